"""On a phone, the hand and the first row of buttons fit on one screen at every stage."""

import re

import pytest
from playwright.async_api import Page, expect

from data.settings import Cards
from tests.play.melder import PHONE, Melder, turn_to
from tests.play.screen import PANELS, Screens, board, command, has, press
from tests.play.test_browser_panguingue import PREFERRED, PanPlayer
from tests.playground.page.room import ON_SCREEN

pytestmark = [*ON_SCREEN, pytest.mark.long]

PRESSES = 16
TALL = """
(panels) => {
  const panel = [...document.querySelectorAll(panels)].at(-1);
  const box = node => node.getBoundingClientRect();
  const picture = panel.querySelector("img"), first = panel.querySelector("button[data-key]");
  const [seen] = [...document.querySelectorAll("*")].filter(
    node => node.contains(panel) && /auto|scroll/.test(getComputedStyle(node).overflowY)).slice(-1);
  const row = first.closest(".action-row") ?? first;
  return [box(row).bottom - box(picture).top, box(seen).height];
}
"""
"""The height from the picture's top to the end of the first row of buttons, and the space."""
SHORT = 800
"""The height of a small phone, in pixels."""


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


async def measured(phone: Page) -> None:
    high, room = await phone.evaluate(TALL, PANELS)
    assert phone.viewport_size is not None
    assert 0 < high <= room - (phone.viewport_size["height"] - SHORT)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("gin", 2),
        ("hand", 5),
        ("hand_partnership", 4),
        ("control", 4),
        ("rummy500", 4),
        ("panguingue", 6),
    ],
)
async def test_hand_and_buttons_are_on_one_screen(screens: Screens, game: str, seats: int) -> None:
    phone = await screens.open("Alice", **PHONE)
    await command(phone, f"table open game:{game} seats:{seats} turn_time:off")
    await board(phone).get_by_role("button", name=re.compile("(Fill|Add computer): normal")).click()
    await press(board(phone), "Start")
    await expect(board(phone).get_by_role("button", name="Resign")).to_be_visible()
    await turn_to(phone, "Messages")
    player = Melder(phone) if game != "panguingue" else PanPlayer(phone)
    for _ in range(PRESSES):
        offer = await player.offer()
        if has("ready")(offer) or has("again")(offer):
            break
        await measured(phone)
        if isinstance(player, PanPlayer):
            if not any(label.startswith(PREFERRED) for _, label in offer):
                player.pass_over(offer)  # the rest of an offer that has been answered
                continue
            key, label = player.preferred(offer)
            player.labels.append(label)
        else:
            key = player.choice(offer)
        await player.press(key)
    assert player.presses > 1
