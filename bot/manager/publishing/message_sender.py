"""Sends the messages of tables: board, hands, turn mentions.

Each message is a target, not a queue: at most one request for it is in flight, the newest page wins, and a
page that has not changed is not sent. ``Publisher`` decides what a change of a table needs; here each message
is posted, edited, moved and deleted.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any, Final

from bot.manager.publishing.background import Background
from bot.manager.publishing.leases import LEASE, RENEWED_MS, Lease, Leases
from bot.manager.publishing.message_records import note_messages, note_shown
from bot.manager.publishing.message_state import MessageState, Phase, Show, TableMessages, panel_place
from bot.manager.publishing.messages import (
    VIEW_CHANNEL,
    WAITS,
    ChannelClosed,
    DirectClosed,
    DirectLater,
    MessageGone,
    MessageStuck,
    Messenger,
    NotSent,
    Page,
)
from bot.manager.publishing.publish_job import PublishJob, messages_of, stored_messages
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, CALL, MessageRef, Status, Table
from bot.manager.tables.table_store import log_fields
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import AWAKE_MS, quiet_until
from data.db.database import Database
from data.db.errors import StorageError
from data.inbox import errands
from data.inbox.errands import ErrandKind
from data.tables import interaction_tokens, publish_leases
from data.tables.publish_leases import PublishedState
from data.tables.tables import set_mention
from data.tables.venues import Venue

log = logging.getLogger(__name__)

Post = Callable[..., Awaitable[MessageRef]]
"""Posts a page in a new message, under a name if one is given: ``Messenger.post``."""
PRESENT_MS: Final = 45_000
"""A member who acted so recently is looking at the table and is not mentioned."""
NEAR_MS: Final = 3 * 60_000
"""The same among friends, at tables with a turn time below ``SLOW_MS``."""
SLOW_MS: Final = 60 * 60_000
SCROLLED_BY: Final = 8
"""The board is posted again when at least so many messages have been seen below it."""
RETRIES_MS: Final = (5_000, 30_000, 300_000)
"""A page that could not be sent is tried again after these times."""
TIDY_MS: Final = 30_000
"""An old mention is deleted after this time, and a result loses its "Next deal" button."""
UNSEEN_MS: Final = 60_000
"""A direct message whose member plays on another panel is updated after this time."""
FOLLOW_MS: Final = 5_000
"""What a move has no room for follows after this time, and then one message each such time."""
WORN_MS: Final = 50 * 60_000
"""Discord limits edits of messages an hour old (30046): a busy board is posted again before."""
BUSY_MS: Final = 60_000
"""A board is busy that was edited so recently."""
NOTED_MS: Final = 1_000
"""What messages show is stored after this time for all tables; losing it costs an edit."""
SEVERAL: Final = {"press": "several"}
"""In the log: a newer page shows what was pressed while another was on its way."""
STRAY_MS: Final = 6_000
"""After this time the holder of a lease has stored a message that it found."""


class MessageSender(ABC):
    """Sends pages until every message of a table shows what it should.

    ``leases``: where several processes share the database, those to publish by. None: this process is alone,
    and may always send. ``closed_channels`` reports tables whose channel refused the bot, with the missing
    permission; the reader of the queue pauses them.
    """

    def __init__(
        self,
        messenger: Messenger,
        preferences: Preferences,
        clock: Clock,
        database: Database,
        leases: Leases | None,
    ) -> None:
        self.closed_channels: asyncio.Queue[tuple[Table, str]] = asyncio.Queue()
        self._messenger = messenger
        self._preferences = preferences
        self._clock = clock
        self._db = database
        self._leases = leases
        self._messages: dict[str, TableMessages] = {}
        self._jobs: dict[str, PublishJob] = {}
        self._background = Background("publishing")
        self._unnoted: dict[str, Table] = {}
        self._removals: dict[MessageRef, Callable[[], Coroutine[Any, Any, None]]] = {}
        self._directs: dict[int, dict[str, Table]] = {}
        """By member: the tables whose hands were posted directly, the last one last."""
        self._stopped = False

    def _messages_of(self, table: Table) -> TableMessages:
        return self._messages.setdefault(table.id, TableMessages())

    def _job(self, table: Table) -> PublishJob:
        job = self._jobs.get(table.id)
        if job is None:
            job = self._jobs[table.id] = PublishJob(table)
        return job

    # --- one message

    def _wanted(self, table: Table, key: int) -> Page:
        """Return the page that a place should show.

        A hand in play is on one panel only: the one on which its member pressed last.
        """
        if key == BOARD:
            return self._messenger.board(table)
        seat = key if key > BOARD else panel_place(key)
        asks = self._messages[table.id].place(key).asks
        if asks is not None and asks.is_open(table, seat):
            return asks.page
        elsewhere = key == seat and self._pressed_place(table, seat) == panel_place(seat)
        if elsewhere and table.actors and table.status in (Status.PLAYING, Status.PAUSED):
            return self._messenger.moved(table, seat)
        return self._messenger.hand(table, seat)

    def _pressed_place(self, table: Table, seat: int) -> int | None:
        """Return the place on which a seat's member last pressed; None: that press is too old."""
        message, direct = self._messenger.pressed_on(table, seat), table.hands.get(seat)
        if message is None:
            return None
        return seat if direct is not None and direct.message == message else panel_place(seat)

    def _start(self, table: Table, key: int, show: Show, page: Page | None = None) -> None:
        """Send the newest page of a place until the message shows it.

        ``page``: what it should show, if that has been drawn already.
        """
        place = self._messages[table.id].place(key)
        if place.request(show):
            task = place.task = self._spawn(table, self._bring(table, key, place, page))
            task.add_done_callback(partial(_never_ran, place))

    async def _bring(self, table: Table, key: int, place: MessageState, page: Page | None) -> None:
        try:
            while True:
                newer = place.take_newer()
                if newer or page is None:
                    page = self._wanted(table, key)
                digest = page.digest
                if digest != place.shown and place.show is not None:
                    self._check(table, key)
                    sent = self._sending(table, _name_of(key), **(SEVERAL if newer else {}))
                    shown = await place.show(table, key, page)
                    place.succeed(digest if shown else None)
                    if shown:
                        sent()
                if place.phase is Phase.SENDING:
                    return
        except ChannelClosed:
            return  # the table is paused, and the log says so
        except asyncio.CancelledError:
            place.shown, place.failed = None, place.failed + 1  # the next start sends it
            raise
        except Exception as error:
            place.shown = None  # the request may have arrived
            self._retry(table, key, place, error)
            raise
        finally:
            place.finish()

    def _sending(self, table: Table, place: str, **more: object) -> Callable[[], None]:
        """Return a function that logs that a message was sent; it shows the table as it is now."""
        about, began = log_fields(table) | {"place": place, **more}, self._clock.now()
        return lambda: log.debug("message sent", extra=about | {"ms": self._clock.now() - began})

    def _retry(self, table: Table, key: int, place: MessageState, error: Exception) -> None:
        """Send the newest page of a place later, after a request has failed."""
        if self._leases is not None:
            self._retry_by_lease(table, key, place, error)
            return

        def try_again() -> None:
            known = table.id in self._messages and self._messages[table.id].place(key) is place
            if known and place.show is not None:
                self._start(table, key, place.show)

        if place.failed < len(RETRIES_MS):
            wait = 0 if place.phase is Phase.OUTDATED else RETRIES_MS[place.failed]
            place.failed += 1
            self._later(wait, try_again)
        elif key < BOARD:
            self._give_back(table, panel_place(key))

    def _retry_by_lease(self, table: Table, key: int, place: MessageState, error: Exception) -> None:
        """Send the newest page of a place once the table is acquired again."""

        def try_again() -> None:
            messages = self._messages.get(table.id)
            if messages is not None and (key <= BOARD or key in table.hands):
                messages.owed.setdefault(key)
                job = self._job(table)
                job.request.follow = True
                self._request(job)

        lease, now = LEASE.get(), self._clock.now()
        if isinstance(error, NotSent | StorageError):  # it was not sent, which is no failure of the page
            if lease is not None and lease.again_at <= now:
                lease.later(RENEWED_MS)
            wait = RENEWED_MS if lease is None else lease.again_at - now
            self._messages[table.id].owed.setdefault(key)
        else:
            wait = RETRIES_MS[min(place.failed, len(RETRIES_MS) - 1)]
            place.failed += 1
        self._later(wait, try_again)

    def _give_back(self, table: Table, seat: int) -> None:
        """Show the hand in the direct message again, since the panel cannot be reached."""
        self._messenger.forget(table, seat)
        if table.id in self._messages and seat in table.hands:
            self._start(table, seat, self._show_direct)

    # --- requests

    @abstractmethod
    def _request(self, job: PublishJob, *, force: bool = False) -> None:
        """Ask for a table to be published; ``Publisher`` runs the jobs."""

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

    async def _post(self, table: Table, page: Page, post: Post, *name: object) -> MessageRef:
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
        except NotSent:
            uncertain.add(once)  # it may have arrived all the same
            raise
        if may_stand:
            try:
                await self._messenger.edit(posted, page)
            except MessageGone:  # it has been deleted since
                posted = await post(page)
        uncertain.discard(once)
        return posted

    async def _note_messages(self, table: Table) -> None:
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
            await self._remove(ref)

    def _note_later(self, table: Table) -> None:
        """Store later what a table's messages show; under a lease this happens on release."""
        if self._leases is not None:
            return
        if not self._unnoted:
            self._later(NOTED_MS, lambda: self._background.spawn(self._note()))
        self._unnoted[table.id] = table

    async def _note(self) -> None:
        """Store what messages show, for each table of which no request is in flight."""
        noted: list[tuple[Table, int | None, dict[int, str | None]]] = []
        waiting: dict[str, Table] = {}
        for table in self._unnoted.values():
            messages = self._messages.get(table.id)
            if messages is None:
                continue
            if messages.in_flight or messages.owed:
                waiting[table.id] = table
            if messages.in_flight:
                continue
            digests = {place: messages.place(place).shown for place in (BOARD, *table.hands)}
            new = {place: each for place, each in digests.items() if each != table.digests.get(place)}
            # What is owed or has failed stays so in the store, and the next start sends it.
            behind = messages.owed or messages.failed
            if new or not behind:
                noted.append((table, None if behind else table.version, new))
        self._unnoted = waiting
        if waiting:
            self._later(NOTED_MS, lambda: self._background.spawn(self._note()))
        if noted:
            await note_shown(self._db, noted)
            for table, _, new in noted:
                table.digests.update(new)

    def _later(self, ms: int, call: Callable[[], object]) -> None:
        self._clock.call_at(self._clock.now() + ms, lambda: None if self._stopped else call())

    # --- pages that follow later

    def _owe(self, table: Table, messages: TableMessages, place: int) -> None:
        """Bring a place up to date later, in its turn."""
        messages.owed.setdefault(place)
        self._follow_later(table, messages)

    def _follow_later(self, table: Table, messages: TableMessages) -> None:
        if not messages.owed:
            return
        seen = any(self._seen(table, place) for place in messages.owed)
        at = self._clock.now() + (FOLLOW_MS if seen else UNSEEN_MS)
        if messages.follows_at is None or at < messages.follows_at:
            messages.follows_at = at
            self._later(at - self._clock.now(), lambda: self._follow(table, messages, at))

    def _seen(self, table: Table, place: int) -> bool:
        """Return whether somebody may see a place: who plays elsewhere sees no direct message."""
        return place <= BOARD or self._pressed_place(table, place) in (None, place)

    def _follow(self, table: Table, messages: TableMessages, at: int) -> None:
        if self._messages.get(table.id) is not messages or messages.follows_at != at:
            return
        if self._may_send(table):
            self._send_owed(table, messages)
        else:
            job = self._job(table)
            messages.follows_at, job.request.follow = None, True
            self._request(job)

    def _send_owed(self, table: Table, messages: TableMessages) -> None:
        """Send the page that is owed for the longest time.

        Seats that are to act come first. A message that shows its page already costs nothing.
        """
        messages.follows_at = None
        sent = False
        while messages.owed and not sent:
            key = min(
                messages.owed, key=lambda place: (not self._seen(table, place), place not in messages.actors)
            )
            del messages.owed[key]
            if key == BOARD:
                sent = self._want_board(table, messages)
            elif key < BOARD:
                sent = self._follow_panel(table, messages, key)
            elif key in table.hands:
                page = self._wanted(table, key)
                if page.digest != messages.place(key).shown:
                    self._start(table, key, self._show_direct, page)
                    sent = True
        self._follow_later(table, messages)

    def _follow_panel(self, table: Table, messages: TableMessages, key: int) -> bool:
        """Update a panel whose answer has not arrived; return whether that costs a request.

        It is free as long as the last press on it can be used; after that the hand is in the direct message.
        """
        seat = panel_place(key)
        if self._pressed_place(table, seat) == key:
            if messages.place(key).shown is None:
                self._start(table, key, self._show_panel)
            return False
        if seat in table.hands and self._wanted(table, seat).digest != messages.place(seat).shown:
            self._start(table, seat, self._show_direct)
            return True
        return False

    # --- the board

    def _want_board(self, table: Table, messages: TableMessages) -> bool:
        """Bring the board up to date; False: it is, or there is none."""
        if table.venue in (Venue.ANYONE, Venue.TODAY):
            return False
        place = messages.place(BOARD)
        page = None if place.phase is not Phase.IDLE else self._messenger.board(table)
        if page is not None and page.digest == place.shown:
            return False
        self._start(table, BOARD, self._show_board, page)
        return True

    async def _show_board(self, table: Table, _: int, page: Page) -> bool:
        if table.venue is Venue.FRIENDS:
            return await self._edit_response(table, page)
        try:
            await self._put_board(table, page)
        except ChannelClosed as closed:
            self.closed_channels.put_nowait((table, closed.missing))
            raise
        return True

    async def _edit_response(self, table: Table, page: Page) -> bool:
        """Show the board of friends by the newest press on it; False: its token is not valid.

        Then the board waits for the next press. The bot cannot post or edit messages there otherwise.
        """
        if self._messenger.pressed_on(table, BOARD) is None:
            await self._learn_presses(table)
        press = self._messenger.press_of(table, BOARD)
        if table.board is None or press is None or press.message_id != table.board.message:
            return False
        if await self._messenger.edit_panel(table, BOARD, page):
            return True
        await interaction_tokens.drop_press(self._db, table.id, BOARD, press.at)
        return False

    async def _learn_presses(self, table: Table) -> None:
        """Read the presses whose tokens are valid, as after a restart."""
        since = self._clock.now() - interaction_tokens.TOKEN_MS
        self._messenger.learn(table, await interaction_tokens.presses_at(self._db, table.id, since))

    async def _put_board(self, table: Table, page: Page) -> None:
        """Show the board where it is, for free if somebody has pressed on it, or in a new message.

        Raises ChannelClosed.
        """
        messages, old = self._messages[table.id], table.board
        if old is not None and len(messages.below) < SCROLLED_BY and not self._worn(old, messages):
            pressed = self._leases is not None and self._messenger.pressed_on(table, BOARD) == old.message
            if pressed and await self._messenger.edit_panel(table, BOARD, page):
                messages.edited_at = self._clock.now()
                return
            try:
                await self._messenger.edit(old, page)
            except MessageGone:
                old = None
            except MessageStuck:
                pass
            else:
                messages.edited_at = self._clock.now()
                return
        messages.below.clear()
        post = partial(self._messenger.post, table.channel)
        before = table.board.message if table.board is not None else 0
        table.board = await self._post(table, page, post, "board", before)
        await self._note_messages(table)
        if old is not None:
            await self._messenger.delete(old)

    def _worn(self, board: MessageRef, messages: TableMessages) -> bool:
        """Return whether Discord will soon refuse to edit a board: it is old and busy."""
        now = self._clock.now()
        return now - board.posted_at >= WORN_MS and now - messages.edited_at < BUSY_MS

    # --- hands

    def _takes_direct(self, table: Table, seat: int) -> bool:
        """Return whether a seat's hand is sent directly; the first of a match is always tried."""
        if table.venue in (Venue.FRIENDS, Venue.TODAY):
            return False
        member = table.players[seat].member
        return member is not None and (table.deal_no == 1 or not self._preferences.direct_closed(member))

    def _send_hand(self, table: Table, seat: int) -> None:
        self._messages[table.id].owed.pop(seat, None)
        self._start(table, seat, self._show_direct)

    def _post_hand(self, table: Table, seat: int) -> None:
        """Post a seat's hand in a new direct message, unless it is on its way."""
        messages = self._messages[table.id]
        if messages.coming.get(seat) == table.deal_no:
            return
        before = table.hands.pop(seat, None)
        messages.place(seat).asks = None
        if self._is_quiet(table, seat):
            self._spawn(table, self._put_off(table, seat))
        elif self._takes_direct(table, seat):
            messages.coming[seat] = table.deal_no
            self._spawn(table, self._deal_hand(table, seat, before))
        elif table.deal is not None and seat in table.deal.actors:
            self._spawn(table, self._call(table, seat))

    def _is_quiet(self, table: Table, seat: int) -> bool:
        """Return whether it is a member's quiet hours, unless they have just played."""
        now = self._clock.now()
        if now - table.players[seat].acted_at < AWAKE_MS:
            return False
        return quiet_until(self._preferences.known(table.players[seat].member or 0), now) is not None

    async def _put_off(self, table: Table, seat: int) -> None:
        """Notify a member when their quiet hours end, if that is still to be done then."""
        member, now = table.players[seat].member, self._clock.now()
        until = None if member is None else quiet_until(self._preferences.known(member), now)
        if member is not None and until is not None:
            await self._db.write(errands.plan(member, ErrandKind.QUIET, until, table.id))

    async def _deal_hand(self, table: Table, seat: int, before: MessageRef | None) -> None:
        """Post a seat's hand; if that fails, ``before`` is its message again."""
        messages, member, deal_no = self._messages[table.id], table.players[seat].member, table.deal_no
        if member is None:
            return
        page, sent = self._messenger.hand(table, seat), self._sending(table, f"hand {seat}")
        try:
            self._check(table, seat)
            name = ("hand", seat, deal_no, messages.place(seat).gone)
            posted = await self._post(table, page, partial(self._messenger.post_direct, member), *name)
        except (DirectClosed, DirectLater) as refused:
            if messages.coming.get(seat) == deal_no:
                del messages.coming[seat]
            if isinstance(refused, DirectClosed):
                await self._preferences.learn(member, dms_closed=True)
            else:
                self._post_hand_later(table, seat)
            if table.deal is not None and seat in table.deal.actors:
                await self._call(table, seat)
            return
        except Exception:
            if messages.coming.get(seat) == deal_no:
                del messages.coming[seat]
                if before is not None:
                    table.hands[seat] = before
                    self._owe(table, messages, seat)
            raise
        if messages.coming.get(seat) != deal_no:  # the next hand is on its way or there
            await self._messenger.delete(posted)
            return
        del messages.coming[seat]
        messages.refused.pop(seat, None)
        sent()
        table.hands[seat], messages.place(seat).shown = posted, page.digest
        directs = self._directs.setdefault(member, {})
        directs.pop(table.id, None)
        directs[table.id] = table
        await self._note_messages(table)
        await self._preferences.learn(member, dms_closed=False)
        self._start(table, seat, self._show_hand)
        self._keep_asking_last(member)

    def _keep_asking_last(self, member: int) -> None:
        """Move down the hand that wants a move, if a member's last direct message is a result.

        While hands are played at both tables, nothing is moved: a new message would notify the member at
        every turn.
        """
        tables = [*self._directs.get(member, {}).values()]
        if not tables or not _is_over(tables[-1]):
            return
        for table in reversed(tables):
            seat = table.seat_of(member)
            if seat is None or seat not in table.hands or not _is_asked(table, member):
                continue
            if self._may_send(table) and self._pressed_place(table, seat) in (None, seat):
                self._move_down(table, seat)
                return

    def _move_down(self, table: Table, seat: int) -> None:
        """Post a seat's hand in a new direct message, and delete the old one later."""
        old = table.hands[seat]
        self._messenger.forget(table, seat)  # the last press belongs to the old message
        self._messages[table.id].place(seat).gone = old.message
        self._post_hand(table, seat)
        self._remove_later(old, partial(self._remove_moved, table, seat, old))

    async def _remove_moved(self, table: Table, seat: int, old: MessageRef) -> None:
        if table.hands.get(seat) != old:  # else the new one could not be posted
            await self._remove(old)

    def _post_hand_later(self, table: Table, seat: int) -> None:
        """Post a hand again that Discord has refused for now, unless it has been seen by then."""
        messages, deal_no = self._messages[table.id], table.deal_no
        tries = messages.refused.get(seat, 0)

        def try_again() -> None:
            known = self._messages.get(table.id) is messages and table.deal_no == deal_no
            if not known or not table.actors or self._pressed_place(table, seat) is not None:
                return
            if self._may_send(table) and not self.posted(table, seat):
                self._post_hand(table, seat)
            elif not self._may_send(table):
                job = self._job(table)
                job.request.hands.add(seat)
                self._request(job, force=True)

        if tries < len(RETRIES_MS):
            messages.refused[seat] = tries + 1
            self._later(RETRIES_MS[tries], try_again)

    async def _show_hand(self, table: Table, seat: int, page: Page) -> bool:
        """Show a page in a direct message.

        Raises DirectLater if Discord refuses access, which passes: the hand stays in that message.
        """
        ref = table.hands.get(seat)
        if ref is None:
            return False
        try:
            await self._messenger.edit(ref, page)
        except (MessageGone, ChannelClosed) as refused:
            if isinstance(refused, ChannelClosed) and refused.missing == VIEW_CHANNEL:
                raise DirectLater("Discord refuses access to a direct message") from refused
            if table.hands.get(seat) == ref:
                del table.hands[seat]
                self._messages[table.id].place(seat).gone = ref.message
            return False
        except MessageStuck:
            if table.hands.get(seat) == ref:
                self._messages[table.id].place(seat).gone = ref.message
                self._post_hand(table, seat)
                self._remove_later(ref)
            return False
        return table.hands.get(seat) == ref  # else a new deal has a new message, which shows another page

    async def _find_hand(self, table: Table, seat: int, page: Page) -> bool:
        """Show a hand in the message it had before a restart, or else in a new one."""
        if await self._show_hand(table, seat, page):
            return True
        if not self.posted(table, seat):
            self._post_hand(table, seat)
        return False

    async def _show_panel(self, table: Table, key: int, page: Page) -> bool:
        """Show a page on a seat's panel; forget a panel that is gone."""
        seat = key if key > BOARD else panel_place(key)
        press = self._messenger.press_of(table, seat) if self._leases is not None else None
        shown = await self._edit_panel(table, key, seat, page)
        if press is not None and self._messenger.press_of(table, seat) is None:
            await interaction_tokens.drop_press(self._db, table.id, seat, press.at)
        return shown

    async def _edit_panel(self, table: Table, key: int, seat: int, page: Page) -> bool:
        if key == seat:
            return await self._show_direct(table, seat, page)
        if self._pressed_place(table, seat) != key:
            return False  # the member has gone on to another panel
        if await self._messenger.edit_panel(table, seat, page):
            return True
        self._start(table, seat, self._show_direct)
        return False

    async def _show_direct(self, table: Table, seat: int, page: Page) -> bool:
        """Show a page in a direct message: by a press on it, which is free, or by an edit."""
        ref = table.hands.get(seat)
        here = self._pressed_place(table, seat) == seat
        edit = self._messenger.edit_panel if here else self._messenger.edit_left
        if await edit(table, seat, page):
            return table.hands.get(seat) == ref
        return await self._show_hand(table, seat, page)

    async def _shrink(self, table: Table, seat: int, page: Page) -> bool:
        """Let a direct message say that the hand is elsewhere; later, unless that is free."""
        ref = table.hands.get(seat)
        if await self._messenger.edit_left(table, seat, page):
            return table.hands.get(seat) == ref
        self._owe(table, self._messages[table.id], seat)
        return False

    def posted(self, table: Table, seat: int) -> bool:
        """Return whether a seat's hand is in a direct message, or on its way there."""
        messages = self._messages.get(table.id)
        return seat in table.hands or (messages is not None and seat in messages.coming)

    def _keep_later(self, table: Table, seat: int, ref: MessageRef, result: Page, shown: str | None) -> None:
        """Let a finished deal's message show the result only; ``shown``: its digest now."""
        if result.digest != shown:
            self._later(TIDY_MS, lambda: self._background.spawn(self._keep(table, seat, ref, result)))

    async def _keep(self, table: Table, seat: int, ref: MessageRef, result: Page) -> None:
        WAITS.set(True)
        if table.hands.get(seat) != ref:  # else the new hand could not be sent, and is shown there
            with suppress(MessageGone, MessageStuck, ChannelClosed, NotSent):
                await self._messenger.edit(ref, result)

    # --- turn mentions

    def _summon(self, table: Table, seat: int, room: int) -> int:
        """Tell a player that it is their turn, and return how many requests that takes."""
        if room <= 0:
            return 0
        told = self._messages[table.id].dealt_at if seat in table.hands else 0
        present = self._clock.now() - max(table.players[seat].acted_at, told) < PRESENT_MS
        if not present and table.called != seat and self._preferences.call_style(table, seat) != "off":
            self._spawn(table, self._call(table, seat))
            return 1
        if seat in table.hands:
            self._send_hand(table, seat)
            return 1
        return 0

    async def _call(self, table: Table, seat: int, *, again: bool = False) -> None:
        """Mention the player in turn; a second time in the same turn only if ``again``.

        An older mention is deleted later, since this move has no room for that.
        """
        if table.venue is Venue.TODAY or (
            table.venue is Venue.FRIENDS and (table.practice or (self._is_near(table, seat) and not again))
        ):
            return  # nobody has to be mentioned there
        if self._is_quiet(table, seat):
            await self._put_off(table, seat)
            return
        messages, member = self._messages[table.id], table.players[seat].member
        async with messages.calling:
            if (
                member is None
                or seat not in messages.actors
                or (table.call is not None and table.called == seat and not again)
            ):
                return
            if table.call is not None and table.venue is Venue.FRIENDS:
                await self._remove_call(table, table.call)  # its token is known for one mention alone
            elif table.call is not None:
                self._remove_later(table.call)
            table.call, table.called = None, None
            try:
                sent = self._sending(table, f"mention {seat}")
                table.call = await self._post_call(table, messages, seat, member, again=again)
                if table.call is not None:
                    table.called = seat
                    sent()
            except ChannelClosed as refused:
                self.closed_channels.put_nowait((table, refused.missing))
            else:
                await self._note_messages(table)
        if table.call is not None and seat not in messages.actors:  # they have moved in the meantime
            await self._uncall(table, messages, table.call)

    async def _post_call(
        self, table: Table, messages: TableMessages, seat: int, member: int, *, again: bool
    ) -> MessageRef | None:
        """Mention a player where they want it; in the channel if they take no direct messages.

        None: the table has no channel and the player takes no direct messages, or it is among friends, where
        only a press of the last minutes can have another response.
        """
        self._check(table, seat)
        if table.venue is Venue.FRIENDS:
            return await self._follow_press(table, self._messenger.call(table, seat, closed=False))
        name = ("call", seat, table.version, again)
        directly = table.venue is Venue.ANYONE or self._preferences.call_style(table, seat) == "dm"
        if directly and not self._preferences.direct_closed(member):
            try:
                page = self._messenger.call(table, seat, closed=False)
                return await self._post(table, page, partial(self._messenger.post_direct, member), *name)
            except DirectClosed:
                await self._preferences.learn(member, dms_closed=True)
            except DirectLater:
                pass
        if table.venue is Venue.ANYONE:
            return None
        closed = self._preferences.direct_closed(member)
        page = self._messenger.call(table, seat, closed=closed and seat not in messages.told_closed)
        posted = await self._post(table, page, partial(self._messenger.post, table.channel), *name)
        if closed:
            messages.told_closed.add(seat)
        return posted

    async def _uncall(self, table: Table, messages: TableMessages, call: MessageRef) -> None:
        async with messages.calling:
            if table.call == call:
                table.call, table.called = None, None
                await self._remove_call(table, call)
                await self._note_messages(table)

    def _is_near(self, table: Table, seat: int) -> bool:
        """Return whether a player among friends acted so recently that no mention is needed.

        Friends who take hours for their turns are away sooner than those who play at one sitting.
        """
        player, press = table.players[seat], self._messenger.press_of(table, seat)
        last = max(player.acted_at, player.joined_at, press.at if press is not None else 0)
        slow = not table.turn_ms or table.turn_ms >= SLOW_MS
        return self._clock.now() - last < (PRESENT_MS if slow else NEAR_MS)

    async def _follow_press(self, table: Table, page: Page) -> MessageRef | None:
        """Send a page as a later response among friends, and keep the token that can delete it."""
        if self._messenger.press_of(table, BOARD) is None:
            await self._learn_presses(table)
        sent = await self._messenger.follow(table, page)
        press = self._messenger.press_of(table, CALL)
        if sent is not None and press is not None:
            await interaction_tokens.store_press(self._db, table.id, press)
        return sent

    async def _remove_call(self, table: Table, call: MessageRef) -> None:
        """Delete a turn mention; among friends by its own token, if that is valid still."""
        if table.venue is not Venue.FRIENDS:
            await self._remove(call)
            return
        press = self._messenger.press_of(table, CALL)
        await self._messenger.unfollow(table)
        if press is not None:
            await interaction_tokens.drop_press(self._db, table.id, CALL, press.at)

    async def invite(self, table: Table, page: Page) -> None:
        """Mention invited members at a table of friends; the mention goes at the next change."""
        async with self._messages_of(table).calling:
            table.call, table.called = await self._follow_press(table, page), None
            if table.call is not None:
                where = table.call
                await self._db.write(
                    set_mention(table.id, channel_id=where.channel, message_id=where.message, member_id=None)
                )

    def _remove_later(
        self,
        ref: MessageRef,
        removal: Callable[[], Coroutine[Any, Any, None]] | None = None,
        ms: int = TIDY_MS,
    ) -> None:
        self._removals[ref] = removal or partial(self._remove, ref)
        self._later(ms, lambda: self._remove_now(ref))

    def _remove_now(self, ref: MessageRef) -> None:
        if (removal := self._removals.pop(ref, None)) is not None:
            self._background.spawn(removal())

    async def _remove(self, ref: MessageRef) -> None:
        try:
            await self._messenger.delete(ref)
        except Exception:
            self._remove_later(ref)
            raise


