"""Turns of Control Card Rummy: drawing, melding, laying off, discarding, and edge cases."""

from typing import Any

import pytest

from engine import GAMES, Reason, parse_cards
from engine.actions import Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.events import Discarded, DrewStock, TookUpcard
from engine.games.control.control_cards import ControlKind
from engine.games.control.deal import ControlDeal
from engine.games.control.terms import (
    ControlReason,
    DealEnded,
    Ending,
    Fitting,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Phase,
    PileTurned,
    TurnOver,
)
from tests.engine.games.control.table import (
    SPEC,
    at,
    c,
    discard,
    drawn,
    lay_off,
    listed,
    meld,
    options,
    refused,
    result_of,
    told,
    view,
    words,
)

SEVENS = "7S 7H 7D 9S KC"
RUN_ON_TABLE = "1 SEQUENCE 4H 5H 6H"


# The deal and the turn (docs/rules/control.md 1, 2)


@pytest.mark.parametrize(("seats", "size", "stock"), [(2, 10, 31), (2, 13, 25), (3, 10, 73), (6, 13, 25)])
def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer(
    seats: int, size: int, stock: int
) -> None:
    match = SPEC.new_match(seats=seats, options=options(hand_size=size), dealer=1)
    pack = match.pack()
    deal = match.deal(pack, seed=bytes(32))
    assert isinstance(deal, ControlDeal)
    beginner = 2 % seats
    assert deal.actors == (beginner,)
    assert sorted(deal.view(beginner).hand) == sorted(pack[: seats * size : seats])
    table = deal.view(None)
    assert table.held == (size,) * seats
    assert table.pile == (pack[seats * size],)
    assert table.stock == stock
    assert len(table.in_force) == 1
    assert table.preview is not None


def test_control_cards_come_in_an_order_that_the_seed_decides() -> None:
    def order(seed: bytes) -> tuple[Card, ...]:
        match = SPEC.new_match(seats=2, options=options())
        deal = match.deal(match.pack(), seed=seed)
        assert isinstance(deal, ControlDeal)
        deck = deal._controls
        return (*deck.pile, *deck.deck)

    first = order(bytes(32))
    assert order(bytes(32)) == first
    assert sorted(order(b"\x01" * 32)) == sorted(first)
    assert len({order(bytes([number] * 32)) for number in range(20)}) == 20


def test_the_turned_up_card_may_be_taken_at_once() -> None:
    """The upcard may be taken, and may simply be kept (docs/rules/control.md 5.1, 10.6)."""
    match = SPEC.new_match(seats=3, options=options(), dealer=2)
    deal = match.deal(match.pack(), seed=bytes(32))
    assert isinstance(deal, ControlDeal)
    upcard = deal.view(None).pile[-1]
    (event,) = deal.apply(0, TakeUpcard())
    assert event == TookUpcard(0, upcard)
    assert deal.view(1).known == ((upcard,), (), ())
    assert deal.view(1).taken == upcard
    assert deal.view(1).drawn is None
    assert deal.view(0).drawn == upcard


def test_the_draw_comes_first_and_only_once() -> None:
    deal = at(SEVENS)
    for action in (meld("7S 7H 7D"), lay_off("KC"), discard("KC")):
        assert refused(deal, action).reason is ControlReason.DRAW_FIRST
    drawn(deal)
    for draws in (DrawStock(), TakeUpcard(), TurnOver()):
        refusal = refused(deal, draws)
        assert (refusal.reason, refusal.rule) == (ControlReason.ALREADY_DREW, "2.1")


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    deal = at("7S 7H", stock="7D", top="QC")
    assert refused(deal, DrawStock(), seat=1).reason is Reason.NOT_YOUR_TURN
    drawn(deal)
    deal.apply(0, meld("7S 7H 7D"))
    assert refused(deal, DrawStock(), seat=1).reason is Reason.DEAL_OVER


def test_one_meld_a_turn_whatever_is_in_force() -> None:
    """Only one meld a turn is allowed (docs/rules/control.md 10.5)."""
    deal = drawn(at("7S 7H 7D 9S 9H 9D KC", controls_in_force=2, pile="GROUP SEQUENCE"))
    deal.apply(0, meld("7S 7H 7D"))
    assert view(deal).phase is Phase.MELDED
    refusal = refused(deal, meld("9S 9H 9D"))
    assert (refusal.reason, refusal.rule) == (ControlReason.ONE_MELD, "10.5")
    assert listed(deal, Meld) == []


