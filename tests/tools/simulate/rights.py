"""Who may do what at a table, judged from outside: by what was stored before a request."""

import sqlite3
from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.playground.resources.permissions import Permission
from bot.playground.resources.world import World
from bot.ui.custom_id import Press, parse
from data.db.database import Statement
from data.tables.venues import LAST_VENUE
from tests.tools.torture.witness import Deed

OF_HOST: Final = frozenset({"start", "computer", "rule", "typed", "lots", "table start", "table computer"})
"""What the host of a lobby may do, and a moderator."""
CLOSING: Final = frozenset({"close", "table close"})
OF_ANYBODY: Final = frozenset({"join", "accept", "decline", "table join", "challenge", "again"})
"""``again`` joins the lobby of another match."""
_FENCE: Final = "UPDATE tables SET deadline_at = "


class Standing(NamedTuple):
    """A table before a unit: its guild and channel, the host, the status, and who sits there."""

    id: str
    guild: str
    channel: str
    host: str
    status: str
    seated: frozenset[str]


def standings(connection: sqlite3.Connection, unit: Iterable[Statement]) -> list[Standing]:
    """Return the tables that a unit is about to change."""
    found = []
    for sql, params in unit:
        if not sql.startswith(_FENCE):
            continue
        table = str(params[-1])
        for guild, channel, host, status in connection.execute(_TABLE, (table,)):
            seated = connection.execute("SELECT member_id FROM seats WHERE table_id = ?", (table,))
            members = frozenset(str(member) for (member,) in seated)
            found.append(Standing(table, str(guild), str(channel), str(host), status, members))
    return found


def overstepped(world: World, deed: Deed, table: Standing) -> str | None:
    """Return what a member had no right to do at a table, if so."""
    member, channel = deed.interaction.user, deed.interaction.channel
    press: Press | None = deed.press or parse(deed.interaction.data.get("custom_id"))
    what = press.verb if press is not None else deed.command
    if what == "erase_sure":
        return None
    of_guild = int(table.guild) > LAST_VENUE  # elsewhere nobody moderates
    if of_guild and not channel.is_private and channel.guild != table.guild:
        return f"{what} from another guild"
    moderates = (
        of_guild
        and not channel.is_private
        and bool(
            world.permissions(member, guild=world.guilds[table.guild]) & Permission.MANAGE_CHANNELS
            or (
                channel.id == table.channel
                and world.permissions(member, channel) & Permission.MANAGE_CHANNELS
            )
        )
    )
    joins = what in OF_ANYBODY and table.status == "lobby"
    if table.status == "paused" or joins:  # anybody who looks at a paused table may let it resume
        allowed = True
    elif what in OF_HOST or (what in CLOSING and table.status == "lobby"):
        allowed = moderates or member == table.host
    else:
        allowed = member in table.seated or (moderates and what in CLOSING)
    return None if allowed else what


_TABLE: Final = "SELECT guild_id, channel_id, host_id, status FROM tables WHERE table_id = ?"
