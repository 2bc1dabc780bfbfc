"""Does what is due for members: digests, what was held back in quiet hours, missed turns, leave.

What an errand sends follows from what is stored when it is due. A process claims a due errand for a while;
if it dies, another one goes on. A message carries a nonce, so that it is not sent twice.
"""

import logging
from contextlib import suppress
from typing import Final, Protocol

from bot.manager.inbox.inbox import Inbox, Kind, View
from bot.manager.inbox.leave_service import LeaveService
from bot.manager.publishing.job_runner import JobRunner
from bot.manager.publishing.messages import (
    DirectClosed,
    DirectLater,
    Messenger,
    NotSent,
    Page,
)
from bot.manager.publishing.publisher import Publisher
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import MessageRef, TableError
from bot.manager.tables.table_cache import TableCache
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import next_digest, quiet_until, zone_of
from bot.manager.time.zones import in_zone
from data.db.database import Database
from data.db.errors import BadRecord, StorageError, log_level
from data.inbox import errands, inbox
from data.inbox.errands import Errand, ErrandKind
from data.settings import MemberSettings, load_member_settings

log = logging.getLogger(__name__)

CLAIM_MS: Final = 60_000
"""The time of a process that has claimed an errand; another one goes on afterwards."""
POLL_MS: Final = 60_000
"""How often to look for errands, since moves and other processes plan them."""
RETRY_MS: Final = 5 * 60_000
"""What Discord or the database refuses for now is tried again after this time."""
AT_ONCE: Final = 20
DAY_MS: Final = 86_400_000
HELD_BACK: Final = frozenset({Kind.INVITED, Kind.CHECK_IN, Kind.CHALLENGE, Kind.NIGHT_OPEN})
"""What members are mentioned for, outside of a match; in quiet hours they are not notified of it."""


class InboxPages(Protocol):
    """Renders the direct messages of an inbox in the language of its member."""

    async def digest(self, view: View) -> Page:
        """Return what waits for the member."""

    async def missed(self, view: View) -> Page:
        """Return at which tables the member has missed turns."""


class InboxRunner(JobRunner):
    """Serves due errands."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        members: Preferences,
        table_cache: TableCache,
        publisher: Publisher,
        inboxes: Inbox,
        leave: LeaveService,
        messenger: Messenger,
        pages: InboxPages,
    ) -> None:
        super().__init__(clock, "an inbox", retry_ms=POLL_MS, poll_ms=POLL_MS)
        self._db = database
        self._members = members
        self._tables = table_cache
        self._publisher = publisher
        self._inboxes = inboxes
        self._leave = leave
        self._messenger = messenger
        self._pages = pages
        self._serve = {
            ErrandKind.DIGEST: self._digest,
            ErrandKind.QUIET: self._end_quiet,
            ErrandKind.MISSED: self._tell_missed,
            ErrandKind.LEAVE: self._settle,
        }

    async def serve_due(self, now: int) -> bool:
        """Do some due errands; return whether there were any."""
        found = await errands.claim_due(self._db, now, now + CLAIM_MS, AT_ONCE)
        for errand in found:
            await self._do(errand)
        return bool(found)

    async def next_due(self) -> int | None:
        """Return when an errand is due next, in ms UTC."""
        return await errands.next_due(self._db)

    async def _do(self, errand: Errand) -> None:
        """Do an errand, and store when it is due again."""
        try:
            settings = await load_member_settings(self._db, errand.member)
            again = await self._serve[errand.kind](errand, settings)
        except (NotSent, DirectLater) as error:
            log.info("an inbox waits for Discord: %s", error)
            again = self._clock.now() + RETRY_MS
        except (TableError, BadRecord) as error:
            log.info("an inbox could not be read and is read again soon: %s", error)
            again = self._clock.now() + RETRY_MS
        except StorageError as error:  # the claim ends by itself
            log.log(log_level(error), "an errand was not stored and is tried again soon: %s", error)
            return
        except Exception:
            log.exception("an inbox failed by a fault of the program; please report it")
            again = self._clock.now() + DAY_MS
        await errands.finish(self._db, errand, again)

    async def _digest(self, errand: Errand, settings: MemberSettings) -> int | None:
        now = self._clock.now()
        following = next_digest(settings, now)
        if following is None:
            return None
        if (quiet := quiet_until(settings, now)) is not None:
            return quiet
        zone, member = zone_of(settings), errand.member
        row = await inbox.row_of(self._db, member)
        if in_zone(row.digest_at, zone).date() != in_zone(now, zone).date():
            await self._send_digest(await self._inboxes.view(member))
        return following

    async def _send_digest(self, view: View) -> None:
        """Send what waits, in place of the digest before; nothing if nothing waits."""
        now, row, member = self._clock.now(), view.row, view.member
        sent = None
        if view.waiting:
            day = in_zone(now, zone_of(view.settings)).date()
            sent = await self._send(view, await self._pages.digest(view), f"d{member}.{day:%y%m%d}")
            if sent is None:
                return
        channel, message = (sent.channel, sent.message) if sent is not None else (None, None)
        await self._db.write(inbox.note_row(member, digest_at=now, channel_id=channel, message_id=message))
        if row.channel is not None and row.message not in (None, message):
            with suppress(NotSent):
                await self._messenger.delete(MessageRef(row.channel, row.message or 0))

    async def _send(self, view: View, page: Page, once: str) -> MessageRef | None:
        """Send a direct message; None if the member takes none. Raises DirectLater, NotSent."""
        try:
            sent = await self._messenger.post_direct(view.member, page, once[-25:])
        except DirectClosed:
            if not view.settings.dms_closed:
                await self._members.change_member(view.member, dms_closed=True)
            return None
        if view.settings.dms_closed:
            await self._members.change_member(view.member, dms_closed=False)
        return sent

    async def _end_quiet(self, errand: Errand, settings: MemberSettings) -> int | None:
        """Send what was held back and is still true, at one table or elsewhere."""
        if (quiet := quiet_until(settings, self._clock.now())) is not None:
            return quiet
        if errand.table:
            with suppress(TableError):  # a game that this program does not have
                table = await self._tables.find(errand.table)
                if (seat := table.seat_of(errand.member)) is not None:
                    self._publisher.catch_up(table, seat)
            return None
        view = await self._inboxes.view(errand.member)
        if any(entry.kind in HELD_BACK for entry in view.entries):
            await self._send_digest(view)
        return None

    async def _tell_missed(self, errand: Errand, settings: MemberSettings) -> int | None:
        """Say which turns were missed, at most once a day, until the member plays."""
        now, member = self._clock.now(), errand.member
        if (quiet := quiet_until(settings, now)) is not None:
            return quiet
        row = await inbox.row_of(self._db, member)
        if now < row.missed_at + DAY_MS:
            return row.missed_at + DAY_MS
        view = await self._inboxes.view(member)
        if view.missed:
            await self._send(view, await self._pages.missed(view), f"m{member}.{row.missed_at}")
            await self._db.write(inbox.note_row(member, missed_at=now))
        return None

    async def _settle(self, errand: Errand, _settings: MemberSettings) -> int | None:
        return await self._leave.settle(errand.member)
