"""Hints: a button on the hand panel, and ``/move hint``."""

from discord import app_commands
from discord.ext import commands

from bot.manager.results.hint_policy import hint_refused
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import Table, TableError
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts.play import coach as words
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import MOVE, in_group
from bot.ui.custom_id import Press
from bot.ui.play.presses import is_stale
from bot.ui.sending.responses import note_newest, on_old_direct, on_panel, show_panel
from cogs.answers import Interaction
from cogs.requester import Named, person, table_meant, tables_offered


class Coaching(commands.Cog):
    """Shows hints."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        bot.presses["hint"] = self._pressed

    async def _pressed(self, interaction: Interaction, press: Press) -> None:
        table = await self.manager.tables.find(press.table_id, seen=press.seen)
        await self.manager.publisher.know(table, interaction.message.id if interaction.message else None)
        note_newest(interaction, table)
        check(table, person(interaction), Act.HAND)
        seat = table.seat_for(interaction.user.id)
        if is_stale(table, seat, press) or on_old_direct(interaction, table, seat):
            await show_panel(interaction, table, seat)
            return
        await self._hint(interaction, table, seat, whole=press.arg == "2")

    @app_commands.command(name="hint", description=described(words.COMMAND), extras=in_group(MOVE))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def hint(self, interaction: Interaction, table: Named | None = None) -> None:
        """Show the member's hand with a hint: where to look, with a button for the rest."""
        found = await table_meant(interaction, Act.HAND, table)
        await self._hint(interaction, found, found.seat_for(interaction.user.id), whole=False)

    async def _hint(self, interaction: Interaction, table: Table, seat: int, *, whole: bool) -> None:
        """Show a hint on the hand panel.

        It is computed after the interaction has been deferred, and shown only if the seat's choices are
        still the same.
        """
        refused = hint_refused(table, seat)
        if refused is not None:
            raise TableError(refused, number=table.number)
        if table.deal is None:  # hint_refused covers it
            return
        deal, ply, view = table.deal_no, table.offered_at, table.deal.view(seat)
        await interaction.response.defer(ephemeral=True, thinking=not on_panel(interaction, table))
        found = await self.bot.coach.hint((table.id, deal, ply, seat), view)
        table = await self.manager.tables.find(table.id)  # others may have moved meanwhile
        if table.is_still_offered(seat, deal, ply):
            self.bot.hints.show(table, seat, found, whole=whole)
        await show_panel(interaction, table, seat)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Coaching(bot))
