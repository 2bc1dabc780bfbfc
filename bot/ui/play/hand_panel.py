"""The private panel of a seat: its hand and all its actions, drawn from the seat's own view alone.

Every game has the same order: what happened, whose turn it is, the hand, the buttons. A phone shows the end
of a message, and what comes before the turn may be scrolled away. While others are to act, nothing on it
depends on their moves, so it need not be edited after each of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, NamedTuple

from bot.manager.play.orders import may_order
from bot.manager.publishing.messages import Page
from bot.manager.results.hint_policy import hint_refused
from bot.manager.results.shown_hints import ShownHint
from bot.manager.tables.table import PlayedMove, Status, Table
from bot.pictures import Boards, CardGroup, HandPicture, ScenePicture, TablePicture
from bot.texts import daily as today
from bot.texts import pool
from bot.texts.faces import JUST_DRAWN, JUST_TAKEN, is_large
from bot.texts.games.wording import Text
from bot.texts.games.wordings import wording
from bot.texts.names import colour_of, labels_of, names_of, table_name
from bot.texts.pictures import is_cut, plates_of
from bot.texts.play import actions, coach, events
from bot.texts.play.discard_costs import Marks, measured
from bot.texts.results import milestones, standings
from bot.texts.tables import clocks, words
from bot.texts.tournaments.tournaments import match_place
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    COMPONENTS_PER_MESSAGE,
    TEXT_DISPLAY,
    Component,
    Gallery,
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
from bot.ui.games.choices import after_hint, discard_buttons, discard_menu
from bot.ui.games.panel import Panel, Shown
from bot.ui.games.panel_state import PanelState
from bot.ui.games.panels import panel_of
from bot.ui.help.help import learn_buttons
from bot.ui.pictures import gallery, leaves_out
from bot.ui.play.orders import plan_button, plan_lines, plan_parts
from bot.ui.play.phone_screen import fits
from bot.ui.pool_buttons import people_button, play_again_buttons
from bot.ui.proofs import fair_button
from bot.ui.tables.board import (
    again_button,
    back_link,
    closed_line,
    final_scores,
    fitting,
    next_button,
    payments_buttons,
    rating_lines,
    replay_button,
    resign_button,
    result_block,
    review_button,
    state_lines,
    turn_of,
)
from bot.ui.tables.lobby import rules_button
from bot.ui.tables.sheet import sheet_buttons
from data.settings import Cards, Throws
from data.tables.deck_sources import day_of_source
from data.tables.row_types import Why
from data.tables.venues import Venue
from engine.actions import Action, Discard
from engine.deal import Result
from engine.views import View

_FOR_THE_ABSENT: Final = (Why.COMPUTER, Why.TIMEOUT)
NEWS_SHOWN: Final = 4
"""The most lines of news."""
AWAY_SHOWN: Final = 8
"""The same for a player who was away and has seen none of it."""
BESIDE: Final = 6
"""The most components besides the controls: the container, texts, and a picture."""

COACHED: Final = 5
"""The coach stops after this many moves a player, about two turns."""
SORTS: Final = tuple(words.SORTS)
"""The ways to sort a hand: "melds", "suit", "rank"."""


def hand(
    table: Table, seat: int, *, sort: str = "melds", stage: PanelState | None = None, look: Appearance = TEXT
) -> Page:
    """Return the panel of a seat; ``look`` says how cards are shown.

    ``sort`` is one of SORTS; ``stage`` is what has been picked on the panel (None: nothing). A state that
    does not fit the table gives the bare panel.
    """
    now = PanelState() if stage is None else stage
    made = with_emoji([container(colour_of(table), _parts(table, seat, sort, now, look))], look)

    def in_text() -> Page:
        return hand(table, seat, sort=sort, stage=stage, look=replace(look, cards=Cards.TEXT))

    return page(*made, instead=in_text)


def with_hint(stage: PanelState, table: Table, seat: int, shown: ShownHint | None) -> PanelState:
    """Return the panel state with the hint that the seat was shown for this decision, if any."""
    if shown is None or table.deal is None:
        return stage
    told = (coach.hint if shown.whole else coach.nudge)(shown.found, table.deal.view(seat))
    return replace(stage, hint=told, hinted=1 + shown.whole, judged=shown.ranking)


def kept_result(table: Table, seat: int, *, look: Appearance = TEXT) -> Page:
    """Return the result of a deal as it stays in a direct message when the next one begins.

    It has no button for the next deal, which would be stale.
    """
    view = table.deal.view(seat) if table.deal is not None else None
    result = view.result if view is not None else None
    ended = _kept_parts(table, result, words.NEXT_HAND, look) if result is not None else []
    shown = [text(_title(table)), *ended]
    made = with_emoji([container(colour_of(table), shown)], look)
    return page(*made, instead=lambda: kept_result(table, seat, look=replace(look, cards=Cards.TEXT)))


def _kept_parts(table: Table, result: Result, then: Text, look: Appearance) -> list[Component]:
    return [
        *result_block(table, result, look),
        text(_score(table), then),
        *buttons([*replay_button(table), *_about_the_deal(table), rules_button(table)]),
    ]


def _title(table: Table) -> str:
    """Return the heading; at a table of a tournament also its channel and the round."""
    where = f" · <#{table.channel}>" if table.tournament is not None else ""
    title = f"### {table_name(table)} · {table.spec.title}{where}"
    return "\n".join(filter(None, (title, match_place(table.place))))


def _score(table: Table) -> str:
    """Return the score of the match between two deals."""
    scores = table.match.scores if table.match is not None else ()
    return words.score_line(scores, names_of(table), "", table.spec.key) if scores else ""


class _Reader(NamedTuple):
    """The reader of a panel: the seat's view, and how its member likes to see it."""

    table: Table
    view: View
    names: Sequence[str]
    panel: Panel
    shown: Shown
    sort: str
    look: Appearance
    stage: PanelState


