"""What pages must not depend on: hidden cards, and others' moves for a waiting player."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from bot.manager.publishing.messages import Page
from bot.manager.tables.table import Table
from bot.ui.play.hand_panel import hand


def check_unseen(
    tables: Iterable[Table],
    readers: Callable[[Any], Iterable[int | None]],
    pages: Callable[[Table, int | None], Sequence[Page]],
) -> None:
    """Deal the cards again that a reader cannot see, and compare the pages; None: everybody."""
    chance = Random(7)
    for table in tables:
        true = table.deal
        assert true is not None
        for seat in readers(true):
            before = pages(table, seat)
            table.deal = true.resampled(seat, lambda cards: chance.sample(cards, len(cards)))
            assert pages(table, seat) == before
            table.deal = true


def check_waiting(tables: Iterable[Table]) -> int:
    """Compare the panels of those who wait; return how often a panel stayed the same."""
    waiting: dict[int, Page] = {}
    kept = 0
    for table in tables:
        assert table.deal is not None
        for seat in range(len(table.players)):
            if table.deal.actors and seat not in table.deal.actors:
                page = hand(table, seat)
                kept += seat in waiting
                assert waiting.setdefault(seat, page) == page
            else:
                waiting.pop(seat, None)
    return kept
