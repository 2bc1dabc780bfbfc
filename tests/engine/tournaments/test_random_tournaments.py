"""Random tournaments of each format; ``python -m tests.tools.tournaments`` plays many."""

import pytest

from engine.tournaments.events import Registered, Started
from engine.tournaments.schedules import schedule_of
from engine.tournaments.settings import Format, Settings
from engine.tournaments.tournament import Tournament
from tests.engine.tournaments.checks import Figures
from tests.engine.tournaments.simulation import play_from


@pytest.mark.parametrize("form", Format)
def test_every_step_is_as_the_format_promises(form: Format) -> None:
    figures = Figures()
    for number in range(12):
        play_from(f"suite {form} {number}", form, figures, most=14)
    assert figures.tournaments == 12
    assert figures.matches > 12


@pytest.mark.parametrize("form", Format)
def test_nobody_has_a_place_before_the_start_and_everybody_the_first_after_it(form: Format) -> None:
    tournament = Tournament(Settings(format=form, game="gin", prizes=(100,)))
    for number in range(1, 4):
        tournament.apply(Registered(number), 0)
    assert schedule_of(tournament).standings(tournament) == ()
    tournament.apply(Started((1, 2, 3)), 0)
    places = [each.place for each in schedule_of(tournament).standings(tournament)]
    assert places == ([1, 2, 3] if form is Format.LADDER else [1, 1, 1])
