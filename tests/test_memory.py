"""Memory is freed after a module of tests, and a worker that holds too much fails the run."""

import ctypes
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from pathlib import Path
from threading import Barrier
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


def ended(limit: memory.Limit, **config: object) -> Any:
    """Return a session that has ended."""
    session = SimpleNamespace(config=SimpleNamespace(**config), exitstatus=pytest.ExitCode.OK)
    limit.pytest_sessionfinish(cast(pytest.Session, session))
    return session


@pytest.fixture
def limit(pytestconfig: pytest.Config) -> memory.Limit:
    return memory.Limit(pytestconfig)


def test_caches_with_a_bound_are_emptied() -> None:
    bounded(1)
    unbounded(1)
    memory.release()
    assert bounded.cache_info().currsize == 0
    assert unbounded.cache_info().currsize == 1


@pytest.mark.skipif(not memory.peak(), reason="the system does not report it")
def test_a_process_holds_something_and_never_more_than_its_peak() -> None:
    assert 20 * memory.MB < memory.current() <= memory.peak()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="heaps are those of glibc")
def test_threads_have_no_heaps_of_their_own(tmp_path: Path) -> None:
    libc = ctypes.CDLL(None)
    if not hasattr(libc, "malloc_info"):
        pytest.skip("the library is another")

    def heaps() -> int:
        libc.fopen.restype = ctypes.c_void_p
        file = ctypes.c_void_p(libc.fopen(bytes(tmp_path / "heaps"), b"w"))
        libc.malloc_info(0, file)
        libc.fclose(file)
        return (tmp_path / "heaps").read_text().count("<heap ")

    before, barrier = heaps(), Barrier(4)
    with ThreadPoolExecutor(4) as threads:
        assert len([*threads.map(lambda _: (bytearray(10_000), barrier.wait()), range(4))]) == 4
    assert heaps() == before


def test_what_is_held_is_given_back_once_it_is_much_more(
    limit: memory.Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    holds = [0]
    given = []
    monkeypatch.setattr(memory, "current", lambda: holds[0])
    monkeypatch.setattr(memory, "release", lambda: given.append(holds[0]))
    more = memory.MUCH + memory.STEP
    for holds[0] in (1, memory.MUCH, memory.MUCH + 1, more, more + 2):
        limit.pytest_runtest_logfinish("a test")
    assert given == [memory.MUCH + 1, more + 2]


def test_a_worker_tells_its_peak(limit: memory.Limit) -> None:
    session = ended(limit, workeroutput={})
    assert session.config.workeroutput == {memory.KEY: memory.peak(), memory.KEY_OF_TEST: ""}
    assert session.exitstatus == pytest.ExitCode.OK


def test_a_worker_names_the_last_test_that_raised_its_peak(
    limit: memory.Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "current", lambda: 0)
    for test, held in (("first", 300), ("second", 450), ("third", 455), ("fourth", 455)):
        monkeypatch.setattr(memory, "peak", lambda held=held: held * memory.MB)
        limit.pytest_runtest_logfinish(test)
    told = ended(limit, workeroutput={}).config.workeroutput
    assert told == {memory.KEY: 455 * memory.MB, memory.KEY_OF_TEST: "second"}


@pytest.mark.parametrize(
    ("held", "status"),
    [(memory.LIMIT, pytest.ExitCode.OK), (memory.LIMIT + 1, pytest.ExitCode.TESTS_FAILED)],
)
def test_a_worker_that_held_too_much_fails_the_run(
    limit: memory.Limit, held: int, status: pytest.ExitCode
) -> None:
    for worker, peak in (("gw0", held), ("gw1", 100 * memory.MB)):
        gateway = SimpleNamespace(id=worker)
        limit.pytest_testnodedown(SimpleNamespace(gateway=gateway, workeroutput={memory.KEY: peak}))
    assert ended(limit).exitstatus == status


def test_a_worker_that_died_tells_nothing(limit: memory.Limit) -> None:
    limit.pytest_testnodedown(SimpleNamespace(gateway=SimpleNamespace(id="gw0")))
    assert ended(limit).exitstatus == pytest.ExitCode.OK
