"""Several people and places, ephemeral answers, and how the page avoids interruptions."""

import pytest
from playwright.async_api import expect

from bot.playground.resources.permissions import Permission
from tests.playground.page.room import (
    ON_SCREEN,
    SCORES,
    TABLE,
    Room,
    button,
    channel_pane,
    composer,
    dm_pane,
    newest,
    row,
)

pytestmark = ON_SCREEN


# --- ephemeral answers


async def test_an_ephemeral_answer_is_mine_until_dismissed(room: Room) -> None:
    await room.bot.send(room.channel, content="table", components=[row(button("My hand", "hand"))])
    alice, bob = await room.open(), await room.open(room.bob)
    await newest(alice).get_by_role("button", name="My hand").click()
    await room.bot.answer(await room.bot.asked(), 4, {"content": "A♥ 2♥ 3♥", "flags": 64})
    mine = newest(alice)
    await expect(mine).to_contain_text("A♥ 2♥ 3♥")
    await expect(mine).to_contain_text("Only you can see this")
    await room.bot.send(room.channel, content="afterwards")
    await expect(newest(bob)).to_contain_text("afterwards")
    await expect(channel_pane(bob)).not_to_contain_text("A♥ 2♥ 3♥")
    await alice.reload()
    await expect(channel_pane(alice)).to_contain_text("A♥ 2♥ 3♥")
    await channel_pane(alice).get_by_role("button", name="Dismiss").click()
    await expect(channel_pane(alice)).not_to_contain_text("A♥ 2♥ 3♥")
    await alice.reload()
    await expect(newest(alice)).to_contain_text("afterwards")
    await expect(channel_pane(alice)).not_to_contain_text("A♥ 2♥ 3♥")


async def test_thinking_until_the_answer_is_there(room: Room) -> None:
    await room.bot.register(SCORES)
    page = await room.open()
    await composer(page).fill("/scores ")
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    await room.bot.answer(asked, 5)
    await expect(newest(page)).to_contain_text("is thinking…")
    await room.bot.edit_answer(asked, {"content": "Alice 3, Bob 2"})
    await expect(newest(page)).to_contain_text("Alice 3, Bob 2")
    await expect(newest(page)).not_to_contain_text("thinking")


async def test_direct_messages_beside_the_channel(room: Room) -> None:
    alice, bob = await room.open(), await room.open(room.bob)
    await expect(dm_pane(alice)).to_contain_text("No messages yet")
    sent = await room.bot.send(
        await room.bot.direct(room.alice), content="Your hand: A♥", components=[row(button("Draw", "d"))]
    )
    hand = dm_pane(alice).locator("article.message")
    await expect(hand).to_contain_text("Your hand: A♥")
    await expect(channel_pane(alice)).to_be_visible()
    await hand.get_by_role("button", name="Draw").click()
    asked = await room.bot.asked()
    assert asked["user"]["id"] == room.alice
    assert asked["message"]["id"] == sent["id"]
    await room.bot.answer(asked, 7, {"content": "Your hand: A♥ 2♥"})
    await expect(hand.first).to_contain_text("A♥ 2♥")
    await room.bot.send(sent["channel_id"], content="your turn")
    await expect(hand.last).to_contain_text("your turn")
    await expect(alice).to_have_title(f"{room.channel_name} · The Card Room")
    await expect(alice.locator(".badge")).to_have_count(0)
    await room.bot.send(room.channel, content="for all")
    await expect(newest(bob)).to_contain_text("for all")
    await expect(dm_pane(bob)).to_contain_text("No messages yet")


# --- several people, several places


async def test_two_people_in_two_tabs(room: Room) -> None:
    alice, bob = await room.open(), await room.open(room.bob)
    await composer(alice).fill("shall we play **gin**?")
    await composer(alice).press("Enter")
    await expect(newest(bob)).to_contain_text("shall we play gin?")
    await expect(newest(bob).locator(".author")).to_have_text(
        room.playground.world.users[room.alice].global_name or ""
    )
    await composer(bob).fill("yes")
    await composer(bob).press("Enter")
    await expect(newest(alice)).to_contain_text("yes")


