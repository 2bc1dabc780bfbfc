"""The types of Hand: options, phases, actions, events, view and result."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.hand.joker_melds import WildMeld
from engine.games.hand.openings import Opening
from engine.melds import MeldKind
from engine.spec import option
from engine.views import LaidMeld, View


class OpeningRule(StrEnum):
    """What an opening must reach: a fixed minimum, or more than the last opening (Saudi Hand)."""

    FIXED = "fixed"
    BEAT_LAST = "beat_last"


class OpeningScope(StrEnum):
    """Whether an opening counts for the player or for the team."""

    PLAYER = "player"
    TEAM = "team"


class DiscardUse(StrEnum):
    """How a taken discard must be used (docs/rules/hand.md 7.2)."""

    NEW_MELD = "new_meld"
    ANY_USE = "any_use"
    ANY_MELD = "any_meld"


class ExchangeSet3(StrEnum):
    """What frees a joker of a set of three: both missing cards, or one.

    See docs/rules/hand.md 6.3.
    """

    BOTH_MISSING = "both_missing"
    EITHER_MISSING = "either_missing"


class StarterTurn(StrEnum):
    """What the starter may do before the first discard."""

    DISCARD_ONLY = "discard_only"
    MAY_MELD = "may_meld"


class StockEnd(StrEnum):
    """What happens when a card must be drawn and the stock is empty (docs/rules/hand.md 2.7)."""

    RESHUFFLE = "reshuffle"
    END = "end"


class NoWinner(StrEnum):
    """How a round without a winner is scored (docs/rules/hand.md 9.6)."""

    SCORED = "scored"
    VOID_COUNTED = "void_counted"
    REPLAY = "replay"


class PartnerOfWinner(StrEnum):
    """Whether the cards of the winner's partner count against their team.

    See docs/rules/hand.md 9.4.
    """

    IGNORED = "ignored"
    COUNTED = "counted"


class DealerRule(StrEnum):
    """Who deals the next round: the next seat, or the seat with the most points of the round."""

    ROTATE = "rotate"
    LOSER = "loser"


class TieRule(StrEnum):
    """What happens when the lowest total is shared at the end (docs/rules/hand.md 10.3)."""

    SHARED = "shared"
    EXTRA_ROUNDS = "extra_rounds"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOptions:
    """The options of docs/rules/hand.md 11.

    The number of players and the partnership follow from the seats and the game; the time per turn is the
    table's.
    """

    rounds: int = option(5, low=1, high=100, offered=(1, 3, 5, 7))
    opening_min: int = option(51, low=0, high=150, offered=(51, 61, 71, 81, 91))
    opening_rule: OpeningRule = option(OpeningRule.FIXED)
    opening_needs_run: bool = option(False)
    hand_waives_opening: bool = option(False)
    ace_low_value: int = option(1, low=1, high=11, offered=(1, 11))
    max_jokers_per_meld: int = option(2, low=1, high=2, offered=(1, 2))
    min_naturals_per_meld: int = option(1, low=1, high=2, offered=(1, 2))
    run_max: int = option(13, low=3, high=13, offered=(3, 5, 13))
    discard_use: DiscardUse = option(DiscardUse.NEW_MELD)
    allow_return_discard: bool = option(True)
    joker_exchange: bool = option(True)
    exchange_set3: ExchangeSet3 = option(ExchangeSet3.BOTH_MISSING)
    layoff_on_joker_set3: bool = option(True)
    taken_joker_must_be_used: bool = option(False)
    starter_first_turn: StarterTurn = option(StarterTurn.DISCARD_ONLY)
    go_out_first_turn: bool = option(True)
    final_discard: bool = option(True)
    stock_end: StockEnd = option(StockEnd.RESHUFFLE)
    max_reshuffles: int = option(2, low=0, high=20, offered=(0, 1, 2))
    no_winner_round: NoWinner = option(NoWinner.SCORED)
    winner_score: int = option(-30, low=-1_000, high=0, offered=(-30, 0))
    hand_multiplier: int = option(2, low=1, high=10, offered=(1, 2, 3))
    unopened_penalty: int = option(100, low=0, high=1_000, offered=(100, 200))
    joker_penalty: int = option(15, low=0, high=1_000, offered=(15, 25, 50))
    ace_penalty: int = option(11, low=0, high=1_000, offered=(1, 11))
    gulf_bonus: bool = option(False)
    pairs_redeal: bool = option(False)
    first_dealer: str = option("random", pattern=r"random|[0-4]", offered=("random", "0", "1"))
    dealer_rule: DealerRule = option(DealerRule.ROTATE)
    tie_rule: TieRule = option(TieRule.SHARED)

    def validate(self) -> None:
        """Raise SetupError for impossible values (docs/rules/hand.md 11)."""
        if self.ace_low_value not in (1, 11):
            raise SetupError("ace_low_value", self.ace_low_value, "1 or 11")


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnershipOptions(HandOptions):
    """The same options for two teams of two, and those that concern partners."""

    opening_scope: OpeningScope = option(OpeningScope.PLAYER)
    partner_of_winner: PartnerOfWinner = option(PartnerOfWinner.IGNORED)


class Phase(StrEnum):
    """Every point at which a seat has different choices (docs/rules/hand.md 2.6)."""

    REDEAL = "redeal"
    STARTER_DISCARD = "starter_discard"
    DRAW = "draw"
    MUST_MELD = "must_meld"
    PLAY = "play"
    OVER = "over"


class Ending(StrEnum):
    """How a round ends.

    A seat went out (docs/rules/hand.md 8.2, 8.3), nobody could draw any more (2.7), or a seat with four pairs
    asked for a new deal (11).
    """

    OUT = "out"
    HAND = "hand"
    EXHAUSTED = "exhausted"
    REDEAL = "redeal"


class End(StrEnum):
    """An end of a run."""

    LOW = "low"
    HIGH = "high"


class HandReason(StrEnum):
    """Hand's reasons for refusing an action, besides ``Reason`` (docs/rules/hand.md 12)."""

    PARTNERS_TURN = "partners_turn"  # a player cannot act for the partner
    ANSWER_FIRST = "answer_first"  # some seats have not answered yet whether they want a new deal
    NO_FOUR_PAIRS = "no_four_pairs"
    STARTER_DISCARDS = "starter_discards"  # the first turn of the round is only a discard
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    NO_DISCARD = "no_discard"  # the pile is empty
    RETURNED = "returned"  # the discard was taken and put back this turn
    TAKE_NOT_FEASIBLE = "take_not_feasible"
    STOCK_EMPTY = "stock_empty"
    STOCK_LEFT = "stock_left"  # passing needs an empty stock
    NOTHING_TAKEN = "nothing_taken"  # there is no taken card to put back
    NO_RETURN = "no_return"  # not allowed at this table, or no other card could be drawn
    MUST_MELD_TAKEN = "must_meld_taken"
    NOTHING_LAID = "nothing_laid"  # a lay action without melds
    TOO_SHORT = "too_short"
    JOKERS = "jokers"  # too many jokers, or too few naturals
    DECLARATION = "declaration"  # kind or position fit no reading
    BELOW_OPENING = "below_opening"
    NEEDS_RUN = "needs_run"  # an opening needs a run at this table
    NOT_OPENED = "not_opened"
    MUST_KEEP_CARD = "must_keep_card"
    NO_SUCH_MELD = "no_such_meld"
    SET_FULL = "set_full"
    RUN_FULL = "run_full"
    END_NEEDED = "end_needed"
    NEEDS_BOTH = "needs_both"  # a set of three gives its joker only for all missing cards
    NO_EXCHANGE = "no_exchange"
    MUST_USE_JOKER = "must_use_joker"  # a taken joker must be laid before the discard
    NOT_ON_FIRST_TURN = "not_on_first_turn"  # this table does not allow going out on the first turn


