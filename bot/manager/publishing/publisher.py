"""Bring what people see in line with what is stored: a target, not a queue.

Every message is a place with a wanted page; at most one request per place is in flight and the newest page
wins. A page that has not changed is not sent. Requests that spend the bot's own rate limit are rationed per
move; what goes through a fresh interaction is free.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from bot.manager.publishing.background import Background
from bot.manager.publishing.message_state import MessageState, Question, Show, TableMessages, panel_place
from bot.manager.publishing.messages import (
    WAITS,
    ChannelClosed,
    DirectClosed,
    DirectLater,
    MessageGone,
    MessageStuck,
    Messenger,
    NotSent,
    Page,
    PublisherHost,
)
from bot.manager.tables.table import BOARD, MessageRef, PlayerKind, Status, Table
from bot.manager.time.clock import Clock

Post = Callable[..., Awaitable[MessageRef]]
"""Sends a page somewhere in a new message, under a name if one is given: ``Messenger.post``."""
ALLOWANCE: Final = 2
"""Requests by the bot's own token that one move may cost."""
PRESENT_MS: Final = 45_000
"""Whoever acted so short a time ago is looking at the table and is not called by a mention."""
SCROLLED_BY: Final = 8
"""The board is posted again when at least so many other messages have been seen below it."""
RETRIES_MS: Final = (5_000, 30_000, 300_000)
"""A page that could not be sent is tried again after these times, unless a newer one has gone through."""
TIDY_MS: Final = 30_000
"""A call for whose removal a move has no room goes after this time, and a result's "Next deal" when the next
deal has begun."""
UNSEEN_MS: Final = 60_000
"""A direct message whose member plays on another panel follows after this time: nobody looks at it."""
FOLLOW_MS: Final = 5_000
"""What a move has no room for follows after this time, and one message each such time after that."""
WORN_MS: Final = 50 * 60_000
"""A message that is an hour old may be edited only now and then (Discord's 30046): a busy board is posted
again before."""
BUSY_MS: Final = 60_000
"""A board is busy that has been edited so short a time ago."""
NOTED_MS: Final = 1_000
"""What messages show is stored after this time, together for all tables; what is lost of it costs an edit."""
STOP_SECONDS: Final = 1.0
"""What is in flight when the program stops has this time to arrive; the next start sees to the rest."""


