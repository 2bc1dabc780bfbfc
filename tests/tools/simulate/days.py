"""What must hold of today's hand: one for each member and day, its secret hidden till its end."""

from collections.abc import Iterable, Iterator
from typing import Final

from data.daily.days import closes_at
from data.db.database import Statement
from data.tables.venues import TODAY
from tests.tools.simulate.tournaments import Rows

_TOUCHED: Final = ("daily_", "INSERT INTO tables ")


class DaysJudge:
    """Knows what has been played as it was before each unit."""

    def __init__(self) -> None:
        self._ended: dict[str, tuple[object, ...]] = {}

    def faults(self, rows: Rows, unit: Iterable[Statement]) -> Iterator[str]:
        """Return what is wrong after a unit has been committed."""
        if not any(word in sql for sql, _ in unit for word in _TOUCHED):
            return
        for row in rows(_TWICE):
            yield f"a member has two hands of a day: {row}"
        for row in rows(_TABLES_TWICE, TODAY):
            yield f"a member has two tables of a day: {row}"
        now = {table: tuple(row) for table, *row in rows(_ENDED)}
        for table, was in self._ended.items():
            if now.get(table) != was:
                yield f"the hand at {table} ended as {was}, and is {now.get(table)}"
        self._ended = now
        for row in rows(_OPEN):
            yield f"a day has ended, but not a hand of it: {row}"


def at_rest(rows: Rows, now: float) -> Iterator[str]:
    """Return days that should be over at ``now``, in ms UTC by the slowest of all clocks."""
    for (day,) in rows("SELECT day FROM daily_deals WHERE ended_at IS NULL"):
        if closes_at(day) < now:
            yield f"the hand of {day} is not over"


SECRETS: Final = f"""SELECT p.table_id, p.secret FROM proofs p JOIN tables t USING (table_id)
WHERE t.guild_id = {TODAY} AND t.veiled = 1"""
"""The secrets of days that somebody may still play."""
_TWICE: Final = "SELECT day, member_id, count(*) FROM daily_entries GROUP BY 1, 2 HAVING count(*) > 1"
_TABLES_TWICE: Final = """SELECT deck_source, host_id, count(*) FROM tables WHERE guild_id = ? AND host_id > 0
GROUP BY 1, 2 HAVING count(*) > 1"""
_ENDED: Final = """SELECT table_id, ended_at, ending, points, turns FROM daily_entries
WHERE ended_at IS NOT NULL"""
_OPEN: Final = """SELECT e.day, e.table_id FROM daily_entries e JOIN daily_deals d USING (day)
WHERE d.ended_at IS NOT NULL AND e.ended_at IS NULL"""
