"""PostgreSQL's writer, readers, relaxed writes and notifications, and lost connections."""

import asyncio
import contextlib
import logging
import os
import select
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import psycopg
import pytest

from data.db.database import BulkStatement, Database, LockingStatement
from data.db.errors import Conflict, DatabaseGone, StorageError
from data.db.migrations import Migration
from data.db.postgres import (
    IN_FLIGHT,
    PATIENCE,
    SPLIT_FROM,
    PostgresDatabase,
    _ReconnectingPipeline,
    open_postgres,
)
from tests.data.behind import Behind, beside
from tests.postgres import Postgres

SCHEMA = Migration(
    1,
    "numbers",
    "CREATE TABLE numbers (n BIGINT PRIMARY KEY, word TEXT NOT NULL, short INTEGER,"
    " batch TEXT NOT NULL DEFAULT pg_current_xact_id()::TEXT);\n"
    "CREATE TABLE signs (n BIGINT NOT NULL REFERENCES numbers (n), sign TEXT NOT NULL);\n"
    "CREATE TABLE guild_settings (guild_id BIGINT PRIMARY KEY);\n"
    "CREATE FUNCTION tell() RETURNS TRIGGER LANGUAGE plpgsql AS"
    " $$ BEGIN PERFORM pg_notify('settings', 'guild ' || NEW.guild_id); RETURN NULL; END $$;\n"
    "CREATE TRIGGER tell AFTER INSERT ON guild_settings FOR EACH ROW EXECUTE FUNCTION tell();\n",
)
NUMBER = "INSERT INTO numbers (n, word) VALUES (?, ?)"
SIGN = "INSERT INTO signs (n, sign) VALUES (?, ?)"
APPEND = "UPDATE numbers SET word = word || ? WHERE n = ?"
NUMBERS = (
    "INSERT INTO numbers (n, word, short) SELECT n, word || ' of many', short "
    "FROM unnest(CAST(? AS BIGINT[]), CAST(? AS TEXT[]), CAST(? AS BIGINT[])) AS many (n, word, short)"
)
MARK = (
    "UPDATE numbers SET word = many.word FROM unnest(CAST(? AS TEXT[]), CAST(? AS BIGINT[])) "
    "AS many (word, n) WHERE numbers.n = many.n"
)


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.empty() as empty:
        yield empty