def test_melding_and_laying_off_come_in_any_order() -> None:
    """Lay-offs need no own meld, before or after (docs/rules/control.md 10.7, 10.8)."""
    deal = drawn(at("7S 7H 7D 7C 8H KC", table=[RUN_ON_TABLE], stock="QD"))
    assert told(deal, lay_off("7H")) == [
        LaidOff(0, (c("7H"),), 0, ControlKind.SEQUENCE, parse_cards("4H 5H 6H 7H"))
    ]
    assert told(deal, meld("7S 7D 7C")) == [MeldLaid(0, ControlKind.GROUP, parse_cards("7S 7C 7D"), 1)]
    deal.apply(0, lay_off("8H"))
    assert view(deal).melds[0].by == (1, 1, 1, 0, 0)
    assert view(deal).melds[0].owner == 1


def test_nobody_is_forced_to_meld_or_to_take() -> None:
    """Melding and taking are optional (docs/rules/control.md 10.4)."""
    deal = drawn(at("7S 7H 7D KC", stock="2C"))
    assert told(deal, discard("KC")) == [Discarded(0, c("KC"))]
    assert deal.actors == (1,)


# What a control card allows to meld (docs/rules/control.md 3)


def test_a_refused_meld_says_what_refused_it_and_what_would_fit() -> None:
    """Only the card in force decides, and the refusal names it (docs/rules/control.md 10.2)."""
    deal = drawn(at("4H 5H 6H 7S 7D 7C KC", stock="2C", pile="SEQUENCE GROUP"))
    refusal = refused(deal, meld("4H 5H 6H"))
    assert (refusal.reason, refusal.rule) == (ControlReason.CONTROL_REFUSES, "10.2")
    assert refusal.cards == parse_cards("4H 5H 6H")
    assert refusal.facts == {
        "in_force": (ControlKind.GROUP,),
        "fits": (ControlKind.SEQUENCE,),
        "named": None,
        "fitting": (Fitting(ControlKind.GROUP, parse_cards("7S 7C 7D")),),
    }


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (meld("4H 5H"), Reason.NOT_A_MELD),
        (meld("4H 5H KC"), Reason.NOT_A_MELD),
        (meld(""), Reason.NOT_A_MELD),
        (meld("4H 5H 6H", ControlKind.SUM), ControlReason.NOT_THAT_KIND),
        (meld("4H 5H 6H", ControlKind.GROUP), ControlReason.NOT_THAT_KIND),
        (meld("7S 7D 7C"), ControlReason.CONTROL_REFUSES),
        (meld("4H 5H 7H"), Reason.NOT_IN_HAND),
        (meld("4H 4H 5H"), Reason.NOT_IN_HAND),
        (Meld((c("4H"), c("5H"), c("5H"))), Reason.CARD_TWICE),
    ],
)
def test_every_other_bad_meld_has_its_reason(action: Meld, reason: str) -> None:
    deal = drawn(at("4H 5H 6H 7S 7D 7C KC", stock="2C", pile="SEQUENCE"))
    assert refused(deal, action).reason == reason


def test_two_copies_of_a_card_are_in_no_meld() -> None:
    """No meld contains two copies of a card (docs/rules/control.md 10.16)."""
    deal = drawn(at("7S 7S 7H KC", stock="2C", decks="2"))
    refusal = refused(deal, meld("7S 7S 7H"))
    assert (refusal.reason, refusal.rule) == (ControlReason.TWO_COPIES, "3")


def test_equal_cards_give_equal_melds_listed_once() -> None:
    deal = drawn(at("7S 7S 7H 7H 7D KC", stock="KC", decks="2"))
    assert listed(deal, Meld) == [meld("7S 7D 7H", ControlKind.GROUP)]
    assert [words([action.card]) for action in listed(deal, Discard) if isinstance(action, Discard)] == [
        ["7S"],
        ["KC"],
        ["7D"],
        ["7H"],
    ]


