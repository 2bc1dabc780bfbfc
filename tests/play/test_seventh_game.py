"""A game that only its own module and one line in a list make known is played like any other."""

from pathlib import Path
from random import Random

import pytest

from bot.playground import BotProcess, Playground
from bot.playground.client import text_of
from tests.play.drive import Json, choices
from tests.play.killing import Fate, Scene, rows_of

LISTED = """
from types import MappingProxyType
import engine, engine.games
from tests.play.threes import SPEC
engine.GAMES = engine.games.GAMES = MappingProxyType({**engine.GAMES, SPEC.key: SPEC})
from bot.__main__ import main
raise SystemExit(main())
"""
"""The bot, with one more line in its list of games."""


def threes(chance: Random) -> "type[object]":
    """Show three of a rank when it is offered, else anything."""

    def choose(message: Json) -> tuple[Json, str | None]:
        offered = choices(message)
        shows = [one for one in offered if "Trio" in str(one[0].get("label", one[0].get("placeholder")))]
        return chance.choice(shows or offered)

    return choose  # type: ignore[return-value]


@pytest.fixture
async def scene(tmp_path: Path):  # type: ignore[no-untyped-def]
    """The playground, with a bot that knows Threes."""
    playground = Playground(rate_limits="off")
    await playground.start()
    database = tmp_path / "cardroom.sqlite3"
    process = BotProcess(playground, f"sqlite:///{database}", command=("-c", LISTED))
    made = Scene(playground, process, database, Random(3), choose=threes(Random(4)))
    try:
        await made.live(None)
        yield made
        assert not any("Traceback" in line or "level=error" in line for line in process.output)
    finally:
        await process.kill()
        await playground.stop()


async def test_threes_is_opened_played_by_buttons_killed_and_played_on(scene: Scene) -> None:
    alice, bob = scene.alice, scene.bob
    presets = await alice.autocomplete("table open", "preset", "", game="Threes")
    assert [choice["value"] for choice in presets] == ["house", "pairs"]
    assert (await alice.autocomplete("table open", "options", "tar", game="threes"))[0]["value"] == "target=10"
    refused = await alice.slash("table open", game="threes", seats=5)
    assert "2 to 4" in refused.text
    assert "Target" in (await alice.slash("table open", game="threes", options="target=5")).text
    await alice.slash("table open", game="Threes", seats=2, preset="pairs", options="target=20", turn_time="off")
    lobby = await alice.wait_message("Waiting for players")
    assert "Threes" in text_of(lobby)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await bob.wait_dm("Threes")
    scene.fate = Fate("pressed", 9)
    await scene.press_on()
    await scene.process.kill()
    before = rows_of(scene.database)
    await scene.live(None)
    await scene.press_on()
    assert scene.over()
    assert rows_of(scene.database)[: len(before)] == before
    over = await alice.wait_message("Play again")
    assert "wins" in text_of(over)
    assert "Threes" in (await alice.slash("scores", game="threes")).text
    assert f"<@{bob.id}>" in (await alice.slash("scores", game="threes")).text
    assert "Threes" in (await alice.slash("rules", game="threes")).text


async def test_threes_is_played_by_commands_with_three_and_a_computer(scene: Scene) -> None:
    alice, bob = scene.alice, scene.bob
    await alice.slash("table open", game="threes", seats=3, options="target=10", turn_time="off")
    await bob.slash("table join")
    await alice.slash("table computer", level="easy")
    await alice.slash("table start")
    chance = Random(8)
    over = False
    while not over:
        for visitor in (alice, bob):
            hand = await visitor.slash("hand")
            if "Your turn" not in hand.text:
                if "Next deal" in hand.text:
                    await visitor.slash("table start")
                over = over or "Play again" in hand.text
                continue
            if await visitor.autocomplete("trio", "card", ""):
                [*_, choice] = await visitor.autocomplete("trio", "card", "")
                answer = await visitor.slash("trio", card=choice["value"])
            elif await visitor.autocomplete("discard", "card", ""):
                offered = await visitor.autocomplete("discard", "card", "")
                refused = await visitor.slash("trio", card=chance.choice("123456") + "s")
                assert "no trio" in refused.text or "not in your hand" in refused.text or "not a card" in refused.text
                answer = await visitor.slash("discard", card=chance.choice(offered)["value"])
            else:
                answer = await visitor.slash(chance.choice(["draw", "take"]))
            assert "went wrong" not in answer.text
        over = over or any("Play again" in text_of(message) for message in alice.messages())
    assert "is open" in (await alice.slash("table again")).text
    assert "no such move" in (await alice.slash("knock", card="10d")).text or True
