"""Presses that no panel offers: forged, malformed, stale. Each is answered, none changes anything."""

import logging
from random import Random
from typing import Any

import pytest

from bot.house.table import Status, Table
from bot.playground import Visitor
from bot.playground.client import Answer, buttons_of, selects_of, text_of
from tests.play.conftest import House
from tests.play.drive import Json, panel, sensibly
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long

MALFORMED = (
    "", "c", "c:", "c::::", ":::::", "x:y", "c:-:0:0::", "c:a:1:1:act", "c:a:1:1:act:0:0", "c:a:-1:1:act:0",
    "c:a:1:１:act:0", "c:a:1:1:ACT:0", "c:a:9999999:1:act:0", "c:a:1:1:act:0\n", "c:a:1:1:__init__:0",
    "c:a:1:1:act:../..", "c:🂡:1:1:act:0", "count:3", "c:a:1:1:act:" + "0" * 90, "\u202ec:a:1:1:act:0",
)  # fmt: skip
VERBS = (
    "act", "pick", "sure", "page", "resign", "hand", "refresh", "sort", "join", "leave", "start", "computer",
    "close", "ready", "resign_sure", "back", "away", "again", "rules", "deal", "shuffle", "quit",
)  # fmt: skip
HARMLESS = frozenset(VERBS) - {"act", "resign_sure"}
"""Verbs with which even a player who forges them can change nothing in a match under way."""
ARGUMENTS = (
    "",
    "0",
    "1",
    "24",
    "999999",
    "m0",
    "0.7",
    "9.9.9",
    "a.b",
    "gin",
    "easy",
    "rank",
    "-",
    "_",
    "." * 24,
)


async def forge(
    visitor: Visitor, message: Json, custom_id: str, values: tuple[str, ...] | None = None
) -> Answer:
    """Press what is not on the message; with values, choose in a menu that is not on it."""
    playground = visitor.playground
    part: dict[str, Any] = {"type": 2 if values is None else 3, "custom_id": custom_id, "id": 1}
    shown = playground.world.messages[message["id"]]
    return await visitor.deliver(playground.interactions.component(visitor.id, shown, part, values or ()))


def state(table: Table) -> tuple[object, ...]:
    """All of a table that a press could change."""
    players = [(player.name, player.away, player.resigned) for player in table.players]
    return (
        table.status,
        table.deal_no,
        table.ply,
        tuple(players),
        table.host,
        table.match and table.match.scores,
    )


@pytest.fixture(autouse=True)
def nothing_is_logged_as_a_fault(caplog: pytest.LogCaptureFixture) -> Any:
    """Nobody's press is a fault of the program."""
    yield
    logged = caplog.get_records("call")
    assert [record.message for record in logged if record.levelno >= logging.ERROR] == []


async def ended(sitting: Sitting) -> None:
    """Wait, and see that the bot still plays."""
    await sitting.house.quiet()
    before = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != before


@pytest.mark.long
async def test_malformed_custom_ids(house: House) -> None:
    sitting = await seat_two(house)
    carol = house.visitor("Carol")
    before = state(sitting.table)
    for custom_id in MALFORMED:
        for visitor, message in (
            (sitting.actor, sitting.panel(sitting.actor)),
            (carol, sitting.board(carol)),
        ):
            for values in (None, ("0",), ("\u202e",)):
                answer = await forge(visitor, message, custom_id, values)
                assert answer.ephemeral
                assert "nothing has changed" in answer.text
    assert state(sitting.table) == before
    await ended(sitting)


@pytest.mark.long
async def test_forged_verbs_and_arguments_of_people_who_do_not_sit_there(house: House) -> None:
    sitting = await seat_two(house)
    table, carol = sitting.table, house.visitor("Carol")
    await carol.click(sitting.board(carol), "Rules")
    before = state(table)
    chance = Random(17)
    for verb in VERBS:
        for argument in chance.sample(ARGUMENTS, 4):
            deal, ply = chance.choice([(table.deal_no, table.ply), (0, 0), (table.deal_no, 7), (99, 0)])
            values = chance.choice([None, ("0",), ("nonsense",)])
            answer = await forge(
                carol, sitting.board(carol), f"c:{table.id}:{deal}:{ply}:{verb}:{argument}", values
            )
            assert not generic(answer), (verb, argument, answer)
            assert answer.kind is not None
            assert answer.ephemeral or answer.text == text_of(sitting.board()), (verb, argument, answer)
            assert "Deadwood" not in answer.text
    await house.quiet()
    assert state(table) == before
    await ended(sitting)


