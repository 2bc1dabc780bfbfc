"""Rummy 500: which cards may be taken, and no dead ends (docs/rules/rummy500.md 5, 10.13, 11.1).

The reference tries every subset of the hand, as a meld and on every meld, to the end of the turn.
"""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine import IllegalAction
from engine.actions import Action, Discard
from engine.ai import fallback_action
from engine.cards import RANK, SUIT, Card, mask_of, pack
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import new_meld, runs_of
from engine.games.rummy500.terms import (
    GoingOut,
    LayOff,
    Meld,
    Phase,
    Rummy500Options,
    SingleTake,
    TakeDepth,
    TakePile,
)
from tests.engine.games.rummy500.table import ME, OTHER, options

POSITIONS = 200
Hand = frozenset[Card]
Lying = tuple[Hand, ...]
RULES = [
    {},
    {"go_out": "must_drop"},
    {"single_take": "must_use"},
    {"go_out": "must_drop", "single_take": "must_use", "ace_wrap": True},
    {"take_depth": "top", "ace_high": False},
    {"ace_wrap": True},
]


def is_set(cards: Hand) -> bool:
    return len(cards) in (3, 4) and len({RANK[card] for card in cards}) == 1


def is_run(cards: Hand, rules: Rummy500Options) -> bool:
    """Return whether the cards fill a stretch of the thirteen ranks, from any beginning."""
    if len(cards) < 3 or len({SUIT[card] for card in cards}) != 1:
        return False
    ranks = {RANK[card] for card in cards}
    for low in range(13):
        stretch = [low + step for step in range(len(cards))]
        if stretch[-1] > (13 if rules.ace_high else 12) and not rules.ace_wrap:
            continue
        if ranks == {place % 13 for place in stretch}:
            return True
    return False


def plays(hand: Hand, lying: Lying, rules: Rummy500Options) -> Iterator[tuple[Hand, int | None, Lying]]:
    """Yield every play: the cards, the meld they go on (None: a new one), the table after it."""
    for size in range(1, len(hand) + 1):
        for chosen in map(frozenset, combinations(sorted(hand), size)):
            if is_set(chosen) or is_run(chosen, rules):
                yield chosen, None, (*lying, chosen)
            for number, meld in enumerate(lying):
                whole = meld | chosen
                if is_set(whole) if is_set(meld) else is_run(whole, rules):
                    yield chosen, number, (*lying[:number], whole, *lying[number + 1 :])


def can_finish(
    hand: Hand,
    lying: Lying,
    rules: Rummy500Options,
    *,
    pending: Card | None = None,
    banned: Card | None = None,
) -> bool:
    if not hand:
        return rules.go_out is GoingOut.FREE
    if pending is None and hand - {banned}:
        return True
    return any(
        can_finish(hand - chosen, after, rules, banned=banned)
        for chosen, _, after in plays(hand, lying, rules)
        if pending is None or pending in chosen
    )


def feasible(hand: Hand, lying: Lying, taken: tuple[Card, ...], rules: Rummy500Options) -> bool:
    if rules.take_depth is TakeDepth.TOP and len(taken) > 1:
        return False
    free = len(taken) == 1 and rules.single_take is SingleTake.FREE
    mark = {"banned": taken[0]} if free else {"pending": taken[0]}
    return can_finish(hand | set(taken), lying, rules, **mark)


def positions(rng: random.Random, rules: Rummy500Options) -> Iterator[Rummy500Deal]:
    """Yield positions with few cards that combine well."""
    made = 0
    while made < POSITIONS:
        suits = rng.sample(range(4), 2)
        low = rng.randrange(13)
        near = [card for card in pack() if SUIT[card] in suits and (RANK[card] - low) % 13 < 7]
        near += [card for card in pack() if SUIT[card] not in suits and (RANK[card] - low) % 13 < 2]
        rng.shuffle(near)
        melds = []
        for _ in range(rng.randrange(3)):
            some = [
                chosen
                for chosen in map(frozenset, combinations(near[:9], 3))
                if is_set(chosen) or is_run(chosen, rules)
            ]
            if some:
                melds.append(rng.choice(some))
                near = [card for card in near if card not in melds[-1]]
        hand, depth = rng.randint(1, 5), rng.randint(1, 3)
        held, pile = near[:hand], near[hand : hand + depth]
        if len(pile) < depth:
            continue
        gone = {*held, *pile, *(card for meld in melds for card in meld)}
        left = [card for card in pack() if card not in gone]
        made += 1
        yield Rummy500Deal.at(
            rules,
            dealer=OTHER,
            turn=ME,
            hands=[held, left[:3]],
            stock=left[3:],
            pile=pile,
            melds=[new_meld(OTHER, mask_of(meld), runs_of(rules)) for meld in melds],
        )


