"""Actions that no client can mean, and the refusals they get."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from typing import Any

from engine import IllegalAction
from engine.actions import Action
from engine.cards import Card
from engine.spec import GameSpec


class Stranger(Action):
    """An action that belongs to no game."""


STRANGERS: tuple[Any, ...] = (Stranger(), Action(), None, 42, "draw", object(), Action, ())
SCRAPS: tuple[Any, ...] = (
    None,
    -1,
    52,
    10**30,
    1.0,
    True,
    "AS",
    b"",
    [],
    {},
    (),
    ((),),
    (None,),
    ("x",),
    ((0, 1),),
)


def forgeries(
    spec: GameSpec, legal: Sequence[Action], pack: Sequence[Card], rng: random.Random
) -> Iterator[Any]:
    """Yield actions of the game with arbitrary fields: other cards, random melds, wrong types."""
    for kind in spec.actions:
        names = [field.name for field in fields(kind)]
        for _ in range(6 if names else 1):
            values: list[Any] = [
                rng.choice(
                    (
                        rng.choice(SCRAPS),
                        rng.choice(pack),
                        tuple(rng.sample(pack, 3)),
                        (tuple(rng.sample(pack, 3)), tuple(rng.sample(pack, 3))),
                    )
                )
                for _ in names
            ]
            yield kind(*values)
    for action in legal:
        for field in fields(action):
            yield replace(action, **{field.name: rng.choice(SCRAPS)})


def refusal_of(act: Callable[[], object]) -> tuple[Any, ...] | None:
    """Return the content of a refusal, or None if there was none."""
    try:
        act()
    except IllegalAction as refusal:
        return refusal.reason, refusal.rule, refusal.cards, refusal.facts
    return None
