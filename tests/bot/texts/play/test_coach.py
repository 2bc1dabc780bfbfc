"""The texts of hints, from the numbers of the search."""

from math import inf

import pytest

from bot.texts.games.wordings import wording_of
from bot.texts.play import coach
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.search import ActionValue, Assessment, assess
from engine.cards import parse_cards
from engine.games.control.control_cards import ControlKind
from engine.games.control.terms import PlayControl
from engine.games.gin.terms import GinView
from engine.games.rummy500.terms import LayOff, Meld, Pass, Phase, TakePile
from engine.views import View
from tests.bot.dealt import deal_on
from tests.bot.ui.sample_tables import act, playing
from tests.engine.games.control import table as control
from tests.engine.games.hand import table as hand
from tests.engine.games.panguingue import table as pan
from tests.engine.games.rummy500.table import ME, at, c


def judged(action: Action, value: float = 0.0, behind: float = 0.0, error: float = 0.5) -> ActionValue:
    return ActionValue(action, value, 0.4, behind, error, 300, 0.0)


def discarding() -> GinView:
    """Return the view of a player who is to discard."""
    table = playing()
    while not any(isinstance(action, Discard) for action in deal_on(table).legal_actions(table.actors[0])):
        act(table, deal_on(table).legal_actions(table.actors[0])[0])
    view = deal_on(table).view(table.actors[0])
    assert isinstance(view, GinView)
    return view


def test_points_have_a_sign_and_one_place() -> None:
    assert [coach.signed(points) for points in (3.14, -0.36, 0.0, -0.01)] == ["+3.1", "−0.4", "+0.0", "+0.0"]


def test_an_interval_is_of_95_of_100_cases_and_left_out_where_nothing_is_uncertain() -> None:
    assert coach.within(2.0, 1.0) == "+2.0 ± 2.0"
    assert coach.within(2.0, 0.0) == "+2.0"
    assert coach.within(2.0, inf) == "+2.0"


def test_a_nudge_names_no_card_and_says_whether_it_matters() -> None:
    view = discarding()
    discards = [action for action in view.legal if isinstance(action, Discard)]
    [far] = coach.nudge(Assessment((judged(discards[0]), judged(discards[1], behind=4.0)), 600), view)
    [near] = coach.nudge(Assessment((judged(discards[0]), judged(discards[1], behind=0.4)), 600), view)
    assert "`" not in far + near
    assert "the next-best move costs 4.0 points." in far
    assert "It is close" in near
    assert far.partition(".")[0] == near.partition(".")[0]


@pytest.mark.parametrize("action", [TakeUpcard(), DrawStock()])
def test_a_nudge_says_where_to_draw_without_saying_it(action: Action) -> None:
    [said] = coach.nudge(Assessment((judged(action),), 0), discarding())
    assert "upcard" in said or "stock" in said


def test_a_hint_names_the_action_its_value_what_it_leaves_and_the_second_best() -> None:
    view = discarding()
    one, two = [action for action in view.legal if isinstance(action, Discard)][:2]
    found = Assessment((judged(one, 3.0), judged(two, 1.0, behind=2.5)), 1200)
    told = "\n".join(coach.hint(found, view))
    assert f"**{coach.named(one, view)}**, expected result **+3.0 ± 0.8** points" in told
    assert f"Next best: {coach.named(two, view)}, 2.5 ± 1.0 points less." in told
    before, second, _ = told.partition("Next best")
    assert second
    assert "It leaves" in before, "of the best, not of the second"
    assert "Based on 1,200 simulated deals, 95 % confidence" in told


def test_a_hint_does_not_call_better_what_may_be_as_good() -> None:
    view = discarding()
    one, two = [action for action in view.legal if isinstance(action, Discard)][:2]
    told = "\n".join(coach.hint(Assessment((judged(one), judged(two, behind=0.6)), 1200), view))
    assert "may be just as good: the difference is 0.6 ± 1.0 points" in told
    assert "Next best" not in told


