"""The words of panguingue: options, phases, actions, events, view and result."""

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
    """Which three of the six ranks around the middle are played: K Q J, or 8 9 10."""

    COURT = "court"
    PIP = "pip"


class ShuffleMode(StrEnum):
    """What is shuffled between deals (rules/panguingue.md section 15)."""

    FULL = "full"
    TRADITIONAL = "traditional"


class Direction(StrEnum):
    """Which way round the table is drawn on the screen; seats are numbered in the order of play anyhow."""

    RIGHT = "right"
    LEFT = "left"


class Settlement(StrEnum):
    """What the winner's conditions are worth a second time (section 13)."""

    BASE = "base"
    AS_IT_LIES = "as_it_lies"
    LEDGER = "ledger"


class DrawnCard(StrEnum):
    """What may become of a card drawn from the stock (section 4.2)."""

    MELD_OR_DISCARD = "meld_or_discard"
    TO_HAND = "to_hand"


class DiscardPickup(StrEnum):
    """Which top discards may begin a new meld; laying off is never touched by this."""

    ANY = "any"
    STOCK_DRAWN_ONLY = "stock_drawn_only"
    NONE = "none"


class GroupSuits(StrEnum):
    """Whether a mixed group may repeat a suit (section 5)."""

    THREE_PLUS = "three_plus"
    STRICT = "strict"


class BorrowTiming(StrEnum):
    """Whether a card laid off in this turn may be borrowed in this turn."""

    SAME_TURN = "same_turn"
    LATER_TURN = "later_turn"


class Forcing(StrEnum):
    """Who forces a discard that fits on a player who does not want it (section 10)."""

    ON_REQUEST = "on_request"
    ALWAYS = "always"
    OFF = "off"


class SafeScope(StrEnum):
    """What counts as going out with a discard (section 11)."""

    ANY_WAY = "any_way"
    LAYOFF = "layoff"


class OnExhaustion(StrEnum):
    """What happens when a card must be drawn and none is left (section 14)."""

    TURN_OVER = "turn_over"
    SHUFFLE = "shuffle"
    DRAW = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class PanOptions:
    """The options of rules/panguingue.md section 19, plus ``deals``, how many deals a match has.

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
        """Raise SetupError for combinations that cannot be played (section 19)."""
        if 10 % self.deal_packet:
            raise SetupError("deal_packet", self.deal_packet, "1, 2, 5 or 10 cards at a time")
        if not self.discard_must_meld and self.drawn_card_rule is not DrawnCard.TO_HAND:
            raise SetupError("discard_must_meld", False, "yes, unless drawn cards join the hand")


class Phase(StrEnum):
    """Every point at which a seat decides differently."""

    DECLARE = "declare"
    DEMAND = "demand"
    START = "start"
    ACT = "act"
    OVER = "over"


class Duty(StrEnum):
    """What the player on turn owes to the card he has drawn and not placed yet (sections 4.3 and 10)."""

    NONE = "none"
    PLACE = "place"  # taken from the pile: the first card placed
    LAY_OFF = "lay_off"  # and nothing but a lay-off will do


class Ending(StrEnum):
    """How a deal ends: somebody went out, all others dropped, or the hand was void (sections 12, 3, 14)."""

    OUT = "out"
    DROPPED = "dropped"
    VOID = "void"


class Condition(StrEnum):
    """The melds that earn chips (section 6)."""

    C1 = "C1"  # valle group of several suits
    C2 = "C2"  # valle group of one suit
    C3 = "C3"  # other group of one suit
    C4 = "C4"  # sequence with A-2-3
    C5 = "C5"  # sequence with J-Q-K


class Occasion(StrEnum):
    """When a condition is paid; ``reason_of`` makes the reason code of a payment from it."""

    FORMED = "formed"
    LAID_OFF = "laid_off"
    SPLIT = "split"
    LEFT = "left"  # left standing by a borrowing
    SETTLED = "settled"  # a second time, at the end


class Payment(StrEnum):
    """The reason codes of payments that are not for a condition. ``Paid.seat`` or ``Paid.payer`` is TABLE."""

    ANTE = "ante"
    FORFEIT = "forfeit"
    OUT = "out"
    FOOT = "foot"
    POT = "pot"


def reason_of(condition: Condition, occasion: Occasion) -> str:
    """Return the reason code of a payment for a condition: ``"C4_split"``."""
    return f"{condition}_{occasion}"


class PanReason(StrEnum):
    """Why panguingue refuses an action, beside ``Reason``."""

    DECLARE_FIRST = "declare_first"  # anything else while it is declared who plays
    ALREADY_DECLARED = "already_declared"
    ANSWER_FIRST = "answer_first"  # the others are still being asked about the discard
    NO_DEMAND = "no_demand"  # nothing that could be demanded now
    DROPPED_OUT = "dropped_out"
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    MUST_TAKE = "must_take"  # the discard has been demanded
    NO_DISCARD = "no_discard"  # the pile is empty
    NOT_USABLE = "not_usable"  # a discard is only taken to be melded at once
    PLACE_TAKEN_FIRST = "place_taken_first"
    LAY_OFF_TAKEN_FIRST = "lay_off_taken_first"
    PLACE_DRAWN_FIRST = "place_drawn_first"
    STRANDS_TAKEN = "strands_taken"  # the taken card could not be placed any more
    DISCARD_DRAWN = "discard_drawn"  # what was drawn and not placed is the discard
    UNSAFE = "unsafe"  # the next player would go out with it
    NO_SUCH_MELD = "no_such_meld"
    TOO_SMALL_TO_SPLIT = "too_small_to_split"
    TOO_SMALL_TO_BORROW = "too_small_to_borrow"
    REST_NOT_A_MELD = "rest_not_a_meld"
    NOT_ON_BOARD = "not_on_board"
    NOTHING_BORROWED = "nothing_borrowed"
    NEEDS_OWN_CARD = "needs_own_card"
    LAID_OFF_THIS_TURN = "laid_off_this_turn"
    NOT_ELEVEN = "not_eleven"
    GO_OUT_NOW = "go_out_now"  # all eleven are melded: only splits come before going out


@dataclass(frozen=True, slots=True)
class PanMeld(LaidMeld):
    """A meld on a board, and what it is recognised as."""

    recognised: Condition | None = None
    """The condition it has been paid for as; None: for none."""
    suit: int | None = None
    """The suit in which the condition is recognised (0–3); None for C1."""
    collected: int = 0
    """Chips that each other player has paid for the condition so far."""


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Declare that you play."""

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
    """Leave the player on turn his choice."""

    verb: ClassVar[str] = "nodemand"


