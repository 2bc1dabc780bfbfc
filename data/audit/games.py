"""The games of a server: that all that is stored of a table is what playing it again gives.

``examine`` is pure and slow, and may run in a process of its own.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple

from data.audit.payments import Till, check_reversals
from data.audit.proofs import check_proofs
from data.audit.report import Fault, FaultKind, word
from data.audit.seals import check_chain
from data.audit.stored import Piece, StoredWhole, whole_tables
from data.codec import dump_outcome, dump_result, load_outcome, load_result
from data.errors import BadRecord
from data.participation import EVERY_MATCH, NOTHING, RULES, parts_of
from data.replay import Move, Played, new_match, play_again
from data.results import margins, outcomes, places, team_numbers
from data.stakes import Stakes, stakes_of
from data.stored import SeatKind, Status, StoredTable, Why
from engine import GAMES
from engine.deal import Result
from engine.match import Match, Outcome

__all__ = ["Examined", "examine"]


class Examined(NamedTuple):
    """What playing some tables again has come to: how many there were, and their moves; those that were
    ``unplayed`` since the rules were others then; what is wrong; and what is worth a look.
    """

    tables: int
    moves: int
    unplayed: tuple[str, ...]
    faults: tuple[Fault, ...]
    notes: tuple[str, ...]


def examine(piece: Piece) -> Examined:
    """Look at the chains of the tables of a piece, play them again, and compare."""
    tables, moves = 0, 0
    unplayed: list[str] = []
    faults: list[Fault] = []
    notes: list[str] = []
    for table_id, number, whole, chain in whole_tables(piece):
        faults += check_chain(table_id, chain)
        if whole is None:
            faults.append(Fault(kind=FaultKind.REPLAY, table_id=table_id, number=number))
            continue
        table = whole.table
        if table.game not in GAMES or GAMES[table.game].version != table.spec_version:
            unplayed.append(table_id)
            faults += check_reversals(whole)
            continue
        examined = _Examination(whole)
        try:
            faults.extend(examined.faults())
            notes += _times_back(table)
        except Exception:
            faults.append(Fault(kind=FaultKind.REPLAY, table_id=table_id, number=number, what=examined.place))
        tables += 1
        moves += examined.moves
    return Examined(tables, moves, tuple(unplayed), tuple(faults), tuple(notes))


# What a person's seat does of its own accord, and what the house does for it.
_PERSONS: Final = frozenset({Why.PLAYER, Why.TIMEOUT, Why.WISH, Why.ONLY, Why.COMPUTER})
_HOUSES: Final = frozenset({Why.COMPUTER})
_Rows = Mapping[Any, Sequence[Any]]
"""By deal, by seat, or by both."""


class _Examination:
    """One table, played again."""

    def __init__(self, whole: StoredWhole) -> None:
        self.moves = 0
        self.place = "its beginning"
        """How far it was played."""
        self._whole = whole
        self._table = whole.table
        self._spec = GAMES[whole.table.game]
        self._members = [seat.member_id for seat in whole.table.seats]
        self._stakes = stakes_of(whole.stakes[0]) if whole.stakes else Stakes()
        self._results: dict[int, tuple[Any, ...]] = {}
        self._json: dict[int, Result] = {}
        self._seats: dict[tuple[int, int], tuple[Any, ...]] = {}
        self._left = {gone.seat for gone in whole.table.resignations}
        self._parts = parts_of([NOTHING] * len(whole.table.seats), whole.table.deals)
        self._turns: Counter[int] = Counter()
        """How many turns of each seat were over, counting the one in which the match ended."""
        self._resigned: set[int] = set()
        """Seats that resigned at a moment that there was."""
        self._ended: tuple[int, ...] = ()
        """When the match ended, if it is over; of seats that left in one moment it may be either's time."""

    def faults(self) -> Iterator[Fault]:
        """Yield what is wrong. Raises whatever the rules raise where the table cannot be played further."""
        till = Till(self._whole, self._stakes)
        match = new_match(self._spec, self._table)
        yield from self._beginning()
        for played in play_again(self._spec, match, self._table):
            yield from self._deal(match, played, till)
        yield from self._deals_compared()
        yield from self._resignations()
        yield from self._clocks()
        yield from self._match(match)
        yield from till.compare(match.outcome, counts=self._counts(self._stakes.rules))
        yield from check_reversals(self._whole)
        yield from check_proofs(self._whole, match)

    def _fault(self, kind: FaultKind, what: str, stored: object = "", due: object = "") -> Fault:
        return Fault(
            kind=kind,
            table_id=self._table.table_id,
            number=self._table.number,
            what=what,
            stored=word(stored),
            due=word(due),
        )

    def _differs(self, what: str, stored: object, due: object) -> Iterator[Fault]:
        if stored != due:
            yield self._fault(FaultKind.PLAYED, what, stored, due)

    def _rows(
        self,
        stored: _Rows,
        due: _Rows,
        name: Callable[[Any], str],
        columns: Sequence[str],
    ) -> Iterator[Fault]:
        """Compare rows by their keys, column by column; ``name`` says what a row is."""
        for key in sorted(stored.keys() | due.keys()):
            if key not in stored:
                yield self._fault(FaultKind.LOST, name(key))
            elif key not in due:
                yield self._fault(FaultKind.BEYOND, name(key))
            else:
                for column, has, should in zip(columns, stored[key], due[key], strict=True):
                    yield from self._differs(f"{column} of {name(key)}", has, should)

    # --- before the cards

    def _beginning(self) -> Iterator[Fault]:
        table = self._table
        if table.started_at is None:
            yield self._fault(FaultKind.LOST, "when the match began")
        for place, seat in enumerate(table.seats):
            yield from self._differs(f"the number of seat {place}", seat.seat, place)
            level, computer = seat.level is not None, seat.kind is SeatKind.COMPUTER
            yield from self._differs(f"whether seat {place} has a computer's level", level, computer)
            yield from self._differs(f"whether seat {place} has no member", seat.member_id is None, computer)
        if len(table.seats) > table.seat_count:
            yield self._fault(FaultKind.PLAYED, "the number of seats", table.seat_count, len(table.seats))
        if not table.deals:
            yield self._fault(FaultKind.LOST, "deal 1")
        for (deal,) in self._whole.undealt:
            yield self._fault(FaultKind.LOST, f"deal {deal}")
        if table.rematch_of is not None:
            [before] = self._whole.rematch_of or [(None, None, None)]
            there = before[:2] == (table.guild_id, table.game) and before[2] in ("over", "closed")
            yield from self._differs("whether it continues a table of its server", there, True)

    # --- the deals

    def _deal(self, match: Match, played: Played, till: Till) -> Iterator[Fault]:
        deal, record = played.deal, played.stored
        self.place = f"the beginning of deal {record.deal}"
        acting = set(deal.actors)
        for move in played.moves:
            self.moves += 1
            self.place = f"deal {record.deal}, ply {move.stored.ply}"
            yield from self._mover(move, record.deal, match)
            till.move(record.deal, move.stored.ply, move.events, move.stored.at)
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
                yield from self._differs(f"ply of the resignation of seat {gone.seat}", gone.ply, deal.ply)
            if gone.ply >= deal.ply:
                late.append(gone.at)
        self._ended = tuple(late) or (at,)

    def _mover(self, move: Move, deal: int, match: Match) -> Iterator[Fault]:
        """Whose move it was, and why: a person's own is theirs, all others are nobody's."""
        action = move.stored
        seat = self._table.seats[action.seat]
        house = seat.kind is SeatKind.COMPUTER or action.seat in match.resigned
        pressed = action.why == Why.PLAYER
        if (
            action.why in (_HOUSES if house else _PERSONS)
            and action.who == (seat.member_id if pressed else None)
            and (pressed or action.interaction_id is None)
        ):
            return
        what = f"deal {deal}, ply {action.ply}:"
        if action.why not in (_HOUSES if house else _PERSONS):
            due = "computer" if house else "a word for why a person's seat moved"
            yield self._fault(FaultKind.PLAYED, f"{what} why", action.why, due)
            return
        yield from self._differs(f"{what} who", action.who, seat.member_id if pressed else None)
        if not pressed:
            yield from self._differs(f"{what} interaction_id", action.interaction_id, None)

    def _deals_compared(self) -> Iterator[Fault]:
        stored = {deal: (ending, winner, at) for deal, ending, winner, _, at in self._whole.results}
        yield from self._rows(stored, self._results, _result_of, ("ending", "winner", "at"))
        for deal, _, _, text, _ in self._whole.results:
            if deal in self._json and text != dump_result(self._json[deal]):
                yield from self._json_differs(deal, text, self._json[deal])
        seats = {(deal, seat): row for deal, seat, *row in self._whole.result_seats}
        yield from self._rows(seats, self._seats, _seat_of, ("member", "points", "chips", "team"))

    def _json_differs(self, deal: int, text: str, due: Result) -> Iterator[Fault]:
        """Name the fields, and not what they hold: there are hands among them."""
        try:
            stored = load_result(self._spec, text)
        except BadRecord:
            yield self._fault(FaultKind.PLAYED, f"the JSON of {_result_of(deal)}")
            return
        for name in _fields(due):
            if getattr(stored, name) != getattr(due, name):
                yield self._fault(FaultKind.PLAYED, f"{name} in the JSON of {_result_of(deal)}")

    # --- who left, and whose time it was

    def _resignations(self) -> Iterator[Fault]:
        table = self._table
        last = table.deals[-1].deal if table.deals else 0
        at = {gone.seat: gone.at for gone in table.resignations}
        for seat in table.seats:
            yield from self._differs(f"resigned_at of seat {seat.seat}", seat.resigned_at, at.get(seat.seat))
        for gone in table.resignations:
            what = f"the resignation of seat {gone.seat}"
            if gone.seat not in self._resigned:
                yield self._fault(FaultKind.PLAYED, f"deal of {what}", gone.deal, last)
            if gone.why != "resigned" and not (gone.why == "timeout" and table.clock_ms):
                yield self._fault(FaultKind.PLAYED, f"why of {what}", gone.why, "resigned")

    def _clocks(self) -> Iterator[Fault]:
        """No seat has more time than it was given; how much of it was used, only the clock knew."""
        table = self._table
        for seat in table.seats:
            what = f"left_ms of seat {seat.seat}"
            if not table.clock_ms:
                yield from self._differs(what, seat.left_ms, None)
                continue
            most = table.clock_ms + table.increment_ms * self._turns[seat.seat]
            if seat.left_ms is None or seat.left_ms > most:
                yield self._fault(FaultKind.PLAYED, what, seat.left_ms, f"at most {most}")
            if table.status is not Status.PLAYING:
                yield from self._differs(f"running_since of seat {seat.seat}", seat.running_since, None)

    # --- the match

    def _match(self, match: Match) -> Iterator[Fault]:
        table, whole, outcome = self._table, self._whole, match.outcome
        seats = {seat: row for seat, *row in whole.match_seats}
        if outcome is None:
            if table.status in (Status.OVER, Status.LOBBY):
                yield self._fault(FaultKind.PLAYED, "status", table.status, "playing")
            live = table.status is not Status.CLOSED
            yield from self._differs("whether it has ended", table.ended_at is not None, not live)
            if whole.match_results:
                yield self._fault(FaultKind.BEYOND, "the match's result")
            yield from self._rows(seats, {}, _match_seat, ())
            return
        yield from self._differs("status", table.status, Status.OVER)
        if not whole.match_results:
            yield self._fault(FaultKind.LOST, "the match's result")
        for sequence, text, at, rules, counted in whole.match_results:
            yield from self._outcome(text, outcome)
            # An owner may have all matches judged by the rules of today, and then all of them are.
            if rules not in (self._stakes.rules, RULES):
                yield self._fault(FaultKind.PLAYED, "by which rules it counts", rules, self._stakes.rules)
            yield from self._differs("whether it counts", bool(counted), self._counts(rules))
            if at not in self._ended:
                yield self._fault(FaultKind.PLAYED, "at of the match's result", at, self._ended[-1])
            yield from self._differs("ended_at", table.ended_at, at)
            due = self._match_seats(outcome, match.resigned, sequence)
            yield from self._rows(seats, due, _match_seat, _MATCH_SEAT)

    def _counts(self, rules: int) -> bool:
        """Say whether the match counts by some rules (data/participation.py)."""
        return rules == EVERY_MATCH or all(
            part.played(resigned=seat in self._left)
            for seat, part in enumerate(self._parts)
            if self._members[seat] is not None
        )

    def _outcome(self, text: str, due: Outcome) -> Iterator[Fault]:
        if text == dump_outcome(due):
            return
        try:
            stored = load_outcome(text)
        except BadRecord:
            yield self._fault(FaultKind.PLAYED, "the match's outcome")
            return
        for name in _fields(due):
            yield from self._differs(
                f"{name} in the match's outcome", getattr(stored, name), getattr(due, name)
            )

    def _match_seats(
        self, outcome: Outcome, resigned: Collection[int], sequence: int
    ) -> dict[int, tuple[Any, ...]]:
        table, teams, members = self._table, self._spec.teams, self._members
        people = sum(member is not None for member in members)
        columns = zip(
            members,
            outcome.scores,
            outcomes(outcome, resigned, teams),
            team_numbers(len(members), teams),
            places(outcome, resigned, teams, low_wins=self._spec.low_wins),
            margins(outcome, resigned, teams) if people > 1 else (None,) * len(members),
            strict=True,
        )
        return {seat: (*row, table.guild_id, table.game, sequence) for seat, row in enumerate(columns)}


_MATCH_SEAT: Final = (
    "member", "score", "outcome", "team", "place", "margin", "guild_id", "game", "sequence",
)  # fmt: skip


def _result_of(deal: int) -> str:
    return f"the result of deal {deal}"


def _seat_of(place: tuple[int, int]) -> str:
    return f"seat {place[1]} in the result of deal {place[0]}"


def _match_seat(seat: int) -> str:
    return f"seat {seat} in the match's result"


def _fields(record: object) -> Sequence[str]:
    return [item.name for item in fields(record)]  # type: ignore[arg-type]


def _times_back(table: StoredTable) -> Iterator[str]:
    """Say where time goes back first: the machine's clock was set back then, or a time was changed."""
    moments = [(deal.deal, -1, deal.started_at) for deal in table.deals]
    moments += [(deal.deal, 2 * move.ply + 1, move.at) for deal in table.deals for move in deal.actions]
    moments += [(gone.deal, 2 * gone.ply, gone.at) for gone in table.resignations]
    last = table.started_at or 0
    for deal, _, at in sorted(moments):
        if at < last:
            yield (
                f"Table {table.number} ({table.table_id}): time goes back by {last - at} ms in deal {deal}; "
                "the machine's clock was set back, or a time was changed."
            )
            return
        last = at
