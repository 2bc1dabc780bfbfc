"""Quiet hours and digests in zones with daylight saving."""

from datetime import UTC, datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.manager.time.quiet_hours import next_digest, quiet_until
from data.settings import MemberSettings

BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str, zone: ZoneInfo = BERLIN) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def settings(**more: object) -> MemberSettings:
    return MemberSettings.model_validate({"zone": "Europe/Berlin", **more})


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-28T21:59", None),
        ("2026-03-28T22:00", "2026-03-29T07:00"),  # the clocks go forward
        ("2026-03-29T06:59", "2026-03-29T07:00"),
        ("2026-03-29T07:00", None),
        ("2026-10-24T23:00", "2026-10-25T07:00"),  # and back
    ],
)
def test_quiet_hours_last_over_midnight(now: str, until: str | None) -> None:
    found = quiet_until(settings(quiet_from=22 * 60, quiet_to=7 * 60), at(now))
    assert found == (None if until is None else at(until))


def test_quiet_hours_are_those_of_the_clock_on_the_wall() -> None:
    """An independent reading: it is quiet if the time of day is between the two."""
    chance = Random(1)
    for _ in range(2_000):
        begin, end = (chance.randrange(1_440) for _ in range(2))
        now = at("2026-01-01T00:00") + chance.randrange(365 * 86_400_000)
        local = datetime.fromtimestamp(now / 1000, UTC).astimezone(BERLIN)
        minute = local.hour * 60 + local.minute
        inside = begin <= minute < end if begin < end else minute >= begin or minute < end
        if 60 <= minute < 240 or begin == end:  # an hour that is skipped or repeated
            continue
        chosen = settings(quiet_from=begin, quiet_to=end)
        assert (quiet_until(chosen, now) is not None) is inside


def test_a_digest_comes_once_on_every_day() -> None:
    for minute in (0, 150, 18 * 60):
        chosen, now, days = settings(digest_at=minute), at("2026-01-01T00:00"), []
        while (now := next_digest(chosen, now) or 0) < at("2027-01-01T00:00"):
            days.append(datetime.fromtimestamp(now / 1000, BERLIN).date())
        assert len(days) == len(set(days)) in (364, 365)
    assert next_digest(settings(), 0) is None
