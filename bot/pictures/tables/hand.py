"""The picture of a hand: groups side by side, with every index visible.

A large hand has two rows of cards that are cut off below their indices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.deck.faces import LARGE, STRIP
from bot.pictures.style import HandSize, Style, colours
from bot.pictures.tables.groups import CardGroup, GroupKind, large_card, large_index_height
from engine.cards import Card

_ROW: Final = 15
"""The most cards in a row."""
_MARGIN: Final = 18
_GAP: Final = 30
"""Extra space between two groups."""
_HEAD: Final = 64
"""Height above a row, for brackets and for the drawn card."""
_LIFT: Final = 18
_PICKED: Final = 24
"""Lift of a picked card; the label of a row ends just above it."""
_SEEN: Final = 186
"""Visible height of a row that the next one covers, less the lift of a card."""
_MARK: Final = 34
_MARKED: Final = 128
"""Height of a card above its tick."""
_LABEL: Final = 36
_ROUND: Final = 16
"""Width of a covered card that shows through the round corners of the next."""
_LARGE_ROW: Final = 8
"""The most cards in a row of a large hand."""
_WHOLE: Final = 6
"""Up to this many cards a large hand has one row."""
_LARGE_SCALES: Final = (2, 1.75, 1.5)
_CUT: Final = 168
"""Visible height of a card of a large hand: all that its index and its tick need."""


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A hand as its owner sees it.

    ``lifted`` is the card just drawn, with a frame; ``marked`` are the cards that may be played now,
    ``picked`` those chosen for a play, which are raised.
    """

    groups: tuple[CardGroup, ...]
    lifted: Card | None = None
    marked: frozenset[Card] = frozenset()
    picked: frozenset[Card] = frozenset()


