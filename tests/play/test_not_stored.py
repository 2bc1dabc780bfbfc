"""The database fails for a moment: everybody reads what did not happen, in a specific text."""

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.playground.client import Answer
from data.db.database import Statement
from data.db.errors import StorageError
from data.db.sqlite import BUSY_SECONDS, STILL_BUSY_SECONDS
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long


async def fails(*_: Any, **__: Any) -> Any:
    raise StorageError("The database failed: disk I/O error.")


@pytest.mark.parametrize(
    ("command", "options", "words"),
    [
        ("chips grant", {"member": "Bob", "amount": 5, "reason": "won it"}, "The grant could not be stored"),
        ("chips freeze", {"member": "Bob", "reason": "a quarrel"}, "stored, so the wallet is not frozen."),
        ("cardroom settings", {"turn_time": "1m"}, "The settings could not be stored"),
        ("cardroom chips", {"gifts": True}, "The settings could not be stored"),
        ("settings me", {"sort": "rank"}, "The settings could not be stored"),
        (
            "results season end",
            {"name": "Spring", "confirm": True},
            "The end of the season could not be stored",
        ),
        ("table open", {"game": "gin"}, "The table could not be stored, so it was not opened"),
        ("table resign", {"sure": True}, "Your resignation could not be stored"),
        ("table close", {}, "The end of the table could not be stored"),
    ],
)
async def test_a_command_that_could_not_be_stored_says_what_was_not_done(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, Any], words: str
) -> None:
    sitting = await seat_two(harness)
    with monkeypatch.context() as broken:
        broken.setattr(harness.bot.database, "write", fails)
        answer = await sitting.alice.slash(command, **options)
    assert words in answer.text
    assert "Please try again" in answer.text
    assert "move could" not in answer.text
    assert not generic(answer)


async def test_a_move_that_could_not_be_stored_was_not_made(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await seat_two(harness)
    actor, moment = sitting.actor, sitting.moment
    with monkeypatch.context() as broken:
        broken.setattr(harness.bot.database, "write", fails)
        pressed = await actor.click(sitting.panel(actor), "Pass")
        typed = await actor.slash("move pass")
        assert sitting.moment == moment
    for answer in (pressed, typed):
        assert "Your move could not be stored, so it was not made" in answer.text
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != moment


async def test_a_seat_that_could_not_be_stored_is_not_taken(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await alice.slash("table open", game="gin")
    await harness.quiet()
    board = next(message for message in alice.messages() if not message["flags"] & 64)
    said: list[Answer] = []
    with monkeypatch.context() as broken:
        broken.setattr(harness.bot.database, "write", fails)
        said += [await bob.click(board, "Join"), await bob.slash("table join")]
    assert ["Your seat could not be stored" in answer.text for answer in said] == [True, True]


async def test_what_cannot_be_read_is_told_as_that(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    alice = harness.visitor("Alice")

    async def unread(_sql: str, _params: Sequence[object] = ()) -> list[Statement]:
        raise StorageError("The database failed: disk I/O error.")

    with monkeypatch.context() as broken:
        broken.setattr(harness.bot.database, "read", unread)
        broken.setattr(harness.bot.database, "read_together", unread)
        answer = await alice.slash("chips top")
    assert (
        answer.text
        == "My database cannot be reached at the moment, so nothing has changed. Please try again."
    )


async def test_a_discord_that_is_out_of_order_leaves_no_traceback(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    alice = harness.visitor("Alice")
    harness.playground.switch({"fail": {"route": "POST channels", "status": 503, "times": 99}})
    with caplog.at_level(logging.WARNING):
        answer = await alice.context("Challenge", "Bob")
    harness.playground.switch({"fail": []})
    assert "Discord had a problem for a moment," in answer.text
    assert {record.exc_info for record in caplog.records} == {None}


def test_presses_at_one_table_that_wait_for_another_process_are_all_answered_in_time() -> None:
    within, at_once = 3.0, 10  # Discord's limit in seconds; a press waits for those before it
    assert within - BUSY_SECONDS - at_once * STILL_BUSY_SECONDS > 0.5
    assert within - 2 * BUSY_SECONDS > 0.5


@pytest.mark.by_gateway
async def test_what_could_not_be_stored_after_an_event_is_a_line_in_the_log(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    [channel, *_] = harness.bot.guilds[0].channels
    with monkeypatch.context() as broken:
        broken.setattr(harness.bot.database, "write", fails)
        event = "on_guild_channel_update"
        await harness.bot._run_event(harness.bot.on_guild_channel_update, event, channel, channel)
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in told] == [
        f"{event} failed, which the next press makes up for: The database failed: disk I/O error."
    ]
    assert told[0].exc_info is None