async def test_a_page_that_is_turned_away_comes_back(room: Room) -> None:
    page = await room.open()
    await page.route("**/sim/events**", lambda route: route.fulfill(status=400))
    await page.get_by_label("Playing as").select_option(room.bob)
    await expect(page.locator("#banner")).to_be_visible()
    await page.unroute("**/sim/events**")
    await expect(page.locator("#banner")).to_be_hidden()
    await room.bot.send(room.channel, content="here again")
    await expect(newest(page)).to_contain_text("here again")


async def test_two_of_one_name_are_told_apart_by_their_usernames(room: Room) -> None:
    world, page = room.playground.world, await room.open()
    bob = world.users[room.bob]
    twin = room.playground.acts.join(bob.global_name or "").user
    for user in (bob, twin):
        label = f"{user.global_name} ({user.username})"
        await expect(page.get_by_label("Playing as").get_by_role("option", name=label)).to_be_attached()
        await expect(page.locator(f'.member[data-user="{user.id}"]')).to_contain_text(label)


async def test_the_switch_of_members_and_a_new_one(room: Room) -> None:
    page = await room.open()
    await page.get_by_role("button", name="Add a member").click()
    dialog = page.get_by_role("dialog", name="Add a member")
    await dialog.get_by_label("Name").fill("   ")
    await dialog.get_by_role("button", name="Add").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("Say which name")
    name = f"Zoe {room.channel_name}"
    await dialog.get_by_label("Name").fill(name)
    await page.keyboard.press("Enter")
    await expect(dialog).to_have_count(0)
    await page.get_by_label("Playing as").select_option(label=name)
    await expect(page).to_have_url(
        f"{room.playground.url}/?as={room.playground.world.member(name).user.id}#{room.channel}"
    )
    # The address changes at once, the acting member only when their data is loaded.
    await expect(page.locator(".member").filter(has_text=name)).to_contain_text("you")
    await composer(page).fill("here I am")
    await composer(page).press("Enter")
    await expect(newest(page).locator(".author")).to_have_text(name)
    room.playground.acts.leave(room.playground.world.member(name).user.id)


async def test_unread_marks_and_a_notice_for_a_mention(room: Room) -> None:
    other = room.playground.world.add_channel(f"{room.channel_name}-b").id
    page = await room.open()
    entry = page.get_by_role("navigation", name="Channels and members").get_by_role(
        "button", name=f"{room.channel_name}-b"
    )
    await room.bot.send(other, content="a card was played")
    await expect(entry.locator(".unread-dot")).to_have_count(1)
    await room.bot.send(other, content=f"<@{room.alice}>, your turn")
    await expect(entry.locator(".badge")).to_contain_text("1")
    await expect(page).to_have_title(f"(1) {room.channel_name} · The Card Room")
    await page.locator(".notice").click()
    await expect(newest(page)).to_contain_text("your turn")
    await expect(newest(page)).to_have_class("message mentions-me follows")
    await expect(entry.locator(".badge")).to_have_count(0)
    await expect(page).to_have_title(f"{room.channel_name}-b · The Card Room")


async def test_moderators_delete_messages_and_others_cannot(room: Room) -> None:
    await room.bot.send(room.channel, content="to be deleted")
    alice, bob = await room.open(), await room.open(room.bob)
    await newest(bob).get_by_role("button", name="More about this message").press("Enter")
    await expect(bob.get_by_role("menu")).to_be_visible()
    await expect(bob.get_by_role("menuitem", name="Delete message")).to_have_count(0)
    await newest(alice).get_by_role("button", name="More about this message").press("Enter")
    await alice.get_by_role("menuitem", name="Delete message").click()
    await expect(channel_pane(alice).locator("article.message")).to_have_count(0)
    await expect(channel_pane(bob).locator("article.message")).to_have_count(0)


# --- no interruptions


