"""Sentences about tournaments: every event and every problem has one."""

import pytest

from bot.texts.localization import LANGUAGES, use_locale
from bot.texts.tournaments.log import log_line
from bot.texts.tournaments.refusals import refusal
from bot.texts.tournaments.tournaments import points
from engine.tournaments.events import (
    EVENTS,
    Delayed,
    Disqualified,
    Resting,
    SetBack,
    Substituted,
    Withdrawn,
)
from engine.tournaments.settings import Format
from engine.tournaments.tournament import Problem, Stage, TournamentError
from tests.bot.ui.tournaments.scenes import Scene, cancelled, scenes


@pytest.mark.parametrize("problem", Problem)
@pytest.mark.parametrize("own", [False, True])
def test_every_problem_has_a_sentence(problem: Problem, own: bool) -> None:
    for stage in Stage:
        error = TournamentError(problem, stage=stage, most=8, needed=4, registered=2, pairing=3, seats=2)
        for locale in LANGUAGES:
            with use_locale(locale):
                assert len(refusal(error, own=own).split()) > 2
    assert refusal(TournamentError(problem), own=own)


def test_every_event_is_a_line_of_the_log() -> None:
    told: set[type] = set()
    for format_ in (Format.SWISS, Format.LADDER, Format.ARENA):
        for stage, scene in scenes(format_, 5, entry=5):
            if stage == "over":
                told |= _read(scene)
    late = Scene(Format.ARENA, 4)
    late.begin()
    late.do(
        [
            Delayed(60_000),
            SetBack(60_000),
            Resting(1, rests=False),
            Substituted(1, 5),
            Withdrawn(2),
            Disqualified(3),
        ]
    )
    late.live.entrants.append(late.live.identity(4))
    told |= _read(late) | _read(cancelled(Format.SWISS))
    assert {each.__name__ for each in EVENTS} - {each.__name__ for each in told} == set()


def _read(scene: Scene) -> set[type]:
    for stored in scene.live.events:
        line = log_line(scene.live, stored)
        assert f"<t:{stored.at // 1000}:f>" in line
        if stored.note:
            assert stored.note[:8].replace("*", "\\*") in line
    return {type(stored.event) for stored in scene.live.events}


def test_the_log_names_who_requested_something_for_others() -> None:
    scene = Scene(Format.ARENA, 3)
    scene.begin()
    scene.do([Disqualified(2)], who=99, note="Twice.")
    assert "<@99>" in log_line(scene.live, scene.live.events[-1])
    scene.do([Withdrawn(1)], who=scene.live.identity(1).member_id)
    assert "(" not in log_line(scene.live, scene.live.events[-1])


@pytest.mark.parametrize(
    ("value", "unit", "shown"),
    [
        (9, 2, "4½"),
        (8, 2, "4"),
        (1, 2, "½"),
        (0, 2, "0"),
        (-3, 2, "−1½"),
        (7, 4, "1¾"),
        (1234, 1, "1,234"),
        (-1234, 100, "−12.34"),
    ],
)
def test_points_are_shown_in_halves_and_quarters(value: int, unit: int, shown: str) -> None:
    assert points(value, unit) == shown
