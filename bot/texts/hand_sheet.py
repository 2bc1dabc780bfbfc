"""The score sheet of a match of Hand: rounds down, players or teams across, with what happened in each.

It is a block of equal letters that fits a phone: five columns of six, and two for the number of the round.
"""

import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.texts.names import TEAMS
from engine.deal import Result
from engine.games.hand import TEAMS as SEATS_OF_TEAMS
from engine.games.hand import Ending, HandResult

__all__ = ["sheet", "team_sheet"]

_COLUMN: Final = 6
_TEAM_COLUMN: Final = 10
_LEGEND: Final = {
    "o": "went out",
    "H": "went out as a Hand, all × 2",
    "u": "never opened",
}


def _width(char: str) -> int:
    """Return how many columns a character takes where all letters are equal."""
    if unicodedata.category(char)[0] in "MC":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _fitted(words: str, width: int) -> str:
    """Return words at the right of a column, cut where they are too long."""
    shown, used = "", 0
    for char in words.replace("`", "'"):
        if used + _width(char) > width:
            break
        shown, used = shown + char, used + _width(char)
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in shown):
        bare = "".join(char for char in shown if _width(char))
        shown = f"\N{FIRST STRONG ISOLATE}{bare}\N{POP DIRECTIONAL ISOLATE}"
    return " " * (width - used) + shown


def _marks(result: HandResult, seats: Sequence[int]) -> str:
    if result.winner in seats:
        return "H" if result.ending is Ending.HAND else "o"
    return "u" * sum(not result.opened[seat] for seat in seats)


def sheet(
    results: Sequence[Result],
    names: Sequence[str],
    first: int = 0,
    most: int = 100,
    *,
    teams: Sequence[Sequence[int]] = (),
) -> list[str]:
    """Return the sheet of the rounds that count, from the round ``first`` (from 0), at most so many.

    ``names`` are plain, by seat. The totals are those of all rounds.
    """
    counted = [result for result in results if isinstance(result, HandResult) and result.counts]
    if not counted:
        return []
    columns = [tuple(team) for team in teams] or [(seat,) for seat in range(len(names))]
    width, marked = (_TEAM_COLUMN, 2) if teams else (_COLUMN, 1)
    heads = [f"Team {TEAMS[at][1]}" for at in range(len(teams))] or [*names]
    rows = ["   " + "".join(_fitted(head, width - 1) + " " for head in heads).rstrip()]
    seen = ""
    for number, result in [*enumerate(counted, 1)][first : first + most]:
        marks = [_marks(result, seats) for seats in columns]
        seen += "".join(marks)
        cells = (
            f"{result.points[seats[0]]:>{width - marked}}{mark:<{marked}}"
            for seats, mark in zip(columns, marks, strict=True)
        )
        rows.append(f"{number:>2} {''.join(cells)}".rstrip())
    totals = [sum(result.points[seats[0]] for result in counted) for seats in columns]
    rows.append("-" * (3 + width * len(columns)))
    rows.append(" Σ " + "".join(f"{total:>{width - marked}}{'':{marked}}" for total in totals).rstrip())
    legend = [f"{mark} {words}" for mark, words in _LEGEND.items() if mark in seen]
    told = ["```", *rows, "```"]
    return [*told, f"-# {' · '.join([*legend, 'lowest total wins'])}"]


team_sheet: Final = partial(sheet, teams=SEATS_OF_TEAMS)
"""The same between partners."""
