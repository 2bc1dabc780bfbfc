"""``make play-cluster``: a match goes on while workers are killed, frozen and disconnected."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from bot.playground.processes.postgres import PostgresAbsent, _program
from tests.play.screen import Player, board, command, press, private, seat_computers
from tests.playground.page.room import ON_SCREEN, REQUIRED, Contexts

pytestmark = [*ON_SCREEN, pytest.mark.kill, pytest.mark.long]


PLAIN = {"CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no", "CARDROOM_WORKERS": "0"}


@pytest_asyncio.fixture(loop_scope="session")
async def url() -> AsyncIterator[str]:
    """The URL that the command prints once everything is up."""
    try:
        _program("initdb")
    except PostgresAbsent as absent:
        if REQUIRED:
            raise
        pytest.skip(str(absent))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.playground", "--workers", "3", "--port", "0",
        stdout=asyncio.subprocess.PIPE, env={**os.environ, **PLAIN},
    )  # fmt: skip
    assert process.stdout is not None
    said = b""
    try:
        async for line in process.stdout:
            said += line
            if found := re.search(rb"is open: (\S+)", line):
                break
        assert found, said
        yield found[1].decode()
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()
    assert process.returncode == 0


@pytest_asyncio.fixture(loop_scope="session")
async def page(url: str, browser: Contexts) -> AsyncIterator[Page]:
    context = await browser.take(viewport={"width": 1280, "height": 900})
    page = await context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    await page.goto(url)
    yield page
    await browser.give_back(context)
    assert faults == []


async def served_last(page: Page) -> Locator:
    """Return the worker that served the last press."""
    row = page.locator(".worker.last")
    await expect(row).to_be_visible()
    return page.locator(f'.worker[data-number="{await row.get_attribute("data-number")}"]')


async def play_on(player: Player, presses: int) -> None:
    """Make a number of presses, and check that each was answered."""
    for _ in range(presses):
        await player.press(player.choice(await player.offer()))
    await player.offer()
    await expect(player.page.get_by_text("did not respond")).to_have_count(0)


async def hurt(row: Locator, what: str, then: str) -> None:
    """Press a control of a worker, and wait until presses go to other workers."""
    await row.get_by_role("button", name=what).click()
    await expect(row).to_contain_text(then)
    await expect(row).to_contain_text("left out")


async def test_play_goes_on_whatever_happens_to_a_worker(page: Page) -> None:
    # A forced move would remove a button that is about to be pressed.
    await command(page, "settings me only_moves:False")
    await expect(private(page)).to_be_visible()
    await command(page, "table open game:gin")
    await seat_computers(page, ": easy")
    await press(board(page), "Start")
    player = Player(page)
    await play_on(player, 1)
    await hurt(dead := await served_last(page), "Kill", "is dead")
    await play_on(player, 2)
    await hurt(frozen := await served_last(page), "Freeze", "is frozen")
    await play_on(player, 2)
    await dead.get_by_role("button", name="Start").click()
    await frozen.get_by_role("button", name="Thaw").click()
    await expect(frozen).to_contain_text("serves")
    await expect(dead).to_contain_text("serves")
    await hurt(cut := await served_last(page), "Cut off", "cut off")
    await play_on(player, 2)
    await cut.get_by_role("button", name="Reconnect").click()
    await expect(cut).to_contain_text("serves")
    await play_on(player, 2)
