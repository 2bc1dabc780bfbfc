"""`python -m tests.tools.mutants [--share 0.12] [--seed 1] [module …]`: mutation tests.

It samples mutants (changes.py) of the modules of `data/` and `bot/manager/`, and runs the tests of their
layer that execute the changed line, fast ones first. It prints the test that killed each mutant, and a
table.

Every run is forked from this process, which has imported what no mutant changes. A tool would restart for
each mutant (cosmic-ray), or ignore code outside of functions or below a decorator, such as much SQL
(mutmut).
"""

import argparse
import importlib
import json
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.tools.mutants.changes import Mutant, mutants

LAYERS = {"data": "tests/data", "bot/manager": "tests/bot/manager"}
IMPORTED = ("engine", "engine.ai", "hypothesis", "aiosqlite", "openskill.models", "pydantic")
QUIET = (
    *("-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=1"),
    # for modules that are already imported
    *("-m", "not kill", "-W", "ignore::pytest.PytestAssertRewriteWarning"),
)
FEWEST = 10
"""The least number of mutants per module, if it has as many."""
PATIENCE = 20
"""Time limit of a test in seconds, plus five times its time without a change."""
Ran = dict[str, dict[str, Any]]
"""Tests, fast ones first: the ``seconds`` of each, and by file the lines that it ``ran``."""


class Record:
    """Records which lines each test executes, including those of fixtures and threads."""

    def __init__(self, folder: str) -> None:
        self._folder = f"{Path.cwd()}/{folder}/"
        self.tests: Ran = {}
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Trace one test."""
        lines: set[tuple[str, int]] = set()

        def line(frame: FrameType, _event: str, _arg: object) -> Any:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            return line

        def call(frame: FrameType, _event: str, _arg: object) -> Any:
            return line if frame.f_code.co_filename.startswith(self._folder) else None

        began = time.monotonic()
        threading.settrace(call)
        sys.settrace(call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)  # type: ignore[arg-type, unused-ignore] # what ends it
            ran: dict[str, list[int]] = {}
            for file, number in lines:
                ran.setdefault(os.path.relpath(file), []).append(number)
            self.tests[item.nodeid] = {"seconds": time.monotonic() - began, "ran": ran}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the first failure."""
        if report.failed:
            self.failed = self.failed or report.nodeid


class Runner(Record):
    """Runs the given tests in order.

    A test that hangs ends the process.
    """

    def __init__(self, tests: Ran) -> None:
        super().__init__("")
        self.tests = tests
        signal.alarm(PATIENCE)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the given tests."""
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Limit the time of one test."""
        signal.alarm(PATIENCE + int(5 * self.tests[item.nodeid]["seconds"]))
        return (yield)


def forked(folder: str, task: Callable[[str], object]) -> int:
    """Run a task in a child process, which writes its result as JSON; return the child's id."""
    if child := os.fork():
        return child
    place = f"{folder}/{os.getpid()}"
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    Path(f"{place}.json").write_text(json.dumps(task(f"--basetemp={place}")))
    os._exit(0)


def answered(folder: str) -> tuple[int, Any]:
    """Wait for the next child to end; return its id and its result."""
    child, status = os.wait()
    answer = Path(f"{folder}/{child}.json")
    return child, json.loads(answer.read_text()) if answer.exists() else f"no end ({status})"


def record(layer: str, folder: str) -> Ran:
    """Run every test of a layer without changes."""

    def task(place: str) -> object:
        watch = Record(layer)
        code = pytest.main([*QUIET, place, LAYERS[layer]], plugins=[watch])
        return watch.failed or (watch.tests if code == 0 else str(code))

    forked(folder, task)
    _, tests = answered(folder)
    if isinstance(tests, str):
        sys.exit(f"fails without any change: {tests}")
    return dict(sorted(tests.items(), key=lambda told: float(told[1]["seconds"])))


def chosen(path: str, mutant: Mutant, tests: Ran) -> Ran:
    """Return the tests that run the changed statement, or else its file, or else all."""
    lines = set(mutant.lines)
    of_file = {test: told for test, told in tests.items() if path in told["ran"]}
    of_line = {test: told for test, told in of_file.items() if lines.intersection(told["ran"][path])}
    return tests if mutant.kept else of_line or of_file or tests


def try_mutant(path: str, mutant: Mutant, tests: Ran) -> Callable[[str], object]:
    """Return a task that runs tests with a changed module: the first failure, or ""."""

    def task(place: str) -> object:
        loaders: Any = SourceFileLoader
        as_ever = loaders.get_code

        def get_code(loader: SourceFileLoader, name: str) -> object:
            changed = loader.path == str(Path(path).resolve())
            return compile(mutant.source, path, "exec") if changed else as_ever(loader, name)

        loaders.get_code = get_code
        watch = Runner(tests)
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        code = pytest.main([*QUIET, "-x", place, *files], plugins=[watch])
        return watch.failed or ("" if code == 0 else f"no start ({code})")

    return task


def drawn(path: str, share: float, seed: int) -> list[Mutant]:
    """Return a sample of a module's mutants, determined by seed and text."""
    every = mutants(Path(path).read_text())
    count = min(len(every), max(FEWEST, round(share * len(every))))
    picked = random.Random(f"{seed} {path}").sample(range(len(every)), count)
    return [every[number] for number in sorted(picked)]


def run(layer: str, paths: list[str], share: float, seed: int, folder: str) -> dict[str, list[bool]]:
    """Try a layer's mutants, one per processor at a time; return whether each was killed."""
    tests = record(layer, folder)
    waiting = [(path, mutant) for path in paths for mutant in drawn(path, share, seed)]
    tried: dict[int, tuple[str, Mutant]] = {}
    killed: dict[str, list[bool]] = {path: [] for path, _ in waiting}
    while waiting or tried:
        while waiting and len(tried) < (os.cpu_count() or 1):
            path, mutant = waiting.pop(0)
            tried[forked(folder, try_mutant(path, mutant, chosen(path, mutant, tests)))] = path, mutant
        child, by = answered(folder)
        path, mutant = tried.pop(child)
        killed[path].append(bool(by))
        print(f"{path}:{mutant.lines.start}: {mutant.change}: {by or 'SURVIVED'}", flush=True)
    return killed


def main() -> None:
    """Parse the command line, run, and print."""
    words = argparse.ArgumentParser(prog="python -m tests.tools.mutants")
    words.add_argument(
        "--share", type=float, default=0.12, help="share of a module's mutants to try (1: all)"
    )
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("modules", nargs="*", help="such as data/ledger/ledger.py; both layers if left out")
    given = words.parse_args()
    for name in IMPORTED:
        importlib.import_module(name)
    killed: dict[str, list[bool]] = {}
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        for layer in LAYERS:
            known = [str(path) for path in sorted(Path(layer).glob("*.py"))]
            paths = [path for path in known if path in given.modules or not given.modules]
            if paths:
                killed |= run(layer, paths, given.share, given.seed, folder)
    if unknown := set(given.modules) - set(killed):
        sys.exit(f"no module of {' or '.join(LAYERS)}, or one without mutants: {' '.join(sorted(unknown))}")
    killed["all"] = [one for several in killed.values() for one in several]
    print(f"\n{'module':<30} {'mutants':>8} {'killed':>8} {'left':>6} {'share':>7}")
    for path, several in killed.items():
        share = sum(several) / len(several)
        print(f"{path:<30} {len(several):>8} {sum(several):>8} {several.count(False):>6} {share:>7.0%}")


if __name__ == "__main__":
    main()
