"""The audit of a server: its books, its games, its rankings."""

from collections import defaultdict
from collections.abc import Sequence

from data.audit.books import audit_books
from data.audit.games import audit_table, tables_to_audit
from data.audit.report import Fault, FaultKind, Report
from data.database import Database
from data.ratings import RatingDifference, recompute_ratings

__all__ = ["audit", "audit_all"]


async def audit_all(db: Database) -> list[Report]:
    """Audit the books and rankings of every server that has any, in the order of their ids."""
    found: defaultdict[int, list[RatingDifference]] = defaultdict(list)
    for difference in await recompute_ratings(db):
        found[difference.guild_id].append(difference)
    rows = await db.read("SELECT guild_id FROM books UNION SELECT guild_id FROM match_seats")
    return [
        await _audit(db, guild_id, found[guild_id])
        for guild_id in sorted({*found, *(row[0] for row in rows)})
    ]


async def audit(db: Database, guild_id: int) -> Report:
    """Examine the books and rankings of one server; faults in the order of transfers, accounts, tables."""
    return await _audit(db, guild_id, await recompute_ratings(db, guild_id=guild_id))


async def _audit(db: Database, guild_id: int, rankings: Sequence[RatingDifference]) -> Report:
    books = await audit_books(db, guild_id)
    faults = books.faults
    tables, unplayed = 0, []
    for table_id in await tables_to_audit(db, guild_id):
        found = await audit_table(db, table_id)
        if found is None:
            unplayed.append(table_id)
        else:
            tables += 1
            faults += found
    faults += map(_ranking, rankings)
    return Report(
        guild_id=guild_id,
        transfers=books.transfers,
        head=books.head,
        tables=tables,
        unplayed=tuple(unplayed),
        faults=tuple(faults),
    )


def _ranking(found: RatingDifference) -> Fault:
    what = f"{found.game}, member {found.member_id}: {found.what}"
    return Fault(kind=FaultKind.RANKING, what=what, stored=str(found.stored), due=str(found.derived))
