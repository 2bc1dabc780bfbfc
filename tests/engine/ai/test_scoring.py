"""Policies count what an action brings as the table does, under every value of every option.

The sets of options are derived from the specs. What an action brings is read from the deal after it.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from engine import GAMES
from engine.actions import Action
from engine.ai import Level, choose
from engine.ai.control import policies as control
from engine.ai.panguingue import policies as panguingue
from engine.ai.rummy500 import policies as rummy500
from engine.cards import mask_of, pack
from engine.deal import Deal
from engine.games.control.score import melded_points
from engine.games.control.terms import ControlView, LayOff, Meld
from engine.games.panguingue.terms import PanView
from engine.games.rummy500.melds import additions, extend_meld, new_meld, runs_of
from engine.games.rummy500.terms import Rummy500View
from tests.engine.extremes import every_value
from tests.engine.random_play import deal_of, pick, playable

LONGEST: Final = 150
"""Plies after which a deal is abandoned."""
SEATS: Final = 3


def _at_rummy500(view: Rummy500View, action: Action) -> int | None:
    found = (play for play in rummy500._legal_plays(view) if play.action() == action)
    return next((play.points for play in found), None)


def _at_panguingue(view: PanView, action: Action) -> int | None:
    done = panguingue._after(panguingue._turn(view), action, view.seat or 0)
    payers = len(view.held) - len(view.dropped) - 1
    return None if done is None else done[1] * payers


def _at_control(view: ControlView, action: Action) -> int | None:
    start = control.turn_start(view, view.hand)
    match action:
        case Meld():
            return control.after_meld(view, start, action).points
        case LayOff(cards, int(at)):
            return control.after_lay_off(view, start, cards, at).points
        case _:
            return None


def _melded(view: Any) -> int:
    points: int = view.melded[view.seat]
    return points


def _chips(view: Any) -> int:
    chips: int = view.chips[view.seat]
    return chips


def _credited(view: Any) -> int:
    points: int = melded_points(view.melds, len(view.held), view.options)[view.seat]
    return points


COUNTED: Final[dict[str, tuple[Callable[[Any, Action], int | None], Callable[[Any], int]]]] = {
    "rummy500": (_at_rummy500, _melded),
    "panguingue": (_at_panguingue, _chips),
    "control": (_at_control, _credited),
}
"""By game: what a policy counts for an action (None: nothing), and what a seat has so far."""


def _compare(deal: Deal, seat: int, game: str) -> int:
    """Compare the legal actions of a seat; return how many bring something."""
    counts, has = COUNTED[game]
    view, brings = deal.view(seat), 0
    for action in view.legal:
        counted = counts(view, action)
        if counted is None:
            continue
        after = deal.clone()
        after.apply(seat, action)
        assert counted == has(after.view(seat)) - has(view), f"{action} under {view.options}"  # type: ignore[attr-defined]
        brings += counted > 0
    return brings


@pytest.mark.long
@pytest.mark.parametrize("game", COUNTED)
def test_an_action_brings_what_the_policy_counts_under_every_value_of_every_option(game: str) -> None:
    spec, brings = GAMES[game], 0
    for name, options in every_value(spec):
        chance = Random(f"{game} {name}")
        seats = playable(spec, options, SEATS)
        deal = deal_of(spec.new_match(seats=seats, options=options), chance)
        while deal.result is None and deal.ply < LONGEST:
            seat = deal.actors[0]
            if chance.random() < 0.6:
                brings += _compare(deal, seat, game)
            if chance.random() < 0.3:
                seat, action = pick(deal, chance)
            else:
                action = choose(game, Level.NORMAL, deal.view(seat))
            deal.apply(seat, action)
    assert brings > 100


@pytest.mark.parametrize("ace", [{"ace_high": False}, {"ace_high": True}, {"ace_wrap": True}], ids=str)
def test_every_meld_and_every_addition_at_rummy_500_brings_what_the_table_gives(ace: dict[str, Any]) -> None:
    runs, whole_pack = runs_of(GAMES["rummy500"].options(**ace)), mask_of(pack())
    for meld in runs.fit:
        lying = new_meld(0, meld, runs)
        assert rummy500.points_of(meld, meld, runs) == sum(lying.values)
        for added in additions(meld, whole_pack & ~meld, runs):
            grown = extend_meld(lying, added, 1, runs)
            given = sum(value for by, value in zip(grown.by, grown.values, strict=True) if by == 1)
            assert rummy500.points_of(added, meld | added, runs) == given
