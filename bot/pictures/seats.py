"""The seats of a table in a picture: badges, never names."""

from dataclasses import dataclass
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import Align, Canvas
from bot.pictures.faces import PLATE
from bot.pictures.style import colours

__all__ = ["SeatMark", "draw_badge", "draw_seat", "draw_seats", "seat_height", "seats_height", "seats_width"]

_MARGIN: Final = 18
_GAP: Final = 26
_CLOSE: Final = 8
_LINE: Final = 56
_SECOND: Final = 36
_WIDEST: Final = 164
_NARROWEST: Final = 136
_IN_A_ROW: Final = 6


@dataclass(frozen=True, slots=True)
class SeatMark:
    """What everybody may know of a seat.

    ``badge`` is a letter or a number, ``cards`` how many it holds, ``chips`` and ``score`` what it has.
    ``out`` is for a seat that plays no more in this deal, ``won`` for who won it, ``opened`` for who has the
    right to more than an opening; the last is shown by a tick beside the score, for seats without chips.
    """

    badge: str
    cards: int | None = None
    chips: int | None = None
    score: int | None = None
    dealer: bool = False
    turn: bool = False
    out: bool = False
    won: bool = False
    opened: bool = False


def number(value: int) -> str:
    """Return a number with a proper minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def draw_badge(canvas: Canvas, seat: SeatMark, x: int, y: int, size: int) -> None:
    """Draw the disc with the seat's letter: light, and a ring only for a seat that is out."""
    hues = colours(canvas.style)
    ground, letter = (hues.felt, hues.muted) if seat.out else (hues.text, hues.felt)
    canvas.stamp(sprites.badge(canvas.style, seat.badge, size, ground, letter), x, y)


def seat_height(seats: tuple[SeatMark, ...]) -> int:
    """Return the height of one seat's box, which is the same for all."""
    return _LINE + (_SECOND if any(seat.chips is not None or seat.score is not None for seat in seats) else 0)


def _columns(count: int) -> int:
    rows = 1 if count <= _IN_A_ROW else 2
    return -(-count // rows)


def seats_height(seats: tuple[SeatMark, ...]) -> int:
    """Return the height of all seats' boxes with the space between them."""
    if not seats:
        return 0
    rows = -(-len(seats) // _columns(len(seats)))
    return rows * (seat_height(seats) + 12) - 12


def seats_width(seats: tuple[SeatMark, ...]) -> int:
    """Return the least width of a row of seats in which nothing in their boxes touches."""
    columns = _columns(len(seats)) if seats else 1
    return columns * _NARROWEST + (columns - 1) * _GAP


def draw_seats(canvas: Canvas, seats: tuple[SeatMark, ...], top: int) -> None:
    """Draw the seats in playing order, row by row."""
    hues = colours(canvas.style)
    columns = _columns(len(seats)) if seats else 1
    gap = _GAP if columns == len(seats) else _CLOSE
    width = canvas.pixels.width
    wide = min(_WIDEST, (width - 2 * _MARGIN - (columns - 1) * gap) // columns)
    left = (width - columns * wide - (columns - 1) * gap) // 2
    high = seat_height(seats)
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        x, y = left + column * (wide + gap), top + row * (high + 12)
        draw_seat(canvas, seat, x, y, wide, high)
        if gap == _GAP and column + 1 < columns:
            canvas.write(">", x + wide + gap // 2, y + high // 2 - 8, 16, hues.muted, hues.felt)


def draw_seat(canvas: Canvas, seat: SeatMark, x: int, y: int, wide: int, high: int) -> None:
    """Draw a seat's box: badge, cards, chips or score, dealer's button; frame and pointer for its turn."""
    hues = colours(canvas.style)
    canvas.box(x, y, x + wide, y + high, hues.panel, 12)
    if seat.turn:
        canvas.box(x, y, x + wide, y + high, hues.accent, 12, line=4)
        canvas.pointer(x + wide // 2, y - 11, 13, hues.accent)
    draw_badge(canvas, seat, x + 8, y + 8, 40)
    across = x + 54
    if seat.out:
        canvas.write("\N{MULTIPLICATION SIGN}", across + 12, y + 12, 32, hues.muted, hues.panel)
    elif seat.cards is not None:
        canvas.stamp(sprites.hidden(canvas.style, PLATE, 9, 0.42), across, y + 10)
        canvas.write(str(seat.cards), across + 31, y + 15, 26, hues.text, hues.panel, Align.LEFT)
    if seat.won:
        canvas.stamp(sprites.token(canvas.style, "crown", 30), x + wide - 36, y + 13)
    if seat.dealer:
        canvas.stamp(sprites.token(canvas.style, "dealer", 30), x + wide - 30, y + high - 32)
    middle = x + 28
    if seat.chips is not None:
        canvas.stamp(sprites.token(canvas.style, "chip", 26), middle - 13, y + 55)
    elif seat.opened:
        canvas.stamp(sprites.token(canvas.style, "mark", 26), middle - 13, y + 55)
    value = seat.score if seat.chips is None else seat.chips
    if value is not None:
        canvas.write(number(value), across, y + 57, 22, hues.text, hues.panel, Align.LEFT)
