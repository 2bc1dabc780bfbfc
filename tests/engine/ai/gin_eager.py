"""A greedy gin player, the baseline against which the levels are measured."""

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import POINTS, mask_of
from engine.games.gin.arrangement import deadwood, deadwood_after_discard, discards
from engine.games.gin.terms import GinView, Knock, PassUpcard, Phase, WallKnock
from engine.views import View


def eager(view: View) -> Action:
    """Play gin greedily: draw what lowers the deadwood most, and knock as soon as possible."""
    assert isinstance(view, GinView)
    if view.knocks:
        card, _ = min(view.knocks, key=lambda knock: (knock[1], -POINTS[knock[0]]))
        return WallKnock(card) if view.phase == Phase.WALL else Knock(card)
    hand = mask_of(view.hand)
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            upcard = view.pile[-1]
            if deadwood_after_discard(hand | 1 << upcard, upcard) < deadwood(hand):
                return TakeUpcard()
            return PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()
        case Phase.DISCARD:
            kept = -1 if view.taken is None else view.taken
            return Discard(
                min(discards(hand, kept), key=lambda discard: (discard[1], -POINTS[discard[0]]))[0]
            )
        case _:
            return view.legal[0]
