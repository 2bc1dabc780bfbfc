"""Today's hand and the puzzle as members see them, before and after they have played."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from bot.manager.daily import daily
from bot.manager.play import autoplay
from bot.manager.tables.table import Person
from bot.playground.client import Answer, Visitor, buttons_of, text_of
from bot.playground.refusals import Json
from bot.workers.puzzle_jobs import make_puzzle
from data.daily.days import closes_at, day_of, later
from data.daily.puzzles import Puzzle
from engine.ai import Level, choose
from engine.daily import calendar_digest, day_secret
from tests.bot.manager.daily.week import KNOCKS_AT_ONCE
from tests.play.command_options import commands
from tests.play.conftest import Harness, opened
from tests.play.drive import forge

HASH = re.compile(r"[0-9a-f]{64}")
VARYING = re.compile(r"[0-9a-f]{64}|\b\d{17,20}\b")
"""Hashes, which follow from the secret by design, and Discord's ids."""


@cache
def a_puzzle() -> Puzzle:
    """Return a puzzle of panguingue, which takes a second to make."""
    found = make_puzzle("2026-11-29", day_secret(b"k" * 32, "2026-11-29"), False)
    assert found is not None
    return found


def made(day: str, _secret: bytes, late: bool) -> Puzzle:
    return replace(a_puzzle(), day=day, late=late)


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "make_puzzle", made)
    monkeypatch.setattr(autoplay, "TODAY_PLAYOUTS", 16)


@pytest.fixture
async def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ingress: str) -> AsyncIterator[Harness]:
    async with opened(tmp_path, monkeypatch, ingress=ingress) as harness:
        at_the_playground_s_time(harness)
        yield harness


def at_the_playground_s_time(harness: Harness) -> None:
    """Set the bot's clock to that of the playground, which dates the presses."""
    harness.clock._now = round(harness.playground.world.clock.now() * 1000)


def panel(answer: Answer) -> Json:
    assert answer.message is not None
    return answer.message


async def play(harness: Harness, visitor: Visitor, message: Json) -> Json:
    """Play the hand on a panel to its end, by a person who plays as an easy computer."""
    manager = harness.bot.manager
    [table] = [table for table in manager.tables.in_memory() if table.seat_of(int(visitor.id)) is not None]
    for _ in range(100):
        await harness.quiet()
        if not table.live:
            break
        assert table.deal is not None
        action = choose("gin", Level.EASY, table.deal.view(0))
        index = table.deal.legal_actions(0).index(action)
        shown = visitor.message(message)
        pressed = [each for each in buttons_of(shown, enabled=True) if f":act:{index}" in each["custom_id"]]
        if pressed:
            await visitor.click(message, custom_id=pressed[0]["custom_id"])
        else:
            who = Person(int(visitor.id), visitor.name, table.guild)
            await manager.act(table.id, who, action, deal=1, ply=table.ply)
    assert not table.live
    await harness.quiet()
    return visitor.message(message)


async def give_up(harness: Harness, visitor: Visitor) -> None:
    home = panel(await visitor.slash("today"))
    if any(each["label"] == "Play" for each in buttons_of(home)):
        await visitor.click(home, "Play")
        await harness.quiet()
        home = panel(await visitor.slash("today"))
    sure = await visitor.click(home, "Resign")
    assert "Resign?" in sure.text
    await visitor.click(panel(sure), "Yes, resign")
    await harness.quiet()


def read(harness: Harness, visitor: Visitor, message: Json) -> list[str]:
    """Return the texts of the files of a message."""
    world = harness.playground.world
    urls = [file["url"].removeprefix(f"{world.cdn}/") for file in visitor.files(message)]
    return [world.files[url].data.decode() for url in urls]


@pytest.mark.long
async def test_a_hand_from_the_first_page_to_the_shared_line(harness: Harness) -> None:
    bob, alice = harness.visitor("Bob"), harness.visitor("Alice")
    home = await bob.slash("today")
    assert home.ephemeral
    assert "Nobody has finished yet" in home.text
    hand = await bob.click(panel(home), "Play")
    assert "Today’s hand · " in hand.text
    ended = await play(harness, bob, panel(hand))
    assert [each["label"] for each in buttons_of(ended)] == ["Today’s hand"]
    result = await bob.click(ended, "Today’s hand")
    assert "You are the first to finish" in result.text
    assert "**1** Bob" in result.text
    again = await bob.slash("today")
    assert "Play" not in {each["label"] for each in buttons_of(panel(again))}
    shared = await bob.click(panel(again), "Share")
    assert not shared.ephemeral
    [seen] = [text for each in alice.messages() if "Today’s hand" in (text := text_of(each))]
    assert "turn" in seen
    assert "Bob" in seen
    assert not re.search(r"[♠♣♦♥]", seen)
    # Alice resigns, so Bob is better than everybody else, and Alice's name is not shown in another server.
    await give_up(harness, alice)
    await harness.bot.database.write([("UPDATE daily_entries SET guild_id = 1 WHERE points IS NULL", ())])
    result = await bob.slash("today")
    assert "better than 100 %" in result.text
    assert "anonymous" in result.text
    assert "Alice" not in result.text
    await alice.slash("settings me", known_as="name")
    assert "Alice" in (await bob.slash("today")).text


