"""Tables: ``/table …`` from opening to the rematch, and the context menu "Challenge"."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.house.match_clock import CLOCKS, INCREMENTS
from bot.house.table import TURN_TIMES, Table, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import commands as say
from bot.texts import options as option_words
from bot.texts import replay as replays
from bot.texts import words
from bot.ui.call import challenge
from bot.ui.notes import status_page
from cogs.answers import Interaction, person, refuse, reply
from data.codec import load_options
from data.settings import remembered_options
from data.stakes import Stakes
from engine import GAMES, SetupError
from engine.events import Paid
from engine.opponents import Level
from engine.spec import Allowed, GameSpec

NEEDED: Final = ("view_channel", "send_messages")
"""Without these a table cannot be shown; in a thread the second is send_messages_in_threads."""
CHOICES: Final = 25

_GAMES: Final = [app_commands.Choice(name=spec.title, value=key) for key, spec in GAMES.items()]
_TURNS: Final = [
    app_commands.Choice(name=option_words.turn_time(ms), value=name) for name, ms in TURN_TIMES.items()
]
_CLOCKS: Final = [
    app_commands.Choice(name=option_words.turn_time(ms) if ms else "no clock", value=name)
    for name, ms in CLOCKS.items()
]
_INCREMENTS: Final = [
    app_commands.Choice(name=option_words.turn_time(ms) if ms else "nothing", value=name)
    for name, ms in INCREMENTS.items()
]
_HANDS: Final = [app_commands.Choice(name=name, value=value) for value, name in replays.HANDS.items()]
_LEVELS: Final = [app_commands.Choice(name=words.level_name(level), value=level.value) for level in Level]


@app_commands.guild_only()
class Tables(commands.GroupCog, group_name="table", group_description=say.TABLE):
    """Open tables, sit down, begin, leave."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.manager = bot.manager
        self._challenge = app_commands.ContextMenu(name=say.CHALLENGE, callback=self._challenged)
        self._challenge.guild_only = True

    async def cog_load(self) -> None:
        """Add what is no subcommand, and the words for what goes wrong in any command."""
        self.bot.tree.add_command(self._challenge)
        self.bot.tree.error(_failed)

    @app_commands.command(name="open", description=say.OPEN)
    @app_commands.describe(
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
    )
    @app_commands.choices(game=_GAMES, turn_time=_TURNS, clock=_CLOCKS, increment=_INCREMENTS, hands=_HANDS)
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
    ) -> None:
        """Open a table in this channel."""
        spec = GAMES.get(game)
        if spec is None:
            raise SetupError("game", game, ", ".join(GAMES))
        pays = Paid in spec.events
        if chip_value is not None and not pays:
            raise SetupError(
                "chip_value", chip_value, f"none: {spec.title} pays no chips; use stake or per_point"
            )
        value = int(pays) if chip_value is None else chip_value
        table = await self._open(
            interaction,
            spec,
            preset=preset,
            options=_parsed(spec, options),
            turn_time=turn_time,
            clock=clock,
            increment=increment,
            seats=seats,
            stakes=Stakes(chip_value=value, pot=stake, point=per_point, minimum=minimum),
            asking_ms=demand_seconds * 1000 if demand_seconds is not None else None,
            reliability=reliability,
            hands=hands,
        )
        await reply(interaction, say.opened(table))

    async def _open(
        self,
        interaction: Interaction,
        spec: GameSpec,
        *,
        preset: str | None = None,
        options: dict[str, object] | None = None,
        turn_time: str | None = None,
        clock: str | None = None,
        increment: str | None = None,
        seats: int | None = None,
        stakes: Stakes | None = None,
        asking_ms: int | None = None,
        reliability: int = 0,
        hands: str | None = None,
    ) -> Table:
        _check_permissions(interaction)
        turn_ms = _time("turn_time", turn_time, TURN_TIMES)
        clock_ms = _time("clock", clock, CLOCKS)
        increment_ms = _time("increment", increment, INCREMENTS) or 0
        if hands is not None and hands not in replays.HANDS:
            raise SetupError("hands", hands, "one of " + ", ".join(replays.HANDS))
        return await self.manager.lobby.open(
            person(interaction),
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            game=spec.key,
            options=options,
            preset=preset,
            turn_ms=turn_ms,
            clock_ms=clock_ms,
            increment_ms=increment_ms,
            seats=seats,
            stakes=stakes,
            asking_ms=asking_ms,
            reliability=reliability,
            open_hands=hands != replays.PRIVATE,
        )

    @open.autocomplete("preset")
    async def _presets(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        spec = GAMES.get(interaction.namespace.game)
        if spec is None:
            return []
        named = [
            (f"{option_words.preset_name(key, spec)}: {option_words.preset_about(spec, key)}", key)
            for key in spec.presets
        ]
        return [
            app_commands.Choice(name=name[:100], value=key)
            for name, key in named
            if typed.lower() in name.lower() or typed.lower() in key
        ][:CHOICES]

    @open.autocomplete("options")
    async def _options(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        spec = GAMES.get(interaction.namespace.game)
        if spec is None:
            return []
        return [*await self._as_last_time(interaction, spec, typed), *_completed(spec, typed)][:CHOICES]

    async def _as_last_time(
        self, interaction: Interaction, spec: GameSpec, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer first what the game was last played with in this channel, where that is not the usual."""
        last = await remembered_options(self.bot.database, interaction.channel_id or 0, spec.key)
        if typed or last is None:
            return []
        chosen, usual = load_options(spec, last.options), spec.options(preset=interaction.namespace.preset)
        changed = {name: getattr(chosen, name) for name in spec.allowed()}
        text = " ".join(
            _spelled(name, value) for name, value in changed.items() if value != getattr(usual, name)
        )
        return (
            [app_commands.Choice(name=say.as_last_time(text)[:100], value=text)]
            if 0 < len(text) <= 100
            else []
        )

    @app_commands.command(name="join", description=say.JOIN)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def join(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Sit down at a table of this channel."""
        chosen = await self._chosen(interaction, table, to_join=True)
        await self.manager.lobby.join(chosen.id, person(interaction))
        await reply(interaction, say.joined(chosen))

    @app_commands.command(name="leave", description=say.LEAVE)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def leave(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Leave a table that has not begun."""
        chosen = await self._chosen(interaction, table)
        await self.manager.lobby.leave(chosen.id, person(interaction))
        await reply(interaction, say.left(chosen))

    @app_commands.command(name="start", description=say.START)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def start(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Begin the match; between two deals, ask for the next one."""
        chosen = await self._chosen(interaction, table)
        if chosen.between_deals:
            await self.manager.ready(chosen.id, person(interaction))
            await reply(interaction, say.noted(chosen))
            return
        await self.manager.lobby.begin(chosen.id, person(interaction))
        await reply(interaction, say.begun(chosen))

    @app_commands.command(name="computer", description=say.COMPUTER)
    @app_commands.describe(level=say.LEVEL, table=say.TABLE_NUMBER)
    @app_commands.choices(level=_LEVELS)
    async def computer(
        self,
        interaction: Interaction,
        level: str = Level.NORMAL.value,
        table: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Fill a seat with a computer player."""
        if level not in list(Level):
            raise SetupError("level", level, "one of " + ", ".join(Level))
        chosen = await self._chosen(interaction, table)
        await self.manager.lobby.add_computer(chosen.id, person(interaction), Level(level))
        await reply(interaction, say.joined(chosen))

    @app_commands.command(name="close", description=say.CLOSE)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def close(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """End a table without a result."""
        chosen = await self._chosen(interaction, table)
        await self.manager.close(chosen.id, person(interaction))
        await reply(interaction, say.closed(chosen))

    @app_commands.command(name="resign", description=say.RESIGN)
    @app_commands.describe(sure=say.SURE, table=say.TABLE_NUMBER)
    async def resign(
        self, interaction: Interaction, sure: bool, table: app_commands.Range[int, 1] | None = None
    ) -> None:
        """Give up the match."""
        chosen = await self._chosen(interaction, table)
        chosen.seat_for(interaction.user.id)
        if sure:
            await self.manager.resign(chosen.id, person(interaction))
        await reply(interaction, say.resigned(chosen) if sure else say.NOT_RESIGNED)

    @app_commands.command(name="away", description=say.AWAY)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def away(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Leave the seat to the computer for a while."""
        chosen = await self._chosen(interaction, table)
        await self.manager.presence(chosen.id, person(interaction), away=True)
        await reply(interaction, say.away(chosen))

    @app_commands.command(name="back", description=say.BACK)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def back(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Take the seat back from the computer."""
        chosen = await self._chosen(interaction, table)
        await self.manager.presence(chosen.id, person(interaction), away=False)
        await reply(interaction, say.back(chosen))

    @app_commands.command(name="status", description=say.STATUS)
    @app_commands.describe(table=say.TABLE_NUMBER)
    async def status(self, interaction: Interaction, table: app_commands.Range[int, 1] | None = None) -> None:
        """Show the table anew at the end of the channel."""
        if table is None:
            here = await self.manager.tables.in_channel(interaction.channel_id or 0)
            if len(here) > 1:
                await reply(interaction, status_page(here))
                return
        chosen = await self._chosen(interaction, table)
        _check_permissions(interaction)
        await self.manager.show_again(chosen.id)
        await reply(interaction, say.shown_again(chosen))

    @app_commands.command(name="again", description=say.AGAIN)
    async def again(self, interaction: Interaction) -> None:
        """Open a rematch of the channel's last match."""
        _check_permissions(interaction)
        old = await self.manager.tables.last_in(interaction.channel_id or 0, interaction.user.id)
        table = await self.manager.lobby.again(old.id, person(interaction))
        await reply(interaction, say.opened(table))

    async def _chosen(self, interaction: Interaction, number: int | None, *, to_join: bool = False) -> Table:
        channel, member = interaction.channel_id or 0, interaction.user.id
        return await self.manager.tables.choose(
            channel=channel, member=member, number=number, to_join=to_join
        )

    async def _challenged(self, interaction: Interaction, member: discord.Member) -> None:
        """Open a table for two and ask the member to join; nobody plays without having pressed Join."""
        if member.bot or member.id == interaction.user.id:
            raise TableError(TableReason.NO_OPPONENT)
        spec = next(spec for spec in GAMES.values() if 2 in spec.seats)
        table = await self._open(interaction, spec, seats=2)
        await self.bot.messenger.post(table.channel, challenge(table, member.id))
        await reply(interaction, say.opened(table))


def _check_permissions(interaction: Interaction) -> None:
    """Name what the bot lacks in this channel before anything is opened in it."""
    granted = interaction.app_permissions
    needed = [
        NEEDED[0],
        "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else NEEDED[1],
    ]
    missing = tuple(name for name in needed if not getattr(granted, name))
    if missing:
        raise TableError(TableReason.MISSING_PERMISSION, missing=missing)


def _time(option: str, name: str | None, times: Mapping[str, int]) -> int | None:
    """Return the time that somebody chose, in milliseconds; None: they did not. Raises SetupError."""
    if name is not None and name not in times:
        raise SetupError(option, name, "one of " + ", ".join(times))
    return None if name is None else times[name]


def _parsed(spec: GameSpec, text: str) -> dict[str, object]:
    """Read ``target=150 big_gin=yes``. Raises SetupError naming the first word that is no option."""
    values: dict[str, object] = {}
    allowed = spec.allowed()
    for word in text.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if name not in allowed:
            raise SetupError("options", name, f"an option of {spec.title} is one of " + ", ".join(allowed))
        if not equals:
            raise SetupError(name, None, str(allowed[name]))
        values[name] = _value(allowed[name], value)
    return values


def _value(allowed: Allowed, text: str) -> object:
    """Return what somebody typed as the kind of value that the option takes; what does not fit is left for
    the option to refuse.
    """
    if allowed.enum is not None or allowed.pattern is not None:
        return text.lower()
    if allowed.low is not None:
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
    return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(
        text.lower(), text
    )


def _spelled(name: str, value: object) -> str:
    return f"{name}={'yes' if value is True else 'no' if value is False else value}"


def _completed(spec: GameSpec, typed: str) -> list[app_commands.Choice[str]]:
    """Offer ways to go on with what has been typed: names of options, then their values."""
    *done, last = typed.split(" ") if typed else [""]
    before = " ".join(word for word in done if word)
    taken = {word.partition("=")[0] for word in done}
    offered = []
    for name, allowed in spec.allowed().items():
        if name in taken:
            continue
        values = allowed.offered or ((True, False) if allowed.low is None else (allowed.low,))
        for value in values:
            spelled = _spelled(name, value)
            if last.lower() in spelled:
                whole = f"{before} {spelled}".strip()
                label = (
                    f"{option_words.option_name(spec, name)}: {option_words.value_name(spec, name, value)}"
                )
                offered.append((whole, f"{before} + {label}" if before else label))
    return [
        app_commands.Choice(name=label[:100], value=whole) for whole, label in offered if len(whole) <= 100
    ][:CHOICES]


async def _failed(interaction: Interaction, error: app_commands.AppCommandError) -> None:
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    await refuse(interaction, cause)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Tables(bot))
