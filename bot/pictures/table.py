"""The picture of a table: what everybody may see, and nothing else."""

from dataclasses import dataclass, replace
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.controls import CONTROL, Control
from bot.pictures.faces import LARGE, PLATE
from bot.pictures.groups import CardGroup, large_card, plate_card
from bot.pictures.seats import SeatMark, draw_seat, draw_seats, seat_height, seats_height, seats_width
from bot.pictures.style import Style, colours
from bot.pictures.trays import Tray, arranged, draw_trays
from engine.cards import Card

__all__ = ["TablePicture", "boards_picture", "table_picture", "table_pixels"]

_MARGIN: Final = 18
_TOP: Final = 22
_GAP: Final = 22
_PILE_SCALE: Final = 0.75
_PILE: Final = (round(LARGE[0] * _PILE_SCALE), round(LARGE[1] * _PILE_SCALE))
_CLOCK: Final = 56
_NEXT_SCALE: Final = 0.72
_SPREAD_STEP: Final = (47, 68)
_SPREAD_LINE: Final = PLATE[1] + 30
_BOARD_SCALE: Final = 0.75
_FEW: Final = 6
"""So many boards have cards as large as they are elsewhere."""
_BOARD_SEAT: Final = 128
_PAD: Final = 10
_BETWEEN: Final = 16
_WIDTHS: Final = (640, 760, 900)
"""Of a picture with little in it."""
_HIGHEST: Final = 0.8
"""Its height at most, as a share of its width."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table as a spectator sees it.

    ``seats`` stand in playing order, and ``melds`` by seat in the same order. ``discards`` are the known
    cards of the discard pile, oldest first: the last is on top, and with ``spread`` all are shown. ``marked``
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


def table_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table as a PNG: seats, piles, and melds line by line.

    It is 1100 wide, or less while little lies there: the narrower a picture is, the larger a phone shows it.
    Raises ValueError for a badge or label that cannot be written, or melds of no seat.
    """
    return table_pixels(table, style, _width(table)).png()


