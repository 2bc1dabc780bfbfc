"""When evenings begin: a date and a time of day in a time zone (bot/manager/time/zones.py)."""

from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from bot.manager.time.zones import in_zone, starts_at

WEEK = timedelta(weeks=1)


class When(NamedTuple):
    """What somebody has chosen: a weekday (0: Monday) or a date, and a time of day."""

    day: int | date
    at: time


def first_start(when: When, zone: str, now: int) -> str:
    """Return the date and time of day of the first evening, as ISO.

    For a weekday it is the next one after now. A date is taken as it is, even if it has passed.
    """
    if isinstance(when.day, date):
        return _iso(datetime.combine(when.day, when.at))
    today = in_zone(now, zone).date()
    days = (when.day - today.weekday()) % 7
    local = _iso(datetime.combine(today + timedelta(days=days), when.at))
    return local if starts_at(local, zone) > now else next_start(local, zone, now)


def next_start(local: str, zone: str, now: int) -> str:
    """Return the same weekday and time of day in a later week: the first one after now."""
    then = datetime.fromisoformat(local) + WEEK
    while starts_at(_iso(then), zone) <= now:
        then += WEEK
    return _iso(then)


def utc(at: int) -> str:
    """Return a time (ms UTC) as ISO 8601, to the second: ``2026-12-04T19:00:00+00:00``."""
    return datetime.fromtimestamp(at // 1000, UTC).isoformat()


def _iso(moment: datetime) -> str:
    return moment.isoformat(timespec="minutes")
