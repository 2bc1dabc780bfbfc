"""Melds on the table: each on a tray, in lines, the owner's badge before the first."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import Canvas
from bot.pictures.faces import PLATE
from bot.pictures.glyphs import measured
from bot.pictures.groups import CardGroup, GroupKind, plate_card
from bot.pictures.seats import SeatMark, draw_badge
from bot.pictures.style import Colour, colours
from engine.cards import Card

_PAD: Final = 8
_STRIP: Final = 47
"""Width of the left part of a plate that holds its index."""
_BADGE: Final = 44
_DISC: Final = 36
_LABEL: Final = 28
_LETTERS: Final = 23
_GAP: Final = 16
_CLOSE: Final = 8
"""Space between trays that are drawn smaller."""


def _pad(scale: float) -> int:
    return min(_PAD, round(_PAD * scale))


@dataclass(frozen=True, slots=True)
class Tray:
    """A meld, and its owner where that is shown."""

    group: CardGroup
    owner: SeatMark | None = None

    def width(self, scale: float) -> int:
        """Return the width of the tray, without a badge."""
        return round(((len(self.group.cards) - 1) * _STRIP + PLATE[0]) * scale) + 2 * _pad(scale)

    def height(self, scale: float) -> int:
        """Return the height of the tray."""
        return round(PLATE[1] * scale) + 2 * _pad(scale) + (_LABEL if self.group.label else 0)


@dataclass(frozen=True, slots=True)
class Placed:
    """A tray and its upper left corner; ``badged``: the owner's badge is to its left."""

    tray: Tray
    x: int
    y: int
    badged: bool


def fitted(
    trays: Sequence[Tray], width: int, height: int, scales: Sequence[float]
) -> tuple[float, tuple[Placed, ...], int]:
    """Arrange trays in lines at the first scale at which they fit ``height``, or at the last.

    Returns the scale, the placed trays, and the height of all lines.
    """
    for scale in scales:
        placed, high = arranged(trays, width, scale)
        if high <= height:
            break
    return scale, placed, high


def arranged(trays: Iterable[Tray], width: int, scale: float = 1) -> tuple[tuple[Placed, ...], int]:
    """Arrange trays in lines of a width, from the left.

    Returns the placed trays and the height of all lines. An owner's badge is before its first tray and at
    the start of every further line.
    """
    placed: list[Placed] = []
    between = _GAP if scale >= 1 else _CLOSE
    x = y = high = 0
    before: SeatMark | None = None
    for tray in _parted(trays, width, scale):
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


def _parted(trays: Iterable[Tray], width: int, scale: float) -> Iterator[Tray]:
    """Yield the trays, splitting those that are wider than a line."""
    for tray in trays:
        group = tray.group
        room = width - (0 if tray.owner is None else _BADGE) - 2 * _pad(scale)
        most = max(1, int((room / scale - PLATE[0]) / _STRIP) + 1)
        length = -(-len(group.cards) // -(-len(group.cards) // most)) if group.cards else 1
        for start in range(0, len(group.cards), length):
            label = "" if start else group.label
            yield replace(tray, group=replace(group, cards=group.cards[start : start + length], label=label))


def draw_trays(
    canvas: Canvas,
    placed: Iterable[Placed],
    left: int,
    top: int,
    ground: Colour,
    marked: frozenset[Card] = frozenset(),
    scale: float = 1,
) -> None:
    """Draw trays with their badges, cards, labels and the badges of those who laid off."""
    for item in placed:
        x, y = left + item.x, top + item.y
        if item.badged and item.tray.owner is not None:
            middle = y + _pad(scale) + round(PLATE[1] * scale) // 2
            draw_badge(canvas, item.tray.owner, x - _BADGE, middle - _DISC // 2, _DISC)
        _draw(canvas, item.tray, x, y, ground, marked, scale)


def _draw(
    canvas: Canvas, tray: Tray, x: int, y: int, ground: Colour, marked: frozenset[Card], scale: float
) -> None:
    hues = colours(canvas.style)
    wide, high = tray.width(scale), tray.height(scale)
    group = tray.group
    pad = _pad(scale)
    dimmed = group.kind is GroupKind.DEADWOOD
    # Melds are on trays on any background, so that colour alone does not tell them from deadwood.
    tray_colour = hues.felt if ground == hues.panel else hues.panel
    if not dimmed:
        canvas.box(x, y, x + wide, y + high, tray_colour, 10)
    for place, card in enumerate(group.cards):
        left = x + pad + round(place * _STRIP * scale)
        stands = tuple(means for joker, means in group.stands if joker == card)
        canvas.lay(plate_card(canvas.style, card, scale, stands), left, y + pad, dimmed=dimmed)
        middle = left + round(25 * scale)
        for added, badge in group.added:
            if added == card:
                owner = sprites.badge(canvas.style, badge, 28, hues.accent, hues.felt)
                canvas.stamp(owner, middle - 14, y - 13)
        if card is not None and card in marked:
            canvas.stamp(sprites.token(canvas.style, "mark", 26), middle - 13, y - 14)
    if group.label:
        under = ground if dimmed else tray_colour
        fit = min(1.0, (wide - 6) / measured(group.label, _LETTERS))
        size = int(_LETTERS * fit)
        middle = y + high - _LABEL // 2 - 4
        canvas.write(group.label, x + wide // 2, middle - size // 2, size, hues.text, under)
