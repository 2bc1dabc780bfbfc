"""Timers of the tables, and the credit for downtime."""

from dataclasses import replace

import pytest

from data.db.database import Database
from data.installation import note_served, served_until
from data.tables.outbox import note_shown, pending_tables
from data.tables.row_types import Status, StoredKept
from data.tables.table_queries import load_table
from data.tables.tables import fence, open_table, set_clock, set_presence, set_status
from data.tables.timers import credit_downtime, next_timers, set_due
from data.tables.venues import FRIENDS
from tests.data.conftest import computer, open_started, person, table

LOBBY, BETWEEN, ASLEEP, KEPT = 3_600_000, 60_000, 86_400_000, 300_000
PAUSED, IDLE = 7 * ASLEEP, 3 * ASLEEP
TURN, ASKING = 300_000, 10_000
NOW = 50_000_000


async def away(db: Database, by: int, *, told: bool = False) -> None:
    most = {
        "lobby_ms": LOBBY,
        "between_ms": BETWEEN,
        "asleep_ms": ASLEEP,
        "paused_ms": PAUSED,
        "kept_ms": KEPT,
        "friends_ms": ASLEEP,
    }
    await db.write(credit_downtime(by, now=NOW, notify=told, **most))


async def times(db: Database) -> list[tuple[int | None, int | None]]:
    rows = await db.read("SELECT deadline_at, due_at FROM tables ORDER BY number")
    return [(deadline, at) for deadline, at in rows]


async def test_what_is_due_comes_soonest_first_and_no_more_than_asked_for(db: Database) -> None:
    for number, at in enumerate((300, None, 100, 200), 1):
        await open_started(db, f"t{number}", number, deadline=at)
    assert await next_timers(db, 2) == [("t3", 100), ("t4", 200)]
    await db.write(set_due("t3", None))
    await db.write(set_due("t2", 250))
    assert await next_timers(db, 9) == [("t4", 200), ("t2", 250), ("t1", 300)]


async def test_friends_keep_a_lobby_for_a_day(db: Database) -> None:
    for number, guild in ((1, FRIENDS), (2, 700)):
        await db.write(
            open_table(replace(table(f"t{number}", number=number), guild_id=guild, deadline_at=NOW + ASLEEP))
        )
    await away(db, 1_000)
    assert [deadline for deadline, _ in await times(db)] == [NOW + ASLEEP, NOW + LOBBY]


async def test_a_bot_that_has_never_run_says_so(db: Database) -> None:
    assert await served_until(db) is None
    await db.write(note_served(100))
    await db.write(note_served(200))
    assert await served_until(db) == 200


@pytest.mark.parametrize(
    ("left", "by", "stands_at"),
    [
        (200_000, 7_000, NOW + 200_000),
        (1_000, 101_000, NOW + 1_000),
        (TURN, 4_000, NOW + TURN),  # the turn began after the program's last heartbeat
        (200_000, -259_311_000, NOW + 200_000),  # the clock was set back
        (259_311_000, 0, NOW + TURN),  # it was set back before the program's last heartbeat
    ],
)
async def test_a_deadline_is_put_off_but_never_by_more_than_its_turn(
    db: Database, left: int, by: int, stands_at: int
) -> None:
    began = NOW - by + left
    await open_started(db, deadline=began)
    await away(db, by)
    assert await times(db) == [(stands_at, stands_at)]


async def test_the_whole_of_a_time_is_that_of_what_it_ends(db: Database) -> None:
    """The clock was set back by days.

    The tables are a lobby, a turn, a pause between deals, a match that waits for a move, a sleeping match
    and a paused one.
    """
    far = NOW + 30 * ASLEEP
    for number in range(1, 7):
        turn_ms = 0 if number == 4 else TURN
        await open_started(db, f"t{number}", number, deadline=far, turn_ms=turn_ms, idle_ms=IDLE)
    await db.write(set_status("t1", Status.LOBBY))
    result = "INSERT INTO results (table_id, deal, ending, result, at) VALUES ('t3', 1, 'gin', '{}', 1)"
    await db.write([(result, ())])
    await db.write([*set_presence("t5", 0, away=True, misses=0), *set_presence("t5", 1, away=True, misses=0)])
    await db.write(set_status("t6", Status.PAUSED, paused_for="channel"))
    await away(db, 0)
    wholes = (LOBBY, TURN, BETWEEN, 2 * IDLE, ASLEEP)
    assert await times(db) == [*((NOW + whole, NOW + whole) for whole in wholes), (NOW + PAUSED, NOW)]


async def test_a_question_in_a_match_by_the_clock_is_put_off_by_no_more_than_its_time(db: Database) -> None:
    await open_started(db, deadline=NOW + 30 * ASLEEP, turn_ms=0, clock_ms=60_000)
    await away(db, 0)
    assert await times(db) == [(NOW + ASKING, NOW)]


