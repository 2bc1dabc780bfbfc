"""Publishing where several programs share a database: one of them at a time brings the messages of a table in
line, by a claim in the table's record.

Whoever gets the claim first learns where the messages are and what they show, for others may have sent them;
then it works as a program does that is alone. Whoever does not get it can be sure that its holder sees the
newest version before it lets go. What was sent too late, after the claim had run out, may have gone over
something newer: it is sent again.
"""

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from bot.manager.publishing.leases import LEASE, LEASE_MS, RENEWED_MS, Lease, Leases
from bot.manager.publishing.message_state import MessageState, Question, TableMessages, panel_place
from bot.manager.publishing.messages import MessageGone, Messenger, NotSent, Page, PublisherHost
from bot.manager.publishing.publisher import FOLLOW_MS, RETRIES_MS, SCROLLED_BY, Post, Publisher
from bot.manager.tables.table import BOARD, MessageRef, Table, TableError
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.db.errors import StorageError
from data.tables import interaction_tokens, publish_leases
from data.tables.publish_leases import Messages, PublishedState

ANSWERED_MS: Final = 2_000
"""So long a claim is held for the answer to a press: Discord waits no longer than a second more."""
STRAY_MS: Final = 2 * LEASE_MS
"""After this time whoever has the claim has noted what was found there."""
MOMENTS: Final = 20
"""Bits of a moment that do not tell the version."""
SWEPT: Final = 20
"""So many tables that nobody sees to are claimed at once."""


class Arrived(NamedTuple):
    """What an answer has put on a place: its digest, and of which version of the table it was drawn."""

    digest: str
    version: int


@dataclass(slots=True)
class PublishJob:
    """What a program that publishes a table remembers of that.

    ``work`` publishes; ``claim``: by which it sends now; ``held``: the one that is not released yet;
    ``given``: one that was found to be free. ``again``: something has changed since a claim was asked for;
    ``pending``: the places of the answers that bring it up to date (None: there is none); ``anyhow``: also if
    the messages show the newest version. ``answers``: places of answers that are on their way, and until when
    they are waited for; ``arrived``: what those have shown that came while no claim was held. ``sending``:
    what is in flight; ``sent``: its places; ``moved`` is set when something has come to an end. ``stored``
    and ``noted``: the digests by place, and the messages, as they are stored. ``follows``: one of the pages
    that are owed is to follow; ``repost``: the board is to be posted anew; ``warned``: seats to be called
    though a call stands; ``leaves``: those whose direct message is to say that the hand has moved on;
    ``unsent``: those to whom somebody else was to send the hand; ``anew``: nobody knows what the messages
    show. ``lining_up``: what is stored is being read; ``lined_up``: it was, by this claim. ``doubts``: names
    of messages that were sent, and nobody knows whether they have arrived.
    """

    table: Table
    work: "asyncio.Task[None] | None" = None
    claim: Lease | None = None
    held: Lease | None = None
    given: Lease | None = None
    again: bool = False
    pending: list[int | None] = field(default_factory=list)
    anyhow: bool = False
    answers: dict[int, int] = field(default_factory=dict)
    arrived: "dict[int, Arrived]" = field(default_factory=dict)
    sending: "set[asyncio.Task[None]]" = field(default_factory=set)
    sent: set[int] = field(default_factory=set)
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    stored: dict[int, str | None] = field(default_factory=dict)
    noted: set[MessageRef] = field(default_factory=set)
    follows: bool = False
    repost: bool = False
    warned: set[int] = field(default_factory=set)
    leaves: set[int] = field(default_factory=set)
    unsent: set[int] = field(default_factory=set)
    anew: bool = False
    lining_up: bool = False
    lined_up: bool = False
    doubts: set[str] = field(default_factory=set)


