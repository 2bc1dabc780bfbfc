"""Tables: ``/table …`` from opening to the rematch, and the context menu "Challenge"."""

from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.tables.rights import Act
from bot.manager.tables.table import TURN_TIMES, Table, TableError, TableReason
from bot.manager.time.match_clock import CLOCKS, INCREMENTS
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts.names import names_of
from bot.texts.play import coach
from bot.texts.results import replay as replays
from bot.texts.tables import options as option_words
from bot.texts.tables import words
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.options import (
    game_named,
    last_options,
    one_of,
    option_completions,
    options_of,
    preset_completions,
    preset_named,
    stakes_of,
)
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import reply
from bot.ui.tables.notices import status_page
from cogs.answers import GAME_CHOICES, Interaction, choices, completion, parent_here, refuse
from cogs.lobby import challenge, check_permissions, rematch
from cogs.requester import Named, person, table_meant, tables_offered
from data.db.idempotency import claim
from data.settings import remembered_options
from engine import GAMES
from engine.ai import Level
from engine.spec import GameSpec

_TURNS: Final = named_choices((partial(option_words.turn_time, ms), name) for name, ms in TURN_TIMES.items())
_CLOCKS: Final = named_choices((partial(option_words.clock_time, ms), name) for name, ms in CLOCKS.items())
_INCREMENTS: Final = named_choices(
    (partial(option_words.increment_time, ms), name) for name, ms in INCREMENTS.items()
)
_HANDS: Final = named_choices((name, value) for value, name in replays.HANDS.items())
_HINTS: Final = named_choices((name, value) for value, name in coach.OPTIONS.items())
_LEVELS: Final = named_choices((partial(words.level_name, level), level.value) for level in Level)


