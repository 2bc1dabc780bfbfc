"""The fast solver equals a slow one, which tries every family of melds as sets of numbers."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, mask_of, parse_cards
from engine.games.gin.arrangement import (
    arrangements,
    best,
    deadwood,
    deadwood_after_discard,
    discards,
    exposure,
    optimal,
)
from engine.melds import Melds

Hand = frozenset[int]

SETS = [
    frozenset(cards)
    for rank in range(13)
    for size in (3, 4)
    for cards in combinations(range(rank, 52, 13), size)
]
RUNS = [
    frozenset(range(13 * suit + low, 13 * suit + high + 1))
    for suit in range(4)
    for low in range(13)
    for high in range(low + 2, 13)
]
MELDS = frozenset(SETS + RUNS)


def value(cards: Iterable[int]) -> int:
    return sum(min(card % 13 + 1, 10) for card in cards)


def families(hand: Hand, melds: list[Hand]) -> Iterator[list[Hand]]:
    if not melds:
        yield []
        return
    first, *others = melds
    yield from families(hand, others)
    for family in families(hand - first, [meld for meld in others if not meld & first]):
        yield [first, *family]


def slow_families(hand: Hand) -> list[list[Hand]]:
    return list(families(hand, [meld for meld in MELDS if meld <= hand]))


def slow_deadwood(hand: Hand) -> int:
    return min(value(hand.difference(*family)) for family in slow_families(hand))


def slow_arrangements(hand: Hand) -> dict[Melds, int]:
    """Return the deadwood of all families without adjoining runs, which another one joins."""
    found: dict[Melds, int] = {}
    for family in slow_families(hand):
        runs = [meld for meld in family if max(meld) - min(meld) < 13]
        if not any(one | other in MELDS for one, other in combinations(runs, 2)):
            melds = tuple(sorted(tuple(Card(card) for card in sorted(meld)) for meld in family))
            found[melds] = value(hand.difference(*family))
    return found


def slow_exposure(melds: Melds, hand: Hand) -> int:
    others = set(range(52)) - hand
    return sum(any(frozenset(meld) | {card} in MELDS for meld in melds) for card in others)


def crowded(random: Random, size: int) -> list[int]:
    """Return cards of few neighbouring ranks, so that sets and runs overlap."""
    ranks = random.randint(3, 6)
    low = random.randint(0, 13 - ranks)
    suits = random.choice([[0, 1, 2, 3], random.sample(range(4), 3)])
    cards = [13 * suit + rank for suit in suits for rank in range(low, low + ranks)]
    return random.sample(cards, min(size, len(cards)))


def built(random: Random, size: int) -> list[int]:
    """Return melds joined as far as possible, filled up with random cards."""
    cards: Hand = frozenset()
    for meld in random.sample(SETS, 6) + random.sample(RUNS, 6):
        if len(cards | meld) <= size:
            cards |= meld
    return [*cards, *random.sample(sorted(set(range(52)) - cards), size - len(cards))]


def drawn(random: Random, size: int) -> list[int]:
    return random.sample(range(52), size)


def hands(count: int, *sizes: int) -> Iterator[Hand]:
    random = Random(20)
    for _ in range(count):
        for draw in (crowded, built, drawn):
            yield frozenset(draw(random, random.choice(sizes)))


any_hand = st.one_of(
    st.frozensets(st.integers(0, 51), max_size=11),
    st.frozensets(
        st.builds(lambda rank, suit: 13 * suit + rank, st.integers(4, 8), st.integers(0, 3)), max_size=11
    ),
)


def mask(hand: Hand) -> int:
    return mask_of(Card(card) for card in hand)


def mask_from(text: str) -> int:
    return mask_of(parse_cards(text))


def melds_of(*texts: str) -> Melds:
    return tuple(parse_cards(text) for text in texts)


@pytest.mark.long
def test_deadwood() -> None:
    for hand in hands(2500, 10, 11):
        assert deadwood(mask(hand)) == slow_deadwood(hand), sorted(hand)


@pytest.mark.long
@given(any_hand)
def test_deadwood_of_fewer_cards(hand: Hand) -> None:
    assert deadwood(mask(hand)) == slow_deadwood(hand)


@pytest.mark.long
def test_discards_and_the_best_of_them() -> None:
    random = Random(3)
    for hand in hands(400, 11):
        left = {card: slow_deadwood(hand - {card}) for card in sorted(hand)}
        assert discards(mask(hand)) == tuple(left.items()), sorted(hand)
        assert deadwood_after_discard(mask(hand)) == min(left.values()), sorted(hand)
        forbidden = random.choice(sorted(hand))
        del left[forbidden]
        assert discards(mask(hand), forbidden) == tuple(left.items()), sorted(hand)
        assert deadwood_after_discard(mask(hand), forbidden) == min(left.values()), sorted(hand)


@pytest.mark.long
def test_the_best_discard_is_the_least_of_all_discards() -> None:
    """The reference is ``deadwood``, which has its own test; every card is forbidden once."""
    for hand in hands(700, 9, 10, 11):
        for forbidden in (-1, *hand):
            expected = min(deadwood(mask(hand - {card})) for card in hand if card != forbidden)
            assert deadwood_after_discard(mask(hand), forbidden) == expected, (sorted(hand), forbidden)


@pytest.mark.long
@given(any_hand, st.integers(-1, 51))
def test_the_best_discard_of_fewer_cards(hand: Hand, forbidden: int) -> None:
    left = {card: slow_deadwood(hand - {card}) for card in sorted(hand - {forbidden})}
    assert discards(mask(hand), forbidden) == tuple(left.items())
    if left:
        assert deadwood_after_discard(mask(hand), forbidden) == min(left.values())
    else:
        with pytest.raises(ValueError, match="empty"):
            deadwood_after_discard(mask(hand), forbidden)


@pytest.mark.parametrize(
    ("hand", "forbidden", "left"),
    [
        ("AS AC AD", None, 2),
        ("AS AC AD KH", "KH", 12),
        ("AS AC AD AH", None, 0),
        ("AS AC AD AH", "AS", 0),
        ("5S 6S 7S", "5S", 11),
        ("5S 6S 7S 8S", "8S", 0),
        ("9H 10H JH QH KH", "KH", 0),
        ("AS 2S 3S AC AD 2C 2D 3C 3D", None, 2),
    ],
)
def test_a_discard_may_have_to_break_a_meld(hand: str, forbidden: str | None, left: int) -> None:
    barred = parse_cards(forbidden)[0] if forbidden else -1
    assert deadwood_after_discard(mask_from(hand), barred) == left


def test_the_best_melds_of_eleven_cards_do_not_tell_the_discard() -> None:
    hand = mask_from("AC AD AH 2S 2C 2D 2H 3D 8C 9C 10C")
    assert deadwood(hand) == 2
    assert deadwood_after_discard(hand) == 0
    assert [card for card, left in discards(hand) if left == 0] == list(parse_cards("3D"))


@pytest.mark.long
def test_arrangements_are_all_there_once() -> None:
    for hand in hands(400, 10, 11):
        found = arrangements(mask(hand))
        expected = slow_arrangements(hand)
        assert len(found) == len(expected), sorted(hand)
        assert {arrangement.melds: arrangement.deadwood for arrangement in found} == expected, sorted(hand)
        for arrangement in found:
            melded = frozenset(card for meld in arrangement.melds for card in meld)
            assert arrangement.loose == tuple(sorted(hand - melded))


@pytest.mark.long
@given(any_hand)
def test_arrangements_of_fewer_cards(hand: Hand) -> None:
    found = arrangements(mask(hand))
    assert len(found) == len(set(found))
    assert {arrangement.melds: arrangement.deadwood for arrangement in found} == slow_arrangements(hand)


def test_touching_runs_are_one() -> None:
    found = {arrangement.melds for arrangement in arrangements(mask_from("4S 5S 6S 7S 8S 9S"))}
    assert melds_of("4S 5S 6S 7S 8S 9S") in found
    assert melds_of("4S 5S 6S", "7S 8S 9S") not in found
    assert () in found
    assert len(found) == 11


@pytest.mark.long
def test_the_optimal_arrangements_come_in_the_order_of_section_6() -> None:
    for hand in hands(400, 10):
        least = slow_deadwood(hand)
        expected = sorted(
            (
                (slow_exposure(melds, hand), -sum(map(len, melds)), melds)
                for melds, left in slow_arrangements(hand).items()
                if left == least
            ),
        )
        found = optimal(mask(hand))
        assert [arrangement.melds for arrangement in found] == [melds for _, _, melds in expected], sorted(
            hand
        )
        assert [exposure(arrangement, mask(hand)) for arrangement in found] == [
            count for count, _, _ in expected
        ]
        assert all(arrangement.deadwood == least for arrangement in found)
        assert best(mask(hand)) == found[0]


@pytest.mark.parametrize(
    ("hand", "chosen", "exposed"),
    [
        # Sets expose three cards, runs six.
        ("AS 5S 5C 5D 6S 6C 6D 7S 7C 7D", ("5S 5C 5D", "6S 6C 6D", "7S 7C 7D"), 3),
        # A set of four exposes nothing, and the run only its upper end: the eight is in the hand.
        ("AC AD 2H 8S 8C 8D 8H 9S 10S JS", ("8S 8C 8D 8H", "9S 10S JS"), 1),
        # Eight points and one exposed card either way: seven melded cards are better than six.
        ("AS 2S 3S AC 2C 3C AD 3D 4D 3H", ("AS AC AD", "3S 3C 3D 3H"), 1),
        # Three exposed cards and nine melded ones either way: the shorter list of melds.
        ("AS AC AD 2S 2C 2D 3S 3C 3D KH", ("AS 2S 3S", "AC 2C 3C", "AD 2D 3D"), 3),
    ],
)
def test_the_choice_of_the_house(hand: str, chosen: tuple[str, ...], exposed: int) -> None:
    arrangement = best(mask_from(hand))
    assert arrangement.melds == melds_of(*chosen)
    assert exposure(arrangement, mask_from(hand)) == exposed


def test_no_cards_make_the_empty_arrangement() -> None:
    (arrangement,) = arrangements(0)
    assert (arrangement.melds, arrangement.loose, arrangement.deadwood) == ((), (), 0)
    assert best(0) == arrangement
    assert deadwood(0) == 0
