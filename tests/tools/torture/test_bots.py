"""A short run of the torture: all six games, every kind of fault, and kill -9."""

import re
from pathlib import Path

import pytest

from tests.tools.torture.__main__ import main
from tests.tools.torture.report import KINDS


@pytest.mark.kill
def test_a_short_torture_finds_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "found"
    code = main(["--kills", "5", "--bots", "1", "--seed", "8", "--folder", str(folder)])
    said = capsys.readouterr().out
    assert code == 0, said
    kills = re.search(r"(?m)^  all +(\d+)$", said)
    assert kills is not None
    assert int(kills[1]) >= 5
    assert all(re.search(rf"(?m)^  {words} +0$", said) for words in KINDS.values())
    assert [path.name for path in folder.iterdir()] == ["report.txt"]


def test_what_cannot_be_broken_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--breaks", "kill,hearts"]) == 2
    assert "hearts" in capsys.readouterr().err
