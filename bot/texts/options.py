"""Games, their options, presets and values in words; an option nobody has described yet goes by its field's
name.
"""

from dataclasses import fields
from typing import Any

from bot.texts.games import WORDINGS, wording
from bot.texts.general import humanised, value_words
from bot.texts.names import plural
from engine.spec import GameSpec

__all__ = [
    "clock_time",
    "game_about",
    "in_force",
    "increment_time",
    "option_about",
    "option_name",
    "preset_about",
    "preset_name",
    "turn_time",
    "value_name",
]


def game_about(spec: GameSpec) -> str:
    """Return a line about the game."""
    return wording(spec.key).about or spec.title


def option_name(spec: GameSpec | None, name: str) -> str:
    """Return the option's name in a game; without one, in the first game that has one of this field."""
    owners = [wording(spec.key)] if spec is not None else WORDINGS.values()
    named = (own.options[name].name for own in owners if name in own.options)
    return next(named, humanised(name).capitalize())


def option_about(spec: GameSpec, name: str) -> str:
    """Return a line about the option, at most 100 characters."""
    words = wording(spec.key).options.get(name)
    return (
        words.about if words is not None else f"{humanised(name).capitalize()}: {spec.allowed()[name]}"[:100]
    )


def value_name(spec: GameSpec, name: str, value: object) -> str:
    """Return a value of the option in words."""
    words = wording(spec.key).options.get(name)
    return value_words(value, words.values if words is not None else {})


def preset_name(preset: str, spec: GameSpec | None = None) -> str:
    """Return the preset's name in a game; without one, in the first game that has one of this key."""
    owners = [wording(spec.key)] if spec is not None else WORDINGS.values()
    named = (own.presets[preset][0] for own in owners if preset in own.presets)
    return next(named, humanised(preset).capitalize())


def preset_about(spec: GameSpec, preset: str) -> str:
    """Return a line about the preset, at most 100 characters."""
    described = wording(spec.key).presets.get(preset)
    if described is not None:
        return described[1]
    changed = [
        f"{option_name(spec, name)}: {value_name(spec, name, value)}"
        for name, value in spec.presets[preset].items()
    ]
    return ("; ".join(changed) or "The rules of the house")[:100]


def in_force(spec: GameSpec, options: Any, preset: str | None = None) -> list[str]:
    """Return a line for every option unlike the preset's, or without one unlike the game's defaults."""
    usual = spec.options(preset=preset)
    return [
        f"{option_name(spec, item.name)}: **{value_name(spec, item.name, getattr(options, item.name))}**"
        for item in fields(spec.options_type)
        if getattr(options, item.name) != getattr(usual, item.name)
    ]


def turn_time(turn_ms: int) -> str:
    """Return a time in words, such as that for a turn; 0 is none."""
    if not turn_ms:
        return "no limit"
    seconds = turn_ms // 1000
    if seconds < 60:
        return plural(seconds, "second")
    if seconds < 3600:
        return plural(seconds // 60, "minute")
    if seconds <= 86_400:
        return plural(seconds // 3600, "hour")
    return plural(seconds // 86_400, "day")


def clock_time(bank_ms: int) -> str:
    """Return each seat's time for a match in words; 0 is no clock."""
    return turn_time(bank_ms) if bank_ms else "no clock"


def increment_time(increment_ms: int) -> str:
    """Return in words what a clock gains after each own turn."""
    return turn_time(increment_ms) if increment_ms else "nothing"
