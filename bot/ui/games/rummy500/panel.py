"""Panel of Rummy 500: the whole pile as a spread, and every player's melds with their points."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import big, boxed, large
from bot.texts.games.costs import LOOSEST
from bot.texts.games.rummy500 import words as rummy500_words
from bot.texts.games.rummy500.costs import costs
from bot.texts.games.rummy500.plays import melds_in_hand
from bot.texts.tables import words
from bot.ui.games.panel import Panel, Shown, by_sort
from bot.ui.games.rummy500.choices import choices, chosen, made, picked, several, step
from bot.ui.games.rummy500.move_parser import offers, typed
from bot.ui.games.rummy500.pictures import (
    rummy500_beside,
    rummy500_beside_hand,
    rummy500_hand,
    rummy500_result,
    rummy500_result_beside,
    rummy500_table,
)
from engine.cards import RANK, SUIT
from engine.games.rummy500.terms import Rummy500View

DEALT_MOST: Final = 13
"""A larger hand, which has taken from the pile, has a line for every suit."""


def _show(view: Rummy500View, _names: Sequence[str], sort: str) -> Shown:
    """Return the hand, bracketing its melds if asked for; above it the card that must be used."""
    if not view.hand:
        return Shown([str(words.EMPTY_HAND)], [])
    above = list(filter(None, [rummy500_words.must_use(view)])) if view.seat in view.actors else []
    told = [*filter(None, [rummy500_words.drawn_line(view)]), rummy500_words.hand_line(view)]
    if sort != "melds":
        order = by_sort(view.hand, sort)
        groups = [order]
        if sort == "suit" and len(order) > DEALT_MOST:
            groups = [list(suit) for _, suit in groupby(order, SUIT.__getitem__)]
        lines = [large([group], marked=view.drawn) for group in groups]
        return Shown([*lines, *told], order, above)
    melds = melds_in_hand(view)
    loose = [card for card in view.hand if not any(card in meld for meld in melds)]
    loose.sort(key=lambda card: (SUIT[card], RANK[card]))
    lines = [large(melds, marked=view.drawn, brackets=True)] if melds else []
    lines += [large([loose], marked=view.drawn)] if loose else []
    return Shown([*lines, *told], [*loose, *(card for meld in melds for card in meld)], above)


def _warning(view: Rummy500View, _names: Sequence[str]) -> str:
    return rummy500_words.not_discarded(view)


def _standing(table: Table, view: Rummy500View) -> str:
    """Return the deal's number and the limit: every player's line has the total."""
    return rummy500_words.standing(table.deal_no, view.options.limit)


def _board(view: Rummy500View, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return the pile as a spread with its top large, and every player's points and melds."""
    below = f"{boxed(view.pile[:-1])} ▸" if len(view.pile) > 1 else ""
    players = []
    for seat in range(len(names)):
        players += [
            rummy500_words.player_line(view, seat, names),
            rummy500_words.seat_melds(view, seat, names),
        ]
    return [
        [
            turn,
            rummy500_words.may_not_discard(view, names),
            rummy500_words.pile_title(view),
            below,
            big(view.pile[-1]) if view.pile else "",
            rummy500_words.facts(view, names),
        ],
        players,
    ]


PANEL: Final = Panel(
    show=_show,
    warning=_warning,
    choices=choices,
    costs=costs,
    measure=LOOSEST,
    picked=picked,
    step=step,
    picked_cards=chosen,
    build_action=made,
    next_action=several,
    standing=_standing,
    board=_board,
    parse_move=typed,
    complete_move=offers,
    hand_view=rummy500_hand,
    table_view=rummy500_table,
    table_lines=rummy500_beside,
    scene_lines=rummy500_beside_hand,
    result_view=rummy500_result,
    result_lines=rummy500_result_beside,
)
