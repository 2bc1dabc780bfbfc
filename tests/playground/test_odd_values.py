"""Values of any kind are taken or refused, and are never an error of the program."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from bot.playground import ManualClock, Playground, Refusal
from bot.playground.resources.guilds import APPLICATION, GUILD

Send = Callable[[str, str, object], Awaitable[tuple[int, Any]]]
SHAPES: tuple[Any, ...] = (
    *(None, True, -1, 5, 10**30, 1e400, "", "x", "\ud800", [], [None], [1], ["x"], [[1]], {}, {"x": 1}),
    *({"x": None}, {"x": ["x"]}, [{"x": 1}]),
)
FAILURES = (
    *({"route": 5, "status": 500}, {"route": "*", "status": "500"}),
    *({"route": "*", "status": 500, "retry_after": value} for value in (None, -1, 1e400, "x")),
)
COMPONENTS = [
    *([{"type": kind}] for kind in (1, 9, 10, 12, 17, "x")),
    *([{"type": kind, "components": 5}] for kind in (1, 9, 17)),
    *(
        [{"type": 17, "components": [5]}],
        [{"type": 10, "content": 5}],
        [{"type": 12, "items": [{"media": 5}]}],
    ),
    *([{"type": 1, "components": [part]}] for part in ({"type": 2}, {"type": 3, "options": 5})),
    [{"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": 5}],
]
MESSAGE = ("content", "components", "embeds", "allowed_mentions", "flags", "attachments", "message_reference")
COMMAND = ("name", "description", "options", "type", "contexts", "integration_types")
THREAD = ("name", "type", "auto_archive_duration", "archived", "locked")
EVENT = ("name", "description", "privacy_level", "entity_type", "scheduled_start_time", "entity_metadata")


ACTS = {
    "slash": ("channel", "command", "options"),
    "autocomplete": ("channel", "command", "options", "focused"),
    "click": ("message", "custom_id"),
    "select": ("message", "custom_id", "values"),
    "submit": ("interaction", "values"),
    "context": ("channel", "command", "target"),
    "launch": ("channel", "command"),
    "say": ("channel", "content"),
    "thread": ("channel", "name", "content"),
    "delete_channel": ("channel",),
    "dismiss": ("message",),
    "delete": ("message",),
    "member": ("name", "guild"),
    "guild": ("name",),
    "leave": ("guild",),
    "invite": ("guild",),
    "remove": ("guild",),
    "install": ("on",),
    "switches": ("switches",),
    "worker": ("number", "do"),
    "endpoint": ("urls", "chosen"),
}
"""What the page sends, with the fields of each."""


@pytest.mark.parametrize("name", [*Playground(ManualClock()).switches_state(), "gateway", "weather"])
async def test_a_switch_is_set_or_nothing_is(name: str) -> None:
    """Regression: values of another shape were errors of the program, and some stayed."""
    playground, refused = Playground(ManualClock()), 0
    values = SHAPES + FAILURES
    for value in values:
        before = playground.switches_state()
        try:
            playground.switch({"latency": 7, name: value})
        except Refusal:
            assert playground.switches_state() == before
            refused += 1
        playground.switch({"latency": 0})
    assert refused > len(values) / 2


@pytest.fixture
async def send(playground: Playground) -> AsyncIterator[Send]:
    """Send a request of the bot; return the status and the reply."""
    headers = {"Authorization": "Bot t", "Content-Type": "application/json"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def sent(method: str, path: str, body: object) -> tuple[int, Any]:
            url = f"{playground.url}/api/v10/{path}"
            async with session.request(method, url, data=json.dumps(body)) as reply:
                text = await reply.text()
                assert reply.status < 500, f"{method} {path}: {json.dumps(body)}"
                return reply.status, json.loads(text) if text else None

        yield sent


@pytest.mark.long
async def test_a_body_of_a_request_is_taken_or_refused(playground: Playground, send: Send) -> None:
    """Regression: replies, commands and answers of another shape were errors of the program."""
    channel = playground.world.channel("card-room").id
    messages, commands = f"channels/{channel}/messages", f"applications/{APPLICATION}/commands"
    _, first = await send("POST", messages, {"content": "x"})
    command = {"name": "abc", "description": "x", "type": 1}
    await send("PUT", commands, [command])
    event = {
        "name": "x",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "x"},
        "scheduled_start_time": "2030-01-01T00:00:00+00:00",
        "scheduled_end_time": "2030-01-01T01:00:00+00:00",
    }
    requests: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
        ("POST", messages, {"content": "x"}, MESSAGE),
        ("PATCH", f"{messages}/{first['id']}", {"content": "x"}, MESSAGE),
        ("POST", commands, command, COMMAND),
        ("POST", f"channels/{channel}/threads", {"name": "x", "type": 11}, THREAD),
        ("POST", f"guilds/{GUILD}/scheduled-events", event, EVENT),
    ]
    refused = 0
    for method, path, body, fields in requests:
        for value in SHAPES:
            refused += (await send(method, path, value))[0] == 400
            for field in fields:
                refused += (await send(method, path, {**body, field: value}))[0] == 400
        for parts in COMPONENTS:
            refused += (await send(method, path, {**body, "components": parts, "flags": 1 << 15}))[0] == 400
    for value in SHAPES:
        for field in ("options", "choices", "type", "name"):
            option = {"type": 3, "name": "x", "description": "x", field: value}
            refused += (await send("PUT", commands, [{**command, "options": [option]}]))[0] == 400
    assert refused > 400


@pytest.mark.parametrize("asked", ["limit=x", "limit=", "limit=-1", "limit=101", "before=x", "after=1.5"])
async def test_messages_are_asked_for_by_numbers(asked: str, playground: Playground, send: Send) -> None:
    """Regression: a text where a number was needed was an error of the program."""
    _, channel = await send(
        "POST", "users/@me/channels", {"recipient_id": playground.world.people()[0].user.id}
    )
    messages = f"channels/{channel['id']}/messages"
    _, sent = await send("POST", messages, {"content": "x"})
    assert (await send("GET", f"{messages}?{asked}", None))[0] == 400
    status, found = await send("GET", f"{messages}?limit=1&before={int(sent['id']) + 1}", None)
    assert (status, [message["id"] for message in found]) == (200, [sent["id"]])


async def test_an_answer_to_an_interaction_is_taken_or_refused(playground: Playground, send: Send) -> None:
    """Regression: data that were no object, or had odd flags, were errors of the program."""
    await send(
        "PUT", f"applications/{APPLICATION}/commands", [{"name": "abc", "description": "x", "type": 1}]
    )
    member = playground.world.people()[0].user.id
    channel = playground.world.channel("card-room")
    answers: list[object] = [
        *SHAPES,
        *({"type": kind, "data": value} for kind in (4, 5, 9) for value in SHAPES),
    ]
    for field in (*MESSAGE, "title", "custom_id"):
        for value in SHAPES:
            answers += [{"type": kind, "data": {"content": "x", field: value}} for kind in (4, 9)]
    refused = 0
    for answer in answers:
        interaction = playground.acts.slash(member, channel, "abc", {})
        playground.deliver(interaction)
        path = f"interactions/{interaction.id}/{interaction.token}/callback"
        refused += (await send("POST", path, answer))[0] == 400
    assert refused > 200


@pytest.mark.long
async def test_an_act_of_the_page_is_done_or_refused(playground: Playground) -> None:
    usual = {"as": playground.world.people()[0].user.id, "channel": "card-room", "command": "abc"}
    bodies: list[object] = [*SHAPES, *({"as": value, "op": "accept"} for value in SHAPES)]
    bodies += [{"op": value} for value in SHAPES]
    for act, fields in ACTS.items():
        bodies += [{**usual, "op": act, field: value} for field in fields for value in SHAPES]
    refused = 0
    async with aiohttp.ClientSession(headers={"Content-Type": "application/json"}) as session:
        for body in bodies:
            async with session.post(f"{playground.url}/sim/act", data=json.dumps(body)) as reply:
                assert reply.status in (200, 400), json.dumps(body)
                refused += reply.status == 400
    assert refused > len(bodies) / 2
