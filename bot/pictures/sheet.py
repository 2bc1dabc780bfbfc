"""The picture of a score sheet: a column for every seat, a line for every deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.glyphs import measured
from bot.pictures.seats import SeatMark, draw_badge, number
from bot.pictures.style import Style, colours

__all__ = ["SheetPicture", "sheet_picture"]

_MARGIN: Final = 18
_NUMBERS: Final = 64
_WIDEST: Final = 170
_HEAD: Final = 72
_LINE: Final = 46
_TOTAL: Final = 66
_SIZE: Final = 26
_TOTAL_SIZE: Final = 34


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """Points by deal and seat, oldest deal first; None where a seat has no entry. Who won gets a star."""

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
    size = _fit([entry for line in sheet.deals for entry in line], wide, _SIZE)
    for place, line in enumerate(sheet.deals):
        ground = hues.panel if place % 2 == 0 else hues.felt
        canvas.box(_MARGIN, y, width - _MARGIN, y + _LINE, ground, 8)
        middle = y + _LINE // 2
        canvas.write(str(sheet.first + place), left - 16, middle - 10, 20, hues.muted, ground, Align.RIGHT)
        for column, points in enumerate(line):
            x = left + column * wide + wide // 2
            colour = hues.muted if points is None else hues.text
            canvas.write(_entry(points), x, middle - size // 2, size, colour, ground)
        y += _LINE
    canvas.box(_MARGIN, y + 4, width - _MARGIN, y + 8, hues.muted, 2)
    size = _fit(sheet.totals, wide, _TOTAL_SIZE)
    for column, total in enumerate(sheet.totals):
        x = left + column * wide + wide // 2
        canvas.write(_entry(total), x, y + 46 - size // 2, size, hues.text, hues.felt)
    return canvas.png()


def _entry(points: int | None) -> str:
    return "-" if points is None else number(points)


def _fit(entries: Iterable[int | None], wide: int, size: int) -> int:
    """Return the size at which the longest entry fits its column."""
    longest = max((measured(_entry(points), size) for points in entries), default=0.0)
    return size if longest <= wide - 10 else int(size * (wide - 10) / longest)
