"""Hints and reviews on screen, wide and on a phone."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.workers import hint_jobs
from bot.workers.review_jobs import Budget
from data.settings import Cards
from tests.play.screen import (
    PANELS,
    Offer,
    Player,
    Screens,
    board,
    chosen,
    command,
    has,
    photograph,
    press,
    seat_computers,
    verb,
)
from tests.playground.page.room import ON_SCREEN

pytestmark = [*ON_SCREEN, pytest.mark.long]

WIDE: dict[str, Any] = {}
NARROW: dict[str, Any] = {"viewport": {"width": 400, "height": 860}, "has_touch": True}


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


@pytest.fixture(autouse=True)
def fast_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_jobs, "HINT", 200)


async def to_messages(page: Page) -> None:
    """On a phone, turn from the channel to the direct messages."""
    parts = page.get_by_role("navigation", name="Parts of the page").get_by_role("button")
    await parts.filter(has_text="Messages").click()


async def look(page: Page, name: str, at: Locator | None = None) -> None:
    """Check that nothing is too wide, and save a screenshot on demand."""
    if at is not None:
        await at.scroll_into_view_if_needed()
    assert await page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0
    await photograph(page, name)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "phone"])
async def test_a_hint_is_asked_for_and_followed(screens: Screens, size: dict[str, Any]) -> None:
    page = await screens.open("Alice", **size)
    await command(page, "table open game:gin turn_time:off")
    await seat_computers(page, ": normal")
    await press(board(page), "Start")
    if size:
        await to_messages(page)
    player = Player(page)
    await player.play(lambda offer: sum(label.startswith("Discard") for _, label in offer) > 5)
    panel = page.locator(PANELS).last
    await press(panel, "🎓 Hint")
    await expect(panel).to_contain_text("is the least useful")
    await look(page, f"nudge-{len(size)}")
    await press(panel, "🎓 Show me")
    await expect(panel).to_contain_text("expected result")
    await expect(panel.get_by_role("button", name="🎓 Hint")).to_be_disabled()
    await look(page, f"hint-{len(size)}")


class Careless(Player):
    """A player who draws, discards the first card, and knocks when nothing else is left."""

    def choice(self, offer: Offer) -> str:
        cards = [key for key, label in offer if label.startswith("Discard")]
        return cards[0] if cards else chosen(offer)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "phone"])
async def test_a_match_is_reviewed(screens: Screens, size: dict[str, Any]) -> None:
    screens.harness.bot.reviews._budget = Budget(best=60, compare=120)
    page = await screens.open("Alice", **size)
    await command(page, "table open game:gin options:target=5 turn_time:off")
    await seat_computers(page, ": strong")
    await press(board(page), "Start")
    if size:
        await to_messages(page)
    player = Careless(page)
    offer = await player.play(lambda offer: has("again")(offer) or has("ready")(offer))
    while not has("again")(offer):
        await player.press(next(key for key, _ in offer if verb(key) == "ready"))
        offer = await player.play(lambda offer: has("again")(offer) or has("ready")(offer))
    where = page.locator(".pane-dm article.message").last
    await press(player.panel, "🎓 Review")
    await expect(where).to_contain_text("without luck")
    await expect(where.locator("img")).to_be_visible()
    await where.locator(".picture").hover()  # shows the ALT mark
    await look(page, f"review-{len(size)}", where)
    await press(where, "Details")
    await expect(where).to_contain_text("Mistakes ?? blunder")
    await look(page, f"details-{len(size)}", where)
    await press(where, "Back to the review")
    await press(where, "Biggest mistake")
    await expect(where).to_contain_text("Try again: ")
    await look(page, f"question-{len(size)}", where)
    await where.get_by_text("What would you play?").click()
    await page.locator(".popup").get_by_role("option").first.click()
    await expect(where).to_contain_text("Judge: ")
    await look(page, f"answer-{len(size)}", where)
    await press(where, "Replay from here")
    await expect(where).to_contain_text("The judge's choice here")
    await look(page, f"replayed-{len(size)}", where)
