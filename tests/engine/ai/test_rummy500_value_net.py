"""The value network of rummy 500: legal choices, information, options, sense."""

import random
from dataclasses import replace
from math import isfinite
from typing import Any

import numpy as np
import pytest

from engine.actions import Discard
from engine.ai.rummy500.features import FEATURES, Moment, inputs, points_of_others
from engine.ai.rummy500.policies import rank_actions
from engine.ai.rummy500.value_net import evaluate, knows, seen_by
from engine.ai.rummy500.worlds import Rummy500Decision
from engine.ai.value_net import header, read_weights
from engine.cards import Card, parse_cards
from engine.games.rummy500.terms import Meld, NextDealer, Phase, Rummy500Options, TakePile
from tests.engine.ai.rummy500_matches import new_deal
from tests.engine.ai.test_rummy500 import OPTION_SETS, decisions
from tests.engine.ai.test_value_net import stored
from tests.engine.games.rummy500.table import ME, SPEC, at


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_what_is_evaluated_is_legal_and_the_best_first(seats: int) -> None:
    taking = 0
    for deal, seat, view in decisions(seats, 2, 0.3):
        found = evaluate(view)
        for action, _ in found:
            deal.check(seat, action)
        taking += sum(isinstance(action, TakePile) for action, _ in found)
        values = [value for _, value in found]
        assert all(map(isfinite, values))
        assert values == sorted(values, reverse=True)
        if len(view.legal) > 1 and view.phase is Phase.PLAY and view.pending is view.banned is None:
            assert any(isinstance(action, Discard) for action, _ in found)
    assert taking


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_hidden_cards_change_no_value(seats: int) -> None:
    chance = random.Random(3)
    for deal, seat, view in decisions(seats, 6, 0.2):
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards))).view(seat)
        found = evaluate(view)
        evaluate.cache_clear()
        assert evaluate(twin) == found
        assert np.array_equal(inputs(seen_by(view)), inputs(seen_by(twin)))


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_network_plays_deals_to_their_end_without_a_stall(seats: int) -> None:
    deal = new_deal(seats, 8, stall_limit=0)
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, evaluate(deal.view(seat))[0][0])
        assert deal.ply < 200


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_under_options_it_was_not_trained_for_strong_ranks_the_actions(options: dict[str, Any]) -> None:
    deal = new_deal(2, 1, **options)
    view = deal.view(deal.actors[0])
    candidates = Rummy500Decision(view).candidates()
    if knows(view.options):
        assert candidates == [*evaluate(view)[: len(candidates)]]
    else:
        assert candidates == rank_actions(view)[: len(candidates)]


def test_the_options_of_a_match_change_no_deal() -> None:
    options = Rummy500Options()
    assert knows(replace(options, limit=100, clock=5, next_dealer=NextDealer.LOSER, stall_limit=0))
    assert not knows(replace(options, hand_ace=1))
    assert not knows(replace(options, stall_limit=2))


def test_a_network_for_other_features_is_refused() -> None:
    data = stored(header("rummy500", FEATURES + 1), first=np.zeros((2, 2), np.float16))
    with pytest.raises(ValueError, match="does not fit this version"):
        read_weights(data, header("rummy500", FEATURES))


def test_who_can_go_out_does() -> None:
    view = at("KC KD KH 4S", other="2C 3D 5H", phase=Phase.PLAY).view(ME)
    assert evaluate(view)[0][0] == Meld(parse_cards("KC KD KH"))


def test_what_others_are_expected_to_hold() -> None:
    """Of two cards one is known; the other may be any unseen card."""
    deal = at("KC KD KH 4S", other="2C 3D")
    view = deal.view(ME)
    unseen = [card for card in map(Card, range(52)) if card not in {*view.hand, *view.pile}]
    known = next(card for card in unseen if card == parse_cards("3D")[0])
    known_view = replace(view, known=tuple((known,) if seat != ME else () for seat in range(2)))
    points = [15 if card % 13 == 0 else min(10, card % 13 + 1) for card in unseen if card != known]
    (found,) = points_of_others(seen_by(known_view))
    assert found == pytest.approx(3 + sum(points) / len(points))


def test_the_value_at_the_end_is_what_the_hands_count() -> None:
    deal = at("4S 9H", other="2C 3D", phase=Phase.PLAY)
    seen = seen_by(deal.view(ME))
    over = seen._replace(hand=np.zeros_like(seen.hand))
    assert over.over(np.array([Moment.DISCARDING])).all()
    assert not seen.over(np.array([Moment.KEEPING])).any()
