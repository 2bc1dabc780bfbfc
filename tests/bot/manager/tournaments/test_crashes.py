"""Whatever happens to a process at whichever write: tournaments go on, and nothing happens twice."""

from pathlib import Path

import pytest

from bot.manager.time.clock import ManualClock
from engine.tournaments.settings import Format
from tests.bot.manager.house import open_house
from tests.bot.manager.tournaments.evening import Evening, faults

SETTLED = (Format.KNOCKOUT, Format.ROUND_ROBIN, Format.SWISS, Format.LEAGUE)
"""Formats whose result follows from who wins each match, whatever is drawn and when."""


@pytest.mark.parametrize("form", Format)
async def test_undisturbed_evening(tmp_path: Path, form: Format) -> None:
    house = await open_house(tmp_path / "cards.sqlite3", ManualClock())
    await house.manager.start()
    evening = Evening(house, form)
    await evening.play()
    assert await faults(evening) == []
    await house.close()
