"""Tables, seats, deals, actions and results: what a live table is rehydrated from.

Functions that change something return their statements, to be joined into one unit of work::

  await db.write([*fence(…), *action(…)])

Everything that is played is a link of the table's hash chain (data/tables/table_chain.py): the functions
that store it append to the ``links`` they are given, and the fence stores the head.

Loaders return the records of data/tables/row_types.py.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from data.db.database import BulkStatement, Database, LockingStatement, Statement
from data.db.locks import lock_guild, lock_installation
from data.scores import DealRecord, MatchRecord, MatchSeat, count_deal, count_match
from data.tables.codec import dump_action, dump_outcome, dump_result
from data.tables.participation import EVERY_MATCH
from data.tables.proofs import StoredProof, dump_shares, store_promise, store_proof
from data.tables.results import Teams, margins, outcomes, places, team_numbers
from data.tables.row_types import (
    SeatKind,
    Status,
    StoredAction,
    StoredDeal,
    StoredKept,
    StoredResignation,
    StoredSeat,
    StoredTable,
)
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
from data.tables.venues import LAST_VENUE
from engine.actions import Action
from engine.deal import Result
from engine.match import Outcome

BEGINNING: Final = (0, 0)
"""A deal and ply before all others: deals count from 1, plies from 0."""

_TABLE_COLUMNS = tuple(
    item.name
    for item in fields(StoredTable)
    if item.name not in {"outcome", "seats", "deals", "resignations", "kept", "proof"}
)
_SEAT_COLUMNS = tuple(item.name for item in fields(StoredSeat))


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


_OPEN = _insert("tables", _TABLE_COLUMNS)
_SET_SEAT = _insert("seats", ("table_id", *_SEAT_COLUMNS))
_ACTION_COLUMNS = ("table_id", "deal", "ply", "seat", "action", "who", "why", "interaction_id", "at", "hash")
_ACTION = _insert("actions", _ACTION_COLUMNS)
_ACTIONS = (
    f"INSERT INTO actions ({', '.join(_ACTION_COLUMNS)}) SELECT * FROM unnest(CAST(? AS TEXT[]), "
    "CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[]), "
    "CAST(? AS TEXT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]))"
)
_FENCE = (
    "UPDATE tables SET deadline_at = ?, due_at = ?, put_off_ms = 0, head = ?, seal = ?, acting = ?, "
    "held_until = ?, version = CASE WHEN version = ? THEN version + 1 ELSE -1 END WHERE table_id = ?"
)
# A join locks rows in any order; the tables of a batch are therefore locked before.
_FENCES = (
    "WITH fence AS (SELECT * FROM unnest(CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[]), "
    "CAST(? AS TEXT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[]), CAST(? AS BIGINT[]), CAST(? AS TEXT[])) "
    "AS fence (deadline_at, due_at, head, seal, acting, held_until, version, table_id)), "
    "locked AS MATERIALIZED (SELECT t.table_id FROM tables t WHERE t.table_id IN "
    "(SELECT fence.table_id FROM fence) ORDER BY t.table_id FOR NO KEY UPDATE OF t) "
    "UPDATE tables SET deadline_at = fence.deadline_at, due_at = fence.due_at, put_off_ms = 0, "
    "head = fence.head, seal = fence.seal, acting = fence.acting, held_until = fence.held_until, "
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
    statements: list[Statement] = [(_OPEN, _values(table, _TABLE_COLUMNS))]
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
    return [(_SET_SEAT, (table_id, *_values(seat, _SEAT_COLUMNS)))]


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
    head: str | None = None,
    seal: str | None = None,
    acting: str | None = None,
    held_until: int | None = None,
) -> list[Statement]:
    """Store that a table changes, if it still has the version that its writer knows.

    It comes first in every unit that changes the table. Stored are the turn's ``deadline_at`` (None: no
    turn), the next timer ``due_at``, and once the match has started the ``head`` of its chain and its
    ``seal``; for whose move the table waits (``data.inbox.inbox.acting_text``), and until when a leave stops
    the time.

    On a version conflict it sets the version to -1, which a constraint refuses: Conflict.
    """
    return [
        LockingStatement(
            _FENCE,
            (deadline_at, due_at, head, seal, acting, held_until, version, table_id),
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


async def next_number(db: Database, guild_id: int) -> int:
    """Return the number after the highest of the guild's tables, from 1.

    Two concurrent callers get the same number; ``open_table`` is a Conflict for the second of them.
    """
    [(highest,)] = await db.read("SELECT max(number) FROM tables WHERE guild_id = ?", (guild_id,))
    return (highest or 0) + 1


async def find_by_number(db: Database, guild_id: int, number: int) -> str | None:
    """Return the id of a guild's table, live or not; None: there is none."""
    rows = await db.read("SELECT table_id FROM tables WHERE guild_id = ? AND number = ?", (guild_id, number))
    return rows[0][0] if rows else None


