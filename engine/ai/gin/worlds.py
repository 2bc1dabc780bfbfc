"""Gin for the judge: worlds from a view, and playouts on masks of cards.

Both sides of a playout are the same plain player: it takes an upcard that helps a meld, throws what leaves
the least deadwood but keeps cards that have company, and knocks early at the first chance and late only with
little. A playout is one loop over two masks: it makes no deal, no view and no events.
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
from engine.ai.gin.value_net import appraised
from engine.cards import POINTS, RANK, SUIT, Card, mask_of
from engine.games.gin import BigGin, GinView, Knock, Phase, WallAction, WallBigGin, WallKnock
from engine.games.gin.arrangement import best, deadwood, deadwood_after_throw, throws
from engine.games.gin.knock import best_defence, score
from engine.games.gin.terms import Ending, GinOptions
from engine.melds import lay_off

_HAND: Final = 10
_LAST: Final = (Phase.DRAW, Phase.DISCARD, Phase.WALL)
"""Where a deal can be about to end."""
_KNOWN_BY: Final = {"throw": (1.0, 3.0), "knock": (2.0, 6.0), "draw": (1.0, 6.0)}
"""By what is to be decided: by how many points the prior and the playouts are usually wrong about the
difference of two actions. Playouts change little, since with more of them the net (worth.py) won no more.
"""
_TRIED: Final = 6
"""Actions that are tried at most: the best by the prior."""
_EAGER_DRAWS: Final = 11
"""Draws up to which a playout knocks at the first chance; later with at most half the limit."""
_COMPANY: Final = 1.2
"""Points of deadwood that a playout puts up with for each card that could join one in a meld."""
_TURNS: Final = 0.35
"""Turns in which the other player put his hand in order, for each card drawn by either: fitted
to the deadwood of hands in play.
"""
_TRIES: Final = 4
"""Deals of the hidden cards after which a hand is accepted that would have knocked."""
_SURE_TO_KNOCK: Final = 13
"""Draws up to which whoever can knock has done so."""
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
"""By card, those with which it could be in a meld of three."""


class World(NamedTuple):
    """How the hidden cards could lie: the other hand, and the stock, its top last."""

    other: int
    stock: tuple[Card, ...]


class GinDecision:
    """A decision at gin."""

    dear = 1

    def __init__(self, view: GinView, *, weighted: bool = True) -> None:
        """Look at the table. ``weighted``: hands of the other player that go with what it did are likelier;
        else all are equally likely.
        """
        self.view = view
        self.trust, self.bias = _KNOWN_BY[
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
        # Turns come in pairs: who took more of the cards thrown drew less from the stock.
        alone = self._draws + len(view.known[self._seat]) - len(view.known[1 - self._seat])
        self._turns = round(_TURNS * max(0, alone)) if weighted else 0
        self._worth = _Worth(view.options, view.scores, self._seat)
        self._takes = view.options.upcard_take_cap - view.upcard_takes
        """Takings of the upcard until the deal is drawn; below 0: none ends it."""

    def candidates(self) -> list[tuple[Action, float]]:
        """Return the best by what ten cards, waiting and the upcard are worth."""
        found = appraised(self.view)
        sure = [action for action, _ in found if isinstance(action, BigGin | WallBigGin)]
        if sure or (self.view.knocks and min(self.view.knocks, key=lambda knock: knock[1])[1] == 0):
            return [*found[:1]]
        knocks = [option for option in found if isinstance(option[0], Knock | WallKnock)]
        rest = [option for option in found if not isinstance(option[0], Knock | WallKnock)]
        chosen = [*knocks, *rest[: _TRIED - len(knocks)]]
        return sorted(chosen, key=lambda option: -option[1])

    def world(self, chance: Random) -> World:
        """Deal the unseen cards. What the other player took is in a meld, it has drawn and thrown as a plain
        player would have since, and has no hand with which that one would have knocked.
        """
        for _ in range(_TRIES):
            world = self._dealt(chance)
            if not self._turns:
                break
            left = deadwood(world.other)
            if left and (left > self.view.knock_limit or self._draws > _SURE_TO_KNOCK):
                break
        return world

    def _dealt(self, chance: Random) -> World:
        random = chance.random
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
            thrown, _ = _thrown(eleven, -1)
            if not self._known >> thrown & 1:
                hand = eleven ^ 1 << thrown
                rest[at] = thrown
        chance.shuffle(rest)
        return World(hand, tuple(rest[: self.view.stock]))

    def _with_melds(self, random: Callable[[], float], order: list[Card]) -> int:
        """Return what the other player took, with cards that make melds of it."""
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

    def solved(self, limit: int) -> list[tuple[Action, float]] | None:
        """Return what the best actions are worth if the deal ends with the next throw or the one after, by
        every way in which the cards could lie; None if it may last longer, or there are more than ``limit``.

        Of this seat's own throw after a draw the best is chosen, knowing the card and not the other hand;
        what the other player does is the plain player's.
        """
        view, unseen = self.view, len(self._unseen)
        drawn = view.stock - view.options.stock_floor
        each = unseen - self._others if drawn == 1 else 1
        if drawn > 1 or view.phase not in _LAST or comb(unseen, self._others) * each > limit:
            return None
        hands = self._hands()
        if drawn == 1 and view.phase != Phase.DRAW:
            return None
        return [(action, self._expected(action, hands, each)) for action, _ in self.candidates()]

    def _expected(self, action: Action, hands: list[tuple[int, float]], each: int) -> float:
        view = self.view
        if view.phase != Phase.DRAW:
            return sum([weight * self.play(World(other, ()), action) for other, weight in hands])
        if isinstance(action, TakeUpcard):
            if self._takes == 1:
                return self._worth.of(0)
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
        """Return the most that a throw or knock from eleven cards is worth over weighted worlds."""
        thrown, _ = _thrown(eleven, taken)
        rest = eleven ^ 1 << thrown
        found = [
            sum(
                [
                    weight * self._worth.of(self._on([rest, w.other], thrown, list(w.stock), 1, takes))
                    for w, weight in worlds
                ]
            )
        ]
        for card, left in throws(eleven, taken):
            if left <= self.view.knock_limit:
                hand = eleven ^ 1 << card
                found.append(sum([weight * self._knocking(hand, w.other) for w, weight in worlds]))
        return max(found)

    def _knocking(self, hand: int, other: int) -> float:
        """Return what a knock with ten cards is worth against the defence of the house."""
        options = self.view.options
        left = deadwood(hand)
        melds = best(hand).melds if left else ()
        against = best_defence(options.layoff_mode, melds, other).deadwood
        return self._worth.of(_points(options, left, against) * self.view.multiplier)

    def _hands(self) -> list[tuple[int, float]]:
        """Return every hand that the other player could hold beside what is known, with its weight."""
        odds = dict(zip(self._unseen, self._weights, strict=True))
        found = []
        for some in combinations(self._unseen, self._others):
            hand = mask_of(some)
            left = deadwood(self._known | hand)
            order = exp(-left / _ORDER) if self._turns else 1.0
            found.append((hand, order / prod([odds[card] for card in some])))
        total = sum([weight for _, weight in found])
        return [(hand, weight / total) for hand, weight in found]

    def play(self, world: World, action: Action) -> float:
        """Do this, and play on to the end of the deal."""
        view = self.view
        stock = list(world.stock)
        hand = self._hand
        match action:
            case Discard(card):
                if card == view.taken == view.returned and view.options.repeat_take_draw:
                    return self._worth.of(0)
                hand ^= 1 << card
                return self._worth.of(self._on([hand, world.other], card, stock, 1, self._takes))
            case Knock(card):
                return self._knocking(hand ^ 1 << card, world.other)
            case WallKnock(card):
                return self._knocking((hand | 1 << view.pile[-1]) ^ 1 << card, world.other)
            case TakeUpcard():
                upcard, takes = view.pile[-1], self._takes - (view.phase == Phase.DRAW)
                if not takes and view.phase == Phase.DRAW:
                    return self._worth.of(0)
                eleven = hand | 1 << upcard
                return self._worth.of(self._throw([hand, world.other], eleven, upcard, stock, 0, takes))
            case DrawStock():
                eleven = hand | 1 << stock.pop()
                return self._worth.of(self._throw([hand, world.other], eleven, -1, stock, 0, self._takes))
            case BigGin() | WallBigGin():
                points = deadwood(world.other) + view.options.big_gin_bonus
                return self._worth.of(points * view.multiplier)
            case _ if view.phase == Phase.FIRST_UPCARD:
                return self._worth.of(self._passed([hand, world.other], stock))
            case _:
                return self._worth.of(0)

    def _passed(self, hands: list[int], stock: list[Card]) -> int:
        """Play on after the first upcard was left by the seat: the dealer may take it, or eldest draws."""
        upcard = self.view.pile[-1]
        if self._seat != self.view.dealer:
            if _wants(hands[1], upcard):
                return self._throw(hands, hands[1] | 1 << upcard, upcard, stock, 1, self._takes)
            drawer = 0
        else:
            drawer = 1
        card = stock.pop()
        return self._throw(hands, hands[drawer] | 1 << card, -1, stock, drawer, self._takes)

    def _on(self, hands: list[int], upcard: Card, stock: list[Card], turn: int, takes: int) -> int:
        """Play on from a draw of ``turn`` (0: this seat); return the points of this seat.

        ``takes`` takings of the upcard draw the deal (docs/rules/gin.md 3); none do where it is not above 0.
        """
        options = self.view.options
        while len(stock) > options.stock_floor:
            hand = hands[turn]
            taken = -1
            if _wants(hand, upcard):
                takes -= 1
                if not takes:
                    return 0
                taken = upcard
                hand |= 1 << upcard
            else:
                hand |= 1 << stock.pop()
            thrown, left = _thrown(hand, taken)
            hands[turn] = hand ^ 1 << thrown
            if left <= self.view.knock_limit and self._knocks(left, len(stock)):
                points = _settled(options, hands[turn], hands[1 - turn]) * self.view.multiplier
                return -points if turn else points
            upcard, turn = thrown, 1 - turn
        return self._wall(hands, upcard, turn)

    def _throw(
        self, hands: list[int], eleven: int, taken: int, stock: list[Card], turn: int, takes: int
    ) -> int:
        """Play on from eleven cards of ``turn``."""
        thrown, left = _thrown(eleven, taken)
        hands[turn] = eleven ^ 1 << thrown
        if left <= self.view.knock_limit and self._knocks(left, len(stock)):
            points = _settled(self.view.options, hands[turn], hands[1 - turn]) * self.view.multiplier
            return -points if turn else points
        return self._on(hands, thrown, stock, 1 - turn, takes)

    def _knocks(self, left: int, stock: int) -> bool:
        return not left or FULL_STOCK - stock <= _EAGER_DRAWS or 2 * left < self.view.knock_limit

    def _wall(self, hands: list[int], upcard: Card, turn: int) -> int:
        """End the deal where nothing is left to draw: some tables allow a knock with the last upcard."""
        if self.view.options.wall_action is not WallAction.LAST_UPCARD:
            return 0
        eleven = hands[turn] | 1 << upcard
        thrown, left = _thrown(eleven, upcard)
        if left > min(self.view.knock_limit, 1):
            return 0
        points = _settled(self.view.options, eleven ^ 1 << thrown, hands[1 - turn]) * self.view.multiplier
        return -points if turn else points


def _wants(hand: int, upcard: Card) -> bool:
    """Say whether the plain player takes the upcard: it lowers the deadwood by more than a dear card less."""
    after = deadwood_after_throw(hand | 1 << upcard, upcard)
    if after >= (before := deadwood(hand)):
        return False
    return after == 0 or ((hand & _NEAR[upcard]).bit_count() > 1 and after < before - 1)


def _thrown(eleven: int, taken: int) -> tuple[Card, int]:
    """Return what the plain player throws, and the deadwood that leaves."""
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


def _settled(options: GinOptions, knocker: int, defender: int) -> int:
    """Return the same from two hands, the defender laying off what is loose in its best arrangement: quicker
    than the best defence, and hardly ever another.
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
    """Return the points of a knock for the knocker (negative: an undercut) from the two deadwoods."""
    ending, to_knocker, difference, bonus = score(options, left, against)
    if ending is Ending.PUSH:
        return 0
    return difference + bonus if to_knocker else -difference - bonus


