"""The HTTP API of the page, with a real bot behind it."""

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import ManualClock, Playground
from bot.playground.__main__ import main
from bot.playground.resources.guilds import GUILD
from tests.playground.conftest import Room


class Page:
    """A page of one member."""

    def __init__(self, session: aiohttp.ClientSession, room: Room, user: str) -> None:
        self.session = session
        self.url = room.playground.url
        self.user = user

    async def act(self, op: str, **more: Any) -> tuple[int, Any]:
        body = {"as": self.user, "op": op, **more}
        async with self.session.post(f"{self.url}/sim/act", json=body) as reply:
            return reply.status, await reply.json()

    async def state(self) -> Any:
        async with self.session.get(f"{self.url}/sim/state", params={"as": self.user}) as reply:
            assert reply.status == 200
            return await reply.json()

    async def events(self) -> AsyncGenerator[Any]:
        async with self.session.get(f"{self.url}/sim/events", params={"as": self.user}) as reply:
            async for line in reply.content:
                if line.startswith(b": hello"):
                    yield "open"
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


@pytest.fixture
async def page(room: Room) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(session, room, room.alice.id)


async def next_of(events: Any, kind: str) -> Any:
    async with asyncio.timeout(10):
        async for event in events:
            if event != "open" and event["t"] == kind:
                return event["d"]
    raise AssertionError(kind)


async def test_the_state_of_a_fresh_guild(room: Room, page: Page) -> None:
    state = await page.state()
    assert state["me"]["username"] == "alice"
    assert [channel["name"] for channel in state["channels"]] == ["card-room", "second-table", "rules"]
    members = {member["user"]["global_name"]: member for member in state["guilds"][0]["members"]}
    assert list(members) == ["Alice", "Bob", "Carol", "Dave", "Erin", "Frank"]
    assert [name for name, member in members.items() if member["moderator"]] == ["Alice"]
    assert {command["name"] for command in state["commands"]} >= {"hello", "table", "Challenge"}
    assert (state["bot"]["online"], state["dms"], state["unknown_routes"]) == (True, [], [])
    assert state["switches"] == {
        "latency": 0.0, "rate_limits": "off", "attachments": "strict", "direct": "free",
        "commands": "play", "activities": "off", "installed": [], "external_apps": True, "emoji": True,
        "fail": [], "dms_closed": [], "dm_access": True, "dm_requests": [], "threads": {},
        "locales": {}, "guild_locale": "en-US",
        "bot_denied": {}, "role_denied": [], "role_granted": [], "kicked": False, "shards": 2,
    }  # fmt: skip


async def test_a_command_its_events_and_what_remains(room: Room, page: Page) -> None:
    events = page.events()
    assert await anext(events) == "open"
    status, sent = await page.act("slash", channel=room.alice.channel.id, command="picture", options={})
    assert status == 200
    shown = await next_of(events, "MESSAGE_CREATE")
    assert shown["embeds"][0]["image"]["url"].startswith("/cdn/attachments/")
    done = await next_of(events, "INTERACTION_DONE")
    assert done == {"interaction_id": sent["interaction_id"], "type": 4}
    state = await page.state()
    assert state["messages"][room.alice.channel.id] == [shown]
    async with page.session.get(page.url + shown["attachments"][0]["url"]) as reply:
        assert (reply.status, reply.content_type) == (200, "image/png")
    await events.aclose()


async def test_a_form_and_suggestions(room: Room, page: Page) -> None:
    events = page.events()
    assert await anext(events) == "open"
    channel = room.alice.channel.id
    found = await page.act(
        "autocomplete", channel=channel, command="table open", options={"game": "h"}, focused="game"
    )
    assert found == (200, {"choices": [{"name": "Hand", "value": "hand"}]})
    await page.act("slash", channel=channel, command="form", options={})
    opened = await next_of(events, "MODAL")
    fields = {part["label"]: part["component"]["custom_id"] for part in opened["components"]}
    assert opened["title"] == "About you"
    values = {fields["Word"]: "rummy", fields["Suit"]: ["h"]}
    assert (await page.act("submit", interaction=opened["interaction_id"], values=values))[0] == 200
    assert (await next_of(events, "MESSAGE_CREATE"))["content"] == "rummy/h"
    await events.aclose()


