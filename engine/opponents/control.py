"""Computer players of Control Card Rummy: ``easy``, ``normal`` and ``strong``, each a function from the view
of a seat to an action.

All three look for what they may do in ``view.legal``, so that they play under every option. What they differ
in:

* *easy* melds the most cards it can, lays off whatever fits, keeps neighbours and equals whatever the control
  cards ask for, and overlooks things.
* *normal* does so without mistakes, and keeps what fits the control cards that are still to come.
* *strong* counts. It reckons how likely each kind is to be in force at its next turns and each card to come,
  follows a turn to its discard, and weighs what the rest of the hand promises, how likely it is to go out
  next, and what the next player could make of the discard.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.actions import Action, Discard, TakeUpcard
from engine.cards import FACE, RANK, SUIT, Card, cards_in, mask_of, pack
from engine.games.control import (
    ControlKind,
    ControlMode,
    ControlSet,
    ControlView,
    Customs,
    LayOff,
    Meld,
    Phase,
    PlayControl,
    Scoring,
    card_points,
    control_counts,
    is_meld,
    joins,
    kinds_of,
    meld_kinds,
    melds_in,
    shapes,
)
from engine.games.control_kinds import fill_ins

__all__ = ["easy", "normal", "strong"]

PATIENCE: Final = 0.8
"""What a card is worth that can be laid a turn later instead of now."""
HORIZON: Final = 6
"""For how many turns the control cards are reckoned with."""
REACH: Final = 1.4
"""Cards that come within reach of a player in a turn: one from the stock, and now and then the upcard."""
KEPT: Final = 0.85
"""What a card is worth in hand that could be laid off."""
OVERLAP: Final = 0.12
"""What a meld in prospect is worth whose cards are wanted for a better one."""
FINISH: Final = 4.0
"""What it is worth in cards to go out at the next turn for certain."""
FEED: Final = 0.5
"""What a card costs that the next player can lay thanks to a discard."""
STOCK: Final = 0.2
"""What an unknown card is worth beside those that could be laid at once."""
SPOIL: Final = 0.3
"""What a meld costs that the next player can be expected to lay under the control cards in force."""
STAYS: Final = 0.5
"""How likely a player leaves a control card in force where players hold them."""
LEVEL: Final = 1.5
"""What a meld is worth without which nobody goes out, compared with another."""
CREDIT: Final = 0.01
"""What a point of the score is worth in cards."""
BURDEN: Final = 0.04
"""What a point in hand costs where those are lost."""

EASY_LAPSE: Final = 5
"""*easy*: one decision in so many is a lapse."""

_OUT: Final = 1_000.0
_FEW: Final = 4
"""Cards in hand up to which going out next is reckoned with card by card."""
_WIDTH: Final = 8
"""Melds that are followed to the discard."""

Cards = tuple[Card, ...]
Kinds = frozenset[ControlKind]


def easy(view: ControlView) -> Action:
    """Play like a beginner. A lapse leaves a useful discard, forgets a meld, or throws any card."""
    lapse = _lapse(view)
    if view.phase is Phase.DRAW:
        return TakeUpcard() if not lapse and _serves(view, view.in_force) else view.legal[0]
    laying = None if lapse else _largest(view)
    throws = _throws(view)
    if laying is not None or not throws:
        return laying or view.legal[0]
    return throws[0] if lapse else min(throws, key=lambda throw: _by_eye(view, throw.card))


def normal(view: ControlView) -> Action:
    """Play soundly by eye, without counting."""
    if view.phase is Phase.DRAW:
        next_kind = () if view.preview is None else (view.preview,)
        return TakeUpcard() if _serves(view, (*view.in_force, *next_kind)) else view.legal[0]
    laying = _largest(view)
    throws = _throws(view)
    if laying is not None or not throws:
        return laying or view.legal[0]
    outlook = _Outlook.of(view, view.hand, view.in_force, view.own_controls)
    return min(throws, key=lambda throw: (outlook.wanted(throw.card), *_by_eye(view, throw.card)))


def strong(view: ControlView) -> Action:
    """Play by counting: which kinds come, which cards, who profits, and how far it is to go out."""
    if len(view.legal) == 1:
        return view.legal[0]
    if view.phase is Phase.DRAW:
        return TakeUpcard() if _taking_pays(view) else view.legal[0]
    lines = sorted(_lines(view), key=lambda line: -line.worth)
    for line in lines:
        action = _as_listed(view, line.first)
        if action is not None:
            return action
    return view.legal[-1]


# What easy and normal see


def _throws(view: ControlView) -> list[Discard]:
    return [action for action in view.legal if isinstance(action, Discard)]


def _serves(view: ControlView, asked: Iterable[ControlKind]) -> bool:
    """Tell whether the upcard could be laid off, or makes a meld that these control cards ask for."""
    if TakeUpcard() not in view.legal:
        return False
    upcard, customs = view.pile[-1], view.options.customs
    if any(joins(meld.kind, meld.cards, (upcard,), customs) for meld in view.melds):
        return True
    hand = (upcard, *(card for card in view.hand if FACE[card] != FACE[upcard]))
    return any(upcard in cards for kind in meld_kinds(asked) for cards in melds_in(kind, hand, customs))


def _largest(view: ControlView) -> Action | None:
    """Return the meld of most cards, then of most points; without one the control card in hand that would
    allow one, then a lay-off, on own melds first.
    """
    melds = [action for action in view.legal if isinstance(action, Meld)]
    if melds:
        return max(melds, key=lambda meld: (len(meld.cards), card_points(meld.cards, view.options)))
    if view.phase is Phase.PLAY:
        for action in view.legal:
            if isinstance(action, PlayControl) and any(
                melds_in(kind, view.hand, view.options.customs) for kind in meld_kinds((action.kind,))
            ):
                return action
    lay_offs = [action for action in view.legal if isinstance(action, LayOff)]
    return max(lay_offs, key=lambda lay_off: _owner(view, lay_off) == view.seat, default=None)


def _owner(view: ControlView, lay_off: LayOff) -> int | None:
    return None if lay_off.meld is None else view.melds[lay_off.meld].owner


def _by_eye(view: ControlView, card: Card) -> tuple[int, int, Card]:
    """Order cards to be thrown: those with least company first, the dearest of them."""
    company = sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2)
        for other in view.hand
        if FACE[other] != FACE[card]
    )
    return company, -card_points((card,), view.options), card


def _lapse(view: ControlView) -> bool:
    """Tell whether this decision is a lapse: as good as chance, but the same for the same view."""
    seen = sum(view.hand) * 1_000_003 + sum(view.pile) * 10_007 + view.stock
    return (seen ^ seen >> 29) * 0x9E3779B97F4A7C15 % (1 << 64) >> 40 < (1 << 24) // EASY_LAPSE


# Melds as masks of faces


@lru_cache(maxsize=256)
def _least_melds(kind: ControlKind, customs: Customs) -> tuple[int, ...]:
    """Return all melds of a kind with as few cards as it may have, as masks of faces."""
    least = min(map(len, shapes(kind, customs)))
    known = sorted(shape for shape in shapes(kind, customs) if len(shape) == least)
    free = is_meld(kind, _suited(known[0], range(least)), customs)
    suits = list(product(range(4), repeat=least)) if free else [(suit,) * least for suit in range(4)]
    found = {mask_of(_suited(shape, chosen)) for shape in known for chosen in suits}
    return tuple(sorted(meld for meld in found if meld.bit_count() == least))


def _suited(shape: Sequence[int], suits: Iterable[int]) -> Cards:
    return tuple(Card(13 * suit + number - 1) for number, suit in zip(shape, suits, strict=True))


@lru_cache(maxsize=4_096)
def _partners(kind: ControlKind, customs: Customs, face: int) -> tuple[Cards, ...]:
    """Return the faces with which a face makes each of the least melds."""
    own = 1 << face
    return tuple(tuple(cards_in(meld ^ own)) for meld in _least_melds(kind, customs) if meld & own)


@lru_cache(maxsize=50_000)
def _kinds_of(faces: int, customs: Customs) -> Kinds:
    return frozenset(kinds_of(tuple(cards_in(faces)), customs))


@lru_cache(maxsize=10_000)
def _open_to(kind: ControlKind, faces: int, customs: Customs) -> int:
    """Return the faces that can be laid off on a meld one by one."""
    return mask_of(joins(kind, tuple(cards_in(faces)), pack(), customs))


def _faces(cards: Iterable[Card]) -> int:
    return mask_of(Card(FACE[card]) for card in cards)


# Which control cards come

Slot = Mapping[ControlKind, float]
"""How likely a control card in force is of each kind."""


def _asked_by(view: ControlView) -> tuple[Slot, Slot]:
    """Return the next control card and any later one, as far as this seat can tell."""
    options = view.options
    held = options.held_controls if options.control_mode is ControlMode.HELD else 0
    seats = len(view.held)
    least = seats * held + max(2, options.controls_in_force) if held else 0
    left = control_counts(options.control_set, options.control_mode, options.custom_controls, least)
    everything = left.copy()
    left.subtract((*view.played, *view.own_controls))
    if view.preview is not None:
        left.subtract((view.preview,))
    left = +left or everything
    total = left.total()
    later = {kind: count / total for kind, count in left.items()}
    return (later if view.preview is None else {view.preview: 1.0}), later


def _coming(
    view: ControlView, in_force: Sequence[ControlKind], own: Iterable[ControlKind], turns: int
) -> list[Slot]:
    """Return the control cards in force so many turns of this seat from now.

    ``in_force`` are those in force now and ``own`` the ones held. In mode ``turn`` and ``round`` every player
    has one turn under each control card (section 2).
    """
    options, seats = view.options, len(view.held)
    levels: list[Slot] = [{kind: 1.0} for kind in options.level_kinds]
    if options.control_set is ControlSet.LEVEL1:
        return [{kind: 1.0} for kind in in_force]
    up: list[Slot] = [{kind: 1.0} for kind in in_force[: len(in_force) - len(levels)]]
    following, later = _asked_by(view)
    match options.control_mode:
        case ControlMode.DEAL:
            return [*up, *levels]
        case ControlMode.ROUND | ControlMode.TURN:
            played = turns * (seats if options.control_mode is ControlMode.TURN else 1)
            new: list[Slot] = [later] * (played - 1) + [following] if played else []
            return [*[*new, *up][: options.controls_in_force], *levels]
        case ControlMode.HELD:
            stays = STAYS ** (turns * (seats - 1))
            levels += [{kind: 1.0} for kind in own] if turns else []
        case ControlMode.DECK:
            stays = (1 - view.controls_left / max(1, view.stock, view.controls_left)) ** (turns * seats)
    mixed = [
        {kind: stays * slot.get(kind, 0.0) + (1 - stays) * later.get(kind, 0.0) for kind in {*slot, *later}}
        for slot in up
    ]
    return [*mixed, *levels]


def _chance(slots: Iterable[Slot], kinds: Kinds) -> float:
    """Return how likely one of the control cards asks for a meld of one of the kinds."""
    none = 1.0
    for slot in slots:
        none *= 1 - sum(part for control, part in slot.items() if kinds.intersection(meld_kinds((control,))))
    return 1 - none


# What strong and normal expect


class _Prospect(NamedTuple):
    """Cards of a hand that are a meld or lack one card, and how many cards they are expected to bring to the
    table, those laid later counting less.
    """

    faces: int
    worth: float


@dataclass(slots=True)
class _Outlook:
    """What may come of the cards of one hand after this turn: kinds in force, cards to be drawn, prospects.

    ``live`` counts the cards of each face that this seat has not seen, ``unseen`` all of them.
    """

    view: ControlView
    live: list[int]
    unseen: int
    turns: list[list[Slot]]
    next_player: list[Slot]
    prospects: list[_Prospect] = field(default_factory=list)
    chances: dict[Kinds, tuple[float, ...]] = field(default_factory=dict)
    worths: dict[tuple[Kinds, int], float] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        view: ControlView,
        hand: Cards,
        in_force: Sequence[ControlKind],
        own_controls: Sequence[ControlKind],
    ) -> "_Outlook":
        """Count the cards and find the prospects of a hand, after a turn that left these control cards in
        force and in hand.
        """
        seats = len(view.held)
        live = [view.options.packs(seats)] * 52
        seen = [*view.hand, *view.pile, *(card for meld in view.melds for card in meld.cards)]
        seen += [card for other, cards in enumerate(view.known) if other != view.seat for card in cards]
        for card in seen:
            live[FACE[card]] -= 1
        turns = [_coming(view, in_force, own_controls, turn) for turn in range(1, HORIZON + 1)]
        outlook = cls(view, live, max(1, sum(live)), turns, _before_next(view, in_force))
        outlook._find(hand)
        return outlook

    def _find(self, hand: Cards) -> None:
        customs, have = self.view.options.customs, _faces(hand)
        controls = {control for slots in self.turns for slot in slots for control in slot}
        whole: dict[int, set[ControlKind]] = {}
        lacking: dict[int, dict[int, set[ControlKind]]] = {}
        for kind in meld_kinds(controls):
            for cards in melds_in(kind, hand, customs):
                whole.setdefault(_faces(cards), set()).add(kind)
            for meld in _least_melds(kind, customs):
                missing = meld & ~have
                if missing and not missing & (missing - 1):
                    lacking.setdefault(meld ^ missing, {}).setdefault(missing, set()).add(kind)
        found = [
            _Prospect(faces, faces.bit_count() * self._worth(frozenset(kinds), 0))
            for faces, kinds in whole.items()
        ]
        for faces, by_card in lacking.items():
            worth = sum(
                self._worth(frozenset(kinds), self.live[missing.bit_length() - 1])
                for missing, kinds in by_card.items()
                if self.live[missing.bit_length() - 1]
            )
            if worth:
                found.append(_Prospect(faces, (faces.bit_count() + 1) * min(worth, PATIENCE**2)))
        self.prospects = sorted(found, key=lambda prospect: (-prospect.worth, prospect.faces))

    def _worth(self, kinds: Kinds, copies: int) -> float:
        """Return what a meld of these kinds is worth, a discounted chance to lay it; ``copies`` of a lacking
        card are about, or 0 of them is lacking.
        """
        worth = self.worths.get((kinds, copies))
        if worth is None:
            missed = 1 - min(1.0, REACH * copies / self.unseen) if copies else 0.0
            worth, laid, without = 0.0, 0.0, 1.0
            for turn, chance in enumerate(self._chances(kinds), 1):
                without *= missed
                now = chance * max(0.0, 1 - without - laid)
                laid += now
                worth += now * PATIENCE**turn
            if self._owes_level() and kinds.intersection(self.view.options.level_kinds):
                worth *= LEVEL
            self.worths[kinds, copies] = worth
        return worth

    def _chances(self, kinds: Kinds) -> tuple[float, ...]:
        chances = self.chances.get(kinds)
        if chances is None:
            chances = self.chances[kinds] = tuple(_chance(slots, kinds) for slots in self.turns)
        return chances

    def _owes_level(self) -> bool:
        return not self.view.level_done[self.view.seat or 0]

    def wanted(self, card: Card) -> float:
        """Return what all prospects with the card are worth; nothing for the second of two equal cards."""
        if sum(FACE[other] == FACE[card] for other in self.view.hand) > 1:
            return 0.0
        return sum(prospect.worth for prospect in self.prospects if prospect.faces >> FACE[card] & 1)

    def promise(self, hand: Cards, opened: int) -> float:
        """Return how many cards of the hand are expected to be laid, those laid later counting less.

        ``opened`` are the faces that can be laid off. Prospects that share cards exclude each other; what is
        left of those with less worth still keeps some.
        """
        left = twice = 0
        for card in hand:
            face = 1 << FACE[card]
            twice |= left & face
            left |= face
        have, worth, beside = left, 0.0, 0.0
        for prospect in self.prospects:
            faces = prospect.faces
            if faces & left == faces:
                worth += prospect.worth
                left = left ^ faces | twice & faces
                twice &= ~faces
            elif faces & have == faces:
                beside += prospect.worth
        return worth + OVERLAP * beside + KEPT * (left & opened).bit_count()

    def finish(self, hand: Cards, opened: int) -> float:
        """Return how likely so few cards can be laid at the next turn, all but a discard."""
        if len(hand) > _FEW:
            return 0.0
        customs, chance = self.view.options.customs, 0.0
        for face, copies in enumerate(self.live):
            if copies:
                chance += copies * self._goes_out((*hand, Card(face)), opened, customs)
        return chance / self.unseen

    def _goes_out(self, cards: Cards, opened: int, customs: Customs) -> float:
        faces = [FACE[card] for card in cards]
        loose = [face for face in faces if not opened >> face & 1]
        if len(loose) <= 1:
            return 0.0 if self._owes_level() else 1.0
        best = 0.0
        for size in range(3, len(faces) + 1):
            for chosen in combinations(faces, size):
                meld = mask_of(map(Card, chosen))
                if len(loose) - sum(face in loose for face in chosen) > 1 or meld.bit_count() < size:
                    continue
                kinds = _kinds_of(meld, customs)
                if kinds:
                    best = max(best, self._chances(kinds)[0])
        return best

    def feeds(self, card: Card, opened: int) -> float:
        """Return how many cards the next player is expected to lay thanks to a discard."""
        if opened >> FACE[card] & 1:
            return 1.0
        useless = 1.0
        for kind, chance in self._kinds_for_next():
            for others in _partners(kind, self.view.options.customs, FACE[card]):
                held = chance
                for face in others:
                    held *= self._next_holds(face)
                useless *= 1 - held
        return 3 * (1 - useless)

    def _kinds_for_next(self) -> Iterator[tuple[ControlKind, float]]:
        for kind in meld_kinds({control for slot in self.next_player for control in slot}):
            yield kind, _chance(self.next_player, frozenset({kind}))

    def _next_holds(self, face: int) -> float:
        view = self.view
        following = _following(view)
        known = view.known[following]
        if any(FACE[card] == face for card in known):
            return 1.0
        return min(1.0, self.live[face] * (view.held[following] - len(known)) / self.unseen)

    def melds_of_next(self) -> float:
        """Return how many melds the next player is expected to find, at most one."""
        customs, none = self.view.options.customs, 1.0
        holds = [self._next_holds(face) for face in range(52)]
        for kind, chance in self._kinds_for_next():
            for meld in _least_melds(kind, customs):
                held = chance
                for face in cards_in(meld):
                    held *= holds[face]
                none *= 1 - held
        return 1 - none


def _following(view: ControlView) -> int:
    return ((view.seat or 0) + 1) % len(view.held)


def _before_next(view: ControlView, in_force: Sequence[ControlKind]) -> list[Slot]:
    """Return the control cards in force when the next player's turn begins."""
    mode = view.options.control_mode
    change = mode is ControlMode.TURN or (mode is ControlMode.ROUND and _following(view) == view.beginner)
    if not change or view.options.control_set is ControlSet.LEVEL1:
        return [{kind: 1.0} for kind in in_force]
    following, _ = _asked_by(view)
    staying = list(in_force)
    del staying[view.options.controls_in_force - 1 : len(staying) - len(view.options.level_kinds)]
    return [following, *({kind: 1.0} for kind in staying)]


