"""Discord fails for a while: no move is lost, and the table is shown again."""

import asyncio
import logging
from random import Random
from types import SimpleNamespace

import pytest

from bot.playground.client import text_of
from tests.play.conftest import Harness
from tests.play.drive import sensibly
from tests.play.sitting import generic, seat_two

pytestmark = pytest.mark.long


async def test_a_board_that_could_not_be_edited_is_brought_up_to_date_by_the_next_move(
    harness: Harness,
) -> None:
    sitting = await seat_two(harness)
    harness.playground.switch({"fail": {"route": "PATCH channels", "status": 503, "times": 3}})
    before = sitting.moment
    stale = text_of(sitting.board())
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (before[0], before[1] + 1)
    assert text_of(sitting.board()) == stale
    harness.playground.switch({"fail": []})
    await sitting.actor.click(sitting.board(sitting.actor), "My hand")
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment == (before[0], before[1] + 2)
    assert text_of(sitting.board()) != stale


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (401, 50027), (400, 50083)])
async def test_an_answer_that_came_too_late_loses_no_move(
    harness: Harness, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    sitting = await seat_two(harness)
    actor, before = sitting.actor, sitting.moment
    leave = actor.prepare_click(sitting.panel(actor), "Pass")
    harness.playground.switch({"fail": {"route": "callback", "status": status, "code": code}})
    harness.playground.deliver(leave)
    await actor.wait_for(lambda: not harness.playground.switches.failures)
    await harness.quiet()
    assert sitting.moment == (before[0], before[1] + 1)
    again = await actor.deliver(actor.again(leave))
    assert not generic(again)
    assert "Waiting for" in again.text
    assert sitting.moment == (before[0], before[1] + 1)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_answers_that_discord_does_not_take_are_warned_of_in_a_line_each(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Regression: a failed completion was logged as an error with a traceback."""
    tries = 5  # of discord.py for each answer, with seconds between them
    at_once = SimpleNamespace(**{**vars(asyncio), "sleep": lambda _: asyncio.sleep(0)})
    monkeypatch.setattr("discord.webhook.async_.asyncio", at_once)
    sitting = await seat_two(harness)
    alice, actor, acts = sitting.alice, sitting.actor, harness.playground.acts
    leave = actor.prepare_click(sitting.panel(actor), "Pass")
    sent = [  # an answer that fails, and the apology for it
        (acts.slash(alice.id, alice.channel, "hand", {}), "callback", 2),
        (acts.slash(alice.id, alice.channel, "chips audit", {}), "webhooks", 2),
        (
            acts.slash(alice.id, alice.channel, "results replay", {"match": ""}, focused="match"),
            "callback",
            1,
        ),
        (leave, "callback", 2),
    ]
    for made, route, times in sent:
        caplog.clear()
        harness.playground.switch({"fail": {"route": route, "status": 503, "times": times * tries}})
        with caplog.at_level(logging.INFO, "cogs"):
            harness.playground.deliver(made)
            async with asyncio.timeout(20):
                while len(caplog.records) < times:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0)
        assert {record.exc_info for record in caplog.records} == {None}
        assert {record.levelname for record in caplog.records} == {"WARNING" if times == 2 else "INFO"}
    assert not harness.playground.switches.failures


@pytest.mark.by_gateway
@pytest.mark.parametrize("how", ["reconnect", "close"])
async def test_a_dropped_gateway_is_taken_up_again(harness: Harness, how: str) -> None:
    sitting = await seat_two(harness)
    harness.playground.switch({"gateway": how})
    await sitting.alice.wait_for(lambda: harness.playground.gateway.complete())
    before = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != before


async def test_what_was_pressed_while_the_gateway_was_away_is_applied_once(harness: Harness) -> None:
    sitting = await seat_two(harness)
    actor, before = sitting.actor, sitting.moment
    leave = actor.prepare_click(sitting.panel(actor), "Pass")
    harness.playground.switch({"gateway": "reconnect"})
    harness.playground.deliver(leave, 2)
    answer = await actor.answer_to(leave)
    await harness.quiet()
    assert not generic(answer)
    assert sitting.moment == (before[0], before[1] + 1)
