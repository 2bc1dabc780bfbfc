"""The four suits as shapes, and the places of the pips on a card."""

from typing import Final

from bot.pictures.deck.outlines import Line, Pen, outline, placed, ring
from bot.pictures.style import Colour

_STEM: Final = "M0 .1C.03 .34 .07 .43 .19 .5L-.19 .5C-.07 .43 -.03 .34 0 .1Z"

SHAPES: Final[tuple[tuple[Line, ...], ...]] = (
    outline(
        "M0 -.51C.1 -.33 .48 -.12 .48 .15C.48 .3 .37 .39 .25 .39C.14 .39 .05 .33 0 .23"
        "C-.05 .33 -.14 .39 -.25 .39C-.37 .39 -.48 .3 -.48 .15C-.48 -.12 -.1 -.33 0 -.51Z" + _STEM
    ),
    (
        ring(0, -0.265, 0.225),
        ring(-0.262, 0.1, 0.225),
        ring(0.262, 0.1, 0.225),
        ((-0.14, -0.1), (0.14, -0.1), (0.14, 0.2), (-0.14, 0.2)),
        *outline(_STEM),
    ),
    outline(
        "M0 -.52C.09 -.34 .25 -.13 .4 0C.25 .13 .09 .34 0 .52"
        "C-.09 .34 -.25 .13 -.4 0C-.25 -.13 -.09 -.34 0 -.52Z"
    ),
    outline(
        "M0 .5C-.09 .33 -.49 .12 -.49 -.19C-.49 -.36 -.38 -.46 -.25 -.46C-.13 -.46 -.05 -.39 0 -.28"
        "C.05 -.39 .13 -.46 .25 -.46C.38 -.46 .49 -.36 .49 -.19C.49 .12 .09 .33 0 .5Z"
    ),
)
"""Spades, clubs, diamonds, hearts, each about one unit high around the origin."""

_SIDES: Final = (-1, 1)
PIPS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((0, 0),),
    ((0, -3), (0, 3)),
    ((0, -3), (0, 0), (0, 3)),
    tuple((x, y) for y in (-3, 3) for x in _SIDES),
    (*((x, y) for y in (-3, 3) for x in _SIDES), (0, 0)),
    tuple((x, y) for y in (-3, 0, 3) for x in _SIDES),
    (*((x, y) for y in (-3, 0, 3) for x in _SIDES), (0, -1.5)),
    (*((x, y) for y in (-3, 0, 3) for x in _SIDES), (0, -1.5), (0, 1.5)),
    (*((x, y) for y in (-3, -1, 1, 3) for x in _SIDES), (0, 0)),
    (*((x, y) for y in (-3, -1, 1, 3) for x in _SIDES), (0, -2), (0, 2)),
)
"""Places of the pips of ace to ten: columns −1 to 1, rows −3 to 3."""


def pip(
    pen: Pen, suit: int, x: float, y: float, size: float, colour: Colour, *, turned: bool = False
) -> None:
    """Draw a suit (0–3) around a point."""
    pen.fill(placed(SHAPES[suit], x, y, size, turned=turned), colour)
