"""The audit of a server: its books, its games, its rankings."""

from collections import defaultdict
from collections.abc import Sequence

from data.audit.books import audit_books
from data.audit.games import audit_table, tables_to_audit
from data.audit.report import Fault, FaultKind, Report
from data.audit.seals import audit_seals
from data.database import Database
from data.errors import StorageError
from data.ratings import RatingDifference, recompute_ratings
from data.seals import seal_moved

__all__ = ["audit", "audit_all"]


async def audit_all(db: Database, *, at: int | None = None) -> list[Report]:
    """Audit every server in which anything was played or paid, in the order of their ids. ``at`` as below."""
    found: defaultdict[int, list[RatingDifference]] = defaultdict(list)
    for difference in await recompute_ratings(db):
        found[difference.guild_id].append(difference)
    rows = await db.read(
        "SELECT guild_id FROM books UNION SELECT guild_id FROM match_seats UNION SELECT guild_id FROM seals "
        "UNION SELECT guild_id FROM tables WHERE started_at IS NOT NULL OR head IS NOT NULL"
    )
    return [
        await _audit(db, guild_id, found[guild_id], at)
        for guild_id in sorted({*found, *(row[0] for row in rows)})
    ]


async def audit(db: Database, guild_id: int, *, at: int | None = None) -> Report:
    """Examine one server; faults in the order of transfers, accounts, seals, tables, rankings.

    ``at`` is when (ms UTC): the tables in play are sealed with it; None: they are not.
    """
    return await _audit(db, guild_id, await recompute_ratings(db, guild_id=guild_id), at)


async def _audit(db: Database, guild_id: int, rankings: Sequence[RatingDifference], at: int | None) -> Report:
    unsealed = ""
    if at is not None:
        try:
            await seal_moved(db, guild_id, at=at)
        except StorageError as error:
            unsealed = str(error)
    books = await audit_books(db, guild_id)
    faults = books.faults
    vouched = await audit_seals(db, guild_id)
    faults += vouched.faults
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
        sealed=vouched.head,
        unsealed=unsealed,
        earlier=vouched.earlier,
        earlier_at=vouched.earlier_at,
    )


def _ranking(found: RatingDifference) -> Fault:
    what = f"{found.game}, member {found.member_id}: {found.what}"
    return Fault(kind=FaultKind.RANKING, what=what, stored=str(found.stored), due=str(found.derived))
