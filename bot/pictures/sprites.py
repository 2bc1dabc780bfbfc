"""Drawings as pixels of a palette, made once in a process and cached."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures import names
from bot.pictures.deck import faces, tokens
from bot.pictures.deck.controls import CONTROL, NAME_HEIGHT, NAME_TOP, NAME_WIDTH, ControlCard, control_card
from bot.pictures.deck.faces import Sign
from bot.pictures.deck.glyphs import KNOWN, measured, write
from bot.pictures.deck.outlines import Pen
from bot.pictures.style import Colour, Style, colours, palette
from data.tables.seat_names import graphemes
from engine.cards import JOKER

_BETWEEN: Final = (14, 6)
"""Space between two ranks in a row, where a ten stands beside a nine, and between two suits."""
_KEPT: Final = 4096
"""Cache size of texts and badges, which are many but small."""


_ENLARGED: Final = 128
"""The same of cards of large hands, which have a quarter of a megabyte each."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing to be pasted: its pixels, the same dimmed, and its mask."""

    pixels: Image.Image
    dimmed: Image.Image
    mask: Image.Image | None
    size: tuple[int, int]

    def left(self, width: int) -> "Sprite":
        """Return the left part of the drawing."""
        return self if width >= self.size[0] else self._cut(width, self.size[1])

    def top(self, height: int) -> "Sprite":
        """Return the upper part of the drawing."""
        return self if height >= self.size[1] else self._cut(self.size[0], height)

    def _cut(self, width: int, height: int) -> "Sprite":
        box = (0, 0, width, height)
        mask = None if self.mask is None else self.mask.crop(box)
        return Sprite(self.pixels.crop(box), self.dimmed.crop(box), mask, (width, height))


def matched(style: Style, picture: Image.Image) -> Image.Image:
    """Return a picture in the nearest colours of the style."""
    return picture.quantize(palette=palette(style).swatch, dither=Image.Dither.NONE)


def _sprite(style: Style, pen: Pen, radius: float | None) -> Sprite:
    """Return the sprite of a pen's drawing, with corners of ``radius``; None masks nothing."""
    if radius is None:
        return _made(style, pen.picture(), None)
    return _cornered(style, pen.picture(), radius)


def _cornered(style: Style, picture: Image.Image, radius: float) -> Sprite:
    """Return the sprite of a picture with corners of ``radius``."""
    cut = Pen(*picture.size, (0, 0, 0))
    cut.box(0, 0, *picture.size, (255, 255, 255), radius)
    return _made(style, picture, cut)


def _made(style: Style, picture: Image.Image, cut: Pen | None) -> Sprite:
    """Return the sprite of a picture; ``cut`` is white where the drawing is, None everywhere."""
    pixels = matched(style, picture)
    mask = None
    if cut is not None:
        mask = cut.picture().convert("L").point(lambda value: 255 if value > 110 else 0).convert("1")
    return Sprite(pixels, pixels.point(palette(style).dimmed), mask, picture.size)


def _card(
    style: Style, size: tuple[int, int], radius: float, scale: float, draw: Callable[[Pen], None]
) -> Sprite:
    pen = Pen(*size, colours(style).border, scale)
    draw(pen)
    return _sprite(style, pen, radius * scale)


@lru_cache(_KEPT)
def large(style: Style, face: int, scale: float) -> Sprite:
    """Return one of the 53 faces as a card of a hand."""
    return _card(style, faces.LARGE, 15, scale, lambda pen: faces.large(pen, colours(style), face))


@lru_cache(_ENLARGED)
def enlarged(style: Style, face: int, scale: float) -> Sprite:
    """Return one of the 53 faces as a card of a large hand."""
    return _card(style, faces.LARGE, 15, scale, lambda pen: faces.large(pen, colours(style), face))


@lru_cache(_KEPT)
def plate(style: Style, face: int, scale: float, stands: tuple[int, ...] = ()) -> Sprite:
    """Return one of the 53 faces as a card of the table; ``stands``: what a joker may be."""
    return _card(style, faces.PLATE, 9, scale, lambda pen: faces.plate(pen, colours(style), face, stands))


def sign_width(sign: Sign) -> int:
    """Return the width of a sign between others."""
    return round(sign.width) + _BETWEEN[not isinstance(sign.shape, str)]


@lru_cache(_KEPT)
def sign(style: Style, sign: Sign, high: int, *, dark: bool) -> Sprite:
    """Return a sign of an index in the middle of a strip, dark for a joker's."""
    hues = colours(style)
    pen = Pen(sign_width(sign), high, hues.star if dark else hues.face)
    placed = sign._replace(x=pen.size[0] / 2, y=(high - sign.height) / 2)
    faces.draw_sign(pen, placed, hues.face if dark else faces.colour_of(hues, sign.colour))
    return _sprite(style, pen, None)


