"""The private panel of a seat: its hand, and all it may do. It is drawn from the seat's own view alone.

While others are to act nothing on it depends on their moves, so that it need not be edited with each of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.house.messages import Page
from bot.house.table import Status, Table
from bot.pictures import CardGroup
from bot.texts import actions, clocks, events, standings, words
from bot.texts.faces import is_large
from bot.texts.names import colour_of, names_of, table_name
from bot.ui.board import (
    again_button,
    fitting,
    next_button,
    payments_buttons,
    replay_button,
    result_block,
    rules_button,
)
from bot.ui.choices import throw_buttons, throw_menu
from bot.ui.components import (
    COMPONENTS_PER_MESSAGE,
    Component,
    Style,
    button,
    buttons,
    container,
    counted,
    page,
    rule,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.emoji import with_emoji
from bot.ui.look import TEXT, Look
from bot.ui.panel import Shown
from bot.ui.panels import panel_of
from bot.ui.picturing import gallery
from bot.ui.sheet import sheet_buttons
from bot.ui.stage import Stage
from data.settings import Cards, Throws
from engine.actions import Action, Discard
from engine.cards import Card
from engine.views import View

__all__ = ["SORTS", "hand"]

SORTS: Final = tuple(words.SORTS)
"""The ways in which a hand can be sorted: "melds", "suit", "rank"."""


def hand(
    table: Table, seat: int, *, sort: str = "melds", stage: Stage | None = None, look: Look = TEXT
) -> Page:
    """Return the panel of a seat, with cards as ``look`` has them.

    ``sort`` is one of SORTS; ``stage`` what has been picked on the panel (None: nothing). A stage that does
    not go with the table is the bare panel.
    """
    now = Stage() if stage is None else stage
    made = with_emoji([container(colour_of(table), _parts(table, seat, sort, now, look))], look)

    def in_text() -> Page:
        return hand(table, seat, sort=sort, stage=stage, look=replace(look, cards=Cards.TEXT))

    return page(*made, instead=in_text)


def _parts(table: Table, seat: int, sort: str, stage: Stage, look: Look) -> list[Component]:
    title = f"### {table_name(table)} · {table.spec.title}"
    if table.deal is None or table.status not in (Status.PLAYING, Status.PAUSED, Status.OVER):
        return [text(title, words.NO_HAND), *buttons([_refresh(table)])]
    view, names = table.deal.view(seat), names_of(table)
    if table.status is Status.OVER:
        return [text(title), *_after_match(table, view, look)]
    if stage.resigning and not table.players[seat].resigned:
        return [text(title, words.resigning(len(names))), *buttons([_sure_to_resign(table), _back(table)])]
    if view.result is not None:
        result = [text(title), *result_block(table, view.result, look)]
        if seat in table.ready:
            # Whoever is ready gets the next hand in a new message; a button left in this one would be stale.
            return [*result, text(words.READY), *buttons([*_about_the_deal(table), rules_button(table)])]
        return [*result, *buttons([next_button(table), *_about_the_deal(table), rules_button(table)])]
    if table.players[seat].automatic or table.status is Status.PAUSED or seat not in view.actors:
        return [
            text(title, _why_waiting(table, view, seat, names), clocks.own_clock(table.clock, seat)),
            *_hand(table, view, panel_of(table).show(view, names, sort), sort, look),
            *_waiting_foot(table, seat, sort),
        ]
    return _to_act(table, view, title, sort, stage, look)


def _to_act(table: Table, view: View, title: str, sort: str, stage: Stage, look: Look) -> list[Component]:
    panel, names = panel_of(table), names_of(table)
    shown = panel.show(view, names, sort)
    asked = _action(view, stage.asked)
    if asked is not None and stage.asked is not None:
        done = button(custom_id(table, "act", stage.asked), actions.yes(asked, view), Style.SUCCESS)
        return [
            text(title),
            *_hand(table, view, shown, sort, look),
            rule(),
            text(actions.question(asked, view)),
            *buttons([done, _back(table)]),
        ]
    turn = f"**Your turn** to {words.task(view) or 'play'}{words.deadline(table.deadline)}"
    times = clocks.clock_line(table.clock, names)
    warning = panel.warning(view, names)
    before = words.before_me(view, names)
    since = fitting(_since(table, view), title, turn, times, [*shown.above, *shown.lines, warning], before)
    told = [text(*since, *before)] if since or before else []
    cards = _cards(table, view, shown, sort, look, warning)
    above = [
        text(title, turn, times),
        *_above(shown),
        *([*told, *cards] if panel.hand_last else [*cards, *told]),
    ]
    sorts = buttons(_sorts(table, sort))
    stepped = _stepped(table, view, stage, shown.order)
    if stepped is not None:
        return [*above, *stepped, *buttons([_back(table)]), *sorts]
    rows = panel.choices(table, view, stage, shown.order)
    room = COMPONENTS_PER_MESSAGE - counted([*above, *rows, *sorts]) - 1  # the box around them
    return [*above, *rows, *_throws(table, view, stage, shown, sort, look, room), *sorts]


def _stepped(table: Table, view: View, stage: Stage, order: Sequence[Card]) -> list[Component] | None:
    """Return the next step of a choice under way; None without one."""
    panel, picked = panel_of(table), _action(view, stage.picked)
    if picked is not None:
        return panel.picked(table, view, stage, picked)
    return panel.step(table, view, stage, order) if stage.step else None


def _throws(
    table: Table, view: View, stage: Stage, shown: Shown, sort: str, look: Look, room: int
) -> list[Component]:
    """Return the cards that may be thrown as buttons, in so many components; else as a menu."""
    if not any(isinstance(action, Discard) for action in view.legal):
        return []
    panel = panel_of(table)
    costs = panel.costs(view, names_of(table))
    if look.throws is Throws.BUTTONS:
        drawn = panel.hand_view(view, sort)
        groups = drawn.groups if drawn is not None else [CardGroup(tuple(shown.order))]
        seen = [card for group in groups for card in group.cards if card is not None]
        rows = throw_buttons(table, view, seen, costs)
        if rows is not None and counted(rows) <= room:
            return rows
    return throw_menu(table, view, stage, shown.order, costs)


def _since(table: Table, view: View) -> list[str]:
    """Return what the others have done since the seat's own last action in this deal, as it saw it."""
    told = [moved for moved in table.news if moved.deal == table.deal_no]
    since = [*takewhile(lambda moved: moved.seat != view.seat, reversed(told))][::-1]
    return events.news(since, names_of(table), view.seat, table.spec.key)


