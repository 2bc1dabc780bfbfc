"""PostgreSQL and workers in processes of their own: killed, frozen, cut off, and back again."""

import os
from collections.abc import AsyncIterator

import pytest

from bot.playground import Playground, Refusal, Visitor
from bot.playground import postgres as server
from bot.playground.cluster import Cluster, _done, cluster
from bot.playground.postgres import PostgresAbsent

SMALL = ("-m", "tests.playground.small_worker")
PATIENCE = 20.0


@pytest.fixture
async def open_playground() -> AsyncIterator[Playground]:
    playground = Playground(rate_limits="off")
    await playground.start()
    playground.commands.overwrite([{"name": "hello", "description": "Say it", "type": 1}], None)
    yield playground
    await playground.stop()


async def told(place: Playground, made: Cluster, number: int, what: str, then: str) -> None:
    """Do something to a worker, and wait for what becomes of it."""
    await made.act(number, what)
    await place.hub.until(lambda: made.state()[number - 1]["state"] == then, PATIENCE)


@pytest.mark.kill
async def test_whatever_happens_to_two_the_third_serves(open_playground: Playground) -> None:
    place, alice = open_playground, Visitor(open_playground, "Alice")
    try:
        async with cluster(place, 3, migrate=("-c", "pass"), worker=SMALL) as made:
            assert [each["state"] for each in made.state()] == ["serving"] * 3
            await told(place, made, 1, "kill", "dead")
            await told(place, made, 2, "cut", "unwell")
            for _ in range(2):
                assert (await alice.slash("hello")).text == "served 2"
            assert [(each["served"], each["last"]) for each in made.state()] == [
                (0, False), (0, False), (2, True),
            ]  # fmt: skip
            await told(place, made, 2, "mend", "serving")
            await told(place, made, 1, "start", "serving")
            await told(place, made, 3, "freeze", "frozen")
            await place.hub.until(lambda: made.workers[2].url in place.endpoint.out, PATIENCE)
            for _ in range(2):
                assert (await alice.slash("hello")).text == "served 2"
            assert [each["served"] for each in made.state()] == [1, 1, 2]
            await told(place, made, 3, "thaw", "unwell")
            await place.hub.until(lambda: made.state()[2]["state"] == "serving", PATIENCE)
            with pytest.raises(Refusal, match="runs already"):
                await made.act(3, "start")
            with pytest.raises(Refusal, match="no worker 4"):
                await made.act(4, "kill")
    except PostgresAbsent as absent:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(absent))
    assert place.workers is None


async def test_without_postgresql_a_sentence_says_what_to_install(
    open_playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "PLACES", ())
    monkeypatch.setenv("PATH", "")
    with pytest.raises(PostgresAbsent, match="apt install postgresql"):
        async with cluster(open_playground, 1):
            raise AssertionError


async def test_what_a_migration_says_against_it_is_told() -> None:
    with pytest.raises(AssertionError, match="no such thing"):
        await _done(("-c", "raise SystemExit('no such thing')"), "postgresql://127.0.0.1/x")
