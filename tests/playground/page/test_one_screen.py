"""On a phone the turn, the hand and every action are on one screen, at every stage of every game.

With ``-s`` the test prints the table of heights.
"""

from collections.abc import AsyncIterator
from io import BytesIO
from math import inf
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Page as Browser

from bot.manager.publishing.messages import Page
from bot.pictures import HandPicture, ScenePicture, dimensions
from bot.ui.appearance import Appearance
from bot.ui.play.hand_panel import hand
from bot.ui.play.phone_screen import height
from bot.ui.tables.board import board
from bot.ui.tables.lobby import rules_menus_page
from bot.workers.renderer import Picture
from data.settings import Cards
from engine import GAMES
from tests.bot.ui.games.panguingue.sample_tables import players
from tests.bot.ui.sample_tables import lobby
from tests.bot.ui.stages import PLAYED, stages
from tests.playground.page.room import ON_SCREEN, V2, Contexts, Room, open_room

pytestmark = [*ON_SCREEN, pytest.mark.long]
PHONE: dict[str, Any] = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
MEASURED = """
async ([shown, first]) => {
  const log = document.querySelector(".pane-dm .log");
  while (log.querySelector("article.message:last-of-type small.line")?.textContent !== shown)
    await new Promise(requestAnimationFrame);
  const [panel] = [...log.querySelectorAll("article.message")].slice(-1);
  const picture = panel.querySelector("img");
  if (picture !== null) {
    picture.loading = "eager";
    await picture.decode();
  }
  const box = node => node.getBoundingClientRect();
  const parts = panel.querySelector(".container").children;
  return {
    room: log.clientHeight,
    high: box(log.firstChild).bottom - box(parts[first]).top,
    own: box(parts[parts.length - 1]).bottom - box(parts[first]).top,
    wide: picture === null ? 0 : box(picture).width,
  };
}
"""
"""The height of the messages' room, and that from one part of a panel to their end.

``own``: the same to the end of the panel's last part; ``wide``: the width of its picture.
"""
LEAST = {"table": 12, "hand": 13}
"""The least height of an index on the table and in the hand, in CSS pixels."""


SEATS = 2
"""The place of the seats in a lobby, after its rules and a line."""


class Phone:
    """A phone on which one direct message shows one page after the other."""

    def __init__(self, room: Room, browser: Browser, message: dict[str, Any]) -> None:
        self._room, self._browser, self._message = room, browser, message
        self._count = 0

    async def measure(self, page: Page, first: int = 1) -> dict[str, float]:
        """Show a page and measure it from the ``first`` part of its container."""
        self._count += 1
        mark = {"type": 10, "content": f"-# page {self._count}"}
        body: dict[str, Any] = {"flags": V2, "components": [mark, *page.components], "attachments": []}
        files = {}
        if page.picture is not None:
            files[page.picture.name] = blank(page.picture)
            body["attachments"] = [{"id": "0", "filename": page.picture.name}]
        where = f"channels/{self._message['channel_id']}/messages/{self._message['id']}"
        await self._room.bot.request("PATCH", where, body, files or None)
        found: dict[str, float] = await self._browser.evaluate(MEASURED, [f"page {self._count}", first])
        return found


def blank(picture: Picture) -> bytes:
    """Return a picture of the same size with nothing on it."""
    assert isinstance(picture.drawing, HandPicture | ScenePicture)
    wide, high, *_ = dimensions(picture.drawing, picture.style)
    file = BytesIO()
    Image.new("1", (wide, high)).save(file, "PNG")
    return file.getvalue()


def indices(picture: Picture | None, wide: float) -> dict[str, float]:
    """Return the smallest index on the table and in the hand of a picture ``wide`` pixels wide."""
    if picture is None:
        return {}
    assert isinstance(picture.drawing, HandPicture | ScenePicture)
    size = dimensions(picture.drawing, picture.style)
    found = {"table": size.table * wide / size.width, "hand": size.hand * wide / size.width}
    return {part: high for part, high in found.items() if high != inf}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def phone(browser: Contexts) -> AsyncIterator[Phone]:
    async with open_room(browser) as room:
        room.begin()
        channel = await room.bot.direct(room.alice)
        message = await room.bot.send(channel, flags=V2, components=[{"type": 10, "content": "Welcome"}])
        page = await room.open(**PHONE)
        parts = page.get_by_role("navigation", name="Parts of the page").get_by_role("button")
        await parts.filter(has_text="Messages").click()
        yield Phone(room, page, message)
        await room.end()


@pytest.mark.parametrize("game", PLAYED)
async def test_the_turn_the_hand_and_every_action_are_on_one_screen(phone: Phone, game: str) -> None:
    faults = []
    for stage in stages(game):
        for cards in (Cards.PICTURES, Cards.TEXT):
            page = hand(stage.table, stage.seat, stage=stage.state, look=Appearance(cards))
            found = await phone.measure(page)
            size = indices(page.picture, found["wide"])
            small = [part for part, high in size.items() if high < LEAST[part]]
            line = (
                f"{game:16} {stage.name:56.56} {cards.value:8} {found['high']:4.0f} of {found['room']:.0f}"
                f"  {'  '.join(f'{part} {high:.1f}' for part, high in size.items())}"
            )
            [box] = page.components
            assert stage.state.asked is not None or "**Your turn**" in box["components"][1]["content"]
            estimated = height(box["components"][1:])
            print(line, f"{estimated - found['own']:+.0f}")
            if found["high"] > found["room"] or small or abs(estimated - found["own"]) > 60:
                faults.append(f"{line} estimated {estimated:.0f}, measured {found['own']:.0f}")
    assert faults == []


@pytest.mark.parametrize("game", PLAYED)
async def test_the_seats_of_a_lobby_and_its_buttons_are_on_one_screen(phone: Phone, game: str) -> None:
    seats = GAMES[game].seats[-1]
    table = lobby(*players(seats - 1))
    table.spec, table.options, table.wanted = GAMES[game], GAMES[game].options(), seats
    found = await phone.measure(board(table), first=SEATS)
    print(f"{game:16} lobby of {seats}: {found['high']:.0f} of {found['room']:.0f}")
    assert found["high"] <= found["room"]
    found = await phone.measure(rules_menus_page(table), first=0)
    assert found["high"] <= found["room"]
