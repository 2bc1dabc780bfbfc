"""Game nights as they are stored: an evening, who comes, which game they vote for, and its tables.

What is to be done next follows from these rows (bot/manager/nights/night_runner.py). Every unit that changes
an evening begins with ``change``, which fails if somebody else has changed it since it was read.
"""

# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, NamedTuple

from data.db.database import Database, LockingStatement, Statement
from data.db.locks import skip_locked_clause


class Stage(StrEnum):
    """The stages of an evening."""

    PLANNED = "planned"
    OPEN = "open"  # its tables are opened and played at
    OVER = "over"
    CANCELLED = "cancelled"


class EndedFor(StrEnum):
    """Why no evening follows one of a weekly series; "": one does, or it was a single one."""

    FOLLOWED = ""
    STOPPED = "stopped"
    UNATTENDED = "unattended"
    CHANNEL = "channel"


FIRST_VERSION: Final = 1
"""The version of an evening that has not changed since it was planned."""


class NightKey(NamedTuple):
    """An evening of a series; evenings count from 1."""

    series: str
    evening: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Night:
    """The row of an evening (migration 0023). Times are in ms UTC, durations in ms."""

    series_id: str
    evening: int = 1
    guild_id: int
    channel_id: int
    parent_id: int | None = None
    organiser_id: int
    name: str
    games: tuple[str, ...]
    zone: str
    local_start: str
    starts_at: int
    length_ms: int
    reminder_ms: int
    weekly: bool
    unattended: int = 0
    stage: Stage = Stage.PLANNED
    ended_for: EndedFor = EndedFor.FOLLOWED
    edition: int = 1
    version: int = FIRST_VERSION
    shown: int = 0
    due_at: int | None = None
    message_id: int | None = None
    reminder_id: int | None = None
    opening_id: int | None = None
    summary_id: int | None = None
    event_id: int | None = None
    event_state: str = ""
    created_at: int

    @property
    def key(self) -> NightKey:
        """Which evening it is."""
        return NightKey(self.series_id, self.evening)

    @property
    def ends_at(self) -> int:
        """When the evening ends at the latest, in ms UTC."""
        return self.starts_at + self.length_ms

    @property
    def reminds_at(self) -> int:
        """When the reminder is due, in ms UTC; without one, when the evening begins."""
        return self.starts_at - self.reminder_ms


class Guest(NamedTuple):
    """A member who has answered; ``game``: their vote; ``slot``: where a seat was kept."""

    member: int
    coming: bool
    game: str | None = None
    slot: int | None = None


class Slot(NamedTuple):
    """A table of an evening; ``table_id`` None: it is not opened (yet). ``refused``: why not."""

    number: int
    game: str
    seats: int
    table_id: str | None = None
    refused: str = ""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening with its guests, in the order of their answers, and its tables."""

    night: Night
    guests: tuple[Guest, ...] = ()
    slots: tuple[Slot, ...] = ()

    @property
    def coming(self) -> tuple[Guest, ...]:
        """The guests who come."""
        return tuple(guest for guest in self.guests if guest.coming)

    @property
    def votes(self) -> dict[str, int]:
        """The votes of those who come, by game, the most first; then the poll's order."""
        counted = Counter(guest.game for guest in self.coming)
        return {game: counted[game] for game in sorted(self.night.games, key=lambda each: -counted[each])}


_COLUMNS: Final = tuple(item.name for item in fields(Night))
_SELECT: Final = f"SELECT {', '.join(_COLUMNS)} FROM nights"
_GUESTS: Final = "SELECT member_id, coming, game, slot FROM night_guests"
_SLOTS: Final = "SELECT slot, game, seat_count, table_id, refused FROM night_tables"
_THIS: Final = "series_id = ? AND evening = ?"


def _night(row: Sequence[Any]) -> Night:
    values = dict(zip(_COLUMNS, row, strict=True))
    values["games"] = tuple(values["games"].split(","))
    values["weekly"] = bool(values["weekly"])
    values |= {"stage": Stage(values["stage"]), "ended_for": EndedFor(values["ended_for"])}
    return Night(**values)


def _stored(value: Any) -> Any:
    if isinstance(value, tuple):
        return ",".join(value)
    return int(value) if isinstance(value, bool) else value


def plan(night: Night) -> list[Statement]:
    """Store a new evening. Conflict if the series has it already."""
    marks = ", ".join("?" * len(_COLUMNS))
    values = tuple(_stored(getattr(night, name)) for name in _COLUMNS)
    return [(f"INSERT INTO nights ({', '.join(_COLUMNS)}) VALUES ({marks})", values)]


def change(night: Night, **columns: Any) -> list[Statement]:
    """Store other values of an evening, first in its unit. Conflict if it has changed."""
    sets = "".join(f"{name} = ?, " for name in columns)
    return [
        LockingStatement(
            f"UPDATE nights SET {sets}version = CASE WHEN version = ? THEN version + 1 ELSE -1 END "
            f"WHERE {_THIS}",
            (*map(_stored, columns.values()), night.version, *night.key),
            rank=(0, f"night {night.series_id} {night.evening}"),
        )
    ]


def look_by(key: NightKey, at: int) -> Statement:
    """Let the runner look at an evening at ``at`` (ms UTC), unless it looks earlier."""
    return (
        f"UPDATE nights SET due_at = CASE WHEN due_at < ? THEN due_at ELSE ? END WHERE {_THIS}",
        (at, at, *key),
    )


