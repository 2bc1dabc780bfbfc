"""The rules of panguingue for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.points import Point
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, message
from engine.cards import parse_cards
from engine.games.panguingue.terms import (
    DiscardPickup,
    Forcing,
    OnExhaustion,
    PanOptions,
    RankSet,
)


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _packs(options: PanOptions) -> str:
    cards = options.packs * 40 - 10 * options.drop_one_spade_suit
    if options.drop_one_spade_suit:
        return message("panguingue-rules-packs-less", packs=options.packs, cards=cards)
    return message("panguingue-rules-packs", packs=options.packs, cards=cards)


def short(options: PanOptions) -> list[Point]:
    """Return the rules in a few lines."""
    melds = message(
        "panguingue-rules-short-melds",
        run=_cards("5D 6D 7D"),
        suited=_cards("4C 4C 4C"),
        mixed=_cards("6S 6H 6D"),
    )
    return [
        Point(message("panguingue-rules-short-match", deals=options.deals), ("deals",)),
        Point(message("panguingue-rules-short-drop", chips=options.drop_cost), ("drop_cost",)),
        Point(
            message("panguingue-rules-short-turn", drawn=options.drawn_card_rule.value), ("drawn_card_rule",)
        ),
        Point(melds),
        Point(message("panguingue-rules-short-conditions", ranks=options.rank_set.value), ("rank_set",)),
        Point(message("panguingue-rules-short-out", chips=options.out_chips), ("out_chips",)),
    ]


def _setup(options: PanOptions) -> list[Point]:
    upcard = "yes" if options.initial_upcard else "no"
    return [
        Point(message("panguingue-rules-players")),
        Point(_packs(options), ("packs", "drop_one_spade_suit")),
        Point(message("panguingue-rules-ranks", ranks=options.rank_set.value), ("rank_set",)),
        Point(message("panguingue-rules-direction", direction=options.direction.value), ("direction",)),
        Point(message("panguingue-rules-eldest")),
        Point(message("panguingue-rules-dealer")),
        Point(message("panguingue-rules-shuffle", shuffle=options.shuffle_mode.value), ("shuffle_mode",)),
        Point(message("panguingue-rules-deal", packet=f"p{options.deal_packet}"), ("deal_packet",)),
        Point(message("panguingue-rules-upcard", upcard=upcard), ("initial_upcard",)),
        Point(message("panguingue-rules-stock")),
    ]


def _declare(options: PanOptions) -> list[Point]:
    ante = (
        message("panguingue-rules-ante", chips=options.ante)
        if options.ante
        else message("panguingue-rules-no-ante")
    )
    return [
        Point(message("panguingue-rules-declare")),
        Point(message("panguingue-rules-drop", chips=options.drop_cost), ("drop_cost",)),
        Point(message("panguingue-rules-dropped")),
        Point(message("panguingue-rules-last")),
        Point(ante, ("ante",)),
        Point(message("panguingue-rules-not-later")),
    ]


def _turn(options: PanOptions) -> list[Point]:
    drawn, take, taken = options.drawn_card_rule.value, options.discard_pickup.value, "place"
    if not options.discard_must_meld and options.discard_pickup is not DiscardPickup.NONE:
        passed = options.discard_pickup is DiscardPickup.STOCK_DRAWN_ONLY
        take, taken = "keep-passed" if passed else "keep", "keep"
    draw = [
        message("panguingue-rules-draw"),
        message("panguingue-rules-take", take=take),
        message("panguingue-rules-drawn", drawn=drawn),
    ]
    place = [
        message("panguingue-rules-place", drawn="first" if options.meld_requires_drawn_card else "any"),
        message("panguingue-rules-place-taken", taken=taken),
    ]
    return [
        Point(message("panguingue-rules-forced"), ("forcing",)),
        Point(" ".join(draw), ("discard_pickup", "drawn_card_rule", "discard_must_meld")),
        Point(" ".join(place), ("meld_requires_drawn_card", "discard_must_meld")),
        Point(message("panguingue-rules-discard", drawn=drawn), ("drawn_card_rule",)),
    ]


def _melds(options: PanOptions) -> list[Point]:
    ranks = options.rank_set.value
    run = (
        message("panguingue-rules-run-court", run=_cards("6H 7H JH"), wrong=_cards("QH KH AH"))
        if options.rank_set is RankSet.COURT
        else message("panguingue-rules-run", run=_cards("6H 7H 8H"))
    )
    mixed = message("panguingue-rules-mixed", suits=options.group_suits.value, cards=_cards("6S 6H 6D"))
    return [
        Point(run, ("rank_set",)),
        Point(message("panguingue-rules-suited", cards=_cards("4S 4S 4S"))),
        Point(mixed, ("group_suits",)),
        Point(message("panguingue-rules-any-suits", ranks=ranks), ("rank_set",)),
        Point(message("panguingue-rules-own")),
    ]


def _conditions(options: PanOptions) -> list[Point]:
    ranks, spades = options.rank_set.value, "double" if options.spades_double else "same"
    more = (
        message("panguingue-rules-laid-off-earn", spades=spades)
        if options.layoff_pays
        else message("panguingue-rules-laid-off-earn-nothing")
    )
    extra = message("panguingue-rules-extra", extra="earn" if options.pay_extra_on_form else "nothing")
    completed = (
        message("panguingue-rules-completed", ranks=ranks)
        if options.layoff_creates_condition
        else message("panguingue-rules-not-completed")
    )
    return [
        Point(message("panguingue-rules-mixed-earn")),
        Point(message("panguingue-rules-suited-earn", spades=spades), ("spades_double",)),
        Point(message("panguingue-rules-other-earn", spades=spades), ("spades_double",)),
        Point(message("panguingue-rules-low-earn", spades=spades), ("spades_double",)),
        Point(
            message("panguingue-rules-high-earn", ranks=ranks, spades=spades), ("spades_double", "rank_set")
        ),
        Point(f"{more} {extra}", ("layoff_pays", "spades_double", "pay_extra_on_form")),
        Point(completed, ("layoff_creates_condition",)),
        Point(message("panguingue-rules-three-of", ranks=ranks), ("rank_set",)),
        Point(message("panguingue-rules-on-credit")),
    ]


def _lay_off(options: PanOptions) -> list[Point]:
    groups = "any" if options.group_add_any else options.group_suits.value
    return [
        Point(message("panguingue-rules-lay-off")),
        Point(message("panguingue-rules-lay-off-run")),
        Point(message("panguingue-rules-lay-off-group", groups=groups), ("group_add_any", "group_suits")),
        Point(message("panguingue-rules-lay-off-any", ranks=options.rank_set.value), ("rank_set",)),
    ]


def _split(_: PanOptions) -> list[Point]:
    split = message(
        "panguingue-rules-split-example",
        meld=_cards("AD 2D 3D 4D 5D 6D"),
        first=_cards("AD 2D 3D"),
        second=_cards("4D 5D 6D"),
    )
    return [
        Point(message("panguingue-rules-split")),
        Point(split),
        Point(message("panguingue-rules-split-condition")),
    ]


def _borrow(options: PanOptions) -> list[Point]:
    meld = _cards("4H 5H 6H 7H JH" if options.rank_set is RankSet.COURT else "4H 5H 6H 7H 8H")
    own = "yes" if options.borrow_needs_own_card else "no"
    left = "earn" if options.residue_creates_condition else "nothing"
    return [
        Point(message("panguingue-rules-borrow")),
        Point(
            message("panguingue-rules-borrow-example", ranks=options.rank_set.value, meld=meld),
            ("rank_set",),
        ),
        Point(message("panguingue-rules-borrow-own", own=own), ("borrow_needs_own_card",)),
        Point(message("panguingue-rules-borrow-when", when=options.borrow_timing.value), ("borrow_timing",)),
        Point(message("panguingue-rules-borrow-earns", left=left), ("residue_creates_condition",)),
        Point(message("panguingue-rules-borrow-stay")),
    ]


def _demand(options: PanOptions) -> list[Point]:
    if options.forcing is Forcing.OFF:
        return [Point(message("panguingue-rules-no-demands"), ("forcing",))]
    if options.forcing is Forcing.ALWAYS:
        return [
            Point(message("panguingue-rules-always-forced"), ("forcing",)),
            Point(message("panguingue-rules-always-paid")),
        ]
    return [
        Point(message("panguingue-rules-demand")),
        Point(message("panguingue-rules-demand-one"), ("forcing",)),
        Point(message("panguingue-rules-demand-paid")),
        Point(message("panguingue-rules-demand-not")),
    ]


def _safe(options: PanOptions) -> list[Point]:
    if not options.safe_discard:
        return [Point(message("panguingue-rules-any-discard"), ("safe_discard",))]
    return [
        Point(
            message("panguingue-rules-safe", scope=options.safe_discard_scope.value),
            ("safe_discard", "safe_discard_scope"),
        ),
        Point(message("panguingue-rules-all-unsafe")),
        Point(message("panguingue-rules-safe-no-meld")),
        Point(
            message("panguingue-rules-safe-drawn", drawn=options.drawn_card_rule.value), ("drawn_card_rule",)
        ),
    ]


def _out(_: PanOptions) -> list[Point]:
    return [
        Point(message("panguingue-rules-eleven")),
        Point(message("panguingue-rules-nine")),
        Point(message("panguingue-rules-flat")),
        Point(message("panguingue-rules-before-out")),
    ]


def _settlement(options: PanOptions) -> list[Point]:
    out = message("panguingue-rules-out", chips=options.out_chips)
    if options.double_for_unmelded:
        out = f"{out} {message('panguingue-rules-out-double')}"
    second = message("panguingue-rules-second", worth=options.settlement_conditions.value)
    return [
        Point(out, ("out_chips", "double_for_unmelded")),
        Point(second, ("settlement_conditions",)),
        Point(message("panguingue-rules-pot"), ("ante",)),
        Point(message("panguingue-rules-stay-paid")),
    ]


def _exhausted(options: PanOptions) -> list[Point]:
    end = message("panguingue-rules-exhausted", end=options.on_exhaustion.value)
    if options.on_exhaustion is not OnExhaustion.DRAW and options.max_turnovers is not None:
        end = f"{end} {message('panguingue-rules-turnovers', times=options.max_turnovers)}"
    return [
        Point(message("panguingue-rules-head")),
        Point(end, ("on_exhaustion", "max_turnovers")),
        Point(message("panguingue-rules-void")),
    ]


def _match(options: PanOptions) -> list[Point]:
    return [
        Point(message("panguingue-rules-match", deals=options.deals), ("deals",)),
        Point(message("panguingue-rules-next-eldest")),
        Point(message("panguingue-rules-match-void")),
    ]


def _more(_: PanOptions) -> list[Point]:
    return [
        Point(message("panguingue-rules-most")),
        Point(message("panguingue-rules-always-a-card")),
        Point(message("panguingue-rules-two-suits")),
        Point(message("panguingue-rules-no-turnover")),
        Point(message("panguingue-rules-eldest-drops")),
        Point(message("panguingue-rules-class")),
        Point(message("panguingue-rules-unfinished")),
    ]


SECTIONS: Final[Mapping[str, tuple[Text, Callable[[PanOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "2": (LazyMessage("panguingue-rules-title-2"), _setup),
        "3": (LazyMessage("panguingue-rules-title-3"), _declare),
        "4": (LazyMessage("panguingue-rules-title-4"), _turn),
        "5": (LazyMessage("panguingue-rules-title-5"), _melds),
        "6": (LazyMessage("panguingue-rules-title-6"), _conditions),
        "7": (LazyMessage("panguingue-rules-title-7"), _lay_off),
        "8": (LazyMessage("panguingue-rules-title-8"), _split),
        "9": (LazyMessage("panguingue-rules-title-9"), _borrow),
        "10": (LazyMessage("panguingue-rules-title-10"), _demand),
        "11": (LazyMessage("panguingue-rules-title-11"), _safe),
        "12": (LazyMessage("panguingue-rules-title-12"), _out),
        "13": (LazyMessage("panguingue-rules-title-13"), _settlement),
        "14": (LazyMessage("panguingue-rules-title-14"), _exhausted),
        "15": (LazyMessage("panguingue-rules-title-15"), _match),
        "20": (LazyMessage("panguingue-rules-title-20"), _more),
    }
)
"""By number: title and points of each section."""
