"""Rummy 500 as played at GameDesire, for two, three or four (rules/rummy500.md).

1. Thirteen cards each (three or four players: seven), one turned up; the dealer's left begins.
2. In turn: draw from the stock, or take any number of cards from the pile; meld and lay off as you wish;
   drop a card.
3. Who takes several must use the deepest at once; a card taken alone may not be dropped in the same turn.
4. Every card put down scores for who put it down. A hand run empty, an empty stock or a stall ends the deal;
   cards in hand count against their holder.

What the books and other tables do differently are options. The words of the game are in terms.py, melds and
values in melds.py, a deal in deal.py; all can be had from here.
"""

from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.match import SPEC, Rummy500Match
from engine.games.rummy500.melds import (
    Runs,
    additions,
    against,
    extended,
    kind_of,
    laid,
    melds_in,
    round_scores,
    runs_of,
    use,
)
from engine.games.rummy500.terms import (
    DealEnded,
    Ending,
    GoingOut,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    NextDealer,
    Pass,
    Passed,
    Phase,
    Rummy500Meld,
    Rummy500Options,
    Rummy500Reason,
    Rummy500Result,
    Rummy500View,
    SingleTake,
    StockEnd,
    TakeDepth,
    TakeOption,
    TakePile,
    TookPile,
)

__all__ = [
    "SPEC",
    "DealEnded",
    "Ending",
    "GoingOut",
    "LaidOff",
    "LayOff",
    "Meld",
    "MeldLaid",
    "NextDealer",
    "Pass",
    "Passed",
    "Phase",
    "Rummy500Deal",
    "Rummy500Match",
    "Rummy500Meld",
    "Rummy500Options",
    "Rummy500Reason",
    "Rummy500Result",
    "Rummy500View",
    "Runs",
    "SingleTake",
    "StockEnd",
    "TakeDepth",
    "TakeOption",
    "TakePile",
    "TookPile",
    "additions",
    "against",
    "extended",
    "kind_of",
    "laid",
    "melds_in",
    "round_scores",
    "runs_of",
    "use",
]
