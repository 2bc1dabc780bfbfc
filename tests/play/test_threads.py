"""Tables in threads that are archived or locked; and messages that cannot be edited any more."""

import logging
from random import Random

import pytest

from bot.manager.tables.table import MessageRef, Status
from bot.playground import Visitor
from bot.playground.client import text_of
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

THREAD = "Late game"


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR or record.exc_info
    ]


@pytest.fixture
async def sitting(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Seat two people at a table in a thread."""
    alice = harness.visitor("Alice")
    harness.playground.acts.thread(alice.id, alice.channel, THREAD)
    monkeypatch.setattr(harness, "visitor", lambda name: Visitor(harness.playground, name, channel=THREAD))
    return await seat_two(harness)


async def test_a_table_in_an_archived_thread_is_shown_anew(
    harness: Harness, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    old = sitting.board()
    harness.playground.switch({"threads": {THREAD: "archived"}})
    await sitting.step(sensibly(Random(1)))
    assert sitting.playing
    board = sitting.board()
    assert board["id"] != old["id"]
    assert old["id"] not in harness.playground.world.messages
    assert text_of(board) != text_of(old)
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] == board["id"]
    assert errors(caplog) == []


async def test_what_cannot_be_deleted_in_an_archived_thread_stays(
    harness: Harness, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    board = sitting.table.board
    assert board is not None
    harness.playground.switch({"threads": {THREAD: "archived"}})
    await harness.bot.messenger.delete(MessageRef(board.channel, board.message))
    assert str(board.message) in harness.playground.world.messages
    assert errors(caplog) == []


async def test_a_table_in_a_locked_thread_pauses_and_says_why(
    harness: Harness, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    harness.playground.switch({"threads": {THREAD: "locked"}})
    await sitting.step(sensibly(Random(1)))
    assert sitting.table.status is Status.PAUSED
    dm = harness.playground.world.dm(sitting.actor.id)
    refused = await sitting.actor.slash("move draw", channel=dm)
    assert "its thread is locked until a moderator opens it" in refused.text
    harness.playground.switch({"threads": {THREAD: "open"}})
    harness.clock.advance(60_000)
    await harness.quiet()
    assert sitting.playing
    assert not generic(await sitting.actor.slash("hand", channel=dm))
    assert errors(caplog) == []


async def test_a_message_that_is_too_old_to_edit_is_posted_anew(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise discord.py would retry five times, for half a minute."""
    sitting = await seat_two(harness)
    old = sitting.board()
    late = {"status": 429, "code": 30046, "retry_after": 6.0, "times": 1}
    harness.playground.switch({"fail": {"route": "PATCH channels", **late}})
    harness.playground.calls.reset()
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] != old["id"]
    assert [call.status for call in harness.playground.calls.bot if call.method == "PATCH"][:1] == [429]
    assert sum(call.status == 429 for call in harness.playground.calls.bot) == 1
    assert [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING] == []


async def test_what_discord_does_not_take_is_one_line_in_the_log(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(harness)
    harness.playground.switch({"fail": {"route": "PATCH channels", "status": 503, "times": 1}})
    await sitting.step(sensibly(Random(1)))
    said = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.name.startswith("bot") and record.levelno >= logging.WARNING
    ]
    assert said == ["publishing is tried again: an edit failed: Discord answered 503"]
    assert errors(caplog) == []
