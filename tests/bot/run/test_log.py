"""Log lines: one per record, quoted, with what they are about, and without secrets."""

import io
import logging
import sys
from collections.abc import Iterator

import pytest

from bot.run.log import LineFormatter, configure_logging

TOKEN = "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


@pytest.fixture
def restored_logging() -> Iterator[None]:
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]


def line(message: str, *args: object, secrets: tuple[str, ...] = (), **extra: object) -> str:
    record = logging.getLogger("bot.house.manager").makeRecord(
        "bot.house.manager", logging.INFO, __file__, 1, message, args, None, extra=extra
    )
    record.created = 1_790_000_000.25
    return LineFormatter(secrets).format(record)


def test_a_line_has_time_level_logger_and_message() -> None:
    assert line("started") == "time=2026-09-21T14:13:20.250Z level=info logger=bot.house.manager msg=started"


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
def test_discord_speaks_only_when_it_warns(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("DEBUG", [TOKEN])
    logging.getLogger("discord.gateway").info("chatter")
    logging.getLogger("discord.http").warning("sent %s", TOKEN)
    logging.getLogger("bot.house.table").debug("thinking")
    written = stream.getvalue().splitlines()
    assert [each.split(" ", 1)[1] for each in written] == [
        'level=warning logger=discord.http msg="sent [redacted]"',
        "level=debug logger=bot.house.table msg=thinking",
    ]


@pytest.mark.usefixtures("restored_logging")
def test_a_stricter_level_holds_for_discord_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("ERROR")
    logging.getLogger("discord.http").warning("limited")
    assert stream.getvalue() == ""
