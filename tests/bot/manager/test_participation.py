"""A match counts once everybody has played: absence moves no chips, ratings or scores."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Player, PlayerKind, Table, TableError
from bot.manager.time.clock import ManualClock
from bot.texts.results import rankings
from bot.ui.tables.board import board
from data.audit import audit_all
from data.ledger.ledger_queries import top
from data.rankings.member_statistics import history, reliability
from data.rankings.ratings import rate_by_current_rules, recompute_ratings
from data.scores import recompute
from data.tables.participation import EVERY_MATCH, OWN_MOVES, RULES, Part
from data.tables.row_types import Why
from data.tables.stakes import Stakes
from tests.bot.manager.harness import ANN, BOB, CEM, GUILD, MODERATOR, NOON, Harness, open_harness
from tests.postgres import Postgres

STAKES = Stakes(chip_value=2, pot=100, point=1, minimum=100)
TURN = 30_000
GAMES = {
    "gin": {"deals": 1},
    "panguingue": {"deals": 2, "ante": 2},
    "rummy500": {"limit": 100},
}


@pytest.fixture(params=["sqlite", pytest.param("server", marks=pytest.mark.server)])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Harness]:
    """A process on either database."""
    async with AsyncExitStack() as stack:
        url = None
        if request.param == "server":
            server: Postgres = request.getfixturevalue("postgres")
            url = stack.enter_context(server.fresh())
        harness = await open_harness(tmp_path / "cards.sqlite3", ManualClock(NOON), url=url)
        stack.push_async_callback(harness.close)
        yield harness


async def begun(harness: Harness, game: str, **more: Any) -> Table:
    people = (ANN, BOB) if game == "gin" else (ANN, BOB, CEM)
    table = await harness.lobby(
        game=game, options=GAMES[game], seats=len(people), turn_ms=TURN, **{"stakes": STAKES, **more}
    )
    for person in people[1:]:
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    await harness.quiet()
    return table


async def nothing_has_moved(harness: Harness) -> None:
    """Check that no chips, ratings or wins have changed, and that audits confirm it."""
    assert set(dict(await top(harness.database, GUILD)).values()) == {1_000}
    assert await harness.rows("SELECT * FROM rating_changes") == []
    assert await harness.rows("SELECT * FROM boards") == []
    assert await harness.rows("SELECT sum(matches), max(best_streak) FROM scores") in (
        [(0, 0)],
        [(None, None)],
    )
    assert await recompute_ratings(harness.database) == []
    assert await recompute(harness.database) == []
    [report] = await audit_all(harness.database)
    assert report.faults == ()


async def step(harness: Harness, table: Table, chance: Random, idle: int) -> None:
    """Let something random happen, except a move by the idle seat's player."""
    others = [seat for seat in table.people if seat != idle and not table.players[seat].resigned]
    person = harness.person(table, chance.choice(table.people))
    match chance.choice(["move"] * 6 + ["time", "time", "away", "back", "resign"]):
        case "move" if table.between_deals:
            await harness.next_deal(table)
        case "move" if acting := [seat for seat in table.actors if seat in others]:
            seat = chance.choice(acting)
            assert table.deal is not None
            await harness.press(table, seat, chance.choice(table.deal.legal_actions(seat)))
        case "time" | "move":
            await harness.advance(TURN + 1)
        case "away":
            await harness.manager.presence(table.id, person, away=True)
        case "back" if others and table.nobody_there:
            await harness.manager.presence(table.id, harness.person(table, others[0]), away=False)
        case "resign" if chance.random() < 0.2 and not table.players[table.seat_for(person.id)].resigned:
            await harness.manager.resign(table.id, person)
    await harness.quiet()


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
async def test_whoever_does_not_play_moves_no_chips_and_no_ratings(
    either: Harness, game: str, seed: int
) -> None:
    """Whatever the other players do, and whatever the computer wins or loses in that seat."""
    harness, chance = either, Random(f"{game} {seed}")
    harness.messenger.draws = False
    table = await begun(harness, game)
    idle = chance.choice(table.people)
    for _ in range(chance.choice([5, 40, 150])):
        if not table.live:
            break
        with suppress(TableError):  # resigned and absent players cannot do so again
            await step(harness, table, chance, idle)
    if table.live:
        if chance.random() < 0.5 or table.players[idle].resigned:
            await harness.manager.close(table.id, MODERATOR)
        else:
            await harness.manager.resign(table.id, harness.person(table, idle))
        while table.live:  # with three players the others play on
            left = next(seat for seat in table.people if not table.players[seat].resigned)
            await harness.manager.resign(table.id, harness.person(table, left))
    await harness.quiet()
    assert table.players[idle].part.own == 0
    await nothing_has_moved(harness)


