"""Random conditional orders of a game, for a seat."""

import random

from engine.cards import FACE
from engine.deal import Deal
from engine.orders import DRAWN, MOST_DISCARDS, MOST_FACES, MOST_RULES, Condition, Order, Rule


def random_order(deal: Deal, seat: int, rng: random.Random) -> Order:
    """Return an order that the seat may place, for possible upcards and own cards."""
    return Order(tuple(_rule(deal, seat, rng) for _ in range(rng.randint(1, MOST_RULES))))


def _rule(deal: Deal, seat: int, rng: random.Random) -> Rule:
    assert deal.orders is not None
    first, terms = rng.choice([*deal.orders.first.items()])
    view = deal.view(seat)
    seen = {*view.hand, *(card for meld in view.melds for card in meld.cards)}
    faces = sorted({FACE[card] for card in deal.cards() if card not in seen})
    held = sorted({FACE[card] for card in view.hand})
    when = Condition()
    if terms.conditional and rng.random() < 0.7:
        when = rng.choice(
            (
                Condition(faces=tuple(rng.sample(faces, min(MOST_FACES, len(faces))))),
                Condition(ranks=tuple(rng.sample(range(13), 3))),
                Condition(suits=(rng.randrange(4),)),
                Condition(faces=(rng.choice(faces),), ranks=(rng.randrange(13),)),
            )
        )
    discards: list[int] = []
    if terms.discards:
        discards = rng.sample(held, min(len(held), rng.randint(0, MOST_DISCARDS - 1)))
        if rng.random() < 0.5:
            discards.insert(rng.randint(0, len(discards)), DRAWN)
    melds = terms.discards and bool(deal.orders.melds) and rng.random() < 0.5
    ends = rng.choice(deal.orders.limits) if terms.discards and deal.orders.limits else None
    return Rule(when, first, tuple(discards), melds, ends if rng.random() < 0.5 else None)
