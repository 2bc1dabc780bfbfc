"""Value network of panguingue: the chips that the rest of a deal will bring, for *expert*.

Counting looks one card ahead. The network has two hidden layers. Its inputs are all that the seat may know:
its cards and melds, the unseen cards of each kind, what fits the melds of the others, and some numbers of
``Outlook``; its output is the chips that the deal will still bring.

``python -m engine.ai.training panguingue`` makes such a network. The weights that ship (``value_net.npz``)
are older: they were trained outside the program in the manner of TD-Gammon (G. Tesauro,
1995): the network was fitted to its own values after the next turns and to the results of deals, while it
played 1.1 million deals of two to seven against itself, the counting player (``rank_actions``), and
*strong*. All were under the default options. Under those of ``page`` and ``card_room`` it beats the counting
player, too, and under those of ``britannica`` it plays equally well.

Without playouts it wins 69 % of matches between two against *strong*, and 1.47 times its share among two of
them (4,000 and 3,000 matches in a model of the game outside the program, ± 1.1 % and ± 0.05); the counting
player wins 62 % and 1.27. The counting player decides whether to play a hand at all: between two the network
drops one hand in seven, and wins a little less. Playouts to the seat's next turn in 32 worlds, with the
network on every seat, gained 0.16 ± 0.08 chips a deal with an earlier network, but take a hundred times as
long.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from operator import mul
from typing import Final, NamedTuple, Self

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.panguingue.policies import (
    CARD_OF,
    OUT_NOW,
    Outlook,
    TurnSearch,
    board_of,
    index,
    rank_actions,
    turn_to_finish,
    unseen,
    usable,
    with_upcard,
)
from engine.ai.value_net import Layer, Row, Rows, header, hidden_layer, load_weights
from engine.cards import SUIT, Card
from engine.games.panguingue.choices import distinct
from engine.games.panguingue.melds import PLACE, fits, is_group, layoff_value
from engine.games.panguingue.terms import Condition, Demand, DrawnCard, NoDemand, PanMeld, PanView, Phase
from engine.games.panguingue.turn import Turn

_FACES: Final = 40
_ALIKE: Final = 3
"""Equal cards in hand that have inputs of their own; melded cards have one less."""
_MOST: Final = 2
"""The most chips that each player can pay for a lay-off."""

# The inputs of the network: the number of the first of each kind.
_HAND: Final = 0
_TAKES: Final = 120
_MELDED: Final = 240
_UNSEEN: Final = 320
_THEY_TAKE: Final = 360
_THROWN: Final = 480
_FED: Final = 520
_MOMENT: Final = 523
_OWN_SIZE: Final = 526
_RIVAL_SIZE: Final = 538
_TABLE: Final = 550
_TWO: Final = 557
_BOARD: Final = 558
_NEXT_CARD: Final = 563
_MELDS: Final = 564
INPUTS: Final = 568
FEATURES: Final = 1
"""The version of the inputs."""
CHIPS: Final = 5.0
"""Chips for an output of one."""


def evaluate(view: PanView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and the expected chips of the rest of the deal.

    The best comes first. Where the seat can go out, no other action is returned.
    """
    return evaluate_by(_net(), view)[0]


def evaluate_by(net: "Net", view: PanView) -> tuple[list[tuple[Action, float]], "Position | None"]:
    """Return the same by another network, and the position that it was asked about."""
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)], None
    found: list[tuple[Action, float]]
    match view.phase:
        case Phase.DECLARE:
            return rank_actions(view), None
        case Phase.DEMAND:
            position = Position(net, view, view.turn)
            found = [(Demand(), position.at(_DEMANDED)), (NoDemand(), position.at(_LEFT))]
        case Phase.START:
            position = Position(net, view, _after(view))
            found = [(view.legal[-1], position.at(_DRAWING))]
            if TakeUpcard() in view.legal and usable(view):
                turn = with_upcard(view)
                line = TurnSearch(position, view.seat or 0)
                found.append((TakeUpcard(), line.best(turn, turn.choices()).value))
        case _:
            position = Position(net, view, _after(view))
            turn = turn_to_finish(view)
            found = []
            for value, action in TurnSearch(position, view.seat or 0).ways(turn, view.legal):
                found += position.thrown(turn) if action is None else [(action, value)]
            found = found or position.thrown(turn)
    found.sort(key=lambda option: -option[1])
    going_out = [(action, value - OUT_NOW) for action, value in found if value > OUT_NOW / 2]
    return going_out or found, position


def expected_chips(view: PanView) -> float:
    """Return the expected chips of the rest of the deal, before another seat's turn."""
    return Position(_net(), view, view.turn).at(_AFTER)


_AFTER: Final[int | None] = None
_DRAWING: Final = 0
_DEMANDED: Final = 1
_LEFT: Final = 2
"""Moments: after a discard, or when a player leaves the pile, demands, or does not demand."""