@dataclass(frozen=True, slots=True)
class LayMeld(Action):
    """Put down a new meld from the hand and the drawn card."""

    verb: ClassVar[str] = "meld"

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Lay a card off on the own meld with this number (from 0, as they lie on the board)."""

    verb: ClassVar[str] = "layoff"

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Split(Action):
    """Divide the own meld with this number: ``part`` is one half, the other cards are the other."""

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
"""The section that says whose turn it is."""


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """A seat plays."""


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A seat dropped; its forfeit follows as a payment to the table."""


@dataclass(frozen=True, slots=True)
class Demanded(Event):
    """A seat demanded that the seat on turn lays the top discard off."""

    card: Card


@dataclass(frozen=True, slots=True)
class DemandDeclined(Event):
    """A seat demanded nothing."""


@dataclass(frozen=True, slots=True)
class DrewOpenly(Event):
    """A seat drew from the stock and showed the card, as the strict draw wants it."""

    card: Card


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat put down a new meld."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid a card off; ``meld`` is the meld with it."""

    card: Card
    meld: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeldSplit(Event):
    """A seat divided a meld."""

    parts: tuple[tuple[Card, ...], tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Borrowed(Event):
    """A seat put down the new meld ``cards``, of which it borrowed ``borrowed``; ``left`` are the melds taken
    from as they remain.
    """

    cards: tuple[Card, ...]
    borrowed: tuple[Card, ...]
    left: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class PileTurned(Event):
    """The discard pile became the stock, because this seat had to draw; ``cards`` is how many."""

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
    """A panguingue result from which the settlement can be read. ``points`` are the chips."""

    ending: Ending
    dropped: tuple[int, ...] = ()
    """The seats that had dropped, ascending."""
    standing: tuple[PanMeld, ...] = ()
    """The winner's recognised conditions."""
    values: tuple[int, ...] = ()
    """Beside ``standing``: what each other active player paid for it in the settlement."""
    flat: tuple[int, ...] = ()
    """By seat, what it paid for the going out."""
    foot: int = 0
    """Chips the winner took from the foot."""
    antes: int = 0
    """Chips the winner took from the pot."""
    stakes: tuple[int, ...] = ()
    """By seat, the chips that a void hand leaves lying for the next winner, as they were paid in this deal;
    their sum is ``table``.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class PanView(View):
    """Panguingue as one seat sees it.

    ``melds`` are all boards, by seat; a meld's number is its place among the owner's.
    """

    phase: Phase
    result: PanResult | None
    melds: tuple[PanMeld, ...]
    eldest: int
    """The seat that began."""
    turn: int
    """The seat on turn; in the declaration the seat that declares."""
    dropped: tuple[int, ...]
    """The seats that have dropped, ascending."""
    asked: tuple[int, ...]
    """The seats that still have to answer whether they demand the discard, in the order of play after the
    turn.
    """
    demanded: bool
    """Whether the seat on turn must take the discard."""
    drawn: Card | None
    """The card drawn in this turn and not placed yet, if this seat may see it; it is not in ``hand`` nor in
    ``held`` while the strict draw is played.
    """
    from_pile: bool
    """Whether it came from the pile."""
    duty: Duty
    """What is owed to it."""
    head: int
    """Cards in the upper part of the stock."""
    foot: int
    """Cards in the lower part."""
    turned: tuple[Card, ...]
    """The cards of a turned pile that are still to be drawn, in that order, as anybody could remember."""
    turnovers: int
    """How often the pile became the stock."""
    foot_chips: int
    """Chips on the foot."""
    pot: int
    """Chips of the antes on the table."""
    chips: tuple[int, ...]
    """What every seat has gained in this deal so far."""
    earns: tuple[int, ...]
    """Beside ``legal``: the chips each action brings this seat at once, from all payers together (a drop:
    minus its cost).
    """
    safe_from: int | None
    """The flat player whom the discard must not put out; None: there is none (section 11)."""
    options: PanOptions
