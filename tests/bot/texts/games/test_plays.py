"""All melds that can be laid, and costs of discards, in Rummy 500 and Control Card Rummy."""

import random
from collections.abc import Mapping
from itertools import combinations
from typing import Any, TypeVar

import pytest

from bot.texts.games.control import plays as control_plays
from bot.texts.games.control.costs import costs as control_costs
from bot.texts.games.control.words import lay_all_label as control_label
from bot.texts.games.costs import Cost
from bot.texts.games.rummy500 import plays as rummy_plays
from bot.texts.games.rummy500.costs import costs as rummy_costs
from bot.texts.games.rummy500.words import lay_all_label as rummy_label
from bot.texts.play.discard_costs import measured
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card, code, mask_of, pack, parse_cards
from engine.deal import Deal
from engine.games.control.control_cards import ControlKind
from engine.games.control.deal import ControlDeal
from engine.games.control.terms import LayOff as ControlLayOff
from engine.games.control.terms import Meld as ControlMeld
from engine.games.rummy500.melds import melds_in, new_meld, runs_of
from engine.games.rummy500.terms import LayOff, Meld, TakePile
from tests.bot.dealt import control_on, rummy500_on
from tests.bot.ui.games.control import sample_tables as control_harness
from tests.bot.ui.games.rummy500 import sample_tables as rummy_harness
from tests.engine.games.control.table import at as control_at
from tests.engine.games.control.table import drawn
from tests.engine.games.rummy500.table import at as rummy_at

NAMES = ("Ann", "Ben", "Cid")

Kind = TypeVar("Kind", bound=Deal)


def after(deal: Kind, *actions: Action) -> Kind:
    for action in actions:
        deal.apply(deal.actors[0], action)
    return deal


def told(costs: Mapping[Card, Cost]) -> dict[str, str]:
    """Return the costs of discards by card, those marked with a star."""
    marked = measured(costs, "").cards
    return {code([card]) + "*" * (card in marked): cost.words for card, cost in costs.items()}


# --- Rummy 500


def test_the_melds_of_a_hand_are_those_worth_most_together() -> None:
    for size, seed in ((9, 1), (13, 2), (16, 3), (20, 4)):
        chance = random.Random(seed)
        for _ in range(15):
            view = rummy_at(code(chance.sample(pack(), size))).view(0)
            runs = runs_of(view.options)
            every = [
                (sum(new_meld(0, mask, runs).values), mask) for mask, _ in melds_in(mask_of(view.hand), runs)
            ]
            best = max(
                sum(points for points, _ in chosen)
                for count in range(min(4, len(every)) + 1)
                for chosen in combinations(every, count)
                if all(not one & other for (_, one), (_, other) in combinations(chosen, 2))
            )
            melds = rummy_plays.melds_in_hand(view)
            assert sum(map(len, melds)) == len({card for meld in melds for card in meld})
            assert rummy_plays.points_in_hand(view) == best


def test_all_is_laid_that_can_be_melds_first_and_the_label_says_what_it_brings() -> None:
    deal = after(rummy_at("KC KD KH 5H 6H 7H 8C 9C 2S", "5C 6C 7C", top="4D"), DrawStock())
    view = deal.view(0)
    laying = rummy_plays.lay_all(view)
    assert laying.plays == (
        Meld(parse_cards("KC KD KH")),
        Meld(parse_cards("5H 6H 7H")),
        LayOff(parse_cards("8C 9C"), 0),
    )
    assert rummy_label(laying, len(view.hand)) == "Lay all (2 melds, 2 cards laid off, 65 points)"
    out = after(rummy_at("KC KD KH 5H 6H", top="7H"), DrawStock()).view(0)
    assert rummy_label(rummy_plays.lay_all(out), 6) == "Lay all (2 melds, 48 points): you go out"
    only = after(rummy_at("8C 9C 4C 2S", "5C 6C 7C", top="KD"), DrawStock()).view(0)
    assert rummy_label(rummy_plays.lay_all(only), 5) == "Lay off all (3 cards, 21 points)"


