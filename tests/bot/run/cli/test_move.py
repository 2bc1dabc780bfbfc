"""``bot move``: a database is transferred completely, verified, and never open in two places."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as program
from bot.run.cli import audit as running_audit
from bot.run.cli import move as moving
from bot.run.cli.move import back, move
from bot.run.problem import Problem
from bot.workers.pool import WorkerPool
from data.db.connection import open_database
from data.db.errors import DatabaseMoved
from data.db.instance_lock import Lock
from data.db.postgres_report import PROCESSES
from data.transfer import postgres_side, sqlite_side, steps
from tests.data.behind import Behind, behind
from tests.data.moving import made, records
from tests.postgres import Postgres

Url = str


@pytest.fixture(autouse=True)
def _no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Audit in a thread, because starting processes takes longer than the work here."""
    monkeypatch.setattr(running_audit, "WorkerPool", lambda _: WorkerPool(0))


@pytest.fixture(scope="module")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("pattern") / "house.sqlite3"
    made(file)
    return file


@pytest.fixture
def source(pattern: Path, tmp_path: Path) -> Url:
    shutil.copy(pattern, tmp_path / "house.sqlite3")
    return f"sqlite:///{tmp_path}/house.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Url]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/moved.sqlite3"
        return
    with request.getfixturevalue("postgres").empty() as url:
        yield url


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Url]:
    with postgres.empty() as url:
        yield url


def moved(source: Url, target: Url, wait: Callable[[float], object] = lambda _: None) -> list[str]:
    told: list[str] = []
    move(source, target, told.append, wait)
    return told


def refused(source: Url, target: Url, wait: Callable[[float], object] = lambda _: None) -> str:
    with pytest.raises(Problem) as caught:
        moved(source, target, wait)
    return str(caught.value)


def opened(url: Url) -> None:
    async def look() -> None:
        await (await open_database(url)).close()

    asyncio.run(look())


def content(url: Url) -> list[tuple[Any, ...]]:
    """Return every row of the database except its migrations."""
    with behind(url) as raw:
        rows = []
        for table in sorted({*raw.tables()} - {"migrations"}):
            names = ", ".join(f'"{name}"' for name in raw.columns(table))
            rows += [(table, *row) for row in raw.run(f"SELECT {names} FROM {table}")]
        return sorted(rows, key=repr)


def schema(url: Url) -> list[tuple[Any, ...]]:
    """Return the definitions of keys, indexes and triggers of a PostgreSQL database."""
    with behind(url) as raw:
        return [
            *raw.run(
                "SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid), convalidated "
                "FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2"
            ),
            *raw.run(
                "SELECT tablename::text, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2"
            ),
            *raw.run(
                "SELECT tgname::text, tgenabled::text, pg_get_triggerdef(oid) FROM pg_trigger "
                "WHERE NOT tgisinternal ORDER BY 1"
            ),
        ]


def test_there_and_back(source: Url, server: Url, postgres: Postgres, tmp_path: Path) -> None:
    """Every row, every record byte by byte, and the schema equal those of a new database."""
    before, exported = content(source), records(source)
    told = moved(source, server)
    assert records(server) == exported
    with postgres.fresh() as fresh:
        assert schema(server) == schema(fresh)
    home = f"sqlite:///{tmp_path}/home.sqlite3"
    moved(server, home)
    assert content(home) == before
    assert records(home) == exported
    with closing(sqlite3.connect(tmp_path / "home.sqlite3")) as raw:
        as_made = "SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2"
        with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as first:
            assert raw.execute(as_made).fetchall() == first.execute(as_made).fetchall()
        assert raw.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
    assert any("the digests of source and copy are equal" in each for each in told)
    assert not any(each.startswith("The source already had this fault") for each in told)


