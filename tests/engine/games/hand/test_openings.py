"""The fast solutions of the opening problem of Hand equal those of slow_openings.py."""

from dataclasses import replace
from random import Random

import pytest

from engine.cards import FACE, JOKER, Card, code, pack, parse_cards
from engine.games.hand.joker_melds import MeldTerms
from engine.games.hand.openings import (
    Opening,
    OpeningTerms,
    best_opening,
    can_open,
    dearest_and_least,
    dearest_opening,
    hand_discards,
    least_left,
    openings,
)
from engine.melds import MeldKind
from tests.engine.games.hand.slow_openings import Covers, left, penalty, run_value_at, set_value

PACK = pack(2, jokers=2)
JOKERS = [card for card in PACK if FACE[card] == JOKER]
NATURALS = [card for card in PACK if FACE[card] != JOKER]
MELD_TERMS = (
    MeldTerms(),
    MeldTerms(max_jokers=1, min_naturals=2),
    MeldTerms(max_jokers=1),
    MeldTerms(min_naturals=2),
    MeldTerms(ace_low_value=11),
    MeldTerms(run_max=5),
    MeldTerms(min_naturals=2, run_max=5),
    MeldTerms(run_max=3, ace_low_value=11),
    MeldTerms(run_max=4, max_jokers=1),
    MeldTerms(min_naturals=2, run_max=7),
)
ROUNDS = range(6)
HANDS_A_ROUND = 320


def any_house(random: Random) -> OpeningTerms:
    """Return random terms from a small list, because building the solver's tables is slow."""
    return OpeningTerms(
        melds=random.choice((MELD_TERMS[0], *MELD_TERMS)),
        joker_penalty=random.choice((15, 15, 15, 25, 0, 5)),
        ace_penalty=random.choice((11, 11, 11, 1, 5, 0)),
    )


def any_terms(random: Random, house: OpeningTerms) -> OpeningTerms:
    return replace(
        house,
        minimum=random.choice((51, 51, 51, 71, 30, 0)),
        keep=random.choice((1, 1, 1, 0, 2)),
        needs_run=random.random() < 0.3,
        hand_waives_opening=random.random() < 0.3,
    )


