"""The score sheet of a match of any game: deals down, players or teams across.

As text it is a monospaced block that fits a phone. On a page of its own it also has the running totals; what
is wider than a phone is split into blocks, one below another.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from bot.texts.localization import LazyMessage, message, with_minus
from bot.texts.names import TEAMS, set_apart
from data.tables.seat_names import shorten, width_of
from engine.deal import Result
from engine.match import Match
from engine.spec import GameSpec

_LOWEST: Final = LazyMessage("sheets-lowest")
_RUNNING: Final = LazyMessage("sheets-running")
_END: Final = LazyMessage("sheets-end")
_PHONE: Final = 34
"""Monospaced characters in a line on a phone."""
_NUMBERS: Final = 3
_SHORT, _LONG = 5, 12
"""The least and the most characters of a name above a column."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet of a match.

    ``columns``: the seats that share a total. ``deals``: each column's points, oldest deal first. ``marks``:
    what happened in a deal, in letters that ``legend`` explains. ``end``: what the end of the match added, or
    ``()``. ``notes``: other remarks. ``games``: the sheets of several simultaneous games, each with all
    deals, and in each ``won``: its winners; the sheet itself then has the sums.
    """

    columns: tuple[tuple[int, ...], ...]
    deals: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[str, ...], ...] = ()
    legend: Mapping[str, str | LazyMessage] = field(default_factory=lambda: MappingProxyType({}))
    end: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    games: "tuple[Sheet, ...]" = ()
    won: tuple[int, ...] = ()

    @property
    def running(self) -> tuple[tuple[int, ...], ...]:
        """The totals after each deal."""
        return tuple(zip(*map(accumulate, zip(*self.deals, strict=True)), strict=True))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals, with what the end of the match added."""
        lines = [self.running[-1]] if self.deals else []
        lines += [self.end] if self.end else []
        return tuple(map(sum, zip(*lines, strict=True))) if lines else (0,) * len(self.columns)


def game_title(number: int) -> str:
    """Return the heading of one of several games of a match, from 1."""
    return message("sheets-game", number=number)


def sheet_of(match: Match, spec: GameSpec, results: Sequence[Result] | None = None) -> Sheet:
    """Return the score sheet of a match; ``results`` are those that count, if not all do."""
    columns = spec.teams or tuple((seat,) for seat in range(match.seats))
    counted = match.results if results is None else results
    deals = tuple(tuple(result.points[seats[0]] for seats in columns) for result in counted)
    final = match.outcome.scores if match.outcome is not None else match.scores
    end = tuple(final[seats[0]] - match.scores[seats[0]] for seats in columns)
    added = any(end)
    notes = [*([str(_END)] if added else []), *([str(_LOWEST)] if spec.low_wins else [])]
    return Sheet(columns, deals, end=end if added else (), notes=tuple(notes))


def amount(points: int) -> str:
    """Return points with a proper minus sign."""
    return with_minus(str(points))


def _cell(points: int) -> str:
    """Return points for a column, where characters are counted."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def explained(sheet: Sheet, first: int, most: int, *notes: str) -> str:
    """Return the small line below a part of a sheet: its marks' meaning, and notes."""
    seen = "".join(mark for line in sheet.marks[first : first + most] for mark in line)
    marks = [f"{mark} {words}" for mark, words in sheet.legend.items() if mark in seen]
    told = "\u00a0· ".join([*marks, *notes, *sheet.notes])
    return f"-# {told}" if told else ""


# As text


