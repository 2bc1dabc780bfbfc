"""Keeps what people see in line with what is stored.

Requests that spend the bot's own rate limit are rationed per move; a request through a fresh interaction is
free. Where several processes share a database, one of them at a time publishes a table, under a lease. The
process that acquires it first reads where the messages are and what they show, for another may have sent
them. A process that does not get the lease can rely on its holder: it sees the newest version before it
releases the lease. A message sent after the lease has expired may have overwritten something newer; it is
sent again.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.manager.publishing.leased_messages import published_state
from bot.manager.publishing.leases import LEASE_MS, RENEWED_MS, Lease, Leases
from bot.manager.publishing.message_sender import (
    FOLLOW_MS,
    RETRIES_MS,
    MessageSender,
    awaited_of,
)
from bot.manager.publishing.message_state import Question, TableMessages, panel_place
from bot.manager.publishing.messages import ChannelClosed, Messenger, NotSent, Page
from bot.manager.publishing.publish_job import (
    Arrived,
    Baseline,
    JobState,
    PublishJob,
    digests_in,
    messages_of,
    set_messages,
)
from bot.manager.publishing.venue_messages import SCROLLED_BY
from bot.manager.tables.match_effects import load_effects
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, MessageRef, PlayerKind, Status, Table, TableError
from bot.manager.tables.table_cache import TableCache
from bot.manager.tables.table_store import TableStore
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.tables import interaction_tokens, publish_leases
from data.tables.interaction_tokens import StoredPress
from data.tables.publish_leases import PublishedState
from data.tables.row_types import Why
from data.tables.tables import set_table_message
from data.tables.venues import Venue

ALLOWANCE: Final = 2
"""Requests with the bot's token that one move may cost."""
ANSWERED_MS: Final = 2_000
"""A lease is held so long for the response to a press: Discord waits only a second longer."""
STOP_SECONDS: Final = 1.0
"""Requests in flight have this time to arrive when the program stops."""
MOMENTS: Final = 20
"""Bits of a moment that do not hold the version."""
PENDING: Final = 20
"""So many outdated tables are acquired at once."""


