"""Finished deals: ``/replay``, and every press on its pages."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Cardroom
from bot.playback import Eyes, Playback, ReplayReason, ReplayRefused, Sight, finished, sight_of
from bot.publish import Page
from bot.texts import replays as say
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.look import Look, look_of
from bot.ui.replay import Place, course_page, place_of, replay_page, whole_page
from bot.ui.stage import number
from cogs.answers import Interaction, chosen, on_own_answer, reply, update
from data import tables
from data.replays import replayable
from data.stored import StoredTable
from engine import GAMES

CHOICES: Final = 25
"""Discord shows no more in an autocomplete."""


class Source(NamedTuple):
    """A match, as far as it is needed to step through it: its record without the moves, what whoever asks may
    see of it, and how all of the record is come by.
    """

    stored: StoredTable
    sight: Sight
    load: Callable[[], Awaitable[StoredTable]]


_Make = Callable[[Playback, Place, Sight, str, Look], Page]


def _step(playback: Playback, place: Place, sight: Sight, sort: str, look: Look) -> Page:
    return replay_page(playback, place, sight, sort=sort, look=look)


def _whole(playback: Playback, place: Place, sight: Sight, sort: str, look: Look) -> Page:
    return whole_page(playback, place, sight, sort=sort, look=look)


def _course(playback: Playback, place: Place, sight: Sight, sort: str, look: Look) -> Page:
    return course_page(playback, place, sight, number(place.more) or 0, sort=sort, look=look)


class Replays(commands.Cog):
    """Steps through finished deals. Nothing is remembered: the presses say where they lead."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        bot.presses |= {
            "replay": self._turn(_step),
            "whole": self._turn(_whole),
            "course": self._turn(_course),
        }

    @app_commands.command(name="replay", description=say.COMMAND)
    @app_commands.describe(match=say.MATCH, deal=say.DEAL)
    @app_commands.guild_only()
    async def replay(
        self,
        interaction: Interaction,
        match: str | None = None,
        deal: app_commands.Range[int, 1] | None = None,
    ) -> None:
        """Show a finished deal of a match, from its beginning."""
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        if match is None:
            here = await replayable(self.database, guild, interaction.user.id, channel_id=channel, limit=1)
            table_id = here[0].table_id if here else None
        else:
            asked = number(match.strip().removeprefix("#"))
            table_id = await tables.numbered(self.database, guild, asked) if asked is not None else None
        if table_id is None:
            raise ReplayRefused(ReplayReason.NO_MATCH)
        await self._open(interaction, table_id, deal)

    @replay.autocomplete("match")
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await replayable(self.database, interaction.guild_id or 0, interaction.user.id)
        now = self.bot.clock.now()
        labels = [(say.match_label(match, interaction.user.id, now), str(match.number)) for match in found]
        return [
            app_commands.Choice(name=label, value=value)
            for label, value in labels
            if typed.lower() in label.lower()
        ][:CHOICES]

    # --- presses

    def _turn(self, make: _Make) -> Callable[[Interaction, Press], Awaitable[None]]:
        """Return what answers the presses that lead to one kind of page."""

        async def turn(interaction: Interaction, press: Press) -> None:
            if not press.arg:
                await self._open(interaction, press.table_id)
                return
            place = place_of(press, chosen(interaction))
            if place is None:
                raise ReplayRefused(ReplayReason.NO_PLACE)
            await self._show(interaction, await self._source(interaction, press.table_id), place, make)

        return turn

    async def _open(self, interaction: Interaction, table_id: str, deal: int | None = None) -> None:
        """Show the beginning of a deal in a new answer, with the own hand for who had one."""
        source = await self._source(interaction, table_id)
        eyes = Eyes.NONE if source.sight.seat is None else Eyes.OWN
        place = Place(finished(source.stored, deal).deal, 0, eyes)
        await self._show(interaction, source, place, _step, anew=True)

    async def _source(self, interaction: Interaction, table_id: str) -> Source:
        """Return the match that a custom_id means, and what whoever asks may see of it.

        Raises ReplayRefused (NO_MATCH, NOT_SEEN, UNREADABLE).
        """
        stored = await tables.load_outline(self.database, table_id) if table_id != NO_TABLE else None
        if stored is None:
            raise ReplayRefused(ReplayReason.NO_MATCH)
        sight = sight_of(stored, interaction.user.id)
        if sight.seat is None and not _sees(interaction, stored):
            raise ReplayRefused(ReplayReason.NOT_SEEN)
        if stored.game not in GAMES:
            raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number)

        async def load() -> StoredTable:
            whole = await tables.load_table(self.database, table_id)
            if whole is None:
                raise ReplayRefused(ReplayReason.NO_MATCH)
            return whole

        return Source(stored, sight, load)

    async def _show(
        self, interaction: Interaction, source: Source, place: Place, make: _Make, *, anew: bool = False
    ) -> None:
        """Answer with a page: in place if the press was made on a page of this kind, else in a new message.

        Whatever may take a while is announced first.
        """
        stored, sight = source.stored, source.sight
        finished(stored, place.deal)
        sight.check(place.eyes)
        in_place = not anew and on_own_answer(interaction)
        deferred = make is _whole or not self.bot.playbacks.has(stored.table_id, place.deal)
        if deferred:
            await interaction.response.defer(ephemeral=True, thinking=not in_place)
        member = await self.bot.members.member(interaction.user.id)
        playback = await self.bot.playbacks.playback(stored, place.deal, source.load)
        look = look_of(member, self.bot.cards, self.bot.emoji.known)
        page = make(playback, place, sight, member.sort, look)
        if deferred:
            await self.bot.courier.edit_answer(interaction, page)
        else:
            await (update if in_place else reply)(interaction, page)


def _sees(interaction: Interaction, stored: StoredTable) -> bool:
    """Say whether a member may see the channel of a table, as far as is known."""
    member, guild = interaction.user, interaction.guild
    if not isinstance(member, discord.Member) or guild is None or guild.id != stored.guild_id:
        return False
    if interaction.channel_id == stored.channel_id:
        return True
    channel = guild.get_channel_or_thread(stored.channel_id)
    if isinstance(channel, discord.Thread):
        if channel.parent is None:
            return False
        allowed = channel.parent.permissions_for(member)
        # Who else is in a private thread is not known here.
        return allowed.view_channel and (allowed.manage_threads or not channel.is_private())
    return channel is not None and channel.permissions_for(member).view_channel


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
