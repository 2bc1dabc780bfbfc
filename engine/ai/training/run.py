"""A run: self-play and fit in turn, with checkpoints, a curve, and the network at the end.

A run is a function of its seed: only how far it gets depends on time. All chance of a step follows from the
seed and the number of the step, and a step is played and fitted whole. So a run that was killed goes on from
its last checkpoint to the same network.
"""

import contextlib
import csv
import io
import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.ai.training.contract import Decks, Positions, Trainer, chance, share
from engine.ai.training.network import Adam, Network
from engine.ai.value_net import header

CHECKPOINT: Final = "checkpoint.npz"
CURVE: Final = "curve.csv"
_RATE: Final = 1e-3
_RATE_EXAMPLES: Final = 1_000_000
"""Examples after which the learning rate falls: to half of it after three times as many more."""
_SETTLED: Final = 0.25
"""The share of the learning rate that is left from ``Trainer.settles_from`` on."""
_PARTS: Final = 2
"""How many self-plays a step has: they can be played at the same time."""
_LOSS_AVERAGED: Final = 20
"""Steps over which the loss of the curve is averaged."""
_COLUMNS: Final = ("steps", "examples", "seconds", "loss", "opponent", "pairs", "won", "half_width")


class Unfit(Exception):
    """A checkpoint of another run; the text says what differs."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """When a run ends: after so many minutes of a processor, or examples; 0 is no limit."""

    minutes: float = 0.0
    examples: int = 0

    def is_spent(self, seconds: float, examples: int) -> bool:
        """Return whether these seconds or examples reach a limit, or there is none."""
        limits = ((60 * self.minutes, seconds), (self.examples, examples))
        reached = [used >= limit for limit, used in limits if limit]
        return any(reached) or not reached

    def left(self, seconds: float, examples: int) -> float:
        """Return about how many seconds are left after these seconds and examples."""
        times = []
        if self.minutes:
            times.append(60 * self.minutes - seconds)
        if self.examples:
            times.append((self.examples - examples) * (seconds / examples if examples else 1.0))
        return max(0.0, min(times, default=0.0))


class Run:
    """The state of a run."""

    def __init__(self, trainer: Trainer, seed: int, folder: Path, *, workers: int = 1) -> None:
        """Go on from the checkpoint in the folder, or begin.

        ``workers`` is how many processes play, one or two; the result is the same. Raises Unfit for the
        checkpoint of another run.
        """
        self.trainer, self.seed, self.folder = trainer, seed, folder
        self._header = f"{header(trainer.name, trainer.features)}, seed {seed}, sizes {tuple(trainer.sizes)}"
        if trainer.against:
            self._header += f", against {trainer.against}"
        self.network = Network.new(trainer.sizes, chance(Decks.TRAINING, seed, 0))
        self.adam = Adam.new(self.network)
        self.steps = self.examples = 0
        self.seconds = 0.0
        self.losses: list[float] = []
        self.curve: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._load()
        self._worker = _Worker(trainer) if workers == 2 else None

    @property
    def averaged(self) -> Network:
        """The network to keep: the average of those so far."""
        return Network(self.adam.averaged)

    def go_on(self, budget: Budget, told: Callable[[str], None], *, measured: float, saved: float) -> None:
        """Train until the budget is spent.

        Every ``measured`` seconds the network plays against the opponents, and every ``saved`` seconds there
        is a checkpoint; neither changes the result. All are seconds of the processor.
        """
        kept = 0.0
        while not budget.is_spent(self.seconds, self.examples):
            due = measured and self.seconds // measured
            self.step()
            if measured and self.seconds // measured > due:
                told(self.measure())
            if self.seconds - kept >= saved:
                self.save()
                kept = self.seconds
                told(self._progress(budget))
        self.save()

    def step(self) -> None:
        """Play, and fit to what was played."""
        number = 1 + self.steps * (_PARTS + 1)
        parts = self._play(number)
        began = time.process_time()
        rng = chance(Decks.TRAINING, self.seed, number + _PARTS)
        rate = _RATE / float(np.sqrt(1 + self.examples / _RATE_EXAMPLES))
        if self.trainer.settles_from is not None and self.examples >= self.trainer.settles_from:
            rate *= _SETTLED
        errors = []
        for _ in range(self.trainer.passes):
            batches = [batch for part in parts for batch in _batches(part, self.trainer.batch, rng)]
            for at in rng.permutation(len(batches)):
                part, rows = batches[at]
                gradients, error = part.gradients(self.network, rows, rng)
                self.adam.step(self.network, gradients, rate)
                errors.append(error)
        self.losses = [
            *self.losses[1 - _LOSS_AVERAGED :],
            float(np.mean(errors[: len(errors) // self.trainer.passes])),
        ]
        self.steps += 1
        self.examples += sum(len(part) for part in parts)
        self.seconds += time.process_time() - began

    def _play(self, number: int) -> list[Positions]:
        """Play the parts of a step, of which the first has this number."""
        tasks = [
            _Task(self.network, self.averaged, self.examples, self.seed, number + part)
            for part in range(_PARTS)
        ]
        mine = tasks if self._worker is None else tasks[:-1]
        if self._worker is not None:
            self._worker.begin(tasks[-1])
        found = [task.played(self.trainer) for task in mine]
        if self._worker is not None:
            found.append(self._worker.end())
        self.seconds += sum(seconds for _, seconds in found)
        return [examples for examples, _ in found]

    def measure(self, pairs: int = 100) -> str:
        """Play matches on the decks for choosing, add them to the curve, and return them."""
        told = []
        for opponent in self.trainer.measured_against:
            won, half = share(self.matches(opponent, pairs, Decks.CHOOSING, 0))
            row = (self.steps, self.examples, round(self.seconds), round(self.loss, 4), opponent, pairs)
            self.curve.append(_line((*row, round(won, 4), round(half, 4))))
            told.append(f"{opponent} {100 * won:.1f} ± {100 * half:.1f} %")
        return f"step {self.steps}, {self.examples:,} examples: " + ", ".join(told)

    def matches(self, opponent: str, pairs: int, decks: Decks, number: int) -> NDArray[np.float64]:
        """Play with the network as it would be stored."""
        return self.trainer.matches(self.stored(), opponent, pairs, chance(decks, 0, number))

    @property
    def loss(self) -> float:
        """The mean squared error of examples seen for the first time."""
        return float(np.mean(self.losses)) if self.losses else 0.0

    def _progress(self, budget: Budget) -> str:
        left = budget.left(self.seconds, self.examples)
        rate = self.examples / self.seconds if self.seconds else 0.0
        return (
            f"step {self.steps}: {self.examples:,} examples, {rate:,.0f} a second, loss {self.loss:.3f}, "
            f"{left / 60:.0f} min of a processor left"
        )

    # Files: each is written beside its place and then moved there, so that a kill leaves the old or the new.

    def save(self) -> None:
        """Write the checkpoint and the curve."""
        state = {
            "header": np.array(self._header),
            "counts": np.array([self.steps, self.examples, self.adam.steps]),
            "seconds": np.array(self.seconds),
            "losses": np.array(self.losses),
            "curve": np.array(self.curve, dtype=np.str_),
        }
        for kind, weights in self._weights().items():
            state |= {f"{kind} {at}": each for at, each in enumerate(weights)}
        write(self.folder / CHECKPOINT, _archive(state))
        write(self.folder / CURVE, "".join([_line(_COLUMNS), *self.curve]).encode())

    def _weights(self) -> dict[str, list[NDArray[np.float32]]]:
        adam = self.adam
        return {
            "weights": self.network.weights,
            "mean": adam.mean,
            "square": adam.square,
            "averaged": adam.averaged,
        }

    def _load(self) -> None:
        with np.load(self.folder / CHECKPOINT, allow_pickle=False) as state:
            found = str(state["header"])
            if found != self._header:
                raise Unfit(
                    f"{self.folder} has a checkpoint of another run: “{found}”, not “{self._header}”."
                )
            self.steps, self.examples, self.adam.steps = map(int, state["counts"])
            self.seconds = float(state["seconds"])
            self.losses, self.curve = state["losses"].tolist(), state["curve"].tolist()
            for kind, weights in self._weights().items():
                weights[:] = [state[f"{kind} {at}"] for at in range(len(weights))]

    def stored(self) -> Mapping[str, NDArray[np.float16]]:
        """Return the arrays of the network as they are stored: in half precision."""
        arrays = self.trainer.stored(self.averaged)
        return {name: np.ascontiguousarray(each, dtype=np.float16) for name, each in arrays.items()}

    def export(self) -> bytes:
        """Write the network; return the contents of the file."""
        about = np.array(header(self.trainer.name, self.trainer.features))
        data = _archive({"header": about, **self.stored()})
        write(self.folder / f"{self.trainer.net}.npz", data)
        return data


def _batches(
    part: Positions, batch: int, rng: np.random.Generator
) -> list[tuple[Positions, NDArray[np.intp]]]:
    order = rng.permutation(len(part))
    return [(part, order[begin : begin + batch]) for begin in range(0, len(order), batch)]


class _Task(NamedTuple):
    """A self-play of a step."""

    network: Network
    averaged: Network
    before: int
    seed: int
    number: int

    def played(self, trainer: Trainer) -> tuple[Positions, float]:
        """Return the examples, and the processor seconds that they took."""
        began = time.process_time()
        rng = chance(Decks.TRAINING, self.seed, self.number)
        examples = trainer.self_play(self.network, self.averaged, self.before, rng)
        return examples, time.process_time() - began


class _Worker:
    """A process that plays. It ends by itself when this one is gone: its pipe is closed then."""

    def __init__(self, trainer: Trainer) -> None:
        context = get_context("spawn")
        self._channel, channel = context.Pipe()
        context.Process(target=_work, args=(trainer, channel), daemon=True).start()
        channel.close()

    def begin(self, task: _Task) -> None:
        """Begin to play."""
        self._channel.send(task)

    def end(self) -> tuple[Positions, float]:
        """Wait for the examples. Raises EOFError if the process has died."""
        found: tuple[Positions, float] = self._channel.recv()
        return found


def _work(trainer: Trainer, channel: "Connection[Any, Any]") -> None:
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            task: _Task = channel.recv()
            channel.send(task.played(trainer))


def write(path: Path, data: bytes) -> None:
    """Write a file so that at any moment the old or the new one is there, whole."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def _archive(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    found = io.BytesIO()
    np.savez(found, allow_pickle=False, **arrays)
    return found.getvalue()


def _line(row: tuple[object, ...]) -> str:
    found = io.StringIO()
    csv.writer(found, lineterminator="\n").writerow(row)
    return found.getvalue()
