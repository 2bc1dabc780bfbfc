"""Refusals and errors sent as answers."""

from itertools import count
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.manager.tables.table import TableError, TableReason
from cogs.answers import refuse

ALONE = SimpleNamespace(shared=False)
"""A database that no other process uses."""


@pytest.mark.parametrize("error", [TableError(TableReason.STALE), aiohttp.ServerDisconnectedError()])
async def test_where_discord_is_not_reached_a_refusal_is_told_in_lines_without_a_traceback(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(*_: object) -> None:
        raise aiohttp.ServerDisconnectedError

    courier = SimpleNamespace(answer=answer)
    client = SimpleNamespace(courier=courier, database=ALONE, is_closed=lambda: False, presses={})
    interaction: Any = SimpleNamespace(client=client, command=None, data={}, guild_id=1, extras={})
    await refuse(interaction, error)
    assert caplog.records[-1].getMessage() == (
        "a refusal could not be sent (ServerDisconnectedError); the member may repeat"
    )
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize("since", [0, 1])
async def test_a_bot_that_is_leaving_tells_nobody_anything(
    since: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def answer(*_: object) -> None:
        raise RuntimeError("Session is closed")

    closed = count()
    courier = SimpleNamespace(answer=answer)
    client = SimpleNamespace(
        courier=courier, database=ALONE, is_closed=lambda: next(closed) >= since, presses={}
    )
    interaction: Any = SimpleNamespace(client=client, command=None, data={}, guild_id=1, extras={})
    await refuse(interaction, TableError(TableReason.STALE))
    assert not caplog.records
