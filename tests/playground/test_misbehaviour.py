"""Rate limits and failures on demand."""

import asyncio
import base64
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import ManualClock, Playground, Refusal
from bot.playground.resources.guilds import APPLICATION, GUILD
from tests.playground.conftest import Room
from tests.playground.small_bot import PIXEL
from tests.playground.test_refusals import command, post


async def test_a_429_is_waited_out_because_it_has_a_via_header(room: Room) -> None:
    room.playground.switches.fail("channels/{channel}/messages", 429, 2, retry_after=0.01)
    room.playground.calls.reset()
    await room.channel.send("at last")
    assert [call.status for call in room.playground.calls.bot] == [429, 429, 200]
    assert [message["content"] for message in room.bob.messages()] == ["at last"]


async def test_a_failing_server_is_told(room: Room) -> None:
    room.playground.switch({"fail": {"route": "POST channels", "status": 503, "times": 1}})
    with pytest.raises(discord.DiscordServerError):
        await room.channel.send("lost")
    await room.channel.send("found")
    assert room.playground.switches.failures == []


async def test_too_many_edits_of_an_old_message(room: Room) -> None:
    message = await room.channel.send("old")
    room.playground.switches.fail("PATCH channels", 429, 5, code=30046, retry_after=0.0)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="new")
    assert (refused.value.status, refused.value.code) == (429, 30046)


async def test_old_messages_are_edited_three_times_in_six_seconds() -> None:
    clock = ManualClock()
    playground = Playground(clock)
    await playground.start()
    here, there = (playground.world.channel(name).id for name in ("card-room", "second-table"))
    sent = [
        (f"channels/{where}/messages/{reply['id']}", "PATCH")
        for where in (here, here, there)
        for _, reply in [await post(playground, f"channels/{where}/messages", {"content": "x"})]
    ]

    async def edits(times: int, number: int = 0) -> list[tuple[int, int]]:
        path, method = sent[number]
        found = [await post(playground, path, {"content": "y"}, method) for _ in range(times)]
        return [(status, reply.get("code", 0)) for status, reply in found]

    clock.advance(3600)
    assert await edits(5) == [(200, 0)] * 5
    clock.advance(5)
    assert await edits(2) + await edits(1, 1) == [(200, 0)] * 3
    assert await edits(1, 1) == [(429, 30046)]
    assert await edits(1, 2) == [(200, 0)]
    clock.advance(4)
    status, reply = await post(playground, sent[0][0], {"content": "y"}, "PATCH")
    assert (status, reply["code"], reply["retry_after"], reply["global"]) == (429, 30046, 2.0, False)
    clock.advance(2)
    assert await edits(1) == [(200, 0)]
    playground.switch({"rate_limits": "off"})
    assert await edits(6) == [(200, 0)] * 6
    await playground.stop()


@pytest.mark.long
async def test_channels_for_direct_messages_opened_in_a_crowd(playground: Playground) -> None:
    clock = playground.clock
    assert isinstance(clock, ManualClock)
    guests = [playground.world.add_member(f"Guest {number}").user.id for number in range(30)]

    async def opened(who: str) -> tuple[int, int]:
        status, reply = await post(playground, "users/@me/channels", {"recipient_id": who})
        return status, reply.get("code", 0)

    playground.switch({"direct": "paced"})
    assert [await opened(who) for who in guests[:12]] == [(200, 0)] * 10 + [(403, 40003)] * 2
    assert await opened(guests[0]) == (200, 0)  # it is open
    clock.advance(10)
    assert await opened(guests[10]) == (200, 0)
    playground.switch({"direct": "quarantined"})
    assert [await opened(who) for who in (guests[11], guests[10])] == [(403, 20026), (200, 0)]
    dm = playground.world.dm(guests[0])
    assert (await post(playground, f"channels/{dm.id}/messages", {"content": "x"}))[0] == 200
    playground.switch({"direct": "free"})
    assert {await opened(who) for who in guests} == {(200, 0)}


