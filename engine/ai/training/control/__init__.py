"""Trains the value network of Control Card Rummy.

Method: the network plays against itself in the engine, many deals at once, and is fitted to the λ-returns of
its own values (TD(λ): R. S. Sutton, 1988; TD-Gammon: G. Tesauro, 1995). A value is the expected points of a
seat in the deal, less the mean of the others; each seat chooses what is best for itself. The average of the
networks so far chooses, and the newest one judges what that is worth (double learning: H. van Hasselt, 2010).
Where a decision explored, the return of what came before goes on with the value of the best decision (C.
Watkins, 1989).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard
from engine.ai import Level, choose
from engine.ai.control.positions import INPUTS
from engine.ai.control.turns import DRAWING, OUT, Batch, Option, Options
from engine.ai.control.value_net import FEATURES, POINTS, Net
from engine.ai.training.contract import Examples, Reals, Trainer, frozen_weights
from engine.ai.training.engine_deals import new_deal
from engine.ai.training.network import Network
from engine.games import GAMES
from engine.games.control.deal import ControlDeal
from engine.games.control.match import ControlMatch
from engine.games.control.terms import ControlView

_LAMBDA: Final = 0.7
_FIRST_EXAMPLES: Final = 150_000
"""Examples over which λ falls from 1, by a factor of e: the first values are worth nothing."""
_EXPLORED: Final = 0.06
"""The share of decisions that explore."""
_TEMPERATURE: Final = 6.0
"""Points by which a worse decision is explored less often, by a factor of e."""
_SEATS: Final = (0.7, 0.15, 0.1, 0.03, 0.02)
"""The shares of deals for two, three, … players."""
_PLAIN: Final = 0.1
"""The share of deals in which *strong* plays all seats but one, in the end."""
_PLAIN_EXAMPLES: Final = 60_000
"""Examples over which that share falls from 1, by a factor of e."""
_LEAGUE: Final = 0.4
"""The share from ``_LEAGUE_FROM`` on: by itself alone it gets weaker against plain players."""
_LEAGUE_FROM: Final = 620_000
_BEGINNING: Final = 30_000
"""Examples at the beginning, for which the discard pile is turned over only once."""
_FIRST_DEALS: Final = 24
_EXAMPLES_A_DEAL: Final = 250
"""So many examples add one to the deals of the first self-play."""
_MODES: Final = {"round": 0.85, "turn": 0.05, "held": 0.05, "deck": 0.05}
"""The shares of ways in which control cards come."""


@dataclass(frozen=True, kw_only=True)
class ControlExamples(Examples):
    """Positions of self-play with their targets."""

    seen: Reals

    def inputs(self, rows: NDArray[np.intp], rng: np.random.Generator) -> Reals:  # noqa: ARG002
        """Return the inputs of some examples; they know no suits."""
        return self.seen[rows]


@dataclass(frozen=True, kw_only=True)
class ControlTrainer(Trainer):
    """How the network of Control Card Rummy is trained."""

    sizes: Sequence[int] = (INPUTS, 64, 32, 2)
    deals: int = 256
    """Deals of one self-play, fewer at the beginning."""
    passes: int = 6
    settles_from: int | None = 400_000
    key: str = "control"
    features: int = FEATURES
    not_trained_for: str = (
        "scoring by penalties, melds counted before the end or for others, level control cards: "
        "`rank_actions` plays there; other control sets and customs of melds"
    )
    opponents: Sequence[str] = ("strong",)
    learnt_against: str = "itself, strong"

    def __post_init__(self) -> None:
        """Raise OSError or ValueError if the frozen opponent cannot be read."""
        if self.against:
            _opponent(self.against)

    def self_play(
        self, network: Network, averaged: Network, before: int, rng: np.random.Generator
    ) -> ControlExamples:
        """Play deals, and label what was decided."""
        # Who knows nothing plays long deals, and there is little to learn from them.
        count = min(self.deals, _FIRST_DEALS + before // _EXAMPLES_A_DEAL)
        seats = 2 + rng.choice(len(_SEATS), size=count, p=_SEATS)
        modes = rng.choice([*_MODES], size=count, p=[*_MODES.values()])
        limits = {"max_turnovers": 1} if before < _BEGINNING else {}
        deals = [
            _deal(_match(int(each), int(rng.integers(each)), control_mode=str(mode), **limits), rng)
            for each, mode in zip(seats, modes, strict=True)
        ]
        learner = Learner(Net(*averaged.weights), Net(*network.weights), rng, explored=_EXPLORED)
        plain = _PLAIN + (1 - _PLAIN) * float(np.exp(-before / _PLAIN_EXAMPLES))
        if before >= _LEAGUE_FROM:
            plain = _LEAGUE
        sides = [[0] * deal.seats for deal in deals]
        for side in sides:
            if self.against or rng.random() < plain:
                own = int(rng.integers(len(side)))
                side[:] = [int(seat != own) for seat in range(len(side))]
        play(deals, [learner, _opponent(self.against or Level.STRONG)], sides)
        decay = _LAMBDA + (1 - _LAMBDA) * float(np.exp(-before / _FIRST_EXAMPLES))
        return learner.examples(deals, decay)

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.control.value_net`` reads."""
        return Net(*network.weights)._asdict()

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Play matches for two to the default target."""
        return matches(Learner(Net.read(arrays)), _opponent(opponent), decks, rng)


class Player(ABC):
    """Chooses the actions of many views at once."""

    @abstractmethod
    def choose(self, at: Sequence[tuple[int, int]], views: Sequence[ControlView]) -> list[Action]:
        """Return an action for each view; ``at`` has the number of its deal, and its seat."""


class LevelPlayer(Player):
    """A level without a network."""

    def __init__(self, level: Level) -> None:
        self._level = level

    def choose(self, at: Sequence[tuple[int, int]], views: Sequence[ControlView]) -> list[Action]:  # noqa: ARG002
        """Return what the level plays."""
        return [choose("control", self._level, view) for view in views]


class _Step(NamedTuple):
    """A decision of a seat."""

    row: int
    """The number of its example; -1: a choice after which the turn goes on."""
    value: float
    """What the decision was worth."""
    explored: bool


@dataclass
class Learner(Player):
    """Plays by a network, and records what it decides."""

    net: Net
    judge: Net | None = None
    """Says what decisions are worth; None: nothing is recorded."""
    rng: np.random.Generator = field(default_factory=np.random.default_rng)
    explored: float = 0.0
    _steps: dict[tuple[int, int], list[_Step]] = field(default_factory=dict)
    _seen: list[Reals] = field(default_factory=list)
    _heads: list[int] = field(default_factory=list)

    def choose(self, at: Sequence[tuple[int, int]], views: Sequence[ControlView]) -> list[Action]:
        """Return the best actions, and now and then another."""
        batch = Batch.new()
        ways = [Options(view, batch) for view in views]
        seen = batch.inputs()
        outputs = POINTS * self.net.outputs(seen)
        judged = outputs if self.judge is None else POINTS * self.judge.outputs(seen)
        chosen = []
        for key, options in zip(at, ways, strict=True):
            values = options.values(outputs)
            best = explored = int(np.argmax(values))
            if self.explored and self.rng.random() < self.explored:
                weights = np.exp((np.array(values) - values[best]) / _TEMPERATURE)
                explored = int(self.rng.choice(len(values), p=weights / weights.sum()))
            option = options.found[explored]
            chosen.append(option.action)
            if self.judge is not None:
                worth = options.values(judged)[best]
                self._record(key, option, worth, seen, explored != best)
        return chosen

    def _record(
        self, key: tuple[int, int], option: Option, value: float, seen: Reals, explored: bool
    ) -> None:
        row = -1
        if option.position != OUT and (isinstance(option.action, Discard) or option.output == DRAWING):
            row = len(self._heads)
            self._heads.append(option.output)
            self._seen.append(seen[option.position])
        self._steps.setdefault(key, []).append(_Step(row, value, explored))

    def examples(self, deals: Sequence[ControlDeal], decay: float) -> ControlExamples:
        """Label what was recorded; ``decay`` is λ. The deals are over."""
        targets = np.zeros(len(self._heads), np.float32)
        for (number, seat), steps in self._steps.items():
            result = deals[number].result
            assert result is not None  # noqa: S101 - for the types
            found = ahead(result.points, seat)
            for step in reversed(steps):
                if step.row >= 0:
                    targets[step.row] = found
                if step.explored:
                    found = step.value
                elif step.row >= 0:
                    found = (1 - decay) * step.value + decay * found
        return ControlExamples(
            heads=np.array(self._heads, np.intp),
            targets=targets / np.float32(POINTS),
            weights=np.ones(len(targets), np.float32),
            seen=np.array(self._seen, np.float32).reshape(len(targets), INPUTS),
        )


def ahead(points: Sequence[float], seat: int) -> float:
    """Return the points of a seat less the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _opponent(name: str) -> Player:
    if name in {*Level}:
        return LevelPlayer(Level(name))
    return Learner(Net.read(frozen_weights("control", FEATURES, name)))


