"""Every column of every table of the database, changed by its owner: the audit finds it and says where."""

from random import Random

import pytest

from tests.data.mutations.changes import COLUMNS, changes
from tests.data.mutations.held import Held
from tests.data.mutations.spared import SPARED, spared
from tests.data.mutations.verdicts import audited, verdict

ROWS = 1
"""So many rows of each are changed here; ``python -m tests.data.mutations`` changes all."""


async def test_the_evening_is_clean(held: Held) -> None:
    assert await audited(held) == []


@pytest.mark.long
@pytest.mark.parametrize("table", COLUMNS)
async def test_what_an_owner_changes_is_found_and_named_unless_it_is_spared(held: Held, table: str) -> None:
    wrong, unseen = [], {(each, what) for each in SPARED if each.table == table for what in each.columns}
    for change in changes(held, table, Random(table), rows=ROWS):
        found = await verdict(held, change)
        if found is None:
            continue
        reason = spared(change)
        if reason is None and not found.naming:
            wrong.append(f"{change}: {'not named' if found.faults else 'not found'}")
        if reason is not None:
            unseen.discard((reason, change.what))
            if found.faults:
                wrong.append(f"{change} is spared ({reason.reason}), and found")
    assert wrong == []