async def find_by_pairing(db: Database, tournament_id: str, pairing: int) -> str | None:
    """Return the id of the table of a tournament's pairing, live or not; None: there is none."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE tournament_id = ? AND pairing = ?", (tournament_id, pairing)
    )
    return rows[0][0] if rows else None


async def guild_of(db: Database, table_id: str) -> int | None:
    """Return the guild of a table; None: there is no such table."""
    rows = await db.read("SELECT guild_id FROM tables WHERE table_id = ?", (table_id,))
    return rows[0][0] if rows else None


async def recent_in_channel(db: Database, channel_id: int, limit: int) -> list[tuple[int, str]]:
    """Return number and game of a guild's tables in a channel, live or not, newest first."""
    rows = await db.read(
        "SELECT number, game FROM tables WHERE channel_id = ? AND guild_id > ? "
        "ORDER BY created_at DESC, number DESC LIMIT ?",
        (channel_id, LAST_VENUE, limit),
    )
    return [(number, game) for number, game in rows]


async def seated(db: Database, member_id: int) -> list[str]:
    """Return the ids of the live tables at which a member has a seat, oldest first."""
    rows = await db.read(
        "SELECT t.table_id FROM seats s JOIN tables t ON t.table_id = s.table_id WHERE s.member_id = ? "
        "AND t.status IN ('lobby', 'playing', 'paused') ORDER BY t.created_at, t.guild_id, t.number",
        (member_id,),
    )
    return [table_id for (table_id,) in rows]


