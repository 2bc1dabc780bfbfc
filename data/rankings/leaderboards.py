"""Leaderboards by day, week, month, season and for all time; the seasons.

A row of a leaderboard is an aggregate: a member's matches in one period, and the rating after the last of
them. It is updated in the unit that rates a match (data/rankings/ratings.py), so that no leaderboard shows
a match without its rating. Reading uses an index in the leaderboard's order.

Only rated matches count: tables of at least two people. Days begin at midnight UTC; weeks are those of ISO
8601 and begin on Monday.

Leaderboards of a season and of all time are ordered by the rating as shown, provisional ratings last:
people see the number that decides, and nobody leads after one lucky evening. Subtracting a few
uncertainties would also hold newcomers back, but puts 1700 below 1620 without a visible reason.
Leaderboards of days, weeks and months are ordered by wins, then rating.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from math import sqrt
from typing import Final

from data.db.database import Database, Statement
from data.fairness.guild_chain import seal_season


class Period(StrEnum):
    """The period of a leaderboard."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A member on a leaderboard: matches and wins in a period, and the rating after the last.

    ``rating`` and ``uncertainty`` are as shown (data/rankings/rating_model.py); ``provisional``: as of that
    match.
    """

    member_id: int
    matches: int
    wins: int
    rating: int
    uncertainty: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a guild, numbered from 1. The current one has no name and no end."""

    number: int
    name: str | None
    begun_at: int
    ended_at: int | None


MOST_COUNTED: Final = 1000
"""Places are counted up to this one."""
_EVER: Final = (1 << 63) - 1


def period_key(period: Period, at: int, season: int) -> str:
    """Return the stored key of a period: "2026-11-20", "2026-W47", "2026-11", "S3", "all".

    ``at`` is a time in it (ms UTC), ``season`` the number of the season.
    """
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    match period:
        case Period.DAY:
            return day.isoformat()
        case Period.WEEK:
            year, week, _ = day.isocalendar()
            return f"{year:04}-W{week:02}"
        case Period.MONTH:
            return f"{day.year:04}-{day.month:02}"
        case Period.SEASON:
            return f"S{season}"
        case Period.ALL:
            return "all"


_ROW = "member_id, matches, wins, rating, uncertainty, settled"
_BOARD = "guild_id = ? AND game = ? AND period = ?"
_COUNT = (
    f"INSERT INTO boards (guild_id, game, period, {_ROW}) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?) "
    "ON CONFLICT (guild_id, game, period, member_id) DO UPDATE SET matches = boards.matches + 1, "
    "wins = boards.wins + excluded.wins, rating = excluded.rating, "
    "uncertainty = excluded.uncertainty, settled = excluded.settled"
)


def count_on_boards(
    guild_id: int,
    game: str,
    member_id: int,
    *,
    at: int,
    season: int,
    won: bool,
    rating: int,
    uncertainty: int,
    provisional: bool,
) -> list[Statement]:
    """Add a match that ended ``at`` to the member's rows, with the rating after it."""
    values = (member_id, int(won), rating, uncertainty, int(not provisional))
    return [(_COUNT, (guild_id, game, period_key(period, at, season), *values)) for period in Period]


def _order(period: Period) -> tuple[str, str]:
    """Return the two columns that a leaderboard is ordered by; each pair has an index."""
    return ("settled", "rating") if period in (Period.SEASON, Period.ALL) else ("wins", "rating")


async def leaderboard(
    db: Database,
    guild_id: int,
    game: str,
    period: Period,
    *,
    at: int,
    season: int | None = None,
    limit: int = 20,
) -> list[BoardRow]:
    """Return the best of a guild at a game in the period around ``at`` (ms UTC), best first.

    ``season``: the number for Period.SEASON; None: the current one.
    """
    key = await _key(db, guild_id, period, at, season)
    return [_row(row) for row in await db.read(*_best(period, guild_id, game, key, limit))]


def _best(period: Period, guild_id: int, game: str, key: str, limit: int) -> Statement:
    first, second = _order(period)
    order = f"{first} DESC, {second} DESC, member_id"
    query = f"SELECT {_ROW} FROM boards WHERE {_BOARD} ORDER BY {order} LIMIT ?"
    return query, (guild_id, game, key, limit)


async def own_place(
    db: Database,
    guild_id: int,
    game: str,
    period: Period,
    member_id: int,
    *,
    at: int,
    season: int | None = None,
) -> tuple[BoardRow, int | None] | None:
    """Return a member's row and place (from 1; ties share it); None: not on the leaderboard.

    The place is None beyond the first thousand, so that no more rows of the index are counted.
    """
    key = await _key(db, guild_id, period, at, season)
    rows, [(higher,)], [(level,)] = await db.read_together(_own(period, guild_id, game, key, member_id))
    if not rows:
        return None
    better = higher + level
    return _row(rows[0]), (better + 1 if better < MOST_COUNTED else None)


def _own(period: Period, guild_id: int, game: str, key: str, member_id: int) -> list[Statement]:
    """Return the queries for a member's row, and for the number of better rows."""
    first, second = _order(period)
    board = (guild_id, game, key)
    row = f"FROM boards WHERE {_BOARD} AND member_id = ?"
    mine, own = f"(SELECT {first} {row})", f"(SELECT {second} {row})"
    counted = "SELECT count(*) FROM (SELECT 1 FROM boards WHERE " + _BOARD
    return [
        (f"SELECT {_ROW} {row}", (*board, member_id)),
        (
            f"{counted} AND {first} > {mine} LIMIT ?) AS higher",
            (*board, *board, member_id, MOST_COUNTED),
        ),
        (
            f"{counted} AND {first} = {mine} AND {second} > {own} LIMIT ?) AS level",
            (*board, *board, member_id, *board, member_id, MOST_COUNTED),
        ),
    ]


