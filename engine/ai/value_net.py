"""Value networks: the storage format of the weights, and a hidden layer."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import compress, islice
from operator import mul
from struct import unpack

Row = tuple[float, ...]
Layer = tuple[tuple[float, Row], ...]
"""For each cell its bias and its weights over the cells of the previous layer."""


def load_weights(package: str) -> Callable[[int, int], tuple[Row, ...]]:
    """Return a reader of the ``value_net.bin`` of a package.

    The file holds half-precision floats, one part after the other. The reader takes a number of rows and
    their width and returns the next rows.
    """
    data = files(package).joinpath("value_net.bin").read_bytes()
    numbers = iter(unpack(f"<{len(data) // 2}e", data))
    return lambda count, width: tuple(tuple(islice(numbers, width)) for _ in range(count))


def hidden_layer(cells: Sequence[float], layer: Layer) -> list[float]:
    """Return the cells of a layer (ReLU) from those of the previous one.

    Only few cells of the previous layer are above zero, and none is below.
    """
    above = [cell for cell in cells if cell]
    return [
        cell if (cell := start + sum(map(mul, above, compress(weights, cells)))) > 0 else 0.0
        for start, weights in layer
    ]
