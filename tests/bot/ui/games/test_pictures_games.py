"""Features of the pictures of Rummy 500, Control Card Rummy and Hand."""

import re

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.pictures import CardGroup, GroupKind, HandPicture, ResultPicture, ScenePicture, TablePicture
from bot.ui.appearance import Appearance
from bot.ui.play.hand_panel import hand
from bot.ui.tables.board import board
from data.settings import Cards
from engine.actions import DrawStock
from engine.cards import FACE, Card, parse_cards
from engine.games.control.terms import ControlView
from engine.games.hand.terms import HandView, Lay
from engine.games.rummy500.terms import LayOff, Phase, Rummy500View, TakePile
from tests.bot.dealt import hand_on
from tests.bot.ui.games.control import sample_tables as control_tables
from tests.bot.ui.games.hand import sample_tables as hand_tables
from tests.bot.ui.games.rummy500 import sample_tables as rummy500_tables
from tests.bot.ui.sample_tables import act, words

PICTURES = Appearance(Cards.PICTURES)


def faces(words_: str) -> list[int]:
    return [FACE[each] for each in parse_cards(words_)]


def card(word: str) -> Card:
    return parse_cards(word)[0]


def public(table: Table) -> TablePicture:
    page = board(table, PICTURES)
    assert page.picture is not None
    assert isinstance(page.picture.drawing, TablePicture)
    return page.picture.drawing


def told(page: Page) -> str:
    assert page.picture is not None
    return page.picture.description


def own(table: Table, seat: int = 0, sort: str = "melds") -> HandPicture:
    page = hand(table, seat, sort=sort, look=PICTURES)
    assert page.picture is not None
    drawing = page.picture.drawing
    below = drawing.below if isinstance(drawing, ScenePicture) else drawing
    assert isinstance(below, HandPicture)
    return below


def melds_of(groups: tuple[CardGroup, ...]) -> list[CardGroup]:
    return [group for group in groups if group.kind is GroupKind.MELD]


# --- Rummy 500


def test_the_whole_pile_is_a_spread() -> None:
    table = rummy500_tables.position("KS KC 3D", pile="2S 9H KD 4C")
    shown = public(table)
    assert shown.spread
    assert shown.discards == parse_cards("2S 9H KD 4C")
    assert "Discard pile, oldest first: 2 of spades, 9 of hearts, king of diamonds, 4 of clubs" in told(
        board(table, PICTURES)
    )


def test_a_card_that_must_be_used_is_shown_to_everybody() -> None:
    table = rummy500_tables.position("KS KC 3D 7H", pile="2S 9H KD 4C")
    act(table, TakePile(2))
    assert CardGroup(parse_cards("KD"), label="USE") in public(table).melds[0]
    assert "in hand king of diamonds (USE)" in told(board(table, PICTURES))
    mine = own(table)
    assert mine.groups[0] == CardGroup(parse_cards("KD"), label="USE")
    assert mine.marked == {card("KD")}
    assert "king of diamonds (USE)" in told(hand(table, 0, look=PICTURES))


def test_who_added_to_a_meld_is_told_with_its_worth() -> None:
    table = rummy500_tables.position("8C 3D 7H", "5C 6C 7C", phase=Phase.PLAY)
    act(table, LayOff(parse_cards("8C"), 0))
    [meld] = public(table).melds[1]
    assert meld.label == "#1: 26"
    assert meld.added == ((card("8C"), "A"),)
    assert "8 of clubs laid off by Ann" in told(board(table, PICTURES))


def test_the_end_of_rummy_500_is_laid_less_left() -> None:
    table = rummy500_tables.rummy(3, 8)
    for _ in rummy500_tables.moments(table, 8):
        pass
    assert table.deal is not None
    view = table.deal.view(None)
    assert isinstance(view, Rummy500View)
    assert view.result is not None
    page = board(table, PICTURES)
    assert page.picture is not None
    assert isinstance(page.picture.drawing, ResultPicture)
    for seat, row in enumerate(page.picture.drawing.rows):
        assert row.sums[0] == f"{view.result.melded[seat]} − {view.result.against[seat]}"
        shown = sum(len(group.cards) for group in row.groups if group.kind is GroupKind.MELD)
        assert shown == sum(len(meld.cards) for meld in view.melds if meld.owner == seat)
    assert "left in hand" in words(page)


# --- Control Card Rummy


@pytest.mark.long
def test_control_cards_in_force_and_the_next_one_are_shown_and_told() -> None:
    seen = 0
    for table in control_tables.moments(control_tables.control(3, 3), 3, limit=60):
        assert table.deal is not None
        view = table.deal.view(None)
        assert isinstance(view, ControlView)
        if view.result is not None:
            continue
        shown, page = public(table), board(table, PICTURES)
        assert [card.kind.value for card in shown.controls] == [*dict.fromkeys(view.in_force)]
        assert all(f"### 🎴 {kind.upper()}\n" in words(page) for kind in view.in_force)
        assert (shown.next_control is None) == (view.preview is None)
        if view.preview is not None:
            assert f"next {view.preview.upper()}" in told(page)
            seen += 1
        for number, meld in enumerate(view.melds):
            labels = [group.label for group in shown.melds[meld.owner]]
            assert f"#{number + 1} {meld.kind.upper()}" in labels
    assert seen > 5


