"""Scheduled events at Discord whose place is a link: the channel of a game night."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

import discord
from aiohttp import ClientError
from discord.http import Route

from bot.manager.nights.night_calendar import utc
from bot.manager.nights.night_messages import EventDetails, EventGone, EventRefused
from bot.manager.publishing.messages import NotSent
from bot.ui.sending.rate_limiter import RateLimiter

EXTERNAL: Final = 3
MEMBERS_ONLY: Final = 2
UNKNOWN_EVENT: Final = 10070
OVER: Final = frozenset({180000})
"""Cannot update a finished event."""


class GuildEvents:
    """Implements ScheduledEvents with a connected client."""

    def __init__(self, client: discord.Client, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._rate_limiter = rate_limiter

    async def create(self, guild: int, event: EventDetails) -> int:
        """Create an event and return its id. Raises EventRefused, NotSent."""
        with _translated():
            made = await self._request(Route("POST", _EVENTS, guild_id=guild), json=_body(event))
        return int(made["id"])

    async def find(self, guild: int, event: EventDetails) -> int | None:
        """Return the bot's event with the same place and begin; None: none. Raises NotSent."""
        try:
            with _translated():
                found = await self._request(Route("GET", _EVENTS, guild_id=guild))
        except EventRefused:
            return None
        own, begin = str(self._client.application_id), datetime.fromisoformat(utc(event.starts_at))
        for each in found:
            place = (each.get("entity_metadata") or {}).get("location")
            same = datetime.fromisoformat(each["scheduled_start_time"]) == begin
            if place == event.location and same and each.get("creator_id") in (None, own):
                return int(each["id"])
        return None

    async def edit(self, guild: int, event_id: int, event: EventDetails) -> None:
        """Change an event. Raises EventRefused, EventGone, NotSent."""
        route = Route("PATCH", _EVENT, guild_id=guild, event_id=event_id)
        with _translated():
            await self._request(route, json=_body(event))

    async def delete(self, guild: int, event_id: int) -> None:
        """Delete an event; no error if it is gone or may not be deleted. Raises NotSent."""
        try:
            with _translated():
                await self._request(Route("DELETE", _EVENT, guild_id=guild, event_id=event_id))
        except (EventGone, EventRefused):
            return

    async def _request(self, route: Route, **more: Any) -> Any:
        await self._rate_limiter.give_way()
        return await self._client.http.request(route, **more)


_EVENTS: Final = "/guilds/{guild_id}/scheduled-events"
_EVENT: Final = "/guilds/{guild_id}/scheduled-events/{event_id}"


def _body(event: EventDetails) -> dict[str, Any]:
    return {
        "name": event.name,
        "description": event.description,
        "scheduled_start_time": utc(event.starts_at),
        "scheduled_end_time": utc(event.ends_at),
        "privacy_level": MEMBERS_ONLY,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": event.location},
    }


@contextmanager
def _translated() -> Iterator[None]:
    """Raise EventGone, EventRefused or NotSent for Discord's errors."""
    try:
        yield
    except discord.HTTPException as refused:
        if refused.status >= 500 or refused.status == 429:
            raise NotSent(f"a scheduled event failed: Discord answered {refused.status}") from refused
        if refused.code == UNKNOWN_EVENT or refused.code in OVER:
            raise EventGone from refused
        raise EventRefused from refused
    except (OSError, ClientError) as error:
        raise NotSent(f"a scheduled event failed ({type(error).__name__})") from error
