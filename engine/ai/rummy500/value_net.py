"""Value network of rummy 500: what a position is worth to a seat.

The value is the points that the seat still gains in this deal, less the mean of what the others gain. Three
outputs give it for three moments of a turn (``Moment``). The inputs are those of ``features.py``; the network
was made from nothing by ``python -m engine.ai.training rummy500`` (`value_net.json` beside it).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard
from engine.ai.rummy500.features import (
    CARDS,
    FEATURES,
    Counts,
    Moment,
    Reals,
    Seen,
    inputs,
    points_of,
    points_of_others,
    reordered,
)
from engine.ai.rummy500.policies import (
    Play,
    current_plays,
    discards_of,
    laid,
    not_taking,
    plays_with,
    stock_was_unused,
    table_of,
    takes_of,
)
from engine.ai.value_net import Layers, header, load_weights
from engine.cards import mask_of
from engine.games.rummy500.melds import Runs, runs_of
from engine.games.rummy500.terms import Phase, Rummy500Options, Rummy500View

_AT_ONCE: Final = 1 << 11
"""Positions that are evaluated at once: the arrays stay in the processor's cache."""
_PLAYS: Final = 8
"""The plays with the most points that are tried in each position of a turn."""
_WAYS: Final = 48
"""The most ways to put cards down in a turn."""
_ORDERS: Final = np.array([*permutations(range(4))])
"""The orders of the suits."""
_DEFAULT: Final = Rummy500Options()
_OF_MATCHES: Final = ("limit", "clock", "next_dealer", "stall_limit")
"""The options that change no deal, as long as a stall is as rare as under the default limit."""


class Net(Layers):
    """The weights of the network."""

    def values(self, seen: Seen, moments: NDArray[np.intp]) -> Reals:
        """Return the value of each position in points.

        Where the deal is over, it is what the hands are expected to count.
        """
        found = np.empty(len(moments), np.float32)
        for begin in range(0, len(found), _AT_ONCE):
            part = slice(begin, begin + _AT_ONCE)
            answers = self.outputs(inputs(seen.of(part)))
            found[part] = answers[np.arange(len(answers)), moments[part]]
        over = seen.over(moments)
        if over.any():
            ended = seen.of(over)
            found[over] = points_of_others(ended) - points_of(ended.hand)
        return found


@cache
def network() -> Net:
    """Load the network."""
    return Net.read(load_weights(__package__, header("rummy500", FEATURES)))


def knows(options: Rummy500Options) -> bool:
    """Return whether the network was trained for options.

    Under them deals are played as under the default ones.
    """
    if 0 < options.stall_limit < _DEFAULT.stall_limit:
        return False
    return replace(options, **{name: getattr(_DEFAULT, name) for name in _OF_MATCHES}) == _DEFAULT


class _Row(NamedTuple):
    """A position: the masks of ``Seen`` that change within a turn.

    ``discarded`` is the discard just made, if any.
    """

    hand: int
    shown: int
    pile: int
    table: int
    fitting: int
    discarded: int = 0


def seen_by(view: Rummy500View, rows: Sequence[_Row] = ()) -> Seen:
    """Return positions of the seat of a view, or the one of the view as it is."""
    runs, seat = runs_of(view.options), view.seat or 0
    seats = len(view.held)
    others = [(seat + step) % seats for step in range(1, seats)]
    known = [mask_of(view.known[other]) for other in others]
    held = [view.held[other] for other in others]
    counts = Counts(seats, view.stock, held[0], min(held), sum(held), view.turns_without_stock)
    if not rows:
        rows = [_row(_Way.now(view), runs, mask_of(view.known[seat]), mask_of(view.pile))]
    hand, shown, pile, table, fitting, discarded = np.array(rows, np.uint64).T
    count = len(rows)
    places = np.zeros((count, CARDS), np.int8)
    places[:, [*view.pile]] = np.arange(len(view.pile))
    (kept,) = discarded.nonzero()
    places[kept, np.bitwise_count(discarded[kept] - 1)] = len(view.pile)
    return Seen(
        hand,
        shown,
        pile,
        np.full(count, known[0], np.uint64),
        np.full(count, sum(known[1:]), np.uint64),
        table,
        fitting,
        places,
        np.tile(np.array(counts, np.float32), (count, 1)),
    )