async def test_an_update_takes_neither_focus_nor_scroll(room: Room) -> None:
    sent = await room.bot.send(
        room.channel,
        content="ply 1",
        components=[row(button("Draw", "c:1:draw"), button("Pass", "c:1:pass"))],
    )
    for number in range(40):
        await room.bot.send(room.channel, content=f"line {number}")
    page = await room.open()
    log = channel_pane(page).get_by_role("region", name="Messages")
    table = channel_pane(page).locator("article.message").first
    await table.get_by_role("button", name="Pass").focus()
    await log.evaluate("node => { node.scrollTop = 40; }")
    await room.bot.edit(
        sent,
        content="ply 2",
        components=[
            row(button("Take", "c:2:take"), button("Draw", "c:1:draw", 3), button("Pass", "c:1:pass"))
        ],
    )
    await expect(table).to_contain_text("ply 2")
    await expect(table.get_by_role("button", name="Pass")).to_be_focused()
    await room.bot.edit(
        sent, content="ply 3", components=[row(button("Take", "c:3:take"), button("Pass", "c:3:pass"))]
    )
    await expect(table).to_contain_text("ply 3")
    await expect(table.get_by_role("button", name="Pass")).to_be_focused()
    await room.bot.send(room.channel, content="the newest")
    jump = page.get_by_role("button", name="New messages")
    await expect(jump).to_be_visible()
    assert await log.evaluate("node => node.scrollTop") == 40
    await jump.click()
    await expect(newest(page)).to_be_in_viewport()


async def test_an_open_list_survives_an_update_of_the_text(room: Room) -> None:
    choice = row({"type": 3, "custom_id": "discard", "options": [{"label": "K♣", "value": "KC"}]})
    sent = await room.bot.send(room.channel, content="ply 1", components=[choice])
    page = await room.open()
    await newest(page).locator("[data-key=discard]").click()
    await room.bot.edit(sent, content="ply 2")
    await expect(newest(page)).to_contain_text("ply 2")
    await page.get_by_role("option", name="K♣").click()
    asked = await room.bot.asked()
    assert asked["data"]["values"] == ["KC"]
    await room.bot.answer(asked, 6)


async def test_everything_by_keyboard(room: Room) -> None:
    await room.bot.send(room.channel, content="table", components=[row(button("Draw", "draw"))])
    await room.bot.send(await room.bot.direct(room.alice), content="hand")
    page = await room.open()
    await page.keyboard.press("F6")
    await expect(
        page.get_by_role("navigation", name="Channels and members").get_by_role("button").first
    ).to_be_focused()
    await page.keyboard.press("F6")
    await expect(composer(page)).to_be_focused()
    await page.keyboard.press("F6")
    await expect(dm_pane(page).locator("textarea")).to_be_focused()
    await page.keyboard.press("Shift+F6")
    await page.keyboard.press("Shift+Tab")
    for _ in range(3):
        if await page.evaluate("document.activeElement.textContent") == "Draw":
            break
        await page.keyboard.press("Shift+Tab")
    draw = newest(page).get_by_role("button", name="Draw")
    await expect(draw).to_be_focused()
    await page.keyboard.press("Enter")
    await room.bot.answer(
        await room.bot.asked(), 7, {"content": "drawn", "components": [row(button("Draw", "draw", 3))]}
    )
    await expect(newest(page)).to_contain_text("drawn")
    await expect(draw).to_be_focused()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Help")).to_contain_text("Begin a command")
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_dark_and_light(room: Room) -> None:
    page = await room.open(color_scheme="dark")
    ground = "getComputedStyle(document.body).backgroundColor"
    dark = await page.evaluate(ground)
    await page.emulate_media(color_scheme="light")
    light = await page.evaluate(ground)
    assert sum(map(int, dark[4:-1].split(","))) < 200 < 600 < sum(map(int, light[4:-1].split(",")))
    await page.get_by_role("button", name="Light or dark").click()
    assert await page.evaluate(ground) == dark
    await page.reload()
    assert await page.evaluate(ground) == dark


