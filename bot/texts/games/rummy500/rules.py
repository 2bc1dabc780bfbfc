"""The rules of Rummy 500 for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.points import Point
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, message
from engine.cards import parse_cards
from engine.games.rummy500.terms import GoingOut, NextDealer, Rummy500Options, SingleTake, StockEnd, TakeDepth


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _single(options: Rummy500Options) -> Point:
    words = (
        message("rummy500-rules-single")
        if options.single_take is SingleTake.FREE
        else message("rummy500-rules-single-must-use")
    )
    return Point(words, ("single_take",))


def _depth(options: Rummy500Options) -> Point:
    words = (
        message("rummy500-rules-depth-top")
        if options.take_depth is TakeDepth.TOP
        else message("rummy500-rules-depth")
    )
    return Point(words, ("take_depth",))


def _corner(options: Rummy500Options) -> Point:
    low, high, between = _cards("AH 2H 3H"), _cards("QH KH AH"), _cards("KH AH 2H")
    if options.ace_wrap:
        words = message("rummy500-rules-ace-between", low=low, high=high, between=between)
    elif options.ace_high:
        words = message("rummy500-rules-ace-high", low=low, high=high, between=between)
    else:
        words = message("rummy500-rules-ace-low", low=low, high=high)
    return Point(words, ("ace_high", "ace_wrap"))


def short(options: Rummy500Options) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(message("rummy500-rules-short-aim", limit=options.limit), ("limit",)),
        Point(message("rummy500-rules-short-melds", set=_cards("8S 8D 8H"), run=_cards("5S 6S 7S"))),
        Point(message("rummy500-rules-short-turn")),
        _depth(options),
        _single(options),
        Point(message("rummy500-rules-short-end", stock=options.stock_end.value), ("stock_end", "go_out")),
        Point(message("rummy500-rules-short-scoring", ace=options.hand_ace), ("hand_ace",)),
    ]


def _setup(_: Rummy500Options) -> list[Point]:
    return [
        Point(message("rummy500-rules-setup-pack")),
        Point(message("rummy500-rules-setup-dealer")),
        Point(message("rummy500-rules-setup-deal")),
        Point(message("rummy500-rules-setup-order")),
        Point(message("rummy500-rules-setup-open")),
    ]


def _turn(options: Rummy500Options) -> list[Point]:
    return [
        Point(message("rummy500-rules-turn-draw")),
        Point(message("rummy500-rules-turn-play")),
        Point(message("rummy500-rules-turn-discard", out=options.go_out.value), ("go_out",)),
        Point(message("rummy500-rules-turn-stay")),
    ]


def _melds(options: Rummy500Options) -> list[Point]:
    return [
        Point(message("rummy500-rules-melds-set", cards=_cards("KS KD KH"))),
        Point(message("rummy500-rules-melds-run", cards=_cards("5S 6S 7S 8S"))),
        _corner(options),
        Point(message("rummy500-rules-melds-nobody")),
    ]


def _laying_off(_: Rummy500Options) -> list[Point]:
    return [
        Point(message("rummy500-rules-laying-off-when")),
        Point(message("rummy500-rules-laying-off-kind")),
        Point(message("rummy500-rules-laying-off-choice")),
        Point(message("rummy500-rules-laying-off-points")),
    ]


def _pile(options: Rummy500Options) -> list[Point]:
    points = [_depth(options), _single(options)]
    if options.take_depth is TakeDepth.ANY:
        points += [Point(message("rummy500-rules-pile-use")), Point(message("rummy500-rules-pile-first"))]
    return [
        *points,
        Point(message("rummy500-rules-pile-last-card")),
        Point(message("rummy500-rules-pile-signs")),
    ]


def _end(options: Rummy500Options) -> list[Point]:
    out = (
        message("rummy500-rules-end-out")
        if options.go_out is GoingOut.FREE
        else message("rummy500-rules-end-out-discard")
    )
    stock = (
        message("rummy500-rules-end-stock")
        if options.stock_end is StockEnd.FINISH_TURN
        else message("rummy500-rules-end-stock-goes-on")
    )
    stall = (
        message("rummy500-rules-end-stall", turns=options.stall_limit)
        if options.stall_limit
        else message("rummy500-rules-end-no-stall")
    )
    return [Point(out, ("go_out",)), Point(stock, ("stock_end",)), Point(stall, ("stall_limit",))]


def _scoring(options: Rummy500Options) -> list[Point]:
    ace = message(
        "rummy500-rules-scoring-ace",
        set=_cards("AS AH AD"),
        low=_cards("AS 2S 3S"),
        high=_cards("QD KD AD"),
    )
    return [
        Point(message("rummy500-rules-scoring-values")),
        Point(ace),
        Point(message("rummy500-rules-scoring-hand-ace", points=options.hand_ace), ("hand_ace",)),
        Point(message("rummy500-rules-scoring-sum")),
        Point(message("rummy500-rules-scoring-example", cards=_cards("KD 4C"))),
    ]


def _match(options: Rummy500Options) -> list[Point]:
    clock = (
        message("rummy500-rules-match-clock", minutes=options.clock)
        if options.clock
        else message("rummy500-rules-match-no-clock")
    )
    dealer = (
        message("rummy500-rules-match-dealer")
        if options.next_dealer is NextDealer.ALTERNATE
        else message("rummy500-rules-match-dealer-loser")
    )
    return [
        Point(message("rummy500-rules-match-limit", limit=options.limit), ("limit",)),
        Point(message("rummy500-rules-match-winner"), ("limit",)),
        Point(message("rummy500-rules-match-tie")),
        Point(clock, ("clock",)),
        Point(message("rummy500-rules-match-resigns")),
        Point(dealer, ("next_dealer",)),
    ]


def _at_this_table(options: Rummy500Options) -> list[Point]:
    depth = (
        message("rummy500-rules-table-depth")
        if options.take_depth is TakeDepth.ANY
        else message("rummy500-rules-table-depth-top")
    )
    out = (
        message("rummy500-rules-table-out")
        if options.go_out is GoingOut.FREE
        else message("rummy500-rules-table-out-discard")
    )
    stock = (
        message("rummy500-rules-table-stock")
        if options.stock_end is StockEnd.FINISH_TURN
        else message("rummy500-rules-table-stock-goes-on")
    )
    return [
        _single(options),
        Point(depth, ("take_depth",)),
        _corner(options),
        Point(out, ("go_out",)),
        Point(stock, ("stock_end",)),
    ]


def _questions(options: Rummy500Options) -> list[Point]:
    single = (
        message("rummy500-rules-questions-single")
        if options.single_take is SingleTake.FREE
        else message("rummy500-rules-questions-single-must-use")
    )
    out = (
        message("rummy500-rules-questions-out")
        if options.go_out is GoingOut.FREE
        else message("rummy500-rules-questions-out-discard")
    )
    return [
        Point(message("rummy500-rules-questions-first")),
        Point(message("rummy500-rules-questions-whole-pile")),
        Point(single, ("single_take",)),
        Point(message("rummy500-rules-questions-later")),
        Point(message("rummy500-rules-questions-others")),
        Point(message("rummy500-rules-questions-deepest")),
        Point(message("rummy500-rules-questions-before")),
        Point(message("rummy500-rules-questions-together")),
        Point(message("rummy500-rules-questions-several")),
        Point(message("rummy500-rules-questions-must-meld")),
        Point(message("rummy500-rules-questions-bonus")),
        Point(out, ("go_out",)),
        Point(message("rummy500-rules-questions-last")),
        Point(message("rummy500-rules-questions-points")),
        Point(message("rummy500-rules-questions-share")),
        Point(message("rummy500-rules-questions-joined")),
    ]


def _clarified(options: Rummy500Options) -> list[Point]:
    passing = (
        message("rummy500-rules-clarified-pass")
        if options.stock_end is StockEnd.DRAW_NEEDED
        else message("rummy500-rules-clarified-no-pass")
    )
    return [
        Point(message("rummy500-rules-clarified-refused")),
        Point(message("rummy500-rules-clarified-tie")),
        Point(passing, ("stock_end",)),
    ]


SECTIONS: Final[Mapping[str, tuple[Text, Callable[[Rummy500Options], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": (LazyMessage("rummy500-rules-setup"), _setup),
        "2": (LazyMessage("rummy500-rules-turn"), _turn),
        "3": (LazyMessage("rummy500-rules-melds"), _melds),
        "4": (LazyMessage("rummy500-rules-laying-off"), _laying_off),
        "5": (LazyMessage("rummy500-rules-pile"), _pile),
        "6": (LazyMessage("rummy500-rules-end"), _end),
        "7": (LazyMessage("rummy500-rules-scoring"), _scoring),
        "8": (LazyMessage("rummy500-rules-match"), _match),
        "9": (LazyMessage("rummy500-rules-table"), _at_this_table),
        "10": (LazyMessage("rummy500-rules-questions"), _questions),
        "11": (LazyMessage("rummy500-rules-clarified"), _clarified),
    }
)
"""By number: title and points of each section."""
