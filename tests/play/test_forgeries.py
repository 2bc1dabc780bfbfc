"""Interactions that no client sends: each gets a helpful answer and changes nothing.

``python -m tests.tools.torture forgeries`` sends hundreds of thousands of them.
"""

import logging
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.manager.tables.table import Status, Table
from bot.playground.client import buttons_of
from bot.playground.resources.channels import Message
from tests.play.conftest import Harness
from tests.play.drive import forge, sensibly
from tests.play.sitting import Sitting, generic, seat_two

pytestmark = pytest.mark.long


def state(table: Table) -> tuple[object, ...]:
    """Return everything of a table that a press could change."""
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
    """Check that no press logs an error."""
    yield
    logged = caplog.get_records("call")
    assert [record.message for record in logged if record.levelno >= logging.ERROR] == []


def _shown(harness: Harness, sitting: Sitting) -> Message:
    """Return the board."""
    return harness.playground.world.messages[sitting.board()["id"]]


async def ended(sitting: Sitting) -> None:
    """Wait, and check that the bot still plays."""
    await sitting.harness.quiet()
    before = sitting.moment
    await sitting.step(sensibly(Random(1)))
    assert sitting.moment != before


@pytest.mark.both_ways
async def test_an_interaction_that_cannot_be_read_is_passed_over(harness: Harness) -> None:
    """Regression: it cost the bot its gateway connection, and so ended the bot."""
    sitting = await seat_two(harness)
    made = harness.playground.interactions
    harness.playground.gateway.observers.clear()  # the conformance check cannot read it either
    broken: dict[str, Any]
    for broken in (
        {"authorizing_integration_owners": {"0": {}}},
        {"data": None},
        {"data": {"component_type": 2}},
        {"channel": {"id": "everywhere", "last_message_id": "1"}},
    ):
        press = made.component(
            sitting.bob.id, _shown(harness, sitting), {"type": 2, "custom_id": "c", "id": 1}
        )
        harness.tell(press, made.payload(press) | broken)
    assert "Gin Rummy" in (await sitting.bob.click(sitting.board(), "Rules")).text
    await ended(sitting)


async def test_values_that_are_no_list_are_none(harness: Harness) -> None:
    sitting = await seat_two(harness)
    other = sitting.other
    values: Any
    for values in (None, 0, {}, "0"):
        part = {"type": 3, "custom_id": f"c:{sitting.table.id}:1:0:act:", "id": 1}
        made = harness.playground.interactions.component(other.id, _shown(harness, sitting), part)
        made.data["values"] = values
        answer = await other.deliver(made)
        assert "Waiting for" in answer.text


async def test_what_completes_nothing_is_completed_with_nothing(harness: Harness) -> None:
    alice = (await seat_two(harness)).alice
    typed = {"name": "card", "type": 3, "value": "", "focused": True}
    for options in (
        [],
        [{**typed, "focused": False}],
        [{**typed, "name": "cards"}],
        [{**typed, "value": 7}],
        [typed, {"name": "table", "type": 4, "value": "first"}],
        [typed, {"name": "table", "type": 4, "value": []}],
        [{"name": "table", "type": 4, "value": "1", "focused": True}],
    ):
        made = harness.playground.acts.slash(alice.id, alice.channel, "move discard", {}, focused="card")
        made.data["options"] = options
        answer = await alice.deliver(made)
        assert answer.choices == [], options
    made = harness.playground.acts.slash(alice.id, alice.channel, "move discard", {}, focused="card")
    made.data["name"] = "hurl"
    assert (await alice.deliver(made)).choices == []
    made = harness.playground.acts.slash(alice.id, alice.channel, "move discard", {}, focused="card")
    made.data = 5  # type: ignore[assignment]
    assert (await alice.deliver(made)).choices == []


async def test_a_command_that_cannot_be_read_is_one_that_there_is_not(harness: Harness) -> None:
    alice = harness.visitor("Alice")
    broken: dict[str, Any]
    for broken in (
        {"options": [{"type": 4}]},
        {"resolved": {"users": {"1": {}}}},
        {"name": {}},
        {"type": 2, "name": "Challenge", "target_id": "12"},
    ):
        made = harness.playground.acts.slash(alice.id, alice.channel, "hand", {})
        made.data |= broken
        answer = await alice.deliver(made)
        assert "Discord still shows the old version" in answer.text


