"""Statistics of a member: rating over time, records, opponents, matches, reliability.

All of it is read from one member's rows by index; nothing is stored for it. Ratings and records against
computers are apart from those among people.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from data.db.database import Database
from data.rankings.rating_model import PROVISIONAL, shown, shown_uncertainty
from data.rankings.ratings import Pool
from data.scores import SeatOutcome
from data.tables.codec import load_outcome
from data.tables.venues import ANYONE, FRIENDS
from engine import GAMES


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


class Record(NamedTuple):
    """The best of a member, and when it was reached (ms UTC)."""

    value: int
    at: int


@dataclass(frozen=True, slots=True)
class Records:
    """A member's records at a game among people or in practice; None: there is none.

    ``rating``: the highest rating as shown that was not provisional. ``streak``: most matches won in a row.
    ``margin``: the largest distance to the next score in a won match; seats that had resigned do not count,
    nor does practice. ``deal``: the best deal of a match that counts. ``firsts``: by ending, when the
    member's side first won a deal by it.
    """

    rating: Record | None
    streak: Record | None
    margin: Record | None
    deal: Record | None
    firsts: Mapping[str, int]


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

    ``change`` is the change of the rating as shown; None: not rated. ``name``: what the player was called.
    """

    seat: int
    team: int
    member_id: int | None
    score: int
    place: int
    outcome: SeatOutcome
    change: int | None
    name: str = ""


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

    @property
    def against_computers(self) -> bool:
        """Whether a computer played in it, so that it is not rated among people."""
        return any(seat.member_id is None for seat in self.seats)


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
    def percent(self) -> int:
        """The share of finished matches, rounded down; 100 if none was started."""
        return 100 * self.finished // self.started if self.started else 100