# What strong makes of a turn


class _Lying(NamedTuple):
    """A meld on the table."""

    kind: ControlKind
    faces: int
    owner: int


class _Place(NamedTuple):
    """Where a turn has come to: the hand, the table, what was done first and the points gained so far."""

    hand: Cards
    table: tuple[_Lying, ...]
    first: Action | None
    points: int
    level_done: bool


class _Line(NamedTuple):
    """A turn to its end: the first action and what it is worth."""

    first: Action
    worth: float


def _start(view: ControlView, hand: Cards) -> _Place:
    table = tuple(_Lying(meld.kind, _faces(meld.cards), meld.owner) for meld in view.melds)
    return _Place(hand, table, None, 0, view.level_done[view.seat or 0])


def _opened(table: Iterable[_Lying], customs: Customs) -> int:
    faces = 0
    for meld in table:
        faces |= _open_to(meld.kind, meld.faces, customs)
    return faces


def _lines(view: ControlView) -> Iterator[_Line]:
    """Follow the turn with the control cards in force, and with each that could be played."""
    outlook = _Outlook.of(view, view.hand, view.in_force, view.own_controls)
    melds = [action for action in view.legal if isinstance(action, Meld)]
    start = _start(view, view.hand)
    kept = [card for card in view.hand if card == view.taken]
    controls = [action for action in view.legal if isinstance(action, PlayControl)]
    spoiled = outlook.melds_of_next() if controls else 0.0
    yield from _ends(outlook, start, melds, kept)
    for control in controls:
        up = view.options.controls_in_force
        in_force = (control.kind, *view.in_force[: up - 1], *view.options.level_kinds)
        own = list(view.own_controls)
        own.remove(control.kind)
        after = _Outlook.of(view, view.hand, in_force, own)
        possible = _melds_under(view, view.hand, in_force) if view.phase is Phase.PLAY else []
        gain = SPOIL * (spoiled - after.melds_of_next())
        for line in _ends(after, start, possible, kept):
            yield _Line(control, line.worth + gain)


