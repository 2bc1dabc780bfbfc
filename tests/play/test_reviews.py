"""Reviews of a match with a computer player: made, opened, explained, replayed; and refused."""

from random import Random

import pytest

from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.workers.review_jobs import Budget
from tests.play.conftest import House
from tests.play.drive import Json, choices, forge, panel, press
from tests.play.sitting import generic, seat_two
from tests.play.test_rankings import pictures

FEW = Budget(best=40, compare=400)


@pytest.fixture(autouse=True)
def few(house: House) -> None:
    house.bot.reviews._budget = FEW


async def played(house: House, chance: Random) -> tuple[Visitor, Table]:
    """Let Alice play a short match against a computer player with random moves."""
    alice = house.visitor("Alice")
    await alice.slash("table open", game="gin", options="target=10")
    await alice.slash("table computer", level="easy")
    await alice.slash("table start")
    await house.quiet()
    [table] = await house.bot.manager.tables.in_channel(int(alice.channel.id))
    while table.status is not Status.OVER:
        shown = panel(alice)
        assert shown is not None
        if table.between_deals:
            await alice.click(shown, "Next deal")
        else:
            await press(alice, shown, *chance.choice(choices(shown)))
        await house.quiet()
    return alice, table


async def settled(house: House, answer: Answer) -> Answer:
    await answer.settled()
    await house.quiet()
    assert not generic(answer), answer
    return answer


async def reviewed(house: House, visitor: Visitor, answer: Answer) -> Json:
    """Return the review, once it is there."""
    await settled(house, answer)
    await visitor.wait_for(lambda: "Accuracy" in text_of(newest(visitor)))
    return newest(visitor)


def newest(visitor: Visitor) -> Json:
    return visitor.ephemerals()[-1]


@pytest.mark.long
async def test_a_match_is_reviewed_its_questions_answered_and_its_moments_replayed(house: House) -> None:
    alice, table = await played(house, Random(3))
    assert table.board is not None
    board = alice.message(str(table.board.message))
    shown = await reviewed(house, alice, await alice.click(board, "🎓 Review"))
    assert "Luck **" in text_of(shown)
    assert "Winning chances by deal: " in text_of(shown)
    [drawn] = pictures(shown)
    assert drawn["media"]["content_type"] == "image/png"
    assert "chances by deal: 79 %" in drawn["description"], "the description has what the picture shows"
    labels = [part["label"] for part in buttons_of(shown)]
    assert labels[0] == "Biggest mistake", "random play makes mistakes"
    await settled(house, await alice.click(shown, "Biggest mistake"))
    asked = newest(alice)
    assert asked["id"] == shown["id"]
    [menu] = selects_of(asked)
    assert "judge" not in text_of(asked), "first the question, then the answer"
    answer = await alice.select(asked, menu["options"][0]["value"], custom_id=menu["custom_id"])
    await settled(house, answer)
    told = newest(alice)
    assert "The judge's choice: **" in text_of(told)
    assert "points less" in text_of(told)
    await settled(house, await alice.click(told, "Replay from here"))
    replayed = newest(alice)
    assert replayed["id"] != told["id"]
    assert "The judge's choice here" in text_of(replayed)
    await settled(house, await alice.click(told, "Back to the review"))
    assert "Accuracy" in text_of(alice.message(told["id"]))


@pytest.mark.long
async def test_the_second_look_is_at_once_and_only_their_player_gets_reviews(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, table = await played(house, Random(5))
    first = text_of(await reviewed(house, alice, await alice.slash("review", match="1")))

    def never(*_: object) -> None:
        raise AssertionError("the review is stored")

    monkeypatch.setattr(house.bot.reviews, "ask", never)
    await settled(house, await alice.slash("review"))
    assert text_of(newest(alice)) == first
    bob = house.visitor("Bob")
    assert "You did not play in that match," in (await bob.slash("review", match="1")).text
    forged = await forge(bob, newest(alice), f"c:{table.id}:0:0:question:0")
    assert "You did not play in that match," in forged.text
    stats = await settled(house, await alice.slash("stats"))
    assert "**Accuracy**" in text_of(newest(alice)), stats
    assert "**Luck** " in text_of(newest(alice))
    history = await alice.slash("history")
    [menu] = selects_of(newest(alice))
    answer = await alice.select(newest(alice), menu["options"][0]["value"], custom_id=menu["custom_id"])
    await settled(house, answer)
    assert "**Luck** " in text_of(newest(alice)), history
    assert "by your review" in text_of(newest(alice))
    await bob.slash("history", member="Alice")
    [menu] = selects_of(newest(bob))
    await bob.select(newest(bob), menu["options"][0]["value"], custom_id=menu["custom_id"])
    assert "**Luck** " in text_of(newest(bob))
    assert "by your review" not in text_of(newest(bob))
    await settled(house, await bob.slash("stats", member="Alice"))
    assert "**Luck** " in text_of(newest(bob))
    assert "**Accuracy**" not in text_of(newest(bob)), "only the player sees their own accuracy"
    await house.bot.erase(int(alice.id))
    assert await house.bot.database.read("SELECT count(*) FROM reviews") == [(0,)]
    assert await house.bot.database.read("SELECT count(*) FROM luck") == [(0,)]


async def test_what_is_still_played_is_not_reviewed(house: House) -> None:
    sitting = await seat_two(house)
    assert "still being played" in (await sitting.alice.slash("review", match="1")).text
    pressed = await forge(sitting.alice, sitting.board(), f"c:{sitting.table.id}:0:0:review:")
    assert "still being played" in pressed.text
    for verb in ("question", "answered"):
        pressed = await forge(sitting.alice, sitting.board(), f"c:{sitting.table.id}:0:0:{verb}:0")
        assert "still being played" in pressed.text


async def test_what_is_not_there_is_not_reviewed(house: House) -> None:
    alice = house.visitor("Alice")
    assert "There is no such match" in (await alice.slash("review", match="9")).text
    assert "There is no such match" in (await alice.slash("review")).text
    assert "95 % confidence" in (await alice.slash("help", topic="review")).text
