"""The picture of a Hollywood score sheet: three games side by side, and their sum."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.pictures.canvas import WIDTH, Align, Canvas
from bot.pictures.deck.glyphs import measured
from bot.pictures.sheet import NAME_LINE, SheetPicture, draw_column_head, name_lines
from bot.pictures.style import Colour, Style, colours
from bot.pictures.tables.seats import SeatMark, number

_MARGIN: Final = 18
_NUMBERS: Final = 60
_BETWEEN: Final = 20
"""Space between two games."""
_TITLE: Final = 44
_HEAD: Final = 74
_BADGE: Final = 48
_LINE: Final = 70
_RUNNING: Final = 43
"""Distance of the running total from the top of its line."""
_END: Final = 48
_TOTAL: Final = 66
_SUM: Final = 72
_SIZE: Final = 30
_SMALL: Final = 21
_LARGE: Final = 36


@dataclass(frozen=True, slots=True)
class HollywoodPicture:
    """The score sheet of a Hollywood match, or some lines of it.

    ``games``: the sheet of each game, all with the same seats and deals, with running totals and a crown for
    the winner; a deal that does not count in a game has no points there. ``totals``: the sum of the games by
    seat. ``seats``: the seats of these sums, with a crown for the winner of the match. ``titles``: a heading
    for each game.
    """

    games: tuple[SheetPicture, ...]
    seats: tuple[SeatMark, ...]
    totals: tuple[int, ...]
    titles: tuple[str, ...]


def hollywood_picture(sheet: HollywoodPicture, style: Style) -> bytes:
    """Return a Hollywood sheet as a PNG, 1100 wide.

    Raises ValueError for games with different deals or without running totals.
    """
    first, *others = sheet.games
    if any((len(game.deals), game.first) != (len(first.deals), first.first) for game in others):
        raise ValueError("the games of a Hollywood sheet have the same deals")
    if any(len(game.running) != len(game.deals) for game in sheet.games):
        raise ValueError("a Hollywood sheet has running totals")
    hues, ended = colours(style), any(game.end for game in sheet.games)
    lines = _MARGIN + _TITLE + _HEAD + name_lines(first.columns) * NAME_LINE
    foot = lines + len(first.deals) * _LINE + (_END if ended else 0)
    size = WIDTH, foot + 8 + _TOTAL + _SUM + _MARGIN
    canvas = Canvas.of(style, *size, mirrored=style.right_to_left)
    for place in range(len(first.deals)):
        _ground(canvas, lines + place * _LINE, _LINE, str(first.first + place), striped=place % 2 == 0)
    if ended:
        _ground(canvas, foot - _END, _END, "+", striped=len(first.deals) % 2 == 0)
    wide = (WIDTH - 2 * _MARGIN - _NUMBERS - (len(sheet.games) - 1) * _BETWEEN) // len(sheet.games)
    for place, game in enumerate(sheet.games):
        left = _MARGIN + _NUMBERS + place * (wide + _BETWEEN)
        title, middle = sheet.titles[place], left + wide // 2
        canvas.write_name(title, middle, _MARGIN + 4, 24, wide, hues.muted, hues.felt, Align.MIDDLE)
        _game(canvas, game, left, wide, lines, foot)
        if place:
            x = left - _BETWEEN // 2
            canvas.box(x - 2, _MARGIN, x + 2, foot + 8 + _TOTAL, hues.muted)
    canvas.box(_MARGIN, foot + 4, WIDTH - _MARGIN, foot + 8, hues.muted, 2)
    _sum(canvas, sheet, foot + 8 + _TOTAL)
    return canvas.png()


def _striped(canvas: Canvas, *, striped: bool) -> Colour:
    return colours(canvas.style).panel if striped else colours(canvas.style).felt


def _ground(canvas: Canvas, y: int, high: int, label: str, *, striped: bool) -> None:
    """Draw the background of a line through all games, with its number at the left."""
    ground = _striped(canvas, striped=striped)
    canvas.box(_MARGIN, y, WIDTH - _MARGIN, y + high, ground, 8)
    muted = colours(canvas.style).muted
    canvas.write(label, _MARGIN + 44, y + high // 2 - 11, 22, muted, ground, Align.RIGHT)


def _game(canvas: Canvas, game: SheetPicture, left: int, wide: int, top: int, foot: int) -> None:
    """Draw the columns of a game: heads, entries with running totals, and the result."""
    hues, column = colours(canvas.style), wide // len(game.columns)
    room = column - 8
    entries = [number(entry) for line in (*game.deals, game.end) for entry in line]
    size, small = _fitting(entries, _SIZE, room), _fitting(map(number, game.totals), _SMALL, room)
    large = _fitting(map(number, game.totals), _LARGE, room)
    for at, seats in enumerate(game.columns):
        x = left + at * column + column // 2
        head = top - _HEAD - name_lines(game.columns) * NAME_LINE + 14
        draw_column_head(canvas, seats, x, head, column, named=True)
        for place, (line, after) in enumerate(zip(game.deals, game.running, strict=True)):
            if line[at]:  # a deal that does not count here is left blank
                y, ground = top + place * _LINE, _striped(canvas, striped=place % 2 == 0)
                canvas.write(number(line[at]), x, y + 23 - size // 2, size, hues.text, ground)
                canvas.write(number(after[at]), x, y + _RUNNING, small, hues.muted, ground)
        if game.end:
            ground = _striped(canvas, striped=len(game.deals) % 2 == 0)
            middle = foot - _END // 2
            canvas.write(number(game.end[at]), x, middle - size // 2, size, hues.text, ground)
        canvas.write(number(game.totals[at]), x, foot + 46 - large // 2, large, hues.text, hues.felt)


def _sum(canvas: Canvas, sheet: HollywoodPicture, y: int) -> None:
    """Draw every seat's sum of the games at the bottom."""
    hues, wide = colours(canvas.style), (WIDTH - 2 * _MARGIN) // len(sheet.seats)
    canvas.box(_MARGIN, y, WIDTH - _MARGIN, y + _SUM, hues.panel, 10)
    for place, (seat, total) in enumerate(zip(sheet.seats, sheet.totals, strict=True)):
        middle = _MARGIN + place * wide + wide // 2
        draw_column_head(canvas, (seat,), middle - 70, y + (_SUM - _BADGE) // 2, wide, named=False)
        canvas.write(
            number(total), middle - 20, y + _SUM // 2 - 18, _LARGE, hues.text, hues.panel, Align.LEFT
        )


def _fitting(entries: Iterable[str], size: int, room: int) -> int:
    """Return the height of letters at which all entries fit into a column."""
    longest = max((measured(entry, size) for entry in entries), default=1.0)
    return int(size * min(1.0, room / max(1.0, longest)))
