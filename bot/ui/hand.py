"""The private panel of a seat: its hand, and all it may do. It is drawn from the seat's own view alone.

While others are to act nothing on it depends on their moves, so that it need not be edited with each of them.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from bot.publish import Page
from bot.table import Status, Table
from bot.texts import actions, clocks, events, panguingue, words
from bot.texts.names import colour_of, names_of, table_name
from bot.ui.board import again_button, fitting, next_button, payments_buttons, result_block, rules_button
from bot.ui.choices import choices, picked_choices
from bot.ui.choices_panguingue import pan_choices, pan_picked
from bot.ui.components import Component, Style, button, buttons, container, page, rule, text
from bot.ui.custom_id import custom_id
from bot.ui.faces import large
from bot.ui.stage import Stage
from engine.actions import Action
from engine.arrange import best
from engine.cards import RANK, SUIT, Card, mask_of
from engine.games.gin_terms import GinView
from engine.games.panguingue import PanView
from engine.views import View

__all__ = ["SORTS", "hand"]

SORTS: Final = tuple(words.SORTS)
"""The ways in which a hand can be sorted: "melds", "suit", "rank"."""


class _Shown(NamedTuple):
    """A hand as it is shown: its lines, and its cards in the order in which menus offer them."""

    lines: list[str]
    order: list[Card]


def hand(table: Table, seat: int, *, sort: str = "melds", stage: Stage | None = None) -> Page:
    """Return the panel of a seat.

    ``sort`` is one of SORTS; ``stage`` what has been picked on the panel (None: nothing). A stage that does
    not go with the table is the bare panel.
    """
    now = Stage() if stage is None else stage
    return page(container(colour_of(table), _parts(table, seat, sort, now)))


def _parts(table: Table, seat: int, sort: str, stage: Stage) -> list[Component]:
    title = f"### {table_name(table)} · {table.spec.title}"
    if table.deal is None or table.status not in (Status.PLAYING, Status.PAUSED, Status.OVER):
        return [text(title, words.NO_HAND), *buttons([_refresh(table)])]
    view, names = table.deal.view(seat), names_of(table)
    if table.status is Status.OVER:
        return [text(title), *_after_match(table, view)]
    if stage.resigning and not table.players[seat].resigned:
        return [text(title, words.resigning(len(names))), *buttons([_sure_to_resign(table), _back(table)])]
    if view.result is not None:
        result = [text(title), *result_block(table, view.result)]
        if seat in table.ready:
            # Whoever is ready gets the next hand in a new message; a button left in this one would be stale.
            return [*result, text(words.READY), *buttons([*payments_buttons(table), rules_button(table)])]
        return [*result, *buttons([next_button(table), *payments_buttons(table), rules_button(table)])]
    if table.players[seat].automatic or table.status is Status.PAUSED or seat not in view.actors:
        return [
            text(title, _why_waiting(table, seat, names), clocks.own_clock(table.clock, seat)),
            *_hand(view, sort),
            *_waiting_foot(table, seat, sort),
        ]
    return _to_act(table, view, title, sort, stage)


def _to_act(table: Table, view: View, title: str, sort: str, stage: Stage) -> list[Component]:
    asked = _action(view, stage.asked)
    if asked is not None and stage.asked is not None:
        done = button(custom_id(table, "act", stage.asked), actions.yes(asked), Style.SUCCESS)
        return [
            text(title),
            *_hand(view, sort),
            rule(),
            text(actions.question(asked, view)),
            *buttons([done, _back(table)]),
        ]
    turn = f"**Your turn** to {words.task(view) or 'play'}{words.deadline(table.deadline)}"
    shown = _show(view, sort)
    picked, names = _action(view, stage.picked), names_of(table)
    times = clocks.clock_line(table.clock, names)
    since, before = _since(table, view), words.before_me(view, names)
    if isinstance(view, PanView):
        shown.lines.extend(filter(None, [panguingue.unsafe_line(view, names)]))
        since = fitting(since, title, turn, times, shown.lines, before)
        rows = (
            [*pan_picked(table, view, stage, picked), *buttons([_back(table)])]
            if picked is not None
            else pan_choices(table, view, stage, shown.order)
        )
    elif picked is not None:
        rows = [*picked_choices(table, view, stage, picked), *buttons([_back(table)])]
    else:
        rows = choices(table, view, stage, shown.order)
    cards, told = text(*shown.lines), text(*since, *before)
    return [
        text(title, turn, times),
        # The boards of fourteen others would push the hand out of sight of the buttons on a phone.
        *([told, cards] if isinstance(view, PanView) else [cards, told]),
        *rows,
        *buttons(_sorts(table, sort)),
    ]


def _since(table: Table, view: View) -> list[str]:
    """Return what the others have done since the seat's own last action in this deal, as it saw it."""
    told = [moved for moved in table.news if moved.deal == table.deal_no]
    since = [*takewhile(lambda moved: moved.seat != view.seat, reversed(told))][::-1]
    return events.news(since, names_of(table), view.seat)


