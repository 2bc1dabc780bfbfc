"""What can be told of a member: rating over time, records, opponents, matches, and whether they stay to the end."""

from dataclasses import dataclass
from typing import NamedTuple

from data.database import Database
from data.scores import SeatOutcome

__all__ = [
    "HeadToHead",
    "Opponent",
    "PlayedMatch",
    "PlayedSeat",
    "Rating",
    "RatingPoint",
    "Records",
    "Reliability",
    "head_to_head",
    "history",
    "member_rating",
    "opponents",
    "rating_history",
    "records",
    "reliability",
]


class RatingPoint(NamedTuple):
    """A rating after a match that ended ``at`` (milliseconds UTC), as shown."""

    at: int
    rating: int
    uncertainty: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's rating at a game, as shown; provisional: fewer than ten matches were rated."""

    rating: int
    uncertainty: int
    matches: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Records:
    """A member's best at a game, practice left out; None: there is none.

    ``best_deal``: most points in a deal. ``best_streak``: matches won in a row. ``biggest_win`` is the
    largest distance to the next score of another team in a match won, ``biggest_win_table`` its table.
    ``best_rating`` is the highest that was not provisional, reached at ``best_rating_at``.
    """

    best_deal: int | None
    best_streak: int
    biggest_win: int | None
    biggest_win_table: str | None
    best_rating: int | None
    best_rating_at: int | None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Matches of a member in which another one played against them, by who took the better place."""

    matches: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a member has played against."""

    member_id: int
    record: HeadToHead


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of a match that ended: member None is a computer; ``change`` of the shown rating, None: not rated."""

    seat: int
    team: int
    member_id: int | None
    score: int
    place: int
    outcome: SeatOutcome
    change: int | None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that ended ``at``; ``sequence`` orders matches, and is the key to the page after this one.

    ``message_id`` is the table's message in its channel, for a link; None: it was never shown.
    """

    sequence: int
    table_id: str
    number: int
    game: str
    at: int
    channel_id: int
    message_id: int | None
    ending: str
    seats: tuple[PlayedSeat, ...]


@dataclass(frozen=True, slots=True)
class Reliability:
    """Of the last matches that a member began with other people, how many they finished.

    Finished: there when the match ended, whatever the outcome. Abandoned: resigned, ran out of the clock, or
    left the seat to the computer (also by missing turns) and was not back at the end. A table that the house or
    a moderator closed counts for those only who had abandoned it before.
    """

    started: int
    finished: int

    @property
    def abandoned(self) -> int:
        """How many the member has left."""
        return self.started - self.finished

    @property
    def percent(self) -> int:
        """The share that was finished, rounded down; 100 for somebody who has not begun any."""
        return 100 * self.finished // self.started if self.started else 100


async def member_rating(db: Database, guild_id: int, game: str, member_id: int) -> Rating | None:
    """Return a member's rating at a game of a server; None: never rated."""
    raise NotImplementedError


async def rating_history(
    db: Database, guild_id: int, game: str, member_id: int, *, limit: int = 1000
) -> list[RatingPoint]:
    """Return the rating after each of the last ``limit`` rated matches, oldest first."""
    raise NotImplementedError


async def records(db: Database, guild_id: int, game: str, member_id: int) -> Records:
    """Return a member's records at a game of a server."""
    raise NotImplementedError


async def opponents(
    db: Database, guild_id: int, game: str | None, member_id: int, *, limit: int = 5
) -> list[Opponent]:
    """Return whom a member has played against most often, most often first; ``game`` None: at all games.

    Of the last thousand matches; partners in a match and computer players are no opponents.
    """
    raise NotImplementedError


async def head_to_head(
    db: Database, guild_id: int, game: str | None, member_id: int, other_id: int
) -> HeadToHead:
    """Return how a member stands against another one, seen from ``member_id``; ``game`` None: at all games."""
    raise NotImplementedError


async def history(
    db: Database,
    guild_id: int,
    member_id: int,
    *,
    game: str | None = None,
    before: int | None = None,
    limit: int = 10,
) -> list[PlayedMatch]:
    """Return a member's matches in a server, the last first; ``before``: only those before this sequence."""
    raise NotImplementedError


async def reliability(db: Database, guild_id: int, member_id: int, *, last: int = 100) -> Reliability:
    """Return how many of the ``last`` matches begun in a server with other people the member has finished."""
    raise NotImplementedError
