"""Today's hand: the same for everybody, once for each, and hidden until the day is over."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.manager.daily.daily_errors import DailyReason, DailyRefused
from bot.manager.results.hint_policy import hint_refused
from bot.manager.results.replay import ReplayReason, ReplayRefused, access_of
from bot.manager.tables.table import Status, TableError, TableReason
from bot.proofs import verify
from data.audit.daily import audit_daily
from data.audit.guilds import audit_all
from data.daily.days import DAY_MS, GRACE_MS, begins_at, day_of, later
from data.db.database import Statement
from data.erasure import is_named, member_records
from data.fairness.proof_export import check, open_proof
from data.fairness.verifier import check_match
from data.tables.match_export import dump_record
from data.tables.venues import TODAY
from engine.ai import Level
from engine.daily import day_secret
from engine.proofs import commitment
from tests.bot.manager.daily.week import FRIDAY, KNOCKS_AT_ONCE, Week, judged_by, proof_of, quick, record_of
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, HOUR, MINUTE, Harness

PEOPLE = (ANN, BOB, CEM)


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    quick(monkeypatch)


@pytest_asyncio.fixture
async def week(tmp_path: Path) -> AsyncIterator[Week]:
    week = Week(tmp_path)
    await week.start()
    yield week
    await week.close()


async def faults(week: Week) -> list[str]:
    reports = await audit_all(week.running[0].database)
    return [str(fault) for report in reports for fault in report.faults]


@pytest.mark.long
async def test_everybody_has_the_same_cards_and_the_same_opponent(week: Week) -> None:
    [harness] = week.harnesses
    played = [await week.play(harness, person) for person in PEOPLE[:2]]
    assert len(await week.rows("SELECT DISTINCT deck, seed, dealer FROM deals")) == 1
    moves = [
        await week.rows("SELECT ply, seat, action FROM actions WHERE table_id = ? ORDER BY ply", table.id)
        for table in played
    ]
    assert moves[0] == moves[1]
    results = await week.rows("SELECT guild_id, ending, points, turns FROM daily_entries")
    assert results[0] == results[1]
    assert results[0][0] == GUILD
    last = played[0].match.results[-1] if played[0].match is not None else None
    assert last is not None
    draws = [action for _, seat, action in moves[0] if seat == 0 and ("Draw" in action or "Take" in action)]
    assert results[0][2:] == (last.points[0] - last.points[1], len(draws))
    assert {table.guild for table in played} == {TODAY}
    assert not await faults(week)


@pytest.mark.long
async def test_a_day_has_other_cards_than_the_next_one(week: Week) -> None:
    [harness] = week.harnesses
    await week.open(harness, ANN)
    await week.advance(DAY_MS)
    await week.open(harness, ANN)
    assert len(await week.rows("SELECT DISTINCT deck FROM deals")) == 2


@pytest.mark.long
async def test_nobody_plays_a_day_twice(week: Week) -> None:
    [harness] = week.harnesses
    one, other = await asyncio.gather(week.open(harness, ANN), week.open(harness, ANN))
    assert one is other
    await harness.play_deal(one)
    assert await week.open(harness, ANN) is one
    assert await week.rows("SELECT count(*) FROM daily_entries") == [(1,)]


async def test_nobody_plays_a_day_twice_in_two_processes(week: Week) -> None:
    one, other = week.harnesses[0], await week.start()
    tables = await asyncio.gather(*(week.open(each, ANN) for each in (one, other, one, other)))
    assert len({table.id for table in tables}) == 1
    assert await week.rows("SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.long
async def test_a_process_that_knows_an_open_hand_shows_it_after_its_end(week: Week) -> None:
    one, other = week.harnesses[0], await week.start()
    table = await week.open(one, ANN)
    await other.manager.tables.find(table.id)
    await one.play_deal(table, Level.EASY)
    await one.quiet()
    await other.manager.daily.end(FRIDAY, other.clock.now())
    assert await week.rows("SELECT veiled FROM tables") == [(0,)]


async def test_nobody_plays_a_day_twice_after_erasure(week: Week) -> None:
    [harness] = week.harnesses
    await week.open(harness, ANN)
    mine = harness.manager.daily
    quick = await mine.answer(ANN, FRIDAY, 1)
    assert quick == 1
    await harness.manager.erase(ANN.id)
    assert not await is_named(harness.database, ANN.id)
    assert await week.rows("SELECT ending, points FROM daily_entries") == [("resigned", None)]
    with pytest.raises(DailyRefused, match=DailyReason.ERASED):
        await week.open(harness, ANN)
    assert await mine.answer(ANN, FRIDAY, 2) == 1
    assert await week.rows("SELECT count(*) FROM daily_entries") == [(1,)]
    assert not await faults(week)
    await week.advance(DAY_MS + HOUR)
    whole = str([await week.rows(f"SELECT * FROM {table}") for table in ("daily_entries", "daily_answers")])
    assert str(ANN.id) not in whole.replace("'", " ").replace(",", " ").split()
    assert not await faults(week)


async def test_an_answer_of_an_earlier_day_is_erased_as_well(week: Week) -> None:
    [harness] = week.harnesses
    await harness.manager.daily.answer(BOB, FRIDAY, 0)
    await week.advance(DAY_MS + HOUR)
    assert await week.rows("SELECT player FROM daily_answers") == [(str(BOB.id),)]
    await harness.manager.erase(BOB.id)
    [(player, member)] = await week.rows("SELECT player, member_id FROM daily_answers")
    assert player == str(member)
    assert member < 0


async def test_who_leaves_ends_their_hand(week: Week) -> None:
    [harness] = week.harnesses
    table = await week.open(harness, ANN)
    await harness.manager.resign(table.id, ANN)
    assert await week.rows("SELECT ending, points, turns FROM daily_entries") == [("resigned", None, 0)]
    assert table.status is Status.OVER
    assert await week.open(harness, ANN) is table
    assert not await faults(week)


async def test_the_opponent_may_knock_before_the_member_has_a_turn(tmp_path: Path) -> None:
    week = Week(tmp_path, key=KNOCKS_AT_ONCE)
    table = await week.open(await week.start(), ANN)
    assert table.status is Status.OVER
    assert await week.rows("SELECT ending, points, turns FROM daily_entries") == [("knock", -28, 0)]
    assert await week.open(week.harnesses[0], ANN) is table
    assert not await faults(week)
    await week.close()


@pytest.mark.long
async def test_a_hand_ends_a_little_after_its_day(week: Week) -> None:
    [harness] = week.harnesses
    await week.advance(HOUR)
    table, played = await week.open(harness, ANN), await week.play(harness, BOB)
    await week.advance(DAY_MS - HOUR + GRACE_MS - MINUTE)
    assert table.live
    await harness.act(table)  # still possible
    assert (table.veiled, played.veiled) == (True, True)
    await week.advance(2 * MINUTE)
    assert not table.live
    assert await week.rows("SELECT count(*) FROM tables WHERE veiled = 1") == [(0,)]
    [entry] = await week.rows("SELECT ending, points FROM daily_entries WHERE member_id = ?", ANN.id)
    assert entry == ("unfinished", None)
    assert not await faults(week)


@pytest.mark.long
async def test_its_cards_are_hidden_as_long_as_the_day_lasts(week: Week) -> None:
    [harness] = week.harnesses
    table = await week.open(harness, ANN)
    assert hint_refused(table, 0) is TableReason.VEILED
    await harness.play_deal(table)
    stored = await record_of(harness, table)
    for member in (ANN.id, BOB.id):
        with pytest.raises(ReplayRefused) as refused:
            access_of(stored, member)
        assert refused.value.reason is ReplayReason.VEILED
    assert "actions" in await member_records(harness.database, ANN.id)
    assert not (await member_records(harness.database, ANN.id))["actions"]
    with pytest.raises(TableError, match=TableReason.SHARED_DECKS):
        await harness.manager.bring(table.id, ANN, "luck")
    [(secret, ended)] = await week.rows("SELECT secret, ended_at FROM daily_deals WHERE day = ?", FRIDAY)
    assert (secret, ended) == (None, None)
    await week.advance(DAY_MS + HOUR)
    assert access_of(await record_of(harness, table), ANN.id).hands is None
    [(secret, committed)] = await week.rows(
        "SELECT secret, commitment FROM daily_deals WHERE day = ?", FRIDAY
    )
    assert commitment(bytes.fromhex(secret)) == committed
    assert (await member_records(harness.database, ANN.id))["actions"]


@pytest.mark.long
async def test_the_proof_of_a_hand_verifies_like_any_other(week: Week, capsys: Any) -> None:
    [harness] = week.harnesses
    table = await week.play(harness, ANN)
    await week.advance(DAY_MS + HOUR)
    match = await proof_of(harness, table)
    assert all(check(match, 1).values())
    assert match.source is not None
    assert match.source.name == "today20261127:1"
    record = json.loads(dump_record(replace(match.stored, proof=json.dumps(open_proof(match)))))
    text = json.dumps(record).encode()
    assert any(match.source.commitment in line for line in check_match(text))
    verify.check(verify.read(text))  # type: ignore[no-untyped-call]
    assert match.source.commitment in capsys.readouterr().out
    record["proof"]["source"]["commitment"] = "0" * 64
    with pytest.raises(SystemExit, match="source"):
        verify.check(verify.read(json.dumps(record).encode()))  # type: ignore[no-untyped-call]


async def test_days_are_sealed_before_they_begin(week: Week) -> None:
    await week.advance(3 * DAY_MS)
    found = await week.rows("SELECT day, sealed_at FROM daily_deals ORDER BY day")
    assert [day for day, _ in found] == [later(FRIDAY, number) for number in range(len(found))]
    assert len(found) > 9
    assert all(sealed < begins_at(day) for day, sealed in found[1:])


async def test_days_stay_sealed_with_another_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    week = Week(tmp_path, key=None)
    harness = await week.start()
    before = await week.rows("SELECT day, commitment FROM daily_deals ORDER BY day")
    harness.manager.daily._own_key, harness.manager.daily._keys = b"n" * 32, ()
    table = await week.open(harness, ANN)  # the key of the database still opens it
    assert table.live
    await week.advance(DAY_MS)
    after = await week.rows("SELECT day, commitment FROM daily_deals ORDER BY day")
    assert after[: len(before)] == before
    assert after[len(before)][1] == commitment(day_secret(b"n" * 32, after[len(before)][0]))
    harness.manager.daily._own_key, harness.manager.daily._keys = None, (b"x" * 32,)
    with pytest.raises(DailyRefused, match=DailyReason.NO_SECRET):
        await week.open(harness, BOB)
    await week.close()


# --- clocks


async def test_no_day_is_opened_if_the_clocks_do_not_agree(week: Week) -> None:
    [harness] = week.harnesses
    mine, now = harness.manager.daily, week.true.now()
    assert await mine.today(now) == FRIDAY
    for wrong in (-DAY_MS, -1, DAY_MS):
        with pytest.raises(DailyRefused, match=DailyReason.CLOCKS):
            await mine.today(now + wrong)
    week.true.advance(DAY_MS)
    harness.clock.advance(DAY_MS)
    await week.open(harness, ANN)
    # The machine was set back, and so was Discord: never mind, a later day has begun.
    harness.clock._now -= DAY_MS
    with pytest.raises(DailyRefused, match=DailyReason.CLOCKS):
        await mine.today(now)
    harness.clock._now += DAY_MS
    assert await week.rows("SELECT DISTINCT day FROM daily_entries") == [(later(FRIDAY, 1),)]


async def test_a_day_is_not_opened_after_a_later_one_whatever_a_process_believes(week: Week) -> None:
    one, other = week.harnesses[0], await week.start()
    await week.advance(DAY_MS)
    await week.open(one, ANN)
    with pytest.raises(DailyRefused, match=DailyReason.CLOCKS):
        await other.manager.daily.open(BOB, FRIDAY)
    assert await week.rows("SELECT day FROM daily_entries") == [(later(FRIDAY, 1),)]


@pytest.mark.long
async def test_a_clock_that_discord_contradicts_ends_no_day(week: Week) -> None:
    [harness] = week.harnesses
    table = await week.play(harness, ANN)
    harness.clock._now += DAY_MS + HOUR  # the machine was set ahead
    with pytest.raises(DailyRefused, match=DailyReason.CLOCKS):
        await week.open(harness, BOB)
    harness.manager._daily_runner.look()
    await harness.quiet()
    assert table.veiled
    assert await week.rows("SELECT count(*) FROM daily_deals WHERE secret IS NOT NULL") == [(0,)]


async def test_a_day_sealed_by_a_clock_that_was_ahead_is_opened_after_that(tmp_path: Path) -> None:
    week = Week(tmp_path)  # as in the simulation's seed 2 of 40,000 steps
    harness = await week.start(ahead=HOUR)
    harness.clock._now -= HOUR
    await week.open(harness, ANN)
    [(sealed_at, begun_at)] = await week.rows(
        "SELECT sealed_at, begun_at FROM daily_deals WHERE day = ?", FRIDAY
    )
    assert begun_at >= sealed_at
    assert await audit_daily(harness.database) == []
    await week.close()


@pytest.mark.long
async def test_a_week_with_a_wrong_clock_a_restart_at_midnight_and_two_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    week = Week(tmp_path)
    judged_by(monkeypatch, week.true)
    one, wrong = await week.start(), await week.start(ahead=DAY_MS + HOUR)
    for number in range(7):
        day = later(FRIDAY, number)
        with pytest.raises(DailyRefused, match=DailyReason.CLOCKS):
            await week.open(wrong, CEM)
        first = await week.play(one, ANN)
        assert await week.open(one, ANN) is first
        assert await week.rows("SELECT count(*) FROM tables WHERE deck_source LIKE '%1' AND veiled = 0 AND "
                               "created_at >= ?", begins_at(day)) == [(0,)]  # fmt: skip
        await week.advance(begins_at(later(day, 1)) - MINUTE - week.true.now())
        late = await week.open(one, BOB)
        # A restart at midnight: the hand goes on, and the other process does not end it.
        await one.die()
        week.true.advance(2 * MINUTE)
        wrong.clock.advance(2 * MINUTE)
        one = await week.start()
        assert day_of(week.true.now()) == later(day, 1)
        late = await one.manager.tables.find(late.id)
        assert (late.live, late.veiled) == (True, True)
        await one.act(late)
        assert await week.rows("SELECT count(*) FROM daily_deals WHERE secret IS NOT NULL") == [(number,)]
        await week.advance(GRACE_MS)
        await week.advance(MINUTE)
        late = await one.manager.tables.find(late.id)
        assert (late.live, late.veiled) == (False, False)
        assert await week.rows("SELECT count(*) FROM daily_deals WHERE secret IS NOT NULL") == [(number + 1,)]
        await week.advance(begins_at(later(day, 1)) + HOUR - week.true.now())
    entries = await week.rows("SELECT day, member_id, ending FROM daily_entries ORDER BY day, member_id")
    assert len(entries) == 14
    assert {ending for _, member, ending in entries if member == BOB.id} == {"unfinished"}
    assert "unfinished" not in {ending for _, member, ending in entries if member == ANN.id}
    assert await week.rows("SELECT count(*) FROM daily_puzzles WHERE late = 0") == [(9,)]
    assert not await faults(week)
    await week.close()


# --- crashes


class Doomed:
    """Lets the ``at``-th write of a database fail, before or after it is stored."""

    def __init__(self, harness: Harness, at: int, *, stored: bool) -> None:
        self._write = harness.database.write
        self._at, self._stored, self.count = at, stored, 0

    async def write(self, unit: Sequence[Statement]) -> None:
        self.count += 1
        if self.count == self._at and not self._stored:
            raise asyncio.CancelledError
        await self._write(unit)
        if self.count == self._at:
            raise asyncio.CancelledError


@pytest.mark.long
@pytest.mark.parametrize("stored", [False, True])
async def test_a_crash_at_any_write_of_the_opening_costs_nothing(tmp_path: Path, *, stored: bool) -> None:
    at = 0
    while True:
        at += 1
        (tmp_path / f"{at}").mkdir()
        week = Week(tmp_path / f"{at}")
        harness = await week.start()
        await harness.database.write([("DELETE FROM daily_deals", ()), ("DELETE FROM daily_key", ())])
        harness.manager.daily._keys = ()
        doomed = Doomed(harness, at, stored=stored)
        harness.database.write = doomed.write  # type: ignore[method-assign]
        try:
            await week.open(harness, ANN)
        except asyncio.CancelledError:
            died = True
        else:
            died = False
            harness.database.write = doomed._write  # type: ignore[method-assign]
        if died:
            await harness.die()
            harness = await week.start()
            table = await week.open(harness, ANN)
            assert table.live
            assert table.deal is not None
            assert await week.open(harness, ANN) is table
        assert await week.rows("SELECT count(*) FROM daily_entries") == [(1,)]
        assert await week.rows("SELECT count(*) FROM tables") == [(1,)]
        assert not await faults(week)
        await week.close()
        if not died:
            break
    assert at > 3


async def test_a_failing_database_opens_nothing(week: Week) -> None:
    [harness] = week.harnesses
    harness.database.refuse("INSERT INTO daily_entries")
    with pytest.raises(TableError, match=TableReason.NOT_STORED):
        await week.open(harness, ANN)
    assert await week.rows("SELECT count(*) FROM tables") == [(0,)]
    assert (await week.open(harness, ANN)).live


@pytest.mark.long
async def test_the_end_of_a_day_is_repeated_until_it_is_stored(week: Week) -> None:
    [harness] = week.harnesses
    await week.open(harness, ANN)
    await week.play(harness, BOB)
    for piece in ("daily_entries SET ended_at", "veiled = 0", "SET ended_at = COALESCE"):
        harness.database.refuse(piece)
        await week.advance(DAY_MS + GRACE_MS if piece.startswith("daily") else MINUTE)
    await week.advance(5 * MINUTE)
    assert await week.rows("SELECT count(*) FROM daily_deals WHERE ended_at IS NOT NULL") == [(1,)]
    assert await week.rows("SELECT count(*) FROM tables WHERE veiled = 1") == [(0,)]
    assert not await faults(week)


# --- the puzzle


async def test_a_member_answers_a_puzzle_once(week: Week) -> None:
    [harness] = week.harnesses
    mine = harness.manager.daily
    found = await asyncio.gather(*(mine.answer(ANN, FRIDAY, choice) for choice in (1, 2, 1)))
    assert len({*found, await mine.answered(FRIDAY, ANN.id)}) == 1
    assert await mine.answered(FRIDAY, BOB.id) is None
    for choice in (-1, 3):
        with pytest.raises(DailyRefused, match=DailyReason.NO_CHOICE):
            await mine.answer(BOB, FRIDAY, choice)
    assert await week.rows("SELECT count(*) FROM daily_answers") == [(1,)]


@pytest.mark.long
async def test_puzzles_are_made_ahead_as_long_as_somebody_plays(week: Week) -> None:
    [harness] = week.harnesses
    assert await week.rows("SELECT count(*) FROM daily_puzzles") == [(0,)]
    puzzle = await harness.manager.daily.puzzle_of(FRIDAY, late=True)
    assert puzzle.late
    await week.play(harness, ANN)
    await week.advance(DAY_MS)
    made = await week.rows("SELECT day, late FROM daily_puzzles ORDER BY day")
    assert made == [(FRIDAY, 1), (later(FRIDAY, 2), 0), (later(FRIDAY, 3), 0)]
    await week.advance(10 * DAY_MS)
    assert len(await week.rows("SELECT day FROM daily_puzzles")) < 8


# --- the audit


@pytest.mark.long
async def test_the_audit_finds_nothing_although_time_goes_on(
    week: Week, monkeypatch: pytest.MonkeyPatch
) -> None:
    [harness] = week.harnesses
    still, looks = harness.clock.now, count(1)
    monkeypatch.setattr(harness.clock, "now", lambda: still() + next(looks))
    for person in PEOPLE:
        await week.play(harness, person)
    assert await faults(week) == []


@pytest.mark.long
@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE daily_entries SET points = points + 1",
        "UPDATE daily_entries SET turns = turns + 1",
        "UPDATE daily_entries SET ending = 'gin_' WHERE ending <> 'resigned'",
        "UPDATE daily_entries SET member_id = 5 WHERE member_id = 11",
        "UPDATE daily_entries SET opened_at = opened_at + 1",
        "UPDATE daily_entries SET ended_at = ended_at + 1",
        "DELETE FROM daily_entries WHERE member_id = 11",
        f"UPDATE daily_deals SET secret = '{'0' * 64}' WHERE secret IS NOT NULL",
        f"UPDATE daily_deals SET commitment = '{'0' * 64}' WHERE begun_at IS NOT NULL",
        "UPDATE daily_deals SET sealed_at = sealed_at + 100000000000",
        "UPDATE daily_deals SET begun_at = begun_at + 100000000000",
        "UPDATE tables SET veiled = 1",
        "UPDATE daily_answers SET choice = 17",
        "UPDATE daily_puzzles SET choices = '['",
    ],
)
async def test_the_audit_finds_what_was_changed(week: Week, sql: str) -> None:
    [harness] = week.harnesses
    await week.play(harness, ANN)
    await harness.manager.daily.answer(ANN, FRIDAY, 1)
    await week.advance(DAY_MS + HOUR)
    assert not await audit_daily(harness.database)
    await harness.spoil(sql)
    assert await audit_daily(harness.database)


@pytest.mark.parametrize("change", ["ending = 'resigned'", "ending = 'unfinished'", "ended_at = 'late'"])
async def test_the_audit_tells_a_hand_that_was_given_up_from_one_that_was_not_finished(
    week: Week, change: str
) -> None:
    """Found by the simulation: their endings could be exchanged."""
    [harness] = week.harnesses
    table = await week.open(harness, ANN)
    await week.open(harness, BOB)
    await harness.manager.resign(table.id, ANN)
    await week.advance(DAY_MS + HOUR)
    endings = await week.rows("SELECT ending FROM daily_entries ORDER BY member_id")
    assert endings == [("resigned",), ("unfinished",)]
    assert not await audit_daily(harness.database)
    await harness.spoil(f"UPDATE daily_entries SET {change}")
    faults = await audit_daily(harness.database)
    assert any("hand" in str(fault) for fault in faults)
