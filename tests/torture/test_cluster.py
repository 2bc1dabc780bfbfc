"""A visit to the torture of several workers: they are killed, frozen, cut off, and their server crashes."""

import re
from pathlib import Path

import pytest

from tests.postgres import postgres_programs
from tests.torture.__main__ import main
from tests.torture.report import KINDS


@pytest.mark.kill
@pytest.mark.skipif(postgres_programs() is None, reason="PostgreSQL is not installed (Debian: postgresql).")
def test_a_visit_to_the_torture_of_workers_finds_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["cluster", "--minutes", "0.1", "--workers", "2", "--seed", "3", "--folder", str(tmp_path)])
    said = capsys.readouterr().out
    assert code == 0, said
    assert re.search(r"(?m)^  moves stored +[1-9]", said)
    assert all(re.search(rf"(?m)^  {words} +0$", said) for words in KINDS.values())
