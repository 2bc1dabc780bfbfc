"""Melds on the table: each on a tray, in lines, the owner's badge before the first."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from math import inf
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import Align, Canvas
from bot.pictures.deck.faces import PLATE, PLATE_STRIP
from bot.pictures.style import Colour, colours
from bot.pictures.tables.groups import CardGroup, GroupKind, plate_card, plate_index_height
from bot.pictures.tables.packed import HEIGHT, draw_packed, packed
from bot.pictures.tables.seats import SeatMark, draw_badge
from engine.cards import Card

Scale = float | None
"""The scale of plates side by side; None for packed cards."""

_PAD: Final = 8
_BADGE: Final = 44
_DISC: Final = 36
_LABEL: Final = 28
_LETTERS: Final = (23, 28)
"""Heights of labels below plates and before packed cards."""
_TOKENS: Final = (28, 24)
"""Sizes of what is above plates and above packed cards, whose indices it must not cover."""
_GAP: Final = 16
_CLOSE: Final = 10
"""Space between trays of packed cards."""


def _pad(scale: Scale) -> int:
    return _PAD // 2 if scale is None else _PAD


@dataclass(frozen=True, slots=True)
class Tray:
    """A meld, and its owner where that is shown."""

    group: CardGroup
    owner: SeatMark | None = None

    def width(self, scale: Scale) -> int:
        """Return the width of the tray, without a badge."""
        if scale is None:
            cards = packed(self.group).width if self.group.cards else self._crown()
            return cards + 2 * _pad(scale) + self._label()
        return round(((len(self.group.cards) - 1) * PLATE_STRIP + PLATE[0]) * scale) + 2 * _pad(scale)

    def height(self, scale: Scale) -> int:
        """Return the height of the tray."""
        if scale is None:
            return HEIGHT + 2 * _pad(scale)
        return round(PLATE[1] * scale) + 2 * _pad(scale) + (_LABEL if self.group.label else 0)

    def index(self, scale: Scale) -> float:
        """Return the height of the smallest sign of an index; infinite without one."""
        if scale is None:
            return packed(self.group).index
        return plate_index_height(self.group.cards, self.group.stands) * scale

    def parted(self, width: int, scale: Scale) -> Iterator["Tray"]:
        """Yield the tray in parts that are no wider than a line."""
        cards = self.group.cards
        room = width - (0 if self.owner is None else _BADGE)
        if not cards or self.width(scale) <= room:
            yield self
            return
        for parts in count(2):
            length = max(1, -(-len(cards) // parts))
            starts = range(0, len(cards), length)
            trays = [self._part(start, start + length) for start in starts]
            if length == 1 or all(tray.width(scale) <= room for tray in trays):
                yield from trays
                return

    def _part(self, start: int, end: int) -> "Tray":
        label = "" if start else self.group.label
        return replace(self, group=replace(self.group, cards=self.group.cards[start:end], label=label))

    def _crown(self) -> int:
        """Return the width of the winner's star on a tray without cards."""
        return _DISC if self.owner is not None and self.owner.won else 0

    def _label(self) -> int:
        """Return the width of a label before packed cards."""
        return round(sprites.extent(self.group.label, _LETTERS[1])) + 18 if self.group.label else 0

    def draw(
        self, canvas: Canvas, x: int, y: int, ground: Colour, marked: frozenset[Card], scale: Scale
    ) -> None:
        """Draw the tray with its cards, its label, and the badges of those who laid off."""
        hues, group = colours(canvas.style), self.group
        wide, high, pad = self.width(scale), self.height(scale), _pad(scale)
        dimmed = group.kind is GroupKind.DEADWOOD
        # Melds are on trays on any background, so that colour alone does not tell them from deadwood.
        tray = hues.felt if ground == hues.panel else hues.panel
        if not dimmed:
            canvas.box(x, y, x + wide, y + high, tray, 10)
        under = ground if dimmed else tray
        if scale is None:
            left = x + pad + self._label()
            canvas.write(
                group.label,
                x + pad + 4,
                y + (high - _LETTERS[1]) // 2,
                _LETTERS[1],
                hues.text,
                under,
                Align.LEFT,
            )
            if group.cards:
                draw_packed(canvas, group, left, y + pad, dimmed=dimmed)
            elif self.owner is not None and self.owner.won:
                canvas.stamp(sprites.token(canvas.style, "crown", _DISC), left, y + (high - _DISC) // 2)
            middles = [left + middle for middle in packed(group).middles]
        else:
            middles = self._draw_plates(canvas, x + pad, y + pad, scale, dimmed=dimmed)
            if group.label:
                fit = min(1.0, (wide - 6) / sprites.extent(group.label, _LETTERS[0]))
                size = int(_LETTERS[0] * fit)
                middle = y + high - _LABEL // 2 - 4
                canvas.write(group.label, x + wide // 2, middle - size // 2, size, hues.text, under)
        size = _TOKENS[scale is None]
        for card, middle in zip(group.cards, middles, strict=True):
            for added, badge in group.added:
                if added == card:
                    owner = sprites.badge(canvas.style, badge, size, hues.accent, hues.felt)
                    canvas.stamp(owner, middle - size // 2, y - 14)
            if card is not None and card in marked:
                canvas.stamp(sprites.token(canvas.style, "mark", size), middle - size // 2, y - 14)

    def _draw_plates(self, canvas: Canvas, x: int, y: int, scale: float, *, dimmed: bool) -> list[int]:
        """Draw the cards side by side; return the middles of their indices."""
        middles = []
        for place, card in enumerate(self.group.cards):
            left = x + round(place * PLATE_STRIP * scale)
            canvas.lay(plate_card(canvas.style, card, scale, self.group.meant(card)), left, y, dimmed=dimmed)
            middles.append(left + round(PLATE_STRIP / 2 * scale))
        return middles


@dataclass(frozen=True, slots=True)
class Placed:
    """A tray and its upper left corner; ``badged``: the owner's badge is to its left."""

    tray: Tray
    x: int
    y: int
    badged: bool


def arranged(trays: Iterable[Tray], width: int, scale: Scale = 1) -> tuple[tuple[Placed, ...], int]:
    """Arrange trays in lines of a width, from the left.

    Returns the placed trays and the height of all lines. An owner's badge is before its first tray and at
    the start of every further line.
    """
    placed: list[Placed] = []
    between = _CLOSE if scale is None else _GAP
    x = y = high = 0
    before: SeatMark | None = None
    for tray in (part for whole in trays for part in whole.parted(width, scale)):
        another = tray.owner is not None and tray.owner != before
        start = x + (between + _BADGE if another and x else 0)
        if x and start + tray.width(scale) > width:
            x, y, high = 0, y + high + between, 0
        badged = tray.owner is not None and (another or not x)
        if badged:
            x += _BADGE + (between if x else 0)
        placed.append(Placed(tray, x, y, badged))
        x += tray.width(scale) + between
        high = max(high, tray.height(scale))
        before = tray.owner
    return tuple(placed), y + high


def smallest_index(placed: Iterable[Placed], scale: Scale) -> float:
    """Return the height of the smallest sign of an index on trays; infinite without one."""
    return min((item.tray.index(scale) for item in placed), default=inf)


def draw_trays(
    canvas: Canvas,
    placed: Sequence[Placed],
    left: int,
    top: int,
    ground: Colour,
    marked: frozenset[Card] = frozenset(),
    scale: Scale = 1,
) -> None:
    """Draw trays with their badges, cards, labels and the badges of those who laid off."""
    for item in placed:
        x, y = left + item.x, top + item.y
        if item.badged and item.tray.owner is not None:
            high = HEIGHT if scale is None else round(PLATE[1] * scale)
            draw_badge(canvas, item.tray.owner, x - _BADGE, y + _pad(scale) + (high - _DISC) // 2, _DISC)
        item.tray.draw(canvas, x, y, ground, marked, scale)
