"""Builds an opening of Hand, or any melds, step by step: meld by meld with a running total.

A step is ``build`` or ``cards`` and the melds chosen so far, separated by dots. ``build1.03a-7.245-s`` has
two melds of the cards at these indices of ``view.hand`` (one letter each), a run from the seven and a set,
and shows the second page of further melds. So a panel keeps no state, and no card appears in a custom_id.
"""

import re
from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import face
from bot.texts.games.hand.melds import meld_box, meld_words, sum_of
from bot.texts.localization import message
from bot.texts.play.actions import possible
from bot.texts.refusals import refusal
from bot.ui.components import OPTIONS_PER_SELECT, Component, Style, button, buttons, option, select, text
from bot.ui.custom_id import custom_id
from bot.ui.games.panel_state import PanelState
from engine.actions import Action
from engine.cards import FACE, Card
from engine.errors import IllegalAction
from engine.games.hand.joker_melds import WildMeld, meld_of, readings
from engine.games.hand.meld_forms import declare, forms, meld_terms, read
from engine.games.hand.terms import Declared, HandView, Lay
from engine.melds import MeldKind

BUILD: Final = "build"
"""The first step."""
_CARDS: Final = "cards"
_PLACES: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_MELD: Final = re.compile(r"([0-9a-z]{3,14})-(s|[0-9]{1,2})", re.ASCII)
_WORD: Final = re.compile(r"(build|cards)([0-9]{0,2})", re.ASCII)
_LEAST: Final = 3


# Encoding of steps


def _spelled(meld: WildMeld, hand: Sequence[Card]) -> str:
    """Return a meld as it is encoded in a step."""
    places = "".join(_PLACES[hand.index(card)] for card in meld.cards)
    return f"{places}-{'s' if meld.kind is MeldKind.SET else meld.lo}"


def _step(word: str, melds: Sequence[WildMeld], hand: Sequence[Card]) -> str:
    return ".".join([word, *(_spelled(meld, hand) for meld in melds)])


def _at(letters: str, view: HandView) -> list[Card] | None:
    """Return the cards at these indices, each once; None for invalid ones."""
    places = [_PLACES.find(letter) for letter in letters]
    if len(set(places)) < len(places) or not all(0 <= place < len(view.hand) for place in places):
        return None
    return [view.hand[place] for place in places]


def _meld(word: str, view: HandView) -> WildMeld | None:
    found = _MELD.fullmatch(word)
    cards = _at(found[1], view) if found is not None else None
    if found is None or cards is None:
        return None
    kind = MeldKind.SET if found[2] == "s" else MeldKind.RUN
    return meld_of(cards, meld_terms(view.options), kind, None if kind is MeldKind.SET else int(found[2]))


def _melds(words: Sequence[str], view: HandView) -> list[WildMeld] | None:
    """Return melds that can be laid together; None for invalid words."""
    found = [_meld(word, view) for word in words]
    melds = [meld for meld in found if meld is not None]
    cards = [card for meld in melds for card in meld.cards]
    return melds if len(melds) == len(found) and len(set(cards)) == len(cards) else None


# Pages of the steps


def build_step(
    table: Table, view: HandView, stage: PanelState, _order: Sequence[Card]
) -> list[Component] | None:
    """Return the rows of a step; None for an invalid one."""
    first, *words = stage.step.split(".")
    word = _WORD.fullmatch(first)
    if word is None or not any(isinstance(action, Lay) for action in view.legal):
        return None
    if word[1] == BUILD:
        melds = _melds([*words, *stage.values], view)
        page = 0 if stage.values else int(word[2] or 0)
        return _building(table, view, melds, page) if melds is not None else None
    melds = _melds(words, view)
    if melds is None:
        return None
    chosen = _at("".join(stage.values), view) if stage.values else []
    if chosen is None or any(card in meld.cards for meld in melds for card in chosen):
        return None
    return _choosing(table, view, melds, chosen)


def build_chosen(view: HandView, stage: PanelState) -> list[Card]:
    """Return the cards picked at a step: those of the melds so far and of the current one."""
    first, *words = stage.step.split(".")
    word = _WORD.fullmatch(first)
    if word is None:
        return []
    of_melds = word[1] == BUILD
    melds = _melds([*words, *(stage.values if of_melds else ())], view) or []
    beside = None if of_melds else _at("".join(stage.values), view)
    return [*(card for meld in melds for card in meld.cards), *(beside or ())]


def _left(view: HandView, melds: Sequence[WildMeld]) -> tuple[Card, ...]:
    gone = {card for meld in melds for card in meld.cards}
    return tuple(card for card in view.hand if card not in gone)


def _lay(melds: Sequence[WildMeld]) -> Lay:
    return Lay(tuple(map(declare, melds)))


def _why_not(table: Table, view: HandView, melds: Sequence[WildMeld]) -> str:
    """Return why the melds cannot be laid; ``""`` if they can."""
    if table.deal is None or view.seat is None:
        return ""
    try:
        table.deal.check(view.seat, _lay(melds))
    except IllegalAction as error:
        return _told(table, view, error, _lay(melds))
    return ""


def _told(table: Table, view: HandView, error: IllegalAction, action: Lay) -> str:
    """Return why an action would be refused, with the rule; the page shows alternatives."""
    line, _, _ = refusal(error, view, table.spec, action).partition("\n")
    sentence = line.removesuffix(possible(view.legal, view)).rstrip()
    return message("hand-choices-refused", sentence=sentence, rule=error.rule) if error.rule else sentence


