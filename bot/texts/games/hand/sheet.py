"""The score sheet of Hand: the rounds that count, and what happened in each."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.texts.games.sheets import Sheet, sheet_of
from bot.texts.localization import LazyMessage
from engine.games.hand.terms import Ending, HandResult
from engine.match import Match
from engine.spec import GameSpec

_LEGEND: Final = MappingProxyType(
    {
        "o": LazyMessage("hand-sheet-out"),
        "H": LazyMessage("hand-sheet-hand"),
        "u": LazyMessage("hand-sheet-unopened"),
    }
)


def sheet(match: Match, spec: GameSpec) -> Sheet:
    """Return the sheet of the rounds that count, with a column for each player or team."""
    counted = [result for result in match.results if isinstance(result, HandResult) and result.counts]
    plain = sheet_of(match, spec, counted)
    marks = tuple(tuple(_mark(result, seats) for seats in plain.columns) for result in counted)
    return replace(plain, marks=marks, legend={mark: str(meaning) for mark, meaning in _LEGEND.items()})


def _mark(result: HandResult, seats: Sequence[int]) -> str:
    if result.winner in seats:
        return "H" if result.ending is Ending.HAND else "o"
    return "u" * sum(not result.opened[seat] for seat in seats)
