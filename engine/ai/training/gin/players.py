"""Players that make their turns in many deals of gin at once."""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.deals import DEALER_OFFERED, FORCED, Deals, cheapest_discard, knock_points
from engine.ai.gin.hands import Masks, Numbers, arranged, least_deadwood
from engine.ai.gin.policies import (
    FEEDING,
    FULL_STOCK,
    GIN_OUT,
    NEAR_TARGET,
    WAIT_BASE,
    WAIT_PER_DRAW,
    WAIT_PER_OUT,
    WAIT_PER_POINT_NEAR_TARGET,
    WAIT_PER_TAKEN,
)
from engine.ai.gin.positions import (
    DANGER,
    GIN_OUTS,
    NEXT_DEADWOOD,
    NO_DISCARD,
    Flags,
    Kept,
    Reals,
    Seen,
    bits_of,
    cards_of,
    features_of,
    places,
)
from engine.ai.gin.turns import KNOCK, Draws, Judge, NetPlayer, Options, finish, in_rows
from engine.ai.gin.value_net import KNOCKING, LEAVING, WAITING


class Player(Protocol):
    """Makes turns."""

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turn of the seats on turn in these deals."""


class Greedy:
    """Draws what lowers its deadwood, discards what leaves least, and knocks at the first chance.

    Under the defaults it is the eager player of the tests, but for the wall.
    """

    def __init__(self, most: int = 10) -> None:
        """``most`` is the most deadwood with which it knocks."""
        self._most = most

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turns."""
        hand, begins = deals.hands[at, deals.turn[at]], deals.begins[at]
        upcard = deals.upcards(at)
        _, lowest = cheapest_discard(hand | np.left_shift(1, upcard), upcard)
        take = (lowest < least_deadwood(hand)) & (begins != FORCED)
        declines = ~take & (begins <= DEALER_OFFERED)
        deals.decline(at[declines])
        barred = np.full(len(at), -1)
        barred[take] = deals.take(at[take])
        draws = ~take & ~declines
        deals.draw(at[draws])
        going = ~declines & deals.going[at]
        finish(deals, at[going], barred[going], self._most)


class Simple:
    """Decides like the simple bot of OpenSpiel: melds only, and a knock at the first chance.

    It takes an upcard that belongs to its best melds or allows a knock, and discards the card of the highest
    rank outside them.
    """

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turns."""
        hand, begins = deals.hands[at, deals.turn[at]], deals.begins[at]
        upcard = deals.upcards(at)
        bit = np.left_shift(1, upcard)
        _, lowest = cheapest_discard(hand | bit, upcard)
        take = (lowest <= deals.limit[at]) | (arranged(hand | bit).loose & bit == 0)
        take &= begins != FORCED
        declines = ~take & (begins <= DEALER_OFFERED)
        deals.decline(at[declines])
        barred = np.full(len(at), -1)
        barred[take] = deals.take(at[take])
        deals.draw(at[~take & ~declines])
        going = ~declines & deals.going[at]
        at, barred = at[going], barred[going]
        eleven = deals.hands[at, deals.turn[at]]
        knocks = cheapest_discard(eleven, barred)[1] <= deals.limit[at]
        finish(deals, at[knocks], barred[knocks], 10)
        at, barred, eleven = at[~knocks], barred[~knocks], eleven[~knocks]
        cards = cards_of(eleven, 11)
        loose = arranged(eleven).loose[:, None] >> cards & 1 == 1
        rank = np.where(loose & (cards != barred[:, None]), cards % 13, -1)
        deals.discard(at, np.take_along_axis(cards, rank.argmax(axis=1)[:, None], 1)[:, 0])


class Random:
    """Plays at random, but for a knock, which it makes one time in two."""

    def __init__(self, rng: np.random.Generator) -> None:
        """Take chance."""
        self._rng = rng

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turns."""
        begins = deals.begins[at]
        take = (self._rng.random(len(at)) < 0.5) & (begins != FORCED)
        declines = ~take & (begins <= DEALER_OFFERED)
        deals.decline(at[declines])
        barred = np.full(len(at), -1)
        barred[take] = deals.take(at[take])
        deals.draw(at[~take & ~declines])
        going = ~declines & deals.going[at]
        at, barred = at[going], barred[going]
        knocks = self._rng.random(len(at)) < 0.5
        finish(deals, at[knocks], barred[knocks], 10)
        at, barred = at[~knocks], barred[~knocks]
        cards = cards_of(deals.hands[at, deals.turn[at]], 11)
        chance = np.where(cards == barred[:, None], -1, self._rng.random(cards.shape))
        deals.discard(at, np.take_along_axis(cards, chance.argmax(axis=1)[:, None], 1)[:, 0])


