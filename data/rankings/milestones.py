"""Milestones of a match: what its members did for the first time, or better than before.

Nothing is stored for it. Everything is derived from the finished matches that count, as of the match, so
that a later match changes nothing of it. Most questions are whether something earlier is as good: an early
row or the scores answer them. Only who sets a record makes the database look through all of their matches
at the game.

Matches with people and practice against computers have milestones apart, as scores have. A match that does
not count has none (data/tables/participation.py). A best deal, biggest or fastest win needs ``FEWEST``
matches before it: a newcomer's every match would be a record.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from data.rankings.member_statistics import HeadToHead, head_to_head
from data.scores import SeatOutcome
from data.tables.codec import load_options
from engine import GAMES
from engine.ai import LEVELS, Level

FEWEST: Final = 3
"""A member has records from this many earlier matches on."""
STREAK: Final = 3
"""The shortest winning streak that is told."""


class MilestoneKind(StrEnum):
    """What a member has done, from the rarest to the most common."""

    LEVEL = "level"
    """The first win against computers of a level (``name``)."""
    FIRST = "first"
    """The first deal won by an ending (``name``)."""
    SWEEP = "sweep"
    """The first match in which nobody else won a deal, and the member's side at least two."""
    WIN = "win"
    """The first win."""
    MARGIN = "margin"
    """The biggest win, by ``value`` points; among people only."""
    DEAL = "deal"
    """The best deal, with ``value`` points."""
    FASTEST = "fastest"
    """The fastest win by these rules, in ``value`` deals."""
    STREAK = "streak"
    """``value`` wins in a row."""


class Milestone(NamedTuple):
    """A milestone of a seat's member. ``best``: a streak is as long as any before."""

    seat: int
    kind: MilestoneKind
    value: int = 0
    name: str = ""
    best: bool = False


class Meeting(NamedTuple):
    """The record of the members of two seats at the game, up to this match."""

    seat: int
    other: int
    record: HeadToHead


@dataclass(frozen=True, slots=True)
class Milestones:
    """The milestones of a match; ``practice``: it was played against computers alone."""

    practice: bool = False
    found: tuple[Milestone, ...] = ()
    meeting: Meeting | None = None


NO_MILESTONES: Final = Milestones()


@dataclass(frozen=True, slots=True)
class _Player:
    seat: int
    member_id: int | None
    team: int
    outcome: str
    margin: int | None
    level: str | None
    points: list[int] = field(default_factory=list)
    """Of the deals that count for the best deal."""
    endings: list[str] = field(default_factory=list)
    """Of the deals that the player's side has won."""


@dataclass(frozen=True, slots=True)
class _Match:
    table_id: str
    guild_id: int
    game: str
    options: str
    sequence: int
    deals: int
    limit: int
    players: tuple[_Player, ...]

    @property
    def practice(self) -> bool:
        return sum(player.member_id is not None for player in self.players) < 2


async def match_milestones(db: Database, table_id: str) -> Milestones:
    """Return the milestones of a finished match; none if it does not count."""
    match = await _match(db, table_id)
    if match is None or match.game not in GAMES:
        return NO_MILESTONES
    asked = [
        one
        for player in match.players
        if player.member_id is not None and player.member_id > 0
        for one in _Questions(match, player, player.member_id).all()
    ]
    answers = iter(await db.read_together([query for one in asked for query in one.queries]))
    found = []
    for one in asked:
        rows = [next(answers) for _ in one.queries]
        if (reached := one.reached(rows)) is not None:
            found.append(reached)
    return Milestones(match.practice, tuple(found), await _meeting(db, match))


_HEAD: Final = (
    "SELECT t.guild_id, t.game, t.options, m.sequence, "
    "(SELECT count(*) FROM results r WHERE r.table_id = t.table_id), t.deal_limit "
    "FROM tables t JOIN match_results m ON m.table_id = t.table_id WHERE t.table_id = ? AND m.counted = 1"
)
_PLAYERS: Final = (
    "SELECT m.seat, m.member_id, m.team, m.outcome, m.margin, s.level FROM match_seats m "
    "JOIN seats s ON s.table_id = m.table_id AND s.seat = m.seat WHERE m.table_id = ? ORDER BY m.seat"
)
_DEALS: Final = (
    "SELECT s.seat, s.points, r.ending, w.team FROM results r "
    "JOIN result_seats s ON s.table_id = r.table_id AND s.deal = r.deal "
    "LEFT JOIN result_seats w ON w.table_id = r.table_id AND w.deal = r.deal AND w.seat = r.winner "
    "WHERE r.table_id = ? ORDER BY r.deal, s.seat"
)


