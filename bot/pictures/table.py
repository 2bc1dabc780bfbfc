"""The picture of a table: only what is public."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.controls import CONTROL, Control
from bot.pictures.faces import LARGE, PLATE
from bot.pictures.groups import CardGroup, large_card, plate_card
from bot.pictures.meld_rows import Tray, arranged, draw_trays, fitted
from bot.pictures.seats import (
    LINE,
    TALL,
    SeatMark,
    draw_line,
    draw_seats,
    draw_tall,
    name_height,
    seats_height,
)
from bot.pictures.sprites import Sprite
from bot.pictures.style import Style, colours
from engine.cards import Card

_MARGIN: Final = 18
_TOP: Final = 22
_GAP: Final = 22
_TALLEST: Final = 700
"""Maximum height of a picture: clients show higher ones narrower (550 to 350 on a desktop)."""
_PILE_SCALE: Final = 0.75
_PILE: Final = (round(LARGE[0] * _PILE_SCALE), round(LARGE[1] * _PILE_SCALE))
_CLOCK: Final = 56
_NEXT_SCALE: Final = 0.72
_SPREAD_STEP: Final = (47, 68)
_SPREADS: Final = ((1, 1.5), (1, 1.25), (1, 1.0), (2, 1.25), (2, 1.0), (3, 1.0))
"""Lines and scales of a spread discard pile; the first that fits is used."""
_SPREAD_LINE: Final = PLATE[1] + 30
_MELD_SCALES: Final = (1.35, 1.2, 1, 0.85, 0.7)
_BOARD_PILE: Final = 1.25
_BOARD_SCALES: Final = (1.2, 1, 0.85, 0.75, 0.7)
"""Scales of the melds; at the last a phone shows the ranks nine pixels high, and no smaller."""
_FEW: Final = 6
"""Up to this many boards have piles of the usual size."""
_TWO_COLUMNS: Final = 10
"""Up to this many boards are in two columns, more in three."""
_EDGE: Final = 6
_PAD: Final = 10
_BETWEEN: Final = 8


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table as a spectator sees it.

    ``seats`` are in playing order, and ``melds`` by seat in the same order. ``discards`` are the known cards
    of the discard pile, oldest first: the last is on top, and with ``spread`` all are shown. ``marked``
    cards may be taken, or played on. ``clock``: eighths of the time left.
    """

    seats: tuple[SeatMark, ...]
    melds: tuple[tuple[CardGroup, ...], ...] = ()
    stock: int | None = None
    discards: tuple[Card, ...] = ()
    spread: bool = False
    marked: frozenset[Card] = frozenset()
    controls: tuple[Control, ...] = ()
    next_control: Control | None = None
    clock: int | None = None


@dataclass(frozen=True, slots=True)
class Boards:
    """A table at which every seat has a board of its own."""

    table: TablePicture


def table_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table as a PNG, 1100 wide: seats, piles, and melds line by line.

    Raises ValueError for a badge or label that cannot be drawn, or melds of no seat.
    """
    return table_pixels(table, style).png()


def boards_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table with a board for every seat as a PNG, for games with many seats.

    An example is `docs/rules/panguingue.md`. Raises ValueError for a badge or label that cannot be drawn, or
    melds of no seat.
    """
    return table_pixels(Boards(table), style).png()


def table_pixels(drawn: TablePicture | Boards, style: Style) -> Canvas:
    """Return the canvas of a table. Raises ValueError like the pictures."""
    if isinstance(drawn, Boards):
        return _boards(drawn.table, style)
    table = drawn
    _check(table)
    trays = [
        Tray(group, seat) for seat, melds in zip(table.seats, table.melds, strict=False) for group in melds
    ]
    beside = _beside(table)
    piles_top = _TOP if beside else _TOP + seats_height(table.seats) + _GAP
    piles_high = LARGE[1] if beside else _piles_height(table)
    melds_top = piles_top + piles_high + _GAP
    below = _TALLEST - melds_top - _MARGIN
    scale, placed, melds_high = fitted(trays, WIDTH - 2 * _MARGIN, below, _MELD_SCALES)
    height = melds_top + (melds_high + _MARGIN if trays else -_GAP + _MARGIN)
    canvas = Canvas.of(style, WIDTH, height)
    if beside:
        named = name_height(table.seats) > 0
        for seat, left in zip(table.seats, (_MARGIN, WIDTH - _MARGIN - TALL), strict=True):
            draw_tall(canvas, seat, left, _TOP, piles_high, named=named)
        _piles(canvas, table, piles_top, 1)
    else:
        draw_seats(canvas, table.seats, _TOP)
        _piles(canvas, table, piles_top, _PILE_SCALE)
    draw_trays(canvas, placed, _MARGIN, melds_top, colours(style).felt, table.marked, scale)
    return canvas


