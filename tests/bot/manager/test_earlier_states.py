"""Databases of earlier schemas open, their matches go on, and audits find no fault.

``states/<schema>.sql.gz`` is a database as the bot of that schema wrote it: each of the six games in
mid-deal, with computer players; finished matches, one with chips; a match with a clock, a lobby, a table with
an absent player, and a paused table (resumed from schema 9 on). From schema 30 on: tournaments, tables of the
pool and of today's hand, leave and orders.
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
from data.tables.venues import Venue
from tests.bot.manager.daily.week import quick
from tests.bot.manager.earlier_states import SCHEMAS, dump_of
from tests.bot.manager.harness import CEM, HOUR, MODERATOR, NOON, PEOPLE, Harness, open_harness
from tests.bot.manager.pool.lounge import member
from tests.bot.manager.tournaments.evening import PEOPLE as ENTRANTS

RESULTS_SEALED = "0015"
"""The first schema whose seals cover results."""


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the puzzles of days without thinking."""
    quick(monkeypatch)


async def come_up(schema: str, folder: Path) -> Harness:
    """Return a process on an earlier state, later on its day, with all its messages in place."""
    path = folder / "cards.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(dump_of(schema))
    clock = ManualClock(NOON + 2 * HOUR)
    return await open_harness(path, clock)


@pytest.mark.long
@pytest.mark.parametrize("schema", SCHEMAS)
async def test_an_earlier_state_opens_and_its_matches_are_played_to_their_end(
    schema: str, tmp_path: Path
) -> None:
    PEOPLE.update({person.id: person for person in (member(1), member(2), *ENTRANTS)})
    harness = await come_up(schema, tmp_path)
    try:
        await harness.manager.start()
        await harness.quiet()
        live = await harness.rows(
            "SELECT table_id, game, status FROM tables WHERE status IN ('lobby', 'playing', 'paused')"
        )
        assert {game for _, game, status in live if status == "playing"} == {
            *("gin", "panguingue", "rummy500", "control", "hand", "hand_partnership")
        }
        ended = "SELECT count(*) FROM tables WHERE head IS NOT NULL AND status IN ('over', 'closed')"
        [(unsealed,)] = await harness.rows(ended)
        for table_id, _, status in live:
            table = await harness.manager.tables.find(table_id)
            assert table.status is not Status.BROKEN
            if status == "lobby":
                await harness.manager.lobby.leave(table_id, CEM)
            elif table.nobody_there and table.venue is Venue.GUILD:
                await harness.manager.close(table_id, MODERATOR)
            elif table.spec.key in ("gin", "rummy500", "panguingue"):
                await harness.play_deal(table)
                assert table.deal is not None
                assert table.deal.result is not None
            else:
                await harness.act(table)
        reports = await audit_all(harness.database)
        assert [report.faults for report in reports if report.faults] == []
        [(begun,)] = await harness.rows("SELECT count(*) FROM tables WHERE linked_at IS NOT NULL")
        assert sum(report.earlier for report in reports) == begun > 0
        # An audit that may seal seals their results as they are now; that of a later schema has done so.
        later = sum(report.later for report in reports) if schema >= RESULTS_SEALED else unsealed
        assert later > 0
        open_, sealed_later = sum(report.open for report in reports), sum(report.later for report in reports)
        assert (open_, sealed_later) in ((unsealed, 0), (0, later))
        sealed = await audit_all(harness.database, at=harness.clock.now())
        assert [each.faults for each in sealed if each.faults] == []
        assert sum(each.open for each in sealed) == 0
        assert sum(each.later for each in sealed) == later
    finally:
        await harness.close()


@pytest.mark.long
@pytest.mark.parametrize("schema", SCHEMAS)
async def test_every_live_table_of_an_earlier_state_is_looked_at_once(schema: str, tmp_path: Path) -> None:
    """That schema had no column for it: a computer to move, a running clock, a lobby's expiry."""
    harness = await come_up(schema, tmp_path)
    try:
        await harness.manager.start()
        await harness.quiet()
        assert harness.manager.tables.in_memory() != ()
        rows = await harness.rows("SELECT count(*) FROM tables WHERE due_at <= ?", harness.clock.now())
        assert rows == [(0,)]
        paused = await harness.rows("SELECT due_at FROM tables WHERE status = 'paused'")
        assert all(at is not None for (at,) in paused)
    finally:
        await harness.close()


@pytest.mark.long
async def test_matches_from_before_ratings_against_computers_are_rated_when_asked(tmp_path: Path) -> None:
    harness = await come_up("0019", tmp_path)
    try:
        count = "SELECT count(*) FROM computer_ratings"
        await harness.manager.start()
        await harness.quiet()
        assert await harness.rows(count) == [(0,)]
        await rate_by_current_rules(harness.database)
        [(rated,)] = await harness.rows(count)
        assert rated >= 2
        assert await recompute_ratings(harness.database) == []
        await recompute(harness.database, repair=True)
        [report] = await audit_all(harness.database)
        assert report.faults == ()
    finally:
        await harness.close()
