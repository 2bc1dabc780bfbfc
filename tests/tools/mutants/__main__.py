"""`python -m tests.tools.mutants [--share 0.12] [--seed 1] [module …]`: how many small faults the tests
notice.

Draws mutants (changes.py) of the modules of `data/` and `bot/manager/`, and runs the tests of their layer
that run the changed line, the quick ones first. Prints what each was killed by, and one table.

Every run is forked from this process, which has imported what no mutant changes. A tool would start anew for
each (cosmic-ray), or leave alone what is outside of functions or behind a decorator, so much SQL (mutmut).
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
    *("-m", "not kill", "-W", "ignore::pytest.PytestAssertRewriteWarning"),  # for what is imported already
)
FEWEST = 10
"""Mutants of a module, if it has so many."""
PATIENCE = 20
"""In seconds, for a test; and five times what it takes without any change."""
Ran = dict[str, dict[str, Any]]
"""Of each test, the quick ones first: the ``seconds`` it takes, and which lines of which files it ``ran``."""


class Record:
    """Writes down which lines each test runs, those of its fixtures and threads included."""

    def __init__(self, folder: str) -> None:
        self._folder = f"{Path.cwd()}/{folder}/"
        self.tests: Ran = {}
        self.failed = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Watch one test."""
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
        """Keep what fails."""
        if report.failed:
            self.failed = self.failed or report.nodeid


class Judge(Record):
    """Runs the tests that are named, in their order. One that waits for ever ends the process."""

    def __init__(self, tests: Ran) -> None:
        super().__init__("")
        self.tests = tests
        signal.alarm(PATIENCE)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the named ones."""
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Give one test its time."""
        signal.alarm(PATIENCE + int(5 * self.tests[item.nodeid]["seconds"]))
        return (yield)


def forked(folder: str, task: Callable[[str], object]) -> int:
    """Do something in a process of its own, and leave there as JSON what comes of it; returns its number."""
    if child := os.fork():
        return child
    place = f"{folder}/{os.getpid()}"
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    Path(f"{place}.json").write_text(json.dumps(task(f"--basetemp={place}")))
    os._exit(0)


def answered(folder: str) -> tuple[int, Any]:
    """Wait for whichever process ends first: its number, and what came of it."""
    child, status = os.wait()
    answer = Path(f"{folder}/{child}.json")
    return child, json.loads(answer.read_text()) if answer.exists() else f"no end ({status})"


def record(layer: str, folder: str) -> Ran:
    """Run every test of a layer as it is."""

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
    """The tests that run the changed statement; if nothing tells which, those that run its file, or all."""
    lines = set(mutant.lines)
    of_file = {test: told for test, told in tests.items() if path in told["ran"]}
    of_line = {test: told for test, told in of_file.items() if lines.intersection(told["ran"][path])}
    return tests if mutant.kept else of_line or of_file or tests


def judge(path: str, mutant: Mutant, tests: Ran) -> Callable[[str], object]:
    """Run tests with a changed module: the first that fails, or "" if none does."""

    def task(place: str) -> object:
        loaders: Any = SourceFileLoader
        as_ever = loaders.get_code

        def get_code(loader: SourceFileLoader, name: str) -> object:
            changed = loader.path == str(Path(path).resolve())
            return compile(mutant.source, path, "exec") if changed else as_ever(loader, name)

        loaders.get_code = get_code
        watch = Judge(tests)
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        code = pytest.main([*QUIET, "-x", place, *files], plugins=[watch])
        return watch.failed or ("" if code == 0 else f"no start ({code})")

    return task


def drawn(path: str, share: float, seed: int) -> list[Mutant]:
    """A share of a module's mutants, the same for the same seed and text."""
    every = mutants(Path(path).read_text())
    count = min(len(every), max(FEWEST, round(share * len(every))))
    picked = random.Random(f"{seed} {path}").sample(range(len(every)), count)
    return [every[number] for number in sorted(picked)]


def run(layer: str, paths: list[str], share: float, seed: int, folder: str) -> dict[str, list[bool]]:
    """Try the mutants of a layer, as many at once as there are processors: whether each was killed."""
    tests = record(layer, folder)
    waiting = [(path, mutant) for path in paths for mutant in drawn(path, share, seed)]
    tried: dict[int, tuple[str, Mutant]] = {}
    killed: dict[str, list[bool]] = {path: [] for path, _ in waiting}
    while waiting or tried:
        while waiting and len(tried) < (os.cpu_count() or 1):
            path, mutant = waiting.pop(0)
            tried[forked(folder, judge(path, mutant, chosen(path, mutant, tests)))] = path, mutant
        child, by = answered(folder)
        path, mutant = tried.pop(child)
        killed[path].append(bool(by))
        print(f"{path}:{mutant.lines.start}: {mutant.change}: {by or 'SURVIVED'}", flush=True)
    return killed


def main() -> None:
    """Read the command line, try, and print."""
    words = argparse.ArgumentParser(prog="python -m tests.tools.mutants")
    words.add_argument("--share", type=float, default=0.12, help="how many of a module's mutants (1: all)")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument(
        "modules", nargs="*", help="such as data/ledger/ledger.py; all of both layers, if none is named"
    )
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
        sys.exit(
            f"no module of {' or '.join(LAYERS)}, or nothing to change in it: {' '.join(sorted(unknown))}"
        )
    killed["all"] = [one for several in killed.values() for one in several]
    print(f"\n{'module':<30} {'mutants':>8} {'killed':>8} {'left':>6} {'share':>7}")
    for path, several in killed.items():
        share = sum(several) / len(several)
        print(f"{path:<30} {len(several):>8} {sum(several):>8} {several.count(False):>6} {share:>7.0%}")


if __name__ == "__main__":
    main()
