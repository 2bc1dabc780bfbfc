"""Gateway events that discord.py cannot read are passed over.

discord.py reads an event where it arrives, and what goes wrong there ends the shard, and with it the program.
One channel of a kind, or without a key, that this version does not know would do that, and again at every
start, since a server is sent whole. So an event that cannot be read is a line in the log. Of a server, and of
the list of servers at the start, only the entries are left out that cannot be read.
"""

import logging
from collections.abc import Callable
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

Json = dict[str, Any]
Parser = Callable[[Any], None]
UNREADABLE: Final = "an event could not be read and was passed over: %s (%s)"
LEFT_OUT: Final = "an event could not be read whole: %s (%s); left out: %s"


def guard_parsers(connection: Any) -> None:
    """Let no parser of a client's connection state raise."""
    mending = {"GUILD_CREATE": _readable_guild, "GUILD_UPDATE": _readable_guild, "READY": _readable_ready}
    parsers: dict[str, Parser] = connection.parsers
    for event, parse in parsers.items():
        parsers[event] = _guarded(connection, event, parse, mending.get(event))


def _guarded(connection: Any, event: str, parse: Parser, mend: Callable[[Any, Json], Json] | None) -> Parser:
    def guarded(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            if mend is None:
                log.warning(UNREADABLE, event, type(error).__name__)
            else:
                again(data, error)

    def again(data: Any, error: Exception) -> None:
        """Read what is left without the entries that cannot be read."""
        assert mend is not None  # noqa: S101 - the caller has looked
        try:
            readable = mend(connection, data)
            parse(readable)
        except Exception:
            log.warning(UNREADABLE, event, type(error).__name__)
        else:
            missing = ", ".join(
                sorted(key for key in data if key not in readable or data[key] != readable[key])
            )
            log.warning(LEFT_OUT, event, type(error).__name__, missing)

    return guarded


def _readable_guild(connection: Any, data: Json) -> Json:
    """Return a server without what cannot be read of it: entries of lists, or whole keys."""
    bare = {"id": data["id"]}
    readable = dict(bare)
    for key, value in data.items():
        if isinstance(value, list):
            readable[key] = [entry for entry in value if _reads(connection, {**bare, key: [entry]})]
        elif _reads(connection, {**bare, key: value}):
            readable[key] = value
    return readable


def _readable_ready(connection: Any, data: Json) -> Json:
    """Return the beginning of a session without the servers that cannot be read; who the bot is, and which
    shard this is, is known without it.
    """
    guilds = data.get("guilds")
    user = connection.user
    return {
        **data,
        "shard": [data["__shard_id__"]],
        "user": {"id": user.id, "username": user.name, "discriminator": "0", "avatar": None, "bot": True},
        "guilds": [each for each in guilds if _reads(connection, each)] if isinstance(guilds, list) else [],
    }


def _reads(connection: Any, guild: Any) -> bool:
    try:
        discord.Guild(data=guild, state=connection)
    except Exception:
        return False
    return True
