"""Every command is in the help, and a play test sends it."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.manager.time.clock import WallClock
from bot.playground.client import Visitor
from bot.run.client import Cardroom
from bot.run.command_registration import ANYWHERE
from bot.texts.tables import words as texts
from bot.ui.custom_id import custom_id
from bot.ui.help.help import help_page, play_page, topic_page
from bot.ui.setup import welcome_page
from bot.workers.ai_jobs import AiJobs
from cogs.rules import commands_of
from data.db.connection import open_database
from tests.bot.ui.house import custom_ids, words
from tests.bot.ui.limits import check
from tests.pages import cells, without_code

PLAY_TESTS = Path(__file__).parents[1] / "play"
SENDING = (Visitor.slash.__name__, Visitor.prepare_slash.__name__)
"""The functions that send a command; its name is the first argument."""

TOPICS = ("commands", "moves", "tournaments")
"""The topics of the help that list commands."""


@pytest.fixture
async def commands(tmp_path: Path) -> Mapping[str, Mapping[str, str]]:
    """Return the description of every registered command, by help topic and name."""
    database = await open_database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    try:
        bot = Cardroom(database, WallClock(), AiJobs(0), stand_in=True)
        await bot.load_cogs()
        menus = bot.tree.get_commands(type=discord.AppCommandType.user)
        return {**commands_of(bot.tree), "menus": {menu.name: "" for menu in menus}}
    finally:
        await database.close()


@pytest.mark.long
async def test_members_can_install_what_friends_need_and_nothing_else(tmp_path: Path) -> None:
    database = await open_database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    try:
        bot = Cardroom(database, WallClock(), AiJobs(0), stand_in=True)
        await bot.load_cogs()
        listed: list[Any] = [each.to_dict(bot.tree) for each in bot.tree.get_commands()]
    finally:
        await database.close()
    anywhere = [each for each in listed if each["integration_types"] == [0, 1]]
    assert {each["name"] for each in anywhere} == ANYWHERE
    assert all(each["contexts"] == [0, 1, 2] for each in anywhere)
    others = [each for each in listed if each["name"] not in ANYWHERE]
    assert all(each["integration_types"] == [0] and 2 not in each["contexts"] for each in others)


def _strings(of: ast.AST) -> Iterator[str]:
    for part in ast.walk(of):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _is_sent(call: ast.Call, senders: tuple[str, ...]) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr in senders and bool(call.args)


@cache
def sent(known: frozenset[str], senders: tuple[str, ...] = SENDING) -> frozenset[str]:
    """Return the commands that the play tests send, by name or in a list of commands.

    A name of two words always counts as a command.
    """
    found: set[str] = set()
    for path in sorted(PLAY_TESTS.glob("*.py")):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Call) and _is_sent(part, senders):
                found |= {*_strings(part.args[0])} & known
            elif isinstance(part, ast.List | ast.Tuple | ast.Set) and len(part.elts) > 1:
                listed = {*_strings(part)}
                found |= listed if listed <= known else set()
            elif isinstance(part, ast.Constant) and " " in str(part.value):
                found |= {str(part.value)} & known
    return frozenset(found)


async def test_every_command_is_sent_by_a_play_test(commands: Mapping[str, Mapping[str, str]]) -> None:
    known = frozenset().union(*(commands[topic] for topic in TOPICS))
    missing = sorted(known - sent(known))
    assert not missing, "\n".join(
        f"No play test sends /{name}: write one in tests/play that does "
        f'`await visitor.slash("{name}")` and looks at the answer (moves: tests/play/test_moves.py).'
        for name in missing
    )
    menus = frozenset(commands["menus"])
    assert menus == sent(menus, (Visitor.context.__name__,))


async def test_every_command_has_a_line_in_the_help(commands: Mapping[str, Mapping[str, str]]) -> None:
    topics = {topic: commands[topic] for topic in TOPICS}
    pages = [topic_page(topic, commands=topics) for topic in topics]
    shown = "\n".join(map(words, pages)).splitlines()
    for page in pages:
        check(page)
    for of in topics.values():
        for name, about in of.items():
            assert f"`/{name}` {about}" in shown, (
                f"/{name} has no line in the help: see cogs/rules.py, commands_of"
            )
            assert about[:1].isupper(), f"say in a few words what /{name} does: its description"
    for name in commands["menus"]:
        assert name.lower() in words(topic_page("people")), (
            f"add {name} to bot/texts/tables/words.py, help_people"
        )
    assert all(custom_id(None, "help", topic) in custom_ids(help_page()) for topic in topics)
    assert topics.keys() < texts.HELP_TOPICS.keys()


@pytest.mark.long
async def test_the_page_for_players_lists_every_command(commands: Mapping[str, Mapping[str, str]]) -> None:
    page = (Path(__file__).parents[2] / "docs/players.md").read_text("utf-8")
    listed = [name for row in cells(page) for name in re.findall(r"`/?([^`]+)`", row[0])]
    assert sorted(listed) == sorted(name for of in commands.values() for name in of)
    named = set(re.findall(r"`/([a-z-]+)", without_code(page)))
    assert named <= {name.split()[0] for name in listed}


async def test_commands_in_the_help_are_commands(commands: Mapping[str, Any]) -> None:
    """The commands on the help's first page exist; for a group, its name is enough."""
    known = {name for topic in TOPICS for name in commands[topic]}
    groups = {name.split()[0] for name in known}
    for page in (help_page(), help_page(direct=True), play_page(), welcome_page(), topic_page("people")):
        named = {part.partition(" topic:")[0] for part in words(page).split("`") if part.startswith("/")}
        assert {name[1:] for name in named} <= known | groups


@pytest.mark.long
def test_a_command_that_nobody_sends_is_found() -> None:
    known = frozenset({"table open", "table juggle", "juggle", "hand"})
    assert known - sent(known) == {"table juggle", "juggle"}
