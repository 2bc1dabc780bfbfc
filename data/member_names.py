"""The names under which members of a server last sat down, for what is told of them later."""

from collections.abc import Iterable

from data.database import Database
from data.names import Named, seat_names

__all__ = ["member_names"]


async def member_names(db: Database, guild_id: int, members: Iterable[int]) -> dict[int, str]:
    """Return the names of members of a server as they are shown side by side, by their last seat there.

    Who never sat down there, or was erased, is not in it. Raises StorageError.
    """
    wanted = sorted({member for member in members if member > 0})
    if not wanted:
        return {}
    last = (
        "SELECT s.name, s.username FROM seats s JOIN tables t ON t.table_id = s.table_id "
        "WHERE s.member_id = ? AND t.guild_id = ? ORDER BY s.joined_at DESC LIMIT 1"
    )
    found = await db.read_together([(last, (member, guild_id)) for member in wanted])
    known = {member: Named(*rows[0]) for member, rows in zip(wanted, found, strict=True) if rows}
    return dict(zip(known, seat_names(tuple(known.values())), strict=True))
