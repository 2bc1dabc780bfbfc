"""The words of Control Card Rummy: options, phases, actions, events, view, result."""

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
    """The two versions of section 7: points for melds, or for cards left in hand."""

    MELDS = "melds"
    PENALTY = "penalty"


class NumberSuit(StrEnum):
    """Whether the kinds that ask for numbers keep to one suit."""

    ONE = "one"
    ANY = "any"


_CUSTOMS: Final = {
    (suit, ace_high): Customs(mixed=suit is NumberSuit.ANY, ace_high=ace_high)
    for suit in NumberSuit
    for ace_high in (False, True)
}


class CardPoints(StrEnum):
    """What J, Q and K count."""

    NUMBER = "number"
    TEN = "ten"


class MeldCredit(StrEnum):
    """Whose points a laid card is: the meld's owner's, or of the player who laid it."""

    OWNER = "owner"
    LAYER = "layer"


class MeldScope(StrEnum):
    """Who scores for melds: the player who went out, or everybody."""

    OUT = "out"
    ALL = "all"


class Decks(StrEnum):
    """How many packs: one for two players and two for more, or always so many."""

    AUTO = "auto"
    ONE = "1"
    TWO = "2"


ENDLESS: Final = 100
"""Turn-overs, and turns each in which nothing happens, that end a hand for which the options set no limit:
every deal ends, also among players who only draw and throw.
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
    """The options of rules/control.md section 9, and ``custom_controls``, the cards of the set ``custom``
    (section 12.5).
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
        """Raise SetupError for combinations that cannot be played."""
        if self.control_set is ControlSet.LEVEL1:
            return
        there = control_counts(self.control_set, self.control_mode, self.custom_controls).total()
        if not there:
            # Only a custom set can be nothing but closed kinds, which mode ``deal`` leaves out.
            raise SetupError("custom_controls", self.custom_controls, "kinds that can be laid off on")
        if there < self.controls_in_force and self.control_mode is not ControlMode.HELD:
            raise SetupError("controls_in_force", self.controls_in_force, f"at most {there}")

    @property
    def customs(self) -> Customs:
        """What these options say about melds."""
        return _CUSTOMS[self.number_suit, self.ace_high]

    @property
    def most_turnovers(self) -> int:
        """After how many turn-overs a player who would need another ends the hand (5.6, 12.6)."""
        return self.max_turnovers or ENDLESS

    @property
    def most_idle(self) -> int:
        """How many turns each without a card from the stock, a meld or a lay-off end the hand (5.6, 12.6)."""
        return self.stall or ENDLESS

    @property
    def level_kinds(self) -> tuple[ControlKind, ...]:
        """The kinds of a level set that are in force beside the control cards."""
        return LEVEL_KINDS.get(self.control_set, ())

    def packs(self, seats: int) -> int:
        """Return how many packs are played with."""
        if self.decks is Decks.AUTO:
            return 1 if seats == 2 else 2
        return int(self.decks)


class Phase(StrEnum):
    """Every point at which a seat decides differently."""

    DRAW = "draw"
    PLAY = "play"  # has drawn; may still meld
    MELDED = "melded"  # has drawn and melded
    OVER = "over"


class Ending(StrEnum):
    """How a deal ends: somebody went out, or the hand was dead (section 5.6)."""

    OUT = "out"
    DEAD = "dead"


class Occasion(StrEnum):
    """Why a control card was played (sections 2, 5.4 and 9)."""

    ROUND = "round"
    TURN = "turn"
    TURN_OVER = "turn_over"
    HELD = "held"
    DECK = "deck"  # it came up in the stock


class ControlReason(StrEnum):
    """Why the game refuses an action, beside ``Reason``."""

    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    STOCK_EMPTY = "stock_empty"  # take the discard, or have the pile turned over
    STOCK_LEFT = "stock_left"  # the pile is turned over only when the stock is empty
    NO_UPCARD = "no_upcard"  # the discard pile is empty
    ONE_MELD = "one_meld"  # a second meld in one turn
    TWO_COPIES = "two_copies"  # the same card of two packs in one meld
    CONTROL_REFUSES = "control_refuses"  # a meld, but not one that a control card in force asks for
    NOT_THAT_KIND = "not_that_kind"  # the cards are not what the player calls them
    NO_SUCH_MELD = "no_such_meld"
    CLOSED_KIND = "closed_kind"  # nothing is laid off on SUIT, SUM and PRODUCT
    NAME_THE_MELD = "name_the_meld"  # several melds would take the cards
    LEAVES_TAKEN = "leaves_taken"  # only the card that may not be thrown would be left
    LEVEL_MELD_FIRST = "level_meld_first"  # nobody goes out without a meld of the level's kind
    NO_HELD_CONTROLS = "no_held_controls"  # control cards are not held at this table
    ONE_CONTROL = "one_control"  # a second control card in one turn
    CONTROL_NOT_HELD = "control_not_held"


