"""Turns of a value network in many deals of gin at once."""

from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.deals import DEALER_OFFERED, FORCED, Deals, cheapest_discard
from engine.ai.gin.hands import Masks, Numbers, deadwood_after_discard, least_deadwood
from engine.ai.gin.positions import Flags, Kept, Reals, Seen, cards_of, features_of
from engine.ai.gin.value_net import KNOCKING, LEAVING, WAITING

KNOCK: Final = 52
"""The column of the knock beside those of the 52 discards."""
Values = NDArray[np.float64]


class Judge(Protocol):
    """Values what a seat may do, as ``ValueNet`` does."""

    def outputs(self, seen: Seen, kept: Kept, features: Reals) -> Reals:
        """Return the values of keeping ten cards, of a knock with them, of leaving the upcard."""


def finish(deals: Deals, at: Numbers, barred: Numbers, most: int) -> None:
    """Knock with at most so much deadwood, or discard what leaves the least."""
    eleven = deals.hands[at, deals.turn[at]]
    card, left = cheapest_discard(eleven, barred)
    knocks = left <= np.minimum(deals.limit[at], most)
    for deal, hand, discarded in zip(at[knocks], eleven[knocks], card[knocks], strict=True):
        deals.knock(int(deal), int(hand) ^ 1 << int(discarded))
    deals.discard(at[~knocks], card[~knocks])


def in_rows(of: NDArray[Any], columns: Numbers) -> NDArray[Any]:
    """Return the element of each row in one column."""
    return of[np.arange(len(columns)), columns]


class Options(NamedTuple):
    """The discards and the knock of many turns, and what the network says of them."""

    seen: Seen
    kept: Kept
    features: Reals
    rows: NDArray[np.intp]
    """By turn and card, the row of ``kept`` that the discard leaves."""
    values: Values
    """By turn, the values of the 52 discards and of the knock; -inf for what is not considered."""
    knock: Numbers
    """By turn, the discard of the best knock."""

    def of(self, which: Numbers) -> Numbers:
        """Return the row of ``kept`` of each turn's discard, or of its knock."""
        return in_rows(self.rows, np.where(which == KNOCK, self.knock, which))

    def best(self) -> Numbers:
        """Return the column of the highest value of each turn."""
        found: Numbers = self.values.argmax(axis=1)
        return found

    def valued(self, outputs: Reals) -> Values:
        """Return ``values`` by other outputs for the rows of ``kept``."""
        found = np.where(self.values > -np.inf, 0.0, -np.inf)
        kept = self.kept
        found[kept.at, kept.discard] = outputs[:, WAITING]
        (may,) = (found[:, KNOCK] == 0).nonzero()
        found[may, KNOCK] = outputs[self.rows[may, self.knock[may]], KNOCKING]
        return found


class Draws(NamedTuple):
    """The choices of seats that have not drawn, and what the network says of them."""

    gins: Flags
    """Whether the upcard makes gin."""
    may_leave: Numbers
    """The turns in which leaving the upcard is considered."""
    seen: Seen
    """What is known in these."""
    kept: Kept
    features: Reals
    may_take: Numbers
    """The turns in which taking it is considered, though it does not make gin."""
    taking: Options
    """What comes after that."""
    values: Values
    """By turn, the values of leaving and of taking; -inf for what is not considered."""


