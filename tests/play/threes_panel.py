"""Threes with its own panel: three cards are selected one by one in a menu, or typed."""

from collections.abc import Sequence
from itertools import combinations

from bot.manager.tables.table import Table
from bot.texts.faces import face, row
from bot.ui.components import Component, Style, button, buttons, option, select, text
from bot.ui.custom_id import custom_id
from bot.ui.games.choices import choices
from bot.ui.games.panel import Panel, Shown, show
from bot.ui.games.panel_state import PanelState, number
from engine.actions import Action
from engine.cards import FACE, RANK, Card, code, parse_cards
from engine.views import View
from tests.play.threes import Trio


def _places(view: View, words: Sequence[str]) -> list[int] | None:
    """Return indexes in the hand, each once; None for anything else."""
    places = [number(word) for word in words]
    known = [place for place in places if place is not None and place < len(view.hand)]
    return known if len(known) == len(places) == len(set(known)) else None


def _show(view: View, names: Sequence[str], sort: str) -> Shown:
    return show(view, names, sort)._replace(above=[f"# {names[view.dealer]} dealt"])


def _choices(table: Table, view: View, stage: PanelState, order: Sequence[Card]) -> list[Component]:
    rows = choices(table, view, stage, order)
    shows = any(isinstance(action, Trio) for action in view.legal)
    return [*rows, *buttons([button(custom_id(table, "step", "show"), "Show three …")])] if shows else rows


def _step(table: Table, view: View, stage: PanelState, order: Sequence[Card]) -> list[Component] | None:
    word, *before = stage.step.split(".")
    picked = _places(view, [*before, *stage.values])
    if word != "show" or picked is None or len(picked) > 3:
        return None
    sofar = ".".join(["show", *map(str, picked)])
    if len(picked) == 3:
        shown = [view.hand[place] for place in picked]
        sure = button(custom_id(table, "make", sofar), f"Show {row(shown)}", Style.SUCCESS)
        return [text(f"You show {row(shown)}."), *buttons([sure])]
    left = [place for place in range(len(view.hand)) if place not in picked]
    lines = [option(str(place), face(view.hand[place])) for place in left]
    return [select(custom_id(table, "step", sofar), f"{len(picked)} picked …", lines, most=3 - len(picked))]


def _showing(view: View, shown: Sequence[Card]) -> Action | None:
    left = [card for card in view.hand if card not in shown]
    return Trio(left[0]) if len(shown) == 3 and left else None


def _made(view: View, stage: PanelState) -> Action | None:
    places = _places(view, stage.step.split(".")[1:])
    return _showing(view, [view.hand[place] for place in places]) if places is not None else None


def _typed(view: View, verb: str, words: str) -> Action | None:
    cards = parse_cards(words) if verb == "trio" else ()
    held = [next((own for own in view.hand if FACE[own] == FACE[card]), card) for card in cards]
    return _showing(view, held) if len(cards) == 3 else None


def _offers(view: View, verb: str, words: str) -> list[tuple[str, str]]:
    if verb != "trio" or words:
        return []
    threes = [three for three in combinations(view.hand, 3) if len({RANK[card] for card in three}) == 1]
    return [(f"Show {row(three)}", code(three)) for three in threes]


PANEL = Panel(
    show=_show, choices=_choices, step=_step, build_action=_made, parse_move=_typed, complete_move=_offers
)
