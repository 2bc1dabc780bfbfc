"""Audit of a guild's tournaments: everything stored of one must follow from its chained events.

The events must be possible in their order, results must be those of the tables, and the chips in escrow
must have moved as the events say.
"""
# ruff: noqa: S608 - the SQL is built from our own column names; values are parameters

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from data.audit.report import Fault, FaultKind, format_value
from data.audit.tournament_events import OF_THE_CLOCK, OWN, is_possible
from data.db.database import Database
from data.db.errors import BadRecord
from data.erasure import FORMER_PLAYER
from data.ledger.escrow import KINDS, transfer_key
from data.tables.deck_sources import load_registrations, source_name
from data.tables.proofs import dump_shares
from data.tables.row_types import StoredTable
from data.tables.table_chain import player_mark
from data.tables.table_queries import load_outline
from data.tournaments.codec import load_event, load_settings
from data.tournaments.results import match_result
from data.tournaments.store import BEGINNING, beginning_hash, event_hash, events_of, load, note_mark
from engine import proofs
from engine.tournaments.dues import Due, DueKind, dues
from engine.tournaments.duplicate import is_open
from engine.tournaments.events import (
    Answered,
    Event,
    Finished,
    Registered,
    Source,
    Started,
    Substituted,
    Withdrawn,
)
from engine.tournaments.progress import pot
from engine.tournaments.seasons import next_order
from engine.tournaments.settings import Settings
from engine.tournaments.tournament import Stage, Tournament

Rows = Sequence[tuple[Any, ...]]
_ENDED: Final = frozenset({Stage.OVER, Stage.CANCELLED})
_QUERIES: Final = (
    (
        "SELECT number, format, game, settings, stage, ended_at, head, secret, shares, "
        f"{', '.join(BEGINNING)} FROM tournaments WHERE tournament_id = ?"
    ),
    ("SELECT entrant, member_id, name, salt, mark FROM entrants WHERE tournament_id = ? ORDER BY entrant"),
    (
        "SELECT seq, event, who, note, note_salt, note_mark, at, hash FROM tournament_events "
        "WHERE tournament_id = ? ORDER BY seq"
    ),
    "SELECT balance FROM accounts WHERE tournament_id = ?",
    (
        "SELECT t.seq, t.key, t.kind, t.amount, d.kind, d.member_id, c.kind, c.member_id FROM accounts e "
        "JOIN transfers t ON t.guild_id = e.guild_id AND e.account IN (t.debit, t.credit) "
        "JOIN accounts d ON d.guild_id = t.guild_id AND d.account = t.debit "
        "JOIN accounts c ON c.guild_id = t.guild_id AND c.account = t.credit "
        "WHERE e.tournament_id = ? ORDER BY t.seq"
    ),
    "SELECT table_id, pairing, status FROM tables WHERE tournament_id = ? ORDER BY number",
)
_SEASON_OF: Final = 9 + BEGINNING.index("season_of")
"""Its column in the first of these."""
_DECK_QUERIES: Final = (
    "SELECT secret, shares FROM tournaments WHERE tournament_id = ?",
    "SELECT entrant, interaction_id FROM entrants WHERE tournament_id = ? AND salt IS NOT NULL",
    (
        "SELECT t.pairing, p.deal, p.commitment, p.secret, p.shares FROM tables t "
        "JOIN proofs p ON p.table_id = t.table_id WHERE t.tournament_id = ? ORDER BY t.pairing, p.deal"
    ),
)
"""What duplicate decks must follow from, and the proofs of the tables."""


_ORPHANS: Final = {
    what: (
        f"SELECT DISTINCT x.tournament_id FROM {table} x WHERE NOT EXISTS "
        "(SELECT 1 FROM tournaments t WHERE t.tournament_id = x.tournament_id) ORDER BY x.tournament_id"
    )
    for table, what in (("entrants", "an entrant"), ("tournament_events", "an event"))
}


class _Event(NamedTuple):
    seq: int
    event: Event
    who: int | None
    at: int


@dataclass(slots=True)
class _Check:
    """The audit of one tournament."""

    tournament_id: str
    number: int
    settings: Settings
    members: Mapping[int, int]
    """Member ids by entrant."""
    state: Tournament
    places: Mapping[int, int] | None
    """Places by member, from 1, that the season before leaves; None: it cannot be read."""
    owed: list[Due] = field(default_factory=list)

    def fault(self, kind: FaultKind, what: str, stored: object = "", due: object = "") -> Fault:
        return Fault(
            kind=kind,
            tournament_id=self.tournament_id,
            number=self.number,
            what=what,
            stored=format_value(stored),
            due=format_value(due),
        )

    def difference(self, what: str, stored: object, due: object) -> Iterator[Fault]:
        if stored != due:
            yield self.fault(FaultKind.PLAYED, what, stored, due)


