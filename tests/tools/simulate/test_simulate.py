"""The simulator: a seed is one run, nothing is found, and a planted fault is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.simulate.__main__ import _parser, _plan, command, varied
from tests.tools.simulate.faults import FAULTS
from tests.tools.simulate.planted import PLANTED
from tests.tools.simulate.shrinker import Shrinker
from tests.tools.simulate.simulation import Plan, run

ROOT = Path(__file__).parents[3]
EVERYTHING = tuple(FAULTS)
TRACE = """
from tests.tools.simulate.simulation import Plan, run
for seed in range(1, 11):
    print(run(Plan(seed, steps=1000, faults={faults}, workers=1 + seed % 2, quiet=False)).trace)
"""


@pytest.mark.long
def test_ten_seeds_are_ten_runs_whatever_the_hashes_of_python_are() -> None:
    traces = {
        subprocess.run(
            [sys.executable, "-c", TRACE.format(faults=EVERYTHING)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(traces) == 1
    assert len(set(traces.pop().split())) == 10


@pytest.mark.long
def test_recorded_choices_repeat_a_run() -> None:
    plan = Plan(4, steps=1200, faults=EVERYTHING, quiet=False)
    first = run(plan)
    assert first.found == []
    assert run(plan, first.made).trace == first.trace
    assert run(Plan(5, steps=1200, faults=EVERYTHING, quiet=False)).trace != first.trace


@pytest.mark.long
@pytest.mark.parametrize(("seed", "workers"), [(1, 1), (2, 2)])
def test_nothing_is_found(seed: int, workers: int) -> None:
    outcome = run(Plan(seed, steps=8_000, workers=workers, faults=EVERYTHING))
    assert outcome.found == []
    assert outcome.count["moves"] > 0
    assert outcome.count["proved"] > 0


def test_a_varied_run_is_repeated_by_the_command_that_it_prints() -> None:
    plans = [varied(Plan(seed, steps=20_000, faults=EVERYTHING)) for seed in range(50)]
    assert len({(plan.workers, plan.people, plan.tables, plan.likes) for plan in plans}) > 40
    for plan in plans:
        _, said = command(plan).split("tests.tools.simulate ")
        assert _plan(_parser().parse_args(said.split()), plan.seed) == plan


@pytest.mark.parametrize("option", ["--games", "--likes", "--faults"])
def test_an_unknown_name_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args([option, "whist"])
    assert "no such thing: whist" in capsys.readouterr().err


@pytest.mark.long
def test_a_planted_fault_is_found_and_shrunk() -> None:
    with PLANTED["other seat"].patch():
        failed = run(Plan(3, steps=6_000, games=("gin", "hand"), quiet=False))
        assert failed.found[0][0] == "leak"
        best = Shrinker(failed, 6).shrink()
    assert best.found[0][0] == "leak"
    assert best.plan != failed.plan


def test_the_table_in_the_documentation_names_all_planted_faults() -> None:
    text = (ROOT / "docs" / "development.md").read_text("utf-8")
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \| \d \| [^|]+ \|$", text, re.MULTILINE)
    assert rows == [(name, each.what) for name, each in PLANTED.items()]
