"""Roles that the bot gives: which ones it may give, and those by rank."""

import discord

from bot.manager.publishing.messages import Page
from bot.texts.results import ranks as say
from bot.texts.tournaments.refusals import setting_refusal
from bot.ui.commands.options import game_named
from bot.ui.components import page, text
from bot.ui.sending.origin import server_here
from bot.ui.tournaments.settings import SettingsRefused
from cogs.answers import Interaction
from data.rankings.rank_roles import (
    HIGHEST_RATING,
    MOST_RANKS,
    RankKind,
    RankRole,
    rank_roles,
    remove_rank_role,
    set_rank_role,
)


def check_role(interaction: Interaction, role_id: int) -> None:
    """Raise SettingsRefused unless the bot and the member may both give a role."""
    guild, member = interaction.guild, interaction.user
    role = guild.get_role(role_id) if guild is not None else None
    if role is None or guild is None or not isinstance(member, discord.Member) or role.is_default():
        raise SettingsRefused(setting_refusal("role", role_id))
    top = max((each for each in map(guild.get_role, _role_ids(guild.me)) if each), default=guild.default_role)
    if role.managed or not interaction.app_permissions.manage_roles or role >= top:
        raise SettingsRefused(setting_refusal("role_low", role_id))
    own = max((each for each in map(guild.get_role, _role_ids(member)) if each), default=guild.default_role)
    owns = guild.owner_id == member.id
    if not owns and (not interaction.permissions.manage_roles or role >= own):
        raise SettingsRefused(setting_refusal("role_yours", role_id))


def _role_ids(member: discord.Member | None) -> list[int]:
    return [*member._roles] if member is not None else []  # noqa: SLF001 - member.roles leaves out roles missing from the cache


async def rank_page(interaction: Interaction) -> Page:
    """Return the page of the guild's roles by rank."""
    found = await rank_roles(interaction.client.database, server_here(interaction) or 0)
    return page(text("\n".join(say.rank_lines(found))))


async def stop_rank(interaction: Interaction, role: int) -> None:
    """Give a role for no rank any more. Raises SettingsRefused."""
    database, guild = interaction.client.database, server_here(interaction) or 0
    if role not in {each.role_id for each in await rank_roles(database, guild)}:
        raise SettingsRefused(say.refusal("unknown"))
    await database.write(remove_rank_role(guild, role))


async def set_rank(
    interaction: Interaction,
    role: int,
    game: str | None,
    rating: int | None,
    below: int | None,
    places: int | None,
) -> None:
    """Give a role for ratings from ``rating`` and below ``below``, or for the first ``places``.

    Raises SettingsRefused.
    """
    database, guild = interaction.client.database, server_here(interaction) or 0
    if game is None or (rating is None) == (places is None) or (below is not None and rating is None):
        raise SettingsRefused(say.refusal("what"))
    check_role(interaction, role)
    if places is not None:
        kind, low, high = RankKind.SEASON, 1, places
    else:
        kind, low, high = RankKind.RATING, rating or 0, HIGHEST_RATING if below is None else below - 1
    if low > high:
        raise SettingsRefused(say.refusal("order"))
    others = {each.role_id for each in await rank_roles(database, guild)} - {role}
    if len(others) >= MOST_RANKS:
        raise SettingsRefused(say.refusal("many"))
    await database.write(set_rank_role(RankRole(guild, role, game_named(game).key, kind, low, high)))
