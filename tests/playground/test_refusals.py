"""Discord's refusals beyond the specification, which the playground imitates."""

import base64
import io
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground, Refusal
from bot.playground.resources.commands import DISCORD_HANDLER, ENTRY_POINT
from bot.playground.resources.guilds import APPLICATION, GUILD
from tests.playground.answers import message_of
from tests.playground.conftest import Room
from tests.playground.small_bot import PIXEL

pytestmark = pytest.mark.long

TEXT = {"type": 10, "content": "x"}
V2 = 1 << 15


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}", **more}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}], **more}


async def post(
    playground: Playground, path: str, body: Any, method: str = "POST", token: str = "x"
) -> tuple[int, Any]:
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}) as session,
        session.request(method, f"{playground.url}/api/v10/{path}", json=body) as reply,
    ):
        return reply.status, await reply.json(
            content_type="application/json"
        ) if reply.status != 204 else None


def leaves(errors: Any, path: str = "") -> dict[str, str]:
    """Return the path and code of each error."""
    found = {}
    for key, value in errors.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= leaves(value, f"{path}.{key}".lstrip("."))
    return found


REFUSED = {
    "content of 2001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "six rows": (
        {"components": [row(button(n)) for n in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH",
    ),
    "six buttons in a row": (
        {"components": [row(*map(button, range(6)))]}, "components.0.components", "BASE_TYPE_BAD_LENGTH",
    ),
    "a select beside a button": (
        {"components": [row(button(), select())]},
        "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "the same custom_id twice": (
        {"components": [row(button(), button())]},
        "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a custom_id of 101": (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id", "BASE_TYPE_MAX_LENGTH",
    ),
    "the same value twice": (
        {"components": [row(select(options=[{"label": "a", "value": "a"}] * 2))]},
        "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more values than options": (
        {"components": [row(select(max_values=2))]},
        "components.0.components.0.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID",
    ),
    "26 options": (
        {"components": [row(select(options=[{"label": "a", "value": str(n)} for n in range(26)]))]},
        "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH",
    ),
    "a link without an address": (
        {"components": [row({"type": 2, "style": 5, "label": "x"})]},
        "components.0.components.0.url", "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "a button that shows nothing": (
        {"components": [row(button(label=None))]},
        "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "an emoji that is none": (
        {"components": [row(button(emoji={"name": "heart"}))]},
        "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "an emoji nobody has": (
        {"components": [row(button(emoji={"id": "5", "name": "heart"}))]},
        "components.0.components.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "41 nested components": (
        {"flags": V2, "components": [{"type": 17, "components": [TEXT] * 40}]},
        "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "1001 characters that count twice": ({"content": "🂡" * 1001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "4001 characters in all, some of which count twice": (
        {"flags": V2, "components": [{"type": 10, "content": text} for text in ("x" * 2000, "🂡" * 1001)]},
        "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "a label of 41 characters that count twice": (
        {"components": [row(button(label="🂡" * 41))]},
        "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH",
    ),
    "embeds of 3001 characters that count twice": (
        {"embeds": [{"description": "🂡" * 2000}, {"description": "🂡" * 1001}]},
        "embeds", "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "4001 characters in all": (
        {"flags": V2, "components": [{"type": 10, "content": "x" * size} for size in (2000, 2001)]},
        "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "V2 with content": (
        {"flags": V2, "content": "x", "components": [TEXT]},
        "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a V2 component without the flag": ({"components": [TEXT]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "a container in a container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}]},
        "components.0.components.0.type", "UNION_TYPE_CHOICES",
    ),
    "a section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [TEXT]}]},
        "components.0.accessory", "BASE_TYPE_REQUIRED",
    ),
    "a file that was not sent": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]},
        "components.0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "embeds of more than 6000": (
        {"embeds": [{"description": "x" * 3001}] * 2}, "embeds", "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed title of 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "a field without a value": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
        "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED",
    ),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "an unknown key": ({"content": "x", "colour": 1}, "colour", "UNKNOWN_KEY"),
    "mentions both ways": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.users", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("body", "field", "code"), REFUSED.values(), ids=REFUSED.keys())
async def test_messages(playground: Playground, body: dict[str, Any], field: str, code: str) -> None:
    channel = playground.world.channel("card-room")
    status, reply = await post(playground, f"channels/{channel.id}/messages", body)
    assert (status, reply["code"]) == (400, 50035)
    assert leaves(reply["errors"])[field] == code
    assert channel.messages == {}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "🂡" * 1000},
        {"content": "♠" * 2000},
        {"flags": V2, "components": [{"type": 10, "content": "🂡" * 1000}] * 2},
        {"components": [row(button(label="🂡" * 40))]},
    ],
)
async def test_as_many_characters_as_there_may_be(playground: Playground, body: dict[str, Any]) -> None:
    channel = playground.world.channel("card-room")
    assert (await post(playground, f"channels/{channel.id}/messages", body))[0] == 200


