"""The puzzle of a day: made from the secret alone, and shown as its seat sees it."""

from functools import cache

import pytest

from bot.texts.faces import face
from bot.texts.localization import LANGUAGES, use_locale
from bot.ui.components import counted
from bot.ui.daily import choice_at, listed, puzzle_page, stored_position
from bot.workers import puzzle_jobs
from bot.workers.puzzle_jobs import CLEAR, make_puzzle
from bot.workers.replay_cache import record_position
from data.daily.puzzles import Puzzle
from engine.actions import Discard
from engine.daily import day_secret

DAY = "2026-11-29"
"""A day of panguingue, whose puzzle takes a second to make."""


@cache
def puzzle() -> Puzzle:
    found = make_puzzle(DAY, day_secret(b"k" * 32, DAY), True)
    assert found is not None
    return found


@pytest.mark.long
def test_the_best_discard_is_clearly_better() -> None:
    best, second, *_ = puzzle().choices
    assert (best.cost, best.error) == (0.0, 0.0)
    assert second.cost >= CLEAR * second.error > 0
    assert puzzle().late
    costs = [choice.cost for choice in puzzle().choices]
    assert costs == sorted(costs)


@pytest.mark.long
def test_it_follows_from_the_secret() -> None:
    assert make_puzzle(DAY, day_secret(b"k" * 32, DAY), True) == puzzle()


@pytest.mark.long
def test_its_position_is_played_again_and_offers_these_discards() -> None:
    recording = record_position(stored_position(puzzle()))
    view = recording.at(puzzle().ply).view(puzzle().seat)
    discards = {action.card for action in view.legal if isinstance(action, Discard)}
    assert discards == {choice.card for choice in puzzle().choices}


@pytest.mark.long
def test_the_order_of_the_choices_says_nothing_about_their_costs() -> None:
    cards = [puzzle().choices[at].card for at in listed(puzzle())]
    assert cards == sorted(cards)
    assert [choice_at(puzzle(), at) for at in range(len(cards))] == listed(puzzle())
    assert choice_at(puzzle(), len(cards)) is None
    assert choice_at(puzzle(), None) is None
    assert choice_at(puzzle(), -1) is None


@pytest.mark.long
def test_a_day_without_a_good_position_has_a_puzzle_of_the_next_game(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    found = puzzle()

    def of_deal(day: str, secret: bytes, spec: object, seats: int, number: int) -> Puzzle | None:
        tried.append(getattr(spec, "key", ""))
        return found if len(tried) > puzzle_jobs.DEALS else None

    monkeypatch.setattr(puzzle_jobs, "_of_deal", of_deal)
    assert make_puzzle(DAY, bytes(32), False) is not None
    assert tried == ["panguingue"] * puzzle_jobs.DEALS + ["gin"]


@pytest.mark.long
@pytest.mark.parametrize("locale", LANGUAGES)
def test_its_pages_show_no_cost_before_the_answer(locale: str) -> None:
    recording = record_position(stored_position(puzzle()))
    with use_locale(locale):
        asked = puzzle_page(puzzle(), recording, None, {})
        told = puzzle_page(puzzle(), recording, 1, {0: 2, 1: 1})
    assert counted(asked.components) <= 40
    second = puzzle().choices[1]
    assert "±" not in str(asked.components)
    assert "±" in str(told.components)
    assert face(second.card) in str(told.components)
