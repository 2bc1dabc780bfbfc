"""The log says when a gateway connection was lost and when it is back, in a line each."""

import logging

import pytest

from bot.run.discord_private_api import silence_reconnect_errors
from bot.run.monitoring.gateway_log import GatewayLog
from bot.run.monitoring.traffic_metrics import TrafficMetrics


class Gateway:
    """A gateway log with a manual clock."""

    def __init__(self) -> None:
        self.now = 100.0
        self.closed = False
        self.log = GatewayLog(lambda: self.closed, lambda: self.now)


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, "bot.run.monitoring.gateway_log")
    return caplog


async def test_a_session_that_is_resumed_is_no_warning(told: pytest.LogCaptureFixture) -> None:
    gateway = Gateway()
    await gateway.log.connected(3)
    await gateway.log.lost(3)
    gateway.now += 0.5
    await gateway.log.resumed(3)
    lost, back = told.records
    assert {record.levelno for record in told.records} == {logging.INFO}
    assert vars(lost)["shard"] == 3
    assert {"shard": 3, "how": "resumed", "seconds": 0.5, "attempts": 0}.items() <= vars(back).items()


async def test_an_outage_is_a_warning_at_its_beginning_and_at_its_end(
    told: pytest.LogCaptureFixture,
) -> None:
    gateway = Gateway()
    for _ in range(30):
        await gateway.log.lost(0)
        gateway.now += 2
    await gateway.log.connected(0)
    _, failing, back = told.records
    assert [record.levelno for record in told.records] == [logging.INFO, logging.WARNING, logging.WARNING]
    assert "cannot be reached" in failing.getMessage()
    assert {"how": "new", "seconds": 60, "attempts": 29}.items() <= vars(back).items()
    await gateway.log.lost(0)
    assert len(told.records) == 4, "the next absence is another one"


async def test_the_log_and_the_metrics_have_the_same_words(told: pytest.LogCaptureFixture) -> None:
    gateway, meter = Gateway(), TrafficMetrics()
    await meter.connected(0)
    for name in ("connected", "resumed"):
        before = meter.reconnects.copy()
        await gateway.log.lost(0)
        for listener in (gateway.log, meter):
            await getattr(listener, name)(0)
        assert [vars(told.records[-1])["how"]] == list(meter.reconnects - before)


async def test_shards_are_told_apart_and_the_end_of_the_bot_is_no_loss(
    told: pytest.LogCaptureFixture,
) -> None:
    gateway = Gateway()
    await gateway.log.lost(0)
    await gateway.log.lost(1)
    await gateway.log.resumed(1)
    assert [vars(record)["shard"] for record in told.records] == [0, 1, 1]
    gateway.closed = True
    await gateway.log.lost(1)
    assert len(told.records) == 3


def test_discord_py_does_not_log_a_traceback_for_each_attempt(caplog: pytest.LogCaptureFixture) -> None:
    silence_reconnect_errors()
    log = logging.getLogger("discord.shard")
    log.error("Attempting a reconnect for shard ID %s in %.2fs", 0, 1.5, exc_info=OSError())
    log.error("something else")
    assert caplog.messages == ["something else"]


def test_discord_py_logs_an_attempt_before_the_first_connection_as_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    silence_reconnect_errors()
    log = logging.getLogger("discord.shard")
    log.error("Failed to connect for shard_id: %s. Retrying...", 0, exc_info=TimeoutError("late"))
    [record] = caplog.records
    assert record.exc_info is None
    assert record.getMessage().endswith("the bot tries again: TimeoutError('late')")
