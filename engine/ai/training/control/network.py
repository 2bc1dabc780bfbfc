"""The network of Control Card Rummy for batches of positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

import numpy as np

from engine.ai.training.control.positions import Reals

FEATURES: Final = 2
"""The version of the inputs; the network that ships has those of version 1."""
POINTS: Final = 50.0
"""Points for an output of one."""
_PARTS: Final = "inputs", "starts"
"""Weights and biases of a layer."""


class Net(NamedTuple):
    """The network."""

    weights: Sequence[Reals]
    """Of each layer, its inputs by its cells, then its biases."""

    @classmethod
    def read(cls, arrays: Mapping[str, Any]) -> Self:
        """Return the network of stored arrays."""
        return cls([np.array(arrays[name], np.float32) for name in sorted(arrays)])

    def stored(self) -> Mapping[str, Reals]:
        """Return the arrays to store, whose names sort in the order of the layers."""
        return {f"{at // 2 + 1} {_PARTS[at % 2]}": each for at, each in enumerate(self.weights)}

    def outputs(self, cells: Reals) -> Reals:
        """Return the outputs for some inputs."""
        last = len(self.weights) - 2
        for at in range(0, len(self.weights), 2):
            cells = cells @ self.weights[at] + self.weights[at + 1]
            if at < last:
                np.maximum(cells, 0, out=cells)
        return cells
