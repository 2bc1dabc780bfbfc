"""The pages of a review, in every game, for any result of the search."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from types import MappingProxyType
from typing import Any

import pytest

from bot.manager.results.replay import Playback, ReplayAccess, ReplayReason, ReplayRefused
from bot.texts.coach import unit_in
from bot.ui.appearance import TEXT, Appearance
from bot.ui.board import board
from bot.ui.reviews import answer_page, course_of, progress_page, question_page, review_page
from bot.workers import review_jobs as work
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget, review_deal
from data.rankings.reviews import Decision, Review
from data.settings import Cards
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Action
from engine.ai import search
from engine.games.gin.terms import Knock
from engine.views import View
from tests.bot.recorded import match_of
from tests.bot.ui.house import act, at, controls, playing, words
from tests.bot.ui.limits import check
from tests.bot.ui.test_board import GIN, throw


class Guess:
    """A decision problem with random values, for any game."""

    prior_error = 4.0
    bias = 0.0
    relative_cost = 1

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


def reviewed(stored: StoredTable, seat: int = 0) -> Review:
    made = review_deal(stored, 1, seat, Budget(12, 12))
    assert made.unjudged == 0
    assert made.luck is not None
    return Review(decisions=made.decisions, deals=(made.luck,), chances=made.chances)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("all_known")
def test_every_page_of_a_review_keeps_discords_limits_in_every_game(game: str) -> None:
    stored = match_of(game, deals=1)
    review = reviewed(stored)
    sight, playback = ReplayAccess(seat=0), Playback(stored, record(stored, 1))
    check(review_page(stored, review, pictured=True), file="chances.png")
    check(review_page(stored, review, pictured=False))
    assert course_of(review) is not None
    assert review.mistakes, "random play makes mistakes"
    looks = [TEXT, Appearance(cards=Cards.PICTURES), Appearance(cards=Cards.EMOJI)]
    for number, look in product(range(min(3, len(review.mistakes))), looks):
        asked = question_page(stored, playback, review, number, sight, look=look)
        told = answer_page(stored, playback, review, number, 0, sight, look=look)
        for page in (asked, told):
            check(page)
            if page.instead is not None:
                check(page.instead())
        assert "judge" not in words(asked)
        assert "🎓 The judge's choice:" in words(told)
        assert f"{unit_in(game)} less" in words(told)


@pytest.mark.usefixtures("all_known")
def test_where_there_are_no_chances_the_points_are_told() -> None:
    stored = match_of("gin", deals=1, hollywood=True)
    review = reviewed(stored)
    assert not review.chances
    assert "Net points by deal" in words(review_page(stored, review, pictured=False))


def _of_gin() -> tuple[StoredTable, Review]:
    stored = match_of("gin", deals=1)
    return stored, reviewed(stored)


def test_there_is_a_button_for_each_question_and_no_question_beyond_them() -> None:
    stored, review = _of_gin()
    fine = tuple(each for each in review.decisions if not each.is_mistake)
    few = replace(review, decisions=(*fine, *review.mistakes[:1]))
    shown = review_page(stored, few, pictured=False)
    assert [label for label in controls(shown) if "mistake" in label] == ["Biggest mistake"]
    playback, sight = Playback(stored, record(stored, 1)), ReplayAccess(seat=0)
    for number in (1, 99):
        with pytest.raises(ReplayRefused) as refused:
            question_page(stored, playback, few, number, sight)
        assert refused.value.reason is ReplayReason.NO_REVIEW
    with pytest.raises(ReplayRefused):
        answer_page(stored, playback, few, 0, 99, sight)


def test_the_answer_says_how_the_choice_compares() -> None:
    stored, review = _of_gin()
    playback, sight = Playback(stored, record(stored, 1)), ReplayAccess(seat=0)
    found = {
        words(answer_page(stored, playback, review, 0, choice, sight))
        .partition("🎓 The judge")[0]
        .splitlines()[-1]
        for choice in range(_choices(stored, playback, review, sight))
    }
    assert "✅ You chose the best move." in found
    assert "You made the same choice as in the match." in found


def _choices(stored: StoredTable, playback: Playback, review: Review, sight: ReplayAccess) -> int:
    [menu] = [
        part
        for part in _parts(question_page(stored, playback, review, 0, sight).components)
        if part["type"] == 3
    ]
    return len(menu["options"])


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


def test_the_page_of_progress_and_a_match_without_decisions_have_limits_too() -> None:
    stored, review = _of_gin()
    check(progress_page(stored, 1, 8, 0))
    nothing = replace(review, decisions=(), deals=())
    check(review_page(stored, nothing, pictured=False))
    assert course_of(nothing) is None


def test_the_button_stands_on_the_boards_of_matches_that_have_ended_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at(playing(target=10), GIN)
    assert "🎓 Review" not in controls(board(table))
    act(table, Knock(throw("QH")))
    assert "🎓 Review" in controls(board(table))
    monkeypatch.setattr("bot.ui.board.DECISION_PROBLEMS", {})
    assert "🎓 Review" not in controls(board(table))


def test_a_question_shows_nothing_of_what_came_later() -> None:
    """The moves after the decision are not shown."""
    stored, review = _of_gin()
    playback = Playback(stored, record(stored, 1))
    decision: Decision = review.mistakes[0]
    shown = words(question_page(stored, playback, review, 0, ReplayAccess(seat=0)))
    assert f"move **{decision.ply}**" in shown
