"""A match of rummy 500, deal by deal up to the limit (docs/rules/rummy500.md 8), and SPEC."""

from types import MappingProxyType
from typing import Final

from engine.cards import Card, pack
from engine.deal import Result
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.terms import (
    ACTIONS,
    EVENTS,
    NextDealer,
    Rummy500Options,
    Rummy500Result,
    Rummy500View,
    SingleTake,
    StockEnd,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal

_CARDS: Final = pack()
_MINUTE_MS: Final = 60_000
_LONGEST: Final = 200
"""The number of deals after which the leader wins.

The scores of players who hardly meld fall for ever and reach no limit. The rules give no number; a match to
500 takes about five deals.
"""


class Rummy500Match(Match):
    """A match of rummy 500 up to the limit.

    A seat that has resigned is played on, but it neither wins nor ends the match.
    """

    seat_range = range(2, 5)
    options: Rummy500Options

    def pack(self) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return _CARDS

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> Rummy500Deal:  # noqa: ARG002 - only the deck is random
        return Rummy500Deal(self.options, order, self.dealer, self.scores)

    def _score(self, result: Result) -> Outcome | None:
        """Add a result; the match is over when a seat leads alone at the limit.

        After a tie it goes on until one leads (docs/rules/rummy500.md 8.2, 8.3, 11.2), or until ``_LONGEST``
        deals.
        """
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        playing = [seat for seat in range(self.seats) if seat not in self.resigned]
        most = max(self.scores[seat] for seat in playing)
        leaders = tuple(seat for seat in playing if self.scores[seat] == most)
        reached = most >= self.options.limit
        if len(leaders) == 1 and (reached or len(self.results) >= _LONGEST):
            return Outcome("target" if reached else "deals", leaders, self.scores)
        self.dealer = self._next_dealer(result.points)
        return None

    def _next_dealer(self, points: tuple[int, ...]) -> int:
        """Return the loser of the deal where the options say so, else the next seat.

        Several losers also pass the deal to the next seat (docs/rules/rummy500.md 11.5).
        """
        lowest = [seat for seat in range(self.seats) if points[seat] == min(points)]
        if self.options.next_dealer is NextDealer.LOSER and len(lowest) == 1:
            return lowest[0]
        return (self.dealer + 1) % self.seats


def _goal(options: Rummy500Options) -> Goal:
    return Goal(target=options.limit)


def _clock(options: Rummy500Options) -> int:
    return options.clock * _MINUTE_MS


SPEC: Final = GameSpec(
    key="rummy500",
    title="Rummy 500",
    seats=Rummy500Match.seat_range,
    match=Rummy500Match,
    options_type=Rummy500Options,
    actions=ACTIONS,
    events=EVENTS,
    view=Rummy500View,
    result=Rummy500Result,
    goal=_goal,
    clock=_clock,
    presets=MappingProxyType(
        {
            "gamedesire": {},
            "quick": {"limit": 100},
            "books": {"single_take": SingleTake.MUST_USE, "stock_end": StockEnd.DRAW_NEEDED},
            "round_table": {"limit": 200, "stock_end": StockEnd.DRAW_NEEDED, "next_dealer": NextDealer.LOSER},
        }
    ),
)
