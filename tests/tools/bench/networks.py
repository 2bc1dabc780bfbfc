"""Two networks on the same decks: ``python -m tests.tools.bench.networks control NEW shipped``.

A network is the file of one, ``shipped``, or the name of a level. Nothing searches. Each deck is dealt twice
with seats exchanged, or once for each seat with ``--seats 3`` and more: one player then sits among others of
the second kind. What is printed is how far the first one is ahead, in points or chips of a deal, with the 95
% interval; in Hand Partnership in points of a side. The decks are those of ``Decks``: for choosing between
networks, or with ``--report`` those that nothing was chosen by; ``--first`` goes on to fresh ones.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import numpy as np

from engine.ai import Level, choose
from engine.ai.control import value_net as control
from engine.ai.hand import value_net as hand
from engine.ai.hand.positions import FEATURES as HAND
from engine.ai.panguingue import value_net as panguingue
from engine.ai.panguingue.inputs import FEATURES as PANGUINGUE
from engine.ai.training.contract import INTERVAL, Decks, chance
from engine.ai.training.engine_deals import Chooser, played_deal
from engine.ai.value_net import NAME, header, read_weights
from engine.games import GAMES

_SEED: Final = 7
"""Decks of this seed are those of this program, of either kind."""


def _panguingue(weights: Mapping[str, Any]) -> Chooser:
    net = panguingue.net_of(weights)
    return lambda view: panguingue.evaluate_by(net, view).found[0][0]


def _control(weights: Mapping[str, Any]) -> Chooser:
    net = control.Net.read(weights)
    return lambda view: view.legal[0] if len(view.legal) == 1 else control.best_of(view, net)[0][0]


def _hand(weights: Mapping[str, Any]) -> Chooser:
    net = hand.Net.read(weights)
    return lambda view: hand.choices(view, net)[0].action


_READERS: Final[Mapping[str, tuple[str, int, Callable[[Mapping[str, Any]], Chooser]]]] = MappingProxyType(
    {
        "panguingue": ("panguingue", PANGUINGUE, _panguingue),
        "control": ("control", control.FEATURES, _control),
        "hand": ("hand", HAND, _hand),
        "hand_partnership": ("hand", HAND, _hand),
    }
)
"""By game: whose network it has, the version of its inputs, and who plays by it."""


def player(game: str, name: str) -> Chooser:
    """Return the player of a network or level. Raises OSError, or ValueError for a bad network."""
    if name in {*Level}:
        return lambda view: choose(game, Level(name), view)
    key, features, reader = _READERS[game]
    stored = files(f"engine.ai.{key}").joinpath(NAME) if name == "shipped" else Path(name)
    return reader(read_weights(stored.read_bytes(), header(key, features)))


def leads(game: str, one: Chooser, other: Chooser, seats: int, decks: Decks, number: int) -> float:
    """Return how far the first player's side is ahead of the mean of the others, on one deck.

    It is the mean over all places at the table.
    """
    places = GAMES[game].teams or [(seat,) for seat in range(seats)]
    found = []
    for side in places:
        match = GAMES[game].new_match(seats=seats, dealer=number % seats)
        players = [one if seat in side else other for seat in range(seats)]
        gained = _gained(game, played_deal(match, players, chance(decks, _SEED, number)).result)
        own = sum(gained[seat] for seat in side) / len(side)
        rest = [each for seat, each in enumerate(gained) if seat not in side]
        found.append(len(side) * (own - sum(rest) / len(rest)))
    return sum(found) / len(found)


def _gained(game: str, result: Any) -> Sequence[float]:
    """Return what a deal brought each seat."""
    match game:
        case "panguingue":
            gained: Sequence[float] = result.chips
        case "control":
            gained = result.points
        case _:
            gained = [-each for each in result.penalties]
    return gained


def main(wanted: Sequence[str] | None = None) -> None:
    """Play, and print the lead as it narrows."""
    parser = argparse.ArgumentParser(description="A network against another, or a level, on the same decks.")
    parser.add_argument("game", choices=[*_READERS])
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--decks", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deck")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="decks that nothing was chosen by")
    asked: Any = parser.parse_args(wanted)
    one, other = player(asked.game, asked.one), player(asked.game, asked.other)
    seats = max(asked.seats, GAMES[asked.game].seats[0])
    kind = Decks.REPORTING if asked.report else Decks.CHOOSING
    found: list[float] = []
    for count in range(1, asked.decks + 1):
        found.append(leads(asked.game, one, other, seats, kind, asked.first + count - 1))
        if count % 20 == 0 or count == asked.decks:
            half = INTERVAL * float(np.std(found, ddof=1)) / len(found) ** 0.5
            print(f"{np.mean(found):+.3f} ± {half:.3f} a deal, {count} decks", flush=True)


if __name__ == "__main__":
    main()
