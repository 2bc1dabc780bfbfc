"""What is owed to the tables: things that happen by themselves, messages to bring up to date, time to give
back.

Everything here is a number in a row, so that a start reads no table to which nothing is owed.
"""

# ruff: noqa: S608 - pieces of our own texts and our own numbers are put together; values are parameters

from data.db.database import Database, Statement
from data.tables.table_chain import seals_again


def skip_locked_clause(db: Database) -> str:
    """Return what has a SELECT that is to be claimed from pass over the rows that others hold."""
    return " FOR UPDATE SKIP LOCKED" if db.row_locks else ""


async def next_timers(db: Database, most: int) -> list[tuple[str, int]]:
    """Return the tables at which something happens by itself soonest, and when (ms UTC), at most so many."""
    rows = await db.read(
        "SELECT table_id, due_at FROM tables WHERE due_at IS NOT NULL ORDER BY due_at LIMIT ?", (most,)
    )
    return [(table_id, at) for table_id, at in rows]


async def claim_due_tables(db: Database, now: int, until: int, most: int) -> list[str]:
    """Return tables at which something is due, the longest waiting first, at most so many, and put that off:
    until then nobody else is given them. Whoever sees to one stores when the next thing is due there; of whom
    nothing is heard has left it to the others.
    """
    rows = await db.soft(
        "UPDATE tables SET due_at = ? WHERE due_at <= ? AND table_id IN "
        f"(SELECT table_id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?{skip_locked_clause(db)}) "
        "RETURNING table_id",
        (until, now, now, most),
    )
    return [table_id for (table_id,) in rows]


async def postpone(db: Database, table_id: str, claimed: int, until: int | None) -> None:
    """Put off what is due at a table that was claimed so; nothing changes where it has gone on since."""
    await db.soft(
        "UPDATE tables SET due_at = ? WHERE table_id = ? AND due_at = ?", (until, table_id, claimed)
    )


def set_due(table_id: str, due_at: int | None) -> list[Statement]:
    """Store when the next thing happens at a table by itself; None: nothing does."""
    return [("UPDATE tables SET due_at = ? WHERE table_id = ?", (due_at, table_id))]


def wake_paused(guild_id: int, at: int) -> list[Statement]:
    """Store that the paused tables of a server are to be looked at."""
    return [("UPDATE tables SET due_at = ? WHERE guild_id = ? AND status = 'paused'", (at, guild_id))]


async def pending_tables(db: Database) -> list[str]:
    """Return the tables whose messages are behind: first those at which people wait for something to happen,
    the soonest first.
    """
    rows = await db.read(
        "SELECT table_id FROM tables WHERE version > shown "
        "ORDER BY CASE WHEN due_at IS NULL THEN 1 ELSE 0 END, due_at, table_id"
    )
    return [table_id for (table_id,) in rows]


def note_shown(
    table_id: str, version: int | None, board: str | None, hands: dict[int, str | None]
) -> list[Statement]:
    """Store which version a table's messages show (None: as before), and the digests of their pages: the
    board's, the hands' by seat.
    """
    unit: list[Statement] = [
        (
            "UPDATE tables SET shown = coalesce(?, shown), message_digest = ? WHERE table_id = ?",
            (version, board, table_id),
        )
    ]
    unit += [
        ("UPDATE seats SET hand_digest = ? WHERE table_id = ? AND seat = ?", (digest, table_id, seat))
        for seat, digest in hands.items()
    ]
    return unit


def credit_downtime(
    by: int,
    *,
    now: int,
    told: bool,
    lobby_ms: int,
    between_ms: int,
    asleep_ms: int,
    paused_ms: int,
    kept_ms: int,
) -> list[Statement]:
    """Give every live table ``by`` ms more, since nobody served (less than 0: the clock was set back): to its
    deadline, to whoever's time for the match runs, and to the seats that its lobby keeps. Nothing is further
    off then than the whole of what it ends: the turn, the pause between deals (``between_ms``), the lobby,
    the time for which a seat is ``kept``, for which a table lies ``asleep`` when everybody has left it to
    the computer or stays ``paused``, or after which one without a limit ends; and no time for the match
    begins to run later than now.

    ``told``: people are told, so the messages of the tables whose time runs are owed.
    """
    over = (
        "EXISTS (SELECT 1 FROM results r WHERE r.table_id = tables.table_id AND r.deal = "
        "(SELECT max(d.deal) FROM deals d WHERE d.table_id = tables.table_id))"
    )
    somebody = (
        "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.table_id AND s.kind = 'person' "
        "AND s.away = 0 AND s.resigned_at IS NULL)"
    )
    whole = (
        f"CASE WHEN status = 'lobby' THEN {lobby_ms} WHEN status = 'paused' THEN {paused_ms} "
        f"WHEN NOT {somebody} THEN {asleep_ms} WHEN {over} THEN {between_ms} "
        "WHEN turn_ms > 0 THEN turn_ms WHEN clock_ms > 0 THEN asking_ms ELSE 2 * idle_ms END"
    )

    def later(column: str, most: str) -> str:
        return f"CASE WHEN {column} + {by} < {now} + {most} THEN {column} + {by} ELSE {now} + {most} END"

    live = "status IN ('lobby', 'playing', 'paused')"
    deadline = later("deadline_at", whole)
    return [
        (
            # A match by the clock is looked at when it is due by columns that this does not reckon with.
            (
                f"UPDATE tables SET deadline_at = {deadline}, "
                f"due_at = CASE WHEN clock_ms > 0 THEN {now} ELSE {deadline} END "
                f"WHERE {live} AND deadline_at IS NOT NULL"
            ),
            (),
        ),
        (
            # What is due without a deadline does not wait: a look at a move of the house, or a paused table.
            (
                "UPDATE tables SET due_at = ? WHERE status IN ('lobby', 'playing', 'paused') "
                "AND (deadline_at IS NULL OR status = 'paused') AND due_at > ?"
            ),
            (now, now),
        ),
        (
            (
                "UPDATE tables SET put_off_ms = put_off_ms + ?, version = version + 1 WHERE ? = 1 "
                "AND status IN ('lobby', 'playing') AND (deadline_at IS NOT NULL OR clock_ms > 0)"
            ),
            (max(0, by), int(told)),
        ),
        (
            (
                f"UPDATE seats SET running_since = {later('running_since', '0')} "
                "WHERE running_since IS NOT NULL AND table_id IN "
                "(SELECT table_id FROM tables WHERE status IN ('lobby', 'playing', 'paused'))"
            ),
            (),
        ),
        seals_again("(deadline_at IS NOT NULL OR clock_ms > 0)"),
        (f"UPDATE kept_seats SET kept_until = {later('kept_until', str(kept_ms))}", ()),
    ]
