"""A player's actions in Rummy 500: where to draw from, what to meld and lay off.

Besides the menus of listed actions, cards can be picked one by one; the panel then offers what they can do
together: a new meld, or an addition to any meld that they fit. Such a step is ``cards.<places>.<page>``:
``places`` are the hand indices of the picked cards as the bits of a hexadecimal number. Hands of more than 25
cards have a page for every suit. A select adds the cards chosen in it to those of its own step, which holds
what was picked on the other pages.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import SUIT_FACES, face
from bot.texts.games.rummy500 import words
from bot.texts.games.rummy500.plays import as_laid, fits, lay_all, next_play, worth
from bot.texts.play.actions import action_label, action_note, menu_title
from bot.texts.refusals import refusal
from bot.ui.components import (
    OPTIONS_PER_SELECT,
    Component,
    Style,
    button,
    buttons,
    option,
    select,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import Line, distinct, menu_of, picked_choices, verb_of
from bot.ui.games.panel_state import PanelState, number
from engine.actions import Action, Discard, DrawStock
from engine.cards import SUIT, Card, cards_in, mask_of
from engine.errors import IllegalAction
from engine.games.rummy500.terms import LayOff, Meld, Pass, Rummy500View, TakePile

_MENUS: Final = (TakePile, Meld, LayOff)
"""Actions chosen in menus, in the panel's order."""
_PICK: Final = "cards"
"""The step in which cards are picked."""
_MELD: Final = "meld"
_ADD: Final = "add"
"""The steps for what is made of them."""
_ALL: Final = "all"
"""The step that lays all that can be laid."""
_DIGITS: Final = 14
"""The most hexadecimal digits of a hand's indices: 52 cards take 13."""


def choices(table: Table, view: Rummy500View, stage: PanelState, _order: Sequence[Card]) -> list[Component]:
    """Return rows with all actions of the view's seat except discards."""
    groups: dict[type[Action], list[int]] = {}
    for index, action in enumerate(view.legal):
        if not isinstance(action, Discard):
            groups.setdefault(type(action), []).append(index)
    rows = buttons(_buttons(table, view, groups))
    for menu, kind in enumerate(_MENUS):
        found = [index for index in groups.get(kind, ()) if view.legal[index] != TakePile(1)]
        if len(found) > 1 or (found and kind is TakePile):
            lines = distinct([_line(view, index) for index in _sorted(view, found)])
            rows += menu_of(table, stage, menu, lines, "act", menu_title(view.legal[found[0]], view))
    return rows


def _buttons(table: Table, view: Rummy500View, groups: dict[type[Action], list[int]]) -> list[Component]:
    pressed = [*groups.get(DrawStock, ())]
    pressed += [index for index in groups.get(TakePile, ()) if view.legal[index] == TakePile(1)]
    pressed += groups.get(Pass, [])
    plays = [*groups.get(Meld, ()), *groups.get(LayOff, ())]
    for kind in (Meld, LayOff):
        if found := groups.get(kind, []):
            pressed.append(max(found, key=lambda index: (_points(view, index), -index)))
    made_ = [
        button(
            custom_id(table, verb_of(view.legal[index], view), index),
            action_label(view.legal[index], view),
            _style(view.legal[index]),
        )
        for index in pressed
    ]
    return [*_lay_all(table, view), *made_, *([_pick_button(table, view)] if len(plays) > 1 else [])]


def _lay_all(table: Table, view: Rummy500View) -> list[Component]:
    """Return the button that lays all that can be laid, if that is more than one action."""
    laying = lay_all(view)
    if len(laying.plays) < 2:
        return []
    label = words.lay_all_label(laying, len(view.hand))
    return [button(custom_id(table, "run", _ALL), label, Style.SUCCESS)]


def _style(action: Action) -> Style:
    if isinstance(action, Meld | LayOff):
        return Style.SUCCESS
    return Style.SECONDARY if isinstance(action, Pass) else Style.PRIMARY


def _pick_button(table: Table, view: Rummy500View) -> Component:
    """Return the button that starts picking cards; a card that must be used is already picked."""
    first = mask_of([Card(view.hand.index(view.pending))]) if view.pending in view.hand else 0
    return button(custom_id(table, "step", f"{_PICK}.{first:x}.0"), words.PICK)


def _points(view: Rummy500View, index: int) -> int:
    action = view.legal[index]
    return worth(action, view) if isinstance(action, Meld | LayOff) else 0


def _sorted(view: Rummy500View, found: list[int]) -> list[int]:
    """Sort actions for a menu: takings from the top, plays by points.

    Melds that are part of another one come after all other melds.
    """
    whole = _whole(view, found)

    def key(index: int) -> tuple[int, int]:
        action = view.legal[index]
        if isinstance(action, TakePile):
            return (0, action.count)
        return (index not in whole, -_points(view, index))

    return sorted(found, key=key)


def _whole(view: Rummy500View, found: Iterable[int]) -> set[int]:
    """Return the plays whose cards are not part of another such play."""
    masks = {
        index: (mask_of(action.cards), getattr(action, "meld", None))
        for index in found
        if isinstance(action := view.legal[index], Meld | LayOff)
    }
    return {
        index
        for index, (mask, on) in masks.items()
        if not any(mask != other and mask & other == mask and on == where for other, where in masks.values())
    }


def _line(view: Rummy500View, index: int) -> Line:
    action = view.legal[index]
    return Line(index, action_label(action, view), action_note(action, view))


