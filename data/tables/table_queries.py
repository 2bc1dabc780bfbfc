"""Queries about tables: by number, channel and member, and a whole table from its rows."""

# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from data.db.database import Database, Statement
from data.tables.row_types import (
    SeatKind,
    Status,
    StoredAction,
    StoredDeal,
    StoredKept,
    StoredResignation,
    StoredSeat,
    StoredTable,
)
from data.tables.venues import LAST_VENUE

BEGINNING: Final = (0, 0)
"""A deal and ply before all others: deals count from 1, plies from 0."""

TABLE_COLUMNS = tuple(
    item.name
    for item in fields(StoredTable)
    if item.name not in {"outcome", "seats", "deals", "resignations", "kept", "proof"}
)
SEAT_COLUMNS = tuple(item.name for item in fields(StoredSeat))


async def next_number(db: Database, guild_id: int) -> int:
    """Return the number after the highest of the guild's tables, from 1.

    Two concurrent callers get the same number; ``open_table`` is a Conflict for the second of them.
    """
    [(highest,)] = await db.read("SELECT max(number) FROM tables WHERE guild_id = ?", (guild_id,))
    return (highest or 0) + 1


async def find_by_number(db: Database, guild_id: int, number: int) -> str | None:
    """Return the id of a guild's table, live or not; None: there is none."""
    rows = await db.read("SELECT table_id FROM tables WHERE guild_id = ? AND number = ?", (guild_id, number))
    return rows[0][0] if rows else None


async def find_by_pairing(db: Database, tournament_id: str, pairing: int) -> str | None:
    """Return the id of the table of a tournament's pairing, live or not; None: there is none."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE tournament_id = ? AND pairing = ?", (tournament_id, pairing)
    )
    return rows[0][0] if rows else None


async def guild_of(db: Database, table_id: str) -> int | None:
    """Return the guild of a table; None: there is no such table."""
    rows = await db.read("SELECT guild_id FROM tables WHERE table_id = ?", (table_id,))
    return rows[0][0] if rows else None


async def recent_in_channel(db: Database, channel_id: int, limit: int) -> list[tuple[int, str]]:
    """Return number and game of a guild's tables in a channel, live or not, newest first."""
    rows = await db.read(
        "SELECT number, game FROM tables WHERE channel_id = ? AND guild_id > ? "
        "ORDER BY created_at DESC, number DESC LIMIT ?",
        (channel_id, LAST_VENUE, limit),
    )
    return [(number, game) for number, game in rows]


async def seated(db: Database, member_id: int) -> list[str]:
    """Return the ids of the live tables at which a member has a seat, oldest first."""
    rows = await db.read(
        "SELECT t.table_id FROM seats s JOIN tables t ON t.table_id = s.table_id WHERE s.member_id = ? "
        "AND t.status IN ('lobby', 'playing', 'paused') ORDER BY t.created_at, t.guild_id, t.number",
        (member_id,),
    )
    return [table_id for (table_id,) in rows]


async def in_channel(db: Database, channel_id: int) -> list[str]:
    """Return the ids of the live tables of a channel, oldest first."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE channel_id = ? AND status IN ('lobby', 'playing', 'paused') "
        "ORDER BY created_at, guild_id, number",
        (channel_id,),
    )
    return [table_id for (table_id,) in rows]


async def in_guild(db: Database, guild_id: int) -> list[str]:
    """Return the ids of the live tables of a guild, oldest first."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing', 'paused') "
        "ORDER BY created_at, number",
        (guild_id,),
    )
    return [table_id for (table_id,) in rows]


async def live_by_game(db: Database) -> list[tuple[str, str, int]]:
    """Return the number of live tables, by game and status."""
    rows = await db.read(
        "SELECT game, status, count(*) FROM tables WHERE status IN ('lobby', 'playing', 'paused') "
        "GROUP BY game, status"
    )
    return [(game, status, int(count)) for game, status, count in rows]


