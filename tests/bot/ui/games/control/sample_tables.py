"""Sample tables of Control Card Rummy: simple play, and positions."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.manager.tables.table import Status, Table
from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.games.control.deal import ControlDeal
from engine.games.control.terms import ControlView, LayOff, Meld, PlayControl
from tests.bot.ui.games.panguingue.sample_tables import players
from tests.bot.ui.sample_tables import deal, lobby, played

CONTROL = GAMES["control"]


def control(seats: int, seed: int = 1, preset: str | None = None, **options: Any) -> Table:
    """Return a table at the start of its first deal; seat 0 is the dealer."""
    table = lobby(*players(seats))
    table.spec, table.options, table.preset = CONTROL, CONTROL.options(preset=preset, **options), preset
    table.wanted, table.status = seats, Status.PLAYING
    table.match = CONTROL.new_match(seats=seats, options=table.options)
    deal(table, seed)
    return table


def put(position: ControlDeal) -> Table:
    """Put a position from tests/engine/games/control/table.py on a table."""
    table = control(position.seats)
    table.options, table.deal = position.options, position
    table.match = CONTROL.new_match(seats=position.seats, options=position.options)
    return table


def random_options(chance: random.Random, seats: int) -> dict[str, Any]:
    """Return random options that allow this number of players."""
    values: dict[str, Any] = {}
    for name, allowed in CONTROL.allowed().items():
        if chance.random() < 0.5:
            low, high = allowed.low, allowed.high
            numbers = range(low, high + 1) if low is not None and high is not None else (False, True)
            values[name] = chance.choice(allowed.offered or numbers)
    return values | {"decks": "auto", "hand_size": chance.choice((7, 10, 13) if seats < 6 else (7, 10))}


def sensible(view: ControlView, chance: random.Random) -> Action:
    """Return a move that makes progress, and sometimes any move, so that deals differ."""
    if chance.random() < 0.15:
        return chance.choice(view.legal)
    for kind, often in ((PlayControl, 0.3), (Meld, 0.9), (LayOff, 0.8), (TakeUpcard, 0.4)):
        found = [action for action in view.legal if isinstance(action, kind)]
        if found and chance.random() < often:
            return chance.choice(found)
    others = [action for action in view.legal if not isinstance(action, PlayControl | Meld | LayOff)]
    discards = [action for action in others if isinstance(action, Discard)]
    return chance.choice(discards or others or view.legal)


def moments(table: Table, seed: int, deals: int = 1, limit: int = 300) -> Iterator[Table]:
    """Play deals and yield the table at every ply, at most ``limit`` of each deal."""
    return played(table, seed, sensible, deals, limit)


def long_names(table: Table) -> Table:
    """Give the players the longest possible names, of characters that must be escaped."""
    table.players = tuple(replace(player, name="*" * 32) for player in table.players)
    return table
