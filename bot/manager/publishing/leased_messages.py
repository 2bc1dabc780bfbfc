"""Posts and deletes messages of tables, under a lease among several processes."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from bot.manager.publishing.background import Background
from bot.manager.publishing.leases import LEASE, Lease, Leases
from bot.manager.publishing.message_records import note_messages
from bot.manager.publishing.message_state import TableMessages
from bot.manager.publishing.messages import (
    ChannelClosed,
    DirectClosed,
    DirectLater,
    MessageGone,
    Messenger,
    NotBegun,
    NotSent,
    Page,
)
from bot.manager.publishing.publish_job import PublishJob, messages_of, stored_messages
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import MessageRef, Table
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.tables import publish_leases
from data.tables.publish_leases import PublishedState

Post = Callable[..., Awaitable[MessageRef]]
"""Posts a page in a new message, under a name if one is given: ``Messenger.post``."""
TIDY_MS: Final = 30_000
"""An old mention is deleted after this time, and a result loses its "Next deal" button."""
STRAY_MS: Final = 6_000
"""After this time the holder of a lease has stored a message that it found."""


class LeasedMessages:
    """Knows the messages of each table, and posts, stores and deletes them.

    ``leases``: where several processes share the database, those to publish by. None: this process is alone,
    and may always send.
    """

    def __init__(
        self,
        messenger: Messenger,
        preferences: Preferences,
        clock: Clock,
        database: Database,
        leases: Leases | None,
    ) -> None:
        self._messenger = messenger
        self._preferences = preferences
        self._clock = clock
        self._db = database
        self._leases = leases
        self._messages: dict[str, TableMessages] = {}
        self._jobs: dict[str, PublishJob] = {}
        self._background = Background("publishing")
        self._removals: dict[MessageRef, Callable[[], Coroutine[Any, Any, None]]] = {}
        self._stopped = False

    @property
    def shared(self) -> bool:
        """Whether other processes publish tables, too."""
        return self._leases is not None

    def messages_of(self, table: Table) -> TableMessages:
        """Return the state of a table's messages."""
        found = self._messages.get(table.id)
        if found is None:
            found = self._messages[table.id] = TableMessages()
        return found

    def _job(self, table: Table) -> PublishJob:
        job = self._jobs.get(table.id)
        if job is None:
            job = self._jobs[table.id] = PublishJob(table)
        return job

    def _spawn(self, table: Table, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Send something in the background, under the lease that is held."""
        if self._leases is None:
            return self._background.spawn(work, table=table.id)
        job = self._job(table)

        def done(task: "asyncio.Task[None]") -> None:
            work.close()  # where the task was cancelled before its first step
            job.tasks.discard(task)
            job.wake.set()

        task = self._background.spawn(_under(job.lease, work), table=table.id)
        job.tasks.add(task)
        task.add_done_callback(done)
        return task

    def _may_send(self, table: Table) -> bool:
        return self._leases is None or self._job(table).lease is not None

    def _check(self, table: Table, place: int) -> None:
        """Raise NotSent if nothing may be sent to a place now."""
        if self._leases is None:
            return
        job = self._job(table)
        if job.lease is None:
            raise NotSent("a page was not sent, since its lease was released")
        job.lease.check()
        job.baseline.sent.add(place)

    async def post(self, table: Table, page: Page, post: Post, *name: object) -> MessageRef:
        """Post a new message; ``name`` tells it from all others of the table.

        A message that a process has posted and not stored is found by its name and brought up to date.
        """
        if self._leases is None:
            return await post(page)
        uncertain, lease = self._job(table).uncertain, LEASE.get()
        once = blake2b(repr((table.id, *name)).encode(), digest_size=12).hexdigest()
        may_stand = once in uncertain or (lease is not None and lease.taken_over)
        try:
            posted = await post(page, once)
            if may_stand:
                try:
                    await self._messenger.edit(posted, page)
                except MessageGone:  # it has been deleted since
                    posted = await post(page)
        except (ChannelClosed, DirectClosed, DirectLater):
            raise
        except BaseException as error:
            if may_stand or not isinstance(error, NotBegun):
                uncertain.add(once)  # it may be there, with this page or an older one
            raise
        uncertain.discard(once)
        return posted

    async def note_messages(self, table: Table) -> None:
        """Store where a table's messages are.

        What was sent after the lease was lost is deleted, unless its new holder has found it there; then this
        raises NotSent.
        """
        if self._leases is None:
            await note_messages(self._db, table)
            return
        job, now = self._job(table), set(messages_of(table))
        members = {seat: player.member for seat, player in enumerate(table.players) if player.member}
        if job.held is None or not await publish_leases.note_messages(
            self._db,
            job.held.given,
            stored_messages(table),
            published_state(self._messages[table.id]),
            version=table.version,
            members=members,
        ):
            for ref in now - job.baseline.messages:
                self._remove_later(ref, partial(self._remove_stray, table, ref), STRAY_MS)
            if job.held is not None:
                job.held.lost = True
            raise NotSent("the lease expired while a message was in flight")
        job.baseline.messages = now

    async def _remove_stray(self, table: Table, ref: MessageRef) -> None:
        where = await publish_leases.messages(self._db, table.id)
        if ref.message not in {place[1] for place in (where.board, where.call, *where.hands.values())}:
            await self.remove(ref)

    def _later(self, ms: int, call: Callable[[], object]) -> None:
        self._clock.call_at(self._clock.now() + ms, lambda: None if self._stopped else call())

    def _remove_later(
        self,
        ref: MessageRef,
        removal: Callable[[], Coroutine[Any, Any, None]] | None = None,
        ms: int = TIDY_MS,
    ) -> None:
        self._removals[ref] = removal or partial(self.remove, ref)
        self._later(ms, lambda: self._remove_now(ref))

    def _remove_now(self, ref: MessageRef) -> None:
        if (removal := self._removals.pop(ref, None)) is not None:
            self._background.spawn(removal())

    async def remove(self, ref: MessageRef) -> None:
        """Delete a message, later if that fails now. Raises NotSent."""
        try:
            await self._messenger.delete(ref)
        except Exception:
            self._remove_later(ref)
            raise


def published_state(messages: TableMessages) -> PublishedState:
    """Return what the next process that publishes a table must know."""
    failed = (key for key, place in messages.places.items() if place.failed)
    pending = (*dict.fromkeys((*messages.pending, *failed)),)
    return PublishedState(messages.deal_no, messages.actors, pending, (*messages.coming,))


async def _under(lease: Lease | None, work: Coroutine[Any, Any, None]) -> None:
    """Do something under a lease."""
    LEASE.set(lease)
    await work
