"""What conditional orders may contain in gin rummy."""

from typing import Final

from engine.actions import DrawStock, TakeUpcard
from engine.games.gin.terms import BigGin, GinView, Knock, PassUpcard
from engine.orders import FirstAction, OrderTerms


def _may_knock(view: GinView) -> bool:
    return any(isinstance(action, Knock | BigGin) for action in view.legal)


ORDERS: Final = OrderTerms(
    first={
        "take": FirstAction(actions=(TakeUpcard(),), discards=True),
        "draw": FirstAction(actions=(DrawStock(), PassUpcard()), discards=True),
    },
    stops=_may_knock,
)
"""While the first upcard is on offer, "draw" means to pass it (docs/rules/gin.md 2.3)."""
