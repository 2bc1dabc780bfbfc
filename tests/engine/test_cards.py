import pytest

from engine.cards import (
    FACE,
    JOKER,
    MAX_COPIES,
    POINTS,
    RANK,
    SUIT,
    Card,
    card_of,
    cards_in,
    code,
    mask_of,
    pack,
    parse_cards,
    show,
)
from engine.errors import CardError


def test_a_card_of_one_pack_is_numbered_suit_by_suit() -> None:
    assert parse_cards("AS KS AC AD AH KH") == (0, 12, 13, 26, 39, 51)
    assert pack() == tuple(range(52))


def test_the_tables_agree_with_the_way_cards_are_made() -> None:
    for copy in range(MAX_COPIES):
        for suit in range(4):
            for rank in range(13):
                card = card_of(rank, suit, copy)
                assert (RANK[card], SUIT[card], FACE[card]) == (rank, suit, 13 * suit + rank)


def test_points_count_the_ace_one_and_court_cards_ten() -> None:
    assert [POINTS[card] for card in parse_cards("AH 2H 9H 10H JH QH KH JK")] == [1, 2, 9, 10, 10, 10, 10, 0]


@pytest.mark.parametrize("text", ["10D QH", "TD qh", "10♦, Q♥", " td,QH ", "1️0♢ q♡️"])
def test_cards_are_read_in_many_spellings(text: str) -> None:
    assert parse_cards(text) == (card_of(9, 2), card_of(11, 3))


def test_an_ace_may_be_written_as_one() -> None:
    assert parse_cards("1S") == parse_cards("AS")


@pytest.mark.parametrize("text", ["", "  ", ","])
def test_nothing_is_no_cards(text: str) -> None:
    assert parse_cards(text) == ()


@pytest.mark.parametrize("word", ["0S", "11H", "14D", "A", "S", "AX", "SA", "10", "ASKS", "-1C", "JOK"])
def test_other_words_are_no_cards(word: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_cards(f"2C {word}")
    assert word in str(refused.value)


def test_a_face_named_again_is_the_next_copy() -> None:
    four = card_of(3, 1)
    assert parse_cards("4C JK 4C 4C JK") == (four, JOKER, 64 + four, 128 + four, 64 + JOKER)


def test_no_face_has_more_copies_than_there_are_packs() -> None:
    assert len(set(parse_cards("4C " * MAX_COPIES))) == MAX_COPIES
    with pytest.raises(CardError):
        parse_cards("4C " * (MAX_COPIES + 1))


@pytest.mark.parametrize("packs", [1, 2, MAX_COPIES])
def test_what_is_written_can_be_read(packs: int) -> None:
    cards = pack(packs, jokers=packs)
    assert parse_cards(code(cards)) == cards
    assert parse_cards(show(cards)) == cards


def test_one_card_and_several_are_written() -> None:
    ten, queen = parse_cards("10D QH")
    assert (show(ten), code(ten)) == ("10♦", "10D")
    assert (show((queen, ten)), code([queen, ten])) == ("Q♥ 10♦", "QH 10D")
    assert show(Card(JOKER)) == "🃏"
    assert code(()) == show(()) == ""


def test_packs_may_lack_ranks_and_have_jokers() -> None:
    ranks = (*range(7), 10, 11, 12)
    cards = pack(8, ranks=ranks, jokers=2)
    assert len(cards) == len(set(cards)) == 8 * 40 + 2
    assert {RANK[card] for card in cards} == {*ranks, 13}
    assert cards[-2:] == (JOKER, 64 + JOKER)
    assert pack(2, ranks=tuple(reversed(ranks))) == pack(2, ranks=ranks)


def test_a_mask_holds_each_card_once_and_gives_them_ascending() -> None:
    cards = parse_cards("KH AS 7C 7C JK")
    assert tuple(cards_in(mask_of(cards))) == tuple(sorted(cards))
    assert mask_of([*cards, *cards]) == mask_of(cards)
    assert mask_of(()) == 0
    assert list(cards_in(0)) == []


@pytest.mark.parametrize(
    ("typed", "code_"),
    [
        ("queen of hearts", "QH"),
        ("Ten Of CLUBS, ace spades", "10C AS"),
        ("10 d  7 of ♥", "10D 7H"),
        ("8hearts jk 4C 4c", "8H JK 4C 4C"),
    ],
)
def test_cards_may_be_typed_in_words(typed: str, code_: str) -> None:
    assert code(parse_cards(typed)) == code_


@pytest.mark.parametrize(
    "typed", ["ace of d\u0130amonds", "\u212aing of hearts", "f\u0130ve of clubs", "ace of \u017fpades"]
)
def test_letters_that_only_resemble_those_of_a_card_are_refused(typed: str) -> None:
    with pytest.raises(CardError):
        parse_cards(typed)


def test_what_is_no_card_in_words_is_refused_as_it_was_typed() -> None:
    with pytest.raises(CardError) as refused:
        parse_cards("queen of heartache")
    assert refused.value.word == "queen"