def picked(table: Table, view: Rummy500View, stage: PanelState, chosen: Action) -> list[Component]:
    """Return the menu of the melds on which the picked cards can be laid off."""
    if not isinstance(chosen, LayOff):
        return picked_choices(table, view, stage, chosen)
    same = [
        index
        for index, action in enumerate(view.legal)
        if isinstance(action, LayOff) and set(action.cards) == set(chosen.cards)
    ]
    lines = [_line(view, index) for index in same]
    return menu_of(table, stage, 0, lines, "act", words.which_meld(chosen.cards))


# Steps of picking cards


def step(
    table: Table, view: Rummy500View, stage: PanelState, order: Sequence[Card]
) -> list[Component] | None:
    """Return the picked cards, what they can do, and the menu; None for an invalid step."""
    places, pages = _picked(view, stage), _pages(view, order)
    page = number(stage.step.split(".")[2]) if places is not None else None
    if places is None or page is None or page >= len(pages):
        return None
    cards = [view.hand[place] for place in cards_in(places)]
    makes, refused = _makes(table, view, places, cards)
    begun = not cards or cards == [view.pending]
    return [
        text(words.picked(cards), *([refused] if refused and not begun else [])),
        *_menu(table, view, pages, page, places),
        *buttons(makes),
    ]


def chosen(view: Rummy500View, stage: PanelState) -> list[Card]:
    """Return the picked cards; empty at an invalid step."""
    return [view.hand[place] for place in cards_in(_picked(view, stage) or 0)]


def _picked(view: Rummy500View, stage: PanelState) -> int | None:
    """Return the hand indices of the picked cards as a mask; None for an invalid step."""
    word, *rest = stage.step.split(".")
    places = _places(view, rest[0]) if word == _PICK and len(rest) in (2, 3) else None
    added = _chosen(view, stage.values)
    return None if places is None or added is None else places | added


def _places(view: Rummy500View, digits: str) -> int | None:
    """Parse hand indices into a mask; None if they are invalid."""
    if not 0 < len(digits) <= _DIGITS or any(digit not in "0123456789abcdef" for digit in digits):
        return None
    places = int(digits, 16)
    return places if places < 1 << len(view.hand) else None


def _chosen(view: Rummy500View, values: Sequence[str]) -> int | None:
    """Return the hand indices chosen in a select as a mask; None if they are invalid."""
    places = [number(value) for value in values]
    known = [Card(place) for place in places if place is not None and place < len(view.hand)]
    return mask_of(known) if len(known) == len(places) else None


def _pages(view: Rummy500View, order: Sequence[Card]) -> list[list[Card]]:
    """Return the cards of the hand as the menus offer them: all, or suit by suit."""
    if len(view.hand) <= OPTIONS_PER_SELECT:
        return [[*order]] if view.hand else []
    suits: dict[int, list[Card]] = {}
    for card in sorted(view.hand):
        suits.setdefault(SUIT[card], []).append(card)
    return [*suits.values()]


def _menu(
    table: Table, view: Rummy500View, pages: list[list[Card]], page: int, places: int
) -> list[Component]:
    place = {card: at for at, card in enumerate(view.hand)}
    shown = pages[page]
    elsewhere = places & ~sum(1 << place[card] for card in shown)
    menu = select(
        custom_id(table, "step", f"{_PICK}.{elsewhere:x}.{page}.m"),
        str(words.PICK_TITLE) if len(pages) == 1 else f"{words.PICK_TITLE} ({SUIT_FACES[SUIT[shown[0]]]})",
        [option(str(place[card]), face(card), chosen=bool(places >> place[card] & 1)) for card in shown],
        least=0,
        most=len(shown),
    )
    if len(pages) == 1:
        return [menu]
    tabs = [
        button(
            custom_id(table, "step", f"{_PICK}.{places:x}.{to}"),
            _tab(cards, places, place),
            disabled=to == page,
        )
        for to, cards in enumerate(pages)
    ]
    return [menu, *buttons(tabs)]


def _tab(cards: Sequence[Card], places: int, place: dict[Card, int]) -> str:
    count = sum(places >> place[card] & 1 for card in cards)
    return SUIT_FACES[SUIT[cards[0]]] + (f" · {words.picked_count(count)}" if count else "")


def _makes(
    table: Table, view: Rummy500View, places: int, cards: Sequence[Card]
) -> tuple[list[Component], str]:
    """Return a button for each play of the cards, and why they can do no more."""
    deal, laid = table.deal, as_laid(cards, view)
    if deal is None:
        return [], ""
    plays: list[tuple[str, Meld | LayOff]] = [
        (f"{_MELD}.{places:x}", Meld(tuple(cards) if laid is None else laid.cards)),
        *((f"{_ADD}.{places:x}.{on}", LayOff(tuple(cards), on)) for on in fits(cards, view)),
    ]
    made_, refused = [], ""
    for arg, play in plays:
        try:
            deal.check(view.turn, play)
        except IllegalAction as error:
            refused = refused or refusal(error, view, table.spec, play)
        else:
            made_.append(button(custom_id(table, "make", arg), action_label(play, view), Style.SUCCESS))
    return made_, refused


def made(view: Rummy500View, stage: PanelState) -> Action | None:
    """Return the meld or lay-off that a panel state stands for; None for an invalid one."""
    word, *rest = stage.step.split(".")
    places = _places(view, rest[0]) if rest else None
    if not places:
        return None
    cards = tuple(view.hand[place] for place in cards_in(places))
    if word == _MELD and len(rest) == 1:
        return Meld(cards)
    on = number(rest[1]) if word == _ADD and len(rest) == 2 else None
    return LayOff(cards, on) if on is not None else None


def several(view: Rummy500View, stage: PanelState) -> Action | None:
    """Return the next action that lays all; None if done, or for another state."""
    return next_play(view) if stage.step == _ALL else None
