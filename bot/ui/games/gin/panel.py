"""Gin Rummy's panel: the hand in the melds that leave the lowest deadwood."""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import big, boxed, large, marked
from bot.texts.games.default_wording import meld_lines
from bot.texts.games.gin.costs import MEASURE, arranged, costs
from bot.texts.games.gin.words import deadwood_line, games_line, just_got
from bot.texts.names import names_of
from bot.texts.tables import words
from bot.ui.games.gin.choices import choices, made, step
from bot.ui.games.gin.move_parser import offers, typed
from bot.ui.games.gin.pictures import gin_beside, gin_hand, gin_result, gin_result_beside, gin_table
from bot.ui.games.panel import Panel, Shown, by_sort
from engine.cards import RANK, SUIT
from engine.games.gin.match import GinMatch
from engine.games.gin.terms import GinView


def _show(view: GinView, _names: Sequence[str], sort: str) -> Shown:
    if not view.hand:
        return Shown([str(words.EMPTY_HAND)], [])
    melded = arranged(view)
    counts = deadwood_line(view, melded.deadwood)
    told = [*([marked(just_got(view))] if view.drawn is not None else []), counts]
    if sort != "melds":
        order = by_sort(view.hand, sort)
        return Shown([large([order], marked=view.drawn), *told], order)
    loose = sorted(melded.loose, key=lambda card: (-RANK[card], SUIT[card]))
    melds = [large(melded.melds, marked=view.drawn, brackets=True)] if melded.melds else []
    apart = [large([loose], marked=view.drawn)] if loose else []
    return Shown([*melds, *apart, *told], [*loose, *(card for meld in melded.melds for card in meld)])


def _score(table: Table) -> str:
    match = table.match
    return games_line(match, names_of(table)) if isinstance(match, GinMatch) and match.games else ""


def _board(view: GinView, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return upcard and melds; after a knock the deadwood instead of the upcard."""
    upcard = big(view.pile[-1]) if view.pile and view.knocked is None else ""
    melds = meld_lines(view, names)
    if melds and view.knocked is not None and view.knocked.loose:
        melds[0] += f" + {boxed(view.knocked.loose)} =\u00a0**{view.knocked.deadwood}**"
    return [[turn, upcard, words.facts(view, names)], melds]


PANEL: Final = Panel(
    show=_show,
    choices=choices,
    costs=costs,
    measure=MEASURE,
    step=step,
    build_action=made,
    parse_move=typed,
    complete_move=offers,
    score=_score,
    board=_board,
    hand_view=gin_hand,
    table_view=gin_table,
    table_lines=gin_beside,
    result_view=gin_result,
    result_lines=gin_result_beside,
)
