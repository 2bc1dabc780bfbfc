"""The search in Control Card Rummy: worlds fit the seat's information, and nothing leaks."""

import random
from itertools import islice
from typing import Any

import pytest

from engine.actions import Discard, TakeUpcard
from engine.ai.control.policies import NEAR_OUT, playout_policy, rank_actions, strong
from engine.ai.control.value_net import evaluate
from engine.ai.control.worlds import ControlDecision
from engine.ai.search import assess
from engine.cards import RANK, Card
from engine.games.control.control_cards import ControlKind
from engine.games.control.deck import ControlMode
from engine.games.control.terms import LayOff, Phase
from tests.engine.ai.test_control import OPTION_SETS, decisions, named
from tests.engine.games.control.table import at, discard, drawn, meld

TABLES = tuple((mode, seats) for mode in ControlMode for seats in (2, 3))


def _agree(options: dict[str, Any], seats: int) -> None:
    chance = random.Random(1)
    hands: set[tuple[Card, ...]] = set()
    for deal, seat, view in islice(decisions(seats, 3, 0.3, **options), 400):
        if len(view.legal) == 1:
            continue
        question = ControlDecision(view)
        world = question.world(chance)
        assert world.view(seat) == view
        assert sorted(world.cards()) == sorted(deal.cards())
        hands.update(world.view(other).hand for other in range(seats) if other != seat)
    assert len(hands) > 3


@pytest.mark.long
@pytest.mark.parametrize(("mode", "seats"), TABLES, ids=named)
def test_worlds_look_to_the_seat_as_the_deal_does(mode: ControlMode, seats: int) -> None:
    _agree({"control_mode": mode}, seats)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_worlds_look_so_under_any_options(options: dict[str, Any]) -> None:
    _agree(options, 2)


@pytest.mark.long
@pytest.mark.parametrize(("mode", "seats"), TABLES, ids=named)
def test_the_answer_is_legal_and_the_same_for_any_cards_that_the_seat_cannot_see(
    mode: ControlMode, seats: int
) -> None:
    chance, moved = random.Random(2), 0
    for deal, seat, view in islice(decisions(seats, 5, 0.2, control_mode=mode), 120):
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
@pytest.mark.parametrize("options", OPTION_SETS[-8:], ids=named)
def test_what_is_weighed_is_legal_and_strong_does_the_first_or_plays_by_eye(options: dict[str, Any]) -> None:
    for deal, seat, view in islice(decisions(2, 7, 0.3, **options), 80):
        if deal.ply % 4:
            continue
        found = rank_actions(view)
        discards = isinstance(found[0][0], Discard)
        by_eye = view.phase is Phase.DRAW or (discards and view.held[1 - seat] > NEAR_OUT)
        assert strong(view) == (playout_policy(view) if by_eye else found[0][0])
        assert {action for action, _ in found} <= set(view.legal)
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_what_is_appraised_is_legal_and_the_best_first(options: dict[str, Any]) -> None:
    for deal, _, view in islice(decisions(3, 8, 0.3, **options), 60):
        if deal.ply % 3:
            continue
        found = evaluate(view)
        assert {action for action, _ in found} <= set(view.legal)
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)


def test_the_others_keep_what_goes_together() -> None:
    """Pairs of a rank are what most control cards ask for."""
    pairs = []
    for top in ("KH", "2D 6S 9H KD KH"):
        table = at("7S 7H 4C", "AC JH 9C 5C 10D 2H", top=top, stock="QS", deck="GROUP SUIT")
        question, chance = ControlDecision(table.view(0)), random.Random(1)
        hands = [question.world(chance).view(1).hand for _ in range(100)]
        pairs.append(sum(len(hand) - len({RANK[card] for card in hand}) for hand in hands))
    at_random, kept = pairs
    assert kept > 1.5 * at_random


_EIGHTS = ("0 GROUP 8S 8D 8H",)
_MORE = (*_EIGHTS, "0 SEQUENCE 3D 4D 5D", "1 SEQUENCE 9H 10H JH")


def test_what_fits_is_kept_where_two_cards_would_be_left() -> None:
    """With the pair and one more card, any new meld leaves a discard to go out with."""
    others = "AC QH 9C 7C 10D 5C 6H"
    table = at("8C 2S 2H", others, stock="KD", left=25, table=_MORE, pile="SEQUENCE", deck="GROUP STEPS")
    view = drawn(table).view(0)
    assert isinstance(rank_actions(view)[0][0], LayOff)
    assert isinstance(evaluate(view)[0][0], Discard)


def test_what_fits_is_laid_off_before_a_meld_that_goes_out() -> None:
    """The sequence can be laid under the next control card."""
    others = "AC QH 9C 7C 10D 5C 6H"
    table = at("8C 3S 4S 5S", others, stock="KD", left=25, table=_EIGHTS, deck="SEQUENCE STEPS")
    assert isinstance(evaluate(drawn(table).view(0))[0][0], LayOff)


def test_the_upcard_that_ends_the_deal_is_taken() -> None:
    table = at("7S 7H 4C", "AC JH 9C", top="7D", deck="SUIT STEPS", table=_EIGHTS)
    (action, worth), (_, other) = evaluate(table.view(0))
    assert action == TakeUpcard()
    assert worth > other


def test_who_can_go_out_does() -> None:
    """The hand has three sevens and one card to discard."""
    view = drawn(at("7S 7H 7D", "AC JH 9C", stock="2C", pile="GROUP", deck="GROUP")).view(0)
    assert assess(view, 40, 1).best.action == meld("7S 7D 7H", ControlKind.GROUP)


@pytest.mark.parametrize(("scoring", "discarded"), [("melds", "2D"), ("penalty", "QC")])
def test_playouts_discard_what_goes_with_nothing_and_keep_what_counts(scoring: str, discarded: str) -> None:
    """Pair and neighbours stay; of two single cards the one that scores worse is discarded."""
    table = at("7S 7H 5S 6H 2D", "AC JH 9C", stock="QC", control_set="classic", scoring=scoring, deck="GROUP")
    assert playout_policy(drawn(table).view(0)) == discard(discarded)
