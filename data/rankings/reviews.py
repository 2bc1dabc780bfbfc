"""Reviews of members' matches by the evaluation, luck, and both over time."""
# ruff: noqa: S608 - the SQL is built from constants; values are parameters

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from math import sqrt
from typing import Final, NamedTuple

from pydantic import TypeAdapter, ValidationError

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from data.tables.venues import TODAY

INTERVAL: Final = 1.96
"""Half the width of a 95 % confidence interval, in standard errors."""
HALF: Final = 5.0
"""The loss in points at which a decision is half as good as the best one."""
MISTAKE_SHARE: Final = 0.05
BLUNDER_SHARE: Final = 0.1
"""What a mistake and a blunder cost at least, of the chance to win an even deal."""
_SMALLEST: Final = 0.05
"""Smaller losses are shown as zero."""
_LAST: Final = 20


class Severity(StrEnum):
    """What chess players call a mistake, by what it costs."""

    BLUNDER = "blunder"
    MISTAKE = "mistake"
    INACCURACY = "inaccuracy"


class Thresholds(NamedTuple):
    """The losses, in points, from which a decision is a mistake or a blunder.

    A smaller one is an inaccuracy.
    """

    mistake: float
    blunder: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A member's decision and the best one; points are those of the deal."""

    deal: int
    ply: int
    best: str
    """The best action, as actions are stored."""
    value: float
    """Its value, with ``value_error`` as its standard error."""
    value_error: float
    lost: float
    """The loss by the member's choice in the same worlds; negative if that was better."""
    lost_error: float
    standing: float
    """The win probability (0 to 1), or the points ahead, before the decision."""

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is outside its confidence interval."""
        return self.lost > max(INTERVAL * self.lost_error, _SMALLEST)

    @property
    def share(self) -> float:
        """The quality from 0 to 1; 1 if the loss is not significant."""
        return 2.0 ** (-self.lost / HALF) if self.is_mistake else 1.0

    def severity(self, thresholds: Thresholds) -> Severity | None:
        """Return what the mistake is called; None if it is none."""
        if not self.is_mistake:
            return None
        shown = round(self.lost, 1)  # the name must agree with the number beside it
        if shown >= thresholds.blunder:
            return Severity.BLUNDER
        return Severity.MISTAKE if shown >= thresholds.mistake else Severity.INACCURACY


@dataclass(frozen=True, slots=True, kw_only=True)
class DealLuck:
    """The value of a deal at the first decision, and its result.

    Both are own points minus the mean of the others'.
    """

    deal: int
    value: float
    error: float
    points: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """A member's match, decision by decision.

    ``chances``: ``standing`` is a win probability, otherwise points. ``unjudged``: the number of decisions
    that could not be evaluated. ``playouts``: those made for all decisions; 0 in reviews that did not count
    them. ``version``: that of the judge, which is raised when it values decisions otherwise.
    """

    decisions: tuple[Decision, ...]
    deals: tuple[DealLuck, ...]
    chances: bool
    unjudged: int = 0
    playouts: int = 0
    version: int = 1

    @property
    def accuracy(self) -> tuple[float, float]:
        """The quality of the decisions in percent, and its standard error."""
        shares = [100 * decision.share for decision in self.decisions]
        return mean_of(shares) if shares else (100.0, 0.0)

    @property
    def lost(self) -> tuple[float, float]:
        """The points lost by all decisions, and the standard error."""
        return (
            sum(decision.lost for decision in self.decisions),
            sqrt(sum(decision.lost_error**2 for decision in self.decisions)),
        )

    @property
    def luck(self) -> tuple[float, float]:
        """The points due to luck, and the standard error."""
        return sum(deal.value for deal in self.deals), sqrt(sum(deal.error**2 for deal in self.deals))

    @property
    def points(self) -> float:
        """The points ahead of the mean of the others."""
        return sum(deal.points for deal in self.deals)

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions with a significant loss, costliest first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return tuple(sorted(found, key=lambda decision: (-decision.lost, decision.deal, decision.ply)))


_REVIEW: Final = TypeAdapter(Review)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error (0 for a single value)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


_SEAT_IS_THEIRS: Final = "FROM seats WHERE table_id = ? AND seat = ? AND member_id = ?"
"""A member who was erased meanwhile has no seat, so nothing is stored."""


def save_review(
    review: Review, *, table_id: str, seat: int, member_id: int, guild_id: int, game: str, at: int
) -> list[Statement]:
    """Store a review of a match that ended ``at`` (ms UTC), in place of an older one.

    Nothing is stored if the member no longer has the seat.
    """
    (accuracy, accuracy_error), (lost, lost_error) = review.accuracy, review.lost
    numbers = (
        *(review.version, at, len(review.decisions), round(10 * accuracy), round(10 * accuracy_error)),
        *(round(1000 * lost), round(1000 * lost_error)),
    )
    where = (table_id, seat, member_id)
    return [
        ("DELETE FROM reviews WHERE table_id = ? AND seat = ?", (table_id, seat)),
        (
            (
                "INSERT INTO reviews (table_id, seat, member_id, guild_id, game, edition, at, decisions, "
                "accuracy, accuracy_error, lost, lost_error, review) "
                "SELECT table_id, seat, member_id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? " + _SEAT_IS_THEIRS
            ),
            (guild_id, game, *numbers, _REVIEW.dump_json(review).decode(), *where),
        ),
        *save_luck(
            review.deals,
            table_id=table_id,
            seat=seat,
            member_id=member_id,
            guild_id=guild_id,
            game=game,
            at=at,
            version=review.version,
        ),
    ]


def save_luck(
    deals: Sequence[DealLuck],
    *,
    table_id: str,
    seat: int,
    member_id: int,
    guild_id: int,
    game: str,
    at: int,
    version: int,
) -> list[Statement]:
    """Store the luck of a match, under the same conditions as ``save_review``."""
    luck, points = sum(deal.value for deal in deals), sum(deal.points for deal in deals)
    error = sqrt(sum(deal.error**2 for deal in deals))
    numbers = (version, at, len(deals), *(round(1000 * number) for number in (points, luck, error)))
    return [
        ("DELETE FROM luck WHERE table_id = ? AND seat = ?", (table_id, seat)),
        (
            (
                "INSERT INTO luck (table_id, seat, member_id, guild_id, game, edition, at, deals, points, "
                "luck, luck_error) SELECT table_id, seat, member_id, ?, ?, ?, ?, ?, ?, ?, ? "
                + _SEAT_IS_THEIRS
            ),
            (guild_id, game, *numbers, table_id, seat, member_id),
        ),
    ]


async def load_review(db: Database, table_id: str, seat: int, member_id: int) -> Review | None:
    """Return a member's review of a match; None: there is none. Raises BadRecord."""
    rows = await db.read(
        "SELECT review FROM reviews WHERE table_id = ? AND seat = ? AND member_id = ?",
        (table_id, seat, member_id),
    )
    if not rows:
        return None
    try:
        return _REVIEW.validate_json(rows[0][0])
    except ValidationError:
        raise BadRecord("review", f"table {table_id} seat {seat}") from None


