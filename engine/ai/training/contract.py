"""What a game brings to be trained: examples from self-play, and matches that measure a network.

The rest of the package is the same for every game. A game's trainer is a module or package with this name,
and a line in ``TRAINERS`` (`engine/ai/training/__main__.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.ai.training.network import Network
from engine.ai.value_net import NAME, Rows, header, read_weights

Reals = NDArray[np.float32]
SHIPPED: Final = "shipped"
"""The opponent that is the network of the program that plays."""


class Decks(IntEnum):
    """What decks are for. Those of two kinds are never the same."""

    TRAINING = 1
    CHOOSING = 2
    """Measuring the network while it is trained, and choosing between networks."""
    REPORTING = 3
    """Measuring once what was chosen, for the card."""


def chance(decks: Decks, seed: int, number: int) -> np.random.Generator:
    """Return the source of chance for the decks of one kind, a seed and a number.

    Another kind, seed or number gives other decks (``numpy.random.SeedSequence``).
    """
    return np.random.default_rng(np.random.SeedSequence((decks, seed, number)))


class Positions(ABC):
    """What a network is fitted to."""

    @abstractmethod
    def __len__(self) -> int:
        """Return how many there are."""

    @abstractmethod
    def gradients(
        self, network: Network, rows: NDArray[np.intp], rng: np.random.Generator
    ) -> tuple[list[Reals], float]:
        """Return the gradients of the mean loss of some positions, and that loss."""


@dataclass(frozen=True, kw_only=True)
class Examples(Positions):
    """Positions with targets; the loss is the squared error."""

    heads: NDArray[np.intp]
    """Which output of the network each target is for."""
    targets: Reals
    weights: Reals
    """How much the error of each counts."""

    @abstractmethod
    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:
        """Return the inputs of some examples.

        Where a game has symmetries, each example may be seen through one that chance chooses.
        """

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.targets)

    def gradients(
        self, network: Network, rows: NDArray[np.intp], rng: np.random.Generator
    ) -> tuple[list[Reals], float]:
        """Return the gradients of the weighted mean squared error, and that error."""
        inputs = self.inputs(rows, rng)
        return network.gradients(inputs, self.heads[rows], self.targets[rows], self.weights[rows])


@dataclass(frozen=True, kw_only=True)
class Trainer(ABC):
    """How the network of a game is trained."""

    key: str
    """The key of the game in ``engine.GAMES``."""
    net: str = "value_net"
    """The name of the network's files, without their endings."""
    features: int
    """The version of the inputs, which the program that plays must share."""
    sizes: Sequence[int]
    """The number of inputs, of cells in each hidden layer, and of outputs."""
    not_trained_for: str
    """What the card says that the network was not trained for."""
    opponents: Sequence[str]
    """Frozen opponents for matches, the weakest first."""
    learnt_against: str = "itself"
    """What the card says that it learnt against, unless that is ``against``."""
    measured_by: str = (
        "the network alone, without search; two matches on the same decks with seats exchanged; "
        "nothing was chosen by these decks; half_width is that of the interval of 95 %"
    )
    """What the card says that matches are."""
    against: str = ""
    """A frozen opponent to learn to beat; none: self-play."""
    passes: int = 3
    """How often each example is seen."""
    batch: int = 512
    """Examples of a step of the fit: fewer where each takes long."""
    settles_from: int | None = None
    """Examples after which the learning rate is a quarter of what it would be; None: never."""

    @property
    def name(self) -> str:
        """What the header of the network says that it is for."""
        return self.key if self.net == "value_net" else f"{self.key} {self.net}"

    @property
    def measured_against(self) -> Sequence[str]:
        """The opponents for the curve and the card."""
        return (self.against,) if self.against else self.opponents

    @abstractmethod
    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> Positions:
        """Play some deals, and label positions with what followed.

        ``averaged`` is the average of the networks so far, ``before`` the number of examples until now.
        """

    @abstractmethod
    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that the program which plays reads."""

    @abstractmethod
    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches with stored arrays against an opponent.

        Each pair is on the same decks with seats exchanged. Return the share that the network wins of each.
        """


NewTrainer = Callable[..., Trainer]
"""Makes the trainer of a game; it takes ``against``."""
INTERVAL: Final = 1.96
"""Standard errors on both sides of a mean in an interval of 95 %."""


def frozen_weights(game: str, features: int, name: str) -> Mapping[str, Rows]:
    """Return the arrays of a network that stays what it is: ``SHIPPED``, or that of a file.

    Raises OSError if the file cannot be read, and ValueError if it has no network of this game for these
    features.
    """
    stored = files(f"engine.ai.{game}").joinpath(NAME) if name == SHIPPED else Path(name)
    return read_weights(stored.read_bytes(), header(game, features))


def share(won: NDArray[np.float64]) -> tuple[float, float]:
    """Return the share of matches won and half the width of its 95 % interval.

    ``won`` is the share of each pair of matches on the same decks. If all pairs are equal, the variance is
    estimated as if one more differed.
    """
    count = len(won)
    variance = max(float(won.var(ddof=1)), 1 / (4 * count)) if count > 1 else 0.25
    return float(won.mean()), INTERVAL * float(np.sqrt(variance / count))
