"""The types of computer players, and the fallback policy for absent players."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from engine.actions import Action, Discard, DrawStock
from engine.cards import FACE, JOKER, POINTS, RANK, SUIT, Card
from engine.views import View


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    STRONG = "strong"
    EXPERT = "expert"


LEVELS: Final = tuple(Level)
PLAIN: Final = LEVELS[:-1]
"""The levels that every game has; they use no playouts."""

Player = Callable[[Any], Action]
"""Maps the view of a seat that may act to an action that the deal accepts; one for each game."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """An error that a beginner makes at times; `docs/levels.md` lists those of every game."""

    name: str
    """Its name on that page."""
    share: float
    """The share of the chances to make it in which it is made."""

    def happens(self, view: View) -> bool:
        """Return whether it is made here: pseudo-random, but the same for the same view."""
        seen = repr((self.name, view.seat, view.hand, view.pile, view.stock, len(view.melds)))
        return int.from_bytes(sha256(seen.encode()).digest()[:4]) < self.share * (1 << 32)


_DECLINING: Final = ("pass", "drop", "nodemand")
_FORCED: Final = ("goout", "layoff", "meld")


def fallback_policy(view: View) -> Action:
    """Draw from the stock or decline, discard the drawn card, never meld or knock.

    To decline means to pass, to demand nothing, and to drop: playing a hand without melding pays everybody.
    When the drawn card cannot be discarded, or the player had taken from the pile, the card with the fewest
    companions in the hand goes; among equals the one with the most points. A taken card that must be placed
    is laid off, or else melded. Where only other actions are left (a defence, for example) the first legal
    one is taken.
    """
    for action in view.legal:
        if isinstance(action, DrawStock):
            return action
    for action in view.legal:
        if action.verb in _DECLINING:
            return action
    discards = [action for action in view.legal if isinstance(action, Discard)]
    if not discards:
        return min(view.legal, key=_reluctance)
    for action in discards:
        if action.card == view.drawn:
            return action
    return min(
        discards,
        key=lambda discard: (_companions(discard.card, view.hand), -POINTS[discard.card], discard.card),
    )


def _reluctance(action: Action) -> int:
    """Rank the actions for when nothing can be discarded; unlisted verbs come last."""
    return _FORCED.index(action.verb) if action.verb in _FORCED else len(_FORCED)


def _companions(card: Card, hand: tuple[Card, ...]) -> int:
    """Count the other cards of the hand that could share a meld with the card.

    A joker goes with everything.
    """
    if FACE[card] == JOKER:
        return len(hand)
    return sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in hand
        if other != card
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Policies:
    """The computer players of one game."""

    levels: Mapping[Level, Player]
    """The player of each level; *expert* is not among them, the search plays it."""
    fallback: Player = fallback_policy
    """Plays for an absent player; games whose rules say what happens then have their own."""
