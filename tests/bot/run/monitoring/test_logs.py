"""Log lines: one per record, quoted, with their context, and without secrets."""

import asyncio
import io
import json
import logging
import sys
import warnings
from collections.abc import Iterator
from contextvars import Context
from typing import Any

import pytest

from bot.run.monitoring.logs import PRESS, JsonFormatter, LineFormatter, configure_logging, tell
from bot.workers.pool import WorkerPool

TOKEN = "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture
def restored_logging() -> Iterator[None]:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    logging.captureWarnings(False)


def line(message: str, *args: object, secrets: tuple[str, ...] = (), **extra: object) -> str:
    record = logging.getLogger("bot.manager.manager").makeRecord(
        "bot.manager.manager", logging.INFO, __file__, 1, message, args, None, extra=extra
    )
    record.created = 1_790_000_000.25
    return LineFormatter(secrets).format(record)


def test_a_line_has_time_level_logger_and_message() -> None:
    assert (
        line("started") == "time=2026-09-21T14:13:20.250Z level=info logger=bot.manager.manager msg=started"
    )


def test_extras_follow_in_the_order_given() -> None:
    assert line("moved", table=7, deal=1, ply=12).endswith(" msg=moved table=7 deal=1 ply=12")


def test_whatever_is_logged_stays_on_one_line() -> None:
    said = line('%s says "hi"', "a\nb\\", game="")
    assert said.endswith(r'msg="a\nb\\ says \"hi\"" game=""')
    assert "\n" not in said


def test_a_traceback_follows_indented() -> None:
    try:
        int(TOKEN)
    except ValueError:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    first, *rest = LineFormatter([TOKEN]).format(record).split("\n")
    assert first.endswith("msg=failed")
    assert all(each.startswith("\t") for each in rest)
    assert rest[-1] == "\tValueError: invalid literal for int() with base 10: '[redacted]'"


def test_secrets_are_taken_out_wherever_they_stand() -> None:
    said = line(f"token {TOKEN}", header=f"Bot {TOKEN}", secrets=(TOKEN,))
    assert TOKEN not in said
    assert said.endswith('msg="token [redacted]" header="Bot [redacted]"')


def test_a_very_short_secret_does_not_make_the_log_unreadable() -> None:
    assert line("a plain word", secrets=("a",)).endswith('msg="a plain word"')


@pytest.mark.parametrize("kind", ["webhooks", "interactions"])
def test_the_token_of_an_interaction_is_taken_out_of_addresses(kind: str) -> None:
    said = line("limited: PATCH http://127.0.0.1/api/v10/%s/123/aW50ZXI.x-y/messages/@original", kind)
    assert f"/{kind}/123/[redacted]/messages/@original" in said
    assert "aW50ZXI" not in said


