"""The computer players and the fallback policy of panguingue: legality, information, strength."""

import inspect
import random
import statistics
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai import PLAIN, Level, choose, fallback_action
from engine.ai.panguingue import policies as panguingue
from engine.ai.panguingue.policies import Outlook, rank_actions
from engine.cards import Card
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.terms import (
    Borrow,
    Demand,
    Drop,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanView,
    Phase,
    Split,
    Stay,
)
from engine.views import View
from tests.engine.ai.matches import Player, level, plain_players
from tests.engine.ai.panguingue_matches import gains, new_deal, play_deal
from tests.engine.games.panguingue.table import SPEC, at, lying, own

PLAYERS = plain_players("panguingue")
OPTION_SETS: list[dict[str, Any]] = [
    *({"preset": preset} for preset in SPEC.presets),
    {"drawn_card_rule": "to_hand", "discard_must_meld": False, "packs": 5},
    {"drawn_card_rule": "to_hand", "discard_pickup": "stock_drawn_only", "safe_discard": False},
    {"meld_requires_drawn_card": True, "discard_pickup": "none", "rank_set": "pip", "on_exhaustion": "draw"},
    {
        "borrow_needs_own_card": False,
        "borrow_timing": "later_turn",
        "group_add_any": True,
        "forcing": "always",
    },
    {"layoff_creates_condition": True, "residue_creates_condition": False, "settlement_conditions": "ledger"},
    {"group_suits": "strict", "layoff_pays": False, "pay_extra_on_form": False, "forcing": "off", "packs": 5},
    {"initial_upcard": False, "ante": 1, "drop_cost": 100, "out_chips": 0, "safe_discard_scope": "layoff"},
    {"packs": 5, "on_exhaustion": "shuffle", "max_turnovers": 1, "drop_one_spade_suit": True, "drop_cost": 0},
]
PAIRS = tuple((OPTION_SETS[seats % len(OPTION_SETS)], seats) for seats in SPEC.seats)


def named(options: object) -> str:
    return "-".join(map(str, options.values())) if isinstance(options, dict) else str(options)


def decisions(seats: int, seed: int, wild: float, **options: Any) -> Iterator[tuple[PanDeal, int, PanView]]:
    """Yield the decisions of a deal that strong plays, with a share of random moves."""
    rng = random.Random(seed)
    deal = new_deal(seats, seed, **options)
    while deal.result is None:
        seat = rng.choice(deal.actors)
        view = deal.view(seat)
        yield deal, seat, view
        at_random = rng.random() < wild
        deal.apply(seat, rng.choice(view.legal) if at_random else choose("panguingue", Level.STRONG, view))


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), PAIRS, ids=named)
def test_nobody_is_refused_at_any_table(options: dict[str, Any], seats: int) -> None:
    for wild in (0.1, 0.6):
        for deal, seat, view in decisions(seats, seats, wild, **options):
            for player in PLAYERS.values():
                deal.check(seat, player(view))


@pytest.mark.long
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_nobody_is_refused_under_any_options(options: dict[str, Any]) -> None:
    for seed in range(3):
        for deal, seat, view in decisions(3, seed, 0.3, **options):
            for player in PLAYERS.values():
                deal.check(seat, player(view))


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_deals_among_themselves_end(name: str, options: dict[str, Any]) -> None:
    for seats in (2, 5):
        assert play_deal([PLAYERS[name]] * seats, seats, **options).ply < 5_000


@pytest.mark.parametrize("player", [panguingue.easy, panguingue.normal, panguingue.strong])
def test_a_player_gets_a_view_and_nothing_else(player: Player) -> None:
    assert list(inspect.signature(player).parameters) == ["view"]
    hints = typing.get_type_hints(player)
    assert hints == {"view": PanView, "return": Action}


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("rule", ["meld_or_discard", "to_hand"])
def test_hidden_cards_and_repetition_change_nothing(name: str, rule: str) -> None:
    rng = random.Random(11)

    def shuffled(cards: list[Card]) -> list[Card]:
        return rng.sample(cards, len(cards))

    for deal, seat, view in decisions(4, 11, 0.2, drawn_card_rule=rule):
        answer = PLAYERS[name](view)
        assert PLAYERS[name](view) == answer
        assert PLAYERS[name](deal.resampled(seat, shuffled).view(seat)) == answer


