"""The audit finds a change in any column of any table, and names its place."""

from pathlib import Path
from random import Random

import pytest

from tests.data.mutations.changes import COLUMNS
from tests.data.mutations.held import Held
from tests.data.mutations.spared import SPARED, UNDERIVED
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
