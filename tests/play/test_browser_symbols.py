"""Symbols on screen: some font has each symbol in the bot's texts and on the page."""

import ast
import unicodedata
from pathlib import Path

from playwright.async_api import expect

import bot
from bot.texts.faces import SUIT_FACES
from tests.playground.page.room import ON_SCREEN, Contexts, channel_pane, newest, open_room

pytestmark = ON_SCREEN

BOT = Path(bot.__file__).parent
PICTURE = "\N{VARIATION SELECTOR-16}"
BOXES = """
async ([node, symbols, style]) => {
  const font = `${style} 32px ${getComputedStyle(node).fontFamily}`;
  await document.fonts.load(font, symbols.join(""));
  const drawn = text => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 64];
    const pen = canvas.getContext("2d");
    pen.font = font;
    pen.fillText(text, 8, 44);
    return canvas.toDataURL();
  };
  const empty = [drawn("\\u0378"), drawn("\\u{1fbff}"), drawn(" ")];
  return symbols.filter(symbol => empty.includes(drawn(symbol)));
}
"""
"""The symbols drawn like an unassigned character, or not at all, in an element's font."""
WIDTHS = """
message => {
  const walker = document.createTreeWalker(message, NodeFilter.SHOW_TEXT);
  const widths = [];
  while (walker.nextNode()) {
    const { data, parentNode } = walker.currentNode;
    if (!data.includes("\U0001f7e6")) continue;
    const square = new Range();
    square.setStart(walker.currentNode, data.indexOf("\U0001f7e6"));
    square.setEnd(walker.currentNode, data.indexOf("\U0001f7e6") + 2);
    widths.push(square.getBoundingClientRect().width / parseFloat(getComputedStyle(parentNode).fontSize));
  }
  return widths;
}
"""
"""Widths of a message's blue squares, in heights of letters: an emoji is wider than any box."""

APART = """
async ([node, signs]) => {
  const font = `11px ${getComputedStyle(node).fontFamily}`;
  await document.fonts.load(font, signs.join(""));
  const drawn = sign => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [24, 24];
    const pen = canvas.getContext("2d");
    pen.font = font;
    pen.fillText(sign, 4, 16);
    return [...pen.getImageData(0, 0, 24, 24).data].filter((_, at) => at % 4 === 3);
  };
  const sum = numbers => numbers.reduce((total, number) => total + number, 0);
  const inks = signs.map(drawn);
  return inks.flatMap((one, at) => inks.slice(at + 1).map(other =>
    sum(one.map((ink, place) => Math.abs(ink - other[place]))) / (sum(one) + sum(other))));
}
"""
"""How much of the ink of each two signs differs at 11 pixels, in an element's font: 0 to 1."""


def texts() -> list[str]:
    """Return all strings of the bot and the cogs, its messages, and the page's scripts."""
    pages = [*(BOT / "playground" / "page").glob("*.js"), *BOT.rglob("*.ftl")]
    found = [path.read_text(encoding="utf-8") for path in pages]
    for path in [*BOT.rglob("*.py"), *(BOT.parent / "cogs").rglob("*.py")]:
        tree = ast.parse(path.read_text())
        found += [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
    return found


def symbols() -> list[str]:
    """Return the symbols in them, each with the variation selector that makes it an emoji.

    Without the punctuation of Arabic, which is in the fonts of its letters.
    """
    found = set()
    for text in texts():
        for at, sign in enumerate(text):
            kind, name = unicodedata.category(sign), unicodedata.name(sign, "")
            if not sign.isascii() and kind in ("So", "Sm", "Po") and not name.startswith("ARABIC"):
                found.add(sign + PICTURE if text[at + 1 : at + 2] == PICTURE else sign)
    return sorted(found)


async def test_no_symbol_is_a_box_on_a_machine_without_a_font_of_emoji(browser: Contexts) -> None:
    used = symbols()
    assert {"🟦", "🏆", "⏳", "⚠" + PICTURE, "♠"} <= {*used}
    async with open_room(browser) as room:
        room.begin()
        await room.bot.send(room.channel, content="### 🟦\n**🟦** 🟦\n```\n🟦\n```")
        page = await room.open()
        code = channel_pane(page).locator("pre code")
        await expect(code).to_be_visible()
        assert len(widths := await newest(page).evaluate(WIDTHS)) == 4
        assert min(widths) > 1
        for place in (channel_pane(page), code):
            node = await place.element_handle()
            for style in ("", "bold", "italic"):
                assert await page.evaluate(BOXES, [node, used, style]) == []
        await room.end()


async def test_the_suits_are_told_apart_at_11_pixels(browser: Contexts) -> None:
    async with open_room(browser) as room:
        room.begin()
        await room.bot.send(room.channel, content="`10♠`")
        page = await room.open()
        code = newest(page).locator("code")
        await expect(code).to_be_visible()
        for place in (channel_pane(page), code):
            apart = await page.evaluate(APART, [await place.element_handle(), [*SUIT_FACES[:4]]])
            assert len(apart) == 6
            assert min(apart) > 0.1
        await room.end()
