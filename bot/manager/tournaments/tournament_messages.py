"""Keeps the message of each tournament in line with what is stored.

One message in the tournament's channel shows registration, standings and results. It is edited at most once
in five seconds, however many tables play, and whichever process does it.
"""

import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

from bot.manager.play.due_tables import HOPELESS_MS
from bot.manager.play.match_runner import GONE
from bot.manager.publishing.background import Background
from bot.manager.publishing.messages import ChannelClosed, MessageGone, MessageStuck, Messenger, NotSent, Page
from bot.manager.publishing.quiet_mentions import without_quiet
from bot.manager.tables.table import MessageRef, TableError
from bot.manager.time.backoff import Backoff
from bot.manager.time.clock import Alarm, Clock
from bot.manager.tournaments.tournament_store import LiveTournament, TournamentStore, is_broken
from bot.manager.tournaments.winner_roles import RoleGiver, WinnerRoles
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.tournaments import outline, store
from data.tournaments.records import StoredTournament
from data.tournaments.store import MatchTable
from engine.tournaments.commands import cancel
from engine.tournaments.events import Cancelled, Challenged, CheckInOpened, Event, PlayEnded, Reason, Stalled
from engine.tournaments.tournament import Stage, TournamentError

log = logging.getLogger(__name__)

EVERY_MS: Final = 5_000
"""The message is edited at most once in this time."""
RETRY_MS: Final = 30_000
CLOSED_MS: Final = 600_000
"""Where the bot may not write, it tries again after this time."""
REMOVED_MS: Final = 3 * CLOSED_MS
"""A bot that has not been in a server for this time has been removed; Discord errs for minutes."""
CALLS: Final = (CheckInOpened, Challenged, Stalled, PlayEnded, Cancelled)
"""Events of which a message of its own notifies, which mentions whom they concern."""


class TournamentMessenger(Messenger, RoleGiver, Protocol):
    """The interface to Discord, with the pages of tournaments; rendering is synchronous."""

    async def is_in(self, guild: int) -> bool | None:
        """Return whether the bot is in a guild; None: unknown."""

    def tournament(self, live: LiveTournament, tables: Mapping[int, MatchTable]) -> Page:
        """Return the message of a tournament; ``tables``: its tables by pairing."""

    def unread_tournament(self, guild: int) -> Page:
        """Return the message of a cancelled tournament whose record cannot be read."""

    def tournament_call(self, live: LiveTournament, event: Event) -> Page | None:
        """Return the message that notifies entrants of one of CALLS; None: there is none."""


