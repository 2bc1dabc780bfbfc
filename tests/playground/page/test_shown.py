"""How the page shows messages, in a real browser."""

import base64

import pytest
from playwright.async_api import expect

from tests.playground.page.room import (
    ON_SCREEN,
    TABLE,
    V2,
    Json,
    Room,
    button,
    channel_pane,
    composer,
    newest,
    png,
    row,
    text,
)
from tests.playground.page.test_words import PAGE

pytestmark = ON_SCREEN


async def test_markdown_becomes_elements(room: Room) -> None:
    content = (
        "# Deal 3\n**knock** *now* __or__ ~~never~~ `K♣`\n> said Bob\n- one\n  - two\n1. first\n"
        "-# small print\n[rules](https://example.org/gin) ||hidden|| \\*plain\\* snake_case_name\n"
        "```ansi\n\u001b[1;31mA♥\u001b[0m K♠\n```"
    )
    await room.bot.send(room.channel, content=content)
    message = newest(await room.open())
    await expect(message.locator("h3.heading-1")).to_have_text("Deal 3")
    await expect(message.locator("strong")).to_have_text("knock")
    await expect(message.locator("em")).to_have_text("now")
    await expect(message.locator("u")).to_have_text("or")
    await expect(message.locator("s")).to_have_text("never")
    await expect(message.locator(":not(pre) > code")).to_have_text("K♣")
    await expect(message.locator("blockquote")).to_have_text("said Bob")
    await expect(message.locator("ul ul > li")).to_have_text("two")
    await expect(message.locator("ol > li")).to_have_text("first")
    await expect(message.locator("small.line")).to_have_text("small print")
    await expect(message.get_by_role("link", name="rules")).to_have_attribute(
        "href", "https://example.org/gin"
    )
    await expect(message.locator("pre .ansi-bold.ansi-text-1")).to_have_text("A♥")
    await expect(message).to_contain_text("*plain* snake_case_name")
    spoiler = message.get_by_role("button", name="Spoiler, press to show")
    await spoiler.press("Enter")
    await expect(message.locator(".spoiler.shown")).to_have_text("hidden")


async def test_text_is_never_markup(room: Room) -> None:
    await room.bot.send(
        room.channel,
        content="<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script>",
    )
    message = newest(await room.open())
    await expect(message).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(message.locator(".part-content img, .part-content script, .part-content a")).to_have_count(0)


async def test_mentions_emoji_and_times(room: Room) -> None:
    image = "data:image/png;base64," + base64.b64encode(png()).decode()
    application = (await room.bot.request("GET", "users/@me"))["id"]
    emoji = await room.bot.request(
        "POST", f"applications/{application}/emojis", {"name": "queen", "image": image}
    )
    await room.bot.register(TABLE)
    queen = f"<:queen:{emoji['id']}>"
    moment = int(room.clock.now())
    await room.bot.send(
        room.channel,
        content=f"<@{room.alice}> <#{room.channel}> </table open:1> {queen} <t:{moment + 90_000}:R>",
    )
    await room.bot.send(room.channel, content=f"{queen} {queen}")
    page = await room.open()
    message, large = channel_pane(page).locator("article.message").all(), newest(page)
    first = (await message)[0]
    name = room.playground.world.users[room.alice].global_name
    await expect(first.locator(".mention.mine")).to_have_text(f"@{name}")
    await expect(first).to_contain_text(f"#{room.channel_name}")
    await expect(first.get_by_alt_text(":queen:")).to_have_js_property("naturalWidth", 4)
    await expect(first.locator("time[data-relative]")).to_have_text("in 1 day")
    await expect(large.locator(".part-content.large img")).to_have_count(2)
    await first.get_by_role("button", name="/table open").click()
    await expect(channel_pane(page).get_by_role("group", name="Command /table open")).to_be_visible()


async def test_relative_times_tick(room: Room) -> None:
    page = await room.open()
    start = await page.evaluate("Math.ceil(Date.now() / 1000) + 1000")
    await page.clock.install()
    await page.reload()
    await page.clock.pause_at(start)
    await room.bot.send(room.channel, content=f"until <t:{start + 120}:R>")
    stamp = newest(page).locator("time[data-relative]")
    await expect(stamp).to_have_text("in 2 minutes")
    await page.clock.run_for(70_000)
    await expect(stamp).to_have_text("in 50 seconds")
    await page.clock.run_for(60_000)
    await expect(stamp).to_have_text("10 seconds ago")