class Publisher(MessageSender):
    """Decides which messages a change of a table needs, and publishes each table under a lease.

    A move may cost two requests that spend the bot's rate limit: first the board, then what tells the next
    player (a mention or the hand), then cleaning up. What finds no room follows later: a direct message whose
    member plays elsewhere is updated once for several moves, and a press on an outdated panel is answered
    with a fresh one anyway.
    """

    def __init__(
        self,
        messenger: Messenger,
        preferences: Preferences,
        clock: Clock,
        database: Database,
        tables: TableCache,
        store: TableStore,
        leases: Leases | None,
    ) -> None:
        super().__init__(messenger, preferences, clock, database, leases)
        self._tables = tables
        self._table_store = store

    # --- what has changed

    def changed(self, table: Table, *, answered: int | None = None, stored: bool = True) -> None:
        """Bring all messages of a table in line with its state.

        ``answered``: the place (BOARD or a seat) that the response to a press updates; call ``answer``
        when it has. ``stored``: whether the change has raised the table's version.
        """
        if answered is not None and self._leases is not None:
            self._job(table).answers[answered] = self._clock.now() + ANSWERED_MS
        if self._may_send(table):
            self._bring_in_line(table, answered)
            return
        job = self._job(table)
        self._note_results(table, self.messages_of(table))
        if answered is not None or job.state is not JobState.REFRESHING:
            job.request.answered.append(answered)
            self._request(job, force=not stored)

    def _bring_in_line(self, table: Table, answered: int | None) -> None:
        messages = self.messages_of(table)
        self._note_later(table)
        if answered is not None:
            messages.place(answered).expect_answer()
            self._owe(table, messages, answered)  # in case the response fails
        actors = table.deal.actors if table.deal is not None and table.status is Status.PLAYING else ()
        new_deal = table.deal_no != messages.deal_no
        before, messages.actors, messages.deal_no = messages.actors, awaited_of(table), table.deal_no
        room = ALLOWANCE - (answered != BOARD and self._want_board(table, messages))
        self._note_results(table, messages)
        if table.venue is Venue.FRIENDS and table.call is not None and table.called is None:
            self._spawn(table, self._uncall(table, messages, table.call))  # an invitation
        if new_deal and actors:
            messages.dealt_at = self._clock.now()
            messages.looked.clear()
            messages.refused.clear()
            self._deal_hands(table, answered)
            return
        everybody = not actors or table.venue is Venue.ANYONE  # there the hands show what a board would
        concerned = set(range(len(table.players))) if everybody else {*before, *actors}
        if table.news and table.news[-1].why is Why.ORDER:  # until it was played, its seat was not awaited
            concerned.add(table.news[-1].seat)
        concerned -= {*actors} - {*messages.actors}
        waiting: list[int] = []
        for seat in sorted(concerned, key=lambda seat: (seat not in actors, seat)):
            player = table.players[seat]
            if player.kind is not PlayerKind.PERSON or table.deal is None:
                continue
            reached = self._reach(table, seat, answered)
            if seat in reached:
                continue
            if table.venue is Venue.FRIENDS and seat in actors and seat not in before:
                self._spawn(table, self._call(table, seat))  # a panel that only the member sees tells nobody
            if seat in table.hands:
                self._owe(table, messages, seat)
            if reached and seat in messages.looked:
                continue
            if not reached and seat in messages.actors and seat not in before and not player.automatic:
                room -= self._summon(table, seat, room)
            elif seat in table.hands:
                waiting.append(seat)
        has_moved = bool(table.news) and table.news[-1].seat == table.called
        if room > 0 and table.call is not None and (table.called not in actors or has_moved):
            room -= 1
            self._spawn(table, self._uncall(table, messages, table.call))
        for seat in waiting[: max(0, room)]:
            self._send_hand(table, seat)
        for seat in sorted(concerned):
            member, pressed = table.players[seat].member, answered in (seat, panel_place(seat))
            if member is not None and not (pressed and seat in actors):
                self._keep_asking_last(member)

    def _note_results(self, table: Table, messages: TableMessages) -> None:
        """Draw between two deals what the direct messages keep of the finished one."""
        if table.between_deals:
            for seat in table.hands:
                messages.results.setdefault(seat, self._messenger.kept(table, seat))

    def _reach(self, table: Table, seat: int, answered: int | None) -> set[int]:
        """Edit the panel on which a seat's member last pressed, which is free.

        A press that is being answered moves the hand to the panel of its response. Return the seat's places
        that are up to date.
        """
        messages = self._messages[table.id]
        messages.moments[seat] = messages.moments.get(seat, 0) + 1
        own = {seat, panel_place(seat)}
        reached = {answered} & own if answered is not None else set()
        place = self._pressed_place(table, seat)
        if place is not None and not reached:
            self._start(table, place, self._show_panel)
            reached.add(place)
        return reached

    def _deal_hands(self, table: Table, answered: int | None) -> None:
        """Send every person a new message with the hand of a new deal, which notifies them.

        The messages before keep the result of the finished deal. Who takes no direct messages has the hand on
        the panel where they pressed last.
        """
        messages = self._messages[table.id]
        results, messages.results = messages.results, {}
        for seat, player in enumerate(table.players):
            if player.kind is not PlayerKind.PERSON or player.resigned:
                continue
            before, result = table.hands.get(seat), results.get(seat)
            if before is not None and result is not None and answered != seat:
                self._keep_later(table, seat, before, result, messages.place(seat).shown)
            if not self._takes_direct(table, seat):
                self._reach(table, seat, answered)
            elif answered == panel_place(seat):
                self._messenger.forget(table, seat)  # the response is on its way to that panel
            else:
                self._spawn(table, self._messenger.withdraw(table, seat))
            self._post_hand(table, seat)

    def adopt(self, table: Table) -> None:
        """Take over a table that was read from the store, with what its messages showed then."""
        messages = self._messages[table.id] = TableMessages(deal_no=table.deal_no)
        if table.deal is not None and table.status is Status.PLAYING:
            messages.actors = awaited_of(table)
        for place, digest in table.digests.items():
            messages.place(place).set_shown(digest)
        self._note_results(table, messages)
        if table.venue is Venue.FRIENDS and self._leases is None:
            self._background.spawn(self._take_up(table, messages), table=table.id)

    async def _take_up(self, table: Table, messages: TableMessages) -> None:
        """Bring the messages of friends up to date by valid tokens, after a restart."""
        await self._friends.learn_presses(table)
        if self._messages.get(table.id) is not messages:
            return
        self._want_board(table, messages)
        for seat in range(len(table.players)):
            if self._pressed_place(table, seat) == panel_place(seat):
                messages.looked.add(seat)
                self._start(table, panel_place(seat), self._show_panel)

    async def bring_up(self, table: Table) -> None:
        """Send the messages of a table that are outdated according to the store.

        Returns when those that exist have been edited; new ones follow.
        """
        self._bring_all(table)
        await self._arrival(table)

    async def renew(self, table: Table) -> None:
        """Edit what looks otherwise by changed settings: the board and direct messages of a table.

        Returns when they have been edited. A panel looks otherwise at the next press on it.
        """
        messages = self.messages_of(table)
        self._note_later(table)
        self._want_board(table, messages)
        for seat in table.hands:
            self._start(table, seat, self._show_direct)
        await self._arrival(table)

    async def _arrival(self, table: Table) -> None:
        """Wait until the requests for the messages of a table that are in flight have ended."""
        places = self._messages[table.id].places.values()
        tasks = (place.task for place in places if place.task is not None)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _bring_all(self, table: Table) -> None:
        messages = self._messages[table.id]
        self._note_later(table)
        self._want_board(table, messages)
        for seat, player in enumerate(table.players):
            if self._pressed_place(table, seat) == panel_place(seat):
                self._start(table, panel_place(seat), self._show_panel)
            if seat in table.hands:
                self._start(table, seat, self._find_hand)
            elif player.kind is PlayerKind.PERSON and not player.resigned and messages.actors:
                self._post_hand(table, seat)

    def warn(self, table: Table, seat: int) -> None:
        """Mention a player in turn whose time is nearly up, also if one was posted before."""
        if self._preferences.call_style(table, seat) == "off":
            return
        if self._leases is not None:
            job = self._job(table)
            job.request.reminded.add(seat)
            self._request(job, force=True)
        elif table.id in self._messages:
            self._spawn(table, self._call(table, seat, again=True))

    def catch_up(self, table: Table, seat: int) -> None:
        """Notify a player of what was held back in their quiet hours, if it is still true.

        That is the hand of a deal that they have not seen, or else that it is their turn.
        """
        if table.status is not Status.PLAYING or not table.actors or table.players[seat].resigned:
            return
        unseen = self._pressed_place(table, seat) is None and not self.posted(table, seat)
        if unseen and self._takes_direct(table, seat):
            if self._leases is not None:
                job = self._job(table)
                job.request.hands.add(seat)
                self._request(job, force=True)
            else:
                self._post_hand(table, seat)
            return
        warned = table.clock.warned_of(seat) is not None
        if seat in table.actors and not table.players[seat].automatic and (table.called != seat or warned):
            self.warn(table, seat)

    def post_again(self, table: Table) -> None:
        """Post the board at the end of its channel and delete the old one.

        Not among friends, who show it again by a command.
        """
        if table.venue is Venue.FRIENDS:
            return
        if self._leases is not None:
            job = self._job(table)
            job.request.repost = True
            self._request(job, force=True)
        else:
            self._want_board(table, self._scrolled_away(table))

    async def move_board(self, table: Table, board: MessageRef) -> None:
        """Let another message be the board of friends; delete the old one if a token allows it.

        Raises StorageError.
        """
        await self._db.write(set_table_message(table.id, channel_id=board.channel, message_id=board.message))
        await self._friends.learn_presses(table)
        if table.board != board:
            await self._messenger.withdraw(table, BOARD)
        table.board = board

    def _scrolled_away(self, table: Table) -> TableMessages:
        """Note that the board is no longer at the end of its channel."""
        messages = self.messages_of(table)
        messages.below.update(range(SCROLLED_BY))
        messages.place(BOARD).shown = None
        return messages

    async def try_board(self, table: Table) -> str:
        """Show the board of a paused table, and return the permission that is missing, or "".

        The table's lock may be held.
        """
        if table.venue is not Venue.GUILD:
            return ""  # there is no permission that it could lack
        if self._leases is None:
            return await self._try_board(table)
        job = self._job(table)
        lease = await self._leases.acquire(table.id, force=True)
        if lease is None:
            return table.fault or "send_messages"  # another process tries
        await self._read_messages(table, job, lease)
        job.lease = job.held = lease
        try:
            return await self._try_board(table)
        finally:
            job.lease = None
            await self._release(table, job, lease, None)

    async def _try_board(self, table: Table) -> str:
        place, page = self.messages_of(table).place(BOARD), self._messenger.board(table)
        try:
            await self._venue(table).show_board(table, page)
        except ChannelClosed as closed:
            return closed.missing
        place.set_shown(page.digest)
        return ""

    # --- presses and their responses

    def superseded(self, table: Table, seat: int, message: int) -> bool:
        """Return whether a direct message is not, or will not be, the one with a seat's hand."""
        direct = table.hands.get(seat)
        return self.posted(table, seat) and (direct is None or direct.message != message)

    def moment(self, table: Table, seat: int) -> int:
        """Return a number that changes whenever a seat's panel must be drawn again.

        Its upper bits are the table's version.
        """
        messages = self._messages.get(table.id)
        moment = messages.moments.get(seat, 0) if messages is not None else 0
        return (0 if self._leases is None else table.version << MOMENTS) + moment

    def answer(
        self,
        table: Table,
        place: int,
        page: Page,
        *,
        drawn: int | None = None,
        asks: Question | None = None,
    ) -> None:
        """Note the page that the response to a press has shown at a place.

        What has changed since is sent. ``drawn``: the moment at which a hand panel's page was drawn; None:
        just now. ``asks``: what the page asks.
        """
        if self._leases is not None:
            job = self._job(table)
            job.answers.pop(place, None)
            job.wake.set()
            press = self._messenger.press_of(table, place if place >= BOARD else panel_place(place))
            if press is not None:
                self._store_press(table, press, page)
        elif table.venue is Venue.FRIENDS:  # nothing else can edit its messages after a restart
            press = self._messenger.press_of(table, place if place >= BOARD else panel_place(place))
            if press is not None:
                self._store_press(table, press, page)
        if self._may_send(table):
            self._note_answer(table, place, page, drawn=drawn, asks=asks)
        else:
            self._note_answer_unleased(table, self._job(table), place, page, drawn=drawn, asks=asks)

    def _store_press(self, table: Table, press: StoredPress, page: Page) -> None:
        kept = replace(press, digest=page.digest)
        self._spawn(table, interaction_tokens.store_press(self._db, table.id, kept))

    def _note_answer(
        self, table: Table, place: int, page: Page, *, drawn: int | None, asks: Question | None
    ) -> None:
        messages = self.messages_of(table)
        at = messages.place(place)
        at.answered(page.digest)
        at.asks = asks
        messages.pending.pop(place, None)
        self._note_later(table)
        if place == BOARD:
            self._want_board(table, messages)
            return
        seat = place if place > BOARD else panel_place(place)
        messages.looked.add(seat)
        messages.place(panel_place(seat) if place == seat else seat).asks = None
        if drawn not in (None, self.moment(table, seat)):
            self._start(table, place, self._show_panel)
        if place != seat and seat in table.hands:
            self._start(table, seat, self._shrink)

    def _note_answer_unleased(
        self,
        table: Table,
        job: PublishJob,
        place: int,
        page: Page,
        *,
        drawn: int | None,
        asks: Question | None,
    ) -> None:
        messages = self.messages_of(table)
        at = messages.place(place)
        at.set_shown(page.digest)
        at.asks = asks
        job.again |= place in messages.pending
        messages.pending.pop(place, None)
        if place == BOARD:
            version = table.version if page.digest == self._messenger.board(table).digest else 0
        else:
            seat = place if place > BOARD else panel_place(place)
            version = table.version if drawn is None else drawn >> MOMENTS
            messages.looked.add(seat)
            messages.place(panel_place(seat) if place == seat else seat).asks = None
            has_left = place != seat and (seat in table.hands or self._has_new_panel(table, seat))
            if has_left and self._wanted(table, seat).digest != messages.place(seat).shown:
                job.request.shrunk.add(seat)
                job.again = job.force = True
        job.arrived[place] = Arrived(page.digest, version)
        if job.state is JobState.IDLE:
            self._note_arrived(job)

    def _has_new_panel(self, table: Table, seat: int) -> bool:
        """Return whether the last press opened a panel, though the hand is sent directly too.

        Another process may have sent that message after this one read where the messages are.
        """
        press = self._messenger.press_of(table, seat)
        return press is not None and not press.message_id and self._takes_direct(table, seat)

    def _note_arrived(self, job: PublishJob) -> None:
        arrived, job.arrived = job.arrived, {}
        if arrived:
            self._background.spawn(self._note_answers(job, arrived))
        elif job.again:
            self._request(job)

    async def _note_answers(self, job: PublishJob, arrived: Mapping[int, Arrived]) -> None:
        """Store what responses have shown that no lease covered.

        Where the table has changed since, they may have overwritten something newer.
        """
        for place, (digest, version) in arrived.items():
            if not await publish_leases.note_response(self._db, job.table.id, place, digest, version):
                await self._mark_unknown(job.table, {place})
                job.again = True
        if job.again:
            self._request(job)

    async def know(self, table: Table, message: int | None) -> None:
        """Learn which of a table's messages was pressed, if another process may have sent it."""
        if self._leases is None:
            return
        known = {ref.message for ref in messages_of(table)}
        if message is not None and message not in known and self._job(table).held is None:
            set_messages(table, await publish_leases.messages(self._db, table.id))

    def seen_below(self, table: Table, message: int | None) -> None:
        """Note the newest message of the table's channel, as an interaction there reported it."""
        if table.board is not None and message is not None and message > table.board.message:
            self.messages_of(table).below.add(message)

    # --- publishing under a lease

    async def publish_pending(self) -> None:
        """Publish outdated tables that no process publishes. Raises StorageError."""
        while self._leases is not None:
            leases = await self._leases.acquire_pending(PENDING)
            for lease in leases:
                self._background.spawn(self._take_over(lease))
            if len(leases) < PENDING:
                return

    async def _take_over(self, lease: Lease) -> None:
        try:
            table = await self._tables.load(lease.given.table_id)
        except TableError:  # a game that this program does not know
            again_at = self._clock.now() + RETRIES_MS[-1]
            await publish_leases.abandon(self._db, lease.given, again_at=again_at)
            return
        job = self._job(table)
        job.handed, job.request.follow = lease, True
        self._request(job)

    def _request(self, job: PublishJob, *, force: bool = False) -> None:
        job.force |= force
        job.again = True
        if self._leases is not None and job.state is JobState.IDLE and not self._stopped:
            job.state = JobState.ACQUIRING
            self._background.spawn(self._publish(self._leases, job))

    async def _publish(self, leases: Leases, job: PublishJob) -> None:
        """Publish a table as long as something asks for that and no other process does it."""
        try:
            while job.again and not self._stopped:
                job.state = JobState.ACQUIRING
                force, job.force, job.again = job.force, False, False
                lease, job.handed = job.handed, None
                if lease is None or not lease.is_held:
                    lease = await leases.acquire(job.table.id, force=force)
                if lease is not None:
                    await self._hold(leases, job, lease)
                elif not job.again:
                    job.request.answered.clear()
                    job.answers.clear()
                    job.request.follow = False
                    if force:
                        self._later(RENEWED_MS, lambda: self._request(job, force=True))
        except Exception:
            # The lease expires, and another process acquires it: nobody knows what has arrived.
            if job.held is not None and job.tasks:
                self._background.spawn(self._watch(job, job.held))
            job.lease = job.held = None
            raise
        finally:
            job.state = JobState.IDLE
        self._note_arrived(job)

    async def _hold(self, leases: Leases, job: PublishJob, lease: Lease) -> None:
        """Publish a table until its messages show the newest version, and release the lease."""
        table = job.table
        job.held, job.refreshed = lease, False
        newest: int | None = lease.given.version
        version = -1
        held = True
        while newest is not None and newest > version:
            job.state = JobState.REFRESHING
            if newest > table.version:
                await self._refresh(table, newest)
            if not table.ratings:  # another process may have rated the match since this copy was made
                await load_effects(self._db, table)
            messages = await self._read_messages(table, job, lease)
            job.lease, job.state = lease, JobState.SENDING
            self._send_requested(table, job, messages)
            await self._until_sent(leases, job, lease)
            version, job.lease, job.state = table.version, None, JobState.RELEASING
            held = lease.is_held
            newest = await self._release(table, job, lease, version)
            if newest is None and await leases.reacquire(lease):
                # A process has noted that what we sent may be overwritten.
                job.held, job.baseline.digests = lease, {}
                newest, version = lease.given.version, -1
        if newest is None:
            # Another process holds the lease. If ours had expired, we may have overwritten something.
            if not held:
                await self._mark_unknown(table, job.baseline.sent)
            job.again = True

    async def _watch(self, job: PublishJob, lease: Lease) -> None:
        """Wait for requests under an abandoned lease: they may overwrite something newer."""
        places = set(job.baseline.sent)
        await asyncio.gather(*job.tasks, return_exceptions=True)
        if not lease.is_held:
            await self._mark_unknown(job.table, places)

    async def _refresh(self, table: Table, version: int) -> None:
        """Bring a table to its stored state, at least ``version``. Raises NotSent."""
        try:
            async with table.lock:
                await self._table_store.refresh(table, outdated=version > table.version)
        except TableError as error:
            raise NotSent("a table that has changed could not be read") from error

    def _send_requested(self, table: Table, job: PublishJob, messages: TableMessages) -> None:
        if job.request.repost:
            self._scrolled_away(table)
        request = job.take_request()
        on_their_way = [place for place in request.answered if place in job.answers]
        for answered in dict.fromkeys(on_their_way) or [None]:
            self._bring_in_line(table, answered)
        for seat in request.reminded:
            self._spawn(table, self._call(table, seat, again=True))
        for seat in request.shrunk:
            self._start(table, seat, self._shrink)
        baseline = job.baseline
        if baseline.unknown:
            self._bring_all(table)
        refused = {seat for seat in request.hands if table.actors and not self.posted(table, seat)}
        for seat in baseline.unsent | refused:
            self._post_hand(table, seat)
        baseline.unsent, baseline.unknown = set(), False
        if request.follow and messages.pending:
            self._send_owed(table, messages)

    async def _read_messages(self, table: Table, job: PublishJob, lease: Lease) -> TableMessages:
        """Read where the messages of a table are, what they show, and what was to follow."""
        since = self._clock.now() - interaction_tokens.TOKEN_MS
        where, found = await publish_leases.messages_and_presses(self._db, table.id, since)
        messages, given = self.messages_of(table), lease.given
        state = given.published
        if state is None:
            # Nobody has published it under a lease: it is new, or belonged to a process that was alone.
            state = PublishedState(table.deal_no, table.actors) if where.board[1] else PublishedState()
        set_messages(table, where)
        before = job.baseline
        baseline = job.baseline = Baseline(digests_in(where), set(messages_of(table)))
        baseline.unknown = given.taken_over or (given.published is None and where.board[1] is not None)
        self._messenger.learn(table, found)
        for press in found:
            if press.own:
                baseline.digests[panel_place(press.seat)] = press.digest
            messages.looked.add(press.seat)
        # Where the response to a press was noted since, a page that we have sent may have come after it.
        sent = before.sent if job.refreshed else set()
        doubtful = {
            place
            for place, digest in baseline.digests.items()
            if place in sent and digest != before.digests.get(place)
        }
        for place, digest in baseline.digests.items():
            messages.place(place).set_shown(None if baseline.unknown or place in doubtful else digest)
        messages.deal_no, messages.actors = state.deal, state.actors
        job.uncertain |= {*state.uncertain}
        if state.deal == table.deal_no:  # the process that was to send them has died
            baseline.unsent = {seat for seat in state.unsent if seat not in messages.coming}
        unknown = (place for place, digest in baseline.digests.items() if digest is None or place in doubtful)
        pending = (place for place in (*state.pending, *unknown) if place <= BOARD or place in table.hands)
        messages.pending |= dict.fromkeys(pending)
        for place in doubtful:
            del baseline.digests[place]
        for place, (digest, version) in job.arrived.items():
            # A page of an earlier version may have overwritten something newer.
            messages.place(place).set_shown(digest if version == table.version else None)
            baseline.sent.add(place)
        job.arrived = {}
        if state.deal == table.deal_no and table.version > given.shown + 1:
            # Others may have moved, too, than those who were to act.
            messages.pending |= dict.fromkeys(
                seat for seat in table.hands if self._wanted(table, seat).digest != messages.place(seat).shown
            )
        self._follow_later(table, messages)
        lease.given = given._replace(published=state, taken_over=False)
        job.refreshed = True
        return messages

    async def _until_sent(self, leases: Leases, job: PublishJob, lease: Lease) -> None:
        """Wait until requests and responses have arrived, and hold the lease meanwhile.

        Responses are waited for no longer than ``ANSWERED_MS``.
        """
        while True:
            now = self._clock.now()
            job.answers = {place: until for place, until in job.answers.items() if until > now}
            if not job.tasks and not job.answers:
                return
            if not lease.lost and now - lease.at >= RENEWED_MS:
                await leases.renew(lease)
                continue
            job.wake.clear()
            moments = [*job.answers.values()] + ([] if lease.lost else [lease.at + RENEWED_MS])
            alarm = self._clock.call_at(min(moments), job.wake.set) if moments else None
            await job.wake.wait()
            if alarm is not None:
                alarm.cancel()

    async def _release(self, table: Table, job: PublishJob, lease: Lease, version: int | None) -> int | None:
        """Store what the messages show, and release the lease.

        It is kept if the table has gone beyond a version.

        ``version`` None: release in any case; the table is still to be published. Return the table's version;
        None: the lease was another's.
        """
        messages, now = self._messages[table.id], self._clock.now()
        failed = [key for key, place in messages.places.items() if place.failed]
        again_at = 0
        if lease.again_at > now:
            again_at = lease.again_at
        elif failed:
            tries = max(messages.place(key).failed for key in failed)
            again_at = now + RETRIES_MS[min(tries, len(RETRIES_MS)) - 1]
        elif messages.pending:
            again_at = messages.follows_at or now + FOLLOW_MS
        baseline = job.baseline
        if set(messages_of(table)) != baseline.messages and version is not None:
            with suppress(NotSent):  # then the lease is lost, which is reported below
                await self.note_messages(table)  # some are gone
        outdated = bool(failed or messages.pending or messages.coming)
        older = min(lease.given.shown, lease.given.version - 1)
        if not outdated:
            job.uncertain.clear()  # nothing is posted again
        state = published_state(messages)._replace(uncertain=(*job.uncertain,))
        digests = {place: messages.place(place).shown for place in (BOARD, *table.hands)}
        shows = version if version is not None and not outdated else older
        await self._note_panels(table, baseline, messages)
        newest = await publish_leases.release(
            self._db,
            lease.given,
            version,
            shown=shows,
            published=state,
            again_at=again_at,
            until=now + LEASE_MS,
            digests={
                place: each for place, each in digests.items() if each != baseline.digests.get(place, "")
            },
        )
        if newest is None or version is None or newest <= version:
            job.held = None
        else:
            baseline.digests |= digests
            lease.at, lease.given = now, lease.given._replace(published=state, shown=shows)
        return newest

    async def _note_panels(self, table: Table, baseline: Baseline, messages: TableMessages) -> None:
        for seat in range(len(table.players)):
            place, press = panel_place(seat), self._messenger.press_of(table, seat)
            if press is not None and press.own and place in messages.places:
                digest = messages.place(place).shown
                if digest != baseline.digests.get(place, ""):
                    baseline.digests[place] = digest
                    await interaction_tokens.note_page(self._db, table.id, seat, press.at, digest)

    async def _mark_unknown(self, table: Table, places: set[int]) -> None:
        """Store that nobody knows what these places show, so that the table is published again."""
        for seat in range(len(table.players)):
            if panel_place(seat) in places and (press := self._messenger.press_of(table, seat)) is not None:
                await interaction_tokens.note_page(self._db, table.id, seat, press.at, None)
        await publish_leases.mark_unknown(self._db, table.id, places)

    # --- coming and going

    def may_go(self, table: Table) -> bool:
        """Return whether a table may leave memory: no request is in flight, and all is stored."""
        job, messages = self._jobs.get(table.id), self._messages.get(table.id)
        resting = job is None or job.state is JobState.IDLE
        return resting and table.id not in self._unnoted and (messages is None or not messages.in_flight)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that leaves memory."""
        self._jobs.pop(table.id, None)
        self._messages.pop(table.id, None)
        for member in [member for member, tables in self._directs.items() if table.id in tables]:
            del self._directs[member][table.id]
            if not self._directs[member]:
                del self._directs[member]
        self._messenger.forget(table)

    async def stop(self) -> None:
        """Let requests in flight arrive, store what has arrived, and leave the rest to others.

        Messages that wait for their removal go at once: nobody would know of them after the next start.
        """
        self._stopped = True
        for ref in tuple(self._removals):
            self._remove_now(ref)
        await self._background.stop(STOP_SECONDS)
        await self._note()
        for job in tuple(self._jobs.values()):
            if job.held is not None and job.refreshed:
                await self._release(job.table, job, job.held, None)
            elif job.held is not None:
                await publish_leases.abandon(self._db, job.held.given, again_at=0)

    async def settled(self) -> bool:
        """Wait until no request is in flight; return whether there was one."""
        return await self._background.quiet()