@pytest.mark.parametrize("body", [{}, {"content": " "}, {"content": None}, {"flags": V2}, {"components": []}])
async def test_an_empty_message(playground: Playground, body: dict[str, Any]) -> None:
    channel = playground.world.channel("card-room")
    status, reply = await post(playground, f"channels/{channel.id}/messages", body)
    assert (status, reply["code"]) == (400, 50006)


async def test_an_edit_that_is_refused_changes_nothing(playground: Playground) -> None:
    path = f"channels/{playground.world.channel('card-room').id}/messages"
    _, message = await post(playground, path, {"content": "x", "components": [row(button())]})
    for body in ({"content": "", "components": []}, {"content": "y", "components": [row()]}, {"flags": V2}):
        status, _ = await post(playground, f"{path}/{message['id']}", body, "PATCH")
        assert status == 400
        assert playground.world.messages[message["id"]].json() == message


async def test_v2_stays_v2(playground: Playground) -> None:
    path = f"channels/{playground.world.channel('card-room').id}/messages"
    _, message = await post(playground, path, {"flags": V2, "components": [TEXT]})
    status, reply = await post(playground, f"{path}/{message['id']}", {"flags": 0, "content": "x"}, "PATCH")
    assert (status, list(leaves(reply["errors"]))) == (400, ["content"])
    status, reply = await post(
        playground, f"{path}/{message['id']}", {"flags": 0, "components": [TEXT]}, "PATCH"
    )
    assert (status, reply["flags"]) == (200, V2)


