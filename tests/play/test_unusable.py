"""Records that are unusable after the connection: the bot stops, and says why."""

import pytest

from data.db.errors import StorageError
from tests.play.conftest import House


async def test_a_bot_that_cannot_make_up_for_the_time_away_leaves(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse() -> None:
        raise StorageError("The database failed: database or disk is full.")

    monkeypatch.setattr(house.bot.manager, "start", refuse)
    house.bot.playing.clear()
    await house.bot.on_ready()
    assert house.bot.is_closed()
    assert "disk is full" in str(house.bot.unusable)