def _row(row: tuple[int, int, int, int, int, int]) -> BoardRow:
    member_id, matches, wins, rating, uncertainty, settled = row
    return BoardRow(member_id, matches, wins, rating, uncertainty, not settled)


# --- results without luck

ENOUGH: Final = 3
"""The fewest matches from which the variance can be estimated."""


@dataclass(frozen=True, slots=True)
class LuckRow:
    """A member's points per deal in a period, and the part that is due to luck.

    Points are relative to the mean of the other seats.
    """

    member_id: int
    matches: int
    deals: int
    points: float
    luck: float
    error: float
    """Standard error of ``earned``, estimated from the differences between matches."""

    @property
    def earned(self) -> float:
        """Points per deal without luck."""
        return self.points - self.luck


_LUCK = (
    "SELECT member_id, count(*), sum(deals), sum(points), sum(luck), sum(deals * deals), "
    "sum((points - luck) * deals), sum((points - luck) * (points - luck)) FROM ("
    "SELECT c.member_id, l.deals, l.points, l.luck FROM rating_changes c "
    "JOIN luck l ON l.table_id = c.table_id AND l.seat = c.seat WHERE c.guild_id = ? AND c.game = ? "
    "AND c.at >= ? AND c.at < ? AND c.member_id > 0 AND l.deals > 0) AS found "
    "GROUP BY member_id HAVING count(*) >= ?"
)


async def luck_board(
    db: Database, guild_id: int, game: str, period: Period, *, at: int, season: int | None = None
) -> list[LuckRow]:
    """Return the members by points per deal without luck, best first.

    Counted are the rated matches in the period around ``at`` (ms UTC) whose luck is known; members with
    fewer than ``ENOUGH`` of them are left out. ``season``: the number for Period.SEASON; None: the current
    one.
    """
    begin, end = await _span(db, guild_id, period, at, season)
    rows = await db.read(_LUCK, (guild_id, game, begin, end, ENOUGH))
    found = [_luck_row(member_id, *map(float, sums)) for member_id, *sums in rows]
    return sorted(found, key=lambda row: (-row.earned, row.member_id))


def _luck_row(
    member_id: int,
    matches: float,
    deals: float,
    points: float,
    luck: float,
    squares: float,
    products: float,
    earned: float,
) -> LuckRow:
    """Return a row from sums over matches, with points in thousandths.

    The sums are of deals, their squares, their products with what was earned, and the squares of that. The
    error is that of a ratio of two sums.
    """
    each = (points - luck) / deals
    scatter = max(0.0, earned - 2 * each * products + each * each * squares)
    error = sqrt(scatter * matches / (matches - 1)) / deals
    return LuckRow(
        member_id, int(matches), int(deals), points / deals / 1000, luck / deals / 1000, error / 1000
    )


async def _span(db: Database, guild_id: int, period: Period, at: int, season: int | None) -> tuple[int, int]:
    """Return when a period begins and when the next one does (ms UTC)."""
    day = datetime.fromtimestamp(at // 1000, UTC).date()
    match period:
        case Period.DAY:
            return _at(day), _at(day + timedelta(days=1))
        case Period.WEEK:
            monday = day - timedelta(days=day.weekday())
            return _at(monday), _at(monday + timedelta(days=7))
        case Period.MONTH:
            first = day.replace(day=1)
            return _at(first), _at((first + timedelta(days=31)).replace(day=1))
        case Period.SEASON:
            known = {each.number: each for each in await seasons(db, guild_id)}
            chosen = known.get(season) if season is not None else known[max(known)]
            if chosen is None:
                return 0, 0
            return chosen.begun_at, _EVER if chosen.ended_at is None else chosen.ended_at
        case Period.ALL:
            return 0, _EVER


def _at(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


# --- seasons


async def _key(db: Database, guild_id: int, period: Period, at: int, season: int | None) -> str:
    if period is Period.SEASON and season is None:
        season = await _running(db, guild_id)
    return period_key(period, at, season or 0)


async def _running(db: Database, guild_id: int) -> int:
    [(ended,)] = await db.read("SELECT max(number) FROM seasons WHERE guild_id = ?", (guild_id,))
    return (ended or 0) + 1


async def seasons(db: Database, guild_id: int) -> list[Season]:
    """Return all seasons of a guild, newest first; the first in the list is the current one.

    The guild's first season began with its first table.
    """
    rows, first = await db.read_together(
        [
            (
                (
                    "SELECT number, name, begun_at, ended_at FROM seasons "
                    "WHERE guild_id = ? ORDER BY number DESC"
                ),
                (guild_id,),
            ),
            ("SELECT created_at FROM tables WHERE guild_id = ? ORDER BY number LIMIT 1", (guild_id,)),
        ]
    )
    ended = [Season(*row) for row in rows]
    if ended:
        number, begun = ended[0].number + 1, ended[0].ended_at or 0
    else:
        number, begun = 1, first[0][0] if first else 0
    return [Season(number, None, begun, None), *ended]


async def end_season(db: Database, guild_id: int, name: str, *, at: int) -> Season:
    """End the current season and return it; the next one begins at once.

    Its leaderboards are kept. Matches that had ended by then belong to it, even if they are not rated yet.
    Raises Conflict if it was ended concurrently.
    """
    running = (await seasons(db, guild_id))[0]
    begun = min(running.begun_at or at, at)
    await db.write(
        [
            (
                (
                    "INSERT INTO seasons (guild_id, number, name, begun_at, ended_at, last_sequence) "
                    "VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(sequence), 0) FROM match_results))"
                ),
                (guild_id, running.number, name, begun, at),
            ),
            *seal_season(guild_id, running.number, at=at),
        ]
    )
    return Season(running.number, name, begun, at)
