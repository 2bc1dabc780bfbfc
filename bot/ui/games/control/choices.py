"""A player's actions in Control Card Rummy: control cards, melds that fit them, lay-offs.

The best meld and every held control card take one press. Other melds, and lay-offs of several cards, are
picked card by card in a menu, which shows what they are, or why they are illegal, before they are laid.
"""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import JUST_DRAWN, boxed, face, row
from bot.texts.games.control import words
from bot.texts.games.control.plays import best_meld, lay_all, next_play
from bot.texts.games.control.words import kind_name, names_of_kinds, worth
from bot.texts.localization import message
from bot.texts.play.actions import action_label, action_note, menu_title
from bot.texts.refusals import refusal
from bot.ui.components import Component, Style, button, buttons, option, select, text
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import Line, distinct, menu_of, verb_of
from bot.ui.games.panel_state import PanelState, number
from engine.actions import Action, Discard
from engine.cards import Card
from engine.errors import IllegalAction
from engine.games.control.control_cards import CLOSED, ControlKind, is_meld, meld_kinds
from engine.games.control.score import card_points
from engine.games.control.terms import ControlView, LayOff, Meld, Phase, PlayControl

_MENUS: Final = (Meld, LayOff)
"""Actions chosen in menus, in the panel's order."""
_MELD, _LAY, _ALL = "meld", "lay", "all"
_MELDS_OFFERED: Final = 5
"""The most melds on the table that get a button for the picked cards."""


def control_choices(
    table: Table, view: ControlView, stage: PanelState, _order: Sequence[Card]
) -> list[Component]:
    """Return rows with all actions of the view's seat except discards."""
    groups: dict[type[Action], list[int]] = {}
    for index, action in enumerate(view.legal):
        if not isinstance(action, Discard):
            groups.setdefault(type(action), []).append(index)
    best = best_meld(view)
    pressed = [
        found[0] for kind, found in groups.items() if len(found) == 1 and kind not in (Meld, PlayControl)
    ]
    own = [_button(table, view, index, Style.PRIMARY) for index in groups.get(PlayControl, [])]
    made = _lay_all(table, view)
    made += [] if best is None else [_button(table, view, view.legal.index(best), Style.SUCCESS)]
    made += [_button(table, view, index, Style.PRIMARY) for index in pressed]
    rows = [*buttons(own), *buttons([*made, *_builders(table, groups)])]
    for kind in _MENUS:
        found = groups.get(kind, [])
        if len(found) > 1:
            lines = distinct([_line(view, index) for index in _sorted(view, found)])
            rows += menu_of(
                table, stage, _MENUS.index(kind), lines, "act", menu_title(view.legal[found[0]], view)
            )
    return rows


def _lay_all(table: Table, view: ControlView) -> list[Component]:
    """Return the button that lays all that can be laid, if that is more than one action."""
    plays = lay_all(view)
    if len(plays) < 2:
        return []
    return [button(custom_id(table, "run", _ALL), words.lay_all_label(plays, view), Style.SUCCESS)]


def _button(table: Table, view: ControlView, index: int, style: Style) -> Component:
    action = view.legal[index]
    return button(custom_id(table, verb_of(action, view), index), action_label(action, view), style)


def _builders(table: Table, groups: dict[type[Action], list[int]]) -> list[Component]:
    """Return the buttons that start picking cards, if there is anything to pick."""
    made = []
    if Meld in groups:
        made.append(button(custom_id(table, "step", _MELD), message("control-pick-meld")))
    if len(groups.get(LayOff, ())) > 1:
        made.append(button(custom_id(table, "step", _LAY), message("control-pick-layoff")))
    return made


def _sorted(view: ControlView, found: list[int]) -> list[int]:
    """Sort actions for a menu: melds by their points."""

    def key(index: int) -> int:
        action = view.legal[index]
        return -card_points(action.cards, view.options) if isinstance(action, Meld) else index

    return sorted(found, key=key)


def _line(view: ControlView, index: int) -> Line:
    action = view.legal[index]
    return Line(index, action_label(action, view), action_note(action, view))


# Steps


def _picked(view: ControlView, words: Sequence[str]) -> list[int] | None:
    """Return sorted indices of the hand; None if they are invalid or repeated."""
    places = [number(word) for word in words]
    known = [place for place in places if place is not None and place < len(view.hand)]
    return sorted(known) if len(known) == len(places) == len(set(known)) else None