async def member_rating(
    db: Database, guild_id: int, game: str, member_id: int, pool: Pool = Pool.PEOPLE
) -> Rating | None:
    """Return a member's rating at a game of a guild; None: never rated."""
    rows = await db.read(
        f"SELECT number, mu_after, sigma_after FROM {pool} "
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


_BIGGEST_WIN: Final = (
    "SELECT m.margin, r.at FROM match_seats m JOIN match_results r ON r.sequence = m.sequence "
    "WHERE m.guild_id = ? AND m.game = ? AND m.member_id = ? AND m.margin IS NOT NULL AND r.counted = 1 "
    "ORDER BY m.margin DESC, m.sequence LIMIT 1"
)
_BEST_RATING: Final = (
    "SELECT mu_after, at FROM {} WHERE guild_id = ? AND game = ? AND member_id = ? AND number >= ? "
    "ORDER BY mu_after DESC, number LIMIT 1"
)
_MATCHES: Final = (
    "SELECT m.table_id, m.seat, m.team, m.sequence, m.outcome, r.at, "
    "CASE WHEN (SELECT count(p.member_id) FROM match_seats p WHERE p.table_id = m.table_id) < 2 "
    "THEN 1 ELSE 0 END AS practice "
    "FROM match_seats m JOIN match_results r ON r.table_id = m.table_id AND r.counted = 1 "
    "WHERE m.guild_id = ? AND m.game = ? AND m.member_id = ?"
)
_DEALS: Final = (
    "SELECT m.practice, d.ending, CASE WHEN d.winner IS NULL THEN -1 WHEN w.team = m.team THEN 1 ELSE 0 END "
    f"AS won, s.points, min(d.at) FROM ({_MATCHES}) AS m "
    "JOIN results d ON d.table_id = m.table_id "
    "JOIN result_seats s ON s.table_id = d.table_id AND s.deal = d.deal AND s.seat = m.seat "
    "LEFT JOIN match_seats w ON w.table_id = d.table_id AND w.seat = d.winner "
    "GROUP BY m.practice, d.ending, won, s.points"
)


async def records(db: Database, guild_id: int, game: str, member_id: int) -> tuple[Records, Records]:
    """Return a member's records at a game of a guild: among people, and in practice."""
    member = (guild_id, game, member_id)
    among_people, against_computers, matches, wins, deals = await db.read_together(
        [
            *((_BEST_RATING.format(pool), (*member, PROVISIONAL)) for pool in Pool),
            (f"SELECT at, outcome, practice FROM ({_MATCHES}) AS m ORDER BY sequence", member),
            (_BIGGEST_WIN, member),
            (_DEALS, member),
        ]
    )
    made = [_records(practice, game, matches, deals) for practice in (False, True)]
    margin = Record(*wins[0]) if wins else None
    return (
        replace(made[0], rating=_best_rating(among_people), margin=margin),
        replace(made[1], rating=_best_rating(against_computers)),
    )


def _best_rating(rows: Sequence[tuple[int, int]]) -> Record | None:
    return Record(shown(rows[0][0]), rows[0][1]) if rows else None


def _records(
    practice: bool,
    game: str,
    matches: Iterable[tuple[int, str, int]],
    deals: Iterable[tuple[int, str, int, int, int]],
) -> Records:
    """Return the records of one kind of matches, in their order, and of deals (``_DEALS``)."""
    low = game in GAMES and GAMES[game].low_wins
    streak, length = None, 0
    for at, outcome, kind in matches:
        if kind == practice:
            length = length + 1 if outcome == SeatOutcome.WON else 0
            if length > (0 if streak is None else streak.value):
                streak = Record(length, at)
    own = [deal[1:] for deal in deals if deal[0] == practice]
    worth = [Record(points, at) for _, won, points, at in own if (won >= 0 if low else points > 0)]
    firsts: dict[str, int] = {}
    for ending, won, _, at in own:
        if won == 1:
            firsts[ending] = min(at, firsts.get(ending, at))
    return Records(
        rating=None,
        streak=streak,
        margin=None,
        deal=min(worth, key=lambda deal: (deal.value if low else -deal.value, deal.at), default=None),
        firsts=firsts,
    )


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
    db: Database, guild_id: int, game: str | None, member_id: int, other_id: int, *, upto: int | None = None
) -> HeadToHead:
    """Return a member's record against another member; ``game`` None: at all games.

    ``upto``: up to the match of this sequence, with it. It searches the matches of the one who has played
    fewer.
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
    if upto is not None:
        # The plus keeps SQLite from looking for all earlier matches of the other member, each time.
        which, params = f"{which} AND +m.sequence <= ?", (*params, upto)
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


async def played_outside(db: Database, member_id: int) -> list[int]:
    """Return where a member has finished matches outside of guilds: ANYONE, FRIENDS (venues)."""
    rows = await db.read(
        "SELECT DISTINCT guild_id FROM match_seats WHERE member_id = ? AND guild_id IN (?, ?)",
        (member_id, ANYONE, FRIENDS),
    )
    return sorted((guild for (guild,) in rows), reverse=True)


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
                    "coalesce(c.mu_before, d.mu_before), coalesce(c.mu_after, d.mu_after), n.name "
                    "FROM match_results r JOIN match_seats s ON s.table_id = r.table_id "
                    "JOIN seats n ON n.table_id = s.table_id AND n.seat = s.seat "
                    f"LEFT JOIN {Pool.PEOPLE} c ON c.table_id = s.table_id AND c.seat = s.seat "
                    f"LEFT JOIN {Pool.COMPUTERS} d ON d.table_id = s.table_id AND d.seat = s.seat "
                    f"WHERE r.sequence IN ({page}) ORDER BY s.table_id, s.seat"
                ),
                params,
            ),
        ]
    )
    seats_of: defaultdict[str, list[PlayedSeat]] = defaultdict(list)
    for table_id, seat, team, member, score, place, outcome, mu_before, mu_after, name in seats:
        change = None if mu_after is None else shown(mu_after) - shown(mu_before)
        seats_of[table_id].append(
            PlayedSeat(seat, team, member, score, place, SeatOutcome(outcome), change, name)
        )
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
