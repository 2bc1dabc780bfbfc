"""A match of Control Card Rummy, up to the target (docs/rules/control.md 8), and SPEC."""

from types import MappingProxyType
from typing import Final

from engine.cards import Card, pack
from engine.deal import Result
from engine.errors import SetupError
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import (
    ControlMode,
    ControlSet,
)
from engine.games.control.terms import (
    ACTIONS,
    EVENTS,
    ControlOptions,
    ControlResult,
    ControlView,
    NumberSuit,
    Scoring,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal

_LEAST_STOCK: Final = 10
"""The fewest cards the stock may have after the deal (docs/rules/control.md 9)."""


class ControlMatch(Match):
    """A match up to a target (docs/rules/control.md 8); a seat that has resigned cannot win."""

    seat_range = range(2, 7)
    options: ControlOptions

    def __init__(self, seats: int, options: ControlOptions, dealer: int = 0) -> None:
        super().__init__(seats, options, dealer)
        if 52 * options.packs(seats) < seats * options.hand_size + 1 + _LEAST_STOCK:
            raise SetupError("decks", options.decks, f"2 for {seats} players with {options.hand_size} cards")

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of one or two packs of 52."""
        return pack(self.options.packs(self.seats))

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> ControlDeal:
        return ControlDeal(self.options, order, self.dealer, self.scores, seed=seed)

    def _score(self, result: Result) -> Outcome | None:
        """Add the points; a score at the target ends the match, and the highest total wins."""
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
    """Return the options of a level as NUMO plays it.

    Suits may mix, and a player needs a meld of the level's kind to go out.
    """
    return {"control_set": control_set, "number_suit": NumberSuit.ANY, "level_meld_to_go_out": True}


def _goal(options: ControlOptions) -> Goal:
    return Goal(target=options.target if options.scoring is Scoring.MELDS else -options.target)


SPEC: Final = GameSpec(
    key="control",
    title="Control Card Rummy",
    seats=ControlMatch.seat_range,
    match=ControlMatch,
    options_type=ControlOptions,
    actions=ACTIONS,
    events=EVENTS,
    view=ControlView,
    result=ControlResult,
    goal=_goal,
    presets=MappingProxyType(
        {
            "standard": {},
            "short": {"target": 150},
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