def _melds_under(view: ControlView, hand: Cards, in_force: Iterable[ControlKind]) -> list[Meld]:
    customs = view.options.customs
    return [Meld(cards, kind) for kind in meld_kinds(in_force) for cards in melds_in(kind, hand, customs)]


def _ends(
    outlook: _Outlook, start: _Place, melds: Iterable[Meld], kept: Sequence[Card], *, drawn: bool = True
) -> Iterator[_Line]:
    """Follow a turn to its end, with each of the most promising melds and without one.

    ``kept`` may not be thrown. Not ``drawn``: the card to be drawn is not known and is the one thrown.
    """
    options = outlook.view.options
    places = [start, *(_melded(outlook.view, start, meld) for meld in melds)]

    def by_eye(place: _Place) -> float:
        return _standing(outlook, place, _opened(place.table, options.customs))

    for place in sorted(places, key=by_eye, reverse=True)[:_WIDTH]:
        for laid in (_laid_off(outlook, place, every=True), _laid_off(outlook, place, every=False)):
            opened = _opened(laid.table, options.customs)
            if (not laid.hand or (not drawn and len(laid.hand) == 0)) and laid.first is not None:
                yield _Line(laid.first, _OUT + laid.points)
                continue
            if not drawn:
                yield _Line(laid.first or TakeUpcard(), _value(outlook, laid, opened))
                continue
            for card in dict.fromkeys(laid.hand):
                if card in kept:
                    continue
                rest = _without(laid.hand, (card,))
                first = laid.first or Discard(card)
                if not rest:
                    yield _Line(first, _OUT + laid.points)
                    continue
                worth = _value(outlook, laid._replace(hand=rest), opened)
                yield _Line(first, worth - FEED * outlook.feeds(card, opened))


