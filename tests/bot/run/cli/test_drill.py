"""``bot drill``: a restore is rehearsed beside the live database, which does not change."""

import asyncio
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import __main__ as program
from bot.run.backup import back_up
from bot.run.check_result import CheckResult
from bot.run.cli import audit as running_audit
from bot.run.cli.drill import drill, drill_server
from bot.run.erasure_log import note_erasure
from bot.run.problem import Problem
from bot.workers.pool import WorkerPool
from data.db.connection import open_database
from data.erasure import erase_member, new_pseudonym
from data.ledger.ledger_commands import give
from tests.data.behind import behind
from tests.data.conftest import ANN, BOB, GUILD
from tests.data.moving import SERVED, furnish, made
from tests.data.stakes_table import CHIPS
from tests.postgres import Postgres

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)


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
def file(pattern: Path, tmp_path: Path) -> Path:
    (tmp_path / "house").mkdir()
    shutil.copy(pattern, tmp_path / "house" / "cards.sqlite3")
    return tmp_path / "house" / "cards.sqlite3"


@pytest.fixture
def folder(file: Path, tmp_path: Path) -> Path:
    """Return the folder with a backup of the database."""
    back_up(file, tmp_path / "backups", NOON)
    return tmp_path / "backups"


def drilled(file: Path, folder: Path, backup: Path | None = None) -> dict[str, CheckResult]:
    return {each.about: each for each in drill(file, backup, folder, NOON, lambda _: None)}


def plays_on(url: str) -> None:
    """Book a gift and erase Bob."""

    async def work() -> None:
        database = await open_database(url)
        try:
            await give(database, GUILD, ANN, BOB, 1, chips=CHIPS, key="later", at=SERVED + 1)
            await database.write(erase_member(BOB, new_pseudonym()))
        finally:
            await database.close()

    asyncio.run(work())


def named(url: str) -> list[str]:
    """Return the records that name Bob."""
    with behind(url) as raw:
        return [name for (name,) in raw.run("SELECT name FROM seats WHERE member_id = ?", (BOB,))]


@pytest.mark.long
def test_what_stood_then_stands_now(file: Path, folder: Path) -> None:
    """The database has changed since the backup, and a member was erased."""
    plays_on(f"sqlite:///{file}")
    note_erasure(folder, BOB, SERVED + 2)
    before, beside = file.read_bytes(), {each.name for each in file.parent.iterdir()}
    found = drilled(file, folder)
    assert all(each.well for each in found.values()), found
    assert found["erasures"].said == "1 member erased again"
    assert "and 1 more" in found["compare"].said
    assert "0 faults" in found["audit"].said
    assert file.read_bytes() == before
    assert {each.name for each in file.parent.iterdir()} - beside <= {f"{file.name}-wal", f"{file.name}-shm"}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("DELETE FROM transfers WHERE seq = 2", "1 of 7 transfers"),
        ("UPDATE actions SET hash = 'x' WHERE table_id = 't3' AND deal = 1 AND ply = 3", "actions"),
        ("DELETE FROM match_results", "2 of 2 match_results"),
    ],
)
def test_a_database_whose_past_was_rewritten(changed: str, told: str, file: Path, folder: Path) -> None:
    with behind(f"sqlite:///{file}") as raw:
        raw.run(changed)
    harness = drilled(file, folder)["compare"]
    assert not harness.well
    assert told in harness.said


def test_a_backup_of_what_was_wrong_then(file: Path, tmp_path: Path) -> None:
    with behind(f"sqlite:///{file}") as raw:
        raw.run("UPDATE scores SET matches_won = matches_won + 1")
    made = back_up(file, tmp_path / "backups", NOON).file
    found = drilled(file, made.parent, made)
    assert not found["audit"].well
    assert found["compare"].well


def test_what_cannot_be_restored(file: Path, folder: Path, tmp_path: Path) -> None:
    [backup] = folder.glob("*.sqlite3")
    backup.write_bytes(backup.read_bytes()[:5000])
    with pytest.raises(Problem, match=r"damaged|malformed|no"):
        drilled(file, folder)
    (tmp_path / "none").mkdir()
    with pytest.raises(Problem, match="There is no backup in"):
        drilled(file, tmp_path / "none")
    with pytest.raises(Problem, match="Name a backup"):
        list(drill(file, None, None, NOON, print))
    assert not list(file.parent.glob(".drill-*"))


@pytest.fixture
def harness(postgres: Postgres) -> Iterator[str]:
    with postgres.fresh() as url:

        async def work() -> None:
            database = await open_database(url)
            try:
                await furnish(database)
            finally:
                await database.close()

        asyncio.run(work())
        yield url


def on_server(url: str, harness: str, folder: Path | None) -> dict[str, CheckResult]:
    return {each.about: each for each in drill_server(url, harness, folder, lambda _: None)}


def test_a_server_that_was_restored(harness: str, postgres: Postgres, tmp_path: Path) -> None:
    with postgres.copy_of(harness) as restored:
        plays_on(harness)
        note_erasure(tmp_path, BOB, SERVED + 2)
        found = on_server(restored, harness, tmp_path)
        assert all(each.well for each in found.values()), found
        assert found["erasures"].said == "1 member erased again"
        assert "and 1 more" in found["compare"].said
        assert named(restored) == []
        with behind(harness) as raw:
            raw.run("DELETE FROM transfers WHERE seq = 2")
        assert not on_server(restored, harness, tmp_path)["compare"].well


def test_the_database_itself_is_no_restored_server(harness: str, tmp_path: Path) -> None:
    note_erasure(tmp_path, BOB, SERVED + 2)
    with pytest.raises(Problem, match="is the live database"):
        on_server(harness, f"{harness}&application_name=other", tmp_path)
    assert named(harness) != []


def test_the_database_is_lost_and_the_restored_server_is_not(harness: str, tmp_path: Path) -> None:
    """Members who were erased since the backup are erased again."""
    note_erasure(tmp_path, BOB, SERVED + 2)
    found = on_server(harness, "postgresql://nobody@127.0.0.1:1/cards", tmp_path)
    assert {about for about, each in found.items() if not each.well} == {"compare"}
    assert "No PostgreSQL answers" in found["compare"].said
    assert named(harness) == []


def test_a_standby_is_looked_at_and_not_changed(harness: str, postgres: Postgres, tmp_path: Path) -> None:
    with postgres.copy_of(harness) as restored:
        with behind(restored) as raw:
            [(name,)] = raw.run("SELECT current_database()")
            raw.run(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        found = on_server(restored, harness, tmp_path)
        assert {about for about, each in found.items() if not each.well} == {"erasures"}
        assert "not repeated" in found["erasures"].said


@pytest.mark.long
def test_the_command(
    file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDROOM_DATABASE_URL", f"sqlite:///{file}")
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", str(folder))
    assert program.main(["drill"]) == 0
    assert "ok  compare" in capsys.readouterr().out
    [backup] = folder.glob("*.sqlite3")
    with behind(f"sqlite:///{file}") as raw:
        raw.run("DELETE FROM match_results")
    assert program.main(["drill", str(backup)]) == 1
    assert "!!  compare" in capsys.readouterr().out
    assert program.main(["drill", str(folder / "nothing")]) == 2
