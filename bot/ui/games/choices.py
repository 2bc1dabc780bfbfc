"""Legal actions as buttons and menus, for any game, by their shape alone.

Actions are grouped by kind. An action without fields, or the only one of its kind, is a button. Actions about
a card are chosen in a menu of cards; if several actions use one card, a second menu lists those. All others
are chosen in a menu that describes them. Menus hold 25 options; longer ones have pages, those of cards by
suit. Discards are separate from all other choices and look the same in every game: each card is a button.

Green are actions that put cards down or end the deal, and the discards that are marked. Once a hint is shown,
green is the judge's choice alone.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.manager.tables.table import Table
from bot.texts.faces import JUST_DRAWN, SUIT_FACES, face
from bot.texts.games.costs import Cost
from bot.texts.games.default_wording import card_of_action
from bot.texts.play.actions import action_label, action_note, menu_title, needs_confirmation
from bot.texts.play.coach import BEST
from bot.texts.play.discard_costs import Marks, discards_line
from bot.texts.tables import words
from bot.ui.components import (
    BUTTONS_PER_ROW,
    OPTIONS_PER_SELECT,
    Component,
    Style,
    button,
    buttons,
    option,
    row,
    select,
    text,
)
from bot.ui.custom_id import custom_id, parse
from bot.ui.games.panel_state import PanelState, page_arg
from engine.actions import Action, Discard
from engine.cards import FACE, SUIT, Card
from engine.views import View

MOST_BUTTONS: Final = 15
"""With more different cards than this, discards are chosen in a menu."""
DISCARD_MENU: Final = 99
"""The number of the discard menu, above all others of a panel."""

Weight = Callable[[Action, Any], int]
"""The sort key of an action among others of its kind; the lowest is offered first."""


def _alike(_action: Action, _view: View) -> int:
    return 0


@dataclass(frozen=True, slots=True)
class Line:
    """An option of a menu: index and texts of its action, and the card it is about, if any."""

    index: int
    label: str
    note: str
    card: Card | None = None


def verb_of(action: Action, view: View) -> str:
    """Return the verb of the control that chooses an action: apply it, or ask for confirmation."""
    return "sure" if needs_confirmation(action, view) else "act"


def distinct(lines: list[Line]) -> list[Line]:
    """Return the lines without those that read the same as an earlier one."""
    return list({(line.label, line.note): line for line in reversed(lines)}.values())[::-1]


def choices(
    table: Table, view: View, stage: PanelState, order: Sequence[Card], *, weight: Weight = _alike
) -> list[Component]:
    """Return rows with all actions of the view's seat except discards.

    ``order``: the hand as it is shown. ``weight`` sorts actions that need confirmation or are about no single
    card.
    """
    groups: dict[type[Action], list[int]] = {}
    for index, action in enumerate(view.legal):
        if not isinstance(action, Discard):
            groups.setdefault(type(action), []).append(index)
    singles = [found[0] for found in groups.values() if len(found) == 1]
    several = [found for found in groups.values() if len(found) > 1]
    quick = _first_of_menus(view, several, weight)
    rows = buttons(
        [
            button(
                custom_id(table, verb_of(view.legal[index], view), index),
                action_label(view.legal[index], view),
                _style(view.legal[index], view),
            )
            for index in sorted(
                [*quick, *singles], key=lambda index: not needs_confirmation(view.legal[index], view)
            )
        ]
    )
    place = {card: at for at, card in enumerate(order)}
    for menu, found in enumerate(several):
        rows += _menu(table, view, stage, menu, found, place, weight)
    return rows


def _first_of_menus(view: View, several: list[list[int]], weight: Weight) -> list[int]:
    """Return the first action of each long menu that needs confirmation: it also gets a button."""
    return [
        min(found, key=lambda index: (weight(view.legal[index], view), index))
        for found in several
        if needs_confirmation(view.legal[found[0]], view)
    ]


def _style(action: Action, view: View) -> Style:
    return Style.SUCCESS if needs_confirmation(action, view) else Style.PRIMARY


def _menu(
    table: Table,
    view: View,
    stage: PanelState,
    menu: int,
    found: list[int],
    place: dict[Card, int],
    weight: Weight,
) -> list[Component]:
    first = view.legal[found[0]]
    if card_of_action(first) is None:
        lines = sorted(found, key=lambda index: weight(view.legal[index], view))
        described = distinct(
            [
                Line(index, action_label(view.legal[index], view), action_note(view.legal[index], view))
                for index in lines
            ]
        )
        return menu_of(table, stage, menu, described, verb_of(first, view), menu_title(first, view))
    by_card: dict[Card, list[int]] = {}
    for index in found:
        card = card_of_action(view.legal[index])
        if card is not None:
            by_card.setdefault(card, []).append(index)
    simple, again = len(by_card) == len(found), needs_confirmation(first, view)
    lines_ = [_card_line(view, indices, card, again=again) for card, indices in by_card.items()]
    if again:
        lines_.sort(key=lambda line: weight(view.legal[line.index], view))
    else:
        lines_.sort(key=lambda line: place.get(line.card, len(place)) if line.card is not None else 0)
    return menu_of(
        table,
        stage,
        menu,
        distinct(lines_),
        verb_of(first, view) if simple else "pick",
        menu_title(first, view),
    )


def _card_line(view: View, indices: list[int], card: Card, *, again: bool) -> Line:
    action = view.legal[indices[0]]
    label = action_label(action, view) if again else face(card)
    note = action_note(action, view) if len(indices) == 1 else words.ways(len(indices))
    return Line(indices[0], label, note, card)


def discard_buttons(
    table: Table, view: View, order: Sequence[Card], costs: Mapping[Card, Cost], marks: Marks
) -> list[Component] | None:
    """Return a button for each possible discard, in ``order``; None if there are too many.

    The marked discards stand out, and a line above says why.
    """
    discards = _discards(view, order)
    if len(discards) > MOST_BUTTONS:
        return None
    if len(discards) == 1:
        return [_discard_button(table, view, *discards[0])]
    own = {action.card: costs.get(action.card, Cost()) for _, action in discards}
    told = discards_line(own, marks)
    rows = buttons(
        [
            button(
                custom_id(table, verb_of(action, view), index),
                face(action.card),
                Style.SUCCESS if action.card in marks.cards else Style.SECONDARY,
            )
            for index, action in discards
        ]
    )
    return [text(f"-# {told}"), *rows] if told else rows


def discard_menu(
    table: Table,
    view: View,
    stage: PanelState,
    order: Sequence[Card],
    costs: Mapping[Card, Cost],
    marks: Marks,
) -> list[Component]:
    """Return the menu of discards, and a button for the drawn card if that is marked."""
    discards = _discards(view, order)
    if not discards:
        return []
    if len(discards) == 1:
        return [_discard_button(table, view, *discards[0])]
    lines = [
        Line(index, face(action.card), _cost_note(action, view, costs, marks), action.card)
        for index, action in discards
    ]
    first = discards[0][1]
    marked = marks.cards or {action.card for _, action in discards}
    back = [discard for discard in discards if discard[1].card == view.drawn and view.drawn in marked]
    return [
        *(_discard_button(table, view, *discard) for discard in back),
        *menu_of(table, stage, DISCARD_MENU, lines, verb_of(first, view), menu_title(first, view)),
    ]


def _discards(view: View, order: Sequence[Card]) -> list[tuple[int, Discard]]:
    """Return the discards and their indices among the legal actions, one a face, in ``order``."""
    place = {card: at for at, card in enumerate(order)}
    found = [(index, action) for index, action in enumerate(view.legal) if isinstance(action, Discard)]
    found.sort(key=lambda discard: place.get(discard[1].card, len(place)))
    once: dict[int, tuple[int, Discard]] = {}
    for discard in found:
        once.setdefault(FACE[discard[1].card], discard)
    return [*once.values()]


def _discard_button(table: Table, view: View, index: int, action: Discard) -> Component:
    style = Style.SUCCESS if len(view.hand) == 1 else Style.SECONDARY  # discarding the last card goes out
    return row(button(custom_id(table, verb_of(action, view), index), action_label(action, view), style))


def _cost_note(action: Discard, view: View, costs: Mapping[Card, Cost], marks: Marks) -> str:
    """Return by what a discard is marked, and what it costs, else the game's own note on it."""
    cost = costs.get(action.card, Cost()).words
    drawn = str(JUST_DRAWN) if cost and action.card == view.drawn else ""
    marked = marks.name if action.card in marks.cards else ""
    return " · ".join(filter(None, (marked, drawn, cost or action_note(action, view))))


