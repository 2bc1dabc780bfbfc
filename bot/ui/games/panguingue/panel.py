"""Panel of Panguingue: the hand beside its buttons, and all boards in order of play."""

from collections.abc import Sequence
from typing import Final

from bot.manager.tables.table import Table
from bot.texts.faces import big, large
from bot.texts.games.costs import LOOSEST
from bot.texts.games.panguingue import words as panguingue_words
from bot.texts.games.panguingue.costs import costs
from bot.texts.localization import message
from bot.texts.tables import words
from bot.ui.games.panel import Panel, Shown, by_sort
from bot.ui.games.panguingue.choices import pan_choices, pan_picked
from bot.ui.games.panguingue.pictures import beside, pan_hand, pan_result, pan_table
from engine.games.panguingue.terms import PanView


def _show(view: PanView, _names: Sequence[str], sort: str) -> Shown:
    """Return the hand, the drawn card, and the seat's own melds; others cannot change these."""
    order = by_sort(view.hand, sort)
    groups = [order] if order else []
    if sort == "melds" and order:
        melds = panguingue_words.melds_in_hand(view)
        loose = [card for card in order if not any(card in meld for meld in melds)]
        order = [*loose, *(card for meld in melds for card in meld)]
        groups = [loose] if loose else []
        lines = [large(melds, marked=view.drawn, brackets=True)] if melds else []
    else:
        lines = []
    lines += [large(groups, marked=view.drawn)] if groups else []
    board = panguingue_words.own_board([meld for meld in view.melds if meld.owner == view.seat])
    dropped = view.seat in view.dropped
    return Shown(
        [
            *(lines or [str(words.EMPTY_HAND)]),
            *filter(None, [panguingue_words.flat_line(view), panguingue_words.drawn_line(view)]),
            *([message("panguingue-your-melds", melds=board)] if board and not dropped else []),
        ],
        order,
    )


def _waiting(view: PanView) -> str:
    return str(panguingue_words.DROPPED) if view.seat in view.dropped else ""


def _standing(table: Table, _view: PanView) -> str:
    """Return only the deal's number: every player's line has their chips."""
    return message(
        "panguingue-deal",
        deal=table.deal_no,
        deals=min(table.options.deals, table.deal_limit or table.options.deals),
    )


def _board(view: PanView, names: Sequence[str], turn: str) -> list[list[str]]:
    """Return the upcard and all boards, from the seat on turn onwards."""
    around = [(view.turn + step) % len(names) for step in range(len(names))]
    return [
        [
            turn,
            big(view.pile[-1]) if view.pile else "",
            words.facts(view, names),
        ],
        [
            *panguingue_words.player_lines(view, around, names),
            panguingue_words.dropped_line(view, names),
            *panguingue_words.legend(view),
        ],
    ]


PANEL: Final = Panel(
    show=_show,
    warning=panguingue_words.unsafe_line,
    waiting=_waiting,
    choices=pan_choices,
    costs=costs,
    measure=LOOSEST,
    picked=pan_picked,
    standing=_standing,
    board=_board,
    hand_view=pan_hand,
    table_view=pan_table,
    table_lines=beside,
    scene_lines=beside,
    result_view=pan_result,
)
