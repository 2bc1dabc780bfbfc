"""The chain of a table: what was played there, link by link, each with the hash of the one before it.

The links are, in order: the beginning; of every deal its deck, its actions and resignations, its result; at
the end the result of the match, or that it was closed. The hash of a link stands in the row that it is of,
that of the last one, the head, at the table (``tables.head``), where the seal covers it together with how the
table stands (``tables.seal``).

A link names no member. It holds the *mark* of each seat, which is a hash over a salt: as long as the salt is
there the mark proves who sat there, and erasure (data/erasure.py) takes the salt away.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from data.db.hash_chain import GENESIS, chain_hash, hashed
from data.tables.participation import EVERY_MATCH
from data.tables.row_types import IDLE_MS

BEGUN: Final = (
    *("table_id", "guild_id", "number", "game", "spec_version", "options", "preset", "seat_count"),
    *("first_dealer", "turn_ms", "asking_ms", "clock_ms", "increment_ms", "open_hands", "reliability"),
    *("created_at", "started_at", "rematch_of", "linked_at"),
)
"""What the beginning says of the table, by columns."""
PLAYED_FOR: Final = ("chip_value", "pot", "point", "minimum", "booked")
"""What it says of the stakes; without any they are zeros."""
BEGUN_SEATS: Final = ("seat", "kind", "level", "joined_at", "mark")
"""What it says of each seat."""
STANDING: Final = ("away", "misses", "left_ms", "running_since", "in_turn", "warned")
"""What a table's seal says of each seat."""

Value = str | int | None


def link(previous: str, content: str) -> str:
    """Return the hash of a link, after another and of some content: one of those below."""
    return chain_hash(previous, content)


class Links:
    """The chain of a table as it goes on: ``head`` is the hash of the last link."""

    def __init__(self, head: str = GENESIS) -> None:
        self.head = head

    def add(self, content: str) -> str:
        """Add a link, and return its hash."""
        self.head = link(self.head, content)
        return self.head


def _listed(rows: Iterable[Iterable[Value]]) -> str:
    """Return rows of numbers and words of ours as one text."""
    return " ".join([",".join(["" if value is None else str(value) for value in row]) for row in rows])


# --- what the links say


def played_for(stakes: Sequence[Value], rules: int) -> Sequence[Value]:
    """Return what the first link says of the stakes: the values of ``PLAYED_FOR``, and by which rules the end
    is judged, which matches of before did not say (data/tables/participation.py).
    """
    return (*stakes, rules) if rules > EVERY_MATCH else stakes


def beginning_of(
    table: Sequence[Value], stakes: Sequence[Value], seats: Iterable[Sequence[Value]], *promised: str
) -> str:
    """Return what the first link says: the values of ``BEGUN``, those of ``played_for``, by seat of
    ``BEGUN_SEATS``, and the commitment of the first deal, if it has a proof.
    """
    return chain_hash("begun", *table, *stakes, " ".join(chain_hash(*seat) for seat in seats), *promised)


def deal_of(deal: int, dealer: int, deck: str, seed: str, started_at: int, *proof: Value) -> str:
    """Return what the link of a deal says; ``proof``: shares and root, if it has one
    (data/tables/proofs.py)."""
    return chain_hash("deal", deal, dealer, deck, seed, started_at, *proof)


def action_of(
    deal: int, ply: int, seat: int, action: str, why: str, interaction_id: int | None, at: int
) -> str:
    """Return what the link of an action says. Who acted follows from seat and why."""
    return chain_hash("action", deal, ply, seat, action, why, interaction_id, at)


def resignation_of(seat: int, deal: int, ply: int, why: str, at: int) -> str:
    """Return what the link of a resignation says."""
    return chain_hash("resignation", seat, deal, ply, why, at)


def result_of(
    deal: int,
    ending: str,
    winner: int | None,
    result: str,
    at: int,
    seats: Iterable[Sequence[Value]],
    *promised: str,
) -> str:
    """Return what the link of a deal's result says; of each seat: seat, points, chips, team; and the
    commitment of the next deal, if it has been made.
    """
    return chain_hash("result", deal, ending, winner, result, at, _listed(seats), *promised)


def match_of(outcome: str, at: int, seats: Iterable[Sequence[Value]]) -> str:
    """Return what the last link of a match with an outcome says; of each seat: seat, score, outcome, team,
    place, margin.
    """
    return chain_hash("match", outcome, at, _listed(seats))


def closing_of(ended_at: int | None) -> str:
    """Return what the last link of a match without an outcome says."""
    return chain_hash("closed", ended_at)


# --- who sits there


def new_salt() -> str:
    """Return what keeps a mark from being found by trying ids."""
    return secrets.token_hex(16)


def mark_of(salt: str | None, *who: Value) -> str:
    """Return what stands for a player: of a person id and name with a salt, of a computer level and name."""
    return chain_hash(salt, *who)


# --- how the table stands


def seal_of(
    head: str,
    status: str,
    deadline_at: int | None,
    seats: Iterable[Sequence[Value]],
    *,
    paused_for: str | None = None,
    idle_ms: int = IDLE_MS,
) -> str:
    """Return the seal of a table; of each seat the values of ``STANDING``. What a table of before schema 17
    did not have changes nothing where it is as it was then.
    """
    why = f":{paused_for}" if paused_for is not None else ""
    idle = f" {idle_ms}" if idle_ms != IDLE_MS else ""
    return chain_hash(head, f"{status}{why}{idle}", deadline_at, _listed(seats))


_STATUS: Final = (
    "(status || coalesce(':' || paused_for, '') || "
    f"CASE WHEN idle_ms = {IDLE_MS} THEN '' ELSE ' ' || CAST(idle_ms AS TEXT) END)"
)
_SEAT: Final = " || ',' || ".join(f"coalesce(CAST(s.{name} AS TEXT), '')" for name in STANDING)


def seals_again(which: str, params: tuple[object, ...] = ()) -> tuple[str, tuple[object, ...]]:
    """Return the statement that seals the tables in play anew, of those for which a condition holds: for
    changes that go past the tables in memory.
    """
    # SQLite's word for string_agg, which PostgreSQL's migration makes; both take the rows in the inner order.
    seats = (
        f"SELECT coalesce(group_concat(z.standing, ' '), '') FROM (SELECT {_SEAT} AS standing FROM seats s "  # noqa: S608 - our own columns
        "WHERE s.table_id = tables.table_id ORDER BY s.seat) AS z"
    )
    return (
        (
            f"UPDATE tables SET seal = {hashed('head', _STATUS, 'deadline_at', f'({seats})')} "  # noqa: S608
            f"WHERE head IS NOT NULL AND status IN ('playing', 'paused') AND {which}"
        ),
        params,
    )
