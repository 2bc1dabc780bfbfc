"""On a phone the turn, the hand and every action are on one screen, at every stage of every game."""

import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page as Browser

from bot.manager.publishing.messages import Page
from bot.ui.appearance import Appearance
from bot.ui.hand_panel import hand
from bot.workers.renderer import draw
from data.settings import Cards
from tests.bot.ui.stages import GAMES, stages
from tests.playground.page.room import CHROMIUM, REQUIRED, V2, Room, open_room

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(CHROMIUM is None and not REQUIRED, reason="no Chromium is installed"),
]
PHONE = {"viewport": {"width": 400, "height": 800}, "has_touch": True}
MEASURED = """
async () => {
  const log = document.querySelector(".pane-dm .log");
  const panel = [...log.querySelectorAll("article.message")].at(-1);
  const picture = panel.querySelector("img");
  if (picture !== null) {
    picture.loading = "eager";
    await picture.decode();
  }
  const box = node => node.getBoundingClientRect();
  const turn = [...panel.querySelectorAll(".line, h5, h4, h3")].find(node => node.textContent.includes("Your turn"));
  return {
    room: log.clientHeight,
    high: box(log.firstChild).bottom - box(turn).top,
    all: box(log.firstChild).bottom - box(panel).top,
    scale: picture === null ? 0 : box(picture).width / picture.naturalWidth,
    picture: picture === null ? 0 : box(picture).height,
  };
}
"""
"""The room of a phone, and the heights in it: from the turn's line down, and of the whole message."""


class Phone:
    """A phone on which one message shows one panel after the other."""

    def __init__(self, room: Room, page: Browser, message: dict[str, Any]) -> None:
        self.page = page
        self._room, self._message = room, message
        self._count = 0

    async def measure(self, shown: Page) -> dict[str, float]:
        """Show a panel and return its measures."""
        self._count += 1
        mark = {"type": 10, "content": f"-# {self._count}"}
        body: dict[str, Any] = {"flags": V2, "components": [mark, *shown.components]}
        files = {}
        if shown.picture is not None:
            files[shown.picture.name] = draw(shown.picture)
            body["attachments"] = [{"id": "0", "filename": shown.picture.name}]
        where = f"channels/{self._message['channel_id']}/messages/{self._message['id']}"
        await self._room.bot.request("PATCH", where, body, files or None)
        await self.page.get_by_text(str(self._count), exact=True).wait_for(state="attached")
        found: dict[str, float] = await self.page.evaluate(MEASURED)
        return found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def phone() -> AsyncIterator[Phone]:
    async with open_room() as room:
        room.begin()
        channel = await room.bot.direct(room.alice)
        message = await room.bot.send(channel, flags=V2, components=[{"type": 10, "content": "Welcome"}])
        page = await room.open(**PHONE)
        parts = page.get_by_role("navigation", name="Parts of the page").get_by_role("button")
        await parts.filter(has_text="Messages").click()
        yield Phone(room, page, message)
        await room.end()


@pytest.mark.parametrize("game", GAMES)
async def test_the_turn_the_hand_and_every_action_are_on_one_screen(phone: Phone, game: str) -> None:
    for stage in stages(game):
        for cards in (Cards.PICTURES, Cards.TEXT):
            page = hand(stage.table, stage.seat, look=Appearance(cards))
            m = await phone.measure(page)
            print(
                f"{game:17} {stage.name:32} {cards.value:9} {m['high']:5.0f} {m['all']:5.0f} {m['room']:4.0f} {m['picture']:4.0f} {m['scale']:.3f}",
                file=sys.stderr,
            )
