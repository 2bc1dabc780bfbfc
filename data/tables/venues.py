"""Where a table is played: in a channel of a guild, or in a place that belongs to no guild.

What belongs to no guild is stored under a number of its own in place of a guild's id. Discord's ids are
larger (https://discord.com/developers/docs/reference#snowflakes), so no guild has one of these. Each has its
own table numbers, scores and ratings, so that nothing of it is in the books of a guild.
"""

from enum import StrEnum
from typing import Final

LOADED: Final = 0
"""In place of a guild: matches that were loaded from files; nothing of them is stored."""
FRIENDS: Final = 1
"""In place of a guild: tables of friends, where members have installed the bot for themselves."""
ANYONE: Final = 2
"""In place of a guild: tables of the pool, whose players may share no guild."""
TODAY: Final = 3
"""In place of a guild: what each member plays of today's hand."""
OUTSIDE: Final = (FRIENDS, ANYONE, TODAY)
"""What is played outside of guilds."""
LAST_VENUE: Final = TODAY
"""The largest of these numbers: what is above is the id of a guild."""


class Venue(StrEnum):
    """Where a table's messages are."""

    GUILD = "guild"
    """The board in a channel of a guild, hands by direct message or on a panel."""
    FRIENDS = "friends"
    """The board in the response to an interaction, hands on panels alone."""
    ANYONE = "anyone"
    """No board: each player has a direct message."""
    TODAY = "today"
    """No board and no direct message: one player, on a panel."""


_VENUES: Final = {FRIENDS: Venue.FRIENDS, ANYONE: Venue.ANYONE, TODAY: Venue.TODAY}


def venue_of(guild: int) -> Venue:
    """Return the venue of the tables of a guild, or of what is stored in place of a guild."""
    return _VENUES.get(guild, Venue.GUILD)
