"""What happens at a game night by itself, after crashes and with several processes."""

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
import pytest_asyncio

from bot.manager.nights.night_runner import CLAIM_MS, LONGEST_RETRY_MS, UNATTENDED
from bot.manager.publishing.messages import Page
from bot.manager.time.clock import ManualClock
from bot.ui.nights import GuildNightPages
from data.db.database import Statement
from data.erasure import is_named
from data.nights.nights import EndedFor, Evening, NightKey, Stage
from tests.bot.manager.harness import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    GUILD,
    HOUR,
    MINUTE,
    MODERATOR,
    NOON,
    Harness,
    open_harness,
)
from tests.bot.manager.nights.party import WEEK, Events, Fuse, Party, a_plan

FRIDAY_EVENING = 1_700_247_600_000
"""20:00 in Berlin, three days after the clock of the other tests begins."""


@pytest_asyncio.fixture
async def party(harness: Harness) -> AsyncIterator[Party]:
    harness.troubled = True
    made = Party.of(harness)
    await made.start()
    yield made
    await made.runner.stop()


@pytest.mark.long
async def test_an_evening_from_its_plan_to_the_next_one(party: Party) -> None:
    night = (await party.plan()).night
    [shown] = party.said
    assert "Friday cards" in shown
    assert party.local(night.starts_at) == "Fri 20:00"
    assert [each.starts_at for each in party.events.there.values()] == [night.starts_at]
    await party.come(night.key, ANN, BOB, game="gin")
    await party.come(night.key, CEM)
    await party.advance_to(night.starts_at - 30 * MINUTE)
    assert [f"<@{each.id}>" in party.said[-1] for each in (ANN, BOB, CEM)] == [True] * 3
    await party.advance_to(night.starts_at)
    evening = await party.stored(night.key)
    assert evening.night.stage is Stage.OPEN
    tables = await party.harness.manager.tables.in_channel(CHANNEL)
    assert [(table.spec.key, [kept.member for kept in table.kept]) for table in tables] == [
        ("gin", [ANN.id, CEM.id]),
        ("gin", [BOB.id]),
    ]
    assert "Table 1" in party.said[-1]
    lobby = party.harness.manager.lobby
    await lobby.join(tables[0].id, ANN)
    assert tables[0].host == ANN.id
    await lobby.join(tables[0].id, CEM)  # the last of those who were asked: the match begins
    assert tables[0].match is not None
    await party.harness.play_match(tables[0])
    await party.advance(2 * HOUR)  # the other table closes, since nobody has come to it
    evening = await party.stored(night.key)
    assert (evening.night.stage, evening.night.unattended) == (Stage.OVER, 0)
    assert "1 match was played" in str(party.said)
    following = await party.stored(NightKey(night.series_id, 2))
    assert following.night.starts_at == night.starts_at + WEEK
    assert [str(each).count("Friday cards") for each in party.said[-1:]] == [1]
    assert len(party.said) == 5  # evening, reminder, opening, summary, next evening
    assert following.guests == ()


async def test_nobody_comes_three_times(party: Party) -> None:
    night = (await party.plan()).night
    await party.advance(UNATTENDED * WEEK + HOUR)
    last = await party.stored(NightKey(night.series_id, UNATTENDED))
    assert (last.night.stage, last.night.ended_for) == (Stage.OVER, EndedFor.UNATTENDED)
    assert "three times in a row" in party.said[-1]
    assert len(await party.harness.rows("SELECT 1 FROM nights")) == UNATTENDED
    assert party.events.there == {}
    before = len(party.harness.messenger.requests)
    await party.advance(2 * WEEK)
    assert len(party.harness.messenger.requests) == before


async def test_daylight_saving_keeps_the_time_of_day(party: Party) -> None:
    party.harness.clock.advance(round(datetime(2024, 3, 20, tzinfo=UTC).timestamp() * 1000) - NOON)
    night = (await party.plan()).night
    starts = [night.starts_at]
    for evening in (1, 2):
        await party.advance_to(starts[-1] + 4 * HOUR)
        starts.append((await party.stored(NightKey(night.series_id, evening + 1))).night.starts_at)
    assert [party.local(each) for each in starts] == ["Fri 20:00"] * 3
    assert [after - before for before, after in pairwise(starts)] == [WEEK, WEEK - HOUR]


