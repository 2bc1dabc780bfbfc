"""The page of the score sheet, and its parts on a board, in pictures and in text."""

import re
from itertools import count

import pytest

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Status, Table
from bot.pictures import HollywoodPicture, ResultPicture, SheetPicture
from bot.texts.games.sheets import amount
from bot.ui.appearance import Appearance
from bot.ui.games.panels import panel_of
from bot.ui.play.hand_panel import hand
from bot.ui.tables.board import board
from bot.ui.tables.sheet import DEALS_PER_PAGE, sheet_page
from bot.workers.renderer import draw
from data.settings import Cards
from engine.actions import DrawStock
from engine.deal import Result
from engine.games.gin.terms import PassUpcard
from tests.bot.ui import sample_tables
from tests.bot.ui.games.hand import sample_tables as hand_tables
from tests.bot.ui.games.panguingue import sample_tables as panguingue_tables
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import controls, words
from tests.bot.ui.test_pictures import GAMES

PICTURES = Appearance(Cards.PICTURES)


def played(game: str) -> Table:
    """Return a table of a game whose first deal is over."""
    for seed in count(3):
        *_, table = GAMES[game](seed)
        if table.deal is not None and table.deal.result is not None:
            break
    return table


def gin(deals: int) -> Table:
    """Return a table of gin after deals of one point, won by each seat in turn."""
    table = sample_tables.playing(deals=deals + 1)
    assert table.match is not None
    for deal in range(deals):
        points = (1, 0) if deal % 2 else (0, 1)
        table.match.record(Result(ending="knock", winner=deal % 2, points=points, chips=(0, 0)))
    return table


def hollywood(*deals: tuple[int, int]) -> Table:
    """Return a Hollywood match after these deals (winner, points), in a new deal unless over."""
    table = sample_tables.lobby(preset="hollywood")
    match = table.match = table.spec.new_match(seats=2, options=table.options, dealer=0)
    table.status = Status.PLAYING
    for winner, points in deals:
        by_seat = (points, 0) if winner == 0 else (0, points)
        match.record(Result(ending="knock", winner=winner, points=by_seat, chips=(0, 0)))
        table.deal_no += 1
    if match.outcome is None:
        sample_tables.deal(table, 1)
    else:
        table.status = Status.OVER
    return table


def test_the_three_games_of_a_hollywood_match_are_seen_everywhere() -> None:
    table = hollywood((0, 60), (0, 45), (1, 10))
    standing = (
        "Ann : Ben · game 1 **105 : 0** (Ann) · game 2 **45 : 10** · game 3 **0 : 0** · three games to 100"
    )
    assert standing in words(board(table))
    page, text = sheet_page(table, look=PICTURES), sheet_page(table)
    check(page)
    check(text)
    assert page.picture is not None
    drawing = page.picture.drawing
    assert isinstance(drawing, HollywoodPicture)
    # 2 × (105 + 2 × 25 + 100) in game 1, the points alone in the others
    assert [game.totals for game in drawing.games] == [(510, 0), (45, 10), (0, 0)]
    assert [[seats[0].won for seats in game.columns] for game in drawing.games] == [
        [True, False],
        [False, False],
        [False, False],
    ]
    assert drawing.totals == (555, 10)
    assert page.picture.description.startswith(
        "All games Ann 555, Ben 10. Game 1: Totals Ann 510, Ben 0, won by Ann"
    )
    assert "Ann **555 : 10** Ben" in words(text)
    assert " Σ   510    0   45   10    0    0" in words(text)
    assert page.instead is not None
    assert page.instead() == text
    assert draw(page.picture)


def test_a_hollywood_match_ends_with_a_crown_for_the_higher_sum() -> None:
    table = hollywood((0, 60), (0, 45), (1, 10), (0, 60), (1, 5), (0, 40))
    page = sheet_page(table, look=PICTURES)
    assert page.picture is not None
    drawing = page.picture.drawing
    assert isinstance(drawing, HollywoodPicture)
    assert [seat.won for seat in drawing.seats] == [True, False]
    assert table.outcome is not None
    assert drawing.totals == table.outcome.scores == (1015, 65)
    assert "Ann **1015 : 65** Ben" in words(board(table))


def shown(page: Page) -> SheetPicture:
    check(page)
    assert page.picture is not None
    assert isinstance(page.picture.drawing, SheetPicture)
    return page.picture.drawing


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_its_sheet_as_picture_and_as_text(game: str) -> None:
    table = played(game)
    assert table.match is not None
    assert "Score sheet" in controls(board(table))
    page, text = sheet_page(table, look=PICTURES), sheet_page(table)
    check(text)
    drawing = shown(page)
    assert page.picture is not None
    assert len(drawing.deals) == len(table.match.results) == 1
    scores = table.outcome.scores if table.outcome is not None else table.match.scores
    for seats, total in zip(drawing.columns, drawing.totals, strict=True):
        assert total == scores["ABCDEF".index(seats[0].badge)]
        names = [table.players["ABCDEF".index(seat.badge)].name for seat in seats]
        assert f"{' & '.join(names)} {amount(total)}" in page.picture.description
    assert " Σ " in words(text)
    assert text.picture is None
    assert page.instead is not None
    assert page.instead() == text
    again = sheet_page(played(game), look=PICTURES).picture
    assert again is not None
    assert draw(page.picture) == draw(again)


