"""Messages, lists, numbers and dates in the language of their reader.

Each language has a folder in ``bot/texts/locales/`` with one file for each subject. ``message`` formats one
of its messages in the current language, which belongs to the task that runs (a context variable):
``use_locale`` sets it for a page. A message that a language lacks is shown in English.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, lru_cache, partial
from typing import Final, Literal, TypeVar

from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal, get_decimal_symbol

from bot.texts.catalog import ENGLISH, RIGHT_TO_LEFT, Catalog, Value, cldr, isolated

log = logging.getLogger(__name__)

LANGUAGES: Final = {
    ENGLISH: "English",
    "ar": "العربية",
    "de": "Deutsch",
    "es": "Español",
    "fil": "Filipino",
    "pl": "Polski",
}
"""The languages that can be chosen, by locale, in their own words."""
_SEPARATORS: Final = {"ar": ("، ", "؛ ")}
"""Comma and semicolon, where they are not the Latin ones."""
_SAME_SOUND: Final = {
    "standard": ("y", "e", re.compile(r"\W*h?[ií](?![aeoáéó])", re.IGNORECASE)),
    "or": ("o", "u", re.compile(r"\W*(?:h?[oó]|8|11(?!\d))", re.IGNORECASE)),
}
"""By style: a Spanish conjunction, the other one, and which words need that.

They begin with the sound of the first one. Babel's lists do not know this.
"""
_CODE_BLOCK: Final = re.compile(r"(```.*?```)", re.DOTALL)
_LINE: Final = re.compile(r"^((?:#{1,3} |-# |> |[-*] |\d+\. )*)(\S.*)$", re.MULTILINE)
"""A line in markdown: its signs and its words.

The signs make it a heading, small print, a quotation or an item.
"""

_NUMBERED: Final = re.compile("`[^`]*`|(?<![<\\w])#(?:\u2068(\\d+)\u2069|(\\d+))")
"""Code, or the number of a meld or an entry, isolated or not; not the mention of a channel."""

_OWN: Final = ("R", "AL", "FSI")
"""Bidirectional classes of a line in a language from right to left.

It has letters, or isolates: names with numbers, in the order that the language reads them.
"""

T = TypeVar("T")
_locale: ContextVar[str] = ContextVar("locale", default=ENGLISH)


class use_locale:  # noqa: N801 - used as a function, and cheaper than a generator: every page uses it
    """Set the language of messages until the block ends; None or an unknown one is English.

    It holds for this task and those that it starts.
    """

    __slots__ = ("_before", "_own")

    def __init__(self, locale: str | None) -> None:
        self._own = _offered(locale)

    def __enter__(self) -> None:
        self._before = _locale.set(self._own)

    def __exit__(self, *_: object) -> None:
        _locale.reset(self._before)


def set_locale(locale: str | None) -> None:
    """Set the language of messages for the rest of this task; None or an unknown one: English."""
    _locale.set(_offered(locale))


def _offered(locale: str | None) -> str:
    return locale if locale in LANGUAGES else ENGLISH


def current_locale() -> str:
    """Return the locale that messages are formatted in."""
    return _locale.get()


def is_right_to_left() -> bool:
    """Return whether the current language is written from right to left."""
    return _locale.get() in RIGHT_TO_LEFT


def directed(words: str) -> str:
    """Return lines so that they read in the direction of their language, wherever they are shown.

    Clients take the direction of a line from themselves or from its first letter, which may be that of a
    name or a card. For languages from right to left, a mark gives the first letter, and an isolate the order
    (Unicode Standard Annex 9). Lines of cards alone keep their order from left to right: elsewhere a suit
    would move away from its rank. So does ``#3``, whose sign would stand on either side. Signs of markdown
    at the start of a line, and blocks of code, stay as they are.
    """
    if _locale.get() not in RIGHT_TO_LEFT or not words:
        return words
    parts = _CODE_BLOCK.split(words)
    parts[::2] = [_LINE.sub(_directed_line, part) for part in parts[::2]]
    return "".join(parts)


def _directed_line(found: re.Match[str]) -> str:
    if not any(unicodedata.bidirectional(char) in _OWN for char in found[2]):
        return f"{found[1]}\N{LEFT-TO-RIGHT ISOLATE}{found[2]}\N{POP DIRECTIONAL ISOLATE}"
    words = _NUMBERED.sub(_from_left_to_right, found[2])
    return f"{found[1]}\N{RIGHT-TO-LEFT MARK}\N{RIGHT-TO-LEFT ISOLATE}{words}\N{POP DIRECTIONAL ISOLATE}"


def _from_left_to_right(found: re.Match[str]) -> str:
    number = found[1] or found[2]
    return f"\N{LEFT-TO-RIGHT ISOLATE}#{number}\N{POP DIRECTIONAL ISOLATE}" if number else found[0]


def known_locale(discord_locale: str) -> str | None:
    """Return our locale for one of Discord's, such as ``es-419``; None: English."""
    language = discord_locale.partition("-")[0]
    return language if language in LANGUAGES and language != ENGLISH else None


