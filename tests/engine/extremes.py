"""Sets of options derived from the specs; no option and no value is named here."""

from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import combinations
from random import Random
from typing import Any

from engine.errors import SetupError
from engine.spec import Allowed, GameSpec

_MANY = 1_000_000
_TRIES = 20
"""Sets drawn for a value, or for a pair that conflicts; that with the most new ones is used."""
_FILLED = 4
"""Sets filled up for a pair of values, likewise."""


def ends_of(allowed: Allowed) -> tuple[Any, ...]:
    """Return the smallest and the largest value of an option; for words all values on offer."""
    if allowed.low is None:
        ends = allowed.offered or (False, True)
    else:
        ends = (allowed.low,) if allowed.high is None else (allowed.low, allowed.high)
    return (*ends, None) if allowed.none else tuple(ends)


def offered_of(allowed: Allowed) -> tuple[Any, ...]:
    """Return the values that a menu offers, and the ends of the range."""
    return tuple(dict.fromkeys((*allowed.offered, *ends_of(allowed))))


def extremes(spec: GameSpec, chance: Random, *, times: int) -> Iterator[tuple[str, Any]]:
    """Yield sets of options by name until each end of each option has occurred so many times.

    Then come those with all options at their least and greatest values. In each of the others some
    options more are at an end. An end that conflicts with all that was drawn is combined with the first other
    option that makes it possible.
    """
    allowed = spec.allowed()
    usual = {name: getattr(spec.options(), name) for name in allowed}
    missing = {(name, end): times for name, of in allowed.items() for end in ends_of(of)}
    number = 0
    while missing:
        name, end = max(missing, key=lambda each: missing[each])
        drawn = [
            options
            for _ in range(_TRIES)
            if (options := _drawn(spec, _mixed(usual, allowed, chance) | {name: end}))
        ]
        options = max(drawn, key=lambda each: len(_ends_in(each, missing)), default=None)
        options = options or _possible(spec, {name: end})
        for found in _ends_in(options, missing):
            missing[found] -= 1
            if not missing[found]:
                del missing[found]
        number += 1
        yield f"ends {number}: {options}", options
    for at, word in ((0, "least"), (-1, "greatest")):
        yield f"all {word}", _possible(spec, {name: ends_of(of)[at] for name, of in allowed.items()})


def _mixed(usual: Mapping[str, Any], allowed: Mapping[str, Allowed], chance: Random) -> dict[str, Any]:
    return {
        name: chance.choice(ends_of(of)) if chance.random() < 0.25 else usual[name]
        for name, of in allowed.items()
    }


def _ends_in(options: Any, ends: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    return [(name, end) for name, end in ends if getattr(options, name) == end]


def every_value(spec: GameSpec) -> Iterator[tuple[str, Any]]:
    """Yield sets of options by name: the presets, and each value of each option on its own.

    A value that conflicts with the defaults is combined with the first other option that makes it possible.
    Where the smallest value is 0 and may mean no limit, the smallest limit is included too.
    """
    for preset in spec.presets:
        yield preset, spec.options(preset=preset)
    for name, allowed in spec.allowed().items():
        for value in offered_of(allowed):
            if value != getattr(spec.options(), name):
                yield f"{name}={value}", _possible(spec, {name: value})
        if allowed.low == 0 and 1 not in offered_of(allowed) and _drawn(spec, {name: 1}) is not None:
            yield f"{name}=1", _drawn(spec, {name: 1})


def shortest(spec: GameSpec) -> dict[str, Any]:
    """Return the option value that gives the fewest deals, or else the nearest target."""
    usual = spec.goal(spec.options())
    found = []
    for name, allowed in spec.allowed().items():
        for value in offered_of(allowed):
            options = _drawn(spec, {name: value})
            goal = spec.goal(options) if options is not None else usual
            if goal != usual:
                found.append(((goal.deals or _MANY, abs(goal.target)), {name: value}))
    return min(found, key=lambda each: each[0])[1]


def with_value(spec: GameSpec, options: Any, values: Mapping[str, Any]) -> Any:
    """Return options with some values changed; None if they conflict."""
    return _drawn(spec, {name: getattr(options, name) for name in spec.allowed()} | dict(values))


def every_pair(spec: GameSpec, chance: Random) -> Iterator[tuple[str, Any]]:
    """Yield sets of options by name until every pair of values has occurred.

    Each has as many new pairs as possible. Pairs that conflict are given up after some tries.
    """
    values = {name: offered_of(allowed) for name, allowed in spec.allowed().items()}
    missing = {
        frozenset([(one, mine), (other, its)])
        for one, other in combinations(values, 2)
        for mine in values[one]
        for its in values[other]
    }
    waiting = sorted(missing, key=lambda pair: sorted(map(repr, pair)))
    chance.shuffle(waiting)
    number = 0
    for pair in waiting:
        if pair not in missing:
            continue
        filled = [_filled(dict(pair), values, missing, chance) for _ in range(_FILLED)]
        mixed = ({name: chance.choice(of) for name, of in values.items()} | dict(pair) for _ in range(_TRIES))
        drawn = [options for each in filled if (options := _drawn(spec, each))]
        drawn = drawn or [options for each in mixed if (options := _drawn(spec, each))]
        covered = [{*_pairs(options, values)} & missing for options in drawn]
        best = max(range(len(drawn)), key=lambda at: len(covered[at]), default=None)
        missing.remove(pair)
        if best is not None:
            missing -= covered[best]
            number += 1
            yield f"pairs {number}", drawn[best]


def _filled(
    begun: Mapping[str, Any],
    values: Mapping[str, tuple[Any, ...]],
    missing: Set[frozenset[tuple[str, Any]]],
    chance: Random,
) -> dict[str, Any]:
    """Return options with a value for every name, each the one with the most missing pairs."""
    filled = dict(begun)
    for name in chance.sample([*values], len(values)):
        if name not in filled:
            offered = chance.sample(values[name], len(values[name]))
            filled[name] = max(
                offered,
                key=lambda value: sum(
                    frozenset([(name, value), other]) in missing for other in filled.items()
                ),
            )
    return filled


def _drawn(spec: GameSpec, values: Mapping[str, Any]) -> Any:
    """Return these options; None if they conflict."""
    try:
        return spec.options(**values)
    except SetupError:
        return None


def _pairs(options: Any, values: Mapping[str, Any]) -> Iterator[frozenset[tuple[str, Any]]]:
    for one, other in combinations(values, 2):
        yield frozenset([(one, getattr(options, one)), (other, getattr(options, other))])


def _possible(spec: GameSpec, values: Mapping[str, Any]) -> Any:
    """Return these options; if they conflict, one of them is changed or reset to its default."""
    tried: list[dict[str, Any]] = [dict(values)]
    allowed = spec.allowed()
    if len(values) == 1:
        tried += [
            {**values, name: end} for name, of in allowed.items() for end in ends_of(of) if name not in values
        ]
    else:
        tried += [{name: each for name, each in values.items() if name != left} for left in values]
        tried += [
            {name: each for name, each in values.items() if name not in (one, two)}
            for one in values
            for two in values
        ]
    for each in tried:
        try:
            return spec.options(**each)
        except SetupError:
            continue
    raise AssertionError(f"{spec.key}: {values} cannot be played")
