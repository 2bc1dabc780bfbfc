"""The log says how each table has ended, once."""

import logging
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.play.match_runner import MatchRunner
from bot.manager.tables.table import Table
from data.tables.stakes import Stakes
from tests.bot.manager.harness import ANN, BOB, DAY, HOUR, MODERATOR, Harness

Ending = Callable[[Harness], Awaitable[Table]]


async def played(harness: Harness) -> Table:
    table = await harness.two()
    await harness.play_deal(table)
    return table


async def resigned(harness: Harness) -> Table:
    table = await harness.two()
    await harness.manager.resign(table.id, BOB)
    return table


async def by_a_moderator(harness: Harness) -> Table:
    table = await harness.two(stakes=Stakes(pot=5))
    await harness.manager.close(table.id, MODERATOR)
    return table


async def idle(harness: Harness) -> Table:
    table = await harness.two(turn_ms=0)
    await harness.advance(15 * DAY)
    return table


async def left(harness: Harness) -> Table:
    table = await harness.lobby()
    await harness.manager.lobby.leave(table.id, ANN)
    return table


async def expired(harness: Harness) -> Table:
    table = await harness.lobby()
    await harness.advance(DAY)
    return table


async def unreachable(harness: Harness) -> Table:
    table = await harness.two()
    await harness.manager.pause(table, "channel")
    harness.messenger.closed_channels[table.channel] = "channel"
    await harness.advance(15 * DAY)
    return table


async def alone_and_gone(harness: Harness) -> Table:
    table = await harness.alone()
    await harness.manager.presence(table.id, ANN, away=True)
    await harness.advance(2 * DAY)
    return table


@pytest.mark.long
@pytest.mark.parametrize(
    ("ends", "how", "refunded", "deals", "days"),
    [
        (played, "deals", False, 1, 0),
        (resigned, "resigned", False, 1, 0),
        (by_a_moderator, "moderator", True, 1, 0),
        (idle, "idle", False, 1, 14),
        (left, "lobby", False, 0, 0),
        (expired, "lobby", False, 0, 1 / 24),
        (unreachable, "paused", False, 1, 1),
        (alone_and_gone, "abandoned", False, 1, 1),
    ],
)
async def test_how_a_table_has_ended_is_one_line(
    harness: Harness,
    caplog: pytest.LogCaptureFixture,
    ends: Ending,
    how: str,
    refunded: bool,
    deals: int,
    days: float,
) -> None:
    caplog.set_level(logging.INFO, MatchRunner.__module__)
    table = await ends(harness)
    assert not table.live
    [line] = [record for record in caplog.records if record.getMessage() == "table ended"]
    told = vars(line)
    assert (told["table"], told["guild"], told["game"]) == (table.id, table.guild, "gin")
    assert (told["how"], told["refunded"], told["deals"]) == (how, refunded, deals)
    assert told["seconds"] * 1_000 == days * DAY


@pytest.mark.long
async def test_a_pause_is_told_once_with_what_is_missing_and_so_is_its_end(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, MatchRunner.__module__)
    table = await harness.two()
    caplog.clear()
    harness.messenger.closed_channels[table.channel] = "send_messages"
    await harness.manager.pause(table, "send_messages")
    await harness.advance(2 * HOUR)
    harness.messenger.closed_channels.clear()
    await harness.advance(2 * HOUR)
    paused, resumed, *_ = caplog.records
    assert (paused.levelno, vars(paused)["missing"]) == (logging.WARNING, "send_messages")
    assert (resumed.levelno, resumed.getMessage()) == (logging.INFO, "table resumed")
    assert vars(paused)["table"] == vars(resumed)["table"] == table.id
