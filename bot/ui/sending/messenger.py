"""Sends the publisher's pages to Discord as messages, and translates Discord's errors."""

import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, NoReturn

import discord
from aiohttp import ClientError

from bot.manager.publishing.messages import (
    VIEW_CHANNEL,
    ChannelClosed,
    MessageGone,
    MessageStuck,
    NotSent,
    Page,
)
from bot.manager.publishing.quiet_mentions import without_quiet
from bot.manager.results.shown_hints import ShownHints
from bot.manager.tables.preferences import Preferences
from bot.manager.tables.table import BOARD, CALL, MessageRef, Table
from bot.manager.time.clock import Clock
from bot.manager.time.quiet_hours import AWAKE_MS, quiet_until
from bot.manager.tournaments.tournament_store import LiveTournament
from bot.pictures import Deck
from bot.texts.localization import use_locale
from bot.texts.tournaments.commands import CANCELLED_UNREAD
from bot.ui.appearance import EmojiRef, appearance_of, appearance_of_guild
from bot.ui.games.panel_state import PanelState
from bot.ui.notes import note
from bot.ui.play import hand_panel, turn_mention
from bot.ui.sending import raw_api
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.dm_channels import REOPENED, DmChannels
from bot.ui.sending.origin import guild_here
from bot.ui.sending.rate_limiter import NOT_REPEATED, OLD_MESSAGE, RateLimiter
from bot.ui.sending.threads import Threads
from bot.ui.tables import board, notices, sheet
from bot.ui.tournaments.message import call_page, tournament_page
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.settings import Cards
from data.tables.interaction_tokens import StoredPress
from data.tables.venues import Venue
from data.tournaments.store import MatchTable
from engine.tournaments.events import Event

log = logging.getLogger(__name__)

FRESH_MS: Final = 14 * 60_000
"""An interaction token is valid for 15 minutes; it is used for 14."""
FOLLOWUPS: Final = 5
"""Later responses that Discord takes where the bot is installed for a member alone."""
UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
"""A message in an archived thread cannot be edited; a new message opens the thread again."""
LOCKED: Final = 160005
NO_MEMBER: Final = frozenset({10007, 10013})
"""Unknown Member, Unknown User: the guild has no member with that id."""
MISSING: Final = {UNKNOWN_CHANNEL: "channel", 50001: VIEW_CHANNEL, ARCHIVED: "locked", LOCKED: "locked"}
"""What a channel lacks if it refuses a message, by error code; default: the permission to send."""
LEFT: Final = "Session is closed"
"""aiohttp's error after the client has been closed."""
STUCK: Final = frozenset({ARCHIVED, OLD_MESSAGE})


@dataclass(slots=True)
class _Press:
    """A member's last press on a hand panel; its token can edit the panel for a while.

    ``own``: only the member sees that panel. ``opened``: the interaction whose response the panel was (0:
    unknown). ``channel``: the guild channel of the panel; None for a direct message. ``followups``: how many
    later responses it has had.
    """

    answer: raw_api.Answer
    message: int
    own: bool
    at: int
    opened: int
    channel: int | None
    followups: int = 0


