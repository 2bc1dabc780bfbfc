"""Control Card Rummy on screen: whole matches in two modes, by buttons, by commands, and refusals."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.play.conftest import House
from tests.play.melder import CARD, PHONE, Melder, Photographer, cards_in, refused, said, turn_to
from tests.play.screen import Screens, board, command, has, open_screens, press, private
from tests.playground.page.room import CHROMIUM, REQUIRED

pytestmark = pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason="no Chromium is installed")

SHORT = "target=100 meld_scope=all meld_credit=layer"
"""A match of a hand or two: everybody scores in every hand."""
KINDS = ("Draw", "Meld", "Lay", "Play", "Throw")
"""What must have been pressed in a whole match; control cards are played in one mode only."""


@pytest.fixture
async def screens(house: House) -> AsyncIterator[Screens]:
    async with open_screens(house) as opened:
        yield opened


@pytest.mark.parametrize("mode", ["round", "held"])
async def test_two_people_play_to_the_end_with_buttons_and_are_rated(
    screens: Screens, tmp_path: Path, mode: str
) -> None:
    alice, bob = await screens.open("Alice"), await screens.open("Bob", **PHONE)
    await command(alice, f"table open game:control seats:2 options:{SHORT} control_mode={mode}")
    await press(board(bob), "Join")
    await press(board(alice), "Start")
    await expect(board(bob)).to_contain_text("▶")
    await bob.screenshot(path=tmp_path / "phone_board.png")
    await turn_to(bob, "Messages")
    people = Photographer(alice, tmp_path, "wide"), Photographer(bob, tmp_path, "phone")
    await asyncio.gather(*(person.play(has("again")) for person in people))
    pressed = {begin for person in people for label in person.labels for begin in KINDS if begin in label}
    assert pressed >= {*KINDS} - ({"Play"} if mode == "round" else set())
    for person in people:
        await expect(person.panel).to_contain_text("wins the match")
        await person.picture("end")
    await turn_to(bob, "#card-room")
    await bob.screenshot(path=tmp_path / "phone_end_board.png")
    await expect(board(alice)).to_contain_text("Ratings")
    shown = await board(alice).inner_text()
    [(left, right)] = re.findall(r"Alice (\d+) : (\d+) Bob", shown)
    winner = "Alice" if int(left) > int(right) else "Bob"
    assert f"{winner} wins the match" in shown
    ratings = dict(re.findall(r"(Alice|Bob) (\d+)\? \([+−]\d+\)", shown))
    assert {*ratings} == {"Alice", "Bob"}
    await command(alice, "leaderboard game:Control Card Rummy")
    rows = await said(alice, "Leaderboard · Control Card Rummy")
    for name, rating in ratings.items():
        assert re.search(rf"@{name} · {rating} ± \d+, provisional · {int(name == winner)} of 1", rows)
    await command(bob, "stats game:Control Card Rummy")
    assert re.search(rf"@Bob · Control Card Rummy\s+{ratings['Bob']} ± ", await said(bob, "rated match"))


async def open_alone(page: Page, more: str) -> Melder:
    """A short match against a computer, opened and begun with commands."""
    await command(page, f"table open game:control seats:2 options:{SHORT} {more}")
    await command(page, "table computer level:easy")
    await command(page, "table start")
    return Melder(page)


@pytest.mark.parametrize("mode", ["round", "held"])
async def test_a_match_by_commands_alone(screens: Screens, mode: str) -> None:
    page = await screens.open("Alice")
    player = await open_alone(page, f"control_mode={mode}")
    while not has("again")(await player.type_on(lambda offer: has("ready")(offer) or has("again")(offer))):
        player.pass_over(await player.offer())
        await command(page, "table start")
    pressed = {begin for label in player.labels for begin in KINDS if begin in label}
    assert pressed >= {*KINDS} - {"Lay", *({"Play"} if mode == "round" else set())}
    await expect(board(page)).to_contain_text("wins the match")
    await expect(player.panel).to_contain_text("wins the match")
    print(player.presses, player.labels)
    print(await board(page).inner_text())