class SharedPublisher(Publisher):
    """Publishes as one of several."""

    def __init__(
        self, messenger: Messenger, steward: PublisherHost, clock: Clock, database: Database
    ) -> None:
        super().__init__(messenger, steward, clock)
        self._db = database
        self._leases = Leases(database, clock)
        self._publish_jobs: dict[str, PublishJob] = {}

    def _publish_job(self, table: Table) -> PublishJob:
        return self._publish_jobs.setdefault(table.id, PublishJob(table))

    # --- what asks for it

    def changed(self, table: Table, *, answered: int | None = None, stored: bool = True) -> None:
        """Have everything of a table brought in line with its state, by whoever has the claim."""
        desk = self._publish_job(table)
        if answered is not None:
            desk.answers[answered] = self._clock.now() + ANSWERED_MS
        if desk.claim is not None:
            super().changed(table, answered=answered)
            return
        self._note_results(table, self._shown.setdefault(table.id, TableMessages()))
        if answered is not None or not desk.lining_up:
            desk.pending.append(answered)
            self._go(table, anyhow=not stored)

    async def sweep(self) -> None:
        """See to tables whose messages are behind while nobody does. Raises StorageError."""
        while claims := await self._leases.acquire_pending(SWEPT):
            for claim in claims:
                self._background.spawn(self._take_over(claim))
            if len(claims) < SWEPT:
                return

    async def _take_over(self, claim: Lease) -> None:
        try:
            table = await self._host.load_table(claim.given.table_id)
        except TableError:  # a game that is not in this house
            again_at = self._clock.now() + RETRIES_MS[-1]
            await publish_leases.abandon(self._db, claim.given, again_at=again_at)
            return
        desk = self._publish_job(table)
        desk.given, desk.follows = claim, True
        self._go(table)

    def warn(self, table: Table, seat: int) -> None:
        """Tell a player in turn that the time is nearly up: by a call, also if one stands already."""
        if self._host.call_style(table, seat) != "off":
            self._publish_job(table).warned.add(seat)
            self._go(table, anyhow=True)

    def post_again(self, table: Table) -> None:
        """Post the board anew at the end of its channel and remove the old one."""
        self._publish_job(table).repost = True
        self._go(table, anyhow=True)

    async def reaches(self, table: Table) -> str:
        """Try whether the channel of a paused table can be written in again, by showing the board there, and
        return what is missing for that; "" for nothing. The table's lock may be held.
        """
        desk = self._publish_job(table)
        claim = await self._leases.acquire(table.id, anyhow=True)
        if claim is None:
            return table.fault or "send_messages"  # somebody else tries
        await self._line_up(table, desk, claim)
        desk.claim = desk.held = claim
        try:
            return await super().reaches(table)
        finally:
            desk.claim = None
            await self._release(table, desk, claim, None)

    def _go(self, table: Table, *, anyhow: bool = False) -> None:
        desk = self._publish_job(table)
        desk.anyhow |= anyhow
        desk.again = True
        if desk.work is None and not self._stopped:
            desk.work = self._background.spawn(self._publish(table, desk))

    # --- the answers to presses

    def moment(self, table: Table, seat: int) -> int:
        """Return a number that is another one once a seat's panel has to be drawn anew; it tells of which
        version of the table that is.
        """
        return (table.version << MOMENTS) + super().moment(table, seat)

    def answer(
        self,
        table: Table,
        place: int,
        page: Page,
        *,
        drawn: int | None = None,
        asks: Question | None = None,
    ) -> None:
        """Note what the answer to a press has put on a place; what has changed meanwhile is sent after it."""
        desk = self._publish_job(table)
        desk.answers.pop(place, None)
        desk.moved.set()
        seat = place if place >= BOARD else panel_place(place)
        press = self._messenger.press_of(table, seat)
        kept = None if press is None else replace(press, digest=page.digest)
        if desk.claim is not None:
            super().answer(table, place, page, drawn=drawn, asks=asks)
            if kept is not None:
                self._do(table, interaction_tokens.store_press(self._db, table.id, kept))
            return
        if kept is not None:
            self._do(table, interaction_tokens.store_press(self._db, table.id, kept))
        shown = self._shown.setdefault(table.id, TableMessages())
        at = shown.place(place)
        at.shown, at.asks = page.digest, asks
        desk.again |= place in shown.owed
        shown.owed.pop(place, None)
        if seat == BOARD:
            version = table.version if page.digest == self._messenger.board(table).digest else 0
        else:
            version = table.version if drawn is None else drawn >> MOMENTS
            shown.looked.add(seat)
            shown.place(panel_place(seat) if place == seat else seat).asks = None
            if place != seat and self._to_leave(table, shown, seat):
                desk.leaves.add(seat)
                desk.again = desk.anyhow = True
        desk.arrived[place] = Arrived(page.digest, version)
        if desk.work is None:
            self._note_arrived(desk)

    def _to_leave(self, table: Table, shown: TableMessages, seat: int) -> bool:
        """Say whether a seat's direct message is to say that the hand has moved on, and does not."""
        return seat in table.hands and self._wanted(table, seat).digest != shown.place(seat).shown

    def _note_arrived(self, desk: PublishJob) -> None:
        arrived, desk.arrived = desk.arrived, {}
        if arrived:
            self._background.spawn(self._note_answers(desk, arrived))
        elif desk.again:
            self._go(desk.table)

    async def _note_answers(self, desk: PublishJob, arrived: Mapping[int, Arrived]) -> None:
        """Store what answers have shown that nobody's claim covered; where the table has gone on since, they
        may have gone over something newer.
        """
        table = desk.table
        for place, (digest, version) in arrived.items():
            if not await publish_leases.note_response(self._db, table.id, place, digest, version):
                await self._spoil(table, {place})
                desk.again = True
        if desk.again:
            self._go(table)

    async def _put_board(self, table: Table, page: Page) -> None:
        """Show the board where it stands, at no cost if somebody has pressed on it, or in a new message.
        Raises ChannelClosed.
        """
        shown, board = self._shown[table.id], table.board
        if board is not None and len(shown.below) < SCROLLED_BY and not self._worn(board, shown):
            pressed = self._messenger.pressed_on(table, BOARD) == board.message
            if pressed and await self._messenger.edit_panel(table, BOARD, page):
                shown.edited_at = self._clock.now()
                return
        await super()._put_board(table, page)

    async def know(self, table: Table, message: int | None) -> None:
        """Make sure that it is known which of a table's messages is one that was pressed on: others may have
        sent it.
        """
        known = {ref.message for ref in _messages_of(table)}
        if message is not None and message not in known and self._publish_job(table).held is None:
            self._learn(table, await publish_leases.messages(self._db, table.id))

    # --- publishing

    async def _publish(self, table: Table, desk: PublishJob) -> None:
        """Bring a table in line as long as it asks for that and nobody else does it."""
        try:
            while desk.again and not self._stopped:
                anyhow, desk.anyhow, desk.again = desk.anyhow, False, False
                claim, desk.given = desk.given, None
                if claim is None or not claim.is_held:
                    claim = await self._leases.acquire(table.id, anyhow=anyhow)
                if claim is not None:
                    await self._hold(table, desk, claim)
                elif not desk.again:
                    desk.pending.clear()
                    desk.answers.clear()
                    desk.follows = False
                    if anyhow:
                        self._later(RENEWED_MS, lambda: self._go(table, anyhow=True))
        except Exception:
            # The claim runs out, and is taken over by whoever comes by: nobody knows what has arrived.
            if desk.held is not None and desk.sending:
                self._background.spawn(self._watch(table, desk, desk.held))
            desk.claim = desk.held = None
            raise
        finally:
            desk.work = None
        self._note_arrived(desk)

    async def _hold(self, table: Table, desk: PublishJob, claim: Lease) -> None:
        """Bring a table in line until its messages show the newest version, and let go of the claim."""
        desk.held, desk.lined_up = claim, False
        newest: int | None = claim.given.version
        version = -1
        while newest is not None and newest > version:
            desk.lining_up = True
            try:
                if newest != table.version:
                    await self._catch_up(table)
                shown = await self._line_up(table, desk, claim)
            finally:
                desk.lining_up = False
            desk.claim = claim
            self._bring_in_line(table, desk, shown)
            await self._through(desk, claim)
            version, desk.claim = table.version, None
            holds = claim.is_held
            newest = await self._release(table, desk, claim, version)
            if newest is None and await self._leases.reacquire(claim):
                # Somebody has said that what we have sent may be overwritten.
                desk.held, desk.stored = claim, {}
                newest, version = claim.given.version, -1
        if newest is None:
            # Somebody else took the claim. If it had run out, we may have overwritten something ourselves.
            if not holds:
                await self._spoil(table, desk.sent)
            desk.again = True

    async def _watch(self, table: Table, desk: PublishJob, claim: Lease) -> None:
        """See to what is in flight by a claim that was given up: so late, it may go over something newer."""
        places = set(desk.sent)
        await asyncio.gather(*desk.sending, return_exceptions=True)
        if not claim.is_held:
            await self._spoil(table, places)

    async def _catch_up(self, table: Table) -> None:
        """Bring a table to what is stored of it. Raises NotSent where it cannot be read."""
        try:
            async with table.lock:
                await self._host.refresh(table)
        except TableError as error:
            raise NotSent("a table that has gone on could not be read") from error

    def _bring_in_line(self, table: Table, desk: PublishJob, shown: TableMessages) -> None:
        if desk.repost:
            shown.below.update(range(SCROLLED_BY))
            shown.place(BOARD).shown = None
        on_their_way = [place for place in desk.pending if place in desk.answers]
        warned, leaves, follows = desk.warned, desk.leaves, desk.follows
        desk.pending, desk.warned, desk.leaves = [], set(), set()
        desk.again = desk.repost = desk.follows = False
        for answered in dict.fromkeys(on_their_way) or [None]:
            super().changed(table, answered=answered)
        for seat in warned:
            self._do(table, self._call(table, seat, again=True))
        for seat in leaves:
            self._start(table, seat, self._leave)
        if desk.anew:
            self._bring_all(table)
        for seat in desk.unsent:
            self._post_hand(table, seat)
        desk.unsent, desk.anew = set(), False
        if follows and shown.owed:
            shown.follows_at = self._clock.now()
            super()._follow(table, shown, shown.follows_at)

    async def _line_up(self, table: Table, desk: PublishJob, claim: Lease) -> TableMessages:
        """Learn where the messages of a table are, what they show, and what was to follow."""
        where = await publish_leases.messages(self._db, table.id)
        found = await interaction_tokens.presses_at(
            self._db, table.id, self._clock.now() - interaction_tokens.TOKEN_MS
        )
        shown = self._shown.setdefault(table.id, TableMessages())
        given = claim.given
        told = given.published
        if told is None:
            # Nobody has published it by a claim: it is new, or was a program's that was alone.
            told = (
                PublishedState(table.deal_no, table.actors)
                if where.board[1] is not None
                else PublishedState()
            )
        desk.anew = given.taken_over or (given.published is None and where.board[1] is not None)
        self._learn(table, where)
        before, sent = desk.stored, desk.sent if desk.lined_up else set()
        desk.noted, desk.sent = set(_messages_of(table)), set()
        desk.stored = {BOARD: where.board[2]} | {seat: hand[2] for seat, hand in where.hands.items()}
        self._messenger.learn(table, found)
        for press in found:
            if press.own:
                desk.stored[panel_place(press.seat)] = press.digest
            shown.looked.add(press.seat)
        # Where somebody's answer to a press was noted since, what we have sent may have come after it.
        stored = desk.stored.items()
        doubtful = {place for place, digest in stored if place in sent and digest != before.get(place)}
        for place, digest in desk.stored.items():
            shown.place(place).shown = None if desk.anew or place in doubtful else digest
        shown.deal_no, shown.actors = told.deal, told.actors
        if told.deal == table.deal_no:  # whoever was to send them has died over it
            desk.unsent = {seat for seat in told.unsent if seat not in shown.coming}
        else:
            desk.unsent = set()
        unknown = (place for place, digest in desk.stored.items() if digest is None or place in doubtful)
        owed = (place for place in (*told.pending, *unknown) if place <= BOARD or place in table.hands)
        shown.owed |= dict.fromkeys(owed)
        for place in doubtful:
            del desk.stored[place]
        for place, (digest, version) in desk.arrived.items():
            # What was drawn of an earlier version may have gone over something newer.
            shown.place(place).shown = digest if version == table.version else None
            desk.sent.add(place)
        desk.arrived = {}
        if told.deal == table.deal_no and table.version > given.shown + 1:
            # Others may have moved, too, than those who were to act.
            shown.owed |= dict.fromkeys(
                seat for seat in table.hands if self._wanted(table, seat).digest != shown.place(seat).shown
            )
        self._follow_later(table, shown)
        claim.given = given._replace(published=told, taken_over=False)
        desk.lined_up = True
        return shown

    def _learn(self, table: Table, where: Messages) -> None:
        """Know where the messages of a table are."""
        table.board = _ref(where.board[0], where.board[1])
        hands = {seat: _ref(channel, message) for seat, (channel, message, _) in where.hands.items()}
        table.hands = {seat: ref for seat, ref in hands.items() if ref is not None}
        channel, message, called = where.call
        table.call = _ref(channel, message)
        table.called = table.seat_of(called) if called is not None else None

    async def _through(self, desk: PublishJob, claim: Lease) -> None:
        """Return when what was sent has arrived, and the answers to presses, or they are waited for no
        longer; hold the claim meanwhile.
        """
        while True:
            now = self._clock.now()
            desk.answers = {place: until for place, until in desk.answers.items() if until > now}
            if not desk.sending and not desk.answers:
                return
            if not claim.lost and now - claim.at >= RENEWED_MS:
                await self._leases.renew(claim)
                continue
            desk.moved.clear()
            moments = [*desk.answers.values()] + ([] if claim.lost else [claim.at + RENEWED_MS])
            alarm = self._clock.call_at(min(moments), desk.moved.set) if moments else None
            await desk.moved.wait()
            if alarm is not None:
                alarm.cancel()

    async def _release(self, table: Table, desk: PublishJob, claim: Lease, version: int | None) -> int | None:
        """Store what the messages show, and let go of the claim, unless the table has gone on beyond the
        version (None: in any case; it is still to be published). Return the table's version; None: the claim
        was somebody else's.
        """
        shown, now = self._shown[table.id], self._clock.now()
        failed = [key for key, place in shown.places.items() if place.failed]
        again_at = 0
        if claim.again_at > now:
            again_at = claim.again_at
        elif failed:
            tries = max(shown.place(key).failed for key in failed)
            again_at = now + RETRIES_MS[min(tries, len(RETRIES_MS)) - 1]
        elif shown.owed:
            again_at = shown.follows_at or now + FOLLOW_MS
        if set(_messages_of(table)) != desk.noted and version is not None:
            with suppress(NotSent):  # then the claim is lost, which is said below
                await self._note_messages(table)  # some are gone
        behind = bool(failed or shown.owed or shown.coming)
        owing = min(claim.given.shown, claim.given.version - 1)
        told = self._told(shown)
        digests = {place: shown.place(place).shown for place in (BOARD, *table.hands)}
        shows = version if version is not None and not behind else owing
        await self._note_panels(table, desk, shown)
        newest = await publish_leases.release(
            self._db,
            claim.given,
            version,
            shown=shows,
            published=told,
            again_at=again_at,
            until=now + LEASE_MS,
            digests={place: each for place, each in digests.items() if each != desk.stored.get(place, "")},
        )
        if newest is None or version is None or newest <= version:
            desk.held = None
        else:
            desk.stored |= digests
            claim.at, claim.given = now, claim.given._replace(published=told, shown=shows)
        return newest

    async def _note_panels(self, table: Table, desk: PublishJob, shown: TableMessages) -> None:
        for seat in range(len(table.players)):
            place, press = panel_place(seat), self._messenger.press_of(table, seat)
            if press is not None and press.own and place in shown.places:
                digest = shown.place(place).shown
                if digest != desk.stored.get(place, ""):
                    desk.stored[place] = digest
                    await interaction_tokens.note_page(self._db, table.id, seat, press.at, digest)

    def _told(self, shown: TableMessages) -> PublishedState:
        failed = (key for key, place in shown.places.items() if place.failed)
        owed = (*dict.fromkeys((*shown.owed, *failed)),)
        return PublishedState(shown.deal_no, shown.actors, owed, (*shown.coming,))

    async def _spoil(self, table: Table, places: set[int]) -> None:
        """Have everybody know that nobody knows what these places show, and have the table published."""
        for seat in range(len(table.players)):
            if panel_place(seat) in places and (press := self._messenger.press_of(table, seat)) is not None:
                await interaction_tokens.note_page(self._db, table.id, seat, press.at, None)
        await publish_leases.mark_unknown(self._db, table.id, places)

    # --- sending

    def _do(self, table: Table, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Send something of a table in the background, by the claim that is held."""
        desk = self._publish_job(table)

        def done(task: "asyncio.Task[None]") -> None:
            work.close()  # where the task was cancelled before its first step
            desk.sending.discard(task)
            desk.moved.set()

        task = self._background.spawn(_by(desk.claim, work))
        desk.sending.add(task)
        task.add_done_callback(done)
        return task

    async def _send(self, table: Table, page: Page, send: Post, *once: object) -> MessageRef:
        """Send a new message, unless whoever died over sending the same has sent it: then it is found, and
        brought up to date.
        """
        doubts = self._publish_job(table).doubts
        name = blake2b(repr((table.id, *once)).encode(), digest_size=12).hexdigest()
        claim = LEASE.get()
        doubtful = name in doubts or (claim is not None and claim.anew)
        try:
            posted = await send(page, name)
        except NotSent:
            doubts.add(name)  # it may be there for all that
            raise
        if doubtful:
            try:
                await self._messenger.edit(posted, page)
            except MessageGone:  # it has been deleted since
                posted = await send(page)
        doubts.discard(name)
        return posted

    def _check(self, table: Table, place: int) -> None:
        """Ask whether something may be sent to a place. Raises NotSent."""
        desk = self._publish_job(table)
        if desk.claim is None:
            raise NotSent("a page was not sent, since its claim was let go")
        desk.claim.check()
        desk.sent.add(place)

    async def _note_messages(self, table: Table) -> None:
        """Store where a table's messages are. What was sent after the claim was lost is removed, unless
        whoever has it has found it there.
        """
        desk, now = self._publish_job(table), set(_messages_of(table))
        claim = desk.held
        members = {seat: player.member for seat, player in enumerate(table.players) if player.member}
        if claim is None or not await publish_leases.note_messages(
            self._db,
            claim.given,
            self._where(table),
            self._told(self._shown[table.id]),
            version=table.version,
            members=members,
        ):
            for ref in now - desk.noted:
                self._remove_later(ref, partial(self._remove_stray, table, ref), STRAY_MS)
            if claim is not None:
                claim.lost = True
            raise NotSent("a message was sent by a claim that somebody else had by then")
        desk.noted = now

    async def _remove_stray(self, table: Table, ref: MessageRef) -> None:
        where = await publish_leases.messages(self._db, table.id)
        if ref.message not in {place[1] for place in (where.board, where.call, *where.hands.values())}:
            await self._remove(ref)

    def _where(self, table: Table) -> Messages:
        called = table.players[table.called].member if table.called is not None else None
        call = table.call
        return Messages(
            (table.channel, table.board.message if table.board else None, None),
            (call.channel if call else None, call.message if call else None, called),
            {seat: _placed(table.hands.get(seat)) for seat, _ in enumerate(table.players)},
        )

    async def _show_panel(self, table: Table, key: int, page: Page) -> bool:
        """Show a page on a seat's panel; where that is gone, no program edits it any more."""
        seat = key if key > BOARD else panel_place(key)
        press = self._messenger.press_of(table, seat)
        shown = await super()._show_panel(table, key, page)
        if press is not None and self._messenger.press_of(table, seat) is None:
            await interaction_tokens.drop_press(self._db, table.id, seat, press.at)
        return shown

    # --- what follows by and by

    def _note_later(self, table: Table) -> None:
        """Do nothing: it is noted when the claim is released."""

    def _follow(self, table: Table, shown: TableMessages, at: int) -> None:
        """Send the page that is owed for the longest time, once the table is claimed."""
        desk = self._publish_job(table)
        if desk.claim is not None:
            super()._follow(table, shown, at)
        elif shown.follows_at == at and self._shown.get(table.id) is shown:
            shown.follows_at, desk.follows = None, True
            self._go(table)

    def _try_again(self, table: Table, key: int, place: MessageState, error: Exception) -> None:
        """Send the newest page of a place later, once the table is claimed."""

        def try_again() -> None:
            shown = self._shown.get(table.id)
            if shown is not None and (key <= BOARD or key in table.hands):
                shown.owed.setdefault(key)
                self._publish_job(table).follows = True
                self._go(table)

        claim, now = LEASE.get(), self._clock.now()
        if isinstance(error, NotSent | StorageError):  # it was not sent, which is no failure of the page
            if claim is not None and claim.again_at <= now:
                claim.later(RENEWED_MS)
            wait = RENEWED_MS if claim is None else claim.again_at - now
            self._shown[table.id].owed.setdefault(key)
        else:
            wait = RETRIES_MS[min(place.failed, len(RETRIES_MS) - 1)]
            place.failed += 1
        self._later(wait, try_again)

    def may_go(self, table: Table) -> bool:
        """Say whether a table may leave memory."""
        desk = self._publish_jobs.get(table.id)
        return (desk is None or desk.work is None) and super().may_go(table)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that leaves memory."""
        self._publish_jobs.pop(table.id, None)
        super().forget(table)

    async def stop(self) -> None:
        """Give what is in flight a moment to arrive, and leave the rest to the others at once."""
        await super().stop()
        for desk in tuple(self._publish_jobs.values()):
            if desk.held is not None and desk.lined_up:
                await self._release(desk.table, desk, desk.held, None)
            elif desk.held is not None:
                await publish_leases.abandon(self._db, desk.held.given, again_at=0)


async def _by(claim: Lease | None, work: Coroutine[Any, Any, None]) -> None:
    """Do something by a claim."""
    LEASE.set(claim)
    await work


def _messages_of(table: Table) -> Iterator[MessageRef]:
    """Yield where a table's messages are."""
    yield from (ref for ref in (table.board, table.call) if ref is not None)
    yield from table.hands.values()


def _placed(ref: MessageRef | None) -> tuple[int | None, int | None, None]:
    return (None, None, None) if ref is None else (ref.channel, ref.message, None)


def _ref(channel: int | None, message: int | None) -> MessageRef | None:
    return None if channel is None or message is None else MessageRef(channel, message)
