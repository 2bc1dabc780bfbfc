"""A match of gin rummy: its deals up to the target (rules/gin.md section 10), and the game's SPEC."""

from types import MappingProxyType
from typing import Final, Self, assert_never

from engine.cards import Card, pack
from engine.deal import Result
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import (
    ACTIONS,
    EVENTS,
    GinOptions,
    GinResult,
    GinView,
    MeldSelection,
    NextDealer,
    RedealAfterDraw,
    TieRule,
    Variant,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal

__all__ = ["SPEC", "GinMatch"]

_CARDS: Final = pack()
_SEATS: Final = range(2)


class GinMatch(Match):
    """A match of gin for two: to the target, or a fixed number of deals."""

    seat_range = range(2, 3)
    options: GinOptions
    boxes: tuple[int, ...]
    """How many deals each seat has won."""

    def __init__(self, seats: int, options: GinOptions, dealer: int = 0) -> None:
        super().__init__(seats, options, dealer)
        self.boxes = (0,) * seats

    @classmethod
    def at(
        cls, options: GinOptions, *, dealer: int, scores: tuple[int, int], boxes: tuple[int, int] = (0, 0)
    ) -> Self:
        """Take a match up in the middle: with these scores, and so many deals won by each seat."""
        match = cls(2, options, dealer)
        match.scores = scores
        match.boxes = boxes
        return match

    def pack(self) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return _CARDS

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> GinDeal:  # noqa: ARG002 - chance is all in the deck
        return GinDeal(self.options, order, self.dealer, self.scores)

    def _score(self, result: Result) -> Outcome | None:
        """Add a result (section 10). A push counts as a drawn deal.

        A match of a fixed number of deals, drawn ones included, goes to the higher score; equal scores are
        a tie: both win, nobody gets the bonuses of a winner.
        """
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        self.boxes = tuple(count + (seat == result.winner) for seat, count in enumerate(self.boxes))
        most = max(self.scores)
        limit = self.options.deals
        if len(self.results) >= limit if limit else most >= self.options.target:
            winners = tuple(seat for seat in _SEATS if self.scores[seat] == most)
            return Outcome("deals" if limit else "target", winners, self._totals(winners))
        self.dealer = self._next_dealer(result.winner)
        return None

    def _next_dealer(self, winner: int | None) -> int:
        if winner is None:
            again = self.options.redeal_after_draw is RedealAfterDraw.SAME
            return self.dealer if again else 1 - self.dealer
        match self.options.next_dealer:
            case NextDealer.ALTERNATE:
                return 1 - self.dealer
            case NextDealer.LOSER:
                return 1 - winner
            case NextDealer.WINNER:
                return winner
            case _:
                assert_never(self.options.next_dealer)

    def _totals(self, winners: tuple[int, ...]) -> tuple[int, ...]:
        """Return the final totals, with the bonuses of the end of a match (section 10)."""
        options = self.options
        totals = [
            have + options.box_bonus * count for have, count in zip(self.scores, self.boxes, strict=True)
        ]
        if len(winners) == 1:
            (winner,) = winners
            totals[winner] += options.game_bonus
            if self.scores[1 - winner] == 0:
                kind, _, amount = options.shutout.partition(":")
                if kind == "double":
                    totals[winner] *= 2
                elif kind == "flat":
                    totals[winner] += int(amount)
        return tuple(totals)


def _goal(options: GinOptions) -> Goal:
    return Goal(deals=options.deals) if options.deals else Goal(target=options.target)


SPEC: Final = GameSpec(
    key="gin",
    title="Gin Rummy",
    seats=GinMatch.seat_range,
    match=GinMatch,
    options_type=GinOptions,
    actions=ACTIONS,
    events=EVENTS,
    view=GinView,
    result=GinResult,
    goal=_goal,
    presets=MappingProxyType(
        {
            "gamecolony": {},
            "gamecolony_oklahoma": {"variant": Variant.OKLAHOMA},
            "gamecolony_gin_only": {"variant": Variant.GIN_ONLY},
            "openspiel": {
                "tie_rule": TieRule.PUSH,
                "discard_taken_upcard": True,
                "repeat_take_draw": True,
                "meld_selection": MeldSelection.KNOCKER,
                "deals": 1,
            },
            "classic": {
                "gin_bonus": 20,
                "undercut_bonus": 10,
                "box_bonus": 20,
                "game_bonus": 100,
                "shutout": "flat:100",
            },
            "modern": {
                "gin_bonus": 25,
                "undercut_bonus": 25,
                "box_bonus": 25,
                "game_bonus": 100,
                "shutout": "double",
                "big_gin": True,
                "big_gin_bonus": 31,
            },
        }
    ),
)