class NetPlayer:
    """Plays what a network values most."""

    def __init__(self, net: Judge) -> None:
        """Take the network."""
        self.net = net

    def play(self, deals: Deals, at: Numbers) -> None:
        """Make the turn of the seats on turn in these deals."""
        draws = self.draws(deals, at)
        take = draws.gins | (draws.values[:, 1] > draws.values[:, 0])
        self._go_on(deals, at, draws, take)

    def _go_on(self, deals: Deals, at: Numbers, draws: Draws, take: Flags) -> None:
        """Draw as decided, and discard or knock."""
        declines = ~take & (deals.begins[at] <= DEALER_OFFERED)
        deals.decline(at[declines])
        barred = np.full(len(at), -1)
        barred[take] = deals.take(at[take])
        (drew,) = (~take & ~declines).nonzero()
        deals.draw(at[drew])
        going = deals.going[at]
        gins = draws.gins & take & going
        finish(deals, at[gins], barred[gins], 0)
        self.discard_drawn(deals, at[drew])
        chosen = (take & going)[draws.may_take]
        self.discard(deals, at[draws.may_take], draws.taking, chosen)

    def take(self, deals: Deals, at: Numbers) -> None:
        """Take the upcard, and discard or knock."""
        hand, upcard = deals.hands[at, deals.turn[at]], deals.upcards(at)
        _, lowest = cheapest_discard(hand | np.left_shift(1, upcard), upcard)
        options = self._taking(deals, at, hand, upcard, least_deadwood(hand))
        deals.take(at)
        going = deals.going[at]
        gins = going & (lowest == 0)
        finish(deals, at[gins], upcard[gins], 0)
        self.discard(deals, at, options, going & ~gins)

    def discard_drawn(self, deals: Deals, at: Numbers) -> None:
        """Discard or knock with a card from the stock."""
        gins = deadwood_after_discard(deals.hands[at, deals.turn[at]]) == 0
        finish(deals, at[gins], np.full(int(gins.sum()), -1), 0)
        at = at[~gins]
        self.discard(deals, at, self.drawn(deals, at), np.ones(len(at), np.bool_))

    def discard(self, deals: Deals, at: Numbers, options: Options, chosen: Flags) -> None:
        """Discard or knock in the chosen ones of these turns."""
        self.make(deals, at, options, options.best(), chosen)

    def make(self, deals: Deals, at: Numbers, options: Options, which: Numbers, chosen: Flags) -> None:
        """Make the discard or knock in these columns of ``options.values``."""
        knocks, waits = chosen & (which == KNOCK), chosen & (which != KNOCK)
        hands = options.kept.hand[options.of(which)]
        for deal, hand in zip(at[knocks], hands[knocks], strict=True):
            deals.knock(int(deal), int(hand))
        deals.discard(at[waits], which[waits])

    def draws(self, deals: Deals, at: Numbers) -> Draws:
        """Return the choices of the seats on turn, which have not drawn."""
        hand, upcard = deals.hands[at, deals.turn[at]], deals.upcards(at)
        chooses = deals.begins[at] != FORCED
        before = least_deadwood(hand)
        _, lowest = cheapest_discard(hand | np.left_shift(1, upcard), upcard)
        gins = chooses & (lowest == 0)
        (may_leave,) = (chooses & ~gins).nonzero()
        # Taking what leaves the deadwood the same could go round in circles where takes are not limited.
        highest = before - (deals.options.upcard_take_cap == 0)
        (may_take,) = (chooses & ~gins & (lowest <= highest)).nonzero()
        values = np.full((len(at), 2), -np.inf)
        taking = self._taking(deals, at[may_take], hand[may_take], upcard[may_take], before[may_take])
        values[may_take, 1] = in_rows(taking.values, taking.best())
        seen = deals.seen(at[may_leave], hand[may_leave], drawing=True)
        kept = Kept.before_draw(hand[may_leave])
        features = features_of(seen, kept)
        values[may_leave, 0] = self.net.outputs(seen, kept, features)[:, LEAVING]
        return Draws(gins, may_leave, seen, kept, features, may_take, taking, values)

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

    def drawn(self, deals: Deals, at: Numbers) -> Options:
        """Return the options with a card from the stock."""
        eleven = deals.hands[at, deals.turn[at]]
        seen = deals.seen(at, eleven, drawing=False)
        return self._options(seen, eleven, *cheapest_discard(eleven))

    def _options(self, seen: Seen, allowed: Masks, knock: Numbers, left: Numbers) -> Options:
        kept = Kept.after(seen.hand, allowed)
        features = features_of(seen, kept)
        rows = np.full((len(seen.hand), KNOCK), -1)
        rows[kept.at, kept.discard] = np.arange(len(kept.at))
        considered = np.full((len(seen.hand), KNOCK + 1), -np.inf)
        considered[kept.at, kept.discard] = 0
        considered[left <= seen.limit, KNOCK] = 0
        options = Options(seen, kept, features, rows, considered, knock)
        return options._replace(values=options.valued(self.net.outputs(seen, kept, features)))
