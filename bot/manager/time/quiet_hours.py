"""Quiet hours and the hour of the daily digest, in a member's time zone."""

from datetime import date, timedelta
from typing import Final

from bot.manager.time.zones import in_zone, starts_at
from data.settings import MemberSettings

UTC: Final = "UTC"
MINUTES: Final = 1_440
"""Times of day are minutes from 0 to this."""
AWAKE_MS: Final = 5 * 60_000
"""A member who acted so recently is awake, and has no quiet hours."""


def zone_of(settings: MemberSettings) -> str:
    """Return a member's time zone."""
    return settings.zone or UTC


def quiet_until(settings: MemberSettings, now: int) -> int | None:
    """Return when the quiet hours that it is now end, in ms UTC; None: it is not quiet.

    Hours that begin later in the day than they end last over midnight.
    """
    begin, end = settings.quiet_from, settings.quiet_to
    if begin is None or end is None or begin == end:
        return None
    zone = zone_of(settings)
    today = in_zone(now, zone).date()
    for day in (today - timedelta(days=1), today):
        ends_at = _at(day + timedelta(days=end < begin), end, zone)
        if _at(day, begin, zone) <= now < ends_at:
            return ends_at
    return None


def next_digest(settings: MemberSettings, now: int) -> int | None:
    """Return when a member's next digest is due, in ms UTC; None: they want none."""
    if settings.digest_at is None:
        return None
    zone = zone_of(settings)
    today = in_zone(now, zone).date()
    days = (today + timedelta(days=after) for after in range(3))
    return next(at for day in days if (at := _at(day, settings.digest_at, zone)) > now)


def _at(day: date, minute: int, zone: str) -> int:
    return starts_at(f"{day.isoformat()}T{minute // 60:02}:{minute % 60:02}", zone)
