"""What ten cards are worth at gin, a knock with them, and the upcard: *expert* counts more than *strong*.

*strong* tells what a throw is worth by three numbers. Here a net of two layers is asked, which sees all that
the seat may: the ten cards, what the other player took, who threw which card of the pile and which of them
lately, the score, and numbers that are counted, some for each throw and some once for a turn. It answers with
what the seat can expect if it plays on after a throw, if it knocks, and if it leaves the upcard.

Its weights (``value_net.bin``) were found outside the program, in the way of TD-Gammon (G. Tesauro, 1995):
a net
was fitted to positions, each with what the deal brought in the end, or what the net before it expected a turn
later; whoever played by it produced the positions for the next one, after 40 million for a smaller net again
30 million. Nine deals of ten were played at a knock limit of 10, the others at all lower ones, in matches
against players like itself, *strong*, one who knocks at the first chance, and one who plays like the simple
bot of OpenSpiel. A point is what a point at the beginning of a match adds to the chance to win it: to lose
many at once costs more than to win as many brings, for whoever plays better.

In a model of the game outside the program, without any playout, it wins 62.1 ± 0.5 % of 40,000 matches to
100 against *strong* (the former net 60.8 ± 0.7 %), 84 ± 0.7 % against that eager player and 80 ± 0.7 % (74 %)
against the other, of 10,000 each. The mean of three answers, to the same cards with other suits, won no more.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple, Self

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.gin.policies import FULL_STOCK, MELD_PAIRS, NEAR_TARGET, Outlook, weighed
from engine.ai.value_net import Layer, Row, hidden_layer, load_weights
from engine.cards import POINTS, Card, mask_of
from engine.games.gin import BigGin, GinView, Knock, Phase
from engine.games.gin.arrangement import best, deadwood, deadwood_after_throw, throws
from engine.melds import fits

_SMALL: Final = 4
"""Deadwood with which a knock is hardly ever undercut."""
_LATELY: Final = 6
"""Cards at the top of the pile that were thrown lately."""
_LAST_THROWS: Final = 3
"""Throws of the other player by which it is told how dear the cards are that it has left."""
_FARTHEST: Final = 100
"""Points to the target beyond which it does not matter how far it is."""

_TAKEN: Final = 52
"""The first cards of the net are those of the hand, then come those that the other player took and holds,"""
_THROWN: Final = 104
"""… those in the pile that the seat threw,"""
_LEFT: Final = 156
"""… the others in the pile,"""
_OWN: Final = 208
"""… those that the seat took and holds,"""
_LATE: Final = 260
"""… and again those that it did not throw, if they were thrown lately."""
_CARDS: Final = 312
_BY_THROW: Final = 13
_BY_TURN: Final = 13
_WIDTH: Final = 512
_DEPTH: Final = 32
_ANSWERS: Final = 3


@lru_cache(maxsize=2)  # a review asks several times about one view
def appraised(view: GinView) -> Sequence[tuple[Action, float]]:
    """Return what is worth a thought, the best first, each with its worth in points, of which only the
    differences mean something.
    """
    match view.phase:
        case Phase.DISCARD:
            return _appraised_throws(view)
        case Phase.FIRST_UPCARD | Phase.DRAW:
            return _appraised_draws(view)
        case _:
            return weighed(view)


def _appraised_throws(view: GinView) -> Sequence[tuple[Action, float]]:
    found = weighed(view)
    if isinstance(found[0][0], BigGin) or any(left == 0 for _, left in view.knocks):
        return found
    position = _Position.of(view)
    chosen: list[tuple[Action, float]] = []
    for action, _ in found:
        if isinstance(action, Discard):
            chosen.append((action, position.after(action.card).waiting))
        elif isinstance(action, Knock):
            chosen.append((action, position.after(action.card).knocking))
    return sorted(chosen, key=lambda option: -option[1])


def _appraised_draws(view: GinView) -> Sequence[tuple[Action, float]]:
    """Weigh what the best throw after the upcard is worth against leaving it.

    It is a matter of course what to do with an upcard that makes gin, or raises the deadwood. One that leaves
    it the same may be worth a take, but only where the options let takes come to an end: it could go round in
    circles (section 3).
    """
    if TakeUpcard() not in view.legal:
        return weighed(view)
    upcard, hand = view.pile[-1], mask_of(view.hand)
    lowest = deadwood_after_throw(hand | 1 << upcard, upcard)
    highest = deadwood(hand) - (view.options.upcard_take_cap == 0)
    if lowest == 0 or lowest > highest:
        return weighed(view)
    (_, taking), *_ = _appraised_throws(_having_taken(view))
    left = next(action for action in view.legal if action != TakeUpcard())
    chosen = [(TakeUpcard(), taking), (left, _Position.of(view).leaving())]
    return sorted(chosen, key=lambda option: -option[1])


def _having_taken(view: GinView) -> GinView:
    """Return the view after the upcard has been taken."""
    seat, upcard = view.seat or 0, view.pile[-1]
    options = throws(mask_of(view.hand) | 1 << upcard, upcard)
    knocks = tuple(throw for throw in options if throw[1] <= view.knock_limit)
    return replace(
        view,
        phase=Phase.DISCARD,
        hand=tuple(sorted((*view.hand, upcard))),
        pile=view.pile[:-1],
        legal=(*(Discard(card) for card, _ in options), *(Knock(card) for card, _ in knocks)),
        drawn=upcard,
        taken=upcard,
        known=tuple((*cards, upcard) if of == seat else cards for of, cards in enumerate(view.known)),
        knocks=knocks,
    )


class _Worth(NamedTuple):
    """What the net says, in points: to play on with ten cards, to knock with them, to leave the upcard."""

    waiting: float
    knocking: float
    leaving: float


class _Net(NamedTuple):
    """The weights: by input those of the first layer, by cell those of the others."""

    cards: tuple[Row, ...]
    """By place and card."""
    throws: tuple[Row, ...]
    """By cell, those of what is counted for each throw,"""
    turns: tuple[Row, ...]
    """… and those of what is counted once for a turn."""
    first: Row
    """What the first layer begins with."""
    second: Layer
    answers: Layer

    def answer(self, begun: Iterable[float], counted: Sequence[float]) -> _Worth:
        """Return what the net says of a first layer that was begun, with what is counted for a throw."""
        cells = [
            cell if (cell := start + sum(map(mul, counted, weights))) > 0 else 0.0
            for start, weights in zip(begun, self.throws, strict=True)
        ]
        cells = hidden_layer(cells, self.second)
        return _Worth(*(start + sum(map(mul, cells, weights)) for start, weights in self.answers))


@cache
def _net() -> _Net:
    """Return the net of ``value_net.bin``, one layer after the other."""
    rows = load_weights(__package__)
    cards, counted, (first,) = rows(_CARDS, _WIDTH), rows(_WIDTH, _BY_THROW + _BY_TURN), rows(1, _WIDTH)
    throws, turns = zip(*((row[:_BY_THROW], row[_BY_THROW:]) for row in counted), strict=True)
    second, (begun,) = rows(_DEPTH, _WIDTH), rows(1, _DEPTH)
    answers, (last,) = rows(_ANSWERS, _DEPTH), rows(1, _ANSWERS)
    return _Net(
        cards,
        throws,
        turns,
        first,
        tuple(zip(begun, second, strict=True)),
        tuple(zip(last, answers, strict=True)),
    )


class _Position(NamedTuple):
    """What is the same for every throw of a turn."""

    view: GinView
    seat: int
    outlook: Outlook
    begun: list[float]
    """The first layer with the whole hand, and without what is counted for a throw."""

    @classmethod
    def of(cls, view: GinView) -> Self:
        """Look at the table."""
        seat, net = view.seat or 0, _net()
        thrown = set(view.thrown[seat])
        others = [card for card in view.pile if card not in thrown]
        late = set(others) & set(view.pile[-_LATELY:])
        rows = [net.cards[card] for card in view.hand]
        rows += [net.cards[_OWN + card] for card in view.known[seat]]
        rows += [net.cards[_TAKEN + card] for card in view.known[1 - seat]]
        rows += [net.cards[_THROWN + card] for card in thrown]
        rows += [net.cards[_LEFT + card] for card in others]
        rows += [net.cards[_LATE + card] for card in late]
        counted = _counted_once(view, seat, others)
        begun = [
            sum(column) + sum(map(mul, counted, weights))
            for weights, *column in zip(net.turns, net.first, *rows, strict=True)
        ]
        return cls(view, seat, Outlook.of(view), begun)

    def after(self, thrown: Card) -> _Worth:
        """Return what is worth what a throw leaves."""
        net, own = _net(), self.view.known[self.seat]
        held, pile = net.cards[thrown], net.cards[_THROWN + thrown]
        begun = [start - less + more for start, less, more in zip(self.begun, held, pile, strict=True)]
        if thrown in own:
            begun = [start - less for start, less in zip(begun, net.cards[_OWN + thrown], strict=True)]
        hand = mask_of(self.view.hand) ^ 1 << thrown
        throw = self.outlook.completing(thrown), POINTS[thrown]
        return net.answer(begun, self._counted(hand, len(own) - (thrown in own), throw))

    def leaving(self) -> float:
        """Return what it is worth to leave the upcard."""
        own = len(self.view.known[self.seat])
        return _net().answer(self.begun, self._counted(mask_of(self.view.hand), own, (0, 0))).leaving

    def _counted(self, hand: int, own: int, throw: tuple[float, int]) -> list[float]:
        """Return what of ten cards is counted. A *left* is the deadwood that the best throw leaves after one
        of the unseen cards was drawn. ``throw``: how likely the card thrown completes a meld of the other
        player, and its points; nothing before a draw.
        """
        view, unseen = self.view, self.outlook.unseen
        lefts = [deadwood_after_throw(hand | 1 << card) for card in unseen]
        count = max(1, len(lefts))
        arranged = best(hand)
        loose = mask_of(arranged.loose)
        fitting = mask_of({card for meld in arranged.melds for card in fits(meld)})
        completing, points = throw
        return [
            sum(lefts) / count if lefts else arranged.deadwood,
            lefts.count(0),
            completing,
            arranged.deadwood,
            sum(left <= view.knock_limit for left in lefts) / count,
            sum(left <= _SMALL for left in lefts) / count,
            sum(left * left for left in lefts) / count / 10,
            points,
            sum(any(loose & pair == pair for pair in MELD_PAIRS[card]) for card in unseen),
            loose.bit_count(),
            (fitting & mask_of(unseen)).bit_count(),
            arranged.deadwood <= view.knock_limit,
            own,
        ]


def _counted_once(view: GinView, seat: int, others: Sequence[Card]) -> list[float]:
    """Return what is counted once for a turn. ``others``: the cards of the pile that the seat did not throw,
    the last one last.
    """
    needed, needed_by_other = _needed(view)
    offered = view.phase is Phase.FIRST_UPCARD
    last = [POINTS[card] for card in others[-_LAST_THROWS:]]
    return [
        1 - view.stock / FULL_STOCK,
        len(view.known[1 - seat]),
        view.knock_limit / 10,
        needed / 100,
        needed_by_other / 100,
        max(0, NEAR_TARGET - needed) / NEAR_TARGET,
        max(0, NEAR_TARGET - needed_by_other) / NEAR_TARGET,
        offered and seat != view.dealer,
        offered and seat == view.dealer,
        view.phase is not Phase.DISCARD,
        len(others) / 10,
        sum(last) / len(last) / 10 if last else 1,
        seat == view.dealer,
    ]


def _needed(view: GinView) -> tuple[int, int]:
    """Return how many points the seat and the other lack, as far as that matters: a match of a fixed number
    of deals has no target, and one of three games has three.
    """
    if view.options.deals or view.options.hollywood:
        return _FARTHEST, _FARTHEST
    seat = view.seat or 0
    own, other = (min(_FARTHEST, view.options.target - view.scores[of]) for of in (seat, 1 - seat))
    return own, other
