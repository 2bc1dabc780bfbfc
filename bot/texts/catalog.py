"""The messages of a language in Project Fluent's format, from ``bot/texts/locales/``.

A file is read when one of its messages is used, and each message is parsed at its first use: parsing all
messages of a language takes 0.5 s. Messages are text, variables, terms and choices by a variable. Of a
message, only its parts are kept, and they are joined without the library, which takes a tenth of the time
that the library needs and a tenth of its memory (docs/adr/0011-project-fluent-for-languages.md).
"""

import hashlib
import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

log = logging.getLogger(__name__)

ENGLISH: Final = "en"
RIGHT_TO_LEFT: Final = frozenset({"ar"})
FOLDER: Final = Path(__file__).parent / "locales"
CLDR: Final = {ENGLISH: "en_GB"}
"""The locale of the Unicode CLDR, if it is another: British lists have no comma before "and"."""
_PARSER: Final = FluentParser(with_spans=False)
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


def digest_of_files() -> str:
    """Return a digest of the files of all languages, in hexadecimal."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.glob("*/*.ftl")):
        content = path.read_bytes()
        digest.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


class Catalog:
    """The messages of one language."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._isolating = locale in RIGHT_TO_LEFT
        self._files = {path.stem: path for path in (FOLDER / locale).glob("*.ftl")}
        self._read = set[Path]()
        self._sources: dict[str, str] = {}
        """By name: what is unused of the messages in the files that were read, and the terms."""
        self.templates: dict[str, str] = {}
        """By name: each message that was used and has no choices, for the operator ``%``."""
        self._choosing: dict[str, _Parts | None] = {}
        """By name: the parts of each other message that was used; None: the library formats it."""

    def format(self, name: str, values: Mapping[str, Value]) -> str:
        """Return a message, or an attribute of one. Raises KeyError if it is not there."""
        if name not in self.templates and name not in self._choosing:
            self._parse(name)
        with suppress(KeyError):  # a variable is missing, and the library logs which
            if name in self.templates:
                return self.templates[name] % values
            if (parts := self._choosing[name]) is not None:
                return self._joined(parts, values)
        return self.format_by_library(name, values)

    def format_by_library(self, name: str, values: Mapping[str, Value]) -> str:
        """Return the same as ``format``, made by the library; it logs what is wrong."""
        given = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for key, value in values.items()
        }
        of, _, attribute = name.partition(".")
        bundle = _bundle(self._locale, tuple(self._files_of(of)))
        found: Any = bundle.get_message(of)
        shown, errors = bundle.format_pattern(
            found.attributes[attribute] if attribute else found.value, given
        )
        if errors:
            log.error("the message %s of the language %s: %s", name, self._locale, errors)
        return str(shown)

    def _files_of(self, name: str) -> Iterator[Path]:
        """Yield the files that can have a message: its name begins with theirs."""
        while name:
            if name in self._files:
                yield self._files[name]
            name = name.rpartition("-")[0]

    def _parse(self, name: str) -> None:
        """Parse a message with its attributes. Raises KeyError if ``name`` is not among them."""
        of = name.partition(".")[0]
        for path in self._files_of(of):
            if of in self._sources:
                break
            if path not in self._read:
                self._read.add(path)
                self._sources |= _entries(path)
        entry: Any = _PARSER.parse_entry(self._sources.pop(of))
        for own in (entry, *entry.attributes):
            if own.value is None:
                continue
            key = of if own is entry else f"{of}.{own.id.name}"
            parts = self._parts(own.value)
            if parts is None or any(isinstance(part, _Choice) for part in parts):
                self._choosing[key] = parts
            else:
                self.templates[key] = "".join(map(_template, parts))
        if name not in self.templates and name not in self._choosing:
            raise KeyError(name)

    def _parts(self, pattern: ftl.Pattern) -> "_Parts | None":
        """Return the parts of a pattern; None if it has anything else, such as a function."""
        parts: list[str | _Variable | _Choice] = []
        isolating = self._isolating and len(pattern.elements) > 1
        for element in pattern.elements:
            match element:
                case ftl.TextElement(value=text):
                    parts.append(text)
                case ftl.Placeable(expression=ftl.StringLiteral() as literal):
                    parts.append(literal.parse()["value"])
                case ftl.Placeable(expression=ftl.VariableReference(id=variable)):
                    parts.append(_Variable(variable.name, isolating))
                case ftl.Placeable(
                    expression=ftl.SelectExpression(selector=ftl.VariableReference()) as choice
                ):
                    if (chosen := self._choice(choice, isolating=isolating)) is None:
                        return None
                    parts.append(chosen)
                case ftl.Placeable(expression=ftl.TermReference(attribute=None, arguments=None, id=term)):
                    words = self._term(f"-{term.name}")
                    if words is None:
                        return None
                    parts.append(isolated(words) if isolating else words)
                case _:
                    return None
        return tuple(parts)

    def _term(self, name: str) -> str | None:
        """Return a term of the same file that is only text; None if it is not."""
        entry = _PARSER.parse_entry(self._sources.get(name, ""))
        parts = self._parts(entry.value) if isinstance(entry, ftl.Term) else None
        if parts is None:
            return None
        words = [part for part in parts if isinstance(part, str)]
        return "".join(words) if len(words) == len(parts) else None

    def _choice(self, expression: ftl.SelectExpression, *, isolating: bool) -> "_Choice | None":
        selector: Any = expression.selector
        variants: list[tuple[int | str, _Parts]] = []
        default: _Parts = ()
        for variant in expression.variants:
            parts = self._parts(variant.value)
            if parts is None:
                return None
            key = variant.key
            variants.append((int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name, parts))
            default = parts if variant.default else default
        return _Choice(selector.id.name, isolating, tuple(variants), default)

    def _joined(self, parts: "_Parts", values: Mapping[str, Value]) -> str:
        """Return parts as a text. Raises KeyError if a value is missing."""
        shown = []
        for part in parts:
            if isinstance(part, str):
                shown.append(part)
                continue
            value = values[part.name]
            if isinstance(part, _Choice):
                keys = (value, self._plural(value)) if isinstance(value, int) else (value,)
                chosen = next((own for key, own in part.variants if key in keys), part.default)
                words = self._joined(chosen, values)
            else:
                words = str(value)
            shown.append(isolated(words) if part.isolated else words)
        return "".join(shown)

    @cached_property
    def _plural(self) -> PluralRule:
        return cldr(self._locale).plural_form


def _entries(path: Path) -> dict[str, str]:
    """Return the source of each message and term of a file, by name."""
    entries = _ENTRY.split(path.read_text(encoding="utf-8"))
    return {named[0]: entry for entry in entries if (named := _NAME.match(entry))}


@lru_cache(maxsize=1)
def _bundle(locale: str, paths: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([CLDR.get(locale, locale)], use_isolating=locale in RIGHT_TO_LEFT)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


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


def _template(part: "str | _Variable | _Choice") -> str:
    """Return a text or variable for the operator ``%``."""
    if isinstance(part, str):
        return part.replace("%", "%%")
    variable = f"%({part.name})s"
    return isolated(variable) if part.isolated else variable
