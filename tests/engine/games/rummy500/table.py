"""Rummy 500 deals and positions for tests: seat 1 deals, seat 0 is on turn."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine import GAMES, IllegalAction, code, parse_cards
from engine.actions import Action, Discard, DrawStock
from engine.cards import Card, mask_of, pack
from engine.events import Event
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import new_meld, runs_of
from engine.games.rummy500.terms import LayOff, Meld, Pass, Phase, Rummy500Options, Rummy500Result, TakePile

SPEC = GAMES["rummy500"]
ME, OTHER = 0, 1
# Two cards that meld with nothing in these tests.
STRANGERS = "2D 7S"


def c(word: str) -> Card:
    return parse_cards(word)[0]


def options(**values: Any) -> Rummy500Options:
    chosen = SPEC.options(**values)
    assert isinstance(chosen, Rummy500Options)
    return chosen


def at(
    hand: str,
    *melds: str,
    pile: str = "",
    top: str = "",
    other: str = "",
    stock: int | None = None,
    phase: Phase = Phase.DRAW,
    turns_without_stock: int = 0,
    scores: Sequence[int] | None = None,
    **values: Any,
) -> Rummy500Deal:
    """Set up a position from my hand, the opponent's melds, pile (top last) and stock ``top``.

    The remaining cards are the stock, or the opponent's hand if ``stock`` gives its size.
    """
    chosen = options(**values)
    on_table = [new_meld(OTHER, mask_of(parse_cards(meld)), runs_of(chosen)) for meld in melds]
    named = parse_cards(" ".join((hand, *melds, pile, top, other)))
    assert len(set(named)) == len(named)
    left = [card for card in pack() if card not in named]
    theirs = [*parse_cards(other)] or [left.pop()]
    size = len(left) if stock is None else stock - len(parse_cards(top))
    return Rummy500Deal.at(
        chosen,
        dealer=OTHER,
        turn=ME,
        hands=[parse_cards(hand), [*theirs, *left[size:]]],
        stock=[*parse_cards(top), *left[:size]],
        pile=parse_cards(pile),
        melds=on_table,
        phase=phase,
        turns_without_stock=turns_without_stock,
        scores=scores,
    )


def draw(deal: Rummy500Deal) -> tuple[Event, ...]:
    return do(deal, DrawStock())


def take(deal: Rummy500Deal, count: int) -> tuple[Event, ...]:
    return do(deal, TakePile(count))


def meld(deal: Rummy500Deal, cards: str) -> tuple[Event, ...]:
    return do(deal, Meld(parse_cards(cards)))


def lay_off(deal: Rummy500Deal, cards: str, number: int = 0) -> tuple[Event, ...]:
    return do(deal, LayOff(parse_cards(cards), number))


def drop(deal: Rummy500Deal, card: str) -> tuple[Event, ...]:
    return do(deal, Discard(c(card)))


def passing(deal: Rummy500Deal) -> tuple[Event, ...]:
    return do(deal, Pass())


def do(deal: Rummy500Deal, action: Action) -> tuple[Event, ...]:
    """Apply an action of the seat on turn."""
    return deal.apply(deal.view(None).turn, action)


def refused(deal: Rummy500Deal, action: Action, seat: int | None = None) -> IllegalAction:
    with pytest.raises(IllegalAction) as refusal:
        deal.check(deal.view(None).turn if seat is None else seat, action)
    return refusal.value


def told(refusal: IllegalAction) -> tuple[str, str, str]:
    """Return the reason, the rule and the cards of a refusal."""
    return refusal.reason.value, refusal.rule, code(refusal.cards)


def hand_of(deal: Rummy500Deal, seat: int = ME) -> set[str]:
    return {code(card) for card in deal.view(seat).hand}


def words(cards: str) -> set[str]:
    return set(cards.split())


def legal(deal: Rummy500Deal, kind: type[Action]) -> list[Action]:
    return [action for action in deal.legal_actions(deal.view(None).turn) if type(action) is kind]


def result_of(deal: Rummy500Deal) -> Rummy500Result:
    assert isinstance(deal.result, Rummy500Result)
    return deal.result
