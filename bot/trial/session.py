"""A whole trial, from login to report; it takes at most ten minutes."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from bot.pictures import CardGroup, HandPicture, Style
from bot.run.client import point_at
from bot.run.config import Settings
from bot.run.event_loop import run_in_loop
from bot.run.lifecycle import explain, run_until_signal
from bot.run.problem import TRY_AGAIN, UNFIT, Problem
from bot.run.program_name import program
from bot.trial.client import TrialClient
from bot.trial.presses import Presses
from bot.trial.probes import PROBES
from bot.trial.report import ProbeResult, Report, Verdict
from bot.trial.sandbox import Probe, ProbeSkipped, Sandbox, Seen, differs, holds, refusal
from bot.ui.components import Upload, page, text
from bot.ui.sending.rate_limiter import OLD_MESSAGE
from bot.workers.renderer import Picture, draw
from engine.cards import parse_cards

OLD: Final = 3600.0
"""Age of a message in seconds from which Discord limits its edits."""
EDITS: Final = 5
INTERRUPTED: Final = 130
OUT_OF_TIME: Final = "out of time"
DESCRIPTION: Final = "A picture for a trial: four aces"
RELIES_OLD: Final = (
    f"accepted, or refused with 429/{OLD_MESSAGE} after some edits: then the bot posts the board again"
)
THEN_OLD: Final = "tries again with the next move, and posts boards again before they are an hour old"
EARLIER_BOT: Final = "If a bot with this token is running, stop it first; otherwise it may get your presses."


@dataclass(frozen=True, slots=True)
class Times:
    """Time limits in seconds, and the functions for the time and for waiting."""

    connect: float = 40.0
    whole: float = 500.0
    probes: float = 240.0
    presses: float = 200.0
    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


@dataclass(slots=True)
class _Found:
    """The results so far, from which a report can be written at any time."""

    findings: list[ProbeResult] = field(default_factory=list)
    left: int | None = None
    ended: str = ""

    def give_up(self, why: str) -> None:
        """Record all remaining probes as not tried."""
        known = {finding.name for finding in self.findings}
        left = [probe for probe in PROBES if probe.name not in known]
        self.findings += [_finding(probe, Seen(Verdict.UNTRIED, why)) for probe in left]


def run(
    settings: Settings, channel: int | None, markdown: Path, as_json: Path, say: Callable[[str], None]
) -> int:
    """Run a trial, report its progress to ``say``, and write both reports.

    Returns the exit code: 0 if the bot can play, 1 if it cannot, 130 if the trial was interrupted. Raises
    Problem for errors that the operator can fix.
    """
    check_preconditions(settings, channel, markdown, as_json)
    reports: list[Report] = []

    async def held() -> None:
        await run_trial(settings, channel, earlier_message(as_json), reports.append, Times(), say)

    try:
        run_in_loop(run_until_signal(held()))
    except Exception as error:
        problem = explain(error)
        if problem is None:
            raise
        raise problem from None
    finally:
        for report in reports:
            markdown.write_text(report.markdown(), encoding="utf-8")
            as_json.write_text(report.json(), encoding="utf-8")
    if not reports:
        return INTERRUPTED
    say(f"\n{reports[-1].sentence}\nThe report is in {markdown} and {as_json}")
    return INTERRUPTED if reports[-1].ended.startswith("The trial was stopped") else reports[-1].code


def check_preconditions(settings: Settings, channel: int | None, *files: Path) -> None:
    """Raise Problem if the trial cannot start."""
    if settings.needs_playground:
        raise Problem(
            "The trial needs Discord, and no token is set: put the bot's token into DISCORD_TOKEN or into "
            "the file named by DISCORD_TOKEN_FILE. To try it without Discord, run "
            f"`{program()}` without a token, and the trial with CARDROOM_DISCORD_URL=http://127.0.0.1:8080."
        )
    if settings.ingress == "http":
        raise Problem(
            "The trial receives presses over the gateway. Stop the bot, clear Interactions Endpoint URL in "
            "the developer portal for these ten minutes, and run the trial without CARDROOM_INGRESS."
        )
    if channel is None and settings.discord_url is None:
        raise Problem(
            f"Give the id of a channel for the trial: {program()} trial CHANNEL. In Discord, turn on "
            "Settings, Advanced, Developer Mode, then right-click a channel and choose Copy Channel ID.",
            UNFIT,
        )
    for file in files:
        if file.is_dir() or not file.absolute().parent.is_dir():
            raise Problem(f"The report cannot be written to {file}.", UNFIT)


async def run_trial(
    settings: Settings,
    channel: int | None,
    earlier: int | None,
    done: Callable[[Report], None],
    times: Times,
    say: Callable[[str], None],
) -> None:
    """Run a trial; ``done`` gets the report, even if the trial is cut short.

    ``earlier`` is the id of the message that the last trial left. Raises Problem, and discord.py's exceptions
    at login.
    """
    if settings.discord_url is not None:
        point_at(settings.discord_url)
    client = TrialClient(stand_in=settings.discord_url is not None, per_second=settings.rest_per_second)
    began, found = times.now(), _Found(left=earlier)
    async with client:
        running = asyncio.create_task(client.start(settings.bearer))
        try:
            await _connected(client, running, times)
            say(EARLIER_BOT)
            visit = Sandbox(client, channel or _first_channel(client), _drawn())
            await _welcome(visit)
            presses = Presses(visit)
            untidy: tuple[str, ...] = ()
            try:
                whole = asyncio.create_task(_all(visit, presses, found, times, say))
                if not await _within(whole, times.whole, times):
                    found.ended = "The trial ran out of time."
            except asyncio.CancelledError:
                found.ended = "The trial was stopped."
                raise
            except Exception as error:
                found.ended = f"The trial failed ({type(error).__name__})."
                raise
            finally:
                untidy = await visit.tidy()
                found.give_up(found.ended)
                findings = (*found.findings, *presses.findings)
                seconds = times.now() - began
                done(Report(began, seconds, findings, client.meter.counted, found.left, untidy, found.ended))
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def _all(
    visit: Sandbox, presses: Presses, found: _Found, times: Times, say: Callable[[str], None]
) -> None:
    say(f"Running {len(PROBES)} probes, within {times.probes / 60:.0f} minutes …")
    tried = asyncio.create_task(_try_all(visit, found, say))
    await _within(tried, times.probes, times)
    found.give_up(OUT_OF_TIME)
    say(f"Now press the buttons in the channel, within {times.presses / 60:.0f} minutes.")
    await _within(asyncio.create_task(presses.ask()), times.presses, times)
    old, found.left = await _old(visit, found.left, times.now())
    found.findings.append(old)


async def _within(task: "asyncio.Task[None]", seconds: float, times: Times) -> bool:
    """Wait for a task; cancel it after ``seconds`` or with the caller; return if it ended."""
    alarm = asyncio.ensure_future(times.sleep(seconds))
    try:
        await asyncio.wait({task, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        return task.done()
    finally:
        alarm.cancel()
        task.cancel()
        await asyncio.gather(task, alarm, return_exceptions=True)


async def _try_all(visit: Sandbox, found: _Found, say: Callable[[str], None]) -> None:
    for probe in PROBES:
        finding = await _tried(visit, probe)
        found.findings.append(finding)
        say(f"  {finding.verdict.value:<12} {finding.name}: {finding.seen}")


async def _tried(visit: Sandbox, probe: Probe) -> ProbeResult:
    try:
        seen = await probe.run(visit)
    except ProbeSkipped as why:
        seen = Seen(Verdict.UNTRIED, str(why))
    except discord.HTTPException as refused:
        if refused.status >= 500:
            seen = Seen(Verdict.UNTRIED, "Discord had an error")
        else:
            seen = differs(refusal(refused), grave=probe.grave)
    except (aiohttp.ClientError, OSError):
        seen = Seen(Verdict.UNTRIED, "Discord could not be reached")
    except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
        seen = differs(f"the reply has another format ({type(error).__name__})", grave=probe.grave)
    return _finding(probe, seen)


def _finding(probe: Probe, seen: Seen) -> ProbeResult:
    return ProbeResult(probe.name, probe.relies, seen.verdict, seen.said, probe.then, seen.grave)


async def _old(visit: Sandbox, earlier: int | None, now: float) -> tuple[ProbeResult, int | None]:
    """Test the message that an earlier trial left, or leave one; return the id of what stays."""

    def finding(seen: Seen) -> ProbeResult:
        return ProbeResult(
            "edits of a message older than an hour", RELIES_OLD, seen.verdict, seen.said, THEN_OLD
        )

    if earlier is not None:
        age = now - discord.utils.snowflake_time(earlier).timestamp()
        if age < OLD:
            rest = (OLD - age) / 60
            said = f"the message is not an hour old yet; run the trial again in {rest:.0f} minutes"
            return finding(Seen(Verdict.UNTRIED, said)), earlier
        seen = await _edited_often(visit, earlier)
        if seen is not None:
            return finding(seen), None
    try:
        left = await visit.send(page(text("The next trial of Cardroom tests and removes this message.")))
    except discord.HTTPException as refused:
        return finding(Seen(Verdict.UNTRIED, f"a message could not be posted: {refusal(refused)}")), None
    visit.forget("a message", int(left["id"]))
    return finding(
        Seen(Verdict.UNTRIED, "a message was posted for it; run the trial again after an hour")
    ), int(left["id"])


async def _edited_often(visit: Sandbox, number: int) -> Seen | None:
    """Edit an old message until Discord refuses, and remove it; None if it does not exist."""
    message = {"channel_id": visit.channel, "id": number}
    visit.later("a message", number, lambda: visit.delete(message))
    for edits in range(EDITS):
        try:
            await visit.edit(message, page(text(f"An old message, edited: {edits + 1}.")))
        except discord.NotFound:
            visit.forget("a message", number)
            return None
        except discord.HTTPException as refused:
            said = f"{refusal(refused)} after {edits} edits"
            return holds(said) if refused.code == OLD_MESSAGE else differs(said)
    return holds(f"{EDITS} edits were accepted")


async def _connected(client: TrialClient, running: "asyncio.Task[None]", times: Times) -> None:
    ready = asyncio.create_task(client.connected.wait())
    alarm = asyncio.ensure_future(times.sleep(times.connect))
    try:
        await asyncio.wait({running, ready, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        if not ready.done():
            raise Problem(f"The bot was not connected within {times.connect:.0f} seconds.", TRY_AGAIN)
    finally:
        ready.cancel()
        alarm.cancel()
        await asyncio.gather(ready, alarm, return_exceptions=True)


def _first_channel(client: TrialClient) -> int:
    """Return the first channel of a stand-in in which the bot may write."""
    for guild in client.guilds:
        for channel in guild.text_channels:
            if channel.permissions_for(guild.me).send_messages:
                return channel.id
    raise Problem("There is no channel in which the bot may write.")


async def _welcome(visit: Sandbox) -> None:
    """Check that the bot can write in the channel. Raises Problem."""
    try:
        await visit.delete(await visit.send(page(text("Cardroom's trial begins."))))
    except discord.HTTPException as refused:
        match refused.code:
            case 10003:
                said = "There is no such channel, or the bot is not in its server. Is this a channel's id?"
            case 50001:
                said = "The bot may not see this channel: give it View Channel there."
            case 50013:
                said = "The bot may not write in this channel: give it Send Messages there."
            case 50008:
                said = "This kind of channel (such as a forum) has no messages: choose a text channel."
            case _:
                said = "Discord refuses messages in this channel."
        raise Problem(f"{said} ({refusal(refused)})", UNFIT) from None


def _drawn() -> Upload:
    picture = Picture(HandPicture((CardGroup(tuple(parse_cards("A♠ A♥ A♦ A♣"))),)), Style(), DESCRIPTION)
    return Upload(picture.name, draw(picture), picture.description)


def earlier_message(file: Path) -> int | None:
    """Return the id of the message that the last trial left, from its report; None if unknown."""
    try:
        report: Any = json.loads(file.read_text(encoding="utf-8"))
        return int(report["left_behind"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
