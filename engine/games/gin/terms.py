"""The types of gin rummy: options, phases, actions, events, view and result."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.deal import Result
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.melds import Melds
from engine.spec import option
from engine.views import View


class Variant(StrEnum):
    """What sets the knock limit."""

    REGULAR = "regular"
    OKLAHOMA = "oklahoma"
    GIN_ONLY = "gin_only"


class OklahomaAce(StrEnum):
    """The knock limit under an ace."""

    GIN_ONLY = "gin_only"
    ONE = "one"


class TieRule(StrEnum):
    """How equal deadwood after a knock is scored."""

    UNDERCUT = "undercut"
    PUSH = "push"


class MeldSelection(StrEnum):
    """Who arranges the knocker's hand when the knock names no melds: always the program.

    ``knocker`` also lists all other arrangements among the legal actions.
    """

    AUTO = "auto"
    KNOCKER = "knocker"


class LayoffMode(StrEnum):
    """How the defender melds and lays off (docs/rules/gin.md 7)."""

    JOINT = "joint"
    DEADWOOD_ONLY = "deadwood_only"
    MANUAL = "manual"


class WallAction(StrEnum):
    """What the other player may do when no drawable card is left."""

    LAST_UPCARD = "last_upcard"
    NONE = "none"


class FirstUpcard(StrEnum):
    """How the deal starts."""

    OFFER = "offer"
    ELEVEN_CARD_DEAL = "eleven_card_deal"


class NextDealer(StrEnum):
    """Who deals after a scored deal."""

    ALTERNATE = "alternate"
    LOSER = "loser"
    WINNER = "winner"


class RedealAfterDraw(StrEnum):
    """Who deals after a drawn deal."""

    SAME = "same"
    ALTERNATE = "alternate"


@dataclass(frozen=True, slots=True, kw_only=True)
class GinOptions:
    """The options of docs/rules/gin.md 11, and ``deals``, a match length (0: to the target).

    ``deals`` serves OpenSpiel's single hand. ``hollywood`` plays three games in one, each to the target. With
    the highest ``stock_floor`` one card can be drawn, because two passes force a draw (docs/rules/gin.md
    2.4).
    """

    variant: Variant = option(Variant.REGULAR)
    knock_limit: int = option(10, low=0, high=10)
    oklahoma_ace: OklahomaAce = option(OklahomaAce.GIN_ONLY)
    spades_double: bool = option(False)
    target: int = option(100, low=1, high=10_000, offered=(50, 100, 150, 200, 250, 300))
    gin_bonus: int = option(25, low=0, high=1_000, offered=(20, 25))
    undercut_bonus: int = option(25, low=0, high=1_000, offered=(10, 20, 25))
    tie_rule: TieRule = option(TieRule.UNDERCUT)
    big_gin: bool = option(False)
    big_gin_bonus: int = option(31, low=0, high=1_000, offered=(31,))
    meld_selection: MeldSelection = option(MeldSelection.AUTO)
    layoff_mode: LayoffMode = option(LayoffMode.JOINT)
    discard_taken_upcard: bool = option(False)
    repeat_take_draw: bool = option(False)
    wall_action: WallAction = option(WallAction.LAST_UPCARD)
    stock_floor: int = option(2, low=0, high=30, offered=(2,))
    upcard_take_cap: int = option(50, low=0, high=1_000, offered=(0, 50))
    first_upcard: FirstUpcard = option(FirstUpcard.OFFER)
    next_dealer: NextDealer = option(NextDealer.ALTERNATE)
    redeal_after_draw: RedealAfterDraw = option(RedealAfterDraw.SAME)
    game_bonus: int = option(0, low=0, high=10_000, offered=(0, 100))
    box_bonus: int = option(0, low=0, high=1_000, offered=(0, 20, 25))
    shutout: str = option(
        "none", pattern=r"none|double|flat:[0-9]{1,5}", offered=("none", "double", "flat:100")
    )
    deals: int = option(0, low=0, high=1_000, offered=(0, 1))
    hollywood: bool = option(False)

    def validate(self) -> None:
        """Raise SetupError for impossible combinations (docs/rules/gin.md 11, 13.3)."""
        if self.first_upcard is FirstUpcard.ELEVEN_CARD_DEAL and self.variant is Variant.OKLAHOMA:
            raise SetupError(
                "first_upcard", self.first_upcard, "an offered upcard: Oklahoma needs one for its limit"
            )
        if self.repeat_take_draw and not self.discard_taken_upcard:
            raise SetupError("repeat_take_draw", True, "no, unless discard_taken_upcard is on")


class Phase(StrEnum):
    """Every point at which a seat has different choices."""

    FIRST_UPCARD = "first_upcard"
    FORCED_STOCK = "forced_stock"
    DRAW = "draw"
    DISCARD = "discard"
    WALL = "wall"
    DEFENCE = "defence"
    OVER = "over"


class Ending(StrEnum):
    """How a deal ends (docs/rules/gin.md 8). A push is a knock that scores for nobody."""

    GIN = "gin"
    BIG_GIN = "big_gin"
    KNOCK = "knock"
    UNDERCUT = "undercut"
    PUSH = "push"
    DRAW = "draw"


class GinReason(StrEnum):
    """Gin's reasons for refusing an action, besides ``Reason``."""

    UPCARD_ON_OFFER = "upcard_on_offer"  # nobody may draw from the stock while the first upcard is on offer
    MUST_DRAW_STOCK = "must_draw_stock"  # both declined the upcard
    DRAW_FIRST = "draw_first"  # a discard or knock before drawing
    ALREADY_DREW = "already_drew"  # a second draw in one turn
    AT_THE_WALL = "at_the_wall"  # only knocking with the upcard or passing is possible
    TOO_MUCH_DEADWOOD = "too_much_deadwood"
    NO_BIG_GIN = "no_big_gin"  # big gin is not played at this table
    NOT_ALL_MELDED = "not_all_melded"
    DEFEND_FIRST = "defend_first"  # another action while a knock waits for its defence


