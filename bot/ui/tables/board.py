"""The table as everybody in the channel sees it: lobby, deal in progress, result.

It is drawn from the spectator's view alone.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.texts import friends, inbox
from bot.texts.fairness import proofs
from bot.texts.games.wordings import wording
from bot.texts.lengths import units
from bot.texts.names import colour_of, name_at, names_of, table_name
from bot.texts.pictures import plates_of
from bot.texts.play import events
from bot.texts.results import milestones, rankings, standings
from bot.texts.results import replay as replays
from bot.texts.results import reviews as say
from bot.texts.tables import clocks, words
from bot.texts.tables.options import unusual
from bot.texts.tournaments import duplicate
from bot.texts.tournaments.tournaments import back_to, match_place
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    TEXT_PER_MESSAGE,
    Component,
    Gallery,
    Style,
    button,
    buttons,
    container,
    page,
    rule,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.emoji import with_emoji
from bot.ui.games.panels import panel_of
from bot.ui.pictures import gallery, legend
from bot.ui.proofs import fair_button
from bot.ui.tables.lobby import lobby, rules_button
from bot.ui.tables.sheet import sheet_block, sheet_buttons
from data.settings import Cards
from data.tables.venues import Venue
from engine.ai.search import DECISION_PROBLEMS
from engine.deal import Result
from engine.views import View

NEWS_SHOWN: Final = 4
"""The most turns listed under the table."""
SPARE: Final = 200
"""Characters of a message that are left free."""


def board(table: Table, look: Appearance = TEXT) -> Page:
    """Return the table's page for its channel; ``look`` says how cards are shown."""
    match table.status:
        case Status.LOBBY:
            parts = lobby(table)
        case Status.PLAYING | Status.PAUSED:
            parts = _match(table, look)
        case Status.OVER:
            parts = _over(table, look)
        case Status.CLOSED:
            closed = text(
                _title(table),
                match_place(table.place),
                closed_line(table),
                _uncounted(table, names_of(table)),
            )
            after = [*replay_button(table), *review_button(table)]
            parts = [closed, *final_scores(table), *back_link(table), *buttons(after)]
        case Status.BROKEN:
            parts = [text(_title(table), words.BROKEN)]
    made = with_emoji([container(colour_of(table), parts)], look)
    return page(*made, instead=lambda: board(table, replace(look, cards=Cards.TEXT)))


def closed_line(table: Table) -> str:
    """Return the line that says who closed the table, and that nobody wins an unfinished match."""
    if table.match is None:
        return str(words.CLOSED_LOBBY)
    if table.tournament is not None:
        return words.closed("", "tournament", stakes=False)
    by = name_at(table, table.closed_by) if table.closed_by is not None else ""
    return words.closed(by, table.closed_for, stakes=table.stakes.booked and table.stakes.pot > 0)


def hand_button(table: Table) -> Component:
    """Return the button that shows a player their hand."""
    return button(custom_id(table, "hand"), words.HAND, Style.PRIMARY)


def back_button(table: Table) -> Component:
    """Return the button with which an absent player takes their seat back from the computer."""
    return button(custom_id(table, "away"), words.AWAY, Style.SUCCESS)


def next_button(table: Table) -> Component:
    """Return the button that asks for the next deal, with the number of players who have asked."""
    waiting = [seat for seat in table.people if not table.players[seat].automatic]
    ready = sum(seat in table.ready for seat in waiting)
    return button(custom_id(table, "ready"), words.next_deal(ready, len(waiting)), Style.SUCCESS)


def payments_buttons(table: Table) -> list[Component]:
    """Return the button that opens the payments of a finished deal, if the game has chips."""
    result = table.deal.result if table.deal is not None and not table.veiled else None
    if result is None or wording(table.spec.key).payments is None:
        return []
    return [button(custom_id(table, "payments"), words.PAYMENTS)]


def again_button(table: Table) -> list[Component]:
    """Return the button that opens a rematch; matches of tournaments have ``back_link``."""
    if table.tournament is not None:
        return []
    return [button(custom_id(table, "again"), words.AGAIN, Style.SUCCESS)]


def back_link(table: Table) -> list[Component]:
    """Return the link from a match that has ended to its tournament, if it belongs to one."""
    back = back_to(table.place)
    return [text(back)] if back else []


def replay_button(table: Table) -> list[Component]:
    """Return the button that replays the match's deals, if one has been finished."""
    if table.match is None or not table.match.results or table.veiled:
        return []
    return [button(custom_id(table, "replay"), replays.REPLAY)]


