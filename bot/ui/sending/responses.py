"""Responses to interactions: where each shows a page, and what the publisher must know.

A press is answered in the message that was pressed; a command in a message that only its member sees. What a
response shows is reported to the publisher, which then need not send it.
"""

import logging
from typing import Any, Protocol

import discord

from bot.manager.manager import GameManager
from bot.manager.publishing.message_state import Question, panel_place
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import BOARD, Table
from bot.texts import commands as say
from bot.texts.games.wording import Text
from bot.ui.notes import note
from bot.ui.results.member_names import mentioned, with_names
from bot.ui.sending import raw_api
from bot.ui.sending.delivery import Delivery
from bot.ui.sending.messenger import DiscordMessenger
from bot.ui.sending.origin import guild_here
from bot.ui.tables.notices import hand_elsewhere_page
from data.db.database import Database
from data.db.errors import StorageError, log_level
from data.tables.member_names import member_names
from data.tables.venues import Venue

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
"""An interaction whose client is a ``RespondingClient``."""


class RespondingClient(Protocol):
    """What a response needs of the client."""

    database: Database
    delivery: Delivery
    messenger: DiscordMessenger
    manager: GameManager


def _client(interaction: Interaction) -> RespondingClient:
    client: RespondingClient = interaction.client
    return client


def on_own_answer(interaction: Interaction) -> bool:
    """Return whether a press was made on an ephemeral message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def on_board(interaction: Interaction, table: Table) -> bool:
    """Return whether a press was made on the table's message in its channel."""
    message = interaction.message
    return message is not None and table.board is not None and message.id == table.board.message


def on_panel(interaction: Interaction, table: Table) -> bool:
    """Return whether a press was made on a hand panel: a direct message or an ephemeral one.

    A direct message of an earlier deal is not a hand panel any more.
    """
    message = interaction.message
    if message is None or (table.call is not None and message.id == table.call.message):
        return False
    if on_board(interaction, table):
        return False  # among friends it may be ephemeral, or in a direct message
    if guild_here(interaction) is not None or message.flags.ephemeral:
        return message.flags.ephemeral
    seat = table.seat_of(interaction.user.id)
    return seat is None or not on_old_direct(interaction, table, seat)


def on_old_direct(interaction: Interaction, table: Table, seat: int) -> bool:
    """Return whether a press was made on a direct message older than that of a seat's hand."""
    message = interaction.message
    if message is None or guild_here(interaction) is not None or message.flags.ephemeral:
        return False
    if table.call is not None and message.id == table.call.message:
        return False
    return _client(interaction).manager.publisher.superseded(table, seat, message.id)


def place_of(interaction: Interaction, table: Table) -> int | None:
    """Return the place that the response to a press updates: the board, or a hand panel."""
    if on_board(interaction, table):
        return BOARD
    seat = table.seat_of(interaction.user.id)
    return hand_place(interaction, table, seat) if seat is not None and on_panel(interaction, table) else None


def hand_place(interaction: Interaction, table: Table, seat: int) -> int:
    """Return the place of a seat's hand panel after the response."""
    direct = table.hands.get(seat)
    message = interaction.message
    at_direct = direct is not None and message is not None and message.id == direct.message
    return seat if at_direct else panel_place(seat)


def note_newest(interaction: Interaction, table: Table) -> None:
    """Tell the publisher which message is the newest in the table's channel."""
    if interaction.channel_id == table.channel:
        bot = _client(interaction)
        bot.manager.publisher.seen_below(table, bot.delivery.newest(table.channel))


async def named(interaction: Interaction, page: Page) -> Page:
    """Return a page with the names of members that it only mentions.

    Clients show the mention of somebody who has left the guild as a number. If the names cannot be read,
    the mentions stay.
    """
    members, guild = mentioned(page), guild_here(interaction)
    if not members or guild is None:
        return page
    try:
        names = await member_names(_client(interaction).database, guild, members)
    except StorageError as error:
        log.log(log_level(error), "names could not be read, and members are shown as mentions: %s", error)
        return page
    return with_names(page, names)


