"""The registries of games, one in each layer and in the same order, and the list of cogs."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.run.client import COGS
from bot.texts.games.wordings import WORDINGS
from bot.ui.games.panels import PANELS
from engine import GAMES
from engine.ai import POLICIES
from tests.citations import ROOT

HOUSE = ("gin", "panguingue", "rummy500", "control", "hand", "hand_partnership")


@pytest.mark.parametrize(
    "registry",
    [POLICIES, WORDINGS, PANELS],
    ids=["engine.ai", "bot.texts.games.wordings", "bot.ui.games.panels"],
)
def test_every_layer_lists_the_games_in_the_same_order(registry: Mapping[str, Any]) -> None:
    """A layer may have no entry for a game, but no entry for an unknown game."""
    assert list(registry) == [key for key in GAMES if key in registry]


def test_every_layer_knows_the_games() -> None:
    """Every shipped game; a new game may be registered in the engine only."""
    for registry in (GAMES, POLICIES, WORDINGS, PANELS):
        assert tuple(registry)[: len(HOUSE)] == HOUSE


def test_every_cog_is_loaded() -> None:
    """A module of cogs that can be set up and is not listed would have no commands."""
    cogs = [path for path in (ROOT / "cogs").glob("*.py") if "\nasync def setup(" in path.read_text("utf-8")]
    assert sorted(f"cogs.{path.stem}" for path in cogs) == sorted(COGS)
