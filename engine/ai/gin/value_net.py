"""Value network of gin: the values of ten cards, of a knock with them, and of leaving the upcard.

*strong* values a discard by three numbers. The network has two hidden layers and sees all that the seat may
know: the ten cards, what the other player took, who discarded which card of the pile and which of these
lately, the score, and computed features, some for each discard and some once a turn. Its outputs are the
expected points after a discard, after a knock, and after leaving the upcard.

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

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.gin.policies import considered, rank_actions
from engine.ai.gin.positions import NO_DISCARD, PLACES, Kept, Reals, Seen, bits_of, features_of
from engine.ai.value_net import header, load_weights
from engine.cards import mask_of
from engine.games.gin.arrangement import deadwood, deadwood_after_discard, discards
from engine.games.gin.terms import BigGin, GinView, Knock, Phase

FEATURES: Final = 1
"""The version of the features; networks for other versions are refused."""
WAITING: Final = 0
KNOCKING: Final = 1
LEAVING: Final = 2
"""The outputs: the value of keeping ten cards, of a knock with them, of leaving the upcard."""
_CARDS: Final = 52 * PLACES
_DISCARDED: Final = 2
_OWN: Final = 4
_ROWS_AT_ONCE: Final = 1 << 10


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: GinView) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    match view.phase:
        case Phase.DISCARD:
            return _evaluate_discards(view)
        case Phase.FIRST_UPCARD | Phase.DRAW:
            return _evaluate_draws(view)
        case _:
            return rank_actions(view)


def _evaluate_discards(view: GinView) -> Sequence[tuple[Action, float]]:
    knock, candidates = considered(view)
    if isinstance(knock, BigGin) or any(left == 0 for _, left in view.knocks):
        return rank_actions(view)
    actions: list[Discard | Knock] = [*candidates] if knock is None else [*candidates, knock]
    seen = Seen.of(view)
    cards = np.array([action.card for action in actions])
    kept = Kept(np.zeros(len(cards), np.intp), cards, seen.hand ^ np.left_shift(1, cards))
    outputs = net().outputs(seen, kept, features_of(seen, kept)).tolist()
    chosen: list[tuple[Action, float]] = [
        (action, found[WAITING if isinstance(action, Discard) else KNOCKING])
        for action, found in zip(actions, outputs, strict=True)
    ]
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
    lowest = deadwood_after_discard(hand | 1 << upcard, upcard)
    highest = deadwood(hand) - (view.options.upcard_take_cap == 0)
    if lowest == 0 or lowest > highest:
        return rank_actions(view)
    (_, taking), *_ = _evaluate_discards(_after_taking(view))
    left = next(action for action in view.legal if action != TakeUpcard())
    chosen = [(TakeUpcard(), taking), (left, _leaving(view))]
    return sorted(chosen, key=lambda option: -option[1])


def _after_taking(view: GinView) -> GinView:
    """Return the view after the upcard has been taken."""
    seat, upcard = view.seat or 0, view.pile[-1]
    options = discards(mask_of(view.hand) | 1 << upcard, upcard)
    knocks = tuple(discard for discard in options if discard[1] <= view.knock_limit)
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


def _leaving(view: GinView) -> float:
    """Return the value of leaving the upcard."""
    seen = Seen.of(view)
    kept = Kept.before_draw(seen.hand)
    return float(net().outputs(seen, kept, features_of(seen, kept))[0, LEAVING])


@cache
def net() -> "ValueNet":
    """Load the network."""
    return ValueNet.read(load_weights(__package__, header("gin", FEATURES)))


class ValueNet(NamedTuple):
    """The weights: for features as they are, and for outputs in points.

    The cards of a turn are added up once, and each discard changes the sum.
    """

    cards: Reals
    features: Reals
    """By feature: those of a discard, then those of a turn."""
    first: Reals
    second: Reals
    second_biases: Reals
    answers: Reals
    answer_biases: Reals

    @classmethod
    def read(cls, arrays: Mapping[str, NDArray[Any] | Sequence[Sequence[float]]]) -> Self:
        """Return the weights of a stored network; a bias may be a matrix of one row."""
        matrices = ("cards", "features", "second", "answers")
        found = {name: np.asarray(arrays[name], np.float32) for name in cls._fields}
        return cls(**{name: each if name in matrices else each.ravel() for name, each in found.items()})

    def outputs(self, seen: Seen, kept: Kept, features: Reals) -> Reals:
        """Return the three outputs for each ten cards, given their features."""
        places = np.stack((seen.hand, seen.taken, seen.discarded, seen.left, seen.own, seen.late), axis=1)
        cards = bits_of(places.ravel()).reshape(len(places), _CARDS).astype(np.float32)
        base = cards @ self.cards
        base += self.first
        hand, discarded, own = (self.cards[52 * place : 52 * place + 52] for place in (0, _DISCARDED, _OWN))
        moved = discarded - hand
        outputs = np.empty((len(kept.at), len(self.answer_biases)), np.float32)
        for begin in range(0, len(kept.at), _ROWS_AT_ONCE):
            part = slice(begin, begin + _ROWS_AT_ONCE)
            at, discard = kept.at[part], kept.discard[part]
            cells = features[part] @ self.features
            cells += base[at]
            if discard.size and discard[0] != NO_DISCARD:
                cells += moved[discard]
                had = (seen.own[at] >> discard & 1).nonzero()[0]
                cells[had] -= own[discard[had]]
            np.maximum(cells, 0, out=cells)
            cells = cells @ self.second
            cells += self.second_biases
            np.maximum(cells, 0, out=cells)
            outputs[part] = cells @ self.answers
        outputs += self.answer_biases
        return outputs