async def in_channel(db: Database, channel_id: int) -> list[str]:
    """Return the ids of the live tables of a channel, oldest first."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE channel_id = ? AND status IN ('lobby', 'playing', 'paused') "
        "ORDER BY created_at, guild_id, number",
        (channel_id,),
    )
    return [table_id for (table_id,) in rows]


async def in_guild(db: Database, guild_id: int) -> list[str]:
    """Return the ids of the live tables of a guild, oldest first."""
    rows = await db.read(
        "SELECT table_id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'playing', 'paused') "
        "ORDER BY created_at, number",
        (guild_id,),
    )
    return [table_id for (table_id,) in rows]


async def live_by_game(db: Database) -> list[tuple[str, str, int]]:
    """Return the number of live tables, by game and status."""
    rows = await db.read(
        "SELECT game, status, count(*) FROM tables WHERE status IN ('lobby', 'playing', 'paused') "
        "GROUP BY game, status"
    )
    return [(game, status, int(count)) for game, status, count in rows]


async def backlog(db: Database) -> tuple[int | None, int]:
    """Return the oldest due time (ms UTC; None: no timer), and the number of outdated tables.

    A table is outdated if its messages do not show its newest version.
    """
    [[(oldest,)], [(unshown,)]] = await db.read_together(
        [("SELECT min(due_at) FROM tables", ()), ("SELECT count(*) FROM tables WHERE version > shown", ())]
    )
    return oldest, int(unshown)


async def last_finished(db: Database, channel_id: int, member_id: int) -> str | None:
    """Return the last table of a guild in a channel that a member played to its end, or None."""
    rows = await db.read(
        "SELECT t.table_id FROM seats s JOIN tables t ON t.table_id = s.table_id WHERE s.member_id = ? "
        "AND t.channel_id = ? AND t.guild_id > ? AND t.status IN ('over', 'closed') "
        "AND t.started_at IS NOT NULL ORDER BY t.ended_at DESC, t.number DESC LIMIT 1",
        (member_id, channel_id, LAST_VENUE),
    )
    return rows[0][0] if rows else None


async def last_game(db: Database, channel_id: int) -> str | None:
    """Return the game of the last table opened in a channel; None: there was none."""
    rows = await db.read(
        "SELECT game FROM tables WHERE channel_id = ? ORDER BY created_at DESC, number DESC LIMIT 1",
        (channel_id,),
    )
    return rows[0][0] if rows else None


async def load_version(db: Database, table_id: str) -> int | None:
    """Return the version of a table; None: there is no such table."""
    rows = await db.read("SELECT version FROM tables WHERE table_id = ?", (table_id,))
    return int(rows[0][0]) if rows else None


async def load_table(
    db: Database, table_id: str, *, since: tuple[int, int] = BEGINNING
) -> StoredTable | None:
    """Return one table, live or not, with all that is needed to replay it; None: there is none.

    ``since``: leave out the deals before this deal, and the actions before this deal and ply.
    """
    found, _ = await _load(db, table_id, since=since)
    return found


async def load_outline(db: Database, table_id: str) -> StoredTable | None:
    """Return one table without the actions of its deals; None: there is none."""
    found, _ = await _load(db, table_id, played=False)
    return found


async def load_table_and(
    db: Database, table_id: str, queries: Sequence[Statement], *, since: tuple[int, int] = BEGINNING
) -> tuple[StoredTable | None, list[list[tuple[Any, ...]]]]:
    """Return one table like ``load_table``, and the rows of other queries, from one snapshot."""
    return await _load(db, table_id, queries, since=since)


async def _load(
    db: Database,
    table_id: str,
    others: Sequence[Statement] = (),
    *,
    played: bool = True,
    since: tuple[int, int] = BEGINNING,
) -> tuple[StoredTable | None, list[list[tuple[Any, ...]]]]:
    queries = table_queries("t.table_id = ?", (table_id,), played=played, since=since)
    rows = await db.read_together([*queries, *others])
    found = assemble(*rows[: len(queries)])
    return (found[0] if found else None), rows[len(queries) :]


def table_queries(
    which: str, params: tuple[object, ...], *, played: bool = True, since: tuple[int, int] = BEGINNING
) -> list[Statement]:
    """Return the queries for the tables ``t`` that meet a condition.

    ``assemble`` takes their rows; the first column is always the table's id. ``played``: with the actions;
    ``since`` as in ``load_table``.
    """
    joined = f"JOIN tables t ON t.table_id = x.table_id WHERE ({which})"
    tables = ", ".join(f"t.{name}" for name in _TABLE_COLUMNS)
    seats = ", ".join(f"x.{name}" for name in _SEAT_COLUMNS)
    queries: list[Statement] = [
        (
            (
                f"SELECT {tables}, m.outcome FROM tables t LEFT JOIN match_results m "
                f"ON m.table_id = t.table_id WHERE {which} ORDER BY t.created_at, t.guild_id, t.number"
            ),
            params,
        ),
        (f"SELECT x.table_id, {seats} FROM seats x {joined} ORDER BY x.table_id, x.seat", params),
        (
            (
                f"SELECT x.table_id, x.seat, x.deal, x.ply, x.why, x.at FROM resignations x {joined} "
                "ORDER BY x.table_id, x.at, x.seat"
            ),
            params,
        ),
        (
            (
                f"SELECT x.table_id, x.member_id, x.kept_until FROM kept_seats x {joined} "
                "ORDER BY x.table_id, x.member_id"
            ),
            params,
        ),
        (
            (
                "SELECT x.table_id, x.deal, x.dealer, x.deck, x.seed, x.started_at, r.result FROM deals x "
                "LEFT JOIN results r ON r.table_id = x.table_id AND r.deal = x.deal "
                f"{joined} AND x.deal >= ? ORDER BY x.table_id, x.deal"
            ),
            (*params, since[0]),
        ),
    ]
    if played:
        queries.append(
            (
                (
                    "SELECT x.table_id, x.deal, x.ply, x.seat, x.action, x.who, x.why, x.at, "
                    f"x.interaction_id FROM actions x {joined} AND (x.deal, x.ply) >= (?, ?) "
                    "ORDER BY x.table_id, x.deal, x.ply"
                ),
                (*params, *since),
            )
        )
    return queries


def assemble(
    tables: list[tuple[Any, ...]],
    seats: list[tuple[Any, ...]],
    resignations: list[tuple[Any, ...]],
    kept: list[tuple[Any, ...]],
    deals: list[tuple[Any, ...]],
    actions: Sequence[tuple[Any, ...]] = (),
) -> list[StoredTable]:
    """Build tables from the rows of ``table_queries``. Raises ValueError for unknown values."""
    seats_of: defaultdict[str, list[StoredSeat]] = defaultdict(list)
    for table_id, *row in seats:
        values = dict(zip(_SEAT_COLUMNS, row, strict=True))
        values |= {name: bool(values[name]) for name in ("away", "in_turn", "warned", "consents")}
        values["kind"] = SeatKind(values["kind"])
        seats_of[table_id].append(StoredSeat(**values))
    left: defaultdict[str, list[StoredResignation]] = defaultdict(list)
    for table_id, seat, deal, ply, why, at in resignations:
        left[table_id].append(StoredResignation(seat=seat, deal=deal, ply=ply, why=why, at=at))
    kept_of: defaultdict[str, list[StoredKept]] = defaultdict(list)
    for table_id, member_id, kept_until in kept:
        kept_of[table_id].append(StoredKept(member_id=member_id, kept_until=kept_until))
    actions_of: defaultdict[tuple[str, int], list[StoredAction]] = defaultdict(list)
    for table_id, deal, ply, seat, asked, who, why, at, interaction_id in actions:
        actions_of[table_id, deal].append(
            StoredAction(
                ply=ply, seat=seat, action=asked, who=who, why=why, at=at, interaction_id=interaction_id
            )
        )
    deals_of: defaultdict[str, list[StoredDeal]] = defaultdict(list)
    for table_id, deal, dealer, deck, seed, started_at, result in deals:
        deals_of[table_id].append(
            StoredDeal(
                table_id=table_id,
                deal=deal,
                dealer=dealer,
                deck_text=deck,
                seed_text=seed,
                started_at=started_at,
                actions=tuple(actions_of[table_id, deal]),
                result=result,
            )
        )
    found = []
    for columns in tables:
        values = dict(zip((*_TABLE_COLUMNS, "outcome"), columns, strict=True))
        values |= {"status": Status(values["status"])}
        values |= {name: bool(values[name]) for name in ("open_hands", "hints", "veiled")}
        table_id = values["table_id"]
        found.append(
            StoredTable(
                **values,
                seats=tuple(seats_of[table_id]),
                deals=tuple(deals_of[table_id]),
                resignations=tuple(left[table_id]),
                kept=tuple(kept_of[table_id]),
            )
        )
    return found
