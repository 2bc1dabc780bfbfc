"""What two processes that share a database must not do at once: who does it queues up first.

What is counted, numbered or chained over several tables is read and written by statements of one unit. SQLite
has one writer, so that queueing costs it nothing there and means nothing. PostgreSQL runs units side by side,
each statement on what is stored by then: a queue is a lock of its own there, held until the unit is stored,
and the writer joins all queues of a batch first and in one order (``Locking``), so that no two processes wait
for each other.
"""

from typing import Final

from data.db.database import Locking, Statement

QUEUE_FUNCTION: Final = "queue_up"
"""The name under which the databases know queueing: data/db/sqlite.py registers it, PostgreSQL's
migration makes it.
"""
_SQL: Final = f"SELECT {QUEUE_FUNCTION}(?)"
_HOUSE: Final = 0


def lock_installation() -> Statement:
    """Queue up for what all servers have in common: the sequence of matches."""
    return Locking(_SQL, (_HOUSE,), rank=(1, _HOUSE))


def lock_guild(guild_id: int) -> Statement:
    """Queue up for what a server counts and chains: its books, its seals, the scores of its members."""
    return Locking(_SQL, (guild_id,), rank=(2, guild_id))