async def test_buttons_menus_deleting_and_dismissing(room: Room, page: Page) -> None:
    panel = (await room.bob.slash("panel")).message
    assert panel is not None
    buttons = {part.get("label"): part for part in panel["components"][0]["components"]}
    suits = panel["components"][1]["components"][0]["custom_id"]
    assert (await page.act("click", message=panel["id"], custom_id=buttons["Whisper"]["custom_id"]))[0] == 200
    whisper = await room.alice.wait_message("psst")
    assert (await page.act("select", message=panel["id"], custom_id=suits, values=["hearts"]))[0] == 200
    await room.alice.wait_message("hearts")
    status, refused = await page.act("click", message=panel["id"], custom_id=buttons["Off"]["custom_id"])
    assert (status, refused["error"]) == (400, "That is disabled.")
    assert (await page.act("dismiss", message=whisper["id"])) == (200, {})
    assert (await page.act("delete", message=panel["id"])) == (200, {})
    assert room.bob.messages() == []
    assert ("MESSAGE_DELETE", {"id": panel["id"], "channel_id": panel["channel_id"]}) in room.bob.seen
    refused = (await page.act("click", message=panel["id"], custom_id="x"))[1]
    assert refused["error"] == "That message is gone."


async def test_people_say_things_join_and_leave(room: Room, page: Page) -> None:
    channel = room.alice.channel.id
    status, said = await page.act("say", channel=channel, content="<@1> evening")
    assert (status, said["message"]["content"]) == (200, "<@1> evening")
    status, joined = await page.act("member", name="Grace")
    assert (status, joined["member"]["moderator"]) == (200, False)
    assert ("MEMBER", joined) in room.bob.seen
    for name, sentence in (("", "Say which name"), ("x" * 33, "1 to 32")):
        status, refused = await page.act("member", name=name)
        assert status == 400
        assert sentence in refused["error"]
    grace = Page(page.session, room, joined["member"]["user"]["id"])
    refused = (await grace.act("delete", message=said["message"]["id"]))[1]
    assert refused["error"] == "You may delete only your own messages."
    assert (await grace.act("leave")) == (200, {})
    assert (await grace.act("say", channel=channel, content="x"))[0] == 400
    rules = room.playground.world.channel("rules").id
    bob = Page(page.session, room, room.bob.id)
    assert (await bob.act("say", channel=rules, content="x"))[1]["error"] == "You may not write here."
    assert (await bob.act("context", channel=channel, command="Challenge", target=room.alice.id))[0] == 200


async def test_a_command_in_a_thread(room: Room, page: Page) -> None:
    _, made = await page.act("thread", channel=room.alice.channel.id, name="evening")
    answer = await room.bob.slash("echo", channel=made["channel"]["id"], text="x")
    assert answer.message is not None
    assert answer.message["channel_id"] == made["channel"]["id"]
    thread = room.bot.get_channel(int(made["channel"]["id"])) or await room.bot.fetch_channel(
        int(made["channel"]["id"])
    )
    assert isinstance(thread, discord.Thread)
    await thread.send("in the thread")
    assert [message["content"] for message in room.bob.messages(made["channel"]["id"])] == [
        "x -",
        "in the thread",
    ]


async def test_switches_by_the_page(room: Room, page: Page) -> None:
    status, reply = await page.act(
        "switches", switches={"latency": 5, "dms_closed": [room.bob.id], "rate_limits": "play"}
    )
    assert status == 200
    assert reply["switches"]["dms_closed"] == [room.bob.id]
    assert ("SWITCHES", reply) in room.bob.seen
    assert (await page.act("switches", switches={"gateway": "x"}))[0] == 400
    await page.act("switches", switches={"gateway": "restart", "latency": 0})
    await room.alice.wait_for(room.playground.gateway.complete)


@pytest.mark.parametrize(
    "body",
    [
        [],
        {"op": "slash"},
        {"as": "5", "op": "say"},
        {"as": "ALICE", "op": "dance"},
        {"as": "ALICE", "op": "slash", "channel": "x", "command": "hello"},
        {"as": "ALICE", "op": "slash", "channel": "card-room", "command": "hello", "options": []},
        {"as": "ALICE", "op": "select", "message": "5", "custom_id": "x"},
        {"as": "ALICE", "op": "submit", "interaction": "5"},
    ],
)
async def test_nonsense_gets_a_sentence(playground: Playground, body: dict[str, Any] | list[Any]) -> None:
    if isinstance(body, dict) and body.get("as") == "ALICE":
        body["as"] = playground.world.member("Alice").user.id
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{playground.url}/sim/act", json=body) as reply,
    ):
        assert reply.status == 400
        assert list(await reply.json()) == ["error", "words", "values"]


