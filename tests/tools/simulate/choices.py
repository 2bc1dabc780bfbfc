"""The choices of a run: drawn from a seed, recorded, and repeated with some of them changed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

BITS: Final = 16


class Choices:
    """Draws numbers in named streams; 0 is always the most ordinary choice.

    Each stream has its own generator, so that one more choice in one stream moves no other. With
    ``recorded``, the choices are those, and 0 after their end: that is how a shorter run is tried.
    """

    def __init__(self, seed: int, recorded: Mapping[str, Sequence[int]] | None = None) -> None:
        self.seed = seed
        self.made: dict[str, list[int]] = {}
        """All choices so far, by stream."""
        self._recorded = recorded
        self._generators: dict[str, Random] = {}

    def below(self, stream: str, count: int) -> int:
        """Return a number from 0 to ``count`` - 1."""
        made = self.made.get(stream)
        if made is None:
            made = self.made[stream] = []
            self._generators[stream] = Random(f"{self.seed}/{stream}")
        if self._recorded is None:
            choice = int(self._generators[stream].random() * count)
        else:
            recorded = self._recorded.get(stream, ())
            choice = min(recorded[len(made)], count - 1) if len(made) < len(recorded) else 0
        made.append(choice)
        return choice

    def one_in(self, stream: str, count: int) -> bool:
        """Return True about once in ``count`` times; the ordinary choice is False."""
        return self.below(stream, count) == count - 1

    def chance(self, stream: str) -> Random:
        """Return a generator that draws from a stream."""
        return _Chance(self, stream)

    def unrecorded(self, stream: str) -> Random:
        """Return a generator that depends on the seed alone: for decks, ids and keys."""
        return Random(f"{self.seed}/{stream}")


class _Chance(Random):
    """Python's generator over a stream of choices."""

    def __init__(self, choices: Choices, stream: str) -> None:
        super().__init__(0)
        self._choices, self._stream = choices, stream

    def random(self) -> float:
        return self._choices.below(self._stream, 1 << BITS) / (1 << BITS)

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for part in range(0, k, BITS):
            bits |= self._choices.below(self._stream, 1 << min(BITS, k - part)) << part
        return bits
