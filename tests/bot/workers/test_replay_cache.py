"""The cache of replayed deals; tests/bot/manager/results/test_replay.py tests the replays."""

import asyncio
from dataclasses import replace

import pytest

from bot.workers.replay_cache import ReplayCache, record
from data.tables.replay import ReplayError
from data.tables.row_types import StoredTable
from engine.ai import Level
from tests.bot.recorded import SEATS, match_of

ALL = [*((key, Level.EASY) for key in SEATS), ("gin", None), ("rummy500", None), ("panguingue", None)]


def test_deals_before_need_not_be_readable() -> None:
    stored = match_of("gin", deals=3, level=Level.EASY)
    first = replace(stored.deals[0], actions=(replace(stored.deals[0].actions[0], action="?"),))
    assert record(replace(stored, deals=(first, *stored.deals[1:])), 3).moves == record(stored, 3).moves


@pytest.mark.long
@pytest.mark.parametrize(("key", "level"), ALL, ids=str)
def test_turns_are_all_moves_in_order_and_each_is_of_one_seat(key: str, level: Level | None) -> None:
    made = record(match_of(key, deals=1, level=level), 1)
    assert [ply for turn in made.turns for ply in range(turn.first, turn.end)] == [*range(len(made.moves))]
    asked = {ply for ply in range(len(made.moves)) if made.at(ply).asking}
    for turn in made.turns:
        own = {made.moves[ply].stored.seat for ply in range(turn.first, turn.end) if ply not in asked}
        assert len(own) <= 1
    assert len(made.turns) < len(made.moves)


@pytest.mark.long
async def test_a_worker_process_plays_the_same_deal() -> None:
    stored = match_of("rummy500", deals=2, level=Level.EASY)

    async def load() -> StoredTable:
        return stored

    replay_cache = ReplayCache(1)
    try:
        found, made = await replay_cache.recording(stored.table_id, 2, load), record(stored, 2)
        assert (found.moves, found.turns) == (made.moves, made.turns)
        for ply in (0, 17, len(made.moves)):
            assert found.at(ply).view(1) == made.at(ply).view(1)
        with pytest.raises(ReplayError) as caught:
            await replay_cache.recording(stored.table_id, 1, lambda: load_spoilt(stored))
        assert (caught.value.deal, caught.value.ply) == (1, 0)
    finally:
        replay_cache.close()


async def load_spoilt(stored: StoredTable) -> StoredTable:
    return replace(stored, deals=(replace(stored.deals[0], deck_text="1"),))


async def test_a_deal_is_played_once_and_kept_for_a_while() -> None:
    stored = match_of("gin", deals=3, level=Level.EASY)
    loaded = 0

    async def load() -> StoredTable:
        nonlocal loaded
        loaded += 1
        return stored

    replay_cache = ReplayCache(0, kept=2)
    found = await asyncio.gather(*(replay_cache.recording(stored.table_id, 1, load) for _ in range(4)))
    assert loaded == 1
    assert len({*map(id, found)}) == 1
    for deal in (2, 1, 3, 1):
        await replay_cache.recording(stored.table_id, deal, load)
    assert loaded == 3
    assert [replay_cache.has(stored.table_id, deal) for deal in (1, 2, 3)] == [True, False, True]
    await replay_cache.recording(stored.table_id, 2, load)
    assert loaded == 4
