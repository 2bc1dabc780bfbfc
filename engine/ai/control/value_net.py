"""What the end of a turn is worth at Control Card Rummy, in points: more than *strong* counts, for *expert*.

*strong* weighs cards: one less to lay is always better. It is not. Only one meld is laid in a turn, and so a
hand of three or four cards goes out with a meld and a discard, while one of two waits for the one card that
fits. Here a net of one layer is asked, which sees how many cards everybody holds, what the hand promises, and
what lies on the table (``_seen``), and answers with the points of the deal that the seat can expect against
the others. It is asked of every end that the turn could come to, so that what fits is laid off only where
that helps, and before a draw of the ends with the upcard and with a sample of the cards that could be drawn.

Its weights (``value_net.bin``) were found outside the program: it was fitted to positions at the end of a
turn,
each with the points that the deal brought, or with those that the net before it expected a turn later;
whoever played by it produced the positions for the next one. Those deals, 50,000 at last, were played under
the default options for two and three, by players like itself and against *strong*. In a model of the game
outside the program it brings 28 points a deal more than *strong*, and wins 93 % of matches (600 decks,
± 1.4 %); ``rank_actions`` brings 6, and wins 64 %. Of those 28 points 8 are due to asking before the draw.
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
    Lying,
    Place,
    begun,
    lay_offs_of,
    melded,
    melds_under,
    opened_by,
    signature,
    standing_of,
    rank_actions,
    with_laid,
    without,
)
from engine.ai.value_net import Row, load_weights
from engine.cards import RANK, SUIT, Card, card_of, cards_in
from engine.games.control import (
    LEVEL_KINDS,
    ControlOptions,
    ControlSet,
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
"""What a card that *strong* reckons with is worth in points."""
_SURE: Final = 2.0
"""Points by which going out is better than whatever else: what one has is sure."""
_SPOIL: Final = 2.0
"""Points that a meld costs that the next player can be expected to lay under the control cards in force."""
_UNKNOWN: Final = 8
"""Cards that could be drawn from the stock and are looked at."""
_BY_NUMBER: Final = tuple(sorted(range(52), key=lambda face: (RANK[face], face)))
_LONG: Final = 10
"""Cards in a hand that the net tells from fewer."""
_CELLS: Final = 32
_SAME: Final = 5
_SEEN: Final = 20
_USUAL: Final = (0.15, 7)
"""What the next player can be expected to lay thanks to a usual discard, and the number of that."""


class _Breadth(NamedTuple):
    """How many melds are followed to the discard, how many ways to lay off behind each, and how many discards
    behind those.
    """

    melds: int
    lay_offs: int
    discards: int


_PLAY: Final = _Breadth(4, 6, 4)
_DRAW: Final = _Breadth(2, 3, 2)


def is_trained_for(options: ControlOptions) -> bool:
    """Tell whether the net was fitted to the way of scoring, and one kind after the other is asked for. Under
    other kinds of control card, and where they come otherwise, it does as well.
    """
    return (
        options.scoring is Scoring.MELDS
        and options.meld_scope is MeldScope.OUT
        and options.meld_credit is MeldCredit.OWNER
        and options.control_set not in _LEVELS
    )


@lru_cache(maxsize=2)  # a review asks several times about one view
def evaluate(view: ControlView) -> Sequence[tuple[Action, float]]:
    """Return what is worth a thought, the best first, each with its worth in points, of which only the
    differences mean something.
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
    """Weigh the upcard against what could be drawn instead, unless the hand is better as it is."""
    upcard = view.pile[-1]
    taken, out = _after_draw(replace(view, pile=view.pile[:-1], taken=upcard), upcard)
    outlook = Outlook.of(view, view.hand, view.in_force, view.own_controls)
    drawn = _Turn.of(view, outlook).worth(begun(view, view.hand), None)
    if out:
        taken = max(taken, drawn + _SURE)
    elif taken > drawn:
        # Of a pile turned over all have seen the order.
        cards = (view.turned[:1] if view.stock else view.pile[:1]) or _sample(view, outlook)
        drawn = sum([_after_draw(view, card)[0] for card in cards]) / len(cards)
    found: list[tuple[Action, float]] = [(TakeUpcard(), taken), (view.legal[0], drawn)]
    return found if taken > drawn else found[::-1]


