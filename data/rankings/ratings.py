"""Ratings of members by guild and game, derived from the finished matches in their order.

Rating is not part of a move. A match is stored with its outcome; ratings and leaderboards follow in a
separate step, one unit for each match, which can be repeated: ``rate_pending`` finds what is not rated yet.
A crash in between loses nothing, and if two processes rate the same match, the primary key refuses the
second.

A rating continues through all seasons: a restart would forget what is known and make everybody provisional
again. A season's leaderboard counts the season's matches and keeps the rating as of its end.

A match is rated if all its seats are people, in at least two teams, and everybody has played
(data/tables/participation.py). A seat counts for its person even if the computer played it for a while.
Erased members stay in the calculation under a pseudonym.

A match of one person against computers changes another rating, which starts afresh, is on no leaderboard
and in no seal. Computers have fixed strengths in it (data/rankings/level_ratings.py). Since nothing can be
transferred to or from a computer, such matches always count in full. Where two people and a computer play,
nothing is rated: it would mix the two scales.

Two members who meet again and again learn less and less about each other, and could transfer points from
one to the other. Therefore their matches within ``RECENT_MS`` count as less than ``MOST`` matches in total:
each counts in full while half of what is left is at least one match, and then half of what is left. In a
match with several pairs of opponents, the pair that has used up most decides.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import asyncio
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations, islice
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import Conflict, StorageError
from data.db.locks import lock_installation
from data.fairness.guild_chain import seal_ratings
from data.rankings.leaderboards import Period, count_on_boards, period_key
from data.rankings.level_ratings import level_skill
from data.rankings.rating_model import (
    FULL,
    NEW,
    PROVISIONAL,
    Explained,
    Skill,
    explain,
    rate,
    shown,
    shown_uncertainty,
)
from data.scores import SeatOutcome, next_matches
from data.tables.participation import EVERY_MATCH, judge_by_current_rules

RECENT_MS: Final = 7 * 86_400_000
MOST: Final = 10
"""The matches of two opponents within ``RECENT_MS`` count as less than this number."""


class Pool(StrEnum):
    """The players among whom a rating is; the value is the database table of its changes."""

    PEOPLE = "rating_changes"
    COMPUTERS = "computer_ratings"


class Rater:
    """Rates matches in one process: call ``rate`` at the start and after every match.

    Calls wait for each other.
    """

    def __init__(self, db: Database) -> None:
        self._db = db
        self._lock = asyncio.Lock()

    async def rate(self) -> int:
        """Rate what is pending; return the number of matches handled. Raises StorageError."""
        async with self._lock:
            return await rate_pending(self._db)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """A match's change of the rating of one seat's member.

    ``number`` counts the member's rated matches at the game in this pool, including this one. A computer
    player has a ``level`` and no member, and its rating does not change.
    """

    pool: Pool = Pool.PEOPLE
    seat: int
    team: int
    member_id: int | None
    level: str | None = None
    number: int
    explained: Explained


@dataclass(frozen=True, slots=True)
class RatingDifference:
    """A stored value that differs from the results.

    ``what`` names it: "match 12 mu_after" (12 is its sequence), "2026-W47 wins" …; None: it is missing, or
    should not exist.
    """

    guild_id: int
    game: str
    member_id: int
    what: str
    stored: object
    derived: object

    def __str__(self) -> str:
        """Return a sentence for an operator."""
        where = f"server {self.guild_id}, {self.game}, member {self.member_id}"
        return f"{where}: {self.what} is {self.stored}, should be {self.derived}"


async def unrated(db: Database, *, since: int, limit: int = 10) -> list[str]:
    """Return the tables of the last unrated matches that ended after ``since`` (ms UTC)."""
    rows = await db.read(
        "SELECT table_id FROM match_results WHERE sequence > (SELECT coalesce(max(sequence), 0) FROM rated) "
        "AND at > ? ORDER BY sequence DESC LIMIT ?",
        (since, limit),
    )
    return [table_id for (table_id,) in rows]


async def just_ended(db: Database, *, since: int, limit: int = 10) -> list[str]:
    """Return the tables of the last ``limit`` matches, if they ended after ``since`` (ms UTC)."""
    rows = await db.read(
        "SELECT table_id FROM match_results "
        "WHERE sequence > (SELECT max(sequence) FROM match_results) - ? AND at > ? ORDER BY sequence DESC",
        (limit, since),
    )
    return [table_id for (table_id,) in rows]


# --- rating one match


class _Seat(NamedTuple):
    seat: int
    member_id: int | None
    team: int
    place: int
    won: bool
    level: str | None


@dataclass(frozen=True, slots=True)
class _Match:
    sequence: int
    table_id: str
    guild_id: int
    game: str
    at: int
    rules: int
    counted: bool
    seats: tuple[_Seat, ...]

    @property
    def pool(self) -> Pool | None:
        """Where it is rated; None: nowhere."""
        if not self.counted or len({seat.team for seat in self.seats}) < 2:
            return None
        computers = [seat for seat in self.seats if seat.member_id is None]
        if not computers:
            return Pool.PEOPLE
        alone = len(computers) == len(self.seats) - 1
        return Pool.COMPUTERS if alone and all(map(self.level_skill, computers)) else None

    def level_skill(self, seat: _Seat) -> Skill | None:
        """Return the fixed strength of a computer; None: it has none by the match's rules."""
        return level_skill(self.rules, self.game, seat.level)

    def pairs(self) -> Iterator["_Pair"]:
        """Yield the pairs of opponents."""
        for one, other in combinations(self.seats, 2):
            if one.team != other.team and one.member_id is not None and other.member_id is not None:
                yield _pair(self.guild_id, self.game, one.member_id, other.member_id)


