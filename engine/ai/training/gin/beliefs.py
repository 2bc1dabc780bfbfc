"""Trains the belief network of gin: which cards the other player holds.

Method: the first network that was at tables plays against itself and against plain players. A position is
what a seat knows and the other hand, of which chance names some cards: the network is fitted by cross-entropy
to the others, each of which may be the next one (H. Larochelle, I. Murray, 2011; in any order: B. Uria et
al., 2014). The suits of a position are permuted by chance each time it is seen.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.ai.gin.belief_net import FEATURES, BeliefNet
from engine.ai.gin.deals import Deals
from engine.ai.gin.hands import Masks, Numbers, joined, suits_of
from engine.ai.gin.positions import BY_DISCARD, BY_TURN, PLACES, Flags, Kept, Reals, Seen, bits_of, places
from engine.ai.gin.turns import Draws, NetPlayer, Options
from engine.ai.training.contract import Positions, Trainer
from engine.ai.training.gin import BASELINE, dealt, frozen
from engine.ai.training.gin.players import Greedy, Player, Simple, play
from engine.ai.training.gin.values import MEANS, SPREADS
from engine.ai.training.network import Network

_CARDS: Final = 52 * PLACES
_KNOWN: Final = _CARDS + BY_TURN
_MEANS: Final = MEANS[BY_DISCARD:]
_SPREADS: Final = SPREADS[BY_DISCARD:]
_OTHERS: Final = (0.7, 0.1, 0.05, 0.05, 0.1)
"""The shares of the opponents: the network itself, three greedy players, and a simple one."""
_TINY: Final = 1e-9
EVEN: Final = "even"
"""The belief that all unseen cards are equally likely."""
OUTLOOK: Final = "outlook"
"""The belief of *strong*."""


class Watcher(NetPlayer):
    """Notes what it knows at each decision, and the other hand."""

    def __init__(self, player: NetPlayer) -> None:
        """Play as ``player``."""
        super().__init__(player.net)
        self.seen: list[Seen] = []
        self.others: list[Masks] = []

    def _note(self, deals: Deals, at: Numbers, seen: Seen) -> None:
        self.seen.append(seen)
        self.others.append(deals.hands[at, 1 - deals.turn[at]])

    def draws(self, deals: Deals, at: Numbers) -> Draws:
        """Note the choices."""
        found = super().draws(deals, at)
        self._note(deals, at[found.may_leave], found.seen)
        return found

    def discard(self, deals: Deals, at: Numbers, options: Options, chosen: Flags) -> None:
        """Note the discards."""
        self._note(deals, at[chosen], Seen._make(each[chosen] for each in options.seen))
        super().discard(deals, at, options, chosen)

    def noted(self) -> tuple[Seen, Masks]:
        """Return what was known, and the other hands."""
        seen = Seen._make(np.concatenate(each) for each in zip(*self.seen, strict=True))
        return seen, np.concatenate(self.others)


@dataclass(frozen=True)
class Hidden(Positions):
    """Positions with the cards of the other hand."""

    known: Masks
    """The places of a position, then the unseen cards, then those of them in the other hand."""
    features: Reals

    @classmethod
    def of(cls, seen: Seen, others: Masks) -> "Hidden":
        """Return positions with these other hands."""
        unseen = seen.unseen()
        cards = places(seen, Kept.before_draw(seen.hand))
        known = np.concatenate((cards, np.stack((unseen, others & unseen), axis=1)), axis=1)
        return cls(known, seen.turn_features())

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.known)

    def named(
        self, rows: NDArray[np.intp], rng: np.random.Generator, *, permuted: bool = True
    ) -> tuple[Reals, Flags, Reals]:
        """Return the inputs, the cards that may be next, and the share of each in the target."""
        known = self.known[rows]
        if permuted:
            order = rng.permuted(np.tile(np.arange(4), (len(rows), 1)), axis=1)
            suits = np.stack(suits_of(known), axis=2)
            a, b, c, d = np.take_along_axis(suits, order[:, None, :], axis=2).transpose(2, 0, 1)
            known = joined((a, b, c, d))
        unseen, hidden = bits_of(known[:, PLACES]), bits_of(known[:, PLACES + 1])
        count = (rng.random(len(rows)) * hidden.sum(axis=1)).astype(np.int64)
        rank = np.where(hidden, rng.random(hidden.shape), 2.0).argsort(axis=1).argsort(axis=1)
        named = hidden & (rank < count[:, None])
        inputs = np.empty((len(rows), _KNOWN + 52), np.float32)
        inputs[:, :_CARDS] = bits_of(known[:, :PLACES].ravel()).reshape(len(rows), _CARDS)
        inputs[:, _CARDS:_KNOWN] = (self.features[rows] - _MEANS) / _SPREADS
        inputs[:, _KNOWN:] = named
        target = (hidden & ~named).astype(np.float32)
        target /= np.maximum(1, target.sum(axis=1, keepdims=True))
        return inputs, unseen & ~named, target

    def gradients(
        self, network: Network, rows: NDArray[np.intp], rng: np.random.Generator
    ) -> tuple[list[Reals], float]:
        """Return the gradients of the mean cross-entropy in nats, and that cross-entropy."""
        inputs, free, target = self.named(rows, rng)
        cells = network.layers(inputs)
        chance = softmax(cells[-1], free)
        loss = -(target * np.log(np.maximum(chance, _TINY))).sum(axis=1).mean()
        return network.backward(cells, (chance - target) / np.float32(len(rows))), float(loss)


def softmax(odds: Reals, free: Flags) -> Reals:
    """Return the probability of each card from its log odds; those not ``free`` have none."""
    odds = np.where(free, odds, -np.inf)
    odds = np.exp(odds - odds.max(axis=1, keepdims=True))
    found: Reals = (odds / odds.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


@dataclass(frozen=True, kw_only=True)
class GinBeliefTrainer(Trainer):
    """How the belief network of gin is trained."""

    sizes: Sequence[int] = (_KNOWN + 52, 256, 52)
    deals: int = 256
    """Deals of one self-play."""
    key: str = "gin"
    net: str = "belief_net"
    features: int = FEATURES
    not_trained_for: str = "options other than the default ones and the knock limit"
    learnt_against: str = f"{BASELINE}, greedy players, one like OpenSpiel's simple bot: their hands"
    measured_by: str = (
        "positions of new deals; one is won if the cards asked for are likelier than if all unseen cards "
        "were equally likely (even), or than strong believes (outlook); half_width is that of the "
        "interval of 95 %"
    )
    opponents: Sequence[str] = (EVEN, OUTLOOK)

    def __post_init__(self) -> None:
        """Raise ValueError for a frozen opponent: there is none to learn to beat."""
        if self.against:
            raise ValueError("Beliefs are not learnt against an opponent.")

    def self_play(
        self,
        network: Network,  # noqa: ARG002 - the network that plays is not the one that learns
        averaged: Network,  # noqa: ARG002
        before: int,  # noqa: ARG002
        rng: np.random.Generator,
    ) -> Positions:
        """Play deals at all scores."""
        return Hidden.of(*_watched(self.deals, rng))

    def stored(self, network: Network) -> Mapping[str, Reals]:
        """Return the arrays that ``engine.ai.gin.belief_net`` reads."""
        into, first, answers, answer_biases = network.weights
        features = into[_CARDS:_KNOWN] / _SPREADS[:, None]
        known = np.concatenate((into[:_CARDS], features))
        return BeliefNet(known, into[_KNOWN:], first - _MEANS @ features, answers, answer_biases)._asdict()

    def matches(
        self, arrays: Mapping[str, NDArray[Any]], opponent: str, decks: int, rng: np.random.Generator
    ) -> NDArray[np.float64]:
        """Return in how many of two positions the cards asked for are likelier by the arrays.

        There are ``decks`` of these pairs, drawn from as many deals.
        """
        net = BeliefNet.read(arrays)
        seen, others = _watched(decks, rng)
        hidden = Hidden.of(seen, others)
        rows = rng.choice(len(hidden), 2 * decks, replace=False)
        inputs, free, target = hidden.named(rows, rng, permuted=False)
        inputs[:, _CARDS:_KNOWN] = hidden.features[rows]
        cells = np.maximum(inputs[:, :_KNOWN] @ net.known + inputs[:, _KNOWN:] @ net.named + net.first, 0)
        own = _likelihood(softmax(cells @ net.answers + net.answer_biases, free), target)
        held = seen.held()[rows, :52] if opponent == OUTLOOK else np.full(free.shape, 0.5)
        other = np.where(free, held, 0)
        likelier = own > _likelihood(other / other.sum(axis=1, keepdims=True), target)
        found: NDArray[np.float64] = likelier.reshape(decks, 2).mean(axis=1)
        return found


def _likelihood(chance: NDArray[Any], target: Reals) -> NDArray[np.float64]:
    found: NDArray[np.float64] = (target * np.log(np.maximum(chance, _TINY))).sum(axis=1)
    return found


def _watched(count: int, rng: np.random.Generator) -> tuple[Seen, Masks]:
    """Play deals; return what the network knew at its decisions, and the other hands."""
    watcher = Watcher(frozen(BASELINE))
    others: list[Player] = [Greedy(), Greedy(5), Greedy(0), Simple()]
    seats = np.zeros((count, 2), np.int64)
    seats[np.arange(count), rng.integers(2, size=count)] = rng.choice(len(_OTHERS), size=count, p=_OTHERS)
    play(dealt(count, rng), [watcher, *others], seats)
    return watcher.noted()
