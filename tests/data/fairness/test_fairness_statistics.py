"""The sums over proved deals equal a full count, and contain nothing that a player may not see.

A dealer that cheats is detected, and an honest one is not accused more often than the page states.
"""

from dataclasses import replace
from random import Random

import pytest

from data.db.database import Database
from data.db.errors import Conflict
from data.erasure import erase_member
from data.fairness.fairness_statistics import (
    FEWEST,
    LEVEL,
    Tables,
    count_pending,
    count_tables,
    load_sums,
    recount,
    significance_tests,
    sum_all,
)
from data.tables.row_types import SeatKind, Status, StoredTable
from engine import GAMES
from engine.cards import pack
from engine.first_hands import DealSum, deal_sums
from tests.bot.recorded import GUILD, MEMBERS, keep, match_of

DEALS = 20_000
HOUSES = 1_000


async def counted(tables: Tables) -> list[dict[str, DealSum]]:
    return count_tables(tables)


def against_a_computer(stored: StoredTable) -> StoredTable:
    last = replace(stored.seats[-1], kind=SeatKind.COMPUTER, member_id=None, level="easy")
    return replace(stored, seats=(*stored.seats[:-1], last), status=Status.CLOSED)


async def played(
    db: Database,
    game: str,
    number: int,
    *,
    proved: bool = True,
    status: Status = Status.CLOSED,
    open_hands: bool = True,
) -> str:
    """Store a match of two deals."""
    stored = replace(against_a_computer(match_of(game, seed=number, open_hands=open_hands)), number=number)
    await keep(db, stored)
    insert = (
        "INSERT INTO proofs (table_id, deal, commitment, secret, shares, root) "
        "VALUES (?, ?, 'c', 's', '[]', 'r')"
    )
    await db.write(
        [
            *((insert, (stored.table_id, deal.deal)) for deal in stored.deals if proved),
            ("UPDATE tables SET status = ? WHERE table_id = ?", (status.value, stored.table_id)),
        ]
    )
    return stored.table_id