@pytest.mark.long
async def test_how_it_is_dealt_is_shown_before_and_after(harness: Harness) -> None:
    carol = harness.visitor("Carol")
    first = await carol.slash("today")
    await carol.click(panel(first), "Play")
    fair = await carol.click(panel(await carol.slash("today")), "How it is dealt")
    shown = HASH.findall(fair.text)
    assert len(shown) == 3  # today, tomorrow, the year
    assert "Secret" not in fair.text
    listed = await carol.click(panel(fair), "All commitments")
    await listed.settled()
    await harness.quiet()
    [text] = [text for message in carol.ephemerals() for text in read(harness, carol, message)]
    listed_days = [(day, committed) for day, committed in json.loads(text)]
    assert len(listed_days) in (365, 366)
    assert {*shown[:2]} <= {committed for _, committed in listed_days}
    assert calendar_digest(listed_days) == shown[2]


@pytest.mark.long
async def test_the_puzzle_is_answered_once(harness: Harness) -> None:
    bob, dave = harness.visitor("Bob"), harness.visitor("Dave")
    asked = await bob.click(panel(await bob.slash("today")), "Puzzle")
    await asked.settled()
    shown = bob.message(panel(asked)) if asked.message is not None else bob.ephemerals()[-1]
    assert "Which card would you discard?" in text_of(shown)
    assert "costs" not in text_of(shown)
    cards = [each for each in buttons_of(shown) if ":today:answer." in each["custom_id"]]
    assert len(cards) == len(a_puzzle().choices)
    answer = await bob.click(shown, custom_id=cards[0]["custom_id"])
    assert "The search plays each discard" in answer.text
    assert "1 player" in answer.text
    # An old message with the buttons, or a forged press, changes nothing.
    asked_again = await bob.click(panel(await bob.slash("today")), "Puzzle")
    await asked_again.settled()
    assert "The search plays each discard" in asked_again.text
    rows = await harness.bot.database.read("SELECT choice FROM daily_answers")
    assert len(rows) == 1
    other = await dave.click(panel(await dave.slash("today")), "Puzzle")
    await other.settled()
    assert "1 player" not in other.text


@pytest.mark.long
async def test_a_hand_can_be_opened_in_a_direct_message(harness: Harness) -> None:
    erin = harness.visitor("Erin")
    channel = harness.playground.world.dm(erin.id)
    home = await erin.slash("today", channel=channel)
    hand = await erin.click(panel(home), "Play")
    assert hand.error is None
    await harness.quiet()
    assert await harness.bot.database.read("SELECT guild_id FROM daily_entries") == [(None,)]
    assert not [each for each in harness.visitor("Bob").messages() if "Today" in text_of(each)]


@pytest.mark.long
async def test_forged_presses_change_nothing(harness: Harness) -> None:
    bob, dave = harness.visitor("Bob"), harness.visitor("Dave")
    home = panel(await bob.slash("today"))
    day = day_of(harness.clock.now())
    for arg in (
        *("", "nonsense", f"nonsense.{day}", "play", "play.2030-01-01", "play.x", "share.x", f"share.{day}"),
        *(f"answer.{later(day, 1)}.0", f"answer.{later(day, -1)}.0", f"answer.{day}.99", f"answer.{day}"),
        *(f"answer.{day}.-1", f"puzzle.{later(day, 1)}", f"home.{later(day, 2)}", "list.2030-01-01"),
    ):
        answer = await forge(bob, home, f"c:-:0:0:today:{arg}")
        assert answer.ephemeral, arg
        assert "♠" not in answer.text, arg
    for table in ("daily_entries", "daily_answers"):
        assert await harness.bot.database.read(f"SELECT 1 FROM {table}") == []
    await bob.click(home, "Play")
    await harness.quiet()
    [(table_id,)] = await harness.bot.database.read("SELECT table_id FROM daily_entries")
    theirs = panel(await dave.slash("today"))
    for verb in (
        "hand",
        "refresh",
        "act",
        "resign",
        "resign_sure",
        "rules",
        "sheet",
        "replay",
        "again",
        "close",
    ):
        answer = await forge(dave, theirs, f"c:{table_id}:1:0:{verb}:0")
        assert not re.search(r"[♠♣♦♥]", answer.text), verb
    [(status, plies)] = await harness.bot.database.read(
        "SELECT t.status, (SELECT count(*) FROM actions a WHERE a.seat = 0) FROM tables t"
    )
    assert (status, plies) == ("playing", 0)


