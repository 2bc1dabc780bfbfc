"""Panel of Control Card Rummy: the control cards in force on top, and the hand sorted by fit."""

from collections.abc import Sequence
from typing import Final

from bot.texts.faces import big, large
from bot.texts.games.control import words as control_words
from bot.texts.games.control.costs import costs
from bot.texts.games.control.plays import best_melds
from bot.texts.games.costs import LOOSEST
from bot.texts.tables import words
from bot.ui.games.control.choices import (
    control_choices,
    control_chosen,
    control_made,
    control_several,
    control_step,
)
from bot.ui.games.control.move_parser import control_offers, control_typed
from bot.ui.games.control.pictures import (
    control_beside,
    control_beside_hand,
    control_hand,
    control_result,
    control_result_beside,
    control_table,
)
from bot.ui.games.panel import Panel, Shown, by_sort
from engine.games.control.terms import ControlView, Phase


def _show(view: ControlView, _names: Sequence[str], sort: str) -> Shown:
    """Return the hand, and for the seat on turn the control cards in force and what fits them.

    The control cards may change with every move of the others. So a waiting player is shown which ones will
    be in force in their own turn, if that is certain.
    """
    acting = view.seat in view.actors
    own = control_words.own_lines(view)
    order = by_sort(view.hand, sort)
    if not acting:
        hint = (control_words.waiting_lines(view) or [f"-# {control_words.WAITING}"]) if view.actors else []
        return Shown([*([large([order])] if order else [words.EMPTY_HAND]), *own, *hint], order)
    kinds = dict.fromkeys(view.in_force)
    above = [f"{control_words.CARD} {control_words.asked_for(kind, view.options)}" for kind in kinds]
    may_meld = view.phase in (Phase.DRAW, Phase.PLAY)
    melds = [meld.cards for meld in best_melds(view.fitting, view.options)] if may_meld else []
    if melds and sort == "melds":
        loose = [card for card in order if not any(card in meld for meld in melds)]
        order = [*loose, *(card for meld in melds for card in meld)]
        shown = [large(melds, marked=view.drawn, brackets=True)]
        shown += [large([loose], marked=view.drawn)] if loose else []
    else:
        shown = [large([order], marked=view.drawn)]
    fits = control_words.fits_line(view) if may_meld else str(control_words.MELDED)
    told = " · ".join(filter(None, (control_words.drawn_line(view), fits)))
    return Shown([*shown, told, *own], order, above)


def _board(view: ControlView, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return the control cards in force and the next one, the turn, the upcard, and all melds."""
    return [
        [*control_words.in_force_lines(view), control_words.next_line(view, names)],
        [turn, big(view.pile[-1]) if view.pile else "", words.facts(view, names)],
        control_words.meld_lines(view, names),
    ]


PANEL: Final = Panel(
    show=_show,
    choices=control_choices,
    costs=costs,
    measure=LOOSEST,
    step=control_step,
    picked_cards=control_chosen,
    build_action=control_made,
    next_action=control_several,
    board=_board,
    parse_move=control_typed,
    complete_move=control_offers,
    hand_view=control_hand,
    table_view=control_table,
    table_lines=control_beside,
    scene_lines=control_beside_hand,
    result_view=control_result,
    result_lines=control_result_beside,
)