async def test_an_embed_with_everything(room: Room) -> None:
    await room.bot.send(
        room.channel,
        files={"table.png": png()},
        attachments=[{"id": "0", "filename": "table.png", "description": "Two hands of ten cards"}],
        embeds=[
            {
                "title": "Table 1", "description": "To **100**", "color": 0x1F6B52,
                "author": {"name": "Cardroom"},
                "fields": [{"name": "Alice", "value": "42", "inline": True}, {"name": "Last", "value": "K♣"}],
                "footer": {"text": "deal 3"}, "image": {"url": "attachment://table.png"},
            }
        ],
    )  # fmt: skip
    message = newest(await room.open())
    embed = message.locator(".embed")
    await expect(embed).to_have_css("border-left-color", "rgb(31, 107, 82)")
    await expect(embed.locator(".embed-title")).to_have_text("Table 1")
    await expect(embed.locator(".embed-description strong")).to_have_text("100")
    await expect(embed.locator(".embed-author")).to_have_text("Cardroom")
    await expect(embed.locator(".embed-field.inline .embed-field-name")).to_have_text("Alice")
    await expect(embed.locator(".embed-footer")).to_have_text("deal 3")
    await expect(message.get_by_alt_text("Two hands of ten cards")).to_have_count(1)
    await expect(embed.locator("img")).to_have_js_property("naturalWidth", 4)


async def test_attachments(room: Room) -> None:
    await room.bot.send(
        room.channel,
        content="the deal",
        files={"deal.png": png(), "deal.txt": b"10D 9D"},
        attachments=[
            {"id": "0", "filename": "deal.png", "description": "The cards"},
            {"id": "1", "filename": "deal.txt"},
        ],
    )
    message = newest(await room.open())
    await expect(message.get_by_alt_text("The cards")).to_have_js_property("naturalWidth", 4)
    await expect(message.locator(".file-text a")).to_have_text("deal.txt")
    await expect(message.locator(".file")).to_contain_text("6 bytes")


async def test_every_kind_of_layout_component(room: Room) -> None:
    await room.bot.send(
        room.channel,
        flags=V2,
        files={"a.png": png(), "b.png": png(), "log.txt": b"x" * 2048},
        attachments=[
            {"id": "0", "filename": "a.png"},
            {"id": "1", "filename": "b.png"},
            {"id": "2", "filename": "log.txt"},
        ],
        components=[
            {"type": 17, "accent_color": 0xD9930D, "components": [
                text("### Your hand"),
                {"type": 9, "components": [text("Deadwood **29**")],
                 "accessory": {"type": 11, "description": "Card back", "media": {"url": "attachment://a.png"}}},
                {"type": 9, "components": [text("Sorted")], "accessory": button("Sort by suit", "sort")},
                {"type": 14, "divider": True, "spacing": 2},
                {"type": 12, "items": [
                    {"media": {"url": "attachment://a.png"}, "description": "picture a"},
                    {"media": {"url": "attachment://b.png"}, "description": "picture b"}]},
                {"type": 13, "file": {"url": "attachment://log.txt"}},
                row(button("Draw", "draw", 3)),
            ]},
        ],
    )  # fmt: skip
    message = newest(await room.open())
    container = message.locator(".container")
    await expect(container).to_have_css("border-left-color", "rgb(217, 147, 13)")
    await expect(container.locator("h5")).to_have_text("Your hand")
    await expect(container.locator(".section").first.locator("strong")).to_have_text("29")
    await expect(container.locator(".section .thumbnail").get_by_alt_text("Card back")).to_have_js_property(
        "naturalWidth", 4
    )
    await expect(container.locator(".section").get_by_role("button", name="Sort by suit")).to_be_enabled()
    await expect(container.get_by_role("separator")).to_have_count(1)
    await expect(container.locator(".gallery img")).to_have_count(2)
    await expect(container.locator(".gallery").get_by_alt_text("picture b")).to_have_js_property(
        "naturalWidth", 4
    )
    await expect(container.locator(".file")).to_contain_text("2.0 KiB")
    await expect(container.get_by_role("button", name="Draw")).to_be_enabled()
    await expect(message.locator(".part-attachments")).to_be_empty()


async def test_a_picture_is_enlarged_and_told(room: Room) -> None:
    words = "Your hand: 4♠ 5♠ 6♠"
    item = {"media": {"url": "attachment://a.png"}, "description": words}
    await room.bot.send(
        room.channel,
        flags=V2,
        files={"a.png": png(1100, 1600)},
        attachments=[{"id": "0", "filename": "a.png"}],
        components=[{"type": 17, "components": [{"type": 12, "items": [item]}]}],
    )
    page = await room.open()
    frame = newest(page).get_by_role("link", name=words)
    await expect(frame.locator("img")).to_have_js_property("naturalWidth", 1100)
    shown = await frame.locator("img").bounding_box()
    assert shown is not None
    assert (round(shown["width"]), round(shown["height"])) == (round(350 * 1100 / 1600), 350)
    # The text appears with keyboard focus, and is not copied or searched.
    told = "node => ['content', 'display'].map((name) => getComputedStyle(node, '::after')[name])"
    assert await frame.evaluate(told) == [f'"{words}"', "none"]
    await page.keyboard.press("Tab")
    await frame.focus()
    assert await frame.evaluate(told) == [f'"{words}"', "block"]
    assert words not in await newest(page).inner_text()
    await page.keyboard.press("Enter")
    large = page.get_by_role("dialog", name="Picture")
    await expect(large).to_contain_text(words)
    await expect(large.get_by_alt_text(words)).to_have_js_property("naturalWidth", 1100)
    box = await large.get_by_alt_text(words).bounding_box()
    assert box is not None
    assert 350 < box["height"] <= 800
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(frame).to_be_focused()
    await frame.click()
    await large.get_by_role("button", name="Close").click()
    await expect(large).to_have_count(0)


