"""When evenings begin, through changes of daylight saving."""

from datetime import UTC, date, datetime, time

import pytest

from bot.manager.nights.night_calendar import When, first_start, next_start
from bot.manager.time.zones import in_zone, starts_at, zone_named


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "local", "now", "expected"),
    [
        ("Europe/Berlin", "2026-03-27T20:00", "2026-03-27T22:00", "2026-04-03T18:00"),  # summer time begins
        ("Europe/Berlin", "2026-10-23T20:00", "2026-10-23T22:00", "2026-10-30T19:00"),  # and ends
        ("America/New_York", "2026-11-01T01:30", "2026-11-01T07:00", "2026-11-08T06:30"),
        ("Asia/Manila", "2026-03-27T20:00", "2026-03-27T15:00", "2026-04-03T12:00"),
        ("Europe/Berlin", "2026-03-22T02:30", "2026-03-22T09:00", "2026-03-29T01:30"),  # 02:30 is skipped
        ("UTC", "2026-01-02T20:00", "2026-01-20T20:00", "2026-01-23T20:00"),  # after an outage
    ],
)
def test_the_next_evening_has_the_same_time_of_day(zone: str, local: str, now: str, expected: str) -> None:
    assert starts_at(next_start(local, zone, at(now)), zone) == at(expected)


@pytest.mark.parametrize(
    ("when", "expected"),
    [
        (When(4, time(20)), "2026-11-27T20:00"),
        (When(3, time(20)), "2026-12-03T20:00"),
        (When(3, time(23, 30)), "2026-11-26T23:30"),  # still today
        (When(date(2027, 1, 1), time(9)), "2027-01-01T09:00"),
    ],
)
def test_a_weekday_is_the_next_one(when: When, expected: str) -> None:
    """Now is Thursday, 26 November 2026, 22:00 in Berlin."""
    assert first_start(when, "Europe/Berlin", at("2026-11-26T21:00")) == expected


def test_a_zone_is_found_by_its_name() -> None:
    assert zone_named(" america/new york") == "America/New_York"
    assert zone_named("utc") == "UTC"
    assert zone_named("Middle/Earth") is None
    assert zone_named("../etc/passwd") is None
    assert f"{in_zone(at('2026-07-01T18:00'), 'Europe/Berlin'):%H:%M}" == "20:00"
