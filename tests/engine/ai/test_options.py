"""Computer players, hints and reviews cope with every option at the ends of its range.

Each takes about as much work as under the default options.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

import engine
from engine import GAMES
from engine.ai import Level, choose, levels
from engine.ai.rummy500 import playout
from engine.ai.search import DECISION_PROBLEMS, assess, win_probability
from engine.ai.search.paired_comparison import compare
from engine.ai.search.win_probability import match_win_probability
from engine.errors import SetupError
from engine.games.rummy500 import melds
from engine.spec import GameSpec
from engine.views import View
from tests.engine.extremes import ends_of, extremes
from tests.engine.work import lines_of, measured

_FIRST: Final = 3_000_000
_PEAK: Final = 32_000_000
"""Lines and bytes allowed for a call that fills caches and loads a value network."""
_TIMES: Final = 4
"""Allowed factor of work over the default options, in the most expensive of a few positions."""
_SAMPLES: Final = 100
"""Samples of the remainder of a match: a tenth of a review's.

Their number does not depend on options.
"""
_LEAST: Final = 100_000
_LEAST_REVIEW: Final = 12_000
"""The least number of lines allowed for a decision or hint, and for a review.

A review of a very long match samples its remainder in some 15 draws of 25 lines each, and plays a few deals.
"""
_PLAYOUTS: Final = 2
_PLIES: Final = 60


def positions(spec: GameSpec, options: Any, seed: int, count: int) -> Iterator[View]:
    """Yield the decision with the most choices early in each of some deals of *easy*."""
    chance = Random(seed)
    for _ in range(count):
        match = spec.new_match(seats=spec.seats[0], options=options)
        order = chance.sample(match.pack(), len(match.pack()))
        deal, views = match.deal(order, seed=chance.randbytes(32)), []
        while deal.result is None and deal.ply < _PLIES:
            views.append(deal.view(deal.actors[0]))
            deal.apply(deal.actors[0], choose(spec.key, Level.EASY, views[-1]))
        yield max(views, key=lambda view: len(view.legal))


def questions(spec: GameSpec, view: View) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield the calls that computer players, hints and reviews make about a position."""
    for level in levels(spec.key):
        if level is not Level.EXPERT:
            yield level, partial(choose, spec.key, level, view)
    yield "hint", lambda: assess(view, _PLAYOUTS, 1)
    yield "review", lambda: _reviewed(view)


def _reviewed(view: View) -> None:
    one, other = view.legal[0], view.legal[-1]
    compare(DECISION_PROBLEMS[type(view)](view), one, other, _PLAYOUTS, 1)
    match_win_probability(view, 5.0, 10.0, 3)


def _usual(spec: GameSpec, count: int) -> dict[str, int]:
    """Return the most lines that each call takes under the default options, with caches filled."""
    most: dict[str, int] = {}
    for view in positions(spec, spec.options(), 1, count):
        for name, ask in questions(spec, view):
            ask()
            least = _LEAST_REVIEW if name == "review" else _LEAST
            most[name] = max(most.get(name, least), lines_of(ask, _FIRST))
    return most


def _compare(spec: GameSpec, sets: Sequence[tuple[str, Any]], count: int) -> None:
    """Check the work of every call in ``count`` positions of each set of options.

    A call that exceeds the limit is repeated, because it may have filled caches.
    """
    usual = _usual(spec, max(count, 4))
    for named, options in sets:
        for view in positions(spec, options, 1, count):
            for name, ask in questions(spec, view):
                work, most = measured(ask, _FIRST), _TIMES * usual[name]
                assert work.peak <= _PEAK, (named, name)
                lines = work.lines if work.lines <= most else lines_of(ask, _FIRST)
                assert lines <= most, (named, name, lines, usual[name])


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(win_probability, "_SAMPLES", _SAMPLES)


def _sets(spec: GameSpec) -> list[tuple[str, Any]]:
    return [each for each in extremes(spec, Random(spec.key), times=1) if _seated(spec, each[1])]


def _seated(spec: GameSpec, options: Any) -> bool:
    """Return whether the options allow the number of players that ``positions`` uses."""
    try:
        spec.new_match(seats=spec.seats[0], options=options)
    except SetupError:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_option_at_either_end_takes_the_usual_work(game: str) -> None:
    """Regression: a table of win probabilities by target took 658 MB in gin at 3,000 points."""
    spec = GAMES[game]
    sets = _sets(spec)
    for name, allowed in spec.allowed().items():
        assert {*ends_of(allowed)} <= {getattr(options, name) for _, options in sets}, name
    assert len({spec.goal(options) for _, options in sets}) > 1
    _compare(spec, sets, 1)


def _modules() -> Iterator[ModuleType]:
    for found in walk_packages(engine.__path__, "engine."):
        yield import_module(found.name)


def test_every_cache_of_the_engine_has_a_size() -> None:
    caches = [
        (module.__name__, name, each)
        for module in _modules()
        for name, each in vars(module).items()
        if hasattr(each, "cache_parameters")
    ]
    assert len(caches) > 20
    for module, name, each in caches:
        endless = each.cache_parameters()["maxsize"] is None
        assert not endless or not inspect.signature(each).parameters, f"{module}.{name}"


def test_what_is_looked_up_of_melds_is_kept_in_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(melds, "_KEPT", 50)
    monkeypatch.setattr(playout, "_KEPT", 50)
    runs = melds.Runs(ace_high=True, ace_wrap=False)
    known = playout._RunsIn(runs)
    for held in range(1, 400):
        assert runs.within(0, held) is runs.within(0, held)
        assert known[held] is known[held]
        assert max(len(runs._within), len(known)) <= 50
