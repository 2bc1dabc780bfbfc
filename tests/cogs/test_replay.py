"""Whether a member may see a table's channel, as far as discord.py's cache tells."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.replay import _sees
from tests.bot.recorded import CHANNEL, GUILD, match_of

STORED = match_of("gin", deals=1)


def channel(**granted: bool) -> Mock:
    """A text channel in which a member has these permissions."""
    found = Mock(spec=discord.TextChannel)
    found.permissions_for.return_value = discord.Permissions(**granted)
    return found


def thread(parent: Mock | None, *, private: bool) -> Mock:
    found = Mock(spec=discord.Thread)
    found.parent = parent
    found.is_private.return_value = private
    return found


def asked(
    found: Mock | None, *, guild: int = GUILD, here: int = 1, member: type[Any] = discord.Member
) -> Any:
    """An interaction in another channel of a server that knows this one (None: it does not)."""
    server = SimpleNamespace(
        id=guild, get_channel_or_thread=lambda which: found if which == CHANNEL else None
    )
    return SimpleNamespace(user=Mock(spec=member), guild=server, channel_id=here)


SEEN = channel(view_channel=True)
HIDDEN = channel(view_channel=False, manage_threads=True)
KEEPER = channel(view_channel=True, manage_threads=True)


@pytest.mark.parametrize(
    ("found", "sees"),
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
def test_channels_and_threads(found: Mock | None, sees: bool) -> None:
    assert _sees(asked(found), STORED) is sees


def test_whoever_asks_from_the_channel_itself_sees_it() -> None:
    assert _sees(asked(None, here=CHANNEL), STORED)


def test_members_of_other_servers_and_people_in_direct_messages_see_nothing() -> None:
    assert not _sees(asked(SEEN, guild=GUILD + 1, here=CHANNEL), STORED)
    assert not _sees(asked(SEEN, member=discord.User), STORED)
    alone = asked(SEEN)
    alone.guild = None
    assert not _sees(alone, STORED)
