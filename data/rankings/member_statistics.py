"""What can be told of a member: rating over time, records, opponents, matches, whether they stay to the end.

All of it is read off the indexes of one member's rows; nothing is kept up for it.
"""
# ruff: noqa: S608 - names of our own columns are put into the texts; values are parameters

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from data.db.database import Database
from data.rankings.rating_model import PROVISIONAL, shown, shown_uncertainty
from data.scores import SeatOutcome
from data.tables.codec import load_outcome


class RatingPoint(NamedTuple):
    """A rating, as shown, after a match that ended ``at`` (milliseconds UTC)."""

    at: int
    rating: int
    uncertainty: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A member's rating at a game, as shown, after ``matches`` rated matches."""

    rating: int
    uncertainty: int
    matches: int

    @property
    def provisional(self) -> bool:
        """Whether too few matches were rated."""
        return self.matches < PROVISIONAL


@dataclass(frozen=True, slots=True)
class Records:
    """A member's best at a game, practice left out; None: there is none.

    ``best_deal``: as in data/scores.py. ``best_streak``: matches won in a row. ``biggest_win``: the largest
    distance to the next score in a match won, at the table ``biggest_win_table``; seats that had left do not
    count. ``best_rating`` is the highest, as shown, that was not provisional, reached at ``best_rating_at``.
    """

    best_deal: int | None
    best_streak: int
    biggest_win: int | None
    biggest_win_table: str | None
    best_rating: int | None
    best_rating_at: int | None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Matches in which two members played against each other, by who took the better place."""

    matches: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a member has played against, and how they stand."""

    member_id: int
    record: HeadToHead


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of a match that ended; member None: a computer.

    ``change`` is that of the rating as shown; None: not rated.
    """

    seat: int
    team: int
    member_id: int | None
    score: int
    place: int
    outcome: SeatOutcome
    change: int | None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that ended ``at``. ``sequence`` orders matches, and is the key to the page after this one.
    ``counted``: whether all its people have played (data/tables/participation.py).

    ``message_id`` is the table's message in its channel, for a link; None: there is none.
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
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Reliability:
    """Of the last matches that a member began with other people, how many they finished.

    Finished: there when the match ended, whatever the outcome. Abandoned: resigned, ran out of the clock, or
    left the seat to the computer (also by missing turns) and was not back at the end. A table that the house
    or a moderator closed counts for those only who had abandoned it before.
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
    rows = await db.read(
        "SELECT number, mu_after, sigma_after FROM rating_changes "
        "WHERE guild_id = ? AND game = ? AND member_id = ? ORDER BY number DESC LIMIT 1",
        (guild_id, game, member_id),
    )
    return Rating(shown(rows[0][1]), shown_uncertainty(rows[0][2]), rows[0][0]) if rows else None


async def rating_history(
    db: Database, guild_id: int, game: str, member_id: int, *, limit: int = 1000
) -> list[RatingPoint]:
    """Return the rating after each of the last ``limit`` rated matches, oldest first."""
    rows = await db.read(
        "SELECT at, mu_after, sigma_after FROM rating_changes "
        "WHERE guild_id = ? AND game = ? AND member_id = ? ORDER BY number DESC LIMIT ?",
        (guild_id, game, member_id, limit),
    )
    return [RatingPoint(at, shown(mu), shown_uncertainty(sigma)) for at, mu, sigma in reversed(rows)]


_BIGGEST_WIN = (
    "SELECT table_id, margin FROM match_seats WHERE guild_id = ? AND game = ? AND member_id = ? "
    "AND margin IS NOT NULL AND EXISTS (SELECT 1 FROM match_results r "
    "WHERE r.sequence = match_seats.sequence AND r.counted = 1) ORDER BY margin DESC, sequence LIMIT 1"
)


