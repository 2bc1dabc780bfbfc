"""The fullest moments of every phase of every game, for what must fit on one screen of a phone."""

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

from bot.manager.tables.table import PlayerKind, Table
from bot.texts.catalog import ENGLISH
from bot.texts.localization import use_locale
from bot.ui.games.panel_state import PanelState, panel_state_of
from bot.ui.play.hand_panel import hand
from engine.actions import Action
from engine.ai import Level
from tests.bot.dealt import deal_on
from tests.bot.ui import sample_tables
from tests.bot.ui.games.control import sample_tables as control
from tests.bot.ui.games.hand import sample_tables as hand_game
from tests.bot.ui.games.panguingue import sample_tables as panguingue
from tests.bot.ui.games.rummy500 import sample_tables as rummy500
from tests.bot.ui.sample_tables import act, controls, press_of

MOVES = 300
HINT = (
    "🎓 **Discard `5♥`**, expected result **−5.1 ± 2.4** points.",
    "It leaves 65 deadwood; 8 of 39 unseen cards complete a meld.",
    "Discard `Q♥` may be just as good: the difference is 1.5 ± 1.9 points.",
    "-# Based on 1,200 simulated deals, 95 % confidence",
)
"""A whole hint, of the usual length."""
NUDGE = "🎓 Look at your hearts: one of them is the least useful. It matters: the next move costs 3.6 points."
"""The first line of a hint, which says only where to look."""
TWELVE = (
    (1, "6D 7D 8D 9D"),
    (1, "7S 8S 9S"),
    (1, "4H 5H 6H"),
    (1, "QC QD QH"),
    (1, "6H 7H 8H 9H"),
    (2, "JD QD KD AD"),
    (2, "2D 3D 4D 5D"),
    (2, "5C 6C 7C 8C 9C 10C"),
    (3, "4S 5S 6S 7S 8S 9S 10S JS QS"),
    (3, "2S 2C 2H"),
    (3, "4C 4D 4H"),
    (3, "AC 2C 3C"),
)
"""Twelve melds of Hand."""
FIFTEEN = "6D 7D JK 9D 7C 8C 9C 10H JH QH KS 5C AD 8H 10H"
"""Fourteen cards of Hand with an opening, and one to draw."""
FEW = "KS 5C 2D 8H"


class Stage(NamedTuple):
    """A moment at which a seat is to act, and how it came about."""

    game: str
    name: str
    table: Table
    seat: int
    state: PanelState = PanelState()


def _melds_of_hand(hand: str, *, teams: bool, opened: tuple[int, ...] = ()) -> Table:
    """Return a table with twelve melds where Ann, with this hand, has drawn a card."""
    held, drawn = hand.rsplit(maxsplit=1)
    table = hand_game.position([held, "3H", "3D", "5D"], TWELVE, stock=drawn, opened=opened, teams=teams)
    act(table, next(action for action in deal_on(table).legal_actions(0) if action.verb == "draw"), 0)
    return table


PLAYED: dict[str, tuple[Callable[[int], Table], Callable[[Any, Random], Action]]] = {
    "gin": (lambda seed: sample_tables.playing(seed=seed), sample_tables.sensible),
    "panguingue": (lambda seed: panguingue.pan(15 if seed % 2 else 6, seed), panguingue.sensible),
    "rummy500": (lambda seed: rummy500.rummy(4 if seed % 2 else 2, seed), rummy500.sensible),
    "control": (lambda seed: control.control(4 if seed % 2 else 6, seed), control.sensible),
    "hand": (lambda seed: hand_game.hand_table(5, seed), hand_game.sensible),
    "hand_partnership": (lambda seed: hand_game.hand_table(4, seed, teams=True), hand_game.sensible),
}
"""By game: how a table is dealt, and how its players move."""
PLACED: dict[str, Callable[[], Table]] = {
    "hand": lambda: _melds_of_hand(FIFTEEN, teams=False),
    "hand_partnership": lambda: _melds_of_hand(f"{FEW} 10H", teams=True, opened=(0,)),
}
"""By game: a position with twelve melds on the table."""
DEALS = 2


@cache
def stages(game: str) -> tuple[Stage, ...]:
    """Return the fullest moments of each phase of some deals, and what some buttons lead to.

    They are the same for tests in every language.
    """
    with use_locale(ENGLISH):
        return tuple(_fullest(game))


def _fullest(game: str) -> Iterator[Stage]:
    most: dict[tuple[str, str], tuple[int, Stage]] = {}
    begin, sensible = PLAYED[game]
    for seed in range(1, DEALS + 1):
        table, chance = with_hints(begin(seed)), Random(seed)
        for _ in range(MOVES):
            if not deal_on(table).actors:
                break
            seat = chance.choice(deal_on(table).actors)
            phase = str(getattr(deal_on(table).view(seat), "phase", ""))
            for what, size in _sizes(table, seat).items() if seat < len(table.players) - 1 else ():
                if size > most.get((phase, what), (-1,))[0]:
                    most[phase, what] = size, Stage(game, f"{phase}: {size} {what}", copy(table), seat)
            act(table, sensible(deal_on(table).view(seat), chance), seat)
    found = {(id(stage.table.deal), stage.seat): stage for _, stage in most.values()}
    placed = [
        Stage(game, "twelve melds", with_hints(make()), 0) for name, make in PLACED.items() if name == game
    ]
    for stage in (*found.values(), *placed):
        yield stage
        if "rows" in stage.name or stage in placed:
            yield from _beyond(stage)


def with_hints(table: Table) -> Table:
    """Let a computer play on the last seat, and everybody ask for hints."""
    *others, last = table.players
    table.players = (*others, replace(last, kind=PlayerKind.COMPUTER, level=Level.EASY, member=None))
    table.hints = True
    return table


def _sizes(table: Table, seat: int) -> dict[str, int]:
    view = deal_on(table).view(seat)
    [box] = hand(table, seat).components
    rows = sum(part["type"] == 1 for part in box["components"])
    return {"cards": len(view.hand), "melds": len(view.melds), "rows": rows}


def _beyond(stage: Stage) -> Iterator[Stage]:
    """Yield the stage with a hint, and after each press that leads to another page."""
    yield stage._replace(name=f"{stage.name}, nudge", state=PanelState(hint=(NUDGE,), hinted=1))
    yield stage._replace(name=f"{stage.name}, hint", state=PanelState(hint=HINT, hinted=2))
    for label, offered in controls(hand(stage.table, stage.seat)).items():
        press = press_of(offered["custom_id"])
        if press.verb in ("step", "sure", "pick"):
            values = [option["value"] for option in offered.get("options", ())][:1]
            yield stage._replace(name=f"{stage.name}, {label}", state=panel_state_of(press, values))
