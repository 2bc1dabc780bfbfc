"""``python -m tests.data.mutations``: change rows of the database and check the audit.

It changes every row of every table.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from tests.data.mutations.changes import COLUMNS
from tests.data.mutations.evening import spend
from tests.data.mutations.held import Held
from tests.data.mutations.held_by_postgres import HeldByPostgres
from tests.data.mutations.verdicts import try_table
from tests.postgres import serving


async def _try(held: Held, tables: list[str], rows: int | None, seed: int) -> int:
    """Print a line for every table and wrong verdict; return the number of wrong verdicts."""
    wrong = 0
    for table in tables:
        tried = await try_table(held, table, Random(f"{table} {seed}"), rows=rows)
        wrong += len(tried.wrong)
        print(
            f"{table:20} {tried.found.total():6} found ({_said(tried.found)}), "
            f"{tried.spared.total()} exempt, {tried.refused} refused by the database",
            flush=True,
        )
        for sentence in tried.wrong:
            print(f"  WRONG: {sentence}", flush=True)
    return wrong


@contextmanager
def _held(file: Path, *, postgresql: bool) -> Iterator[Held]:
    with ExitStack() as stack:
        if not postgresql:
            yield stack.enter_context(Held(file))
        else:
            server = stack.enter_context(serving())
            url = stack.enter_context(server.copy_of(stack.enter_context(server.fresh())))
            yield stack.enter_context(HeldByPostgres(url, file))


def _said(counted: Counter[str]) -> str:
    return ", ".join(f"{word} {count}" for word, count in counted.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.data.mutations", description=__doc__)
    parser.add_argument("--rows", type=int, help="change this many rows of each column; all if left out")
    parser.add_argument("--seed", type=int, default=1, help="seed of the evening and of the changes")
    parser.add_argument("--postgresql", action="store_true", help="use PostgreSQL instead of SQLite")
    parser.add_argument("tables", nargs="*", help="tables of the database; all if left out")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cards.sqlite3"
        asyncio.run(spend(file, seed=asked.seed))
        with _held(file, postgresql=asked.postgresql) as held:
            wrong = asyncio.run(_try(held, asked.tables or [*COLUMNS], asked.rows, asked.seed))
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
