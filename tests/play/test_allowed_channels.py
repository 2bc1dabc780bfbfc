"""Channels where tables may be opened: allowed channels of every kind, and their threads."""

import asyncio
from collections.abc import Collection

import pytest

from bot.playground import Visitor
from bot.playground.client import buttons_of
from bot.playground.resources.channels import (
    ANNOUNCEMENT,
    FORUM,
    FORUMS,
    MEDIA,
    STAGE,
    TEXT,
    VOICE,
    VOICES,
    Channel,
)
from bot.playground.resources.guilds import GUILD, MEMBER_ROLE
from data.settings import GuildSettings
from tests.play.conftest import Harness

pytestmark = pytest.mark.long

KINDS = {
    "text": TEXT,
    "announcement": ANNOUNCEMENT,
    "voice": VOICE,
    "stage": STAGE,
    "forum": FORUM,
    "media": MEDIA,
}


async def opened(visitor: Visitor, channel: Channel) -> bool:
    """Return whether the member can open a table there; a refusal must name the channels."""
    answer = await visitor.slash("table open", channel=channel, game="gin")
    assert ("is open" in answer.text) != ("Tables may be opened only in" in answer.text)
    return "is open" in answer.text


def below(harness: Harness, visitor: Visitor, channel: Channel) -> Channel:
    return harness.playground.acts.thread(visitor.id, channel, "Late game", content="Who plays?")


@pytest.mark.parametrize("kind", KINDS)
async def test_a_channel_of_any_kind_can_be_named(harness: Harness, kind: str) -> None:
    alice, world = harness.visitor("Alice"), harness.playground.world
    named, other = (world.add_channel(f"{kind}-{name}", kind=KINDS[kind]) for name in "ab")
    for channel in (named, other):
        harness.playground.posts.channel("CHANNEL_CREATE", channel)
    said = await alice.slash("cardroom settings", allow=named.id)
    assert f"**Tables may be opened in** <#{named.id}>" in said.text
    assert not await opened(alice, alice.channel)
    if KINDS[kind] not in FORUMS:
        assert await opened(alice, named)
        assert not await opened(alice, other)
    if KINDS[kind] not in VOICES:
        assert await opened(alice, below(harness, alice, named))
        assert not await opened(alice, below(harness, alice, other))


@pytest.mark.both_ways
async def test_a_rematch_in_a_thread_below_an_allowed_channel(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("cardroom settings", allow=alice.channel.id)
    thread = below(harness, alice, alice.channel)
    await alice.slash("table open", channel=thread, game="gin")
    await alice.slash("table computer", channel=thread)
    await alice.slash("table start", channel=thread)
    await alice.slash("table resign", channel=thread, sure=True)
    await harness.quiet()
    assert "Table 2 has begun" in (await alice.slash("table again", channel=thread)).text
    await harness.quiet()


# --- deleted channels


async def allowed(harness: Harness, *names: str) -> list[Channel]:
    """Create channels, and allow tables only there."""
    alice, world = harness.visitor("Alice"), harness.playground.world
    made = [world.add_channel(name) for name in names]
    for channel in made:
        harness.playground.posts.channel("CHANNEL_CREATE", channel)
        await alice.slash("cardroom settings", allow=channel.id)
    return made


async def missed(harness: Harness, *channels: Channel) -> None:
    """Delete channels while the bot is stopped."""
    await harness.stop()
    for channel in channels:
        harness.playground.world.remove_channel(channel)
    await harness.start()


@pytest.mark.both_ways
async def test_channels_that_are_gone_are_shown_and_can_be_removed(harness: Harness) -> None:
    first, second = await allowed(harness, "first", "second")
    await missed(harness, second)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    refused = await bob.slash("table open", game="gin")
    assert "only in <#" + first.id + ">." in refused.text
    assert second.id not in refused.text
    shown = await alice.slash("cardroom settings")
    assert f"**Tables may be opened in** <#{first.id}> `{second.id}` (missing)" in shown.text
    assert shown.message is not None
    removed = await alice.click(shown.message, "Remove missing ones")
    assert removed.edited
    assert f"**Tables may be opened in** <#{first.id}>\n" in removed.text
    assert "gone" not in removed.text
    assert (await harness.bot.members.guild(int(GUILD))).channels == (int(first.id),)


@pytest.mark.both_ways
async def test_where_all_channels_are_gone_no_others_are_allowed_by_that(harness: Harness) -> None:
    [only] = await allowed(harness, "only")
    await missed(harness, only)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    refused = await bob.slash("table open", game="gin")
    assert "no longer exist" in refused.text
    assert "/cardroom settings" in refused.text
    shown = await alice.slash("cardroom settings")
    assert f"`{only.id}` (missing)" in shown.text
    assert "nobody can open a table" in shown.text
    assert shown.message is not None
    assert buttons_of(shown.message) == []
    assert "all channels" in (await alice.slash("cardroom settings", everywhere=True)).text
    assert await opened(bob, bob.channel)


@pytest.mark.both_ways
async def test_a_role_that_is_gone_is_shown_and_can_be_removed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    await alice.slash("cardroom settings", role="Members")
    await harness.stop()
    del harness.playground.world.roles[MEMBER_ROLE]
    for member in harness.playground.world.members.values():
        member.roles = [role for role in member.roles if role != MEMBER_ROLE]
    await harness.start()
    shown = await alice.slash("cardroom settings")
    assert f"**By** `{MEMBER_ROLE}` (a missing role)" in shown.text
    assert shown.message is not None
    removed = await alice.click(shown.message, "Remove missing ones")
    assert "**By** Moderators" in removed.text
    assert (await harness.bot.members.guild(int(GUILD))).openers == "moderators"


async def test_only_a_moderator_removes_what_is_gone(harness: Harness) -> None:
    _, second = await allowed(harness, "first", "second")
    await missed(harness, second)
    alice = harness.visitor("Alice")
    shown = await alice.slash("cardroom settings")
    assert shown.message is not None
    pressed = alice.prepare_click(shown.message, "Remove missing ones")
    harness.playground.world.members[alice.id].roles.clear()
    harness.playground.world.home.owner = harness.visitor("Bob").id
    harness.playground.deliver(pressed)
    await alice.answer_to(pressed)
    assert int(second.id) in (await harness.bot.members.guild(int(GUILD))).channels


@pytest.mark.by_gateway
async def test_deletions_that_the_bot_hears_of_clean_up_by_themselves(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await allowed(harness, "first", "second")
    alice, members = harness.visitor("Alice"), harness.bot.members
    await alice.slash("cardroom settings", role="Members")
    done, remove_gone = asyncio.Queue[GuildSettings](), members.remove_gone

    async def removes(guild: int, gone: Collection[int]) -> GuildSettings:
        changed = await remove_gone(guild, gone)
        done.put_nowait(changed)
        return changed

    monkeypatch.setattr(members, "remove_gone", removes)
    harness.playground.acts.delete_channel(alice.id, second)
    assert (await asyncio.wait_for(done.get(), 20)).channels == (int(first.id),)
    harness.playground.gateway.dispatch(
        "GUILD_ROLE_DELETE", {"guild_id": GUILD, "role_id": MEMBER_ROLE}, GUILD
    )
    assert (await asyncio.wait_for(done.get(), 20)).openers == "moderators"
    shown = await alice.slash("cardroom settings")
    assert f"**Tables may be opened in** <#{first.id}>\n**By** Moderators" in shown.text
    harness.playground.acts.delete_channel(alice.id, first)
    left = await asyncio.wait_for(done.get(), 20)
    assert left.channels == (int(first.id),), "with none left, tables could be opened everywhere"
