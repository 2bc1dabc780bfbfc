"""What is on a table beside cards: chips, the dealer's button, seats' badges, marks and clocks."""

from typing import Final

from bot.pictures.deck.glyphs import measured, write
from bot.pictures.deck.outlines import Pen, arc, placed, star
from bot.pictures.deck.pips import SHAPES
from bot.pictures.style import Colour, Colours

TOKEN: Final = 48
"""Width and height of every token, whose drawing touches the edges."""
CLOCK_PARTS: Final = 8
LETTERS: Final = (34.0, 28.0)
"""Maximum width and height of the letters of a badge."""
LETTERS_SQUARE: Final = (27.0, 24.0)
"""The same in a square that stands on its corner."""

_MIDDLE: Final = TOKEN / 2
_CORNER: Final = 5
"""Radius of the corners of a square badge."""


def shape(pen: Pen, ground: Colour, *, square: bool) -> None:
    """The background of a badge: a disc, or a square that stands on its corner."""
    if not square:
        pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, ground)
        return
    reach, edge = _MIDDLE - _CORNER * 2**0.5, ((0, -1), (1, 0), (0, 1), (-1, 0))
    corners = [(_MIDDLE + x * reach, _MIDDLE + y * reach) for x, y in edge]
    pen.fill([corners], ground)
    pen.stroke([(*corners, corners[0])], 2 * _CORNER, ground)


def badge(pen: Pen, text: str, colour: Colour, room: tuple[float, float]) -> None:
    """A seat's letter or number.

    Raises ValueError for more than two characters, to refuse names.
    """
    if not 1 <= len(text) <= 2:
        raise ValueError("a badge has one or two characters")
    wide, high = room
    height = min(high, high * wide / max(1.0, measured(text, high, 0.21)))
    write(pen, text, _MIDDLE, _MIDDLE - height / 2, height, colour, weight=0.21)


def chip(pen: Pen, hues: Colours) -> None:
    """A chip seen from above."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.back)
    for notch in range(6):
        start = notch / 6 - 0.036
        line = arc(_MIDDLE, _MIDDLE, _MIDDLE - 4.5, start, start + 0.072)
        pen.fill([(*arc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, start, start + 0.072), *reversed(line))], hues.face)
        pen.stroke([line], 1, hues.face)
    pen.disc(_MIDDLE, _MIDDLE, 14.5, hues.face)
    pen.disc(_MIDDLE, _MIDDLE, 12, hues.back)
    pen.fill(placed(SHAPES[2], _MIDDLE, _MIDDLE, 17), hues.face)


def dealer(pen: Pen, hues: Colours) -> None:
    """The dealer's button: two cards, since a letter could be a player's badge."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 3, hues.face)
    pen.box(11, 11, 27, 33, hues.back, 3)
    pen.box(19.5, 14.5, 37.5, 38.5, hues.face, 4)
    pen.box(21, 16, 36, 37, hues.back, 3)


def mark(pen: Pen, hues: Colours) -> None:
    """A tick: this card may be played or taken."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 4, hues.gold)
    write(pen, "\N{CHECK MARK}", _MIDDLE, 11, 26, hues.ink, weight=0.26)


def crown(pen: Pen, hues: Colours) -> None:
    """A star for the winner."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.fill([star(_MIDDLE, _MIDDLE + 1, 19)], hues.gold)


def computer(pen: Pen, hues: Colours) -> None:
    """The head of a machine: a computer player."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.face)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 3, hues.ink)
    pen.stroke([((_MIDDLE, 9), (_MIDDLE, 16))], 3.5, hues.face)
    pen.disc(_MIDDLE, 9, 3.6, hues.face)
    pen.box(10, 16, 38, 37, hues.face, 5)
    for x in (18.5, 29.5):
        pen.disc(x, 24.5, 3.6, hues.ink)
    pen.box(17, 31, 31, 33.5, hues.ink, 1)


def clock(pen: Pen, hues: Colours, parts: int) -> None:
    """A clock with this many eighths of the time left.

    Raises ValueError outside 0 to 8.
    """
    if not 0 <= parts <= CLOCK_PARTS:
        raise ValueError("a clock shows 0 to 8 eighths")
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.face)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 4, hues.ink)
    if parts:
        left = arc(_MIDDLE, _MIDDLE, _MIDDLE - 6.5, 1 - parts / CLOCK_PARTS, 1)
        pen.fill([((_MIDDLE, _MIDDLE), *left)], hues.gold)
