"""The command that plays random tournaments."""

import pytest

from tests.tools.tournaments.__main__ import main


def test_the_command_prints_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--each", "2", "--most", "6", "--dutch", "0", "knockout", "ladder"]) == 0
    printed = capsys.readouterr().out
    assert "knockout: 2 tournaments" in printed
    assert "ladder: 2 tournaments" in printed
