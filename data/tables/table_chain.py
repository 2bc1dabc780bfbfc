"""The hash chain of a table: each link covers what was played, and the link before it.

The links are, in order: the beginning; for each deal its deck, its actions and resignations, its result;
and at the end the result of the match, or that it was closed. The hash of a link is stored in the row that
it covers, the hash of the last one in ``tables.head``. The table's seal (``tables.seal``) covers the head
and the current state of the table.

A link names no member. It has the *mark* of each seat, a hash over a salt: while the salt exists, the mark
proves who had the seat, and erasure (data/erasure.py) deletes the salt.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Final

from data.db.hash_chain import GENESIS, chain_hash, hashed
from data.tables.participation import EVERY_MATCH
from data.tables.row_types import IDLE_MS

START_COLUMNS: Final = (
    *("table_id", "guild_id", "number", "game", "spec_version", "options", "preset", "seat_count"),
    *("first_dealer", "turn_ms", "asking_ms", "clock_ms", "increment_ms", "open_hands", "reliability"),
    *("created_at", "started_at", "rematch_of", "linked_at"),
)
"""The columns of the table that the first link covers."""
TOURNAMENT_COLUMNS: Final = ("tournament_id", "pairing", "deal_limit", "deck_source")
"""Those of a match of a tournament, which it covers, too."""
STAKES_COLUMNS: Final = ("chip_value", "pot", "point", "minimum", "booked")
"""The stakes that it covers; zeros if there are none."""
START_SEAT_COLUMNS: Final = ("seat", "kind", "level", "joined_at", "mark")
"""The columns of each seat that it covers."""
SEALED_SEAT_COLUMNS: Final = ("away", "misses", "left_ms", "running_since", "in_turn", "warned")
"""The columns of each seat that the table's seal covers."""

Value = str | int | None


def link(previous: str, content: str) -> str:
    """Return the hash of a link from the previous hash and one of the contents below."""
    return chain_hash(previous, content)


class Links:
    """A table's chain as it grows; ``head`` is the hash of the last link."""

    def __init__(self, head: str = GENESIS) -> None:
        self.head = head

    def add(self, content: str) -> str:
        """Append a link and return its hash."""
        self.head = link(self.head, content)
        return self.head


def _listed(rows: Iterable[Iterable[Value]]) -> str:
    """Return rows of our own numbers and words as one text."""
    return " ".join([",".join(["" if value is None else str(value) for value in row]) for row in rows])


# --- contents of the links


def stakes_values(stakes: Sequence[Value], rules: int) -> Sequence[Value]:
    """Return what the first link covers of the stakes: ``STAKES_COLUMNS``, and the rules.

    Older matches have no version of the participation rules (data/tables/participation.py).
    """
    return (*stakes, rules) if rules > EVERY_MATCH else stakes


def table_values(table: Sequence[Value], tournament: Sequence[Value]) -> Sequence[Value]:
    """Return what the first link covers of the table.

    That is ``START_COLUMNS``, and ``TOURNAMENT_COLUMNS`` if they say anything: what schema 21 added changes
    nothing while it has its default, so that older links stay valid.
    """
    return (*table, *tournament) if any(tournament) else table


def start_content(
    table: Sequence[Value], stakes: Sequence[Value], seats: Iterable[Sequence[Value]], *promised: str
) -> str:
    """Return the content of the first link.

    It covers the values of ``table_values``, those of ``stakes_values``, those of ``START_SEAT_COLUMNS``
    by seat, and the commitment of the first deal, if it has a proof.
    """
    return chain_hash("begun", *table, *stakes, " ".join(chain_hash(*seat) for seat in seats), *promised)


def deal_content(deal: int, dealer: int, deck: str, seed: str, started_at: int, *proof: Value) -> str:
    """Return the content of a deal's link.

    ``proof``: its shares and root, if it has one (data/tables/proofs.py).
    """
    return chain_hash("deal", deal, dealer, deck, seed, started_at, *proof)


def action_content(
    deal: int, ply: int, seat: int, action: str, why: str, interaction_id: int | None, at: int
) -> str:
    """Return the content of an action's link. Who acted follows from seat and why."""
    return chain_hash("action", deal, ply, seat, action, why, interaction_id, at)


def resignation_content(seat: int, deal: int, ply: int, why: str, at: int) -> str:
    """Return the content of a resignation's link."""
    return chain_hash("resignation", seat, deal, ply, why, at)


def result_content(
    deal: int,
    ending: str,
    winner: int | None,
    result: str,
    at: int,
    seats: Iterable[Sequence[Value]],
    *promised: str,
) -> str:
    """Return the content of the link of a deal's result.

    For each seat: seat, points, chips, team. ``promised``: the commitment of the next deal, if there is
    one.
    """
    return chain_hash("result", deal, ending, winner, result, at, _listed(seats), *promised)


def match_content(outcome: str, at: int, seats: Iterable[Sequence[Value]]) -> str:
    """Return the content of the last link of a match with an outcome.

    For each seat: seat, score, outcome, team, place, margin.
    """
    return chain_hash("match", outcome, at, _listed(seats))


def closing_content(ended_at: int | None) -> str:
    """Return the content of the last link of a match without an outcome."""
    return chain_hash("closed", ended_at)


# --- players


def new_salt() -> str:
    """Return a random salt, so that the member of a mark cannot be found by trying ids."""
    return secrets.token_hex(16)


def player_mark(salt: str | None, *who: Value) -> str:
    """Return the hash that stands for a player.

    For a person it covers salt, id and name; for a computer level and name.
    """
    return chain_hash(salt, *who)


# --- the state of the table


def table_seal(
    head: str,
    status: str,
    deadline_at: int | None,
    seats: Iterable[Sequence[Value]],
    *,
    paused_for: str | None = None,
    idle_ms: int = IDLE_MS,
) -> str:
    """Return the seal of a table; for each seat the values of ``SEALED_SEAT_COLUMNS``.

    What schema 17 added changes nothing while it has its default, so that older seals stay valid.
    """
    why = f":{paused_for}" if paused_for is not None else ""
    idle = f" {idle_ms}" if idle_ms != IDLE_MS else ""
    return chain_hash(head, f"{status}{why}{idle}", deadline_at, _listed(seats))


_STATUS: Final = (
    "(status || coalesce(':' || paused_for, '') || "
    f"CASE WHEN idle_ms = {IDLE_MS} THEN '' ELSE ' ' || CAST(idle_ms AS TEXT) END)"
)
_SEAT: Final = " || ',' || ".join(f"coalesce(CAST(s.{name} AS TEXT), '')" for name in SEALED_SEAT_COLUMNS)


def reseal(which: str, params: tuple[object, ...] = ()) -> tuple[str, tuple[object, ...]]:
    """Return the statement that renews the seals of the live tables that meet a condition.

    For changes that bypass the tables in memory.
    """
    # SQLite's name of string_agg, which PostgreSQL's migration defines; both keep the inner order.
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
