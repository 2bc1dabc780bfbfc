"""The inbox as members see it: in a server, in a direct message, its forms, and forged presses."""

from bot.playground.client import Visitor, text_of
from tests.play.conftest import House


async def slow_game(house: House, one: Visitor, other: Visitor, turn: str = "24h") -> None:
    await one.slash("table open", game="gin", turn_time=turn)
    await house.quiet()
    board = next(each for each in reversed(one.messages()) if "Join" in text_of(each))
    await other.click(board, "Join")
    await one.click(board, "Start")
    await house.quiet()


async def test_games_from_the_inbox_to_the_next_one(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    assert "Nothing waits for you" in (await alice.slash("games")).text
    for turn in ("24h", "12h", "off"):
        await slow_game(house, alice, bob, turn)
    await house.quiet()
    inboxes = {who: await who.slash("games") for who in (alice, bob)}
    mine = max(inboxes, key=lambda who: inboxes[who].text.count("Your turn"))
    inbox = inboxes[mine]
    count = inbox.text.count("Your turn")
    assert count >= 2
    assert inbox.message["flags"] & 64
    panel = await mine.click(inbox.message, f"Next game ({count})")
    assert "Your turn" in panel.text
    assert panel.message["id"] == inbox.message["id"]
    shown = [panel.text]
    for _ in range(count):
        panel = await mine.click(panel.message, f"Next game ({count - 1})")
        shown.append(panel.text)
    assert len({each.splitlines()[0] for each in shown}) == count
    assert shown[0] == shown[-1]


async def test_the_whole_inbox_comes_in_a_direct_message(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    await slow_game(house, alice, bob)
    inbox = await alice.slash("games", channel=house.playground.world.dm(alice.id))
    assert "Table 1" in inbox.text


async def test_reminders_and_leave_by_their_forms(house: House) -> None:
    alice, bob = house.visitor("Alice"), house.visitor("Bob")
    await slow_game(house, alice, bob)
    inbox = await alice.slash("games")
    form = await alice.click(inbox.message, "Reminders …")
    for wrong, told in (
        ({"zone": "Mars/Base"}, "I don't know the time zone"),
        ({"zone": "utc", "digest": "25:00"}, "I don't understand the time"),
        ({"zone": "utc", "quiet": "22:00"}, "I don't understand the hours"),
        ({"zone": "utc", "quiet": "7-7"}, "I don't understand the hours"),
    ):
        form = await alice.click(inbox.message, "Reminders …")
        assert told in (await alice.submit(form, wrong)).text
    form = await alice.click(inbox.message, "Reminders …")
    saved = await alice.submit(form, {"zone": "europe/berlin", "digest": "6 pm", "quiet": "22:30 - 7"})
    assert "Daily message at 18:00 (Europe/Berlin)" in saved.text
    assert "Quiet hours from 22:30 to 7:00" in saved.text
    form = await alice.click(saved.message, "Go on leave …")
    begun = await alice.submit(form, {"days": ["3"]})
    assert "You are on leave until" in begun.text
    await house.bot.inbox_runner.background.quiet()
    await house.quiet()
    assert any("on leave until" in text_of(each) for each in bob.messages())
    ended = await alice.click(begun.message, "End my leave")
    assert "Your leave is over" in ended.text
    assert "29 days of leave left" in ended.text
