"""Players that make their turns in many deals of rummy 500 at once."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.ai.rummy500.deals import PLAYOUT, Deal
from engine.ai.rummy500.features import Reals, Seen
from engine.ai.rummy500.players import NetPlayer, Options
from engine.ai.rummy500.playout import discard
from engine.ai.rummy500.value_net import Net
from engine.cards import Card


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


class Learner(NetPlayer):
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
        super().__init__(net)
        self._judge, self._rng = judge or net, rng
        self._explored, self._temperature = explored, temperature
        self._recorder = recorder

    def chosen(
        self, options: Options, seen: Seen, moments: NDArray[np.intp], gains: Reals, values: Reals
    ) -> list[int]:
        """Return the row of the chosen option of each deal, and record it."""
        best = options.highest(values)
        found = best
        if self._rng is not None and self._explored:
            sizes = np.diff([*options.starts, len(values)])
            some = np.repeat(self._rng.random(len(sizes)) < self._explored, sizes)
            noise = self._rng.gumbel(scale=self._temperature, size=len(values))
            found = options.highest(np.where(some, values + noise, values))
        if self._recorder is not None:
            self._record(self._recorder, options.deals, seen, moments, gains, best, found)
        return found

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
