"""Matches of Hand and Hand Partnership (docs/rules/hand.md 10), and the SPECs of both games."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.cards import Card
from engine.deal import Result
from engine.errors import SetupError
from engine.games.hand.deal import HandDeal
from engine.games.hand.table import PACK
from engine.games.hand.terms import (
    ACTIONS,
    EVENTS,
    DealerRule,
    Ending,
    HandOptions,
    HandResult,
    HandView,
    OpeningRule,
    PartnershipOptions,
    PartnershipView,
    TieRule,
)
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal

TEAMS: Final = ((0, 2), (1, 3))
"""Partners face each other (docs/rules/hand.md 1.2)."""
_REPLAYS: Final = 3
_EXTRA_ROUNDS: Final = 3


def places(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the place of every total, the lowest first.

    Equal totals share a place and leave a gap (docs/rules/hand.md 10.3).
    """
    return tuple(1 + sum(other < total for other in totals) for total in totals)


class HandMatch(Match):
    """A number of rounds of Hand without partners; scores are penalties, the lowest total wins.

    A round that is dealt again does not count. A seat that has resigned cannot win.
    """

    seat_range = range(2, 6)
    options: HandOptions
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; empty: everybody plays alone."""

    def __init__(self, seats: int, options: HandOptions, dealer: int = 0) -> None:
        chosen = options.first_dealer
        if chosen != "random":
            if seats in self.seat_range and int(chosen) >= seats:
                raise SetupError("first_dealer", chosen, f"random, or a seat from 0 to {seats - 1}")
            dealer = int(chosen)
        super().__init__(seats, options, dealer)

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of two packs and two jokers."""
        return PACK

    @property
    def rounds(self) -> int:
        """The number of rounds played that count."""
        return sum(_counts(result) for result in self.results)

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> HandDeal:
        return HandDeal(
            self.options,
            order,
            self.dealer,
            self.scores,
            seed=seed,
            teams=self.teams,
            replays=self._replays() < _REPLAYS,
        )

    def _replays(self) -> int:
        """Count the rounds without a winner that were just dealt again in a row.

        See docs/rules/hand.md 11 (``no_winner_round``).
        """
        running = 0
        for result in reversed(self.results):
            if result.ending == Ending.EXHAUSTED and not _counts(result):
                running += 1
            elif result.ending != Ending.REDEAL:
                break
        return running

    def _score(self, result: Result) -> Outcome | None:
        self.scores = tuple(have + more for have, more in zip(self.scores, result.points, strict=True))
        if not _counts(result):
            return None
        self.dealer = self._next_dealer(result)
        winners = self._leaders()
        extra = self.rounds - self.options.rounds
        if extra < 0:
            return None
        if (
            self.options.tie_rule is TieRule.EXTRA_ROUNDS
            and extra < _EXTRA_ROUNDS
            and len(self._sides(winners)) > 1
        ):
            return None
        return Outcome("deals", winners, self.scores)

    def _next_dealer(self, result: Result) -> int:
        if self.options.dealer_rule is DealerRule.ROTATE:
            return (self.dealer + 1) % self.seats
        most = max(result.points)
        around = ((self.dealer + step) % self.seats for step in range(self.seats))
        return next(seat for seat in around if result.points[seat] == most)

    def _leaders(self) -> tuple[int, ...]:
        """Return the seats with the lowest total among those that have not resigned."""
        playing = [seat for seat in range(self.seats) if seat not in self.resigned]
        least = min(self.scores[seat] for seat in playing)
        return tuple(seat for seat in playing if self.scores[seat] == least)

    def _sides(self, seats: Sequence[int]) -> frozenset[tuple[int, ...]]:
        """Return the teams of the seats; a seat without a team by itself."""
        return frozenset(next((team for team in self.teams if seat in team), (seat,)) for seat in seats)

    def resign(self, seat: int, *, ending: str = "resigned", dealt: bool = True) -> Outcome | None:
        """Take a seat out of the match.

        The match goes on with the fallback policy. It ends when one player is left, or one team of which
        somebody still plays. Raises SetupError as in ``Match``.
        """
        super().resign(seat, ending=ending, dealt=dealt)
        left = [other for other in range(self.seats) if other not in self.resigned]
        if self.outcome is None and len(self._sides(left)) == 1:
            self.outcome = Outcome(ending, tuple(left), self.scores)
        return self.outcome


class PartnershipMatch(HandMatch):
    """The same for two teams of two. Partners have the score of their team and win together."""

    seat_range = range(4, 5)
    options: PartnershipOptions
    teams = TEAMS


def _counts(result: Result) -> bool:
    return not isinstance(result, HandResult) or result.counts


def _goal(options: HandOptions) -> Goal:
    return Goal(deals=options.rounds)


_SAUDI: Final = {"opening_rule": OpeningRule.BEAT_LAST}
_LEVANTINE: Final = {
    "rounds": 7,
    "max_jokers_per_meld": 1,
    "min_naturals_per_meld": 2,
    "layoff_on_joker_set3": False,
    "dealer_rule": DealerRule.LOSER,
    "hand_waives_opening": True,
    "go_out_first_turn": False,
}

SPEC: Final = GameSpec(
    key="hand",
    title="Hand",
    seats=HandMatch.seat_range,
    match=HandMatch,
    options_type=HandOptions,
    actions=ACTIONS,
    events=EVENTS,
    view=HandView,
    result=HandResult,
    goal=_goal,
    presets=MappingProxyType({"hand": {}, "saudi": _SAUDI, "levantine": _LEVANTINE}),
    low_wins=True,
)

PARTNERSHIP: Final = GameSpec(
    key="hand_partnership",
    title="Hand Partnership",
    seats=PartnershipMatch.seat_range,
    match=PartnershipMatch,
    options_type=PartnershipOptions,
    actions=ACTIONS,
    events=EVENTS,
    view=PartnershipView,
    result=HandResult,
    goal=_goal,
    presets=MappingProxyType({"hand_partnership": {}, "saudi": _SAUDI, "levantine": _LEVANTINE}),
    teams=TEAMS,
    low_wins=True,
)
