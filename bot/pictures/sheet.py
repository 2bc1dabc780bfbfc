"""The picture of a score sheet: a column for every seat or team, a line for every deal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.deck.glyphs import measured
from bot.pictures.names import fitting
from bot.pictures.style import Colour, Style, colours
from bot.pictures.tables.seats import SeatMark, draw_badge, number

_MARGIN: Final = 18
_NUMBERS: Final = 60
_COLUMN: Final = (118, 180)
"""The minimum width of a column, and the maximum if its longest entry needs no more."""
_LEAST: Final = 480
_HEAD: Final = 76
NAMED: Final = 9
"""The most columns with room for names."""
NAME_LINE: Final = 40
"""Height of a line with a name."""
_CAPITALS: Final = 26
_BADGE: Final = 48
_LINE: Final = 48
_RUNNING: Final = 22
"""Extra height of a line with running totals below the points."""
_TOTAL: Final = 66
_SIZE: Final = 30
_SMALL: Final = 21
_TOTAL_SIZE: Final = 36


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """A score sheet, or some lines of it.

    ``columns``: the seats that share a total, with a crown for the winner. ``deals``: points by deal and
    column, oldest first, the number of the oldest being ``first``; ``running`` the totals after each,
    ``marks`` a letter or two beside the points: all of them line by line, or none. ``end`` is what the end
    of the match added.
    """

    columns: tuple[tuple[SeatMark, ...], ...]
    deals: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    running: tuple[tuple[int, ...], ...] = ()
    marks: tuple[tuple[str, ...], ...] = ()
    end: tuple[int, ...] = ()
    first: int = 1


def sheet_picture(sheet: SheetPicture, style: Style) -> bytes:
    """Return a score sheet as a PNG, up to 1100 wide.

    Raises ValueError for a badge or mark that cannot be drawn, or a line without an entry for every column.
    """
    count = len(sheet.columns)
    lines = (*sheet.deals, *sheet.running, *sheet.marks, sheet.end or sheet.totals, sheet.totals)
    if any(len(line) != count for line in lines):
        raise ValueError("a line of a score sheet has one entry for every column")
    if any(len(lines) not in (0, len(sheet.deals)) for lines in (sheet.running, sheet.marks)):
        raise ValueError("a score sheet has running totals and marks for every deal, or for none")
    points = [number(entry) for line in (*sheet.deals, sheet.end) for entry in line]
    aside = max((measured(mark, _SMALL) + 6 for line in sheet.marks for mark in line if mark), default=0)
    least = max((len(seats) * (_BADGE + 4) + 8 for seats in sheet.columns), default=0)
    named = name_lines(sheet.columns)
    longest = max(_longest(points, _SIZE) + 2 * aside, _longest(map(number, sheet.totals), _TOTAL_SIZE))
    room = (WIDTH - 2 * _MARGIN - _NUMBERS) // max(1, count)
    wide = min(room, max(_COLUMN[bool(named)], least, min(_COLUMN[1], round(longest) + 24)))
    width = max(_LEAST, 2 * _MARGIN + _NUMBERS + count * wide)
    middles = [
        _MARGIN + _NUMBERS + (width - 2 * _MARGIN - _NUMBERS) * (2 * column + 1) // (2 * max(1, count))
        for column in range(count)
    ]
    line_high = _LINE + (_RUNNING if sheet.running else 0)
    head = _HEAD + named * NAME_LINE
    height = 2 * _MARGIN + head + len(sheet.deals) * line_high + (_LINE if sheet.end else 0) + 8 + _TOTAL
    canvas = Canvas.of(style, width, height, mirrored=style.right_to_left)
    for x, seats in zip(middles, sheet.columns, strict=True):
        draw_column_head(canvas, seats, x, _MARGIN + 14, wide, named=named > 0)
    y = _MARGIN + head
    fit = min(1.0, (wide - 8) / max(1.0, _longest(points, _SIZE) + 2 * aside))
    for place, line in enumerate(sheet.deals):
        marks = sheet.marks[place] if sheet.marks else ("",) * count
        _line(canvas, y, line_high, str(sheet.first + place), striped=place % 2 == 0)
        ground = _ground(canvas, striped=place % 2 == 0)
        for x, entry, mark in zip(middles, line, marks, strict=True):
            _entry(canvas, entry, mark, x, y + _LINE // 2, fit, ground)
        if sheet.running:
            _running(canvas, sheet.running[place], middles, wide, y + _LINE - 4, ground)
        y += line_high
    if sheet.end:
        _line(canvas, y, _LINE, "+", striped=len(sheet.deals) % 2 == 0)
        ground = _ground(canvas, striped=len(sheet.deals) % 2 == 0)
        for x, entry in zip(middles, sheet.end, strict=True):
            _entry(canvas, entry, "", x, y + _LINE // 2, fit, ground)
        y += _LINE
    hues = colours(style)
    canvas.box(_MARGIN, y + 4, width - _MARGIN, y + 8, hues.muted, 2)
    size = int(_TOTAL_SIZE * min(1.0, (wide - 8) / _longest(map(number, sheet.totals), _TOTAL_SIZE)))
    for x, total in zip(middles, sheet.totals, strict=True):
        canvas.write(number(total), x, y + 46 - size // 2, size, hues.text, hues.felt)
    return canvas.png()


def _longest(entries: Iterable[str], size: int) -> float:
    return max((measured(entry, size) for entry in entries), default=1.0)


def name_lines(columns: Sequence[tuple[SeatMark, ...]]) -> int:
    """Return how many lines the names over some columns take.

    It is one for each seat that shares a column, and none where there are too many columns.
    """
    named = len(columns) <= NAMED and any(seat.name for seats in columns for seat in seats)
    return max(map(len, columns)) if named else 0


def draw_column_head(
    canvas: Canvas, seats: tuple[SeatMark, ...], x: int, y: int, wide: int, *, named: bool
) -> None:
    """Draw the badges of the columns, with crowns above the winners.

    The names are below, if wanted, each in a line of NAME_LINE.
    """
    hues, step = colours(canvas.style), _BADGE + 4
    left = x - (len(seats) * step - 4) // 2
    for place, seat in enumerate(seats):
        draw_badge(canvas, seat, left + place * step, y, _BADGE)
        if seat.won:
            canvas.stamp(sprites.token(canvas.style, "crown", 30), left + place * step + 30, y - 16)
        if named and fitting(seat.name, _CAPITALS, wide - 10):
            line = y + _BADGE + 14 + place * NAME_LINE
            canvas.write_name(seat.name, x, line, _CAPITALS, wide - 10, hues.text, hues.felt, Align.MIDDLE)


def _ground(canvas: Canvas, *, striped: bool) -> Colour:
    hues = colours(canvas.style)
    return hues.panel if striped else hues.felt


def _line(canvas: Canvas, y: int, high: int, label: str, *, striped: bool) -> None:
    """Draw the background of a line, and its number at the left."""
    hues, ground = colours(canvas.style), _ground(canvas, striped=striped)
    canvas.box(_MARGIN, y, canvas.pixels.width - _MARGIN, y + high, ground, 8)
    canvas.write(label, _MARGIN + 44, y + high // 2 - 11, 22, hues.muted, ground, Align.RIGHT)


def _entry(canvas: Canvas, points: int, mark: str, x: int, middle: int, fit: float, ground: Colour) -> None:
    """Write points in the middle of a column, and the marks beside them."""
    hues = colours(canvas.style)
    size, small = int(_SIZE * fit), int(_SMALL * fit)
    wide = canvas.write(number(points), x, middle - size // 2, size, hues.text, ground)
    canvas.write(mark, x + wide // 2 + 6, middle + size // 2 - small, small, hues.accent, ground, Align.LEFT)


def _running(
    canvas: Canvas,
    totals: tuple[int, ...],
    middles: list[int],
    wide: int,
    y: int,
    ground: Colour,
) -> None:
    """Write the totals after a deal below its points."""
    size = int(_SMALL * min(1.0, (wide - 8) / _longest(map(number, totals), _SMALL)))
    for x, total in zip(middles, totals, strict=True):
        canvas.write(number(total), x, y, size, colours(canvas.style).muted, ground)
