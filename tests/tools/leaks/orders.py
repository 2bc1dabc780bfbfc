"""Tables at which others have planned their turns, and the same tables without plans.

``with_orders`` is for a comparison page by page. ``sent`` plays a slow match with a running manager, and
records what is sent to others, when, and what is logged: with and without orders it must be the same until
one fires.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import orjson

from bot.manager.tables.table import Table
from bot.manager.time.clock import ManualClock
from data.tables.orders import OrderState, SeatOrder
from engine.ai import Level, choose
from engine.orders import MOST_RULES
from tests.bot.manager.harness import ANN, DAY, DIRECT, HOUR, Harness, Request, open_harness
from tests.engine.random_orders import random_order
from tests.tools.leaks.told import Listening, Told
from tests.tools.leaks.worlds import Watcher, World

TURNS = 10
"""Turns of a match that are compared."""
OWNER = 0
"""The seat that plans its turns."""


def with_orders(world: World, watcher: Watcher, rng: random.Random) -> World | None:
    """Return a world in which the seats that wait have orders, or notes about them.

    The watcher has none. None if nobody else waits.
    """
    table, given = world.table, False
    for seat in range(len(table.players)):
        if table.deal is None or not table.actors or seat in (watcher, *table.actors):
            continue
        placed = SeatOrder(
            deal=table.deal_no,
            order=random_order(table.deal, seat, rng),
            state=rng.choice([*OrderState]),
            skipped=tuple(range(rng.randrange(MOST_RULES))),
        )
        table.take(table.with_player(seat, order=placed))
        given = True
    return world if given else None


async def sent(folder: Path, game: str, seed: int, *, orders: bool) -> list[Told]:
    """Play a slow match of two; return what is sent to others than the owner, and the log.

    Without ``orders`` the same is played without them. They are cancelled before they fire.
    """
    lines: list[str] = []
    with Listening(lines, ("aiosqlite",)):
        harness = await open_harness(folder / f"{orders}.sqlite3", ManualClock(), seed=seed)
        lines.clear()
        try:
            return [told async for told in _sent(harness, game, random.Random(seed), lines, orders=orders)]
        finally:
            await harness.close()


async def _sent(
    harness: Harness, game: str, rng: random.Random, lines: list[str], *, orders: bool
) -> AsyncIterator[Told]:
    heard: list[bytes] = []
    _record(harness, heard)
    table = await harness.two(game=game, options={}, turn_ms=DAY)
    owner = harness.person(table, OWNER)
    for turn in range(TURNS):
        while table.deal is not None and OWNER in table.actors:
            await _move(harness, table, OWNER)
        if table.deal is None or not table.actors:
            return
        while table.actors and OWNER not in table.actors:
            assert table.deal is not None
            for _ in range(2):
                order = random_order(table.deal, OWNER, rng)
                if orders:
                    await harness.manager.place_order(table.id, owner, order, deal=table.deal_no)
                    await harness.quiet()
            await harness.advance(rng.choice((1_000, HOUR, 3 * HOUR)))
            cancels = rng.random() < 0.5
            if orders and cancels:
                await harness.manager.cancel_order(table.id, owner, deal=table.deal_no)
            seat = table.actors[0]
            ahead = table.deal.clone()
            action = choose(game, Level.EASY, ahead.view(seat))
            ahead.apply(seat, action)
            if orders and OWNER in ahead.actors:
                await harness.manager.cancel_order(table.id, owner, deal=table.deal_no)
            await harness.press(table, seat, action)
            await harness.quiet()
        yield Told("sent", f"turn {turn}", b"\n".join(heard), len(heard))
        # How often a table was stored is in the log of every statement only.
        said = [line for line in lines if not line.startswith("DEBUG")]
        yield Told("log", f"turn {turn}", "\n".join(said).encode(), len(said))
        heard.clear()
        lines.clear()


async def _move(harness: Harness, table: Table, seat: int) -> None:
    assert table.deal is not None
    await harness.press(table, seat, choose(table.spec.key, Level.EASY, table.deal.view(seat)))
    await harness.quiet()


def _record(harness: Harness, heard: list[bytes]) -> None:
    """Record all requests to Discord but those of the owner's own messages, with their times."""
    messenger, clock = harness.messenger, harness.clock
    whole = messenger._pass

    async def recorded(request: Request) -> None:
        own = request.channel in (0, DIRECT + ANN.id)
        if not own:
            page = request.page
            shown = orjson.dumps((page.components, page.mentions, page.digest)) if page is not None else b""
            heard.append(
                f"{clock.now()} {request.kind} {request.channel} {request.message} ".encode() + shown
            )
        await whole(request)

    messenger._pass = recorded  # type: ignore[method-assign]
