"""The report on a PostgreSQL server: faults, backups, and how to restore."""

import asyncio
import dataclasses
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as program
from bot.run.backup import KEPT_DAYS, server_backed_up
from bot.run.check_result import CheckResult
from bot.run.cli import audit as running_audit
from bot.run.cli.drill import drill_server
from bot.run.cli.postgres_advice import backing_up, restoring
from bot.run.erasure_log import erased_since, note_erasure
from bot.run.postgres_report import archived, base_backups, cluster
from bot.run.problem import Problem
from bot.workers.pool import WorkerPool
from data.db.connection import open_database
from data.db.migrations import load_migrations
from data.db.postgres_report import Archive, ServerReport, Slot, look_at
from data.db.transfer_marker import INCOMPLETE, MOVED
from engine import GAMES
from tests.data.behind import behind
from tests.data.moving import furnish
from tests.postgres import Postgres, postgres_programs, serving

NOW = 1_800_000_000_000
KNOWN = load_migrations()[-1].version
SOUND = ServerReport(
    name="postgresql://db/cards",
    version=17,
    shown_version="17.2",
    encoding="UTF8",
    collation="C",
    plain=True,
    standby=False,
    read_only=False,
    creates=True,
    replicates=True,
    database="cards",
    user="cardroom",
    place={"host": "db", "port": "5432"},
    settings={
        "synchronous_commit": "on",
        "fsync": "on",
        "full_page_writes": "on",
        "deadlock_timeout": "100",
        "autovacuum": "on",
        "archive_mode": "on",
        "archive_command": "cp %p /somewhere --key=secret",
        "archive_timeout": "60",
        "data_checksums": "on",
    },
    ahead=0.01,
    took=0.001,
    connections=30,
    limit=97,
    migrations={KNOWN: "a checksum"},
    served_until=NOW - 1_000,
    processes=[("10.0.0.1", 7)],
    rules=[("gin", GAMES["gin"].version, 12)],
    archive=Archive(last="000000010000000000000007", age=30.0, failed=0, failing=False, behind=0),
)