@pytest.mark.strength
def test_strong_earns_chips_from_easy() -> None:
    # Over 2,000 deals a seat of strong gained 2.6 chips a deal with a standard deviation of 5.0. At that
    # strength one choice of decks in 1,000 brings less than a chip over 100 deals; the decks here are fixed.
    assert statistics.mean(gains(PLAYERS["strong"], PLAYERS["easy"], 100)) > 1


@pytest.mark.strength
@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("strong", "normal")])
def test_every_level_gains_from_the_one_below(better: str, worse: str) -> None:
    # Over 1,000 deals normal gained 1.8 chips a deal and strong 0.7. At that strength one choice of decks in
    # ninety brings strong nothing over 200 deals, normal almost none; the decks here are fixed.
    assert statistics.mean(gains(PLAYERS[better], PLAYERS[worse], 200)) > 0


HOPELESS = "2S 4C 6D JH AC QD 7S 3H 5C KD"
PROMISING = "3S 3S 3S 5H 5C 5D 7S 7H AS 2S"


def declaring(hand: str) -> PanView:
    """Return the view of a hand's declaration at a table of four."""
    deal = at(hand, seats=4)
    return PanDeal.at(
        deal.options,
        dealer=3,
        turn=0,
        phase=Phase.DECLARE,
        pack=SPEC.new_match(seats=4, options=deal.options).pack(),
        hands=[deal.view(seat).hand for seat in range(4)],
        boards=[(), (), (), ()],
        pile=deal.view(0).pile,
        head=deal._stock.cards(),
        foot=(),
    ).view(0)


@pytest.mark.parametrize("name", [Level.NORMAL, Level.STRONG])
def test_hopeless_hands_are_dropped_and_promising_ones_played(name: Level) -> None:
    assert choose("panguingue", name, declaring(HOPELESS)) == Drop()
    assert choose("panguingue", name, declaring(PROMISING)) == Stay()


def test_of_hands_with_just_enough_normal_plays_those_with_three_of_a_place() -> None:
    three, pairs = declaring("3S 3H 3C 5D 6D QD JD 7H KS AC"), declaring("3S 3H 5H 5C 6H JD QD QH 2C AS")
    assert panguingue.links(three.hand) == panguingue.links(pairs.hand) == panguingue.ENOUGH_LINKS
    assert [panguingue.normal(view) for view in (three, pairs)] == [Stay(), Drop()]
    assert [panguingue.playout_policy(view) for view in (three, pairs)] == [Stay(), Stay()]


def test_a_dear_forfeit_keeps_strong_in() -> None:
    deal = new_deal(4, 1, drop_cost=100)
    assert {choose("panguingue", Level.STRONG, view) for _, _, view in declarations(deal)} == {Stay()}


def declarations(deal: PanDeal) -> Iterator[tuple[PanDeal, int, PanView]]:
    while deal.view(None).phase is Phase.DECLARE:
        (seat,) = deal.actors
        view = deal.view(seat)
        yield deal, seat, view
        deal.apply(seat, choose("panguingue", Level.STRONG, view))


def first_move(deal: PanDeal, player: Player) -> Action:
    """Draw from the stock and return the player's next action."""
    deal.apply(0, DrawStock())
    return player(deal.view(0))


@pytest.mark.parametrize("name", [Level.NORMAL, Level.STRONG])
def test_eleven_cards_go_out(name: Level) -> None:
    deal = at("", "3S 3H 3C 3D", "4H 5H 6H", "JD QD KD", stock="7H", seats=3)
    action = first_move(deal, level("panguingue", name))
    assert action == LayOff(own(deal, "7H")[0], 1)
    deal.apply(0, action)
    assert choose("panguingue", name, deal.view(0)) == GoOut()


@pytest.mark.parametrize("name", [Level.NORMAL, Level.STRONG])
def test_a_condition_in_hand_is_laid_down(name: Level) -> None:
    deal = at("3S 3H 3C 4D 6S QH KD 2C JC AH", stock="QD", seats=3)
    assert first_move(deal, level("panguingue", name)) == LayMeld(own(deal, "3S 3C 3H"))


@pytest.mark.parametrize("name", [Level.NORMAL, Level.STRONG])
def test_a_discard_that_pays_is_taken(name: Level) -> None:
    deal = at("4D 6S QH KD 2C JC AH", "3S 3H 3C", top="3D", seats=3, forcing="off")
    assert choose("panguingue", name, deal.view(0)) == TakeUpcard()


