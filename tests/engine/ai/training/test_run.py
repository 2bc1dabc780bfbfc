"""Runs of training: repeatable, and the same after a kill."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.ai.training.__main__ import TRAINERS, main
from engine.ai.training.card import Result, write_card
from engine.ai.training.contract import SHIPPED, Decks, Examples, Reals, Trainer, chance, share
from engine.ai.training.network import Network
from engine.ai.training.run import CHECKPOINT, CURVE, Budget, Run, Unfit
from engine.ai.value_net import header, read_weights
from engine.games import GAMES

ENDLESS = Budget(examples=1_000_000)


@dataclass(frozen=True, kw_only=True)
class Sums(Examples):
    """Pairs of numbers, whose sum is the target."""

    pairs: Reals

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:
        return rng.permuted(self.pairs[rows], axis=1)


@dataclass(frozen=True, kw_only=True)
class SumTrainer(Trainer):
    """A game so small that a step takes no time."""

    key: str = "sum"
    features: int = 1
    sizes: Sequence[int] = (2, 8, 1)
    not_trained_for: str = "products"
    opponents: Sequence[str] = ("nobody",)

    def self_play(self, network: Network, averaged: Network, before: int, rng: np.random.Generator) -> Sums:
        pairs = rng.standard_normal((100, 2), np.float32)
        return Sums(
            heads=np.zeros(100, np.intp),
            targets=pairs.sum(axis=1),
            weights=np.ones(100, np.float32),
            pairs=pairs,
        )

    def stored(self, network: Network) -> Mapping[str, Reals]:
        return {f"part{at}": each for at, each in enumerate(network.weights)}

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        return rng.integers(2, size=decks).astype(np.float64)


def run(folder: Path, examples: int, seed: int = 1) -> Run:
    found = Run(SumTrainer(), seed, folder)
    found.go_on(Budget(examples=examples), lambda line: None, measured=0, saved=0)
    return found


def test_examples_are_counted_also_by_a_clock_that_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: a first step that took no measurable time ended the run."""
    monkeypatch.setattr(time, "process_time", lambda: 7.0)
    assert run(tmp_path, 1_000).examples == 1_000


@pytest.mark.parametrize(
    ("budget", "seconds", "examples", "spent"),
    [
        (Budget(), 0.0, 0, True),
        (Budget(examples=100), 0.0, 99, False),
        (Budget(examples=100), 0.0, 100, True),
        (Budget(minutes=1), 59.9, 10**9, False),
        (Budget(minutes=1), 60.0, 0, True),
        (Budget(minutes=1, examples=100), 60.0, 1, True),
        (Budget(minutes=1, examples=100), 1.0, 100, True),
        (Budget(minutes=1, examples=100), 1.0, 1, False),
    ],
)
def test_a_budget_is_spent_by_the_first_of_its_limits(
    budget: Budget, seconds: float, examples: int, spent: bool
) -> None:
    assert budget.is_spent(seconds, examples) is spent


@pytest.mark.long
def test_a_fit_learns(tmp_path: Path) -> None:
    early, late = run(tmp_path / "early", 100), run(tmp_path / "late", 20_000)
    assert late.loss < early.loss / 20


def test_a_seed_makes_a_network(tmp_path: Path) -> None:
    first, same, other = (
        run(tmp_path / name, 1_000, seed).export() for name, seed in (("a", 1), ("b", 1), ("c", 2))
    )
    assert first == same
    assert first != other


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(tmp_path / "parts", 500)
    parts, whole = run(tmp_path / "parts", 1_000), run(tmp_path / "whole", 1_000)
    assert parts.steps == whole.steps
    assert parts.export() == whole.export()
    assert parts.losses == whole.losses


@pytest.mark.long
def test_workers_make_the_same_network(tmp_path: Path) -> None:
    two = Run(SumTrainer(), 1, tmp_path / "two", workers=2)
    two.go_on(Budget(examples=600), lambda line: None, measured=0, saved=0)
    assert two.export() == run(tmp_path / "one", 600).export()


def test_matches_for_the_curve_change_no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "process_time", count().__next__)  # each step takes a second or more
    measured = Run(SumTrainer(), 1, tmp_path / "measured")
    measured.go_on(Budget(examples=1_000), lambda line: None, measured=1, saved=0)
    rows = (tmp_path / "measured" / CURVE).read_text().splitlines()
    assert len(rows) == 1 + measured.steps > 2
    assert measured.export() == run(tmp_path / "plain", 1_000).export()


