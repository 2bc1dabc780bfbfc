"""JSON of the settings and events of tournaments."""

from typing import Final

from pydantic import TypeAdapter, ValidationError

from data.db.errors import BadRecord
from data.tables.codec import dump_named, load_named
from engine.tournaments.events import EVENTS, Event
from engine.tournaments.settings import Settings

_SETTINGS: Final = TypeAdapter(Settings)


def dump_settings(settings: Settings) -> str:
    """Return the JSON of all settings, so that new defaults do not change old tournaments."""
    return _SETTINGS.dump_json(settings).decode()


def load_settings(text: str, *, where: str = "") -> Settings:
    """Read settings; missing ones get their defaults. Raises BadRecord."""
    try:
        return _SETTINGS.validate_json(text)
    except (ValidationError, ValueError):
        raise BadRecord("settings", where) from None


def dump_event(event: Event) -> str:
    """Return the JSON of an event: ``{"event":"Registered","entrant":1}``."""
    return dump_named("event", event)


def load_event(text: str, *, where: str = "") -> Event:
    """Read an event. Raises BadRecord."""
    return load_named("event", EVENTS, text, "event", where)