@pytest.mark.parametrize("game", GAMES)
def test_names_stand_over_the_columns_and_letters_only_for_those_that_cannot_be_drawn(game: str) -> None:
    table = played(game)
    page = sheet_page(table, look=PICTURES)
    assert page.picture is not None
    assert [plate.name for plate in page.picture.plates] == [player.name for player in table.players]
    assert "**A**" not in words(page)
    sample_tables.rename(table, "🎉", *(player.name for player in table.players[1:]))
    other = sheet_page(table, look=PICTURES)
    assert "**A** 🎉" in words(other)
    assert "**B**" not in words(other)
    assert draw(other.picture) != draw(page.picture)  # type: ignore[arg-type]


def test_a_sheet_of_a_crowd_tells_whose_each_badge_is() -> None:
    table = panguingue_tables.pan(15, 3)
    assert table.match is not None
    table.match.record(Result(ending="out", winner=0, points=(0,) * 15, chips=(0,) * 15))
    page = sheet_page(table, look=PICTURES)
    assert page.picture is not None
    for plate, player in zip(page.picture.plates, table.players, strict=True):
        assert f"**{plate.badge}** {player.name}" in words(page)


def test_no_sheet_before_the_first_deal_has_ended() -> None:
    for look in (PICTURES, Appearance()):
        page = sheet_page(sample_tables.playing(), look=look)
        assert page.picture is None
        assert "No deal has been finished yet" in words(page)


def test_a_long_match_is_paged_from_its_end() -> None:
    table = gin(2 * DEALS_PER_PAGE + 3)
    last = sheet_page(table, look=PICTURES)
    assert shown(last).first == 2 * DEALS_PER_PAGE + 1
    assert len(shown(last).deals) == 3
    assert [*controls(last)] == ["◀"]
    assert controls(last)["◀"]["custom_id"].endswith(":sheet:1")
    assert [*controls(sheet_page(table, 1, PICTURES))] == ["◀", "▶"]
    assert sheet_page(table, 99, PICTURES) == last
    first = shown(sheet_page(table, 0, PICTURES))
    assert (first.first, len(first.deals)) == (1, DEALS_PER_PAGE)
    assert first.running[-1] == (5, 5)
    assert first.totals == (11, 12)
    assert re.search(rf"\n{DEALS_PER_PAGE:>2} ", words(sheet_page(table, 0)))


def test_the_winner_has_a_crown_and_bonuses_are_told() -> None:
    table = sample_tables.playing(preset="classic")
    assert table.match is not None
    table.match.record(Result(ending="gin", winner=1, points=(0, 100), chips=(0, 0)))
    page = sheet_page(table, look=PICTURES)
    assert [seats[0].won for seats in shown(page).columns] == [False, True]
    assert shown(page).end == (0, 220)
    assert "+ at the end: 20 for each deal won" in words(page)
    assert "Totals Ann 0, Ben 320, won by Ben, of which at the end 0, 220" in page.picture.description  # type: ignore[union-attr]


def test_what_a_description_has_no_room_for_stands_on_the_page() -> None:
    table = panguingue_tables.pan(15, 3, deals=20)
    assert table.match is not None
    for _ in range(10):
        chips = (-1234,) * 14 + (14 * 1234,)
        table.match.record(Result(ending="out", winner=14, points=chips, chips=chips))
    page = sheet_page(table, look=PICTURES)
    check(page)
    assert page.picture is not None
    assert page.picture.description.endswith("…")
    assert words(page).count(" Σ ") >= 3
    short = sheet_page(played("panguingue"), look=PICTURES)
    assert " Σ " not in words(short)


# --- the board


@pytest.mark.parametrize("game", GAMES)
def test_a_board_has_one_picture_and_the_result_goes_before_the_sheet(game: str) -> None:
    table = played(game)
    assert table.deal is not None
    page = board(table, PICTURES)
    check(page)
    assert page.picture is not None
    result = panel_of(table).result_view(table.deal.view(None))
    assert isinstance(page.picture.drawing, SheetPicture if result is None else ResultPicture)


def test_after_a_deal_without_a_result_to_draw_the_sheet_is_the_picture() -> None:
    table = sample_tables.playing()
    while table.deal is not None and (actors := table.deal.actors):
        legal = table.deal.view(actors[0]).legal
        sample_tables.act(
            table, next((one for one in legal if isinstance(one, PassUpcard | DrawStock)), legal[0])
        )
    page = board(table, PICTURES)
    assert shown(page).deals == ((0, 0),)
    assert "Totals Ann 0, Ben 0" in page.picture.description  # type: ignore[union-attr]
    assert " Σ " not in words(board(table))  # in text, the score above has the same totals


def test_hand_has_the_last_rounds_on_its_board_in_text() -> None:
    table = hand_tables.hand_table(3, 4, rounds=9)
    for _ in hand_tables.moments(table, 4, rounds=2):
        pass
    assert " Σ " in words(board(table))
    pictured = board(table, PICTURES)
    assert isinstance(pictured.picture and pictured.picture.drawing, ResultPicture)
    assert " Σ " not in words(pictured)  # too long for a phone beside the result's picture
    assert "Score sheet" in controls(pictured)
    assert "Score sheet" in controls(hand(table, 0))
