"""Features of Control Card Rummy: the control cards and cards to come, the promise of a hand.

See `docs/rules/control.md` 2, 3, 9. Melds are masks of faces here (``1 << face``). Values are in cards laid;
a card laid later is discounted for every turn in between.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.cards import FACE, Card, cards_in, mask_of, pack
from engine.games.control.control_cards import (
    FIRST_FITTING,
    ControlKind,
    Customs,
    Shape,
    is_meld,
    joining_cards,
    meld_kinds,
    melds_in,
    number,
    shapes,
)
from engine.games.control.deck import ControlMode, ControlSet, control_counts
from engine.games.control.terms import ControlOptions, ControlView

PATIENCE: Final = 0.8
"""Discount factor of a card that is laid one turn later."""
HORIZON: Final = 6
"""Turns for which the control cards are predicted."""
REACH: Final = 1.4
"""Cards that a player can get in a turn: one from the stock, and now and then the upcard."""
KEPT: Final = 0.85
"""Value of a card in hand that could be laid off."""
AFTER: Final = 0.8
"""Factor on the next best prospective meld: only one can be laid in a turn."""
DRAWN: Final = 0.5
"""Value of the missing card of a meld once it is drawn; a card in hand counts 1."""
OVERLAP: Final = 0.3
"""Part of its value that a prospective meld keeps when a better one needs some of its cards."""
STAYS: Final = 0.5
"""Probability that a player leaves a control card in force, where players hold them."""
LEVEL_MELD: Final = 1.5
"""Factor on a meld without which the player cannot go out."""

_FEW: Final = 4
"""Hands up to this size get an exact probability of going out next."""

Cards = tuple[Card, ...]
Kinds = frozenset[ControlKind]


# Melds as masks of faces


@lru_cache(maxsize=256)
def least_melds(kind: ControlKind, customs: Customs) -> tuple[int, ...]:
    """Return all melds of a kind with the fewest possible cards, as masks of faces."""
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
    """Return the sets of faces with which a face makes each of the smallest melds."""
    own = 1 << face
    return tuple(tuple(cards_in(meld ^ own)) for meld in least_melds(kind, customs) if meld & own)


@lru_cache(maxsize=50_000)
def _kinds_of(faces: int, customs: Customs) -> Kinds:
    """Return the kinds of meld that some faces are; most sets of faces have the shape of none."""
    cards = tuple(cards_in(faces))
    kinds = _kinds_by_shape(customs).get(tuple(sorted([number(card) for card in cards])), ())
    return frozenset(kind for kind in kinds if is_meld(kind, cards, customs))


@lru_cache(maxsize=64)
def _kinds_by_shape(customs: Customs) -> Mapping[Shape, Sequence[ControlKind]]:
    """Return for each shape of a meld the kinds that have melds of this shape."""
    found: dict[Shape, list[ControlKind]] = {}
    for kind in ControlKind:
        for shape in shapes(kind, customs):
            found.setdefault(shape, []).append(kind)
    return found


@lru_cache(maxsize=10_000)
def open_to(kind: ControlKind, faces: int, customs: Customs) -> int:
    """Return the faces that can be laid off on a meld one by one."""
    return mask_of(joining_cards(kind, tuple(cards_in(faces)), pack(), customs))


def faces_of(cards: Iterable[Card]) -> int:
    """Return the mask of the faces of cards; equal cards of two packs are one face."""
    mask = 0
    for card in cards:
        mask |= 1 << FACE[card]
    return mask


# Control cards to come

_EITHER: Final = (ControlKind.GROUP, ControlKind.SEQUENCE)

Slot = Mapping[ControlKind, float]
"""The probability of each kind for one control card in force."""


def controls_at(options: ControlOptions, seats: int) -> Counter[ControlKind]:
    """Return how many control cards of each kind a table has."""
    held = options.held_controls if options.control_mode is ControlMode.HELD else 0
    least = seats * held + max(2, options.controls_in_force) if held else 0
    return control_counts(options.control_set, options.control_mode, options.custom_controls, least)


@lru_cache(maxsize=64)
def kinds_at(options: ControlOptions, seats: int) -> tuple[tuple[ControlKind, int], ...]:
    """Return the kinds of meld that a table asks for, and how many control cards ask for each."""
    there = controls_at(options, seats)
    always = meld_kinds(options.level_kinds if there else (ControlKind.GROUP, ControlKind.SUIT))
    asked = Counter(kind for control in there.elements() for kind in meld_kinds((control,)))
    return tuple((asked + Counter(dict.fromkeys(always, max(1, there.total())))).items())


class Controls(NamedTuple):
    """What a seat sees of the control cards."""

    options: ControlOptions
    seats: int
    played: tuple[ControlKind, ...]
    """In any order."""
    own: tuple[ControlKind, ...]
    preview: ControlKind | None
    left: int
    """The number of control cards in the stock, where some are."""
    stock: int
    """The number of all cards in it then; else 0."""
    changes: bool
    """Whether the next player may begin with another control card."""

    @classmethod
    def of(cls, view: ControlView) -> "Controls":
        """Return those of a view."""
        options = view.options
        mode = options.control_mode
        changes = mode is ControlMode.TURN or (
            mode is ControlMode.ROUND and _following(view) == view.beginner
        )
        left, stock = (view.controls_left, view.stock) if mode is ControlMode.DECK else (0, 0)
        played = tuple(sorted(view.played))
        return cls(options, len(view.held), played, view.own_controls, view.preview, left, stock, changes)

    def next_cards(self) -> tuple[Slot, Slot]:
        """Return the next control card and any later one, as far as this seat can tell."""
        gone = (*self.played, *self.own)
        later = _left(self.options, self.seats, gone if self.preview is None else (*gone, self.preview))
        return (later if self.preview is None else {self.preview: 1.0}), later


@lru_cache(maxsize=10_000)
def _left(options: ControlOptions, seats: int, gone: tuple[ControlKind, ...]) -> Slot:
    """Return the probability of each kind of control card.

    ``gone`` are no longer in the control deck; if all are, it is made again.
    """
    left = everything = controls_at(options, seats)
    left = left - Counter(gone) or everything
    total = left.total()
    return {kind: count / total for kind, count in left.items()}


def _coming(
    controls: Controls,
    in_force: Sequence[ControlKind],
    own: Iterable[ControlKind],
    turns: int,
    next_cards: tuple[Slot, Slot],
) -> list[Slot]:
    """Return the control cards in force this many turns of this seat from now.

    ``in_force`` are those in force now, ``own`` those held, ``next_cards`` the result of
    ``Controls.next_cards``.
    """
    options, seats = controls.options, controls.seats
    levels: list[Slot] = [{kind: 1.0} for kind in options.level_kinds]
    if options.control_set is ControlSet.LEVEL1:
        return [{kind: 1.0} for kind in in_force]
    up: list[Slot] = [{kind: 1.0} for kind in in_force[: len(in_force) - len(levels)]]
    following, later = next_cards
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
            stays = (1 - controls.left / max(1, controls.stock, controls.left)) ** (turns * seats)
    mixed = [
        {kind: stays * slot.get(kind, 0.0) + (1 - stays) * later.get(kind, 0.0) for kind in {*slot, *later}}
        for slot in up
    ]
    return [*mixed, *levels]


def _chance(slots: Iterable[Slot], kinds: Kinds) -> float:
    """Return the probability that one of the control cards asks for a meld of one of the kinds."""
    none = 1.0
    for slot in slots:
        none *= 1 - sum(part for control, part in slot.items() if kinds.intersection(meld_kinds((control,))))
    return 1 - none


@lru_cache(maxsize=10_000)
def kind_chances(
    controls: Controls, in_force: tuple[ControlKind, ...], own: tuple[ControlKind, ...], *, now: bool
) -> tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]:
    """Return the probabilities of the kinds of meld, in FIRST_FITTING's order, to be in force.

    First for the next turns of the seat, beginning with the present one where ``now``, then for the next
    player. ``in_force`` and ``own`` are the control cards in force and in hand.
    """
    cards = controls.next_cards()
    first = 0 if now else 1
    slots = [_coming(controls, in_force, own, turn, cards) for turn in range(first, first + HORIZON)]
    if now:
        slots[0] = [*slots[0], *({kind: 1.0} for kind in own)]
    rows: list[tuple[float, ...]] = []
    for turn, there in enumerate(slots):
        rows.append(rows[-1] if turn and there == slots[turn - 1] else _by_kind(there))
    following = _before_next(controls, in_force, cards[0])
    return tuple(rows), rows[0] if following == slots[0] else _by_kind(following)


def _by_kind(slots: Iterable[Slot]) -> tuple[float, ...]:
    none = [1.0] * len(FIRST_FITTING)
    for slot in slots:
        either = slot.get(ControlKind.EITHER, 0.0)
        for at, kind in enumerate(FIRST_FITTING):
            none[at] *= 1 - slot.get(kind, 0.0) - (either if kind in _EITHER else 0.0)
    return tuple([1 - each for each in none])


# The prospects of a hand


class Prospect(NamedTuple):
    """Cards of a hand that are a meld or lack one card, and the cards they are expected to lay.

    Cards that are laid later are discounted.
    """

    faces: int
    worth: float


class Chosen(NamedTuple):
    """The prospects chosen for a hand.

    ``worths`` and ``faces`` give for each the cards it is expected to lay and its faces. ``left`` are the
    faces in no prospect that was chosen whole, ``idle`` those in none at all.
    """

    worths: list[float]
    faces: list[int]
    left: int
    idle: int


@dataclass(slots=True)
class Outlook:
    """The future of one hand after this turn: kinds in force, cards to be drawn, prospects.

    ``live`` counts the unseen cards of each face, ``unseen`` all of them. The next player begins under
    ``next_player`` and holds each face with the probability in ``next_holds``. ``whole`` are the melds in
    hand and the kinds they are.
    """

    view: ControlView
    live: list[int]
    unseen: int
    turns: list[list[Slot]]
    next_player: list[Slot]
    next_holds: list[float]
    prospects: list[Prospect] = field(default_factory=list)
    whole: dict[int, Kinds] = field(default_factory=dict)
    chances: dict[Kinds, tuple[float, ...]] = field(default_factory=dict)
    worths: dict[tuple[Kinds, int], float] = field(default_factory=dict)
    feeding: dict[int, float] = field(default_factory=dict)
    finishing: dict[tuple[Cards, int], tuple[float, float]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        view: ControlView,
        hand: Cards,
        in_force: Sequence[ControlKind],
        own_controls: Sequence[ControlKind],
    ) -> "Outlook":
        """Count the cards and find the prospects of a hand.

        ``in_force`` and ``own_controls`` are the control cards in force and in hand after the turn.
        """
        live = unseen_by(view)
        controls = Controls.of(view)
        unseen, cards = max(1, sum(live)), controls.next_cards()
        turns = [_coming(controls, in_force, own_controls, turn, cards) for turn in range(1, HORIZON + 1)]
        before_next = _before_next(controls, in_force, cards[0])
        outlook = cls(view, live, unseen, turns, before_next, next_player_chances(view, live, unseen))
        outlook._find(hand)
        return outlook

    def _find(self, hand: Cards) -> None:
        customs, have = self.view.options.customs, faces_of(hand)
        controls = {control for slots in self.turns for slot in slots for control in slot}
        whole: dict[int, set[ControlKind]] = {}
        lacking: dict[int, dict[int, set[ControlKind]]] = {}
        for kind in meld_kinds(controls):
            for cards in melds_in(kind, hand, customs):
                whole.setdefault(faces_of(cards), set()).add(kind)
            for meld in least_melds(kind, customs):
                missing = meld & ~have
                if missing and not missing & (missing - 1):
                    lacking.setdefault(meld ^ missing, {}).setdefault(missing, set()).add(kind)
        self.whole = {faces: frozenset(kinds) for faces, kinds in whole.items()}
        found = [
            Prospect(faces, faces.bit_count() * self._worth(kinds, 0)) for faces, kinds in self.whole.items()
        ]
        for faces, by_card in lacking.items():
            worth = sum(
                self._worth(frozenset(kinds), self.live[missing.bit_length() - 1])
                for missing, kinds in by_card.items()
                if self.live[missing.bit_length() - 1]
            )
            if worth:
                found.append(Prospect(faces, (faces.bit_count() + DRAWN) * min(worth, PATIENCE**2)))
        self.prospects = sorted(found, key=lambda prospect: (-prospect.worth, prospect.faces))

    def _worth(self, kinds: Kinds, copies: int) -> float:
        """Return the value of a meld of these kinds: a discounted probability of laying it.

        ``copies`` of the missing card are unseen; 0 means that no card is missing.
        """
        worth = self.worths.get((kinds, copies))
        if worth is None:
            missed = 1 - min(1.0, REACH * copies / self.unseen) if copies else 0.0
            worth, laid, without = 0.0, 0.0, 1.0
            for turn, chance in enumerate(self.chances_of(kinds), 1):
                without *= missed
                now = chance * max(0.0, 1 - without - laid)
                laid += now
                worth += now * PATIENCE**turn
            if self._needs_level() and kinds.intersection(self.view.options.level_kinds):
                worth *= LEVEL_MELD
            self.worths[kinds, copies] = worth
        return worth

    def chances_of(self, kinds: Kinds) -> tuple[float, ...]:
        """Return, turn by turn, the probability that a control card asks for one of the kinds."""
        chances = self.chances.get(kinds)
        if chances is None:
            chances = self.chances[kinds] = tuple(_chance(slots, kinds) for slots in self.turns)
        return chances

    def _needs_level(self) -> bool:
        return not self.view.level_done[self.view.seat or 0]

    def promise(self, hand: Cards, opened: int) -> float:
        """Return how many cards of the hand are expected to be laid, later ones discounted.

        ``opened`` are the faces that can be laid off.
        """
        chosen = self.chosen(hand)
        return sum(chosen.worths) + KEPT * (chosen.left & opened).bit_count()

    def chosen(self, hand: Cards) -> Chosen:
        """Choose the prospects of a hand greedily, the best first.

        Prospects that share cards exclude each other. A card in no chosen prospect keeps some of the value
        of its best one.
        """
        left = twice = 0
        for card in hand:
            face = 1 << FACE[card]
            twice |= left & face
            left |= face
        have, idle, share = left, left, 1.0
        worths, counted = [], []
        for prospect in self.prospects:
            faces = prospect.faces
            if faces & left == faces:
                worths.append(prospect.worth * share)
                counted.append(faces)
                share *= AFTER
                left = left ^ faces | twice & faces
                twice &= ~faces
                idle &= ~faces
            elif faces & idle and faces & have == faces:
                here = faces & idle
                worths.append(OVERLAP * prospect.worth * here.bit_count() / faces.bit_count())
                counted.append(here)
                idle &= ~faces
        return Chosen(worths, counted, left, idle)

    def finish(self, hand: Cards, opened: int) -> tuple[float, float]:
        """Return the probabilities of going out at the next turn, and at the one after it.

        Both are 0 for larger hands.
        """
        if len(hand) > _FEW:
            return 0.0, 0.0
        chances = self.finishing.get((hand, opened))
        if chances is None:
            now = later = 0.0
            for face, copies in enumerate(self.live):
                if copies:
                    first, second = self._chances_to_go_out((*hand, Card(face)), opened)
                    now += copies * first
                    later += copies * second
            chances = self.finishing[hand, opened] = now / self.unseen, later / self.unseen
        return chances

    def _chances_to_go_out(self, cards: Cards, opened: int) -> tuple[float, float]:
        """Return the probabilities that these cards can be laid but for one discard.

        The first is for the next turn, the second for the one after it.
        """
        loose = mask = 0
        for card in cards:
            face = 1 << FACE[card]
            loose |= face & ~opened
            mask |= face
        twins = len(cards) - mask.bit_count()
        if loose.bit_count() + twins <= 1:
            return (0.0, 0.0) if self._needs_level() else (1.0, 1.0)
        now = later = 0.0
        faces = tuple(cards_in(mask))
        for size in range(3, len(faces) + 1):
            for chosen in combinations(faces, size):
                meld = mask_of(chosen)
                if (loose & ~meld).bit_count() + twins <= 1:
                    kinds = _kinds_of(meld, self.view.options.customs)
                    if self._needs_level():
                        kinds = kinds.intersection(self.view.options.level_kinds)
                    if kinds:
                        first, second, *_ = self.chances_of(kinds)
                        now, later = max(now, first), max(later, second)
        return now, later

    def expected_layoffs(self, card: Card, opened: int) -> float:
        """Return how many cards the next player is expected to lay thanks to a discard."""
        face = FACE[card]
        if opened >> face & 1:
            return 1.0
        if face not in self.feeding:
            useless, holds = 1.0, self.next_holds
            for kind, chance in self._kinds_for_next():
                for others in _partners(kind, self.view.options.customs, face):
                    held = chance
                    for other in others:
                        held *= holds[other]
                    useless *= 1 - held
            self.feeding[face] = 3 * (1 - useless)
        return self.feeding[face]

    def _kinds_for_next(self) -> Iterator[tuple[ControlKind, float]]:
        for kind in meld_kinds({control for slot in self.next_player for control in slot}):
            yield kind, _chance(self.next_player, frozenset({kind}))

    def melds_of_next(self) -> float:
        """Return the probability that the next player can lay a meld."""
        customs, none = self.view.options.customs, 1.0
        for kind, chance in self._kinds_for_next():
            for meld in least_melds(kind, customs):
                held = chance
                for face in cards_in(meld):
                    held *= self.next_holds[face]
                none *= 1 - held
        return 1 - none


def unseen_by(view: ControlView) -> list[int]:
    """Return by face how many copies the seat has not seen."""
    live = [view.options.packs(len(view.held))] * 52
    seen = [*view.hand, *view.pile, *(card for meld in view.melds for card in meld.cards)]
    seen += [card for other, cards in enumerate(view.known) if other != view.seat for card in cards]
    for card in seen:
        live[FACE[card]] -= 1
    return live


def _following(view: ControlView) -> int:
    return ((view.seat or 0) + 1) % len(view.held)


def next_player_chances(view: ControlView, live: Sequence[int], unseen: int) -> list[float]:
    """Return by face the probability that the next player holds it."""
    following = _following(view)
    known = view.known[following]
    share = (view.held[following] - len(known)) / unseen
    holds = [min(1.0, copies * share) for copies in live]
    for card in known:
        holds[FACE[card]] = 1.0
    return holds


def _before_next(controls: Controls, in_force: Sequence[ControlKind], following: Slot) -> list[Slot]:
    """Return the control cards in force when the next player's turn begins."""
    options = controls.options
    if not controls.changes or options.control_set is ControlSet.LEVEL1:
        return [{kind: 1.0} for kind in in_force]
    staying = list(in_force)
    del staying[options.controls_in_force - 1 : len(staying) - len(options.level_kinds)]
    return [following, *({kind: 1.0} for kind in staying)]
