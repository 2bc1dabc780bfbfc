"""Audit of the pool: who sits at its tables has waited for that seat, or has asked to play again.

A wait leads to one seat at most, since it is the key of ``pool_seats``; what is left to check is that seats
and waits belong together. Matches against computers alone need no wait.
"""

from data.audit.report import Fault, FaultKind
from data.db.database import Database
from data.tables.venues import ANYONE

_WITHOUT_A_WAIT = (
    "SELECT t.table_id, t.number, s.seat FROM tables t JOIN seats s ON s.table_id = t.table_id "
    "WHERE t.guild_id = ? AND s.member_id IS NOT NULL "
    "AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = t.table_id AND o.seat <> s.seat "
    "AND o.member_id IS NOT NULL) AND NOT EXISTS (SELECT 1 FROM pool_seats p "
    "WHERE p.table_id = s.table_id AND p.seat = s.seat AND p.member_id = s.member_id) "
    "ORDER BY t.number, s.seat"
)
_WITHOUT_A_SEAT = (
    "SELECT p.table_id, p.seat FROM pool_seats p WHERE NOT EXISTS (SELECT 1 FROM tables t "
    "JOIN seats s ON s.table_id = t.table_id WHERE t.table_id = p.table_id AND t.guild_id = ? "
    "AND s.seat = p.seat AND s.member_id = p.member_id) ORDER BY p.table_id, p.seat"
)
_NOT_SEATED = (
    "SELECT w.wait_id FROM pool_waits w WHERE (w.state = 'seated') <> EXISTS "
    "(SELECT 1 FROM pool_seats p WHERE p.wait_id = w.wait_id) ORDER BY w.wait_id"
)


async def audit_pool(db: Database, guild_id: int) -> list[Fault]:
    """Return the faults in what the pool has stored; for a guild, there is nothing to check."""
    if guild_id != ANYONE:
        return []
    alone, empty, not_seated = await db.read_together(
        [(_WITHOUT_A_WAIT, (ANYONE,)), (_WITHOUT_A_SEAT, (ANYONE,)), (_NOT_SEATED, ())]
    )
    return [
        *(
            Fault(kind=FaultKind.LOST, table_id=table_id, number=number, what=f"the wait for seat {seat}")
            for table_id, number, seat in alone
        ),
        *(
            Fault(kind=FaultKind.BEYOND, table_id=table_id, what=f"a wait for seat {seat}")
            for table_id, seat in empty
        ),
        *(Fault(kind=FaultKind.LOST, what=f"the seat of wait {wait_id}") for (wait_id,) in not_seated),
    ]