@pytest.mark.long
async def test_forged_verbs_and_arguments_of_the_players(house: House) -> None:
    sitting = await seat_two(house)
    table = sitting.table
    before = state(table)
    chance = Random(18)
    for visitor in sitting.people:
        others_cards = text_of(sitting.panel(sitting.people[1 - sitting.people.index(visitor)]))
        for verb in sorted(HARMLESS - {"away"}):
            for argument in chance.sample(ARGUMENTS, 3):
                deal, ply = chance.choice([(table.deal_no, table.ply), (0, 0), (table.deal_no, 7), (99, 0)])
                if panel(visitor) is None:  # a forged press has turned the only one into a page of the sheet
                    await visitor.slash("hand")
                message = chance.choice([sitting.panel(visitor), sitting.board(visitor)])
                answer = await forge(visitor, message, f"c:{table.id}:{deal}:{ply}:{verb}:{argument}")
                assert not generic(answer), (verb, argument, answer)
                assert answer.text != others_cards
                await house.quiet()
                assert state(table) == before, (verb, argument)
    await ended(sitting)


@pytest.mark.parametrize("index", ["", "999", "-1", "x", "1e3", "25.0"])
async def test_an_action_that_is_not_listed_is_answered_with_the_panel(house: House, index: str) -> None:
    sitting = await seat_two(house)
    table, before = sitting.table, state(sitting.table)
    for verb in ("act", "sure", "pick"):
        for values in (None, (index,)):
            custom_id = f"c:{table.id}:{table.deal_no}:{table.ply}:{verb}:{index if values is None else 'm0'}"
            answer = await forge(sitting.actor, sitting.panel(sitting.actor), custom_id, values)
            assert "Your turn" in answer.text or "moved on" in answer.text
    assert state(table) == before


async def test_the_buttons_of_another_deal_ply_or_table_apply_nothing(house: House) -> None:
    sitting = await seat_two(house)
    table, actor = sitting.table, sitting.actor
    await actor.slash("table open", game="gin", channel="second-table")
    await house.quiet()
    [other] = await house.bot.manager.tables.in_channel(
        int(house.playground.world.channel("second-table").id)
    )
    before = state(table), state(other)
    for table_id, deal, ply in (
        (table.id, table.deal_no + 1, table.ply),
        (table.id, table.deal_no, table.ply + 1),
        (table.id, 0, 0),
        (other.id, table.deal_no, table.ply),
        (other.id, 0, 0),
        ("nosuchtable", table.deal_no, table.ply),
    ):
        answer = await forge(actor, sitting.panel(actor), f"c:{table_id}:{deal}:{ply}:act:0")
        assert not generic(answer), answer
        assert (state(table), state(other)) == before
    await actor.click(sitting.board(actor), "My hand")
    await ended(sitting)


async def test_the_opponent_cannot_press_for_the_one_to_act(house: House) -> None:
    sitting = await seat_two(house)
    table, waiting, before = sitting.table, sitting.other, state(sitting.table)
    for index in range(4):
        answer = await forge(
            waiting, sitting.panel(waiting), f"c:{table.id}:{table.deal_no}:{table.ply}:act:{index}"
        )
        assert "Waiting for" in answer.text
    assert state(table) == before


@pytest.mark.long
async def test_every_press_of_a_match_pressed_again_when_it_is_over(house: House) -> None:
    sitting = await seat_two(house, options="target=20")
    seen: dict[str, tuple[str, ...] | None] = {}

    def look() -> None:
        for visitor in sitting.people:
            for message in (sitting.panel(visitor), sitting.board(visitor)):
                seen.update({part["custom_id"]: None for part in buttons_of(message)})
                seen.update(
                    {part["custom_id"]: (part["options"][0]["value"],) for part in selects_of(message)}
                )

    look()
    await sitting.play_out(sensibly(Random(5)), look)
    before = state(sitting.table)
    for custom_id, values in seen.items():
        if ":again:" in custom_id:
            continue
        for visitor in (*sitting.people, house.visitor("Carol")):
            answer = await forge(visitor, sitting.board(visitor), custom_id, values)
            assert not generic(answer), (custom_id, answer)
    await house.quiet()
    assert len(seen) > 30
    assert state(sitting.table) == before


async def test_a_closed_table_answers(house: House) -> None:
    sitting = await seat_two(house)
    on_screen = [
        (visitor, sitting.panel(visitor), part)
        for visitor in sitting.people
        for part in buttons_of(sitting.panel(visitor), enabled=True)
    ]
    await sitting.alice.slash("table close")
    await house.quiet()
    assert sitting.table.status is Status.CLOSED
    for visitor, message, part in on_screen:
        answer = await forge(visitor, message, part["custom_id"])
        assert not generic(answer), answer
        assert answer.text
    assert sitting.table.status is Status.CLOSED


async def test_people_who_do_not_sit_there_can_watch_and_read_the_rules(house: House) -> None:
    sitting = await seat_two(house)
    carol, before = house.visitor("Carol"), state(sitting.table)
    for part in buttons_of(sitting.board(carol), enabled=True):
        answer = await carol.click(sitting.board(carol), custom_id=part["custom_id"])
        assert answer.ephemeral
        assert (
            "Gin Rummy" in answer.text if part["label"] == "Rules" else "do not sit at table 1" in answer.text
        )
    assert state(sitting.table) == before
