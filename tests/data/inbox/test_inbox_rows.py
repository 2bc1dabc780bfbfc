"""What is stored for inboxes, on both databases: errands, leave, and what waits."""

import pytest

from data.db.database import Database
from data.db.errors import Conflict
from data.erasure import erase_member, is_named, member_records
from data.inbox import errands, inbox, leaves
from data.inbox.errands import Errand, ErrandKind
from data.inbox.leaves import Leave
from data.nights import nights
from data.nights.nights import Guest
from data.tables.row_types import StoredKept
from data.tables.tables import fence, keep_seat, open_table
from tests.data.conftest import ANN, BOB, computer, open_started, person, table
from tests.data.nights.test_nights import night

QUIET, DIGEST = ErrandKind.QUIET, ErrandKind.DIGEST


async def test_a_due_errand_is_given_to_one_process(db: Database) -> None:
    await db.write(
        [
            *errands.plan(ANN, QUIET, 50, "t1"),
            *errands.plan(ANN, QUIET, 90, "t2"),
            *errands.plan(BOB, DIGEST, 60),
        ]
    )
    assert await errands.next_due(db) == 50
    assert await errands.claim_due(db, 60, 500, 10) == [
        Errand(ANN, QUIET, "t1", 500),
        Errand(BOB, DIGEST, "", 500),
    ]
    assert await errands.claim_due(db, 60, 500, 10) == []
    assert await errands.claim_due(db, 100, 500, 10) == [Errand(ANN, QUIET, "t2", 500)]


async def test_an_errand_that_is_planned_again_meanwhile_stays(db: Database) -> None:
    await db.write(errands.plan(ANN, QUIET, 50))
    [errand] = await errands.claim_due(db, 60, 500, 10)
    await db.write(errands.plan(ANN, QUIET, 80))
    await errands.finish(db, errand)
    assert await errands.next_due(db) == 80
    [errand] = await errands.claim_due(db, 80, 500, 10)
    await errands.finish(db, errand, 900)
    assert await errands.next_due(db) == 900
    await db.write([*errands.plan(ANN, QUIET, 950), *errands.move_if_planned(ANN, QUIET, 70)])
    assert await errands.next_due(db) == 70
    await db.write(errands.move(ANN, QUIET, None))
    assert await errands.next_due(db) is None


async def test_of_two_leaves_that_begin_at_once_one_is_refused(db: Database) -> None:
    leave = Leave(1, "UTC", 100, 200)
    await db.write(leaves.begin(ANN, leave))
    with pytest.raises(Conflict):
        await db.write(leaves.begin(ANN, leave))
    await db.write(leaves.end(ANN, 1, 150))
    await db.write(leaves.end(ANN, 1, 180))
    assert await leaves.load(db, [ANN, BOB]) == {ANN: [leave._replace(ends_at=150)]}
    assert await leaves.load(db, []) == {}


async def test_what_waits_is_read_without_a_deal(db: Database) -> None:
    await open_started(db, seats=(person(0, ANN, "Ann"), person(1, BOB, "Bob")), turn_ms=60_000)
    await db.write(fence("t1", 2, deadline_at=9_000, due_at=9_000, acting="0"))
    lobby = table("t2", number=2, seats=(person(0, BOB, "Bob"), computer(1)))
    kept = StoredKept(member_id=ANN, kept_until=5_000)
    await db.write([*open_table(lobby), *keep_seat("t2", kept), *nights.plan(night())])
    await db.write([nights.answer(night().key, Guest(ANN, coming=True), 7)])
    found = await inbox.load(db, ANN, 4_000)
    played, invited = found.tables
    assert (played.table_id, played.own_turn, played.until) == ("t1", True, 9_000)
    assert [other.name for other in played.others] == ["Bob"]
    assert (invited.table_id, invited.invited) == ("t2", True)
    assert [each.name for each in found.nights] == ["Friday cards"]
    assert (await inbox.load(db, ANN, 5_000)).tables == (played,)
    assert await inbox.turns(db, ANN) == [("t1", 700)]
    assert await inbox.turns(db, BOB) == []


async def test_erasure_leaves_nothing_of_an_inbox(db: Database) -> None:
    await db.write(
        [
            *errands.plan(ANN, DIGEST, 1),
            *leaves.begin(ANN, Leave(1, "UTC", 1, 2)),
            *inbox.note_row(ANN, seen_at=3),
            *inbox.note_row(ANN, digest_at=4, channel_id=5, message_id=6),
        ]
    )
    records = await member_records(db, ANN)
    assert [len(records[name]) for name in ("errands", "leaves", "inboxes")] == [1, 1, 1]
    assert (await inbox.row_of(db, ANN))[:3] == (3, 0, 4)
    await db.write(erase_member(ANN, -5))
    assert not await is_named(db, ANN)
    assert not await is_named(db, -5)
