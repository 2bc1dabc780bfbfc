"""The arithmetic of the match clock: examples, test vectors, and conservation of time."""

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.manager.time.match_clock import CLOCKS, INCREMENTS, MatchClock, SeatTime, Terms
from tests.bot.manager.clock_vectors import answer
from tests.engine.vector_files import vectors

VECTORS = [
    pytest.param(vector, id=f"{stem}-{vector['id']}")
    for stem, vector in vectors("rummy500")
    if vector["kind"] == "clock"
]
T = 1_700_000_000_000
FIVE = 300_000


def two(bank: int = FIVE, increment: int = 0) -> MatchClock:
    """Return the clock of two seats at the start of a match."""
    return MatchClock(Terms(bank, increment)).begun(2)


def test_there_are_vectors() -> None:
    assert VECTORS


@pytest.mark.parametrize("vector", VECTORS)
def test_vector(vector: dict[str, Any]) -> None:
    said = answer(vector)
    assert vector["expect"]
    assert {field: said[field] for field in vector["expect"]} == vector["expect"]


def test_only_the_time_of_the_seat_in_turn_runs() -> None:
    clock = two().turn([0], T)
    assert (clock.left(0, T + 30_000), clock.left(1, T + 30_000)) == (270_000, FIVE)
    clock = clock.turn([1], T + 30_000)
    assert [clock.left(seat, T + 70_000) for seat in (0, 1)] == [270_000, 260_000]


def test_the_time_runs_on_through_the_moves_of_a_turn() -> None:
    clock = two(increment=5_000).turn([0], T)
    assert clock.turn([0], T + 10_000) is clock
    assert clock.turn([1], T + 20_000).left(0, T + 20_000) == FIVE - 20_000 + 5_000


def test_an_interrupted_turn_gains_the_increment_once() -> None:
    clock = two(increment=5_000).turn([0], T).stop(T + 1_000)
    assert clock.flag_at is None
    assert clock.left(0, T + 60_000) == FIVE - 1_000
    clock = clock.turn([0], T + 60_000).stop(T + 61_000).turn([1], T + 90_000)
    assert clock.left(0, T + 90_000) == FIVE - 2_000 + 5_000


def test_between_deals_nothing_runs_and_the_last_turn_has_its_increment() -> None:
    clock = two(increment=5_000).turn([1], T).turn([], T + 4_000)
    assert (clock.flag_at, clock.due_at) == (None, None)
    assert [clock.left(seat, T + 99_000) for seat in (0, 1)] == [FIVE, FIVE + 1_000]


def test_what_the_computer_plays_costs_nothing_and_gains_nothing() -> None:
    """Otherwise leaving and returning would add an increment to the time each time."""
    clock = two(increment=60_000).turn([0], T)
    away = clock.turn([0], T + 10_000, automatic=[0])
    assert (away.flag(0), away.left(0, T + 50_000)) == (None, FIVE - 10_000)
    assert away.turn([1], T + 50_000, automatic=[0]).left(0, T + 50_000) == FIVE - 10_000
    back = away.turn([0], T + 50_000)
    assert back.flag(0) == T + 50_000 + FIVE - 10_000


def test_the_flag() -> None:
    clock = two().turn([0], T)
    assert clock.flag_at == T + FIVE
    assert clock.fallen(T + FIVE - 1) == ()
    assert clock.fallen(T + FIVE) == (0,)
    assert clock.left(0, T + FIVE + 5) == 0
    over = clock.turn([], T + FIVE + 5)
    assert (over.lost(0), over.lost(1), over.fallen(T + FIVE + 5)) == (True, False, ())


def test_an_increment_brings_nobody_back_whose_time_is_used_up() -> None:
    clock = two(increment=5_000).turn([0], T).turn([1], T + FIVE)
    assert clock.lost(0)


def test_several_seats_in_turn_run_side_by_side() -> None:
    seats = (SeatTime(60_000), SeatTime(40_000), SeatTime(50_000))
    clock = MatchClock(Terms(FIVE), seats).turn([0, 1, 2], T)
    clock = clock.turn([0, 1], T + 10_000)
    assert clock.flag_at == T + 40_000
    assert clock.fallen(T + 60_000) == (1, 0)
    assert clock.left(2, T + 60_000) == 40_000


