"""What the page sends after a press, a choice, a form or typed text."""

import asyncio

from playwright.async_api import Route, expect

from tests.playground.page.room import (
    CHALLENGE,
    ON_SCREEN,
    SCORES,
    TABLE,
    Room,
    button,
    channel_pane,
    composer,
    newest,
    row,
    text,
)

pytestmark = ON_SCREEN


async def test_nobody_writes_before_there_is_a_channel_to_write_to(room: Room) -> None:
    page = await room.open()
    known = asyncio.Event()

    async def late(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await page.route("**/sim/state*", late)
    await page.reload()
    await expect(composer(page)).to_be_disabled()
    await expect(channel_pane(page).get_by_role("button", name="Send")).to_be_disabled()
    known.set()
    await composer(page).fill("hello")
    await expect(composer(page)).to_have_value("hello")


async def test_a_press_waits_for_its_answer(room: Room) -> None:
    await room.bot.send(
        room.channel, content="table", components=[row(button("Draw", "c:1:draw"), button("Pass", "p"))]
    )
    page = await room.open()
    draw = newest(page).get_by_role("button", name="Draw")
    await draw.click()
    asked = await room.bot.asked()
    assert asked["type"] == 3
    assert asked["data"]["custom_id"] == "c:1:draw"
    assert asked["member"]["user"]["id"] == room.alice
    await expect(draw).to_be_disabled()
    await expect(newest(page).get_by_role("button", name="Pass")).to_be_disabled()
    await draw.dispatch_event("click")
    await room.bot.answer(asked, 7, {"content": "drawn"})
    await expect(newest(page)).to_contain_text("drawn")
    await expect(draw).to_be_enabled()
    presses = [i for i in room.playground.interactions._by_id.values() if i.channel.id == room.channel]
    assert len(presses) == 1


async def test_a_press_counts_though_its_message_is_drawn_anew_under_the_pointer(room: Room) -> None:
    buttons = [row(button("Draw", "draw"))]
    sent = await room.bot.send(
        room.channel, content="table", components=[*buttons, row(button("Pass", "pass"))]
    )
    other = room.playground.world.add_channel(f"{room.channel_name}-b").id
    page = await room.open()
    await newest(page).get_by_role("button", name="Draw").hover()
    await page.mouse.down()
    await room.bot.edit(sent, content="another table", components=buttons)
    await room.bot.send(other, content="this comes after the edit")
    channels = page.get_by_role("navigation", name="Channels and members")
    entry = channels.get_by_role("button", name=f"{room.channel_name}-b")
    await expect(entry.locator(".unread-dot")).to_have_count(1)
    await page.mouse.up()
    asked = await room.bot.asked()
    assert (asked["message"]["id"], asked["data"]["custom_id"]) == (sent["id"], "draw")
    await room.bot.answer(asked, 6)
    await expect(channel_pane(page)).to_contain_text("another table")
    await expect(channel_pane(page).get_by_role("button", name="Pass")).to_have_count(0)


async def test_a_press_without_an_answer_says_so(room: Room) -> None:
    await room.bot.send(room.channel, content="table", components=[row(button("Draw", "draw"))])
    page = await room.open()
    draw = newest(page).get_by_role("button", name="Draw")
    await draw.click()
    await room.bot.asked()
    room.clock.advance(3)
    await expect(newest(page).get_by_role("alert")).to_have_text("The application did not respond")
    await expect(draw).to_be_enabled()
    await draw.click()
    await expect(newest(page).get_by_role("alert")).to_have_count(0)
    await room.bot.answer(await room.bot.asked(), 6)
    await expect(draw).to_be_enabled()


async def test_a_command_without_an_answer_says_so(room: Room) -> None:
    await room.bot.register(SCORES)
    page = await room.open()
    await composer(page).fill("/scores ")
    await page.keyboard.press("Enter")
    await room.bot.asked()
    room.clock.advance(3)
    remark = channel_pane(page).locator(".remark")
    await expect(remark).to_contain_text("The application did not respond")
    await remark.get_by_role("button", name="Dismiss").click()
    await expect(remark).to_have_count(0)


async def test_selects(room: Room) -> None:
    cards = [
        {"label": "K♣", "value": "KC", "description": "leaves 19", "emoji": {"name": "👑"}},
        {"label": "Q♣", "value": "QC"},
        {"label": "5♠", "value": "5S", "default": True},
    ]
    await room.bot.send(
        room.channel,
        content="choose",
        components=[
            row({"type": 3, "custom_id": "one", "placeholder": "Discard a card", "options": cards[:2]}),
            row({"type": 3, "custom_id": "some", "min_values": 1, "max_values": 2, "options": cards}),
            row({"type": 5, "custom_id": "who", "placeholder": "Against whom"}),
        ],
    )
    page = await room.open()
    one, some, who = (newest(page).locator(f"[data-key={key}]") for key in ("one", "some", "who"))
    await expect(one).to_contain_text("Discard a card")
    await expect(some).to_contain_text("5♠")

    await one.click()
    options = page.get_by_role("listbox", name="Discard a card").get_by_role("option")
    await expect(options.first).to_contain_text("leaves 19")
    await options.nth(1).click()
    asked = await room.bot.asked()
    assert (asked["data"]["custom_id"], asked["data"]["values"]) == ("one", ["QC"])
    await room.bot.answer(asked, 6)
    await expect(one).to_contain_text("Q♣")
    await expect(one).to_be_focused()

    await expect(some).to_be_enabled()
    await some.press("Enter")
    done = page.get_by_role("button", name="Done")
    await page.keyboard.press("Enter")  # deselects the chosen option
    await expect(done).to_be_disabled()
    await page.keyboard.press("Home")
    await page.keyboard.press("Space")
    await page.keyboard.type("Q")
    await page.keyboard.press("Space")
    await page.keyboard.press("End")
    await page.keyboard.press("Space")  # a third one is refused
    await done.click()
    asked = await room.bot.asked()
    assert asked["data"]["values"] == ["KC", "QC"]
    await room.bot.answer(asked, 6)

    await expect(who).to_be_enabled()
    await who.click()
    bob = room.playground.world.users[room.bob].global_name or ""
    await page.get_by_role("listbox", name="Against whom").get_by_role("option", name=bob).click()
    asked = await room.bot.asked()
    assert asked["data"]["values"] == [room.bob]
    await room.bot.answer(asked, 6)


async def test_a_modal(room: Room) -> None:
    await room.bot.send(room.channel, content="settings", components=[row(button("Options", "o"))])
    page = await room.open()
    opener = newest(page).get_by_role("button", name="Options")
    await opener.click()
    modal = {
        "title": "Options of the table",
        "custom_id": "m:1",
        "components": [
            text("All of these can be changed **later**."),
            {"type": 18, "label": "Target", "description": "Points that win",
             "component": {"type": 4, "custom_id": "target", "style": 1, "max_length": 3, "value": "10"}},
            {"type": 18, "label": "Remarks",
             "component": {"type": 4, "custom_id": "remarks", "style": 2, "required": False}},
            {"type": 18, "label": "Variant", "component": {"type": 3, "custom_id": "variant", "options": [
                {"label": "Classic", "value": "classic"}, {"label": "Oklahoma", "value": "oklahoma"}]}},
        ],
    }  # fmt: skip
    await room.bot.answer(await room.bot.asked(), 9, modal)
    dialog = page.get_by_role("dialog", name="Options of the table")
    await expect(dialog.locator("strong")).to_have_text("later")
    target = dialog.get_by_label("Target")
    await expect(target).to_be_focused()
    await expect(target).to_have_value("10")
    await target.press("End")
    await page.keyboard.type("05")
    await expect(target).to_have_value("100")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_contain_text("Variant")
    await dialog.get_by_role("button", name="Variant").click()
    await page.get_by_role("option", name="Oklahoma").click()
    await dialog.get_by_role("button", name="Submit").click()
    asked = await room.bot.asked()
    await expect(dialog).to_have_count(0)
    assert asked["type"] == 5
    assert asked["data"]["custom_id"] == "m:1"
    given = {
        part["component"]["custom_id"]: part["component"]
        for part in asked["data"]["components"]
        if "component" in part
    }
    assert given["target"]["value"] == "100"
    assert given["remarks"]["value"] == ""
    assert given["variant"]["values"] == ["oklahoma"]
    await room.bot.answer(asked, 7, {"content": "Oklahoma to 100"})
    await expect(newest(page)).to_contain_text("Oklahoma to 100")

    await opener.click()
    await room.bot.answer(await room.bot.asked(), 9, {**modal, "custom_id": "m:2"})
    await expect(dialog).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def test_a_slash_command_with_all_kinds_of_options(room: Room) -> None:
    await room.bot.register(TABLE, SCORES)
    page = await room.open()
    await page.locator("body").press("/")
    pane = channel_pane(page)
    suggestions = pane.get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(suggestions).to_have_text(
        ["/scoresWho has won what", "/table joinSit down", "/table openOpen a table in this channel"]
    )
    await page.keyboard.type("tab")
    await expect(suggestions).to_have_count(2)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    game = pane.get_by_role("combobox", name="game")
    await expect(game).to_be_focused()
    await expect(pane.locator(".suggestions-head")).to_have_text("game What to play required")
    await page.keyboard.type("500")
    await expect(suggestions).to_have_text(["Rummy 500"])
    await page.keyboard.press("Enter")
    await expect(game).to_have_value("Rummy 500")
    await page.keyboard.type("seats:")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(pane.locator(".composer-note")).to_have_text("seats must be at most 8.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.keyboard.press("Tab")
    await page.keyboard.type("tu")
    await page.keyboard.press("Tab")
    asked = await room.bot.asked()
    assert asked["type"] == 4
    options = {option["name"]: option for option in asked["data"]["options"][0]["options"]}
    assert options["turn_time"]["focused"] is True
    assert options["game"]["value"] == "rummy500"
    assert options["seats"]["value"] == 3
    await room.bot.answer(
        asked, 8, {"choices": [{"name": "5 minutes", "value": "5m"}, {"name": "off", "value": "off"}]}
    )
    await expect(suggestions).to_have_text(["5 minutes", "off"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    assert asked["type"] == 2
    assert asked["data"]["options"][0]["name"] == "open"
    values = {option["name"]: option["value"] for option in asked["data"]["options"][0]["options"]}
    assert values == {"game": "rummy500", "seats": 3, "turn_time": "5m"}
    await room.bot.answer(asked, 4, {"content": "A table is open."})
    await expect(newest(page)).to_contain_text("A table is open.")
    await expect(composer(page)).to_be_focused()


async def test_enter_pressed_twice_sends_one_command(room: Room) -> None:
    await room.bot.register(TABLE)
    page = await room.open()
    await composer(page).fill("/table open game:gin ")
    enter = "new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })"
    await page.evaluate(f"for (const _ of [1, 2]) document.activeElement.dispatchEvent({enter})")
    await room.bot.answer(await room.bot.asked(), 4, {"content": "A table is open."})
    await expect(newest(page)).to_contain_text("A table is open.")
    commands = [i for i in room.playground.interactions._by_id.values() if i.channel.id == room.channel]
    assert len(commands) == 1


async def test_autocomplete_asks_once_for_quick_typing(room: Room) -> None:
    await room.bot.register(TABLE)
    page = await room.open()
    await composer(page).fill("/table open game:gin turn_time:")
    field = channel_pane(page).get_by_role("combobox", name="turn_time")
    await expect(field).to_be_focused()
    await page.keyboard.type("5 min")
    asked = await room.bot.asked()
    while (typed := asked["data"]["options"][0]["options"][-1]["value"]) != "5 min":
        asked = await room.bot.asked()
    assert typed == "5 min"
    asks = [i for i in room.playground.interactions._by_id.values() if i.channel.id == room.channel]
    assert len(asks) < len("5 min")
    await room.bot.answer(asked, 8, {"choices": []})
    await expect(channel_pane(page).locator(".suggestions-head")).to_contain_text("No suggestions.")


async def test_a_user_option_and_giving_up_with_escape(room: Room) -> None:
    await room.bot.register(SCORES)
    page = await room.open()
    await composer(page).fill("/scores member:")
    bob = room.playground.world.users[room.bob].global_name or ""
    await page.keyboard.type(bob.lower())
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    assert asked["data"]["options"] == [{"type": 6, "name": "member", "value": room.bob}]
    await room.bot.answer(asked, 4, {"content": "3 : 2"})
    await composer(page).fill("/scores ")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(composer(page)).to_have_value("")
    await expect(composer(page)).to_be_focused()


async def test_commands_i_may_not_use_are_not_offered(room: Room) -> None:
    closed = {"name": "cardroom", "description": "Settings", "type": 1, "default_member_permissions": "16"}
    direct = {"name": "alone", "description": "In direct messages", "type": 1, "contexts": [1]}
    await room.bot.register(SCORES, closed, direct)
    bob = await room.open(room.bob)
    await composer(bob).fill("/")
    offered = channel_pane(bob).get_by_role("listbox", name="Suggestions").get_by_role("option")
    await expect(offered).to_have_text(["/scoresWho has won what"])
    alice = await room.open()
    await composer(alice).fill("/card")
    await expect(channel_pane(alice).get_by_role("option", name="/cardroom")).to_be_visible()


async def test_the_first_table_is_one_press_away(room: Room) -> None:
    page = await room.open()
    welcome = channel_pane(page).locator(".welcome")
    await expect(welcome).to_contain_text(f"Welcome to #{room.channel_name}")
    await expect(welcome.get_by_role("button")).to_have_count(0)
    await room.bot.register(TABLE)
    await welcome.get_by_role("button", name="/table open").click()
    asked = await room.bot.asked()
    assert asked["data"]["options"][0]["options"] == [{"type": 3, "name": "game", "value": "gin"}]
    await room.bot.answer(asked, 4, {"content": "Table 1"})
    await expect(newest(page)).to_contain_text("Table 1")
    await expect(welcome.get_by_role("button")).to_have_count(0)


async def test_challenge_from_the_menu_of_a_member(room: Room) -> None:
    await room.bot.register(CHALLENGE)
    page = await room.open()
    bob = room.playground.world.users[room.bob].global_name
    await page.get_by_role("button", name=f"More about {bob}").click()
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    assert (asked["data"]["name"], asked["data"]["type"], asked["data"]["target_id"]) == (
        "Challenge",
        2,
        room.bob,
    )
    await room.bot.answer(asked, 4, {"content": "Bob is challenged."})
    await page.locator(f"[data-user='{room.bob}']").click(button="right")
    await expect(page.get_by_role("menuitem", name="Challenge")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("menu")).to_have_count(0)
    await expect(page.get_by_role("button", name=f"More about {bob}")).to_be_focused()


async def test_each_game_that_can_be_played_at_once_is_one_press_away(room: Room) -> None:
    choices = [{"name": "Gin Rummy", "value": "gin"}, {"name": "Hand", "value": "hand"}]
    option = {"type": 3, "name": "game", "description": "Which game", "choices": choices}
    play = {"name": "play", "description": "Play at once", "type": 1, "options": [option]}
    await room.bot.register(TABLE, play)
    page = await room.open()
    welcome = channel_pane(page).locator(".welcome")
    await expect(welcome.get_by_role("button")).to_have_text(["Gin Rummy", "Hand", "/table open"])
    await welcome.get_by_role("button", name="Hand").click()
    asked = await room.bot.asked()
    assert asked["data"]["name"] == "play"
    assert asked["data"]["options"] == [{"type": 3, "name": "game", "value": "hand"}]
    await room.bot.answer(asked, 4, {"content": "Dealt"})
    await expect(newest(page)).to_contain_text("Dealt")
