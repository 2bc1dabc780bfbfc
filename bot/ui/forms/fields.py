"""The fields of forms (Discord's modals), as plain JSON."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.ui.components import Component

LABEL: Final = 45
ABOUT: Final = 100
"""The longest description or example, in characters."""


class Form(NamedTuple):
    """What a modal asks: its title, and up to five labels with their fields, as JSON."""

    title: str
    fields: Sequence[Component]


def form_field(label: Text, component: Mapping[str, Any], about: Text = "") -> Component:
    """Return a field with its label; texts that are too long are cut."""
    made: dict[str, Any] = {"type": 18, "label": clip(str(label), LABEL), "component": component}
    if str(about):
        made["description"] = clip(str(about), ABOUT)
    return made


def text_input(
    name: str, *, most: int, value: str = "", example: Text = "", required: bool = True, tall: bool = False
) -> Component:
    """Return a text input of at most ``most`` characters; ``tall``: of several lines."""
    made: dict[str, Any] = {"type": 4, "custom_id": name, "style": 2 if tall else 1, "max_length": most}
    if not required:
        made["required"] = False
    if value:
        made["value"] = value
    if str(example):
        made["placeholder"] = clip(str(example), ABOUT)
    return made


def menu(name: str, options: Iterable[Component], *, least: int = 1, most: int = 1) -> Component:
    """Return a menu of which ``least`` to ``most`` options are chosen."""
    made: dict[str, Any] = {"type": 3, "custom_id": name, "options": [*options]}
    if not least:
        made["required"] = False
    if (least, most) != (1, 1):
        made |= {"min_values": least, "max_values": most}
    return made