# What points are worth

_DEALS: Final = ((4, 0.15), (9, 0.2), (15, 0.2), (22, 0.15), (32, 0.15), (42, 0.1), (55, 0.05))
"""Points of a deal that somebody wins, and how often: as *strong* plays against itself."""


_MEAN: Final = sum(points * often for points, often in _DEALS)
_SQUARES: Final = sum(points**2 * often for points, often in _DEALS)
_COUNTED: Final = 300
"""Points up to which chances are counted; beyond, they follow the normal distribution within 0.3 %."""
_STEP: Final = 100
_POINT_OVER: Final = 20
"""Points over which it is measured what a point is worth at the beginning,"""
_SHORT: Final = 0.02
"""… and what it is worth where the match is no longer than that."""


_NORMAL: Final = NormalDist()


def chance_of_equals(own: int, other: int) -> float:
    """Return the chance to win a match between equals, by the points that oneself and the other still need;
    it takes as long for ten thousand points as for a hundred.
    """
    return _chance_from(own, other)(own, other)


def _chance_from(own: int, other: int) -> Callable[[int, int], float]:
    """Return how chances are found from here to the end: in one way, so that they can be compared."""
    return _counted if max(own, other) <= _COUNTED else _estimated


def _counted(own: int, other: int) -> float:
    if own < 1 or other < 1:
        return 1.0 if own < 1 else 0.0
    most = max(own, other)
    return _chances(most + -most % _STEP)[own][other]


