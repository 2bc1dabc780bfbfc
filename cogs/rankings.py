"""Rankings: ``/results leaderboard``, ``stats``, ``history``, ``season …``."""

from dataclasses import replace
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.manager.publishing.messages import Page
from bot.manager.tables.rights import GuildAct, check_moderator
from bot.manager.tables.table import TableError, TableReason
from bot.run.client import Cardroom
from bot.texts.catalog import cldr
from bot.texts.localization import current_locale
from bot.texts.results import rankings as say
from bot.ui.commands.descriptions import describe, described, named_choices
from bot.ui.commands.groups import RESULTS, in_group
from bot.ui.commands.options import game_named
from bot.ui.custom_id import Press
from bot.ui.results import rankings as pages
from bot.ui.results.rankings import BoardPlace, HistoryPlace, Profile, StatsPlace
from bot.ui.sending import raw_api
from bot.ui.sending.origin import guild_here, server_here
from bot.ui.sending.responses import named, on_own_answer, reply, update
from cogs.answers import GAME_CHOICES, Interaction, chosen
from cogs.requester import person
from data.db.errors import Conflict
from data.rankings import leaderboards, member_statistics, reviews
from data.rankings.ratings import Pool, match_changes
from data.scores import ScoreKey, member_scores, most_played
from data.tables.table_queries import last_game
from data.tables.venues import ANYONE, FRIENDS, Venue, venue_of
from engine import GAMES
from engine.spec import GameSpec

_PERIODS: Final = named_choices((name, period.value) for period, name in say.PERIODS.items())

Number = app_commands.Range[int, 1]
Name = app_commands.Range[str, 1, 40]