def test_a_meld_that_fits_several_kinds_is_listed_for_each() -> None:
    deal = drawn(at("2H 4H 6H KC", stock="QC", controls_in_force=2, pile="STEPS SUM"))
    assert listed(deal, Meld) == [
        meld("2H 4H 6H", ControlKind.STEPS),
        meld("2H 4H 6H", ControlKind.SUM),
    ]
    assert told(deal, meld("2H 4H 6H", ControlKind.SUM)) == [
        MeldLaid(0, ControlKind.SUM, parse_cards("2H 4H 6H"), 0)
    ]


def test_fitting_melds_are_marked_out_of_turn_too_and_for_nobody_else() -> None:
    deal = at("2H 4H 9C", "7S 7H 7D 7C")
    assert len(view(deal, 1).fitting) == 5
    assert view(deal, 0).fitting == view(deal, None).fitting == ()


# Laying off (docs/rules/control.md 4)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (lay_off("KC", 0), Reason.DOES_NOT_FIT),
        (lay_off("3H", 1), ControlReason.CLOSED_KIND),
        (lay_off("3H", 2), ControlReason.NO_SUCH_MELD),
        (lay_off("3H", -1), ControlReason.NO_SUCH_MELD),
        (lay_off("", 0), Reason.DOES_NOT_FIT),
        (lay_off("KC", None), Reason.DOES_NOT_FIT),
        (lay_off("9S", 0), Reason.NOT_IN_HAND),
        (LayOff((c("3H"), c("3H")), 0), Reason.CARD_TWICE),
    ],
)
def test_a_lay_off_that_does_not_fit_has_its_reason(action: LayOff, reason: str) -> None:
    deal = drawn(at("3H 8H KC", table=[RUN_ON_TABLE, "1 SUIT 2D 5D 9D KD"], stock="QC"))
    refusal = refused(deal, action)
    assert refusal.reason == reason
    if action.cards == (c("3H"),):
        assert refusal.facts["fits"] == (0,)


def test_a_card_that_fits_two_melds_needs_a_name() -> None:
    deal = drawn(at("7H KC 2C", table=[RUN_ON_TABLE, "0 GROUP 7S 7C 7D"], stock="QC"))
    refusal = refused(deal, lay_off("7H", None))
    assert (refusal.reason, refusal.facts["fits"]) == (ControlReason.NAME_THE_MELD, (0, 1))
    deal.apply(0, lay_off("7H", 1))
    assert words(view(deal).melds[1].cards) == ["7S", "7C", "7D", "7H"]


def test_an_unnamed_lay_off_goes_where_it_fits() -> None:
    deal = drawn(at("3H KC 2C", table=["0 GROUP 9S 9C 9D", RUN_ON_TABLE], stock="QC"))
    (event,) = told(deal, lay_off("3H", None))
    assert isinstance(event, LaidOff)
    assert event.meld == 1


def test_steps_are_filled_in_by_several_cards_at_once() -> None:
    deal = drawn(at("4H 8H KC", table=["1 STEPS 2H 6H 10H"], stock="QC"))
    assert lay_off("4H 8H") in listed(deal, LayOff)
    assert refused(deal, lay_off("4H")).reason is Reason.DOES_NOT_FIT
    deal.apply(0, lay_off("4H 8H"))
    assert words(view(deal).melds[0].cards) == ["2H", "4H", "6H", "8H", "10H"]


def test_several_cards_may_be_named_though_they_are_listed_one_by_one() -> None:
    deal = drawn(at("7H 8H KC", table=[RUN_ON_TABLE], stock="QC"))
    assert listed(deal, LayOff) == [lay_off("7H")]
    deal.apply(0, lay_off("8H 7H"))
    assert words(view(deal).melds[0].cards) == ["4H", "5H", "6H", "7H", "8H"]


def test_a_higher_card_must_be_divisible_by_all() -> None:
    """A factor must divide all cards (docs/rules/control.md 10.18)."""
    deal = drawn(at("QH AH KC", table=["0 FACTORS 2H 4H 8H"], stock="QC"))
    assert refused(deal, lay_off("QH")).reason is Reason.DOES_NOT_FIT
    deal.apply(0, lay_off("AH"))