@pytest.mark.long
async def test_the_day_after_the_result_is_final(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.daily._asked_at", lambda _: harness.clock.now())
    bob = harness.visitor("Bob")
    await bob.click(panel(await bob.slash("today")), "Play")
    await give_up(harness, bob)
    home = panel(await bob.slash("today"))
    day = day_of(harness.clock.now())
    harness.clock._now = closes_at(day) + 1
    harness.clock.advance(0)
    await harness.quiet()
    final = await forge(bob, home, f"c:-:0:0:today:home.{day}")
    assert "is over; this is the final result" in final.text
    assert "gave up" in final.text
    shared = await bob.click(panel(final), "Share")
    assert "gave up" in shared.text
    fresh = await bob.slash("today")
    assert "Nobody has finished yet" in fresh.text
    fair = await bob.click(panel(fresh), "How it is dealt")
    assert len(re.findall("Secret of", fair.text)) == 1
    replayed = await bob.slash("results replay")
    assert replayed.error is None


@pytest.mark.long
async def test_the_hand_of_a_day_can_be_replayed_once_the_day_is_over(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.daily._asked_at", lambda _: harness.clock.now())
    bob = harness.visitor("Bob")
    await play(harness, bob, panel(await bob.click(panel(await bob.slash("today")), "Play")))
    assert await bob.autocomplete("results replay", "match") == []
    harness.clock._now = closes_at(day_of(harness.clock.now())) + 1
    harness.clock.advance(0)
    await harness.quiet()
    [offered] = await bob.autocomplete("results replay", "match")
    assert offered["name"].startswith("Today’s hand · ")
    for asked in ({}, {"match": offered["value"]}):
        answer = await bob.slash("results replay", **asked)
        await answer.settled()
        assert "**Replay** · " in answer.text
    theft = await harness.visitor("Carol").slash("results replay", match=offered["value"])
    assert "**Replay**" not in theft.text


@pytest.mark.long
async def test_a_hand_that_ends_before_the_first_turn_shows_its_result(harness: Harness) -> None:
    mine = harness.bot.manager.daily
    mine._own_key, mine._keys = KNOCKS_AT_ONCE, ()
    await harness.bot.database.write([("DELETE FROM daily_deals", ())])
    bob = harness.visitor("Bob")
    hand = await bob.click(panel(await bob.slash("today")), "Play")
    await harness.quiet()
    ended = bob.message(panel(hand))
    assert "🤖 Ada knocks" in text_of(ended)
    result = await bob.click(ended, "Today’s hand")
    assert "**lost to a knock** · 0 turns · −28" in result.text
    assert {"Share", "Puzzle"} <= {each["label"] for each in buttons_of(panel(result))}


# --- what those see who have not finished

LEFT_OUT = frozenset({"settings privacy erase", "play", "table open", "moves"})


async def seen_by_carol(harness: Harness) -> dict[str, str]:
    """Return what Carol is shown by every command without required options, hashes left out."""
    carol, found = harness.visitor("Carol"), {}
    for names, _, level in commands(harness):
        name = " ".join(names)
        required = [each for each in level.get("options", ()) if each.get("required")]
        if (
            name in LEFT_OUT
            or required
            or name.startswith(("chips", "tournament", "table night", "results season"))
        ):
            continue
        try:
            answer = await carol.slash(name)
        except Exception:
            continue
        await answer.settled()
        await harness.quiet()
        files = [text for message in carol.ephemerals()[-2:] for text in read(harness, carol, message)]
        found[name] = VARYING.sub("#", "\n".join([answer.text, *files]))
    home = await carol.slash("today")
    fair = await carol.click(panel(home), "How it is dealt")
    found["fair"] = VARYING.sub("#", fair.text)
    return found


async def two_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ingress: str, key: str) -> dict[str, str]:
    folder = tmp_path / key
    folder.mkdir()
    async with opened(folder, monkeypatch, ingress=ingress, judged=False) as harness:
        mine = harness.bot.manager.daily
        mine._own_key, mine._keys = key.encode() * 8, ()
        await harness.bot.database.write([("DELETE FROM daily_deals", ())])
        harness.clock._now = 1_795_780_000_000
        monkeypatch.setattr("cogs.daily._asked_at", lambda _: harness.clock.now())
        bob, dave = harness.visitor("Bob"), harness.visitor("Dave")
        for visitor in (bob, dave):
            await visitor.click(panel(await visitor.slash("today")), "Play")
            await harness.quiet()
        await give_up(harness, bob)
        decks = await harness.bot.database.read("SELECT DISTINCT deck FROM deals")
        assert len(decks) == 1
        found = await seen_by_carol(harness)
        found["deck"] = decks[0][0]
        return found


@pytest.mark.long
async def test_nothing_that_others_see_depends_on_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ingress: str
) -> None:
    ours = await two_days(tmp_path, monkeypatch, ingress, "abcd")
    theirs = await two_days(tmp_path, monkeypatch, ingress, "efgh")
    assert ours.pop("deck") != theirs.pop("deck")
    assert len(ours) > 15
    assert {name: text for name, text in ours.items() if theirs.get(name) != text} == {}
