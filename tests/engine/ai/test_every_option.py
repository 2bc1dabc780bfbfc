"""Playouts score actions as the table does, under every value of every option.

The sets of options are derived from the specs. A new option that changes how deals are scored or how they
end makes a test fail here until the playouts implement it, so that *expert*, hints and reviews use the same
score as the table.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.ai import Level, choose
from engine.ai.gin import policies as gin_policies
from engine.ai.gin import value_net
from engine.ai.gin import worlds as gin
from engine.ai.gin.value_net import evaluate
from engine.ai.rummy500.playout import _TURNS
from engine.ai.rummy500.worlds import Rummy500Decision
from engine.ai.rummy500.worlds import World as Rummy500World
from engine.ai.search import DECISION_PROBLEMS
from engine.cards import mask_of
from engine.deal import Deal
from engine.games.gin.arrangement import deadwood_after_discard
from engine.games.gin.deal import GinDeal
from engine.games.gin.terms import Ending, GinView, Knock
from engine.games.gin.terms import Phase as GinPhase
from engine.games.rummy500.deal import Rummy500Deal
from engine.spec import GameSpec
from engine.views import View
from tests.engine.ai.test_worlds_rummy500 import plain
from tests.engine.extremes import every_pair, every_value
from tests.engine.games.gin.table import NEAR_GIN, SCATTERED, at, c
from tests.engine.planted import planted
from tests.engine.random_play import deal_of, pick, playable

LONGEST: Final = 2_000
"""Plies after which a deal is abandoned."""
SEATS: Final = 3
"""The smallest table sizes that are tried in turn: this many."""


def decisions(
    spec: GameSpec, options: Any, numbers: Iterable[int], chance: Random
) -> Iterator[tuple[Deal, int, View, Action]]:
    """Yield decisions and actions of deals that *easy* plays with a share of random moves.

    The number of a deal decides the seats and that share.
    """
    for number in numbers:
        seats = playable(spec, options, spec.seats[number % min(SEATS, len(spec.seats))])
        match = spec.new_match(seats=seats, options=options, dealer=chance.randrange(seats))
        deal = deal_of(match, chance)
        wild = (0.1, 0.5, 1.0)[number % 3]
        while deal.result is None and deal.ply < LONGEST:
            seat, action = pick(deal, chance)
            view = deal.view(seat)
            if chance.random() > wild:
                action = choose(spec.key, Level.EASY, view)
            yield deal, seat, view, action
            deal.apply(seat, action)


# Gin: one turn ahead in many worlds at once


def _at_gin(deal: Deal, seat: int, view: Any, action: Action) -> tuple[float, float] | None:
    """Return the value of an action with the true cards, and what it comes to at the table.

    That is the result, or what the network says at the seat's next draw.
    """
    assert isinstance(deal, GinDeal)
    if view.phase is GinPhase.DEFENCE:
        return None
    other, stock = mask_of(deal.view(1 - seat).hand), deal._stock.cards()
    utility = gin.GinDecision(view)._utility
    sample = gin.Sample(view, utility, np.array([other]), np.array([stock], np.int8))
    (found,) = sample.values(action)
    table = deal.clone()
    table.apply(seat, action)
    while table.result is None:
        (actor,) = table.actors
        now = table.view(actor)
        assert isinstance(now, GinView)
        values = dict(evaluate(now))
        if actor == seat and now.phase is GinPhase.DRAW and not _makes_gin(now):
            considered = values.get(TakeUpcard()) not in {None, -gin_policies._CERTAIN}
            told = max(values.values()) if considered else value_net._leaving(now)
            return found, utility.net_scale * told
        chosen = next(iter(values))
        if isinstance(chosen, Knock) and chosen.card == now.taken:
            return None  # the other hands keep a card that they took
        table.apply(actor, chosen)
    truth = utility.of(table.result.points[seat] - table.result.points[1 - seat])
    # At the table, big gin is scored, and a knock may have other melds than the best arrangement.
    differs = table.result.laid_off or table.result.ending is Ending.BIG_GIN
    return None if found != truth and differs else (found, truth)


def _makes_gin(view: GinView) -> bool:
    return deadwood_after_discard(mask_of((*view.hand, view.pile[-1])), view.pile[-1]) == 0


# Rummy 500: playouts on masks of cards


def _at_rummy500(deal: Deal, seat: int, view: Any, action: Action) -> tuple[float, float] | None:
    assert isinstance(deal, Rummy500Deal)
    question = Rummy500Decision(view)
    hands = [mask_of(deal.view(other).hand) for other in range(len(view.held))]
    world = Rummy500World(tuple(hands), deal._stock.cards()[::-1])
    table, turns = deal.clone(), 0
    table.apply(seat, action)
    while table.result is None:
        (actor,) = table.actors
        table.apply(actor, plain(table.view(actor)))
        turns += table.actors != (actor,)
        if turns >= _TURNS:
            return None
    return question.playout(world, action), _ahead(table.result.points, (seat,))


def _ahead(points: Sequence[int], side: Sequence[int]) -> float:
    """Return the lead of a side over the average of the others."""
    others = [each for seat, each in enumerate(points) if seat not in side]
    return points[side[0]] - sum(others) / len(others)


# The other games: playouts at a table, cut short and estimated


def _last_of(
    spec: GameSpec, options: Any, number: int, chance: Random
) -> tuple[Deal, int, Action, Deal] | None:
    """Play a deal; return it before the last action, then seat, action and final deal."""
    seats = playable(spec, options, spec.seats[number % min(SEATS, len(spec.seats))])
    match = spec.new_match(seats=seats, options=options, dealer=chance.randrange(seats))
    deal = deal_of(match, chance)
    while deal.ply < LONGEST:
        before, seat = deal.clone(), deal.actors[0]
        action = choose(spec.key, Level.NORMAL, deal.view(seat))
        deal.apply(seat, action)
        if deal.result is not None:
            return before, seat, action, deal
    return None


def _compare_last(spec: GameSpec, options: Any, number: int, chance: Random) -> bool:
    """Compare a playout that ends at once with the table; return whether there was one.

    Chips that stay on the table for the next deal belong to nobody.
    """
    played = _last_of(spec, options, number, chance)
    if played is None:
        return False
    before, seat, action, deal = played
    view, result = before.view(seat), deal.result
    assert result is not None
    question = DECISION_PROBLEMS[spec.view](view)
    assert question.world(chance).view(seat) == view
    if getattr(deal.view(None), "pot", 0):
        return False
    side = next((team for team in spec.teams if seat in team), (seat,))
    ahead = _ahead(result.points, side)
    brought = question.playout(before, action)
    assert brought == pytest.approx(-ahead if spec.low_wins else ahead), f"{action} under {options}"
    return True


COMPARED: Final[dict[str, Callable[[Deal, int, Any, Action], tuple[float, float] | None]]] = {
    "gin": _at_gin,
    "rummy500": _at_rummy500,
}
"""Functions that return a playout's result and the table's, by game.

