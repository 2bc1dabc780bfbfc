"""The picture of several hands, a line or half a line for each, with the seat's badge."""

from dataclasses import dataclass
from math import inf
from typing import Final

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.style import Style, colours
from bot.pictures.tables.groups import CardGroup
from bot.pictures.tables.meld_rows import Placed, Scale, Tray, arranged, draw_trays, smallest_index
from bot.pictures.tables.seats import SeatMark, draw_badge

_MARGIN: Final = 18
_PAD: Final = 10
_BADGE: Final = 46
_LEFT: Final = 12 + _BADGE + 14
_SPREAD: Final = 3
"""Up to this many hands have cards side by side; those of more are packed."""
_IN_LINES: Final = 6
"""Up to this many hands have a line each; more are side by side."""


@dataclass(frozen=True, slots=True)
class SeatHand:
    """The hand of a seat."""

    seat: SeatMark
    groups: tuple[CardGroup, ...]


@dataclass(frozen=True, slots=True)
class HandsPicture:
    """Hands in the order of their seats."""

    hands: tuple[SeatHand, ...]


@dataclass(frozen=True, slots=True)
class HandsLayout:
    """Hands at a scale, in columns, with the tops of their lines.

    ``index`` is the height of the smallest sign of an index.
    """

    hands: tuple[SeatHand, ...]
    columns: int
    wide: int
    scale: Scale
    placed: tuple[tuple[Placed, ...], ...]
    tops: tuple[int, ...]

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.tops[-1] + _MARGIN // 2

    @property
    def index(self) -> float:
        """The height of the smallest sign of an index; infinite without a card."""
        return min((smallest_index(placed, self.scale) for placed in self.placed), default=inf)

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of the hands.

        Raises ValueError for a badge or label that cannot be drawn.
        """
        wide, tops, hues = self.wide, self.tops, colours(style)
        canvas = Canvas.of(style, WIDTH, self.height)
        for place, (hand, trays) in enumerate(zip(self.hands, self.placed, strict=True)):
            line, column = divmod(place, self.columns)
            x, y, bottom = _MARGIN + column * (wide + _MARGIN), tops[line], tops[line + 1] - _MARGIN // 2
            canvas.box(x, y, x + wide, bottom, hues.panel, 14)
            draw_badge(canvas, hand.seat, x + 12, (y + bottom - _BADGE) // 2, _BADGE)
            draw_trays(canvas, trays, x + _LEFT, y + _PAD, hues.panel, scale=self.scale)
        return canvas


def hands_layout(picture: HandsPicture) -> HandsLayout:
    """Return the layout of hands."""
    columns = 1 if len(picture.hands) <= _IN_LINES else 2
    scale = 1 if len(picture.hands) <= _SPREAD else None
    wide = (WIDTH - (columns + 1) * _MARGIN) // columns
    arranged_ = [arranged(map(Tray, hand.groups), wide - _LEFT - _PAD, scale) for hand in picture.hands]
    tops = [_MARGIN]
    for first in range(0, len(arranged_), columns):
        high = max([_BADGE, *(high for _, high in arranged_[first : first + columns])])
        tops.append(tops[-1] + high + 2 * _PAD + _MARGIN // 2)
    return HandsLayout(
        picture.hands, columns, wide, scale, tuple(placed for placed, _ in arranged_), tuple(tops)
    )
