"""JSON of actions, events, options and results: round trips, strictness, safe errors."""

import dataclasses
import json
import random
import traceback
import types
import typing
from collections.abc import Callable
from enum import StrEnum
from typing import Any

import pytest

from data.db.errors import BadRecord, StorageError
from data.tables.codec import (
    dump_action,
    dump_event,
    dump_options,
    dump_outcome,
    dump_result,
    load_action,
    load_event,
    load_options,
    load_outcome,
    load_result,
)
from engine import GAMES
from engine.actions import Discard, DrawStock
from engine.cards import Card
from engine.match import Outcome
from engine.spec import GameSpec

SPECS = [pytest.param(spec, id=key) for key, spec in GAMES.items()]


def sample(kind: Any, random: random.Random) -> Any:
    """Return a random value of an annotated type; over time every branch of it occurs."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is type(None):
        return None
    if hasattr(kind, "__supertype__"):  # NewType
        return sample(kind.__supertype__, random)
    if origin in {typing.Union, types.UnionType}:
        return sample(random.choice(arguments), random)
    if origin is tuple:
        if arguments[-1] is Ellipsis:
            return tuple(sample(arguments[0], random) for _ in range(random.randrange(4)))
        return tuple(sample(argument, random) for argument in arguments)
    if kind is bool:
        return random.random() < 0.5
    if kind is int:
        return random.randrange(-5, 700)
    if kind is str:
        return random.choice(["", "gin", 'qu"ote', "ümlaut 🃏", "back\\slash"])
    if issubclass(kind, StrEnum):
        return random.choice(list(kind))
    hints = typing.get_type_hints(kind)
    return kind(**{item.name: sample(hints[item.name], random) for item in dataclasses.fields(kind)})


def samples(kinds: tuple[type[Any], ...]) -> list[Any]:
    rng = random.Random(5)
    return [sample(kind, rng) for kind in kinds for _ in range(20)]


@pytest.mark.parametrize("spec", SPECS)
def test_every_action_comes_back_as_itself(spec: GameSpec) -> None:
    for action in samples(spec.actions):
        text = dump_action(action)
        assert load_action(spec, text) == action
        assert type(load_action(spec, text)) is type(action)
        spaced = json.dumps(dict(reversed(json.loads(text).items())), indent=1)
        assert load_action(spec, spaced) == action


@pytest.mark.parametrize("spec", SPECS)
def test_every_event_comes_back_as_itself(spec: GameSpec) -> None:
    for event in samples(spec.events):
        loaded = load_event(spec, dump_event(event))
        assert loaded == event
        assert type(loaded) is type(event)


@pytest.mark.parametrize("spec", SPECS)
def test_every_result_comes_back_as_itself(spec: GameSpec) -> None:
    for result in samples((spec.result,)):
        loaded = load_result(spec, dump_result(result))
        assert loaded == result
        assert type(loaded) is spec.result


@pytest.mark.parametrize("spec", SPECS)
def test_the_options_of_every_preset_come_back_as_themselves(spec: GameSpec) -> None:
    for preset in (None, *spec.presets):
        options = spec.options(preset=preset)
        assert load_options(spec, dump_options(options)) == options


def test_an_outcome_comes_back_as_itself() -> None:
    outcome = Outcome("target", (1,), (40, 105))
    assert load_outcome(dump_outcome(outcome)) == outcome


def test_what_could_not_be_read_back_is_not_written() -> None:
    with pytest.raises(StorageError, match="A Discard holds a value that is not of its type") as refusal:
        dump_action(Discard("queen of hearts"))  # type: ignore[arg-type]
    assert "queen" not in "".join(traceback.format_exception_only(refusal.value))
    assert refusal.value.__suppress_context__


def test_an_action_is_its_name_and_its_fields() -> None:
    assert dump_action(Discard(Card(9))) == '{"do":"Discard","card":9}'
    assert dump_action(DrawStock()) == '{"do":"DrawStock"}'


BAD_ACTIONS = [
    "",
    "null",
    "[]",
    "{}",
    '{"do":"Discard"',
    '{"do":"Discard"}',
    '{"do":"Discard",}',
    '{"do":"DrawStock",}',
    '{"do":"DrawStock"}}',
    '{"do":"DrawStock","card":60417}',
    '{"do":"Discard","card":"60417"}',
    '{"do":"Discard","card":60417.0}',
    '{"do":"Discard","card":true}',
    '{"do":"Discard","card":null}',
    '{"do":"Discard","card":60417,"extra":1}',
    '{"do":"Discard","card":NaN}',
    '{"do":"Cheat","card":60417}',
    '{"do":"Action"}',
    '{"do":7,"card":60417}',
    '{"do":["Discard"],"card":60417}',
    '{"card":60417}',
    '{"do":"Knock","card":60417,"melds":[60417]}',
    '{"do":"Knock","card":60417,"melds":"60417"}',
    "[" * 100_000,
]


@pytest.mark.parametrize("text", BAD_ACTIONS, ids=range(len(BAD_ACTIONS)))
def test_a_bad_action_is_refused_by_place_and_not_by_content(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        load_action(GAMES["gin"], text, where="table t1 deal 2 ply 14")
    assert str(refusal.value) == "The stored action cannot be read: table t1 deal 2 ply 14."
    assert isinstance(refusal.value, StorageError)
    shown = "".join(traceback.format_exception(refusal.value))
    assert "60417" not in shown


@pytest.mark.parametrize(
    "text", ["", "[]", '{"target":"many"}', '{"target":0}', '{"tarot":1}', '{"variant":[]}', '{"preset":[]}']
)
def test_bad_options_are_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="stored options cannot be read: table t1"):
        load_options(GAMES["gin"], text, where="table t1")


@pytest.mark.parametrize(
    ("load", "what"),
    [
        (lambda text: load_event(GAMES["gin"], text), "event"),
        (lambda text: load_result(GAMES["gin"], text), "result"),
        (load_outcome, "outcome"),
    ],
)
def test_other_bad_records_are_refused(load: Callable[[str], object], what: str) -> None:
    for text in ("", "{}", '{"event":"Discard"}', '{"ending":1}'):
        with pytest.raises(BadRecord, match=rf"The stored {what} cannot be read\."):
            load(text)