async def audit_orphans(db: Database) -> list[Fault]:
    """Find entrants and events whose tournament is missing, in the whole database."""
    found = await db.read_together([(sql, ()) for sql in _ORPHANS.values()])
    return [
        Fault(kind=FaultKind.BEYOND, tournament_id=tournament_id, what=what)
        for what, rows in zip(_ORPHANS, found, strict=True)
        for (tournament_id,) in rows
    ]


async def audit_tournaments(db: Database, guild_id: int) -> list[Fault]:
    """Check all tournaments of a guild."""
    rows = await db.read(
        "SELECT tournament_id, number FROM tournaments WHERE guild_id = ? ORDER BY number", (guild_id,)
    )
    faults: list[Fault] = []
    for place, (tournament_id, number) in enumerate(rows, 1):
        if number != place and not faults:
            what = f"the tournament with number {place}"
            faults.append(Fault(kind=FaultKind.LOST, tournament_id=tournament_id, number=number, what=what))
        faults += await _tournament(db, tournament_id)
    return faults


async def _tournament(db: Database, tournament_id: str) -> list[Fault]:
    found = await db.read_together([(sql, (tournament_id,)) for sql in _QUERIES])
    [row], entrants, events, accounts, transfers, tables = found
    number = row[0]
    try:
        settings = load_settings(row[3])
        stored = [_Event(seq, load_event(text), who, at) for seq, text, who, _, _, _, at, _ in events]
    except BadRecord:
        what = "its events or settings, which cannot be read,"
        return [
            Fault(kind=FaultKind.PLAYED, tournament_id=tournament_id, number=number, what=what),
            *_chain(tournament_id, row, entrants, events, []),
            *_left(tournament_id, number, row[4], accounts),
        ]
    members = {entrant: member for entrant, member, *_ in entrants}
    places = await _places(db, row[_SEASON_OF])
    check = _Check(tournament_id, number, settings, members, Tournament(settings), places)
    folded = await asyncio.to_thread(lambda: [*_folded(check, stored)])  # large rounds take a while
    faults = [*_chain(tournament_id, row, entrants, events, stored), *folded]
    if any(each.kind is FaultKind.EVENT_REFUSED for each in folded):  # nothing after it can be judged
        return [*faults, *_left(tournament_id, number, row[4], accounts)]
    faults += _columns(check, row, entrants)
    faults += _chips(check, accounts, transfers)
    played = {pairing: table_id for table_id, pairing, _ in tables}
    outlines = {pairing: await _outline(db, played[pairing]) for pairing in sorted(played, key=str)}
    faults += _tables(check, stored, outlines)
    if settings.duplicate:
        decks = await db.read_together([(sql, (tournament_id,)) for sql in _DECK_QUERIES])
        faults += _decks(check, stored, *decks)
    return faults


def _left(tournament_id: str, number: int, stage: str, accounts: Rows) -> Iterator[Fault]:
    """Find chips in the pot of a tournament that has ended, of which nothing else is known."""
    for (balance,) in accounts:
        if balance and stage in _ENDED:
            what, stored = "the chips in escrow", format_value(balance)
            yield Fault(
                kind=FaultKind.PLAYED,
                tournament_id=tournament_id,
                number=number,
                what=what,
                stored=stored,
                due="0",
            )


async def _places(db: Database, season_of: str | None) -> Mapping[int, int] | None:
    """Return the places that the season before leaves to its members; None: it cannot be read."""
    if season_of is None:
        return {}
    try:
        last = await load(db, season_of)
        if last is None:
            return None
        order = await asyncio.to_thread(lambda: [*next_order(Tournament.of(last.settings, events_of(last)))])
    except Exception:  # its own audit says what is wrong
        return None
    return {each.member_id: order.index(each.entrant) + 1 for each in last.entrants if each.entrant in order}


async def _outline(db: Database, table_id: str) -> StoredTable | None:
    """Return a table without its actions; None for one that cannot be read."""
    try:
        return await load_outline(db, table_id)
    except ValueError:
        return None


