"""The picture of several hands, a line or half a line for each, with the seat's badge."""

from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.groups import CardGroup
from bot.pictures.meld_rows import Tray, arranged, draw_trays
from bot.pictures.seats import SeatMark, draw_badge
from bot.pictures.style import Style, colours

_MARGIN: Final = 18
_PAD: Final = 10
_BADGE: Final = 46
_LEFT: Final = 12 + _BADGE + 14
_IN_LINES: Final = 6
"""Up to this many hands have a line each; more are side by side, and smaller."""
_SMALL: Final = 0.75


@dataclass(frozen=True, slots=True)
class SeatHand:
    """The hand of a seat."""

    seat: SeatMark
    groups: tuple[CardGroup, ...]


@dataclass(frozen=True, slots=True)
class HandsPicture:
    """Hands in the order of their seats."""

    hands: tuple[SeatHand, ...]


def hands_pixels(picture: HandsPicture, style: Style) -> Canvas:
    """Return the canvas of the hands, 1100 wide.

    Raises ValueError for a badge or label that cannot be drawn.
    """
    columns, scale = (1, 1.0) if len(picture.hands) <= _IN_LINES else (2, _SMALL)
    wide = (WIDTH - (columns + 1) * _MARGIN) // columns
    placed = [arranged(map(Tray, hand.groups), wide - _LEFT - _PAD, scale) for hand in picture.hands]
    tops = [_MARGIN]
    for first in range(0, len(placed), columns):
        high = max([_BADGE, *(high for _, high in placed[first : first + columns])])
        tops.append(tops[-1] + high + 2 * _PAD + _MARGIN // 2)
    canvas = Canvas.of(style, WIDTH, tops[-1] + _MARGIN // 2)
    hues = colours(style)
    for place, (hand, (trays, _)) in enumerate(zip(picture.hands, placed, strict=True)):
        line, column = divmod(place, columns)
        x, y, bottom = _MARGIN + column * (wide + _MARGIN), tops[line], tops[line + 1] - _MARGIN // 2
        canvas.box(x, y, x + wide, bottom, hues.panel, 14)
        draw_badge(canvas, hand.seat, x + 12, (y + bottom - _BADGE) // 2, _BADGE)
        draw_trays(canvas, trays, x + _LEFT, y + _PAD, hues.panel, scale=scale)
    return canvas
