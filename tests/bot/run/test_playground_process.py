"""The playground's process: starts on a free port, is waited for, and ends with the bot."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.run import playground_process as module
from bot.run.playground_process import free_port, start_playground
from bot.run.problem import TRY_AGAIN, Problem

LISTENS = """
import argparse, signal, socket, sys
parser = argparse.ArgumentParser()
parser.add_argument("--host")
parser.add_argument("--port", type=int)
asked, more = parser.parse_known_args()
{before}
server = socket.create_server((asked.host, asked.port))
while True:
    connection, _ = server.accept()
    if connection.recv(1) == b"q":
        sys.exit(7)
"""


@pytest.fixture
def taken() -> Iterator[int]:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        yield server.getsockname()[1]


def script(folder: Path, before: str = "") -> list[str]:
    file = folder / "place.py"
    file.write_text(LISTENS.format(before=before))
    return [str(file)]


def test_a_free_port_is_kept() -> None:
    port = free_port("127.0.0.1", 0)
    assert port > 0
    assert free_port("127.0.0.1", port) == port


def test_a_taken_port_is_passed_over(taken: int) -> None:
    assert taken < free_port("127.0.0.1", taken) < taken + module.PORTS_TRIED


def test_no_free_port(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PORTS_TRIED", 1)
    with pytest.raises(Problem, match="CARDROOM_PLAYGROUND_PORT"):
        free_port("127.0.0.1", taken)


def test_an_address_of_another_machine() -> None:
    with pytest.raises(Problem, match=r"cannot listen on 192\.0\.2\.1"):
        free_port("192.0.2.1", 8080)


async def test_it_answers_inside_the_block_and_is_gone_after(tmp_path: Path) -> None:
    port = free_port("127.0.0.1", 0)
    async with start_playground("127.0.0.1", port, module=script(tmp_path)) as place:
        assert place.url == f"http://127.0.0.1:{port}"
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        await writer.wait_closed()
        assert place.process.returncode is None
    assert place.process.returncode is not None
    assert free_port("127.0.0.1", port) == port


async def test_listening_everywhere_it_is_reached_here(tmp_path: Path) -> None:
    port = free_port("0.0.0.0", 0)
    async with start_playground("0.0.0.0", port, module=script(tmp_path)) as place:
        assert place.url == f"http://127.0.0.1:{port}"


async def test_its_end_is_told(tmp_path: Path) -> None:
    port = free_port("127.0.0.1", 0)
    async with start_playground("127.0.0.1", port, module=script(tmp_path)) as place:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"q")
        problem = await place.wait_for_exit()
        writer.close()
    assert "exit code 7" in str(problem)
    assert problem.code == TRY_AGAIN


async def test_one_that_cannot_start_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="exit code 3"):
        async with start_playground("127.0.0.1", 1, module=script(tmp_path, "sys.exit(3)")):
            pytest.fail("the playground never answered")


async def test_one_that_does_not_answer_is_told_and_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "STARTS_WITHIN", 0.1)
    port = free_port("127.0.0.1", 0)
    with pytest.raises(Problem, match=f"does not answer at 127.0.0.1:{port}"):
        async with start_playground("127.0.0.1", port, module=script(tmp_path, "signal.pause()")):
            pytest.fail("the playground never answered")


async def test_one_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STOPS_WITHIN", 0.1)
    port = free_port("127.0.0.1", 0)
    deaf = script(tmp_path, "signal.signal(signal.SIGTERM, signal.SIG_IGN)")
    async with start_playground("127.0.0.1", port, module=deaf) as place:
        pass
    assert place.process.returncode == -9


async def test_it_is_not_given_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    before = "import os; sys.exit(5 if 'DISCORD_TOKEN' in os.environ else 6)"
    with pytest.raises(Problem, match="exit code 6"):
        async with start_playground("127.0.0.1", 1, module=script(tmp_path, before)):
            pytest.fail("the playground never answered")


@pytest.mark.long
async def test_it_is_told_to_end_with_the_bot_and_to_expose_itself_only_when_asked(tmp_path: Path) -> None:
    before = "sys.exit(4 + ('--until-eof' in more) + 2 * ('--expose' in more))"
    for expose, code in ((False, 5), (True, 7)):
        with pytest.raises(Problem, match=f"exit code {code}"):
            async with start_playground("127.0.0.1", 1, expose=expose, module=script(tmp_path, before)):
                pytest.fail("the playground never answered")


@pytest.mark.long
async def test_the_real_playground_answers_and_ends_when_its_starter_is_gone() -> None:
    port = free_port("127.0.0.1", 0)
    async with start_playground("127.0.0.1", port) as place:
        assert place.process.stdin is not None
        place.process.stdin.close()
        assert "exit code 0" in str(await place.wait_for_exit())
