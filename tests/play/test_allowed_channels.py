"""Where tables may be opened: in channels of every kind that a server names, and in threads below them."""

import pytest

from bot.playground import Visitor
from bot.playground.world import ANNOUNCEMENT, FORUM, TEXT, VOICE, Channel
from tests.play.conftest import House

pytestmark = pytest.mark.long

KINDS = {"text": TEXT, "announcement": ANNOUNCEMENT, "voice": VOICE, "forum": FORUM}


async def opened(visitor: Visitor, channel: Channel) -> bool:
    """Whether the member can open a table there; where not, that the channel is why."""
    answer = await visitor.slash("table open", channel=channel, game="gin")
    assert ("is open" in answer.text) != ("Tables may be opened only in" in answer.text)
    return "is open" in answer.text


def below(house: House, visitor: Visitor, channel: Channel) -> Channel:
    return house.playground.acts.thread(visitor.id, channel, "Late game", content="Who plays?")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_channel_of_any_kind_can_be_named(house: House, kind: str) -> None:
    alice, world = house.visitor("Alice"), house.playground.world
    named, other = (world.add_channel(f"{kind}-{name}", kind=KINDS[kind]) for name in "ab")
    for channel in (named, other):
        house.playground.posts.channel("CHANNEL_CREATE", channel)
    said = await alice.slash("cardroom settings", allow=named.id)
    assert f"**Tables may be opened in** <#{named.id}>" in said.text
    assert not await opened(alice, alice.channel)
    if kind != "forum":
        assert await opened(alice, named)
        assert not await opened(alice, other)
    if kind != "voice":
        assert await opened(alice, below(house, alice, named))
        assert not await opened(alice, below(house, alice, other))


@pytest.mark.both_ways
async def test_a_rematch_in_a_thread_below_an_allowed_channel(house: House) -> None:
    alice = house.visitor("Alice")
    await alice.slash("cardroom settings", allow=alice.channel.id)
    thread = below(house, alice, alice.channel)
    await alice.slash("table open", channel=thread, game="gin")
    await alice.slash("table computer", channel=thread)
    await alice.slash("table start", channel=thread)
    await alice.slash("table resign", channel=thread, sure=True)
    await house.quiet()
    assert "Table 2 has begun" in (await alice.slash("table again", channel=thread)).text
    await house.quiet()
