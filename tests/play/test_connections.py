"""The bot's connections to Discord."""

import time
from typing import Any

import aiohttp
import pytest

from tests.play.conftest import Harness

THOUGHT = 90.0
"""Seconds between two requests."""


async def test_a_connection_is_kept_while_somebody_thinks(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = 0
    connect = aiohttp.TCPConnector._create_connection

    async def counted(*asked: Any) -> Any:
        nonlocal opened
        opened += 1
        return await connect(*asked)

    await harness.bot.application_info()
    monkeypatch.setattr(aiohttp.TCPConnector, "_create_connection", counted)
    monkeypatch.setattr("aiohttp.connector.monotonic", lambda: time.monotonic() + THOUGHT)
    await harness.bot.application_info()
    assert opened == 0
