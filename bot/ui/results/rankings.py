"""Pages of the rankings: leaderboards, statistics, matches, rating changes, seasons."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.texts.chips import member
from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.texts.localization import message
from bot.texts.pictures import LONGEST
from bot.texts.play.coach import unit_in
from bot.texts.results import rankings as say
from bot.texts.results import replay as replays
from bot.texts.results import reviews
from bot.texts.results.scores import score_lines
from bot.texts.tables import words
from bot.ui.commands.options import one_of
from bot.ui.components import (
    TEXT_PER_MESSAGE,
    Component,
    Style,
    Upload,
    button,
    buttons,
    container,
    option,
    page,
    picture,
    row,
    rule,
    select,
    text,
)
from bot.ui.custom_id import Press, custom_id
from bot.ui.notes import HOUSE_COLOUR
from data.rankings.leaderboards import BoardRow, LuckRow, Period, Season
from data.rankings.member_statistics import (
    HeadToHead,
    Opponent,
    PlayedMatch,
    Rating,
    RatingPoint,
    Records,
    Reliability,
)
from data.rankings.ratings import SeatChange
from data.rankings.reviews import MatchLuck, Progress
from data.scores import Score
from data.tables.venues import ANYONE
from engine.errors import SetupError
from engine.spec import GameSpec

MATCHES: Final = 5
"""Matches on a page."""
_PLACES: Final = 20
"""Members on a leaderboard."""
PICTURE: Final = "rating.png"
"""The file name of the plot of a rating over time."""
_LARGEST: Final = 1 << 63
_BOARD: Final = re.compile(r"([a-z0-9_]{1,32})\.([a-z]{1,8})(?:\.([0-9]{1,6}))?(\.luck)?", re.ASCII)
_STATS: Final = re.compile(r"([0-9]{1,19})\.([a-z0-9_]{0,32})(?:-([12]))?", re.ASCII)
_HISTORY: Final = re.compile(r"([0-9]{1,19})\.([a-z0-9_]{0,32})(?:\.([0-9]{1,18}))?(?:-([12]))?", re.ASCII)


class BoardPlace(NamedTuple):
    """A leaderboard: its game and period; ``season`` None is the current one.

    ``without_luck``: ranked by results adjusted for the luck of the cards.
    """

    game: str
    period: Period
    season: int | None = None
    without_luck: bool = False

    @property
    def arg(self) -> str:
        """The argument of a custom_id."""
        season = f".{self.season}" if self.season is not None else ""
        return f"{self.game}.{self.period}{season}{'.luck' * self.without_luck}"


class HistoryPlace(NamedTuple):
    """A position in a member's matches: of one game, before one match.

    None means all games, and the newest matches. ``venue``: in place of this guild, ANYONE or FRIENDS.
    """

    member_id: int
    game: str | None = None
    before: int | None = None
    venue: int | None = None


class StatsPlace(NamedTuple):
    """A member's statistics in this guild or a ``venue``; game "": the one played most."""

    member_id: int
    game: str
    venue: int | None = None


def board_asked(
    game: str, period: str | None, season: int | None, *, without_luck: bool = False
) -> BoardPlace:
    """Return the leaderboard that a command asks for. Raises SetupError.

    Without a period it is the given season, or all time if none is given.
    """
    usual = Period.ALL if season is None else Period.SEASON
    wanted = one_of("period", period, {each.value: each for each in Period}, usual)
    if season is not None and wanted is not Period.SEASON:
        raise SetupError("season", season, message("rankings-allowed-period"))
    return BoardPlace(game, wanted, season, without_luck)


def check_season(place: BoardPlace, seasons: Sequence[Season]) -> None:
    """Raise SetupError for a season that does not exist yet. ``seasons``: newest first."""
    last = seasons[0].number
    if place.season is not None and place.season > last:
        allowed = message("rankings-allowed-season", last=last) if last > 1 else "1"
        raise SetupError("season", place.season, allowed)


def board_place(press: Press) -> BoardPlace | None:
    """Return the leaderboard that a button leads to; None for an unknown argument."""
    found = _BOARD.fullmatch(press.arg)
    if found is None or found[2] not in list(Period):
        return None
    season = int(found[3]) if found[3] else None
    return BoardPlace(found[1], Period(found[2]), season, without_luck=found[4] is not None)


def stats_place(press: Press) -> StatsPlace | None:
    """Return the statistics that a button leads to; None if they are unknown."""
    found = _STATS.fullmatch(press.arg)
    if found is None or int(found[1]) >= _LARGEST:
        return None
    return StatsPlace(int(found[1]), found[2], int(found[3]) if found[3] else None)


def history_place(press: Press) -> HistoryPlace | None:
    """Return the matches that a button or menu leads to; None for an unknown argument."""
    found = _HISTORY.fullmatch(press.arg)
    if found is None or int(found[1]) >= _LARGEST:
        return None
    before, venue = (int(each) if each else None for each in found.group(3, 4))
    return HistoryPlace(int(found[1]), found[2] or None, before, venue)