def _without(hand: Cards, cards: Iterable[Card]) -> Cards:
    gone = set(cards)
    return tuple(card for card in hand if card not in gone)


def _melded(view: ControlView, place: _Place, meld: Meld) -> _Place:
    kind = meld.kind or ControlKind.GROUP
    lying = _Lying(kind, _faces(meld.cards), view.seat or 0)
    return _Place(
        _without(place.hand, meld.cards),
        (*place.table, lying),
        meld,
        place.points + card_points(meld.cards, view.options),
        place.level_done or kind in view.options.level_kinds,
    )


def _laid_off(outlook: _Outlook, place: _Place, *, every: bool) -> _Place:
    """Lay off every card that fits, or those that promise less in hand."""
    view, customs = outlook.view, outlook.view.options.customs
    while True:
        opened = _opened(place.table, customs)
        standing = _standing(outlook, place, opened)
        best, most = place, -_OUT if every else standing
        for cards, at in _lay_offs(place, opened, customs):
            after = _with_laid(view, place, cards, at)
            worth = _standing(outlook, after, _opened(after.table, customs))
            if worth > most:
                best, most = after, worth
        if best is place:
            return place
        place = best


def _lay_offs(place: _Place, opened: int, customs: Customs) -> Iterator[tuple[Cards, int]]:
    for at, meld in enumerate(place.table):
        open_to = _open_to(meld.kind, meld.faces, customs) & opened
        for card in place.hand:
            if open_to >> FACE[card] & 1:
                yield (card,), at
        if meld.kind is ControlKind.STEPS:
            for cards in fill_ins(meld.kind, tuple(cards_in(meld.faces)), place.hand, customs):
                yield cards, at


