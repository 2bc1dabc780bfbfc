"""Commands, buttons, menus, forms and their answers, with real discord.py."""

from typing import Any

import pytest

from bot.playground import Refusal
from bot.playground.client import buttons_of, selects_of, text_of
from tests.playground.answers import message_of
from tests.playground.conftest import Room

pytestmark = pytest.mark.long


async def test_a_slash_command_is_answered_for_one_member_only(room: Room) -> None:
    answer = await room.alice.slash("hello")
    assert (answer.kind, answer.ephemeral, answer.text) == (4, True, "Hello, Alice")
    assert [message["id"] for message in room.alice.messages()] == [message_of(answer)["id"]]
    assert room.bob.messages() == []


async def test_options_reach_the_bot_typed(room: Room) -> None:
    answer = await room.alice.slash("echo", text="ab", number=3, who="Bob")
    assert answer.text == "ababab Bob"
    assert [message["id"] for message in room.bob.messages()] == [message_of(answer)["id"]]


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("nothing", {}, "no command"),
        ("table", {}, "subcommands"),
        ("table close", {}, "no command"),
        ("echo", {}, "text is required"),
        ("echo", {"text": "x" * 21}, "1 to 20 characters"),
        ("echo", {"text": "x", "number": 6}, "from 1 to 5"),
        ("echo", {"text": "x", "number": "many"}, "whole number"),
        ("echo", {"text": "x", "who": "Nobody"}, "no member"),
        ("echo", {"text": "x", "size": 1}, "no option"),
        ("table open", {"game": "gin", "fast": "yes"}, "true or false"),
    ],
)
async def test_what_a_client_would_not_send_is_refused(
    room: Room, command: str, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Refusal, match=sentence):
        await room.alice.slash(command, **options)


async def test_suggestions_follow_what_is_typed(room: Room) -> None:
    assert await room.alice.autocomplete("table open", "game", "g") == [{"name": "Gin", "value": "gin"}]
    assert len(await room.alice.autocomplete("table open", "game", fast=True)) == 2


async def test_a_dynamic_button_changes_its_message(room: Room) -> None:
    opened = await room.alice.slash("table open", game="gin", fast=True)
    pressed = await room.bob.click(message_of(opened), "Count 1")
    assert (pressed.edited, pressed.text) == (True, "pressed 1\nCount 2")
    assert message_of(pressed)["id"] == message_of(opened)["id"]
    with pytest.raises(Refusal, match="no such button"):
        await room.bob.click(message_of(opened), custom_id="count:1")


async def test_buttons_and_selects_of_a_view(room: Room) -> None:
    panel = message_of(await room.alice.slash("panel"))
    assert (await room.bob.click(panel, "Whisper")).ephemeral
    suits, who = (part["custom_id"] for part in selects_of(panel))
    assert (await room.bob.select(panel, "Hearts", "clubs", custom_id=suits)).text == "hearts+clubs"
    assert (await room.bob.select(panel, "Carol", custom_id=who)).text == "Carol"
    for values, sentence in (((), "1 to 2"), (("joker",), "not one of"), (("clubs", "clubs"), "1 to 2")):
        with pytest.raises(Refusal, match=sentence):
            await room.bob.select(panel, *values, custom_id=suits)
    with pytest.raises(Refusal, match="disabled"):
        await room.bob.click(panel, custom_id=buttons_of(panel)[2]["custom_id"])


async def test_a_deferred_update_edits_the_message_and_follows_up(room: Room) -> None:
    panel = message_of(await room.alice.slash("panel"))
    answer = await room.bob.click(panel, "Later")
    assert (answer.deferred, answer.edited) == (True, True)
    await answer.settled()
    await room.bob.wait_for(lambda: answer.followups)
    assert room.alice.message(panel)["content"] == "later has come"
    assert [m["content"] for m in answer.followups] == ["and more"]
    assert answer.followups[0]["flags"] & 64


@pytest.mark.parametrize("secret", [True, False])
async def test_the_first_followup_fills_the_thinking_message_in(room: Room, secret: bool) -> None:
    room.bot.may_answer.clear()
    answer = await room.alice.slash("slow", secret=secret)
    assert message_of(answer)["flags"] == 128 + (64 if secret else 0)
    room.bot.may_answer.set()
    await room.alice.wait_message("first, edited")
    assert (answer.text, answer.ephemeral) == ("first, edited", secret)
    assert message_of(answer)["flags"] == (64 if secret else 0)
    assert [m["content"] for m in answer.followups] == ["second"]
    assert len(room.bob.messages()) == (1 if secret else 2)


async def test_a_form_is_filled_in_once(room: Room) -> None:
    opened = await room.alice.slash("form")
    assert opened.modal is not None
    assert opened.modal["title"] == "About you"
    for values, sentence in (
        ({"Word": ""}, "empty"),
        ({"Word": "x"}, "2 to 10"),
        ({"Size": "1"}, "no field"),
    ):
        with pytest.raises(Refusal, match=sentence):
            await room.alice.submit(opened, values)
    answer = await room.alice.submit(opened, {"Word": "gin", "Suit": ["h"]})
    assert answer.text == "gin/h"
    with pytest.raises(Refusal, match="gone"):
        await room.alice.submit(opened, {"Word": "gin", "Suit": ["h"]})


async def test_a_context_menu_command(room: Room) -> None:
    answer = await room.alice.context("Challenge", "Bob")
    assert [user["username"] for user in message_of(answer)["mentions"]] == ["bob"]
    assert (
        "NOTIFY",
        {"channel_id": room.bob.channel.id, "message_id": message_of(answer)["id"]},
    ) in room.bob.seen
    assert not any(kind == "NOTIFY" for kind, _ in room.alice.seen)


async def test_files_are_stored_and_named_in_embeds_and_components(room: Room) -> None:
    embedded = message_of(await room.alice.slash("picture"))
    assert embedded["embeds"][0]["image"]["url"] == embedded["attachments"][0]["url"]
    assert embedded["attachments"][0]["width"] == 1
    laid_out = message_of(await room.alice.slash("layout"))
    assert laid_out["attachments"] == []
    [file] = room.alice.files(laid_out)
    url = file["url"]
    container = laid_out["components"][0]["components"]
    assert container[1]["accessory"]["media"]["url"] == url
    assert container[3]["items"][0]["media"]["url"] == url
    assert container[4]["file"]["url"] == url
    assert "# Table" in text_of(laid_out)
    from tests.playground.small_bot import PIXEL

    assert await room.bot.http.get_from_cdn(url) == PIXEL


async def test_commands_and_buttons_in_a_dm(room: Room) -> None:
    member = await room.bot.fetch_user(int(room.alice.id))
    await member.send("hi")
    assert [m["content"] for m in room.alice.dm()] == ["hi"]
    channel = room.playground.world.dm(room.alice.id)
    told = [data["channel"]["id"] for kind, data in room.alice.seen if kind == "CHANNEL"]
    assert (told, [kind for kind, _ in room.bob.seen]) == ([channel.id], [])
    assert (await room.alice.slash("hello", channel=channel)).text == "Hello, Alice"
    opened = await room.alice.slash("table open", channel=channel, game="gin")
    assert (await room.alice.click(message_of(opened), "Count 1")).edited
    with pytest.raises(Refusal, match="gone"):
        room.bob.message(message_of(opened))
    room.alice.dismiss(room.alice.ephemerals()[0])
    assert room.alice.ephemerals() == []
