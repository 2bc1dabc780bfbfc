"""Hand and Hand Partnership, as described in rules/hand.md: two packs, two jokers, and the lowest total wins.

1. Fourteen cards each and a fifteenth to the starter, who begins with a discard and nothing else.
2. In turn: draw from the stock, or take the discard and meld it at once; lay, lay off and exchange jokers as
   you wish; discard. A card is always kept for the discard.
3. The first melds of a player are one opening of at least 51; after it everything may be laid.
4. Who discards the last card goes out: minus 30, minus 60 if all was laid in this one turn (a Hand), and
   the others count what they hold.

The words of the game are in terms.py, melds on the table in melds.py, what can be laid from a hand in
lays.py, a round in table.py, turn.py and deal.py, its score in score.py; all that others need can be had from
here. How jokers are read and hands opened is the affair of wild.py and openings.py.
"""

from engine.games.hand.deal import HandDeal
from engine.games.hand.match import PARTNERSHIP, SPEC, TEAMS, HandMatch, places
from engine.games.hand.meld_forms import declared, forms, free_terms, laid_by, meld_terms, opening_terms, read
from engine.games.hand.melds import exchange, exchangeable, exchanges, fitting, lay_off, lay_offs, meaning
from engine.games.hand.score import card_penalty, penalty, score
from engine.games.hand.terms import (
    AskRedeal,
    DealEnded,
    DealerRule,
    Declared,
    DiscardUse,
    End,
    Ending,
    Exchange,
    Exchanged,
    ExchangeSet3,
    HandMeld,
    HandOptions,
    HandReason,
    HandResult,
    HandView,
    LaidOff,
    Lay,
    LayOff,
    MeldLaid,
    NoWinner,
    Opened,
    OpeningRule,
    OpeningScope,
    PartnerOfWinner,
    PartnershipOptions,
    PartnershipView,
    Pass,
    Passed,
    Phase,
    PileShuffled,
    RedealAsked,
    RedealDeclined,
    ReturnUpcard,
    StarterTurn,
    StockEnd,
    TieRule,
    UpcardReturned,
)

__all__ = [
    "PARTNERSHIP",
    "SPEC",
    "TEAMS",
    "AskRedeal",
    "DealEnded",
    "DealerRule",
    "Declared",
    "DiscardUse",
    "End",
    "Ending",
    "Exchange",
    "ExchangeSet3",
    "Exchanged",
    "HandDeal",
    "HandMatch",
    "HandMeld",
    "HandOptions",
    "HandReason",
    "HandResult",
    "HandView",
    "LaidOff",
    "Lay",
    "LayOff",
    "MeldLaid",
    "NoWinner",
    "Opened",
    "OpeningRule",
    "OpeningScope",
    "PartnerOfWinner",
    "PartnershipOptions",
    "PartnershipView",
    "Pass",
    "Passed",
    "Phase",
    "PileShuffled",
    "RedealAsked",
    "RedealDeclined",
    "ReturnUpcard",
    "StarterTurn",
    "StockEnd",
    "TieRule",
    "UpcardReturned",
    "card_penalty",
    "declared",
    "exchange",
    "exchangeable",
    "exchanges",
    "fitting",
    "forms",
    "free_terms",
    "laid_by",
    "lay_off",
    "lay_offs",
    "meaning",
    "meld_terms",
    "opening_terms",
    "penalty",
    "places",
    "read",
    "score",
]
