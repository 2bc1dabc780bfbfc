"""Gin for the search: worlds drawn from a view, and playouts on bit masks of cards.

Both sides of a playout use the same plain policy: it takes an upcard that helps a meld, discards what leaves
the least deadwood but keeps cards that go together, and knocks early at the first chance and late only with
little deadwood. A playout is one loop over two masks, without deals, views and events.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from math import comb, exp, log, prod, sqrt
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.gin.policies import FULL_STOCK, MELD_PAIRS, Outlook
from engine.ai.gin.value_net import evaluate
from engine.cards import POINTS, RANK, SUIT, Card, mask_of
from engine.games.gin.arrangement import best, deadwood, deadwood_after_throw, throws
from engine.games.gin.knock import best_defence, score
from engine.games.gin.terms import (
    BigGin,
    Ending,
    GinOptions,
    GinView,
    Knock,
    Phase,
    WallAction,
    WallBigGin,
    WallKnock,
)
from engine.melds import lay_off

_HAND: Final = 10
_FINAL_PHASES: Final = (Phase.DRAW, Phase.DISCARD, Phase.WALL)
"""The phases in which a deal can be about to end."""
_ERRORS: Final = {"throw": (1.0, 3.0), "knock": (2.0, 6.0), "draw": (1.0, 6.0)}
"""Typical errors of the prior and of the playouts, in points, by the kind of decision.

They are the errors of the difference between two actions. Playouts change little: with more of them the
value network won no more.
"""
_MAX_CANDIDATES: Final = 6
"""At most this many actions are tried, the best by the prior."""
_EAGER_DRAWS: Final = 11
"""Draws up to which a playout knocks at the first chance; later only below half the limit."""
_COMPANY: Final = 1.2
"""Points of deadwood that a playout accepts for each card that could join another in a meld."""
_TURNS_PER_DRAW: Final = 0.35
"""Turns in which the other player improved its hand, per card drawn by either.