@pytest.fixture
async def numbers(url: str) -> AsyncIterator[PostgresDatabase]:
    database = await open_postgres(url, [SCHEMA])
    yield database
    await database.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the lock timeout of the writer."""
    monkeypatch.setattr("data.db.postgres.WRITING", "-c lock_timeout=150")


@pytest.fixture
def other(numbers: PostgresDatabase, url: str) -> Iterator[Behind]:
    """Yield a connection of another program."""
    with beside(url) as raw:
        yield raw


@contextlib.contextmanager
def holding(url: str, sql: str) -> Iterator[psycopg.Connection[tuple[Any, ...]]]:
    """Hold the locks of a statement in a transaction that stays open."""
    with psycopg.connect(url) as raw:
        raw.execute(sql.encode())
        yield raw
        raw.rollback()


async def stored(database: Database) -> list[int]:
    return [n for (n,) in await database.read("SELECT n FROM numbers ORDER BY n")]


async def until(happened: Callable[[], bool]) -> None:
    while not happened():  # noqa: ASYNC110 - what happens in the server tells nobody
        await asyncio.sleep(0.005)


def cut(other: Behind) -> None:
    """Terminate every connection of the program to the database."""
    other.run(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'cardroom'"
    )


async def cut_unasked(numbers: PostgresDatabase, other: Behind) -> None:
    """Terminate every connection while all are idle, and wait until the program noticed."""
    cut(other)
    for line in (numbers._writer, numbers._relaxed, *numbers._readers):
        if line._connection is not None:
            await line._connection.lost.wait()


def waiting_for_locks(other: Behind) -> int:
    [(count,)] = other.run(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    return int(count)


# --- units and batches


async def test_what_write_returned_from_is_read_by_others(numbers: PostgresDatabase, other: Behind) -> None:
    await numbers.write([(NUMBER, (1, "one")), (SIGN, (1, "+"))])
    assert other.run("SELECT word FROM numbers") == [("one",)]


async def test_a_unit_is_stored_whole_or_not_at_all(numbers: PostgresDatabase) -> None:
    with pytest.raises(Conflict, match="foreign key"):
        await numbers.write([(NUMBER, (1, "one")), (SIGN, (2, "+"))])
    assert await stored(numbers) == []


async def test_an_empty_unit_is_no_work(numbers: PostgresDatabase) -> None:
    await numbers.write([])
    assert numbers.write_metrics.batches.count == 0


@pytest.mark.parametrize(("units", "batches"), [(SPLIT_FROM - 1, 1), (SPLIT_FROM, 2), (100, 2)])
async def test_units_that_queue_up_share_transactions(
    numbers: PostgresDatabase, units: int, batches: int
) -> None:
    await asyncio.gather(*(numbers.write([(NUMBER, (n, "x"))]) for n in range(units)))
    assert await numbers.read("SELECT count(*), count(DISTINCT batch) FROM numbers") == [(units, batches)]
    assert (numbers.write_metrics.stored, numbers.write_metrics.batches.count) == (units, batches)


async def test_the_next_batch_is_sent_while_the_server_works_on_one(
    numbers: PostgresDatabase, url: str, other: Behind
) -> None:
    """Those that are not sent share the batch after it."""
    with holding(url, "LOCK TABLE numbers"):
        tasks = [asyncio.create_task(numbers.write([(NUMBER, (1, "x"))]))]
        await until(lambda: waiting_for_locks(other) == 1)
        tasks.append(asyncio.create_task(numbers.write([(NUMBER, (2, "x"))])))
        await until(lambda: numbers._in_flight == IN_FLIGHT)
        tasks += [asyncio.create_task(numbers.write([(NUMBER, (n, "x"))])) for n in range(3, 8)]
        await until(lambda: len(numbers._queue) == 5)
        assert (await numbers._writer.pipeline()).waiting == IN_FLIGHT
    await asyncio.gather(*tasks)
    batches = await numbers.read("SELECT count(*) FROM numbers GROUP BY batch ORDER BY min(n)")
    assert batches == [(1,), (1,), (5,)]


async def test_a_request_may_take_the_time_of_those_before_it() -> None:
    class Busy:
        waiting = 2

        async def execute(self, calls: object, seconds: float) -> float:
            return seconds

    async def connect() -> Any:
        return Busy()

    assert await _ReconnectingPipeline(connect, 5.0).execute([]) == 3 * 5.0 + PATIENCE  # type: ignore[comparison-overlap]


async def test_a_batch_is_no_longer_than_what_is_sent_at_once(numbers: PostgresDatabase) -> None:
    """Half a batch on the PostgreSQL server would hold its locks while the process sleeps."""
    await asyncio.gather(*(numbers.write([(NUMBER, (n, "x" * 10_000))]) for n in range(10)))
    batches = await numbers.read("SELECT count(*) FROM numbers GROUP BY batch ORDER BY 1")
    assert batches == [(2,)] * 5
    await numbers.write([(NUMBER, (99, "x" * 2_000_000))])  # alone, although it is longer


async def test_refused_units_leave_their_batch_alone(numbers: PostgresDatabase) -> None:
    units = [[(NUMBER, (n, "x")), (SIGN, (n, "+"))] for n in range(50)]
    units[16] = [(NUMBER, (5, "again"))]
    units[17] = [(NUMBER, (17, "x")), (SIGN, (999, "+"))]
    units[31] = [(NUMBER, (31, "x")), (SIGN, (999, "+"))]
    outcomes = await asyncio.gather(*(numbers.write(unit) for unit in units), return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [16, 17, 31]
    assert all(isinstance(outcomes[n], Conflict) for n in (16, 17, 31))
    assert await numbers.read("SELECT count(*), count(DISTINCT batch) FROM numbers") == [(47, 2)]
    assert await numbers.read("SELECT count(*) FROM signs") == [(47,)]
    assert (numbers.write_metrics.stored, numbers.write_metrics.refused, numbers.write_metrics.failed) == (
        47,
        3,
        0,
    )


async def test_where_most_are_refused_each_goes_by_itself(numbers: PostgresDatabase) -> None:
    await asyncio.gather(*(numbers.write([(NUMBER, (n, "x"))]) for n in range(30)))
    outcomes = await asyncio.gather(
        *(numbers.write([(NUMBER, (n, "y"))]) for n in range(60)), return_exceptions=True
    )
    assert [n for n, outcome in enumerate(outcomes) if outcome is None] == [*range(30, 60)]
    assert await stored(numbers) == [*range(60)]


async def test_a_constraint_that_is_looked_at_in_the_end_refuses_its_own_unit(
    numbers: PostgresDatabase, other: Behind
) -> None:
    other.run("ALTER TABLE signs ALTER CONSTRAINT signs_n_fkey DEFERRABLE INITIALLY DEFERRED")
    outcomes = await asyncio.gather(
        *(numbers.write([(SIGN, (n, "+")), (NUMBER, (n % 3, "x"))]) for n in range(4)), return_exceptions=True
    )
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, False, False, True]
    assert await stored(numbers) == [0, 1, 2]


async def test_units_of_a_batch_run_in_the_order_in_which_they_came(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    await asyncio.gather(
        numbers.write([(APPEND, ("a", 1)), (APPEND, ("a", 2))]),
        numbers.write([(APPEND, ("b", 2)), (APPEND, ("b", 1))]),
    )
    assert await numbers.read("SELECT word FROM numbers ORDER BY n") == [("ab",), ("ab",)]


async def test_what_locks_is_done_first_and_in_one_order(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, ""))])

    def locking(rank: tuple[int, int | str], letter: str) -> LockingStatement:
        return LockingStatement(APPEND, (letter, 1), rank=rank)

    await asyncio.gather(
        numbers.write([locking((2, 7), "e"), (APPEND, ("g", 1)), locking((0, "b"), "b")]),
        numbers.write([locking((1, 0), "d"), locking((0, "b"), "c"), locking((0, "a"), "a")]),
        numbers.write([(APPEND, ("h", 1)), locking((2, 10), "f")]),
    )
    assert await numbers.read("SELECT word FROM numbers") == [("abcdefgh",)]


def one_of_many(n: int, word: str, short: int | None = None) -> BulkStatement:
    return BulkStatement(
        "INSERT INTO numbers (n, word, short) VALUES (?, ?, ?)", (n, word, short), bulk=NUMBERS
    )


def marking(n: int, word: str) -> LockingStatement:
    return LockingStatement("UPDATE numbers SET word = ? WHERE n = ?", (word, n), rank=(0, f"{n}"), bulk=MARK)


async def test_what_many_units_contain_is_one_statement(numbers: PostgresDatabase) -> None:
    words = ["", "NULL", '"', "\\", '{a,"b"}', "ä\n"]
    await asyncio.gather(
        *(numbers.write([one_of_many(n, word, n or None)]) for n, word in enumerate(words)),
        numbers.write([(NUMBER, (8, "other")), one_of_many(9, "apart")]),
    )
    assert await numbers.read("SELECT n, word, short FROM numbers ORDER BY n") == [
        *((n, f"{word} of many", n or None) for n, word in enumerate(words)),
        (8, "other", None),
        (9, "apart", None),
    ]


async def test_a_unit_that_is_refused_among_many_is_the_only_one(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, "before"))])
    outcomes = await asyncio.gather(
        *(numbers.write([one_of_many(n, "x")]) for n in (0, 1, 2, 2, 3)), return_exceptions=True
    )
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [False, True, False, True, False]
    assert await stored(numbers) == [0, 1, 2, 3]


async def test_units_that_lock_the_same_row_are_not_joined(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    await asyncio.gather(*(numbers.write([marking(n, word)]) for n, word in ((2, "a"), (1, "b"), (2, "c"))))
    assert await numbers.read("SELECT word FROM numbers ORDER BY n") == [("b",), ("c",)]


@pytest.mark.usefixtures("impatient")
async def test_a_row_that_is_held_too_long_fails_its_own_unit_among_many(
    numbers: PostgresDatabase, url: str
) -> None:
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    with holding(url, "UPDATE numbers SET word = 'x' WHERE n = 1"):
        slow, quick = await asyncio.gather(
            numbers.write([marking(1, "a")]), numbers.write([marking(2, "b")]), return_exceptions=True
        )
    assert type(slow) is StorageError
    assert quick is None
    assert await numbers.read("SELECT word FROM numbers ORDER BY n") == [("",), ("b",)]


async def test_two_processes_that_lock_in_one_order_are_never_in_each_others_way(
    numbers: PostgresDatabase, url: str, other: Behind
) -> None:
    await numbers.write([(NUMBER, (n, "")) for n in range(20)])
    second = await open_postgres(url, [SCHEMA])

    def lock(n: int) -> LockingStatement:
        return LockingStatement(
            "UPDATE numbers SET short = coalesce(short, 0) + 1 WHERE n = ?", (n,), rank=(0, f"{n:03}")
        )

    for _ in range(20):
        await asyncio.gather(
            *(numbers.write([lock(n), lock((n + 7) % 20)]) for n in range(20)),
            *(second.write([lock((n + 7) % 20), lock(n)]) for n in reversed(range(20))),
        )
    await second.close()
    assert await numbers.read("SELECT DISTINCT short FROM numbers") == [(80,)]
    assert other.run("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()") == [(0,)]


async def test_two_processes_in_each_others_way_both_get_through(
    numbers: PostgresDatabase, url: str, other: Behind
) -> None:
    """In a deadlock the server terminates one of the two transactions, and it is retried."""
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    # the waiter checks once, and must find the deadlock
    await numbers.write([("SET deadlock_timeout = '800ms'", ())])
    with holding(url, "UPDATE numbers SET word = 'x' WHERE n = 2") as held:
        # the program's transaction is the one that is terminated
        held.execute("SET deadlock_timeout = '10s'")
        writing = [asyncio.create_task(numbers.write([(APPEND, ("a", 1)), (APPEND, ("a", 2))]))]
        writing.append(asyncio.create_task(numbers.write([(NUMBER, (3, ""))])))
        await until(lambda: waiting_for_locks(other) == 1)
        await asyncio.to_thread(held.execute, b"UPDATE numbers SET word = 'y' WHERE n = 1")
        held.commit()
    await asyncio.gather(*writing)
    assert await numbers.read("SELECT word FROM numbers ORDER BY n") == [("ya",), ("xa",), ("",)]


@pytest.mark.usefixtures("impatient")
async def test_rows_that_are_held_too_long_fail_their_own_unit(numbers: PostgresDatabase, url: str) -> None:
    await numbers.write([(NUMBER, (1, "")), (NUMBER, (2, ""))])
    with holding(url, "UPDATE numbers SET word = 'x' WHERE n = 1"):
        slow, quick = await asyncio.gather(
            numbers.write([(APPEND, ("a", 1))]), numbers.write([(APPEND, ("a", 2))]), return_exceptions=True
        )
    assert type(slow) is StorageError
    assert "lock timeout" in str(slow)
    assert quick is None


@pytest.mark.usefixtures("impatient")
async def test_a_locked_table_fails_a_batch_after_two_waits(numbers: PostgresDatabase, url: str) -> None:
    with holding(url, "LOCK TABLE numbers"):
        began = time.monotonic()
        outcomes = await asyncio.gather(
            *(numbers.write([(NUMBER, (n, ""))]) for n in range(20)), return_exceptions=True
        )
        assert time.monotonic() - began < 20 * 0.15
    assert {type(outcome) for outcome in outcomes} == {StorageError}
    await numbers.write([(NUMBER, (1, ""))])


async def test_a_session_has_the_settings_of_the_design(numbers: PostgresDatabase) -> None:
    names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout", "deadlock_timeout")
    settings = ", ".join(f"current_setting('{name}')" for name in names)
    assert await numbers.write_relaxed(f"SELECT {settings}") == [("1200ms", "5s", "1500ms", "100ms")]


# --- values


@pytest.mark.parametrize(
    "value", [2**70, "\ud800", object(), "a\0b"], ids=["number", "surrogate", "type", "nul"]
)
async def test_a_value_that_cannot_be_stored_harms_its_own_unit_only(
    numbers: PostgresDatabase, value: object
) -> None:
    good, bad = await asyncio.gather(
        numbers.write([(NUMBER, (1, "one"))]), numbers.write([(NUMBER, (2, value))]), return_exceptions=True
    )
    assert good is None
    assert type(bad) is StorageError
    assert await stored(numbers) == [1]


async def test_a_wrong_number_of_values_harms_its_own_unit_only(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, "x"))])
    outcomes = await asyncio.gather(
        *(
            numbers.write([(NUMBER, params)])
            for params in ((2, "x"), (3,), (4, "x", "y"), (5, None), (6, "x"))
        ),
        return_exceptions=True,
    )
    assert [n for n, outcome in enumerate(outcomes, 2) if outcome is None] == [2, 6]
    assert await stored(numbers) == [1, 2, 6]


async def test_values_come_back_as_from_sqlite(numbers: PostgresDatabase) -> None:
    assert await numbers.read(
        "SELECT ?, ?, ?, CAST(? AS BIGINT), 1 = 1, 1 = 2, sum(x), avg(x), '?''?', ? "
        "FROM (SELECT 1 AS x UNION ALL SELECT 2) AS y",
        (2**62, "ä ♠", True, None, b"\x00\xff"),
    ) == [(2**62, "ä ♠", 1, None, 1, 0, 3, 1.5, "?'?", b"\x00\xff")]


async def test_a_number_is_long_also_where_it_stands_beside_short_ones(numbers: PostgresDatabase) -> None:
    chosen = "SELECT CASE WHEN 1 = 2 THEN 0 ELSE ? END"
    assert await numbers.read(chosen, (None,)) == [(None,)]
    assert await numbers.read(chosen, (2**40,)) == [(2**40,)]
    assert await numbers.read(chosen, (None,)) == [(None,)]


async def test_a_statement_is_parsed_once_though_some_of_its_values_are_null(
    numbers: PostgresDatabase, url: str
) -> None:
    change = "UPDATE numbers SET short = ?, word = coalesce(?, word) WHERE n = ?"
    for params in ((1, "a", 1), (None, "a", 1), (1, None, 1), (None, None, 1)):
        await numbers.write([(change, params)])
    assert len({name for (sql, _), name in (await numbers._writer.pipeline())._names.items()}) == 1


async def test_what_does_not_fit_is_not_told(numbers: PostgresDatabase) -> None:
    with pytest.raises(StorageError) as failure:
        await numbers.read("SELECT CAST(? AS BIGINT)", ("QH in the deck",))
    assert "QH" not in str(failure.value)
    with pytest.raises(StorageError) as failure:
        await numbers.write([("UPDATE numbers SET n = CAST(? AS BIGINT)", ("QH in the deck",))])
    assert "QH" not in str(failure.value)


async def test_nothing_stored_shows_in_debug_logs(
    numbers: PostgresDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await numbers.write([(NUMBER, (1, "QH-in-the-deck"))])
    await numbers.read("SELECT word FROM numbers WHERE word = ?", ("QH-in-the-deck",))
    assert "QH-in-the-deck" not in caplog.text


# --- reading, and relaxed writes


async def test_several_queries_see_one_moment(numbers: PostgresDatabase) -> None:
    count = ("SELECT count(*), pg_sleep(0.002) IS NULL FROM numbers", ())
    reading = asyncio.create_task(numbers.read_together([count] * 50))
    for n in range(20):
        await numbers.write([(NUMBER, (n, "x"))])
    answers = await reading
    assert len({rows[0][0] for rows in answers}) == 1
    assert len(await stored(numbers)) == 20


async def test_slow_queries_are_not_in_each_others_way(numbers: PostgresDatabase) -> None:
    slow = [asyncio.create_task(numbers.read("SELECT pg_sleep(0.1)")) for _ in range(2)]
    await asyncio.sleep(0)
    await numbers.read("SELECT 1")
    assert not any(task.done() for task in slow)
    await asyncio.gather(*slow)


async def test_a_reader_cannot_write(numbers: PostgresDatabase) -> None:
    with pytest.raises(StorageError, match="read-only"):
        await numbers.read("DELETE FROM numbers")


async def test_a_bad_query_does_not_spoil_the_next(numbers: PostgresDatabase) -> None:
    outcomes = await asyncio.gather(
        *(numbers.read(sql) for sql in ("SELECT 1", "SELECT * FROM missing", "SELECT 2", "SELEKT")),
        return_exceptions=True,
    )
    assert [outcome for outcome in outcomes if isinstance(outcome, list)] == [[(1,)], [(2,)]]
    assert "missing" in str(outcomes[1])


async def test_what_may_be_lost_returns_its_rows_and_waits_for_no_disk(numbers: PostgresDatabase) -> None:
    await numbers.write([(NUMBER, (1, "one"))])
    changed = "UPDATE numbers SET word = ? WHERE n = ? RETURNING n, current_setting('synchronous_commit')"
    assert await numbers.write_relaxed(changed, ("two", 1)) == [(1, "off")]
    assert await numbers.write_relaxed(changed, ("two", 2)) == []
    with pytest.raises(Conflict):
        await numbers.write_relaxed(NUMBER, (1, "again"))
    assert await numbers.read("SELECT word FROM numbers") == [("two",)]


async def test_settings_changed_elsewhere_are_heard(numbers: PostgresDatabase, other: Behind) -> None:
    heard: list[str] = []
    numbers.listen(heard.append)
    await until(lambda: heard == [""])  # the connection listens from here on
    other.run("INSERT INTO guild_settings VALUES (7)")
    await until(lambda: heard == ["", "guild 7"])


async def test_a_listener_that_was_lost_says_that_anything_may_have_changed(
    numbers: PostgresDatabase, other: Behind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.db.postgres.LOOK_SECONDS", 0.01)
    heard: list[str] = []
    numbers.listen(heard.append)
    await until(lambda: heard == [""])
    cut(other)
    await until(lambda: heard == ["", "", ""])  # once when it was lost, and once when it listens again
    other.run("INSERT INTO guild_settings VALUES (8)")
    await until(lambda: heard[3:] == ["guild 8"])


# --- cancelled callers, closing


async def test_a_cancelled_caller_does_no_harm_to_the_others(numbers: PostgresDatabase) -> None:
    tasks = [asyncio.create_task(numbers.write([(NUMBER, (n, "x"))])) for n in range(10)]
    await asyncio.sleep(0)  # all are queued; none is sent
    tasks[3].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [3]
    assert await stored(numbers) == [n for n in range(10) if n != 3]


async def test_a_caller_cancelled_while_it_is_answered_leaves_the_others_their_answers(
    numbers: PostgresDatabase,
) -> None:
    asked: tuple[Callable[[int], Awaitable[object]], ...] = (
        lambda n: numbers.read("SELECT pg_sleep(0.01)"),
        lambda n: numbers.write_relaxed("SELECT pg_sleep(0.01)"),
        lambda n: numbers.write([("SELECT pg_sleep(0.01)", ()), (NUMBER, (n, "x"))]),
    )
    for ask in asked:
        tasks = [asyncio.ensure_future(ask(n)) for n in range(8)]
        await asyncio.sleep(0.01)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert not any(isinstance(outcome, BaseException) for outcome in outcomes[1::2])


async def test_closing_stores_what_waits_and_refuses_what_comes_later(url: str, other: Behind) -> None:
    database = await open_postgres(url, [SCHEMA])
    tasks = [asyncio.create_task(database.write([(NUMBER, (n, "x"))])) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*tasks)
    for late in (
        database.write([(NUMBER, (99, "late"))]),
        database.read("SELECT 1"),
        database.write_relaxed("SELECT 1"),
    ):
        with pytest.raises(StorageError, match="closed"):
            await late
    await database.close()
    assert other.run("SELECT count(*) FROM numbers") == [(20,)]


async def test_who_waits_for_a_writer_that_is_ended_is_told(url: str, numbers: PostgresDatabase) -> None:
    """Callers hold their tables' locks: one that waits for ever would hold a table for ever."""
    with holding(url, "LOCK TABLE numbers"):
        tasks = [asyncio.create_task(numbers.write([(NUMBER, (1, "x"))]))]
        await until(lambda: numbers._in_flight == 1)
        tasks.append(asyncio.create_task(numbers.write([(NUMBER, (2, "x"))])))
        await until(lambda: numbers._in_flight == 2)
        tasks.append(asyncio.create_task(numbers.write([(NUMBER, (3, "x"))])))
        await asyncio.sleep(0)
        for writer in numbers._writing:
            writer.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["The database is closed."] * 3


