"""Players that make their turns in many deals of gin at once."""

from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.deals import (
    DEALER_OFFERED,
    FORCED,
    Deals,
    cheapest_discard,
    knock_points,
)
from engine.ai.gin.hands import Masks, Numbers, arranged, deadwood_after_discard, least_deadwood
from engine.ai.gin.positions import Flags, Kept, Reals, Seen, cards_of, features_of, places
from engine.ai.gin.value_net import KNOCKING, LEAVING, WAITING, ValueNet

_KNOCK: Final = 52
"""The column of the knock beside those of the 52 discards."""


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


def finish(deals: Deals, at: Numbers, barred: Numbers, most: int) -> None:
    """Knock with at most so much deadwood, or discard what leaves the least."""
    eleven = deals.hands[at, deals.turn[at]]
    card, left = cheapest_discard(eleven, barred)
    knocks = left <= np.minimum(deals.limit[at], most)
    for deal, hand, thrown in zip(at[knocks], eleven[knocks], card[knocks], strict=True):
        deals.knock(int(deal), int(hand) ^ 1 << int(thrown))
    deals.discard(at[~knocks], card[~knocks])


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


class Options(NamedTuple):
    """The discards and the knock of many turns, and what the network says of them."""

    seen: Seen
    kept: Kept
    features: Reals
    rows: NDArray[np.intp]
    """By turn and card, the row of ``kept`` that the discard leaves."""
    values: NDArray[np.float64]
    """By turn, the values of the 52 discards and of the knock; -inf for what is not considered."""
    judged: NDArray[np.float64]
    """The same by the judge."""
    knock: Numbers
    """By turn, the discard of the best knock."""

    def of(self, which: Numbers) -> Numbers:
        """Return the row of ``kept`` of each turn's discard, or of its knock."""
        return _in_rows(self.rows, np.where(which == _KNOCK, self.knock, which))

    def best(self) -> Numbers:
        """Return the column of the highest value of each turn."""
        found: Numbers = self.values.argmax(axis=1)
        return found


def _in_rows(of: NDArray[Any], columns: Numbers) -> NDArray[Any]:
    """Return the element of each row in one column."""
    return of[np.arange(len(columns)), columns]


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


