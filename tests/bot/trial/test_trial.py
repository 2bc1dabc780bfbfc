"""A whole trial against playgrounds with every kind of behaviour, and an owner who presses."""

import asyncio
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.__main__ import main
from bot.playground import ManualClock, Playground, Visitor
from bot.playground import switches as playground_switches
from bot.playground.client import text_of
from bot.playground.clock import Clock
from bot.playground.resources.guilds import BOT_ROLE
from bot.playground.resources.permissions import Permission
from bot.playground.switches import RateLimits
from bot.run.config import Settings
from bot.run.lifecycle import run_until_signal
from bot.run.problem import SET_RIGHT, UNFIT, Problem
from bot.trial import sandbox
from bot.trial.command_list import compared
from bot.trial.report import ProbeResult, Report, Verdict
from bot.trial.session import OLD, Times, check_preconditions, earlier_message, run_trial
from bot.ui.components import page, text
from bot.ui.sending.raw_api import kept_by
from tests.bot.dealt import instance
from tests.play.conftest import MODES
from tests.playground.conformance import Conformance
from tests.playground.small_bot import point_at

HOLDS, DIFFERS, UNTRIED, UNANSWERED = Verdict
pytestmark = pytest.mark.long

USUAL = Times()
TOKEN = "aB3.very-secret.token"
BY_BOTH, BY_ID, OMITTED = (f"picture kept {way}:" for way in reversed(sandbox.KeepMethod))
THREADS = Permission.CREATE_PUBLIC_THREADS | Permission.MANAGE_THREADS


class Day:
    """A playground, and the findings of one trial in it."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.owner = Visitor(playground, "Alice")
        self.channel = self.owner.channel
        self.said: list[str] = []
        self.report: Report | None = None
        self.saying = "Visible on both"
        self.finding_it = "Among my messages"

    async def trial(self, channel: int | None = None, *, earlier: int | None = None, **times: Any) -> Report:
        settings = Settings(token=SecretStr(TOKEN), token_file=None, discord_url=self.playground.url)
        clock = Times(now=self.playground.clock.now, **({"sleep": Hours(set())} | times))

        def done(report: Report) -> None:
            self.report = report

        where = int(self.channel.id) if channel is None else channel
        await run_trial(settings, where, earlier, done, clock, self.said.append)
        assert self.report is not None
        return self.report

    async def press(self) -> None:
        """Do what the owner is asked to do."""
        panel = await self.owner.wait_message("Please press the three buttons")
        await self.owner.click(panel, "1  In the channel")
        await self._see(await self.owner.wait_message("What do you see above?"))
        await self.owner.click(self.owner.message(panel), "2  Only to me")
        await self._see(await self.owner.wait_message("Only you see this."))
        await self.owner.click(self.owner.message(panel), "3  Send me a direct message")
        if self.playground.switches.direct != "quarantined":
            asked = await self.owner.wait_message("Where is it?")
            await self.owner.click(asked, self.finding_it)
            if self.finding_it == "In Message Requests":
                self.owner.accept()
        if self.playground.switches.direct != "quarantined" and self.finding_it != "Nowhere":
            await self._see(await self.owner.wait_dm("What do you see below?"))

    async def _see(self, message: dict[str, Any]) -> None:
        await self.owner.click(message, self.saying)

    async def whole(self, **more: Any) -> Report:
        """Run a trial while the owner presses."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self.press())
            trial = both.create_task(self.trial(**more))
        return trial.result()

    def finding(self, name: str) -> ProbeResult:
        assert self.report is not None
        [found] = [finding for finding in self.report.findings if finding.name == name]
        return found

    def verdicts(self, beginning: str) -> set[Verdict]:
        assert self.report is not None
        return {f.verdict for f in self.report.findings if f.name.startswith(beginning)}

    @property
    def lying_about(self) -> list[str]:
        """All messages of the bot, in any channel."""
        return [text_of(message.json()) for message in self.playground.world.messages.values()]


@pytest.fixture
async def day(monkeypatch: pytest.MonkeyPatch) -> Any:
    playground = Playground(ManualClock(), rate_limits="off")
    await playground.start()
    playground.rates = RateLimits(Clock())  # discord.py waits for them in real time
    for name, (most, _) in playground_switches.PLAY_LIMITS.items():
        monkeypatch.setitem(playground_switches.PLAY_LIMITS, name, (most, 0.05))
    judge = Conformance.attach(playground)
    point_at(monkeypatch, playground.url)
    yield Day(playground)
    await playground.stop()
    # The specification does not allow errors of a form's part beside errors of that part's parts.
    assert [said for said in judge.violations if not re.search(r" 400: errors\.\S*_errors: ", said)] == []


