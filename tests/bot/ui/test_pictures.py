"""Pages with pictures: fully described, equal for equal views, nothing hidden or personal."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from bot.manager.play.lobby import COMPUTER_NAMES
from bot.manager.publishing.messages import Page
from bot.manager.tables.table import PlayerKind, Table
from bot.pictures import (
    Boards,
    CardGroup,
    Control,
    GroupKind,
    HandPicture,
    ScenePicture,
    SeatMark,
    Style,
    TablePicture,
)
from bot.texts.names import escape
from bot.texts.pictures import LONGEST, described, plates, plates_of
from bot.ui.appearance import Appearance
from bot.ui.games.panel_state import PanelState
from bot.ui.help.rules import rules_page
from bot.ui.play.hand_panel import SORTS, hand
from bot.ui.tables.board import board
from bot.workers.renderer import Picture, draw
from data.settings import Cards
from engine import GAMES as ALL_GAMES
from engine.actions import DrawStock
from engine.cards import FACE, Card, parse_cards
from engine.games.panguingue.terms import PanView
from tests.bot.pictures import scenes
from tests.bot.ui import sample_tables
from tests.bot.ui.games.control import sample_tables as control_tables
from tests.bot.ui.games.hand import sample_tables as hand_tables
from tests.bot.ui.games.panguingue import sample_tables as panguingue_tables
from tests.bot.ui.games.rummy500 import sample_tables as rummy500_tables
from tests.bot.ui.games.seventh import Bury, sitting
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import words
from tests.bot.ui.told import faces_told

PICTURES = Appearance(Cards.PICTURES)
GAMES = {
    "gin": lambda seed: sample_tables.moments(sample_tables.playing(seed=seed), seed),
    "panguingue": lambda seed: panguingue_tables.moments(panguingue_tables.pan(4, seed), seed),
    "rummy500": lambda seed: rummy500_tables.moments(rummy500_tables.rummy(3, seed), seed),
    "control": lambda seed: control_tables.moments(control_tables.control(3, seed), seed),
    "hand": lambda seed: hand_tables.moments(hand_tables.hand_table(3, seed), seed),
    "hand_partnership": lambda seed: hand_tables.moments(hand_tables.hand_table(4, seed, teams=True), seed),
}


def pages(table: Table, number: int) -> Iterator[Page]:
    """Yield the pages of a moment; every hand is sorted in another way at the next one."""
    yield board(table, PICTURES)
    for seat in range(len(table.players)):
        yield hand(table, seat, sort=SORTS[(number + seat) % len(SORTS)], look=PICTURES)


def faces(cards: tuple[Card, ...] | list[Card]) -> Counter[int]:
    return Counter(FACE[card] for card in cards)


# --- descriptions


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_accepted_and_names_are_on_plates_and_in_descriptions_alone(game: str) -> None:
    """A picture is drawn from a view; its file name and its log form contain no name."""
    pictures = 0
    for number, table in enumerate(GAMES[game](3)):
        names = [player.name for player in table.players]
        public, *private = pages(table, number)
        for page in (public, *private):
            check(page)
            if page.picture is not None:
                pictures += 1
                shown = f"{page.picture!r} {page.picture.drawing!r} {page.picture.name}"
                assert not any(name in shown for name in names)
        if public.picture is not None:
            assert [plate.name for plate in public.picture.plates] == names
            assert all(name in public.picture.description for name in names)
    assert pictures > 100


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_told_card_by_card(game: str) -> None:
    told = 0
    for table in GAMES[game](5):
        for seat in range(len(table.players)):
            picture = hand(table, seat, look=PICTURES).picture
            if picture is None or not isinstance(picture.drawing, HandPicture | ScenePicture):
                continue
            view = table.deal.view(seat)  # type: ignore[union-attr]
            told += 1
            cards = picture.description.partition("Your hand")[2]
            cards = cards.partition("Just taken")[0].partition("Ticked")[0]
            held = [*view.hand]
            if isinstance(view, PanView) and view.turn == seat and view.drawn not in (None, *held):
                held += [view.drawn]
            assert faces_told(cards) == faces(held)
    assert told > 20


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_meld_by_meld(game: str) -> None:
    for table in GAMES[game](7):
        picture = board(table, PICTURES).picture
        if picture is None or not isinstance(picture.drawing, TablePicture | Boards):
            continue
        view = table.deal.view(None)  # type: ignore[union-attr]
        told = faces_told(picture.description)
        for meld in view.melds:
            assert faces(meld.cards) <= told
        assert f"stock {view.stock}" in picture.description


def test_descriptions_of_everything_at_once_still_fit() -> None:
    drawings = [
        value
        for value in vars(scenes).values()
        if isinstance(value, HandPicture | TablePicture) and value is not scenes.LONG
    ]
    full = tuple(
        SeatMark("ABCDEFGHIJKLMNO"[seat], 10, chips=-123, dealer=seat == 3, turn=seat == 4)
        for seat in range(15)
    )
    melds = tuple((scenes.meld("5S 5C 5D", "+2"), scenes.meld("AH 2H 3H 4H 5H 6H 7H JH")) for _ in full)
    drawings.append(TablePicture(full, melds, stock=10, discards=parse_cards("6D")))
    for drawing in drawings:
        words_ = described(drawing)
        assert len(words_) <= LONGEST
        assert not words_.endswith("…")
    assert faces_told(described(drawings[-1])) == Counter(
        {FACE[card]: 15 for group in melds[0] for card in group.cards if card is not None}
    ) + faces(parse_cards("6D"))


def test_descriptions_tell_labels_lay_offs_jokers_and_marks() -> None:
    told = described(scenes.HAND)
    assert "joker as 8 of diamonds" in told
    assert "B laid off" not in told
    assert "queen of clubs laid off by B" in described(scenes.RUMMY500)
    assert "control card SEQUENCE, next FACTORS" in described(scenes.CONTROL)
    assert "Ticked: 10 of hearts" not in described(replace(scenes.GIN, marked=frozenset()))
    assert "Ticked: king of diamonds, 10 of hearts" in described(scenes.GIN)
    assert "Just taken: 10 of hearts" in described(scenes.GIN)
    hidden = TablePicture(
        (SeatMark("A"),), ((CardGroup((None, None)),),), controls=(scenes.control(Control.SUM),)
    )
    assert "a card face down, a card face down" in described(hidden)


# --- nothing hidden; where names may occur


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_make_no_difference_to_what_others_see(game: str) -> None:
    chance, seen = Random(11), set()
    for place, table in enumerate(GAMES[game](9)):
        if place % 6:
            continue
        deal = table.deal
        assert deal is not None

        def shuffled(cards: list[Card]) -> list[Card]:
            return chance.sample(cards, len(cards))

        for seat in (None, 0):
            page = board(table, PICTURES) if seat is None else hand(table, seat, look=PICTURES)
            table.deal = deal.resampled(seat, shuffled)
            other = board(table, PICTURES) if seat is None else hand(table, seat, look=PICTURES)
            table.deal = deal
            if page.picture is None:
                continue
            assert other.picture is not None
            assert other == page
            assert other.picture.name == page.picture.name
            seen.add(page.picture)
            assert draw(other.picture) == draw(page.picture)
    assert len(seen) > 4


def test_only_letters_that_stand_for_names_are_told_beside_the_picture() -> None:
    table = sample_tables.rename(sample_tables.playing(), "*Ann*", "Ben")
    assert "**A**" not in words(board(table, PICTURES))
    assert "Ann" not in words(board(table, PICTURES)).partition("▶")[2].partition("\n")[2]
    page = board(sample_tables.rename(table, "🎉🎉", "Ben"), PICTURES)
    assert "**A** 🎉🎉" in words(page)
    assert "**B**" not in words(page)
    assert page.picture is not None
    assert [plate.badge for plate in page.picture.plates] == ["A", "B"]
    assert page.picture.description.count("A: ") == 1


def test_equal_views_of_other_people_are_other_pictures() -> None:
    table = sample_tables.playing()
    one, same = (board(table, PICTURES).picture for _ in range(2))
    other = board(sample_tables.rename(table, "Ann", "Cid"), PICTURES).picture
    assert one is not None
    assert other is not None
    assert one == same
    assert one.drawing == other.drawing
    assert one != other
    assert one.name != other.name
    assert draw(one) != draw(other)


@pytest.mark.parametrize(
    ("names", "badges"),
    [
        (("Ann", "Ben"), "A B"),
        (("Bob", "Ada"), "B A"),
        (("ann", "Ada", "Bob"), "AN AD B"),
        (("Dave", "Dario", "Dora"), "DV DR DO"),
        (("Ann", "Ann", "Bob"), "1 2 B"),
        (("Alexander I", "Alexander II"), "1 2"),
        (("🎉", "Ada", "Bob"), "A AD B"),
        (("🎉", "A", "2pac", "2pac"), "A 2 3 4"),
        (("2", "2", "1"), "1 2 3"),
        (("*Ann*", "Ben"), "A B"),
        (("王小明", "王大文", "Bob"), "王小 王大 B"),
        (("ßen", "Ssen"), "S SS"),
        (("12", *"bcdefghijk", "12"), "12 B C D E F G H I J K 1"),
        ((*map(str, range(12)),), "0 2 3 4 5 6 7 8 9 10 11 12"),
    ],
)
def test_badges_are_what_names_begin_with_and_never_two_the_same(names: tuple[str, ...], badges: str) -> None:
    found = [plate.badge for plate in plates(tuple(map(escape, names)))]
    assert len({*found}) == len(found)
    if names[0] != "ßen":  # its capital has two letters, the maximum of a badge
        assert found == badges.split()


@pytest.mark.long
def test_whatever_the_names_are_every_seat_has_a_badge_of_its_own() -> None:
    chance = Random(7)
    for _ in range(1_000):
        names = ["".join(chance.choices("aBß012-王🎉", k=chance.randint(1, 3))) for _ in range(15)]
        badges = [plate.badge for plate in plates(tuple(names[: chance.randint(1, 15)]))]
        assert len({*badges}) == len(badges)
        assert all(badges)


def test_fifteen_seats_have_letters_alone() -> None:
    for host in ("Dave", "Alice", "Mia", "Leonora"):
        badges = [plate.badge for plate in plates((host, *COMPUTER_NAMES[:14]))]
        assert len({*badges}) == 15
        assert all(map(str.isalpha, badges))


def test_partners_and_computers_are_told_apart() -> None:
    table = hand_tables.hand_table(4, 3, teams=True)
    ann, ben, *others = table.players
    table.players = (ann, replace(ben, kind=PlayerKind.COMPUTER, name="Stella"), *others)
    found = plates_of(table)
    assert [plate.team for plate in found] == [0, 1, 0, 1]
    assert [plate.computer for plate in found] == [False, True, False, False]
    assert found[1].name == "Stella"
    picture = board(table, PICTURES).picture
    assert picture is not None
    assert picture.description.count("a computer") == 1
    assert picture.description.count("Blue") == 2
    assert [plate.team for plate in plates_of(sample_tables.playing())] == [None, None]


def test_the_rules_tell_what_the_signs_in_pictures_mean() -> None:
    page = rules_page(ALL_GAMES["gin"], topic="signs")
    check(page)
    for sign in ("✓", "bracket", "frame", "Faded", "Two cards", "♣ clubs", "computer", "red diamond"):
        assert sign in words(page)


# --- what changes a picture


def test_turning_to_a_step_of_the_panel_keeps_the_picture() -> None:
    table = sample_tables.at(sample_tables.playing(), {
        "hands": ["AS 2S 3S 4H 5H 6H 7D 8D 9D 2C KC", "AC 3C 5C 7C 9C JC AD 3D JD KD"],
        "turn": 0, "phase": "discard", "pile": "QH",
    })  # fmt: skip
    bare = hand(table, 0, look=PICTURES)
    knock = next(
        index
        for index, action in enumerate(table.deal.view(0).legal)  # type: ignore[union-attr]
        if action.verb == "knock"
    )
    asked = hand(table, 0, stage=PanelState(asked=knock), look=PICTURES)
    assert bare != asked
    assert bare.picture == asked.picture
    assert bare.picture is not None
    assert isinstance(bare.picture.drawing, HandPicture)
    assert parse_cards("KC")[0] in bare.picture.drawing.marked


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_others_do_does_not_change_the_picture_of_a_waiting_hand(game: str) -> None:
    before: dict[int, tuple[object, ...]] = {}
    compared = 0
    for table in chain.from_iterable(GAMES[game](seed) for seed in (2, 4)):
        deal = table.deal
        assert deal is not None
        view = deal.view(None)
        for seat in range(len(table.players)):
            if seat not in view.actors and view.result is None:
                picture = hand(table, seat, look=PICTURES).picture
                own = deal.view(seat).hand, table.deal_no
                if before.get(seat, (None,))[0] == own:
                    assert before[seat][1] == picture
                    compared += 1
                before[seat] = own, picture
            else:
                before.pop(seat, None)
    assert compared > 20


def test_the_drawn_card_is_lifted_and_deadwood_lies_apart() -> None:
    table = sample_tables.playing()
    for _ in range(2):
        sample_tables.act(table, table.deal.view(table.deal.actors[0]).legal[-1])  # type: ignore[union-attr]
    seat = table.deal.actors[0]  # type: ignore[union-attr]
    sample_tables.act(table, DrawStock())
    picture = hand(table, seat, look=PICTURES).picture
    assert picture is not None
    assert isinstance(picture.drawing, HandPicture)
    assert picture.drawing.lifted == table.deal.view(seat).drawn  # type: ignore[union-attr]
    assert picture.drawing.groups[-1].kind is GroupKind.DEADWOOD


@pytest.mark.long
def test_a_game_without_pictures_of_its_own_has_some() -> None:
    cards = parse_cards("AS KH 5C 5D")
    table = sitting(cards, Bury(cards[0]), Bury(cards[1]))
    shown = hand(table, 0, look=PICTURES)
    check(shown)
    assert shown.picture is not None
    assert isinstance(shown.picture.drawing, HandPicture)
    assert shown.picture.drawing.marked == {*cards[:2]}
    public = board(table, PICTURES)
    check(public)
    assert public.picture is not None
    assert faces_told(public.picture.description) == Counter({0: 1, 1: 1, 2: 1})
    assert draw(public.picture)
    assert draw(shown.picture)


def test_text_is_what_stands_instead() -> None:
    table = sample_tables.playing()
    for page, text in (
        (board(table, PICTURES), board(table)),
        (hand(table, 0, look=PICTURES), hand(table, 0)),
    ):
        assert page != text
        assert page.instead is not None
        assert page.instead() == text
        assert text.picture is None
        assert text.instead is None


def test_decks_and_grounds_make_other_pictures() -> None:
    table = sample_tables.playing()
    styles = [*scenes.STYLES]
    made = {hand(table, 0, look=Appearance(Cards.PICTURES, style)).picture for style in styles}
    assert len(made) == len(styles)
    assert Picture(next(iter(made)).drawing, Style()) in made  # type: ignore[union-attr]
