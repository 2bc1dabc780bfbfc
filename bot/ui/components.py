"""The components V2 that Cardroom uses, as plain JSON, and the shape of a page.

Pages are compared to decide whether an edit is sent, so every function here is pure.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import partial
from typing import Any, Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.texts.localization import current_locale, directed, is_right_to_left, use_locale
from bot.workers.renderer import Picture

Component = Mapping[str, Any]

BUTTON_LABEL: Final = 80
OPTION_TEXT: Final = 100
MENU_TITLE: Final = 150
BUTTONS_PER_ROW: Final = 5
OPTIONS_PER_SELECT: Final = 25
COMPONENTS_PER_MESSAGE: Final = 40
"""Nested components count, too (see ``counted``)."""
TEXT_DISPLAY: Final = 10
_CONTAINER: Final = 17
TEXT_PER_MESSAGE: Final = 3_900
"""Limit in Discord's characters (see ``units``); the API allows 4,000.

100 are left free because Discord does not document what else it counts.
"""


class Style(IntEnum):
    """Colours of buttons."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Upload(NamedTuple):
    """A file sent with a page."""

    name: str
    data: bytes
    description: str


def text(*lines: Text) -> Component:
    """Return a text display with these lines; empty lines are left out.

    A line that is too wide breaks after a dot between two facts, never before it.
    """
    content = "\n".join(str(line) for line in lines if line)
    return {"type": TEXT_DISPLAY, "content": directed(content.replace(" · ", "\u00a0· "))}


def _cut(words: Text, limit: int) -> str:
    """Return a label that reads in the direction of its language, cut to a limit."""
    words = str(words)
    if not is_right_to_left():
        return clip(words, limit)
    return directed(clip(words, limit - len(directed(words)) + len(words)))


def rule() -> Component:
    """Return a thin separator line."""
    return {"type": 14, "divider": True, "spacing": 1}


def picture(name: str, description: str) -> Component:
    """Return a picture attached to the message under this file name, with its alt text."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}


def button(
    custom_id: str, label: Text, style: Style = Style.SECONDARY, *, disabled: bool = False
) -> Component:
    """Return a button; a label that is too long is cut."""
    made = {"type": 2, "style": int(style), "label": _cut(label, BUTTON_LABEL), "custom_id": custom_id}
    if disabled:
        made["disabled"] = True
    return made


def row(*components: Component) -> Component:
    """Return a row of up to five buttons, or of one select."""
    return {"type": 1, "components": list(components)}


def buttons(made: Sequence[Component], *, even: bool = False) -> list[Component]:
    """Return the buttons in as many rows as they need; ``even``: with about as many in each."""
    rows = -(-len(made) // BUTTONS_PER_ROW)
    wide = -(-len(made) // rows) if even and rows else BUTTONS_PER_ROW
    return [row(*made[at : at + wide]) for at in range(0, len(made), wide)]


def option(value: str, label: Text, description: Text = "", *, chosen: bool = False) -> Component:
    """Return an option of a select; texts that are too long are cut."""
    made: dict[str, Any] = {"label": _cut(label, OPTION_TEXT), "value": value}
    if description:
        made["description"] = _cut(description, OPTION_TEXT)
    if chosen:
        made["default"] = True
    return made


def select(
    custom_id: str, title: Text, options: Sequence[Component], *, least: int = 1, most: int = 1
) -> Component:
    """Return a row with a select of up to 25 options, of which ``least`` to ``most`` are chosen.

    ``title`` is the placeholder.
    """
    made: dict[str, Any] = {
        "type": 3,
        "custom_id": custom_id,
        "placeholder": _cut(title, MENU_TITLE),
        "options": list(options),
    }
    if (least, most) != (1, 1):
        made |= {"min_values": least, "max_values": most}
    return row(made)


class Gallery(dict[str, Any]):
    """The component that shows a picture; it carries the picture that the page must render."""

    def __init__(self, picture: Picture) -> None:
        media = {"url": f"attachment://{picture.name}"}
        super().__init__(type=12, items=[{"media": media, "description": picture.description}])
        self.picture = picture


def container(colour: int, components: Iterable[Component]) -> Component:
    """Return a box with a coloured edge."""
    return {"type": _CONTAINER, "accent_color": colour, "components": list(components)}


def counted(components: Iterable[Component]) -> int:
    """Return the number of components including nested ones, as Discord counts them."""
    return sum(1 + counted(component.get("components", ())) for component in components)


def page(
    *components: Component, mentions: tuple[int, ...] = (), instead: Callable[[], Page] | None = None
) -> Page:
    """Return a page of these components.

    ``instead`` builds the text version of a picture, later, in the language of now.
    """
    picture = next(_pictures(components), None)
    if picture is None or instead is None:
        return Page(components, mentions, picture)
    return Page(components, mentions, picture, partial(_in_language, current_locale(), instead))


def _in_language(locale: str, made: Callable[[], Page]) -> Page:
    with use_locale(locale):
        return made()


def _pictures(components: Iterable[Component]) -> Iterator[Picture]:
    for component in components:
        if isinstance(component, Gallery):
            yield component.picture
        elif component["type"] == _CONTAINER:
            yield from _pictures(component["components"])
