"""Tables, seats, deals, actions and results: what a live table is rehydrated from.

Functions that change something return their statements, to be joined into one unit of work::

  await db.write([*fence(…), *action(…)])

Everything that is played is a link of the table's hash chain (data/tables/table_chain.py): the functions
that store it append to the ``links`` they are given, and the fence stores the head.

Loaders return the records of data/tables/row_types.py.
"""

# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any

from data.db.database import BulkStatement, LockingStatement, Statement
from data.db.locks import lock_guild, lock_installation
from data.scores import DealRecord, MatchRecord, MatchSeat, count_deal, count_match
from data.tables.codec import dump_action, dump_outcome, dump_result
from data.tables.participation import EVERY_MATCH
from data.tables.proofs import StoredProof, dump_shares, store_promise, store_proof
from data.tables.results import Teams, margins, outcomes, places, team_numbers
from data.tables.row_types import SeatKind, Status, StoredKept, StoredSeat, StoredTable
from data.tables.stakes import Stakes
from data.tables.table_chain import (
    STAKES_COLUMNS,
    START_COLUMNS,
    START_SEAT_COLUMNS,
    TOURNAMENT_COLUMNS,
    Links,
    action_content,
    deal_content,
    match_content,
    new_salt,
    player_mark,
    resignation_content,
    result_content,
    stakes_values,
    start_content,
    table_values,
)
from data.tables.table_queries import SEAT_COLUMNS, TABLE_COLUMNS
from engine.actions import Action
from engine.deal import Result
from engine.match import Outcome


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


def _values(record: object, columns: Iterable[str]) -> tuple[Any, ...]:
    """Return the fields as the databases take them: enums as text, booleans as 0 and 1."""
    plain: list[Any] = []
    for name in columns:
        value = getattr(record, name)
        plain.append(
            value.value if isinstance(value, StrEnum) else int(value) if isinstance(value, bool) else value
        )
    return tuple(plain)


_OPEN = _insert("tables", TABLE_COLUMNS)
_SET_SEAT = _insert("seats", ("table_id", *SEAT_COLUMNS))
_ACTION_COLUMNS = ("table_id", "deal", "ply", "seat", "action", "who", "why", "interaction_id", "at", "hash")
_ACTION = _insert("actions", _ACTION_COLUMNS)
_ACTIONS = (
    f"INSERT INTO actions ({', '.join(_ACTION_COLUMNS)}) SELECT * FROM unnest(CAST(? AS TEXT[]), "
    "CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[]), "
    "CAST(? AS TEXT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]))"
)
_FENCE = (
    "UPDATE tables SET deadline_at = ?, due_at = ?, put_off_ms = ?, head = ?, seal = ?, acting = ?, "
    "held_until = ?, version = CASE WHEN version = ? THEN version + 1 ELSE -1 END WHERE table_id = ?"
)
# A join locks rows in any order; the tables of a batch are therefore locked before.
_FENCES = (
    "WITH fence AS (SELECT * FROM unnest(CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), "
    "CAST(? AS TEXT[]), CAST(? AS TEXT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), "
    "CAST(? AS TEXT[])) AS fence "
    "(deadline_at, due_at, put_off_ms, head, seal, acting, held_until, version, table_id)), "
    "locked AS MATERIALIZED (SELECT t.table_id FROM tables t WHERE t.table_id IN "
    "(SELECT fence.table_id FROM fence) ORDER BY t.table_id FOR NO KEY UPDATE OF t) "
    "UPDATE tables SET deadline_at = fence.deadline_at, due_at = fence.due_at, "
    "put_off_ms = fence.put_off_ms, head = fence.head, seal = fence.seal, acting = fence.acting, "
    "held_until = fence.held_until, "
    "version = CASE WHEN tables.version = fence.version THEN tables.version + 1 ELSE -1 END "
    "FROM fence JOIN locked ON locked.table_id = fence.table_id WHERE tables.table_id = fence.table_id"
)

_MATCH_SEAT = (
    "INSERT INTO match_seats "
    "(table_id, member_id, seat, score, outcome, team, place, margin, guild_id, game, sequence) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT sequence FROM match_results WHERE table_id = ?))"
)


def open_table(table: StoredTable) -> list[Statement]:
    """Store a new table and its seats. Conflict if its id or its number in the guild is taken."""
    statements: list[Statement] = [(_OPEN, _values(table, TABLE_COLUMNS))]
    for seat in table.seats:
        statements += set_seat(table.table_id, seat)
    for kept in table.kept:
        if table.rematch_of is None:
            statements += keep_seat(table.table_id, kept)
        else:  # a member who was erased meanwhile has no seat in that match any more
            statements.append(
                (
                    (
                        "INSERT INTO kept_seats (table_id, member_id, kept_until) "
                        "SELECT CAST(? AS TEXT), member_id, CAST(? AS BIGINT) FROM seats "
                        "WHERE table_id = ? AND member_id = ?"
                    ),
                    (table.table_id, kept.kept_until, table.rematch_of, kept.member_id),
                )
            )
    return statements


