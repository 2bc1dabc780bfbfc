"""Fairness proofs: the commitment to the next deal, and the proof of a past deal.

Nothing is remembered: a press names the match, and its argument the deal.
"""

from collections.abc import Sequence

from bot.manager.publishing.messages import Page
from bot.manager.tables.rehydration import bare_table
from bot.manager.tables.table import Table
from bot.texts.fairness import proofs as say
from bot.texts.names import colour_of, names_of, table_name
from bot.ui.components import Component, Style, button, buttons, container, page, text
from bot.ui.custom_id import custom_id
from data.tables.proofs import Entry, StoredProof
from data.tables.row_types import SeatKind, StoredTable
from engine import GAMES

WHOLE, CHECK, CONSENT, FILE = "whole", "check", "open", "file"
"""Prefixes of the arguments of presses that ask for more than a deal's page."""


def fair_button(table: Table) -> list[Component]:
    """Return the button that opens the proof of the current deal, if it has one."""
    proof = table.proof
    if proof is None or proof.root is None or table.veiled:
        return []
    return [button(custom_id(table, "fair", proof.deal), say.VERIFY)]


def promise_button(table: Table) -> list[Component]:
    """Return the button that shows the commitment in a lobby."""
    return [button(custom_id(table, "fair", 0), say.PROMISE)] if table.promised is not None else []


def deal_place(arg: str) -> tuple[str, int]:
    """Parse an argument: what is asked for, and of which deal (0: the next one)."""
    what, _, number = arg.rpartition("-")
    return what, int(number) if number.isascii() and number.isdigit() and len(number) < 6 else 0


def _titled(stored: StoredTable, deal: int) -> str:
    return f"### {say.title(deal)} · {table_name(bare_table(stored))} · {GAMES[stored.game].title}"


def _boxed(stored: StoredTable, parts: Sequence[Component]) -> Page:
    return page(container(colour_of(bare_table(stored)), parts))


def promised_page(stored: StoredTable, proof: StoredProof) -> Page:
    """Return the commitment to a deal that has not been dealt."""
    return _boxed(stored, [text(_titled(stored, proof.deal), *say.promise_lines(proof))])


def deal_page(
    stored: StoredTable,
    proof: StoredProof,
    entry: Entry | None,
    *,
    ended: bool,
    opened: bool,
    seat: int | None,
    whole: bool = False,
    more: Sequence[str] = (),
    promised: StoredProof | None = None,
) -> Page:
    """Return the proof of a deal in three sentences, or with the ``whole`` numbers.

    With the numbers come those ``promised`` for another deal that has not been dealt. ``more`` replaces the
    sentences.
    """
    names = names_of(bare_table(stored))
    if whole:
        common = bool(stored.deck_source)
        lines = say.whole_lines(proof, entry, names, opened=opened, duplicate_deals=common)
        lines += say.other_lines(promised, ended=ended) if promised is not None else []
    else:
        lines = [*more] or say.deal_lines(
            proof, names, ended=ended, opened=opened, duplicate_deals=bool(stored.deck_source)
        )
    table_id = stored.table_id
    shown = [
        button(custom_id(table_id, "fair", f"{CHECK}-{proof.deal}"), say.CHECK, Style.PRIMARY),
        button(custom_id(table_id, "fair", f"{WHOLE}-{proof.deal}"), say.WHOLE),
    ]
    if ended and not opened:
        shown.append(button(custom_id(table_id, "fair", f"{FILE}-{proof.deal}"), say.FILE))
        people = [each for each in stored.seats if each.kind is SeatKind.PERSON]
        agreed = sum(each.consents for each in people)
        if seat is not None and not stored.seats[seat].consents:
            label = say.open_button(agreed, len(people))
            shown.append(button(custom_id(table_id, "fair", f"{CONSENT}-{proof.deal}"), label))
    return _boxed(stored, [text(_titled(stored, proof.deal), *lines), *buttons(shown)])