async def test_a_member_installs_the_bot_and_acts_in_other_places(room: Room, page: Page) -> None:
    direct = room.playground.add_private("Alice", "Bob")
    room.playground.add_private("Bob", "Carol")
    state = await page.state()
    assert [(dm["id"], dm["context"]) for dm in state["dms"]] == [(direct.id, 2)]
    assert {user["global_name"] for user in state["dms"][0]["recipients"]} == {"Alice", "Bob"}
    assert not state["switches"]["installed"]
    command = {"channel": direct.id, "command": "anywhere", "options": {}}
    status, told = await page.act("slash", **command)
    assert (status, told["values"]) == (400, {"name": "anywhere"})
    assert (await page.act("install"))[0] == 200
    assert (await page.state())["switches"]["installed"] == [room.alice.id]
    assert (await page.act("slash", **command))[0] == 200
    room.playground.world.dm(room.alice.id)
    assert [dm["context"] for dm in (await page.state())["dms"]] == [1, 2]
    assert (await page.act("install", on=False))[0] == 200
    assert (await page.act("slash", **command))[0] == 400


async def test_a_member_makes_a_server_and_the_bot_comes_and_goes(room: Room, page: Page) -> None:
    assert (await page.act("guild", name="x"))[0] == 400
    _, made = await page.act("guild", name="Fresh felt")
    number = made["guild"]["id"]
    assert made["guild"]["owner_id"] == room.alice.id
    for change, here in (("remove", False), ("invite", True)):
        assert (await page.act(change, guild=number))[0] == 200
        guilds = {guild["id"]: guild["bot_here"] for guild in (await page.state())["guilds"]}
        assert guilds == {GUILD: True, number: here}
    assert (await page.act("invite", guild="nowhere"))[0] == 400


# --- access


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost"}, 200),
        ({"Host": "[::1]:80"}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
async def test_only_this_machine_and_this_page_come_in(
    playground: Playground, headers: dict[str, Any], status: int
) -> None:
    alice = playground.world.member("Alice").user.id
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}/sim/state?as={alice}", headers=headers) as reply,
    ):
        assert reply.status == status
        if status == 200:
            assert "frame-ancestors 'none'" in reply.headers["Content-Security-Policy"]


async def test_the_page_that_checks_deals_runs_its_own_script_and_asks_nobody(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{playground.url}/verify") as reply:
        text, headers = await reply.text(), reply.headers
    script = text.partition("<script>")[2].partition("</script>")[0]
    hashed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert headers["Content-Security-Policy"] == (
        f"default-src 'none'; script-src 'sha256-{hashed}'; style-src 'unsafe-inline'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )
    assert (headers["X-Frame-Options"], headers["X-Content-Type-Options"]) == ("DENY", "nosniff")
    assert text.count("<script") == 1
    assert "://" not in text


async def test_a_form_of_another_page_is_no_deed(playground: Playground) -> None:
    text = json.dumps({"as": playground.world.member("Alice").user.id, "op": "member", "name": "Eve"})
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{playground.url}/sim/act", data=text) as reply:
            assert reply.status == 415
        async with session.post(
            f"{playground.url}/sim/act", data="{", headers={"Content-Type": "application/json"}
        ) as reply:
            assert (reply.status, await reply.json()) == (400, {"error": "That is not JSON."})
    assert len(playground.world.people()) == 6


async def test_it_listens_beyond_this_machine_only_when_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    playground = Playground(ManualClock())
    with pytest.raises(ValueError, match="other machines"):
        await playground.start("0.0.0.0")
    assert await asyncio.to_thread(main, ["--host", "0.0.0.0"]) == 2
    assert "--expose" in capsys.readouterr().err


async def test_the_world_outlives_a_stop(playground: Playground) -> None:
    alice = playground.world.member("Alice").user.id
    playground.acts.say(alice, playground.world.channel("card-room"), "still here")
    port = int(playground.url.rpartition(":")[2])
    await playground.stop()
    await playground.start(port=port)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.url}/sim/state", params={"as": alice}) as reply,
    ):
        messages = (await reply.json())["messages"]
    assert [m["content"] for shown in messages.values() for m in shown] == ["still here"]


async def test_every_playground_has_the_same_people_and_places() -> None:
    later = ManualClock()
    later.advance(3_600)
    one, other = Playground(ManualClock()).world, Playground(later).world
    assert [*one.members] == [*other.members]
    assert [*one.channels] == [*other.channels]
    ids = [*one.members, *one.channels, *one.roles]
    assert len({*ids}) == len(ids)
    assert one.add_member("Gail").user.id != other.add_member("Gail").user.id