@dataclass(frozen=True, slots=True)
class ControlMeld(LaidMeld):
    """A meld on the table."""

    kind: ControlKind
    """The kind under which it was laid, and keeps (section 3)."""
    by: tuple[int, ...]
    """The seat that laid each of its cards, beside ``cards``."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """A meld in hand that a control card in force would let its holder lay."""

    kind: ControlKind
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Meld(Action):
    """Lay a new meld; ``kind`` where the cards are of several and the player wants another than the first
    fitting (section 3).
    """

    verb: ClassVar[str] = "meld"

    cards: tuple[Card, ...]
    kind: ControlKind | None = None


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Lay cards off on the meld with this number (from 0, as they lie on the table).

    None: the only meld that takes them.
    """

    verb: ClassVar[str] = "layoff"

    cards: tuple[Card, ...]
    meld: int | None = None


@dataclass(frozen=True, slots=True)
class PlayControl(Action):
    """Play a control card of this kind from those held."""

    verb: ClassVar[str] = "control"

    kind: ControlKind


@dataclass(frozen=True, slots=True)
class TurnOver(Action):
    """Decline the discard when the stock is empty: the pile is turned over, or the hand is dead."""

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
    """A control card came into force; ``seat`` is on turn, ``in_force`` what is in force from now on."""

    kind: ControlKind
    occasion: Occasion
    in_force: tuple[ControlKind, ...]


@dataclass(frozen=True, slots=True)
class ControlTaken(Event):
    """A seat took a new control card from the control deck. ``kind`` is None for everybody else."""

    kind: ControlKind | None

    def seen_by(self, seat: int | None) -> "ControlTaken":
        """Hide the kind from everybody but the holder (section 10.13)."""
        return self if seat == self.seat or self.kind is None else ControlTaken(self.seat, None)


@dataclass(frozen=True, slots=True)
class ControlDeckRenewed(Event):
    """The control pile but its top card was shuffled to be the control deck, of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class PileTurned(Event):
    """The discard pile of so many cards was turned over; ``seat`` had declined its top.

    ``turnovers`` counts how often that has happened.
    """

    cards: int
    turnovers: int


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat laid a new meld, which lies on the table under this number."""

    kind: ControlKind
    cards: tuple[Card, ...]
    meld: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid cards off; ``laid`` is the whole meld now."""

    cards: tuple[Card, ...]
    meld: int
    kind: ControlKind
    laid: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over; ``seat`` is who made the last move, ``points`` what every seat gains."""

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
    """Cards of one meld that are credited to one seat, and their points."""

    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlResult(Result):
    """A result from which the arithmetic can be read. ``winner`` went out."""

    ending: Ending
    melded: tuple[int, ...]
    """Points of the cards credited to each seat by ``meld_credit``, whether they count or not."""
    credited: tuple[tuple[Credited, ...], ...] = ()
    """Those cards by seat, meld by meld."""
    left: tuple[tuple[Card, ...], ...] = ()
    """The hands by seat where they count (version 2); otherwise nobody shows what he held, and it is empty.
    """
    left_points: tuple[int, ...] = ()
    """Their points, by seat; empty with ``left``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlView(View):
    """Control Card Rummy as one seat sees it. ``stock`` counts the control cards in it too."""

    phase: Phase
    melds: tuple[ControlMeld, ...]
    result: ControlResult | None
    beginner: int
    """The seat that began the hand."""
    turn: int
    """The seat on turn."""
    in_force: tuple[ControlKind, ...]
    """The kinds in force: the control card played last first, a level's own kinds last."""
    preview: ControlKind | None
    """The next control card, where all may see it."""
    played: tuple[ControlKind, ...]
    """The control pile, the first one played first."""
    played_by: int | None
    """Who played its top out of his own; None: it was turned up."""
    controls_left: int
    """Control cards not yet played, in the control deck or in the stock."""
    own_controls: tuple[ControlKind, ...]
    """The control cards this seat holds."""
    held_controls: tuple[int, ...]
    """How many each seat holds."""
    control_played: bool
    """Whether the seat on turn has played one in this turn."""
    drawn: Card | None
    """The card this seat drew or took in this turn."""
    taken: Card | None
    """The card that the seat on turn took from the pile and may not throw (public)."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards that everybody knows to be in hand."""
    turned: tuple[Card, ...]
    """The stock, its top first, when it is a pile turned over, whose order all have seen."""
    turnovers: int
    """How often the pile was turned over."""
    idle_turns: int
    """Turns in a row without a card from the stock, a meld or a lay-off (5.6)."""
    fitting: tuple[Fitting, ...]
    """Melds in this seat's hand that control cards in force ask for, whether or not it may lay one now."""
    level_done: tuple[bool, ...]
    """By seat, who may go out (option ``level_meld_to_go_out``)."""
    options: ControlOptions
