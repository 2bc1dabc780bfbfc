"""What conditional orders may contain in panguingue."""

from typing import Final

from engine.actions import DrawStock, TakeUpcard
from engine.games.panguingue.terms import Demand, Drop, GoOut, NoDemand, PanView, Phase, Stay
from engine.orders import FirstAction, Occasion, OrderTerms


def _may_go_out(view: PanView) -> bool:
    return any(isinstance(action, GoOut) for action in view.legal)


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
    stops=_may_go_out,
)