def _with_laid(view: ControlView, place: _Place, cards: Cards, at: int) -> _Place:
    meld = place.table[at]
    added = meld._replace(faces=meld.faces | _faces(cards))
    own = meld.owner == view.seat
    return _Place(
        _without(place.hand, cards),
        (*place.table[:at], added, *place.table[at + 1 :]),
        place.first or LayOff(cards, at),
        place.points + (card_points(cards, view.options) if own else 0),
        place.level_done,
    )


def _standing(outlook: _Outlook, place: _Place, opened: int) -> float:
    """Return what a hand is worth in cards: those still to be laid are a burden."""
    options = outlook.view.options
    worth = outlook.promise(place.hand, opened) - len(place.hand)
    if options.scoring is Scoring.PENALTY:
        return worth - BURDEN * card_points(place.hand, options)
    return worth + CREDIT * place.points


def _value(outlook: _Outlook, place: _Place, opened: int) -> float:
    """Return what the end of a turn is worth, going out at the next one included."""
    worth = _standing(outlook, place, opened) + FINISH * outlook.finish(place.hand, opened)
    if not outlook.view.level_done[outlook.view.seat or 0]:
        # A meld of three is still needed to go out (section 12.1).
        worth += LEVEL if place.level_done else -_OUT * (len(place.hand) < 2)
    return worth


