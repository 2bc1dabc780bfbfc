"""The pool as members of two servers see it, from the first page to a report."""

import pytest

from bot.manager.time.quiet_hours import AWAKE_MS
from bot.playground.client import Answer, Visitor, buttons_of, text_of
from bot.playground.refusals import Json
from bot.ui.sending.raw_api import SUPPRESS_NOTIFICATIONS
from data.pool.members import reports
from tests.play.conftest import Harness
from tests.play.drive import forge


def elsewhere(harness: Harness) -> None:
    """Let Bob ask from a server of his own."""
    harness.playground.add_guild("Elsewhere", owner="Bob", people=(), channels=["attic"])


async def settle(harness: Harness) -> None:
    while await harness.bot.pool_runner.background.quiet():
        await harness.quiet()
    await harness.quiet()


async def agree(harness: Harness, visitor: Visitor, channel: str, **options: str) -> Answer:
    """Let a member ask for a table and agree; return the answer to the command."""
    asked = await visitor.slash("find", channel=channel, **options)
    assert "By direct message" in asked.text
    assert asked.message is not None
    await visitor.click(asked.message, label="I agree")
    await settle(harness)
    return asked


def labels(message: Json) -> set[str]:
    return {str(button["label"]) for button in buttons_of(message)}


async def test_members_of_two_servers_play_resign_and_meet_again(harness: Harness) -> None:
    elsewhere(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    await agree(harness, alice, "card-room", game="gin", speed="quick")
    assert "I look for people" in text_of(alice.dm()[-1])
    await agree(harness, bob, "attic", game="gin", speed="quick")
    hands = [each.dm()[-1] for each in (alice, bob)]
    for hand, other in zip(hands, ("bob", "alice"), strict=True):
        assert "deadwood" in text_of(hand)
        assert "You are Player " in text_of(hand)
        assert other not in str(hand["components"]).lower()
    turn = next(each for each in (alice, bob) if "Your turn" in text_of(each.dm()[-1]))
    asked = await turn.click(turn.dm()[-1], label="Resign")
    await turn.click(turn.dm()[-1], label="Yes, resign")
    await settle(harness)
    assert asked.error is None
    for each, other in ((alice, "bob"), (bob, "alice")):
        over = each.dm()[-1]
        assert {"Play again with them", "Find others", "Block or report"} <= labels(over)
        assert other not in str(over["components"]).lower()
        await each.click(over, label="Play again with them")
        await settle(harness)
    tables = [table for table in harness.bot.manager.tables.in_memory() if table.live]
    assert len(tables) == 1
    assert len(tables[0].people) == 2


@pytest.mark.long
async def test_a_player_is_blocked_reported_and_unblocked(harness: Harness) -> None:
    elsewhere(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    for each, channel in ((alice, "card-room"), (bob, "attic")):
        await agree(harness, each, channel, game="gin", speed="slow")
    waiting = next(each for each in (alice, bob) if "Your turn" not in text_of(each.dm()[-1]))
    people = await waiting.click(waiting.dm()[-1], label="Block or report")
    assert people.message is not None
    form = await waiting.click(people.message, label="Report")
    told = await waiting.submit(form, {"reason": "says nothing"})
    assert "operator" in told.text
    await waiting.click(people.message, label="Block")
    assert "will not meet" in people.text
    found = await waiting.slash("find")
    assert found.message is not None
    listed = await waiting.click(found.message, label="1 blocked player")
    assert listed.message is not None
    await waiting.click(listed.message, label="Unblock 1")
    assert "blocked nobody" in listed.text
    [report] = await reports(harness.bot.database, read=False)
    assert report.reason == "says nothing"


@pytest.mark.long
async def test_closed_direct_messages_and_a_server_that_stays_out_are_told(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    harness.playground.switch({"dms_closed": [bob.id]})
    asked = await agree(harness, bob, "card-room", game="gin")
    assert "cannot send you direct messages" in "".join([asked.text, *map(text_of, bob.ephemerals())])
    await alice.slash("cardroom settings", channel="card-room", pool=False)
    refused = await alice.slash("find", channel="card-room")
    assert "does not take part" in refused.text


@pytest.mark.long
@pytest.mark.parametrize(("speed", "notified"), [("normal", True), ("slow", False)])
async def test_a_match_found_at_night_notifies_who_waits_for_it_unless_it_is_slow(
    harness: Harness, speed: str, *, notified: bool
) -> None:
    elsewhere(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    minute = harness.clock.now() // 60_000 % 1_440
    night = {"quiet_from": (minute - 60) % 1_440, "quiet_to": (minute + 60) % 1_440}
    await harness.bot.members.change_member(int(bob.id), **night)
    await agree(harness, bob, "attic", game="gin", speed=speed)
    harness.clock.advance(AWAKE_MS)
    await settle(harness)
    before = len(bob.dm())
    await agree(harness, alice, "card-room", game="gin", speed=speed)
    hands = bob.dm()[before:]
    assert [each["flags"] & SUPPRESS_NOTIFICATIONS for each in hands] == [0] * notified


async def choose_anyone(harness: Harness, host: Visitor) -> tuple[Json, Answer]:
    """Open a table and choose Anyone in its menu of computers; return the board and the answer."""
    await host.slash("table open", channel="card-room", game="gin")
    await harness.quiet()
    [board] = [each for each in host.messages("card-room") if "Join" in labels(each)]
    answer = await host.select(board, "anyone")
    await harness.quiet()
    return board, answer


def shown(visitor: Visitor, board: Json) -> str:
    return next(text_of(each) for each in visitor.messages("card-room") if each["id"] == board["id"])


@pytest.mark.long
async def test_the_host_of_a_lobby_asks_for_anyone_and_is_seated_once_after_a_restart(
    harness: Harness,
) -> None:
    elsewhere(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    board, asked = await choose_anyone(harness, alice)
    assert "By direct message" in asked.text
    assert asked.message is not None
    await alice.click(asked.message, label="I agree")
    await settle(harness)
    assert "Gin" in text_of(alice.dm()[-1])
    assert "5 minutes" in text_of(alice.dm()[-1])
    again = await alice.select(board, "anyone")  # the second time the wait goes on
    assert "This table stays open" in again.text
    await harness.stop()
    await harness.start()
    await agree(harness, bob, "attic", game="gin", speed="normal")
    assert "deadwood" in text_of(alice.dm()[-1])
    tables = [table for table in harness.bot.manager.tables.in_memory() if table.live]
    assert [len(table.people) for table in tables] == [2]
    assert "closed" in shown(alice, board)


@pytest.mark.long
async def test_a_lobby_that_begins_first_ends_the_search(harness: Harness) -> None:
    alice, bob, carol = (harness.visitor(name) for name in ("Alice", "Bob", "Carol"))
    board, asked = await choose_anyone(harness, alice)
    assert asked.message is not None
    await alice.click(asked.message, label="I agree")
    await settle(harness)
    await bob.click(board, label="Join")
    await alice.click(board, label="Start")
    await settle(harness)
    await agree(harness, carol, "card-room", game="gin", speed="normal")
    tables = [table for table in harness.bot.manager.tables.in_memory() if table.live]
    assert [{player.member for player in table.players} for table in tables] == [{int(alice.id), int(bob.id)}]


@pytest.mark.long
async def test_anyone_is_for_the_host_and_for_servers_that_take_part(harness: Harness) -> None:
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    board, _ = await choose_anyone(harness, alice)
    refused = await bob.select(board, "anyone")
    assert "host" in refused.text
    await alice.slash("cardroom settings", channel="card-room", pool=False)
    refused = await alice.select(board, "anyone")
    assert "does not take part" in refused.text
    assert "/find" in refused.text


@pytest.mark.long
async def test_matches_of_the_pool_are_in_the_own_history_under_the_names_shown_there(
    harness: Harness,
) -> None:
    elsewhere(harness)
    alice, bob = harness.visitor("Alice"), harness.visitor("Bob")
    before = await alice.slash("results history", channel="card-room")
    assert before.message is not None
    assert "Pool" not in labels(before.message)
    await agree(harness, alice, "card-room", game="gin", speed="quick")
    await agree(harness, bob, "attic", game="gin", speed="quick")
    turn = next(each for each in (alice, bob) if "Your turn" in text_of(each.dm()[-1]))
    await turn.click(turn.dm()[-1], label="Resign")
    await turn.click(turn.dm()[-1], label="Yes, resign")
    await settle(harness)
    for command in ("results history", "results stats"):
        asked = await alice.slash(command, channel="card-room")
        await asked.settled()
        assert asked.message is not None, command
        assert "Player" not in asked.text
        found = await alice.click(asked.message, label="Pool")
        await found.settled()
        assert "· Pool" in found.text
        assert found.message is not None
        assert str(bob.id) not in str(found.message["components"])
        assert "This server" in labels(found.message)
        if command == "results history":
            assert "Player " in found.text
            [match] = [each for each in found.message["components"][0]["components"] if each["type"] == 1][:1]
            table = match["components"][0]["options"][0]["value"]
            explained = await alice.select(found.message, table)
            assert explained.message is not None
            assert str(bob.id) not in str(explained.message["components"])
            assert "Replay" in labels(explained.message)
        seen = await bob.slash(command, channel="card-room", member=alice.id)
        assert seen.message is not None
        assert "Pool" not in labels(seen.message)
        forged = await forge(bob, seen.message, f"c:-:0:0:{command}:{alice.id}.gin-2")
        assert "Player" not in forged.text
        assert "· Pool" not in forged.text
