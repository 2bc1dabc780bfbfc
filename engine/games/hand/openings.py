"""The opening problem of Hand: which melds a hand can lay at once (docs/rules/hand.md 14).

A hand is encoded as one int. Each face has a field of two bits that counts its copies; faces with the highest
penalty are in the lowest fields. Above them are the jokers, a flag for whether a run is still needed, and the
number of cards that must still be kept. Laying a meld subtracts its code. A search decides the lowest face
first. The melds that start with it depend on few other faces, so these lists are tables that are filled on
demand.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, combinations
from operator import add
from typing import Final, NamedTuple

from engine.cards import FACE, JOKER, Card
from engine.games.hand.joker_melds import (
    HIGH_ACE,
    MeldTerms,
    WildMeld,
    near_melds,
    run_of,
    run_value,
    set_of,
    set_value,
)
from engine.melds import MeldKind

_PLAIN: Final = MeldTerms()


@dataclass(frozen=True, slots=True)
class OpeningTerms:
    """What an opening must satisfy, under the options of docs/rules/hand.md 11.

    ``keep`` is the number of cards that must stay in hand: 1 for the discard, 0 where the last card may be
    melded, 2 for a player who may not go out this turn. With ``hand_waives_opening`` a hand that goes out at
    once needs no minimum, though it still needs the run. The penalties are those of cards left in hand.
    """

    minimum: int = 51
    keep: int = 1
    needs_run: bool = False
    hand_waives_opening: bool = False
    melds: MeldTerms = _PLAIN
    joker_penalty: int = 15
    ace_penalty: int = 11


@dataclass(frozen=True, slots=True)
class Opening:
    """Melds of particular cards that can be laid together, and their total value.

    ``kept`` are the other cards of the hand, ascending, jokers last; ``left`` is their penalty after the most
    expensive one is discarded.
    """

    melds: tuple[WildMeld, ...]
    total: int
    kept: tuple[Card, ...]
    left: int


_SUITS: Final = range(4)
_SPOTS: Final = range(52)
_WILD: Final = 52
"""The spot of the jokers, after those of the faces."""
_JOKER_AT: Final = 2 * _WILD
_JOKER: Final = 1 << _JOKER_AT
_NATURALS: Final = _JOKER - 1
_RUN: Final = 1 << _JOKER_AT + 2
_KEEP_AT: Final = _JOKER_AT + 3
_KEEP: Final = 1 << _KEEP_AT
_DUTIES: Final = range(1 << 5)
"""All values of the bits above the faces: two for jokers, one for a run, two for cards to keep."""
_DEAREST: Final = 11
"""The most that any card or joker is worth."""
_WORTH: Final = (*(set_value(face % 13, 1) for face in range(52)), _DEAREST)
"""The most that a face is worth in any meld."""
_POINT: Final = 1 << 18
_JOKER_SPARED: Final = 1 << 15
"""A search maximises points, then jokers spared, then penalty, combined in one int."""
_NEVER: Final = 1 << 60


def _place(card: Card) -> tuple[bool, int]:
    """Return the key that breaks ties: pack, suit and rank, jokers last.

    See docs/rules/hand.md 13.6.
    """
    return FACE[card] == JOKER, card


class _Form(NamedTuple):
    """A meld by faces: the spots of its naturals, its number of jokers, its kind and value.

    ``loss`` is how much less it is worth than its cards could be.
    """

    code: int
    spots: tuple[int, ...]
    jokers: int
    kind: MeldKind
    lo: int
    value: int
    loss: int

    def others(self) -> int:
        """Return the bits of the spots after the first."""
        return sum(1 << 2 * spot for spot in self.spots[1:])


_Entry = tuple[int, int]
"""The code of a meld, and its loss in points."""


class _Forms:
    """The melds under some terms, and the encoding of hands.

    Long runs are left out: a run of six or more splits into runs of three to five with the same total value
    (docs/rules/hand.md 14).
    """

    def __init__(self, terms: MeldTerms, joker_penalty: int, ace_penalty: int) -> None:
        self.terms = terms
        penalties = [ace_penalty, *(min(rank + 1, 10) for rank in range(1, 13))]
        # Expensive faces come first, so the first face a search leaves in hand is the one to discard.
        ranks = sorted(range(13), key=lambda rank: (-penalties[rank], -rank))
        self.faces = tuple(13 * suit + rank for rank in ranks for suit in _SUITS)
        self.spots = {face: spot for spot, face in enumerate(self.faces)}
        self.spot = tuple(self.spots.get(face, _WILD) for face in FACE)
        self.unit = tuple(1 << 2 * spot for spot in self.spot)
        self.penalty = (*(penalties[face % 13] for face in self.faces), joker_penalty)
        most = (*(set_value(face % 13, 1) for face in self.faces), _DEAREST)
        # The most a card could add to a search, by spot: its points alone, and all measures combined.
        self.points = tuple(_POINT * value for value in most)
        self.dear = tuple(map(add, self.points, (*self.penalty[:_WILD], joker_penalty - _JOKER_SPARED)))
        # Indexed by whether a run is needed.
        self.by_code: tuple[dict[int, _Form], dict[int, _Form]] = ({}, {})
        self.near = [0] * len(_SPOTS)
        self._starting = self._collect()
        # By spot, the spots at which a meld with it can start.
        self.before = [
            tuple(first for first in _SPOTS if first == spot or self.near[first] >> 2 * spot & 1)
            for spot in _SPOTS
        ]
        self.before.append(tuple(_SPOTS))
        # By the bits above the faces, by spot, by the faces near it: the melds that start there.
        distinct: list[list[dict[int, tuple[_Entry, ...]]]] = [[{} for _ in _SPOTS] for _ in range(8)]
        self.lists = [distinct[duties & 7] for duties in _DUTIES]

    def fill(self, duties: int, spot: int, here: int) -> tuple[_Entry, ...]:
        """Compute and store a list of melds, the most valuable first."""
        found = tuple(
            (form.code, form.loss * _POINT)
            for form, others in self._starting[duties >> 2 & 1][spot]
            if form.jokers <= duties & 3 and not others & ~here
        )
        self.lists[duties][spot][here] = found
        return found

    def beginning(self, state: int) -> tuple[_Entry, ...]:
        """Return the melds that start with a hand's lowest face, the most valuable first."""
        naturals = state & _NATURALS
        if not naturals:
            return ()
        spot = (naturals & -naturals).bit_length() - 1 >> 1
        here = (state | state >> 1) & self.near[spot]
        duties = state >> _JOKER_AT
        melds = self.lists[duties][spot].get(here)
        return self.fill(duties, spot, here) if melds is None else melds

    def fitting(self, state: int, spots: Iterable[int] = _SPOTS) -> Iterator[_Form]:
        """Yield the melds of a hand that start at these spots."""
        present = state | state >> 1
        duties = state >> _JOKER_AT
        for spot in spots:
            if present >> 2 * spot & 1:
                here = present & self.near[spot]
                for code, _ in self.lists[duties][spot].get(here) or self.fill(duties, spot, here):
                    yield self.by_code[duties >> 2 & 1][code]

    def _form(self, faces: Iterable[int], jokers: int, kind: MeldKind, lo: int, value: int) -> _Form:
        spots = tuple(sorted(self.spots[face] for face in faces))
        code = sum(1 << 2 * spot for spot in spots) + jokers * _JOKER
        most = sum(set_value(self.faces[spot] % 13, 1) for spot in spots) + jokers * _DEAREST
        return _Form(code, spots, jokers, kind, lo, value, most - value)

    def _sets(self) -> Iterator[_Form]:
        terms = self.terms
        for rank in range(13):
            for jokers in range(terms.max_jokers + 1):
                for naturals in range(max(3 - jokers, terms.min_naturals), 5 - jokers):
                    for suits in combinations(_SUITS, naturals):
                        faces = (13 * suit + rank for suit in suits)
                        yield self._form(faces, jokers, MeldKind.SET, 0, set_value(rank, naturals + jokers))

    def _runs(self) -> Iterator[_Form]:
        terms = self.terms
        # With two jokers, one half of a six-card run may have too few naturals; seven cards can always be
        # split.
        longest = 6 if terms.min_naturals > 1 and terms.max_jokers > 1 else 5
        for size in range(3, min(longest, terms.run_max) + 1):
            for lo in range(HIGH_ACE + 1 - size, 0, -1):
                value = run_value(lo, size, terms.ace_low_value)
                span = range(lo, lo + size)
                for jokers in range(min(terms.max_jokers, size - terms.min_naturals) + 1):
                    for held in combinations(span, size - jokers):
                        for suit in _SUITS:
                            faces = (13 * suit + (position - 1) % 13 for position in held)
                            yield self._form(faces, jokers, MeldKind.RUN, lo, value)

    def _collect(self) -> tuple[list[list[tuple[_Form, int]]], ...]:
        """Return the most valuable readings, indexed by whether a run is needed and by first spot.

        While a run is needed, a group of cards has two entries, as a set and as a run; the run clears the
        flag.
        """
        for form in chain(self._sets(), self._runs()):
            paying = form._replace(code=form.code + _RUN) if form.kind is MeldKind.RUN else form
            for found, one in zip(self.by_code, (form, paying), strict=True):
                if one.code not in found or found[one.code].value < one.value:
                    found[one.code] = one
        starting: tuple[list[list[tuple[_Form, int]]], ...] = tuple(
            [[] for _ in _SPOTS] for _ in self.by_code
        )
        for by_spot, found in zip(starting, self.by_code, strict=True):
            for form in sorted(found.values(), key=lambda form: (-form.value, form.jokers, form.code)):
                by_spot[form.spots[0]].append((form, form.others()))
                self.near[form.spots[0]] |= form.others()
        return starting


