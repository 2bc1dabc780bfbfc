"""A game night as members see it, from the form to the summary, and what is refused."""

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.playground.client import Answer, text_of
from bot.playground.refusals import Json
from tests.play.conftest import Harness
from tests.playground.answers import message_of

MINUTE = 60_000


def at_the_playground_s_time(harness: Harness) -> None:
    """Set the bot's clock to that of the playground, where events are in the future."""
    harness.clock._now = round(harness.playground.world.clock.now() * 1000)


def typed(harness: Harness, minutes: int) -> str:
    """Return the day and time in so many minutes, in UTC."""
    return f"{datetime.fromtimestamp(harness.clock.now() / 1000 + minutes * 60, UTC):%Y-%m-%d %H:%M}"


async def settle(harness: Harness, minutes: int = 0) -> None:
    for _ in range(minutes + 1):
        while await harness.bot.night_runner.background.quiet():
            await harness.quiet()
        await harness.quiet()
        if minutes:
            harness.clock.advance(MINUTE)


async def plan(harness: Harness, minutes: int = 40, **values: Any) -> Answer:
    alice = harness.visitor("Alice")
    form = await alice.slash("table night plan")
    entered = {"when": typed(harness, minutes), "zone": "utc", "games": ["gin"], **values}
    answer = await alice.submit(form, entered)
    await settle(harness)
    return answer


def shown(harness: Harness, piece: str) -> Json:
    found = [each for each in harness.visitor("Bob").messages() if piece in text_of(each)]
    assert found, piece
    return found[-1]


def events(harness: Harness) -> list[Json]:
    return [*harness.playground.events.of(harness.playground.world.home).values()]


async def test_an_evening_from_the_form_to_the_summary(harness: Harness) -> None:
    at_the_playground_s_time(harness)
    harness.playground.switch({"role_granted": ["create_events"]})
    answer = await plan(harness, name="Friday *cards*")
    assert "scheduled event" in answer.text
    night = shown(harness, "Nobody has said yes")
    assert [(each["name"], each["status"]) for each in events(harness)] == [("Friday *cards*", 1)]
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await bob.click(night, "I'm coming")
    await carol.click(night, "Maybe not")
    assert f"**1 member comes:** <@{bob.id}>" in text_of(shown(harness, "cannot come"))
    await alice.click(night, "I'm coming")
    await alice.click(night, "Maybe not")
    await alice.click(night, "I'm coming")
    await settle(harness, 12)
    reminder = shown(harness, "⏰")
    assert {each["id"] for each in reminder["mentions"]} == {alice.id, bob.id}
    await settle(harness, 30)
    opening = shown(harness, "begins.")
    assert "Table 1 · Gin Rummy: <@" in text_of(opening)
    board = shown(harness, "Table 1 · Gin Rummy\n")
    await bob.click(board, "Join")
    await alice.click(board, "Join")
    await settle(harness)
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    assert table.match is not None
    await bob.slash("table resign", sure=True)
    await settle(harness, 8)
    summary = text_of(shown(harness, "** is over"))
    assert "1 match was played" in summary
    assert "The next one begins" in summary
    assert "This evening is over" in text_of(bob.message(night["id"]))
    assert len(events(harness)) == 2  # next week's, too


@pytest.mark.long
async def test_without_the_permission_the_answer_says_so(harness: Harness) -> None:
    at_the_playground_s_time(harness)
    assert "lack the permission **Create Events**" in (await plan(harness)).text
    assert events(harness) == []
    assert "Game night" in text_of(shown(harness, "Nobody has said yes"))
    stopped = await harness.visitor("Alice").slash("table night stop")
    assert "does not take place" in stopped.text
    await settle(harness)
    assert "This evening is cancelled" in text_of(shown(harness, "Game night"))
    for command in ("list", "show", "edit", "stop"):
        answer = await harness.visitor("Alice").slash(f"table night {command}")
        assert "No game night is planned" in answer.text, command


@pytest.mark.long
@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"when": "2020-01-01 20:00"}, "in the past"),
        ({"when": "2199-01-01 20:00"}, "more than a year"),
        ({"when": "someday"}, "no day and time"),
        ({"when": "Friday 25:00"}, "no day and time"),
        ({"zone": "Middle/Earth"}, "no time zone"),
        ({"name": " "}, "needs a name"),
    ],
)
async def test_bad_input_is_refused_and_nothing_is_planned(
    harness: Harness, values: dict[str, Any], refusal: str
) -> None:
    assert refusal in (await plan(harness, **values)).text
    assert "No game night is planned" in (await harness.visitor("Bob").slash("table night list")).text


@pytest.mark.long
async def test_a_refused_form_comes_back_with_what_was_typed(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    refused = await plan(harness, name="Cards & cake", when="someday", games=["hand", "control"])
    assert "when=someday" in refused.text
    form = await alice.click(message_of(refused) or {}, "Fill in again")
    assert entered_before(form) == {
        "name": "Cards & cake",
        "when": "someday",
        "zone": "utc",
        "games": ["control", "hand"],
        "length": ["3w"],
    }
    planned = await alice.submit(form, {"when": typed(harness, 40)})
    assert "Cards & cake" in planned.text
    await settle(harness)
    wrong = await alice.submit(
        await alice.slash("table night edit"), {"name": "Cake", "zone": "Middle/Earth"}
    )
    again = await alice.click(message_of(wrong) or {}, "Fill in again")
    assert entered_before(again)["name"] == "Cake"
    assert "Cake" in (await alice.submit(again, {"zone": "utc"})).text


def entered_before(answer: Answer) -> dict[str, Any]:
    """Return what a form shows before anything is entered."""
    assert answer.modal is not None
    found: dict[str, Any] = {}
    for field in answer.modal["components"]:
        inner = field["component"]
        chosen = [option["value"] for option in inner.get("options", ()) if option.get("default")]
        found[inner["custom_id"]] = chosen if "options" in inner else inner.get("value", "")
    return found


@pytest.mark.long
async def test_only_organisers_plan_change_and_stop(harness: Harness) -> None:
    bob = harness.visitor("Bob")
    assert "Only organisers" in (await bob.slash("table night plan")).text
    await plan(harness)
    for command in ("table night edit", "table night stop"):
        assert "Only organisers" in (await bob.slash(command)).text
    assert "I'm coming" in (await bob.slash("table night show")).text


@pytest.mark.long
async def test_of_two_organisers_at_once_the_second_looks_again(harness: Harness) -> None:
    await plan(harness)
    alice = harness.visitor("Alice")
    first, second = await alice.slash("table night edit"), await alice.slash("table night edit")
    assert "Changed" in (await alice.submit(first, {"name": "Cards"})).text
    assert "changed this game night meanwhile" in (await alice.submit(second, {"name": "Dice"})).text
    await settle(harness)
    assert "Cards" in text_of(shown(harness, "Nobody has said yes"))