def _needed(view: HandView) -> int:
    """Return the points that an opening needs; 0 for a seat that may lay any meld."""
    return 0 if view.seat is None or view.free[view.seat] else view.needed


def _total_line(view: HandView, melds: Sequence[WildMeld]) -> str:
    """Return the melds chosen so far with the running total."""
    if not melds:
        return message("hand-choices-nothing")
    needed, total = _needed(view), sum(meld.value for meld in melds)
    shown = " + ".join(f"{meld_box(meld)}\u00a0{meld.value}" for meld in melds)
    if not needed:
        return shown
    short = f" · {message('hand-choices-short', points=needed - total)}" if total < needed else " ✅"
    sum_ = f"{sum_of([meld.value for meld in melds])}: " if len(melds) > 1 else ""
    return f"{shown}\n{sum_}{message('hand-choices-total', total=total, needed=needed)}{short}"


def _building(table: Table, view: HandView, melds: list[WildMeld], page: int) -> list[Component]:
    more = forms(_left(view, melds), meld_terms(view.options))
    pages = max(1, -(-len(more) // OPTIONS_PER_SELECT))
    at = min(page, pages - 1)
    shown = more[at * OPTIONS_PER_SELECT : (at + 1) * OPTIONS_PER_SELECT]
    total = sum(meld.value for meld in melds)
    why_not = _why_not(table, view, melds) if melds else ""
    told = why_not if total >= _needed(view) else "" if shown else _instead(view)
    made = []
    if melds:
        label = (
            message("hand-words-open", points=total)
            if _needed(view)
            else message("hand-choices-meld", melds=len(melds))
        )
        step = _step(BUILD, melds, view.hand)
        made.append(button(custom_id(table, "make", step), label, Style.SUCCESS, disabled=bool(why_not)))
    if len(_left(view, melds)) >= _LEAST:
        step = _step(_CARDS, melds, view.hand)
        made.append(button(custom_id(table, "step", step), message("hand-choices-cards")))
    if melds:
        step = _step(BUILD, melds[:-1], view.hand)
        label = message("hand-choices-remove", meld=meld_words(melds[-1]))
        made.append(button(custom_id(table, "step", step), label))
    if pages > 1:
        turned = _step(f"{BUILD}{(at + 1) % pages}", melds, view.hand)
        label = message("hand-choices-more", page=at + 1, pages=pages)
        made.append(button(custom_id(table, "step", turned), label))
    rows: list[Component] = [text(_total_line(view, melds), f"-# {told}" if told else "")]
    if shown:
        lines = [
            option(
                _spelled(meld, view.hand), meld_words(meld), message("hand-choices-value", points=meld.value)
            )
            for meld in shown
        ]
        menu = _step(f"{BUILD}{at}" if at else BUILD, melds, view.hand)
        rows.append(select(custom_id(table, "step", menu), message("hand-choices-add"), lines))
    return [*rows, *buttons(made)]


def _instead(view: HandView) -> str:
    """Return the highest opening, for a player with no melds left and too few points chosen."""
    best = view.best_opening
    if best is None:
        return ""
    shown = " ".join(map(meld_box, best.melds))
    return message("hand-choices-instead", points=best.total, melds=shown)


def _choosing(table: Table, view: HandView, melds: list[WildMeld], chosen: Sequence[Card]) -> list[Component]:
    """Return the page that builds a meld card by card, then asks what its jokers stand for."""
    found = readings(chosen, meld_terms(view.options))
    if len(found) == 1:
        return _building(table, view, [*melds, found[0]], 0)
    if found:
        lines = [
            option(
                _spelled(way, view.hand),
                meld_words(way),
                message("hand-choices-kind-and-value", kind=way.kind.value, points=way.value),
            )
            for way in found
        ]
        step = custom_id(table, "step", _step(BUILD, melds, view.hand))
        return [
            text(_total_line(view, melds) if melds else "", message("hand-choices-which-joker")),
            select(step, message("hand-choices-as"), lines[:OPTIONS_PER_SELECT]),
        ]
    left = _left(view, melds)
    why = _no_meld(table, view, chosen) if chosen else ""
    lines = [option(_PLACES[view.hand.index(card)], face(card)) for card in _in_order(left)]
    rows: list[Component] = [
        text(_total_line(view, melds) if melds else "", why, message("hand-choices-all-cards"))
    ]
    rows.append(
        select(
            custom_id(table, "step", _step(_CARDS, melds, view.hand)),
            message("hand-choices-cards-of-meld"),
            lines,
            least=min(_LEAST, len(lines)),
            most=len(lines),
        )
    )
    return rows


def _in_order(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (FACE[card], card))


def _no_meld(table: Table, view: HandView, chosen: Sequence[Card]) -> str:
    action = Lay((Declared(tuple(chosen)),))
    try:
        read(action.melds[0], view.options)
    except IllegalAction as error:
        return _told(table, view, error, action)
    return ""


def build_made(view: HandView, stage: PanelState) -> Action | None:
    """Return the action that a step stands for; None for an invalid one."""
    first, *words = stage.step.split(".")
    melds = _melds([*words, *stage.values], view) if _WORD.fullmatch(first) is not None else None
    return _lay(melds) if melds else None
