"""The types of panguingue: options, phases, actions, events, view and result."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Discarded, DrewStock, Event, Paid, TookUpcard
from engine.spec import option
from engine.views import LaidMeld, View


class RankSet(StrEnum):
    """Which three of six ranks are in the pack: K Q J, or 8 9 10."""

    COURT = "court"
    PIP = "pip"


class ShuffleMode(StrEnum):
    """What is shuffled between deals (docs/rules/panguingue.md 15)."""

    FULL = "full"
    TRADITIONAL = "traditional"


class Direction(StrEnum):
    """The direction of play on the screen; seats are numbered in playing order in any case."""

    RIGHT = "right"
    LEFT = "left"


class Settlement(StrEnum):
    """How the winner's conditions are valued in the settlement (docs/rules/panguingue.md 13)."""

    BASE = "base"
    AS_IT_LIES = "as_it_lies"
    LEDGER = "ledger"


class DrawnCard(StrEnum):
    """How a card drawn from the stock may be used (docs/rules/panguingue.md 4.2)."""

    MELD_OR_DISCARD = "meld_or_discard"
    TO_HAND = "to_hand"


class DiscardPickup(StrEnum):
    """Which top discards may be used in a new meld; lay-offs are not affected."""

    ANY = "any"
    STOCK_DRAWN_ONLY = "stock_drawn_only"
    NONE = "none"


class GroupSuits(StrEnum):
    """Whether a mixed group may repeat a suit (docs/rules/panguingue.md 5)."""

    THREE_PLUS = "three_plus"
    STRICT = "strict"


class BorrowTiming(StrEnum):
    """Whether a card laid off this turn may be borrowed this turn."""

    SAME_TURN = "same_turn"
    LATER_TURN = "later_turn"


class Forcing(StrEnum):
    """Whether a player can be forced to take a fitting discard (docs/rules/panguingue.md 10)."""

    ON_REQUEST = "on_request"
    ALWAYS = "always"
    OFF = "off"


class SafeScope(StrEnum):
    """What counts as going out with a discard (docs/rules/panguingue.md 11)."""

    ANY_WAY = "any_way"
    LAYOFF = "layoff"


class OnExhaustion(StrEnum):
    """What happens when a card must be drawn and none is left (docs/rules/panguingue.md 14)."""

    TURN_OVER = "turn_over"
    SHUFFLE = "shuffle"
    DRAW = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanOptions:
    """The options of docs/rules/panguingue.md 19, and ``deals``, the length of a match.

    The number of players is that of the seats.
    """

    deals: int = option(10, low=1, high=1_000, offered=(1, 5, 10, 20))
    packs: int = option(8, low=5, high=11)
    drop_one_spade_suit: bool = option(False)
    rank_set: RankSet = option(RankSet.COURT)
    deal_packet: int = option(5, low=1, high=10, offered=(1, 2, 5, 10))
    shuffle_mode: ShuffleMode = option(ShuffleMode.FULL)
    initial_upcard: bool = option(True)
    direction: Direction = option(Direction.RIGHT)
    ante: int = option(0, low=0, high=100, offered=(0, 1))
    drop_cost: int = option(2, low=0, high=100, offered=(0, 1, 2))
    out_chips: int = option(1, low=0, high=100, offered=(0, 1, 2))
    double_for_unmelded: bool = option(False)
    settlement_conditions: Settlement = option(Settlement.BASE)
    spades_double: bool = option(True)
    drawn_card_rule: DrawnCard = option(DrawnCard.MELD_OR_DISCARD)
    discard_pickup: DiscardPickup = option(DiscardPickup.ANY)
    discard_must_meld: bool = option(True)
    meld_requires_drawn_card: bool = option(False)
    group_suits: GroupSuits = option(GroupSuits.THREE_PLUS)
    group_add_any: bool = option(False)
    pay_extra_on_form: bool = option(True)
    layoff_pays: bool = option(True)
    layoff_creates_condition: bool = option(False)
    residue_creates_condition: bool = option(True)
    borrow_needs_own_card: bool = option(True)
    borrow_timing: BorrowTiming = option(BorrowTiming.SAME_TURN)
    forcing: Forcing = option(Forcing.ON_REQUEST)
    safe_discard: bool = option(True)
    safe_discard_scope: SafeScope = option(SafeScope.ANY_WAY)
    on_exhaustion: OnExhaustion = option(OnExhaustion.TURN_OVER)
    max_turnovers: int | None = option(20, low=0, high=1_000, none=True, offered=(1, 20))

    def validate(self) -> None:
        """Raise SetupError for impossible combinations (docs/rules/panguingue.md 19)."""
        if 10 % self.deal_packet:
            raise SetupError("deal_packet", self.deal_packet, "1, 2, 5 or 10 cards at a time")
        if not self.discard_must_meld and self.drawn_card_rule is not DrawnCard.TO_HAND:
            raise SetupError("discard_must_meld", False, "yes, unless drawn cards join the hand")


