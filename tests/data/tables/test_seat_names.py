"""Shown names are visible, short and different, whatever members call themselves."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from data.tables.seat_names import (
    COMPUTER_MARK,
    LONGEST_SHOWN,
    Named,
    clean,
    graphemes,
    key_of,
    seat_names,
    shorten,
    truncate,
    width_of,
)

INVISIBLE = [
    *map(
        chr, (0x3164, 0x2800, 0x17B4, 0x17B5, 0x034F, 0x115F, 0x1160, 0xFFA0, 0x200B, 0x200C, 0x200D, 0x2060)
    ),
    *map(
        chr,
        (0x00AD, 0xFEFF, 0x180E, 0x061C, 0xFFFC, 0x1D159, 0xFE0F, 0xE0101, 0xE0041, 0x202E, 0x2066, 0xE000),
    ),
    *map(chr, (0x0301, 0x20DD, 0x0488, 0x0E31)),
]
"""Characters that draw nothing by themselves."""
SPACES = [" ", "\u00a0", "\u3000", "\u2003", "\n", "\t"]
FAMILY = "👨‍👩‍👧‍👦"
SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
NASTY = [
    *INVISIBLE,
    *SPACES,
    *("Alice", "alice", "\u0410lice", "ALICE", "\uff21lice", "A\u200blice", "Al\u3164ice", "Alice\u2800"),
    *("Alice (alice_2)", "Alice (1)", "Alice (2)", "Player 1", "Player 2", "Player 2 (1)", "Ada", "ada"),
    *("🤖", "🤖 Bob", "🤖\u00a0Ada", "Bob", FAMILY, SCOTLAND, "🇩🇪🇫🇷", "👍🏽", "1\ufe0f\u20e3", "❤\ufe0f"),
    *("משה", "علي", "\u202egnp.exe", "سلام\u200cها", "क्ष", "한국", "Zo\u0308e", "Z" + "\u0300\u0316" * 20),
    *("**Bob**", "<@1>", "@everyone", "# x", "- x", "1. x", "`x`", "[a](http://b)", "||x||", "_", "."),
    *("x" * 100, "﷽" * 32, FAMILY * 9, "\U0001f468\u200d" * 40 + "x", "a" + "\u200d\u0301" * 50),
]
NAME = st.one_of(
    st.sampled_from(NASTY),
    st.text(max_size=40),
    st.lists(st.sampled_from(NASTY), max_size=4).map("".join),
)
ACCOUNT = st.one_of(st.just(""), st.sampled_from(["alice", "alice_2", "ada", "2", "a" * 32, "\u3164"]))
SEATS = st.lists(st.builds(Named, NAME, ACCOUNT, st.booleans()), min_size=1, max_size=15).map(tuple)


def seen(name: str) -> bool:
    """Return whether any character of a name is visible."""
    return any(
        unicodedata.category(char)[0] in "LNPS" and char not in INVISIBLE and not char.isspace()
        for char in name
    )


def turns(name: str) -> list[str]:
    ways = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
    return [char for char in name if unicodedata.bidirectional(char) in ways or char in "\u200e\u200f\u061c"]


@pytest.mark.long
@given(SEATS)
@example(tuple(Named(name) for name in NASTY[:15]))
@example((Named("Alice", "alice"), Named("Alice", "alice"), Named("Alice (alice)"), Named("Alice (2)")))
@example((Named("Player 2"), Named("\u3164"), Named("Player 2 (1)")))
@example((Named("Ada", computer=True), Named("Ada"), Named("Ada (2)", computer=True), Named("🤖")))
def test_every_seat_has_a_name_that_is_seen_and_differs_from_all_others(seats: tuple[Named, ...]) -> None:
    names = seat_names(seats)
    assert len({key_of(name) for name in names}) == len(names) == len(seats)
    for name in names:
        assert seen(name)
        assert len(name) <= LONGEST_SHOWN
        assert name == " ".join(name.split())
        assert not turns(name)
        assert COMPUTER_MARK not in name
        assert all(
            sum(unicodedata.category(char) in ("Mn", "Me") for char in each) < 12 for each in graphemes(name)
        )


@pytest.mark.long
@given(SEATS)
def test_shown_names_are_shown_as_they_are(seats: tuple[Named, ...]) -> None:
    """A match that was exported and imported keeps its names."""
    names = seat_names(seats)
    again = tuple(Named(name, "", seat.computer) for name, seat in zip(names, seats, strict=True))
    assert seat_names(again) == names
    assert tuple(map(clean, names)) == names


@pytest.mark.long
@example(["Alice", *["Cem"] * 9, "Alice"], 4)
@given(st.lists(NAME, min_size=1, max_size=15), st.integers(4, 20))
def test_cut_names_still_differ(names: list[str], room: int) -> None:
    shown = seat_names(tuple(map(Named, names)))
    cut = shorten(shown, room)
    assert len({key_of(name) for name in cut}) == len(cut)
    assert all(width_of(name) <= room for name in cut)


@pytest.mark.long
@given(st.text(max_size=60), st.integers(0, 60))
def test_no_grapheme_is_cut_in_two(text: str, most: int) -> None:
    parts = graphemes(text)
    assert "".join(parts) == text
    cut = truncate(text, most)
    assert len(cut) <= most
    ends = {len("".join(parts[:count])) for count in range(len(parts) + 1)}
    assert len(cut) in ends or (parts and len(parts[0]) > most)


@pytest.mark.parametrize("char", INVISIBLE + SPACES)
def test_a_name_of_what_is_not_seen_gives_way_to_the_accounts_or_to_the_seat(char: str) -> None:
    names = seat_names((Named("Ann"), Named(char * 3, "ben"), Named(char)))
    assert names == ("Ann", "ben", "Player 3")


@pytest.mark.parametrize(
    "twin", ["Alice", "alice", "A\u200blice", "\u0410lice", "\uff21lice", "A\u3164lice", "AIice"]
)
def test_twins_have_their_account_beside_the_name(twin: str) -> None:
    first, second = seat_names((Named("Alice", "alice"), Named(twin, "alice_2")))
    assert first == "Alice (alice)"
    assert second.endswith(" (alice_2)")


def test_twins_without_an_account_have_the_number_of_their_seat() -> None:
    assert seat_names((Named("Bob"), Named("Alice"), Named("Alice"))) == ("Bob", "Alice (2)", "Alice (3)")


def test_a_person_named_like_a_computer_gives_way() -> None:
    seats = (Named("Ada", "ada_l"), Named("Ada", computer=True), Named("🤖 Robin"))
    assert seat_names(seats) == ("Ada (ada_l)", "Ada", "Robin")


@pytest.mark.parametrize(
    "kept", [FAMILY, SCOTLAND, "🇩🇪", "👍🏽", "1\ufe0f\u20e3", "سلام\u200cها", "क्ष", "Zoë", "❤\ufe0f"]
)
def test_what_is_one_character_to_the_eye_stays_whole(kept: str) -> None:
    assert clean(kept) == kept
    assert clean("x" * (LONGEST_SHOWN - 1) + kept) in (
        "x" * (LONGEST_SHOWN - 1),
        "x" * (LONGEST_SHOWN - 1) + kept[0],
    )
    assert clean(FAMILY * 9) == FAMILY * 4


def test_marks_do_not_pile_up() -> None:
    assert clean("Z" + "\u0316" * 30 + "o") == "Z" + "\u0316" * 3 + "o"