def _chain(
    tournament_id: str, row: tuple[Any, ...], entrants: Rows, events: Rows, read: Sequence[_Event]
) -> Iterator[Fault]:
    """Check the hash of every event, and the marks that it covers."""
    number, head = row[0], row[6]
    marks = {entrant: mark for entrant, _, _, _, mark in entrants}
    of_event = {each.seq: marks.get(_new(each.event) or 0, "") for each in read}

    def fault(kind: FaultKind, what: str) -> Fault:
        return Fault(kind=kind, tournament_id=tournament_id, number=number, what=what)

    expected, last = 1, beginning_hash(row[-len(BEGINNING) :])
    for seq, text, _, note, salt, noted, at, own in events:
        if seq != expected:
            yield fault(FaultKind.EVENT_MISSING, f"event {expected}")
        elif event_hash(last, seq, text, noted, at, of_event.get(seq, "")) != own:
            yield fault(FaultKind.EVENT_CHANGED, "the beginning, or event 1," if seq == 1 else f"event {seq}")
        if (salt is None and (note or (noted and not _erased(events, seq)))) or (
            salt is not None and note_mark(salt, note) != noted
        ):
            yield fault(FaultKind.EVENT_CHANGED, f"the note of event {seq}")
        expected, last = seq + 1, own
    if last != head:
        yield fault(FaultKind.EVENT_MISSING, "the last event")
    for entrant, member, name, salt, mark in entrants:
        if salt is not None:
            fits = mark == player_mark(salt, member, name)
        else:
            fits = isinstance(member, int) and member < 0 and name == FORMER_PLAYER
        if not fits:
            yield fault(FaultKind.ENTRANT, f"entrant {entrant}")


def _erased(events: Rows, seq: int) -> bool:
    """Return whether who ordered an event was erased."""
    who = next(row[2] for row in events if row[0] == seq)
    return isinstance(who, int) and who < 0


def _new(event: Event) -> int | None:
    """Return the number of the entrant who registers by an event."""
    match event:
        case Registered(number) | Substituted(_, number):
            return number
        case _:
            return None


def _folded(check: _Check, events: Sequence[_Event]) -> Iterator[Fault]:
    """Apply the events one after the other; each must be possible, and ordered by who may."""
    for each in events:
        what = f"event {each.seq} ({type(each.event).__name__})"
        try:
            possible = is_possible(check.state, each.event, each.at)
            owed = dues(check.state, each.event)
            if possible:
                check.state.apply(each.event, each.at)
        except Exception:  # a state that no tournament can have
            possible, owed = False, []
        if not possible:
            yield check.fault(FaultKind.EVENT_REFUSED, what)
            return
        check.owed += owed
        if not _may(check, each):
            yield check.fault(FaultKind.PLAYED, f"who ordered event {each.seq}")
        if isinstance(each.event, Registered) and check.places is not None:
            place = check.places.get(check.members.get(each.event.entrant, 0), 0)
            yield from check.difference(f"the place of entrant {each.event.entrant}", each.event.seed, place)


def _may(check: _Check, each: _Event) -> bool:
    match each.event:
        case Answered(opponent, lapsed=False):
            return each.who == check.members.get(opponent)
        case Answered() | Finished(source=Source.PLAYED | Source.FORFEIT | Source.LOT):
            return each.who is None
        case Registered(number) | Withdrawn(number):
            return each.who in (None, check.members.get(number))
        case event if isinstance(event, OWN):
            return each.who == check.members.get(event.entrant)
        case event:
            return each.who is None or not isinstance(event, OF_THE_CLOCK)


def _columns(check: _Check, row: tuple[Any, ...], entrants: Rows) -> Iterator[Fault]:
    """Compare the columns of the row, and the numbers of the entrants, with the state."""
    _, format_, game, _, stage, ended_at, _, secret, shares, *_, commitment = row
    state, settings = check.state, check.settings
    yield from check.difference("the format", format_, settings.format.value)
    yield from check.difference("the game", game, settings.game)
    yield from check.difference("the stage", stage, state.stage.value)
    yield from check.difference("whether it has ended", ended_at is not None, state.stage in _ENDED)
    yield from check.difference("whether it has a secret", bool(secret), settings.duplicate)
    if secret:
        yield from check.difference("the commitment", commitment, _commitment(secret))
    if not settings.duplicate:
        yield from check.difference("its shares", shares, "")
    numbers = {entrant for entrant, *_ in entrants}
    for number in sorted(numbers ^ {each.number for each in state.entrants}):
        kind = FaultKind.BEYOND if number in numbers else FaultKind.LOST
        yield check.fault(kind, f"entrant {number}")


def _commitment(secret: str) -> str:
    try:
        return proofs.commitment(proofs.round_secret(bytes.fromhex(secret), 1))
    except ValueError:
        return "that of a secret"


def _decks(
    check: _Check, events: Sequence[_Event], rows: Rows, entrants: Rows, promises: Rows
) -> Iterator[Fault]:
    """Compare shares and proofs of duplicate deals with the secret and the registrations."""
    [(secret, shares)] = rows
    try:
        registrations = load_registrations(shares)
        of_tournament = bytes.fromhex(secret)
    except (BadRecord, ValueError):
        yield check.fault(FaultKind.PLAYED, "its shares or secret, which cannot be read,")
        return
    started = next((each.event.entrants for each in events if isinstance(each.event, Started)), ())
    taking_part = [number for number, _ in registrations]
    yield from check.difference("the entrants in the shuffle", taking_part, sorted(started))
    presses = {number: str(press or "") for number, press in entrants}
    for number, press in registrations:
        if number in presses:  # of an erased entrant, only the share is left
            yield from check.difference(f"the share of entrant {number}", press, presses[number])
    due = dump_shares([proofs.entrants_share(registrations)])
    rounds = {each.number: each.round for each in check.state.pairings}
    expected = {number: proofs.round_secret(of_tournament, number) for number in {*rounds.values()}}
    for pairing, deal, commitment, own, brought in promises:
        if pairing not in rounds:
            continue
        of_round, what = expected[rounds[pairing]], f"deal {deal} of match {pairing}"
        yield from check.difference(f"the secret of {what}", own, of_round.hex())
        yield from check.difference(f"the commitment to {what}", commitment, proofs.commitment(of_round))
        if brought is not None:
            yield from check.difference(f"the share in {what}", brought, due)