@lru_cache(maxsize=16)
def _forms(terms: MeldTerms, joker_penalty: int, ace_penalty: int) -> _Forms:
    return _Forms(terms, joker_penalty, ace_penalty)


# The searches decide the lowest face in hand: it starts a meld, or one copy of it stays in hand. A branch
# ends when it cannot beat the best result, or another branch that reached the same rest.

_Beginning = tuple[int, int, int]
"""The code of the first meld, the hand after it, and an upper bound of the result."""


def _beginnings(forms: _Forms, state: int, bound: int, must_use: Card | None) -> list[_Beginning]:
    """Return every way to start with a meld that contains ``must_use``, or one empty start."""
    if must_use is None:
        return [(0, state, bound)]
    spot = forms.spot[must_use]
    return [
        (form.code, state - form.code, bound - form.loss * _POINT)
        for form in forms.fitting(state, forms.before[spot])
        if (form.jokers if spot == _WILD else spot in form.spots)
    ]


def _dearest(
    forms: _Forms, beginnings: Iterable[_Beginning], most: tuple[int, ...], best: int, *, any_better: bool
) -> list[int] | None:
    """Return the melds with the highest sum of ``most``, or any with more than ``best``.

    None if there are none.
    """
    lists, near, fill = forms.lists, forms.near, forms.fill
    joker = most[_WILD]
    reached: dict[int, int] = {}
    laid: list[int] = []
    found: list[int] | None = None

    def explore(state: int, bound: int) -> None:
        nonlocal best, found
        while naturals := state & _NATURALS:
            spot = (naturals & -naturals).bit_length() - 1 >> 1
            here = (state | state >> 1) & near[spot]
            melds = lists[state >> _JOKER_AT][spot].get(here)
            if melds is None:
                melds = fill(state >> _JOKER_AT, spot, here)
            if melds:
                if reached.get(state, -1) >= bound:
                    return
                reached[state] = bound
                for code, loss in melds:
                    if bound - loss > best:
                        laid.append(code)
                        explore(state - code, bound - loss)  # noqa: F821 - deleted after the search
                        laid.pop()
            bound -= most[spot]
            if bound <= best:
                return
            state -= 1 << 2 * spot
            if state >= _KEEP:
                state -= _KEEP
        jokers = state >> _JOKER_AT & 3
        bound -= jokers * joker
        if bound > best and not state & _RUN and state >> _KEEP_AT <= jokers:
            found = laid.copy()
            best = bound if not any_better else _NEVER

    for code, state, bound in beginnings:
        if bound > best:
            laid = [code] if code else []
            explore(state, bound)
    del explore  # it refers to itself, and the cycle would live until the next garbage collection
    return found