@pytest.mark.long
async def test_sums_that_are_kept_up_are_those_of_a_full_count(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = []
    for number, game in enumerate(GAMES, 1):
        await played(db, game, number)
        assert await count_pending(db, counted) == 1
        assert await count_pending(db, counted) == 0
        found = await load_sums(db, GUILD, game)
        assert found["better dealer"].deals == 2
        assert found["lot computers"].deals == 1
        parts.append(found)
    await played(db, "gin", 9)
    await count_pending(db, counted)
    told: list[tuple[int, int]] = []
    monkeypatch.setattr("data.fairness.fairness_statistics._PIECE", 2)
    assert await recount(db, counted, at_once=2, progress=lambda *now: told.append(now)) == []
    assert told == [(2, 7), (4, 7), (6, 7), (7, 7)]
    whole = await load_sums(db, GUILD)
    assert whole["better dealer"].deals == 2 * len(GAMES) + 2
    assert await load_sums(db, GUILD + 1) == {}
    assert whole["better seat"] != sum_all(parts)["better seat"]


async def test_only_proved_deals_of_matches_that_are_over_and_open_are_counted(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    running = await played(db, "gin", 1, status=Status.PLAYING)
    await played(db, "gin", 2, open_hands=False)
    await played(db, "gin", 3, proved=False)
    assert await count_pending(db, counted) == 1  # the third has nothing to count
    assert await load_sums(db, GUILD) == {}
    assert not caplog.records
    await db.write([("UPDATE tables SET status = 'over' WHERE table_id = ?", (running,))])
    assert await count_pending(db, counted) == 1
    assert (await load_sums(db, GUILD))["deadwood computers"].deals == 2


async def test_nobody_counts_a_table_twice(db: Database) -> None:
    await played(db, "gin", 1)

    async def overtaken(tables: Tables) -> list[dict[str, DealSum]]:
        await count_pending(db, counted)
        return count_tables(tables)

    with pytest.raises(Conflict):
        await count_pending(db, overtaken)
    assert await recount(db, counted) == []
    assert (await load_sums(db, GUILD))["better seat"].deals == 2


async def test_a_full_count_finds_what_was_changed_and_puts_it_right(db: Database) -> None:
    await played(db, "gin", 1)
    await count_pending(db, counted)
    before = await load_sums(db, GUILD)
    await db.write(
        [
            ("UPDATE deal_sums SET total = total + 7 WHERE measure = 'better seat'", ()),
            ("UPDATE deal_sums SET measure = 'fits computers' WHERE measure = 'courts computers'", ()),
        ]
    )
    found = await recount(db, counted, repair=True)
    assert [each.measure for each in found] == ["better seat", "courts computers", "fits computers"]
    assert "stored none" in str(found[1])
    assert await recount(db, counted) == []
    after = await load_sums(db, GUILD)
    assert {name: each for name, each in after.items() if each.deals} == before


async def test_a_record_that_cannot_be_read_is_left_out_and_looked_at_once(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played(db, "gin", 1)
    await db.write([("UPDATE tables SET options = '{' WHERE table_id = ?", (table,))])
    assert await count_pending(db, counted) == 1
    assert await load_sums(db, GUILD) == {}
    assert await count_pending(db, counted) == 0
    assert f"table {table} cannot be counted in the fairness statistics" in caplog.text


async def test_sums_name_nobody_and_stay_when_a_member_is_erased(db: Database) -> None:
    await played(db, "gin", 1)
    await count_pending(db, counted)
    before = await load_sums(db, GUILD)
    await db.write(erase_member(MEMBERS[0], -7))
    assert await load_sums(db, GUILD) == before
    assert await recount(db, counted) == []


def cards_of_deal(rng: Random, deal: int, *, chosen: float = 0.0) -> dict[str, DealSum]:
    """Return the sums of one deal of gin.

    With probability ``chosen`` the computer player gets the better hand.
    """
    cards = rng.sample(pack(), 20)
    person, computer = cards[:10], cards[10:]
    found = deal_sums("gin", [person, computer], computers={1}, dealer=deal % 2)
    if found["deadwood computers"].total > 0 and rng.random() < chosen:
        found = deal_sums("gin", [computer, person], computers={1}, dealer=deal % 2)
    return found


@pytest.mark.long
def test_a_bias_of_2_percent_towards_computers_is_found() -> None:
    """Computers get the better hand in 52 % of deals: every 25th other deal is swapped."""
    rng = Random(17)
    sums = sum_all(cards_of_deal(rng, deal, chosen=0.04) for deal in range(DEALS))
    found = {each.name: each for each in significance_tests(sums)}
    assert found["better computers"].is_significant
    assert 0.01 < found["better computers"].value < 0.03
    assert found["deadwood computers"].is_significant
    assert found["deadwood computers"].value < 0
    assert not found["better dealer"].is_significant


@pytest.mark.long
def test_an_honest_bot_is_not_accused_more_often_than_the_page_says() -> None:
    rng, cards, accused = Random(17), pack(), 0
    for _ in range(HOUSES):
        parts = []
        for deal in range(FEWEST):
            dealt = rng.sample(cards, 28)
            hands = [dealt[at : at + 7] for at in range(0, 28, 7)]
            parts.append(deal_sums("rummy500", hands, computers={3}, dealer=deal % 4, lot=rng.randrange(4)))
        found = significance_tests(sum_all(parts))
        assert len(found) == 6
        accused += any(each.is_significant for each in found)
    assert 0 < accused <= LEVEL * HOUSES


def test_too_few_deals_say_nothing() -> None:
    rng = Random(3)
    parts = [cards_of_deal(rng, deal) for deal in range(FEWEST)]
    assert significance_tests(sum_all(parts[1:])) == []
    found = significance_tests(sum_all(parts))
    assert [each.deals for each in found] == [FEWEST] * len(found)
    assert "jokers computers" not in [each.name for each in found]  # there are none: nothing to test
