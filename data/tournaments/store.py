"""Stores tournaments: their rows, entrants and events.

Functions that change something return their statements, to be joined into one unit of work that begins
with ``fence``. The events of a tournament form a hash chain, whose last hash is in its row.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields, replace
from typing import Any, Final, NamedTuple

from data.db.database import Database, LockingStatement, Statement
from data.db.hash_chain import chain_hash
from data.db.locks import skip_locked_clause
from data.tables.table_chain import player_mark
from data.tournaments.codec import dump_event, dump_settings, load_event, load_settings
from data.tournaments.records import StoredEntrant, StoredEvent, StoredTournament
from engine.tournaments.events import Event, Registered, Substituted
from engine.tournaments.tournament import Stage

_COLUMNS: Final = tuple(
    each.name for each in fields(StoredTournament) if each.name not in {"entrants", "events"}
)
_ENTRANT_COLUMNS: Final = tuple(each.name for each in fields(StoredEntrant))
LIVE: Final = "stage IN ('registration', 'running', 'review')"


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


BEGINNING: Final = (
    *("tournament_id", "guild_id", "number", "name", "settings", "season_of", "created_at", "commitment"),
)
"""The columns with which the chain of a tournament begins."""


def beginning_hash(values: Sequence[str | int | None]) -> str:
    """Return the hash before that of the first event, over the values of ``BEGINNING``."""
    return chain_hash(*values)


def begun(stored: StoredTournament) -> StoredTournament:
    """Return a new tournament with the head that it has before its first event."""
    values: dict[str, Any] = {name: getattr(stored, name) for name in BEGINNING}
    values["settings"] = dump_settings(stored.settings)
    return replace(stored, head=beginning_hash([*values.values()]))


def open_tournament(stored: StoredTournament) -> list[Statement]:
    """Store a new tournament. Conflict if its id or its number in the guild is taken."""
    values = {name: getattr(stored, name) for name in _COLUMNS}
    values |= {"settings": dump_settings(stored.settings), "stage": stored.stage.value}
    values |= {"format": stored.settings.format.value, "game": stored.settings.game}
    return [(_insert("tournaments", tuple(values)), tuple(values.values()))]


def claim_entrants(tournament_id: str, members: Collection[int]) -> list[Statement]:
    """Refuse a unit (Conflict) if one of these members is no entrant any more: they were erased.

    An erasure changes the tournament before it renames seats, so the later of the two waits for the other.
    """
    marks = ", ".join("?" * len(members))
    return [
        LockingStatement(
            "UPDATE tournaments SET version = version WHERE tournament_id = ?",
            (tournament_id,),
            rank=(0, tournament_id),
        ),
        (
            (
                "UPDATE tournaments SET version = -1 WHERE tournament_id = ? AND (SELECT count(*) "
                f"FROM entrants n WHERE n.tournament_id = ? AND n.member_id IN ({marks})) < ?"
            ),
            (tournament_id, tournament_id, *members, len(members)),
        ),
    ]


def fence(
    tournament_id: str,
    version: int,
    *,
    stage: Stage,
    due_at: int | None,
    head: str,
    ended_at: int | None = None,
    down_ms: int = 0,
) -> list[Statement]:
    """Store that a tournament changes, if it still has the version that its writer knows.

    ``down_ms``: the downtime that the events take into account.

    It comes first in every unit that appends events. On a version conflict the unit is refused: Conflict.
    """
    return [
        LockingStatement(
            "UPDATE tournaments SET stage = ?, due_at = ?, head = ?, ended_at = ?, down_ms = down_ms - ?, "
            "version = CASE WHEN version = ? THEN version + 1 ELSE -1 END WHERE tournament_id = ?",
            (stage.value, due_at, head, ended_at, down_ms, version, tournament_id),
            rank=(0, tournament_id),
        )
    ]


def note_mark(salt: str, note: str) -> str:
    """Return the mark of a note, which stays in the chain after the note is erased."""
    return chain_hash(salt, note)


def event_hash(previous: str, seq: int, event: str, noted: str, at: int, mark: str) -> str:
    """Return the hash of an event.

    ``noted``: the mark of its note; ``mark``: that of the entrant who registers by it; "" without one.
    """
    return chain_hash(previous, seq, event, noted, at, mark)


def append(
    tournament_id: str, events: Iterable[StoredEvent], *, after: int, head: str, marks: Sequence[str] = ()
) -> tuple[list[Statement], str]:
    """Append events after the first ``after`` ones; return the statements and the new head.

    ``marks``: those of the entrants who register by the events, in order.
    """
    unit: list[Statement] = []
    new = iter(marks)
    for seq, each in enumerate(events, after + 1):
        text = dump_event(each.event)
        mark = next(new) if isinstance(each.event, Registered | Substituted) else ""
        salt = secrets.token_hex(16) if each.note else None
        noted = note_mark(salt, each.note) if salt is not None else ""
        head = event_hash(head, seq, text, noted, each.at, mark)
        columns = ("tournament_id", "seq", "event", "who", "note", "note_salt", "note_mark", "at", "hash")
        row = (tournament_id, seq, text, each.who, each.note, salt, noted, each.at, head)
        unit.append((_insert("tournament_events", columns), row))
    return unit, head


def new_entrant(
    number: int, member_id: int, name: str, username: str, interaction_id: int | None
) -> StoredEntrant:
    """Return the record of a new entrant.

    Its mark names nobody (data/tables/table_chain.py).
    """
    salt = secrets.token_hex(16)
    return StoredEntrant(
        entrant=number,
        member_id=member_id,
        name=name,
        username=username,
        interaction_id=interaction_id,
        salt=salt,
        mark=player_mark(salt, member_id, name),
    )


def fix_shares(tournament_id: str, shares: str) -> list[Statement]:
    """Store the registrations that take part in the shuffle of duplicate deals."""
    return [("UPDATE tournaments SET shares = ? WHERE tournament_id = ?", (shares, tournament_id))]


def add_entrant(tournament_id: str, entrant: StoredEntrant) -> list[Statement]:
    """Store who an entrant is. Conflict if the member is an entrant already."""
    columns = ("tournament_id", *_ENTRANT_COLUMNS)
    values = (tournament_id, *(getattr(entrant, name) for name in _ENTRANT_COLUMNS))
    return [(_insert("entrants", columns), values)]


class Shown(NamedTuple):
    """What is noted of the message of a tournament, as in ``StoredTournament``."""

    message_id: int | None
    shown: int
    called: int


async def claim_message(db: Database, tournament_id: str, now: int, every_ms: int) -> Shown | None:
    """Claim to bring the message up to date; None if somebody has within ``every_ms``.

    A time in the future is from before the clock was set back.
    """
    rows = await db.write_relaxed(
        "UPDATE tournaments SET shown_at = ? WHERE tournament_id = ? AND (shown_at <= ? OR shown_at > ?) "
        "RETURNING message_id, shown, called",
        (now, tournament_id, now - every_ms, now),
    )
    return Shown(*rows[0]) if rows else None


async def note_message(
    db: Database, tournament_id: str, message_id: int, version: int, *, claimed: int
) -> None:
    """Note which message shows the tournament, and the version that it shows.

    ``claimed``: which version was noted when the message was claimed. It stays outdated if ``mark_guild``
    has marked it since.
    """
    await db.write_relaxed(
        "UPDATE tournaments SET message_id = ?, shown = CASE WHEN shown < ? THEN shown ELSE ? END "
        "WHERE tournament_id = ? AND shown <= ?",
        (message_id, claimed, version, tournament_id, version),
    )


def mark_guild(guild_id: int) -> list[Statement]:
    """Store that the messages of a guild's tournaments are outdated, as ``outbox.mark_guild``.

    Those that have ended stay as they are.
    """
    marked = "shown = CASE WHEN shown < 0 THEN shown - 1 ELSE -1 END"
    return [(f"UPDATE tournaments SET {marked} WHERE guild_id = ? AND {LIVE}", (guild_id,))]


async def note_called(db: Database, tournament_id: str, number: int) -> None:
    """Note of how many events the entrants have been notified by a message."""
    await db.write_relaxed(
        "UPDATE tournaments SET called = ? WHERE tournament_id = ? AND called < ?",
        (number, tournament_id, number),
    )


async def outdated(db: Database) -> list[tuple[str, int]]:
    """Return tournaments whose message is outdated, and when it was last edited (ms UTC)."""
    return [
        (tournament_id, at)
        for tournament_id, at in await db.read(
            "SELECT tournament_id, shown_at FROM tournaments WHERE version > shown"
        )
    ]


def note_downtime(down_ms: int, now: int) -> list[Statement]:
    """Note for live tournaments that no process was running, or the clock was set back.

    The next look at each takes a downtime into account.
    """
    later = "down_ms = down_ms + ?, due_at = ?, version = version + 1"
    return [
        (
            f"UPDATE tournaments SET {later} WHERE {LIVE} AND ? <> 0",
            (max(0, down_ms), now, down_ms),
        )
    ]


def wake(tournament_id: str, at: int) -> list[Statement]:
    """Let a tournament be looked at, since one of its tables has ended."""
    return [
        (
            "UPDATE tournaments SET due_at = ?, woken = woken + 1 WHERE tournament_id = ?",
            (at, tournament_id),
        )
    ]


async def next_due(db: Database) -> int | None:
    """Return when the next tournament is due, in ms UTC; None: none is."""
    rows = await db.read("SELECT min(due_at) FROM tournaments WHERE due_at IS NOT NULL")
    return rows[0][0] if rows else None


async def due(db: Database, now: int, most: int) -> list[str]:
    """Return at most ``most`` tournaments that are due, the longest waiting first."""
    rows = await db.read(
        "SELECT tournament_id FROM tournaments WHERE due_at <= ? ORDER BY due_at LIMIT ?", (now, most)
    )
    return [tournament_id for (tournament_id,) in rows]


async def claim_due(db: Database, now: int, until: int, most: int) -> list[str]:
    """Claim due tournaments among several processes, until ``until``."""
    rows = await db.write_relaxed(
        "UPDATE tournaments SET due_at = ? WHERE due_at <= ? AND tournament_id IN (SELECT tournament_id "
        f"FROM tournaments WHERE due_at <= ? ORDER BY due_at LIMIT ?{skip_locked_clause(db)}) "
        "RETURNING tournament_id",
        (until, now, now, most),
    )
    return [tournament_id for (tournament_id,) in rows]


async def woken(db: Database, tournament_id: str) -> int:
    """Return how often tables have woken a tournament (``wake``)."""
    rows = await db.read("SELECT woken FROM tournaments WHERE tournament_id = ?", (tournament_id,))
    return rows[0][0] if rows else 0


async def set_due(db: Database, tournament_id: str, until: int | None, *, version: int, woken: int) -> None:
    """Set when a tournament is due (ms UTC), unless something has happened in it since."""
    await db.write_relaxed(
        "UPDATE tournaments SET due_at = ? WHERE tournament_id = ? AND version = ? AND woken = ?",
        (until, tournament_id, version, woken),
    )


async def put_off(db: Database, tournament_id: str, until: int | None, *, woken: int) -> None:
    """Look at a tournament again at ``until`` (ms UTC), unless a table has woken it meanwhile.

    None: it is not looked at again.
    """
    await db.write_relaxed(
        "UPDATE tournaments SET due_at = ? WHERE tournament_id = ? AND woken = ?",
        (until, tournament_id, woken),
    )


async def load(db: Database, tournament_id: str) -> StoredTournament | None:
    """Return a tournament with its entrants and events. Raises BadRecord."""
    rows, entrants, events = await db.read_together(
        [
            (
                f"SELECT {', '.join(_COLUMNS)} FROM tournaments WHERE tournament_id = ?",
                (tournament_id,),
            ),
            (
                (
                    f"SELECT {', '.join(_ENTRANT_COLUMNS)} FROM entrants WHERE tournament_id = ? "
                    "ORDER BY entrant"
                ),
                (tournament_id,),
            ),
            (
                "SELECT event, at, who, note FROM tournament_events WHERE tournament_id = ? ORDER BY seq",
                (tournament_id,),
            ),
        ]
    )
    if not rows:
        return None
    where = f"tournament {tournament_id}"
    values: dict[str, Any] = dict(zip(_COLUMNS, rows[0], strict=True))
    values["settings"] = load_settings(values["settings"], where=where)
    values["stage"] = Stage(values["stage"])
    return StoredTournament(
        **values,
        entrants=[StoredEntrant(**dict(zip(_ENTRANT_COLUMNS, row, strict=True))) for row in entrants],
        events=[
            StoredEvent(event=load_event(text, where=f"{where} event {seq}"), at=at, who=who, note=note)
            for seq, (text, at, who, note) in enumerate(events, 1)
        ],
    )


async def load_version(db: Database, tournament_id: str) -> int | None:
    """Return the version of a tournament; None: there is none."""
    rows = await db.read("SELECT version FROM tournaments WHERE tournament_id = ?", (tournament_id,))
    return rows[0][0] if rows else None


async def next_number(db: Database, guild_id: int) -> int:
    """Return the number of the next tournament of a guild."""
    rows = await db.read(
        "SELECT coalesce(max(number), 0) + 1 FROM tournaments WHERE guild_id = ?", (guild_id,)
    )
    number: int = rows[0][0]
    return number


async def find(
    db: Database,
    guild_id: int,
    *,
    number: int | None = None,
    channel_id: int | None = None,
    live: bool = False,
    most: int = 25,
) -> list[str]:
    """Return the ids of tournaments of a guild, the newest first."""
    where, params = ["guild_id = ?"], [guild_id]
    for column, value in (("number", number), ("channel_id", channel_id)):
        if value is not None:
            where.append(f"{column} = ?")
            params.append(value)
    if live:
        where.append(LIVE)
    rows = await db.read(
        f"SELECT tournament_id FROM tournaments WHERE {' AND '.join(where)} ORDER BY created_at DESC LIMIT ?",
        (*params, most),
    )
    return [tournament_id for (tournament_id,) in rows]


async def next_season(db: Database, tournament_id: str) -> str | None:
    """Return the tournament that is the next season of another."""
    rows = await db.read("SELECT tournament_id FROM tournaments WHERE season_of = ?", (tournament_id,))
    return rows[0][0] if rows else None


async def with_role(db: Database, guild_id: int, role_id: int, *, most: int) -> list[str]:
    """Return the tournaments of a guild whose winners get a role, the last to end first."""
    rows = await db.read(
        "SELECT tournament_id FROM tournaments WHERE guild_id = ? AND stage = 'over' "
        "AND (settings LIKE ? OR settings LIKE ?) ORDER BY ended_at DESC, number DESC LIMIT ?",
        (guild_id, f'%"role":{role_id},%', f'%"role":{role_id}}}%', most),
    )
    return [tournament_id for (tournament_id,) in rows]


async def of_member(db: Database, member_id: int) -> list[str]:
    """Return the live tournaments in which a member is an entrant."""
    rows = await db.read(
        f"SELECT t.tournament_id FROM tournaments t JOIN entrants e ON e.tournament_id = t.tournament_id "
        f"WHERE e.member_id = ? AND t.{LIVE}",
        (member_id,),
    )
    return [tournament_id for (tournament_id,) in rows]


async def in_place(db: Database, *, guild_id: int | None = None, channel_id: int | None = None) -> list[str]:
    """Return the live tournaments of a guild or a channel."""
    column, value = ("guild_id", guild_id) if channel_id is None else ("channel_id", channel_id)
    rows = await db.read(f"SELECT tournament_id FROM tournaments WHERE {column} = ? AND {LIVE}", (value,))
    return [tournament_id for (tournament_id,) in rows]


class MatchTable(NamedTuple):
    """A table of a tournament; ``number`` is how people know it."""

    table_id: str
    status: str
    number: int
    channel_id: int
    message_id: int | None = None
    """The message that shows it; None: it is not posted yet."""


async def tables_of(db: Database, tournament_id: str) -> dict[int, MatchTable]:
    """Return the tables of a tournament by pairing."""
    rows = await db.read(
        "SELECT pairing, table_id, status, number, channel_id, message_id FROM tables "
        "WHERE tournament_id = ?",
        (tournament_id,),
    )
    return {pairing: MatchTable(*row) for pairing, *row in rows}


def events_of(stored: StoredTournament) -> list[tuple[Event, int]]:
    """Return the events with their times, for ``Tournament.of``."""
    return [(each.event, each.at) for each in stored.events]
