"""Today's hand as it is stored: the commitment of each day, and who has played.

Nobody plays a day twice: a member is known again by their ``engine.daily.fingerprint``, even after erasure.
When the day has ended, it is replaced.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from dataclasses import dataclass, field
from typing import Any, Final

from data.daily.days import ends_at
from data.daily.standings import Result
from data.db.database import Database, Statement
from data.db.locks import skip_locked_clause

RESIGNED: Final = "resigned"
"""The ending of a hand that was given up during its day."""
UNFINISHED: Final = "unfinished"
"""The ending of a hand that was not finished when its day was over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyDeal:
    """The hand of a day; ``secret`` is None until nobody plays it any more."""

    day: str
    commitment: str
    sealed_at: int
    begun_at: int | None = None
    ended_at: int | None = None
    secret: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a member plays of a day; ``guild``: from which server (None: none)."""

    day: str
    member: int
    table_id: str
    guild: int | None
    opened_at: int
    ended_at: int | None
    result: Result | None


# --- the key


async def stored_key(db: Database, new: bytes) -> bytes:
    """Return the key of this database; ``new`` becomes it if there is none yet."""
    rows = await db.read("SELECT key FROM daily_key")
    if not rows:
        await db.write(
            [
                (
                    "INSERT INTO daily_key (only_row, key) VALUES (1, ?) ON CONFLICT (only_row) DO NOTHING",
                    (new.hex(),),
                )
            ]
        )
        rows = await db.read("SELECT key FROM daily_key")
    return bytes.fromhex(rows[0][0])


async def database_time(db: Database) -> int | None:
    """Return the time of a database on a server, in ms UTC; None for a file."""
    if not db.row_locks:
        return None
    [(at,)] = await db.read("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)")
    return int(at)


# --- days

_DEAL: Final = "day, commitment, sealed_at, begun_at, ended_at, secret"


def _deal(row: tuple[Any, ...]) -> DailyDeal:
    day, commitment, sealed_at, begun_at, ended_at, secret = row
    return DailyDeal(
        day=day,
        commitment=commitment,
        sealed_at=sealed_at,
        begun_at=begun_at,
        ended_at=ended_at,
        secret=secret,
    )


def seal_day(day: str, commitment: str, at: int, due_at: int) -> Statement:
    """Store the commitment of a day, unless it has one."""
    return (
        (
            "INSERT INTO daily_deals (day, commitment, sealed_at, due_at) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (day) DO NOTHING"
        ),
        (day, commitment, at, due_at),
    )


async def load_days(db: Database, first: str, last: str) -> dict[str, DailyDeal]:
    """Return the sealed days from ``first`` to ``last``."""
    rows = await db.read(
        f"SELECT {_DEAL} FROM daily_deals WHERE day BETWEEN ? AND ? ORDER BY day", (first, last)
    )
    return {row[0]: _deal(row) for row in rows}


async def latest_begun(db: Database) -> str:
    """Return the last day of which anybody has opened the hand; "": none."""
    [(day,)] = await db.read("SELECT max(day) FROM daily_deals WHERE begun_at IS NOT NULL")
    return day or ""


async def is_awake(db: Database, since: str) -> bool:
    """Return whether anybody has played or answered since a day."""
    found = await db.read_together(
        [
            ("SELECT 1 FROM daily_entries WHERE day >= ? LIMIT 1", (since,)),
            ("SELECT 1 FROM daily_answers WHERE day >= ? LIMIT 1", (since,)),
        ]
    )
    return any(found)


async def claim_due(db: Database, now: int, until: int) -> list[str]:
    """Claim the due days until ``until`` (ms UTC); until then no other process is given them."""
    rows = await db.write_relaxed(
        "UPDATE daily_deals SET due_at = ? WHERE due_at <= ? AND day IN "
        f"(SELECT day FROM daily_deals WHERE due_at <= ? ORDER BY day{skip_locked_clause(db)}) RETURNING day",
        (until, now, now),
    )
    return sorted(row[0] for row in rows)


async def next_due(db: Database) -> int | None:
    """Return when the next day is due, in ms UTC; None: none is."""
    [(at,)] = await db.read("SELECT min(due_at) FROM daily_deals WHERE due_at IS NOT NULL")
    return at if at is None else int(at)


def end_day(day: str, secret: bytes, at: int) -> list[Statement]:
    """Store that nobody plays a day any more, so that its secret may be shown."""
    return [
        (
            (
                "UPDATE daily_deals SET ended_at = COALESCE(ended_at, ?), secret = ?, due_at = NULL "
                "WHERE day = ?"
            ),
            (at, secret.hex(), day),
        ),
        ("UPDATE daily_entries SET player = table_id WHERE day = ?", (day,)),
        ("UPDATE daily_answers SET player = CAST(member_id AS TEXT) WHERE day = ?", (day,)),
    ]


def give_up(day: str) -> Statement:
    """Store that nothing is to be done with a day any more, although its secret is not known."""
    return ("UPDATE daily_deals SET due_at = NULL WHERE day = ?", (day,))


# --- entries


def enter(
    day: str, *, player: str, member: int, table_id: str, guild: int | None, at: int
) -> list[Statement]:
    """Store that a member plays a day, in the unit that opens their table.

    Conflict if they have, if the day has ended, or if a later one has begun.
    """
    return [
        ("UPDATE daily_deals SET begun_at = COALESCE(begun_at, ?) WHERE day = ?", (at, day)),
        (
            (
                "INSERT INTO daily_entries (day, player, member_id, table_id, guild_id, opened_at) VALUES "
                "((SELECT d.day FROM daily_deals d WHERE d.day = ? AND d.ended_at IS NULL AND NOT EXISTS "
                "(SELECT 1 FROM daily_deals l WHERE l.begun_at IS NOT NULL AND l.day > d.day)), "
                "?, ?, ?, ?, ?)"
            ),
            (day, player, member, table_id, guild, at),
        ),
    ]


def finish(day: str, table_id: str, *, ending: str | None, points: int | None, at: int) -> list[Statement]:
    """Store how a member's hand ended, at the end of the unit that ends their table.

    It ended when the table did, and at ``at`` (ms UTC) if that is not stored. ``ending`` None: nobody won or
    drew; the member gave it up, or else the day was over. Turns are counted by the cards that they have
    drawn.
    """
    return [
        (
            (
                f"UPDATE daily_entries SET ended_at = {_ENDED}, "
                f"ending = CASE WHEN {_ENDED} < ? THEN ? ELSE ? END, "
                f"points = ?, turns = ({_TURNS}) WHERE table_id = ? AND ended_at IS NULL"
            ),
            (
                *(table_id, at, table_id, at, ends_at(day), ending or RESIGNED, ending or UNFINISHED),
                *(points, table_id, table_id),
            ),
        )
    ]


_ENDED: Final = "COALESCE((SELECT t.ended_at FROM tables t WHERE t.table_id = ?), ?)"
_TURNS: Final = (
    "SELECT count(*) FROM actions a WHERE a.table_id = ? AND a.seat = 0 "
    """AND a.action IN ('{"do":"DrawStock"}', '{"do":"TakeUpcard"}')"""
)
_ENTRY: Final = "day, member_id, table_id, guild_id, opened_at, ended_at, points, turns, ending"


def _entry(row: tuple[Any, ...]) -> Entry:
    day, member, table_id, guild, opened_at, ended_at, points, turns, ending = row
    result = None if ending is None else Result(points, turns or 0, ending)
    return Entry(
        day=day,
        member=member,
        table_id=table_id,
        guild=guild,
        opened_at=opened_at,
        ended_at=ended_at,
        result=result,
    )


async def entry_of(db: Database, day: str, player: str, member: int) -> Entry | None:
    """Return what a member plays of a day; None: nothing yet. ``player``: their fingerprint."""
    rows = await db.read(
        f"SELECT {_ENTRY} FROM daily_entries WHERE day = ? AND (player = ? OR member_id = ?)",
        (day, player, member),
    )
    return _entry(rows[0]) if rows else None


async def entries_of_day(db: Database, day: str) -> list[Entry]:
    """Return all that is played of a day, in the order of opening."""
    rows = await db.read(
        f"SELECT {_ENTRY} FROM daily_entries WHERE day = ? ORDER BY opened_at, table_id", (day,)
    )
    return [_entry(row) for row in rows]


async def days_played(db: Database, member: int) -> list[str]:
    """Return the days that a member has played to their end, in whatever way."""
    rows = await db.read(
        "SELECT day FROM daily_entries WHERE member_id = ? AND ended_at IS NOT NULL ORDER BY day", (member,)
    )
    return [row[0] for row in rows]


async def seat_names_of(db: Database, table_ids: list[str]) -> dict[str, str]:
    """Return the displayed names of the members who play at these tables of today's hand."""
    marks = ", ".join("?" * len(table_ids))
    rows = await db.read(
        f"SELECT table_id, name FROM seats WHERE seat = 0 AND table_id IN ({marks})", (*table_ids,)
    )
    return dict(rows)


async def tables_to_end(db: Database, day: str) -> list[str]:
    """Return the tables of a day that have not ended."""
    rows = await db.read(
        "SELECT table_id FROM daily_entries WHERE day = ? AND ended_at IS NULL ORDER BY table_id", (day,)
    )
    return [row[0] for row in rows]


async def tables_to_unveil(db: Database, day: str) -> list[str]:
    """Return the tables of a day whose cards are hidden."""
    rows = await db.read(
        "SELECT t.table_id FROM tables t JOIN daily_entries e ON e.table_id = t.table_id "
        "WHERE e.day = ? AND t.veiled = 1 ORDER BY t.table_id",
        (day,),
    )
    return [row[0] for row in rows]
