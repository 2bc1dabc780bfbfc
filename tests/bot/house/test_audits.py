"""Audits of the books, one at a time of each server."""

import asyncio
from typing import Any

import pytest

from bot.house import audits as audited
from bot.house.audits import Audits, AuditUnderWay
from data.audit import Report, audit
from data.database import Database
from tests.bot.house.house import GUILD, House


async def test_a_server_is_audited_once_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    gate, begun = asyncio.Event(), asyncio.Event()

    async def slow(db: Database, guild: int, **given: Any) -> Report:
        begun.set()
        await gate.wait()
        return await audit(db, guild, **given)

    monkeypatch.setattr(audited, "audit", slow)
    audits = Audits(house.database)
    first = asyncio.create_task(audits.audit(GUILD))
    await begun.wait()
    with pytest.raises(AuditUnderWay):
        await audits.audit(GUILD)
    elsewhere = asyncio.create_task(audits.audit(GUILD + 1))
    gate.set()
    assert (await first).faults == (await elsewhere).faults == ()
    assert (await audits.audit(GUILD)).faults == ()


async def test_an_audit_that_failed_does_not_bar_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(db: Database, guild: int, **given: Any) -> Report:
        raise OSError

    audits = Audits(house.database)
    with monkeypatch.context() as broken:
        broken.setattr(audited, "audit", failing)
        with pytest.raises(OSError):  # noqa: PT011 - ours
            await audits.audit(GUILD)
    assert (await audits.audit(GUILD)).faults == ()
