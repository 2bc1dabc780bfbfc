"""Makes the puzzle of a day: a discard that matters, from a deal that computers play.

All follows from the day's secret: computers play deals until the judge finds a position whose best discard is
clearly better than the second one. The same program makes the same puzzle from the same secret.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from bot.workers.pool import time_limit
from data.daily.days import number_of
from data.daily.puzzles import Choice, Puzzle
from data.tables.codec import dump_action, dump_options
from engine import GAMES, proofs
from engine.actions import Discard
from engine.ai import Level, choose
from engine.ai.search import DECISION_PROBLEMS, assess, playouts_in_time_of
from engine.ai.search.paired_comparison import compare
from engine.deal import Deal
from engine.spec import GameSpec
from engine.views import View

SECONDS: Final = 120.0
"""Time limit of a puzzle, in seconds."""
PLAYED: Final = (("gin", 2), ("rummy500", 2), ("control", 2), ("hand", 4), ("panguingue", 4))
"""The games of the puzzles with their seats, one a day in turn, or the next."""
DEALS: Final = 12
"""The most deals of a game that are played for a puzzle."""
LOOKS: Final = 6
"""The most positions of a deal that are looked at."""
MOST_ACTIONS: Final = 400
FEWEST, MOST = 4, 25
"""Discards to choose from: fewer are too easy, and a menu has no room for more."""
LOOK, JUDGE = 320, 1_200
"""Playouts of gin for a look at a position, and for what a discard of the puzzle costs."""
CLEAR: Final = 3.0
"""The margin between the best two discards, in its standard errors."""


class _Position(NamedTuple):
    """A position at which a seat has to discard."""

    view: View
    seat: int
    actions: tuple[tuple[int, str], ...]


@time_limit(SECONDS)
def make_puzzle(day: str, secret: bytes, late: bool) -> Puzzle | None:
    """Return the puzzle of a day; None if no position was good enough. Raises TaskTimeout."""
    first = number_of(day) % len(PLAYED)
    for game, seats in (*PLAYED[first:], *PLAYED[:first]):
        for number in range(1, DEALS + 1):
            found = _of_deal(day, secret, GAMES[game], seats, number)
            if found is not None:
                return replace(found, late=late)
    return None


def _of_deal(day: str, secret: bytes, spec: GameSpec, seats: int, number: int) -> Puzzle | None:
    """Return a puzzle from a deal (from 1) of a game; None if it has no good position."""
    options = spec.options()
    key = proofs.deal_key(
        secret,
        table=f"puzzle{day}",
        deal=number,
        game=spec.key,
        options=proofs.digest(dump_options(options)),
        shares=(),
    )
    dealer = proofs.lot(key, "dealer", seats)
    match = spec.new_match(seats=seats, options=options, dealer=dealer)
    deck, seed = proofs.order(key, match.pack()), proofs.seed(key)
    positions = list(_positions(spec, match.deal(deck, seed=seed)))
    Random(proofs.lot(key, "positions", 1 << 31)).shuffle(positions)
    for position in positions[:LOOKS]:
        choices = _judged(position.view)
        if choices is not None:
            return Puzzle(
                day=day,
                game=spec.key,
                spec_version=spec.version,
                options=dump_options(options),
                seats=seats,
                dealer=dealer,
                deck=" ".join(str(int(card)) for card in deck),
                seed=seed.hex(),
                actions=position.actions,
                seat=position.seat,
                choices=choices,
            )
    return None


def _positions(spec: GameSpec, deal: Deal) -> Iterator[_Position]:
    """Play a deal, and yield the positions at which a seat has nothing to do but discard."""
    played: list[tuple[int, str]] = []
    while deal.actors and len(played) < MOST_ACTIONS:
        seat = deal.actors[0]
        view = deal.view(seat)
        discards = _discards(view)
        if FEWEST <= len(discards) <= MOST:
            yield _Position(view, seat, tuple(played))
        action = choose(spec.key, Level.STRONG, view)
        deal.apply(seat, action)
        played.append((seat, dump_action(action)))


def _discards(view: View) -> list[Discard]:
    return [action for action in view.legal if isinstance(action, Discard)]


def _judged(view: View) -> tuple[Choice, ...] | None:
    """Return what each discard costs, the best first; None if none is clearly best."""
    found = assess(view, playouts_in_time_of(LOOK, view), 1)
    best = found.best.action
    if not isinstance(best, Discard) or len(found.ranked) < 2:
        return None
    second = found.ranked[1]
    if second.shortfall < CLEAR * second.shortfall_error or second.shortfall < 0.5:
        return None
    problem, playouts = DECISION_PROBLEMS[type(view)](view), playouts_in_time_of(JUDGE, view)
    choices = [Choice(best.card, 0.0, 0.0)]
    for other in _discards(view):
        if other != best:
            judged = compare(problem, best, other, playouts, 1)
            choices.append(Choice(other.card, round(judged.loss, 2), round(judged.error, 2)))
    choices.sort(key=lambda choice: (choice.cost, choice.card))
    clear = choices[1].cost >= CLEAR * choices[1].error
    return tuple(choices) if choices[0].card == best.card and clear else None
