"""Timers of the tables: when something next happens at a table by itself.

A timer is a number in the table's row (``due_at``), so that a start reads no table without one.
"""

# ruff: noqa: S608 - the SQL is built from constants and our own numbers; values are parameters

from data.db.database import Database, Statement
from data.db.locks import skip_locked_clause
from data.tables.table_chain import reseal
from data.tables.venues import FRIENDS


async def next_timers(db: Database, most: int) -> list[tuple[str, int]]:
    """Return at most ``most`` tables with the earliest timers, and when they are due (ms UTC)."""
    rows = await db.read(
        "SELECT table_id, due_at FROM tables WHERE due_at IS NOT NULL ORDER BY due_at LIMIT ?", (most,)
    )
    return [(table_id, at) for table_id, at in rows]


async def claim_due_tables(db: Database, now: int, until: int, most: int) -> list[str]:
    """Claim at most ``most`` tables whose timers are due, earliest first, until ``until``.

    Until then, no other process is given them. The claimer stores the next timer; if it dies, others may
    claim the table after ``until``. Times are in ms UTC.
    """
    rows = await db.write_relaxed(
        "UPDATE tables SET due_at = ? WHERE due_at <= ? AND table_id IN "
        f"(SELECT table_id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?{skip_locked_clause(db)}) "
        "RETURNING table_id",
        (until, now, now, most),
    )
    return [table_id for (table_id,) in rows]


async def postpone(db: Database, table_id: str, claimed: int, until: int | None) -> None:
    """Set the timer of a table that was claimed at ``claimed``, unless it has changed since."""
    await db.write_relaxed(
        "UPDATE tables SET due_at = ? WHERE table_id = ? AND due_at = ?", (until, table_id, claimed)
    )


def set_due(table_id: str, due_at: int | None) -> list[Statement]:
    """Set the timer of a table; None: no timer."""
    return [("UPDATE tables SET due_at = ? WHERE table_id = ?", (due_at, table_id))]


def wake_paused(guild_id: int, at: int) -> list[Statement]:
    """Set the timers of a guild's paused tables."""
    return [("UPDATE tables SET due_at = ? WHERE guild_id = ? AND status = 'paused'", (at, guild_id))]


def credit_downtime(
    amount: int,
    *,
    now: int,
    notify: bool,
    lobby_ms: int,
    between_ms: int,
    asleep_ms: int,
    paused_ms: int,
    kept_ms: int,
    friends_ms: int,
) -> list[Statement]:
    """Give every live table the time ``amount`` (ms) during which no process ran.

    It is negative if the clock was set back. It is added to deadlines, to running clocks, and to
    reservations of seats. Nothing ends later than it would if it began at ``now``: a turn, the pause
    between deals (``between_ms``), a lobby, a reserved seat (``kept_ms``), a table at which everybody is
    away (``asleep_ms``), a paused table (``paused_ms``), a match without a time limit; and no clock starts
    later than ``now``. ``friends_ms``: a lobby and a reserved seat among friends.

    ``notify``: players are notified, so the tables with running time get a new version to publish.
    """
    deal_over = (
        "EXISTS (SELECT 1 FROM results r WHERE r.table_id = tables.table_id AND r.deal = "
        "(SELECT max(d.deal) FROM deals d WHERE d.table_id = tables.table_id))"
    )
    present = (
        "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.table_id AND s.kind = 'person' "
        "AND s.away = 0 AND s.resigned_at IS NULL)"
    )
    full_time = (
        f"CASE WHEN status = 'lobby' AND guild_id = {FRIENDS} THEN {friends_ms} "
        f"WHEN status = 'lobby' THEN {lobby_ms} WHEN status = 'paused' THEN {paused_ms} "
        f"WHEN NOT {present} THEN {asleep_ms} WHEN {deal_over} THEN {between_ms} "
        "WHEN turn_ms > 0 THEN turn_ms WHEN clock_ms > 0 THEN asking_ms ELSE 2 * idle_ms END"
    )

    # A leave stops the time until held_until: it does not run before, and what is left is left then.
    before = now - min(0, amount)  # what was not over then is not over now, if the clock was set back
    by = (
        f"CASE WHEN held_until IS NULL OR held_until <= {now - amount} THEN {amount} "
        f"WHEN held_until > {now} THEN 0 ELSE {now} - held_until END"
    )
    start = f"CASE WHEN held_until > {before} THEN held_until ELSE {now} END"

    def later(column: str, most: str, by: str = str(amount), start: str = str(now)) -> str:
        put_off = f"({column} + ({by}))"
        most = f"({start}) + ({most})"
        return f"CASE WHEN {put_off} < {most} THEN {put_off} ELSE {most} END"

    kept_time = (
        f"CASE WHEN table_id IN (SELECT table_id FROM tables WHERE guild_id = {FRIENDS}) "
        f"THEN {friends_ms} ELSE {kept_ms} END"
    )

    live = "status IN ('lobby', 'playing', 'paused')"
    deadline = later("deadline_at", full_time, by, start)
    return [
        (
            # The timer of a match with clocks depends on other columns: set it to now, and it is computed
            # again.
            (
                f"UPDATE tables SET deadline_at = {deadline}, "
                f"held_until = CASE WHEN held_until > {before} THEN held_until END, "
                f"due_at = CASE WHEN clock_ms > 0 THEN {now} ELSE {deadline} END "
                f"WHERE {live} AND deadline_at IS NOT NULL"
            ),
            (),
        ),
        (
            # Timers without a deadline are due now: a check of a computer's move, or of a paused table.
            (
                "UPDATE tables SET due_at = ? WHERE status IN ('lobby', 'playing', 'paused') "
                "AND (deadline_at IS NULL OR status = 'paused') AND due_at > ?"
            ),
            (now, now),
        ),
        (
            # A paused table has nothing new to show, but other processes must refresh their copies.
            (
                "UPDATE tables SET version = version + 1, shown = shown + CASE status WHEN 'paused' THEN 1 "
                "ELSE 0 END, put_off_ms = put_off_ms + CASE status WHEN 'paused' THEN 0 "
                f"ELSE CAST(? AS BIGINT) END WHERE ? = 1 AND {live} "
                "AND (deadline_at IS NOT NULL OR clock_ms > 0)"
            ),
            (max(0, amount), int(notify)),
        ),
        (
            (
                f"UPDATE seats SET running_since = {later('running_since', '0')} "
                "WHERE running_since IS NOT NULL AND table_id IN "
                "(SELECT t.table_id FROM tables t WHERE t.status IN ('lobby', 'playing', 'paused') "
                "AND (t.held_until IS NULL OR t.held_until <> seats.running_since))"
            ),
            (),
        ),
        reseal("(deadline_at IS NOT NULL OR clock_ms > 0)"),
        (f"UPDATE kept_seats SET kept_until = {later('kept_until', kept_time)}", ()),
    ]
