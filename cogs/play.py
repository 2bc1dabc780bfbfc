"""Playing: every press on a board or panel, ``/hand``, and a command for each verb of the games."""

import logging
import re
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, fields
from enum import Enum, auto
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.house.table import Table, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import actions as labels
from bot.texts import commands as say
from bot.texts.games import wording
from bot.ui import custom_id
from bot.ui.custom_id import Press
from bot.ui.notes import next_deal_page, rules_page
from bot.ui.panels import panel_of
from bot.ui.payments import payments_page
from bot.ui.stage import Stage, index_of, stage_of
from cogs.answers import (
    Interaction,
    chosen,
    hand_place,
    note_newest,
    on_own_answer,
    person,
    place_of,
    refuse,
    reply,
    show_board,
    show_panel,
    update,
)
from engine import GAMES, Card, CardError, IllegalAction, Reason, code, parse_cards
from engine.actions import Action
from engine.cards import FACE
from engine.opponents import Level
from engine.spec import GameSpec

log = logging.getLogger(__name__)

CHOICES: Final = 25
"""Discord shows no more in an autocomplete."""
_OFFERED: Final = re.compile(r"([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", re.ASCII)
"""The value of a choice that autocomplete has offered."""


class Takes(Enum):
    """Whether the command of a verb takes a choice."""

    NOTHING = auto()
    CHOICE = auto()
    EITHER = auto()
    """Some actions of the verb need a choice, others, perhaps of another game, have none."""


