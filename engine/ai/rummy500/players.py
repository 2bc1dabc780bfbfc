"""The player of the value network in many deals of rummy 500 at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.deals import Deal, Way
from engine.ai.rummy500.features import Counts, Moment, Reals, Seen
from engine.ai.rummy500.value_net import Net
from engine.cards import Card, cards_in, mask_of


class Options:
    """The options of the seats on turn in some deals, as positions.

    Those of a deal come one after the other.
    """

    def __init__(self, deals: Sequence[Deal]) -> None:
        self.deals = deals
        self.starts: list[int] = []
        """By deal, its first option."""
        self.moments: list[Moment] = []
        self.gains: list[int] = []
        """By option, the points that it puts down."""
        self._masks: list[tuple[int, int, int, int, int]] = []
        self._discards: list[int] = []

    def begin(self) -> None:
        """Go on to the next deal."""
        self.starts.append(len(self.gains))

    def add(
        self, moment: Moment, gain: int, masks: tuple[int, int, int, int, int], discard: int = -1
    ) -> None:
        """Add a position: hand, its shown cards, pile, table, and the cards that fit it."""
        self._discards.append(discard)
        self.moments.append(moment)
        self.gains.append(gain)
        self._masks.append(masks)

    def add_way(self, way: Way, known: int, pile: int) -> None:
        """Add the position before the discard."""
        masks = way.hand, known & way.hand, pile, way.laid, way.fitting
        self.add(Moment.DISCARDING, way.points, masks)

    def highest(self, values: NDArray[Any]) -> list[int]:
        """Return the row of the first of the highest values of each deal."""
        ends = [*self.starts[1:], len(values)]
        return [begin + int(values[begin:end].argmax()) for begin, end in zip(self.starts, ends, strict=True)]

    def arrays(self) -> tuple[Seen, NDArray[np.intp], Reals]:
        """Return the positions, their moments and gains."""
        return self.seen(), np.array(self.moments), np.array(self.gains, np.float32)

    def seen(self) -> Seen:
        """Return the positions."""
        at = np.repeat(np.arange(len(self.deals)), np.diff([*self.starts, len(self.gains)]))
        hand, shown, pile, table, fitting = np.array(self._masks, np.uint64).T
        nexts, known, counts = [], [], []
        for deal in self.deals:
            others = [(deal.turn + step) % deal.seats for step in range(1, deal.seats)]
            nexts.append(deal.known[others[0]])
            known.append(sum(deal.known[other] for other in others[1:]))
            held = [deal.hands[other].bit_count() for other in others]
            counts.append(Counts(deal.seats, len(deal.stock), held[0], min(held), sum(held), deal.idle))
        places = np.stack([deal.places for deal in self.deals])[at]
        discards = np.array(self._discards)
        (kept,) = (discards >= 0).nonzero()
        places[kept, discards[kept]] = np.bitwise_count(pile[kept]) - 1
        return Seen(
            hand,
            shown,
            pile,
            np.array(nexts, np.uint64)[at],
            np.array(known, np.uint64)[at],
            table,
            fitting,
            places,
            np.array(counts, np.float32)[at],
        )


class NetPlayer:
    """Makes the turns that a network values most."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def play(self, deals: Sequence[Deal]) -> None:
        """Make the turn of the seat on turn in each deal."""
        self.finish(self.draw_or_take(deals), deals)

    def finish(self, playing: Sequence[Deal], deals: Sequence[Deal]) -> None:
        """Put down in some of the deals, then discard in all that go on."""
        self._put_down(playing)
        self._discard([deal for deal in deals if deal.points is None])

    def draw_or_take(self, deals: Sequence[Deal]) -> list[Deal]:
        """Draw, or take and put down; return the deals in which a card was drawn."""
        options, takes = _draws(deals)
        drew = []
        for deal, each, which in zip(deals, takes, self._choose(options), strict=True):
            if which:
                count, way = each[which - 1]
                deal.take(count)
                deal.put_down(way)
            else:
                deal.draw()
                drew.append(deal)
        return drew

    def _put_down(self, deals: Sequence[Deal]) -> None:
        ways = [deal.ways(deal.hands[deal.turn], deal.pending, deal.banned) for deal in deals]
        options = Options(deals)
        for deal, each in zip(deals, ways, strict=True):
            options.begin()
            for way in each:
                options.add_way(way, deal.known[deal.turn], deal.piled)
        for deal, each, which in zip(deals, ways, self._choose(options), strict=True):
            deal.put_down(each[which])

    def _discard(self, deals: Sequence[Deal]) -> None:
        options = Options(deals)
        cards: list[list[Card]] = []
        for deal in deals:
            hand, known = deal.hands[deal.turn], deal.known[deal.turn]
            options.begin()
            cards.append([*cards_in(hand & ~deal.banned)])
            for card in cards[-1]:
                bit = 1 << card
                kept = hand ^ bit, known & ~bit, deal.piled | bit, deal.laid, deal.fitting
                options.add(Moment.KEEPING, 0, kept, card)
        for deal, each, which in zip(deals, cards, self._choose(options), strict=True):
            deal.discard(each[which])

    def worth(self, deals: Sequence[Deal]) -> Reals:
        """Return the value of each deal to the seat that is to draw, its lead included."""
        options, _ = _draws(deals)
        seen, moments, gains = options.arrays()
        values = gains + self.net.values(seen, moments)
        found = np.maximum.reduceat(values, options.starts)
        return found + np.array([deal.lead(deal.turn) for deal in deals], np.float32)

    def _choose(self, options: Options) -> list[int]:
        """Return the number of the chosen option of each deal."""
        if not options.deals:
            return []
        seen, moments, gains = options.arrays()
        values = gains + self.net.values(seen, moments)
        chosen = self.chosen(options, seen, moments, gains, values)
        return [which - start for which, start in zip(chosen, options.starts, strict=True)]

    def chosen(
        self,
        options: Options,
        seen: Seen,  # noqa: ARG002 - for players that learn
        moments: NDArray[np.intp],  # noqa: ARG002
        gains: Reals,  # noqa: ARG002
        values: Reals,
    ) -> list[int]:
        """Return the row of the chosen option of each deal."""
        return options.highest(values)


def _draws(deals: Sequence[Deal]) -> tuple[Options, list[list[tuple[int, Way]]]]:
    """Return the options of a draw: the stock, then each take with each way to put down."""
    options = Options(deals)
    takes: list[list[tuple[int, Way]]] = []
    for deal in deals:
        hand, known = deal.hands[deal.turn], deal.known[deal.turn]
        options.begin()
        options.add(Moment.DRAWING, 0, (hand, known, deal.piled, deal.laid, deal.fitting))
        takes.append([(count, way) for count, ways in deal.takes() for way in ways])
        for count, way in takes[-1]:
            taken = mask_of(deal.pile[-count:])
            options.add_way(way, known | taken, deal.piled ^ taken)
    return options, takes