async def reply(interaction: Interaction, page: Page | Text) -> None:
    """Respond with a message that only the member sees."""
    shown = await named(interaction, page if isinstance(page, Page) else note(page))
    await _client(interaction).delivery.answer(interaction, shown)


async def update(interaction: Interaction, page: Page) -> None:
    """Respond to a press by editing the pressed message; or fill in the deferred response."""
    delivery = _client(interaction).delivery
    if on_own_answer(interaction):
        page = await named(interaction, page)
    if interaction.response.is_done():
        await delivery.edit_answer(raw_api.answer_to(interaction), page)
    else:
        await delivery.update(interaction, page)


def elsewhere(table: Table, seat: int) -> Page:
    """Return the page that says where a seat's hand is: in the newest direct message."""
    hand = table.hands.get(seat)
    return hand_elsewhere_page(table, hand=hand) if hand is not None else note(say.next_deal(table))


async def show_panel(
    interaction: Interaction,
    table: Table,
    seat: int,
    page: Page | None = None,
    asks: Question | None = None,
) -> None:
    """Respond with a seat's hand panel: in place if pressed on one, otherwise in a new message.

    The hand moves to it: an ephemeral panel is deleted and a direct message says where the hand is, so that
    commands leave a single panel, and no old ones with outdated buttons. A press on a direct message of an
    earlier deal is answered with where the hand is. If the next deal has begun before the response arrived,
    the panel shows a deal that is over, and is not kept: the hand is in a direct message by then. ``asks``:
    what the page asks.
    """
    bot = _client(interaction)
    publisher = bot.manager.publisher
    if on_old_direct(interaction, table, seat):
        await update(interaction, elsewhere(table, seat))
        return
    shown = bot.messenger.hand(table, seat) if page is None else page
    deal_no, drawn = table.deal_no, publisher.moment(table, seat)
    if table.venue is Venue.FRIENDS and on_board(interaction, table):
        await update_board(interaction, table)
        await follow_with_panel(interaction, table, seat, shown, asks)
        return
    if on_panel(interaction, table) or interaction.response.is_done():
        await update(interaction, shown)
    else:
        await reply(interaction, shown)
    place = hand_place(interaction, table, seat)
    if table.deal_no != deal_no and place != seat and publisher.posted(table, seat):
        if on_own_answer(interaction) or interaction.response.type not in raw_api.UPDATES:
            await bot.delivery.withdraw(raw_api.answer_to(interaction))
        return
    old = bot.messenger.pressed(table, seat, interaction)
    publisher.answer(table, place, shown, drawn=drawn, asks=asks)
    if old is not None:
        await bot.delivery.withdraw(old)


async def update_board(interaction: Interaction, table: Table) -> None:
    """Respond to a press on the board by bringing it up to date."""
    bot = _client(interaction)
    page = bot.messenger.board(table)
    await update(interaction, page)
    bot.messenger.pressed(table, BOARD, interaction)  # the publisher can edit it for free
    bot.manager.publisher.answer(table, BOARD, page)


async def follow_with_panel(
    interaction: Interaction,
    table: Table,
    seat: int,
    page: Page | None = None,
    asks: Question | None = None,
) -> None:
    """Show a seat's hand panel in a later response, below the board of friends.

    Only responses to presses on that board, and to the command that has opened it, can edit it: so the first
    response is the board.
    """
    bot = _client(interaction)
    publisher = bot.manager.publisher
    shown = bot.messenger.hand(table, seat) if page is None else page
    drawn = publisher.moment(table, seat)
    panel = await bot.delivery.follow(raw_api.answer_to(interaction), shown, ephemeral=True)
    old = bot.messenger.pressed(table, seat, interaction, panel=panel)
    publisher.answer(table, panel_place(seat), shown, drawn=drawn, asks=asks)
    if old is not None:
        await bot.delivery.withdraw(old)


async def show_board(interaction: Interaction, table: Table, said: str) -> None:
    """Respond with the board or hand panel that was pressed, otherwise with a short message."""
    place = place_of(interaction, table)
    if place == BOARD:
        await update_board(interaction, table)
    elif place is not None and table.match is not None:
        await show_panel(interaction, table, table.seat_for(interaction.user.id))
    else:
        await reply(interaction, said)
