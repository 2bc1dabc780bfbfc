"""A trial from its beginning to its report: ten minutes at the most, whatever happens."""

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
from bot.run.lifecycle import explain, until_told
from bot.run.problem import TRY_AGAIN, UNFIT, Problem
from bot.trial.client import TrialClient
from bot.trial.presses import Presses
from bot.trial.probes import PROBES
from bot.trial.report import ProbeResult, Report, Verdict
from bot.trial.sandbox import Probe, Sandbox, Seen, Untried, differs, holds, refusal
from bot.ui.components import page, text
from bot.ui.sending.rate_limiter import OLD_MESSAGE
from bot.ui.sending.raw_api import Upload
from bot.workers.renderer import Picture, draw
from engine.cards import parse_cards

OLD: Final = 3600.0
"""Seconds after which Discord takes few edits of a message."""
EDITS: Final = 5
INTERRUPTED: Final = 130
OUT_OF_TIME: Final = "the time was up"
DESCRIPTION: Final = "A picture for a trial: four aces"
RELIES_OLD: Final = (
    f"refused with 429/{OLD_MESSAGE} after some edits at the most: then the board is posted anew"
)
THEN_OLD: Final = "tries again with the next move, and posts boards anew before they are an hour old"
EARLIER_BOT: Final = (
    "If a bot runs with this token already, stop it first: your presses go to whichever is quicker."
)


@dataclass(frozen=True, slots=True)
class Times:
    """How long what may take, in seconds, and what the time is; ``sleep`` waits."""

    connect: float = 40.0
    whole: float = 500.0
    probes: float = 240.0
    presses: float = 200.0
    now: Callable[[], float] = time.time
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


@dataclass(slots=True)
class _Found:
    """What has been found so far: the report can be written at any time."""

    findings: list[ProbeResult] = field(default_factory=list)
    left: int | None = None
    ended: str = ""

    def give_up(self, why: str) -> None:
        """Note of what has not been tried that it has not been."""
        known = {finding.name for finding in self.findings}
        left = [probe for probe in PROBES if probe.name not in known]
        self.findings += [_finding(probe, Seen(Verdict.UNTRIED, why)) for probe in left]


def run(
    settings: Settings, channel: int | None, markdown: Path, as_json: Path, say: Callable[[str], None]
) -> int:
    """Hold a trial, ``say`` how it goes, and write both reports; returns the exit code (0:
    the bot can play, 1: it cannot, 130: it was told to stop).

    Raises Problem for what whoever holds it can do something about.
    """
    told_to_go_on(settings, channel, markdown, as_json)
    reports: list[Report] = []

    async def held() -> None:
        await run_trial(settings, channel, left_behind(as_json), reports.append, Times(), say)

    try:
        run_in_loop(until_told(held()))
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
    say(f"\n{reports[-1].sentence}\nThe report: {markdown} and {as_json}")
    return INTERRUPTED if reports[-1].ended.startswith("It was stopped") else reports[-1].code