# --- leaderboards


def leaderboard_page(
    spec: GameSpec,
    place: BoardPlace,
    rows: Sequence[BoardRow],
    own: tuple[BoardRow, int | None] | None,
    seasons: Sequence[Season],
) -> Page:
    """Return a leaderboard with the reader's own place, and buttons to other leaderboards.

    ``seasons``: newest first.
    """
    season = _shown(place, seasons)
    parts = [
        text(f"### {say.BOARD} · {spec.title}", say.period_line(place.period, season)),
        text(*say.board_lines(rows, place.period)),
    ]
    if rows:
        parts += [rule(), text(say.own_line(own, place.period))]
    return page(container(HOUSE_COLOUR, [*parts, *_ways(place, seasons)]))


def luck_page(
    spec: GameSpec, place: BoardPlace, rows: Sequence[LuckRow], member_id: int, seasons: Sequence[Season]
) -> Page:
    """Return a leaderboard without luck, the reader's place, and buttons to other leaderboards.

    ``rows``: all of it; ``seasons``: newest first.
    """
    period = say.luck_period_line(place.period, _shown(place, seasons), spec.key)
    parts = [
        text(f"### {say.BOARD} · {spec.title} · {say.WITHOUT_LUCK}", period),
        text(*say.luck_board_lines(rows[:_PLACES])),
    ]
    if rows:
        parts += [rule(), text(say.own_luck_line(rows, member_id), say.luck_legend())]
    return page(container(HOUSE_COLOUR, [*parts, *_ways(place, seasons)]))


def _shown(place: BoardPlace, seasons: Sequence[Season]) -> Season | None:
    """Return the season of a leaderboard."""
    shown = place.season if place.season is not None else seasons[0].number
    return next((season for season in seasons if season.number == shown), None)


def _ways(place: BoardPlace, seasons: Sequence[Season]) -> list[Component]:
    """Return the buttons to the game's other leaderboards."""
    shown = place.season if place.season is not None else seasons[0].number
    near = [
        place._replace(season=season.number)
        for season in reversed(seasons)
        if place.period is Period.SEASON and season.ended_at is not None and abs(season.number - shown) == 1
    ]
    other = place._replace(without_luck=not place.without_luck)
    return [
        row(*(_period_button(place, period) for period in Period)),
        *buttons(
            [
                *(_board_button(each, say.season_label(each.season or 0)) for each in near),
                _board_button(other, say.WITHOUT_LUCK if other.without_luck else say.WITH_LUCK),
            ]
        ),
    ]


def _period_button(place: BoardPlace, period: Period) -> Component:
    here = period is place.period and place.season is None
    style = Style.PRIMARY if period is place.period else Style.SECONDARY
    arg = place._replace(period=period, season=None).arg
    return button(custom_id(None, "leaderboard", arg), say.PERIOD_LABELS[period], style, disabled=here)


def _board_button(place: BoardPlace, label: Text) -> Component:
    return button(custom_id(None, "leaderboard", place.arg), label)


def seasons_page(seasons: Sequence[Season]) -> Page:
    """Return all seasons of a guild."""
    lines = "\n".join([f"### {message('rankings-seasons')}", *say.season_lines(seasons)])
    return page(container(HOUSE_COLOUR, [text(clip(lines, TEXT_PER_MESSAGE))]))