def message(name: str, /, **values: Value) -> str:
    """Return a message in the current language.

    ``name`` is its identifier, ``gin-draw``, or that of an attribute, ``gin-target.about``. A variable that
    is an int chooses the plural form, and is written without separators; ``number`` writes them.
    """
    locale = _locale.get()
    template = _catalog(locale).templates.get(name)
    if template is not None:
        try:
            return template % values
        except KeyError:  # a variable is missing, which is logged below
            pass
    return _formatted(locale, name, **values)


def in_english_too(shown: Callable[[], T]) -> tuple[T, ...]:
    """Return what a function returns in the current language, and in English if it is another.

    What people type may be in either.
    """
    if _locale.get() == ENGLISH:
        return (shown(),)
    own = shown()
    with use_locale(ENGLISH):
        return own, shown()


def typed_words(said: "LazyMessage") -> frozenset[str]:
    """Return the words of a message in lower case, in the current language and in English.

    The message lists words that mean the same where people type them.
    """
    return frozenset(word for words in in_english_too(partial(str, said)) for word in words.lower().split())


@dataclass(frozen=True, slots=True)
class LazyMessage:
    """A message without variables, formatted when it is shown: ``str(HAND)``, ``f"{HAND}"``."""

    name: str

    def __str__(self) -> str:
        return message(self.name)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def join(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Return words as a list: ``a, b and c``; with the style "or": ``a, b or c``."""
    return _listed(_locale.get(), tuple(map(set_apart, words)), style)


def with_commas(words: Iterable[str]) -> str:
    """Return words with a comma between them: ``a, b``; in Arabic ``a، b``."""
    return _separators()[0].join(words)


def with_semicolons(words: Iterable[str]) -> str:
    """Return parts with a semicolon between them: ``a; b``; in Arabic ``a؛ b``."""
    return _separators()[1].join(words)


def with_arrows(words: Iterable[str]) -> str:
    """Return steps with an arrow between them that points in the direction of the reader."""
    return " ← ".join(map(set_apart, words)) if is_right_to_left() else " → ".join(words)


def _separators() -> tuple[str, str]:
    return _SEPARATORS.get(_locale.get(), (", ", "; "))


def number(value: int) -> str:
    """Return a number with the separators of the language, and a minus sign: ``1,200``, ``−3``."""
    return with_minus(_grouped(_locale.get(), value))


def with_minus(digits: str) -> str:
    """Return digits with a minus sign for a hyphen, which stays before them in any direction."""
    return set_apart(digits.replace("-", "−")) if "-" in digits else digits


def set_apart(words: str) -> str:
    """Return words, isolated in a language from right to left.

    There, names, numbers and cards beside each other would be read in the other direction.
    """
    return isolated(words) if is_right_to_left() else words


def decimal(value: float, digits: int = 1) -> str:
    """Return a number with so many decimals and a minus sign: ``3.1``, ``−0.4``."""
    return with_minus(f"{value:.{digits}f}".replace(".", _decimal_point(_locale.get())))


def day(at: int, style: Literal["medium", "long"] = "long") -> str:
    """Return a date (UTC) from milliseconds UTC: ``4 October 2026``; "medium": ``4 Oct 2026``."""
    moment, locale = datetime.fromtimestamp(at / 1000, UTC), cldr(_locale.get())
    if style == "long":
        return format_date(moment, "long", locale)
    return format_skeleton("yMMMd", moment, locale=locale)


def day_without_year(day_: str) -> str:
    """Return a day (ISO date) without its year: ``27 November``."""
    return format_skeleton("MMMMd", date.fromisoformat(day_), locale=cldr(_locale.get()))


def time_of_day(at: int) -> str:
    """Return a time of day (UTC) from milliseconds UTC: ``14:05``."""
    return format_skeleton("Hm", datetime.fromtimestamp(at / 1000, UTC), locale=cldr(_locale.get()))


@lru_cache(maxsize=8192)
def _formatted(locale: str, name: str, /, **values: Value) -> str:
    try:
        return _catalog(locale).format(name, values)
    except KeyError:
        if locale == ENGLISH:
            raise
        log.error("the language %s lacks the message %s", locale, name)  # noqa: TRY400 - the traceback would add nothing
        return _catalog(ENGLISH).format(name, values)


@lru_cache(maxsize=2048)
def _listed(locale: str, words: tuple[str, ...], style: Literal["standard", "or"]) -> str:
    listed = format_list(words, style, locale=cldr(locale))
    if locale != "es" or len(words) < 2:
        return listed
    usual, other, same = _SAME_SOUND[style]
    last = words[-1]
    return f"{listed.removesuffix(f'{usual} {last}')}{other} {last}" if same.match(last) else listed


@lru_cache(maxsize=2048)
def _grouped(locale: str, value: int) -> str:
    return format_decimal(value, locale=cldr(locale))


@cache
def _decimal_point(locale: str) -> str:
    return get_decimal_symbol(cldr(locale))


@cache
def _catalog(locale: str) -> Catalog:
    return Catalog(locale)


def forget() -> None:
    """Forget all messages that were read, so that the files are read again."""
    for cached in (_formatted, _listed, _grouped, _decimal_point, _catalog, cldr):
        cached.cache_clear()
