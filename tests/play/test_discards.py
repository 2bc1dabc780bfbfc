"""Discards with one press or by the menu; and presses that make several moves."""

from collections.abc import Sequence
from types import MappingProxyType

import pytest

from bot.manager.tables.table import Table
from bot.playground.client import buttons_of, selects_of, text_of
from bot.ui.components import Component, button, buttons
from bot.ui.custom_id import custom_id
from bot.ui.games import panels
from bot.ui.games.choices import choices
from bot.ui.games.panel import Panel
from bot.ui.games.panel_state import PanelState
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import Card
from engine.views import View
from tests.play.conftest import Harness
from tests.play.drive import says
from tests.play.sitting import Sitting, generic, seat_two


async def to_discard(harness: Harness) -> Sitting:
    """Seat two people, one of whom has drawn."""
    sitting = await seat_two(harness)
    for begin in ("Pass", "Pass", "Draw"):
        panel = sitting.panel(sitting.actor)
        pressed = [part["label"] for part in buttons_of(panel) if part["label"].startswith(begin)]
        if pressed:
            assert not generic(await sitting.actor.click(panel, pressed[0]))
            await harness.quiet()
    return sitting


async def test_a_card_is_discarded_with_one_press(harness: Harness) -> None:
    sitting = await to_discard(harness)
    actor, ply = sitting.actor, sitting.table.ply
    panel = sitting.panel(actor)
    discards = [part for part in buttons_of(panel) if says(part).startswith("Discard ")]
    assert len(discards) == 11
    assert not selects_of(panel)
    answer = await actor.click(panel, custom_id=discards[-1]["custom_id"])
    await harness.quiet()
    assert not generic(answer)
    assert sitting.table.ply == ply + 1
    assert "Waiting for" in text_of(sitting.panel(actor))


@pytest.mark.long
async def test_whoever_likes_menus_discards_by_one(harness: Harness) -> None:
    sitting = await to_discard(harness)
    actor, other = sitting.actor, sitting.other
    assert not generic(await actor.slash("settings me", throws="menu"))
    shown = (await actor.slash("hand")).message
    assert shown is not None
    [menu] = selects_of(shown)
    assert menu["placeholder"] == "Discard a card …"
    assert not [part for part in buttons_of(shown) if says(part) == f"Discard {part['label']}"]
    ply = sitting.table.ply
    await actor.select(shown, menu["options"][-1]["value"], custom_id=menu["custom_id"])
    assert sitting.table.ply == ply + 1
    assert other is sitting.actor


@pytest.mark.long
async def test_one_press_makes_several_moves(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    def take_and_discard(view: View, _stage: PanelState) -> Action | None:
        discards = [action for action in view.legal if isinstance(action, Discard)]
        return TakeUpcard() if TakeUpcard() in view.legal else discards[0]

    def with_both(table: Table, view: View, stage: PanelState, order: Sequence[Card]) -> list[Component]:
        both = button(custom_id(table, "run", "both"), "Take and discard")
        return [*choices(table, view, stage, order), *buttons([both])]

    own = MappingProxyType({"gin": Panel(next_action=take_and_discard, choices=with_both)})
    monkeypatch.setattr(panels, "PANELS", own)
    sitting = await seat_two(harness)
    actor, calls = sitting.actor, len(harness.playground.calls)
    answer = await actor.click(sitting.panel(actor), "Take and discard")
    assert not generic(answer)
    assert (sitting.table.ply, sitting.other is actor) == (2, True)
    assert "Waiting for" in text_of(sitting.panel(actor))
    await harness.quiet()
    # The answer, the board, and the other's panel and call: as many as after a single move.
    assert len(harness.playground.calls) - calls <= 4
