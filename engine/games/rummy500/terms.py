"""The types of rummy 500: options, phases, actions, events, view and result."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.actions import Action, Discard, DrawStock
from engine.cards import Card
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Discarded, DrewStock, Event
from engine.melds import MeldKind
from engine.spec import option
from engine.views import LaidMeld, View


class SingleTake(StrEnum):
    """Whether a single card taken from the pile must be used (docs/rules/rummy500.md 5)."""

    FREE = "free"
    MUST_USE = "must_use"


class TakeDepth(StrEnum):
    """How deep a player may take from the pile."""

    ANY = "any"
    TOP = "top"


class GoingOut(StrEnum):
    """Whether the last card may be melded or laid off, or must be discarded."""

    FREE = "free"
    MUST_DROP = "must_drop"


class StockEnd(StrEnum):
    """What an empty stock means.

    The deal ends with this turn, or play goes on from the pile as long as players take from it.
    """

    FINISH_TURN = "finish_turn"
    DRAW_NEEDED = "draw_needed"


class NextDealer(StrEnum):
    """Who deals next: the next seat, or the seat with the lowest score of the deal."""

    ALTERNATE = "alternate"
    LOSER = "loser"


_LIMITS: Final = (100, 200, 500)
_CLOCKS: Final = (0, 5, 10, 15, 30)
_ACES: Final = (15, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500Options:
    """The options of docs/rules/rummy500.md 9; the number of players is that of the seats.

    ``clock`` is in minutes, for each player and the whole match; 0 or the word "off" means none. The engine
    has no clock: the caller runs it and calls ``Match.resign`` when a player's time is up.
    """

    limit: int = option(500, low=100, high=500, offered=_LIMITS)
    clock: int = option(0, low=0, high=30, offered=_CLOCKS, off=True)
    single_take: SingleTake = option(SingleTake.FREE)
    take_depth: TakeDepth = option(TakeDepth.ANY)
    ace_high: bool = option(True)
    ace_wrap: bool = option(False)
    hand_ace: int = option(15, low=1, high=15, offered=_ACES)
    go_out: GoingOut = option(GoingOut.FREE)
    stock_end: StockEnd = option(StockEnd.FINISH_TURN)
    next_dealer: NextDealer = option(NextDealer.ALTERNATE)
    stall_limit: int = option(20, low=0, high=1_000, offered=(0, 20), off=True)

    def validate(self) -> None:
        """Raise SetupError for values not allowed, and for ``ace_wrap`` without ``ace_high``."""
        if self.limit not in _LIMITS:
            raise SetupError("limit", self.limit, "100, 200 or 500")
        if self.clock not in _CLOCKS:
            raise SetupError("clock", self.clock, "off, or 5, 10, 15 or 30 minutes")
        if self.hand_ace not in _ACES:
            raise SetupError("hand_ace", self.hand_ace, "15 or 1")
        if self.ace_wrap and not self.ace_high:
            raise SetupError("ace_wrap", True, "no, unless ace_high is on")


class Phase(StrEnum):
    """Every point at which a seat has different choices.

    The marks of a turn (``pending``, ``banned``; docs/rules/rummy500.md 5) restrict what it may play.
    """

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class Ending(StrEnum):
    """How a deal ends (docs/rules/rummy500.md 6)."""

    OUT = "out"
    STOCK = "stock"
    STALL = "stall"


class Rummy500Reason(StrEnum):
    """Rummy 500's reasons for refusing an action, besides ``Reason``."""

    DRAW_FIRST = "draw_first"  # a play before collecting
    ALREADY_DREW = "already_drew"  # a second draw in one turn
    STOCK_EMPTY = "stock_empty"
    DRAW_INSTEAD = "draw_instead"  # passing needs an empty stock
    NO_SUCH_DEPTH = "no_such_depth"  # the pile has fewer cards
    TOP_ONLY = "top_only"  # this table allows only the top card
    NO_USE = "no_use"  # the deepest card could not be used at once
    NO_CARD_TO_DROP = "no_card_to_drop"  # a play that leaves no card for the last discard
    USE_TAKEN_FIRST = "use_taken_first"  # the marked card must be used first
    LEAVES_TAKEN_CARD = "leaves_taken_card"  # only the card that may not be discarded would be left
    NO_SUCH_MELD = "no_such_meld"


