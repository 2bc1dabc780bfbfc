"""The picture of a table: only what is public."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.deck.controls import CONTROL, ControlCard
from bot.pictures.deck.faces import LARGE, PLATE, PLATE_STRIP
from bot.pictures.sprites import Sprite
from bot.pictures.style import Style, colours
from bot.pictures.tables.groups import (
    CardGroup,
    large_card,
    large_index_height,
    plate_card,
    plate_index_height,
)
from bot.pictures.tables.meld_rows import Placed, Scale, Tray, arranged, draw_trays, smallest_index
from bot.pictures.tables.seats import (
    LINE,
    TALL,
    SeatMark,
    draw_line,
    draw_seats,
    draw_tall,
    name_height,
    seats_height,
)
from engine.cards import Card

_MARGIN: Final = 18
_TOP: Final = 22
_GAP: Final = 22
TALLEST: Final = 700
"""Preferred height of a picture: clients show higher ones narrower (550 to 350 on a desktop)."""
_CLOCK: Final = 56
_NEXT_SCALE: Final = 0.72
_SPREAD_STEP: Final = (PLATE_STRIP, 74)
_SPREADS: Final = ((1, 1.4), (1, 1.2), (1, 1.0), (2, 1.2), (2, 1.0), (3, 1.0))
"""Lines and scales of a spread discard pile; the first that fits is used."""
_SPREAD_LINE: Final = PLATE[1] + 28
_SMALL_PILE: Final = 1.25
"""Scale of a plate that stands for a pile."""
_FORMS: Final[tuple[tuple[Scale, Scale], ...]] = (
    (0.9, 1.3),
    (0.9, 1.15),
    (0.9, 1),
    (None, 1),
    (0.9, None),
    (None, None),
)
"""Scales of piles and melds: the first that fits is used. None is a plate, or packed cards.

At all of them a phone shows ranks and suits at least twelve pixels high.
"""
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
    controls: tuple[ControlCard, ...] = ()
    next_control: ControlCard | None = None
    clock: int | None = None


@dataclass(frozen=True, slots=True)
class Boards:
    """A table at which every seat has a board of its own."""

    table: TablePicture


def table_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table as a PNG, 1100 wide: seats, piles, and melds line by line.

    Raises ValueError for a badge or label that cannot be drawn, or melds of no seat.
    """
    return table_layout(table).pixels(style).png()


