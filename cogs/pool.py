"""The pool: ``/find``, and the presses on its pages and tables."""

from contextlib import suppress
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.manager.pool.pool_errors import PoolReason, PoolRefused
from bot.manager.pool.pool_service import opponents
from bot.manager.publishing.messages import DirectClosed, DirectLater, NotSent
from bot.manager.tables.rights import Act, check
from bot.manager.tables.table import MessageRef, Table, TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import pool as say
from bot.texts.localization import use_locale
from bot.texts.names import names_of
from bot.ui import pool as pages
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.options import game_named, one_of
from bot.ui.custom_id import Press
from bot.ui.games.panel_state import number
from bot.ui.notes import note
from bot.ui.sending import raw_api
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import GAME_CHOICES, Interaction, chosen, entered, in_time
from cogs.requester import person
from data.pool.speeds import Speed, nearest_speed
from engine import GAMES

_SPEEDS = named_choices((say.SPEED_NAMES[speed], speed.value) for speed in Speed)


class Pool(commands.Cog):
    """Finds people of other guilds to play with."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.pool = bot.pool
        bot.presses |= {
            "find": self._find,
            "pool_game": self._choose_game,
            "pool_as": self._show_as,
            "pool_agree": self._agree,
            "pool_wait": self._wait,
            "pool_stop": self._stop,
            "pool_meanwhile": self._meanwhile,
            "pool_out": self._withdraw,
            "pool_again": self._again,
            "pool_people": self._people,
            "pool_block": self._block,
            "pool_report": self._report,
            "pool_reason": self._reason,
            "pool_blocks": self._blocks,
            "pool_unblock": self._unblock,
        }

    @app_commands.command(name="find", description=described(say.FIND))
    @describe(game=say.FIND_GAME, speed=say.FIND_SPEED)
    @app_commands.choices(game=GAME_CHOICES, speed=_SPEEDS)
    async def find(self, interaction: Interaction, game: str | None = None, speed: str | None = None) -> None:
        """Wait for people to play with, or choose what to play."""
        wanted = game_named(game).key if game is not None else ""
        pace = one_of("speed", speed, {each.value: each for each in Speed}, None)
        await self._ask(interaction, wanted, pace or (Speed.NORMAL if wanted else None))

    async def _find(self, interaction: Interaction, press: Press) -> None:
        game, _ = pages.asked_for(press)
        await self._ask(interaction, game, None)

    async def _ask(self, interaction: Interaction, game: str, speed: Speed | None) -> None:
        """Let the member wait; or show what to choose, or first what the pool means."""
        if await introduced(interaction, game, speed):
            return
        if game and speed is not None:
            await in_time(interaction, self.pool.wait(person(interaction), game, speed))
            await reply(interaction, say.IN_DIRECT)
        else:
            await reply(interaction, await self._choices(interaction.user.id, game))

    async def _choices(self, member: int, game: str = "") -> Any:
        wait = await self.pool.last_wait(member)
        chosen_game = game or (wait.game if wait is not None and wait.game in GAMES else next(iter(GAMES)))
        return pages.find_page(
            chosen_game,
            await self.pool.standing(member, chosen_game),
            (await self.bot.members.member(member)).known_as,
            await self.pool.wait_of(member),
            len(await self.pool.blocks(member)),
        )

    async def _choose_game(self, interaction: Interaction, _press: Press) -> None:
        await self.pool.check_place(person(interaction))
        game = game_named(next(iter(chosen(interaction)), "")).key
        await update(interaction, await self._choices(interaction.user.id, game))

    async def _show_as(self, interaction: Interaction, press: Press) -> None:
        known_as = pages.known_as_chosen(chosen(interaction))
        who = person(interaction)
        await self.pool.show_as(who.id, known_as)
        where, _, wanted = press.arg.partition(".")
        if where == "intro":
            await update(interaction, pages.introduction_page(who.named.name, known_as, wanted))
        else:
            await update(interaction, await self._choices(who.id, where if where in GAMES else ""))

    async def _agree(self, interaction: Interaction, press: Press) -> None:
        game, speed = pages.asked_for(press)
        who = person(interaction)
        await self.pool.agree(who)
        if game and speed is not None:
            await in_time(interaction, self.pool.wait(who, game, speed), thinking=False)
            await update(interaction, note(say.IN_DIRECT))
        else:
            await update(interaction, await self._choices(who.id, game))

    # --- waiting

    async def _wait(self, interaction: Interaction, press: Press) -> None:
        game, speed = pages.asked_for(press)
        if not game or speed is None:
            raise TableError(TableReason.STALE)
        who = person(interaction)
        last, here = await self.pool.last_wait(who.id), interaction.message
        if last is not None and here is not None and here.id == last.message_id:
            # The message of a wait that has ended shows the new one.
            shown_at = MessageRef(last.channel_id, last.message_id)
            await update(interaction, pages.wait_page(await self.pool.wait(who, game, speed, shown_at)))
            return
        if not await self.pool.has_agreed(who.id):
            await self._ask(interaction, game, speed)
            return
        if on_own_answer(interaction):
            await in_time(interaction, self.pool.wait(who, game, speed), thinking=False)
            await update(interaction, await self._choices(who.id, game))
        else:
            await in_time(interaction, self.pool.wait(who, game, speed))
            await reply(interaction, say.IN_DIRECT)

    async def _stop(self, interaction: Interaction, _press: Press) -> None:
        last = await self.pool.stop(interaction.user.id)
        if last is None:
            raise PoolRefused(PoolReason.NOT_WAITING)
        if on_own_answer(interaction):
            await update(interaction, await self._choices(interaction.user.id))
        else:
            await update(interaction, pages.wait_page(last))

    async def _meanwhile(self, interaction: Interaction, _press: Press) -> None:
        await self.pool.meanwhile(person(interaction))
        await reply(interaction, say.MEANWHILE_DEALT)

    async def _withdraw(self, interaction: Interaction, _press: Press) -> None:
        await self.pool.withdraw(interaction.user.id)
        await update(interaction, note(say.LEFT))

    # --- the people at a table

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        table = await self.bot.manager.tables.find(press.table_id, seen=press.seen)
        check(table, person(interaction), Act.LOOK)
        return table

    async def _again(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        opened = await self.pool.again(table, person(interaction))
        await reply(interaction, say.AGAIN_NOTED if opened is None else say.AGAIN_BEGINS)
        if opened is None and await self.pool.is_first(table):
            await self._tell_others(table, interaction.user.id)

    async def _tell_others(self, table: Table, member: int) -> None:
        """Tell the others by direct message that a member wants to play again."""
        own = table.seat_for(member)
        for seat in opponents(table, member):
            other = table.players[seat].member or 0
            with use_locale(await self.bot.members.reader_language(other)):
                page = pages.again_page(table, own)
            with suppress(DirectClosed, DirectLater, NotSent):
                await self.bot.messenger.post_direct(other, page)

    async def _people(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        blocks = await self.pool.blocks(interaction.user.id)
        await reply(interaction, pages.people_page(table, interaction.user.id, blocks))

    async def _block(self, interaction: Interaction, press: Press) -> None:
        table, seat = await self._table(interaction, press), _seat(press)
        await self.pool.block(table, person(interaction), seat)
        told = say.blocked(names_of(table)[seat])
        blocks = await self.pool.blocks(interaction.user.id)
        await update(interaction, pages.people_page(table, interaction.user.id, blocks, told))

    async def _report(self, interaction: Interaction, press: Press) -> None:
        table, seat = await self._table(interaction, press), _seat(press)
        if seat not in opponents(table, interaction.user.id):
            raise PoolRefused(PoolReason.NOT_POOL)
        await raw_api.open_form(interaction, *pages.report_form(table, seat))

    async def _reason(self, interaction: Interaction, press: Press) -> None:
        table = await self._table(interaction, press)
        reason = str(entered(interaction).get(pages.REASON, ""))
        await self.pool.report(table, person(interaction), _seat(press), reason)
        await reply(interaction, say.REPORTED)

    async def _blocks(self, interaction: Interaction, _press: Press) -> None:
        await reply(interaction, pages.blocks_page(await self.pool.blocks(interaction.user.id)))

    async def _unblock(self, interaction: Interaction, press: Press) -> None:
        left = await self.pool.unblock(interaction.user.id, press.table_id, _seat(press))
        await update(interaction, pages.blocks_page(left))


async def introduced(interaction: Interaction, game: str, speed: Speed | None) -> bool:
    """Show what the pool means to a member who has not agreed to it.

    Return whether that was needed. Raises PoolRefused (NOT_HERE).
    """
    bot, who = interaction.client, person(interaction)
    await bot.pool.check_place(who)
    if await bot.pool.has_agreed(who.id):
        return False
    known_as = (await bot.members.member(who.id)).known_as
    wanted = f"{game}.{speed.value}" if game and speed is not None else game
    await reply(interaction, pages.introduction_page(who.named.name, known_as, wanted))
    return True


async def ask_from_lobby(interaction: Interaction, table: Table) -> None:
    """Let the host of a lobby wait for people of any guild, for its game at its speed."""
    who = person(interaction)
    check(table, who, Act.ADD_COMPUTER)
    game, speed = table.spec.key, nearest_speed(table.turn_ms, table.clock.terms.bank)
    if not await introduced(interaction, game, speed):
        await in_time(interaction, interaction.client.pool.wait(who, game, speed))
        await reply(interaction, pages.from_lobby_page())


def _seat(press: Press) -> int:
    seat = number(press.arg)
    if seat is None:
        raise TableError(TableReason.STALE)
    return seat


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Pool(bot))