def test_a_discard_that_could_only_be_kept_is_left() -> None:
    # Two players who take and discard the same card in turn would never end.
    kept: dict[str, Any] = {"drawn_card_rule": "to_hand", "discard_must_meld": False}
    deal = at("4D 6S QH KD 2C JC AH 7C 4S QS", top="2D", seats=3, **kept)
    assert TakeUpcard() in deal.view(0).legal
    assert {choose("panguingue", name, deal.view(0)) for name in PLAIN} == {DrawStock()}


def test_a_split_that_pays_is_made() -> None:
    deal = at("4S 6S QH KC", "?AD 2D 3D 4D 5D 6D", stock="JC", seats=3)
    assert isinstance(first_move(deal, PLAYERS["strong"]), Split)


def counted(view: View) -> Action:
    """Return the best action by the heuristic values."""
    assert isinstance(view, PanView)
    return rank_actions(view)[0][0]


def test_who_counts_borrows_for_a_condition() -> None:
    deal = at("3S 3H QC KC 2S 5H", "3C 4C 5C 6C", stock="2D", seats=3, forcing="off")
    action = first_move(deal, counted)
    assert action == Borrow(lying(deal, 0, "3C"), own(deal, "3S 3H"))


def test_who_counts_lays_off_in_order_to_split() -> None:
    # The ace earns nothing by itself; the split creates A-2-3 (docs/rules/panguingue.md 6).
    deal = at("AD 6S QH KC JS", "?2D 3D 4D 5D 6D", stock="JC", seats=3)
    action = first_move(deal, counted)
    assert action == LayOff(own(deal, "AD")[0], 0)
    deal.apply(0, action)
    assert isinstance(counted(deal.view(0)), Split)


def test_who_counts_does_not_discard_what_the_next_player_collects_for() -> None:
    # Equal prospects: neither loose card fits another. Only the seven fits the sevens of the next player.
    deal = at("7C QH", "3S 3H 3C", "4D 5D 6D", "JS QS", stock="3D", seats=3, others={1: ("", ("7S 7H 7D",))})
    deal.apply(0, DrawStock())
    deal.apply(0, LayOff(own(deal, "3D")[0], 0))
    assert counted(deal.view(0)) == Discard(own(deal, "QH")[0])


def test_every_card_is_counted_once() -> None:
    for _, _, view in decisions(5, 3, 0.2, drop_one_spade_suit=True):
        outlook = Outlook.of(view)
        assert min(outlook.live) >= 0
        assert sum(outlook.live) == pytest.approx(1)


def demanding(board: str) -> PanView:
    """Return the view of seat 1, who may demand a lay-off of the six of hearts on a board."""
    deal = at("2S 4C AS JC QD 7C 2D", board, top="6H", seats=3)
    assert deal.view(1).phase is Phase.DEMAND
    return deal.view(1)


def test_strong_demands_what_earns_nothing_early_and_nothing_that_pays() -> None:
    assert choose("panguingue", Level.STRONG, demanding("3H 4H 5H")) == Demand()
    paid = at("2S 4C AS JC QD 7C 2D", "3S 3H 3C", top="3D", seats=3).view(1)
    assert choose("panguingue", Level.STRONG, paid) == NoDemand()


def test_the_fallback_policy_drops_and_demands_nothing() -> None:
    assert fallback_action(declaring(PROMISING)) == Drop()
    assert fallback_action(demanding("3H 4H 5H")) == NoDemand()


def test_the_fallback_policy_lays_off_only_what_was_demanded_and_discards_what_it_drew() -> None:
    deal = at("2S 4C AS JC QD 7C 2D", "3H 4H 5H", top="6H", stock="KD", seats=3)
    drawn = deal.clone()
    deal.apply(1, Demand())
    for kind in (TakeUpcard, LayOff, Discard):
        action = fallback_action(deal.view(0))
        assert type(action) is kind
        deal.apply(0, action)
    for seat in (1, 2):
        drawn.apply(seat, NoDemand())
    assert fallback_action(drawn.view(0)) == DrawStock()
    drawn.apply(0, DrawStock())
    assert fallback_action(drawn.view(0)) == Discard(own(drawn, "KD")[0])


@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_the_fallback_policy_places_nothing_unless_it_must(options: dict[str, Any]) -> None:
    quiet = {Drop, NoDemand, DrawStock, Discard}
    for _, _, view in decisions(4, 5, 0.3, **options):
        action = fallback_action(view)
        forced = not any(type(other) in quiet for other in view.legal)
        assert type(action) in quiet or forced


def test_an_absent_table_comes_to_an_end() -> None:
    assert play_deal([fallback_action] * 5, 1, max_turnovers=None).ply == 4
