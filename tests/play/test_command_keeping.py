"""Registration of commands with Discord: only changes are sent, and play never waits for it."""

import logging
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord import app_commands

from bot.playground.refusals import Json
from bot.playground.request_log import Exchange
from bot.playground.resources.commands import ENTRY_POINT
from bot.run import command_registration
from bot.run.command_registration import digest_of
from bot.texts import catalog
from data.installation import stored_commands
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long

MINUTE = 60_000
ROUTE = "applications/{application}/commands"


@pytest.fixture(scope="session")
def discord_is(discord_is: dict[str, str]) -> dict[str, str]:
    """Without the switch for commands, which each test sets itself."""
    return {switch: value for switch, value in discord_is.items() if switch != "commands"}


def told(harness: Harness) -> int:
    """Return how often the commands were sent since the last reset."""
    return sum(call.method == "PUT" and call.route.endswith("/commands") for call in harness.playground.calls)


async def restart(harness: Harness, **refused: Any) -> None:
    """Restart the bot; ``refused``: how Discord answers the registration."""
    await harness.stop()
    harness.playground.calls.reset()
    if refused:
        harness.playground.switch({"fail": {"route": "PUT " + ROUTE, **refused}})
    await harness.start()


async def test_commands_that_are_as_they_were_are_not_told_again(harness: Harness) -> None:
    assert told(harness) == 1
    await restart(harness)
    assert told(harness) == 0
    assert (await harness.visitor("Alice").slash("help")).ephemeral


async def test_commands_that_differ_are_told_at_the_next_start(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    await restart(harness)
    assert told(harness) == 1
    assert await stored_commands(harness.bot.database) == digest_of(harness.bot.tree)
    await restart(harness)
    assert told(harness) == 0


async def test_the_digest_tells_a_changed_word(harness: Harness) -> None:
    before = digest_of(harness.bot.tree)
    help_ = harness.bot.tree.get_command("help")
    assert help_ is not None
    help_.description += "!"
    assert digest_of(harness.bot.tree) != before


async def test_a_translation_that_differs_is_told_at_the_next_start(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(catalog.FOLDER, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(catalog, "FOLDER", tmp_path)
    monkeypatch.setattr(command_registration, "digest_of_files", catalog.digest_of_files)
    await restart(harness)
    assert told(harness) == 0, "the same words"
    file = tmp_path / "pl" / "commands.ftl"
    file.write_text(f"{file.read_text()}\n# another word\n")
    await restart(harness)
    assert told(harness) == 1


async def test_commands_are_translated_only_to_be_told(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[app_commands.CommandTree[Any]] = []

    async def translated(tree: app_commands.CommandTree[Any]) -> list[Any]:
        asked.append(tree)
        return await of_old(tree)

    of_old = command_registration.translated
    monkeypatch.setattr(command_registration, "translated", translated)
    await restart(harness)
    assert not asked
    await change(harness, monkeypatch)
    assert asked == [harness.bot.tree]


async def test_commands_that_are_gone_are_told_again(harness: Harness) -> None:
    harness.playground.commands.scope(None).clear()
    await restart(harness)
    assert told(harness) == 1
    assert {"help", "table"} <= {command["name"] for command in harness.playground.commands.all()}


@pytest.mark.parametrize(
    "refused",
    [
        {"status": 400, "code": 30034, "message": "Max number of daily application command creates"},
        {"status": 403, "code": 20026},
        {"status": 503},
    ],
)
async def test_commands_that_are_refused_stop_nobody(
    harness: Harness,
    refused: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    sitting = await seat_two(harness)
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    with caplog.at_level(logging.WARNING, "bot.run.command_registration"):
        await restart(harness, **refused)
    assert "those registered before keep working; the next attempt is in 1 minute" in caplog.text
    await sitting.step(sensibly(Random(1)))
    assert not generic(await sitting.alice.slash("hand"))

    harness.clock.advance(MINUTE)
    await harness.bot.command_keeper.quiet()
    assert told(harness) == 2
    assert await stored_commands(harness.bot.database) == digest_of(harness.bot.tree)
    harness.clock.advance(60 * MINUTE)
    await harness.bot.command_keeper.quiet()
    assert told(harness) == 2, "Discord has them"


async def test_hours_to_wait_hold_up_no_press(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = await seat_two(harness)
    await harness.stop()
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    harness.playground.switch({"fail": {"route": "PUT " + ROUTE, "status": 429, "retry_after": 7_200.0}})
    await harness.start(commands=False)
    await sitting.step(sensibly(Random(1)))
    assert not generic(await sitting.alice.slash("hand"))
    assert not harness.playground.switches.failures, "the registration was told to wait"


async def test_a_refusal_that_lasts_is_met_once_an_hour(harness: Harness) -> None:
    harness.playground.commands.scope(None).clear()
    await restart(harness, status=503, times=9)
    waits = []
    while harness.playground.switches.failures:
        before, waited = told(harness), 0
        while told(harness) == before:
            harness.clock.advance(MINUTE)
            waited += 1
            await harness.bot.command_keeper.quiet()
        waits.append(waited)
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]


# --- the Entry Point command


def entry_point(harness: Harness) -> Json | None:
    """Return the Entry Point command as Discord has it, without the number of its version."""
    found = [command for command in harness.playground.commands.all() if command["type"] == ENTRY_POINT]
    return {**found[0], "version": None} if found else None


async def change(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart the bot with commands that differ from the registered ones."""
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    await restart(harness)


@pytest.mark.parametrize("handler", ["discord", "app"])
async def test_the_entry_point_command_stays_as_it_is(
    harness: Harness, handler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.playground.switch({"activities": handler})
    [number] = [each["id"] for each in harness.playground.commands.all() if each["type"] == ENTRY_POINT]
    harness.playground.commands.upsert(
        {
            "name": "start-table",
            "name_localizations": {"de": "tisch"},
            "description": "Sit down",
            "description_localizations": {"de": "Nimm Platz"},
            "default_member_permissions": 1 << 10,
            "contexts": [0],
        },
        None,
        number,
    )
    before = entry_point(harness)
    await change(harness, monkeypatch)
    assert told(harness) == 1
    assert entry_point(harness) == before
    assert await stored_commands(harness.bot.database) == digest_of(harness.bot.tree)
    await restart(harness)
    assert told(harness) == 0


async def test_an_entry_point_command_added_while_the_commands_are_told_is_kept(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def enable(seen: Exchange) -> None:
        if seen.call.route == f"GET {ROUTE}" and entry_point(harness) is None:
            harness.playground.switch({"activities": "discord"})

    harness.playground.observers.append(enable)
    await change(harness, monkeypatch)
    assert told(harness) == 2, "refused, and then accepted with the new command"
    assert entry_point(harness) is not None
    assert await stored_commands(harness.bot.database) == digest_of(harness.bot.tree)
    assert "could not be registered" not in caplog.text


async def test_what_else_there_is_makes_way_for_the_commands(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.playground.switch({"activities": "discord"})
    harness.playground.commands.upsert({"name": "earlier", "description": "An older program's"}, None)
    await change(harness, monkeypatch)
    names = {command["name"] for command in harness.playground.commands.all()}
    assert names == {"launch", *(each.name for each in harness.bot.tree.get_commands())}


@pytest.mark.both_ways
async def test_who_uses_the_entry_point_command_gets_help(harness: Harness) -> None:
    harness.playground.switch({"activities": "app"})
    alice = harness.visitor("Alice")
    answer, helped = await alice.launch(), await alice.slash("help")
    assert answer.ephemeral
    assert answer.text == helped.text
    assert not generic(answer)
