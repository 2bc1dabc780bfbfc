"""Comparison of the first hands of a deal: expectation and variance under an honest shuffle."""

from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from engine import GAMES
from engine.cards import pack, parse_cards
from engine.first_hands import MILLION, DealSum, compare, compare_ranks, deal_sums, first_hands, measures
from engine.games.gin.terms import FirstUpcard

CLOSE = 2
"""Allowed rounding error, in millionths."""


@pytest.mark.parametrize("compared", [compare, compare_ranks])
@pytest.mark.parametrize(
    ("values", "group"), [((3, 8), {1}), ((5, 5, 9, 1), {0, 2}), ((0, 0, 7), {2}), ((2, 4, 4, 6, 1), {0, 1})]
)
def test_over_all_orders_of_the_hands_the_mean_is_0_and_the_variance_is_what_each_says(
    compared: Callable[[Sequence[int], Collection[int]], DealSum | None],
    values: tuple[int, ...],
    group: set[int],
) -> None:
    orders = (compared(order, group) for order in permutations(values))
    found = [each for each in orders if each is not None]
    totals: list[Fraction] = [Fraction(each.total, MILLION) for each in found]
    [variance] = {each.variance for each in found}
    assert abs(sum(totals, Fraction(0))) / len(totals) * MILLION <= CLOSE
    mean_square = sum((total * total for total in totals), Fraction(0)) / len(totals)
    assert abs(mean_square - Fraction(variance, MILLION)) * MILLION <= 50


def test_what_is_compared_is_the_difference_of_means() -> None:
    assert compare((1, 4, 10), {2}) == DealSum(1, 7_500_000, 31_500_000)
    assert compare_ranks((1, 4, 10), {2}) == DealSum(1, 500_000, 166_667)
    assert compare((1, 4), set()) is None
    assert compare((1, 4), {0, 1}) is None


@pytest.mark.parametrize("game", GAMES)
def test_first_hands_are_those_that_are_dealt_cut_to_the_shortest(game: str) -> None:
    spec, rng = GAMES[game], Random(game)
    for seats in {spec.seats[0], min(spec.seats[-1], 6)}:
        match = spec.new_match(seats=seats)
        order = list(match.pack())
        rng.shuffle(order)
        dealer, seed = seats - 1, rng.randbytes(32)
        hands = first_hands(match, order, dealer, seed)
        dealt = spec.new_match(seats=seats, dealer=dealer).deal(order, seed=seed)
        whole = [dealt.view(seat).hand for seat in range(seats)]
        assert len({len(hand) for hand in hands}) == 1
        assert len(hands[0]) == min(map(len, whole)) > 4
        for hand, held in zip(hands, whole, strict=True):
            left_out = set(held) - set(hand)
            assert set(hand) <= set(held)
            assert all(order.index(card) > max(map(order.index, hand)) for card in left_out)


def test_whoever_has_a_card_more_is_compared_without_it() -> None:
    spec, order = GAMES["gin"], pack()
    match = spec.new_match(seats=2, options=spec.options(first_upcard=FirstUpcard.ELEVEN_CARD_DEAL))
    assert first_hands(match, order, 0, bytes(32)) == [order[10:20], order[:10]]


def test_what_hands_are_worth() -> None:
    hand = parse_cards("3C 4C 5C KS KH QH 9D 2S JK JK")
    assert measures("hand", hand) == {"fits": 4, "courts": 3, "jokers": 2}  # 3-4, 4-5, K-K, Q-K
    gin = parse_cards("3C 4C 5C KS KH KD 9D 2S")
    assert measures("gin", gin) == {"deadwood": 11, "courts": 3, "jokers": 0}


def test_all_that_is_asked_of_a_deal() -> None:
    strong, weak = parse_cards("3C 4C 5C 6C"), parse_cards("KS QD JH 9C")
    found = deal_sums("gin", [weak, strong], computers={1}, dealer=1, winner=1, lot=0)
    assert {name: each.total // MILLION for name, each in found.items() if each.total % MILLION == 0} == {
        "deadwood computers": -39,
        "courts computers": -3,
        "jokers computers": 0,
    }
    halves = {name: each.total for name, each in found.items() if each.total % MILLION}
    half = MILLION // 2
    ahead = {"better computers": half, "better dealer": half, "wins 0": half}
    assert halves == ahead | {"better seat": -half, "lot computers": -half, "wins 1": -half}
    alone = deal_sums("gin", [weak, strong], computers=(), dealer=1)
    assert set(alone) == {"better dealer", "better seat"}
