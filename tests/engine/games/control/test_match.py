"""Points of a hand, matches to a target, and the fallback policy in Control Card Rummy."""

import random
from typing import Any

import pytest

from engine.ai import Level, choose, fallback_action
from engine.cards import Card, parse_cards
from engine.deal import Result
from engine.games.control.control_cards import ControlKind
from engine.games.control.deal import ControlDeal
from engine.games.control.score import card_points, melded_points, scores_of
from engine.games.control.terms import ControlMeld, Ending
from engine.match import SEED_BYTES, Match
from tests.engine.games.control.table import SPEC, at, discard, drawn, meld, options, result_of

# The examples of docs/rules/control.md 7.4: B lays on A's group, A on B's sequence.
MELDS = (
    ControlMeld(0, parse_cards("7S 7C 7D 7H"), ControlKind.GROUP, (0, 1, 0, 0)),
    ControlMeld(1, parse_cards("9H 10H JH QH"), ControlKind.SEQUENCE, (1, 1, 1, 0)),
)
HANDS: tuple[tuple[Card, ...], ...] = ((), parse_cards("KS 2D"))


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ({}, (28, 0)),
        ({"meld_credit": "layer"}, (33, 0)),
        ({"meld_scope": "all"}, (28, 42)),
        ({"meld_scope": "all", "meld_credit": "layer"}, (33, 37)),
        ({"meld_scope": "all", "card_points": "ten"}, (28, 39)),
        ({"scoring": "penalty"}, (0, -15)),
        ({"scoring": "penalty", "card_points": "ten"}, (0, -12)),
    ],
)
def test_the_worked_examples(values: dict[str, Any], points: tuple[int, ...]) -> None:
    assert scores_of(MELDS, HANDS, 0, options(**values)) == points


@pytest.mark.parametrize("scoring", ["melds", "penalty"])
def test_a_dead_hand_scores_nothing(scoring: str) -> None:
    """A dead hand scores nothing (docs/rules/control.md 5.6, 10.22)."""
    assert scores_of(MELDS, HANDS, None, options(scoring=scoring, meld_scope="all")) == (0, 0)


def test_whoever_goes_out_without_a_meld_scores_nothing() -> None:
    """Going out without a meld scores nothing (docs/rules/control.md 10.21)."""
    assert scores_of(MELDS, ((), (), ()), 2, options()) == (0, 0, 0)


def test_an_ace_counts_one_also_behind_a_king() -> None:
    assert card_points(parse_cards("QS KS AS"), options(ace_high=True)) == 26
    assert melded_points((), 3, options()) == (0, 0, 0)


def test_a_result_shows_its_arithmetic() -> None:
    deal = drawn(at("7S 7H", "KS 2D", top="QC", stock="7D"))
    deal.apply(0, meld("7S 7H 7D"))
    assert result_of(deal).melded == result_of(deal).points == (21, 0)
    assert result_of(deal).left == ()
    lost = drawn(at("7S 7H", "KS 2D", top="QC", stock="7D", scoring="penalty"))
    lost.apply(0, meld("7S 7H 7D"))
    assert result_of(lost).points == (0, -15)
    assert result_of(lost).left == ((), parse_cards("KS 2D"))
    assert result_of(lost).left_points == (0, 15)


def test_hands_stay_secret_where_they_do_not_count() -> None:
    """Nobody has to show the hand (docs/rules/control.md 1.6)."""
    dead = drawn(at("7S 7H 2D", "KS 2C", top="QC", stock="7D", stall=1, idle_turns=1, scoring="penalty"))
    dead.apply(0, discard("7S"))
    while dead.result is None:
        seat = dead.view(None).turn
        dead.apply(seat, fallback_action(dead.view(seat)))
    assert result_of(dead).ending is Ending.DEAD
    assert result_of(dead).left == ()
    assert result_of(dead).left_points == ()
    assert dead.view(1).hand
    assert dead.view(None).hand == ()


# Matches (docs/rules/control.md 8)


def record(match: Match, *points: int) -> Any:
    return match.record(Result(ending="out", winner=None, points=points, chips=(0,) * len(points)))


