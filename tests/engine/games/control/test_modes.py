"""When control cards come into force: modes, level sets, several in force, and visibility."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from engine import IllegalAction, SetupError, code
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.events import DrewStock, Event
from engine.games.control.control_cards import CLOSED, ControlKind, meld_kinds
from engine.games.control.deal import ControlDeal
from engine.games.control.deck import ControlMode, ControlSet, control_counts, is_control, kind_of
from engine.games.control.terms import (
    ControlDeckRenewed,
    ControlPlayed,
    ControlReason,
    ControlTaken,
    LayOff,
    Meld,
    Occasion,
    PlayControl,
    TurnOver,
)
from tests.engine.games.control.table import (
    SPEC,
    at,
    discard,
    drawn,
    listed,
    meld,
    options,
    refused,
    told,
    view,
)

GROUP, SEQUENCE, STEPS, SUIT, SUM = (
    ControlKind.GROUP,
    ControlKind.SEQUENCE,
    ControlKind.STEPS,
    ControlKind.SUIT,
    ControlKind.SUM,
)


def pass_turn(deal: ControlDeal) -> list[Event]:
    """Draw, and discard the drawn card."""
    seat = deal.view(None).turn
    told = list(deal.apply(seat, DrawStock()))
    card = deal.view(seat).drawn
    assert card is not None
    return [*told, *deal.apply(seat, Discard(card))]


def fresh(seats: int = 2, seed: bytes = bytes(32), **values: Any) -> ControlDeal:
    match = SPEC.new_match(seats=seats, options=options(**values), dealer=seats - 1)
    deal = match.deal(match.pack(), seed=seed)
    assert isinstance(deal, ControlDeal)
    return deal


def changes(deal: ControlDeal, turns: int) -> list[tuple[ControlKind, ...]]:
    found = []
    for _ in range(turns):
        found.append(view(deal).in_force)
        pass_turn(deal)
    return found


# Modes round, turn and deal


def test_in_rounds_every_player_has_one_turn_under_each_control_card() -> None:
    deal = at("3S KC", "AC 2D", "9C 9D", deck="SUM STEPS SUIT")
    assert changes(deal, 9) == [(GROUP,)] * 3 + [(SUM,)] * 3 + [(STEPS,)] * 3
    assert view(deal).preview is None


def test_a_change_of_the_round_is_told_before_the_beginner_draws() -> None:
    deal = at("3S KC", "AC 2D", deck="SUM")
    pass_turn(deal)
    *_, event = pass_turn(deal)
    assert event == ControlPlayed(0, SUM, Occasion.ROUND, (SUM,))


def test_turning_the_pile_over_does_not_shift_the_schedule() -> None:
    """Turning the pile over does not shift the schedule (docs/rules/control.md 12.2)."""
    deal = at("3S KC", "AC 2D", "9C 9D", deck="SUM STEPS SUIT", left=1, stock="JH")
    pass_turn(deal)
    deal.apply(1, TurnOver())
    assert view(deal).in_force == (SUM,)
    deal.apply(1, discard("AC"))
    assert view(deal).in_force == (SUM,)
    pass_turn(deal)
    assert view(deal).in_force == (STEPS,)


def test_the_same_kind_may_come_twice() -> None:
    """The same kind may come twice (docs/rules/control.md 10.11)."""
    deal = at("3S KC", "AC 2D", deck="GROUP", control_mode="turn")
    assert pass_turn(deal)[-1] == ControlPlayed(1, GROUP, Occasion.TURN, (GROUP,))


def test_in_turns_every_turn_has_its_control_card() -> None:
    deal = at("3S KC", "AC 2D", "9C 9D", deck="SUM STEPS SUIT", control_mode="turn")
    assert changes(deal, 4) == [(GROUP,), (SUM,), (STEPS,), (SUIT,)]


def test_an_empty_control_deck_is_made_of_the_pile_but_its_top_card() -> None:
    """An empty control deck is renewed from the pile (docs/rules/control.md 2, 12.6)."""
    deal = at("3S KC", "AC 2D", pile="SUM STEPS GROUP", control_mode="turn")
    assert view(deal).preview is None
    *_, renewed, played = pass_turn(deal)
    assert renewed == ControlDeckRenewed(1, 2)
    assert isinstance(played, ControlPlayed)
    assert view(deal).played == (GROUP, played.kind)
    assert {played.kind, view(deal).preview} == {SUM, STEPS}


def test_a_single_control_card_stays_in_force() -> None:
    deal = at("3S KC", "AC 2D", control_mode="turn", control_set="custom", custom_controls="GROUP")
    assert changes(deal, 3) == [(GROUP,)] * 3


def test_in_deals_one_control_card_stays_until_the_pile_is_turned() -> None:
    deal = at("3S KC", "AC 2D", deck="STEPS SEQUENCE", control_mode="deal", left=3, stock="2C 3C 4C")
    assert changes(deal, 3) == [(GROUP,)] * 3
    assert view(deal).preview is STEPS
    deal.apply(1, TurnOver())
    assert view(deal).in_force == (STEPS,)


def test_in_deals_closed_kinds_are_left_out() -> None:
    for control_set in ("standard", "numbers", "level4"):
        deal = fresh(control_set=control_set, control_mode="deal")
        kinds = {kind_of(card) for card in (*deal._controls.deck, *deal._controls.pile)}
        assert kinds
        assert kinds.isdisjoint(CLOSED)


def test_the_preview_is_an_option() -> None:
    assert fresh().view(None).preview is not None
    assert fresh(preview=False).view(None).preview is None


# Sets


@pytest.mark.parametrize(
    ("control_set", "total"),
    [("standard", 12), ("classic", 8), ("numbers", 11), ("level1", 0), ("level2", 4), ("level8", 4)],
)
def test_every_set_has_its_control_cards(control_set: str, total: int) -> None:
    counts = control_counts(ControlSet(control_set), ControlMode.ROUND, "")
    assert counts.total() == total


def test_a_custom_set_is_a_list_of_kinds() -> None:
    """A custom set lists its kinds (docs/rules/control.md 12.5)."""
    deal = fresh(control_set="custom", custom_controls="group 3,SUM, Odds 2")
    found = Counter(kind_of(card) for card in (*deal._controls.deck, *deal._controls.pile))
    assert found == {GROUP: 3, SUM: 1, ControlKind.ODDS: 2}


@pytest.mark.parametrize(
    "values",
    [
        {"custom_controls": "GROUPS 3"},
        {"custom_controls": ""},
        {"custom_controls": "GROUP 0"},
        {"custom_controls": "GROUP 3;SUM 1"},
        {"control_set": "custom", "custom_controls": "SUM 3, SUIT 1", "control_mode": "deal"},
        {"control_set": "custom", "custom_controls": "SUM", "controls_in_force": 2},
        {"control_set": "level5", "control_mode": "deal", "controls_in_force": 3},
        {"hand_size": 6},
        {"decks": "3"},
        {"target": 0},
    ],
)
def test_options_that_cannot_be_played_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refusal:
        options(**values)
    assert refusal.value.option in values


@pytest.mark.parametrize(
    ("seats", "size", "fits"), [(2, 13, True), (4, 10, True), (4, 11, False), (6, 7, False)]
)
def test_one_pack_must_leave_ten_cards_in_the_stock(seats: int, size: int, *, fits: bool) -> None:
    chosen = options(decks="1", hand_size=size)
    if fits:
        assert len(SPEC.new_match(seats=seats, options=chosen).pack()) == 52
    else:
        with pytest.raises(SetupError) as refusal:
            SPEC.new_match(seats=seats, options=chosen)
        assert refusal.value.option == "decks"


@pytest.mark.parametrize("mode", list(ControlMode))
def test_level_one_has_both_kinds_in_force_whatever_the_mode(mode: ControlMode) -> None:
    deal = fresh(3, control_set="level1", control_mode=mode, controls_in_force=3)
    assert view(deal).in_force == (GROUP, SUIT)
    assert view(deal).stock == 73
    assert view(deal).held_controls == (0, 0, 0)
    pass_turn(deal)
    assert view(deal).in_force == (GROUP, SUIT)


@pytest.mark.parametrize(
    ("level", "kinds"),
    [
        ("level2", {"sum"}),
        ("level3", {"sum"}),
        ("level4", {"product"}),
        ("level5", {"product"}),
        ("level6", {"steps", "sequence"}),
        ("level7", {"primes"}),
        ("level8", {"factors"}),
    ],
)
def test_a_level_has_its_own_kinds_in_force_beside_the_card(level: str, kinds: set[str]) -> None:
    """A level has kinds of its own in force (docs/rules/control.md 3, 12.5)."""
    deal = fresh(control_set=level)
    up, *own = view(deal).in_force
    assert up in (GROUP, SUIT)
    assert set(own) == kinds


# Several in force


def test_the_top_cards_of_the_control_pile_are_in_force_together() -> None:
    deal = at("3S KC", "AC 2D", pile="SUM STEPS", deck="SUIT", controls_in_force=2, control_mode="turn")
    assert view(deal).in_force == (STEPS, SUM)
    pass_turn(deal)
    assert view(deal).in_force == (SUIT, STEPS)


@pytest.mark.parametrize("mode", list(ControlMode))
def test_that_many_are_turned_up_at_the_start(mode: ControlMode) -> None:
    """As many cards are turned up at the start (docs/rules/control.md 12.3)."""
    assert len(fresh(controls_in_force=3, control_mode=mode).view(None).in_force) == 3


# Mode held


def holding(**values: Any) -> ControlDeal:
    return at(
        "4H 5H 6H KC",
        "AC 2D",
        stock="2C",
        held=["SEQUENCE SUIT", "GROUP EITHER"],
        deck="STEPS SUM",
        control_mode="held",
        held_controls=2,
        **values,
    )


def test_a_held_control_card_is_in_force_at_once_and_replaced() -> None:
    deal = drawn(holding())
    assert listed(deal, PlayControl) == [PlayControl(SEQUENCE), PlayControl(SUIT)]
    assert listed(deal, Meld) == []
    events = told(deal, PlayControl(SEQUENCE))
    assert events == [ControlPlayed(0, SEQUENCE, Occasion.HELD, (SEQUENCE,)), ControlTaken(0, STEPS)]
    assert view(deal).own_controls == (SUIT, STEPS)
    assert view(deal, 1).in_force == (SEQUENCE,)
    assert listed(deal, Meld) == [meld("4H 5H 6H", SEQUENCE)]


def test_one_held_control_card_a_turn() -> None:
    deal = drawn(holding())
    deal.apply(0, PlayControl(SEQUENCE))
    refusal = refused(deal, PlayControl(SUIT))
    assert (refusal.reason, refusal.rule) == (ControlReason.ONE_CONTROL, "9")
    assert refusal.facts["held"] == (SUIT, STEPS)
    assert listed(deal, PlayControl) == []


def test_a_held_control_card_may_be_played_after_melding_or_without() -> None:
    """A held control card may be played with or without a meld (docs/rules/control.md 10.14)."""
    deal = drawn(
        at("7S 7H 7D KC", "AC 2D", stock="2C", held=["SUM", "STEPS"], deck="SUIT", control_mode="held")
    )
    deal.apply(0, meld("7S 7H 7D"))
    deal.apply(0, PlayControl(SUM))
    deal.apply(0, discard("KC"))
    assert view(deal).in_force == (SUM,)
    deal.apply(1, DrawStock())
    deal.apply(1, PlayControl(STEPS))


def test_only_what_is_held_can_be_played_and_only_where_cards_are_held() -> None:
    assert refused(holding(), PlayControl(GROUP)).reason is ControlReason.DRAW_FIRST
    assert refused(drawn(holding()), PlayControl(GROUP)).reason is ControlReason.CONTROL_NOT_HELD
    for position in (at("3S KC"), drawn(at("3S KC"))):  # not that a card has to be taken first
        assert refused(position, PlayControl(GROUP)).reason is ControlReason.NO_HELD_CONTROLS


def test_only_the_holder_sees_held_control_cards() -> None:
    """Only the holder sees held control cards (docs/rules/control.md 10.13)."""
    deal = drawn(holding())
    assert view(deal, 1).own_controls == (GROUP, ControlKind.EITHER)
    assert view(deal, None).own_controls == ()
    assert view(deal, None).held_controls == (2, 2)
    assert view(deal, 0).preview is None
    taken = told(deal, PlayControl(SUIT))[-1]
    assert taken.seen_by(0) == taken
    assert taken.seen_by(1) == taken.seen_by(None) == ControlTaken(0, None)


def test_held_control_cards_come_from_a_renewed_deck_too() -> None:
    deal = drawn(at("4H KC", "AC 2D", pile="SUM GROUP", held=["SEQUENCE", "SUIT"], control_mode="held"))
    events = told(deal, PlayControl(SEQUENCE))
    assert events[1] == ControlDeckRenewed(0, 2)
    assert view(deal).own_controls[0] in (SUM, GROUP)
    assert view(deal).controls_left == 1


@pytest.mark.parametrize(
    ("seats", "held", "in_force"), [(2, 1, 1), (6, 3, 1), (6, 3, 3), (2, 1, 3), (4, 2, 2)]
)
@pytest.mark.parametrize("custom", ["SUM", "GROUP 3, SUM 1"])
def test_as_many_copies_are_shuffled_together_as_it_takes(
    seats: int, held: int, in_force: int, custom: str
) -> None:
    """Enough copies of the set are shuffled together (docs/rules/control.md 12.3)."""
    deal = fresh(
        seats,
        control_mode="held",
        held_controls=held,
        controls_in_force=in_force,
        control_set="custom",
        custom_controls=custom,
    )
    table = view(deal, None)
    total = table.controls_left + len(table.played) + sum(table.held_controls)
    single = 1 if custom == "SUM" else 4
    assert table.held_controls == (held,) * seats
    assert len(table.in_force) == in_force
    assert total % single == 0
    assert total >= seats * held + max(2, in_force)
    assert total - single < seats * held + max(2, in_force)


def test_a_held_hand_turned_over_plays_the_next_of_the_deck() -> None:
    """The next card of the deck comes into force (docs/rules/control.md 5.4)."""
    deal = at("4H KC", "AC 2D", left=0, held=["SEQUENCE", "SUIT"], deck="SUM STEPS", control_mode="held")
    deal.apply(0, TurnOver())
    assert view(deal).in_force == (SUM,)
    assert view(deal).held_controls == (1, 1)


# Mode deck


def test_control_cards_in_the_stock_are_played_when_they_come_up() -> None:
    deal = at("3S KC", "AC 2D", stock="SUM STEPS 4D SUIT", control_mode="deck")
    before = view(deal).stock
    events = told(deal, DrawStock())
    assert [type(event) for event in events] == [ControlPlayed, ControlPlayed, DrewStock]
    assert events[1] == ControlPlayed(0, STEPS, Occasion.DECK, (STEPS,))
    assert view(deal).stock == before - 3
    assert view(deal).controls_left == 1


def test_a_control_card_that_was_the_last_of_the_stock_lets_choose_again() -> None:
    deal = at("3S KC", "AC 2D", stock="SUM", left=1, pile="GROUP", control_mode="deck")
    assert told(deal, DrawStock()) == [ControlPlayed(0, SUM, Occasion.DECK, (SUM,))]
    assert deal.legal_actions(0) == (TurnOver(), TakeUpcard())
    deal.apply(0, TakeUpcard())
    assert view(deal).idle_turns == 0


def test_when_the_pile_is_turned_the_oldest_control_card_lies_on_top() -> None:
    deal = at("3S KC", "AC 2D", left=0, pile="SUIT STEPS GROUP", control_mode="deck")
    pile = view(deal).pile
    *_, played, card = told(deal, TurnOver())
    assert played == ControlPlayed(0, SUIT, Occasion.DECK, (SUIT,))
    assert card == DrewStock(0, pile[0])
    assert view(deal).played == (STEPS, GROUP, SUIT)


def test_the_control_cards_not_turned_up_are_mixed_into_the_stock() -> None:
    places = set()
    for number in range(30):
        deal = fresh(seed=bytes([number] * 32), control_mode="deck")
        stock = deal._stock.cards()
        assert len(stock) == view(deal).stock == 31 + 11
        assert view(deal).controls_left == 11
        assert [card for card in stock if not is_control(card)] == list(SPEC.new_match(seats=2).pack()[21:])
        places |= {place for place, card in enumerate(stock) if is_control(card)}
    assert places == set(range(42))


def test_nobody_can_tell_where_in_the_stock_the_control_cards_lie() -> None:
    """The contract's leak test keeps these places; here they change, and no view may show it."""
    rng = random.Random(5)
    for _ in range(20):
        deal = fresh(3, seed=rng.randbytes(32), control_mode="deck")
        for _ in range(rng.randrange(20)):
            pass_turn(deal)
        stock = list(deal._stock.cards())
        twin = deal.clone()
        twin._stock = type(deal._stock)(tuple(rng.sample(stock, len(stock))))
        for seat in (None, 0, 1, 2):
            assert twin.view(seat) == deal.view(seat)


