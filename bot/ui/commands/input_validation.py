"""Checks the options of a slash command against their declaration.

Discord's own clients enforce the declaration, but the bot must not rely on it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from discord import AppCommandOptionType as Type
from discord import app_commands

from bot.texts.refusals import needed
from engine.errors import SetupError

MOST: Final = 2**53 - 1
"""The largest number that Discord's clients send."""
_GROUPS: Final = frozenset({Type.subcommand.value, Type.subcommand_group.value})
_RESOLVED: Final[Mapping[Type, str]] = {
    Type.user: "users",
    Type.channel: "channels",
    Type.role: "roles",
    Type.attachment: "attachments",
}
"""The key of the interaction's ``resolved`` data for each type of option."""


def first_invalid_option(
    command: app_commands.Command[Any, ..., Any], data: Mapping[str, Any]
) -> SetupError | None:
    """Return the error for the first option with an invalid value; None if all are valid.

    ``data`` is the interaction's.
    """
    known = {each.display_name: each for each in command.parameters}
    for option in _options(data):
        asked, value = known.get(option["name"]), option.get("value")
        if asked is None:
            continue
        if option.get("type") != asked.type.value or not _is_valid(asked, value, data.get("resolved") or {}):
            low, high = asked.min_value, asked.max_value
            choices = [str(choice.name) for choice in asked.choices]
            return SetupError(asked.display_name, value, needed(asked.type.name, choices, low, high))
    return None


def has_autocomplete(command: app_commands.Command[Any, ..., Any], data: Mapping[str, Any]) -> bool:
    """Return whether the option being typed has autocompletion. ``data`` is the interaction's."""
    typed = [option["name"] for option in _options(data) if option.get("focused")]
    return any(typed == [each.display_name] and each.autocomplete for each in command.parameters)


def _options(data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Return the options of the command itself, below its subcommand groups."""
    options: Sequence[Mapping[str, Any]] = data.get("options") or ()
    while options and options[0].get("type") in _GROUPS:
        options = options[0].get("options") or ()
    return options


def _is_valid(asked: app_commands.Parameter, value: object, resolved: Mapping[str, Any]) -> bool:
    if asked.choices:
        return any(type(choice.value) is type(value) and choice.value == value for choice in asked.choices)
    low, high = asked.min_value, asked.max_value
    match asked.type:
        case Type.string:
            return isinstance(value, str) and (low or 0) <= len(value) <= (high or MOST)
        case Type.integer:
            least, most = -MOST if low is None else low, MOST if high is None else high
            return type(value) is int and least <= value <= most
        case Type.boolean:
            return isinstance(value, bool)
        case _:
            found = resolved.get(_RESOLVED[asked.type], {}).get(value) if isinstance(value, str) else None
            kinds = [kind.value for kind in asked.channel_types]
            return found is not None and (not kinds or found.get("type") in kinds)
