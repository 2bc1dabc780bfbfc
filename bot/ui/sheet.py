"""The score sheet of a match, page by page, and the part of it that stands on the board."""

from collections.abc import Sequence
from typing import Final

from bot.publish import Page
from bot.table import Table
from bot.texts import words
from bot.texts.games import wording
from bot.texts.names import colour_of, names_of, plain, table_name
from bot.ui.components import Component, button, buttons, container, page, text
from bot.ui.custom_id import custom_id

__all__ = ["sheet_block", "sheet_buttons", "sheet_page"]

ROUNDS_PER_PAGE: Final = 20
ROUNDS_ON_BOARD: Final = 7
"""As many as a board has room for beside the result of the deal; the button opens all."""


def _lines(table: Table, first: int, most: int) -> list[str]:
    sheet, match = wording(table.spec.key).sheet, table.match
    if sheet is None or match is None:
        return []
    return sheet(match.results, [plain(player.name) for player in table.players], first, most)


def sheet_buttons(table: Table) -> list[Component]:
    """Return the button that opens the score sheet, if the game keeps one."""
    if wording(table.spec.key).sheet is None:
        return []
    return [button(custom_id(table, "sheet"), words.SHEET)]


def sheet_block(table: Table) -> list[Component]:
    """Return the last rounds of the score sheet, if the game keeps one."""
    played = len(table.match.results) if table.match is not None else 0
    lines = _lines(table, max(0, played - ROUNDS_ON_BOARD), ROUNDS_ON_BOARD)
    return [text(*lines)] if lines else []


def sheet_page(table: Table, number: int = 0) -> Page:
    """Return a page of the score sheet; ``number`` counts from 0, one beyond the last is the last."""
    played = len(table.match.results) if table.match is not None else 0
    pages = max(1, -(-played // ROUNDS_PER_PAGE))
    at = max(0, min(number, pages - 1))
    lines: Sequence[str] = _lines(table, at * ROUNDS_PER_PAGE, ROUNDS_PER_PAGE) or [words.NO_SHEET]
    title = f"### {table_name(table)} · {words.SHEET}"
    told = words.score_line(table.match.scores, names_of(table), "", table.spec.key) if table.match else ""
    turn = [
        button(custom_id(table, "sheet", to), label)
        for to, label in ((at - 1, "◀"), (at + 1, "▶"))
        if to in range(pages)
    ]
    return page(container(colour_of(table), [text(title, told), text(*lines), *buttons(turn)]))
