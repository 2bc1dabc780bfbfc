"""The command line."""

import ast
import asyncio
import contextlib
import json
import logging
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot import __main__ as command
from bot import __version__
from bot.run import problem
from bot.run.config import Settings, variables
from bot.run.erasure_log import erased_since
from bot.run.problem import EXIT_CODES, INTERRUPTED, SET_RIGHT, TRY_AGAIN, UNFIT, Problem
from bot.texts.results.transcript import transcript
from data.db.connection import open_database
from data.db.instance_lock import Lock
from data.db.migrations import load_migrations
from data.ledger.ledger import open_wallet
from data.settings import ChipSettings
from data.tables.match_export import MOST_BYTES, dump_record
from data.tables.row_types import Status
from data.tables.stakes import Stakes
from data.tables.tables import open_table, set_status
from engine import GAMES
from tests.data.conftest import ANN, GUILD, table
from tests.data.matches import choice, stored_match
from tests.data.stakes_table import CHIPS, Seated
from tests.playground.small_bot import point_at
from tests.postgres import Postgres

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for name in os.environ:
        if name.startswith(("CARDROOM_", "DISCORD_")):
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    before, interrupted = (root.level, list(root.handlers)), signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, interrupted)
    root.setLevel(before[0])
    root.handlers[:] = before[1]


