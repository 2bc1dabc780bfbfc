"""The log of a start: every warning in it needs action."""

import logging

import discord
import pytest

from tests.play.conftest import Harness


@pytest.fixture(scope="session")
def discord_is(discord_is: dict[str, str]) -> dict[str, str]:
    """Without the switch for commands, which each test sets itself."""
    return {switch: value for switch, value in discord_is.items() if switch != "commands"}


async def test_a_start_warns_of_nothing(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.stop()
    for warning in ("warn_nacl", "warn_dave"):  # as in a new process
        assert hasattr(discord.VoiceClient, warning)
        monkeypatch.setattr(discord.VoiceClient, warning, True)
    with caplog.at_level(logging.WARNING):
        await harness.start()
    assert caplog.messages == []
