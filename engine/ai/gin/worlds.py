"""Gin for the search: worlds drawn from a view, and what actions are worth in them.

An action is followed by one turn of the other player, who plays as the value network would. The network says
what the position is worth at the seat's next draw; a deal that ended before is worth its points. All worlds
of a sample are played at once.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from math import comb, sqrt
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.gin.belief_net import belief_net
from engine.ai.gin.deals import (
    DEALER_OFFERED,
    ELDEST_OFFERED,
    FORCED,
    USUAL,
    Deals,
    knock_points,
)
from engine.ai.gin.hands import Masks
from engine.ai.gin.positions import FARTHEST, PACK, Seen, bits_of, needed
from engine.ai.gin.turns import NetPlayer
from engine.ai.gin.value_net import evaluate, net
from engine.cards import Card, cards_in, mask_of
from engine.games.gin.arrangement import deadwood
from engine.games.gin.terms import (
    BigGin,
    GinOptions,
    GinView,
    Knock,
    PassUpcard,
    Phase,
    WallBigGin,
    WallKnock,
)

_HAND: Final = 10
_ERRORS: Final = {"discard": (1.0, 0.8), "knock": (2.0, 1.6), "draw": (1.0, 0.8)}
"""Typical errors of the prior and of the worlds' values, in points, by the kind of decision.

They are the errors of the difference between two actions.
"""
_MAX_CANDIDATES: Final = 4
"""At most this many actions are tried, the best by the prior."""
_SAMPLE: Final = 40
"""Worlds that are played at once."""
_LAST_PHASES: Final = (Phase.DISCARD, Phase.WALL)
"""The phases in which the deal ends with the seat's action if nothing can be drawn any more."""


class World(NamedTuple):
    """One way in which the hidden cards could lie: the other hand, and the stock, its top last."""

    other: int
    stock: tuple[Card, ...]
    sample: "Sample"
    """The worlds that are played with it."""
    number: int
    """Its number among them."""