@pytest.fixture
def threads(day: Day) -> None:
    day.playground.world.roles[BOT_ROLE].permissions |= THREADS


EXPECTED = {
    "strict": {BY_BOTH: HOLDS, BY_ID: DIFFERS, OMITTED: DIFFERS},
    "id": {BY_BOTH: HOLDS, BY_ID: HOLDS, OMITTED: DIFFERS},
    "omitted": {BY_BOTH: HOLDS, BY_ID: HOLDS, OMITTED: HOLDS},
    "dropped": {BY_BOTH: HOLDS, BY_ID: HOLDS, OMITTED: DIFFERS},
}


def names_nobody(report: Report, day: Day) -> bool:
    """Return whether the reports have no token, no name, and no id but the leftover message's."""
    world = day.playground.world
    names = [TOKEN, "The Card Room", *(member.user.global_name for member in world.people())]
    names += [channel.name for channel in world.channels.values()]
    texts = report.markdown() + report.json()
    # The ids of the playground and of Discord have 17 digits or more; a custom_id has the press's token.
    ids = set(re.findall(r"\d{15,}", texts)) - {str(report.left)}
    return not ids and not any(re.search(rf"\b{re.escape(str(name))}\b", texts) for name in names)


@pytest.mark.parametrize("mode", MODES)
async def test_in_every_mode_the_trial_says_how_discord_is(day: Day, threads: None, mode: str) -> None:
    day.playground.switch(MODES[mode])
    report = await day.whole()
    assert report.code == 0
    assert report.grave == ()
    assert UNANSWERED not in day.verdicts("")
    for beginning, verdict in EXPECTED.get(mode, EXPECTED["strict"]).items():
        others = {UNTRIED} if mode == "quarantined" else set()
        assert day.verdicts(beginning) - others == {verdict}, beginning
    opened = day.finding("direct messages are possible")
    assert (opened.verdict is DIFFERS) == (mode == "quarantined")
    assert day.finding("commands").verdict is DIFFERS
    routes = {call.route for call in day.playground.calls.bot}
    assert not any(route.startswith(("PUT applications", "POST applications")) for route in routes)
    assert day.finding("edit in an archived thread").verdict is HOLDS
    limits = {each.kind: each.limit for each in report.counted}
    assert limits["send"] == (5 if mode == "limited" else 10_000)
    # Exactly the messages that the report lists are left over.
    assert len(day.lying_about) == 1
    assert str(report.left) in day.playground.world.messages
    assert report.untidy == ()
    assert day.playground.world.threads() == []
    assert names_nobody(report, day)


async def test_a_picture_that_is_gone_without_a_word_is_seen(day: Day) -> None:
    day.playground.switch({"attachments": "dropped"})
    await day.whole()
    for how in ("edit in the channel", "answer to a press (type 7), public", "edit, direct message"):
        lost = day.finding(f"{OMITTED} {how}")
        assert lost.verdict is DIFFERS
        assert lost.seen == "accepted without an error, but the picture is gone"
        assert lost.then == "is not affected: it always sends id and name"