def review_button(table: Table) -> list[Component]:
    """Return the button that asks for a review, once a match that can be reviewed is over."""
    ended = table.status in (Status.OVER, Status.CLOSED)
    if (
        not ended
        or table.veiled
        or table.match is None
        or not table.match.results
        or table.spec.view not in DECISION_PROBLEMS
    ):
        return []
    return [button(custom_id(table, "review"), say.REVIEW)]


def _title(table: Table) -> str:
    return f"### {table_name(table)} · {table.spec.title}"


def _goal(table: Table) -> str:
    told = words.goal(table.spec, table.options, table.deal_limit)
    return f" · {told}" if told else ""


def _match(table: Table, look: Appearance) -> list[Component]:
    if table.deal is None:
        return [text(_title(table), words.SHUFFLING)]
    view, names = table.deal.view(None), names_of(table)
    standing = state_lines(table, view, names)
    parts: list[Component] = [text(_title(table), *standing)]
    if view.result is not None:
        result = result_block(table, view.result, look) if not table.veiled else [text(duplicate.HIDDEN)]
        parts += [*result, *sheet_block(table, look, pictured=_pictured(result))]
        if table.turn_ends_at is not None:
            parts.append(text(words.next_by_itself(table.turn_ends_at)))
        if table.promised is not None:
            parts.append(text(proofs.next_line(table.promised.commitment)))
        shown = [next_button(table), hand_button(table), *payments_buttons(table), rules_button(table)]
    else:
        parts += _deal(table, view, names, standing, look)
        shown = [hand_button(table), rules_button(table)]
        if _everybody_away(table):
            shown.insert(0, back_button(table))
    shown += [*(sheet_buttons(table) if view.result is not None else []), *fair_button(table)]
    shown.append(resign_button(table))
    if table.venue is Venue.FRIENDS and table.untimed and not table.practice:  # commands are for servers
        shown.append(button(custom_id(table, "close"), words.CLOSE))
    if table.venue is Venue.FRIENDS and not table.practice:
        parts.append(text(friends.BEHIND))
    return [*parts, *buttons(shown)]


def state_lines(table: Table, view: View, names: Sequence[str]) -> list[str]:
    """Return the lines about a match that do not show cards: score, rules, who is there."""
    scores = table.match.scores if table.match is not None else (0,) * len(names)
    panel, goal = panel_of(table), f"{_goal(table)} · {words.deal_number(table.deal_no)}"
    own = panel.standing(table, view) if view.result is None and not table.veiled else ""
    score = panel.score(table)
    lines = [
        match_place(table.place),
        own or (score and score + goal) or words.score_line(scores, names, goal, table.spec.key),
    ]
    if table.deal_no == 1 and (rules := unusual(table)):
        lines.append(f"-# {rules}")
    if table.status is Status.PAUSED:
        lines.append(words.paused(table.fault, table.ends_at))
    if table.put_off and table.status is Status.PLAYING:
        lines.append(words.put_off(table.put_off))
    if table.clock.seats:
        lines.append(clocks.clock_line(table.clock, names))
    lines.append(words.levels(table.players, names, table.spec.key))
    players = [*enumerate(table.players)]
    late = [names[seat] for seat, _ in players if table.out_of_time(seat)]
    resigned = [names[seat] for seat, player in players if player.resigned and not table.out_of_time(seat)]
    away = [names[seat] for seat, player in players if player.away and not player.resigned]
    if late:
        lines.append(words.late(late))
    if resigned:
        lines.append(words.have_resigned(resigned))
    lines += inbox.board_leave(table)
    if table.untimed and table.deadline is not None:
        lines.append(words.idle(table.deadline))
    if _everybody_away(table):
        lines.append(words.everybody_away(table.deadline))
    elif away:
        lines.append(words.are_away(away))
    return lines


def resign_button(table: Table) -> Component:
    """Return the button with which a player gives the match up, after a question."""
    return button(custom_id(table, "resign"), words.RESIGN)


def _everybody_away(table: Table) -> bool:
    """Return whether every player is away, so that the table waits for one to return."""
    return table.status is Status.PLAYING and table.nobody_there


def _deal(
    table: Table, view: View, names: tuple[str, ...], standing: list[str], look: Appearance
) -> list[Component]:
    if table.veiled:
        return [text(turn_of(table, names)), text(duplicate.HIDDEN)]
    told = [moved for moved in table.news if moved.deal == table.deal_no]
    news = events.news(told, names, game=table.spec.key, most=NEWS_SHOWN)
    turn = words.turn_line(view, names, table.turn_ends_at)
    panel = panel_of(table)
    drawn = gallery(panel.table_view(view), look, plates_of(table)) if look.cards is Cards.PICTURES else []
    blocks = [[turn], panel.table_lines(view, names)] if drawn else panel.board(view, names, turn)
    texts = [text(*block) for block in blocks if any(block)]
    shown = fitting(news, standing, *(part["content"] for part in texts))
    parts = [*texts[:1], *drawn, *texts[1:]]
    return [*parts, rule(), text(*shown)] if shown else parts


