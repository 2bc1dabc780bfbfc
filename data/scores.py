"""Scores of members by guild and game, updated with every result.

They can be recomputed from the results for comparison. Results with two people or more count for the
leaderboards; play against computers alone is *practice* and counted separately. A member's row is changed
by arithmetic in the database, in the same unit of work as the result, so that no update is lost.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import StorageError
from data.db.locks import lock_guild
from engine import GAMES


class SeatOutcome(StrEnum):
    """How a match ended for one seat; abandoned: it resigned, or its time ran out."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    ABANDONED = "abandoned"


class ScoreKey(NamedTuple):
    """The guild, member and game of a score, and whether it is practice."""

    guild_id: int
    member_id: int
    game: str
    practice: bool


class Tally(NamedTuple):
    """How many deals were won and lost by one kind of ending."""

    made: int = 0
    suffered: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """A member's score.

    ``points_against``: what the seats of other teams made in the member's deals; partners win a deal
    together. ``best_deal``: the most points in a deal; where low totals win, the fewest in a deal that
    somebody won; None: no such deal yet. ``streak``: current run of won matches. ``tallies``: won deals by
    the game's ending ("gin", "undercut" …).
    """

    matches: int = 0
    matches_won: int = 0
    matches_lost: int = 0
    matches_drawn: int = 0
    matches_abandoned: int = 0
    deals: int = 0
    deals_won: int = 0
    deals_lost: int = 0
    deals_drawn: int = 0
    points_for: int = 0
    points_against: int = 0
    best_deal: int | None = None
    streak: int = 0
    best_streak: int = 0
    tallies: Mapping[str, Tally] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A finished deal: ending, winner, and member (None: computer) and points by seat.

    ``teams`` is the number of each seat's team; if empty, every seat plays alone.
    """

    guild_id: int
    game: str
    ending: str
    winner: int | None
    seats: tuple[tuple[int | None, int], ...]
    teams: tuple[int, ...] = ()


class MatchSeat(NamedTuple):
    """Member (None: computer) and outcome of one seat."""

    member_id: int | None
    outcome: SeatOutcome


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A finished match, by seat."""

    guild_id: int
    game: str
    seats: tuple[MatchSeat, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A field of a stored score that differs from the results ("deals_won", "gin made" …)."""

    key: ScoreKey
    what: str
    stored: int | None
    derived: int | None

    def __str__(self) -> str:
        """Return a sentence for an operator."""
        key = " ".join(f"{name}={value}" for name, value in self.key._asdict().items())
        return f"{key}: {self.what} is {self.stored}, should be {self.derived}"


_COLUMNS = tuple(item.name for item in fields(Score) if item.name != "tallies")
_OUTCOMES = frozenset(SeatOutcome)
_KEY = "guild_id, member_id, game, practice"


def _upsert(columns: tuple[str, ...], changes: str) -> str:
    names = f"{_KEY}, {', '.join(columns)}"
    marks = ", ".join("?" * (4 + len(columns)))
    return f"INSERT INTO scores ({names}) VALUES ({marks}) ON CONFLICT ({_KEY}) DO UPDATE SET {changes}"


def _adding(columns: tuple[str, ...]) -> str:
    return ", ".join(f"{name} = scores.{name} + excluded.{name}" for name in columns)


_DEAL_SUMS = ("deals", "deals_won", "deals_lost", "deals_drawn", "points_for", "points_against")
_COUNT_DEAL = {
    low_wins: _upsert(
        (*_DEAL_SUMS, "best_deal"),
        f"{_adding(_DEAL_SUMS)}, best_deal = CASE WHEN excluded.best_deal IS NULL "
        f"OR scores.best_deal {better} excluded.best_deal THEN scores.best_deal ELSE excluded.best_deal END",
    )
    for low_wins, better in ((False, ">"), (True, "<"))
}
_COUNT_TALLY = (
    f"INSERT INTO tallies ({_KEY}, ending, made, suffered) VALUES (?, ?, ?, ?, ?, ?, ?) "
    f"ON CONFLICT ({_KEY}, ending) DO UPDATE SET "
    "made = tallies.made + excluded.made, suffered = tallies.suffered + excluded.suffered"
)
_INSERT_SCORE = (
    f"INSERT INTO scores ({_KEY}, {', '.join(_COLUMNS)}) VALUES ({', '.join('?' * (4 + len(_COLUMNS)))}) "
    "ON CONFLICT DO NOTHING"
)
_INSERT_TALLY = (
    f"INSERT INTO tallies ({_KEY}, ending, made, suffered) VALUES (?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
_MATCH_SUMS = ("matches", "matches_won", "matches_lost", "matches_drawn", "matches_abandoned")
_COUNT_MATCH = _upsert(
    (*_MATCH_SUMS, "streak", "best_streak"),
    _adding(_MATCH_SUMS) + ", streak = CASE WHEN excluded.streak = 1 THEN scores.streak + 1 ELSE 0 END, "
    "best_streak = CASE WHEN excluded.streak = 1 AND scores.streak + 1 > scores.best_streak "
    "THEN scores.streak + 1 ELSE scores.best_streak END",
)


def _is_practice(members: Iterable[int | None]) -> bool:
    return sum(member is not None for member in members) < 2


def _low_wins(game: str) -> bool:
    return game in GAMES and GAMES[game].low_wins


def _best_of(game: str, winner: int | None, points: int) -> int | None:
    """Return the value of a deal for ``best_deal``; None: it does not count.

    Where low totals win, a deal that nobody won does not count: nobody gets points in a round that is dealt
    again.
    """
    return None if winner is None and _low_wins(game) else points


def count_deal(record: DealRecord) -> list[Statement]:
    """Add a finished deal to the scores of its members."""
    practice = int(_is_practice(member for member, _ in record.seats))
    teams = record.teams or tuple(range(len(record.seats)))
    made: Counter[int] = Counter()
    for team, (_, points) in zip(teams, record.seats, strict=True):
        made[team] += points
    statements: list[Statement] = []
    for team, (member, points) in zip(teams, record.seats, strict=True):
        if member is None:
            continue
        key = (record.guild_id, member, record.game, practice)
        drawn = int(record.winner is None)
        won = int(record.winner is not None and team == teams[record.winner])
        lost = 1 - won - drawn
        against = made.total() - made[team]
        best = _best_of(record.game, record.winner, points)
        counted = (*key, 1, won, lost, drawn, points, against, best)
        statements.append((_COUNT_DEAL[_low_wins(record.game)], counted))
        if not drawn:
            statements.append((_COUNT_TALLY, (*key, record.ending, won, lost)))
    return statements


def count_match(record: MatchRecord) -> list[Statement]:
    """Add a finished match to the scores of its members."""
    practice = int(_is_practice(member for member, _ in record.seats))
    statements: list[Statement] = []
    for member, outcome in record.seats:
        if member is None:
            continue
        key = (record.guild_id, member, record.game, practice)
        sums = (1, *(int(outcome is kind) for kind in SeatOutcome))
        won = int(outcome is SeatOutcome.WON)
        statements.append((_COUNT_MATCH, (*key, *sums, won, won)))
    return statements


async def board(
    db: Database, guild_id: int, game: str, *, practice: bool = False, limit: int = 20
) -> list[tuple[int, Score]]:
    """Return the best members of a guild at a game with their scores, best first.

    Most matches won, then most deals won, then the difference of points. Erased members are left out.
    """
    place = (guild_id, game, int(practice))
    rows, tallies = await db.read_together(
        [
            (f"SELECT {_KEY}, {', '.join(_COLUMNS)} FROM scores {_BEST}", (*place, limit)),
            (
                (
                    f"SELECT {_KEY}, ending, made, suffered FROM tallies "
                    "WHERE guild_id = ? AND game = ? AND practice = ? "
                    f"AND member_id IN (SELECT member_id FROM scores {_BEST}) ORDER BY {_KEY}, ending"
                ),
                (*place, *place, limit),
            ),
        ]
    )
    found = _scores(rows, tallies)
    return [(key.member_id, found[key]) for key in map(_key, rows)]


# The order of the index scores_board. The plus keeps SQLite from using the primary key instead.
_BEST = (
    "WHERE guild_id = ? AND game = ? AND practice = ? AND +member_id > 0 ORDER BY matches_won DESC, "
    "deals_won DESC, (points_for - points_against) DESC, member_id LIMIT ?"
)


async def member_scores(db: Database, guild_id: int, member_id: int) -> dict[ScoreKey, Score]:
    """Return all scores of a member in a guild."""
    return await _load(db, "guild_id = ? AND member_id = ?", (guild_id, member_id))


async def _load(db: Database, which: str, params: tuple[object, ...]) -> dict[ScoreKey, Score]:
    queries = _score_queries(which)
    return _scores(*await db.read_together([(sql, params) for sql in queries]))


def _score_queries(which: str) -> tuple[str, str]:
    return (
        f"SELECT {_KEY}, {', '.join(_COLUMNS)} FROM scores WHERE {which} ORDER BY {_KEY}",
        f"SELECT {_KEY}, ending, made, suffered FROM tallies WHERE {which} ORDER BY {_KEY}, ending",
    )


def _key(row: tuple[Any, ...]) -> ScoreKey:
    guild_id, member_id, game, practice = row[:4]
    # Other values than 0 and 1 stay as they are, and differ from every result.
    return ScoreKey(guild_id, member_id, game, bool(practice) if practice in (0, 1) else practice)


def _scores(scores: list[tuple[Any, ...]], tallies: list[tuple[Any, ...]]) -> dict[ScoreKey, Score]:
    by_key: defaultdict[ScoreKey, dict[str, Tally]] = defaultdict(dict)
    for row in tallies:
        by_key[_key(row)][row[4]] = Tally(*row[5:])
    plain = {_key(row): Score(*row[4:]) for row in scores}
    return {
        key: replace(plain.get(key, Score()), tallies=by_key.get(key, {}))
        for key in plain.keys() | by_key.keys()
    }


_LOOKS = 20  # a repair during play takes two or three
_STEP = 250  # tables or matches per query, so that the event loop is not blocked
_RESULTS = (
    "SELECT t.guild_id, t.game, r.table_id, r.deal, r.ending, r.winner, s.seat, s.member_id, s.points, "
    "s.team "
    "FROM results r JOIN tables t ON t.table_id = r.table_id "
    "JOIN result_seats s ON s.table_id = r.table_id AND s.deal = r.deal "
)
_MATCHES = (
    "SELECT t.guild_id, t.game, m.sequence, s.seat, s.member_id, s.outcome "
    "FROM match_results m JOIN tables t ON t.table_id = m.table_id AND m.counted = 1 "
    "JOIN match_seats s ON s.table_id = m.table_id "
)


def most_played(kept: Mapping[ScoreKey, Score]) -> str | None:
    """Return the game that a member plays most, practice last; None: no known game."""
    most = sorted(kept, key=lambda key: (not key.practice, kept[key].matches, kept[key].deals))
    return next((key.game for key in reversed(most) if key.game in GAMES), None)


async def recompute(db: Database, *, repair: bool = False, guild_id: int | None = None) -> list[Difference]:
    """Derive all scores of one guild, or of all, from the results; return the differences by key.

    ``repair`` stores the derived scores. A row that has changed since it was read is not touched but
    checked again, so this may run during play. Raises StorageError if that does not end.
    """
    found = []
    for member_id in await _doubtful(db, guild_id):
        found += await _settled(db, member_id, guild_id, repair=repair)
    return sorted(found, key=lambda difference: difference.key)


async def _doubtful(db: Database, guild_id: int | None) -> list[int]:
    """Return the members whose scores differed while they were read piece by piece."""
    which, params = ("1 = 1", ()) if guild_id is None else ("guild_id = ?", (guild_id,))
    of_guild = f" AND t.{which}" if params else ""
    stored = _scores(*await db.read_together([(sql, params) for sql in _score_queries(which)]))
    counted = _Counted()
    tables = await db.read(f"SELECT table_id FROM tables WHERE {which} ORDER BY table_id", params)
    for first in range(0, len(tables), _STEP):
        ids = (tables[first][0], tables[first : first + _STEP][-1][0])
        between = f"{_RESULTS}WHERE r.table_id BETWEEN ? AND ?{of_guild} ORDER BY r.table_id, r.deal, s.seat"
        rows = await db.read(between, (*ids, *params))
        await asyncio.to_thread(counted.deals, rows)
    first = 0
    while (last := await next_matches(db, first, _STEP)) is not None:
        between = f"{_MATCHES}WHERE m.sequence > ? AND m.sequence <= ?{of_guild} ORDER BY m.sequence, s.seat"
        await asyncio.to_thread(counted.matches, await db.read(between, (first, last, *params)))
        first = last
    derived = counted.scores()
    keys = sorted(stored.keys() | derived.keys())
    wrong = (key for key in keys if _differences(key, stored.get(key), derived.get(key)))
    return [*dict.fromkeys(key.member_id for key in wrong)]


async def next_matches(db: Database, after: int, most: int) -> int | None:
    """Return the sequence of the last of the next ``most`` results; None: there are no more.

    Iterate over the sequences that exist: a manipulated one may be huge.
    """
    [(last,)] = await db.read(
        "SELECT max(n.sequence) FROM (SELECT sequence FROM match_results WHERE sequence > ? "
        "ORDER BY sequence LIMIT ?) AS n",
        (after, most),
    )
    return None if last is None else int(last)


async def _settled(db: Database, member_id: int, guild_id: int | None, *, repair: bool) -> list[Difference]:
    """Return a member's differences in one snapshot, and repair them if asked to."""
    found: list[Difference] | None = None
    for _ in range(_LOOKS):
        scores, tallies, deals, matches = await db.read_together(
            [
                *((sql, (member_id,)) for sql in _score_queries("member_id = ?")),
                (f"{_RESULTS}WHERE {_TOOK_PART} ORDER BY r.table_id, r.deal, s.seat", (member_id,)),
                (f"{_MATCHES}WHERE {_PLAYED} ORDER BY m.sequence, s.seat", (member_id,)),
            ]
        )
        stored, counted = _scores(scores, tallies), _Counted()
        counted.deals(deals)
        counted.matches(matches)
        derived = counted.scores()
        differences = [
            difference
            for key in sorted(stored.keys() | derived.keys())
            if key.member_id == member_id and guild_id in (None, key.guild_id)
            for difference in _differences(key, stored.get(key), derived.get(key))
        ]
        found = differences if found is None else found
        if not repair or not differences:
            return found
        results = sum(row[7] == member_id for row in deals) + sum(row[4] == member_id for row in matches)
        wrong = dict.fromkeys(difference.key for difference in differences)
        servers = dict.fromkeys(key.guild_id for key in wrong)
        repairs = [statement for key in wrong for statement in _repaired(key, derived.get(key), results)]
        await db.write([*map(lock_guild, servers), *repairs])
    raise StorageError("The scores still differ from the results after several repairs.")


_TOOK_PART = (
    "EXISTS (SELECT 1 FROM result_seats o WHERE o.member_id = ? AND o.table_id = r.table_id "
    "AND o.deal = r.deal)"
)
_PLAYED = "EXISTS (SELECT 1 FROM match_seats o WHERE o.member_id = ? AND o.table_id = m.table_id)"


class _Counted:
    """Scores counted from results."""

    def __init__(self) -> None:
        self._counts: defaultdict[ScoreKey, dict[str, int]] = defaultdict(lambda: defaultdict(int))
        self._best: dict[ScoreKey, int] = {}
        self._tallies: defaultdict[ScoreKey, dict[str, Tally]] = defaultdict(dict)

    def scores(self) -> dict[ScoreKey, Score]:
        """Return what was counted."""
        return {
            key: Score(**count, best_deal=self._best.get(key), tallies=self._tallies.get(key, {}))
            for key, count in self._counts.items()
        }

    def deals(self, rows: list[tuple[Any, ...]]) -> None:
        """Count deals, each with all its seats."""
        by_deal: defaultdict[tuple[Any, ...], list[tuple[int, int | None, int, int]]] = defaultdict(list)
        for *head, seat, member, points, team in rows:
            by_deal[tuple(head)].append((seat, member, points, team))
        for (guild_id, game, _, _, ending, winner), players in by_deal.items():
            practice = _is_practice(member for _, member, _, _ in players)
            winners = {team for seat, _, _, team in players if seat == winner}
            for _, member, points, team in players:
                if member is None:
                    continue
                key = ScoreKey(guild_id, member, game, practice)
                count = self._counts[key]
                count["deals"] += 1
                count["points_for"] += points
                count["points_against"] += sum(other for _, _, other, theirs in players if theirs != team)
                worth, better = _best_of(game, winner, points), min if _low_wins(game) else max
                if worth is not None:
                    self._best[key] = better(worth, self._best.get(key, worth))
                if winner is None:
                    count["deals_drawn"] += 1
                    continue
                made, suffered = self._tallies[key].get(ending, Tally())
                if team in winners:
                    count["deals_won"] += 1
                    self._tallies[key][ending] = Tally(made + 1, suffered)
                else:
                    count["deals_lost"] += 1
                    self._tallies[key][ending] = Tally(made, suffered + 1)

    def matches(self, rows: list[tuple[Any, ...]]) -> None:
        """Count the next matches in the order in which they were stored, with all their seats."""
        by_match: defaultdict[tuple[Any, ...], list[tuple[int | None, str]]] = defaultdict(list)
        for guild_id, game, sequence, _, member, outcome in rows:
            by_match[guild_id, game, sequence].append((member, outcome))
        for (guild_id, game, _), seats in by_match.items():
            practice = _is_practice(member for member, _ in seats)
            for member, outcome in seats:
                if member is None:
                    continue
                count = self._counts[ScoreKey(guild_id, member, game, practice)]
                count["matches"] += 1
                if outcome in _OUTCOMES:
                    count[f"matches_{outcome}"] += 1
                count["streak"] = count["streak"] + 1 if outcome == SeatOutcome.WON else 0
                count["best_streak"] = max(count["best_streak"], count["streak"])


def _numbers(score: Score | None) -> dict[str, int | None]:
    """Return all counters by name; missing ones count as 0, ``best_deal`` as None."""
    if score is None:
        return {}
    numbers: dict[str, int | None] = {name: getattr(score, name) for name in _COLUMNS}
    for ending, tally in score.tallies.items():
        numbers[f"{ending} made"] = tally.made
        numbers[f"{ending} suffered"] = tally.suffered
    return numbers


def _differences(key: ScoreKey, stored: Score | None, derived: Score | None) -> list[Difference]:
    had, due = _numbers(stored), _numbers(derived)
    found = []
    for name in dict.fromkeys((*had, *due)):
        missing = None if name == "best_deal" else 0
        if had.get(name, missing) != due.get(name, missing):
            found.append(Difference(key, name, had.get(name, missing), due.get(name, missing)))
    return found


def _repaired(key: ScoreKey, derived: Score | None, results: int) -> list[Statement]:
    """Replace a member's row and tallies, unless the member has more results by now.

    In that case the old row stays, nothing is inserted over it, and the next check sees the new results.
    """
    place = (*key[:3], int(key.practice))
    unchanged = (
        "guild_id = ? AND member_id = ? AND game = ? AND practice = ? AND ? = "
        "(SELECT count(*) FROM result_seats WHERE member_id = ?) "
        "+ (SELECT count(*) FROM match_seats s JOIN match_results m ON m.table_id = s.table_id "
        "WHERE s.member_id = ? AND m.counted = 1)"
    )
    seen = (*place, results, key.member_id, key.member_id)
    statements: list[Statement] = [
        (f"DELETE FROM scores WHERE {unchanged}", seen),
        (f"DELETE FROM tallies WHERE {unchanged}", seen),
    ]
    if derived is not None:
        values = tuple(getattr(derived, name) for name in _COLUMNS)
        statements.append((_INSERT_SCORE, (*place, *values)))
        statements += [(_INSERT_TALLY, (*place, ending, *tally)) for ending, tally in derived.tallies.items()]
    return statements