def control_step(
    table: Table, view: ControlView, stage: PanelState, order: Sequence[Card]
) -> list[Component] | None:
    """Return the menu that picks cards for a meld or lay-offs, and what they make."""
    word, *before = stage.step.split(".")
    places = _picked(view, stage.values or before)
    if places is None:
        return None
    cards = tuple(view.hand[place] for place in places)
    if word == _MELD and view.phase is Phase.PLAY:
        shown = _meld_of(table, view, places, cards) if cards else []
        return [*shown, _menu(table, view, order, word, places, message("control-pick-cards-of-meld"))]
    if word == _LAY and view.phase in (Phase.PLAY, Phase.MELDED):
        shown = _lay_off_of(table, view, places, cards) if cards else []
        return [*shown, _menu(table, view, order, word, places, message("control-pick-cards-to-lay-off"))]
    return None


def _menu(
    table: Table, view: ControlView, order: Sequence[Card], word: str, places: Sequence[int], title: str
) -> Component:
    where = {card: place for place, card in enumerate(view.hand)}
    lines = [
        option(
            str(where[card]),
            face(card),
            str(JUST_DRAWN) if card == view.drawn else "",
            chosen=where[card] in places,
        )
        for card in order
    ]
    return select(custom_id(table, "step", word), title, lines, most=len(lines))


def _arg(*parts: object) -> str:
    return ".".join(map(str, parts))


def _meld_of(
    table: Table, view: ControlView, places: Sequence[int], cards: tuple[Card, ...]
) -> list[Component]:
    kinds = [kind for kind in meld_kinds(view.in_force) if is_meld(kind, cards, view.options.customs)]
    refused = _refused(table, view, Meld(cards, kinds[0] if kinds else None))
    if refused:
        return [text(refused)]
    made = [
        button(
            custom_id(table, "make", _arg(_MELD, kind, *places)),
            message("control-meld-as", cards=row(cards), kind=kind_name(kind)),
            Style.SUCCESS,
        )
        for kind in kinds
    ]
    named = message("control-picked-meld", cards=boxed(cards), kinds=names_of_kinds(kinds, "or"))
    return [text(f"{named} · {worth(cards, view)}"), *buttons(made)]


def _lay_off_of(
    table: Table, view: ControlView, places: Sequence[int], cards: tuple[Card, ...]
) -> list[Component]:
    customs = view.options.customs
    fits = [
        at
        for at, meld in enumerate(view.melds)
        if meld.kind not in CLOSED and is_meld(meld.kind, (*meld.cards, *cards), customs)
    ]
    refused = _refused(table, view, LayOff(cards, fits[0] if fits else None))
    if refused:
        return [text(refused)]
    made = [
        button(
            custom_id(table, "make", _arg(_LAY, at, *places)),
            action_label(LayOff(cards, at), view),
            Style.SUCCESS,
        )
        for at in fits[:_MELDS_OFFERED]
    ]
    return [text(f"{boxed(cards)} · {worth(cards, view)}"), *buttons(made)]


def _refused(table: Table, view: ControlView, play: Meld | LayOff) -> str:
    """Return why the picked cards cannot be laid; ``""`` if they can."""
    if table.deal is not None:
        try:
            table.deal.check(view.turn, play)
        except IllegalAction as error:
            return refusal(error, view, table.spec, play)
    return ""


def control_chosen(view: ControlView, stage: PanelState) -> list[Card]:
    """Return the cards picked for a meld or lay-off; empty at another step."""
    word, *before = stage.step.split(".")
    places = _picked(view, stage.values or before) if word in (_MELD, _LAY) else None
    return [view.hand[place] for place in places or ()]


def control_made(view: ControlView, stage: PanelState) -> Action | None:
    """Return the meld or lay-off that a panel state stands for; None for an invalid one."""
    word, which, *rest = [*stage.step.split("."), ""]
    places = _picked(view, rest[:-1])
    if not places:
        return None
    cards = tuple(view.hand[place] for place in places)
    at = number(which)
    if word == _MELD and which in list(ControlKind):
        return Meld(cards, ControlKind(which))
    if word == _LAY and at is not None:
        return LayOff(cards, at)
    return None


def control_several(view: ControlView, stage: PanelState) -> Action | None:
    """Return the next action that lays all; None if done, or for another state."""
    return next_play(view) if stage.step == _ALL else None
