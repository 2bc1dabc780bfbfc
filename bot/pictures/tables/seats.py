"""The seats of a table in a picture: badges, and the names of the people."""

from dataclasses import dataclass, field
from typing import Final

from bot.pictures import sprites
from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.deck.faces import PLATE
from bot.pictures.deck.glyphs import measured
from bot.pictures.names import fitting
from bot.pictures.style import colours
from data.tables.seat_names import graphemes

_MARGIN: Final = 18
_GAP: Final = 26
_CLOSE: Final = 8
_LINE: Final = 56
_SECOND: Final = 36
_NAME: Final = 38
"""Extra height of a seat's box with a name."""
_CAPITALS: Final = (30, 24)
"""Heights of names: a phone shows ten pixels, or eight for names that do not fit."""
_BROAD_NAME: Final = 30
"""The same for a box of one line, which has a lower fan."""
_NARROW: Final = 164
"""Width of a box of two lines at scale 1."""
_IN_A_ROW: Final = 6
_BROAD: Final = 2
"""From this many seats on, boxes have one line, with the cards as a fan."""
_LARGE: Final = 1.5
"""The scale of boxes of one line and the maximum of the others; a phone shows a third of it."""
_BACK: Final = 0.42
_THINNEST: Final = 5
"""The least visible part of a card in a fan; below it one card stands for all."""
LINE: Final = 46
"""Height of a seat in one line."""
TALL: Final = 290
"""Width of the box of a seat beside the piles."""


@dataclass(frozen=True, slots=True)
class SeatMark:
    """What is public about a seat.

    ``badge`` is a letter or a number, ``cards`` the number of cards it holds, ``chips`` and ``score`` its
    standing. ``out``: it no longer plays in this deal; ``won``: it won; ``opened``: it may do more than
    open, shown by a tick beside the score, for seats without chips. ``name`` is the person at the seat, if
    it can be drawn, ``team`` the first or the second (0, 1) of two, and ``computer`` marks a computer
    player.
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
    name: str = field(default="", repr=False)
    team: int | None = None
    computer: bool = False


def number(value: int) -> str:
    """Return a number with a proper minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def draw_badge(canvas: Canvas, seat: SeatMark, x: int, y: int, size: int) -> None:
    """Draw a seat's badge: light, in the colour and shape of its team, or dark if it is out."""
    hues = colours(canvas.style)
    ground, letter = (hues.text, hues.felt) if seat.team is None else hues.teams[seat.team]
    if seat.out:
        ground, letter = hues.felt, hues.muted
    sprite = sprites.badge(canvas.style, seat.badge, size, ground, letter, square=seat.team == 1)
    canvas.stamp(sprite, x, y)


