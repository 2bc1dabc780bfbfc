"""The pages of lessons: a deal with open hands, and a few moves of which one goes on.

All that a press needs is in its custom_id: game, step, the number of the chosen move, and the mark of the
lesson's version (``gin.2.1.3f0a``). So nothing is stored, and a press on an old version shows its step as it
is now.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.pictures import Boards, ResultPicture, TablePicture
from bot.texts.faces import in_boxes
from bot.texts.games.lesson_script import DECISIONS, LEARNER, Lesson, Moment
from bot.texts.games.wordings import wording
from bot.texts.help import lessons as say
from bot.texts.pictures import described, is_cut, plates
from bot.texts.play.actions import action_label
from bot.texts.refusals import rule_line
from bot.texts.results.replay import hand_line
from bot.texts.tables import words
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import Component, Gallery, Style, button, buttons, container, page, row, rule, text
from bot.ui.custom_id import Press, custom_id
from bot.ui.emoji import with_emoji
from bot.ui.games.panel import Panel
from bot.ui.games.panels import panel_for
from bot.ui.notes import HOUSE_COLOUR
from bot.ui.pictures import not_shown, with_hands
from bot.workers.renderer import Picture
from data.settings import Cards
from engine import GAMES
from engine.cards import Card
from engine.spec import GameSpec

_PLACE: Final = re.compile(r"([0-9a-z_]{1,32})(?:\.([0-9])(?:\.([0-9])\.([0-9a-f]{4}))?)?", re.ASCII)
_SORT: Final = "melds"


class Place(NamedTuple):
    """A step of a lesson, and the number of the move that was chosen there, if one was."""

    spec: GameSpec
    lesson: Lesson
    step: int = 0
    choice: int | None = None


def place_of(press: Press) -> Place | None:
    """Return the place that a press leads to; None for a lesson or step that does not exist.

    The right move leads to the next step; the choice of another version of the lesson is forgotten.
    """
    found = _PLACE.fullmatch(press.arg)
    place = lesson_of(found[1]) if found is not None else None
    if found is None or place is None:
        return None
    step, choice = int(found[2] or 0), int(found[3]) if found[3] else None
    if step > DECISIONS:
        return None
    place = place._replace(step=step)
    if choice is None or step == DECISIONS or found[4] != place.lesson.mark:
        return place
    offered = place.lesson.steps[step].choices
    if choice >= len(offered):
        return place
    right = offered[choice].why is None
    return place._replace(step=step + 1) if right else place._replace(choice=choice)


def lesson_of(game: str) -> Place | None:
    """Return the beginning of a game's lesson; None if there is no such game or lesson."""
    spec, lesson = GAMES.get(game), wording(game).lesson
    return Place(spec, lesson) if spec is not None and lesson is not None else None


