"""How a member's hand of the day ended, as it is stored with the end of its table."""

from bot.manager.tables.table import State, Table
from data.daily.hands import finish
from data.db.database import Statement
from data.tables.deck_sources import day_of_source

OWN, COMPUTER = 0, 1
"""The seats of the member and of the computer player."""


def finish_entry(table: Table, state: State, now: int) -> list[Statement]:
    """Return what is stored when a table of today's hand ends; nothing for other tables."""
    day = day_of_source(table.deck_source)
    if day is None:
        return []
    results = state.match.results if state.match is not None else []
    if not results:
        return finish(day, table.id, ending=None, points=None, at=now)
    last = results[-1]
    ahead = last.points[OWN] - last.points[COMPUTER]
    return finish(day, table.id, ending=str(getattr(last, "ending", "")), points=ahead, at=now)
