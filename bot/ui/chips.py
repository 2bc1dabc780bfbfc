"""Pages about chips: balances, ledger, table accounts, gifts and audit; and member erasure."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.manager.publishing.messages import Page
from bot.texts import chips as say
from bot.texts.games.wording import Text
from bot.texts.lengths import clip
from bot.texts.localization import message
from bot.ui.components import (
    TEXT_PER_MESSAGE,
    Component,
    Style,
    button,
    container,
    page,
    row,
    rule,
    text,
)
from bot.ui.custom_id import NO_TABLE, Press, custom_id
from bot.ui.notes import HOUSE_COLOUR
from data.audit import Report
from data.ledger import ledger_queries
from data.ledger.ledger_queries import Freeze, Line, TableBooks, Wallet
from data.settings import ChipSettings

ENTRIES: Final = 5
"""Entries on a page of the ledger; with the longest notes they still fit into a message."""
LINES: Final = 60
"""Ledger lines read for one page: what a whole table pays at once is one entry."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NEWEST: Final = "n"
_ARG: Final = re.compile(rf"([0-9a-z]{{0,13}})\.(?:{_NEWEST}|([ab])([0-9a-z]{{1,9}}))", re.ASCII)


class Place(NamedTuple):
    """A position in a ledger; a member or table that is None means all of them.

    It is next to the entry ``before`` or ``after``.
    """

    member_id: int | None = None
    table_id: str | None = None
    before: int | None = None
    after: int | None = None

    @property
    def newest(self) -> bool:
        """Whether the position is the newest end."""
        return self.before is None and self.after is None


def _arg(place: Place) -> str:
    """Return the place as the argument of a custom_id, in 24 characters: numbers in base 36."""
    whose = _base36(place.member_id) if place.member_id is not None else ""
    if place.before is not None:
        return f"{whose}.b{_base36(place.before)}"
    if place.after is not None:
        return f"{whose}.a{_base36(place.after)}"
    return f"{whose}.{_NEWEST}"


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


def place_of(press: Press) -> Place | None:
    """Return the place that a button leads to; None for an unknown argument."""
    found = _ARG.fullmatch(press.arg)
    if found is None:
        return None
    whose, side, seq = found.groups()
    place = Place(
        int(whose, 36) if whose else None,
        press.table_id if press.table_id != NO_TABLE else None,
        before=int(seq, 36) if side == "b" else None,
        after=int(seq, 36) if side == "a" else None,
    )
    known = [number for number in (place.member_id, place.before, place.after) if number is not None]
    return place if all(number < 1 << 63 for number in known) else None


def _ledger_button(place: Place, label: Text) -> Component:
    return button(custom_id(place.table_id, "ledger", _arg(place)), label)


def balance_page(
    member_id: int, purse: Wallet, history: Sequence[Freeze], chips: ChipSettings, *, opened: bool
) -> Page:
    """Return a member's balance, with a button to their ledger."""
    lines = say.balance_lines(member_id, purse, history, chips, opened=opened)
    return page(
        container(
            HOUSE_COLOUR,
            [
                text(*lines),
                text(f"-# {say.PLAY_CHIPS}"),
                row(_ledger_button(Place(member_id), say.PAYMENTS)),
            ],
        )
    )


def ledger_page(
    found: ledger_queries.Page, place: Place, guild_id: int, *, number: int | None = None
) -> Page:
    """Return a page of a ledger, with buttons to older and newer entries.

    ``number`` is the table's, if it is a table's ledger.
    """
    member_id = place.member_id
    title = f"### {message('chips-ledger')}"
    if member_id is not None:
        title += f" · {say.member(member_id)}"
    if number is not None:
        title += f" · {message('chips-table', number=number)}"
    entries, before, after = _entries(found, place)
    lines = [
        say.entry_for(entry, member_id, guild_id)
        if member_id is not None
        else say.entry_between(entry, guild_id)
        for entry in entries
    ]
    nothing = str(say.NO_LINES if place.newest else say.NO_MORE)
    ways = []
    if after is not None:
        ways.append(_ledger_button(Place(member_id, place.table_id, after=after), say.NEWER))
    if before is not None:
        ways.append(_ledger_button(Place(member_id, place.table_id, before=before), say.OLDER))
    body = [text(clip("\n".join([title, *(lines or [nothing])]), TEXT_PER_MESSAGE))]
    return page(container(HOUSE_COLOUR, [*body, *([row(*ways)] if ways else [])]))


