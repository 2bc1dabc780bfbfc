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
from tests.play.conftest import House
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long

MINUTE = 60_000
ROUTE = "applications/{application}/commands"


@pytest.fixture(scope="session")
def discord_is(discord_is: dict[str, str]) -> dict[str, str]:
    """Without the switch for commands, which each test sets itself."""
    return {switch: value for switch, value in discord_is.items() if switch != "commands"}


def told(house: House) -> int:
    """Return how often the commands were sent since the last reset."""
    return sum(call.method == "PUT" and call.route.endswith("/commands") for call in house.playground.calls)


async def restart(house: House, **refused: Any) -> None:
    """Restart the bot; ``refused``: how Discord answers the registration."""
    await house.stop()
    house.playground.calls.reset()
    if refused:
        house.playground.switch({"fail": {"route": "PUT " + ROUTE, **refused}})
    await house.start()


async def test_commands_that_are_as_they_were_are_not_told_again(house: House) -> None:
    assert told(house) == 1
    await restart(house)
    assert told(house) == 0
    assert (await house.visitor("Alice").slash("help")).ephemeral


async def test_commands_that_differ_are_told_at_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    await restart(house)
    assert told(house) == 1
    assert await stored_commands(house.bot.database) == digest_of(house.bot.tree)
    await restart(house)
    assert told(house) == 0


async def test_the_digest_tells_a_changed_word(house: House) -> None:
    before = digest_of(house.bot.tree)
    help_ = house.bot.tree.get_command("help")
    assert help_ is not None
    help_.description += "!"
    assert digest_of(house.bot.tree) != before


async def test_a_translation_that_differs_is_told_at_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(catalog.FOLDER, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(catalog, "FOLDER", tmp_path)
    monkeypatch.setattr(command_registration, "digest_of_files", catalog.digest_of_files)
    await restart(house)
    assert told(house) == 0, "the same words"
    file = tmp_path / "pl" / "commands.ftl"
    file.write_text(f"{file.read_text()}\n# another word\n")
    await restart(house)
    assert told(house) == 1


async def test_commands_are_translated_only_to_be_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[app_commands.CommandTree[Any]] = []

    async def translated(tree: app_commands.CommandTree[Any]) -> list[Any]:
        asked.append(tree)
        return await of_old(tree)

    of_old = command_registration.translated
    monkeypatch.setattr(command_registration, "translated", translated)
    await restart(house)
    assert not asked
    await change(house, monkeypatch)
    assert asked == [house.bot.tree]


async def test_commands_that_are_gone_are_told_again(house: House) -> None:
    house.playground.commands.scope(None).clear()
    await restart(house)
    assert told(house) == 1
    assert {"help", "table"} <= {command["name"] for command in house.playground.commands.all()}


@pytest.mark.parametrize(
    "refused",
    [
        {"status": 400, "code": 30034, "message": "Max number of daily application command creates"},
        {"status": 403, "code": 20026},
        {"status": 503},
    ],
)
async def test_commands_that_are_refused_stop_nobody(
    house: House, refused: dict[str, Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(house)
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    with caplog.at_level(logging.WARNING, "bot.run.command_registration"):
        await restart(house, **refused)
    assert "those registered before keep working; the next attempt is in 1 minute" in caplog.text
    await sitting.step(sensibly(Random(1)))
    assert not generic(await sitting.alice.slash("hand"))

    house.clock.advance(MINUTE)
    await house.bot.command_keeper.quiet()
    assert told(house) == 2
    assert await stored_commands(house.bot.database) == digest_of(house.bot.tree)
    house.clock.advance(60 * MINUTE)
    await house.bot.command_keeper.quiet()
    assert told(house) == 2, "Discord has them"


async def test_hours_to_wait_hold_up_no_press(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = await seat_two(house)
    await house.stop()
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    house.playground.switch({"fail": {"route": "PUT " + ROUTE, "status": 429, "retry_after": 7_200.0}})
    await house.start(commands=False)
    await sitting.step(sensibly(Random(1)))
    assert not generic(await sitting.alice.slash("hand"))
    assert not house.playground.switches.failures, "the registration was told to wait"


async def test_a_refusal_that_lasts_is_met_once_an_hour(house: House) -> None:
    house.playground.commands.scope(None).clear()
    await restart(house, status=503, times=9)
    waits = []
    while house.playground.switches.failures:
        before, waited = told(house), 0
        while told(house) == before:
            house.clock.advance(MINUTE)
            waited += 1
            await house.bot.command_keeper.quiet()
        waits.append(waited)
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60]


# --- the Entry Point command


def entry_point(house: House) -> Json | None:
    """Return the Entry Point command as Discord has it, without the number of its version."""
    found = [command for command in house.playground.commands.all() if command["type"] == ENTRY_POINT]
    return {**found[0], "version": None} if found else None


async def change(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restart the bot with commands that differ from the registered ones."""
    monkeypatch.setattr(command_registration, "DIGEST", command_registration.DIGEST + 1)
    await restart(house)


@pytest.mark.parametrize("handler", ["discord", "app"])
async def test_the_entry_point_command_stays_as_it_is(
    house: House, handler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.playground.switch({"activities": handler})
    [number] = [each["id"] for each in house.playground.commands.all() if each["type"] == ENTRY_POINT]
    house.playground.commands.upsert(
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
    before = entry_point(house)
    await change(house, monkeypatch)
    assert told(house) == 1
    assert entry_point(house) == before
    assert await stored_commands(house.bot.database) == digest_of(house.bot.tree)
    await restart(house)
    assert told(house) == 0


async def test_an_entry_point_command_added_while_the_commands_are_told_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def enable(seen: Exchange) -> None:
        if seen.call.route == f"GET {ROUTE}" and entry_point(house) is None:
            house.playground.switch({"activities": "discord"})

    house.playground.observers.append(enable)
    await change(house, monkeypatch)
    assert told(house) == 2, "refused, and then accepted with the new command"
    assert entry_point(house) is not None
    assert await stored_commands(house.bot.database) == digest_of(house.bot.tree)
    assert "could not be registered" not in caplog.text


async def test_what_else_there_is_makes_way_for_the_commands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.playground.switch({"activities": "discord"})
    house.playground.commands.upsert({"name": "earlier", "description": "An older program's"}, None)
    await change(house, monkeypatch)
    names = {command["name"] for command in house.playground.commands.all()}
    assert names == {"launch", *(each.name for each in house.bot.tree.get_commands())}


@pytest.mark.both_ways
async def test_who_uses_the_entry_point_command_gets_help(house: House) -> None:
    house.playground.switch({"activities": "app"})
    alice = house.visitor("Alice")
    answer, helped = await alice.launch(), await alice.slash("help")
    assert answer.ephemeral
    assert answer.text == helped.text
    assert not generic(answer)
