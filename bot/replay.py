"""A table and its record: how it is written down when it opens, and how it is played again from options,
decks and actions.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from bot.match_clock import MatchClock, SeatTime, Terms
from bot.table import NEWS_KEPT, MessageRef, Moved, Player, PlayerKind, ReplayError, Status, Table, Why
from data.codec import dump_options, load_action, load_options, load_result
from data.errors import BadRecord
from data.tables import SeatKind, StoredDeal, StoredResignation, StoredSeat, StoredTable
from engine import GAMES
from engine.actions import Action
from engine.cards import Card
from engine.deal import Deal
from engine.match import Match
from engine.opponents import Level

__all__ = [
    "bare_table",
    "begin",
    "rebuild",
    "replay_deal",
    "resign",
    "seat_record",
    "skip_deal",
    "table_record",
]


def rebuild(stored: StoredTable, *, now: int, kept: int | None = NEWS_KEPT) -> Table:
    """Return the table as it stood when its last action was stored; ``broken`` when its record cannot be
    played again. ``kept``: how many of the last moves of the deal stay in its news, None: all.

    Raises KeyError for a game that is not in the house.
    """
    table = bare_table(stored, now=now, kept=kept)
    try:
        _replay(table, stored)
    except (ReplayError, BadRecord) as error:
        _break(table, error)
    except Exception:
        # Whatever a spoilt record does to the rules, it spoils this table only. The cause may name cards;
        # what is kept of it is where it happened.
        _break(table, ReplayError(table.id, table.deal_no, table.ply))
    return table


def bare_table(stored: StoredTable, *, now: int = 0, kept: int | None = NEWS_KEPT) -> Table:
    """Return the table of a record before anything is played: without options, match and deal.

    Raises KeyError for a game that is not in the house.
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
        asking_ms=stored.asking_ms,
        clock=_clock(stored),
        reliability=stored.reliability,
        open_hands=stored.open_hands,
        status=Status(stored.status),
        players=[_player(seat) for seat in stored.seats],
        created_at=stored.created_at,
        deadline=stored.deadline_at,
        board=MessageRef(stored.channel_id, stored.message_id) if stored.message_id is not None else None,
        hands={
            seat.seat: MessageRef(seat.dm_channel_id, seat.hand_message_id)
            for seat in stored.seats
            if seat.dm_channel_id is not None and seat.hand_message_id is not None
        },
        rematch_of=stored.rematch_of,
        news=deque(maxlen=kept),
        touched_at=now,
    )
    if stored.mention_channel_id is not None and stored.mention_message_id is not None:
        table.call = MessageRef(stored.mention_channel_id, stored.mention_message_id)
        table.called = (
            table.seat_of(stored.mention_member_id) if stored.mention_member_id is not None else None
        )
    return table


def _break(table: Table, error: Exception) -> None:
    table.match, table.deal, table.fault = None, None, str(error)
    if table.live:
        table.status = Status.BROKEN


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
    )


def _clock(stored: StoredTable) -> MatchClock:
    """Return the match clock as it was stored, running if it ran; before the match no seat has a time."""
    times = (
        SeatTime(seat.left_ms, seat.running_since, seat.in_turn, seat.warned)
        for seat in stored.seats
        if seat.left_ms is not None
    )
    return MatchClock(Terms(stored.clock_ms, stored.increment_ms), tuple(times))


def _replay(table: Table, stored: StoredTable) -> None:
    if stored.started_at is None:
        table.options = _options(table, stored)
        return
    match = begin(table, stored)
    for deal in stored.deals:
        replay_deal(table, match, stored, deal)
    table.match = match


def begin(table: Table, stored: StoredTable) -> Match:
    """Give a bare table its options, and return its match before the first deal.

    Raises ReplayError for rules of another version, BadRecord.
    """
    table.options = _options(table, stored)
    if stored.spec_version != table.spec.version:
        raise ReplayError(stored.table_id, 0, 0)
    return table.spec.new_match(seats=len(stored.seats), options=table.options, dealer=stored.first_dealer)