class Phase(StrEnum):
    """Every point at which a seat has different choices."""

    DECLARE = "declare"
    DEMAND = "demand"
    START = "start"
    ACT = "act"
    OVER = "over"


class Duty(StrEnum):
    """How the player on turn must use the card drawn and not placed yet.

    See docs/rules/panguingue.md 4.3, 10.
    """

    NONE = "none"
    PLACE = "place"  # taken from the pile: it must be placed before other cards
    LAY_OFF = "lay_off"  # likewise, and only by a lay-off


class Ending(StrEnum):
    """How a deal ends: a seat went out, all others dropped, or the hand was void.

    See docs/rules/panguingue.md 12, 3, 14.
    """

    OUT = "out"
    DROPPED = "dropped"
    VOID = "void"


class Condition(StrEnum):
    """The melds that earn chips (docs/rules/panguingue.md 6)."""

    C1 = "C1"  # valle group of several suits
    C2 = "C2"  # valle group of one suit
    C3 = "C3"  # other group of one suit
    C4 = "C4"  # sequence with A-2-3
    C5 = "C5"  # sequence with J-Q-K


class Occasion(StrEnum):
    """When a condition is paid; ``reason_of`` turns it into a payment's reason code."""

    FORMED = "formed"
    LAID_OFF = "laid_off"
    SPLIT = "split"
    LEFT = "left"  # what a borrowing left
    SETTLED = "settled"  # a second time, in the settlement


class Payment(StrEnum):
    """Reason codes of payments that are not for a condition.

    OUT is between two seats; the others are to or from TABLE.
    """

    ANTE = "ante"
    FORFEIT = "forfeit"
    OUT = "out"
    FOOT = "foot"
    POT = "pot"


def reason_of(condition: Condition, occasion: Occasion) -> str:
    """Return the reason code of a payment for a condition, such as ``"C4_split"``."""
    return f"{condition}_{occasion}"


class PanReason(StrEnum):
    """Panguingue's reasons for refusing an action, besides ``Reason``."""

    DECLARE_FIRST = "declare_first"  # another action during the declarations
    ALREADY_DECLARED = "already_declared"
    ANSWER_FIRST = "answer_first"  # the others are still asked about the discard
    NO_DEMAND = "no_demand"  # nothing can be demanded now
    DROPPED_OUT = "dropped_out"
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    MUST_TAKE = "must_take"  # another player has demanded it
    NO_DISCARD = "no_discard"  # the pile is empty
    NOT_USABLE = "not_usable"  # a discard may be taken only to be melded at once
    PLACE_TAKEN_FIRST = "place_taken_first"
    LAY_OFF_TAKEN_FIRST = "lay_off_taken_first"
    PLACE_DRAWN_FIRST = "place_drawn_first"
    STRANDS_TAKEN = "strands_taken"  # the taken card could no longer be placed
    DISCARD_DRAWN = "discard_drawn"  # a drawn card that is not placed must be discarded
    UNSAFE = "unsafe"  # the next player could go out with it
    NO_SUCH_MELD = "no_such_meld"
    TOO_SMALL_TO_SPLIT = "too_small_to_split"
    TOO_SMALL_TO_BORROW = "too_small_to_borrow"
    REST_NOT_A_MELD = "rest_not_a_meld"
    NOT_ON_BOARD = "not_on_board"
    NOTHING_BORROWED = "nothing_borrowed"
    NEEDS_OWN_CARD = "needs_own_card"
    LAID_OFF_THIS_TURN = "laid_off_this_turn"
    NOT_ELEVEN = "not_eleven"
    GO_OUT_NOW = "go_out_now"  # all eleven are melded: only splits may come before going out