def _beside(table: TablePicture) -> bool:
    """Return whether the piles fit between two seats."""
    plain = table.stock is not None and not table.spread
    return plain and len(table.seats) == 2 and not table.controls and table.clock is None


def _check(table: TablePicture) -> None:
    if len(table.melds) > len(table.seats):
        raise ValueError("every meld belongs to a seat")


def _boards(table: TablePicture, style: Style) -> Canvas:
    _check(table)
    few = len(table.seats) <= _FEW
    columns = 2 if len(table.seats) <= _TWO_COLUMNS else 3
    wide = (WIDTH - 2 * _MARGIN - (columns - 1) * _BETWEEN) // columns
    pile_high = _PILE[1] if few else round(PLATE[1] * _BOARD_PILE)
    melds = [*table.melds, *((),) * len(table.seats)]
    for scale in _BOARD_SCALES:
        boards = [
            arranged(map(Tray, melds[place]), wide - 2 * _PAD, scale) for place in range(len(table.seats))
        ]
        tops = [_TOP + pile_high + _GAP]
        for first in range(0, len(boards), columns):
            below = max(high + _EDGE if high else 0 for _, high in boards[first : first + columns])
            tops.append(tops[-1] + LINE + 2 * _EDGE + below + _BETWEEN)
        if tops[-1] <= _TALLEST:
            break
    canvas = Canvas.of(style, WIDTH, tops[-1] - _BETWEEN + _MARGIN)
    _piles(canvas, table, _TOP, _PILE_SCALE if few else None)
    hues = colours(style)
    for place, (seat, (placed, _)) in enumerate(zip(table.seats, boards, strict=True)):
        row, column = divmod(place, columns)
        x, y, bottom = _MARGIN + column * (wide + _BETWEEN), tops[row], tops[row + 1] - _BETWEEN
        canvas.box(x, y, x + wide, bottom, hues.panel, 14)
        if seat.turn:
            canvas.box(x, y, x + wide, bottom, hues.accent, 14, line=5)
            canvas.pointer(x + 32, y - 9, 14, hues.accent)
        draw_line(canvas, seat, x + _PAD + 2, y + _EDGE, wide - 2 * _PAD - 4)
        draw_trays(canvas, placed, x + _PAD, y + LINE + 2 * _EDGE, hues.panel, table.marked, scale)
    return canvas


def _piles_height(table: TablePicture) -> int:
    high = max(_PILE[1], CONTROL[1] + 8 if table.controls else 0)
    if table.spread:
        lines, _, scale = _spread_lines(table)
        high = max(high, round(lines * _SPREAD_LINE * scale))
    return high


def _spread_room(table: TablePicture) -> int:
    beside = _PILE[0] + _GAP if table.stock is not None else 0
    return WIDTH - 2 * _MARGIN - beside - _controls_width(table)


def _controls_width(table: TablePicture) -> int:
    wide = len(table.controls) * (CONTROL[0] + _GAP)
    if table.next_control is not None:
        wide += round(CONTROL[0] * _NEXT_SCALE) + _GAP + 20
    if table.clock is not None:
        wide += _CLOCK + _GAP
    return wide


