"""The rules pages: a short page, then a page for each topic, with the options in force."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple

from bot.texts.games.points import Point
from bot.texts.games.wordings import wording
from bot.texts.localization import message
from bot.texts.tables.options import option_about, option_name, value_name
from engine.spec import GameSpec

MARK: Final = "⚙️"
"""The mark before everything that the options in force change."""
SHORT: Final = "short"
"""The key of the short page."""


class Topic(NamedTuple):
    """A page of the rules: its key and its title."""

    key: str
    title: str


_OPTIONS: Final = "options"
_OPTIONS_PER_PAGE: Final = 25


def topics(spec: GameSpec) -> tuple[Topic, ...]:
    """Return the topics of a game's rules, in order; the options come last."""
    sections = wording(spec.key).sections
    written = [Topic(key, f"{key}. {title}") for key, (title, _) in sections.items()]
    number = int(written[-1].key) + 1 if written else 1
    pages = _option_pages(spec)
    return (
        *written,
        *(
            Topic(
                _options_key(page),
                message("rules-options-page", number=number, page=page + 1)
                if len(pages) > 1
                else message("rules-options", number=number),
            )
            for page in range(len(pages))
        ),
    )


def _options_key(page: int) -> str:
    """Return the topic of a page of the options, counted from 0."""
    return f"{_OPTIONS}{page + 1}" if page else _OPTIONS


def _option_pages(spec: GameSpec) -> dict[str, list[str]]:
    """Return the options' names by topic, as many a page as fit into a message."""
    names = [item.name for item in fields(spec.options_type)]
    count = -(-len(names) // _OPTIONS_PER_PAGE) or 1
    size = -(-len(names) // count) or 1
    return {_options_key(page): names[page * size : (page + 1) * size] for page in range(count)}


def rules_lines(spec: GameSpec, options: Any = None, topic: str | None = None) -> list[str]:
    """Return the lines of a topic; of the short page if the topic is unknown or None.

    ``options`` in force (None: the defaults) are written into the rules, and marked if they differ from the
    defaults.
    """
    chosen = spec.options() if options is None else options
    own = wording(spec.key)
    pages = _option_pages(spec)
    if topic in pages or own.short is None:
        return _option_lines(spec, chosen, pages.get(topic or "", pages[_OPTIONS]))
    if topic is not None and topic in own.sections:
        return [
            _line(f"**{topic}.{number}** ", point, spec, chosen)
            for number, point in enumerate(own.sections[topic][1](chosen), 1)
        ]
    return [_line("- ", point, spec, chosen) for point in own.short(chosen)]


def _changed(spec: GameSpec, options: Any, names: Sequence[str]) -> bool:
    usual = spec.options()
    return any(getattr(options, name) != getattr(usual, name) for name in names)


def _line(start: str, point: Point, spec: GameSpec, options: Any) -> str:
    mark = f"{MARK} " if _changed(spec, options, point.options) else ""
    return f"{start}{mark}{point.words}"


def _option_lines(spec: GameSpec, options: Any, names: Sequence[str]) -> list[str]:
    lines = []
    for name in names:
        mark = f"{MARK} " if _changed(spec, options, (name,)) else ""
        value = value_name(spec, name, getattr(options, name))
        lines.append(f"{mark}**{option_name(spec, name)}: {value}** · {option_about(spec, name)}")
    return lines
