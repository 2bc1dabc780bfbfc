"""Start and stop of the bot: where it connects, and what it prints when it cannot start."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.run import client, lifecycle
from bot.run.config import Settings, load_settings
from bot.run.lifecycle import explain, run, run_until_signal, serve
from bot.run.playground_process import PlaygroundProcess
from bot.run.problem import SET_RIGHT, TRY_AGAIN, Problem
from data.db.errors import DatabaseGone, DatabaseTaken, DatabaseTooNew


class Bot:
    """Replaces `client.run`: records the settings, then returns, fails or waits."""

    def __init__(self, error: BaseException | None = None, *, waits: bool = False) -> None:
        self.error = error
        self.waits = waits
        self.settings: Settings | None = None
        self.worker: bool | None = None
        self.started = asyncio.Event()
        self.closed = False

    async def __call__(
        self, settings: Settings, *, worker: bool, ready: Callable[[], None] = lambda: None
    ) -> None:
        self.settings, self.worker = settings, worker
        self.started.set()
        try:
            if self.waits:
                await asyncio.Event().wait()
            if self.error is not None:
                raise self.error
            ready()
        finally:
            self.closed = True


@pytest.fixture
def settings() -> Settings:
    return Settings(token=None, token_file=None, discord_url=None, playground_port=0)


@pytest.fixture
async def place(monkeypatch: pytest.MonkeyPatch) -> asyncio.Future[int]:
    """A playground that lives until its future has an exit code."""
    end: asyncio.Future[int] = asyncio.Future()

    @asynccontextmanager
    async def started(host: str, port: int, *, expose: bool) -> AsyncIterator[PlaygroundProcess]:
        yield PlaygroundProcess(
            f"http://{host}:{port}",
            cast("asyncio.subprocess.Process", SimpleNamespace(wait=lambda: asyncio.shield(end))),
        )

    monkeypatch.setattr(lifecycle, "start_playground", started)
    return end


async def test_with_a_token_the_playground_is_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Bot()
    monkeypatch.setattr(client, "run", bot)
    monkeypatch.setattr(lifecycle, "start_playground", None)
    settings = Settings(token=SecretStr("aB3.secret"), token_file=None, discord_url=None)
    await serve(settings)
    assert bot.settings is settings


async def test_without_one_the_bot_is_sent_there_and_people_are_told(
    settings: Settings,
    place: asyncio.Future[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = Bot()
    monkeypatch.setattr(client, "run", bot)
    await serve(settings)
    assert bot.settings is not None
    url = bot.settings.discord_url
    assert url is not None
    assert url.startswith("http://127.0.0.1:")
    assert bot.settings.bearer == "playground"
    assert f"Open {url}/ in a browser" in capsys.readouterr().out


async def test_people_are_not_sent_to_a_bot_that_does_not_answer(
    settings: Settings,
    place: asyncio.Future[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(client, "run", Bot(DatabaseTooNew("It has schema 9.")))
    with pytest.raises(DatabaseTooNew):
        await serve(settings)
    assert "Open" not in capsys.readouterr().out


async def test_another_port_is_named(
    settings: Settings,
    place: asyncio.Future[int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(client, "run", Bot())
    monkeypatch.setattr(lifecycle, "free_port", lambda host, port: port + 2)
    await serve(settings.model_copy(update={"playground_port": 8080}))
    assert "Port 8080 is in use; the playground uses 8082 instead." in capsys.readouterr().out


async def test_the_bot_does_not_outlive_the_playground(
    settings: Settings, place: asyncio.Future[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Bot(waits=True)
    monkeypatch.setattr(client, "run", bot)
    serving = asyncio.create_task(serve(settings))
    await bot.started.wait()
    place.set_result(9)
    with pytest.raises(Problem, match="exit code 9"):
        await serving
    assert bot.closed


async def test_a_fault_of_the_bot_beside_the_playground_is_passed_on(
    settings: Settings, place: asyncio.Future[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "run", Bot(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        await serve(settings)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_a_signal_stops_and_lets_the_bot_clean_up(number: signal.Signals) -> None:
    cleaned, usual = [], signal.getsignal(number)

    async def work() -> None:
        os.kill(os.getpid(), number)
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            cleaned.append(number)
            assert signal.getsignal(number) == usual, "a second signal has its usual effect"

    await run_until_signal(work())
    assert cleaned == [number]
    assert signal.getsignal(number) == usual


async def test_being_cancelled_by_somebody_else_is_no_order_to_stop() -> None:
    async def work() -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await run_until_signal(work())


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(cast(Any, SimpleNamespace(close_code=code)), shard_id=0)


@pytest.mark.parametrize(
    ("error", "words", "code"),
    [
        (discord.LoginFailure("Improper token has been passed."), "refuses the token", SET_RIGHT),
        (closed(4004), "refuses the token", SET_RIGHT),
        (discord.PrivilegedIntentsRequired(0), "intents", SET_RIGHT),
        (DatabaseTooNew("It has schema 9."), "cannot be used. It has schema 9.", SET_RIGHT),
        (DatabaseTaken("It is in use."), "cannot be used. It is in use.", TRY_AGAIN),
        (DatabaseGone("It was removed."), "cannot be used. It was removed.", TRY_AGAIN),
        (discord.DiscordServerError(SimpleNamespace(status=503, reason=""), ""), "not working", TRY_AGAIN),
        (discord.HTTPException(SimpleNamespace(status=429, reason=""), ""), "too many requests", TRY_AGAIN),
        (aiohttp.ClientConnectionError("no route"), "cannot be reached (no route)", TRY_AGAIN),
        (Problem("Said already."), "Said already.", SET_RIGHT),
        (ExceptionGroup("tasks", [discord.LoginFailure("no")]), "refuses the token", SET_RIGHT),
    ],
)
def test_what_can_be_set_right_is_explained(error: Exception, words: str, code: int) -> None:
    problem = explain(error)
    assert problem is not None
    assert words in str(problem)
    assert problem.code == code


@pytest.mark.parametrize(
    "error", [KeyError("seat"), closed(4002), ExceptionGroup("two", [OSError(), OSError()])]
)
def test_faults_of_the_program_are_not_explained_away(error: Exception) -> None:
    assert explain(error) is None


def test_a_refused_token_ends_the_run_with_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "run", Bot(discord.LoginFailure("no")))
    with pytest.raises(Problem, match="refuses the token"):
        run(Settings(token=SecretStr("aB3.secret"), token_file=None))


def test_an_unforeseen_fault_is_logged_with_its_traceback(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(client, "run", Bot(KeyError("seat")))
    with caplog.at_level(logging.ERROR):
        assert run(Settings(token=SecretStr("aB3.secret"), token_file=None)) == 1
    [record] = caplog.records
    assert record.exc_info is not None
    assert record.exc_info[0] is KeyError


def test_a_misspelt_setting_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("CARDROOM_WORKRES", "2")
    monkeypatch.setattr(client, "run", Bot())
    assert run(Settings(token=SecretStr("aB3.secret"), token_file=None)) == 0
    assert "did you mean CARDROOM_WORKERS?" in caplog.text


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings with which a bot was started; the environment has no token."""
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "CARDROOM_DISCORD_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    found: list[Settings] = []

    async def serves(settings: Settings, *, worker: bool) -> None:
        found.append(settings)

    monkeypatch.setattr(lifecycle, "serve", serves)
    return found


