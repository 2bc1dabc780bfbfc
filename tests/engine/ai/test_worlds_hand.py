"""The search in Hand and Hand Partnership: worlds fit the seat's information, nothing leaks."""

import random
from typing import Any

import pytest

from engine.actions import Discard, DrawStock, TakeUpcard
from engine.ai.hand.policies import normal, rank_actions, strong
from engine.ai.hand.worlds import HandDecision
from engine.ai.search import assess
from engine.cards import Card
from engine.errors import SetupError
from engine.games.hand.deal import HandDeal
from engine.games.hand.terms import Lay, Phase
from tests.engine.ai.test_hand import TABLES, decisions, named
from tests.engine.games.hand.table import a_run, at, draw, lay_off


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "chosen"), TABLES, ids=named)
def test_worlds_look_to_the_seat_as_the_deal_does(key: str, seats: int, chosen: dict[str, Any]) -> None:
    chance = random.Random(1)
    hands: set[tuple[Card, ...]] = set()
    phases: set[Phase] = set()
    for deal, seat, view in decisions(key, seats, 3, 0.3, **chosen):
        if deal.ply > 20 and deal.ply % 3:
            continue
        world = HandDecision(view).world(chance)
        assert world.view(seat) == view
        assert sorted(world.cards()) == sorted(deal.cards())
        phases.add(view.phase)
        hands.update(world.view(other).hand for other in range(seats) if other != seat)
    assert len(hands) > 3
    assert phases >= {Phase.DRAW, Phase.PLAY}


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "chosen"), TABLES, ids=named)
def test_a_round_supposed_with_the_true_cards_goes_on_as_it_does(
    key: str, seats: int, chosen: dict[str, Any]
) -> None:
    for deal, seat, view in decisions(key, seats, 5, 0.2, **chosen):
        if deal.ply % 7 or view.phase is Phase.REDEAL:
            continue
        hands = [deal.view(other).hand for other in range(seats)]
        laid = sum(len(hand) for hand in hands) + sum(len(meld.cards) for meld in view.melds)
        below, stock = deal.cards()[laid : laid + view.pile_size - 1], deal.cards()[laid + view.pile_size :]
        supposed, true = HandDeal.seen(view, hands, (*stock, *below), seed=bytes(32)), deal.clone()
        action = view.legal[-1]
        supposed.apply(seat, action)
        true.apply(seat, action)
        for other in (*range(seats), None):
            assert supposed.view(other) == true.view(other)


def test_a_round_is_not_supposed_with_cards_too_few() -> None:
    view = at("7S 8S 9S KC").view(0)
    with pytest.raises(SetupError):
        HandDeal.seen(view, [view.hand, view.hand], (), seed=bytes(32))


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "chosen"), TABLES[-8:], ids=named)
def test_the_answer_is_legal_and_the_same_for_any_cards_that_the_seat_cannot_see(
    key: str, seats: int, chosen: dict[str, Any]
) -> None:
    chance, moved = random.Random(2), 0
    for deal, seat, view in decisions(key, seats, 5, 0.2, **chosen):
        if len(view.legal) == 1 or deal.ply % 9:
            continue
        found = assess(view, 12, deal.ply)
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
        moved += twin.view((seat + 1) % seats).hand != deal.view((seat + 1) % seats).hand
        assert assess(twin.view(seat), 12, deal.ply) == found
        for one in found.ranked:
            deal.check(seat, one.action)
    assert moved


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats", "chosen"), TABLES, ids=named)
def test_what_is_weighed_is_legal_and_strong_does_the_first_or_discards_by_eye(
    key: str, seats: int, chosen: dict[str, Any]
) -> None:
    for deal, _, view in decisions(key, seats, 7, 0.3, **chosen):
        if deal.ply % 4:
            continue
        found = rank_actions(view)
        closed = not view.free[view.seat or 0] and not any(isinstance(action, Lay) for action in view.legal)
        if closed and isinstance(found[0][0], Discard):
            assert strong(view) == normal(view)
        else:
            assert strong(view) == found[0][0]
        assert {action for action, _ in found} <= set(view.legal)
        assert len(found) == len(dict(found))
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)


def about_to_go_out(**values: Any) -> HandDeal:
    """Return a deal in which seat 0 has opened, and holds two spades for its run and a discard."""
    table = at(
        "8S 9S",
        stock="2D",
        table=[a_run(4, "4S 5S 6S 7S", owner=0)],
        others={1: "KH 5C QD JC 9D 8H 6C 4D 3H 2S AC TH 7D 5S"},
        opened=[0],
        **values,
    )
    draw(table)
    return table


def test_who_can_go_out_does() -> None:
    table = about_to_go_out()
    while table.result is None:
        table.apply(0, assess(table.view(0), 40, 1).best.action)
    assert table.result.winner == 0


def test_a_value_is_what_the_others_count_beside_what_the_side_does() -> None:
    """Going out counts −30, a player who has not opened 100 (docs/rules/hand.md 9)."""
    table = about_to_go_out()
    lay_off(table, "8S", 0)
    lay_off(table, "9S", 0)
    view = table.view(0)
    question = HandDecision(view)
    assert question.playout(question.world(random.Random(1)), view.legal[-1]) == 130


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_a_second_queen_is_left_that_would_open_no_better(seed: int) -> None:
    """The second queen would replace the first, which would be left over."""
    view = at("KS KH KD QS QH QD 2S 4H 6D 8C 10H 5S 7H AD", top="QS", seats=4).view(0)
    assert TakeUpcard() in view.legal
    assert assess(view, 60, seed).best.action == DrawStock()
