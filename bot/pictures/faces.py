"""The faces of cards: large ones for a hand, plates for the table, and the back.

The index is in the left strip of a large card, so that it is visible where cards overlap. A plate shows only
an index.
"""

from typing import Final

from bot.pictures.courts import court, joker
from bot.pictures.glyphs import write
from bot.pictures.outlines import Pen, placed, star
from bot.pictures.pips import PIPS, SHAPES, pip
from bot.pictures.style import Colour, Colours
from engine.cards import JOKER, RANKS

LARGE: Final = (168, 232)
"""Width and height of a large card, in pixels of a full-size picture."""
STRIP: Final = 56
"""Width of the left strip of a large card that holds its index."""
PLATE: Final = (62, 88)

_TEN: Final = 9
_PIP_SIZES: Final = (96, 54, 46, 46, 46, 42, 38, 36, 31, 31)
_OPEN: Final = {
    1: (21, ((0, 72),)),
    2: (20, ((-10, 66), (10, 66))),
    3: (19, ((-10, 58), (10, 58), (0, 76))),
}
"""Size and places of the suits that a joker may have, by their number."""
_FIELD: Final = (110, 116)
"""Center of the part of a large card beside the index."""


def border(pen: Pen, width: float, height: float, hues: Colours, ground: Colour, radius: float) -> None:
    """Draw an empty card over the whole picture of the pen."""
    pen.box(0, 0, width, height, hues.border, radius)
    pen.box(1.5, 1.5, width - 1.5, height - 1.5, ground, radius - 1.5)


def _rank(pen: Pen, rank: int, x: float, y: float, height: float, colour: Colour) -> None:
    narrow = 0.72 if rank == _TEN else 1
    write(pen, RANKS[rank], x, y, height, colour, weight=0.21, narrow=narrow)


def large(pen: Pen, hues: Colours, face: int) -> None:
    """Draw one of the 53 faces at the size LARGE."""
    width, height = LARGE
    border(pen, width, height, hues, hues.face, 15)
    x, y = _FIELD
    if face == JOKER:
        joker(pen, hues, x, y, 1)
        pen.fill([star(28, 34, 23)], hues.star)
        for row, letter in enumerate("JOKER"):
            write(pen, letter, 28, 66 + 29 * row, 22, hues.star, weight=0.2)
        return
    suit, rank = divmod(face, 13)
    colour = hues.suits[suit]
    _rank(pen, rank, 28, 15, 48, colour)
    pip(pen, suit, 28, 91, 40, colour)
    if rank > _TEN:
        court(pen, hues, rank, suit, x, y, 1)
        return
    for across, down in PIPS[rank]:
        size = _PIP_SIZES[rank]
        pip(pen, suit, x + 28.5 * across, y + 26 * down, size, colour, turned=down > 0)


def plate(pen: Pen, hues: Colours, face: int) -> None:
    """Draw one of the 53 faces at the size PLATE."""
    width, height = PLATE
    border(pen, width, height, hues, hues.face, 9)
    middle = width / 2 - 6
    if face == JOKER:
        pen.fill([star(middle, 28, 22)], hues.star)
        write(pen, "JK", middle, 52, 27, hues.star, weight=0.21)
        return
    suit, rank = divmod(face, 13)
    _rank(pen, rank, middle, 7, 40, hues.suits[suit])
    pip(pen, suit, middle, 66, 31, hues.suits[suit])


def standing(pen: Pen, hues: Colours, faces: tuple[int, ...]) -> None:
    """Draw a joker that stands for a face, at the size PLATE: its star above a smaller index.

    Where it may stand for up to three faces, which have the same rank, it shows all their suits.
    """
    width, height = PLATE
    border(pen, width, height, hues, hues.face, 9)
    middle = width / 2 - 6
    several = len(faces) > 1
    pen.fill([star(middle, 13, 11) if several else star(middle, 19, 15)], hues.star)
    if JOKER in faces:
        return
    suits, rank = [face // 13 for face in faces], faces[0] % 13
    _rank(pen, rank, middle, 23 if several else 34, 25, hues.ink if several else hues.suits[suits[0]])
    size, places = _OPEN[len(suits)]
    for suit, (x, y) in zip(suits, places, strict=True):
        pip(pen, suit, middle + x, y, size, hues.suits[suit])


def back(pen: Pen, hues: Colours, width: float, height: float, radius: float) -> None:
    """Draw a back of any size: a lattice with a diamond in each window."""
    border(pen, width, height, hues, hues.face, radius)
    edge = max(3.0, width * 0.045)
    pen.box(edge, edge, width - edge, height - edge, hues.back, max(1.0, radius - edge))
    columns = 5
    pitch = (width - 2 * edge - 4) / columns
    rows = int((height - 2 * edge - 4) / pitch)
    top = (height - rows * pitch) / 2
    for row in range(rows):
        for column in range(columns):
            x, y = edge + 2 + pitch * (column + 0.5), top + pitch * (row + 0.5)
            size = pitch * (0.82 if (row + column) % 2 else 0.36)
            pen.fill(placed(SHAPES[2], x, y, size, wide=size), hues.lattice)