async def test_an_edit_that_keeps_the_picture_keeps_it_on_the_page(room: Room) -> None:
    def shown(name: str, words: str) -> Json:
        gallery = {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": "A hand"}]}
        return {"type": 17, "components": [text(words), gallery]}

    sent = await room.bot.send(
        room.channel,
        flags=V2,
        files={"a.png": png(110, 40)},
        attachments=[{"id": "0", "filename": "a.png"}],
        components=[shown("a.png", "Draw")],
    )
    message = newest(await room.open())
    picture = message.get_by_alt_text("A hand")
    await expect(picture).to_have_js_property("naturalWidth", 110)
    await picture.evaluate("node => { node.seen = true }")
    media = sent["components"][0]["components"][1]["items"][0]["media"]
    kept = [{"id": media["attachment_id"], "filename": "a.png"}]
    await room.bot.edit(sent, components=[shown("a.png", "Discard")], attachments=kept)
    await expect(message).to_contain_text("Discard")
    await expect(picture).to_have_count(1)
    await expect(picture).to_have_js_property("seen", True)
    await expect(picture).to_have_js_property("naturalWidth", 110)


async def test_buttons_of_all_styles(room: Room) -> None:
    styles = [button(f"style {style}", f"b{style}", style) for style in (1, 2, 3, 4)]
    link = {"type": 2, "style": 5, "label": "pagat", "url": "https://www.pagat.com/"}
    await room.bot.send(
        room.channel,
        content="buttons",
        components=[
            row(*styles, link),
            row(
                button("Off", "off", disabled=True),
                {**button("", "e"), "label": None, "emoji": {"name": "🃏"}},
            ),
        ],
    )
    message = newest(await room.open())
    for style in (1, 2, 3, 4):
        await expect(message.get_by_role("button", name=f"style {style}")).to_have_class(
            f"button style-{style}"
        )
    await expect(message.get_by_role("link", name="pagat")).to_have_attribute(
        "href", "https://www.pagat.com/"
    )
    await expect(message.get_by_role("button", name="Off")).to_be_disabled()
    await expect(message.get_by_role("button", name="🃏")).to_be_visible()


async def test_who_used_which_command_and_that_it_was_edited(room: Room) -> None:
    await room.bot.register(TABLE)
    page = await room.open()
    await composer(page).fill("/table join ")
    await page.keyboard.press("Enter")
    asked = await room.bot.asked()
    await room.bot.answer(asked, 4, {"content": "Alice sits down."})
    message = newest(page)
    name = room.playground.world.users[room.alice].global_name
    await expect(message.locator(".reference")).to_have_text(f"{name} used /table join")
    await expect(message.locator(".part-header .tag")).to_have_text("APP")
    await expect(message.locator(".edited")).to_have_count(0)
    await room.bot.edit_answer(asked, {"content": "Alice and Bob sit down."})
    await expect(message).to_contain_text("Alice and Bob sit down.")
    await expect(message.locator(".edited")).to_have_text("(edited)")


@pytest.mark.parametrize("locale", sorted(path.stem for path in (PAGE / "locales").glob("*.json")))
async def test_the_name_of_the_playground_fits_its_button(room: Room, locale: str) -> None:
    page = await room.open(locale=locale)
    lines = await page.locator("#drawer-button").evaluate(
        "button => {"
        " const range = new Range(); range.selectNodeContents(button.lastChild);"
        " return range.getClientRects().length; }"
    )
    assert lines == 1


ORDER = """message => [...message.querySelectorAll("h4, .line")].map((line) => {
  const node = line.firstChild;
  const placed = [...node.data].map((char, at) => {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return [range.getBoundingClientRect().left, char];
  });
  return placed.sort(([a], [b]) => a - b).map(([, char]) => char).join("");
})"""
"""The characters of each line from left to right, as they are on the screen."""


async def test_arabic_keeps_cards_in_order_and_reads_refusals(room: Room) -> None:
    page = await room.open(locale="ar")
    components = [text("دورك"), row(button("6♠", "six"), button("سحب", "draw"))]
    await room.bot.send(room.channel, flags=V2, components=components)
    message = newest(page)
    for label, direction in (("6♠", "ltr"), ("سحب", "rtl")):
        await expect(message.locator("button span", has_text=label)).to_have_css("direction", direction)
    await room.bot.send(room.channel, flags=V2, components=[text("## 2♣ 4♥\n## 4♠ K♠ 9♥\n2♣ 4♥")])
    await expect(newest(page)).to_contain_text("K♠")
    assert await newest(page).evaluate(ORDER) == ["2♣ 4♥", "4♠ K♠ 9♥", "2♣ 4♥"]
    refused = await page.evaluate(
        "import('/page/server.js').then(({ act }) => act('nobody', 'say')).catch((error) => error.message)"
    )
    assert refused == "لا يوجد عضو \u2068nobody\u2069."
