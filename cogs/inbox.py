"""The inbox: ``/games``, its buttons and forms."""

from datetime import timedelta

from discord import app_commands
from discord.ext import commands

from bot.manager.inbox.inbox import View, in_place
from bot.manager.inbox.inbox_errors import InboxReason, InboxRefused
from bot.manager.publishing.messages import DirectClosed, DirectLater, Page
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import TableError, TableReason
from bot.manager.time.quiet_hours import next_digest, quiet_until, zone_of
from bot.manager.time.zones import in_zone
from bot.run.client import Cardroom
from bot.texts import inbox as say
from bot.ui import inbox as pages
from bot.ui.commands.descriptions import described
from bot.ui.custom_id import Press
from bot.ui.sending import raw_api
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import on_own_answer, reply, show_panel, update
from cogs.answers import Interaction, chosen, entered
from cogs.requester import person
from data.inbox import errands
from data.inbox.errands import ErrandKind
from data.settings import load_member_settings


class Games(commands.Cog):
    """What waits for the requesting member; every answer is theirs alone."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.inboxes = bot.manager.inboxes
        bot.presses |= {
            "inbox": self._refresh,
            "inbox_all": self._all,
            "inbox_open": self._open,
            "inbox_next": self._next,
            "inbox_send": self._send,
            "inbox_set": self._ask_reminders,
            "inbox_save": self._save_reminders,
            "inbox_leave": self._ask_leave,
            "inbox_away": self._begin_leave,
            "inbox_end": self._end_leave,
        }

    @app_commands.command(name="games", description=described(say.COMMAND))
    async def games(self, interaction: Interaction) -> None:
        """Show the member's inbox."""
        view = await self.inboxes.view(interaction.user.id)
        await reply(interaction, await self._page(interaction, view))
        await self.inboxes.seen(view)

    async def _page(self, interaction: Interaction, view: View, number: int = 0, told: str = "") -> Page:
        return pages.inbox_page(
            view,
            await pages.server_names(view, self.bot.server_name) if person(interaction).guild is None else {},
            self.bot.clock.now(),
            guild=person(interaction).guild,
            number=number,
            told=told,
        )

    async def _show(self, interaction: Interaction, number: int = 0, told: str = "") -> None:
        """Show the inbox in place of the pressed message, if that is the member's own."""
        view = await self.inboxes.view(interaction.user.id)
        page = await self._page(interaction, view, number, told)
        await (update if _on_inbox(interaction) else reply)(interaction, page)
        await self.inboxes.seen(view)

    async def _refresh(self, interaction: Interaction, press: Press) -> None:
        await self._show(interaction, pages.page_of(press))

    async def _all(self, interaction: Interaction, _press: Press) -> None:
        view = await self.inboxes.view(interaction.user.id)
        await reply(interaction, await self._page(interaction, view))
        await self.inboxes.seen(view)

    async def _open(self, interaction: Interaction, _press: Press) -> None:
        values = chosen(interaction)
        if not values:
            raise TableError(TableReason.STALE)
        await self._open_table(interaction, values[0])

    async def _next(self, interaction: Interaction, press: Press) -> None:
        """Open the most urgent game; on the panel of one, the game after it."""
        view = await self.inboxes.view(interaction.user.id)
        entries, _ = in_place(view.entries, person(interaction).guild)
        here = {entry.table.table_id for entry in entries if entry.table is not None}
        turns = [table.table_id for table in view.turns if table.table_id in here]
        if not turns:
            await self._show(interaction, told=str(say.NONE_WAITS))
            return
        after = turns.index(press.arg) + 1 if press.arg in turns else 0
        await self._open_table(interaction, turns[after % len(turns)], more=len(turns) - 1)

    async def _open_table(self, interaction: Interaction, table_id: str, more: int = 0) -> None:
        """Show the hand of a table, privately: in place of the inbox where that is private."""
        table = await self.bot.manager.tables.find(table_id)
        check(table, person(interaction), Act.HAND)
        seat = table.seat_for(interaction.user.id)
        if not on_own_answer(interaction):
            interaction.message = None  # so that the hand opens in a message of its own
        page = self.bot.messenger.hand(table, seat)
        await show_panel(interaction, table, seat, pages.with_next(page, table.id, more) if more else page)

    async def _send(self, interaction: Interaction, _press: Press) -> None:
        """Send the whole inbox in a direct message."""
        member = interaction.user.id
        view = await self.inboxes.view(member)
        names = await pages.server_names(view, self.bot.server_name)
        page = pages.inbox_page(view, names, self.bot.clock.now(), guild=None)
        try:
            await self.bot.messenger.post_direct(member, page, f"inbox-{interaction.id}"[:25])
        except (DirectClosed, DirectLater):
            await reply(interaction, str(say.NOT_SENT))
        else:
            await reply(interaction, str(say.SENT))

    # --- reminders and quiet hours

    async def _ask_reminders(self, interaction: Interaction, _press: Press) -> None:
        settings = await load_member_settings(self.bot.database, interaction.user.id)
        await raw_api.open_form(interaction, *pages.reminders_form(settings))

    async def _save_reminders(self, interaction: Interaction, _press: Press) -> None:
        member, now = interaction.user.id, self.bot.clock.now()
        changed = await self.bot.members.change_member(
            member, **pages.reminders_entered(entered(interaction))
        )
        held_back = errands.move_if_planned(member, ErrandKind.QUIET, quiet_until(changed, now) or now)
        digest = errands.move(member, ErrandKind.DIGEST, next_digest(changed, now))
        await self.bot.database.write([*digest, *held_back])
        self.bot.inbox_runner.look()
        await self._show(interaction, told=say.reminders(changed))

    # --- leave

    async def _ask_leave(self, interaction: Interaction, _press: Press) -> None:
        member = interaction.user.id
        account = await self.bot.manager.leave.account(member)
        if not account.days_left:
            raise InboxRefused(InboxReason.TOO_MANY_DAYS, left=0)
        settings = await load_member_settings(self.bot.database, member)
        await raw_api.open_form(interaction, *pages.leave_form(account, settings, self.bot.clock.now()))

    async def _begin_leave(self, interaction: Interaction, _press: Press) -> None:
        member, days = interaction.user.id, pages.days_entered(entered(interaction))
        settings = await load_member_settings(self.bot.database, member)
        today = in_zone(self.bot.clock.now(), zone_of(settings)).date()
        account = await self.bot.manager.leave.begin(member, today + timedelta(days=days - 1))
        self.bot.inbox_runner.look()
        await self._show(interaction, told=say.leave_told(account))

    async def _end_leave(self, interaction: Interaction, _press: Press) -> None:
        account = await self.bot.manager.leave.end(interaction.user.id)
        self.bot.inbox_runner.look()
        await self._show(interaction, told=say.leave_told(account))


def _on_inbox(interaction: Interaction) -> bool:
    """Return whether a press was made on a private message, which the inbox may replace."""
    return on_own_answer(interaction) or (guild_here(interaction) is None and interaction.message is not None)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Games(bot))
