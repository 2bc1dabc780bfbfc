"""Read-only commands change nothing: no schema, no byte, no file beside the database."""

import argparse
import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot import __main__ as command
from bot.run.problem import SET_RIGHT, UNFIT
from data.db.connection import open_database
from data.db.errors import StorageError
from data.db.migrations import load_migrations
from data.erasure import NAMED
from data.ledger.ledger import open_wallet
from data.settings import ChipSettings
from data.tables.match_export import dump_record
from data.transfer import open_for_reading
from tests.bot.test_main import bare_environment as bare_environment  # a fixture of this module, too
from tests.data.blank import lay_out
from tests.data.conftest import GUILD
from tests.data.matches import stored_match
from tests.postgres import Postgres

FILE = Path("cardroom.sqlite3")
URL = f"sqlite:///{FILE}"
MEMBER = 44


def missing() -> None:
    """No database at all."""


def empty() -> None:
    FILE.touch()


def old() -> None:
    asyncio.run(made(upto=14))


def current() -> None:
    asyncio.run(made())


def left_open() -> None:
    """A database with the side files of a killed bot."""
    asyncio.run(made())
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("UPDATE house SET served_until = 5")
        connection.commit()
        kept = {name: Path(name).read_bytes() for name in (f"{FILE}-wal", f"{FILE}-shm")}
    for name, content in kept.items():
        Path(name).write_bytes(content)


async def made(upto: int | None = None) -> None:
    if upto is None:
        await lay_out(FILE)
    database = await open_database(URL, migrations=load_migrations()[:upto])
    await database.write(open_wallet(GUILD, MEMBER, chips=ChipSettings(), at=1))
    await database.close()


STATES = {
    "missing": (missing, SET_RIGHT),
    "empty": (empty, SET_RIGHT),
    "old": (old, SET_RIGHT),
    "current": (current, 0),
    "left_open": (left_open, 0),
}
LINES = {
    "doctor": ["doctor"],
    "audit": ["audit"],
    "tables": ["tables"],
    "reports": ["reports"],
    "drill": ["drill"],
    "replay": ["replay", "match.json"],
    "verify": ["verify", "match.json"],
    "scores": ["scores", "recompute"],
}
"""The arguments of the read-only commands; ``scores`` is read-only without an option."""


def subcommands() -> set[str]:
    [found] = [
        action for action in command.parser()._actions if isinstance(action, argparse._SubParsersAction)
    ]
    return set(found.choices)


def found(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files, except SQLite's shared memory."""
    return {
        str(file): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file() and not file.name.endswith("-shm")
    }


def test_every_command_is_known_to_look_or_to_change() -> None:
    assert subcommands() == command.LOOKING | command.CHANGING
    assert not command.LOOKING & command.CHANGING
    assert set(LINES) == command.LOOKING | {"scores"}


@pytest.mark.long
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("line", LINES)
def test_looking_changes_nothing(
    line: str,
    state: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = stored_match("gin", Random(1), target=30)
    Path("match.json").write_text(dump_record(match))
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", "backups")
    make, code = STATES[state]
    make()
    if line == "drill" and not code:
        assert command.main(["backup"]) == 0
    before, names = found(tmp_path), {file.name for file in tmp_path.iterdir()}
    ended = command.main(LINES[line])
    said = " ".join("".join(capsys.readouterr()).split())
    assert found(tmp_path) == before
    assert {file.name for file in tmp_path.iterdir()} == names
    if line == "drill":
        assert ended == code
    if line in ("audit", "tables", "reports", "scores"):
        assert ended == code
        wanted = {"missing": "There is no database", "empty": "is empty", "old": "`migrate` first"}
        assert wanted.get(state, "") in said
        assert ("The ledger balances" in said) == (line == "audit" and not code)


def test_an_audit_seals_only_when_told_to(capsys: pytest.CaptureFixture[str]) -> None:
    current()
    assert command.main(["audit"]) == 0
    assert ", head none" in capsys.readouterr().out
    assert command.main(["audit", "--seal"]) == 0
    assert ", head 1-" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        ["audit", "--seal"],
        ["scores", "recompute", "--repair"],
        ["scores", "recompute", "--todays-rules"],
        ["erase", "44"],
        ["tables", "--close", "a"],
        ["reports", "--mark"],
    ],
)
@pytest.mark.parametrize("state", ["missing", "empty", "old"])
def test_what_is_no_database_of_today_is_changed_by_no_command_but_migrate(
    line: list[str], state: str, tmp_path: Path
) -> None:
    STATES[state][0]()
    before = found(tmp_path)
    assert command.main(line) == SET_RIGHT
    assert found(tmp_path) == before


@pytest.mark.long
def test_migrate_names_the_copy_that_it_has_made(capsys: pytest.CaptureFixture[str]) -> None:
    STATES["old"][0]()
    assert command.main(["migrate"]) == 0
    [line] = [line for line in capsys.readouterr().err.splitlines() if 'msg="schema changed"' in line]
    assert Path(line.rpartition("copy=")[2]).exists()


@pytest.mark.long
def test_erasing_nobody_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", str(tmp_path / "backups"))
    current()
    before = found(tmp_path)
    assert command.main(["erase", "5"]) == UNFIT
    assert "No record names member 5." in capsys.readouterr().err
    assert found(tmp_path) == before
    assert command.main(["erase", str(MEMBER)]) == 0
    assert command.main(["erase", str(MEMBER)]) == UNFIT


async def test_every_column_of_a_member_is_looked_at_before_erasing() -> None:
    await made()
    with open_for_reading(URL, current=True) as side:
        columns = {
            (table, name)
            for table, shape in side.shapes().items()
            for name in shape.columns
            if name.endswith("member_id") or name in ("host_id", "organiser_id", "who")
        }
    assert columns == set(NAMED)


def test_a_file_that_changes_while_it_is_read_is_not_believed() -> None:
    asyncio.run(made())
    looked = open_for_reading(URL, current=True)
    looked.__enter__()
    with closing(sqlite3.connect(FILE)) as connection:
        connection.execute("UPDATE house SET served_until = 5")
        connection.commit()
    with pytest.raises(StorageError, match="was changed while it was read"):
        looked.__exit__(None, None, None)


@pytest.mark.server
def test_looking_at_a_server_changes_nothing(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with postgres.empty() as url:
        monkeypatch.setenv("CARDROOM_DATABASE_URL", url)
        for line in (["audit"], ["scores", "recompute"], ["erase", "5"]):
            assert command.main(line) == SET_RIGHT
            assert "is empty" in " ".join(capsys.readouterr().err.split())
        with open_for_reading(url) as side:
            assert side.shapes() == {}
        assert command.main(["migrate"]) == 0
        assert command.main(["audit"]) == 0
        assert command.main(["erase", "5"]) == UNFIT
        with open_for_reading(url) as side, pytest.raises(StorageError, match="read-only"):
            side.query("UPDATE house SET served_until = 5")
