"""Reviews of matches: the overview, its details, and mistakes to try again.

They are shown to the member alone. Nothing is remembered: a press names the match and the mistake's
number, and the review is stored.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.results.imported_matches import is_imported
from bot.manager.results.replay import Playback, ReplayAccess, ReplayReason, ReplayRefused, Viewpoint
from bot.manager.tables.rehydration import bare_table
from bot.texts.lengths import clip, units
from bot.texts.names import colour_of, names_of, table_name
from bot.texts.pictures import LONGEST
from bot.texts.play.actions import action_label
from bot.texts.play.coach import unit_in
from bot.texts.results import replay as replays
from bot.texts.results import reviews as say
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import (
    OPTIONS_PER_SELECT,
    TEXT_PER_MESSAGE,
    Component,
    Style,
    Upload,
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
from bot.ui.custom_id import Press, custom_id
from bot.ui.emoji import with_emoji
from bot.ui.games.panel_state import number
from bot.ui.results.replay import JUDGED as MARKED
from bot.ui.results.replay import OF_SEAT, SPARE, Place, position
from bot.workers.plots import Course
from bot.workers.review_jobs import judge_version, thresholds_of
from data.rankings.reviews import Decision, Review, Thresholds
from data.settings import Cards
from data.tables.codec import load_action
from data.tables.row_types import StoredTable
from engine.actions import Action
from engine.views import View

BACK: Final = "back"
DETAILS: Final = "details"
DEAL: Final = "deal"
AGAIN: Final = "again"
"""Arguments of the verb ``review``: the overview, its details, a deal, and a new review."""
PICK: Final = "pick"
"""The argument of the menu of mistakes; the chosen value is the number."""
PICTURE: Final = "chances.png"
"""The file name of a match's picture."""
MENUS: Final = 4
"""The most menus of possible moves in a message."""
LINES: Final = 60
"""The most decisions of a deal that are listed."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a press on a page of a review asks for.

    ``what`` is BACK, DETAILS, DEAL, AGAIN or a mistake's number as text, ``""`` for the overview in a new
    message. ``seat`` is given for imported matches, in which members have no seat of their own.
    """

    what: str
    value: int | None = None
    seat: int | None = None


def asked_by(press: Press, values: Sequence[str]) -> Asked:
    """Read a press on a page of a review; ``values`` are a menu's."""
    what, _, seat = press.arg.partition(".s")
    what = what.partition(".")[0]
    value = number(values[0]) if len(values) == 1 else None
    if what == OF_SEAT:
        return Asked("", None, value)
    if what == PICK:
        what, value = "" if value is None else str(value), None
    return Asked(what, value, number(seat))


@dataclass(frozen=True)
class Reviewed:
    """A review with its match, and the access of its reader, whose seat is the one reviewed."""

    stored: StoredTable
    review: Review
    sight: ReplayAccess

    @cached_property
    def thresholds(self) -> Thresholds:
        """What mistakes are called in this game."""
        return thresholds_of(self.stored)

    @property
    def unit(self) -> str:
        """The unit of the game's scores."""
        return unit_in(self.stored.game)

    @property
    def by_earlier_judge(self) -> bool:
        """Whether the judge values decisions otherwise today."""
        return self.review.version < judge_version(self.stored.game)

    def mistake(self, number: int) -> Decision:
        """Return a mistake, the costliest being 0. Raises ReplayRefused for an unknown one."""
        if number not in range(len(self.review.mistakes)):
            raise ReplayRefused(ReplayReason.NO_REVIEW)
        return self.review.mistakes[number]

    def custom_id(self, verb: str, arg: object = "") -> str:
        """Return the custom_id of a control; in an imported match it names the seat, too."""
        seat = f".s{self.sight.seat}" if is_imported(self.stored.table_id) else ""
        return custom_id(self.stored.table_id, verb, f"{arg}{seat}")

    @property
    def title(self) -> str:
        """The first line of the pages without a position."""
        return _title(self.stored, self.sight)

    def words(self) -> str:
        """Return the picture in words, for its alt text."""
        return clip(say.course_words(self.review, self.unit), LONGEST, at_word=True)

    def back(self) -> Component:
        """Return the button that leads back to the overview."""
        return button(self.custom_id("review", BACK), say.BACK)


def _title(stored: StoredTable, sight: ReplayAccess) -> str:
    table = bare_table(stored)
    of = names_of(table)[sight.seat or 0] if is_imported(stored.table_id) else table_name(table)
    return f"### {say.TITLE} · {of} · {table.spec.title}"


def _boxed(stored: StoredTable, parts: Sequence[Component], look: Appearance = TEXT) -> list[Component]:
    return with_emoji([container(colour_of(bare_table(stored)), parts)], look)


def progress_page(stored: StoredTable, sight: ReplayAccess, done: int, deals: int, ahead: int) -> Page:
    """Return how far a review has come."""
    return page(*_boxed(stored, [text(_title(stored, sight), say.progress(done, deals, ahead))]))


