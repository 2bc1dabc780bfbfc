"""The report of a trial, in Markdown and in JSON.

It contains no token, no name, and no id of a person, a guild or a channel. Its only id is that of the message
that a trial leaves in the channel for the next one.
"""

import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

import discord

from bot import __version__

FORMAT: Final = 1


class Verdict(StrEnum):
    """The result of testing an assumption."""

    HOLDS = "holds"
    DIFFERS = "differs"
    UNTRIED = "not tried"
    UNANSWERED = "not answered"


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """An assumption and its result.

    ``then`` is what the bot does if Discord differs; ``grave``: it differs, and the bot has no workaround.
    """

    name: str
    relies: str
    verdict: Verdict
    seen: str
    then: str
    grave: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """Statistics of one kind of request: the last headers, and response times in milliseconds.

    ``remaining`` is the lowest value seen. None: Discord sent no such header.
    """

    kind: str
    requests: int
    refused: int
    bucket: str | None
    limit: int | None
    remaining: int | None
    reset_after: float | None
    median: float
    longest: float


@dataclass(frozen=True, slots=True)
class Report:
    """All results of a trial.

    ``began`` is in seconds since 1970. ``left`` is the id of the message that stays in the channel, if any.
    ``ended`` says why the trial was cut short, else it is empty. ``untidy`` is what could not be removed.
    """

    began: float
    seconds: float
    findings: tuple[ProbeResult, ...]
    counted: tuple[Counted, ...]
    left: int | None
    untidy: tuple[str, ...] = ()
    ended: str = ""

    @property
    def grave(self) -> tuple[ProbeResult, ...]:
        """The results that differ and for which the bot has no workaround."""
        return tuple(finding for finding in self.findings if finding.grave)

    @property
    def code(self) -> int:
        """The exit code: 0 if the bot can play, 1 if it cannot."""
        return 1 if self.grave else 0

    @property
    def sentence(self) -> str:
        """The outcome, and what the operator should do."""
        if self.grave:
            what = "one thing" if len(self.grave) == 1 else f"{len(self.grave)} things"
            return (
                f"Discord differs in {what} for which the bot has no workaround: follow the advice below, "
                "and send this report to the program's maintainers."
            )
        rest = sum(f.verdict in {Verdict.UNTRIED, Verdict.UNANSWERED} for f in self.findings)
        said = "Everything tried holds, or the bot has a workaround"
        said = f"{self.ended} {said}." if self.ended else f"{said}: it can play here."
        return f"{said} Not tried or not answered: {rest}." if rest else said

    def json(self) -> str:
        """Return the report as JSON."""
        whole: dict[str, Any] = {
            "format": FORMAT,
            "cardroom": __version__,
            "discord.py": discord.__version__,
            "began": _moment(self.began),
            "seconds": round(self.seconds, 1),
            "exit_code": self.code,
            "outcome": self.sentence,
            "findings": [asdict(finding) for finding in self.findings],
            "requests": [asdict(counted) for counted in self.counted],
            "left_behind": None if self.left is None else str(self.left),
            "not_removed": list(self.untidy),
        }
        return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"

    def markdown(self) -> str:
        """Return the report as Markdown."""
        count = {verdict: sum(f.verdict is verdict for f in self.findings) for verdict in Verdict}
        lines = [
            "# Cardroom's trial on Discord",
            "",
            f"{_moment(self.began)}, {self.seconds:.0f} s, Cardroom {__version__}, "
            f"discord.py {discord.__version__}: "
            + ", ".join(f"{number} {verdict}" for verdict, number in count.items() if number),
            "",
            f"**{self.sentence}**",
        ]
        if self.left is not None:
            lines += [
                "",
                (
                    f"One message, {self.left}, stays in the channel, because a later trial needs an old "
                    "one. Run the trial again after an hour, with this report's JSON in its place: it then "
                    "tests that message and removes it."
                ),
            ]
        for kind in self.untidy:
            lines += ["", f"Could not be removed, please remove it by hand: {kind}."]
        if self.grave:
            lines += [
                "",
                "## No workaround",
                "",
                *(f"* **{f.name}**: {f.seen}. {f.then}." for f in self.grave),
            ]
        lines += [
            "",
            "## Assumptions",
            "",
            _row("", "what", "the bot relies on", "result", "if it differs, the bot"),
        ]
        lines += ["|---|---|---|---|---|"]
        lines += [_row(_shown(f.verdict), f.name, f.relies, f.seen, f.then) for f in self.findings]
        lines += ["", "## Requests", ""]
        lines += [
            _row("kind", "sent", "429", "bucket", "limit", "lowest", "reset after", "median", "longest"),
            "|---|---|---|---|---|---|---|---|---|",
        ]
        lines += [
            _row(
                each.kind,
                each.requests,
                each.refused,
                each.bucket,
                each.limit,
                each.remaining,
                None if each.reset_after is None else f"{each.reset_after:.1f} s",
                f"{each.median:.0f} ms",
                f"{each.longest:.0f} ms",
            )
            for each in self.counted
        ]
        return "\n".join(lines) + "\n"


def _shown(verdict: Verdict) -> str:
    return f"**{verdict}**" if verdict is Verdict.DIFFERS else verdict.value


def _row(*cells: object) -> str:
    return "| " + " | ".join("–" if cell is None else str(cell) for cell in cells) + " |"


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
