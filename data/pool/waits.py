"""Waits in the pool, and the seats that they lead to.

A wait becomes a seat in the unit that opens the table (``seat_waits``), or the unit fails: if the wait has
ended, if its member was erased, or if somebody has blocked somebody meanwhile. So nobody is seated twice for
one wait, whatever several processes do.
"""

# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Final, NamedTuple

from data.db.database import Database, LockingStatement, Statement
from data.db.locks import skip_locked_clause
from data.rankings.member_statistics import member_rating, reliability
from data.rankings.rating_model import NEW, shown, shown_uncertainty
from data.tables.venues import ANYONE

REPORT_COSTS: Final = 5
"""Percent of trust that each member costs who has lately reported somebody."""
TRUSTED: Final = 4
"""Finished matches that everybody is given, so that a single abandoned one does not decide."""
REPORTS_COUNT_MS: Final = 30 * 86_400_000
"""Reports of this time count."""
MOST_WAITING: Final = 100
"""So many are matched at once, those who wait longest."""


class WaitState(StrEnum):
    """What has become of a wait."""

    WAITING = "waiting"
    SEATED = "seated"
    STOPPED = "stopped"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Wait:
    """The row of a wait (migration 0026).

    Times are in ms UTC, rating and deviation as shown, trust in percent.
    ``trust``: the share of the member's matches in the pool that they have finished, less what reports cost.
    """

    wait_id: str
    member_id: int
    name: str
    game: str
    speed: str
    rating: int
    deviation: int
    trust: int
    since: int
    expires_at: int
    state: WaitState = WaitState.WAITING
    offered: bool = False
    channel_id: int
    message_id: int
    due_at: int | None

    @property
    def queue(self) -> "Queue":
        """Those among whom it is matched."""
        return Queue(self.game, self.speed)

    @property
    def waiting(self) -> bool:
        """Whether it has not ended."""
        return self.state is WaitState.WAITING


class Queue(NamedTuple):
    """What members wait for: they are matched by game and speed exactly."""

    game: str
    speed: str


class Standing(NamedTuple):
    """What a member is matched by: rating and deviation as shown, trust in percent."""

    rating: int
    deviation: int
    trust: int


_COLUMNS: Final = tuple(item.name for item in fields(Wait))
_SELECT: Final = f"SELECT {', '.join(_COLUMNS)} FROM pool_waits"
_BLOCKED: Final = (
    "SELECT 1 FROM pool_blocks b WHERE (b.blocker_member_id = w.member_id AND b.blocked_member_id IN ({0})) "
    "OR (b.blocked_member_id = w.member_id AND b.blocker_member_id IN ({0}))"
)


def _wait(row: Sequence[Any]) -> Wait:
    values = dict(zip(_COLUMNS, row, strict=True))
    return Wait(**values | {"state": WaitState(values["state"]), "offered": bool(values["offered"])})


# --- beginning and ending


def begin(wait: Wait) -> list[Statement]:
    """Store a wait instead of the member's last one. Conflict if they begin two at once."""
    values = [getattr(wait, name) for name in _COLUMNS]
    stored = [int(value) if isinstance(value, bool) else value for value in values]
    marks = ", ".join("?" * len(_COLUMNS))
    return [
        stop(wait.member_id, wait.since),
        (f"INSERT INTO pool_waits ({', '.join(_COLUMNS)}) VALUES ({marks})", tuple(stored)),
    ]


def stop(member: int, now: int) -> Statement:
    """End a member's wait, if they have one; its message is brought up to date."""
    return (
        "UPDATE pool_waits SET state = 'stopped', due_at = ? WHERE member_id = ? AND state = 'waiting'",
        (now, member),
    )


def stop_for_match(members: Collection[int], queue: Queue, now: int) -> Statement:
    """End the waits of members for a game at a speed, in the unit in which they begin it elsewhere."""
    marks = ", ".join("?" * len(members))
    return (
        (
            "UPDATE pool_waits SET state = 'stopped', due_at = ? WHERE state = 'waiting' AND game = ? "
            f"AND speed = ? AND member_id IN ({marks})"
        ),
        (now, *queue, *members),
    )