def any_hand(random: Random) -> list[Card]:
    """Deal from the whole pack, from few ranks or from few suits, with any number of jokers."""
    jokers = random.choice(([], [], random.sample(JOKERS, 1), JOKERS))
    shape = random.random()
    naturals = NATURALS
    size = random.randint(9, 15)
    if shape < 0.4:
        ranks = random.sample(range(13), random.randint(4, 6))
        naturals = [card for card in naturals if FACE[card] % 13 in ranks]
        size = random.randint(6, 11)
    elif shape < 0.8:
        low, suits = random.randint(0, 6), random.sample(range(4), random.randint(1, 3))
        near = [(low + step) % 13 for step in range(8)]
        naturals = [card for card in naturals if FACE[card] % 13 in near and FACE[card] // 13 in suits]
        size = random.randint(6, 11)
    hand = [*random.sample(naturals, min(len(naturals), size - len(jokers))), *jokers]
    random.shuffle(hand)
    return hand


def small_hand(random: Random) -> list[Card]:
    """Deal a few cards close together, so that often all or nearly all of them can be laid."""
    low, suits = random.randint(0, 9), random.sample(range(4), random.randint(1, 3))
    ranks = [(low + step) % 13 for step in range(6)]
    near = [card for card in NATURALS if FACE[card] % 13 in ranks and FACE[card] // 13 in suits]
    jokers = JOKERS[: random.randint(0, 2)]
    return [*random.sample(near, random.randint(3, 7)), *jokers]


def assert_stands(opening: Opening, hand: list[Card], terms: OpeningTerms, must_use: Card | None) -> None:
    """Assert that the melds are legal and use cards of the hand, and that the sums are right."""
    laid = [card for meld in opening.melds for card in meld.cards]
    assert sorted([*laid, *opening.kept]) == sorted(hand)
    assert len(opening.kept) >= terms.keep
    assert must_use is None or must_use in laid
    for meld in opening.melds:
        if meld.kind is MeldKind.SET:
            assert meld.value == set_value(meld.cards, terms.melds) > 0
        else:
            assert meld.value == run_value_at(meld.cards, meld.lo, terms.melds) > 0
            for position, card in enumerate(meld.cards, meld.lo):
                assert FACE[card] == JOKER or FACE[card] % 13 == (position - 1) % 13
    assert opening.total == sum(meld.value for meld in opening.melds)
    assert opening.left == left(opening.kept, terms)
    assert not terms.needs_run or not laid or any(meld.kind is MeldKind.RUN for meld in opening.melds)


def assert_agrees(hand: list[Card], terms: OpeningTerms, covers: Covers, must_use: Card | None) -> None:
    covered = covers.opening_masks(terms, must_use)
    laid = {mask: total for mask, total in covered.items() if mask}
    complete = {
        mask: total
        for mask, total in laid.items()
        if terms.keep < 2
        and len(hand) - mask.bit_count() <= 1
        and (terms.hand_waives_opening or total >= terms.minimum)
    }
    enough = {mask: total for mask, total in laid.items() if total >= terms.minimum} | complete

    assert can_open(hand, terms, must_use) == bool(enough)

    best = best_opening(hand, terms, must_use)
    assert (best is None) == (not laid)
    if best is not None:
        assert_stands(best, hand, terms, must_use)
        jokers = sum(1 << place for place, card in enumerate(hand) if FACE[card] == JOKER)
        in_hand = sum(penalty(card, terms) for card in hand)
        dearest = max(
            (
                total,
                -(mask & jokers).bit_count(),
                in_hand - sum(penalty(card, terms) for card in covers.kept(mask)),
            )
            for mask, total in laid.items()
        )
        assert dearest == (
            best.total,
            -sum(FACE[card] == JOKER for meld in best.melds for card in meld.cards),
            in_hand - sum(penalty(card, terms) for card in best.kept),
        )

    out = hand_discards(hand, terms, must_use)
    for opening in out:
        assert_stands(opening, hand, terms, must_use)
    by_discard: dict[tuple[int, ...], int] = {}
    for mask, total in complete.items():
        discard = tuple(FACE[card] for card in covers.kept(mask))
        by_discard[discard] = max(by_discard.get(discard, 0), total)
    assert {tuple(FACE[card] for card in opening.kept): opening.total for opening in out} == by_discard
    assert len(out) == len(by_discard)

    least = least_left(hand, terms, must_use)
    nothing_will_do = terms.minimum == 0 and must_use is None and not terms.needs_run
    allowed = enough | {0: 0} if nothing_will_do else enough
    assert (least is None) == (not allowed)
    if least is not None:
        assert_stands(least, hand, terms, must_use)
        assert (least.left, -least.total) == min(
            (left(covers.kept(mask), terms), -total) for mask, total in allowed.items()
        )

    if not terms.hand_waives_opening:
        two = (dearest_opening(hand, terms, must_use), least)
        found = dearest_and_least(hand, terms, must_use)
        assert list(dict.fromkeys(found)) == ([*dict.fromkeys(two)] if two[0] else [])

    listed = openings(hand, terms, must_use)
    assert bool(listed) == bool(enough)
    assert len(set(listed)) == len(listed)
    for opening in listed:
        assert_stands(opening, hand, terms, must_use)
        assert opening.melds
        assert opening.total >= terms.minimum or (terms.hand_waives_opening and len(opening.kept) <= 1)


@pytest.mark.long
@pytest.mark.parametrize("seed", ROUNDS)
def test_every_answer_is_that_of_trying_everything(seed: int) -> None:
    random = Random(seed)
    houses = [any_house(random) for _ in range(3)]
    for _ in range(HANDS_A_ROUND):
        hand, terms = any_hand(random), any_terms(random, random.choice(houses))
        must_use = random.choice((None, random.choice(hand)))
        assert_agrees(hand, terms, Covers(hand, terms.melds), must_use)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_every_answer_about_a_few_cards_is_that_of_trying_everything(seed: int) -> None:
    random = Random(f"a few cards {seed}")
    houses = [any_house(random) for _ in range(5)]
    for _ in range(600):
        hand = small_hand(random)
        terms = replace(any_terms(random, random.choice(houses)), minimum=random.choice((0, 20, 30, 40, 51)))
        must_use = random.choice((None, random.choice(hand)))
        assert_agrees(hand, terms, Covers(hand, terms.melds), must_use)


def shown(opening: Opening | None) -> tuple[list[str], int, str, int] | None:
    """Return the melds, the total, the cards kept and the penalty left."""
    if opening is None:
        return None
    return [code(meld.cards) for meld in opening.melds], opening.total, code(opening.kept), opening.left


def test_fifty_is_not_enough_and_fifty_one_is() -> None:
    fifty = parse_cards("10S 10C 10D 5S 6S 7S 2H 9D")
    assert not can_open(fifty, OpeningTerms())
    assert can_open(fifty, OpeningTerms(minimum=48))
    assert can_open(parse_cards("10D JD QD KD AD 2S"), OpeningTerms())
    assert not can_open(parse_cards("10D JD QD KD AD 2S"), OpeningTerms(minimum=52))


def test_a_card_stays_for_the_discard_unless_the_last_may_be_melded() -> None:
    hand = parse_cards("10D JD QD KD AD")
    assert not can_open(hand, OpeningTerms())
    assert can_open(hand, OpeningTerms(keep=0))
    assert shown(best_opening(hand, OpeningTerms())) == (["JD QD KD AD"], 41, "10D", 0)
    assert can_open((*hand, *parse_cards("9D")), OpeningTerms())
    assert not can_open((*hand, *parse_cards("4S")), OpeningTerms(keep=2))


def test_runs_that_touch_are_laid_as_one() -> None:
    hand = parse_cards("4H 5H 6H 7H 8H 9H 10H JK JH 2C")
    assert shown(best_opening(hand, OpeningTerms())) == (["4H 5H 6H 7H 8H 9H 10H JH JK"], 69, "2C", 0)
    short = OpeningTerms(melds=MeldTerms(run_max=5))
    best = best_opening(hand, short)
    assert best is not None
    assert best.total == 69
    assert sorted(len(meld.cards) for meld in best.melds) == [4, 5]


def test_a_run_of_six_that_cannot_be_cut_where_two_naturals_are_asked_for() -> None:
    strict = OpeningTerms(minimum=45, melds=MeldTerms(min_naturals=2))
    hand = parse_cards("5H JK JK 8H 9H 10H KS")
    assert [shown(out) for out in hand_discards(hand, strict)] == [(["5H JK JK 8H 9H 10H"], 45, "KS", 0)]
    assert shown(best_opening(hand, strict)) == (["8H 9H 10H JK JK"], 47, "KS 5H", 5)


def test_the_card_taken_is_laid_itself_also_where_an_equal_card_is_held() -> None:
    first, second, *others = parse_cards("7H 7H 8H 9H KS KC KD 2C")
    for taken in (first, second):
        opening = best_opening((first, second, *others), OpeningTerms(), taken)
        assert opening is not None
        assert taken in {card for meld in opening.melds for card in meld.cards}
        assert opening.total == 54


def test_of_equal_totals_the_one_that_spares_a_joker() -> None:
    hand = parse_cards("KS KC KD KH JK")
    assert shown(best_opening(hand, OpeningTerms())) == (["KS KC KD KH"], 40, "JK", 0)


def test_a_waived_minimum_is_waived_only_for_a_hand_that_goes_out() -> None:
    hand = parse_cards("2C 3C 4C 5C AS 2S 3S 4S 5S 9D")
    waived = OpeningTerms(hand_waives_opening=True)
    assert not can_open(hand, OpeningTerms())
    assert can_open(hand, waived)
    assert [code(opening.kept) for opening in hand_discards(hand, waived)] == ["9D"]
    assert not can_open((*hand, *parse_cards("9H")), waived)
    assert not can_open(hand, replace(waived, keep=2))


def test_the_order_of_the_cards_changes_nothing() -> None:
    random = Random(14)
    for _ in range(50):
        hand = random.sample(PACK, 15)
        shuffled = random.sample(hand, 15)
        for ask in (best_opening, least_left, hand_discards, openings):
            assert ask(hand, OpeningTerms()) == ask(shuffled, OpeningTerms())


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_whether_it_can_open_is_whether_the_best_suffices(seed: int) -> None:
    random = Random(f"whole hands {seed}")
    for _ in range(1_000):
        hand, minimum = random.sample(PACK, 15), random.randint(51, 91)
        best = best_opening(hand, OpeningTerms())
        assert can_open(hand, OpeningTerms(minimum=minimum)) == (best is not None and best.total >= minimum)