class _Counts:
    """What *strong* counts, in place of the outputs of a network (`engine/ai/gin/policies.py`)."""

    def outputs(self, seen: Seen, kept: Kept, features: Reals) -> Reals:
        """Return the values of discards and knocks; that of leaving the upcard is 0."""
        found = np.zeros((len(kept.at), 3), np.float32)
        if not kept.at.size or kept.discard[0] == NO_DISCARD:
            return found
        worth = _worth(features)
        highest, outs = np.full(len(seen.hand), -np.inf), np.zeros(len(seen.hand))
        np.maximum.at(highest, kept.at, worth)
        np.maximum.at(outs, kept.at, features[:, GIN_OUTS])
        waiting = (
            WAIT_BASE
            + WAIT_PER_OUT * outs
            + WAIT_PER_DRAW * (FULL_STOCK - seen.stock)
            + WAIT_PER_TAKEN * np.bitwise_count(seen.taken)
            + WAIT_PER_POINT_NEAR_TARGET * np.maximum(0, NEAR_TARGET - seen.needed)
        )
        found[:, WAITING] = worth
        found[:, KNOCKING] = (highest - waiting)[kept.at]
        return found


def _worth(features: Reals) -> Reals:
    """Return what *strong* thinks of discards."""
    found: Reals = (
        GIN_OUT * features[:, GIN_OUTS] - features[:, NEXT_DEADWOOD] - FEEDING * features[:, DANGER]
    )
    return found


class Strong(NetPlayer):
    """Decides like *strong*, under the default bonuses.

    But where it compares the upcard with the stock, a card that it draws counts as known for the danger of
    the discard.
    """

    def __init__(self) -> None:
        super().__init__(_Counts())

    def draws(self, deals: Deals, at: Numbers) -> Draws:
        """Return the choices of the seats on turn; the value of taking is its gain."""
        draws = super().draws(deals, at)
        values = np.full(draws.values.shape, -np.inf)
        values[draws.may_leave, 0] = 0.0
        taking = at[draws.may_take]
        hand, upcard = deals.hands[taking, deals.turn[taking]], deals.upcards(taking)
        card, left = cheapest_discard(hand | np.left_shift(1, upcard), upcard)
        (lower,) = (left < least_deadwood(hand)).nonzero()
        kept = hand[lower] | np.left_shift(1, upcard[lower])
        values[draws.may_take[lower], 1] = _gains(deals, taking[lower], hand[lower], card[lower], kept)
        return draws._replace(values=values)


def _gains(deals: Deals, at: Numbers, hand: Masks, card: Numbers, eleven: Masks) -> NDArray[np.float64]:
    """Return how much better taking the upcard is than drawing.

    Each is followed by the cheapest discard. ``eleven`` are the cards with the upcard, of which ``card`` is
    discarded.
    """
    if not at.size:
        return np.zeros(0)
    seen = deals.seen(at, hand, drawing=True)
    every = np.arange(len(at))
    taken = _worth(features_of(seen, Kept(every, card, eleven ^ np.left_shift(1, card))))
    of, drawn = bits_of(seen.unseen()).nonzero()
    with_it = hand[of] | np.left_shift(1, drawn)
    cheapest, _ = cheapest_discard(with_it)
    then = deals.seen(at[of], with_it, drawing=False)
    each = Kept(np.arange(len(of)), cheapest, with_it ^ np.left_shift(1, cheapest))
    count = np.bincount(of, minlength=len(at))
    found: NDArray[np.float64] = taken - np.bincount(of, _worth(features_of(then, each)), len(at)) / count
    return found


class Turns(NamedTuple):
    """What was decided in some turns, and what it was thought to be worth: targets follow from it.

    A value is nan where nothing was decided. A row is that of an example, -1 where there is none.
    """

    at: Numbers
    seat: Numbers
    draw_value: NDArray[np.float64]
    took: Flags
    draw_explored: Flags
    left_row: Numbers
    value: NDArray[np.float64]
    explored: Flags
    waiting_row: Numbers


class Recorder:
    """Collects examples, and the turns from which their targets follow."""

    def __init__(self) -> None:
        self.places: list[Masks] = []
        self.features: list[Reals] = []
        self.heads: list[NDArray[np.int64]] = []
        self.knocks: list[tuple[Numbers, Numbers, Numbers, Numbers]] = []
        """Rows of examples of a knock, with deal, seat and the points that it would bring."""
        self.turns: list[Turns] = []
        self.count = 0

    def add(self, seen: Seen, kept: Kept, features: Reals, rows: NDArray[np.intp], head: int) -> Numbers:
        """Add an example for each row of ``kept``; return their rows."""
        chosen = Kept(kept.at[rows], kept.discard[rows], kept.hand[rows])
        self.places.append(places(seen, chosen))
        self.features.append(features[rows])
        self.heads.append(np.full(len(rows), head))
        self.count += len(rows)
        return np.arange(self.count - len(rows), self.count)


