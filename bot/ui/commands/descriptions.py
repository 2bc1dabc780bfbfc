"""Descriptions of slash commands, and names of their choices, in every language.

Discord gets them all when the commands are registered, and shows each member those of their client.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import discord
from discord import app_commands

from bot.texts.catalog import ENGLISH
from bot.texts.games.wording import Text
from bot.texts.localization import known_locale, use_locale

TEXT: Final = "text"
"""In the extras of a ``locale_str``: a function that returns the text in the current language."""

SHOWN: Final[dict[str, Callable[[], str]]] = {}
"""By the English text."""

T = TypeVar("T")


def described(text: Text | Callable[[], str]) -> app_commands.locale_str:
    """Return a text of a command for discord.py: in English, with what a translator needs.

    ``text`` is a function for texts that have variables.
    """
    shown = text if callable(text) else text.__str__
    with use_locale(ENGLISH):
        english = shown()
    SHOWN[english] = shown
    return app_commands.locale_str(english, **{TEXT: shown})


def in_language(english: str) -> str:
    """Return a text that ``described`` has returned, in the current language."""
    return SHOWN[english]()


class CommandTranslator(app_commands.Translator):
    """Translates what ``described`` has returned; names of commands stay as they are."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return a text in one of Discord's languages, if it is ours; English is the default."""
        shown, ours = string.extras.get(TEXT), known_locale(locale.value)
        if shown is None or ours is None:
            return None
        with use_locale(ours):
            return str(shown())


def named_choices(
    offered: Iterable[tuple[Text | Callable[[], str], str]],
) -> list[app_commands.Choice[str]]:
    """Return the choices of an option from pairs of name and value."""
    return [app_commands.Choice(name=described(name), value=value) for name, value in offered]


def describe(**options: Text) -> Callable[[T], T]:
    """Return a decorator that describes the options of a command."""
    return app_commands.describe(**{name: described(text) for name, text in options.items()})