def draw_name(canvas: Canvas, seat: SeatMark, x: int, y: int, room: int, height: int = _CAPITALS[0]) -> int:
    """Write the name at a seat on a panel, with a mark on a computer player.

    The top of the capitals is at y. A name that does not fit is written smaller, then cut. Returns the
    width.
    """
    mark = round(height * 1.2) if seat.computer else 0
    room -= mark and mark + 8
    least = round(height * _CAPITALS[1] / _CAPITALS[0])
    size = height if fitting(seat.name, height, room) == seat.name else least
    if not fitting(seat.name, size, room):
        return 0
    hues = colours(canvas.style)
    if mark:
        canvas.stamp(sprites.token(canvas.style, "computer", mark), x, y + (height - mark) // 2)
        x += mark + 8
    colour = hues.muted if seat.out else hues.text
    return mark + canvas.write_name(seat.name, x, y + (height - size) // 2, size, room, colour, hues.panel)


def _valued(seats: tuple[SeatMark, ...]) -> bool:
    return any(seat.chips is not None or seat.score is not None for seat in seats)


def _seat_height(seats: tuple[SeatMark, ...], scale: float = 1) -> int:
    """Return the height of a seat's box of two lines, which is the same for all."""
    return round((_LINE + (_SECOND if _valued(seats) else 0)) * scale)


def name_height(seats: tuple[SeatMark, ...]) -> int:
    """Return the height that the names need above the boxes."""
    return _NAME if any(seat.name for seat in seats) else 0


def _columns(count: int) -> int:
    rows = 1 if count <= _IN_A_ROW else 2
    return -(-count // rows)


def _width(count: int) -> int:
    """Return the width of a box when this many seats are in rows."""
    columns = _columns(count)
    gap = _GAP if columns == count else _CLOSE
    room = (WIDTH - 2 * _MARGIN - (columns - 1) * gap) // columns
    return room if count <= _BROAD else min(round(_NARROW * _LARGE), room)


def _scale(count: int) -> float:
    return _LARGE if count <= _BROAD else max(1, _width(count) / _NARROW)


def _height(seats: tuple[SeatMark, ...]) -> int:
    if len(seats) > _BROAD:
        return _seat_height(seats, _scale(len(seats))) + name_height(seats)
    return round(_LINE * _LARGE) + (_BROAD_NAME if name_height(seats) else 0)


def seats_height(seats: tuple[SeatMark, ...]) -> int:
    """Return the height of all boxes with the space between them."""
    if not seats:
        return 0
    rows = -(-len(seats) // _columns(len(seats)))
    return rows * (_height(seats) + 12) - 12


def draw_seats(canvas: Canvas, seats: tuple[SeatMark, ...], top: int) -> None:
    """Draw the seats in playing order, row by row, in the direction of the reader."""
    if not seats:
        return
    hues = colours(canvas.style)
    columns = _columns(len(seats))
    gap = _GAP if columns == len(seats) else _CLOSE
    wide, high, scale = _width(len(seats)), _height(seats), _scale(len(seats))
    left, above = (WIDTH - columns * wide - (columns - 1) * gap) // 2, name_height(seats)
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        ahead = 1
        if canvas.right_to_left:
            column, ahead = columns - 1 - column, -1
        x, y = left + column * (wide + gap), top + row * (high + 12)
        if len(seats) <= _BROAD:
            _draw_broad(canvas, seat, x, y, wide, high, named=above > 0)
        else:
            _box(canvas, seat, x, y, wide, high)
            draw_name(canvas, seat, x + 13, y + 13, wide - 22)
            _draw_seat(canvas, seat, x, y + above, wide, high - above, scale)
        if gap == _GAP and 0 <= column + ahead < columns:
            sign, between = (">", x + wide + gap // 2) if ahead > 0 else ("<", x - gap // 2)
            canvas.write(sign, between, y + high // 2 - 9, 18, hues.muted, hues.felt)


def _box(canvas: Canvas, seat: SeatMark, x: int, y: int, wide: int, high: int) -> None:
    """Draw the background of a seat's box, with a frame and a pointer if it is its turn."""
    hues = colours(canvas.style)
    canvas.box(x, y, x + wide, y + high, hues.panel, 14)
    if seat.turn:
        canvas.box(x, y, x + wide, y + high, hues.accent, 14, line=5)
        canvas.pointer(x + wide // 2, y - 12, 16, hues.accent)


def _draw_seat(
    canvas: Canvas, seat: SeatMark, x: int, y: int, wide: int, high: int, scale: float = 1
) -> None:
    """Draw a seat's box of two lines.

    It has badge and cards, below them chips or score, and the dealer's button.
    """

    def grown(length: float) -> int:
        return round(length * scale)

    hues = colours(canvas.style)
    draw_badge(canvas, seat, x + grown(8), y + grown(8), grown(40))
    across = x + grown(54)
    if seat.out:
        sign = "\N{MULTIPLICATION SIGN}"
        canvas.write(sign, across + grown(12), y + grown(12), grown(32), hues.muted, hues.panel)
    elif seat.cards is not None:
        canvas.stamp(sprites.hidden(canvas.style, PLATE, 9, _BACK * scale), across, y + grown(10))
        count = str(seat.cards)
        canvas.write(count, across + grown(31), y + grown(15), grown(26), hues.text, hues.panel, Align.LEFT)
    if seat.won:
        canvas.stamp(sprites.token(canvas.style, "crown", grown(30)), x + wide - grown(36), y + grown(13))
    if seat.dealer:
        canvas.stamp(
            sprites.token(canvas.style, "dealer", grown(30)), x + wide - grown(34), y + high - grown(34)
        )
    sign, value = _value(seat)
    if sign:
        canvas.stamp(sprites.token(canvas.style, sign, grown(26)), x + grown(28 - 13), y + grown(55))
    room = x + wide - across - (grown(38) if seat.dealer else 4)
    high = grown(25)
    high = min(high, int(high * room / max(1, measured(value, high) + 2)))
    canvas.write(value, across, y + grown(56), high, hues.text, hues.panel, Align.LEFT)


def draw_line(canvas: Canvas, seat: SeatMark, x: int, y: int, wide: int) -> None:
    """Draw a seat in one line, LINE high.

    It has the name, after a badge that differs from the start of the name, and cards and chips or score at
    the right.
    """
    hues, style, middle = colours(canvas.style), canvas.style, y + LINE // 2
    sign, value = _value(seat)
    end = x + wide - canvas.write(value, x + wide, middle - 13, 26, hues.text, hues.panel, Align.RIGHT)
    if sign:
        end -= 32
        canvas.stamp(sprites.token(style, sign, 28), end, middle - 14)
    if seat.out:
        end -= 34
        canvas.write("\N{MULTIPLICATION SIGN}", end, middle - 13, 26, hues.muted, hues.panel, Align.LEFT)
    elif seat.cards is not None:
        back = sprites.hidden(style, PLATE, 9, _BACK)
        end -= canvas.write(str(seat.cards), end - 14, middle - 13, 26, hues.text, hues.panel, Align.RIGHT)
        end -= back.size[0] + 18
        canvas.stamp(back, end, middle - back.size[1] // 2)
    for token, wanted in (("dealer", seat.dealer), ("crown", seat.won)):
        if wanted:
            canvas.stamp(sprites.token(style, token, 32), x, middle - 16)
            x += 40
    if not seat.name or graphemes(seat.name)[0].upper() != seat.badge:
        draw_badge(canvas, seat, x, middle - 20, 40)
        x += 46
    draw_name(canvas, seat, x, middle - _CAPITALS[0] // 2, end - 12 - x)


def _value(seat: SeatMark) -> tuple[str, str]:
    """Return the token before a seat's standing, and the standing; empty if there is none."""
    if seat.chips is not None:
        return "chip", number(seat.chips)
    return "mark" if seat.opened else "", "" if seat.score is None else number(seat.score)


def _draw_broad(canvas: Canvas, seat: SeatMark, x: int, y: int, wide: int, high: int, *, named: bool) -> None:
    """Draw a seat's box of one line: badge, a fan of cards, dealer's button, chips or score.

    The name is above the fan.
    """
    _box(canvas, seat, x, y, wide, high)
    middle = y + high // 2
    draw_badge(canvas, seat, x + 14, middle - 29, 58)
    end = x + wide - 20 - _write_value(canvas, seat, x + wide - 20, middle, wide // 3) - 8
    for name, wanted in (("dealer", seat.dealer), ("crown", seat.won)):
        if wanted:
            end -= 54
            canvas.stamp(sprites.token(canvas.style, name, 42), end, middle - 21)
    draw_name(canvas, seat, x + 88, y + 15, end - 14 - x - 88)
    fan = (middle + 24, 0.58) if named else (middle, 0.72)
    _fan(canvas, seat, x + 88, end - 14, *fan)


def draw_tall(canvas: Canvas, seat: SeatMark, x: int, y: int, high: int, *, named: bool) -> None:
    """Draw the box of a seat beside the piles, TALL wide: badge and score, and a fan below.

    If the seats are ``named``, the name is beside the badge and the score below them.
    """
    _box(canvas, seat, x, y, TALL, high)
    line, fan, at = y + round(high * 0.27), y + round(high * 0.7), x + 100
    if named:
        draw_badge(canvas, seat, x + 16, y + 14, 56)
        draw_name(canvas, seat, x + 84, y + 26, TALL - 84 - 14, 33)
        line, fan, at = y + round(high * 0.44), y + round(high * 0.78), x + 20
    else:
        draw_badge(canvas, seat, x + 18, line - 33, 66)
    for name, wanted in (("dealer", seat.dealer), ("crown", seat.won)):
        if wanted:
            canvas.stamp(sprites.token(canvas.style, name, 44), at, line - 22)
            at += 52
    _write_value(canvas, seat, x + TALL - 20, line, x + TALL - 28 - at)
    _fan(canvas, seat, x + 20, x + TALL - 20, fan, 0.85 if named else 0.95)


def _write_value(canvas: Canvas, seat: SeatMark, right: int, middle: int, room: int) -> int:
    """Write chips or score, longer ones smaller; return the width."""
    hues = colours(canvas.style)
    sign, value = _value(seat)
    room -= 50 if sign else 0
    high = min(42, int(42 * room / max(1, measured(value, 42) + 2)))
    wide = canvas.write(value, right, middle - high // 2, high, hues.text, hues.panel, Align.RIGHT)
    if sign:
        wide += 50
        canvas.stamp(sprites.token(canvas.style, sign, 40), right - wide, middle - 20)
    return wide


def _fan(canvas: Canvas, seat: SeatMark, left: int, right: int, middle: int, scale: float) -> None:
    """Draw a seat's cards face down, as wide as there is room, and their number."""
    hues = colours(canvas.style)
    if seat.out:
        sign = "\N{MULTIPLICATION SIGN}"
        canvas.write(sign, left + 22, middle - 24, 48, hues.muted, hues.panel)
        return
    if seat.cards is None:
        return
    count = str(seat.cards)
    back = sprites.hidden(canvas.style, PLATE, 9, scale)
    room = right - left - sprites.letters(canvas.style, count, 40, hues.text, hues.panel).size[0] - 12
    step = min(round(26 * scale), (room - back.size[0]) // max(1, seat.cards - 1))
    shown = seat.cards if step >= _THINNEST else min(seat.cards, 1)
    for place in range(shown):
        canvas.lay(back, left + place * step, middle - back.size[1] // 2)
    after = left + ((shown - 1) * step + back.size[0] + 12 if shown else 0)
    canvas.write(count, after, middle - 20, 40, hues.text, hues.panel, Align.LEFT)
