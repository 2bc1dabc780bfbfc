"""While a round with the same cards for everybody is played, its tables show no card to others."""

import random

import pytest

from engine import GAMES
from tests.tools.leaks.duplicate import is_refused, other_cards, shown, veiled
from tests.tools.leaks.told import difference
from tests.tools.leaks.worlds import played, world_at


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_a_veiled_table_shows_nothing_that_depends_on_its_cards(game: str) -> None:
    rng = random.Random(f"duplicate {game}")
    compared, telling = 0, 0
    for _ in range(3):
        script = played(game, rng, deals=2)
        moments = [*script.moments()]
        ends = [moment for moment in moments if moment[1] == len(script.moves[moment[0] - 1])]
        for moment in {rng.choice(moments), rng.choice(moments), rng.choice(ends)}:
            theirs = other_cards(script, moment, rng)
            if theirs is None:
                continue
            ours = world_at(script, moment)
            telling += difference([*shown(ours)], [*shown(theirs)]) is not None
            ours, theirs = veiled(ours), veiled(theirs)
            assert difference([*shown(ours)], [*shown(theirs)]) is None
            assert is_refused(ours)
            compared += 1
    assert compared >= 3
    assert telling == compared  # without the veil, the cards are shown
