"""Whether *expert* plays a hand of panguingue depends on the match between two."""

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Action
from engine.ai import Level, choose
from engine.ai.panguingue.match_play import declarations
from engine.games.panguingue.match import PanMatch
from engine.games.panguingue.terms import Drop, PanView, Stay
from tests.engine.games.panguingue.table import dealt, options

GOOD = 5.0


def declaring(lead: int, deals_left: int, **chosen: Any) -> PanView:
    view = dealt(**chosen).view(0)
    return replace(view, scores=(lead, 0), deals_left=deals_left)


def declared(view: PanView) -> Action:
    return choose("panguingue", Level.EXPERT, view)


@pytest.mark.parametrize(("lead", "deals_left"), [(5, 1), (9, 2), (37, 9)])
def test_a_lead_that_dropping_every_hand_keeps_is_kept(lead: int, deals_left: int) -> None:
    view = declaring(lead, deals_left)
    assert declared(view) == Drop()
    play, drop = declarations(view, GOOD)
    assert drop == pytest.approx(0)
    assert play < -1
    play, drop = declarations(declaring(lead - 1, deals_left), GOOD)
    assert play > drop


def test_who_drops_with_such_a_lead_wins_the_match() -> None:
    match = PanMatch(2, options(deals=1), dealer=1)
    match.scores = (5, 0)
    deal = match.deal(match.pack(), seed=bytes(32))
    view = deal.view(0)
    assert isinstance(view, PanView)
    assert view.deals_left == 1
    deal.apply(0, declared(view))
    outcome = match.close(deal)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize("lead", [-5, -1, 0, 1])
def test_the_last_hand_is_played_where_dropping_loses_the_match(lead: int) -> None:
    bad = -GOOD
    play, drop = declarations(declaring(lead, 1), bad)
    assert play > drop


def test_dropping_costs_what_lies_on_the_table() -> None:
    view = declaring(5, 1)
    assert declared(replace(view, foot_chips=1)) == Stay()
    assert declared(declaring(7, 1, ante=1)) == Drop()


def test_a_match_that_has_just_begun_changes_nothing() -> None:
    play, drop = declarations(declaring(0, 10), 0.0)
    assert play == pytest.approx(0)
    assert drop == pytest.approx(-4, abs=0.5)


def test_where_the_match_is_not_known_or_has_more_players_chips_decide() -> None:
    alone, long = replace(declaring(50, 1), deals_left=None), declaring(1_000, 500, deals=1_000)
    three = replace(dealt(seats=3).view(0), scores=(50, 0, 0), deals_left=1)
    assert {declared(view) for view in (alone, long, three)} == {Stay()}
