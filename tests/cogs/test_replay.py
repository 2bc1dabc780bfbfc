"""Whether a member may see a table's channel, from cached events or by asking Discord."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.run.channel_cache import ChannelCache
from cogs.requester import sees
from tests.bot.recorded import CHANNEL, GUILD, match_of

ABOVE = CHANNEL + 1
STORED = match_of("gin", deals=1)


def channel(**granted: bool) -> Mock:
    """Return a text channel in which a member has these permissions."""
    found = Mock(spec=discord.TextChannel)
    found.permissions_for.return_value = discord.Permissions(**granted)
    return found


def thread(parent: Mock | None, *, private: bool) -> Mock:
    found = Mock(spec=discord.Thread)
    found.parent_id = ABOVE
    found.guild.id = GUILD
    found.above = parent
    found.is_private.return_value = private
    return found


def asked(
    found: Mock | None, *, guild: int | None = GUILD, here: int = 1, member: type[Any] = discord.Member
) -> Any:
    """Return an interaction in another channel of a guild that knows this one, unless None."""
    known = {CHANNEL: found, ABOVE: getattr(found, "above", None)}
    server = SimpleNamespace(get_channel_or_thread=known.get)
    client: Any = SimpleNamespace(get_guild=lambda which: server if which == GUILD else None)
    client.places = ChannelCache(client)
    return SimpleNamespace(
        user=Mock(spec=member),
        guild_id=guild,
        context=discord.app_commands.AppCommandContext(),
        is_guild_integration=lambda: guild is not None,
        channel_id=here,
        client=client,
    )


SEEN = channel(view_channel=True)
HIDDEN = channel(view_channel=False, manage_threads=True)
KEEPER = channel(view_channel=True, manage_threads=True)


@pytest.mark.parametrize(
    ("found", "seen"),
    [
        (SEEN, True),
        (HIDDEN, False),
        (None, False),
        (thread(SEEN, private=False), True),
        (thread(HIDDEN, private=False), False),
        (thread(SEEN, private=True), False),
        (thread(KEEPER, private=True), True),
        (thread(HIDDEN, private=True), False),
        (thread(None, private=False), False),
    ],
)
async def test_channels_and_threads(found: Mock | None, seen: bool) -> None:
    assert await sees(asked(found), STORED.guild_id, STORED.channel_id) is seen


async def test_whoever_asks_from_the_channel_itself_sees_it() -> None:
    assert await sees(asked(None, here=CHANNEL), STORED.guild_id, STORED.channel_id)


async def test_members_of_other_servers_and_people_in_direct_messages_see_nothing() -> None:
    assert not await sees(asked(SEEN, guild=GUILD + 1, here=CHANNEL), STORED.guild_id, STORED.channel_id)
    assert not await sees(asked(SEEN, member=discord.User), STORED.guild_id, STORED.channel_id)
    assert not await sees(asked(SEEN, guild=None), STORED.guild_id, STORED.channel_id)
