"""The kinds of meld equal slow definitions that are written from the rules independently."""

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from random import Random

import pytest

from engine.cards import FACE, RANK, SUIT, Card, pack, parse_cards
from engine.games.control.control_cards import (
    CLOSED,
    FIRST_FITTING,
    ControlKind,
    Customs,
    fill_ins,
    in_table_order,
    is_meld,
    joining_cards,
    kind_laid,
    kinds_of,
    meld_kinds,
    melds_in,
)

ALL_CUSTOMS = [Customs(mixed, ace_high) for mixed in (False, True) for ace_high in (False, True)]
every_custom = pytest.mark.parametrize("customs", ALL_CUSTOMS, ids=str)
every_kind = pytest.mark.parametrize("kind", FIRST_FITTING)


def one_suit(cards: Sequence[Card]) -> bool:
    return len({SUIT[card] for card in cards}) == 1


def steps(numbers: Sequence[int]) -> set[int]:
    ascending = sorted(numbers)
    return {high - low for low, high in pairwise(ascending)}


def slow_sequence(cards: Sequence[Card], customs: Customs) -> bool:
    low = [RANK[card] + 1 for card in cards]
    high = [14 if number == 1 else number for number in low]
    return one_suit(cards) and (steps(low) == {1} or (customs.ace_high and steps(high) == {1}))


def slow_steps(cards: Sequence[Card], customs: Customs) -> bool:
    found = steps([RANK[card] for card in cards])
    if len(found) != 1 or found == {0}:
        return False
    return customs.mixed or (one_suit(cards) and found != {1})


def slow_sum(cards: Sequence[Card], customs: Customs) -> bool:
    low, middle, high = sorted(RANK[card] + 1 for card in cards)
    return low + middle == high and (customs.mixed or one_suit(cards))


def slow_product(cards: Sequence[Card], _: Customs) -> bool:
    low, middle, high = sorted(RANK[card] + 1 for card in cards)
    return low > 1 and low * middle == high


def chosen(numbers: set[int]) -> Callable[[Sequence[Card], Customs], bool]:
    def judge(cards: Sequence[Card], customs: Customs) -> bool:
        shown = [RANK[card] + 1 for card in cards]
        different = len(set(shown)) == len(shown)
        return different and set(shown) <= numbers and (customs.mixed or one_suit(cards))

    return judge


def slow_factors(cards: Sequence[Card], customs: Customs) -> bool:
    *others, highest = sorted(RANK[card] + 1 for card in cards)
    different = len({*others, highest}) == len(cards)
    return different and all(highest % each == 0 for each in others) and (customs.mixed or one_suit(cards))


SLOW: dict[ControlKind, tuple[range, Callable[[Sequence[Card], Customs], bool]]] = {
    ControlKind.GROUP: (range(3, 5), lambda cards, _: len({RANK[card] for card in cards}) == 1),
    ControlKind.SEQUENCE: (range(3, 14), slow_sequence),
    ControlKind.STEPS: (range(3, 14), slow_steps),
    ControlKind.SUIT: (range(4, 5), lambda cards, _: one_suit(cards)),
    ControlKind.SUM: (range(3, 4), slow_sum),
    ControlKind.PRODUCT: (range(3, 4), slow_product),
    ControlKind.PRIMES: (range(3, 5), chosen({2, 3, 5, 7, 11, 13})),
    ControlKind.FACTORS: (range(3, 14), slow_factors),
    ControlKind.EVENS: (range(3, 5), chosen({2, 4, 6, 8, 10, 12})),
    ControlKind.ODDS: (range(3, 5), chosen({1, 3, 5, 7, 9, 11, 13})),
}


def slow(kind: ControlKind, cards: Sequence[Card], customs: Customs) -> bool:
    sizes, judge = SLOW[kind]
    copies = len({FACE[card] for card in cards}) < len(cards)
    return len(cards) in sizes and not copies and judge(cards, customs)


def some_hand(rng: Random, size: int) -> list[Card]:
    """Return a random hand from two packs: of one suit, of few ranks, or of any cards."""
    cards = rng.choice(
        (
            [card for card in pack(2) if SUIT[card] in (0, 1)],
            [card for card in pack(2) if RANK[card] in (1, 3, 5, 7, 9, 11)],
            list(pack(2)),
        )
    )
    return rng.sample(cards, size)


@pytest.mark.long
@every_custom
def test_a_meld_is_what_the_rules_call_one(customs: Customs) -> None:
    rng = Random(11)
    for _ in range(3_000):
        cards = some_hand(rng, rng.randint(1, 5))
        for kind in FIRST_FITTING:
            assert is_meld(kind, cards, customs) == slow(kind, cards, customs), (kind, cards)
        assert kinds_of(cards, customs) == tuple(kind for kind in FIRST_FITTING if slow(kind, cards, customs))


@pytest.mark.long
@pytest.mark.parametrize("suit", range(4))
@every_custom
def test_a_meld_of_one_suit_is_what_the_rules_call_one(customs: Customs, suit: int) -> None:
    """This tries every choice of three and four cards of a suit, and long ones."""
    cards = [card for card in pack() if SUIT[card] == suit]
    for size in (3, 4, 9):
        for some in combinations(cards, size):
            for kind in FIRST_FITTING:
                assert is_meld(kind, some, customs) == slow(kind, some, customs), (kind, some)


