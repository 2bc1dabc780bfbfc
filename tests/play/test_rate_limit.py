"""The whole program under the rate limiter of its token."""

from random import Random

import pytest

from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import seat_two

pytestmark = pytest.mark.long


async def test_all_that_the_bot_asks_by_its_token_takes_a_turn(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = 0

    async def acquire(*_: object, **__: object) -> int:
        nonlocal taken
        taken += 1
        return 0

    monkeypatch.setattr(harness.bot.rate_limiter, "acquire", acquire)
    harness.playground.calls.reset()
    sitting = await seat_two(harness)
    for _ in range(6):
        harness.clock.advance(60_000)  # so that the other is called, and the call removed
        await harness.quiet()
        await sitting.step(sensibly(Random(1)))
    harness.playground.switch({"commands": "play"})
    await harness.bot.tree.sync()
    by_token = harness.playground.calls.bot
    assert {call.method for call in by_token} == {"POST", "PATCH", "DELETE", "PUT"}
    assert taken == len(by_token)
