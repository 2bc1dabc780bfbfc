"""The list of matches that can be replayed, and a table without its moves."""

from dataclasses import replace

import pytest

from data.db.connection import open_database
from data.db.database import Database
from data.db.migrations import load_migrations
from data.tables.replay_queries import Replayable, replayable
from data.tables.row_types import Status, StoredTable
from data.tables.stakes import Stakes
from data.tables.table_chain import Links
from data.tables.table_queries import load_outline, load_table
from data.tables.tables import open_table, set_status, start
from engine.ai import Level
from tests.bot.recorded import CHANNEL, GUILD, MEMBERS, keep, match_of
from tests.data.conftest import only_sqlite, table


def stored(number: int, *, at: int = 1, channel: int = CHANNEL, **more: object) -> StoredTable:
    made = match_of("gin", seed=number, level=Level.EASY, **{"deals": 2, **more})  # type: ignore[arg-type]
    deals = tuple(replace(deal, started_at=at) for deal in made.deals)
    return replace(made, number=number, channel_id=channel, deals=deals)


def scores(found: Replayable) -> list[int]:
    return [seat.score for seat in found.seats]


async def test_matches_with_a_finished_deal_the_last_first(db: Database) -> None:
    ended = stored(1, at=5, status=Status.CLOSED)
    other = stored(2, at=9, channel=CHANNEL + 1, status=Status.CLOSED)
    for match in (ended, other):
        await keep(db, match)
    empty = table("empty", number=3)
    began = start(empty, first_dealer=0, at=9, stakes=Stakes(), links=Links())
    await db.write([*open_table(empty), *began])
    found = await replayable(db, (GUILD,), MEMBERS[0])
    assert [match.number for match in found] == [2, 1]
    assert [(seat.member_id, seat.name) for seat in found[1].seats] == [(11, "Ann"), (22 - 10, "Bob")]
    points = [0, 0]
    for number in (1, 2):
        rows = await db.read(
            "SELECT seat, points FROM result_seats WHERE table_id = ? AND deal = ?", ("gin-1", number)
        )
        for seat, gained in rows:
            points[seat] += gained
    assert scores(found[1]) == points
    assert [match.number for match in await replayable(db, (GUILD,), MEMBERS[0], channel_id=CHANNEL)] == [1]
    assert [match.number for match in await replayable(db, (GUILD,), MEMBERS[0], limit=1)] == [2]
    assert await replayable(db, (GUILD,), 99) == []
    assert await replayable(db, (GUILD + 1,), MEMBERS[0]) == []
    everywhere = await replayable(db, (), MEMBERS[0])
    assert everywhere == found
    assert {match.guild_id for match in everywhere} == {GUILD}


async def test_of_matches_that_ended_at_one_moment_the_newer_table_comes_first(db: Database) -> None:
    for number in (2, 1, 3):
        await keep(db, stored(number, at=5, status=Status.CLOSED))
    found = await replayable(db, (GUILD,), MEMBERS[0])
    assert {match.at for match in found} == {found[0].at}
    assert [match.number for match in found] == [3, 2, 1]


async def test_a_match_with_an_outcome_has_its_final_scores(db: Database) -> None:
    match = stored(4, deals=1, target=10_000)
    ended = match_of("gin", seed=4, deals=50, level=Level.EASY, target=40)
    assert ended.outcome is not None
    await keep(db, replace(ended, number=4))
    [found] = await replayable(db, (GUILD,), MEMBERS[1])
    rows = await db.read("SELECT score FROM match_seats WHERE table_id = ? ORDER BY seat", (match.table_id,))
    assert scores(found) == [score for (score,) in rows]


async def test_an_outline_is_the_table_without_its_moves(db: Database) -> None:
    await keep(db, stored(6, status=Status.CLOSED))
    whole = await load_table(db, "gin-6")
    outline = await load_outline(db, "gin-6")
    assert whole is not None
    assert outline is not None
    assert all(deal.actions for deal in whole.deals)
    assert outline == replace(whole, deals=tuple(replace(deal, actions=()) for deal in whole.deals))
    assert await load_outline(db, "nowhere") is None


async def test_whether_hands_are_open_is_stored(db: Database) -> None:
    for number, open_hands in ((1, False), (2, True)):
        await db.write(open_table(replace(table(f"t{number}", number=number), open_hands=open_hands)))
        found = await load_table(db, f"t{number}")
        assert found is not None
        assert found.open_hands is open_hands


@pytest.mark.long
@only_sqlite("no database of PostgreSQL is that old")
async def test_hands_at_tables_opened_before_are_private(url: str) -> None:
    """Players at those tables were never informed that others would see their hands."""
    steps = load_migrations()
    before = await open_database(url, migrations=steps[:4])
    [statement, *_] = open_table(table())
    names = statement[0].partition("(")[2].partition(")")[0].split(", ")
    values = dict(zip(names, statement[1], strict=True))
    later = (
        "open_hands",
        "hints",
        "idle_ms",
        "paused_for",
        "version",
        "shown",
        "due_at",
        "put_off_ms",
        "message_digest",
        "head",
        "linked_at",
        "tournament_id",
        "pairing",
        "deal_limit",
        "deck_source",
        "veiled",
        "held_until",
    )
    for name in later:
        del values[name]
    marks = ", ".join("?" * len(values))
    await before.write(
        [(f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))]
    )
    await before.close()
    database = await open_database(url)
    found = await load_table(database, "t1")
    assert found is not None
    assert found.open_hands is False
    await database.write(set_status("t1", Status.CLOSED, ended_at=3))
    await database.close()
