"""Idempotency: an interaction changes the database once, however often and wherever it is delivered.

The task that handles an interaction says so (``handle``). The first unit of work that this task writes also
inserts the interaction's id, in the same transaction, so that every later delivery violates a primary key: in
another process, after a restart, at the same time. Tasks that a handler starts, such as a computer's move, do
not carry the id. Every command and every press passes through the two callers of ``handle``, so that a new
one need not think of it; what changes nothing but Discord claims its id by ``claim``.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from typing import Any, Final

from data.db.database import Database, Statement
from data.db.errors import Conflict

KEPT_MS: Final = 24 * 60 * 60_000
"""How long ids are kept. Discord takes answers for 15 minutes, and a signed request is good for five."""
BATCH: Final = 1_000
"""Ids that are deleted at once."""
DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""When Discord's ids begin: the milliseconds since then are their upper bits."""
TIME_SHIFT: Final = 22
_CLAIM: Final = "INSERT INTO interactions (interaction_id) VALUES (?)"
_FIND: Final = "SELECT 1 FROM interactions WHERE interaction_id = ?"


class AlreadyHandled(Exception):
    """Another delivery of the interaction has made its change; nothing of this one was stored."""


class _Delivery:
    """One delivery of an interaction, while a task handles it."""

    __slots__ = ("claimed", "interaction", "task")

    def __init__(self, interaction: int) -> None:
        self.interaction = interaction
        self.task: asyncio.Task[Any] | None = asyncio.current_task()
        self.claimed = False


_delivery: ContextVar[_Delivery | None] = ContextVar("delivery", default=None)


def handle(interaction: int) -> None:
    """Let the current task handle an interaction, by its id, until the task ends."""
    _delivery.set(_Delivery(interaction))


def _current() -> _Delivery | None:
    """Return the delivery that the current task handles; a task started by a handler has none."""
    found = _delivery.get()
    return found if found is not None and found.task is asyncio.current_task() else None


async def write_once(
    db: Database, unit: Sequence[Statement], store: Callable[[Sequence[Statement]], Awaitable[None]]
) -> None:
    """Store a unit by ``store``, and with the first of a delivery its claim.

    Raises AlreadyHandled when another delivery has claimed the interaction, and what ``store`` raises.
    """
    delivery = _current()
    if delivery is None or delivery.claimed:
        await store(unit)
        return
    try:
        await store([(_CLAIM, (delivery.interaction,)), *unit])
    except Conflict:
        if await db.read(_FIND, (delivery.interaction,)):
            raise AlreadyHandled from None
        raise
    delivery.claimed = True


async def claim(db: Database) -> None:
    """Claim the interaction at hand before something is done that changes Discord alone.

    Raises AlreadyHandled, StorageError. Without an interaction, or with one that is claimed, does nothing.
    """
    delivery = _current()
    if delivery is not None and not delivery.claimed:
        await db.write([])


async def handled_elsewhere(db: Database) -> bool:
    """Say whether another process has handled the interaction at hand. Raises StorageError."""
    delivery = _current()
    if delivery is None or delivery.claimed:
        return False
    return bool(await db.read(_FIND, (delivery.interaction,)))


async def forget_old(db: Database, now: int) -> int:
    """Delete some of the ids that are old at ``now`` (ms UTC); return how many. Raises StorageError."""
    before = (now - KEPT_MS - DISCORD_EPOCH_MS) << TIME_SHIFT
    deleted = await db.soft(
        "DELETE FROM interactions WHERE interaction_id IN (SELECT interaction_id FROM interactions "
        "WHERE interaction_id < ? ORDER BY interaction_id LIMIT ?) RETURNING interaction_id",
        (before, BATCH),
    )
    return len(deleted)
