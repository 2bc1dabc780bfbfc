"""Members' names in place of mentions, on pages about past matches.

Discord shows a mention of a member who has left the guild as a number.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.manager.publishing.messages import Page
from bot.texts.lengths import units
from bot.texts.names import escape
from bot.ui.components import TEXT_DISPLAY, TEXT_PER_MESSAGE, Component

_MENTION: Final = re.compile(r"(?<!\\)<@([0-9]{1,20})>")


def mentioned(page: Page) -> frozenset[int]:
    """Return the members whom a page names by mentions, except those it notifies."""
    found = {int(member) for part in _texts(page.components) for member in _MENTION.findall(part["content"])}
    return frozenset(found.difference(page.mentions))


def with_names(page: Page, names: Mapping[int, str]) -> Page:
    """Return a page with mentions replaced by known names, as long as the message has room."""
    if not names:
        return page
    room = TEXT_PER_MESSAGE - sum(units(part["content"]) for part in _texts(page.components))

    def name(found: re.Match[str]) -> str:
        nonlocal room
        known = names.get(int(found[1]))
        shown = escape(known) if known is not None else found[0]
        if (more := units(shown) - units(found[0])) > room:
            return found[0]
        room -= more
        return shown

    def named(part: Component) -> Component:
        if part["type"] == TEXT_DISPLAY:
            return {**part, "content": _MENTION.sub(name, part["content"])}
        if "components" in part:
            return {**part, "components": [named(each) for each in part["components"]]}
        return part

    return replace(page, components=tuple([named(part) for part in page.components]))


def _texts(components: Iterable[Component]) -> Iterator[Component]:
    for part in components:
        if part["type"] == TEXT_DISPLAY:
            yield part
        yield from _texts(part.get("components", ()))
