"""Scheduled events of a guild that take place at a link (Discord's entity type EXTERNAL)."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from bot.playground.refusals import ApiError, Json, Problems
from bot.playground.resources.guilds import BOT_USER, Guild, iso
from bot.playground.resources.world import World

EXTERNAL: Final = 3
SCHEDULED: Final = 1
MOST_LIVE: Final = 100
_KEYS: Final = frozenset(
    {
        *("name", "description", "scheduled_start_time", "scheduled_end_time", "privacy_level"),
        *("entity_type", "entity_metadata", "status", "channel_id", "image"),
    }
)


@dataclass(slots=True)
class ScheduledEvents:
    """The events of all guilds, by guild and id."""

    world: World
    by_guild: dict[str, dict[str, Json]] = field(default_factory=dict)

    def of(self, guild: Guild) -> dict[str, Json]:
        """Return the events of a guild by id."""
        return self.by_guild.setdefault(guild.id, {})

    def find(self, guild: Guild, number: str) -> Json:
        """Return an event. Raises ApiError."""
        event = self.of(guild).get(number)
        if event is None:
            raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
        return event

    def create(self, guild: Guild, body: Json) -> Json:
        """Create an event of the bot. Raises ApiError."""
        if len(self.of(guild)) >= MOST_LIVE:
            raise ApiError(400, 30038, f"Maximum number of uncompleted guild scheduled events ({MOST_LIVE})")
        event: Json = {
            "id": self.world.new_id(), "guild_id": guild.id, "channel_id": None, "creator_id": BOT_USER,
            "name": "", "description": None, "image": None, "scheduled_start_time": "",
            "scheduled_end_time": None, "status": SCHEDULED, "entity_type": EXTERNAL, "entity_id": None,
            "recurrence_rule": None, "privacy_level": 2, "guild_scheduled_event_exceptions": [],
            "entity_metadata": {"location": ""},
        }  # fmt: skip
        self._set(event, body, creating=True)
        self.of(guild)[event["id"]] = event
        return event

    def change(self, event: Json, body: Json) -> Json:
        """Change an event. Raises ApiError."""
        self._set(event, body, creating=False)
        return event

    def _set(self, event: Json, body: Json, *, creating: bool) -> None:
        problems = Problems()
        problems.keys("", body, _KEYS)
        problems.text("name", body.get("name"), 100, least=1, required=creating)
        problems.text("description", body.get("description"), 1000)
        place = body.get("entity_metadata") or {}
        problems.text("entity_metadata.location", place.get("location"), 100, least=1, required=creating)
        for key, most in (("privacy_level", 2), ("entity_type", EXTERNAL)):
            if problems.number(key, body.get(key), most, most) is None and creating:
                problems.add(key, "BASE_TYPE_REQUIRED", "This field is required")
        times = {key: body.get(key, event[key]) for key in ("scheduled_start_time", "scheduled_end_time")}
        moments = {key: _moment(problems, key, value) for key, value in times.items()}
        start, end = moments.values()
        if start is not None and start <= self.world.clock.now() and "scheduled_start_time" in body:
            problems.add(
                "scheduled_start_time",
                "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
                "Cannot schedule event in the past.",
            )
        if start is not None and end is not None and end <= start:
            problems.add("scheduled_end_time", "BASE_TYPE_BAD", "End time must be after the start time.")
        problems.finish()
        event.update({key: value for key, value in body.items() if key in event})
        event.update({key: iso(moment) for key, moment in moments.items() if moment is not None})


def _moment(problems: Problems, key: str, value: object) -> float | None:
    try:
        return datetime.fromisoformat(str(value)).timestamp()
    except ValueError:
        problems.add(key, "DATE_TIME_TYPE_PARSE", f'Could not parse "{value}" as a date and time.')
        return None
