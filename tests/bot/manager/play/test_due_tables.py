"""Which tables are due."""

from typing import Any

import pytest

from bot.manager.play.due_tables import Alarms
from bot.manager.time.clock import ManualClock
from data.db.database import Database
from data.tables import timers


async def test_a_table_that_was_served_while_due_ones_were_read_is_not_due_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Regression: a paused table was now and then tried twice at once, with a request too many."""
    clock, rang = ManualClock(), list[int]()
    store: Any = None  # only the replaced query asks it
    alarms = Alarms(store, clock, lambda: rang.append(clock.now()))
    begun, serving = clock.now(), {"one"}
    stored = {"one": begun}

    async def slow(_: Database, most: int) -> list[tuple[str, int]]:
        read = [*stored.items()][:most]
        serving.discard("one")
        stored["one"] = begun + 5_000
        return read

    monkeypatch.setattr(timers, "next_timers", slow)
    assert await alarms.due(4, serving) == []
    clock.advance(4_999)
    assert rang == []
    clock.advance(1)
    assert rang == [begun + 5_000]
    assert await alarms.due(4, serving) == ["one"]
