"""Who asks, from Discord's payloads of every kind of place."""

from typing import Any

import discord
import pytest

from bot.manager.tables.table import Person, TableError
from bot.run.channel_cache import MODERATES
from bot.ui.sending.origin import guild_here, server_here
from cogs.requester import person
from data.tables.venues import FRIENDS

GUILD, CHANNEL, MEMBER, OWNER = 7_000_000_000_001, 800, 11, 22
EVERYTHING = str((1 << 53) - 1)
USER: Any = {"id": str(MEMBER), "username": "ann", "global_name": "Ann", "discriminator": "0", "avatar": None}


def interaction(context: int, owners: dict[str, str]) -> discord.Interaction[Any]:
    """Return an interaction as discord.py reads it; in a guild its member is an administrator."""
    client = discord.Client(intents=discord.Intents.none())
    bot: Any = {**USER, "id": "1", "username": "cardroom", "bot": True}
    client._connection.user = discord.ClientUser(state=client._connection, data=bot)
    payload: dict[str, Any] = {
        "id": "900",
        "application_id": "1",
        "type": 2,
        "token": "t",
        "version": 1,
        "data": {},
        "channel_id": str(CHANNEL),
        "channel": {"id": str(CHANNEL), "type": 1, "recipients": [USER]},
        "attachment_size_limit": 1,
        "context": context,
        "authorizing_integration_owners": owners,
    }
    if context == 0:
        payload |= {
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "channel": {"id": str(CHANNEL), "type": 0, "name": "lounge", "position": 0, "parent_id": None},
            "member": {
                "user": USER,
                "nick": "The Boss",
                "roles": ["55"],
                "permissions": EVERYTHING,
                "flags": 0,
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
            },
        }
    else:
        payload["user"] = USER
    made: discord.Interaction[Any] = discord.Interaction(data=payload, state=client._connection)  # type: ignore[arg-type]
    made.extras[MODERATES] = True
    return made


@pytest.mark.parametrize("owners", [{"0": str(GUILD)}, {"0": str(GUILD), "1": str(MEMBER)}])
async def test_a_guild_that_has_installed_the_bot(owners: dict[str, str]) -> None:
    asked = interaction(0, owners)
    assert person(asked) == Person(
        *(MEMBER, "The Boss", GUILD, True, frozenset({55, GUILD}), CHANNEL, "ann"),
        interaction=900,
        channel=CHANNEL,
    )
    assert (guild_here(asked), server_here(asked)) == (GUILD, GUILD)


@pytest.mark.parametrize(
    ("context", "owners"),
    [
        (0, {"1": str(MEMBER)}),
        (0, {"1": str(OWNER)}),  # a press on what another member's command has opened
        (0, {"0": str(GUILD + 1)}),
        (0, {}),
        (2, {"1": str(MEMBER)}),
        (2, {"0": "0", "1": str(MEMBER)}),
    ],
)
async def test_where_friends_play_nobody_has_roles(context: int, owners: dict[str, str]) -> None:
    asked = interaction(context, owners)
    assert person(asked) == Person(MEMBER, "Ann", FRIENDS, username="ann", interaction=900, channel=CHANNEL)
    with pytest.raises(TableError, match="only_in_servers"):
        server_here(asked)


@pytest.mark.parametrize("owners", [{"0": "0"}, {"1": str(MEMBER)}, {"0": "0", "1": str(MEMBER)}])
async def test_the_bots_own_direct_messages(owners: dict[str, str]) -> None:
    asked = interaction(1, owners)
    assert person(asked) == Person(MEMBER, "Ann", None, username="ann", interaction=900, channel=CHANNEL)
    assert server_here(asked) is None
