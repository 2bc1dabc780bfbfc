"""The search in rummy 500: worlds fit the seat's information, and nothing leaks."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.actions import Action, Discard
from engine.ai.rummy500.policies import WORTH, plays_with, points_of, rank_actions, strong
from engine.ai.rummy500.worlds import Rummy500Decision, World
from engine.ai.search import assess
from engine.cards import RANK, SUIT, Card, cards_in, mask_of, parse_cards
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.melds import Runs, runs_of
from engine.games.rummy500.terms import LayOff, Meld, Phase, Rummy500View, TakePile
from tests.engine.ai.test_rummy500 import PAIRS, TABLES, decisions, named
from tests.engine.games.rummy500.table import ME, at


def laid_out(view: Rummy500View, world: World) -> Rummy500Deal:
    """Return a deal whose hidden cards are those of this world."""
    return Rummy500Deal.seen(view, [tuple(cards_in(hand)) for hand in world.hands], world.stock[::-1])


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_worlds_look_to_the_seat_as_the_deal_does(options: dict[str, Any], seats: int) -> None:
    chance, hands = random.Random(1), set()
    for deal, seat, view in decisions(seats, 3, 0.3, **options):
        if len(view.legal) == 1 or deal.ply % 3:
            continue
        world = laid_out(view, Rummy500Decision(view).world(chance))
        assert world.view(seat) == view
        others = [world.view(other).hand for other in range(seats) if other != seat]
        hands.update(others)
    assert len(hands) > 3


def plain(view: Rummy500View) -> Action:
    """Play as a playout does, one action at a time."""
    table, runs, hand = (
        [mask_of(meld.cards) for meld in view.melds],
        runs_of(view.options),
        mask_of(view.hand),
    )
    limit = view.options.stall_limit
    stalls = view.stock and 0 < limit <= view.turns_without_stock + 1
    takes = [action for action in view.legal if isinstance(action, TakePile) and not stalls]
    if view.phase is Phase.DRAW:
        found: dict[Action, int] = {
            next(action for action in view.legal if not isinstance(action, TakePile)): at_once(
                hand, table, runs, 0
            )
        }
        for take in takes:
            taken = view.pile[-take.count :]
            found[take] = at_once(hand | mask_of(taken), table, runs, 1 << taken[0])
        return max(found, key=lambda action: found[action])
    if plays := [action for action in view.legal if isinstance(action, Meld | LayOff)]:
        return max(plays, key=lambda play: points(play, table, runs))
    fitting = 0
    for meld in table:
        fitting |= runs.fit[meld]

    def dear(discard: Discard) -> tuple[bool, int]:
        own, discarded = company(discard.card, view.hand), company(discard.card, view.pile)
        return bool(fitting >> discard.card & 1), 5 * discarded + 2 * own + WORTH[discard.card]

    return min((action for action in view.legal if isinstance(action, Discard)), key=dear)


def at_once(hand: int, table: list[int], runs: Runs, must: int) -> int:
    """Return the points of everything that can be laid down, most valuable first.

    A play with the required cards comes first.
    """
    total = 0
    while plays := [play for play in plays_with(hand, table, runs) if play.cards & must == must]:
        play = max(plays, key=lambda play: play.points)
        total, hand, must = total + play.points, hand ^ play.cards, 0
        if play.meld is None:
            table = [*table, play.cards]
        else:
            table = [meld | play.cards * (number == play.meld) for number, meld in enumerate(table)]
    return total


def points(play: Meld | LayOff, table: list[int], runs: Runs) -> int:
    cards = mask_of(play.cards)
    return points_of(cards, cards if isinstance(play, Meld) else table[play.meld] | cards, runs)


def company(card: Card, others: Sequence[Card]) -> int:
    return sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in others
        if other != card
    )


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), PAIRS, ids=named)
def test_a_playout_goes_as_the_same_actions_at_a_table(options: dict[str, Any], seats: int) -> None:
    chance, compared = random.Random(3), 0
    for wild in (0.1, 0.5):
        for deal, seat, view in decisions(seats, 9, wild, **options):
            if len(view.legal) == 1 or deal.ply % 4:
                continue
            question = Rummy500Decision(view)
            world, action = question.world(chance), chance.choice(view.legal)
            whole = laid_out(view, world)
            whole.apply(seat, action)
            while whole.result is None:
                (other,) = whole.actors
                whole.apply(other, plain(whole.view(other)))
            own = whole.result.points[seat]
            others = (sum(whole.result.points) - own) / (seats - 1)
            assert question.playout(world, action) == own - others
            compared += 1
    assert compared > 5


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_the_answer_is_legal_and_the_same_for_any_cards_that_the_seat_cannot_see(
    options: dict[str, Any], seats: int
) -> None:
    chance, moved = random.Random(2), 0
    for deal, seat, view in decisions(seats, 5, 0.2, **options):
        if len(view.legal) == 1 or deal.ply % 7:
            continue
        found = assess(view, 12, deal.ply)
        twin = deal.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
        moved += twin.view((seat + 1) % seats).hand != deal.view((seat + 1) % seats).hand
        assert assess(twin.view(seat), 12, deal.ply) == found
        for one in found.ranked:
            deal.check(seat, one.action)
    assert moved


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_strong_does_what_it_weighs_most_or_discards_at_once(options: dict[str, Any], seats: int) -> None:
    for _, _, view in decisions(seats, 7, 0.3, **options):
        values = dict(rank_actions(view))
        best: Action = strong(view)
        assert best in values
        rest = [value for action, value in values.items() if not isinstance(action, Discard)]
        assert isinstance(best, Discard) or values[best] == max(rest)
        assert set(values) <= set(view.legal) | {best}


def test_who_can_go_out_does() -> None:
    """The hand has three kings and one card to discard; keeping the kings risks their penalty."""
    deal = at("KC KD KH 4S", other="2C 3D 5H", phase=Phase.PLAY)
    found = assess(deal.view(ME), 40, 1)
    assert found.best.action == Meld(parse_cards("KC KD KH"))
