"""The names under which members of a guild last took a seat."""

from collections.abc import Iterable

from data.db.database import Database
from data.tables.seat_names import Named, clean, seat_names


async def member_names(db: Database, guild_id: int, members: Iterable[int]) -> dict[int, str]:
    """Return the names of members of a guild as they are shown side by side.

    Left out are members who never took a seat there or were erased, and those whose name is not unique
    while the name of their account is unknown. Raises StorageError.
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
    shown = zip(known.items(), seat_names(tuple(known.values())), strict=True)
    return {member: name for (member, named), name in shown if named.account or name == clean(named.name)}
