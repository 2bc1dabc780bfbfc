"""The hand panel and the board of Hand in selected positions."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.texts.faces import face
from bot.texts.localization import use_locale
from bot.texts.play.discard_costs import measured
from bot.ui.appearance import Appearance
from bot.ui.games.hand.panel import PANEL
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.play.hand_panel import hand
from bot.ui.play.move_parser import completions
from bot.ui.play.presses import action_of, next_action_of
from bot.ui.tables.board import board
from data.settings import Cards
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, JOKER, code, parse_cards
from engine.errors import CardError
from engine.games.hand.terms import End, Exchange, Lay, LayOff
from engine.melds import MeldKind
from tests.bot.dealt import hand_on, instance
from tests.bot.ui.games.hand.sample_tables import position
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import (
    BY_MENU,
    act,
    controls,
    custom_ids,
    discard_notes,
    discards,
    picked,
    press_of,
    words,
)


def drawn(*hands: str, melds: Sequence[tuple[int, str]] = (), stock: str = "2C", **more: Any) -> Table:
    """Return a position in which seat 0 has drawn ``stock``."""
    table = position(hands, melds, stock=stock, **more)
    act(table, DrawStock())
    return table


def opening(table: Table, page: Page, label: str) -> Lay:
    """Return the opening that a button makes."""
    stage = panel_state_of(press_of(controls(page)[label]["custom_id"]))
    return instance(Lay, PANEL.build_action(hand_on(table).view(0), stage))


def press(table: Table, label: str, *values: str, page: Page | None = None) -> tuple[PanelState, Page]:
    """Press a button or choose options of a menu by label; return the state and its page."""
    control = controls(page or hand(table, 0))[label]
    chosen = [
        next(option["value"] for option in control["options"] if option["label"] == value) for value in values
    ]
    stage = panel_state_of(press_of(control["custom_id"]), chosen)
    shown = hand(table, 0, stage=stage)
    check(shown)
    return stage, shown


def faces(cards: tuple[int, ...]) -> list[int]:
    return sorted(FACE[card] for card in cards)


# --- before the opening


def test_the_best_opening_is_in_brackets_with_its_total() -> None:
    table = drawn("KS KC KD 7H 8H 2S 4D", "5D")
    shown = words(hand(table, 0))
    assert "## [K♠ K♣ K♦]" in shown
    assert "**30** points: 21 short of opening (51 needed)" in shown
    assert "enough" not in shown
    assert "[Choose melds …]" not in shown
    table = drawn("KS KC KD 7H 8H 2S 4D", "5D", stock="9H")
    shown = words(hand(table, 0))
    assert "## [K♠ K♣ K♦] [7♥ 8♥ 9♥*]" in shown.replace("\\*", "*")
    assert "✅ **54** points: enough to open (51 needed)" in shown
    index = int(controls(hand(table, 0))["Open with 54"]["custom_id"].rsplit(":", 1)[1])
    assert isinstance(hand_on(table).view(0).legal[index], Lay)


def test_an_opening_is_built_meld_by_meld_with_a_running_total() -> None:
    table = drawn("KS KC KD KH 10H JH QH 2S 4D", "5D")
    _, page = press(table, "Choose melds …")
    assert "Nothing chosen yet" in words(page)
    _, page = press(table, "Add a meld …", "K♠ K♣ K♦ K♥", page=page)
    assert "**40 of 51** · 11 short" in words(page)
    assert controls(page)["Open with 40"]["disabled"]
    # Melds that need one of its cards are not offered any more.
    offered = [option["label"] for option in controls(page)["Add a meld …"]["options"]]
    assert "10♥ J♥ Q♥" in offered
    assert not [label for label in offered if "K" in label]
    stage, page = press(table, "Add a meld …", "10♥ J♥ Q♥", page=page)
    assert "40 + 30 = 70: **70 of 51** ✅" in words(page)
    assert "disabled" not in controls(page)["Open with 70"]
    made = opening(table, page, "Open with 70")
    assert [meld.kind for meld in made.melds] == [MeldKind.SET, MeldKind.RUN]
    _, page = press(table, "Remove 10♥ J♥ Q♥", page=page)
    assert "**40 of 51**" in words(page)
    assert stage.step.startswith("build.")
    act(table, made)
    assert hand_on(table).view(0).opened[0]


def test_a_meld_is_chosen_card_by_card_and_a_joker_gets_its_meaning() -> None:
    table = drawn("KS KC KD KH 10H JH JK 2S 4D 9S", "5D")
    _, page = press(table, "Choose melds …")
    _, page = press(table, "Choose cards …", page=page)
    _, page = press(table, "The cards of a meld …", "10♥", "J♥", "2♠", page=page)
    assert "is not a meld" in words(page)
    assert "(rule 3.7)" in words(page)
    _, page = press(table, "The cards of a meld …", "10♥", "J♥", "Joker", page=page)
    assert "What does the joker stand for?" in words(page)
    assert [option["label"] for option in controls(page)["As …"]["options"]] == [
        "10♥ J♥ Joker=Q♥",
        "Joker=9♥ 10♥ J♥",
    ]
    _, page = press(table, "As …", "Joker=9♥ 10♥ J♥", page=page)
    assert "**29 of 51**" in words(page)
    _, page = press(table, "Add a meld …", "K♠ K♣ K♦ K♥", page=page)
    made = opening(table, page, "Open with 69")
    act(table, made)
    assert "`Joker=9♥ 10♥ J♥`" in words(board(table))


def test_what_forbids_an_opening_is_said_where_it_is_built() -> None:
    table = drawn("KS KC KD QS QC QD 2S", "5D", opening_needs_run=True, stock="3S")
    assert "Choose melds …" not in controls(hand(table, 0))
    table = position(["KS KC KD KH 10H JH QH 2S", "5D"], pile="10S")
    act(table, DrawStock())
    table = position(["KS KC KD QS QC QD JH QH 2S 4C", "5D"], pile="10H")
    act(table, TakeUpcard())
    shown = words(hand(table, 0))
    assert "⚠️ You must meld `10♥` now, or put it back." in shown
    assert "[Put 10♥ back]" in shown
    assert not discards(hand(table, 0))
    _, page = press(table, "Choose melds …")
    _, page = press(table, "Add a meld …", "K♠ K♣ K♦", page=page)
    _, page = press(table, "Add a meld …", "Q♠ Q♣ Q♦", page=page)
    assert "(rule 7.4)" in words(page)
    assert "You took `10♥`: first meld it, or put it back" in words(page)
    assert controls(page)["Open with 60"]["disabled"]
    _, page = press(table, "Add a meld …", "10♥ J♥ Q♥", page=page)
    assert "disabled" not in controls(page)["Open with 90"]


# --- the discard


def test_a_discard_that_cannot_be_used_is_no_choice_and_it_is_said_why() -> None:
    table = position(["QH KH 4S 4C 4D 2S 9C", "5D"], pile="AH")
    shown = words(hand(table, 0))
    assert "[Take A♥]" not in shown
    assert "`A♥` cannot be taken: with `A♥` in a meld you could open with 43 at most; you need 51" in shown
    table = position(["QH KH QS KS AS 2S 9C", "5D"], pile="AH")
    shown = words(hand(table, 0))
    assert "[Take A♥]" in shown
    assert "cannot be taken" not in shown


@pytest.mark.parametrize(("laid", "at_double"), [((), True), ([(0, "3C 4C 5C")], False)])
def test_the_last_discard_is_marked_as_what_it_is(laid: Sequence[tuple[int, str]], at_double: bool) -> None:
    table = drawn("QH KH AH QS KS AS", "5D", melds=laid, stock="9C")
    assert (
        "go out with a Hand**: meld everything but `9♣`, then discard it" in words(hand(table, 0))
    ) == at_double
    view = hand_on(table).view(0)
    act(table, instance(Lay, PANEL.parse_move(view, "meld", "QH KH AH, QS KS AS")))
    page = hand(table, 0)
    assert ("**you go out with a Hand**, everything doubled" in words(page)) == at_double
    label = "Discard 9♣: go out with a Hand!" if at_double else "Discard 9♣: go out"
    assert label in controls(page)


def test_discards_that_fit_a_meld_are_marked() -> None:
    table = drawn("10S 9C 2H", "5D", melds=[(1, "JS QS KS"), (1, "8C 8H 8D")], stock="AS")
    notes = discard_notes(hand(table, 0, look=BY_MENU))
    assert notes["10♠"] == "fits #1"
    assert notes["A♠"] == "just drawn · fits #1"
    assert notes["2♥"] == notes["9♣"] == "Loosest"


def test_a_discard_says_which_meld_it_breaks_and_what_could_then_be_opened_with() -> None:
    told = costs_of(drawn("QS QD QH KS KC KD 9H 2C 4D", "5D", stock="10H"))
    assert told["Q♥"] == "breaks Q♠ Q♦ Q♥ · opening 60 → 30"
    assert told["10♥"] == told["2♣"] == ""
    # With the fourth nothing breaks, but the opening is worth less; a duplicate costs nothing.
    told = costs_of(drawn("QS QD QH QC KS KC KD KD 2C", "5D", stock="10H"))
    assert told["Q♥"] == "belongs to Q♠ Q♣ Q♦ Q♥ · opening 70 → 60"
    assert told["K♦"] == ""
    assert told["K♠"] == "breaks K♠ K♣ K♦ · opening 70 → 40"
    # Equal melds without the card cost nothing.
    assert (
        costs_of(drawn("7S 8S 9S 10S JS", "5D", stock="2H"))["7♠"]
        == "belongs to 7♠ 8♠ 9♠ 10♠ J♠ · opening 44 → 37"
    )


def test_a_discard_of_who_has_opened_says_what_it_breaks_and_where_it_fits() -> None:
    laid = [(0, "JS QS KS"), (1, "8C 8H 8D"), (1, "6S 7S 8S")]
    told = costs_of(drawn("9S 4D 5D 6D 2H 10S", "5C", melds=laid, stock="KC"))
    assert told["5♦"] == "breaks 4♦ 5♦ 6♦"
    assert told["10♠"] == "fits #1"
    assert told["9♠"] == "fits #3"
    assert told["K♣"] == ""


@pytest.mark.parametrize(
    ("cards", "loosest"),
    [
        ("QS QD QH KS KC KD 9H 9C 2C AS", {"2♣", "A♠"}),  # a pair may still become a meld
        ("7H 8H 9H KS KC KD JK JK 5D", {"5♦"}),  # jokers are kept
        ("QS QS QD QH 2C 3C 7D 7S 10H", {"Q♠", "10♥"}),  # the second queen fits nothing
    ],
)
def test_the_loosest_discards_break_nothing_and_go_with_nothing(cards: str, loosest: set[str]) -> None:
    *held, last = cards.split()
    table = drawn(" ".join(held), "4D", stock=last)
    found = PANEL.costs(hand_on(table).view(0), ())
    assert {face(card) for card in measured(found, str(PANEL.measure)).cards} == loosest


def costs_of(table: Table) -> dict[str, str]:
    """Return the cost texts of the discards by card."""
    return {face(card): cost.words for card, cost in PANEL.costs(hand_on(table).view(0), ()).items()}


# --- after the discard


def test_the_end_of_a_run_is_asked_only_for_a_joker_and_an_ace() -> None:
    table = drawn("10S JK 9C", "5D", melds=[(0, "JS QS KS"), (1, "7D 8D 9D")])
    lines = [option["label"] for option in controls(hand(table, 0))["Lay off a card …"]["options"]]
    assert lines == [
        "Lay off 10♠ on #1 J♠ Q♠ K♠",
        "Lay off Joker as A♠ high end on #1 J♠ Q♠ K♠",
        "Lay off Joker as 10♠ low end on #1 J♠ Q♠ K♠",
        "Lay off Joker as 10♦ high end on #2 7♦ 8♦ 9♦",
        "Lay off Joker as 6♦ low end on #2 7♦ 8♦ 9♦",
    ]


def test_an_exchange_is_offered_when_it_becomes_possible() -> None:
    laid = [(0, "JS QS KS"), (1, "8C 8H JK")]
    assert "Exchange" not in words(hand(drawn("8S 9C 2H", "5D", melds=laid), 0))
    page = hand(drawn("8S 9C 2H", "5D", melds=laid, stock="8D"), 0)
    assert "Exchange 8♠ 8♦ for the Joker in #2 8♣ 8♥ Joker (8♠ or 8♦)" in controls(page)
    unopened = drawn("8S 9C 2H", "5D", melds=laid[1:], stock="8D")
    assert "Exchange" not in words(hand(unopened, 0))


# --- the board


def test_the_board_shows_seats_counter_clockwise_who_has_opened_and_every_meld() -> None:
    table = drawn("10S 9C", "5D", "6D 6H", "7C", melds=[(1, "JS QS KS"), (3, "8C 8D JK")], teams=True)
    shown = words(board(table))
    assert "↺ 🔵 Blue **Ann** 3 → 🔴 Red Ben 1 ✅ → 🔵 Blue Cid 2 → 🔴 Red Dora 1 ✅" in shown
    assert "counter-clockwise" in shown
    assert "Round 1 of 5 · 🔵 Blue: Ann & Cid **0** · 🔴 Red: Ben & Dora **0** (lowest wins)" in shown
    assert "🔴 Red **Ben** #1 `J♠ Q♠ K♠`" in shown
    assert "🔴 Red **Dora** #2 `8♣ 8♦ Joker (8♠ or 8♥)`" in shown
    assert "Discard pile 1 · stock" in shown
    assert "Ann drew from the stock." in shown
    assert "2♣" not in shown


# --- typed moves


def test_typed_melds_take_jokers_at_their_word() -> None:
    table = drawn("7H 8H JK 8C 8D JK 5S", "5D", melds=[(0, "JS QS KS")])
    view = hand_on(table).view(0)

    def lay(text: str) -> list[tuple[list[int], MeldKind | None, int | None]]:
        action = instance(Lay, PANEL.parse_move(view, "meld", text))
        return [(faces(meld.cards), meld.kind, meld.lo) for meld in action.melds]

    run, wild = faces(parse_cards("7H 8H JK")), faces(parse_cards("8C JK JK"))
    assert lay("7H 8H JK") == [(run, None, None)]
    assert lay("7♥ 8♥ Joker=9♥") == [(run, MeldKind.RUN, 7)]
    assert lay("jk = 6h 7h 8h") == [(run, MeldKind.RUN, 6)]
    assert lay("JK 7H 8H low") == lay("7H 8H JK=6H")
    assert lay("8C JK JK set") == [(wild, MeldKind.SET, None)]
    assert lay("8C JK JK run") == [(wild, MeldKind.RUN, 8)]
    assert lay("8C JK=9C JK=7C") == [(wild, MeldKind.RUN, 7)]
    assert lay("8C 8D JK (8♠ or 8♥)") == [(faces(parse_cards("8C 8D JK")), MeldKind.SET, None)]
    assert [kind for _, kind, _ in lay("7H 8H JK=9H, 8C 8D JK=8S")] == [MeldKind.RUN, MeldKind.SET]
    for wrong in ("7H 8H JK=2S", "8C 8D JK=8D", "7H 8H JK set"):
        [(_, _, lo)] = lay(wrong)
        assert lo == -1
    with pytest.raises(CardError):
        lay("7H 8H nine")


def test_cards_without_commas_are_parted_into_melds() -> None:
    table = drawn("7H 8H 9H QS QD QC 2D", "5D")
    action = instance(Lay, PANEL.parse_move(hand_on(table).view(0), "meld", "7H 8H 9H QS QD QC"))
    assert sorted(faces(meld.cards) for meld in action.melds) == sorted(
        [faces(parse_cards("7H 8H 9H")), faces(parse_cards("QS QD QC"))]
    )
    act(table, action)


def test_typed_lay_offs_and_exchanges_find_their_meld() -> None:
    laid = [(0, "JS QS KS"), (1, "7D 8D JK"), (1, "4C 4D JK")]
    table = drawn("10S AS 9D 4S 4H 2H", "5D", melds=laid)
    view = hand_on(table).view(0)

    def typed(verb: str, text: str) -> Action | None:
        return PANEL.parse_move(view, verb, text)

    ten, ace = (next(own for own in view.hand if FACE[own] == face) for face in parse_cards("10S AS"))
    assert typed("layoff", "10s") == LayOff(ten, 0)
    assert typed("layoff", "AS on meld 1") == LayOff(ace, 0)
    assert typed("exchange", "9D") == next(
        action for action in view.legal if isinstance(action, Exchange) and action.meld == 1
    )
    assert instance(Exchange, typed("exchange", "4S 4H #3")).meld == 2
    assert typed("discard", "10S") is None
    assert Discard(ten) in view.legal


def test_a_typed_joker_goes_where_it_is_told() -> None:
    view = hand_on(drawn("JK 9C 2H", "5D", melds=[(0, "JS QS KS"), (1, "7D 8D 9D")])).view(0)
    assert PANEL.parse_move(view, "layoff", "JK") is None  # ambiguous: the choices are shown
    assert PANEL.parse_move(view, "layoff", "JK 2 low") == LayOff(view.hand[-1], 1, End.LOW)
    assert PANEL.parse_move(view, "layoff", "joker high 1") == LayOff(view.hand[-1], 0, End.HIGH)


def test_moves_are_typed_in_the_language_of_the_player_or_in_english() -> None:
    view = hand_on(drawn("JK 9C 2H 7H 8H", "5D", melds=[(0, "JS QS KS"), (1, "7D 8D 9D")])).view(0)
    joker = next(card for card in view.hand if FACE[card] == JOKER)
    said = ("JK 7H 8H low", "7H 8H JK run", "JK 7H 8H set")
    english = [PANEL.parse_move(view, "meld", words) for words in said]
    with use_locale("pl"):
        assert [PANEL.parse_move(view, "meld", words) for words in said] == english
        own = ("JK 7H 8H dół", "7H 8H JK Sekwens", "JK 7H 8H komplet")
        assert [PANEL.parse_move(view, "meld", words) for words in own] == english
        assert PANEL.parse_move(view, "layoff", "JK na dole 2") == LayOff(joker, 1, End.LOW)
        assert PANEL.parse_move(view, "layoff", "joker góra 1") == LayOff(joker, 0, End.HIGH)
        assert PANEL.complete_move(view, "meld", "7H sekwens") == PANEL.complete_move(view, "meld", "7H run")
    with pytest.raises(CardError):
        PANEL.parse_move(view, "meld", "JK 7H 8H dół")


def test_autocompletion_goes_on_with_what_is_left() -> None:
    table = drawn("7H 8H 9H QS QD QC JK 2D", "5D")
    view = hand_on(table).view(0)
    assert PANEL.complete_move(view, "meld", "") == ()
    begun = [words for _, words in PANEL.complete_move(view, "meld", "qs qd")]
    assert "QS QC QD" in begun
    further = [words for _, words in PANEL.complete_move(view, "meld", "QS QC QD, 8h")]
    assert "QS QC QD, 7H 8H 9H" in further
    assert "QS QC QD, 7H 8H 9H JK=10H" in further
    assert not [words for words in further if "Q" in words.split(",")[1]]
    for text in further:
        act_ = instance(Lay, PANEL.parse_move(view, "meld", text))
        assert len(act_.melds) == 2
        hand_on(table).check(0, act_)


def test_a_forged_step_is_the_bare_panel() -> None:
    table = drawn("KS KC KD KH 10H JH QH 2S 4D", "5D")
    bare = words(hand(table, 0))
    for step in ("build.zzz-s", "build.012-5", "build.000-s", "cards.012", "nothing", "build.012-s.123-s"):
        assert words(hand(table, 0, stage=PanelState(step=step))) == bare
        assert PANEL.build_action(hand_on(table).view(0), PanelState(step=step)) is None


# --- all at once


def lay_all(table: Table, seat: int = 0) -> str:
    """Press the button that lays everything, and return its label."""
    shown = controls(hand(table, seat))
    [(label, control)] = [
        (label, one) for label, one in shown.items() if press_of(one["custom_id"]).verb == "run"
    ]
    pressed = press_of(control["custom_id"])
    action, then = action_of(table, seat, pressed), next_action_of(table, pressed)
    while action is not None:
        act(table, action, seat)
        assert then is not None
        action = then(hand_on(table).view(seat))
    return label


def test_one_press_opens_and_lays_the_rest() -> None:
    laid = [(1, "3D 4D 5D"), (1, "10H JH QH")]
    table = drawn("KS KC KD 7H 8H 2S 2C 6D 7D KH 5S", "5D 9S", melds=laid, stock="9H")
    assert lay_all(table) == "Open with 64 and lay the rest: 6♦, 7♦"
    assert faces(hand_on(table).view(0).hand) == faces(parse_cards("2S 2C 5S"))
    assert not [label for label in controls(hand(table, 0)) if "Lay" in label]
    # Drawing, laying and discarding take three presses.
    assert "5♠" in controls(hand(table, 0))


def test_one_press_lays_all_of_who_has_opened() -> None:
    laid = [(0, "JS QS KS"), (1, "8C 8H 8D")]
    table = drawn("2H 3H 4H 5C 5S 5D 10S 9S KD", "6D 4D", melds=laid, stock="3C")
    assert lay_all(table) == "Lay all: 5♠ 5♣ 5♦, 2♥ 3♥ 4♥, 10♠, 9♠"
    assert faces(hand_on(table).view(0).hand) == faces(parse_cards("KD 3C"))


def test_laying_all_keeps_jokers_but_to_go_out_and_a_card_to_discard() -> None:
    table = drawn("10S JK 9C 2H", "6D 4D", melds=[(0, "JS QS KS")], stock="9S")
    assert lay_all(table) == "Lay all: 10♠, 9♠"
    assert faces(hand_on(table).view(0).hand) == faces(parse_cards("9C 2H JK"))
    table = drawn("10S JK", "6D 4D", melds=[(0, "JS QS KS")], stock="2H")
    assert lay_all(table) == "Lay all: 10♠, Joker · then 2♥ goes out"


def test_laying_all_keeps_what_can_be_exchanged() -> None:
    laid = [(0, "JS QS KS"), (1, "7D JK 9D")]
    table = drawn("10S 9S 8D 2H 4C", "6D 4D", melds=[*laid, (1, "8S 8C 8H")], stock="10D")
    assert lay_all(table) == "Lay all: 10♠, 9♠, 10♦"
    assert "Exchange 8♦ for the Joker in #2 7♦ Joker=8♦ 9♦ 10♦" in controls(hand(table, 0))


def test_a_hand_is_not_spoiled_by_laying_off() -> None:
    # The opening of highest value would leave cards that fit the melds of others.
    laid = [(1, "4C 4H 4D"), (1, "9D 10D JD")]
    table = drawn("KS KC KD QS QC QD 4S 5S 6S 7S 8D 8H 8C", "2D", melds=laid, stock="9C")
    assert "You can go out with a Hand" in words(hand(table, 0))
    offered = controls(hand(table, 0))
    assert not [label for label in offered if "lay the rest" in label]
    opens = next(one["custom_id"] for label, one in offered.items() if label.startswith("Open with"))
    act(table, instance(Lay, action_of(table, 0, press_of(opens))))
    assert "**you go out with a Hand**" in words(hand(table, 0))


def test_there_is_no_such_press_where_one_thing_can_be_laid() -> None:
    for table in (
        drawn("KS KC KD QS QC QD 2S", "5D", stock="3C"),
        drawn("10S 9C 2H", "5D", melds=[(0, "JS QS KS")], stock="3C"),
        drawn("9C 2H", "5D", melds=[(0, "JS QS KS")], stock="3C"),
    ):
        assert ":run:" not in str(custom_ids(hand(table, 0)))


def test_only_what_can_be_done_is_asked_for() -> None:
    assert "**Your turn** to draw ·" in words(hand(position(["QH KH 4S 4C 4D 2S 9C", "5D"], pile="AH"), 0))
    able = position(["QH KH QS KS AS 2S 9C", "5D"], pile="AH")
    assert "**Your turn** to draw, or take `A♥`" in words(hand(able, 0))
    assert "to draw, or take `A♥`" in words(board(able))  # the board does not say what it could use it for
    laid = [(0, "JS QS KS"), (1, "8C 8H JK")]
    assert "**Your turn** to discard a card" in words(hand(drawn("4S 9C 2H", "5D", melds=laid), 0))
    assert "**Your turn** to lay off or discard a card" in words(hand(drawn("8S 9C 2H", "5D", melds=laid), 0))
    assert "**Your turn** to discard a card" in words(hand(drawn("KS KC KD 2H", "5D"), 0))


def test_what_is_left_at_best_does_not_grow_by_drawing() -> None:
    laid = [(0, "JS QS KS")]
    table = position(["7H 8H 9H 4D 2C", "5D"], laid, stock="3C")
    assert "Your melds leave **6 points**" in words(hand(table, 0))
    act(table, DrawStock())
    assert "Your melds and a discard leave **5 points**" in words(hand(table, 0))


def test_melds_of_who_has_opened_need_no_run() -> None:
    table = drawn("7H 7S 7D 4D 2C", "5D", melds=[(0, "JS QS KS")], opening_needs_run=True)
    assert "## [7♠ 7♦ 7♥]" in words(hand(table, 0))


def test_discards_typed_are_completed_with_the_loosest_first() -> None:
    table = drawn("AS AC AD QS QC QD 7H 8H 9H 2D", "5D", stock="4C")
    lines = [line for line, _ in completions(table, 0, "discard", "")]
    assert lines[:3] == [
        "Discard 4♣ · just drawn",
        "Discard 2♦",
        "Discard A♠ · breaks A♠ A♣ A♦ · opening 87 → 54",
    ]


def test_cards_that_are_picked_are_lifted_in_the_picture() -> None:
    table = drawn("KS KC KD KH 10H JH QH 2S 4D", "5D")
    look = Appearance(cards=Cards.PICTURES)

    def lifted(stage: PanelState) -> list[str]:
        return sorted(code(card) for card in picked(hand(table, 0, stage=stage, look=look)))

    stage, page = press(table, "Choose melds …")
    assert lifted(stage) == []
    stage, page = press(table, "Add a meld …", "10♥ J♥ Q♥", page=page)
    assert lifted(stage) == ["10H", "JH", "QH"]
    _, page = press(table, "Choose cards …", page=page)
    stage, page = press(table, "The cards of a meld …", "K♠", "K♣", page=page)
    assert lifted(stage) == ["10H", "JH", "KC", "KS", "QH"]
    assert lifted(PanelState(step="other")) == []
