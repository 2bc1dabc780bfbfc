"""Pictures are drawn outside the event loop, equal ones once, and always the same."""

import asyncio
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from dataclasses import replace

import pytest

from bot.pictures import Boards, CardGroup, Deck, HandPicture, HandSize, Style, Theme
from bot.workers.renderer import Picture, Renderer, draw
from engine.cards import Card, parse_cards
from tests.bot.pictures import scenes

GIN = Picture(scenes.GIN, Style())
NAMED = """
from tests.bot.workers.test_renderer import GIN
from dataclasses import replace
from engine.cards import Card
marked = frozenset(map(Card, (51, 3, 40, 17, 8, 22)))
print(replace(GIN, drawing=replace(GIN.drawing, marked=marked)).name)
"""


def small(word: str, style: Style | None = None) -> Picture:
    return Picture(HandPicture((CardGroup(parse_cards(word)),)), style or Style())


async def test_equal_pictures_are_drawn_once() -> None:
    renderer = Renderer(0)
    twice = await asyncio.gather(renderer.picture(GIN), renderer.picture(Picture(scenes.GIN, Style())))
    again = await renderer.picture(replace(GIN, description="in other words"))
    assert twice[0] == twice[1] == again == draw(GIN)
    assert renderer.drawing["hand"].count == 1


@pytest.mark.long
async def test_styles_and_descriptions_make_other_pictures_with_other_names() -> None:
    renderer = Renderer(0)
    pictures = [
        small("7H"),
        small("8H"),
        small("7H", Style(Deck.FOUR)),
        small("7H", Style(theme=Theme.LIGHT)),
        small("7H", Style(hand=HandSize.LARGE)),
        Picture(scenes.RUMMY500, Style()),
        Picture(Boards(scenes.RUMMY500), Style()),
    ]
    assert len({await renderer.picture(picture) for picture in pictures}) == len(pictures)
    assert len({picture.name for picture in pictures}) == len(pictures)
    assert all(picture.name.endswith(".png") for picture in pictures)


async def test_no_more_is_kept_than_there_is_room_for() -> None:
    size = len(draw(small("7H")))
    renderer = Renderer(0, kept_bytes=2 * size + size // 2)
    for word in ("7H", "8H", "7H", "9H", "7H", "8H"):
        await renderer.picture(small(word))
    assert renderer.drawing["hand"].count == 4  # 8H gave way to 9H, because 7H was used since


@pytest.mark.long
async def test_what_cannot_be_drawn_is_an_error_for_everybody_who_asked() -> None:
    renderer = Renderer(0)
    wrong = Picture(HandPicture((CardGroup((Card(1),), label="\ue000"),)), Style())  # no font has it
    found = await asyncio.gather(renderer.picture(wrong), renderer.picture(wrong), return_exceptions=True)
    assert [type(error) for error in found] == [ValueError, ValueError]
    assert await renderer.picture(GIN) == draw(GIN)


async def test_one_who_waits_may_go_and_the_others_get_their_picture() -> None:
    renderer = Renderer(0)
    gone, stays = (asyncio.ensure_future(renderer.picture(GIN)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == draw(GIN)
    assert renderer.drawing["hand"].count == 1


@pytest.mark.long
async def test_a_worker_draws_the_same_bytes_and_is_replaced_when_it_dies() -> None:
    renderer = Renderer(1)
    try:
        assert await renderer.picture(GIN) == draw(GIN)
        pool = renderer.pool._pool
        assert pool is not None
        [worker] = pool._processes
        os.kill(worker, signal.SIGKILL)
        with pytest.raises(BrokenExecutor):
            await renderer.picture(small("7H"))
        assert await renderer.picture(small("7H")) == draw(small("7H"))
    finally:
        renderer.close()


@pytest.mark.long
def test_names_are_the_same_in_every_process() -> None:
    names = {
        subprocess.run(
            [sys.executable, "-c", NAMED],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(names) == 1
