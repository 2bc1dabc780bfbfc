"""Sample tables of Hand: positions, and simple play."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from bot.manager.tables.table import Status, Table
from engine import GAMES
from engine.actions import Action, Discard, TakeUpcard
from engine.cards import FACE, Card, parse_cards
from engine.games.hand.deal import HandDeal
from engine.games.hand.match import TEAMS
from engine.games.hand.meld_forms import read, table_meld
from engine.games.hand.terms import Declared, Exchange, HandMeld, HandView, Lay, LayOff, Phase
from tests.bot.ui.games.panguingue.sample_tables import players
from tests.bot.ui.sample_tables import deal, lobby, played

NAMES = ("Ann", "Ben", "Cid", "Dora", "Ed")


def hand_table(seats: int = 4, seed: int = 1, *, teams: bool = False, **options: Any) -> Table:
    """Return a table at the start of its first round; seat 0 is the dealer."""
    spec = GAMES["hand_partnership" if teams else "hand"]
    table = lobby(*players(seats))
    table.spec, table.options, table.preset = spec, spec.options(**options), None
    table.wanted, table.status = seats, Status.PLAYING
    table.match = spec.new_match(seats=seats, options=table.options)
    deal(table, seed)
    return table


def position(
    hands: Sequence[str],
    melds: Sequence[tuple[int, str]] = (),
    *,
    pile: str = "2S",
    stock: str = "",
    turn: int = 0,
    opened: Sequence[int] = (),
    teams: bool = False,
    started: bool = False,
    **options: Any,
) -> Table:
    """Return a table with a position at the start of a turn.

    Each card in a string takes the first copy that is left. Melds are pairs of owner and cards, declared as
    the engine reads them. All other cards are the stock, with ``stock`` on top.
    """
    table = hand_table(len(hands), teams=teams, **options)
    assert table.match is not None
    left = list(table.match.pack())

    def take(words: str) -> tuple[Card, ...]:
        found = []
        for word in parse_cards(words):
            card = next(card for card in left if FACE[card] == FACE[word])
            left.remove(card)
            found.append(card)
        return tuple(found)

    laid: list[HandMeld] = [
        table_meld(read(Declared(take(words)), table.options), owner) for owner, words in melds
    ]
    held = [take(words) for words in hands]
    discards, top = take(pile), take(stock)
    table.deal = HandDeal.at(
        table.options,
        dealer=(turn - 1) % len(hands),
        turn=turn,
        phase=Phase.STARTER_DISCARD if started else Phase.DRAW,
        pack=table.match.pack(),
        hands=held,
        melds=laid,
        pile=discards,
        stock=(*top, *left),
        opened=[seat in opened or any(owner == seat for owner, _ in melds) for seat in range(len(hands))],
        teams=TEAMS if teams else (),
    )
    return table


def sensible(view: HandView, chance: random.Random) -> Action:
    """Return a move that makes progress, and sometimes any move, so that rounds differ."""
    if chance.random() < 0.1:
        return chance.choice(view.legal)
    for kind in (TakeUpcard, Lay, Exchange, LayOff):
        found = [action for action in view.legal if isinstance(action, kind)]
        if found:
            return chance.choice(found)
    discards = [action for action in view.legal if isinstance(action, Discard)]
    return chance.choice(discards or view.legal)


def moments(table: Table, seed: int, rounds: int = 1, limit: int = 400) -> Iterator[Table]:
    """Play rounds and yield the table at every ply, at most ``limit`` of each round."""
    return played(table, seed, sensible, rounds, limit, by_lot=True)
