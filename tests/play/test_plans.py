"""Plans for the next turn, as two members make them on their hands."""

import json

import pytest

from bot.playground import Visitor
from bot.playground.client import buttons_of, text_of
from data.tables.row_types import Why
from engine.actions import Discard, DrawStock
from tests.play.conftest import Harness
from tests.play.drive import Json, forge
from tests.play.sitting import Sitting, generic, seat_two


async def sitting_still(harness: Harness, game: str = "gin") -> Sitting:
    """Return a slow table at which one member is to discard and the other waits."""
    sitting = await seat_two(harness, game=game, turn_time="24h")
    table = sitting.table
    while table.deal is not None and not any(
        isinstance(each, Discard) for each in table.deal.legal_actions(table.actors[0])
    ):
        legal = table.deal.legal_actions(table.actors[0])
        draws = [index for index, each in enumerate(legal) if isinstance(each, DrawStock)]
        await press(sitting, (draws or [len(legal) - 1])[0])
    return sitting


async def press(sitting: Sitting, index: int) -> None:
    """Let the member to act make the legal action with this index."""
    table, actor = sitting.table, sitting.actor
    await forge(actor, sitting.panel(actor), f"c:{table.id}:{table.deal_no}:{table.offered_at}:act:{index}")
    await sitting.harness.quiet()


async def finish_turn(sitting: Sitting) -> None:
    """Let the member to act discard."""
    assert sitting.table.deal is not None
    legal = sitting.table.deal.legal_actions(sitting.table.actors[0])
    await press(sitting, max(index for index, each in enumerate(legal) if isinstance(each, Discard)))


async def plan(sitting: Sitting, planner: Visitor, first: str, **values: object) -> str:
    """Add a rule by the buttons and the form; return what the panel says then."""
    harness = sitting.harness
    if not any(":plan:add." in part["custom_id"] for part in buttons_of(sitting.panel(planner))):
        await planner.click(sitting.panel(planner), "Plan my turn …")
    await harness.quiet()
    opened = await planner.click(sitting.panel(planner), custom_id=control(sitting, f"add.{first}"))
    answer = await planner.submit(opened, values)
    await harness.quiet()
    assert not generic(answer)
    return text_of(sitting.panel(planner)) + answer.text


def control(sitting: Sitting, arg: str) -> str:
    return f"c:{sitting.table.id}:{sitting.table.deal_no}:0:plan:{arg}"


def all_seen(visitor: Visitor) -> str:
    """Return everything that a member can see."""
    seen: list[Json] = [*visitor.messages(), *visitor.dm(), *visitor.ephemerals()]
    return json.dumps(seen, ensure_ascii=False)


async def test_a_plan_is_made_on_the_hand_and_played_for_its_owner_alone(harness: Harness) -> None:
    sitting = await sitting_still(harness)
    planner, other = sitting.other, sitting.actor
    before = all_seen(other)
    said = await plan(sitting, planner, "take", any=["r0", "s3"])
    assert "If the upcard is any `A` or any `♥`: take it." in said
    said = await plan(sitting, planner, "draw", discard0=["drawn"])
    assert "2. Otherwise: draw from the stock, then discard the card drawn." in said
    said = await plan(sitting, planner, "draw", discard0=["drawn"], before=["e5"])
    assert "discard the card drawn. Knock instead, if that leaves 5 or less." in said
    await planner.click(sitting.panel(planner), "Back")
    assert "Your plan" in text_of(sitting.panel(planner))
    assert all_seen(other) == before
    await finish_turn(sitting)
    assert {moved.why for moved in sitting.table.news[-2:]} <= {Why.ORDER, Why.PLAYER}
    assert sitting.table.news[-1].why is Why.ORDER
    assert "Your plan" in text_of(sitting.panel(planner))
    assert "plan" not in text_of(sitting.panel(other)).replace("Plan my turn", "")


@pytest.mark.long
async def test_order_opens_the_page_and_refuses_what_cannot_be_planned(harness: Harness) -> None:
    sitting = await sitting_still(harness)
    planner, other, table = sitting.other, sitting.actor, sitting.table
    assert "Plan for my next turn" in text_of((await planner.slash("move order")).message or {})
    assert "A plan is made while the others move" in (await other.slash("move order")).text
    said = await plan(sitting, planner, "take", cards="7X")
    assert "These are not cards: “7X”" in said
    assert table.deal is not None
    seat = sitting.people.index(planner)
    assert "These are not cards" in await plan(sitting, planner, "take", cards="seven of nothing")
    assert table.players[seat].order is None
    for forged in (f"set.{'x' * 20}", "set.", "add.demand", "set.demand", "nonsense", "undo", "cancel"):
        answer = await forge(planner, sitting.panel(planner), control(sitting, forged))
        assert not generic(answer)
        assert table.players[seat].order is None
    # A press on another member's panel, and one of another deal.
    await forge(other, sitting.board(other), control(sitting, "set.draw"))
    await forge(planner, sitting.panel(planner), f"c:{table.id}:7:0:plan:set.draw")
    assert await harness.bot.database.read("SELECT * FROM orders") == []


@pytest.mark.long
async def test_pressing_twice_and_changing_ones_mind(harness: Harness) -> None:
    sitting = await sitting_still(harness, "rummy500")
    planner, table = sitting.other, sitting.table
    await plan(sitting, planner, "draw")
    await plan(sitting, planner, "draw")
    placed = table.players[sitting.people.index(planner)].order
    assert placed is not None
    assert len(placed.order.rules) == 1
    await plan(sitting, planner, "take", any=["s0"])
    await planner.click(sitting.panel(planner), "Remove the last rule")
    assert "Otherwise" not in text_of(sitting.panel(planner))
    for _ in range(2):
        await forge(planner, sitting.panel(planner), control(sitting, "cancel"))
    assert table.players[sitting.people.index(planner)].order is None
    await finish_turn(sitting)
    assert sitting.actor is planner
    assert table.news[-1].why is Why.PLAYER
