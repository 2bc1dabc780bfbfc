"""Speaks to Discord for the publisher: pages become messages, Discord's errors become ours."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn

import discord
from aiohttp import ClientError

from bot.manager.publishing.messages import ChannelClosed, MessageGone, MessageStuck, NotSent, Page
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, MessageRef, Table
from bot.manager.time.clock import Clock
from bot.pictures import Deck
from bot.ui import board, hand_panel, notes, sheet, turn_mention
from bot.ui.appearance import EmojiRef, appearance_of, appearance_of_guild
from bot.ui.panel_state import PanelState
from bot.ui.sending import raw_api
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.dm_channels import DmChannels
from bot.ui.sending.rate_limiter import NOT_REPEATED, OLD_MESSAGE, RateLimiter
from data.settings import Cards
from data.tables.interaction_tokens import StoredPress

log = logging.getLogger(__name__)

FRESH_MS: Final = 14 * 60_000
"""An interaction's token is good for 15 minutes; we trust it for 14."""
UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
"""What is in an archived thread stays as it is; a new message there opens the thread again."""
LOCKED: Final = 160005
NO_MEMBER: Final = frozenset({10007, 10013})
"""Unknown Member, Unknown User: nobody of that id is in the server."""
MISSING: Final = {UNKNOWN_CHANNEL: "channel", 50001: "view_channel", ARCHIVED: "locked", LOCKED: "locked"}
"""What is missing where a new message is refused, by the code; else it is the permission to send."""
LEFT: Final = "Session is closed"
"""What aiohttp raises once the bot has left."""
STUCK: Final = frozenset({ARCHIVED, OLD_MESSAGE})


@dataclass(slots=True)
class _Press:
    """The last press of a seat's member on a hand panel: through it, the panel can be edited for a while.

    ``own``: only the member sees that panel; ``opened``: the interaction that it answered first (0: unknown).
    ``channel``: the one of a server in which it stands; None for a direct message.
    """

    answer: raw_api.Answer
    message: int
    own: bool
    at: int
    opened: int
    channel: int | None