def lines_of(
    sheet: Sheet, names: Sequence[str], first: int = 0, most: int = 100, *, running: bool = True
) -> list[str]:
    """Return up to ``most`` deals of a sheet from ``first`` (from 0), and the totals of all.

    Empty before the first deal has ended. ``names`` are bare, by seat.
    """
    if not sheet.deals:
        return []
    if sheet.games:
        return [
            *_side_by_side(sheet.games, names, first, most),
            *filter(None, [explained(sheet, first, most)]),
        ]
    columns = [_cells(sheet, place, first, most, running=running) for place in range(len(sheet.columns))]
    room, gap = _PHONE - _NUMBERS, 2 if running else 1
    least = max(_SHORT, min(_LONG, room // len(columns) - gap))
    wide = gap + max(least, *(len(cell) for column in columns for cell in column))
    fitting = max(1, room // wide)
    count = -(-len(columns) // fitting)
    size = -(-len(columns) // count)
    aside = 0 if running else _marks_width(sheet)
    named = wide - (aside or gap)
    heads = [
        f"{'':{wide - named - aside}}{head}{'':{aside}}" for head in _fitted(_heads(sheet, names), named)
    ]
    numbers = [*range(first + 1, min(first + most, len(sheet.deals)) + 1)]
    rows: list[str] = []
    for start in range(0, len(columns), size):
        part = columns[start : start + size]
        head = "".join(heads[start : start + size])
        lines = ["".join(cell.rjust(wide) for cell in cells) for cells in zip(*part, strict=True)]
        labels = [*(f"{number:>2} " for number in numbers), *([" + "] if sheet.end else []), " Σ "]
        told = [f"{label}{line}".rstrip() for label, line in zip(labels, lines, strict=True)]
        rows += [f"   {head}".rstrip(), *told[:-1], "-" * (_NUMBERS + wide * len(part)), told[-1], ""]
    under = explained(sheet, first, most, *([str(_RUNNING)] if running else []))
    return ["```", *rows[:-1], "```", *([under] if under else [])]


def _side_by_side(games: Sequence[Sheet], names: Sequence[str], first: int, most: int) -> list[str]:
    """Return the sheets of games side by side, as many as fit a phone, the others below.

    A deal that does not count in a game has a dot there.
    """
    ended = any(game.end for game in games)
    columns = [
        [_entries(game, place, first, most, ended=ended) for place in range(len(game.columns))]
        for game in games
    ]
    wide = 1 + max(_SHORT - 1, *(len(cell) for game in columns for cells in game for cell in cells))
    fitting = max(1, (_PHONE - _NUMBERS) // (wide * len(columns[0])))
    deals = range(first + 1, min(first + most, len(games[0].deals)) + 1)
    labels = [f"{number:>2} " for number in deals] + ([" + "] if ended else [])
    rows: list[str] = []
    for start in range(0, len(games), fitting):
        part = range(start, min(start + fitting, len(games)))
        heads = "".join(game_title(at + 1).rjust(wide * len(columns[at])) for at in part)
        over = "".join(f" {head}" for at in part for head in _fitted(_heads(games[at], names), wide - 1))
        lines = [
            "".join(cell.rjust(wide) for cell in cells)
            for cells in zip(*(cells for at in part for cells in columns[at]), strict=True)
        ]
        told = [f"{label}{line}" for label, line in zip([*labels, " Σ "], lines, strict=True)]
        rows += [f"   {heads}", f"   {over}", *told[:-1], "-" * len(told[-1]), told[-1], ""]
    return ["```", *rows[:-1], "```"]


def _entries(game: Sheet, place: int, first: int, most: int, *, ended: bool) -> list[str]:
    """Return a column of one of several games: deals, the end if one has ``ended``, total."""
    entries = [_cell(line[place]) if line[place] else "·" for line in game.deals[first : first + most]]
    end = [_cell(game.end[place]) if game.end else "·"] if ended else []
    return [*entries, *end, _cell(game.totals[place])]


def _marks_width(sheet: Sheet) -> int:
    return max((len(mark) for line in sheet.marks for mark in line), default=0)


def _cells(sheet: Sheet, place: int, first: int, most: int, *, running: bool) -> list[str]:
    """Return a column of a part of a sheet, padded: deals, end of the match, total."""
    aside = _marks_width(sheet)
    marks = [line[place] for line in sheet.marks] or [""] * len(sheet.deals)
    told = [f"{_cell(line[place])}{mark:<{aside}}" for line, mark in zip(sheet.deals, marks, strict=True)]
    end = [f"{_cell(sheet.end[place])}{'':{aside}}"] if sheet.end else []
    total = _cell(sheet.totals[place])
    if not running:
        cells = [*told[first : first + most], *end, f"{total}{'':{aside}}"]
    else:
        totals = [_cell(line[place]) for line in sheet.running]
        wide = max(map(len, (*totals, total)))
        cells = [f"{points} {after:>{wide}}" for points, after in zip(told, totals, strict=True)]
        cells = [*cells[first : first + most], *(f"{points} {'':{wide}}" for points in end), total]
    wide = max(map(len, cells))
    return [cell.rjust(wide) for cell in cells]


def _heads(sheet: Sheet, names: Sequence[str]) -> list[str]:
    return [
        str(TEAMS[at][1]) if len(seats) > 1 else names[seats[0]] for at, seats in enumerate(sheet.columns)
    ]


def _fitted(heads: Sequence[str], width: int) -> list[str]:
    """Return words aligned to the right of their columns, cut if they are too long."""
    cut = shorten([head.replace("`", "'") for head in heads], width, "")
    return [" " * (width - width_of(head)) + set_apart(head) for head in cut]
