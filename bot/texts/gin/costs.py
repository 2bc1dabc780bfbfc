"""What it costs in gin to throw each card: the deadwood that it leaves, and the meld that it breaks; and how
a hand of eleven is melded, which is as the best throw leaves it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.texts.costs import Cost
from bot.texts.faces import row
from engine.actions import Discard
from engine.cards import POINTS, RANK, SUIT, Card, cards_in, mask_of, pack
from engine.games.gin import GinView
from engine.games.gin.arrangement import Arrangement, best, deadwood

_HAND_SIZE: Final = 10


def _beside(card: Card, reach: int) -> int:
    """Return, as a mask, the others of the card's rank, and those of its suit at most so many ranks away."""
    return mask_of(
        other
        for other in pack()
        if other != card
        and (
            RANK[other] == RANK[card]
            or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= reach)
        )
    )


_NEIGHBOURS: Final = tuple(_beside(card, 1) for card in pack())
_PARTNERS: Final = tuple(_beside(card, 2) for card in pack())
"""By card, those with which it could make a meld of three."""


class _Throw(NamedTuple):
    """A throw, the less the better: the deadwood that it leaves, of equal ones whether the card lies beside
    one that the other player took, and how many cards it could be melded with it parts from.
    """

    left: int
    wanted: bool
    partners: int
    points: int
    card: Card

    def as_good_as(self, other: "_Throw") -> bool:
        """Say whether nothing is to choose between two throws."""
        return self[:3] == other[:3]


@lru_cache(maxsize=2048)
def _ranked(hand: int, may: int, taken: int) -> tuple[_Throw, ...]:
    """Return the throws of the cards ``may`` from a hand, the best first; ``taken`` is what the other player
    took and still holds. All are masks.
    """
    return tuple(
        sorted(
            _Throw(
                deadwood(hand ^ 1 << card),
                bool(_NEIGHBOURS[card] & taken),
                (_PARTNERS[card] & hand).bit_count(),
                -POINTS[card],
                card,
            )
            for card in cards_in(may)
        )
    )


def _throws(view: GinView) -> tuple[_Throw, ...]:
    hand = mask_of(view.hand)
    may = mask_of(action.card for action in view.legal if isinstance(action, Discard))
    return _ranked(hand, may or hand, mask_of(view.known[1 - (view.seat or 0)]))


_melded: Final = lru_cache(maxsize=2048)(best)
"""A hand stays as it is while the other plays, and its panel is drawn again and again."""


def arranged(view: GinView) -> Arrangement:
    """Return a hand in its best melds, with its deadwood. Of eleven cards that is what the best throw leaves:
    the card to be thrown is among the loose ones, and does not count.
    """
    hand = mask_of(view.hand)
    if len(view.hand) <= _HAND_SIZE:
        return _melded(hand)
    card = _throws(view)[0].card
    kept = _melded(hand ^ 1 << card)
    return Arrangement(kept.melds, (*kept.loose, card), kept.deadwood)


def costs(view: GinView, _names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return for every card that may be thrown the deadwood that it leaves, and the meld that it breaks.

    The best leave the least, and of those are farthest from what the other player took, and from being melded
    themselves. ``{}`` while nothing may be thrown.
    """
    if not any(isinstance(action, Discard) for action in view.legal):
        return {}
    throws = _throws(view)
    melds = {card: meld for meld in arranged(view).melds for card in meld}
    told = {}
    for throw in throws:
        words = f"leaves {throw.left}"
        meld = melds.get(throw.card, ())
        if throw.left > throws[0].left and meld and deadwood(mask_of(meld) ^ 1 << throw.card):
            words += f" · breaks {row(meld)}"
        told[throw.card] = Cost(words, throw.as_good_as(throws[0]))
    return told
