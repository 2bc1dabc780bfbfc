"""The bar of workers: their states, and the controls for each."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from bot.playground.refusals import Refusal
from tests.playground.page.room import ON_SCREEN, Json, Room

pytestmark = ON_SCREEN
EMPTY: Json = {"state": "serving", "out": False, "cut": False, "served": 0, "last": False}


class Three:
    """Workers that obey at once."""

    def __init__(self, room: Room) -> None:
        self.told: list[tuple[Any, Any]] = []
        self._hub = room.playground.hub
        self._all = [{"number": number, **EMPTY} for number in (1, 2, 3)]

    def state(self) -> list[Json]:
        return self._all

    async def act(self, number: Any, what: Any) -> None:
        self.told.append((number, what))
        if what == "start":
            raise Refusal("It did not start.")
        change: dict[str, dict[str, Any]] = {
            "kill": {"state": "dead"},
            "freeze": {"state": "frozen"},
            "cut": {"cut": True},
        }
        self.change(number, **change[what])

    def change(self, number: int, **state: Any) -> None:
        self._all = [{**each, **(state if each["number"] == number else {})} for each in self._all]
        self._hub.publish("WORKERS", {"workers": self._all})


@pytest.fixture
def workers(room: Room) -> Iterator[Three]:
    made = room.playground.workers = Three(room)
    yield made
    room.playground.workers = None


async def test_without_workers_there_is_no_bar(room: Room) -> None:
    page = await room.open()
    await expect(page.locator("#workers")).to_be_hidden()


async def test_each_worker_is_shown_and_hurt(room: Room, workers: Three) -> None:
    page = await room.open()
    bar = page.locator("#workers")
    await expect(bar).to_contain_text("Nobody has pressed anything yet")
    rows = bar.get_by_role("listitem")
    await expect(rows).to_have_count(3)
    workers.change(2, served=1, last=True)
    await expect(rows.nth(1)).to_contain_text("Worker 2 serves · 1\u00a0press")
    await expect(bar).to_contain_text("Worker 2 served the last press")
    await rows.nth(0).get_by_role("button", name="Freeze").click()
    await expect(rows.nth(0)).to_contain_text("is frozen")
    await expect(rows.nth(0).get_by_role("button", name="Thaw")).to_be_focused()
    await rows.nth(2).get_by_role("button", name="Cut off").click()
    await expect(rows.nth(2)).to_contain_text("serves, cut off · ")
    await rows.nth(1).get_by_role("button", name="Kill").click()
    await expect(rows.nth(1)).to_contain_text("is dead")
    await expect(rows.nth(1).get_by_role("button", name="Freeze")).to_be_disabled()
    await rows.nth(1).get_by_role("button", name="Start").click()
    await expect(bar.get_by_role("alert")).to_have_text("Worker 2: It did not start.")
    assert workers.told == [(1, "freeze"), (3, "cut"), (2, "kill"), (2, "start")]


async def test_on_a_phone_it_is_folded_up_and_fits(room: Room, workers: Three) -> None:
    page = await room.open(viewport={"width": 400, "height": 800})
    bar = page.locator("#workers")
    await expect(bar.get_by_role("listitem").first).to_be_hidden()
    assert await height(bar) < 60
    await bar.get_by_text("Workers", exact=True).click()
    workers.change(3, state="unwell", out=True, cut=True, served=1234)
    await expect(bar.get_by_role("listitem").last).to_contain_text("is ill, cut off, left out · 1234")
    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    for button in await bar.get_by_role("button").all():
        assert await height(button) >= 40


async def height(place: Locator) -> float:
    """Return the height of an element on the page, in pixels."""
    box = await place.bounding_box()
    assert box is not None
    return box["height"]