def _parts(table: Table, seat: int, sort: str, stage: PanelState, look: Appearance) -> list[Component]:
    title = _title(table)
    if table.status is Status.CLOSED:
        ended = [text(title, closed_line(table)), *final_scores(table), *back_link(table)]
        others = people_button(table) if table.venue is Venue.ANYONE else []
        return [*ended, *buttons([*replay_button(table), *others])]
    if table.deal is None or table.status not in (Status.PLAYING, Status.PAUSED, Status.OVER):
        return [text(title, words.NO_HAND), *buttons([_refresh(table)])]
    view, names = table.deal.view(seat), names_of(table)
    if table.status is Status.OVER:
        return [text(title), *_after_match(table, view, look)]
    if stage.resigning and not table.players[seat].resigned:
        return [
            text(
                title,
                words.resigning(
                    len(names),
                    len(table.people),
                    counts=not table.with_player(seat, resigned=True).idle,
                    tournament=table.tournament is not None,
                ),
            ),
            *buttons([_sure_to_resign(table), _back(table)]),
        ]
    pooled = table.venue is Venue.ANYONE
    if view.result is not None:
        if seat in table.ready:
            # The next hand comes in a new message; a button left in this one would be stale.
            then = words.NEXT_HAND if seat in table.hands else words.READY
            return [text(title), *_kept_parts(table, view.result, then, look)]
        begins = words.next_by_itself(table.turn_ends_at) if table.turn_ends_at is not None else ""
        return [
            text(title),
            *result_block(table, view.result, look),
            text(_score(table), begins),
            *buttons(
                [
                    next_button(table),
                    *replay_button(table),
                    *_about_the_deal(table),
                    rules_button(table),
                    *([resign_button(table), *people_button(table)] if pooled else []),
                ]
            ),
        ]
    panel = panel_of(table)
    reader = _Reader(table, view, names, panel, panel.show(view, names, sort), sort, look, stage)
    if pooled:
        own = pool.own_name(table, seat)
        title = "\n".join(filter(None, (title, own, *state_lines(table, view, names))))
    if stage.planning and may_order(table, seat):
        return [text(title), *_hand(reader), rule(), *plan_parts(table, seat)]
    if table.players[seat].automatic or table.status is Status.PAUSED or seat not in view.actors:
        if pooled:
            return [text(title), *_waiting_in_pool(reader), *_waiting_foot(reader, seat)]
        return [
            text(title, _why_waiting(table, view, seat, names), clocks.own_clock(table.clock, seat)),
            *_texts(*plan_lines(table, seat)),
            *_while_away(table, view, names),
            *_above(reader),
            *_hand(reader),
            *_waiting_foot(reader, seat),
        ]
    asked = _action(view, stage.asked)
    if asked is not None and stage.asked is not None:
        done = button(custom_id(table, "act", stage.asked), actions.yes(asked, view), Style.SUCCESS)
        return [
            text(title),
            *_above(reader),
            *_hand(reader),
            rule(),
            text(actions.question(asked, view)),
            *buttons([done, _back(table)]),
        ]
    return _to_act(reader, title, stage)