Fitted to the deadwood of hands in play.
"""
_MAX_DEALS: Final = 4
"""Attempts at dealing a hand that would not have knocked; the last one is accepted."""
_CERTAIN_KNOCK_DRAWS: Final = 13
"""Draws up to which a player who can knock has done so."""
_ORDER: Final = 6.0
"""Late in a deal: points of deadwood by which a hand is e times less likely."""
_NEAR: Final = tuple(
    mask_of(
        Card(other)
        for other in range(52)
        if other != card
        and (RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(other - card) <= 2))
    )
    for card in range(52)
)
"""By card, the cards with which it could be in a meld of three."""


class World(NamedTuple):
    """One way in which the hidden cards could lie: the other hand, and the stock, its top last."""

    other: int
    stock: tuple[Card, ...]


class GinDecision:
    """A decision at gin."""

    relative_cost = 1
    version = 1

    def __init__(self, view: GinView, *, weighted: bool = True) -> None:
        """Prepare the decision for a view.

        ``weighted`` makes hands of the other player that agree with its play likelier; else all are equally
        likely.
        """
        self.view = view
        self.prior_error, self.bias = _ERRORS[
            "knock" if view.knocks else "throw" if view.phase == Phase.DISCARD else "draw"
        ]
        self._seat = 0 if view.seat is None else view.seat
        self._hand = mask_of(view.hand)
        self._known = mask_of(view.known[1 - self._seat])
        outlook = Outlook.of(view)
        self._unseen = outlook.unseen
        self._held = view.held[1 - self._seat]
        self._others = max(0, view.held[1 - self._seat] - self._known.bit_count())
        self._weights = [1 / max(outlook.held[card], 1e-3) if weighted else 1.0 for card in self._unseen]
        self._draws = FULL_STOCK - view.stock
        # Players take turns: who took more cards from the pile drew fewer from the stock.
        alone = self._draws + len(view.known[self._seat]) - len(view.known[1 - self._seat])
        self._turns = round(_TURNS_PER_DRAW * max(0, alone)) if weighted else 0
        self._utility = _Utility(view.options, view.scores, self._seat)
        self._takes = view.options.upcard_take_cap - view.upcard_takes
        """Upcards that may still be taken before the deal is drawn; below 0: any number."""

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best actions by the value network; all knocks are among them."""
        found = evaluate(self.view)
        sure = [action for action, _ in found if isinstance(action, BigGin | WallBigGin)]
        if sure or (self.view.knocks and min(self.view.knocks, key=lambda knock: knock[1])[1] == 0):
            return [*found[:1]]
        knocks = [option for option in found if isinstance(option[0], Knock | WallKnock)]
        rest = [option for option in found if not isinstance(option[0], Knock | WallKnock)]
        chosen = [*knocks, *rest[: _MAX_CANDIDATES - len(knocks)]]
        return sorted(chosen, key=lambda option: -option[1])

    def world(self, rng: Random) -> World:
        """Deal the unseen cards.

        The other player's taken cards are in melds, it has drawn and discarded as the plain policy since,
        and its hand is none with which that policy would have knocked.
        """
        for _ in range(_MAX_DEALS):
            world = self._dealt(rng)
            if not self._turns:
                break
            left = deadwood(world.other)
            if left and (left > self.view.knock_limit or self._draws > _CERTAIN_KNOCK_DRAWS):
                break
        return world

    def _dealt(self, rng: Random) -> World:
        random = rng.random
        keys = sorted(
            [
                (-log(random() or 1e-12) * weight, card)
                for card, weight in zip(self._unseen, self._weights, strict=True)
            ]
        )
        order = [card for _, card in keys]
        hand = self._with_melds(random, order) if self._turns else self._known
        for card in order:
            if hand.bit_count() == self._held:
                break
            hand |= 1 << card
        rest = [card for card in order if not hand >> card & 1]
        for _ in range(self._turns if rest else 0):
            at = int(random() * len(rest))
            eleven = hand | 1 << rest[at]
            thrown, _ = _discard(eleven, -1)
            if not self._known >> thrown & 1:
                hand = eleven ^ 1 << thrown
                rest[at] = thrown
        rng.shuffle(rest)
        return World(hand, tuple(rest[: self.view.stock]))

    def _with_melds(self, random: Callable[[], float], order: list[Card]) -> int:
        """Return the other player's taken cards, with unseen cards that complete their melds."""
        hand, unseen = self._known, mask_of(order)
        for card in self.view.known[1 - self._seat]:
            if any(hand & pair == pair for pair in MELD_PAIRS[card]):
                continue
            pairs = [
                pair
                for pair in MELD_PAIRS[card]
                if pair & ~hand & ~unseen == 0 and (hand | pair).bit_count() <= self._held
            ]
            if pairs:
                hand |= pairs[int(random() * len(pairs))]
        return hand

    def exact_values(self, limit: int) -> list[tuple[Action, float]] | None:
        """Return exact values if the deal ends with the next discard or the one after, or None.

        They are means over all ways in which the cards could lie; None also if these are more than
        ``limit``. For the seat's own discard after a draw the best one is chosen, knowing the drawn card and
        not the other hand; the other player follows the plain policy.
        """
        view, unseen = self.view, len(self._unseen)
        drawn = view.stock - view.options.stock_floor
        each = unseen - self._others if drawn == 1 else 1
        if drawn > 1 or view.phase not in _FINAL_PHASES or comb(unseen, self._others) * each > limit:
            return None
        hands = self._hands()
        if drawn == 1 and view.phase != Phase.DRAW:
            return None
        return [(action, self._exact_value(action, hands, each)) for action, _ in self.candidates()]

    def _exact_value(self, action: Action, hands: list[tuple[int, float]], each: int) -> float:
        view = self.view
        if view.phase != Phase.DRAW:
            return sum([weight * self.playout(World(other, ()), action) for other, weight in hands])
        if isinstance(action, TakeUpcard):
            if self._takes == 1:
                return self._utility.of(0)
            stocks = {card: (self._unseen[0],) * (view.stock - 1) + (card,) for card in self._unseen}
            worlds = [
                (World(other, stocks[card]), weight / each)
                for other, weight in hands
                for card in self._unseen
                if not other >> card & 1
            ]
            return self._best_throw(self._hand | 1 << view.pile[-1], view.pile[-1], worlds, self._takes - 1)
        found = 0.0
        for card in self._unseen:
            ends = [(World(other, ()), weight / each) for other, weight in hands if not other >> card & 1]
            found += self._best_throw(self._hand | 1 << card, -1, ends, self._takes)
        return found

    def _best_throw(self, eleven: int, taken: int, worlds: list[tuple[World, float]], takes: int) -> float:
        """Return the best value of a discard or knock from eleven cards over weighted worlds."""
        thrown, _ = _discard(eleven, taken)
        rest = eleven ^ 1 << thrown
        found = [
            sum(
                [
                    weight * self._utility.of(self._play_on([rest, w.other], thrown, list(w.stock), 1, takes))
                    for w, weight in worlds
                ]
            )
        ]
        for card, left in throws(eleven, taken):
            if left <= self.view.knock_limit:
                hand = eleven ^ 1 << card
                found.append(sum([weight * self._knock_value(hand, w.other) for w, weight in worlds]))
        return max(found)

    def _knock_value(self, hand: int, other: int) -> float:
        """Return the value of a knock with ten cards against the best defence."""
        options = self.view.options
        left = deadwood(hand)
        melds = best(hand).melds if left else ()
        against = best_defence(options.layoff_mode, melds, other).deadwood
        return self._utility.of(_points(options, left, against) * self.view.multiplier)

    def _hands(self) -> list[tuple[int, float]]:
        """Return every hand that the other player could hold, with its probability."""
        odds = dict(zip(self._unseen, self._weights, strict=True))
        found = []
        for some in combinations(self._unseen, self._others):
            hand = mask_of(some)
            left = deadwood(self._known | hand)
            order = exp(-left / _ORDER) if self._turns else 1.0
            found.append((hand, order / prod([odds[card] for card in some])))
        total = sum([weight for _, weight in found])
        return [(hand, weight / total) for hand, weight in found]

    def playout(self, world: World, action: Action) -> float:
        """Apply the action and play to the end of the deal; return the utility of the points."""
        view = self.view
        stock = list(world.stock)
        hand = self._hand
        match action:
            case Discard(card):
                if card == view.taken == view.returned and view.options.repeat_take_draw:
                    return self._utility.of(0)
                hand ^= 1 << card
                return self._utility.of(self._play_on([hand, world.other], card, stock, 1, self._takes))
            case Knock(card):
                return self._knock_value(hand ^ 1 << card, world.other)
            case WallKnock(card):
                return self._knock_value((hand | 1 << view.pile[-1]) ^ 1 << card, world.other)
            case TakeUpcard():
                upcard, takes = view.pile[-1], self._takes - (view.phase == Phase.DRAW)
                if not takes and view.phase == Phase.DRAW:
                    return self._utility.of(0)
                eleven = hand | 1 << upcard
                return self._utility.of(self._throw([hand, world.other], eleven, upcard, stock, 0, takes))
            case DrawStock():
                eleven = hand | 1 << stock.pop()
                return self._utility.of(self._throw([hand, world.other], eleven, -1, stock, 0, self._takes))
            case BigGin() | WallBigGin():
                points = deadwood(world.other) + view.options.big_gin_bonus
                return self._utility.of(points * view.multiplier)
            case _ if view.phase == Phase.FIRST_UPCARD:
                return self._utility.of(self._after_pass([hand, world.other], stock))
            case _:
                return self._utility.of(0)

    def _after_pass(self, hands: list[int], stock: list[Card]) -> int:
        """Play on after the seat passed the first upcard, which the dealer may still take."""
        upcard = self.view.pile[-1]
        if self._seat != self.view.dealer:
            if _takes_upcard(hands[1], upcard):
                return self._throw(hands, hands[1] | 1 << upcard, upcard, stock, 1, self._takes)
            drawer = 0
        else:
            drawer = 1
        card = stock.pop()
        return self._throw(hands, hands[drawer] | 1 << card, -1, stock, drawer, self._takes)

    def _play_on(self, hands: list[int], upcard: Card, stock: list[Card], turn: int, takes: int) -> int:
        """Play on from a draw of ``turn`` (0: this seat); return the points of this seat.

        The deal is drawn when ``takes`` more upcards were taken; 0 or less: never (docs/rules/gin.md 3).
        """
        options = self.view.options
        while len(stock) > options.stock_floor:
            hand = hands[turn]
            taken = -1
            if _takes_upcard(hand, upcard):
                takes -= 1
                if not takes:
                    return 0
                taken = upcard
                hand |= 1 << upcard
            else:
                hand |= 1 << stock.pop()
            thrown, left = _discard(hand, taken)
            hands[turn] = hand ^ 1 << thrown
            if left <= self.view.knock_limit and self._knocks(left, len(stock)):
                points = _knock_points(options, hands[turn], hands[1 - turn]) * self.view.multiplier
                return -points if turn else points
            upcard, turn = thrown, 1 - turn
        return self._wall(hands, upcard, turn)

    def _throw(
        self, hands: list[int], eleven: int, taken: int, stock: list[Card], turn: int, takes: int
    ) -> int:
        """Play on from eleven cards of ``turn``."""
        thrown, left = _discard(eleven, taken)
        hands[turn] = eleven ^ 1 << thrown
        if left <= self.view.knock_limit and self._knocks(left, len(stock)):
            points = _knock_points(self.view.options, hands[turn], hands[1 - turn]) * self.view.multiplier
            return -points if turn else points
        return self._play_on(hands, thrown, stock, 1 - turn, takes)

    def _knocks(self, left: int, stock: int) -> bool:
        return not left or FULL_STOCK - stock <= _EAGER_DRAWS or 2 * left < self.view.knock_limit

    def _wall(self, hands: list[int], upcard: Card, turn: int) -> int:
        """End the deal at the wall, where some options allow a knock with the last upcard."""
        if self.view.options.wall_action is not WallAction.LAST_UPCARD:
            return 0
        eleven = hands[turn] | 1 << upcard
        thrown, left = _discard(eleven, upcard)
        if left > min(self.view.knock_limit, 1):
            return 0
        points = (
            _knock_points(self.view.options, eleven ^ 1 << thrown, hands[1 - turn]) * self.view.multiplier
        )
        return -points if turn else points


