"""One deal, from the shuffled deck to its result: the contract of every game.

1. The caller shuffles. A deal depends on options, deck, seed and actions, and on nothing else.
2. ``actors`` are the seats that may act, several at once where the rules say so. A deal without actors is
   over and has a ``result``.
3. ``check`` decides whether an action is legal. ``legal_actions`` lists a canonical and sufficient selection,
   not every phrasing.
4. ``apply`` checks everything before it changes anything, and returns the events.
5. Code outside the engine sees a ``view``, never the state.

tests/engine/test_contract.py checks this for every game in GAMES.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Self

from engine.actions import Action
from engine.cards import Card
from engine.events import Event
from engine.orders import OrderTerms
from engine.result import Result as Result
from engine.views import View


class Deal(ABC):
    """The state of one deal. It is mutable and changes only through ``apply``."""

    __slots__ = ()

    orders: ClassVar[OrderTerms | None] = None
    """What conditional orders may contain; None: the game has none."""
    ply: int
    """Number of actions applied so far."""
    actors: tuple[int, ...]
    """Seats that may act now, ascending; empty when the deal is over."""
    result: Result | None
    """None until the deal is over."""

    @property
    def asking(self) -> bool:
        """Whether the actors only answer an offer. The deal need not wait: no answer means no."""
        return False

    @property
    def offered_at(self) -> int:
        """The ply since which every actor has had the same legal actions, in the same order.

        This is ``ply``, unless several seats are asked together and some have answered.
        """
        return self.ply

    @abstractmethod
    def legal_actions(self, seat: int) -> "tuple[Action, ...]":
        """Return what the seat may do now; ``()`` when it may not act.

        The order is always the same for the same knowledge.
        """

    @abstractmethod
    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now. Never changes anything."""

    @abstractmethod
    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Pass the events through ``Event.seen_by`` before you show them. Raises IllegalAction and then leaves
        the state unchanged.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what this seat may know; None is a spectator."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def cards(self) -> "tuple[Card, ...]":
        """Return every card of the pack, wherever it lies, in any order."""

    @abstractmethod
    def resampled(self, seat: int | None, rearrange: "Callable[[list[Card]], list[Card]]") -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        ``rearrange`` gets these cards place by place and returns a permutation: the card at an index goes to
        the place of the card that was at that index. To the seat (None: a spectator) the copy looks exactly
        like the original. The leak test relies on this.
        """