def older(found: ledger_queries.Page, place: Place) -> Place:
    """Return the place of the next older page; after the last page, one without entries."""
    entries, before, _ = _entries(found, place)
    last = entries[-1][-1].seq if entries else 1
    return place._replace(before=before or last)


def _entries(found: ledger_queries.Page, place: Place) -> tuple[list[list[Line]], int | None, int | None]:
    """Return the entries of a page, newest first, and where older and newer ones begin.

    These are None if there are none. Lines that one payment made form one entry.
    """
    entries = [[*lines] for _, lines in groupby(found.lines, lambda line: say.paid_at_once(line, place[0]))]
    older, newer = found.older, found.newer
    # The outermost entry may be cut if more lines follow; no payment has as many lines as are read.
    if place.after is None:
        kept = entries[: -1 if older is not None and len(entries) > 1 else None][:ENTRIES]
        older = kept[-1][-1].seq if len(kept) < len(entries) else older
    else:
        kept = entries[1 if newer is not None and len(entries) > 1 else 0 :][-ENTRIES:]
        newer = kept[0][0].seq if len(kept) < len(entries) else newer
    return kept, older, newer


def table_page(table_id: str, number: int, found: TableBooks) -> Page:
    """Return a table's accounts and who paid whom, with a button to its payments."""
    title = f"### {message('chips-heading')} · {message('chips-table', number=number)}"
    if not found.net:
        return page(container(HOUSE_COLOUR, [text(title, say.NO_LINES)]))
    parts = [
        text(title, *say.account_lines(found)),
        rule(),
        text(*say.matrix_lines(found)),
    ]
    if found.void is not None:
        parts.append(text(say.void_line(found.void)))
    parts.append(row(_ledger_button(Place(table_id=table_id), say.PAYMENTS)))
    return page(container(HOUSE_COLOUR, parts))


def top_page(rows: Sequence[tuple[int, int]]) -> Page:
    """Return the richest members of a guild."""
    lines = [f"### {message('chips-heading')}", *say.top_lines(rows)]
    return page(container(HOUSE_COLOUR, [text(*lines), text(f"-# {say.PLAY_CHIPS}")]))


def giving_page(offer: str, receiver: int, amount: int, has: int) -> Page:
    """Return the question to the giver; ``offer`` identifies the offer."""
    return page(
        text(say.giving(receiver, amount, has)),
        row(
            button(custom_id(None, "gift_offer", offer), say.OFFER, Style.PRIMARY),
            button(custom_id(None, "gift_no", offer), say.DECLINE),
        ),
    )


def offer_page(offer: str, giver: int, receiver: int, amount: int, until: int) -> Page:
    """Return the message that mentions the receiver and asks them."""
    return page(
        text(say.offered(giver, receiver, amount, until)),
        row(
            button(custom_id(None, "gift_yes", offer), say.ACCEPT, Style.SUCCESS),
            button(custom_id(None, "gift_no", offer), say.DECLINE),
        ),
        mentions=(receiver,),
    )


def audit_page(report: Report) -> Page:
    """Return the findings of an audit."""
    lines = [f"### {message('chips-audit')}", *say.audit_lines(report)]
    return page(container(HOUSE_COLOUR, [text(clip("\n".join(lines), TEXT_PER_MESSAGE))]))


def settings_page(chips: ChipSettings) -> Page:
    """Return a guild's chip settings."""
    return page(container(HOUSE_COLOUR, [text(*say.settings_lines(chips))]))


def erasing_page(tables: int) -> Page:
    """Return the question before an erasure; ``tables``: how many live ones the member sits at."""
    return page(
        text(say.erasing(tables)),
        row(
            button(custom_id(None, "erase_sure"), say.ERASE_SURE, Style.DANGER),
            button(custom_id(None, "erase_not"), say.KEEP),
        ),
    )
