"""Melds with jokers: readings, declarations, and every meld of a hand."""

from random import Random

import pytest

from engine.cards import FACE, JOKER, code, pack, parse_cards
from engine.games.hand.joker_melds import MeldTerms, WildMeld, meld_of, readings
from engine.melds import MeldKind
from tests.engine.games.hand.slow_openings import Covers, run_value_at, set_value

PLAIN = MeldTerms()
PACK = pack(2, jokers=2)


def told(meld: WildMeld) -> tuple[str, int, str, int]:
    return meld.kind, meld.lo, code(meld.cards), meld.value


def test_one_natural_and_two_jokers_are_read_every_way_the_dearest_first() -> None:
    assert [told(meld) for meld in readings(parse_cards("10H JK JK"), PLAIN)] == [
        ("set", 0, "10H JK JK", 30),
        ("run", 10, "10H JK JK", 30),
        ("run", 9, "JK 10H JK", 29),
        ("run", 8, "JK JK 10H", 27),
    ]


@pytest.mark.parametrize(
    ("cards", "lying", "lo"),
    [
        ("KH JK JK", "JK KH JK", 12),
        ("AH JK KH", "JK KH AH", 12),
        ("3H AH JK", "AH JK 3H", 1),
        ("6H 5H JK", "5H 6H JK", 5),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH", 2),
    ],
)
def test_jokers_go_where_they_are_worth_most(cards: str, lying: str, lo: int) -> None:
    meld = meld_of(parse_cards(cards), PLAIN)
    assert meld is not None
    assert (meld.kind, code(meld.cards), meld.lo) == (MeldKind.RUN, lying, lo)


def test_a_joker_of_a_set_of_three_is_open_and_of_a_set_of_four_is_what_is_missing() -> None:
    three = meld_of(parse_cards("8H 8C JK"), PLAIN)
    four = meld_of(parse_cards("8H JK 8C JK"), PLAIN)
    assert three is not None
    assert four is not None
    assert [card if card is None else code(card) for card in three.stands_for] == ["8C", "8H", None]
    assert [card if card is None else code(card) for card in four.stands_for] == ["8C", "8H", "8S", "8D"]
    assert (three.value, four.value) == (24, 32)


def test_what_a_joker_of_a_run_stands_for_is_the_card_of_its_place() -> None:
    meld = meld_of(parse_cards("QS JK KS"), PLAIN, lo=12)
    assert meld is not None
    assert [card if card is None else code(card) for card in meld.stands_for] == ["QS", "KS", "AS"]


def test_a_declaration_is_kept_or_refused_never_changed() -> None:
    cards = parse_cards("5H JK JK")
    low = meld_of(cards, PLAIN, MeldKind.RUN, 3)
    as_set = meld_of(cards, PLAIN, MeldKind.SET)
    assert low is not None
    assert as_set is not None
    assert told(low) == ("run", 3, "JK JK 5H", 12)
    assert told(as_set) == ("set", 0, "5H JK JK", 15)
    assert meld_of(cards, PLAIN, MeldKind.RUN, 6) is None
    assert meld_of(cards, PLAIN, MeldKind.SET, 5) is None
    assert meld_of(parse_cards("AH KH JK"), PLAIN, lo=13) is None


@pytest.mark.parametrize(
    ("cards", "terms"),
    [
        ("7S 7H 7S", PLAIN),
        ("7S 7H 7D 7C JK", PLAIN),
        ("3D 4D 5D 5D", PLAIN),
        ("KS AS 2S", PLAIN),
        ("5H 9H JK JK", PLAIN),
        ("JK JK", PLAIN),
        ("8C 8H JK JK", MeldTerms(max_jokers=1)),
        ("8C JK JK", MeldTerms(min_naturals=2)),
        ("5H 6H 7H 8H 9H 10H", MeldTerms(run_max=5)),
    ],
)
def test_no_meld(cards: str, terms: MeldTerms) -> None:
    assert readings(parse_cards(cards), terms) == ()


@pytest.mark.long
@pytest.mark.parametrize("terms", [PLAIN, MeldTerms(1, 2, 5), MeldTerms(2, 2, 13, 11)])
def test_without_a_declaration_a_meld_has_the_highest_value(terms: MeldTerms) -> None:
    random = Random(terms.run_max + terms.ace_low_value)
    for _ in range(60):
        suits = random.sample(range(4), 2)
        near = [card for card in PACK if FACE[card] == JOKER or FACE[card] // 13 in suits]
        hand = random.sample(near if random.random() < 0.5 else PACK, 11)
        for mask, (value, _) in Covers(hand, terms).melds.items():
            meld = meld_of([card for at, card in enumerate(hand) if mask >> at & 1], terms)
            assert meld is not None
            as_set = set_value(meld.cards, terms)
            as_run = run_value_at(meld.cards, meld.lo, terms)
            assert meld.value == value == (as_set if meld.kind is MeldKind.SET else as_run)
