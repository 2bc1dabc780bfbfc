"""The pool as members of two servers see it, from the first page to a report."""

from bot.playground.client import Answer, Visitor, buttons_of, text_of
from bot.playground.refusals import Json
from data.pool.members import reports
from tests.play.conftest import House


def elsewhere(house: House) -> None:
    """Let Bob ask from a server of his own."""
    house.playground.add_guild("Elsewhere", owner="Bob", people=(), channels=["attic"])


async def settle(house: House) -> None:
    while await house.bot.pool_runner.background.quiet():
        await house.quiet()
    await house.quiet()


async def agree(house: House, visitor: Visitor, channel: str, **options: str) -> Answer:
    """Let a member ask for a table and agree; return the answer to the command."""
    asked = await visitor.slash("find", channel=channel, **options)
    assert "By direct message" in asked.text
    assert asked.message is not None
    await visitor.click(asked.message, label="I agree")
    await settle(house)
    return asked


def labels(message: Json) -> set[str]:
    return {str(button["label"]) for button in buttons_of(message)}


async def test_members_of_two_servers_play_resign_and_meet_again(house: House) -> None:
    elsewhere(house)
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    await agree(house, alice, "card-room", game="gin", speed="quick")
    assert "I look for people" in text_of(alice.dm()[-1])
    await agree(house, bob, "attic", game="gin", speed="quick")
    hands = [each.dm()[-1] for each in (alice, bob)]
    for hand, other in zip(hands, ("bob", "alice"), strict=True):
        assert "deadwood" in text_of(hand)
        assert "You are Player " in text_of(hand)
        assert other not in str(hand["components"]).lower()
    turn = next(each for each in (alice, bob) if "Your turn" in text_of(each.dm()[-1]))
    asked = await turn.click(turn.dm()[-1], label="Resign")
    await turn.click(turn.dm()[-1], label="Yes, resign")
    await settle(house)
    assert asked.error is None
    for each, other in ((alice, "bob"), (bob, "alice")):
        over = each.dm()[-1]
        assert {"Play again with them", "Find others", "Block or report"} <= labels(over)
        assert other not in str(over["components"]).lower()
        await each.click(over, label="Play again with them")
        await settle(house)
    tables = [table for table in house.bot.manager.tables.in_memory() if table.live]
    assert len(tables) == 1
    assert len(tables[0].people) == 2


async def test_a_player_is_blocked_reported_and_unblocked(house: House) -> None:
    elsewhere(house)
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    for each, channel in ((alice, "card-room"), (bob, "attic")):
        await agree(house, each, channel, game="gin", speed="slow")
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
    [report] = await reports(house.bot.database, read=False)
    assert report.reason == "says nothing"


async def test_closed_direct_messages_and_a_server_that_stays_out_are_told(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    house.playground.switch({"dms_closed": [bob.id]})
    asked = await agree(house, bob, "card-room", game="gin")
    assert "cannot send you direct messages" in "".join([asked.text, *map(text_of, bob.ephemerals())])
    await alice.slash("cardroom settings", channel="card-room", pool=False)
    refused = await alice.slash("find", channel="card-room")
    assert "does not take part" in refused.text
