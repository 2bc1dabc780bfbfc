"""kill -9 at random instants of a match under play: nothing accepted is lost, nothing is done twice."""

from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from bot.playground import BotProcess, Playground
from bot.playground.client import text_of
from tests.play.killing import Fate, Row, Scene, rows_of
from tests.playground.conformance import Conformance

MATCHES, KILLS = 5, 10
FURTHER = 15
"""So many moves later than in the match before comes the first kill."""
PLAIN = {"CARDROOM_WORKERS": "1", "CARDROOM_CARDS": "text", "CARDROOM_EMOJI": "no"}
"""So many starts are quicker without a worker for pictures in each."""


def check(scene: Scene, before: list[Row]) -> list[Row]:
    """Compare what is stored with what was stored before, and with what was pressed and answered."""
    rows = rows_of(scene.database)
    assert rows[: len(before)] == before, "what was stored stays as it is"
    for deal, found in groupby(rows, key=lambda row: row[0]):
        plies = [row[1] for row in found]
        assert plies == list(range(len(plies))), f"deal {deal} has a gap"
    stored = {(deal, ply): (who, interaction) for deal, ply, _, who, interaction, _ in rows}
    pressed = [row for row in rows if row[5] != "only"]
    interactions = [interaction for *_, interaction, _ in pressed]
    assert len(set(interactions)) == len(interactions), "no press is applied twice"
    made = {int(press.id): (int(press.user), deal, ply) for press, deal, ply in scene.presses}
    for deal, ply, _, who, interaction, _ in pressed:
        assert interaction is not None
        assert made[interaction] == (who, deal, ply), (
            "only what was pressed is stored, for the one who pressed it"
        )
    for press, deal, ply in scene.presses:
        if press.answered is not None:
            assert (deal, ply) in stored, "what was answered is stored"
    return rows


@pytest.mark.kill
@pytest.mark.parametrize("match", range(MATCHES))
async def test_ten_kills_in_each_of_five_matches(tmp_path: Path, match: int) -> None:
    playground = Playground(rate_limits="off")
    await playground.start()
    judge = Conformance.attach(playground)
    database = tmp_path / "cardroom.sqlite3"
    process = BotProcess(playground, f"sqlite:///{database}", env=PLAIN)
    scene = Scene(playground, process, database, Random(50 + match))
    try:
        await scene.live(None)
        target = f"target={100 + 50 * match}"
        await scene.alice.slash("table open", game="gin", options=target, turn_time="off")
        lobby = await scene.alice.wait_message("Waiting for players")
        await scene.bob.click(lobby, "Join")
        await scene.alice.click(lobby, "Start")
        await scene.bob.wait_dm("knock with")
        await process.kill()

        rows: list[Row] = []
        chance = Random(60 + match)
        later = [Fate("stored", FURTHER * match)] if match else []
        fates = [*later, *(Fate.drawn(chance) for _ in range(KILLS - len(later)))]
        for number, fate in enumerate(fates):
            await scene.live(fate)
            await scene.press_on()
            await process.kill()
            rows = check(scene, rows)
            assert not scene.over(), f"the match ended after {number} kills"
        assert len(rows) >= FURTHER * match

        await scene.live(None)
        await scene.press_on()
        assert scene.over()
        assert "wins" in text_of(await scene.alice.wait_message("Play again"))
        rows = check(scene, rows)
        assert len(rows) > KILLS
        assert not any("Traceback" in line or "level=error" in line for line in process.output)
        assert await process.stop() == 0
    finally:
        await process.kill()
        await playground.stop()
    assert judge.violations == []
