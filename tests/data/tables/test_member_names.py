"""The stored names of a guild's members: the latest ones, and none from other guilds."""

from dataclasses import replace

from data.db.database import Database
from data.erasure import erase_member
from data.tables import tables
from data.tables.member_names import member_names
from tests.data.conftest import ANN, BOB, GUILD, person, table

CEM, DAN = 99_001, 99_002


async def test_members_go_by_the_name_under_which_they_last_sat_down(db: Database) -> None:
    first = table("t1", seats=(person(0, ANN, "Ann"), person(1, BOB, "Bob")))
    later = table(
        "t2", number=2, seats=(replace(person(0, ANN, "Anna"), joined_at=9), person(1, CEM, "\u3164"))
    )
    there = replace(
        table("t3", number=1, seats=(replace(person(0, BOB, "secret"), joined_at=99),)), guild_id=GUILD + 1
    )
    for opened in (first, later, there):
        await db.write(tables.open_table(opened))
    assert await member_names(db, GUILD, [ANN, BOB, DAN]) == {ANN: "Anna", BOB: "Bob"}
    assert await member_names(db, GUILD, []) == {}
    await db.write(erase_member(ANN, -5))
    assert await member_names(db, GUILD, [ANN, -5, BOB]) == {BOB: "Bob"}


async def test_of_one_name_the_accounts_stand_beside_it_and_without_them_nobody_is_named(
    db: Database,
) -> None:
    seats = (
        replace(person(0, ANN, "Alice"), username="alice"),
        replace(person(1, BOB, "alice"), username="alice_2"),
    )
    await db.write(tables.open_table(table("t1", seats=seats)))
    await db.write(
        tables.open_table(table("t2", number=2, seats=(person(0, CEM, "Alice"), person(1, DAN, "Dan"))))
    )
    assert await member_names(db, GUILD, [ANN, BOB, CEM, DAN]) == {
        ANN: "Alice (alice)",
        BOB: "alice (alice_2)",
        DAN: "Dan",
    }