def _after(view: PanView) -> int:
    """Return the seat that plays after the one on turn."""
    seats = len(view.held)
    around = ((view.turn + step) % seats for step in range(1, seats))
    return next(seat for seat in around if seat not in view.dropped)


def _fitting_cards(board: Iterable[PanMeld], view: PanView) -> dict[int, int]:
    """Return which of the forty cards fit a board, and what each payer would pay for each."""
    options = view.options
    found: dict[int, int] = {}
    for meld in board:
        cards, condition = meld.cards, meld.recognised
        place, suit = PLACE[cards[0]], SUIT[cards[0]]
        pays = 0
        if condition is not None and options.layoff_pays:
            pays = min(_MOST, layoff_value(condition, meld.suit, options))
        if is_group(cards):
            for at in range(place, 40, 10):
                if fits(cards, CARD_OF[at], options):
                    counts = condition is not Condition.C3 or at // 10 == meld.suit
                    found[at] = max(found.get(at, 0), pays * counts)
        else:
            for near in (place - 1, PLACE[cards[-1]] + 1):
                if 0 <= near < 10:
                    at = 10 * suit + near
                    found[at] = max(found.get(at, 0), pays)
    return found


class Net(NamedTuple):
    """The weights of the network.

    ``rows`` are those of the first layer by input, ``table`` and ``board`` those of measured inputs by cell,
    ``first`` the biases of the first layer.
    """

    rows: tuple[Row, ...]
    table: tuple[Row, ...]
    """Weights of the unseen cards and the state of the table."""
    board: tuple[Row, ...]
    """Weights of the features of a board."""
    first: Row
    second: Layer
    answer: Row
    output_bias: float

    def begin(
        self, partial: Sequence[float], rows: Iterable[int], weights: Sequence[Row], measured: Sequence[float]
    ) -> list[float]:
        """Return the partial first layer with these inputs added."""
        return [
            sum(column) + sum(map(mul, measured, cell))
            for cell, *column in zip(weights, partial, *[self.rows[row] for row in rows], strict=True)
        ]

    def chips(self, partial: Sequence[float], rows: Iterable[int], next_card: float) -> float:
        """Return the expected chips from each payer, given a partial first layer."""
        cells = [
            cell if (cell := sum(column) + next_card * weight) > 0 else 0.0
            for weight, *column in zip(
                self.rows[_NEXT_CARD], partial, *[self.rows[row] for row in rows], strict=True
            )
        ]
        cells = hidden_layer(cells, self.second)
        chips: float = CHIPS * (self.output_bias + sum(map(mul, cells, self.answer)))
        return chips

    @classmethod
    def read(cls, weights: Mapping[str, Rows]) -> Self:
        """Return the network of stored arrays."""
        inputs, second = weights["inputs"], zip(*weights["second"], strict=True)
        (first,), (starts,), (answer,), ((output_bias,),) = (
            weights[name] for name in ("first", "second_biases", "answer", "answer_bias")
        )
        table = zip(*inputs[_UNSEEN : _UNSEEN + _FACES], *inputs[_TABLE:_TWO], strict=True)
        board = zip(*inputs[_BOARD:_NEXT_CARD], strict=True)
        layer = tuple(zip(starts, second, strict=True))
        return cls(inputs, (*table,), (*board,), first, layer, answer, output_bias)


@cache
def _net() -> Net:
    """Load the network."""
    return Net.read(load_weights(__package__, header("panguingue", FEATURES)))


class _Seen(NamedTuple):
    """Some inputs of a position, and the first layer with them."""

    partial: list[float]
    rows: list[int]
    """The inputs that are one."""
    measured: list[float]


