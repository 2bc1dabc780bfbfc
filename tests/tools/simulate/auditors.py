"""An auditor is shown changed copies of the database of a run, and must name what is wrong.

A copy has one changed value, one row too few or too many, or two rows exchanged; what may be changed
unnoticed is listed in tests/data/mutations/spared.py.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from tests.data.mutations.changes import Change, changes
from tests.data.mutations.held import Held
from tests.data.mutations.spared import spared
from tests.data.mutations.verdicts import FITTING, Tried, remembering, try_change

AUDITORS: Final = "auditors"
LIES: Final = 10
"""Changes of each table of the database that are tried."""
ROWS: Final = 3
"""Rows of each table of the database, of which one or two are changed."""
Found = Callable[[str, str], None]
"""Called with the kind and the words of a finding."""


def audit_lies(database: Path, chance: Random, found: Found) -> int:
    """Change copies of a database, audit each, and return how many were tried.

    ``found`` hears of changes that the audit has not named.
    """
    with Held(database) as held:
        return asyncio.run(_audit(held, chance, found))


async def _audit(held: Held, chance: Random, found: Found) -> int:
    hands, tried, lies = remembering(), Tried(), 0
    for change in chain.from_iterable(_drawn(held, table, chance) for table in FITTING):
        await try_change(held, change, tried, hands=hands)
        lies += 1
    for wrong in tried.wrong:
        found(AUDITORS, wrong)
    return lies


def _drawn(held: Held, table: str, chance: Random) -> Iterator[Change]:
    lies = [change for change in changes(held, table, chance, rows=ROWS) if spared(held, change) is None]
    return iter(chance.sample(lies, min(LIES, len(lies))))
