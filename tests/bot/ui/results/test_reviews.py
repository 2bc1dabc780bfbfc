"""The pages of a review, in every game, for any result of the search."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.results.imported_matches import FROM_FILE
from bot.manager.results.replay import Playback, ReplayAccess, ReplayReason, ReplayRefused, Viewpoint
from bot.texts.play.coach import unit_in
from bot.texts.results.reviews import EARLIER, MARKS
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import OPTIONS_PER_SELECT
from bot.ui.custom_id import Press, parse
from bot.ui.results.replay import Place, replay_page
from bot.ui.results.reviews import (
    Asked,
    Question,
    Reviewed,
    answer_page,
    asked_by,
    course_of,
    decisions_page,
    details_page,
    progress_page,
    question_page,
    review_page,
)
from bot.ui.tables.board import board
from bot.workers import review_jobs as work
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget, judge_version, loss_of, review_deal
from data.rankings.reviews import Decision, Review, Severity
from data.settings import Cards
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai import Level, search
from engine.ai.search import win_probability
from engine.games.gin.terms import Knock
from engine.views import View
from tests.bot.recorded import match_of
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import act, at, controls, playing, words
from tests.bot.ui.tables.test_board import GIN, discard

FEW = Budget(best=12, compare=12)


class Guess:
    """A decision problem with random values, for any game."""

    prior_error = 4.0
    bias = 0.0
    relative_cost = 1
    version = 1

    def __init__(self, view: View) -> None:
        self._view = view

    def candidates(self) -> Sequence[tuple[Action, float]]:
        return [(action, 0.0) for action in self._view.legal[:3]]

    def world(self, chance: random.Random) -> float:
        return chance.random()

    def exact_values(self, _limit: int) -> None:
        return None

    def playout(self, world: float, action: Action) -> float:
        return 10 * world - 3 * self._view.legal.index(action) if action in self._view.legal else -9.0


@pytest.fixture
def all_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search guess quickly in every game."""
    known = MappingProxyType({spec.view: Guess for spec in GAMES.values()})
    for module in (search, work):
        monkeypatch.setattr(module, "DECISION_PROBLEMS", known)