class Rankings(commands.Cog):
    """Shows ratings, and how they came about."""

    season = app_commands.Group(
        name="season", description=described(say.SEASON), guild_only=True, extras=in_group(RESULTS)
    )

    def __init__(self, bot: Cardroom) -> None:
        self.bot = bot
        self.database = bot.database
        bot.presses |= {
            "leaderboard": self._turn_board,
            "stats": self._turn_stats,
            "history": self._turn_history,
            "change": self._explain,
        }

    # --- boards

    @app_commands.command(
        name="leaderboard", description=described(say.LEADERBOARD), extras=in_group(RESULTS)
    )
    @describe(
        game=say.GAME_OR_LAST,
        period=say.PERIOD,
        season=say.SEASON_NUMBER,
        without_luck=say.LUCK_OPTION,
    )
    @app_commands.choices(game=GAME_CHOICES, period=_PERIODS)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str | None = None,
        season: Number | None = None,
        without_luck: bool = False,
    ) -> None:
        """Show the guild's best players; without a game, of the channel's last one."""
        last = await last_game(self.database, interaction.channel_id or 0)
        usual = last if last is not None and last in GAMES else next(iter(GAMES))
        place = pages.board_asked(game or usual, period, season, without_luck=without_luck)
        await reply(interaction, await self._board(interaction, place))

    async def _board(self, interaction: Interaction, place: BoardPlace) -> Page:
        """Return a leaderboard. Raises SetupError for an unknown game or season."""
        spec, guild, now = game_named(place.game), _guild(interaction), self.bot.clock.now()
        seasons = await leaderboards.seasons(self.database, guild)
        pages.check_season(place, seasons)
        if place.without_luck:
            made = await leaderboards.luck_board(
                self.database, guild, spec.key, place.period, at=now, season=place.season
            )
            return pages.luck_page(spec, place, made, interaction.user.id, seasons)
        rows = await leaderboards.leaderboard(
            self.database, guild, spec.key, place.period, at=now, season=place.season
        )
        own = await leaderboards.own_place(
            self.database, guild, spec.key, place.period, interaction.user.id, at=now, season=place.season
        )
        return pages.leaderboard_page(spec, place, rows, own, seasons)

    async def _turn_board(self, interaction: Interaction, press: Press) -> None:
        place = pages.board_place(press)
        if place is None or server_here(interaction) is None:
            raise TableError(TableReason.STALE)
        await _turn(interaction, await self._board(interaction, place))

    # --- a member

    @app_commands.command(name="stats", description=described(say.STATS), extras=in_group(RESULTS))
    @describe(member=say.WHOSE, game=say.GAME, against=say.AGAINST)
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def stats(
        self,
        interaction: Interaction,
        member: discord.Member | None = None,
        game: str | None = None,
        against: discord.Member | None = None,
    ) -> None:
        """Show a member's rating over time, records and opponents."""
        whose = member if member is not None else interaction.user
        if whose.bot or (against is not None and against.bot):
            await reply(interaction, str(say.COMPUTER))
        elif against is not None and against.id == whose.id:
            await reply(interaction, str(say.ONESELF))
        else:
            spec = game_named(game) if game is not None else None
            await interaction.response.defer(ephemeral=True)
            await self._show_stats(interaction, whose.id, spec, against.id if against is not None else None)

    async def _show_stats(
        self,
        interaction: Interaction,
        member_id: int,
        spec: GameSpec | None,
        against: int | None = None,
        venue: int | None = None,
    ) -> None:
        """Fill in the deferred response, with a picture if one can be drawn."""
        own = member_id == interaction.user.id
        guild = _guild(interaction) if venue is None else venue
        profile = await self._profile(guild, member_id, spec, against, own=own)
        elsewhere = await self._elsewhere(interaction, member_id, venue)
        profile = replace(profile, venue=venue, elsewhere=elsewhere)
        drawn = None
        if profile.drawable and profile.rating is not None:
            drawn = await self.bot.plots.rating(
                profile.points, profile.rating.matches, str(cldr(current_locale()))
            )
        page = await named(interaction, pages.stats_page(profile, pictured=drawn is not None))
        await raw_api.edit_answer(
            raw_api.answer_to(interaction), page, None if drawn is None else pages.upload(profile, drawn)
        )

    async def _profile(
        self, guild: int, member_id: int, spec: GameSpec | None, against: int | None, *, own: bool
    ) -> Profile:
        kept = await member_scores(self.database, guild, member_id)
        games = [each for each in GAMES.values() if any(key.game == each.key for key in kept)]
        spec = spec or GAMES[most_played(kept) or next(iter(GAMES))]
        of_member = (self.database, guild, spec.key, member_id)
        records, practice_records = await member_statistics.records(*of_member)
        return Profile(
            member_id=member_id,
            spec=spec,
            rating=await member_statistics.member_rating(*of_member),
            points=await member_statistics.rating_history(*of_member),
            records=records,
            computer_rating=await member_statistics.member_rating(*of_member, Pool.COMPUTERS),
            practice_records=practice_records,
            score=kept.get(ScoreKey(guild, member_id, spec.key, practice=False)),
            practice=kept.get(ScoreKey(guild, member_id, spec.key, practice=True)),
            # The same people have another name in every match of the pool.
            opponents=await member_statistics.opponents(*of_member) if guild != ANYONE else (),
            against=(
                (against, await member_statistics.head_to_head(*of_member, against))
                if against is not None
                else None
            ),
            reliability=await member_statistics.reliability(self.database, guild, member_id),
            accuracy=await reviews.accuracy_over_time(*of_member) if own else None,
            luck=await reviews.luck_over_time(*of_member),
            games=games,
        )

    async def _turn_stats(self, interaction: Interaction, press: Press) -> None:
        """Show the same member in another game."""
        place = pages.stats_place(press)
        if place is None or not on_own_answer(interaction):
            raise TableError(TableReason.STALE)
        _check_place(interaction, place)
        spec = game_named(place.game) if place.game else None
        await interaction.response.defer()
        await self._show_stats(interaction, place.member_id, spec, venue=place.venue)

    async def _elsewhere(
        self, interaction: Interaction, member_id: int, venue: int | None
    ) -> list[int | None]:
        """Return where else the reader has played: nobody sees that of others."""
        if member_id != interaction.user.id:
            return []
        outside = await member_statistics.played_outside(self.database, member_id)
        places = (None, *outside) if _in_guild(interaction) else outside
        return [each for each in places if each != venue]

    # --- matches

    @app_commands.command(name="history", description=described(say.HISTORY), extras=in_group(RESULTS))
    @describe(member=say.WHOSE, game=say.GAME)
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self, interaction: Interaction, member: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show a member's matches, the last first; outside of guilds their own alone.

        Raises TableError (ONLY_IN_SERVERS) there for another member.
        """
        whose = member if member is not None else interaction.user
        if whose.bot:
            await reply(interaction, str(say.COMPUTER))
            return
        venue = await self._usual_venue(interaction, whose.id)
        place = HistoryPlace(whose.id, game_named(game).key if game is not None else None, venue=venue)
        await reply(interaction, await self._matches(interaction, place))

    async def _usual_venue(self, interaction: Interaction, member: int) -> int | None:
        """Return the place that is listed first: this guild (None), or one outside."""
        if _in_guild(interaction):
            return None
        if member != interaction.user.id:
            raise TableError(TableReason.ONLY_IN_SERVERS)
        played = await member_statistics.played_outside(self.database, member)
        return FRIENDS if guild_here(interaction) == FRIENDS or not played else played[0]

    async def _matches(self, interaction: Interaction, place: HistoryPlace) -> Page:
        guild = _guild(interaction) if place.venue is None else place.venue
        found = await member_statistics.history(
            self.database,
            guild,
            place.member_id,
            game=place.game,
            before=place.before,
            limit=pages.MATCHES + 1,
        )
        more = len(found) > pages.MATCHES
        elsewhere = await self._elsewhere(interaction, place.member_id, place.venue)
        return pages.history_page(found[: pages.MATCHES], place, guild, more=more, elsewhere=elsewhere)

    async def _turn_history(self, interaction: Interaction, press: Press) -> None:
        place = pages.history_place(press)
        if place is None:
            raise TableError(TableReason.STALE)
        _check_place(interaction, place)
        await _turn(interaction, await self._matches(interaction, place))

    async def _explain(self, interaction: Interaction, press: Press) -> None:
        """Show how the chosen match changed the rating, if it did."""
        place = pages.history_place(press)
        values = chosen(interaction)
        if place is None or len(values) != 1:
            raise TableError(TableReason.STALE)
        _check_place(interaction, place)
        guild = _guild(interaction) if place.venue is None else place.venue
        match = await member_statistics.played_match(self.database, guild, values[0])
        changes = await match_changes(self.database, match.table_id) if match is not None else []
        if match is None or all(seat.member_id != place.member_id for seat in match.seats):
            await reply(interaction, str(say.NOT_RATED))
            return
        luck = await reviews.match_luck(self.database, match.table_id)
        own = await reviews.match_accuracy(self.database, match.table_id, interaction.user.id)
        await _turn(interaction, pages.arithmetic_page(match, changes, place, luck, own))

    # --- seasons

    @season.command(name="list", description=described(say.SEASON_LIST))
    async def season_list(self, interaction: Interaction) -> None:
        """Show all seasons."""
        found = await leaderboards.seasons(self.database, _guild(interaction))
        await reply(interaction, pages.seasons_page(found))

    @season.command(name="end", description=described(say.SEASON_END))
    @describe(name=say.SEASON_NAME, confirm=say.CONFIRM)
    async def season_end(self, interaction: Interaction, name: Name, confirm: bool = False) -> None:
        """End the current season, if the moderator confirms it."""
        check_moderator(person(interaction), server_here(interaction), GuildAct.END_SEASON)
        guild = _guild(interaction)
        if not confirm:
            running = (await leaderboards.seasons(self.database, guild))[0]
            await reply(interaction, say.ending(running, name))
            return
        try:
            season = await leaderboards.end_season(self.database, guild, name, at=self.bot.clock.now())
        except Conflict:
            await reply(interaction, str(say.SEASON_GONE))
            return
        await reply(interaction, say.ended(season))


async def _turn(interaction: Interaction, page: Page) -> None:
    """Show another page in place on an ephemeral message; on any other, in a new message."""
    await (update(interaction, page) if on_own_answer(interaction) else reply(interaction, page))


def _check_place(interaction: Interaction, place: HistoryPlace | StatsPlace) -> None:
    """Raise TableError (STALE) unless the member may look there.

    In a guild everybody may; in the pool and among friends, everybody sees their own alone.
    """
    own = place.member_id == interaction.user.id
    if not (_in_guild(interaction) if place.venue is None else own):
        raise TableError(TableReason.STALE)


def _in_guild(interaction: Interaction) -> bool:
    guild = guild_here(interaction)
    return guild is not None and venue_of(guild) is Venue.GUILD


def _guild(interaction: Interaction) -> int:
    return server_here(interaction) or 0


async def setup(bot: Cardroom) -> None:
    """Add the cog."""
    await bot.add_cog(Rankings(bot))