def python_m_bot(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_help_explains_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(f"  {name}\n" in said for name in variables())
    assert all(
        word in said
        for word in ("run", "worker", "migrate", "doctor", "scores", str(SET_RIGHT), str(TRY_AGAIN))
    )


def test_help_and_the_page_for_owners_list_the_same_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    said = capsys.readouterr().out.partition("exit codes:\n")[2].splitlines()
    assert said == [f"  {each.code:>3}  {each.meaning}" for each in EXIT_CODES]
    page = (ROOT / "docs" / "owners.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| (\d+) \| (.+) \| (yes|no) \|$", page)
    assert rows == [(str(each.code), each.meaning, "yes" if each.again else "no") for each in EXIT_CODES]


@pytest.mark.long
def test_no_problem_has_a_code_that_is_not_listed() -> None:
    """Every Problem takes its code from `bot.run.problem`; none is written as a number."""
    codes = {value for name, value in vars(problem).items() if name.isupper() and isinstance(value, int)}
    assert codes == {each.code for each in EXIT_CODES if each.code}
    numbers = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file in (ROOT / "bot").rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Problem"
        for given in (*call.args[1:], *(each.value for each in call.keywords))
        for part in ast.walk(given)
        if isinstance(part, ast.Constant) and isinstance(part.value, int)
    ]
    assert numbers == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("line", "unwanted"),
    [
        (["doctor", "--quick"], ("pydantic", "discord", "asyncio", "logging", "bot.texts", "data", "engine")),
        (["--version"], ("pydantic", "discord", "asyncio", "logging", "bot.texts", "data", "engine")),
        (["--help"], ("discord", "bot.texts", "data", "engine")),
    ],
)
def test_what_is_asked_often_imports_little(line: list[str], unwanted: tuple[str, ...]) -> None:
    """Regression: the health check took a second of processor time every 30 seconds."""
    asked = (
        "import sys; from bot.__main__ import main\n"
        f"try: main({line})\n"
        "except SystemExit: pass\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    imported = {name for module in done.stderr.split() for name in (module, ".".join(module.split(".")[:2]))}
    assert "bot.__main__" in imported
    assert imported & set(unwanted) == set()


def interrupted(
    moment: str, times: int = 1, *, started: Sequence[str] = ("-m", "bot"), path: Path = ROOT
) -> tuple[int, str]:
    """Start the bot, and send SIGINT once or twice after the first line that ends with ``moment``.

    Returns the exit code and all lines but those that name an import.
    """
    with subprocess.Popen(
        [sys.executable, "-X", "importtime", *started],
        env={**os.environ, "PYTHONPATH": str(path), "CARDROOM_PLAYGROUND_PORT": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        sent, said = False, []
        for line in process.stdout:
            if not line.startswith("import time:"):
                said.append(line)
            if not sent and (line.rstrip().endswith(moment) or LAST in line):
                for _ in range(times):
                    process.send_signal(signal.SIGINT)
                sent = True
        return process.wait(), "".join(said)


LAST = "Press Ctrl-C to stop."


@pytest.mark.long
@pytest.mark.parametrize("moment", [" argparse", " discord"])
def test_an_interrupt_of_a_start_leaves_no_traceback(moment: str) -> None:
    code, said = interrupted(moment)
    assert (code, said) == (INTERRUPTED, "")


@pytest.mark.long
@pytest.mark.parametrize(("times", "codes"), [(1, {0}), (2, {0, INTERRUPTED})])
def test_interrupts_of_a_running_bot_leave_no_traceback(times: int, codes: set[int]) -> None:
    code, said = interrupted(LAST, times)
    assert code in codes
    assert "Traceback" not in said
    assert "Error" not in said


@pytest.mark.long
def test_people_are_sent_to_the_playground_once_the_bot_answers(tmp_path: Path) -> None:
    """Regression: the address was printed before the database was opened."""
    (tmp_path / "cardroom.sqlite3").write_bytes(b"no database " * 100)
    ended = python_m_bot(CARDROOM_PLAYGROUND_PORT="0")
    assert ended.returncode == SET_RIGHT
    assert "is not a SQLite database" in " ".join(ended.stderr.split())
    assert "Open http" not in ended.stdout


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"cardroom {__version__}\n"


@pytest.mark.parametrize("line", [["deal"], ["scores"], ["doctor", "--fast"], ["run", "now"]])
def test_unknown_commands_are_refused(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(line)
    assert ended.value.code == 2
    assert "usage:" in capsys.readouterr().err


@pytest.mark.parametrize("line", [[], ["run"]])
def test_no_command_means_run(line: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[tuple[int, bool, bool]] = []

    def run(settings: Settings, *, worker: bool, discord_only: bool) -> int:
        ran.append((settings.workers, worker, discord_only))
        return 5

    monkeypatch.setattr("bot.run.lifecycle.run", run)
    monkeypatch.setenv("CARDROOM_WORKERS", "3")
    assert command.main(line) == 5
    assert ran == [(3, False, False)]
    assert command.main(["run", "--discord"]) == 5
    assert ran[1:] == [(3, False, True)]


def test_a_problem_is_one_paragraph_and_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(settings: Settings, *, worker: bool, discord_only: bool) -> int:
        raise Problem("No cards.", TRY_AGAIN)

    monkeypatch.setattr("bot.run.lifecycle.run", run)
    assert command.main([]) == TRY_AGAIN
    assert capsys.readouterr().err == "cardroom: No cards.\n"


def test_a_problem_is_an_object_where_the_log_is_made_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(settings: Settings, *, worker: bool, discord_only: bool) -> int:
        raise Problem("No cards.", TRY_AGAIN)

    monkeypatch.setattr("bot.run.lifecycle.run", run)
    monkeypatch.setenv("CARDROOM_LOG_FORMAT", "json")
    assert command.main([]) == TRY_AGAIN
    logging.captureWarnings(False)
    [line] = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("critical", "No cards.")


@pytest.mark.long
def test_doctor_in_a_process_of_its_own(tmp_path: Path) -> None:
    well = python_m_bot("doctor")
    assert well.returncode == 0, well.stderr
    assert [line[:2] for line in well.stdout.splitlines()] == ["ok"] * 8
    ill = python_m_bot("doctor", "--quick", CARDROOM_HEARTBEAT_FILE=str(tmp_path / "heart"))
    assert ill.returncode == 1
    assert ill.stdout.startswith("!!  heartbeat")


@pytest.mark.long
@pytest.mark.parametrize("line", [[], ["run"], ["scores", "recompute"], ["audit"]])
def test_bad_settings_end_without_a_traceback(line: list[str], tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    ended = python_m_bot(*line)
    assert ended.returncode == SET_RIGHT
    assert ended.stderr == "cardroom: .env is not a text file in UTF-8.\n"
    assert ended.stdout == ""


def test_a_schema_is_brought_up_to_date_for_workers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with postgres.empty() as url:
        monkeypatch.setenv("CARDROOM_DATABASE_URL", url)
        monkeypatch.setenv("DISCORD_TOKEN", "aB3.secret")
        assert command.main(["worker"]) == SET_RIGHT
        assert "run the command `migrate` first" in " ".join(capsys.readouterr().err.split())
        for _ in range(2):  # the command may be repeated
            assert command.main(["migrate"]) == 0
            assert f"has schema {len(load_migrations())}." in capsys.readouterr().out


@pytest.mark.long
def test_a_schema_of_a_file_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["migrate"]) == 0
    assert capsys.readouterr().out == (f"sqlite:///cardroom.sqlite3 has schema {len(load_migrations())}.\n")


def test_recompute_without_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["scores", "recompute"]) == SET_RIGHT
    assert "There is no database at cardroom.sqlite3." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_recompute_with_a_file_that_is_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cardroom.sqlite3").write_bytes(b"no database " * 100)
    assert command.main(["scores", "recompute"]) == SET_RIGHT
    assert "is not a SQLite database" in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.long
def test_recompute_prints_what_differs_and_repairs_it(capsys: pytest.CaptureFixture[str]) -> None:
    async def forge() -> None:
        columns, values = "guild_id, member_id, game, practice, deals", (1, 2, "gin", 0, 3)
        database = await open_database("sqlite:///cardroom.sqlite3")
        await database.write([(f"INSERT INTO scores ({columns}) VALUES (?, ?, ?, ?, ?)", values)])
        await database.close()

    asyncio.run(forge())
    assert command.main(["scores", "recompute"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert "guild_id=1 member_id=2 game=gin practice=False: deals is 3, should be 0" in said
    assert said[-1].endswith("--repair stores the recomputed values.")

    assert command.main(["scores", "recompute", "--repair"]) == 0
    assert capsys.readouterr().out.endswith("repaired.\n")
    assert command.main(["scores", "recompute"]) == 0
    sound = "All scores, ratings, leaderboards and statistics match the stored deals and results.\n"
    assert capsys.readouterr().out == sound


@pytest.mark.long
def test_audit_proves_by_a_head_that_was_kept_that_nothing_was_rewritten(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def pay(member: int) -> None:
        database = await open_database("sqlite:///cardroom.sqlite3")
        await database.write(open_wallet(700, member, chips=ChipSettings(), at=1))
        await database.close()

    asyncio.run(pay(1))
    assert command.main(["audit", "--seal"]) == 0
    kept = capsys.readouterr().out.splitlines()[0].partition(", head ")[2]
    asyncio.run(pay(2))
    assert command.main(["audit", "--seal", "--since", kept]) == 0
    said = capsys.readouterr().out
    assert f"Head {kept}: server 700, sealed 20" in said
    assert "Nothing from before that time has changed." in said
    later = said.partition(", head ")[2].split()[0]
    assert later.startswith("2-")

    with contextlib.closing(sqlite3.connect(tmp_path / "cardroom.sqlite3")) as raw:
        raw.executescript(
            "DROP TRIGGER seals_last; DELETE FROM seals WHERE seq = 2"
        )  # and another takes its place
    asyncio.run(pay(3))
    assert command.main(["audit", "--seal", "--since", later, kept]) == 1
    said = capsys.readouterr().out
    assert f"Head {kept}: server 700" in said
    assert f"Head {later} is unknown: seal 2 of server 700 has another hash." in said
    with pytest.raises(SystemExit, match="2"):
        command.main(["audit", "--since", "12"])
    assert "'12' is not a head as printed by an audit" in capsys.readouterr().err


def test_audit_without_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["audit"]) == SET_RIGHT
    assert "There is no database at cardroom.sqlite3." in capsys.readouterr().err


def test_audit_names_what_was_planted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    async def keep_books() -> None:
        database = await open_database("sqlite:///cardroom.sqlite3")
        for member in (1, 2):
            await database.write(open_wallet(700, member, chips=ChipSettings(), at=1))
        await database.close()

    asyncio.run(keep_books())
    assert command.main(["audit"]) == 0
    first, summed_up, last = capsys.readouterr().out.splitlines()
    proved = "0 tables replayed, 0 checked by hash only, 0 by neither"
    assert first.startswith(f"server 700: 2 transfers, {proved}, head ")
    assert summed_up.startswith(f"1 server, {proved}, 0 moves, 2 transfers in ")
    assert last == "The ledger balances, and all stored data matches what was played."

    with contextlib.closing(sqlite3.connect(tmp_path / "cardroom.sqlite3")) as raw:
        raw.execute("DROP TRIGGER transfers_stay")
        raw.execute("UPDATE transfers SET note = 'a gift' WHERE seq = 1")
        raw.commit()
    assert command.main(["audit"]) == 1
    _, fault, _, last = capsys.readouterr().out.splitlines()
    assert fault == "  Transfer 1 was changed: its hash does not match."
    assert last == "1 fault."


@pytest.mark.long
def test_a_backup_and_the_way_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def sit(table_id: str, number: int) -> None:
        database = await open_database("sqlite:///cardroom.sqlite3")
        await database.write(open_table(table(table_id, number=number)))
        await database.write(open_wallet(GUILD, ANN + number, chips=ChipSettings(), at=1_000_000))
        await database.close()

    assert command.main(["backup"]) == UNFIT
    asyncio.run(sit("t1", 1))
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", "backups")
    assert command.main(["backup"]) == 0
    [file] = [each for each in (tmp_path / "backups").iterdir() if each.suffix == ".sqlite3"]
    said = capsys.readouterr().out
    assert str(file.relative_to(tmp_path)) in said
    assert f"{file.stat().st_size:,} bytes" in said
    asyncio.run(sit("t2", 2))
    before = Path("cardroom.sqlite3").stat().st_ino

    monkeypatch.setattr("builtins.input", lambda question: "no")
    assert command.main(["restore", str(file)]) == UNFIT
    said = capsys.readouterr().out
    assert "This would be lost: 0 matches, 0 moves, 1 transfers." in said
    assert "1970-01-01 00:16:40 UTC" in said
    assert Path("cardroom.sqlite3").stat().st_ino == before

    assert command.main(["restore", "--yes", str(file)]) == 0
    [old] = tmp_path.glob("cardroom.replaced-*.sqlite3")
    assert old.stat().st_ino == before
    assert f"{old.name}; delete it when you no longer need it" in capsys.readouterr().out
    with contextlib.closing(sqlite3.connect("cardroom.sqlite3")) as restored:
        assert restored.execute("SELECT table_id FROM tables").fetchall() == [("t1",)]


@pytest.mark.long
@pytest.mark.parametrize("playing", [True, False])
def test_erase_waits_until_the_member_has_left_the_tables(
    playing: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDROOM_BACKUP_FOLDER", str(tmp_path / "backups"))

    async def sit() -> None:
        database = await open_database("sqlite:///cardroom.sqlite3")
        await database.write(open_table(table("t1")))
        if not playing:
            await database.write(set_status("t1", Status.CLOSED, ended_at=2_000))
        await database.close()

    async def names() -> list[str]:
        database = await open_database("sqlite:///cardroom.sqlite3")
        rows = await database.read("SELECT name FROM seats WHERE kind = 'person' ORDER BY seat")
        await database.close()
        return [name for (name,) in rows]

    asyncio.run(sit())
    [host, *_] = before = asyncio.run(names())
    assert command.main(["erase", str(ANN)]) == (SET_RIGHT if playing else 0)
    said = capsys.readouterr()
    assert ("close it first" in said.err) == playing
    assert erased_since(tmp_path / "backups", 0) == ([] if playing else [ANN])
    assert ("Erased" in said.out) != playing
    assert (asyncio.run(names()) == before) == playing
    assert (host in asyncio.run(names())) == playing


PAGE = 4096


@pytest.fixture(scope="module")
def played_pages(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a database with finished matches and one in progress, for chips."""
    path = tmp_path_factory.mktemp("played") / "cards.sqlite3"

    async def keep_going() -> None:
        chance, gin = Random(3), GAMES["gin"]
        database = await open_database(f"sqlite:///{path}")
        for member in (1, 2):
            await database.write(open_wallet(GUILD, member, chips=CHIPS, at=1))
        for number in range(1, 5):
            seated = await Seated.open(
                database,
                gin,
                (1, 2),
                Stakes(point=1),
                table_id=f"t{number}",
                number=number,
                target=40,
            )
            for _ in range(60):
                assert seated.deal is not None
                if seated.deal.result is not None:
                    await seated.new_deal(chance)
                else:
                    seat, asked = choice(seated.deal, chance)
                    await seated.move(asked, seat)
            if number < 4:
                await seated.resign(0)
            assert (seated.match.outcome is None) == (number == 4)
        await database.close()

    asyncio.run(keep_going())
    return path.read_bytes()


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Point the bot at an unreachable Discord; getting that far proves the database was opened."""
    monkeypatch.setenv("CARDROOM_DISCORD_URL", "http://127.0.0.1:9")
    point_at(monkeypatch, "http://127.0.0.1:9")  # as the command does, but for this test alone


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_damage_is_noticed_by_doctor_audit_and_start(
    seed: int, played_pages: bytes, nowhere: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chance, pages = Random(seed), bytearray(played_pages)
    assert len(pages) > 50 * PAGE
    for page in chance.sample(range(len(pages) // PAGE), 8):
        pages[page * PAGE : (page + 1) * PAGE] = chance.randbytes(PAGE) if seed % 2 else bytes(PAGE)
    (tmp_path / "cardroom.sqlite3").write_bytes(pages)
    for line, code in ((["doctor"], 1), (["audit"], SET_RIGHT), ([], SET_RIGHT)):
        assert command.main(line) == code
        printed = capsys.readouterr()
        assert re.search(r"damaged.* copy in its place", " ".join((printed.out + printed.err).split()))
    assert (tmp_path / "cardroom.sqlite3").read_bytes() == pages


@pytest.mark.long
def test_a_whole_database_is_well(
    played_pages: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cardroom.sqlite3").write_bytes(played_pages)
    assert command.main(["doctor"]) == 0
    assert command.main(["audit"]) == 0
    assert "4 tables replayed" in capsys.readouterr().out


@pytest.mark.long
def test_only_one_bot_serves_a_database(
    played_pages: bytes, nowhere: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Regression: two bots on one database both answered; a move's key protected only moves."""
    (tmp_path / "cardroom.sqlite3").write_bytes(played_pages)
    lock = Lock.take(tmp_path / "cardroom.sqlite3")
    lock.sign()
    for line, code in (
        ([], TRY_AGAIN),
        (["erase", "1"], SET_RIGHT),
        (["migrate"], SET_RIGHT),
        (["doctor"], 0),
        (["audit"], 0),
        (["scores", "recompute"], 0),
    ):
        assert command.main(line) == code
        said = " ".join(capsys.readouterr().err.split())
        assert (f"in use by process {os.getpid()} on " in said) == (code != 0)
    lock.close()


RECORD = stored_match("gin", Random(7), target=30)


def test_a_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(dump_record(RECORD), "utf-8")
    assert command.main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == transcript(RECORD, eyes=True)
    assert command.main(["replay", str(file), "--deal", "2"]) == 0
    assert capsys.readouterr().out == transcript(RECORD, eyes=True, deal=2)


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    text = dump_record(RECORD)
    for written, said in (
        ("{}", "is not the record of a Cardroom match"),
        (text.replace('"Discard"', '"DrawStock"', 1), "Deal 1, move "),
        (text.replace('"Discard"', '"Burn"', 1), "This move is against the rules"),
        (text + " " * MOST_BYTES, "is too large: the limit is 4 MB"),
    ):
        file.write_text(written, "utf-8")
        assert command.main(["replay", str(file)]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert said in " ".join(printed.err.split())
    file.write_text(text, "utf-8")
    assert command.main(["replay", str(file), "--deal", "7"]) == 2
    assert "no finished deal 7" in capsys.readouterr().err
    assert command.main(["replay", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in " ".join(capsys.readouterr().err.split())
