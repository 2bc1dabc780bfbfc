"""Control cards: for every kind an emblem, an example and its name."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.pictures.deck.glyphs import KNOWN, measured, write
from bot.pictures.deck.outlines import Line, Pen, placed, ring
from bot.pictures.deck.pips import SHAPES
from bot.pictures.style import Colour, Colours

CONTROL: Final = (132, 180)
"""Width and height of a control card."""
NAME_WIDTH: Final = CONTROL[0] - 14
"""The room for its name; longer names are smaller."""
NAME_HEIGHT: Final = 23
"""The height of the capitals of its name."""
NAME_TOP: Final = 117
"""Where the capitals of its name begin, from the top."""


class Control(StrEnum):
    """The kinds of control card (`docs/rules/control.md` 3)."""

    GROUP = "group"
    SEQUENCE = "sequence"
    EITHER = "either"
    STEPS = "steps"
    SUIT = "suit"
    SUM = "sum"
    PRODUCT = "product"
    PRIMES = "primes"
    FACTORS = "factors"
    EVENS = "evens"
    ODDS = "odds"


@dataclass(frozen=True, slots=True)
class ControlCard:
    """A control card, and its name in the language of the picture."""

    kind: Control
    name: str


_EXAMPLES: Final = {
    Control.GROUP: "7 7 7",
    Control.SEQUENCE: "5 6 7",
    Control.EITHER: "777/567",
    Control.STEPS: "2 5 8",
    Control.SUIT: "2 5 9 K",
    Control.SUM: "3+4=7",
    Control.PRODUCT: "2\N{MULTIPLICATION SIGN}3=6",
    Control.PRIMES: "5 7 J",
    Control.FACTORS: "2 4 8",
    Control.EVENS: "4 6 10",
    Control.ODDS: "3 7 9",
}


def _bar(x: float, top: float, bottom: float, width: float) -> Line:
    return ((x - width / 2, top), (x + width / 2, top), (x + width / 2, bottom), (x - width / 2, bottom))


class _Emblem:
    """A pen that draws in a box from −1 to 1 around a point."""

    def __init__(self, pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
        self.pen, self.x, self.y, self.size, self.colour = pen, x, y, size, colour

    def fill(self, *lines: Line) -> None:
        self.pen.fill(placed(lines, self.x, self.y, self.size), self.colour)

    def stroke(self, width: float, *lines: Line) -> None:
        self.pen.stroke(placed(lines, self.x, self.y, self.size), width * self.size, self.colour)

    def dots(self, radius: float, *points: tuple[float, float]) -> None:
        self.fill(*(ring(x, y, radius) for x, y in points))

    def digit(self, text: str, x: float, y: float, height: float) -> None:
        top = self.y + (y - height / 2) * self.size
        write(self.pen, text, self.x + x * self.size, top, height * self.size, self.colour, weight=0.22)


def _group(draw: _Emblem) -> None:
    draw.stroke(0.42, *(((x, -0.65), (x, 0.65)) for x in (-0.7, 0, 0.7)))


def _sequence(draw: _Emblem) -> None:
    draw.stroke(0.16, ((-0.75, 0.55), (0.75, -0.55)))
    draw.dots(0.3, (-0.72, 0.53), (0, 0), (0.72, -0.53))


def _either(draw: _Emblem) -> None:
    draw.stroke(0.12, ((0.78, -0.9), (-0.78, 0.9)))
    draw.stroke(0.25, *(((x, -0.78), (x, -0.22)) for x in (-0.82, -0.42, -0.02)))
    draw.stroke(0.1, ((0.05, 0.78), (0.85, 0.2)))
    draw.dots(0.185, (0.02, 0.8), (0.44, 0.49), (0.86, 0.18))


def _steps(draw: _Emblem) -> None:
    draw.fill(_bar(-0.62, 0.32, 0.85, 0.56), _bar(0, -0.22, 0.85, 0.56), _bar(0.62, -0.8, 0.85, 0.56))


def _suit(draw: _Emblem) -> None:
    for x in (-0.5, 0.5):
        for y in (-0.5, 0.5):
            draw.fill(*placed(SHAPES[0], x, y, 0.92))


def _sum(draw: _Emblem) -> None:
    draw.stroke(0.4, ((-0.72, 0), (0.72, 0)), ((0, -0.72), (0, 0.72)))


def _product(draw: _Emblem) -> None:
    draw.stroke(0.4, ((-0.56, -0.56), (0.56, 0.56)), ((0.56, -0.56), (-0.56, 0.56)))


def _primes(draw: _Emblem) -> None:
    for digit, x, y in (("2", -0.46, -0.5), ("3", 0.46, -0.5), ("5", -0.46, 0.5), ("7", 0.46, 0.5)):
        draw.digit(digit, x, y, 0.88)


def _factors(draw: _Emblem) -> None:
    draw.stroke(0.16, ((-0.62, 0.55), (0, -0.55), (0.62, 0.55)))
    draw.dots(0.36, (0, -0.55))
    draw.dots(0.28, (-0.62, 0.55), (0.62, 0.55))


def _evens(draw: _Emblem) -> None:
    draw.dots(0.27, *((x, y) for x in (-0.42, 0.42) for y in (-0.68, 0, 0.68)))


def _odds(draw: _Emblem) -> None:
    draw.dots(0.27, *((x, y) for x in (-0.42, 0.42) for y in (0, 0.68)), (0, -0.68))


_EMBLEMS: Final[dict[Control, Callable[[_Emblem], None]]] = {
    Control.GROUP: _group,
    Control.SEQUENCE: _sequence,
    Control.EITHER: _either,
    Control.STEPS: _steps,
    Control.SUIT: _suit,
    Control.SUM: _sum,
    Control.PRODUCT: _product,
    Control.PRIMES: _primes,
    Control.FACTORS: _factors,
    Control.EVENS: _evens,
    Control.ODDS: _odds,
}


def emblem(pen: Pen, kind: Control, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a kind's emblem around a point, ``size`` to each side."""
    _EMBLEMS[kind](_Emblem(pen, x, y, size, colour))


def control_card(pen: Pen, hues: Colours, card: ControlCard) -> None:
    """Draw a control card of the size CONTROL; without its name if our letters lack one of it."""
    width, height = CONTROL
    pen.box(0, 0, width, height, hues.border, 13)
    pen.box(1.5, 1.5, width - 1.5, height - 1.5, hues.face, 12)
    pen.box(6, 6, width - 6, 104, hues.back, 9)
    emblem(pen, card.kind, width / 2, 55, 35, hues.face)
    if KNOWN.issuperset(card.name):
        fit = min(float(NAME_HEIGHT), NAME_HEIGHT * NAME_WIDTH / measured(card.name, NAME_HEIGHT))
        write(pen, card.name, width / 2, NAME_TOP + (NAME_HEIGHT - fit) / 2, fit, hues.back, weight=0.19)
    write(pen, _EXAMPLES[card.kind], width / 2, 149, 20, hues.ink, weight=0.15)
