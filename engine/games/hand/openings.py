"""The opening problem of Hand: which melds a hand can lay at once (rules/hand.md section 14).

A hand is one number, in which every face has a field of two bits that counts its copies, the faces of the
highest penalty in the lowest fields. Above them stand the jokers, whether a run is owed, and how many cards
must still be kept. Laying a meld subtracts its number. A search settles the lowest face first: which melds
begin with it depends on few other faces, so these lists stand in tables that fill as hands are asked about.
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
    """What an opening has to be, under the options of section 11.

    ``keep`` is how many cards must stay in hand after it: 1 for the discard, 0 where the last card may be
    melded, 2 for a player who may not go out in this turn. ``hand_waives_opening`` lets a hand that goes out
    at once do without the minimum, though not without the run. The penalties are those of cards left in hand.
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
    """Melds that can be laid together, of particular cards, and their total value.

    ``kept`` are the other cards of the hand, ascending, jokers last; ``left`` is their penalty after the
    discard of the dearest.
    """

    melds: tuple[WildMeld, ...]
    total: int
    kept: tuple[Card, ...]
    left: int


_SUITS: Final = range(4)
_SPOTS: Final = range(52)
_WILD: Final = 52
"""The spot of the jokers, above those of the faces."""
_JOKER_AT: Final = 2 * _WILD
_JOKER: Final = 1 << _JOKER_AT
_NATURALS: Final = _JOKER - 1
_RUN: Final = 1 << _JOKER_AT + 2
_KEEP_AT: Final = _JOKER_AT + 3
_KEEP: Final = 1 << _KEEP_AT
_DUTIES: Final = range(1 << 5)
"""What can stand above the faces: two bits of jokers, one of a run owed, two of cards to keep."""
_DEAREST: Final = 11
"""No card is worth more, and no joker."""
_WORTH: Final = (*(set_value(face % 13, 1) for face in range(52)), _DEAREST)
"""The most that a face counts in any meld."""
_POINT: Final = 1 << 18
_JOKER_SPARED: Final = 1 << 15
"""What a search maximises is points, then jokers spared, then penalty, in one number."""
_NEVER: Final = 1 << 60


def _place(card: Card) -> tuple[bool, int]:
    """Sort cards as ties are settled: by pack, suit and rank, jokers last (section 13.6)."""
    return FACE[card] == JOKER, card


class _Form(NamedTuple):
    """A meld by its faces, the naturals by their spots: what it is, and how much less it is worth than its
    cards could be.
    """

    code: int
    spots: tuple[int, ...]
    jokers: int
    kind: MeldKind
    lo: int
    value: int
    loss: int

    def others(self) -> int:
        """Return the bits of the spots behind the first."""
        return sum(1 << 2 * spot for spot in self.spots[1:])


_Entry = tuple[int, int]
"""The number of a meld, and its loss in points."""


