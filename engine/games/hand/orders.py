"""What conditional orders may contain in Hand and Hand Partnership."""

from typing import Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.games.hand.terms import HandView, Lay, LayOff
from engine.orders import FirstAction, OrderTerms


def _go_out_with_hand(view: HandView, _most: int | None) -> Action | None:
    """Return the last discard of a Hand, for which the player chooses the melds."""
    return Discard(view.hand_discards[0]) if view.hand_discards else None


ORDERS: Final = OrderTerms(
    first={
        # A card taken must be melded before the discard (docs/rules/hand.md 7.4).
        "take": FirstAction(actions=(TakeUpcard(),), discards=True),
        "draw": FirstAction(actions=(DrawStock(),), discards=True),
    },
    melds=(Lay, LayOff),
    ending=_go_out_with_hand,
)
