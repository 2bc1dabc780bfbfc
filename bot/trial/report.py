"""What a trial has found, in Markdown for people and in JSON for programs.

Neither has the token, a name, or the id of a person, a server or a channel in it. The one id is that of the
message that a trial leaves behind, by which the next one finds it.
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
    """What became of an assumption."""

    HOLDS = "holds"
    DIFFERS = "differs"
    UNTRIED = "not tried"
    UNANSWERED = "not answered"


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """An assumption and what became of it.

    ``then`` is what the bot does where it differs; ``grave``: it does, and the bot has no way round.
    """

    name: str
    relies: str
    verdict: Verdict
    seen: str
    then: str
    grave: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """How requests of one kind fared: what the headers told last, and milliseconds to the answer.

    ``remaining`` is the least that was told. None: Discord has not told it.
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
    """All findings. ``began`` in seconds since 1970; ``left`` is the message that stays in the channel, if
    one does; ``ended``: what cut the trial short, or nothing; ``untidy``: what could not be removed.
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
        """What differs with no way round."""
        return tuple(finding for finding in self.findings if finding.grave)

    @property
    def code(self) -> int:
        """0: all that the bot needs holds, or it has a way round."""
        return 1 if self.grave else 0

    @property
    def sentence(self) -> str:
        """The outcome, and what to do."""
        if self.grave:
            what = "one thing" if len(self.grave) == 1 else f"{len(self.grave)} things"
            return (
                f"Discord differs in {what} for which the bot has no way round: do what stands below, and "
                "send this report to whoever looks after the program."
            )
        rest = sum(f.verdict in {Verdict.UNTRIED, Verdict.UNANSWERED} for f in self.findings)
        said = "What was tried holds, or the bot has a way round"
        said = f"{self.ended} {said}." if self.ended else f"{said}: it can play here."
        return f"{said} Not tried or not answered: {rest}." if rest else said

    def json(self) -> str:
        """Return the whole as JSON."""
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
        """Return the whole for people."""
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
                    f"One message, {self.left}, stays in the channel to grow old. Run the trial again after "
                    "an hour, with this report's JSON where it is: it is tried then, and removed."
                ),
            ]
        for kind in self.untidy:
            lines += ["", f"Could not be removed, please do it by hand: {kind}."]
        if self.grave:
            lines += [
                "",
                "## No way round",
                "",
                *(f"* **{f.name}**: {f.seen}. {f.then}." for f in self.grave),
            ]
        lines += ["", "## Assumptions", "", _row("", "what", "the bot relies on", "seen", "where it differs")]
        lines += ["|---|---|---|---|---|"]
        lines += [_row(_shown(f.verdict), f.name, f.relies, f.seen, f.then) for f in self.findings]
        lines += ["", "## Requests", ""]
        lines += [
            _row("kind", "sent", "429", "bucket", "limit", "least left", "reset after", "median", "longest"),
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
