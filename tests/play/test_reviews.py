"""Reviews of a match with a computer player: made, opened, explained, replayed; and refused."""

import json
import re
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from bot.workers.review_jobs import Budget, judge_version
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, forge, panel, press
from tests.play.sitting import generic, seat_two
from tests.play.test_exports import export, loaded
from tests.play.test_rankings import pictures
from tests.play.test_replays import match_of_two, replay
from tests.play.test_replays import press as press_replay

FEW = Budget(best=40, compare=400)


@pytest.fixture(autouse=True)
def few(harness: Harness) -> None:
    harness.bot.reviews._budget = FEW


async def played(harness: Harness, chance: Random) -> tuple[Visitor, Table]:
    """Let Alice play a short match against a computer player with random moves."""
    alice = harness.visitor("Alice")
    await alice.slash("table open", game="gin", options="target=10")
    await alice.slash("table computer", level="easy")
    await alice.slash("table start")
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    while table.status is not Status.OVER:
        shown = panel(alice)
        assert shown is not None
        if table.between_deals:
            await alice.click(shown, "Next deal")
        else:
            await press(alice, shown, *chance.choice(choices(shown)))
        await harness.quiet()
    return alice, table


async def settled(harness: Harness, answer: Answer) -> Answer:
    await answer.settled()
    await harness.quiet()
    assert not generic(answer), answer
    return answer


async def reviewed(harness: Harness, visitor: Visitor, answer: Answer) -> Json:
    """Return the review, once it is there."""
    await settled(harness, answer)
    await visitor.wait_for(lambda: "accuracy" in text_of(newest(visitor)))
    return newest(visitor)


def newest(visitor: Visitor) -> Json:
    return visitor.ephemerals()[-1]


@pytest.mark.long
async def test_a_match_is_reviewed_its_questions_answered_and_its_moments_replayed(harness: Harness) -> None:
    alice, table = await played(harness, Random(5))
    assert table.board is not None
    board = alice.message(str(table.board.message))
    shown = await reviewed(harness, alice, await alice.click(board, "🎓 Review"))
    assert "points without luck" in text_of(shown)
    assert "±" not in text_of(shown)
    [drawn] = pictures(shown)
    assert drawn["media"]["content_type"] == "image/png"
    shown_first = re.search(r"chances by deal: (\d+) %", drawn["description"])
    assert shown_first is not None, "the description has what the picture shows"
    [(stored,)] = await harness.bot.database.read("SELECT review FROM reviews")
    assert shown_first[1] == f"{100 * json.loads(stored)['decisions'][0]['standing']:.0f}"
    labels = [part["label"] for part in buttons_of(shown)]
    assert labels[0].startswith("Biggest mistake ?"), "random play makes mistakes"
    await settled(harness, await alice.click(shown, "Details"))
    details = newest(alice)
    assert details["id"] == shown["id"]
    assert "Winning chances by deal: " in text_of(details)
    assert not pictures(details)
    mistakes, deals = selects_of(details)
    await choose(harness, alice, details, deals, deals["options"][0]["value"])
    assert "All decisions in deal 1" in text_of(newest(alice))
    await settled(harness, await alice.click(newest(alice), "Details"))
    await choose(harness, alice, newest(alice), mistakes, mistakes["options"][0]["value"])
    asked = newest(alice)
    [menu] = selects_of(asked)
    assert "judge" not in text_of(asked).lower(), "first the question, then the answer"
    before = await rows(harness)
    answers: dict[str, str] = {}
    for option in menu["options"]:
        await choose(harness, alice, asked, menu, option["value"])
        answers[option["label"]] = text_of(newest(alice))
        assert "**Judge:** " in answers[option["label"]]
        assert "it costs " in answers[option["label"]]
        await settled(harness, await alice.click(newest(alice), "Try again"))
    assert sum("You found the best move" in each for each in answers.values()) == 1
    assert sum("the same choice as in the match" in each for each in answers.values()) == 1
    assert any("**You now:** " in each for each in answers.values())
    assert await rows(harness) == before, "an answer changes nothing that is stored"
    assert "judge" not in text_of(newest(alice)).lower()
    await choose(harness, alice, newest(alice), menu, "0")
    told = newest(alice)
    assert told["id"] == shown["id"]
    await settled(harness, await alice.click(told, "Replay from here"))
    replayed = newest(alice)
    assert replayed["id"] != told["id"]
    assert "The judge's choice here" in text_of(replayed)
    await settled(harness, await alice.click(told, "Back to the review"))
    assert "accuracy" in text_of(alice.message(told["id"]))
    await by_an_earlier_judge(harness, alice, told["id"])


