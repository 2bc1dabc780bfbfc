"""Games, their options, presets and values in words.

An option without a description is named after its field.
"""

from collections.abc import Collection, Iterable
from dataclasses import fields, replace
from typing import Any, Final

from bot.manager.tables.table import TURN_TIMES, Table, TableRule
from bot.manager.time.match_clock import CLOCKS, INCREMENTS
from bot.texts.games.default_wording import humanised, value_words
from bot.texts.games.wordings import WORDINGS, wording
from bot.texts.localization import LazyMessage, message, with_commas, with_semicolons
from bot.texts.names import name_at
from engine.spec import GameSpec

_IN_LOBBY: Final = {
    "gin": ("target", "variant", "knock_limit", "big_gin"),
    "panguingue": ("deals", "ante", "forcing", "spades_double"),
    "rummy500": ("limit", "take_depth", "ace_wrap", "go_out"),
    "control": ("target", "control_set", "control_mode", "hand_size"),
    "hand": ("rounds", "opening_min", "opening_rule", "discard_use"),
    "hand_partnership": ("rounds", "opening_min", "opening_rule", "opening_scope"),
}
"""By game: the target and the three main options, which have menus in the lobby itself."""
_NAMED: Final = 3
"""The most unusual options that are named where a match begins."""
_MOST: Final = 24
"""The most values of an option in a menu, besides the one that asks for a typed value."""


def game_about(spec: GameSpec) -> str:
    """Return a line about the game."""
    return str(wording(spec.key).about or spec.title)


def option_name(spec: GameSpec | None, name: str) -> str:
    """Return the option's name in a game; without a game, in the first one with this field."""
    owners = [wording(spec.key)] if spec is not None else WORDINGS.values()
    named = (str(own.options[name].name) for own in owners if name in own.options)
    return next(named, humanised(name).capitalize())


def option_about(spec: GameSpec, name: str) -> str:
    """Return a description of the option, at most 100 characters."""
    words = wording(spec.key).options.get(name)
    return (
        str(words.about)
        if words is not None
        else f"{humanised(name).capitalize()}: {allowed_values(spec, name)}"[:100]
    )


def value_name(spec: GameSpec, name: str, value: object) -> str:
    """Return a value of the option in words."""
    words = wording(spec.key).options.get(name)
    return value_words(value, words.values if words is not None else {})


def allowed_values(spec: GameSpec, name: str) -> str:
    """Return which values an option takes, by their names."""
    allowed = spec.allowed()[name]
    if allowed.enum is not None or allowed.pattern is not None:
        return one_of(
            [message("options-quoted", value=value_name(spec, name, value)) for value in allowed.offered]
        )
    if allowed.low is None:
        return message("options-yes-or-no")
    if allowed.high is None:
        return (
            message("options-from-off", low=allowed.low)
            if allowed.off
            else message("options-from", low=allowed.low)
        )
    return (
        message("options-from-to-off", low=allowed.low, high=allowed.high)
        if allowed.off
        else message("options-from-to", low=allowed.low, high=allowed.high)
    )


def one_of(values: Iterable[str]) -> str:
    """Return that one of some values is accepted."""
    return message("options-one-of", values=with_commas(values))


def preset_name(preset: str, spec: GameSpec | None = None) -> str:
    """Return the preset's name in a game; without a game, in the first one with this key."""
    owners = [wording(spec.key)] if spec is not None else WORDINGS.values()
    named = (str(own.presets[preset][0]) for own in owners if preset in own.presets)
    return next(named, humanised(preset).capitalize())


def preset_about(spec: GameSpec, preset: str) -> str:
    """Return a description of the preset, at most 100 characters."""
    described = wording(spec.key).presets.get(preset)
    if described is not None:
        return str(described[1])
    changed = [
        f"{option_name(spec, name)}: {value_name(spec, name, value)}"
        for name, value in spec.presets[preset].items()
    ]
    return (with_semicolons(changed) or message("options-standard-about"))[:100]


def unusual(table: Table) -> str:
    """Return in a line which rules are not the game's usual ones; ``""`` if all are usual."""
    spec, preset = table.spec, table.preset
    if table.options is None or table.options == spec.usual:
        return ""
    named = [preset_name(preset, spec)] if preset is not None and spec.presets[preset] else []
    changed = in_force(spec, table.options, preset)
    left = len(changed) - _NAMED
    more = [message("options-more", count=left)] if left > 0 else []
    return message("options-unusual", rules=" · ".join([*named, *changed[:_NAMED], *more]))


def lengthy(spec: GameSpec, options: Any) -> str:
    """Return a warning if these options make a match very long; else ``""``."""
    told = [
        words.lasts(getattr(options, name))
        for name, words in wording(spec.key).options.items()
        if name in spec.allowed()
    ]
    reasons = " ".join(filter(None, told))
    return message("options-lengthy", reasons=reasons) if reasons else ""


def in_force(
    spec: GameSpec, options: Any, preset: str | None = None, *, besides: Collection[str] = ()
) -> list[str]:
    """Return a line for every option that differs from the preset's, or from the defaults.

    Options in ``besides`` are left out because they are shown elsewhere.
    """
    usual = spec.usual if preset is None else spec.options(preset=preset)
    return [
        f"{option_name(spec, item.name)}: **{value_name(spec, item.name, getattr(options, item.name))}**"
        for item in fields(spec.options_type)
        if getattr(options, item.name) != getattr(usual, item.name) and item.name not in besides
    ]


