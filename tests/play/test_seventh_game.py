"""A game known by its own module and one entry in the registry is played like any other."""

from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from bot.playground import BotProcess, Playground, Visitor
from bot.playground.client import text_of
from tests.play.drive import Choice, Json, choices
from tests.play.scene import Scene
from tests.play.store import Store
from tests.playground.conformance import Conformance

LISTED = """
from types import MappingProxyType
import engine, engine.games
from tests.play.threes import SPEC
engine.GAMES = engine.games.GAMES = MappingProxyType({**engine.GAMES, SPEC.key: SPEC})
from bot.__main__ import main
raise SystemExit(main())
"""
"""The bot, with an additional game."""
PLAIN = {"CARDROOM_WORKERS": "0", "CARDROOM_EMOJI": "no"}
"""The game has no pictures."""


def threes(chance: Random) -> Choice:
    """A policy that shows three of a rank when offered, else plays at random."""

    def choose(message: Json) -> tuple[Json, str | None]:
        offered = choices(message)
        shows = [one for one in offered if "Trio" in str(one[0].get("label", one[0].get("placeholder")))]
        return chance.choice(shows or offered)

    return choose


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The playground, with a bot that knows Threes."""
    playground = Playground(rate_limits="off")
    await playground.start()
    judge = Conformance.attach(playground)
    database = tmp_path / "cardroom.sqlite3"
    process = BotProcess(playground, f"sqlite:///{database}", command=("-c", LISTED), env=PLAIN)
    made = Scene(playground, process, Store(database), threes(Random(4)), Random(3))
    try:
        await made.process.start()
        yield made
        assert not any("Traceback" in line or "level=error" in line for line in process.output)
    finally:
        made.store.close()
        await process.kill()
        await playground.stop()
    assert judge.violations == []


@pytest.mark.kill
async def test_threes_is_opened_played_by_buttons_killed_and_played_on(scene: Scene) -> None:
    alice, bob = scene.alice, scene.bob
    presets = await alice.autocomplete("table open", "preset", "", game="Threes")
    assert [choice["value"] for choice in presets] == ["house", "aces"]
    assert (await alice.autocomplete("table open", "options", "tar", game="threes"))[0][
        "value"
    ] == "target=10"
    refused = await alice.slash("table open", game="threes", seats=5)
    assert "2 to 4" in refused.text
    assert "Target" in (await alice.slash("table open", game="threes", options="target=5")).text
    await alice.slash(
        "table open", game="Threes", seats=2, preset="aces", options="target=20", turn_time="off"
    )
    lobby = await alice.wait_message("Waiting for players")
    assert "Threes" in text_of(lobby)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await bob.wait_dm("Threes")
    await scene.press_on(8)
    await scene.die_of_a_press()
    before = scene.actions()
    await scene.process.start()
    await scene.press_on()
    assert scene.over()
    assert scene.actions()[: len(before)] == before != []
    over = await alice.wait_message("Play again")
    assert "wins" in text_of(over)
    assert "Threes" in (await alice.slash("results scores", game="threes")).text
    assert "Bob · " in (await alice.slash("results scores", game="threes")).text
    assert "Threes" in (await alice.slash("learn rules", game="threes")).text
    assert "lesson does not exist" in (await alice.slash("learn lesson", game="threes")).text


@pytest.mark.long
async def test_threes_is_played_by_three_with_commands(scene: Scene) -> None:
    alice, bob, carol = scene.alice, scene.bob, Visitor(scene.playground, "Carol")
    await alice.slash("table open", game="threes", seats=3, options="target=20", turn_time="off")
    await bob.slash("table join")
    await carol.slash("table join")
    await alice.slash("table start")
    chance = Random(8)
    refusals = set()
    for visitor in cycle((bob, carol, alice)):
        hand = (await visitor.slash("hand")).text
        if "Next deal" in hand:
            await visitor.slash("table start")
        if "no table here" in hand:
            break
        if "Your turn" not in hand:
            continue
        assert "such move" in (await visitor.slash("move pass")).text
        await visitor.slash(chance.choice(["move draw", "move take"]))
        shows = await visitor.autocomplete("move trio", "card", "")
        discards = await visitor.autocomplete("move discard", "card", "")
        assert len(discards) == 5
        if shows:
            await visitor.slash("move trio", card=shows[0]["value"])
        else:
            card = discards[0]["name"].removeprefix("Discard ")
            refusals.add((await visitor.slash("move trio", card=card)).text)
            await visitor.slash("move discard", card=chance.choice(discards)["value"])
    assert any("no trio" in text and "rule 2" in text for text in refusals), refusals
    assert "wins" in text_of(await alice.wait_message("Play again"))
    assert "is open" in (await alice.slash("table again")).text
