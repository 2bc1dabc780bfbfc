"""An interaction changes the database once, however often Discord delivers it."""

import asyncio

import pytest

from data.db.database import Database
from data.db.errors import Conflict
from data.db.idempotency import (
    DISCORD_EPOCH_MS,
    KEPT_MS,
    TIME_SHIFT,
    AlreadyHandled,
    claim,
    forget_old,
    handle,
    handled_elsewhere,
)

INSERT = "INSERT INTO limits (key, tat, used) VALUES (?, 0, 0)"
NOW = 1_790_000_000_000


async def deliver(db: Database, interaction: int, *keys: str) -> None:
    """Handle an interaction that stores one row per key, each in its own unit."""

    async def handler() -> None:
        handle(interaction)
        for key in keys:
            await db.write([(INSERT, (key,))])

    await asyncio.create_task(handler())


async def stored(db: Database) -> list[str]:
    return [key for (key,) in await db.read("SELECT key FROM limits ORDER BY key")]


async def test_a_second_delivery_stores_nothing(db: Database) -> None:
    await deliver(db, 7, "a", "b")
    with pytest.raises(AlreadyHandled):
        await deliver(db, 7, "c")
    await deliver(db, 8, "d")
    assert await stored(db) == ["a", "b", "d"]


async def test_of_many_deliveries_at_once_one_stores_something(db: Database) -> None:
    outcomes = await asyncio.gather(
        *(deliver(db, 7, f"{number}") for number in range(9)), return_exceptions=True
    )
    assert [outcome for outcome in outcomes if not isinstance(outcome, AlreadyHandled)] == [None]
    assert len(await stored(db)) == 1


async def test_a_unit_that_is_refused_for_itself_claims_nothing(db: Database) -> None:
    await deliver(db, 7, "a")
    with pytest.raises(Conflict):
        await deliver(db, 8, "a")
    await deliver(db, 8, "b")
    assert await stored(db) == ["a", "b"]


async def test_what_a_handler_starts_claims_nothing(db: Database) -> None:
    async def computer(key: str) -> None:
        await db.write([(INSERT, (key,))])

    async def handler(key: str) -> None:
        handle(7)
        await asyncio.create_task(computer(key))

    await asyncio.create_task(handler("a"))
    await asyncio.create_task(handler("b"))
    assert await stored(db) == ["a", "b"]
    assert await db.read("SELECT 1 FROM interactions") == []


async def test_what_changes_discord_alone_is_claimed_too(db: Database) -> None:
    async def handler() -> None:
        handle(7)
        await claim(db)
        await claim(db)
        assert not await handled_elsewhere(db), "this delivery has"

    await asyncio.create_task(handler())
    with pytest.raises(AlreadyHandled):
        await asyncio.create_task(handler())
    await claim(db)
    assert await db.read("SELECT interaction_id FROM interactions") == [(7,)]


async def test_another_process_finds_out_that_it_was_handled(db: Database) -> None:
    async def handler() -> bool:
        handle(7)
        return await handled_elsewhere(db)

    assert not await asyncio.create_task(handler())
    await deliver(db, 7, "a")
    assert await asyncio.create_task(handler())


async def test_old_ids_are_deleted_and_young_ones_kept(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.db.idempotency.BATCH", 2)
    old = (NOW - KEPT_MS - 1 - DISCORD_EPOCH_MS) << TIME_SHIFT
    young = (NOW - KEPT_MS - DISCORD_EPOCH_MS) << TIME_SHIFT
    for at, interaction in enumerate((old, old + 1, old + 2, young)):
        await deliver(db, interaction, str(at))
    assert [await forget_old(db, NOW) for _ in range(3)] == [2, 1, 0]
    assert await db.read("SELECT interaction_id FROM interactions") == [(young,)]
