"""A player's actions in Panguingue, with what each one earns.

The best-paying meld takes one press. Splitting and borrowing take steps: first the meld to take cards from,
then the way; the result is shown and must be confirmed.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.commands import STANDING, WHEN_ASKED
from bot.texts.faces import row
from bot.texts.games.panguingue import words
from bot.texts.localization import message
from bot.texts.names import labels_of
from bot.texts.play.actions import action_label, action_note, menu_title
from bot.ui.components import Component, Style, button, buttons, text
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import Line, distinct, menu_of, verb_of
from bot.ui.games.panel_state import PanelState
from data.settings import WhenAsked
from engine.actions import Action, Discard
from engine.cards import Card
from engine.games.panguingue.terms import (
    Borrow,
    Demand,
    Drop,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanView,
    Phase,
    Split,
)

_MENUS: Final = (LayMeld, LayOff, Split, Borrow)
"""Actions chosen in menus, in the panel's order."""
_IN_STEPS: Final = (Split, Borrow)


def pan_choices(table: Table, view: PanView, stage: PanelState, _order: Sequence[Card]) -> list[Component]:
    """Return rows with all actions of the view's seat except discards."""
    groups: dict[type[Action], list[int]] = {}
    for index, action in enumerate(view.legal):
        if not isinstance(action, Discard):
            groups.setdefault(type(action), []).append(index)
    menus = [(kind, groups[kind]) for kind in _MENUS if len(groups.get(kind, ())) > 1]
    best = words.best_meld(view)
    pressed = [found[0] for found in groups.values() if len(found) == 1 and found[0] != best]
    made = [_collect(table, view, best)] if best is not None else []
    made += [_button(table, view, index) for index in pressed]
    rows = buttons(made)
    if view.phase is Phase.DEMAND:
        rows += [text(STANDING), *buttons(_standing_answers(table, view))]
    for kind, found in menus:
        menu = _MENUS.index(kind)
        if kind in _IN_STEPS:
            rows += _in_steps(table, view, stage, menu, found)
        else:
            lines = distinct([_line(view, index) for index in _sorted(view, found)])
            rows += menu_of(table, stage, menu, lines, "act", menu_title(view.legal[found[0]], view))
    return rows


def _standing_answers(table: Table, view: PanView) -> list[Component]:
    """Return the buttons that give an answer now and to all later questions."""
    always = {NoDemand(): WhenAsked.NEVER, Demand(): WhenAsked.ALWAYS}
    return [
        button(custom_id(table, "standing", view.legal.index(action)), WHEN_ASKED[standing])
        for action, standing in always.items()
        if action in view.legal
    ]


def _collect(table: Table, view: PanView, index: int) -> Component:
    cards = _cards_of(view.legal[index])
    label = message("panguingue-meld-and-collect", chips=view.earns[index], cards=cards)
    return button(custom_id(table, "act", index), label, Style.SUCCESS)


def _cards_of(action: Action) -> str:
    return row(action.cards) if isinstance(action, LayMeld) else ""


def _button(table: Table, view: PanView, index: int) -> Component:
    action, earns = view.legal[index], view.earns[index]
    gain = (
        f" · {message('panguingue-collect', chips=earns)}"
        if earns > 0 and not isinstance(action, GoOut)
        else ""
    )
    style = Style.SUCCESS if gain or isinstance(action, GoOut) else Style.PRIMARY
    if isinstance(action, Drop):
        style = Style.SECONDARY
    label = action_label(action, view)
    if isinstance(action, Demand):
        label = words.force(view, labels_of(table))
    return button(custom_id(table, verb_of(action, view), index), label + gain, style)


def _sorted(view: PanView, found: list[int]) -> list[int]:
    """Sort actions for a menu: by what they earn."""
    return sorted(found, key=lambda index: (-view.earns[index], index))


def _line(view: PanView, index: int) -> Line:
    action = view.legal[index]
    return Line(index, action_label(action, view), action_note(action, view))


# Steps


def _source(view: PanView) -> Callable[[Action], Hashable]:
    """Return a function that identifies the melds from which an action takes cards."""

    def key(action: Action) -> Hashable:
        if isinstance(action, Split):
            return action.meld
        return words.lent_by(action, view) if isinstance(action, Borrow) else None

    return key


def _in_steps(table: Table, view: PanView, stage: PanelState, menu: int, found: list[int]) -> list[Component]:
    """Return the menu of the melds that can be split or lend cards."""
    by_source: dict[Hashable, list[int]] = {}
    source = _source(view)
    for index in found:
        by_source.setdefault(source(view.legal[index]), []).append(index)
    lines = []
    for ways in by_source.values():
        most = max(view.earns[index] for index in ways)
        note = (
            message("panguingue-ways-collect", ways=len(ways), chips=most)
            if most
            else message("panguingue-ways", ways=len(ways))
        )
        lines.append(Line(ways[0], words.taken_apart(view.legal[ways[0]], view), note))
    return menu_of(table, stage, menu, lines, "pick", menu_title(view.legal[found[0]], view))


def pan_picked(table: Table, view: PanView, stage: PanelState, picked: Action) -> list[Component]:
    """Return the menu of all ways to split, or borrow from, the picked melds."""
    source = _source(view)
    found = [
        index
        for index, action in enumerate(view.legal)
        if type(action) is type(picked) and source(action) == source(picked)
    ]
    lines = distinct([_line(view, index) for index in _sorted(view, found)])
    return menu_of(table, stage, 0, lines, verb_of(picked, view), words.picked_title(picked, view))