async def backlog(db: Database) -> tuple[int | None, int]:
    """Return the oldest due time (ms UTC; None: no timer), and the number of outdated tables.

    A table is outdated if its messages do not show its newest version.
    """
    [[(oldest,)], [(unshown,)]] = await db.read_together(
        [("SELECT min(due_at) FROM tables", ()), ("SELECT count(*) FROM tables WHERE version > shown", ())]
    )
    return oldest, int(unshown)


async def last_finished(db: Database, channel_id: int, member_id: int) -> str | None:
    """Return the last table of a guild in a channel that a member played to its end, or None."""
    rows = await db.read(
        "SELECT t.table_id FROM seats s JOIN tables t ON t.table_id = s.table_id WHERE s.member_id = ? "
        "AND t.channel_id = ? AND t.guild_id > ? AND t.status IN ('over', 'closed') "
        "AND t.started_at IS NOT NULL ORDER BY t.ended_at DESC, t.number DESC LIMIT 1",
        (member_id, channel_id, LAST_VENUE),
    )
    return rows[0][0] if rows else None


async def last_game(db: Database, channel_id: int) -> str | None:
    """Return the game of the last table opened in a channel; None: there was none."""
    rows = await db.read(
        "SELECT game FROM tables WHERE channel_id = ? ORDER BY created_at DESC, number DESC LIMIT 1",
        (channel_id,),
    )
    return rows[0][0] if rows else None


async def load_version(db: Database, table_id: str) -> int | None:
    """Return the version of a table; None: there is no such table."""
    rows = await db.read("SELECT version FROM tables WHERE table_id = ?", (table_id,))
    return int(rows[0][0]) if rows else None


async def load_table(
    db: Database, table_id: str, *, since: tuple[int, int] = BEGINNING
) -> StoredTable | None:
    """Return one table, live or not, with all that is needed to replay it; None: there is none.

    ``since``: leave out the deals before this deal, and the actions before this deal and ply.
    """
    found, _ = await _load(db, table_id, since=since)
    return found


async def load_outline(db: Database, table_id: str) -> StoredTable | None:
    """Return one table without the actions of its deals; None: there is none."""
    found, _ = await _load(db, table_id, played=False)
    return found


async def load_table_and(
    db: Database, table_id: str, queries: Sequence[Statement], *, since: tuple[int, int] = BEGINNING
) -> tuple[StoredTable | None, list[list[tuple[Any, ...]]]]:
    """Return one table like ``load_table``, and the rows of other queries, from one snapshot."""
    return await _load(db, table_id, queries, since=since)


async def _load(
    db: Database,
    table_id: str,
    others: Sequence[Statement] = (),
    *,
    played: bool = True,
    since: tuple[int, int] = BEGINNING,
) -> tuple[StoredTable | None, list[list[tuple[Any, ...]]]]:
    queries = table_queries("t.table_id = ?", (table_id,), played=played, since=since)
    rows = await db.read_together([*queries, *others])
    found = assemble(*rows[: len(queries)])
    return (found[0] if found else None), rows[len(queries) :]


