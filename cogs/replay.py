"""Replays of finished deals: ``/results replay``, and every press on its pages."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import (
    Playback,
    ReplayAccess,
    ReplayReason,
    ReplayRefused,
    Viewpoint,
    access_of,
    finished_deal,
    playback_of,
)
from bot.run.client import Cardroom
from bot.texts.localization import current_locale
from bot.texts.results import replay as say
from bot.texts.results.records import about_record, about_transcript, file_name
from bot.texts.results.transcript import transcript
from bot.ui.appearance import Appearance, appearance_of
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import RESULTS, in_group
from bot.ui.commands.options import table_number
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.games.panel_state import number
from bot.ui.results.replay import JUDGED, Place, course_page, place_of, replay_page, whole_page
from bot.ui.sending import raw_api
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import on_own_answer, reply, update
from cogs.answers import File, Interaction, choices, chosen, completion, reply_files
from cogs.requester import BY_ID, sees
from data.db.errors import BadRecord, RecordReason, RecordRefused
from data.fairness.proof_export import MatchProof, open_proof
from data.tables import table_queries
from data.tables.codec import load_action
from data.tables.deck_sources import load_deck_source
from data.tables.match_export import MOST_BYTES, dump_record, load_record
from data.tables.proofs import load_entries, load_proofs
from data.tables.replay import ReplayError
from data.tables.replay_queries import last_replayable, replayable
from data.tables.row_types import StoredTable
from data.tables.venues import OUTSIDE, Venue, venue_of
from engine import GAMES
from engine.actions import Action
from engine.errors import EngineError


class Source(NamedTuple):
    """A match to replay: its record without moves, the member's access, and a loader of all."""

    stored: StoredTable
    sight: ReplayAccess
    load: Callable[[], Awaitable[StoredTable]]


_Make = Callable[[Playback, Place, ReplayAccess, str, Appearance], Page]


def _step(playback: Playback, place: Place, sight: ReplayAccess, sort: str, look: Appearance) -> Page:
    return replay_page(playback, place, sight, sort=sort, look=look)


def _whole(playback: Playback, place: Place, sight: ReplayAccess, sort: str, look: Appearance) -> Page:
    return whole_page(playback, place, sight, sort=sort, look=look)


def _course(playback: Playback, place: Place, sight: ReplayAccess, sort: str, look: Appearance) -> Page:
    return course_page(playback, place, sight, number(place.more) or 0, sort=sort, look=look)


