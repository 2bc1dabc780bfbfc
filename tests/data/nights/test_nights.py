"""Evenings as they are stored: versions, claims, answers, and what erasure leaves."""

import pytest

from data.db.database import Database
from data.db.errors import Conflict
from data.erasure import erase_member, is_named, member_records
from data.nights import nights
from data.nights.nights import Evening, Guest, Night, NightKey, Slot, Stage

ANN, BOB = 11, 22
KEY = NightKey("friday", 1)


def night(evening: int = 1, due_at: int | None = 1_000) -> Night:
    return Night(
        series_id=KEY.series,
        evening=evening,
        guild_id=700,
        channel_id=800,
        organiser_id=ANN,
        name="Friday cards",
        games=("gin", "hand"),
        zone="Europe/Berlin",
        local_start="2026-12-04T20:00",
        starts_at=5_000,
        length_ms=100,
        reminder_ms=10,
        weekly=True,
        due_at=due_at,
        created_at=1,
    )


async def stored(db: Database) -> Evening:
    found = await nights.load(db, KEY)
    assert found is not None
    return found


async def test_an_evening_is_read_as_it_was_written(db: Database) -> None:
    await db.write(nights.plan(night()))
    assert await stored(db) == Evening(night())
    assert await nights.latest(db, "nothing") is None
    assert await nights.coming_nights(db, 700) == [night()]
    assert await nights.coming_nights(db, 701) == []
    assert await nights.last_zone(db, 700) == "Europe/Berlin"


async def test_an_evening_is_planned_once(db: Database) -> None:
    await db.write(nights.plan(night()))
    with pytest.raises(Conflict):
        await db.write(nights.plan(night()))
    await db.write(nights.plan(night(2)))
    found = await nights.latest(db, KEY.series)
    assert found is not None
    assert found.night.evening == 2


async def test_the_second_of_two_changes_fails_as_a_whole(db: Database) -> None:
    await db.write(nights.plan(night()))
    await db.write(nights.change(night(), stage=Stage.OPEN))
    with pytest.raises(Conflict):
        await db.write([nights.answer(KEY, Guest(BOB, coming=True), 1), *nights.change(night())])
    found = await stored(db)
    assert (found.night.stage, found.night.version, found.guests) == (Stage.OPEN, 2, ())


async def test_a_vote_counts_while_its_member_comes(db: Database) -> None:
    await db.write(nights.plan(night()))
    for at, guest in enumerate((Guest(BOB, True, "hand"), Guest(ANN, True), Guest(33, False, "gin"))):
        await db.write([nights.answer(KEY, guest, at)])
    found = await stored(db)
    assert found.votes == {"hand": 1, "gin": 0}
    assert [*found.votes] == ["hand", "gin"]
    await db.write([nights.answer(KEY, Guest(BOB, True, "gin"), 9), nights.keep_votes(KEY, ["hand"])])
    found = await stored(db)
    assert [(guest.member, guest.game) for guest in found.guests] == [(BOB, None), (ANN, None), (33, None)]


async def test_a_due_evening_is_given_to_one_process_at_a_time(db: Database) -> None:
    await db.write([*nights.plan(night()), *nights.plan(night(2, due_at=None))])
    assert await nights.next_due(db) == 1_000
    assert await nights.claim_due(db, 999, 2_000, 5) == []
    assert await nights.claim_due(db, 1_000, 2_000, 5) == [KEY]
    assert await nights.claim_due(db, 1_500, 2_500, 5) == []
    changed = (await stored(db)).night
    await db.write([*nights.change(changed), nights.look_by(KEY, 1_800)])
    await nights.set_due(db, changed, 2_000, None)  # it has changed since
    assert await nights.next_due(db) == 1_800


async def test_a_table_is_opened_once(db: Database) -> None:
    await db.write([*nights.plan(night()), nights.answer(KEY, Guest(BOB, coming=True), 1)])
    slot = Slot(1, "gin", 2)
    await db.write([*nights.change(night()), *nights.seat(KEY, slot, [BOB])])
    found = await stored(db)
    assert found.slots == (slot,)
    assert found.guests[0].slot == 1
    await db.write([*nights.change(found.night), nights.open_slot(KEY, 1, None, "too_many_tables")])
    with pytest.raises(Conflict):
        await db.write([*nights.change(found.night), nights.open_slot(KEY, 1, None)])
    assert (await stored(db)).slots[0].refused == "too_many_tables"


async def test_a_late_note_of_what_is_shown_changes_nothing(db: Database) -> None:
    await db.write(nights.plan(night()))
    await db.write(nights.change(night()))
    assert not await nights.note_shown(db, KEY, 1)
    assert await nights.note_shown(db, KEY, 2)
    assert (await stored(db)).night.shown == 2


async def test_an_erased_member_is_no_guest_and_no_organiser(db: Database) -> None:
    await db.write([*nights.plan(night()), nights.answer(KEY, Guest(ANN, True, "gin"), 1)])
    records = await member_records(db, ANN)
    assert [row["name"] for row in records["nights"]] == ["Friday cards"]
    assert [row["game"] for row in records["night_guests"]] == ["gin"]
    await db.write(erase_member(ANN, -5))
    assert not await is_named(db, ANN)
    found = await stored(db)
    assert (found.night.organiser_id, found.night.version, found.guests) == (-5, 2, ())


async def test_an_evening_that_is_over_is_due_when_a_guest_is_erased(db: Database) -> None:
    """Its message still names the member."""
    await db.write([*nights.plan(night()), nights.answer(KEY, Guest(ANN, True, "gin"), 1)])
    await db.write(nights.change((await stored(db)).night, stage=Stage.OVER, due_at=None))
    assert await nights.next_due(db) is None
    await db.write(erase_member(ANN, -5))
    assert await nights.claim_due(db, 1, 2, 10) == [KEY]
