"""Lengths as Discord counts them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts.lengths import clip, units


def test_what_lies_beyond_the_basic_plane_counts_double() -> None:
    assert units("Ada ♠ ١") == 7
    assert units("𝓐𝓭𝓪 🟦") == 9
    assert units("") == 0


@pytest.mark.parametrize(
    ("words", "limit", "cut"),
    [
        ("Score it", 8, "Score it"),
        ("Score it!", 8, "Score i…"),
        ("🟦🟦🟦", 6, "🟦🟦🟦"),
        ("🟦🟦🟦", 5, "🟦🟦…"),
        ("🟦🟦🟦", 4, "🟦…"),
        ("Score it", 7, "Score…"),
    ],
)
def test_words_that_are_too_long_are_cut(words: str, limit: int, cut: str) -> None:
    assert clip(words, limit) == cut


def test_a_description_is_cut_where_a_word_ends() -> None:
    assert clip("ace of spades, king of hearts", 20, at_word=True) == "ace of spades, king…"
    assert clip("ace of spades, king of hearts", 19, at_word=True) == "ace of spades,…"
    assert clip("Donaudampfschiff", 8, at_word=True) == "Donauda…"


@pytest.mark.long
@given(st.text(), st.integers(1, 40), st.booleans())
def test_nothing_is_ever_too_long(words: str, limit: int, at_word: bool) -> None:
    cut = clip(words, limit, at_word=at_word)
    assert units(cut) <= limit
    assert cut == words or cut.endswith("…")
