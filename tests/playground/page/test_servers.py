"""Two guilds on the page: one is shown, and each member has their rights there."""

from playwright.async_api import Page, expect

from tests.playground.page.room import ON_SCREEN, Room, channel_pane, composer

pytestmark = ON_SCREEN

PHONE = {"width": 400, "height": 800}


def second(room: Room) -> str:
    """Add a second guild, where Bob moderates and Alice is a guest; return its name."""
    name = f"Elsewhere {room.channel_name}"
    room.playground.add_guild(name, owner=room.bob, people=[room.alice], channels=[f"attic-{room.channel}"])
    return name


async def member_named(page: Page, name: str) -> str:
    return await page.locator(".members .member", has_text=name).first.inner_text()


async def test_a_server_is_chosen_and_has_its_own_channels_and_members(room: Room) -> None:
    name, world = second(room), room.playground.world
    page = await room.open()
    await page.get_by_role("button", name="The Card Room", exact=True).wait_for()
    assert "moderator" in await member_named(page, world.users[room.alice].global_name or "")
    await page.get_by_role("button", name=name, exact=True).click()
    await expect(page.locator("h1.guild")).to_contain_text(name)
    await expect(page.locator(".channels").first.get_by_role("button")).to_have_count(1)
    assert "moderator" not in await member_named(page, world.users[room.alice].global_name or "")
    assert "moderator" in await member_named(page, world.users[room.bob].global_name or "")
    await expect(page.locator(".members .member")).to_have_count(3)
    await composer(page).fill("Good evening")
    await page.keyboard.press("Enter")
    await expect(channel_pane(page)).to_contain_text("Good evening")
    await page.reload()
    await expect(page.locator("h1.guild")).to_contain_text(name)
    await page.get_by_role("button", name="The Card Room", exact=True).click()
    await expect(channel_pane(page)).not_to_contain_text("Good evening")


async def test_news_of_the_other_server_shows_at_its_name(room: Room) -> None:
    name, world = second(room), room.playground.world
    page = await room.open()
    there = page.get_by_role("button", name=name)
    await there.wait_for()
    await room.bot.send(world.channel(f"attic-{room.channel}").id, content="news")
    await expect(there).to_contain_text("unread")
    await there.click()
    await expect(channel_pane(page)).to_contain_text("news")


async def test_who_is_in_one_server_sees_no_choice_of_servers(room: Room) -> None:
    second(room)
    page = await room.open(room.playground.world.member("Erin").user.id)
    await expect(page.locator("h1.guild")).to_contain_text("The Card Room")
    await expect(page.locator(".server")).to_have_count(0)


async def test_a_server_is_chosen_on_a_phone(room: Room) -> None:
    name = second(room)
    page = await room.open(viewport=PHONE)
    await page.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name=name, exact=True).click()
    await expect(page.locator("h1.guild")).to_contain_text(name)
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    await page.get_by_role("button", name=f"attic-{room.channel}").first.click()
    await expect(channel_pane(page)).to_contain_text("Welcome to #attic")


async def test_the_page_follows_when_a_server_is_added(room: Room) -> None:
    page = await room.open()
    name = second(room)
    await page.get_by_role("button", name=name, exact=True).click()
    await expect(page.locator("h1.guild")).to_contain_text(name)