class DiscordMessenger:
    """The Messenger of bot.manager.publishing.messages, over a connected client."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        members: Preferences,
        courier: Delivery,
        emoji: Mapping[Deck, Mapping[int, EmojiRef]],
        usual: Cards,
        pace: RateLimiter,
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
        self._left: dict[tuple[str, int], _Press] = {}
        """The last press on the direct message of members who have gone on to a panel of their own."""
        self._direct = DmChannels(client, members, pace)

    def board(self, table: Table) -> Page:
        """Return the page of the table in its channel."""
        look = appearance_of_guild(self._members.known_guild(table.guild), self._usual, self._emoji)
        if not self._courier.takes_pictures(table.channel):
            look = replace(look, cards=Cards.TEXT)
        return board.board(table, look)

    def hand(self, table: Table, seat: int, stage: PanelState | None = None) -> Page:
        """Return the hand panel of a seat, as its member likes it; ``stage``: what has been picked on it."""
        member = self._members.known(table.players[seat].member or 0)
        look = appearance_of(member, self._usual, self._emoji)
        look = replace(look, coached=table.spec.key not in member.begun)
        return hand_panel.hand(table, seat, sort=member.sort, stage=stage, look=look)

    def kept(self, table: Table, seat: int) -> Page:
        """Return how a deal ended, as it stays in a seat's direct message once the next deal has begun."""
        member = self._members.known(table.players[seat].member or 0)
        return hand_panel.kept_result(table, seat, look=appearance_of(member, self._usual, self._emoji))

    def moved(self, table: Table, seat: int) -> Page:
        """Return the line that a seat's direct message shrinks to while the hand is on another panel."""
        press = self._presses.get((table.id, seat))
        return notes.hand_elsewhere_page(table, channel=press.channel if press is not None else None)

    async def sheet(self, table: Table, member: int, number: int | None = None) -> Page:
        """Return a page of the score sheet, as a member likes it."""
        look = appearance_of(await self._members.member(member), self._usual, self._emoji)
        return sheet.sheet_page(table, number, look)

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        """Return the short message that tells a player that it is their turn."""
        return turn_mention.turn_mention_page(table, seat, closed=closed)

    async def is_member(self, guild: int, member: int) -> bool | None:
        """Ask Discord whether somebody is a member of a server; None: it does not say."""
        try:
            await self._client.http.get_member(guild, member)
        except discord.NotFound as refused:
            return False if refused.code in NO_MEMBER else None
        except (discord.HTTPException, OSError, ClientError):
            return None
        return True

    def pressed(
        self, table: Table, seat: int, interaction: discord.Interaction[Any]
    ) -> raw_api.Answer | None:
        """Remember through which press the seat's panel can be edited (BOARD: the table's message).

        Return the panel with which the member need no longer be troubled: one that only they see, while the
        hand is on another now.
        """
        message = interaction.message if interaction.response.type in raw_api.UPDATES else None
        old = self._presses.get((table.id, seat)) if self.pressed_on(table, seat) is not None else None
        own = message is None or message.flags.ephemeral
        opened = interaction.id
        if message is not None:
            opened = message.interaction_metadata.id if message.interaction_metadata is not None else 0
        self._presses[table.id, seat] = _Press(
            raw_api.answer_to(interaction),
            message.id if message is not None else 0,
            own,
            self._clock.now(),
            opened,
            interaction.channel_id if interaction.guild_id is not None else None,
        )
        if not own:
            self._left.pop((table.id, seat), None)
        elif old is not None and not old.own:
            self._left[table.id, seat] = old
        if old is None or not old.own or (own and (old.opened == opened or 0 in (opened, old.opened))):
            return None
        return old.answer

    def press_of(self, table: Table, seat: int) -> StoredPress | None:
        """Return the last press of a seat's member on a panel, to be stored for other programs."""
        press = self._presses.get((table.id, seat))
        if press is None or not self._fresh(press):
            return None
        return StoredPress(
            seat=seat,
            own=press.own,
            token=press.answer.token,
            answer_id=press.answer.message,
            message_id=press.message,
            opened=press.opened,
            channel_id=press.channel,
            at=press.at,
            digest=None,
        )

    def learn(self, table: Table, presses: Sequence[StoredPress]) -> None:
        """Know presses that other programs have answered, the latest last."""
        for press in presses:
            key = table.id, press.seat
            known = self._presses.get(key)
            if known is not None and known.at >= press.at:
                continue
            if press.own and known is not None and not known.own:
                self._left[key] = known
            elif not press.own:
                self._left.pop(key, None)
            answer = raw_api.answer_of(self._client, press.answer_id, press.token)
            self._presses[key] = _Press(
                answer, press.message_id, press.own, press.at, press.opened, press.channel_id
            )

    def forget(self, table: Table, seat: int | None = None) -> None:
        """Drop the last press of a seat's member, or of all."""
        for each in range(BOARD, len(table.players)) if seat is None else (seat,):
            self._presses.pop((table.id, each), None)
            self._left.pop((table.id, each), None)

    def pressed_on(self, table: Table, seat: int) -> int | None:
        """Return the id of the panel that the seat's member pressed last (0: unknown) while it is good."""
        press = self._presses.get((table.id, seat))
        return press.message if press is not None and self._fresh(press) else None

    def _fresh(self, press: _Press) -> bool:
        return self._clock.now() - press.at < FRESH_MS

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the panel through the last press on it; False when that is no longer possible."""
        return await self._edit(self._presses, table, seat, page)

    async def edit_left(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the direct message from which a seat's member went on to another panel, through the last press
        on it; False when that is no longer possible.
        """
        return await self._edit(self._left, table, seat, page)

    async def _edit(
        self, presses: dict[tuple[str, int], _Press], table: Table, seat: int, page: Page
    ) -> bool:
        press = presses.get((table.id, seat))
        if press is None or not self._fresh(press):
            return False
        try:
            await self._courier.edit_answer(press.answer, page)
        except (OSError, ClientError) as error:
            raise NotSent(f"a panel did not arrive ({type(error).__name__})") from error
        except discord.HTTPException:
            # The panel was dismissed or deleted, or the token has run out: the next press makes a new one.
            if presses.get((table.id, seat)) is press:
                del presses[table.id, seat]
            return False
        return True

    async def withdraw(self, table: Table, seat: int) -> None:
        """Drop the last press of a seat's member, and delete its panel if only the member sees it."""
        press = self._presses.get((table.id, seat))
        self.forget(table, seat)
        if press is not None and press.own and self._fresh(press):
            await self._courier.withdraw(press.answer)

    async def post(self, channel: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a message to a channel, under a name by which Discord takes it ``once``. Raises ChannelClosed,
        NotSent.
        """
        try:
            with _asking("a message"):
                return MessageRef(channel, await self._courier.send(channel, page, once))
        except discord.HTTPException as refused:
            _refuse(refused)

    async def post_direct(self, member: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a direct message; ``once`` as for any other. Raises DirectClosed, DirectLater, NotSent."""
        try:
            return await self._post_direct(member, page, once)
        except discord.HTTPException as refused:
            if not await self._direct.lost(member, refused):
                self._direct.judge(refused)
        try:
            return await self._post_direct(member, page, once)
        except discord.HTTPException as refused:
            self._direct.judge(refused)

    async def _post_direct(self, member: int, page: Page, once: str | None) -> MessageRef:
        with _asking("a direct message"):
            channel = await self._direct.of(member)
            return MessageRef(channel, await self._courier.send(channel, page, once))

    async def edit(self, ref: MessageRef, page: Page) -> None:
        """Edit a message. Raises MessageGone, MessageStuck, ChannelClosed, NotSent."""
        try:
            with _asking("an edit"):
                await self._courier.edit(ref.channel, ref.message, page)
        except discord.HTTPException as refused:
            if refused.code in STUCK:
                raise MessageStuck from refused
            if isinstance(refused, discord.NotFound) and refused.code != UNKNOWN_CHANNEL:
                raise MessageGone from refused
            _refuse(refused)

    async def delete(self, ref: MessageRef) -> None:
        """Delete one of our messages; no error when it is gone or out of reach. Raises NotSent."""
        try:
            with _asking("a deletion"):
                await self._courier.delete(ref.channel, ref.message)
        except (discord.NotFound, discord.Forbidden):
            return
        except discord.HTTPException as refused:
            if refused.code != ARCHIVED:
                raise
            log.info("a message stays where it is: its thread is archived")


@contextmanager
def _asking(what: str) -> Iterator[None]:
    """Raise NotSent where Discord has not taken what was asked for reasons of its own, or was not reached."""
    try:
        yield
    except discord.HTTPException as refused:
        if refused.code in NOT_REPEATED or (refused.status < 500 and refused.status != 429):
            raise
        raise NotSent(f"{what} was not taken ({refused.status})") from refused
    except (OSError, ClientError) as error:
        raise NotSent(f"{what} did not arrive ({type(error).__name__})") from error
    except RuntimeError as error:
        if str(error) != LEFT:
            raise
        raise NotSent(f"{what} was not sent any more") from error


def _refuse(refused: discord.HTTPException) -> NoReturn:
    """Raise what a refusal of a message says of its channel; the refusal itself if it says nothing."""
    if isinstance(refused, discord.Forbidden | discord.NotFound) or refused.code in MISSING:
        raise ChannelClosed(MISSING.get(refused.code, "send_messages")) from refused
    raise refused
