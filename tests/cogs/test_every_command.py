"""Every command is in the help, and a play test sends it."""

import ast
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.manager.time.clock import WallClock
from bot.playground.client import Visitor
from bot.run.client import Cardroom
from bot.run.command_registration import ANYWHERE, OFFERED_ANYWHERE, translated
from bot.texts.lengths import units
from bot.texts.localization import LANGUAGES, use_locale
from bot.texts.tables import words as texts
from bot.ui.commands.descriptions import CommandTranslator
from bot.ui.custom_id import custom_id
from bot.ui.help.help import help_page, play_page, topic_page
from bot.ui.setup import welcome_page
from bot.workers.ai_jobs import AiJobs
from cogs.rules import commands_of
from data.db.connection import open_database
from tests.bot.ui.limits import check
from tests.bot.ui.sample_tables import custom_ids, words
from tests.pages import ROOT, cells, without_code

PLAY_TESTS = Path(__file__).parents[1] / "play"
SENDING = (Visitor.slash.__name__, Visitor.prepare_slash.__name__)
"""The functions that send a command; its name is the first argument."""

TOPICS = ("commands", "moves", "results", "tournaments")
"""The topics of the help that list commands."""
MOST = 15
"""The most names that a member finds in Discord's list when typing a slash."""
LARGEST = 8_000
"""Characters of a whole command, with the longest language of each text: Discord's limit."""
LOCALES = ROOT / "bot/texts/locales"
MENTIONED = re.compile(r"(?<![\w/.<>)\]])/([a-z][a-z-]+(?: [a-z][a-z-]*){0,2})")
"""A slash and up to three words."""
PATHS = frozenset({"etc", "var", "opt", "metrics", "health", "interactions", "verify"})
"""First words after a slash that are no commands."""
RENAMED = re.compile(r" +\| `/")
"""A row of the changelog with old names."""


@pytest.fixture
async def tree(tmp_path: Path) -> AsyncIterator[app_commands.CommandTree[Any]]:
    """Return the commands of a bot that is not connected."""
    database = await open_database(f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    try:
        bot = Cardroom(database, WallClock(), AiJobs(0), stand_in=True)
        await bot.load_cogs()
        await bot.tree.set_translator(CommandTranslator())
        yield bot.tree
    finally:
        await database.close()


@pytest.fixture
def commands(tree: app_commands.CommandTree[Any]) -> Mapping[str, Mapping[str, str]]:
    """Return the description of every registered command, by help topic and name."""
    menus = tree.get_commands(type=discord.AppCommandType.user)
    return {**commands_of(tree), "menus": {menu.name: "" for menu in menus}}


def test_members_find_few_names_when_they_type_a_slash(tree: app_commands.CommandTree[Any]) -> None:
    """A new command belongs to a group: ``bot/ui/commands/groups.py``."""
    listed = tree.get_commands(type=discord.AppCommandType.chat_input)
    for_all = [each.name for each in listed if each.default_permissions is None]
    assert len(for_all) <= MOST, sorted(for_all)
    assert {"play", "help", "games", "hand", "today", "challenge"} <= {*for_all}


@pytest.mark.long
async def test_every_command_is_within_discords_limits(tree: app_commands.CommandTree[Any]) -> None:
    for command in await translated(tree):
        assert _size(command) <= LARGEST, command["name"]


def _size(command: Mapping[str, Any]) -> int:
    """Return the characters of a command, an option or a choice as Discord counts them."""
    texts = (
        max(map(units, (str(command.get(key, "")), *(command.get(f"{key}_localizations") or {}).values())))
        for key in ("name", "description")
    )
    below = (*(command.get("options") or ()), *(command.get("choices") or ()))
    return sum(texts) + units(str(command.get("value", ""))) + sum(map(_size, below))


@pytest.mark.long
def test_members_can_install_what_friends_need_and_nothing_else(tree: app_commands.CommandTree[Any]) -> None:
    listed: list[Any] = [each.to_dict(tree) for each in tree.get_commands()]
    whole = {each.qualified_name for each in tree.walk_commands()}
    assert whole >= ANYWHERE
    anywhere = [each for each in listed if each["integration_types"] == [0, 1]]
    assert {each["name"] for each in anywhere} == OFFERED_ANYWHERE
    assert all(each["contexts"] == [0, 1, 2] for each in anywhere)
    others = [each for each in listed if each["name"] not in OFFERED_ANYWHERE]
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
    assert commands.keys() == {*TOPICS, "menus"}
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
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_help_on_commands_fits_in_every_language(
    locale: str, tree: app_commands.CommandTree[Any]
) -> None:
    """Regression: in four languages Discord refused the list of all commands."""
    with use_locale(locale):
        topics = commands_of(tree)
        for topic in topics:
            check(topic_page(topic, commands=topics))


def _is_command(words: str, known: frozenset[str]) -> bool:
    """Return whether the words after a slash begin with a command, or are the name of a group."""
    parts = words.split()
    starts = {" ".join(parts[:end]) for end in range(1, len(parts) + 1)}
    return bool(starts & known) or any(each.startswith(f"{words} ") for each in known)


def _unknown(text: str, tree: app_commands.CommandTree[Any]) -> set[str]:
    """Return what a text calls a command, and is none."""
    found = (each for each in tree.walk_commands() if isinstance(each, app_commands.Command))
    known = frozenset(each.qualified_name for each in found)
    named = [words for words in MENTIONED.findall(text) if words.split()[0] not in PATHS]
    return {words for words in named if not _is_command(words, known)}


@pytest.mark.long
def test_what_sentences_call_a_command_is_one(tree: app_commands.CommandTree[Any]) -> None:
    for path in sorted(LOCALES.rglob("*.ftl")):
        lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert not _unknown("\n".join(lines), tree), path


@pytest.mark.long
def test_what_pages_call_a_command_is_one(tree: app_commands.CommandTree[Any]) -> None:
    pages = {*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "bot/proofs/PROOFS.md"}
    for path in sorted(pages - {ROOT / "CONTRIBUTING.md"}):  # it adds a command as an example
        text, _, _ = path.read_text("utf-8").partition("\n## 1.0.0 ")  # releases are told as they were
        lines = [line for line in without_code(text).splitlines() if not RENAMED.match(line)]
        quoted = re.findall(r"`(/[^`]+)`", "\n".join(lines))
        assert not _unknown("\n".join(quoted), tree), path


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