class Publisher:
    """Keeps boards, hand panels and calls in line with the tables.

    Of the requests that spend the bot's rate limit, a move is allowed two: first the board, then whatever
    tells the next player (a call, or the hand panel), then tidying up. What finds no room follows by and by:
    a direct message whose member plays elsewhere, say by commands, is brought up to date once for several
    moves, and a press on an outdated panel is answered with a fresh one anyway.
    """

    def __init__(self, messenger: Messenger, steward: PublisherHost, clock: Clock) -> None:
        self._messenger = messenger
        self._host = steward
        self._clock = clock
        self._shown: dict[str, TableMessages] = {}
        self._background = Background("publishing")
        self._unnoted: dict[str, Table] = {}
        self._removals: dict[MessageRef, Callable[[], Coroutine[Any, Any, None]]] = {}
        self._stopped = False

    def changed(
        self,
        table: Table,
        *,
        answered: int | None = None,
        stored: bool = True,  # noqa: ARG002 - for who is not alone
    ) -> None:
        """Bring everything of a table in line with its state.

        ``answered``: the place (BOARD or a seat) that the answer to the press itself brings up to date; tell
        ``answer`` when it has. ``stored``: whether the table's version has been raised by what has changed.
        """
        shown = self._shown.setdefault(table.id, TableMessages())
        self._note_later(table)
        if answered is not None:
            place = shown.place(answered)
            # An edit in flight may arrive after the answer, and is outdated.
            place.shown, place.again = None, place.busy
            self._owe(table, shown, answered)  # in case that the answer fails
        actors = table.deal.actors if table.deal is not None and table.status is Status.PLAYING else ()
        new_deal = table.deal_no != shown.deal_no
        before, shown.actors, shown.deal_no = shown.actors, actors, table.deal_no
        room = ALLOWANCE - (answered != BOARD and self._want_board(table, shown))
        self._note_results(table, shown)
        if new_deal and actors:
            shown.dealt_at = self._clock.now()
            shown.looked.clear()
            self._deal_hands(table, answered)
            return
        concerned = set(range(len(table.players))) if not actors else {*before, *actors}
        waiting: list[int] = []
        for seat in sorted(concerned, key=lambda seat: (seat not in actors, seat)):
            player = table.players[seat]
            if player.kind is not PlayerKind.PERSON or table.deal is None:
                continue
            reached = self._reach(table, seat, answered)
            if seat in reached:
                continue
            if seat in table.hands:
                self._owe(table, shown, seat)
            if reached and seat in shown.looked:
                continue
            if not reached and seat in actors and seat not in before and not player.automatic:
                room -= self._summon(table, seat, room)
            elif seat in table.hands:
                waiting.append(seat)
        if room > 0 and table.call is not None and (table.called not in actors or self._answered(table)):
            room -= 1
            self._do(table, self._uncall(table, shown, table.call))
        for seat in waiting[: max(0, room)]:
            self._send_hand(table, seat)

    def _note_results(self, table: Table, shown: TableMessages) -> None:
        """Draw between two deals what the direct messages are to keep of the one that is over."""
        if table.between_deals:
            for seat in table.hands:
                shown.results.setdefault(seat, self._messenger.kept(table, seat))

    def _owe(self, table: Table, shown: TableMessages, place: int) -> None:
        """Bring a place up to date later, in its turn."""
        shown.owed.setdefault(place)
        self._follow_later(table, shown)

    def _follow_later(self, table: Table, shown: TableMessages) -> None:
        if not shown.owed:
            return
        seen = any(self._seen(table, place) for place in shown.owed)
        at = self._clock.now() + (FOLLOW_MS if seen else UNSEEN_MS)
        if shown.follows_at is None or at < shown.follows_at:
            shown.follows_at = at
            self._later(at - self._clock.now(), lambda: self._follow(table, shown, at))

    def _seen(self, table: Table, place: int) -> bool:
        """Say whether somebody may be looking at a place: whoever plays on a panel of their own is not
        looking at their direct message.
        """
        return place <= BOARD or self._pressed_place(table, place) in (None, place)

    def _follow(self, table: Table, shown: TableMessages, at: int) -> None:
        """Send the page that is owed for the longest time, of those who are to act if there is one.

        What is as it should be costs nothing.
        """
        if self._shown.get(table.id) is not shown or shown.follows_at != at:
            return
        shown.follows_at = None
        sent = False
        while shown.owed and not sent:
            key = min(shown.owed, key=lambda place: (not self._seen(table, place), place not in shown.actors))
            del shown.owed[key]
            if key == BOARD:
                sent = self._want_board(table, shown)
            elif key < BOARD:
                sent = self._follow_panel(table, shown, key)
            elif key in table.hands:
                page = self._wanted(table, key)
                if page.digest != shown.place(key).shown:
                    self._start(table, key, self._show_direct, page)
                    sent = True
        self._follow_later(table, shown)

    def _follow_panel(self, table: Table, shown: TableMessages, key: int) -> bool:
        """Bring a panel up to date whose answer has not arrived; say whether that is a request. It is free as
        long as the last press on it is good; after that the hand is in the direct message again.
        """
        seat = panel_place(key)
        if self._pressed_place(table, seat) == key:
            if shown.place(key).shown is None:
                self._start(table, key, self._show_panel)
            return False
        if seat in table.hands and self._wanted(table, seat).digest != shown.place(seat).shown:
            self._start(table, seat, self._show_direct)
            return True
        return False

    def _send_hand(self, table: Table, seat: int) -> None:
        self._shown[table.id].owed.pop(seat, None)
        self._start(table, seat, self._show_direct)

    def _reach(self, table: Table, seat: int, answered: int | None) -> set[int]:
        """Edit the panel on which a seat's member last pressed, which is free; a press that is being answered
        lets the hand move on to the panel of its answer.

        Return those of the seat's places that are in order.
        """
        shown = self._shown[table.id]
        shown.moments[seat] = shown.moments.get(seat, 0) + 1
        own = {seat, panel_place(seat)}
        reached = {answered} & own if answered is not None else set()
        place = self._pressed_place(table, seat)
        if place is not None and not reached:
            self._start(table, place, self._show_panel)
            reached.add(place)
        return reached

    def _pressed_place(self, table: Table, seat: int) -> int | None:
        """Return the place on which a seat's member last pressed; None when that press is too old."""
        message, direct = self._messenger.pressed_on(table, seat), table.hands.get(seat)
        if message is None:
            return None
        return seat if direct is not None and direct.message == message else panel_place(seat)

    def _wanted(self, table: Table, key: int) -> Page:
        """Return what a place is to show. A hand in play stands on one panel alone: that on which its member
        pressed last.
        """
        if key == BOARD:
            return self._messenger.board(table)
        seat = key if key > BOARD else panel_place(key)
        asks = self._shown[table.id].place(key).asks
        if asks is not None and asks.stands(table, seat):
            return asks.page
        elsewhere = key == seat and self._pressed_place(table, seat) == panel_place(seat)
        if elsewhere and table.actors and table.status in (Status.PLAYING, Status.PAUSED):
            return self._messenger.moved(table, seat)
        return self._messenger.hand(table, seat)

    def adopt(self, table: Table) -> None:
        """Know a table that comes from the store, by what its messages showed then."""
        shown = self._shown[table.id] = TableMessages(deal_no=table.deal_no)
        if table.deal is not None and table.status is Status.PLAYING:
            shown.actors = table.deal.actors
        for place, digest in table.digests.items():
            shown.place(place).shown = digest
        self._note_results(table, shown)

    async def bring_up(self, table: Table) -> None:
        """Bring the messages of a table in line with it whose record says that they are behind. Returns when
        those that it has have been seen to; new ones follow.
        """
        self._bring_all(table)
        places = self._shown[table.id].places.values()
        sending = (place.sending for place in places if place.sending is not None)
        await asyncio.gather(*sending, return_exceptions=True)

    def _bring_all(self, table: Table) -> None:
        shown = self._shown[table.id]
        self._note_later(table)
        self._want_board(table, shown)
        for seat, player in enumerate(table.players):
            if self._pressed_place(table, seat) == panel_place(seat):
                self._start(table, panel_place(seat), self._show_panel)
            if seat in table.hands:
                self._start(table, seat, self._find_hand)
            elif player.kind is PlayerKind.PERSON and not player.resigned and shown.actors:
                self._post_hand(table, seat)

    def warn(self, table: Table, seat: int) -> None:
        """Tell a player in turn that the time is nearly up: by a call, also if one stands already."""
        if table.id in self._shown and self._host.call_style(table, seat) != "off":
            self._do(table, self._call(table, seat, again=True))

    def posted(self, table: Table, seat: int) -> bool:
        """Say whether a seat's hand stands in a direct message, or is on its way there."""
        shown = self._shown.get(table.id)
        return seat in table.hands or (shown is not None and seat in shown.coming)

    def superseded(self, table: Table, seat: int, message: int) -> bool:
        """Say whether a direct message is not, or will not be, the one in which a seat's hand stands."""
        direct = table.hands.get(seat)
        return self.posted(table, seat) and (direct is None or direct.message != message)

    def moment(self, table: Table, seat: int) -> int:
        """Return a number that is another one once a seat's panel has to be drawn anew."""
        shown = self._shown.get(table.id)
        return shown.moments.get(seat, 0) if shown is not None else 0

    def answer(
        self,
        table: Table,
        place: int,
        page: Page,
        *,
        drawn: int | None = None,
        asks: Question | None = None,
    ) -> None:
        """Note what the answer to a press has put on a place; what has changed meanwhile is sent after it.

        ``drawn``: the moment of a hand panel at which its page was drawn; None: just now. ``asks``: what that
        page asks.
        """
        shown = self._shown.setdefault(table.id, TableMessages())
        at = shown.place(place)
        # An edit in flight may arrive after the answer, and is looked at again.
        at.shown, at.asks, at.again = page.digest, asks, at.again or at.busy
        shown.owed.pop(place, None)
        self._note_later(table)
        if place == BOARD:
            self._want_board(table, shown)
        else:
            seat = place if place > BOARD else panel_place(place)
            shown.looked.add(seat)
            shown.place(panel_place(seat) if place == seat else seat).asks = None
            if drawn not in (None, self.moment(table, seat)):
                self._start(table, place, self._show_panel)
            if place != seat and seat in table.hands:
                self._start(table, seat, self._leave)

    async def know(self, table: Table, message: int | None) -> None:
        """Make sure that it is known which of a table's messages is one that was pressed on."""

    def seen_below(self, table: Table, message: int | None) -> None:
        """Note the newest message of the table's channel, as an interaction there told it."""
        if table.board is not None and message is not None and message > table.board.message:
            self._shown.setdefault(table.id, TableMessages()).below.add(message)

    def post_again(self, table: Table) -> None:
        """Post the board anew at the end of its channel and remove the old one."""
        shown = self._shown.setdefault(table.id, TableMessages())
        shown.below.update(range(SCROLLED_BY))
        shown.place(BOARD).shown = None
        self._want_board(table, shown)

    async def reaches(self, table: Table) -> str:
        """Try whether the channel of a paused table can be written in again, by showing the board there, and
        return what is missing for that; "" for nothing. The table's lock may be held.
        """
        place, page = (
            self._shown.setdefault(table.id, TableMessages()).place(BOARD),
            self._messenger.board(table),
        )
        try:
            await self._put_board(table, page)
        except ChannelClosed as closed:
            return closed.missing
        place.shown = page.digest
        return ""

    def may_go(self, table: Table) -> bool:
        """Say whether a table may leave memory: nothing of it is on its way, and all is noted."""
        shown = self._shown.get(table.id)
        return table.id not in self._unnoted and (shown is None or not shown.in_flight)

    def forget(self, table: Table) -> None:
        """Drop what is remembered of a table that leaves memory."""
        self._shown.pop(table.id, None)
        self._messenger.forget(table)

    async def stop(self) -> None:
        """Give what is in flight a moment to arrive, give up the rest, and note what has arrived; nothing
        follows by itself after that.

        Messages that wait for their removal go at once: nobody would know of them after the next start.
        """
        self._stopped = True
        for ref in tuple(self._removals):
            self._remove_now(ref)
        await self._background.stop(STOP_SECONDS)
        await self._note()

    async def settled(self) -> None:
        """Return when nothing is in flight."""
        await self._background.quiet()

    # What a program does otherwise that is not alone (bot/manager/publishing/shared_publisher.py)

    def _do(
        self,
        table: Table,  # noqa: ARG002
        work: Coroutine[Any, Any, None],
    ) -> "asyncio.Task[None]":
        """Send something of a table in the background."""
        return self._background.spawn(work)

    async def _send(
        self,
        table: Table,  # noqa: ARG002
        page: Page,
        send: Post,
        *once: object,  # noqa: ARG002
    ) -> MessageRef:
        """Send a new message; ``once`` tells it from all others of the table."""
        return await send(page)

    def _check(self, table: Table, place: int) -> None:
        """Ask whether something may be sent to a place. Raises NotSent."""

    async def _note_messages(self, table: Table) -> None:
        """Store where a table's messages are."""
        await self._host.note_messages(table)

    def _later(self, ms: int, call: Callable[[], object]) -> None:
        self._clock.call_at(self._clock.now() + ms, lambda: None if self._stopped else call())

    def _note_later(self, table: Table) -> None:
        """Have stored what the table's messages show, once nothing of it is in flight."""
        if not self._unnoted:
            self._later(NOTED_MS, lambda: self._background.spawn(self._note()))
        self._unnoted[table.id] = table

    async def _note(self) -> None:
        """Store what messages show, for each table whose messages are all in line with it."""
        noted: list[tuple[Table, int | None, dict[int, str | None]]] = []
        waiting: dict[str, Table] = {}
        for table in self._unnoted.values():
            shown = self._shown.get(table.id)
            if shown is None:
                continue
            if shown.in_flight or shown.owed:
                waiting[table.id] = table
            if shown.in_flight:
                continue
            digests = {place: shown.place(place).shown for place in (BOARD, *table.hands)}
            new = {place: each for place, each in digests.items() if each != table.digests.get(place)}
            # What is owed or has failed stays so in the store, and is seen to at the next start.
            behind = shown.owed or shown.failed
            if new or not behind:
                noted.append((table, None if behind else table.version, new))
        self._unnoted = waiting
        if waiting:
            self._later(NOTED_MS, lambda: self._background.spawn(self._note()))
        if noted:
            await self._host.note_shown(noted)
            for table, _, new in noted:
                table.digests.update(new)

    def _start(
        self,
        table: Table,
        key: int,
        show: Show,
        page: Page | None = None,
    ) -> None:
        """Send the newest page of a place until it is what is wanted; at most one request is in flight.

        ``page``: what the place is to show, if it has been drawn already.
        """
        place = self._shown[table.id].place(key)
        place.show = show
        if place.busy:
            place.again = True
            return
        place.again = False
        place.sending = self._do(table, self._bring(table, key, place, page))

    async def _bring(self, table: Table, key: int, place: MessageState, page: Page | None) -> None:
        try:
            while True:
                if page is None or place.again:
                    place.again = False
                    page = self._wanted(table, key)
                digest = page.digest
                if digest != place.shown and place.show is not None:
                    self._check(table, key)
                    place.shown = digest if await place.show(table, key, page) else None
                    place.failed = 0
                if not place.again:
                    return
        except ChannelClosed:
            return  # the table is paused, and the log says so
        except asyncio.CancelledError:
            place.shown, place.failed = None, place.failed + 1  # the next start sees to it
            raise
        except Exception as error:
            place.shown = None  # it is not known what has arrived
            self._try_again(table, key, place, error)
            raise
        finally:
            place.sending = None  # a task that is done keeps a kilobyte, at each place of every table

    def _try_again(self, table: Table, key: int, place: MessageState, error: Exception) -> None:  # noqa: ARG002
        """Send the newest page of a place later, at once if a newer one is waiting already."""

        def try_again() -> None:
            known = table.id in self._shown and self._shown[table.id].place(key) is place
            if known and place.show is not None:
                self._start(table, key, place.show)

        if place.failed < len(RETRIES_MS):
            wait = 0 if place.again else RETRIES_MS[place.failed]
            place.failed += 1
            self._later(wait, try_again)
        elif key < BOARD:
            self._give_back(table, panel_place(key))

    def _give_back(self, table: Table, seat: int) -> None:
        """Let the direct message be the hand again, since the panel that it moved to cannot be reached."""
        self._messenger.forget(table, seat)
        if table.id in self._shown and seat in table.hands:
            self._start(table, seat, self._show_direct)

    def _want_board(self, table: Table, shown: TableMessages) -> bool:
        """Have the board brought in line; False: it is."""
        place = shown.place(BOARD)
        page = None if place.busy else self._messenger.board(table)
        if page is not None and page.digest == place.shown:
            return False
        self._start(table, BOARD, self._show_board, page)
        return True

    def _deal_hands(self, table: Table, answered: int | None) -> None:
        """A new deal is a new message with the hand for every person; its arrival is the call.

        The last messages are those of a deal that is over, and keep its result. Whoever takes no direct
        messages has the hand on the panel where they pressed last.
        """
        results, shown = self._shown[table.id].results, self._shown[table.id]
        shown.results = {}
        for seat, player in enumerate(table.players):
            if player.kind is not PlayerKind.PERSON or player.resigned:
                continue
            before, result = table.hands.get(seat), results.get(seat)
            if before is not None and result is not None and answered != seat:
                self._keep_later(table, seat, before, result, shown.place(seat).shown)
            if not self._takes_direct(table, seat):
                self._reach(table, seat, answered)
            elif answered == panel_place(seat):
                self._messenger.forget(table, seat)  # the answer is on its way to that panel
            else:
                self._do(table, self._messenger.withdraw(table, seat))
            self._post_hand(table, seat)

    def _takes_direct(self, table: Table, seat: int) -> bool:
        """Say whether a seat's hand is to be sent directly; the first of a match is always tried."""
        member = table.players[seat].member
        return member is not None and (table.deal_no == 1 or not self._host.direct_closed(member))

    def _post_hand(self, table: Table, seat: int) -> None:
        """Send a seat's hand in a new direct message, unless it is on its way; the seat has none until it is
        there.
        """
        if self._shown[table.id].coming.get(seat) == table.deal_no:
            return
        before = table.hands.pop(seat, None)
        self._shown[table.id].place(seat).asks = None
        if self._takes_direct(table, seat):
            self._shown[table.id].coming[seat] = table.deal_no
            self._do(table, self._deal_hand(table, seat, before))
        elif table.deal is not None and seat in table.deal.actors:
            self._do(table, self._call(table, seat))

    async def _deal_hand(self, table: Table, seat: int, before: MessageRef | None) -> None:
        """Post a seat's hand; ``before`` takes its place again if that fails."""
        shown, member, deal_no = self._shown[table.id], table.players[seat].member, table.deal_no
        if member is None:
            return
        page = self._messenger.hand(table, seat)
        try:
            self._check(table, seat)
            once = ("hand", seat, deal_no, shown.place(seat).gone)
            posted = await self._send(table, page, partial(self._messenger.post_direct, member), *once)
        except (DirectClosed, DirectLater) as refused:
            if shown.coming.get(seat) == deal_no:
                del shown.coming[seat]
            if isinstance(refused, DirectClosed):
                await self._host.note_direct(member, closed=True)
            if table.deal is not None and seat in table.deal.actors:
                await self._call(table, seat)
            return
        except Exception:
            if shown.coming.get(seat) == deal_no:
                del shown.coming[seat]
                if before is not None:
                    table.hands[seat] = before
                    self._owe(table, shown, seat)
            raise
        if shown.coming.get(seat) != deal_no:  # it took so long that the next hand is on its way or there
            await self._messenger.delete(posted)
            return
        del shown.coming[seat]
        table.hands[seat], shown.place(seat).shown = posted, page.digest
        await self._note_messages(table)
        await self._host.note_direct(member, closed=False)
        self._start(table, seat, self._show_hand)

    def _summon(self, table: Table, seat: int, room: int) -> int:
        """Tell a player that it is their turn; return how many requests that takes."""
        if room <= 0:
            return 0
        told = self._shown[table.id].dealt_at if seat in table.hands else 0
        present = self._clock.now() - max(table.players[seat].acted_at, told) < PRESENT_MS
        if not present and table.called != seat and self._host.call_style(table, seat) != "off":
            self._do(table, self._call(table, seat))
            return 1
        if seat in table.hands:
            self._send_hand(table, seat)
            return 1
        return 0

    async def _show_board(self, table: Table, _: int, page: Page) -> bool:
        try:
            await self._put_board(table, page)
        except ChannelClosed as closed:
            await self._host.pause(table, closed.missing)
            raise
        return True

    async def _put_board(self, table: Table, page: Page) -> None:
        """Show the board where it stands, or in a new message. Raises ChannelClosed."""
        shown, old = self._shown[table.id], table.board
        if old is not None and len(shown.below) < SCROLLED_BY and not self._worn(old, shown):
            try:
                await self._messenger.edit(old, page)
            except MessageGone:
                old = None
            except MessageStuck:
                pass
            else:
                shown.edited_at = self._clock.now()
                return
        shown.below.clear()
        post = partial(self._messenger.post, table.channel)
        before = table.board.message if table.board is not None else 0
        table.board = await self._send(table, page, post, "board", before)
        await self._note_messages(table)
        if old is not None:
            await self._messenger.delete(old)

    def _worn(self, board: MessageRef, shown: TableMessages) -> bool:
        """Say whether a board is so old and so busy that Discord will soon refuse to edit it."""
        now = self._clock.now()
        return now - board.posted_at >= WORN_MS and now - shown.edited_at < BUSY_MS

    async def _show_hand(self, table: Table, seat: int, page: Page) -> bool:
        ref = table.hands.get(seat)
        if ref is None:
            return False
        try:
            await self._messenger.edit(ref, page)
        except (MessageGone, ChannelClosed):
            if table.hands.get(seat) == ref:
                del table.hands[seat]
                self._shown[table.id].place(seat).gone = ref.message
            return False
        except MessageStuck:
            if table.hands.get(seat) == ref:
                self._shown[table.id].place(seat).gone = ref.message
                self._post_hand(table, seat)
                self._remove_later(ref)
            return False
        return (
            table.hands.get(seat) == ref
        )  # or else a new deal has a new message, which shows something else

    async def _find_hand(self, table: Table, seat: int, page: Page) -> bool:
        """Show a hand in the message it had before a restart, or else in a new one."""
        if await self._show_hand(table, seat, page):
            return True
        if not self.posted(table, seat):
            self._post_hand(table, seat)
        return False

    async def _show_panel(self, table: Table, key: int, page: Page) -> bool:
        seat = key if key > BOARD else panel_place(key)
        if key == seat:
            return await self._show_direct(table, seat, page)
        if self._pressed_place(table, seat) != key:
            return False  # the member has gone on to another panel
        if await self._messenger.edit_panel(table, seat, page):
            return True
        self._start(table, seat, self._show_direct)
        return False

    async def _show_direct(self, table: Table, seat: int, page: Page) -> bool:
        """Show a page in a direct message: through a press on it, which is free, or else by an edit."""
        ref = table.hands.get(seat)
        here = self._pressed_place(table, seat) == seat
        edit = self._messenger.edit_panel if here else self._messenger.edit_left
        if await edit(table, seat, page):
            return table.hands.get(seat) == ref
        return await self._show_hand(table, seat, page)

    async def _leave(self, table: Table, seat: int, page: Page) -> bool:
        """Let a direct message say that the hand has moved on: at once where that is free, else by and by."""
        ref = table.hands.get(seat)
        if await self._messenger.edit_left(table, seat, page):
            return table.hands.get(seat) == ref
        self._owe(table, self._shown[table.id], seat)
        return False

    def _keep_later(self, table: Table, seat: int, ref: MessageRef, result: Page, shown: str | None) -> None:
        """Let the message of a deal that is over keep its result, and no more; ``shown``: what it shows."""
        if result.digest != shown:
            self._later(TIDY_MS, lambda: self._background.spawn(self._keep(table, seat, ref, result)))

    async def _keep(self, table: Table, seat: int, ref: MessageRef, result: Page) -> None:
        WAITS.set(True)
        if table.hands.get(seat) != ref:  # else the new hand could not be sent, and stands there
            with suppress(MessageGone, MessageStuck, ChannelClosed, NotSent):
                await self._messenger.edit(ref, result)

    async def _call(self, table: Table, seat: int, *, again: bool = False) -> None:
        """Post a call, a second one for the same turn only if it is to be made ``again``.

        One that still stands is removed later, since this move has no room for that.
        """
        shown, member = self._shown[table.id], table.players[seat].member
        async with shown.calling:
            if (
                member is None
                or seat not in shown.actors
                or (table.call is not None and table.called == seat and not again)
            ):
                return
            if table.call is not None:
                self._remove_later(table.call)
            table.call, table.called = None, None
            try:
                table.call = await self._post_call(table, shown, seat, member, again=again)
                table.called = seat
            except ChannelClosed as refused:
                await self._host.pause(table, refused.missing)
            else:
                await self._note_messages(table)
        if table.call is not None and seat not in shown.actors:  # they have moved in the meantime
            await self._uncall(table, shown, table.call)

    async def _post_call(
        self, table: Table, shown: TableMessages, seat: int, member: int, *, again: bool
    ) -> MessageRef:
        """Post a call where the player wants it; in the channel if they take no direct messages."""
        self._check(table, seat)
        once = ("call", seat, table.version, again)
        if self._host.call_style(table, seat) == "dm" and not self._host.direct_closed(member):
            try:
                page = self._messenger.call(table, seat, closed=False)
                return await self._send(table, page, partial(self._messenger.post_direct, member), *once)
            except DirectClosed:
                await self._host.note_direct(member, closed=True)
            except DirectLater:
                pass
        closed = self._host.direct_closed(member)
        page = self._messenger.call(table, seat, closed=closed and seat not in shown.told_closed)
        posted = await self._send(table, page, partial(self._messenger.post, table.channel), *once)
        if closed:
            shown.told_closed.add(seat)
        return posted

    def _answered(self, table: Table) -> bool:
        """Say whether the player who was called has moved since."""
        return bool(table.news) and table.news[-1].seat == table.called

    async def _uncall(self, table: Table, shown: TableMessages, call: MessageRef) -> None:
        async with shown.calling:
            if table.call == call:
                table.call, table.called = None, None
                await self._remove(call)
                await self._note_messages(table)

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

    async def _remove(self, call: MessageRef) -> None:
        try:
            await self._messenger.delete(call)
        except Exception:
            self._remove_later(call)
            raise