def extend(wait: Wait, expires_at: int) -> Statement:
    """Let a wait that has not ended expire later."""
    return (
        "UPDATE pool_waits SET expires_at = ? WHERE wait_id = ? AND state = 'waiting'",
        (expires_at, wait.wait_id),
    )


def drop_ended(before: int) -> Statement:
    """Delete waits that ended long ago; the seats that they led to stay."""
    return "DELETE FROM pool_waits WHERE state <> 'waiting' AND due_at IS NULL AND expires_at < ?", (before,)


def seat_waits(waits: Sequence[Wait], table_id: str, seats: Sequence[int], now: int) -> list[Statement]:
    """Seat waiting members at a table, in the unit that opens it.

    Conflict if one of them does not wait any more, or has blocked or been blocked by another.
    """
    taken: list[Statement] = [
        LockingStatement(
            "UPDATE pool_waits SET due_at = ?, state = CASE WHEN state = 'waiting' THEN 'seated' ELSE '' END "
            "WHERE wait_id = ?",
            (now, wait.wait_id),
            rank=(0, f"wait {wait.wait_id}"),
        )
        for wait in waits
    ]
    for wait, seat in zip(waits, seats, strict=True):
        others = tuple(other.member_id for other in waits if other is not wait)
        blocked = _BLOCKED.format(", ".join("?" * len(others)))
        # A wait that is gone, or somebody blocked, makes the member NULL, which is refused.
        sql = (
            "INSERT INTO pool_seats (wait_id, table_id, seat, at, member_id) VALUES (?, ?, ?, ?, "
            f"(SELECT w.member_id FROM pool_waits w WHERE w.wait_id = ? AND NOT EXISTS ({blocked})))"
        )
        taken.append((sql, (wait.wait_id, table_id, seat, now, wait.wait_id, *others, *others)))
    return taken


# --- playing again


def ask_again(table_id: str, member: int, now: int) -> Statement:
    """Note that a member wants to play with the same people again."""
    return (
        (
            "INSERT INTO pool_again (table_id, member_id, at) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id, member_id) DO NOTHING"
        ),
        (table_id, member, now),
    )


async def asked_again(db: Database, table_id: str) -> frozenset[int]:
    """Return who wants to play with the same people again. Raises StorageError."""
    rows = await db.read("SELECT member_id FROM pool_again WHERE table_id = ?", (table_id,))
    return frozenset(member for (member,) in rows)


def seat_again(
    before: str, members: Sequence[int], table_id: str, seats: Sequence[int], now: int
) -> list[Statement]:
    """Seat those who have all asked to play again, in the unit that opens the table.

    Conflict if it has been opened, or as for ``seat_waits``.
    """
    made: list[Statement] = []
    for member, seat in zip(members, seats, strict=True):
        others = tuple(other for other in members if other != member)
        blocked = _BLOCKED.format(", ".join("?" * len(others)))
        sql = (
            "INSERT INTO pool_seats (wait_id, table_id, seat, at, member_id) VALUES (?, ?, ?, ?, "
            "(SELECT w.member_id FROM pool_again w WHERE w.table_id = ? AND w.member_id = ? "
            f"AND NOT EXISTS ({blocked})))"
        )
        made.append((sql, (f"{before}:{seat}", table_id, seat, now, before, member, *others, *others)))
    return made


async def rematch_of(db: Database, table_id: str) -> str | None:
    """Return the table at which the players of a table play again; None: there is none."""
    rows = await db.read(
        "SELECT table_id FROM pool_seats WHERE wait_id >= ? AND wait_id < ? LIMIT 1",
        (f"{table_id}:", f"{table_id};"),
    )
    return rows[0][0] if rows else None


# --- reading


async def waiting(db: Database, queue: Queue) -> list[Wait]:
    """Return who waits for a game, the longest first, at most ``MOST_WAITING``."""
    rows = await db.read(
        f"{_SELECT} WHERE game = ? AND speed = ? AND state = 'waiting' ORDER BY since, wait_id LIMIT ?",
        (*queue, MOST_WAITING),
    )
    return [_wait(row) for row in rows]


