"""Reviews of finished matches: **Review** on a board, ``/results review``, and their pages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import (
    Playback,
    ReplayAccess,
    ReplayReason,
    ReplayRefused,
    access_of,
    finished_deal,
    playback_of,
)
from bot.manager.results.reviews import Job, reviewable
from bot.run.client import Cardroom
from bot.texts.results import replay as replays
from bot.texts.results import reviews as say
from bot.ui.appearance import appearance_of
from bot.ui.commands.descriptions import describe, described
from bot.ui.commands.groups import RESULTS, in_group
from bot.ui.commands.options import table_number
from bot.ui.custom_id import NO_TABLE, Press
from bot.ui.games.panel_state import number
from bot.ui.notes import note
from bot.ui.results.reviews import (
    AGAIN,
    DEAL,
    DETAILS,
    Asked,
    Question,
    Reviewed,
    answer_page,
    asked_by,
    course_of,
    decisions_page,
    details_page,
    progress_page,
    question_page,
    review_page,
    upload,
)
from bot.ui.sending import raw_api
from bot.ui.sending.origin import server_here
from bot.ui.sending.responses import on_own_answer
from bot.workers.review_jobs import judge_version
from cogs.answers import Interaction, choices, chosen, completion
from data.db.errors import BadRecord
from data.rankings.reviews import Decision, Review
from data.tables import table_queries
from data.tables.replay import ReplayError
from data.tables.replay_queries import last_replayable, replayable
from data.tables.row_types import SeatKind, StoredTable
from engine import GAMES

PATIENCE: Final = 13 * 60.0
"""Seconds that a response waits for its review; its token is valid for 15 minutes."""


class Source(NamedTuple):
    """A member's match: its record without moves, their access and seat, and a loader of all."""

    stored: StoredTable
    sight: ReplayAccess
    seat: int
    load: Callable[[], Awaitable[StoredTable]]


