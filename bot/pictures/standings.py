"""The picture of a tournament's standings: a line for each entrant."""

from dataclasses import dataclass, field
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.deck.glyphs import measured
from bot.pictures.names import fitting, width
from bot.pictures.sprites import is_foreign
from bot.pictures.style import Colour, Style, colours

_MARGIN: Final = 18
_HEAD: Final = 54
_PLACE: Final = 92
"""Width of the column of places."""
_SIZES: Final = (36, 32, 28)
"""The height of letters: the largest in which all names fit, for phones."""
_SMALL: Final = 22
_PADDING: Final = 26
"""What a line is higher than its letters."""
_COLUMN: Final = 110
"""The minimum width of a column."""
_CROWN: Final = 34
MOST_ROWS: Final = 16
"""More lines are too small on a phone."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """An entrant: place, name and what is in the columns.

    The name alone is the heading of a division. ``won``: with a crown. ``faded``: they are out.
    """

    place: str
    name: str = field(repr=False)
    cells: tuple[str, ...] = ()
    won: bool = False
    faded: bool = False


@dataclass(frozen=True, slots=True)
class StandingsPicture:
    """Standings, the best first; ``columns``: the titles of the cells."""

    columns: tuple[str, ...]
    rows: tuple[StandingRow, ...]


def standings_picture(standings: StandingsPicture, style: Style) -> bytes:
    """Return standings as a PNG.

    Raises ValueError for names that cannot be drawn, or a line without a cell for every column.
    """
    if any(row.cells and len(row.cells) != len(standings.columns) for row in standings.rows):
        raise ValueError("a line of standings has a cell for every column")
    for size in _SIZES:
        wide = [
            max(_COLUMN, *(_width(text, high) + 24 for text, high in _texts(standings, at, size)))
            for at in range(len(standings.columns))
        ]
        room = WIDTH - 2 * _MARGIN - 20 - _PLACE - sum(wide)
        if all(_width(row.name, size) <= room for row in standings.rows if row.cells):
            break
    height = 2 * _MARGIN + _HEAD + (size + _PADDING) * len(standings.rows)
    canvas = Canvas.of(style, WIDTH, height, mirrored=style.right_to_left)
    hues = colours(style)
    rights = [WIDTH - _MARGIN - 12 - sum(wide[at + 1 :]) for at in range(len(wide))]
    for title, right in zip(standings.columns, rights, strict=True):
        canvas.write(title, right, _MARGIN + 14, _SMALL, hues.muted, hues.felt, Align.RIGHT)
    y = _MARGIN + _HEAD
    for at, row in enumerate(standings.rows):
        ground = hues.panel if at % 2 == 0 else hues.felt
        _line(canvas, row, y, ground, rights, room, size)
        y += size + _PADDING
    return canvas.png()


def _texts(standings: StandingsPicture, at: int, size: int) -> list[tuple[str, int]]:
    cells = [(row.cells[at], size) for row in standings.rows if row.cells]
    return [(standings.columns[at], _SMALL), *cells]


def _width(text: str, size: int) -> int:
    return width(text, size) if is_foreign(text) else round(measured(text, size))


def _line(
    canvas: Canvas, row: StandingRow, y: int, ground: Colour, rights: list[int], room: int, size: int
) -> None:
    hues, below = colours(canvas.style), y + size + _PADDING
    middle = (y + below) // 2
    if not row.cells:
        name = fitting(row.name, _SMALL, WIDTH - 4 * _MARGIN)
        canvas.write_name(name, _MARGIN + 12, middle - _SMALL // 2, _SMALL, room, hues.accent, hues.felt)
        return
    canvas.box(_MARGIN, y, WIDTH - _MARGIN, below, ground, 8)
    ink = hues.muted if row.faded else hues.text
    if row.won:
        canvas.stamp(sprites.token(canvas.style, "crown", _CROWN), _MARGIN + 18, middle - _CROWN // 2)
    else:
        canvas.write(row.place, _MARGIN + 66, middle - _SMALL // 2, _SMALL, hues.muted, ground, Align.RIGHT)
    canvas.write_name(row.name, _MARGIN + _PLACE, middle - size // 2, size, room, ink, ground)
    for number, (cell, right) in enumerate(zip(row.cells, rights, strict=True)):
        colour = ink if number == 0 else hues.muted
        canvas.write(cell, right, middle - size // 2, size, colour, ground, Align.RIGHT)