async def test_an_option_that_says_it_is_of_another_kind_is_refused(harness: Harness) -> None:
    actor = (await seat_two(harness)).actor
    made = harness.playground.acts.slash(actor.id, actor.channel, "move discard", {"card": "10D"})
    [move] = made.data["options"]
    [card] = move["options"]
    move["options"] = [{**card, "type": 6, "value": "12"}, {**card, "type": 6}]
    answer = await actor.deliver(made)
    assert "**Card**: " in answer.text


async def test_a_name_that_no_database_holds_sits_down_all_the_same(harness: Harness) -> None:
    sitting = await seat_two(harness, start=False)
    made = harness.playground.interactions
    part = {"type": 2, "custom_id": f"c:{sitting.table.id}:0:0:leave:", "id": 1}
    await sitting.bob.deliver(made.component(sitting.bob.id, _shown(harness, sitting), part))
    for visitor, name in ((sitting.bob, "B\0b"), (harness.visitor("Carol"), "C\ud800l")):
        part["custom_id"] = f"c:{sitting.table.id}:0:0:join:"
        join = made.component(visitor.id, _shown(harness, sitting), part)
        join.expect()
        made.begin(join)
        payload = deepcopy(made.payload(join))
        payload["member"]["user"]["global_name"] = name
        harness.bot._connection.parsers["INTERACTION_CREATE"](payload)
        await visitor.answer_to(join)
    await harness.quiet()
    assert [player.name for player in sitting.table.players] == ["Alice", "Bb"]


async def test_an_action_that_is_not_listed_is_answered_with_the_panel(harness: Harness) -> None:
    sitting = await seat_two(harness)
    table, before = sitting.table, state(sitting.table)
    for index in ("", "999", "-1", "x", "1e3", "25.0"):
        for verb in ("act", "sure", "pick"):
            for values in (None, (index,)):
                arg = index if values is None else "m0"
                custom_id = f"c:{table.id}:{table.deal_no}:{table.ply}:{verb}:{arg}"
                answer = await forge(sitting.actor, sitting.panel(sitting.actor), custom_id, values)
                assert "Your turn" in answer.text or "moved on" in answer.text
    assert state(table) == before


async def test_the_buttons_of_another_deal_ply_or_table_apply_nothing(harness: Harness) -> None:
    sitting = await seat_two(harness)
    table, actor = sitting.table, sitting.actor
    await actor.slash("table open", game="gin", channel="second-table")
    await harness.quiet()
    [other] = await harness.bot.manager.tables.in_channel(
        int(harness.playground.world.channel("second-table").id)
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


async def test_the_opponent_cannot_press_for_the_one_to_act(harness: Harness) -> None:
    sitting = await seat_two(harness)
    table, waiting, before = sitting.table, sitting.other, state(sitting.table)
    for index in range(4):
        answer = await forge(
            waiting, sitting.panel(waiting), f"c:{table.id}:{table.deal_no}:{table.ply}:act:{index}"
        )
        assert "Waiting for" in answer.text
    assert state(table) == before


async def test_a_closed_table_answers(harness: Harness) -> None:
    sitting = await seat_two(harness)
    on_screen = [
        (visitor, sitting.panel(visitor), part)
        for visitor in sitting.people
        for part in buttons_of(sitting.panel(visitor), enabled=True)
    ]
    await sitting.alice.slash("table close")
    await harness.quiet()
    assert sitting.table.status is Status.CLOSED
    for visitor, message, part in on_screen:
        answer = await forge(visitor, message, part["custom_id"])
        assert not generic(answer), answer
        assert answer.text
    assert sitting.table.status is Status.CLOSED


async def test_people_who_do_not_sit_there_can_watch_and_read_the_rules(harness: Harness) -> None:
    sitting = await seat_two(harness)
    carol, before = harness.visitor("Carol"), state(sitting.table)
    for part in buttons_of(sitting.board(carol), enabled=True):
        answer = await carol.click(sitting.board(carol), custom_id=part["custom_id"])
        assert answer.ephemeral
        read = part["label"] == "Rules" or part["label"] == "🔏 Verify deal"
        assert ("Gin Rummy" if read else "You are not at table 1.") in answer.text
    assert state(sitting.table) == before