def keep_seat(table_id: str, kept: StoredKept) -> list[Statement]:
    """Store that a seat of a lobby is reserved for a member."""
    columns = ("table_id", "member_id", "kept_until")
    return [(_insert("kept_seats", columns), (table_id, kept.member_id, kept.kept_until))]


def release_seats(table_id: str, member_ids: Iterable[int]) -> list[Statement]:
    """Delete the reservations of these members."""
    return [
        ("DELETE FROM kept_seats WHERE table_id = ? AND member_id = ?", (table_id, member_id))
        for member_id in member_ids
    ]


def set_rules(
    table_id: str,
    *,
    options: str,
    preset: str | None,
    seat_count: int,
    turn_ms: int,
    clock_ms: int,
    increment_ms: int,
) -> list[Statement]:
    """Store the rules of a lobby; ``options`` is JSON."""
    return [
        (
            (
                "UPDATE tables SET options = ?, preset = ?, seat_count = ?, turn_ms = ?, clock_ms = ?, "
                "increment_ms = ? WHERE table_id = ?"
            ),
            (options, preset, seat_count, turn_ms, clock_ms, increment_ms, table_id),
        )
    ]


def set_seat(table_id: str, seat: StoredSeat) -> list[Statement]:
    """Store who takes an empty seat. Conflict if it is taken, or the member has a seat already."""
    return [(_SET_SEAT, (table_id, *_values(seat, SEAT_COLUMNS)))]


def drop_seat(table_id: str, seat: int) -> list[Statement]:
    """Empty a seat of a lobby."""
    return [("DELETE FROM seats WHERE table_id = ? AND seat = ?", (table_id, seat))]


def set_presence(table_id: str, seat: int, *, away: bool, misses: int) -> list[Statement]:
    """Store whether a person is away, and how many turns in a row they missed."""
    return [
        (
            "UPDATE seats SET away = ?, misses = ? WHERE table_id = ? AND seat = ?",
            (int(away), misses, table_id, seat),
        )
    ]


def set_hand_message(
    table_id: str, seat: int, *, dm_channel_id: int | None, hand_message_id: int | None
) -> list[Statement]:
    """Store where the direct message with the hand is."""
    return [
        (
            "UPDATE seats SET dm_channel_id = ?, hand_message_id = ? WHERE table_id = ? AND seat = ?",
            (dm_channel_id, hand_message_id, table_id, seat),
        )
    ]


def start(
    table: StoredTable,
    *,
    first_dealer: int,
    at: int,
    stakes: Stakes,
    links: Links,
    promised: StoredProof | None = None,
) -> list[Statement]:
    """Start the match of a lobby; ``promised`` is the proof of its first deal."""
    seats, unit = [], []
    for seat in table.seats:
        person = seat.kind is SeatKind.PERSON
        salt = new_salt() if person else None
        mark = player_mark(salt, seat.member_id if person else seat.level, seat.name)
        seats.append(replace(seat, mark=mark))
        unit.append(
            (
                "UPDATE seats SET salt = ?, mark = ? WHERE table_id = ? AND seat = ?",
                (salt, mark, table.table_id, seat.seat),
            )
        )
    begun = replace(table, first_dealer=first_dealer, started_at=at)
    begun_hash = links.add(
        start_content(
            table_values(_values(begun, START_COLUMNS), _values(begun, TOURNAMENT_COLUMNS)),
            stakes_values(_values(stakes, STAKES_COLUMNS), stakes.rules),
            [_values(seat, START_SEAT_COLUMNS) for seat in seats],
            *([promised.commitment] if promised is not None else []),
        )
    )
    return [
        (
            (
                "UPDATE tables SET status = 'playing', spec_version = ?, options = ?, first_dealer = ?, "
                "started_at = ?, begun_hash = ? WHERE table_id = ?"
            ),
            (table.spec_version, table.options, first_dealer, at, begun_hash, table.table_id),
        ),
        *unit,
    ]


def new_deal(
    table_id: str,
    deal: int,
    *,
    dealer: int,
    deck: Iterable[int],
    seed: bytes,
    at: int,
    links: Links,
    proof: StoredProof | None = None,
) -> list[Statement]:
    """Store a deck and its proof, before anybody sees a card of it.

    What the players contributed to the shuffle is used up.
    """
    row = (deal, dealer, " ".join(map(str, deck)), seed.hex(), at)
    columns = ("table_id", "deal", "dealer", "deck", "seed", "started_at", "hash")
    if proof is None:
        return [(_insert("deals", columns), (table_id, *row, links.add(deal_content(*row))))]
    own = links.add(deal_content(*row, dump_shares(proof.shares or ()), proof.root))
    used = "UPDATE seats SET pressed = NULL, word = '' WHERE table_id = ? AND (pressed > 0 OR word <> '')"
    return [
        (_insert("deals", columns), (table_id, *row, own)),
        *store_proof(table_id, proof),
        (used, (table_id,)),
    ]


