"""Databases of earlier schemas open, their matches go on, and audits find no fault.

``states/<schema>.sql.gz`` is a database as the bot of that schema wrote it: each of the six games in
mid-deal, with computer players; finished matches, one with chips; a match with a clock, a lobby, a table with
an absent player, and a paused table (resumed from schema 9 on).
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.manager.tables.table import Status
from bot.manager.time.clock import ManualClock
from data.audit import audit_all
from data.rankings.ratings import rate_by_current_rules, recompute_ratings
from data.scores import recompute
from tests.bot.manager.earlier_states import SCHEMAS, dump_of
from tests.bot.manager.house import CEM, HOUR, MODERATOR, NOON, House, open_house

RESULTS_SEALED = "0015"
"""The first schema whose seals cover results."""


async def come_up(schema: str, folder: Path) -> House:
    """Return a process on an earlier state, one hour later, with all its messages in place."""
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
        assert report.earlier == begun > 0
        # An audit that may seal seals their results as they are now; that of a later schema has done so.
        later = report.later if schema >= RESULTS_SEALED else unsealed
        assert later > 0
        assert (report.open, report.later) in ((unsealed, 0), (0, later))
        [sealed] = await audit_all(house.database, at=house.clock.now())
        assert (sealed.faults, sealed.open, sealed.later) == ((), 0, later)
    finally:
        await house.close()


@pytest.mark.long
@pytest.mark.parametrize("schema", SCHEMAS)
async def test_every_live_table_of_an_earlier_state_is_looked_at_once(schema: str, tmp_path: Path) -> None:
    """That schema had no column for it: a computer to move, a running clock, a lobby's expiry."""
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


@pytest.mark.long
async def test_matches_from_before_ratings_against_computers_are_rated_when_asked(tmp_path: Path) -> None:
    house = await come_up("0019", tmp_path)
    try:
        count = "SELECT count(*) FROM computer_ratings"
        await house.manager.start()
        await house.quiet()
        assert await house.rows(count) == [(0,)]
        await rate_by_current_rules(house.database)
        [(rated,)] = await house.rows(count)
        assert rated >= 2
        assert await recompute_ratings(house.database) == []
        await recompute(house.database, repair=True)
        [report] = await audit_all(house.database)
        assert report.faults == ()
    finally:
        await house.close()