# The pile and the stock (docs/rules/control.md 5)


def test_the_card_taken_stays_in_hand_this_turn() -> None:
    deal = at("3S KC", top="9D")
    deal.apply(0, TakeUpcard())
    refusal = refused(deal, discard("9D"))
    assert (refusal.reason, refusal.rule, refusal.cards) == (Reason.TAKEN_CARD, "5.2", (c("9D"),))
    assert discard("9D") not in deal.legal_actions(0)
    deal.apply(0, discard("KC"))
    deal.apply(1, DrawStock())
    deal.apply(1, discard("AC"))
    deal.apply(0, DrawStock())
    assert discard("9D") in deal.legal_actions(0)


def test_the_twin_of_the_card_taken_is_another_card() -> None:
    """Either name means the copy that may be discarded (docs/rules/control.md 5.2)."""
    deal = at("9D KC", top="9D", decks="2")
    taken = view(deal).pile[-1]
    deal.apply(0, TakeUpcard())
    twin = next(card for card in view(deal).hand if card % 64 == taken % 64 and card != taken)
    assert Discard(twin) in deal.legal_actions(0)
    assert Discard(taken) not in deal.legal_actions(0)
    assert told(deal, Discard(taken))[0] == Discarded(0, twin)
    assert view(deal).known[0] == (taken,)


def test_a_meld_takes_the_card_taken_before_its_twin() -> None:
    deal = at("9D 9S 9H KC", top="9D", decks="2")
    taken = view(deal).pile[-1]
    deal.apply(0, TakeUpcard())
    twin = next(card for card in view(deal).hand if card % 64 == taken % 64 and card != taken)
    (event,) = told(deal, Meld((twin, *parse_cards("9S 9H"))))
    assert isinstance(event, MeldLaid)
    assert taken in event.cards
    assert view(deal).taken is None
    assert Discard(twin) in deal.legal_actions(0)


def test_only_the_card_taken_may_not_be_left() -> None:
    """The last card may not be the one taken this turn (docs/rules/control.md 5.3)."""
    deal = at("8H", top="KC", table=["1 SEQUENCE 5H 6H 7H"])
    deal.apply(0, TakeUpcard())
    refusal = refused(deal, lay_off("8H"))
    assert (refusal.reason, refusal.rule, refusal.cards) == (ControlReason.LEAVES_TAKEN, "5.3", (c("KC"),))
    assert deal.legal_actions(0) == (discard("8H"),)


def test_the_card_taken_may_be_left_where_it_can_be_laid_off() -> None:
    deal = at("8H", top="9H", table=["1 SEQUENCE 5H 6H 7H"])
    deal.apply(0, TakeUpcard())
    deal.apply(0, lay_off("8H"))
    assert deal.legal_actions(0) == (lay_off("9H"),)
    assert refused(deal, discard("9H")).reason is Reason.TAKEN_CARD
    deal.apply(0, lay_off("9H"))
    assert result_of(deal).winner == 0


def test_a_meld_may_leave_the_card_taken_where_it_can_be_laid_off_on_that_meld() -> None:
    deal = at("7S 7H 7D", top="7C")
    deal.apply(0, TakeUpcard())
    deal.apply(0, meld("7S 7H 7D"))
    assert deal.legal_actions(0) == (lay_off("7C"),)
    closed = at("7S 8S 9S JS", top="QH", pile="SUIT")
    closed.apply(0, TakeUpcard())
    assert refused(closed, meld("7S 8S 9S JS")).reason is ControlReason.LEAVES_TAKEN
    assert listed(closed, Meld) == []


def test_an_empty_pile_has_nothing_to_take() -> None:
    deal = at("3S KC 5D", "AC 2D", top="9D", left=3, stock="2C 3C 4C")
    deal._pile.clear()
    assert refused(deal, TakeUpcard()).reason is ControlReason.NO_UPCARD
    assert deal.legal_actions(0) == (DrawStock(),)


