"""Two processes on one database keep counts, numbers and chains that span tables consistent."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

import pytest

from data.audit import audit_guild
from data.db.connection import open_database
from data.db.database import Database, Statement
from data.fairness.guild_chain import seal_table, sealed_head
from data.ledger.ledger import LedgerReason, LedgerRefusal, open_wallet
from data.ledger.ledger_commands import DAY_MS, freeze, give, refill
from data.ledger.ledger_queries import head, top, wallet
from data.rankings.ratings import rate_pending, recompute_ratings
from data.scores import recompute
from data.tables.table_chain import Links, table_seal
from data.tables.tables import fence
from tests.data.conftest import ANN, BOB, CEM, GUILD
from tests.data.played import Played, finished, opened
from tests.data.stakes_table import CHIPS

MANY = 24


@pytest.fixture
async def two(url: str) -> AsyncIterator[tuple[Database, Database]]:
    first = await open_database(url)
    second = await open_database(url)
    yield first, second
    await first.close()
    await second.close()


async def in_pairs(two: tuple[Database, Database], units: Sequence[list[Statement]]) -> None:
    """Write units two at a time, each pair from two processes."""
    for both in zip(units[::2], units[1::2], strict=True):
        await asyncio.gather(*(database.write(unit) for database, unit in zip(two, both, strict=True)))


@pytest.mark.long
async def test_who_asks_two_processes_for_a_refill_gets_one(two: tuple[Database, Database]) -> None:
    spent = CHIPS.opening - CHIPS.refill_floor // 2
    for member in (ANN, BOB):
        await two[0].write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    await give(two[0], GUILD, ANN, BOB, spent, chips=CHIPS, key="spent", at=1)
    for day in range(1, MANY):
        outcomes = await asyncio.gather(
            *(refill(each, GUILD, ANN, chips=CHIPS, at=day * DAY_MS) for each in two), return_exceptions=True
        )
        [refused] = [outcome for outcome in outcomes if outcome is not None]
        assert isinstance(refused, LedgerRefusal)
        assert refused.reason in (LedgerReason.ABOVE_FLOOR, LedgerReason.TOO_SOON)
        purse = await wallet(two[day % 2], GUILD, ANN)
        assert purse is not None
        assert purse.balance == CHIPS.refill_floor
        await give(two[0], GUILD, ANN, BOB, 1, chips=CHIPS, key=str(day), at=day * DAY_MS)
    assert (await audit_guild(two[0], GUILD)).faults == ()


async def test_matches_that_end_at_once_are_numbered_sealed_and_counted(
    two: tuple[Database, Database],
) -> None:
    """The matches share members, who are locked in either order."""
    chance = Random(4)
    matches = [
        Played(tuple(chance.sample((ANN, BOB, CEM), 2)), (50, 10), (0,), guild=GUILD + chance.randrange(2))
        for _ in range(MANY)
    ]
    units = []
    for number, match in enumerate(matches, 1):
        links = Links()
        await two[0].write(opened(number, match, links))
        unit = finished(number, match, links)
        seal = table_seal(links.head, "over", None, [(0, 0, None, None, 0, 0)] * 2)
        fenced = fence(f"t{number}", 1, deadline_at=None, due_at=None, head=links.head, seal=seal)
        units.append([*fenced, *unit, *seal_table(match.guild, f"t{number}", at=1)])
    await in_pairs(two, units)
    numbered = await two[0].read("SELECT sequence FROM match_results ORDER BY sequence")
    assert [sequence for (sequence,) in numbered] == [*range(1, MANY + 1)]
    sealed = [await sealed_head(two[1], guild) for guild in (GUILD, GUILD + 1)]
    assert sum(head.seq for head in sealed if head is not None) == MANY
    assert await recompute(two[0]) == []
    looked = await asyncio.gather(*map(rate_pending, two))
    assert sum(looked) == MANY
    assert await recompute_ratings(two[1]) == []


@pytest.mark.long
async def test_wallets_opened_and_gifts_made_at_once_are_chained(two: tuple[Database, Database]) -> None:
    members = range(1, MANY + 1)
    await in_pairs(two, [open_wallet(GUILD, member, chips=CHIPS, at=1) for member in members])
    opened = await two[0].read("SELECT account FROM accounts ORDER BY account")
    assert [account for (account,) in opened] == [*range(MANY + 1)]
    gifts = (
        give(two[member % 2], GUILD, member, member % MANY + 1, 7, chips=CHIPS, key=str(member), at=2)
        for member in members
    )
    frozen = freeze(two[1], GUILD, 99, frozen=True, actor=98, note="why", at=3)
    await two[0].write(open_wallet(GUILD, 99, chips=CHIPS, at=1))
    await asyncio.gather(frozen, *gifts)
    assert await head(two[0], GUILD) == await head(two[1], GUILD)
    assert (await head(two[0], GUILD))[0] == 2 * MANY + 1
    assert (await audit_guild(two[0], GUILD)).faults == ()
    assert {chips for _, chips in await top(two[0], GUILD, limit=MANY + 1)} == {1_000}


@pytest.mark.long
async def test_a_member_s_last_chips_are_given_once(two: tuple[Database, Database]) -> None:
    for member in (ANN, BOB, CEM):
        await two[0].write(open_wallet(GUILD, member, chips=CHIPS, at=1))
    gifts = [
        give(two[number % 2], GUILD, ANN, (BOB, CEM)[number % 2], 1_000, chips=CHIPS, key=str(number), at=2)
        for number in range(6)
    ]
    done = await asyncio.gather(*gifts, return_exceptions=True)
    assert [failure is None for failure in done].count(True) == 1
    assert (await audit_guild(two[0], GUILD)).faults == ()
    assert (await head(two[0], GUILD))[0] == 4
