"""What the value network of Hand sees of a position.

That is the end of a turn of the seat, or its next draw. A row has no cards, but what they promise: what the
hand can lay or could lay with one more card, how near everybody is to going out, what is left of the round,
and what the heuristics expect. All of it is in the seat's view. A network with planes of cards, and without
the heuristics, was about as good as *strong* after as many examples.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.ai.hand.features import PAIRS, Outlook, partner_of
from engine.ai.hand.outs import Outs, outs_of
from engine.cards import FACE, JOKER, Card
from engine.games.hand.melds import accepted_faces
from engine.games.hand.score import card_penalty
from engine.games.hand.terms import HandMeld, HandView

Reals = NDArray[np.float32]

FEATURES: Final = 1
"""The version of the inputs."""
_OTHERS: Final = 4
"""The most players beside the seat."""
_OF_OTHER: Final = 9
_OPENING: Final = 51.0
_NEAR_OPENING: Final = 41.0
_HAND: Final = 14
_LENGTHS: Final = 7
_GENERAL: Final = 14
_OWN: Final = 17
INPUTS: Final = _GENERAL + _OTHERS * _OF_OTHER + _OWN + _LENGTHS

CLOSED: Final = 0
OPENED: Final = 1
CLOSED_DRAW: Final = 2
OPENED_DRAW: Final = 3
HEADS: Final = 4
"""The outputs: the value after a turn, and before a draw, of a seat that has not opened or has."""

_FIRST, _SECOND = (
    np.array([[pair[at] for pair in (*pairs, *pairs)[:6]] for pairs in PAIRS[:JOKER]]) for at in (0, 1)
)
"""By face, six pairs with which it makes a meld of three."""


class End(NamedTuple):
    """The end of a turn: what the seat holds and has discarded, what lies on the table."""

    hand: tuple[Card, ...]
    discard: Card | None
    """None before a draw."""
    table: tuple[HandMeld, ...]
    opened: bool
    cost: float = 0.0
    """What the heuristics expect it to cost, in points."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What does not change during a turn of the seat."""

    view: HandView
    copies: Reals
    hidden: float
    danger: Reals
    general: Reals

    @classmethod
    def of(cls, view: HandView, outlook: Outlook | None = None) -> "Scene":
        """Count what the seat sees."""
        outlook = outlook or Outlook.of(view)
        copies = np.array(outlook.copies, np.float32)
        holds = np.array(outlook.next_holds[:JOKER], np.float32)
        danger = np.ones(JOKER + 1, np.float32)
        danger[:JOKER] = 1 - np.prod(1 - holds[_FIRST] * holds[_SECOND], axis=1, where=_DIFFERENT)
        return cls(view, copies, float(outlook.hidden), danger, _general(view))


_DIFFERENT: Final = np.array([[at < len(pairs) for at in range(_FIRST.shape[1])] for pairs in PAIRS[:JOKER]])
"""Where a pair is not one of those before."""


def _general(view: HandView) -> Reals:
    """Return the numbers that are the same for all ends of a turn."""
    seat, seats = view.seat or 0, len(view.held)
    partner = partner_of(view)
    found = np.zeros(_GENERAL + _OTHERS * _OF_OTHER, np.float32)
    found[seats - 2] = 1
    found[4:_GENERAL] = (
        bool(view.teams),
        view.stock / 80,
        view.stock / seats / 20,
        view.stock < 2 * seats,
        view.reshuffles / 2,
        sum(view.free) / seats,
        not any(view.opened),
        view.pile_size < 2 * seats,
        len(view.melds) / 10,
        1,
    )
    for step in range(1, seats):
        other = (seat + step) % seats
        held, free = view.held[other], view.free[other]
        at = _GENERAL + (step - 1) * _OF_OTHER
        found[at : at + _OF_OTHER] = (
            1,
            free,
            held / _HAND if free else 0,
            free and held == 1,
            free and held == 2,
            free and held == 3,
            free and held in (4, 5),
            other == partner,
            len(view.known[other]) / 5,
        )
    return found


def inputs(scene: Scene, ends: Sequence[End]) -> Reals:
    """Return a row for each of some ends of a turn."""
    rows = np.zeros((len(ends), INPUTS), np.float32)
    rows[:, : len(scene.general)] = scene.general
    own = rows[:, len(scene.general) :]
    held = np.zeros((len(ends), JOKER), np.float32)
    fits = np.zeros((len(ends), JOKER + 1), np.float32)
    known: dict[tuple[HandMeld, ...], NDArray[np.intp]] = {}
    for at, end in enumerate(ends):
        jokers = points = 0
        for card in end.hand:
            points += card_penalty(card, scene.view.options)
            if FACE[card] == JOKER:
                jokers += 1
            else:
                held[at, FACE[card]] = 1
        if end.discard is not None:
            own[at, 0] = FACE[end.discard] == JOKER
            own[at, 1] = scene.danger[FACE[end.discard]]
        if end.table not in known:
            known[end.table] = _faces_taken(scene, end.table)
        fits[at, known[end.table]] = 1
        own[at, 2:7] = (jokers == 1, jokers > 1, points / 100, len(end.hand) / _HAND, end.opened)
        own[at, 16] = end.cost / 100
        own[at, _OWN + min(len(end.hand), _LENGTHS) - 1] = end.opened
    made = (held[:, _FIRST] * held[:, _SECOND]).any(axis=2)
    own[:, 7] = fits @ scene.copies / scene.hidden
    own[:, 8] = made @ scene.copies[:JOKER] / scene.hidden
    own[:, 9] = (made * held).sum(axis=1) / 5
    own[:, 10] = (fits[:, :JOKER] * held).sum(axis=1) / 5
    _add_outs(scene, ends, own)
    return rows


def _faces_taken(scene: Scene, table: Sequence[HandMeld]) -> NDArray[np.intp]:
    mask = 0
    for meld in table:
        mask |= accepted_faces(meld, scene.view.options)
    return np.array([face for face in range(JOKER + 1) if mask >> face & 1], np.intp)


def _add_outs(scene: Scene, ends: Sequence[End], own: Reals) -> None:
    """Add what a hand that has not opened could lay."""
    at = [number for number, end in enumerate(ends) if not end.opened]
    if not at:
        return
    first = ends[at[0]]
    hand = first.hand if first.discard is None else (*first.hand, first.discard)
    outs = outs_of(
        hand, [None if ends[each].discard is None else FACE[ends[each].discard or 0] for each in at]
    )
    own[at, 11:16] = _chances(scene, outs)


def _chances(scene: Scene, outs: Outs) -> Reals:
    share = scene.copies / np.float32(scene.hidden)
    return np.stack(
        (
            outs.total / _OPENING,
            outs.laid / _HAND,
            (outs.points >= _OPENING) @ share,
            np.minimum(outs.points, _OPENING) @ share / _OPENING,
            (outs.covered >= _HAND) @ share,
        ),
        axis=1,
    )