def command(name: str = "go", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", **more}


def option(name: str = "o", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d", "type": kind, **more}


COMMANDS = {
    "upper case": (command("Go"), "0.name"),
    "no description": (command(description=""), "0.description"),
    "required after optional": (
        command(options=[option("a"), option("b", required=True)]), "0.options.1.required",
    ),
    "26 options": (command(options=[option(f"o{n}") for n in range(26)]), "0.options"),
    "the same option twice": (command(options=[option(), option()]), "0.options.1.name"),
    "26 choices": (
        command(options=[option(choices=[{"name": "c", "value": str(n)} for n in range(26)])]),
        "0.options.0.choices",
    ),
    "choices and suggestions": (
        command(options=[option(autocomplete=True, choices=[{"name": "c", "value": "c"}])]),
        "0.options.0.autocomplete",
    ),
    "more than 8000 characters": (
        command(options=[
            option(f"o{n}", choices=[{"name": "c" * 100, "value": f"{m:0100}"} for m in range(25)])
            for n in range(2)
        ]), "0.name",
    ),
    "unknown key": (command(optoins=[]), "0.optoins"),
}  # fmt: skip


@pytest.mark.parametrize(("body", "field"), COMMANDS.values(), ids=COMMANDS.keys())
async def test_commands(playground: Playground, body: dict[str, Any], field: str) -> None:
    status, reply = await post(playground, f"applications/{APPLICATION}/commands", [body], "PUT")
    assert (status, reply["code"]) == (400, 50035)
    assert field in leaves(reply["errors"])


async def test_the_hundred_and_first_command(playground: Playground) -> None:
    path = f"applications/{APPLICATION}/commands"
    status, _ = await post(playground, path, [command(f"c{n}") for n in range(100)], "PUT")
    assert status == 200
    for method, body in (("PUT", [command(f"c{n}") for n in range(101)]), ("POST", command("one-more"))):
        status, reply = await post(playground, path, body, method)
        assert (status, reply["code"]) == (400, 30032)


async def test_commands_of_the_guild_and_one_by_one(playground: Playground) -> None:
    path = f"applications/{APPLICATION}/guilds/{GUILD}/commands"
    status, made = await post(playground, path, command(default_member_permissions=16))
    assert (status, made["default_member_permissions"]) == (201, "16")
    assert (await post(playground, path, command()))[1]["id"] == made["id"]
    status, changed = await post(playground, f"{path}/{made['id']}", {"description": "new"}, "PATCH")
    assert (status, changed["description"], changed["id"]) == (200, "new", made["id"])
    assert (await post(playground, f"{path}/{made['id']}", None, "DELETE"))[0] == 204
    assert (await post(playground, f"{path}/{made['id']}", None, "GET"))[1]["code"] == 10063


LAUNCH = {"name": "launch", "type": ENTRY_POINT, "handler": DISCORD_HANDLER}


async def test_an_entry_point_command_is_neither_forgotten_nor_made_without_activities(
    playground: Playground,
) -> None:
    path = f"applications/{APPLICATION}/commands"
    status, reply = await post(playground, path, LAUNCH)
    assert (status, reply["code"], list(leaves(reply["errors"]))) == (400, 50035, ["type"])

    playground.switch({"activities": "discord"})
    [made] = (await post(playground, path, None, "GET"))[1]
    assert (made["type"], made["name"], made["handler"]) == (ENTRY_POINT, "launch", DISCORD_HANDLER)
    status, reply = await post(playground, path, [command()], "PUT")
    assert (status, reply["code"]) == (400, 50240)
    assert (await post(playground, path, None, "GET"))[1] == [made]
    status, reply = await post(playground, path, [command(), LAUNCH, {**LAUNCH, "name": "other"}], "PUT")
    assert (status, reply["code"]) == (400, 30032)
    status, reply = await post(playground, path, [command(), LAUNCH], "PUT")
    assert (status, reply[1]["id"]) == (200, made["id"])
    assert (await post(playground, f"applications/{APPLICATION}/guilds/{GUILD}/commands", [], "PUT"))[
        0
    ] == 200

    assert (await post(playground, f"{path}/{made['id']}", None, "DELETE"))[0] == 204
    assert (await post(playground, path, [command()], "PUT"))[0] == 200
    playground.switch({"activities": "app"})
    playground.switch({"activities": "off"})
    assert [each["name"] for each in playground.commands.all()] == ["go"]


async def test_translations_are_listed_where_they_are_asked_for(playground: Playground) -> None:
    path = f"applications/{APPLICATION}/commands"
    await post(playground, path, command(name_localizations={"de": "los"}))
    assert [each["name_localizations"] for each in (await post(playground, path, None, "GET"))[1]] == [None]
    whole = await post(playground, f"{path}?with_localizations=true", None, "GET")
    assert whole[1][0]["name_localizations"] == {"de": "los"}


async def test_the_entry_point_command_asks_the_bot_only_if_it_is_to_answer(room: Room) -> None:
    with pytest.raises(Refusal, match="no command launch"):
        await room.alice.launch()
    room.playground.switch({"activities": "discord"})
    with pytest.raises(Refusal, match="Discord opens the Activity"):
        await room.alice.launch()
    room.playground.switch({"activities": "app"})
    sent = room.playground.acts.launch(room.alice.id, room.alice.channel, "launch")
    assert room.playground.interactions.payload(sent)["data"]["type"] == ENTRY_POINT


async def test_a_wrong_token_and_an_unknown_route(playground: Playground) -> None:
    status, reply = await post(playground, "users/@me", None, "GET", token="wrong")
    assert (status, reply) == (401, {"message": "401: Unauthorized", "code": 0})
    status, reply = await post(playground, f"guilds/{GUILD}/bans", None, "GET")
    assert status == 501
    assert f"GET guilds/{GUILD}/bans" in reply["message"]
    assert playground.unknown_routes == [f"GET guilds/{GUILD}/bans"]


# --- with real discord.py


async def test_closed_dms_and_a_member_who_has_left(room: Room) -> None:
    bob = await room.bot.fetch_user(int(room.bob.id))
    room.playground.close_dms("Bob")
    with pytest.raises(discord.Forbidden) as refused:
        await bob.send("hi")
    assert refused.value.code == 50007
    room.playground.close_dms("Bob", closed=False)
    await bob.send("hi")
    room.playground.acts.leave(room.bob.id)
    with pytest.raises(discord.Forbidden) as refused:
        await bob.send("hi")
    assert refused.value.code == 50278
    assert len(room.bob.dm()) == 1


async def test_a_message_request_waits_until_it_is_accepted_and_the_bot_is_not_told(room: Room) -> None:
    room.playground.switch({"dm_requests": ["Bob"]})
    bob = await room.bot.fetch_user(int(room.bob.id))
    await bob.send("hi")
    assert (room.bob.dm(), [each["content"] for each in room.bob.requests()]) == ([], ["hi"])
    assert not [kind for kind, _ in room.bob.seen if kind == "NOTIFY"]
    with pytest.raises(Refusal, match="Accept the message request first"):
        room.bob.say("hello", channel=room.playground.world.dm(room.bob.id))
    room.bob.accept()
    assert ([each["content"] for each in room.bob.dm()], room.bob.requests()) == (["hi"], [])
    with pytest.raises(Refusal, match="no message request"):
        room.bob.accept()
    await bob.send("again")
    assert [kind for kind, _ in room.bob.seen if kind == "NOTIFY"] == ["NOTIFY"]


async def test_missing_access_to_all_direct_messages_passes(room: Room) -> None:
    bob = await room.bot.fetch_user(int(room.bob.id))
    message = await bob.send("before")
    room.playground.switch({"dm_access": False})
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: bob.send("x"),
        lambda: message.edit(content="x"),
    ]
    for attempt in attempts:
        with pytest.raises(discord.Forbidden) as refused:
            await attempt()
        assert refused.value.code == 50001
    await room.channel.send("not here")
    room.playground.switch({"dm_access": True})
    await message.edit(content="after")
    assert [each["content"] for each in room.bob.dm()] == ["after"]


async def test_permissions_taken_from_the_bot_are_named_to_it_and_enforced(room: Room) -> None:
    me = room.channel.guild.me
    assert room.channel.permissions_for(me).value == 0x400000CC00
    message = await room.channel.send("before")
    cases: list[tuple[list[str], int, Callable[[], Awaitable[object]]]] = [
        (["send_messages"], 50013, lambda: room.channel.send("x")),
        (["embed_links"], 50013, lambda: room.channel.send(embed=discord.Embed(title="x"))),
        (["embed_links"], 50013, lambda: message.edit(embed=discord.Embed(title="x"))),
        (["attach_files"], 50013, lambda: room.channel.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))),
        (["view_channel"], 50001, lambda: message.edit(content="x")),
    ]
    for names, code, attempt in cases:
        room.playground.switch({"bot_denied": {"card-room": names}})
        with pytest.raises(discord.Forbidden) as refused:
            await attempt()
        assert refused.value.code == code
    room.playground.switch({"bot_denied": {"card-room": ["embed_links"]}})
    room.bot.kept.clear()
    room.bot.may_answer.set()
    await (await room.alice.slash("slow", secret=True)).settled()
    assert not room.bot.kept[0].app_permissions.embed_links
    assert not room.channel.permissions_for(me).embed_links
    room.playground.switch({"bot_denied": {}})
    await room.channel.send(embed=discord.Embed(title="x"))
    with pytest.raises(discord.Forbidden):
        await discord.utils.get(room.channel.guild.channels, name="rules").send("x")