def _options(table: Table, stored: StoredTable) -> Any:
    return load_options(table.spec, stored.options, where=f"table {stored.table_id}")


def replay_deal(
    table: Table,
    match: Match,
    stored: StoredTable,
    record: StoredDeal,
    look: Callable[[Deal, Action | None], None] | None = None,
) -> None:
    """Play the next deal of a match again, and let the table have it and its moves. ``look`` is shown the
    deal before the first action, and after each with the action.

    Raises ReplayError, BadRecord, and what the rules raise for a record that is spoilt.
    """
    if (record.deal, record.dealer) != (table.deal_no + 1, match.dealer):
        raise ReplayError(table.id, record.deal, 0)
    gone = _gone(stored, record)
    deal = match.deal(tuple(map(Card, record.deck)), seed=record.seed)
    table.deal, table.deal_no = deal, record.deal
    table.news.clear()
    if look is not None:
        look(deal, None)
    for action in record.actions:
        if action.ply != deal.ply:
            raise ReplayError(table.id, record.deal, deal.ply)
        resign(match, (seat for seat in gone if seat.ply == deal.ply))
        where = f"table {table.id} deal {record.deal} ply {action.ply}"
        asked = load_action(table.spec, action.action, where=where)
        events = deal.apply(action.seat, asked)
        table.news.append(Moved(record.deal, action.ply, action.seat, Why(action.why), events))
        if look is not None:
            look(deal, asked)
    if deal.result is not None:
        match.close(deal)
    resign(match, (seat for seat in gone if seat.ply >= deal.ply))


def skip_deal(table: Table, match: Match, stored: StoredTable, record: StoredDeal) -> None:
    """Bring a match past a deal by its result alone (``Match.by_results``).

    Raises ReplayError for a deal that has none, BadRecord, SetupError.
    """
    if record.result is None or (record.deal, record.dealer) != (table.deal_no + 1, match.dealer):
        raise ReplayError(table.id, record.deal, 0)
    gone, plies = _gone(stored, record), len(record.actions)
    resign(match, (seat for seat in gone if seat.ply < plies))
    match.record(load_result(table.spec, record.result, where=f"table {table.id} deal {record.deal}"))
    resign(match, (seat for seat in gone if seat.ply >= plies))
    table.deal_no = record.deal


def _gone(stored: StoredTable, record: StoredDeal) -> list[StoredResignation]:
    return [seat for seat in stored.resignations if seat.deal == record.deal]


def resign(match: Match, gone: Iterable[StoredResignation]) -> None:
    """Take seats out of the running as it was recorded."""
    for seat in gone:
        match.resign(seat.seat, ending=seat.why)


def seat_record(seat: int, player: Player) -> StoredSeat:
    """Return the record of a seat as it is taken."""
    return StoredSeat(
        seat=seat,
        kind=SeatKind(player.kind),
        name=player.name,
        joined_at=player.joined_at,
        member_id=player.member,
        level=player.level,
    )


def table_record(table: Table) -> StoredTable:
    """Return the record of a table as it is opened."""
    return StoredTable(
        table_id=table.id,
        guild_id=table.guild,
        channel_id=table.channel,
        number=table.number,
        game=table.spec.key,
        spec_version=table.spec.version,
        options=dump_options(table.options),
        seat_count=table.wanted,
        turn_ms=table.turn_ms,
        asking_ms=table.asking_ms,
        clock_ms=table.clock.terms.bank,
        increment_ms=table.clock.terms.increment,
        reliability=table.reliability,
        open_hands=table.open_hands,
        created_at=table.created_at,
        preset=table.preset,
        host_id=table.host,
        deadline_at=table.deadline,
        rematch_of=table.rematch_of,
        seats=tuple(seat_record(seat, player) for seat, player in enumerate(table.players)),
    )