def _lightest(
    forms: _Forms, beginnings: Iterable[_Beginning], need: int, discard_at: int, spare: int
) -> list[int] | None:
    """Return the melds worth at least ``need`` that leave the least penalty.

    Of equal penalties it takes the most valuable. The first face left when ``discard_at`` cards are still to
    be kept is discarded and costs nothing; ``spare`` of the kept cards are not required. None if no melds are
    worth ``need``.
    """
    lists, near, fill = forms.lists, forms.near, forms.fill
    points, penalty = forms.points, forms.penalty
    discard_at <<= _KEEP_AT
    reached: dict[int, list[tuple[int, int]]] = {}
    laid: list[int] = []
    found: list[int] | None = None
    least, dearest = _NEVER, 0

    def explore(state: int, bound: int, left: int) -> None:
        nonlocal least, dearest, found
        while naturals := state & _NATURALS:
            spot = (naturals & -naturals).bit_length() - 1 >> 1
            here = (state | state >> 1) & near[spot]
            melds = lists[state >> _JOKER_AT][spot].get(here)
            if melds is None:
                melds = fill(state >> _JOKER_AT, spot, here)
            if melds:
                before = reached.setdefault(state, [])
                for other, others_left in before:
                    if other >= bound and others_left <= left:
                        return
                before.append((bound, left))
                for code, loss in melds:
                    rest = bound - loss
                    if rest >= need and (left < least or rest > dearest):
                        laid.append(code)
                        explore(state - code, rest, left)  # noqa: F821 - deleted after the search
                        laid.pop()
            bound -= points[spot]
            if state < discard_at:
                left += penalty[spot]
            if bound < need or left > least or (left == least and bound <= dearest):
                return
            state -= 1 << 2 * spot
            if state >= _KEEP:
                state -= _KEEP
        jokers = state >> _JOKER_AT & 3
        bound -= jokers * points[_WILD]
        left += jokers * penalty[_WILD]
        if bound < need or state & _RUN or state >> _KEEP_AT > jokers + spare:
            return
        if left < least or (left == least and bound > dearest):
            found = laid.copy()
            least, dearest = left, bound

    for code, state, bound in beginnings:
        laid = [code] if code else []
        explore(state, bound, 0)
    del explore  # it refers to itself, and the cycle would live until the next garbage collection
    return found


