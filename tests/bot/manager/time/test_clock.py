"""Clocks: order and cancellation of timers, and those of the running event loop."""

import asyncio
import time
from contextvars import ContextVar
from functools import partial
from types import SimpleNamespace

import pytest

from bot.manager.time.clock import ManualClock, WallClock

DAY = 86_400_000
BY: ContextVar[str] = ContextVar("by", default="nobody")


def test_a_manual_clock_stands_until_it_is_moved() -> None:
    clock = ManualClock(1_000)
    assert (clock.now(), clock.now()) == (1_000, 1_000)
    clock.advance(5)
    assert clock.now() == 1_005


def test_alarms_ring_in_the_order_of_their_times() -> None:
    clock = ManualClock(0)
    rung: list[tuple[int, int]] = []

    def ring(when: int) -> None:
        rung.append((when, clock.now()))

    for when in (30, 10, 20, 10):
        clock.call_at(when, partial(ring, when))
    clock.advance(9)
    assert rung == []
    clock.advance(15)
    assert rung == [(10, 10), (10, 10), (20, 20)]
    clock.advance(100)
    assert rung[-1] == (30, 30)
    assert clock.now() == 124


def test_alarms_of_one_time_ring_in_the_order_in_which_they_were_set() -> None:
    clock = ManualClock(0)
    rung: list[str] = []
    for name in "abc":
        clock.call_at(5, partial(rung.append, name))
    clock.advance(5)
    assert rung == ["a", "b", "c"]


def test_an_alarm_set_by_an_alarm_rings_in_the_same_stretch() -> None:
    clock, rung = ManualClock(0), []

    def ring() -> None:
        rung.append(clock.now())
        if len(rung) < 5:
            clock.call_at(clock.now() + 10, ring)

    clock.call_at(10, ring)
    clock.advance(35)
    assert rung == [10, 20, 30]


def test_a_time_that_has_passed_rings_at_the_next_move_without_turning_time_back() -> None:
    clock, rung = ManualClock(100), []
    clock.call_at(50, lambda: rung.append(clock.now()))
    assert rung == []
    clock.advance(0)
    assert rung == [100]


def test_a_cancelled_alarm_does_not_ring() -> None:
    clock, rung = ManualClock(0), []
    alarm = clock.call_at(5, lambda: rung.append(1))
    alarm.cancel()
    alarm.cancel()
    clock.advance(10)
    assert rung == []


async def test_the_wall_clock_calls_on_the_loop_and_not_inside() -> None:
    clock = WallClock()
    assert abs(clock.now() - time.time() * 1000) < 60_000
    rung = asyncio.Event()
    clock.call_at(clock.now() - 1_000, rung.set)
    assert not rung.is_set()
    await rung.wait()


async def test_alarms_of_the_wall_clock_can_be_cancelled() -> None:
    clock, rung = WallClock(), []
    last = asyncio.Event()
    clock.call_at(0, lambda: rung.append("cancelled")).cancel()
    clock.call_at(0, last.set)
    await last.wait()
    assert rung == []


async def test_an_alarm_of_the_wall_clock_is_so_far_off_as_its_time() -> None:
    loop, clock = asyncio.get_running_loop(), WallClock()
    alarm = clock.call_at(clock.now() + 1_000_000_000, lambda: None)
    assert isinstance(alarm, asyncio.TimerHandle)
    assert abs(alarm.when() - loop.time() - 1_000_000) < 60
    alarm.cancel()


async def test_who_sets_the_clock_of_the_machine_sets_no_time_of_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Regression: a two-minute turn lasted three days, or was over at once."""
    ticks, wall = 500_000, 1_700_000_000_000
    machine = SimpleNamespace(monotonic_ns=lambda: ticks * 1_000_000, time_ns=lambda: wall * 1_000_000)
    monkeypatch.setattr("bot.manager.time.clock.time", machine)
    clock = WallClock()
    for by in (3 * DAY, -3 * DAY):
        ticks, wall = ticks + 1_000, wall + 1_000 + by
        assert clock.now() == 1_700_000_000_000 + ticks - 500_000
        assert clock.set_by() == wall - clock.now()
    assert (clock.set_by(), WallClock().now()) == (0, wall)


async def test_what_is_due_later_is_done_in_nobodys_name() -> None:
    """Regression: work deferred while a page was sent ran under that page's expired lease."""
    rung, done = list[str](), asyncio.Event()
    manual, wall = ManualClock(0), WallClock()
    BY.set("a lease")
    for clock in (manual, wall):
        clock.call_at(clock.now() + 1, lambda: rung.append(BY.get()))
    manual.advance(1)
    wall.call_at(wall.now() + 2, done.set)
    await done.wait()
    assert rung == ["nobody", "nobody"]
