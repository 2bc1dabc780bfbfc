"""A network of dense layers, and the fit of its weights.

The hidden layers are rectified linear units; the weights begin as K. He et al. (2015) recommend for those and
follow the gradient by Adam (D. P. Kingma, J. Ba, 2015). The weights that are kept are an average over the
run that weighs late steps more (O. Shamir, T. Zhang, 2013): it wins more than the last ones, which follow
the noise of the latest deals.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float32]

_FIRST_MOMENT: Final = 0.9
_SECOND_MOMENT: Final = 0.999
_TINY: Final = 1e-8
_AVERAGED: Final = 8
"""The higher, the less early steps count: with 8, the last tenth makes 61 % of the average."""


class Network:
    """The weights of each layer, its inputs by its cells, and its biases."""

    def __init__(self, weights: Sequence[Reals]) -> None:
        """Take weights and biases in turn, from the first layer to the last."""
        self.weights = [*weights]

    @classmethod
    def new(cls, sizes: Sequence[int], rng: np.random.Generator) -> Self:
        """Return a network with random weights; the last layer begins with zeros."""
        weights: list[Reals] = []
        last = len(sizes) - 2
        for layer, (inputs, cells) in enumerate(pairwise(sizes)):
            scale = 0.0 if layer == last else np.sqrt(2 / inputs)
            weights.append((scale * rng.standard_normal((inputs, cells))).astype(np.float32))
            weights.append(np.zeros(cells, np.float32))
        return cls(weights)

    def layers(self, inputs: Reals) -> list[Reals]:
        """Return the inputs, the cells of the hidden layers, and the outputs."""
        found = [inputs]
        for at in range(0, len(self.weights), 2):
            cells = found[-1] @ self.weights[at]
            cells += self.weights[at + 1]
            if at + 2 < len(self.weights):
                np.maximum(cells, 0, out=cells)
            found.append(cells)
        return found

    def gradients(
        self, inputs: Reals, heads: NDArray[np.intp], targets: Reals, weights: Reals
    ) -> tuple[list[Reals], float]:
        """Return the gradients of the weighted mean squared error, and that error.

        Each row of ``inputs`` has a target for one of the outputs, ``heads``.
        """
        cells = self.layers(inputs)
        count, every = len(inputs), np.arange(len(inputs))
        errors = cells[-1][every, heads] - targets
        back = np.zeros_like(cells[-1])
        back[every, heads] = 2 / count * weights * errors
        return self.backward(cells, back), float(np.mean(weights * errors * errors))

    def backward(self, cells: Sequence[Reals], back: Reals) -> list[Reals]:
        """Return the gradients of a loss with the gradients ``back`` by the outputs.

        ``cells`` are what ``layers`` found.
        """
        found: list[Reals] = []
        for at in range(len(self.weights) - 2, -1, -2):
            before = cells[at // 2]
            found[:0] = [before.T @ back, back.sum(axis=0)]
            if at:
                back = (back @ self.weights[at].T) * (before > 0)
        return found


class Adam:
    """The state of the fit: moments of the gradients, averaged weights, number of steps."""

    def __init__(
        self, mean: Sequence[Reals], square: Sequence[Reals], averaged: Sequence[Reals], steps: int
    ) -> None:
        """Take up a fit at this state."""
        self.mean, self.square, self.averaged, self.steps = [*mean], [*square], [*averaged], steps

    @classmethod
    def new(cls, network: Network) -> Self:
        """Return the state before the first step."""
        zeros = [np.zeros_like(each) for each in network.weights]
        return cls(zeros, [each.copy() for each in zeros], [each.copy() for each in network.weights], 0)

    def step(self, network: Network, gradients: Sequence[Reals], rate: float) -> None:
        """Change the weights once, at this learning rate."""
        self.steps += 1
        scale = np.float32(rate * np.sqrt(1 - _SECOND_MOMENT**self.steps) / (1 - _FIRST_MOMENT**self.steps))
        share = np.float32((_AVERAGED + 1) / (_AVERAGED + self.steps))
        for weights, gradient, mean, square, averaged in zip(
            network.weights, gradients, self.mean, self.square, self.averaged, strict=True
        ):
            mean += np.float32(1 - _FIRST_MOMENT) * (gradient - mean)
            square += np.float32(1 - _SECOND_MOMENT) * (gradient * gradient - square)
            weights -= scale * mean / (np.sqrt(square) + np.float32(_TINY))
            averaged += share * (weights - averaged)