They return None where the two may differ.
"""
EVERY: Final = {"gin": 8, "rummy500": 8}
"""One decision in this many is compared."""


def _compare(spec: GameSpec, options: Any, numbers: Iterable[int], chance: Random) -> tuple[int, int]:
    """Compare playouts under some options; return how many were equal, and how many may differ."""
    equal = other = 0
    for deal, seat, view, _ in decisions(spec, options, numbers, chance):
        if len(view.legal) > 1 and chance.randrange(EVERY[spec.key]) == 0:
            tried = chance.choice(view.legal)
            found = COMPARED[spec.key](deal, seat, view, tried)
            if found is None:
                other += 1
                continue
            assert found[0] == pytest.approx(found[1]), f"{tried} after {deal.ply} plies under {options}"
            equal += 1
    return equal, other


def compare(spec: GameSpec, sets: Iterable[tuple[str, Any]], deals: int) -> None:
    """Compare playouts with the table under sets of options; each begins with another number."""
    equal = other = 0
    for first, (name, options) in enumerate(sets):
        chance, numbers = Random(f"{spec.key} {name}"), range(first, first + deals)
        if spec.key in COMPARED:
            compared = _compare(spec, options, numbers, chance)
            equal, other = equal + compared[0], other + compared[1]
        else:
            equal += sum(_compare_last(spec, options, number, chance) for number in numbers)
    assert equal > 20 * other
    assert equal > len(spec.allowed())


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_playout_brings_what_the_table_does_under_every_value_of_every_option(game: str) -> None:
    compare(GAMES[game], every_value(GAMES[game]), 1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_playout_brings_what_the_table_does_under_every_two_values_together(game: str) -> None:
    compare(GAMES[game], every_pair(GAMES[game], Random(game)), 1)


@pytest.mark.long
@pytest.mark.parametrize("game", COMPARED)
def test_an_option_that_changes_scores_and_that_playouts_do_not_know_is_found(game: str) -> None:
    spec = planted(GAMES[game])
    usual, changed = (_compare_sets(spec, value) for value in (0, 5))
    compare(spec, usual, 8)
    with pytest.raises(AssertionError, match="planted=5"):
        compare(spec, changed, 8)


def _compare_sets(spec: GameSpec, value: int) -> list[tuple[str, Any]]:
    return [(f"planted {number}", spec.options(planted=value)) for number in range(2)]


def test_a_deal_that_is_drawn_by_taking_and_discarding_the_same_card_is_drawn_in_playouts() -> None:
    """Without `repeat_take_draw` the other goes gin instead (docs/rules/gin.md 11)."""
    for repeat in (False, True):
        options: dict[str, Any] = {"discard_taken_upcard": True, "repeat_take_draw": repeat, "deals": 1}
        deal = at(GinPhase.DRAW, SCATTERED, upcard="2D", other=NEAR_GIN, **options)
        for _ in range(2):
            (seat,) = deal.actors
            deal.apply(seat, TakeUpcard())
            view = deal.view(seat)
            compared = _at_gin(deal, seat, view, Discard(c("2D")))
            assert compared is None or compared[0] == compared[1]
            deal.apply(seat, Discard(c("2D")))
        assert (deal.result is not None) == repeat
