"""Every move extends its table's hash chain, and every end is sealed in the same unit of work.

tests/bot/conftest.py checks the chains at the end of every test; this module covers each path.
"""

from dataclasses import replace
from typing import Any

import pytest

from bot.manager.tables.table import Status, Table, TableError, TableReason
from data.audit import audit_guild
from data.fairness.guild_chain import sealed_head
from data.ledger import ledger_commands
from data.tables.stakes import Stakes
from data.tables.table_chain import player_mark
from data.tables.table_queries import load_table
from engine import GAMES
from engine.ai import Level
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, HOUR, MINUTE, MODERATOR, Harness, refused

CHIPS = Stakes(point=1, minimum=100)


async def well(harness: Harness, table: Table) -> None:
    """Check that the chain is intact and that the table in memory continues at its head."""
    assert await harness.broken_links() == []
    stored = await load_table(harness.database, table.id)
    assert stored is not None
    assert stored.head == table.head


async def seals(harness: Harness, table: Table) -> list[tuple[Any, ...]]:
    sql = "SELECT content = ?, sequence FROM seals WHERE kind = 'table' AND subject = ? ORDER BY seq"
    return await harness.rows(sql, table.head, table.id)


async def three(harness: Harness, **more: Any) -> Table:
    table = await harness.lobby(game="rummy500", options={}, seats=3, **more)
    for person in (BOB, CEM):
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    return table


async def test_a_lobby_has_no_chain_and_a_match_begins_one_with_its_first_deal(harness: Harness) -> None:
    table = await harness.lobby()
    assert (table.head, await harness.rows("SELECT head, seal, begun_hash FROM tables")) == (
        None,
        [(None, None, None)],
    )
    assert await harness.rows("SELECT salt, mark FROM seats") == [(None, None)]
    await harness.manager.lobby.join(table.id, BOB)
    await harness.manager.lobby.begin(table.id, ANN)
    assert await harness.rows("SELECT head FROM tables") == await harness.rows("SELECT hash FROM deals")
    await well(harness, table)


async def test_a_player_is_known_by_a_mark_with_a_salt_of_its_own(harness: Harness) -> None:
    await harness.alone()
    await harness.alone()
    rows = await harness.rows(
        "SELECT kind, salt, mark, member_id, level, name FROM seats ORDER BY table_id, seat"
    )
    for kind, salt, mark, member, level, name in rows:
        assert mark == player_mark(salt, member if kind == "person" else level, name)
    salts = [row[1] for row in rows]
    assert salts[1] is salts[3] is None
    assert len({*salts}) == 3


@pytest.mark.long
async def test_a_match_for_chips_is_sealed_with_its_outcome_and_its_payments(harness: Harness) -> None:
    table = await harness.two(stakes=CHIPS)
    await harness.play_match(table)
    await harness.quiet()
    assert await seals(harness, table) == [(1, 1), (1, 1)]  # at its end, and once it was rated
    assert await harness.rows("SELECT hash FROM match_results") == [(table.head,)]
    assert await harness.rows("SELECT DISTINCT transfers, books_head FROM seals") == await harness.rows(
        "SELECT entries, head FROM books"
    )
    await well(harness, table)


@pytest.mark.long
async def test_a_match_of_several_deals_and_its_rematch(harness: Harness) -> None:
    table = await harness.two(options={"deals": 2})
    await harness.play_match(table)
    again = await harness.manager.lobby.again(table.id, ANN)
    await harness.manager.lobby.again(table.id, BOB)
    await harness.play_match(again)
    await harness.quiet()
    assert await seals(harness, again) == [(1, 2), (1, 2)]
    await well(harness, again)


@pytest.mark.long
async def test_a_match_against_a_computer_by_the_clock(harness: Harness) -> None:
    table = await harness.alone(clock_ms=HOUR, increment_ms=5_000)
    await harness.advance(1_000)
    await well(harness, table)
    await harness.play_match(table)
    await well(harness, table)


async def test_turns_that_are_missed_until_somebody_is_away_and_back(harness: Harness) -> None:
    table = await harness.two(turn_ms=MINUTE)
    await harness.advance(8 * MINUTE)
    away = [seat for seat, player in enumerate(table.players) if player.away]
    assert away
    await well(harness, table)
    await harness.manager.presence(table.id, harness.person(table, away[0]), away=False)
    await well(harness, table)


async def test_a_clock_that_runs_out_is_a_resignation(harness: Harness) -> None:
    table = await harness.two(turn_ms=0, clock_ms=5 * MINUTE)
    await harness.advance(6 * MINUTE)
    assert table.status is Status.OVER
    assert await harness.rows("SELECT count(*) FROM resignations") == [(1,)]
    assert await seals(harness, table) == [(1, 1)]
    await well(harness, table)


async def test_who_resigns_among_three_and_what_follows(harness: Harness) -> None:
    table = await three(harness)
    await harness.act(table)
    await harness.manager.resign(table.id, CEM)
    await harness.quiet()
    await well(harness, table)
    await harness.act(table)
    await harness.manager.resign(table.id, BOB)
    assert table.status is Status.OVER
    await well(harness, table)


async def test_two_who_resign_in_one_moment_are_chained_as_they_did(harness: Harness) -> None:
    """Regression: the records of two such resignations were read in the order of their seats."""
    table = await three(harness)
    await harness.manager.resign(table.id, CEM)
    await harness.manager.resign(table.id, ANN)
    assert len({*await harness.rows("SELECT deal, ply, at FROM resignations")}) == 1
    await well(harness, table)


