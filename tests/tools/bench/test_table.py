"""The benchmarks' table is aligned and complete, and reports failures."""

import importlib
import sys
from types import ModuleType

import pytest

from tests.tools.bench import __main__ as bench


@pytest.fixture
def two_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> list[bench.Row]:
        raise RuntimeError("no luck")

    good, bad = ModuleType("tests.tools.bench.bench_good"), ModuleType("tests.tools.bench.bench_bad")
    vars(good).update(
        run=lambda: [("deals", 2500.4, "deals/s"), ("a longer name", 0.0312, "ms")],
        run_long=lambda: [("deals", 1234.0, "deals/s")],
    )
    vars(bad).update(run=fails)
    for module in (good, bad):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    found = [module.__name__.rpartition(".")[2] for module in (good, bad)]
    monkeypatch.setattr(bench, "benchmarks", lambda: sorted(found))


@pytest.mark.usefixtures("two_benchmarks")
def test_names_left_numbers_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["good"]) == 0
    assert capsys.readouterr().out == "deals           2,500 deals/s\na longer name  0.0312 ms\n"


@pytest.mark.usefixtures("two_benchmarks")
def test_the_long_form_is_run_by_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--long", "good"]) == 0
    assert capsys.readouterr().out == "deals  1,234 deals/s\n"


@pytest.mark.usefixtures("two_benchmarks")
def test_one_that_fails_does_not_hide_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main([]) == 1
    said = capsys.readouterr()
    assert "2,500 deals/s" in said.out
    assert "no luck" in said.err


@pytest.mark.usefixtures("two_benchmarks")
def test_an_unknown_name_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["goud"]) == 1
    assert "bench_goud (available: bad good)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (1234567.8, "1,234,568"),
        (12.345, "12.3"),
        (0.012345, "0.0123"),
        (3.0, "3"),
        (0.0, "0"),
        (2_500, "2,500"),
    ],
)
def test_three_digits_of_small_numbers_and_all_of_large_ones(value: float, shown: str) -> None:
    assert bench.amount(value) == shown


def test_every_benchmark_there_is_has_a_run() -> None:
    for name in bench.benchmarks():
        assert callable(importlib.import_module(f"tests.tools.bench.{name}").run), name
