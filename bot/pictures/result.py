"""The picture of a deal's end: every hand arranged, with what was laid off and what it comes to."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.groups import CardGroup
from bot.pictures.seats import SeatMark, draw_badge
from bot.pictures.style import Style, colours
from bot.pictures.trays import Placed, Tray, arranged, draw_trays

__all__ = ["ResultPicture", "ResultRow", "result_picture"]

_MARGIN: Final = 18
_GAP: Final = 14
_BADGE: Final = 52
_LEFT: Final = _MARGIN + 16 + _BADGE + 16
_SUM: Final = 30
_LINE: Final = 46
_WIDTHS: Final = (640, 760, 900, WIDTH)
_HIGHEST: Final = 0.8
"""The narrowest picture is taken that is not higher than this share of its width: a phone shows it larger."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a seat ended with: ``sums`` are lines of arithmetic, such as ``"31-6=25"``."""

    seat: SeatMark
    groups: tuple[CardGroup, ...]
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The seats in the order they are to be shown."""

    rows: tuple[ResultRow, ...]


def result_picture(result: ResultPicture, style: Style) -> bytes:
    """Return the end of a deal as a PNG, 1100 wide, or less where little is to be shown.

    Raises ValueError for a badge, label or sum that cannot be written.
    """
    hues = colours(style)
    for width in _WIDTHS:
        layouts = [_layout(row, style, width) for row in result.rows]
        height = 2 * _MARGIN - _GAP + sum(high + 3 * _GAP for _, _, high in layouts)
        if height <= width * _HIGHEST:
            break
    canvas = Canvas.of(style, width, height)
    top = _MARGIN
    for row, placed, high in layouts:
        bottom = top + high + 2 * _GAP
        canvas.box(_MARGIN, top, width - _MARGIN, bottom, hues.panel, 14)
        middle = (top + bottom) // 2
        draw_badge(canvas, row.seat, _MARGIN + 16, middle - _BADGE // 2, _BADGE)
        if row.seat.won:
            canvas.box(_MARGIN, top, width - _MARGIN, bottom, hues.accent, 14, line=4)
            canvas.stamp(sprites.token(style, "crown", 34), _MARGIN + 46, middle - 42)
        draw_trays(canvas, placed, _LEFT, top + _GAP, hues.panel)
        y = middle - len(row.sums) * _LINE // 2 + (_LINE - _SUM) // 2
        for line in row.sums:
            canvas.write(line, width - _MARGIN - 16, y, _SUM, hues.text, hues.panel, Align.RIGHT)
            y += _LINE
        top = bottom + _GAP
    return canvas.png()


def _layout(row: ResultRow, style: Style, width: int) -> tuple[ResultRow, tuple[Placed, ...], int]:
    """Return a row with the places of its cards, and its height, in a picture of a width."""
    hues = colours(style)
    wide = [sprites.letters(style, line, _SUM, hues.text, hues.panel).size[0] for line in row.sums]
    room = width - _MARGIN - 16 - _LEFT - max(wide, default=-16) - 16
    placed, high = arranged([Tray(group) for group in row.groups], room)
    return row, placed, max(high, _BADGE, len(row.sums) * _LINE)