@pytest.mark.long
@every_custom
@every_kind
def test_a_hand_is_searched_for_every_meld_of_its_own_faces(kind: ControlKind, customs: Customs) -> None:
    rng = Random(f"{kind}{customs}")
    found = 0
    for _ in range(25):
        hand = some_hand(rng, 9)
        faces = {FACE[card]: card for card in reversed(hand)}
        expected = {
            frozenset(cards)
            for size in SLOW[kind][0]
            for cards in combinations(faces.values(), size)
            if slow(kind, cards, customs)
        }

        melds = melds_in(kind, hand, customs)

        assert len(set(map(frozenset, melds))) == len(melds)
        if len(expected) <= 100:
            assert set(map(frozenset, melds)) == expected
        else:
            assert len(melds) >= 100
            assert set(map(frozenset, melds)) <= expected
        found += len(expected)
    assert found


def test_very_many_melds_are_listed_with_every_shape_before_other_suits() -> None:
    hand = parse_cards("AS AH 3S 3H 5S 5H 7S 7H 9S 9H JS JH KS KH")
    customs = Customs(mixed=True)

    melds = melds_in(ControlKind.ODDS, hand, customs)

    shapes = {tuple(sorted(RANK[card] for card in meld)) for meld in melds}
    assert len(melds) == 120
    assert len(shapes) == 70  # three or four of seven odd numbers


@pytest.mark.long
@every_custom
@every_kind
def test_lay_offs_card_by_card_and_at_once_are_all_there_are(kind: ControlKind, customs: Customs) -> None:
    """Every larger meld of the kind can be reached by the lay-offs that are listed."""
    if kind in CLOSED:
        assert joining_cards(kind, parse_cards("2S 3S 5S"), pack(), customs) == ()
        return
    rng = Random(f"{kind}{customs}")
    tried = 0
    while tried < 40:
        hand = some_hand(rng, 12)
        melds = melds_in(kind, hand[:9], customs)
        if not melds:
            continue
        meld = rng.choice(melds)
        own = [card for card in hand if card not in meld]
        for size in (1, 2, 3):
            for cards in combinations(own, size):
                if slow(kind, (*meld, *cards), customs):
                    tried += 1
                    assert can_be_laid(kind, meld, cards, customs), (meld, cards)
        for card in joining_cards(kind, meld, own, customs):
            assert slow(kind, (*meld, card), customs)
        for cards in fill_ins(kind, meld, own, customs):
            assert slow(kind, (*meld, *cards), customs)


def can_be_laid(kind: ControlKind, meld: Sequence[Card], cards: Sequence[Card], customs: Customs) -> bool:
    """Return whether the listed lay-offs can lay the cards off in some order."""
    if not cards:
        return True
    ways = [
        *((card,) for card in joining_cards(kind, meld, cards, customs)),
        *fill_ins(kind, meld, cards, customs),
    ]
    return any(
        can_be_laid(kind, (*meld, *way), [card for card in cards if card not in way], customs) for way in ways
    )


def test_either_asks_for_a_group_or_a_sequence() -> None:
    assert meld_kinds([ControlKind.EITHER]) == (ControlKind.SEQUENCE, ControlKind.GROUP)
    assert meld_kinds([ControlKind.SUIT, ControlKind.EITHER, ControlKind.GROUP]) == (
        ControlKind.SEQUENCE,
        ControlKind.GROUP,
        ControlKind.SUIT,
    )


@pytest.mark.parametrize(
    ("text", "in_force", "named", "kind"),
    [
        ("2H 4H 6H", "sum steps", None, "steps"),
        ("2H 4H 6H", "sum steps", "sum", "sum"),
        ("2H 4H 6H", "sum", "steps", None),
        ("2H 4H 6H 8H", "evens suit steps", None, "steps"),
        ("2H 4H 8H QH", "evens suit steps", None, "evens"),
        ("2H 4H 8H KH", "evens suit steps", None, "suit"),
        ("7S 7H 7D", "either", "either", "group"),
        ("7S 7H 7D", "group", "either", "group"),
        ("7S 7H 7D", "either", "sequence", None),
        ("AS 2S 4S 8S", "factors suit", None, "factors"),
        ("3S 5S 7S", "odds primes", None, "primes"),
        ("2S 3S 6S", "product sum factors", None, "factors"),
        ("2S 3S 6S", "product sum", None, "product"),
        ("2S 4S 8S", "product group", None, "product"),
    ],
)
def test_the_first_fitting_kind_is_taken_unless_the_player_names_one(
    text: str, in_force: str, named: str | None, kind: str | None
) -> None:
    kinds = [ControlKind(word) for word in in_force.split()]
    wanted = None if named is None else ControlKind(named)
    assert kind_laid(parse_cards(text), kinds, Customs(), wanted) == kind


def test_an_ace_lies_at_the_end_where_it_counts() -> None:
    customs = Customs(ace_high=True)
    assert in_table_order(ControlKind.SEQUENCE, parse_cards("AS KS QS JS"), customs) == parse_cards(
        "JS QS KS AS"
    )
    assert in_table_order(ControlKind.SEQUENCE, parse_cards("3S AS 2S"), customs) == parse_cards("AS 2S 3S")
    assert in_table_order(ControlKind.STEPS, parse_cards("KC AC 7C"), customs) == parse_cards("AC 7C KC")