@dataclass(frozen=True, slots=True)
class PassUpcard(Action):
    """Decline the first upcard."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class PassWall(Action):
    """Pass at the wall: the deal is drawn."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """Knock by discarding ``card``.

    ``melds`` are the knocker's choice; with None the program chooses.
    """

    verb: ClassVar[str] = "knock"

    card: Card
    melds: Melds | None = None


@dataclass(frozen=True, slots=True)
class WallKnock(Action):
    """Take the upcard at the wall and knock at once by discarding ``card``."""

    verb: ClassVar[str] = "knock"

    card: Card
    melds: Melds | None = None


@dataclass(frozen=True, slots=True)
class BigGin(Action):
    """Declare eleven melded cards without a discard."""

    verb: ClassVar[str] = "big_gin"


@dataclass(frozen=True, slots=True)
class WallBigGin(Action):
    """Take the upcard at the wall and declare eleven melded cards."""

    verb: ClassVar[str] = "big_gin"


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Defend a knock by hand (``layoff_mode=manual``): melds to keep and cards to lay off.

    Cards not named count.
    """

    verb: ClassVar[str] = "defend"

    melds: Melds
    laid_off: tuple[Card, ...]


ACTIONS: Final[tuple[type[Action], ...]] = (
    DrawStock,
    TakeUpcard,
    Discard,
    PassUpcard,
    PassWall,
    Knock,
    WallKnock,
    BigGin,
    WallBigGin,
    Defend,
)
POSSIBLE: Final[dict[Phase, frozenset[type[Action]]]] = {
    Phase.FIRST_UPCARD: frozenset({TakeUpcard, PassUpcard}),
    Phase.FORCED_STOCK: frozenset({DrawStock}),
    Phase.DRAW: frozenset({TakeUpcard, DrawStock}),
    Phase.DISCARD: frozenset({Discard, Knock, BigGin}),
    Phase.WALL: frozenset({PassWall, WallKnock, WallBigGin}),
    Phase.DEFENCE: frozenset({Defend}),
    Phase.OVER: frozenset(),
}
_Refusals = dict[type[Action], tuple[GinReason, str]]
_NOT_DRAWN: Final[_Refusals] = dict.fromkeys((Discard, Knock, BigGin), (GinReason.DRAW_FIRST, "3.1"))
_REFUSALS: Final[dict[Phase, _Refusals]] = {
    Phase.FIRST_UPCARD: {DrawStock: (GinReason.UPCARD_ON_OFFER, "2.3"), **_NOT_DRAWN},
    Phase.FORCED_STOCK: {
        TakeUpcard: (GinReason.MUST_DRAW_STOCK, "2.4"),
        PassUpcard: (GinReason.MUST_DRAW_STOCK, "2.4"),
        **_NOT_DRAWN,
    },
    Phase.DRAW: _NOT_DRAWN,
    Phase.DISCARD: dict.fromkeys((DrawStock, TakeUpcard), (GinReason.ALREADY_DREW, "3.2")),
    Phase.WALL: dict.fromkeys(
        (DrawStock, TakeUpcard, Discard, Knock, BigGin), (GinReason.AT_THE_WALL, "9.4")
    ),
    Phase.DEFENCE: dict.fromkeys(frozenset(ACTIONS) - {Defend}, (GinReason.DEFEND_FIRST, "7")),
}
_WHOSE_TURN: Final = {
    Phase.FIRST_UPCARD: "2",
    Phase.FORCED_STOCK: "2.4",
    Phase.DRAW: "3",
    Phase.DISCARD: "3",
    Phase.WALL: "9.4",
    Phase.DEFENCE: "7",
}
"""The rules section that says whose turn it is."""