def _least_loss(forms: _Forms) -> Callable[[int], int]:
    """Return a search for the least points lost when all cards of a hand are melded.

    It returns ``_NEVER`` for a hand that cannot be melded completely.
    """
    lists, near, fill = forms.lists, forms.near, forms.fill
    known = {0: 0}

    def least_loss(state: int) -> int:
        least = _NEVER
        if naturals := state & _NATURALS:
            spot = (naturals & -naturals).bit_length() - 1 >> 1
            here = (state | state >> 1) & near[spot]
            melds = lists[state >> _JOKER_AT][spot].get(here)
            if melds is None:
                melds = fill(state >> _JOKER_AT, spot, here)
            for code, loss in melds:
                rest = state - code
                found = known.get(rest)
                loss += least_loss(rest) if found is None else found
                if loss < least:
                    least = loss
        known[state] = least
        return least

    return lambda state: known[state] if state in known else least_loss(state)


# The public functions and their helpers


def _best(
    forms: _Forms,
    hand: Collection[Card],
    terms: OpeningTerms,
    must_use: Card | None,
    minimum: int,
    *,
    any_better: bool = False,
) -> list[int] | None:
    unit, spot, dear = forms.unit, forms.spot, forms.dear
    # Cards near no meld are kept in any case.
    near = near_melds(hand, terms.melds.max_jokers)
    cards = [card for card in hand if near >> FACE[card] & 1]
    keep = max(0, terms.keep - (len(hand) - len(cards)))
    state = sum([unit[card] for card in cards]) + terms.needs_run * _RUN + keep * _KEEP
    bound = sum([dear[spot[card]] for card in cards])
    # With equal totals, the finer measures differ by less than two jokers and a point.
    best = max(minimum, 1) * _POINT - 2 * _JOKER_SPARED - 1
    return _dearest(forms, _beginnings(forms, state, bound, must_use), dear, best, any_better=any_better)


