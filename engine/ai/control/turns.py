"""The ends of a turn of Control Card Rummy, as positions for the value network."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.control.features import (
    Cards,
    Controls,
    faces_of,
    kind_chances,
    kinds_at,
    next_player_chances,
    unseen_by,
)
from engine.ai.control.policies import (
    TableMeld,
    TurnState,
    after_lay_off,
    after_meld,
    lay_offs_of,
    melds_under,
    opened_by,
    signature,
    turn_start,
)
from engine.ai.control.positions import NO_CARD, Position, Setting, inputs
from engine.cards import FACE, RANK, SUIT, Card, card_of, cards_in
from engine.games.control.control_cards import ControlKind, Customs
from engine.games.control.terms import ControlOptions, ControlView, Meld, Phase, PlayControl, TurnOver

_MELDS: Final = 10
"""Melds of a turn that are followed: those of the most points."""
_LAY_OFFS: Final = 8
"""Ways to lay off that are followed for each of them."""


class Option(NamedTuple):
    """A way to go on: its first action, and the number of the position it leads to.

    ``output`` is the output of the network that values it. A way that ends the deal leads to ``OUT``, and
    ``points`` are what it brings.
    """

    action: Action
    position: int
    output: int = 0
    points: float = 0.0


OUT: Final = -1
_DRAWN: Final = 16
"""Sampled cards that could be drawn from the stock."""
_BY_NUMBER: Final = tuple(sorted(range(52), key=lambda face: (RANK[face], face)))
AFTER: Final = 0
DRAWING: Final = 1
"""The outputs of the network: at the end of a turn, and before a draw from the stock."""


def worth_of(option: Option, outputs: NDArray[np.float32]) -> float:
    """Return the value of a way to go on, given the outputs of the network in points."""
    return option.points if option.position == OUT else outputs.item(option.position, option.output)


class Batch(NamedTuple):
    """Positions of many decisions."""

    settings: list[Setting]
    positions: list[Position]

    @classmethod
    def new(cls) -> Self:
        """Return an empty batch."""
        return cls([], [])

    def inputs(self) -> NDArray[np.float32]:
        """Return the inputs of the network for the positions."""
        return inputs(self.settings, self.positions)


class Options:
    """The ways in which a turn can go on."""

    def __init__(self, view: ControlView, batch: Batch) -> None:
        """Follow the turn to its ends, and add these to the batch."""
        self._view, self._batch = view, batch
        self._live = unseen_by(view)
        self._holds = next_player_chances(view, self._live, max(1, sum(self._live)))
        self._controls = Controls.of(view)
        self._shared, self._least = _shared(view), _least(view)
        self.found: list[Option] = []
        if view.phase is Phase.DRAW:
            self._draw()
        else:
            # Of two equal cards the deal lists one.
            listed = {signature(action): action for action in reversed(view.legal)}
            melds = [action for action in view.legal if isinstance(action, Meld)]
            self._finish(view.hand, view.taken, melds)
            own = {option.action: listed.get(signature(option.action)) for option in self.found}
            self.found = [
                Option(action, *option[1:])
                for option in self.found
                if (action := own[option.action]) is not None
            ] or [Option(view.legal[-1], OUT)]

    def values(self, outputs: NDArray[np.float32]) -> list[float]:
        """Return the value of each way from the outputs of the network, all in points."""
        return [worth_of(option, outputs) for option in self.found]

    def _draw(self) -> None:
        view = self._view
        stock = view.legal[0]
        # The order of a pile that was turned over is public.
        known = view.turned[:1] if view.stock else view.pile[:1]
        if isinstance(stock, TurnOver) and (not view.pile or view.turnovers >= view.options.most_turnovers):
            self.found.append(Option(stock, OUT))
        elif known:
            self._draw_card(stock, known[0], None)
        else:
            self._set(view.hand, view.in_force, view.own_controls, now=True)
            state = turn_start(view, view.hand)
            self._add(stock, *_masks(view.hand), _table(state.table, view), NO_CARD, DRAWING)
        if TakeUpcard() in view.legal:
            self._draw_card(TakeUpcard(), view.pile[-1], view.pile[-1])

    def _draw_card(self, action: Action, card: Card, taken: Card | None) -> None:
        view, begun = self._view, len(self.found)
        hand = (*view.hand, card)
        self._finish(hand, taken, melds_under(view, hand, (*view.in_force, *view.own_controls)))
        self.found[begun:] = [Option(action, *option[1:]) for option in self.found[begun:]]

    def _finish(self, hand: Cards, taken: Card | None, melds: Sequence[Meld]) -> None:
        """Follow the turn with the control cards in force, and with each that could be played."""
        view = self._view
        self._set(hand, view.in_force, view.own_controls, now=False)
        start = turn_start(view, hand)
        self._follow(start, taken, melds)
        for action in view.legal:
            if isinstance(action, PlayControl):
                up = view.options.controls_in_force
                in_force = (action.kind, *view.in_force[: up - 1], *view.options.level_kinds)
                own = list(view.own_controls)
                own.remove(action.kind)
                self._set(hand, in_force, tuple(own), now=False)
                possible = melds_under(view, hand, in_force) if view.phase is Phase.PLAY else []
                self._follow(start._replace(first=action), taken, possible)

    def drawing(self) -> list[list[Option]]:
        """Add the ends of this turn with cards that could be drawn; return them, card by card."""
        kept, ways = self.found, []
        for card in self._sample():
            self.found = []
            self._draw_card(DrawStock(), card, None)
            ways.append(self.found)
        self.found = kept
        return ways

    def _sample(self) -> list[Card]:
        """Choose cards that could be drawn, evenly among the unseen ones."""
        faces = [face for face in _BY_NUMBER for _ in range(self._live[face])]
        chosen = [faces[(2 * at + 1) * len(faces) // (2 * _DRAWN)] for at in range(_DRAWN)]
        # Two equal cards in a hand are two copies.
        return [card_of(RANK[face], SUIT[face], int(face in self._view.hand)) for face in chosen]

    def _set(
        self, hand: Cards, in_force: tuple[ControlKind, ...], own: tuple[ControlKind, ...], *, now: bool
    ) -> None:
        options = self._view.options
        chances, next_chances = kind_chances(self._controls, in_force, own, now=now)
        self._batch.settings.append(
            Setting(
                (_kinds_at(options, self._controls.seats), options.customs),
                chances,
                next_chances,
                self._live,
                self._holds,
                faces_of(hand),
                self._controls.seats - 1,
                self._least,
                self._shared,
            )
        )

    def _follow(self, start: TurnState, taken: Card | None, melds: Sequence[Meld]) -> None:
        view, first = self._view, start.first
        most = sorted(melds, key=lambda meld: -sum([RANK[card] + 1 for card in meld.cards]))[:_MELDS]
        states = [start, *(after_meld(view, start, meld)._replace(first=first or meld) for meld in most)]
        for state in states:
            for laid in _laid_off(view, state):
                self._end(laid, taken)

    def _end(self, state: TurnState, taken: Card | None) -> None:
        table = _table(state.table, self._view)
        if state.first is not None and not state.hand:
            self.found.append(Option(state.first, OUT, AFTER, table.own))
            return
        hand, twins = _masks(state.hand)
        discarded = 0
        for card in state.hand:
            face = 1 << FACE[card]
            if card == taken or discarded & face:
                continue
            discarded |= face
            action = state.first or Discard(card)
            if len(state.hand) == 1:
                self.found.append(Option(action, OUT, AFTER, table.own))
                continue
            if twins & face:
                self._add(action, hand, twins ^ face, table, FACE[card], AFTER)
            else:
                self._add(action, hand ^ face, twins, table, FACE[card], AFTER)

    def _add(
        self, action: Action, hand: int, twins: int, table: "_Table", discarded: int, output: int
    ) -> None:
        settings, positions = self._batch
        self.found.append(Option(action, len(positions), output))
        positions.append(Position(len(settings) - 1, hand, twins, *table, discarded))


def _masks(cards: Cards) -> tuple[int, int]:
    """Return the faces of cards, and those that are there twice."""
    once = twice = 0
    for card in cards:
        face = 1 << FACE[card]
        twice |= once & face
        once |= face
    return once, twice


@lru_cache(maxsize=64)
def _kinds_at(options: ControlOptions, seats: int) -> tuple[ControlKind, ...]:
    return tuple(sorted(kind for kind, _ in kinds_at(options, seats)))


class _Table(NamedTuple):
    """The table as one seat sees it."""

    opened: int
    own_opened: int
    own: int
    others: int


def _table(melds: tuple[TableMeld, ...], view: ControlView) -> _Table:
    return _table_of(melds, view.seat or 0, view.options.customs)


@lru_cache(maxsize=1_000)
def _table_of(melds: tuple[TableMeld, ...], seat: int, customs: Customs) -> _Table:
    own = [meld for meld in melds if meld.owner == seat]
    points = [sum([RANK[face] + 1 for face in cards_in(meld.faces)]) for meld in melds]
    owned = sum(each for meld, each in zip(melds, points, strict=True) if meld.owner == seat)
    return _Table(opened_by(melds, customs), opened_by(own, customs), owned, sum(points) - owned)


def _laid_off(view: ControlView, state: TurnState) -> list[TurnState]:
    """Return ways to lay off, preferring own melds."""
    found: dict[Cards, TurnState] = {}
    left = [state]
    while left and len(found) < _LAY_OFFS:
        state = left.pop()
        if state.hand in found:
            continue
        found[state.hand] = state
        on: dict[Cards, int] = {}
        for cards, at in lay_offs_of(state, _table(state.table, view).opened, view.options.customs):
            if cards not in on or state.table[at].owner == view.seat:
                on[cards] = at
        left += [after_lay_off(view, state, cards, at) for cards, at in reversed(on.items())]
    return [*found.values()]


def _least(view: ControlView) -> int:
    """Return the fewest cards that another player holds."""
    return min(held for other, held in enumerate(view.held) if other != view.seat)


def _shared(view: ControlView) -> tuple[float, ...]:
    """Return the inputs that all positions of a decision share."""
    seats = len(view.held)
    following = ((view.seat or 0) + 1) % seats
    return (
        float(seats > 2),
        (seats - 2) / 4,
        view.stock / 40,
        len(view.known[following]) / 5,
        view.held[following] / 10,
        float(view.turnovers),
        view.idle_turns / 10,
    )