@pytest.fixture(autouse=True)
def quick(all_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search guess, and sample the rest of a match 20 times: pages are tested here."""
    monkeypatch.setattr(win_probability, "_SAMPLES", 20)


def reviewed(stored: StoredTable, seat: int = 0) -> Reviewed:
    made = review_deal(stored, 1, seat, FEW)
    assert made.unjudged == 0
    assert made.luck is not None
    review = Review(
        decisions=made.decisions,
        deals=(made.luck,),
        chances=made.chances,
        playouts=made.playouts,
        version=judge_version(stored.game),
    )
    return Reviewed(stored, review, ReplayAccess(seat=seat))


def asked(found: Reviewed, number: int = 0) -> Question:
    return Question(found, Playback(found.stored, record(found.stored, 1)), number)


def tried(question: Question, choice: Action) -> Decision:
    if choice == question.best:
        return replace(question.decision, lost=0.0, lost_error=0.0)
    lost, error = loss_of(question.view, question.best, choice, question.decision.ply, FEW)
    return replace(question.decision, lost=lost, lost_error=error)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_a_review_keeps_discords_limits_in_every_game(game: str) -> None:
    found = reviewed(match_of(game, deals=1))
    assert found.review.mistakes, "random play makes mistakes"
    assert course_of(found.review) is not None
    check(review_page(found, pictured=True), file="chances.png")
    looks = [TEXT, Appearance(cards=Cards.PICTURES), Appearance(cards=Cards.EMOJI)]
    for number, look in product(range(min(3, len(found.review.mistakes))), looks):
        question = asked(found, number)
        choices = dict.fromkeys((question.best, question.played, *question.choices[:2]))
        shown = question_page(question, look=look)
        answers = [answer_page(question, each, tried(question, each), look=look) for each in choices]
        answers.append(answer_page(question, question.choices[0], None, look=look))
        for page in (shown, *answers):
            check(page)
            if page.instead is not None:
                check(page.instead())
        assert "judge" not in words(shown)
        assert all("**Judge:** " in words(page) for page in answers)
        assert all(f"Expected {unit_in(game)};" in words(page) for page in answers)
    playback = Playback(found.stored, record(found.stored, 1))
    pages = [review_page(found, pictured=False), details_page(found), decisions_page(found, playback)]
    for page in pages:
        check(page)
    assert {asked_by(press, ("1",)).seat for page in (*pages, shown) for press in _presses(page)} == {None}


@pytest.mark.long
def test_the_controls_of_an_imported_match_name_the_seat_that_is_reviewed() -> None:
    stored = match_of("rummy500", deals=1, level=Level.EASY)
    stored = replace(stored, table_id=FROM_FILE + stored.table_id, number=0)
    found = replace(reviewed(stored, 1), sight=ReplayAccess(seat=1, hands=None))
    question, playback = asked(found), Playback(stored, record(stored, 1))
    answer = answer_page(question, question.best, None)
    pages = [review_page(found, pictured=False), details_page(found), decisions_page(found, playback)]
    for page in (*pages, question_page(question), answer):
        check(page)
        seats = {asked_by(press, ("1",)).seat for press in _presses(page)}
        assert seats == {1}, "a member has no seat of their own there"
    moment = replay_page(playback, Place(1, 0, Viewpoint.ALL), ReplayAccess(hands=None))
    check(moment)
    [press] = _presses(moment)
    assert asked_by(press, ("1",)) == Asked("", None, 1)


def _presses(page: Page) -> list[Press]:
    """Return the presses that the cog of reviews handles."""
    found = [parse(part["custom_id"]) for part in _parts(page.components) if "custom_id" in part]
    return [press for press in found if press and press.verb in ("review", "question", "answered")]


def test_where_there_are_no_chances_the_points_are_told() -> None:
    stored = match_of("gin", deals=1, hollywood=True)
    found = reviewed(stored)
    assert not found.review.chances
    assert "Net points by deal" in words(details_page(found))


@cache
def _of_gin() -> Reviewed:
    return reviewed(match_of("gin", deals=1))


@pytest.mark.long
def test_there_is_a_button_for_each_of_the_biggest_mistakes_and_no_mistake_beyond_the_last() -> None:
    found = _of_gin()
    fine = tuple(each for each in found.review.decisions if not each.is_mistake)
    few = replace(found, review=replace(found.review, decisions=(*fine, *found.review.mistakes[:1])))
    shown = [*controls(review_page(few, pictured=False))]
    mark = MARKS[few.mistake(0).severity(few.thresholds) or Severity.INACCURACY]
    assert shown == [f"Biggest mistake {mark}", "Details", "Replay"]
    for number in (1, 99):
        with pytest.raises(ReplayRefused) as refused:
            asked(few, number)
        assert refused.value.reason is ReplayReason.NO_REVIEW
    for index in (None, 99):
        with pytest.raises(ReplayRefused) as refused:
            asked(few).choice(index)
        assert refused.value.reason is ReplayReason.NO_PLACE


@pytest.mark.long
def test_a_review_by_an_earlier_judge_says_so_and_can_be_made_again() -> None:
    found = _of_gin()
    assert str(EARLIER) not in words(review_page(found, pictured=False))
    earlier = replace(found, review=replace(found.review, version=0))
    page = review_page(earlier, pictured=True)
    check(page, file="chances.png")
    assert str(EARLIER) in words(page)
    pressed = parse(controls(page)["Review again"]["custom_id"])
    assert pressed is not None
    assert asked_by(pressed, ()).what == "again"


@pytest.mark.long
def test_all_mistakes_can_be_tried_one_after_the_other() -> None:
    found = _of_gin()
    last = len(found.review.mistakes) - 1
    for number in (0, last):
        question = asked(found, number)
        shown = controls(answer_page(question, question.best, None))
        assert ("Next mistake" in shown) == (number < last)
        assert {"Try again", "Back to the review"} <= set(shown)


@pytest.mark.long
def test_the_menus_of_the_details_lead_to_every_mistake_and_every_deal() -> None:
    found = _of_gin()
    [mistakes, deals] = [part for part in _parts(details_page(found).components) if part["type"] == 3]
    places = [found.mistake(int(each["value"])) for each in mistakes["options"]]
    biggest = found.review.mistakes[:OPTIONS_PER_SELECT]
    assert places == sorted(biggest, key=lambda each: each.ply), "in the order of play"
    assert [each["value"] for each in deals["options"]] == ["1"]
    press = parse(mistakes["custom_id"])
    assert press is not None
    assert asked_by(press, ("3",)) == Asked("3")


@pytest.mark.long
def test_many_moves_are_offered_in_several_menus() -> None:
    question = asked(_of_gin())
    question.choices = question.choices * 8  # more than a menu holds
    menus = [part for part in _parts(question_page(question).components) if part["type"] == 3]
    assert len(menus) > 1
    values = [option["value"] for menu in menus for option in menu["options"]]
    assert values == [str(at) for at in range(len(question.choices))]
    presses = [parse(menu["custom_id"]) for menu in menus]
    assert all(press is not None and asked_by(press, ("30",)) == Asked("0", 30) for press in presses)


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


@pytest.mark.long
def test_the_page_of_progress_and_a_match_without_decisions_have_limits_too() -> None:
    found = _of_gin()
    check(progress_page(found.stored, found.sight, 1, 8, 0))
    nothing = replace(found, review=replace(found.review, decisions=(), deals=()))
    check(review_page(nothing, pictured=False))
    check(details_page(nothing))
    assert course_of(nothing.review) is None


def test_the_button_stands_on_the_boards_of_matches_that_have_ended_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at(playing(target=10), GIN)
    assert "🎓 Review" not in controls(board(table))
    act(table, Knock(discard("QH")))
    assert "🎓 Review" in controls(board(table))
    monkeypatch.setattr("bot.ui.tables.board.DECISION_PROBLEMS", {})
    assert "🎓 Review" not in controls(board(table))


@pytest.mark.long
def test_a_question_shows_nothing_of_what_came_later() -> None:
    """Later moves change nothing on the page, and it does not say how many there are."""
    found = _of_gin()
    question, deal = asked(found), found.stored.deals[0]
    shown = words(question_page(question))
    assert deal.result is not None
    ended = replace(
        question.playback.recording, moves=question.playback.recording.moves[: question.decision.ply + 1]
    )
    earlier = replace(deal, actions=deal.actions[: question.decision.ply + 1])
    stored = replace(found.stored, deals=(earlier,))
    again = Question(replace(found, stored=stored), Playback(stored, ended), 0)
    assert words(question_page(again)) == shown
    assert f"of {question.playback.length}" not in shown
