"""The strength of the computer players, measured in matches between them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.ai.policies import Level

RATINGS: Final[Mapping[str, Mapping[Level, int]]] = MappingProxyType(
    {
        "gin": {Level.EASY: 720, Level.NORMAL: 1000, Level.STRONG: 1110, Level.EXPERT: 1199},
        "panguingue": {Level.EASY: 880, Level.NORMAL: 1000, Level.STRONG: 1111, Level.EXPERT: 1242},
        "rummy500": {Level.EASY: 202, Level.NORMAL: 1000, Level.STRONG: 1408, Level.EXPERT: 1644},
        "control": {Level.EASY: 202, Level.NORMAL: 1000, Level.STRONG: 1180, Level.EXPERT: 1648},
        "hand": {Level.EASY: 828, Level.NORMAL: 1000, Level.STRONG: 1154, Level.EXPERT: 1264},
        "hand_partnership": {Level.EASY: 765, Level.NORMAL: 1000, Level.STRONG: 1154, Level.EXPERT: 1305},
    }
)
"""Ratings by game and level.

*normal* has 1000; a difference of 400 points means odds of ten to one. ``python -m
tests.tools.bench.levels`` plays the matches and prints these lines.
"""
