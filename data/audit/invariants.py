"""Invariants of a table that hold under any rules of its game.

Its rows must agree on the players, the results of each deal and of the match, and the payments. For a match
that was played by older rules, this and its hashes are all that can be checked.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from data.audit.payments import PaymentCheck, check_reversals, payments_of
from data.audit.proofs import check_proofs
from data.audit.report import Fault, FaultKind, format_value
from data.audit.table_batches import StoredWhole
from data.db.errors import BadRecord
from data.tables.codec import dump_outcome, load_outcome
from data.tables.participation import EVERY_MATCH, NOTHING, RULES, parts_of
from data.tables.results import margins, outcomes, places, team_numbers
from data.tables.row_types import SeatKind, Status, StoredAction, StoredDeal, Why
from data.tables.stakes import Stakes, stakes_of
from engine.match import Outcome
from engine.spec import GameSpec

RESULT_COLUMNS: Final = ("ending", "winner", "at")
SEAT_COLUMNS: Final = ("member", "points", "chips", "team")

# Reasons for moves of a person's seat, and of a seat that the computer plays for good.
_PERSONS: Final = frozenset(Why) - {Why.MODERATOR}
_COMPUTERS: Final = frozenset({Why.COMPUTER})
Rows = Mapping[Any, Sequence[Any]]
"""By deal, by seat, or by both."""


class TableCheck:
    """A stored table, with the checks that replayed and other tables have in common."""

    def __init__(self, whole: StoredWhole, spec: GameSpec) -> None:
        self._whole = whole
        self._table = whole.table
        self._spec = spec
        self._members = [seat.member_id for seat in whole.table.seats]
        self._stakes = stakes_of(whole.stakes[0]) if whole.stakes else Stakes()

    def _fault(self, kind: FaultKind, what: str, stored: object = "", due: object = "") -> Fault:
        return Fault(
            kind=kind,
            table_id=self._table.table_id,
            number=self._table.number,
            what=what,
            stored=format_value(stored),
            due=format_value(due),
        )

    def _difference(self, what: str, stored: object, due: object) -> Iterator[Fault]:
        if stored != due:
            yield self._fault(FaultKind.PLAYED, what, stored, due)

    def _rows(
        self,
        stored: Rows,
        due: Rows,
        name: Callable[[Any], str],
        columns: Sequence[str],
    ) -> Iterator[Fault]:
        """Compare rows by key, column by column; ``name`` returns the name of a row."""
        for key in sorted(stored.keys() | due.keys()):
            if key not in stored:
                yield self._fault(FaultKind.LOST, name(key))
            elif key not in due:
                yield self._fault(FaultKind.BEYOND, name(key))
            else:
                for column, has, should in zip(columns, stored[key], due[key], strict=True):
                    yield from self._difference(f"{column} of {name(key)}", has, should)

    # --- before the cards

    def _beginning(self) -> Iterator[Fault]:
        table = self._table
        if not EVERY_MATCH <= self._stakes.rules <= RULES:
            yield self._fault(FaultKind.PLAYED, "the version of its stakes' rules", self._stakes.rules, RULES)
        if table.started_at is None:
            yield self._fault(FaultKind.LOST, "the start time of the match")
        for place, seat in enumerate(table.seats):
            yield from self._difference(f"the number of seat {place}", seat.seat, place)
            level, computer = seat.level is not None, seat.kind is SeatKind.COMPUTER
            yield from self._difference(f"whether seat {place} has a computer's level", level, computer)
            yield from self._difference(
                f"whether seat {place} has no member", seat.member_id is None, computer
            )
        # Only cards that others are dealt too are hidden after the match.
        shared = table.deck_source != ""
        yield from self._difference("whether its cards are hidden", table.veiled, table.veiled and shared)
        if len(table.seats) > table.seat_count:
            yield self._fault(FaultKind.PLAYED, "the number of seats", table.seat_count, len(table.seats))
        if not table.deals:
            yield self._fault(FaultKind.LOST, "deal 1")
        for (deal,) in self._whole.undealt:
            yield self._fault(FaultKind.LOST, f"deal {deal}")
        if table.rematch_of is not None:
            [before] = self._whole.rematch_of or [(None, None, None)]
            there = before[:2] == (table.guild_id, table.game) and before[2] in ("over", "closed")
            yield from self._difference("whether its rematch_of has ended in its server", there, True)

    def _mover(self, action: StoredAction, deal: int, resigned: Collection[int]) -> Iterator[Fault]:
        """Check who made a move and why.

        Only a person's own move has a member, and only one that was pressed an interaction.
        """
        seat = self._table.seats[action.seat]
        computer = seat.kind is SeatKind.COMPUTER or action.seat in resigned
        pressed = action.why == Why.PLAYER
        due_member = seat.member_id if action.why in (Why.PLAYER, Why.ORDER) else None
        if (
            action.why in (_COMPUTERS if computer else _PERSONS)
            and action.who == due_member
            and (pressed or action.interaction_id is None)
        ):
            return
        what = f"deal {deal}, ply {action.ply}:"
        if action.why not in (_COMPUTERS if computer else _PERSONS):
            due = "computer" if computer else "a reason for a person's seat"
            yield self._fault(FaultKind.PLAYED, f"{what} why", action.why, due)
            return
        yield from self._difference(f"{what} who", action.who, due_member)
        if not pressed:
            yield from self._difference(f"{what} interaction_id", action.interaction_id, None)

    # --- resignations and clocks

    def _left(self, resigned: Collection[int]) -> Iterator[Fault]:
        """Check the resignations; ``resigned`` are those at an existing ply."""
        table = self._table
        last = table.deals[-1].deal if table.deals else 0
        at = {gone.seat: gone.at for gone in table.resignations}
        for seat in table.seats:
            yield from self._difference(
                f"resigned_at of seat {seat.seat}", seat.resigned_at, at.get(seat.seat)
            )
        for gone in table.resignations:
            what = f"the resignation of seat {gone.seat}"
            if gone.seat not in resigned:
                yield self._fault(FaultKind.PLAYED, f"deal of {what}", gone.deal, last)
            # In a tournament a missed turn loses, too.
            timed = table.clock_ms or (table.tournament_id is not None and table.turn_ms)
            if gone.why != "resigned" and not (gone.why == "timeout" and timed):
                yield self._fault(FaultKind.PLAYED, f"why of {what}", gone.why, "resigned")

    def _clocks(self, turns: Mapping[int, int]) -> Iterator[Fault]:
        """Check that no seat has more time than it was given; how much it used is not recorded."""
        table = self._table
        for seat in table.seats:
            what = f"left_ms of seat {seat.seat}"
            if not table.clock_ms:
                yield from self._difference(what, seat.left_ms, None)
                continue
            most = table.clock_ms + table.increment_ms * turns.get(seat.seat, 0)
            if seat.left_ms is None or seat.left_ms > most:
                yield self._fault(FaultKind.PLAYED, what, seat.left_ms, f"at most {most}")
            if table.status is not Status.PLAYING:
                yield from self._difference(f"running_since of seat {seat.seat}", seat.running_since, None)

    # --- the match

    def _match(
        self, outcome: Outcome | None, resigned: Collection[int], ended: Collection[int]
    ) -> Iterator[Fault]:
        """Compare the stored end of the match with an outcome and its possible times."""
        table, whole = self._table, self._whole
        seats = {seat: row for seat, *row in whole.match_seats}
        if outcome is None:
            if table.status in (Status.OVER, Status.LOBBY):
                yield self._fault(FaultKind.PLAYED, "status", table.status, "playing")
            live = table.status is not Status.CLOSED
            yield from self._difference("whether it has ended", table.ended_at is not None, not live)
            if whole.match_results:
                yield self._fault(FaultKind.BEYOND, "the match's result")
            yield from self._rows(seats, {}, _match_seat, ())
            return
        yield from self._difference("status", table.status, Status.OVER)
        if not whole.match_results:
            yield self._fault(FaultKind.LOST, "the match's result")
        for sequence, text, at, rules, counted in whole.match_results:
            yield from self._outcome(text, outcome)
            # An owner may judge all matches by the rules of that day (``scores recompute --todays-rules``).
            if not self._stakes.rules <= rules <= RULES:
                yield self._fault(
                    FaultKind.PLAYED, "the version of its result's rules", rules, self._stakes.rules
                )
            yield from self._difference("whether it counts", counted, int(self._counts(rules)))
            if at not in ended:
                yield self._fault(FaultKind.PLAYED, "at of the match's result", at, max(ended, default=0))
            yield from self._difference("ended_at", table.ended_at, at)
            due = self._match_seats(outcome, resigned, sequence)
            yield from self._rows(seats, due, _match_seat, _MATCH_SEAT)

    def _counts(self, rules: int) -> bool:
        """Return whether the match counts by these rules (data/tables/participation.py)."""
        if rules == EVERY_MATCH:
            return True
        left = {gone.seat for gone in self._table.resignations}
        parts = parts_of([NOTHING] * len(self._members), self._table.deals)
        return all(
            part.played(resigned=seat in left)
            for seat, part in enumerate(parts)
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
        for name in fields_of(due):
            yield from self._difference(
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


def name_of_result(deal: int) -> str:
    """Return the name of a deal's result in faults."""
    return f"the result of deal {deal}"


