"""JSON of the engine's objects, read and written by pydantic.

An action is ``{"do":"Discard","card":9}``: the name of its class, then its fields; an event is the same
with ``"event"``. Reading is strict (numbers must be numbers, no unknown fields) and raises BadRecord, which
says where the record is and never what it contains. Whether an action is *legal* is up to the engine.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError, from_json, to_json

from data.db.errors import BadRecord, StorageError
from engine.actions import Action
from engine.deal import Result
from engine.errors import SetupError
from engine.events import Event
from engine.match import Outcome
from engine.spec import GameSpec

T = TypeVar("T")


class _Adapters(dict[type[Any], TypeAdapter[Any]]):
    """The adapter of every class, built on first use."""

    def __missing__(self, kind: type[Any]) -> TypeAdapter[Any]:
        adapter = self[kind] = TypeAdapter(kind)
        return adapter


_ADAPTERS = _Adapters()


@cache
def _by_name(kinds: tuple[type[Any], ...]) -> Mapping[str, TypeAdapter[Any]]:
    return {kind.__name__: _ADAPTERS[kind] for kind in kinds}


def _dump(value: object) -> str:
    try:
        return _ADAPTERS[type(value)].serializer.to_json(value, warnings="error").decode()
    except PydanticSerializationError:  # it could not be read back; the cause would quote it
        raise StorageError(f"A {type(value).__name__} holds a value that is not of its type.") from None


def dump_named(key: str, value: object) -> str:
    """Return the JSON of an object with the name of its class under ``key``, which comes first."""
    body = _dump(value)
    head = f'{{"{key}":"{type(value).__name__}"'
    return head + ("}" if body == "{}" else "," + body[1:])


def _load(adapter: TypeAdapter[Any], text: str, what: str, where: str) -> Any:
    try:
        return adapter.validator.validate_json(text, strict=True, extra="forbid")
    except (ValidationError, ValueError):
        raise BadRecord(what, where) from None  # the cause would quote the record


def load_named(key: str, kinds: tuple[type[T], ...], text: str, what: str, where: str) -> T:
    """Read an object of one of these classes as ``dump_named`` writes it. Raises BadRecord."""
    read: T
    head = f'{{"{key}":"'
    name, quote, rest = text[len(head) :].partition('"')
    adapter = _by_name(kinds).get(name)
    if not text.startswith(head) or not quote or adapter is None or rest[:2] not in {',"', "}"}:
        # Not as we write it (spaces, another order of fields), but it may still be valid JSON.
        name, body = _take_name(key, text, what, where)
        adapter = _by_name(kinds).get(name)
        if adapter is None:
            raise BadRecord(what, where)
        read = _load(adapter, body, what, where)
    else:
        read = _load(adapter, "{" + rest.removeprefix(","), what, where)
    return read


def _take_name(key: str, text: str, what: str, where: str) -> tuple[str, str]:
    record = _record(text, what, where)
    name = record.pop(key, None)
    if not isinstance(name, str):
        raise BadRecord(what, where)
    return name, to_json(record).decode()


def _record(text: str, what: str, where: str) -> dict[str, Any]:
    try:
        record = from_json(text)
    except ValueError:
        raise BadRecord(what, where) from None
    if not isinstance(record, dict):
        raise BadRecord(what, where)
    return record


def dump_action(action: Action) -> str:
    """Return the JSON of an action."""
    return dump_named("do", action)


def load_action(spec: GameSpec, text: str, *, where: str = "") -> Action:
    """Read an action of the game. Raises BadRecord."""
    return load_named("do", spec.actions, text, "action", where)


def dump_event(event: Event) -> str:
    """Return the JSON of an event, with hidden cards; filter it by ``Event.seen_by`` first."""
    return dump_named("event", event)


def load_event(spec: GameSpec, text: str, *, where: str = "") -> Event:
    """Read an event of the game. Raises BadRecord."""
    return load_named("event", spec.events, text, "event", where)


def dump_options(options: Any) -> str:
    """Return the JSON of all options of a game, so that new defaults do not change old tables."""
    return _dump(options)


def load_options(spec: GameSpec, text: str, *, where: str = "") -> Any:
    """Read options as ``spec.options`` does; missing ones get their defaults. Raises BadRecord."""
    try:
        return spec.options(**_record(text, "options", where))
    except (SetupError, TypeError):
        raise BadRecord("options", where) from None


def dump_result(result: Result) -> str:
    """Return the JSON of a deal's result."""
    return _dump(result)


def load_result(spec: GameSpec, text: str, *, where: str = "") -> Result:
    """Read a result of the game. Raises BadRecord."""
    result: Result = _load(_ADAPTERS[spec.result], text, "result", where)
    return result


def dump_outcome(outcome: Outcome) -> str:
    """Return the JSON of a match's outcome."""
    return _dump(outcome)


def load_outcome(text: str, *, where: str = "") -> Outcome:
    """Read the outcome of a match. Raises BadRecord."""
    outcome: Outcome = _load(_ADAPTERS[Outcome], text, "outcome", where)
    return outcome
