"""Seats those who wait in the pool, and brings the messages of their waits up to date.

What is to be done follows from the rows alone, so that a start after a crash goes on where it was. A process
claims due waits for a while and looks at their queues. A table is stored together with the end of its waits
(data/pool/waits.py): of two processes that seat the same member, the second one fails and seats others.
"""

import logging
from contextlib import suppress
from typing import Final

from bot.manager.play.lobby import Lobby
from bot.manager.pool.pool_matching import parties
from bot.manager.pool.pool_messages import PoolPages
from bot.manager.pool.pool_tables import PoolTables, usual_seats
from bot.manager.publishing.job_runner import JobRunner
from bot.manager.publishing.messages import (
    ChannelClosed,
    MessageGone,
    MessageStuck,
    Messenger,
    NotSent,
)
from bot.manager.tables.table import MessageRef, TableError
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.pool import waits
from data.pool.members import blocked_pairs
from data.pool.speeds import OFFER_MS, PACES, Speed
from data.pool.waits import Queue, Wait, WaitState
from engine import GAMES

log = logging.getLogger(__name__)

CLAIM_MS: Final = 20_000
"""The time of a process that has claimed waits; another one goes on afterwards."""
RETRY_MS: Final = 5_000
"""When Discord or the database fails, a wait is looked at again after this time."""
POLL_MS: Final = 2_000
"""How often each of several processes looks for due waits."""
LOOKS: Final = 6
"""A wait is looked at so many times in its patience, since its window widens."""
MET_MS: Final = 60 * 60_000
"""Those who have met in this time meet others first."""
AT_ONCE: Final = 100


class PoolRunner(JobRunner):
    """Serves due waits."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        messenger: Messenger,
        pages: PoolPages,
        tables: PoolTables,
        lobby: Lobby,
    ) -> None:
        super().__init__(clock, "the pool", retry_ms=RETRY_MS, poll_ms=POLL_MS if database.shared else None)
        self._db = database
        self._messenger = messenger
        self._pages = pages
        self._tables = tables
        self._lobby = lobby

    async def serve_due(self, now: int) -> bool:
        """Serve some due waits; return whether there were any."""
        found = await waits.claim_due(self._db, now, now + CLAIM_MS, AT_ONCE)
        for queue in dict.fromkeys(wait.queue for wait in found if wait.waiting):
            await self._match(queue)
        for wait in found:
            await self._follow(wait.wait_id, now + CLAIM_MS)
        return bool(found)

    async def next_due(self) -> int | None:
        """Return when a wait is due next, in ms UTC."""
        return await waits.next_due(self._db)

    async def _match(self, queue: Queue) -> None:
        """Open the tables that can be opened for those who wait for a game."""
        if queue.game not in GAMES or queue.speed not in PACES:
            return  # stored by another version of this program
        waiting, now = await waits.waiting(self._db, queue), self._clock.now()
        waiting = [wait for wait in waiting if wait.expires_at > now]
        if len(waiting) < 2:
            return
        members = [wait.member_id for wait in waiting]
        found = parties(
            waiting,
            seats=usual_seats(queue.game),
            patience=PACES[Speed(queue.speed)].patience,
            now=now,
            blocked=await blocked_pairs(self._db, members),
            met=await waits.met_since(self._db, members, now - MET_MS),
        )
        for party in found:
            try:
                await self._tables.open(party)
            except TableError:
                return  # nothing was stored; the log says so, and all of them still wait

    async def _follow(self, wait_id: str, claimed: int) -> None:
        """Show what has become of a wait, and store when it is looked at again."""
        wait, now = await waits.load(self._db, wait_id), self._clock.now()
        if wait is not None and wait.waiting and wait.expires_at <= now:
            await self._db.write([waits.expire(wait, now)])
            wait = await waits.load(self._db, wait_id)
            claimed = now
        if wait is None:
            return
        if wait.state is WaitState.SEATED:
            await self._lobby.close_empty(wait.member_id, wait.game, wait.speed)
        if not wait.waiting:
            claimed = wait.due_at or claimed
            at = None if await self._show(wait) else now + RETRY_MS
            await self._db.write([waits.set_due(wait, claimed, wait.state, at)])
            return
        if not wait.offered and now >= wait.since + OFFER_MS:
            await self._db.write([waits.note_offered(wait)])
            wait = await waits.load(self._db, wait_id) or wait
            await self._show(wait)
        await self._db.write([waits.set_due(wait, claimed, wait.state, _next_look(wait, now))])

    async def _show(self, wait: Wait) -> bool:
        """Bring the message of a wait up to date; return whether Discord has answered."""
        if not wait.message_id:
            return True
        with suppress(MessageGone, MessageStuck, ChannelClosed):
            try:
                await self._messenger.edit(
                    MessageRef(wait.channel_id, wait.message_id), await self._pages.wait(wait)
                )
            except NotSent as error:
                log.info("the message of a wait is edited later: %s", error)
                return False
        return True


def _next_look(wait: Wait, now: int) -> int:
    """Return when a wait is looked at again, in ms UTC."""
    patience = PACES[Speed(wait.speed)].patience if wait.speed in PACES else RETRY_MS * LOOKS
    times = [now + patience // LOOKS, wait.expires_at]
    if not wait.offered:
        times.append(wait.since + OFFER_MS)
    return max(now + 1, min(times))
