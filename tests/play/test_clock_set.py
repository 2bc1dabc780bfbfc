"""The machine's clock is set during play: no time is lost or gained, and times shown are new."""

import asyncio
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from pydantic import SecretStr

from bot.playground import Playground, Visitor
from bot.run import client
from bot.run.config import Settings
from tests.playground.small_bot import point_at

pytestmark = pytest.mark.long

DAY, TURN = 86_400_000, 120_000


async def test_play_is_taken_up_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ahead, file = 0, tmp_path / "cardroom.sqlite3"

    def wall() -> int:
        return time.time_ns() + ahead * 1_000_000

    machine = SimpleNamespace(monotonic_ns=time.monotonic_ns, time_ns=wall)
    monkeypatch.setattr("bot.manager.time.clock.time", machine)
    monkeypatch.setattr(client, "LOOK_AT_CLOCK", 0.01)
    playground = Playground(rate_limits="off")
    await playground.start()
    point_at(monkeypatch, playground.url)
    settings = Settings(
        token=SecretStr("playground"),
        discord_url=playground.url,
        database_url=f"sqlite:///{file}",
        workers=0,
        cards="text",
        emoji="no",
    )
    running = asyncio.create_task(client.run(settings))
    try:
        await playground.hub.until(lambda: bool(playground.commands.all()), 20)
        alice = Visitor(playground, "Alice")
        await alice.slash("table open", game="gin", turn_time="2m")
        assert "2 of 2" in (await Visitor(playground, "Bob").slash("table join")).text
        assert "begun" in (await alice.slash("table start")).text
        for by in (3 * DAY, -3 * DAY):
            before = playground.gateway.identified
            ahead += by
            await playground.hub.until(partial(playground.gateway.complete, before), 20)
            assert "** deadwood" in (await alice.slash("hand")).text  # play continues
            with closing(sqlite3.connect(file)) as database:
                [(deadline, moves)] = database.execute(
                    "SELECT deadline_at, (SELECT count(*) FROM actions) FROM tables"
                ).fetchall()
            assert moves == 0
            assert 0 < deadline - wall() // 1_000_000 <= TURN
        assert {record.exc_info for record in caplog.records} == {None}
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await playground.stop()
