"""A match of gin rummy, deal by deal up to the target (docs/rules/gin.md 10), and SPEC.

Hollywood gin is three games in one. The points of a deal count in every game in which the winner has points
already, and in the next one: the first win counts in game 1, the second in games 1 and 2, all later ones in
all three. A game that has reached the target takes no more points, so a player who was shut out of it starts
in the next. When all three games have ended, each is totalled with its own bonuses, and the sum of the three
totals decides. A fixed number of deals can end the match sooner; a game that is not over then has no bonuses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
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

_CARDS: Final = pack()
_SEATS: Final = range(2)
_HOLLYWOOD_GAMES: Final = 3
_DEALS_BY_TOTALS: Final = 2
"""The version since which a match of N deals is won by the higher total, with box bonuses."""


@dataclass(frozen=True, slots=True)
class HollywoodGame:
    """One of the three games of a Hollywood match.

    Points and deals won in it, by seat; ``winner`` is None while it is not over.
    """

    scores: tuple[int, ...] = (0, 0)
    boxes: tuple[int, ...] = (0, 0)
    winner: int | None = None


class GinMatch(Match):
    """A match of gin for two, to the target or over a fixed number of deals."""

    seat_range = range(2, 3)
    options: GinOptions
    boxes: tuple[int, ...]
    """The number of deals each seat has won."""
    games: tuple[HollywoodGame, ...]
    """The three games of a Hollywood match; ``()`` in other matches."""

    def __init__(self, seats: int, options: GinOptions, dealer: int = 0) -> None:
        super().__init__(seats, options, dealer)
        self.boxes = (0,) * seats
        self.games = (HollywoodGame(),) * _HOLLYWOOD_GAMES if options.hollywood else ()

    @classmethod
    def at(
        cls, options: GinOptions, *, dealer: int, scores: tuple[int, int], boxes: tuple[int, int] = (0, 0)
    ) -> Self:
        """Return a match in progress with these scores and numbers of deals won (``boxes``).

        Not for Hollywood matches, whose games depend on every deal.
        """
        match = cls(2, options, dealer)
        match.scores = scores
        match.boxes = boxes
        return match

    def pack(self) -> tuple[Card, ...]:
        """Return the 52 cards."""
        return _CARDS

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> GinDeal:  # noqa: ARG002 - only the deck is random
        return GinDeal(self.options, order, self.dealer, self.scores)

    def _score(self, result: Result) -> Outcome | None:
        """Add a result (docs/rules/gin.md 10). A push counts as a drawn deal.

        A match over a fixed number of deals, drawn ones included, goes to the higher score with box bonuses.
        Equal scores are a tie: both win, and nobody gets the winner's bonuses. In a Hollywood match
        ``scores`` are the points of all deals, and the outcome has the sum of the three games; equal sums are
        a tie.
        """
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        self.boxes = tuple(count + (seat == result.winner) for seat, count in enumerate(self.boxes))
        if self.games and result.winner is not None:
            self.games = self._entered(result.winner, result.points[result.winner])
        outcome = self._hollywood_outcome() if self.games else self._outcome()
        if outcome is None:
            self.dealer = self._next_dealer(result.winner)
        return outcome

    def _outcome(self) -> Outcome | None:
        if self.options.deals:
            return self._cut_short() if len(self.results) >= self.options.deals else None
        if max(self.scores) < self.options.target:
            return None
        winners = _highest(self.scores)  # bonuses never help to reach a target (docs/rules/gin.md 10)
        return Outcome("target", winners, self._totals(self.scores, self.boxes, winners))

    def _cut_short(self) -> Outcome:
        """Return the outcome of a match over a fixed number of deals (docs/rules/gin.md 10)."""
        if self.games:
            totals = self._sums()
            return Outcome("deals", _highest(totals), totals)
        # In version 1 bonuses did not decide a match over N deals.
        by_points = self.version is not None and self.version < _DEALS_BY_TOTALS
        winners = _highest(self.scores if by_points else self._totals(self.scores, self.boxes, ()))
        return Outcome("deals", winners, self._totals(self.scores, self.boxes, winners))

    def _entered(self, seat: int, points: int) -> tuple[HollywoodGame, ...]:
        """Return the games after a deal that the seat has won.

        Its points count in each game in which the seat has won a deal before, and in the next game.
        """
        games, further = [], True
        for game in self.games:
            if game.winner is None and (game.boxes[seat] or further):
                further = further and bool(game.boxes[seat])
                scores = tuple(have + points * (own == seat) for own, have in enumerate(game.scores))
                boxes = tuple(count + (own == seat) for own, count in enumerate(game.boxes))
                games.append(
                    HollywoodGame(scores, boxes, seat if scores[seat] >= self.options.target else None)
                )
            else:
                games.append(game)
        return tuple(games)

    def _hollywood_outcome(self) -> Outcome | None:
        over = all(game.winner is not None for game in self.games)
        if not over and (not self.options.deals or len(self.results) < self.options.deals):
            return None
        totals = self._sums()
        return Outcome("target", _highest(totals), totals) if over else self._cut_short()

    def _sums(self) -> tuple[int, ...]:
        """Return the sums of the totals of the three games, by seat."""
        return tuple(map(sum, zip(*map(self.total_of, self.games), strict=True)))

    def total_of(self, game: HollywoodGame) -> tuple[int, ...]:
        """Return the total of a Hollywood game by seat, with its bonuses once it is over."""
        return game.scores if game.winner is None else self._totals(game.scores, game.boxes, (game.winner,))

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

    def _totals(
        self, scores: Sequence[int], boxes: Sequence[int], winners: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return final totals of a match or of one Hollywood game, with the bonuses.

        See docs/rules/gin.md 10.
        """
        options = self.options
        totals = [have + options.box_bonus * count for have, count in zip(scores, boxes, strict=True)]
        if len(winners) == 1:
            (winner,) = winners
            totals[winner] += options.game_bonus
            if scores[1 - winner] == 0:
                kind, _, amount = options.shutout.partition(":")
                if kind == "double":
                    totals[winner] *= 2
                elif kind == "flat":
                    totals[winner] += int(amount)
        return tuple(totals)


def _highest(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    return tuple(seat for seat in _SEATS if scores[seat] == max(scores))


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
    version=_DEALS_BY_TOTALS,
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
            "hollywood": {
                "hollywood": True,
                "box_bonus": 25,
                "game_bonus": 100,
                "shutout": "double",
            },
        }
    ),
)