@pytest.fixture
def harness(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with postgres.fresh() as url:
        monkeypatch.setenv("CARDROOM_DATABASE_URL", url)
        yield url


def wrong(findings: Iterable[CheckResult]) -> dict[str, str]:
    return {each.about: each.said for each in findings if not each.well}


def advised(findings: Iterable[CheckResult]) -> dict[str, str]:
    return {each.about: each.said for each in findings if each.advice}


def test_a_sound_server() -> None:
    assert wrong(cluster(SOUND, NOW)) == advised(cluster(SOUND, NOW)) == {}


@pytest.mark.parametrize(
    ("about", "said", "changed"),
    [
        ("version", "14 or newer", {"version": 13}),
        ("rights", "does not own tables", {"not_owned": ["tables"]}),
        ("rights", "not read and write seats", {"no_rights": ["seats"]}),
        ("rights", "GRANT CREATE", {"creates": False, "migrations": None}),
        ("text", "LOCALE 'C'", {"plain": False, "collation": "de_DE.utf8"}),
        ("text", "UTF8", {"encoding": "LATIN1"}),
        ("role", "standby", {"standby": True, "read_only": True}),
        ("role", "read-only", {"read_only": True}),
        ("schema", "migrate`", {"migrations": {KNOWN - 1: ""}}),
        ("schema", "use the newer one", {"migrations": {KNOWN + 1: ""}}),
        ("schema", "was moved to sqlite:///x", {"migrations": {KNOWN: "", MOVED: "sqlite:///x"}}),
        ("schema", "not finished", {"migrations": {KNOWN: "", INCOMPLETE: "sqlite:///x"}}),
        ("connected", "too few", {"connections": 90}),
        ("clocks", "12.50 s ahead", {"ahead": 12.5}),
        ("served", "but not active", {"served_until": NOW - 60_000}),
        ("deadlocks", "3 since", {"deadlocks": 3}),
        ("rules", "12 at gin by version 99", {"rules": [("gin", 99, 12)]}),
        ("rules", "whist", {"rules": [("whist", 1, 1)]}),
        ("slot", "is not active", {"slots": [Slot("old", False, "extended", 9 * 2**30)]}),
        ("slot", "lost", {"slots": [Slot("old", True, "lost", 0)]}),
        ("archive", "failed", {"archive": Archive("0" * 24, 5.0, 3, True, 0)}),
        ("archive", "9 are waiting", {"archive": Archive("0" * 24, 5.0, 0, False, 9)}),
        ("archive", "4,000 s ago", {"archive": Archive("0" * 24, 4000.0, 0, False, 0)}),
        ("archive", "nothing has been archived", {"archive": Archive(None, None, 4, True, 0)}),
    ],
)
def test_what_is_wrong_with_a_server(about: str, said: str, changed: dict[str, Any]) -> None:
    found = wrong(cluster(dataclasses.replace(SOUND, **changed), NOW))
    assert list(found) == [about]
    assert said in found[about]


@pytest.mark.parametrize(
    ("about", "setting", "value"),
    [
        ("settings", "fsync", "off"),
        ("settings", "full_page_writes", "off"),
        ("settings", "synchronous_commit", "off"),
        ("settings", "autovacuum", "off"),
        ("archive", "archive_command", ""),
    ],
)
def test_settings_with_which_something_is_lost(about: str, setting: str, value: str) -> None:
    server = dataclasses.replace(SOUND, settings={**SOUND.settings, setting: value})
    assert list(wrong(cluster(server, NOW))) == [about]


@pytest.mark.parametrize(
    ("about", "setting", "value"),
    [
        ("settings", "deadlock_timeout", "1000"),
        ("archive", "archive_mode", "off"),
        ("archive", "archive_timeout", "0"),
        ("archive", "archive_timeout", "3600"),
        ("checksums", "data_checksums", "off"),
    ],
)
def test_what_a_usual_server_lacks_is_advice(about: str, setting: str, value: str) -> None:
    """Regression: `doctor --cluster` ended with 1 on a server as it is installed."""
    server = dataclasses.replace(SOUND, settings={**SOUND.settings, setting: value})
    findings = list(cluster(server, NOW))
    assert wrong(findings) == {}
    assert list(advised(findings)) == [about]


def test_an_archive_of_a_new_server_is_empty() -> None:
    server = dataclasses.replace(SOUND, archive=Archive(None, None, 0, False, 0))
    assert wrong(cluster(server, NOW)) == {}
    assert "nothing has been archived yet" in advised(cluster(server, NOW))["archive"]


def test_no_age_is_negative() -> None:
    """Regression: the bot notes until when it serves, and a doctor was told of -0 seconds."""
    server = dataclasses.replace(SOUND, served_until=NOW + 400)
    [served] = [each.said for each in cluster(server, NOW) if each.about == "served"]
    assert served.startswith("a bot was last active 0 s ago")


def test_a_database_in_which_nobody_plays_archives_nothing_new() -> None:
    quiet = Archive(last="000000010000000000000007", age=90_000.0, failed=0, failing=False, behind=0)
    server = dataclasses.replace(SOUND, archive=quiet, served_until=NOW - 90_000_000, processes=[])
    assert wrong(cluster(server, NOW)) == {}


def test_no_finding_shows_what_may_be_secret() -> None:
    told = " ".join(map(str, [*cluster(SOUND, NOW), *archived(SOUND, NOW)]))
    assert "secret" not in told + backing_up(SOUND, None, archive=True) + restoring(SOUND, None, None)


def test_base_backups_are_looked_for(tmp_path: Path) -> None:
    made = datetime.fromtimestamp(NOW / 1000, UTC) - timedelta(hours=5)
    assert "no base backup" in wrong(archived(SOUND, NOW, tmp_path))["base"]
    half = tmp_path / f"{made:base-%Y%m%dT%H%M%SZ}"
    half.mkdir()
    assert "no base backup" in wrong(archived(SOUND, NOW, tmp_path))["base"]
    (half / "backup_manifest").touch()
    assert wrong(archived(SOUND, NOW, tmp_path)) == {}
    assert "hours old" in wrong(archived(SOUND, NOW + 24 * 3_600_000, tmp_path))["base"]


def test_a_real_server_is_looked_at(harness: str) -> None:
    """The tests' own server, which does not sync to disk."""
    server = look_at(harness)
    assert server.schema == KNOWN
    assert server.served_until is None
    assert not server.processes
    assert server.replicates
    findings = list(cluster(server, NOW))
    assert set(wrong(findings)) == {"settings"}
    assert {"archive"} <= set(advised(findings)) <= {"archive", "checksums"}
    with behind(harness) as raw:
        raw.run("SET application_name = 'cardroom'")
        assert look_at(harness).processes == [("this machine", 1)]


def test_a_user_without_rights(harness: str) -> None:
    with behind(harness) as raw:
        raw.run("CREATE ROLE visitor LOGIN CONNECTION LIMIT 20")
        raw.run("GRANT SELECT ON ALL TABLES IN SCHEMA public TO visitor")
        try:
            server = look_at(harness.replace("user=postgres", "user=visitor"))
        finally:
            raw.run("DROP OWNED BY visitor")
            raw.run("DROP ROLE visitor")
    assert not server.replicates
    assert "tables" in server.no_rights
    assert "tables" in server.not_owned
    assert server.limit == 20
    assert server.settings["deadlock_timeout"] == "100"
    assert "REPLICATION" in backing_up(server, None, archive=False)


def test_the_doctor_tells_of_the_server(harness: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["doctor"]) == 0
    assert "is writable" in capsys.readouterr().out
    assert program.main(["doctor", "--cluster"]) == 1
    told = capsys.readouterr().out
    for about in ("version", "rights", "text", "role", "schema", "connected", "clocks", "served", "rules"):
        assert f"ok  {about}" in told
    with behind(harness) as raw:
        raw.run("DELETE FROM migrations")
        raw.run("INSERT INTO migrations VALUES (8, '', '')")
    assert program.main(["doctor"]) == 1
    assert "run `python -m bot migrate`" in capsys.readouterr().out


def test_the_doctor_of_a_server_that_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDROOM_DATABASE_URL", "postgresql://me:hidden@127.0.0.1:1/cards")
    assert program.main(["doctor", "--cluster"]) == 1
    told = capsys.readouterr().out
    assert "!!  database   No PostgreSQL answers" in told
    assert "hidden" not in told


def test_backup_and_restore_say_how(harness: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["backup"]) == 1
    told = capsys.readouterr().out
    assert "!   archive" in told
    assert "ALTER SYSTEM SET archive_command" in told
    assert f"pg_basebackup --dbname='host={look_at(harness).place['host']}" in told
    assert program.main(["restore"]) == 2
    assert "python -m bot drill" in capsys.readouterr().out


def test_a_drill_of_a_server_needs_one(harness: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["drill"]) == 2
    assert "pass the URL" in " ".join(capsys.readouterr().err.split())


def test_who_was_erased_is_kept_as_long_as_base_backups(harness: str, tmp_path: Path) -> None:
    now = datetime(2026, 11, 22, 12, tzinfo=UTC)
    at = int(now.timestamp() * 1000)
    for member, days in ((1, KEPT_DAYS + 1), (2, KEPT_DAYS - 1)):
        note_erasure(tmp_path, member, at - days * 86_400_000)
    server_backed_up(harness, tmp_path, now)
    assert erased_since(tmp_path, 0) == [2]


def test_a_server_that_cannot_be_asked(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="No PostgreSQL answers"):
        server_backed_up("postgresql://me@127.0.0.1:1/cards", tmp_path, datetime.now(UTC))


def test_nobody_is_erased_behind_the_back_of_a_process(
    harness: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with behind(harness) as raw:
        raw.run("SET application_name = 'cardroom'")
        assert program.main(["erase", "11"]) == 78
    assert "is running (this machine)" in capsys.readouterr().err


@pytest.mark.long
def test_the_commands_restore_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The report's commands for a backup and a restore work, with only the paths changed."""
    monkeypatch.setattr(running_audit, "WorkerPool", lambda _: WorkerPool(0))
    programs = postgres_programs()
    place = Path(tempfile.mkdtemp(prefix="cardroom-drill-", dir="/tmp"))
    user = "postgres" if os.geteuid() == 0 else None

    def do(commands: str) -> None:
        done = subprocess.run(
            ["bash", "-ec", commands],
            cwd=place,
            user=user,
            env={"PATH": f"{programs}:{os.environ['PATH']}"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    try:
        if user is not None:
            shutil.chown(place, user)
        with serving() as server, server.empty() as harness:
            asyncio.run(furnished(harness))
            for each in commands_in(backing_up(look_at(harness), place, archive=True), "ALTER SYSTEM"):
                with behind(harness) as raw:
                    raw.run(each.rstrip(";"))
                    raw.run("ALTER SYSTEM RESET ALL")
            [base_backup] = commands_in(backing_up(look_at(harness), place, archive=False), "pg_basebackup")
            do(base_backup)
            assert "ok  base" in told_by(
                capsys, "backup", str(place), harness=harness, monkeypatch=monkeypatch
            )
            [base] = base_backups(place).values()
            told = restoring(look_at(harness), place, base).replace(
                "/var/lib/postgresql/restored", f"{place}/new"
            )
            unpacking = "\n".join(commands_in(told, "mkdir", "tar"))
            settings = "\n".join(
                commands_in(told, "restore_command", "recovery_target_action", "hot_standby", "archive_mode")
            )
            do(unpacking)
            with (place / "new" / "postgresql.auto.conf").open("a") as conf:
                conf.write(settings.replace("/archive", str(place)) + "\n")
            do("cd new\n" + "\n".join(commands_in(told, "touch")))
            [starting] = commands_in(told, "pg_ctl")
            do(starting.replace("-p 5433", f"-p 5433 -k {place} -c listen_addresses=") + " -l log")
            [waiting] = commands_in(told, "until")
            do(waiting.replace(look_at(harness).place["host"], str(place)))
            try:
                restored = harness.replace(look_at(harness).place["host"], str(place)) + "&port=5433"
                found = list(drill_server(restored, harness, tmp_path, lambda _: None))
                assert all(each.well for each in found), found
            finally:
                do(f"pg_ctl -D {place}/new -m immediate stop")
    finally:
        shutil.rmtree(place)


def commands_in(told: str, *beginnings: str) -> list[str]:
    """Return the indented commands with these beginnings, continuation lines included."""
    joined = told.replace("\\\n", " ")
    lines = [line.strip() for line in joined.splitlines() if line.startswith("    ")]
    return [line for line in lines if line.startswith(beginnings)]


def told_by(
    capsys: pytest.CaptureFixture[str], *arguments: str, harness: str, monkeypatch: pytest.MonkeyPatch
) -> str:
    monkeypatch.setenv("CARDROOM_DATABASE_URL", harness)
    program.main(arguments)
    return capsys.readouterr().out


async def furnished(url: str) -> None:
    database = await open_database(url)
    try:
        await furnish(database)
    finally:
        await database.close()
