"""Several deals up to a target, and the seats that have resigned.

A match never sees cards, only results. Resignations and timeouts belong here, not to the deal. With two
players the match is lost; with more, the fallback policy plays the seat on, and it cannot win.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from engine.cards import Card
from engine.deal import Deal, Result
from engine.errors import SetupError

SEED_BYTES = 32


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    ending: str
    """For example "target", "deals", "resigned" or "timeout"."""
    winners: tuple[int, ...]
    """The winning seats; several when they tie or are partners.

    Where ``GameSpec.low_wins`` is set, these are the seats with the lowest scores.
    """
    scores: tuple[int, ...]
    """The final scores by seat, with the bonuses the game adds at the end of a match."""


class Match(ABC):
    """Scores, dealer and outcome over several deals.

    Games define how the deal rotates and when the match is over.
    """

    seat_range: ClassVar[range]
    """The numbers of players allowed."""
    dealer: int
    """The seat that deals next."""
    scores: tuple[int, ...]
    """By seat, over all deals so far; after the end ``outcome`` has the final scores."""
    results: list[Result]
    """The results of the deals so far, the oldest first."""
    resigned: frozenset[int]
    """Seats that have resigned or run out of time."""
    outcome: Outcome | None
    """None until the match is over."""
    version: int | None = None
    """The version of the game's rules in use; None: the current one."""
    limit: int = 0
    """After so many deals the match is over, whatever the scores; 0: by the game's rules alone."""
    ends_short: bool = False
    """Whether the match is over after a deal in which a seat has resigned, as in a tournament."""
    duplicate: bool = False
    """Whether other tables play the same deals.

    Then the seats deal in turn, and exactly ``limit`` deals are played, whatever their results, so that the
    same seat has the same cards everywhere.
    """

    def __init__(self, seats: int, options: Any, dealer: int = 0) -> None:
        if seats not in self.seat_range:
            raise SetupError("seats", seats, self.seat_range)
        if dealer not in range(seats):
            raise SetupError("dealer", dealer, f"a seat from 0 to {seats - 1}")
        self.seats = seats
        self.options = options
        self.dealer = dealer
        self.scores = (0,) * seats
        self.results = []
        self.resigned = frozenset()
        self.outcome = None

    @property
    def rounds(self) -> int:
        """The number of deals played that count."""
        return len(self.results)

    @property
    def by_results(self) -> bool:
        """Whether the next deal depends only on earlier results, not on earlier cards."""
        return True

    @abstractmethod
    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the next deal, unshuffled."""

    @abstractmethod
    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> Deal:
        """Return the next deal; the deck has been checked."""

    @abstractmethod
    def _score(self, result: Result) -> Outcome | None:
        """Update scores and dealer after a deal; return the outcome if the match is over."""

    def deal(self, order: Sequence[Card], *, seed: bytes) -> Deal:
        """Start the next deal from a shuffled deck.

        ``order`` is the caller's permutation of ``pack()``, the first card dealt first. ``seed`` (32 bytes)
        decides everything else in this deal that is left to chance. Raises SetupError when the match is over
        or the deck is not the pack.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        if sorted(order) != sorted(self.pack()):
            raise SetupError("order", None, "every card of the pack exactly once")
        if len(seed) != SEED_BYTES:
            raise SetupError("seed", None, f"{SEED_BYTES} bytes")
        return self._new_deal(tuple(order), seed)

    def close(self, deal: Deal) -> Outcome | None:
        """Add the result of a finished deal; return the outcome, None while the match goes on.

        Raises SetupError when the deal is not over, or when the match is.
        """
        if deal.result is None:
            raise SetupError("deal", deal.ply, "a deal that is over")
        return self.record(deal.result)

    def record(self, result: Result) -> Outcome | None:
        """Add a result without its deal; return what ``close`` returns.

        Raises SetupError when the match is over.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        dealer = self.dealer
        self.results.append(result)
        outcome, played = self._score(result), self.rounds
        if self.duplicate:
            self.dealer, outcome, played = (dealer + 1) % self.seats, None, len(self.results)
        if outcome is None and (0 < self.limit <= played or (self.ends_short and self.resigned)):
            outcome = self._cut_short()
        self.outcome = outcome
        return outcome

    def _cut_short(self) -> Outcome:
        """Return the outcome of a match that ends with the scores as they are."""
        return Outcome("deals", self._leaders(), self._final())

    def _final(self) -> tuple[int, ...]:
        """Return the scores if the match ends now."""
        return self.scores

    def _leaders(self) -> tuple[int, ...]:
        """Return the seats that lead among those that have not resigned."""
        final = self._final()
        playing = [seat for seat in range(self.seats) if seat not in self.resigned]
        most = max(final[seat] for seat in playing)
        return tuple(seat for seat in playing if final[seat] == most)

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.results = self.results.copy()
        return twin

    def resign(self, seat: int, *, ending: str = "resigned", dealt: bool = True) -> Outcome | None:
        """Take a seat out of the match for good; ``ending`` is "resigned" or "timeout".

        With two players the other wins. With more, the match goes on until only one seat is left that has not
        resigned. If the match ``ends_short``, it goes on to the end of the deal; ``dealt``: whether a deal is
        under way. Raises SetupError when the seat does not exist or has resigned, or when the match is over.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        if seat not in range(self.seats) or seat in self.resigned:
            raise SetupError("seat", seat, "a seat that is still playing")
        self.resigned |= {seat}
        left = tuple(other for other in range(self.seats) if other not in self.resigned)
        if len(left) == 1:
            self.outcome = Outcome(ending, left, self.scores)
        elif self.ends_short and not dealt:
            self.outcome = self._cut_short()
        return self.outcome
