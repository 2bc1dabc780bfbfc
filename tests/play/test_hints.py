"""Hints at a table with a computer player, and where there are none."""

import asyncio
from typing import Any

import pytest

from bot.manager.tables.table import Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, text_of
from bot.texts.faces import face
from bot.texts.play.coach import named
from bot.workers import hint_jobs
from engine.actions import Discard
from tests.play.conftest import Harness
from tests.play.drive import Json, choices, forge, panel, press, verb_of
from tests.play.sitting import generic, seat_two, with_verb

HINTS = (
    "expected result", "This one matters", "It is close", "goes with no other", "the least useful",
    "better for you", "good as it looks", "You can do more",
)  # fmt: skip
"""Texts of hints; with one sensible move the hint only says where to look."""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint_jobs, "HINT", 60)


async def alone(harness: Harness, game: str = "gin") -> tuple[Visitor, Table]:
    """Alice plays against a computer player, and has a decision to make."""
    alice = harness.visitor("Alice")
    assert not generic(await alice.slash("play", game=game))
    await harness.quiet()
    [table] = await harness.bot.manager.tables.in_channel(int(alice.channel.id))
    while table.deal is not None and len(table.deal.legal_actions(0)) < 2:
        await play(harness, alice)
    return alice, table


async def play(harness: Harness, visitor: Visitor) -> Answer:
    """Make the first move that is offered."""
    shown = shown_to(visitor)
    answer = await press(visitor, shown, *choices(shown)[0])
    await harness.quiet()
    return answer


def shown_to(visitor: Visitor) -> Json:
    found = panel(visitor)
    assert found is not None
    return found


def green(message: Json) -> list[str]:
    """Return the labels of the green buttons on a panel."""
    return [part["label"] for part in buttons_of(message) if part["style"] == 3]


def is_hint(message: Json) -> bool:
    """Return whether there is a hint on a panel."""
    return any(words in text_of(message) for words in HINTS)


@pytest.mark.parametrize(("game", "seed"), [("gin", 1), ("rummy500", 2)])
async def test_the_first_press_is_a_nudge_and_the_second_names_the_action(
    harness: Harness, game: str
) -> None:
    """The decks leave more than one move worth evaluating."""
    alice, table = await alone(harness, game)
    before = shown_to(alice)
    calls = len(harness.playground.calls)
    answer = await alice.click(before, "🎓 Hint")
    await answer.settled()
    await harness.quiet()
    assert not generic(answer)
    nudged = shown_to(alice)
    assert nudged["id"] == before["id"]
    assert is_hint(nudged)
    assert "expected result" not in text_of(nudged)
    assert len(choices(nudged)) == len(choices(before))
    await (await alice.click(nudged, "🎓 Show me")).settled()
    await harness.quiet()
    told = shown_to(alice)
    assert "expected result" in text_of(told)
    assert "simulated deals" in text_of(told)
    [button] = [part for part in buttons_of(told) if verb_of(part) == "hint"]
    assert button["disabled"]
    assert len(green(told)) <= 1
    ours = [call.route for call in [*harness.playground.calls][calls:] if not call.webhook]
    assert not ours, "a hint costs none of the bot's own requests"
    ply = table.ply
    await play(harness, alice)
    assert table.ply > ply
    assert not is_hint(shown_to(alice))


@pytest.mark.long
async def test_once_it_is_named_the_best_move_alone_is_green_and_the_first_to_complete(
    harness: Harness,
) -> None:
    """Regression: "Best to discard Q♥", in green, stood below a hint to discard another card."""
    alice, table = await alone(harness)
    while table.deal is None or table.deal.legal_actions(0)[0].verb != "discard":
        await play(harness, alice)
    assert "**Lowest deadwood:** " in text_of(shown_to(alice))
    before = await alice.autocomplete("move discard", "card", "")
    for label in ("🎓 Hint", "🎓 Show me"):
        await (await alice.click(shown_to(alice), label)).settled()
        await harness.quiet()
        assert "owest deadwood:" not in text_of(shown_to(alice))
    view = table.deal.view(0)
    shown = harness.bot.hints.at(table, 0)
    assert shown is not None
    best = shown.ranking[0]
    assert isinstance(best, Discard)
    assert green(shown_to(alice)) == [face(best.card)]
    assert named(best, view) in text_of(shown_to(alice))
    after = await alice.autocomplete("move discard", "card", "")
    assert after[0]["name"].startswith(f"Discard {face(best.card)} ")
    assert sorted(each["name"] for each in after) == sorted(each["name"] for each in before)
    await play(harness, alice)
    assert harness.bot.hints.at(table, 0) is None