class _Forms:
    """The melds of some terms, and how hands are written. Of long runs only their parts are there: a run of
    six or more falls into runs of three to five that are worth the same (section 14).
    """

    def __init__(self, terms: MeldTerms, joker_penalty: int, ace_penalty: int) -> None:
        self.terms = terms
        penalties = [ace_penalty, *(min(rank + 1, 10) for rank in range(1, 13))]
        # Dear faces first: of those a search leaves in hand, the first is then the one to discard.
        ranks = sorted(range(13), key=lambda rank: (-penalties[rank], -rank))
        self.faces = tuple(13 * suit + rank for rank in ranks for suit in _SUITS)
        self.spots = {face: spot for spot, face in enumerate(self.faces)}
        self.spot = tuple(self.spots.get(face, _WILD) for face in FACE)
        self.unit = tuple(1 << 2 * spot for spot in self.spot)
        self.penalty = (*(penalties[face % 13] for face in self.faces), joker_penalty)
        most = (*(set_value(face % 13, 1) for face in self.faces), _DEAREST)
        # What a card could bring to a search, by spot, and how that is put together.
        self.points = tuple(_POINT * value for value in most)
        self.dear = tuple(map(add, self.points, (*self.penalty[:_WILD], joker_penalty - _JOKER_SPARED)))
        # By whether a run is owed.
        self.by_code: tuple[dict[int, _Form], dict[int, _Form]] = ({}, {})
        self.near = [0] * len(_SPOTS)
        self._starting = self._collect()
        # By spot, those at which a meld that has it can begin.
        self.before = [
            tuple(first for first in _SPOTS if first == spot or self.near[first] >> 2 * spot & 1)
            for spot in _SPOTS
        ]
        self.before.append(tuple(_SPOTS))
        # By what stands above the faces, then by spot, then by the faces near it: the melds that begin there.
        distinct: list[list[dict[int, tuple[_Entry, ...]]]] = [[{} for _ in _SPOTS] for _ in range(8)]
        self.lists = [distinct[duties & 7] for duties in _DUTIES]

    def fill(self, duties: int, spot: int, here: int) -> tuple[_Entry, ...]:
        """Write a list of melds, dearest first, that has not been asked for before."""
        found = tuple(
            (form.code, form.loss * _POINT)
            for form, others in self._starting[duties >> 2 & 1][spot]
            if form.jokers <= duties & 3 and not others & ~here
        )
        self.lists[duties][spot][here] = found
        return found

    def beginning(self, state: int) -> tuple[_Entry, ...]:
        """Return the melds that begin with the lowest face of a hand, dearest first."""
        naturals = state & _NATURALS
        if not naturals:
            return ()
        spot = (naturals & -naturals).bit_length() - 1 >> 1
        here = (state | state >> 1) & self.near[spot]
        duties = state >> _JOKER_AT
        melds = self.lists[duties][spot].get(here)
        return self.fill(duties, spot, here) if melds is None else melds

    def fitting(self, state: int, spots: Iterable[int] = _SPOTS) -> Iterator[_Form]:
        """Yield the melds of a hand that begin at these spots."""
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
        # Two jokers in one half of six cards may leave it too few naturals; seven can always be cut well.
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
        """Return, by whether a run is owed and by first spot, the dearest readings of any cards.

        While a run is owed, the dearest as a set and as a run are two, and the run pays the debt.
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


# The searches settle the lowest face in hand: it begins a meld, or one copy of it stays. A branch ends where
# it can bring no more than the best found, or than another that came to the same rest before.

_Beginning = tuple[int, int, int]
"""The number of the meld that the search begins with, the hand then, and the most that this could bring."""


def _beginnings(forms: _Forms, state: int, bound: int, must_use: Card | None) -> list[_Beginning]:
    """Return every way to begin with a meld that holds the card, or the one way if there is no such duty."""
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
    """Return the melds that bring most by the measure ``most``, or any that bring more than ``best``.

    None: nothing does.
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
                        explore(state - code, bound - loss)  # noqa: F821 - deleted when the search is over
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
    del explore  # it refers to itself, and would keep all this until garbage is collected
    return found


