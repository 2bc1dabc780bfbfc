"""What conditional orders may contain in Rummy 500."""

from typing import Final

from engine.actions import DrawStock
from engine.games.rummy500.terms import LayOff, Meld, TakePile
from engine.orders import FirstAction, OrderTerms

ORDERS: Final = OrderTerms(
    first={
        "take": FirstAction(actions=(TakePile(1),), discards=True),
        "draw": FirstAction(actions=(DrawStock(),), discards=True),
    },
    melds=(Meld, LayOff),
)
