"""The messages of each venue: which there are, and how boards and turn mentions are sent there."""

from abc import ABC, abstractmethod
from functools import partial
from typing import ClassVar, Final

from bot.manager.publishing.leased_messages import LeasedMessages
from bot.manager.publishing.message_state import TableMessages
from bot.manager.publishing.messages import (
    DirectClosed,
    DirectLater,
    MessageGone,
    MessageStuck,
    Messenger,
    Page,
)
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, CALL, MessageRef, Table
from bot.manager.time.clock import Clock
from data.db.database import Database
from data.tables import interaction_tokens

PRESENT_MS: Final = 45_000
"""A member who acted so recently is looking at the table and is not mentioned."""
NEAR_MS: Final = 3 * 60_000
"""The same among friends, at tables with a turn time below ``SLOW_MS``."""
SLOW_MS: Final = 60 * 60_000
SCROLLED_BY: Final = 8
"""The board is posted again when at least so many messages have been seen below it."""
WORN_MS: Final = 50 * 60_000
"""Discord limits edits of messages an hour old (30046): a busy board is posted again before."""
BUSY_MS: Final = 60_000
"""A board is busy that was edited so recently."""


class VenueMessages(ABC):
    """How the messages of tables reach their players at one venue.

    ``has_board``: whether a table is shown in one message for all. ``deals_directly``: whether hands are sent
    by direct message. ``keeps_calls``: whether an older mention can be deleted after a new one was sent.
    """

    has_board: ClassVar[bool] = True
    deals_directly: ClassVar[bool] = True
    keeps_calls: ClassVar[bool] = True

    def __init__(
        self,
        sent: LeasedMessages,
        messenger: Messenger,
        preferences: Preferences,
        clock: Clock,
        database: Database,
    ) -> None:
        self._sent = sent
        self._messenger = messenger
        self._preferences = preferences
        self._clock = clock
        self._db = database

    async def show_board(self, table: Table, page: Page) -> bool:  # noqa: ARG002 - as at all venues
        """Show a page as the board; False: that cannot be done. Raises NotSent, ChannelClosed."""
        return False

    def is_called(self, table: Table, seat: int, *, again: bool) -> bool:  # noqa: ARG002 - as at all venues
        """Return whether a player in turn has to be mentioned."""
        return True

    def is_awaited(self, table: Table) -> bool:  # noqa: ARG002 - as at all venues
        """Return whether the players wait for their hands, which then notify them in any case."""
        return False

    @abstractmethod
    async def call(self, table: Table, seat: int, member: int, *, again: bool) -> MessageRef | None:
        """Mention a player; None: there is no way now. Raises NotSent, ChannelClosed."""

    async def remove_call(self, table: Table, call: MessageRef) -> None:  # noqa: ARG002 - as at all venues
        """Delete a mention."""
        await self._sent.remove(call)

    async def _call_directly(self, table: Table, seat: int, member: int, *, again: bool) -> MessageRef | None:
        """Mention a player in a direct message; None: they take none, or not now."""
        if self._preferences.direct_closed(member):
            return None
        page = self._messenger.call(table, seat, closed=False)
        post = partial(self._messenger.post_direct, member)
        try:
            return await self._sent.post(table, page, post, *_name(table, seat, again=again))
        except DirectClosed:
            await self._preferences.learn(member, dms_closed=True)
        except DirectLater:
            pass
        return None


class GuildMessages(VenueMessages):
    """The board and mentions in a channel, and direct messages to who takes them."""

    async def show_board(self, table: Table, page: Page) -> bool:
        """Show the board where it is, for free after a press on it, or in a new message."""
        messages, old = self._sent.messages_of(table), table.board
        if old is not None and len(messages.below) < SCROLLED_BY and not self._is_worn(old, messages):
            pressed = self._sent.shared and self._messenger.pressed_on(table, BOARD) == old.message
            if pressed and await self._messenger.edit_panel(table, BOARD, page):
                messages.edited_at = self._clock.now()
                return True
            try:
                await self._messenger.edit(old, page)
            except MessageGone:
                old = None
            except MessageStuck:
                pass
            else:
                messages.edited_at = self._clock.now()
                return True
        messages.below.clear()
        post = partial(self._messenger.post, table.channel)
        before = table.board.message if table.board is not None else 0
        table.board = await self._sent.post(table, page, post, "board", before)
        await self._sent.note_messages(table)
        if old is not None:
            await self._messenger.delete(old)
        return True

    def _is_worn(self, board: MessageRef, messages: TableMessages) -> bool:
        """Return whether Discord will soon refuse to edit a board: it is old and busy."""
        now = self._clock.now()
        return now - board.posted_at >= WORN_MS and now - messages.edited_at < BUSY_MS

    async def call(self, table: Table, seat: int, member: int, *, again: bool) -> MessageRef | None:
        """Mention a player where they want it; in the channel if they take no direct messages."""
        if self._preferences.call_style(table, seat) == "dm":
            posted = await self._call_directly(table, seat, member, again=again)
            if posted is not None:
                return posted
        told, closed = self._sent.messages_of(table).told_closed, self._preferences.direct_closed(member)
        page = self._messenger.call(table, seat, closed=closed and seat not in told)
        post = partial(self._messenger.post, table.channel)
        posted = await self._sent.post(table, page, post, *_name(table, seat, again=again))
        if closed:
            told.add(seat)
        return posted


