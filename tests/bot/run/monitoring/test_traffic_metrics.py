"""Traffic metrics: presses, answers, requests and the gateway, without names."""

import logging
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from multidict import CIMultiDict
from yarl import URL

from bot.run.monitoring.traffic_metrics import (
    COMPLETION,
    LATE,
    LOST,
    NO_STATUS,
    UNKNOWN,
    TrafficMetrics,
    route_of,
)
from bot.ui.sending.rate_limiter import OLD_MESSAGE, RateLimiter

Json = dict[str, Any]
ID, TOKEN = "918273645546", "aW50ZXI.x-y"
CALLBACK = f"/api/v10/interactions/{ID}/{TOKEN}/callback"
PRESS: Json = {"id": ID, "type": 3, "data": {"custom_id": "c:abcdefghij:1:12:act:3"}}


class Hands:
    """A meter with a manual clock, and the trace that it listens to."""

    def __init__(self, trace: aiohttp.TraceConfig | None = None) -> None:
        self.now = 100.0
        self.meter = TrafficMetrics(lambda: self.now)
        self.meter.verbs = {"act", "join", "/play", "/table open"}
        self.trace = trace or aiohttp.TraceConfig()
        self.meter.listen(self.trace)
        self.trace.freeze()

    async def ask(
        self, method: str, path: str, status: int | None, takes: float = 0.0, told: str = ""
    ) -> None:
        """Simulate a request answered with a status after ``takes`` seconds; None: it fails."""

        async def text() -> str:
            return told

        url, context = URL(f"http://127.0.0.1{path}"), self.trace.trace_config_ctx()
        headers: CIMultiDict[str] = CIMultiDict({"Authorization": "Bot x"})
        reply: Any = SimpleNamespace(status=status, text=text, headers={"Via": "1.1"}, reason="")
        session: Any = None
        began = aiohttp.TraceRequestStartParams(method, url, headers)
        await self.trace.on_request_start.send(session, context, began)
        self.now += takes
        if status is None:
            failed = aiohttp.TraceRequestExceptionParams(method, url, headers, OSError())
            await self.trace.on_request_exception.send(session, context, failed)
            return
        done = aiohttp.TraceRequestEndParams(method, url, headers, reply)
        await self.trace.on_request_end.send(session, context, done)


async def test_from_a_press_to_its_answer() -> None:
    hands = Hands()
    hands.meter.interaction_received(PRESS)
    hands.now += 0.25
    await hands.ask("POST", CALLBACK, 204, takes=0.125)
    [(verb, tally)] = hands.meter.answers.items()
    assert (verb, tally.count, tally.total) == ("act", 1, 0.375)
    assert not hands.meter.late
    hands.now += LOST + 1
    hands.meter.give_up()
    assert not hands.meter.lost


async def test_an_answer_that_is_tried_again_counts_once_and_from_the_press_on() -> None:
    hands = Hands()
    hands.meter.interaction_received(PRESS)
    for status in (503, None, 400, 200):
        await hands.ask("POST", CALLBACK, status, takes=0.5)
    assert (hands.meter.answers["act"].count, hands.meter.answers["act"].total) == (1, 2.0)
    route = "POST interactions/*/*/callback"
    assert hands.meter.requests == {(route, status): 1 for status in ("503", NO_STATUS, "400", "200")}


async def test_answers_that_discord_no_longer_awaits_are_late() -> None:
    hands = Hands()
    hands.meter.interaction_received(PRESS)
    await hands.ask("POST", CALLBACK, 404, takes=LATE - 1)
    hands.meter.interaction_received(PRESS)
    await hands.ask("POST", CALLBACK, 200, takes=LATE + 1)
    assert hands.meter.late == {"act": 2}
    assert hands.meter.answers["act"].count == 1


def test_what_is_never_answered_is_lost_once() -> None:
    hands = Hands()
    hands.meter.interaction_received(PRESS)
    hands.now += LOST
    hands.meter.interaction_received({**PRESS, "id": "2"})
    assert hands.meter.lost == {"act": 1}
    hands.meter.give_up()
    assert hands.meter.lost == {"act": 1}