class _Way(NamedTuple):
    """A state of a turn after some plays: their points, and the first of them."""

    hand: int
    table: tuple[int, ...]
    scored: int = 0
    first: Play | None = None

    @classmethod
    def now(cls, view: Rummy500View) -> Self:
        """Return the state of a turn as it is."""
        return cls(mask_of(view.hand), table_of(view))

    def lying(self) -> int:
        """Return the cards on the table."""
        return sum(self.table)

    def fitting(self, runs: Runs) -> int:
        """Return the cards that fit a meld on the table."""
        found = 0
        for meld in self.table:
            found |= runs.fit[meld]
        return found

    def ways(self, runs: Runs, plays: Sequence[Play] | None = None, must: int = 0) -> "list[_Way]":
        """Return the states that can be reached from here, those with the fewest plays first.

        ``plays`` are the possible first plays (None: all); only those with the cards in ``must`` count.
        """
        found: list[_Way] = [] if must else [self]
        level, known = [self], {(self.hand, tuple(sorted(self.table)))}
        while level and len(found) < _WAYS:
            after = []
            for way in level:
                choices = plays_with(way.hand, way.table, runs) if plays is None else plays
                able = [play for play in choices if play.cards & must == must]
                for play in sorted(able, key=lambda play: -play.points)[:_PLAYS]:
                    hand, table = way.hand ^ play.cards, laid(way.table, play)
                    same = hand, tuple(sorted(table))
                    if same not in known:
                        known.add(same)
                        after.append(_Way(hand, table, way.scored + play.points, way.first or play))
            level, plays, must = after, None, 0
            found += level[: _WAYS - len(found)]
        return found


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: Rummy500View) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    The values are the points that the seat still gains in this deal, less the mean of the others.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    found = _draw_values(view) if view.phase is Phase.DRAW else _play_values(view)
    return sorted(found.items(), key=lambda option: -option[1])


def _values(seen: Seen, moments: Sequence[Moment]) -> Reals:
    """Return the mean value of each position over all orders of its suits.

    The rules know no suits, and the errors of the network average out.
    """
    count = len(moments)
    at, orders = np.tile(np.arange(count), len(_ORDERS)), np.repeat(_ORDERS, count, axis=0)
    values = network().values(reordered(seen.of(at), orders), np.array(moments)[at])
    found: Reals = values.reshape(len(_ORDERS), count).mean(axis=0)
    return found


def _row(way: _Way, runs: Runs, shown: int, pile: int) -> _Row:
    return _Row(way.hand, shown & way.hand, pile, way.lying(), way.fitting(runs))


def _draw_values(view: Rummy500View) -> dict[Action, float]:
    """Compare drawing with the best that can be done after each take."""
    runs, now = runs_of(view.options), _Way.now(view)
    shown, pile = mask_of(view.known[view.seat or 0]), mask_of(view.pile)
    rows, moments = [_row(now, runs, shown, pile)], [Moment.DRAWING]
    actions: list[Action] = [not_taking(view)]
    scored = [0]
    for take in takes_of(view):
        taken = mask_of(view.pile[-take.count :])
        deepest = 1 << view.pile[-take.count]
        alone = take.count == 1
        must = 0 if alone and not stock_was_unused(view) else deepest
        for way in now._replace(hand=now.hand | taken).ways(runs, None, must):
            if not (alone and way.hand == deepest):
                rows.append(_row(way, runs, shown | taken, pile ^ taken))
                moments.append(Moment.DISCARDING)
                actions.append(take)
                scored.append(way.scored)
    values = _values(seen_by(view, rows), moments) + np.array(scored)
    found: dict[Action, float] = {}
    for action, value in zip(actions, values.tolist(), strict=True):
        found[action] = max(value, found.get(action, value))
    return found


def _play_values(view: Rummy500View) -> dict[Action, float]:
    """Compare the plays that may come next with each other, and with the discards."""
    runs, now = runs_of(view.options), _Way.now(view)
    shown, pile = mask_of(view.known[view.seat or 0]), mask_of(view.pile)
    banned = 0 if view.banned is None else 1 << view.banned
    plays, must = current_plays(view)
    ways = [way for way in now.ways(runs, plays, must) if not (banned and way.hand == banned)]
    rows = [_row(way, runs, shown, pile) for way in ways]
    moments = [Moment.DISCARDING] * len(rows)
    discards = [] if must else discards_of(view)
    for card in discards:
        bit = 1 << card
        kept = _row(now._replace(hand=now.hand ^ bit), runs, shown, pile | bit)
        rows.append(kept._replace(discarded=bit))
        moments.append(Moment.KEEPING)
    values = _values(seen_by(view, rows), moments).tolist()
    found: dict[Action, float] = {}
    stays = 0.0
    for way, value in zip(ways, values, strict=False):
        if way.first is None:
            stays = value
        else:
            action = way.first.action()
            found[action] = max(way.scored + value, found.get(action, way.scored + value))
    kept_values = values[len(ways) :]
    if discards:
        # The best discard is worth what the position before it is; the highest of many errs upwards.
        shift = stays - max(kept_values)
        found.update(
            {Discard(card): value + shift for card, value in zip(discards, kept_values, strict=True)}
        )
    return found or {view.legal[0]: 0.0}
