"""``bot doctor`` finds faults and changes nothing."""

import os
import shutil
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import web

from bot.run.backup import back_up
from bot.run.check_result import CheckResult, advise
from bot.run.cli.doctor import clock, examine
from data.db.connection import open_database
from data.db.migrations import load_migrations

KNOWN = len(load_migrations())
NOON = 1_793_534_400_000
"""2026-11-01 12:00 UTC, in milliseconds."""


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith(("CARDROOM_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    await (await open_database("sqlite:///cardroom.sqlite3")).close()
    return tmp_path / "cardroom.sqlite3"


def run_sql(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.executescript(sql)


async def finding(about: str) -> CheckResult:
    [found] = [each for each in await examine() if each.about == about]
    return found


async def test_all_is_well_in_an_empty_folder(tmp_path: Path) -> None:
    findings = await examine()
    assert [each.about for each in findings] == [
        "python",
        "discord.py",
        "settings",
        "discord",
        "database",
        "backup",
        "clock",
        "disk",
    ]
    assert all(each.well for each in findings)
    assert "playground" in findings[3].said
    assert "will be created" in findings[4].said
    assert list(tmp_path.iterdir()) == []


def test_a_finding_is_one_line() -> None:
    assert str(CheckResult(True, "disk", "free")) == "ok  disk       free"
    assert str(CheckResult(False, "clock", "slow")) == "!!  clock      slow"
    assert str(advise("clock", "slow")) == "!   clock      slow"


async def test_the_token_is_never_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "aB3.very-secret")
    assert "DISCORD_TOKEN" in (await finding("discord")).said
    monkeypatch.delenv("DISCORD_TOKEN")
    (tmp_path / "token").write_text("aB3.very-secret")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    assert "the file token" in (await finding("discord")).said
    assert "very-secret" not in " ".join(map(str, await examine()))


async def test_settings_that_cannot_be_read_leave_the_other_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_WORKERS", "many")
    findings = await examine()
    assert [(each.about, each.well) for each in findings] == [
        ("python", True),
        ("discord.py", True),
        ("settings", False),
        ("clock", True),
        ("disk", True),
    ]
    assert "CARDROOM_WORKERS" in findings[2].said


async def test_a_misspelt_setting_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_WORKRES", "2")
    found = await finding("settings")
    assert not found.well
    assert "CARDROOM_WORKERS" in found.said


@pytest.mark.long
async def test_a_database_in_use(database: Path) -> None:
    assert await finding("database") == CheckResult(
        True, "database", f"sqlite:///cardroom.sqlite3 is undamaged and writable, schema {KNOWN}"
    )


@pytest.mark.long
async def test_a_database_of_a_later_program(database: Path) -> None:
    run_sql(database, f"INSERT INTO migrations (version, name, checksum) VALUES ({KNOWN + 1}, 'later', 'x')")
    found = await finding("database")
    assert not found.well
    assert f"schema {KNOWN + 1}" in found.said


@pytest.mark.long
async def test_an_older_database_is_left_as_it_is(database: Path) -> None:
    run_sql(database, "DELETE FROM migrations")
    before = database.read_bytes()
    found = await finding("database")
    assert found.well
    assert f"has schema 0; the next start migrates it to {KNOWN}" in found.said
    assert database.read_bytes() == before


@pytest.mark.long
async def test_an_older_database_that_is_damaged(database: Path) -> None:
    run_sql(database, "DELETE FROM migrations")
    pages = database.read_bytes()
    database.write_bytes(pages[: len(pages) // 2] + bytes(len(pages) // 2))
    found = await finding("database")
    assert not found.well
    assert "is damaged" in found.said


@pytest.mark.long
async def test_a_database_that_was_taken_away(tmp_path: Path) -> None:
    await (await open_database("sqlite:///cardroom.sqlite3", exclusive=True)).close()
    (tmp_path / "cardroom.sqlite3").unlink()
    assert await finding("database") == CheckResult(
        False, "database", "sqlite:///cardroom.sqlite3 is missing, although a bot has used it"
    )


@pytest.mark.parametrize(
    ("content", "complaint"), [(b"no database " * 100, "is not a SQLite database"), (None, "is a folder")]
)
async def test_a_database_that_is_none(content: bytes | None, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "cardroom.sqlite3"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    found = await finding("database")
    assert not found.well
    assert complaint in found.said


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    run_sql(tmp_path / "cardroom.sqlite3", "CREATE TABLE recipes (name TEXT)")
    found = await finding("database")
    assert not found.well
    assert "another program" in found.said


async def test_a_database_in_a_folder_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_DATABASE_URL", "sqlite:///nowhere/cards.sqlite3")
    findings = {each.about: each for each in await examine()}
    assert not findings["database"].well
    assert "does not exist" in findings["database"].said
    assert findings["disk"].well


@pytest.mark.long
async def test_how_old_the_newest_backup_is(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "CARDROOM_BACKUP_FOLDER is not set" in (await finding("backup")).said
    folder = tmp_path / "backups"
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", str(folder))
    assert (await finding("backup")).well
    assert "no backup in" in (await finding("backup")).said
    assert not folder.exists()
    now = datetime.now(UTC)
    back_up(database, folder, now - timedelta(hours=50))
    assert await finding("backup") == CheckResult(True, "backup", f"the newest in {folder} is 50.0 hours old")
    run_sql(database, f"UPDATE house SET served_until = {int(now.timestamp() * 1000)}")
    missed = await finding("backup")
    assert not missed.well
    assert "50.0 hours old, and the bot has run since without making one" in missed.said
    back_up(database, folder, now)
    assert (await finding("backup")).well
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", str(tmp_path / "far" / "away"))
    assert await finding("backup") == CheckResult(
        False, "backup", f"{tmp_path / 'far' / 'away'} cannot be written"
    )


@pytest.mark.long
async def test_a_clock_behind_what_the_database_remembers(database: Path) -> None:
    ahead = int((time.time() + 7200) * 1000)
    run_sql(database, f"UPDATE house SET served_until = {ahead}")
    found = await finding("clock")
    assert not found.well
    assert "seconds before the bot last ran" in found.said


def test_a_clock_a_little_behind_is_forgiven() -> None:
    assert clock(NOON, NOON + 30_000) == CheckResult(True, "clock", "2026-11-01 12:00:00 UTC")
    assert (
        clock(NOON, NOON + 90_000).said == "shows 2026-11-01 12:00:00 UTC, 90 seconds before the bot last ran"
    )


def test_a_clock_from_before_the_program() -> None:
    assert not clock(0, None).well
    assert "1970-01-01" in clock(0, None).said


async def test_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(".")._replace(free=12_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)
    found = await finding("disk")
    assert not found.well
    assert "only 12 MB" in found.said


async def test_a_heartbeat_file_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "heartbeat" not in {each.about for each in await examine()}
    for name, well in (("heart", True), ("nowhere/heart", False), (".", False)):
        monkeypatch.setenv("CARDROOM_HEARTBEAT_FILE", name)
        assert (await finding("heartbeat")).well == well, name
    assert list(tmp_path.iterdir()) == []


async def test_metrics_that_others_can_read_are_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_METRICS", "127.0.0.1:9420")
    assert await finding("metrics") == CheckResult(True, "metrics", "at 127.0.0.1:9420")
    monkeypatch.setenv("CARDROOM_METRICS", "0.0.0.0:9420")
    found = await finding("metrics")
    assert str(found).startswith("!   metrics")
    assert found.well
    assert "without a password" in found.said


async def test_an_empty_or_misspelt_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    found = await finding("discord")
    assert found.advice
    assert found.said.endswith(" refuses to start. DISCORD_TOKEN is empty.")
    monkeypatch.setenv("DISCORD_TOKN", "aB3.very-secret")
    found = await finding("settings")
    assert not found.well
    assert "did you mean DISCORD_TOKEN?" in found.said


@pytest.mark.parametrize(
    ("ingress", "status", "endpoint", "well", "said"),
    [
        ("gateway", 200, None, True, "over the gateway"),
        ("gateway", 200, "https://other.example/interactions", False, "another bot uses this token"),
        ("http", 200, "https://cards.example/interactions", True, "to https://cards.example"),
        ("http", 200, None, False, "no Interactions Endpoint URL"),
        ("gateway", 401, None, False, "is the token right"),
    ],
)
async def test_two_bots_on_one_token(
    ingress: str, status: int, endpoint: str | None, well: bool, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The doctor asks Discord for the interactions endpoint URL."""
    asked: list[str | None] = []

    async def tell(request: web.Request) -> web.Response:
        asked.append(request.headers.get("Authorization"))
        return web.json_response({"id": "5", "interactions_endpoint_url": endpoint}, status=status)

    made = web.Application()
    made.router.add_get("/api/v10/applications/@me", tell)
    runner = web.AppRunner(made)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        monkeypatch.setenv("CARDROOM_DISCORD_URL", f"http://127.0.0.1:{runner.addresses[0][1]}")
        monkeypatch.setenv("DISCORD_TOKEN", "a.secret.token")
        monkeypatch.setenv("CARDROOM_INGRESS", ingress)
        [found] = [each for each in await examine(cluster=True) if each.about == "token"]
    finally:
        await runner.cleanup()
    assert asked == ["Bot a.secret.token"]
    assert found.well == well
    assert said in found.said
    assert "secret" not in found.said


async def test_a_token_that_cannot_be_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDROOM_DISCORD_URL", "http://127.0.0.1:1")
    [found] = [each for each in await examine(cluster=True) if each.about == "token"]
    assert not found.well
    assert "cannot be reached" in found.said
