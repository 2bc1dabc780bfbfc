"""Random options, and deals played at random."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from engine import SetupError
from engine.actions import Action
from engine.cards import RANK, Card
from engine.deal import Deal
from engine.match import SEED_BYTES, Match
from engine.spec import Allowed, GameSpec

LONGEST = 20_000
"""Plies after which a deal counts as endless."""


def choices(allowed: Allowed) -> list[Any]:
    """Return values that an option accepts by itself: all on offer, or the ends of its range."""
    if allowed.offered:
        return list(allowed.offered)
    if allowed.low is not None:
        return [allowed.low, allowed.low + 1 if allowed.high is None else allowed.high]
    return [False, True]


def option_sets(spec: GameSpec, rng: random.Random) -> Iterator[Any]:
    """Yield random valid sets of options until every value of every option has occurred."""
    values = {name: choices(allowed) for name, allowed in spec.allowed().items()}
    missing = {(name, value) for name, offered in values.items() for value in offered}
    while missing:
        name, value = rng.choice(sorted(missing, key=repr))
        drawn = {other: rng.choice(offered) for other, offered in values.items() if rng.random() < 0.7}
        try:
            options = spec.options(**{**drawn, name: value})
        except SetupError:
            continue
        missing -= {(other, getattr(options, other)) for other in values}
        yield options


def playable(spec: GameSpec, options: Any, seats: int) -> int:
    """Return ``seats``, or the smallest number of seats if the pack is too small for them."""
    try:
        spec.new_match(seats=seats, options=options)
    except SetupError:
        return spec.seats[0]
    return seats


def shuffled(pack: Sequence[Card], rng: random.Random) -> list[Card]:
    """Shuffle well, or so badly that neighbours stay together and hands are full of melds."""
    longest = rng.choice((1, 3, 4, 5))
    order = sorted(pack, key=rng.choice((lambda card: card, lambda card: (RANK[card], card))))
    chunks = []
    while order:
        size = rng.randint(1, longest)
        chunks.append(order[:size])
        del order[:size]
    rng.shuffle(chunks)
    return [card for chunk in chunks for card in chunk]


def deal_of(match: Match, rng: random.Random) -> Deal:
    return match.deal(shuffled(match.pack(), rng), seed=rng.randbytes(SEED_BYTES))


def pick(deal: Deal, rng: random.Random) -> tuple[int, Action]:
    """Choose a seat and its action.

    The kind of action is drawn first, so that rare kinds occur.
    """
    seat = rng.choice(deal.actors)
    legal = deal.legal_actions(seat)
    kind = rng.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
    return seat, rng.choice([action for action in legal if type(action) is kind])


def play(deal: Deal, rng: random.Random) -> Iterator[Deal]:
    """Yield the deal before every action of random play, and at its end."""
    yield deal
    while deal.result is None:
        assert deal.ply < LONGEST
        deal.apply(*pick(deal, rng))
        yield deal
