from itertools import combinations
from random import Random

import pytest

from engine.cards import Card, parse_cards
from engine.melds import MeldKind, Melds, canonical, fits, lay_off, meld_kind


def melds_of(*texts: str) -> Melds:
    return tuple(parse_cards(text) for text in texts)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("7S 7C 7D", MeldKind.SET),
        ("7H 7C 7D", MeldKind.SET),
        ("KS KC KD KH", MeldKind.SET),
        ("AS 2S 3S", MeldKind.RUN),
        ("6D 4D 5D 7D", MeldKind.RUN),
        ("JH QH KH", MeldKind.RUN),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", MeldKind.RUN),
        ("QS KS AS", None),
        ("KS AS 2S", None),
        ("KS AC 2C", None),
        ("7S 7C", None),
        ("7S 8S", None),
        ("7S", None),
        ("", None),
        ("7S 8S 10S", None),
        ("7S 8C 9S", None),
        ("7S 7C 8S", None),
        ("7S 7C 7C", None),
        ("7S 7C 7D 7H 7S", None),
        ("7S 8S 8S 9S", None),
        ("JK JK JK", None),
        ("QS KS JK", None),
    ],
)
def test_meld_kind(text: str, kind: MeldKind | None) -> None:
    assert meld_kind(parse_cards(text)) is kind


def test_one_pack_has_65_sets_and_264_runs() -> None:
    every = [
        meld_kind([Card(start + step) for step in range(length)])
        for start in range(52)
        for length in range(3, 14)
        if start + length <= 52
    ]
    assert every.count(MeldKind.RUN) == 4 * 66
    of_a_rank = [
        meld_kind(chosen)
        for rank in range(13)
        for size in range(5)
        for chosen in combinations([Card(rank + 13 * suit) for suit in range(4)], size)
    ]
    assert of_a_rank.count(MeldKind.SET) == 65


@pytest.mark.parametrize(
    ("written", "joined"),
    [
        (("7S 8S 9S", "4S 5S 6S"), ("4S 5S 6S 7S 8S 9S",)),
        (("7S 8S 9S", "4S 5S 6S", "10S JS QS"), ("4S 5S 6S 7S 8S 9S 10S JS QS",)),
        (("8S 9S 10S", "4S 5S 6S"), ("4S 5S 6S", "8S 9S 10S")),
        (("JS QS KS", "AC 2C 3C"), ("JS QS KS", "AC 2C 3C")),
        (("5D 5C 5S", "6D 8D 7D"), ("5S 5C 5D", "6D 7D 8D")),
        (("KD QD JD", "AH AS AC"), ("AS AC AH", "JD QD KD")),
        ((), ()),
    ],
)
def test_canonical_joins_touching_runs_and_sorts(written: tuple[str, ...], joined: tuple[str, ...]) -> None:
    assert canonical(melds_of(*written)) == melds_of(*joined)


@pytest.mark.parametrize(
    ("meld", "cards"),
    [
        ("7S 7C 7H", "7D"),
        ("7S 7C 7D 7H", ""),
        ("5C 6C 7C", "4C 8C"),
        ("AC 2C 3C", "4C"),
        ("JD QD KD", "10D"),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", ""),
    ],
)
def test_fits(meld: str, cards: str) -> None:
    assert fits(parse_cards(meld)) == parse_cards(cards)


@pytest.mark.parametrize(
    ("melds", "loose", "laid"),
    [
        (("5S 6S 7S",), "8S 9S JS", "8S 9S"),
        (("5S 6S 7S",), "AS 2S 3S 4S", "AS 2S 3S 4S"),
        (("5S 6S 7S",), "2S 3S", ""),
        (("5S 6S 7S", "AC AD AS"), "AH 4S 7H 8S 9S 9H", "4S 8S 9S AH"),
        (("2S 3S 4S", "6S 7S 8S"), "5S 9S", "5S 9S"),
        (("7S 7C 7H", "4D 5D 6D"), "7D 8D", "7D 8D"),
        (("7S 7C 7D 7H",), "6S 8S", ""),
        (("JS QS KS",), "AC 2C 10S", "10S"),
        (("AC 2C 3C",), "KS QS", ""),
        ((), "AS", ""),
        (("AS 2S 3S",), "", ""),
    ],
)
def test_lay_off(melds: tuple[str, ...], loose: str, laid: str) -> None:
    assert lay_off(melds_of(*melds), parse_cards(loose)) == parse_cards(laid)


@pytest.mark.long
def test_lay_off_finds_what_laying_off_one_card_after_another_finds() -> None:
    random = Random(7)
    pieces = melds_of("3S 4S 5S", "7S 8S 9S", "9C 10C JC", "AD 2D 3D", "QH QC QD", "6H 6D 6C", "JH 10H 9H")
    for _ in range(500):
        melds = canonical(random.sample(pieces, 3))
        mine = {card for meld in melds for card in meld}
        loose = {Card(card) for card in random.sample(sorted(set(range(52)) - mine), 14)}
        table = [set(meld) for meld in melds]
        left = set(loose)
        while movable := [
            (card, meld) for card in left for meld in table if meld_kind(sorted({*meld, card})) is not None
        ]:
            # A card that fits both goes on the run, where others may follow it.
            card, meld = max(
                movable, key=lambda move: (meld_kind(sorted(move[1])) is MeldKind.RUN, random.random())
            )
            meld.add(card)
            left.discard(card)
        assert set(lay_off(melds, loose)) == loose - left
