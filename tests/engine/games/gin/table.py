"""Gin deals and positions for tests: seat 0 deals, seat 1 begins."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine import GAMES, IllegalAction, parse_cards
from engine.actions import Action
from engine.cards import Card, pack
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import GinOptions, GinResult, Phase
from engine.melds import Melds

SPEC = GAMES["gin"]
ELDEST, DEALER = 1, 0

# Knocks with the jack of diamonds at 1, and with the ace at 10; the two of diamonds makes it gin.
NEAR_GIN = "AH 2C 2H 5S 6S 7S KC KD KH 2S"
# Nothing melds, and nothing fits the melds above.
SCATTERED = "3D 4C 5H 6D 8H 9C 10D JC QH QS"
ALL_MELDED = "5S 6S 7S 2C 2D 2H KC KD KH KS"


def c(word: str) -> Card:
    return parse_cards(word)[0]


def options(**values: Any) -> GinOptions:
    chosen = SPEC.options(**values)
    assert isinstance(chosen, GinOptions)
    return chosen


def rest_of(*used: Iterable[Card]) -> list[Card]:
    gone = {card for cards in used for card in cards}
    return [card for card in pack() if card not in gone]


def dealt(eldest: str, dealer: str, upcard: str, stock: str = "", **values: Any) -> GinDeal:
    """Deal these hands, this upcard and this top of the stock; seat 0 deals, seat 1 begins."""
    top = [*parse_cards(eldest), *parse_cards(dealer), c(upcard), *parse_cards(stock)]
    match = SPEC.new_match(seats=2, options=options(**values), dealer=DEALER)
    deal = match.deal([*top, *rest_of(top)], seed=bytes(32))
    assert isinstance(deal, GinDeal)
    return deal


def at(
    phase: Phase,
    own: str,
    other: str = SCATTERED,
    *,
    upcard: str,
    stock: int = 20,
    top: str = "",
    taken: str = "",
    takes: int = 0,
    first: str = "",
    **values: Any,
) -> GinDeal:
    """Set up a position with seat 1, the non-dealer, to move; ``top`` is on the stock."""
    hands = [parse_cards(other), parse_cards(own)]
    used = [*hands[0], *hands[1], c(upcard), *parse_cards(top)]
    left = rest_of(used)
    size = stock - len(parse_cards(top))
    return GinDeal.at(
        options(**values),
        dealer=DEALER,
        turn=ELDEST,
        phase=phase,
        hands=hands,
        stock=[*parse_cards(top), *left[:size]],
        pile=[*left[size:], c(upcard)],
        first_upcard=c(first or upcard),
        taken=c(taken) if taken else None,
        upcard_takes=takes,
    )


def at_the_wall(own: str, upcard: str, **values: Any) -> GinDeal:
    return at(Phase.WALL, own, upcard=upcard, stock=int(values.get("stock_floor", 2)), **values)


def refused(deal: GinDeal, seat: int, action: Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        deal.apply(seat, action)
    return refusal.value


def result_of(deal: GinDeal) -> GinResult:
    assert deal.result is not None
    return deal.result


def kinds(deal: GinDeal) -> set[type[Action]]:
    (seat,) = deal.actors
    return {type(action) for action in deal.legal_actions(seat)}


def m(*melds: str) -> Melds:
    return tuple(parse_cards(meld) for meld in melds)