# --- lost connections


async def test_a_connection_lost_while_nobody_writes_is_made_again_unnoticed(
    numbers: PostgresDatabase, other: Behind
) -> None:
    await numbers.write([(NUMBER, (1, "x"))])
    await numbers.read("SELECT 1")
    await numbers.write_relaxed("SELECT 1")
    await cut_unasked(numbers, other)
    await numbers.write([(NUMBER, (2, "x"))])
    assert await numbers.write_relaxed("SELECT 1") == [(1,)]
    assert await stored(numbers) == [1, 2]


async def test_who_waits_for_an_answer_when_the_connection_is_lost_is_told_that_nobody_knows(
    numbers: PostgresDatabase, url: str, other: Behind, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has one line when that begins and one when it is over, for all connections."""
    with holding(url, "LOCK TABLE numbers"):
        tasks = [
            asyncio.ensure_future(numbers.write([(NUMBER, (1, "x"))])),
            asyncio.ensure_future(numbers.write_relaxed(NUMBER, (2, "x"))),
            *(asyncio.ensure_future(numbers.read("SELECT * FROM numbers")) for _ in range(9)),
        ]
        await until(lambda: waiting_for_locks(other) == 6)  # all have their connections
        tasks.append(asyncio.ensure_future(numbers.write([("SELECT 1", ())])))  # behind the first
        await until(lambda: numbers._in_flight == IN_FLIGHT)
        late = asyncio.ensure_future(numbers.write([("SELECT 1", ())]))  # not sent yet, and stored later
        await asyncio.sleep(0)
        cut(other)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {StorageError}
    assert "whether this was stored is not known" in str(outcomes[0])
    await late
    await numbers.write([(NUMBER, (3, "x"))])
    assert numbers.write_metrics.failed == IN_FLIGHT
    begun, ended = caplog.records
    assert "whether this was stored is not known" in begun.getMessage()
    assert ended.getMessage() == "the database works again"
    assert vars(ended)["attempts"] == len(tasks)


async def test_many_who_meet_a_lost_connection_make_one_again(
    numbers: PostgresDatabase, other: Behind
) -> None:
    await numbers.write_relaxed("SELECT 1")
    assert numbers._relaxed._connection is not None
    numbers._relaxed._connection.close()
    pids = await asyncio.gather(*(numbers.write_relaxed("SELECT pg_backend_pid()") for _ in range(30)))
    assert len({pid for [(pid,)] in pids}) == 1


async def test_a_server_that_does_not_answer_is_let_go(
    numbers: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped server keeps its connections open, and libpq alone would wait for ever."""
    monkeypatch.setattr("data.db.postgres.PATIENCE", 0.05)
    lines = (numbers._writer, numbers._relaxed, numbers._readers[0])
    asked: tuple[Callable[[], Awaitable[object]], ...] = (
        lambda: numbers.write([(NUMBER, (1, "x"))]),
        lambda: numbers.write_relaxed("SELECT 1"),
        lambda: numbers.read("SELECT 1"),
    )
    for line, ask in zip(lines, asked, strict=True):
        pid = (await line.pipeline())._pg.backend_pid
        os.kill(pid, signal.SIGSTOP)
        try:
            line._seconds = 0.0
            with pytest.raises(StorageError, match="does not answer; whether this was stored is not known"):
                await ask()
            line._seconds = 5.0
            with contextlib.suppress(Conflict):  # the stopped server may have received it
                await ask()
        finally:
            os.kill(pid, signal.SIGCONT)


async def test_an_answer_that_came_while_the_process_slept_counts(
    numbers: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    await numbers.write([(NUMBER, (1, "x"))])
    pipeline, loop = await numbers._writer.pipeline(), asyncio.get_running_loop()
    writing = asyncio.create_task(numbers.write([(NUMBER, (2, "x"))]))
    while not pipeline.waiting:  # noqa: ASYNC110 - until it is sent
        await asyncio.sleep(0)
    select.select([pipeline._socket], [], [])  # the answer is there, and the loop has not read it
    with monkeypatch.context() as patch:
        patch.setattr(loop, "time", lambda: time.monotonic() + 3_600)
        await writing


async def test_a_server_that_falls_silent_while_it_is_connected_to_is_let_go(
    numbers: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr("data.db.postgres_setup._became", never)
        patch.setattr("data.db.postgres_setup.UNREACHED_SECONDS", 0.05)
        with pytest.raises(StorageError, match="was lost again"):
            await numbers.write([(NUMBER, (1, "x"))])
    await numbers.write([(NUMBER, (1, "x"))])


async def test_closing_while_somebody_reads_is_no_outage(
    numbers: PostgresDatabase, url: str, other: Behind, caplog: pytest.LogCaptureFixture
) -> None:
    with holding(url, "LOCK TABLE numbers"):
        reading = asyncio.create_task(numbers.read("SELECT * FROM numbers"))
        await until(lambda: waiting_for_locks(other) == 1)
        await numbers.close()
        with pytest.raises(StorageError):
            await reading
    assert caplog.records == []
    assert not numbers.write_metrics.failing


async def test_who_waits_for_a_connection_when_all_is_closed_is_told(
    numbers: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting = asyncio.Event()

    async def never(*_: object) -> None:
        connecting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(numbers._server, "reopen", never)
    reading = asyncio.create_task(numbers.read("SELECT 1"))
    await connecting.wait()
    await numbers.close()
    with pytest.raises(StorageError, match="closed"):
        await reading


async def test_a_question_longer_than_what_the_socket_takes_is_sent_in_pieces(
    numbers: PostgresDatabase,
) -> None:
    word = "x" * 3_000_000
    answers = await asyncio.gather(
        *(numbers.write_relaxed("SELECT length(?), ?", (word, n)) for n in range(3))
    )
    assert answers == [[(3_000_000, n)] for n in range(3)]
    assert [len(back) for [(back,)] in [await numbers.read("SELECT ?", (word,))]] == [3_000_000]


async def test_it_comes_back_after_a_server_that_could_not_be_reached(
    numbers: PostgresDatabase, other: Behind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.db.postgres.LOOK_SECONDS", 0.0)
    await numbers.write([(NUMBER, (1, "x"))])
    gone = asyncio.create_task(numbers.wait_until_gone())
    monkeypatch.setitem(numbers._server._keys, "host", "/nowhere")
    await cut_unasked(numbers, other)
    outcomes = await asyncio.gather(
        *(numbers.write([(NUMBER, (n, "x"))]) for n in range(2, 5)),
        numbers.write_relaxed("SELECT 1"),
        return_exceptions=True,
    )
    assert {type(outcome) for outcome in outcomes} == {StorageError}
    assert not gone.done()
    monkeypatch.undo()
    await numbers.write([(NUMBER, (5, "x"))])
    assert await stored(numbers) == [1, 5]
    gone.cancel()


# --- databases that change while they are open


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("DROP TABLE migrations", "was emptied while"),
        ("DELETE FROM migrations", "was replaced while"),
        ("ALTER DATABASE {} SET default_transaction_read_only = on", "became a standby, or read-only, while"),
    ],
)
async def test_a_database_that_is_no_more_what_was_opened_is_gone(
    numbers: PostgresDatabase, other: Behind, monkeypatch: pytest.MonkeyPatch, change: str, sentence: str
) -> None:
    monkeypatch.setattr("data.db.postgres.LOOK_SECONDS", 0.0)
    gone = asyncio.create_task(numbers.wait_until_gone())
    await numbers.write([(NUMBER, (1, "x"))])
    [(name,)] = other.run("SELECT current_database()")
    other.run(change.format(name))
    assert not gone.done()
    cut(other)
    assert sentence in str(await gone)
    for refused in (
        numbers.write([(NUMBER, (2, "x"))]),
        numbers.read("SELECT 1"),
        numbers.write_relaxed("SELECT 1"),
    ):
        with pytest.raises(DatabaseGone, match=sentence):
            await refused


async def test_another_database_of_the_same_name_is_none_of_ours(
    numbers: PostgresDatabase, postgres: Postgres, url: str
) -> None:
    [(name,)] = await numbers.read("SELECT current_database()")
    postgres._order(f"DROP DATABASE {name} WITH (FORCE)")
    with pytest.raises(StorageError, match=f'database "{name}" does not exist'):  # it may succeed
        await numbers.write([(NUMBER, (1, "x"))])
    postgres._order(f"CREATE DATABASE {name} TEMPLATE template0")
    await (await open_postgres(url, [SCHEMA])).close()
    with pytest.raises(DatabaseGone, match="was replaced"):
        await numbers.write([(NUMBER, (1, "x"))])


async def test_a_server_that_may_not_be_written_to_any_more_is_looked_at_again(
    numbers: PostgresDatabase, other: Behind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("data.db.postgres.LOOK_SECONDS", 0.0)
    [(name,)] = other.run("SELECT current_database()")
    await numbers.write([("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY", ())])
    other.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StorageError, match="read-only"):
        await numbers.write([(NUMBER, (1, "x"))])
    assert "became a standby, or read-only," in str(await numbers.wait_until_gone())


async def test_a_newer_schema_is_no_reason_to_stop(
    numbers: PostgresDatabase, url: str, other: Behind
) -> None:
    """The schema is extended while programs of the previous version still run."""
    more = Migration(2, "more", "ALTER TABLE numbers ADD COLUMN more TEXT;")
    await numbers.write([("INSERT INTO numbers SELECT ?, 'x'", (1,))])
    before = await numbers.read("SELECT * FROM numbers")
    await (await open_postgres(url, [SCHEMA, more])).close()
    with contextlib.suppress(StorageError):  # the cached plan no longer fits
        await numbers.read("SELECT * FROM numbers")
    assert [row[:2] for row in await numbers.read("SELECT * FROM numbers")] == [row[:2] for row in before]
    await cut_unasked(numbers, other)
    await numbers.write([(NUMBER, (2, "x"))])
