"""Writes the record of a table when it opens, and rebuilds tables from their records."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from bot.manager.tables.commit_reveal import enter_unfinished_from_record
from bot.manager.tables.table import (
    BOARD,
    NEWS_KEPT,
    KeptSeat,
    MessageRef,
    PlayedMove,
    Player,
    PlayerKind,
    State,
    Status,
    Table,
    TableError,
    TableReason,
)
from bot.manager.time.match_clock import MatchClock, SeatTime, Terms
from data.db.errors import BadRecord
from data.tables.codec import dump_options, load_options
from data.tables.orders import order_of
from data.tables.participation import NOTHING, Part, parts_of
from data.tables.proofs import StoredProof, proof_of
from data.tables.replay import Move, ReplayError, new_match, play_again, play_on
from data.tables.row_types import SeatKind, StoredKept, StoredSeat, StoredTable, Why
from data.tables.stakes import Stakes
from data.tables.table_chain import table_seal
from engine import GAMES
from engine.ai import Level
from engine.errors import EngineError

NO_CLOCK: Final = (None, None, 0, 0)
"""What is stored of a seat's time without a match clock."""


def rehydrate(
    stored: StoredTable,
    *,
    stakes: Stakes | None = None,
    proofs: Sequence[Sequence[Any]] = (),
    orders: Sequence[Sequence[Any]] = (),
    kept: int | None = NEWS_KEPT,
) -> Table:
    """Return the table after its last stored action; ``broken`` if its record cannot be replayed.

    ``stakes``: as stored. ``proofs``: the rows of its newest proofs (data/tables/proofs.py), ``orders``
    those of its conditional orders. ``kept``: how many of the deal's last moves its news keeps; None: all.

    Raises KeyError for a game that this program does not have, and TableError (NEWER_RULES) for a live
    table with newer rules than this program's.
    """
    table = bare_table(stored)
    if table.live and stored.spec_version > table.spec.version:
        raise TableError(TableReason.NEWER_RULES, number=table.number)
    table.stakes = stakes or Stakes()
    found: list[StoredProof] = []
    try:
        found = [proof_of(row, where=f"table {table.id}") for row in proofs]
        for proof in found:
            if proof.deal > len(stored.deals):
                table.promised = proof
            elif proof.deal == len(stored.deals):
                table.proof = proof
        _play_again(table, stored, kept)
    except (ReplayError, BadRecord) as error:
        _break(table, stored, found, error)
    except Exception:
        # A damaged record must break this table only, whatever error the rules raise. Their text may name
        # cards; only the place is kept.
        _break(table, stored, found, ReplayError(table.id, table.deal_no, table.ply))
    take_orders(table, orders)
    return table


