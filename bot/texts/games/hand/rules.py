"""The rules of Hand and its partnership game, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.hand.melds import points
from bot.texts.games.points import Point
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, message
from engine.cards import parse_cards
from engine.games.hand.terms import (
    ExchangeSet3,
    HandOptions,
    OpeningScope,
    PartnerOfWinner,
    PartnershipOptions,
    StarterTurn,
    StockEnd,
    TieRule,
)


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def short(options: HandOptions) -> list[Point]:
    """Return the rules in a few lines."""
    opening = message(
        "hand-rules-short-opening",
        points=options.opening_min,
        rule=options.opening_rule.value,
        ace=options.ace_low_value,
    )
    then = (
        message("hand-rules-short-exchange")
        if options.joker_exchange
        else message("hand-rules-short-lay-off")
    )
    scoring = message(
        "hand-rules-short-scoring",
        winner=points(options.winner_score),
        unopened=options.unopened_penalty,
        multiplier=options.hand_multiplier,
    )
    return [
        Point(message("hand-rules-short-aim", rounds=options.rounds), ("rounds",)),
        Point(message("hand-rules-short-setup")),
        Point(message("hand-rules-short-turn")),
        Point(message("hand-rules-short-melds", set=_cards("8S 8D 8H"), run=_cards("5S 6S 7S"))),
        Point(opening, ("opening_min", "opening_rule", "ace_low_value")),
        Point(then, ("joker_exchange",)),
        Point(scoring, ("winner_score", "unopened_penalty", "hand_multiplier")),
    ]


def team_short(options: PartnershipOptions) -> list[Point]:
    """Return the same for partners."""
    partners = message("hand-rules-short-teams", scope=options.opening_scope.value)
    return [*short(options), Point(partners, ("opening_scope",))]


def _setup(options: HandOptions, *, teams: bool = False) -> list[Point]:
    dealer = message(
        "hand-rules-setup-dealer",
        seat=0 if options.first_dealer == "random" else int(options.first_dealer) + 1,
        next=options.dealer_rule.value,
    )
    deal = [
        Point(message("hand-rules-setup-teams") if teams else message("hand-rules-setup-players")),
        Point(message("hand-rules-setup-order")),
        Point(message("hand-rules-setup-pack")),
        Point(message("hand-rules-setup-deal")),
        Point(message("hand-rules-setup-pile")),
        Point(dealer, ("first_dealer", "dealer_rule")),
    ]
    if options.pairs_redeal:
        deal.append(Point(message("hand-rules-setup-redeal"), ("pairs_redeal",)))
    return deal


def _turn(options: HandOptions) -> list[Point]:
    starter = (
        message("hand-rules-turn-starter")
        if options.starter_first_turn is StarterTurn.DISCARD_ONLY
        else message("hand-rules-turn-starter-melds")
    )
    keep = message("hand-rules-turn-keep") if options.final_discard else message("hand-rules-turn-no-keep")
    reshuffles = options.max_reshuffles if options.stock_end is StockEnd.RESHUFFLE else 0
    return [
        Point(starter, ("starter_first_turn",)),
        Point(message("hand-rules-turn-play")),
        Point(keep, ("final_discard",)),
        Point(message("hand-rules-turn-discard")),
        Point(message("hand-rules-turn-stay")),
        Point(message("hand-rules-turn-partner")),
        Point(message("hand-rules-turn-end", times=reshuffles), ("stock_end", "max_reshuffles")),
    ]


def _melds(options: HandOptions) -> list[Point]:
    run = message(
        "hand-rules-melds-run",
        longest=options.run_max,
        low=_cards("AD 2D 3D"),
        high=_cards("QS KS AS"),
    )
    joker = message(
        "hand-rules-melds-joker",
        naturals=options.min_naturals_per_meld,
        jokers=options.max_jokers_per_meld,
    )
    return [
        Point(message("hand-rules-melds-set", cards=_cards("8S 8D 8H"))),
        Point(run, ("run_max",)),
        Point(joker, ("min_naturals_per_meld", "max_jokers_per_meld")),
        Point(message("hand-rules-melds-place", cards=_cards("8C 8H JK"))),
        Point(message("hand-rules-melds-said")),
        Point(message("hand-rules-melds-unsaid", cards=_cards("7H 8H JK"))),
        Point(message("hand-rules-melds-refused")),
        Point(message("hand-rules-melds-values", ace=options.ace_low_value), ("ace_low_value",)),
    ]


def _opening(options: HandOptions) -> list[Point]:
    partners = isinstance(options, PartnershipOptions)
    scope = options.opening_scope if isinstance(options, PartnershipOptions) else OpeningScope.PLAYER
    minimum = message(
        "hand-rules-opening-minimum", points=options.opening_min, rule=options.opening_rule.value
    )
    if options.opening_needs_run:
        minimum += f" {message('hand-rules-opening-run')}"
    waived = (
        message("hand-rules-opening-waived")
        if options.hand_waives_opening
        else message("hand-rules-opening-not-waived")
    )
    return [
        Point(
            message("hand-rules-opening-opened", scope=scope.value), ("opening_scope",) if partners else ()
        ),
        Point(minimum, ("opening_min", "opening_rule", "opening_needs_run")),
        Point(message("hand-rules-opening-melds")),
        Point(message("hand-rules-opening-layoffs")),
        Point(message("hand-rules-opening-after")),
        Point(message("hand-rules-opening-keep")),
        Point(waived, ("hand_waives_opening",)),
        Point(message("hand-rules-opening-no-penalty")),
    ]


def _laying_off(options: HandOptions) -> list[Point]:
    beside = (
        message(
            "hand-rules-laying-off-beside",
            card=_cards("8S"),
            set=_cards("8C 8H JK"),
            joker=_cards("8D"),
        )
        if options.layoff_on_joker_set3
        else message("hand-rules-laying-off-not-beside")
    )
    run = message("hand-rules-laying-off-run", run=_cards("8D 9D 10D"), low=_cards("7D"), high=_cards("JD"))
    return [
        Point(message("hand-rules-laying-off-when")),
        Point(run),
        Point(message("hand-rules-laying-off-set")),
        Point(message("hand-rules-laying-off-joker")),
        Point(beside, ("layoff_on_joker_set3",)),
        Point(message("hand-rules-laying-off-ace")),
        Point(message("hand-rules-laying-off-one")),
    ]


def _exchange(options: HandOptions) -> list[Point]:
    if not options.joker_exchange:
        return [Point(message("hand-rules-exchange-none"), ("joker_exchange",))]
    joker_set, spade, diamond = _cards("8C 8H JK"), _cards("8S"), _cards("8D")
    sets = (
        message("hand-rules-exchange-set", set=joker_set, one=spade, other=diamond)
        if options.exchange_set3 is ExchangeSet3.BOTH_MISSING
        else message("hand-rules-exchange-set-either")
    )
    used = (
        message("hand-rules-exchange-must-use")
        if options.taken_joker_must_be_used
        else message("hand-rules-exchange-yours")
    )
    return [
        Point(message("hand-rules-exchange-when")),
        Point(message("hand-rules-exchange-run")),
        Point(sets, ("exchange_set3",)),
        Point(message("hand-rules-exchange-naturals")),
        Point(used, ("taken_joker_must_be_used",)),
        Point(message("hand-rules-exchange-steps", card=spade, set=joker_set, joker=diamond)),
    ]


def _taking(options: HandOptions) -> list[Point]:
    back = (
        message("hand-rules-taking-back")
        if options.allow_return_discard
        else message("hand-rules-taking-not-back")
    )
    return [
        Point(message("hand-rules-taking-top")),
        Point(message("hand-rules-taking-use", use=options.discard_use.value), ("discard_use",)),
        Point(message("hand-rules-taking-if")),
        Point(message("hand-rules-taking-first")),
        Point(back, ("allow_return_discard",)),
        Point(message("hand-rules-taking-same")),
        Point(message("hand-rules-taking-joker")),
    ]


def _going_out(options: HandOptions) -> list[Point]:
    last = (
        message("hand-rules-going-out-discard")
        if options.final_discard
        else message("hand-rules-going-out-any")
    )
    soon = (
        message("hand-rules-going-out-soon")
        if options.go_out_first_turn
        else message("hand-rules-going-out-not-first")
    )
    hand = message("hand-rules-going-out-hand", multiplier=options.hand_multiplier)
    return [
        Point(last, ("final_discard",)),
        Point(message("hand-rules-going-out-ordinary")),
        Point(hand, ("hand_multiplier",)),
        Point(soon, ("go_out_first_turn",)),
        *([Point(message("hand-rules-going-out-gulf"), ("gulf_bonus",))] if options.gulf_bonus else []),
    ]


def _scoring(options: HandOptions, *, teams: bool = False) -> list[Point]:
    factor = options.hand_multiplier
    left = message("hand-rules-scoring-left", ace=options.ace_penalty, joker=options.joker_penalty)
    out = message(
        "hand-rules-scoring-out",
        winner=points(options.winner_score),
        winner_hand=points(options.winner_score * factor),
        unopened=options.unopened_penalty,
        unopened_hand=options.unopened_penalty * factor,
    )
    partner = (
        options.partner_of_winner if isinstance(options, PartnershipOptions) else PartnerOfWinner.IGNORED
    )
    together = (
        Point(message("hand-rules-scoring-team", partner=partner.value), ("partner_of_winner",))
        if teams
        else Point(message("hand-rules-scoring-alone"))
    )
    no_winner = message("hand-rules-scoring-no-winner", counts=options.no_winner_round.value)
    return [
        Point(left, ("ace_penalty", "joker_penalty")),
        Point(out, ("winner_score", "unopened_penalty", "hand_multiplier")),
        Point(message("hand-rules-scoring-opened")),
        together,
        Point(message("hand-rules-scoring-hand", multiplier=factor), ("hand_multiplier",)),
        Point(no_winner, ("no_winner_round",)),
    ]


def _match(options: HandOptions, *, teams: bool = False) -> list[Point]:
    tie = (
        message("hand-rules-match-tie")
        if options.tie_rule is TieRule.SHARED
        else message("hand-rules-match-tie-rounds")
    )
    return [
        Point(message("hand-rules-match-rounds", rounds=options.rounds), ("rounds",)),
        Point(message("hand-rules-match-winner-team") if teams else message("hand-rules-match-winner")),
        Point(tie, ("tie_rule",)),
        Point(message("hand-rules-match-no-target")),
        Point(message("hand-rules-match-time")),
    ]


def _at_this_table(options: HandOptions) -> list[Point]:
    """Return the rules on which tables differ; refusals of section 11 refer to it."""
    run = message("hand-rules-table-run") if options.opening_needs_run else message("hand-rules-table-no-run")
    exchanged = (
        message("hand-rules-table-exchange")
        if options.joker_exchange
        else message("hand-rules-table-no-exchange")
    )
    joker = (
        message("hand-rules-table-joker-used")
        if options.taken_joker_must_be_used
        else message("hand-rules-table-joker-kept")
    )
    redeal = (
        message("hand-rules-table-redeal") if options.pairs_redeal else message("hand-rules-table-no-redeal")
    )
    return [
        Point(run, ("opening_needs_run",)),
        Point(exchanged, ("joker_exchange",)),
        Point(joker, ("taken_joker_must_be_used",)),
        Point(redeal, ("pairs_redeal",)),
        Point(message("hand-rules-table-options")),
    ]


def _clarified(_options: HandOptions) -> list[Point]:
    return [
        Point(message("hand-rules-clarified-finish")),
        Point(message("hand-rules-clarified-end")),
        Point(message("hand-rules-clarified-joker")),
        Point(message("hand-rules-clarified-upcard")),
    ]


_Section = tuple[Text, Callable[[HandOptions], Sequence[Point]]]


def _sections(*, teams: bool) -> dict[str, _Section]:
    return {
        "1": (LazyMessage("hand-rules-setup"), partial(_setup, teams=teams)),
        "2": (LazyMessage("hand-rules-turn"), _turn),
        "3": (LazyMessage("hand-rules-melds"), _melds),
        "4": (LazyMessage("hand-rules-opening"), _opening),
        "5": (LazyMessage("hand-rules-laying-off"), _laying_off),
        "6": (LazyMessage("hand-rules-exchange"), _exchange),
        "7": (LazyMessage("hand-rules-taking"), _taking),
        "8": (LazyMessage("hand-rules-going-out"), _going_out),
        "9": (LazyMessage("hand-rules-scoring"), partial(_scoring, teams=teams)),
        "10": (LazyMessage("hand-rules-match"), partial(_match, teams=teams)),
        "11": (LazyMessage("hand-rules-table"), _at_this_table),
        "13": (LazyMessage("hand-rules-clarified"), _clarified),
    }


SECTIONS: Final[Mapping[str, _Section]] = MappingProxyType(_sections(teams=False))
"""By number: title and points of each section."""
TEAM_SECTIONS: Final[Mapping[str, _Section]] = MappingProxyType(_sections(teams=True))
"""The same for partners."""
