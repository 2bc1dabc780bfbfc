"""Audit of a guild's games: everything stored of a table must equal its replay.

``examine`` is pure and slow, and may run in another process.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from data.audit.chains import check_chain, is_chained_with_play
from data.audit.invariants import (
    RESULT_COLUMNS,
    SEAT_COLUMNS,
    InvariantCheck,
    TableCheck,
    fields_of,
    name_of_result,
    name_of_seat,
)
from data.audit.payments import PaymentCheck, check_reversals
from data.audit.proofs import check_proofs
from data.audit.report import Fault, FaultKind, Note, NoteKind
from data.audit.table_batches import Batch, StoredWhole, whole_tables
from data.db.errors import BadRecord
from data.tables.codec import dump_result, load_result
from data.tables.replay import Played, new_match, play_again
from data.tables.results import team_numbers
from data.tables.row_types import Status, StoredTable
from engine import GAMES
from engine.deal import Result
from engine.match import Match
from engine.spec import GameSpec


class Examined(NamedTuple):
    """The result of examining some tables.

    ``tables`` were replayed, which took ``moves``. The others were played by rules that this program does
    not have: ``by_hash`` are covered by hashes made during play, ``by_neither`` by nothing. Then follow the
    faults, and notes on what is not a fault.
    """

    tables: int
    moves: int
    by_hash: tuple[str, ...]
    by_neither: tuple[str, ...]
    faults: tuple[Fault, ...]
    notes: tuple[Note, ...]


def examine(batch: Batch) -> Examined:
    """Check the chains of the tables of a batch, replay them, and compare."""
    tables, moves = 0, 0
    alone: dict[bool, list[str]] = {True: [], False: []}
    faults: list[Fault] = []
    notes: list[Note] = []
    for table_id, number, whole, chain in whole_tables(batch):
        faults += check_chain(table_id, chain)
        if whole is None:
            faults.append(Fault(kind=FaultKind.REPLAY, table_id=table_id, number=number))
            continue
        played, found = _played(whole)
        faults += found
        if played is None:
            alone[is_chained_with_play(chain)].append(table_id)
        else:
            tables += 1
            moves += played
        with suppress(TypeError):  # a time of the wrong type, which is among the faults
            notes += _times_back(whole.table)
    return Examined(tables, moves, tuple(alone[True]), tuple(alone[False]), tuple(faults), tuple(notes))


def _played(whole: StoredWhole) -> tuple[int | None, list[Fault]]:
    """Return the number of moves of a table, replayed, and the faults; None: its rules are gone.

    If its version of the rules is gone, a match counts as replayed if today's rules give the same results,
    as they mostly do.
    """
    table = whole.table
    spec = GAMES.get(table.game)
    if spec is None or not 1 <= table.spec_version <= spec.version:
        unknown = Fault(
            kind=FaultKind.RULES,
            table_id=table.table_id,
            number=table.number,
            what=table.game,
            stored=str(table.spec_version),
            due=str(spec.version) if spec is not None else "",
        )
        return None, [unknown, *(_invariant_faults(whole, spec) if spec is not None else ())]
    kept = spec.plays(table.spec_version)
    of_today = whole._replace(table=replace(table, spec_version=spec.version))
    examined = _Examination(whole if kept else of_today, spec)
    faults: list[Fault] = []
    try:
        faults.extend(examined.faults())
    except Exception:
        faults.append(_unplayable(table, examined.place))
    if faults and not kept:
        return None, _invariant_faults(whole, spec)
    return examined.moves, faults


def _invariant_faults(whole: StoredWhole, spec: GameSpec) -> list[Fault]:
    faults: list[Fault] = []
    try:
        faults.extend(InvariantCheck(whole, spec).faults())
    except Exception:  # a value of the wrong type
        faults.append(_unplayable(whole.table, "the check of its rows"))
    return faults


def _unplayable(table: StoredTable, place: str) -> Fault:
    return Fault(kind=FaultKind.REPLAY, table_id=table.table_id, number=table.number, what=place)


class _Examination(TableCheck):
    """Replays one table."""

    def __init__(self, whole: StoredWhole, spec: GameSpec) -> None:
        super().__init__(whole, spec)
        self.moves = 0
        self.place = "its beginning"
        """How far it was replayed."""
        self._results: dict[int, tuple[Any, ...]] = {}
        self._json: dict[int, Result] = {}
        self._seats: dict[tuple[int, int], tuple[Any, ...]] = {}
        self._turns: Counter[int] = Counter()
        """Finished turns by seat, including the one in which the match ended."""
        self._resigned: set[int] = set()
        """Seats whose resignation is at an existing ply."""
        self._ended: tuple[int, ...] = ()
        """Possible times of the match's end; several for simultaneous resignations."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults. Raises the rules' errors if the replay cannot go on."""
        payments = PaymentCheck(self._whole, self._stakes)
        match = new_match(self._spec, self._table)
        yield from self._beginning()
        for played in play_again(self._spec, match, self._table):
            yield from self._deal(match, played, payments)
        yield from self._deals_compared()
        yield from self._left(self._resigned)
        yield from self._clocks(self._turns)
        yield from self._match(match.outcome, match.resigned, self._ended)
        yield from payments.compare(match.outcome, counts=self._counts(self._stakes.rules))
        yield from check_reversals(self._whole)
        yield from check_proofs(self._whole, match.pack())

    # --- the deals

    def _deal(self, match: Match, played: Played, payments: PaymentCheck) -> Iterator[Fault]:
        deal, record = played.deal, played.stored
        self.place = f"the beginning of deal {record.deal}"
        acting = set(deal.actors)
        for move in played.moves:
            self.moves += 1
            self.place = f"deal {record.deal}, ply {move.stored.ply}"
            yield from self._mover(move.stored, record.deal, match.resigned)
            payments.move(record.deal, move.stored.ply, move.events, move.stored.at)
            self._turns.update(acting.difference(deal.actors))
            acting = set(deal.actors)
        if self._table.status in (Status.OVER, Status.CLOSED):
            self._turns.update(acting)
        at = record.actions[-1].at if record.actions else record.started_at
        if deal.result is not None:
            result = match.results[-1]
            numbers = team_numbers(len(self._members), self._spec.teams)
            self._results[record.deal] = (result.ending, result.winner, at)
            self._json[record.deal] = result
            for seat, member in enumerate(self._members):
                self._seats[record.deal, seat] = (
                    member, result.points[seat], result.chips[seat], numbers[seat],
                )  # fmt: skip
        late = []
        for gone in self._table.resignations:
            if gone.deal != record.deal:
                continue
            self._resigned.add(gone.seat)
            if gone.ply > deal.ply:
                yield from self._difference(f"ply of the resignation of seat {gone.seat}", gone.ply, deal.ply)
            if gone.ply >= deal.ply:
                late.append(gone.at)
        self._ended = tuple(late) or (at,)

    def _deals_compared(self) -> Iterator[Fault]:
        stored = {deal: (ending, winner, at) for deal, ending, winner, _, at in self._whole.results}
        yield from self._rows(stored, self._results, name_of_result, RESULT_COLUMNS)
        for deal, _, _, text, _ in self._whole.results:
            if deal in self._json and text != dump_result(self._json[deal]):
                yield from self._json_differs(deal, text, self._json[deal])
        seats = {(deal, seat): row for deal, seat, *row in self._whole.result_seats}
        yield from self._rows(seats, self._seats, name_of_seat, SEAT_COLUMNS)

    def _json_differs(self, deal: int, text: str, due: Result) -> Iterator[Fault]:
        """Name the fields that differ without their values, which contain hands."""
        try:
            stored = load_result(self._spec, text)
        except BadRecord:
            yield self._fault(FaultKind.PLAYED, f"the JSON of {name_of_result(deal)}")
            return
        for name in fields_of(due):
            if getattr(stored, name) != getattr(due, name):
                yield self._fault(FaultKind.PLAYED, f"{name} in the JSON of {name_of_result(deal)}")


def _times_back(table: StoredTable) -> Iterator[Note]:
    """Return a note on the first time that is before the one before it."""
    moments = [(deal.deal, -1, deal.started_at) for deal in table.deals]
    moments += [(deal.deal, 2 * move.ply + 1, move.at) for deal in table.deals for move in deal.actions]
    moments += [(gone.deal, 2 * gone.ply, gone.at) for gone in table.resignations]
    last = table.started_at or 0
    for deal, _, at in sorted(moments):
        if at < last:
            yield Note(
                kind=NoteKind.TIME_BACK,
                count=last - at,
                table_id=table.table_id,
                number=table.number,
                deal=deal,
            )
            return
        last = at