@dataclass(frozen=True, slots=True)
class PanMeld(LaidMeld):
    """A meld on a board, and the condition it is recognised as."""

    recognised: Condition | None = None
    """The condition it has been paid for; None: none."""
    suit: int | None = None
    """The suit of the condition (0–3); None for C1."""
    collected: int = 0
    """The chips each other player has paid for the condition so far."""


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Declare to play."""

    verb: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Drop out of the deal and pay the forfeit."""

    verb: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Demand(Action):
    """Demand that the player on turn takes the discard and lays it off."""

    verb: ClassVar[str] = "demand"


@dataclass(frozen=True, slots=True)
class NoDemand(Action):
    """Make no demand; the player on turn may choose."""

    verb: ClassVar[str] = "nodemand"


@dataclass(frozen=True, slots=True)
class LayMeld(Action):
    """Put down a new meld from the hand and the drawn card."""

    verb: ClassVar[str] = "meld"

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Lay a card off on the seat's own meld with this number (from 0, in board order)."""

    verb: ClassVar[str] = "layoff"

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Split(Action):
    """Divide the seat's own meld with this number; ``part`` is one half, the rest the other."""

    verb: ClassVar[str] = "split"

    meld: int
    part: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """Put down a new meld of cards borrowed from own melds and of own cards (hand or drawn)."""

    verb: ClassVar[str] = "borrow"

    borrowed: tuple[Card, ...]
    own: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GoOut(Action):
    """Go out with eleven cards melded."""

    verb: ClassVar[str] = "goout"


ACTIONS: Final[tuple[type[Action], ...]] = (
    Stay,
    Drop,
    Demand,
    NoDemand,
    DrawStock,
    TakeUpcard,
    LayMeld,
    LayOff,
    Split,
    Borrow,
    GoOut,
    Discard,
)
POSSIBLE: Final[dict[Phase, frozenset[type[Action]]]] = {
    Phase.DECLARE: frozenset({Stay, Drop}),
    Phase.DEMAND: frozenset({Demand, NoDemand}),
    Phase.START: frozenset({TakeUpcard, DrawStock}),
    Phase.ACT: frozenset({LayMeld, LayOff, Split, Borrow, Discard, GoOut}),
    Phase.OVER: frozenset(),
}
_Refusals = dict[type[Action], tuple[PanReason, str]]
_DECLARED: Final[_Refusals] = dict.fromkeys(POSSIBLE[Phase.DECLARE], (PanReason.ALREADY_DECLARED, "3"))
_NOT_ASKED: Final[_Refusals] = dict.fromkeys(POSSIBLE[Phase.DEMAND], (PanReason.NO_DEMAND, "10"))
REFUSALS: Final[dict[Phase, _Refusals]] = {
    Phase.DECLARE: dict.fromkeys(
        frozenset(ACTIONS) - POSSIBLE[Phase.DECLARE], (PanReason.DECLARE_FIRST, "3")
    ),
    Phase.DEMAND: {
        **dict.fromkeys(frozenset(ACTIONS) - POSSIBLE[Phase.DEMAND], (PanReason.ANSWER_FIRST, "10")),
        **_DECLARED,
    },
    Phase.START: {
        **dict.fromkeys(POSSIBLE[Phase.ACT], (PanReason.DRAW_FIRST, "4.2")),
        **_DECLARED,
        **_NOT_ASKED,
    },
    Phase.ACT: {
        **dict.fromkeys(POSSIBLE[Phase.START], (PanReason.ALREADY_DREW, "4.2")),
        **_DECLARED,
        **_NOT_ASKED,
    },
}


WHOSE_TURN: Final = {Phase.DECLARE: "3.1", Phase.DEMAND: "10", Phase.START: "4", Phase.ACT: "4"}
"""The rules section that says whose turn it is."""


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A seat declared to play."""


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A seat dropped; the payment of its forfeit to the table follows."""