def picked_choices(
    table: Table, view: View, stage: PanelState, picked: Action, *, weight: Weight = _alike
) -> list[Component]:
    """Return the menu of all actions with the picked card."""
    card, kind = card_of_action(picked), type(picked)
    found = [
        index
        for index, action in enumerate(view.legal)
        if type(action) is kind and card_of_action(action) == card
    ]
    found.sort(key=lambda index: weight(view.legal[index], view))
    lines = distinct(
        [
            Line(index, action_label(view.legal[index], view), action_note(view.legal[index], view))
            for index in found
        ]
    )
    return menu_of(table, stage, 0, lines, verb_of(picked, view), menu_title(picked, view))


def menu_of(
    table: Table, stage: PanelState, menu: int, lines: list[Line], verb: str, title: str
) -> list[Component]:
    """Return a menu; if it is too long, its current page and buttons to turn pages."""
    pages = _split(lines)
    at = min(stage.page, len(pages) - 1) if stage.menu == menu else 0
    shown = select(
        custom_id(table, verb, f"m{menu}"),
        title if len(pages) == 1 else words.menu_page(title, at + 1, len(pages)),
        [option(str(line.index), line.label, line.note) for line in pages[at]],
    )
    if len(pages) == 1:
        return [shown]
    tabs = range(len(pages)) if len(pages) <= BUTTONS_PER_ROW else [at - 1, at + 1]
    made = [
        button(
            custom_id(table, "page", page_arg(menu, to % len(pages), stage.picked)),
            _tab(pages, to, at),
            disabled=to == at,
        )
        for to in tabs
    ]
    return [shown, *buttons(made)]