@pytest.mark.parametrize("place", ["", f"/guilds/{GUILD}"])
@pytest.mark.parametrize(("mode", "status", "code"), [("busy", 429, 0), ("spent", 400, 30034)])
async def test_commands_that_cannot_be_registered_now(
    playground: Playground, mode: str, status: int, code: int, place: str
) -> None:
    path = f"applications/{APPLICATION}{place}/commands"
    _, made = await post(playground, path, command())
    playground.switch({"commands": mode})
    for method, where, body in (
        ("PUT", path, [command("other")]),
        ("POST", path, command("other")),
        ("PATCH", f"{path}/{made['id']}", {"description": "other"}),
    ):
        found, reply = await post(playground, where, body, method)
        assert (found, reply["code"]) == (status, code)
        assert reply.get("retry_after", 3600) >= 3600
    assert (await post(playground, path, None, "GET"))[1] == [made]
    playground.switch({"commands": "play"})
    assert (await post(playground, path, [command("other")], "PUT"))[0] == 200


@pytest.mark.long
async def test_fifty_emoji_an_hour_and_two_thousand_in_all() -> None:
    clock = ManualClock()
    playground = Playground(clock)
    await playground.start()
    path = f"applications/{APPLICATION}/emojis"
    image = f"data:image/png;base64,{base64.b64encode(PIXEL).decode()}"

    async def made(times: int) -> list[int]:
        found = []
        for _ in range(times):
            clock.advance(1)
            name = f"emoji_{len(playground.world.emojis)}"
            found.append((await post(playground, path, {"name": name, "image": image}))[0])
        return found

    assert await made(51) == [201] * 50 + [429]
    _, reply = await post(playground, path, {"name": "another", "image": image})
    assert (reply["retry_after"], reply["global"]) == (3550.0, False)
    clock.advance(3550)
    assert await made(1) == [201]
    playground.switch({"rate_limits": "off"})
    assert await made(60) == [201] * 60
    playground.world.emojis |= {str(number): {"name": f"old_{number}"} for number in range(1889)}
    assert await made(1) == [400]
    assert (await post(playground, path, {"name": "another", "image": image}))[1]["code"] == 30008
    await playground.stop()


async def test_latency_beyond_three_seconds_makes_the_answer_late(room: Room) -> None:
    arrived = asyncio.Event()
    room.playground.switches.latency = 20
    press = room.alice.prepare_slash("hello")
    room.playground.deliver(press)
    room.playground.observers.append(lambda _: arrived.set())
    room.clock.advance(4)
    await asyncio.wait_for(arrived.wait(), 10)
    assert [call.status for call in room.playground.calls.interaction] == [404]


async def test_five_messages_in_five_seconds_and_then_no_more() -> None:
    clock = ManualClock()
    playground = Playground(clock)
    await playground.start()
    here, there = (playground.world.channel(name).id for name in ("card-room", "second-table"))
    statuses = [(await post(playground, f"channels/{here}/messages", {"content": "x"}))[0] for _ in range(6)]
    assert statuses == [200] * 5 + [429]
    assert (await post(playground, f"channels/{there}/messages", {"content": "x"}))[0] == 200
    clock.advance(4)
    status, reply = await post(playground, f"channels/{here}/messages", {"content": "x"})
    assert (status, reply["retry_after"], reply["global"]) == (429, 1.0, False)
    clock.advance(1)
    assert (await post(playground, f"channels/{here}/messages", {"content": "x"}))[0] == 200
    await playground.stop()


async def headers_of(playground: Playground, path: str) -> dict[str, str]:
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session,
        session.get(f"{playground.url}/api/v10/{path}") as reply,
    ):
        return {name: value for name, value in reply.headers.items() if name.startswith(("X-Rate", "Retry"))}


async def test_what_the_headers_say_of_limits() -> None:
    playground = Playground(ManualClock())
    await playground.start()
    here, there = (playground.world.channel(name).id for name in ("card-room", "second-table"))
    first = await headers_of(playground, f"channels/{here}")
    assert (first["X-RateLimit-Limit"], first["X-RateLimit-Remaining"]) == ("50", "49")
    assert "X-RateLimit-Scope" not in first
    for _ in range(4):
        await post(playground, f"channels/{here}/messages", {"content": "x"})
    for _ in range(45):
        await headers_of(playground, f"channels/{here}")
    told = await headers_of(playground, f"channels/{there}")
    assert told == {"Retry-After": "1.000", "X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"}
    await playground.stop()