async def test_everybody_gone(harness: Harness) -> None:
    table = await harness.lobby(CEM, game="rummy500", options={}, seats=3)
    for _ in range(2):
        await harness.manager.lobby.add_computer(table.id, CEM, Level.EASY)
    await harness.manager.lobby.begin(table.id, CEM)
    await harness.quiet()
    await harness.manager.resign(table.id, CEM)
    assert table.status is Status.CLOSED
    assert await seals(harness, table) == [(1, None)]
    await well(harness, table)


async def test_a_moderator_closes_a_match_and_a_lobby(harness: Harness) -> None:
    table, lobby = await harness.two(stakes=CHIPS), await harness.lobby(CEM)
    await harness.manager.close(table.id, MODERATOR)
    await harness.manager.close(lobby.id, MODERATOR)
    assert await seals(harness, table) == [(1, None)]
    assert (lobby.head, await harness.rows("SELECT count(*) FROM seals")) == (None, [(1,)])
    await well(harness, table)


async def test_a_pause_and_what_stands_after_it(harness: Harness) -> None:
    table = await harness.two(clock_ms=HOUR)
    await harness.manager.pause(table, "Send Messages")
    await well(harness, table)
    await harness.manager.tables.find(table.id)
    await harness.advance(2 * MINUTE)
    assert table.status is Status.PLAYING
    await well(harness, table)


@pytest.mark.parametrize("piece", ["INSERT INTO actions", "UPDATE tables SET deadline_at"])
async def test_after_a_write_that_was_refused_the_chain_goes_on(harness: Harness, piece: str) -> None:
    table = await harness.two()
    head = table.head
    harness.database.refuse(piece)
    with refused(TableReason.NOT_STORED):
        await harness.press(table, table.actors[0], PassUpcard())
    assert table.head == head
    await harness.press(table, table.actors[0], PassUpcard())
    assert table.head != head
    await well(harness, table)


async def test_a_program_that_is_behind_takes_up_the_head_of_the_other(harness: Harness) -> None:
    table = await harness.two()
    other = await harness.another()
    there = await other.manager.tables.find(table.id)
    await other.press(there, there.actors[0], PassUpcard())
    with pytest.raises(TableError):
        await harness.press(table, table.actors[0], PassUpcard())
    assert table.head == there.head
    await harness.press(table, table.actors[0], PassUpcard())
    await well(harness, table)


async def test_time_that_is_given_back_after_a_restart_is_sealed(harness: Harness) -> None:
    table = await harness.two(turn_ms=MINUTE, clock_ms=HOUR)
    lobby = await harness.lobby(CEM)
    before = await harness.rows("SELECT seal FROM tables WHERE table_id = ?", table.id)
    await harness.advance(10_000)
    later = await harness.killed(down=HOUR)
    assert before != await later.rows("SELECT seal FROM tables WHERE table_id = ?", table.id)
    assert await later.rows("SELECT seal FROM tables WHERE table_id = ?", lobby.id) == [(None,)]
    await well(later, await later.manager.tables.find(table.id))


@pytest.mark.long
async def test_who_is_erased_leaves_the_chains_whole_and_cannot_be_found_by_the_mark(
    harness: Harness,
) -> None:
    over, live = await harness.two(), await three(harness, channel=801)
    await harness.play_match(over)
    marks = await harness.rows("SELECT table_id, seat, mark FROM seats ORDER BY table_id, seat")
    await harness.manager.erase(BOB.id)
    await harness.quiet()
    assert marks == await harness.rows("SELECT table_id, seat, mark FROM seats ORDER BY table_id, seat")
    assert await harness.rows("SELECT DISTINCT salt FROM seats WHERE member_id < 0") == [(None,)]
    assert await harness.rows("SELECT count(*) FROM seats WHERE salt IS NOT NULL") == [(3,)]
    await harness.act(live)
    await well(harness, live)


async def test_a_lobby_that_an_earlier_program_has_opened_is_played_by_the_rules_of_this_one(
    harness: Harness,
) -> None:
    """The rules are stored when the match begins, and it goes on after a restart."""
    lobby = await harness.lobby()
    await harness.manager.lobby.join(lobby.id, BOB)
    await harness.database._db.write([("UPDATE tables SET spec_version = 0, options = '{}'", ())])
    later = await harness.killed()
    table = await later.manager.lobby.begin(lobby.id, ANN)
    stored = await load_table(later.database, table.id)
    assert stored is not None
    assert stored.spec_version == GAMES["gin"].version
    again = await later.killed(seed=3)
    table = await again.manager.tables.find(table.id)
    assert table.status is Status.PLAYING
    await well(again, table)


async def test_freezing_and_voiding_are_sealed(harness: Harness) -> None:
    table = await harness.two(stakes=CHIPS)
    await harness.play_match(table)
    await harness.quiet()
    now, db = harness.clock.now(), harness.database
    await ledger_commands.freeze(db, GUILD, BOB.id, frozen=True, actor=MODERATOR.id, note="one", at=now)
    await ledger_commands.freeze(db, GUILD, BOB.id, frozen=False, actor=None, note="two", at=now)
    await ledger_commands.void_table(db, table.id, actor=MODERATOR.id, note="three", at=now)
    assert await harness.rows("SELECT kind, subject FROM seals ORDER BY seq") == [
        ("table", table.id),
        ("table", table.id),
        ("freeze", "2:1"),
        ("freeze", "2:2"),
        ("void", table.id),
    ]
    report = await audit_guild(db, GUILD)
    assert report.faults == ()
    assert report.sealed == await sealed_head(db, GUILD)
    assert replace(table.stakes, booked=False, rules=CHIPS.rules) == CHIPS
