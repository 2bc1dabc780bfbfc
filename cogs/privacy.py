"""Privacy: what is stored about a member, a copy of it, and its erasure."""

import json

from discord import app_commands
from discord.ext import commands

from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import chips as say
from bot.ui.chips import erasing_page
from bot.ui.commands.descriptions import described
from bot.ui.commands.groups import SETTINGS, in_group
from bot.ui.custom_id import Press
from bot.ui.notes import note
from bot.ui.sending import raw_api
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import File, Interaction, reply_files
from data.erasure import member_records


class Privacy(
    commands.GroupCog,
    group_name="privacy",
    group_description=described(say.PRIVACY),
    group_extras=in_group(SETTINGS),
):
    """The data of the requesting member only."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        bot.presses |= {"erase_sure": self._erase, "erase_not": self._keep}

    @app_commands.command(name="about", description=described(say.ABOUT))
    async def about(self, interaction: Interaction) -> None:
        """Show what is stored."""
        await reply(interaction, say.stored())

    @app_commands.command(name="export", description=described(say.EXPORT_ME))
    async def export(self, interaction: Interaction) -> None:
        """Send all that is stored about the member."""
        await interaction.response.defer(ephemeral=True)
        records = await member_records(self.bot.database, interaction.user.id)
        whole = json.dumps(records, ensure_ascii=False, indent=1)
        await reply_files(interaction, str(say.EXPORTED_ME), [File("cardroom.json", whole, str(say.MINE))])

    @app_commands.command(name="erase", description=described(say.ERASE))
    async def erase(self, interaction: Interaction) -> None:
        """Ask the member for confirmation."""
        await reply(interaction, erasing_page(len(await self.bot.manager.tables.seated(interaction.user.id))))

    async def _erase(self, interaction: Interaction, _press: Press) -> None:
        """Erase the member's data; resigning matches may take longer than Discord waits."""
        if not on_own_answer(interaction):
            raise TableError(TableReason.STALE)
        await interaction.response.defer()
        member = interaction.user.id
        await self.bot.offers.forget(member)
        await self.bot.erase(member)
        await interaction.client.delivery.edit_answer(raw_api.answer_to(interaction), note(str(say.ERASED)))

    async def _keep(self, interaction: Interaction, _press: Press) -> None:
        if not on_own_answer(interaction):
            raise TableError(TableReason.STALE)
        await update(interaction, note(str(say.KEPT)))


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Privacy(bot))