def _action(view: View, index: int | None) -> Action | None:
    return view.legal[index] if index is not None and index < len(view.legal) else None


def _why_waiting(table: Table, view: View, seat: int, names: Sequence[str]) -> str:
    if table.players[seat].resigned:
        return clocks.OUT_OF_TIME if table.out_of_time(seat) else words.RESIGNED
    if table.players[seat].away:
        return words.WAITED_FOR if table.nobody_there else words.PLAYED_FOR
    if table.status is Status.PAUSED:
        return words.paused(table.fault)
    others = [name for other, name in enumerate(names) if other != seat]
    return panel_of(table).waiting(view) or words.waiting(others)


def _hand(table: Table, view: View, shown: Shown, sort: str, look: Look) -> list[Component]:
    return [*_above(shown), *_cards(table, view, shown, sort, look)]


def _cards(table: Table, view: View, shown: Shown, sort: str, look: Look, *more: str) -> list[Component]:
    """Return the hand, as a picture for whoever wants one, with its lines and what is ``more``."""
    drawn = gallery(panel_of(table).hand_view(view, sort), look) if look.cards is Cards.PICTURES else []
    lines = [line for line in (*shown.lines, *more) if line]
    if drawn:
        lines = [*filter(None, (_beside(line) for line in lines if not is_large(line)))]
    return [*drawn, *([text(*lines)] if lines else [])]


def _beside(line: str) -> str:
    """Return a line without what the asterisk means: in a picture, the card just drawn is lifted."""
    parts = (part for part in line.split(" · ") if part not in words.JUST_DRAWN)
    return " · ".join(part.removeprefix("\\* ") for part in parts)


def _above(shown: Shown) -> list[Component]:
    return [text(*shown.above)] if shown.above else []


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


def _after_match(table: Table, view: View, look: Look) -> list[Component]:
    names, outcome = names_of(table), table.outcome
    parts: list[Component] = []
    if outcome is not None:
        won = f"## {events.outcome_line(outcome, names, table)}"
        own = standings.own_place(table, view.seat) if view.seat is not None else ""
        parts.append(text(won, own, standings.standings(table), standings.best_deal(table)))
    if view.result is not None:
        parts += result_block(table, view.result, look)
    return [*parts, *buttons([again_button(table), *replay_button(table), *_about_the_deal(table)])]


def _about_the_deal(table: Table) -> list[Component]:
    return [*payments_buttons(table), *sheet_buttons(table)]


def _refresh(table: Table) -> Component:
    return button(custom_id(table, "refresh"), words.REFRESH)


def _back(table: Table) -> Component:
    return button(custom_id(table, "back"), words.BACK)


def _sure_to_resign(table: Table) -> Component:
    return button(custom_id(table, "resign_sure"), words.RESIGN_SURE, Style.DANGER)
