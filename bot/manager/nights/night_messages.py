"""What the nights need of Discord: pages for their messages, and scheduled events."""

from dataclasses import dataclass
from typing import Protocol

from bot.manager.publishing.messages import Page
from data.nights.night_summary import NightSummary, NightTable
from data.nights.nights import Evening


class NightPages(Protocol):
    """Renders the messages of an evening in the language of its guild."""

    async def planned(self, evening: Evening) -> Page:
        """Return the message that shows the evening, whatever its stage."""

    async def reminder(self, evening: Evening) -> Page:
        """Return the reminder; it mentions those who come."""

    async def opening(self, evening: Evening, tables: list[NightTable], late_ms: int, *, away: bool) -> Page:
        """Return which tables are open; it mentions those for whom seats are kept.

        ``late_ms``: how much later it is said than planned; 0: not worth a word. ``away``: since no process
        ran; otherwise the tables were opened in time, and the message could not be sent.
        """

    async def summary(self, evening: Evening, summary: NightSummary, *, skipped: bool) -> Page:
        """Return the numbers of the evening, and what follows; ``skipped``: it never began."""

    async def event(self, evening: Evening) -> "EventDetails":
        """Return what the scheduled event says."""


@dataclass(frozen=True, slots=True)
class EventDetails:
    """A scheduled event: its texts, and when it begins and ends, in ms UTC."""

    name: str
    description: str
    location: str
    starts_at: int
    ends_at: int


class EventRefused(Exception):
    """Discord refuses the event: the permission is missing, or the guild has too many events."""


class EventGone(Exception):
    """The event has been deleted, or is over."""


class ScheduledEvents(Protocol):
    """Scheduled events at Discord. Every method may raise NotSent."""

    async def create(self, guild: int, event: EventDetails) -> int:
        """Create an event and return its id. Raises EventRefused."""

    async def find(self, guild: int, event: EventDetails) -> int | None:
        """Return the event of the bot with the same place and begin; None: there is none."""

    async def edit(self, guild: int, event_id: int, event: EventDetails) -> None:
        """Change an event. Raises EventRefused, EventGone."""

    async def delete(self, guild: int, event_id: int) -> None:
        """Delete an event; no error if it is gone or may not be deleted."""