def test_the_highest_total_wins_when_somebody_has_the_target() -> None:
    match = SPEC.new_match(seats=3, options=options(target=100, meld_scope="all"))
    assert record(match, 90, 0, 60) is None
    outcome = record(match, 15, 20, 60)
    assert (outcome.ending, outcome.winners, outcome.scores) == ("target", (2,), (105, 20, 120))


def test_equal_totals_share_the_win() -> None:
    """Equal totals share the win (docs/rules/control.md 12.5)."""
    match = SPEC.new_match(seats=3, options=options(target=100, meld_scope="all"))
    assert record(match, 100, 20, 100).winners == (0, 2)


def test_in_version_2_the_limit_is_below_nought_and_the_highest_total_wins() -> None:
    """With penalty scoring the highest total wins (docs/rules/control.md 8, 10.25)."""
    match = SPEC.new_match(seats=3, options=options(target=100, scoring="penalty"))
    assert record(match, -99, 0, 0) is None
    assert record(match, -1, -120, -30).winners == (2,)


def test_the_deal_passes_on_after_every_hand_a_dead_one_too() -> None:
    """The deal passes on after every hand (docs/rules/control.md 1.2, 5.6)."""
    match = SPEC.new_match(seats=3, options=options(), dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        record(match, 0, 0, 0)
    assert dealers == [1, 2, 0, 1]


def test_of_two_the_one_who_resigns_loses_of_more_he_cannot_win() -> None:
    """Who resigns cannot win (docs/rules/control.md 10.26)."""
    two = SPEC.new_match(seats=2, options=options())
    outcome = two.resign(0)
    assert outcome is not None
    assert outcome.winners == (1,)
    three = SPEC.new_match(seats=3, options=options(target=100))
    assert three.resign(0) is None
    assert record(three, 110, 0, 0).winners == (1, 2)


# The fallback policy


def test_a_match_of_three_or_four_deals_is_a_preset() -> None:
    """A match to 500 takes fourteen deals."""
    assert (SPEC.options().target, SPEC.options(preset="short").target) == (500, 150)


OPTION_SETS: list[dict[str, Any]] = [
    *({"preset": preset} for preset in SPEC.presets),
    {"control_mode": "held", "held_controls": 3, "controls_in_force": 2},
    {"control_mode": "deck", "control_set": "numbers", "max_turnovers": 9},
    {"control_mode": "deal", "max_turnovers": 1, "stall": 1},
]


@pytest.mark.long
@pytest.mark.parametrize("values", OPTION_SETS, ids=lambda values: "-".join(map(str, values.values())))
@pytest.mark.parametrize("seats", [2, 4])
def test_the_fallback_policy_plays_to_the_end_wherever_it_takes_over(
    values: dict[str, Any], seats: int
) -> None:
    rng = random.Random(f"{values}{seats}")
    match = SPEC.new_match(seats=seats, options=options(**values))
    pack = match.pack()
    for wild in (0.0, 0.5):
        deal = match.deal(rng.sample(pack, len(pack)), seed=rng.randbytes(SEED_BYTES))
        assert isinstance(deal, ControlDeal)
        while deal.result is None:
            seat = deal.view(None).turn
            view = deal.view(seat)
            action = fallback_action(view)
            assert choose("control", Level.EASY, view) in view.legal
            deal.check(seat, action)
            deal.apply(seat, rng.choice(view.legal) if rng.random() < wild else action)


def test_the_fallback_policy_draws_has_the_pile_turned_and_discards_the_highest_card() -> None:
    """The fallback policy of docs/rules/control.md 8."""
    deal = at("3S KC", "AC 2D", left=1, stock="5H", deck="SUM")
    for verb in ("draw", "discard", "turn_over", "discard"):
        seat = deal.view(None).turn
        action = fallback_action(deal.view(seat))
        assert action.verb == verb
        deal.apply(seat, action)
    assert deal.view(0).hand == parse_cards("3S 5H")


def test_the_fallback_policy_lays_off_a_card_that_is_all_it_has() -> None:
    deal = at("8H", top="9H", table=["1 SEQUENCE 5H 6H 7H"], control_mode="held", held=["SUM", "STEPS"])
    deal.apply(0, next(action for action in deal.legal_actions(0) if action.verb == "take"))
    deal.apply(0, next(action for action in deal.legal_actions(0) if action.verb == "layoff"))
    assert fallback_action(deal.view(0)).verb == "layoff"