@pytest.mark.long
async def test_a_hint_comes_to_the_command_too_and_stays_until_the_next_move(harness: Harness) -> None:
    alice, _ = await alone(harness)
    answer = await alice.slash("move hint")
    await answer.settled()
    await harness.quiet()
    shown = shown_to(alice)
    assert shown["flags"] & 64
    assert is_hint(shown)
    await (await alice.click(shown, "By rank")).settled()
    assert is_hint(shown_to(alice))
    await play(harness, alice)
    assert not is_hint(shown_to(alice))


@pytest.mark.long
async def test_at_a_rated_table_there_is_no_button_and_asking_is_refused(harness: Harness) -> None:
    sitting = await seat_two(harness, hints="on")
    actor, table = sitting.actor, sitting.table
    shown = sitting.panel(actor)
    assert not [part for part in buttons_of(shown) if verb_of(part) == "hint"]
    refused = await actor.slash("move hint")
    assert "rated" in refused.text
    forged = await forge(actor, shown, f"c:{table.id}:{table.deal_no}:{table.ply}:hint:2")
    assert "rated" in forged.text
    assert not is_hint(sitting.panel(actor))


@pytest.mark.long
async def test_a_hint_that_comes_too_late_is_not_told(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint that comes after the next move is dropped, and the panel shows the current state."""
    alice, table = await alone(harness)
    thinking, done = asyncio.Event(), asyncio.Event()
    ask = harness.bot.coach.hint

    async def slow(*asked: Any) -> Any:
        found = await ask(*asked)
        thinking.set()
        await done.wait()
        return found

    monkeypatch.setattr(harness.bot.coach, "hint", slow)
    shown = shown_to(alice)
    hinting = asyncio.create_task(alice.click(shown, "🎓 Hint"))
    await thinking.wait()
    ply = table.ply
    await play(harness, alice)
    assert table.ply > ply
    done.set()
    await (await hinting).settled()
    await harness.quiet()
    assert not is_hint(shown_to(alice))
    assert not [part for part in buttons_of(shown_to(alice)) if part.get("label") == "🎓 Show me"]


@pytest.mark.long
async def test_a_press_on_something_else_than_the_panel_shows_no_hand_there(harness: Harness) -> None:
    """A forged press on the board, which is public."""
    alice, table = await alone(harness)
    assert table.board is not None
    board = alice.message(str(table.board.message))
    before = text_of(board)
    answer = await forge(alice, board, f"c:{table.id}:{table.deal_no}:{table.ply}:hint:2")
    await answer.settled()
    await harness.quiet()
    assert text_of(alice.message(board["id"])) == before
    assert shown_to(alice)["flags"] & 64
    assert is_hint(shown_to(alice))


@pytest.mark.long
async def test_whoever_does_not_sit_there_is_told_so(harness: Harness) -> None:
    alice, table = await alone(harness)
    bob = harness.visitor("Bob")
    assert table.board is not None
    board = bob.message(str(table.board.message))
    answer = await forge(bob, board, f"c:{table.id}:{table.deal_no}:{table.ply}:hint:1")
    assert "You are not at" in answer.text
    assert with_verb(shown_to(alice), "hint")


@pytest.mark.long
async def test_what_a_table_was_opened_with_is_told_and_kept(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False, hints="on")
    assert "can ask for hints," in text_of(sitting.board())
    assert sitting.table.hints
    await sitting.restart()
    assert sitting.table.hints
    plain = await harness.visitor("Carol").slash("table open", game="gin")
    assert "may ask for hints" not in plain.text