class Position:
    """Evaluates the positions of one seat for a ``TurnSearch``; ``mover`` is who moves next."""

    def __init__(self, net: Net, view: PanView, mover: int) -> None:
        left = unseen(view)
        if view.drawn is not None and view.drawn not in view.hand:
            left[index(view.drawn)] -= 1
        count = sum(left) or 1
        outlook = Outlook.of(view)
        self._outlook = replace(outlook, live=tuple(each / count for each in left))
        self._view = view
        self._net = net
        self._boards: dict[tuple[PanMeld, ...], _Seen] = {}
        self._kept: dict[tuple[object, ...], float] = {}
        self.payers, self.prize = outlook.payers, outlook.prize
        self._next_takes: dict[int, int] = {}
        live, seat = self._outlook.live, view.seat or 0
        rows, pays = [], []
        takes_often = takes_chips = 0.0
        for other in range(len(view.held)):
            if other == seat or other in view.dropped:
                continue
            board = board_of(view, other)
            takes = _fitting_cards(board, view)
            if other == mover:
                self._next_takes = takes
                rows += [_THEY_TAKE + _FACES * each + at for at, each in takes.items()]
            takes_often += sum(live[at] for at in takes)
            takes_chips += sum(live[at] * each for at, each in takes.items())
            rows.append(_RIVAL_SIZE + sum(len(meld.cards) for meld in board))
            pays.append(outlook.each_pays(board))
        if self.payers == 1:
            rows.append(_TWO)
        measured = [each / view.options.packs for each in left]
        measured += [
            self.payers / 4,
            outlook.stakes / 4 / self.payers,
            max(pays) / 4,
            sum(pays) / 4 / self.payers,
        ]
        measured += [5 * takes_often, 5 * takes_chips, count / 300]
        self._table = _Seen(net.begin(net.first, rows, net.table, measured), rows, measured)

    def at(self, moment: int | None) -> float:
        """Return the expected chips at a moment, with the discard on the pile."""
        view = self._view
        return self._worth(board_of(view, view.seat), view.hand, view.pile[-1] if view.pile else None, moment)

    def kept(self, turn: Turn) -> float:
        """Return the expected chips after the best discard."""
        key = (turn.board, turn.own)
        if key not in self._kept:
            self._kept[key] = max(self._thrown(turn, card) for card in self._throws(turn))
        return self._kept[key]

    def thrown(self, turn: Turn) -> list[tuple[Action, float]]:
        """Return the expected chips after each legal discard."""
        allowed = [action for action in self._view.legal if isinstance(action, Discard)]
        return [(throw, self._thrown(turn, throw.card)) for throw in allowed]

    def _throws(self, turn: Turn) -> tuple[Card, ...]:
        if turn.drawn is None or turn.options.drawn_card_rule is DrawnCard.TO_HAND:
            return distinct(turn.own)
        return (turn.drawn,)

    def _thrown(self, turn: Turn, thrown: Card) -> float:
        return self._worth(turn.board, [card for card in turn.own if card != thrown], thrown, _AFTER)

    def _worth(
        self, board: tuple[PanMeld, ...], hand: Sequence[Card], thrown: Card | None, moment: int | None
    ) -> float:
        rows, next_card = self._held(board, hand, thrown, moment)
        return self.payers * self._net.chips(self._of(board).partial, rows, next_card)

    def _held(
        self, board: tuple[PanMeld, ...], hand: Sequence[Card], thrown: Card | None, moment: int | None
    ) -> tuple[list[int], float]:
        """Return the inputs of a hand that are one, and that of the next card."""
        rows = []
        held = [0] * _FACES
        for at in map(index, hand):
            if held[at] < _ALIKE:
                rows.append(_HAND + _FACES * held[at] + at)
            held[at] += 1
        if thrown is not None:
            at = index(thrown)
            rows.append(_THROWN + at)
            if at in self._next_takes:
                rows.append(_FED + self._next_takes[at])
        if moment is not None:
            rows.append(_MOMENT + moment)
        return rows, 2 * self._outlook.next_card(board, hand) / self.payers

    def inputs(self, action: Action) -> list[tuple[int, float]] | None:
        """Return the inputs, those that are not zero, of the position after an action.

        None if the action is followed by others of the turn: their end is what the network values.
        """
        view = self._view
        board, hand, top = board_of(view, view.seat), view.hand, view.pile[-1] if view.pile else None
        match action:
            case Discard(card):
                board, top, moment = turn_to_finish(view).board, card, _AFTER
                hand = tuple(own for own in turn_to_finish(view).own if own != card)
            case DrawStock():
                moment = _DRAWING
            case Demand():
                moment = _DEMANDED
            case NoDemand():
                moment = _LEFT
            case _:
                return None
        rows, next_card = self._held(board, hand, top, moment)
        of = self._of(board)
        places = [*range(_UNSEEN, _UNSEEN + _FACES), *range(_TABLE, _TWO), *range(_BOARD, _NEXT_CARD)]
        measured = zip(places, (*self._table.measured, *of.measured), strict=True)
        return [(row, 1.0) for row in (*self._table.rows, *of.rows, *rows)] + [
            *measured,
            (_NEXT_CARD, next_card),
        ]

    def _of(self, board: tuple[PanMeld, ...]) -> _Seen:
        """Return the inputs of a board, and the first layer with the table and this board."""
        if board not in self._boards:
            outlook, net, live = self._outlook, self._net, self._outlook.live
            takes = _fitting_cards(board, self._view)
            rows = [_TAKES + _FACES * each + at for at, each in takes.items()]
            lying = [0] * _FACES
            for at in (index(card) for meld in board for card in meld.cards):
                if lying[at] < _ALIKE - 1:
                    rows.append(_MELDED + _FACES * lying[at] + at)
                lying[at] += 1
            melded = sum(lying)
            chance = outlook.chance(melded)
            measured = [
                outlook.each_pays(board) / 4,
                chance,
                chance * outlook.prize(board) / 4 / self.payers,
                5 * sum(live[at] for at in takes),
                5 * sum(live[at] * each for at, each in takes.items()),
            ]
            rows += [_OWN_SIZE + melded, _MELDS + min(len(board), 3)]
            partial = net.begin(self._table.partial, rows, net.board, measured)
            self._boards[board] = _Seen(partial, rows, measured)
        return self._boards[board]
