"""Rummy 500 as played at GameDesire, for two, three or four (docs/rules/rummy500.md).

1. Thirteen cards each (seven with three or four players), one turned up; the player left of the dealer
   starts.
2. In turn: draw from the stock, or take any number of cards from the pile; meld and lay off; discard.
3. A player who takes several cards must use the deepest at once; a card taken alone may not be discarded in
   the same turn.
4. Every card put down scores for the player who put it down. An empty hand, an empty stock or a stall ends
   the deal; cards in hand count against their holder.

Other books' and tables' rules are options. terms.py has the game's types, melds.py melds and values, deal.py
a deal; this package exports them.
"""

from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.match import SPEC, Rummy500Match
from engine.games.rummy500.melds import (
    Runs,
    additions,
    extend_meld,
    hand_points,
    kind_of,
    melds_in,
    new_meld,
    round_scores,
    runs_of,
    smallest_play,
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
    "extend_meld",
    "hand_points",
    "kind_of",
    "melds_in",
    "new_meld",
    "round_scores",
    "runs_of",
    "smallest_play",
]