class MatchLuck(NamedTuple):
    """A member's points in a match, and the part due to luck with its standard error."""

    member_id: int
    points: float
    luck: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """A value of a member's last matches with its standard error, oldest first."""

    matches: tuple[tuple[float, float], ...]
    points: float = 0.0
    """The points made in these matches, where that is relevant."""

    @property
    def mean(self) -> tuple[float, float]:
        """The mean of the matches and its standard error, estimated from their differences."""
        mean, error = mean_of([value for value, _ in self.matches])
        return mean, error if len(self.matches) > 1 else self.matches[0][1]

    @property
    def total(self) -> tuple[float, float]:
        """The sum of the matches and its standard error."""
        return sum(value for value, _ in self.matches), sqrt(sum(error**2 for _, error in self.matches))


async def matches_without_luck(
    db: Database, versions: Mapping[str, int], *, of: int = 500, limit: int = 1
) -> list[tuple[str, int, int]]:
    """Return seats in the last ``of`` matches without stored luck: table, seat, member.

    ``versions`` has today's version of the judge by game; luck by an earlier one does not count. Newest match
    first. Today's hand is left out: everybody has the same cards.
    """
    if not versions:
        return []
    today = " ".join(["WHEN ? THEN CAST(? AS integer)"] * len(versions))
    marks = ", ".join("?" * len(versions))
    rows = await db.read(
        "SELECT s.table_id, s.seat, s.member_id "
        "FROM (SELECT table_id, sequence FROM match_results ORDER BY sequence DESC LIMIT ?) AS m "
        "JOIN tables t ON t.table_id = m.table_id JOIN seats s ON s.table_id = m.table_id "
        f"WHERE t.game IN ({marks}) AND t.veiled = 0 AND t.guild_id <> ? AND s.member_id > 0 AND NOT EXISTS "
        "(SELECT 1 FROM luck l WHERE l.table_id = s.table_id AND l.seat = s.seat "
        f"AND l.edition >= CASE t.game {today} END) "
        "ORDER BY m.sequence DESC, s.seat LIMIT ?",
        (of, *versions, TODAY, *chain.from_iterable(versions.items()), limit),
    )
    return [(table_id, seat, member_id) for table_id, seat, member_id in rows]


