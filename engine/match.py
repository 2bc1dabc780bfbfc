"""Several deals up to a target, and who is out of the running.

A match never sees cards, only results. Resigning and running out of time belong here, not to the deal: with
two players the match is lost; with more the seat is played on by the understudy and cannot win.
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
    """"target", "deals", "resigned", "timeout" …"""
    winners: tuple[int, ...]
    """Seats, several when they tie or are partners; those with the lowest scores where ``GameSpec.low_wins``.
    """
    scores: tuple[int, ...]
    """Final, by seat, with what the game adds at the end of a match."""


class Match(ABC):
    """Scores, dealer and outcome over several deals.

    Games extend it with how the deal rotates and when the match is over.
    """

    seat_range: ClassVar[range]
    """The numbers of players allowed."""
    dealer: int
    """The seat that deals next."""
    scores: tuple[int, ...]
    """By seat, of all deals so far; of a match that is over ``outcome`` has the final ones."""
    results: list[Result]
    """Of the deals so far, the first one first."""
    resigned: frozenset[int]
    """Seats that are out of the running."""
    outcome: Outcome | None
    """None until the match is over."""
    version: int | None = None
    """The version of the game's rules that it is played by; None: today's."""

    def __init__(self, seats: int, options: Any, dealer: int = 0) -> None:
        if seats not in self.seat_range:
            low, high = self.seat_range[0], self.seat_range[-1]
            raise SetupError("seats", seats, f"{low} players" if low == high else f"{low} to {high} players")
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
    def by_results(self) -> bool:
        """Whether the results of deals are all that the next one needs of them: not where their cards lay."""
        return True

    @abstractmethod
    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the next deal, unshuffled."""

    @abstractmethod
    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> Deal:
        """Return the next deal from a checked deck."""

    @abstractmethod
    def _score(self, result: Result) -> Outcome | None:
        """Update scores and dealer for a finished deal; return the outcome if the match is over."""

    def deal(self, order: Sequence[Card], *, seed: bytes) -> Deal:
        """Begin the next deal from a shuffled deck.

        ``order`` is the caller's permutation of ``pack()``, first card dealt first; ``seed`` (32 bytes)
        decides whatever else chance decides in this deal. Raises SetupError when the match is over or the
        deck is not the pack.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        if sorted(order) != sorted(self.pack()):
            raise SetupError("order", None, "every card of the pack exactly once")
        if len(seed) != SEED_BYTES:
            raise SetupError("seed", None, f"{SEED_BYTES} bytes")
        return self._new_deal(tuple(order), seed)

    def close(self, deal: Deal) -> Outcome | None:
        """Add the result of a finished deal to the scores; return the outcome, None while the match goes on.

        Raises SetupError when the deal is not over, or the match is.
        """
        if deal.result is None:
            raise SetupError("deal", deal.ply, "a deal that is over")
        return self.record(deal.result)

    def record(self, result: Result) -> Outcome | None:
        """Do the same from a result alone, for whoever has results and no deals. Raises SetupError when the
        match is over.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        self.results.append(result)
        self.outcome = self._score(result)
        return self.outcome

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = copy(self)
        twin.results = self.results.copy()
        return twin

    def resign(self, seat: int, *, ending: str = "resigned") -> Outcome | None:
        """Take a seat out of the running, for good (``ending`` says why: "resigned" or "timeout").

        Two players: the other wins the match. More: the match goes on, and ends when one seat is left that
        has not resigned. Raises SetupError for a seat that is not there, has resigned already, or when the
        match is over.
        """
        if self.outcome is not None:
            raise SetupError("match", self.outcome.ending, "the match is over")
        if seat not in range(self.seats) or seat in self.resigned:
            raise SetupError("seat", seat, "a seat that is still playing")
        self.resigned |= {seat}
        left = tuple(other for other in range(self.seats) if other not in self.resigned)
        if len(left) == 1:
            self.outcome = Outcome(ending, left, self.scores)
        return self.outcome
