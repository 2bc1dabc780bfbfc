"""Panguingue played without pictures: by texts, labels and descriptions alone."""

from random import Random

import pytest

from bot.manager.tables.table import Status
from bot.playground.client import buttons_of, selects_of
from data.settings import Cards
from engine.cards import FACE
from tests.bot.ui.told import faces_told
from tests.play.conftest import Harness
from tests.play.drive import PLAY, Json, panel, press, says, verb_of
from tests.play.sitting import board_of, generic
from tests.play.test_pictures import told

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_pictures")]

MOST = 400


@pytest.fixture
def cards() -> Cards:
    return Cards.PICTURES


def chosen(message: Json, chance: Random) -> tuple[Json, str | None]:
    """Return a press: any meld, else the discard of a card described as in no meld."""
    buttons = [part for part in buttons_of(message, enabled=True) if verb_of(part) in PLAY]
    for word in ("Go out", "Meld", "Play", "Lay", "Let it go", "Yes"):
        for part in buttons:
            if part["label"].startswith(word):
                return part, None
    menus = {part["placeholder"].split()[0]: part for part in selects_of(message) if verb_of(part) in PLAY}
    for word in ("Meld", "Lay"):
        if word in menus:
            return menus[word], menus[word]["options"][0]["value"]
    discards = [part for part in buttons if says(part).startswith("Discard")]
    if discards:
        loose = faces_told(told(message).partition("Cards: ")[2].partition(". ")[0])
        fitting = [part for part in discards if faces_told(part["label"]) <= loose]
        return chance.choice(fitting or discards), None
    return chance.choice(buttons), None


async def test_panguingue_is_played_from_texts_labels_and_descriptions(harness: Harness) -> None:
    people = [harness.visitor(name) for name in ("Alice", "Bob", "Carol")]
    await people[0].slash("table open", game="panguingue", seats=3, options="deals=1 packs=5")
    await harness.quiet()
    for visitor in people[1:]:
        await visitor.click(board_of(visitor), "Join")
    await people[0].click(board_of(people[0]), "Start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(people[0].channel.id))
    chance, presses, melded = Random(5), 0, 0
    while table.status is Status.PLAYING and presses < MOST:
        assert table.deal is not None
        seat = table.deal.actors[0]
        visitor, view = people[seat], table.deal.view(seat)
        message = panel(visitor)
        assert message is not None
        mine = faces_told(told(message).partition("Just taken")[0].partition("Ticked")[0])
        assert {FACE[card] for card in view.hand} <= set(mine)
        part, value = chosen(message, chance)
        presses += 1
        answer = await press(visitor, message, part, value)
        assert not generic(answer), answer
        await harness.quiet()
        melded = max(melded, len(table.deal.view(None).melds))
        public = faces_told(told(board_of(visitor)))
        assert {FACE[card] for meld in table.deal.view(None).melds for card in meld.cards} <= set(public)
    assert melded > 2
    assert table.status is Status.OVER
    assert "won" in told(board_of(people[0]))
