"""Time zones: dates and times of day, as people mean them, from and to milliseconds UTC.

Times are computed from the zone's rules (IANA, by zoneinfo), so that 20:00 stays 20:00 in summer and
winter. A time that a change skips is an hour later that day; of a time that happens twice, the first counts.
"""

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def zone_named(typed: str) -> str | None:
    """Return the time zone that somebody has typed, in any case: ``europe/berlin``."""
    wanted = "_".join(typed.split()).lower()
    return next((name for name in zones() if name.lower() == wanted), None)


def in_zone(at: int, zone: str) -> datetime:
    """Return a time (ms UTC) as the date and time of day in a zone."""
    return datetime.fromtimestamp(at / 1000, ZoneInfo(zone))


def starts_at(local: str, zone: str) -> int:
    """Return when a date and time of day (ISO) in a zone is, in ms UTC."""
    return round(datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)
