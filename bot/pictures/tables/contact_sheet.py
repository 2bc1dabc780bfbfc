"""Contact sheets: many moments of a deal in one picture, in order."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.sprites import matched
from bot.pictures.style import Style, colours
from bot.pictures.tables.table import Boards, TablePicture, table_layout

_GAP: Final = 12
_HEAD: Final = 50


@dataclass(frozen=True, slots=True)
class ContactSheet:
    """Moments of a deal in order; they are numbered from 1."""

    tables: tuple[TablePicture | Boards, ...]


def contact_sheet(
    tables: Sequence[TablePicture | Boards], style: Style, *, columns: int = 3, first: int = 1
) -> bytes:
    """Return tables at half size in a grid as a PNG, numbered from ``first``.

    Raises ValueError for no tables, or a badge or label that cannot be drawn.
    """
    if not tables:
        raise ValueError("nothing to show on a contact sheet")
    hues = colours(style)
    frames = [matched(style, table_layout(table).pixels(style).rgb().reduce(2)) for table in tables]
    columns = min(columns, len(frames))
    wide = WIDTH // 2
    lines = [frames[start : start + columns] for start in range(0, len(frames), columns)]
    heights = [max(frame.height for frame in line) + _HEAD for line in lines]
    canvas = Canvas.of(style, columns * (wide + _GAP) + _GAP, sum(heights) + _GAP * (len(lines) + 1))
    y = _GAP
    for row, line in enumerate(lines):
        for column, frame in enumerate(line):
            x = _GAP + column * (wide + _GAP)
            canvas.pixels.paste(frame, (x, y + _HEAD))
            canvas.box(x, y, x + wide, y + _HEAD - 4, hues.panel, 8)
            number = str(first + row * columns + column)
            canvas.write(number, x + 14, y + 8, 30, hues.text, hues.panel, Align.LEFT)
        y += heights[row] + _GAP
    return canvas.png()