@app_commands.guild_only()
class Tables(commands.GroupCog, group_name="table", group_description=described(say.TABLE)):
    """Opens tables, and lets members join, begin and leave."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        self._challenge = app_commands.ContextMenu(name=described(say.CHALLENGE), callback=self._challenged)
        self._challenge.guild_only = True

    async def cog_load(self) -> None:
        """Add the context menu, and the error handler of all commands."""
        self.bot.tree.add_command(self._challenge)
        self.bot.tree.error(_failed)

    @app_commands.command(name="open", description=described(say.OPEN))
    @describe(
        game=say.GAME,
        preset=say.PRESET,
        options=say.OPTIONS,
        turn_time=say.TURN_TIME,
        clock=say.CLOCK,
        increment=say.INCREMENT,
        seats=say.SEATS,
        chip_value=say.CHIP_VALUE,
        stake=say.STAKE,
        per_point=say.PER_POINT,
        minimum=say.MINIMUM,
        demand_seconds=say.ASKING,
        reliability=say.RELIABILITY,
        hands=say.HANDS,
        hints=coach.OPTION,
    )
    @app_commands.choices(
        game=GAME_CHOICES, turn_time=_TURNS, clock=_CLOCKS, increment=_INCREMENTS, hands=_HANDS, hints=_HINTS
    )
    async def open(
        self,
        interaction: Interaction,
        game: str,
        preset: str | None = None,
        options: str = "",
        turn_time: str | None = None,
        clock: str | None = None,
        increment: str | None = None,
        seats: app_commands.Range[int, 1, 15] | None = None,
        chip_value: app_commands.Range[int, 0] | None = None,
        stake: app_commands.Range[int, 0] = 0,
        per_point: app_commands.Range[int, 0] = 0,
        minimum: app_commands.Range[int, 0] = 0,
        demand_seconds: app_commands.Range[int, 3, 120] | None = None,
        reliability: app_commands.Range[int, 0, 100] = 0,
        hands: str | None = None,
        hints: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        spec = game_named(game)
        cap = (await self.bot.members.guild(server_here(interaction) or 0)).chips.stakes_cap
        table = await self._open(
            interaction,
            spec,
            preset=preset_named(spec, preset),
            options=options_of(spec, options),
            turn_ms=one_of("turn_time", turn_time, TURN_TIMES, None),
            clock_ms=one_of("clock", clock, CLOCKS, None),
            increment_ms=one_of("increment", increment, INCREMENTS, 0),
            seats=seats,
            stakes=stakes_of(
                spec, chip_value=chip_value, stake=stake, per_point=per_point, minimum=minimum, cap=cap
            ),
            asking_ms=demand_seconds * 1000 if demand_seconds is not None else None,
            reliability=reliability,
            open_hands=one_of("hands", hands, {name: name == replays.OPEN for name in replays.HANDS}, True),
            hints=one_of("hints", hints, {name: name == coach.ON for name in coach.OPTIONS}, False),
        )
        await reply(interaction, say.opened(table))

    async def _open(self, interaction: Interaction, spec: GameSpec, **terms: Any) -> Table:
        guild = server_here(interaction)
        if guild is None:
            raise TableError(TableReason.NOT_DIRECT)
        check_permissions(interaction)
        return await self.manager.lobby.open(
            person(interaction),
            guild=guild,
            channel=interaction.channel_id or 0,
            parent=parent_here(interaction),
            game=spec.key,
            **terms,
        )

    @open.autocomplete("preset")
    @completion
    async def _presets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        spec = GAMES.get(interaction.namespace.game)
        return choices(preset_completions(spec, typed)) if spec is not None else []

    @open.autocomplete("options")
    @completion
    async def _options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer first the options last used in this channel, if they are not the defaults."""
        spec = GAMES.get(interaction.namespace.game)
        if spec is None:
            return []
        offered = option_completions(spec, typed)
        last = await remembered_options(self.bot.database, interaction.channel_id or 0, spec.key)
        if last is not None and not typed:
            asked = interaction.namespace.preset
            offered = [*last_options(spec, last, asked if asked in spec.presets else None), *offered]
        return choices(offered)

    @app_commands.command(name="join", description=described(say.JOIN))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def join(self, interaction: Interaction, table: Named | None = None) -> None:
        """Join a table of this channel."""
        chosen = await table_meant(interaction, Act.JOIN, table, to_join=True)
        await self.manager.lobby.join(chosen.id, person(interaction))
        await reply(interaction, say.joined(chosen))

    @app_commands.command(name="leave", description=described(say.LEAVE))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def leave(self, interaction: Interaction, table: Named | None = None) -> None:
        """Leave a lobby."""
        chosen = await table_meant(interaction, Act.LEAVE, table)
        await self.manager.lobby.leave(chosen.id, person(interaction))
        await reply(interaction, say.left(chosen))

    @app_commands.command(name="start", description=described(say.START))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def start(self, interaction: Interaction, table: Named | None = None) -> None:
        """Begin the match; between two deals, ask for the next one."""
        chosen = await table_meant(interaction, Act.BEGIN, table)
        if chosen.between_deals:
            await self.manager.ready(chosen.id, person(interaction))
            await reply(interaction, say.ready_noted(chosen))
            return
        await self.manager.lobby.begin(chosen.id, person(interaction))
        await reply(interaction, say.begun(chosen))

    @app_commands.command(name="computer", description=described(say.COMPUTER))
    @describe(level=say.LEVEL, table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    @app_commands.choices(level=_LEVELS)
    async def computer(
        self,
        interaction: Interaction,
        level: str | None = None,
        table: Named | None = None,
    ) -> None:
        """Fill a seat with a computer player."""
        wanted = one_of("level", level, {each.value: each for each in Level}, Level.NORMAL)
        chosen = await table_meant(interaction, Act.ADD_COMPUTER, table)
        await self.manager.lobby.add_computer(chosen.id, person(interaction), wanted)
        await reply(interaction, say.joined(chosen))

    @app_commands.command(name="close", description=described(say.CLOSE))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def close(self, interaction: Interaction, table: Named | None = None) -> None:
        """End a table without a result."""
        chosen = await table_meant(interaction, Act.CLOSE_LOBBY, table)
        await self.manager.close(chosen.id, person(interaction))
        await reply(interaction, say.closed(chosen))

    @app_commands.command(name="resign", description=described(say.RESIGN))
    @describe(sure=say.SURE, table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def resign(self, interaction: Interaction, sure: bool, table: Named | None = None) -> None:
        """Resign the match."""
        chosen = await table_meant(interaction, Act.RESIGN, table)
        chosen.seat_for(interaction.user.id)
        if sure:
            await self.manager.resign(chosen.id, person(interaction))
        await reply(interaction, say.resigned(chosen) if sure else say.NOT_RESIGNED)

    @app_commands.command(name="away", description=described(say.AWAY))
    @describe(table=say.TABLE_NUMBER, player=say.AWAY_PLAYER)
    @app_commands.autocomplete(table=tables_offered)
    async def away(
        self, interaction: Interaction, table: Named | None = None, player: discord.User | None = None
    ) -> None:
        """Leave the seat to the computer for a while, or another player's who is gone."""
        chosen = await table_meant(interaction, Act.PRESENCE, table)
        if player is None or player.id == interaction.user.id:
            await self.manager.presence(chosen.id, person(interaction), away=True)
            await reply(interaction, say.away(chosen))
            return
        await self.manager.stand_in(chosen.id, person(interaction), player.id)
        await reply(interaction, say.substituted(chosen, names_of(chosen)[chosen.seat_for(player.id)]))

    @app_commands.command(name="back", description=described(say.BACK))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def back(self, interaction: Interaction, table: Named | None = None) -> None:
        """Take the seat back from the computer."""
        chosen = await table_meant(interaction, Act.PRESENCE, table)
        await self.manager.presence(chosen.id, person(interaction), away=False)
        await reply(interaction, say.back(chosen))

    @app_commands.command(name="status", description=described(say.STATUS))
    @describe(table=say.TABLE_NUMBER)
    @app_commands.autocomplete(table=tables_offered)
    async def status(self, interaction: Interaction, table: Named | None = None) -> None:
        """Post the table's message again at the end of the channel."""
        if table is None:
            channel = interaction.channel_id or 0
            here = await self.manager.tables.in_channel(channel, server_here(interaction))
            if len(here) > 1:
                await reply(interaction, status_page(here))
                return
        chosen = await table_meant(interaction, Act.SHOW_AGAIN, table)
        check_permissions(interaction)
        await claim(self.bot.database)
        await self.manager.show_again(chosen.id, person(interaction))
        await reply(interaction, say.shown_again(chosen))

    @app_commands.command(name="again", description=described(say.AGAIN))
    async def again(self, interaction: Interaction) -> None:
        """Open a rematch of the channel's last match."""
        check_permissions(interaction)
        await rematch(
            interaction, await self.manager.tables.last_in(interaction.channel_id or 0, interaction.user.id)
        )

    async def _challenged(self, interaction: Interaction, member: discord.Member) -> None:
        """Open a table for two, and invite the member with a reserved seat."""
        await challenge(interaction, member, None)


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    if interaction.type is discord.InteractionType.autocomplete:
        await interaction.response.autocomplete([])  # autocomplete cannot show a message
        return
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await refuse(interaction, cause)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Tables(bot))
