"""Endings of gin with known exact values, and values sampled from them."""

import random
from collections.abc import Iterator

from engine import GAMES
from engine.actions import Action
from engine.ai.gin.worlds import GinDecision
from engine.ai.search import sequential_halving
from engine.cards import Card, mask_of, pack
from engine.games.gin.arrangement import discards
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import GinView, Phase


class Sampled(GinDecision):
    """A decision without exact values, in which all hidden cards are equally likely."""

    def __init__(self, view: GinView) -> None:
        super().__init__(view, weighted=False)

    def solved(self, limit: int) -> list[tuple[Action, float]] | None:
        """Return no exact values."""
        return None


def endings(chance: random.Random, count: int) -> Iterator[GinDeal]:
    """Yield positions with an empty stock in which the seat on turn (0) may knock or discard."""
    options = GAMES["gin"].options()
    while count:
        cards = chance.sample(pack(), 52)
        hand = cards[:11]
        for _ in range(40):
            least, card = min((left, card) for card, left in discards(mask_of(hand)))
            if 0 < least <= options.knock_limit:
                break
            # As in play: discard, and draw another.
            drawn = chance.choice([other for other in cards if other not in hand])
            hand = [drawn, *(other for other in hand if other != card)]
        else:
            continue
        rest = [card for card in cards if card not in hand]
        count -= 1
        yield GinDeal.at(
            options,
            dealer=0,
            turn=0,
            phase=Phase.DISCARD,
            hands=(hand, rest[:10]),
            stock=rest[10 : 10 + options.stock_floor],
            pile=rest[10 + options.stock_floor :],
            first_upcard=Card(0),
        )


def within(deals: Iterator[GinDeal], playouts: int) -> tuple[int, int]:
    """Return how many sampled values are within three standard errors, and of how many."""
    inside = looked = 0
    for seed, deal in enumerate(deals):
        view = deal.view(0)
        exact = GinDecision(view, weighted=False).exact_values(100_000)
        if exact is None:
            raise RuntimeError("the ending has no exact solution")
        worth = dict(exact)
        for one in sequential_halving(Sampled(view), playouts, seed).ranked[:2]:
            looked += 1
            inside += abs(one.value - worth[one.action]) <= 3 * one.standard_error + 1e-9
    return inside, looked