async def records(db: Database, guild_id: int, game: str, member_id: int) -> Records:
    """Return a member's records at a game of a server."""
    member = (guild_id, game, member_id)
    scores, wins, ratings = await db.read_together(
        [
            (
                (
                    "SELECT best_deal, best_streak FROM scores "
                    "WHERE guild_id = ? AND game = ? AND member_id = ? AND practice = 0"
                ),
                member,
            ),
            (_BIGGEST_WIN, member),
            (
                (
                    "SELECT mu_after, at FROM rating_changes "
                    "WHERE guild_id = ? AND game = ? AND member_id = ? AND number >= ? "
                    "ORDER BY mu_after DESC, number LIMIT 1"
                ),
                (*member, PROVISIONAL),
            ),
        ]
    )
    best_deal, best_streak = scores[0] if scores else (None, 0)
    table_id, margin = wins[0] if wins else (None, None)
    rating, reached = (shown(ratings[0][0]), ratings[0][1]) if ratings else (None, None)
    return Records(best_deal, best_streak, margin, table_id, rating, reached)


_LOOKED_AT: Final = 1000
_PLACES = (
    "count(*), sum(CASE WHEN o.place > m.place THEN 1 ELSE 0 END), "
    "sum(CASE WHEN o.place < m.place THEN 1 ELSE 0 END)"
)


async def opponents(
    db: Database, guild_id: int, game: str | None, member_id: int, *, limit: int = 5
) -> list[Opponent]:
    """Return whom a member has played against most often, most often first; ``game`` None: at all games.

    Of the last thousand matches; partners in a match and computer players are no opponents.
    """
    which, params = _of_member(guild_id, game, member_id)
    rows = await db.read(
        f"SELECT o.member_id, {_PLACES} FROM (SELECT m.table_id, m.team, m.place FROM match_seats m "
        f"WHERE {which} ORDER BY m.sequence DESC LIMIT ?) m "
        "JOIN match_results r ON r.table_id = m.table_id AND r.counted = 1 "
        "JOIN match_seats o ON o.table_id = m.table_id AND o.team <> m.team AND o.member_id > 0 "
        "GROUP BY o.member_id ORDER BY count(*) DESC, o.member_id LIMIT ?",
        (*params, _LOOKED_AT, limit),
    )
    return [Opponent(other, _head_to_head(row)) for other, *row in rows]


async def head_to_head(
    db: Database, guild_id: int, game: str | None, member_id: int, other_id: int
) -> HeadToHead:
    """Return how a member stands against another one; ``game`` None: at all games.

    The matches of whoever of the two has played fewer are gone through.
    """
    played: dict[int, int] = dict(
        await db.read(
            "SELECT member_id, sum(matches) FROM scores WHERE guild_id = ? AND member_id IN (?, ?) "
            "AND practice = 0 GROUP BY member_id",
            (guild_id, member_id, other_id),
        )
    )
    fewer, more = sorted((member_id, other_id), key=lambda one: played.get(one, 0))
    which, params = _of_member(guild_id, game, fewer)
    [row] = await db.read(
        f"SELECT {_PLACES} FROM match_seats m JOIN match_seats o ON o.guild_id = m.guild_id "
        "AND o.member_id = ? AND o.sequence = m.sequence AND o.team <> m.team "
        f"JOIN match_results r ON r.sequence = m.sequence AND r.counted = 1 WHERE {which}",
        (more, *params),
    )
    found = _head_to_head(row)
    return found if fewer == member_id else replace(found, ahead=found.behind, behind=found.ahead)


def _head_to_head(row: tuple[Any, ...] | list[Any]) -> HeadToHead:
    matches, ahead, behind = row[0], row[1] or 0, row[2] or 0
    return HeadToHead(matches, ahead, behind, matches - ahead - behind)


def _of_member(guild_id: int, game: str | None, member_id: int) -> tuple[str, tuple[object, ...]]:
    if game is None:
        return "m.guild_id = ? AND m.member_id = ?", (guild_id, member_id)
    return "m.guild_id = ? AND m.member_id = ? AND m.game = ?", (guild_id, member_id, game)


async def history(
    db: Database,
    guild_id: int,
    member_id: int,
    *,
    game: str | None = None,
    before: int | None = None,
    limit: int = 10,
) -> list[PlayedMatch]:
    """Return a member's matches in a server, the last first; ``before``: only those before this sequence.

    Raises BadRecord.
    """
    which, params = _of_member(guild_id, game, member_id)
    if before is not None:
        which, params = f"{which} AND m.sequence < ?", (*params, before)
    page = f"SELECT m.sequence FROM match_seats m WHERE {which} ORDER BY m.sequence DESC LIMIT ?"
    return await _played(db, page, (*params, limit))