async def test_ephemeral_messages_are_not_to_be_had_with_the_token(room: Room) -> None:
    answer = await room.alice.slash("hello")
    attempts: list[Callable[[int], Awaitable[object]]] = [
        room.channel.fetch_message,
        lambda n: room.channel.get_partial_message(n).delete(),
    ]
    for attempt in attempts:
        with pytest.raises(discord.NotFound) as refused:
            await attempt(int(message_of(answer)["id"]))
        assert refused.value.code == 10008


async def test_messages_of_others_cannot_be_edited_or_deleted(room: Room) -> None:
    said = room.alice.say("mine")
    partial = room.channel.get_partial_message(int(said["id"]))
    for attempt, code in ((partial.edit(content="x"), 50005), (partial.delete(), 50013)):
        with pytest.raises(discord.Forbidden) as refused:
            await attempt
        assert refused.value.code == code
    own = await room.channel.send("own")
    await own.edit(content="changed")
    await own.delete()
    assert [message["content"] for message in room.bob.messages()] == ["mine"]


async def test_application_emojis_and_their_pictures(room: Room) -> None:
    emoji = await room.bot.create_application_emoji(name="queen", image=PIXEL)
    assert await emoji.read() == PIXEL
    assert [found.name for found in await room.bot.fetch_application_emojis()] == ["queen"]
    with pytest.raises(discord.HTTPException, match="already taken"):
        await room.bot.create_application_emoji(name="queen", image=PIXEL)
    with pytest.raises(discord.HTTPException, match="256"):
        await room.bot.create_application_emoji(name="big", image=PIXEL + bytes(256 * 1024))
    await emoji.edit(name="king")
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="k"))
    await room.channel.send(view=view)
    shown = room.bob.messages()[0]["components"][0]["components"][0]["emoji"]
    assert shown == {"id": str(emoji.id), "name": "king", "animated": False}
    await emoji.delete()
    with pytest.raises(discord.NotFound):
        await emoji.read()


