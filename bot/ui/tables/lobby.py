"""The lobby: who sits at a table, and the private page with the menus of its options.

The table's message has seats, computer players and the start: on a phone, all of it is on one screen.
"""

from collections.abc import Sequence
from typing import Any, Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table, TableError, TableReason, TableRule
from bot.texts import friends, pool
from bot.texts.fairness import proofs
from bot.texts.names import colour_of, names_of, table_name
from bot.texts.play import coach
from bot.texts.results import rankings
from bot.texts.results import replay as replays
from bot.texts.tables import clocks, options, words
from bot.ui.commands.options import value_of, value_text
from bot.ui.components import (
    OPTION_TEXT,
    OPTIONS_PER_SELECT,
    Component,
    Style,
    button,
    buttons,
    container,
    option,
    page,
    rule,
    select,
    text,
)
from bot.ui.custom_id import Press, custom_id
from bot.ui.proofs import promise_button
from bot.ui.tables import teams
from data.tables.venues import Venue
from engine.ai import Level, levels
from engine.spec import GameSpec

OTHER: Final = "…"
"""In a menu of values: another value, to be typed."""
FILL: Final = "all-"
"""In the menu of computers, before a level: for all free seats."""
ANYONE: Final = "anyone"
"""In the menu of computers: people of any guild instead."""
_AS_IT_IS: Final = "="
"""In a menu of values: one whose key is too long."""


def rules_button(table: Table) -> Component:
    """Return the button that opens the rules in force at the table."""
    return button(custom_id(table, "rules", table.spec.key), words.RULES)


def lobby(table: Table) -> list[Component]:
    """Return the table's message before the match."""
    full = table.free <= 0
    enough = len(table.players) in table.spec.seats
    return [
        text(
            f"### {table_name(table)} · {table.spec.title}",
            options.game_about(table.spec),
            words.lobby_rules(_rules(table)),
            options.lengthy(table.spec, table.options),
            words.lobby_turn(options.turn_time(table.turn_ms)),
            clocks.terms(table.clock.terms),
            words.played_for(table.stakes),
            rankings.asked(table.reliability),
            _hands(table),
            str(coach.ALLOWED) if table.hints else "",
            options.told(table),
            proofs.lobby_line(table.promised.commitment) if table.promised is not None else "",
        ),
        rule(),
        text(*_seats(table), teams.line(table, names_of(table)), words.lobby_closes(table.deadline)),
        *buttons(
            [
                button(custom_id(table, "join"), words.JOIN, Style.PRIMARY, disabled=full),
                button(custom_id(table, "start"), words.START, Style.SUCCESS, disabled=not enough),
                button(custom_id(table, "leave"), words.LEAVE),
                button(custom_id(table, "close"), words.CLOSE),
            ]
        ),
        *_computers(table),
        *teams.controls(table),
        *buttons([button(custom_id(table, "more"), words.RULES_MENUS), *promise_button(table)]),
    ]


def _hands(table: Table) -> str:
    """Return who will see the hands of finished deals."""
    if table.venue is Venue.FRIENDS and table.open_hands:
        return str(friends.HANDS)
    return replays.hands_line(open_hands=table.open_hands)


def _rules(table: Table) -> str:
    """Return the preset, the target, and the changed options that have no menu here."""
    spec = table.spec
    preset = options.rule_value(table, TableRule.PRESET)
    name = options.preset_name(preset, spec) if preset is not None else ""
    told = {*options.lobby_options(spec), *options.clock_options(spec)}
    changed = options.in_force(spec, table.options, preset, besides=told)
    return " · ".join(filter(None, (name, words.goal(spec, table.options), *changed)))


def _seats(table: Table) -> list[str]:
    names = names_of(table)
    taken = [
        words.player_name(player, name, table.spec.key, host=player.member == table.host)
        for player, name in zip(table.players, names, strict=True)
    ]
    kept = [words.kept(each.member, each.until) for each in table.kept]
    lines = [*taken, *kept, *[words.FREE] * table.wanted][: max(table.wanted, len(taken))]
    return [f"{seat}. {line}" for seat, line in enumerate(lines, 1)]


def _computers(table: Table) -> list[Component]:
    """Return the menu that seats computer players, one or as many as there are free seats.

    Its last line asks for people of any guild instead.
    """
    if table.free <= 0:
        return []
    offered = levels(table.spec.key)
    rated = {each: words.rating_of(each, table.spec.key) for each in offered}
    fill = [option(f"{FILL}{each}", words.fill(each, table.free), rated[each]) for each in offered]
    one = [option(each.value, words.add_computer(each), rated[each]) for each in offered]
    lines = one if table.free == 1 else [*fill, *one]
    anyone = option(ANYONE, str(pool.ANYONE), str(pool.ANYONE_ABOUT))
    return [select(custom_id(table, "computer"), words.ADD_COMPUTERS, [*lines, anyone])]