def _waiting_in_pool(reader: _Reader) -> list[Component]:
    """Return what a waiting seat sees at a table without a board: also what a board shows."""
    table, view, names, panel, *_ = reader
    lines, drawn = next(_tables_and_hands(reader))
    turn = turn_of(table, names)
    why = _why_waiting(table, view, view.seat or 0, names) if table.players[view.seat or 0].automatic else ""
    if drawn:
        shown = [*drawn, *_texts(*lines)]
    else:
        public = table.deal.view(None) if table.deal is not None else view
        shown = [text(*block) for block in panel.board(public, names, "") if any(block)]
    moves = [moved for moved in table.news if moved.deal == table.deal_no]
    news = _news_lines(table, view, names, moves, NEWS_SHOWN)
    told = fitting(news, *(part["content"] for part in shown if part["type"] == TEXT_DISPLAY))
    above = _texts(*told)
    return [
        *above,
        text(turn, why),
        *shown,
        *_above(reader),
        *(_texts(*_hand_lines(reader, drawn)[1]) if drawn else _hand(reader)),
    ]


def _to_act(reader: _Reader, title: str, stage: PanelState) -> list[Component]:
    """Return the panel of a seat that is to act.

    First what explains or remembers: the table in words, the news, the coach. Then what must fit on one
    screen of a phone: whose turn it is, the hand, the controls.
    """
    table, view, names, *_ = reader
    lines, more, foot = _on_one_screen(reader, stage)
    plan = plan_lines(table, view.seat) if view.seat is not None else []
    others = [title, *plan, *more, *(part["content"] for part in foot if part["type"] == TEXT_DISPLAY)]
    since = _moved_since(table, view)
    absent = any(moved.seat == view.seat for moved in since)
    news = _news_lines(table, view, names, since, AWAY_SHOWN if absent else NEWS_SHOWN)
    away = [words.WHILE_AWAY] if absent else []
    clock = clocks.clock_line(table.clock, names)
    return [text(title, *plan, *lines, *away, *fitting(news, others, lines), *more, clock), *foot]


def _on_one_screen(reader: _Reader, stage: PanelState) -> tuple[list[str], list[str], list[Component]]:
    """Return lines about the table, lines that explain, and the components from the turn on.

    What would not fit on the screen comes before the turn: the costs of discards, then the reasons of a hint
    and the facts about the hand; at last, the table is not in the picture.
    """
    table, view, names, panel, *_ = reader
    turn = text(words.own_turn(view, names, table.turn_ends_at), *reader.shown.above)
    warning = panel.warning(view, names)
    told = stage.hint if stage.picked is None and not stage.step else ()
    hint, reasons = told[:1], told[1:]
    coached = _coach(reader) if stage == PanelState() else []
    controls, costs, with_costs = _controls(reader, stage)
    for lines, drawn in _tables_and_hands(reader):
        cards, facts = _hand_lines(reader, drawn)
        for before, below, rows in (
            (coached, [*facts, warning, *hint, *reasons], with_costs),
            ([*coached, *reasons, *costs], [*facts, warning, *hint], controls),
            ([*coached, *facts, *reasons, *costs], [warning, *hint], controls),
        ):
            foot = [turn, *drawn, *_texts(*cards, *below), *rows]
            if fits(with_emoji(foot, reader.look)):
                return lines, before, foot
    return lines, before, foot


