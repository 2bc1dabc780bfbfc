"""The secrets of today's hand."""

from data.daily.days import days_of
from engine.daily import calendar_digest, commitments, day_secret, fingerprint
from engine.proofs import commitment, digest

KEY, OTHER = b"k" * 32, b"o" * 32


def test_each_day_has_a_secret_of_its_own() -> None:
    days = [day for day, _ in commitments(KEY, days_of(2028))]
    assert (len(days), days[0], days[-1], days[59]) == (366, "2028-01-01", "2028-12-31", "2028-02-29")
    secrets = {day_secret(KEY, day) for day in days}
    assert len(secrets) == 366
    assert {len(secret) for secret in secrets} == {32}
    assert day_secret(OTHER, "2028-01-01") not in secrets


def test_one_hash_binds_the_commitments_of_a_year() -> None:
    year = commitments(KEY, days_of(2027))
    assert dict(year)["2027-03-01"] == commitment(day_secret(KEY, "2027-03-01"))
    assert calendar_digest(year) == digest([list(each) for each in year])
    year[100] = (year[100][0], year[101][1])
    assert calendar_digest(year) != calendar_digest(commitments(KEY, days_of(2027)))


def test_a_member_is_known_again_on_a_day_alone() -> None:
    own = fingerprint(KEY, "2026-11-27", 11)
    assert own == fingerprint(KEY, "2026-11-27", 11)
    others = {
        fingerprint(KEY, "2026-11-28", 11),
        fingerprint(KEY, "2026-11-27", 12),
        fingerprint(OTHER, "2026-11-27", 11),
    }
    assert own not in others
    assert len(others) == 3
