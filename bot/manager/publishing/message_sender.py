"""Sends the messages of tables: board, hands, turn mentions.

Each message is a target, not a queue: at most one request for it is in flight, the newest page wins, and a
page that has not changed is not sent. ``Publisher`` decides what a change of a table needs; here each message
is posted, edited, moved and deleted.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from bot.manager.publishing.leased_messages import TIDY_MS, LeasedMessages
from bot.manager.publishing.leases import LEASE, RENEWED_MS, Leases
from bot.manager.publishing.message_records import note_shown
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
from bot.manager.publishing.publish_job import PublishJob
from bot.manager.publishing.venue_messages import (
    PRESENT_MS,
    SLOW_MS,
    DailyMessages,
    FriendsMessages,
    GuildMessages,
    PoolMessages,
    VenueMessages,
)
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, MessageRef, Status, Table
from bot.manager.tables.table_store import log_fields
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import AWAKE_MS, quiet_until
from data.db.database import Database
from data.db.errors import StorageError
from data.inbox import errands
from data.inbox.errands import ErrandKind
from data.tables import interaction_tokens
from data.tables.tables import set_mention
from data.tables.venues import Venue

log = logging.getLogger(__name__)

RETRIES_MS: Final = (5_000, 30_000, 300_000)
"""A page that could not be sent is tried again after these times."""
UNSEEN_MS: Final = 60_000
"""A direct message whose member plays on another panel is updated after this time."""
FOLLOW_MS: Final = 5_000
"""What a move has no room for follows after this time, and then one message each such time."""
NOTED_MS: Final = 1_000
"""What messages show is stored after this time for all tables; losing it costs an edit."""
SEVERAL: Final = {"press": "several"}
"""In the log: a newer page shows what was pressed while another was on its way."""


class MessageSender(LeasedMessages, ABC):
    """Sends pages until every message of a table shows what it should.

    ``leases``: as of ``LeasedMessages``. ``closed_channels`` reports tables whose channel refused the bot,
    with the missing permission; the reader of the queue pauses them.
    """

    def __init__(
        self,
        messenger: Messenger,
        preferences: Preferences,
        clock: Clock,
        database: Database,
        leases: Leases | None,
    ) -> None:
        super().__init__(messenger, preferences, clock, database, leases)
        self.closed_channels: asyncio.Queue[tuple[Table, str]] = asyncio.Queue()
        self._friends = FriendsMessages(self, messenger, preferences, clock, database)
        self._venues: dict[Venue, VenueMessages] = {
            Venue.GUILD: GuildMessages(self, messenger, preferences, clock, database),
            Venue.FRIENDS: self._friends,
            Venue.ANYONE: PoolMessages(self, messenger, preferences, clock, database),
            Venue.TODAY: DailyMessages(self, messenger, preferences, clock, database),
        }
        self._unnoted: dict[str, Table] = {}
        self._directs: dict[int, dict[str, Table]] = {}
        """By member: the tables whose hands were posted directly, the last one last."""

    def _venue(self, table: Table) -> VenueMessages:
        return self._venues[table.venue]

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
        if not log.isEnabledFor(logging.DEBUG):
            return lambda: None
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
                self._note_later(table)

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
                messages.pending.setdefault(key)
                job = self._job(table)
                job.request.follow = True
                self._request(job)

        lease, now = LEASE.get(), self._clock.now()
        if isinstance(error, NotSent | StorageError):  # it was not sent, which is no failure of the page
            if lease is not None and lease.again_at <= now:
                lease.later(RENEWED_MS)
            wait = RENEWED_MS if lease is None else lease.again_at - now
            self._messages[table.id].pending.setdefault(key)
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
            if messages.in_flight or messages.pending:
                waiting[table.id] = table
            if messages.in_flight:
                continue
            digests = {place: messages.place(place).shown for place in (BOARD, *table.hands)}
            new = {place: each for place, each in digests.items() if each != table.digests.get(place)}
            # What is pending or has failed stays so in the store, and the next start sends it.
            outdated = messages.pending or messages.failed
            if new or not outdated:
                noted.append((table, None if outdated else table.version, new))
        self._unnoted = waiting
        if waiting:
            self._later(NOTED_MS, lambda: self._background.spawn(self._note()))
        if noted:
            await note_shown(self._db, noted)
            for table, _, new in noted:
                table.digests.update(new)

    # --- pages that follow later

    def _owe(self, table: Table, messages: TableMessages, place: int) -> None:
        """Bring a place up to date later, in its turn."""
        messages.pending.setdefault(place)
        self._follow_later(table, messages)

    def _follow_later(self, table: Table, messages: TableMessages) -> None:
        if not messages.pending:
            return
        seen = any(self._seen(table, place) for place in messages.pending)
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
        """Send the page that is pending for the longest time.

        Seats that are to act come first. A message that shows its page already costs nothing.
        """
        messages.follows_at = None
        sent = False
        while messages.pending and not sent:
            key = min(
                messages.pending,
                key=lambda place: (not self._seen(table, place), place not in messages.actors),
            )
            del messages.pending[key]
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
        if not self._venue(table).has_board:
            return False
        place = messages.place(BOARD)
        page = None if place.phase is not Phase.IDLE else self._messenger.board(table)
        if page is not None and page.digest == place.shown:
            return False
        self._start(table, BOARD, self._show_board, page)
        return True

    async def _show_board(self, table: Table, _: int, page: Page) -> bool:
        try:
            return await self._venue(table).show_board(table, page)
        except ChannelClosed as closed:
            self.closed_channels.put_nowait((table, closed.missing))
            raise

    # --- hands

    def _takes_direct(self, table: Table, seat: int) -> bool:
        """Return whether a seat's hand is sent directly; the first of a match is always tried."""
        if not self._venue(table).deals_directly:
            return False
        member = table.players[seat].member
        return member is not None and (table.deal_no == 1 or not self._preferences.direct_closed(member))

    def _send_hand(self, table: Table, seat: int) -> None:
        self._messages[table.id].pending.pop(seat, None)
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
        """Return whether it is a member's quiet hours, and they neither just played nor play now.

        A match with short turns does not wait for the morning: its messages come at once, silently.
        """
        now = self._clock.now()
        if now - table.players[seat].acted_at < AWAKE_MS or 0 < table.turn_ms < SLOW_MS:
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
            awaited = self._venue(table).is_awaited(table)
            post = partial(self._messenger.post_direct, member, awaited=awaited)
            posted = await self.post(table, page, post, *name)
        except (DirectClosed, DirectLater) as refused:
            if messages.coming.get(seat) == deal_no:
                del messages.coming[seat]
            if isinstance(refused, DirectClosed):
                await self._preferences.learn(member, dms_closed=True)
                await self.note_messages(table)  # the hand is no longer where it was
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
        table.hands[seat] = posted
        messages.place(seat).set_shown(page.digest)
        directs = self._directs.setdefault(member, {})
        directs.pop(table.id, None)
        directs[table.id] = table
        await self.note_messages(table)
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
            await self.remove(old)

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
        venue = self._venue(table)
        if not venue.is_called(table, seat, again=again):
            return
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
            if table.call is not None and venue.keeps_calls:
                self._remove_later(table.call)
            elif table.call is not None:
                await venue.remove_call(table, table.call)
            table.call, table.called = None, None
            try:
                sent = self._sending(table, f"mention {seat}")
                self._check(table, seat)
                table.call = await venue.call(table, seat, member, again=again)
                if table.call is not None:
                    table.called = seat
                    sent()
            except ChannelClosed as refused:
                self.closed_channels.put_nowait((table, refused.missing))
            else:
                await self.note_messages(table)
        if table.call is not None and seat not in messages.actors:  # they have moved in the meantime
            await self._uncall(table, messages, table.call)

    async def _uncall(self, table: Table, messages: TableMessages, call: MessageRef) -> None:
        async with messages.calling:
            if table.call == call:
                table.call, table.called = None, None
                await self._venue(table).remove_call(table, call)
                await self.note_messages(table)

    async def invite(self, table: Table, page: Page) -> None:
        """Mention invited members at a table of friends; the mention goes at the next change."""
        async with self.messages_of(table).calling:
            table.call, table.called = await self._friends.follow_press(table, page), None
            if table.call is not None:
                where = table.call
                await self._db.write(
                    set_mention(table.id, channel_id=where.channel, message_id=where.message, member_id=None)
                )


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
