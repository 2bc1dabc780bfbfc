"""Value network of gin: the values of ten cards, of a knock with them, and of leaving the upcard.

*strong* values a discard by three numbers. The network has two hidden layers and sees all that the seat may
know: the ten cards, what the other player took, who threw which card of the pile and which of these lately,
the score, and computed features, some for each discard and some once a turn. Its outputs are the expected
points after a discard, after a knock, and after leaving the upcard.

The weights (``value_net.npz``) were trained outside the program in the manner of TD-Gammon (G. Tesauro,
1995). A network was fitted to positions, each labelled with the result of the deal or with the value that
the previous network gave the position one turn later. Players using it produced the positions for the next
network: 40 million for a smaller network, then another 30 million. Nine of ten deals had a knock limit of
10, the others all lower ones. The opponents were the network itself, *strong*, a player who knocks at the
first chance, and one who plays like the simple bot of OpenSpiel. The unit is the increase in win probability
of one point at the beginning of a match, so losing many points at once costs the better player more than
winning as many brings.

In a model of the game outside the program, without playouts, it wins 62.1 ± 0.5 % of 40,000 matches to 100
against *strong* (the previous network 60.8 ± 0.7 %), 84 ± 0.7 % against the eager knocker and 80 ± 0.7 % (74
%) against the simple bot, of 10,000 each. Averaging three outputs for the same cards in permuted suits won
no more.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple, Self

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.gin.policies import FULL_STOCK, MELD_PAIRS, NEAR_TARGET, Outlook, rank_actions
from engine.ai.value_net import Layer, Row, Rows, header, hidden_layer, load_weights
from engine.cards import POINTS, Card, mask_of
from engine.games.gin.arrangement import best, deadwood, deadwood_after_throw, throws
from engine.games.gin.terms import BigGin, GinView, Knock, Phase
from engine.melds import fits

SMALL: Final = 4
"""Deadwood with which a knock is hardly ever undercut."""
LATELY: Final = 6
"""Cards at the top of the pile that count as thrown lately."""
LAST_THROWS: Final = 3
"""The other player's last discards, whose points indicate how high its remaining cards are."""
_FARTHEST: Final = 100
"""The distance to the target, in points, is capped at this."""

_TAKEN: Final = 52
"""Input of the first card that the other player took and holds; those of the hand come first."""
_THROWN: Final = 104
"""Input of the first card in the pile that the seat threw."""
_LEFT: Final = 156
"""Input of the first of the other cards in the pile."""
_OWN: Final = 208
"""Input of the first card that the seat took and holds."""
_LATE: Final = 260
"""Input of the first card in the pile that others threw lately."""
_BY_THROW: Final = 13
FEATURES: Final = 1
"""The version of the features; networks for other versions are refused."""


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: GinView) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    match view.phase:
        case Phase.DISCARD:
            return _evaluate_throws(view)
        case Phase.FIRST_UPCARD | Phase.DRAW:
            return _evaluate_draws(view)
        case _:
            return rank_actions(view)


def _evaluate_throws(view: GinView) -> Sequence[tuple[Action, float]]:
    found = rank_actions(view)
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


def _evaluate_draws(view: GinView) -> Sequence[tuple[Action, float]]:
    """Compare the best discard after taking the upcard with leaving it.

    The heuristic policy decides about an upcard that makes gin or raises the deadwood. Taking one that
    leaves it the same may be worth it, but only where the options limit takes: otherwise play could go round
    in circles (`docs/rules/gin.md` 3).
    """
    if TakeUpcard() not in view.legal:
        return rank_actions(view)
    upcard, hand = view.pile[-1], mask_of(view.hand)
    lowest = deadwood_after_throw(hand | 1 << upcard, upcard)
    highest = deadwood(hand) - (view.options.upcard_take_cap == 0)
    if lowest == 0 or lowest > highest:
        return rank_actions(view)
    (_, taking), *_ = _evaluate_throws(_after_taking(view))
    left = next(action for action in view.legal if action != TakeUpcard())
    chosen = [(TakeUpcard(), taking), (left, _Position.of(view).leaving())]
    return sorted(chosen, key=lambda option: -option[1])


def _after_taking(view: GinView) -> GinView:
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


class _Values(NamedTuple):
    """Outputs of the network in points: keep ten cards, knock with them, leave the upcard."""

    waiting: float
    knocking: float
    leaving: float


