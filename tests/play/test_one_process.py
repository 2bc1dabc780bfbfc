"""Two bots on one database, a bot that dies, a database that disappears: real processes."""

import asyncio
from pathlib import Path

import pytest

from bot.playground import BotProcess, Playground, Visitor
from bot.run.problem import SET_RIGHT, TRY_AGAIN

PATIENCE = 20.0
"""Seconds of real time after which a silent bot is a failure."""
PLAIN = {"CARDROOM_WORKERS": "1", "CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no"}
"""The bot starts faster without a worker for pictures."""


@pytest.mark.kill
async def test_one_bot_serves_until_it_dies_and_leaves_when_the_database_is_gone(tmp_path: Path) -> None:
    playground = Playground(rate_limits="off")
    await playground.start()
    database = tmp_path / "cardroom.sqlite3"
    first, second = (BotProcess(playground, f"sqlite:///{database}", env=PLAIN) for _ in range(2))
    try:
        await first.start()
        with pytest.raises(AssertionError, match="the bot ended before it was ready") as refusal:
            await second.start()
        assert await second.stop() == TRY_AGAIN
        assert f"in use by process {first.pid} on " in " ".join(str(refusal.value).split())

        await first.kill()
        await second.start()
        alice = Visitor(playground, "Alice")
        await alice.slash("table open", game="gin")
        await alice.wait_message("Waiting for players")
        database.unlink()  # without any press
        code = await asyncio.wait_for(second._ended(), PATIENCE)
        assert code == TRY_AGAIN, list(second.output)
        assert any("play stops" in line and "was removed" in line for line in second.output)

        with pytest.raises(AssertionError, match="the bot ended before it was ready"):
            await first.start()
        assert await first.stop() == SET_RIGHT  # no empty database replaces the old one
        assert not database.exists()
    finally:
        await first.kill()
        await second.kill()
        await playground.stop()
