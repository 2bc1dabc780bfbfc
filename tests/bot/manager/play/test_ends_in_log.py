"""The log says how each table has ended, once."""

import logging
from collections.abc import Awaitable, Callable

import pytest

from bot.manager.play.match_runner import MatchRunner
from bot.manager.tables.table import Table
from data.tables.stakes import Stakes
from tests.bot.manager.house import ANN, BOB, DAY, HOUR, MODERATOR, House

Ending = Callable[[House], Awaitable[Table]]


async def played(house: House) -> Table:
    table = await house.two()
    await house.play_deal(table)
    return table


async def resigned(house: House) -> Table:
    table = await house.two()
    await house.manager.resign(table.id, BOB)
    return table


async def by_a_moderator(house: House) -> Table:
    table = await house.two(stakes=Stakes(pot=5))
    await house.manager.close(table.id, MODERATOR)
    return table


async def idle(house: House) -> Table:
    table = await house.two(turn_ms=0)
    await house.advance(15 * DAY)
    return table


async def left(house: House) -> Table:
    table = await house.lobby()
    await house.manager.lobby.leave(table.id, ANN)
    return table


async def expired(house: House) -> Table:
    table = await house.lobby()
    await house.advance(DAY)
    return table


async def unreachable(house: House) -> Table:
    table = await house.two()
    await house.manager.pause(table, "channel")
    house.messenger.closed_channels[table.channel] = "channel"
    await house.advance(15 * DAY)
    return table


async def alone_and_gone(house: House) -> Table:
    table = await house.alone()
    await house.manager.presence(table.id, ANN, away=True)
    await house.advance(2 * DAY)
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
    house: House,
    caplog: pytest.LogCaptureFixture,
    ends: Ending,
    how: str,
    refunded: bool,
    deals: int,
    days: float,
) -> None:
    caplog.set_level(logging.INFO, MatchRunner.__module__)
    table = await ends(house)
    assert not table.live
    [line] = [record for record in caplog.records if record.getMessage() == "table ended"]
    told = vars(line)
    assert (told["table"], told["guild"], told["game"]) == (table.id, table.guild, "gin")
    assert (told["how"], told["refunded"], told["deals"]) == (how, refunded, deals)
    assert told["seconds"] * 1_000 == days * DAY


@pytest.mark.long
async def test_a_pause_is_told_once_with_what_is_missing_and_so_is_its_end(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, MatchRunner.__module__)
    table = await house.two()
    caplog.clear()
    house.messenger.closed_channels[table.channel] = "send_messages"
    await house.manager.pause(table, "send_messages")
    await house.advance(2 * HOUR)
    house.messenger.closed_channels.clear()
    await house.advance(2 * HOUR)
    paused, resumed, *_ = caplog.records
    assert (paused.levelno, vars(paused)["missing"]) == (logging.WARNING, "send_messages")
    assert (resumed.levelno, resumed.getMessage()) == (logging.INFO, "table resumed")
    assert vars(paused)["table"] == vars(resumed)["table"] == table.id
