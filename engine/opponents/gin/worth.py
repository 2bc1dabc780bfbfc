"""What ten cards are worth at gin, and a knock with them: more than *strong* counts, for *expert*.

*strong* tells what a throw is worth by three numbers. Here a net of two layers is asked, which sees all that
the seat may: the ten cards, what the other player took, who threw which card of the pile, and sixteen numbers
that are counted (``_counted``). It answers with the points of the deal that the seat can expect if it plays
on, and those that a knock would bring.

Its weights (``worth.net``) were found outside the program, in the way of TD-Gammon (G. Tesauro, 1995): a net
was fitted to positions, each with the points that the deal brought in the end, or those that the net before
it expected a turn later; whoever played by it produced the positions for the next one, 40 million in all.
Most deals were played at a knock limit of 10, the others at all lower ones, against players like itself,
*strong*, and one who knocks at the first chance. Without any playout it wins 61 % of matches to 100 against
*strong* and 82 % against that eager player (16,000 matches each, ± 0.7 %), in a model of the game outside the
program; neither playouts nor asking it about draws made that more.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import islice
from operator import mul
from struct import unpack
from typing import Final, NamedTuple, Self

from engine.actions import Action, Discard
from engine.cards import POINTS, Card, cards_in, mask_of
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.games.gin.arrange import best, deadwood_after_throw
from engine.melds import fits
from engine.opponents.gin.players import (
    FULL_STOCK,
    MELD_PAIRS,
    Outlook,
    weighed,
)

__all__ = ["appraised"]

_LIKELY: Final = 6
"""Throws that are looked at: the best by what *strong* thinks,"""
_FAR: Final = 8.0
"""… and none that it thinks so many points worse than its best."""
_SMALL: Final = 4
"""Deadwood with which a knock is hardly ever undercut."""

_TAKEN: Final = 52
"""The first cards of the net are those of the hand, then come those that the other player took and holds,"""
_THROWN: Final = 104
"""… those in the pile that the seat threw,"""
_LEFT: Final = 156
"""… the others in the pile,"""
_OWN: Final = 208
"""… and those that the seat took and holds."""
_CARDS: Final = 260
_COUNTED: Final = 16
_WIDTH: Final = 256
_DEPTH: Final = 32


@lru_cache(maxsize=2)  # a review asks several times about one view
def appraised(view: GinView) -> Sequence[tuple[Action, float]]:
    """Return what is worth a thought, the best first, each with its worth in points, of which only the
    differences mean something.
    """
    found = weighed(view)
    throws = [(action.card, value) for action, value in found if isinstance(action, Discard)]
    gin = isinstance(found[0][0], BigGin) or any(left == 0 for _, left in view.knocks)
    if view.phase != Phase.DISCARD or gin:
        return found
    position = _Position.of(view)
    chosen: list[tuple[Action, float]] = [
        (Discard(card), position.after(card).waiting)
        for card, value in throws[:_LIKELY]
        if value >= throws[0][1] - _FAR
    ]
    chosen += [
        (action, position.after(action.card).knocking) for action, _ in found if isinstance(action, Knock)
    ]
    return sorted(chosen, key=lambda option: -option[1])


class _Worth(NamedTuple):
    """What ten cards are worth in points: to play on with them, and to knock."""

    waiting: float
    knocking: float


class _Net(NamedTuple):
    """The weights: by input those of the first layer, by cell those of the others."""

    cards: tuple[tuple[float, ...], ...]
    """By place and card."""
    counted: tuple[tuple[float, ...], ...]
    """By cell, those of what is counted."""
    first: tuple[float, ...]
    """What the first layer begins with."""
    second: tuple[tuple[float, tuple[float, ...]], ...]
    """By cell what it begins with, and its weights; so of the answers."""
    answers: tuple[tuple[float, tuple[float, ...]], ...]

    def answer(self, begun: Sequence[float], cards: Iterable[int], counted: Sequence[float]) -> _Worth:
        """Return what the net says of a sum that was begun with some cards, with more of them."""
        rows = [self.cards[card] for card in cards]
        cells = [
            cell if (cell := sum(column) + sum(map(mul, counted, weights))) > 0 else 0.0
            for weights, *column in zip(self.counted, begun, *rows, strict=True)
        ]
        cells = [
            cell if (cell := start + sum(map(mul, cells, weights))) > 0 else 0.0
            for start, weights in self.second
        ]
        return _Worth(*(start + sum(map(mul, cells, weights)) for start, weights in self.answers))


@cache
def _net() -> _Net:
    """Return the net of ``worth.net``: numbers of two bytes, one layer after the other."""
    data = files(__package__).joinpath("worth.net").read_bytes()
    numbers = iter(unpack(f"<{len(data) // 2}e", data))

    def rows(count: int, width: int) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(islice(numbers, width)) for _ in range(count))

    cards, counted, (first,) = rows(_CARDS, _WIDTH), rows(_WIDTH, _COUNTED), rows(1, _WIDTH)
    second, (begun,) = rows(_DEPTH, _WIDTH), rows(1, _DEPTH)
    answers, (last,) = rows(2, _DEPTH), rows(1, 2)
    return _Net(
        cards, counted, first, tuple(zip(begun, second, strict=True)), tuple(zip(last, answers, strict=True))
    )


class _Position(NamedTuple):
    """What is the same for every throw of a turn."""

    view: GinView
    seat: int
    outlook: Outlook
    begun: list[float]
    """The first layer, as far as it goes without the hand."""

    @classmethod
    def of(cls, view: GinView) -> Self:
        """Look at the table."""
        seat, net = view.seat or 0, _net()
        rows = [net.cards[_TAKEN + card] for card in view.known[1 - seat]]
        rows += [net.cards[(_THROWN if card in view.thrown[seat] else _LEFT) + card] for card in view.pile]
        begun = [sum(column) for column in zip(net.first, *rows, strict=True)]
        return cls(view, seat, Outlook.of(view), begun)

    def after(self, thrown: Card) -> _Worth:
        """Return what is worth what a throw leaves."""
        hand = mask_of(self.view.hand) ^ 1 << thrown
        own = [card for card in self.view.known[self.seat] if card != thrown]
        cards = [*cards_in(hand), _THROWN + thrown, *(_OWN + card for card in own)]
        return _net().answer(self.begun, cards, self._counted(hand, thrown, len(own)))

    def _counted(self, hand: int, thrown: Card, own: int) -> list[float]:
        """Return what of ten cards is counted. A *left* is the deadwood that the best throw leaves after one
        of the unseen cards was drawn.
        """
        view, unseen = self.view, self.outlook.unseen
        lefts = [deadwood_after_throw(hand | 1 << card) for card in unseen]
        count = max(1, len(lefts))
        arranged = best(hand)
        loose = mask_of(arranged.loose)
        fitting = mask_of({card for meld in arranged.melds for card in fits(meld)})
        return [
            sum(lefts) / count if lefts else arranged.deadwood,
            lefts.count(0),
            self.outlook.completing(thrown),
            arranged.deadwood,
            sum(left <= view.knock_limit for left in lefts) / count,
            sum(left <= _SMALL for left in lefts) / count,
            sum(left * left for left in lefts) / count / 10,
            POINTS[thrown],
            sum(any(loose & pair == pair for pair in MELD_PAIRS[card]) for card in unseen),
            loose.bit_count(),
            (fitting & mask_of(unseen)).bit_count(),
            arranged.deadwood <= view.knock_limit,
            1 - view.stock / FULL_STOCK,
            len(view.known[1 - self.seat]),
            own,
            view.knock_limit / 10,
        ]