class Reviewing(commands.Cog):
    """Shows members the reviews of their finished matches."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        bot.presses |= {"review": self._review, "question": self._question, "answered": self._question}

    @app_commands.command(name="review", description=described(say.COMMAND), extras=in_group(RESULTS))
    @describe(match=say.MATCH)
    @app_commands.guild_only()
    async def review(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the review of a match."""
        guild, channel = server_here(interaction) or 0, interaction.channel_id or 0
        if match is None:
            table_id = await last_replayable(self.database, (guild,), interaction.user.id, channel)
            if table_id is None:
                raise ReplayRefused(ReplayReason.NO_MATCHES)
        else:
            asked = table_number(match)
            table_id = (
                await table_queries.find_by_number(self.database, guild, asked) if asked is not None else None
            )
        await self._show(interaction, await self._source(interaction, table_id))

    @review.autocomplete("match")
    @completion
    async def _matches(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = await replayable(self.database, (server_here(interaction) or 0,), interaction.user.id)
        now = self.bot.clock.now()
        labels = [
            (replays.match_label(match, interaction.user.id, now), str(match.number)) for match in found
        ]
        return choices(each for each in labels if typed.lower() in each[0].lower())

    async def _source(
        self, interaction: Interaction, table_id: str | None, seat: int | None = None
    ) -> Source:
        """Return the match of an id; ``seat`` is the one that is reviewed in an imported match.

        Raises ReplayRefused if the member cannot review it.
        """
        imported = self.bot.loaded.match(table_id or NO_TABLE)
        if imported is not None:
            return _of_imported(imported, seat)
        known = table_id not in (None, NO_TABLE)
        stored = await table_queries.load_outline(self.database, table_id) if table_id and known else None
        if stored is None:
            raise ReplayRefused(ReplayReason.NO_MATCH)
        if stored.game not in GAMES:
            raise ReplayRefused(ReplayReason.UNREADABLE, number=stored.number)
        sight = access_of(stored, interaction.user.id)

        async def load() -> StoredTable:
            whole = await table_queries.load_table(self.database, stored.table_id)
            if whole is None:
                raise ReplayRefused(ReplayReason.NO_MATCH)
            return whole

        return Source(stored, sight, reviewable(stored, sight), load)

    # --- the review

    async def _review(self, interaction: Interaction, press: Press) -> None:
        """Show a review, its details, or the decisions of a deal."""
        asked = asked_by(press, chosen(interaction))
        source = await self._source(interaction, press.table_id, asked.seat)
        in_place = asked.what != "" and on_own_answer(interaction)
        if asked.what not in (DETAILS, DEAL):
            await self._show(interaction, source, in_place=in_place, again=asked.what == AGAIN)
            return
        reviewed = await self._stored(interaction, source)
        await interaction.response.defer(ephemeral=True, thinking=not in_place)
        page = details_page(reviewed)
        if asked.what == DEAL:
            deal = finished_deal(source.stored, asked.value or 0).deal
            page = decisions_page(reviewed, await self._playback(source, deal))
        await self.bot.delivery.edit_answer(raw_api.answer_to(interaction), page)

    async def _stored(self, interaction: Interaction, source: Source) -> Reviewed:
        """Return the stored review of a match. Raises ReplayRefused (NO_REVIEW)."""
        review = await self.bot.reviews.stored(source.stored.table_id, source.seat, interaction.user.id)
        if review is None:
            raise ReplayRefused(ReplayReason.NO_REVIEW)
        return Reviewed(source.stored, review, source.sight)

    async def _playback(self, source: Source, deal: int) -> Playback:
        return await playback_of(self.bot.replay_cache, source.stored, deal, source.load)

    async def _show(
        self, interaction: Interaction, source: Source, *, in_place: bool = False, again: bool = False
    ) -> None:
        """Respond with a stored review, or with the progress of a new one until it is done.

        ``again``: a new one is made if that is by an earlier judge.
        """
        await interaction.response.defer(ephemeral=True, thinking=not in_place)
        answer, member = raw_api.answer_to(interaction), interaction.user.id
        review = await self.bot.reviews.stored(source.stored.table_id, source.seat, member)
        if review is None or (again and review.version < judge_version(source.stored.game)):
            job = self.bot.reviews.ask(source.stored, source.seat, member, source.load)
            review = await self._made(answer, source, job)
        if review is None:
            await self.bot.delivery.edit_answer(answer, note(say.still_under_way()))
            return
        course = course_of(review)
        drawn = await self.bot.plots.course(course) if course is not None else None
        reviewed = Reviewed(source.stored, review, source.sight)
        page = review_page(reviewed, pictured=drawn is not None)
        await raw_api.edit_answer(answer, page, None if drawn is None else upload(reviewed, drawn))

    async def _made(self, answer: raw_api.Answer, source: Source, job: Job) -> Review | None:
        """Show a review's progress until it is done; None: that takes too long.

        Raises ReplayRefused for a record that cannot be replayed, and the error of a failed review.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                while not job.over:
                    news, ahead = job.news, self.bot.reviews.ahead(job)
                    page = progress_page(source.stored, source.sight, len(job.made), len(job.deals), ahead)
                    await self.bot.delivery.edit_answer(answer, page)
                    await news.wait()
        except TimeoutError:
            return None
        if isinstance(job.failed, ReplayError | BadRecord):
            raise ReplayRefused(ReplayReason.UNREADABLE, number=source.stored.number) from None
        if job.failed is not None:
            raise job.failed
        return job.review

    # --- mistakes

    async def _question(self, interaction: Interaction, press: Press) -> None:
        """Show a mistake to try again, or respond to the chosen move."""
        asked = asked_by(press, chosen(interaction))
        source = await self._source(interaction, press.table_id, asked.seat)
        reviewed = await self._stored(interaction, source)
        at = number(asked.what)
        if at is None:
            raise ReplayRefused(ReplayReason.NO_REVIEW)
        mistake = reviewed.mistake(at)
        await interaction.response.defer(ephemeral=True, thinking=not on_own_answer(interaction))
        question = Question(reviewed, await self._playback(source, mistake.deal), at)
        page = await self._page(question, press, asked, interaction.user.id)
        await self.bot.delivery.edit_answer(raw_api.answer_to(interaction), page)

    async def _page(self, question: Question, press: Press, asked: Asked, member: int) -> Page:
        settings = await self.bot.members.member(member)
        look = appearance_of(settings, self.bot.cards, self.bot.emoji.known)
        if press.verb == "question":
            return question_page(question, sort=settings.sort, look=look)
        choice = question.choice(asked.value)
        tried: Decision | None = question.decision
        if choice not in (question.best, question.played):
            tried = await self.bot.reviews.try_choice(question.decision, question.view, question.best, choice)
        return answer_page(question, choice, tried, sort=settings.sort, look=look)


def _of_imported(match: StoredTable, seat: int | None) -> Source:
    """Return an imported match, in which a member may review every person's play."""
    people = [each.seat for each in match.seats if each.kind is SeatKind.PERSON]
    if seat not in people:
        raise ReplayRefused(ReplayReason.NO_REVIEW_SEAT)
    sight = ReplayAccess(seat=seat, hands=None)

    async def load() -> StoredTable:
        return match

    return Source(match, sight, reviewable(match, sight), load)


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Reviewing(bot))
