"""Reviews of matches: the overview, the questions and their answers, shown to the member alone.

Nothing is remembered: a press names the match and the question's number, and the review is stored.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.results.replay import Playback, ReplayAccess, ReplayReason, ReplayRefused, Viewpoint
from bot.manager.tables.rehydration import bare_table
from bot.texts import reviews as say
from bot.texts.actions import action_label
from bot.texts.coach import unit_in
from bot.texts.lengths import clip
from bot.texts.names import colour_of, table_name
from bot.texts.pictures import LONGEST
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    OPTIONS_PER_SELECT,
    Component,
    Style,
    button,
    buttons,
    container,
    option,
    page,
    picture,
    rule,
    select,
    text,
)
from bot.ui.custom_id import custom_id
from bot.ui.emoji import with_emoji
from bot.ui.replay import JUDGED as MARKED
from bot.ui.replay import Place, position
from bot.ui.sending.raw_api import Upload
from bot.workers.plots import Course
from data.rankings.reviews import Decision, Review
from data.settings import Cards
from data.tables.codec import load_action
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.views import View

BACK: Final = "back"
"""The argument of the press that leads from a question back to its review."""
PICTURE: Final = "chances.png"
"""The file name of a match's picture."""


def _title(stored: StoredTable) -> str:
    return f"### {say.TITLE} · {table_name(bare_table(stored))} · {GAMES[stored.game].title}"


def _boxed(stored: StoredTable, parts: Sequence[Component], look: Appearance = TEXT) -> list[Component]:
    return with_emoji([container(colour_of(bare_table(stored)), parts)], look)


def progress_page(stored: StoredTable, done: int, deals: int, ahead: int) -> Page:
    """Return how far a review has come."""
    return page(*_boxed(stored, [text(_title(stored), say.progress(done, deals, ahead))]))


def course_of(review: Review) -> Course | None:
    """Return the plot of a match; None with fewer than two decisions."""
    if len(review.decisions) < 2:
        return None
    places = {(decision.deal, decision.ply): at for at, decision in enumerate(review.decisions)}
    begins: dict[int, int] = {}
    for at, decision in enumerate(review.decisions):
        begins.setdefault(decision.deal, at)
    marked = [(places[each.deal, each.ply], str(number)) for number, each in enumerate(_questions(review), 1)]
    standings = tuple(decision.standing for decision in review.decisions)
    return Course(standings, review.chances, tuple(begins.values()), tuple(marked))


def _questions(review: Review) -> Sequence[Decision]:
    return review.mistakes[: len(say.QUESTIONS)]


def question_of(review: Review, number: int) -> Decision:
    """Return the decision of a question, from 0. Raises ReplayRefused for an unknown one."""
    found = _questions(review)
    if number not in range(len(found)):
        raise ReplayRefused(ReplayReason.NO_REVIEW)
    return found[number]


def _words(stored: StoredTable, review: Review) -> str:
    return clip(say.course_words(review, unit_in(stored.game)), LONGEST, at_word=True)


def upload(stored: StoredTable, review: Review, drawn: bytes) -> Upload:
    """Return the file with a match's picture, and its alt text."""
    return Upload(PICTURE, drawn, _words(stored, review))


def review_page(stored: StoredTable, review: Review, *, pictured: bool) -> Page:
    """Return a review; ``pictured``: it has a picture, whose file is sent with it."""
    parts = [text(_title(stored))]
    if pictured:
        parts.append(picture(PICTURE, _words(stored, review)))
    unit = unit_in(stored.game)
    told = say.course_words(review, unit)
    told = f"-# {told}" if told else ""
    parts.append(text(say.accuracy_line(review), say.play_line(review, unit), told))
    ways = [
        button(custom_id(stored.table_id, "question", number), say.QUESTIONS[number], Style.PRIMARY)
        for number in range(len(_questions(review)))
    ]
    ways.append(button(custom_id(stored.table_id, "replay"), "Replay"))
    parts += [text("-# `/help topic:review` says how all of this is computed."), *buttons(ways)]
    return page(*_boxed(stored, parts))


class _Posed:
    """A question: the position as the seat saw it, the possible answers, and the action played."""

    def __init__(self, playback: Playback, decision: Decision, sight: ReplayAccess) -> None:
        table = playback.at(decision.ply)
        if table.deal is None:  # a playback always has one
            raise ReplayRefused(ReplayReason.NO_REVIEW)
        self.view: View = table.deal.view(sight.seat)
        self.best = load_action(table.spec, decision.best)
        self.played: Action = playback.recording.moves[decision.ply].action
        self.choices = _choices(self.view, self.best, self.played)
        self.place = Place(decision.deal, decision.ply, Viewpoint.OWN)


def _choices(view: View, best: Action, played: Action) -> list[Action]:
    """Return the possible answers in the panel's order, always with the two in question."""
    listed = [*view.legal, *(each for each in dict.fromkeys((best, played)) if each not in view.legal)]
    others = [each for each in listed if each not in (best, played)]
    some = {*others[: OPTIONS_PER_SELECT - 2], best, played}
    return [each for each in listed if each in some]


def question_page(
    stored: StoredTable,
    playback: Playback,
    review: Review,
    number: int,
    sight: ReplayAccess,
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> Page:
    """Return a question: the position, and the possible answers. Raises ReplayRefused."""
    decision = question_of(review, number)
    posed = _Posed(playback, decision, sight)
    options = [option(str(at), action_label(each, posed.view)) for at, each in enumerate(posed.choices)]

    def made(look: Appearance) -> Page:
        parts = [
            text(say.question(number, len(_questions(review)), decision)),
            *position(playback, posed.place, sight, sort=sort, look=look),
            select(custom_id(stored.table_id, "answered", number), say.ASK, options),
            *buttons([_back(stored)]),
        ]
        return page(*_boxed(stored, parts, look), instead=lambda: made(_in_text(look)))

    return made(look)


def answer_page(
    stored: StoredTable,
    playback: Playback,
    review: Review,
    number: int,
    chosen: int,
    sight: ReplayAccess,
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> Page:
    """Return the answer to a question, given the choice made. Raises ReplayRefused."""
    decision = question_of(review, number)
    posed = _Posed(playback, decision, sight)
    if chosen not in range(len(posed.choices)):
        raise ReplayRefused(ReplayReason.NO_PLACE)
    count = len(_questions(review))
    lines = say.answer_lines(decision, posed.best, posed.played, posed.choices[chosen], posed.view)
    ways = [button(custom_id(stored.table_id, "replay", posed.place.arg(MARKED)), say.REPLAY, Style.PRIMARY)]
    if number + 1 < count:
        ways.append(button(custom_id(stored.table_id, "question", number + 1), say.NEXT, Style.PRIMARY))
    ways.append(_back(stored))

    def made(look: Appearance) -> Page:
        parts = [
            text(say.question(number, count, decision)),
            *position(playback, posed.place, sight, sort=sort, look=look),
            rule(),
            text(*lines, say.FINAL if number + 1 == count else ""),
            *buttons(ways),
        ]
        return page(*_boxed(stored, parts, look), instead=lambda: made(_in_text(look)))

    return made(look)


def _in_text(look: Appearance) -> Appearance:
    return replace(look, cards=Cards.TEXT)


def _back(stored: StoredTable) -> Component:
    return button(custom_id(stored.table_id, "review", BACK), say.BACK)