async def last_wait(db: Database, member: int) -> Wait | None:
    """Return a member's last wait; None: there is none."""
    rows = await db.read(
        f"{_SELECT} WHERE member_id = ? ORDER BY since DESC, wait_id DESC LIMIT 1", (member,)
    )
    return _wait(rows[0]) if rows else None


async def begun_since(db: Database, member: int, since: int) -> int:
    """Return how many waits a member has begun since then (ms UTC)."""
    [(count,)] = await db.read(
        "SELECT count(*) FROM pool_waits WHERE member_id = ? AND since >= ?", (member, since)
    )
    return int(count)


async def met_since(db: Database, members: Collection[int], since: int) -> frozenset[frozenset[int]]:
    """Return the pairs of these members who have been seated together since then (ms UTC)."""
    marks = ", ".join("?" * len(members))
    rows = await db.read(
        "SELECT a.member_id, b.member_id FROM pool_seats a JOIN pool_seats b ON b.table_id = a.table_id "
        f"WHERE a.member_id IN ({marks}) AND a.at >= ? AND b.member_id > a.member_id",
        (*members, since),
    )
    return frozenset(frozenset(row) for row in rows)


async def standing(db: Database, member: int, game: str, now: int) -> Standing:
    """Return what a member is matched by in a game. Raises StorageError.

    Without a rated match in the pool: the rating of a new player, with its deviation. Without a match there:
    full trust.
    """
    rating = await member_rating(db, ANYONE, game, member)
    reliable = await reliability(db, ANYONE, member)
    [(reporters,)] = await db.read(
        "SELECT count(DISTINCT reporter_member_id) FROM pool_reports "
        "WHERE reported_member_id = ? AND at >= ?",
        (member, now - REPORTS_COUNT_MS),
    )
    finished = 100 * (reliable.finished + TRUSTED) // (reliable.started + TRUSTED)
    trust = max(0, finished - REPORT_COSTS * reporters)
    if rating is None:
        return Standing(shown(NEW.mu), shown_uncertainty(NEW.sigma), trust)
    return Standing(rating.rating, rating.uncertainty, trust)


# --- the runner


async def claim_due(db: Database, now: int, until: int, most: int) -> list[Wait]:
    """Return due waits, the longest due first, and give them to no other process until then."""
    found = await db.write_relaxed(
        f"UPDATE pool_waits SET due_at = ? WHERE wait_id IN (SELECT wait_id FROM pool_waits "
        f"WHERE due_at <= ? ORDER BY due_at LIMIT ?{skip_locked_clause(db)}) RETURNING {', '.join(_COLUMNS)}",
        (until, now, most),
    )
    return sorted(map(_wait, found), key=lambda wait: (wait.since, wait.wait_id))


async def next_due(db: Database) -> int | None:
    """Return when the next wait is due, in ms UTC; None: none is."""
    [(at,)] = await db.read("SELECT min(due_at) FROM pool_waits WHERE due_at IS NOT NULL")
    return None if at is None else int(at)


def expire(wait: Wait, now: int) -> Statement:
    """End a wait that has lasted too long, unless it has been extended."""
    return (
        (
            "UPDATE pool_waits SET state = 'expired', due_at = ? "
            "WHERE wait_id = ? AND state = 'waiting' AND expires_at <= ?"
        ),
        (now, wait.wait_id, now),
    )


def note_offered(wait: Wait) -> Statement:
    """Note that the message of a wait offers a computer."""
    return "UPDATE pool_waits SET offered = 1 WHERE wait_id = ?", (wait.wait_id,)


def set_due(wait: Wait, claimed: int, state: WaitState, at: int | None) -> Statement:
    """Set when a claimed wait is looked at again, unless it has changed since."""
    return (
        "UPDATE pool_waits SET due_at = ? WHERE wait_id = ? AND due_at = ? AND state = ?",
        (at, wait.wait_id, claimed, state.value),
    )


async def load(db: Database, wait_id: str) -> Wait | None:
    """Return a wait; None: its member was erased."""
    rows = await db.read(f"{_SELECT} WHERE wait_id = ?", (wait_id,))
    return _wait(rows[0]) if rows else None
