"""Value network of Control Card Rummy: the value of the end of a turn, in points, for *expert*.

*strong* counts cards, one less to lay being always better. That is not true: only one meld is laid in a
turn, so a hand of three or four cards goes out with a meld and a discard, while a hand of two waits for the
one card that fits. The network has one hidden layer. Its inputs are how many cards everybody holds, what the
hand promises, and what lies on the table; its output is the expected points of the seat in this deal against
the others. It evaluates every possible end of the turn, so that cards are laid off only where that helps.
Before a draw it evaluates the ends with the upcard and with a sample of the cards that could be drawn.

The weights (``value_net.npz``) were trained outside the program. The network was fitted to positions at the
end of a turn, each labelled with the points of the deal or with the value that the previous network gave one
turn later; players using it produced the positions for the next one. The last 50,000 deals were played under
the default options for two and three, by the network itself and against *strong*. In a model of the game
outside the program it brings 28 points a deal more than *strong*, and wins 93 % of matches (600 decks, ± 1.4
%); ``rank_actions`` brings 6, and wins 64 %. Evaluating before the draw gives 8 of those 28 points.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple, Self

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.control.features import Cards, Outlook, faces_of
from engine.ai.control.policies import (
    FEED,
    TableMeld,
    TurnState,
    after_lay_off,
    after_meld,
    hand_value,
    lay_offs_of,
    melds_under,
    opened_by,
    rank_actions,
    signature,
    turn_start,
    without,
)
from engine.ai.value_net import Row, header, load_weights
from engine.cards import RANK, SUIT, Card, card_of, cards_in
from engine.games.control.deck import LEVEL_KINDS, ControlSet
from engine.games.control.terms import (
    ControlOptions,
    ControlView,
    Meld,
    MeldCredit,
    MeldScope,
    Phase,
    PlayControl,
    Scoring,
)

_LEVELS: Final = frozenset({ControlSet.LEVEL1, *LEVEL_KINDS})
_CARD: Final = 6.5
"""Points for each card of the heuristic values of ``rank_actions``."""
_SURE: Final = 2.0
"""Points by which going out is at least better than anything else: it is certain."""
_SPOIL: Final = 2.0
"""Cost, in points, of a meld that the next player is expected to lay."""
_UNKNOWN: Final = 8
"""Sampled cards that could be drawn from the stock."""
_BY_NUMBER: Final = tuple(sorted(range(52), key=lambda face: (RANK[face], face)))
_LONG: Final = 10
"""Hands with more cards than this are treated as having this many."""
_FEATURES: Final = 1
"""The version of the inputs."""
_USUAL: Final = (0.15, 7)
"""An average discard: the cards that it lets the next player lay, and its number."""


class _Breadth(NamedTuple):
    """Search breadth: melds, ways to lay off for each meld, and discards for each of those."""

    melds: int
    lay_offs: int
    discards: int


_PLAY: Final = _Breadth(4, 6, 4)
_DRAW: Final = _Breadth(2, 3, 2)


def is_trained_for(options: ControlOptions) -> bool:
    """Return whether the network was trained for this scoring and for single control cards.

    It does as well with other kinds of control card and other ways in which they come.
    """
    return (
        options.scoring is Scoring.MELDS
        and options.meld_scope is MeldScope.OUT
        and options.meld_credit is MeldCredit.OWNER
        and options.control_set not in _LEVELS
    )


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: ControlView) -> Sequence[tuple[Action, float]]:
    """Return the actions worth considering and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    if len(view.legal) == 1 or not is_trained_for(view.options):
        return [(action, _CARD * worth) for action, worth in rank_actions(view)]
    if view.phase is Phase.DRAW:
        return _draws(view)
    # Of two equal cards the deal lists one.
    listed = {signature(action): action for action in reversed(view.legal)}
    best: dict[Action, float] = {}
    melds = [action for action in view.legal if isinstance(action, Meld)]
    for end in _ordered(_ends(view, melds, _PLAY)):
        action = listed.get(signature(end.first))
        if action is not None:
            best.setdefault(action, end.worth)
    return [*best.items()] or [(view.legal[-1], 0.0)]


def _draws(view: ControlView) -> list[tuple[Action, float]]:
    """Return the values of taking the upcard and of drawing from the stock."""
    upcard = view.pile[-1]
    taken, out = _after_draw(replace(view, pile=view.pile[:-1], taken=upcard), upcard)
    outlook = Outlook.of(view, view.hand, view.in_force, view.own_controls)
    drawn = _Turn.of(view, outlook).worth(turn_start(view, view.hand), None)
    if out:
        taken = max(taken, drawn + _SURE)
    elif taken > drawn:
        # The order of a pile that was turned over is public.
        cards = (view.turned[:1] if view.stock else view.pile[:1]) or _sample(view, outlook)
        drawn = sum([_after_draw(view, card)[0] for card in cards]) / len(cards)
    found: list[tuple[Action, float]] = [(TakeUpcard(), taken), (view.legal[0], drawn)]
    return found if taken > drawn else found[::-1]


