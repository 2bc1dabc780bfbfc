"""Game nights: ``/table night …``, the form, and the buttons of an evening."""

from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.manager.nights.night_errors import NightReason, NightRefused
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import nights as say
from bot.ui import nights as pages
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.groups import TABLE, in_group
from bot.ui.commands.options import one_of
from bot.ui.custom_id import Press, custom_id
from bot.ui.forms.refused_forms import filled_in
from bot.ui.nights import REMINDERS, USUAL_REMINDER
from bot.ui.notes import note
from bot.ui.sending import raw_api
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import (
    FORM_REFUSALS,
    Interaction,
    choices,
    chosen,
    completion,
    entered,
    parent_here,
    refuse_form,
    typed_in_form,
)
from cogs.lobby import check_permissions
from cogs.requester import person
from data.nights.nights import Evening, Night, last_zone

_REMINDERS = named_choices((partial(say.reminder_time, ms), name) for name, ms in REMINDERS.items())


@completion
async def nights_offered(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Complete an option that names a game night."""
    found = await interaction.client.nights.coming(server_here(interaction) or 0)
    return choices((night.name, night.series_id) for night in found if typed.lower() in night.name.lower())


@app_commands.guild_only()
class Nights(
    commands.GroupCog,
    group_name="night",
    group_description=described(say.NIGHT),
    group_extras=in_group(TABLE),
):
    """The game nights of a guild."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.nights = bot.nights
        bot.presses |= {
            "night_plan": self._plan,
            "night_again": self._plan_again,
            "night_edit": self._edit,
            "night_change": self._change,
            "night_stop": self._stop,
            "night_yes": self._yes,
            "night_no": self._no,
            "night_vote": self._vote,
        }

    # --- organisers

    @app_commands.command(name="plan", description=described(say.PLAN))
    @describe(reminder=say.REMINDER)
    @app_commands.choices(reminder=_REMINDERS)
    async def plan(self, interaction: Interaction, reminder: str | None = None) -> None:
        """Open the form for a new game night in this channel."""
        guild = _guild(interaction)
        await self.nights.check_organiser(person(interaction), guild)
        check_permissions(interaction)
        await self._open_plan(interaction, one_of("reminder", reminder, REMINDERS, USUAL_REMINDER))

    async def _open_plan(self, interaction: Interaction, reminder: int) -> None:
        """Open the form of a new evening, with what was typed in a refused one."""
        guild = _guild(interaction)
        zone = await last_zone(self.bot.database, guild)
        locale = self.bot.members.guild_language(guild)
        opened, form = pages.plan_form(self.bot.clock.now(), zone, locale, reminder)
        await raw_api.open_form(interaction, opened, filled_in(form, typed_in_form(interaction)))

    async def _plan_again(self, interaction: Interaction, press: Press) -> None:
        await self._open_plan(interaction, _reminder(press))

    async def _plan(self, interaction: Interaction, press: Press) -> None:
        reminder = _reminder(press)
        try:
            check_permissions(interaction)
            evening = await self.nights.plan(
                person(interaction),
                _guild(interaction),
                interaction.channel_id or 0,
                parent_here(interaction),
                pages.plan_of(entered(interaction), reminder),
            )
        except FORM_REFUSALS as error:
            await refuse_form(interaction, error, custom_id(None, "night_again", reminder))
            return
        told = say.planned(evening.night, self.bot.clock.now(), event=_may_create_events(interaction))
        await reply(interaction, pages.own_page(evening, told))

    @app_commands.command(name="edit", description=described(say.EDIT))
    @describe(night=say.WHICH_NIGHT, reminder=say.REMINDER)
    @app_commands.choices(reminder=_REMINDERS)
    @app_commands.autocomplete(night=nights_offered)
    async def edit(
        self, interaction: Interaction, night: str | None = None, reminder: str | None = None
    ) -> None:
        """Open the form that changes a game night."""
        guild = _guild(interaction)
        await self.nights.check_organiser(person(interaction), guild)
        found = await self.nights.named(guild, night)
        await self._open_edit(interaction, found.night, one_of("reminder", reminder, REMINDERS, None))

    async def _edit(self, interaction: Interaction, press: Press) -> None:
        guild = _guild(interaction)
        await self.nights.check_organiser(person(interaction), guild)
        found = await self.nights.find(guild, pages.night_of(press))
        await self._open_edit(interaction, found.night, pages.reminder_of(press))

    async def _open_edit(self, interaction: Interaction, night: Night, reminder: int | None = None) -> None:
        opened, form = pages.edit_form(night, self.bot.clock.now(), reminder)
        await raw_api.open_form(interaction, opened, filled_in(form, typed_in_form(interaction)))

    async def _change(self, interaction: Interaction, press: Press) -> None:
        edition, reminder = pages.edition_of(press)
        key = pages.night_of(press)
        try:
            plan = pages.plan_of(entered(interaction), reminder)
            evening = await self.nights.edit(person(interaction), _guild(interaction), key, edition, plan)
        except FORM_REFUSALS as error:
            await refuse_form(interaction, error, custom_id(None, "night_edit", press.arg))
            return
        told = say.changed(evening.night, self.bot.clock.now(), event=_may_create_events(interaction))
        shown = pages.own_page(evening, told)
        await (update if on_own_answer(interaction) else reply)(interaction, shown)

    @app_commands.command(name="stop", description=described(say.STOP))
    @describe(night=say.WHICH_NIGHT)
    @app_commands.autocomplete(night=nights_offered)
    async def stop(self, interaction: Interaction, night: str | None = None) -> None:
        """Cancel a game night, and plan no others after it."""
        guild = _guild(interaction)
        await self.nights.check_organiser(person(interaction), guild)
        found = await self.nights.named(guild, night)
        stopped = await self.nights.stop(person(interaction), guild, found.night.key)
        await reply(interaction, say.stopped(stopped.night))

    async def _stop(self, interaction: Interaction, press: Press) -> None:
        stopped = await self.nights.stop(person(interaction), _guild(interaction), pages.night_of(press))
        await update(interaction, note(say.stopped(stopped.night)))

    # --- everybody

    @app_commands.command(name="list", description=described(say.LIST))
    async def list(self, interaction: Interaction) -> None:
        """List the coming game nights of the guild."""
        await reply(interaction, pages.list_page(await self.nights.coming(_guild(interaction))))

    @app_commands.command(name="show", description=described(say.SHOW))
    @describe(night=say.WHICH_NIGHT)
    @app_commands.autocomplete(night=nights_offered)
    async def show(self, interaction: Interaction, night: str | None = None) -> None:
        """Show a game night; organisers get buttons to change and stop it."""
        guild = _guild(interaction)
        found = await self.nights.named(guild, night)
        try:
            await self.nights.check_organiser(person(interaction), guild)
        except TableError:
            await reply(interaction, pages.night_page(found))
        else:
            await reply(interaction, pages.own_page(found))

    async def _yes(self, interaction: Interaction, press: Press) -> None:
        await self._answer(interaction, press, coming=True)

    async def _no(self, interaction: Interaction, press: Press) -> None:
        await self._answer(interaction, press, coming=False)

    async def _answer(self, interaction: Interaction, press: Press, *, coming: bool) -> None:
        key = pages.night_of(press)
        evening = await self.nights.come(person(interaction), _guild(interaction), key, coming=coming)
        await self._show(interaction, evening)

    async def _vote(self, interaction: Interaction, press: Press) -> None:
        values = chosen(interaction)
        if not values:
            raise TableError(TableReason.STALE)
        key = pages.night_of(press)
        evening = await self.nights.vote(person(interaction), _guild(interaction), key, values[0])
        await self._show(interaction, evening)

    async def _show(self, interaction: Interaction, evening: Evening) -> None:
        """Show the evening in the message that was pressed: the channel's, or the member's own."""
        if on_own_answer(interaction):
            await update(interaction, pages.night_page(evening))
            return
        await update(interaction, await self.bot.night_pages.planned(evening))
        message = interaction.message
        if message is not None and message.id == evening.night.message_id:
            await self.nights.shown(evening)


def _guild(interaction: Interaction) -> int:
    guild = server_here(interaction)
    if guild is None:
        raise NightRefused(NightReason.GONE)
    return guild


def _may_create_events(interaction: Interaction) -> bool:
    return interaction.app_permissions.create_events


def _reminder(press: Press) -> int:
    """Return the reminder that a button or form carries, in ms."""
    return int(press.arg) if press.arg.isdecimal() else USUAL_REMINDER


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Nights(bot))
