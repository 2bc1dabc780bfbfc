"""Gin rummy as it is shown: the hand in its best melds, and menus in which the least deadwood comes first."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.house.table import Table
from bot.texts import words
from bot.texts.faces import big, boxed, large, marked
from bot.texts.general import meld_lines
from bot.texts.gin.words import deadwood_line, games_line, left_by
from bot.texts.names import names_of
from bot.ui.choices import choices, picked_choices
from bot.ui.components import Component
from bot.ui.gin.pictures import gin_beside, gin_hand, gin_result, gin_result_beside, gin_table
from bot.ui.panel import Panel, Shown, by_sort
from bot.ui.stage import Stage
from engine.actions import Action
from engine.cards import RANK, SUIT, Card, mask_of
from engine.games.gin import GinMatch, GinView
from engine.games.gin.arrange import best

__all__ = ["PANEL"]

_best: Final = lru_cache(maxsize=2048)(best)
"""A hand stays as it is while the other plays, and its panel is drawn again and again."""


def _show(view: GinView, _names: Sequence[str], sort: str) -> Shown:
    if not view.hand:
        return Shown([words.EMPTY_HAND], [])
    arranged = _best(mask_of(view.hand))
    counts = deadwood_line(view, arranged.loose, arranged.deadwood)
    just = "taken" if view.drawn == view.taken else "drawn"
    told = [*([marked(f"just {just}")] if view.drawn is not None else []), counts]
    if sort != "melds":
        order = by_sort(view.hand, sort)
        return Shown([large([order], marked=view.drawn), *told], order)
    loose = sorted(arranged.loose, key=lambda card: (-RANK[card], SUIT[card]))
    melds = [large(arranged.melds, marked=view.drawn, brackets=True)] if arranged.melds else []
    apart = [large([loose], marked=view.drawn)] if loose else []
    return Shown([*melds, *apart, *told], [*loose, *(card for meld in arranged.melds for card in meld)])


def _left(action: Action, view: GinView) -> int:
    return left_by(action, view) or 0


def _choices(table: Table, view: GinView, stage: Stage, order: Sequence[Card]) -> list[Component]:
    return choices(table, view, stage, order, weight=_left)


def _picked(table: Table, view: GinView, stage: Stage, picked: Action) -> list[Component]:
    return picked_choices(table, view, stage, picked, weight=_left)


def _score(table: Table) -> str:
    match = table.match
    return games_line(match, names_of(table)) if isinstance(match, GinMatch) else ""


def _board(view: GinView, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return upcard and melds; a knock makes the upcard a thing of the past, and shows what is left over."""
    upcard = big(view.pile[-1]) if view.pile and view.knocked is None else ""
    melds = meld_lines(view, names)
    if melds and view.knocked is not None and view.knocked.loose:
        melds[0] += f" + {boxed(view.knocked.loose)} =\u00a0**{view.knocked.deadwood}**"
    return [[turn, upcard, words.facts(view, names)], melds]


PANEL: Final = Panel(
    show=_show,
    choices=_choices,
    picked=_picked,
    score=_score,
    board=_board,
    hand_view=gin_hand,
    table_view=gin_table,
    beside=gin_beside,
    result_view=gin_result,
    result_beside=gin_result_beside,
)