def _sample(view: ControlView, outlook: Outlook) -> list[Card]:
    """Choose cards that could be drawn, evenly among the unseen ones."""
    faces = [face for face in _BY_NUMBER for _ in range(outlook.live[face])]
    chosen = [faces[(2 * at + 1) * len(faces) // (2 * _UNKNOWN)] for at in range(_UNKNOWN)]
    # Two equal cards in a hand are two copies.
    return [card_of(RANK[face], SUIT[face], int(face in view.hand)) for face in chosen]


def _after_draw(view: ControlView, card: Card) -> tuple[float, bool]:
    """Return the value of the turn after this draw, and whether it goes out."""
    after = replace(view, hand=(*view.hand, card), drawn=card)
    melds = melds_under(after, after.hand, (*view.in_force, *view.own_controls))
    ends = [*_ends(after, melds, _DRAW)]
    if not ends:
        return 0.0, False
    best = max(ends, key=lambda end: (end.out, end.worth))
    return best.worth, best.out


class _End(NamedTuple):
    """The end of a turn: its first action, its value, and whether the hand is empty."""

    first: Action
    worth: float
    out: bool = False


def _ordered(ends: Iterable[_End]) -> list[_End]:
    """Sort the ends, the best first; going out is better than anything else."""
    found = sorted(ends, key=lambda end: (not end.out, -end.worth))
    waiting = max((end.worth for end in found if not end.out), default=0.0)
    return [end._replace(worth=max(end.worth, waiting + _SURE)) if end.out else end for end in found]


def _ends(view: ControlView, melds: Sequence[Meld], breadth: _Breadth) -> Iterator[_End]:
    """Follow the turn with the control cards in force, and with each that could be played."""
    turn = _Turn.of(view, Outlook.of(view, view.hand, view.in_force, view.own_controls))
    yield from turn.ends(melds, breadth)
    controls = [action for action in view.legal if isinstance(action, PlayControl)]
    spoiled = turn.outlook.melds_of_next() if controls else 0.0
    for control in controls:
        up = view.options.controls_in_force
        in_force = (control.kind, *view.in_force[: up - 1], *view.options.level_kinds)
        own = list(view.own_controls)
        own.remove(control.kind)
        after = _Turn.of(view, Outlook.of(view, view.hand, in_force, own))
        gain = _SPOIL * (spoiled - after.outlook.melds_of_next())
        possible = melds_under(view, view.hand, in_force) if view.phase is Phase.PLAY else []
        for end in after.ends(possible, breadth):
            yield _End(control, end.worth + gain, end.out)


class _Table(NamedTuple):
    """The table as one seat sees it."""

    opened: int
    """Faces that can be laid off."""
    own_opened: int
    """Faces that can be laid off on melds of the seat."""
    own: int
    """Points of the melds of the seat."""
    seen: tuple[float, ...]
    """Inputs of the network."""


class _Turn(NamedTuple):
    """Follows a turn to its ends."""

    view: ControlView
    outlook: Outlook
    partial: tuple[float, ...]
    """The partial cells, without the hand and the table."""
    tables: dict[tuple[TableMeld, ...], _Table]

    @classmethod
    def of(cls, view: ControlView, outlook: Outlook) -> Self:
        """Compute the inputs that all ends of the turn share."""
        seat, seats = view.seat or 0, len(view.held)
        following = (seat + 1) % seats
        least = min(held for other, held in enumerate(view.held) if other != seat)
        same = (
            float(seats > 2),
            view.stock / 40,
            len(view.known[following]) / 5,
            view.held[following] / 10,
            float(view.turnovers),
        )
        net = _net()
        partial = [
            start + first + sum(map(mul, same, weights))
            for start, first, weights in zip(net.start, net.held[_row(least)], net.same, strict=True)
        ]
        return cls(view, outlook, tuple(partial), {})

    def ends(self, melds: Sequence[Meld], breadth: _Breadth) -> Iterator[_End]:
        """Yield the promising ends of a turn in which one of the melds could be laid."""
        start = turn_start(self.view, self.view.hand)
        places = [start, *(after_meld(self.view, start, meld) for meld in melds)]
        places.sort(key=lambda place: -hand_value(self.outlook, place, self._table(place).opened))
        for place in places[: breadth.melds]:
            for laid in self._laid_off(place, breadth.lay_offs):
                yield from self._thrown(laid, breadth.discards)

    def _laid_off(self, place: TurnState, most: int) -> list[TurnState]:
        """Return at most ``most`` ways to lay off, preferring own melds."""
        found: dict[Cards, TurnState] = {}
        left = [place]
        while left and len(found) < most:
            place = left.pop()
            if place.hand in found:
                continue
            found[place.hand] = place
            on: dict[Cards, int] = {}
            for cards, at in lay_offs_of(place, self._table(place).opened, self.view.options.customs):
                if cards not in on or place.table[at].owner == self.view.seat:
                    on[cards] = at
            left += [after_lay_off(self.view, place, cards, at) for cards, at in reversed(on.items())]
        return [*found.values()]

    def _thrown(self, place: TurnState, most: int) -> Iterator[_End]:
        outlook, table = self.outlook, self._table(place)
        if place.first is not None and not place.hand:
            yield _End(place.first, table.own, out=True)
            return
        throws = [card for card in place.hand if card != self.view.taken]
        rests = {card: without(place.hand, (card,)) for card in throws}
        if len(throws) > most:
            throws.sort(
                key=lambda card: (
                    FEED * outlook.feeds(card, table.opened) - outlook.promise(rests[card], table.opened)
                )
            )
        for card in throws[:most]:
            first, rest = place.first or Discard(card), rests[card]
            if rest:
                yield _End(first, self.worth(place._replace(hand=rest), card))
            else:
                yield _End(first, table.own, out=True)

    def worth(self, place: TurnState, thrown: Card | None) -> float:
        """Return the value of ending a turn like this; ``thrown`` None is an average discard."""
        outlook, table, hand = self.outlook, self._table(place), place.hand
        have = faces_of(hand)
        chosen = outlook.chosen(hand)
        promised = [
            worth / faces.bit_count() * _points(faces)
            for worth, faces in zip(chosen.worths, chosen.faces, strict=True)
        ]
        out_now, out_later = outlook.finish(hand, table.opened)
        lay_now = lay_later = 0.0
        longest = 0
        for faces, kinds in outlook.whole.items():
            if faces & have == faces:
                now, later, *_ = outlook.chances_of(kinds)
                lay_now, lay_later = max(lay_now, now), max(lay_later, later)
                longest = max(longest, faces.bit_count())
        points = sum([RANK[card] + 1 for card in hand]) / 50
        feed, number = _USUAL if thrown is None else (outlook.feeds(thrown, table.opened), RANK[thrown] + 1)
        seen = (
            *table.seen,
            points,
            sum(chosen.worths),
            sum(promised) / 20,
            chosen.worths[0] if chosen.worths else 0.0,
            (chosen.left & table.opened).bit_count(),
            out_now,
            out_later,
            lay_now,
            lay_later,
            feed,
            longest / 4,
            chosen.idle.bit_count() / 5,
            (have & table.opened).bit_count(),
            _points(have & table.own_opened) / 10,
            number / 10,
            points if len(hand) <= 4 else 0.0,
        )
        net = _net()
        worth = net.last
        for start, more, weights, out in zip(
            self.partial, net.hand[_row(len(hand))], net.seen, net.out, strict=True
        ):
            cell = start + more + sum(map(mul, seen, weights))
            if cell > 0:
                worth += out * cell
        return worth

    def _table(self, place: TurnState) -> _Table:
        table = self.tables.get(place.table)
        if table is None:
            customs, seat, live = self.view.options.customs, self.view.seat or 0, self.outlook.live
            opened = opened_by(place.table, customs)
            own_melds = [meld for meld in place.table if meld.owner == seat]
            own_opened = opened_by(own_melds, customs)
            own = sum([_points(meld.faces) for meld in own_melds])
            others = sum([_points(meld.faces) for meld in place.table]) - own
            fitting, own_fitting = (
                5 * sum([live[face] for face in cards_in(faces)]) / self.outlook.unseen
                for faces in (opened, own_opened)
            )
            seen = own / 50, others / (len(self.view.held) - 1) / 50, fitting, own_fitting
            table = self.tables[place.table] = _Table(opened, own_opened, own, seen)
        return table


@lru_cache(maxsize=20_000)
def _points(faces: int) -> int:
    return sum([RANK[face] + 1 for face in cards_in(faces)])


# The network


class _Net(NamedTuple):
    """The weights of the network."""

    hand: tuple[Row, ...]
    """Weights of each cell by the number of cards left in the hand."""
    held: tuple[Row, ...]
    """Weights of each cell by the fewest cards that another player holds."""
    same: tuple[Row, ...]
    """By cell, the weights of the inputs that all ends of the turn share."""
    seen: tuple[Row, ...]
    """By cell, the weights of the other inputs."""
    start: Row
    """Biases of the cells."""
    out: Row
    """Weights of the output."""
    last: float
    """Bias of the output."""


@cache
def _net() -> _Net:
    """Load the network."""
    weights = load_weights(__package__, header("control", _FEATURES))
    same, seen = (tuple(zip(*weights[name], strict=True)) for name in ("same", "seen"))
    (start,), (out,), ((last,),) = (weights[name] for name in ("first", "answer", "answer_bias"))
    return _Net(weights["hand"], weights["held"], same, seen, start, out, last)


def _row(cards: int) -> int:
    return min(cards, _LONG) - 1