async def test_a_picture_that_the_bots_own_edit_loses_without_a_word_is_grave(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would show blank pictures without noticing."""
    monkeypatch.setattr(sandbox, "kept_by", lambda _: None)
    monkeypatch.setattr(sandbox.Sandbox, "kept", lambda _, message: kept_by(message))
    report = await day.whole()
    assert report.code == 1
    assert any(finding.name.startswith(BY_BOTH) for finding in report.grave)


async def test_who_sees_a_blank_is_told_what_to_do(day: Day) -> None:
    day.saying = "Blank on the phone"
    report = await day.whole()
    assert report.code == 1
    assert [finding.seen for finding in report.grave] == 3 * ["Blank on the phone"]
    assert "CARDROOM_CARDS=text" in report.markdown().partition("## Assumptions")[0]


async def test_a_direct_message_in_message_requests_is_told(day: Day) -> None:
    day.playground.switch({"dm_requests": ["Alice"]})
    day.finding_it = "In Message Requests"
    report = await day.whole()
    arrived = day.finding("where it arrives: direct message")
    assert (arrived.verdict, arrived.seen) == (DIFFERS, "In Message Requests")
    assert "My hand in the channel" in arrived.then
    assert day.finding("what a person sees: direct message").verdict is HOLDS
    assert report.code == 0


async def test_a_direct_message_that_nobody_finds_ends_the_questions_about_it(day: Day) -> None:
    day.finding_it = "Nowhere"
    report = await day.whole()
    assert day.finding("where it arrives: direct message").verdict is DIFFERS
    assert day.finding("what a person sees: direct message").verdict is UNTRIED
    assert UNANSWERED not in day.verdicts("")
    assert report.code == 0


async def test_the_applications_own_emoji_are_tried_where_there_are_any(day: Day) -> None:
    known = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
    day.playground.world.emojis["77"] = {"id": "77", "name": "ace", **known}
    await day.trial(sleep=Hours({USUAL.presses}))
    assert day.finding("the application's own emoji on a button").verdict is HOLDS


# --- expiry


async def test_a_message_grows_old_and_the_next_trial_tries_and_removes_it(day: Day) -> None:
    hours = Hours({USUAL.presses})
    first = (await day.trial(sleep=hours)).left
    assert first is not None
    assert (await day.trial(earlier=first, sleep=hours)).left == first
    assert day.finding("edits of a message older than an hour").verdict is UNTRIED
    assert len(day.lying_about) == 1

    instance(ManualClock, day.playground.clock).advance(OLD + 1)
    day.playground.switch({"rate_limits": "play"})
    report = await day.trial(earlier=first, sleep=hours)
    old = day.finding("edits of a message older than an hour")
    assert (old.verdict, old.seen) == (HOLDS, "refused with 429/30046 after 3 edits")
    assert report.left is None
    assert day.lying_about == []


async def test_a_message_that_somebody_has_removed_is_left_anew(day: Day) -> None:
    hours = Hours({USUAL.presses})
    first = (await day.trial(sleep=hours)).left
    day.owner.delete(str(first))
    instance(ManualClock, day.playground.clock).advance(OLD + 1)
    second = (await day.trial(earlier=first, sleep=hours)).left
    assert second not in (None, first)
    assert str(second) in day.playground.world.messages


# --- time limits and interrupts


class Hours:
    """Waits of the given lengths end at once; all others never end."""

    def __init__(self, short: set[float]) -> None:
        self.short = short

    async def __call__(self, seconds: float) -> None:
        if seconds not in self.short:
            await asyncio.Event().wait()


async def test_who_presses_nothing_has_a_report_all_the_same(day: Day) -> None:
    report = await day.trial(sleep=Hours({USUAL.presses}))
    assert report.code == 0
    assert day.verdicts("what a person sees") == {UNANSWERED}
    assert day.finding("text of 4,001 characters").verdict is HOLDS
    assert len(day.lying_about) == 1


def test_all_is_over_in_ten_minutes() -> None:
    assert USUAL.connect + USUAL.whole + sandbox.TIDY_WITHIN <= 600
    assert USUAL.probes + USUAL.presses < USUAL.whole


async def stuck(where: sandbox.Sandbox) -> sandbox.Seen:
    await where.send(page(text("Stuck.")))
    await asyncio.Event().wait()
    raise AssertionError


async def broken(where: sandbox.Sandbox) -> sandbox.Seen:
    await where.send(page(text("Broken.")))
    raise RuntimeError


def probing(monkeypatch: pytest.MonkeyPatch, run: Any) -> None:
    """Run only this probe first."""
    monkeypatch.setattr("bot.trial.session.PROBES", (sandbox.Probe("it", "nothing", "nothing", run),))


async def test_what_hangs_is_given_up(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    probing(monkeypatch, stuck)
    report = await day.trial(sleep=Hours({USUAL.probes, USUAL.presses}))
    assert (day.finding("it").verdict, day.finding("it").seen) == (UNTRIED, "out of time")
    assert report.ended == ""
    assert len(day.lying_about) == 1


async def test_when_all_its_time_is_up_the_trial_cleans_up(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    probing(monkeypatch, stuck)
    late = Late(day)
    report = await day.trial(sleep=late)
    assert report.ended == "The trial ran out of time."
    assert late.saw == 1
    assert day.lying_about == []


class Late:
    """Lets the whole time run out once a message exists."""

    def __init__(self, day: Day) -> None:
        self.day = day
        self.saw = 0

    async def __call__(self, seconds: float) -> None:
        if seconds != USUAL.whole:
            await asyncio.Event().wait()
        await self.day.owner.wait_message("Stuck.")
        self.saw = len(self.day.lying_about)


async def test_a_fault_of_its_own_leaves_nothing_about(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    probing(monkeypatch, broken)
    with pytest.raises(RuntimeError):
        await day.trial()
    assert day.report is not None
    assert day.report.ended == "The trial failed (RuntimeError)."
    assert day.lying_about == []


@pytest.mark.parametrize("moment", ["A picture, for a moment.", "Please press the three buttons"])
async def test_ctrl_c_cleans_up(day: Day, moment: str) -> None:
    """Also while a message is in flight and its id is not known yet."""
    told: list[str] = []

    def look(kind: str, data: dict[str, Any]) -> None:
        if kind == "MESSAGE_CREATE" and moment in text_of(data) and not told:
            told.append(moment)
            os.kill(os.getpid(), signal.SIGINT)

    stop = day.playground.hub.subscribe(day.owner.id, look)

    async def trial() -> None:
        await day.trial(sleep=Hours(set()))

    await run_until_signal(trial())
    stop()
    assert told == [moment]
    assert day.report is not None
    assert day.report.ended == "The trial was stopped."
    assert "it can play here" not in day.report.markdown()
    assert day.finding("rate limits are kept").verdict is (UNTRIED if moment.startswith("A pic") else HOLDS)
    assert day.lying_about == []


# --- requirements


async def test_a_channel_that_there_is_not_gets_a_sentence(day: Day) -> None:
    with pytest.raises(Problem, match="There is no such channel") as caught:
        await day.trial(100_000_000_000_000_000)
    assert caught.value.code == UNFIT


async def test_a_channel_that_may_not_be_written_in_gets_a_sentence(day: Day) -> None:
    with pytest.raises(Problem, match="give it Send Messages there"):
        await day.trial(int(day.playground.world.channel("rules").id))
    day.playground.switch({"bot_denied": {"card-room": ["view_channel"]}})
    with pytest.raises(Problem, match="give it View Channel there"):
        await day.trial()
    assert day.lying_about == []


async def test_where_no_files_may_be_attached_the_code_is_tried_and_the_rest_is_not(day: Day) -> None:
    day.playground.switch({"bot_denied": {"card-room": ["attach_files"]}})
    report = await day.trial(sleep=Hours(set()))
    assert day.finding("file where the bot may not attach any").seen == "refused with 403/50013"
    assert day.verdicts("picture kept") == {UNTRIED}
    assert day.finding("text of 4,000 characters").verdict is HOLDS
    assert report.code == 0


@pytest.fixture
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith(("CARDROOM_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def test_without_a_token_it_says_what_to_do(no_settings: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trial", "100000000000000000"]) == SET_RIGHT
    said = capsys.readouterr().err
    assert "DISCORD_TOKEN" in said
    assert "without Discord" in " ".join(said.split())


def test_without_a_channel_it_says_where_to_find_the_id(
    no_settings: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["trial"]) == UNFIT
    said = capsys.readouterr().err
    assert "Copy Channel ID" in " ".join(said.split())
    assert TOKEN not in said


def test_a_report_that_cannot_be_written_is_told_before(no_settings: None, tmp_path: Path) -> None:
    settings = Settings(token=SecretStr(TOKEN), token_file=None, discord_url="http://127.0.0.1:1")
    with pytest.raises(Problem, match="cannot be written"):
        check_preconditions(settings, 1, tmp_path / "nowhere" / "report.md")


def test_it_needs_the_gateway(no_settings: None, tmp_path: Path) -> None:
    settings = Settings(token=SecretStr(TOKEN), token_file=None, ingress="http")
    with pytest.raises(Problem, match="clear Interactions Endpoint URL"):
        check_preconditions(settings, 1, tmp_path / "report.md")


def test_the_report_of_the_last_trial_tells_what_was_left(tmp_path: Path) -> None:
    file = tmp_path / "cardroom-trial.json"
    assert earlier_message(file) is None
    file.write_text(Report(0.0, 1.0, (), (), 987654321).json(), encoding="utf-8")
    assert earlier_message(file) == 987654321
    file.write_text("[]", encoding="utf-8")
    assert earlier_message(file) is None


def test_commands_are_compared_by_what_people_see_of_them() -> None:
    option = {"name": "game", "description": "Which", "required": True, "type": 3}
    table = {"name": "table", "description": "Tables", "options": [option], "type": 1}
    told = {**table, "id": "1", "options": [{**option, "autocomplete": False}], "nsfw": False}
    strange = {"name": "old", "description": "Gone", "type": 1}
    assert compared([told], [table]) == (0, 0, 0)
    assert compared([], [table]) == (1, 0, 0)
    assert compared([told, strange], [table]) == (0, 1, 0)
    launch = {"name": "launch", "description": "", "type": 4}
    assert compared([told, launch], [table]) == (0, 0, 0), "Discord's own, which the bot keeps"
    assert compared([told], [{**table, "options": [{**option, "required": False}]}]) == (0, 0, 1)
