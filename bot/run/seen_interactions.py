"""Interactions that this process has seen, and the deletion of the ids that the database keeps.

Discord's gateway repeats events when a session is resumed, and a proxy or anybody who has recorded a signed
request can send it again. Within one process a repeated delivery stops here, before anything is read; another
process, or the next one after a restart, is stopped by the database (data/db/idempotency.py).
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from bot.manager.time.clock import Clock
from data.db.database import OpenDatabase
from data.db.errors import StorageError
from data.db.idempotency import BATCH, forget_old

log = logging.getLogger(__name__)

MOST: Final = 50_000
"""Ids that are remembered: of five minutes at 160 interactions a second, and no session is resumed later."""
PAUSE: Final = 600.0
"""Seconds between two deletions of old ids."""
_COMPLETION: Final = 4


class SeenInteractions:
    """Remembers the last interactions by their ids."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._seen: OrderedDict[int, None] = OrderedDict()

    def first(self, interaction: Any) -> bool:
        """Say whether an interaction, as Discord sends it, is new; a completion changes nothing, and always
        is. Raises KeyError, TypeError, ValueError for what is none.
        """
        if interaction["type"] == _COMPLETION:
            return True
        number = int(interaction["id"])
        if number in self._seen:
            log.info("an interaction was delivered again")
            return False
        self._seen[number] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True


async def keep_forgetting(db: OpenDatabase, clock: Clock) -> None:
    """Delete the ids of old interactions, until cancelled; of several processes one does."""
    while True:
        deleted = 0
        try:
            if await db.is_leader("interactions"):
                deleted = await forget_old(db, clock.now())
        except StorageError as error:
            log.warning("old interactions are deleted later (%s)", type(error).__name__)
        if deleted < BATCH:
            await asyncio.sleep(PAUSE)