def _controls(reader: _Reader, stage: PanelState) -> tuple[list[Component], list[str], list[Component]]:
    """Return the rows of buttons and menus, the costs of discards as lines, and both together."""
    table, view, _, panel, *_ = reader
    pooled = [resign_button(table)] if table.venue is Venue.ANYONE else []
    tools = buttons([*_sorts(table, reader.sort), *_hint_button(reader), *_lesson_button(reader), *pooled])
    stepped = _step_parts(reader, stage)
    if stepped is not None:
        rows = [*stepped, *buttons([_back(table)]), *tools]
        return rows, [], rows
    chosen = panel.choices(table, view, stage, reader.shown.order)
    discards = _discards(reader, stage, [*chosen, *tools])
    if stage.hinted:
        best = next(iter(stage.judged), None)
        chosen, discards = after_hint(chosen, view, best), after_hint(discards, view, best)
    bare = [part for part in discards if part["type"] != TEXT_DISPLAY]
    costs = [part["content"] for part in discards if part["type"] == TEXT_DISPLAY]
    return [*chosen, *bare, *tools], costs, [*chosen, *discards, *tools]


def _coach(reader: _Reader) -> list[str]:
    """Return the coach's lines, in the first turns of a member's first match of the game."""
    lines = wording(reader.table.spec.key).coach if _is_coached(reader.table, reader.look) else ()
    return [f"-# {'' if number else '🎓 '}{line}" for number, line in enumerate(lines)]


def _is_coached(table: Table, look: Appearance) -> bool:
    return look.coached and table.deal_no == 1 and table.ply < COACHED * len(table.players)


def _lesson_button(reader: _Reader) -> list[Component]:
    """Return the button of the game's lesson, for a member who has not played it yet.

    Only against computers, which wait for it.
    """
    table = reader.table
    offered = table.practice and reader.stage == PanelState() and _is_coached(table, reader.look)
    return learn_buttons(table.spec.key, first=True) if offered else []


def _step_parts(reader: _Reader, stage: PanelState) -> list[Component] | None:
    """Return the next step of a choice in progress; None without one."""
    table, view, _, panel, shown, *_ = reader
    picked = _action(view, stage.picked)
    if picked is not None:
        return panel.picked(table, view, stage, picked)
    return panel.step(table, view, stage, shown.order) if stage.step else None


def _discards(reader: _Reader, stage: PanelState, others: Sequence[Component]) -> list[Component]:
    """Return the discards as buttons if they fit beside the ``others``, else as a menu.

    With a hint none is marked by the game's measure; once all of it is shown, buttons have no line of costs.
    """
    table, view, names, panel, shown, sort, look, _ = reader
    if not any(isinstance(action, Discard) for action in view.legal):
        return []
    costs = panel.costs(view, names)
    marks = Marks() if stage.hinted else measured(costs, str(panel.measure))
    if look.throws is Throws.BUTTONS:
        drawn = panel.hand_view(view, sort)
        groups = drawn.groups if drawn is not None else [CardGroup(tuple(shown.order))]
        seen = [card for group in groups for card in group.cards if card is not None]
        rows = discard_buttons(table, view, seen, {} if stage.judged else costs, marks)
        if rows is not None and counted([*rows, *others]) <= COMPONENTS_PER_MESSAGE - BESIDE:
            return rows
    return discard_menu(table, view, stage, shown.order, panel.costs(view, labels_of(table)), marks)