# --- the overview


def course_of(review: Review) -> Course | None:
    """Return the plot of a match; None with fewer than two decisions."""
    if len(review.decisions) < 2:
        return None
    places = {(decision.deal, decision.ply): at for at, decision in enumerate(review.decisions)}
    begins: dict[int, int] = {}
    for at, decision in enumerate(review.decisions):
        begins.setdefault(decision.deal, at)
    biggest = review.mistakes[: len(say.BIGGEST)]
    marked = [(places[each.deal, each.ply], str(number)) for number, each in enumerate(biggest, 1)]
    standings = tuple(decision.standing for decision in review.decisions)
    names = tuple(map(say.plot_label, begins))
    return Course(standings, review.chances, tuple(begins.values()), tuple(marked), names)


def upload(reviewed: Reviewed, drawn: bytes) -> Upload:
    """Return the file with a match's picture, and its alt text."""
    return Upload(PICTURE, drawn, reviewed.words())


def review_page(reviewed: Reviewed, *, pictured: bool) -> Page:
    """Return a review in three numbers.

    ``pictured``: it has a picture, whose file is sent with it.
    """
    stored, review = reviewed.stored, reviewed.review
    parts = [text(reviewed.title)]
    if pictured:
        parts.append(picture(PICTURE, reviewed.words()))
    earlier = [str(say.EARLIER)] if reviewed.by_earlier_judge else []
    parts.append(text(*say.headline(review, reviewed.thresholds, reviewed.unit), *earlier))
    ways = [
        button(
            reviewed.custom_id("question", number),
            f"{name}{say.marked(decision.severity(reviewed.thresholds))}",
            Style.PRIMARY,
        )
        for number, (name, decision) in enumerate(zip(say.BIGGEST, review.mistakes, strict=False))
    ]
    if review.decisions:
        ways.append(button(reviewed.custom_id("review", DETAILS), say.DETAILS))
    ways.append(button(custom_id(stored.table_id, "replay"), replays.REPLAY))
    if reviewed.by_earlier_judge:
        ways.append(button(reviewed.custom_id("review", AGAIN), say.REVIEW_AGAIN))
    return page(*_boxed(stored, [*parts, *buttons(ways)]))


# --- details


def details_page(reviewed: Reviewed) -> Page:
    """Return how the numbers came about, and the menus of all mistakes and all deals."""
    review, unit = reviewed.review, reviewed.unit
    course = say.course_words(review, unit)
    parts = [
        text(reviewed.title, say.accuracy_line(review, unit), say.result_line(review, unit)),
        text(say.thresholds_line(reviewed.thresholds, unit), clip(course, LONGEST, at_word=True)),
        text(say.basis_line(review), say.EXPLAINED),
        *_mistakes(reviewed),
        *_deals(reviewed),
        *buttons([reviewed.back()]),
    ]
    return page(*_boxed(reviewed.stored, parts))


def _mistakes(reviewed: Reviewed) -> list[Component]:
    """Return the menu of the costliest mistakes, in the order of play."""
    biggest = reviewed.review.mistakes[:OPTIONS_PER_SELECT]
    in_order = sorted(enumerate(biggest), key=lambda each: (each[1].deal, each[1].ply))
    options = [
        option(str(number), say.mistake_label(each, reviewed.thresholds, reviewed.unit))
        for number, each in in_order
    ]
    return [select(reviewed.custom_id("question", PICK), say.PICK, options)] if options else []


