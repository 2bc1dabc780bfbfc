"""The score sheet of a match, page by page, and the part of it on the board."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.pictures import NAMED, HollywoodPicture, SeatMark, SheetPicture
from bot.texts.games import sheets
from bot.texts.games.sheets import Sheet
from bot.texts.games.wordings import wording
from bot.texts.names import bare_names, colour_of, names_of, table_name
from bot.texts.pictures import badge_of, is_cut, plates_of
from bot.texts.tables import words
from bot.ui.appearance import TEXT, Appearance
from bot.ui.components import Component, button, buttons, container, page, text
from bot.ui.custom_id import custom_id
from bot.ui.pictures import gallery, legend
from bot.ui.tables import teams
from data.settings import Cards

DEALS_PER_PAGE: Final = 10
DEALS_ON_BOARD: Final = 7
"""As many as a board has room for beside the deal's result; the button opens the rest."""


def _sheet(table: Table) -> Sheet | None:
    match = table.match
    return wording(table.spec.key).sheet(match, table.spec) if match is not None else None


def _lines(table: Table, sheet: Sheet, first: int, most: int, *, running: bool) -> list[str]:
    return sheets.lines_of(sheet, bare_names(table), first, most, running=running)


def _beside(table: Table, sheet: Sheet, first: int, most: int) -> list[str]:
    """Return the lines beside the picture: whose the letters are, and what the marks mean."""
    names, crowd = names_of(table), len(sheet.columns) > NAMED
    return [
        legend(names, more=teams.line(table, names), badges=crowd),
        sheets.explained(sheet, first, most, str(words.SO_FAR)),
    ]


def _drawing(table: Table, sheet: Sheet, first: int, most: int) -> SheetPicture | HollywoodPicture:
    """Return the picture of a part of a sheet; simultaneous games are drawn side by side."""
    won = table.outcome.winners if table.outcome is not None else ()
    if not sheet.games:
        return _picture(sheet, won, first, most)
    return HollywoodPicture(
        tuple(_picture(game, game.won, first, most) for game in sheet.games),
        tuple(_mark(seat, won) for seat in range(len(table.players))),
        sheet.totals,
        tuple(sheets.game_title(number) for number in range(1, len(sheet.games) + 1)),
    )


def _mark(seat: int, won: Sequence[int]) -> SeatMark:
    return SeatMark(badge_of(seat), won=seat in won)


def _picture(sheet: Sheet, won: Sequence[int], first: int, most: int) -> SheetPicture:
    shown = slice(first, first + most)
    return SheetPicture(
        tuple(tuple(_mark(seat, won) for seat in seats) for seats in sheet.columns),
        sheet.deals[shown],
        sheet.totals,
        sheet.running[shown],
        sheet.marks[shown],
        sheet.end,
        first + 1,
    )


def sheet_buttons(table: Table) -> list[Component]:
    """Return the button that opens the score sheet."""
    return [button(custom_id(table, "sheet"), words.SHEET)]


def sheet_block(table: Table, look: Appearance, *, pictured: bool) -> list[Component]:
    """Return the last deals of the score sheet, for a board between deals.

    ``pictured``: the board already has a picture of the result; a message shows only one, and the button
    opens the sheet. As text the sheet is shown only if the game asks for it.
    """
    sheet = _sheet(table)
    if sheet is None or not sheet.deals or pictured:
        return []
    first = max(0, len(sheet.deals) - DEALS_ON_BOARD)
    drawn = gallery(_drawing(table, sheet, first, DEALS_ON_BOARD), look, plates_of(table))
    if drawn:
        return [*drawn, text(*_beside(table, sheet, first, DEALS_ON_BOARD))]
    if not wording(table.spec.key).sheet_on_board:
        return []
    return [text(*_lines(table, sheet, first, DEALS_ON_BOARD, running=False))]


def _scores(table: Table, sheet: Sheet) -> Sequence[int]:
    """Return the scores; after the match its final ones; of several games at once their sums."""
    if sheet.games:
        return sheet.totals
    if table.outcome is not None:
        return table.outcome.scores
    return table.match.scores if table.match is not None else ()


def sheet_page(table: Table, number: int | None = None, look: Appearance = TEXT) -> Page:
    """Return a page of the score sheet; ``number`` counts from 0.

    None, or a number beyond the last page, gives the last page.
    """
    sheet = _sheet(table)
    deals = len(sheet.deals) if sheet is not None else 0
    pages = max(1, -(-deals // DEALS_PER_PAGE))
    at = pages - 1 if number is None else max(0, min(number, pages - 1))
    title = f"### {table_name(table)} · {words.SHEET}"
    told = (
        words.score_line(_scores(table, sheet), names_of(table), "", table.spec.key)
        if sheet is not None
        else ""
    )
    parts = [text(title, told), text(words.NO_SHEET)]
    if sheet is not None and sheet.deals:
        first = at * DEALS_PER_PAGE
        drawn = gallery(_drawing(table, sheet, first, DEALS_PER_PAGE), look, plates_of(table))
        lines = _beside(table, sheet, first, DEALS_PER_PAGE) if drawn else []
        if not drawn or is_cut(drawn[0].picture.description):  # the text has what the alt text leaves out
            lines += _lines(table, sheet, first, DEALS_PER_PAGE, running=True)
        parts = [text(title, told), *drawn, text(*lines)]
    turn = [
        button(custom_id(table, "sheet", to), label)
        for to, label in ((at - 1, "◀"), (at + 1, "▶"))
        if to in range(pages)
    ]
    made = container(colour_of(table), [*parts, *buttons(turn)])
    return page(made, instead=partial(sheet_page, table, number, replace(look, cards=Cards.TEXT)))