def _estimated(own: int, other: int) -> float:
    if own < 1 or other < 1:
        return 1.0 if own < 1 else 0.0
    return _NORMAL.cdf((other - own) / sqrt((own + other) * _SQUARES / _MEAN))


@lru_cache(maxsize=_COUNTED // _STEP)
def _chances(most: int) -> tuple[tuple[float, ...], ...]:
    """Return by what oneself and what the other needs, at most so much, the chance to win."""
    table = [[0.5] * (most + 1) for _ in range(most + 1)]
    for own in range(1, most + 1):
        for other in range(1, most + 1):
            won = 0.0
            for points, often in _DEALS:
                won += often * (1.0 if points >= own else table[own - points][other])
                won += often * (0.0 if points >= other else table[own][other - points])
            table[own][other] = won / 2
    return tuple(map(tuple, table))


def worth_of_a_point(target: int) -> float:
    """Return by how much a point raises the chance to win, at the beginning of a match to the target."""
    if target <= _POINT_OVER:
        return _SHORT
    chance = _chance_from(target, target)
    return max(1e-4, (chance(target - _POINT_OVER, target) - chance(target, target)) / _POINT_OVER)


class _Worth:
    """What points of this deal are worth at this score: points beyond the target are worth nothing."""

    def __init__(self, options: GinOptions, scores: tuple[int, ...], seat: int) -> None:
        self._point = None
        if options.deals or options.hollywood:
            return
        self._own, self._other = (options.target - scores[side] for side in (seat, 1 - seat))
        if min(self._own, self._other) < 1:
            return
        self._point = worth_of_a_point(options.target)
        self._chance = _chance_from(self._own, self._other)
        self._now = self._chance(self._own, self._other)

    def of(self, points: int) -> float:
        """Return the worth of winning (negative: losing) so many points."""
        if self._point is None:
            return float(points)
        chance = self._chance(self._own - max(points, 0), self._other - max(-points, 0))
        return (chance - self._now) / self._point
