"""The value network of gin: its choices are legal, and its inputs matter."""

import random
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.gin.policies import MELD_PAIRS, Outlook, rank_actions
from engine.ai.gin.positions import Kept, Seen, features_of
from engine.ai.gin.value_net import evaluate
from engine.cards import POINTS, Card, mask_of
from engine.games.gin.arrangement import best, deadwood_after_discard
from engine.games.gin.terms import BigGin, GinView, Knock, PassUpcard, Phase
from engine.melds import fits
from tests.engine.ai.test_gin import OPTION_SETS, decisions, named
from tests.engine.games.gin.table import ELDEST, NEAR_GIN, at, c


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_what_is_appraised_is_legal_and_among_what_strong_considers(options: dict[str, Any]) -> None:
    looked = 0
    for _, _, view in decisions(random.Random(named(options)), 1, 0.3, **options):
        assert isinstance(view, GinView)
        found = evaluate(view)
        considered = dict(rank_actions(view))
        assert {action for action, _ in found} <= set(considered)
        assert [worth for _, worth in found] == sorted([worth for _, worth in found], reverse=True)
        if any(isinstance(action, Knock | BigGin) for action in considered):
            assert any(isinstance(action, Knock | BigGin) for action, _ in found)
        looked += view.phase is Phase.DISCARD
    assert looked


@pytest.mark.long
def test_cards_that_the_other_took_are_a_reason_to_wait() -> None:
    """The other player is closer to going out, and undercuts more often."""

    def knocking(view: GinView) -> float:
        found = dict(evaluate(view))
        waits = max(worth for action, worth in found.items() if isinstance(action, Discard))
        return next(worth for action, worth in found.items() if isinstance(action, Knock)) - waits

    less = []
    for _, seat, view in decisions(random.Random(3), 50, 0.1):
        assert isinstance(view, GinView)
        taken = view.known[1 - seat]
        if view.phase is Phase.DISCARD and len(taken) > 1 and view.knocks and all(c for _, c in view.knocks):
            less.append(knocking(replace(view, known=((), ()))) - knocking(view))
    assert len(less) > 6
    assert mean(less) > 0


@pytest.mark.long
def test_who_discarded_a_card_of_the_pile_matters() -> None:
    """The other player's discards do not fit that hand; one's own discards were unwanted."""
    differ = 0
    for _, _, view in decisions(random.Random(4), 5, 0.1):
        assert isinstance(view, GinView)
        if view.phase is Phase.DISCARD and min((left for _, left in view.knocks), default=1):
            changed = evaluate(replace(view, thrown=view.thrown[::-1]))
            differ += dict(changed) != dict(evaluate(view))
    assert differ > 10


def test_a_hand_that_makes_gin_is_left_to_strong() -> None:
    view = at(
        Phase.DISCARD, "5S 6S 7S 2C 2D 2H KC KD KH KS 9D", other="3D 4C 5H 6D 8H 9C TD JC QH QD", upcard="QS"
    ).view(1)
    assert evaluate(view) == rank_actions(view)
    assert isinstance(evaluate(view)[0][0], Knock)


@pytest.mark.long
def test_an_upcard_is_worth_what_the_best_discard_after_it_is() -> None:
    compared = 0
    for deal, seat, view in decisions(random.Random(5), 6, 0.1):
        if TakeUpcard() in view.legal:
            assert isinstance(view, GinView)
            worth = dict(evaluate(view))[TakeUpcard()]
            after = deal.clone()
            after.apply(seat, TakeUpcard())
            taken = after.view(seat)
            assert isinstance(taken, GinView)
            if worth != dict(rank_actions(view))[TakeUpcard()]:
                assert worth == evaluate(taken)[0][1]
                compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("phase", "upcard", "left", "takes"),
    [
        (Phase.DRAW, "2D", DrawStock(), True),  # gin
        (Phase.DRAW, "4C", DrawStock(), False),
        (Phase.FIRST_UPCARD, "4C", PassUpcard(), False),
    ],
)
def test_a_matter_of_course_is_left_to_strong(phase: Phase, upcard: str, left: Action, takes: bool) -> None:
    """An upcard that makes gin is taken, one that lowers no deadwood is not."""
    other = "3D 5C 5H 6D 8H 9C 10D JC QH QS"
    view = at(phase, NEAR_GIN, other, upcard=upcard).view(ELDEST)
    assert evaluate(view) == rank_actions(view)
    assert evaluate(view)[0][0] == (TakeUpcard() if takes else left)


