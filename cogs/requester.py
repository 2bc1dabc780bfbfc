"""Who makes a request, from where, and which table they mean.

Permissions at Discord are read only here, and become a Person for ``bot.manager.tables.rights``.
"""

from collections.abc import Iterable
from typing import Final

import discord
from discord import app_commands

from bot.manager.tables.rights import Act, check_guild, check_reach
from bot.manager.tables.table import Person, Table, TableError, TableReason
from bot.run.channel_cache import MODERATES
from bot.texts import refusals
from bot.texts.localization import message
from bot.texts.tables.tables import table_lines
from bot.ui.commands.options import table_number
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import note_newest
from cogs.answers import TABLE, Interaction, choices, completion
from data.tables.table_queries import recent_in_channel
from data.tables.venues import FRIENDS, Venue, venue_of
from engine import GAMES
from engine.errors import SetupError

Named = app_commands.Range[str, None, 40]
"""An option that names a table: its number, or a choice of ``tables_offered``."""
BY_ID: Final = "table:"
"""The prefix of a table's id in the value of a choice."""
OFFERED: Final = 25


def person(interaction: Interaction, response: int | None = None) -> Person:
    """Return the member with their guild and roles; in a direct message nobody is a moderator.

    Nor where friends play, whatever the member may do in the guild to which the channel belongs.
    ``response``: the place that the response to the interaction will update.
    """
    user, guild = interaction.user, guild_here(interaction)
    username, channel = _storable(user.name), interaction.channel_id
    if guild is None or guild == FRIENDS or not isinstance(user, discord.Member):
        # The name of the account: a guild's own name for a member is nobody's business in other places.
        name = _storable((user.global_name or user.name) if guild == FRIENDS else user.display_name)
        return Person(
            user.id,
            name,
            guild,
            username=username,
            interaction=interaction.id,
            response=response,
            channel=channel,
        )
    name = _storable(user.display_name)
    # discord.py's own list leaves out what it was not told of; everybody has the role of everyone.
    roles = frozenset({*user._roles, guild})  # noqa: SLF001 - member.roles omits roles missing from the cache; everybody has the role @everyone, whose id is the guild's.
    moderator = bool(interaction.extras.get(MODERATES))  # of the guild, not of one channel
    moderated_channel = interaction.channel_id if interaction.permissions.manage_channels else None
    return Person(
        user.id, name, guild, moderator, roles, moderated_channel, username, interaction.id, response, channel
    )


def other_person(user: discord.Member) -> Person:
    """Return a member whom an interaction names, without their roles."""
    return Person(user.id, _storable(user.display_name), user.guild.id, username=_storable(user.name))


def _storable(name: str) -> str:
    """Return a name without characters that no database stores: surrogates and NUL."""
    return name.encode(errors="ignore").decode().replace("\0", "")


async def sees(interaction: Interaction, guild: int, channel: int) -> bool:
    """Return whether the member may see a channel of a guild, as far as is known."""
    member, places = interaction.user, interaction.client.places
    if guild_here(interaction) != guild:
        return False
    if interaction.channel_id == channel:
        return True
    if venue_of(guild) is not Venue.GUILD or not isinstance(member, discord.Member):
        return False
    found = await places.channel(guild, channel)
    if isinstance(found, discord.Thread):
        above = await places.above(found)
        if above is None:
            return False
        allowed = above.permissions_for(member)
        # The other members of a private thread are not known here.
        return allowed.view_channel and (allowed.manage_threads or not found.is_private())
    return found is not None and found.permissions_for(member).view_channel


async def check_press(interaction: Interaction, press: Press) -> None:
    """Raise TableError for a press about a table that the member cannot reach.

    OTHER_SERVER: it is another guild's. OTHER_CHANNEL: friends have it in another channel. NOT_SEATED: it is
    a table without a board, where others sit.
    """
    if press.table_id == NO_TABLE:
        return
    guild = await interaction.client.manager.tables.guild_of(press.table_id)
    if guild is None:  # it is an imported match, or nothing
        return
    if venue_of(guild) is not Venue.GUILD:
        check_reach(await interaction.client.manager.tables.find(press.table_id), person(interaction))
    elif guild_here(interaction) is not None:
        check_guild(guild, person(interaction))


async def table_meant(
    interaction: Interaction, act: Act, named: str | None = None, *, to_join: bool = False
) -> Table:
    """Return the table that a command means, ``named`` by its option.

    Raises SetupError for an invalid name, and the errors of ``TableCache.choose``; WHICH_TABLE gets the
    names of the guilds.
    """
    wanted = None if named is None else _wanted(named)
    try:
        table = await interaction.client.manager.tables.choose(
            person(interaction), act, channel=interaction.channel_id or 0, wanted=wanted, to_join=to_join
        )
    except TableError as error:
        found = error.facts.get("tables")
        if error.reason is TableReason.WHICH_TABLE and isinstance(found, tuple):
            error.facts["servers"] = await _servers(interaction, found)
        raise
    interaction.extras[TABLE] = table
    note_newest(interaction, table)
    return table


def number_of(named: str) -> int:
    """Return the number that names a table. Raises SetupError."""
    number = table_number(named)
    if number is None:
        raise SetupError("table", named, str(refusals.TABLE_LIKE))
    return number


def _wanted(named: str) -> int | str:
    if named.startswith(BY_ID):
        return named.removeprefix(BY_ID)
    return number_of(named)


@completion
async def tables_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete an option that names a table, with those that can be meant here."""
    found = await interaction.client.manager.tables.reachable(
        person(interaction), interaction.channel_id or 0
    )
    lines = table_lines(found, await _servers(interaction, found), interaction.user.id)
    here = guild_here(interaction) is not None
    values = [str(table.number) if here else f"{BY_ID}{table.id}" for table in found]
    return choices(_fitting(zip(lines, values, strict=True), typed))


@completion
async def numbers_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete an option that names a table, with the last ones of the channel, even if ended."""
    found = await recent_in_channel(interaction.client.database, interaction.channel_id or 0, OFFERED)
    titles = {key: spec.title for key, spec in GAMES.items()}
    lines = (
        (f"{message('tables-number', number=number)} · {titles.get(game, game)}", str(number))
        for number, game in found
    )
    return choices(_fitting(lines, typed))


def _fitting(lines: Iterable[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    words = typed.lower().split()
    return [each for each in lines if all(word in each[0].lower() for word in words)]


async def _servers(interaction: Interaction, tables: Iterable[Table]) -> dict[int, str]:
    """Return the known names of the tables' guilds; none for a single guild."""
    guilds = {table.guild for table in tables if table.venue is Venue.GUILD}
    if len(guilds) < 2:
        return {}
    names: dict[int, str] = {}
    for guild in guilds:
        name = await interaction.client.server_name(guild)
        if name is not None:  # otherwise the channel is shown
            names[guild] = name
    return names