def _news_lines(
    table: Table, view: View, names: Sequence[str], moves: Sequence[PlayedMove], most: int
) -> list[str]:
    return events.news(moves, names, view.seat, table.spec.key, most=most)


def _moved_since(table: Table, view: View) -> list[PlayedMove]:
    """Return the moves of this deal since the seat's own last move.

    Moves made for the seat while its player was away are included.
    """
    told = [moved for moved in table.news if moved.deal == table.deal_no]
    own = takewhile(lambda moved: moved.seat != view.seat or moved.why in _FOR_THE_ABSENT, reversed(told))
    return [*own][::-1]


def _while_away(table: Table, view: View, names: Sequence[str]) -> list[Component]:
    """Return the news up to the last move made for an absent player, once they are back.

    What others do after that does not change it.
    """
    since = _moved_since(table, view)
    absent = [at for at, moved in enumerate(since) if moved.seat == view.seat]
    if not absent or view.seat is None or table.players[view.seat].automatic:
        return []
    told = _news_lines(table, view, names, since[: absent[-1] + 1], AWAY_SHOWN)
    return [text(words.WHILE_AWAY, *told)]


def _action(view: View, index: int | None) -> Action | None:
    return view.legal[index] if index is not None and index < len(view.legal) else None


def _why_waiting(table: Table, view: View, seat: int, names: Sequence[str]) -> Text:
    if table.players[seat].resigned:
        return clocks.OUT_OF_TIME if table.out_of_time(seat) else words.RESIGNED
    if table.players[seat].away:
        return words.WAITED_FOR if table.nobody_there else words.PLAYED_FOR
    if table.status is Status.PAUSED:
        return words.paused(table.fault)
    others = [name for other, name in enumerate(names) if other != seat]
    return panel_of(table).waiting(view) or words.waiting(others, table.channel)


def _tables_and_hands(reader: _Reader) -> Iterator[tuple[list[str], list[Gallery]]]:
    """Yield ways to show table and hand, the best first: lines about the table, and the picture.

    The picture shows table and hand together, or the hand alone; there is none if the reader wants no
    pictures. Its alt text must describe all of it: if that is too long, the table is shown as text.
    """
    view, names, panel = reader.view, reader.names, reader.panel
    if panel.scene_lines is not None and reader.look.cards is Cards.PICTURES:
        above, hand_ = panel.table_view(view), _hand_view(reader)
        if isinstance(above, TablePicture | Boards) and hand_ is not None:
            scene, seats = ScenePicture(above, hand_), plates_of(reader.table)
            told = [*filter(None, panel.scene_lines(view, names))]
            # What the picture leaves out is in the channel, where there is one.
            whole = reader.table.venue is not Venue.ANYONE or not leaves_out(view, told)
            shown = gallery(scene, reader.look, seats) if whole else []
            if shown and not is_cut(shown[0].picture.description):
                yield told, shown
    yield words.before_me(view, names), _drawn_hand(reader)


def _drawn_hand(reader: _Reader) -> list[Gallery]:
    if reader.look.cards is not Cards.PICTURES:
        return []
    return gallery(_hand_view(reader), reader.look)


def _hand_view(reader: _Reader) -> HandPicture | None:
    """Return the hand to be drawn, with the picked cards lifted."""
    view, panel = reader.view, reader.panel
    drawn = panel.hand_view(view, reader.sort)
    picked = frozenset(panel.picked_cards(view, reader.stage))
    return replace(drawn, picked=picked) if drawn is not None and picked else drawn


def _hand(reader: _Reader) -> list[Component]:
    """Return the hand, drawn or in large lines, with its other lines."""
    drawn = _drawn_hand(reader)
    cards, facts = _hand_lines(reader, drawn)
    return [*drawn, *_texts(*cards, *facts)]


def _hand_lines(reader: _Reader, drawn: Sequence[Gallery]) -> tuple[list[str], list[str]]:
    """Return the hand in large lines, none if it is drawn, and its other lines."""
    large = [line for line in reader.shown.lines if is_large(line)]
    others = [line for line in reader.shown.lines if not is_large(line)]
    return ([], [*map(_beside, others)]) if drawn else (large, others)