class Replays(commands.Cog):
    """Shows finished deals step by step; no state is kept but in the custom_ids."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        bot.presses |= {
            "replay": self._turn(_step),
            "whole": self._turn(_whole),
            "course": self._turn(_course),
            "export": self._export,
        }

    @app_commands.command(name="replay", description=described(say.COMMAND), extras=in_group(RESULTS))
    @describe(match=say.MATCH, deal=say.DEAL, file=say.FILE)
    async def replay(
        self,
        interaction: Interaction,
        match: str | None = None,
        deal: app_commands.Range[int, 1] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Show a finished deal of a match from its beginning."""
        if file is not None:
            if match is not None:
                raise ReplayRefused(ReplayReason.GIVEN_TWICE)
            await interaction.response.defer(ephemeral=True)
            await self._open(interaction, await self._load(interaction.user.id, file), deal)
            return
        if match is None:
            guilds, channel = _offered_from(interaction), interaction.channel_id or 0
            table_id = await last_replayable(self.database, guilds, interaction.user.id, channel)
        else:
            table_id = await self._named(interaction, match)
        if table_id is None:
            raise ReplayRefused(ReplayReason.NO_MATCHES if match is None else ReplayReason.NO_MATCH)
        await self._open(interaction, table_id, deal)

    async def _named(self, interaction: Interaction, match: str) -> str | None:
        """Return the match of a choice, or of a number that was typed in a guild."""
        if match.startswith(BY_ID):
            return match.removeprefix(BY_ID)
        asked, guild = table_number(match), guild_here(interaction) or 0
        return await table_queries.find_by_number(self.database, guild, asked) if asked is not None else None

    @replay.autocomplete("match")
    @completion
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await replayable(self.database, _offered_from(interaction), interaction.user.id)
        now, guild = self.bot.clock.now(), guild_here(interaction)
        labels = [
            (
                say.match_label(match, interaction.user.id, now),
                str(match.number) if match.guild_id == guild else f"{BY_ID}{match.table_id}",
            )
            for match in found
        ]
        return choices(each for each in labels if typed.lower() in each[0].lower())

    # --- files

    async def _load(self, member: int, file: discord.Attachment) -> str:
        """Read a record, and return the id of the imported match.

        Raises RecordRefused, ReplayRefused (READING, NOT_FETCHED), and BrokenExecutor if the worker dies.
        """
        if file.size > MOST_BYTES:
            raise RecordRefused(RecordReason.TOO_LARGE, most=MOST_BYTES)
        try:
            with self.bot.loaded.reading(member):
                loaded = await self.bot.record_pool.run(load_record, await file.read())
        except discord.HTTPException as missing:
            raise ReplayRefused(ReplayReason.NOT_FETCHED) from missing
        return self.bot.loaded.keep(loaded)

    async def _export(self, interaction: Interaction, press: Press) -> None:
        """Send the match as text with the visible hands, and as a record if all hands are open."""
        place = place_of(press)
        if place is None:
            raise ReplayRefused(ReplayReason.NO_PLACE)
        source = await source_of(interaction, press.table_id)
        stored, sight = source.stored, source.sight
        sight.check(place.eyes)
        await interaction.response.defer(ephemeral=True, thinking=True)
        whole, record_pool = await source.load(), self.bot.record_pool
        title, deals = GAMES[stored.game].title, sum(deal.result is not None for deal in stored.deals)
        seat = sight.seat if place.eyes is Viewpoint.OWN else None
        try:
            told = await record_pool.run(
                partial(transcript, whole, seat, eyes=place.eyes is Viewpoint.ALL, locale=current_locale())
            )
            record = None
            if sight.hands is None:
                record = await record_pool.run(dump_record, await self._proved(whole))
        except (ReplayError, BadRecord, EngineError):
            raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number) from None
        files = [File(file_name(stored.number, "txt"), told, about_transcript(title, deals))]
        if record is not None:
            files.append(File(file_name(stored.number, "json"), record, about_record(title, deals)))
        await reply_files(interaction, say.exported(place.eyes, sight.hands), files)

    async def _proved(self, whole: StoredTable) -> StoredTable:
        """Return an ended match with open hands with its proof, if it has one."""
        entries = await load_entries(self.database, whole.table_id)
        if whole.proof is not None or not entries:
            return whole
        source = await load_deck_source(self.database, whole.deck_source)
        found = await load_proofs(self.database, whole.table_id)
        proof = open_proof(MatchProof(whole, found, entries, source))
        return replace(whole, proof=json.dumps(proof)) if proof is not None else whole

    # --- presses

    def _turn(self, make: _Make) -> Callable[[Interaction, Press], Awaitable[None]]:
        """Return a handler for the presses that lead to one kind of page."""

        async def turn(interaction: Interaction, press: Press) -> None:
            if not press.arg:
                await self._open(interaction, press.table_id)
                return
            place = place_of(press, chosen(interaction))
            if place is None:
                raise ReplayRefused(ReplayReason.NO_PLACE)
            source = await source_of(interaction, press.table_id)
            await self._show(interaction, source, place, make, new_message=place.more == JUDGED)

        return turn

    async def _open(self, interaction: Interaction, table_id: str, deal: int | None = None) -> None:
        """Show the beginning of a deal in a new message, with the member's hand if any."""
        source = await source_of(interaction, table_id)
        eyes = Viewpoint.NONE if source.sight.seat is None else Viewpoint.OWN
        place = Place(finished_deal(source.stored, deal).deal, 0, eyes)
        await self._show(interaction, source, place, _step, new_message=True)

    async def _show(
        self,
        interaction: Interaction,
        source: Source,
        place: Place,
        make: _Make,
        *,
        new_message: bool = False,
    ) -> None:
        """Respond with a page: in place if pressed on such a page, otherwise in a new message.

        The response is deferred if it may take a while.
        """
        stored, sight = source.stored, source.sight
        finished_deal(stored, place.deal)
        sight.check(place.eyes)
        in_place = not new_message and on_own_answer(interaction)
        announced = interaction.response.is_done()
        deferred = announced or make is _whole or not self.bot.replay_cache.has(stored.table_id, place.deal)
        if deferred and not announced:
            await interaction.response.defer(ephemeral=True, thinking=not in_place)
        member = await self.bot.members.member(interaction.user.id)
        playback = await playback_of(self.bot.replay_cache, stored, place.deal, source.load)
        look = appearance_of(member, self.bot.cards, self.bot.emoji.known)
        judged = await self._judged(stored, sight, interaction.user.id, place)
        if judged is not None:
            page = replay_page(playback, place, sight, sort=member.sort, look=look, judged=judged)
        else:
            page = make(playback, place, sight, member.sort, look)
        if deferred:
            await self.bot.delivery.edit_answer(raw_api.answer_to(interaction), page)
        else:
            await (update if in_place else reply)(interaction, page)

    async def _judged(
        self, stored: StoredTable, sight: ReplayAccess, member: int, place: Place
    ) -> Action | None:
        """Return the best action at a ply to which a review has led; None for any other."""
        if place.more != JUDGED or sight.seat is None:
            return None
        review = await self.bot.reviews.stored(stored.table_id, sight.seat, member)
        decisions = review.decisions if review is not None else ()
        here = (each for each in decisions if (each.deal, each.ply) == (place.deal, place.ply))
        found = next(here, None)
        return load_action(GAMES[stored.game], found.best) if found is not None else None


def _offered_from(interaction: Interaction) -> tuple[int, ...]:
    """Return the guilds whose matches are offered; empty: all, outside of guilds.

    In a guild also those that belong to no other: of the pool, among friends, and today's hand.
    """
    guild = guild_here(interaction)
    return () if guild is None or venue_of(guild) is not Venue.GUILD else (guild, *OUTSIDE)


async def source_of(interaction: Interaction, table_id: str) -> Source:
    """Return the match that a custom_id means, and what the member may see of it.

    Raises ReplayRefused (NO_MATCH, NOT_SEEN, UNREADABLE, FILE_GONE).
    """
    bot = interaction.client
    loaded = bot.loaded.match(table_id)
    if loaded is not None:
        return _from_file(loaded)
    stored = await table_queries.load_outline(bot.database, table_id) if table_id != NO_TABLE else None
    if stored is None:
        raise ReplayRefused(ReplayReason.NO_MATCH)
    sight = access_of(stored, interaction.user.id)
    if sight.seat is None and not await sees(interaction, stored.guild_id, stored.channel_id):
        raise ReplayRefused(ReplayReason.NOT_SEEN)
    if stored.game not in GAMES:
        raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number)

    async def load() -> StoredTable:
        whole = await table_queries.load_table(bot.database, table_id)
        if whole is None:
            raise ReplayRefused(ReplayReason.NO_MATCH)
        return whole

    return Source(stored, sight, load)


def _from_file(match: StoredTable) -> Source:
    async def load() -> StoredTable:
        return match

    return Source(match, ReplayAccess(hands=None), load)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Replays(bot))
