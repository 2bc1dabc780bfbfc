"""Messages for a missing PostgreSQL or database; the rest is tested with workers."""

import pytest

from bot.playground import Playground
from bot.playground.processes import postgres as server
from bot.playground.processes.cluster import _done, cluster
from bot.playground.processes.postgres import PostgresAbsent


async def test_without_postgresql_a_sentence_says_what_to_install(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PLACES", ())
    monkeypatch.setenv("PATH", "")
    with pytest.raises(PostgresAbsent, match="apt install postgresql"):
        async with cluster(playground, 1, "http"):
            raise AssertionError
    assert playground.workers is None


async def test_what_a_migration_says_against_it_is_told() -> None:
    with pytest.raises(AssertionError, match="no such thing"):
        await _done(("-c", "raise SystemExit('no such thing')"), "postgresql://127.0.0.1/x")