def _texts(*lines: str) -> list[Component]:
    return [text(*lines)] if any(lines) else []


def _beside(line: str) -> str:
    """Return a line without the legend of the asterisk: in a picture, the drawn card is lifted."""
    legend = {f"\\* {JUST_DRAWN}", f"\\* {JUST_TAKEN}"}
    parts = (part for part in line.split(" · ") if part not in legend)
    return " · ".join(part.removeprefix("\\* ") for part in parts)


def _above(reader: _Reader) -> list[Component]:
    return _texts(*reader.shown.above)


def _sorts(table: Table, sort: str) -> list[Component]:
    """Return a button for each other way to sort the hand: one row with the hint on a phone."""
    return [
        button(custom_id(table, "sort", name), label) for name, label in words.SORTS.items() if name != sort
    ]


def _hint_button(reader: _Reader) -> list[Component]:
    """Return the button that asks for a hint, if allowed: first a nudge, then all of it."""
    table, seat, hinted = reader.table, reader.view.seat, reader.stage.hinted
    if seat is None or hint_refused(table, seat) is not None:
        return []
    label = str(coach.HINT if hinted != 1 else coach.HINT_WHOLE)
    made = custom_id(table, "hint", 1 if not hinted else 2)
    return [button(made, label, disabled=hinted > 1)]


def _waiting_foot(reader: _Reader, seat: int) -> list[Component]:
    table = reader.table
    player = table.players[seat]
    away = player.away and not player.resigned
    here = button(custom_id(table, "away"), words.AWAY, Style.SUCCESS) if away else _refresh(table)
    pooled: list[Component] = []
    if table.venue is Venue.ANYONE:
        gone = [] if player.resigned else [resign_button(table)]
        pooled = [rules_button(table), *fair_button(table), *people_button(table), *gone]
    return buttons(
        [here, *plan_button(table, seat), *_sorts(table, reader.sort), *_lesson_button(reader), *pooled]
    )


def _after_match(table: Table, view: View, look: Appearance) -> list[Component]:
    names, outcome = names_of(table), table.outcome
    if table.venue is Venue.TODAY:
        ended = [] if view.result is None else result_block(table, view.result, look)
        return [*ended, *buttons([*_today_button(table), *replay_button(table), *review_button(table)])]
    parts: list[Component] = []
    if outcome is not None:
        won = f"## {events.outcome_line(outcome, names, table)}"
        own = [] if view.seat is None else [standings.own_place(table, view.seat)]
        if view.seat is not None:
            own.append(milestones.own_milestones(table.milestones, view.seat, table.spec.key))
        parts.append(text(won, *own, standings.standings(table), standings.best_deal(table)))
    if view.result is not None:
        parts += result_block(table, view.result, look)
    again = again_button(table)
    if table.venue is Venue.ANYONE:
        again = [*play_again_buttons(table), *people_button(table)]
        parts += _texts(rating_lines(table, names))
    after = [*again, *replay_button(table), *review_button(table)]
    return [*parts, *back_link(table), *buttons([*after, *_about_the_deal(table)])]


def _today_button(table: Table) -> list[Component]:
    """Return the button that leads from today's hand to its result."""
    day = day_of_source(table.deck_source)
    if day is None:
        return []
    return [button(custom_id(None, "today", f"home.{day}"), today.BACK, Style.SUCCESS)]


def _about_the_deal(table: Table) -> list[Component]:
    return [*payments_buttons(table), *sheet_buttons(table)]


def _refresh(table: Table) -> Component:
    return button(custom_id(table, "refresh"), words.REFRESH)


def _back(table: Table) -> Component:
    return button(custom_id(table, "back"), words.BACK)


def _sure_to_resign(table: Table) -> Component:
    return button(custom_id(table, "resign_sure"), words.RESIGN_SURE, Style.DANGER)