def action(
    table_id: str,
    deal: int,
    ply: int,
    seat: int,
    asked: Action,
    *,
    who: int | None,
    why: str,
    at: int,
    interaction_id: int | None = None,
    links: Links,
) -> list[Statement]:
    """Store an accepted action; ``ply`` is the number of actions before it.

    Conflict for a second action at that ply, or from the same interaction.
    """
    text = dump_action(asked)
    own = links.add(action_content(deal, ply, seat, text, why, interaction_id, at))
    row = (table_id, deal, ply, seat, text, who, why, interaction_id, at, own)
    return [BulkStatement(_ACTION, row, bulk=_ACTIONS)]


def fence(
    table_id: str,
    version: int,
    *,
    deadline_at: int | None,
    due_at: int | None,
    put_off_ms: int = 0,
    head: str | None = None,
    seal: str | None = None,
    acting: str | None = None,
    held_until: int | None = None,
) -> list[Statement]:
    """Store that a table changes, if it still has the version that its writer knows.

    It comes first in every unit that changes the table. Stored are the turn's ``deadline_at`` (None: no
    turn), the next timer ``due_at``, the downtime of which messages still tell, and once the match has
    started the ``head`` of its chain and its ``seal``; for whose move the table waits
    (``data.inbox.inbox.acting_text``), and until when a leave stops the time.

    On a version conflict it sets the version to -1, which a constraint refuses: Conflict.
    """
    return [
        LockingStatement(
            _FENCE,
            (deadline_at, due_at, put_off_ms, head, seal, acting, held_until, version, table_id),
            rank=(0, table_id),
            bulk=_FENCES,
        )
    ]


def set_clock(
    table_id: str, seat: int, *, left_ms: int, running_since: int | None, in_turn: bool, warned: bool
) -> list[Statement]:
    """Store a seat's time for the match."""
    return [
        (
            (
                "UPDATE seats SET left_ms = ?, running_since = ?, in_turn = ?, warned = ? "
                "WHERE table_id = ? AND seat = ?"
            ),
            (left_ms, running_since, int(in_turn), int(warned), table_id, seat),
        )
    ]


def set_ready(table_id: str, seat: int, deal: int, pressed: int | None = None) -> list[Statement]:
    """Store that a seat has asked for the deal after this one, and by which interaction."""
    asked = "UPDATE seats SET ready_after = ?, pressed = ? WHERE table_id = ? AND seat = ?"
    return [(asked, (deal, pressed, table_id, seat))]


def open_with_match(
    table_id: str,
    *,
    deadline_at: int | None,
    due_at: int | None,
    head: str | None,
    seal: str | None,
    acting: str | None = None,
    held_until: int | None = None,
) -> list[Statement]:
    """Store what a table that opens with its match has at once; later the fence stores these."""
    return [
        (
            (
                "UPDATE tables SET deadline_at = ?, due_at = ?, head = ?, seal = ?, acting = ?, "
                "held_until = ? WHERE table_id = ?"
            ),
            (deadline_at, due_at, head, seal, acting, held_until, table_id),
        )
    ]


def set_status(
    table_id: str, status: Status, *, ended_at: int | None = None, paused_for: str | None = None
) -> list[Statement]:
    """Store the status of the table; ``finish_match`` does so itself.

    Give ``ended_at`` when it ends, ``paused_for`` (what is missing) when it is paused.
    """
    return [
        (
            "UPDATE tables SET status = ?, ended_at = ?, paused_for = ? WHERE table_id = ?",
            (status.value, ended_at, paused_for, table_id),
        )
    ]


def set_host(table_id: str, host_id: int | None) -> list[Statement]:
    """Make another member the host of the lobby."""
    return [("UPDATE tables SET host_id = ? WHERE table_id = ?", (host_id, table_id))]


def set_table_message(table_id: str, *, channel_id: int, message_id: int | None) -> list[Statement]:
    """Store where the table's board is."""
    return [
        (
            "UPDATE tables SET channel_id = ?, message_id = ? WHERE table_id = ?",
            (channel_id, message_id, table_id),
        )
    ]


def set_mention(
    table_id: str, *, channel_id: int | None, message_id: int | None, member_id: int | None
) -> list[Statement]:
    """Store the last turn mention, so that it can be deleted; all None: there is none."""
    return [
        (
            (
                "UPDATE tables SET mention_channel_id = ?, mention_message_id = ?, mention_member_id = ? "
                "WHERE table_id = ?"
            ),
            (channel_id, message_id, member_id, table_id),
        )
    ]


