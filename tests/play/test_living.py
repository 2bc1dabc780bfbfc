"""One hand panel per member at a table: it moves, results stay, questions wait for answers."""

from random import Random

import pytest

from bot.playground import Visitor
from bot.playground.client import buttons_of, text_of
from tests.play.conftest import Harness
from tests.play.drive import Json, sensibly
from tests.play.sitting import Sitting, seat_two
from tests.play.test_next_deal import panels, settle

pytestmark = pytest.mark.long


def labels(message: Json) -> list[str]:
    return [part["label"] for part in buttons_of(message) if "label" in part]


async def between_deals(harness: Harness, turn_time: str = "off") -> Sitting:
    sitting = await seat_two(harness, options="target=5000", turn_time=turn_time)
    while not sitting.table.between_deals:
        await sitting.step(sensibly(Random(2)))
    await settle(sitting)
    return sitting


async def one_hand(sitting: Sitting, visitor: Visitor) -> Json:
    await sitting.harness.quiet()
    await visitor.wait_for(lambda: len(panels(visitor)) == 1)
    [only] = panels(visitor)
    return only


async def test_whoever_begins_the_next_deal_keeps_the_result(harness: Harness) -> None:
    """Regression: the press on Next deal that started it replaced the result with the new hand."""
    sitting = await between_deals(harness)
    alice, bob = sitting.people
    result = text_of(sitting.panel(bob)).split("\n")[1]
    old = sitting.panel(bob)
    await alice.click(sitting.board(alice), "Next deal")
    await bob.click(old, "Next deal")
    hand = await one_hand(sitting, bob)
    kept = bob.message(old)
    assert hand["id"] != old["id"]
    assert result in text_of(kept)
    assert labels(kept) == ["Replay", "Score sheet", "Rules"]


async def test_an_old_next_deal_tells_where_the_hand_is(harness: Harness) -> None:
    """Regression: it became a second hand, and the result was lost."""
    sitting = await between_deals(harness)
    alice, bob = sitting.people
    old = sitting.panel(bob)
    result = text_of(old).split("\n")[1]
    for visitor in (bob, alice):
        await visitor.click(sitting.board(visitor), "Next deal")
    hand = await one_hand(sitting, bob)
    if any("Next deal" in label for label in labels(bob.message(old))):
        told = await bob.click(old, "Next deal")
        assert hand["id"] in told.text
        assert (await one_hand(sitting, bob))["id"] == hand["id"]
    harness.clock.advance(60_000)
    await harness.quiet()
    assert result in text_of(bob.message(old))
    assert labels(bob.message(old)) == ["Replay", "Score sheet", "Rules"]


async def test_results_lose_next_deal_when_it_has_begun_by_itself(harness: Harness) -> None:
    sitting = await between_deals(harness, turn_time="24h")
    old = {visitor: sitting.panel(visitor) for visitor in sitting.people}
    due = sitting.table.deadline
    assert due is not None
    harness.clock.advance(due - harness.clock.now())
    await harness.quiet()
    assert sitting.table.deal_no == 2
    for visitor, message in old.items():
        told = await visitor.click(message, "Next deal")
        assert (await one_hand(sitting, visitor))["id"] in told.text
    harness.clock.advance(60_000)
    await harness.quiet()
    for visitor, message in old.items():
        assert labels(visitor.message(message)) == ["Replay", "Score sheet", "Rules"]


async def test_the_hand_moves_on_to_where_it_is_asked_for(harness: Harness) -> None:
    """Regression: a hand in direct messages and one in the channel both said "Your turn"."""
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    actor = sitting.actor
    direct = sitting.panel(actor)
    assert "Your turn" in text_of(direct)
    await actor.slash("hand")
    await harness.quiet()
    harness.clock.advance(60_000)
    own = await one_hand(sitting, actor)
    assert own["flags"] & 64
    assert f"has moved to <#{actor.channel.id}>" in text_of(actor.message(direct))

    await actor.click(direct, "My hand")
    assert (await one_hand(sitting, actor))["id"] == direct["id"]
    await sitting.step(sensibly(Random(2)))
    assert (await one_hand(sitting, actor))["id"] == direct["id"]

    await actor.click(sitting.board(actor), "My hand")  # the last press is recent: no waiting
    assert (await one_hand(sitting, actor))["id"] != direct["id"]
    assert "has moved to" in text_of(actor.message(direct))


async def test_no_panel_says_your_turn_after_the_match(harness: Harness) -> None:
    sitting = await seat_two(harness, options="deals=1", turn_time="off")
    chance, choose = Random(4), sensibly(Random(2))
    while sitting.playing:
        for visitor in sitting.people:
            if chance.random() < 0.3:
                await visitor.slash("hand")
            elif chance.random() < 0.3:
                await visitor.click(sitting.board(visitor), "My hand")
        await sitting.step(choose)
    await settle(sitting)
    harness.clock.advance(120_000)
    await settle(sitting)
    for visitor in sitting.people:
        assert panels(visitor) == []
        for message in (*visitor.dm(), *visitor.ephemerals()):
            assert "Your turn" not in text_of(message)
        assert "wins the match" in text_of(visitor.dm()[-1])


@pytest.mark.parametrize("direct", [True, False], ids=["direct", "own"])
async def test_a_question_stays_until_it_is_answered(harness: Harness, *, direct: bool) -> None:
    """Regression: "Resign?" was overwritten by the hand when a move came in."""
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    waiting = sitting.other
    if direct:
        await waiting.click(sitting.panel(waiting), "Refresh")
    await waiting.click(sitting.board(waiting), "Resign")
    [asked] = [message for message in waiting.ephemerals() if "Resign?" in text_of(message)]
    for _ in range(6):
        if sitting.actor is waiting:
            break
        await sitting.step(sensibly(Random(2)))
    harness.clock.advance(120_000)
    await harness.quiet()
    assert sitting.actor is waiting
    assert "Resign?" in text_of(waiting.message(asked))
    await waiting.click(asked, "Back")
    assert "Your turn" in text_of(waiting.message(asked))
    assert (await one_hand(sitting, waiting))["id"] == asked["id"]


async def test_a_question_does_not_outlive_the_match(harness: Harness) -> None:
    sitting = await seat_two(harness, options="deals=1", turn_time="off")
    alice, bob = sitting.people
    await alice.click(sitting.board(alice), "Resign")
    [asked] = [message for message in alice.ephemerals() if "Resign?" in text_of(message)]
    await bob.slash("table resign", sure=True)
    await settle(sitting)
    assert "wins the match" in text_of(alice.message(asked))


async def test_a_table_that_a_moderator_closes_says_who_did(harness: Harness) -> None:
    """Regression: the direct message said that no cards had been dealt."""
    sitting = await seat_two(harness, options="target=5000", turn_time="off")
    await sitting.step(sensibly(Random(2)))
    await sitting.bob.slash("hand")
    await sitting.alice.slash("table close")
    await settle(sitting)
    harness.clock.advance(120_000)
    await settle(sitting)
    seen = [visitor.dm()[-1] for visitor in sitting.people]
    for message in (*seen, sitting.bob.ephemerals()[-1], sitting.board()):
        assert "Alice, a moderator, has closed this table; nobody wins." in text_of(message)
    assert panels(sitting.alice) == panels(sitting.bob) == []
