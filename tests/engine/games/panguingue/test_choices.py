"""The listed choices are complete: they equal trying every choice of cards."""

import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import pytest

from engine import IllegalAction
from engine.actions import Action, Discard
from engine.cards import Card
from engine.games.panguingue.choices import completes, face, placeable
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.melds import PLACE, meld_type
from engine.games.panguingue.terms import Borrow, Duty, LayMeld, LayOff, Phase, Split
from tests.engine.games.panguingue.table import SPEC, Supply, at, board, draw, options, view
from tests.engine.random_play import deal_of, pick

CASES: list[dict[str, Any]] = [
    {},
    {"group_suits": "strict"},
    {"group_add_any": True},
    {"borrow_timing": "later_turn"},
    {"borrow_needs_own_card": False},
    {"meld_requires_drawn_card": True},
    {"drawn_card_rule": "to_hand"},
]


def subsets(cards: Iterable[Card], least: int = 0, most: int = 11) -> Iterator[tuple[Card, ...]]:
    """Yield choices of cards, one of each group of equal choices."""
    cards = tuple(cards)
    seen = set()
    for size in range(least, min(most, len(cards)) + 1):
        for chosen in combinations(cards, size):
            key = tuple(sorted(map(face, chosen)))
            if key not in seen:
                seen.add(key)
                yield chosen


def accepted(deal: PanDeal, seat: int, action: Action) -> bool:
    try:
        deal.check(seat, action)
    except IllegalAction:
        return False
    return True


def said(deal: PanDeal, seat: int, action: Action) -> Any:
    """Return an action by the faces of its cards, so that equal choices are equal."""
    home = {card: number for number, meld in enumerate(board(deal, seat)) for card in meld.cards}
    match action:
        case LayMeld(cards):
            return "meld", tuple(sorted(map(face, cards)))
        case LayOff(card, number):
            return "layoff", face(card), number
        case Split(number, part):
            rest = tuple(card for card in board(deal, seat)[number].cards if card not in part)
            return "split", number, tuple(sorted(tuple(sorted(map(face, half))) for half in (part, rest)))
        case Borrow(borrowed, cards):
            taken = tuple(sorted((home[card], face(card)) for card in borrowed))
            return "borrow", taken, tuple(sorted(map(face, cards)))
        case Discard(card):
            return "discard", face(card)
        case _:
            return type(action)


def everything_askable(deal: PanDeal, seat: int) -> Iterator[Action]:
    seen = deal.view(seat)
    drawn = () if seen.drawn is None else (seen.drawn,)
    cards = (*drawn, *(card for card in seen.hand if card not in drawn))
    melds = board(deal, seat)
    yield from (LayMeld(chosen) for chosen in subsets(cards, 3))
    yield from (LayOff(card, number) for card in cards for number in range(len(melds)))
    yield from (
        Split(number, part) for number, meld in enumerate(melds) for part in subsets(meld.cards, 3, 8)
    )
    yield from (Discard(card) for card in cards)
    lying = [card for meld in melds if len(meld.cards) > 3 for card in meld.cards]
    for borrowed in combinations_by_home(deal, seat, lying):
        for chosen in subsets(cards):
            if len(chosen) + len(borrowed) >= 3:
                yield Borrow(borrowed, chosen)


def combinations_by_home(deal: PanDeal, seat: int, lying: list[Card]) -> Iterator[tuple[Card, ...]]:
    home = {card: number for number, meld in enumerate(board(deal, seat)) for card in meld.cards}
    seen = set()
    for size in range(1, 5):
        for borrowed in combinations(lying, size):
            alike = len({PLACE[card] for card in borrowed}) == 1 or len({face(c) >> 4 for c in borrowed}) == 1
            key = tuple(sorted((home[card], face(card)) for card in borrowed))
            if alike and key not in seen:
                seen.add(key)
                yield borrowed


def compare(deal: PanDeal, seat: int) -> None:
    listed = [said(deal, seat, action) for action in deal.legal_actions(seat)]
    assert len(set(listed)) == len(listed)
    asked = {
        said(deal, seat, action) for action in everything_askable(deal, seat) if accepted(deal, seat, action)
    }
    named = {
        told for told in listed if isinstance(told, tuple) and (told[0] != "borrow" or len(told[1]) <= 4)
    }
    assert named == asked


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_is_listed_is_what_may_be_asked(number: int) -> None:
    rng = random.Random(number)
    match = SPEC.new_match(seats=2, options=options(packs=5, drop_cost=0, **CASES[number]))
    compared = 0
    while compared < 12:
        deal = deal_of(match, rng)
        assert isinstance(deal, PanDeal)
        while deal.result is None:
            seat, action = pick(deal, rng)
            crowded = len(view(deal, seat).hand) > 8
            if deal.view(None).phase is Phase.ACT and rng.random() < 0.08 and not crowded:
                compare(deal, seat)
                compared += 1
            deal.apply(seat, action)