@pytest.mark.long
async def test_a_single_evening_is_followed_by_none(party: Party) -> None:
    night = (await party.plan(weekly=False)).night
    await party.come(night.key, ANN)
    await party.advance(WEEK)
    assert (await party.stored(night.key)).night.stage is Stage.OVER
    assert len(await party.harness.rows("SELECT 1 FROM nights")) == 1


async def test_a_reminder_can_be_left_out(party: Party) -> None:
    night = (await party.plan(reminder_ms=0)).night
    await party.come(night.key, ANN)
    await party.advance_to(night.starts_at)
    assert not any("⏰" in each for each in party.said)
    assert (await party.stored(night.key)).night.stage is Stage.OPEN


async def test_without_the_permission_all_else_works(party: Party) -> None:
    party.events.allowed = False
    night = (await party.plan()).night
    await party.come(night.key, ANN)
    await party.advance_to(night.starts_at)
    assert party.events.created == 0
    assert (await party.stored(night.key)).night.stage is Stage.OPEN


async def test_a_deleted_channel_cancels_the_evening_and_its_event(party: Party) -> None:
    night = (await party.plan()).night
    party.harness.messenger.closed_channels[CHANNEL] = "channel"
    await party.service.channel_gone(CHANNEL)
    await party.quiet()
    evening = await party.stored(night.key)
    assert (evening.night.stage, evening.night.ended_for) == (Stage.CANCELLED, EndedFor.CHANNEL)
    assert party.events.there == {}
    assert evening.night.due_at is None


async def test_a_channel_that_was_deleted_unseen_cancels_it_too(party: Party) -> None:
    night = (await party.plan()).night
    await party.come(night.key, ANN)
    party.harness.messenger.closed_channels[CHANNEL] = "channel"
    await party.advance_to(night.starts_at - MINUTE)
    assert (await party.stored(night.key)).night.stage is Stage.CANCELLED


async def test_a_lost_permission_is_waited_for(party: Party) -> None:
    party.harness.messenger.closed_channels[CHANNEL] = "send_messages"
    night = (await party.plan()).night
    assert party.said == []
    await party.advance(10 * MINUTE)
    del party.harness.messenger.closed_channels[CHANNEL]
    await party.advance(10 * MINUTE)
    assert len(party.said) == 1
    assert (await party.stored(night.key)).night.message_id is not None


@pytest.mark.long
async def test_it_says_why_the_beginning_was_not_told(party: Party) -> None:
    night = (await party.plan()).night
    await party.come(night.key, ANN, BOB)
    await party.advance_to(night.starts_at - MINUTE)
    party.harness.messenger.closed_channels[CHANNEL] = "send_messages"
    await party.advance(32 * MINUTE)
    del party.harness.messenger.closed_channels[CHANNEL]
    await party.advance(10 * MINUTE)
    [told] = [each for each in party.said if "I could not write here" in each]
    assert "began 35 minutes ago" in told
    assert not any("I was away" in each for each in party.said)


async def test_a_deleted_message_is_posted_again(party: Party) -> None:
    night = (await party.plan()).night
    party.harness.messenger.messages.clear()
    await party.come(night.key, ANN)  # and the answer to the press is not shown
    await party.advance(5 * MINUTE)
    [shown] = party.said
    assert f"<@{ANN.id}>" in shown