async def test_one_place_at_a_time_on_a_phone(room: Room) -> None:
    wide = [button(f"A rather long label {number}", f"b{number}") for number in range(5)]
    await room.bot.send(
        room.channel, content="w" * 300, components=[row(*wide)], embeds=[{"title": "e" * 200}]
    )
    await room.bot.send(room.channel, content="```\n" + "wide " * 30 + "f" * 150 + "\n```")
    page = await room.open(viewport={"width": 400, "height": 800}, has_touch=True)
    await expect(channel_pane(page)).to_be_visible()
    await expect(dm_pane(page)).to_be_hidden()
    tabs = page.get_by_role("navigation", name="Parts of the page")
    await room.bot.send(await room.bot.direct(room.alice), content="your hand")
    messages = tabs.get_by_role("button", name="Messages")
    await expect(messages.locator(".badge")).to_contain_text("1")
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    log = channel_pane(page).get_by_role("region", name="Messages")
    assert await log.evaluate("node => node.scrollWidth <= node.clientWidth")
    single = log.locator("pre")
    assert await single.evaluate("node => node.scrollWidth <= node.clientWidth")
    await messages.click()
    await expect(dm_pane(page)).to_contain_text("your hand")
    await expect(channel_pane(page)).to_be_hidden()
    await expect(messages.locator(".badge")).to_have_count(0)
    await tabs.get_by_role("button", name="Channels").click()
    await page.get_by_role("button", name=room.channel_name, exact=True).first.click()
    await expect(channel_pane(page)).to_be_visible()


# --- the playground itself


async def test_the_playground_panel(room: Room) -> None:
    page = await room.open()
    await page.get_by_role("button", name="Playground", exact=True).click()
    panel = page.get_by_role("complementary", name="Playground")
    await expect(panel.locator(".bot-state")).to_have_text("Cardroom is online")
    await panel.get_by_label("Close my direct messages").check()
    await room.switched(dms_closed=[room.alice])
    direct = await room.bot.direct(room.alice)
    with pytest.raises(AssertionError, match="50007"):
        await room.bot.send(direct, content="hand")
    await panel.get_by_label("Close my direct messages").uncheck()
    await room.switched(dms_closed=[])
    await room.bot.send(direct, content="hand")
    await panel.get_by_label("Refuse all direct messages").check()
    await room.switched(dm_access=False)
    with pytest.raises(AssertionError, match="50001"):
        await room.bot.send(direct, content="hand")
    await panel.get_by_label("Refuse all direct messages").uncheck()
    await room.switched(dm_access=True)
    await panel.get_by_label("The bot's next request fails").select_option("503")
    await panel.get_by_role("button", name="Fail the next").click()
    await expect(panel.locator(".failures")).to_contain_text("1 × 503")
    with pytest.raises(AssertionError, match="503"):
        await room.bot.send(room.channel, content="x")
    await panel.get_by_label(f"Silence the bot in #{room.channel_name}").check()
    await room.switched(bot_denied={room.channel: ["send_messages"]})
    with pytest.raises(AssertionError, match="50013"):
        await room.bot.send(room.channel, content="x")
    await panel.get_by_label(f"Silence the bot in #{room.channel_name}").uncheck()
    await room.switched(bot_denied={})
    with pytest.raises(AssertionError, match="501"):
        await room.bot.request("GET", "voice/regions")
    await expect(panel.locator(".routes")).to_contain_text("GET voice/regions")
    await panel.get_by_label("Delay in milliseconds").fill("70000")
    await panel.get_by_label("Delay in milliseconds").press("Enter")
    await expect(panel.get_by_role("alert")).to_contain_text("60000")
    await page.keyboard.press("Escape")
    await expect(panel).to_be_hidden()


async def test_a_message_request_is_accepted_in_its_own_list(room: Room) -> None:
    page = await room.open()
    await page.get_by_role("button", name="Playground", exact=True).click()
    panel = page.get_by_role("complementary", name="Playground")
    await panel.get_by_label("My direct messages are requests").check()
    await room.switched(dm_requests=[room.alice])
    await page.keyboard.press("Escape")
    await room.bot.send(await room.bot.direct(room.alice), content="your hand")
    request = page.locator(".request")
    await expect(request).to_contain_text("Cardroom")
    await expect(page.get_by_text("your hand")).to_have_count(0)
    await expect(page.locator(".notice")).to_have_count(0)
    await request.get_by_role("button", name="Accept").click()
    await expect(request).to_have_count(0)
    await expect(dm_pane(page)).to_contain_text("your hand")
    await room.switched(dm_requests=[])


