"""What must hold of leave: no day of it is lost, and no turn ends in it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from data.db.database import Statement
from data.tables.row_types import Why
from data.tables.venues import TODAY
from tests.tools.simulate.tournaments import Rows

DAYS: Final = 30
"""Days of leave in a year."""
DAY_MS: Final = 86_400_000
SLOW_MS: Final = 12 * 3_600_000
SETTLED_MS: Final = 5 * 3_600_000
"""So long before its end, a leave counts whatever the clocks of the workers say."""
_ACTION: Final = "INSERT INTO actions "
_ANSWERS: Final = ('{"do":"Pass"}', '{"do":"NoDemand"}')
"""Answers to questions besides the turn, which no leave stops: no answer means no."""


class _Leave(NamedTuple):
    zone: str
    starts_at: int
    ends_at: int


class LeavesJudge:
    """Knows the leaves as they were before each unit."""

    def __init__(self) -> None:
        self._leaves: dict[tuple[int, int], _Leave] = {}

    def faults(self, rows: Rows, unit: Iterable[Statement]) -> Iterator[str]:
        """Return what is wrong after a unit has been committed."""
        changed = erased = False
        for sql, params in unit:
            if sql.startswith(_ACTION) and params[6] == Why.TIMEOUT and params[4] not in _ANSWERS:
                yield from self._missed(rows, str(params[0]), int(str(params[3])), int(str(params[8])))
            changed = changed or " leaves " in sql
            erased = erased or "DELETE FROM leaves" in sql
        if changed:
            yield from self._changed(rows, erased=erased)

    def _changed(self, rows: Rows, *, erased: bool) -> Iterator[str]:
        now = {(member, number): _Leave(*row) for member, number, *row in rows(_LEAVES)}
        for (member, number), was in self._leaves.items():
            leave = now.get((member, number))
            if leave is None:
                if not erased:
                    yield f"leave {number} of {member} is lost"
            elif leave[:2] != was[:2] or leave.ends_at > was.ends_at:
                yield f"leave {number} of {member} was {was}, and is {leave}"
        self._leaves = now
        used: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
        before: dict[int, _Leave] = {}
        for (member, _), leave in sorted(now.items()):
            if leave.ends_at == leave.starts_at:  # the clock was set back, and it was replaced
                continue
            if member in before and before[member].ends_at > leave.starts_at:
                yield f"two leaves of {member} are one in the other: {before[member]}, {leave}"
            before[member] = leave
            for day in _days(leave):
                used[member, datetime.fromordinal(day).year].add(day)
        for (member, year), days in used.items():
            if len(days) > DAYS:
                yield f"{member} has {len(days)} days of leave in {year}"

    def _missed(self, rows: Rows, table: str, seat: int, at: int) -> Iterator[str]:
        """Judge a move that the computer made for somebody whose time was up."""
        for member, starts_at, ends_at in rows(_ON_LEAVE, table, seat, TODAY, DAY_MS, SLOW_MS):
            settled = rows(_SETTLED, member, ends_at)
            if settled and starts_at + SETTLED_MS < at < ends_at - SETTLED_MS:
                yield f"{member} has missed a turn at {table} while on leave until {ends_at}"


def _days(leave: _Leave) -> range:
    """Return the days of a leave, as ordinals."""
    zone = ZoneInfo(leave.zone) if leave.zone != "UTC" else UTC
    first, last = (
        datetime.fromtimestamp(at / 1000, zone).toordinal()
        for at in (leave.starts_at, max(leave.starts_at, leave.ends_at - 1))
    )
    return range(first, last + 1)


def at_rest(rows: Rows, clocks: Sequence[float], counted: Callable[[int], int]) -> Iterator[str]:
    """Return where the time of a turn runs during a leave, or stands although nobody is on leave.

    ``clocks``: the slowest and the fastest, in ms UTC; a leave that began before a clock was set back counts
    by one of them. ``counted``: the days of leave that a guild counts.
    """
    for table, guild, acting, deadline, held in rows(_SLOW, TODAY, DAY_MS, SLOW_MS):
        if acting.startswith("next") or counted(guild) < DAYS:
            continue
        leaves = [leave for seat in map(int, acting.split()) for leave in rows(_LEAVE_OF, table, seat)]
        faults = [[*_misjudged(table, leaves, now, deadline, held)] for now in clocks]
        if all(faults):
            yield from faults[0]


def _misjudged(
    table: str, leaves: Sequence[tuple[int, int]], now: float, deadline: int | None, held: int | None
) -> Iterator[str]:
    """Return what is wrong with the time of a turn, by one clock.

    ``leaves``: those of the members on turn, each its beginning and end.
    """
    ends = [ends for starts, ends in leaves if starts <= now - 60_000 and ends > now + SETTLED_MS]
    due = max(ends, default=None)
    if due is not None and held != due:
        yield f"{table} waits for somebody on leave until {due}, but its time stands until {held}"
    elif due is not None and deadline is not None and deadline < due:
        yield f"{table} has its turn end at {deadline}, in a leave until {due}"
    elif due is None and held is not None and held > now + SETTLED_MS:
        yield f"the time of {table} stands until {held}, and nobody is on leave"


_LEAVES: Final = "SELECT member_id, number, zone, starts_at, ends_at FROM leaves"
_SLOW_TABLE: Final = """t.tournament_id IS NULL AND t.guild_id <> ? AND (t.clock_ms = 0 OR t.clock_ms >= ?)
AND (t.turn_ms = 0 OR t.turn_ms >= ?)"""
_ON_LEAVE: Final = f"""SELECT l.member_id, l.starts_at, l.ends_at FROM leaves l JOIN seats s USING (member_id)
JOIN tables t USING (table_id) WHERE t.table_id = ? AND s.seat = ?
AND {_SLOW_TABLE}"""
_SETTLED: Final = "SELECT 1 FROM errands WHERE member_id = ? AND kind = 'leave' AND due_at >= ?"
_SLOW: Final = f"""SELECT t.table_id, t.guild_id, t.acting, t.deadline_at, t.held_until FROM tables t
WHERE t.status = 'playing' AND t.acting <> '' AND {_SLOW_TABLE}"""
_LEAVE_OF: Final = """SELECT l.starts_at, l.ends_at FROM leaves l JOIN seats s USING (member_id)
WHERE s.table_id = ? AND s.seat = ? AND s.away = 0 AND s.resigned_at IS NULL
ORDER BY l.number DESC LIMIT 1"""