def _takes_upcard(hand: int, upcard: Card) -> bool:
    """Return whether the plain policy takes the upcard.

    It does if that makes gin, or helps a meld and lowers the deadwood by two points at least.
    """
    after = deadwood_after_throw(hand | 1 << upcard, upcard)
    if after >= (before := deadwood(hand)):
        return False
    return after == 0 or ((hand & _NEAR[upcard]).bit_count() > 1 and after < before - 1)


def _discard(eleven: int, taken: int) -> tuple[Card, int]:
    """Return what the plain policy discards, and the deadwood that leaves."""
    least, best_left, choice = 1e9, 0, -1
    left_over = eleven
    while left_over:
        low = left_over & -left_over
        left_over ^= low
        card = low.bit_length() - 1
        if card == taken:
            continue
        rest = eleven ^ low
        left = deadwood(rest)
        cost = left + _COMPANY * (rest & _NEAR[card]).bit_count()
        if cost < least:
            least, best_left, choice = cost, left, card
    return Card(choice), best_left


def _knock_points(options: GinOptions, knocker: int, defender: int) -> int:
    """Return the points of a knock from the two hands; negative for an undercut.

    The defender lays off the loose cards of its best arrangement: faster than the best defence, and rarely
    different.
    """
    left = deadwood(knocker)
    if left:
        own = best(defender)
        against = own.deadwood
        if own.loose:
            laid = lay_off(best(knocker).melds, own.loose)
            against -= sum([POINTS[card] for card in laid])
    else:
        against = deadwood(defender)
    return _points(options, left, against)


def _points(options: GinOptions, left: int, against: int) -> int:
    """Return the knocker's points from the two deadwoods; negative for an undercut."""
    ending, to_knocker, difference, bonus = score(options, left, against)
    if ending is Ending.PUSH:
        return 0
    return difference + bonus if to_knocker else -difference - bonus


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


class _Utility:
    """The utility of points of this deal at the current score.

    It is the gain in win probability, in units of one point at the beginning of a match; points beyond the
    target are worth nothing.
    """

    def __init__(self, options: GinOptions, scores: tuple[int, ...], seat: int) -> None:
        self._point = None
        if options.deals or options.hollywood:
            return
        self._own, self._other = (options.target - scores[side] for side in (seat, 1 - seat))
        if min(self._own, self._other) < 1:
            return
        self._point = probability_per_point(options.target)
        self._chance = _probability_function(self._own, self._other)
        self._now = self._chance(self._own, self._other)

    def of(self, points: int) -> float:
        """Return the utility of winning (negative: losing) this many points."""
        if self._point is None:
            return float(points)
        chance = self._chance(self._own - max(points, 0), self._other - max(-points, 0))
        return (chance - self._now) / self._point