def play(deals: Sequence[ControlDeal], players: Sequence[Player], sides: Sequence[Sequence[int]]) -> None:
    """Play the deals to their ends.

    ``sides`` has for each deal and seat the number of its player.
    """
    going = [number for number, deal in enumerate(deals) if deal.result is None]
    while going:
        asked: list[tuple[list[tuple[int, int]], list[ControlView]]] = [([], []) for _ in players]
        for number in going:
            deal = deals[number]
            (seat,) = deal.actors
            view = deal.view(seat)
            if len(view.legal) == 1:
                deal.apply(seat, view.legal[0])
                continue
            at, views = asked[sides[number][seat]]
            at.append((number, seat))
            views.append(view)
        for player, (at, views) in zip(players, asked, strict=True):
            if views:
                for (number, seat), action in zip(at, player.choose(at, views), strict=True):
                    deals[number].apply(seat, action)
        going = [number for number in going if deals[number].result is None]


def _match(seats: int, dealer: int, **options: Any) -> ControlMatch:
    spec = GAMES["control"]
    match = spec.new_match(seats=seats, options=spec.options(**options), dealer=dealer)
    assert isinstance(match, ControlMatch)  # noqa: S101 - for the types
    return match


def _deal(match: ControlMatch, rng: np.random.Generator) -> ControlDeal:
    deal = new_deal(match, rng)
    assert isinstance(deal, ControlDeal)  # noqa: S101 - for the types
    return deal


def matches(one: Player, other: Player, decks: int, rng: np.random.Generator) -> NDArray[np.float64]:
    """Play two matches for two on each series of decks, with seats exchanged.

    Return the share that the first player wins of each two.
    """
    found = np.zeros(2 * decks)
    seeds = rng.integers(1 << 62, size=decks)
    tables = [_match(2, number // 2 % 2) for number in range(2 * decks)]
    chances = [np.random.default_rng(seeds[number // 2]) for number in range(2 * decks)]
    going = [*range(2 * decks)]
    while going:
        # Both matches of a pair get the same decks as long as both go on.
        deals = [_deal(tables[number], chances[number]) for number in going]
        play(deals, [one, other], [[number % 2, 1 - number % 2] for number in going])
        for number, deal in zip(going, deals, strict=True):
            tables[number].close(deal)
            outcome = tables[number].outcome
            if outcome is not None:
                found[number] = (number % 2 in outcome.winners) / len(outcome.winners)
        going = [number for number in going if tables[number].outcome is None]
    share: NDArray[np.float64] = found.reshape(decks, 2).mean(axis=1)
    return share
