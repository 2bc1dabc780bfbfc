"""Penny, the smallest game with payments: a seat pays, takes the pot, or ends the deal."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from engine.actions import Action
from engine.cards import Card, pack
from engine.deal import Deal, Result
from engine.errors import IllegalAction, Reason
from engine.events import TABLE, Event, Paid
from engine.match import Match, Outcome
from engine.spec import GameSpec, option
from engine.views import View

CARDS: Final = pack()[:2]


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay a seat or the pot."""

    to: int
    amount: int


@dataclass(frozen=True, slots=True)
class TakePot(Action):
    """Take the whole pot."""


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PennyOptions:
    deals: int = option(1, low=1)


@dataclass
class PennyDeal(Deal):
    seats: int
    pot: int
    ply: int = 0
    actors: tuple[int, ...] = (0,)
    result: Result | None = None
    chips: list[int] = field(default_factory=list)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return (Pay(TABLE, 1), TakePot(), End()) if seat in self.actors else ()

    def check(self, seat: int, action: Action) -> None:
        if seat not in self.actors:
            raise IllegalAction(Reason.NOT_YOUR_TURN)
        if isinstance(action, Pay) and action.to not in (TABLE, *range(self.seats)):
            raise IllegalAction(Reason.DOES_NOT_FIT)

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        self.check(seat, action)
        self.ply += 1
        self.actors = ((seat + 1) % self.seats,)
        match action:
            case Pay():
                self.pot += action.amount if action.to == TABLE else 0
                return (Paid(action.to, seat, action.amount, "penny", "1.1", CARDS[:1]),)
            case TakePot():
                taken, self.pot = self.pot, 0
                return (Paid(seat, TABLE, taken, "pot", "1.2"),) if taken else ()
            case _:
                points = tuple(range(self.seats))
                self.actors = ()
                self.result = Result(ending="end", winner=None, points=points, chips=(0,) * self.seats)
                return ()

    def view(self, seat: int | None) -> View:
        raise NotImplementedError

    def clone(self) -> Self:
        return replace(self)

    def cards(self) -> tuple[Card, ...]:
        return CARDS

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        return self.clone()


class PennyMatch(Match):
    seat_range = range(2, 5)
    pot = 0

    def pack(self) -> tuple[Card, ...]:
        return CARDS

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> PennyDeal:
        return PennyDeal(self.seats, self.pot)

    def close(self, deal: Deal) -> Outcome | None:
        assert isinstance(deal, PennyDeal)
        self.pot = deal.pot
        return super().close(deal)

    def _score(self, result: Result) -> Outcome | None:
        self.scores = tuple(a + b for a, b in zip(self.scores, result.points, strict=True))
        if len(self.results) < self.options.deals:
            return None
        return Outcome("deals", (self.seats - 1,), self.scores)


SPEC: Final = GameSpec(
    key="penny",
    title="Penny",
    seats=PennyMatch.seat_range,
    match=PennyMatch,
    options_type=PennyOptions,
    actions=(Pay, TakePot, End),
    events=(Paid,),
    view=View,
    result=Result,
)


def games(real: Any) -> dict[str, GameSpec]:
    return {**real, SPEC.key: SPEC}
