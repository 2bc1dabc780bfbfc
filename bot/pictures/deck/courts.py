"""Jacks, queens, kings and jokers, from plain shapes; the lower half is the upper one turned.

A figure fills a field 96 wide and 192 high around the origin. The code draws its upper half, down to the
sash across the middle.
"""

from collections.abc import Callable, Iterable
from typing import Final

from bot.pictures.deck.outlines import Line, Pen, Point, arc, outline, placed, ring, star
from bot.pictures.deck.pips import SHAPES
from bot.pictures.style import Colour, Colours

COURT_WIDTH: Final = 96
COURT_HEIGHT: Final = 192


class _Figure:
    """A pen that draws everything twice: upright, and turned by half a turn."""

    def __init__(self, pen: Pen, x: float, y: float, size: float) -> None:
        self._pen, self._x, self._y, self._size = pen, x, y, size

    def fill(self, lines: Iterable[Line], colour: Colour) -> None:
        """Fill shapes."""
        lines = [*lines]
        for turned in (False, True):
            self._pen.fill(placed(lines, self._x, self._y, self._size, turned=turned), colour)

    def stroke(self, lines: Iterable[Line], width: float, colour: Colour) -> None:
        """Draw along lines."""
        lines = [*lines]
        for turned in (False, True):
            self._pen.stroke(
                placed(lines, self._x, self._y, self._size, turned=turned), width * self._size, colour
            )


def _mirrored(points: Iterable[Point]) -> Line:
    """Close a symmetric shape, given its left side from top to bottom."""
    left = tuple(points)
    return (*left, *((-x, y) for x, y in reversed(left)))


_ROBE: Final = ((-48, 16), (-48, -8), (-41, -24), (-15, -35), (15, -35), (41, -24), (48, -8), (48, -16))
_SASH: Final = ((-48, 20), (48, -12), (48, -20), (-48, 12))


def _robe(figure: _Figure, cloth: Colour, trim: Colour, shirt: Colour, ink: Colour) -> None:
    figure.fill([_ROBE], cloth)
    figure.fill([((-13, -37), (13, -37), (0, 2))], shirt)
    figure.stroke([((-14, -37), (0, 2), (14, -37))], 3.4, trim)
    figure.stroke([((-30, -29), (-36, 8)), ((30, -29), (35, -13))], 3, trim)
    for y in (-27, -18, -9):
        figure.fill([ring(0, y, 1.9)], ink)


def _face(figure: _Figure, hues: Colours) -> None:
    figure.fill([((-7, -48), (7, -48), (9, -33), (0, -27), (-9, -33))], hues.skin)
    figure.fill(outline("M-15 -68L15 -68L15 -58C15 -46 8 -39 0 -39C-8 -39 -15 -46 -15 -58Z"), hues.skin)
    figure.fill([ring(-6, -59, 1.9), ring(6, -59, 1.9)], hues.ink)
    figure.stroke([((0, -57), (-1.6, -51.5), (0.6, -51.5))], 1.4, hues.ink)


def _king(figure: _Figure, hues: Colours, cloth: Colour, tint: Colour) -> None:
    hair = outline("M-19 -70L19 -70L19 -52C19 -44 15 -42 12 -42L-12 -42C-15 -42 -19 -44 -19 -52Z")
    figure.fill(hair, hues.ink)
    _robe(figure, cloth, hues.gold, tint, hues.ink)
    _face(figure, hues)
    beard = outline(
        "M-15 -57C-13 -47 -7 -51 0 -50C7 -51 13 -47 15 -57L15 -47C15 -34 6 -28 0 -22C-6 -28 -15 -34 -15 -47Z"
    )
    figure.fill(beard, hues.ink)
    figure.stroke([((-3.4, -45), (3.4, -45))], 2.2, hues.skin)
    crown = ((-20, -68), (-25, -90), (-12.5, -79), (0, -94), (12.5, -79), (25, -90), (20, -68))
    figure.fill([crown], hues.gold)
    figure.fill([((-20, -72), (20, -72), (19.2, -66), (-19.2, -66))], cloth)
    figure.fill([ring(-25, -90, 3.2), ring(0, -93, 3.2), ring(25, -90, 3.2)], hues.gold)
    figure.fill([star(0, -78, 4.6, 4, 0.5)], cloth)


def _queen(figure: _Figure, hues: Colours, cloth: Colour, tint: Colour) -> None:
    hair = outline(
        "M0 -84C-19 -84 -24 -70 -24 -58C-24 -46 -28 -38 -23 -29"
        "L23 -29C28 -38 24 -46 24 -58C24 -70 19 -84 0 -84Z"
    )
    figure.fill(hair, hues.ink)
    _robe(figure, cloth, hues.gold, tint, hues.ink)
    _face(figure, hues)
    figure.fill(
        outline("M-15.5 -60C-13 -72 -4 -72 0 -75C4 -72 13 -72 15.5 -60L15.5 -76L-15.5 -76Z"), hues.ink
    )
    figure.fill(
        outline("M-4 -46.5C-2 -48 -1 -47.5 0 -47C1 -47.5 2 -48 4 -46.5C2 -43.6 -2 -43.6 -4 -46.5Z"),
        hues.suits[3],
    )
    figure.stroke([arc(0, -42, 12, 0.36, 0.64)], 2.4, hues.gold)
    figure.fill([star(0, -28.6, 3.6, 4, 0.5)], hues.gold)
    band = outline("M-19 -74C-10 -81 10 -81 19 -74L23 -84C14 -91 -14 -91 -23 -84Z")
    figure.fill(band, hues.gold)
    for turn, size in ((-0.105, 3.4), (-0.05, 3.8), (0, 4.4), (0.05, 3.8), (0.105, 3.4)):
        x, y = arc(0, -57, 33.5, turn, turn + 0.01)[0]
        figure.fill([ring(x, y, size)], hues.gold)
        figure.fill([ring(x, y, size * 0.45)], cloth)


