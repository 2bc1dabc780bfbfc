"""Sample tables of panguingue: positions, and simple play."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.manager.tables.table import Player, Status, Table
from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import Card, parse_cards
from engine.games.panguingue.deal import PanDeal
from engine.games.panguingue.melds import condition_of
from engine.games.panguingue.terms import (
    Borrow,
    Demand,
    GoOut,
    LayMeld,
    LayOff,
    PanMeld,
    PanView,
    Phase,
    Split,
    Stay,
)
from tests.bot.ui.sample_tables import ANN, BEN, deal, lobby, played

PAN = GAMES["panguingue"]
NAMES = (
    "Ann",
    "Ben",
    "Cid",
    "Dora",
    "Ed",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jo",
    "Kit",
    "Lea",
    "Moe",
    "Ned",
    "Ora",
)


def players(seats: int) -> list[Player]:
    """Return this number of people."""
    return [replace(ANN if seat == 0 else BEN, name=NAMES[seat], member=11 + seat) for seat in range(seats)]


def pan(seats: int, seed: int = 1, preset: str | None = None, **options: Any) -> Table:
    """Return a table at the start of its first deal; seat 0 is the dealer."""
    table = lobby(*players(seats))
    table.spec, table.options, table.preset = PAN, PAN.options(preset=preset, **options), preset
    table.wanted, table.status = seats, Status.PLAYING
    table.match = PAN.new_match(seats=seats, options=table.options)
    deal(table, seed)
    return table


def position(
    hands: Sequence[str],
    boards: Sequence[Sequence[str]],
    *,
    pile: str = "KD",
    stock: str = "",
    turn: int = 0,
    dropped: Sequence[int] = (),
    foot_chips: int = 0,
    recognised: bool = True,
    **options: Any,
) -> Table:
    """Return a table with a position at the start of a turn.

    Each card in a string takes the first copy that is left. All other cards are the stock, with ``stock`` on
    top.
    """
    table = pan(len(hands), **options)
    assert table.match is not None
    left = list(table.match.pack())

    def take(words: str) -> tuple[Card, ...]:
        found = []
        for word in parse_cards(words):
            card = next(card for card in left if card & 63 == word & 63)
            left.remove(card)
            found.append(card)
        return tuple(found)

    laid = [[meld_of(seat, take(words), recognised) for words in board] for seat, board in enumerate(boards)]
    held = [take(words) for words in hands]
    discards, top = take(pile), take(stock)
    table.deal = PanDeal.at(
        table.options,
        dealer=len(hands) - 1,
        turn=turn,
        phase=Phase.START,
        pack=table.match.pack(),
        hands=held,
        boards=laid,
        pile=discards,
        head=(*top, *left[:20]),
        foot=left[20:],
        dropped=dropped,
        foot_chips=foot_chips,
    )
    return table


def meld_of(seat: int, cards: tuple[Card, ...], recognised: bool) -> PanMeld:
    """Return a laid meld, as a condition if it is one."""
    found = condition_of(cards) if recognised else None
    return PanMeld(seat, cards) if found is None else PanMeld(seat, cards, *found)


def sensible(view: PanView, chance: random.Random) -> Action:
    """Return a move that makes progress, and sometimes any move, so that deals differ."""
    if chance.random() < 0.15:
        return chance.choice(view.legal)
    for kinds in ((GoOut,), (Stay,), (Demand,), (TakeUpcard,), (Split, Borrow), (LayMeld, LayOff)):
        found = [action for action in view.legal if isinstance(action, kinds)]
        if found and not (kinds == (Split, Borrow) and chance.random() < 0.5):
            return chance.choice(found)
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return chance.choice(discards or view.legal)


def moments(table: Table, seed: int, deals: int = 1, limit: int = 400) -> Iterator[Table]:
    """Play deals and yield the table at every ply, at most ``limit`` of each deal."""
    return played(table, seed, sensible, deals, limit, by_lot=True)
