"""Presses that arrive repeatedly, out of order or at once: each is applied once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Person, PlayedMove, Status, Table, TableError
from data.db.database import Database
from data.tables.stakes import Stakes, load_stakes
from engine.actions import Action
from engine.ai import Level, choose
from engine.errors import IllegalAction
from tests.bot.manager.harness import ANN, BOB, CHANNEL, Harness, views


def presses(table: Table, rng: Random) -> list[tuple[Person, Action, int, int]]:
    """Return presses of both players: a sensible move, others of the same panel, stale ones."""
    assert table.deal is not None
    found: list[tuple[Person, Action, int, int]] = []
    for seat, person in enumerate((ANN, BOB)):
        for action in table.deal.legal_actions(seat)[:3]:
            found.append((person, action, table.deal_no, table.ply))
            found.append((person, action, table.deal_no, table.ply - 1))
            found.append((person, action, table.deal_no, table.ply + 1))
    seat = table.deal.actors[0]
    wise = choose("gin", Level.NORMAL, views(table)[1 + seat])
    found.append(((ANN, BOB)[seat], wise, table.deal_no, table.ply))
    found.append(((BOB, ANN)[seat], wise, table.deal_no, table.ply))
    return rng.sample(found, len(found))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
async def test_each_press_is_applied_once(harness: Harness, seed: int) -> None:
    rng = Random(seed)
    harness.messenger.draws = False
    table = await harness.two(options={"target": 20})
    applied = 0
    interaction = 0
    for _ in range(400):
        if table.status is not Status.PLAYING:
            break
        if table.between_deals:
            people = [ANN, BOB] * rng.randint(2, 5)
            rng.shuffle(people)
            deal_no = table.deal_no
            await asyncio.gather(
                *(harness.manager.ready(table.id, person) for person in people), return_exceptions=True
            )
            assert table.deal_no == deal_no + 1
            continue
        deliveries = []
        for press in presses(table, rng):
            interaction += 1
            deliveries += [(*press, interaction)] * rng.randint(2, 5)
        rng.shuffle(deliveries)
        moment = table.ply
        results = await asyncio.gather(
            *(
                harness.manager.act(table.id, replace(person, interaction=number), action, deal=deal, ply=ply)
                for person, action, deal, ply, number in deliveries
            ),
            return_exceptions=True,
        )
        moves = [result for result in results if isinstance(result, PlayedMove)]
        refusals = [result for result in results if not isinstance(result, PlayedMove)]
        assert all(isinstance(refusal, TableError | IllegalAction) for refusal in refusals)
        # Presses for the next ply may become valid after this one, but none is applied twice.
        assert [move.ply for move in moves] == list(range(moment, moment + len(moves)))
        assert len(moves) in (1, 2)
        assert table.ply == moment + len(moves)
        applied += len(moves)
    await harness.quiet()
    assert await harness.rows("SELECT count(*) FROM actions") == [(applied,)]
    rows = await harness.rows("SELECT interaction_id FROM actions")
    assert len(set(rows)) == len(rows)
    later = await harness.killed()
    again = await later.manager.tables.find(table.id)
    assert views(again) == views(table)
    assert again.outcome == table.outcome


@pytest.mark.long
async def test_everything_at_once(harness: Harness) -> None:
    """In any order, the database and the table agree and nothing is half done."""
    for seed in range(10):
        rng = Random(seed)
        table = await harness.two()
        assert table.deal is not None
        asks: list[Callable[[], Awaitable[object]]] = [
            partial(harness.manager.act, table.id, person, action, deal=1, ply=ply)
            for person, action, _, ply in presses(table, rng)
        ]
        asks += [
            partial(harness.manager.presence, table.id, person, away=away)
            for person in (ANN, BOB)
            for away in (True, False)
        ]
        if seed % 2:
            asks.append(partial(harness.manager.resign, table.id, ANN))
        rng.shuffle(asks)
        await asyncio.gather(*(ask() for ask in asks), return_exceptions=True)
        await harness.quiet()
        twin = await (await harness.another(seed=100 + seed)).manager.tables.find(table.id)
        assert views(twin) == views(table)
        assert (twin.status, twin.outcome, twin.deadline) == (table.status, table.outcome, table.deadline)
        assert [(p.away, p.misses, p.resigned) for p in twin.players] == [
            (p.away, p.misses, p.resigned) for p in table.players
        ]


async def test_a_press_and_a_deadline_at_once(harness: Harness) -> None:
    table = await harness.two(turn_ms=30_000)
    for _ in range(6):
        assert table.deal is not None
        seat, ply = table.deal.actors[0], table.ply
        harness.clock.advance(30_000)
        result = await asyncio.gather(
            harness.press(table, seat, choose("gin", Level.NORMAL, views(table)[1 + seat])),
            return_exceptions=True,
        )
        await harness.quiet()
        assert table.ply > ply
        if isinstance(result[0], TableError):
            assert str(result[0]) == "stale"
    rows = await harness.rows("SELECT ply FROM actions ORDER BY ply")
    assert [ply for (ply,) in rows] == list(range(table.ply))


@pytest.mark.parametrize("first", ["opener", "finder"])
async def test_a_table_that_is_found_while_it_is_opened_has_one_copy(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Regression: a command loaded the table just after it was stored: two copies, two boards."""
    write, table_cache = harness.database.write, harness.manager.tables
    finding: list[asyncio.Task[list[Table]]] = []
    opened, read = asyncio.Event(), asyncio.Event()

    async def stored(unit: Sequence[Any]) -> None:
        await write(unit)
        if not finding:
            finding.append(asyncio.create_task(table_cache.in_channel(CHANNEL)))
            await (read.wait() if first == "opener" else finding[0])

    async def stakes(db: Database, table_id: str) -> Stakes | None:
        read.set()
        if first == "opener":
            await opened.wait()
        return await load_stakes(db, table_id)

    monkeypatch.setattr(harness.database, "write", stored)
    monkeypatch.setattr("bot.manager.tables.table_cache.load_stakes", stakes)
    table = await harness.lobby()
    opened.set()
    assert await finding[0] == [table]
    assert await table_cache.find(table.id) is table
    await harness.manager.lobby.join(table.id, BOB)
    await harness.quiet()
    assert [request.kind for request in harness.messenger.requests].count("post") == 1