async def by_an_earlier_judge(harness: Harness, alice: Visitor, message: str) -> None:
    """The stored review says so, and is made again when that is asked for."""
    today = judge_version("gin")
    older = "UPDATE reviews SET edition = 0, review = replace(review, ?, '\"version\":0')"
    await harness.bot.database.write([(older, (f'"version":{today}',))])
    [reviewing] = buttons_of(alice.message(message))[-1:]
    assert reviewing["label"] == "Replay", "today's review has nothing to be made again"
    await settled(harness, await alice.slash("results review"))
    earlier = newest(alice)
    assert "earlier judge" in text_of(earlier)
    assert await harness.bot.database.read("SELECT edition FROM reviews") == [(0,)]
    await settled(harness, await alice.click(earlier, "Review again"))
    await alice.wait_for(lambda: "earlier judge" not in text_of(newest(alice)))
    await alice.wait_for(lambda: "accuracy" in text_of(newest(alice)))
    assert newest(alice)["id"] == earlier["id"]
    assert await harness.bot.database.read("SELECT edition FROM reviews") == [(today,)]


async def choose(harness: Harness, visitor: Visitor, message: Json, menu: Json, value: str) -> None:
    """Choose in a menu, and wait for the answer."""
    await settled(harness, await visitor.select(message, value, custom_id=menu["custom_id"]))


async def rows(harness: Harness) -> dict[str, list[Any]]:
    """Return all rows of the database but those about the bot itself."""
    database = harness.bot.database
    names = await database.read("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        name: await database.read(f"SELECT * FROM {name}")
        for (name,) in names
        if name not in ("heartbeat", "interactions", "limits")
    }


@pytest.mark.long
async def test_a_mistake_is_tried_again_after_a_restart_by_its_player_alone(harness: Harness) -> None:
    alice, table = await played(harness, Random(5))
    shown = await reviewed(harness, alice, await alice.slash("results review"))
    await settled(harness, await alice.click(shown, custom_id=f"c:{table.id}:0:0:question:0"))
    asked = newest(alice)
    [menu] = selects_of(asked)
    await harness.stop()
    await harness.start()
    harness.bot.reviews._budget = FEW
    values = [option["value"] for option in menu["options"]]
    for value in (values[0], values[0], values[-1]):  # twice, and on a message that shows an answer already
        await settled(harness, await forge(alice, asked, menu["custom_id"], (value,)))
        assert "**Judge:** " in text_of(newest(alice))
    bob = harness.visitor("Bob")
    for verb, arg in (("answered", "0"), ("question", "pick"), ("review", "details")):
        forged = await forge(bob, asked, f"c:{table.id}:0:0:{verb}:{arg}", ("0",))
        assert "You did not play in that match," in forged.text
    odd: tuple[tuple[str, str, tuple[str, ...] | None], ...] = (
        *(("answered", "0", ("99",)), ("answered", "0", ()), ("answered", "0.7.s1", ("x",))),
        *(("question", "999", None), ("question", "pick", ()), ("question", "back", None)),
        ("review", "deal", ("77",)),
    )
    for verb, arg, chosen in odd:
        forged = await forge(alice, asked, f"c:{table.id}:0:0:{verb}:{arg}", chosen)
        await forged.settled()
        assert not generic(forged), (verb, arg, chosen)
    await harness.bot.database.write([("DELETE FROM reviews", ())])
    gone = await forge(alice, asked, menu["custom_id"], ("0",))
    assert "I no longer have that review." in gone.text