@pytest.mark.long
def test_what_fits_is_in_brackets_for_whoever_is_in_turn_alone() -> None:
    bracketed = 0
    for table in control_tables.moments(control_tables.control(3, 5), 5, limit=60):
        assert table.deal is not None
        actors = table.deal.actors
        for seat in range(3):
            view = table.deal.view(seat)
            assert isinstance(view, ControlView)
            if view.result is not None or not view.hand:
                continue
            groups = melds_of(own(table, seat).groups)
            fitting = {(meld.kind.upper(), meld.cards) for meld in view.fitting}
            assert {(group.label, group.cards) for group in groups} <= fitting
            assert not groups or seat in actors
            assert melds_of(own(table, seat, "suit").groups) == []
            bracketed += len(groups)
    assert bracketed > 0


# --- Hand


@pytest.mark.parametrize("teams", [False, True])
def test_the_table_tells_who_has_opened_and_what_jokers_stand_for(teams: bool) -> None:
    table = hand_tables.position(
        ["2S 3S", "4D 9C", "5C KD", "6C 7D"], [(2, "7H JK 9H"), (2, "QC QD QH")], teams=teams, pile="3C"
    )
    shown = public(table)
    assert [seat.opened for seat in shown.seats] == [False, False, True, False]
    run = shown.melds[2][0]
    assert [(FACE[joker], FACE[means]) for joker, means in run.stands] == [(52, FACE[card("8H")])]
    page = board(table, PICTURES)
    assert "joker as 8 of hearts" in told(page)
    assert told(page).count("has opened") == 1
    assert told(page).count("Blue") == told(page).count("Red") == 2 * teams


def test_the_best_opening_is_in_brackets_with_its_worth() -> None:
    table = hand_tables.position(
        ["9S 10S JS QS KS 5C 5D 5H 2C 4D 8H", "2S 3S", "3D 9C"],
        pile="3C",
        started=True,
        starter_first_turn="may_meld",
    )
    assert table.deal is not None
    view = table.deal.view(0)
    assert isinstance(view, HandView)
    assert view.best_opening is not None
    picture = own(table)
    groups = melds_of(picture.groups)
    assert [group.cards for group in groups] == [meld.cards for meld in view.best_opening.melds]
    assert sum(int(group.label) for group in groups) == view.best_opening.total
    assert any(isinstance(action, Lay) for action in view.legal)
    assert picture.marked >= {card for group in groups for card in group.cards}


def test_a_joker_in_a_set_of_three_shows_the_suits_that_are_open() -> None:
    table = hand_tables.position(["2S 3S", "4D 9C", "5C KD"], [(1, "8C 8H JK"), (2, "5S JK 7S")], pile="3C")
    sets = [group for melds in public(table).melds for group in melds]
    means = [[FACE[means] for _, means in group.stands] for group in sets]
    assert means == [faces("8S 8D"), faces("6S")]
    assert "joker as 8 of spades or 8 of diamonds" in told(board(table, PICTURES))


@pytest.mark.parametrize("teams", [False, True])
def test_the_end_of_a_round_of_hand_shows_every_card_once(teams: bool) -> None:
    table = hand_tables.hand_table(4, 3, teams=teams)
    for _ in hand_tables.moments(table, 3):
        pass
    page = board(table, PICTURES)
    assert page.picture is not None
    assert isinstance(page.picture.drawing, ResultPicture)
    text, shown = words(board(table)), words(page)
    result = hand_on(table).result
    assert result is not None
    for row, penalty in zip(page.picture.drawing.rows, result.penalties, strict=True):
        assert row.sums == (str(penalty).replace("-", "−"),)
    named = re.compile("(?:10|[2-9AJQK])[♠♣♦♥]")
    assert named.findall(text)
    assert not named.findall(shown)
    for line in ("went out", "never opened", "team" if teams else "= "):
        assert (line in shown.lower()) == (line in text.lower())


def test_an_asterisk_is_explained_only_where_there_is_one() -> None:
    table = hand_tables.position(["9S 10S JS 5C 5D 2C", "2S 3S"], pile="3C", stock="8S")
    act(table, DrawStock())
    assert "\\* just drawn" in words(hand(table, 0))
    page = hand(table, 0, look=PICTURES)
    assert "\\* just drawn" not in words(page)
    assert "short of opening" in words(page)
    assert own(table).lifted == table.deal.view(0).drawn  # type: ignore[union-attr]
