"""The bot in a process of its own, killed and restarted."""

import asyncio
import signal
import sys

import pytest

from bot.playground import BotProcess, Playground, Visitor

RUN = """
import os, sys
import pytest
from tests.playground.small_bot import SmallBot, point_at
assert os.environ["CARDROOM_DATABASE_URL"] == "sqlite:///x"
point_at(pytest.MonkeyPatch(), os.environ["CARDROOM_DISCORD_URL"])
SmallBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
"""

STUBBORN = """
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("here", flush=True)
signal.pause()
"""


@pytest.mark.long
async def test_a_killed_bot_comes_back_and_answers_the_old_button() -> None:
    playground = Playground(rate_limits="off")
    await playground.start()
    process = BotProcess(playground, "sqlite:///x", command=("-c", RUN))
    try:
        await process.start()
        first = process.pid
        alice = Visitor(playground, "Alice")
        opened = await alice.slash("table open", game="gin")
        await process.kill()
        assert process.pid is None
        await alice.wait_for(lambda: not playground.gateway.online)
        await process.start()
        assert process.pid != first
        assert opened.message is not None
        assert (await alice.click(opened.message, "Count 1")).text == "pressed 1\nCount 2"
        assert await process.stop() != 0
    finally:
        await process.kill()
        await playground.stop()


async def test_a_bot_that_ends_at_once_is_told_with_its_words(playground: Playground) -> None:
    process = BotProcess(playground, "sqlite:///x", command=("-c", "print('no cards left')"))
    with pytest.raises(AssertionError, match="no cards left"):
        await process.start()


async def test_whoever_gives_up_waiting_for_its_end_can_kill_it(
    playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = BotProcess(playground, "sqlite:///x", command=("-c", STUBBORN))
    monkeypatch.setattr(process, "_ready", lambda _: True)
    await process.start()
    while not process.output:  # noqa: ASYNC110 - it tells when it heeds no signal any more
        await asyncio.sleep(0)
    stopping = asyncio.create_task(process.stop())
    await asyncio.sleep(0)
    stopping.cancel()
    await asyncio.wait([stopping])
    assert process.pid is not None
    await process.kill()
    assert process.pid is None


@pytest.mark.long
async def test_the_command_runs_alone() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    assert line.startswith("The playground is open: http://127.0.0.1:")
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0


@pytest.mark.long
async def test_it_ends_with_its_standard_input_be_that_a_pipe_or_nothing() -> None:
    for stdin in (asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL):
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.playground", "--port", "0", "--until-eof",
            stdin=stdin, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        assert line.startswith("The playground is open: http://127.0.0.1:")
        if process.stdin is not None:
            process.stdin.close()
        assert await process.wait() == 0


@pytest.mark.long
async def test_an_address_that_is_taken_is_told(playground: Playground) -> None:
    port = playground.url.rpartition(":")[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground", "--port", port,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    told, _ = await process.communicate()
    assert told.decode().startswith(f"Cannot listen on 127.0.0.1:{port}: ")
    assert process.returncode == 1