class Learner(NetPlayer):
    """Plays what the network values most, sometimes explores, and records examples.

    A second network, the judge, says what the decisions are worth. The one that chose them would say too
    much: the highest of several values is most often one that errs upwards (H. van Hasselt, 2010).
    """

    def __init__(
        self,
        net: Judge,
        rng: np.random.Generator,
        *,
        judge: Judge,
        explored: float = 0.0,
        knocks_explored: float = 0.0,
        temperature: float = 1.0,
    ) -> None:
        """``explored`` is the share of decisions with noise, ``temperature`` its points.

        ``knocks_explored`` is that share where a knock is possible.
        """
        super().__init__(net)
        self.recorder = Recorder()
        self._rng, self._judge = rng, judge
        self._explored, self._knocks_explored, self._temperature = explored, knocks_explored, temperature

    def _noise(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return noise with which the highest value is drawn with softmax probabilities."""
        knocks = values[:, -1] > -np.inf if values.shape[1] > KNOCK else False
        some = self._rng.random(len(values)) < np.where(knocks, self._knocks_explored, self._explored)
        gumbel = self._rng.gumbel(scale=self._temperature, size=values.shape)
        return np.where(some[:, None], gumbel, 0.0)

    def _judged(self, options: Options) -> NDArray[np.float64]:
        """Return the values of options by the judge."""
        return options.valued(self._judge.outputs(options.seen, options.kept, options.features))

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turns."""
        count, seat = len(at), deals.turn[at]
        draws = self.draws(deals, at)
        best = draws.values.argmax(axis=1)
        judged = np.full((count, 2), -np.inf)
        judged[draws.may_take, 1] = in_rows(self._judged(draws.taking), draws.taking.best())
        outputs = self._judge.outputs(draws.seen, draws.kept, draws.features)
        judged[draws.may_leave, 0] = outputs[:, LEAVING]
        chooses = np.zeros(count, np.bool_)
        chooses[draws.may_leave] = True
        draw_value = np.where(chooses, in_rows(judged, best), np.nan)
        take = (draws.values + self._noise(draws.values)).argmax(axis=1) == 1
        take = draws.gins | take & chooses
        explored = chooses & (take != (best == 1))
        left_row = np.full(count, -1)
        (left,) = (~take[draws.may_leave]).nonzero()
        left_row[draws.may_leave[left]] = self.recorder.add(
            draws.seen, draws.kept, draws.features, left, LEAVING
        )
        # What is decided after the draw is filled in.
        self._turns = Turns(
            at,
            seat,
            draw_value,
            take,
            draw_explored=explored,
            left_row=left_row,
            value=np.full(count, np.nan),
            explored=np.zeros(count, np.bool_),
            waiting_row=np.full(count, -1),
        )
        self._go_on(deals, at, draws, take)
        self.recorder.turns.append(self._turns)

    def discard(self, deals: Deals, at: Numbers, options: Options, chosen: Flags) -> None:
        """Discard or knock in the chosen ones of these turns, and record what was decided."""
        best = options.best()
        which = (options.values + self._noise(options.values)).argmax(axis=1)
        turns = np.searchsorted(self._turns.at, at)
        self._turns.value[turns[chosen]] = in_rows(self._judged(options), best)[chosen]
        self._turns.explored[turns[chosen]] = (which != best)[chosen]
        waits = chosen & (which != KNOCK)
        seen, kept, features = options.seen, options.kept, options.features
        rows = options.of(which)[waits]
        self._turns.waiting_row[turns[waits]] = self.recorder.add(seen, kept, features, rows, WAITING)
        may = (chosen & (options.values[:, KNOCK] > -np.inf)).nonzero()[0]
        rows = options.rows[may, options.knock[may]]
        added = self.recorder.add(seen, kept, features, rows, KNOCKING)
        deal = at[may]
        others = deals.hands[deal, 1 - deals.turn[deal]]
        pairs = zip(kept.hand[rows].tolist(), others.tolist(), strict=True)
        points = np.array([knock_points(hand, other) for hand, other in pairs], np.int64)
        self.recorder.knocks.append((added, deal, deals.turn[deal], points))
        self.make(deals, at, options, which, chosen)


def play(deals: Deals, players: list[Player], seats: Numbers) -> None:
    """Play the deals to their ends.

    ``seats`` has for each deal and seat the number of its player.
    """
    while deals.going.any():
        (at,) = deals.going.nonzero()
        on_turn = seats[at, deals.turn[at]]
        for number, player in enumerate(players):
            mine = at[on_turn == number]
            if mine.size:
                player.play(deals, mine)