def published_state(messages: TableMessages) -> PublishedState:
    """Return what the next process that publishes a table must know."""
    failed = (key for key, place in messages.places.items() if place.failed)
    owed = (*dict.fromkeys((*messages.owed, *failed)),)
    return PublishedState(messages.deal_no, messages.actors, owed, (*messages.coming,))


def awaited_of(table: Table) -> tuple[int, ...]:
    """Return the seats that may act and for which no order is about to move."""
    if table.status is not Status.PLAYING:
        return ()
    return tuple(seat for seat in table.actors if not table.order_due(seat))


def _is_over(table: Table) -> bool:
    """Return whether a table shows the result of a deal or match."""
    return table.status is not Status.PLAYING or table.between_deals


def _is_asked(table: Table, member: int) -> bool:
    """Return whether a table waits for a move of a member who is there."""
    seat = table.seat_of(member)
    if table.status is not Status.PLAYING or seat is None:
        return False
    return seat in table.actors and not table.players[seat].automatic


def _name_of(key: int) -> str:
    """Return a place's name in the log: "board", "hand 0" (a direct message) or "panel 0"."""
    if key == BOARD:
        return "board"
    return f"hand {key}" if key > BOARD else f"panel {panel_place(key)}"


def _never_ran(place: MessageState, task: "asyncio.Task[None]") -> None:
    """End the request of a task that was cancelled before its first step."""
    if place.task is task:
        place.finish()


async def _under(lease: Lease | None, work: Coroutine[Any, Any, None]) -> None:
    """Do something under a lease."""
    LEASE.set(lease)
    await work