# --- a member


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A member's statistics at a game; ``games``: all games with statistics of the member.

    ``accuracy`` and ``luck`` come from reviewed matches; accuracy is shown to the member alone. ``points``
    are the ratings over time, oldest first; ``against``: the record against another member.
    ``computer_rating`` and ``practice_records`` are those against computers alone. ``venue``: in place of
    this guild; ``elsewhere``: the other places of the reader's own matches.
    """

    member_id: int
    spec: GameSpec
    rating: Rating | None
    points: Sequence[RatingPoint]
    records: Records
    score: Score | None
    practice: Score | None
    computer_rating: Rating | None
    practice_records: Records
    opponents: Sequence[Opponent]
    against: tuple[int, HeadToHead] | None
    reliability: Reliability
    accuracy: Progress | None = None
    luck: Progress | None = None
    games: Sequence[GameSpec] = ()
    venue: int | None = None
    elsewhere: Sequence[int | None] = ()

    @property
    def drawable(self) -> bool:
        """Whether there is anything to plot: a line needs two points."""
        return len(self.points) > 1


def upload(profile: Profile, drawn: bytes) -> Upload:
    """Return the file with the plot of the rating over time, and its alt text."""
    return Upload(PICTURE, drawn, clip(_story(profile), LONGEST, at_word=True))


def _story(profile: Profile) -> str:
    matches = profile.rating.matches if profile.rating is not None else 0
    return say.rating_story(profile.spec.key, profile.points, matches)


def stats_page(profile: Profile, *, pictured: bool) -> Page:
    """Return a member's statistics; ``pictured``: the rating over time is a plot, else a text.

    The plot's alt text is that text.
    """
    game, rating = profile.spec.key, profile.rating
    title = f"### {member(profile.member_id)} · {profile.spec.title}{_in_venue(profile.venue)}"
    parts = [text(title, say.rating_line(rating))]
    if pictured:
        parts.append(picture(PICTURE, clip(_story(profile), LONGEST, at_word=True)))
    elif profile.points:
        parts.append(text(_story(profile)))
    told = [
        say.matches_line(profile.score),
        *say.records_lines(profile.records, game),
        say.against_line(*profile.against) if profile.against is not None else "",
        *say.opponents_lines(profile.opponents),
        say.reliability_line(profile.reliability),
        reviews.accuracy_over_time(profile.accuracy),
        reviews.luck_over_time(profile.luck, unit_in(game)),
    ]
    parts.append(text(*told))
    if profile.practice is not None:
        against = say.computer_rating_lines(profile.computer_rating, game)
        lines = [*against, *say.records_lines(profile.practice_records, game)]
        parts += [rule(), text(f"**{words.PRACTICE}**", *lines, *score_lines(profile.practice, game))]
    ways = [
        _stats_button(StatsPlace(profile.member_id, other.key, profile.venue), other.title)
        for other in profile.games
        if other is not profile.spec
    ]
    ways.append(_history_button(HistoryPlace(profile.member_id, game, venue=profile.venue), say.MATCHES))
    ways += [
        _stats_button(StatsPlace(profile.member_id, "", venue), say.PLACES[venue])
        for venue in profile.elsewhere
    ]
    return page(container(HOUSE_COLOUR, [*parts, *buttons(ways)]))


def _stats_button(place: StatsPlace, label: Text) -> Component:
    return button(custom_id(None, "stats", f"{place.member_id}.{place.game}{_at(place.venue)}"), label)


def _at(venue: int | None) -> str:
    return f"-{venue}" if venue is not None else ""


def _in_venue(venue: int | None) -> str:
    return f" · {say.PLACES[venue]}" if venue is not None else ""


# --- matches


def _arg(place: HistoryPlace) -> str:
    before = f".{place.before}" if place.before is not None else ""
    return f"{place.member_id}.{place.game or ''}{before}{_at(place.venue)}"


def _history_button(place: HistoryPlace, label: Text) -> Component:
    return button(custom_id(None, "history", _arg(place)), label)


def history_page(
    found: Sequence[PlayedMatch],
    place: HistoryPlace,
    guild_id: int,
    *,
    more: bool,
    elsewhere: Sequence[int | None] = (),
) -> Page:
    """Return a page of a member's matches, with a menu that opens one.

    ``more``: whether there are older ones. ``elsewhere``: the other places of the reader's own matches.
    """
    title = f"### {say.MATCHES} · {member(place.member_id)}{_in_venue(place.venue)}"
    if place.game is not None:
        title += f" · {say.title(place.game)}"
    lines = [line for match in found for line in say.history_lines(match, place.member_id, guild_id)]
    nothing = str(say.NO_MATCHES if place.before is None else say.NO_MORE_MATCHES)
    parts = [text(clip("\n".join([title, *(lines or [nothing])]), TEXT_PER_MESSAGE))]
    if found:
        choices = [
            option(match.table_id, say.match_label(match, place.member_id, place.venue)) for match in found
        ]
        parts.append(select(custom_id(None, "change", _arg(place)), say.CHOOSE_MATCH, choices))
    ways = []
    if place.before is not None:
        ways.append(_history_button(place._replace(before=None), say.NEWEST))
    if more:
        ways.append(_history_button(place._replace(before=found[-1].sequence), say.OLDER))
    ways += [
        _history_button(place._replace(before=None, venue=venue), say.PLACES[venue]) for venue in elsewhere
    ]
    return page(container(HOUSE_COLOUR, [*parts, *buttons(ways)]))


def arithmetic_page(
    match: PlayedMatch,
    changes: Sequence[SeatChange],
    place: HistoryPlace,
    luck: Sequence[MatchLuck] = (),
    accuracy: tuple[float, float] | None = None,
) -> Page:
    """Return how a match changed a member's rating, with buttons to its replay and back.

    Without ``changes`` the rating did not change. ``luck`` is what the cards gave; ``accuracy`` how well the
    reader played.
    """
    lines = [
        *say.arithmetic_lines(match, changes, place.member_id, place.venue),
        *reviews.luck_lines(luck, unit_in(match.game)),
        reviews.accuracy_in_match(accuracy),
    ]
    again = button(custom_id(match.table_id, "replay"), replays.REPLAY)
    if place.venue == ANYONE:
        lines = [say.unmentioned(line, match, place.member_id) for line in lines]
    return page(
        container(
            HOUSE_COLOUR,
            [
                text(clip("\n".join(filter(None, lines)), TEXT_PER_MESSAGE)),
                row(_history_button(place, say.BACK), again),
            ],
        )
    )
