"""Where an interaction comes from: a guild with the bot, the bot's DM, or a place of friends.

Members can install the bot for themselves and use it in guilds that have not: such an interaction says
nothing about that guild. All that is kept by guild must take it from here, and never from the interaction
(https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object).
"""

from typing import Any

import discord

from bot.manager.tables.table import TableError, TableReason
from data.tables.venues import FRIENDS, Venue, venue_of


def guild_here(interaction: discord.Interaction[Any]) -> int | None:
    """Return the guild whose tables an interaction is about; None in a direct message of the bot.

    ``FRIENDS`` in direct messages and groups of friends, and in a guild where the interaction was not
    authorized by the guild's installation of the bot.
    """
    guild = interaction.guild_id
    if guild is None:
        return FRIENDS if interaction.context.private_channel else None
    return guild if interaction.is_guild_integration() else FRIENDS


def server_here(interaction: discord.Interaction[Any]) -> int | None:
    """Return the guild for what only guilds have: settings, chips, rankings, tournaments, records.

    None in a direct message of the bot. Raises TableError (ONLY_IN_SERVERS) where friends play.
    """
    guild = guild_here(interaction)
    if guild is not None and venue_of(guild) is not Venue.GUILD:
        raise TableError(TableReason.ONLY_IN_SERVERS)
    return guild
