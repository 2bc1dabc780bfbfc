"""Reviews of a finished deal by the search."""

from dataclasses import replace

import pytest

from bot.workers import review_jobs
from bot.workers.plots import Course, draw_course
from bot.workers.replay_cache import record
from bot.workers.review_jobs import Budget, loss_of, review_deal, thresholds_of
from data.rankings.reviews import Severity
from data.tables.codec import dump_options, load_action
from data.tables.replay import ReplayError
from data.tables.row_types import StoredTable
from engine import GAMES
from engine.actions import Discard
from engine.ai import Level
from engine.ai.search import Assessment, assess
from engine.views import View
from tests.bot.recorded import match_of

FEW = Budget(best=24, compare=40)
PLENTY = Budget(best=800, compare=1_500)
PLANTED = (
    *(("gin", 1, 23), ("panguingue", 6, 10), ("rummy500", 1, 15)),
    *(("control", 1, 55), ("hand", 1, 86), ("hand_partnership", 1, 49)),
)
"""Seeds of deals, and plies at which the winner made the move that won."""
MATCH = match_of("gin", level=Level.EASY)


def with_why(why: str, stored: StoredTable = MATCH) -> StoredTable:
    """Return the match with another reason stored for all moves."""
    deals = [
        replace(deal, actions=tuple(replace(action, why=why) for action in deal.actions))
        for deal in stored.deals
    ]
    return replace(stored, deals=tuple(deals))


@pytest.mark.long
def test_every_decision_of_the_seat_is_judged_and_none_of_others() -> None:
    made = review_deal(MATCH, 1, 0, FEW)
    recording = record(MATCH, 1)
    chosen = {
        ply
        for ply, move in enumerate(recording.moves)
        if move.stored.seat == 0 and len(recording.at(ply).view(0).legal) > 1
    }
    assert {decision.ply for decision in made.decisions} <= chosen
    assert len(made.decisions) >= len(chosen) - 2, "all but those with one sensible action"
    assert made.unjudged == 0
    assert made.chances
    for decision in made.decisions:
        assert load_action(GAMES["gin"], decision.best) in recording.at(decision.ply).view(0).legal
        assert 0.0 <= decision.standing <= 1.0


@pytest.mark.long
def test_a_match_with_a_limit_of_deals_is_told_in_points() -> None:
    made = review_deal(replace(MATCH, deal_limit=3), 1, 0, FEW)
    assert made.decisions
    assert not made.chances


@pytest.mark.long
def test_rummy_500_is_judged_in_points_and_told_as_a_chance() -> None:
    stored = match_of("rummy500", deals=1, level=Level.EASY)
    made, recording = review_deal(stored, 1, 0, Budget(best=150, compare=150)), record(stored, 1)
    assert len(made.decisions) > 3
    assert made.unjudged == 0
    assert made.chances
    assert made.luck is not None
    for decision in made.decisions:
        assert 0.0 <= decision.standing <= 1.0
        assert load_action(GAMES["rummy500"], decision.best) in recording.at(decision.ply).view(0).legal


@pytest.mark.long
def test_what_was_played_as_the_judge_would_costs_nothing() -> None:
    moves = record(MATCH, 1).moves
    same = [
        decision
        for decision in review_deal(MATCH, 1, 0, FEW).decisions
        if load_action(GAMES["gin"], decision.best) == moves[decision.ply].action
    ]
    assert same
    assert all((each.lost, each.lost_error) == (0.0, 0.0) for each in same)


@pytest.mark.long
def test_the_same_match_gets_the_same_review() -> None:
    assert review_deal(MATCH, 2, 1, FEW) == review_deal(MATCH, 2, 1, FEW)


@pytest.mark.parametrize("why", ["computer", "timeout", "only"])
def test_what_was_moved_for_somebody_is_not_their_decision(why: str) -> None:
    made = review_deal(with_why(why), 1, 0, FEW)
    assert made.decisions == ()
    assert made.luck is None


@pytest.mark.long
def test_a_review_depends_on_no_card_that_the_seat_did_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is given the seat's own view of that moment, and nothing else."""
    seen: list[View] = []

    def noted(view: View, budget: int, seed: int) -> Assessment:
        seen.append(view)
        return assess(view, budget, seed)

    monkeypatch.setattr(review_jobs, "assess", noted)
    review_deal(MATCH, 1, 0, FEW)
    recording = record(MATCH, 1)
    assert seen
    own = [recording.at(ply).view(0) for ply in range(len(recording.moves))]
    assert all(view in own and view.seat == 0 for view in seen)


