"""One deal: from the shuffled deck to its result. The contract every game keeps.

1. The caller shuffles; the deal is a function of options, deck, seed and actions, and of nothing else.
2. ``actors`` may act, several at once where the rules say so; a deal without actors is over and has a
   ``result``.
3. Legality is asked with ``check``; ``legal_actions`` lists what is canonical and sufficient, not every
   phrasing.
4. ``apply`` checks everything before it touches anything, and returns what happened.
5. Whoever is not the engine sees ``view``.

Guarded for every game in GAMES by tests/engine/test_contract.py.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.cards import Card
    from engine.events import Event
    from engine.views import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a deal ended. Games add the facts from which the arithmetic can be read."""

    ending: str
    """The game's word for it ("gin", "undercut", "draw" …)."""
    winner: int | None
    """The seat that won it; None: nobody, or not one alone. Of partners the one who did it."""
    points: tuple[int, ...]
    """What every seat gains (negative: loses). Where low scores win (``GameSpec.low_wins``) points are
    penalties; partners (``GameSpec.teams``) both have the points of their team.
    """
    chips: tuple[int, ...]
    """What every seat gains in chips (negative: pays). Chips and ``table`` add up to zero."""
    table: int = 0
    """Chips that this deal left lying on the table for a later one, negative if it took away what an earlier
    one had left.
    """


class Deal(ABC):
    """The state of one deal. Mutable inside; changes only through ``apply``."""

    __slots__ = ()

    ply: int
    """Number of actions applied so far."""
    actors: tuple[int, ...]
    """Seats that may act now, ascending; empty when the deal is over."""
    result: Result | None
    """None until the deal is over."""

    @property
    def asking(self) -> bool:
        """Whether the actors are only asked something; the deal need not wait for them: silence means no."""
        return False

    @property
    def offered_at(self) -> int:
        """The ply since which every actor has had the same legal actions, in the same order: ``ply``, unless
        several are asked together and some have answered.
        """
        return self.ply

    @abstractmethod
    def legal_actions(self, seat: int) -> "tuple[Action, ...]":
        """Return what the seat may do now, always in the same order for the same knowledge; ``()`` when it
        may not act.
        """

    @abstractmethod
    def check(self, seat: int, action: "Action") -> None:
        """Raise IllegalAction unless the seat may do this now. Never changes anything."""

    @abstractmethod
    def apply(self, seat: int, action: "Action") -> "tuple[Event, ...]":
        """Check, then do. Return what happened, in order; see ``Event.seen_by`` before showing it.

        Raises IllegalAction, with everything as it was.
        """

    @abstractmethod
    def view(self, seat: int | None) -> "View":
        """Return what this seat may know; None asks for a spectator's view."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def cards(self) -> "tuple[Card, ...]":
        """Return every card of the pack, wherever it lies, in any order, for whoever counts."""

    @abstractmethod
    def resampled(self, seat: int | None, rearrange: "Callable[[list[Card]], list[Card]]") -> Self:
        """Return a copy in which the cards that this seat cannot place are rearranged among their places.

        ``rearrange`` gets those cards place by place and returns a permutation of them: what stands at an
        index goes where the card at that index lay. To the seat (None: a spectator) the copy looks exactly
        like the original; the leak test rests on this.
        """
