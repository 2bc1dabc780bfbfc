"""Typed moves of gin, with chosen melds and lay-offs.

``/move knock KD``; ``/move knock KD 5S 6S 7S, 2C 2D 2H`` with chosen melds; ``/move defend 6D 7D`` to lay off
these cards.
"""

import re
from collections.abc import Sequence
from typing import Final

from bot.texts.play.actions import action_label, action_note
from bot.ui.games.gin.choices import defence, ways
from engine.actions import Action
from engine.cards import code, parse_cards
from engine.errors import CardError
from engine.games.gin.terms import GinView, Knock, Phase, WallKnock

_BETWEEN: Final = re.compile(r"[,;|/]")
"""Separates two melds."""


def typed(view: GinView, verb: str, words: str) -> Action | None:
    """Return the action that the words mean; None: search the legal actions by card.

    Raises CardError for text that is not a card.
    """
    if verb == "defend" and view.phase is Phase.DEFENCE:
        return defence(view, parse_cards(words))
    if verb != "knock":
        return None
    (discard, *first), *others = [parse_cards(part) or _no_card(words) for part in _BETWEEN.split(words)]
    melds = [meld for meld in (tuple(first), *others) if meld]
    kind = WallKnock if view.phase is Phase.WALL else Knock
    return kind(discard, tuple(melds)) if melds else None


def _no_card(words: str) -> tuple[()]:
    raise CardError(words)


def offers(view: GinView, verb: str, words: str) -> Sequence[tuple[str, str]]:
    """Return completions for knocks with chosen melds; all others are legal actions."""
    if verb != "knock" or not words.strip():
        return ()
    return [
        (f"{action_label(knock, view)} · {action_note(knock, view)}", typing)
        for _, knock in ways(view)
        if knock.melds is not None
        and (typing := code((knock.card,)) + " " + ", ".join(map(code, knock.melds)))
        and typing.lower().startswith(words.strip().lower())
    ]
