"""The types of Control Card Rummy: options, phases, actions, events, view, result."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.control.control_cards import ControlKind, Customs
from engine.games.control.deck import LEVEL_KINDS, ControlMode, ControlSet, control_counts
from engine.spec import option
from engine.views import LaidMeld, View


class Scoring(StrEnum):
    """The two versions of docs/rules/control.md 7: points for melds, or for cards left in hand."""

    MELDS = "melds"
    PENALTY = "penalty"


class NumberSuit(StrEnum):
    """Whether the number kinds need one suit."""

    ONE = "one"
    ANY = "any"


_CUSTOMS: Final = {
    (suit, ace_high): Customs(mixed=suit is NumberSuit.ANY, ace_high=ace_high)
    for suit in NumberSuit
    for ace_high in (False, True)
}


class CardPoints(StrEnum):
    """The points of J, Q and K."""

    NUMBER = "number"
    TEN = "ten"


class MeldCredit(StrEnum):
    """Who gets the points of a melded card: the meld's owner, or the player who laid it."""

    OWNER = "owner"
    LAYER = "layer"


class MeldScope(StrEnum):
    """Who scores for melds: the player who went out, or everybody."""

    OUT = "out"
    ALL = "all"


class Decks(StrEnum):
    """The number of packs: one for two players and two for more, or fixed."""

    AUTO = "auto"
    ONE = "1"
    TWO = "2"


