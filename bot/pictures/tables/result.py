"""The picture of the end of a deal: every hand arranged, with lay-offs and sums."""

from dataclasses import dataclass
from math import inf
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.deck.glyphs import measured
from bot.pictures.style import Style, colours
from bot.pictures.tables.groups import CardGroup
from bot.pictures.tables.meld_rows import Placed, Scale, Tray, arranged, draw_trays, smallest_index
from bot.pictures.tables.seats import SeatMark, draw_badge, draw_name

_MARGIN: Final = 18
_GAP: Final = 12
_INSET: Final = 14
_EDGE: Final = 8
_BADGE: Final = 44
_LETTERS: Final = (34, 28)
"""Heights of names and sums, for few seats and for many side by side."""
_ONE_COLUMN: Final = 6
"""More seats than this are in two columns, and so are fewer if they are larger there."""
_TALLEST: Final = 1060
"""Clients show higher pictures narrower than a phone is wide."""
_SCALES: Final[tuple[Scale, ...]] = (1.3, 1.15, 1, None)
"""Scales of the melds; a phone shows all indices at least twelve pixels high."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A seat's result; ``sums`` are lines of arithmetic, such as ``"31-6=25"``."""

    seat: SeatMark
    groups: tuple[CardGroup, ...]
    sums: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The seats in the order in which they are shown."""

    rows: tuple[ResultRow, ...]


def result_picture(result: ResultPicture, style: Style) -> bytes:
    """Return the end of a deal as a PNG, 1100 wide; many seats are in two columns.

    Raises ValueError for a badge, label or sum that cannot be drawn.
    """
    return result_layout(result).pixels(style).png()


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """Rows in one or two columns: their contents, and the top of each line of rows."""

    rows: tuple[ResultRow, ...]
    columns: int
    wide: int
    sums: tuple[tuple[str, ...], ...]
    heads: tuple[int, ...]
    laid: tuple[tuple[Placed, ...], ...]
    tops: tuple[int, ...]
    scale: Scale

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.tops[-1] - _GAP + _MARGIN

    @property
    def index(self) -> float:
        """The height of the smallest sign of an index; infinite without a card."""
        return min((smallest_index(placed, self.scale) for placed in self.laid), default=inf)

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of the end of a deal. Raises ValueError like ``result_picture``."""
        wide, tops, letters = self.wide, self.tops, _LETTERS[self.columns - 1]
        hues, lines = colours(style), len(tops) - 1
        canvas = Canvas.of(style, WIDTH, self.height)
        for place, row in enumerate(self.rows):
            # Down the first column, then down the second.
            column, down = divmod(place, lines)
            x, top, bottom = _MARGIN + column * (wide + _GAP), tops[down], tops[down + 1] - _GAP
            canvas.box(x, top, x + wide, bottom, hues.panel, 14)
            if row.seat.won:
                canvas.box(x, top, x + wide, bottom, hues.accent, 14, line=5)
            left, y = x + _INSET, top + _EDGE
            _head(canvas, row.seat, self.sums[place], letters, left, y, wide - 2 * _INSET)
            trays = self.laid[place]
            draw_trays(canvas, trays, left, y + self.heads[place], hues.panel, scale=self.scale)
        return canvas

    @classmethod
    def of(cls, rows: tuple[ResultRow, ...], columns: int, scale: Scale) -> "ResultLayout":
        """Return the rows at a scale of their cards."""
        letters = _LETTERS[columns - 1]
        wide = (WIDTH - 2 * _MARGIN - (columns - 1) * _GAP) // columns
        lines = -(-len(rows) // columns)
        sums = tuple(_in_lines(row.sums, letters, wide // 2) for row in rows)
        heads = tuple(max(_BADGE, len(told) * round(letters * 1.5)) + _EDGE for told in sums)
        laid = [arranged(map(Tray, row.groups), wide - 2 * _INSET, scale) for row in rows]
        heights = [head + high for head, (_, high) in zip(heads, laid, strict=True)]
        tops = [_MARGIN]
        for down in range(lines):
            tops.append(tops[-1] + max(heights[down::lines]) + 2 * _EDGE + _GAP)
        return cls(rows, columns, wide, sums, heads, tuple(placed for placed, _ in laid), tuple(tops), scale)


@dataclass(frozen=True, slots=True)
class LinesLayout:
    """The cards of many seats in common lines, each seat after its badge and its sums."""

    placed: tuple[Placed, ...]
    high: int

    @classmethod
    def of(cls, rows: tuple[ResultRow, ...]) -> "LinesLayout":
        """Return the rows in common lines."""
        trays = [
            Tray(group, row.seat)
            for row in rows
            for group in (CardGroup((), label=" ".join(row.sums)), *row.groups)
        ]
        return cls(*arranged(trays, WIDTH - 2 * _MARGIN, None))

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.high + 2 * _MARGIN

    @property
    def index(self) -> float:
        """The height of the smallest sign of an index; infinite without a card."""
        return smallest_index(self.placed, None)

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of the end of a deal. Raises ValueError like ``result_picture``."""
        canvas = Canvas.of(style, WIDTH, self.height)
        draw_trays(canvas, self.placed, _MARGIN, _MARGIN, colours(style).felt, scale=None)
        return canvas


def result_layout(result: ResultPicture) -> ResultLayout | LinesLayout:
    """Return the layout of the end of a deal.

    All hands have one size, so that they can be compared: the largest that fits.
    """
    few = len(result.rows) <= _ONE_COLUMN
    for scale in _SCALES:
        for columns in (1, 2) if few else (2,):
            layout = ResultLayout.of(result.rows, columns, scale)
            if layout.height <= _TALLEST:
                return layout
    return layout if few else LinesLayout.of(result.rows)


def _in_lines(sums: tuple[str, ...], letters: int, room: int) -> tuple[str, ...]:
    """Return the sums in one line if they fit."""
    whole = " ".join(sums)
    return (whole,) if whole and measured(whole, letters) <= room else sums


def _head(
    canvas: Canvas, seat: SeatMark, sums: tuple[str, ...], letters: int, x: int, top: int, wide: int
) -> None:
    """Draw the seat, with a star for the winner, and the result at the right."""
    hues = colours(canvas.style)
    line, taken = round(letters * 1.5), 0
    for at, text in enumerate(sums):
        y = top + at * line + (max(0, _BADGE - len(sums) * line) + line - letters) // 2
        taken = max(taken, canvas.write(text, x + wide, y, letters, hues.text, hues.panel, Align.RIGHT))
    draw_badge(canvas, seat, x, top, _BADGE)
    at = x + _BADGE + _INSET
    if seat.won:
        canvas.stamp(sprites.token(canvas.style, "crown", 38), at, top + (_BADGE - 38) // 2)
        at += 38 + _INSET
    draw_name(canvas, seat, at, top + (_BADGE - letters) // 2, x + wide - taken - 2 * _INSET - at, letters)
