"""The nets that experts ask: how their weights are stored, and a layer of their cells."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import compress, islice
from operator import mul
from struct import unpack

Row = tuple[float, ...]
Layer = tuple[tuple[float, Row], ...]
"""By cell what it begins with, and its weights by cell of the layer before."""


def load_weights(package: str) -> Callable[[int, int], tuple[Row, ...]]:
    """Return what reads ``value_net.bin`` of a package, which is numbers of two bytes, one part after the
    other: told how many rows of how many numbers it gives the next ones.
    """
    data = files(package).joinpath("value_net.bin").read_bytes()
    numbers = iter(unpack(f"<{len(data) // 2}e", data))
    return lambda count, width: tuple(tuple(islice(numbers, width)) for _ in range(count))


def hidden_layer(cells: Sequence[float], layer: Layer) -> list[float]:
    """Return the cells of a layer from those of the layer before, few of which are ever above zero; none is
    below.
    """
    above = [cell for cell in cells if cell]
    return [
        cell if (cell := start + sum(map(mul, above, compress(weights, cells)))) > 0 else 0.0
        for start, weights in layer
    ]
