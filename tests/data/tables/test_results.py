"""Places and outcomes of seats, in small matches written out in full."""

import pytest

from data.scores import SeatOutcome
from data.tables.results import outcomes, places, team_numbers
from engine.match import Outcome

WON, LOST, DRAWN, LEFT = SeatOutcome.WON, SeatOutcome.LOST, SeatOutcome.DRAWN, SeatOutcome.ABANDONED
PARTNERS = ((0, 2), (1, 3))


@pytest.mark.parametrize(
    ("scores", "winners", "resigned", "place", "ended"),
    [
        ((100, 40), (0,), (), (1, 2), (WON, LOST)),
        ((40, 90), (0,), (1,), (1, 2), (WON, LEFT)),  # a player who leaves loses, whatever the score
        ((50, 50), (0, 1), (), (1, 1), (DRAWN, DRAWN)),
        ((50, 50), (), (), (1, 1), (DRAWN, DRAWN)),
        ((10, 70, 40), (1,), (), (3, 1, 2), (LOST, WON, LOST)),
        ((70, 70, 40), (0, 1), (), (1, 1, 3), (WON, WON, LOST)),
        ((90, 20, 20, 5), (0,), (), (1, 2, 2, 4), (WON, LOST, LOST, LOST)),
        ((90, 20, 80, 5), (0,), (2,), (1, 2, 4, 3), (WON, LOST, LEFT, LOST)),
        ((90, 20, 80, 5), (3,), (0, 2), (3, 2, 3, 1), (LEFT, LOST, LEFT, WON)),
    ],
)
def test_places_follow_winners_scores_and_leaving(
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    resigned: tuple[int, ...],
    place: tuple[int, ...],
    ended: tuple[SeatOutcome, ...],
) -> None:
    outcome = Outcome("target", winners, scores)
    assert places(outcome, resigned) == place
    assert outcomes(outcome, resigned) == ended


def test_where_the_lowest_total_wins_places_follow_it() -> None:
    outcome = Outcome("deals", (2,), (90, 40, 10))
    assert places(outcome, low_wins=True) == (3, 2, 1)
    assert places(outcome) == (2, 3, 1)


def test_partners_share_what_their_team_has_reached() -> None:
    outcome = Outcome("target", (1,), (30, 100, 30, 100))
    assert team_numbers(4, PARTNERS) == (0, 1, 0, 1)
    assert places(outcome, teams=PARTNERS) == (2, 1, 2, 1)
    assert outcomes(outcome, teams=PARTNERS) == (LOST, WON, LOST, WON)
    assert outcomes(Outcome("target", (0, 1), (5, 5, 5, 5)), teams=PARTNERS) == (DRAWN,) * 4


def test_a_team_with_somebody_left_has_the_place_it_reached() -> None:
    outcome = Outcome("target", (0, 2), (100, 30, 100, 30))
    assert places(outcome, resigned=(2,), teams=PARTNERS) == (1, 2, 1, 2)
    assert outcomes(outcome, resigned=(2,), teams=PARTNERS) == (WON, LOST, LEFT, LOST)
