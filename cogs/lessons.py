"""Lessons: ``/learn lesson``, and every press on its pages."""

from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table, TableError
from bot.run.client import Cardroom
from bot.texts.help import lessons as say
from bot.ui.appearance import appearance_of
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import LEARN, in_group
from bot.ui.commands.options import game_named
from bot.ui.custom_id import Press
from bot.ui.help.lessons import Place, lesson_of, lesson_page, lessons_page, place_of
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import GAME_CHOICES, Interaction
from cogs.requester import person
from data.db.errors import StorageError


class Lessons(commands.Cog):
    """Teaches the games; no state is kept but in the custom_ids."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        bot.presses |= {"learn": self._open, "lesson": self._turn}

    @app_commands.command(name="lesson", description=described(say.COMMAND), extras=in_group(LEARN))
    @describe(game=say.GAME)
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """Show the beginning of a lesson, or the list of lessons."""
        if game is None:
            await reply(interaction, lessons_page())
        else:
            await reply(interaction, await self._page(interaction, lesson_of(game_named(game).key)))

    async def _open(self, interaction: Interaction, press: Press) -> None:
        """Open a lesson, or the list, beside the page with the button."""
        page = await self._page(interaction, lesson_of(press.arg)) if press.arg else lessons_page()
        await reply(interaction, page)

    async def _turn(self, interaction: Interaction, press: Press) -> None:
        """Go to another page of a lesson, or back to the list."""
        page = await self._page(interaction, place_of(press)) if press.arg else lessons_page()
        await (update if on_own_answer(interaction) else reply)(interaction, page)

    async def _page(self, interaction: Interaction, place: Place | None) -> Page:
        if place is None:
            return lessons_page(gone=True)
        member = await self.bot.members.member(interaction.user.id)
        look = appearance_of(member, self.bot.cards, self.bot.emoji.known)
        return lesson_page(
            place, interaction.user.display_name, look=look, waiting=await self._turn_meanwhile(interaction)
        )

    async def _turn_meanwhile(self, interaction: Interaction) -> Table | None:
        """Return the table that waits for the learner; against computers it waits longer."""
        manager, who = self.bot.manager, person(interaction)
        try:
            table = await manager.inboxes.next_turn(who.id, who.guild)
            return table and await manager.wait_for_learner(table.id, who.id)
        except (StorageError, TableError):
            return None  # the lesson goes on without it


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Lessons(bot))
