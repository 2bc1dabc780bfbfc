"""Statistics of a member: rating over time, records, opponents, matches, reliability.

All of it is read from one member's rows by index; nothing is stored for it.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from data.db.database import Database
from data.rankings.rating_model import PROVISIONAL, shown, shown_uncertainty
from data.scores import SeatOutcome
from data.tables.codec import load_outcome


class RatingPoint(NamedTuple):
    """A rating as shown, after a match that ended ``at`` (ms UTC)."""

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
    """A member's records at a game, without practice; None: there is none.

    ``best_deal``: as in data/scores.py. ``best_streak``: matches won in a row. ``biggest_win``: the largest
    distance to the next score in a won match, at the table ``biggest_win_table``; seats that had resigned
    do not count. ``best_rating``: the highest rating as shown that was not provisional, reached at
    ``best_rating_at``.
    """

    best_deal: int | None
    best_streak: int
    biggest_win: int | None
    biggest_win_table: str | None
    best_rating: int | None
    best_rating_at: int | None


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """Matches in which two members played against each other, by who had the better place."""

    matches: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class Opponent:
    """An opponent of a member, and the record against them."""

    member_id: int
    record: HeadToHead


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat of a finished match; member None: a computer.

    ``change`` is the change of the rating as shown; None: not rated.
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
    """A match that ended ``at``.

    ``sequence`` orders matches, and is the key to the next page. ``counted``: all its people have played
    (data/tables/participation.py). ``message_id`` is the table's board, for a link; None: there is none.
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
    """How many of a member's last matches with other people were finished.

    Finished: present when the match ended, whatever the outcome. Abandoned: resigned, ran out of time, or
    left the seat to the computer (also by missing turns) and was not back at the end. A table that was
    closed by the program or a moderator counts only for those who had abandoned it before.
    """

    started: int
    finished: int

    @property
    def abandoned(self) -> int:
        """How many matches the member abandoned."""
        return self.started - self.finished

    @property
    def percent(self) -> int:
        """The share of finished matches, rounded down; 100 if none was started."""
        return 100 * self.finished // self.started if self.started else 100


async def member_rating(db: Database, guild_id: int, game: str, member_id: int) -> Rating | None:
    """Return a member's rating at a game of a guild; None: never rated."""
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
    """Return a member's records at a game of a guild."""
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
    """Return a member's most frequent opponents; ``game`` None: at all games.

    Only the last thousand matches are searched; partners and computer players are not opponents.
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
    """Return a member's record against another member; ``game`` None: at all games.

    It searches the matches of the one who has played fewer.
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
    """Return a member's matches in a guild, newest first; ``before``: only before this sequence.

    Raises BadRecord.
    """
    which, params = _of_member(guild_id, game, member_id)
    if before is not None:
        which, params = f"{which} AND m.sequence < ?", (*params, before)
    page = f"SELECT m.sequence FROM match_seats m WHERE {which} ORDER BY m.sequence DESC LIMIT ?"
    return await _played(db, page, (*params, limit))


async def played_match(db: Database, guild_id: int, table_id: str) -> PlayedMatch | None:
    """Return the finished match of a guild's table; None: there is none. Raises BadRecord."""
    which = "SELECT m.sequence FROM match_seats m WHERE m.table_id = ? AND m.guild_id = ?"
    found = await _played(db, which, (table_id, guild_id))
    return found[0] if found else None


async def _played(db: Database, page: str, params: tuple[object, ...]) -> list[PlayedMatch]:
    """Return the matches whose sequences a query selects, newest first."""
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


# Between two players, resigning is a normal end of a match, unless the match does not count because of it.
# With more players, the others have to play on with a computer.
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
    """Return a member's reliability over the ``last`` matches with other people in a guild.

    The limit keeps it up to date, and lets an index answer.
    """
    [(started, finished)] = await db.read(_RELIABILITY, (member_id, guild_id, last))
    return Reliability(started, finished or 0)
