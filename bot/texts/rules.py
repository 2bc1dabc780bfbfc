"""The rules of the games for those who play: a short page, then a page for each topic, as the options in
force have them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from bot.texts import rules_gin
from bot.texts.options import option_about, option_name, value_name
from engine.spec import GameSpec

__all__ = ["MARK", "SHORT", "Topic", "rules_lines", "topics"]

MARK: Final = "⚙️"
"""Stands before whatever the options in force make different from the usual rules."""
SHORT: Final = "short"
"""The key of the short page."""


class Topic(NamedTuple):
    """A page of the rules: its key and its title."""

    key: str
    title: str


@dataclass(frozen=True, slots=True)
class _Rules:
    short: Callable[[Any], Sequence[rules_gin.Point]]
    sections: Mapping[str, tuple[str, Callable[[Any], Sequence[rules_gin.Point]]]]


_RULES: Final = {"gin": _Rules(rules_gin.short, rules_gin.SECTIONS)}
_OPTIONS: Final = "options"


def topics(spec: GameSpec) -> tuple[Topic, ...]:
    """Return the topics of a game's rules, in order; the options come last."""
    rules = _RULES.get(spec.key)
    written = (
        [Topic(key, f"{key}. {title}") for key, (title, _) in rules.sections.items()]
        if rules is not None
        else []
    )
    return (*written, Topic(_OPTIONS, f"{len(written) + 1}. Options"))


def rules_lines(spec: GameSpec, options: Any = None, topic: str | None = None) -> list[str]:
    """Return the lines of a topic, or of the short page; an unknown topic is the short page.

    ``options`` in force (None: the usual ones) are written into the rules, and marked where they differ from
    the usual.
    """
    chosen = spec.options() if options is None else options
    rules = _RULES.get(spec.key)
    if topic == _OPTIONS or rules is None:
        return _option_lines(spec, chosen)
    if topic is not None and topic in rules.sections:
        return [
            _line(f"**{topic}.{number}** ", point, spec, chosen)
            for number, point in enumerate(rules.sections[topic][1](chosen), 1)
        ]
    return [_line("- ", point, spec, chosen) for point in rules.short(chosen)]


def _changed(spec: GameSpec, options: Any, names: Sequence[str]) -> bool:
    usual = spec.options()
    return any(getattr(options, name) != getattr(usual, name) for name in names)


def _line(start: str, point: rules_gin.Point, spec: GameSpec, options: Any) -> str:
    mark = f"{MARK} " if _changed(spec, options, point.options) else ""
    return f"{start}{mark}{point.words}"


def _option_lines(spec: GameSpec, options: Any) -> list[str]:
    lines = []
    for item in fields(spec.options_type):
        mark = f"{MARK} " if _changed(spec, options, (item.name,)) else ""
        value = value_name(spec, item.name, getattr(options, item.name))
        lines.append(f"{mark}**{option_name(spec, item.name)}: {value}** · {option_about(spec, item.name)}")
    return lines
