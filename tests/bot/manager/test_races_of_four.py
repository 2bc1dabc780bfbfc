"""Four processes on one database act at once, with the answers of one process acting in turn."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Table, TableReason
from data.audit import audit_all
from data.db.database import Statement
from data.tables import tables
from tests.bot.manager.harness import ANN, BOB, Harness, refused, share
from tests.bot.manager.test_races import LOBBY, PLAY, answer, at_the_gate, lobby, opened, playing, stands

THINGS = {
    lobby: {name: thing for name, thing in LOBBY.items() if "computer" not in name},
    playing: PLAY,
}


async def race(folder: Path, seed: int) -> tuple[object, object]:
    """Return the answers and state of four processes, and of one process in the same order."""
    chance = Random(seed)
    begin = chance.choice([lobby, playing])
    things = THINGS[begin]
    names = [chance.choice(list(things)) for _ in range(4)]
    async with opened(folder, "raced") as harness:
        table_id = await begin(harness)
        harnesses = [harness, *[await harness.another(seed=at) for at in (2, 3, 4)]]
        for each in harnesses:
            share(each)
            await each.manager.tables.find(table_id)
        asked = [things[name](each, table_id) for name, each in zip(names, harnesses, strict=True)]
        work = await at_the_gate(harnesses, *asked)
        order = [at for at in range(4) if work[at].done()]  # refused at once, by the initial state
        rest = [at for at in range(4) if at not in order]
        chance.shuffle(rest)
        for at in rest:
            harnesses[at].database.gate.set()
            await work[at]
        raced = [await task for task in work], await stands(harness, table_id)
        for each in harnesses:
            table = await each.manager.tables.find(table_id)
            assert table.version == raced[1][3]
        assert [report.faults for report in await audit_all(harness.database)] in ([()], [])
    async with opened(folder, "in_turn") as harness:
        table_id = await begin(harness)
        answers = {at: await answer(things[names[at]](harness, table_id)) for at in [*order, *rest]}
        in_turn = [answers[at] for at in range(4)], await stands(harness, table_id)
    return raced, in_turn


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
async def test_four_at_once_are_as_one_after_the_other(tmp_path: Path, seed: int) -> None:
    raced, in_turn = await race(tmp_path, seed)
    assert raced == in_turn


async def test_without_the_fence_they_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fence = tables.fence

    def open_to_all(*args: Any, **kwargs: Any) -> list[Statement]:
        [(sql, params)] = fence(*args, **kwargs)
        return [(sql.replace("CASE WHEN version = ? THEN version + 1 ELSE -1 END", "? + 1"), params)]

    monkeypatch.setattr(tables, "fence", open_to_all)
    raced, in_turn = await race(tmp_path, 1)
    assert raced != in_turn


async def test_whoever_finds_a_table_changed_again_and_again_is_told_so(harness: Harness) -> None:
    table = await harness.lobby()
    asked = 0

    async def always_outdated(table: Table, *, outdated: bool = False) -> bool:
        nonlocal asked
        asked += 1
        return True

    harness.manager.tables._refresh = always_outdated
    with refused(TableReason.STALE):
        await harness.manager.lobby.leave(table.id, BOB)  # Bob does not sit there
    assert asked == 5


async def both(harness: Harness, asked: Callable[[Harness], Awaitable[object]], other: Harness) -> list[str]:
    """Send requests to two processes, and let both write what they have evaluated."""
    work = await at_the_gate((harness, other), asked(harness), asked(other))
    for each in (harness, other):
        each.database.gate.set()
    return sorted(await asyncio.gather(*work))


@pytest.mark.long
async def test_two_who_want_a_rematch_at_once_meet_at_one_table(harness: Harness) -> None:
    table = await harness.two()
    await harness.manager.resign(table.id, ANN)
    await harness.quiet()
    other = await harness.another()
    share(harness, other)
    people = {id(harness): ANN, id(other): BOB}
    answers = await both(harness, lambda each: each.manager.lobby.again(table.id, people[id(each)]), other)
    assert answers == ["done", "done"]
    [(rematch,)] = await harness.rows("SELECT table_id FROM tables WHERE rematch_of = ?", table.id)
    assert set((await harness.manager.tables.find(rematch)).members) == {ANN.id, BOB.id}


async def test_two_programs_open_no_more_tables_in_a_channel_than_one(harness: Harness) -> None:
    for _ in range(9):
        await harness.lobby()
    other = await harness.another()
    share(harness, other)
    assert await both(harness, lambda each: each.lobby(), other) == ["done", "too_many_tables"]
    assert await harness.rows("SELECT count(*) FROM tables") == [(10,)]
