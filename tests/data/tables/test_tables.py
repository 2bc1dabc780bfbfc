"""Tables, seats, deals, actions and results round-trip, and nothing is stored twice."""

import asyncio
import dataclasses

import pytest

from data.db.database import Database, Statement
from data.db.errors import BadRecord, Conflict
from data.tables.codec import dump_action, dump_result, load_outcome
from data.tables.row_types import SeatKind, Status, StoredResignation
from data.tables.stakes import Stakes
from data.tables.table_chain import Links
from data.tables.table_queries import in_channel, last_finished, load_table, next_number, seated
from data.tables.tables import (
    action,
    drop_seat,
    fence,
    finish_deal,
    finish_match,
    new_deal,
    open_table,
    resign,
    set_hand_message,
    set_host,
    set_mention,
    set_presence,
    set_seat,
    set_status,
    set_table_message,
    start,
)
from engine.actions import Discard, DrawStock
from engine.cards import Card
from engine.deal import Result
from engine.games.gin.terms import Ending, GinResult
from engine.match import Outcome
from tests.data.conftest import ANN, BOB, CEM, CHANNEL, GUILD, computer, person, table

DECK = tuple(range(51, -1, -1))
SEED = bytes(range(32))


async def opened(db: Database, table_id: str = "t1", number: int = 1) -> None:
    record, links = table(table_id, number=number), Links()
    await db.write(
        [
            *open_table(record),
            *start(record, first_dealer=1, at=2_000, stakes=Stakes(), links=links),
            *new_deal(table_id, 0, dealer=1, deck=DECK, seed=SEED, at=2_001, links=links),
        ]
    )


def drew(
    ply: int, *, table_id: str = "t1", interaction_id: int | None = None, deal: int = 0
) -> list[Statement]:
    return action(
        table_id,
        deal,
        ply,
        0,
        DrawStock(),
        who=ANN,
        why="player",
        at=3_000,
        interaction_id=interaction_id,
        links=Links(),
    )


async def test_a_table_comes_back_as_it_was_opened(db: Database) -> None:
    lobby = dataclasses.replace(table(seats=(person(0, ANN, "Ann ♠"), computer(1))), preset="classic")
    await db.write(open_table(lobby))
    assert await load_table(db, "t1") == lobby
    assert await load_table(db, "t2") is None


async def test_a_table_in_play_comes_back_with_all_it_is_replayed_from(db: Database) -> None:
    await opened(db)
    asked = Discard(Card(9))
    await db.write([*drew(0, interaction_id=77), *fence("t1", 1, deadline_at=9_000, due_at=None)])
    await db.write(action("t1", 0, 1, 0, asked, who=None, why="timeout", at=3_001, links=Links()))
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert (loaded.status, loaded.started_at, loaded.first_dealer) == (Status.PLAYING, 2_000, 1)
    assert loaded.deadline_at == 9_000
    [deal] = loaded.deals
    assert (deal.dealer, deal.deck, deal.seed, deal.result) == (1, DECK, SEED, None)
    first, second = deal.actions
    assert (first.ply, first.who, first.why, first.interaction_id) == (0, ANN, "player", 77)
    assert (second.ply, second.action, second.who, second.why) == (1, dump_action(asked), None, "timeout")


async def test_every_change_of_a_table_is_stored(db: Database) -> None:
    await opened(db)
    await db.write(
        [
            *set_host("t1", BOB),
            *set_status("t1", Status.PAUSED),
            *set_table_message("t1", channel_id=801, message_id=901),
            *set_mention("t1", channel_id=802, message_id=902, member_id=BOB),
            *set_hand_message("t1", 1, dm_channel_id=803, hand_message_id=903),
            *set_presence("t1", 1, away=True, misses=3),
            *resign("t1", 0, deal=0, ply=0, why="resigned", at=4_000, links=Links()),
        ]
    )
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert (loaded.host_id, loaded.status, loaded.channel_id, loaded.message_id) == (BOB, "paused", 801, 901)
    assert (loaded.mention_channel_id, loaded.mention_message_id, loaded.mention_member_id) == (802, 902, BOB)
    ann, bob = loaded.seats
    assert (bob.dm_channel_id, bob.hand_message_id, bob.away, bob.misses) == (803, 903, True, 3)
    assert ann.resigned_at == 4_000
    assert loaded.resignations == (StoredResignation(seat=0, deal=0, ply=0, why="resigned", at=4_000),)


async def test_seats_are_taken_changed_and_left(db: Database) -> None:
    await db.write(open_table(table(seats=(person(0, ANN),))))
    await db.write(set_seat("t1", person(1, BOB)))
    await db.write([*drop_seat("t1", 0), *drop_seat("t1", 1), *set_seat("t1", person(0, BOB, "Bob"))])
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert loaded.seats == (person(0, BOB, "Bob"),)
    with pytest.raises(Conflict):
        await db.write(set_seat("t1", person(0, CEM, "Cem")))
    assert await seated(db, BOB) == ["t1"]
    assert await seated(db, ANN) == []


