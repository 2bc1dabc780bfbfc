"""Who paid whom in a deal, line by line, page by page."""

from collections.abc import Iterable
from typing import Final

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import PlayedMove, Table
from bot.texts import chips
from bot.texts.games.wordings import wording
from bot.texts.lengths import units
from bot.texts.names import colour_of, names_of, table_name
from bot.texts.tables import words
from bot.ui.components import Component, button, buttons, container, page, text
from bot.ui.custom_id import custom_id

LINES_PER_PAGE: Final = 15
TEXT_PER_PAGE: Final = 2400
"""In characters; it leaves room for the names of all players."""


def payments_page(table: Table, number: int = 0, moves: Iterable[PlayedMove] | None = None) -> Page:
    """Return a page of the payments of the current deal, in chronological order.

    The last page of a finished deal also has the totals. ``number`` counts from 0; one beyond the last page
    gives the last. ``moves`` are all moves of the deal from its record; without them the page has only the
    last moves, which the table keeps, and says so.
    """
    told = [*(table.news if moves is None else moves)]
    told = [moved for moved in told if moved.deal == table.deal_no]
    names = names_of(table)
    complete = bool(told) and told[0].ply == 0
    view = table.deal.view(None) if table.deal is not None else None
    payments = wording(table.spec.key).payments
    pages = _paged(payments(told, names, view) if payments is not None else [])
    at = max(0, min(number, len(pages) - 1))
    head = f"### {table_name(table)} · {words.payments_of(table.deal_no)}"
    parts: list[Component] = [text(head, *pages[at])]
    if complete and at == len(pages) - 1 and table.deal is not None and table.deal.result is not None:
        parts.append(text(chips.in_all(table.deal.result.chips, names)))
    foot = [words.page_of(at + 1, len(pages))] if len(pages) > 1 else []
    if not complete:
        foot.append(words.last_moves(len(told)))
    if foot:
        parts.append(text(f"-# {' · '.join(foot)}"))
    turn = [
        button(custom_id(table, "payments", to), label)
        for to, label in ((at - 1, "◀"), (at + 1, "▶"))
        if to in range(len(pages))
    ]
    return page(container(colour_of(table), [*parts, *buttons(turn)]))


def _paged(lines: list[str]) -> list[list[str]]:
    """Split the lines into pages that fit; without lines, one page that says so."""
    pages: list[list[str]] = [[]]
    for line in lines:
        full = len(pages[-1]) == LINES_PER_PAGE
        if full or sum(map(units, pages[-1])) + units(line) > TEXT_PER_PAGE:
            pages.append([])
        pages[-1].append(line)
    return pages if lines else [[str(words.NO_PAYMENTS)]]
