"""The table of levels matches the stored results, and the results are reproducible."""

from pathlib import Path

import pytest

from data.rankings.level_ratings import MEASURED
from data.tables.participation import RULES
from engine.ai import LEVELS, Level, choose
from engine.games.gin.terms import GinView
from engine.views import View
from tests.tools.bench.levels import PLAYED, matches, played, player, ratings, share, table

NEAR = 30
"""Points on Elo's scale, some 3 % of matches, by which a new measurement may differ."""


def test_the_current_rules_use_measurements_that_still_hold() -> None:
    """A level that changed by more needs a new version.

    Old matches stay rated by its strength then.
    """
    for game, pairs in played().items():
        measured = ratings(pairs)
        assert dict(zip(LEVELS, MEASURED[RULES][game], strict=True)) == pytest.approx(measured, abs=NEAR)


def test_the_table_of_the_page_is_that_of_the_matches_played() -> None:
    assert PLAYED.exists()
    assert table(played()) in (Path(__file__).parents[3] / "docs/strength.md").read_text()


@pytest.mark.long
def test_two_alike_win_one_match_each_on_the_same_decks() -> None:
    def same(view: View) -> object:
        return choose("gin" if isinstance(view, GinView) else "control", Level.NORMAL, view)

    assert matches("gin", (same, same), 3) == 1  # type: ignore[arg-type]
    assert matches("control", (same, same), 1, 3) == 1  # type: ignore[arg-type]
    partners = player("hand_partnership", Level.EASY)
    assert matches("hand_partnership", (partners, partners), 1) == 1


@pytest.mark.long
def test_a_match_can_be_played_again() -> None:
    number, won = 0, played()["gin"]["strong normal"][0]
    sides = player("gin", Level.STRONG), player("gin", Level.NORMAL)
    assert matches("gin", sides, number) == won


def test_shares_have_an_interval_also_where_all_went_one_way() -> None:
    assert share([2.0, 0.0, 2.0, 0.0])[0] == 0.5
    mean, half = share([2.0] * 100)
    assert mean == 1
    assert 0 < half < 0.1
    won: dict[str, list[float]] = {"normal easy": [2.0, 2.0, 2.0, 0.0] * 100, "strong normal": [1.0] * 400}
    assert ratings(won | {"expert strong": [2.0, 2.0, 0.0]}) == {
        Level.EASY: pytest.approx(1_000 - 191, abs=1),
        Level.NORMAL: 1_000,
        Level.STRONG: 1_000,
    }
