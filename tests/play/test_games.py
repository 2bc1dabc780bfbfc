"""The inbox as members see it: in a server, in a direct message, its forms, and forged presses."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.playground.client import Answer, Visitor, text_of
from bot.playground.refusals import Json
from tests.play.conftest import Harness
from tests.play.drive import forge

MINUTE = 60_000


def page(answer: Answer) -> Json:
    """Return the message of an answer."""
    assert answer.message is not None
    return answer.message


async def slow_game(harness: Harness, one: Visitor, other: Visitor, turn: str = "24h") -> None:
    await one.slash("table open", game="gin", turn_time=turn)
    await harness.quiet()
    board = next(each for each in reversed(one.messages()) if "Join" in text_of(each))
    await other.click(board, "Join")
    await one.click(board, "Start")
    await harness.quiet()


async def test_games_from_the_inbox_to_the_next_one(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    assert "Nothing waits for you" in (await alice.slash("games")).text
    for turn in ("24h", "12h", "off"):
        await slow_game(harness, alice, bob, turn)
    await harness.quiet()
    inboxes = {who: await who.slash("games") for who in (alice, bob)}
    mine = max(inboxes, key=lambda who: inboxes[who].text.count("Your turn"))
    inbox = inboxes[mine]
    count = inbox.text.count("Your turn")
    assert count >= 2
    assert page(inbox)["flags"] & 64
    panel = await mine.click(page(inbox), f"Next game ({count})")
    assert "Your turn" in panel.text
    assert page(panel)["id"] == page(inbox)["id"]
    shown = [panel.text]
    for _ in range(count):
        panel = await mine.click(page(panel), f"Next game ({count - 1})")
        shown.append(panel.text)
    assert len({each.splitlines()[0] for each in shown}) == count
    assert shown[0] == shown[-1]


@pytest.mark.long
async def test_the_whole_inbox_comes_in_a_direct_message(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await slow_game(harness, alice, bob)
    inbox = await alice.slash("games", channel=harness.playground.world.dm(alice.id))
    assert "Table 1" in inbox.text


@pytest.mark.long
async def test_reminders_and_leave_by_their_forms(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await slow_game(harness, alice, bob)
    inbox = await alice.slash("games")
    form = await alice.click(page(inbox), "Reminders …")
    for wrong, told in (
        ({"zone": "Mars/Base"}, "I don't know the time zone"),
        ({"zone": "utc", "digest": "25:00"}, "I don't understand the time"),
        ({"zone": "utc", "quiet": "22:00"}, "I don't understand the hours"),
        ({"zone": "utc", "quiet": "7-7"}, "I don't understand the hours"),
    ):
        form = await alice.click(page(inbox), "Reminders …")
        assert told in (await alice.submit(form, wrong)).text
    form = await alice.click(page(inbox), "Reminders …")
    saved = await alice.submit(form, {"zone": "europe/berlin", "digest": "6 pm", "quiet": "22:30 - 7"})
    assert "Daily message at 18:00 (Europe/Berlin)" in saved.text
    assert "Quiet hours from 22:30 to 7:00" in saved.text
    form = await alice.click(page(saved), "Go on leave …")
    begun = await alice.submit(form, {"days": ["3"]})
    assert "You are on leave until" in begun.text
    await harness.bot.inbox_runner.background.quiet()
    await harness.quiet()
    assert any("on leave until" in text_of(each) for each in bob.messages())
    ended = await alice.click(page(begun), "End my leave")
    assert "Your leave is over" in ended.text
    assert "29 days of leave left" in ended.text


@pytest.mark.long
async def test_the_daily_message_leads_to_a_game_and_to_the_inbox(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await slow_game(harness, alice, bob)
    who, inbox = alice, await alice.slash("games")
    if "Your turn" not in inbox.text:
        who, inbox = bob, await bob.slash("games")
    now = datetime.fromtimestamp(harness.clock.now() / 1000, UTC) + timedelta(minutes=2)
    form = await who.click(page(inbox), "Reminders …")
    await who.submit(form, {"zone": "utc", "digest": f"{now:%H:%M}", "quiet": ""})
    harness.clock.advance(3 * MINUTE)
    while await harness.bot.inbox_runner.background.quiet():
        await harness.quiet()
    digest = next(each for each in reversed(who.dm()) if "This waits for you" in text_of(each))
    panel = await who.click(digest, "Next game")
    assert "Your turn" in panel.text
    assert panel.ephemeral
    assert "Table 1" in (await who.click(digest, "Your games")).text


@pytest.mark.long
async def test_presses_that_no_client_sends_are_refused(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    await slow_game(harness, alice, bob)
    inbox = await carol.slash("games")
    assert "Nothing waits for you" in inbox.text
    [(table_id,)] = await harness.bot.database.read("SELECT table_id FROM tables")
    for verb in ("inbox_next", "inbox", "inbox_open", "inbox_all", "inbox_away", "inbox_save", "inbox_end"):
        for arg in ("", "999", "9.9", table_id):
            answer = await forge(carol, page(inbox), f"c:-:0:0:{verb}:{arg}")
            assert "Table 1" not in answer.text
    answer = await forge(carol, page(inbox), "c:-:0:0:inbox_open:0", values=(table_id,))
    assert "Your turn" not in answer.text
    assert "Table 1" not in (await forge(carol, page(inbox), f"c:{table_id}:1:0:inbox:0")).text


@pytest.mark.long
async def test_a_challenge_in_quiet_hours_notifies_nobody_and_is_found_later(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    minute = (harness.clock.now() // 60_000) % 1_440
    quiet = {"quiet_from": (minute - 60) % 1_440, "quiet_to": (minute + 60) % 1_440}
    await harness.bot.members.change_member(int(bob.id), **quiet)
    await alice.slash("challenge", channel="card-room", member=bob.id, game="gin")
    await harness.quiet()
    asked = next(each for each in alice.messages("card-room") if "would like to play" in text_of(each))
    assert f"<@{bob.id}>" in text_of(asked)
    assert asked["mentions"] == []
    [errand] = await harness.bot.database.read("SELECT kind FROM errands WHERE member_id = ?", (int(bob.id),))
    assert errand == ("quiet",)
    found = await bob.slash("games", channel="card-room")  # a member who presses something is awake
    assert "Gin" in found.text
    await alice.slash("challenge", channel="card-room", member=bob.id, game="rummy500")
    await harness.quiet()
    asked = [each for each in alice.messages("card-room") if "would like to play" in text_of(each)][-1]
    assert [each["id"] for each in asked["mentions"]] == [bob.id]