def _deals(reviewed: Reviewed, shown: int = 0) -> list[Component]:
    """Return the menu of the deals; of too many, those around the one that is shown."""
    deals = sorted({decision.deal for decision in reviewed.review.decisions})
    at = deals.index(shown) if shown in deals else 0
    first = max(0, min(at - OPTIONS_PER_SELECT // 2, len(deals) - OPTIONS_PER_SELECT))
    options = [
        option(str(deal), say.deal_label(deal), chosen=deal == shown)
        for deal in deals[first : first + OPTIONS_PER_SELECT]
    ]
    return [select(reviewed.custom_id("review", DEAL), say.BY_DEAL, options)] if options else []


def decisions_page(reviewed: Reviewed, playback: Playback) -> Page:
    """Return all decisions of a deal, and what the mistakes among them cost."""
    names, game = names_of(bare_table(reviewed.stored)), reviewed.stored.game
    told = [
        (
            each,
            replays.turn_words(
                playback.moves[each.ply : each.ply + 1], names, game, Viewpoint.OWN, reviewed.sight.seat
            ),
        )
        for each in reviewed.review.decisions
        if each.deal == playback.deal
    ]
    lines = say.deal_lines(told, reviewed.thresholds, reviewed.unit, LINES)
    most = (TEXT_PER_MESSAGE - SPARE) // max(1, len(lines)) - 1
    parts = [
        text(reviewed.title, say.deal_title(playback.deal)),
        text(*(line if units(line) <= most else clip(line, most, at_word=True) for line in lines)),
        *_deals(reviewed, playback.deal),
        *buttons([button(reviewed.custom_id("review", DETAILS), say.DETAILS), reviewed.back()]),
    ]
    return page(*_boxed(reviewed.stored, parts))


# --- a mistake, tried again


class Question:
    """A mistake to try again: the position as the seat saw it, and the possible moves.

    Raises ReplayRefused for an unknown number.
    """

    def __init__(self, reviewed: Reviewed, playback: Playback, number: int) -> None:
        self.reviewed, self.playback, self.number = reviewed, playback, number
        self.decision = reviewed.mistake(number)
        table = playback.at(self.decision.ply)
        if table.deal is None:  # a playback always has one
            raise ReplayRefused(ReplayReason.NO_REVIEW)
        self.view: View = table.deal.view(reviewed.sight.seat)
        self.best = load_action(table.spec, self.decision.best)
        self.played: Action = playback.recording.moves[self.decision.ply].action
        self.choices = _choices(self.view, self.best, self.played)
        self.place = Place(self.decision.deal, self.decision.ply, Viewpoint.OWN)

    def choice(self, index: int | None) -> Action:
        """Return a chosen move. Raises ReplayRefused for one that was not offered."""
        if index is None or index not in range(len(self.choices)):
            raise ReplayRefused(ReplayReason.NO_PLACE)
        return self.choices[index]

    @property
    def title(self) -> list[str]:
        """The title of its pages."""
        count = len(self.reviewed.review.mistakes)
        return say.question(self.number, count, self.decision, self.reviewed.thresholds)


def _choices(view: View, best: Action, played: Action) -> list[Action]:
    """Return the possible answers in the panel's order, always with the two in question."""
    listed = [*view.legal, *(each for each in dict.fromkeys((best, played)) if each not in view.legal)]
    others = [each for each in listed if each not in (best, played)]
    some = {*others[: MENUS * OPTIONS_PER_SELECT - 2], best, played}
    return [each for each in listed if each in some]


def question_page(question: Question, *, sort: str = "melds", look: Appearance = TEXT) -> Page:
    """Return a mistake to try again: the position, and the possible moves."""
    reviewed = question.reviewed
    options = [option(str(at), action_label(each, question.view)) for at, each in enumerate(question.choices)]
    menus = [options[at : at + OPTIONS_PER_SELECT] for at in range(0, len(options), OPTIONS_PER_SELECT)]
    asks = [
        select(
            reviewed.custom_id("answered", f"{question.number}.{at}" if at else question.number),
            say.ASK if len(menus) == 1 else say.ask_part(menu[0]["label"]),
            menu,
        )
        for at, menu in enumerate(menus)
    ]

    def made(look: Appearance) -> Page:
        parts = [
            text(*question.title),
            *position(question.playback, question.place, reviewed.sight, sort=sort, look=look),
            *asks,
            *buttons([reviewed.back()]),
        ]
        return page(*_boxed(reviewed.stored, parts, look), instead=lambda: made(_in_text(look)))

    return made(look)


def answer_page(
    question: Question,
    chosen: Action,
    tried: Decision | None,
    *,
    sort: str = "melds",
    look: Appearance = TEXT,
) -> Page:
    """Return the answer to a choice.

    ``tried`` is the decision with this choice; None if it could not be compared.
    """
    reviewed, number = question.reviewed, question.number
    last = number + 1 == len(reviewed.review.mistakes)
    moves = (question.best, question.played, chosen)
    lines = say.answer_lines(question.decision, tried, reviewed.thresholds, moves, question.view)
    lines = [*lines, str(say.FINAL)] if last else [*lines]
    stored = reviewed.stored
    ways = [button(reviewed.custom_id("question", number), say.AGAIN)]
    if not last:
        ways.insert(0, button(reviewed.custom_id("question", number + 1), say.NEXT, Style.PRIMARY))
    # In an imported match all hands are open, and none of them is the member's own.
    eyes = Viewpoint.ALL if is_imported(stored.table_id) else Viewpoint.OWN
    moment = question.place._replace(eyes=eyes).arg(MARKED)
    ways += [button(custom_id(stored.table_id, "replay", moment), say.REPLAY), reviewed.back()]

    def made(look: Appearance) -> Page:
        parts = [
            text(*question.title),
            *position(question.playback, question.place, reviewed.sight, lines, sort=sort, look=look),
            rule(),
            text(*lines),
            *buttons(ways),
        ]
        return page(*_boxed(stored, parts, look), instead=lambda: made(_in_text(look)))

    return made(look)


def _in_text(look: Appearance) -> Appearance:
    return replace(look, cards=Cards.TEXT)
