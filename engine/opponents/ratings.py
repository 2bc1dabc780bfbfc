"""How well the computer players play, as matches between them have shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.opponents.players import Level

__all__ = ["RATINGS"]

RATINGS: Final[Mapping[str, Mapping[Level, int]]] = MappingProxyType(
    {
        "gin": {Level.EASY: 725, Level.NORMAL: 1000, Level.STRONG: 1118},
        "panguingue": {Level.NORMAL: 1000},
        "rummy500": {Level.EASY: 364, Level.NORMAL: 1000, Level.STRONG: 1345},
        "control": {Level.EASY: 202, Level.NORMAL: 1000},
        "hand": {Level.EASY: 727, Level.NORMAL: 1000},
        "hand_partnership": {Level.EASY: 650, Level.NORMAL: 1000},
    }
)
"""By game, of the levels that have been tried: *normal* has 1000, and 400 points more win ten times as often
as they lose. ``python -m tests.bench.levels`` plays the matches and prints these lines.
"""
