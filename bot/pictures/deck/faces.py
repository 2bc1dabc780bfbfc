"""The faces of cards: large ones for a hand, plates for the table, and the back.

The index is in the left strip of a card, so that it is visible where cards overlap; a plate shows nothing
else. It is a list of signs, which are drawn as they are listed: their heights are those of the picture.
"""

from math import cos, pi
from typing import Final, NamedTuple

from bot.pictures.deck.courts import court, joker
from bot.pictures.deck.glyphs import measured, write
from bot.pictures.deck.outlines import Pen, placed, star
from bot.pictures.deck.pips import PIPS, SHAPES, pip
from bot.pictures.style import Colour, Colours
from engine.cards import JOKER, RANKS

LARGE: Final = (168, 232)
"""Width and height of a large card, in pixels of a full-size picture."""
STRIP: Final = 60
"""Width of the left strip of a large card that holds its index."""
PLATE: Final = (68, 108)
PLATE_STRIP: Final = 52
"""The same of a plate."""
STAR: Final = 4
"""The sign and the colour of a joker, beside the four suits (0–3)."""
INK: Final = 5
"""The colour of a rank that cards of several suits share."""

_TEN: Final = 9
_WEIGHT: Final = 0.21
"""Width of the brush for a rank, as a share of its height."""
_NARROW: Final = {"10": 0.64, "JK": 0.6}
"""Letters that are narrower, to fit into the strip."""
_PIP_SIZES: Final = (96, 54, 46, 46, 46, 42, 38, 36, 31, 31)
_FIELD: Final = (112, 116)
"""Center of the part of a large card beside the index."""
_STAR: Final = 1 + cos(pi / 5)
"""Height of a star of radius 1."""


class Sign(NamedTuple):
    """A sign of an index: letters, a suit (0–3) or a STAR.

    ``colour`` is a suit, STAR or INK. ``x`` is the sign's middle and ``y`` its top.
    """

    shape: str | int
    colour: int
    x: float
    y: float
    height: float

    @property
    def width(self) -> float:
        """The width of the sign."""
        if isinstance(self.shape, str):
            return measured(self.shape, self.height, _WEIGHT, _NARROW.get(self.shape, 1))
        return self.height


def large_index(face: int) -> tuple[Sign, Sign]:
    """Return the index of one of the 53 faces at the size LARGE."""
    if face == JOKER:
        return Sign(STAR, STAR, 29, 13, 50), Sign("JK", STAR, 29, 74, 50)
    suit, rank = divmod(face, 13)
    return Sign(RANKS[rank], suit, 29, 13, 54), Sign(suit, suit, 29, 74, 50)


def plate_index(face: int, stands: tuple[int, ...] = ()) -> tuple[Sign, Sign]:
    """Return the index of one of the 53 faces at the size PLATE.

    ``stands``: what a joker stands for. Where it may stand for several faces, which have the same rank, its
    suit is a star.
    """
    shown = stands[0] if stands else face
    if shown == JOKER:
        return Sign(STAR, STAR, 26, 5, 45), Sign("JK", STAR, 26, 57, 45)
    suit, rank = divmod(shown, 13)
    sign = STAR if len(stands) > 1 else suit
    return Sign(RANKS[rank], suit, 26, 5, 46), Sign(sign, suit, 26, 58, 45)


def draw_sign(pen: Pen, sign: Sign, colour: Colour) -> None:
    """Draw a sign in a colour."""
    shape, _, x, y, height = sign
    if isinstance(shape, str):
        write(pen, shape, x, y, height, colour, weight=_WEIGHT, narrow=_NARROW.get(shape, 1))
    elif shape == STAR:
        pen.fill([star(x, y + height / _STAR, height / _STAR)], colour)
    else:
        tops = [down for line in SHAPES[shape] for _, down in line]
        size = height / (max(tops) - min(tops))
        pip(pen, shape, x, y - min(tops) * size, size, colour)


def colour_of(hues: Colours, colour: int) -> Colour:
    """Return the colour of a sign."""
    return (*hues.suits, hues.star, hues.ink)[colour]


def border(pen: Pen, width: float, height: float, hues: Colours, ground: Colour, radius: float) -> None:
    """Draw an empty card over the whole picture of the pen."""
    pen.box(0, 0, width, height, hues.border, radius)
    pen.box(1.5, 1.5, width - 1.5, height - 1.5, ground, radius - 1.5)


def large(pen: Pen, hues: Colours, face: int) -> None:
    """Draw one of the 53 faces at the size LARGE."""
    border(pen, *LARGE, hues, hues.face, 15)
    for sign in large_index(face):
        draw_sign(pen, sign, colour_of(hues, sign.colour))
    x, y = _FIELD
    if face == JOKER:
        joker(pen, hues, x, y, 1)
        return
    suit, rank = divmod(face, 13)
    if rank > _TEN:
        court(pen, hues, rank, suit, x, y, 1)
        return
    for across, down in PIPS[rank]:
        size = _PIP_SIZES[rank]
        pip(pen, suit, x + 28.5 * across, y + 26 * down, size, hues.suits[suit], turned=down > 0)


def plate(pen: Pen, hues: Colours, face: int, stands: tuple[int, ...] = ()) -> None:
    """Draw one of the 53 faces at the size PLATE; a joker that ``stands`` for a card is dark."""
    dark = bool(stands) and stands[0] != JOKER
    border(pen, *PLATE, hues, hues.star if dark else hues.face, 9)
    for sign in plate_index(face, stands):
        draw_sign(pen, sign, hues.face if dark else colour_of(hues, sign.colour))


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