def accepted(deal: Rummy500Deal, action: Action) -> bool:
    try:
        deal.check(ME, action)
    except IllegalAction:
        return False
    return True


def lying_of(deal: Rummy500Deal) -> Lying:
    return tuple(frozenset(meld.cards) for meld in deal.view(None).melds)


@pytest.mark.long
@pytest.mark.parametrize("values", RULES, ids=lambda values: "-".join(map(str, values)) or "seed")
def test_a_pick_up_is_legal_when_the_turn_can_be_finished_after_it(values: dict[str, object]) -> None:
    rules, rng, seen = options(**values), random.Random(5), set()
    for deal in positions(rng, rules):
        view = deal.view(ME)
        for option in view.takes:
            taken = view.pile[len(view.pile) - option.count :]
            asked = feasible(frozenset(view.hand), lying_of(deal), taken, rules)
            seen.add((option.count > 1, asked))
            assert option.legal == asked
            assert accepted(deal, TakePile(option.count)) == asked
            assert (TakePile(option.count) in view.legal) == asked
            if option.must_use is not None:
                after = deal.clone()
                after.apply(ME, TakePile(option.count))
                play = Meld(option.use) if option.meld is None else LayOff(option.use, option.meld)
                assert option.must_use in option.use
                assert accepted(after, play)
    assert len(seen) > 1


@pytest.mark.long
@pytest.mark.parametrize("values", RULES, ids=lambda values: "-".join(map(str, values)) or "seed")
def test_a_play_is_legal_when_the_turn_can_be_finished_after_it(values: dict[str, object]) -> None:
    """Follow every turn that begins with a legal pick-up, and try every subset at each step."""
    rules, rng, verdicts = options(**values), random.Random(6), set()
    for start in positions(rng, rules):
        for first in start.legal_actions(ME):
            deal = start.clone()
            deal.apply(ME, first)
            view = deal.view(ME)
            hand, lying = frozenset(view.hand), lying_of(deal)
            for chosen, number, after in plays(hand, lying, rules):
                named = tuple(rng.sample(sorted(chosen), len(chosen)))
                asked = view.pending in (None, *chosen) and can_finish(
                    hand - chosen, after, rules, banned=view.banned
                )
                verdicts.add(asked)
                assert accepted(deal, Meld(named) if number is None else LayOff(named, number)) == asked
            for card in pack():
                free = card in hand and view.pending is None and card != view.banned
                assert accepted(deal, Discard(card)) == free
    assert True in verdicts
    assert False in verdicts or values.get("go_out") is None


def outcomes(deal: Rummy500Deal, *, listed: bool) -> set[tuple[object, ...]]:
    """Return the possible results of a turn: hand, melds and points where it ends or could end."""
    found: set[tuple[object, ...]] = set()
    waiting, known = [deal], set()
    while waiting:
        deal = waiting.pop()
        view = deal.view(ME)
        place = (view.hand, view.melds, view.melded, view.pending)
        if place in known:
            continue
        known.add(place)
        if view.phase is not Phase.PLAY:
            found.add((view.hand, lying_of(deal), view.melded))
            continue
        options_: list[Action] = list(view.legal)
        if not listed:
            options_ = [
                Meld(tuple(chosen)) if number is None else LayOff(tuple(chosen), number)
                for chosen, number, _ in plays(frozenset(view.hand), lying_of(deal), view.options)
            ] + [Discard(card) for card in view.hand]
        for action in options_:
            if accepted(deal, action):
                twin = deal.clone()
                twin.apply(ME, action)
                waiting.append(twin)
    return found


@pytest.mark.long
@pytest.mark.parametrize("values", RULES, ids=lambda values: "-".join(map(str, values)) or "seed")
def test_what_is_listed_is_enough_to_come_to_whatever_a_turn_can_come_to(values: dict[str, object]) -> None:
    rules = options(**values)
    for start in positions(random.Random(7), rules):
        for first in start.legal_actions(ME):
            deal = start.clone()
            deal.apply(ME, first)
            assert outcomes(deal, listed=True) == outcomes(deal, listed=False)


@pytest.mark.long
@pytest.mark.parametrize("values", RULES, ids=lambda values: "-".join(map(str, values)) or "seed")
def test_there_is_always_something_to_do_and_the_fallback_policy_does_it(values: dict[str, object]) -> None:
    rng = random.Random(8)
    rules = options(**values)
    for deal in positions(rng, rules):
        for _ in range(40):
            if deal.result is not None:
                break
            (seat,) = deal.actors
            legal = deal.legal_actions(seat)
            assert legal
            deal.apply(seat, rng.choice(legal) if rng.random() < 0.6 else fallback_action(deal.view(seat)))
