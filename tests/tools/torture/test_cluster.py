"""A short run of the torture of several workers."""

from pathlib import Path

import pytest

from bot.playground.processes.postgres import PostgresAbsent, _program
from tests.playground.page.room import REQUIRED
from tests.tools.torture.__main__ import main


@pytest.mark.kill
@pytest.mark.long
def test_nothing_is_lost_while_workers_are_killed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        _program("initdb")
    except PostgresAbsent as absent:
        if REQUIRED:
            raise
        pytest.skip(str(absent))
    folder = ["--folder", str(tmp_path / "found")]
    code = main(["cluster", "--minutes", "0.07", "--workers", "2", "--settle", "0", *folder])
    assert code == 0, capsys.readouterr().out
