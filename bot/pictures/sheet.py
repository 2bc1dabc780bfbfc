"""The picture of a score sheet: a column for every seat, a line for every deal."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.seats import SeatMark, draw_badge, number
from bot.pictures.sprites import letters
from bot.pictures.style import Style, colours

__all__ = ["SheetPicture", "sheet_picture"]

_MARGIN: Final = 18
_NUMBERS: Final = 64
_WIDEST: Final = 170
_HEAD: Final = 72
_LINE: Final = 46
_TOTAL: Final = 66
_SIZE: Final = 26


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """Points by deal and seat, oldest deal first; None where a seat has no entry. ``won`` seats get a star."""

    seats: tuple[SeatMark, ...]
    deals: tuple[tuple[int | None, ...], ...]
    totals: tuple[int, ...]
    first: int = 1
    """The number of the first deal shown."""


def sheet_picture(sheet: SheetPicture, style: Style) -> bytes:
    """Return a score sheet as a PNG, up to 1100 wide.

    Raises ValueError for a badge that cannot be written, or a line that is not as long as there are seats.
    """
    count = len(sheet.seats)
    if any(len(line) != count for line in (*sheet.deals, sheet.totals)):
        raise ValueError("a line of a score sheet has one entry for every seat")
    hues = colours(style)
    wide = min(_WIDEST, (WIDTH - 2 * _MARGIN - _NUMBERS) // max(1, count))
    width = max(480, 2 * _MARGIN + _NUMBERS + count * wide)
    left = (width - _NUMBERS - count * wide) // 2 + _NUMBERS
    height = _MARGIN + _HEAD + len(sheet.deals) * _LINE + 8 + _TOTAL + _MARGIN
    canvas = Canvas.of(style, width, height)
    for column, seat in enumerate(sheet.seats):
        x = left + column * wide + wide // 2
        draw_badge(canvas, seat, x - 24, _MARGIN + 4, 48)
        if seat.won:
            canvas.stamp(sprites.token(style, "crown", 30), x + 8, _MARGIN - 4)
        elif seat.dealer:
            canvas.stamp(sprites.token(style, "dealer", 28), x + 10, _MARGIN + 30)
    y = _MARGIN + _HEAD
    for place, line in enumerate(sheet.deals):
        ground = hues.panel if place % 2 == 0 else hues.felt
        canvas.box(_MARGIN, y, width - _MARGIN, y + _LINE, ground, 8)
        middle = y + (_LINE - _SIZE) // 2
        canvas.write(str(sheet.first + place), left - 16, middle + 3, 20, hues.muted, ground, Align.RIGHT)
        for column, points in enumerate(line):
            text = "-" if points is None else number(points)
            _entry(canvas, text, left + column * wide, wide, middle, _SIZE, muted=points is None, panel=place % 2 == 0)
        y += _LINE
    canvas.box(_MARGIN, y + 4, width - _MARGIN, y + 8, hues.muted, 2)
    for column, total in enumerate(sheet.totals):
        _entry(canvas, number(total), left + column * wide, wide, y + 28, 34, muted=False, panel=False)
    return canvas.png()


def _entry(
    canvas: Canvas, text: str, left: int, wide: int, y: int, size: int, *, muted: bool, panel: bool
) -> None:
    """Write a number in its column, smaller where it would not fit."""
    hues = colours(canvas.style)
    colour, ground = hues.muted if muted else hues.text, hues.panel if panel else hues.felt
    fit = size
    while fit > 10 and letters(canvas.style, text, fit, colour, ground).size[0] > wide - 8:
        fit -= 1
    canvas.write(text, left + wide // 2, y + (size - fit) // 2, fit, colour, ground)
