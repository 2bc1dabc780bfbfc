"""The messages of a language in Project Fluent's format, from ``bot/texts/locales/``.

A file is read with its language, and each message is parsed at its first use: parsing all messages of a
language takes 0.5 s and 12 MB. Most messages are text, variables and choices by a variable. Their parts are
made once and joined without the library, which takes a tenth of the time that the library needs
(docs/adr/0011-project-fluent-for-languages.md).
"""

import logging
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import fluent_number

log = logging.getLogger(__name__)

ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"ar"})
FOLDER: Final = Path(__file__).parent / "locales"
CLDR: Final = {ENGLISH: "en_GB"}
"""The locale of the Unicode CLDR, if it is another: British lists have no comma before "and"."""
_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
"""Where a message or term begins in a Fluent file.

Its other lines are indented, and comments begin with ``#``.
"""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
_FIRST_STRONG, _POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

Value = str | int


@cache
def cldr(locale: str) -> Locale:
    """Return Babel's locale of a language."""
    return Locale.parse(CLDR.get(locale, locale))


def isolated(words: str) -> str:
    """Return words in Unicode isolates, so that they do not reorder the text beside them."""
    return f"{_FIRST_STRONG}{words}{_POP}"


class Catalog:
    """The messages of one language."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._bundle = FluentBundle([CLDR.get(locale, locale)], use_isolating=locale in RIGHT_TO_LEFT)
        self._plural = cldr(locale).plural_form
        self._sources = {
            named[0]: entry
            for path in sorted((FOLDER / locale).glob("*.ftl"))
            for entry in _ENTRY.split(path.read_text(encoding="utf-8"))
            if (named := _NAME.match(entry))
        }
        self._ready: dict[str, _Parts | None] = {}
        """By name: the parts of each message that was used; None: the library formats it."""
        self.templates: dict[str, str] = {}
        """By name: each message that was used and has no choices, for the operator ``%``."""
        for term in [name for name in self._sources if name.startswith("-")]:
            self._parse(term)

    def format(self, name: str, values: Mapping[str, Value]) -> str:
        """Return a message, or an attribute of one. Raises KeyError if it is not there."""
        if name not in self._ready:
            parts = self._ready[name] = _parts(self._pattern(name), isolating=self._bundle.use_isolating)
            if parts is not None and not any(isinstance(part, _Choice) for part in parts):
                self.templates[name] = "".join(map(_template, parts))
        parts = self._ready[name]
        with suppress(KeyError):  # a variable is missing, and the library logs which
            if name in self.templates:
                return self.templates[name] % values
            if parts is not None:
                return _joined(parts, values, self._plural)
        return self.format_by_library(name, values)

    def format_by_library(self, name: str, values: Mapping[str, Value]) -> str:
        """Return the same as ``format``, made by the library; it logs what is wrong."""
        given = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for key, value in values.items()
        }
        shown, errors = self._bundle.format_pattern(self._pattern(name), given)
        if errors:
            log.error("the message %s of the language %s: %s", name, self._locale, errors)
        return str(shown)

    def _parse(self, name: str) -> None:
        self._bundle.add_resource(FluentResource(self._sources.pop(name)))

    def _pattern(self, name: str) -> Any:
        of, _, attribute = name.partition(".")
        if of in self._sources:
            self._parse(of)
        found = self._bundle.get_message(of)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(name)
        return pattern


_Parts = tuple["str | _Variable | _Choice", ...]
"""A message that is ready to be joined: text, variables, and choices between such parts."""


@dataclass(frozen=True, slots=True)
class _Variable:
    """A variable of a message, and whether its value is isolated."""

    name: str
    isolated: bool


@dataclass(frozen=True, slots=True)
class _Choice:
    """A choice by a variable: the key of each variant, a number or a word, and its parts."""

    name: str
    isolated: bool
    variants: tuple[tuple[int | str, _Parts], ...]
    default: _Parts


def _joined(parts: _Parts, values: Mapping[str, Value], plural: Callable[[int], str]) -> str:
    """Return parts as a text. Raises KeyError if a value is missing."""
    shown = []
    for part in parts:
        if isinstance(part, str):
            shown.append(part)
            continue
        value = values[part.name]
        if isinstance(part, _Choice):
            keys = (value, plural(value)) if isinstance(value, int) else (value,)
            chosen = next((own for key, own in part.variants if key in keys), part.default)
            words = _joined(chosen, values, plural)
        else:
            words = str(value)
        shown.append(isolated(words) if part.isolated else words)
    return "".join(shown)


def _template(part: "str | _Variable | _Choice") -> str:
    """Return a text or variable for the operator ``%``."""
    if isinstance(part, str):
        return part.replace("%", "%%")
    variable = f"%({part.name})s"
    return isolated(variable) if part.isolated else variable


def _parts(pattern: Any, *, isolating: bool) -> _Parts | None:
    """Return the parts of a compiled pattern; None if it has anything else, such as a function."""
    parts: list[str | _Variable | _Choice] = []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, resolver.TextElement):
            parts.append(element.value)
            continue
        expression = getattr(element, "expression", None)
        isolated = isolating and isinstance(element, resolver.Placeable)
        if isinstance(expression, resolver.VariableReference):
            parts.append(_Variable(expression.id.name, isolated))
        elif isinstance(expression, resolver.SelectExpression):
            choice = _choice(expression, isolated=isolated, isolating=isolating)
            if choice is None:
                return None
            parts.append(choice)
        else:
            return None
    return tuple(parts)


def _choice(expression: Any, *, isolated: bool, isolating: bool) -> _Choice | None:
    if not isinstance(expression.selector, resolver.VariableReference):
        return None
    variants: list[tuple[int | str, _Parts]] = []
    default: _Parts = ()
    for variant in expression.variants:
        parts = _parts(variant.value, isolating=isolating)
        if parts is None:
            return None
        key = variant.key
        variants.append((int(key.value) if hasattr(key, "value") else str(key.name), parts))
        default = parts if variant.default else default
    return _Choice(expression.selector.id.name, isolated, tuple(variants), default)