def _jack(figure: _Figure, hues: Colours, cloth: Colour, tint: Colour) -> None:
    hair = outline("M-19 -72L19 -72L20 -50C20 -42 13 -40 10 -44L-10 -44C-13 -40 -20 -42 -20 -50Z")
    figure.fill(hair, hues.ink)
    _robe(figure, cloth, hues.gold, tint, hues.ink)
    _face(figure, hues)
    figure.stroke([((-3, -45.4), (3.2, -46))], 1.8, hues.ink)
    figure.fill([_mirrored([(0, -34), (-9, -38), (-20, -31), (-10, -24)])], tint)
    figure.stroke([((-20, -31), (-10, -25), (0, -33), (10, -25), (20, -31))], 2.4, hues.gold)
    figure.fill(outline("M-23 -70C-26 -88 -8 -93 8 -90C24 -87 29 -78 22 -70Z"), cloth)
    figure.stroke([((-21, -69.5), (21, -69.5))], 5, hues.gold)
    figure.fill(outline("M12 -72C24 -78 34 -92 43 -91C41 -80 30 -70 14 -69Z"), tint)
    figure.stroke(outline("M13 -71C24 -75 33 -83 40 -89"), 1.6, hues.gold)


_FIGURES: Final[tuple[Callable[[_Figure, Colours, Colour, Colour], None], ...]] = (_jack, _queen, _king)


def court(pen: Pen, hues: Colours, rank: int, suit: int, x: float, y: float, size: float) -> None:
    """Draw a jack, queen or king (rank 10–12) around a point."""
    cloth, tint = hues.suits[suit], hues.tints[suit]
    _field(pen, cloth, tint, x, y, size)
    figure = _Figure(pen, x, y, size)
    figure.fill(placed(SHAPES[suit], -35, -78, 20), cloth)
    _FIGURES[rank - 10](figure, hues, cloth, hues.face)
    _sash(pen, hues, x, y, size)
    for share in (-0.33, 0, 0.33):
        across = share * COURT_WIDTH
        pen.fill(placed(SHAPES[suit], x + across * size, y - across * size / 3, 9 * size), cloth)


def joker(pen: Pen, hues: Colours, x: float, y: float, size: float) -> None:
    """Draw a joker around a point: a fool with a cap of three bells."""
    cloth, other = hues.star, hues.suits[3]
    _field(pen, cloth, hues.face, x, y, size)
    figure = _Figure(pen, x, y, size)
    figure.fill([_ROBE], cloth)
    figure.fill([((0, -35), (15, -35), (41, -24), (48, -8), (48, -16), (0, 0))], other)
    _face(figure, hues)
    figure.stroke([arc(0, -52, 6.4, 0.33, 0.67)], 1.8, hues.ink)
    ruff = [
        (-26, -27),
        (-17, -39),
        (-9, -29),
        (0, -38),
        (9, -29),
        (17, -39),
        (26, -27),
        (13, -19),
        (0, -24),
        (-13, -19),
    ]
    figure.fill([tuple(ruff)], hues.gold)
    figure.fill(outline("M-17 -66C-18 -84 -32 -82 -37 -66C-44 -84 -26 -97 -8 -84L0 -66Z"), cloth)
    figure.fill(outline("M17 -66C18 -84 32 -82 37 -66C44 -84 26 -97 8 -84L0 -66Z"), other)
    figure.fill(outline("M-10 -66C-10 -78 -6 -86 0 -93C6 -86 10 -78 10 -66Z"), hues.gold)
    figure.stroke([((-16.5, -66), (16.5, -66))], 5, hues.ink)
    figure.fill([ring(-37, -65, 4.4), ring(37, -65, 4.4), ring(0, -92, 4.4)], hues.gold)
    _sash(pen, hues, x, y, size)
    for share in (-0.33, 0, 0.33):
        across = share * COURT_WIDTH
        pen.fill([star(x + across * size, y - across * size / 3, 5.4 * size)], cloth)


def _field(pen: Pen, line: Colour, ground: Colour, x: float, y: float, size: float) -> None:
    across, down = COURT_WIDTH / 2 * size, COURT_HEIGHT / 2 * size
    pen.box(x - across - 2, y - down - 2, x + across + 2, y + down + 2, line, 7)
    pen.box(x - across, y - down, x + across, y + down, ground, 5)


def _sash(pen: Pen, hues: Colours, x: float, y: float, size: float) -> None:
    pen.fill(placed([_SASH], x, y, size), hues.gold)
