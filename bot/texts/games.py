"""The words of the games: a literal list, and ways to find whose words are needed."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.texts import control, gin, hand, panguingue, rummy500
from bot.texts.wording import GENERAL, Wording
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
"""By the key of the game."""


def _by_type() -> dict[type[View | Event | Result], Wording]:
    """Return whose views, events and results are whose; of games that share one, the first has it."""
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
    """Return the words of a game by its key, the general ones for a game that has none."""
    return WORDINGS.get(game, GENERAL)


def wording_of(thing: View | Event | Result, game: str = "") -> Wording:
    """Return the words of the game that a view, event or result belongs to: the one named, if one is, else
    the one that has things of this type; the general ones for what all games have.
    """
    return wording(game) if game else _BY_TYPE.get(type(thing), GENERAL)