async def test_time_that_runs_for_the_match_goes_on_where_it_stood(db: Database) -> None:
    for number, table_id in enumerate(("t1", "t2"), 1):
        await open_started(db, table_id, number, deadline=None, clock_ms=300_000)
        await db.write(
            [
                *set_clock(table_id, 0, left_ms=300_000, running_since=2_000, in_turn=True, warned=True),
                *set_clock(table_id, 1, left_ms=200_000, running_since=None, in_turn=False, warned=False),
                *set_due(table_id, NOW + 5_000),
            ]
        )
    await db.write([*set_status("t2", Status.CLOSED, ended_at=3_000), *set_due("t2", None)])
    await away(db, 500)
    for table_id, by, look in (("t1", 500, NOW), ("t2", 0, None)):
        loaded = await load_table(db, table_id)
        assert loaded is not None
        found = [(seat.left_ms, seat.running_since, seat.in_turn, seat.warned) for seat in loaded.seats]
        assert found == [(300_000, 2_000 + by, True, True), (200_000, None, False, False)]
        assert loaded.due_at == look


async def test_time_for_the_match_never_begins_later_than_now(db: Database) -> None:
    """Regression: after the system clock was set back, the match clock stood still."""
    await open_started(db, deadline=None, clock_ms=300_000)
    for began, by in ((NOW + 3 * ASLEEP, 0), (NOW - 1_000, 4_000)):
        runs = set_clock("t1", 0, left_ms=300_000, running_since=began, in_turn=True, warned=False)
        await db.write([*runs, *set_due("t1", began + 300_000)])
        await away(db, by)
        loaded = await load_table(db, "t1")
        assert loaded is not None
        assert (loaded.seats[0].running_since, loaded.due_at) == (NOW, NOW)


@pytest.mark.parametrize(
    ("held", "by", "later"),
    [
        (None, 1_000, 1_000),
        (NOW - 2_000, 1_000, 1_000),  # the leave was over before the downtime
        (NOW - 400, 1_000, 400),  # it ended in it
        (NOW + 9_000, 1_000, 0),
        (NOW + 9_000, -1_000, 0),  # the clock was set back
        (NOW + 500, -1_000, -1_000),  # to a time before the end of the leave
    ],
)
async def test_a_leave_stops_the_time_during_a_downtime(
    db: Database, held: int | None, by: int, later: int
) -> None:
    left = (held or 0) + 5_000 if held is not None and held > NOW - min(by, 0) else NOW + 5_000
    await open_started(db, turn_ms=TURN, deadline=left)
    version = 2
    await db.write(fence("t1", version, deadline_at=left, due_at=left, held_until=held))
    await away(db, by)
    assert await times(db) == [(left + later, left + later)]
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert loaded.held_until == (held if held is not None and held > NOW - min(by, 0) else None)


async def test_a_seat_is_kept_for_as_long_as_before_and_never_longer_than_one_is(db: Database) -> None:
    kept = tuple(StoredKept(member_id=who, kept_until=at) for who, at in ((33, NOW - 1_000), (44, NOW)))
    await db.write(open_table(replace(table("t1", number=1), kept=kept)))
    for by, until in ((200_000, (199_000, 200_000)), (-150_000, (49_000, 50_000)), (ASLEEP, (KEPT, KEPT))):
        await away(db, by)
        found = await load_table(db, "t1")
        assert found is not None
        assert tuple(each.kept_until - NOW for each in found.kept) == until


async def test_a_look_at_a_move_of_the_computer_or_a_paused_table_does_not_wait(db: Database) -> None:
    seats = (person(0, 11), computer(1))
    await open_started(db, "t1", 1, deadline=None, seats=seats)
    await open_started(db, "t2", 2, deadline=NOW + 9_000)
    await db.write(
        [*set_due("t1", NOW + 10_000), *set_status("t2", Status.PAUSED), *set_due("t2", NOW + 60_000)]
    )
    await away(db, 3_000)
    assert await times(db) == [(None, NOW), (NOW + 12_000, NOW)]


async def test_only_an_absence_that_people_are_told_of_owes_messages(db: Database) -> None:
    for number, at in enumerate((NOW, None), 1):
        await open_started(db, f"t{number}", number, deadline=at)
        await db.write(note_shown(f"t{number}", 2, "board", {}))
    await away(db, 4_000)
    assert await pending_tables(db) == []
    await away(db, 40_000, told=True)
    assert await pending_tables(db) == ["t1"]
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert loaded.put_off_ms == 40_000
    await away(db, -9_000, told=True)  # the clock was set back: there was no downtime
    [told] = await db.read("SELECT version, put_off_ms FROM tables WHERE table_id = 't1'")
    assert told == (loaded.version + 1, 40_000)
    await db.write(set_status("t1", Status.PAUSED))
    await away(db, 50_000, told=True)  # copies of a paused table are refreshed, and its messages say nothing
    [told] = await db.read("SELECT version, put_off_ms FROM tables WHERE table_id = 't1'")
    assert told == (loaded.version + 2, 40_000)
    assert await pending_tables(db) == ["t1"]
    loaded = replace(loaded, version=loaded.version + 2)
    await db.write(fence("t1", loaded.version, deadline_at=NOW, due_at=NOW))
    assert await db.read("SELECT put_off_ms FROM tables") == [(0,), (0,)]