def test_without_a_token_only_a_bot_for_discord_refuses_to_start(started: list[Settings]) -> None:
    settings = load_settings()
    assert run(settings) == 0
    with pytest.raises(Problem, match="No token is set: put the bot's token into DISCORD_TOKEN") as refused:
        run(settings, discord_only=True)
    assert refused.value.code == SET_RIGHT
    assert started == [settings]


def test_an_empty_token_is_no_token(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert run(load_settings()) == 0
    assert "DISCORD_TOKEN is empty. Without a token the bot runs in the playground" in caplog.text
    with pytest.raises(Problem, match="DISCORD_TOKEN is empty"):
        run(load_settings(), discord_only=True)


@pytest.mark.parametrize(
    "name",
    [
        "DISCORD_TOKN",
        "DISCORD_BOT_TOKEN",
        "DISCORD_TOKEN_PATH",
        "DISCORD_TOKENFILE",
        "discord_tokens",
        "DISCROD_TOKEN",
        "DICSORD_TOKEN_FILE",
    ],
)
@pytest.mark.parametrize("place", ["environment", ".env"])
def test_with_a_misspelt_token_no_playground_is_started(
    name: str, place: str, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    if place == ".env":
        Path(".env").write_text(f"{name}=aB3.secret\n")
    else:
        monkeypatch.setenv(name, "aB3.secret")
    with pytest.raises(
        Problem, match=f"{name.upper()} is not a setting; did you mean DISCORD_TOKEN"
    ) as refused:
        run(load_settings())
    assert refused.value.code == SET_RIGHT
    assert "secret" not in str(refused.value)
    assert started == []
    monkeypatch.setenv("DISCORD_TOKEN", "aB3.secret")
    assert run(load_settings(), discord_only=True) == 0


def test_a_start_says_what_others_can_reach_and_what_it_cannot_write(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("CARDROOM_METRICS", "0.0.0.0:9420")
    monkeypatch.setenv("CARDROOM_HEARTBEAT_FILE", "nowhere/heart")
    with caplog.at_level(logging.INFO):
        assert run(load_settings()) == 0
    assert "the metrics at 0.0.0.0:9420 can be read from other machines without a password" in caplog.text
    assert "the heartbeat file nowhere/heart cannot be written: its folder does not exist" in caplog.text


def test_a_worker_needs_a_database_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Bot()
    monkeypatch.setattr(client, "run", bot)
    with pytest.raises(Problem, match="supports only one process") as refused:
        run(Settings(token=SecretStr("aB3.secret"), token_file=None), worker=True)
    assert refused.value.code == SET_RIGHT
    with pytest.raises(Problem, match="needs the bot's token"):
        run(Settings(token=None, token_file=None, database_url="postgresql://h/cards"), worker=True)
    assert bot.settings is None
    run(
        Settings(token=SecretStr("aB3.secret"), token_file=None, database_url="postgresql://h/cards"),
        worker=True,
    )
    assert bot.worker is True
    run(Settings(token=SecretStr("aB3.secret"), token_file=None))
    assert bot.worker is False
