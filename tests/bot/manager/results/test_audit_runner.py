"""The audit runner: one audit at a time for each guild."""

import asyncio
from typing import Any

import pytest

from bot.manager.results import audit_runner as audited
from bot.manager.results.audit_runner import AuditRunner, AuditUnderWay
from bot.manager.tables.table import Status, TableError
from bot.workers.pool import WorkerPool
from data.audit import Report, audit_all, audit_guild
from data.db.database import Database
from data.settings import WhenAsked
from engine.ai import Level
from tests.bot.manager.harness import ANN, BOB, CEM, CHANNEL, DAY, GUILD, HOUR, MINUTE, MODERATOR, Harness


async def test_a_server_is_audited_once_at_a_time(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = asyncio.Event(), asyncio.Event()

    async def slow(db: Database, guild: int, **given: Any) -> Report:
        begun.set()
        await gate.wait()
        return await audit_guild(db, guild, **given)

    monkeypatch.setattr(audited, "audit_guild", slow)
    audits = AuditRunner(harness.database, harness.clock)
    first = asyncio.create_task(audits.audit(GUILD))
    await begun.wait()
    with pytest.raises(AuditUnderWay):
        await audits.audit(GUILD)
    elsewhere = asyncio.create_task(audits.audit(GUILD + 1))
    gate.set()
    assert (await first).faults == (await elsewhere).faults == ()
    assert (await audits.audit(GUILD)).faults == ()


async def test_an_audit_that_failed_does_not_bar_the_next(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(db: Database, guild: int, **given: Any) -> Report:
        raise OSError

    audits = AuditRunner(harness.database, harness.clock)
    with monkeypatch.context() as broken:
        broken.setattr(audited, "audit_guild", failing)
        with pytest.raises(OSError):  # noqa: PT011 - ours
            await audits.audit(GUILD)
    assert (await audits.audit(GUILD)).faults == ()


@pytest.mark.long
async def test_whatever_happens_at_tables_is_no_fault(harness: Harness) -> None:
    """Everything that can happen to a match, followed by an audit without faults.

    Clocks with increments, turns that time out, absence, rematch and clock requests, and forced moves; a
    pause, a kill, an outage; resignation, loss on time, a player deserted by all others; a match voided by a
    moderator, a rematch, an erasure.
    """
    harness.troubled = True
    await harness.manager.start()
    timed = await harness.two(turn_ms=MINUTE, clock_ms=10 * MINUTE, increment_ms=5_000)
    for _ in range(6):
        await harness.advance(7_000)
        await harness.act(timed)
    await harness.advance(2 * MINUTE)  # two turns are played for the absent player
    await harness.manager.presence(timed.id, ANN, away=True)
    await harness.advance(MINUTE)
    await harness.manager.presence(timed.id, ANN, away=False)
    harness.messenger.closed_channels[CHANNEL] = "send_messages"
    await harness.act(timed)
    assert timed.status is Status.PAUSED
    later = await harness.killed(down=HOUR)
    later.troubled = True
    later.messenger.closed_channels.clear()
    await later.manager.show_again(timed.id, ANN)
    await later.quiet()
    timed = await later.manager.tables.find(timed.id)
    later.database.refuse("INSERT INTO actions", -1)
    with pytest.raises(TableError):
        await later.act(timed)
    await later.advance(MINUTE // 2)
    later.database.times = 0
    await later.advance(MINUTE)
    await later.play_match(timed)
    await later.manager.lobby.again(timed.id, ANN)
    again = await later.manager.lobby.again(timed.id, BOB)
    await later.quiet()
    assert again.rematch_of == timed.id
    flagged = await later.two(turn_ms=0, clock_ms=5 * MINUTE)
    later.clock.advance(10 * MINUTE)
    await later.quiet()
    assert flagged.outcome is not None
    left = await later.two(turn_ms=MINUTE, clock_ms=0)
    for person in (ANN, BOB):
        await later.manager.presence(left.id, person, away=True)
    later.clock.advance(DAY)
    await later.quiet()
    assert (await later.manager.tables.find(left.id)).status is Status.CLOSED
    four = await later.lobby(game="panguingue", options={}, seats=4)
    for person in (BOB, CEM):
        await later.manager.lobby.join(four.id, person)
    await later.manager.lobby.add_computer(four.id, ANN, Level.EASY)
    await later.manager.lobby.begin(four.id, ANN)
    await later.quiet()
    await later.manager.members.change_member(ANN.id, when_asked=WhenAsked.ALWAYS, only_moves=True)
    for _ in range(20):
        if four.deal is not None and four.deal.actors:
            await later.act(four)
    await later.manager.resign(four.id, BOB)
    await later.quiet()
    closed = await later.alone()
    await later.act(closed)
    await later.manager.close(closed.id, MODERATOR)
    await later.manager.erase(CEM.id)
    await later.quiet()
    [report] = await audit_all(later.database)
    assert [str(fault) for fault in report.faults] == []
    assert (report.tables, report.notes) == (6, ())


@pytest.mark.long
async def test_the_worker_pool_plays_tables_again(harness: Harness) -> None:
    """A worker process replays the tables and returns what it finds."""
    table = await harness.alone()
    await harness.act(table)
    pool = WorkerPool(1)
    try:
        audits = AuditRunner(harness.database, harness.clock, pool)
        report = await audits.audit(GUILD)
        assert (report.tables, report.faults) == (1, ())
        assert report.moves == table.ply
        await harness.spoil("UPDATE actions SET why = 'wish' WHERE ply = 0")
        faults = [str(fault) for fault in (await audits.audit(GUILD)).faults]
        assert any(fault.startswith(f"Table 1 ({table.id}): deal 1, ply 0: w") for fault in faults)
    finally:
        pool.close()
