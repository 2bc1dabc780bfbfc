"""Nobody is told a card of a day, or of another table of a round, before they may see it."""

from typing import Any

import pytest

import engine.daily
from bot.manager.tables.table import Table
from bot.ui.tables import board
from bot.ui.tables.lobby import rules_button
from data.daily import hands
from tests.tools.leaks.day import DayVisit, lived
from tests.tools.leaks.rounds import RoundVisit, held
from tests.tools.leaks.told import Difference, difference

pytestmark = pytest.mark.long
SOME = 0.08
"""The share of what watchers ask; ``make leaks`` asks everything."""


async def told_of_a_day(visit: DayVisit) -> Difference | None:
    ours, theirs = [await lived(visit, world) for world in (0, 1)]
    assert ours.played != theirs.played
    assert difference(ours.after, theirs.after) is not None  # what is hidden is shown afterwards
    assert sum(one.messages for one in ours.before) > 100
    return difference(ours.before, theirs.before)


async def told_of_a_round(visit: RoundVisit) -> Difference | None:
    ours, theirs = [await held(visit, world) for world in (0, 1)]
    assert ours.played != theirs.played
    assert difference(ours.after, theirs.after) is not None
    assert sum(one.messages for one in ours.before) > 100
    return difference(ours.before, theirs.before)


@pytest.mark.parametrize("next_day", [True, False])
async def test_a_day_tells_nothing_before_its_cards_may_be_seen(next_day: bool) -> None:
    assert await told_of_a_day(DayVisit(next_day, 1, SOME)) is None


async def test_a_table_tells_nothing_to_others_with_the_same_cards_before_the_round_ends() -> None:
    assert await told_of_a_round(RoundVisit(same_cards=True, seed=1, share=SOME)) is None


# Planted leaks


async def test_a_row_that_tells_of_the_next_day_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seal = hands.seal_day

    def telling(day: str, commitment: str, at: int, due_at: int) -> Any:
        return seal(day, commitment, at, due_at + engine.daily.day_secret(b"", day)[0])

    monkeypatch.setattr(hands, "seal_day", telling)
    found = await told_of_a_day(DayVisit(next_day=True, seed=1, share=0))
    assert found is not None
    assert found.channel == "rows"


async def test_a_board_that_tells_of_another_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_to_be_pressed(table: Table) -> Any:
        odd = table.deal is not None and sum(table.deal.view(0).hand) % 2 == 1
        return {**rules_button(table), **({"disabled": True} if odd else {})}

    monkeypatch.setattr(board, "rules_button", not_to_be_pressed)
    found = await told_of_a_round(RoundVisit(same_cards=True, seed=1, share=0))
    assert found is not None
    assert found.channel == "channel"
