"""A gin player's actions other than discards: draw, knock or lay off with one press.

A knock with another discard or other melds than the bot proposes is chosen in a step ``knock``, other
lay-offs in a step ``layoff``. A knock is named by the index of its discard in the sorted cards and that of
its melds among all arrangements of the others; a lay-off by the indices of its cards in the hand.
"""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import face
from bot.texts.games.gin import words
from bot.texts.play.actions import action_label, action_note
from bot.ui.components import OPTIONS_PER_SELECT, Component, Style, button, buttons, option, select, text
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import choices as choices_of_any_game
from bot.ui.games.choices import verb_of
from bot.ui.games.panel_state import PanelState, number
from engine.actions import Action
from engine.cards import Card, mask_of
from engine.games.gin.arrangement import arrangements, best
from engine.games.gin.terms import BigGin, Defend, GinView, Knock, PassWall, Phase, WallBigGin, WallKnock
from engine.melds import lay_off

_KNOCK: Final = "knock"
_LAY_OFF: Final = "layoff"
"""The names of the steps."""

Way = tuple[str, Knock | WallKnock]
"""A way to knock, and the value that names it."""


def choices(table: Table, view: GinView, stage: PanelState, order: Sequence[Card]) -> list[Component]:
    """Return rows with all actions of the view's seat except discards."""
    match view.phase:
        case Phase.DISCARD | Phase.WALL:
            return buttons(_knocking(table, view))
        case Phase.DEFENCE:
            return buttons(_defending(table, view))
        case _:
            return choices_of_any_game(table, view, stage, order)


def _pressed(table: Table, view: GinView, action: Action, style: Style) -> Component:
    """Return the button of a legal action."""
    index = view.legal.index(action)
    return button(custom_id(table, verb_of(action, view), index), action_label(action, view), style)


def _knocking(table: Table, view: GinView) -> list[Component]:
    """Return buttons for knocking with the lowest deadwood, for passing, and for other ways."""
    wall = [_pressed(table, view, PassWall(), Style.SECONDARY)] if PassWall() in view.legal else []
    big = [action for action in view.legal if isinstance(action, BigGin | WallBigGin)]
    lowest: list[Action] = [*big, *_house_ways(view)[:1]]
    made_ = [*(_pressed(table, view, action, Style.SUCCESS) for action in lowest), *wall]
    several = len(view.knocks) > 1 or len(ways(view)) > 1  # finding all ways is slow and rarely needed
    return [*made_, *([_otherwise(table, 0, str(words.OTHERWISE))] if several else [])]


def _otherwise(table: Table, page: int, label: str) -> Component:
    """Return the button that leads to a page of all ways to knock."""
    return button(custom_id(table, "step", f"{_KNOCK}.{page}"), label)


def _house_ways(view: GinView) -> list[Knock | WallKnock]:
    """Return the knocks with the melds arranged for each discard, the lowest deadwood first."""
    kind = WallKnock if view.phase is Phase.WALL else Knock
    return [kind(card) for card, _ in sorted(view.knocks, key=lambda knock: (knock[1], -knock[0]))]


def ways(view: GinView) -> list[Way]:
    """Return all ways to knock, the lowest deadwood first.

    For each discard: the melds arranged for the seat, then all others that the knock limit allows.
    """
    if not view.knocks:
        return []
    eleven = _eleven(view)
    found: list[tuple[int, bool, Way]] = []
    for knock in _house_ways(view):
        place, hand = eleven.index(knock.card), mask_of(eleven) ^ 1 << knock.card
        chosen = best(hand).melds
        found.append((dict(view.knocks)[knock.card], False, (f"{place}", knock)))
        found += [
            (own.deadwood, True, (f"{place}.{at}", type(knock)(knock.card, own.melds)))
            for at, own in enumerate(arrangements(hand))
            if own.deadwood <= view.knock_limit and own.melds != chosen
        ]
    return [way for _, _, way in sorted(found, key=lambda each: each[:2])]


def _eleven(view: GinView) -> tuple[Card, ...]:
    """Return the cards from which one knocks, ascending; at the wall they include the upcard."""
    return tuple(sorted((*view.hand, *(view.pile[-1:] if view.phase is Phase.WALL else ()))))


def _defending(table: Table, view: GinView) -> list[Component]:
    """Return buttons for the lay-offs that leave the least, for none, and for choosing them."""
    first = view.legal[0]
    if not isinstance(first, Defend):
        return []
    made_ = [_pressed(table, view, first, Style.SUCCESS)]
    if _fitting(view):
        none = defence(view, ())
        if first.laid_off and none in view.legal:
            made_.append(_pressed(table, view, none, Style.SECONDARY))
        made_.append(button(custom_id(table, "step", _LAY_OFF), words.PICK))
    return made_


def _fitting(view: GinView) -> tuple[Card, ...]:
    """Return the cards of the hand that can be laid off on the knock."""
    return lay_off(view.knocked.melds if view.knocked is not None else (), view.hand)


def defence(view: GinView, laid_off: Sequence[Card]) -> Defend:
    """Return the defence that lays off these cards and melds the others as well as possible."""
    cards = tuple(sorted(laid_off))
    return Defend(best(mask_of(view.hand) & ~mask_of(cards)).melds, cards)


def step(table: Table, view: GinView, stage: PanelState, _order: Sequence[Card]) -> list[Component] | None:
    """Return the menu of all ways to knock, or of possible lay-offs; None for an invalid step."""
    word, _, rest = stage.step.partition(".")
    at = number(rest) if word == _KNOCK else None
    if at is not None and (found := ways(view)[at * OPTIONS_PER_SELECT :]):
        lines = [
            option(value, action_label(knock, view), action_note(knock, view))
            for value, knock in found[:OPTIONS_PER_SELECT]
        ]
        turn = [_otherwise(table, at - 1, "◀")] if at else []
        turn += [_otherwise(table, at + 1, "▶")] if len(found) > OPTIONS_PER_SELECT else []
        menu = select(custom_id(table, "make", _KNOCK), words.OTHERWISE, lines)
        return [text(words.SHOWS_BOTH), menu, *buttons(turn)]
    if stage.step == _LAY_OFF and view.phase is Phase.DEFENCE and (fitting := _fitting(view)):
        cards = [option(f"{view.hand.index(card)}", face(card)) for card in fitting]
        return [select(custom_id(table, "make", _LAY_OFF), words.PICK, cards, most=len(cards))]
    return None


def made(view: GinView, stage: PanelState) -> Action | None:
    """Return the knock or defence that a panel state stands for; None for an invalid one."""
    if stage.step == _KNOCK and len(stage.values) == 1:
        return dict(ways(view)).get(stage.values[0])
    if stage.step == _LAY_OFF and view.phase is Phase.DEFENCE and stage.values:
        places = [number(value) for value in stage.values]
        cards = {view.hand[place] for place in places if place is not None and place < len(view.hand)}
        return defence(view, [*cards]) if len(cards) == len(places) else None
    return None
