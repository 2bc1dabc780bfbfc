"""Sample tables of Rummy 500: positions, and simple play."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.manager.tables.table import Player, Status, Table
from engine import GAMES
from engine.actions import Action, Discard
from engine.ai import fallback_action
from engine.games.rummy500.deal import Rummy500Deal
from engine.games.rummy500.terms import LayOff, Meld, Rummy500View, TakePile
from tests.bot.ui.sample_tables import ANN, BEN, act, deal, lobby, played
from tests.engine.games.rummy500 import table as rummy500_table

R500 = GAMES["rummy500"]
NAMES = ("Ann", "Ben", "Cid", "Dora")


def players(seats: int) -> list[Player]:
    """Return this number of people."""
    return [replace(ANN if seat == 0 else BEN, name=NAMES[seat], member=11 + seat) for seat in range(seats)]


def rummy(seats: int = 2, seed: int = 1, preset: str | None = None, **options: Any) -> Table:
    """Return a table at the start of its first deal; seat 0 is the dealer."""
    table = lobby(*players(seats))
    table.spec, table.options, table.preset = R500, R500.options(preset=preset, **options), preset
    table.wanted, table.status = seats, Status.PLAYING
    table.match = R500.new_match(seats=seats, options=table.options, dealer=0)
    deal(table, seed)
    return table


def position(hand: str, *melds: str, **given: Any) -> Table:
    """Return a table for two: Ann (seat 0) has the hand and the turn, Ben has laid the melds.

    The other arguments are those of tests.engine.games.rummy500.table.at.
    """
    placed = rummy500_table.at(hand, *melds, **given)
    table = rummy()
    table.options, table.deal = placed.options, placed
    assert table.match is not None
    table.match.options = placed.options
    return table


def sensible(view: Rummy500View, chance: random.Random) -> Action:
    """Return a move that makes progress, and sometimes any move, so that deals differ."""
    if chance.random() < 0.2:
        return chance.choice(view.legal)
    takes = [action for action in view.legal if isinstance(action, TakePile) and action.count > 1]
    if takes and chance.random() < 0.7:
        return max(takes, key=lambda take: take.count)
    plays = [action for action in view.legal if isinstance(action, Meld | LayOff)]
    if plays and (view.pending is not None or chance.random() < 0.7):
        return chance.choice(plays)
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return chance.choice(discards or view.legal)


def moments(table: Table, seed: int, deals: int = 1) -> Iterator[Table]:
    """Play deals and yield the table at every ply."""
    return played(table, seed, sensible, deals)


def with_thirty_nine(**options: Any) -> Table:
    """Return a table where Ann, with 13 cards, may take 26: both discarded every draw."""
    table = rummy(stock_end="draw_needed", **options)
    assert table.match is not None
    table.deal = table.match.deal(table.match.pack(), seed=bytes(32))
    while table.deal.view(None).stock:
        for _ in ("draw", "discard"):
            act(table, fallback_action(table.deal.view(table.deal.actors[0])))
    assert isinstance(table.deal, Rummy500Deal)
    return table
