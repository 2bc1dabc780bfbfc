"""Stored reviews and luck, and their totals over time."""

from dataclasses import replace
from math import isclose, sqrt
from typing import Any

import pytest

from data import erasure
from data.db.database import Database
from data.db.errors import BadRecord
from data.rankings.reviews import (
    DealLuck,
    Decision,
    Progress,
    Review,
    Severity,
    Thresholds,
    accuracy_over_time,
    load_review,
    luck_over_time,
    match_accuracy,
    save_luck,
    save_review,
)
from engine.ai import Level
from tests.bot.recorded import GUILD, MEMBERS, keep, match_of

ANN = MEMBERS[0]
FINE = Decision(
    deal=1, ply=4, best="{}", value=3.0, value_error=0.5,
    lost=0.0, lost_error=0.0, standing=0.5,
)  # fmt: skip
BAD = replace(FINE, ply=8, lost=5.0, lost_error=1.0)
DOUBTFUL = replace(FINE, ply=9, lost=1.9, lost_error=1.0)
LUCK = DealLuck(deal=1, value=4.0, error=2.0, points=-21.0)
REVIEW = Review(decisions=(FINE, BAD, DOUBTFUL), deals=(LUCK, replace(LUCK, deal=2)), chances=True)
WHERE: dict[str, Any] = {
    "table_id": "gin-1", "seat": 0, "member_id": ANN, "guild_id": GUILD, "game": "gin", "at": 5,
}  # fmt: skip


@pytest.fixture
async def kept(db: Database) -> Database:
    await keep(db, match_of("gin", level=Level.EASY))
    return db


# --- totals


def test_only_what_is_beyond_its_interval_is_a_mistake() -> None:
    assert [each.is_mistake for each in (FINE, BAD, DOUBTFUL)] == [False, True, False]
    assert replace(BAD, lost_error=2.6).is_mistake is False
    assert replace(FINE, lost=0.04).is_mistake is False, "what is displayed as zero is no mistake"
    assert REVIEW.mistakes == (BAD,)


def test_a_mistake_is_called_by_the_loss_that_is_shown() -> None:
    limits = Thresholds(mistake=4.0, blunder=7.5)
    lost = (2.0, 3.94, 3.96, 7.44, 7.46, 60.0)
    assert [replace(BAD, lost=each).severity(limits) for each in lost] == [
        *(Severity.INACCURACY, Severity.INACCURACY, Severity.MISTAKE, Severity.MISTAKE),
        *(Severity.BLUNDER, Severity.BLUNDER),
    ]
    assert FINE.severity(limits) is DOUBTFUL.severity(limits) is None
    assert replace(BAD, lost=60.0, lost_error=40.0).severity(limits) is None, "it may have cost nothing"


def test_the_costliest_mistake_comes_first() -> None:
    worse = replace(BAD, ply=2, lost=9.0)
    assert Review(decisions=(BAD, worse), deals=(), chances=True).mistakes == (worse, BAD)


def test_a_mistake_of_five_points_is_half_as_good_and_others_are_as_good_as_the_best() -> None:
    accuracy, error = REVIEW.accuracy
    assert isclose(accuracy, (100 + 50 + 100) / 3)
    assert isclose(error, sqrt(((100 - accuracy) ** 2 * 2 + (50 - accuracy) ** 2) / 2 / 3))
    assert Review(decisions=(), deals=(), chances=True).accuracy == (100.0, 0.0)


def test_losses_and_luck_add_up_with_their_errors() -> None:
    assert REVIEW.lost == (6.9, sqrt(2))
    assert REVIEW.luck == (8.0, sqrt(8))
    assert REVIEW.points == -42.0


# --- storage


async def test_a_review_comes_back_as_it_was(kept: Database) -> None:
    assert await load_review(kept, "gin-1", 0, ANN) is None
    await kept.write(save_review(REVIEW, **WHERE))
    assert await load_review(kept, "gin-1", 0, ANN) == REVIEW
    assert await load_review(kept, "gin-1", 0, MEMBERS[1]) is None
    again = replace(REVIEW, unjudged=2)
    await kept.write(save_review(again, **WHERE))
    assert await load_review(kept, "gin-1", 0, ANN) == again


async def test_a_review_that_did_not_count_its_playouts_can_be_read(kept: Database) -> None:
    await kept.write(
        [
            *save_review(replace(REVIEW, playouts=7), **WHERE),
            ("UPDATE reviews SET review = replace(review, ',\"playouts\":7', '')", ()),
        ]
    )
    assert await load_review(kept, "gin-1", 0, ANN) == REVIEW


async def test_a_review_says_which_judge_made_it_until_there_is_a_later_one(kept: Database) -> None:
    for version in (1, 2):
        await kept.write(save_review(replace(REVIEW, version=version), **WHERE))
        stored = await load_review(kept, "gin-1", 0, ANN)
        assert stored is not None
        assert stored.version == version
        assert await kept.read("SELECT edition FROM reviews") == [(version,)]


async def test_a_review_that_cannot_be_read_is_said_to_be_one(kept: Database) -> None:
    await kept.write([*save_review(REVIEW, **WHERE), ("UPDATE reviews SET review = '{}'", ())])
    with pytest.raises(BadRecord):
        await load_review(kept, "gin-1", 0, ANN)


async def test_whoever_is_erased_keeps_none_and_gets_none_afterwards(kept: Database) -> None:
    """This includes a review that was in progress during the erasure."""
    await kept.write(save_review(REVIEW, **WHERE))
    await kept.write(erasure.erase_member(ANN, -7))
    await kept.write(save_review(REVIEW, **WHERE))
    for table in ("reviews", "luck"):
        assert await kept.read(f"SELECT count(*) FROM {table}") == [(0,)]


async def test_accuracy_and_luck_over_time_are_the_last_matches_in_order(kept: Database) -> None:
    assert await accuracy_over_time(kept, GUILD, "gin", ANN) is None
    assert await luck_over_time(kept, GUILD, "gin", ANN) is None
    await keep(kept, replace(match_of("gin", seed=2, level=Level.EASY), number=4))
    perfect = replace(REVIEW, decisions=(FINE,))
    await kept.write(save_review(perfect, **{**WHERE, "table_id": "gin-2", "at": 9}))
    await kept.write(save_review(REVIEW, **WHERE))
    found = await accuracy_over_time(kept, GUILD, "gin", ANN)
    assert found is not None
    assert [value for value, _ in found.matches] == [83.3, 100.0]
    assert await match_accuracy(kept, "gin-1", ANN) == (83.3, 16.7)
    assert await match_accuracy(kept, "gin-1", MEMBERS[1]) is None
    luck = await luck_over_time(kept, GUILD, "gin", ANN)
    assert luck is not None
    assert luck.total == pytest.approx((16.0, 4.0), abs=0.002)
    assert luck.points == -84.0
    assert await luck_over_time(kept, GUILD + 1, "gin", ANN) is None


async def test_luck_is_stored_without_a_review_too(kept: Database) -> None:
    await kept.write(save_luck(REVIEW.deals, **WHERE, version=1))
    assert await luck_over_time(kept, GUILD, "gin", ANN) is not None
    assert await accuracy_over_time(kept, GUILD, "gin", ANN) is None


def test_the_interval_of_several_matches_is_by_how_they_differ() -> None:
    assert Progress(matches=((90.0, 3.0),)).mean == (90.0, 3.0)
    assert Progress(matches=((90.0, 3.0), (80.0, 3.0))).mean == (85.0, 5.0)
