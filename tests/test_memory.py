"""Memory is freed after a module of tests, and a worker that holds too much fails the run."""

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests import memory


@lru_cache(maxsize=10)
def bounded(number: int) -> int:
    return number


@cache
def unbounded(number: int) -> int:
    return number


def ended(peaks: memory.Peaks, **config: object) -> Any:
    """Return a session that has ended."""
    session = SimpleNamespace(config=SimpleNamespace(**config), exitstatus=pytest.ExitCode.OK)
    peaks.pytest_sessionfinish(cast(pytest.Session, session))
    return session


def test_caches_with_a_bound_are_emptied() -> None:
    bounded(1)
    unbounded(1)
    memory.give_back()
    assert bounded.cache_info().currsize == 0
    assert unbounded.cache_info().currsize == 1


@pytest.mark.skipif(not memory.peak(), reason="the system does not report it")
def test_a_process_holds_something_and_never_more_than_its_peak() -> None:
    assert 20 * memory.MB < memory.held() <= memory.peak()


def test_a_worker_tells_its_peak() -> None:
    session = ended(memory.Peaks(), workeroutput={})
    assert session.config.workeroutput == {memory.KEY: memory.peak()}
    assert session.exitstatus == pytest.ExitCode.OK


@pytest.mark.parametrize(
    ("held", "status"),
    [(memory.LIMIT, pytest.ExitCode.OK), (memory.LIMIT + 1, pytest.ExitCode.TESTS_FAILED)],
)
def test_a_worker_that_held_too_much_fails_the_run(held: int, status: pytest.ExitCode) -> None:
    peaks = memory.Peaks()
    for worker, peak in (("gw0", held), ("gw1", 100 * memory.MB)):
        gateway = SimpleNamespace(id=worker)
        peaks.pytest_testnodedown(SimpleNamespace(gateway=gateway, workeroutput={memory.KEY: peak}))
    assert ended(peaks).exitstatus == status


def test_a_worker_that_died_tells_nothing() -> None:
    peaks = memory.Peaks()
    peaks.pytest_testnodedown(SimpleNamespace(gateway=SimpleNamespace(id="gw0")))
    assert ended(peaks).exitstatus == pytest.ExitCode.OK
