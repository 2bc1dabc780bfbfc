"""Hollywood gin: sheets computed by hand and by a second method."""

from random import Random

import pytest

from engine.games.gin.match import GinMatch
from engine.games.gin.terms import Ending, GinResult
from engine.match import Outcome
from tests.engine.games.gin.table import SPEC, options

ANN, BOB = 0, 1
DRAW = None


def won(winner: int | None, points: int) -> GinResult:
    by_seat = tuple(points if seat == winner else 0 for seat in range(2))
    ending = Ending.DRAW if winner is None else Ending.KNOCK
    return GinResult(ending=ending, winner=winner, points=by_seat, chips=(0, 0))


def played(match: GinMatch, *deals: tuple[int | None, int]) -> Outcome | None:
    for winner, points in deals:
        assert match.outcome is None
        match.record(won(winner, points))
    return match.outcome


def hollywood(**more: object) -> GinMatch:
    return GinMatch(2, SPEC.options(preset="hollywood", **more))


def sheet(match: GinMatch) -> list[tuple[int, ...]]:
    return [game.scores for game in match.games]


class TestEntering:
    def test_the_first_win_counts_once_the_second_twice_and_all_others_three_times(self) -> None:
        match = hollywood()
        played(match, (ANN, 25))
        assert sheet(match) == [(25, 0), (0, 0), (0, 0)]
        played(match, (ANN, 18))
        assert sheet(match) == [(43, 0), (18, 0), (0, 0)]
        played(match, (ANN, 36))
        assert sheet(match) == [(79, 0), (54, 0), (36, 0)]
        played(match, (BOB, 12), (ANN, 5))
        assert sheet(match) == [(84, 12), (59, 0), (41, 0)]

    def test_a_drawn_deal_counts_nowhere(self) -> None:
        match = hollywood()
        played(match, (DRAW, 0), (ANN, 25), (DRAW, 0), (ANN, 10))
        assert sheet(match) == [(35, 0), (10, 0), (0, 0)]

    def test_whoever_is_shut_out_of_a_game_begins_in_the_next(self) -> None:
        match = hollywood()
        played(match, (ANN, 60), (ANN, 45), (BOB, 10))
        assert sheet(match) == [(105, 0), (45, 10), (0, 0)]
        assert [game.winner for game in match.games] == [ANN, None, None]

    def test_a_game_that_is_over_takes_no_more_points(self) -> None:
        match = hollywood()
        played(match, (ANN, 100), (ANN, 3), (BOB, 4), (ANN, 5))
        assert sheet(match) == [(100, 0), (8, 4), (5, 0)]


class TestTheReckoning:
    def test_a_whole_match_by_hand(self) -> None:
        match = hollywood()
        deals = (
            (ANN, 25), (ANN, 18), (ANN, 36), (BOB, 12), (ANN, 30), (BOB, 20), (BOB, 40), (ANN, 16), (DRAW, 0),
        )  # fmt: skip
        assert played(match, *deals) is None
        assert sheet(match) == [(109, 12), (100, 60), (82, 40)]
        outcome = played(match, (BOB, 65))

        assert [game.winner for game in match.games] == [ANN, ANN, BOB]
        assert [game.boxes for game in match.games] == [(4, 1), (4, 2), (3, 2)]
        # Game 1: 109 + 4 × 25 + 100 against 12 + 25; 2: 100 + 4 × 25 + 100, 60 + 2 × 25; 3: 82 + 3 × 25,
        # 105 + 2 × 25 + 100.
        assert [match.total_of(game) for game in match.games] == [(309, 37), (300, 110), (157, 255)]
        assert outcome == Outcome("target", (ANN,), (766, 402))
        assert match.scores == (125, 137)  # of all deals: more points alone do not win

    def test_a_shut_out_doubles_the_game_in_which_it_happened(self) -> None:
        match = hollywood()
        outcome = played(match, (ANN, 60), (ANN, 45), (BOB, 10), (ANN, 60), (BOB, 5), (ANN, 40))

        assert sheet(match) == [(105, 0), (105, 10), (100, 5)]
        # 2 × (105 + 2 × 25 + 100), then 105 + 2 × 25 + 100 against 10 + 25, 100 + 2 × 25 + 100 against 5 + 25
        assert outcome == Outcome("target", (ANN,), (510 + 255 + 250, 35 + 30))

    def test_equal_sums_are_a_tie(self) -> None:
        match = GinMatch(2, options(hollywood=True, target=10))
        outcome = played(match, (ANN, 15), (BOB, 10), (ANN, 5), (BOB, 10))

        assert sheet(match) == [(15, 0), (0, 10), (5, 10)]
        assert outcome == Outcome("target", (ANN, BOB), (20, 20))

    def test_after_a_fixed_number_of_deals_a_game_under_way_has_no_bonuses(self) -> None:
        match = hollywood(deals=4)
        outcome = played(match, (ANN, 60), (ANN, 45), (BOB, 10), (BOB, 30))

        assert sheet(match) == [(105, 0), (45, 40), (0, 30)]
        assert outcome == Outcome("deals", (ANN,), (510 + 45, 40 + 30))

    def test_who_resigns_loses(self) -> None:
        match = hollywood()
        played(match, (ANN, 60))
        assert match.resign(ANN) == Outcome("resigned", (BOB,), (60, 0))

    def test_a_clone_goes_its_own_way(self) -> None:
        match = hollywood()
        played(match, (ANN, 60))
        twin = match.clone()
        played(twin, (ANN, 20))
        assert sheet(match) == [(60, 0), (0, 0), (0, 0)]
        assert sheet(twin) == [(80, 0), (20, 0), (0, 0)]


def reckoned(deals: list[tuple[int | None, int]], target: int) -> list[tuple[int, ...]]:
    """Compute the sheet by a second method: each game from all the deals.

    A player begins a game with the first deal won after the one that began the previous game.
    """
    games = []
    begun = {ANN: -1, BOB: -1}
    for _ in range(3):
        scores = [0, 0]
        entered: dict[int, int] = {}
        for number, (winner, points) in enumerate(deals):
            if winner is None or number <= begun[winner]:
                continue
            entered.setdefault(winner, number)
            scores[winner] += points
            if scores[winner] >= target:
                break
        begun |= entered
        games.append(tuple(scores))
    return games


@pytest.mark.parametrize("seed", range(30))
def test_the_sheet_agrees_with_a_second_way_of_reckoning(seed: int) -> None:
    rng = Random(seed)
    match = GinMatch(2, options(hollywood=True, target=100, box_bonus=25, game_bonus=100))
    deals: list[tuple[int | None, int]] = []
    bias = rng.choice((0.5, 0.8, 0.97))
    while match.outcome is None:
        winner = rng.choices((ANN, BOB, DRAW), (bias, 1 - bias, 0.1))[0]
        deals.append((winner, rng.randint(1, 70) if winner is not None else 0))
        played(match, deals[-1])
        assert sheet(match) == reckoned(deals, 100)
    for game in match.games:
        assert game.winner is not None
        assert game.scores[game.winner] >= 100 > game.scores[1 - game.winner]
    assert match.outcome.scores == tuple(
        sum(game.scores[seat] + 25 * game.boxes[seat] + 100 * (game.winner == seat) for game in match.games)
        for seat in range(2)
    )
