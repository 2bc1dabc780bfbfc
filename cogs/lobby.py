"""Lobbies: quick start, computers, rules in menus, invitations; ``/play``."""

from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import ChannelClosed
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import Table, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts import friends as friend_words
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.options import game_named
from bot.ui.custom_id import Press, custom_id
from bot.ui.help.help import play_page
from bot.ui.play.turn_mention import challenge_answer_page, challenge_page
from bot.ui.sending import raw_api
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import (
    note_newest,
    on_own_answer,
    place_of,
    reply,
    show_board,
    show_panel,
    update,
)
from bot.ui.tables.lobby import (
    ANYONE,
    OTHER,
    asks_for_value,
    computers_chosen,
    rule_chosen,
    rule_typed,
    rules_menus_page,
)
from bot.ui.tables.notices import already_seated_page
from cogs import friends, pool
from cogs.answers import GAME_CHOICES, Interaction, chosen, in_time, parent_here, parent_of, refuse
from cogs.requester import person
from data.tables.venues import FRIENDS, Venue
from engine.errors import SetupError
from engine.spec import GameSpec

NEEDED: Final = ("view_channel", "send_messages")
"""A table needs these permissions; in a thread send_messages_in_threads instead of the second."""


class Lobbies(commands.Cog):
    """The buttons and menus before the first deal."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        bot.presses |= {
            "play": self._play,
            "redeal": self._redeal,
            "computer": self._computer,
            "rule": self._rule,
            "typed": self._typed,
            "more": self._more,
            "accept": self._accept,
            "decline": self._decline,
            "again": self._again,
        }

    @app_commands.command(name="play", description=described(say.PLAY))
    @describe(game=say.PLAY_GAME)
    @app_commands.choices(game=GAME_CHOICES)
    async def play(self, interaction: Interaction, game: str | None = None) -> None:
        """Start a match against computers."""
        if game is None:
            await reply(interaction, play_page())
        else:
            await self._deal(interaction, game)

    @app_commands.command(name="challenge", description=described(friend_words.CHALLENGE))
    @describe(member=friend_words.MEMBER, game=say.GAME)
    @app_commands.choices(game=GAME_CHOICES)
    async def challenge(
        self, interaction: Interaction, member: discord.User | None = None, game: str | None = None
    ) -> None:
        """Open a table for a member, or for everybody in the channel."""
        await challenge(interaction, member, game_named(game) if game is not None else None)

    async def _play(self, interaction: Interaction, press: Press) -> None:
        if press.arg:
            await self._deal(interaction, press.arg)
        else:
            await reply(interaction, play_page())

    async def _redeal(self, interaction: Interaction, press: Press) -> None:
        """Begin a match instead of one against computers alone, or of waiting in a lobby."""
        table = await self._table(interaction, press)
        waits = table.match is None or press.deal > 0  # a match that has begun since is not given up
        may = waits and (table.match is None or table.practice) and table.is_active(interaction.user.id)
        await self._deal(interaction, press.arg, table if may else None)

    async def _deal(self, interaction: Interaction, game: str, instead_of: Table | None = None) -> None:
        """Begin a match and show the hand, or name the table where the member sits already.

        ``instead_of``: the table to leave once the match has begun.
        """
        spec, channel, who = game_named(game), interaction.channel_id or 0, person(interaction)
        guild = FRIENDS if who.guild is None else who.guild  # alone with the bot: a table of nobody else's
        for table in await self.manager.tables.in_channel(channel, guild):
            if table is not instead_of and table.is_active(who.id):
                await reply(interaction, already_seated_page(table, table.seat_for(who.id), spec.key))
                return
        if guild != FRIENDS:
            check_permissions(interaction)
        # Chosen now: a lobby whose match begins meanwhile is not resigned.
        waits = instead_of is not None and instead_of.match is None
        give_up = self.manager.lobby.leave if waits else self.manager.resign
        terms: dict[str, Any] = {
            "guild": guild,
            "channel": channel,
            "parent": parent_here(interaction),
            "game": spec.key,
            "instead_of": instead_of.id if instead_of is not None else None,
        }
        if guild == FRIENDS:
            dealt = await friends.play(
                interaction, lambda board: self.manager.lobby.play_now(who, turn_ms=0, board=board, **terms)
            )
            if dealt is None:
                return
            table = dealt
        else:
            table = await self.manager.lobby.play_now(who, **terms)
        if instead_of is not None:
            with suppress(TableError):  # it has ended or begun meanwhile, or cannot be changed now
                await give_up(instead_of.id, who)
        if guild == FRIENDS:
            return
        if instead_of is None:
            interaction.message = None  # a page of help or of a lesson stays, and the hand opens below it
        await show_panel(interaction, table, table.seat_for(who.id))

    async def _computer(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        if chosen(interaction)[:1] == (ANYONE,):
            await pool.ask_from_lobby(interaction, table)
            return
        level, everywhere = computers_chosen(chosen(interaction))
        seat = self.manager.lobby.fill if everywhere else self.manager.lobby.add_computer
        await seat(table.id, person(interaction, place_of(interaction, table)), level)
        await show_board(interaction, table, say.joined(table))

    # --- rules

    async def _rule(self, interaction: Interaction, press: Press) -> None:
        table, values = await self._table(interaction, press), chosen(interaction)
        if values[:1] != (OTHER,):
            await self._set(interaction, table, press, rule_chosen(table, press, values))
            return
        check(table, person(interaction), Act.SET_RULE)
        asked = asks_for_value(table, press)
        if asked is None:
            raise TableError(TableReason.STALE)
        await raw_api.open_modal(interaction, custom_id(table, "typed", press.arg), *asked)

    async def _typed(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        await self._set(interaction, table, press, rule_typed(table, press, _word(interaction)))

    async def _set(
        self, interaction: Interaction, table: Table, press: Press, rule: tuple[str, Any] | None
    ) -> None:
        """Change a rule, if one was chosen, and update the message that was used."""
        if rule is not None:
            # The page of rules is no place of the table: the publisher must not wait for it.
            place = None if on_own_answer(interaction) else place_of(interaction, table)
            try:
                await self.manager.lobby.set_rule(table.id, person(interaction, place), *rule)
            except SetupError as error:
                await refuse(interaction, error, table)
                return
        if on_own_answer(interaction):
            await update(interaction, rules_menus_page(table, press.arg))
        else:
            await show_board(interaction, table, say.ready_noted(table))

    async def _more(self, interaction: Interaction, press: Press) -> None:
        table, values = await self._table(interaction, press), chosen(interaction)
        if table.options is None or table.match is not None:
            raise TableError(TableReason.NOT_LOBBY, number=table.number, status=table.status, wanted="rules")
        shown = rules_menus_page(table, next(iter(values), None))
        await (update if on_own_answer(interaction) else reply)(interaction, shown)

    # --- invitations

    async def _accept(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        who = person(interaction)
        await self.manager.lobby.join(table.id, who)
        await update(interaction, challenge_answer_page(table, who, joins=True))

    async def _decline(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        who = person(interaction)
        await self.manager.lobby.decline(table.id, who)
        await update(interaction, challenge_answer_page(table, who, joins=False))

    async def _again(self, interaction: Interaction, press: Press) -> None:
        await rematch(interaction, await self._table(interaction, press))

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        table = await self.manager.tables.find(press.table_id, seen=press.seen)
        check(table, person(interaction), Act.LOOK)
        await self.manager.publisher.know(table, interaction.message.id if interaction.message else None)
        note_newest(interaction, table)
        return table


def _word(interaction: Interaction) -> str:
    """Return the text of a modal with one line."""
    data: dict[str, Any] = {**(interaction.data or {})}
    fields = (field.get("component", {}) for field in data.get("components", ()))
    return next((str(field.get("value", "")) for field in fields), "")


async def rematch(interaction: Interaction, old: Table) -> None:
    """Open a rematch or join the open one; the other players are invited once."""
    bot = interaction.client
    lobby = bot.manager.lobby
    if old.venue is Venue.FRIENDS and await friends.rematch(interaction, old):
        return
    parent = await parent_of(interaction, old)
    table = await lobby.again(old.id, person(interaction), parent=parent)
    without = say.left_out(lobby.pop_left_out(table))
    if table.venue is Venue.GUILD and table.kept and lobby.pop_unasked(table):
        said = await asked(interaction, table)
    else:
        said = say.opened(table)
    await reply(interaction, f"{said} {without}" if without else said)


async def challenge(
    interaction: Interaction, member: discord.User | discord.Member | None, spec: GameSpec | None
) -> None:
    """Open a table, by default of the first game for two, and invite a member.

    Nobody plays without having pressed Join.
    """
    bot, guild = interaction.client, guild_here(interaction)
    if member is not None and (member.bot or member.id == interaction.user.id):
        raise TableError(TableReason.NO_OPPONENT)
    if guild is None or guild == FRIENDS:
        await friends.challenge(interaction, spec, member.id if member is not None else None)
        return
    if member is not None and await bot.manager.has_left(guild, member.id):
        raise TableError(TableReason.HAS_LEFT, name=member.display_name)
    check_permissions(interaction)
    table = await bot.manager.lobby.open(
        person(interaction),
        guild=guild,
        channel=interaction.channel_id or 0,
        parent=parent_here(interaction),
        game=(spec or friends.FOR_TWO).key,
        seats=2 if member is not None else None,
        asked=() if member is None else (member.id,),
    )
    first = bot.manager.lobby.pop_unasked(table)
    if member is None:
        await reply(interaction, say.opened(table))
    else:
        await reply(interaction, await asked(interaction, table) if first else say.asked(table))


async def asked(interaction: Interaction, table: Table) -> str:
    """Invite the members with reserved seats in the channel; return the reply for the opener."""
    said, closed = say.asked(table), say.not_asked(table)  # the texts before anybody has responded
    try:
        post = interaction.client.messenger.post(table.channel, challenge_page(table))
        await in_time(interaction, post)
    except ChannelClosed:
        return closed
    return said


def check_permissions(interaction: Interaction) -> None:
    """Raise TableError (MISSING_PERMISSION) if the bot lacks a permission in this channel."""
    granted = interaction.app_permissions
    needed = [
        NEEDED[0],
        "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else NEEDED[1],
    ]
    missing = tuple(name for name in needed if not getattr(granted, name))
    if missing:
        raise TableError(TableReason.MISSING_PERMISSION, missing=missing)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Lobbies(bot))