class DiscordMessenger:
    """Implements Messenger of bot.manager.publishing.messages with a connected client."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        members: Preferences,
        delivery: Delivery,
        emoji: Mapping[Deck, Mapping[int, EmojiRef]],
        usual: Cards,
        rate_limiter: RateLimiter,
        hints: ShownHints,
        database: Database,
    ) -> None:
        """``emoji``: usable ones by deck and face; ``usual``: how cards are shown by default."""
        self._db = database
        self._client = client
        self._clock = clock
        self._members = members
        self._delivery = delivery
        self._emoji = emoji
        self._usual = usual
        self._hints = hints
        self._presses: dict[tuple[str, int], _Press] = {}
        self._left_behind: dict[tuple[str, int], _Press] = {}
        """The last press on the direct message of members who now use an ephemeral panel."""
        self._rate_limiter = rate_limiter
        self._dm_channels = DmChannels(client, members, rate_limiter)
        self._threads = Threads(client, rate_limiter)
        self._heard: OrderedDict[int, int] = OrderedDict()
        """When members last pressed something, in ms UTC; those of long ago are dropped."""

    def board(self, table: Table) -> Page:
        """Return the page of the table in its channel; friends have the language of the host."""
        with use_locale(self._board_language(table)):
            look = appearance_of_guild(self._members.known_guild(table.guild), self._usual, self._emoji)
            if not self._delivery.takes_pictures(table.channel):
                look = replace(look, cards=Cards.TEXT)
            return board.board(table, look)

    def tournament(self, live: LiveTournament, tables: Mapping[int, MatchTable]) -> Page:
        """Return the message of a tournament in its channel; ``tables``: its tables by pairing."""
        with use_locale(self._members.guild_language(live.guild)):
            look = appearance_of_guild(self._members.known_guild(live.guild), self._usual, self._emoji)
            if not self._delivery.takes_pictures(live.record.channel_id):
                look = replace(look, cards=Cards.TEXT)
            return tournament_page(live, tables, look, self._clock.now())

    def unread_tournament(self, guild: int) -> Page:
        """Return the message of a cancelled tournament whose record cannot be read."""
        with use_locale(self._members.guild_language(guild)):
            return note(CANCELLED_UNREAD)

    def tournament_call(self, live: LiveTournament, event: Event) -> Page | None:
        """Return the message that notifies entrants of an event; None: there is none."""
        with use_locale(self._members.guild_language(live.guild)):
            return call_page(live, event)

    def _board_language(self, table: Table) -> str | None:
        if table.venue is Venue.FRIENDS:
            return self._members.language(table.host)
        return self._members.guild_language(table.guild)

    def _language(self, table: Table, seat: int) -> AbstractContextManager[None]:
        return use_locale(self._members.language(table.players[seat].member or 0))

    def hand(self, table: Table, seat: int, stage: PanelState | None = None) -> Page:
        """Return a seat's hand panel as its member likes it; ``stage``: what is selected.

        A hint that was shown for this decision is on it.
        """
        member = self._members.known(table.players[seat].member or 0)
        with self._language(table, seat):
            coached = table.spec.key not in member.begun
            look = appearance_of(member, self._usual, self._emoji, coached=coached)
            shown = self._hints.at(table, seat)
            hinted = hand_panel.with_hint(stage or PanelState(), table, seat, shown)
            return hand_panel.hand(table, seat, sort=member.sort, stage=hinted, look=look)

    def kept(self, table: Table, seat: int) -> Page:
        """Return a deal's result as a direct message keeps it during the next deal."""
        member = self._members.known(table.players[seat].member or 0)
        with self._language(table, seat):
            return hand_panel.kept_result(table, seat, look=appearance_of(member, self._usual, self._emoji))

    def moved(self, table: Table, seat: int) -> Page:
        """Return the line that a direct message shrinks to while the hand is on another panel."""
        press = self._presses.get((table.id, seat))
        with self._language(table, seat):
            return notices.hand_elsewhere_page(table, channel=press.channel if press is not None else None)

    async def sheet(self, table: Table, member: int, number: int | None = None) -> Page:
        """Return a page of the score sheet as a member prefers it."""
        settings = await self._members.member(member)
        with use_locale(await self._members.reader_language(member)):
            return sheet.sheet_page(table, number, appearance_of(settings, self._usual, self._emoji))

    def call(self, table: Table, seat: int, *, closed: bool) -> Page:
        """Return the short message that mentions the player in turn, in that player's language."""
        with self._language(table, seat):
            return turn_mention.turn_mention_page(table, seat, closed=closed)

    async def is_member(self, guild: int, member: int) -> bool | None:
        """Ask Discord whether a user is a member of a guild; None: unknown."""
        try:
            await self._client.http.get_member(guild, member)
        except discord.NotFound as refused:
            return False if refused.code in NO_MEMBER else None
        except (discord.HTTPException, OSError, ClientError):
            return None
        return True

    async def is_in(self, guild: int) -> bool | None:
        """Ask Discord whether the bot is in a guild; None: unknown."""
        try:
            await self._client.fetch_guild(guild, with_counts=False)
        except (discord.NotFound, discord.Forbidden):
            return False
        except (discord.HTTPException, OSError, ClientError):
            return None
        return True

    async def set_role(self, guild: int, member: int, role: int, *, has: bool) -> bool:
        """Give a member a role, or take it; return whether Discord allows it. Raises NotSent."""
        http = self._client.http
        change = http.add_role if has else http.remove_role
        await self._rate_limiter.give_way()
        try:
            with _translate_errors("a role"):
                await change(guild, member, role, reason=None)
        except discord.HTTPException as refused:
            log.info("a role was not changed", extra={"guild": guild, "code": refused.code})
            return False
        return True

    def pressed(
        self,
        table: Table,
        seat: int,
        interaction: discord.Interaction[Any],
        *,
        board: int | None = None,
        panel: int | None = None,
    ) -> raw_api.Answer | None:
        """Remember the press whose token can edit a seat's panel (BOARD: the table's message).

        ``board``: the new message with the board, as the first response to a command. ``panel``: the new
        message with the panel, as a later response. Return a panel to delete: an older ephemeral one, if the
        hand is now on another panel.
        """
        if board is not None:
            answer = raw_api.answer_to(interaction)._replace(message=board)
            now, where = self._clock.now(), interaction.channel_id
            self._presses[table.id, BOARD] = _Press(answer, board, False, now, interaction.id, where)
            return None
        updated = interaction.response.type in raw_api.UPDATES and panel is None
        message = interaction.message if updated else None
        old = self._presses.get((table.id, seat)) if self.pressed_on(table, seat) is not None else None
        own = seat != BOARD and (message is None or message.flags.ephemeral)
        opened = interaction.id
        if message is not None:
            opened = message.interaction_metadata.id if message.interaction_metadata is not None else 0
        answer = raw_api.answer_to(interaction)
        self._presses[table.id, seat] = _Press(
            answer if panel is None else answer._replace(message=panel, followup=True),
            message.id if message is not None else 0,
            own,
            self._clock.now(),
            opened,
            interaction.channel_id if guild_here(interaction) is not None else None,
            0 if panel is None else 1,
        )
        if not own:
            self._left_behind.pop((table.id, seat), None)
        elif old is not None and not old.own:
            self._left_behind[table.id, seat] = old
        if old is None or not old.own or (own and (old.opened == opened or 0 in (opened, old.opened))):
            return None
        return old.answer

    def press_of(self, table: Table, seat: int) -> StoredPress | None:
        """Return a member's last press on a panel, to be stored for other processes."""
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
        """Take over presses that other processes have answered, the latest last."""
        for press in presses:
            key = table.id, press.seat
            known = self._presses.get(key)
            if known is not None and known.at >= press.at:
                continue
            if press.own and known is not None and not known.own:
                self._left_behind[key] = known
            elif not press.own:
                self._left_behind.pop(key, None)
            new_panel = press.own and not press.message_id and press.answer_id != press.opened
            answer = raw_api.answer_of(
                self._client, press.answer_id, press.token, followup=new_panel or press.seat == CALL
            )
            self._presses[key] = _Press(
                answer, press.message_id, press.own, press.at, press.opened, press.channel_id
            )

    def forget(self, table: Table, seat: int | None = None) -> None:
        """Forget the last press of a seat's member, or of all."""
        for each in range(CALL, len(table.players)) if seat is None else (seat,):
            self._presses.pop((table.id, each), None)
            self._left_behind.pop((table.id, each), None)

    def pressed_on(self, table: Table, seat: int) -> int | None:
        """Return the panel that a member pressed last (0: unknown); None: no valid token."""
        press = self._presses.get((table.id, seat))
        return press.message if press is not None and self._fresh(press) else None

    def _fresh(self, press: _Press) -> bool:
        return self._clock.now() - press.at < FRESH_MS

    async def edit_panel(self, table: Table, seat: int, page: Page) -> bool:
        """Edit a panel with the token of the last press on it; return False if that fails."""
        return await self._edit(self._presses, table, seat, page)

    async def edit_left(self, table: Table, seat: int, page: Page) -> bool:
        """Edit the direct message whose member has moved on to another panel.

        Uses the token of the last press on it. Returns False if the token has expired, or if that press was
        on the message of an earlier deal: another process may have sent the hand of a new one since.
        """
        left, direct = self._left_behind.get((table.id, seat)), table.hands.get(seat)
        if left is None or direct is None or left.message != direct.message:
            return False
        return await self._edit(self._left_behind, table, seat, page)

    async def _edit(
        self, presses: dict[tuple[str, int], _Press], table: Table, seat: int, page: Page
    ) -> bool:
        press = presses.get((table.id, seat))
        if press is None or not self._fresh(press):
            return False
        try:
            await self._delivery.edit_answer(press.answer, page)
        except (OSError, ClientError) as error:
            raise NotSent(f"a panel edit failed ({type(error).__name__})") from error
        except RuntimeError as error:
            if str(error) != LEFT:
                raise
            raise NotSent("a panel edit was not sent, because the client is closed") from error
        except discord.HTTPException:
            # The panel was dismissed or deleted, or the token has expired: the next press opens a new one.
            if presses.get((table.id, seat)) is press:
                del presses[table.id, seat]
            return False
        return True

    async def follow(self, table: Table, page: Page) -> MessageRef | None:
        """Send a page as a later response to the newest press; None: no press can have one."""
        presses = [self._presses.get((table.id, seat)) for seat in range(BOARD, len(table.players))]
        usable = [
            each
            for each in presses
            if each is not None and self._fresh(each) and each.followups < FOLLOWUPS
            if each.channel == table.channel  # a player may have looked from another chat
        ]
        if not usable:
            return None
        press = max(usable, key=lambda each: each.at)
        press.followups += 1
        page = await self._for_awake(page)
        try:
            sent = await self._delivery.follow(press.answer, page, ephemeral=False)
        except (OSError, ClientError) as error:
            raise NotSent(f"a later response failed ({type(error).__name__})") from error
        except discord.HTTPException as refused:
            log.info("Discord took no later response", extra={"code": refused.code})
            return None
        answer = press.answer._replace(message=sent, followup=True)
        self._presses[table.id, CALL] = replace(press, answer=answer, message=sent, own=False)
        return MessageRef(table.channel, sent)

    async def unfollow(self, table: Table) -> None:
        """Delete what ``follow`` has sent at a table, if its token is valid still."""
        press = self._presses.pop((table.id, CALL), None)
        if press is not None and self._fresh(press):
            await self._delivery.withdraw(press.answer)

    async def withdraw(self, table: Table, seat: int) -> None:
        """Forget the last press of a seat's member, and delete its panel if it is ephemeral.

        BOARD: delete the board of friends.
        """
        press = self._presses.get((table.id, seat))
        self.forget(table, seat)
        if press is not None and (press.own or seat == BOARD) and self._fresh(press):
            await self._delivery.withdraw(press.answer)

    async def create_thread(self, guild: int, channel: int, name: str, archived_after: int) -> int | None:
        """Create a public thread, or find it by its name; None if the bot may not.

        ``archived_after``: minutes without a message. Raises NotSent.
        """
        try:
            with _translate_errors("a thread"):
                return await self._threads.create(guild, channel, name, archived_after)
        except discord.HTTPException as refused:
            log.info("Discord refused a thread", extra={"guild": guild, "code": refused.code})
            return None

    async def post(self, channel: int, page: Page, once: str | None = None) -> MessageRef:
        """Send a message to a channel; ``once`` is its nonce.

        Raises ChannelClosed, NotSent.
        """
        page = await self._for_awake(page)
        try:
            with _translate_errors("a message"):
                return MessageRef(channel, await self._delivery.send(channel, page, once))
        except discord.HTTPException as refused:
            _raise_closed(refused)

    async def post_direct(
        self, member: int, page: Page, once: str | None = None, *, awaited: bool = False
    ) -> MessageRef:
        """Send a direct message; ``once`` is its nonce.

        ``awaited``: whether it notifies the member whatever their quiet hours, since they wait for it. Raises
        DirectClosed, DirectLater, NotSent.
        """
        silent = not awaited and await self._is_quiet(member)
        try:
            return await self._post_direct(member, page, once, silent=silent)
        except discord.HTTPException as refused:
            if refused.code not in REOPENED:
                self._dm_channels.raise_for(refused)
        try:
            return await self._post_direct(member, page, once, silent=silent, again=True)
        except discord.HTTPException as refused:
            self._dm_channels.raise_for(refused)

    async def _post_direct(
        self, member: int, page: Page, once: str | None, *, silent: bool, again: bool = False
    ) -> MessageRef:
        with _translate_errors("a direct message"):
            channel = await self._dm_channels.of(member, again=again)
            return MessageRef(channel, await self._delivery.send(channel, page, once, silent=silent))

    def heard(self, member: int) -> None:
        """Note that a member has pressed something: they are awake."""
        now = self._clock.now()
        self._heard[member] = now
        self._heard.move_to_end(member)
        while now - next(iter(self._heard.values())) >= AWAKE_MS:
            self._heard.popitem(last=False)

    async def _for_awake(self, page: Page) -> Page:
        """Return a page that mentions nobody in their quiet hours; they are reminded later.

        If their hours cannot be read, or the reminder not be stored, they are mentioned now.
        """
        try:
            asked = {
                member: await self._members.member(member)
                for member in page.mentions
                if not self._is_awake(member)
            }
            return await without_quiet(self._db, page, self._clock.now(), asked)
        except StorageError as error:
            log.log(log_level(error), "members are mentioned, whatever their quiet hours: %s", error)
            return page

    def _is_awake(self, member: int) -> bool:
        """Return whether a member has pressed something of late."""
        return self._clock.now() - self._heard.get(member, 0) < AWAKE_MS

    async def _is_quiet(self, member: int) -> bool:
        """Return whether it is a member's quiet hours, and they have pressed nothing of late."""
        now = self._clock.now()
        if self._is_awake(member):
            return False
        try:
            return quiet_until(await self._members.member(member), now) is not None
        except StorageError as error:
            log.log(log_level(error), "the quiet hours of a member could not be read: %s", error)
            return False

    async def edit(self, ref: MessageRef, page: Page) -> None:
        """Edit a message. Raises MessageGone, MessageStuck, ChannelClosed, NotSent."""
        try:
            with _translate_errors("an edit"):
                await self._delivery.edit(ref.channel, ref.message, page)
        except discord.HTTPException as refused:
            if refused.code in STUCK:
                raise MessageStuck from refused
            if isinstance(refused, discord.NotFound) and refused.code != UNKNOWN_CHANNEL:
                raise MessageGone from refused
            _raise_closed(refused)

    async def delete(self, ref: MessageRef) -> None:
        """Delete one of the bot's messages, if it is accessible. Raises NotSent."""
        try:
            with _translate_errors("a deletion"):
                await self._delivery.delete(ref.channel, ref.message)
        except (discord.NotFound, discord.Forbidden):
            return
        except discord.HTTPException as refused:
            if refused.code != ARCHIVED:
                raise
            log.info("a message was not deleted, because its thread is archived")


@contextmanager
def _translate_errors(what: str) -> Iterator[None]:
    """Raise NotSent if Discord could not be reached, failed, or asked for a retry."""
    try:
        yield
    except discord.HTTPException as refused:
        if refused.code in NOT_REPEATED or (refused.status < 500 and refused.status != 429):
            raise
        raise NotSent(f"{what} failed: Discord answered {refused.status}") from refused
    except (OSError, ClientError) as error:
        raise NotSent(f"{what} failed ({type(error).__name__})") from error
    except RuntimeError as error:
        if str(error) != LEFT:
            raise
        raise NotSent(f"{what} was not sent, because the client is closed") from error


def _raise_closed(refused: discord.HTTPException) -> NoReturn:
    """Raise ChannelClosed if a refusal concerns the channel, otherwise the refusal itself."""
    if isinstance(refused, discord.Forbidden | discord.NotFound) or refused.code in MISSING:
        raise ChannelClosed(MISSING.get(refused.code, "send_messages")) from refused
    raise refused