def test_resampling_rearranges_control_cards_as_well() -> None:
    rng = random.Random(6)
    deals = [
        fresh(3, control_mode="held", held_controls=3, control_set="numbers"),
        fresh(3, control_mode="deck"),
        fresh(3, control_mode="round"),
    ]
    for deal in deals:
        twin = deal.resampled(0, lambda cards: rng.sample(cards, len(cards)))
        assert twin._held[0] == deal._held[0]
        assert twin._controls.deck[:1] == deal._controls.deck[:1] or deal.view(0).preview is None
        assert (twin._controls.deck, twin._held[1:], twin._stock.cards()) != (
            deal._controls.deck,
            deal._held[1:],
            deal._stock.cards(),
        )
        kept = [place for place, card in enumerate(deal._stock.cards()) if is_control(card)]
        assert [place for place, card in enumerate(twin._stock.cards()) if is_control(card)] == kept


# Random play


def control_cards(deal: ControlDeal) -> list[int]:
    held = (card for own in deal._held for card in own)
    stock = (card for card in deal._stock.cards() if is_control(card))
    return sorted([*deal._controls.deck, *deal._controls.pile, *held, *stock])


@pytest.mark.long
@pytest.mark.parametrize("mode", list(ControlMode))
@pytest.mark.parametrize("control_set", ["standard", "numbers", "level6"])
def test_control_cards_are_never_lost(mode: ControlMode, control_set: str) -> None:
    rng = random.Random(f"{mode}{control_set}")
    deal = fresh(
        3, seed=rng.randbytes(32), control_mode=mode, control_set=control_set, controls_in_force=2, decks="2"
    )
    there = control_cards(deal)
    assert there
    while deal.result is None:
        (seat,) = deal.actors
        deal.apply(seat, rng.choice(deal.legal_actions(seat)))
        assert control_cards(deal) == there
        up = len(view(deal).in_force) - 2 * (control_set == "level6")
        assert up == min(2, len(view(deal).played))
        assert up