def _lightest(
    forms: _Forms, beginnings: Iterable[_Beginning], need: int, discard_at: int, spare: int
) -> list[int] | None:
    """Return the melds of at least ``need`` that leave the least penalty, and of those the dearest.

    The first face left when there are ``discard_at`` cards to keep is discarded and costs nothing; ``spare``
    of these need not be kept. None: nothing comes to so much.
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
                        explore(state - code, rest, left)  # noqa: F821 - deleted when the search is over
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
    del explore  # it refers to itself, and would keep all this until garbage is collected
    return found


def _least_loss(forms: _Forms) -> Callable[[int], int]:
    """Return a search for the points that the melds of all cards of a hand lose, or ``_NEVER``."""
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


# The questions


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
    # What is near no meld is kept, whatever is laid.
    near = near_melds(hand, terms.melds.max_jokers)
    cards = [card for card in hand if near >> FACE[card] & 1]
    keep = max(0, terms.keep - (len(hand) - len(cards)))
    state = sum([unit[card] for card in cards]) + terms.needs_run * _RUN + keep * _KEEP
    bound = sum([dear[spot[card]] for card in cards])
    # The finer measures of the same total lie within two jokers and a point.
    best = max(minimum, 1) * _POINT - 2 * _JOKER_SPARED - 1
    return _dearest(forms, _beginnings(forms, state, bound, must_use), dear, best, any_better=any_better)


def _finishes(
    forms: _Forms, hand: Collection[Card], terms: OpeningTerms, must_use: Card | None
) -> Iterator[list[int]]:
    """Yield for each face to discard, and for none where that is allowed, the melds of all other cards."""
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
    """Return the melds of all cards of a hand that lose least."""
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
    """Lay the melds with the cards of the hand: the card that must be used, then those of the first pack.

    Runs that touch are laid as one.
    """
    held: dict[int, list[Card]] = {}
    for card in sorted(hand):
        held.setdefault(FACE[card], []).append(card)
    if must_use is not None:
        held[FACE[must_use]].sort(key=lambda card: card != must_use)
    plain = []
    owed = terms.needs_run
    for code in codes:
        form = forms.by_code[owed][code]
        owed = owed and not code & _RUN
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
    """Return kind, ``lo``, faces and jokers of the melds, runs that touch made one where that is a meld."""
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
    """Say whether one look is enough to see that the hand cannot open; False says nothing.

    Cards that are near no meld count nothing. ``must_use`` as in ``can_open``.
    """
    near = near_melds(hand, terms.melds.max_jokers)
    if must_use is not None and not near >> FACE[must_use] & 1:
        return True
    worths = [_WORTH[face] for card in hand if near >> (face := FACE[card]) & 1]
    if sum(worths) >= max(terms.minimum, 1):
        return False
    return not terms.hand_waives_opening or len(hand) - len(worths) > 1


def can_open(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> bool:
    """Say whether the hand can open, with a meld of the card ``must_use`` or an equal one (sections 4, 7.3).

    ``must_use`` is one of the hand; a joker if some joker must be laid. With the minimum 0: whether it can
    lay any meld.
    """
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    if _best(forms, hand, terms, must_use, terms.minimum, any_better=True) is not None:
        return True
    return terms.hand_waives_opening and any(True for _ in _finishes(forms, hand, terms, must_use))


def best_opening(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> Opening | None:
    """Return the melds of the highest total, even if that is below the minimum; None: there are none.

    Of equal totals it takes the one with fewest jokers, then that with the most penalty in its cards.
    """
    return dearest_opening(hand, replace(terms, minimum=1), must_use)


def dearest_opening(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None
) -> Opening | None:
    """Return what ``best_opening`` does if it comes to the minimum, and None sooner if nothing does."""
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    codes = _best(forms, hand, terms, must_use, terms.minimum)
    return None if codes is None else _opening(forms, codes, hand, terms, must_use)


def hand_discards(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None
) -> tuple[Opening, ...]:
    """Return the openings with which the hand goes out at once, as a Hand: the dearest for each discard.

    The discard is the one card of ``kept``, each face once in the order of 13.6; with ``keep`` 0 there may
    also be an opening that keeps none.
    """
    forms = _forms(terms.melds, terms.joker_penalty, terms.ace_penalty)
    return tuple(
        _opening(forms, codes, hand, terms, must_use) for codes in _finishes(forms, hand, terms, must_use)
    )


def least_left(hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None) -> Opening | None:
    """Return the opening after which, with the dearest card discarded, the least penalty is left in hand.

    Of equal ones it takes the dearest. None: the hand cannot open. With the minimum 0 these are the best
    melds of a player who has opened, perhaps none.
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
    """Return what ``dearest_opening`` and ``least_left`` do, once if it is the same, as it mostly is; empty:
    the hand cannot open. Not where a Hand waives the minimum.
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
        # Or a joker is discarded, and nothing else is free.
        rest = cards - _JOKER + max(terms.keep - 1, 0) * _KEEP
        beginnings += _beginnings(forms, rest, bound - points[_WILD], must_use)
    return _lightest(forms, beginnings, terms.minimum * _POINT, discard_at, discard_at - terms.keep)


def openings(
    hand: Collection[Card], terms: OpeningTerms, must_use: Card | None = None, limit: int = 12
) -> tuple[Opening, ...]:
    """Return openings worth a thought, each once; empty: the hand cannot open.

    First those that go out, the dearest first, then the dearest of all, the one that leaves least, and the
    same with one joker and with both held back.
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
