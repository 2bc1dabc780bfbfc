"""The rules of a game: a short page, and one for each topic."""

from typing import Any, Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.texts import pictures
from bot.texts.help import rules
from bot.texts.names import colour_of
from bot.texts.tables import words
from bot.ui.components import buttons, container, option, page, select, text
from bot.ui.custom_id import custom_id
from bot.ui.help.help import learn_buttons
from bot.ui.notes import HOUSE_COLOUR
from engine.spec import GameSpec

SIGNS: Final = "signs"
"""The rules topic that explains the signs in pictures."""


def rules_page(
    spec: GameSpec, options: Any = None, topic: str | None = None, *, table: Table | None = None
) -> Page:
    """Return the rules of a game: the short page, or the topic chosen in its menu.

    ``options`` are those in force; None means the defaults. ``table`` is the table that the rules were opened
    from; its menu keeps to that table's options. The menu has the verb ``rules``, the game as its argument
    and the topic as its value. An unknown topic gives the short page.
    """
    chosen = table.options if table is not None and options is None else options
    listed = [*rules.topics(spec), rules.Topic(SIGNS, str(words.SIGNS))]
    title = next((heading for key, heading in listed if key == topic), "")
    marked = f"-# {rules.MARK} {words.UNUSUAL}"
    known = topic if title and topic != SIGNS else None
    lines = pictures.signs() if topic == SIGNS else rules.rules_lines(spec, chosen, known)
    menu = select(
        custom_id(table, "rules", spec.key),
        words.TOPICS,
        [
            option(rules.SHORT, words.SHORT, chosen=not title),
            *(option(key, heading, chosen=key == topic) for key, heading in listed),
        ],
    )
    body = [
        text(f"### {spec.title}{f' · {title}' if title else ''}", *lines),
        *([text(marked)] if any(rules.MARK in line for line in lines) else []),
        menu,
        *buttons(learn_buttons(spec.key)),
    ]
    return page(container(HOUSE_COLOUR if table is None else colour_of(table), body))
