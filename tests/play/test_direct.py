"""Direct messages while Discord restricts how many DM channels a bot opens."""

import logging
from random import Random

import pytest

from bot.manager.publishing.message_sender import RETRIES_MS
from bot.manager.tables.deadlines import JUST_PAUSED_MS
from bot.manager.tables.table import Status
from bot.playground import Visitor
from bot.playground.client import text_of
from bot.ui.sending.messenger import FRESH_MS
from data.settings import MemberSettings
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import Sitting, board_of, generic, seat_two

pytestmark = pytest.mark.long

OPEN = "POST users/@me/channels"
STEP_MS = 5_000


def opened(harness: Harness) -> int:
    return sum(call.route == OPEN for call in harness.playground.calls.bot)


@pytest.mark.usefixtures("newcomers")
@pytest.mark.both_ways
async def test_a_channel_is_opened_once_in_a_lifetime(harness: Harness) -> None:
    sitting = await seat_two(harness, options="target=25")
    await sitting.step(sensibly(Random(2)))
    harness.seed += 1  # otherwise the next table gets the same id
    await sitting.restart()
    await sitting.bob.slash("table resign", sure=True)
    await harness.quiet()
    assert (await seat_two(harness)).playing
    assert len(sitting.bob.dm()) == 2
    assert opened(harness) == 2
    assert not [call for call in harness.playground.calls.bot if call.route.startswith("GET users/{user}")]


async def test_a_channel_that_is_gone_is_opened_again(harness: Harness) -> None:
    bob = harness.visitor("Bob")
    await harness.bot.members.change_member(int(bob.id), direct_channel=1)
    await seat_two(harness)
    assert len(bob.dm()) == 1
    assert (await harness.bot.members.member(int(bob.id))).direct_channel == int(
        harness.playground.world.dms[bob.id].id
    )


async def test_an_erased_member_s_channel_is_not_remembered(harness: Harness) -> None:
    sitting = await seat_two(harness)
    asked = await sitting.bob.slash("settings privacy erase")
    assert asked.message is not None
    await (await sitting.bob.click(asked.message, "Yes, erase me")).settled()
    await harness.quiet()
    assert await harness.bot.members.member(int(sitting.bob.id)) == MemberSettings(only_moves=False)