class Learner:
    """Plays what the network values most, and sometimes explores.

    A second network, the judge, says what the decisions are worth. The one that chose them would say too
    much: the highest of several values is most often one that errs upwards (H. van Hasselt, 2010).
    """

    def __init__(
        self,
        values: ValueNet,
        rng: np.random.Generator | None = None,
        *,
        judge: ValueNet | None = None,
        explored: float = 0.0,
        knocks_explored: float = 0.0,
        temperature: float = 1.0,
        recorder: Recorder | None = None,
    ) -> None:
        """``explored`` is the share of decisions with noise, ``temperature`` its points.

        ``knocks_explored`` is that share where a knock is possible.
        """
        self.values, self._rng, self._recorder = values, rng, recorder
        self._judge = judge
        self._explored, self._knocks_explored, self._temperature = explored, knocks_explored, temperature

    def _noise(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return noise with which the highest value is drawn with softmax probabilities."""
        if self._rng is None:
            return np.zeros(1)
        knocks = values[:, -1] > -np.inf if values.shape[1] > _KNOCK else False
        some = self._rng.random(len(values)) < np.where(knocks, self._knocks_explored, self._explored)
        gumbel = self._rng.gumbel(scale=self._temperature, size=values.shape)
        return np.where(some[:, None], gumbel, 0.0)

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turns."""
        count, seat = len(at), deals.turn[at]
        hand, upcard, begins = deals.hands[at, seat], deals.upcards(at), deals.begins[at]
        chooses = begins != FORCED
        before = least_deadwood(hand)
        _, lowest = cheapest_discard(hand | np.left_shift(1, upcard), upcard)
        ends = chooses & (lowest == 0)
        may_leave = (chooses & ~ends).nonzero()[0]
        may_take = (chooses & ~ends & (lowest <= before)).nonzero()[0]
        choices, judged = np.full((count, 2), -np.inf), np.full((count, 2), -np.inf)
        taking = self._taking(deals, at[may_take], hand[may_take], upcard[may_take], before[may_take])
        choices[may_take, 1] = _in_rows(taking.values, taking.best())
        judged[may_take, 1] = _in_rows(taking.judged, taking.best())
        seen = deals.seen(at[may_leave], hand[may_leave], drawing=True)
        kept = Kept.before_draw(hand[may_leave])
        features = features_of(seen, kept)
        outputs, judgements = self._outputs(seen, kept, features)
        choices[may_leave, 0], judged[may_leave, 0] = outputs[:, LEAVING], judgements[:, LEAVING]
        draw_value = np.full(count, np.nan)
        draw_value[may_leave] = _in_rows(judged, choices.argmax(axis=1))[may_leave]
        take = (choices + self._noise(choices)).argmax(axis=1) == 1
        take[ends] = True
        take[~chooses] = False
        explored = chooses & ~ends & (take != (choices.argmax(axis=1) == 1))
        left_row = np.full(count, -1)
        if self._recorder is not None:
            left = (~take[may_leave]).nonzero()[0]
            left_row[may_leave[left]] = self._recorder.add(seen, kept, features, left, LEAVING)
        declines = ~take & (begins <= DEALER_OFFERED)
        deals.decline(at[declines])
        barred = np.full(count, -1)
        barred[take] = deals.take(at[take])
        draws = ~take & ~declines
        deals.draw(at[draws])
        value, thrown_explored = np.full(count, np.nan), np.zeros(count, np.bool_)
        waiting_row = np.full(count, -1)
        going = deals.going[at]
        # An upcard that makes gin was taken for it, and what makes gin from the stock needs no thought.
        gins = ends & going
        drew = draws.nonzero()[0]
        eleven = deals.hands[at[drew], seat[drew]]
        gins[drew] = deadwood_after_discard(eleven) == 0
        finish(deals, at[gins], barred[gins], 0)
        thinks = drew[~gins[drew]]
        drawn = self._drawn(deals, at[thinks])
        took = take[may_take] & going[may_take]
        for turns, options, chosen in (
            (thinks, drawn, np.ones(len(thinks), np.bool_)),
            (may_take, taking, took),
        ):
            self._discard(deals, at, turns, options, chosen, value, thrown_explored, waiting_row)
        if self._recorder is not None:
            self._recorder.turns.append(
                Turns(
                    at,
                    seat,
                    draw_value,
                    take,
                    explored,
                    left_row,
                    value,
                    thrown_explored,
                    waiting_row,
                )
            )

    def _discard(
        self,
        deals: Deals,
        at: Numbers,
        turns: Numbers,
        options: Options,
        chosen: Flags,
        value: NDArray[np.float64],
        explored: Flags,
        waiting_row: Numbers,
    ) -> None:
        """Discard or knock in the chosen ones of these turns; fill in what was decided."""
        best = options.best()
        which = (options.values + self._noise(options.values)).argmax(axis=1)
        value[turns[chosen]] = _in_rows(options.judged, best)[chosen]
        explored[turns[chosen]] = (which != best)[chosen]
        knocks, waits = chosen & (which == _KNOCK), chosen & (which != _KNOCK)
        if self._recorder is not None:
            rows = options.of(which)[waits]
            waiting_row[turns[waits]] = self._recorder.add(
                options.seen, options.kept, options.features, rows, WAITING
            )
            may = (chosen & (options.values[:, _KNOCK] > -np.inf)).nonzero()[0]
            rows = options.rows[may, options.knock[may]]
            added = self._recorder.add(options.seen, options.kept, options.features, rows, KNOCKING)
            deal = at[turns[may]]
            others = deals.hands[deal, 1 - deals.turn[deal]]
            pairs = zip(options.kept.hand[rows].tolist(), others.tolist(), strict=True)
            points = np.array([knock_points(hand, other) for hand, other in pairs], np.int64)
            self._recorder.knocks.append((added, deal, deals.turn[deal], points))
        hands = options.kept.hand[options.of(which)]
        for deal, hand in zip(at[turns[knocks]], hands[knocks], strict=True):
            deals.knock(int(deal), int(hand))
        deals.discard(at[turns[waits]], which[waits])

    def _taking(self, deals: Deals, at: Numbers, hand: Masks, upcard: Numbers, before: Numbers) -> Options:
        """Return the options after taking the upcard.

        They are the discards that lower the deadwood, if there are any.
        """
        eleven = hand | np.left_shift(1, upcard)
        cards = cards_of(hand, 10)
        bits = np.left_shift(1, cards)
        lefts = least_deadwood((eleven[:, None] ^ bits).ravel()).reshape(cards.shape)
        lower = lefts < before[:, None]
        lower |= ~lower.any(axis=1, keepdims=True)
        allowed = np.where(lower, bits, 0).sum(axis=1)
        seen = deals.seen(at, eleven, drawing=False, taking=True)
        return self._options(seen, allowed, *cheapest_discard(eleven, upcard))

    def _drawn(self, deals: Deals, at: Numbers) -> Options:
        """Return the options with a card from the stock."""
        eleven = deals.hands[at, deals.turn[at]]
        seen = deals.seen(at, eleven, drawing=False)
        return self._options(seen, eleven, *cheapest_discard(eleven))

    def _options(self, seen: Seen, allowed: Masks, knock: Numbers, left: Numbers) -> Options:
        kept = Kept.after(seen.hand, allowed)
        features = features_of(seen, kept)
        rows = np.full((len(seen.hand), _KNOCK), -1)
        rows[kept.at, kept.discard] = np.arange(len(kept.at))
        may = (left <= seen.limit).nonzero()[0]
        found = []
        for outputs in self._outputs(seen, kept, features):
            values = np.full((len(seen.hand), _KNOCK + 1), -np.inf)
            values[kept.at, kept.discard] = outputs[:, WAITING]
            values[may, _KNOCK] = outputs[rows[may, knock[may]], KNOCKING]
            found.append(values)
        values, judged = found
        return Options(seen, kept, features, rows, values, judged, knock)

    def _outputs(self, seen: Seen, kept: Kept, features: Reals) -> tuple[Reals, Reals]:
        """Return the outputs of the network, and of the judge."""
        found = self.values.outputs(seen, kept, features)
        return found, found if self._judge is None else self._judge.outputs(seen, kept, features)


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
