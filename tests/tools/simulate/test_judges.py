"""What the judge calls a fault, where the program once did right and was called wrong."""

import pytest

from engine.tournaments.events import Finished, Source
from tests.tools.simulate.tournaments import _breaks_tie

DRAWN = Finished(3, (0, 0), (0, 1))
WON = Finished(3, (1, 0), (0,))


@pytest.mark.parametrize(
    ("before", "event", "right"),
    [
        (DRAWN, Finished(3, (0, 0), (1,), source=Source.LOT), True),  # seed 5 of 40,000 steps
        (DRAWN, DRAWN, False),
        (WON, WON, False),
        (WON, Finished(3, (1, 0), (1,), source=Source.LOT), False),
    ],
)
def test_a_match_ends_once_unless_it_was_drawn(before: Finished, event: Finished, right: bool) -> None:
    assert _breaks_tie(before, event) == right
