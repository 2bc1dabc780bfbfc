"""Control Card Rummy, as described in rules/control.md: what may be melded is what a control card asks for.

1. Ten cards each, one turned up; a control card is turned up too and is in force.
2. In turn: draw from the stock or take the discard; lay at most one meld, of the kind in force; lay off on
   any melds; discard.
3. Control cards change every round, every turn, when somebody plays one he holds, or when one comes up in the
   stock. A meld keeps the kind under which it was laid.
4. Whoever has no cards left ends the hand, and scores his melds; or the others lose what they hold.

The words of the game are in terms.py, the kinds of meld in kinds.py, the control cards in
deck.py, a deal in table.py and deal.py, its points in score.py; all that
others need can be had from here.
"""

from types import MappingProxyType
from typing import Final

from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card, pack
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Discarded, DrewStock, TookUpcard
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import (
    ControlMode,
    ControlSet,
    control_card,
    control_counts,
    is_control,
    kind_of,
)
from engine.games.control.kinds import (
    CLOSED,
    FIRST_FITTING,
    ControlKind,
    Customs,
    fill_ins,
    is_meld,
    joins,
    kind_laid,
    kinds_of,
    lying,
    meld_kinds,
    melds_in,
    number,
    shapes,
)
from engine.games.control.score import card_points, credited, melded_points, scores_of
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
    Credited,
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
    NumberSuit,
    Occasion,
    Phase,
    PileTurned,
    PlayControl,
    Scoring,
    TurnOver,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec

__all__ = [
    "CLOSED",
    "FIRST_FITTING",
    "SPEC",
    "CardPoints",
    "ControlDeal",
    "ControlDeckRenewed",
    "ControlKind",
    "ControlMatch",
    "ControlMeld",
    "ControlMode",
    "ControlOptions",
    "ControlPlayed",
    "ControlReason",
    "ControlResult",
    "ControlSet",
    "ControlTaken",
    "ControlView",
    "Credited",
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
    "NumberSuit",
    "Occasion",
    "Phase",
    "PileTurned",
    "PlayControl",
    "Scoring",
    "TurnOver",
    "card_points",
    "control_card",
    "control_counts",
    "credited",
    "fill_ins",
    "is_control",
    "is_meld",
    "joins",
    "kind_laid",
    "kind_of",
    "kinds_of",
    "lying",
    "meld_kinds",
    "melded_points",
    "melds_in",
    "number",
    "scores_of",
    "shapes",
]

_LEAST_STOCK: Final = 10
"""Cards that the stock has at least after the deal (section 9)."""


class ControlMatch(Match):
    """Hands of Control Card Rummy up to a target (section 8); a seat that has resigned cannot win."""

    seat_range = range(2, 7)
    options: ControlOptions

    def __init__(self, seats: int, options: ControlOptions, dealer: int = 0) -> None:
        super().__init__(seats, options, dealer)
        if 52 * options.packs(seats) < seats * options.hand_size + 1 + _LEAST_STOCK:
            raise SetupError("decks", options.decks, f"2 for {seats} players with {options.hand_size} cards")

    def pack(self) -> tuple[Card, ...]:
        """Return one pack of 52 cards or two."""
        return pack(self.options.packs(self.seats))

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> ControlDeal:
        return ControlDeal(self.options, order, self.dealer, self.scores, seed=seed)

    def _score(self, result: Result) -> Outcome | None:
        """Add the points; somebody at the target ends the match, and the highest total wins."""
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        self.dealer = (self.dealer + 1) % self.seats
        target = self.options.target
        if self.options.scoring is Scoring.MELDS:
            reached = max(self.scores) >= target
        else:
            reached = min(self.scores) <= -target
        if not reached:
            return None
        playing = [seat for seat in range(self.seats) if seat not in self.resigned]
        most = max(self.scores[seat] for seat in playing)
        return Outcome("target", tuple(seat for seat in playing if self.scores[seat] == most), self.scores)


def _level(control_set: ControlSet) -> dict[str, object]:
    """Return a level as NUMO plays it: suits mix, and who goes out has made a meld of the level's kind."""
    return {"control_set": control_set, "number_suit": NumberSuit.ANY, "level_meld_to_go_out": True}


SPEC: Final = GameSpec(
    key="control",
    title="Control Card Rummy",
    seats=ControlMatch.seat_range,
    match=ControlMatch,
    options_type=ControlOptions,
    actions=(DrawStock, TakeUpcard, TurnOver, PlayControl, Meld, LayOff, Discard),
    events=(
        DrewStock,
        TookUpcard,
        PileTurned,
        ControlPlayed,
        ControlTaken,
        ControlDeckRenewed,
        MeldLaid,
        LaidOff,
        Discarded,
        DealEnded,
    ),
    view=ControlView,
    result=ControlResult,
    presets=MappingProxyType(
        {
            "standard": {},
            "quick": {"target": 200},
            "penalty": {"scoring": Scoring.PENALTY, "target": 200},
            "held": {"control_mode": ControlMode.HELD},
            "turn": {"control_mode": ControlMode.TURN},
            "deal": {"control_mode": ControlMode.DEAL},
            "deck": {"control_mode": ControlMode.DECK},
            "classic": {"control_set": ControlSet.CLASSIC},
            "numbers": {"control_set": ControlSet.NUMBERS},
            "numo_1": {"control_set": ControlSet.LEVEL1, "number_suit": NumberSuit.ANY},
            **{f"numo_{level}": _level(ControlSet(f"level{level}")) for level in range(2, 9)},
        }
    ),
)
