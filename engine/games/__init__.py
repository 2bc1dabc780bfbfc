"""All games, as a literal list."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games import control, gin, hand, panguingue, rummy500
from engine.spec import GameSpec

__all__ = ["GAMES"]

GAMES: Final[Mapping[str, GameSpec]] = MappingProxyType(
    {
        spec.key: spec
        for spec in (
            gin.SPEC,
            panguingue.SPEC,
            rummy500.SPEC,
            control.SPEC,
            hand.SPEC,
            hand.PARTNERSHIP,
        )
    }
)