@pytest.mark.usefixtures("newcomers")
async def test_a_bot_in_quarantine_plays_from_the_channel_and_blames_nobody(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness.playground.switch({"direct": "quarantined"})
    sitting = await seat_two(harness)
    public = [text_of(message) for message in sitting.alice.messages() if not message["flags"] & 64]
    assert any(f"<@{sitting.actor.id}>" in text for text in public), "called in the channel"
    assert not any("cannot send you direct messages" in text for text in public)
    for _ in range(4):
        harness.clock.advance(60_000)
        await harness.quiet()
        shown = await sitting.actor.click(sitting.board(sitting.actor), "My hand")
        assert shown.ephemeral
        assert "Your turn" in shown.text
        assert not generic(await sitting.actor.slash("hand"))
        await sitting.step(sensibly(Random(3)))
    assert sitting.bob.dm() == sitting.alice.dm() == []
    for visitor in sitting.people:
        assert not (await harness.bot.members.member(int(visitor.id))).dms_closed
    assert 1 <= opened(harness) <= 2
    alarms = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert len(alarms) == 1
    assert alarms[0].exc_info is None


# --- Missing Access (50001), which Discord sometimes answers by mistake


async def is_noted_against(harness: Harness, visitor: Visitor) -> bool:
    """Return whether the bot would not send a member direct messages, or to no known channel."""
    settings = await harness.bot.members.member(int(visitor.id))
    return settings.dms_closed or settings.direct_channel is None


async def pass_time(harness: Harness, ms: int) -> None:
    """Let time pass in steps that a retry of a hand fits into."""
    for _ in range(0, ms, STEP_MS):
        harness.clock.advance(STEP_MS)
        await harness.quiet()


@pytest.mark.usefixtures("newcomers")
async def test_a_hand_that_is_refused_for_a_while_comes_later(harness: Harness) -> None:
    harness.playground.switch({"dm_access": False})
    sitting = await seat_two(harness)
    public = [text_of(message) for message in sitting.alice.messages() if not message["flags"] & 64]
    assert any(f"<@{sitting.actor.id}>" in text for text in public), "called in the channel meanwhile"
    assert not any("cannot send you direct messages" in text for text in public)
    await pass_time(harness, 10_000)
    assert sitting.bob.dm() == sitting.alice.dm() == []
    harness.playground.switch({"dm_access": True})
    await pass_time(harness, 30_000)
    assert [len(visitor.dm()) for visitor in sitting.people] == [1, 1]
    assert not [visitor for visitor in sitting.people if await is_noted_against(harness, visitor)]
    await sitting.step(sensibly(Random(3)))


@pytest.mark.usefixtures("newcomers")
async def test_a_hand_that_is_refused_all_the_time_is_tried_a_few_times_and_in_the_next_deal(
    harness: Harness,
) -> None:
    harness.playground.switch({"dm_access": False})
    sitting = await seat_two(harness)
    await pass_time(harness, 400_000)
    tries = [call for call in harness.playground.calls.bot if call.status == 403]
    assert len(tries) == 2 * 2 * (1 + len(RETRIES_MS)), "each try finds out whether there is another channel"
    harness.playground.switch({"dm_access": True})
    choose = sensibly(Random(3))
    for visitor in sitting.people:
        await visitor.slash("hand")
    while sitting.table.deal_no == 1:
        await sitting.step(choose)
    await harness.quiet()
    assert [len(visitor.dm()) for visitor in sitting.people] == [1, 1]
    assert not [visitor for visitor in sitting.people if await is_noted_against(harness, visitor)]


async def test_who_has_opened_their_hand_meanwhile_gets_no_other(harness: Harness) -> None:
    harness.playground.switch({"dm_access": False})
    sitting = await seat_two(harness)
    await sitting.bob.slash("hand")
    harness.playground.switch({"dm_access": True})
    await pass_time(harness, 400_000)
    assert [len(visitor.dm()) for visitor in sitting.people] == [1, 0]


async def waiting_long(harness: Harness) -> Sitting:
    """Return a table where no press is recent enough for its token to edit a hand."""
    sitting = await seat_two(harness, turn_time="off")
    await sitting.step(sensibly(Random(3)))
    harness.clock.advance(FRESH_MS)
    await harness.quiet()
    return sitting


async def move_of_another(sitting: Sitting) -> Visitor:
    """Let somebody act, and return the member whose turn it is then."""
    before = sitting.actor
    await before.slash("hand")
    while sitting.actor is before:
        await sitting.step(sensibly(Random(3)))
    return sitting.actor


async def test_a_hand_stays_in_its_message_though_an_edit_is_refused_for_a_while(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await waiting_long(harness)
    [before] = sitting.other.dm()
    harness.playground.switch({"dm_access": False})
    called = await move_of_another(sitting)
    await pass_time(harness, 10_000)
    assert text_of(called.dm()[0]) == text_of(before)
    harness.playground.switch({"dm_access": True})
    await pass_time(harness, 30_000)
    [now] = called.dm()
    assert now["id"] == before["id"]
    assert "Your turn" in text_of(now)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_message_that_was_out_of_reach_for_long_is_edited_at_the_next_occasion(
    harness: Harness,
) -> None:
    sitting = await waiting_long(harness)
    [before] = sitting.other.dm()
    harness.playground.switch({"dm_access": False})
    called = await move_of_another(sitting)
    await pass_time(harness, 500_000)
    harness.playground.switch({"dm_access": True})
    await pass_time(harness, 500_000)
    assert text_of(called.dm()[0]) == text_of(before), "it is not tried for ever"
    await called.slash("hand")
    await pass_time(harness, 90_000)
    [now] = called.dm()
    assert now["id"] == before["id"]
    assert "has moved" in text_of(now)


async def test_a_table_whose_channel_is_refused_once_goes_on_in_seconds(harness: Harness) -> None:
    sitting = await seat_two(harness)
    refused = {"route": "PATCH channels", "status": 403, "code": 50001, "message": "Missing Access"}
    harness.playground.switch({"fail": refused})
    await sitting.step(sensibly(Random(3)))
    assert (sitting.table.status, sitting.table.fault) == (Status.PAUSED, "view_channel")
    await pass_time(harness, JUST_PAUSED_MS)
    assert sitting.playing
    await sitting.step(sensibly(Random(3)))


# --- Message Requests


async def test_a_hand_in_message_requests_is_also_behind_my_hand(harness: Harness) -> None:
    bob = harness.visitor("Bob")
    harness.playground.switch({"dm_requests": [bob.id]})
    played = await bob.slash("play", game="gin")
    await harness.quiet()
    assert "Your turn" in played.text
    assert (bob.dm(), len(bob.requests())) == ([], 1)
    shown = await bob.click(board_of(bob), "My hand")
    assert shown.ephemeral
    assert "Your turn" in shown.text
    bob.accept()
    assert (len(bob.dm()), bob.requests()) == (1, [])
