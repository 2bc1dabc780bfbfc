"""How high components are on a phone: a panel leaves out what would not fit on a screen.

Heights are estimated, in CSS pixels, from the lengths of texts and labels, for a phone 400 pixels wide:
clients do not say how large they are. ``tests/playground/page/test_one_screen.py`` measures the same pages
in a browser.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from bot.pictures import HandPicture, ScenePicture, dimensions
from bot.ui.components import Component, Gallery
from bot.workers.renderer import Picture

ROOM: Final = 550
"""The height of a screen 800 pixels high, without what is around a panel."""
_WIDTH: Final = 295
"""The width of a component in a container."""
_GAP: Final = 8
_TALLEST_PICTURE: Final = 350
"""Discord shrinks higher pictures."""
_CONTROL: Final = 40
"""The height of a button or a menu."""
_LINE: Final = 21
_LETTER: Final = 7.6
"""The usual width of a letter in running text and on buttons."""
_AROUND_LABEL: Final = 30
_EMOJI: Final = 20
_BESIDE_EMOJI: Final = 7
_MENU_LABEL: Final = 240
_LINES: Final = {
    "# ": (12.5, 40, 29),
    "## ": (11.8, 37, 25),
    "### ": (8.9, 33, 21),
    "-# ": (6.8, 18, 18),
}
"""By mark: width of a letter, height of its first line with margins, and of further ones."""
_SHOWN: Final = (
    (re.compile(r"<t:\d+:R>"), "in 5 minutes "),
    (re.compile(r"<[@#]\d+>"), "@somebody"),
    (re.compile(r"<:\w+:\d+>"), "MMM"),
)
"""Parts in angle brackets that are shown shorter or longer than they are written."""


def fits(components: Sequence[Component]) -> bool:
    """Return whether components are on one screen of a phone, probably."""
    return height(components) <= ROOM


def height(components: Sequence[Component]) -> float:
    """Return the height of components below each other."""
    return sum(map(_height, components)) + _GAP * max(0, len(components) - 1)


def _height(component: Component) -> float:
    match component["type"]:
        case 1:
            return _row(component["components"])
        case 10:
            return sum(map(_text_line, component["content"].split("\n")))
        case 12 if isinstance(component, Gallery):
            return _picture(component.picture)
        case _:
            return _GAP


@lru_cache(maxsize=512)
def _picture(picture: Picture) -> float:
    if not isinstance(picture.drawing, HandPicture | ScenePicture):
        return _TALLEST_PICTURE
    size = dimensions(picture.drawing, picture.style)
    return min(_TALLEST_PICTURE, _WIDTH * size.height / size.width)


def _row(controls: Iterable[Component]) -> float:
    """Return the height of a menu, or of buttons that begin a new line where they do not fit."""
    x, lines, high = 0.0, 1, _CONTROL
    for control in controls:
        if control["type"] == 3:
            chosen = [each["label"] for each in control["options"] if each.get("default")]
            label = " ".join(chosen) or control["placeholder"]
            return _CONTROL + _LINE * (_lines(label, int(_MENU_LABEL / _LETTER)) - 1)
        label = control.get("label", "")
        wide = _AROUND_LABEL + _LETTER * len(label)
        if "emoji" in control:
            wide += _EMOJI + (_BESIDE_EMOJI if label else 0)
        if x and x + wide > _WIDTH:
            x, lines = 0.0, lines + 1
        high = max(high, _CONTROL + 12 * int(wide / _WIDTH))
        x += wide + _GAP
    return lines * high + (lines - 1) * _GAP


@lru_cache(maxsize=2048)
def _text_line(words: str) -> float:
    mark = next((mark for mark in _LINES if words.startswith(mark)), "")
    letter, first, further = _LINES.get(mark, (_LETTER, _LINE, _LINE))
    shown = words.removeprefix(mark)
    if "<" in shown:
        for part, instead in _SHOWN:
            shown = part.sub(instead, shown)
    shown = shown.replace("`", ".").replace("**", "").replace("\\", "")
    return first + further * (_lines(shown, int(_WIDTH / letter)) - 1)


def _lines(words: str, room: int) -> int:
    """Return how many lines of ``room`` letters some words take."""
    lines, x = 1, 0
    for word in words.split(" "):
        if x and x + 1 + len(word) > room:
            lines, x = lines + 1, 0
        x += len(word) + (x > 0)
        lines, x = lines + (x - 1) // room, (x - 1) % room + 1  # a word that is too long is broken
    return lines