def _chips(check: _Check, accounts: Rows, transfers: Rows) -> Iterator[Fault]:
    """Compare the transfers of the escrow account with what the events move."""
    expected = {transfer_key(check.tournament_id, due): due for due in check.owed}
    for seq, key, kind, amount, *sides in transfers:
        due = expected.pop(key, None)
        if due is None:
            yield Fault(
                kind=FaultKind.NOT_DUE, seq=seq, tournament_id=check.tournament_id, number=check.number
            )
            continue
        member = check.members.get(due.entrant)
        should = ["wallet", member, "escrow", None]
        if due.kind is not DueKind.ENTRY:
            should = should[2:] + should[:2]
        for what, stored, right in (
            ("kind", kind, KINDS[due.kind].value),
            ("amount", amount, due.chips),
            ("payer and payee", sides, should),
        ):
            if stored != right:
                yield Fault(
                    kind=FaultKind.DIFFERENT,
                    seq=seq,
                    tournament_id=check.tournament_id,
                    number=check.number,
                    what=what,
                    stored=format_value(stored),
                    due=format_value(right),
                )
    for due in expected.values():
        yield check.fault(FaultKind.NOT_BOOKED, f"{due.kind} of entrant {due.entrant}", due=due.chips)
    left = 0 if check.state.stage in _ENDED else pot(check.state)
    for (balance,) in accounts:
        yield from check.difference("the chips in escrow", balance, left)


def _tables(
    check: _Check, events: Sequence[_Event], tables: Mapping[int, StoredTable | None]
) -> Iterator[Fault]:
    """Compare the matches with their tables: who played, what, and with which result."""
    settings = check.settings
    pairings = {each.number: each for each in check.state.pairings}
    results: defaultdict[int, list[Finished]] = defaultdict(list)
    for each in events[: check.state.events]:
        if isinstance(each.event, Finished) and each.event.source is Source.PLAYED:
            results[each.event.pairing].append(each.event)
    for number, table in tables.items():
        if table is None:
            continue
        match = f"match {number}"
        if number not in pairings:
            yield check.fault(FaultKind.BEYOND, f"the table of {match} ({table.table_id})")
            continue
        pairing = pairings[number]
        source = source_name(check.tournament_id, pairing.round) if settings.duplicate else ""
        hidden = settings.duplicate and is_open(check.state, pairing.round)
        members = [check.members.get(entrant) for entrant in pairing.seats]
        for what, stored, due in (
            ("the players", [seat.member_id for seat in table.seats], members),
            ("the game", table.game, settings.game),
            ("the number of deals", table.deal_limit, settings.deals),
            ("the source of the decks", table.deck_source, source),
            ("the time for a turn", table.turn_ms, settings.turn_ms),
            # Cards are shown a little after the end of a round.
            ("whether its cards are hidden", table.veiled, hidden or (table.veiled and settings.duplicate)),
            ("the clock", [table.clock_ms, table.increment_ms], [settings.clock_ms, settings.increment_ms]),
        ):
            yield from check.difference(f"{what} of {match}", stored, due)
    for number, found in results.items():
        table = tables.get(number)
        if table is None:
            yield check.fault(FaultKind.LOST, f"the table of match {number}")
            continue
        yield from _results(check, table, found)


def _results(check: _Check, table: StoredTable, found: Sequence[Finished]) -> Iterator[Fault]:
    """Compare the results of a match with its table."""
    for event in found:
        match = f"match {event.pairing}"
        yield from check.difference(
            f"whether the table of {match} has ended", table.ended_at is not None, True
        )
        try:
            due = match_result(table)
        except (BadRecord, ValueError, LookupError, TypeError):
            yield check.fault(FaultKind.PLAYED, f"the result of the table of {match}")
            continue
        deals = due.deals if check.settings.duplicate else ()
        for what, stored, right in (
            ("the scores", event.scores, due.scores),
            ("the winners", event.winners, due.winners),
            ("who is gone", event.gone, due.gone),
            ("the deals", event.deals, deals),
        ):
            yield from check.difference(f"{what} of {match}", stored, right)