def take_orders(table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Give a table the conditional orders of these rows, where they belong to its deal.

    One that cannot be read is as if it was not placed: its player is asked.
    """
    terms = table.deal.orders if table.deal is not None else None
    for row in rows:
        with suppress(BadRecord):
            seat, placed = order_of(row, where=f"table {table.id}")
            if terms is not None and placed.deal == table.deal_no and terms.accepts(placed.order):
                table.take(table.with_player(seat, order=placed))


def apply_new_moves(table: Table, stored: StoredTable, orders: Sequence[Sequence[Any]] = ()) -> Table | None:
    """Return a table in the middle of a deal with the moves that have been stored since.

    ``stored`` holds what was stored since the table's deal and ply, ``orders`` the rows of its orders. None:
    that is more than moves of this deal, or they cannot be applied; the table must be rebuilt.
    """
    if table.deal is None or table.match is None or Status(stored.status) is not Status.PLAYING:
        return None
    if [(deal.deal, deal.result) for deal in stored.deals] != [(table.deal_no, None)]:
        return None
    if len(stored.resignations) != sum(player.resigned for player in table.players):
        return None
    if any(gone.deal == table.deal_no for gone in stored.resignations):
        return None
    deal, match = table.deal.clone(), table.match
    try:
        moves = tuple(played_move(table.deal_no, move) for move in play_on(table.spec, match, deal, stored))
    except (EngineError, BadRecord):
        return None
    fresh = bare_table(stored)
    _take_parts(fresh, [player.part for player in table.players], stored)
    fresh.match, fresh.options, fresh.stakes = match, table.options, table.stakes
    fresh.proof, fresh.promised = table.proof, table.promised
    fresh.deal, fresh.deal_no, fresh.news = deal, table.deal_no, (*table.news, *moves)[-NEWS_KEPT:]
    take_orders(fresh, orders)
    return fresh


def bare_table(stored: StoredTable) -> Table:
    """Return the table of a record before anything is replayed: without options, match and deal.

    Raises KeyError for a game that this program does not have.
    """
    spec = GAMES[stored.game]
    table = Table(
        id=stored.table_id,
        number=stored.number,
        guild=stored.guild_id,
        channel=stored.channel_id,
        host=stored.host_id or 0,
        spec=spec,
        options=None,
        preset=stored.preset,
        wanted=stored.seat_count,
        turn_ms=stored.turn_ms,
        idle_ms=stored.idle_ms,
        fault=stored.paused_for or "",
        asking_ms=stored.asking_ms,
        clock=_clock(stored),
        reliability=stored.reliability,
        open_hands=stored.open_hands,
        hints=stored.hints,
        status=Status(stored.status),
        players=tuple(map(_player, stored.seats)),
        kept=tuple(KeptSeat(kept.member_id, kept.kept_until) for kept in stored.kept),
        created_at=stored.created_at,
        deadline=_deadline(stored),
        held_until=stored.held_until,
        board=MessageRef(stored.channel_id, stored.message_id) if stored.message_id is not None else None,
        hands={
            seat.seat: MessageRef(seat.dm_channel_id, seat.hand_message_id)
            for seat in stored.seats
            if seat.dm_channel_id is not None and seat.hand_message_id is not None
        },
        rematch_of=stored.rematch_of,
        tournament=stored.tournament_id,
        pairing=stored.pairing,
        deal_limit=stored.deal_limit,
        deck_source=stored.deck_source,
        veiled=stored.veiled,
        version=stored.version,
        wakes_at=stored.due_at,
        put_off=stored.put_off_ms,
        head=stored.head,
        digests=_digests(stored),
    )
    if stored.mention_channel_id is not None and stored.mention_message_id is not None:
        table.call = MessageRef(stored.mention_channel_id, stored.mention_message_id)
        table.called = (
            table.seat_of(stored.mention_member_id) if stored.mention_member_id is not None else None
        )
    return table


def without_rules(
    stored: StoredTable, *, stakes: Stakes | None = None, proofs: Sequence[Sequence[Any]] = ()
) -> Table:
    """Return a live table whose game or rules this program does not have.

    It is broken, and can only be ended without a result. ``stakes`` and ``proofs`` are as for
    ``rehydrate``. Raises BadRecord if a proof or the deck of an unfinished deal cannot be read.
    """
    known = (
        stored if stored.game in GAMES else replace(stored, game=next(iter(GAMES)))
    )  # any: its rules are not used
    table = bare_table(known)
    table.stakes, table.status = stakes or Stakes(), Status.BROKEN
    found = [proof_of(row, where=f"table {table.id}") for row in proofs]
    table.unfinished_entries = tuple(enter_unfinished_from_record(stored, found))
    return table


def _deadline(stored: StoredTable) -> int | None:
    """Return a table's deadline.

    A match that was paused before pauses had a deadline still has that of a turn, which means nothing.
    """
    stale = Status(stored.status) is Status.PAUSED and stored.paused_for is None
    return None if stale and stored.started_at is not None else stored.deadline_at


def _digests(stored: StoredTable) -> dict[int, str | None]:
    return {BOARD: stored.message_digest} | {seat.seat: seat.hand_digest for seat in stored.seats}


def _break(table: Table, stored: StoredTable, proofs: Sequence[StoredProof], error: Exception) -> None:
    table.match, table.deal, table.news, table.fault = None, None, (), str(error)
    if table.live:
        with suppress(BadRecord, ValueError):  # the deck or the options cannot be read
            table.unfinished_entries = tuple(enter_unfinished_from_record(stored, proofs))
        table.status = Status.BROKEN
        table.deadline = _last_moved(stored) + 2 * table.idle_ms


def _last_moved(stored: StoredTable) -> int:
    """Return when the last deal or action of a table was stored, in ms UTC."""
    acted = (action.at for deal in stored.deals for action in deal.actions)
    dealt = (deal.started_at for deal in stored.deals)
    return max(stored.created_at, stored.started_at or 0, *acted, *dealt)


def _player(seat: StoredSeat) -> Player:
    return Player(
        kind=PlayerKind(seat.kind),
        name=seat.name,
        member=seat.member_id,
        level=Level(seat.level) if seat.level in list(Level) else None,
        away=seat.away,
        misses=seat.misses,
        resigned=seat.resigned_at is not None,
        joined_at=seat.joined_at,
        pressed=seat.pressed,
        word=seat.word,
        consents=seat.consents,
        username=seat.username,
    )


def _clock(stored: StoredTable) -> MatchClock:
    """Return the match clock as stored, running if it ran; before the match no seat has a time."""
    times = (
        SeatTime(seat.left_ms, seat.running_since, seat.in_turn, seat.warned)
        for seat in stored.seats
        if seat.left_ms is not None
    )
    return MatchClock(Terms(stored.clock_ms, stored.increment_ms), tuple(times))


def _play_again(table: Table, stored: StoredTable, kept: int | None) -> None:
    if stored.started_at is None:
        table.options = load_options(table.spec, stored.options, where=f"table {stored.table_id}")
        return
    match = new_match(table.spec, stored)
    table.options = match.options
    for played in play_again(table.spec, match, stored):
        table.deal, table.deal_no, table.news = played.deal, played.stored.deal, ()
        news = deque((played_move(table.deal_no, move) for move in played.moves), maxlen=kept)
        table.news = tuple(news)
    table.match = match
    _take_parts(table, [NOTHING] * len(table.players), stored)
    if table.deal_no:
        table.ready = frozenset(seat.seat for seat in stored.seats if seat.ready_after == table.deal_no)


def _take_parts(table: Table, before: Sequence[Part], stored: StoredTable) -> None:
    """Add the seats' moves in this record to those counted ``before``."""
    parts = zip(table.players, parts_of(before, stored.deals), strict=True)
    table.players = tuple(replace(player, part=part) for player, part in parts)


def played_move(deal: int, move: Move) -> PlayedMove:
    """Return the news of a replayed move."""
    return PlayedMove(deal, move.stored.ply, move.stored.seat, Why(move.stored.why), move.events)


def seat_record(seat: int, player: Player) -> StoredSeat:
    """Return the record of a seat when it is taken."""
    return StoredSeat(
        seat=seat,
        kind=SeatKind(player.kind),
        name=player.name,
        joined_at=player.joined_at,
        member_id=player.member,
        level=player.level,
        pressed=player.pressed,
        word=player.word,
        username=player.username,
    )


def table_record(table: Table, state: State) -> StoredTable:
    """Return the record of a table that opens or begins in a state."""
    return StoredTable(
        table_id=table.id,
        guild_id=table.guild,
        channel_id=table.channel,
        number=table.number,
        game=table.spec.key,
        spec_version=table.spec.version,
        options=dump_options(state.options),
        seat_count=state.wanted,
        turn_ms=state.turn_ms,
        idle_ms=state.idle_ms,
        asking_ms=table.asking_ms,
        clock_ms=state.clock.terms.bank,
        increment_ms=state.clock.terms.increment,
        reliability=table.reliability,
        open_hands=table.open_hands,
        hints=table.hints,
        created_at=table.created_at,
        preset=state.preset,
        host_id=state.host,
        deadline_at=state.deadline,
        version=table.version,
        due_at=table.wakes_at,
        rematch_of=table.rematch_of,
        tournament_id=table.tournament,
        pairing=table.pairing,
        deal_limit=table.deal_limit,
        deck_source=table.deck_source,
        veiled=state.veiled,
        seats=tuple(seat_record(seat, player) for seat, player in enumerate(state.players)),
        kept=tuple(StoredKept(member_id=kept.member, kept_until=kept.until) for kept in state.kept),
    )


def seal(state: State) -> str | None:
    """Return a state's seal as it is stored; None: the match has not begun."""
    if state.head is None:
        return None
    clocks = [(time.left, time.since, int(time.in_turn), int(time.warned)) for time in state.clock.seats]
    seats = [
        (int(player.away), player.misses, *(clocks[seat] if clocks else NO_CLOCK))
        for seat, player in enumerate(state.players)
    ]
    paused_for = state.fault or None if state.status is Status.PAUSED else None
    return table_seal(
        state.head,
        state.status.value,
        state.deadline,
        seats,
        paused_for=paused_for,
        idle_ms=state.idle_ms,
    )