def test_time_that_lies_ahead_has_used_nothing() -> None:
    """After a restart, time that ran since the last heartbeat is given back."""
    clock = MatchClock(Terms(FIVE), (SeatTime(FIVE, since=T + 3_000, in_turn=True),))
    assert clock.left(0, T) == FIVE
    assert clock.stop(T).left(0, T) == FIVE


@pytest.mark.parametrize(
    ("bank", "warned"),
    [("5m", 30_000), ("10m", 60_000), ("30m", 180_000), ("1h", 360_000), ("1d", 3_600_000)],
)
def test_when_a_player_is_warned(bank: str, warned: int) -> None:
    clock = two(CLOCKS[bank]).turn([0], T)
    assert clock.due_at == T + CLOCKS[bank] - warned
    assert clock.short(clock.due_at - 1) == ()
    assert clock.short(clock.due_at) == (0,)


def test_a_player_is_warned_once() -> None:
    clock = two(increment=60_000).turn([0], T)
    at = T + FIVE - 30_000
    assert (clock.warned_of(0), clock.warn([0]).warned_of(0)) == (None, T + FIVE)
    clock = clock.warn([0])
    assert (clock.short(at), clock.due_at) == ((), T + FIVE)
    clock = clock.turn([1], at).turn([0], at)
    assert clock.left(0, at) == 90_000  # time was added; it runs short a second time
    assert clock.short(at + 80_000) == ()


def test_without_a_clock_there_is_nothing() -> None:
    clock = MatchClock().begun(4)
    assert clock.turn([2], T) is clock
    assert clock.stop(T) is clock
    assert (clock.seats, clock.flag_at, clock.due_at, clock.fallen(T), clock.short(T)) == (
        (),
        None,
        None,
        (),
        (),
    )
    assert (clock.flag(2), clock.warned_of(2), clock.lost(2)) == (None, None, False)


def test_what_can_be_chosen() -> None:
    assert list(CLOCKS) == ["off", "5m", "10m", "15m", "30m", "1h", "1d", "3d", "7d"]
    for chosen in (CLOCKS, INCREMENTS):
        assert list(chosen.values()) == sorted(chosen.values())
        assert chosen["off"] == 0


class Step(NamedTuple):
    """An event after some ms, with the seats in turn and those played automatically."""

    passed: int
    what: str
    seats: frozenset[int]
    automatic: frozenset[int]


STEPS = st.builds(
    Step,
    st.integers(0, 40_000),
    st.sampled_from(["turn", "stop", "warn"]),
    st.frozensets(st.integers(0, 2)),
    st.frozensets(st.integers(0, 2), max_size=1),
)


@pytest.mark.long
@given(st.lists(STEPS), st.sampled_from([0, 5_000]))
def test_time_is_neither_lost_nor_made(steps: list[Step], gain: int) -> None:
    """Compared with a simple clock that counts every interval separately."""
    clock, now = MatchClock(Terms(FIVE, gain)).begun(3), T
    left, running, in_turn = [FIVE] * 3, set[int](), set[int]()
    for step in steps:
        now += step.passed
        for seat in running:
            left[seat] = max(0, left[seat] - step.passed)
        if step.what == "turn":
            clock = clock.turn(step.seats, now, automatic=step.automatic)
            for seat in in_turn - step.seats - step.automatic:
                left[seat] += gain if left[seat] else 0
            running = set(step.seats - step.automatic)
            in_turn = running.copy()
        elif step.what == "stop":
            clock, running = clock.stop(now), set()
        else:
            clock = clock.warn(step.seats)
        assert [clock.left(seat, now) for seat in range(3)] == left
        assert {seat for seat in range(3) if clock.flag(seat) is not None} == running
        assert set(clock.fallen(now)) == {seat for seat in running if not left[seat]}
        assert all(clock.flag(seat) == now + left[seat] for seat in running if left[seat])


@pytest.mark.parametrize("name", sorted((CLOCKS | INCREMENTS).keys() - {"off"}))
def test_times_are_what_they_are_called(name: str) -> None:
    unit = {"s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000}[name[-1]]
    for times in (CLOCKS, INCREMENTS):
        assert times.get(name, int(name[:-1]) * unit) == int(name[:-1]) * unit
        assert times["off"] == 0