async def match_luck(db: Database, table_id: str) -> list[MatchLuck]:
    """Return the stored luck of a match's members."""
    rows = await db.read(
        "SELECT member_id, points, luck, luck_error FROM luck WHERE table_id = ? AND deals > 0 ORDER BY seat",
        (table_id,),
    )
    return [MatchLuck(member_id, *(number / 1000 for number in numbers)) for member_id, *numbers in rows]


async def match_accuracy(db: Database, table_id: str, member_id: int) -> tuple[float, float] | None:
    """Return a member's accuracy in a match, in percent, and its standard error.

    None: it was not reviewed, or had no decisions.
    """
    rows = await db.read(
        "SELECT accuracy, accuracy_error FROM reviews WHERE table_id = ? AND member_id = ? AND decisions > 0",
        (table_id, member_id),
    )
    return (rows[0][0] / 10, rows[0][1] / 10) if rows else None


async def accuracy_over_time(
    db: Database, guild_id: int, game: str, member_id: int, *, last: int = _LAST
) -> Progress | None:
    """Return the accuracy in a member's last reviewed matches, in percent; None: no reviews."""
    rows = await db.read(
        "SELECT accuracy, accuracy_error FROM reviews WHERE guild_id = ? AND game = ? AND member_id = ? "
        "AND decisions > 0 ORDER BY at DESC, table_id DESC LIMIT ?",
        (guild_id, game, member_id, last),
    )
    return Progress(matches=tuple((one / 10, error / 10) for one, error in reversed(rows))) if rows else None


async def luck_over_time(
    db: Database, guild_id: int, game: str, member_id: int, *, last: int = _LAST
) -> Progress | None:
    """Return the luck in a member's last matches, in points; None: none is known."""
    rows = await db.read(
        "SELECT luck, luck_error, points FROM luck WHERE guild_id = ? AND game = ? AND member_id = ? "
        "AND deals > 0 ORDER BY at DESC, table_id DESC LIMIT ?",
        (guild_id, game, member_id, last),
    )
    if not rows:
        return None
    matches = tuple((luck / 1000, error / 1000) for luck, error, _ in reversed(rows))
    return Progress(matches=matches, points=sum(points for *_, points in rows) / 1000)
