"""The computer players and the fallback policy of rummy 500: legality, information, strength."""

import inspect
import random
import typing
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine import parse_cards
from engine.actions import Action, Discard, DrawStock
from engine.ai import PLAIN, Level, choose, fallback_action
from engine.ai.rummy500 import policies as rummy500
from engine.cards import Card
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.terms import LayOff, Meld, Pass, Rummy500View, TakePile
from tests.engine.ai.matches import Player, plain_players, play
from tests.engine.ai.rummy500_matches import new_deal, share_won
from tests.engine.games.rummy500.table import ME, SPEC, at, c, draw, take
from tests.engine.games.rummy500.worst_deals import worst_deals

PLAYERS = plain_players("rummy500")
COUNTING = (Level.NORMAL, Level.STRONG)
OPTION_SETS: list[dict[str, Any]] = [
    *({"preset": preset} for preset in SPEC.presets),
    {"go_out": "must_drop", "single_take": "must_use", "stall_limit": 0},
    {"take_depth": "top", "ace_wrap": True, "stall_limit": 0},
    {"take_depth": "top", "single_take": "must_use", "go_out": "must_drop", "stock_end": "draw_needed"},
    {"ace_high": False, "hand_ace": 1, "stock_end": "draw_needed", "stall_limit": 0},
    {"go_out": "must_drop", "stock_end": "draw_needed", "ace_wrap": True, "stall_limit": 0},
]
PAIRS = [(options, seats) for options in OPTION_SETS for seats in SPEC.seats]
# Every set of options once; the number of players rotates.
TABLES = [(options, 2 + number % 3) for number, options in enumerate(OPTION_SETS)]


def named(options: object) -> str:
    return "-".join(map(str, options.values())) if isinstance(options, dict) else str(options)


def decisions(
    seats: int, seed: int, wild: float, **options: Any
) -> Iterator[tuple[Rummy500Deal, int, Rummy500View]]:
    """Yield the decisions of a deal that normal plays, with a share of random moves."""
    rng = random.Random(seed)
    deal = new_deal(seats, seed, **options)
    while deal.result is None:
        (seat,) = deal.actors
        view = deal.view(seat)
        yield deal, seat, view
        at_random = rng.random() < wild
        deal.apply(seat, rng.choice(view.legal) if at_random else choose("rummy500", Level.NORMAL, view))


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), PAIRS, ids=named)
def test_nobody_is_refused_wherever_a_deal_may_lead(options: dict[str, Any], seats: int) -> None:
    for wild in (0.15, 0.6):
        for deal, seat, view in decisions(seats, seats, wild, **options):
            for player in PLAYERS.values():
                deal.check(seat, player(view))


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_deals_among_themselves_end_without_a_stall(name: str, options: dict[str, Any], seats: int) -> None:
    # Every turn draws from the stock, lays something down, or follows one that did.
    deal = new_deal(seats, 7, **{**options, "stall_limit": 0})
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, PLAYERS[name](deal.view(seat)))
        assert deal.ply < 400


@pytest.mark.parametrize("name", COUNTING)
def test_the_longest_hands_are_played_to_the_end_of_the_turn(name: Level) -> None:
    for worst in worst_deals():
        deal = worst.clone()
        while deal.actors == (ME,):
            deal.apply(ME, choose("rummy500", name, deal.view(ME)))
        assert deal.view(None).held[ME] < worst.view(None).held[ME] // 2


@pytest.mark.parametrize("player", [rummy500.easy, rummy500.normal, rummy500.strong])
def test_a_player_gets_a_view_and_nothing_else(player: Player) -> None:
    assert list(inspect.signature(player).parameters) == ["view"]
    assert typing.get_type_hints(player) == {"view": Rummy500View, "return": Action}


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_hidden_cards_and_repetition_change_nothing(name: str, seats: int) -> None:
    rng = random.Random(11)

    def shuffled(cards: list[Card]) -> list[Card]:
        return rng.sample(cards, len(cards))

    for deal, seat, view in decisions(seats, 11, 0.2):
        answer = PLAYERS[name](view)
        assert PLAYERS[name](view) == answer
        assert PLAYERS[name](deal.resampled(seat, shuffled).view(seat)) == answer


@pytest.mark.strength
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("strong", "easy")])
def test_better_players_win_matches(better: str, worse: str) -> None:
    # Both win more than nine in ten matches to 500; those to 200 are shorter. The decks are fixed.
    assert share_won(PLAYERS[better], [PLAYERS[worse]], 8, limit=200) >= 0.7


@pytest.mark.strength
def test_strong_gains_from_normal() -> None:
    # Per deal strong scores 40 points more than normal, with a standard error of 4 over 110 decks played
    # twice.
    gained = 0
    for seed in range(12):
        for first in (0, 1):
            pair = [PLAYERS["strong"], PLAYERS["normal"]]
            deal = new_deal(2, seed)
            play(deal, pair if first == 0 else pair[::-1])
            result = deal.result
            assert result is not None
            gained += result.points[first] - result.points[1 - first]
    assert gained > 0


@pytest.mark.parametrize("name", COUNTING)
def test_whoever_can_go_out_goes_out(name: Level) -> None:
    deal = at("4C 5C 6C 9D 9S", pile="2H", top="9H", other="KS KD KH QS QD JD")
    draw(deal)
    while deal.actors == (ME,):
        deal.apply(ME, choose("rummy500", name, deal.view(ME)))
    assert deal.result is not None
    assert deal.view(ME).held[ME] == 0


