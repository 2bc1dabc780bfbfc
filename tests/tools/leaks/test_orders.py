"""Nobody but its owner learns of a plan before it is played."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.manager.publishing.publisher import Publisher
from bot.manager.tables.table import Table
from bot.ui.tables import board
from bot.ui.tables.lobby import rules_button
from engine import GAMES
from tests.tools.leaks import compared as compare
from tests.tools.leaks import pages
from tests.tools.leaks.compared import Tally, compare_plans
from tests.tools.leaks.orders import sent, with_orders
from tests.tools.leaks.told import difference
from tests.tools.leaks.worlds import played, world_at


@pytest.mark.long
@pytest.mark.parametrize("game", list(GAMES))
def test_no_page_of_others_depends_on_a_plan(game: str) -> None:
    assert compared(game) == []


def compared(game: str) -> list[str]:
    """Return the channels that tell of plans, in a few worlds."""
    rng, telling, count = random.Random(f"plans of {game}"), [], 0
    while count < 2:
        script = played(game, rng, deals=1)
        moment = rng.choice([*script.moments()])
        ours = world_at(script, moment)
        watcher = rng.choice([None, *ours.table.actors])
        theirs = with_orders(world_at(script, moment), watcher, rng)
        if theirs is None:
            continue
        ask = pages.asked(ours, watcher, rng)
        differs = difference([*pages.told(ours, watcher, ask)], [*pages.told(theirs, watcher, ask)])
        telling += [differs.channel] if differs is not None else []
        count += 1
    return telling


@pytest.mark.long
def test_a_board_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_to_be_pressed(table: Table) -> Any:
        planned = any(player.order is not None for player in table.players)
        return {**rules_button(table), **({"disabled": True} if planned else {})}

    monkeypatch.setattr(board, "rules_button", not_to_be_pressed)
    assert compared("gin") == ["board", "board"]


@pytest.mark.long
@pytest.mark.parametrize("game", ["gin", "panguingue", "rummy500", "control", "hand"])
async def test_nothing_is_sent_or_logged_for_a_plan_except_to_its_owner(tmp_path: Path, game: str) -> None:
    ours, theirs = [await sent(tmp_path, game, 5, orders=orders) for orders in (False, True)]
    assert difference(ours, theirs) is None
    assert sum(told.messages for told in ours) > 8


@pytest.mark.long
async def test_a_request_that_tells_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed: Callable[..., None] = Publisher.changed

    def telling(self: Publisher, table: Table, **more: Any) -> None:
        changed(self, table, **more)
        if any(player.order is not None for player in table.players):
            self.post_again(table)

    monkeypatch.setattr(Publisher, "changed", telling)
    ours, theirs = [await sent(tmp_path, "gin", 5, orders=orders) for orders in (False, True)]
    found = difference(ours, theirs)
    assert found is not None
    assert found.channel == "sent"


@pytest.mark.long
async def test_the_whole_program_tells_nobody_of_a_plan() -> None:
    tally = Tally()
    await compare_plans(tally, "gin", "test", 1, most=8)
    assert tally.found == []
    assert tally.told["plans", "log"] > 100


@pytest.mark.long
async def test_a_board_of_the_whole_program_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def named_after_plans(table: Table) -> Any:
        planned = [repr(player.order.order) for player in table.players if player.order is not None]
        return {**rules_button(table), **({"label": planned[0][-70:]} if planned else {})}

    monkeypatch.setattr(board, "rules_button", named_after_plans)
    monkeypatch.setattr(compare, "REPEATED", 1)
    tally = Tally()
    await compare_plans(tally, "gin", "c", 1, most=8)
    assert tally.found
