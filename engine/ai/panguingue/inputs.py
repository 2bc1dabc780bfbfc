"""What the value network of panguingue sees: all that a seat may know, as numbers.

They are the seat's cards and melds, the unseen cards of each kind, what fits the melds of the others, and
some numbers of ``Outlook``. The positions of a decision are many and differ little, so their inputs are made
together.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.ai.panguingue.policies import (
    CARD_OF,
    FREE,
    VALLE,
    WANTED,
    Outlook,
    TurnEnd,
    board_of,
    index,
    unseen,
)
from engine.cards import SUIT, Card
from engine.games.panguingue.choices import distinct
from engine.games.panguingue.melds import PLACE, SPADES, fits, is_group, layoff_value
from engine.games.panguingue.terms import Condition, DrawnCard, PanMeld, PanView
from engine.games.panguingue.turn import Turn

Reals = NDArray[np.float32]
Numbers = NDArray[np.int64]

FACES: Final = 40
_ALIKE: Final = 3
"""Equal cards in hand that have inputs of their own; melded cards have one less."""
_MOST: Final = 2
"""The most chips that each player can pay for a lay-off."""

# The number of the first input of each kind. The first ones are blocks of the forty cards, suit by suit.
_HAND: Final = 0
_TAKES: Final = 120
_MELDED: Final = 240
_UNSEEN: Final = 320
_THEY_TAKE: Final = 360
_DISCARDED: Final = 480
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
BLOCKS: Final = _FED // FACES
"""The blocks of inputs for each of the forty cards."""
FEATURES: Final = 1
"""The version of the inputs."""

AFTER: Final[int | None] = None
DRAWING: Final = 0
DEMANDED: Final = 1
LEFT: Final = 2
"""Moments: after a discard, or when a player leaves the pile, demands, or does not demand."""


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


def _wanted() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the length of the sequence that a card would make (0: none), and whether it earns.

    Both by the places of a suit in hand, as a mask, and the place of the card.
    """
    sizes, earns = np.zeros((1 << 10, 10), np.int64), np.zeros((1 << 10, 10), np.int64)
    for row, wanted in enumerate(WANTED):
        for place, size, earning in wanted:
            sizes[row, place], earns[row, place] = size, earning
    return sizes, earns


_SIZES, _EARNS = _wanted()
_PLACES: Final = np.left_shift(1, np.arange(10))
_IS_FREE: Final = np.isin(np.arange(10), FREE)
_IS_VALLE: Final = np.isin(np.arange(10), VALLE)


def _suit_orders() -> NDArray[np.intp]:
    """Return where each input comes from, for each order of the suits but spades."""
    found = []
    for order in permutations(range(SPADES + 1, 4)):
        cards = np.arange(FACES).reshape(4, 10)[[SPADES, *order]].ravel()
        blocks = np.arange(BLOCKS)[:, None] * FACES + cards
        found.append(np.concatenate((blocks.ravel(), np.arange(_FED, INPUTS))))
    return np.array(found)


SUIT_ORDERS: Final = _suit_orders()
"""For each order of the suits but spades, which are alike, where each input comes from."""


class Boards(NamedTuple):
    """What a seat can count about its boards (``Outlook``): one row for each."""

    chances: NDArray[np.float64]
    """The chance to go out first, by the number of cards put down."""
    steps: NDArray[np.float64]
    """What putting so many down gains."""
    lay_offs: NDArray[np.float64]
    """What each of the forty cards gains, laid off."""


def next_cards(outlook: Outlook, boards: Boards, at: Numbers, counts: Numbers) -> NDArray[np.float64]:
    """Return ``outlook.next_card`` of many hands.

    ``at`` is the number of each one's board, ``counts`` its cards by kind.
    """
    rows = np.arange(len(at))[:, None, None]
    suits = counts.reshape(-1, 4, 10)
    held = suits > 0
    doubled = np.ones((4, 1))
    doubled[SPADES] += outlook.options.spades_double
    chances, steps, payers = boards.chances[at], boards.steps[at], outlook.payers
    # Sequences.
    row = held @ _PLACES
    size = _SIZES[row]
    chips = _EARNS[row] * doubled * (size - 2 + chances[rows, size])
    gains = np.where(size, steps[rows, size] + payers * chips, 0)
    # Groups: three suits or a free place, or three of a suit.
    total = suits.sum(axis=1, keepdims=True)
    size, same = total + 1, suits + 1
    kinds = held.sum(axis=1, keepdims=True) + ~held
    chance, three = chances[rows, size], same >= 3
    chips = np.where(_IS_VALLE, size - 2 + chance, _IS_FREE * three * doubled * (same - 2 + chance))
    mixed = np.where(_IS_FREE | (kinds >= 3), steps[rows, size] + payers * chips, 0)
    base = 1 + _IS_VALLE
    chips = doubled * (base + same - 3 + base * chances[rows, same])
    alike = np.where(three & ~_IS_FREE, steps[rows, same] + payers * chips, 0)
    groups = np.where(total >= 2, np.maximum(mixed, alike), 0)
    best = np.maximum(np.maximum(gains, groups).reshape(-1, FACES), boards.lay_offs[at])
    found: NDArray[np.float64] = best @ np.array(outlook.live)
    return found


