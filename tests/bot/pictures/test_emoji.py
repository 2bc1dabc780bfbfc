"""Emoji of the deck: one for every card, distinct at the height of a line."""

import re
from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.pictures import EMOJI, Control, Deck, Style, Theme, emoji, emoji_name
from engine.cards import Card, card_of, pack
from tests.bot.dealt import instance

STYLES = (Style(), Style(Deck.FOUR, Theme.LIGHT), Style(Deck.SAFE))
GROUNDS = ((49, 51, 56), (255, 255, 255))
LINE = 22

drawn = cache(emoji)


def test_every_card_and_control_card_has_an_emoji_of_its_own_name() -> None:
    names = [emoji_name(card) for card in (*pack(1, jokers=1), None, *Control)]
    assert len(set(names)) == 53 + 1 + 11
    assert set(names) | {"chip", "dealer"} == set(EMOJI)
    assert len(EMOJI) == len(set(EMOJI))
    assert emoji_name(card_of(6, 3)) == emoji_name(card_of(6, 3, copy=4)) == "seven_of_hearts"
    assert emoji_name(Card(52)) == "joker"
    assert emoji_name(None) == "card_back"
    assert emoji_name(Control.PRIMES) == "control_primes"
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in EMOJI)


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_emoji_fit_the_limits_and_are_drawn_the_same_every_time(style: Style) -> None:
    for name in EMOJI:
        data = drawn(name, style)
        assert len(data) < 32_000
        assert data == emoji(name, style)
        picture = Image.open(BytesIO(data))
        assert (picture.format, picture.mode, picture.size) == ("PNG", "RGBA", (128, 128))
        alpha = picture.getchannel("A")
        assert instance(int, alpha.getpixel((0, 0))) < 40
        assert alpha.getpixel((64, 64)) == 255


@pytest.mark.long
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_emoji_are_told_apart_in_a_line_without_colours(style: Style, ground: tuple[int, int, int]) -> None:
    small = {}
    for name in EMOJI:
        picture = Image.open(BytesIO(drawn(name, style))).resize((LINE, LINE), Image.Resampling.LANCZOS)
        shown = Image.new("RGB", (LINE, LINE), ground)
        shown.paste(picture, (0, 0), picture)
        small[name] = shown.convert("L")
    for one, other in combinations(EMOJI, 2):
        differing = sum(ImageChops.difference(small[one], small[other]).histogram()[48:])
        assert differing >= 12, (one, other)


def test_an_unknown_emoji_is_refused() -> None:
    with pytest.raises(KeyError):
        emoji("eleven_of_hearts", Style())