@pytest.mark.kill
def test_a_run_that_was_killed_ends_with_the_same_network(tmp_path: Path) -> None:
    program = (
        "import pathlib, sys; from tests.engine.ai.training.test_run import *;"
        "Run(SumTrainer(), 1, pathlib.Path(sys.argv[1])).go_on(ENDLESS, print, measured=0, saved=0)"
    )
    folder = tmp_path / "killed"
    for _ in range(2):
        begun = (folder / CHECKPOINT).stat().st_mtime_ns if (folder / CHECKPOINT).exists() else 0
        with subprocess.Popen(
            [sys.executable, "-u", "-c", program, str(folder)], stdout=subprocess.PIPE
        ) as running:
            assert running.stdout is not None
            for _ in running.stdout:  # a line for each step
                if (folder / CHECKPOINT).exists() and (folder / CHECKPOINT).stat().st_mtime_ns != begun:
                    break
            running.send_signal(signal.SIGKILL)
    stopped = Run(SumTrainer(), 1, folder)
    assert stopped.steps > 1
    stopped.go_on(Budget(examples=stopped.examples + 500), lambda line: None, measured=0, saved=0)
    assert stopped.export() == run(tmp_path / "whole", stopped.examples).export()


def test_another_run_does_not_go_on_with_a_checkpoint(tmp_path: Path) -> None:
    run(tmp_path, 200)
    with pytest.raises(Unfit, match="seed 1"):
        Run(SumTrainer(), 2, tmp_path)


def test_a_checkpoint_may_be_left_half_written_beside_its_place(tmp_path: Path) -> None:
    whole = run(tmp_path, 200)
    (tmp_path / f"{CHECKPOINT}.new").write_bytes(b"half")
    assert Run(SumTrainer(), 1, tmp_path).steps == whole.steps


@pytest.mark.parametrize(
    ("budget", "left"),
    [
        (Budget(minutes=1), 50.0),
        (Budget(examples=400), 30.0),
        (Budget(minutes=1, examples=400), 30.0),
        (Budget(minutes=0.1), 0.0),
        (Budget(), 0.0),
    ],
)
def test_a_budget_says_how_long_it_lasts(budget: Budget, left: float) -> None:
    assert budget.left(10.0, 100) == pytest.approx(left)


def test_the_decks_of_two_purposes_are_different() -> None:
    drawn = {
        tuple(chance(decks, seed, number).integers(1 << 62, size=4).tolist())
        for decks in Decks
        for seed in range(3)
        for number in range(3)
    }
    assert len(drawn) == 27


def test_a_share_of_equal_pairs_is_not_certain() -> None:
    mean, half = share(np.ones(100))
    assert mean == 1.0
    assert half == pytest.approx(0.0098)
    mean, half = share(np.array([1.0, 0.0] * 50))
    assert mean == 0.5
    assert half == pytest.approx(0.098, abs=1e-3)


def test_a_card_says_where_a_network_comes_from(tmp_path: Path) -> None:
    made = run(tmp_path, 400)
    data = made.export()
    path = write_card(made, data, "python -m engine.ai.training sum", [Result("nobody", 20, 0.5, 0.31)])
    found = json.loads(path.read_text())
    assert found["command"] == "python -m engine.ai.training sum"
    assert (found["seed"], found["examples"], found["not_trained_for"]) == (1, 400, "products")
    assert found["sha256"] == sha256(data).hexdigest()
    assert found["strength"]["against"] == [
        {"opponent": "nobody", "matches": 20, "won": 0.5, "half_width": 0.31}
    ]


def test_every_trainer_is_of_its_game() -> None:
    for key, trainer in TRAINERS.items():
        assert trainer().key == key
        assert key in GAMES


@pytest.mark.long
@pytest.mark.parametrize("game", TRAINERS)
def test_a_network_trains_against_the_one_that_ships(game: str) -> None:
    """Regression: that of Hand played against itself and *strong*, and its card said otherwise."""
    deals: dict[str, Any] = {"deals": 4}
    by_itself, against = TRAINERS[game](**deals), TRAINERS[game](**deals, against=SHIPPED)
    assert against.measured_against == (SHIPPED,)
    network = Network.new(against.sizes, np.random.default_rng(1))
    seen = [
        trainer.self_play(network, network, 10**7, np.random.default_rng(2))
        for trainer in (by_itself, against)
    ]
    rows = [
        examples.inputs(np.arange(len(examples)), np.random.default_rng(3))
        for examples in seen
        if isinstance(examples, Examples)
    ]
    assert len(rows[1]) > 0
    assert not np.array_equal(rows[0], rows[1])
    matches = against.matches(against.stored(network), SHIPPED, 2, np.random.default_rng(4))
    assert matches.mean() < 0.5


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gin"], "say --minutes or --positions"),
        (["gin", "--positions", "10", "--seed", "-1"], "--seed must not be negative"),
        (["whist", "--positions", "10"], "invalid choice: 'whist'"),
        *(([game, "--positions", "10", "--against", "nobody.npz"], "No such file") for game in TRAINERS),
        *(([game, "--positions", "10", "--against", __file__], "not a stored network") for game in TRAINERS),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([*arguments, "--out", str(tmp_path / "out")])
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_stored_network_is_read_without_numpy(tmp_path: Path) -> None:
    made = run(tmp_path, 200)
    read = read_weights(made.export(), header("sum", 1))
    for name, array in made.stored().items():
        assert read[name] == tuple(map(tuple, np.atleast_2d(array).tolist()))