@pytest.mark.long
async def test_everybody_in_an_imported_match_can_be_reviewed(harness: Harness) -> None:
    sitting = await match_of_two(harness)
    _, files = await export(
        sitting.alice, await press_replay(sitting.alice, await replay(sitting.alice), "All hands")
    )
    carol = harness.visitor("Carol")
    answer = await loaded(carol, files["json"])
    page = answer.followups[0] if answer.followups else answer.message
    assert page is not None
    page = carol.message(page["id"])
    menu = next(part for part in selects_of(page) if part["placeholder"].startswith("🎓 Review"))
    assert [option["label"] for option in menu["options"]] == ["Alice", "Bob"]
    shown = await reviewed(harness, carol, await carol.select(page, "1", custom_id=menu["custom_id"]))
    assert text_of(shown).startswith("### 🎓 Review · Bob · Gin Rummy")
    await settled(harness, await carol.click(shown, "Details"))
    assert "/help topic:review" in text_of(newest(carol))
    await settled(harness, await carol.click(newest(carol), "Back to the review"))
    biggest = next(part for part in buttons_of(newest(carol)) if part["label"].startswith("Biggest mistake"))
    await settled(harness, await carol.click(newest(carol), custom_id=biggest["custom_id"]))
    asked = newest(carol)
    [menu] = selects_of(asked)
    await choose(harness, carol, asked, menu, menu["options"][0]["value"])
    assert "**Judge:** " in text_of(newest(carol))
    await settled(harness, await carol.click(newest(carol), "Replay from here"))
    assert "All hands" in text_of(newest(carol))
    assert await harness.bot.database.read("SELECT count(*) FROM reviews") == [(0,)], "it is no match of here"
    again = await forge(carol, asked, biggest["custom_id"].replace(".s1", ".s7"))
    assert "You did not play in that match," in again.text
    await sitting.restart()
    forged = await forge(carol, asked, biggest["custom_id"])
    assert "I no longer have that file." in forged.text


@pytest.mark.long
async def test_the_second_look_is_at_once_and_only_their_player_gets_reviews(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, table = await played(harness, Random(5))
    first = text_of(await reviewed(harness, alice, await alice.slash("results review", match="1")))

    def never(*_: object) -> None:
        raise AssertionError("the review is stored")

    monkeypatch.setattr(harness.bot.reviews, "ask", never)
    await settled(harness, await alice.slash("results review"))
    assert text_of(newest(alice)) == first
    bob = harness.visitor("Bob")
    assert "You did not play in that match," in (await bob.slash("results review", match="1")).text
    forged = await forge(bob, newest(alice), f"c:{table.id}:0:0:question:0")
    assert "You did not play in that match," in forged.text
    stats = await settled(harness, await alice.slash("results stats"))
    assert "**Accuracy**" in text_of(newest(alice)), stats
    assert "**Luck** " in text_of(newest(alice))
    history = await alice.slash("results history")
    [menu] = selects_of(newest(alice))
    answer = await alice.select(newest(alice), menu["options"][0]["value"], custom_id=menu["custom_id"])
    await settled(harness, answer)
    assert "**Luck** " in text_of(newest(alice)), history
    assert "by your review" in text_of(newest(alice))
    await bob.slash("results history", member="Alice")
    [menu] = selects_of(newest(bob))
    await bob.select(newest(bob), menu["options"][0]["value"], custom_id=menu["custom_id"])
    assert "**Luck** " in text_of(newest(bob))
    assert "by your review" not in text_of(newest(bob))
    await settled(harness, await bob.slash("results stats", member="Alice"))
    assert "**Luck** " in text_of(newest(bob))
    assert "**Accuracy**" not in text_of(newest(bob)), "only the player sees their own accuracy"
    await harness.bot.erase(int(alice.id))
    assert await harness.bot.database.read("SELECT count(*) FROM reviews") == [(0,)]
    assert await harness.bot.database.read("SELECT count(*) FROM luck") == [(0,)]


@pytest.mark.long
async def test_what_is_still_played_is_not_reviewed(harness: Harness) -> None:
    sitting = await seat_two(harness)
    assert "still being played" in (await sitting.alice.slash("results review", match="1")).text
    pressed = await forge(sitting.alice, sitting.board(), f"c:{sitting.table.id}:0:0:review:")
    assert "still being played" in pressed.text
    for verb in ("question", "answered"):
        pressed = await forge(sitting.alice, sitting.board(), f"c:{sitting.table.id}:0:0:{verb}:0")
        assert "still being played" in pressed.text


@pytest.mark.long
async def test_what_is_not_there_is_not_reviewed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    assert "There is no such match" in (await alice.slash("results review", match="9")).text
    assert "You have finished no deal here yet" in (await alice.slash("results review")).text
    assert "95 % confidence" in (await alice.slash("help", topic="review")).text