def clock_options(spec: GameSpec) -> list[str]:
    """Return the game's options that set its clock, which is a setting of the table itself."""
    usual = spec.options()
    return [
        name
        for name, allowed in spec.allowed().items()
        if any(spec.clock(replace(usual, **{name: value})) != spec.clock(usual) for value in allowed.offered)
    ]


# --- lobby: the options of the game, and settings of the table (TableRule)


def lobby_options(spec: GameSpec) -> tuple[str, ...]:
    """Return the options that are changed most: the target, and three more."""
    return _IN_LOBBY.get(spec.key) or tuple(spec.allowed())[:4]


def rules_of(spec: GameSpec) -> list[str]:
    """Return the names of all lobby options, those of the table first."""
    own = [rule for rule in TableRule if rule is not TableRule.SEATS or len(spec.seats) > 1]
    left_out = clock_options(spec)
    return [*own, *(name for name in spec.allowed() if name not in left_out)]


_TABLE_RULES: Final = {
    TableRule.PRESET: (LazyMessage("options-preset"), LazyMessage("options-preset.about")),
    TableRule.TURN: (LazyMessage("options-turn"), LazyMessage("options-turn.about")),
    TableRule.CLOCK: (LazyMessage("options-clock"), LazyMessage("options-clock.about")),
    TableRule.INCREMENT: (LazyMessage("options-increment"), LazyMessage("options-increment.about")),
    TableRule.SEATS: (LazyMessage("options-seats"), LazyMessage("options-seats.about")),
}


def rule_name(spec: GameSpec, rule: str) -> str:
    """Return the name of a lobby option."""
    return str(_TABLE_RULES[TableRule(rule)][0]) if rule in list(TableRule) else option_name(spec, rule)


def rule_about(spec: GameSpec, rule: str) -> str:
    """Return a description of a lobby option, at most 100 characters."""
    return str(_TABLE_RULES[TableRule(rule)][1]) if rule in list(TableRule) else option_about(spec, rule)


def rule_value(table: Table, rule: str) -> Any:
    """Return the current value of a lobby option; times in ms."""
    match rule:
        case TableRule.PRESET:
            return table.preset or next(iter(table.spec.presets), None)
        case TableRule.TURN:
            return table.turn_ms
        case TableRule.CLOCK:
            return table.clock.terms.bank
        case TableRule.INCREMENT:
            return table.clock.terms.increment
        case TableRule.SEATS:
            return table.wanted
    return getattr(table.options, rule)


def rule_values(table: Table, rule: str) -> list[Any]:
    """Return the values in a lobby option's menu, at most 24, with the current one."""
    spec, chosen = table.spec, rule_value(table, rule)
    offered: list[Any]
    match rule:
        case TableRule.PRESET:
            offered = list(spec.presets)
        case TableRule.TURN:
            offered = list(TURN_TIMES.values())
        case TableRule.CLOCK:
            offered = list(CLOCKS.values())
        case TableRule.INCREMENT:
            offered = list(INCREMENTS.values())
        case TableRule.SEATS:
            offered = [seats for seats in spec.seats if seats >= len(table.players)]
        case _:
            offered = _offered(spec, rule)
    if chosen not in offered:
        offered.append(chosen)
    numbers = all(type(value) is int for value in offered)
    return (sorted(offered) if numbers else offered)[:_MOST]


def _offered(spec: GameSpec, name: str) -> list[Any]:
    """Return the values that a menu offers: all if they are few, else the most useful."""
    allowed = spec.allowed()[name]
    none: list[Any] = [None] if allowed.none else []
    if allowed.low is None:
        return [*(allowed.offered or (True, False)), *none]
    if allowed.high is not None and allowed.high - allowed.low < _MOST - 1:
        return [*range(allowed.low, allowed.high + 1), *none]
    usual = [values[name] for values in spec.presets.values() if name in values]
    return [*dict.fromkeys([*allowed.offered, getattr(spec.options(), name), *usual]), *none]


def rule_words(table: Table, rule: str, value: Any) -> str:
    """Return a value of a lobby option in words."""
    match rule:
        case TableRule.PRESET:
            return preset_name(value, table.spec) if value is not None else message("options-standard")
        case TableRule.TURN:
            return turn_time(value)
        case TableRule.CLOCK:
            return clock_time(value)
        case TableRule.INCREMENT:
            return increment_time(value)
        case TableRule.SEATS:
            return str(value)
    return value_name(table.spec, rule, value)


def told(table: Table) -> str:
    """Return which options were changed last and by whom, for the lobby; else ``""``."""
    if table.rule_changes is None:
        return ""
    changed = [
        f"{rule_name(table.spec, rule)} **{rule_words(table, rule, rule_value(table, rule))}**"
        for rule in table.rule_changes.rules
    ]
    player = name_at(table, table.rule_changes.by)
    return message("options-changed", player=player, changes=" · ".join(changed))


def turn_time(turn_ms: int) -> str:
    """Return a duration in words, such as a turn's; 0 means no limit."""
    if not turn_ms:
        return message("options-no-limit")
    seconds = turn_ms // 1000
    if seconds < 60:
        return message("options-seconds", count=seconds)
    if seconds < 3600:
        return message("options-minutes", count=seconds // 60)
    if seconds <= 86_400:
        return message("options-hours", count=seconds // 3600)
    return message("options-days", count=seconds // 86_400)


def clock_time(bank_ms: int) -> str:
    """Return each seat's time for a match in words; 0 means no clock."""
    return turn_time(bank_ms) if bank_ms else message("options-no-clock")


def increment_time(increment_ms: int) -> str:
    """Return the time that a clock gains after each turn, in words."""
    return turn_time(increment_ms) if increment_ms else message("options-no-increment")
