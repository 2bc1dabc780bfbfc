"""A small simulation of the pool: nobody is seated twice, blocked or forgotten."""

from pathlib import Path

import pytest

from tests.tools.pool.crowd import simulate


@pytest.mark.long
def test_matchers_that_die_and_a_database_that_fails_seat_everybody_once(tmp_path: Path) -> None:
    figures = simulate(tmp_path, rate=4, arrivals=150, people=120, seed=3)
    assert figures.faults == []
    assert figures.deaths > 0
    assert figures.seated > 60
