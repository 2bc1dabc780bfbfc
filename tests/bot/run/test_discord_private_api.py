"""The private API of discord.py in use is listed in one place, exists, and is checked at start."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from pydantic import SecretStr

from bot.run import client, discord_private_api, lifecycle
from bot.run.cli.doctor import examine
from bot.run.config import Settings
from bot.run.discord_private_api import PARTS, WRITTEN_FOR, describe_version, missing_parts
from bot.run.problem import SET_RIGHT, Problem

ROOT = Path(__file__).parents[3]
SOURCES = [
    path
    for room in ("bot/run", "bot/ui", "cogs")
    for path in sorted((ROOT / room).rglob("*.py"))
    if "discord" in path.read_text("utf-8") and path.name != "discord_private_api.py"
]
OF_NAMED_TUPLES = {"_replace", "_asdict", "_fields", "_make"}
UNDOCUMENTED = ("http", "async_context")


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_NAMED_TUPLES


def own(tree: ast.Module) -> set[str]:
    """Return the private names that a module defines itself."""
    named = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    stored = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and _is_self(node.value)
    }
    return named | stored


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in {"self", "cls"}


def _called(node: ast.expr) -> str:
    """Return the name of the object of an attribute: `http` in `client.http.request`."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=ast.Attribute(value=value)):
            return _called(value)
    return ""


def used(source: str) -> Iterator[str]:
    """Yield the private names of discord.py that a source uses."""
    tree = ast.parse(source)
    ours = own(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Attribute):
            continue
        of = _called(node.value)
        hidden = isinstance(node.value, ast.Attribute) and private(of) and of not in ours
        foreign = private(node.attr) and not (_is_self(node.value) and node.attr in ours)
        if foreign or ((hidden or of in UNDOCUMENTED) and node.attr not in {"get", "Route"}):
            yield node.attr


LISTED = {name for part in PARTS for name in part.split(".")}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_whatever_is_used_is_listed(path: Path) -> None:
    assert set(used(path.read_text("utf-8"))) <= LISTED


def test_the_scan_finds_each_kind() -> None:
    source = """
class Bot(discord.Client):
    def _mine(self): self._kept = self._mine()
    def hear(self):
        self._connection.parsers["X"] = interaction._session
        client.http.start(async_context.get().follow(place._replace(x=1), self._kept))
"""
    assert set(used(source)) == {"_connection", "parsers", "_session", "start", "follow"}


def test_whatever_is_listed_is_used() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCES)
    text += (
        (ROOT / "bot" / "run" / "discord_private_api.py")
        .read_text("utf-8")
        .partition("def silence_voice_warnings")[2]
    )
    leaves = {part.rpartition(".")[2] for part in PARTS}
    assert {leaf for leaf in leaves if not re.search(rf"[.\"]{leaf}\b|import {leaf}\b", text)} == set()


def test_the_version_that_is_pinned_has_them_all(caplog: pytest.LogCaptureFixture) -> None:
    assert f'"discord.py=={WRITTEN_FOR}"' in (ROOT / "pyproject.toml").read_text()
    assert discord.__version__ == WRITTEN_FOR
    assert missing_parts() == []
    assert caplog.text == "", "the check must not warn about an intent at every start"


def test_looking_for_them_warns_of_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """Regression: each start warned about an intent, caused by the check's own client."""
    missing_parts()
    assert caplog.messages == []


@pytest.mark.parametrize("part", PARTS)
def test_each_is_missed(part: str) -> None:
    """Part of an invented name at the same place is missing: the whole path is checked."""
    made_up = f"{part}_of_another_version"
    roots = {"client": discord.AutoShardedClient(intents=discord.Intents.none()), "discord": discord}
    assert discord_private_api._there(roots, part)
    assert not discord_private_api._there(roots, made_up)


def test_a_start_without_one_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    async def bot(_settings: Settings, *, worker: bool) -> None:
        raise AssertionError("the process did not start")

    monkeypatch.setattr(client, "run", bot)
    monkeypatch.delattr(discord.InteractionResponse, "_response_type")
    with pytest.raises(Problem, match=r"needs discord\.py") as told:
        lifecycle.run(Settings(token=SecretStr("aB3.secret"), token_file=None))
    assert "lacks discord.InteractionResponse._response_type" in str(told.value)
    assert told.value.code == SET_RIGHT


async def test_the_doctor_looks_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    [well] = [each for each in await examine() if each.about == "discord.py"]
    assert (well.well, well.said) == (True, describe_version([]))
    monkeypatch.setattr(discord, "__version__", "2.8.0")
    [other] = [each for each in await examine() if each.about == "discord.py"]
    assert not other.well
    assert "2.8.0" in other.said
