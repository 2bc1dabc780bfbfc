"""Parses and completes what is typed into the options of commands: games, choices, table options.

Completions are pairs of a label and the value that is parsed when it is chosen.
"""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from bot.texts.commands import as_last_time
from bot.texts.options import option_name, preset_about, preset_name, value_name
from bot.ui.panel_state import number
from data.settings import RememberedOptions
from data.tables.codec import load_options
from data.tables.stakes import Stakes
from engine import GAMES
from engine.errors import SetupError
from engine.events import Paid
from engine.spec import Allowed, GameSpec

LONGEST: Final = 100
"""The longest value of a completed option, in characters: Discord's limit."""
_WHOLE: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_YES_OR_NO: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

T = TypeVar("T")


def game_named(key: str) -> GameSpec:
    """Return a game by its key. Raises SetupError."""
    spec = GAMES.get(key)
    if spec is None:
        raise SetupError("game", key, ", ".join(GAMES))
    return spec


def one_of(option: str, word: str | None, meanings: Mapping[str, T], usual: T) -> T:
    """Return the meaning of a word in an option, or ``usual`` for None. Raises SetupError."""
    if word is None:
        return usual
    if word not in meanings:
        raise SetupError(option, word, "one of " + ", ".join(meanings))
    return meanings[word]


def table_number(words: str) -> int | None:
    """Parse a table number, "7" or "#7"; None if it is not one."""
    return number(words.strip().removeprefix("#"))


def stakes_of(spec: GameSpec, *, chip_value: int | None, stake: int, per_point: int, minimum: int) -> Stakes:
    """Return a table's stakes in chips; ``chip_value`` None means the game's default.

    Raises SetupError for a chip value in a game that pays no chips.
    """
    pays = Paid in spec.events
    if chip_value is not None and not pays:
        raise SetupError(
            "chip_value", chip_value, f"none: {spec.title} pays no chips; use stake or per_point"
        )
    value = int(pays) if chip_value is None else chip_value
    return Stakes(chip_value=value, pot=stake, point=per_point, minimum=minimum)


# --- options of a game


def options_of(spec: GameSpec, words: str) -> dict[str, object]:
    """Parse ``target=150 big_gin=yes``. Raises SetupError naming the first invalid option."""
    values: dict[str, object] = {}
    allowed = spec.allowed()
    for word in words.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if name not in allowed:
            raise SetupError("options", name, f"an option of {spec.title} is one of " + ", ".join(allowed))
        if not equals:
            raise SetupError(name, None, str(allowed[name]))
        values[name] = value_of(allowed[name], value)
    return values


def value_of(allowed: Allowed, text: str) -> object:
    """Convert a typed value to the type that the option takes.

    Text that cannot be converted is returned as it is, for the option to refuse.
    """
    if allowed.none and text.lower() == "none":
        return None
    if allowed.enum is not None or allowed.pattern is not None:
        return text.lower()
    if allowed.low is not None:
        return int(text) if _WHOLE.fullmatch(text) else text
    return _YES_OR_NO.get(text.lower(), text)


def value_text(value: object) -> str:
    """Return a value of an option as it is typed."""
    return "yes" if value is True else "no" if value is False else str(value)


def preset_completions(spec: GameSpec, typed: str) -> list[tuple[str, str]]:
    """Return the presets that match the text typed so far."""
    named = [(f"{preset_name(key, spec)}: {preset_about(spec, key)}", key) for key in spec.presets]
    return [(line, key) for line, key in named if typed.lower() in line.lower() or typed.lower() in key]


def option_completions(spec: GameSpec, typed: str) -> list[tuple[str, str]]:
    """Return the continuations of the text typed so far: option names with their values."""
    *done, last = typed.split(" ") if typed else [""]
    before = " ".join(word for word in done if word)
    taken = {word.partition("=")[0] for word in done}
    offered = []
    for name, allowed in spec.allowed().items():
        if name in taken:
            continue
        values = allowed.offered or ((True, False) if allowed.low is None else (allowed.low,))
        for value in values:
            typed_so = f"{name}={value_text(value)}"
            whole = f"{before} {typed_so}".strip()
            if last.lower() in typed_so and len(whole) <= LONGEST:
                line = f"{option_name(spec, name)}: {value_name(spec, name, value)}"
                offered.append((f"{before} + {line}" if before else line, whole))
    return offered


def last_options(spec: GameSpec, last: RememberedOptions, preset: str | None) -> list[tuple[str, str]]:
    """Return a completion with the options used last, if they differ from the preset's.

    Empty if they are too long to be typed.
    """
    chosen, usual = load_options(spec, last.options), spec.options(preset=preset)
    values = {name: getattr(chosen, name) for name in spec.allowed()}
    words = " ".join(
        f"{name}={value_text(value)}" for name, value in values.items() if value != getattr(usual, name)
    )
    return [(as_last_time(words), words)] if 0 < len(words) <= LONGEST else []
