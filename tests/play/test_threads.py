"""Tables in threads that are archived or locked; and messages that cannot be edited any more."""

import logging
from random import Random

import pytest

from bot.manager.tables.table import MessageRef, Status
from bot.playground import Visitor
from bot.playground.client import text_of
from tests.play.conftest import House
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
async def sitting(house: House, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """Seat two people at a table in a thread."""
    alice = house.visitor("Alice")
    house.playground.acts.thread(alice.id, alice.channel, THREAD)
    monkeypatch.setattr(house, "visitor", lambda name: Visitor(house.playground, name, channel=THREAD))
    return await seat_two(house)


async def test_a_table_in_an_archived_thread_is_shown_anew(
    house: House, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    old = sitting.board()
    house.playground.switch({"threads": {THREAD: "archived"}})
    await sitting.step(sensibly(Random(1)))
    assert sitting.playing
    board = sitting.board()
    assert board["id"] != old["id"]
    assert old["id"] not in house.playground.world.messages
    assert text_of(board) != text_of(old)
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] == board["id"]
    assert errors(caplog) == []


async def test_what_cannot_be_deleted_in_an_archived_thread_stays(
    house: House, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    board = sitting.table.board
    assert board is not None
    house.playground.switch({"threads": {THREAD: "archived"}})
    await house.bot.messenger.delete(MessageRef(board.channel, board.message))
    assert str(board.message) in house.playground.world.messages
    assert errors(caplog) == []


async def test_a_table_in_a_locked_thread_pauses_and_says_why(
    house: House, sitting: Sitting, caplog: pytest.LogCaptureFixture
) -> None:
    house.playground.switch({"threads": {THREAD: "locked"}})
    await sitting.step(sensibly(Random(1)))
    assert sitting.table.status is Status.PAUSED
    dm = house.playground.world.dm(sitting.actor.id)
    refused = await sitting.actor.slash("move draw", channel=dm)
    assert "its thread is locked until a moderator opens it" in refused.text
    house.playground.switch({"threads": {THREAD: "open"}})
    house.clock.advance(60_000)
    await house.quiet()
    assert sitting.playing
    assert not generic(await sitting.actor.slash("hand", channel=dm))
    assert errors(caplog) == []


async def test_a_message_that_is_too_old_to_edit_is_posted_anew(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise discord.py would retry five times, for half a minute."""
    sitting = await seat_two(house)
    old = sitting.board()
    late = {"status": 429, "code": 30046, "retry_after": 6.0, "times": 1}
    house.playground.switch({"fail": {"route": "PATCH channels", **late}})
    house.playground.calls.reset()
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] != old["id"]
    assert [call.status for call in house.playground.calls.bot if call.method == "PATCH"][:1] == [429]
    assert sum(call.status == 429 for call in house.playground.calls.bot) == 1
    assert [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING] == []


async def test_what_discord_does_not_take_is_one_line_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await seat_two(house)
    house.playground.switch({"fail": {"route": "PATCH channels", "status": 503, "times": 1}})
    await sitting.step(sensibly(Random(1)))
    said = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.name.startswith("bot") and record.levelno >= logging.WARNING
    ]
    assert said == ["publishing is tried again: an edit failed: Discord answered 503"]
    assert errors(caplog) == []