def test_what_was_counted_out_is_said_to_be() -> None:
    view = discarding()
    one, two = [action for action in view.legal if isinstance(action, Discard)][:2]
    ends = (ActionValue(one, 3.0, 0.0, 0.0, 0.0, 0, 0.0), ActionValue(two, 1.0, 0.0, 2.0, 0.0, 0, 0.0))
    told = "\n".join(coach.hint(Assessment(ends, 0, exact=True), view))
    assert "(exact)" in told
    assert "±" not in told
    assert "simulated" not in told


def test_the_outs_are_counted_from_what_the_seat_has_not_seen() -> None:
    """Cards that make or lengthen a meld count: four threes, a run of spades, a discarded king."""
    view = discarding()
    hand = parse_cards("3S 3H 3D 3C 7S 8S 9S KH KD QC 5D")
    known = GinView.__dataclass_fields__  # the fields beside the hand stay as they were dealt
    values = {name: getattr(view, name) for name in known}
    took = tuple(parse_cards("6D") if seat != view.seat else () for seat in range(2))
    values |= {"hand": hand, "pile": parse_cards("6S"), "known": took}
    seen = GinView(**values)
    said = wording_of(seen).effect(Discard(parse_cards("5D")[0]), seen)
    # 10♠, K♠ and K♣ are unseen and would be melded; 6♠ is in the discard pile.
    assert said == (
        "It leaves 30 deadwood; 3 of 39 unseen cards complete a meld: `10♠ K♠ K♣`. It goes with `6♦`, "
        "which your opponent took."
    )


@pytest.mark.long
def test_what_the_judge_says_of_a_real_view_can_be_told() -> None:
    view = discarding()
    found = assess(view, 60, 1)
    assert all(coach.nudge(found, view))
    assert len(coach.hint(found, view)) == 4


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Discard(c("3C")), "It leaves 39 points in your hand."),
        (
            Discard(c("9S")),
            "It leaves 33 points in your hand. Anybody can take it and lay it off on `6♠ 7♠ 8♠`.",
        ),
        (
            Meld(parse_cards("JC JD JH")),
            "It scores 30 points and leaves 12 points in your hand.",
        ),
        (
            LayOff(parse_cards("9S"), 0),
            "It scores 9 points and leaves 33 points in your hand.",
        ),
    ],
)
def test_rummy_500_tells_what_an_action_brings_and_leaves(action: Action, told: str) -> None:
    view = at("JC JD JH 9S 3C", "6S 7S 8S", phase=Phase.PLAY).view(ME)
    assert wording_of(view).effect(action, view).replace("\N{VARIATION SELECTOR-15}", "") == told


def test_rummy_500_tells_what_a_take_and_a_draw_mean() -> None:
    view = at("JC JD 9S 3C", pile="4H JH 2S").view(ME)
    effect = wording_of(view).effect
    assert effect(TakePile(2), view) == "2 cards worth 12 points against you while you hold them."
    assert effect(DrawStock(), view) == "Your hand counts 32 against you."
    assert effect(Pass(), view) == ""


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (control.meld("7S 7D 7H", ControlKind.GROUP), "It leaves 4 cards in your hand."),
        (control.lay_off("9S"), "It leaves 6 cards in your hand."),
        (
            control.discard("9S"),
            (
                "It leaves 6 cards in your hand, with `7♠ 7♦ 7♥` for your next turn. "
                "Anybody can take it and lay it off on `6♠ 7♠ 8♠`."
            ),
        ),
        (control.discard("7D"), "It leaves 6 cards in your hand."),
    ],
)
def test_control_tells_what_an_action_leaves_and_keeps(action: Action, told: str) -> None:
    table = control.at(
        "7S 7H 9S 2C 4D KC", stock="7D", table=["1 SEQUENCE 6S 7S 8S"], deck="GROUP", decks="2"
    )
    assert _said(action, control.drawn(table).view(0)) == told


