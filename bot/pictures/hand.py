"""The picture of a hand: groups side by side, with every index visible."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.faces import LARGE, STRIP
from bot.pictures.glyphs import measured
from bot.pictures.groups import CardGroup, GroupKind, large_card
from bot.pictures.style import Style, colours
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
_LABEL: Final = 36
_ROUND: Final = 16
"""Width of a covered card that shows through the round corners of the next."""


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


def hand_picture(hand: HandPicture, style: Style) -> bytes:
    """Return a hand as a PNG, 1100 wide, with at most fifteen cards in a row.

    Raises ValueError for a label that cannot be drawn.
    """
    return hand_pixels(hand, style).png()


def hand_pixels(hand: HandPicture, style: Style) -> Canvas:
    """Return the canvas of a hand. Raises ValueError like ``hand_picture``."""
    rows = _rows(hand.groups)
    tops = [_HEAD]
    for row in rows[1:]:
        tops.append(tops[-1] + (LARGE[1] + _HEAD if any(map(_headed, row)) else _SEEN))
    canvas = Canvas.of(style, WIDTH, tops[-1] + LARGE[1] + _MARGIN)
    for row, top in zip(rows, tops, strict=True):
        _row(canvas, hand, row, top)
    return canvas


def _headed(group: CardGroup) -> bool:
    """Return whether a group has a bracket or a label, which the row above must not cover."""
    return group.kind is GroupKind.MELD or bool(group.label)


def _rows(groups: tuple[CardGroup, ...]) -> list[list[CardGroup]]:
    """Distribute the groups evenly over rows; only groups longer than a row are split."""
    total = sum(len(group.cards) for group in groups)
    count = max(1, -(-total // _ROW))
    rows: list[list[CardGroup]] = [[]]
    room = _ROW if count == 1 else min(_ROW, -(-total // count) + 2)
    for group in _parted(groups):
        if rows[-1] and sum(len(other.cards) for other in rows[-1]) + len(group.cards) > room:
            rows.append([])
        rows[-1].append(group)
    return rows


def _parted(groups: tuple[CardGroup, ...]) -> Iterator[CardGroup]:
    for group in groups:
        for start in range(0, len(group.cards), _ROW):
            part = group.cards[start : start + _ROW]
            yield CardGroup(part, group.kind, group.label if start == 0 else "")


def _row(canvas: Canvas, hand: HandPicture, groups: list[CardGroup], top: int) -> None:
    style = canvas.style
    wide, high = LARGE
    count = sum(len(group.cards) for group in groups)
    gaps = len(groups) - 1
    room = WIDTH - 2 * _MARGIN - wide
    gap = _GAP
    step = wide + 8
    if count > 1:
        gap = min(_GAP, max(6, (room - (count - 1) * STRIP) // max(1, gaps)))
        step = min(step, (room - gaps * gap) // (count - 1))
    x = (WIDTH - (count - 1) * step - gaps * gap - wide) // 2
    apart = step + gap > wide
    if not apart:
        canvas.ground(x, WIDTH - x, top + high)
    cards = [card for group in groups for card in group.cards]
    lifts = [_PICKED if card in hand.picked else _LIFT if card == hand.lifted else 0 for card in cards]
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
                canvas.stamp(sprites.frame(style, (wide + 10, high + 10), 19), x - 5, y - 5)
            whole = place == count - 1 or lifts[place] != lifts[place + 1]
            canvas.lay(large_card(style, card), x, y, seen=None if whole else step + gap + _ROUND)
            if card in hand.marked:
                canvas.stamp(sprites.token(style, "mark", _MARK), x + 28 - _MARK // 2, y + 118)
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
        wide = measured(group.label, _LABEL)
        size = _LABEL if wide <= right - left - 20 else max(24, int(_LABEL * (right - left - 20) / wide))
        width = sprites.letters(canvas.style, group.label, size, hues.text, hues.felt).size[0]
        middle, top = (left + right) // 2, y + 2 - size // 2
        canvas.box(middle - width // 2 - 8, top, middle + width // 2 + 8, top + size, hues.felt)
        canvas.write(group.label, middle, top, size, hues.text, hues.felt)
