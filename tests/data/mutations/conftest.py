"""One evening for all tests of a run, played once; every process has an in-memory copy."""

import asyncio
import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.data.mutations.evening import spend
from tests.data.mutations.held import Held
from tests.data.mutations.held_by_postgres import HeldByPostgres
from tests.data.mutations.verdicts import REMEMBERED
from tests.postgres import Postgres


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the file of the evening.

    The first of several processes plays it; the others wait.
    """
    folder = tmp_path_factory.getbasetemp()
    shared = folder if worker_id == "master" else folder.parent
    file = shared / "evening" / "cards.sqlite3"
    file.parent.mkdir(exist_ok=True)
    with (shared / "evening.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            asyncio.run(spend(file.with_name("being_spent.sqlite3")))
            file.with_name("being_spent.sqlite3").rename(file)
    return file


@pytest.fixture(scope="package", autouse=True)
def forgotten() -> Iterator[None]:
    """Forget the results of audits, 34 MB, when the tests of this package are over."""
    yield
    REMEMBERED.forget()


@pytest.fixture(scope="session")
def held(evening: Path) -> Iterator[Held]:
    with Held(evening) as held:
        yield held


@pytest.fixture(scope="session")
def held_by_postgres(evening: Path, postgres: Postgres) -> Iterator[Held]:
    with postgres.fresh() as schema, postgres.copy_of(schema) as url, HeldByPostgres(url, evening) as held:
        yield held