def lessons_page(*, gone: bool = False) -> Page:
    """Return the list of lessons; ``gone``: the one asked for does not exist."""
    made = [
        button(custom_id(None, "lesson", f"{key}.0"), spec.title, Style.PRIMARY)
        for key, spec in GAMES.items()
        if lesson_of(key) is not None
    ]
    half = -(-len(made) // 2)
    rows = [row(*made[at : at + half]) for at in range(0, len(made), half)]
    return page(container(HOUSE_COLOUR, [text(say.GONE if gone else "", say.OFFER), *rows]))


def lesson_page(place: Place, learner: str, *, look: Appearance = TEXT, waiting: Table | None = None) -> Page:
    """Return the page of a step, or of the end.

    ``learner`` is the name of the member; ``look`` says how cards are shown; ``waiting``: a table that waits
    for a move of theirs. The answer to a wrong move takes
    the room of what was read before, so that on a phone the cards stay on the screen.
    """
    spec, lesson, step, _ = place
    moment, names = lesson.moments[step], say.names_with(learner, lesson.seats)
    last, asked = step == DECISIONS, place.choice is None
    told = moment.told(lesson.end if last else lesson.steps[step].told)
    above = [
        f"### {say.title(spec.title, step)}",
        *(f"➤ {line}" for line in (say.news(moment, names, spec.key) if asked else ())),
    ]
    parts = [
        text(*above),
        *_table(place, moment, names, look),
        rule(),
        text(told),
        *_lines(_answer(place, moment)),
        *(_end(spec) if last else _choices(place, moment)),
        *_lines([say.own_turn(waiting)] if waiting is not None else []),
    ]
    made = with_emoji([container(HOUSE_COLOUR, parts)], look)
    again = partial(lesson_page, place, learner, look=replace(look, cards=Cards.TEXT), waiting=waiting)
    return page(*made, instead=again)


def _choices(place: Place, moment: Moment) -> list[Component]:
    """Return the moves on offer; the one that was tried cannot be pressed again."""
    spec, lesson, step, chosen = place
    view = moment.views[LEARNER]
    made = [
        button(
            custom_id(None, "lesson", f"{spec.key}.{step}.{number}.{lesson.mark}"),
            action_label(choice.action, view),
            Style.PRIMARY,
            disabled=number == chosen,
        )
        for number, choice in enumerate(lesson.steps[step].choices)
    ]
    return buttons(made)


def _end(spec: GameSpec) -> list[Component]:
    """Return the ways on: real cards first."""
    ways = (
        button(custom_id(None, "play", spec.key), say.PLAY, Style.SUCCESS),
        button(custom_id(None, "rules", spec.key), words.RULES),
        button(custom_id(None, "lesson"), say.ANOTHER),
    )
    return [row(*ways)]


def _answer(place: Place, moment: Moment) -> list[str]:
    """Return what is wrong with the chosen move, and the rule that says so."""
    if place.choice is None:
        return []
    chosen = place.lesson.steps[place.step].choices[place.choice]
    if chosen.why is None:
        return []
    action = in_boxes(action_label(chosen.action, moment.views[LEARNER]))
    return [say.wrong(action, moment.told(chosen.why)), rule_line(place.spec, chosen.rule)]


def _table(place: Place, moment: Moment, names: Sequence[str], look: Appearance) -> list[Component]:
    """Return the table and all hands, as a picture or in text."""
    panel, public = panel_for(place.spec.key), moment.public
    drawn = _drawn(place, panel, moment, names, look)
    if drawn:
        return [*drawn, *_lines(panel.table_lines(public, names) if place.choice is None else ())]
    blocks = [] if public.result is not None else panel.board(public, names, "")
    return [part for block in (*blocks, _hand_lines(panel, moment, names)) for part in _lines(block)]


def _lines(lines: Sequence[str]) -> list[Component]:
    return [text(*lines)] if any(lines) else []


def _drawn(
    place: Place, panel: Panel, moment: Moment, names: Sequence[str], look: Appearance
) -> list[Gallery]:
    if look.cards is not Cards.PICTURES:
        return []
    public = moment.public
    above = (panel.result_view(public) if public.result is not None else None) or panel.table_view(public)
    if not isinstance(above, TablePicture | Boards | ResultPicture):
        return []
    hands = [(seat, panel.hand_view(view, _SORT)) for seat, view in enumerate(moment.views)]
    held = [(seat, hand) for seat, hand in hands if hand is not None]
    drawing = with_hands(above, not_shown(above, held))
    teams = {seat: at for at, seats in enumerate(place.spec.teams) for seat in seats}
    seats = tuple(
        replace(plate, team=teams.get(seat), computer=seat != LEARNER)
        for seat, plate in enumerate(plates(tuple(names)))
    )
    shown = described(drawing, seats)
    if is_cut(shown):
        shown = described(above, seats)
    return [Gallery(Picture(drawing, look.style, shown, seats))]


def _hand_lines(panel: Panel, moment: Moment, names: Sequence[str]) -> list[str]:
    """Return all hands, a line for each."""
    lines = []
    for seat, view in enumerate(moment.views):
        hand = panel.hand_view(view, _SORT)
        groups: list[list[Card]] = [
            [card for card in group.cards if card is not None] for group in (hand.groups if hand else ())
        ]
        lines.append(hand_line(names[seat], groups))
    return lines