def name_of_seat(place: tuple[int, int]) -> str:
    """Return the name of a seat in a deal's result in faults."""
    return f"seat {place[1]} in the result of deal {place[0]}"


def _match_seat(seat: int) -> str:
    return f"seat {seat} in the match's result"


def fields_of(record: object) -> Sequence[str]:
    """Return the names of the fields of a dataclass."""
    return [item.name for item in fields(record)]  # type: ignore[arg-type]


class InvariantCheck(TableCheck):
    """A table that was played by older rules: the checks that need no rules."""

    def faults(self) -> Iterator[Fault]:
        """Yield where its rows contradict each other."""
        table = self._table
        yield from self._beginning()
        ended: Sequence[int] = (table.started_at or 0,)
        resigned: set[int] = set()
        plies = {deal.deal: len(deal.actions) for deal in table.deals}
        for deal in table.deals:
            left = [gone for gone in table.resignations if gone.deal == deal.deal]
            for action in deal.actions:
                resigned |= {gone.seat for gone in left if gone.ply <= action.ply}
                if action.seat in range(len(table.seats)):
                    yield from self._mover(action, deal.deal, resigned)
                else:
                    yield self._fault(FaultKind.PLAYED, f"deal {deal.deal}, ply {action.ply}: seat")
            resigned |= {gone.seat for gone in left}
            ended = [gone.at for gone in left if gone.ply >= plies[deal.deal]] or (_end_of(deal),)
        yield from self._results()
        gone_at = {gone.seat for gone in table.resignations if gone.ply <= plies.get(gone.deal, -1)}
        yield from self._left(gone_at)
        turns = len(plies) + sum(plies.values())  # turns of all seats: only the rules say whose they were
        yield from self._clocks({seat.seat: turns for seat in table.seats})
        outcome = yield from self._stored_outcome()
        yield from self._match(outcome, resigned, ended)
        yield from self._paid(outcome)
        yield from check_reversals(self._whole)
        yield from check_proofs(self._whole, None)

    def _results(self) -> Iterator[Fault]:
        """Check that the columns, the JSON and the seats of each result agree."""
        ends = {deal.deal: _end_of(deal) for deal in self._table.deals}
        teams = team_numbers(len(self._members), self._spec.teams)
        results: dict[int, tuple[Any, ...]] = {}
        due: dict[tuple[int, int], tuple[Any, ...]] = {}
        for deal, _, _, text, at in self._whole.results:
            try:
                result = json.loads(text)
                results[deal] = (result["ending"], result["winner"], ends.get(deal, at))
                rows = zip(self._members, result["points"], result["chips"], teams, strict=True)
                due |= {(deal, seat): row for seat, row in enumerate(rows)}
            except (ValueError, LookupError, TypeError):
                yield self._fault(FaultKind.PLAYED, f"the JSON of {name_of_result(deal)}")
                return
        stored = {deal: (ending, winner, at) for deal, ending, winner, _, at in self._whole.results}
        yield from self._rows(stored, results, name_of_result, RESULT_COLUMNS)
        seats = {(deal, seat): row for deal, seat, *row in self._whole.result_seats}
        yield from self._rows(seats, due, name_of_seat, SEAT_COLUMNS)

    def _stored_outcome(self) -> Generator[Fault, None, Outcome | None]:
        """Return the stored outcome of the match; None: it is missing or cannot be read."""
        for _, text, *_ in self._whole.match_results:
            try:
                outcome = load_outcome(text)
                seats = range(len(self._members))
                if len(outcome.scores) == len(seats) and all(seat in seats for seat in outcome.winners):
                    return outcome
            except BadRecord:
                pass
            yield self._fault(FaultKind.PLAYED, "the match's outcome")
        return None

    def _paid(self, outcome: Outcome | None) -> Iterator[Fault]:
        """Check stakes and points against the outcome, payments against each deal's chips."""
        payments = PaymentCheck(self._whole, self._stakes)
        times = {(deal.deal, move.ply): move.at for deal in self._table.deals for move in deal.actions}
        net: defaultdict[int, Counter[int | None]] = defaultdict(Counter)
        for due, at in payments_of(self._whole, self._stakes, times):
            payments.add(due, at)
            for seat, amount in ((due.payer, -due.amount), (due.payee, due.amount)):
                if seat >= 0 and due.deal is not None:
                    net[due.deal][self._members[seat]] += amount
        yield from payments.compare(outcome, counts=self._counts(self._stakes.rules))
        if not self._stakes.booked:
            return
        for number in sorted({deal for deal, *_ in self._whole.results}):
            expected: Counter[int | None] = Counter()
            for deal, seat, member, _, chips, _ in self._whole.result_seats:
                if deal == number and 0 <= seat < len(self._members):
                    expected[member] += chips * self._stakes.chip_value
            for member in sorted({*expected, *net[number]}, key=str):
                who = "the bank" if member is None else f"member {member}"
                what = f"what {who} got in deal {number}"
                yield from self._difference(what, net[number][member], expected[member])


def _end_of(deal: StoredDeal) -> int:
    """Return the time of the last move of a deal."""
    return deal.actions[-1].at if deal.actions else deal.started_at
