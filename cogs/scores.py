"""Scores: ``/results scores`` of a guild or a member."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import RESULTS, in_group
from bot.ui.commands.options import game_named
from bot.ui.results.scores import member_page, scores_page
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import reply
from cogs.answers import GAME_CHOICES, Interaction
from data import scores as kept
from engine import GAMES


class Scores(commands.Cog):
    """Shows who has won what."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot

    @app_commands.command(name="scores", description=described(say.SCORES), extras=in_group(RESULTS))
    @describe(member=say.SCORES_MEMBER, game=say.SCORES_GAME)
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def scores(
        self, interaction: Interaction, member: discord.Member | None = None, game: str | None = None
    ) -> None:
        """Show the guild's scores, or a member's."""
        guild = server_here(interaction) or 0
        if member is not None:
            found = await kept.member_scores(self.bot.database, guild, member.id)
            await reply(interaction, member_page(member.id, found))
            return
        spec = game_named(game if game is not None else next(iter(GAMES)))
        rows = await kept.board(self.bot.database, guild, spec.key)
        practised = await kept.board(self.bot.database, guild, spec.key, practice=True, limit=10)
        await reply(interaction, scores_page(spec, rows, practised))


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Scores(bot))
