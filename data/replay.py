"""A stored match played again from its options, decks and actions, deal by deal."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from data.codec import load_action, load_options
from data.errors import BadRecord
from data.stored import StoredAction, StoredDeal, StoredResignation, StoredTable
from engine.deal import Deal
from engine.events import Event
from engine.match import Match
from engine.spec import GameSpec

__all__ = ["Move", "Played", "new_match", "play_again"]


class Move(NamedTuple):
    """An action that was stored, and what happened (unfiltered events)."""

    stored: StoredAction
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A deal as dealt. Taking a move from ``moves`` makes it; after the last the match has the result."""

    stored: StoredDeal
    deal: Deal
    moves: Iterator[Move]


def new_match(spec: GameSpec, stored: StoredTable) -> Match:
    """Return the match of a table before its first deal. Raises SetupError, BadRecord."""
    options = load_options(spec, stored.options, where=f"table {stored.table_id}")
    return spec.new_match(seats=len(stored.seats), options=options, dealer=stored.first_dealer)


def play_again(spec: GameSpec, match: Match, stored: StoredTable) -> Iterator[Played]:
    """Yield every deal of a table as it is dealt; moves that were not taken are made before the next one.

    Raises what the engine raises for what its rules do not allow, and BadRecord.
    """
    for record in stored.deals:
        where = f"table {stored.table_id} deal {record.deal}"
        if record.dealer != match.dealer:
            raise BadRecord("dealer", where)
        deal = match.deal(record.deck, seed=record.seed)
        moves = _moves(spec, match, deal, stored, record, where)
        yield Played(record, deal, moves)
        for _ in moves:
            pass
    # Whoever left during a deal that is not here, since it was never finished.
    last = stored.deals[-1].deal if stored.deals else 0
    _resign(match, (gone for gone in stored.resignations if gone.deal > last))


def _moves(
    spec: GameSpec, match: Match, deal: Deal, stored: StoredTable, record: StoredDeal, where: str
) -> Iterator[Move]:
    left = [gone for gone in stored.resignations if gone.deal == record.deal]
    for action in record.actions:
        place = f"{where} ply {action.ply}"
        if action.ply != deal.ply:
            raise BadRecord("action", place)
        # Who resigns within a deal has done so when it decides the match.
        _resign(match, (gone for gone in left if gone.ply == deal.ply))
        yield Move(action, deal.apply(action.seat, load_action(spec, action.action, where=place)))
    if deal.result is not None:
        match.close(deal)
    _resign(match, (gone for gone in left if gone.ply >= deal.ply))


def _resign(match: Match, gone: Iterable[StoredResignation]) -> None:
    for seat in gone:
        match.resign(seat.seat, ending=seat.why)