def test_the_card_that_must_be_used_is_laid_first_as_it_brings_most() -> None:
    deal = after(rummy_at("7H 8H KS KD 9D 9S 2C", pile="9H KC 3S"), TakePile(3))
    plays = rummy_plays.lay_all(deal.view(0)).plays
    assert plays == (Meld(parse_cards("9S 9D 9H")), Meld(parse_cards("KS KC KD")))


def test_a_card_is_kept_to_be_discarded_where_the_turn_could_not_end_otherwise() -> None:
    discarding = after(rummy_at("KC KD KH 5H 6H", top="7H", go_out="must_drop"), DrawStock()).view(0)
    assert rummy_plays.lay_all(discarding).plays == (Meld(parse_cards("KC KD KH")),)
    taken = after(rummy_at("KC KD KH 5H 6H 7H", pile="2S"), TakePile(1)).view(0)
    assert rummy_plays.lay_all(taken).plays == (Meld(parse_cards("KC KD KH")),)
    assert rummy_plays.next_play(rummy_at("KC KD KH", top="2S").view(0)) is None  # nothing is drawn yet


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"go_out": "must_drop", "ace_wrap": True})])
def test_laying_all_is_legal_to_the_last_play_and_brings_what_was_told(
    seats: int, options: dict[str, Any]
) -> None:
    found = 0
    for table in rummy_harness.moments(rummy_harness.rummy(seats, 8, **options), seed=6, deals=3):
        if not rummy500_on(table).actors:
            continue
        deal, seat = rummy500_on(table).clone(), rummy500_on(table).actors[0]
        laying, before = rummy_plays.lay_all(deal.view(seat)), deal.view(seat).melded[seat]
        while (play := rummy_plays.next_play(deal.view(seat))) is not None:
            deal.apply(seat, play)
            found += 1
        assert deal.view(seat).melded[seat] - before == laying.points
        assert deal.result is not None or deal.legal_actions(seat)
    assert found > 20


def test_a_discard_costs_the_meld_that_it_breaks_and_what_fits_on_the_table() -> None:
    deal = after(rummy_at("KC KD KH 5H 6H 7H 8H 8C 9C 4S JD", "5C 6C 7C", top="2S"), DrawStock())
    assert told(rummy_costs(deal.view(0), NAMES)) == {
        **dict.fromkeys(("KC", "KD", "KH"), "breaks K♣ K♦ K♥"),
        **dict.fromkeys(("5H", "8H"), "shortens 5♥ 6♥ 7♥ 8♥"),
        **dict.fromkeys(("6H", "7H"), "breaks 5♥ 6♥ 7♥ 8♥"),
        **dict.fromkeys(("8C", "9C"), "fits Ben's #1"),  # the nine after the eight
        **dict.fromkeys(("4S*", "2S*", "JD*"), ""),
    }


def test_the_loosest_discards_are_all_those_with_the_least_company() -> None:
    deal = after(rummy_at("KC KD 4S JH 8C 2H", "5C 6C 7C", top="3S"), DrawStock())
    assert {card for card in told(rummy_costs(deal.view(0), NAMES)) if "*" in card} == {"JH*", "2H*"}


def test_a_discard_that_the_next_player_is_known_to_wait_for_says_so() -> None:
    deal = rummy_at("9H 2C 5C KD", pile="6S 7H 8H", other="6D 6C QS JC", top="3D 4D")
    after(deal, DrawStock(), Discard(parse_cards("2C")[0]), TakePile(4), Meld(parse_cards("6S 6C 6D")))
    after(deal, Discard(parse_cards("2C")[0]), DrawStock())
    found = told(rummy_costs(deal.view(0), NAMES))
    assert found["9H"] == "Ben holds 7♥ 8♥"
    assert found["KD*"] == ""


# --- Control Card Rummy

TABLE = ["1 SUIT 2D 5D 8D QD", "0 SEQUENCE 9H 10H JH", "2 STEPS 2H 6H 10H"]