@pytest.mark.parametrize("name", ["", "q", "q" * 33, "queen of hearts", "queen-of-hearts", "dame_de_cœur"])
async def test_an_emoji_with_a_name_that_is_none(room: Room, name: str) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await room.bot.create_application_emoji(name=name, image=PIXEL)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert await room.bot.fetch_application_emojis() == []


@pytest.mark.parametrize(
    "image",
    [
        "data:image/png;base64," + base64.b64encode(b"no picture").decode(),
        "data:image/gif;base64," + base64.b64encode(PIXEL).decode(),
        "data:image/svg+xml;base64," + base64.b64encode(b"<svg/>").decode(),
        "data:image/png;base64,",
        "data:image/png;base64,%%%",
        "queen.png",
        None,
    ],
)
async def test_an_emoji_that_is_no_picture(playground: Playground, image: str | None) -> None:
    path = f"applications/{APPLICATION}/emojis"
    status, reply = await post(playground, path, {"name": "queen", "image": image})
    assert (status, reply["code"]) == (400, 50035)
    assert "image" in reply["errors"]
    assert playground.world.emojis == {}


async def test_mentions_are_made_only_where_they_are_allowed(room: Room) -> None:
    text = f"<@{room.bob.id}> to play"
    silent = await room.channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    loud = await room.channel.send(
        text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(room.bob.id))])
    )
    assert (silent.mentions, [user.name for user in loud.mentions]) == ([], ["bob"])
    called = [data["message_id"] for kind, data in room.bob.seen if kind == "NOTIFY"]
    assert called == [str(loud.id)]


async def test_an_application_that_may_have_no_emoji(room: Room) -> None:
    emoji = await room.bot.create_application_emoji(name="queen", image=PIXEL)
    room.playground.switch({"emoji": False})
    for ask in (room.bot.fetch_application_emojis, emoji.delete):
        with pytest.raises(discord.Forbidden):
            await ask()
    with pytest.raises(discord.Forbidden):
        await room.bot.create_application_emoji(name="king", image=PIXEL)
    room.playground.switch({"emoji": True})
    assert await room.bot.fetch_application_emojis() == []


async def test_a_message_is_taken_once_under_a_name(playground: Playground) -> None:
    channel = playground.world.channel("card-room")
    path, named = f"channels/{channel.id}/messages", {"nonce": "one", "enforce_nonce": True}
    before = len(channel.messages)
    assert (await post(playground, path, {"content": "x" * 2001, **named}))[0] == 400
    _, first = await post(playground, path, {"content": "first", **named})
    assert (await post(playground, path, {"content": "second", **named})) == (200, first)
    _, other = await post(playground, path, {"content": "second", "nonce": "one"})
    assert other["content"] == "second"
    assert len(channel.messages) == before + 2