async def test_a_member_sits_at_a_table_once(db: Database) -> None:
    await db.write(open_table(table(seats=(person(0, ANN),))))
    with pytest.raises(Conflict):
        await db.write(set_seat("t1", person(1, ANN)))


async def test_two_computers_may_sit_at_a_table(db: Database) -> None:
    await db.write(open_table(table(seats=(computer(0), computer(1)))))
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert [seat.kind for seat in loaded.seats] == [SeatKind.COMPUTER] * 2


async def test_a_second_action_at_a_ply_is_a_conflict_and_nothing_half_done(db: Database) -> None:
    await opened(db)
    await db.write([*drew(0), *fence("t1", 1, deadline_at=5_000, due_at=None)])
    with pytest.raises(Conflict):
        await db.write([*fence("t1", 2, deadline_at=6_000, due_at=None), *drew(0)])
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert len(loaded.deals[0].actions) == 1
    assert loaded.deadline_at == 5_000


async def test_a_second_action_of_an_interaction_is_a_conflict(db: Database) -> None:
    await opened(db)
    await opened(db, "t2", 2)
    await db.write(drew(0, interaction_id=77))
    with pytest.raises(Conflict):
        await db.write([*fence("t1", 2, deadline_at=6_000, due_at=None), *drew(1, interaction_id=77)])
    await db.write(drew(0, table_id="t2", interaction_id=77))  # unique per table
    await db.write(drew(1))
    await db.write(drew(2))  # without an interaction id nothing is a repetition
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert [stored.ply for stored in loaded.deals[0].actions] == [0, 1, 2]
    assert loaded.deadline_at is None


async def test_an_action_needs_its_deal(db: Database) -> None:
    await opened(db)
    with pytest.raises(Conflict):
        await db.write(drew(0, deal=1))


async def test_a_second_deck_for_a_deal_is_a_conflict(db: Database) -> None:
    await opened(db)
    with pytest.raises(Conflict):
        await db.write(new_deal("t1", 0, dealer=0, deck=reversed(DECK), seed=SEED, at=1, links=Links()))
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert loaded.deals[0].deck == DECK


async def test_a_seat_resigns_once(db: Database) -> None:
    await opened(db)
    await db.write(resign("t1", 0, deal=0, ply=0, why="resigned", at=1, links=Links()))
    with pytest.raises(Conflict):
        await db.write(resign("t1", 0, deal=0, ply=1, why="timeout", at=2, links=Links()))


async def test_numbers_grow_by_server_and_are_given_once(db: Database) -> None:
    assert await next_number(db, GUILD) == 1
    await db.write(open_table(table("t1", number=1)))
    await db.write([*open_table(table("t2", number=2)), *set_status("t1", Status.CLOSED, ended_at=9)])
    assert await next_number(db, GUILD) == 3
    assert await next_number(db, GUILD + 1) == 1
    with pytest.raises(Conflict):
        await db.write(open_table(table("t3", number=2)))


async def test_live_tables_are_those_of_lobby_play_and_pause(db: Database) -> None:
    for number, status in enumerate(Status, 1):
        await opened(db, f"t{number}", number)
        await db.write(set_status(f"t{number}", status))
    await db.write(open_table(dataclasses.replace(table("t9", number=9, seats=()), channel_id=CHANNEL + 1)))
    assert await in_channel(db, CHANNEL) == ["t1", "t2", "t3"]
    assert await seated(db, ANN) == ["t1", "t2", "t3"]


async def test_a_writer_that_does_not_know_the_newest_is_refused(db: Database) -> None:
    await opened(db)
    await db.write([*fence("t1", 1, deadline_at=5_000, due_at=4_000), *drew(0)])
    for known in (0, 1, 3):
        with pytest.raises(Conflict):
            await db.write([*fence("t1", known, deadline_at=9, due_at=9), *drew(1)])
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert (loaded.version, loaded.deadline_at, loaded.due_at) == (2, 5_000, 4_000)
    assert len(loaded.deals[0].actions) == 1


async def test_moves_of_many_tables_at_once_are_stored_as_one_by_one(db: Database) -> None:
    ids = ["t4", "t1", "t3", "t2"]
    for number, table_id in enumerate(ids, 1):
        await opened(db, table_id, number)

    async def move(at: int, table_id: str, version: int, ply: int) -> None:
        ends = None if at == 1 else 5_000 + at
        own = fence(table_id, version, deadline_at=ends, due_at=at, head=f"h{at}", acting=None, seal='"{\\')
        await db.write([*own, *drew(ply, table_id=table_id, interaction_id=at + 10 * ply or None)])

    await asyncio.gather(*(move(at, table_id, 1, 0) for at, table_id in enumerate(ids)))
    knows = (2, 1, 2, 2)  # the second does not know the newest
    outcomes = await asyncio.gather(
        *(move(at, table_id, knows[at], 1) for at, table_id in enumerate(ids)), return_exceptions=True
    )
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, True, False, False]
    for at, table_id in enumerate(ids):
        loaded = await load_table(db, table_id)
        assert loaded is not None
        assert (loaded.version, len(loaded.deals[0].actions)) == ((2, 1) if at == 1 else (3, 2))
        assert (loaded.deadline_at, loaded.due_at) == (None if at == 1 else 5_000 + at, at)
        assert loaded.head == f"h{at}"
        first = loaded.deals[0].actions[0]
        assert (first.action, first.who, first.interaction_id) == (dump_action(DrawStock()), ANN, at or None)
    assert await db.read("SELECT DISTINCT seal, held_until, acting FROM tables") == [('"{\\', None, None)]


