"""Players that make their turns in many deals of rummy 500 at once."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.features import Counts, Moment, Reals, Seen
from engine.ai.rummy500.playout import discard
from engine.ai.rummy500.value_net import Net
from engine.ai.training.rummy500.deals import PLAYOUT, Deal, Way
from engine.cards import Card, cards_in, mask_of


class Player(Protocol):
    """Makes turns."""

    def play(self, deals: Sequence[Deal]) -> None:
        """Make the turn of the seat on turn in each deal."""


class Plain:
    """Plays like the playouts of the search: what brings most points at once."""

    def play(self, deals: Sequence[Deal]) -> None:
        """Make the turns."""
        for deal in deals:
            hand, stalls = deal.hands[deal.turn], not any(True for _ in deal.takes())
            count = 0 if stalls else PLAYOUT.take_count(hand, deal.pile, deal.table, deal.fitting)
            must: Card | None = None
            if count:
                must = None if count == 1 else deal.pile[-count]
                deal.take(count)
            else:
                deal.draw()
            _put_down_all(deal, must)
            if deal.points is None:
                hand = deal.hands[deal.turn]
                deal.discard(discard(hand, hand & ~deal.banned, deal.fitting, deal.piled))


def _put_down_all(deal: Deal, must: Card | None) -> None:
    ways = deal.ways(deal.hands[deal.turn], must, deal.banned)
    if ways:
        deal.put_down(ways[-1])


class Step(NamedTuple):
    """A position of self-play: the target of its example follows from the steps after it.

    ``worth`` is the lead and what the judge expects on top of it. ``row`` is that of the example, -1 for the
    best choice of a decision that explored.
    """

    row: int
    lead: float
    worth: float


class Recorder:
    """Collects examples, and the steps of each seat of each deal."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.heads: list[NDArray[np.intp]] = []
        self.steps: dict[tuple[Deal, int], list[Step]] = {}
        self.count = 0


class Learner:
    """Plays what the network values most, and sometimes explores.

    A second network, the judge, says what the decisions are worth. The one that chose them would say too
    much: the highest of several values is most often one that errs upwards (H. van Hasselt, 2010).
    """

    def __init__(
        self,
        net: Net,
        rng: np.random.Generator | None = None,
        *,
        judge: Net | None = None,
        explored: float = 0.0,
        temperature: float = 1.0,
        recorder: Recorder | None = None,
    ) -> None:
        """``explored`` is the share of decisions with noise, ``temperature`` its points."""
        self._net, self._judge, self._rng = net, judge or net, rng
        self._explored, self._temperature = explored, temperature
        self._recorder = recorder

    def play(self, deals: Sequence[Deal]) -> None:
        """Make the turns."""
        self._put_down(self._draw_or_take(deals))
        self._discard([deal for deal in deals if deal.points is None])

    def _draw_or_take(self, deals: Sequence[Deal]) -> list[Deal]:
        """Draw, or take and put down; return the deals in which a card was drawn."""
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
        ways = [deal.ways(deal.hands[deal.turn], None, 0) for deal in deals]
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

    def _choose(self, options: "Options") -> list[int]:
        """Return the number of the chosen option of each deal, and record it."""
        if not options.deals:
            return []
        seen, moments = options.seen(), np.array(options.moments)
        gains = np.array(options.gains, np.float32)
        values = gains + self._net.values(seen, moments)
        ends = [*options.starts[1:], len(values)]
        best = _highest(values, options.starts, ends)
        chosen = best
        if self._rng is not None and self._explored:
            some = np.repeat(self._rng.random(len(ends)) < self._explored, np.diff([0, *ends]))
            noise = self._rng.gumbel(scale=self._temperature, size=len(values))
            chosen = _highest(np.where(some, values + noise, values), options.starts, ends)
        if self._recorder is not None:
            self._record(self._recorder, options.deals, seen, moments, gains, best, chosen)
        return [which - start for which, start in zip(chosen, options.starts, strict=True)]

    def _record(
        self,
        recorder: Recorder,
        deals: Sequence[Deal],
        seen: Seen,
        moments: NDArray[np.intp],
        gains: Reals,
        best: Sequence[int],
        chosen: Sequence[int],
    ) -> None:
        rows, over = np.array(chosen), seen.over(moments)
        judged = gains + 0.0
        for part in (rows, np.array(best)[rows != best]):
            judged[part] += self._judge.values(seen.of(part), moments[part])
        kept = rows[~over[rows]]
        recorder.seen.append(seen.of(kept))
        recorder.heads.append(moments[kept])
        row = recorder.count - 1
        recorder.count += len(kept)
        for deal, which, highest in zip(deals, chosen, best, strict=True):
            lead = deal.lead(deal.turn)
            steps = recorder.steps.setdefault((deal, deal.turn), [])
            if which != highest:
                steps.append(Step(-1, lead, lead + float(judged[highest])))
            if not over[which]:
                row += 1
                steps.append(Step(row, lead + float(gains[which]), lead + float(judged[which])))


def _highest(values: NDArray[Any], starts: Sequence[int], ends: Sequence[int]) -> list[int]:
    """Return the first of the highest values in each part of them."""
    return [begin + int(values[begin:end].argmax()) for begin, end in zip(starts, ends, strict=True)]


class Options:
    """The options of the seats on turn in some deals, as positions, those of a deal one after the other."""

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


def play(deals: Sequence[Deal], players: Sequence[Player], seats: Sequence[Sequence[int]]) -> None:
    """Play the deals to their ends.

    ``seats`` has for each deal and seat the number of its player.
    """
    going = [*range(len(deals))]
    while going:
        on_turn = [seats[at][deals[at].turn] for at in going]
        for number, player in enumerate(players):
            mine = [deals[at] for at, of in zip(going, on_turn, strict=True) if of == number]
            if mine:
                player.play(mine)
        going = [at for at in going if deals[at].points is None]
