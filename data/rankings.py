"""Boards of the best by day, week, month, season and for all time, and the seasons.

A row of a board is an aggregate: the matches of a member in one period, with the rating after the last of them.
It is kept up in the unit that rates a match (data/ratings.py), so that no board ever shows a match without its
rating, and it is read off an index in the order of the board.

Only matches that are rated count here: tables of people, at least two. Days begin at midnight UTC, weeks are
those of ISO 8601 and begin on Monday.
"""

from dataclasses import dataclass
from enum import StrEnum

from data.database import Database

__all__ = ["BoardRow", "Period", "Season", "end_season", "leaderboard", "own_place", "period_key", "seasons"]


class Period(StrEnum):
    """What a board covers."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A member on a board: matches and wins of the period, rating and uncertainty (data/skill.py's shown scale)
    after its last match, and whether the rating was provisional then.
    """

    member_id: int
    matches: int
    wins: int
    rating: int
    uncertainty: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a server, numbered from 1. The one that runs has no name and no end."""

    number: int
    name: str | None
    begun_at: int
    ended_at: int | None


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
    """Return the best of a server at a game in the period that holds ``at`` (milliseconds UTC), best first.

    ``season`` is the number of a season for Period.SEASON; None: the one that runs now. Boards of seasons and of all
    time are in order of rating, those with provisional ratings last; boards of days, weeks and months in order of wins,
    then rating.
    """
    raise NotImplementedError


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
    """Return a member's row of a board and the place (from 1; equals share it); None: not on the board.

    The place is None beyond the first thousand: it is counted on the index, and no further than that.
    """
    raise NotImplementedError


async def seasons(db: Database, guild_id: int) -> list[Season]:
    """Return all seasons of a server, the newest, which runs, first."""
    raise NotImplementedError


async def end_season(db: Database, guild_id: int, name: str, *, at: int) -> Season:
    """End the season that runs and return it; the next begins at once. Its boards are kept.

    Matches that had ended by then belong to it, also those not rated yet. Raises Conflict when it was ended
    in the meantime.
    """
    raise NotImplementedError


def period_key(period: Period, at: int, season: int) -> str:
    """Return how a period is stored: "2026-11-20", "2026-W47", "2026-11", "S3", "all"."""
    raise NotImplementedError
