"""The picture of a knock-out: a column for each round, and the winners move on."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.style import Colour, Style, colours

_MARGIN: Final = 18
_HEAD: Final = 50
_SMALL: Final = 22
_TITLE: Final = 24
_GAP: Final = 18
"""Between two meetings of the first column."""
_BETWEEN: Final = 26
"""Between two columns, for the lines that join them."""
_SIZES: Final = {1: 34, 2: 34, 3: 28}
"""The height of letters by the number of columns, if there are few."""
MOST_MEETINGS: Final = 16
"""More meetings in a column are too small on a phone."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a meeting: its name ("": not decided yet), and its score if any."""

    name: str = field(repr=False)
    score: str = ""
    won: bool = False
    faded: bool = False
    """It has lost, or nobody is there."""


@dataclass(frozen=True, slots=True)
class BracketPicture:
    """A bracket: for each round a title and its meetings, half as many as before."""

    titles: tuple[str, ...]
    rounds: tuple[tuple[tuple[Side, Side], ...], ...]


def bracket_picture(bracket: BracketPicture, style: Style) -> bytes:
    """Return a bracket as a PNG.

    Raises ValueError for names that cannot be drawn, or rounds that do not halve.
    """
    sizes = [len(meetings) for meetings in bracket.rounds]
    if len(bracket.titles) != len(sizes) or any(before != 2 * after for before, after in pairwise(sizes)):
        raise ValueError("each round of a bracket has half as many meetings as the one before")
    count = len(sizes)
    wide = (WIDTH - 2 * _MARGIN - (count - 1) * _BETWEEN) // count
    size = _SIZES.get(count, _SMALL)
    line = size * 9 // 5
    step = 2 * line + _GAP
    height = 2 * _MARGIN + _HEAD + step * sizes[0]
    canvas = Canvas.of(style, WIDTH, height, mirrored=style.right_to_left)
    hues = colours(style)
    before: list[int] = []
    for column, meetings in enumerate(bracket.rounds):
        left = _MARGIN + column * (wide + _BETWEEN)
        title = bracket.titles[column]
        canvas.write(title, left + wide // 2, _MARGIN + 8, min(size, _TITLE), hues.muted, hues.felt)
        middles = (
            [(a + b) // 2 for a, b in zip(before[::2], before[1::2], strict=True)]
            if before
            else [_MARGIN + _HEAD + at * step + line for at in range(len(meetings))]
        )
        for at, meeting in enumerate(meetings):
            if before:
                _join(canvas, left, before[2 * at], before[2 * at + 1])
            _meeting(canvas, meeting, left, middles[at], wide, size)
        before = middles
    return canvas.png()


def _meeting(
    canvas: Canvas, meeting: tuple[Side, Side], left: int, middle: int, wide: int, size: int
) -> None:
    hues, line = colours(canvas.style), size * 9 // 5
    canvas.box(left, middle - line, left + wide, middle + line, hues.panel, 8)
    for side, y in zip(meeting, (middle - line, middle), strict=True):
        ink: Colour = hues.accent if side.won else hues.muted if side.faded else hues.text
        top = y + (line - size) // 2
        room = wide - 20 - (3 * size if side.score else 0)
        if side.name:
            canvas.write_name(side.name, left + 10, top, size, room, ink, hues.panel)
        canvas.write(side.score, left + wide - 10, top, size, ink, hues.panel, Align.RIGHT)
    canvas.box(left + 8, middle - 1, left + wide - 8, middle + 1, hues.felt)


def _join(canvas: Canvas, left: int, upper: int, lower: int) -> None:
    """Draw the lines from two meetings to the one that follows."""
    line = colours(canvas.style).muted
    middle, edge = (upper + lower) // 2, left - _BETWEEN // 2
    for y in (upper, lower):
        canvas.box(left - _BETWEEN, y - 1, edge, y + 1, line)
    canvas.box(edge - 1, upper - 1, edge + 1, lower + 1, line)
    canvas.box(edge, middle - 1, left, middle + 1, line)
