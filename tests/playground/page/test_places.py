"""Direct messages of people, groups, and servers without the bot on the page."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Page, expect

from bot.playground.resources.channels import Channel
from tests.playground.page.room import ON_SCREEN, Json, Room, button, composer, dm_pane, newest, row

pytestmark = ON_SCREEN

PHONE = {"width": 400, "height": 800}
EVERYWHERE = {
    "name": "cards", "description": "Cards for friends", "type": 1,
    "integration_types": [0, 1], "contexts": [0, 1, 2],
    "options": [{"type": 6, "name": "with", "description": "Whom"}],
}  # fmt: skip
OF_SERVERS = {"name": "scores", "description": "Who has won what", "type": 1}
BOARD: Json = {"content": "a board", "components": [row(button("Draw", "draw"))]}
NOT_HERE = "Cardroom is not here."


@pytest.fixture
def places(room: Room) -> Iterator[Room]:
    yield room
    room.playground.switch({"installed": [], "external_apps": True})


def friends(room: Room) -> Channel:
    return room.playground.add_private(room.alice, room.bob)


def group(room: Room) -> Channel:
    return room.playground.add_private(room.alice, room.bob, "Carol", name=f"Friday {room.channel_name}")


def without_the_bot(room: Room) -> str:
    name = f"Reading {room.channel_name}"
    room.playground.add_guild(
        name, owner="Dave", people=[room.alice, room.bob], channels=[f"lounge-{room.channel}"], invited=False
    )
    return name


async def enter(page: Page, name: str) -> None:
    await page.locator(".channels").get_by_role("button", name=name).first.click()


async def test_a_member_installs_the_bot_and_uses_it_among_friends(places: Room) -> None:
    room, world = places, places.playground.world
    channel = friends(room)
    await room.bot.register(EVERYWHERE, OF_SERVERS)
    alice, bob = await room.open(), await room.open(room.bob)
    for page, other in ((alice, room.bob), (bob, room.alice)):
        await enter(page, world.users[other].global_name or "")
        await expect(page.locator(".pane-dm .pane-away")).to_contain_text(NOT_HERE)
    field = alice.locator(".pane-dm textarea")
    await field.fill("/")
    await expect(alice.locator(".pane-dm .suggestions")).to_contain_text("No commands here")
    await field.fill("")
    await dm_pane(alice).get_by_role("button", name="Install for me").click()
    await expect(alice.get_by_label("I have installed Cardroom")).to_be_checked()
    await expect(alice.locator(".pane-dm .pane-away")).to_be_hidden()
    await expect(bob.locator(".pane-dm .pane-away")).to_contain_text(NOT_HERE)
    await field.fill("/")
    await expect(alice.locator(".pane-dm .suggestions [role=option]")).to_have_count(1)
    await field.press_sequentially("cards ")
    await alice.keyboard.press("Enter")
    asked = await room.bot.asked()
    assert (asked["channel_id"], asked["context"]) == (channel.id, 2)
    await room.bot.answer(asked, 4, BOARD)
    await dm_pane(bob).get_by_role("button", name="Draw").click()
    pressed = await room.bot.asked()
    assert pressed["user"]["id"] == room.bob
    assert pressed["authorizing_integration_owners"] == {"1": room.alice}
    await room.bot.answer(pressed, 4, {"content": "a hand", "flags": 64})
    await expect(dm_pane(bob)).to_contain_text("Only you can see this")
    await expect(dm_pane(alice)).not_to_contain_text("a hand")


async def test_a_group_has_its_own_people(places: Room) -> None:
    room = places
    channel = group(room)
    await room.bot.register(EVERYWHERE)
    room.playground.install(room.alice)
    page = await room.open()
    await enter(page, channel.name)
    await expect(page.locator(".pane-dm .pane-topic")).to_contain_text("Carol")
    await dm_pane(page).locator("textarea").fill("/cards with:")
    shown = page.locator(".pane-dm .suggestions [role=option]")
    await expect(shown).to_have_count(3)
    await expect(shown.filter(has_text="Cardroom")).to_have_count(0)


async def test_in_a_server_without_the_bot(places: Room) -> None:
    room = places
    name = without_the_bot(room)
    await room.bot.register(EVERYWHERE, OF_SERVERS)
    page = await room.open()
    await page.get_by_role("button", name=name, exact=True).click()
    away = page.locator(".pane-channel .pane-away")
    await expect(away).to_contain_text(NOT_HERE)
    await expect(page.locator(".members")).not_to_contain_text("Cardroom")
    await page.get_by_label("I have installed Cardroom").check()
    await expect(away).to_be_hidden()
    await page.get_by_role("button", name="Playground", exact=True).click()
    panel = page.get_by_role("complementary", name="Playground")
    await panel.get_by_label("Apps of members may answer publicly").uncheck()
    await expect(away).to_contain_text("In this server only you see what Cardroom answers you.")
    await page.keyboard.press("Escape")
    await composer(page).fill("/cards ")
    await page.keyboard.press("Enter")
    await room.bot.answer(await room.bot.asked(), 4, BOARD)
    await expect(newest(page)).to_contain_text("Only you can see this")
    await room.bot.register(OF_SERVERS)
    await expect(away).to_contain_text("Cardroom has no commands for this place.")


async def test_the_bot_is_invited_and_removed(places: Room) -> None:
    room = places
    name, heard = without_the_bot(room), []
    room.playground.gateway.observers.append(lambda kind, data: heard.append((kind, data.get("name"))))
    page = await room.open()
    await page.get_by_role("button", name=name, exact=True).click()
    await page.get_by_role("button", name="Playground", exact=True).click()
    panel = page.get_by_role("complementary", name="Playground")
    box = panel.get_by_label(f"The bot is in {name}")
    await box.check()
    await expect(page.locator(".pane-channel .pane-away")).to_be_hidden()
    await expect(page.locator(".members")).to_contain_text("Cardroom")
    await box.uncheck()
    await expect(page.locator(".pane-channel .pane-away")).to_contain_text(NOT_HERE)
    await panel.get_by_label("A new server with the bot").fill("Fresh felt")
    await panel.get_by_role("button", name="Create").click()
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Fresh felt", exact=True).click()
    await expect(page.locator("h1.guild")).to_contain_text("Fresh felt")
    await expect(page.locator(".pane-channel .pane-title")).to_contain_text("general")
    assert heard == [("GUILD_CREATE", name), ("GUILD_DELETE", None), ("GUILD_CREATE", "Fresh felt")]
    made = room.playground.world.guild("Fresh felt")
    assert made.owner == room.alice
    assert made.system_channel == room.playground.world.channels_of(made)[0].id


async def test_places_on_a_phone(places: Room) -> None:
    room = places
    channel, name = group(room), without_the_bot(room)
    page = await room.open(viewport=PHONE)
    await page.get_by_role("button", name="Channels").click()
    await enter(page, channel.name)
    await expect(page.locator(".pane-dm .pane-away")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name=name, exact=True).click()
    await enter(page, f"lounge-{room.channel}")
    await expect(page.locator(".pane-channel .pane-away")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_the_messages_with_the_bot_are_shown_first(places: Room) -> None:
    room = places
    friends(room)
    page = await room.open()
    await expect(page.locator(".pane-dm .pane-title")).to_have_text("Direct messages")
    await room.bot.send(await room.bot.direct(room.alice), content="your hand")
    await expect(dm_pane(page)).to_contain_text("your hand")