class Play(commands.Cog):
    """Presses and moves."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        bot.presses |= {
            "act": self._act,
            "pick": self._stage,
            "sure": self._stage,
            "page": self._stage,
            "step": self._stage,
            "make": self._make,
            "resign": self._stage,
            "hand": self._hand,
            "refresh": self._hand,
            "sort": self._sort,
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "computer": self._computer,
            "close": self._close,
            "ready": self._ready,
            "resign_sure": self._resign,
            "back": self._hand,
            "away": self._away,
            "again": self._again,
            "rules": self._rules,
            "payments": self._payments,
            "sheet": self._sheet,
            "partner": self._partner,
            "lots": self._lots,
        }

    async def cog_load(self) -> None:
        """Make a command of every verb of every game."""
        verbs = verbs_of(GAMES.values())
        for verb, choice in verbs.items():
            self.bot.tree.add_command(self._command(verb, choice))
        for other, verb in say.further().items():
            self.bot.tree.add_command(self._command(verb, verbs[verb], other))

    # --- presses

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press.

        Presses come by their custom_id alone, so that panels hold no state and survive restarts.
        """
        if interaction.type is not discord.InteractionType.component or interaction.data is None:
            return
        press = custom_id.parse(interaction.data.get("custom_id"))
        verb = self.bot.presses.get(press.verb) if press is not None else None
        if press is None or verb is None:
            await refuse(interaction, TableError(TableReason.STALE))
            return
        try:
            await verb(interaction, press)
        except Exception as error:
            await refuse(interaction, error)

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        table = await self.manager.tables.find(press.table_id)
        note_newest(interaction, table)
        return table

    async def _act(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        legal = table.deal.legal_actions(seat) if table.deal is not None else ()
        index = index_of(press, chosen(interaction))
        fresh = table.stands(seat, press.deal, press.ply)
        if not fresh or index is None or index >= len(legal):
            await show_panel(interaction, table, seat)
            return
        await self._move(interaction, table, legal[index], press.deal, press.ply)

    async def _make(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        fresh = table.stands(seat, press.deal, press.ply)
        stage = stage_of(press, chosen(interaction))
        made = (
            panel_of(table).made(table.deal.view(seat), stage)
            if fresh and stage.step and table.deal is not None
            else None
        )
        if made is None:
            await show_panel(interaction, table, seat)
            return
        await self._move(interaction, table, made, press.deal, press.ply)

    async def _move(
        self, interaction: Interaction, table: Table, action: Action, deal: int, ply: int
    ) -> None:
        seat = table.seat_for(interaction.user.id)
        try:
            await self.manager.act(
                table.id,
                person(interaction),
                action,
                deal=deal,
                ply=ply,
                interaction=interaction.id,
                answered=hand_place(interaction, table, seat),
            )
        except TableError as error:
            if error.reason is not TableReason.STALE:
                raise
        except IllegalAction as error:
            await refuse(interaction, error, table, action)
            return
        await show_panel(interaction, table, seat)

    async def _stage(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        stale = press.ply_bound and not table.stands(seat, press.deal, press.ply)
        stage = Stage() if stale else stage_of(press, chosen(interaction))
        await show_panel(interaction, table, seat, self.bot.messenger.hand(table, seat, stage))

    async def _hand(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        await show_panel(interaction, table, table.seat_for(interaction.user.id))

    async def _sort(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        await self.bot.members.change_member(interaction.user.id, sort=press.arg)
        await show_panel(interaction, table, seat)

    async def _join(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        await self.manager.lobby.join(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.joined(table))

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        await self.manager.lobby.leave(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.left(table))

    async def _start(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        await self.manager.lobby.begin(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.begun(table))

    async def _computer(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        if press.arg not in list(Level):
            raise TableError(TableReason.STALE)
        place = place_of(interaction, table)
        await self.manager.lobby.add_computer(table.id, person(interaction), Level(press.arg), answered=place)
        await show_board(interaction, table, say.joined(table))

    async def _close(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        if press.deal != table.deal_no:
            # The button of a lobby must not end the match that has begun in the meantime.
            await show_board(interaction, table, say.out_of_date(table))
            return
        place = place_of(interaction, table)
        await self.manager.close(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.closed(table))

    async def _ready(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        said = say.out_of_date(table)
        if press.deal == table.deal_no:
            place = place_of(interaction, table)
            await self.manager.ready(table.id, person(interaction), answered=place)
            said = say.noted(table)
        seat = table.seat_of(interaction.user.id)
        direct = seat is not None and self.manager.publisher.posted(table, seat)
        if press.deal != table.deal_no and direct and on_own_answer(interaction):
            await update(interaction, next_deal_page(table))  # the hand comes in a direct message
        else:
            await show_board(interaction, table, said)

    async def _resign(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        if press.deal != table.deal_no:
            await show_panel(interaction, table, table.seat_for(interaction.user.id))
            return
        place = place_of(interaction, table)
        await self.manager.resign(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.resigned(table))

    async def _away(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        seat = table.seat_for(interaction.user.id)
        answered = hand_place(interaction, table, seat)
        if table.players[seat].away:
            await self.manager.presence(table.id, person(interaction), away=False, answered=answered)
        await show_panel(interaction, table, seat)

    async def _again(self, interaction: Interaction, press: Press) -> None:
        old = await self._table(interaction, press)
        table = await self.manager.lobby.again(old.id, person(interaction))
        await reply(interaction, say.opened(table))

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
        table = await self._table(interaction, press)
        moves = await self.manager.moves(table)
        if press.arg.isdecimal():  # a page of them is turned
            await update(interaction, payments_page(table, int(press.arg), moves))
        else:
            await reply(interaction, payments_page(table, 0, moves))

    async def _sheet(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        if press.arg.isdecimal():  # a page of it is turned
            shown = await self.bot.messenger.sheet(table, interaction.user.id, int(press.arg))
            await update(interaction, shown)
        else:
            await reply(interaction, await self.bot.messenger.sheet(table, interaction.user.id))

    async def _partner(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        member = next(iter(chosen(interaction)), "")
        await self.manager.lobby.choose_partner(table.id, person(interaction), member, answered=place)
        await show_board(interaction, table, say.reseated(table))

    async def _lots(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        place = place_of(interaction, table)
        await self.manager.lobby.draw_lots(table.id, person(interaction), answered=place)
        await show_board(interaction, table, say.reseated(table))

    # --- commands

    @app_commands.command(name="sheet", description=say.SHEET)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def sheet(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Show the score sheet of a match, also of the last one that ended here."""
        try:
            found = await self._chosen(interaction, table)
        except TableError as error:
            if error.reason is not TableReason.NO_TABLE_HERE:
                raise
            found = await self.manager.tables.last_in(interaction.channel_id or 0, interaction.user.id)
        await reply(interaction, await self.bot.messenger.sheet(found, interaction.user.id))

    @app_commands.command(name="hand", description=say.HAND)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def hand(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Show the asking member's hand."""
        found = await self._chosen(interaction, table)
        await show_panel(interaction, found, found.seat_for(interaction.user.id))

    async def _chosen(self, interaction: Interaction, number: int | None) -> Table:
        channel = interaction.channel_id or 0
        table = await self.manager.tables.choose(channel=channel, member=interaction.user.id, number=number)
        note_newest(interaction, table)
        return table

    def _command(self, verb: str, takes: Takes, other_name: str = "") -> app_commands.Command[Any, ..., None]:
        """Make the slash command of a verb; its choice is completed with what is legal for the member now."""
        name = (other_name or verb).replace("_", "-")
        about = say.verb(other_name or verb)

        async def plain(interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
            await self._command_move(interaction, verb, None, table, other_name)

        async def choosing(
            interaction: Interaction, choice: str, table: app_commands.Range[int, 1] | None = None
        ) -> None:
            await self._command_move(interaction, verb, choice, table, other_name)

        async def choosing_or_not(
            interaction: Interaction,
            choice: str | None = None,
            table: app_commands.Range[int, 1] | None = None,
        ) -> None:
            await self._command_move(interaction, verb, choice, table, other_name)

        async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return await self._complete(interaction, verb, typed)

        command: app_commands.Command[Any, ..., None]
        if takes is not Takes.NOTHING:
            callback = choosing if takes is Takes.CHOICE else choosing_or_not
            app_commands.rename(choice="card")(callback)
            app_commands.describe(choice=say.CHOICE, table=say.TABLE_NUMBER)(callback)
            command = app_commands.Command(name=name, description=about, callback=callback)
            command.autocomplete("choice")(complete)
        else:
            app_commands.describe(table=say.TABLE_NUMBER)(plain)
            command = app_commands.Command(name=name, description=about, callback=plain)
        return command

    async def _command_move(
        self, interaction: Interaction, verb: str, choice: str | None, number: int | None, other_name: str
    ) -> None:
        table = await self._chosen(interaction, number)
        seat = table.seat_for(interaction.user.id)
        if table.deal is None:
            raise TableError(TableReason.NOT_PLAYING, number=table.number)
        if other_name and other_name not in wording(table.spec.key).also:
            await refuse(interaction, IllegalAction(Reason.UNKNOWN_ACTION), table)
            return
        offered = _OFFERED.fullmatch(choice) if choice is not None else None
        if offered is None:
            try:
                meant = _meant(table, seat, verb, choice)
            except IllegalAction as error:
                await refuse(interaction, error, table)
                return
        else:
            # What autocomplete offered: deal, ply and place among the legal actions.
            deal, ply, index = map(int, offered.groups())
            fresh = table.stands(seat, deal, ply)
            meant = table.deal.legal_actions(seat)[index : index + 1] if fresh else ()
        if len(meant) == 1:
            await self._move(interaction, table, meant[0], table.deal_no, table.ply)
            return
        stage = Stage(picked=table.deal.legal_actions(seat).index(meant[0])) if meant else None
        await show_panel(interaction, table, seat, self.bot.messenger.hand(table, seat, stage))

    async def _complete(
        self, interaction: Interaction, verb: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await self._chosen(interaction, interaction.namespace.table)
            seat = table.seat_for(interaction.user.id)
        except TableError:
            return []
        if table.deal is None:
            return []
        view = table.deal.view(seat)
        own = panel_of(table).offers(view, verb, typed)
        offered = [app_commands.Choice(name=label[:100], value=words) for label, words in own]
        for index, action in enumerate(view.legal):
            if action.verb != verb:
                continue
            label = " · ".join(
                filter(None, (labels.action_label(action, view), labels.action_note(action, view)))
            )
            if _matches(typed, action, label):
                value = f"{table.deal_no}:{table.ply}:{index}"
                offered.append(app_commands.Choice(name=label[:100], value=value))
        return offered[:CHOICES]


def verbs_of(games: Iterable[GameSpec]) -> dict[str, Takes]:
    """Return every verb of the games, and what its command takes."""
    verbs: dict[str, Takes] = {}
    for spec in games:
        for kind in spec.actions:
            takes = Takes.CHOICE if fields(kind) else Takes.NOTHING
            verbs[kind.verb] = takes if verbs.get(kind.verb, takes) is takes else Takes.EITHER
    return verbs


def _meant(table: Table, seat: int, verb: str, text: str | None) -> Sequence[Action]:
    """Return the actions that somebody may have meant who typed out a move: what the game itself reads in it,
    else the legal ones, else one for the engine to refuse with its reason; none where there is a choice that
    cannot be typed. ``text`` is None if nothing was typed.

    Raises CardError for what is no card, IllegalAction for a verb that has no place here.
    """
    legal = table.deal.legal_actions(seat) if table.deal is not None else ()
    possible = [action for action in legal if action.verb == verb]
    kinds = [kind for kind in table.spec.actions if kind.verb == verb]
    if not kinds:
        raise IllegalAction(Reason.UNKNOWN_ACTION)
    if text is None:
        bare = [action for action in possible if not fields(action)]
        bare = bare or [kind() for kind in kinds if not fields(kind)]
        if not bare and not possible:
            raise _no_place(table, seat)
        return bare[:1] or (possible if len(possible) == 1 else ())
    own = panel_of(table).typed(table.deal.view(seat), verb, text) if table.deal is not None else None
    if own is not None:
        return [own]
    typed = parse_cards(text)
    wanted = sorted(FACE[card] for card in typed)
    fitting = [action for action in possible if _faces(action) == wanted]
    if fitting:
        return fitting
    held = table.deal.view(seat).hand if table.deal is not None else ()
    for kind in kinds:
        asked = _asked(kind, _from_hand(typed, held))
        if asked is not None:
            return [asked]
    names = {item.name for kind in kinds for item in fields(kind)}
    if len(typed) != 1 and "card" in names and "cards" not in names:
        raise CardError(text)
    if not possible:
        raise _no_place(table, seat)
    return ()


def _no_place(table: Table, seat: int) -> IllegalAction:
    """Return the refusal of a verb that has no place in the turn."""
    return IllegalAction(Reason.NOT_NOW if table.deal and seat in table.deal.actors else Reason.NOT_YOUR_TURN)


def _faces(action: Action) -> list[int]:
    """Return the faces of the cards that an action is about: people do not name one of two equal cards."""
    card = getattr(action, "card", None)
    cards = getattr(action, "cards", ()) if card is None else (card,)
    return sorted(FACE[each] for each in cards)


def _from_hand(typed: Sequence[Card], held: Sequence[Card]) -> list[Card]:
    """Return the cards of a hand that somebody means; what is not in it stays as it was typed."""
    left, meant = list(held), []
    for card in typed:
        own = next((each for each in left if FACE[each] == FACE[card]), card)
        if own in left:
            left.remove(own)
        meant.append(own)
    return meant


def _asked(kind: type[Action], cards: Sequence[Card]) -> Action | None:
    """Return an action with these cards for the engine to refuse with its reason; None if it takes others."""
    values: dict[str, Any] = {}
    for item in fields(kind):
        if item.name == "card" and len(cards) == 1:
            values["card"] = cards[0]
        elif item.name == "cards":
            values["cards"] = tuple(cards)
        elif item.type is int:
            values[item.name] = 0  # the first meld, say: the card does not fit that either
        elif item.default is MISSING:
            return None
    return kind(**values) if "card" in values or "cards" in values else None


def _matches(typed: str, action: Action, label: str) -> bool:
    """Say whether an action is among those meant by what has been typed so far: "10d", "♦", "knock"."""
    wanted = typed.strip().lower()
    card = getattr(action, "card", None)
    return wanted in label.lower() or (card is not None and code(card).lower().startswith(wanted))


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