def computers_chosen(values: Sequence[str]) -> tuple[Level, bool]:
    """Return the level chosen in the menu of computers, and whether they take all free seats.

    Raises TableError (STALE) for an unknown choice.
    """
    word = next(iter(values), "")
    level = word.removeprefix(FILL)
    if level not in list(Level):
        raise TableError(TableReason.STALE)
    return Level(level), word != level


def _main(spec: GameSpec) -> list[str]:
    """Return the options that have menus of their own on the page of rules."""
    preset = [TableRule.PRESET] if len(spec.presets) > 1 else []
    return [*preset, *options.lobby_options(spec), TableRule.TURN]


def _menu(table: Table, name: str) -> Component:
    """Return the menu of one option; its last line may ask for a typed value."""
    spec, title = table.spec, options.rule_name(table.spec, name)
    chosen = options.rule_value(table, name)
    lines = [
        option(
            _key(value),
            f"{title}: {options.rule_words(table, name, value)}",
            options.preset_about(spec, value) if name == TableRule.PRESET and value is not None else "",
            chosen=value == chosen,
        )
        for value in options.rule_values(table, name)
    ]
    if _typable(table, name):
        lines.append(option(OTHER, words.other_value(title)))
    return select(custom_id(table, "rule", name), title, lines)


def _key(value: Any) -> str:
    key = value_text(value)
    return key if len(key) <= OPTION_TEXT else _AS_IT_IS


def _typable(table: Table, name: str) -> bool:
    """Return whether an option accepts values that its menu does not offer."""
    if name in list(TableRule):
        return False
    allowed = table.spec.allowed()[name]
    if allowed.low is not None and allowed.high is not None:
        return len(options.rule_values(table, name)) <= allowed.high - allowed.low
    return allowed.low is not None or allowed.pattern is not None


def rules_menus_page(table: Table, name: str | None = None) -> Page:
    """Return the page on which the host changes the rules.

    It has the menus of the main options and lists all others; with the ``name`` of one of these it has that
    option's menu instead, and a way back.
    """
    spec = table.spec
    others = [each for each in options.rules_of(spec) if each not in _main(spec)]
    title = f"### {table_name(table)} · {words.ALL_RULES}"
    if name in others:
        about = text(title, f"**{options.rule_name(spec, name)}**", options.rule_about(spec, name))
        back = buttons([button(custom_id(table, "more"), words.BACK)])
        return page(container(colour_of(table), [about, _menu(table, name), *back]))
    lines = [
        option(
            each,
            options.rule_name(spec, each),
            options.rule_words(table, each, options.rule_value(table, each)),
        )
        for each in others
    ]
    pages = [lines[at : at + OPTIONS_PER_SELECT] for at in range(0, len(lines), OPTIONS_PER_SELECT)]
    parts = [
        text(title, words.RULES_ABOUT),
        *(_menu(table, each) for each in _main(spec)),
        *(
            select(custom_id(table, "more", at), words.which_rule(at, len(pages)), each)
            for at, each in enumerate(pages)
        ),
        *buttons([rules_button(table)]),
    ]
    return page(container(colour_of(table), parts))


def rule_chosen(table: Table, press: Press, values: Sequence[str]) -> tuple[str, Any] | None:
    """Return the option and value that a menu press chooses; None if nothing changes.

    Also None for an unknown menu.
    """
    return rule_typed(table, press, values[0]) if values and values[0] != _AS_IT_IS else None


def rule_typed(table: Table, press: Press, word: str) -> tuple[str, Any] | None:
    """Return the option and the typed value; invalid values are left for the option to refuse."""
    name = press.arg
    if name not in options.rules_of(table.spec):
        return None
    offered = {value_text(value): value for value in options.rule_values(table, name)}
    if word in offered:
        return name, offered[word]
    if name in list(TableRule):
        return None
    return name, value_of(table.spec, name, word)


def asks_for_value(table: Table, press: Press) -> tuple[str, str, str] | None:
    """Return the modal's contents: the option's name, a line about it, and the current value.

    None if the option takes no typed value.
    """
    name = press.arg
    if name not in options.rules_of(table.spec) or not _typable(table, name):
        return None
    spec = table.spec
    about = f"{options.rule_about(spec, name)}: {options.allowed_values(spec, name)}"
    return options.rule_name(spec, name), about, value_text(options.rule_value(table, name))