def _spread_lines(table: TablePicture) -> tuple[int, int, float]:
    """Return the lines of a spread discard pile, the cards in a line, and their scale."""
    room, count = _spread_room(table), max(1, len(table.discards))
    for lines, scale in _SPREADS:
        most = max(1, int((room - PLATE[0] * scale) / (_SPREAD_STEP[0] * scale)) + 1)
        if count <= lines * most:
            return lines, -(-count // lines), scale
    lines = -(-count // most)
    return lines, -(-count // lines), scale


def _piles(canvas: Canvas, table: TablePicture, top: int, scale: float | None) -> None:
    """Draw stock, discard pile, control cards and clock side by side, in the middle.

    The piles are at a ``scale`` of large cards, or plates for None.
    """
    style, hues = canvas.style, colours(canvas.style)

    def pile(card: Card | None) -> Sprite:
        return large_card(style, card, scale) if scale is not None else plate_card(style, card, _BOARD_PILE)

    pile_wide, pile_high = pile(None).size
    discard_wide = _spread_room(table) if table.spread else pile_wide
    wide = discard_wide + _controls_width(table) + (0 if table.stock is None else pile_wide + _GAP)
    x = (WIDTH - wide) // 2
    if table.stock is not None:
        if table.stock:
            canvas.ground(x, x + pile_wide, top + pile_high)
            canvas.lay(pile(None), x, top)
        else:
            canvas.box(x, top, x + pile_wide, top + pile_high, hues.muted, 12, line=3)
        _count(canvas, table.stock, x + pile_wide // 2, top + pile_high // 2, 44 if scale == 1 else 36)
        x += pile_wide + _GAP
    if table.spread:
        _spread(canvas, table, x, top)
    elif table.discards:
        canvas.ground(x, x + pile_wide, top + pile_high)
        canvas.lay(pile(table.discards[-1]), x, top)
        if table.discards[-1] in table.marked:
            size = 48 if scale == 1 else 38
            canvas.stamp(sprites.token(style, "mark", size), x + 4, top + pile_high - size - 4)
    else:
        canvas.box(x, top, x + pile_wide, top + pile_high, hues.muted, 12, line=3)
    x += discard_wide + _GAP
    for kind in table.controls:
        canvas.stamp(sprites.frame(style, (CONTROL[0] + 8, CONTROL[1] + 8), 16), x - 4, top)
        canvas.stamp(sprites.control(style, kind, 1), x, top + 4)
        x += CONTROL[0] + _GAP
    if table.next_control is not None:
        canvas.write(">", x + 6, top + 80, 22, hues.muted, hues.felt)
        sprite = sprites.control(style, table.next_control, _NEXT_SCALE)
        canvas.stamp(sprite, x + 20, top + 4 + (CONTROL[1] - sprite.size[1]) // 2, dimmed=True)
        x += sprite.size[0] + _GAP + 20
    if table.clock is not None:
        canvas.stamp(sprites.clock(style, table.clock, _CLOCK), x, top + (pile_high - _CLOCK) // 2)


def _count(canvas: Canvas, number: int, x: int, y: int, height: int) -> None:
    """Write the number of cards of a pile on a sign around a point."""
    hues = colours(canvas.style)
    wide = sprites.letters(canvas.style, str(number), height, hues.text, hues.panel).size[0] + 24
    half = height // 2 + 10
    canvas.box(x - wide // 2, y - half, x - wide // 2 + wide, y + half, hues.panel, 14)
    canvas.write(str(number), x, y - height // 2, height, hues.text, hues.panel)


def _spread(canvas: Canvas, table: TablePicture, left: int, top: int) -> None:
    lines, line, scale = _spread_lines(table)
    step = round(_SPREAD_STEP[0] * scale)
    if line > 1:
        fill = int((_spread_room(table) - PLATE[0] * scale) / (line - 1))
        step = min(round(_SPREAD_STEP[1] * scale), fill)
    high = round(_SPREAD_LINE * scale)
    y = top + max(0, (_piles_height(table) - lines * high) // 2) + 15
    for place, card in enumerate(table.discards):
        row, column = divmod(place, line)
        x = left + column * step
        canvas.lay(plate_card(canvas.style, card, scale), x, y + row * high)
        if card in table.marked:
            mark = sprites.token(canvas.style, "mark", 28)
            canvas.stamp(mark, x + round(25 * scale) - 14, y + row * high - 24)