@pytest.mark.long
def test_luck_is_what_the_first_decision_was_worth_beside_the_points_that_came_of_it() -> None:
    made = review_deal(MATCH, 1, 0, FEW)
    assert made.luck is not None
    assert made.luck.value == made.decisions[0].value
    result = record(MATCH, 1).copies[-1].result
    assert result is not None
    assert made.luck.points == result.points[0] - result.points[1]
    other = review_deal(MATCH, 1, 1, FEW).luck
    assert other is not None
    assert other.points == -made.luck.points


@pytest.mark.long
def test_what_the_judge_makes_nothing_of_spoils_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = review_deal(MATCH, 1, 0, FEW)
    asked = 0

    def stumble(view: View, budget: int, seed: int) -> Assessment:
        nonlocal asked
        asked += 1
        if asked == 2:
            raise IndexError("hand")
        return assess(view, budget, seed)

    monkeypatch.setattr(review_jobs, "assess", stumble)
    made = review_deal(MATCH, 1, 0, FEW)
    assert made.unjudged == 1
    assert len(made.decisions) == len(whole.decisions) - 1


def test_a_broken_record_is_named_by_its_place() -> None:
    deal = MATCH.deals[0]
    broken = replace(MATCH, deals=(replace(deal, actions=deal.actions[1:]),))
    with pytest.raises(ReplayError):
        review_deal(broken, 1, 0, FEW)


def test_points_are_against_the_others_whatever_is_better_in_the_game() -> None:
    gin, hand = GAMES["gin"], GAMES["hand"]
    assert review_jobs._ahead(gin, (20, 0), 0) == 20
    assert review_jobs._ahead(hand, (20, 0, 40), 0) == 0
    assert review_jobs._ahead(hand, (10, 30, 50), 0) == 30
    partners = GAMES["hand_partnership"]
    team = partners.teams[0]
    points = tuple(10 if seat in team else 50 for seat in range(4))
    assert review_jobs._ahead(partners, points, team[0]) == 40


@pytest.mark.parametrize(
    ("game", "seats", "options", "limits"),
    [
        ("gin", 2, {}, (4.0, 7.5)),
        ("panguingue", 4, {}, (1.5, 2.5)),
        ("rummy500", 3, {}, (6.5, 13.5)),
        ("control", 3, {}, (6.5, 12.5)),
        ("control", 3, {"scoring": "penalty"}, (2.0, 4.0)),
        ("hand", 3, {}, (7.5, 15.0)),
        ("hand_partnership", 4, {}, (14.5, 29.0)),
    ],
)
def test_what_a_blunder_costs_follows_from_how_much_deals_bring(
    game: str, seats: int, options: dict[str, str], limits: tuple[float, float]
) -> None:
    stored = replace(MATCH, game=game, seat_count=seats, options=dump_options(GAMES[game].options(**options)))
    assert thresholds_of(stored) == limits


@pytest.mark.long
def test_every_game_and_table_has_thresholds() -> None:
    for game, spec in GAMES.items():
        for seats in spec.seats:
            found = thresholds_of(
                replace(MATCH, game=game, seat_count=seats, options=dump_options(spec.options()))
            )
            assert 0 < found.mistake < found.blunder


@pytest.mark.long
@pytest.mark.parametrize(("game", "seed", "ply"), PLANTED)
def test_who_discards_instead_of_the_move_that_wins_the_deal_has_blundered(
    game: str, seed: int, ply: int
) -> None:
    """The move of this ply led to a win; here the last discard is said to have been played."""
    stored = match_of(game, deals=1, seed=seed, level=Level.NORMAL)
    recording = record(stored, 1)
    won = recording.moves[ply]
    view = recording.at(ply).view(won.stored.seat)
    [*_, other] = [action for action in view.legal if isinstance(action, Discard)]
    assert not isinstance(won.action, Discard), "the computer players have changed: plant other positions"
    found = review_jobs._review_decision(GAMES[game], recording, view, ply, other, PLENTY)
    assert found is not None
    decision = found[0]
    assert load_action(GAMES[game], decision.best) == won.action
    assert decision.severity(thresholds_of(stored)) is Severity.BLUNDER
    tried = loss_of(view, won.action, other, ply, PLENTY)
    assert tried == (decision.lost, decision.lost_error), "who tries it again gets the same numbers"


@pytest.mark.long
@pytest.mark.parametrize("chances", [True, False])
def test_the_course_of_a_match_is_drawn(chances: bool) -> None:
    standings = (0.5, 0.6, 0.4, 0.7) if chances else (0.0, 12.0, -30.0, 4.0)
    drawn = draw_course(Course(standings, chances, (0, 2), ((1, "1"),)))
    assert drawn.startswith(b"\x89PNG")
    assert drawn != draw_course(Course(standings, chances, (0, 2), ()))