async def test_a_message_whose_posting_seemed_to_fail_shows_what_was_answered_meanwhile(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing, tried = party.harness.messenger.losing_the_first_answer()
    monkeypatch.setattr(party.runner._messenger, "post", failing)
    night = (await party.plan()).night
    await party.come(night.key, ANN)
    await party.advance(5 * MINUTE)
    [shown] = party.said
    assert len(set(tried)) == 1 < len(tried)
    assert f"<@{ANN.id}>" in shown


async def test_a_press_that_was_not_shown_is_shown_later(party: Party) -> None:
    night = (await party.plan()).night
    await party.come(night.key, ANN)
    assert f"<@{ANN.id}>" not in party.said[0]
    await party.advance(2 * MINUTE)
    assert f"<@{ANN.id}>" in party.said[0]


async def test_tables_that_cannot_be_opened_are_named(party: Party) -> None:
    night = (await party.plan(games=("gin",))).night
    await party.come(night.key, ANN, BOB)
    harness = party.harness
    await harness.manager.members.change_guild(GUILD, allow=CHANNEL + 5)
    await party.advance_to(night.starts_at)
    assert any("I could not open a table" in each for each in party.said)
    await party.advance(HOUR)
    assert (await party.stored(night.key)).night.stage is Stage.OVER


@pytest.mark.parametrize("before", range(1, 4))
async def test_a_guest_who_is_erased_while_tables_open_is_named_nowhere(
    party: Party, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    night = (await party.plan()).night
    await party.come(night.key, ANN, BOB, game="gin")
    await party.advance_to(night.starts_at - 1)
    database, writes = party.harness.database, 0
    write = database.write

    async def after_the_erasure(unit: Sequence[Statement]) -> None:
        nonlocal writes
        writes += 1
        if writes == before:
            await party.harness.manager.erase(BOB.id)
        await write(unit)

    monkeypatch.setattr(database, "write", after_the_erasure)
    await party.advance(2 * MINUTE)
    assert writes > before
    assert not await is_named(database, BOB.id)
    [table] = await party.harness.manager.tables.in_channel(CHANNEL)
    assert [kept.member for kept in table.kept] == [ANN.id]


async def test_an_outage_over_the_whole_evening_skips_it(party: Party) -> None:
    night = (await party.plan()).night
    await party.come(night.key, ANN)
    await party.runner.stop()
    party.harness.clock.advance(night.ends_at + HOUR - party.harness.clock.now())
    await party.quiet()
    await party.start()
    assert (await party.stored(night.key)).night.stage is Stage.OVER
    assert await party.harness.manager.tables.in_channel(CHANNEL) == []
    following = await party.stored(NightKey(night.series_id, 2))
    assert (following.night.starts_at, following.night.unattended) == (night.starts_at + WEEK, 0)
    assert any("did not take place: I was away" in each for each in party.said)
    assert not any("Nobody came" in each for each in party.said)


async def late_evening(path: Path, by: int, *, dies_at: int = 0) -> tuple[int, tuple[object, ...], str]:
    """Let no process run when an evening begins, and start one so much later.

    Return after how many operations that one could die, the outcome, and what was said.
    """
    harness = await open_harness(path, ManualClock(FRIDAY_EVENING - 40 * MINUTE))
    first = Party.of(harness)
    await first.start()
    night = (await first.plan()).night
    await first.come(night.key, ANN, BOB, CEM, game="gin")
    await first.advance_to(night.starts_at - 20 * MINUTE)
    await first.runner.stop()
    harness.clock.advance(20 * MINUTE + by)
    second = first.also(Fuse(dies_at))
    await second.start()
    await second.advance(MINUTE)
    if second.fuse.dead:
        await second.runner.stop()
        await second.also().start()
    await second.advance(2 * CLAIM_MS)
    for each in second.peers:
        await each.runner.stop()
    found, said = await outcome(second), " ".join(second.said)
    await harness.close()
    return second.fuse.moments, found, said


@pytest.mark.long
@pytest.mark.parametrize(
    ("by", "tables", "says"),
    [(30 * MINUTE, 2, "it is 30 minutes late"), (70 * MINUTE, 0, "did not take place: I was away")],
)
async def test_a_crash_at_any_moment_after_downtime_over_the_begin(
    tmp_path: Path, by: int, tables: int, says: str
) -> None:
    moments, expected, said = await late_evening(tmp_path / "0.sqlite3", by)
    assert says in said
    assert len(expected[1]) == tables  # type: ignore[arg-type]
    assert moments > 3
    for at in range(1, moments + 1):
        _, found, said = await late_evening(tmp_path / f"{at}.sqlite3", by, dies_at=at)
        assert found == expected, f"killed after operation {at} of {moments}"


async def play_evening(party: Party) -> None:
    """Play an evening of ten minutes; once the process has died, another one takes its place."""
    short = a_plan(length_ms=10 * MINUTE)
    night = (await party.service.plan(MODERATOR, GUILD, CHANNEL, None, short)).night
    await party.quiet()

    async def go_on(until: int) -> None:
        await party.advance_to(until)
        if party.fuse.dead and party.peers == [party]:
            await party.runner.stop()
            await party.also().start()
            await party.advance(CLAIM_MS + 1)

    await go_on(night.starts_at - 35 * MINUTE)
    await party.come(night.key, ANN, BOB, CEM, game="gin")
    for minutes in (-20, 1, 12, 15):
        await go_on(night.starts_at + minutes * MINUTE)
    for each in party.peers:
        await each.runner.stop()


async def outcome(party: Party) -> tuple[object, ...]:
    """Return the messages by kind, the tables, evenings and events."""
    kinds = [
        next(sign for sign in ("⏰", "begins.", "** is over", "take place", "🎲") if sign in each)
        for each in party.said
    ]
    opened = await party.harness.rows("SELECT game, seat_count FROM tables ORDER BY number")
    rows = await party.harness.rows("SELECT evening, stage FROM nights ORDER BY evening")
    shown = sorted(f"{each.name} {each.starts_at}" for each in party.events.there.values())
    return sorted(kinds), opened, rows, shown


async def played(path: Path, *, dies_at: int = 0, processes: int = 1) -> tuple[int, tuple[object, ...]]:
    """Return after how many operations the first process could die, and the outcome."""
    harness = await open_harness(path, ManualClock(FRIDAY_EVENING - 40 * MINUTE))
    party = Party.of(harness, Events(), Fuse(dies_at))
    harness.database.shared = processes > 1
    for _ in range(processes - 1):
        party.also()
    for each in party.peers:
        each.runner.start()
    await play_evening(party)
    found = await outcome(party)
    harness.database.shared = False
    await harness.close()
    return party.fuse.moments, found


@pytest.mark.long
async def test_a_crash_at_any_moment_costs_and_doubles_nothing(tmp_path: Path) -> None:
    moments, expected = await played(tmp_path / "0.sqlite3")
    assert expected[0] == ["** is over", "begins.", "⏰", "🎲", "🎲"]
    assert moments > 20
    for at in range(1, moments + 1):
        _, found = await played(tmp_path / f"{at}.sqlite3", dies_at=at)
        assert found == expected, f"killed after operation {at} of {moments}"


@pytest.mark.long
async def test_three_processes_do_everything_once(tmp_path: Path) -> None:
    _, expected = await played(tmp_path / "1.sqlite3")
    _, found = await played(tmp_path / "3.sqlite3", processes=3)
    assert found == expected


async def test_a_fault_of_the_program_is_logged_once_and_tried_at_growing_intervals(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []
    healthy = GuildNightPages.planned

    async def faulty(pages: GuildNightPages, evening: Evening) -> Page:
        tried.append(party.harness.clock.now())
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(GuildNightPages, "planned", faulty)
    night = (await party.plan()).night
    await party.advance(3 * HOUR)
    assert len([each for each in caplog.records if each.levelname == "ERROR"]) == 1
    gaps = [after - before for before, after in pairwise(tried)]
    assert gaps == sorted(gaps)
    assert gaps[-1] == LONGEST_RETRY_MS
    monkeypatch.setattr(GuildNightPages, "planned", healthy)
    await party.advance(LONGEST_RETRY_MS)
    assert (await party.stored(night.key)).night.message_id is not None
