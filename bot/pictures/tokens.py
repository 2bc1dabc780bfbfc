"""What lies on a table beside cards: chips, the dealer's button, seats' badges, marks and clocks."""

from typing import Final

from bot.pictures.glyphs import measured, write
from bot.pictures.outlines import Pen, arc, placed, star
from bot.pictures.pips import SHAPES
from bot.pictures.style import Colour, Colours

__all__ = ["CLOCK_PARTS", "TOKEN", "badge", "chip", "clock", "crown", "dealer", "mark"]

TOKEN: Final = 48
"""Width and height of every token, whose drawing touches the edges."""
CLOCK_PARTS: Final = 8

_MIDDLE: Final = TOKEN / 2


def badge(pen: Pen, text: str, ground: Colour, colour: Colour) -> None:
    """A disc with a seat's letter or number.

    Raises ValueError for more than two characters: a name is no badge.
    """
    if not 1 <= len(text) <= 2:
        raise ValueError("a badge has one or two characters")
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, ground)
    height = min(28.0, 28 * 34 / max(1.0, measured(text, 28, 0.21)))
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
    """The dealer's button."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 3, hues.face)
    write(pen, "D", _MIDDLE, 11, 26, hues.ink, weight=0.22)


def mark(pen: Pen, hues: Colours) -> None:
    """A tick: this card may be played, or taken."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 4, hues.gold)
    write(pen, "\N{CHECK MARK}", _MIDDLE, 11, 26, hues.ink, weight=0.26)


def crown(pen: Pen, hues: Colours) -> None:
    """A star for whoever won."""
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.ink)
    pen.fill([star(_MIDDLE, _MIDDLE + 1, 19)], hues.gold)


def clock(pen: Pen, hues: Colours, parts: int) -> None:
    """A clock with so many eighths of the time left.

    Raises ValueError for less than none or more than all.
    """
    if not 0 <= parts <= CLOCK_PARTS:
        raise ValueError("a clock shows no to eight eighths")
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 0.5, hues.face)
    pen.disc(_MIDDLE, _MIDDLE, _MIDDLE - 4, hues.ink)
    if parts:
        left = arc(_MIDDLE, _MIDDLE, _MIDDLE - 6.5, 1 - parts / CLOCK_PARTS, 1)
        pen.fill([((_MIDDLE, _MIDDLE), *left)], hues.gold)