async def test_the_entry_point_command_is_in_the_menu_of_the_bot(room: Room) -> None:
    page = await room.open()
    more = page.get_by_role("button", name="More about Cardroom")
    await more.click()
    await expect(page.get_by_role("menuitem", name="/launch")).to_have_count(0)
    await page.keyboard.press("Escape")
    room.playground.switch({"activities": "app"})
    await more.click()
    await page.get_by_role("menuitem", name="/launch").click()
    asked = await room.bot.asked()
    assert (asked["data"]["type"], asked["data"]["name"]) == (4, "launch")
    room.playground.switch({"activities": "off"})


async def test_how_discord_behaves_is_chosen_in_the_panel(room: Room) -> None:
    world, acts = room.playground.world, room.playground.acts
    page = await room.open()
    await page.get_by_role("button", name="Playground", exact=True).click()
    panel = page.get_by_role("complementary", name="Playground")
    usual = room.playground.switches_state()
    for label, choice, state in (
        ("Files of a message that is edited", "lost without a list", {"attachments": "dropped"}),
        ("New direct messages", "none (20026)", {"direct": "quarantined"}),
        ("Commands of the bot", "not today (30034)", {"commands": "spent"}),
        ("Enable Activities", "yes: the bot is asked", {"activities": "app"}),
    ):
        await panel.get_by_label(label).select_option(choice)
        await room.switched(**state)
    await panel.get_by_label("Silence the bot everywhere").check()
    await room.switched(role_denied=["send_messages"])
    await panel.get_by_label("The bot is in The Card Room").uncheck()
    await room.switched(kicked=True)
    assert not world.bot_here
    room.playground.switch({name: usual[name] for name in ("attachments", "direct", "commands")})
    room.playground.switch({name: usual[name] for name in ("activities", "role_denied", "kicked")})
    await expect(panel.get_by_label("New direct messages")).to_have_value(usual["direct"])
    await expect(panel.get_by_label("The bot is in The Card Room")).to_be_checked()
    await expect(panel.get_by_label("This thread is")).to_be_hidden()
    thread = acts.thread(room.alice, world.channels[room.channel], "Late game")
    await page.locator(".channels").get_by_role("button", name="Late game").click()
    await panel.get_by_label("This thread is").select_option("archived and locked")
    await room.switched(threads={thread.id: "locked"})
    await panel.get_by_label("This thread is").select_option("open")
    await room.switched(threads={})
    acts.delete_channel(room.alice, thread)
    await expect(page.get_by_text("Late game")).to_have_count(0)


async def test_nothing_is_fetched_from_elsewhere_and_no_policy_is_broken(room: Room) -> None:
    page = await room.open()
    hosts = await page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)"
    )
    assert set(hosts) == {room.playground.url}
    assert (
        await page.evaluate(
            "document.querySelectorAll('script:not([src]), style, [style*=url], [onclick]').length"
        )
        == 0
    )


# --- long or missing content


COMMANDS = {
    "name": "shelf", "description": "Many things", "type": 1,
    "options": [{"type": 1, "name": f"thing-{at:02}", "description": "One of them"} for at in range(25)],
}  # fmt: skip
ARABIC = "\N{ARABIC LETTER ALEF}" + "\N{ARABIC LETTER BEH}" * 30


async def test_a_slash_lists_all_commands_group_by_group(room: Room) -> None:
    shelves = [COMMANDS | {"name": f"shelf-{at}"} for at in range(3)]
    await room.bot.register(*shelves, SCORES)
    page = await room.open()
    await composer(page).fill("/")
    listed = channel_pane(page).get_by_role("listbox", name="Suggestions")
    await expect(listed.get_by_role("option")).to_have_count(3 * 25 + 1)
    await expect(listed.get_by_role("option").first).to_contain_text("/scores")
    groups = listed.locator(".suggestions-group")
    await expect(groups).to_have_text([f"/shelf-{at} · Many things" for at in range(3)])
    last = listed.get_by_role("option").last
    await page.keyboard.press("ArrowUp")
    await expect(last).to_be_in_viewport()
    await expect(last).to_contain_text("/shelf-2 thing-24")