@dataclass(frozen=True, slots=True)
class Declared:
    """A meld as a player declares it: the cards in any order, and if ambiguous how to read them.

    The reading is the kind and, for a run, the position ``lo`` of its first card (ace 1 … king 13; a high ace
    would be 14).
    """

    cards: tuple[Card, ...]
    kind: MeldKind | None = None
    lo: int | None = None


@dataclass(frozen=True, slots=True)
class AskRedeal(Action):
    """Ask for a new deal with four pairs in the first hand."""

    verb: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Ask for no new deal, or decline the discard when no card can be drawn.

    The latter ends the round.
    """

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class ReturnUpcard(Action):
    """Put the taken discard back on the pile; the player must then draw from the stock."""

    verb: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay new melds from the hand: a whole opening, or any melds once the seat has opened."""

    verb: ClassVar[str] = "meld"

    melds: tuple[Declared, ...]


@dataclass(frozen=True, slots=True)
class LayOff(Action):
    """Lay a card off on the meld with this number (from 0, in table order).

    ``end`` is needed where a joker fits both ends of a run; an ace that fits both goes high by default.
    """

    verb: ClassVar[str] = "layoff"

    card: Card
    meld: int
    end: End | None = None


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Put naturals into the meld with this number and take jokers out of it.

    For a run it is the card the joker stands for, for a set cards of different missing suits;
    docs/rules/hand.md 6.3 says how many jokers they free.
    """

    verb: ClassVar[str] = "exchange"

    cards: tuple[Card, ...]
    meld: int


ACTIONS: Final[tuple[type[Action], ...]] = (
    AskRedeal,
    Pass,
    DrawStock,
    TakeUpcard,
    ReturnUpcard,
    Lay,
    LayOff,
    Exchange,
    Discard,
)
POSSIBLE: Final[dict[Phase, frozenset[type[Action]]]] = {
    Phase.REDEAL: frozenset({AskRedeal, Pass}),
    Phase.STARTER_DISCARD: frozenset({Lay, Discard}),
    Phase.DRAW: frozenset({DrawStock, TakeUpcard, Pass}),
    Phase.MUST_MELD: frozenset({Lay, LayOff, Exchange, ReturnUpcard}),
    Phase.PLAY: frozenset({Lay, LayOff, Exchange, Discard}),
    Phase.OVER: frozenset(),
}
_Refusals = dict[type[Action], tuple[HandReason, str]]
_DREW: Final[_Refusals] = {
    **dict.fromkeys((DrawStock, TakeUpcard, Pass), (HandReason.ALREADY_DREW, "2.2")),
    AskRedeal: (HandReason.NO_FOUR_PAIRS, "11"),
}
REFUSALS: Final[dict[Phase, _Refusals]] = {
    Phase.REDEAL: dict.fromkeys(frozenset(ACTIONS) - POSSIBLE[Phase.REDEAL], (HandReason.ANSWER_FIRST, "11")),
    Phase.STARTER_DISCARD: dict.fromkeys(
        frozenset(ACTIONS) - POSSIBLE[Phase.STARTER_DISCARD], (HandReason.STARTER_DISCARDS, "2.1")
    ),
    Phase.DRAW: {
        **dict.fromkeys(frozenset(ACTIONS) - POSSIBLE[Phase.DRAW], (HandReason.DRAW_FIRST, "2.2")),
        AskRedeal: (HandReason.NO_FOUR_PAIRS, "11"),
        ReturnUpcard: (HandReason.NOTHING_TAKEN, "7.5"),
    },
    Phase.MUST_MELD: {**_DREW, Discard: (HandReason.MUST_MELD_TAKEN, "7.4")},
    Phase.PLAY: {**_DREW, ReturnUpcard: (HandReason.NOTHING_TAKEN, "7.5")},
}


@dataclass(frozen=True, slots=True)
class HandMeld(LaidMeld):
    """A meld on the table; the cards of a run are in order from low to high."""

    kind: MeldKind
    lo: int
    """The position of a run's first card (ace 1, king 13, high ace 14); 0 for a set."""
    stands_for: tuple[Card | None, ...]
    """For each of ``cards``, the face (0–51) it stands for.

    None for a joker of a set of three, which is one of the missing suits (docs/rules/hand.md 3.4).
    """