@dataclass(frozen=True, slots=True)
class Rummy500Meld(LaidMeld):
    """A meld on the table; the cards of a run are in order from low to high."""

    kind: MeldKind
    by: tuple[int, ...]
    """For each of ``cards``, the seat that put it down."""
    values: tuple[int, ...]
    """The points of each card; an ace keeps the value it was played at.

    See docs/rules/rummy500.md 7.
    """


@dataclass(frozen=True, slots=True)
class TakeOption:
    """What taking down to one card of the pile would mean."""

    count: int
    """The number of cards taken from the top."""
    legal: bool
    must_use: Card | None = None
    """The card to use before anything else, if the take is legal; None: no duty."""
    use: tuple[Card, ...] = ()
    """The smallest play with that card."""
    meld: int | None = None
    """The number of the meld this play extends; None: a new meld."""
    banned: Card | None = None
    """The card that may not be discarded in the same turn."""
    reason: Rummy500Reason | None = None
    """Why the take is illegal, with the section in ``rule``; None if it is legal."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class TakePile(Action):
    """Take ``count`` cards from the top of the pile."""

    verb: ClassVar[str] = "take"

    count: int


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """Lay a new meld."""

    verb: ClassVar[str] = "meld"

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Add cards to the meld with this number (from 0, in table order), whoever owns it."""

    verb: ClassVar[str] = "layoff"

    cards: tuple[Card, ...]
    meld: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Take nothing when the stock is empty: the deal ends."""

    verb: ClassVar[str] = "pass"


ACTIONS: Final[tuple[type[Action], ...]] = (DrawStock, TakePile, Pass, Meld, LayOff, Discard)
POSSIBLE: Final[dict[Phase, frozenset[type[Action]]]] = {
    Phase.DRAW: frozenset({DrawStock, TakePile, Pass}),
    Phase.PLAY: frozenset({Meld, LayOff, Discard}),
    Phase.OVER: frozenset(),
}


@dataclass(frozen=True, slots=True)
class TookPile(Event):
    """A seat took these cards from the pile, the deepest first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat laid a new meld and scores its points."""

    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat added cards to the meld with this number and scores their points.

    ``whole`` is the meld afterwards.
    """

    cards: tuple[Card, ...]
    meld: int
    whole: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat took nothing from the pile, with no stock left."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over by this seat's action.

    ``winner`` has the highest score of the deal; None if several have it.
    """

    ending: Ending
    winner: int | None
    points: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = (
    DrewStock,
    TookPile,
    MeldLaid,
    LaidOff,
    Discarded,
    Passed,
    DealEnded,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500Result(Result):
    """A result with the facts behind ``points``, which are ``melded - against`` by seat."""

    ending: Ending
    ended_by: int = 0
    """The seat that made the last move (in ending ``out``, the seat that went out)."""
    melded: tuple[int, ...] = ()
    """Points melded in this deal, by seat."""
    left: tuple[tuple[Card, ...], ...] = ()
    """The cards left in the hands, by seat."""
    against: tuple[int, ...] = ()
    """The points of the cards left, by seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rummy500View(View):
    """Rummy 500 as one seat sees it. A meld's number is its index in ``melds``."""

    phase: Phase
    result: Rummy500Result | None
    melds: tuple[Rummy500Meld, ...]
    turn: int
    """The seat on turn."""
    takes: tuple[TakeOption, ...]
    """One entry for each card of the pile, from the whole pile to its top.

    ``takes[i]`` takes ``pile[i:]``. Empty unless this seat may take now.
    """
    taken: tuple[Card, ...]
    """Cards taken from the pile this turn, the deepest first."""
    pending: Card | None
    """The card the seat on turn must use before anything else."""
    banned: Card | None
    """The card it may not discard this turn."""
    drawn: Card | None
    """The card this seat drew from the stock this turn."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards taken from the pile and still in hand, as anybody could remember."""
    melded: tuple[int, ...]
    """Points melded so far in this deal, by seat."""
    turns_without_stock: int
    """Turns in a row without a card from the stock, counted for the stall limit.

    See docs/rules/rummy500.md 6.
    """
    options: Rummy500Options