def test_control_tells_what_the_upcard_and_a_control_card_are_good_for() -> None:
    view = control.at("7S 7H 2C 9D", top="7D", held=["GROUP", "SUM"], control_mode="held").view(0)
    assert _said(TakeUpcard(), view) == "With it you can meld `7♠ 7♦ 7♥` at once."
    assert _said(DrawStock(), view) == "You have 4 cards in your hand."
    held = control.at("7S 7H 7D 2C", pile="SUM", held=["GROUP", "SUM"], control_mode="held").view(0)
    assert _said(PlayControl(ControlKind.GROUP), held) == "Then you can meld `7♠ 7♦ 7♥`."
    fitting = control.at("2C 9D", top="9S", table=["1 SEQUENCE 6S 7S 8S"], scoring="penalty").view(0)
    assert _said(TakeUpcard(), fitting) == "You can lay it off on `6♠ 7♠ 8♠` at once."
    assert _said(DrawStock(), fitting) == "You have 2 cards that count 11 in your hand."


def _said(action: Action, view: View) -> str:
    return wording_of(view).effect(action, view).replace("\N{VARIATION SELECTOR-15}", "")


def test_panguingue_tells_what_an_action_earns_and_what_is_missing() -> None:
    table = pan.at("5S 5H KC 2D JD 4C KD", "2S 3S 4S", stock="5D")
    assert _said(DrawStock(), table.view(0)) == "You need 8 more melded cards to go out."
    table.apply(0, DrawStock())
    view = table.view(0)
    told = {type(action).verb: _said(action, view) for action in view.legal}
    assert told["meld"] == "You collect 1 chip for mixed 5s. You need 5 more melded cards to go out."
    assert told["layoff"] == "You need 7 more melded cards to go out."
    assert told["discard"] == ""


def test_panguingue_tells_what_a_discard_gives_and_what_dropping_costs() -> None:
    table = pan.at(
        "5S 5H KC 2D JD 4C KD AH 7C 7C", stock="6S", others={1: ("KS 2C JH JS 4H 6D 2H", ["3S 4S 5S"])}
    )
    table.apply(0, DrawStock())
    view = table.view(0)
    assert _said(view.legal[-1], view) == "The next player can lay it off on `3♠ 4♠ 5♠`."
    opening = pan.dealt().view(0)
    assert [_said(action, opening) for action in opening.legal] == [
        "0 chips in the pot for the winner.",
        "It costs 2 chips, and you can lose no more.",
    ]


def test_hand_tells_what_is_missing_to_open_and_what_an_opening_leaves() -> None:
    table = hand.at("8S 9S TS JH JD JC 2D 4C", stock="5H", top="6D")
    assert _said(DrawStock(), table.view(0)) == "You have melds worth 57, enough to open with 51."
    hand.draw(table)
    view = table.view(0)
    said = {action.verb: _said(action, view) for action in reversed(view.legal)}
    assert said["meld"] == "You open with 57. It leaves 3 cards that count 11 in your hand."
    discarded = next(action for action in view.legal if action == Discard(hand.own(table, "8S")[0]))
    assert _said(discarded, view) == "It leaves melds worth 30 (51 needed to open)."


def test_hand_tells_what_the_upcard_opens_and_what_is_left_afterwards() -> None:
    closed = hand.at("8S 9S JH JD JC 2D 4C", top="TS").view(0)
    assert _said(TakeUpcard(), closed) == "With it you can open with 57."
    table = hand.at(
        "8S JH 2D", stock="9C", table=[hand.a_run(5, "5S 6S 7S", owner=0), hand.a_set("JK JD JC", owner=1)]
    )
    hand.draw(table)
    view = table.view(0)
    said = {action: _said(action, view) for action in view.legal}
    assert said[hand.lays_off(table, "8S", 0)] == "It leaves 3 cards that count 21 in your hand."
    own = hand.own(table, "8S")[0]
    assert (
        said[Discard(own)] == "It leaves 3 cards that count 21 in your hand. It fits `5♠ 6♠ 7♠` on the table."
    )
    table = hand.at("2D", stock="8S", table=[hand.a_run(5, "5S 6S 7S", owner=0)])
    hand.draw(table)
    assert (
        _said(hand.lays_off(table, "8S", 0), table.view(0)) == "It leaves 1 card that counts 2 in your hand."
    )
    table.apply(0, hand.lays_off(table, "8S", 0))
    [last] = table.view(0).legal
    assert _said(last, table.view(0)) == "It leaves no cards in your hand: you go out."
