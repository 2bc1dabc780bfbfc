"""Mishaps at a table: closed DMs, lost permissions, deleted messages, strange names."""

import logging
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status
from bot.playground.client import text_of
from bot.playground.refusals import Refusal
from bot.playground.resources.permissions import Permission
from data.tables.row_types import Why
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, board_of, seat_two

pytestmark = pytest.mark.long

NAMES = (
    "**Bob** <@&1> @everyone",
    "[x](https://a.example) `y` ||z||",
    "\u202eevil",
    "שלום",
    "# Ann\n- b",
    "<@1200000000000000000>",
    "\u200b\u200b",
    "c:a:1:1:act:0",
)


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Any:
    """Check that actions of people and of Discord log no error."""
    yield
    logged = [
        record
        for record in caplog.get_records("call")
        if record.name.split(".")[0] in ("bot", "cogs", "data")
    ]
    assert [record.message for record in logged if record.levelno >= logging.ERROR or record.exc_info] == []


def public(sitting: Sitting) -> list[str]:
    """Return the texts of all public messages in the channel."""
    return [text_of(message) for message in sitting.alice.messages() if not message["flags"] & 64]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("newcomers")
async def test_nobody_s_name_formats_mentions_or_turns_the_line_around(harness: Harness, name: str) -> None:
    made = harness.playground.acts.join(name)
    guest, bob = harness.visitor(made.user.id), harness.visitor("Bob")
    assert "is open" in (await guest.slash("table open", game="gin")).text
    await harness.quiet()
    await bob.click(board_of(bob), "Join")
    await guest.click(board_of(guest), "Start")
    await harness.quiet()
    shown = [message for message in bob.messages() if not message["flags"] & 64] + bob.dm()
    assert shown
    for message in shown:
        text = text_of(message)
        assert "@everyone" not in text.replace("\\@", "")
        assert "**Bob** <" not in text
        assert "](http" not in text
        assert "\u202e" not in text
        assert "\n- b" not in text
        assert [user["id"] for user in message["mentions"]] in ([], [guest.id], [bob.id])
        assert not message["mention_everyone"]
    assert "\u2068שלום\u2069" in text_of(board_of(bob)) or name != "שלום"


async def test_closed_direct_messages_are_told_once_and_my_hand_works(harness: Harness) -> None:
    for name in ("Alice", "Bob"):
        harness.playground.close_dms(name)
    sitting = await seat_two(harness)
    told = []
    for _ in range(4):
        told += [text for text in public(sitting) if "direct messages" in text]
        shown = await sitting.actor.click(sitting.board(sitting.actor), "My hand")
        assert shown.ephemeral
        assert "Your turn" in shown.text
        await sitting.step(sensibly(Random(3)))
        harness.clock.advance(60_000)
        await harness.quiet()
    for visitor in sitting.people:
        assert visitor.dm() == []
        assert len({text for text in told if f"<@{visitor.id}>" in text}) <= 1
    assert told
    assert "I cannot send you direct messages" in (await sitting.alice.slash("settings me")).text
    for name in ("Alice", "Bob"):
        harness.playground.close_dms(name, closed=False)
    await sitting.bob.slash("table resign", sure=True)
    await seat_two(harness)
    assert sitting.alice.dm()
    assert "direct messages" not in (await sitting.alice.slash("settings me")).text