def running(**given: Any) -> ControlDeal:
    """Ann has drawn 7C; SEQUENCE is in force and GROUP comes next."""
    position: dict[str, Any] = {
        "table": TABLE,
        "pile": "EVENS SEQUENCE",
        "deck": "GROUP STEPS",
        "stock": "7C",
    }
    hands = ("7S 7H 7D 5C 6C 8H 4H 2S", "AC 3C", "KC KD")
    return drawn(control_at(*hands, **(position | given)))


def test_the_best_meld_and_all_that_fits_are_laid_on_own_melds_first() -> None:
    view = running().view(0)
    plays = control_plays.lay_all(view)
    assert plays == (
        ControlMeld(parse_cards("5C 6C 7C"), ControlKind.SEQUENCE),
        ControlLayOff(parse_cards("8H"), 1),
        ControlLayOff(parse_cards("7H"), 1),
    )
    assert control_label(plays, view) == "Lay all (1 meld, 2 cards laid off): 4 cards left"
    left = after(running(), plays[0]).view(0)
    assert control_label(control_plays.lay_all(left), left) == "Lay off all (2 cards): 4 cards left"


def test_going_out_needs_the_meld_of_the_level_also_when_all_is_laid() -> None:
    level: dict[str, Any] = {"control_set": "level2", "number_suit": "any", "level_meld_to_go_out": True}
    position: dict[str, Any] = {"pile": "GROUP", "stock": "QH", "table": ["1 SEQUENCE 9H 10H JH"]}
    view = drawn(control_at("7S 7H 7D", "AC 3C", **level, **position)).view(0)
    assert control_plays.lay_all(view) == (
        ControlLayOff(parse_cards("QH"), 0),
    )  # the sevens would go too far
    free = drawn(control_at("7S 7H 7D", "AC 3C", **position)).view(0)
    label = control_label(control_plays.lay_all(free), free)
    assert label == "Lay all (1 meld, 1 card laid off): you go out"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"preset": "numbers", "number_suit": "any"}),
        (4, {"control_mode": "held"}),
        (3, {"preset": "numo_6", "hand_size": 7}),
    ],
)
def test_laying_all_in_control_is_legal_to_the_last_play(seats: int, options: dict[str, Any]) -> None:
    found = 0
    for table in control_harness.moments(control_harness.control(seats, 5, **options), seed=2):
        if not control_on(table).actors:
            continue
        deal, seat = control_on(table).clone(), control_on(table).actors[0]
        wanted = control_plays.lay_all(deal.view(seat))
        made = []
        while (play := control_plays.next_play(deal.view(seat))) is not None:
            deal.apply(seat, play)
            made.append(play)
        assert [play.cards for play in made] == [play.cards for play in wanted]
        assert deal.result is not None or deal.legal_actions(seat)
        found += len(made)
    assert found > 10


def test_a_discard_costs_a_meld_of_now_or_of_the_next_turn_and_what_fits() -> None:
    assert told(control_costs(running().view(0), NAMES)) == {
        **dict.fromkeys(("5C", "6C", "7C"), "breaks 5♣ 6♣ 7♣"),
        **dict.fromkeys(("7S", "7D", "7H"), "breaks 7♠ 7♦ 7♥ (GROUP next)"),
        "8H": "fits #2 and Cid's #3",
        "4H": "fits Cid's #3",
        "2S*": "",
    }


def test_with_points_off_a_discard_tells_what_the_card_counts() -> None:
    found = told(control_costs(running(scoring="penalty").view(0), NAMES))
    assert (found["2S*"], found["8H"]) == ("2 points", "8 points · fits #2 and Cid's #3")


def test_a_card_for_which_the_next_player_is_known_to_wait_is_told_in_control() -> None:
    deal = control_at("9S 8S 7S KH", "QC JC", stock="3D 5H 2C", pile="SEQUENCE", control_mode="deal")
    for card, other in (("8S", "QC"), ("7S", "JC")):
        after(deal, DrawStock(), Discard(parse_cards(card)[0]))
        after(deal, TakeUpcard(), Discard(parse_cards(other)[0]))
    after(deal, DrawStock())
    assert told(control_costs(deal.view(0), NAMES))["9S"] == "Ben holds 7♠ 8♠"