@dataclass(frozen=True, slots=True)
class HandLayout:
    """Rows of groups, with their tops, at a scale of large cards, which are cut off at ``seen``.

    ``index`` is the height of the smallest sign of an index, infinite without a card.
    """

    hand: HandPicture
    rows: tuple[tuple[CardGroup, ...], ...]
    tops: tuple[int, ...]
    scale: float
    seen: int
    height: int

    @property
    def index(self) -> float:
        """The height of the smallest sign of an index; infinite without a card."""
        return large_index_height(card for group in self.hand.groups for card in group.cards) * self.scale

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of the hand. Raises ValueError like ``hand_picture``."""
        canvas = Canvas.of(style, WIDTH, self.height)
        for row, top in zip(self.rows, self.tops, strict=True):
            _row(canvas, self, row, top)
        return canvas


def hand_layout(hand: HandPicture, style: Style) -> HandLayout:
    """Return the layout of a hand in the size of a style."""
    total = sum(len(group.cards) for group in hand.groups)
    if style.hand is HandSize.USUAL:
        return _layout(hand, _rows(hand.groups, -(-total // _ROW), _ROW), 1)
    rows = _rows(hand.groups, 1 if total <= _WHOLE else max(2, -(-total // _LARGE_ROW)), _LARGE_ROW)
    for scale in _LARGE_SCALES:
        if all(_step(row, scale) >= STRIP * scale for row in rows):
            break
    return _layout(hand, rows, scale)


def _layout(hand: HandPicture, rows: list[list[CardGroup]], scale: float) -> HandLayout:
    whole, covered = round(LARGE[1] * scale), round(_SEEN * scale)
    if scale > 1:
        whole = covered = round(_CUT * scale)
    tops = [_HEAD]
    for row in rows[1:]:
        tops.append(tops[-1] + (whole + _HEAD if any(map(_headed, row)) else covered))
    height = tops[-1] + whole + (0 if scale > 1 else _MARGIN)
    return HandLayout(hand, tuple(map(tuple, rows)), tuple(tops), scale, whole, height)


def hand_picture(hand: HandPicture, style: Style) -> bytes:
    """Return a hand as a PNG, 1100 wide, with at most fifteen cards in a row, or eight large ones.

    Raises ValueError for a label that cannot be drawn.
    """
    return hand_layout(hand, style).pixels(style).png()


def _headed(group: CardGroup) -> bool:
    """Return whether a group has a bracket or a label, which the row above must not cover."""
    return group.kind is GroupKind.MELD or bool(group.label)


def _rows(groups: tuple[CardGroup, ...], count: int, most: int) -> list[list[CardGroup]]:
    """Distribute the groups evenly over rows; only groups longer than a row are split.

    ``count`` is the number of rows that is wanted, ``most`` that of the cards in a row.
    """
    parts = [*_parted(groups, most)]
    for room in range(1, most + 1):
        rows: list[list[CardGroup]] = [[]]
        for group in parts:
            if rows[-1] and sum(len(other.cards) for other in rows[-1]) + len(group.cards) > room:
                rows.append([])
            rows[-1].append(group)
        if len(rows) <= count and all(sum(len(group.cards) for group in row) <= room for row in rows):
            break
    return rows


def _parted(groups: tuple[CardGroup, ...], most: int) -> Iterator[CardGroup]:
    for group in groups:
        length = -(-len(group.cards) // max(1, -(-len(group.cards) // most)))
        for start in range(0, len(group.cards), max(1, length)):
            part = group.cards[start : start + length]
            yield CardGroup(part, group.kind, group.label if start == 0 else "")


def _between(groups: Sequence[CardGroup], scale: float) -> int:
    """Return the extra space between the groups of a row."""
    count, gaps = sum(len(group.cards) for group in groups), len(groups) - 1
    spare = WIDTH - 2 * _MARGIN - round(LARGE[0] * scale) - (count - 1) * round(STRIP * scale)
    return min(_GAP, max(0, spare // max(1, gaps)))


def _step(groups: Sequence[CardGroup], scale: float) -> int:
    """Return the distance between the left edges of two cards of a row."""
    count, wide = sum(len(group.cards) for group in groups), round(LARGE[0] * scale)
    room = WIDTH - 2 * _MARGIN - wide - (len(groups) - 1) * _between(groups, scale)
    return min(wide + 8, room // max(1, count - 1))


def _row(canvas: Canvas, layout: HandLayout, groups: Sequence[CardGroup], top: int) -> None:
    style, hand, scale = canvas.style, layout.hand, layout.scale
    wide, high = round(LARGE[0] * scale), layout.seen
    count = sum(len(group.cards) for group in groups)
    gap, step = _between(groups, scale), _step(groups, scale)
    x = (WIDTH - (count - 1) * step - (len(groups) - 1) * gap - wide) // 2
    apart = step + gap > wide
    if not apart:
        canvas.ground(x, WIDTH - x, top + high)
    cards = [card for group in groups for card in group.cards]
    lifts = [_PICKED if card in hand.picked else _LIFT if card == hand.lifted else 0 for card in cards]
    mark = round(_MARK * scale)
    place = 0
    for group in groups:
        end = x + (len(group.cards) - 1) * step
        if _headed(group):
            _bracket(canvas, group, x + 2, end + min(step, wide) - 6, top - 44)
        if apart:
            canvas.ground(x, end + wide, top + high)
        for card in group.cards:
            y = top - lifts[place]
            if card is not None and card == hand.lifted:
                frame = sprites.frame(style, (wide + 10, round(LARGE[1] * scale) + 10), 19)
                canvas.stamp(
                    frame.top(layout.seen + lifts[place] + 5 if scale > 1 else high + 10), x - 5, y - 5
                )
            whole = place == count - 1 or lifts[place] != lifts[place + 1]
            seen = wide if whole else step + gap + _ROUND
            canvas.lay(large_card(style, card, scale).top(high + lifts[place]), x, y, seen=seen)
            if card in hand.marked:
                sprite = sprites.token(style, "mark", mark)
                canvas.stamp(sprite, x + round(29 * scale) - mark // 2, y + round(_MARKED * scale))
            x += step
            place += 1
        x += gap


def _bracket(canvas: Canvas, group: CardGroup, left: int, right: int, y: int) -> None:
    """Draw a bracket over a meld, with its label in the middle, or only a label."""
    hues = colours(canvas.style)
    if group.kind is GroupKind.MELD:
        canvas.box(left, y, right, y + 4, hues.muted, 2)
        for x in (left, right - 4):
            canvas.box(x, y, x + 4, y + 16, hues.muted, 2)
    if group.label:
        wide = sprites.extent(group.label, _LABEL)
        size = _LABEL if wide <= right - left - 20 else max(24, int(_LABEL * (right - left - 20) / wide))
        width = round(sprites.extent(group.label, size) + 2)
        middle, top = (left + right) // 2, y + 2 - size // 2
        canvas.box(middle - width // 2 - 8, top, middle + width // 2 + 8, top + size, hues.felt)
        canvas.write(group.label, middle, top, size, hues.text, hues.felt)
