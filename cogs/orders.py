"""Plans (conditional orders): a page on the hand panel, its form, and ``/move order``.

All presses have one verb, so that the log does not say whether a member has a plan.
"""

from discord import app_commands
from discord.ext import commands

from bot.manager.play.orders import check_may_order
from bot.manager.publishing.message_state import Question
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import Table, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts.play import orders as words
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import MOVE, in_group
from bot.ui.custom_id import Press, custom_id
from bot.ui.games.panel_state import PanelState
from bot.ui.play.orders import ADD, CANCEL, SET, UNDO, entered_rule, needs_form, planned_order, rule_form
from bot.ui.play.presses import is_of_other_deal
from bot.ui.sending import raw_api
from bot.ui.sending.responses import note_newest, on_old_direct, show_panel
from cogs.answers import Interaction, entered
from cogs.requester import Named, person, table_meant, tables_offered
from engine.orders import Order, Rule


class Orders(commands.Cog):
    """Lets members plan their next turn."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        bot.presses["plan"] = self._pressed

    async def _pressed(self, interaction: Interaction, press: Press) -> None:
        table = await self.manager.tables.find(press.table_id, seen=press.seen)
        await self.manager.publisher.know(table, interaction.message.id if interaction.message else None)
        note_newest(interaction, table)
        check(table, person(interaction), Act.ORDER)
        seat = table.seat_for(interaction.user.id)
        if is_of_other_deal(table, press) or on_old_direct(interaction, table, seat):
            await show_panel(interaction, table, seat)
            return
        what, _, first = press.arg.partition(".")
        if what == ADD and needs_form(table, first):
            await self._open_form(interaction, table, seat, first)
            return
        if what in (ADD, SET):
            await self._add(interaction, table, seat, entered_rule(table, first, entered(interaction)))
        elif what == UNDO and (order := planned_order(table, seat)) is not None and len(order.rules) > 1:
            await self._place(interaction, table, Order(order.rules[:-1]))
        elif what in (UNDO, CANCEL):
            await self.manager.cancel_order(table.id, person(interaction), deal=table.deal_no)
        await self._show(interaction, table, seat)

    async def _open_form(self, interaction: Interaction, table: Table, seat: int, first: str) -> None:
        if table.deal is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        form = rule_form(table, table.deal.view(seat), first)
        await raw_api.open_form(interaction, custom_id(table, "plan", f"{SET}.{first}"), form)

    async def _add(self, interaction: Interaction, table: Table, seat: int, rule: Rule) -> None:
        terms = check_may_order(table, seat)
        await self._place(interaction, table, terms.added(planned_order(table, seat), rule))

    async def _place(self, interaction: Interaction, table: Table, order: Order) -> None:
        await self.manager.place_order(table.id, person(interaction), order, deal=table.deal_no)

    async def _show(self, interaction: Interaction, table: Table, seat: int) -> None:
        """Respond with the page of the plan; on the member's turn, with the bare panel."""
        page = self.bot.messenger.hand(table, seat, PanelState(planning=True))
        asks = Question(page, table.deal_no, table.offered_at) if seat not in table.actors else None
        await show_panel(interaction, table, seat, page, asks)

    @app_commands.command(name="order", description=described(words.COMMAND), extras=in_group(MOVE))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def order(self, interaction: Interaction, table: Named | None = None) -> None:
        """Show the page on which the member plans the next turn."""
        found = await table_meant(interaction, Act.ORDER, table)
        seat = found.seat_for(interaction.user.id)
        check_may_order(found, seat)
        await self._show(interaction, found, seat)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Orders(bot))
