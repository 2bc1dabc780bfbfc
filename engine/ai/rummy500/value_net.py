"""Value network of rummy 500: what a position is worth to a seat.

The value is the points that the seat still gains in this deal, less the mean of what the others gain. Three
outputs give it for three moments of a turn (``features.Moment``). The inputs are those of ``features.py``; the
network was made from nothing by ``python -m engine.ai.training rummy500`` (`value_net.json` beside it).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.features import Reals, Seen, inputs, others_hold, points_of

_AT_ONCE: Final = 1 << 11
"""Positions that are evaluated at once: the arrays stay in the processor's cache."""


class Net(NamedTuple):
    """The weights of the layers, each with its inputs by its cells, and their biases."""

    first: Reals
    first_biases: Reals
    second: Reals
    second_biases: Reals
    answers: Reals
    answer_biases: Reals

    @classmethod
    def read(cls, arrays: Mapping[str, NDArray[Any] | Sequence[Sequence[float]]]) -> Self:
        """Return the network with these arrays; a bias may be a matrix of one row."""
        found = {name: np.asarray(arrays[name], np.float32) for name in cls._fields}
        return cls(**{name: each.ravel() if "biases" in name else each for name, each in found.items()})

    def values(self, seen: Seen, moments: NDArray[np.intp]) -> Reals:
        """Return the value of each position in points.

        Where the deal is over, it is what the hands are expected to count.
        """
        found = np.empty(len(moments), np.float32)
        for begin in range(0, len(found), _AT_ONCE):
            part = slice(begin, begin + _AT_ONCE)
            cells = inputs(seen.of(part)) @ self.first
            cells += self.first_biases
            np.maximum(cells, 0, out=cells)
            cells = cells @ self.second
            cells += self.second_biases
            np.maximum(cells, 0, out=cells)
            answers = cells @ self.answers
            answers += self.answer_biases
            found[part] = answers[np.arange(len(answers)), moments[part]]
        over = seen.over(moments)
        if over.any():
            ended = seen.of(over)
            found[over] = others_hold(ended) - points_of(ended.hand)
        return found