def told_to_go_on(settings: Settings, channel: int | None, *files: Path) -> None:
    """Raise Problem if the trial cannot begin."""
    if settings.needs_playground:
        raise Problem(
            "The trial is for Discord, and no token is set: put the bot's token into DISCORD_TOKEN or a file "
            "that DISCORD_TOKEN_FILE names. To see what it does, start `make play`, and run it with "
            "CARDROOM_DISCORD_URL=http://127.0.0.1:8080."
        )
    if settings.ingress == "http":
        raise Problem(
            "The trial hears of presses over the gateway. Stop the bot, empty Interactions Endpoint URL in "
            "the developer portal for these ten minutes, and run the trial without CARDROOM_INGRESS."
        )
    if channel is None and settings.discord_url is None:
        raise Problem(
            "Name a channel for the trial by its id: python -m bot trial CHANNEL. In Discord, turn on "
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
    """Hold a trial; ``earlier`` is the message that the one before left behind; ``done`` gets the report,
    also when it is cut short. Raises Problem, and what discord.py raises at login.
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
                    found.ended = "Its time was up."
            except asyncio.CancelledError:
                found.ended = "It was stopped before its end."
                raise
            except Exception as error:
                found.ended = f"It broke off ({type(error).__name__})."
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
    say(f"{len(PROBES)} things are tried first, within {times.probes / 60:.0f} minutes …")
    tried = asyncio.create_task(_try_all(visit, found, say))
    await _within(tried, times.probes, times)
    found.give_up(OUT_OF_TIME)
    say(f"Now look at the channel and press the buttons, within {times.presses / 60:.0f} minutes.")
    await _within(asyncio.create_task(presses.ask()), times.presses, times)
    old, found.left = await _old(visit, found.left, times.now())
    found.findings.append(old)


async def _within(task: "asyncio.Task[None]", seconds: float, times: Times) -> bool:
    """Wait for a task, but not longer: it is cancelled then, or when the trial is. Say whether it is done."""
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
    except Untried as why:
        seen = Seen(Verdict.UNTRIED, str(why))
    except discord.HTTPException as refused:
        if refused.status >= 500:
            seen = Seen(Verdict.UNTRIED, "Discord was out of order")
        else:
            seen = differs(refusal(refused), grave=probe.grave)
    except (aiohttp.ClientError, OSError):
        seen = Seen(Verdict.UNTRIED, "Discord was not reached")
    except (KeyError, IndexError, TypeError, ValueError, StopIteration) as error:
        seen = differs(f"the reply has another shape ({type(error).__name__})", grave=probe.grave)
    return _finding(probe, seen)


def _finding(probe: Probe, seen: Seen) -> ProbeResult:
    return ProbeResult(probe.name, probe.relies, seen.verdict, seen.said, probe.then, seen.grave)


async def _old(visit: Sandbox, earlier: int | None, now: float) -> tuple[ProbeResult, int | None]:
    """Try the message that an earlier trial left, or leave one; return what stays."""

    def finding(seen: Seen) -> ProbeResult:
        return ProbeResult(
            "edits of a message older than an hour", RELIES_OLD, seen.verdict, seen.said, THEN_OLD
        )

    if earlier is not None:
        age = now - discord.utils.snowflake_time(earlier).timestamp()
        if age < OLD:
            rest = (OLD - age) / 60
            said = f"what was left is not an hour old; run the trial again in {rest:.0f} minutes"
            return finding(Seen(Verdict.UNTRIED, said)), earlier
        seen = await _edited_often(visit, earlier)
        if seen is not None:
            return finding(seen), None
    try:
        left = await visit.send(
            page(text("Cardroom's trial left this here to grow old; the next trial removes it."))
        )
    except discord.HTTPException as refused:
        return finding(Seen(Verdict.UNTRIED, f"a message could not be left: {refusal(refused)}")), None
    visit.forget("a message", int(left["id"]))
    return finding(
        Seen(Verdict.UNTRIED, "a message was left to grow old; run the trial again after an hour")
    ), int(left["id"])


async def _edited_often(visit: Sandbox, number: int) -> Seen | None:
    """Edit an old message until Discord has enough, and remove it; None: it is not there."""
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
    return holds(f"{EDITS} edits were taken")


async def _connected(client: TrialClient, running: "asyncio.Task[None]", times: Times) -> None:
    ready = asyncio.create_task(client.connected.wait())
    alarm = asyncio.ensure_future(times.sleep(times.connect))
    try:
        await asyncio.wait({running, ready, alarm}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        if not ready.done():
            raise Problem("Discord did not let the bot in within a minute.", TRY_AGAIN)
    finally:
        ready.cancel()
        alarm.cancel()
        await asyncio.gather(ready, alarm, return_exceptions=True)


def _first_channel(client: TrialClient) -> int:
    """Return a channel of a stand-in in which the bot may write."""
    for guild in client.guilds:
        for channel in guild.text_channels:
            if channel.permissions_for(guild.me).send_messages:
                return channel.id
    raise Problem("There is no channel in which the bot may write.")


async def _welcome(visit: Sandbox) -> None:
    """Raise Problem, in words for the owner, if the bot may not write in the channel."""
    try:
        await visit.delete(await visit.send(page(text("Cardroom's trial begins."))))
    except discord.HTTPException as refused:
        match refused.code:
            case 10003:
                said = "Discord knows no such channel, or the bot is not in its server. Is it a channel's id?"
            case 50001:
                said = "The bot may not see this channel: give it View Channel there."
            case 50013:
                said = "The bot may not write in this channel: give it Send Messages there."
            case 50008:
                said = "One cannot write in this channel, as in a forum: name a text channel."
            case _:
                said = "Discord takes no message in this channel."
        raise Problem(f"{said} ({refusal(refused)})", UNFIT) from None


def _drawn() -> Upload:
    picture = Picture(HandPicture((CardGroup(tuple(parse_cards("A♠ A♥ A♦ A♣"))),)), Style(), DESCRIPTION)
    return Upload(picture.name, draw(picture), picture.description)


def left_behind(file: Path) -> int | None:
    """Return the message that the trial before has left, as its report says; None if it says nothing."""
    try:
        told: Any = json.loads(file.read_text(encoding="utf-8"))
        return int(told["left_behind"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
