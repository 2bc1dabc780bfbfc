"""A table and its record: how it is written down when it opens, and how it is played again from options,
decks and actions.
"""

from collections import deque
from collections.abc import Iterable

from bot.match_clock import MatchClock, SeatTime, Terms
from bot.table import NEWS_KEPT, MessageRef, Moved, Player, PlayerKind, ReplayError, Status, Table, Why
from data.codec import dump_options, load_action, load_options
from data.errors import BadRecord
from data.tables import SeatKind, StoredDeal, StoredResignation, StoredSeat, StoredTable
from engine import GAMES
from engine.cards import Card
from engine.match import Match
from engine.opponents import Level

__all__ = ["rebuild", "seat_record", "table_record"]


def rebuild(stored: StoredTable, *, now: int, kept: int | None = NEWS_KEPT) -> Table:
    """Return the table as it stood when its last action was stored; ``broken`` when its record cannot be
    played again. ``kept``: how many of the last moves of the deal stay in its news, None: all.

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
    try:
        _replay(table, stored)
    except (ReplayError, BadRecord) as error:
        _break(table, error)
    except Exception:
        # Whatever a spoilt record does to the rules, it spoils this table only. The cause may name cards;
        # what is kept of it is where it happened.
        _break(table, ReplayError(table.id, table.deal_no, table.ply))
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
    where = f"table {stored.table_id}"
    table.options = load_options(table.spec, stored.options, where=where)
    if stored.started_at is None:
        return
    if stored.spec_version != table.spec.version:
        raise ReplayError(stored.table_id, 0, 0)
    match = table.spec.new_match(seats=len(stored.seats), options=table.options, dealer=stored.first_dealer)
    for deal in stored.deals:
        _replay_deal(table, match, stored, deal)
    # A record that was exported has no deal that was broken off, but says who left in it.
    _resign(match, (seat for seat in stored.resignations if seat.deal > table.deal_no))
    table.match = match


def _replay_deal(table: Table, match: Match, stored: StoredTable, record: StoredDeal) -> None:
    if (record.deal, record.dealer) != (table.deal_no + 1, match.dealer):
        raise ReplayError(table.id, record.deal, 0)
    gone = [seat for seat in stored.resignations if seat.deal == record.deal]
    deal = match.deal(tuple(map(Card, record.deck)), seed=record.seed)
    table.deal, table.deal_no = deal, record.deal
    table.news.clear()
    for action in record.actions:
        if action.ply != deal.ply:
            raise ReplayError(table.id, record.deal, deal.ply)
        _resign(match, (seat for seat in gone if seat.ply == deal.ply))
        where = f"table {table.id} deal {record.deal} ply {action.ply}"
        events = deal.apply(action.seat, load_action(table.spec, action.action, where=where))
        table.news.append(Moved(record.deal, action.ply, action.seat, Why(action.why), events))
    if deal.result is not None:
        match.close(deal)
    _resign(match, (seat for seat in gone if seat.ply >= deal.ply))


def _resign(match: Match, gone: Iterable[StoredResignation]) -> None:
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
        created_at=table.created_at,
        preset=table.preset,
        host_id=table.host,
        deadline_at=table.deadline,
        rematch_of=table.rematch_of,
        seats=tuple(seat_record(seat, player) for seat, player in enumerate(table.players)),
    )
