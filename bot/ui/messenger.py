"""Speaks to Discord for the publisher: pages become messages, Discord's errors become ours."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.house.clock import Clock
from bot.house.members import Members
from bot.house.messages import ChannelClosed, DirectClosed, MessageGone, Page
from bot.house.table import MessageRef, Table
from bot.pictures import Deck
from bot.ui import board, call, hand_panel, sheet, wire
from bot.ui.courier import Courier
from bot.ui.look import EmojiRef, look_of, look_of_guild
from bot.ui.stage import Stage
from data.settings import Cards

__all__ = ["DiscordMessenger"]

FRESH_MS: Final = 14 * 60_000
"""An interaction's token is good for 15 minutes; we trust it for 14."""
UNKNOWN_CHANNEL: Final = 10003
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
CLOSED_TO_US: Final = frozenset({50007, 50278})
"""Cannot send messages to this user; no mutual guilds."""
DIRECT_TOO_FAST: Final = 40003


@dataclass(slots=True)
class _Press:
    """The last press of a seat's member on a hand panel: through it, the panel can be edited for a while.

    ``own``: only the member sees that panel.
    """

    interaction: discord.Interaction[Any]
    message: int
    own: bool
    at: int


class DiscordMessenger:
    """The Messenger of bot.house.messages, over a connected client."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        members: Members,
        courier: Courier,
        emoji: Mapping[Deck, Mapping[int, EmojiRef]],
        usual: Cards,
    ) -> None:
        """``emoji`` are those that there are, by deck and face; ``usual`` is as what cards are shown to
        members and servers that have not chosen.
        """
        self._client = client
        self._clock = clock
        self._members = members
        self._courier = courier
        self._emoji = emoji
        self._usual = usual
        self._presses: dict[tuple[str, int], _Press] = {}
        self._direct: dict[int, int] = {}

    def board(self, table: Table) -> Page:
        """Return the page of the table in its channel."""
        look = look_of_guild(self._members.known_guild(table.guild), self._usual, self._emoji)
        if not self._courier.takes_pictures(table.channel):
            look = replace(look, cards=Cards.TEXT)
        return board.board(table, look)

    def hand(self, table: Table, seat: int, stage: Stage | None = None) -> Page:
        """Return the hand panel of a seat, as its member likes it; ``stage``: what has been picked on it."""
        member = self._members.known(table.players[seat].member or 0)
        look = look_of(member, self._usual, self._emoji)
        return hand_panel.hand(table, seat, sort=member.sort, stage=stage, look=look)

    async def sheet(self, table: Table, member: int, number: int | None = None) -> Page:
        """Return a page of the score sheet, as a member likes it."""
        look = look_of(await self._members.member(member), self._usual, self._emoji)
        return sheet.sheet_page(table, number, look)

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        """Return the short message that tells a player that it is their turn."""
        return call.call(table, seat, closed=closed)

    def pressed(
        self, table: Table, seat: int, interaction: discord.Interaction[Any]
    ) -> discord.Interaction[Any] | None:
        """Remember through which press the seat's panel can be edited.

        Return the press with whose panel the member need no longer be troubled: one that only they see, and
        that the answer to this press, a new one, has taken the place of.
        """
        message = interaction.message if interaction.response.type in wire.UPDATES else None
        old = self._presses.get((table.id, seat)) if self.pressed_on(table, seat) is not None else None
        self._presses[table.id, seat] = _Press(
            interaction,
            message.id if message is not None else 0,
            message is None or message.flags.ephemeral,
            self._clock.now(),
        )
        return old.interaction if message is None and old is not None and old.own else None

    def forget(self, table: Table, seat: int | None = None) -> None:
        """Drop the last press of a seat's member, or of all."""
        for each in range(len(table.players)) if seat is None else (seat,):
            self._presses.pop((table.id, each), None)

    def pressed_on(self, table: Table, seat: int) -> int | None:
        """Return the id of the panel that the seat's member pressed last (0: unknown) while it is good."""
        press = self._presses.get((table.id, seat))
        if press is None or self._clock.now() - press.at >= FRESH_MS:
            return None
        return press.message

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the panel through the last press on it; False when that is no longer possible."""
        press = self._presses.get((table.id, seat))
        if press is None:
            return False
        try:
            await self._courier.edit_answer(press.interaction, page)
        except discord.HTTPException:
            # The panel was dismissed or deleted, or the token has run out: the next press makes a new one.
            if self._presses.get((table.id, seat)) is press:
                del self._presses[table.id, seat]
            return False
        return True

    async def withdraw(self, table: Table, seat: int) -> None:
        """Drop the last press of a seat's member, and delete its panel if only the member sees it."""
        press = self._presses.pop((table.id, seat), None)
        if press is not None and press.own and self._clock.now() - press.at < FRESH_MS:
            await self._courier.withdraw(press.interaction)

    async def post(self, channel: int, page: Page) -> MessageRef:
        """Send a message to a channel. Raises ChannelClosed."""
        try:
            message = await self._courier.send(channel, page)
        except (discord.Forbidden, discord.NotFound) as refused:
            raise ChannelClosed(_missing(refused)) from refused
        return MessageRef(channel, message)

    async def post_direct(self, member: int, page: Page) -> MessageRef:
        """Send a direct message. Raises DirectClosed."""
        try:
            if member not in self._direct:
                user = self._client.get_user(member) or await self._client.fetch_user(member)
                self._direct[member] = (await user.create_dm()).id
            return await self.post(self._direct[member], page)
        except ChannelClosed as closed:
            raise DirectClosed from closed
        except (discord.Forbidden, discord.NotFound) as refused:
            raise DirectClosed from refused
        except discord.HTTPException as refused:
            if refused.code == DIRECT_TOO_FAST:
                raise DirectClosed from refused
            raise

    async def edit(self, ref: MessageRef, page: Page) -> None:
        """Edit a message. Raises MessageGone, ChannelClosed."""
        try:
            await self._courier.edit(ref.channel, ref.message, page)
        except discord.NotFound as gone:
            if gone.code == UNKNOWN_CHANNEL:
                raise ChannelClosed(_missing(gone)) from gone
            raise MessageGone from gone
        except discord.Forbidden as refused:
            raise ChannelClosed(_missing(refused)) from refused

    async def delete(self, ref: MessageRef) -> None:
        """Delete one of our messages; no error when it is gone or out of reach."""
        try:
            await self._courier.delete(ref.channel, ref.message)
        except (discord.NotFound, discord.Forbidden):
            return


def _missing(refused: discord.HTTPException) -> str:
    """Name what is missing, as far as the error tells."""
    if refused.code == UNKNOWN_CHANNEL:
        return "channel"
    if refused.code == MISSING_ACCESS:
        return "view_channel"
    return "send_messages"