class Positions:
    """Positions of one seat in a decision; ``mover`` is who moves next."""

    def __init__(self, view: PanView, mover: int) -> None:
        left = unseen(view)
        if view.drawn is not None and view.drawn not in view.hand:
            left[index(view.drawn)] -= 1
        count = sum(left) or 1
        outlook = Outlook.of(view)
        self._outlook = replace(outlook, live=tuple(each / count for each in left))
        self._view = view
        self.payers, self.prize = outlook.payers, outlook.prize
        self._boards: dict[tuple[PanMeld, ...], int] = {}
        self._lying: list[Reals] = []
        """For each board, the inputs of the table and the board."""
        self._counted: list[tuple[list[float], list[float], list[float]]] = []
        self._numbers: dict[tuple[int, tuple[int, ...], int, int | None], int] = {}
        self._next_takes: dict[int, int] = {}
        live, seat = self._outlook.live, view.seat or 0
        table = np.zeros(INPUTS, np.float32)
        pays = []
        takes_often = takes_chips = 0.0
        for other in range(len(view.held)):
            if other == seat or other in view.dropped:
                continue
            board = board_of(view, other)
            takes = _fitting_cards(board, view)
            if other == mover:
                self._next_takes = takes
                table[[_THEY_TAKE + FACES * each + at for at, each in takes.items()]] = 1
            takes_often += sum(live[at] for at in takes)
            takes_chips += sum(live[at] * each for at, each in takes.items())
            table[_RIVAL_SIZE + sum(len(meld.cards) for meld in board)] += 1
            pays.append(outlook.each_pays(board))
        table[_TWO] = self.payers == 1
        table[_UNSEEN : _UNSEEN + FACES] = left
        table[_UNSEEN : _UNSEEN + FACES] /= view.options.packs
        table[_TABLE:_TWO] = (
            self.payers / 4,
            outlook.stakes / 4 / self.payers,
            max(pays) / 4,
            sum(pays) / 4 / self.payers,
            5 * takes_often,
            5 * takes_chips,
            count / 300,
        )
        self._table = table

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._numbers)

    def now(self, moment: int | None) -> int:
        """Return the number of the present position at a moment, with the discard on the pile."""
        view = self._view
        top = index(view.pile[-1]) if view.pile else -1
        return self._number(
            self._board(board_of(view, view.seat)), sorted(map(index, view.hand)), top, moment
        )

    def after(self, end: TurnEnd) -> list[int]:
        """Return the numbers of the positions after each discard that ends a turn."""
        turn = end.turn
        if turn.drawn is None or turn.options.drawn_card_rule is DrawnCard.TO_HAND:
            return self.after_discards(turn, distinct(turn.own))
        return self.after_discards(turn, (turn.drawn,))

    def after_discards(self, turn: Turn, discards: Iterable[Card]) -> list[int]:
        """Return the numbers of the positions after these discards."""
        board = self._board(turn.board)
        own = sorted(map(index, turn.own))
        found = []
        for top in map(index, discards):
            left = own.copy()
            left.remove(top)
            found.append(self._number(board, left, top, AFTER))
        return found

    def _number(self, board: int, hand: Iterable[int], top: int, moment: int | None) -> int:
        """Return the number of a position.

        ``hand`` are the kinds of its cards, ``top`` that of the upcard, -1 if there is none.
        """
        return self._numbers.setdefault((board, tuple(hand), top, moment), len(self._numbers))

    def _board(self, board: tuple[PanMeld, ...]) -> int:
        """Return the number of a board."""
        if board not in self._boards:
            self._boards[board] = len(self._boards)
            outlook, live, found = self._outlook, self._outlook.live, self._table.copy()
            takes = _fitting_cards(board, self._view)
            found[[_TAKES + FACES * each + at for at, each in takes.items()]] = 1
            lying = [0] * FACES
            for at in (index(card) for meld in board for card in meld.cards):
                if lying[at] < _ALIKE - 1:
                    found[_MELDED + FACES * lying[at] + at] = 1
                lying[at] += 1
            melded = sum(lying)
            chance = outlook.chance(melded)
            found[_BOARD:_NEXT_CARD] = (
                outlook.each_pays(board) / 4,
                chance,
                chance * outlook.prize(board) / 4 / self.payers,
                5 * sum(live[at] for at in takes),
                5 * sum(live[at] * each for at, each in takes.items()),
            )
            found[[_OWN_SIZE + melded, _MELDS + min(len(board), 3)]] = 1
            self._lying.append(found)
            chances, steps = outlook.steps(board)
            self._counted.append((chances, steps, outlook.lay_offs(board, steps[1])))
        return self._boards[board]

    def inputs(self) -> Reals:
        """Return the inputs of all positions, one row for each."""
        count = len(self._numbers)
        if not count:
            return np.zeros((0, INPUTS), np.float32)
        boards = np.array([board for board, *_ in self._numbers])
        counts = np.zeros((count, FACES), np.int64)
        sizes = [len(hand) for _, hand, *_ in self._numbers]
        cards = np.array([at for _, hand, *_ in self._numbers for at in hand], np.int64)
        np.add.at(counts, (np.repeat(np.arange(count), sizes), cards), 1)
        found: Reals = np.array(self._lying)[boards]
        for alike in range(_ALIKE):
            first = _HAND + FACES * alike
            found[:, first : first + FACES] = counts > alike
        for row, (_, _, top, moment) in enumerate(self._numbers):
            if top >= 0:
                found[row, _DISCARDED + top] = 1
                if top in self._next_takes:
                    found[row, _FED + self._next_takes[top]] = 1
            if moment is not None:
                found[row, _MOMENT + moment] = 1
        counted = Boards(*map(np.array, zip(*self._counted, strict=True)))
        found[:, _NEXT_CARD] = 2 / self.payers * next_cards(self._outlook, counted, boards, counts)
        return found
