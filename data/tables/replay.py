"""A stored match played again from its options, decks and actions, deal by deal."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from data.db.errors import BadRecord
from data.tables.codec import load_action, load_options, load_result
from data.tables.row_types import StoredAction, StoredDeal, StoredResignation, StoredTable
from engine.actions import Action
from engine.deal import Deal
from engine.errors import EngineError
from engine.events import Event
from engine.match import Match
from engine.spec import GameSpec


class ReplayError(EngineError):
    """A stored match that the rules of today do not accept; names table, deal and ply, never a card."""

    def __init__(self, table: str, deal: int, ply: int) -> None:
        super().__init__(f"table {table}: the record cannot be replayed at deal {deal}, ply {ply}")
        self.table = table
        self.deal = deal
        self.ply = ply

    def __reduce__(self) -> tuple[Any, ...]:  # it comes out of worker processes
        return type(self), (self.table, self.deal, self.ply)


class Move(NamedTuple):
    """An action as it was stored and as it was done, and what happened (unfiltered events)."""

    stored: StoredAction
    action: Action
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A deal as dealt. Taking a move from ``moves`` makes it; after the last the match has the result."""

    stored: StoredDeal
    deal: Deal
    moves: Iterator[Move]


def new_match(spec: GameSpec, stored: StoredTable) -> Match:
    """Return the match of a table before its first deal.

    Raises SetupError, and BadRecord, also for a table that was played by rules that are not here any more.
    """
    where = f"table {stored.table_id}"
    options = load_options(spec, stored.options, where=where)
    if not spec.plays(stored.spec_version):
        raise BadRecord("version of the rules", where)
    return spec.new_match(
        seats=len(stored.seats),
        options=options,
        dealer=stored.first_dealer,
        version=stored.spec_version,
    )


def play_again(spec: GameSpec, match: Match, stored: StoredTable) -> Iterator[Played]:
    """Yield every deal of a table as it is dealt; moves that were not taken are made before the next one.

    Raises what the engine raises for what its rules do not allow, and BadRecord.
    """
    for number, record in _numbered(stored.deals):
        where = f"table {stored.table_id} deal {record.deal}"
        _check(record, number, match, where)
        deal = match.deal(record.deck, seed=record.seed)
        moves = _moves(spec, match, deal, stored, record, where)
        yield Played(record, deal, moves)
        for _ in moves:
            pass
    # Whoever left during a deal that is not here, since it was never finished.
    last = stored.deals[-1].deal if stored.deals else 0
    resign(match, (gone for gone in stored.resignations if gone.deal > last))


def play_on(spec: GameSpec, match: Match, deal: Deal, stored: StoredTable) -> Iterator[Move]:
    """Make the actions of a table's only record of a deal on that deal, which stands before the first.

    Raises what ``play_again`` raises.
    """
    [record] = stored.deals
    return _moves(spec, match, deal, stored, record, f"table {stored.table_id} deal {record.deal}")


def _numbered(deals: Sequence[StoredDeal]) -> Iterator[tuple[int, StoredDeal]]:
    """Yield deals with the numbers that they should have, the first counting from where it stands."""
    return enumerate(deals, deals[0].deal if deals else 0)


def _check(record: StoredDeal, number: int, match: Match, where: str) -> None:
    """Raise BadRecord for a deal that does not come next, or was dealt by another seat."""
    if record.deal != number:
        raise BadRecord("deal", where)
    if record.dealer != match.dealer:
        raise BadRecord("dealer", where)


def skip(spec: GameSpec, match: Match, stored: StoredTable, deals: Sequence[StoredDeal]) -> None:
    """Bring a match past finished deals: by their results alone, unless a deal follows from more than the
    results of those before it (``Match.by_results``).

    Raises what ``play_again`` raises.
    """
    numbers = {record.deal for record in deals}
    gone = tuple(each for each in stored.resignations if each.deal in numbers)
    if not match.by_results:
        for _ in play_again(spec, match, replace(stored, deals=tuple(deals), resignations=gone)):
            pass
        return
    for number, record in _numbered(deals):
        where = f"table {stored.table_id} deal {record.deal}"
        _check(record, number, match, where)
        if record.result is None:
            raise BadRecord("result", where)
        left, plies = [each for each in gone if each.deal == record.deal], len(record.actions)
        resign(match, (each for each in left if each.ply < plies))
        match.record(load_result(spec, record.result, where=where))
        resign(match, (each for each in left if each.ply >= plies))


def _moves(
    spec: GameSpec, match: Match, deal: Deal, stored: StoredTable, record: StoredDeal, where: str
) -> Iterator[Move]:
    left = [gone for gone in stored.resignations if gone.deal == record.deal]
    for action in record.actions:
        place = f"{where} ply {action.ply}"
        if action.ply != deal.ply:
            raise BadRecord("action", place)
        # Who resigns within a deal has done so when it decides the match.
        resign(match, (gone for gone in left if gone.ply == deal.ply))
        asked = load_action(spec, action.action, where=place)
        yield Move(action, asked, deal.apply(action.seat, asked))
    if deal.result is not None:
        match.close(deal)
    resign(match, (gone for gone in left if gone.ply >= deal.ply))


def resign(match: Match, gone: Iterable[StoredResignation]) -> None:
    """Take seats out of the running as it was recorded. Raises SetupError."""
    for seat in gone:
        match.resign(seat.seat, ending=seat.why)