ENDLESS: Final = 100
"""The limit of turn-overs, and of idle turns per player, where the options set none.

It makes every deal end, also between players who only draw and discard.
"""
_KIND: Final = rf"(?:{'|'.join(ControlKind)})(?: [1-9][0-9]?)?"
_CUSTOM: Final = rf"(?i:{_KIND}(?: *, *{_KIND}){{0,20}})"
_EXAMPLES: Final = (
    "GROUP 3, SEQUENCE 3, EITHER 2, STEPS 2",
    "GROUP 3, SUM 1",
    "SUM 2, PRODUCT 2, FACTORS 2, PRIMES 2, EVENS 1, ODDS 1",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlOptions:
    """The options of docs/rules/control.md 9, and ``custom_controls``.

    ``custom_controls`` lists the cards of the set ``custom`` (docs/rules/control.md 12.5).
    """

    scoring: Scoring = option(Scoring.MELDS)
    target: int = option(500, low=1, high=10_000, offered=(100, 150, 200, 300, 500, 1000))
    control_mode: ControlMode = option(ControlMode.ROUND)
    control_set: ControlSet = option(ControlSet.STANDARD)
    custom_controls: str = option(_EXAMPLES[0], pattern=_CUSTOM, offered=_EXAMPLES)
    controls_in_force: int = option(1, low=1, high=3)
    preview: bool = option(True)
    held_controls: int = option(1, low=1, high=3)
    number_suit: NumberSuit = option(NumberSuit.ONE)
    ace_high: bool = option(False)
    card_points: CardPoints = option(CardPoints.NUMBER)
    meld_credit: MeldCredit = option(MeldCredit.OWNER)
    meld_scope: MeldScope = option(MeldScope.OUT)
    level_meld_to_go_out: bool = option(False)
    hand_size: int = option(10, low=7, high=13, offered=(7, 10, 13))
    decks: Decks = option(Decks.AUTO)
    max_turnovers: int = option(3, low=0, high=9, offered=(1, 3, 9))
    stall: int = option(10, low=0, high=20, offered=(0, 5, 10, 20))

    def validate(self) -> None:
        """Raise SetupError for impossible combinations."""
        if self.control_set is ControlSet.LEVEL1:
            return
        there = control_counts(self.control_set, self.control_mode, self.custom_controls).total()
        if not there:
            # Only a custom set can consist of closed kinds alone, which mode ``deal`` leaves out.
            raise SetupError("custom_controls", self.custom_controls, "kinds that can be laid off on")
        if there < self.controls_in_force and self.control_mode is not ControlMode.HELD:
            raise SetupError("controls_in_force", self.controls_in_force, f"at most {there}")

    @property
    def customs(self) -> Customs:
        """What these options say about melds."""
        return _CUSTOMS[self.number_suit, self.ace_high]

    @property
    def most_turnovers(self) -> int:
        """The number of turn-overs after which a further one ends the deal.

        See docs/rules/control.md 5.6, 12.6.
        """
        return self.max_turnovers or ENDLESS

    @property
    def most_idle(self) -> int:
        """The number of idle turns per player that ends the deal.

        An idle turn has no card from the stock, no meld and no lay-off (docs/rules/control.md 5.6, 12.6).
        """
        return self.stall or ENDLESS

    @property
    def level_kinds(self) -> tuple[ControlKind, ...]:
        """A level set's own kinds, in force besides the control cards."""
        return LEVEL_KINDS.get(self.control_set, ())

    def packs(self, seats: int) -> int:
        """Return the number of packs."""
        if self.decks is Decks.AUTO:
            return 1 if seats == 2 else 2
        return int(self.decks)


class Phase(StrEnum):
    """Every point at which a seat has different choices."""

    DRAW = "draw"
    PLAY = "play"  # has drawn and may still meld
    MELDED = "melded"  # has drawn and melded
    OVER = "over"


class Ending(StrEnum):
    """How a deal ends: a seat went out, or the hand was dead (docs/rules/control.md 5.6)."""

    OUT = "out"
    DEAD = "dead"


class Occasion(StrEnum):
    """Why a control card was played (docs/rules/control.md 2, 5.4, 9)."""

    ROUND = "round"
    TURN = "turn"
    TURN_OVER = "turn_over"
    HELD = "held"
    DECK = "deck"  # it came up in the stock


class ControlReason(StrEnum):
    """The game's reasons for refusing an action, besides ``Reason``."""

    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    STOCK_EMPTY = "stock_empty"  # take the upcard, or turn the pile over
    STOCK_LEFT = "stock_left"  # the pile may be turned over only when the stock is empty
    NO_UPCARD = "no_upcard"  # the discard pile is empty
    ONE_MELD = "one_meld"  # a second meld in one turn
    TWO_COPIES = "two_copies"  # two copies of a card in one meld
    CONTROL_REFUSES = "control_refuses"  # a meld, but of no kind in force
    NOT_THAT_KIND = "not_that_kind"  # the cards are not a meld of the named kind
    NO_SUCH_MELD = "no_such_meld"
    CLOSED_KIND = "closed_kind"  # no lay-offs on SUIT, SUM and PRODUCT
    NAME_THE_MELD = "name_the_meld"  # several melds would accept the cards
    LEAVES_TAKEN = "leaves_taken"  # only the card that may not be discarded would be left
    LEVEL_MELD_FIRST = "level_meld_first"  # going out needs a meld of the level's kind
    NO_HELD_CONTROLS = "no_held_controls"  # players hold no control cards at this table
    ONE_CONTROL = "one_control"  # a second control card in one turn
    CONTROL_NOT_HELD = "control_not_held"


@dataclass(frozen=True, slots=True)
class ControlMeld(LaidMeld):
    """A meld on the table."""

    kind: ControlKind
    """The kind under which it was laid; it never changes (docs/rules/control.md 3)."""
    by: tuple[int, ...]
    """For each of ``cards``, the seat that laid it."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """A meld in hand that a control card in force accepts."""

    kind: ControlKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """Lay a new meld.

    ``kind`` is needed if the cards fit several kinds and the player does not want the first
    (docs/rules/control.md 3).
    """

    verb: ClassVar[str] = "meld"

    cards: tuple[Card, ...]
    kind: ControlKind | None = None


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Lay cards off on the meld with this number (from 0, in table order).

    None: the only meld that accepts them.
    """

    verb: ClassVar[str] = "layoff"

    cards: tuple[Card, ...]
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class PlayControl(Action):
    """Play a held control card of this kind."""

    verb: ClassVar[str] = "control"

    kind: ControlKind


@dataclass(frozen=True, slots=True)
class TurnOver(Action):
    """Decline the upcard when the stock is empty: the pile is turned over, or the hand is dead."""

    verb: ClassVar[str] = "turn_over"


ACTIONS: Final[tuple[type[Action], ...]] = (
    DrawStock,
    TakeUpcard,
    TurnOver,
    PlayControl,
    Meld,
    LayOff,
    Discard,
)
_DRAWS: Final = frozenset({DrawStock, TakeUpcard, TurnOver})
_AFTER: Final = frozenset({Meld, LayOff, PlayControl, Discard})
POSSIBLE: Final[dict[Phase, frozenset[type[Action]]]] = {
    Phase.DRAW: _DRAWS,
    Phase.PLAY: _AFTER,
    Phase.MELDED: _AFTER - {Meld},
    Phase.OVER: frozenset(),
}
_DREW: Final = dict.fromkeys(_DRAWS, (ControlReason.ALREADY_DREW, "2.1"))
REFUSALS: Final[dict[Phase, dict[type[Action], tuple[ControlReason, str]]]] = {
    Phase.DRAW: dict.fromkeys(_AFTER, (ControlReason.DRAW_FIRST, "2.1")),
    Phase.PLAY: _DREW,
    Phase.MELDED: {**_DREW, Meld: (ControlReason.ONE_MELD, "10.5")},
}


@dataclass(frozen=True, slots=True)
class ControlPlayed(Event):
    """A control card came into force; ``seat`` is on turn.

    ``in_force`` are the kinds in force from now on.
    """

    kind: ControlKind
    occasion: Occasion
    in_force: tuple[ControlKind, ...]


@dataclass(frozen=True, slots=True)
class ControlTaken(Event):
    """A seat took a new control card from the control deck. Other seats see None as ``kind``."""

    kind: ControlKind | None

    def seen_by(self, seat: int | None) -> "ControlTaken":
        """Hide the kind from all seats but the holder (docs/rules/control.md 10.13)."""
        return self if seat == self.seat or self.kind is None else ControlTaken(self.seat, None)


@dataclass(frozen=True, slots=True)
class ControlDeckRenewed(Event):
    """The control pile without its top card became a control deck of ``cards`` cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class PileTurned(Event):
    """The discard pile of ``cards`` cards was turned over; ``seat`` had declined its top.

    ``turnovers`` counts the turn-overs of the deal.
    """

    cards: int
    turnovers: int


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat laid a new meld; ``meld`` is its number on the table."""

    kind: ControlKind
    cards: tuple[Card, ...]
    meld: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid cards off; ``laid`` is the whole meld afterwards."""

    cards: tuple[Card, ...]
    meld: int
    kind: ControlKind
    laid: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over.

    ``seat`` made the last move, ``points`` are what every seat gains.
    """

    ending: Ending
    winner: int | None
    points: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    DrewStock,
    TookUpcard,
    PileTurned,
    ControlPlayed,
    ControlTaken,
    ControlDeckRenewed,
    MeldLaid,
    LaidOff,
    Discarded,
    DealEnded,
)


