"""Transitions are values: applied to copies, stored as one unit, then put in effect."""

import ast
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

import pytest

import bot
from bot.manager.tables import transitions
from bot.manager.tables.table import State, Status, Table, TableReason
from bot.manager.tables.transitions import Change
from data.db.database import Statement
from data.tables.row_types import Why
from data.tables.tables import set_ready
from engine.ai import Level, fallback_action
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, GUILD, MODERATOR, Harness, refused

BUILDERS = {"rehydration.py", "replay.py", "transcript.py"}
"""Modules that build tables from records before they are in use."""


def state_of(table: Table) -> State:
    return table.next()


def changed_by(module: Path) -> set[str]:
    """Return the assignments by which a module changes the state of an existing table."""
    of_state = {item.name for item in fields(State)}
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets += [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []
        for target in [part for each in targets for part in getattr(each, "elts", [each])]:
            if isinstance(target, ast.Attribute) and target.attr in of_state:
                found.update({target.attr} if ast.unparse(target.value).endswith("table") else ())
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "take":
            found.add("take")
    return found


@pytest.mark.long
def test_only_the_table_store_lets_another_state_take_the_place_of_a_tables() -> None:
    rooms = Path(bot.__file__).parent
    modules = [
        module
        for room in ("run", "manager", "workers", "texts", "ui")
        for module in (rooms / room).rglob("*.py")
        if module.name not in BUILDERS
    ]
    assert len(modules) > 100
    assert {module.name: found for module in modules if (found := changed_by(module))} == {
        "table_store.py": {"take"}
    }


async def test_what_happens_is_worked_out_without_touching_the_table(harness: Harness) -> None:
    table = await harness.two(turn_ms=60_000)
    before, deal = state_of(table), table.deal
    assert deal is not None
    seat, now = deal.actors[0], harness.clock.now()
    made = transitions.apply_move(
        table, table, seat, fallback_action(deal.view(seat)), why=Why.PLAYER, now=now
    )
    for other in (
        made,
        transitions.resign(table, seat, why="resigned", now=now),
        transitions.set_presence(table, table, seat, away=True, now=now),
        transitions.request_next_deal(table, table, seat, now),
        transitions.pause(table, "send_messages", now),
        transitions.extend_deadlines(table, 5_000, now),
        transitions.close(table, table, now),
    ):
        assert other.state != before
    assert state_of(table) == before
    assert table.deal is deal
    assert (deal.ply, made.state.ply) == (0, 1)
    assert made.moves == made.state.news[-1:]


async def test_two_changes_in_one_end_with_the_second_and_store_both(harness: Harness) -> None:
    table = await harness.two()
    away = transitions.set_presence(table, table, 0, away=True, now=1)
    both = away.before(transitions.request_next_deal(table, away.state, 0, 2))
    assert both.state.players[0].away
    assert both.state.ready == {0}
    unit = [*away.unit, *set_ready(table.id, 0, table.deal_no)]
    assert both.unit == unit
    assert both.storing([("SELECT 1", ())]).unit == [*unit, ("SELECT 1", ())]


async def seats(harness: Harness, table: Table) -> list[tuple[int, str]]:
    return await harness.rows("SELECT seat, name FROM seats WHERE table_id = ? ORDER BY seat", table.id)


async def rematch_of_two(harness: Harness) -> Table:
    """Return the lobby that Ann opened after a match with Bob."""
    table = await harness.two()
    await harness.play_match(table)
    return await harness.manager.lobby.again(table.id, ANN)


@pytest.mark.long
@pytest.mark.parametrize("piece", ["INSERT INTO deals", "UPDATE tables SET status = 'playing'"])
async def test_the_last_seat_of_a_rematch_is_taken_only_if_the_match_begins(
    harness: Harness, piece: str
) -> None:
    again = await rematch_of_two(harness)
    before = state_of(again)
    harness.database.refuse(piece)
    with refused(TableReason.NOT_STORED):
        await harness.manager.lobby.join(again.id, BOB)
    assert harness.database.times == 0
    assert state_of(again) == before
    assert await seats(harness, again) == [(0, "Ann")]
    await harness.manager.lobby.join(again.id, BOB)
    assert (again.status, again.deal_no) == (Status.PLAYING, 1)
    assert await seats(harness, again) == [(0, "Ann"), (1, "Bob")]


async def test_partners_sit_down_change_seats_and_begin_in_one_write(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = (ANN, BOB, CEM, MODERATOR)
    table = await harness.manager.lobby.open(ANN, guild=GUILD, channel=CHANNEL, game="hand_partnership")
    for person in people[1:]:
        await harness.manager.lobby.join(table.id, person)
    await harness.manager.lobby.begin(table.id, ANN)
    for person in people[1:]:
        await harness.manager.resign(table.id, person)
    # The same four in another order, so that everybody changes seats when the last has joined.
    again = await harness.manager.lobby.again(table.id, MODERATOR)
    for person in (CEM, BOB):
        await harness.manager.lobby.join(again.id, person)
    lobby = state_of(again)
    harness.database.refuse("INSERT INTO deals")
    with refused(TableReason.NOT_STORED):
        await harness.manager.lobby.join(again.id, ANN)
    assert state_of(again) == lobby
    assert [name for _, name in await seats(harness, again)] == ["Mona", "Cem", "Bob"]
    units: list[Sequence[Statement]] = []
    write = harness.database.write

    async def note(unit: Sequence[Statement]) -> None:
        units.append(unit)
        await write(unit)

    monkeypatch.setattr(harness.database, "write", note)
    await harness.manager.lobby.join(again.id, ANN)
    assert len(units) == 1
    assert again.status is Status.PLAYING
    assert [player.name for player in again.players] == ["Ann", "Bob", "Cem", "Mona"]


@pytest.mark.long
async def test_whoever_comes_back_and_is_the_last_to_be_ready_does_both_or_neither(harness: Harness) -> None:
    table = await harness.two(options={"deals": 2})
    await harness.play_deal(table)
    await harness.manager.ready(table.id, BOB)
    await harness.manager.presence(table.id, ANN, away=True)
    before = state_of(table)
    harness.database.refuse("INSERT INTO deals")
    with refused(TableReason.NOT_STORED):
        await harness.manager.ready(table.id, ANN)
    assert state_of(table) == before
    await harness.manager.ready(table.id, ANN)
    assert (table.deal_no, table.players[table.seat_for(ANN.id)].away) == (2, False)


async def test_a_change_without_a_unit_is_not_written(harness: Harness) -> None:
    table = await harness.alone(level=Level.EASY, options={"deals": 2})
    harness.database.refuse("", -1)
    await harness.manager._table_store.commit(table, Change(table.next(ready=frozenset({0}))))
    harness.database.times = 0
    assert table.ready == {0}