class GinDecision:
    """A decision at gin."""

    relative_cost = 1
    version = 2

    def __init__(self, view: GinView, *, weighted: bool = True) -> None:
        """Prepare the decision for a view.

        ``weighted`` draws hands of the other player by the belief network; else all are equally likely.
        """
        self.view = view
        self.prior_error, self.bias = _ERRORS[
            "knock" if view.knocks else "discard" if view.phase == Phase.DISCARD else "draw"
        ]
        self._seat = 0 if view.seat is None else view.seat
        self._known = mask_of(view.known[1 - self._seat])
        self._unseen = PACK & ~(mask_of(view.hand) | mask_of(view.pile) | self._known)
        self._others = max(0, view.held[1 - self._seat] - self._known.bit_count())
        self._weighted = weighted and self._others + self._known.bit_count() == _HAND
        self._utility = _Utility(view.options, view.scores, self._seat)
        self._rng: Random | None = None
        self._worlds: list[World] = []

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best actions by the value network; all knocks are among them."""
        scale = self._utility.net_scale
        found = [(action, scale * value) for action, value in evaluate(self.view)]
        sure = [action for action, _ in found if isinstance(action, BigGin | WallBigGin)]
        if sure or (self.view.knocks and min(self.view.knocks, key=lambda knock: knock[1])[1] == 0):
            return [*found[:1]]
        knocks = [option for option in found if isinstance(option[0], Knock | WallKnock)]
        rest = [option for option in found if not isinstance(option[0], Knock | WallKnock)]
        chosen = [*knocks, *rest[: _MAX_CANDIDATES - len(knocks)]]
        return sorted(chosen, key=lambda option: -option[1])

    def world(self, rng: Random) -> World:
        """Deal the unseen cards.

        Worlds are dealt in samples; each search begins with a new one.
        """
        if rng is not self._rng or not self._worlds:
            self._rng, self._worlds = rng, self._deal(np.random.default_rng(rng.getrandbits(64)))
        return self._worlds.pop()

    def _deal(self, rng: np.random.Generator) -> list[World]:
        if self._weighted:
            others = belief_net().hands(Seen.of(self.view), _SAMPLE, rng)[0]
        else:
            unseen = np.array([*cards_in(self._unseen)])
            dealt = rng.permuted(np.tile(unseen, (_SAMPLE, 1)), axis=1)[:, : self._others]
            others = self._known | np.left_shift(1, dealt).sum(axis=1)
        cards = bits_of(self._unseen & ~others).nonzero()[1].reshape(_SAMPLE, -1)
        stocks = rng.permuted(cards, axis=1)[:, : self.view.stock]
        sample = Sample(self.view, self._utility, others, stocks.astype(np.int8))
        return [
            World(other, tuple(map(Card, reversed(stock))), sample, number)
            for number, (other, stock) in enumerate(zip(others.tolist(), stocks.tolist(), strict=True))
        ]

    def exact_values(self, limit: int) -> list[tuple[Action, float]] | None:
        """Return exact values if the deal ends with this action, or None.

        They are means over all hands that the other player could hold, each as likely as the others; None
        also if these are more than ``limit``.
        """
        view = self.view
        last = view.stock <= view.options.stock_floor and view.phase in _LAST_PHASES
        if not last or comb(self._unseen.bit_count(), self._others) > limit:
            return None
        hands = [self._known | mask_of(some) for some in combinations(cards_in(self._unseen), self._others)]
        sample = Sample(view, self._utility, np.array(hands), np.zeros((len(hands), view.stock), np.int8))
        return [(action, float(np.mean(sample.values(action)))) for action, _ in self.candidates()]

    def playout(self, world: World, action: Action) -> float:
        """Return the value of the action in a world, as the utility of points."""
        return world.sample.values(action)[world.number]


class Sample:
    """Worlds of a view that are played at once."""

    def __init__(self, view: GinView, utility: "_Utility", others: Masks, stocks: NDArray[np.int8]) -> None:
        """Take the hands of the other player, and the cards of the stocks, the top first."""
        self._view, self._others, self._stocks = view, others, stocks
        self._seat = 0 if view.seat is None else view.seat
        self._utility = utility
        self._found: dict[Action, list[float]] = {}

    def values(self, action: Action) -> Sequence[float]:
        """Return the value of an action in each world."""
        if action not in self._found:
            self._found[action] = self._values(action)
        return self._found[action]

    def _values(self, action: Action) -> list[float]:
        view, hand = self._view, mask_of(self._view.hand)
        match action:
            case Knock(card):
                return self._knocks(hand ^ 1 << card)
            case WallKnock(card):
                return self._knocks((hand | 1 << view.pile[-1]) ^ 1 << card)
            case BigGin() | WallBigGin():
                bonus = view.options.big_gin_bonus
                return [self._worth(deadwood(other) + bonus) for other in self._others.tolist()]
            case Discard(card) if card == view.taken == view.returned and view.options.repeat_take_draw:
                return [self._worth(0)] * len(self._others)
            case Discard() | TakeUpcard() | DrawStock() | PassUpcard():
                deals = self._deals()
                player = NetPlayer(net())
                _act(deals, player, action)
                return self._looked_ahead(deals, player)
            case _:
                return [self._worth(0)] * len(self._others)

    def _worth(self, points: int) -> float:
        return self._utility.of(points * self._view.multiplier)

    def _knocks(self, hand: int) -> list[float]:
        """Return the value of a knock with ten cards against the best defence in each world."""
        options = self._view.options
        return [self._worth(knock_points(hand, other, options)) for other in self._others.tolist()]

    def _deals(self) -> Deals:
        """Return the position in each world."""
        view, seat, count = self._view, self._seat, len(self._others)
        every = np.zeros(count, np.int64)
        both = np.zeros((count, 2), np.int64)
        decks = np.zeros((count, 52), np.int8)
        decks[:, 52 - view.stock :] = self._stocks
        hands, points = both.copy(), both.copy()
        hands[:, seat], hands[:, 1 - seat] = mask_of(view.hand), self._others
        points[:, seat], points[:, 1 - seat] = needed(view)
        piles = np.zeros((count, 52), np.int8)
        piles[:, : len(view.pile)] = view.pile
        match view.phase:
            case Phase.FIRST_UPCARD:
                begins = DEALER_OFFERED if seat == view.dealer else ELDEST_OFFERED
            case Phase.FORCED_STOCK:
                begins = FORCED
            case _:
                begins = USUAL
        return Deals(
            decks=decks,
            dealer=every + view.dealer,
            limit=every + view.knock_limit,
            needed=points,
            hands=hands,
            known=both + np.array([mask_of(cards) for cards in view.known]),
            discarded=both + np.array([mask_of(cards) for cards in view.thrown]),
            piles=piles,
            lengths=every + len(view.pile),
            stock=every + view.stock,
            takes=every + view.upcard_takes,
            begins=every + begins,
            turn=every + seat,
            going=np.ones(count, np.bool_),
            points=every.copy(),
            options=view.options,
        )

    def _looked_ahead(self, deals: Deals, player: NetPlayer) -> list[float]:
        """Play on to the seat's next choice of a draw; return what that is worth."""
        seat = self._seat
        while True:
            ahead = deals.going & ((deals.turn != seat) | (deals.begins != USUAL))
            (at,) = ahead.nonzero()
            if not at.size:
                break
            player.play(deals, at)
        won = deals.points if seat == 0 else -deals.points
        found = [self._worth(points) for points in won.tolist()]
        (at,) = deals.going.nonzero()
        if at.size:
            draws = player.draws(deals, at)
            values = draws.values.max(axis=1).tolist()
            for deal, gin, value in zip(at.tolist(), draws.gins.tolist(), values, strict=True):
                left = deadwood(int(deals.hands[deal, 1 - seat])) + self._view.options.gin_bonus
                found[deal] = self._worth(left) if gin else self._utility.net_scale * value
        return found


