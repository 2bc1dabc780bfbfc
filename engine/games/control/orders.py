"""What conditional orders may contain in Control Card Rummy."""

from typing import Final

from engine.actions import DrawStock, TakeUpcard
from engine.games.control.terms import LayOff, Meld
from engine.orders import FirstAction, OrderTerms

ORDERS: Final = OrderTerms(
    first={
        "take": FirstAction(actions=(TakeUpcard(),), discards=True),
        "draw": FirstAction(actions=(DrawStock(),), discards=True),
    },
    melds=(Meld, LayOff),
)