@dataclass(frozen=True, slots=True)
class Demanded(Event):
    """A seat demanded that the seat on turn lay off the top discard."""

    card: Card


@dataclass(frozen=True, slots=True)
class DemandDeclined(Event):
    """A seat made no demand."""


@dataclass(frozen=True, slots=True)
class DrewOpenly(Event):
    """A seat drew from the stock and showed the card, as the strict draw rule requires."""

    card: Card


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat put down a new meld."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid a card off; ``meld`` is the meld afterwards."""

    card: Card
    meld: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeldSplit(Event):
    """A seat divided a meld."""

    parts: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Borrowed(Event):
    """A seat put down the new meld ``cards``, using the cards ``borrowed``.

    ``left`` are the melds it borrowed from, as they remain.
    """

    cards: tuple[Card, ...]
    borrowed: tuple[Card, ...]
    left: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PileTurned(Event):
    """The discard pile of ``cards`` cards became the stock, because this seat had to draw."""

    cards: int
    shuffled: bool


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat went out with eleven cards melded."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over; ``seat`` is the winner, or the seat whose draw made the hand void."""

    ending: Ending
    winner: int | None


EVENTS: Final[tuple[type[Event], ...]] = (
    Stayed,
    Dropped,
    Demanded,
    DemandDeclined,
    DrewStock,
    DrewOpenly,
    TookUpcard,
    PileTurned,
    MeldLaid,
    LaidOff,
    MeldSplit,
    Borrowed,
    Discarded,
    WentOut,
    Paid,
    DealEnded,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PanResult(Result):
    """A panguingue result with the facts behind the settlement. ``points`` are the chips."""

    ending: Ending
    dropped: tuple[int, ...] = ()
    """The seats that had dropped, ascending."""
    standing: tuple[PanMeld, ...] = ()
    """The winner's recognised conditions."""
    values: tuple[int, ...] = ()
    """For each of ``standing``, what each other active player paid for it in the settlement."""
    flat: tuple[int, ...] = ()
    """By seat, what it paid for the going out."""
    foot: int = 0
    """The chips the winner took from the foot."""
    antes: int = 0
    """The chips the winner took from the pot."""
    stakes: tuple[int, ...] = ()
    """By seat, the chips it paid in this deal that a void hand leaves for the next winner.

    Their sum is ``table``.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class PanView(View):
    """Panguingue as one seat sees it.

    ``melds`` are all boards, by seat; a meld's number is its index among the owner's melds.
    """

    phase: Phase
    result: PanResult | None
    melds: tuple[PanMeld, ...]
    eldest: int
    """The seat that had the first turn."""
    turn: int
    """The seat on turn; in the declaration the seat that declares."""
    dropped: tuple[int, ...]
    """The seats that have dropped, ascending."""
    asked: tuple[int, ...]
    """The seats that must still answer whether they demand the discard.

    In playing order after the turn.
    """
    demanded: bool
    """Whether the seat on turn must take the discard."""
    drawn: Card | None
    """The card drawn this turn and not placed yet, if this seat may see it.

    Under the strict draw rule it is in neither ``hand`` nor ``held``.
    """
    from_pile: bool
    """Whether the drawn card came from the pile."""
    duty: Duty
    """How the drawn card must be used."""
    head: int
    """The number of cards in the upper part of the stock."""
    foot: int
    """The number of cards in the lower part."""
    turned: tuple[Card, ...]
    """The undrawn cards of a turned-over pile, in order, as anybody could remember."""
    turnovers: int
    """How often the pile became the stock."""
    foot_chips: int
    """The chips on the foot."""
    pot: int
    """The chips of the antes on the table."""
    chips: tuple[int, ...]
    """The chips every seat has gained in this deal so far."""
    earns: tuple[int, ...]
    """For each of ``legal``, the chips it brings this seat at once, from all payers together.

    For a drop this is minus its cost.
    """
    safe_from: int | None
    """The flat player the discard must not put out; None: none (docs/rules/panguingue.md 11)."""
    options: PanOptions
    deals_left: int | None
    """The deals of the match that are left, with this one; None for a deal without a match."""