@pytest.mark.long
@pytest.mark.parametrize(
    "values",
    [
        {"control_set": "numbers", "controls_in_force": 3},
        {"control_set": "level6", "number_suit": "any", "level_meld_to_go_out": True},
        {"control_mode": "held", "ace_high": True, "decks": "2"},
    ],
    ids=lambda values: "-".join(map(str, values.values())),
)
def test_every_choice_of_cards_that_is_allowed_is_listed(values: dict[str, Any]) -> None:
    """Try all threes and fours of a hand as melds, and each card on every meld and the pile."""
    rng = random.Random(str(values))
    accepted = 0
    for _ in range(2):
        deal = fresh(2, seed=rng.randbytes(32), hand_size=7, **values)
        pack = list(SPEC.new_match(seats=2, options=deal.options).pack())
        rng.shuffle(pack)
        deal = ControlDeal(deal.options, pack, 1, (0, 0), seed=rng.randbytes(32))
        for _ in range(25):
            if deal.result is not None:
                break
            (seat,) = deal.actors
            legal = deal.legal_actions(seat)
            accepted += compare(deal, seat, legal)
            deal.apply(seat, rng.choice(legal))
    assert accepted > 50


def compare(deal: ControlDeal, seat: int, legal: tuple[Action, ...]) -> int:
    """Try all small actions; whatever is accepted must be listed, with equal cards being equal."""
    hand = deal.view(seat).hand
    asked: list[Action] = [
        Meld(cards, kind)
        for size in (3, 4)
        for cards in combinations(hand, size)
        for kind in meld_kinds(deal.view(seat).in_force)
    ]
    asked += [LayOff((card,), at) for card in hand for at in range(len(deal.view(seat).melds))]
    asked += [Discard(card) for card in hand]
    allowed = set()
    for action in asked:
        try:
            deal.check(seat, action)
        except IllegalAction:
            continue
        allowed.add(spoken(action))
    small: dict[type[Action], int] = {Meld: 4, LayOff: 1}
    listed_now = {
        spoken(action)
        for action in legal
        if isinstance(action, Discard)
        or (isinstance(action, Meld | LayOff) and len(action.cards) <= small[type(action)])
    }
    assert listed_now == allowed
    return len(allowed)


def spoken(action: Action) -> tuple[object, ...]:
    """Return an action by the names of its cards, so that equal cards are equal."""
    match action:
        case Meld(cards, kind):
            return ("meld", tuple(sorted(map(code, cards))), kind)
        case LayOff(cards, at):
            return ("lay_off", tuple(sorted(map(code, cards))), at)
        case Discard(card):
            return ("discard", code(card))
        case _:
            return (action.verb,)
