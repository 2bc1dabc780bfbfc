"""Stored orders: one a seat, read by their owner alone, gone with them."""

import pytest

from data import erasure
from data.db.database import Database
from data.db.errors import BadRecord
from data.inbox.inbox import load
from data.tables.orders import OrderState, SeatOrder, drop_orders, order_of, orders_of, set_order
from data.tables.outbox import keep_shown, note_shown, pending_tables
from engine.orders import DRAWN, Condition, Order, Rule
from tests.data.conftest import open_started

ORDER = Order((Rule(Condition((6,), (11,), (3,)), "take", (12, DRAWN)), Rule(Condition(), "draw")))
PLACED = SeatOrder(deal=1, order=ORDER, placed_at=5)


async def stored(db: Database) -> list[tuple[int, SeatOrder]]:
    [rows] = await db.read_together([orders_of("t1")])
    return [order_of(row, where="table t1") for row in rows]


async def test_a_seat_has_one_order_and_it_can_be_dropped(db: Database) -> None:
    await open_started(db, "t1", 1)
    note = SeatOrder(deal=2, order=Order(ORDER.rules[:1]), state=OrderState.UNFIT, skipped=(0, 1))
    await db.write([*set_order("t1", 0, 11, PLACED), *set_order("t1", 1, 22, PLACED)])
    await db.write(set_order("t1", 0, 11, note))
    assert await stored(db) == [(0, note), (1, PLACED)]
    await db.write(drop_orders("t1", [0]))
    assert await stored(db) == [(1, PLACED)]


async def test_a_member_exports_and_erases_their_own(db: Database) -> None:
    await open_started(db, "t1", 1)
    await db.write([*set_order("t1", 0, 11, PLACED), *set_order("t1", 1, 22, PLACED)])
    [own] = (await erasure.member_records(db, 11))["orders"]
    assert (own["table_id"], own["seat"], own["state"]) == ("t1", 0, "waiting")
    await db.write(erasure.erase_member(11, erasure.new_pseudonym()))
    assert await stored(db) == [(1, PLACED)]
    assert (await erasure.member_records(db, 11))["orders"] == []


async def test_messages_that_were_up_to_date_stay_so(db: Database) -> None:
    for name, number in (("t1", 1), ("t2", 2)):
        await open_started(db, name, number)
    [(version,)] = await db.read("SELECT version FROM tables WHERE table_id = 't1'")
    await db.write(note_shown("t1", version, None, {}))
    for name in ("t1", "t2"):
        await db.write(
            [("UPDATE tables SET version = version + 1 WHERE table_id = ?", (name,)), *keep_shown(name)]
        )
    assert await pending_tables(db) == ["t2"]


@pytest.mark.parametrize(
    ("rules", "state", "skipped"),
    [
        ("", "waiting", ""),
        ('{"rules":[{"when":{},"first":1}]}', "waiting", ""),
        ('{"rules":[],"more":1}', "waiting", ""),
        ('{"rules":[]}', "soon", ""),
        ('{"rules":[]}', "unfit", "x"),
    ],
)
def test_a_damaged_order_is_refused(rules: str, state: str, skipped: str) -> None:
    with pytest.raises(BadRecord):
        order_of((0, 1, rules, state, skipped, 5), where="table t1")


async def test_the_inbox_tells_of_ones_own_plan_alone(db: Database) -> None:
    await open_started(db, "t1", 1)
    await db.write(set_order("t1", 0, 11, PLACED))
    [own] = (await load(db, 11, 0)).tables
    [other] = (await load(db, 22, 0)).tables
    assert (own.plan, other.plan) == (OrderState.WAITING, None)
