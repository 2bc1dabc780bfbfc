"""Direct messages while Discord restricts how many DM channels a bot opens."""

import logging
from random import Random

import pytest

from bot.playground.client import text_of
from data.settings import MemberSettings
from tests.play.conftest import House
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long

OPEN = "POST users/@me/channels"


def opened(house: House) -> int:
    return sum(call.route == OPEN for call in house.playground.calls.bot)


@pytest.mark.usefixtures("newcomers")
@pytest.mark.both_ways
async def test_a_channel_is_opened_once_in_a_lifetime(house: House) -> None:
    sitting = await seat_two(house, options="target=25")
    await sitting.step(sensibly(Random(2)))
    house.seed += 1  # otherwise the next table gets the same id
    await sitting.restart()
    await sitting.bob.slash("table resign", sure=True)
    await house.quiet()
    assert (await seat_two(house)).playing
    assert len(sitting.bob.dm()) == 2
    assert opened(house) == 2
    assert not [call for call in house.playground.calls.bot if call.route.startswith("GET users/{user}")]


async def test_a_channel_that_is_gone_is_opened_again(house: House) -> None:
    bob = house.visitor("Bob")
    await house.bot.members.change_member(int(bob.id), direct_channel=1)
    await seat_two(house)
    assert len(bob.dm()) == 1
    assert (await house.bot.members.member(int(bob.id))).direct_channel == int(
        house.playground.world.dms[bob.id].id
    )


async def test_an_erased_member_s_channel_is_not_remembered(house: House) -> None:
    sitting = await seat_two(house)
    asked = await sitting.bob.slash("privacy erase")
    assert asked.message is not None
    await (await sitting.bob.click(asked.message, "Yes, erase me")).settled()
    await house.quiet()
    assert await house.bot.members.member(int(sitting.bob.id)) == MemberSettings(only_moves=False)


@pytest.mark.usefixtures("newcomers")
async def test_a_bot_in_quarantine_plays_from_the_channel_and_blames_nobody(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.playground.switch({"direct": "quarantined"})
    sitting = await seat_two(house)
    public = [text_of(message) for message in sitting.alice.messages() if not message["flags"] & 64]
    assert any(f"<@{sitting.actor.id}>" in text for text in public), "called in the channel"
    assert not any("cannot send you direct messages" in text for text in public)
    for _ in range(4):
        house.clock.advance(60_000)
        await house.quiet()
        shown = await sitting.actor.click(sitting.board(sitting.actor), "My hand")
        assert shown.ephemeral
        assert "Your turn" in shown.text
        assert not generic(await sitting.actor.slash("hand"))
        await sitting.step(sensibly(Random(3)))
    assert sitting.bob.dm() == sitting.alice.dm() == []
    for visitor in sitting.people:
        assert not (await house.bot.members.member(int(visitor.id))).dms_closed
    assert 1 <= opened(house) <= 2
    alarms = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert len(alarms) == 1
    assert alarms[0].exc_info is None
