"""A finished deal on screen, wide and on a phone: opened from the board, stepped through."""

import re
from random import Random

import pytest
from playwright.async_api import Page, expect

from data.settings import Cards
from tests.play.drive import sensibly
from tests.play.screen import Screens, board, press, private
from tests.play.sitting import seat_two
from tests.playground.page.room import ON_SCREEN

pytestmark = ON_SCREEN


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


async def see(page: Page, description: str) -> None:
    """Wait until a picture with this description has been drawn."""
    picture = private(page).get_by_role("img", name=re.compile(description)).first
    await expect(picture).to_be_visible()
    await expect(picture).to_have_js_property("complete", value=True)
    assert await picture.evaluate("picture => picture.naturalWidth") > 1000


@pytest.mark.parametrize("width", [1280, 400])
async def test_a_deal_is_looked_at_again(screens: Screens, width: int) -> None:
    sitting = await seat_two(screens.harness, options="deals=2")
    await sitting.play_out(sensibly(Random(5)))
    page = await screens.open("Alice", viewport={"width": width, "height": 900})
    await press(board(page), "Replay")
    shown = private(page)
    await expect(shown).to_contain_text("move 0 of")
    await expect(shown.get_by_role("button", name="Back")).to_be_disabled()
    await see(page, "Your hand")
    await press(shown, "Next")
    await expect(shown).to_contain_text("move 1 of")
    await expect(shown.get_by_role("img").first).to_be_in_viewport(ratio=1)
    await press(shown, "All hands")
    await see(page, r"Hands: Alice: .* Bob: ")
    menu = shown.locator("[data-key$='.jump']")
    await menu.click()
    await page.locator(".popup").get_by_role("option").nth(3).click()
    await expect(shown).not_to_contain_text("move 1 of")
    await press(shown, "⏭")
    await expect(shown).to_contain_text("➤")
    await expect(shown.get_by_role("button", name="Next")).to_be_disabled()
    await press(shown, "Whole deal")
    await see(page, "moments of the deal")
    await press(shown, "In words")
    await expect(shown).to_contain_text("The cards have been dealt.")