async def _match(db: Database, table_id: str) -> _Match | None:
    heads, rows, deals = await db.read_together([(sql, (table_id,)) for sql in (_HEAD, _PLAYERS, _DEALS)])
    if not heads:
        return None
    guild_id, game, options, sequence, dealt, limit = heads[0]
    players = tuple(_Player(*row) for row in rows)
    by_seat = {player.seat: player for player in players}
    for seat, points, ending, winner in deals:
        player = by_seat[seat]
        if winner is not None or not _low_wins(game):
            player.points.append(points)
        if winner == player.team:
            player.endings.append(ending)
    return _Match(table_id, guild_id, game, options, sequence, dealt, limit, players)


def _low_wins(game: str) -> bool:
    return game in GAMES and GAMES[game].low_wins


# --- what is asked of the database

# Parameters: guild, member, game, sequence.
_EARLIER_MATCHES: Final = (
    "FROM match_seats m JOIN match_results r ON r.table_id = m.table_id AND r.counted = 1 "
    "WHERE m.guild_id = ? AND m.member_id = ? AND m.game = ? AND m.sequence < ? "
    "AND (SELECT count(p.member_id) FROM match_seats p WHERE p.table_id = m.table_id) {kind} 2"
)
_WON: Final = f"AND m.outcome = '{SeatOutcome.WON}'"
_NOT_WON: Final = f"AND m.outcome <> '{SeatOutcome.WON}'"
_OVER_LEVEL: Final = (
    f"{_WON} AND EXISTS (SELECT 1 FROM match_seats o JOIN seats c ON c.table_id = o.table_id "
    "AND c.seat = o.seat WHERE o.table_id = m.table_id AND o.team <> m.team AND c.level = ?)"
)
_SWEPT: Final = (
    f"{_WON} AND (SELECT count(d.winner) FROM results d WHERE d.table_id = m.table_id) > 1 "
    "AND NOT EXISTS (SELECT 1 FROM results d JOIN match_seats w ON w.table_id = d.table_id "
    "AND w.seat = d.winner WHERE d.table_id = m.table_id AND w.team <> m.team)"
)
_AS_FAST: Final = (
    f"{_WON} AND (SELECT t.options FROM tables t WHERE t.table_id = m.table_id AND t.deal_limit = 0) = ? "
    "AND NOT EXISTS (SELECT 1 FROM match_seats l WHERE l.table_id = m.table_id "
    f"AND l.outcome = '{SeatOutcome.ABANDONED}') "
    "AND (SELECT count(*) FROM results d WHERE d.table_id = m.table_id) <= ?"
)