class TournamentMessages:
    """Posts and edits the messages of tournaments."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        background: Background,
        messenger: TournamentMessenger,
        tournament_store: TournamentStore,
    ) -> None:
        self._db = database
        self._clock = clock
        self._background = background
        self._messenger = messenger
        self._store = tournament_store
        self._roles = WinnerRoles(database, messenger, tournament_store)
        self._alarms: dict[str, tuple[int, Alarm]] = {}
        """By tournament, when its message is edited next (ms UTC)."""
        self._put_off: dict[str, int] = {}
        """By tournament, until when nothing is tried after a failure (ms UTC)."""
        self._closed: dict[str, int] = {}
        """The guilds of tournaments in whose channels the bot may not write, by tournament."""
        self._digests: dict[str, str] = {}
        """By tournament, the digest of the page that was sent while tables had no messages."""
        self._absent_since: dict[str, int] = {}
        """By tournament, when the bot was first found not to be in its server (ms UTC)."""
        self._faults = Backoff[str](RETRY_MS, CLOSED_MS)
        """Of the program at messages, by tournament."""
        self._stopped = False

    def stop(self) -> None:
        """Send nothing any more; what is outdated is sent after the next start."""
        self._stopped = True
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    async def look(self) -> None:
        """Bring outdated messages up to date: after a start, and of processes that have died."""
        for tournament_id, shown_at in await store.outdated(self._db):
            self._show_at(tournament_id, self._next(tournament_id, shown_at))

    def changed(self, live: LiveTournament) -> None:
        """Show a change, five seconds after the last edit at the earliest."""
        self._show_at(live.id, self._next(live.id, live.record.shown_at))

    def ended(self, tournament_id: str) -> None:
        """Show that a tournament has ended that cannot be read."""
        self._put_off.pop(tournament_id, None)
        self._show_at(tournament_id, self._clock.now())

    def try_closed(self, guild: int) -> None:
        """Try again in the closed channels of a guild; its permissions have changed."""
        for tournament_id in [each for each, closed in self._closed.items() if closed == guild]:
            del self._closed[tournament_id]
            self._put_off.pop(tournament_id, None)
            self._show_at(tournament_id, self._clock.now())

    def _next(self, tournament_id: str, shown_at: int) -> int:
        """Return when a message may be edited again, also if the clock was set back."""
        now = self._clock.now()
        edited = now if shown_at > now else shown_at + EVERY_MS
        return max(now, edited, self._put_off.get(tournament_id, 0))

    def _show_at(self, tournament_id: str, when: int) -> None:
        """Edit a message at a time, or before it if that is planned already."""
        planned = self._alarms.get(tournament_id)
        if self._stopped or (planned is not None and planned[0] <= when):
            return
        if planned is not None:
            planned[1].cancel()
        alarm = self._clock.call_at(when, lambda: self._ring(tournament_id))
        self._alarms[tournament_id] = when, alarm

    def _try_again_at(self, tournament_id: str, when: int) -> None:
        """Try a message again that has failed, and not before, whatever happens meanwhile."""
        self._put_off[tournament_id] = when
        self._show_at(tournament_id, when)

    def _ring(self, tournament_id: str) -> None:
        self._alarms.pop(tournament_id, None)
        if not self._stopped:
            self._background.spawn(self._show(tournament_id))

    async def _show(self, tournament_id: str) -> None:
        now = self._clock.now()
        try:
            live = await self._store.find(tournament_id)
            noted = await store.claim_message(self._db, tournament_id, now, EVERY_MS)
            if noted is None:
                self._show_at(tournament_id, now + EVERY_MS)
                return
            live.record = record = replace(live.record, shown_at=now, **noted._asdict())
            if record.version <= record.shown:
                return
            await self._notify(live)
            tables = await store.tables_of(self._db, live.id)
            message = await self._put(live, tables)
            await self._roles.follow(live)  # again until the version is noted as shown
            # A message that was posted may be that of an earlier attempt, with an older page.
            sure = message == record.message_id or record.version == 0
            shown = record.version if sure and _all_posted(live, tables) else record.version - 1
            await store.note_message(self._db, tournament_id, message, shown, claimed=record.shown)
            live.record = replace(live.record, message_id=message, shown=max(live.record.shown, shown))
            self._faults.succeeded(tournament_id)
            self._put_off.pop(tournament_id, None)
            self._closed.pop(tournament_id, None)
            if live.record.version > shown:
                self._show_at(tournament_id, now + EVERY_MS)
        except ChannelClosed as error:
            if error.missing in GONE or await self._is_removed(live, now):
                # No process was there to hear of it.
                await self._cancel(tournament_id)
                return
            log.warning(
                "the message of a tournament cannot be sent: its channel is closed",
                extra={"tournament": tournament_id, "missing": error.missing},
            )
            self._closed[tournament_id] = live.guild
            self._try_again_at(tournament_id, now + CLOSED_MS)
        except (NotSent, StorageError, TableError) as error:
            if is_broken(error) and await self._show_end(tournament_id):
                return
            log.log(
                log_level(error),
                "the message of a tournament is sent again later: %s",
                error,
                extra={"tournament": tournament_id},
            )
            self._try_again_at(tournament_id, now + (HOPELESS_MS if is_broken(error) else RETRY_MS))
        except Exception:
            if self._faults.failed(tournament_id) == 1:
                log.exception(
                    "the message of a tournament failed by a fault of the program; please report it",
                    extra={"tournament": tournament_id},
                )
            self._try_again_at(tournament_id, now + self._faults.wait_ms(tournament_id))

    async def _show_end(self, tournament_id: str) -> bool:
        """Say that a tournament is cancelled that cannot be read; return whether it is."""
        try:
            known = await outline.load_outline(self._db, tournament_id)
            if known is None or known.stage is not Stage.CANCELLED:
                return False
            if known.message_id is not None:
                page = self._messenger.unread_tournament(known.guild_id)
                with suppress(MessageGone, MessageStuck, ChannelClosed):
                    await self._messenger.edit(MessageRef(known.channel_id, known.message_id), page)
            await self._db.write(outline.leave_message(tournament_id))
        except (NotSent, StorageError):  # it is tried again
            return False
        return True

    async def _is_removed(self, live: LiveTournament, now: int) -> bool:
        """Return whether the bot has been removed from the server of a tournament."""
        if await self._messenger.is_in(live.guild) is not False:
            self._absent_since.pop(live.id, None)
            return False
        return now >= self._absent_since.setdefault(live.id, now) + REMOVED_MS

    async def _cancel(self, tournament_id: str) -> None:
        """Cancel a tournament whose channel or server is gone; everything is paid back."""
        with suppress(TournamentError, TableError):  # it is over, or the database fails: the next start tries
            await self._store.change(tournament_id, lambda live: cancel(live.state, Reason.CHANNEL))

    async def _put(self, live: LiveTournament, tables: Mapping[int, MatchTable]) -> int:
        """Edit or post the message, unless it shows just this; return its id."""
        record = live.record
        page = self._messenger.tournament(live, tables)
        if record.message_id is not None and self._digests.get(live.id) == page.digest:
            return record.message_id
        message = await self._send(record, page)
        if message != record.message_id or _all_posted(live, tables):
            self._digests.pop(live.id, None)
        else:
            self._digests[live.id] = page.digest
        return message

    async def _send(self, record: StoredTournament, page: Page) -> int:
        if record.message_id is not None:
            try:
                await self._messenger.edit(MessageRef(record.channel_id, record.message_id), page)
            except (MessageGone, MessageStuck):
                pass
            else:
                return record.message_id
        return (await self._messenger.post(record.channel_id, page, _nonce(record))).message

    async def post_again(self, live: LiveTournament) -> None:
        """Post the message at the end of its channel, and delete the old one.

        Within five seconds of the last edit nothing is done. Raises ChannelClosed, NotSent, StorageError.
        """
        now, record = self._clock.now(), live.record
        noted = await store.claim_message(self._db, live.id, now, EVERY_MS)
        if noted is None:
            return
        record = replace(record, shown_at=now, **noted._asdict())
        page = self._messenger.tournament(live, await store.tables_of(self._db, live.id))
        posted = await self._messenger.post(record.channel_id, page, _nonce(record))
        shown = max(record.shown, record.version - 1)
        await store.note_message(self._db, live.id, posted.message, shown, claimed=record.shown)
        self._digests.pop(live.id, None)
        self._put_off.pop(live.id, None)
        if record.message_id is not None and record.message_id != posted.message:
            await self._messenger.delete(MessageRef(record.channel_id, record.message_id))
        self._show_at(live.id, now + EVERY_MS)

    async def _notify(self, live: LiveTournament) -> None:
        """Mention the entrants after events that concern them, once for each event."""
        calls = [each.event for each in live.events if isinstance(each.event, CALLS)]
        for number, event in enumerate(calls[live.record.called :], live.record.called + 1):
            page = self._messenger.tournament_call(live, event)
            if page is not None:
                page = await without_quiet(self._db, page, self._clock.now())
                await self._messenger.post(live.record.channel_id, page, f"{live.id}-c{number}")
            await store.note_called(self._db, live.id, number)
            live.record = replace(live.record, called=number)


def _nonce(record: StoredTournament) -> str:
    """Return the nonce of the message that replaces the present one, in at most 25 characters.

    It is the same for each attempt, since an earlier one may have arrived.
    """
    return f"{record.tournament_id}-{(record.message_id or 0) % 10**13}"


def _all_posted(live: LiveTournament, tables: Mapping[int, MatchTable]) -> bool:
    """Return whether all matches under way have messages to which the page can link."""
    return live.state.stage is not Stage.RUNNING or all(
        each.number in tables and tables[each.number].message_id is not None
        for each in live.state.open_pairings
    )
