"""Waits after failures in a row."""

from bot.manager.time.backoff import Backoff


def test_the_wait_doubles_up_to_the_longest_one() -> None:
    """Each failure in a row doubles the wait of its job."""
    backoff = Backoff[str](5_000, 60_000)
    waits = []
    for number in range(1, 7):
        assert backoff.failed("cup") == number
        waits.append(backoff.wait_ms("cup"))
    assert waits == [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]


def test_jobs_have_waits_of_their_own_and_a_success_begins_anew() -> None:
    """What happens to one job changes nothing for another."""
    backoff = Backoff[str](5_000, 60_000)
    backoff.failed("cup")
    backoff.failed("cup")
    backoff.failed("arena")
    assert (backoff.wait_ms("cup"), backoff.wait_ms("arena")) == (10_000, 5_000)
    backoff.succeeded("cup")
    backoff.succeeded("never failed")
    assert backoff.failed("cup") == 1
    assert backoff.wait_ms("cup") == 5_000
    assert backoff.failed("arena") == 2


def test_a_job_that_fails_for_days_waits_no_longer() -> None:
    """The number of failures has no limit."""
    backoff = Backoff[int](1, 600_000)
    for _ in range(5_000):
        backoff.failed(1)
    assert backoff.wait_ms(1) == 600_000
