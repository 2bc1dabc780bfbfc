"""The rules of gin for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.points import Point
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, message, with_semicolons
from engine.cards import parse_cards
from engine.games.gin.terms import (
    FirstUpcard,
    GinOptions,
    LayoffMode,
    MeldSelection,
    OklahomaAce,
    Variant,
    WallAction,
)


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _limit(options: GinOptions) -> str:
    """Return what sets the knock limit, as the messages call it."""
    match options.variant:
        case Variant.REGULAR if options.knock_limit:
            return "points"
        case Variant.OKLAHOMA:
            return "upcard-ace-one" if options.oklahoma_ace is OklahomaAce.ONE else "upcard"
        case _:
            return "gin"


def _aim(options: GinOptions) -> str:
    if options.hollywood:
        return message("gin-rules-short-aim-hollywood", target=options.target)
    if options.deals:
        return message("gin-rules-short-aim-deals", deals=options.deals)
    return message("gin-rules-short-aim", target=options.target)


def short(options: GinOptions) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(_aim(options), ("target", "deals", "hollywood")),
        Point(message("gin-rules-short-melds", set=_cards("8S 8D 8H"), run=_cards("5S 6S 7S"))),
        Point(message("gin-rules-short-turn")),
        Point(
            message("gin-rules-short-knock", limit=_limit(options), points=options.knock_limit),
            ("variant", "knock_limit", "oklahoma_ace"),
        ),
        Point(message("gin-rules-short-laying-off")),
        Point(
            message("gin-rules-short-scoring", gin=options.gin_bonus, undercut=options.undercut_bonus),
            ("gin_bonus", "undercut_bonus"),
        ),
    ]


def _setup(options: GinOptions) -> list[Point]:
    dealt = (
        message("gin-rules-setup-deal")
        if options.first_upcard is FirstUpcard.OFFER
        else message("gin-rules-setup-deal-eleven")
    )
    return [
        Point(message("gin-rules-setup-pack")),
        Point(message("gin-rules-setup-ranks")),
        Point(message("gin-rules-setup-values")),
        Point(dealt, ("first_upcard",)),
        Point(message("gin-rules-setup-dealer")),
    ]


def _first_upcard(options: GinOptions) -> list[Point]:
    if options.first_upcard is FirstUpcard.ELEVEN_CARD_DEAL:
        return [Point(message("gin-rules-upcard-none"), ("first_upcard",))]
    return [
        Point(message("gin-rules-upcard-non-dealer")),
        Point(message("gin-rules-upcard-dealer")),
        Point(message("gin-rules-upcard-no-draw")),
        Point(message("gin-rules-upcard-both-pass")),
        Point(message("gin-rules-upcard-taken")),
    ]


def _turn(options: GinOptions) -> list[Point]:
    back = (
        message("gin-rules-turn-back") if options.discard_taken_upcard else message("gin-rules-turn-not-back")
    )
    points = [
        Point(message("gin-rules-turn-draw")),
        Point(message("gin-rules-turn-discard")),
        Point(back, ("discard_taken_upcard",)),
        Point(message("gin-rules-turn-in-hand")),
        Point(message("gin-rules-turn-wall", cards=options.stock_floor), ("stock_floor",)),
    ]
    if options.upcard_take_cap:
        cap = message("gin-rules-turn-cap", times=options.upcard_take_cap)
        points.append(Point(cap, ("upcard_take_cap",)))
    if options.repeat_take_draw:
        points.append(Point(message("gin-rules-turn-repetition"), ("repeat_take_draw",)))
    return points


def _melds(_: GinOptions) -> list[Point]:
    return [
        Point(message("gin-rules-melds-set", cards=_cards("KS KD KH"))),
        Point(message("gin-rules-melds-run", cards=_cards("AH 2H 3H"), none=_cards("QH KH AH"))),
        Point(message("gin-rules-melds-once")),
        Point(message("gin-rules-melds-deadwood")),
    ]


def _knock(options: GinOptions) -> list[Point]:
    gin = (
        message("gin-rules-knock-big-gin", bonus=options.big_gin_bonus)
        if options.big_gin
        else message("gin-rules-knock-gin")
    )
    return [
        Point(message("gin-rules-knock-when")),
        Point(
            message("gin-rules-knock-limit", limit=_limit(options), points=options.knock_limit),
            ("variant", "knock_limit", "oklahoma_ace"),
        ),
        Point(message("gin-rules-knock-discard")),
        Point(gin, ("big_gin", "big_gin_bonus")),
        Point(message("gin-rules-knock-never-must")),
        Point(message("gin-rules-knock-shown")),
    ]


def _selection(options: GinOptions) -> list[Point]:
    chosen = (
        message("gin-rules-selection-listed")
        if options.meld_selection is MeldSelection.KNOCKER
        else message("gin-rules-selection-chosen")
    )
    return [Point(message("gin-rules-selection-automatic")), Point(chosen, ("meld_selection",))]


_LAYOFFS: Final = {
    LayoffMode.JOINT: LazyMessage("gin-rules-laying-off-joint"),
    LayoffMode.DEADWOOD_ONLY: LazyMessage("gin-rules-laying-off-deadwood-only"),
    LayoffMode.MANUAL: LazyMessage("gin-rules-laying-off-manual"),
}


def _lay_off(options: GinOptions) -> list[Point]:
    return [
        Point(message("gin-rules-laying-off-who")),
        Point(message("gin-rules-laying-off-where")),
        Point(message("gin-rules-laying-off-deadwood")),
        Point(str(_LAYOFFS[options.layoff_mode]), ("layoff_mode",)),
    ]


def _scoring(options: GinOptions) -> list[Point]:
    points = [
        Point(message("gin-rules-scoring-gin", bonus=options.gin_bonus), ("gin_bonus",)),
        Point(message("gin-rules-scoring-knock")),
        Point(
            message("gin-rules-scoring-undercut", bonus=options.undercut_bonus, tie=options.tie_rule.value),
            ("undercut_bonus", "tie_rule"),
        ),
        Point(message("gin-rules-scoring-draw")),
    ]
    if options.variant is Variant.OKLAHOMA and options.spades_double:
        points.append(Point(message("gin-rules-scoring-spade"), ("spades_double",)))
    return points


def _wall(options: GinOptions) -> list[Point]:
    points = [
        Point(message("gin-rules-wall-floor", cards=options.stock_floor), ("stock_floor",)),
        Point(message("gin-rules-wall-knock")),
    ]
    if options.wall_action is WallAction.NONE:
        return [*points, Point(message("gin-rules-wall-draw"), ("wall_action",))]
    return [
        *points,
        Point(message("gin-rules-wall-discard")),
        Point(message("gin-rules-wall-take"), ("wall_action",)),
        Point(message("gin-rules-wall-pass")),
    ]


def _match(options: GinOptions) -> list[Point]:
    length = (
        message("gin-rules-match-deals", deals=options.deals, boxes="yes" if options.box_bonus else "no")
        if options.deals
        else message("gin-rules-match-target", target=options.target)
    )
    dealer = message(
        "gin-rules-match-dealer", dealer=options.next_dealer.value, redeal=options.redeal_after_draw.value
    )
    return [
        *(_hollywood(options) if options.hollywood else [Point(length, ("target", "deals"))]),
        Point(dealer, ("next_dealer", "redeal_after_draw")),
        Point(_added(options), ("game_bonus", "box_bonus", "shutout")),
    ]


def _added(options: GinOptions) -> str:
    """Return the bonuses at the end of a match or game."""
    bonuses, kind = [], "game" if options.hollywood else "match"
    if options.game_bonus:
        bonuses.append(message("gin-rules-match-game-bonus", points=options.game_bonus, of=kind))
    if options.box_bonus:
        bonuses.append(message("gin-rules-match-box-bonus", points=options.box_bonus))
    if options.shutout == "double":
        bonuses.append(message("gin-rules-match-shut-out-doubles"))
    elif options.shutout != "none":
        bonuses.append(message("gin-rules-match-shut-out", points=int(options.shutout.removeprefix("flat:"))))
    added = with_semicolons(bonuses)
    if options.hollywood:
        return (
            message("gin-rules-match-added-to-games", bonuses=added)
            if added
            else message("gin-rules-match-nothing-added-to-games")
        )
    return (
        message("gin-rules-match-added", bonuses=added) if added else message("gin-rules-match-nothing-added")
    )


def _hollywood(options: GinOptions) -> list[Point]:
    end = (
        message("gin-rules-hollywood-end-deals", deals=options.deals)
        if options.deals
        else message("gin-rules-hollywood-end")
    )
    return [
        Point(message("gin-rules-hollywood-games"), ("hollywood",)),
        Point(message("gin-rules-hollywood-target", target=options.target), ("target",)),
        Point(end, ("hollywood", "deals")),
    ]


SECTIONS: Final[Mapping[str, tuple[Text, Callable[[GinOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": (LazyMessage("gin-rules-setup"), _setup),
        "2": (LazyMessage("gin-rules-upcard"), _first_upcard),
        "3": (LazyMessage("gin-rules-turn"), _turn),
        "4": (LazyMessage("gin-rules-melds"), _melds),
        "5": (LazyMessage("gin-rules-knock"), _knock),
        "6": (LazyMessage("gin-rules-selection"), _selection),
        "7": (LazyMessage("gin-rules-laying-off"), _lay_off),
        "8": (LazyMessage("gin-rules-scoring"), _scoring),
        "9": (LazyMessage("gin-rules-wall"), _wall),
        "10": (LazyMessage("gin-rules-match"), _match),
    }
)
"""By number: title and points of each section."""
