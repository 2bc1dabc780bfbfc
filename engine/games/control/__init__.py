"""Control Card Rummy (docs/rules/control.md): control cards decide what may be melded.

1. Ten cards each, one turned up. A control card is turned up too and is in force.
2. In turn: draw from the stock or take the upcard; lay at most one meld, of a kind in force; lay off on any
   melds; discard.
3. Control cards change every round or every turn, or when a player plays one from their own, or when one
   comes up in the stock. A meld keeps the kind under which it was laid.
4. A player with no cards left ends the deal and scores their melds, or the others lose what they hold.

terms.py has the game's types, control_cards.py the kinds of meld, deck.py the control cards, table.py and
deal.py a deal, score.py its points; this package exports what others need.
"""

from engine.games.control.control_cards import (
    CLOSED,
    FIRST_FITTING,
    ControlKind,
    Customs,
    fill_ins,
    in_table_order,
    is_meld,
    joining_cards,
    kind_laid,
    kinds_of,
    meld_kinds,
    melds_in,
    shapes,
)
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import (
    LEVEL_KINDS,
    ControlMode,
    ControlSet,
    control_card,
    control_counts,
    is_control,
    kind_of,
)
from engine.games.control.match import SPEC
from engine.games.control.score import card_points, melded_points, scores_of
from engine.games.control.terms import (
    CardPoints,
    ControlDeckRenewed,
    ControlMeld,
    ControlOptions,
    ControlPlayed,
    ControlReason,
    ControlResult,
    ControlTaken,
    ControlView,
    DealEnded,
    Decks,
    Ending,
    Fitting,
    LaidOff,
    LayOff,
    Meld,
    MeldCredit,
    MeldLaid,
    MeldScope,
    Occasion,
    Phase,
    PileTurned,
    PlayControl,
    Scoring,
    TurnOver,
)

__all__ = [
    "CLOSED",
    "FIRST_FITTING",
    "LEVEL_KINDS",
    "SPEC",
    "CardPoints",
    "ControlDeal",
    "ControlDeckRenewed",
    "ControlKind",
    "ControlMeld",
    "ControlMode",
    "ControlOptions",
    "ControlPlayed",
    "ControlReason",
    "ControlResult",
    "ControlSet",
    "ControlTaken",
    "ControlView",
    "Customs",
    "DealEnded",
    "Decks",
    "Ending",
    "Fitting",
    "LaidOff",
    "LayOff",
    "Meld",
    "MeldCredit",
    "MeldLaid",
    "MeldScope",
    "Occasion",
    "Phase",
    "PileTurned",
    "PlayControl",
    "Scoring",
    "TurnOver",
    "card_points",
    "control_card",
    "control_counts",
    "fill_ins",
    "in_table_order",
    "is_control",
    "is_meld",
    "joining_cards",
    "kind_laid",
    "kind_of",
    "kinds_of",
    "meld_kinds",
    "melded_points",
    "melds_in",
    "scores_of",
    "shapes",
]