@dataclass(frozen=True, slots=True)
class RedealDeclined(Event):
    """A seat does not want a new deal, or may not have one."""


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """A seat asked for a new deal with four pairs; these are its cards."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discards below the top one became the stock, because this seat had to draw.

    ``cards`` is their number.
    """

    cards: int


@dataclass(frozen=True, slots=True)
class UpcardReturned(Event):
    """A seat put the taken discard back on the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A seat opened with melds of this total; the melds follow as events."""

    total: int


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat laid a new meld, which has this number."""

    meld: HandMeld
    number: int


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid a card off; ``meld`` is the meld afterwards."""

    card: Card
    meld: HandMeld
    number: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat put ``cards`` into a meld and took ``jokers``; ``meld`` is the meld afterwards."""

    cards: tuple[Card, ...]
    jokers: tuple[Card, ...]
    meld: HandMeld
    number: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could not draw and declined the discard."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The round is over; ``seat`` went out, passed or asked for a new deal."""

    ending: Ending
    winner: int | None


EVENTS: Final[tuple[type[Event], ...]] = (
    RedealAsked,
    RedealDeclined,
    DrewStock,
    TookUpcard,
    PileShuffled,
    UpcardReturned,
    Opened,
    MeldLaid,
    LaidOff,
    Exchanged,
    Discarded,
    Passed,
    DealEnded,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandResult(Result):
    """A round of Hand with the facts behind its score. Points are penalties: low is good."""

    ending: Ending
    penalties: tuple[int, ...]
    """Each seat's own contribution to its side.

    In a partnership the winner's partner has 0, unless that seat's cards count.
    """
    left: tuple[tuple[Card, ...], ...]
    """The cards left in hand, by seat."""
    opened: tuple[bool, ...]
    """Whether the seat had opened, by seat."""
    worth: tuple[tuple[int, ...], ...] = ()
    """The penalty points of each card in ``left``."""
    multiplier: int = 1
    """The factor of a Hand, including the Gulf bonus; otherwise 1."""
    counts: bool = True
    """False for a round that is dealt again and does not count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandView(View):
    """Hand as one seat sees it.

    ``pile`` holds only the top discard: the cards below are dead, and players may remember them themselves
    (docs/rules/hand.md 12.37). A meld's number is its index in ``melds``. ``forms``, ``best_opening`` and
    ``hand_discards`` describe this seat's current hand, and are empty for a spectator.
    """

    phase: Phase
    result: HandResult | None
    melds: tuple[HandMeld, ...]
    pile_size: int
    """The number of cards in the whole pile."""
    turn: int
    """The seat on turn."""
    starter: int
    """The seat that had the first turn."""
    teams: tuple[tuple[int, ...], ...]
    """The seats of each team; ``()`` if everybody plays alone."""
    opened: tuple[bool, ...]
    """By seat, whether it has a meld of its own on the table."""
    free: tuple[bool, ...]
    """By seat, whether it may lay without a minimum, lay off and exchange."""
    needed: int
    """The points an opening must reach now."""
    last_opening: int | None
    """The total of the last opening; None before the first."""
    drawn: Card | None
    """The card this seat drew or took this turn, while it is in hand."""
    taken: Card | None
    """The discard the seat on turn has taken and must still meld (public)."""
    jokers_due: int
    """The number of jokers the seat on turn must lay before its discard."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards taken openly and still in hand, as anybody could remember."""
    reshuffles: int
    """How often the pile was reshuffled into the stock."""
    forms: tuple[WildMeld, ...]
    """The melds this seat can lay, the most valuable first."""
    best_opening: Opening | None
    """This seat's best opening while it is not free, without the upcard.

    It may be below ``needed``; a player then reads "47 of 51".
    """
    hand_discards: tuple[Card, ...]
    """The cards with whose discard it could go out as a Hand this turn from the hand alone."""
    options: HandOptions


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnershipView(HandView):
    """Hand Partnership as one seat sees it."""

    options: PartnershipOptions