@pytest.mark.long
async def test_a_hundred_resignations_without_a_move_change_nothing(either: Harness) -> None:
    for _ in range(10):
        table = await begun(either, "gin")
        await either.manager.resign(table.id, BOB)
        await either.quiet()
    await nothing_has_moved(either)
    found = await reliability(either.database, GUILD, BOB.id)
    assert (found.started, found.finished) == (10, 0)
    assert (await reliability(either.database, GUILD, ANN.id)).percent == 100


async def test_the_players_are_told_before_and_after(harness: Harness) -> None:
    table = await begun(harness, "gin")
    assert table.idle == ()
    await harness.manager.resign(table.id, BOB)
    await harness.quiet()
    assert table.idle == (1,)
    line = rankings.uncounted_line(["Bob"], booked=True)
    assert "Not rated" in line
    assert "Bob" in line
    assert "chips went back" in line
    assert line in str(board(table).components) or "Not rated" in str(board(table))
    [match] = await history(harness.database, GUILD, BOB.id)
    assert not match.counted
    assert "not rated: not everybody played" in "\n".join(rankings.history_lines(match, BOB.id, GUILD))
    assert "did not count" in "\n".join(rankings.arithmetic_lines(match, (), BOB.id))


@pytest.mark.long
async def test_a_match_counts_once_everybody_has_made_their_moves(harness: Harness) -> None:
    table = await begun(harness, "gin")
    await harness.everybody_plays(table)
    later = await harness.killed()  # each player's moves are counted from the record
    table = await later.manager.tables.find(table.id)
    assert all(table.players[seat].part.own >= OWN_MOVES for seat in table.people)
    await later.manager.resign(table.id, BOB)
    await later.quiet()
    assert table.idle == ()
    assert dict(await top(later.database, GUILD))[ANN.id] > 1_000
    assert len(await later.rows("SELECT * FROM rating_changes")) == 2
    [report] = await audit_all(later.database)
    assert report.faults == ()


def test_who_makes_every_move_that_comes_to_them_has_played() -> None:
    """A deal may end within a turn: that is luck, not absence."""
    assert Part().played(resigned=False)
    assert Part().with_move(Why.PLAYER).played(resigned=False)
    assert not Part().with_move(Why.PLAYER).played(resigned=True)
    for why in (Why.TIMEOUT, Why.COMPUTER, Why.MODERATOR):
        assert not Part().with_move(why).played(resigned=False)
        assert Part(own=OWN_MOVES).with_move(why).played(resigned=True)
    for why in (Why.WISH, Why.ONLY):
        assert Part().with_move(why) == Part()


async def test_a_match_that_began_before_the_rule_ends_as_it_was_agreed(harness: Harness) -> None:
    table = await begun(harness, "gin")
    await harness.manager.resign(table.id, BOB)
    await harness.quiet()
    old = await begun(harness, "gin")
    await harness.spoil("UPDATE stakes SET rules = ? WHERE table_id = ?", EVERY_MATCH, old.id)
    old.stakes = Stakes(**{**{name: getattr(old.stakes, name) for name in old.stakes.__slots__}, "rules": 1})
    await harness.manager.resign(old.id, BOB)
    await harness.quiet()
    assert await harness.rows("SELECT rules, counted FROM match_results ORDER BY sequence") == [
        (RULES, 0),
        (EVERY_MATCH, 1),
    ]
    assert dict(await top(harness.database, GUILD)) == {ANN.id: 1_100, BOB.id: 900}
    before = await harness.rows("SELECT * FROM rating_changes")
    assert len(before) == 2
    # On the owner's command it is rated by the current rules; the chips do not change.
    assert await rate_by_current_rules(harness.database) == 2
    await recompute(harness.database, repair=True)
    assert await harness.rows("SELECT rules, counted FROM match_results ORDER BY sequence") == [
        (RULES, 0),
        (RULES, 0),
    ]
    assert await harness.rows("SELECT * FROM rating_changes") == []
    assert await recompute_ratings(harness.database) == []
    assert await recompute(harness.database) == []
    assert dict(await top(harness.database, GUILD)) == {ANN.id: 1_100, BOB.id: 900}


def test_a_seat_has_done_nothing_yet() -> None:
    assert Player(kind=PlayerKind.PERSON, name="Ann").part == Part(0, 0)
