"""Databases that earlier programs have left: they open, their matches go on, their books are clean.

``states/<schema>.sql.gz`` is a house as the program of that schema wrote it down: each of the six games in
mid-deal, with computers; matches that are over, one with chips; a match by the clock, a lobby, a table whose
person is away, and a paused one (from schema 9 on it has gone on).
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.manager.tables.table import Status
from bot.manager.time.clock import ManualClock
from data.audit import audit_all
from tests.bot.manager.earlier_states import SCHEMAS, dump_of
from tests.bot.manager.house import CEM, HOUR, MODERATOR, NOON, House, open_house


async def come_up(schema: str, folder: Path) -> House:
    """Return the house of an earlier state, an hour later; every message it had is there."""
    path = folder / "cards.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump_of(schema))
    clock = ManualClock(NOON + HOUR)
    return await open_house(path, clock)


@pytest.mark.long
@pytest.mark.parametrize("schema", SCHEMAS)
async def test_an_earlier_state_opens_and_its_matches_are_played_to_their_end(
    schema: str, tmp_path: Path
) -> None:
    house = await come_up(schema, tmp_path)
    try:
        await house.manager.start()
        await house.quiet()
        live = await house.rows(
            "SELECT table_id, game, status FROM tables WHERE status IN ('lobby', 'playing', 'paused')"
        )
        assert {game for _, game, status in live if status == "playing"} == {
            *("gin", "panguingue", "rummy500", "control", "hand", "hand_partnership")
        }
        ended = "SELECT count(*) FROM tables WHERE head IS NOT NULL AND status IN ('over', 'closed')"
        [(unsealed,)] = await house.rows(ended)
        for table_id, _, status in live:
            table = await house.manager.tables.find(table_id)
            assert table.status is not Status.BROKEN
            if status == "lobby":
                await house.manager.lobby.leave(table_id, CEM)
            elif table.nobody_there:
                await house.manager.close(table_id, MODERATOR)
            elif table.spec.key in ("gin", "rummy500", "panguingue"):
                await house.play_deal(table)
                assert table.deal is not None
                assert table.deal.result is not None
            else:
                await house.act(table)
        [report] = await audit_all(house.database)
        assert report.faults == ()
        [(begun,)] = await house.rows("SELECT count(*) FROM tables WHERE linked_at IS NOT NULL")
        assert report.earlier == begun > len(live) - 1
        # Their results are sealed by an audit that may seal, as they stand then.
        assert (report.open, report.later) == (unsealed, 0)
        [sealed] = await audit_all(house.database, at=house.clock.now())
        assert (sealed.faults, sealed.open, sealed.later) == ((), 0, unsealed)
    finally:
        await house.close()


@pytest.mark.long
@pytest.mark.parametrize("schema", SCHEMAS)
async def test_every_live_table_of_an_earlier_state_is_looked_at_once(schema: str, tmp_path: Path) -> None:
    """What was due there no column said: a computer to move, a clock that runs, a lobby that closes."""
    house = await come_up(schema, tmp_path)
    try:
        await house.manager.start()
        await house.quiet()
        assert house.manager.tables.in_memory() != ()
        rows = await house.rows("SELECT count(*) FROM tables WHERE due_at <= ?", house.clock.now())
        assert rows == [(0,)]
        paused = await house.rows("SELECT due_at FROM tables WHERE status = 'paused'")
        assert all(at is not None for (at,) in paused)
    finally:
        await house.close()
