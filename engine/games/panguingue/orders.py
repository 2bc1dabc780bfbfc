"""What conditional orders may contain in panguingue."""

from typing import Final

from engine.actions import Action, DrawStock, TakeUpcard
from engine.games.panguingue.terms import (
    Demand,
    Drop,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanView,
    Phase,
    Stay,
)
from engine.orders import FirstAction, Occasion, OrderTerms


def _go_out(view: PanView, _most: int | None) -> Action | None:
    return GoOut() if GoOut() in view.legal else None


ORDERS: Final = OrderTerms(
    first={
        "take": FirstAction(actions=(TakeUpcard(),), discards=True),
        "draw": FirstAction(actions=(DrawStock(),), discards=True),
        "demand": FirstAction(actions=(Demand(),), occasion=Occasion.ASKED),
        "no_demand": FirstAction(actions=(NoDemand(),), occasion=Occasion.ASKED),
        "stay": FirstAction(actions=(Stay(),), occasion=Occasion.DECLARE, conditional=False),
        "drop": FirstAction(actions=(Drop(),), occasion=Occasion.DECLARE, conditional=False),
    },
    occasions={Phase.DECLARE: Occasion.DECLARE, Phase.DEMAND: Occasion.ASKED},
    melds=(LayMeld, LayOff),
    limits=(0,),
    ending=_go_out,
)