def boards_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table as a PNG on which every seat has a board with its melds: for many seats (panguingue.md).

    Raises ValueError for a badge or label that cannot be written, or melds of no seat.
    """
    return _boards(table, style).png()


def table_pixels(table: TablePicture, style: Style, width: int = WIDTH) -> Canvas:
    """Return a table before it is made a file."""
    _check(table)
    placed, melds_high = arranged(_trays(table), width - 2 * _MARGIN)
    piles_top = _TOP + seats_height(table.seats) + _GAP
    melds_top = piles_top + _piles_height(table) + _GAP
    canvas = Canvas.of(style, width, melds_top + (melds_high if placed else -_GAP) + _MARGIN)
    draw_seats(canvas, table.seats, _TOP)
    _piles(canvas, table, piles_top)
    draw_trays(canvas, placed, _MARGIN, melds_top, colours(style).felt, table.marked)
    return canvas


def _trays(table: TablePicture) -> list[Tray]:
    seats = zip(table.seats, table.melds, strict=False)
    return [Tray(group, seat) for seat, melds in seats for group in melds]


def _width(table: TablePicture) -> int:
    """Return the least width of a picture in which seats and piles fit, and melds without making it high."""
    if table.spread or len(table.seats) > _FEW:
        return WIDTH
    fixed = _TOP + seats_height(table.seats) + _GAP + _piles_height(table) + _GAP + _MARGIN
    for width in _WIDTHS:
        fits = max(_piles_width(table), seats_width(table.seats)) <= width - 2 * _MARGIN
        if fits and fixed + arranged(_trays(table), width - 2 * _MARGIN)[1] <= width * _HIGHEST:
            return width
    return WIDTH


def _piles_width(table: TablePicture) -> int:
    return _PILE[0] + _controls_width(table) + (0 if table.stock is None else _PILE[0] + _GAP)


def _check(table: TablePicture) -> None:
    if len(table.melds) > len(table.seats):
        raise ValueError("every meld belongs to a seat")


def _boards(table: TablePicture, style: Style) -> Canvas:
    _check(table)
    wide = (WIDTH - 3 * _MARGIN) // 2
    room = wide - _BOARD_SEAT - 3 * _PAD
    high = seat_height(table.seats)
    melds = [*table.melds, *((),) * len(table.seats)]
    scale = 1 if len(table.seats) <= _FEW else _BOARD_SCALE
    boards = [arranged(map(Tray, melds[place]), room, scale) for place in range(len(table.seats))]
    tops = [_TOP + _piles_height(table) + _GAP]
    for first in range(0, len(boards), 2):
        below = max([high, *(below for _, below in boards[first : first + 2])])
        tops.append(tops[-1] + below + 2 * _PAD + _BETWEEN)
    canvas = Canvas.of(style, WIDTH, tops[-1] - _BETWEEN + _MARGIN)
    _piles(canvas, table, _TOP)
    hues = colours(style)
    for place, (seat, (placed, _)) in enumerate(zip(table.seats, boards, strict=True)):
        row, column = divmod(place, 2)
        x, y, bottom = _MARGIN + column * (wide + _MARGIN), tops[row], tops[row + 1] - _BETWEEN
        canvas.box(x, y, x + wide, bottom, hues.panel, 14)
        if seat.turn:
            canvas.box(x, y, x + wide, bottom, hues.accent, 14, line=4)
            canvas.pointer(x + _PAD + 28, y - 11, 13, hues.accent)
        draw_seat(canvas, replace(seat, turn=False), x + 4, y + _PAD, _BOARD_SEAT, high)
        left = x + _BOARD_SEAT + 2 * _PAD
        draw_trays(canvas, placed, left, y + _PAD, hues.panel, table.marked, scale)
    return canvas


def _piles_height(table: TablePicture) -> int:
    high = max(_PILE[1], CONTROL[1] + 8 if table.controls else 0)
    if table.spread:
        lines = -(-len(table.discards) // _in_a_line(table))
        high = max(high, lines * _SPREAD_LINE)
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


def _in_a_line(table: TablePicture) -> int:
    return max(1, (_spread_room(table) - PLATE[0]) // _SPREAD_STEP[0] + 1)


def _piles(canvas: Canvas, table: TablePicture, top: int) -> None:
    """Draw stock, discard pile, control cards and the clock side by side, in the middle."""
    style, hues = canvas.style, colours(canvas.style)
    discard_wide = _spread_room(table) if table.spread else _PILE[0]
    wide = _piles_width(table) - _PILE[0] + discard_wide
    x = (canvas.pixels.width - wide) // 2
    if table.stock is not None:
        if table.stock:
            canvas.ground(x, x + _PILE[0], top + _PILE[1])
            canvas.lay(large_card(style, None, _PILE_SCALE), x, top)
        else:
            canvas.box(x, top, x + _PILE[0], top + _PILE[1], hues.muted, 12, line=3)
        _count(canvas, table.stock, x + _PILE[0] // 2, top + _PILE[1] // 2)
        x += _PILE[0] + _GAP
    if table.spread:
        _spread(canvas, table, x, top)
    elif table.discards:
        canvas.ground(x, x + _PILE[0], top + _PILE[1])
        canvas.lay(large_card(style, table.discards[-1], _PILE_SCALE), x, top)
        if table.discards[-1] in table.marked:
            canvas.stamp(sprites.token(style, "mark", 34), x + 4, top + _PILE[1] - 40)
    else:
        canvas.box(x, top, x + _PILE[0], top + _PILE[1], hues.muted, 12, line=3)
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
        canvas.stamp(sprites.clock(style, table.clock, _CLOCK), x, top + (_PILE[1] - _CLOCK) // 2)


def _count(canvas: Canvas, number: int, x: int, y: int) -> None:
    hues = colours(canvas.style)
    wide = sprites.letters(canvas.style, str(number), 34, hues.text, hues.panel).size[0] + 24
    canvas.box(x - wide // 2, y - 27, x - wide // 2 + wide, y + 27, hues.panel, 14)
    canvas.write(str(number), x, y - 17, 34, hues.text, hues.panel)


def _spread(canvas: Canvas, table: TablePicture, left: int, top: int) -> None:
    line = _in_a_line(table)
    step = _SPREAD_STEP[0]
    if 1 < len(table.discards) <= line:
        step = min(_SPREAD_STEP[1], (_spread_room(table) - PLATE[0]) // (len(table.discards) - 1))
    lines = max(1, -(-len(table.discards) // line))
    y = top + max(0, (_piles_height(table) - lines * _SPREAD_LINE) // 2) + 15
    for place, card in enumerate(table.discards):
        row, column = divmod(place, line)
        x = left + column * step
        canvas.lay(plate_card(canvas.style, card), x, y + row * _SPREAD_LINE)
        if card in table.marked:
            canvas.stamp(sprites.token(canvas.style, "mark", 26), x + 12, y + row * _SPREAD_LINE - 23)