async def test_a_limit_of_one_route_is_not_everywhere() -> None:
    playground = Playground(ManualClock())
    await playground.start()
    here = playground.world.channel("card-room").id
    for _ in range(6):
        last = await headers_of(playground, f"channels/{here}/messages")
        await post(playground, f"channels/{here}/messages", {"content": "x"})
    assert last["X-RateLimit-Remaining"] == "44"
    playground.switches.fail("GET channels", 429, retry_after=3.0)
    last = await headers_of(playground, f"channels/{here}/messages")
    assert last == {"Retry-After": "3.000", "X-RateLimit-Scope": "user"}
    await playground.stop()


async def test_refusals_are_counted(playground: Playground) -> None:
    clock = playground.clock
    assert isinstance(clock, ManualClock)
    path = f"channels/{playground.world.channel('card-room').id}"
    playground.switches.fail(path.split("/")[0], 429, 3)
    for _ in range(5):
        await post(playground, path, None, "GET")
    await post(playground, "users/@me", None, "GET", token="wrong")
    assert playground.calls.refused == {"401": 1, "403": 0, "429": 3, "most": 4}
    clock.advance(599)
    playground.deny("card-room", 1 << 10)
    await post(playground, path, None, "GET")
    clock.advance(1)
    for _ in range(3):
        await post(playground, path, None, "GET")
    assert playground.calls.refused == {"401": 1, "403": 4, "429": 3, "most": 5}
    assert playground.calls.answers[200] == 2
    playground.calls.reset()
    assert playground.calls.refused == {"401": 0, "403": 0, "429": 0, "most": 0}


async def test_fifty_requests_a_second_in_all() -> None:
    playground = Playground(ManualClock())
    await playground.start()
    channel = playground.world.channel("card-room").id
    found = [await post(playground, f"channels/{channel}", None, "GET") for _ in range(51)]
    assert [status for status, _ in found] == [200] * 50 + [429]
    assert found[-1][1]["global"] is True
    await playground.stop()


async def test_the_log_tells_interaction_calls_from_others(room: Room) -> None:
    room.playground.calls.reset()
    await (await room.alice.slash("slow", secret=False)).settled()
    await room.alice.wait_message("first, edited")
    await room.channel.send("x")
    calls = room.playground.calls
    assert [call.route for call in calls.bot] == ["POST channels/{channel}/messages"]
    assert [call.route.split("/", 1)[1] for call in calls.interaction] == [
        "{interaction}/{token}/callback",
        "{application}/{token}",
        "{application}/{token}",
        "{application}/{token}/messages/{message}",
    ]
    assert len(calls.costly) == 4
    assert [call.number for call in calls] == sorted(call.number for call in calls)
    assert all(call.body is None for call in calls)


@pytest.mark.parametrize(
    "change",
    [
        {"latency": -1},
        {"latency": "much"},
        {"rate_limits": "some"},
        {"emoji": "some"},
        {"attachments": "lost"},
        {"direct": "fast"},
        {"commands": "none"},
        {"installed": "nobody"},
        {"role_denied": ["fly"]},
        {"kicked": "far"},
        {"fail": {"route": "*"}},
        {"fail": {"route": "*", "status": 200}},
        {"gateway": "explode"},
        {"bot_denied": {"card-room": ["fly"]}},
        {"bot_denied": {"nowhere": []}},
        {"dms_closed": ["Nobody"]},
        {"dm_requests": ["Nobody"]},
        {"locales": {"Nobody": "pl"}},
        {"locales": {"Alice": "klingon"}},
        {"guild_locale": "xx"},
        {"dm_access": "no"},
        {"activities": "yes"},
        {"threads": {"card-room": "locked"}},
        {"threads": {"nowhere": "locked"}},
        {"weather": "bad"},
        {"latency": 5, "weather": "bad"},
    ],
)
async def test_switches_say_what_they_cannot_be_and_then_none_is_set(change: dict[str, Any]) -> None:
    playground = Playground(ManualClock())
    before = playground.switches_state()
    with pytest.raises(Refusal):
        playground.switch(change)
    assert playground.switches_state() == before