@pytest.mark.long
def test_a_database_is_open_in_one_place(source: Url, target: Url) -> None:
    moved(source, target)
    with pytest.raises(DatabaseMoved, match=r"house\.sqlite3 was moved to .*reopen"):
        opened(source)
    opened(target)
    assert "was already moved to" in refused(source, f"{source}.other")
    assert "is not empty: it was moved to" in refused(target, source)
    assert back(source) in source
    opened(source)
    with pytest.raises(Problem, match="was not moved"):
        back(source)


@pytest.mark.parametrize("table", ["actions", "scores"])
def test_a_byte_that_is_flipped_on_the_way_is_found(
    table: str, source: Url, target: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flipped(rows: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        first, *rest = rows
        at = next(place for place, value in enumerate(first) if isinstance(value, str) and value)
        other = chr(ord(first[at][0]) ^ 1) + first[at][1:]
        if table == "scores":  # its key is looked up, so change a number
            at = max(place for place, value in enumerate(first) if isinstance(value, int))
            return [(*first[:at], first[at] ^ 1, *first[at + 1 :]), *rest]
        return [(*first[:at], other, *first[at + 1 :]), *rest]

    told = steps._report_progress

    def tampered(chunks: Any, carried: Any, tell: Any) -> Iterator[Any]:
        for rows in told(chunks, carried, tell):
            yield flipped(rows) if carried.table == table else rows

    monkeypatch.setattr(steps, "_report_progress", tampered)
    assert f"{table}: the rows differ." in refused(source, target)
    opened(source)
    with pytest.raises(DatabaseMoved, match="has not finished"):
        opened(target)


@pytest.mark.parametrize(
    ("table", "column", "told"),
    [
        ("books", "head", "The heads of ledgers or seals differ from the source."),
        ("actions", "action", "was changed, or does not follow the link before it"),
        ("scores", "matches", "Scores, "),
    ],
)
def test_the_proof_does_not_rest_on_digests_alone(
    table: str, column: str, told: str, source: Url, server: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "compare_digests", lambda *_: [])

    def tamper(sentence: str) -> None:
        if sentence.startswith("Copied in "):
            with behind(server) as raw:
                raw.run(
                    f"UPDATE {table} SET {column} = " + (f"{column} + 1" if column == "matches" else "'x'")
                )

    with pytest.raises(Problem) as caught:
        move(source, server, tamper)
    assert told in str(caught.value)
    opened(source)


@pytest.mark.long
def test_what_is_lost_on_the_way_is_found(source: Url, target: Url, monkeypatch: pytest.MonkeyPatch) -> None:
    told = steps._report_progress

    def lossy(chunks: Any, carried: Any, tell: Any) -> Iterator[Any]:
        for rows in told(chunks, carried, tell):
            yield rows[1:] if carried.table == "remembered_options" else rows

    monkeypatch.setattr(steps, "_report_progress", lossy)
    assert "remembered_options: 1 rows in the source, 0 in the copy." in refused(source, target)


@pytest.mark.long
def test_an_interrupted_move_begins_anew(source: Url, target: Url) -> None:
    def stop(sentence: str) -> None:
        if sentence.startswith("Copied in "):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(source, target, stop)
    with pytest.raises(DatabaseMoved, match="has not finished"):
        opened(target)
    assert "has not finished" in refused(target, f"{source}.other")
    opened(source)
    before = content(source)
    moved(source, target)
    assert content(target) == before


@pytest.mark.long
def test_interrupted_between_the_marks_there_is_no_database_rather_than_two(
    source: Url, target: Url, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed_before_the_last(mark: Any) -> Any:
        def marked(side: Any, version: int, where: str | None) -> None:
            if where is None:
                raise KeyboardInterrupt
            mark(side, version, where)

        return marked

    with monkeypatch.context() as patched:
        for side in (sqlite_side.SqliteSide, postgres_side.PostgresSide):
            patched.setattr(side, "mark", killed_before_the_last(side.mark))
        with pytest.raises(KeyboardInterrupt):
            moved(source, target)
    for url in (source, target):
        with pytest.raises(DatabaseMoved):
            opened(url)
    moved(source, target)
    opened(target)


@pytest.mark.long
def test_a_database_that_is_in_use_is_not_moved(source: Url, target: Url, tmp_path: Path) -> None:
    with closing(Lock.take(tmp_path / "house.sqlite3")) as lock:
        lock.sign()
        assert "Stop that one first" in refused(source, target)
    moved(source, target)


def wait_for_movers(raw: Behind) -> None:
    """Wait until PostgreSQL has noticed that the refused command has disconnected."""
    while raw.run("SELECT pid FROM pg_locks WHERE locktype = 'advisory'"):
        pass


def test_a_database_on_a_server_is_watched_for_whoever_uses_it(
    source: Url, server: Url, tmp_path: Path
) -> None:
    moved(source, server)
    home = f"sqlite:///{tmp_path}/home.sqlite3"
    with behind(server) as raw:
        raw.run("UPDATE house SET served_until = 9999999999999")
    waited: list[float] = []

    def serve(seconds: float) -> None:
        waited.append(seconds)
        with behind(server) as raw:
            raw.run("UPDATE house SET served_until = served_until + 1")

    assert "from an unknown host. Stop all" in refused(server, home, serve)
    with behind(server) as raw:
        wait_for_movers(raw)
        raw.run("SET application_name = 'cardroom'")
        assert "from this machine." in refused(server, home, waited.append)
        wait_for_movers(raw)

    def leave(seconds: float) -> None:
        waited.append(seconds)
        with behind(server) as raw:
            while raw.run(PROCESSES):  # PostgreSQL needs a moment to notice a disconnect
                pass

    moved(server, home, leave)
    assert waited == 3 * [steps.WATCH_SECONDS]


def test_nobody_writes_where_a_database_is_moved_from(source: Url, server: Url, tmp_path: Path) -> None:
    """Not even an unrelated program: it waits, or gets an error that the database is busy."""
    tried: list[str] = []

    def write(url: Url) -> Callable[[str], None]:
        def told(sentence: str) -> None:
            if not sentence.startswith("Copied in "):
                return
            if url == source:
                with (
                    closing(sqlite3.connect(tmp_path / "house.sqlite3", timeout=0)) as raw,
                    pytest.raises(sqlite3.OperationalError, match="locked"),
                ):
                    raw.execute("UPDATE house SET served_until = 5")
            else:
                with behind(url) as raw:
                    raw.run("SET lock_timeout = '10ms'")
                    with pytest.raises(Exception, match="lock timeout"):
                        raw.run("UPDATE house SET served_until = 5")
            tried.append(url)

        return told

    move(source, server, write(source))
    move(server, f"sqlite:///{tmp_path}/home.sqlite3", write(server))
    assert tried == [source, server]


@pytest.mark.long
def test_what_was_wrong_before_is_moved_as_it_was(source: Url, target: Url) -> None:
    with behind(source) as raw:
        raw.run("UPDATE scores SET matches_won = matches_won + 1")
        raw.run("UPDATE deals SET deck = '[]' WHERE table_id = 't3'")
    before = content(source)
    told = [each for each in moved(source, target) if each.startswith("The source already had this fault: ")]
    assert any("Scores" in each for each in told)
    assert "The source already had this fault: Table t3 cannot be continued." in told
    assert content(target) == before


def test_where_nothing_may_be_lost(source: Url, target: Url, tmp_path: Path) -> None:
    """A target database that is not empty, not Cardroom's, missing, or of another schema."""
    full, strange = tmp_path / "full.sqlite3", tmp_path / "strange.sqlite3"
    shutil.copy(tmp_path / "house.sqlite3", full)
    assert "is not empty: the bot has used it" in refused(source, f"sqlite:///{full}")
    with closing(sqlite3.connect(strange)) as raw:
        raw.execute("CREATE TABLE notes (said TEXT)")
    for way in ((source, f"sqlite:///{strange}"), (f"sqlite:///{strange}", target)):
        assert "belongs to another program" in refused(*way)
    assert "There is no database at" in refused(f"sqlite:///{tmp_path}/nothing", target)
    assert "is not supported" in refused("mysql://x:secret@y/z", target)
    assert "in use" in refused(source, source)
    with behind(f"sqlite:///{full}") as raw:
        raw.run("DELETE FROM migrations WHERE version > 8")
    assert "has schema 8" in refused(f"sqlite:///{full}", target)
    with behind(f"sqlite:///{full}") as raw:
        raw.run("INSERT INTO migrations VALUES (500, 'later', '')")
    assert "run the newer program" in refused(f"sqlite:///{full}", target)
    opened(source)


@pytest.mark.long
def test_an_older_program_refuses_what_a_move_has_left(source: Url, target: Url, tmp_path: Path) -> None:
    """It does not know the marker, and takes it for an unknown schema."""
    moved(source, target)
    with closing(sqlite3.connect(tmp_path / "house.sqlite3")) as raw:
        [(newest,)] = raw.execute("SELECT max(version) FROM migrations").fetchall()
    assert newest > 1_000


def test_what_postgresql_does_not_take_is_named_and_not_shown(source: Url, server: Url) -> None:
    with behind(source) as raw:
        raw.run("UPDATE deals SET dealer = 'the secret' WHERE table_id = 't3'")
    said = refused(source, server)
    assert "column dealer of row" in said
    assert "deals" in said
    assert "secret" not in said
    with behind(source) as raw:
        raw.run("UPDATE deals SET dealer = 0, deck = char(0) || 'secret' WHERE table_id = 't3'")
    said = refused(source, server)
    assert "(copying into deals)" in said
    assert "secret" not in said
    opened(source)


@pytest.mark.long
def test_a_database_that_was_prepared_is_moved_into(source: Url, target: Url) -> None:
    opened(target)
    before = content(source)
    moved(source, target)
    assert content(target) == before


@pytest.mark.long
def test_what_is_of_the_moment_stays_behind(source: Url, target: Url) -> None:
    """Leases, interaction tokens and rate limits, which only a later schema stores."""
    opened(target)
    for url in (source, target):
        with behind(url) as raw:
            columns = raw.columns("tables")
            for column in {"pub_until", "pub_by"} - {*columns}:
                raw.run(f"ALTER TABLE tables ADD COLUMN {column} TEXT")
            if "limits" not in raw.tables():
                raw.run("CREATE TABLE limits (key TEXT PRIMARY KEY, tat BIGINT NOT NULL)")
    with behind(source) as raw:
        raw.run("UPDATE tables SET pub_by = 'me'")
        others = len(raw.columns("limits")) - 1
        raw.run(f"INSERT INTO limits VALUES ('all'{', 5' * others})")
    told = moved(source, target)
    with behind(target) as raw:
        assert raw.run("SELECT DISTINCT pub_by FROM tables") == [(None,)]
        assert raw.run("SELECT * FROM limits") == []
    assert any("Not copied: " in each and "limits" in each and "pub_by" in each for each in told)


@pytest.mark.long
def test_the_command(source: Url, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = f"sqlite:///{tmp_path}/moved.sqlite3"
    assert program.main(["move", source]) == 2
    assert program.main(["move", source, target]) == 0
    told = capsys.readouterr().out
    assert f"Set CARDROOM_DATABASE_URL to {target}" in told
    assert program.main(["move", source, f"{target}.other"]) == 78
    assert program.main(["move", "--reopen", source]) == 0
    opened(source)


@pytest.mark.long
def test_the_command_interrupted(
    source: Url, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(moving, "copy_rows", interrupted)
    assert program.main(["move", source, f"sqlite:///{tmp_path}/moved.sqlite3"]) == 130
    assert "Run the command again" in " ".join(capsys.readouterr().err.split())
    opened(source)