def _finishes(
    forms: _Forms, hand: Collection[Card], terms: OpeningTerms, must_use: Card | None
) -> Iterator[list[int]]:
    """Yield the melds of all other cards for each face to discard, and for none if allowed."""
    near = near_melds(hand, terms.melds.max_jokers)
    if terms.keep > 1 or sum([not near >> FACE[card] & 1 for card in hand]) > 1:
        return
    held = sum(forms.unit[card] for card in hand)
    worth = sum(forms.points[forms.spot[card]] for card in hand)
    minimum = 0 if terms.hand_waives_opening else terms.minimum * _POINT
    must = 0 if must_use is None else 3 * forms.unit[must_use]
    least_loss = _least_loss(forms)
    faces = {FACE[card]: card for card in sorted(hand, key=_place)}
    for discard in (*faces.values(), None)[: len(faces) + (terms.keep == 0)]:
        laid, points = held, worth
        if discard is not None:
            laid -= forms.unit[discard]
            points -= forms.points[forms.spot[discard]]
        if not laid or (must and not laid & must):
            continue
        state = laid + terms.needs_run * _RUN
        if points - least_loss(state) >= minimum:
            yield _all_laid(forms, least_loss, state)


def _all_laid(forms: _Forms, least_loss: Callable[[int], int], state: int) -> list[int]:
    """Return the melds of all cards of a hand with the least loss."""
    codes: list[int] = []
    while state:
        code = next(
            code
            for code, loss in forms.beginning(state)
            if least_loss(state) == loss + least_loss(state - code)
        )
        codes.append(code)
        state -= code
    return codes


def _opening(
    forms: _Forms, codes: Iterable[int], hand: Collection[Card], terms: OpeningTerms, must_use: Card | None
) -> Opening:
    """Return the melds with physical cards: the card that must be used, then the first pack's.

    Touching runs are laid as one.
    """
    held: dict[int, list[Card]] = {}
    for card in sorted(hand):
        held.setdefault(FACE[card], []).append(card)
    if must_use is not None:
        held[FACE[must_use]].sort(key=lambda card: card != must_use)
    plain = []
    needs_run = terms.needs_run
    for code in codes:
        form = forms.by_code[needs_run][code]
        needs_run = needs_run and not code & _RUN
        plain.append(form)
    melds = []
    for kind, lo, faces, jokers in _joined(forms, plain):
        naturals = [held[face].pop(0) for face in faces]
        wild = [held[JOKER].pop(0) for _ in range(jokers)]
        if kind is MeldKind.SET:
            melds.append(set_of(naturals, wild))
        else:
            melds.append(run_of(naturals, wild, lo, forms.terms.ace_low_value))
    melds.sort(key=lambda meld: (-meld.value, meld.kind is MeldKind.RUN, meld.cards))
    kept = sorted((card for cards in held.values() for card in cards), key=_place)
    penalties = [forms.penalty[forms.spot[card]] for card in kept]
    total = sum(meld.value for meld in melds)
    return Opening(tuple(melds), total, tuple(kept), sum(penalties) - max(penalties, default=0))