@dataclass(frozen=True, slots=True)
class Credited:
    """Cards of one meld credited to one seat, and their points."""

    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlResult(Result):
    """A result with the facts that explain the points. ``winner`` went out."""

    ending: Ending
    melded: tuple[int, ...]
    """Points of the cards credited to each seat by ``meld_credit``, even if they do not count."""
    credited: tuple[tuple[Credited, ...], ...] = ()
    """Those cards by seat, meld by meld."""
    left: tuple[tuple[Card, ...], ...] = ()
    """The hands by seat if they count (version 2), else empty, because nobody shows them."""
    left_points: tuple[int, ...] = ()
    """The points of ``left``, by seat; empty with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlView(View):
    """Control Card Rummy as one seat sees it. ``stock`` also counts the control cards in it."""

    phase: Phase
    melds: tuple[ControlMeld, ...]
    result: ControlResult | None
    beginner: int
    """The seat that had the first turn."""
    turn: int
    """The seat on turn."""
    in_force: tuple[ControlKind, ...]
    """The kinds in force: the last control card first, a level's own kinds last."""
    preview: ControlKind | None
    """The next control card, if it is public."""
    played: tuple[ControlKind, ...]
    """The control pile, the oldest card first."""
    played_by: int | None
    """The seat that played the pile's top from its held cards; None: it was turned up."""
    controls_left: int
    """The number of control cards in the control deck and the stock."""
    own_controls: tuple[ControlKind, ...]
    """The control cards this seat holds."""
    held_controls: tuple[int, ...]
    """The number of control cards each seat holds."""
    control_played: bool
    """Whether the seat on turn has played a control card this turn."""
    drawn: Card | None
    """The card this seat drew or took this turn."""
    taken: Card | None
    """The card the seat on turn took from the pile and may not discard (public)."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, the cards in hand that everybody has seen."""
    turned: tuple[Card, ...]
    """The stock, its top first, if it is a turned-over pile, whose order is public."""
    turnovers: int
    """How often the pile was turned over."""
    idle_turns: int
    """Turns in a row without a stock card, meld or lay-off (docs/rules/control.md 5.6)."""
    fitting: tuple[Fitting, ...]
    """Melds in this seat's hand that fit a kind in force, whether or not it may lay one now."""
    level_done: tuple[bool, ...]
    """By seat, whether it may go out (option ``level_meld_to_go_out``)."""
    options: ControlOptions