# The scores know at once whether there is any other deal with this ending.
_ENDED: Final = (
    "AND (SELECT made FROM tallies WHERE guild_id = ? AND member_id = ? AND game = ? AND practice = ? "
    "AND ending = ?) > ? AND EXISTS (SELECT 1 FROM results d JOIN match_seats w "
    "ON w.table_id = d.table_id AND w.seat = d.winner "
    "WHERE d.table_id = m.table_id AND d.ending = ? AND w.team = m.team) ORDER BY m.sequence DESC"
)
_AS_GOOD_A_DEAL: Final = (
    "AND EXISTS (SELECT 1 FROM result_seats s WHERE s.table_id = m.table_id AND s.seat = m.seat "
    "AND s.points >= ?)"
)
_AS_LOW_A_DEAL: Final = (
    "AND EXISTS (SELECT 1 FROM result_seats s JOIN results d ON d.table_id = s.table_id AND d.deal = s.deal "
    "WHERE s.table_id = m.table_id AND s.seat = m.seat AND s.points <= ? AND d.winner IS NOT NULL)"
)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A milestone, if no earlier row is found, and as many earlier matches as it needs."""

    milestone: Milestone
    queries: tuple[Statement, ...]
    """One for earlier rows that are as good; then, for a record, one for earlier matches."""

    def reached(self, rows: Sequence[Sequence[Any]]) -> Milestone | None:
        """Return the milestone if the answers allow it."""
        earlier, *before = rows
        enough = all(len(each) >= FEWEST for each in before)
        return self.milestone if not earlier and enough else None


class _Streak(_Asked):
    """A winning streak: the queries count it, and the longest one."""

    __slots__ = ()

    def reached(self, rows: Sequence[Sequence[Any]]) -> Milestone | None:
        """Return the streak if it is long enough."""
        [(length,)], longest = rows
        best = all(length >= most for (most,) in longest)
        return self.milestone._replace(value=length, best=best) if length >= STREAK else None


class _Questions:
    """The milestones that a player may have reached, with the queries that decide it."""

    def __init__(self, match: _Match, player: _Player, member_id: int) -> None:
        kind = "<" if match.practice else ">="
        self._match = match
        self._player = player
        self._matches = _EARLIER_MATCHES.format(kind=kind)
        self._own = (match.guild_id, member_id, match.game, match.sequence)

    def all(self) -> Iterator[_Asked]:
        """Yield them all."""
        yield from self._of_deals()
        if self._player.outcome == SeatOutcome.WON:
            yield from self._of_win()
            yield self._streak()

    def _milestone(self, kind: MilestoneKind, value: int = 0, name: str = "") -> Milestone:
        return Milestone(self._player.seat, kind, value, name)

    def _match_like(self, which: str, *params: object, count: int = 1) -> Statement:
        return f"SELECT 1 {self._matches} {which} LIMIT {count}", (*self._own, *params)

    def _of_deals(self) -> Iterator[_Asked]:
        player, low = self._player, _low_wins(self._match.game)
        of_scores = (*self._own[:3], int(self._match.practice))
        for ending, count in Counter(player.endings).items():
            earlier = self._match_like(_ENDED, *of_scores, ending, count, ending)
            yield _Asked(self._milestone(MilestoneKind.FIRST, name=ending), (earlier,))
        best = (min if low else max)(player.points, default=0)
        if player.points and (low or best > 0):
            earlier = self._match_like(_AS_LOW_A_DEAL if low else _AS_GOOD_A_DEAL, best)
            before = self._match_like("", count=FEWEST)
            yield _Asked(self._milestone(MilestoneKind.DEAL, best), (earlier, before))

    def _of_win(self) -> Iterator[_Asked]:
        match, player = self._match, self._player
        others = [other for other in match.players if other.team != player.team]
        yield _Asked(self._milestone(MilestoneKind.WIN), (self._match_like(_WON),))
        levels = [Level(other.level) for other in others if other.level in LEVELS]
        if match.practice and levels:
            hardest = max(levels, key=LEVELS.index)
            earlier = self._match_like(_OVER_LEVEL, hardest)
            yield _Asked(self._milestone(MilestoneKind.LEVEL, name=hardest), (earlier,))
        if len(player.endings) > 1 and not any(other.endings for other in others):
            yield _Asked(self._milestone(MilestoneKind.SWEEP), (self._match_like(_SWEPT),))
        before = self._match_like(_WON, count=FEWEST)
        if player.margin:
            earlier = self._match_like("AND m.margin >= ?", player.margin)
            yield _Asked(self._milestone(MilestoneKind.MARGIN, player.margin), (earlier, before))
        left = any(other.outcome == SeatOutcome.ABANDONED for other in others)
        if match.deals and not left and not match.limit and _to_a_target(match):
            earlier = self._match_like(_AS_FAST, match.options, match.deals)
            yield _Asked(self._milestone(MilestoneKind.FASTEST, match.deals), (earlier, before))

    def _streak(self) -> _Asked:
        lost = f"SELECT m.sequence {self._matches} {_NOT_WON} ORDER BY m.sequence DESC LIMIT 1"
        won = f"SELECT 1 + count(*) {self._matches} AND m.sequence > coalesce(({lost}), 0)"
        longest = (
            "SELECT best_streak FROM scores WHERE guild_id = ? AND member_id = ? AND game = ? "
            "AND practice = ?"
        )
        return _Streak(
            self._milestone(MilestoneKind.STREAK),
            (
                (won, (*self._own, *self._own)),
                (longest, (*self._own[:3], int(self._match.practice))),
            ),
        )


def _to_a_target(match: _Match) -> bool:
    """Return whether the match's length is not fixed by its rules."""
    spec = GAMES[match.game]
    try:
        goal = spec.goal(load_options(spec, match.options))
    except BadRecord:
        return False
    return bool(goal.target and not goal.deals)


async def _meeting(db: Database, match: _Match) -> Meeting | None:
    """Return the record of the two people of a match who played against each other."""
    people = [player for player in match.players if player.member_id is not None]
    if len(people) != 2 or len({player.team for player in people}) < 2:
        return None
    [(one, first), (other, second)] = [(player.seat, player.member_id or 0) for player in people]
    if min(first, second) < 0:
        return None
    record = await head_to_head(db, match.guild_id, match.game, first, second, upto=match.sequence)
    return Meeting(one, other, record)
