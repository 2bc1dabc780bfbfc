"""Idempotency: an interaction changes the database once, however often it is delivered.

The task that handles an interaction calls ``handle``. The first unit of work that this task writes also
inserts the interaction's id, in the same transaction. Every other delivery then violates the primary key:
after a restart, in another process, at the same time. Tasks that a handler starts, such as a computer's
move, do not inherit the id. All commands and presses pass through the two callers of ``handle``, so new
ones are covered. A handler that changes only Discord stores the id with ``claim``.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any, Final

from data.db.database import BulkStatement, Database, Statement
from data.db.errors import Conflict

KEPT_MS: Final = 24 * 60 * 60_000
"""How long ids are kept: Discord accepts answers for 15 minutes, signed requests for 5."""
BATCH: Final = 1_000
"""The most ids deleted at once."""
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""Start of Discord's ids (ms UTC): their upper bits are the milliseconds since then."""
TIME_SHIFT: Final = 22
_CLAIM: Final = "INSERT INTO interactions (interaction_id) VALUES (?)"
_CLAIM_ALL: Final = "INSERT INTO interactions (interaction_id) SELECT unnest(CAST(? AS BIGINT[]))"
_FIND: Final = "SELECT 1 FROM interactions WHERE interaction_id = ?"


class AlreadyHandled(Exception):
    """Another delivery of the interaction was stored; nothing of this one was."""


class _Delivery:
    """One delivery of an interaction, while a task handles it."""

    __slots__ = ("claimed", "interaction", "task")

    def __init__(self, interaction: int) -> None:
        self.interaction = interaction
        self.task: asyncio.Task[Any] | None = asyncio.current_task()
        self.claimed = False


_delivery: ContextVar[_Delivery | None] = ContextVar("delivery", default=None)


def handle(interaction: int) -> None:
    """Bind an interaction id to the current task."""
    _delivery.set(_Delivery(interaction))


def _current() -> _Delivery | None:
    """Return the delivery that the current task handles; tasks started by a handler have none."""
    found = _delivery.get()
    return found if found is not None and found.task is asyncio.current_task() else None


async def write_once(
    db: Database, unit: Sequence[Statement], store: Callable[[Sequence[Statement]], Awaitable[None]]
) -> None:
    """Store a unit with ``store``; the first unit of a delivery also inserts the interaction id.

    Raises AlreadyHandled if another delivery was stored first, and whatever ``store`` raises.
    """
    delivery = _current()
    if delivery is None or delivery.claimed:
        await store(unit)
        return
    try:
        await store([BulkStatement(_CLAIM, (delivery.interaction,), bulk=_CLAIM_ALL), *unit])
    except Conflict:
        if await db.read(_FIND, (delivery.interaction,)):
            raise AlreadyHandled from None
        raise
    delivery.claimed = True


async def claim(db: Database) -> None:
    """Store the id of the current interaction, before something that changes only Discord.

    Raises AlreadyHandled, StorageError. Does nothing without an interaction, or if its id is stored.
    """
    delivery = _current()
    if delivery is not None and not delivery.claimed:
        await db.write([])


async def handled_elsewhere(db: Database) -> bool:
    """Return whether another process has handled the current interaction. Raises StorageError."""
    delivery = _current()
    if delivery is None or delivery.claimed:
        return False
    return bool(await db.read(_FIND, (delivery.interaction,)))


async def forget_old(db: Database, now: int) -> int:
    """Delete some of the ids that are old at ``now`` (ms UTC).

    Return how many. Raises StorageError.
    """
    before = (now - KEPT_MS - DISCORD_EPOCH_MS) << TIME_SHIFT
    deleted = await db.write_relaxed(
        "DELETE FROM interactions WHERE interaction_id IN (SELECT interaction_id FROM interactions "
        "WHERE interaction_id < ? ORDER BY interaction_id LIMIT ?) RETURNING interaction_id",
        (before, BATCH),
    )
    return len(deleted)
