"""The cost of each discard in gin: the deadwood that it leaves, and the meld that it breaks.

Also the melds of a hand of eleven: those that the discard with the lowest deadwood leaves.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.texts.faces import row
from bot.texts.games.costs import Cost
from bot.texts.localization import LazyMessage, message
from engine.actions import Discard
from engine.cards import POINTS, Card, cards_in, mask_of
from engine.games.gin.arrangement import Arrangement, best, deadwood
from engine.games.gin.terms import GinView

MEASURE: Final = LazyMessage("gin-costs-lowest-deadwood")
_HAND_SIZE: Final = 10


class _Discard(NamedTuple):
    """A discard as a sort key: the deadwood that it leaves, then its points, the most first."""

    left: int
    points: int
    card: Card


@lru_cache(maxsize=2048)
def _ranked(hand: int, may: int) -> tuple[_Discard, ...]:
    """Return the discards of the cards ``may`` from a hand, the lowest deadwood first.

    Both are masks.
    """
    return tuple(sorted(_Discard(deadwood(hand ^ 1 << card), -POINTS[card], card) for card in cards_in(may)))


def _discards(view: GinView) -> tuple[_Discard, ...]:
    hand = mask_of(view.hand)
    may = mask_of(action.card for action in view.legal if isinstance(action, Discard))
    return _ranked(hand, may or hand)


_melded: Final = lru_cache(maxsize=2048)(best)
"""Cached: the hand does not change while the opponent plays, but its panel is redrawn often."""


def arranged(view: GinView) -> Arrangement:
    """Return a hand in the melds that leave the lowest deadwood, with that deadwood.

    Of eleven cards one is discarded: it is among the loose ones and does not count.
    """
    hand = mask_of(view.hand)
    if len(view.hand) <= _HAND_SIZE:
        return _melded(hand)
    card = _discards(view)[0].card
    kept = _melded(hand ^ 1 << card)
    return Arrangement(kept.melds, (*kept.loose, card), kept.deadwood)


def costs(view: GinView, _names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return for every possible discard the deadwood that it leaves, and the meld that it breaks.

    The measure is the deadwood. Empty if nothing may be discarded.
    """
    if not any(isinstance(action, Discard) for action in view.legal):
        return {}
    discards = _discards(view)
    melds = {card: meld for meld in arranged(view).melds for card in meld}
    told = {}
    for discard in discards:
        words = message("gin-costs-leaves", deadwood=discard.left)
        meld = melds.get(discard.card, ())
        if discard.left > discards[0].left and meld and deadwood(mask_of(meld) ^ 1 << discard.card):
            words += f" · {message('gin-costs-breaks', meld=row(meld))}"
        told[discard.card] = Cost(words, (discard.left,))
    return told
