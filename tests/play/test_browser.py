"""The whole program on screen: people who play in a browser, by clicking and typing what they see there."""

import re
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, async_playwright, expect

from tests.play.conftest import House
from tests.playground.page.room import (
    CHROMIUM,
    FLAGS,
    PATIENCE,
    REQUIRED,
    channel_pane,
    composer,
    dm_pane,
)

pytestmark = pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason="no Chromium is installed")

OFFERED = """
pressed => {
  const verb = key => key.split(":")[4];
  const panels = [...document.querySelectorAll(".pane-dm article.message")].filter(node => node.querySelector("[data-key]"));
  const panel = panels.at(-1);
  if (!panel || panel.getAttribute("aria-busy") === "true") return null;
  const found = [...panel.querySelectorAll("[data-key]")]
    .filter(node => ["act", "sure", "pick", "ready", "again"].includes(verb(node.dataset.key)))
    .map(node => [node.dataset.key, node.textContent])
    .filter(([key]) => !pressed.includes(key));
  return found.length > 0 ? found : null;
}
"""
"""What a person can press on the newest hand panel and has not pressed yet; null while there is nothing."""
CARD = re.compile(r"(?:10|[2-9AJQK])[♠♧♦♡]")


class Player:
    """A person before a page, who presses what is offered on the hand panel among the direct messages."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed: list[str] = []
        self.moves = 0

    async def offered(self) -> list[tuple[str, str]]:
        """Wait until there is something to press: pairs of custom_id and label."""
        found = await self.page.wait_for_function(OFFERED, arg=self.pressed, timeout=PATIENCE * 1000)
        return [(key, label) for key, label in await found.json_value()]

    async def press(self, key: str) -> None:
        """Press a button, or choose in a menu what leaves least."""
        self.pressed.append(key)
        self.moves += 1
        control = dm_pane(self.page).locator(f'[data-key="{key}"]').last
        await control.click()
        if key.split(":")[5].startswith("m"):
            menu = self.page.locator(".popup").get_by_role("option")
            await menu.nth(least(await menu.all_inner_texts())).click()

    async def play(self) -> None:
        """Play until the match is over: knock when one can, else throw what leaves least."""
        while True:
            offered = await self.offered()
            await self.look()
            if any(key.split(":")[4] == "again" for key, _ in offered):
                return
            await self.press(chosen(offered))

    async def look(self) -> None:
        """What else one does before each press."""


def chosen(offered: list[tuple[str, str]]) -> str:
    """Prefer a knock, then a menu, then the first button."""
    for key, label in offered:
        if "nock" in label or "in!" in label:
            return key
    return next((key for key, _ in offered if key.split(":")[5].startswith("m")), offered[0][0])


def least(offered: Iterable[str]) -> int:
    """The line of a menu that leaves the least deadwood."""
    left = [int(found[1]) if (found := re.search(r"[Ll]eaves (\d+)", line)) else 0 for line in offered]
    return left.index(min(left))


class Browsers:
    """Pages on the playground of a house; complaints in any console are faults."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house = house
        self._browser = browser
        self.faults: list[str] = []

    def _heard(self, said: ConsoleMessage) -> None:
        # the browser itself logs every reply of 400, which is how the playground refuses
        if said.type == "error" and "status of 400" not in said.text:
            self.faults.append(said.text)

    async def open(self, name: str, **options: Any) -> Page:
        """The page as a member; options are a browser context's."""
        context = await self._browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        await page.goto(f"{self.house.playground.url}/?as={self.house.visitor(name).id}")
        await expect(composer(page)).to_be_attached()
        return page


@pytest.fixture
async def browsers(house: House) -> AsyncIterator[Browsers]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        opened = Browsers(house, browser)
        yield opened
        await browser.close()
        assert opened.faults == []


def board(page: Page) -> Locator:
    """The newest message about a table in the channel."""
    return channel_pane(page).locator("article.message").filter(has_text="Table 1").last


async def press(place: Locator, name: str) -> None:
    await place.get_by_role("button", name=name).click()


async def test_a_match_against_a_computer(browsers: Browsers) -> None:
    page = await browsers.open("Alice")
    await press(channel_pane(page), "/table open")
    await press(board(page), "Add computer: easy")
    await press(board(page), "Start")
    player = Player(page)
    await player.play()
    await expect(board(page)).to_contain_text("wins the match")
