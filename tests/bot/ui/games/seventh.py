"""A game unknown to all pages: a hand of any size, and any actions that a test gives it."""

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Self

from bot.manager.tables.table import Table
from engine.actions import Action
from engine.cards import Card
from engine.deal import Deal, Result
from engine.events import Event
from engine.match import Match, Outcome
from engine.spec import GameSpec, option
from engine.views import LaidMeld, View
from tests.bot.ui.sample_tables import playing


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    wild_cards: bool = option(False)
    longest_run: int = option(13, low=3, high=13)


@dataclass(frozen=True, slots=True)
class OpenUp(Action):
    verb: ClassVar[str] = "open_up"


@dataclass(frozen=True, slots=True)
class Bury(Action):
    verb: ClassVar[str] = "bury"

    card: Card


@dataclass(frozen=True, slots=True)
class Swap(Action):
    verb: ClassVar[str] = "swap"

    card: Card
    seat_of_joker: int


@dataclass(frozen=True, slots=True)
class LayDown(Action):
    verb: ClassVar[str] = "lay_down"

    melds: tuple[tuple[Card, ...], ...]
    closed: bool = False


@dataclass(frozen=True, slots=True)
class JokerSwapped(Event):
    card: Card
    owner_name: str


class Sitting(Deal):
    """A deal that never changes."""

    def __init__(
        self, hand: tuple[Card, ...], legal: tuple[Action, ...], result: Result | None = None
    ) -> None:
        self.hand = hand
        self.legal = legal
        self.result = result
        self.ply = 5
        self.actors = () if result is not None else (0,)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return self.legal if seat in self.actors else ()

    def check(self, seat: int, action: Action) -> None:
        return

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        return ()

    def view(self, seat: int | None) -> View:
        return View(
            seat=seat,
            dealer=1,
            phase="middle",
            actors=self.actors,
            hand=self.hand if seat == 0 else (),
            held=(len(self.hand), 4, 4),
            stock=9,
            pile=(),
            melds=(LaidMeld(1, (Card(0), Card(1), Card(2))),),
            legal=self.legal_actions(seat) if seat is not None else (),
            scores=(1, 2, 3),
            result=self.result,
        )

    def clone(self) -> Self:
        return self

    def cards(self) -> tuple[Card, ...]:
        return self.hand

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        return self


class SeventhMatch(Match):
    seat_range = range(2, 5)

    def pack(self) -> tuple[Card, ...]:
        return ()

    def _new_deal(self, order: tuple[Card, ...], seed: bytes) -> Deal:
        return Sitting((), ())

    def _score(self, result: Result) -> Outcome | None:
        return None


SPEC = GameSpec(
    key="seventh",
    title="Seventh",
    seats=range(2, 5),
    match=SeventhMatch,
    options_type=Options,
    actions=(OpenUp, Bury, Swap, LayDown),
    events=(JokerSwapped,),
    view=View,
    result=Result,
    presets=MappingProxyType({"house": {}, "wild_west": {"wild_cards": True}}),
)


def sitting(hand: tuple[Card, ...], *legal: Action, result: Result | None = None) -> Table:
    """Return a table of three at which these actions are legal for seat 0."""
    table = playing()
    table.spec, table.options, table.preset = SPEC, SPEC.options(), None
    table.players = (*table.players, table.players[0])
    table.match = SPEC.new_match(seats=3)
    table.deal = Sitting(hand, legal, result)
    table.news = ()
    return table
