"""The picture of a deal's end: every hand arranged, with what was laid off and what it comes to."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.groups import CardGroup
from bot.pictures.seats import SeatMark, draw_badge
from bot.pictures.style import Style, colours
from bot.pictures.trays import Tray, arranged, draw_trays, fitted

__all__ = ["ResultPicture", "ResultRow", "result_picture", "result_pixels"]

_MARGIN: Final = 18
_GAP: Final = 12
_INSET: Final = 14
_EDGES: Final = (14, 6)
"""Above and below what a seat has, of few and of many."""
_BADGE: Final = 52
_LETTERS: Final = (34, 30, 24)
"""Heights of the sums: of few seats, of many, of many side by side."""
_FEW: Final = 3
_ONE_COLUMN: Final = 6
"""More seats than these stand in two columns."""
_TALLEST: Final = 700
_SCALES: Final = (1.4, 1.25, 1.1, 1, 0.85, 0.75, 0.66)


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
    """Return the end of a deal as a PNG, 1100 wide; many seats stand in two columns.

    Raises ValueError for a badge, label or sum that cannot be written.
    """
    return result_pixels(result, style).png()


def result_pixels(result: ResultPicture, style: Style) -> Canvas:
    """Return the end of a deal before it is made a file. Raises ValueError as the picture does."""
    hues = colours(style)
    count = len(result.rows)
    columns = 1 if count <= _ONE_COLUMN else 2
    letters = _LETTERS[0] if count <= _FEW else _LETTERS[1] if columns == 1 else _LETTERS[2]
    line, edge = round(letters * 1.5), _EDGES[0 if count <= _FEW else 1]
    wide = (WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns
    lines = -(-count // columns)
    most = (_TALLEST - 2 * _MARGIN + _GAP) // max(1, lines) - _GAP - 2 * edge
    left = _INSET + _BADGE + _INSET
    trays = [[Tray(group) for group in row.groups] for row in result.rows]
    rooms = []
    for row in result.rows:
        sums = [sprites.letters(style, text, letters, hues.text, hues.panel).size[0] for text in row.sums]
        rooms.append(wide - left - max(sums, default=-_INSET) - 2 * _INSET)
    # One size for all, so that hands can be compared.
    scales = [fitted(held, room, most, _SCALES)[0] for held, room in zip(trays, rooms, strict=True)]
    scale = min(scales, default=1)
    rows = [
        (row, *arranged(held, room, scale)) for row, held, room in zip(result.rows, trays, rooms, strict=True)
    ]
    tops = [_MARGIN]
    for down in range(lines):
        line_of = rows[down::lines]
        high = max(max(high, _BADGE, len(row.sums) * line) for row, _, high in line_of)
        tops.append(tops[-1] + high + 2 * edge + _GAP)
    canvas = Canvas.of(style, WIDTH, tops[-1] - _GAP + _MARGIN)
    for place, (row, placed, high) in enumerate(rows):
        # Down the first column, then down the second.
        column, down = divmod(place, lines)
        x, top, bottom = _MARGIN + column * (wide + _GAP), tops[down], tops[down + 1] - _GAP
        middle = (top + bottom) // 2
        canvas.box(x, top, x + wide, bottom, hues.panel, 14)
        draw_badge(canvas, row.seat, x + _INSET, middle - _BADGE // 2, _BADGE)
        if row.seat.won:
            canvas.box(x, top, x + wide, bottom, hues.accent, 14, line=5)
            canvas.stamp(sprites.token(style, "crown", 36), x + _INSET + 28, middle - 44)
        draw_trays(canvas, placed, x + left, middle - high // 2, hues.panel, scale=scale)
        y = middle - len(row.sums) * line // 2 + (line - letters) // 2
        for text in row.sums:
            canvas.write(text, x + wide - _INSET - 4, y, letters, hues.text, hues.panel, Align.RIGHT)
            y += line
    return canvas
