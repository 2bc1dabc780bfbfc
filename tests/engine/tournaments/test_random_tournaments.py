"""A few random tournaments of each format; ``python -m tests.tools.tournaments`` plays thousands."""

import pytest

from engine.tournaments.settings import Format
from tests.tools.tournaments.__main__ import main, one
from tests.tools.tournaments.checks import Figures


@pytest.mark.parametrize("form", Format)
def test_every_step_is_as_the_format_promises(form: Format) -> None:
    figures = Figures()
    for number in range(12):
        one(f"suite {form} {number}", form, figures, most=14)
    assert figures.tournaments == 12
    assert figures.matches > 12


def test_the_command_prints_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--each", "2", "--most", "6", "--dutch", "0", "knockout", "ladder"]) == 0
    printed = capsys.readouterr().out
    assert "knockout: 2 tournaments" in printed
    assert "ladder: 2 tournaments" in printed
