"""Skip gateway events that discord.py cannot parse.

An exception in discord.py's parser ends the shard, and with it the program. One channel of an unknown type,
or without an expected key, would do that at every start, since Discord sends whole guilds. Therefore an
unreadable event is logged and skipped. For guilds, and the guild list at the start, only the unreadable
entries are left out.
"""

import logging
from collections.abc import Callable
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

Json = dict[str, Any]
Parser = Callable[[Any], None]
UNREADABLE: Final = "skipped an unreadable event, the others are read: %s (%s)"
LEFT_OUT: Final = "an event was read in part: %s (%s); left out: %s"


def guard_parsers(connection: Any) -> None:
    """Wrap all parsers of a client's connection state so that none raises."""
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
        """Parse the event again without its unreadable entries."""
        assert mend is not None  # noqa: S101 - checked by the caller
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
    """Return a guild without its unreadable list entries and keys."""
    bare = {"id": data["id"]}
    readable = dict(bare)
    for key, value in data.items():
        if isinstance(value, list):
            readable[key] = [entry for entry in value if _reads(connection, {**bare, key: [entry]})]
        elif _reads(connection, {**bare, key: value}):
            readable[key] = value
    return readable


def _readable_ready(connection: Any, data: Json) -> Json:
    """Return a READY event without its unreadable guilds; user and shard are filled in."""
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
