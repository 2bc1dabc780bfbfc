"""Makes the settings of a tournament from what was chosen and typed."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

from bot.manager.tables.table import TURN_TIMES
from bot.texts.localization import typed_words
from bot.texts.refusals import setup_refusal
from bot.texts.tournaments import commands
from bot.texts.tournaments.refusals import is_setting, number_refusal, setting_refusal, yes_no_refusal
from bot.ui.commands.options import game_named, one_of, options_of, preset_named
from bot.ui.tournaments.forms import DAY, Filled
from data.tables.codec import dump_options
from engine.errors import SetupError
from engine.spec import GameSpec
from engine.tournaments.ladder import CHALLENGE_MS
from engine.tournaments.settings import DAY_MS, MINUTE_MS, MOST_ENTRANTS, Format, Settings

FURTHEST_MS: Final = 60 * DAY_MS
"""How far ahead a tournament may start."""
_USUAL_DEALS: Final = 4
"""Deals of a match with the same cards for everybody, if nothing else is chosen."""
_KEY: Final = re.compile(r"([^\W\d]\w*)\s*=")
_LENGTH: Final = re.compile(r"(\d{1,4})\s*([^\W\d_]*)")
_CLOCK_TIME: Final = re.compile(
    r"(?:(\d{4})-(\d{1,2})-(\d{1,2})[ T])?(\d{1,2}):(\d{2})(?:\s*UTC)?", re.IGNORECASE
)
_DISCORD_TIME: Final = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_YES: Final = frozenset({"yes", "true", "on", "1"})
_NO: Final = frozenset({"no", "false", "off", "0"})


class SettingsRefused(Exception):
    """A setting is refused; ``said``: the sentence that says why."""

    def __init__(self, said: str) -> None:
        super().__init__("settings")
        self.said = said


class Wanted(NamedTuple):
    """A tournament to be opened: its name, its settings, and the role by name if it was typed."""

    name: str
    settings: Settings
    role: str


class _Range(NamedTuple):
    low: int
    high: int
    unit: int = 1
    """What the number is multiplied by."""


_NUMBERS: Final[Mapping[str, tuple[str, _Range]]] = {
    "places": ("capacity", _Range(2, MOST_ENTRANTS)),
    "rounds": ("rounds", _Range(1, 30)),
    "clock": ("clock_ms", _Range(0, 240, MINUTE_MS)),
    "increment": ("increment_ms", _Range(0, 300, 1000)),
    "entry": ("entry", _Range(0, 1_000_000)),
    "deals": ("deals", _Range(1, 50)),
    "divisions": ("divisions", _Range(1, 16)),
    "check_in": ("check_in_ms", _Range(0, 1440, MINUTE_MS)),
    "seats": ("seats", _Range(2, 15)),
}
"""By the option as it is typed: the field of Settings, and its range."""
_FLAGS: Final = {"duplicate": "duplicate", "third_place": "third_place", "threads": "threads"}
_OTHERS: Final = frozenset({"name", "prizes", "role", "turn", "length", "preset", "options", "start"})
_LENGTHS: Final = {Format.LADDER: _Range(CHALLENGE_MS // DAY_MS, 90, DAY_MS)}
"""A season of a ladder is not shorter than a challenge may wait for its answer."""
_LENGTH_RANGE: Final = _Range(1, 1440, MINUTE_MS)


def wanted(game: str, format_: str, given: Mapping[str, Any], now: int) -> Wanted:
    """Return the tournament that was chosen; ``given``: options by name, as typed or as values.

    What is not given is as usual. Raises SettingsRefused.
    """
    spec: GameSpec | None = None
    try:
        spec = game_named(game)
        chosen = one_of("format_name", format_, {each.value: each for each in Format}, Format.ARENA)
        settings = _settings(spec, chosen, given, now)
        settings.validate()
    except SetupError as error:
        raise SettingsRefused(_said(error, spec)) from None
    return Wanted(str(given.get("name") or ""), settings, str(given.get("role") or ""))


def refused(error: SetupError, game: str) -> SettingsRefused:
    """Return the refusal for settings that the service does not accept."""
    try:
        spec: GameSpec | None = game_named(game)
    except SetupError:
        spec = None
    return SettingsRefused(_said(error, spec))


def _said(error: SetupError, spec: GameSpec | None) -> str:
    if isinstance(error, _NotANumber):
        return number_refusal(error.option, error.value, *error.bounds)
    if isinstance(error, _NotAFlag):
        return yes_no_refusal(error.option, error.value)
    known = is_setting(error.option) and not (spec is not None and error.option in spec.allowed())
    return setting_refusal(error.option, error.value) if known else setup_refusal(error, spec)


class _NotANumber(SetupError):
    def __init__(self, option: str, value: object, bounds: _Range) -> None:
        super().__init__(option, value, range(bounds.low, bounds.high + 1))
        self.bounds = (bounds.low, bounds.high)


class _NotAFlag(SetupError):
    def __init__(self, option: str, value: object) -> None:
        super().__init__(option, value, "yes|no")


def _settings(spec: GameSpec, format_: Format, given: Mapping[str, Any], now: int) -> Settings:
    settings = usual_settings(spec, format_, now)
    values: dict[str, Any] = {"preset": preset_named(spec, given.get("preset"))}
    for name, (field, bounds) in _NUMBERS.items():
        if given.get(name) is not None:
            values[field] = _whole(name, given[name], bounds)
    for name, field in _FLAGS.items():
        if given.get(name) is not None:
            values[field] = _flag(name, given[name])
    if given.get("turn") is not None:
        values["turn_ms"] = one_of("turn_time", str(given["turn"]), TURN_TIMES, 0)
        if given.get("clock") is None and values["turn_ms"]:
            values["clock_ms"] = 0
    if not values.get("clock_ms", settings.clock_ms):
        values.setdefault("increment_ms", 0)
        if values["increment_ms"]:
            raise SetupError("increment", values["increment_ms"], "a clock")
    if given.get("length") is not None:
        values["length_ms"] = _whole("length", given["length"], _LENGTHS.get(format_, _LENGTH_RANGE))
    if given.get("prizes"):
        values["prizes"] = _prizes(str(given["prizes"]))
    if given.get("start") is not None:
        values["starts_at"] = start_at(str(given["start"]), now)
        if not values["starts_at"] and "capacity" not in values:
            raise SetupError("start_full", None, "places")
        if not values["starts_at"] and values.get("check_in_ms"):
            raise SetupError("check_in_full", None, "a time")
    if isinstance(role := given.get("role"), int):
        values["role"] = role
    if values.get("duplicate") and "deals" not in values:
        values["deals"] = _USUAL_DEALS
    typed = str(given.get("options") or "")
    if typed:
        options = spec.options(preset=values["preset"], **options_of(spec, typed))
        values["options"] = dump_options(options)
    made = replace(settings, **values)
    if "check_in_ms" not in values and made.starts_at:
        made = replace(made, check_in_ms=min(made.check_in_ms, _half(made.starts_at - now)))
    return made


def _half(until_ms: int) -> int:
    """Return half of a time in whole minutes, in ms: before a near start, check-in is shorter."""
    return until_ms // 2 // MINUTE_MS * MINUTE_MS


def usual_settings(spec: GameSpec, format_: Format, now: int) -> Settings:
    """Return the usual settings of a game in a format: play starts in half an hour."""
    settings = Settings(
        format=format_,
        game=spec.key,
        seats=2 if 2 in spec.seats and not spec.teams else spec.seats[-1],
        teams=bool(spec.teams),
        starts_at=now + 30 * MINUTE_MS,
    )
    match format_:
        case Format.ARENA:
            return replace(settings, check_in_ms=0)
        case Format.LADDER:
            return replace(settings, check_in_ms=0, length_ms=30 * DAY_MS)
        case Format.LEAGUE:
            return replace(settings, check_in_ms=0, clock_ms=0, increment_ms=0, turn_ms=DAY_MS)
        case _:
            return settings


def _whole(name: str, value: object, bounds: _Range) -> int:
    text = str(value).strip()
    if not text.isascii() or not text.isdigit() or not bounds.low <= int(text) <= bounds.high:
        raise _NotANumber(name, value, bounds)
    return int(text) * bounds.unit


def _flag(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).strip().casefold()
    if text not in _YES | _NO:
        raise _NotAFlag(name, value)
    return text in _YES


def _prizes(typed: str) -> tuple[int, ...]:
    shares = re.split(r"[\s/,;%+]+", typed.strip().strip("%"))
    if not all(share.isascii() and share.isdigit() and len(share) <= 3 for share in shares):
        raise SetupError("prizes", typed, "percents")
    return tuple(map(int, shares))


# --- the form


def of_form(form: Filled, now: int) -> Wanted:
    """Return the tournament that a form asks for. Raises SettingsRefused."""
    game, _, preset = form.text("game").partition(".")
    given = typed_options(form.text("more"))
    clock = form.text("clock")
    if clock == DAY:
        given = {"turn": "24h", **given}
    elif "turn" not in given:
        minutes, _, seconds = clock.partition(".")
        given = {"clock": minutes or None, "increment": seconds or None, **given}
    if preset:
        given = {"preset": preset, **given}
    start = form.text("start")
    return wanted(game, form.text("format"), {**({"start": start} if start else {}), **given}, now)


def typed_options(typed: str) -> dict[str, Any]:
    """Read ``name=Friday cup, places=16, target=150``; the game's options stay as typed."""
    found: dict[str, Any] = {}
    keys = list(_KEY.finditer(typed))
    loose = [typed[: keys[0].start()] if keys else typed]
    for at, key in enumerate(keys):
        end = keys[at + 1].start() if at + 1 < len(keys) else len(typed)
        name, value = key[1].casefold(), typed[key.end() : end].strip(" ,;")
        if name in _OTHERS or name in _NUMBERS or name in _FLAGS:
            found[name] = value
        else:
            loose.append(f"{key[1]}={value}")
    options = " ".join(part.strip(" ,;") for part in loose if part.strip(" ,;"))
    return found | ({"options": options} if options else {})


