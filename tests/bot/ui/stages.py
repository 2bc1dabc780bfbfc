"""The fullest moments of every phase of every game, for what must fit on one screen of a phone."""

from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any, NamedTuple

from bot.manager.tables.table import Table
from bot.ui.hand_panel import hand
from engine.actions import Action
from tests.bot.dealt import deal_on
from tests.bot.ui import house
from tests.bot.ui.control import house as control
from tests.bot.ui.hand import house as hand_game
from tests.bot.ui.house import act
from tests.bot.ui.panguingue import house as panguingue
from tests.bot.ui.rummy500 import house as rummy500

GAMES: dict[str, tuple[Callable[[int], Table], Callable[[Any, Random], Action], int]] = {
    "gin": (lambda seed: house.playing(seed=seed), house.sensible, 4),
    "panguingue": (lambda seed: panguingue.pan(15 if seed % 2 else 6, seed), panguingue.sensible, 2),
    "rummy500": (lambda seed: rummy500.rummy(4 if seed % 2 else 2, seed), rummy500.sensible, 2),
    "control": (lambda seed: control.control(4 if seed % 2 else 6, seed), control.sensible, 2),
    "hand": (lambda seed: hand_game.hand_table(5, seed), hand_game.sensible, 2),
    "hand_partnership": (lambda seed: hand_game.hand_table(4, seed, teams=True), hand_game.sensible, 2),
}
"""By game: how a table is dealt, how its players move, and the number of deals."""
MOVES = 300


class Stage(NamedTuple):
    """A moment at which a seat is to act, and what is the most about it."""

    game: str
    name: str
    table: Table
    seat: int


def controls(table: Table, seat: int) -> int:
    """Return the number of rows of buttons and menus on the panel of a seat."""
    [box] = hand(table, seat).components
    return sum(part["type"] == 1 for part in box["components"])


def _sizes(table: Table, seat: int) -> dict[str, int]:
    view = deal_on(table).view(seat)
    return {
        "most cards": len(view.hand),
        "most melds": len(view.melds),
        "most rows": controls(table, seat),
    }


def stages(game: str) -> Iterator[Stage]:
    """Yield the fullest moments of each phase of some deals."""
    begin, sensible, deals = GAMES[game]
    most: dict[tuple[str, str], tuple[int, Stage]] = {}
    for seed in range(1, deals + 1):
        table, chance = begin(seed), Random(seed)
        for _ in range(MOVES):
            if not deal_on(table).actors:
                break
            seat = chance.choice(deal_on(table).actors)
            phase = str(getattr(deal_on(table).view(seat), "phase", ""))
            for what, size in _sizes(table, seat).items():
                if size > most.get((phase, what), (-1,))[0]:
                    most[phase, what] = size, Stage(game, f"{phase}, {what} ({size})", copy(table), seat)
            act(table, sensible(deal_on(table).view(seat), chance), seat)
    shown = set()
    for _, stage in most.values():
        moment = id(stage.table.deal), stage.seat
        if moment not in shown:
            shown.add(moment)
            yield stage