@pytest.mark.parametrize(
    ("hand", "melds", "stock", "values"),
    [
        ("7C 7D 4S", ["4H 5H 6H 7H JH QH KH"], "7H", {}),
        ("3C 3C 2S", ["3S 3S 3S 3H 3H 3D 3D"], "3S", {}),
        ("5H 6C", ["4H 5H 6H 7H", "6S 6H 6D 6C"], "5D", {}),
        ("KH", ["KS KS KS KH KD", "JD QD KD 7D"], "KC", {}),
        ("5H 6C", ["4H 5H 6H 7H", "6S 6H 6D 6C"], "5D", {"group_suits": "strict"}),
        ("AS 2S", ["3S 3S 3S 3S", "4S 5S 6S 7S"], "2S", {"borrow_needs_own_card": False}),
    ],
)
def test_crowded_boards(hand: str, melds: list[str], stock: str, values: dict[str, Any]) -> None:
    deal = at(hand, *melds, top="2D", stock=stock, forcing="off", **values)
    draw(deal)
    compare(deal, 0)


def test_the_list_of_the_most_crowded_board_stays_short() -> None:
    deal = at("", "AS AS AS AH AH AH AD AD AD AC", top="2D", stock="AC")
    draw(deal)
    assert len(deal.legal_actions(0)) < 400
    deal = at("KC AC", "AS AH AD AC AD", "KS KH KD", top="2D", stock="KC")
    draw(deal)
    assert len(deal.legal_actions(0)) < 400


def can_be_placed(melds: list[tuple[Card, ...]], own: tuple[Card, ...], card: Card, depth: int = 3) -> bool:
    """Answer ``placeable`` slowly: try every lay-off, meld, borrowing, and split before them."""
    chosen = options()
    for meld in melds:
        if meld_type((*meld, card), chosen) is not None and meld_type(meld, chosen) == meld_type(
            (*meld, card), chosen
        ):
            return True
    for taken in subsets([c for meld in melds if len(meld) > 3 for c in meld], 0, 4):
        left = [tuple(c for c in meld if c not in taken) for meld in melds]
        if all(meld_type(rest, chosen) for rest in left):
            for hand in subsets(own, 0, 3):
                if meld_type((*taken, *hand, card), chosen) is not None:
                    return True
    if depth:
        for number, meld in enumerate(melds):
            for part in subsets(meld, 3, len(meld) - 3):
                rest = tuple(c for c in meld if c not in part)
                if meld_type(part, chosen) and meld_type(rest, chosen):
                    halves = [*melds[:number], part, rest, *melds[number + 1 :]]
                    if can_be_placed(halves, own, card, depth - 1):
                        return True
    return False


@pytest.mark.long
@pytest.mark.parametrize(
    ("melds", "hand"),
    [
        (["2H 3H 4H 5H 6H 7H JH QH KH"], "5D"),
        (["4H 5H 6H 7H", "2D 3D 4D 5D 6D 7D"], ""),
        (["3H 4H 5H 6H 7H JH", "QS QS QS QS"], ""),
        (["5S 5S 5S 5H 5D 5C 5C"], "6S 4H 7C"),
        (["KS KS KH KH KD KD"], "QS JH 2C AD"),
        (["AC 2C 3C 4C", "JS JH JD JC"], "QC 2H"),
    ],
)
def test_where_a_card_can_be_placed(melds: list[str], hand: str) -> None:
    supply = Supply()
    laid = [supply.cards(meld.split()) for meld in melds]
    own = supply.cards(hand.split())
    for card in sorted({face(card): card for card in SPEC.new_match(seats=2).pack()}.values()):
        assert placeable(laid, own, card, options(), new_meld=True) == can_be_placed(laid, own, card), card


@pytest.mark.long
def test_completing_a_meld_from_the_hand() -> None:
    rng = random.Random(3)
    pack = SPEC.new_match(seats=2).pack()
    for _ in range(300):
        card, *hand = rng.sample(pack, 9)
        slow = any(meld_type((card, *pair), options()) is not None for pair in combinations(hand, 2))
        assert completes(card, hand) == slow


def test_the_duty_is_done_by_what_is_listed() -> None:
    rng = random.Random(5)
    match = SPEC.new_match(seats=3, options=options(packs=5))
    taken = 0
    while taken < 20:
        deal = deal_of(match, rng)
        assert isinstance(deal, PanDeal)
        while deal.result is None:
            seat, action = pick(deal, rng)
            if view(deal, seat).duty is not Duty.NONE:
                taken += 1
                assert not any(isinstance(listed, Discard) for listed in deal.legal_actions(seat))
            deal.apply(seat, action)
