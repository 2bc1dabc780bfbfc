"""`python -m tests.tools.bench [name …]`: every benchmark of this folder, or those named, in one table.

A benchmark is a module `bench_<name>.py` with `run() -> list[tuple[str, float, str]]`:
what, how much, of what unit. Where it has ``run_long()`` too, that is run in its place when it is named.
"""

import importlib
import pkgutil
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

Row = tuple[str, float, str]


def main(wanted: Sequence[str]) -> int:
    """Run and print; returns the exit code, 1 if a benchmark is unknown or fails."""
    names = benchmarks()
    unknown = {f"bench_{name}" for name in wanted} - set(names)
    if unknown:
        known = " ".join(name.removeprefix("bench_") for name in names)
        print(f"no such benchmark: {' '.join(sorted(unknown))} (there are: {known})", file=sys.stderr)
        return 1
    rows: list[tuple[str, str, str]] = []
    failed = False
    for name in names:
        if wanted and name.removeprefix("bench_") not in wanted:
            continue
        print(f"{name} …", file=sys.stderr, flush=True)
        try:
            bench = importlib.import_module(f"tests.tools.bench.{name}")
            measured: list[Row] = getattr(bench, "run_long", bench.run)() if wanted else bench.run()
        except Exception:
            traceback.print_exc()
            failed = True
            continue
        rows += ((what, amount(value), unit) for what, value, unit in measured)
    print(table(rows))
    return int(failed)


def benchmarks() -> list[str]:
    """The names of the modules, sorted."""
    found = (module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)]))
    return sorted(name for name in found if name.startswith("bench_"))


def amount(value: float) -> str:
    """Three significant digits for small numbers, whole and grouped for large ones."""
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(rows: Sequence[tuple[str, str, str]]) -> str:
    """Names to the left, numbers to the right, units behind them."""
    name_width = max((len(name) for name, _, _ in rows), default=0)
    value_width = max((len(value) for _, value, _ in rows), default=0)
    return "\n".join(
        f"{name:<{name_width}}  {value:>{value_width}} {unit}".rstrip() for name, value, unit in rows
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
