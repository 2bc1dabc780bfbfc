"""Panel of Hand and Hand Partnership: the highest opening with its total, and all actions."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import JUST_DRAWN, JUST_TAKEN, big, boxed, large
from bot.texts.games.costs import LOOSEST
from bot.texts.games.hand.costs import costs
from bot.texts.games.hand.melds import arranged, is_joker, lines_of_melds, meld_words
from bot.texts.games.hand.refusals import not_taken
from bot.texts.games.hand.words import laying_all, opening_label, seats_line
from bot.texts.localization import join, message
from bot.texts.names import names_of
from bot.texts.play.actions import action_label, action_note, menu_title
from bot.texts.tables import words
from bot.ui.components import Component, Style, button, buttons, text
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import Line, distinct, menu_of
from bot.ui.games.hand.choices import BUILD, build_chosen, build_made, build_step
from bot.ui.games.hand.lay_sequence import lay_all, next_lay
from bot.ui.games.hand.move_parser import offers, typed
from bot.ui.games.hand.pictures import (
    hand_game_beside,
    hand_game_hand,
    hand_game_result,
    hand_game_result_beside,
    hand_game_table,
    team_result_beside,
)
from bot.ui.games.panel import Panel, Shown, by_sort
from bot.ui.games.panel_state import PanelState
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import Card
from engine.errors import IllegalAction
from engine.games.hand.deal import HandDeal
from engine.games.hand.match import HandMatch
from engine.games.hand.openings import Opening
from engine.games.hand.score import penalty
from engine.games.hand.terms import Exchange, HandView, Lay, LayOff, OpeningRule, Phase

_MENUS: Final = (Lay, LayOff, Exchange)
"""Actions chosen in menus, in the panel's order."""
_ALL: Final = "all"
"""The step of the button that lays all that can be laid."""


# The hand


def _show(view: HandView, _names: Sequence[str], sort: str) -> Shown:
    if not view.hand:
        return Shown([str(words.EMPTY_HAND)], [])
    found, opening = arranged(view)
    melds = found.melds if found is not None else ()
    marked = view.drawn if view.turn == view.seat else None
    order = by_sort(view.hand, sort)
    if sort == "melds":
        melded = {card for meld in melds for card in meld.cards}
        loose = [card for card in order if card not in melded]
        order = [*loose, *(card for meld in melds for card in meld.cards)]
        lines = [large([meld.cards for meld in melds], marked=marked, brackets=True)] if melds else []
        lines += [large([loose], marked=marked)] if loose else []
    else:
        lines = [large([order], marked=marked)]
    return Shown([*lines, _told(view, found, marked, opening=opening)], order)


def _told(view: HandView, found: Opening | None, marked: Card | None, *, opening: bool) -> str:
    """Return the small line under the hand: its highest opening, or the points left."""
    parts = []
    if opening:
        total = found.total if found is not None else 0
        fixed = view.options.opening_rule is OpeningRule.FIXED
        needed = view.needed if view.seat in view.actors or fixed else None
        parts.append(_opening(total, needed))
    elif found is not None and view.seat in view.actors and view.phase is not Phase.DRAW:
        how = "melds-and-discard" if found.melds else "discard"
        parts.append(message("hand-panel-left", how=how, points=found.left))
    elif found is not None:
        how = "melds" if found.melds else "held"
        parts.append(message("hand-panel-left", how=how, points=penalty(found.kept, view.options)))
    jokers = [
        meld_words(meld)
        for meld in (found.melds if found is not None else ())
        if any(map(is_joker, meld.cards))
    ]
    parts += [f"`{meld}`" for meld in jokers]
    if marked is not None and marked in view.hand:
        parts.append(f"\\* {JUST_TAKEN if marked == view.taken else JUST_DRAWN}")
    return " · ".join(parts)


def _opening(total: int, needed: int | None) -> str:
    """Return the points of the highest opening; ``needed``: what it takes, None if unknown."""
    if not total:
        return message("hand-panel-no-opening")
    if needed is None:
        return message("hand-panel-highest", points=total)
    if total >= needed:
        return message("hand-panel-enough", points=total, needed=needed)
    return message("hand-panel-short", points=total, short=needed - total, needed=needed)


def _warning(view: HandView, _names: Sequence[str]) -> str:
    """Return the duty after taking an upcard or joker, or the notice that a Hand is possible."""
    if view.phase is Phase.MUST_MELD and view.taken is not None:
        if view.options.allow_return_discard:
            return message("hand-panel-must-meld-or-return", card=boxed(view.taken))
        return message("hand-panel-must-meld", card=boxed(view.taken))
    if view.jokers_due:
        return message("hand-panel-joker-due")
    if not view.hand_discards:
        return ""
    if len(view.hand) == 1:
        return message("hand-panel-hand-now", card=boxed(view.hand_discards[0]))
    last = join([boxed(card) for card in view.hand_discards], "or")
    return message("hand-panel-hand", cards=last)


# Choices


