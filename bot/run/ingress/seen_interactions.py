"""Deduplication of interactions in this process, and deletion of old ids from the database.

Discord's gateway repeats events when a session is resumed, and a proxy, or anybody who recorded a signed
request, can send it again. This module drops repetitions within one process. Across processes and restarts,
the idempotency keys in the database do (data/db/idempotency.py).
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final

from bot.manager.time.clock import Clock
from data.db.database import OpenDatabase
from data.db.errors import StorageError, log_level
from data.db.idempotency import BATCH, forget_old

log = logging.getLogger(__name__)

MOST: Final = 50_000
"""Ids to remember: five minutes at 160 interactions a second; no session is resumed later."""
PAUSE: Final = 600.0
"""Seconds between two deletions of old ids."""
_COMPLETION: Final = 4


class SeenInteractions:
    """The ids of the last interactions."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._seen: OrderedDict[int, None] = OrderedDict()

    def first(self, interaction: Any) -> bool:
        """Return whether a raw interaction is new.

        An autocompletion always is, because it changes nothing. Raises KeyError, TypeError or ValueError if
        the data is not an interaction.
        """
        if interaction["type"] == _COMPLETION:
            return True
        number = int(interaction["id"])
        if number in self._seen:
            log.info("repeated: an interaction that was delivered before is ignored")
            return False
        self._seen[number] = None
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)
        return True


async def keep_forgetting(db: OpenDatabase, clock: Clock) -> None:
    """Delete the ids of old interactions until cancelled; of several processes, one does."""
    while True:
        deleted = 0
        try:
            if await db.is_leader("interactions"):
                deleted = await forget_old(db, clock.now())
        except StorageError as error:
            log.log(log_level(error), "old interactions are deleted later (%s)", type(error).__name__)
        if deleted < BATCH:
            await asyncio.sleep(PAUSE)
