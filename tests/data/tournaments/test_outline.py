"""What is known of a tournament whose settings and events cannot be read."""

from dataclasses import replace

from data.audit import audit_all
from data.db.database import Database
from data.ledger.escrow import bookings
from data.tournaments.outline import HeldEntry, Outline, entries_held, load_outline
from data.tournaments.records import StoredEvent
from data.tournaments.store import append, begun, open_tournament
from engine.tournaments.dues import Due, DueKind
from engine.tournaments.events import Registered
from engine.tournaments.tournament import Stage
from tests.data.behind import Forge
from tests.data.conftest import ANN, BOB, CEM, CHANNEL, GUILD, tournament
from tests.data.stakes_table import CHIPS

CUP = "cup"
MEMBERS = {1: ANN, 2: BOB, 3: CEM}


async def opened(db: Database) -> str:
    """Store a tournament into which three have paid, and return the head of its events."""
    record = begun(tournament(CUP))
    events = [StoredEvent(event=Registered(number), at=number) for number in MEMBERS]
    appended, head = append(CUP, events, after=0, head=record.head, marks=[""] * len(events))
    await db.write([*open_tournament(replace(record, head=head)), *appended])
    await book(db, *(Due(DueKind.ENTRY, number, 100) for number in MEMBERS))
    return head


async def book(db: Database, *owed: Due) -> None:
    await db.write(bookings(GUILD, CUP, owed, MEMBERS, chips=CHIPS, at=5))


async def test_its_row_is_enough(db: Database, forge: Forge) -> None:
    head = await opened(db)
    forge("UPDATE tournament_events SET event = '{'", "UPDATE tournaments SET settings = '{'")
    assert await load_outline(db, CUP) == Outline(GUILD, CHANNEL, None, ANN, Stage.REGISTRATION, 0, head, 3)
    assert await load_outline(db, "another") is None


async def test_what_is_in_its_pot_follows_from_its_transfers(db: Database, forge: Forge) -> None:
    await opened(db)
    await book(db, Due(DueKind.REFUND, 2, 100))
    assert await entries_held(db, CUP) == [HeldEntry(1, ANN, 100), HeldEntry(3, CEM, 100)]
    forge("UPDATE accounts SET balance = 150 WHERE tournament_id = 'cup'")
    assert await entries_held(db, CUP) == [HeldEntry(1, ANN, 100)]
    assert await entries_held(db, "another") == []


async def test_the_audit_finds_what_is_left_in_its_pot(db: Database, forge: Forge) -> None:
    await opened(db)
    forge("UPDATE tournament_events SET event = '{'")
    assert [
        fault.what for report in await audit_all(db) for fault in report.faults if "escrow" in fault.what
    ] == []
    forge("UPDATE tournaments SET stage = 'cancelled', ended_at = 9")
    found = [fault for report in await audit_all(db) for fault in report.faults if "escrow" in fault.what]
    assert [(fault.tournament_id, fault.stored, fault.due) for fault in found] == [(CUP, "300", "0")]
