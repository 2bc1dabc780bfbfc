"""Locks of several processes that share a database: advisory locks, and SKIP LOCKED.

Whatever is counted, numbered or chained across several tables is read and written by the statements of one
unit, under an advisory lock. SQLite has a single writer, so the lock does nothing there. PostgreSQL runs
units concurrently, and each statement sees what is committed by then: the lock is held until the
transaction ends. The writer takes all locks of a batch first, in one order (``LockingStatement``), so
that no two processes deadlock.
"""

from typing import Final

from data.db.database import Database, LockingStatement, Statement

QUEUE_FUNCTION: Final = "queue_up"
"""The SQL function that takes an advisory lock.

data/db/sqlite.py registers it, PostgreSQL's migration creates it.
"""
_SQL: Final = f"SELECT {QUEUE_FUNCTION}(?)"
_HOUSE: Final = 0


def lock_installation() -> Statement:
    """Lock what all guilds have in common: the sequence of matches."""
    return LockingStatement(_SQL, (_HOUSE,), rank=(1, _HOUSE))


def lock_guild(guild_id: int) -> Statement:
    """Lock what a guild counts and chains: ledger, hash chain, scores of members."""
    return LockingStatement(_SQL, (guild_id,), rank=(2, guild_id))


def skip_locked_clause(db: Database) -> str:
    """Return the SKIP LOCKED clause, or an empty string: SQLite has no row locks."""
    return " FOR UPDATE SKIP LOCKED" if db.row_locks else ""