def _taking_pays(view: ControlView) -> bool:
    """Weigh the upcard against a card from the stock, which is thrown unless it can be laid at once."""
    if TakeUpcard() not in view.legal:
        return False
    upcard = view.pile[-1]
    hand = (upcard, *view.hand)
    outlook = _Outlook.of(view, hand, view.in_force, view.own_controls)
    now = (*view.in_force, *view.own_controls)

    def best(cards: Cards, kept: Sequence[Card], *, drawn: bool) -> float:
        lines = _ends(outlook, _start(view, cards), _melds_under(view, cards, now), kept, drawn=drawn)
        return max((line.worth for line in lines), default=-_OUT)

    return best(hand, (upcard,), drawn=True) > best(view.hand, (), drawn=False) + _from_stock(outlook, now)


def _from_stock(outlook: _Outlook, asked: Iterable[ControlKind]) -> float:
    """Return what an unknown card is worth: more if many could be laid at once."""
    view, customs = outlook.view, outlook.view.options.customs
    useful, have = _opened(_start(view, ()).table, customs), _faces(view.hand)
    for kind in meld_kinds(asked):
        for meld in _least_melds(kind, customs):
            missing = meld & ~have
            if not missing & (missing - 1):
                useful |= missing
    return STOCK + sum(outlook.live[face] for face in cards_in(useful)) / outlook.unseen


def _as_listed(view: ControlView, action: Action) -> Action | None:
    """Return the legal action that does the same; of two equal cards the deal lists one."""
    signed = _signature(action)
    return next((legal for legal in view.legal if _signature(legal) == signed), None)


def _signature(action: Action) -> tuple[object, ...]:
    match action:
        case Discard(card):
            return "discard", FACE[card]
        case Meld(cards, kind):
            return "meld", _faces(cards), kind
        case LayOff(cards, at):
            return "layoff", _faces(cards), at
        case _:
            return (action,)