def table_queries(
    which: str, params: tuple[object, ...], *, played: bool = True, since: tuple[int, int] = BEGINNING
) -> list[Statement]:
    """Return the queries for the tables ``t`` that meet a condition.

    ``assemble`` takes their rows; the first column is always the table's id. ``played``: with the actions;
    ``since`` as in ``load_table``.
    """
    joined = f"JOIN tables t ON t.table_id = x.table_id WHERE ({which})"
    tables = ", ".join(f"t.{name}" for name in TABLE_COLUMNS)
    seats = ", ".join(f"x.{name}" for name in SEAT_COLUMNS)
    queries: list[Statement] = [
        (
            (
                f"SELECT {tables}, m.outcome FROM tables t LEFT JOIN match_results m "
                f"ON m.table_id = t.table_id WHERE {which} ORDER BY t.created_at, t.guild_id, t.number"
            ),
            params,
        ),
        (f"SELECT x.table_id, {seats} FROM seats x {joined} ORDER BY x.table_id, x.seat", params),
        (
            (
                f"SELECT x.table_id, x.seat, x.deal, x.ply, x.why, x.at FROM resignations x {joined} "
                "ORDER BY x.table_id, x.at, x.seat"
            ),
            params,
        ),
        (
            (
                f"SELECT x.table_id, x.member_id, x.kept_until FROM kept_seats x {joined} "
                "ORDER BY x.table_id, x.member_id"
            ),
            params,
        ),
        (
            (
                "SELECT x.table_id, x.deal, x.dealer, x.deck, x.seed, x.started_at, r.result FROM deals x "
                "LEFT JOIN results r ON r.table_id = x.table_id AND r.deal = x.deal "
                f"{joined} AND x.deal >= ? ORDER BY x.table_id, x.deal"
            ),
            (*params, since[0]),
        ),
    ]
    if played:
        queries.append(
            (
                (
                    "SELECT x.table_id, x.deal, x.ply, x.seat, x.action, x.who, x.why, x.at, "
                    f"x.interaction_id FROM actions x {joined} AND (x.deal, x.ply) >= (?, ?) "
                    "ORDER BY x.table_id, x.deal, x.ply"
                ),
                (*params, *since),
            )
        )
    return queries


def assemble(
    tables: list[tuple[Any, ...]],
    seats: list[tuple[Any, ...]],
    resignations: list[tuple[Any, ...]],
    kept: list[tuple[Any, ...]],
    deals: list[tuple[Any, ...]],
    actions: Sequence[tuple[Any, ...]] = (),
) -> list[StoredTable]:
    """Build tables from the rows of ``table_queries``. Raises ValueError for unknown values."""
    seats_of: defaultdict[str, list[StoredSeat]] = defaultdict(list)
    for table_id, *row in seats:
        values = dict(zip(SEAT_COLUMNS, row, strict=True))
        values |= {name: bool(values[name]) for name in ("away", "in_turn", "warned", "consents")}
        values["kind"] = SeatKind(values["kind"])
        seats_of[table_id].append(StoredSeat(**values))
    left: defaultdict[str, list[StoredResignation]] = defaultdict(list)
    for table_id, seat, deal, ply, why, at in resignations:
        left[table_id].append(StoredResignation(seat=seat, deal=deal, ply=ply, why=why, at=at))
    kept_of: defaultdict[str, list[StoredKept]] = defaultdict(list)
    for table_id, member_id, kept_until in kept:
        kept_of[table_id].append(StoredKept(member_id=member_id, kept_until=kept_until))
    actions_of: defaultdict[tuple[str, int], list[StoredAction]] = defaultdict(list)
    for table_id, deal, ply, seat, asked, who, why, at, interaction_id in actions:
        actions_of[table_id, deal].append(
            StoredAction(
                ply=ply, seat=seat, action=asked, who=who, why=why, at=at, interaction_id=interaction_id
            )
        )
    deals_of: defaultdict[str, list[StoredDeal]] = defaultdict(list)
    for table_id, deal, dealer, deck, seed, started_at, result in deals:
        deals_of[table_id].append(
            StoredDeal(
                table_id=table_id,
                deal=deal,
                dealer=dealer,
                deck_text=deck,
                seed_text=seed,
                started_at=started_at,
                actions=tuple(actions_of[table_id, deal]),
                result=result,
            )
        )
    found = []
    for columns in tables:
        values = dict(zip((*TABLE_COLUMNS, "outcome"), columns, strict=True))
        values |= {"status": Status(values["status"])}
        values |= {name: bool(values[name]) for name in ("open_hands", "hints", "veiled")}
        table_id = values["table_id"]
        found.append(
            StoredTable(
                **values,
                seats=tuple(seats_of[table_id]),
                deals=tuple(deals_of[table_id]),
                resignations=tuple(left[table_id]),
                kept=tuple(kept_of[table_id]),
            )
        )
    return found