class _Key(NamedTuple):
    pool: Pool
    guild_id: int
    game: str
    member_id: int


class _Standing(NamedTuple):
    """The number of rated matches so far, and the skill after them."""

    number: int
    skill: Skill


class _Pair(NamedTuple):
    """Two members at a game of a guild, the lower id first."""

    guild_id: int
    game: str
    low: int
    high: int


def _pair(guild_id: int, game: str, one: int, other: int) -> _Pair:
    return _Pair(guild_id, game, min(one, other), max(one, other))


class _Meetings:
    """How much the matches of two opponents have counted, by when they ended."""

    def __init__(self) -> None:
        self._times: defaultdict[_Pair, list[int]] = defaultdict(list)
        self._shares: defaultdict[_Pair, list[int]] = defaultdict(list)

    def add(self, pair: _Pair, at: int, share: int) -> None:
        """Record a match of two opponents."""
        place = bisect_right(self._times[pair], at)  # the machine's clock may have been set back
        self._times[pair].insert(place, at)
        self._shares[pair].insert(place, share)

    def share(self, match: _Match) -> int:
        """Return how much a match counts, in millionths, and record it."""
        pairs, share = [*match.pairs()], FULL
        if match.rules > EVERY_MATCH:
            since = match.at - RECENT_MS
            used = max(sum(self._shares[pair][bisect_right(self._times[pair], since) :]) for pair in pairs)
            share = max(0, min(FULL, (MOST * FULL - used) // 2))
        for pair in pairs:
            self.add(pair, match.at, share)
        return share


_BEGINNER: Final = _Standing(0, NEW)
_Standings = dict[_Key, _Standing]


class _Change(NamedTuple):
    key: _Key
    seat: _Seat
    before: Skill
    after: _Standing


def _rate_match(match: _Match, standings: _Standings, meetings: _Meetings) -> tuple[int, list[_Change]]:
    """Rate a match: return its share and the changes by seat; update standings and meetings."""
    pool = match.pool
    if pool is None:
        return 0, []
    share = meetings.share(match) if pool is Pool.PEOPLE else FULL
    teams = _teams(match.seats)
    keys = [[_Key(pool, match.guild_id, match.game, seat.member_id or 0) for seat in team] for team in teams]
    before = [
        [_before(match, seat, standings.get(key, _BEGINNER)) for seat, key in zip(*team, strict=True)]
        for team in zip(teams, keys, strict=True)
    ]
    after = rate(
        [[one.skill for one in team] for team in before], [team[0].place for team in teams], share=share
    )
    changes = [
        _Change(keys[team][index], seat, had.skill, _Standing(had.number + 1, after[team][index]))
        for team, seats in enumerate(teams)
        for index, (seat, had) in enumerate(zip(seats, before[team], strict=True))
        if seat.member_id is not None
    ]
    standings.update((change.key, change.after) for change in changes)
    return share, sorted(changes, key=lambda change: change.seat.seat)


def _before(match: _Match, seat: _Seat, known: _Standing) -> _Standing:
    fixed = match.level_skill(seat) if seat.member_id is None else None
    return known if fixed is None else _Standing(0, fixed)


def _teams(seats: Iterable[_Seat]) -> list[list[_Seat]]:
    """Group the seats by team; a team has one place."""
    teams: defaultdict[int, list[_Seat]] = defaultdict(list)
    for seat in seats:
        teams[seat.team].append(seat)
    return [*teams.values()]


async def match_changes(db: Database, table_id: str) -> list[SeatChange]:
    """Return the rating changes of a match by seat, explained; empty if it is not rated."""
    for pool, rows in zip(
        Pool, await db.read_together([(_CHANGES_OF[pool], (table_id,)) for pool in Pool]), strict=True
    ):
        if any(number is not None for number, *_ in rows):
            return _explained(pool, rows)
    return []


_CHANGES_OF: Final = {
    pool: (
        "SELECT c.number, c.member_id, c.mu_before, c.sigma_before, c.mu_after, c.sigma_after, "
        "s.seat, s.team, s.place, r.weight, m.rules, s.game, x.level FROM match_seats s "
        "JOIN match_results m ON m.table_id = s.table_id JOIN rated r ON r.sequence = m.sequence "
        "JOIN seats x ON x.table_id = s.table_id AND x.seat = s.seat "
        f"LEFT JOIN {pool} c ON c.table_id = s.table_id AND c.seat = s.seat "
        "WHERE s.table_id = ? ORDER BY s.team, s.seat"
    )
    for pool in Pool
}


def _explained(pool: Pool, rows: Sequence[tuple[Any, ...]]) -> list[SeatChange]:
    teams: defaultdict[int, list[tuple[Any, ...]]] = defaultdict(list)
    for row in rows:
        teams[row[7]].append(row)
    numbers = explain(
        [[_skill_before(row) for row in team] for team in teams.values()],
        [team[0][8] for team in teams.values()],
    )
    found = [
        SeatChange(
            pool=pool,
            seat=row[6],
            team=row[7],
            member_id=row[1],
            level=row[12],
            number=row[0] or 0,
            explained=replace(
                explained, after=explained.after if row[0] is None else Skill(*row[4:6]), share=row[9]
            ),
        )
        for team, of_team in zip(teams.values(), numbers, strict=True)
        for row, explained in zip(team, of_team, strict=True)
    ]
    return sorted(found, key=lambda change: change.seat)


def _skill_before(row: tuple[Any, ...]) -> Skill:
    return Skill(*row[2:4]) if row[0] is not None else level_skill(*row[10:13]) or NEW


# --- rating what is pending


_BATCH: Final = 25  # matches per query: a few milliseconds
_SEATS = (
    "SELECT m.sequence, m.table_id, t.guild_id, t.game, m.at, m.rules, m.counted, "
    "s.seat, s.member_id, s.team, s.place, s.outcome, x.level "
    "FROM match_results m JOIN tables t ON t.table_id = m.table_id "
    "JOIN match_seats s ON s.table_id = m.table_id "
    "LEFT JOIN seats x ON x.table_id = s.table_id AND x.seat = s.seat "
)
_RATED = "INSERT INTO rated (sequence, previous, weight) VALUES (?, ?, ?)"
# If the member was erased since the seat was read, there is no such seat: NULL is refused, and the match is
# loaded again.
_CHANGE = {
    pool: (
        f"INSERT INTO {pool} (guild_id, game, member_id, number, table_id, seat, "
        "mu_before, sigma_before, mu_after, sigma_after, at) VALUES (?, ?, "
        "(SELECT member_id FROM match_seats WHERE table_id = ? AND seat = ? AND member_id = ?), "
        "?, ?, ?, ?, ?, ?, ?, ?)"
    )
    for pool in Pool
}


async def rate_pending(db: Database) -> int:
    """Rate all finished matches that are not rated yet, in the order of their ends, one unit each.

    Return the number of matches handled, including unrated ones. Several processes may do this at the same
    time. Raises StorageError.
    """
    looked, stuck = 0, None
    while True:
        last, matches = await _pending(db)
        if not matches:
            return looked
        standings, running = await _standings_of(db, matches)
        meetings = await _recent_meetings(db, matches)
        units, previous = [], last
        for match in matches:
            share, changes = _rate_match(match, standings, meetings)
            units.append(_unit(match, previous, share, changes, running[match.guild_id]))
            previous = match.sequence
        done = await asyncio.gather(*(db.write(unit) for unit in units), return_exceptions=True)
        for failure in done:
            if isinstance(failure, BaseException) and not isinstance(failure, Conflict):
                raise failure
        stored = sum(failure is None for failure in done)
        looked += stored
        if not stored:
            # Another process came first, or a member was erased: the next iteration sees it.
            if stuck == (last, matches):
                raise StorageError(f"The match {matches[0].sequence} cannot be rated.")
            stuck = (last, matches)


async def _pending(db: Database) -> tuple[int | None, list[_Match]]:
    """Return the sequence of the last rated match, and the next matches."""
    [(last,)], rows = await db.read_together(
        [
            ("SELECT max(sequence) FROM rated", ()),
            (
                (
                    f"{_SEATS} WHERE m.sequence IN (SELECT sequence FROM match_results "
                    "WHERE sequence > (SELECT coalesce(max(sequence), 0) FROM rated) "
                    "ORDER BY sequence LIMIT ?) ORDER BY m.sequence, s.seat"
                ),
                (_BATCH,),
            ),
        ]
    )
    return last, list(_matches(rows))


def _matches(rows: Iterable[tuple[Any, ...]]) -> Iterator[_Match]:
    by_match: defaultdict[tuple[Any, ...], list[_Seat]] = defaultdict(list)
    for row in rows:
        seat, member_id, team, place, outcome, level = row[7:13]
        by_match[row[:7]].append(_Seat(seat, member_id, team, place, outcome == SeatOutcome.WON, level))
    for (sequence, table_id, guild_id, game, at, rules, counted), seats in by_match.items():
        yield _Match(sequence, table_id, guild_id, game, at, rules, bool(counted), tuple(seats))


async def _standings_of(
    db: Database, matches: Sequence[_Match]
) -> tuple[_Standings, dict[int, list[tuple[int, int]]]]:
    """Return the standings of all players of the matches, and the ended seasons of their guilds.

    If a season ends after this query, the matches belong to it: its number is the one that is current now.
    """
    keys = _keys(matches)
    guilds = [*dict.fromkeys(match.guild_id for match in matches)]
    latest = (
        "SELECT number, mu_after, sigma_after FROM {} "
        "WHERE guild_id = ? AND game = ? AND member_id = ? ORDER BY number DESC LIMIT 1"
    )
    found = await db.read_together(
        [
            *((latest.format(pool), tuple(key)) for pool, *key in keys),
            *((_SEASONS, (guild_id,)) for guild_id in guilds),
        ]
    )
    standings = {
        key: _Standing(rows[0][0], Skill(*rows[0][1:]))
        for key, rows in zip(keys, found, strict=False)
        if rows
    }
    return standings, dict(zip(guilds, found[len(keys) :], strict=True))


def _keys(matches: Iterable[_Match]) -> list[_Key]:
    """Return the players of the rated matches."""
    return [
        *dict.fromkeys(
            _Key(match.pool, match.guild_id, match.game, seat.member_id)
            for match in matches
            if match.pool is not None
            for seat in match.seats
            if seat.member_id is not None
        )
    ]


_MET = (
    "SELECT o.member_id, c.at, r.weight FROM rating_changes c "
    "JOIN match_seats s ON s.table_id = c.table_id AND s.seat = c.seat "
    "JOIN match_seats o ON o.table_id = s.table_id AND o.team <> s.team AND o.member_id > s.member_id "
    "JOIN rated r ON r.sequence = s.sequence "
    "WHERE c.guild_id = ? AND c.game = ? AND c.member_id = ? AND c.at > ?"
)


async def _recent_meetings(db: Database, matches: Sequence[_Match]) -> _Meetings:
    """Return the meetings of all players of the matches, as far back as they count."""
    keys = [key for key in _keys(matches) if key.pool is Pool.PEOPLE]
    since = min(match.at for match in matches) - RECENT_MS
    found = await db.read_together([(_MET, (*key[1:], since)) for key in keys])
    meetings = _Meetings()
    for (_, guild_id, game, member_id), rows in zip(keys, found, strict=True):
        for other, at, share in rows:
            meetings.add(_pair(guild_id, game, member_id, other), at, share)
    return meetings


_SEASONS = "SELECT number, last_sequence FROM seasons WHERE guild_id = ? ORDER BY number"


def _season(sequence: int, ended: Sequence[tuple[int, int]]) -> int:
    """Return the number of the season to which a match belongs."""
    return next((number for number, last in ended if sequence <= last), len(ended) + 1)


def _unit(
    match: _Match,
    previous: int | None,
    share: int,
    changes: Sequence[_Change],
    ended: Sequence[tuple[int, int]],
) -> list[Statement]:
    statements: list[Statement] = [lock_installation(), (_RATED, (match.sequence, previous, share))]
    season = _season(match.sequence, ended)
    for (pool, guild_id, game, member_id), seat, before, (number, after) in changes:
        place = (match.table_id, seat.seat)
        values = (guild_id, game, *place, member_id, number, *place, *before, *after, match.at)
        statements.append((_CHANGE[pool], values))
        if pool is Pool.PEOPLE and member_id > 0:  # erased members are on no leaderboard
            statements += count_on_boards(
                guild_id,
                game,
                member_id,
                at=match.at,
                season=season,
                won=seat.won,
                rating=shown(after.mu),
                uncertainty=shown_uncertainty(after.sigma),
                provisional=number < PROVISIONAL,
            )
    return [*statements, *seal_ratings(match.guild_id, match.table_id, at=match.at)]


# --- recomputing


_STEP: Final = 250  # matches per query, so that the event loop is not blocked
_LAST: Final = 253_402_300_800_000  # the end of the year 9999: later times have no period
_COPIED = ("guild_id", "game", "sequence")
_RATED_AS = ("guild_id", "game", "member_id")
_CHANGED = ("number", "mu_before", "sigma_before", "mu_after", "sigma_after", "at")
_COUNTED = ("matches", "wins", "rating", "uncertainty", "settled")
_COMPARED = (
    "SELECT m.sequence, m.table_id, t.guild_id, t.game, m.at, m.rules, m.counted, "
    "s.seat, s.member_id, s.team, s.place, s.outcome, x.level, r.weight, "
    f"{', '.join(f's.{name}' for name in _COPIED)}, "
    f"{', '.join(f'{change}.{name}' for change in 'cd' for name in (*_RATED_AS, *_CHANGED))} "
    "FROM match_results m JOIN tables t ON t.table_id = m.table_id "
    "JOIN match_seats s ON s.table_id = m.table_id "
    "LEFT JOIN seats x ON x.table_id = s.table_id AND x.seat = s.seat "
    f"LEFT JOIN {Pool.PEOPLE} c ON c.table_id = s.table_id AND c.seat = s.seat "
    f"LEFT JOIN {Pool.COMPUTERS} d ON d.table_id = s.table_id AND d.seat = s.seat "
    "LEFT JOIN rated r ON r.sequence = m.sequence "
    "WHERE m.sequence > ? AND m.sequence <= ?"
)
# Like the migration that added these columns.
_COPY = (
    "UPDATE match_seats SET "
    "guild_id = (SELECT t.guild_id FROM tables t WHERE t.table_id = match_seats.table_id), "
    "game = (SELECT t.game FROM tables t WHERE t.table_id = match_seats.table_id), "
    "sequence = (SELECT m.sequence FROM match_results m WHERE m.table_id = match_seats.table_id)"
)
_NOTHING_RATED: Final[Sequence[Statement]] = (
    (_COPY, ()),
    *((f"DELETE FROM {pool}", ()) for pool in Pool),
    ("DELETE FROM boards", ()),
    ("DELETE FROM rated", ()),
)
_IN: Final = {Pool.PEOPLE: "", Pool.COMPUTERS: " against computers"}
_Row = tuple[Any, ...]
_BoardKey = tuple[int, str, int, str]


async def recompute_ratings(
    db: Database, *, repair: bool = False, guild_id: int | None = None
) -> list[RatingDifference]:
    """Derive all ratings and leaderboards from the results; return the differences.

    Of one guild, or of all. Every match is rated by the rules it was first rated by; matches that are not
    rated yet are no difference. Play may go on. ``repair`` deletes everything derived, of all guilds, and
    rates again from the first match, which takes a minute for every few hundred thousand; leaderboards are
    incomplete meanwhile, and a crash loses nothing.
    """
    found = await _compare(db, guild_id)
    if repair and found:
        await db.write(_NOTHING_RATED)
        await rate_pending(db)
    return found


async def rate_by_current_rules(db: Database) -> int:
    """Rate all matches again by the current rules; return how many there are.

    The chips that they moved stay where they are. Recompute the scores afterwards
    (``data.scores.recompute``), since they leave out matches that do not count. Raises StorageError.
    """
    await db.write([*judge_by_current_rules(), *_NOTHING_RATED])
    return await rate_pending(db)


async def _compare(db: Database, guild_id: int | None) -> list[RatingDifference]:
    """Compare up to the last match that is rated now, with the current leaderboards."""
    where, params = ("", ()) if guild_id is None else ("WHERE guild_id = ?", (guild_id,))
    [(last,)], boards, seasons = await db.read_together(
        [
            ("SELECT coalesce(max(sequence), 0) FROM rated", ()),
            (f"SELECT guild_id, game, member_id, period, {', '.join(_COUNTED)} FROM boards {where}", params),
            (f"SELECT guild_id, number, last_sequence FROM seasons {where} ORDER BY number", params),
        ]
    )
    derived = _Derived(seasons)
    of_guild = " AND t.guild_id = ?" if params else ""
    first = 0
    while first < last and (upto := await next_matches(db, first, _STEP)) is not None:
        rows = await db.read(
            f"{_COMPARED}{of_guild} ORDER BY m.sequence, s.seat", (first, min(upto, last), *params)
        )
        await asyncio.to_thread(derived.compare, rows)
        first = upto
    return [*derived.differences, *derived.compare_boards(boards)]


class _Derived:
    """Ratings and leaderboards derived match by match, and where the stored ones differ."""

    def __init__(self, seasons: Iterable[_Row]) -> None:
        self.differences: list[RatingDifference] = []
        self._standings: _Standings = {}
        self._meetings = _Meetings()
        self._boards: dict[_BoardKey, list[int]] = {}
        self._ended: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        for guild, number, last in seasons:
            self._ended[guild].append((number, last))

    def compare(self, rows: Sequence[_Row]) -> None:
        """Process the next matches, with all their seats and stored changes."""
        stored = {(row[0], row[7]): row[13:] for row in rows}
        for match in _matches(rows):
            share, changes = _rate_match(match, self._standings, self._meetings)
            due = {change.seat.seat: change for change in changes}
            for seat in match.seats:
                weight, *others = stored[match.sequence, seat.seat]
                self._compare_seat(match, seat, due.get(seat.seat), tuple(others))
                if seat is match.seats[0]:
                    self._compare_match(match, weight, share)
            for change in due.values():
                self._count(match, change)

    def _compare_match(self, match: _Match, weight: int | None, share: int) -> None:
        place = (match.guild_id, match.game, match.seats[0].member_id or 0)
        if weight != share:
            what = f"match {match.sequence} weight"
            self.differences.append(RatingDifference(*place, what, weight, share))

    def _compare_seat(self, match: _Match, seat: _Seat, due: _Change | None, stored: _Row) -> None:
        should = (match.guild_id, match.game, seat.member_id or 0)
        expected: dict[str, Any] = dict(zip(_COPIED, (*should[:2], match.sequence), strict=True))
        has: dict[str, Any] = dict(zip(_COPIED, stored, strict=False))
        values = iter(stored[len(_COPIED) :])
        for pool in Pool:
            key, change = (tuple(islice(values, len(names))) for names in (_RATED_AS, _CHANGED))
            own: _Row = (None,) * len(_CHANGED)
            here = due is not None and due.key.pool is pool
            if due is not None and here:
                own = (due.after.number, *due.before, *due.after.skill, match.at)
            names = [f"{name}{_IN[pool]}" for name in ("rating", *_CHANGED)]
            expected |= zip(names, (should if here else None, *own), strict=True)
            has |= zip(names, (None if key[0] is None else key, *change), strict=True)
        for name, value in expected.items():
            if has[name] != value:
                what = f"match {match.sequence} seat {seat.seat} {name}"
                self.differences.append(RatingDifference(*should, what, has[name], value))

    def _count(self, match: _Match, change: _Change) -> None:
        if change.key.pool is not Pool.PEOPLE or change.key.member_id <= 0 or not 0 <= match.at < _LAST:
            return
        season = _season(match.sequence, self._ended[match.guild_id])
        number, skill = change.after
        rating = shown(skill.mu), shown_uncertainty(skill.sigma), int(number >= PROVISIONAL)
        for period in Period:
            key = (*change.key[1:], period_key(period, match.at, season))
            matches, wins = self._boards.get(key, (0, 0))[:2]
            self._boards[key] = [matches + 1, wins + change.seat.won, *rating]

    def compare_boards(self, rows: Iterable[_Row]) -> Iterator[RatingDifference]:
        """Yield the differences between the stored and the derived leaderboards."""
        stored: dict[Any, _Row] = {row[:4]: row[4:] for row in rows}
        nothing: _Row = (None,) * len(_COUNTED)
        for key in sorted(stored.keys() | self._boards.keys()):
            has, due = stored.get(key, nothing), self._boards.get(key, nothing)
            for name, was, should in zip(_COUNTED, has, due, strict=True):
                if was != should:
                    guild_id, game, member_id, period = key
                    yield RatingDifference(guild_id, game, member_id, f"{period} {name}", was, should)
