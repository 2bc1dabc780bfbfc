"""The win probabilities of reviews came true, and the page says how often."""

from pathlib import Path

import pytest

from engine import GAMES
from tests.tools.bench.bench_chances import TABLES, bins, played, table, wilson

CERTAIN = 4.0
"""Standard errors by which a tenth is grossly off; one in 16,000 is by chance."""
BETWEEN = 0.05
"""What a prediction may be off besides."""


def test_every_game_was_measured_and_the_page_has_the_table() -> None:
    assert [(game, int(seats)) for game, by_seats in played().items() for seats in by_seats] == [
        (game, seats) for game, seats, _ in TABLES
    ]
    assert {game for game, _, _ in TABLES} == {*GAMES}
    assert table(played()) in (Path(__file__).parents[3] / "docs/strength.md").read_text()


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats, _ in TABLES])
def test_no_tenth_of_the_predictions_is_grossly_off(game: str, seats: int) -> None:
    pairs = played()[game][str(seats)]
    found = bins(pairs)
    assert len(found) > 6
    for mean, won, of in found:
        low, high = wilson(won, of, CERTAIN)
        assert low - BETWEEN <= mean <= high + BETWEEN
    # Who always said the share of all would be further off.
    share = sum(won for _, won in pairs) / len(pairs)
    assert sum((said - won) ** 2 for said, won in pairs) < sum((share - won) ** 2 for _, won in pairs)
