"""Parses and completes what is typed into the options of commands: games, choices, table options.

Completions are pairs of a label and the value that is parsed when it is chosen.
"""

import re
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final, TypeVar

from bot.texts import refusals
from bot.texts.commands import as_last_time
from bot.texts.localization import in_english_too, with_commas
from bot.texts.tables import options as option_words
from bot.texts.tables.options import allowed_values, option_name, preset_about, preset_name, value_name
from bot.ui.games.panel_state import number
from data.settings import ChipSettings, RememberedOptions
from data.tables.codec import load_options
from data.tables.stakes import Stakes, usual_stakes
from engine import GAMES
from engine.errors import SetupError
from engine.events import Paid
from engine.spec import GameSpec

LONGEST: Final = 100
"""The longest value of a completed option, in characters: Discord's limit."""
_WHOLE: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_YES_OR_NO: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}

T = TypeVar("T")


def game_named(words: str) -> GameSpec:
    """Return a game by its key or title, in any case. Raises SetupError."""
    named = {_plain(name): spec for key, spec in GAMES.items() for name in (key, spec.title)}
    spec = named.get(_plain(words))
    if spec is None:
        raise SetupError("game", words, with_commas(spec.title for spec in GAMES.values()))
    return spec


def preset_named(spec: GameSpec, words: str | None) -> str | None:
    """Return a preset by its key or name, in any case; None for None. Raises SetupError."""
    if words is None:
        return None
    named = {
        _plain(name): key
        for key in spec.presets
        for name in (key, *in_english_too(partial(preset_name, key, spec)))
    }
    if (key := named.get(_plain(words))) is None:
        names = [preset_name(key, spec) for key in spec.presets]
        raise SetupError("preset", words, option_words.one_of(names))
    return key


def _plain(words: str) -> str:
    """Return a name as it is compared: without case, punctuation and repeated spaces."""
    return " ".join("".join(char if char.isalnum() else " " for char in words.casefold()).split())


def one_of(option: str, word: str | None, meanings: Mapping[str, T], usual: T) -> T:
    """Return the meaning of a word in an option, or ``usual`` for None. Raises SetupError."""
    if word is None:
        return usual
    found = next((name for name in meanings if name.casefold() == word.strip().casefold()), None)
    if found is None:
        raise SetupError(option, word, option_words.one_of(meanings))
    return meanings[found]


def table_number(words: str) -> int | None:
    """Parse a table number, "7" or "#7"; None if it is not one."""
    return number(words.strip().removeprefix("#"))


def stakes_of(
    spec: GameSpec,
    *,
    chip_value: int | None,
    stake: int,
    per_point: int,
    minimum: int,
    cap: int = ChipSettings().stakes_cap,
) -> Stakes:
    """Return a table's stakes in chips.

    ``chip_value`` None means the game's default, if the guild's ``cap`` allows it. Raises SetupError for a
    chip value in a game that pays no chips.
    """
    pays = Paid in spec.events
    if chip_value is not None and not pays:
        raise SetupError("chip_value", chip_value, refusals.no_chips(spec))
    value = usual_stakes(pays=pays, cap=cap).chip_value if chip_value is None else chip_value
    return Stakes(chip_value=value, pot=stake, point=per_point, minimum=minimum)


# --- options of a game


def options_of(spec: GameSpec, words: str) -> dict[str, object]:
    """Parse ``target=150 big_gin=yes``, or the same with names: ``Target=150, Big gin=yes``.

    Raises SetupError naming the first invalid option.
    """
    values: dict[str, object] = {}
    names = _option_names(spec)
    typed, *rest = words.replace(",", " ").split("=")
    for at, part in enumerate(rest):
        name = _option_named(spec, names, typed)
        last = at == len(rest) - 1
        value, typed = _first_of(spec, name, part) if last else _before_name(names, part)
        values[name] = value_of(spec, name, value)
    if typed.strip():
        name = _option_named(spec, names, typed)
        raise SetupError(name, None, allowed_values(spec, name))
    return values


def _option_named(spec: GameSpec, names: Mapping[str, str], typed: str) -> str:
    """Return an option by its key or name, from ``_option_names``. Raises SetupError."""
    name = names.get(_plain(typed))
    if name is None:
        known = [option_name(spec, each) for each in spec.allowed()]
        raise SetupError("options", typed.strip(), refusals.known_options(spec, known))
    return name


