"""The matches that can be replayed: those with a finished deal."""
# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from data.db.database import Database
from data.tables.seat_names import Named
from data.tables.venues import TODAY


class ReplayableSeat(NamedTuple):
    """A seat's player and score: the final one, or the current one of a live match."""

    member_id: int | None
    name: str
    score: int
    username: str = ""

    @property
    def named(self) -> Named:
        """What the shown name is made of (data/tables/seat_names.py)."""
        return Named(self.name, self.username, self.member_id is None)


@dataclass(frozen=True, slots=True)
class Replayable:
    """A match with a finished deal; the last one ended ``at`` (ms UTC).

    ``deck_source``: see data/tables/deck_sources.py.
    """

    table_id: str
    number: int
    game: str
    at: int
    seats: tuple[ReplayableSeat, ...]
    guild_id: int = 0
    deck_source: str = ""


async def replayable(
    db: Database,
    guilds: Sequence[int],
    member_id: int,
    *,
    channel_id: int | None = None,
    limit: int = 25,
) -> list[Replayable]:
    """Return a member's matches in guilds (empty: in all), or in a channel, newest first.

    Today's hand is among them once nobody plays it any more.
    """
    where, params = f"s.member_id = ? AND (t.guild_id <> {TODAY} OR t.veiled = 0)", [member_id]
    if guilds:
        where, params = f"{where} AND t.guild_id IN ({', '.join('?' * len(guilds))})", [*params, *guilds]
    if channel_id is not None:
        where, params = f"{where} AND t.channel_id = ?", [*params, channel_id]
    matches = await db.read(
        "SELECT t.table_id, t.number, t.game, MAX(r.at), t.guild_id, t.deck_source FROM seats s "
        "JOIN tables t ON t.table_id = s.table_id JOIN results r ON r.table_id = t.table_id "
        f"WHERE {where} GROUP BY t.table_id, t.number, t.game, t.guild_id, t.deck_source "
        "ORDER BY MAX(r.at) DESC, t.number DESC LIMIT ?",
        (*params, limit),
    )
    if not matches:
        return []
    marks = ", ".join("?" * len(matches))
    seats = await db.read(
        "SELECT s.table_id, s.member_id, s.name, COALESCE(MAX(m.score), SUM(p.points)), s.username "
        "FROM seats s "
        "JOIN result_seats p ON p.table_id = s.table_id AND p.seat = s.seat "
        "LEFT JOIN match_seats m ON m.table_id = s.table_id AND m.seat = s.seat "
        f"WHERE s.table_id IN ({marks}) GROUP BY s.table_id, s.seat, s.member_id, s.name, s.username "
        "ORDER BY s.table_id, s.seat",
        tuple(table_id for table_id, *_ in matches),
    )
    seats_of: defaultdict[str, list[ReplayableSeat]] = defaultdict(list)
    for table_id, member, name, score, username in seats:
        seats_of[table_id].append(ReplayableSeat(member, name, int(score), username))
    return [
        Replayable(table_id, number, game, at, tuple(seats_of[table_id]), guild, source)
        for table_id, number, game, at, guild, source in matches
    ]


async def last_replayable(db: Database, guilds: Sequence[int], member_id: int, channel_id: int) -> str | None:
    """Return a member's last match in a channel, or else in guilds (empty: all), or None."""
    here = await replayable(db, guilds, member_id, channel_id=channel_id, limit=1)
    found = here or await replayable(db, guilds, member_id, limit=1)
    return found[0].table_id if found else None