async def test_a_missing_permission_is_named_before_a_table_is_opened(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    refused = await alice.slash("table open", game="gin", channel="rules")
    assert "**Send Messages**" in refused.text
    assert (
        await harness.bot.manager.tables.in_channel(int(harness.playground.world.channel("rules").id)) == []
    )
    harness.playground.deny("second-table", int(Permission.VIEW_CHANNEL))
    refused = await alice.slash("table open", game="gin", channel="second-table")
    assert "**View Channel**" in refused.text
    challenged = await alice.context("Challenge", "Bob", channel="rules")
    assert "**Send Messages**" in challenged.text


@pytest.mark.parametrize(
    "lost", [Permission.VIEW_CHANNEL, Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES]
)
async def test_a_permission_lost_later_pauses_the_table_until_it_is_back(
    harness: Harness, lost: Permission
) -> None:
    sitting = await seat_two(harness, turn_time="1m")
    harness.playground.deny("card-room", int(lost))
    await sitting.step(sensibly(Random(1)))
    assert sitting.table.status is Status.PAUSED
    before = sitting.moment
    harness.clock.advance(3_600_000)
    await harness.quiet()
    assert sitting.moment == before
    refused = await sitting.actor.slash("move draw", channel=harness.playground.world.dm(sitting.actor.id))
    assert "paused" in refused.text
    assert "**View Channel**" in refused.text
    still = await sitting.alice.slash("table status")
    assert "**View Channel**" in still.text
    assert sitting.table.status is Status.PAUSED
    harness.playground.deny("card-room", 0)
    resumed = await sitting.alice.slash("table status")
    await harness.quiet()
    assert "shown again" in resumed.text
    assert sitting.playing
    assert sitting.table.deadline == harness.clock.now() + 60_000
    assert "▶" in text_of(sitting.board())
    await sitting.actor.click(sitting.board(sitting.actor), "My hand")
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != before


async def test_a_paused_table_comes_back_paused_after_a_restart(harness: Harness) -> None:
    sitting = await seat_two(harness)
    harness.playground.deny("card-room", int(Permission.VIEW_CHANNEL))
    await sitting.step(sensibly(Random(1)))
    before = sitting.moment
    await sitting.restart()
    assert sitting.table.status is Status.PAUSED
    harness.playground.deny("card-room", 0)
    await sitting.alice.slash("table status")
    await harness.quiet()
    assert sitting.playing
    assert sitting.moment == before


async def test_a_deleted_table_message_is_posted_again(harness: Harness) -> None:
    sitting = await seat_two(harness)
    old = sitting.board()
    sitting.alice.delete(old)
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] != old["id"]
    assert "▶" in text_of(sitting.board())
    await sitting.bob.click(sitting.board(sitting.bob), "My hand")


async def test_a_deleted_lobby_is_posted_again_on_request(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    sitting.alice.delete(sitting.board())
    await sitting.bob.slash("table status")
    await harness.quiet()
    await sitting.alice.click(sitting.board(), "Start")
    await harness.quiet()
    assert sitting.playing


async def test_a_board_that_has_scrolled_away_is_posted_anew_and_the_old_one_removed(
    harness: Harness,
) -> None:
    sitting = await seat_two(harness)
    old = sitting.board()
    for number in range(12):
        sitting.bob.say(f"chat {number}")
        if number % 2:
            await sitting.bob.slash("hand")
        else:
            await sitting.bob.click(sitting.board(sitting.bob), "My hand")
    await sitting.step(sensibly(Random(1)))
    assert sitting.board()["id"] != old["id"]
    with pytest.raises(Refusal):
        sitting.alice.message(old)
    shown = [message["id"] for message in sitting.alice.messages() if not message["flags"] & 64]
    assert shown.index(sitting.board()["id"]) > len(shown) - 8


async def test_a_dismissed_panel_and_a_deleted_call_are_no_loss(harness: Harness) -> None:
    harness.playground.close_dms("Alice")
    harness.playground.close_dms("Bob")
    sitting = await seat_two(harness)
    for step in range(6):
        shown = await sitting.actor.click(sitting.board(sitting.actor), "My hand")
        assert shown.message is not None
        await sitting.step(sensibly(Random(step)))
        for visitor in sitting.people:
            for message in visitor.ephemerals():
                visitor.dismiss(message)
        if sitting.table.call is not None:
            sitting.alice.delete(str(sitting.table.call.message))
        harness.clock.advance(60_000)
        await harness.quiet()
    assert [moved.why for moved in sitting.table.news].count(Why.PLAYER) == 6
