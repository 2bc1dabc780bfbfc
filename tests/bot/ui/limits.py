"""Strict checks of a page: Discord's documented limits, and its specification if available."""

import functools
import json
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from bot.manager.publishing.messages import Page
from bot.texts.lengths import units
from bot.ui.custom_id import parse

OPENAPI = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
CHILDREN = {1: {2, 3}, 9: {10}, 17: {1, 9, 10, 12, 14}}
TOP_LEVEL = {1, 9, 10, 12, 14, 17}


def check(page: Page, *, file: str = "") -> None:
    """Fail unless Discord would accept the page; ``file``: the name of an attached file."""
    found = [item for component in page.components for item in _walk(component, TOP_LEVEL)]
    assert 1 <= len(found) <= 40, f"{len(found)} components"
    assert sum(units(item["content"]) for item in found if item["type"] == 10) <= 3900
    shown = [media["media"]["url"] for item in found if item["type"] == 12 for media in item["items"]]
    name = page.picture.name if page.picture is not None else file
    assert shown == ([f"attachment://{name}"] if name else [])
    ids = [item["custom_id"] for item in found if "custom_id" in item]
    assert len(ids) == len(set(ids)), f"the same custom_id twice: {ids}"
    for custom_id in ids:
        assert len(custom_id) <= 100
        assert parse(custom_id) is not None, custom_id
    _specified(_shape(page.components), page)


def _walk(component: Any, allowed: set[int]) -> list[Any]:
    kind = component["type"]
    assert kind in allowed, f"a component of type {kind} where only {allowed} may be"
    match kind:
        case 10:
            assert set(component) == {"type", "content"}
            assert component["content"].strip()
            assert " · " not in component["content"], "a line may break before the dot"
        case 2:
            assert component["style"] in (1, 2, 3, 4)
            assert "label" in component or "emoji" in component
            assert 1 <= units(component.get("label", "-")) <= 80
        case 3:
            options = component["options"]
            assert 1 <= len(options) <= 25
            assert 1 <= units(component["placeholder"]) <= 150
            assert len({option["value"] for option in options}) == len(options)
            assert sum(option.get("default", False) for option in options) <= component.get("max_values", 1)
            assert component.get("min_values", 1) <= component.get("max_values", 1) <= len(options)
            for option in options:
                assert 1 <= units(option["label"]) <= 100
                assert 1 <= len(option["value"]) <= 100
                assert 1 <= units(option.get("description", "-")) <= 100
        case 1:
            kinds = [child["type"] for child in component["components"]]
            assert kinds == [3] or (set(kinds) == {2} and len(kinds) <= 5)
        case 12:
            assert 1 <= len(component["items"]) <= 10
            for item in component["items"]:
                assert 1 <= units(item["description"]) <= 1024, "a picture without a description"
        case 9:
            assert 1 <= len(component["components"]) <= 3
        case 12:
            assert 1 <= len(component["items"]) <= 10
            for item in component["items"]:
                assert item["media"]["url"].startswith("attachment://")
                assert 1 <= units(item["description"]) <= 1024
        case 17:
            assert component["components"]
            assert 0 <= component["accent_color"] <= 0xFFFFFF
    below = [
        *component.get("components", ()),
        *([component["accessory"]] if "accessory" in component else []),
    ]
    allowed_below = CHILDREN.get(kind, set()) | ({2} if kind == 9 else set())
    return [component, *(item for child in below for item in _walk(child, allowed_below))]


def _shape(thing: Any) -> str:
    """Return a page's structure without its words, as the specification sees it."""
    if isinstance(thing, dict):
        return "{" + ",".join(f"{key}:{_shape(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, list | tuple):
        return "[" + ",".join(dict.fromkeys(map(_shape, thing))) + "]"
    return str(thing) if isinstance(thing, int) else type(thing).__name__


_SEEN: set[str] = set()


def _specified(shape: str, page: Page) -> None:
    if shape in _SEEN or not OPENAPI.exists():
        return
    _SEEN.add(shape)
    _validator().validate({"flags": 1 << 15, "components": list(page.components)})


@functools.cache
def _validator() -> Draft202012Validator:
    document = json.loads(OPENAPI.read_text(encoding="utf-8"))
    request = {"$ref": "#/components/schemas/MessageCreateRequest", "components": document["components"]}
    return Draft202012Validator(request)
