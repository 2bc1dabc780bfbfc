"""The event loop: the fast loop and the fast JSON where installed, else asyncio's."""

import asyncio
import importlib
import sys

import discord
import orjson
import pytest
import uvloop
from pydantic import SecretStr

from bot.playground import __main__ as playground
from bot.run import client, event_loop, lifecycle
from bot.run.config import Settings


def test_the_bot_runs_in_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    loops = []

    async def bot(_settings: Settings, *, worker: bool) -> None:
        loops.append(asyncio.get_running_loop())

    monkeypatch.setattr(client, "run", bot)
    assert lifecycle.run(Settings(token=SecretStr("aB3.secret"), token_file=None)) == 0
    assert [type(each) for each in loops] == [uvloop.Loop]


def test_the_playground_runs_in_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(_chosen: object) -> int:
        return isinstance(asyncio.get_running_loop(), uvloop.Loop) * 7

    monkeypatch.setattr(playground, "_run", run)
    assert playground.main([]) == 7


def test_without_uvloop_the_usual_loop_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told() -> bool:
        return isinstance(asyncio.get_running_loop(), uvloop.Loop)

    with monkeypatch.context() as without:
        without.setitem(sys.modules, "uvloop", None)
        assert importlib.reload(event_loop).run_in_loop(told()) is False
    assert importlib.reload(event_loop).run_in_loop(told()) is True


def test_discord_py_reads_and_writes_with_orjson() -> None:
    assert discord.utils._from_json is orjson.loads
    assert discord.utils._to_json({"name": "هاند", "cards": (1, 2)}) == '{"name":"هاند","cards":[1,2]}'