@lru_cache(_KEPT)
def hidden(style: Style, size: tuple[int, int], radius: float, scale: float) -> Sprite:
    """Return a back."""
    return _card(style, size, radius, scale, lambda pen: faces.back(pen, colours(style), *size, radius))


@lru_cache(_KEPT)
def control(style: Style, card: ControlCard, scale: float) -> Sprite:
    """Return a control card. Raises ValueError if its name cannot be drawn."""
    hues = colours(style)
    pen = Pen(*CONTROL, hues.border, scale)
    control_card(pen, hues, card)
    picture = pen.picture()
    if not KNOWN.issuperset(card.name):
        height = round(NAME_HEIGHT * scale)
        name, _ = names.painted(card.name, height, 10 * picture.width, hues.back, hues.face)
        name.thumbnail((round(NAME_WIDTH * scale), name.height))
        middle = round(NAME_TOP * scale) + height // 2
        picture.paste(name, ((picture.width - name.width) // 2, middle - name.height // 2))
    return _cornered(style, picture, 13 * scale)


@lru_cache(_KEPT)
def frame(style: Style, size: tuple[int, int], radius: float) -> Sprite:
    """Return a glowing card to be pasted below another, so that its edge is a frame."""
    pen = Pen(*size, colours(style).accent)
    return _sprite(style, pen, radius)


_TOKENS: Final = {
    "chip": tokens.chip,
    "dealer": tokens.dealer,
    "mark": tokens.mark,
    "crown": tokens.crown,
    "computer": tokens.computer,
}


@lru_cache(_KEPT)
def token(style: Style, name: str, size: int) -> Sprite:
    """Return a token: ``chip``, ``dealer``, ``mark``, ``crown`` or ``computer``."""
    hues = colours(style)
    draw = _TOKENS[name]
    pen = Pen(tokens.TOKEN, tokens.TOKEN, hues.felt, size / tokens.TOKEN)
    draw(pen, hues)
    return _sprite(style, pen, size / 2)


@lru_cache(_KEPT)
def clock(style: Style, parts: int, size: int) -> Sprite:
    """Return a clock with this many eighths of the time left."""
    hues = colours(style)
    pen = Pen(tokens.TOKEN, tokens.TOKEN, hues.felt, size / tokens.TOKEN)
    tokens.clock(pen, hues, parts)
    return _sprite(style, pen, size / 2)


@lru_cache(_KEPT)
def badge(
    style: Style, text: str, size: int, ground: Colour, colour: Colour, *, square: bool = False
) -> Sprite:
    """Return a seat's badge: a disc, or a square that stands on its corner.

    Raises ValueError for an invalid badge.
    """
    scale = size / tokens.TOKEN
    pen = Pen(tokens.TOKEN, tokens.TOKEN, ground, scale)
    room = tokens.LETTERS_SQUARE if square else tokens.LETTERS
    initials = None
    if KNOWN.issuperset(text):
        tokens.badge(pen, text, colour, room)
    elif 1 <= len(graphemes(text)) <= 2:
        height = round(room[1] * scale)
        initials, _ = names.painted(text, height, 10 * size, colour, ground)
    else:
        raise ValueError("a badge has one or two characters or letters")
    picture = pen.picture()
    if initials is not None:
        most = round(room[0] * scale), round(room[0] * scale)
        initials.thumbnail(most)
        wide, high = initials.size
        picture.paste(initials, ((size - wide) // 2, (size - high) // 2))
    cut = Pen(tokens.TOKEN, tokens.TOKEN, (0, 0, 0), scale)
    tokens.shape(cut, (255, 255, 255), square=square)
    return _made(style, picture, cut)


@lru_cache(_KEPT)
def name(
    style: Style, text: str, height: int, room: int, colour: Colour, ground: Colour
) -> tuple[Sprite, int]:
    """Return as much of a name as fits, and the pixels it has above its capitals.

    Raises ValueError if it cannot be drawn.
    """
    picture, above = names.painted(text, height, room, colour, ground)
    return _made(style, picture, None), above


def extent(text: str, height: int) -> float:
    """Return the width of a text. Raises ValueError if a canvas cannot write it."""
    return names.width(text, height) if is_foreign(text) else measured(text, height)


def is_foreign(text: str) -> bool:
    """Return whether a text has letters that are not ours, but those of names."""
    return not KNOWN.issuperset(text) and names.drawable(text) == text


@lru_cache(_KEPT)
def letters(style: Style, text: str, height: int, colour: Colour, ground: Colour) -> Sprite:
    """Return a text; a margin of a fifth of its height above and below leaves room for commas."""
    pen = Pen(measured(text, height) + 2, height * 1.4, ground)
    write(pen, text, pen.size[0] / 2, height * 0.2, height, colour)
    return _sprite(style, pen, None)


def prepare(style: Style) -> None:
    """Draw all cards of a style now, so that its first picture is as fast as later ones."""
    for face in range(JOKER + 1):
        large(style, face, 1)
        plate(style, face, 1, ())
