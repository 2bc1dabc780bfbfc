"""Players at a browser: pages of a playground, and a player who presses what they show."""

import os
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from playwright.async_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.playground.page.room import PATIENCE, Contexts, channel_pane, composer

if TYPE_CHECKING:
    from tests.play.conftest import Harness

_KEYS = ':is([data-key*=":sort:"], [data-key*=":ready:"], [data-key*=":again:"])'
_OWN = ".pane-channel article.ephemeral"
PANELS = f"{_OWN}:has({_KEYS}), body:not(:has({_OWN} {_KEYS})) .pane-dm article.message:has([data-key])"
"""The hand panels in use: ephemeral ones if there are any, else those in direct messages."""
OFFERED = """
([panels, known]) => {
  const alone = /^(Joker|(10|[2-9AJQK])[♠♣♦♥])$/;
  const panel = [...document.querySelectorAll(panels)].at(-1);
  if (!panel || panel.getAttribute("aria-busy") === "true") return null;
  const found = [...panel.querySelectorAll("[data-key]")]
    .map(node => [node.dataset.key, node.textContent.trim(), node.classList.contains("style-3")])
    .map(([key, label, best]) => [key, alone.test(label) ? `Discard ${label}${best ? " ★" : ""}` : label])
    .filter(([key]) => ["act", "sure", "pick", "ready", "again"].includes(key.split(":")[4]))
    .filter(([key]) => !known.includes(key));
  return found.length > 0 ? found : null;
}
"""
"""The unused offers of the newest hand panel, or null.

A button with just a card discards it, and has a star if it is marked as best.
"""

Offer = list[tuple[str, str]]
"""Controls: custom_id and label."""


def verb(key: str) -> str:
    return key.split(":")[4]


def is_menu(key: str) -> bool:
    return key.split(":")[5].startswith("m")


def is_knock(label: str) -> bool:
    return "nock" in label or "in!" in label


def least(lines: Iterable[str]) -> int:
    """Return the option of a menu that leaves the least deadwood."""
    left = [
        int(found[1]) if (found := re.search(r"leaves (\d+)", line, re.IGNORECASE)) else 0 for line in lines
    ]
    return left.index(min(left))


def chosen(offer: Offer) -> str:
    """Return what a simple player presses: a knock, a menu, the stock, or the best discard.

    Without a discard marked as best it is the last one, the highest card in no meld; else the first button.
    """
    knock = next((key for key, label in offer if is_knock(label)), None)
    menu = next((key for key, _ in offer if is_menu(key)), None)
    stock = next((key for key, label in offer if label.startswith("Draw")), None)
    discards = [(key, label) for key, label in offer if label.startswith("Discard")]
    best = [key for key, label in discards if "★" in label] or [key for key, _ in discards[-1:]]
    return knock or menu or stock or (best or [offer[0][0]])[0]


class Player:
    """A player who plays by what the hand panel offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0
        self._done: list[str] = []

    def choice(self, offer: Offer) -> str:
        """Return the custom_id to press next."""
        return chosen(offer)

    def line(self, lines: list[str]) -> int:
        """Return the option of a menu to choose."""
        return least(lines)

    @property
    def panel(self) -> Locator:
        return self.page.locator(PANELS).last

    async def offer(self) -> Offer:
        """Wait until there is something new to press."""
        # By default the page looks, and is drawn, 60 times a second.
        found = await self.page.wait_for_function(
            OFFERED, arg=[PANELS, self._done], timeout=PATIENCE * 1000, polling=50
        )
        return [(key, label) for key, label in await found.json_value()]

    async def press(self, key: str) -> None:
        """Press a button, or open a menu and choose an option."""
        self._done.append(key)
        self.presses += 1
        await self.panel.locator(f'[data-key="{key}"]').click()
        if is_menu(key):
            lines = self.page.locator(".popup").get_by_role("option")
            await lines.nth(self.line(await lines.all_inner_texts())).click()

    def pass_over(self, offer: Offer) -> None:
        """Mark an offer as used without pressing it."""
        self._done += [key for key, _ in offer]

    async def play(self, until: Callable[[Offer], bool]) -> Offer:
        """Play until ``until`` is true of an offer."""
        while not until(offer := await self.offer()):
            await self.look()
            await self.press(self.choice(offer))
        return offer

    async def look(self) -> None:
        """Called before each press; does nothing here."""


def has(what: str) -> Callable[[Offer], bool]:
    """Return a test for an offer with this verb, or with this in a label."""
    return lambda offer: any(verb(key) == what or what in label for key, label in offer)


class Screens:
    """Pages of a harness's playground. Every error in a page fails the test."""

    def __init__(self, harness: "Harness", browser: Contexts) -> None:
        self.harness = harness
        self.faults: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def _heard(self, said: ConsoleMessage) -> None:
        # The browser itself logs every reply of 400, which is how the playground refuses.
        if said.type == "error" and "status of 400" not in said.text:
            self.faults.append(said.text)

    async def open(self, name: str, **options: Any) -> Page:
        """Open the page as a member; ``options`` are those of a browser context.

        Nothing moves, which spares a tenth of the work; in ``tests/playground/page``, pages do move.
        """
        usual = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
        context = await self._browser.take(**{**usual, **options})
        self._contexts.append(context)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._heard)
        await page.goto(f"{self.harness.playground.url}/?as={self.harness.visitor(name).id}")
        await page.locator(".member").first.wait_for(state="attached")
        return page

    async def close(self) -> None:
        await self._browser.give_back(*self._contexts)


@asynccontextmanager
async def open_screens(harness: "Harness", browser: Contexts) -> AsyncIterator[Screens]:
    """Pages of a browser, closed at the end."""
    screens = Screens(harness, browser)
    try:
        yield screens
    finally:
        await screens.close()
    assert screens.faults == []


def board(page: Page, number: int = 1) -> Locator:
    """Return the message of a table in the channel."""
    return (
        channel_pane(page)
        .locator("article.message:not(.ephemeral)")
        .filter(has_text=f"Table {number} ·")
        .last
    )


def private(page: Page) -> Locator:
    """Return the newest ephemeral message in the channel."""
    return channel_pane(page).locator("article.message.ephemeral").last


async def press(place: Locator, name: str) -> None:
    """Press the button with this label."""
    await place.get_by_role("button", name=name).first.click()


async def command(page: Page, text: str) -> None:
    """Type a whole command into the channel and send it."""
    await composer(page).fill(f"/{text} ")
    await page.keyboard.press("Enter")
    await expect(composer(page)).to_be_visible()


async def photograph(page: Page, name: str) -> None:
    """Save a screenshot if CARDROOM_SHOTS names a folder; otherwise nobody would look at it."""
    if folder := os.environ.get("CARDROOM_SHOTS"):
        await page.screenshot(path=f"{folder}/{name}.png")


async def seat_computers(page: Page, line: str) -> None:
    """Choose in the menu of computers by a part of a line, such as "7 computers: easy"."""
    await press(board(page), "Add computers")
    await page.locator(".popup").get_by_role("option", name=line).first.click()


async def open_against_a_computer(page: Page) -> Player:
    """Open a table by clicks, up to the first hand."""
    await press(channel_pane(page), "/table open")
    await seat_computers(page, ": easy")
    await press(board(page), "Start")
    return Player(page)
