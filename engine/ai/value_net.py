"""Value networks: the storage format of the weights, and hidden layers.

A network is stored as ``value_net.npz``, an archive of arrays as ``numpy.savez`` writes it, without pickle.
The array ``header`` is a text: which game and which version of its features the weights are for.
"""

from collections.abc import Mapping
from importlib.resources import files
from io import BytesIO
from typing import Any, Final, NamedTuple, Self
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

Row = tuple[float, ...]
Rows = tuple[Row, ...]

NAME: Final = "value_net.npz"
_NUMBERS: Final = ("<f2", "<f4")


def header(game: str, features: int) -> str:
    """Return the header of a network for a game and a version of its features."""
    return f"cardroom value net 1: {game}, features {features}"


def load_weights(package: str, wanted: str, file: str = NAME) -> Mapping[str, Rows]:
    """Return the arrays of a network of a package by name.

    ``wanted`` is its header. Raises ValueError if the network has another one.
    """
    return read_weights(files(package).joinpath(file).read_bytes(), wanted)


def read_weights(data: bytes, wanted: str) -> Mapping[str, Rows]:
    """Return the arrays of a stored network by name; one without rows has a single row.

    Raises ValueError unless the network is whole and has the header ``wanted``.
    """
    try:
        with np.load(BytesIO(data), allow_pickle=False) as archive:
            stored = {name: _array(archive, name) for name in archive.files}
    except (BadZipFile, EOFError, TypeError, ValueError) as error:
        raise ValueError("This is not a stored network, or it is damaged.") from error
    found = str(stored.pop("header", ""))
    if found != wanted:
        raise ValueError(
            f"The network does not fit this version: it is “{found}”, and “{wanted}” is needed. "
            "Train it again with `python -m engine.ai.training`."
        )
    return {name: _rows(name, array) for name, array in stored.items()}


def _array(archive: Mapping[str, NDArray[Any]], name: str) -> NDArray[Any] | None:
    """Return an array; None if it holds objects, which are not read."""
    try:
        return archive[name]
    except ValueError:
        return None


def _rows(name: str, array: NDArray[Any] | None) -> Rows:
    if array is None or array.dtype.str not in _NUMBERS or not array.flags.c_contiguous:
        raise ValueError(f"The array “{name}” of the network has no numbers that can be read.")
    width = array.shape[-1] if array.shape else 1
    return tuple(map(tuple, array.reshape(-1, width).tolist()))


class Layers(NamedTuple):
    """Two hidden layers of rectified linear units: weights, inputs by cells, and biases."""

    first: NDArray[np.float32]
    first_biases: NDArray[np.float32]
    second: NDArray[np.float32]
    second_biases: NDArray[np.float32]
    answers: NDArray[np.float32]
    answer_biases: NDArray[np.float32]

    @classmethod
    def read(cls, arrays: Mapping[str, Any]) -> Self:
        """Return the weights of a stored network; a bias may be a matrix of one row."""
        found = {name: np.asarray(arrays[name], np.float32) for name in cls._fields}
        return cls(
            **{name: each.ravel() if name.endswith("biases") else each for name, each in found.items()}
        )

    def outputs(self, rows: NDArray[np.float32]) -> NDArray[np.float32]:
        """Return the outputs for the inputs in each row."""
        cells: NDArray[np.float32] = rows @ self.first
        cells += self.first_biases
        np.maximum(cells, 0, out=cells)
        cells = cells @ self.second
        cells += self.second_biases
        np.maximum(cells, 0, out=cells)
        found: NDArray[np.float32] = cells @ self.answers
        found += self.answer_biases
        return found
