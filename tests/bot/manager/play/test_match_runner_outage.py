"""No player loses time while the database fails."""

import pytest

from bot.manager.play.due_tables import RETRY_MS
from bot.manager.tables.rehydration import rehydrate
from bot.manager.tables.table import Status, Table, TableError
from data.tables.table_queries import load_table
from engine.games.gin.terms import PassUpcard
from tests.bot.manager.harness import HOUR, MINUTE, Harness
from tests.bot.manager.play.test_match_runner_clock import FIVE, SECOND, acting, left, timed


@pytest.mark.long
@pytest.mark.parametrize("turn_ms", [0, MINUTE])
async def test_while_nothing_can_be_stored_time_stands(harness: Harness, turn_ms: int) -> None:
    """Regression: a press that could not be stored cost its player time, and finally the match."""
    table = await timed(harness, turn_ms=turn_ms)
    seat = acting(table)
    await harness.advance(50 * SECOND)
    harness.database.refuse("", -1)
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, seat, PassUpcard())
    await harness.advance(2 * HOUR)
    assert table.status is Status.PLAYING
    assert acting(table) == seat
    harness.database.times = 0
    await harness.advance(5 * SECOND)
    now = harness.clock.now()
    assert left(harness, table)[seat] in range(FIVE - 55 * SECOND, FIVE - 49 * SECOND)
    assert table.deadline is None or table.deadline - now in range(5 * SECOND, 11 * SECOND)
    assert left(harness, table) == left(harness, await rebuilt(harness, table))
    moved = await harness.press(table, seat, PassUpcard())
    assert moved.seat == seat
    assert table.players[seat].misses == 0


async def rebuilt(harness: Harness, table: Table) -> Table:
    """Return the table as another process would load it."""
    record = await load_table(harness.database, table.id)
    assert record is not None
    return rehydrate(record)


async def test_a_press_that_is_the_first_to_be_stored_again_has_lost_no_time(harness: Harness) -> None:
    table = await timed(harness)
    seat = acting(table)
    harness.database.refuse("", 1)
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, seat, PassUpcard())
    harness.clock.advance(4 * SECOND)
    await harness.press(table, seat, PassUpcard())
    assert left(harness, table) == [FIVE, FIVE]
    await harness.advance(10 * SECOND)
    assert left(harness, table)[seat] == FIVE
    assert left(harness, table)[1 - seat] == FIVE - 10 * SECOND


async def test_what_could_not_be_stored_is_made_up_for_without_another_press(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await timed(harness)
    seat = acting(table)
    harness.database.refuse("", 1)
    with pytest.raises(TableError, match="not_stored"):
        await harness.press(table, seat, PassUpcard())
    await harness.advance(RETRY_MS)
    assert table.stalled_at is None
    assert left(harness, table) == [FIVE, FIVE]
    await harness.advance(10 * SECOND)
    assert left(harness, table)[seat] == FIVE - 10 * SECOND
    [told] = [record for record in caplog.records if record.levelname == "ERROR"]
    named = {"table": table.id, "deal": table.deal_no, "ply": table.ply}
    assert named.items() <= vars(told).items()