async def played_match(db: Database, guild_id: int, table_id: str) -> PlayedMatch | None:
    """Return the match of a table of a server; None: there is none that ended. Raises BadRecord."""
    which = "SELECT m.sequence FROM match_seats m WHERE m.table_id = ? AND m.guild_id = ?"
    found = await _played(db, which, (table_id, guild_id))
    return found[0] if found else None


async def _played(db: Database, page: str, params: tuple[object, ...]) -> list[PlayedMatch]:
    """Return the matches whose sequences a query selects, the last first."""
    matches, seats = await db.read_together(
        [
            (
                (
                    "SELECT r.sequence, r.table_id, t.number, t.game, r.at, t.channel_id, t.message_id, "
                    "r.outcome, r.counted FROM match_results r JOIN tables t ON t.table_id = r.table_id "
                    f"WHERE r.sequence IN ({page}) ORDER BY r.sequence DESC"
                ),
                params,
            ),
            (
                (
                    "SELECT s.table_id, s.seat, s.team, s.member_id, s.score, s.place, s.outcome, "
                    "c.mu_before, c.mu_after FROM match_results r "
                    "JOIN match_seats s ON s.table_id = r.table_id "
                    "LEFT JOIN rating_changes c ON c.table_id = s.table_id AND c.seat = s.seat "
                    f"WHERE r.sequence IN ({page}) ORDER BY s.table_id, s.seat"
                ),
                params,
            ),
        ]
    )
    seats_of: defaultdict[str, list[PlayedSeat]] = defaultdict(list)
    for table_id, seat, team, member, score, place, outcome, mu_before, mu_after in seats:
        change = None if mu_after is None else shown(mu_after) - shown(mu_before)
        seats_of[table_id].append(PlayedSeat(seat, team, member, score, place, SeatOutcome(outcome), change))
    return [
        PlayedMatch(
            sequence,
            table_id,
            number,
            key,
            at,
            channel_id,
            message_id,
            load_outcome(outcome, where=f"table {table_id}").ending,
            tuple(seats_of[table_id]),
            bool(counted),
        )
        for sequence, table_id, number, key, at, channel_id, message_id, outcome, counted in matches
    ]


# Between two, giving up is a way in which a match ends, unless the match does not count because of it; of
# more, the others have to play on with a computer.
_GAVE_UP = (
    "t.seat_count = 2 AND EXISTS (SELECT 1 FROM resignations r "
    "WHERE r.table_id = s.table_id AND r.seat = s.seat AND r.why = 'resigned') "
    "AND NOT EXISTS (SELECT 1 FROM match_results m WHERE m.table_id = s.table_id AND m.counted = 0)"
)
_GONE = (
    f"(s.resigned_at IS NOT NULL AND NOT ({_GAVE_UP})) "
    "OR (s.away = 1 AND s.resigned_at IS NULL AND t.status IN ('over', 'closed'))"
)
_RELIABILITY = (
    "SELECT count(*), sum(finished) FROM ("
    f"SELECT CASE WHEN {_GONE} THEN 0 ELSE 1 END AS finished "
    "FROM seats s JOIN tables t ON t.table_id = s.table_id "
    "WHERE s.member_id = ? AND t.guild_id = ? AND t.started_at IS NOT NULL "
    f"AND (t.status = 'over' OR {_GONE}) "
    "AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = s.table_id AND o.member_id <> s.member_id) "
    "ORDER BY s.joined_at DESC LIMIT ?) AS latest"
)


async def reliability(db: Database, guild_id: int, member_id: int, *, last: int = 100) -> Reliability:
    """Return how many of the ``last`` matches begun in a server with other people the member has finished.

    Only the last ones: that is how somebody plays now, and it is read off an index.
    """
    [(started, finished)] = await db.read(_RELIABILITY, (member_id, guild_id, last))
    return Reliability(started, finished or 0)