class _Net(NamedTuple):
    """The weights: by input for the first layer, by cell for the others."""

    cards: tuple[Row, ...]
    """First-layer weights by place and card."""
    throws: tuple[Row, ...]
    """By cell, the weights of the features of each discard."""
    turns: tuple[Row, ...]
    """By cell, the weights of the features of a turn."""
    first: Row
    """Biases of the first layer."""
    second: Layer
    answers: Layer

    def answer(self, partial: Iterable[float], counted: Sequence[float]) -> _Values:
        """Return the outputs for a partial first layer and the features of a discard."""
        cells = [
            cell if (cell := start + sum(map(mul, counted, weights))) > 0 else 0.0
            for start, weights in zip(partial, self.throws, strict=True)
        ]
        cells = hidden_layer(cells, self.second)
        return _Values(*(start + sum(map(mul, cells, weights)) for start, weights in self.answers))


@cache
def _net() -> _Net:
    """Load the network."""
    return _net_of(load_weights(__package__, header("gin", FEATURES)))


def _net_of(weights: Mapping[str, Rows]) -> _Net:
    """Return the network with these arrays."""
    features, second, answers = (
        tuple(zip(*weights[name], strict=True)) for name in ("features", "second", "answers")
    )
    (first,), (second_biases,), (answer_biases,) = (
        weights[name] for name in ("first", "second_biases", "answer_biases")
    )
    return _Net(
        weights["cards"],
        tuple(row[:_BY_THROW] for row in features),
        tuple(row[_BY_THROW:] for row in features),
        first,
        tuple(zip(second_biases, second, strict=True)),
        tuple(zip(answer_biases, answers, strict=True)),
    )


class _Position(NamedTuple):
    """What is the same for every discard of a turn."""

    view: GinView
    seat: int
    outlook: Outlook
    partial: list[float]
    """The first layer with the whole hand, without the features of a discard."""

    @classmethod
    def of(cls, view: GinView) -> Self:
        """Compute the inputs that all discards share."""
        seat, net = view.seat or 0, _net()
        thrown = set(view.thrown[seat])
        others = [card for card in view.pile if card not in thrown]
        late = set(others) & set(view.pile[-LATELY:])
        rows = [net.cards[card] for card in view.hand]
        rows += [net.cards[_OWN + card] for card in view.known[seat]]
        rows += [net.cards[_TAKEN + card] for card in view.known[1 - seat]]
        rows += [net.cards[_THROWN + card] for card in thrown]
        rows += [net.cards[_LEFT + card] for card in others]
        rows += [net.cards[_LATE + card] for card in late]
        counted = _turn_features(view, seat, others)
        partial = [
            sum(column) + sum(map(mul, counted, weights))
            for weights, *column in zip(net.turns, net.first, *rows, strict=True)
        ]
        return cls(view, seat, Outlook.of(view), partial)

    def after(self, thrown: Card) -> _Values:
        """Return the values of the ten cards that a discard leaves."""
        net, own = _net(), self.view.known[self.seat]
        held, pile = net.cards[thrown], net.cards[_THROWN + thrown]
        partial = [start - less + more for start, less, more in zip(self.partial, held, pile, strict=True)]
        if thrown in own:
            partial = [start - less for start, less in zip(partial, net.cards[_OWN + thrown], strict=True)]
        hand = mask_of(self.view.hand) ^ 1 << thrown
        throw = self.outlook.completing(thrown), POINTS[thrown]
        return net.answer(partial, self._throw_features(hand, len(own) - (thrown in own), throw))

    def leaving(self) -> float:
        """Return the value of leaving the upcard."""
        own = len(self.view.known[self.seat])
        return _net().answer(self.partial, self._throw_features(mask_of(self.view.hand), own, (0, 0))).leaving

    def _throw_features(self, hand: int, own: int, throw: tuple[float, int]) -> list[float]:
        """Return the features of ten cards.

        A *left* is the deadwood that the best discard leaves after one of the unseen cards was drawn.
        ``throw`` is the probability that the discard completes a meld of the other player, and its points;
        (0, 0) before a draw.
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
            sum(left <= SMALL for left in lefts) / count,
            sum(left * left for left in lefts) / count / 10,
            points,
            sum(any(loose & pair == pair for pair in MELD_PAIRS[card]) for card in unseen),
            loose.bit_count(),
            (fitting & mask_of(unseen)).bit_count(),
            arranged.deadwood <= view.knock_limit,
            own,
        ]


def _turn_features(view: GinView, seat: int, others: Sequence[Card]) -> list[float]:
    """Return the features that are computed once a turn.

    ``others`` are the cards of the pile that the seat did not throw, in order.
    """
    needed, needed_by_other = _needed(view)
    offered = view.phase is Phase.FIRST_UPCARD
    last = [POINTS[card] for card in others[-LAST_THROWS:]]
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
    """Return how many points the seat and the other player need, capped.

    A match of a fixed number of deals has no target, and one of three games has three.
    """
    if view.options.deals or view.options.hollywood:
        return _FARTHEST, _FARTHEST
    seat = view.seat or 0
    own, other = (min(_FARTHEST, view.options.target - view.scores[of]) for of in (seat, 1 - seat))
    return own, other