def boards_picture(table: TablePicture, style: Style) -> bytes:
    """Return a table with a board for every seat as a PNG, for games with many seats.

    An example is `docs/rules/panguingue.md`. Raises ValueError for a badge or label that cannot be drawn, or
    melds of no seat.
    """
    return table_layout(Boards(table)).pixels(style).png()


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where the parts of a table are.

    ``pile`` and ``melds`` are their scales. ``placed`` are the melds of the table, or of each board, which
    are in ``columns`` (0: no boards); ``tops`` are those of the piles and of the melds, or of the boards.
    ``left`` is the room left of the melds, if the piles are there.
    """

    table: TablePicture
    pile: Scale
    melds: Scale
    placed: tuple[tuple[Placed, ...], ...]
    tops: tuple[int, ...]
    columns: int
    height: int
    left: int = 0

    @property
    def index(self) -> float:
        """The height of the smallest sign of an index; infinite without a card."""
        return min(
            _pile_index(self.table, self.pile),
            *(smallest_index(placed, self.melds) for placed in self.placed),
        )

    def pixels(self, style: Style) -> Canvas:
        """Return the canvas of the table.

        Raises ValueError for a badge or label that cannot be drawn.
        """
        canvas = Canvas.of(style, WIDTH, self.height)
        if self.columns:
            _draw_boards(canvas, self)
        else:
            _draw_table(canvas, self)
        return canvas


def table_layout(drawn: TablePicture | Boards, tallest: int = TALLEST) -> TableLayout:
    """Return the layout of a table that is no higher than ``tallest``, or as low as possible.

    Raises ValueError for melds of no seat.
    """
    table = drawn.table if isinstance(drawn, Boards) else drawn
    if len(table.melds) > len(table.seats):
        raise ValueError("every meld belongs to a seat")
    layouts = []
    for layout in _boards_layouts(table) if isinstance(drawn, Boards) else _layouts(table):
        if layout.height <= tallest:
            return layout
        layouts.append(layout)
    return min(layouts, key=lambda layout: layout.height)


def _layouts(table: TablePicture) -> Iterator[TableLayout]:
    trays = [
        Tray(group, seat) for seat, melds in zip(table.seats, table.melds, strict=False) for group in melds
    ]
    beside = _beside(table)
    top = _TOP if beside else _TOP + seats_height(table.seats) + _GAP
    for pile, melds in _FORMS:
        scale = 1.0 if beside else pile
        below = top + _piles_height(table, scale) + _GAP
        placed, high = arranged(trays, WIDTH - 2 * _MARGIN, melds)
        height = below + (high + _MARGIN if trays else _MARGIN - _GAP)
        yield TableLayout(table, scale, melds, (placed,), (top, below), 0, height)
    left = _piles_width(table, None) + _GAP
    if trays and not beside and left < WIDTH // 3:
        placed, high = arranged(trays, WIDTH - 2 * _MARGIN - left, None)
        height = top + max(high, _piles_height(table, None)) + _MARGIN
        yield TableLayout(table, None, None, (placed,), (top, top), 0, height, left)


def _boards_layouts(table: TablePicture) -> Iterator[TableLayout]:
    count = len(table.seats)
    columns = 2 if count <= _TWO_COLUMNS else 3
    wide = _board_width(columns)
    groups = [*table.melds, *((),) * count][:count]
    for pile, melds in _FORMS:
        if pile is not None and count > _FEW:
            continue
        boards = [arranged(map(Tray, own), wide - 2 * _PAD, melds) for own in groups]
        tops = [_TOP + _piles_height(table, pile) + _GAP]
        for first in range(0, count, columns):
            below = max(high + _EDGE if high else 0 for _, high in boards[first : first + columns])
            tops.append(tops[-1] + LINE + 2 * _EDGE + below + _BETWEEN)
        height = tops[-1] - _BETWEEN + _MARGIN
        yield TableLayout(
            table, pile, melds, tuple(placed for placed, _ in boards), tuple(tops), columns, height
        )

    # Melds of many seats take less room in common lines.
    yield from (layout for layout in _layouts(table) if layout.melds is None)


def _board_width(columns: int) -> int:
    return (WIDTH - 2 * _MARGIN - (columns - 1) * _BETWEEN) // columns


def _draw_table(canvas: Canvas, layout: TableLayout) -> None:
    table, (top, below) = layout.table, layout.tops
    if _beside(table):
        named = name_height(table.seats) > 0
        sides = (_MARGIN, WIDTH - _MARGIN - TALL)
        for seat, left in zip(table.seats, sides[:: -1 if canvas.right_to_left else 1], strict=True):
            draw_tall(canvas, seat, left, _TOP, LARGE[1], named=named)
    else:
        draw_seats(canvas, table.seats, _TOP)
    _piles(canvas, table, top, layout.pile, at_left=layout.left > 0)
    felt = colours(canvas.style).felt
    draw_trays(canvas, layout.placed[0], _MARGIN + layout.left, below, felt, table.marked, layout.melds)


def _draw_boards(canvas: Canvas, layout: TableLayout) -> None:
    table, tops, hues = layout.table, layout.tops, colours(canvas.style)
    wide = _board_width(layout.columns)
    _piles(canvas, table, _TOP, layout.pile)
    for place, (seat, placed) in enumerate(zip(table.seats, layout.placed, strict=True)):
        row, column = divmod(place, layout.columns)
        if canvas.right_to_left:
            column = layout.columns - 1 - column
        x, y, bottom = _MARGIN + column * (wide + _BETWEEN), tops[row], tops[row + 1] - _BETWEEN
        canvas.box(x, y, x + wide, bottom, hues.panel, 14)
        if seat.turn:
            canvas.box(x, y, x + wide, bottom, hues.accent, 14, line=5)
            canvas.pointer(x + 32, y - 9, 14, hues.accent)
        draw_line(canvas, seat, x + _PAD + 2, y + _EDGE, wide - 2 * _PAD - 4)
        draw_trays(canvas, placed, x + _PAD, y + LINE + 2 * _EDGE, hues.panel, table.marked, layout.melds)


def _beside(table: TablePicture) -> bool:
    """Return whether the piles fit between two seats."""
    plain = table.stock is not None and not table.spread
    return plain and len(table.seats) == 2 and not table.controls and table.clock is None


def _pile_size(scale: Scale) -> tuple[int, int]:
    (wide, high), factor = (PLATE, _SMALL_PILE) if scale is None else (LARGE, scale)
    return round(wide * factor), round(high * factor)


def _pile_index(table: TablePicture, scale: Scale) -> float:
    """Return the height of the smallest sign of an index in the discard pile."""
    if table.spread:
        return plate_index_height(table.discards) * _spread_lines(table, scale)[2]
    top = table.discards[-1:]
    return plate_index_height(top) * _SMALL_PILE if scale is None else large_index_height(top) * scale


def _piles_height(table: TablePicture, scale: Scale) -> int:
    high = max(_pile_size(scale)[1], CONTROL[1] + 8 if table.controls else 0)
    if table.spread:
        lines, _, spread = _spread_lines(table, scale)
        high = max(high, round(lines * _SPREAD_LINE * spread))
    return high


def _spread_room(table: TablePicture, scale: Scale) -> int:
    beside = _pile_size(scale)[0] + _GAP if table.stock is not None else 0
    return WIDTH - 2 * _MARGIN - beside - _controls_width(table)


def _controls_width(table: TablePicture) -> int:
    wide = len(table.controls) * (CONTROL[0] + _GAP)
    if table.next_control is not None:
        wide += round(CONTROL[0] * _NEXT_SCALE) + _GAP + 20
    if table.clock is not None:
        wide += _CLOCK + _GAP
    return wide


def _spread_lines(table: TablePicture, scale: Scale) -> tuple[int, int, float]:
    """Return the lines of a spread discard pile, the cards in a line, and their scale."""
    room, count = _spread_room(table, scale), max(1, len(table.discards))
    for lines, spread in _SPREADS:
        most = max(1, int((room - PLATE[0] * spread) / (_SPREAD_STEP[0] * spread)) + 1)
        if count <= lines * most and (scale is not None or spread <= 1):
            return lines, -(-count // lines), spread
    lines = -(-count // most)
    return lines, -(-count // lines), spread


def _piles_width(table: TablePicture, scale: Scale) -> int:
    wide = _pile_size(scale)[0]
    discards = _spread_room(table, scale) if table.spread else wide
    return discards + _controls_width(table) + (0 if table.stock is None else wide + _GAP)


def _piles(canvas: Canvas, table: TablePicture, top: int, scale: Scale, *, at_left: bool = False) -> None:
    """Draw stock, discard pile, control cards and clock side by side."""
    style, hues = canvas.style, colours(canvas.style)

    def pile(card: Card | None) -> Sprite:
        return large_card(style, card, scale) if scale is not None else plate_card(style, card, _SMALL_PILE)

    pile_wide, pile_high = _pile_size(scale)
    discard_wide = _spread_room(table, scale) if table.spread else pile_wide
    x = _MARGIN if at_left else (WIDTH - _piles_width(table, scale)) // 2
    if table.stock is not None:
        if table.stock:
            canvas.ground(x, x + pile_wide, top + pile_high)
            canvas.lay(pile(None), x, top)
        else:
            canvas.box(x, top, x + pile_wide, top + pile_high, hues.muted, 12, line=3)
        _count(canvas, table.stock, x + pile_wide // 2, top + pile_high // 2, 44 if scale == 1 else 36)
        x += pile_wide + _GAP
    if table.spread:
        _spread(canvas, table, x, top, scale)
    elif table.discards:
        canvas.ground(x, x + pile_wide, top + pile_high)
        canvas.lay(pile(table.discards[-1]), x, top)
        if table.discards[-1] in table.marked:
            size = 48 if scale == 1 else 38
            left = x + 4 if scale is not None else x + pile_wide - size // 2
            canvas.stamp(sprites.token(style, "mark", size), left, top + pile_high - size - 4)
    else:
        canvas.box(x, top, x + pile_wide, top + pile_high, hues.muted, 12, line=3)
    x += discard_wide + _GAP
    for card in table.controls:
        canvas.stamp(sprites.frame(style, (CONTROL[0] + 8, CONTROL[1] + 8), 16), x - 4, top)
        canvas.stamp(sprites.control(style, card, 1), x, top + 4)
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


def _spread(canvas: Canvas, table: TablePicture, left: int, top: int, pile: Scale) -> None:
    lines, line, scale = _spread_lines(table, pile)
    step = round(_SPREAD_STEP[0] * scale)
    if line > 1:
        fill = int((_spread_room(table, pile) - PLATE[0] * scale) / (line - 1))
        step = min(round(_SPREAD_STEP[1] * scale), fill)
    high = round(_SPREAD_LINE * scale)
    y = top + max(0, (_piles_height(table, pile) - lines * high) // 2) + 15
    for place, card in enumerate(table.discards):
        row, column = divmod(place, line)
        x = left + column * step
        canvas.lay(plate_card(canvas.style, card, scale), x, y + row * high)
        if card in table.marked:
            mark = sprites.token(canvas.style, "mark", 28)
            canvas.stamp(mark, x + round(PLATE_STRIP / 2 * scale) - 14, y + row * high - 24)
