"""The cost of a replay: opening a deal of a long match of Hand, and a step, from press to answer.

The real bot runs in a separate process; every deal is opened for the first time, so a worker has to play it
again, and the first has to start that worker.
"""

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from statistics import median

from bot.manager.results.replay import Playback
from bot.playground import BotProcess, Playground, Visitor
from bot.playground.client import selects_of
from bot.playground.resources.guilds import GUILD
from bot.workers.replay_cache import record
from data.db.connection import open_database
from data.tables.row_types import StoredTable
from tests.bot.recorded import keep, match_of

DEALS, STEPS = 12, 60

Row = tuple[str, float, str]


def _match(alice: Visitor) -> StoredTable:
    """Return a match of five without good players and without short deals."""
    stored = match_of("hand", seats=5, deals=DEALS, seed=2, rounds=DEALS)
    first = replace(stored.seats[0], member_id=int(alice.id))
    return replace(
        stored,
        guild_id=int(GUILD),
        channel_id=int(alice.channel.id),
        number=1,
        host_id=int(alice.id),
        seats=(first, *stored.seats[1:]),
    )


async def _play() -> list[Row]:
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        playground = Playground(rate_limits="off")
        await playground.start()
        stack.push_async_callback(playground.stop)
        alice = Visitor(playground, "Alice")
        stored = _match(alice)
        url = f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        database = await open_database(url)
        await keep(database, stored)
        await database.close()
        bot = BotProcess(playground, url, env={"CARDROOM_EMOJI": "no"})
        stack.push_async_callback(bot.kill)
        await bot.start()
        plies = sum(len(deal.actions) for deal in stored.deals)
        rows = [*_alone(stored), ("replay, moves of the match", float(plies), "moves")]
        opened: list[float] = []
        for deal in range(1, len(stored.deals) + 1):
            begun = time.perf_counter()
            answer = await (await alice.slash("results replay", match="1", deal=deal)).settled()
            opened.append((time.perf_counter() - begun) * 1000)
        rows.append(("replay, the first deal opened", opened[0], "ms"))
        rows.append(("replay, another deal opened, median", median(opened[1:]), "ms"))
        for cards in ("pictures", "text"):
            await alice.slash("settings me", cards=cards)
            answer = await (await alice.slash("results replay", match="1", deal=3)).settled()
            assert answer.message is not None
            number, stepped = answer.message["id"], list[float]()
            for _ in range(STEPS):
                begun = time.perf_counter()
                await alice.click(number, "Next ▶")
                stepped.append((time.perf_counter() - begun) * 1000)
            stepped.sort()
            rows.append((f"replay, a step in {cards}, median", median(stepped), "ms"))
            rows.append((f"replay, a step in {cards}, 95 of 100", stepped[STEPS * 95 // 100], "ms"))
            assert selects_of(alice.message(number))
        await bot.stop()
    return rows


def _alone(stored: StoredTable) -> list[Row]:
    """Return the time to play the match again, and to show one moment of it."""
    begun = time.perf_counter()
    made = record(stored, len(stored.deals))
    played = time.perf_counter() - begun
    playback = Playback(stored, made)
    begun = time.perf_counter()
    for ply in range(playback.length + 1):
        playback.at(ply)
    moment = (time.perf_counter() - begun) / (playback.length + 1)
    return [("replay, playing a deal again", played * 1000, "ms"), ("replay, a moment", moment * 1000, "ms")]


def run() -> list[Row]:
    """Return (name, value, unit)."""
    return asyncio.run(_play())