def _joined(forms: _Forms, melds: Sequence[_Form]) -> list[tuple[MeldKind, int, list[int], int]]:
    """Return kind, ``lo``, faces and jokers of the melds, touching runs joined if legal."""
    terms = forms.terms
    joined: list[tuple[MeldKind, int, list[int], int]] = []
    for meld in sorted(melds, key=lambda meld: (meld.kind, forms.faces[meld.spots[0]] // 13, meld.lo)):
        faces = [forms.faces[spot] for spot in meld.spots]
        for index, (kind, lo, before, jokers) in enumerate(joined):
            size = len(before) + jokers
            if (
                kind is meld.kind is MeldKind.RUN
                and before[0] // 13 == faces[0] // 13
                and lo + size == meld.lo
                and size + len(faces) + meld.jokers <= terms.run_max
                and jokers + meld.jokers <= terms.max_jokers
            ):
                joined[index] = (kind, lo, before + faces, jokers + meld.jokers)
                break
        else:
            joined.append((meld.kind, meld.lo, faces, meld.jokers))
    return joined


def out_of_reach(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> bool:
    """Return True if a quick test shows that the hand cannot open; False proves nothing.

    Cards near no meld count nothing. ``must_use`` is as in ``can_open``.
    """
    near = near_melds(hand, terms.melds.max_jokers)
    if must_use is not None and not near >> FACE[must_use] & 1:
        return True
    worths = [_WORTH[face] for card in hand if near >> (face := FACE[card]) & 1]
    if sum(worths) >= max(terms.minimum, 1):
        return False
    return not terms.hand_waives_opening or len(hand) - len(worths) > 1


def can_open(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> bool:
    """Return whether the hand can open, with a meld that contains ``must_use`` or an equal card.

    ``must_use`` is in the hand; if it is a joker, any joker will do. With the minimum 0 the question is
    whether it can lay any meld (docs/rules/hand.md 4, 7.3).
    """
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    if _best(forms, hand, terms, must_use, terms.minimum, any_better=True) is not None:
        return True
    return terms.hand_waives_opening and any(True for _ in _finishes(forms, hand, terms, must_use))


def best_opening(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> Opening | None:
    """Return the melds with the highest total, even below the minimum; None if there are none.

    Of equal totals it takes the one with fewest jokers, then the one with the most penalty in its cards.
    """
    return dearest_opening(hand, replace(terms, minimum=1), must_use)


def dearest_opening(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None
) -> Opening | None:
    """Return ``best_opening`` if it reaches the minimum, else None, which is found sooner."""
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    codes = _best(forms, hand, terms, must_use, terms.minimum)
    return None if codes is None else _opening(forms, codes, hand, terms, must_use)


def hand_discards(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None
) -> tuple[Opening, ...]:
    """Return the openings that go out at once, as a Hand: the most valuable for each discard.

    The discard is the only card of ``kept``; each face appears once, in the order of docs/rules/hand.md 13.6.
    With ``keep`` 0 there may also be an opening that keeps no card.
    """
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    return tuple(
        _opening(forms, codes, hand, terms, must_use) for codes in _finishes(forms, hand, terms, must_use)
    )


def least_left(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> Opening | None:
    """Return the opening that leaves the least penalty after the best discard.

    Of equal ones it takes the most valuable. None: the hand cannot open. With the minimum 0 these are the
    best melds of a player who has opened, perhaps none.
    """
    if terms.hand_waives_opening:
        out = hand_discards(hand, terms, must_use)
        if out:
            return max(out, key=lambda opening: opening.total)
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    codes = _least(forms, hand, terms, must_use)
    return None if codes is None else _opening(forms, codes, hand, terms, must_use)


def dearest_and_least(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None
) -> tuple[Opening, ...]:
    """Return ``dearest_opening`` and ``least_left``, once if they are equal, as they mostly are.

    Empty: the hand cannot open. Not for tables where a Hand waives the minimum.
    """
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    dearest = _best(forms, hand, terms, must_use, terms.minimum)
    least = None if dearest is None else _least(forms, hand, terms, must_use)
    found = [dearest] if least == dearest else [dearest, least]
    return tuple([_opening(forms, codes, hand, terms, must_use) for codes in found if codes is not None])


def _least(
    forms: _Forms, hand: Collection[Card], terms: OpeningTerms, must_use: Card | None
) -> list[int] | None:
    unit, spot, points = forms.unit, forms.spot, forms.points
    cards = sum([unit[card] for card in hand]) + terms.needs_run * _RUN
    bound = sum([points[spot[card]] for card in hand])
    discard_at = max(terms.keep, 1)
    beginnings = _beginnings(forms, cards + discard_at * _KEEP, bound, must_use)
    if any(FACE[card] == JOKER for card in hand):
        # Or a joker is the discard, and no other card is free.
        rest = cards - _JOKER + max(terms.keep - 1, 0) * _KEEP
        beginnings += _beginnings(forms, rest, bound - points[_WILD], must_use)
    return _lightest(forms, beginnings, terms.minimum * _POINT, discard_at, discard_at - terms.keep)


def openings(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None, limit: int = 12
) -> tuple[Opening, ...]:
    """Return some good openings, each once; empty: the hand cannot open.

    First those that go out, the most valuable first; then the most valuable of all, the one that leaves
    least, and the same two with one joker and with both held back.
    """
    found = sorted(hand_discards(hand, terms, must_use), key=lambda opening: -opening.total)
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    jokers = sorted((card for card in hand if FACE[card] == JOKER and card != must_use), reverse=True)
    for spared in range(len(jokers) + 1):
        cards = [card for card in hand if card not in jokers[:spared]]
        kept = replace(terms, keep=max(terms.keep - spared, 0))
        for codes in (
            _best(forms, cards, kept, must_use, terms.minimum),
            _least(forms, cards, kept, must_use),
        ):
            if codes:
                found.append(_opening(forms, codes, hand, terms, must_use))
    return tuple(dict.fromkeys(found))[:limit]