@pytest.mark.parametrize("name", COUNTING)
def test_a_deep_card_that_brings_much_is_taken(name: Level) -> None:
    deal = at("KS KD 4C 6H 8S", pile="KH QH JH", stock=20)
    assert choose("rummy500", name, deal.view(ME)) == TakePile(3)


@pytest.mark.parametrize("name", PLAIN)
def test_a_card_that_goes_with_nothing_is_left(name: Level) -> None:
    deal = at("4C 6H 8S JD QS", pile="2D", stock=20)
    assert choose("rummy500", name, deal.view(ME)) == DrawStock()


def test_strong_leaves_a_dear_pile_when_the_other_is_about_to_go_out() -> None:
    hand, pile = "5S 5C 9D JS 2C QD", "5D JD AC 10H KS 8S"
    calm = at(hand, pile=pile, other="3S 4H 6S 8D 8H 10C JC KD 5H 9H 7C 6D 3D")
    assert choose("rummy500", Level.STRONG, calm.view(ME)) == TakePile(6)
    tense = at(hand, pile=pile, other="3S")
    assert choose("rummy500", Level.STRONG, tense.view(ME)) == DrawStock()


@pytest.mark.parametrize(
    ("other", "lays"), [("3S 4H 6S 8D 8H 10C JC KD 5H 9H 7C 6D 3D", False), ("3S", True)]
)
def test_strong_keeps_a_meld_back_until_the_other_is_about_to_go_out(other: str, lays: bool) -> None:
    deal = at("7S 7D 7H 2C 4C JD QD 9S KC", pile="AC", top="AS", other=other)
    draw(deal)
    assert isinstance(choose("rummy500", Level.STRONG, deal.view(ME)), Meld) is lays


@pytest.mark.parametrize("name", COUNTING)
def test_what_fits_a_meld_is_not_discarded(name: Level) -> None:
    # Laying the king off first would leave nothing to discard.
    deal = at("KS 2D", "KC KD KH", pile="7S", top="5H", other="3C 4C 8D 9D", go_out="must_drop")
    draw(deal)
    done = []
    while deal.actors == (ME,):
        done.append(choose("rummy500", name, deal.view(ME)))
        deal.apply(ME, done[-1])
    assert Discard(c("KS")) not in done


@pytest.mark.parametrize(("pile", "discarded"), [("7D 9H", "8C"), ("7C 9C", "5H")])
def test_strong_does_not_discard_between_two_cards_of_the_pile(pile: str, discarded: str) -> None:
    # With the eight of clubs the next player could take the seven and everything above it, for a run.
    deal = at("8C 3S 4S 3H JD JH", pile=pile, top="5H", other="4H 6S 6D JS KH AC 10H 7H 8S")
    draw(deal)
    assert choose("rummy500", Level.STRONG, deal.view(ME)) == Discard(c(discarded))


@pytest.mark.parametrize(("known", "discarded"), [("", "8C"), ("8S 8D", "5H")])
def test_strong_does_not_discard_what_another_is_known_to_collect(known: str, discarded: str) -> None:
    deal = at("8C 3S 4S 3H JD JH", pile="KC", top="5H", other="8S 8D 5D 4D 7C")
    draw(deal)
    view = replace(deal.view(ME), known=((), parse_cards(known)))
    assert choose("rummy500", Level.STRONG, view) == Discard(c(discarded))


@pytest.mark.parametrize("name", PLAIN)
def test_a_card_taken_alone_is_put_down_when_the_turn_before_had_no_stock(name: Level) -> None:
    # Two players who exchange the top of the pile in turn would never end.
    deal = at("QS QD 4C 6H", pile="2H QH", turns_without_stock=1, stall_limit=0)
    assert choose("rummy500", name, deal.view(ME)) == TakePile(1)
    take(deal, 1)
    assert choose("rummy500", name, deal.view(ME)) == Meld(parse_cards("QS QD QH"))
    useless = at("QS KD 4C 6H", pile="2H QH", turns_without_stock=1, stall_limit=0)
    assert choose("rummy500", name, useless.view(ME)) == DrawStock()


@pytest.mark.parametrize("name", PLAIN)
def test_without_stock_a_hopeless_pile_is_passed(name: Level) -> None:
    deal = at("4C 6H 8S JD", pile="QS 2D", stock=0, stock_end="draw_needed")
    assert choose("rummy500", name, deal.view(ME)) == Pass()


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=named)
def test_the_fallback_policy_never_takes_or_melds_unless_it_must(options: dict[str, Any], seats: int) -> None:
    harmless = {DrawStock, Pass, Discard}
    for _, _, view in decisions(seats, 5, 0.3, **options):
        action = fallback_action(view)
        assert type(action) in harmless or not any(type(other) in harmless for other in view.legal)


def test_the_fallback_policy_discards_what_it_drew_and_finishes_what_the_owner_began() -> None:
    deal = at("QS QD 4C 6H", pile="QH 5S", top="KD")
    drawn, taken = deal.clone(), deal.clone()
    assert fallback_action(deal.view(ME)) == DrawStock()
    draw(drawn)
    assert fallback_action(drawn.view(ME)) == Discard(c("KD"))
    take(taken, 2)
    action = fallback_action(taken.view(ME))
    assert isinstance(action, Meld | LayOff)
    taken.apply(ME, action)
    assert isinstance(fallback_action(taken.view(ME)), Discard)
