"""The deck: every card has a distinct picture, by shape and not by colour alone."""

import math
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.pictures import Control, Deck, Style, Theme, sprites
from bot.pictures.deck.faces import LARGE, PLATE, PLATE_STRIP, STRIP
from bot.pictures.sprites import Sprite
from bot.pictures.style import COLOURS, Colour, colours, palette
from engine.cards import JOKER
from tests.bot.pictures.scenes import STYLES, control

FACES = range(JOKER + 1)

# Colour vision without one of the three kinds of cones, as matrices over linear light (Machado, Oliveira and
# Fernandes 2009, full severity).
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no long": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "no middle": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "no short": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}


def gray(style: Style, sprite: Sprite, width: int) -> Image.Image:
    """Return the left part of a sprite in grey."""
    pixels = sprite.pixels.copy()
    pixels.putpalette(palette(style).entries)
    return pixels.crop((0, 0, width, sprite.size[1])).convert("RGB").convert("L")


def differing(one: Image.Image, other: Image.Image) -> int:
    """Return the number of pixels that are clearly lighter or darker."""
    return sum(ImageChops.difference(one, other).histogram()[64:])


def lab(colour: Colour, eyes: str) -> tuple[float, float, float]:
    """Return a colour as those eyes see it, in CIELAB (CIE 1976), where distance is difference."""
    linear = [value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour]
    red, green, blue = (
        max(0.0, sum(share * value for share, value in zip(row, linear, strict=True))) for row in EYES[eyes]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def nearest(suits: tuple[Colour, ...], eyes: str) -> float:
    """Return the distance between the two suits that look most alike."""
    seen = [lab(colour, eyes) for colour in suits]
    return min(math.dist(one, other) for one, other in combinations(seen, 2))


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_card_of_a_hand_is_known_by_its_visible_strip_without_colours(style: Style) -> None:
    strips = [gray(style, sprites.large(style, face, 1), STRIP) for face in FACES]
    strips.append(gray(style, sprites.hidden(style, LARGE, 15, 1), STRIP))
    assert min(differing(one, other) for one, other in combinations(strips, 2)) > 150


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_card_of_the_table_is_known_by_its_visible_strip_without_colours(style: Style) -> None:
    strips = [gray(style, sprites.plate(style, face, 1), PLATE_STRIP) for face in FACES]
    strips += [gray(style, sprites.plate(style, JOKER, 1, (face,)), PLATE_STRIP) for face in range(JOKER)]
    strips += [  # jokers that may be one of several of a rank
        gray(style, sprites.plate(style, JOKER, 1, (rank, rank + 13)), PLATE_STRIP) for rank in range(13)
    ]
    strips.append(gray(style, sprites.hidden(style, PLATE, 9, 1), PLATE_STRIP))
    assert min(differing(one, other) for one, other in combinations(strips, 2)) > 40


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_no_index_is_cut_where_cards_overlap(style: Style) -> None:
    """Between the index and the next card only the card's background is visible."""
    face = palette(style).places[colours(style).face]
    for number in FACES:
        large = sprites.large(style, number, 1).pixels.crop((STRIP - 4, 4, STRIP, 120))
        assert large.getcolors() == [(4 * 116, face)], number
        plate = sprites.plate(style, number, 1).pixels.crop((PLATE_STRIP - 2, 4, PLATE_STRIP, 104))
        assert plate.getcolors() == [(2 * 100, face)], number


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_control_cards_are_all_different_without_colours(style: Style) -> None:
    cards = [gray(style, sprites.control(style, control(kind), 1), 132) for kind in Control]
    assert min(differing(one, other) for one, other in combinations(cards, 2)) > 400


@pytest.mark.long
def test_number_cards_have_as_many_pips_as_they_say() -> None:
    """Counts the pips to the right of the index as connected areas of their colour."""
    style = Style()
    for face in range(JOKER):
        rank = face % 13
        if rank > 9:
            continue
        ink = palette(style).places[colours(style).suits[face // 13]]
        field = sprites.large(style, face, 1).pixels.crop((STRIP, 0, *LARGE))
        assert pieces(field, ink) == rank + 1, face


def pieces(picture: Image.Image, ink: int) -> int:
    """Return the number of connected areas of a colour, without specks at the edges."""
    width, height = picture.size
    left = {(x, y) for y in range(height) for x in range(width) if picture.getpixel((x, y)) == ink}
    found = 0
    while left:
        part = 0
        front = [left.pop()]
        while front:
            x, y = front.pop()
            part += 1
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    front.append(near)
        found += part > 100
    return found


@pytest.mark.long
@pytest.mark.parametrize("style", STYLES, ids=str)
def test_a_palette_holds_all_its_colours_and_their_shadows(style: Style) -> None:
    table = palette(style)
    assert len(table.places) <= COLOURS
    assert len(table.entries) == 3 * 256
    for face in FACES:
        assert max(sprites.large(style, face, 1).pixels.tobytes()) < COLOURS
    for pixel in range(COLOURS):
        deep = table.shadow[table.shadow[pixel]]
        assert table.shadow[deep] == deep
        light = [sum(table.entries[3 * at : 3 * at + 3]) for at in (pixel, table.shadow[pixel], deep)]
        assert light == sorted(light, reverse=True)
        assert table.dimmed[table.dimmed[pixel]] == table.dimmed[pixel]


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("eyes", EYES)
def test_the_safe_deck_keeps_its_four_colours_apart_for_all_eyes(theme: Theme, eyes: str) -> None:
    safe = nearest(colours(Style(Deck.SAFE, theme)).suits, eyes)
    assert safe > 20
    if eyes in ("no long", "no middle"):
        assert safe > nearest(colours(Style(Deck.FOUR, theme)).suits, eyes)


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_suits_stand_out_from_the_card(style: Style) -> None:
    """Large text needs a contrast of 3:1 (WCAG 2.2, 1.4.3)."""
    hues = colours(style)
    for suit in (*hues.suits, hues.star):
        assert contrast(suit, hues.face) >= 3
    assert contrast(hues.text, hues.panel) >= 7
    assert contrast(hues.muted, hues.felt) >= 3
    assert contrast(hues.accent, hues.felt) >= 3


def contrast(one: Colour, other: Colour) -> float:
    light = sorted(((lab(colour, "all cones")[0] + 16) / 116) ** 3 for colour in (one, other))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.long
def test_dimming_is_seen_on_every_card() -> None:
    for style in STYLES:
        for face in FACES:
            sprite = sprites.large(style, face, 1)
            assert sprite.dimmed.tobytes() != sprite.pixels.tobytes()
