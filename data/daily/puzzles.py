"""The puzzle of a day as it is stored, and what members have answered."""

import json
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from data.db.database import Database, Statement
from data.db.errors import BadRecord
from engine.cards import Card


class Choice(NamedTuple):
    """A discard, what it costs compared with the best one, and the standard error of that."""

    card: Card
    cost: float
    error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A deal that computers have played up to the ply at which ``seat`` has to discard.

    ``actions`` are pairs of seat and action as JSON, in order. ``choices``: the discards, the best one first.
    """

    day: str
    game: str
    spec_version: int
    options: str
    seats: int
    dealer: int
    deck: str = field(repr=False)
    seed: str = field(repr=False)
    actions: tuple[tuple[int, str], ...] = field(repr=False)
    seat: int
    choices: tuple[Choice, ...] = field(repr=False)
    late: bool = False

    @property
    def ply(self) -> int:
        """The number of actions before the discard."""
        return len(self.actions)


_COLUMNS: Final = (
    "day, game, spec_version, options, seat_count, dealer, deck, seed, actions, seat, choices, late"
)


def store_puzzle(puzzle: Puzzle, at: int) -> Statement:
    """Store the puzzle of a day, unless it has one."""
    return (
        (
            f"INSERT INTO daily_puzzles ({_COLUMNS}, made_at) "  # noqa: S608 - our own column names
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day) DO NOTHING"
        ),
        (
            puzzle.day,
            puzzle.game,
            puzzle.spec_version,
            puzzle.options,
            puzzle.seats,
            puzzle.dealer,
            puzzle.deck,
            puzzle.seed,
            json.dumps(puzzle.actions, separators=(",", ":")),
            puzzle.seat,
            json.dumps([[int(card), cost, error] for card, cost, error in puzzle.choices]),
            int(puzzle.late),
            at,
        ),
    )


async def load_puzzle(db: Database, day: str) -> Puzzle | None:
    """Return the puzzle of a day; None: it has none. Raises BadRecord."""
    rows = await db.read(f"SELECT {_COLUMNS} FROM daily_puzzles WHERE day = ?", (day,))  # noqa: S608 - our own column names
    if not rows:
        return None
    row: tuple[Any, ...] = rows[0]
    try:
        return Puzzle(
            day=row[0],
            game=row[1],
            spec_version=row[2],
            options=row[3],
            seats=row[4],
            dealer=row[5],
            deck=row[6],
            seed=row[7],
            actions=tuple((seat, action) for seat, action in json.loads(row[8])),
            seat=row[9],
            choices=tuple(Choice(Card(card), cost, error) for card, cost, error in json.loads(row[10])),
            late=bool(row[11]),
        )
    except (ValueError, TypeError):
        raise BadRecord("puzzle", day) from None


async def has_puzzle(db: Database, day: str) -> bool:
    """Return whether the puzzle of a day is made."""
    return bool(await db.read("SELECT 1 FROM daily_puzzles WHERE day = ?", (day,)))


def answer(day: str, *, player: str, member: int, choice: int, at: int) -> Statement:
    """Store what a member chose. Conflict if they have chosen."""
    return (
        "INSERT INTO daily_answers (day, player, member_id, choice, answered_at) VALUES (?, ?, ?, ?, ?)",
        (day, player, member, choice, at),
    )


async def answer_of(db: Database, day: str, player: str, member: int) -> int | None:
    """Return what a member chose; None: nothing yet. ``player``: their fingerprint."""
    rows = await db.read(
        "SELECT choice FROM daily_answers WHERE day = ? AND (player = ? OR member_id = ?)",
        (day, player, member),
    )
    return rows[0][0] if rows else None


async def answers_of_day(db: Database, day: str) -> dict[int, int]:
    """Return how many members chose each discard."""
    rows = await db.read("SELECT choice, count(*) FROM daily_answers WHERE day = ? GROUP BY choice", (day,))
    return dict(rows)
