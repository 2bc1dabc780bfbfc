"""Test helpers: waiting, clocks, and recorded calls."""

import asyncio

import pytest

from bot.playground import ManualClock, Playground, Refusal, Visitor
from bot.playground.interactions import KEPT
from bot.playground.resources.world import EPHEMERALS_KEPT, World
from tests.playground.conftest import Room


async def test_waiting_in_vain_tells_what_was_seen(room: Room) -> None:
    room.bob.say("is anybody here?")
    with pytest.raises(AssertionError, match=r"MESSAGE_CREATE: is anybody here\?"):
        await room.alice.wait_for(lambda: False, within=0.01)


async def test_waiting_ends_with_the_event(room: Room) -> None:
    waiting = asyncio.create_task(room.alice.wait_message("now"))
    await asyncio.sleep(0)
    assert not waiting.done()
    said = room.bob.say("and now")
    assert await waiting == said


async def test_a_condition_that_fails_fails_who_waits_and_nobody_else(room: Room) -> None:
    answer = await room.alice.slash("hello")
    assert answer.message is not None
    waiting = asyncio.create_task(
        room.alice.wait_for(lambda: room.alice.message(answer.message or {})["edited_timestamp"])
    )
    await asyncio.sleep(0)
    room.alice.dismiss(answer.message)
    with pytest.raises(Refusal, match="gone"):
        await waiting


def test_a_clock_that_is_moved_calls_in_order_what_is_due() -> None:
    clock = ManualClock()
    begun, called = clock.now(), []
    clock.call_later(2, lambda: called.append(("b", clock.now() - begun)))
    clock.call_later(1, lambda: called.append(("a", clock.now() - begun)))
    clock.call_later(1.5, lambda: called.append(("never", 0.0))).cancel()
    clock.call_later(3, lambda: called.append(("c", clock.now() - begun)))
    clock.advance(2.5)
    assert [name for name, _ in called] == ["a", "b"]
    assert [round(when, 3) for _, when in called] == [1.0, 2.0]
    assert round(clock.now() - begun, 3) == 2.5


@pytest.mark.long
async def test_old_interactions_and_ephemerals_are_forgotten(playground: Playground) -> None:
    playground.commands.overwrite([{"name": "go", "description": "x"}], None)
    alice = Visitor(playground, "Alice")
    kept = playground.interactions
    first = alice.prepare_slash("go")
    for _ in range(KEPT):
        last = alice.prepare_slash("go")
    assert kept.find(first.id) is None
    assert kept.find(last.id) is last
    clock = playground.clock
    assert isinstance(clock, ManualClock)
    clock.advance(901)
    newest = alice.prepare_slash("go")
    assert kept.find(last.id) is None
    assert kept.find(newest.id) is newest


@pytest.mark.long
async def test_the_oldest_of_many_ephemerals_goes(room: Room) -> None:
    for _ in range(EPHEMERALS_KEPT + 1):
        last = await room.alice.slash("hello")
    shown = room.alice.ephemerals()
    assert len(shown) == EPHEMERALS_KEPT
    assert shown[-1] == last.message


def test_ids_grow_even_when_time_stands_still() -> None:
    world = Playground(ManualClock()).world
    ids = [int(world.new_id()) for _ in range(1000)]
    assert ids == sorted(set(ids))


def test_members_may_have_one_name_and_have_usernames_of_their_own() -> None:
    world = World(ManualClock())
    first = world.member("Alice")
    twins = [world.add_member("Alice") for _ in range(2)]
    assert [twin.user.global_name for twin in twins] == ["Alice", "Alice"]
    assert [twin.user.username for twin in (first, *twins)] == ["alice", "alice2", "alice3"]
    assert world.member("Alice") is first
    assert world.member("alice3") is twins[1]