def _choices(table: Table, view: HandView, stage: PanelState, _order: Sequence[Card]) -> list[Component]:
    """Return rows with all actions of the seat except discards.

    A button lays all that can be laid; other buttons have the likeliest actions, menus the rest. Openings
    besides the best are on the page that builds one, unless the hand can go out with them.
    """
    found: dict[type[Action], list[int]] = {}
    for index, action in enumerate(view.legal):
        if not isinstance(action, Discard):
            found.setdefault(type(action), []).append(index)
    free = _is_free(view)
    laid, after = lay_all(table.deal, view) if isinstance(table.deal, HandDeal) else ([], view)
    best = view.legal.index(laid[0]) if laid and not free else None
    pressed = [
        index
        for kind, own in found.items()
        for index in own
        if kind not in _MENUS or len(own) == 1 or index == best
    ]
    pressed.sort(key=lambda index: _rank(view.legal[index]))
    made = [_button(table, view, index) for index in pressed]
    if len(laid) > 1:
        whole = laying_all(laid, view, after)
        made.insert(0, button(custom_id(table, "run", _ALL), whole, Style.SUCCESS))
    if Lay in found:
        label = message("hand-panel-choose-cards") if free else message("hand-panel-choose-melds")
        made.append(button(custom_id(table, "step", BUILD), label))
    rows = buttons(made)
    for menu, kind in enumerate(_MENUS):
        own = [index for index in found.get(kind, []) if index not in pressed]
        if own and (kind is not Lay or free or view.hand_discards):
            lines = distinct([_line(view, index) for index in own])
            title = (
                message("hand-panel-other-openings")
                if best is not None
                else menu_title(view.legal[own[0]], view)
            )
            rows += menu_of(table, stage, menu, lines, "act", title)
    return [*rows, *_not_taken(table, view, found)]


def _step(table: Table, view: HandView, stage: PanelState, order: Sequence[Card]) -> list[Component] | None:
    """Return the rows of a step; the first one has a menu of whole openings, too."""
    rows = build_step(table, view, stage, order)
    openings = [index for index, action in enumerate(view.legal) if isinstance(action, Lay)]
    if rows is None or stage.step != BUILD or stage.values or _is_free(view) or not openings:
        return rows
    lines = distinct([_line(view, index) for index in openings])
    title = message("hand-panel-whole-openings")
    return [*rows, *menu_of(table, PanelState(), _MENUS.index(Lay), lines, "act", title)]


def _is_free(view: HandView) -> bool:
    """Return whether the seat has opened."""
    return view.seat is not None and view.free[view.seat]


def _rank(action: Action) -> int:
    """Return the sort key of a button: first those that lay cards."""
    return 0 if isinstance(action, Lay | Exchange) else 1


def _button(table: Table, view: HandView, index: int) -> Component:
    action = view.legal[index]
    style = Style.SUCCESS if isinstance(action, Lay | Exchange) else Style.PRIMARY
    label = action_label(action, view)
    if isinstance(action, Lay) and not _is_free(view) and _is_bracketed(action, view):
        label = opening_label(action, view)
    return button(custom_id(table, "act", index), label, style)


def _is_bracketed(action: Lay, view: HandView) -> bool:
    """Return whether an opening is the one that is bracketed in the hand."""
    found, _ = arranged(view)
    bracketed = {card for meld in (found.melds if found is not None else ()) for card in meld.cards}
    return bracketed == {card for meld in action.melds for card in meld.cards}


def _line(view: HandView, index: int) -> Line:
    action = view.legal[index]
    return Line(index, action_label(action, view), action_note(action, view))


def _not_taken(table: Table, view: HandView, found: dict[type[Action], list[int]]) -> list[Component]:
    """Return why the upcard cannot be taken."""
    if view.phase is not Phase.DRAW or not view.pile or TakeUpcard in found or table.deal is None:
        return []
    try:
        table.deal.check(view.turn, TakeUpcard())
    except IllegalAction as error:
        return [text(f"-# {not_taken(error, view)}")]
    return []


def _several(view: HandView, stage: PanelState) -> Action | None:
    return next_lay(view) if stage.step == _ALL else None


# The board


def _standing(table: Table, _view: HandView) -> str:
    """Return the number of the round and the totals."""
    match = table.match
    if not isinstance(match, HandMatch):
        return ""
    totals = words.score_line(match.scores, names_of(table), "", table.spec.key)
    number = match.rounds + 1
    rounds = min(table.options.rounds, table.deal_limit or table.options.rounds)
    played = message("hand-panel-round", round=number, rounds=max(number, rounds))
    return f"{played} · {totals}"


def _board(view: HandView, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return pile, seats in the order of play, and all melds."""
    return [
        [
            turn,
            big(view.pile[-1]) if view.pile else message("hand-panel-no-upcard"),
            words.facts(view, names),
        ],
        [seats_line(view, names), *lines_of_melds(view, names)],
    ]


PANEL: Final = Panel(
    show=_show,
    warning=_warning,
    choices=_choices,
    costs=costs,
    measure=LOOSEST,
    step=_step,
    picked_cards=build_chosen,
    build_action=build_made,
    next_action=_several,
    standing=_standing,
    board=_board,
    parse_move=typed,
    complete_move=offers,
    hand_view=hand_game_hand,
    table_view=hand_game_table,
    table_lines=hand_game_beside,
    scene_lines=hand_game_beside,
    result_view=hand_game_result,
    result_lines=hand_game_result_beside,
)
PARTNERSHIP: Final = replace(PANEL, result_lines=team_result_beside)
