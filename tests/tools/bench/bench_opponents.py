"""Computer players of gin: how often the better win against a plain one."""

import math
import random
from collections.abc import Callable
from typing import Any

from engine import GAMES
from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai import Level, choose
from engine.cards import POINTS, mask_of
from engine.games.gin import GinView, Knock, PassUpcard, Phase, WallKnock
from engine.games.gin.arrangement import deadwood, deadwood_after_throw, throws
from engine.match import SEED_BYTES
from engine.views import View
from tests.tools.bench.levels import player

Player = Callable[[View], Action]

MATCHES = {Level.STRONG: 400, Level.EXPERT: 100}


def eager(view: View) -> Action:
    """Play gin for the least deadwood now: whatever draw lowers it most, and the first knock there is."""
    assert isinstance(view, GinView)
    if view.knocks:
        card, _ = min(view.knocks, key=lambda knock: (knock[1], -POINTS[knock[0]]))
        return WallKnock(card) if view.phase == Phase.WALL else Knock(card)
    hand = mask_of(view.hand)
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            upcard = view.pile[-1]
            if deadwood_after_throw(hand | 1 << upcard, upcard) < deadwood(hand):
                return TakeUpcard()
            return PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()
        case Phase.DISCARD:
            kept = -1 if view.taken is None else view.taken
            return Discard(min(throws(hand, kept), key=lambda throw: (throw[1], -POINTS[throw[0]]))[0])
        case _:
            return view.legal[0]


def level(of: Level) -> Player:
    """Return the gin player of a level."""
    return lambda view: choose("gin", of, view)


def play_match(players: tuple[Player, Player], seed: int, **options: Any) -> tuple[int, ...]:
    """Play a match of gin with seeded decks, the first dealer alternating by seed; return the winners."""
    spec = GAMES["gin"]
    match = spec.new_match(seats=2, options=spec.options(**options), dealer=seed % 2)
    rng = random.Random(seed)
    pack = match.pack()
    while match.outcome is None:
        deal = match.deal(rng.sample(pack, len(pack)), seed=bytes(SEED_BYTES))
        while deal.result is None:
            seat = deal.actors[0]
            deal.apply(seat, players[seat](deal.view(seat)))
        match.close(deal)
    return match.outcome.winners


def run() -> list[tuple[str, float, str]]:
    """Return (name, value, unit): matches to 100 won with the half-width of 95 %."""
    rows = []
    for of, count in MATCHES.items():
        share = sum(0 in play_match((player("gin", of), eager), seed) for seed in range(count)) / count
        rows += [
            (f"gin: {of} beats eager, {count} matches", 100 * share, "%"),
            ("gin: … give or take", 196 * math.sqrt(share * (1 - share) / count), "%"),
        ]
    return rows


if __name__ == "__main__":
    for name, value, unit in run():
        print(f"{name:<44}{value:>10,.3f} {unit}")
