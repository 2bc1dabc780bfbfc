"""Time to draw a picture with cached cards, and the size of its file.

Milliseconds are processor time, so that they are comparable on a busy machine.
"""

from collections.abc import Callable
from functools import partial
from statistics import median
from time import thread_time

from bot.pictures import EMOJI, Deck, Style, Theme, emoji, prepare
from tests.bot.pictures.scenes import PICTURES

REPEATS = 25

Row = tuple[str, float, str]


def run() -> list[Row]:
    """Return milliseconds and kilobytes of every kind of picture, and the cost of a style."""
    rows = [("pictures: draw all cards of a style, once", first(Style(Deck.SAFE, Theme.LIGHT)), "ms")]
    style = Style()
    for name, draw in PICTURES.items():
        size = len(draw(style))
        rows.append((f"picture: {name}", typical(partial(draw, style)), "ms"))
        rows.append((f"picture: {name}, file", size / 1000, "KB"))
    rows.append(("picture: an emoji", typical(partial(emoji, "ten_of_clubs", style)), "ms"))
    rows.append(
        ("picture: the largest emoji, file", max(len(emoji(name, style)) for name in EMOJI) / 1000, "KB")
    )
    return rows


def first(style: Style) -> float:
    """Return the milliseconds to draw the cards of a style with an empty cache."""
    start = thread_time()
    prepare(style)
    return (thread_time() - start) * 1000


def typical(draw: Callable[[], bytes]) -> float:
    """Return the median milliseconds of several calls."""
    taken = []
    for _ in range(REPEATS):
        start = thread_time()
        draw()
        taken.append((thread_time() - start) * 1000)
    return median(taken)