def answer(key: NightKey, guest: Guest, at: int) -> Statement:
    """Store a member's answer and vote."""
    sql = (
        "INSERT INTO night_guests (series_id, evening, member_id, coming, game, answered_at) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (series_id, evening, member_id) "
        "DO UPDATE SET coming = excluded.coming, game = excluded.game"
    )
    return sql, (*key, guest.member, int(guest.coming), guest.game, at)


def keep_votes(key: NightKey, games: Sequence[str]) -> Statement:
    """Delete the votes for other games than these."""
    marks = ", ".join("?" * len(games))
    return f"UPDATE night_guests SET game = NULL WHERE {_THIS} AND game NOT IN ({marks})", (*key, *games)


def seat(key: NightKey, slot: Slot, members: Sequence[int]) -> list[Statement]:
    """Store a table that is to be opened, and for whom seats are kept."""
    return [
        (
            "INSERT INTO night_tables (series_id, evening, slot, game, seat_count) VALUES (?, ?, ?, ?, ?)",
            (*key, slot.number, slot.game, slot.seats),
        ),
        *(
            (f"UPDATE night_guests SET slot = ? WHERE {_THIS} AND member_id = ?", (slot.number, *key, member))
            for member in members
        ),
    ]


def open_slot(key: NightKey, slot: int, table_id: str | None, refused: str = "") -> Statement:
    """Store the table that was opened, or why none was."""
    return (
        f"UPDATE night_tables SET table_id = ?, refused = ? WHERE {_THIS} AND slot = ?",
        (table_id, refused, *key, slot),
    )


async def note_shown(db: Database, key: NightKey, version: int) -> bool:
    """Note that the message shows a version; return whether that is the newest one."""
    rows = await db.write_relaxed(
        f"UPDATE nights SET shown = ? WHERE {_THIS} AND version = ? RETURNING version",
        (version, *key, version),
    )
    return bool(rows)


async def load(db: Database, key: NightKey) -> Evening | None:
    """Return an evening; None: there is none."""
    found, guests, slots = await db.read_together(
        [
            (f"{_SELECT} WHERE {_THIS}", tuple(key)),
            (f"{_GUESTS} WHERE {_THIS} ORDER BY answered_at, member_id", tuple(key)),
            (f"{_SLOTS} WHERE {_THIS} ORDER BY slot", tuple(key)),
        ]
    )
    if not found:
        return None
    return Evening(
        _night(found[0]),
        tuple(Guest(member, bool(coming), game, slot) for member, coming, game, slot in guests),
        tuple(Slot(*row) for row in slots),
    )


async def latest(db: Database, series: str) -> Evening | None:
    """Return the last evening of a series; None: there is no such series."""
    rows = await db.read("SELECT max(evening) FROM nights WHERE series_id = ?", (series,))
    return await load(db, NightKey(series, rows[0][0])) if rows[0][0] is not None else None


async def coming_nights(db: Database, guild_id: int) -> list[Night]:
    """Return the evenings of a guild that are planned or under way, the next one first."""
    rows = await db.read(
        f"{_SELECT} WHERE guild_id = ? AND stage IN ('planned', 'open') ORDER BY starts_at, series_id",
        (guild_id,),
    )
    return [_night(row) for row in rows]


async def nights_of_channel(db: Database, channel_id: int) -> list[Night]:
    """Return the evenings of a channel that are planned or under way."""
    rows = await db.read(
        f"{_SELECT} WHERE channel_id = ? AND stage IN ('planned', 'open') ORDER BY starts_at", (channel_id,)
    )
    return [_night(row) for row in rows]


async def last_zone(db: Database, guild_id: int) -> str | None:
    """Return the time zone of the evening that a guild planned last; None: it has planned none."""
    rows = await db.read(
        "SELECT zone FROM nights WHERE guild_id = ? ORDER BY created_at DESC LIMIT 1", (guild_id,)
    )
    return str(rows[0][0]) if rows else None


async def next_due(db: Database) -> int | None:
    """Return when the next evening is due, in ms UTC; None: none is."""
    rows = await db.read("SELECT min(due_at) FROM nights WHERE due_at IS NOT NULL")
    return rows[0][0] if rows else None


async def claim_due(db: Database, now: int, until: int, most: int) -> list[NightKey]:
    """Claim at most ``most`` due evenings until ``until`` (ms UTC), earliest first.

    Until then no other process is given them. The claimer stores when each is due next; if it dies, others
    may claim it after ``until``.
    """
    rows = await db.write_relaxed(
        "UPDATE nights SET due_at = ? WHERE due_at <= ? AND (series_id, evening) IN "
        "(SELECT series_id, evening FROM nights WHERE due_at <= ? "
        f"ORDER BY due_at LIMIT ?{skip_locked_clause(db)}) "
        "RETURNING series_id, evening",
        (until, now, now, most),
    )
    return [NightKey(*row) for row in rows]


async def set_due(db: Database, night: Night, claimed: int, due_at: int | None) -> None:
    """Store when an evening is due next, if it is as it was claimed until ``claimed``."""
    await db.write_relaxed(
        f"UPDATE nights SET due_at = ? WHERE {_THIS} AND due_at = ? AND version = ?",
        (due_at, *night.key, claimed, night.version),
    )


def forget_guest(member_id: int) -> list[Statement]:
    """Delete the answers of a member; their evenings get a new version, and are due at once."""
    return [
        (
            (
                "UPDATE nights SET version = version + 1, due_at = 0 "
                "WHERE EXISTS (SELECT 1 FROM night_guests g "
                "WHERE g.series_id = nights.series_id AND g.evening = nights.evening AND g.member_id = ?)"
            ),
            (member_id,),
        ),
        ("DELETE FROM night_guests WHERE member_id = ?", (member_id,)),
    ]
