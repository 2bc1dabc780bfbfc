"""The audit finds a change in any column of any table, and names its place."""

from pathlib import Path
from random import Random

import pytest

from data.db.database import Statement
from tests.data.mutations.changes import COLUMNS, Change
from tests.data.mutations.evening import GUILD
from tests.data.mutations.held import Held, Row
from tests.data.mutations.spared import SPARED, UNDERIVED, spared
from tests.data.mutations.verdicts import audited, naming, try_table

pytestmark = pytest.mark.long
ROWS = 1
"""Rows changed per column here; ``python -m tests.data.mutations`` changes all."""


async def test_the_evening_is_clean(held: Held) -> None:
    assert await audited(held) == []


@pytest.mark.parametrize("table", COLUMNS)
async def test_what_an_owner_changes_is_found_and_named_unless_it_is_spared(held: Held, table: str) -> None:
    assert (await try_table(held, table, Random(table), rows=ROWS)).wrong == []


def test_the_page_of_fairness_names_all_that_no_audit_can_tell() -> None:
    page = " ".join((Path(__file__).parents[3] / "docs/fairness.md").read_text("utf-8").split()).lower()
    assert [each.told for each in (*SPARED, *UNDERIVED) if each.told.lower() not in page] == []


async def test_an_unknown_kind_of_seat_at_a_table_of_a_tournament_is_named(held: Held) -> None:
    [(table_id,), *_] = held.rows("SELECT table_id FROM tables WHERE tournament_id IS NOT NULL")
    with held.changed([("UPDATE seats SET kind = 'robot' WHERE table_id = ?", (table_id,))]):
        assert naming(await audited(held), [table_id])


async def test_cards_that_are_neither_hidden_nor_shown_are_named(held: Held) -> None:
    [(table_id,), *_] = held.rows("SELECT table_id FROM tables WHERE started_at IS NOT NULL")
    with held.changed([("UPDATE tables SET veiled = 2 WHERE table_id = ?", (table_id,))]):
        found = naming(await audited(held), ["tables.veiled"])
    assert [table_id in str(each) for each in found] == [True]


@pytest.mark.parametrize(
    ("day", "opened_at", "ended_at", "ending", "named"),
    [
        ("never", 5, 9, "resigned", "the deal of day never at table {}"),
        ("2030-01-01", "then", 9, "resigned", "when today's hand was opened at table {}"),
        ("2030-01-01", 5, 9, None, "the end of today's hand at table {}"),
        ("2030-01-01", 5, None, "resigned", "the end of today's hand at table {}"),
    ],
)
async def test_a_hand_that_does_not_fit_its_day_is_named(
    held: Held, day: str, opened_at: object, ended_at: int | None, ending: str | None, named: str
) -> None:
    [(table_id,), *_] = held.rows("SELECT table_id FROM tables WHERE started_at IS NOT NULL")
    unit: list[Statement] = [
        ("INSERT INTO daily_deals (day, commitment, sealed_at) VALUES ('2030-01-01', 'x', 1)", ()),
        (
            (
                "INSERT INTO daily_entries (day, player, member_id, table_id, opened_at, ended_at, ending) "
                "VALUES (?, 'p', 11, ?, ?, ?, ?)"
            ),
            (day, table_id, opened_at, ended_at, ending),
        ),
    ]
    with held.changed(unit):
        assert naming(await audited(held), [named.format(table_id)])


def test_wallets_may_be_exchanged_only_if_nobody_has_used_them_and_they_hold_the_same(held: Held) -> None:
    def is_spared(first: Row, second: Row) -> bool:
        return spared(held, Change("accounts", "exchanged", "", (first, second), ())) is not None

    used = next(row for row in held.table("accounts") if row["kind"] == "wallet" and row["guild_id"] == GUILD)
    unused = used | {"rowid": 900, "account": 900, "member_id": 900, "opened_at": 9}
    other = unused | {"rowid": 901, "account": 901, "member_id": 901, "opened_at": 10}
    assert is_spared(unused, other)
    assert not is_spared(unused, other | {"balance": unused["balance"] + 1})
    assert not is_spared(unused, other | {"frozen": 1 - unused["frozen"]})
    assert not is_spared(unused, used)


async def test_a_seal_may_be_missed_only_at_the_end_and_where_an_audit_has_made_it(held: Held) -> None:
    def without(row: Row) -> Change:
        return Change(
            "seals", "deleted", "", (row,), (("DELETE FROM seals WHERE rowid = ?", (row["rowid"],)),)
        )

    seals = [row for row in held.table("seals") if row["guild_id"] == GUILD]
    live = {table_id for (table_id,) in held.rows("SELECT table_id FROM tables WHERE status = 'playing'")}
    made = [row for row in seals if row["kind"] == "table" and row["subject"] in live]
    assert made
    for row in made:
        assert spared(held, without(row)) is None
        after: Statement = ("DELETE FROM seals WHERE guild_id = ? AND seq > ?", (GUILD, row["seq"]))
        with held.changed([after]):
            found = await audited(held, GUILD)
            assert spared(held, without(row)) is not None
            with held.changed(without(row).unit):
                assert await audited(held, GUILD) == found


async def test_a_rating_may_be_missed_only_if_it_was_the_last_and_changed_nothing(held: Held) -> None:
    def without(sequence: int) -> Change:
        [row] = [each for each in held.table("rated") if each["sequence"] == sequence]
        return Change(
            "rated", "deleted", "", (row,), (("DELETE FROM rated WHERE rowid = ?", (row["rowid"],)),)
        )

    changed = "SELECT table_id FROM rating_changes UNION SELECT table_id FROM computer_ratings"
    [(nothing,)] = held.rows(f"SELECT max(sequence) FROM match_results WHERE table_id NOT IN ({changed})")
    assert spared(held, without(nothing)) is None
    later = f"SELECT table_id FROM match_results WHERE sequence > {nothing}"
    not_yet: list[Statement] = [
        *(
            (f"DELETE FROM {name} WHERE table_id IN ({later})", ())
            for name in ("rating_changes", "computer_ratings")
        ),
        (f"DELETE FROM rated WHERE sequence > {nothing}", ()),
    ]
    with held.changed(not_yet):
        found = await audited(held)
        assert spared(held, without(nothing)) is not None
        with held.changed(without(nothing).unit):
            assert await audited(held) == found
    with held.changed([(f"DELETE FROM rated WHERE sequence > {nothing} + 1", ())]):
        assert spared(held, without(nothing + 1)) is None
