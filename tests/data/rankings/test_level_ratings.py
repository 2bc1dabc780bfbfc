"""The strengths of computers in ratings are those that were measured."""

from itertools import pairwise
from pathlib import Path

import pytest

from data.rankings.level_ratings import MEASURED, level_skill, shown_level
from data.rankings.rating_model import NEW, Skill, explain, rate
from data.tables.participation import EVERY_MATCH, RULES
from engine import GAMES
from engine.ai import LEVELS, Level
from tests.tools.bench.levels import played, ratings


def test_the_current_rules_use_the_newest_measurement() -> None:
    """A new one needs a new version: old matches stay rated by the strengths of their time."""
    measured = {game: ratings(pairs) for game, pairs in played().items()}
    assert {
        game: dict(zip(LEVELS, levels, strict=True)) for game, levels in MEASURED[RULES].items()
    } == measured
    assert set(MEASURED[RULES]) == set(GAMES)


def test_the_page_tells_the_levels_on_the_scale_of_members() -> None:
    page = (Path(__file__).parents[3] / "docs/strength.md").read_text()
    for game, spec in GAMES.items():
        told = [str(shown_level(game, level)).replace("-", "−") for level in LEVELS]
        assert f"| {' | '.join([spec.title, *told])} |" in page


def test_the_model_predicts_what_was_measured() -> None:
    for game, elo in MEASURED[RULES].items():
        measured = dict(zip(LEVELS, elo, strict=True))
        for level, against in pairwise(LEVELS):
            weak, strong = level_skill(RULES, game, level), level_skill(RULES, game, against)
            assert weak is not None
            assert strong is not None
            [[found], _] = explain([[strong], [weak]], [1, 2])
            odds = 10 ** ((measured[against] - measured[level]) / 400)
            assert found.chance == pytest.approx(odds / (1 + odds), abs=1e-4)


def test_normal_is_a_new_player_without_uncertainty_and_never_changes() -> None:
    normal = level_skill(RULES, "gin", Level.NORMAL)
    assert normal == Skill(NEW.mu, 0)
    [[_], [after]] = rate([[NEW], [normal]], [1, 2])
    assert after == normal


def test_other_levels_games_and_rules_have_no_strength() -> None:
    assert level_skill(EVERY_MATCH, "gin", "easy") is None
    assert level_skill(RULES, "whist", "easy") is None
    assert level_skill(RULES, "gin", "divine") is None
    assert level_skill(RULES, "gin", None) is None
