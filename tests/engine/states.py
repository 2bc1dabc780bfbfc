"""The whole state of a value, for comparisons."""

import types
from functools import cache
from typing import Any


def state_of(value: Any) -> Any:
    """Return the whole state of a value, including private attributes, in a comparable form."""
    if isinstance(value, int | str | bytes | types.NoneType):
        return value
    if isinstance(value, list | tuple):
        return [state_of(item) for item in value]
    if isinstance(value, dict):
        return {name: state_of(item) for name, item in value.items()}
    inside = {name: getattr(value, name) for name in slots_of(type(value)) if hasattr(value, name)}  # type: ignore[arg-type]
    inside |= getattr(value, "__dict__", {}) if not isinstance(value, type) else {}
    if not inside:
        return value
    return type(value), {name: state_of(item) for name, item in inside.items()}


@cache
def slots_of(kind: type) -> list[str]:
    return [name for parent in kind.__mro__ for name in getattr(parent, "__slots__", ())]