def _split(lines: list[Line]) -> list[list[Line]]:
    """Return pages of at most 25 lines; lines about cards are split by suit."""
    if len(lines) <= OPTIONS_PER_SELECT:
        return [lines]
    suits: dict[int, list[Line]] = {}
    for line in lines:
        suits.setdefault(SUIT[line.card] if line.card is not None else 0, []).append(line)
    return [
        found[at : at + OPTIONS_PER_SELECT]
        for _, found in sorted(suits.items())
        for at in range(0, len(found), OPTIONS_PER_SELECT)
    ]


def _tab(pages: list[list[Line]], to: int, at: int) -> str:
    if len(pages) > BUTTONS_PER_ROW:
        return "◀" if to < at else "▶"
    card = pages[to][0].card
    if card is None:
        return str(to + 1)
    before = sum(1 for page in pages[:to] if page[0].card is not None and SUIT[page[0].card] == SUIT[card])
    return SUIT_FACES[SUIT[card]] + (f" {before + 1}" if before else "")


# After a hint


def after_hint(rows: Sequence[Component], view: View, best: Action | None) -> list[Component]:
    """Return the rows of a panel with a hint: green is the best action alone.

    Menus call it the best. ``best`` is None for a hint that does not name it: then nothing is green.
    """
    found = {str(index) for index, action in enumerate(view.legal) if best and _is(best, action, view)}
    return [_judged_row(part, found) if "components" in part else part for part in rows]


def _is(best: Action, action: Action, view: View) -> bool:
    """Return whether an action is the best one, or the same with equal cards."""
    if isinstance(best, Discard) and isinstance(action, Discard):
        return FACE[best.card] == FACE[action.card]
    told = [(action_label(each, view), action_note(each, view)) for each in (best, action)]
    return type(best) is type(action) and told[0] == told[1]


def _judged_row(part: Component, best: Collection[str]) -> Component:
    return {**part, "components": [_judged_control(each, best) for each in part["components"]]}


def _judged_control(control: Component, best: Collection[str]) -> Component:
    """Return a button or select after a hint; ``best``: the indices of the best action."""
    press = parse(control.get("custom_id"))
    applied = best if press is not None and press.verb in ("act", "sure") else ()
    if "options" in control:
        return {**control, "options": [_judged_option(each, applied) for each in control["options"]]}
    if press is not None and press.arg in applied:
        return {**control, "style": int(Style.SUCCESS)}
    return {**control, "style": int(Style.PRIMARY)} if control.get("style") == Style.SUCCESS else control


def _judged_option(line: Component, best: Collection[str]) -> Component:
    if line["value"] not in best:
        return line
    note = " · ".join(filter(None, (str(BEST), line.get("description", ""))))
    return option(line["value"], line["label"], note)
