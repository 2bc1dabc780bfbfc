"""Some hundreds of the forged inputs: all kinds occur, and nothing is found."""

from pathlib import Path

import pytest

from tests.play.conftest import opened
from tests.tools.torture.forgeries import STALL, attack


@pytest.mark.long
async def test_inputs_of_all_kinds_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path, monkeypatch) as harness:
        found = await attack(harness, seed=14, count=600)
    assert found.sent == 600
    assert found.faults == 0, found.told
    assert max(row.busy for row in found.rows.values()) < STALL
