"""Ratings of members by server and game: derived from the finished matches, in their order, one unit for each.

Rating is no part of a move. A match is stored with its outcome; what follows from it for ratings and boards is a step
of its own that can be repeated: ``rate_pending`` finds what is not rated yet. A crash in between costs nothing, and
of two processes that rate the same match the second is refused by the primary key.

One rating goes on through all seasons: beginning anew would forget what is known and make everybody provisional
again; a season's board counts the season's matches and keeps the rating as it was at its end.
"""

from dataclasses import dataclass

from data.database import Database
from data.skill import Explained

__all__ = ["Rater", "RatingDifference", "SeatChange", "match_changes", "rate_pending", "recompute_ratings"]


class Rater:
    """Rates in one process: call ``rate`` at the start and after every match that ended; calls wait for each other."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def rate(self) -> int:
        """Rate what is pending; return the number of matches looked at. Raises StorageError."""
        raise NotImplementedError


async def rate_pending(db: Database) -> int:
    """Rate all finished matches that are not rated yet, in the order of their ends, one unit each.

    Returns the number of matches looked at, also those that count for no rating. Safe beside another process that does the
    same. Raises StorageError.
    """
    raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """What a match did to one seat's rating: ``number`` is the member's count of rated matches with this one."""

    seat: int
    team: int
    member_id: int
    number: int
    explained: Explained


async def match_changes(db: Database, table_id: str) -> list[SeatChange]:
    """Return the arithmetic of a match by seat, in order of seats; empty when it was not rated (yet)."""
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class RatingDifference:
    """Something stored that is not what the results say: ``what`` names it ("match 12 mu", "2026-W47 wins" …)."""

    guild_id: int
    game: str
    member_id: int
    what: str
    stored: int | None
    derived: int | None


async def recompute_ratings(
    db: Database, *, repair: bool = False, guild_id: int | None = None
) -> list[RatingDifference]:
    """Derive all ratings and boards from the stored results and return where what is stored differs.

    ``repair`` removes everything derived, of all servers, and rates anew, which takes its time; boards are short meanwhile.
    """
    raise NotImplementedError