def _act(deals: Deals, player: NetPlayer, action: Action) -> None:
    """Make the action in all deals, and the discard that follows a draw."""
    at = np.arange(len(deals.turn))
    match action:
        case Discard(card):
            deals.discard(at, np.full(len(at), card))
        case DrawStock():
            deals.draw(at)
            player.discard_drawn(deals, at)
        case PassUpcard():
            deals.decline(at)
        case _:
            player.take(deals, at)


# The utility of points

_DEAL_OUTCOMES: Final = ((4, 0.15), (9, 0.2), (15, 0.2), (22, 0.15), (32, 0.15), (42, 0.1), (55, 0.05))
"""Points of a won deal and their frequencies, when *strong* plays against itself."""


_MEAN_POINTS: Final = sum(points * often for points, often in _DEAL_OUTCOMES)
_MEAN_SQUARE: Final = sum(points**2 * often for points, often in _DEAL_OUTCOMES)
_EXACT_UP_TO: Final = 300
"""Points needed up to which probabilities are exact; beyond, normal to within 0.3 %."""
_TABLE_STEP: Final = 100
_POINT_SPAN: Final = 20
"""The value of a point is averaged over this many points at the beginning of a match."""
_SHORT_MATCH_VALUE: Final = 0.02
"""The value of a point in a match that is no longer than that."""


_NORMAL: Final = NormalDist()


def even_match_probability(own: int, other: int) -> float:
    """Return the probability to win a match between equal players.

    ``own`` and ``other`` are the points that each side still needs. The time does not grow with them.
    """
    return _probability_function(own, other)(own, other)


def _probability_function(own: int, other: int) -> Callable[[int, int], float]:
    """Return the exact or the approximate method; one is used throughout a decision."""
    return _exact_probability if max(own, other) <= _EXACT_UP_TO else _approximate_probability


def _exact_probability(own: int, other: int) -> float:
    if own < 1 or other < 1:
        return 1.0 if own < 1 else 0.0
    most = max(own, other)
    return _probability_table(most + -most % _TABLE_STEP)[own][other]


def _approximate_probability(own: int, other: int) -> float:
    if own < 1 or other < 1:
        return 1.0 if own < 1 else 0.0
    return _NORMAL.cdf((other - own) / sqrt((own + other) * _MEAN_SQUARE / _MEAN_POINTS))


@lru_cache(maxsize=_EXACT_UP_TO // _TABLE_STEP)
def _probability_table(most: int) -> tuple[tuple[float, ...], ...]:
    """Return the win probabilities by the points each side needs, up to ``most``."""
    table = [[0.5] * (most + 1) for _ in range(most + 1)]
    for own in range(1, most + 1):
        for other in range(1, most + 1):
            won = 0.0
            for points, often in _DEAL_OUTCOMES:
                won += often * (1.0 if points >= own else table[own - points][other])
                won += often * (0.0 if points >= other else table[own][other - points])
            table[own][other] = won / 2
    return tuple(map(tuple, table))


def probability_per_point(target: int) -> float:
    """Return the gain in win probability of one point at the beginning of a match."""
    if target <= _POINT_SPAN:
        return _SHORT_MATCH_VALUE
    chance = _probability_function(target, target)
    return max(1e-4, (chance(target - _POINT_SPAN, target) - chance(target, target)) / _POINT_SPAN)


def _slope(own: int, other: int) -> float:
    """Return the gain in win probability of one point, as a mean over ten.

    Each side needs so many points.
    """
    chance = _probability_function(own, other)
    return (chance(own - 10, other) - chance(own, other - 10)) / 20


class _Utility:
    """The utility of points of this deal at the current score.

    It is the gain in win probability, in units of one point at the beginning of a match; points beyond the
    target are worth nothing.
    """

    def __init__(self, options: GinOptions, scores: tuple[int, ...], seat: int) -> None:
        self.net_scale = 1.0
        """Utility for one point that the network says, which knows matches to its target."""
        self._point = None
        if options.deals or options.hollywood:
            return
        self._own, self._other = (options.target - scores[side] for side in (seat, 1 - seat))
        if min(self._own, self._other) < 1:
            return
        self._point = probability_per_point(options.target)
        self._chance = _probability_function(self._own, self._other)
        self._now = self._chance(self._own, self._other)
        near = min(FARTHEST, self._own), min(FARTHEST, self._other)
        told = _slope(*near) / probability_per_point(FARTHEST)
        self.net_scale = _slope(self._own, self._other) / self._point / told

    def of(self, points: int) -> float:
        """Return the utility of winning (negative: losing) this many points."""
        if self._point is None:
            return float(points)
        chance = self._chance(self._own - max(points, 0), self._other - max(-points, 0))
        return (chance - self._now) / self._point
