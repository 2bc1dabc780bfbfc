"""The look of pictures: the available decks, light and dark, and their colours.

Pictures have at most 64 colours, so that a pixel is one byte and files are small. The palette has each
colour four times: plain, in a light and in a deep shadow, and dimmed. So a shadow, or dimming a card, is one
table look-up over the existing pixels.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from PIL import Image

Colour = tuple[int, int, int]

COLOURS: Final = 64
"""Colours of a palette before shadows and dimming."""


class Deck(StrEnum):
    """The colours of the suits; their shapes are the same in every deck."""

    TWO = "two"
    """Black and red."""
    FOUR = "four"
    """Black, green clubs, blue diamonds, red hearts."""
    SAFE = "safe"
    """Four colours that people with colour blindness can tell apart."""


class Theme(StrEnum):
    """The background on which pictures are seen."""

    DARK = "dark"
    LIGHT = "light"


class HandSize(StrEnum):
    """The size of the cards of a hand."""

    USUAL = "usual"
    LARGE = "large"
    """In two rows, about twice the size."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a member chooses; equal styles give equal bytes.

    ``right_to_left``: whether columns begin at the right, for readers of such a language. Cards and melds
    are the same for everybody.
    """

    deck: Deck = Deck.TWO
    theme: Theme = Theme.DARK
    hand: HandSize = HandSize.USUAL
    right_to_left: bool = False


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a style by purpose."""

    felt: Colour
    """The background of every picture."""
    panel: Colour
    """A raised part of the background."""
    text: Colour
    muted: Colour
    accent: Colour
    """What needs attention: the turn, a card that may be played."""
    face: Colour
    border: Colour
    ink: Colour
    gold: Colour
    skin: Colour
    back: Colour
    lattice: Colour
    star: Colour
    """The jokers."""
    suits: tuple[Colour, Colour, Colour, Colour]
    """Spades, clubs, diamonds, hearts."""
    tints: tuple[Colour, Colour, Colour, Colour]
    """The same, very light: the background of court cards."""
    teams: tuple[tuple[Colour, Colour], tuple[Colour, Colour]]
    """Background and letters of the badges of Blue and of Red."""


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return ``one`` mixed with a ``share`` (0–1) of the other colour."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def _colour(code: str) -> Colour:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


_SUITS: Final = {
    Deck.TWO: ("1d2128", "1d2128", "c3202f", "c3202f"),
    Deck.FOUR: ("1d2128", "14733a", "1a5fc4", "c3202f"),
    Deck.SAFE: ("16181d", "006e58", "2f8fdc", "c44601"),
}
_GROUND: Final = {
    Theme.DARK: ("1d2f2b", "2a433c", "eef0e4", "9db3a8", "f0c04f", "f7f4ea", "9c9585"),
    Theme.LIGHT: ("dde6da", "c9d6c7", "20302a", "5b6f64", "9a5b00", "ffffff", "a5ada2"),
}


@cache
def colours(style: Style) -> Colours:
    """Return the colours of a style."""
    felt, panel, text, muted, accent, face, border = map(_colour, _GROUND[style.theme])
    spade, club, diamond, heart = map(_colour, _SUITS[style.deck])
    suits = (spade, club, diamond, heart)
    one, two, three, four = (mixed(face, suit, 0.1) for suit in suits)
    back, lattice = _colour("22497c"), _colour("7fa3cf")
    return Colours(
        felt=felt,
        panel=panel,
        text=text,
        muted=muted,
        accent=accent,
        face=face,
        border=border,
        ink=_colour("1d2128"),
        gold=_colour("e3ae3c"),
        skin=_colour("f3d5b5"),
        back=back,
        lattice=lattice,
        star=_colour("6d3fa0"),
        suits=suits,
        tints=(one, two, three, four),
        teams=((lattice, back), (heart, face)),
    )


def _ramps(hues: Colours) -> list[tuple[Colour, Colour, int]]:
    """Pairs of colours that meet, and the number of steps that their edge has."""
    suits = [*dict.fromkeys((*hues.suits, hues.star))]
    tints = [*dict.fromkeys(hues.tints)]
    return [
        (hues.felt, hues.text, 3),
        (hues.panel, hues.text, 3),
        (hues.felt, hues.panel, 0),
        (hues.felt, hues.muted, 2),
        (hues.panel, hues.muted, 1),
        (hues.felt, hues.accent, 2),
        (hues.face, hues.border, 1),
        *((hues.face, suit, 3) for suit in suits),
        *((tint, tint, 0) for tint in tints),
        (hues.face, hues.gold, 1),
        (hues.gold, hues.ink, 1),
        (hues.skin, hues.ink, 1),
        (hues.back, hues.lattice, 2),
        (hues.face, hues.back, 2),
        (hues.accent, hues.ink, 2),
        (hues.felt, hues.ink, 0),
        (hues.felt, hues.border, 1),
        (hues.felt, hues.gold, 1),
    ]


@dataclass(frozen=True, slots=True)
class Palette:
    """The 256 colours of a style and the tables that map pixels between the four parts."""

    swatch: Image.Image
    """A picture with the first part as its palette, for matching the colours of drawings."""
    entries: bytes
    """All four parts, as red, green, blue values."""
    places: Mapping[Colour, int]
    """Indices of the plain colours."""
    shadow: bytes
    """Pixel to pixel: one step deeper in the shadow."""
    dimmed: bytes
    """Pixel to pixel: dimmed."""


@cache
def palette(style: Style) -> Palette:
    """Return the palette of a style.

    Raises ValueError if its colours and their edges are more than COLOURS.
    """
    hues = colours(style)
    found: dict[Colour, None] = {}
    for one, other, steps in _ramps(hues):
        for step in range(steps + 2):
            found.setdefault(mixed(one, other, step / (steps + 1)))
    plain = [*found]
    if len(plain) > COLOURS:
        raise ValueError(f"{len(plain)} colours in a palette of {COLOURS}")
    plain += [plain[0]] * (COLOURS - len(plain))
    dark = (0, 0, 0)
    parts = [
        plain,
        [mixed(colour, dark, 0.08) for colour in plain],
        [mixed(colour, dark, 0.2) for colour in plain],
        [mixed(colour, hues.felt, 0.36) for colour in plain],
    ]
    swatch = Image.new("P", (1, 1))
    swatch.putpalette(_flat(plain * 4))
    shadow = bytes(pixel + COLOURS if part < 2 else pixel for part in range(4) for pixel in _places(part))
    dimmed = bytes(3 * COLOURS + pixel % COLOURS for pixel in range(4 * COLOURS))
    entries = _flat([colour for part in parts for colour in part])
    places = {colour: place for place, colour in enumerate(found)}
    return Palette(swatch, entries, places, shadow, dimmed)


def _places(part: int) -> range:
    return range(part * COLOURS, (part + 1) * COLOURS)


def _flat(entries: list[Colour]) -> bytes:
    return bytes(value for colour in entries for value in colour)