def untimely(phase: Phase, kind: type[Action], *, on_turn: bool) -> IllegalAction:
    """Return the refusal of an action in the wrong phase or by a seat not on turn."""
    if phase is Phase.OVER:
        return IllegalAction(Reason.DEAL_OVER)
    if kind not in ACTIONS:
        return IllegalAction(Reason.UNKNOWN_ACTION)
    if not on_turn:
        return IllegalAction(Reason.NOT_YOUR_TURN, rule=_WHOSE_TURN[phase])
    reason, rule = _REFUSALS[phase].get(kind, (Reason.NOT_NOW, ""))
    return IllegalAction(reason, rule=rule)


@dataclass(frozen=True, slots=True)
class UpcardPassed(Event):
    """A seat declined the first upcard."""


@dataclass(frozen=True, slots=True)
class WallPassed(Event):
    """A seat passed at the wall."""


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked: the discard (None for big gin), its melds, loose cards and deadwood.

    ``taken`` is the upcard if it was taken at the wall.
    """

    card: Card | None
    melds: Melds
    loose: tuple[Card, ...]
    deadwood: int
    taken: Card | None = None


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """The defender's melds, the cards laid off and the cards left."""

    melds: Melds
    laid_off: tuple[Card, ...]
    left: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over.

    ``seat`` is the winner, or the seat whose action ended a deal that nobody won.
    """

    ending: Ending
    winner: int | None
    points: int


EVENTS: Final[tuple[type[Event], ...]] = (
    DrewStock,
    TookUpcard,
    Discarded,
    UpcardPassed,
    WallPassed,
    Knocked,
    Defended,
    DealEnded,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class GinResult(Result):
    """A gin result with the facts that explain the points.

    Points are ``(difference + bonus) * multiplier`` for the winner. In a draw no hand is shown.
    """

    ending: Ending
    knocker: int | None = None
    """The seat that knocked or went gin; None in a draw."""
    throw: Card | None = None
    """The card discarded to knock; None for big gin and in a draw."""
    knocker_melds: Melds = ()
    knocker_loose: tuple[Card, ...] = ()
    """The knocker's cards in no meld; ``knocker_deadwood`` are their points."""
    knocker_deadwood: int = 0
    defender_melds: Melds = ()
    laid_off: tuple[Card, ...] = ()
    """The defender's cards laid off on the knocker's melds (docs/rules/gin.md 7)."""
    defender_left: tuple[Card, ...] = ()
    """The cards that count against the defender; ``defender_deadwood`` are their points."""
    defender_deadwood: int = 0
    difference: int = 0
    """The difference between the two players' deadwood."""
    bonus: int = 0
    """For gin, big gin or an undercut (docs/rules/gin.md 8), before ``multiplier``."""
    multiplier: int = 1
    """2 where the first upcard doubles the deal (``spades_double``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(View):
    """Gin as one seat sees it."""

    phase: Phase
    result: GinResult | None
    knock_limit: int
    """The most deadwood to knock with in this deal; 0: gin only."""
    multiplier: int
    """The factor for the points of this deal."""
    first_upcard: Card | None
    """The card turned up at the deal; None in the eleven-card deal."""
    drawn: Card | None
    """The card this seat drew or took this turn."""
    taken: Card | None
    """The card the seat on turn took from the pile this turn (public)."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards taken from the pile and still in hand, as anybody could remember."""
    thrown: tuple[tuple[Card, ...], ...]
    """By seat, the cards of the pile it discarded, ascending; without the first upcard."""
    upcard_takes: int
    """Upcards taken in this deal that count towards ``upcard_take_cap``."""
    returned: Card | None
    """The card taken and discarded in the turn before; doing so again may draw the deal."""
    knocks: tuple[tuple[Card, int], ...]
    """This seat's legal knock discards, each with the least deadwood it leaves.

    At the wall these are the discards after taking the upcard.
    """
    knocked: Knocked | None
    """The knock waiting for its defence (phase ``defence``)."""
    options: GinOptions