def features(view: GinView, discarded: Card) -> list[float]:
    """Return the features of a discard, computed card by card."""
    seat, outlook = view.seat or 0, Outlook.of(view)
    hand = mask_of(view.hand) ^ 1 << discarded
    lefts = [deadwood_after_discard(hand | 1 << card) for card in outlook.unseen]
    arranged = best(hand)
    loose = mask_of(arranged.loose)
    fitting = {card for meld in arranged.melds for card in fits(meld)}
    others = [card for card in view.pile if card not in view.thrown[seat]]
    last = [POINTS[card] for card in others[-3:]]
    needed, needed_by_other = (100 - view.scores[of] for of in (seat, 1 - seat))
    return [
        mean(lefts),
        lefts.count(0),
        outlook.completing(discarded),
        arranged.deadwood,
        mean(left <= view.knock_limit for left in lefts),
        mean(left <= 4 for left in lefts),
        mean(left * left for left in lefts) / 10,
        POINTS[discarded],
        sum(any(loose & pair == pair for pair in MELD_PAIRS[card]) for card in outlook.unseen),
        loose.bit_count(),
        len(fitting & set(outlook.unseen)),
        int(arranged.deadwood <= view.knock_limit),
        len({*view.known[seat]} - {discarded}),
        1 - view.stock / 31,
        len(view.known[1 - seat]),
        view.knock_limit / 10,
        needed / 100,
        needed_by_other / 100,
        max(0, 30 - needed) / 30,
        max(0, 30 - needed_by_other) / 30,
        0,
        0,
        0,
        len(others) / 10,
        mean(last) / 10 if last else 1,
        int(seat == view.dealer),
    ]


@pytest.mark.long
def test_features_in_batches_are_those_of_each_discard() -> None:
    compared = 0
    for _, _, view in decisions(random.Random(8), 2, 0.2):
        assert isinstance(view, GinView)
        if view.phase is Phase.DISCARD:
            seen = Seen.of(view)
            kept = Kept.after(seen.hand, seen.hand)
            assert [*kept.discard] == sorted(view.hand)
            for card, found in zip(sorted(view.hand), features_of(seen, kept), strict=True):
                assert [*found] == pytest.approx(features(view, card), abs=1e-4)
                compared += 1
    assert compared > 50


@pytest.mark.long
def test_the_score_matters() -> None:
    """Where a knock wins the match there is no reason to wait."""

    def waiting(view: GinView) -> float:
        found = dict(evaluate(view))
        knock = next(worth for action, worth in found.items() if isinstance(action, Knock))
        return max(worth for action, worth in found.items() if isinstance(action, Discard)) - knock

    more = []
    for _, seat, view in decisions(random.Random(6), 30, 0.1):
        assert isinstance(view, GinView)
        if view.phase is Phase.DISCARD and view.knocks and all(left for _, left in view.knocks):
            close = tuple(view.options.target - 5 if of == seat else 0 for of in range(2))
            more.append(waiting(view) - waiting(replace(view, scores=close)))
    assert len(more) > 6
    assert mean(more) > 0


ANSWERS: list[tuple[Phase, str, str, dict[Action, float]]] = [
    (Phase.DRAW, "AH 2C 3H 5S 6S 7S KC KD JH 2S", "4S", {DrawStock(): -6.09}),
    (Phase.FIRST_UPCARD, "AH 2C 3H 5S 6S 7S KC KD JH 2S", "KS", {PassUpcard(): -3.133}),
    (
        Phase.DISCARD,
        "AH 2C 2H 2D 5S 6S 7S 8S 3D 4H KC",
        "4S",
        {Discard(c("KC")): 12.571, Discard(c("4H")): 11.902, Knock(c("KC")): 14.913},
    ),
]


@pytest.mark.parametrize(("phase", "hand", "upcard", "worth"), ANSWERS)
def test_the_net_is_read_as_it_was_written(
    phase: Phase, hand: str, upcard: str, worth: dict[Action, float]
) -> None:
    """The expected numbers come from the program that trained the weights."""
    view = at(phase, hand, "9D 4C 5H 6D 8H 9C 10D JC QH QS", upcard=upcard, stock=20).view(ELDEST)
    found = dict(evaluate(view))
    assert {action: found[action] for action in worth} == pytest.approx(worth, abs=0.01)
