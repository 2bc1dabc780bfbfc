"""Hints as somebody before a screen sees them, wide and on a phone."""

import os
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.work import coach
from data.settings import Cards
from tests.play.conftest import House
from tests.play.screen import PANELS, Player, Screens, board, command, open_screens, press
from tests.playground.page.room import CHROMIUM, REQUIRED

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason="no Chromium is installed"),
]

WIDE: dict[str, Any] = {}
NARROW: dict[str, Any] = {"viewport": {"width": 400, "height": 860}, "has_touch": True}


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


@pytest.fixture
async def screens(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Screens]:
    monkeypatch.setattr(coach, "HINT", 200)
    async with open_screens(house) as opened:
        yield opened


async def to_messages(page: Page) -> None:
    """On a phone, turn from the channel to the direct messages."""
    parts = page.get_by_role("navigation", name="Parts of the page").get_by_role("button")
    await parts.filter(has_text="Messages").click()


async def look(page: Page, name: str) -> None:
    """Find nothing wider than the screen; a picture of it goes where CARDROOM_SHOTS says."""
    assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    if folder := os.environ.get("CARDROOM_SHOTS"):
        await page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "phone"])
async def test_a_hint_is_asked_for_and_followed(screens: Screens, size: dict[str, Any]) -> None:
    page = await screens.open("Alice", **size)
    await command(page, "table open game:gin turn_time:off")
    await press(board(page), "Add computer: normal")
    await press(board(page), "Start")
    if size:
        await to_messages(page)
    player = Player(page)
    await player.play(lambda offer: sum(label.startswith("Throw") for _, label in offer) > 5)
    panel = page.locator(PANELS).last
    await press(panel, "🎓 Hint")
    await expect(panel).to_contain_text("does the least for you")
    await look(page, f"nudge-{len(size)}")
    await press(panel, "🎓 Show me")
    await expect(panel).to_contain_text("points of this deal to you")
    await expect(panel.get_by_role("button", name="🎓 Hint")).to_be_disabled()
    await look(page, f"hint-{len(size)}")