async def test_a_command_is_found_by_its_second_word(room: Room) -> None:
    within = {"name": "many", "description": "The only one that is described as a thing-07", "type": 1}
    await room.bot.register(COMMANDS, within)
    page = await room.open()
    await composer(page).fill("/thing-07")
    offered = channel_pane(page).get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(offered).to_contain_text(["/shelf thing-07", "/many"])
    await expect(channel_pane(page).locator(".suggestions-group")).to_have_count(0)


async def test_a_long_name_loses_its_end(room: Room) -> None:
    room.playground.world.add_member(ARABIC)
    page = await room.open()
    name = page.locator(".member .name").filter(has_text=ARABIC)
    assert await name.evaluate("node => node.scrollWidth > node.clientWidth")
    assert await name.evaluate(FIRST_LETTER_SHOWN)


async def test_where_the_bot_may_not_write_no_table_is_offered(room: Room) -> None:
    await room.bot.register({"name": "play", "description": "Play", "type": 1}, TABLE)
    page = await room.open()
    button = channel_pane(page).get_by_role("button", name="/table open")
    await expect(button).to_be_visible()
    await page.get_by_role("button", name="rules", exact=True).click()
    await expect(channel_pane(page)).to_contain_text("The bot may not write here")
    await expect(button).to_have_count(0)
    room.playground.deny_role(int(Permission.SEND_MESSAGES))
    await page.get_by_role("button", name=room.channel_name, exact=True).click()
    await expect(channel_pane(page)).to_contain_text("The bot may not write here")
    room.playground.deny_role(0)
    await expect(button).to_be_visible()


async def test_on_a_phone_nothing_lies_over_the_text_of_a_message(room: Room) -> None:
    for content in ("W " * 200, "and once more " * 30):
        await room.bot.send(room.channel, content=content)
    await room.bot.register(SCORES)
    page = await room.open(viewport={"width": 400, "height": 800}, has_touch=True, is_mobile=True)
    await composer(page).fill("/scores ")
    await page.keyboard.press("Enter")
    await room.bot.answer(await room.bot.asked(), 4, {"content": "word " * 60})
    await expect(newest(page)).to_contain_text("word")
    over = await page.evaluate(OVER)
    assert over == [0, 0, 0]


FIRST_LETTER_SHOWN = """
node => {
  const letter = new Range();
  letter.setStart(node.firstChild, 0);
  letter.setEnd(node.firstChild, 1);
  const [box, all] = [letter.getBoundingClientRect(), node.getBoundingClientRect()];
  return box.left >= all.left && box.right <= all.right + 1;
}
"""
OVER = """
() => [...document.querySelectorAll(".pane-channel article.message")].map(message => {
  const more = message.querySelector(":scope > .more").getBoundingClientRect();
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  let over = 0;
  while (walker.nextNode()) {
    if (walker.currentNode.parentNode.closest(".more")) continue;
    const range = new Range();
    range.selectNodeContents(walker.currentNode);
    over += [...range.getClientRects()].filter(box => box.left < more.right && box.right > more.left
      && box.top < more.bottom && box.bottom > more.top).length;
  }
  return over;
})
"""
"""The number of text lines that each message's "…" covers."""


async def test_what_grows_while_the_page_scrolls_stays_in_sight(room: Room) -> None:
    for number in range(30):
        await room.bot.send(room.channel, content=f"message {number}")
    page = await room.open()
    await expect(newest(page)).to_contain_text("message 29")
    # A picture has arrived after the browser scrolled and before it reports that.
    await newest(page).evaluate(GROWS, 900)
    await page.wait_for_function(AT_END)
    await channel_pane(page).locator(".log").evaluate("log => { log.scrollTop -= 300; }")
    await page.wait_for_function(f"!({AT_END})()")
    await newest(page).evaluate(GROWS, 1800)
    await room.bot.send(room.channel, content="one more")
    await expect(channel_pane(page).get_by_role("button", name="New messages")).to_be_visible()


GROWS = """
(message, height) => {
  message.style.minHeight = `${height}px`;
  message.closest(".log").dispatchEvent(new Event("scroll"));
}
"""
AT_END = """
() => {
  const log = document.querySelector(".pane-channel .log");
  return log.scrollHeight - log.clientHeight - log.scrollTop < 10;
}
"""
