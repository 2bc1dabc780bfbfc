"""What conditional orders may contain in Hand and Hand Partnership."""

from typing import Final

from engine.actions import DrawStock, TakeUpcard
from engine.games.hand.terms import HandView
from engine.orders import FirstAction, OrderTerms


def _may_go_out_as_hand(view: HandView) -> bool:
    return bool(view.hand_discards)


ORDERS: Final = OrderTerms(
    first={
        # A card taken must be melded, which the player does (docs/rules/hand.md 7.4).
        "take": FirstAction(actions=(TakeUpcard(),)),
        "draw": FirstAction(actions=(DrawStock(),), discards=True),
    },
    stops=_may_go_out_as_hand,
)
