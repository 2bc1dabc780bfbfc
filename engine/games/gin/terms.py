"""The words of gin rummy: options, phases, actions, events, view and result."""

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
    """The limit under an ace."""

    GIN_ONLY = "gin_only"
    ONE = "one"


class TieRule(StrEnum):
    """Equal deadwood after a knock."""

    UNDERCUT = "undercut"
    PUSH = "push"


class MeldSelection(StrEnum):
    """Who arranges the knocker's hand, where the knocker does not name the melds: the house, and with
    ``knocker`` all other ways are listed among the legal actions.
    """

    AUTO = "auto"
    KNOCKER = "knocker"


class LayoffMode(StrEnum):
    """How the defender melds and lays off (rules/gin.md section 7)."""

    JOINT = "joint"
    DEADWOOD_ONLY = "deadwood_only"
    MANUAL = "manual"


class WallAction(StrEnum):
    """What the other player may do when the last drawable card is gone."""

    LAST_UPCARD = "last_upcard"
    NONE = "none"


class FirstUpcard(StrEnum):
    """How the deal begins."""

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
    """The options of rules/gin.md section 11, plus ``deals``: a match of so many deals (0: to the target).

    The latter is for the one hand of OpenSpiel. ``hollywood``: three games in one, each to the target. Under
    the highest ``stock_floor`` one card can be drawn: two passes make somebody draw it (2.4).
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
        """Raise SetupError for combinations that cannot be played (rules/gin.md sections 11 and 13.3)."""
        if self.first_upcard is FirstUpcard.ELEVEN_CARD_DEAL and self.variant is Variant.OKLAHOMA:
            raise SetupError(
                "first_upcard", self.first_upcard, "an offered upcard: Oklahoma needs one for its limit"
            )
        if self.repeat_take_draw and not self.discard_taken_upcard:
            raise SetupError("repeat_take_draw", True, "no, unless discard_taken_upcard is on")


class Phase(StrEnum):
    """Every point at which a seat decides differently."""

    FIRST_UPCARD = "first_upcard"
    FORCED_STOCK = "forced_stock"
    DRAW = "draw"
    DISCARD = "discard"
    WALL = "wall"
    DEFENCE = "defence"
    OVER = "over"


class Ending(StrEnum):
    """How a deal ends (rules/gin.md section 8). A push is a knock that scores for nobody."""

    GIN = "gin"
    BIG_GIN = "big_gin"
    KNOCK = "knock"
    UNDERCUT = "undercut"
    PUSH = "push"
    DRAW = "draw"


class GinReason(StrEnum):
    """Why gin refuses an action, beside ``Reason``."""

    UPCARD_ON_OFFER = "upcard_on_offer"  # nobody draws from the stock while the first upcard is on offer
    MUST_DRAW_STOCK = "must_draw_stock"  # both declined the upcard
    DRAW_FIRST = "draw_first"  # a throw or knock before drawing
    ALREADY_DREW = "already_drew"  # a second card in one turn
    AT_THE_WALL = "at_the_wall"  # only knocking with the upcard, or passing, is left
    TOO_MUCH_DEADWOOD = "too_much_deadwood"
    NO_BIG_GIN = "no_big_gin"  # big gin is not played at this table
    NOT_ALL_MELDED = "not_all_melded"
    DEFEND_FIRST = "defend_first"  # anything else while a knock waits for its defence


@dataclass(frozen=True, slots=True)
class PassUpcard(Action):
    """Decline the first upcard."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class PassWall(Action):
    """Let the wall stand: the deal is drawn."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """Knock by throwing ``card``.

    ``melds`` are the knocker's own choice; None leaves it to the house.
    """

    verb: ClassVar[str] = "knock"

    card: Card
    melds: Melds | None = None


@dataclass(frozen=True, slots=True)
class WallKnock(Action):
    """Take the upcard at the wall and knock at once by throwing ``card``."""

    verb: ClassVar[str] = "knock"

    card: Card
    melds: Melds | None = None


@dataclass(frozen=True, slots=True)
class BigGin(Action):
    """Declare eleven melded cards without a throw."""

    verb: ClassVar[str] = "big_gin"


@dataclass(frozen=True, slots=True)
class WallBigGin(Action):
    """Take the upcard at the wall and declare eleven melded cards."""

    verb: ClassVar[str] = "big_gin"


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Defend a knock by hand (``layoff_mode=manual``): own melds kept, cards laid off; what is not named
    counts.
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
"""The section that says whose turn it is."""


def untimely(phase: Phase, kind: type[Action], *, on_turn: bool) -> IllegalAction:
    """Return why an action that is not possible in this phase, or not for a seat off turn, is refused."""
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
    """A seat let the wall stand."""


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked: the throw (None for big gin), its melds, its loose cards, its deadwood.

    ``taken`` is the upcard, if taken at the wall.
    """

    card: Card | None
    melds: Melds
    loose: tuple[Card, ...]
    deadwood: int
    taken: Card | None = None


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """The defender's melds, lay-offs and what is left."""

    melds: Melds
    laid_off: tuple[Card, ...]
    left: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over; ``seat`` is the winner, or the seat whose action ended a deal that nobody won."""

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
    """A gin result from which the arithmetic can be read.

    Points are ``(difference + bonus) * multiplier`` to the winner. In a draw no hand is shown.
    """

    ending: Ending
    knocker: int | None = None
    """The seat that knocked or went gin; None in a draw."""
    throw: Card | None = None
    """The card thrown to knock; None for big gin and in a draw."""
    knocker_melds: Melds = ()
    knocker_loose: tuple[Card, ...] = ()
    """The knocker's cards in no meld, ``knocker_deadwood`` their points."""
    knocker_deadwood: int = 0
    defender_melds: Melds = ()
    laid_off: tuple[Card, ...] = ()
    """The defender's cards laid off on the knocker's melds (section 7)."""
    defender_left: tuple[Card, ...] = ()
    """What counts against the defender, ``defender_deadwood`` its points."""
    defender_deadwood: int = 0
    difference: int = 0
    """The gap between the two deadwoods."""
    bonus: int = 0
    """For gin, big gin or an undercut (section 8), before ``multiplier``."""
    multiplier: int = 1
    """2 where the first upcard doubles the deal (``spades_double``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GinView(View):
    """Gin as one seat sees it."""

    phase: Phase
    result: GinResult | None
    knock_limit: int
    """The most deadwood with which one may knock in this deal; 0: gin only."""
    multiplier: int
    """What the points of this deal are multiplied by."""
    first_upcard: Card | None
    """The card turned up at the deal; None in the eleven-card deal."""
    drawn: Card | None
    """The card this seat drew or took in this turn."""
    taken: Card | None
    """The card that the seat on turn took from the pile in this turn (public)."""
    known: tuple[tuple[Card, ...], ...]
    """By seat, cards taken from the pile and still held, as anybody could remember."""
    thrown: tuple[tuple[Card, ...], ...]
    """By seat, the cards of the pile that it threw, ascending; the first upcard is nobody's."""
    upcard_takes: int
    """How many takings of this deal count towards ``upcard_take_cap``."""
    returned: Card | None
    """The card taken and thrown back in the turn before: doing so again may end the deal (9)."""
    knocks: tuple[tuple[Card, int], ...]
    """This seat's legal knock throws with the least deadwood they leave (at the wall: after taking the
    upcard).
    """
    knocked: Knocked | None
    """The knock that is being defended (phase ``defence``)."""
    options: GinOptions
