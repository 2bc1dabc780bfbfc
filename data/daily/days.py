"""Days (UTC) as ISO dates, and their times in milliseconds UTC."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY_MS: Final = 86_400_000
GRACE_MS: Final = 10 * 60_000
"""So long after its day, a hand that was begun may be finished."""


def day_of(at: int) -> str:
    """Return the day of a moment."""
    return datetime.fromtimestamp(at / 1_000, UTC).date().isoformat()


def begins_at(day: str) -> int:
    """Return when a day begins."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()) * 1_000


def ends_at(day: str) -> int:
    """Return when a day ends."""
    return begins_at(day) + DAY_MS


def closes_at(day: str) -> int:
    """Return when nobody can play the hand of a day any more, so that its cards are shown."""
    return ends_at(day) + GRACE_MS


def number_of(day: str) -> int:
    """Return the number of a day, to count from one to another."""
    return date.fromisoformat(day).toordinal()


def days_of(year: int) -> list[str]:
    """Return all days of a year."""
    first = date(year, 1, 1)
    return [(first + timedelta(at)).isoformat() for at in range((date(year + 1, 1, 1) - first).days)]


def later(day: str, days: int) -> str:
    """Return the day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()
