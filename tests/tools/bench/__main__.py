"""`python -m tests.tools.bench [--long] [name …]`: run all or the named benchmarks.

The results are printed as one table. A benchmark is a module `bench_<name>.py` with `run() ->
list[tuple[str, float, str]]`: name, value, unit. All of them together take less than ten minutes. With
``--long``, ``run_long()`` replaces ``run()`` where there is one: larger databases, more matches, narrower
intervals; some of these take an hour.
"""

import argparse
import importlib
import pkgutil
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

Row = tuple[str, float, str]


def main(arguments: Sequence[str]) -> int:
    """Run and print; return the exit code, 1 if a benchmark is unknown or fails."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bench", description="Measure.")
    parser.add_argument(
        "--long", action="store_true", help="larger databases, more matches, narrower intervals"
    )
    parser.add_argument("names", nargs="*", metavar="name", help="benchmarks to run; all if left out")
    asked = parser.parse_args(arguments)
    names, wanted = benchmarks(), {f"bench_{name}" for name in asked.names}
    if unknown := wanted - set(names):
        known = " ".join(name.removeprefix("bench_") for name in names)
        print(f"no such benchmark: {' '.join(sorted(unknown))} (available: {known})", file=sys.stderr)
        return 1
    rows: list[tuple[str, str, str]] = []
    failed = False
    for name in names:
        if wanted and name not in wanted:
            continue
        began = time.monotonic()
        print(f"{name} …", end=" ", file=sys.stderr, flush=True)
        try:
            measured = measure(name, long=asked.long)
        except Exception:
            traceback.print_exc()
            failed = True
            continue
        print(f"{time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
        rows += ((what, amount(value), unit) for what, value, unit in measured)
    print(table(rows))
    return int(failed)


def measure(name: str, *, long: bool) -> list[Row]:
    """Run a benchmark, in its long form if ``long`` is set and there is one."""
    bench = importlib.import_module(f"tests.tools.bench.{name}")
    rows: list[Row] = getattr(bench, "run_long", bench.run)() if long else bench.run()
    return rows


def benchmarks() -> list[str]:
    """Return the names of the benchmark modules, sorted."""
    found = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return sorted(name for name in found if name.startswith("bench_"))


def amount(value: float) -> str:
    """Return small numbers with three significant digits, large ones rounded and grouped."""
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(rows: Sequence[tuple[str, str, str]]) -> str:
    """Return a table with names on the left, values aligned to the right, then units."""
    name_width = max((len(name) for name, _, _ in rows), default=0)
    value_width = max((len(value) for _, value, _ in rows), default=0)
    return "\n".join(
        f"{name:<{name_width}}  {value:>{value_width}} {unit}".rstrip() for name, value, unit in rows
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
