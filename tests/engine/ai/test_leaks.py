"""What computer players and networks are asked depends on nothing that their seat cannot see.

Hidden cards are dealt again; the view, every number that reaches a network, and every decision stay the
same. Networks are found by their loader, so a new one is covered.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages
from random import Random
from types import FrameType, ModuleType
from typing import Any, Final

import numpy as np
import pytest

import engine.ai
from engine import GAMES
from engine.ai import PLAIN, Level, choose, expert, levels
from engine.ai.search import assess
from engine.views import View
from tests.engine.ai import matches

DECISIONS: Final = 5
"""Decisions of each game that are compared."""
PLAYOUTS: Final = 2
WEIGHTS: Final = ("self", "cls", "net", "network", "weights")
"""Parameters that hold the network itself."""


@cache
def networks() -> Sequence[ModuleType]:
    """Return the modules that load a network."""
    found = [
        import_module(module.name)
        for module in walk_packages(engine.ai.__path__, "engine.ai.")
        if not module.name.startswith(("engine.ai.training", "engine.ai.value_net"))
    ]
    return [module for module in found if hasattr(module, "load_weights")]


def numbers(value: Any) -> Any:
    """Return what a value holds in numbers and texts; of other objects their type."""
    if isinstance(value, np.ndarray):
        return value.shape, hash(value.tobytes())
    if is_dataclass(value) and not isinstance(value, type):
        return [numbers(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, dict):
        return [(numbers(key), numbers(one)) for key, one in value.items()]
    if isinstance(value, (tuple, list)):
        return [numbers(one) for one in value]
    return value if isinstance(value, (int, float, str, bytes)) else type(value).__name__


def cached(modules: Sequence[ModuleType]) -> Iterator[tuple[Any, bool]]:
    """Yield the functions of some modules that keep results, and whether they have parameters."""
    for module in modules:
        for function in [*vars(module).values()]:
            if hasattr(function, "cache_clear"):
                yield function, bool(signature(function).parameters)


def load(modules: Sequence[ModuleType]) -> None:
    """Load the networks of some modules, which stay loaded: their loaders have no parameters."""
    for function, parameters in cached(modules):
        if not parameters:
            function()


@contextmanager
def watched(modules: Sequence[ModuleType]) -> Iterator[list[Any]]:
    """Record the arguments and results of all functions of some modules."""
    sources, told = {module.__file__ for module in modules}, []

    def note(frame: FrameType, event: str, result: Any) -> None:
        if frame.f_code.co_filename not in sources or event not in {"call", "return"}:
            return
        given = {name: one for name, one in frame.f_locals.items() if name not in WEIGHTS}
        told.append((frame.f_code.co_name, event, numbers(given if event == "call" else result)))

    for function, parameters in cached(modules):
        if parameters:
            function.cache_clear()
    sys.setprofile(note)
    try:
        yield told
    finally:
        sys.setprofile(None)


def moments(game: str, seats: int, count: int) -> Iterator[tuple[View, View]]:
    """Yield views of decisions, and those of the same seats with other hidden cards."""
    chance = Random(f"{game} {seats}")
    spread = 0
    for seed in range(count):
        deal = matches.new_deal(game, seats, seed)
        for _ in range(chance.randrange(40)):
            if deal.result is None:
                before = deal.clone()
                deal.apply(deal.actors[0], choose(game, Level.EASY, deal.view(deal.actors[0])))
        deal = deal if deal.result is None else before
        seat = deal.actors[0]
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
        spread += twin.view((seat + 1) % seats).hand != deal.view((seat + 1) % seats).hand
        yield deal.view(seat), twin.view(seat)
    assert spread > count / 2


TABLES: Final = [
    (key, seats) for key, spec in GAMES.items() for seats in sorted({spec.seats[0], min(spec.seats[-1], 4)})
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_networks_and_decisions_are_the_same_whatever_lies_where_the_seat_cannot_see(
    game: str, seats: int
) -> None:
    asked = 0
    load(networks())
    for view, twin in moments(game, seats, DECISIONS):
        assert view == twin
        found = []
        for seen in (view, twin):
            with watched(networks()) as told:
                chosen: list[object] = [choose(game, level, seen) for level in PLAIN]
                if Level.EXPERT in levels(game):
                    chosen.append(expert(seen, PLAYOUTS))
                    chosen.append(assess(seen, PLAYOUTS, 1))
            found.append((chosen, told))
        assert found[0] == found[1]
        asked += len(found[0][1])
    if any(module.__name__.split(".")[2] == game for module in networks()):
        assert asked


@pytest.mark.parametrize("view", [spec.view for spec in GAMES.values()], ids=lambda view: view.__name__)
def test_a_view_is_equal_to_another_only_if_all_that_it_holds_is(view: type[View]) -> None:
    """A field that is not compared could hold what a seat may not know."""
    assert all(field.compare for field in fields(view))


def test_a_number_from_elsewhere_is_noticed() -> None:
    module = ModuleType("leaky")
    module.__file__ = "leaky.py"
    exec(compile("def inputs(view):\n    return [*view, hidden]", "leaky.py", "exec"), vars(module))

    def told_of(hidden: int) -> list[Any]:
        with watched([module]) as told:
            vars(module).update(hidden=hidden)
            vars(module)["inputs"]((3, 4))
        return told

    assert told_of(1) == told_of(1)
    assert told_of(1) != told_of(2)
