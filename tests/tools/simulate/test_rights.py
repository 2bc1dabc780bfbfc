"""The judge's own idea of who may do what at a table."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground.clock import Clock
from bot.playground.resources.world import World
from tests.tools.simulate.rights import Standing, overstepped

HOST, SEATED, STRANGER = "Bob", "Dave", "Erin"
OWNER, OWNER_ELSEWHERE = "Alice", "Carol"


@pytest.mark.parametrize(
    ("who", "what", "status", "allowed"),
    [
        (HOST, "start", "lobby", True),
        (SEATED, "start", "lobby", False),
        (OWNER, "close", "lobby", True),
        (HOST, "close", "lobby", True),
        (STRANGER, "close", "lobby", False),
        (SEATED, "act", "playing", True),
        (OWNER, "act", "playing", False),
        (OWNER, "close", "playing", True),
        (STRANGER, "close", "playing", False),
        (STRANGER, "join", "lobby", True),
        (STRANGER, "hand", "paused", True),
        (OWNER_ELSEWHERE, "close", "playing", False),
    ],
)
def test_what_a_member_may_do_at_a_table(who: str, what: str, status: str, allowed: bool) -> None:
    world = World(Clock())
    elsewhere = world.add_guild("Elsewhere", owner=OWNER_ELSEWHERE)
    room = world.add_channel("elsewhere", guild=elsewhere)
    ids = {name: world.member(name).user.id for name in (HOST, SEATED, who)}
    here = world.channel("card-room")
    table = Standing("t", world.home.id, here.id, ids[HOST], status, frozenset({ids[HOST], ids[SEATED]}))
    channels = (here, room) if who == OWNER_ELSEWHERE else (here,)
    for channel in channels:
        asked = SimpleNamespace(user=ids[who], channel=channel, data={"custom_id": f"c:t:1:0:{what}:"})
        deed: Any = SimpleNamespace(interaction=asked, press=None, command="")
        assert (overstepped(world, deed, table) is None) == allowed