def _sample(view: ControlView, outlook: Outlook) -> list[Card]:
    """Choose cards that could be drawn, evenly among those not seen."""
    faces = [face for face in _BY_NUMBER for _ in range(outlook.live[face])]
    chosen = [faces[(2 * at + 1) * len(faces) // (2 * _UNKNOWN)] for at in range(_UNKNOWN)]
    # Two equal cards in a hand are two copies.
    return [card_of(RANK[face], SUIT[face], int(face in view.hand)) for face in chosen]


def _after_draw(view: ControlView, card: Card) -> tuple[float, bool]:
    """Return what the turn is worth with a card drawn, and whether it goes out."""
    after = replace(view, hand=(*view.hand, card), drawn=card)
    melds = melds_under(after, after.hand, (*view.in_force, *view.own_controls))
    ends = [*_ends(after, melds, _DRAW)]
    if not ends:
        return 0.0, False
    best = max(ends, key=lambda end: (end.out, end.worth))
    return best.worth, best.out


class _End(NamedTuple):
    """A turn to its end: the first action, what it is worth, and whether the hand is empty."""

    first: Action
    worth: float
    out: bool = False


def _ordered(ends: Iterable[_End]) -> list[_End]:
    """Put the best first: going out is better than whatever else."""
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
    """What lies on the table, for one seat."""

    opened: int
    """Faces that can be laid off,"""
    own_opened: int
    """… on melds of the seat."""
    own: int
    """Points of the melds of the seat."""
    seen: tuple[float, ...]
    """What the net sees of it."""


class _Turn(NamedTuple):
    """A turn that is followed to its ends."""

    view: ControlView
    outlook: Outlook
    begun: tuple[float, ...]
    """The cells, as far as they go without the hand and the table."""
    tables: dict[tuple[Lying, ...], _Table]

    @classmethod
    def of(cls, view: ControlView, outlook: Outlook) -> Self:
        """Begin a turn."""
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
        begun = [
            start + first + sum(map(mul, same, weights))
            for start, first, weights in zip(net.start, net.held[_row(least)], net.same, strict=True)
        ]
        return cls(view, outlook, tuple(begun), {})

    def ends(self, melds: Sequence[Meld], breadth: _Breadth) -> Iterator[_End]:
        """Yield the ends that are worth a thought, of a turn in which one of the melds could be laid."""
        start = begun(self.view, self.view.hand)
        places = [start, *(melded(self.view, start, meld) for meld in melds)]
        places.sort(key=lambda place: -standing_of(self.outlook, place, self._table(place).opened))
        for place in places[: breadth.melds]:
            for laid in self._laid_off(place, breadth.lay_offs):
                yield from self._thrown(laid, breadth.discards)

    def _laid_off(self, place: Place, most: int) -> list[Place]:
        """List the ways to lay off, at most so many; of two melds that take a card an own one is chosen."""
        found: dict[Cards, Place] = {}
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
            left += [with_laid(self.view, place, cards, at) for cards, at in reversed(on.items())]
        return [*found.values()]

    def _thrown(self, place: Place, most: int) -> Iterator[_End]:
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

    def worth(self, place: Place, thrown: Card | None) -> float:
        """Return what it is worth to end a turn so; ``thrown`` None: with a usual discard."""
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
            self.begun, net.hand[_row(len(hand))], net.seen, net.out, strict=True
        ):
            cell = start + more + sum(map(mul, seen, weights))
            if cell > 0:
                worth += out * cell
        return worth

    def _table(self, place: Place) -> _Table:
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


# The net


class _Net(NamedTuple):
    """The weights: by cells in a hand, and by cell."""

    hand: tuple[Row, ...]
    """By cards left in the hand, those of each cell,"""
    held: tuple[Row, ...]
    """… by the fewest cards that another player holds,"""
    same: tuple[Row, ...]
    """by cell, those of what is the same for every end of a turn,"""
    seen: tuple[Row, ...]
    """… of what is not,"""
    start: Row
    """… what it begins with,"""
    out: Row
    """… and what it adds to the answer."""
    last: float
    """What the answer begins with."""


@cache
def _net() -> _Net:
    """Return the net of ``value_net.bin``, one part after the other."""
    rows = load_weights(__package__)
    hand, held, same, seen = (
        rows(_LONG, _CELLS),
        rows(_LONG, _CELLS),
        rows(_CELLS, _SAME),
        rows(_CELLS, _SEEN),
    )
    (start,), (out,), ((last,),) = rows(1, _CELLS), rows(1, _CELLS), rows(1, 1)
    return _Net(hand, held, same, seen, start, out, last)


def _row(cards: int) -> int:
    return min(cards, _LONG) - 1
