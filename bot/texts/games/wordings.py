"""The wordings of the games, and functions that find the one needed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.texts.games import control, gin, hand, panguingue, rummy500
from bot.texts.games.wording import GENERAL, Wording
from engine import GAMES
from engine.deal import Result
from engine.events import Event
from engine.views import View

WORDINGS: Final[Mapping[str, Wording]] = MappingProxyType(
    {
        "gin": gin.WORDING,
        "panguingue": panguingue.WORDING,
        "rummy500": rummy500.WORDING,
        "control": control.WORDING,
        "hand": hand.WORDING,
        "hand_partnership": hand.PARTNERSHIP,
    }
)
"""By the game's key."""


def _by_type() -> dict[type[View | Event | Result], Wording]:
    """Map the games' types of views, events and results to wordings; the first game wins."""
    found: dict[type[View | Event | Result], Wording] = {}
    for key, own in WORDINGS.items():
        if (spec := GAMES.get(key)) is not None:
            kinds: tuple[type[View | Event | Result], ...] = (spec.view, spec.result, *spec.events)
            for kind in kinds:
                if kind.__module__.startswith("engine.games."):  # all others belong to every game
                    found.setdefault(kind, own)
    return found


_BY_TYPE: Final = _by_type()


def wording(game: str) -> Wording:
    """Return the wording of a game by its key; the default one for a game without."""
    return WORDINGS.get(game, GENERAL)


def wording_of(thing: View | Event | Result, game: str = "") -> Wording:
    """Return the wording for a view, event or result.

    It is the named game's, else that of the game with this type, else the default one.
    """
    return wording(game) if game else _BY_TYPE.get(type(thing), GENERAL)