def turn_of(table: Table, names: Sequence[str]) -> str:
    """Return whose turn it is, in general words as long as the cards are hidden."""
    if table.veiled:
        return words.bare_turn([names[seat] for seat in sorted(table.actors)], table.turn_ends_at)
    view = table.deal.view(None) if table.deal is not None else None
    return words.turn_line(view, names, table.turn_ends_at) if view is not None else ""


def fitting(news: list[str], *others: str | list[str]) -> list[str]:
    """Return the newest of the news that still fit into a message beside all the other text."""
    beside = "\n".join([line for other in others for line in ([other] if isinstance(other, str) else other)])
    left = TEXT_PER_MESSAGE - SPARE
    if 2 * (len(beside) + sum([len(line) + 1 for line in news])) <= left:  # fast path: most texts are short
        return news
    left -= units(beside)
    shown: list[str] = []
    for line in reversed(news):
        left -= units(line) + 1
        if left < 0:
            break
        shown.insert(0, line)
    return shown


def result_block(table: Table, result: Result, look: Appearance = TEXT) -> list[Component]:
    """Return how the deal ended: the revealed hands and the scoring, or else the last turns."""
    names = names_of(table)
    game, panel = table.spec.key, panel_of(table)
    lines: Sequence[str] = events.result_lines(result, names, game)
    last = [moved for moved in table.news if moved.deal == table.deal_no]
    told = [] if lines else events.news(last, names, game=game, most=NEWS_SHOWN)
    title = f"### {events.result_title(result, names, game)}"
    wanted = look.cards is Cards.PICTURES and table.deal is not None
    ended = panel.result_view(table.deal.view(None)) if wanted and table.deal else None
    drawn = gallery(ended, look, plates_of(table))
    if not drawn:
        return [rule(), text(title, *lines, *told)]
    beside = [*filter(None, (legend(names), *panel.result_lines(result, names, lines)))]
    return [rule(), text(title), *drawn, *([text(*beside)] if beside else [])]


def _pictured(parts: Sequence[Component]) -> bool:
    return any(isinstance(part, Gallery) for part in parts)


def final_scores(table: Table) -> list[Component]:
    """Return the match's final score and number of deals; empty if nothing was dealt."""
    if table.match is None or table.deal_no == 0:
        return []
    return [
        text(
            words.score_line(
                table.match.scores, names_of(table), f" · {words.deals(table.deal_no)}", table.spec.key
            )
        )
    ]


def rating_lines(table: Table, names: Sequence[str]) -> str:
    """Return how a match changed ratings, or why it did not."""
    return rankings.change_lines(table.ratings, names) or _uncounted(table, names)


def _uncounted(table: Table, names: Sequence[str]) -> str:
    return rankings.uncounted_line([names[seat] for seat in table.idle], booked=table.stakes.booked)


def _over(table: Table, look: Appearance) -> list[Component]:
    names, outcome = names_of(table), table.outcome
    parts: list[Component] = [text(_title(table), match_place(table.place))]
    if outcome is not None:
        won = f"## {events.outcome_line(outcome, names, table)}"
        score = f"{standings.standings(table)} · {words.deals(table.deal_no)}"
        parts = [text(_title(table), match_place(table.place), won, score, standings.best_deal(table))]
        result = table.deal.view(None).result if table.deal is not None else None
        if table.veiled:
            parts.append(text(duplicate.HIDDEN))
        elif result is not None:
            parts += result_block(table, result, look)
    parts += sheet_block(table, look, pictured=_pictured(parts))
    rated = rating_lines(table, names)
    reached = milestones.milestone_lines(table.milestones, names, table.spec.key)
    if table.venue is Venue.FRIENDS:  # the command that it names is for servers
        reached = [line for line in reached if line != f"-# {milestones.MORE}"]
    left = TEXT_PER_MESSAGE - sum(units(part.get("content", "")) for part in parts)
    told = ("\n".join(filter(None, lines)) for lines in ([rated, *reached], [rated]))
    if fits := next((each for each in told if each and units(each) < left), ""):
        parts += [rule(), text(fits)]
    shown = [
        *again_button(table),
        *replay_button(table),
        *review_button(table),
        *payments_buttons(table),
        *sheet_buttons(table),
        *fair_button(table),
    ]
    return [*parts, *back_link(table), *buttons([*shown, rules_button(table)])]