def _option_names(spec: GameSpec) -> dict[str, str]:
    """Return the options by their keys and names, as those are compared."""
    return {
        _plain(each): name
        for name in spec.allowed()
        for each in (*in_english_too(partial(option_name, spec, name)), name)
    }


def _before_name(names: Mapping[str, str], words: str) -> tuple[str, str]:
    """Split a value from the name of the next option; a name that is unknown is the last word."""
    parts = words.split()
    starts = range(max(0, len(parts) - _most_words(names)), len(parts))
    known = (at for at in starts if _plain(" ".join(parts[at:])) in names)
    at = next(known, max(0, len(parts) - 1))
    return " ".join(parts[:at]), " ".join(parts[at:])


def _first_of(spec: GameSpec, name: str, words: str) -> tuple[str, str]:
    """Split a value from what is typed after it; one that is not accepted is a single word."""
    parts = words.split()
    most = _most_words(
        each
        for value in _named_values(spec, name)
        for each in in_english_too(partial(value_name, spec, name, value))
    )
    for end in range(min(len(parts), most), 0, -1):
        value = " ".join(parts[:end])
        if _accepts(spec, name, value):
            return value, " ".join(parts[end:])
    return " ".join(parts[:1]), " ".join(parts[1:])


def _most_words(names: Iterable[str]) -> int:
    """Return the number of words in the longest name, so that no more of a text are tried."""
    return max((len(name.split()) for name in names), default=1)


def _named_values(spec: GameSpec, name: str) -> tuple[object, ...]:
    """Return the values of an option that may be typed by their names."""
    allowed = spec.allowed()[name]
    return (*allowed.offered, None) if allowed.none else allowed.offered


def _accepts(spec: GameSpec, name: str, typed: str) -> bool:
    try:
        spec.allowed()[name].accept(name, value_of(spec, name, typed))
    except SetupError:
        return False
    return True


def value_of(spec: GameSpec, name: str, typed: str) -> object:
    """Convert a typed value, or the name of one, to the type that the option takes.

    Text that cannot be converted is returned as it is, for the option to refuse.
    """
    allowed, text = spec.allowed()[name], typed.strip().replace("\N{MINUS SIGN}", "-")
    plain = _plain(text)
    if any(map(str.isalpha, text)):
        for value in _named_values(spec, name):
            if plain in map(_plain, (*in_english_too(partial(value_name, spec, name, value)), str(value))):
                return value
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
    named = [(in_english_too(partial(_preset_line, spec, key)), key) for key in spec.presets]
    wanted = typed.lower()
    return [(lines[0], key) for lines, key in named if any(wanted in each.lower() for each in (*lines, key))]


def _preset_line(spec: GameSpec, key: str) -> str:
    return f"{preset_name(key, spec)}: {preset_about(spec, key)}"


def option_completions(spec: GameSpec, typed: str) -> list[tuple[str, str]]:
    """Return the continuations of the text typed so far: option names with their values."""
    if len(typed) > LONGEST:  # so would be any completion of it
        return []
    done, last = _done(spec, typed)
    before = " ".join(f"{name}={value_text(value)}" for name, value in done.items())
    offered = []
    for name, allowed in spec.allowed().items():
        if name in done:
            continue
        values = allowed.offered or ((True, False) if allowed.low is None else (allowed.low,))
        for value in values:
            typed_so = f"{name}={value_text(value)}"
            whole = f"{before} {typed_so}".strip()
            line, *english = in_english_too(partial(_option_line, spec, name, value))
            fits = last.casefold() in typed_so or any(
                _plain(last) in _plain(each) for each in (line, *english)
            )
            if fits and len(whole) <= LONGEST:
                offered.append((f"{before} + {line}" if before else line, whole))
    return offered


def _option_line(spec: GameSpec, name: str, value: object) -> str:
    return f"{option_name(spec, name)}: {value_name(spec, name, value)}"


def _done(spec: GameSpec, typed: str) -> tuple[dict[str, object], str]:
    """Return the options at the start of a text that are complete, and the rest of the text."""
    words = typed.split()
    for end in range(len(words) - (not typed.endswith(" ")), 0, -1):
        try:
            found = options_of(spec, " ".join(words[:end]))
            for name, value in found.items():
                spec.allowed()[name].accept(name, value)
        except SetupError:
            continue
        return found, " ".join(words[end:])
    return {}, " ".join(words)


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