def test_the_pile_is_turned_over_only_when_the_stock_is_empty() -> None:
    deal = at("3S KC", stock="2C", left=1)
    refusal = refused(deal, TurnOver())
    assert (refusal.reason, refusal.rule) == (ControlReason.STOCK_LEFT, "5.4")
    deal = at("3S KC", left=0)
    assert refused(deal, DrawStock()).reason is ControlReason.STOCK_EMPTY
    assert deal.legal_actions(0) == (TurnOver(), TakeUpcard())


def test_a_pile_turned_over_is_not_shuffled_and_brings_the_next_control_card() -> None:
    """It is turned over before the draw (docs/rules/control.md 5.4, 10.12, 12.2)."""
    deal = at("3S KC", top="QH", left=0, deck="SUM STEPS")
    pile = view(deal).pile
    events = told(deal, TurnOver())
    assert [type(event).__name__ for event in events] == ["PileTurned", "ControlPlayed", "DrewStock"]
    assert events[0] == PileTurned(0, len(pile), 1)
    assert events[2] == DrewStock(0, pile[0])
    assert events[2].seen_by(1) == DrewStock(0, None)
    assert view(deal, 1).turned == pile[1:]
    assert view(deal, 1).known[0] == (pile[0],)
    assert view(deal).in_force == (ControlKind.SUM,)
    assert view(deal).preview is ControlKind.STEPS
    assert view(deal).pile == ()
    deal.apply(0, Discard(pile[0]))  # docs/rules/control.md 5.5: it counts as drawn from the stock
    assert view(deal).in_force == (ControlKind.SUM,)


def test_taking_the_discard_turns_nothing_over() -> None:
    """Taking the discard turns no pile over (docs/rules/control.md 10.23)."""
    deal = at("3S KC", left=0, deck="SUM")
    deal.apply(0, TakeUpcard())
    assert (view(deal).turnovers, view(deal).in_force) == (0, (ControlKind.GROUP,))


@pytest.mark.parametrize(("limit", "dead"), [(3, True), (4, False), (0, False)])
def test_a_fourth_turn_over_is_a_dead_hand(limit: int, *, dead: bool) -> None:
    """The limit ends the hand, and 0 is no limit (docs/rules/control.md 5.6, 12.6)."""
    deal = at("3S KC", left=0, turnovers=3, deck="SUM", max_turnovers=limit)
    events = told(deal, TurnOver())
    assert (deal.result is not None) == dead
    if dead:
        assert events == [DealEnded(0, Ending.DEAD, None, (0, 0))]
        assert result_of(deal).points == (0, 0)
        assert view(deal).in_force == (ControlKind.GROUP,)


@pytest.mark.parametrize("stall", [1, 2, 0])
def test_turns_without_stock_card_meld_or_lay_off_make_a_dead_hand(stall: int) -> None:
    """The limit ends the hand, and 0 is no limit (docs/rules/control.md 5.6, 12.6)."""
    deal = at("3S KC 5D", "AC 2D 6D", "JH QH 9C", stall=stall)
    turns = 0
    while deal.result is None and turns < 9:
        seat = deal.view(None).turn
        deal.apply(seat, TakeUpcard())
        discards = [card for card in view(deal, seat).hand if card != view(deal).taken]
        deal.apply(seat, Discard(discards[0]))
        turns += 1
    assert turns == (stall * 3 or 9)
    assert (deal.result is not None) == bool(stall)


@pytest.mark.parametrize("draws", [DrawStock, TakeUpcard])
def test_a_hand_without_limits_ends_also_among_players_who_only_draw_and_discard(
    draws: type[DrawStock | TakeUpcard],
) -> None:
    """Regression: computer players went on for ever; 0 now means a hundred turns."""
    match = SPEC.new_match(seats=2, options=options(stall=0, max_turnovers=0), dealer=1)
    deal = match.deal(match.pack(), seed=bytes(32))
    assert isinstance(deal, ControlDeal)
    while deal.result is None:
        assert deal.ply < 10_000
        (seat,) = deal.actors
        legal = deal.legal_actions(seat)
        wanted = next((action for action in legal if isinstance(action, draws)), legal[0])
        discards = [action for action in legal if isinstance(action, Discard)]
        deal.apply(seat, discards[-1] if discards else wanted)
    assert result_of(deal).ending is Ending.DEAD
    assert deal.ply > 300


