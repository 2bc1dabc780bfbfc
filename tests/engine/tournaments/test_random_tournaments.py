"""Random tournaments of each format; ``python -m tests.tools.tournaments`` plays many."""

import pytest

from engine.tournaments.settings import Format
from tests.engine.tournaments.checks import Figures
from tests.engine.tournaments.simulation import play_from


@pytest.mark.parametrize("form", Format)
def test_every_step_is_as_the_format_promises(form: Format) -> None:
    figures = Figures()
    for number in range(12):
        play_from(f"suite {form} {number}", form, figures, most=14)
    assert figures.tournaments == 12
    assert figures.matches > 12
