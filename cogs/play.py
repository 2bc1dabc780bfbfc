"""Playing: presses on boards and panels, ``/hand``, and a command for each verb of the games."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.message_state import Question
from bot.manager.publishing.messages import Page
from bot.manager.tables.leave import is_slow
from bot.manager.tables.rights import Act, check, check_unveiled
from bot.manager.tables.table import Table, TableError, TableReason
from bot.run.client import Answering, Cardroom
from bot.texts import commands as say
from bot.ui import custom_id
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import MOVE, RESULTS, in_group
from bot.ui.custom_id import Press
from bot.ui.games.panel_state import PanelState, number
from bot.ui.help.rules import rules_page
from bot.ui.inbox import with_next
from bot.ui.play.move_parser import ArgumentMode, completions, parse_move, verbs_of
from bot.ui.play.presses import action_of, is_of_other_deal, is_stale, next_action_of, panel_state_at
from bot.ui.results.payments import payments_page
from bot.ui.sending.responses import (
    elsewhere,
    hand_place,
    note_newest,
    on_old_direct,
    on_own_answer,
    place_of,
    reply,
    show_board,
    show_panel,
    update,
)
from bot.ui.tables.notices import next_deal_page
from cogs.answers import IS_MOVE, Interaction, choices, chosen, completion, note_outcome, refuse
from cogs.requester import Named, check_press, person, table_meant, tables_offered
from data.settings import WhenAsked
from engine import GAMES, IllegalAction
from engine.actions import Action
from engine.ai import fallback_action
from engine.errors import SetupError
from engine.views import View

PRESSES: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Play(commands.Cog):
    """Handles presses and moves."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = manager = bot.manager
        bot.presses |= {
            "act": self._act,
            "standing": self._act,
            "make": self._act,
            "run": self._act,
            "pick": self._stage,
            "sure": self._stage,
            "page": self._stage,
            "step": self._stage,
            "resign": self._stage,
            "hand": self._hand,
            "refresh": self._hand,
            "back": self._hand,
            "sort": self._sort,
            "join": self._at_table(manager.lobby.join, say.joined),
            "leave": self._at_table(manager.lobby.leave, say.left),
            "start": self._at_table(manager.lobby.begin, say.begun),
            "close": self._at_table(manager.close, say.closed),
            "ready": self._ready,
            "resign_sure": self._at_table(manager.resign, say.resigned),
            "lots": self._at_table(manager.lobby.draw_lots, say.reseated),
            "partner": self._partner,
            "away": self._away,
            "rules": self._rules,
            "payments": self._payments,
            "sheet": self._sheet,
        }

    async def cog_load(self) -> None:
        """Add a command for every verb of every game."""
        verbs = verbs_of(GAMES.values())
        for name, verb in ({verb: verb for verb in verbs} | say.synonyms()).items():
            self.bot.tree.add_command(self._command(name, verbs[verb]))

    # --- presses

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a press or a submitted modal.

        Presses are recognized by their custom_id alone, so that panels hold no state and survive restarts.
        """
        if interaction.type not in PRESSES or interaction.data is None:
            return
        await self.bot.set_language(interaction)
        press = custom_id.parse(interaction.data.get("custom_id"))
        verb = self.bot.presses.get(press.verb) if press is not None else None
        if press is None or verb is None:
            await refuse(interaction, TableError(TableReason.STALE))
            return
        try:
            await self.bot.places.note_moderator(interaction)
            await check_press(interaction, press)
            await verb(interaction, press)
        except Exception as error:
            await refuse(interaction, error)
        else:
            note_outcome(interaction, "accepted")

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _command: object) -> None:
        """Log that a command was accepted."""
        note_outcome(interaction, "accepted")

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        table = await self.manager.tables.find(press.table_id, seen=press.seen)
        check(table, person(interaction), Act.LOOK)
        await self.manager.publisher.know(table, interaction.message.id if interaction.message else None)
        note_newest(interaction, table)
        seat = table.seat_of(interaction.user.id)
        if is_of_other_deal(table, press) or (seat is not None and is_stale(table, seat, press)):
            self._note_stale(interaction)
        return table

    def _note_stale(self, interaction: Interaction) -> None:
        self.bot.meter.stale += 1
        note_outcome(interaction, "stale")

    async def _act(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        action = action_of(table, seat, press, chosen(interaction))
        if action is None:
            await show_panel(interaction, table, seat)
            return
        if press.verb == "standing":
            await self._keep_answer(interaction, table, seat, action)
        then = next_action_of(table, press, chosen(interaction))
        await self._move(interaction, table, action, press.deal, press.ply, then)

    async def _keep_answer(self, interaction: Interaction, table: Table, seat: int, action: Action) -> None:
        """Give the answer to a question of this kind from now on."""
        deal = table.deal
        if deal is not None and deal.asking:
            no = action == fallback_action(deal.view(seat))
            when_asked = WhenAsked.NEVER if no else WhenAsked.ALWAYS
            await self.bot.members.change_member(interaction.user.id, when_asked=when_asked)

    async def _move(
        self,
        interaction: Interaction,
        table: Table,
        action: Action,
        deal: int,
        ply: int,
        then: Callable[[View], Action | None] | None = None,
    ) -> None:
        seat = table.seat_for(interaction.user.id)
        try:
            await self.manager.act(
                table.id,
                person(interaction, hand_place(interaction, table, seat)),
                action,
                deal=deal,
                ply=ply,
                then=then,
            )
        except TableError as error:
            if error.reason is not TableReason.STALE:
                raise
            self._note_stale(interaction)  # others moved first while this press waited for them
        except IllegalAction as error:
            await refuse(interaction, error, table, action)
            return
        await show_panel(interaction, table, seat, await self._leading_on(interaction, table, seat))

    async def _leading_on(self, interaction: Interaction, table: Table, seat: int) -> Page | None:
        """Return the panel after a move at a slow table, if other games wait for the member."""
        if seat in table.actors or not is_slow(table):
            return None
        member, guild = interaction.user.id, person(interaction).guild
        games = await self.manager.inboxes.more_games(member, table.id, guild)
        return with_next(self.bot.messenger.hand(table, seat), table.id, games) if games else None

    async def _stage(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        stage = panel_state_at(table, seat, press, chosen(interaction))
        await self._show_stage(interaction, table, seat, stage, press.ply)

    async def _show_stage(
        self, interaction: Interaction, table: Table, seat: int, stage: PanelState, ply: int
    ) -> None:
        """Respond with a panel on which something is asked or selected, as offered at a ply."""
        page = self.bot.messenger.hand(table, seat, stage)
        asks = Question(page, table.deal_no, None if stage.resigning else ply)
        await show_panel(interaction, table, seat, page, asks if stage != PanelState() else None)

    async def _hand(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        await show_panel(interaction, table, table.seat_for(interaction.user.id))

    async def _sort(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        await self.bot.members.change_member(interaction.user.id, sort=press.arg)
        await show_panel(interaction, table, seat)

    def _at_table(
        self,
        do: Callable[..., Awaitable[object]],
        said: Callable[[Table], str],
    ) -> Answering:
        """Return a handler for presses that do one thing at the table."""

        async def answer(interaction: Interaction, press: Press) -> None:
            table = await self._table(interaction, press)
            if is_of_other_deal(table, press):
                await show_board(interaction, table, say.out_of_date(table))
                return
            await do(table.id, person(interaction, place_of(interaction, table)))
            await show_board(interaction, table, said(table))

        return answer

    async def _ready(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_of(interaction.user.id)
        said = say.out_of_date(table)
        if not is_of_other_deal(table, press):
            place = place_of(interaction, table)
            kept = self.bot.messenger.kept(table, place) if place in table.hands else None
            await self.manager.ready(table.id, person(interaction, place))
            said = say.ready_noted(table)
            if is_of_other_deal(table, press) and kept is not None:
                await update(interaction, kept)  # the result stays, and the hand arrives in a new message
                return
        elif seat is not None and on_old_direct(interaction, table, seat):
            await reply(interaction, elsewhere(table, seat))
            return
        direct = seat is not None and self.manager.publisher.posted(table, seat)
        if is_of_other_deal(table, press) and direct and on_own_answer(interaction):
            await update(interaction, next_deal_page(table))  # the hand arrives in a direct message
        else:
            await show_board(interaction, table, said)

    async def _away(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        if table.players[seat].away:
            who = person(interaction, hand_place(interaction, table, seat))
            await self.manager.presence(table.id, who, away=False)
        await show_panel(interaction, table, seat)

    async def _rules(self, interaction: Interaction, press: Press) -> None:
        at_table = press.table_id != custom_id.NO_TABLE
        table = await self._table(interaction, press) if at_table else None
        spec = table.spec if table is not None else GAMES.get(press.arg)
        if spec is None:
            raise TableError(TableReason.STALE)
        values = chosen(interaction)
        if values:
            await update(interaction, rules_page(spec, topic=values[0], table=table))
        else:
            await reply(interaction, rules_page(spec, table=table))

    async def _payments(self, interaction: Interaction, press: Press) -> None:
        table, turned = await self._table(interaction, press), number(press.arg)
        check_unveiled(table)
        page = payments_page(table, turned or 0, await self.manager.moves(table))
        await (reply if turned is None else update)(interaction, page)

    async def _sheet(self, interaction: Interaction, press: Press) -> None:
        table, turned = await self._table(interaction, press), number(press.arg)
        page = await self.bot.messenger.sheet(table, interaction.user.id, turned)
        await (reply if turned is None else update)(interaction, page)

    async def _partner(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        member = next(iter(chosen(interaction)), "")
        await self.manager.lobby.choose_partner(table.id, person(interaction, place), member)
        await show_board(interaction, table, say.reseated(table))

    # --- commands

    @app_commands.command(name="sheet", description=described(say.SHEET), extras=in_group(RESULTS))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def sheet(self, interaction: Interaction, table: Named | None = None) -> None:
        """Show the score sheet of a match, also of the last one that ended here."""
        try:
            found = await table_meant(interaction, Act.LOOK, table)
        except TableError as error:
            if error.reason is not TableReason.NO_TABLE_HERE:
                raise
            found = await self.manager.tables.last_in(interaction.channel_id or 0, interaction.user.id)
        await reply(interaction, await self.bot.messenger.sheet(found, interaction.user.id))

    @app_commands.command(name="hand", description=described(say.HAND))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def hand(self, interaction: Interaction, table: Named | None = None) -> None:
        """Show the member's hand."""
        found = await table_meant(interaction, Act.HAND, table)
        await show_panel(interaction, found, found.seat_for(interaction.user.id))

    def _command(self, name: str, takes: ArgumentMode) -> app_commands.Command[Any, ..., None]:
        """Return the slash command of a verb or synonym, with autocomplete of legal moves."""
        shown, about = name.replace("_", "-"), described(partial(say.verb_description, name))
        extras = {IS_MOVE: True, **in_group(MOVE)}

        async def plain(interaction: Interaction, table: Named | None = None) -> None:
            await self._command_move(interaction, name, None, table)

        async def choosing(interaction: Interaction, choice: str, table: Named | None = None) -> None:
            await self._command_move(interaction, name, choice, table)

        async def choosing_or_not(
            interaction: Interaction,
            choice: str | None = None,
            table: Named | None = None,
        ) -> None:
            await self._command_move(interaction, name, choice, table)

        @completion
        async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return await self._complete(interaction, name, typed)

        command: app_commands.Command[Any, ..., None]
        if takes is not ArgumentMode.NONE:
            callback = choosing if takes is ArgumentMode.REQUIRED else choosing_or_not
            app_commands.rename(choice="card")(callback)
            describe(choice=say.CHOICE, table=say.TABLE_NUMBER)(callback)
            command = app_commands.Command(name=shown, description=about, callback=callback, extras=extras)
            command.autocomplete("choice")(complete)
        else:
            describe(table=say.TABLE_NUMBER)(plain)
            command = app_commands.Command(name=shown, description=about, callback=plain, extras=extras)
        command.autocomplete("table")(tables_offered)
        return command

    async def _command_move(
        self, interaction: Interaction, name: str, words: str | None, named: str | None
    ) -> None:
        table = await table_meant(interaction, Act.MOVE, named)
        seat = table.seat_for(interaction.user.id)
        try:
            meant = parse_move(table, seat, name, words)
        except IllegalAction as error:
            await refuse(interaction, error, table)
            return
        if isinstance(meant, PanelState):
            await self._show_stage(interaction, table, seat, meant, table.ply)
        else:
            await self._move(interaction, table, meant, table.deal_no, table.ply)

    async def _complete(
        self, interaction: Interaction, name: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await table_meant(interaction, Act.MOVE, interaction.namespace.table)
            seat = table.seat_for(interaction.user.id)
        except (TableError, SetupError):
            return []
        hint = self.bot.hints.at(table, seat)
        return choices(completions(table, seat, name, typed, hint.ranking if hint is not None else ()))


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
