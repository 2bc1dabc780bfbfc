"""What conditional orders may contain in gin rummy."""

from typing import Final

from engine.actions import Action, DrawStock, TakeUpcard
from engine.games.gin.terms import BigGin, GinView, Knock, PassUpcard
from engine.orders import FirstAction, OrderTerms

MOST_LEFT: Final = 10
"""The most deadwood that an order may name for a knock."""


def _knock(view: GinView, most: int | None) -> Action | None:
    """Return the knock that leaves the least, if that is at most so much."""
    if BigGin() in view.legal:
        return BigGin()
    knocks = {action.card: action for action in view.legal if isinstance(action, Knock) and not action.melds}
    card, left = min(view.knocks, key=lambda knock: knock[1], default=(None, 0))
    return knocks.get(card) if card is not None and (most is None or left <= most) else None


ORDERS: Final = OrderTerms(
    first={
        "take": FirstAction(actions=(TakeUpcard(),), discards=True),
        "draw": FirstAction(actions=(DrawStock(), PassUpcard()), discards=True),
    },
    limits=tuple(range(MOST_LEFT + 1)),
    ending=_knock,
)
"""While the first upcard is on offer, "draw" means to pass it (docs/rules/gin.md 2.3)."""
