"""What must hold of the pool: who waits, who is seated, and who does not meet whom."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from bot.manager.pool.pool_matching import CLOSE, TRUSTWORTHY
from bot.manager.pool.pool_tables import usual_seats
from data.db.database import Statement
from tests.tools.simulate.tournaments import Rows

_SEATED: Final = "INSERT INTO pool_seats "
_ERASED: Final = "DELETE FROM pool_waits WHERE member_id = ?"
HOUR_MS: Final = 3_600_000
"""Those who have met in this time meet others first."""
_ENDED: Final = ("seated", "stopped", "expired")


class _Wait(NamedTuple):
    member: int
    game: str
    state: str


class PoolJudge:
    """Knows the waits as they were before each unit."""

    def __init__(self) -> None:
        self._waits: dict[str, _Wait] = {}

    def faults(self, rows: Rows, unit: Iterable[Statement]) -> Iterator[str]:
        """Return what is wrong after a unit has been committed."""
        touching = [(sql, params) for sql, params in unit if "pool_" in sql]
        if not touching:
            return
        opened = {str(params[1]): None for sql, params in touching if sql.startswith(_SEATED)}
        for table_id in opened:
            yield from self._seated(rows, table_id)
        erased = {params[0] for sql, params in touching if sql == _ERASED}
        now = {wait_id: _Wait(*row) for wait_id, *row in rows(_WAITS)}
        for wait_id, was in self._waits.items():
            wait = now.get(wait_id)
            if wait is None and was.state not in _ENDED and was.member not in erased:
                yield f"the wait {wait_id} of {was.member} is lost"
            if wait is not None and was.state in _ENDED and wait.state != was.state:
                yield f"the wait {wait_id} of {was.member} was {was.state}, and is {wait.state}"
        self._waits = now
        for row in rows(_UNSEATED):
            yield f"a wait has ended with a seat, and has not one: {row}"

    def _seated(self, rows: Rows, table_id: str) -> Iterator[str]:
        """Judge those who have just been seated at a table, by how they waited before."""
        seated = rows("SELECT wait_id, member_id, seat FROM pool_seats WHERE table_id = ?", table_id)
        [(game,)] = rows("SELECT game FROM tables WHERE table_id = ?", table_id)
        for wait_id, member, seat in seated:
            if not rows(_SITS, table_id, seat, member):
                yield f"{member} waited, but another sits in seat {seat} of {table_id}"
            before, again, _ = wait_id.partition(":")
            if again:
                if not rows("SELECT 1 FROM pool_again WHERE table_id = ? AND member_id = ?", before, member):
                    yield f"{member} plays again at {table_id}, and has not asked for it"
                if rows(_REMATCHES, f"{before}:", f"{before};")[0][0] > 1:
                    yield f"the players of {before} play again at two tables"
            elif _Wait(member, game, "waiting") not in self._waits.values():
                yield f"{member} is seated at {table_id}, but does not wait for {game}"
        for pair in rows(_BLOCKED_AT, table_id):
            yield f"{pair[0]} meets {pair[1]} at {table_id}, whom they have blocked"


def at_rest(rows: Rows, now: float) -> Iterator[str]:
    """Return who waits although somebody fits, and what is overdue at ``now``, in ms UTC."""
    for row in rows("SELECT wait_id, state, due_at FROM pool_waits WHERE due_at < ?", now):
        yield f"a wait is overdue: {row}"
    waiting = rows(_WAITING, now)
    for at, one in enumerate(waiting):
        for other in waiting[:at]:
            if _fit(one, other) and not rows(_APART, *(one[1], other[1]) * 3, now - HOUR_MS):
                yield f"{one} and {other} wait, and could play"


def _fit(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    """Return whether two who wait may be seated at once; at larger tables they wait for others."""
    _, first, *queue, rating, trust = one
    _, second, *others, their_rating, their_trust = other
    close = abs(rating - their_rating) <= CLOSE and min(trust, their_trust) >= TRUSTWORTHY
    return first != second and queue == others and close and usual_seats(queue[0]) == 2


_WAITS: Final = "SELECT wait_id, member_id, game, state FROM pool_waits"
_SITS: Final = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND member_id = ?"
_UNSEATED: Final = """SELECT wait_id, state, count(table_id)
FROM pool_waits LEFT JOIN pool_seats USING (wait_id)
GROUP BY 1, 2 HAVING count(table_id) <> (state = 'seated')"""
_REMATCHES: Final = """SELECT count(DISTINCT table_id) FROM pool_seats WHERE wait_id >= ? AND wait_id < ?"""
_BLOCKED_AT: Final = """SELECT a.member_id, b.member_id FROM pool_seats a JOIN pool_seats b USING (table_id)
JOIN pool_blocks k ON k.blocker_member_id = a.member_id AND k.blocked_member_id = b.member_id
WHERE a.table_id = ?"""
_WAITING: Final = """SELECT wait_id, member_id, game, speed, rating, trust FROM pool_waits
WHERE state = 'waiting' AND expires_at > ? ORDER BY wait_id"""
_APART: Final = """SELECT 1 FROM pool_blocks
WHERE blocker_member_id IN (?, ?) AND blocked_member_id IN (?, ?)
UNION ALL SELECT 1 FROM pool_seats a JOIN pool_seats b USING (table_id)
WHERE a.member_id = ? AND b.member_id = ? AND a.at >= ?"""