def _action(view: View, index: int | None) -> Action | None:
    return view.legal[index] if index is not None and index < len(view.legal) else None


def _why_waiting(table: Table, seat: int, names: Sequence[str]) -> str:
    if table.players[seat].resigned:
        return clocks.OUT_OF_TIME if table.out_of_time(seat) else words.RESIGNED
    if table.players[seat].away:
        return words.PLAYED_FOR
    if table.status is Status.PAUSED:
        return words.paused(table.fault)
    view = table.deal.view(seat) if table.deal is not None else None
    if isinstance(view, PanView) and seat in view.dropped:
        return panguingue.DROPPED
    return words.waiting([name for other, name in enumerate(names) if other != seat])


def _hand(view: View, sort: str) -> list[Component]:
    return [text(*_show(view, sort).lines)]


def _show(view: View, sort: str) -> _Shown:
    if isinstance(view, PanView):
        return _show_pan(view, sort)
    if not view.hand:
        return _Shown([words.EMPTY_HAND], [])
    drawn = getattr(view, "drawn", None)
    if sort == "rank":
        order = sorted(view.hand, key=lambda card: (RANK[card], SUIT[card]))
    else:
        order = sorted(view.hand, key=lambda card: (SUIT[card], RANK[card]))
    if not isinstance(view, GinView):
        return _Shown([large([order], marked=drawn)], order)
    arranged = best(mask_of(view.hand))
    counts = words.deadwood_line(view, arranged.loose, arranged.deadwood)
    if sort != "melds":
        return _Shown([large([order], marked=drawn), counts], order)
    loose = sorted(arranged.loose, key=lambda card: (-RANK[card], SUIT[card]))
    melds = [large(arranged.melds, marked=drawn, brackets=True)] if arranged.melds else []
    apart = [large([loose], marked=drawn)] if loose else []
    return _Shown([*melds, *apart, counts], [*loose, *(card for meld in arranged.melds for card in meld)])


def _show_pan(view: PanView, sort: str) -> _Shown:
    """Return a hand of panguingue, what was drawn, and the own melds, none of which others can change."""
    tables = (RANK, SUIT) if sort == "rank" else (SUIT, RANK)
    order = sorted(view.hand, key=lambda card: [table[card] for table in tables])
    groups = [order] if order else []
    if sort == "melds" and order:
        melds = panguingue.melds_in_hand(view)
        loose = [card for card in order if not any(card in meld for meld in melds)]
        order = [*loose, *(card for meld in melds for card in meld)]
        groups = [loose] if loose else []
        lines = [large(melds, marked=view.drawn, brackets=True)] if melds else []
    else:
        lines = []
    lines += [large(groups, marked=view.drawn)] if groups else []
    board = panguingue.own_board([meld for meld in view.melds if meld.owner == view.seat])
    dropped = view.seat in view.dropped
    return _Shown(
        [
            *(lines or [words.EMPTY_HAND]),
            *filter(None, [panguingue.drawn_line(view)]),
            *([f"On the table: {board}"] if board and not dropped else []),
        ],
        order,
    )


def _sorts(table: Table, sort: str) -> list[Component]:
    return [
        button(custom_id(table, "sort", name), label, disabled=name == sort)
        for name, label in words.SORTS.items()
    ]


def _waiting_foot(table: Table, seat: int, sort: str) -> list[Component]:
    player = table.players[seat]
    away = player.away and not player.resigned
    here = button(custom_id(table, "away"), words.AWAY, Style.SUCCESS) if away else _refresh(table)
    return buttons([here, *_sorts(table, sort)])


def _after_match(table: Table, view: View) -> list[Component]:
    names, outcome = names_of(table), table.outcome
    parts: list[Component] = []
    if outcome is not None:
        parts.append(
            text(
                f"## {events.outcome_line(outcome, names, table)}",
                words.score_line(outcome.scores, names, ""),
            )
        )
    if view.result is not None:
        parts += result_block(table, view.result)
    return [*parts, *buttons([again_button(table), *payments_buttons(table)])]


def _refresh(table: Table) -> Component:
    return button(custom_id(table, "refresh"), words.REFRESH)


def _back(table: Table) -> Component:
    return button(custom_id(table, "back"), words.BACK)


def _sure_to_resign(table: Table) -> Component:
    return button(custom_id(table, "resign_sure"), words.RESIGN_SURE, Style.DANGER)
