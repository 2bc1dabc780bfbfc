"""Scores, rounds, partners, presets and resigning in Hand (docs/rules/hand.md 9–11)."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine import GAMES, SetupError
from engine.ai import fallback_action
from engine.cards import Card
from engine.games.hand.match import TEAMS, HandMatch, places
from engine.games.hand.score import gulf_factor, score
from engine.games.hand.terms import DealerRule, Ending, HandOptions, HandResult, PartnershipView, TieRule
from engine.match import SEED_BYTES, Match
from tests.engine.games.hand.table import PARTNERS, SPEC, at, discard, draw, lay, options, result_of
from tests.engine.games.panguingue.table import Supply


def left(*hands: str) -> list[tuple[Card, ...]]:
    supply = Supply()
    return [supply.cards(hand.split()) for hand in hands]


def points(
    hands: Sequence[str],
    opened: Sequence[bool],
    winner: int | None,
    multiplier: int = 1,
    *,
    partners: bool = False,
    **values: Any,
) -> tuple[int, ...]:
    chosen = options(partners=partners, **values)
    return score(left(*hands), opened, winner, multiplier, chosen, TEAMS if partners else ())[1]


def ended(*by_seat: int, ending: Ending = Ending.OUT, counts: bool = True) -> HandResult:
    seats = len(by_seat)
    return HandResult(
        ending=ending,
        winner=by_seat.index(min(by_seat)) if ending is Ending.OUT else None,
        points=by_seat,
        chips=(0,) * seats,
        penalties=by_seat,
        left=((),) * seats,
        opened=(True,) * seats,
        counts=counts,
    )


def match(seats: int = 4, dealer: int = 0, **values: Any) -> HandMatch:
    made = SPEC.new_match(seats=seats, options=SPEC.options(**values), dealer=dealer)
    assert isinstance(made, HandMatch)
    return made


# The penalty of a round


def test_aces_and_jokers_cost_what_the_table_says() -> None:
    hands = ("", "AC 3H JK")

    assert points(hands, (True, True), 0) == (-30, 29)
    assert points(hands, (True, True), 0, joker_penalty=25, ace_penalty=1) == (-30, 29)
    assert points(hands, (True, True), 0, joker_penalty=50, winner_score=-10) == (-10, 64)


def test_who_has_not_opened_pays_the_flat_penalty_whatever_he_holds() -> None:
    assert points(("", "2C"), (True, False), 0) == (-30, 100)
    assert points(("", "KC KD KH KS QC QD QH QS JC JD JH JS"), (True, False), 0) == (-30, 100)
    assert points(("", "2C"), (True, False), 0, 2, unopened_penalty=200) == (-60, 400)


def test_partners_have_the_score_of_their_team() -> None:
    hands, opened = ("", "KS KH 3D", "KC KD QC QD JC", "9H"), (True, True, True, False)

    assert points(hands, opened, 0, partners=True) == (-30, 123, -30, 123)
    assert points(hands, opened, 0, 2, partners=True) == (-60, 246, -60, 246)


def test_the_winners_partner_may_count_and_is_not_doubled() -> None:
    hands, opened = ("", "KS KH 3D", "KC KD QC QD JC", "9H"), (True, True, True, False)

    assert points(hands, opened, 0, partners=True, partner_of_winner="counted") == (20, 123, 20, 123)
    assert points(hands, opened, 0, 2, partners=True, partner_of_winner="counted") == (-10, 246, -10, 246)
    unopened = (True, True, False, False)
    assert points(hands, unopened, 0, 2, partners=True, partner_of_winner="counted")[0] == 40


def test_a_round_without_a_winner_is_scored_or_void() -> None:
    hands, opened = ("KS 5D", "9C", "AC"), (True, False, True)

    assert points(hands, opened, None) == (15, 100, 11)
    assert points(hands, opened, None, no_winner_round="void_counted") == (0, 0, 0)
    both = ("KS", "5D", "AC", "2C")
    assert points(both, (True,) * 4, None, partners=True) == (21, 7, 21, 7)


@pytest.mark.parametrize(
    ("laid", "last", "factor"),
    [
        ("2C 3C 4C", "KD", 4),
        ("2C 3C 4C KS", "KD", 2),
        ("2D 3D 4D KH JK", "KD", 2),
        ("2C 3D 4C", "KD", 1),
        ("2C 3D 4C", "JK", 2),
        ("2C 3C 4C", "JK", 8),
    ],
)
def test_the_bonus_of_the_gulf(laid: str, last: str, factor: int) -> None:
    (cards, (discarded,)) = left(laid, last)

    assert gulf_factor(cards, discarded) == factor


def test_the_bonus_of_the_gulf_multiplies_a_hand() -> None:
    deal = at("8C 9C 10C JC QC KC AC", stock="2D", others={1: "KD"}, left=80, gulf_bonus=True)
    draw(deal)
    lay(deal, "8C 9C 10C JC QC KC AC")
    discard(deal, "2D")

    result = result_of(deal)
    assert (result.ending, result.multiplier, result.points) == (Ending.HAND, 8, (-240, 800))


def test_the_result_says_how_the_points_came_about() -> None:
    deal = at("KC KD KH QC QD QH", stock="2D", others={1: "KS", 2: "3D", 3: "4D"}, left=80, partners=True)
    draw(deal)
    lay(deal, "KC KD KH", "QC QD QH")
    discard(deal, "2D")

    result = result_of(deal)
    assert result.penalties == (-60, 200, 0, 200)
    assert result.points == (-60, 400, -60, 400)
    assert result.opened == (True, False, False, False)
    assert [len(hand) for hand in result.left] == [0, 1, 1, 1]


# A match


def test_the_lowest_total_of_five_rounds_wins() -> None:
    running = match()
    for _ in range(4):
        assert running.record(ended(-30, 20, 30, 40)) is None

    outcome = running.record(ended(500, 20, -30, 40))

    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("deals", (2,), (380, 100, 90, 200))


def test_equal_totals_share_the_win_and_places_leave_gaps() -> None:
    running = match(3, rounds=1)

    outcome = running.record(ended(5, -30, -30))

    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert places((88, 40, 40, 201)) == (3, 1, 1, 4)


def test_a_shared_lead_is_played_on_for_three_rounds_at_most() -> None:
    running = match(2, rounds=1, tie_rule=TieRule.EXTRA_ROUNDS)
    assert running.record(ended(5, 5)) is None
    assert running.record(ended(5, 5)) is None
    twin = running.clone()
    outcome = twin.record(ended(-30, 5))
    assert outcome is not None
    assert outcome.winners == (0,)

    assert running.record(ended(5, 5)) is None
    last = running.record(ended(5, 5))
    assert last is not None
    assert last.winners == (0, 1)


def test_partners_who_lead_together_share_nothing_with_others() -> None:
    running = PARTNERS.new_match(seats=4, options=PARTNERS.options(rounds=1, tie_rule="extra_rounds"))

    outcome = running.record(ended(-30, 80, -30, 80))

    assert outcome is not None
    assert outcome.winners == (0, 2)


def test_the_deal_rotates() -> None:
    running = match(3, dealer=2)
    running.record(ended(-30, 5, 9))
    assert running.dealer == 0


@pytest.mark.parametrize(("scores", "dealer"), [((-30, 5, 90), 2), ((90, -30, 90), 0), ((5, 90, 90), 1)])
def test_the_loser_deals_where_that_is_played(scores: tuple[int, ...], dealer: int) -> None:
    running = match(3, dealer=0, dealer_rule=DealerRule.LOSER)
    running.record(ended(*scores))
    assert running.dealer == dealer


def test_the_first_dealer_may_be_a_seat() -> None:
    assert match(4, dealer=0, first_dealer="2").dealer == 2
    with pytest.raises(SetupError) as told:
        match(2, first_dealer="3")
    assert told.value.option == "first_dealer"


def test_a_round_that_is_dealt_again_is_none_of_the_match() -> None:
    running = match(2, dealer=0, rounds=1)

    assert running.record(ended(0, 0, ending=Ending.REDEAL, counts=False)) is None
    assert (running.rounds, running.dealer) == (0, 0)
    assert running.record(ended(-30, 0)) is not None


def exhausted(running: Match) -> HandResult:
    """Play the next round by discarding each drawn card until the stock is exhausted."""
    order = random.Random(5).sample(running.pack(), 106)
    deal = running.deal(order, seed=bytes(SEED_BYTES))
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, fallback_action(deal.view(seat)))
    assert isinstance(deal.result, HandResult)
    running.close(deal)
    return deal.result


def test_rounds_without_a_winner_are_replayed_three_times_at_most() -> None:
    running = match(5, rounds=1, no_winner_round="replay", stock_end="end", dealer=3)

    for _ in range(3):
        result = exhausted(running)
        assert (result.ending, result.counts, result.points) == (Ending.EXHAUSTED, False, (0,) * 5)
        assert (running.dealer, running.outcome) == (3, None)
    last = exhausted(running)
    assert (last.counts, last.points) == (True, (100,) * 5)
    assert running.outcome is not None


# Players


def test_five_players_do_not_make_two_teams() -> None:
    for seats in (2, 3, 5, 6):
        with pytest.raises(SetupError) as told:
            PARTNERS.new_match(seats=seats)
        assert told.value.option == "seats"
        assert told.value.value == seats
        assert told.value.allowed == range(4, 5)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play_alone(seats: int) -> None:
    with pytest.raises(SetupError) as told:
        SPEC.new_match(seats=seats)
    assert told.value.allowed == range(2, 6)


def test_specs_say_who_plays_with_whom_and_that_low_wins() -> None:
    assert (SPEC.teams, PARTNERS.teams) == ((), ((0, 2), (1, 3)))
    assert SPEC.low_wins
    assert PARTNERS.low_wins
    assert not GAMES["gin"].low_wins


def test_partners_see_who_is_with_whom_and_neither_sees_the_others_hand() -> None:
    running = PARTNERS.new_match(seats=4)
    deal = running.deal(running.pack(), seed=bytes(SEED_BYTES))
    view = deal.view(0)

    assert isinstance(view, PartnershipView)
    assert view.teams == TEAMS
    partner = deal.view(2)
    assert not set(view.hand) & set(partner.hand)


# Resigning


def test_with_two_players_resigning_loses() -> None:
    outcome = match(2).resign(0)

    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("resigned", (1,))


def test_with_more_the_match_goes_on_and_who_resigned_cannot_win() -> None:
    running = match(3, rounds=1)
    assert running.resign(0) is None

    outcome = running.record(ended(-30, 50, 20))

    assert outcome is not None
    assert outcome.winners == (2,)


def test_a_partner_who_resigns_is_played_on_until_his_partner_does_too() -> None:
    running = PARTNERS.new_match(seats=4)
    assert running.resign(1) is None
    assert running.clone().resign(0) is None

    outcome = running.resign(3)

    assert outcome is not None
    assert outcome.winners == (0, 2)


def test_a_team_wins_for_who_still_plays() -> None:
    running = PARTNERS.new_match(seats=4, options=PARTNERS.options(rounds=1))
    running.resign(0)

    outcome = running.record(ended(-30, 80, -30, 80))

    assert outcome is not None
    assert outcome.winners == (2,)


# Options


def test_the_presets() -> None:
    assert SPEC.options(preset="saudi").opening_rule == "beat_last"
    levantine = PARTNERS.options(preset="levantine")
    assert isinstance(levantine, HandOptions)
    assert (levantine.rounds, levantine.max_jokers_per_meld, levantine.min_naturals_per_meld) == (7, 1, 2)
    assert (levantine.layoff_on_joker_set3, levantine.go_out_first_turn) == (False, False)
    assert (levantine.dealer_rule, levantine.hand_waives_opening) == (DealerRule.LOSER, True)


@pytest.mark.parametrize(
    ("name", "value"),
    [("run_max", 14), ("run_max", 2), ("ace_low_value", 5), ("max_jokers_per_meld", 3), ("opening_min", -1)],
)
def test_options_that_cannot_be_are_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(SetupError) as told:
        SPEC.options(**{name: value})
    assert told.value.option == name


def test_only_partners_have_options_about_partners() -> None:
    with pytest.raises(SetupError):
        SPEC.options(opening_scope="team")
    assert PARTNERS.options(opening_scope="team").opening_scope == "team"


@pytest.mark.parametrize("key", ["hand", "hand_partnership"])
@pytest.mark.parametrize("preset", ["saudi", "levantine"])
def test_the_fallback_policy_plays_every_seat_to_the_end(key: str, preset: str) -> None:
    spec = GAMES[key]
    running = spec.new_match(seats=4, options=spec.options(preset=preset))
    result = exhausted(running)

    assert result.ending is Ending.EXHAUSTED
