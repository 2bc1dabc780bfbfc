"""Vector shapes: paths flattened to points, and a pen that draws them.

A path uses the commands of SVG: ``M`` starts a line, ``L`` draws straight, ``C`` draws a cubic Bézier curve,
``Z`` closes; coordinates are absolute and y grows downwards.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.style import Colour

Point = tuple[float, float]
Line = tuple[Point, ...]

_BENDS: Final = 12
"""Straight segments of a curve."""
_FINE: Final = 4
"""Supersampling factor of a pen; averaging smooths the edges."""


def outline(path: str) -> tuple[Line, ...]:
    """Return the lines of a path, one for each ``M``."""
    words = path.replace(",", " ")
    for letter in "MLCZ":
        words = words.replace(letter, f" {letter} ")
    lines: list[list[Point]] = []
    numbers: list[float] = []
    letter = ""
    for word in [*words.split(), ""]:
        if word and word not in "MLCZ":
            numbers.append(float(word))
            continue
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        numbers.clear()
        if letter == "M":
            lines.append(points)
        elif letter == "L":
            lines[-1] += points
        elif letter == "C":
            for bend in range(0, len(points), 3):
                lines[-1] += _bent(lines[-1][-1], points[bend], points[bend + 1], points[bend + 2])
        elif letter == "Z":
            lines[-1].append(lines[-1][0])
        letter = word
    return tuple(tuple(line) for line in lines)


def _bent(start: Point, one: Point, two: Point, end: Point) -> list[Point]:
    points = []
    for step in range(1, _BENDS + 1):
        t = step / _BENDS
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def arc(x: float, y: float, radius: float, start: float, end: float) -> Line:
    """Return an arc of a circle, with angles in turns clockwise from the top."""
    steps = max(4, round(abs(end - start) * 48))
    turns = (start + (end - start) * step / steps for step in range(steps + 1))
    return tuple((x + radius * sin(2 * pi * t), y - radius * cos(2 * pi * t)) for t in turns)


def ring(x: float, y: float, radius: float) -> Line:
    """Return a circle."""
    return arc(x, y, radius, 0, 1)


def star(x: float, y: float, radius: float, points: int = 5, depth: float = 0.45) -> Line:
    """Return a star whose inner corners are at ``depth`` of its radius."""
    corners = []
    for corner in range(2 * points):
        reach = radius if corner % 2 == 0 else radius * depth
        turn = pi * corner / points
        corners.append((x + reach * sin(turn), y - reach * cos(turn)))
    return tuple(corners)


def placed(
    lines: Iterable[Line], x: float, y: float, size: float, *, wide: float | None = None, turned: bool = False
) -> tuple[Line, ...]:
    """Return the lines scaled by ``size`` (``wide`` horizontally) and moved.

    ``turned`` rotates them by half a turn first.
    """
    down = -size if turned else size
    across = -(wide or size) if turned else (wide or size)
    return tuple(tuple((x + px * across, y + py * down) for px, py in line) for line in lines)


class Pen:
    """Draws on a small picture in the units of the drawing.

    ``width`` and ``height`` are in these units; ``scale`` is the number of pixels to a unit.
    """

    def __init__(self, width: float, height: float, ground: Colour, scale: float = 1) -> None:
        self.size = (round(width * scale), round(height * scale))
        self._scale = scale * _FINE
        self._picture = Image.new("RGB", (self.size[0] * _FINE, self.size[1] * _FINE), ground)
        self._draw = ImageDraw.Draw(self._picture)

    def fill(self, lines: Iterable[Sequence[Point]], colour: Colour) -> None:
        """Fill each line as a polygon."""
        for line in lines:
            self._draw.polygon([(x * self._scale, y * self._scale) for x, y in line], colour)

    def stroke(self, lines: Iterable[Sequence[Point]], width: float, colour: Colour) -> None:
        """Draw along lines with a round brush."""
        reach = width * self._scale / 2
        for line in lines:
            points = [(x * self._scale, y * self._scale) for x, y in line]
            self._draw.line(points, colour, max(1, round(2 * reach)))
            for x, y in points:
                self._draw.ellipse((x - reach, y - reach, x + reach, y + reach), colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        self.fill([ring(x, y, radius)], colour)

    def box(
        self, left: float, top: float, right: float, bottom: float, colour: Colour, radius: float = 0
    ) -> None:
        """Fill a rectangle with round corners."""
        scale = self._scale
        self._draw.rounded_rectangle(
            (left * scale, top * scale, right * scale - 1, bottom * scale - 1), radius * scale, colour
        )

    def picture(self) -> Image.Image:
        """Return the drawing in RGB."""
        return self._picture.reduce(_FINE)
