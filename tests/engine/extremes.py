"""Options at the ends of what they allow, from the specs: nothing here names an option."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.errors import SetupError
from engine.spec import Allowed, GameSpec


def ends_of(allowed: Allowed) -> tuple[Any, ...]:
    """Return the least and the greatest value of an option; of words all that are offered."""
    if allowed.low is None:
        ends = allowed.offered or (False, True)
    else:
        ends = (allowed.low,) if allowed.high is None else (allowed.low, allowed.high)
    return (*ends, None) if allowed.none else tuple(ends)


def offered_of(allowed: Allowed) -> tuple[Any, ...]:
    """Return the values that a menu offers, and the ends."""
    return tuple(dict.fromkeys((*allowed.offered, *ends_of(allowed))))


def extremes(spec: GameSpec) -> Iterator[tuple[str, Any]]:
    """Yield the options of a game by name: one option at an end, each, and then all of them at one end.

    An option that does not go with the defaults comes with the first other that makes it possible.
    """
    allowed = spec.allowed()
    yield "usual", spec.options()
    for name, of in allowed.items():
        for value in ends_of(of):
            if value != getattr(spec.options(), name):
                yield f"{name}={value}", _possible(spec, {name: value})
    for at, word in ((0, "least"), (-1, "greatest")):
        yield f"all {word}", _possible(spec, {name: ends_of(of)[at] for name, of in allowed.items()})


def _possible(spec: GameSpec, values: Mapping[str, Any]) -> Any:
    """Return these options; where they do not go together, one is changed or left as usual."""
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
