"""Threes, a seventh game in one file, written only against the engine's contract.

Two to four players hold four cards each of a pack of 24, ace to six. A turn is a card from the stock or the
top of the pile, then a discard. A player with three of a rank may show them while discarding the fourth card,
for ten points and a bonus for three aces. When the stock is empty the deal is drawn.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Self

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import RANK, Card, pack
from engine.deal import Deal, Result
from engine.errors import IllegalAction, Reason
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.match import Match, Outcome
from engine.spec import GameSpec, Goal, option
from engine.views import LaidMeld, View

HELD = 4
SHOWN = 10


class Ending(StrEnum):
    """How a deal ends."""

    TRIO = "trio"
    DRAW = "draw"


class Why(StrEnum):
    """Why Threes refuses an action, besides ``Reason``."""

    NO_TRIO = "no_trio"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """``target``: points that win the match. ``ace_bonus``: for a trio of aces."""

    target: int = option(20, low=10, high=500, offered=(10, 20, 50))
    ace_bonus: int = option(0, low=0, high=50, offered=(0, 5))


@dataclass(frozen=True, slots=True)
class Trio(Action):
    """Show three of a rank and discard the remaining card."""

    verb: ClassVar[str] = "trio"

    card: Card


@dataclass(frozen=True, slots=True)
class TrioShown(Event):
    """A seat has shown three of a rank."""

    cards: tuple[Card, ...]


class ThreesDeal(Deal):
    """One deal of Threes."""

    def __init__(
        self, seats: int, options: Options, order: tuple[Card, ...], dealer: int, scores: tuple[int, ...]
    ) -> None:
        self.options, self.dealer, self.scores = options, dealer, scores
        self.hands = [list(order[seat * HELD : (seat + 1) * HELD]) for seat in range(seats)]
        self.stock = list(order[seats * HELD + 1 :])
        self.pile = [order[seats * HELD]]
        self.melds: tuple[LaidMeld, ...] = ()
        self.drawn: Card | None = None
        self.ply = 0
        self.actors: tuple[int, ...] = ((dealer + 1) % seats,)
        self.result: Result | None = None

    def _trio(self, seat: int, card: Card) -> list[Card]:
        left = [other for other in self.hands[seat] if other != card]
        for rank, count in Counter(RANK[other] for other in left).items():
            if count >= 3:
                return [other for other in left if RANK[other] == rank][:3]
        return []

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        if seat not in self.actors:
            return ()
        if self.drawn is None:
            return DrawStock(), TakeUpcard()
        hand = sorted(self.hands[seat])
        shows = [Trio(card) for card in hand if self._trio(seat, card)]
        return (*shows, *(Discard(card) for card in hand))

    def check(self, seat: int, action: Action) -> None:
        if self.result is not None:
            raise IllegalAction(Reason.DEAL_OVER)
        if seat not in self.actors:
            raise IllegalAction(Reason.NOT_YOUR_TURN)
        if not isinstance(action, DrawStock | TakeUpcard | Discard | Trio):
            raise IllegalAction(Reason.UNKNOWN_ACTION)
        if isinstance(action, DrawStock | TakeUpcard) is (self.drawn is not None):
            raise IllegalAction(Reason.NOT_NOW)
        if isinstance(action, Discard | Trio) and action.card not in self.hands[seat]:
            raise IllegalAction(Reason.NOT_IN_HAND)
        if isinstance(action, Trio) and not self._trio(seat, action.card):
            raise IllegalAction(Why.NO_TRIO, rule="2", cards=(action.card,))

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        self.check(seat, action)
        self.ply += 1
        match action:
            case DrawStock() | TakeUpcard():
                taken = isinstance(action, TakeUpcard)
                self.drawn = (self.pile if taken else self.stock).pop()
                self.hands[seat].append(self.drawn)
                return (TookUpcard(seat, self.drawn) if taken else DrewStock(seat, self.drawn),)
            case Trio(card):
                shown = tuple(sorted(self._trio(seat, card)))
                self.melds = (LaidMeld(seat, shown),)
                for laid in shown:
                    self.hands[seat].remove(laid)
                self._discard(seat, card)
                self._end(Ending.TRIO, seat)
                return Discarded(seat, card), TrioShown(seat, shown)
            case Discard(card):
                self._discard(seat, card)
                if not self.stock:
                    self._end(Ending.DRAW, None)
                return (Discarded(seat, card),)
        raise AssertionError

    def _discard(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.drawn = None
        self.actors = ((seat + 1) % len(self.hands),)

    def _end(self, ending: Ending, winner: int | None) -> None:
        points = [0] * len(self.hands)
        if winner is not None:
            aces = RANK[self.melds[0].cards[0]] == 0
            points[winner] = SHOWN + aces * self.options.ace_bonus
        self.actors = ()
        self.result = Result(ending=ending, winner=winner, points=tuple(points), chips=(0,) * len(self.hands))

    def view(self, seat: int | None) -> View:
        return View(
            seat=seat,
            dealer=self.dealer,
            phase="discard" if self.drawn is not None else "draw",
            actors=self.actors,
            hand=() if seat is None else tuple(sorted(self.hands[seat])),
            held=tuple(map(len, self.hands)),
            stock=len(self.stock),
            pile=tuple(self.pile),
            melds=self.melds,
            legal=() if seat is None else self.legal_actions(seat),
            scores=self.scores,
            result=self.result,
        )

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__ = {
            name: value.copy() if isinstance(value, list) else value for name, value in vars(self).items()
        }
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    def cards(self) -> tuple[Card, ...]:
        laid = [card for meld in self.melds for card in meld.cards]
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile, *laid)

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        twin = self.clone()
        unseen = [hand for other, hand in enumerate(twin.hands) if other != seat] + [twin.stock]
        cards = iter(rearrange([card for place in unseen for card in place]))
        for place in unseen:
            place[:] = [next(cards) for _ in place]
        return twin


class ThreesMatch(Match):
    """Deals until a seat has the target; the next dealer sits to the left."""

    seat_range = range(2, 5)

    def pack(self) -> tuple[Card, ...]:
        return pack(ranks=range(6))

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> Deal:
        return ThreesDeal(self.seats, self.options, order, self.dealer, self.scores)

    def _score(self, result: Result) -> Outcome | None:
        self.scores = tuple(have + won for have, won in zip(self.scores, result.points, strict=True))
        self.dealer = (self.dealer + 1) % self.seats
        most = max(self.scores)
        if most < self.options.target:
            return None
        return Outcome(
            "target", tuple(seat for seat in range(self.seats) if self.scores[seat] == most), self.scores
        )


SPEC = GameSpec(
    key="threes",
    title="Threes",
    seats=range(2, 5),
    match=ThreesMatch,
    options_type=Options,
    actions=(DrawStock, TakeUpcard, Discard, Trio),
    events=(DrewStock, TookUpcard, Discarded, TrioShown),
    view=View,
    result=Result,
    goal=lambda options: Goal(target=options.target),
    presets=MappingProxyType({"house": {}, "aces": {"ace_bonus": 5}}),
)
