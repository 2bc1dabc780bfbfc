"""Several moves of one seat by one press: each applied and stored on its own, all or none."""

import pytest

from bot.manager.tables.table import Table, TableError
from engine.actions import Action, Discard, DrawStock
from engine.errors import IllegalAction
from engine.games.gin.terms import PassUpcard
from engine.views import View
from tests.bot.manager.harness import Harness


async def to_draw(harness: Harness) -> tuple[Table, int]:
    """Return a table of gin where both have passed the upcard, and the seat that is to draw."""
    table = await harness.two()
    for _ in range(2):
        await harness.press(table, table.actors[0], PassUpcard())
    await harness.quiet()
    return table, table.actors[0]


def back(view: View) -> Action | None:
    """Discard the card just drawn."""
    return Discard(view.drawn) if view.drawn is not None else None


async def stored(harness: Harness) -> list[tuple[object, ...]]:
    return await harness.rows("SELECT ply, seat, why, interaction_id IS NULL FROM actions WHERE ply >= 2")


async def test_each_is_stored_as_its_own_and_ends_with_the_turn(harness: Harness) -> None:
    table, seat = await to_draw(harness)
    before = len(harness.messenger.requests)
    await harness.press(table, seat, DrawStock(), then=back)
    await harness.quiet()
    assert await stored(harness) == [(2, seat, "player", 0), (3, seat, "player", 1)]
    assert (table.ply, table.actors) == (4, (1 - seat,))
    assert [moved.ply for moved in table.news[-2:]] == [2, 3]
    several = len(harness.messenger.requests) - before
    await harness.press(table, 1 - seat, DrawStock())
    await harness.press(table, 1 - seat, table.deal.legal_actions(1 - seat)[0])  # type: ignore[union-attr]
    await harness.quiet()
    assert several <= len(harness.messenger.requests) - before - several


async def test_what_is_refused_ends_them_and_those_before_it_stand(harness: Harness) -> None:
    table, seat = await to_draw(harness)
    await harness.press(table, seat, DrawStock(), then=lambda _: DrawStock())
    assert await stored(harness) == [(2, seat, "player", 0)]
    assert table.actors == (seat,)
    with pytest.raises(IllegalAction):
        await harness.press(table, seat, DrawStock(), then=back)
    assert len(await stored(harness)) == 1


async def test_when_they_cannot_be_stored_none_was_made(harness: Harness) -> None:
    table, seat = await to_draw(harness)
    harness.database.refuse("", 1)
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, seat, DrawStock(), then=back)
    assert (table.ply, table.actors) == (2, (seat,))
    assert await stored(harness) == []
