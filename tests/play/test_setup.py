"""The first minutes: the message to a new guild, the form that sets it up, and who may use it."""

import pytest

from bot.playground.client import buttons_of
from bot.playground.world import Guild
from tests.play.conftest import House


async def test_first(house: House) -> None:
    alice = house.visitor("Alice")
    guild = house.playground.add_guild("Elsewhere", owner="Bob", people=["Alice"], channels=["attic"])
    await settled(house)
    print([m.json() for m in house.playground.world.channel("attic").messages.values()])
    answer = await alice.slash("setup")
    print(answer, answer.modal)
    answer = await alice.submit(answer, channels=["card-room"], chips="abc")
    print(answer.text)
    answer = await alice.click(answer.message, "Back to the form")
    print(answer.modal)
    answer = await alice.submit(answer, chips="1,500")
    print(answer.text, answer.edited)
    assert 0


async def settled(house: House) -> None:
    setup = house.bot.get_cog("Setup")
    import asyncio
    for _ in range(20):
        await asyncio.sleep(0)
    await setup.welcomes.background.quiet()
    await house.quiet()