def resign(
    table_id: str, seat: int, *, deal: int, ply: int, why: str, at: int, links: Links
) -> list[Statement]:
    """Store that a seat has resigned after ``ply`` actions of ``deal``.

    Conflict if it has resigned already.
    """
    columns = ("table_id", "seat", "deal", "ply", "why", "at", "hash")
    row = (seat, deal, ply, why, at)
    return [
        (_insert("resignations", columns), (table_id, *row, links.add(resignation_content(*row)))),
        ("UPDATE seats SET resigned_at = ? WHERE table_id = ? AND seat = ?", (at, table_id, seat)),
    ]


def finish_deal(
    table_id: str,
    deal: int,
    result: Result,
    *,
    guild_id: int,
    game: str,
    members: Sequence[int | None],
    teams: Teams = (),
    at: int,
    links: Links,
    promised: StoredProof | None = None,
) -> list[Statement]:
    """Store the result of a deal and count it in the scores. Conflict if it is stored already.

    ``members`` by seat, None for a computer. ``teams``: the seats that play together (the winner's partners
    have won the deal, too). ``promised``: the proof of the next deal, which is committed to now.
    """
    commitments = [promised.commitment] if promised is not None else []
    numbers = team_numbers(len(members), teams)
    seats = [(seat, result.points[seat], result.chips[seat], numbers[seat]) for seat in range(len(members))]
    row = (deal, result.ending, result.winner, dump_result(result), at)
    statements: list[Statement] = [
        (
            _insert("results", ("table_id", "deal", "ending", "winner", "result", "at", "hash")),
            (table_id, *row, links.add(result_content(*row, seats, *commitments))),
        )
    ]
    columns = ("table_id", "deal", "member_id", "seat", "points", "chips", "team")
    for member, seat_row in zip(members, seats, strict=True):
        statements.append((_insert("result_seats", columns), (table_id, deal, member, *seat_row)))
    record = DealRecord(
        guild_id,
        game,
        result.ending,
        result.winner,
        tuple(zip(members, result.points, strict=True)),
        teams=numbers,
    )
    if promised is not None:
        statements += store_promise(table_id, promised)
    return [*statements, lock_guild(guild_id), *count_deal(record)]


def finish_match(
    table_id: str,
    outcome: Outcome,
    *,
    guild_id: int,
    game: str,
    members: Sequence[int | None],
    resigned: Collection[int] = (),
    teams: Teams = (),
    low_wins: bool = False,
    at: int,
    links: Links,
    rules: int = EVERY_MATCH,
    counted: bool = True,
) -> list[Statement]:
    """End the table with the outcome of its match and count it in the scores.

    ``members`` by seat, None for a computer. ``resigned``: the seats that left; they count as abandoned,
    also if the match went on. ``teams``: the seats that play together. ``low_wins``: among those who have
    not won, the lower score is better. ``rules`` and ``counted``: the version of the participation rules,
    and whether the match counts by them (data/tables/participation.py). Ratings follow in
    ``data.rankings.ratings.rate_pending``.

    Conflict if that was done already.
    """
    seats = tuple(map(MatchSeat, members, outcomes(outcome, resigned, teams)))
    numbers = team_numbers(len(members), teams)
    taken = places(outcome, resigned, teams, low_wins=low_wins)
    people = sum(member is not None for member in members)
    ahead = margins(outcome, resigned, teams) if people > 1 else (None,) * len(members)
    rows = [
        (seat, outcome.scores[seat], player.outcome.value, numbers[seat], taken[seat], ahead[seat])
        for seat, player in enumerate(seats)
    ]
    text = dump_outcome(outcome)
    statements: list[Statement] = [
        (
            (
                "UPDATE tables SET status = 'over', ended_at = ?, deadline_at = NULL, due_at = NULL, "
                "paused_for = NULL "
                "WHERE table_id = ?"
            ),
            (at, table_id),
        ),
        (
            (
                "INSERT INTO match_results (table_id, sequence, outcome, at, hash, rules, counted) "
                "VALUES (?, (SELECT coalesce(max(sequence), 0) + 1 FROM match_results), ?, ?, ?, ?, ?)"
            ),
            (table_id, text, at, links.add(match_content(text, at, rows)), rules, int(counted)),
        ),
    ]
    for player, row in zip(seats, rows, strict=True):
        statements.append((_MATCH_SEAT, (table_id, player.member_id, *row, guild_id, game, table_id)))
    scored = count_match(MatchRecord(guild_id, game, seats)) if counted else []
    return [lock_installation(), *statements, lock_guild(guild_id), *scored]