# --- the start


def start_at(typed: str, now: int) -> int:
    """Return when play starts, in ms UTC; 0: when all places are taken.

    It may be how long from now ("in 30 min", "2h"), a time of day or a date with a time, both UTC, or a
    timestamp as Discord writes it. Raises SetupError.
    """
    words = typed.casefold().split()
    if words and {*words} <= typed_words(commands.TYPED_FULL):
        return 0
    at = _discord_time(typed) or _clock_time(typed, now) or _from_now(words, now)
    if at is None or at <= now:
        raise SetupError("start", typed, "later")
    if at > now + FURTHEST_MS:
        raise SetupError("start_far", typed, "60d")
    return at


def _discord_time(typed: str) -> int | None:
    found = _DISCORD_TIME.fullmatch(typed.strip())
    return int(found[1]) * 1000 if found else None


def _clock_time(typed: str, now: int) -> int | None:
    found = _CLOCK_TIME.fullmatch(typed.strip())
    if found is None:
        return None
    year, month, day, hour, minute = found.groups()
    today = datetime.fromtimestamp(now / 1000, UTC)
    try:
        if year is not None:
            at = datetime(int(year), int(month), int(day), int(hour), int(minute), tzinfo=UTC)
        else:
            at = today.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0)
    except ValueError:
        return None
    if year is None and at <= today:
        at += timedelta(days=1)
    return int(at.timestamp()) * 1000


def _from_now(words: list[str], now: int) -> int | None:
    """Return the time after a duration: "in 30 min", "1h 30m", "90" (minutes)."""
    text = " ".join(word for word in words if word not in typed_words(commands.TYPED_IN))
    parts = list(_LENGTH.finditer(text))
    if not parts or _LENGTH.sub("", text).strip():
        return None
    units = {
        **dict.fromkeys(typed_words(commands.TYPED_MINUTES), MINUTE_MS),
        **dict.fromkeys(typed_words(commands.TYPED_HOURS), 60 * MINUTE_MS),
        **dict.fromkeys(typed_words(commands.TYPED_DAYS), DAY_MS),
        "": MINUTE_MS,
    }
    total = 0
    for part in parts:
        if part[2] not in units:
            return None
        total += int(part[1]) * units[part[2]]
    return now + total if total else None