class FriendsMessages(VenueMessages):
    """Everything by responses to presses: the bot cannot post or edit messages there otherwise."""

    deals_directly = False
    keeps_calls = False
    """The token of one mention alone is known."""

    async def show_board(self, table: Table, page: Page) -> bool:
        """Show the board by the newest press on it; False: it waits for the next one."""
        if self._messenger.pressed_on(table, BOARD) is None:
            await self.learn_presses(table)
        press = self._messenger.press_of(table, BOARD)
        if table.board is None or press is None or press.message_id != table.board.message:
            return False
        if await self._messenger.edit_panel(table, BOARD, page):
            return True
        await interaction_tokens.drop_press(self._db, table.id, BOARD, press.at)
        return False

    async def learn_presses(self, table: Table) -> None:
        """Read the presses whose tokens are valid, as after a restart."""
        since = self._clock.now() - interaction_tokens.TOKEN_MS
        self._messenger.learn(table, await interaction_tokens.presses_at(self._db, table.id, since))

    def is_called(self, table: Table, seat: int, *, again: bool) -> bool:
        """Return whether a player has been away; nobody has to be called to computers."""
        return not table.practice and (again or not self._is_near(table, seat))

    def _is_near(self, table: Table, seat: int) -> bool:
        """Return whether a player acted so recently that no mention is needed.

        Friends who take hours for their turns are away sooner than those who play at one sitting.
        """
        player, press = table.players[seat], self._messenger.press_of(table, seat)
        last = max(player.acted_at, player.joined_at, press.at if press is not None else 0)
        slow = not table.turn_ms or table.turn_ms >= SLOW_MS
        return self._clock.now() - last < (PRESENT_MS if slow else NEAR_MS)

    async def call(self, table: Table, seat: int, member: int, *, again: bool) -> MessageRef | None:  # noqa: ARG002 - as at all venues
        """Mention a player; None: no press of the last minutes can have another response."""
        return await self.follow_press(table, self._messenger.call(table, seat, closed=False))

    async def follow_press(self, table: Table, page: Page) -> MessageRef | None:
        """Send a page as a later response, and keep the token that can delete it."""
        if self._messenger.press_of(table, BOARD) is None:
            await self.learn_presses(table)
        sent = await self._messenger.follow(table, page)
        press = self._messenger.press_of(table, CALL)
        if sent is not None and press is not None:
            await interaction_tokens.store_press(self._db, table.id, press)
        return sent

    async def remove_call(self, table: Table, call: MessageRef) -> None:  # noqa: ARG002 - as at all venues
        """Delete a mention by its own token, if that is valid still."""
        press = self._messenger.press_of(table, CALL)
        await self._messenger.unfollow(table)
        if press is not None:
            await interaction_tokens.drop_press(self._db, table.id, CALL, press.at)


class PoolMessages(VenueMessages):
    """Direct messages alone."""

    has_board = False

    def is_awaited(self, table: Table) -> bool:
        """Return whether a match has just begun for which its players waited, minutes ago."""
        return table.deal_no == 1 and 0 < table.turn_ms < SLOW_MS

    async def call(self, table: Table, seat: int, member: int, *, again: bool) -> MessageRef | None:
        """Mention a player in a direct message."""
        return await self._call_directly(table, seat, member, again=again)


class DailyMessages(PoolMessages):
    """Nothing but the panel of the one player."""

    deals_directly = False

    def is_called(self, table: Table, seat: int, *, again: bool) -> bool:  # noqa: ARG002 - as at all venues
        """Return False: nobody else is there."""
        return False


def _name(table: Table, seat: int, *, again: bool) -> tuple[object, ...]:
    """Return what tells a mention from all others of its table."""
    return "call", seat, table.version, again