@pytest.mark.usefixtures("restored_logging")
@pytest.mark.parametrize(
    "library", ["discord.gateway", "aiosqlite", "asyncio", "aiohttp.access", "PIL.Image"]
)
def test_libraries_speak_only_when_they_warn(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("DEBUG", [TOKEN])
    logging.getLogger(library).info("chatter")
    logging.getLogger("discord.http").warning("sent %s", TOKEN)
    logging.getLogger("bot.manager.tables.table").debug("thinking")
    written = stream.getvalue().splitlines()
    assert [each.split(" ", 1)[1] for each in written] == [
        'level=warning logger=discord.http msg="sent [redacted]"',
        "level=debug logger=bot.manager.tables.table msg=thinking",
    ]


@pytest.mark.usefixtures("restored_logging")
def test_a_stricter_level_holds_for_discord_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("ERROR")
    logging.getLogger("discord.http").warning("limited")
    assert stream.getvalue() == ""


@pytest.mark.usefixtures("restored_logging")
async def test_what_is_logged_for_a_press_bears_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, log = io.StringIO(), logging.getLogger("data.db.sqlite")
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("INFO")

    async def background() -> None:
        log.info("from a task")

    async def handle() -> None:
        PRESS.set("918")
        log.info("from the handler")
        await asyncio.create_task(background())
        await asyncio.create_task(background(), context=Context())
        log.info("of another", extra={"press": "273"})

    await asyncio.create_task(handle())
    log.info("afterwards")
    assert [each.partition("msg=")[2] for each in stream.getvalue().splitlines()] == [
        '"from the handler" press=918',
        '"from a task" press=918',
        '"from a task"',
        '"of another" press=273',
        "afterwards",
    ]


# --- as JSON


def made(**fields: Any) -> logging.LogRecord:
    """Return a record with these fields."""
    return logging.makeLogRecord(
        {"name": "bot", "levelno": logging.INFO, "levelname": "INFO", "msg": "", **fields}
    )


def failed() -> logging.LogRecord:
    """Return an error record whose traceback contains a token."""
    try:
        int(TOKEN)
    except ValueError:
        return made(msg="failed", exc_info=sys.exc_info())
    raise AssertionError


def as_json(record: logging.LogRecord) -> dict[str, Any]:
    text = JsonFormatter([TOKEN]).format(record)
    assert "\n" not in text
    assert text.isascii()
    read: dict[str, Any] = json.loads(text)
    return read


def test_an_object_has_time_level_logger_message_and_what_it_is_about() -> None:
    record = made(name="bot.manager", msg="%s\n♠", args=("moved",))
    record.created = 1_790_000_000.25
    vars(record).update(table="t7", deal=1, ply=12, left=2.5, gone=None, late=float("nan"), odd={1: "x"})
    assert as_json(record) == {
        "time": "2026-09-21T14:13:20.250Z",
        "level": "info",
        "logger": "bot.manager",
        "message": "moved\n♠",
        "table": "t7",
        "deal": 1,
        "ply": 12,
        "left": 2.5,
        "gone": None,
        "late": "nan",
        "odd": "{1: 'x'}",
    }


def test_a_traceback_is_one_field_without_secrets() -> None:
    record = failed()
    record.stack_info = "Stack (most recent call last):"
    told = as_json(record)["exception"].splitlines()
    assert told[0] == "Traceback (most recent call last):"
    assert told[-2] == "ValueError: invalid literal for int() with base 10: '[redacted]'"
    assert told[-1] == record.stack_info


def test_what_a_record_is_about_does_not_hide_what_it_is() -> None:
    record = failed()
    vars(record).update(level=3, exception="none", time=0)
    read = as_json(record)
    assert read["level"] == "info"
    assert "Traceback" in read["exception"]


def test_secrets_are_taken_out_of_every_field() -> None:
    record = made(msg=f"Bot {TOKEN}", address=f"/webhooks/1/{TOKEN}/x", parts=[TOKEN])
    assert TOKEN not in json.dumps(as_json(record))


@pytest.mark.usefixtures("restored_logging")
async def test_every_line_is_an_object_whoever_speaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("INFO", [TOKEN], as_json=True)
    logging.getLogger("bot").handle(failed())
    logging.getLogger("discord.http").warning("limited: PATCH /webhooks/1/%s/messages/@original", TOKEN)
    asyncio.get_running_loop().call_exception_handler({"message": "lost", "exception": ValueError(TOKEN)})
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old\nthings", DeprecationWarning, stacklevel=1)
    tell("\n    Open http://127.0.0.1/\n")
    read = [json.loads(each) for each in stream.getvalue().splitlines()]
    speakers = [each["logger"] for each in read]
    assert speakers == ["bot", "discord.http", "asyncio", "py.warnings", "bot.run.monitoring.logs"]
    assert read[-1]["message"] == "Open http://127.0.0.1/"
    assert TOKEN not in stream.getvalue()
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("restored_logging")
def test_people_are_told_in_plain_words(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("INFO")
    tell("Open http://127.0.0.1/")
    assert capsys.readouterr().out == "Open http://127.0.0.1/\n"


@pytest.mark.usefixtures("restored_logging")
async def test_a_worker_logs_as_the_bot_does(capfd: pytest.CaptureFixture[str]) -> None:
    """Regression: a library's message about fonts was logged in a format of its own."""
    configure_logging("INFO", [TOKEN], as_json=True)
    pool = WorkerPool(1)
    try:
        await pool.run(logging.warning, f"no fonts for {TOKEN}")
    finally:
        pool.close()
    [written] = capfd.readouterr().err.splitlines()
    assert json.loads(written)["message"] == "no fonts for [redacted]"
