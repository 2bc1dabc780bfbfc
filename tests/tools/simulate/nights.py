"""What must hold of game nights: evenings go forwards, and guests sit at their tables."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bot.playground.resources.world import World
from data.db.database import Statement
from data.nights.nights import Stage
from tests.tools.simulate.tournaments import Rows

_AFTER: Final = {
    Stage.PLANNED: (Stage.PLANNED, Stage.OPEN, Stage.OVER, Stage.CANCELLED),
    Stage.OPEN: (Stage.OPEN, Stage.OVER, Stage.CANCELLED),
    Stage.OVER: (Stage.OVER,),
    Stage.CANCELLED: (Stage.CANCELLED,),
}
"""The stages in which an evening may be after one that it was in."""


class _Evening(NamedTuple):
    stage: str
    version: int
    edition: int


class NightsJudge:
    """Knows the evenings as they were before each unit."""

    def __init__(self) -> None:
        self._evenings: dict[tuple[str, int], _Evening] = {}

    def faults(self, rows: Rows, unit: Iterable[Statement]) -> Iterator[str]:
        """Return what is wrong after a unit has been committed."""
        if not any("night" in sql for sql, _ in unit):
            return
        now = {(series, number): _Evening(*row) for series, number, *row in rows(_EVENINGS)}
        for key, was in self._evenings.items():
            evening = now.get(key)
            if evening is None:
                yield f"evening {key} is lost"
            elif evening.stage not in _AFTER[Stage(was.stage)]:
                yield f"evening {key} was {was.stage}, and is {evening.stage}"
            elif evening.version < was.version or evening.edition < was.edition:
                yield f"evening {key} was {was}, and is {evening}"
        self._evenings = now
        for row in rows(_SEVERAL):
            yield f"a series has several evenings that are to come: {row}"
        for row in rows(_ELSEWHERE):
            yield f"a table is not that of its evening: {row}"
        for row in rows(_SEATED):
            yield f"a seat is kept for somebody who does not come: {row}"
        for row in rows(_KEPT_TWICE):
            yield f"more seats are kept than a table has: {row}"


def at_rest(rows: Rows, now: float) -> Iterator[str]:
    """Return evenings that do not go on although they should have by ``now``, in ms UTC."""
    for row in rows("SELECT series_id, evening, stage, due_at FROM nights WHERE due_at < ?", now):
        yield f"an evening is overdue: {row}"
    for row in rows(_NOT_BEGUN, now, now):
        yield f"an evening has not begun, or not ended: {row}"


def outdated(rows: Rows, world: World) -> Iterator[str]:
    """Return evenings whose message shows an older version."""
    for series, evening, channel, message, version, shown in rows(_SHOWN):
        if str(channel) in world.channels and str(message) in world.messages and shown < version:
            yield f"the message of {series}, evening {evening} shows {shown}, but {version} is stored"


_EVENINGS: Final = "SELECT series_id, evening, stage, version, edition FROM nights"
_SEVERAL: Final = """SELECT series_id, count(*) FROM nights WHERE stage IN ('planned', 'open')
GROUP BY series_id HAVING count(*) > 1"""
_ELSEWHERE: Final = """SELECT n.series_id, n.evening, s.table_id FROM night_tables s
JOIN nights n USING (series_id, evening) JOIN tables t USING (table_id)
WHERE t.guild_id <> n.guild_id OR t.channel_id <> n.channel_id OR t.game <> s.game"""
_SEATED: Final = """SELECT g.series_id, g.evening, g.member_id FROM night_guests g
JOIN nights n USING (series_id, evening)
WHERE g.slot IS NOT NULL AND g.coming = 0 AND n.stage = 'planned'"""
_KEPT_TWICE: Final = """SELECT g.series_id, g.evening, g.slot, count(*), s.seat_count FROM night_guests g
JOIN night_tables s USING (series_id, evening, slot) GROUP BY 1, 2, 3, 5 HAVING count(*) > s.seat_count"""
_NOT_BEGUN: Final = """SELECT series_id, evening, stage, starts_at, length_ms FROM nights
WHERE stage = 'planned' AND starts_at < ? OR stage = 'open' AND starts_at + length_ms < ?"""
_SHOWN: Final = """SELECT series_id, evening, channel_id, message_id, version, shown FROM nights
WHERE message_id > 0"""