async def test_arrival_answer_and_loss_are_logged_with_the_id(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "bot.run.monitoring.traffic_metrics")
    hands = Hands()
    where = {"guild_id": "7", "channel_id": "8"}
    hands.meter.interaction_received({**PRESS, **where})
    await hands.ask("POST", CALLBACK, 204, takes=0.125)
    hands.meter.interaction_received({**PRESS, "id": "2", "channel_id": "9"})
    hands.meter.interaction_received({**PRESS, **where, "id": "3", "type": 4, "data": {"name": "play"}})
    hands.now += LOST
    hands.meter.give_up()
    arrived, answered, direct, completing, lost, forgone = caplog.records
    place = {"table": "abcdefghij", "deal": 1, "ply": 12}
    assert {"kind": "press", "verb": "act", "guild": "7", "channel": "8", **place}.items() <= vars(
        arrived
    ).items()
    assert {"press": ID, "verb": "act", "status": 204, "ms": 125}.items() <= vars(answered).items()
    assert not hasattr(direct, "channel"), "the channel of a direct message says whose it is"
    assert {"kind": "completion", "verb": "/play"}.items() <= vars(completing).items()
    assert (lost.levelno, vars(lost)["press"]) == (logging.WARNING, "2")
    assert (forgone.levelno, vars(forgone)["press"]) == (logging.INFO, "3")


@pytest.mark.parametrize(
    ("kind", "data", "verb"),
    [
        (2, {"name": "play"}, "/play"),
        (2, {"name": "anna"}, UNKNOWN),
        (2, {"name": "table", "options": [{"type": 1, "name": "open", "options": []}]}, "/table open"),
        (2, {"name": "table", "options": [{"type": 1, "name": "anna"}]}, UNKNOWN),
        (2, {"name": "play", "options": [{"type": 3, "name": "game", "value": "anna"}]}, "/play"),
        (3, {"custom_id": "c:abcdefghij:1:0:join:"}, "join"),
        (3, {"custom_id": "c:abcdefghij:1:0:anna:"}, UNKNOWN),
        (3, {"custom_id": "anna"}, UNKNOWN),
        (3, None, UNKNOWN),
        (4, {"name": "anna"}, COMPLETION),
        (5, {"custom_id": "c:abcdefghij:1:0:join:"}, "join"),
        (99, {"name": "play"}, UNKNOWN),
    ],
)
def test_verbs_are_those_of_the_program(kind: int, data: Json | None, verb: str) -> None:
    """Unknown verbs are counted under one label, or users could create any number of labels."""
    hands = Hands()
    hands.meter.interaction_received({"id": ID, "type": kind, "data": data})
    hands.now += LOST
    hands.meter.give_up()
    assert hands.meter.lost == {verb: 1}


@pytest.mark.parametrize(
    ("method", "path", "route"),
    [
        ("POST", CALLBACK, "POST interactions/*/*/callback"),
        ("PATCH", f"/api/v10/channels/{ID}/messages/{ID}", "PATCH channels/*/messages/*"),
        (
            "PATCH",
            f"/api/v10/webhooks/{ID}/{TOKEN}/messages/@original",
            "PATCH webhooks/*/*/messages/@original",
        ),
        ("GET", "/api/v10/gateway/bot", "GET gateway/bot"),
        ("GET", "/", "GET *"),
        ("GET", "/cdn/anna/queen-of-spades.png", "GET */*/*"),
    ],
)
def test_a_route_is_told_without_what_it_is_about(method: str, path: str, route: str) -> None:
    assert route_of(method, path) == route


async def test_a_refusal_that_the_rate_limiter_makes_an_error_is_counted_before() -> None:
    hands = Hands(RateLimiter().trace())
    with pytest.raises(discord.HTTPException):
        await hands.ask("PATCH", f"/api/v10/channels/{ID}/messages/1", 429, told=f'{{"code": {OLD_MESSAGE}}}')
    assert hands.meter.requests == {("PATCH channels/*/messages/*", "429"): 1}


async def test_only_a_gateway_that_was_there_before_comes_back() -> None:
    meter = TrafficMetrics()
    for shard in (0, 1, 0):
        await meter.connected(shard)
    await meter.resumed(1)
    assert meter.reconnects == {"new": 1, "resumed": 1}
