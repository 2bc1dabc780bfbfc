"""Today's hand: ``/today``, and every press on its pages."""

import json
from datetime import UTC, date

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.daily.daily_errors import DailyReason, DailyRefused
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts import daily as say
from bot.ui import daily as pages
from bot.ui.appearance import appearance_of
from bot.ui.commands.descriptions import described
from bot.ui.custom_id import Press
from bot.ui.daily import Finished, Overview
from bot.ui.games.panel_state import number
from bot.ui.sending.origin import guild_here
from bot.ui.sending.responses import on_own_answer, reply, show_panel, update
from bot.workers.replay_cache import Recording, record_position
from cogs.answers import File, Interaction, chosen, in_time, reply_files
from cogs.requester import person
from data.daily import hands, puzzles
from data.daily.days import later, number_of
from data.daily.standings import better_than, streak
from data.settings import MemberSettings, known_settings


class Today(commands.Cog):
    """Today's hand and the puzzle of the day."""

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.daily = bot.manager.daily
        self._position: tuple[str, Recording] | None = None
        bot.presses |= {pages.VERB: self._press}

    @app_commands.command(name="today", description=described(say.COMMAND))
    async def today(self, interaction: Interaction) -> None:
        """Show today's hand: before it is played what it is, after it the result."""
        day = await self._today(interaction)
        await reply(interaction, pages.home_page(await self._overview(interaction, day, day)))

    async def _today(self, interaction: Interaction) -> str:
        return await self.daily.today(_asked_at(interaction))

    async def _press(self, interaction: Interaction, press: Press) -> None:
        what, day, more = pages.place_of(press)
        today = await self._today(interaction)
        if not _is_day(day) or day > today:
            raise TableError(TableReason.STALE)
        answer = update if on_own_answer(interaction) else reply
        match what:
            case pages.PLAY:
                table = await self.daily.open(person(interaction), today)
                await show_panel(interaction, table, table.seat_for(interaction.user.id))
            case pages.SHARE:
                await self._share(interaction, day)
            case pages.FAIR:
                await answer(interaction, await self._fair(today))
            case pages.LIST:
                await self._list(interaction, today)
            case pages.PUZZLE:
                await self._puzzle(interaction, today)
            case pages.ANSWER:
                if day != today:
                    raise DailyRefused(DailyReason.PUZZLE_OVER)
                await self._answer(interaction, day, more)
            case pages.HOME:
                seen = await self._overview(
                    interaction, await self._day_to_show(interaction, day, today), today
                )
                await answer(interaction, pages.home_page(seen))
            case _:
                raise TableError(TableReason.STALE)

    async def _day_to_show(self, interaction: Interaction, day: str, today: str) -> str:
        """Return the day whose result a page shows: an earlier one only if they played it."""
        entry = await self.daily.entry_of(day, interaction.user.id)
        played = entry is not None and entry.result is not None and entry.member == interaction.user.id
        return day if played else today

    # --- the hand

    async def _overview(self, interaction: Interaction, day: str, today: str) -> Overview:
        member, db = interaction.user.id, self.bot.database
        entry = await self.daily.entry_of(day, member)
        played = {number_of(each) for each in await hands.days_played(db, member)}
        entries = [each for each in await hands.entries_of_day(db, day) if each.result is not None]
        results = [each.result for each in entries if each.result is not None]
        own = entry.result if entry is not None and entry.member == member else None
        seen = Overview(
            day=day,
            today=today,
            opened=entry.table_id if entry is not None and entry.member == member else None,
            own=own,
            percent=better_than(own, results) if own is not None else None,
            streak=streak(played, number_of(day)),
            players=len(results),
        )
        if own is None:
            return seen
        entries.sort(key=lambda each: each.result.order if each.result is not None else (1, 0, 0))
        here = [each for each in entries if each.guild is not None and each.guild == guild_here(interaction)]
        here, best = here[: pages.SHOWN], entries[: pages.SHOWN]
        names = await hands.seat_names_of(db, [each.table_id for each in (*here, *best)])
        known = await known_settings(db, "member", [each.member for each in best])
        open_ = {
            member_id
            for member_id, settings in known.items()
            if isinstance(settings, MemberSettings) and settings.known_as == "name"
        } | {member}

        def listed(each: hands.Entry, *, named: bool) -> Finished:
            result = each.result or results[0]
            return Finished(name=names.get(each.table_id) if named else None, result=result)

        return Overview(
            day=day,
            today=today,
            opened=seen.opened,
            own=own,
            percent=seen.percent,
            streak=seen.streak,
            players=seen.players,
            server=[listed(each, named=True) for each in here],
            best=[listed(each, named=each.member in open_) for each in best],
        )

    async def _share(self, interaction: Interaction, day: str) -> None:
        seen = await self._overview(interaction, day, day)
        if seen.own is None:
            raise DailyRefused(DailyReason.NOT_OVER)
        line = say.share(day, seen.own, seen.percent, seen.streak)
        await self.bot.delivery.tell(interaction, pages.share_page(person(interaction).name, line))

    async def _fair(self, today: str) -> Page:
        deals = await hands.load_days(self.bot.database, later(today, -2), later(today, 1))
        year = date.fromisoformat(today).year
        return pages.fair_page(today, deals, year, await self.daily.year_digest(year))

    async def _list(self, interaction: Interaction, today: str) -> None:
        """Send the commitments of all days of the year as a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        year = date.fromisoformat(today).year
        found = await self.daily.commitments(year)
        file = File(f"today-{year}.json", json.dumps([*map(list, found)], indent=1), str(say.FAIR_LIST))
        await reply_files(interaction, say.year_file(year), [file])

    # --- the puzzle

    async def _puzzle(self, interaction: Interaction, day: str) -> None:
        # Making one may take some seconds, if none is ready.
        found = await in_time(
            interaction, self.daily.puzzle_of(day, late=True), thinking=not on_own_answer(interaction)
        )
        await self._show_puzzle(interaction, found, await self.daily.answered(day, interaction.user.id))

    async def _answer(self, interaction: Interaction, day: str, more: str) -> None:
        found = await self.daily.puzzle_of(day, late=True)
        offered = number(more or next(iter(chosen(interaction)), ""))
        choice = pages.choice_at(found, offered)
        if choice is None:
            raise DailyRefused(DailyReason.NO_CHOICE)
        await self._show_puzzle(interaction, found, await self.daily.answer(person(interaction), day, choice))

    async def _show_puzzle(self, interaction: Interaction, found: puzzles.Puzzle, choice: int | None) -> None:
        if self._position is None or self._position[0] != found.day:
            stored = pages.stored_position(found)
            self._position = found.day, await self.bot.replay_cache.pool.run(record_position, stored)
        answers = await puzzles.answers_of_day(self.bot.database, found.day) if choice is not None else {}
        settings = await self.bot.members.member(interaction.user.id)
        shown = pages.puzzle_page(
            found,
            self._position[1],
            choice,
            answers,
            sort=settings.sort.value,
            look=appearance_of(settings, self.bot.cards, self.bot.emoji.known),
        )
        await (update if on_own_answer(interaction) else reply)(interaction, shown)


def _asked_at(interaction: Interaction) -> int:
    """Return Discord's time of an interaction, in ms UTC."""
    return round(discord.utils.snowflake_time(interaction.id).astimezone(UTC).timestamp() * 1_000)


def _is_day(day: str) -> bool:
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Today(bot))
