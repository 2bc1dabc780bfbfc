"""Replays a stored match from its options, decks and actions, deal by deal."""

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
    """Today's rules refuse a stored match; names table, deal and ply, never a card."""

    def __init__(self, table: str, deal: int, ply: int) -> None:
        super().__init__(f"table {table}: the record cannot be replayed at deal {deal}, ply {ply}")
        self.table = table
        self.deal = deal
        self.ply = ply

    def __reduce__(self) -> tuple[Any, ...]:  # it is pickled by worker processes
        return type(self), (self.table, self.deal, self.ply)


class Move(NamedTuple):
    """An action as stored and as applied, and its events (unfiltered)."""

    stored: StoredAction
    action: Action
    events: tuple[Event, ...]


class Played(NamedTuple):
    """A deal as dealt. Each step of ``moves`` applies a move; the last one closes the deal."""

    stored: StoredDeal
    deal: Deal
    moves: Iterator[Move]


def new_match(spec: GameSpec, stored: StoredTable) -> Match:
    """Return the match of a table before its first deal.

    Raises SetupError, and BadRecord, also for a version of the rules that the program no longer has.
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
        limit=stored.deal_limit,
        ends_short=stored.tournament_id is not None,
        duplicate=bool(stored.deck_source),
    )


def play_again(spec: GameSpec, match: Match, stored: StoredTable) -> Iterator[Played]:
    """Yield every deal of a table as it is dealt; its moves are applied before the next one.

    Raises BadRecord, and the engine's errors for what its rules refuse.
    """
    for number, record in _numbered(stored.deals):
        where = f"table {stored.table_id} deal {record.deal}"
        _check(record, number, match, where)
        deal = match.deal(record.deck, seed=record.seed)
        moves = _moves(spec, match, deal, stored, record, where)
        yield Played(record, deal, moves)
        for _ in moves:
            pass
    # Resignations during a deal that was never finished, and is therefore not here.
    last = stored.deals[-1].deal if stored.deals else 0
    resign(match, (gone for gone in stored.resignations if gone.deal > last))


def play_on(spec: GameSpec, match: Match, deal: Deal, stored: StoredTable) -> Iterator[Move]:
    """Apply the actions of a table's only stored deal to ``deal``, which is at its first ply.

    Raises the same errors as ``play_again``.
    """
    [record] = stored.deals
    return _moves(spec, match, deal, stored, record, f"table {stored.table_id} deal {record.deal}")


def _numbered(deals: Sequence[StoredDeal]) -> Iterator[tuple[int, StoredDeal]]:
    """Yield deals with the numbers that they should have, counted from that of the first."""
    return enumerate(deals, deals[0].deal if deals else 0)


def _check(record: StoredDeal, number: int, match: Match, where: str) -> None:
    """Raise BadRecord for a deal that is out of order, or has another dealer."""
    if record.deal != number:
        raise BadRecord("deal", where)
    if record.dealer != match.dealer:
        raise BadRecord("dealer", where)


def skip(spec: GameSpec, match: Match, stored: StoredTable, deals: Sequence[StoredDeal]) -> None:
    """Advance a match past finished deals.

    It uses their results alone, unless a deal depends on more than the earlier results
    (``Match.by_results``). Raises the same errors as ``play_again``.
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
        resign(match, (each for each in left if each.ply >= plies), dealt=False)


def _moves(
    spec: GameSpec, match: Match, deal: Deal, stored: StoredTable, record: StoredDeal, where: str
) -> Iterator[Move]:
    left = [gone for gone in stored.resignations if gone.deal == record.deal]
    for action in record.actions:
        place = f"{where} ply {action.ply}"
        if action.ply != deal.ply:
            raise BadRecord("action", place)
        # A resignation within a deal comes before the move at its ply, and may decide the match.
        resign(match, (gone for gone in left if gone.ply == deal.ply))
        asked = load_action(spec, action.action, where=place)
        yield Move(action, asked, deal.apply(action.seat, asked))
    if deal.result is not None:
        match.close(deal)
    resign(match, (gone for gone in left if gone.ply >= deal.ply), dealt=deal.result is None)


def resign(match: Match, gone: Iterable[StoredResignation], *, dealt: bool = True) -> None:
    """Apply stored resignations to a match; ``dealt``: during a deal. Raises SetupError.

    They are stored with their times, and several can have the same one, or an earlier one if the clock was
    set back. The one that ended the match came last.
    """
    left = [*gone]
    while left:
        each = next((each for each in left[:-1] if not _ends(match, each, dealt=dealt)), left[-1])
        left.remove(each)
        match.resign(each.seat, ending=each.why, dealt=dealt)


def _ends(match: Match, gone: StoredResignation, *, dealt: bool) -> bool:
    return match.clone().resign(gone.seat, ending=gone.why, dealt=dealt) is not None