def test_a_stock_card_a_meld_or_a_lay_off_is_progress() -> None:
    deal = at("7S 7H 7D 8H KC", "AC 2D 6D", table=[RUN_ON_TABLE], top="7C", idle_turns=5)
    deal.apply(0, TakeUpcard())
    deal.apply(0, meld("7S 7D 7C"))
    deal.apply(0, discard("KC"))
    assert view(deal).idle_turns == 0
    deal.apply(1, TakeUpcard())
    deal.apply(1, discard("AC"))
    assert view(deal).idle_turns == 1
    deal.apply(0, TakeUpcard())
    deal.apply(0, lay_off("7H"))
    deal.apply(0, discard("8H"))
    assert view(deal).idle_turns == 0
    deal.apply(1, DrawStock())
    assert view(deal).idle_turns == 0


# Going out (docs/rules/control.md 6)


@pytest.mark.parametrize(
    ("hand", "stock", "actions"),
    [
        ("7S 7H", "7D", [meld("7S 7H 7D")]),
        ("7H", "3H", [lay_off("7H"), lay_off("3H")]),
        ("KC", "7H", [lay_off("7H"), discard("KC")]),
    ],
)
def test_there_are_three_ways_out(hand: str, stock: str, actions: list[Meld]) -> None:
    """A player goes out by a meld, a lay-off or a discard (docs/rules/control.md 10.9)."""
    deal = drawn(at(hand, "7S 7D 7C 4C" if "7S" not in hand else "AC JH", stock=stock, table=[RUN_ON_TABLE]))
    for action in actions:
        assert deal.result is None
        events = told(deal, action)
    assert isinstance(events[-1], DealEnded)
    assert result_of(deal).ending is Ending.OUT
    assert result_of(deal).winner == 0
    assert view(deal, 1).phase is Phase.OVER
    assert deal.actors == ()


def test_one_card_left_and_nothing_to_lay_off_on_plays_on() -> None:
    """A player with one card left plays on (docs/rules/control.md 10.10)."""
    deal = drawn(at("KC", stock="2C"))
    deal.apply(0, discard("KC"))
    assert deal.result is None
    assert view(deal).held[0] == 1


def test_on_level_sets_two_cards_are_kept_until_the_levels_meld_is_made() -> None:
    """On level sets two cards are kept until the level's meld (docs/rules/control.md 9, 12.1)."""
    house: dict[str, Any] = {"control_set": "level2", "level_meld_to_go_out": True}
    deal = drawn(at("8H 7H", stock="2C", table=[RUN_ON_TABLE], **house))
    deal.apply(0, lay_off("7H"))
    refusal = refused(deal, lay_off("8H"))
    assert (refusal.reason, refusal.rule) == (ControlReason.LEVEL_MELD_FIRST, "12.1")
    assert refusal.facts["kinds"] == (ControlKind.SUM,)
    assert {type(action) for action in deal.legal_actions(0)} == {Discard}
    free = drawn(at("8H 7H", stock="2C", table=[RUN_ON_TABLE, "0 SUM 2D 3D 5D"], **house))
    free.apply(0, lay_off("7H"))
    free.apply(0, lay_off("8H"))
    free.apply(0, discard("2C"))
    assert result_of(free).winner == 0


@pytest.mark.parametrize(("hand", "made"), [("2D 3D", True), ("7S 7H", False)])
def test_the_levels_meld_itself_may_go_out(hand: str, *, made: bool) -> None:
    deal = drawn(at(hand, stock="5D" if made else "7D", control_set="level3", level_meld_to_go_out=True))
    action = meld(f"{hand} 5D" if made else f"{hand} 7D")
    if made:
        deal.apply(0, action)
        assert result_of(deal).winner == 0
    else:
        assert refused(deal, action).reason is ControlReason.LEVEL_MELD_FIRST


@pytest.mark.parametrize("preset", SPEC.presets)
def test_every_preset_says_what_it_is_in_its_options(preset: str) -> None:
    chosen = GAMES["control"].options(preset=preset)
    if preset.startswith("numo"):
        assert chosen.control_set == preset.replace("numo_", "level")
        assert chosen.number_suit == "any"
    elif preset in ("held", "turn", "deal", "deck"):
        assert chosen.control_mode == preset
