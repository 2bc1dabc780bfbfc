"""Our own letters, digits and signs, drawn with a round brush along their middle lines.

They write the names of control cards in English, digits, arithmetic signs, letters for seats, and letters for
what happened in a deal. All other words are drawn as names of people are.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.pictures.deck.outlines import Line, Pen, outline, placed
from bot.pictures.style import Colour

_PATHS: Final = {
    "0": (0.56, "M.28 0C.48 0 .56 .2 .56 .5C.56 .8 .48 1 .28 1C.08 1 0 .8 0 .5C0 .2 .08 0 .28 0Z"),
    "1": (0.3, "M0 .2L.28 0L.28 1"),
    "2": (
        0.56,
        "M.01 .27C.03 .1 .14 0 .28 0C.44 0 .55 .11 .55 .27C.55 .4 .48 .5 .36 .62L0 1L.56 1",
    ),
    "3": (0.56, "M.03 0L.53 0L.25 .4C.44 .4 .56 .52 .56 .7C.56 .88 .44 1 .27 1C.14 1 .04 .94 0 .83"),
    "4": (0.6, "M.44 1L.44 0L0 .7L.6 .7"),
    "5": (
        0.56,
        (
            "M.51 0L.09 0L.05 .45C.11 .39 .19 .36 .28 .36C.45 .36 .56 .49 .56 .68C.56 .87 .44 1 .27 1"
            "C.14 1 .05 .95 0 .85"
        ),
    ),
    "6": (
        0.56,
        (
            "M.43 0C.17 .16 0 .42 0 .69C0 .87 .12 1 .28 1C.44 1 .56 .87 .56 .69C.56 .51 .44 .39 .28 .39"
            "C.15 .39 .04 .47 .01 .6"
        ),
    ),
    "7": (0.54, "M0 0L.54 0L.18 1"),
    "8": (
        0.56,
        (
            "M.28 0C.42 0 .51 .1 .51 .23C.51 .37 .42 .46 .28 .46C.14 .46 .05 .37 .05 .23C.05 .1 .14 0 .28 0Z"
            "M.28 .46C.45 .46 .56 .57 .56 .73C.56 .89 .45 1 .28 1C.11 1 0 .89 0 .73C0 .57 .11 .46 .28 .46Z"
        ),
    ),
    "9": (
        0.56,
        (
            "M.13 1C.39 .84 .56 .58 .56 .31C.56 .13 .44 0 .28 0C.12 0 0 .13 0 .31C0 .49 .12 .61 .28 .61"
            "C.41 .61 .52 .53 .55 .4"
        ),
    ),
    "A": (0.64, "M0 1L.32 0L.64 1M.12 .66L.52 .66"),
    "B": (
        0.54,
        (
            "M0 .48L.28 .48C.42 .48 .5 .38 .5 .24C.5 .1 .42 0 .28 0L0 0L0 1L.28 1C.45 1 .54 .9 .54 .74"
            "C.54 .58 .45 .48 .28 .48"
        ),
    ),
    "C": (0.58, "M.58 .16C.52 .06 .43 0 .32 0C.12 0 0 .2 0 .5C0 .8 .12 1 .32 1C.43 1 .52 .94 .58 .84"),
    "D": (0.58, "M0 0L0 1L.2 1C.46 1 .58 .8 .58 .5C.58 .2 .46 0 .2 0Z"),
    "E": (0.48, "M.48 0L0 0L0 1L.48 1M0 .48L.4 .48"),
    "F": (0.46, "M.46 0L0 0L0 1M0 .5L.4 .5"),
    "G": (
        0.6,
        "M.58 .16C.52 .06 .43 0 .32 0C.12 0 0 .2 0 .5C0 .8 .12 1 .32 1C.48 1 .6 .86 .6 .7L.6 .55L.36 .55",
    ),
    "H": (0.58, "M0 0L0 1M.58 0L.58 1M0 .48L.58 .48"),
    "I": (0.0, "M0 0L0 1"),
    "J": (0.44, "M.44 0L.44 .68C.44 .88 .35 1 .21 1C.09 1 .01 .91 0 .76"),
    "K": (0.56, "M0 0L0 1M.54 0L.02 .58M.19 .4L.56 1"),
    "L": (0.46, "M0 0L0 1L.46 1"),
    "M": (0.74, "M0 1L0 0L.37 .6L.74 0L.74 1"),
    "N": (0.58, "M0 1L0 0L.58 1L.58 0"),
    "O": (0.64, "M.32 0C.54 0 .64 .2 .64 .5C.64 .8 .54 1 .32 1C.1 1 0 .8 0 .5C0 .2 .1 0 .32 0Z"),
    "P": (0.52, "M0 1L0 0L.26 0C.42 0 .52 .12 .52 .28C.52 .45 .42 .56 .26 .56L0 .56"),
    "Q": (
        0.64,
        "M.32 0C.54 0 .64 .2 .64 .5C.64 .8 .54 1 .32 1C.1 1 0 .8 0 .5C0 .2 .1 0 .32 0ZM.4 .74L.66 1.04",
    ),
    "R": (0.54, "M0 1L0 0L.26 0C.42 0 .52 .11 .52 .27C.52 .43 .42 .54 .26 .54L0 .54M.28 .54L.54 1"),
    "S": (
        0.54,
        (
            "M.5 .15C.45 .05 .37 0 .26 0C.12 0 .02 .1 .02 .25C.02 .42 .14 .46 .28 .5C.44 .54 .54 .6 .54 .75"
            "C.54 .9 .43 1 .28 1C.15 1 .05 .94 0 .83"
        ),
    ),
    "T": (0.56, "M0 0L.56 0M.28 0L.28 1"),
    "U": (0.58, "M0 0L0 .66C0 .88 .12 1 .29 1C.46 1 .58 .88 .58 .66L.58 0"),
    "V": (0.62, "M0 0L.31 1L.62 0"),
    "W": (0.86, "M0 0L.21 1L.43 .2L.65 1L.86 0"),
    "X": (0.58, "M0 0L.58 1M.58 0L0 1"),
    "Y": (0.58, "M0 0L.29 .48L.58 0M.29 .48L.29 1"),
    "Z": (0.56, "M0 0L.56 0L0 1L.56 1"),
    "o": (
        0.44,
        "M.22 .42C.36 .42 .44 .54 .44 .71C.44 .88 .36 1 .22 1C.08 1 0 .88 0 .71C0 .54 .08 .42 .22 .42Z",
    ),
    "u": (0.42, "M0 .42L0 .76C0 .91 .08 1 .21 1C.34 1 .42 .91 .42 .76L.42 .42"),
    "+": (0.5, "M0 .52L.5 .52M.25 .27L.25 .77"),
    "-": (0.42, "M0 .52L.42 .52"),
    "\N{MINUS SIGN}": (0.46, "M0 .52L.46 .52"),
    "\N{MULTIPLICATION SIGN}": (0.4, "M0 .32L.4 .72M.4 .32L0 .72"),
    "#": (0.6, "M.24 .08L.12 .92M.5 .08L.38 .92M.02 .34L.6 .34M0 .66L.58 .66"),
    "=": (0.48, "M0 .38L.48 .38M0 .66L.48 .66"),
    "/": (0.36, "M.36 -.05L0 1.05"),
    ".": (0.0, "M0 .98L0 1"),
    ",": (0.06, "M.06 .96L0 1.12"),
    ":": (0.0, "M0 .3L0 .32M0 .78L0 .8"),
    "(": (0.16, "M.16 -.08C.04 .12 0 .3 0 .5C0 .7 .04 .88 .16 1.08"),
    ")": (0.16, "M0 -.08C.12 .12 .16 .3 .16 .5C.16 .7 .12 .88 0 1.08"),
    "\N{CHECK MARK}": (0.6, "M0 .55L.22 .85L.6 .15"),
    "<": (0.4, "M.4 .15L0 .5L.4 .85"),
    ">": (0.4, "M0 .15L.4 .5L0 .85"),
    " ": (0.2, ""),
}

KNOWN: Final = frozenset(_PATHS)
"""The available characters."""


@cache
def _lines(character: str) -> tuple[Line, ...]:
    return outline(_PATHS[character][1])


def _advances(text: str, weight: float, narrow: float) -> Iterator[tuple[str, float]]:
    """Yield every character and its x position, for letters one unit high between middle lines."""
    across = 0.0
    for character in text:
        yield character, across
        across += _PATHS[character][0] * narrow + weight + 0.13


def measured(text: str, height: float, weight: float = 0.17, narrow: float = 1) -> float:
    """Return the width of a text of this height.

    ``weight`` is the width of the brush as a share of the height. Raises ValueError for a character that is
    not in KNOWN.
    """
    if not KNOWN.issuperset(text):
        raise ValueError("pictures have only letters, digits and arithmetic signs")
    if not text:
        return 0
    last, start = [*_advances(text, weight, narrow)][-1]
    return (start + _PATHS[last][0] * narrow + weight) * height / (1 + weight)


def write(
    pen: Pen,
    text: str,
    x: float,
    y: float,
    height: float,
    colour: Colour,
    *,
    weight: float = 0.17,
    narrow: float = 1,
) -> None:
    """Write a text centred on x, its top at y."""
    size = height / (1 + weight)
    left = x - measured(text, height, weight, narrow) / 2 + weight * size / 2
    for character, start in _advances(text, weight, narrow):
        lines = placed(
            _lines(character), left + start * size, y + weight * size / 2, size, wide=size * narrow
        )
        pen.stroke(lines, weight * size, colour)