async def test_the_table_that_ended_last_is_found(db: Database) -> None:
    for number, ended_at in [(1, 50), (2, 70), (3, 60)]:
        await opened(db, f"t{number}", number)
        await db.write(set_status(f"t{number}", Status.CLOSED, ended_at=ended_at))
    await db.write(open_table(table("lobby", number=4)))
    await db.write(set_status("lobby", Status.CLOSED, ended_at=90))  # nothing was played there
    await opened(db, "live", 5)
    assert await last_finished(db, CHANNEL, BOB) == "t2"
    assert await last_finished(db, CHANNEL, CEM) is None
    assert await last_finished(db, CHANNEL + 1, BOB) is None


RESULT = GinResult(ending=Ending.GIN, winner=0, points=(30, 0), chips=(0, 0), knocker=0, bonus=25)


def finished(result: Result = RESULT) -> list[Statement]:
    return finish_deal(
        "t1", 0, result, guild_id=GUILD, game="gin", members=(ANN, BOB), at=5_000, links=Links()
    )


async def test_a_result_is_stored_once_and_counted_once(db: Database) -> None:
    await opened(db)
    await db.write(finished())
    with pytest.raises(Conflict):
        await db.write(finished())
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert loaded.deals[0].result == dump_result(RESULT)
    assert await db.read("SELECT member_id, deals, deals_won FROM scores ORDER BY member_id") == [
        (ANN, 1, 1),
        (BOB, 1, 0),
    ]


async def test_the_end_of_a_match_ends_its_table(db: Database) -> None:
    await opened(db)
    outcome = Outcome("target", (0,), (55, 12))
    ending = finish_match(
        "t1", outcome, guild_id=GUILD, game="gin", members=(ANN, BOB), at=6_000, links=Links()
    )
    await db.write([*fence("t1", 1, deadline_at=7_000, due_at=7_000), *ending])
    with pytest.raises(Conflict):
        await db.write(ending)
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert (loaded.status, loaded.ended_at, loaded.deadline_at) == (Status.OVER, 6_000, None)
    assert loaded.outcome is not None
    assert load_outcome(loaded.outcome) == outcome
    assert await in_channel(db, CHANNEL) == []


async def test_a_rematch_names_the_table_it_continues(db: Database) -> None:
    await opened(db)
    again = dataclasses.replace(table("t2", number=2), rematch_of="t1")
    await db.write(open_table(again))
    assert await load_table(db, "t2") == again
    with pytest.raises(Conflict):
        await db.write(open_table(dataclasses.replace(table("t3", number=3), rematch_of="nowhere")))


async def test_a_bad_deck_spoils_its_own_table_only(db: Database) -> None:
    await opened(db)
    await opened(db, "t2", 2)
    await db.write([("UPDATE deals SET deck = '1 2 x', seed = 'zz' WHERE table_id = 't1'", ())])
    bad, good = await load_table(db, "t1"), await load_table(db, "t2")
    assert bad is not None
    assert good is not None
    with pytest.raises(BadRecord, match="stored deck cannot be read: table t1 deal 0"):
        _ = bad.deals[0].deck
    with pytest.raises(BadRecord, match="stored seed cannot be read: table t1 deal 0"):
        _ = bad.deals[0].seed
    assert good.deals[0].deck == DECK


async def test_printing_a_table_shows_no_card(db: Database) -> None:
    await opened(db)
    await db.write(action("t1", 0, 0, 0, Discard(Card(9)), who=ANN, why="player", at=1, links=Links()))
    loaded = await load_table(db, "t1")
    assert " ".join(map(str, DECK)) not in repr(loaded)
    assert SEED.hex() not in repr(loaded)
    assert "Discard" not in repr(loaded)
    assert "Discard" not in repr(loaded and loaded.deals[0].actions)


async def test_a_table_of_which_no_more_is_said_has_no_clock_and_asks_nothing(db: Database) -> None:
    await db.write(open_table(table()))
    loaded = await load_table(db, "t1")
    assert loaded is not None
    assert (loaded.clock_ms, loaded.increment_ms, loaded.asking_ms) == (0, 0, 10_000)
    assert (loaded.first_dealer, loaded.reliability, loaded.open_hands) == (0, 0, False)
    assert not any(seat.away or seat.misses or seat.in_turn or seat.warned for seat in loaded.seats)
    assert Stakes() == Stakes(chip_value=0, pot=0, point=0, minimum=0, booked=False)
