"""What is stored of today's hand and of puzzles, on both databases."""

import time

import pytest

from data.audit.daily import audit_daily
from data.daily import hands, puzzles
from data.daily.days import begins_at, closes_at, later
from data.daily.puzzles import Choice, Puzzle
from data.daily.standings import Result
from data.db.database import Database
from data.db.errors import BadRecord, Conflict
from data.erasure import erase_member, is_named, member_records
from data.tables.deck_sources import DeckSource, day_of_source, day_source, load_deck_source
from engine.cards import Card
from tests.data.conftest import ANN, BOB, computer, open_started, person

DAY = "2026-11-27"
AT = begins_at(DAY)
PUZZLE = Puzzle(
    day=DAY,
    game="gin",
    spec_version=1,
    options="{}",
    seats=2,
    dealer=0,
    deck="0 1",
    seed="00",
    actions=((0, '{"do":"DrawStock"}'),),
    seat=1,
    choices=(Choice(Card(4), 0.0, 0.0), Choice(Card(5), 1.5, 0.25)),
    late=True,
)


async def sealed(db: Database) -> None:
    await db.write(
        [hands.seal_day(later(DAY, at), f"c{at}", AT - 1, closes_at(later(DAY, at))) for at in (0, 1)]
    )


async def open_tables(db: Database) -> None:
    for number, member in ((1, ANN), (2, BOB)):
        await open_started(db, f"t{number}", number, seats=(person(0, member), computer(1)))


async def test_the_key_of_a_database_is_made_once(db: Database) -> None:
    assert await hands.stored_key(db, b"a" * 32) == b"a" * 32
    assert await hands.stored_key(db, b"b" * 32) == b"a" * 32


async def test_a_database_of_its_own_has_a_time(db: Database) -> None:
    found = await hands.database_time(db)
    assert (found is None) == (not db.row_locks)
    assert found is None or abs(found - time.time() * 1_000) < 3_600_000


async def test_a_day_is_sealed_once(db: Database) -> None:
    await sealed(db)
    await db.write([hands.seal_day(DAY, "other", AT, AT)])
    found = await hands.load_days(db, DAY, later(DAY, 5))
    assert [deal.commitment for deal in found.values()] == ["c0", "c1"]
    source = day_source(DAY)
    assert (source, day_of_source(source), day_of_source("today:1")) == ("today20261127:1", DAY, None)
    assert await load_deck_source(db, source) == DeckSource(source, "c0", ())
    assert await load_deck_source(db, "today20301127:1") is None


async def test_a_due_day_is_given_to_one_process(db: Database) -> None:
    await sealed(db)
    due = closes_at(DAY)
    assert await hands.next_due(db) == due
    assert await hands.claim_due(db, due - 1, due + 9) == []
    assert await hands.claim_due(db, due, due + 9) == [DAY]
    assert await hands.claim_due(db, due, due + 9) == []
    assert await hands.claim_due(db, due + 9, due + 99) == [DAY]
    await db.write(hands.end_day(DAY, b"s" * 32, due))
    assert await hands.next_due(db) == closes_at(later(DAY, 1))
    await db.write([hands.give_up(later(DAY, 1))])
    assert await hands.next_due(db) is None


async def test_a_member_enters_a_day_once(db: Database) -> None:
    await sealed(db)
    await open_tables(db)
    await db.write(hands.enter(DAY, player="ann", member=ANN, table_id="t1", guild=7, at=AT))
    for player, member in (("ann", BOB), ("bob", ANN)):
        with pytest.raises(Conflict):
            await db.write(hands.enter(DAY, player=player, member=member, table_id="t2", guild=7, at=AT))
    assert await hands.tables_to_end(db, DAY) == ["t1"]
    await db.write(hands.finish(DAY, "t1", ending="gin", points=38, at=AT + 5))
    await db.write(hands.finish(DAY, "t1", ending="draw", points=0, at=AT + 6))  # it has ended
    [entry] = await hands.entries_of_day(db, DAY)
    assert (entry.result, entry.guild, entry.ended_at) == (Result(38, 0, "gin"), 7, AT + 5)
    assert await hands.entry_of(db, DAY, "ann", BOB) == entry
    assert await hands.entry_of(db, DAY, "-", BOB) is None
    assert await hands.days_played(db, ANN) == [DAY]
    assert await hands.latest_begun(db) == DAY
    assert await hands.is_awake(db, DAY)
    assert not await hands.is_awake(db, later(DAY, 1))
    assert await hands.tables_to_end(db, DAY) == []
    assert [str(fault) for fault in await audit_daily(db)]  # the table is not of today's hand


async def test_nobody_enters_a_day_that_has_ended_or_that_is_followed_by_another(db: Database) -> None:
    await sealed(db)
    await open_tables(db)
    tomorrow = later(DAY, 1)
    await db.write(hands.enter(tomorrow, player="ann", member=ANN, table_id="t1", guild=None, at=AT))
    with pytest.raises(Conflict):
        await db.write(hands.enter(DAY, player="bob", member=BOB, table_id="t2", guild=None, at=AT))
    await db.write(hands.end_day(tomorrow, b"s" * 32, AT))
    with pytest.raises(Conflict):
        await db.write(hands.enter(tomorrow, player="bob", member=BOB, table_id="t2", guild=None, at=AT))


async def test_a_puzzle_is_stored_once_and_answered_once(db: Database) -> None:
    await sealed(db)
    assert not await puzzles.has_puzzle(db, DAY)
    await db.write([puzzles.store_puzzle(PUZZLE, AT)])
    await db.write([puzzles.store_puzzle(PUZZLE, AT + 1)])
    assert await puzzles.load_puzzle(db, DAY) == PUZZLE
    await db.write([puzzles.answer(DAY, player="ann", member=ANN, choice=1, at=AT)])
    with pytest.raises(Conflict):
        await db.write([puzzles.answer(DAY, player="ann", member=BOB, choice=0, at=AT)])
    assert await puzzles.answer_of(db, DAY, "ann", 0) == 1
    assert await puzzles.answers_of_day(db, DAY) == {1: 1}
    await db.write([("UPDATE daily_puzzles SET choices = '[[99999, 1]]'", ())])
    with pytest.raises(BadRecord):
        await puzzles.load_puzzle(db, DAY)


async def test_erasure_leaves_a_fingerprint_until_the_day_has_ended(db: Database) -> None:
    await sealed(db)
    await open_tables(db)
    await db.write([puzzles.store_puzzle(PUZZLE, AT)])
    await db.write(hands.enter(DAY, player="ann", member=ANN, table_id="t1", guild=7, at=AT))
    await db.write([puzzles.answer(DAY, player="anns", member=ANN, choice=1, at=AT)])
    records = await member_records(db, ANN)
    assert [row["day"] for row in records["daily_entries"]] == [DAY]
    assert [row["choice"] for row in records["daily_answers"]] == [1]
    await db.write(erase_member(ANN, -5))
    assert not await is_named(db, ANN)
    assert await puzzles.answer_of(db, DAY, "anns", 0) == 1
    found = await hands.entry_of(db, DAY, "ann", 0)
    assert found is not None
    assert found.member == -5
    await db.write(hands.finish(DAY, "t1", ending=None, points=None, at=AT))
    await db.write(hands.end_day(DAY, b"s" * 32, closes_at(DAY)))
    assert await hands.entry_of(db, DAY, "ann", 0) is None
    assert await puzzles.answer_of(db, DAY, "anns", 0) is None
    await db.write(erase_member(BOB, -6))
