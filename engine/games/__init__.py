"""All games, as a literal list."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.control.match import SPEC as CONTROL
from engine.games.gin.match import SPEC as GIN
from engine.games.hand.match import PARTNERSHIP as HAND_PARTNERSHIP
from engine.games.hand.match import SPEC as HAND
from engine.games.panguingue.match import SPEC as PANGUINGUE
from engine.games.rummy500.match import SPEC as RUMMY500
from engine.spec import GameSpec

__all__ = ["GAMES"]

GAMES: Final[Mapping[str, GameSpec]] = MappingProxyType(
    {
        spec.key: spec
        for spec in (
            GIN,
            PANGUINGUE,
            RUMMY500,
            CONTROL,
            HAND,
            HAND_PARTNERSHIP,
        )
    }
)
