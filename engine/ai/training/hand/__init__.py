"""Trains the value network of Hand and Hand Partnership.

Method: rounds in the engine, at tables of two to five and of two teams, first of *strong* and then more and
more of the network itself. It is fitted to the λ-returns of its own values (TD(λ): R. S. Sutton, 1988). The
value of the end of a turn is the points by which the seat's side will be ahead of the others in this round.
The average of the networks so far chooses, and the newest one judges what that is worth (double learning: H.
van Hasselt, 2010). Where a decision explored, the return of what came before goes on with the value of the
best decision (C. Watkins, 1989).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard, DrawStock
from engine.ai import Level, choose
from engine.ai.hand.policies import strong
from engine.ai.hand.positions import (
    CLOSED,
    CLOSED_DRAW,
    FEATURES,
    HEADS,
    INPUTS,
    OPENED,
    OPENED_DRAW,
)
from engine.ai.hand.value_net import POINTS, Choice, Net, after_discard, before_draw, choices
from engine.ai.training.contract import Examples, Reals, Trainer, frozen_weights
from engine.ai.training.engine_deals import Chooser, played_deal, share_of_pair
from engine.ai.training.network import Network
from engine.games import GAMES
from engine.games.hand.terms import HandView

_TABLES: Final = (("hand", 2), ("hand", 3), ("hand", 4), ("hand", 5), ("hand_partnership", 4))
_SHARES: Final = (0.45, 0.08, 0.14, 0.03, 0.3)
"""The share of rounds at each table."""
_LAMBDA: Final = 0.7
_FIRST_EXAMPLES: Final = 200_000
"""Examples over which λ falls from 1, by a factor of e: the first values are worth nothing."""
_PLAIN_EXAMPLES: Final = 60_000
"""The same for the share of seats that *strong* plays."""
_PLAIN: Final = 0.1
"""That share in the end."""
_EXPLORED: Final = 0.06
"""The share of decisions that explore."""
_DRAWS: Final = 0.3
"""The share of draws without a choice that are examples."""
_TEMPERATURE: Final = 8.0
"""Points by which an action is worse that is explored less often by a factor of e."""


@dataclass(frozen=True, kw_only=True)
class HandExamples(Examples):
    """Positions of self-play with their targets."""

    rows: NDArray[np.float16]

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:  # noqa: ARG002
        """Return the inputs of some examples."""
        return self.rows[rows].astype(np.float32)


@dataclass
class _Step:
    """What a seat decided: the row of its choice, and of the best one if it explored."""

    head: int
    row: Reals
    best: Reals | None = None
    best_head: int = 0


@dataclass
class Learner:
    """A seat that the network plays, and what it decided in the round."""

    net: Net
    explored: float = 0.0
    rng: np.random.Generator = field(default_factory=np.random.default_rng)
    steps: list[_Step] = field(default_factory=list)

    def __call__(self, view: HandView) -> Action:
        """Choose, and remember the positions after a turn and before a draw."""
        found = choices(view, self.net)
        best = chosen = found[0]
        if self.explored and len(found) > 1 and self.rng.random() < self.explored:
            values = np.array([choice.value for choice in found])
            odds = np.exp((values - values[0]) / _TEMPERATURE)
            chosen = found[int(self.rng.choice(len(found), p=odds / odds.sum()))]
        # A draw without a choice is less worth its time.
        step = None if len(view.legal) == 1 and self.rng.random() > _DRAWS else _step(chosen, view)
        if step is not None:
            if chosen is not best and best.end is not None:
                step.best, step.best_head = best.row, OPENED if best.end.opened else CLOSED
            self.steps.append(step)
        return chosen.action


def _step(choice: Choice, view: HandView) -> _Step | None:
    opened = view.opened[view.seat or 0]
    if isinstance(choice.action, DrawStock):
        row = before_draw(view) if choice.row is None else choice.row
        return _Step(OPENED_DRAW if opened else CLOSED_DRAW, row)
    if isinstance(choice.action, Discard) and choice.row is not None:
        return _Step(OPENED if opened else CLOSED, choice.row)
    return None


@dataclass
class _Plain:
    """A seat that *strong* plays."""

    rng: np.random.Generator
    steps: list[_Step] = field(default_factory=list)

    def __call__(self, view: HandView) -> Action:
        action = strong(view)
        opened = view.opened[view.seat or 0]
        if isinstance(action, DrawStock):
            if len(view.legal) == 1 and self.rng.random() > _DRAWS:
                return action
            self.steps.append(_Step(OPENED_DRAW if opened else CLOSED_DRAW, before_draw(view)))
        elif isinstance(action, Discard) and len(view.hand) > 1:
            self.steps.append(_Step(OPENED if opened else CLOSED, after_discard(view, action.card)))
        return action


@dataclass(frozen=True, kw_only=True)
class HandTrainer(Trainer):
    """How the network of Hand and Hand Partnership is trained."""

    sizes: Sequence[int] = (INPUTS, 96, 32, HEADS)
    deals: int = 40
    """Rounds of one self-play."""
    key: str = "hand"
    features: int = FEATURES
    not_trained_for: str = "options that change a round; the state of the match"
    opponents: Sequence[str] = ("strong",)
    passes: int = 4
    batch: int = 128

    def __post_init__(self) -> None:
        """Raise OSError or ValueError if the frozen opponent cannot be read."""
        if self.against:
            _opponent(self.against, np.random.default_rng())

    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> HandExamples:
        """Play rounds at all tables, and label what was decided."""
        judge, net = Net(*network.weights), Net(*averaged.weights)
        decay = _LAMBDA + (1 - _LAMBDA) * float(np.exp(-before / _FIRST_EXAMPLES))
        plain = _PLAIN + (1 - _PLAIN) * float(np.exp(-before / _PLAIN_EXAMPLES))
        other = _opponent(self.against, rng) if self.against else None
        rows: list[Reals] = []
        heads: list[int] = []
        targets: list[float] = []
        for _ in range(self.deals):
            key, seats = _TABLES[int(rng.choice(len(_TABLES), p=_SHARES))]
            players: list[Chooser]
            if other is None:
                players = [
                    _Plain(rng) if rng.random() < plain else Learner(net, _EXPLORED, rng)
                    for _ in range(seats)
                ]
            else:
                sides = _sides(key, seats)
                own = sides[int(rng.integers(len(sides)))]
                players = [Learner(net, _EXPLORED, rng) if seat in own else other for seat in range(seats)]
            ahead = played(key, players, rng)
            for player, points in zip(players, ahead, strict=True):
                if not isinstance(player, Learner | _Plain):
                    continue
                rows += [step.row for step in player.steps]
                heads += [step.head for step in player.steps]
                targets += _returns(player.steps, points, judge, 1.0 if isinstance(player, _Plain) else decay)
        return HandExamples(
            rows=np.array(rows, np.float16),
            heads=np.array(heads, np.intp),
            targets=np.array(targets, np.float32) / np.float32(POINTS),
            weights=np.ones(len(rows), np.float32),
        )

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.hand.value_net`` reads."""
        return Net(*network.weights)._asdict()

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches of two players under the default options."""
        learner, other = Learner(Net.read(arrays)), _opponent(opponent, rng)
        return np.array([share_of_pair("hand", learner, other, rng) for _ in range(decks)])


def _opponent(name: str, rng: np.random.Generator) -> Callable[[HandView], Action]:
    if name == "random":
        return lambda view: view.legal[int(rng.integers(len(view.legal)))]
    if name in {*Level}:
        return lambda view: choose("hand", Level(name), view)
    net = Net.read(frozen_weights("hand", FEATURES, name))
    return lambda view: choices(view, net)[0].action


def played(
    key: str, players: Sequence[Callable[[HandView], Action]], rng: np.random.Generator
) -> list[float]:
    """Play a round; return by how many points each seat's side is ahead of the others."""
    seats = len(players)
    result: Any = played_deal(
        GAMES[key].new_match(seats=seats, dealer=int(rng.integers(seats))), players, rng
    ).result
    sides = _sides(key, seats)
    return [_ahead(result.penalties, next(side for side in sides if seat in side)) for seat in range(seats)]


def _sides(key: str, seats: int) -> Sequence[Sequence[int]]:
    """Return the seats of each team, or each seat alone."""
    return GAMES[key].teams or [(seat,) for seat in range(seats)]


def _ahead(penalties: Sequence[int], side: Sequence[int]) -> float:
    others = [each for seat, each in enumerate(penalties) if seat not in side]
    return len(side) * sum(others) / len(others) - sum(penalties[seat] for seat in side)


def _returns(steps: Sequence[_Step], points: float, judge: Net, decay: float) -> list[float]:
    """Return the λ-return of each step; ``decay`` is λ, ``points`` what the round brought."""
    values: list[float] = [0.0] * len(steps)
    if decay < 1 and steps:
        outputs = judge.values(np.array([step.row if step.best is None else step.best for step in steps]))
        heads = [step.head if step.best is None else step.best_head for step in steps]
        values = outputs[np.arange(len(steps)), heads].tolist()
    found: list[float] = []
    for step, value in zip(reversed(steps), reversed(values), strict=True):
        found.append(points)
        if step.head in (CLOSED, OPENED):
            points = value if step.best is not None else (1 - decay) * value + decay * points
    return found[::-1]
