"""The value network of Control Card Rummy: what it looks at beyond the end of a turn."""

from itertools import islice
from typing import Any

import pytest

from engine.ai.control.turns import DRAWING, OUT, Batch, Option, Options, worth_of
from engine.ai.control.value_net import Net, evaluate, look_ahead
from engine.games.control.terms import ControlView, Phase
from tests.engine.ai.test_control import decisions
from tests.engine.ai.training.test_control import network
from tests.engine.games.control.table import at, drawn, throw

SEQUENCE = "3S 4S 5S 9H JD KC 2C 7D"
"""A sequence, and cards that fit nothing."""


def throwing(deck: str, **options: Any) -> tuple[Options, ControlView]:
    table = at(SEQUENCE, "AC QH 9C 7C 10D 5C 6H", stock="KD", pile="GROUP", deck=deck, **options)
    view = drawn(table).view(0)
    return Options(view, Batch.new()), view


def thrown(options: Options, card: str) -> Option:
    return next(option for option in options.found if option.action == throw(card))


def test_the_next_turn_is_followed_under_the_control_card_that_all_see() -> None:
    laid = {}
    for deck in ("SEQUENCE STEPS", "GROUP STEPS"):
        options, _ = throwing(deck)
        batch = Batch.new()
        drawing, *ends = options.next_turn(thrown(options, "9H"), batch)
        assert [(option.output, option.position) for option in drawing] == [(DRAWING, 0)]
        positions = [batch.positions[option.position] for way in ends for option in way]
        assert {position.own for position in positions} >= {0}
        laid[deck] = any(position.own == 3 + 4 + 5 for position in positions)
    assert laid == {"SEQUENCE STEPS": True, "GROUP STEPS": False}


@pytest.mark.parametrize("options", [{"control_mode": "turn"}, {"preview": False}])
def test_a_turn_under_an_unknown_control_card_is_not_followed(options: dict[str, Any]) -> None:
    ways, _ = throwing("SEQUENCE STEPS", **options)
    batch = Batch.new()
    assert ways.next_turn(ways.found[0], batch) == []
    assert not batch.positions


def test_what_follows_leaves_the_turn_as_it_was() -> None:
    options, view = throwing("SEQUENCE STEPS")
    found, batch = [*options.found], Batch.new()
    options.next_turn(found[0], batch)
    assert options.found == found
    assert options.next_turn(found[0], Batch.new()) == options.next_turn(found[0], Batch.new())
    assert view == throwing("SEQUENCE STEPS")[1]


def test_a_draw_is_worth_the_mean_of_the_best_ends_with_cards_that_could_come() -> None:
    made, compared = network(), 0
    made.weights[-2][:] *= 0.02  # so that decisions are close
    for _, _, view in islice(decisions(2, 3, 0.1), 60):
        if view.phase is not Phase.DRAW or view.turned:
            continue
        options, values = look_ahead(made, view)
        if options.found[0].output != DRAWING:
            continue
        batch = Batch.new()
        plain = Options(view, batch)
        ways = plain.drawing(batch)
        outputs = made.points(batch)
        best = [max(worth_of(option, outputs) for option in way) for way in ways]
        expected = sum(best) / len(best)
        network_alone = worth_of(plain.found[0], outputs)
        assert values[0] == pytest.approx(expected, abs=0.01) or values[0] == pytest.approx(
            network_alone, abs=0.01
        )
        compared += values[0] != pytest.approx(network_alone, abs=0.01)
    assert compared


def test_going_out_comes_before_all_else() -> None:
    view = drawn(at("7S 7H 7D", "AC JH 9C", stock="2C", pile="GROUP", deck="GROUP")).view(0)
    for seed in range(4):
        options, values = look_ahead(network(seed), view)
        (best, *_) = sorted(range(len(values)), key=lambda each: -values[each])
        assert options.found[best].position == OUT


def test_hidden_cards_change_no_value() -> None:
    for deal, seat, view in islice(decisions(3, 4, 0.2), 0, 80, 9):
        twin = deal.resampled(seat, lambda cards: cards[::-1])
        assert evaluate(twin.view(seat)) == evaluate(view)


def test_a_stored_network_answers_as_it_did() -> None:
    made = network()
    stored = {name: each.tolist() for name, each in made.stored().items()}
    _, view = throwing("SEQUENCE STEPS")
    assert look_ahead(Net.read(stored), view)[1] == pytest.approx(look_ahead(made, view)[1])
