"""What a seat may do with its cards in its turn (docs/rules/hand.md 2.3, 4–7, 13.1).

An action is refused if the turn could not be finished legally after it: one card must be kept for the
discard, two where going out on the first turn is not allowed, and a joker that must be used needs a place.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

from engine.actions import Action, Discard
from engine.cards import FACE, JOKER, Card
from engine.errors import IllegalAction, Reason
from engine.games.hand.joker_exchange import can_finish, smallest_melds
from engine.games.hand.joker_melds import WildMeld, faces_of
from engine.games.hand.meld_forms import declare, forms, meld_terms, opening_terms, read, table_meld
from engine.games.hand.melds import exchange, exchanges, lay_off, lay_offs
from engine.games.hand.openings import (
    Opening,
    OpeningTerms,
    best_opening,
    can_open,
    dearest_and_least,
    dearest_opening,
    hand_discards,
    least_left,
    out_of_reach,
)
from engine.games.hand.terms import (
    Declared,
    DiscardUse,
    End,
    Exchange,
    HandMeld,
    HandOptions,
    HandReason,
    Lay,
    LayOff,
)
from engine.melds import MeldKind

_FINISHES: Final = 4
"""The most openings listed that go out at once."""
_REMEMBERED: Final = 2048
_DISCARDS: Final = tuple(Discard(Card(card)) for card in range(len(FACE)))


@dataclass(slots=True, kw_only=True)
class Turn:
    """The state of a seat's turn. A new one is made for every query; freezing it would be slower.

    ``taking`` has for each meld on the table a mask of the faces that can be put into it. ``free`` means that
    the seat may lay without a minimum, lay off and exchange; otherwise ``needed`` is the minimum. ``taken``
    is the discard it took and has not laid; with ``duty`` nothing else may be done before it is used.
    ``jokers_due`` jokers must be laid before the discard.
    """

    options: HandOptions
    seat: int
    hand: tuple[Card, ...]
    table: tuple[HandMeld, ...]
    taking: tuple[int, ...]
    free: bool
    needed: int
    may_go_out: bool
    taken: Card | None = None
    duty: bool = False
    jokers_due: int = 0

    @property
    def keep(self) -> int:
        """The number of cards to keep when laying melds (docs/rules/hand.md 2.3, 13.1)."""
        if not self.may_go_out:
            return 2
        return 1 if self.options.final_discard else 0

    # Checks

    def checked(self, action: Action) -> Action:
        """Return the action with the physical cards it uses. Raises IllegalAction."""
        match action:
            case Lay(melds):
                return self._checked_lay(melds)
            case LayOff(card, number, end):
                return self._checked_lay_off(card, number, end)
            case Exchange(cards, number):
                return self._checked_exchange(cards, number)
            case Discard(card):
                return self._checked_discard(card)
            case _:
                raise IllegalAction(Reason.UNKNOWN_ACTION)

    def _held(self, cards: Any) -> tuple[Card, ...]:
        """Return the cards if all are in the hand, each once. Raises IllegalAction."""
        if not isinstance(cards, tuple):
            raise IllegalAction(Reason.NOT_IN_HAND, rule="3")
        strange = [card for card in cards if type(card) is not int or card not in self.hand]
        if strange:
            raise IllegalAction(Reason.NOT_IN_HAND, rule="3", cards=strange)
        twice = [card for index, card in enumerate(cards) if card in cards[:index]]
        if twice:
            raise IllegalAction(Reason.CARD_TWICE, rule="3", cards=twice)
        return cards

    def _swapped(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Replace an equal card by the taken discard (docs/rules/hand.md 7.6)."""
        taken = self.taken
        if taken is None or taken in cards:
            return cards
        for index, card in enumerate(cards):
            if FACE[card] == FACE[taken]:
                return (*cards[:index], taken, *cards[index + 1 :])
        return cards

    def read(self, meld: Declared) -> WildMeld:
        """Return the meld as the options read it. Raises IllegalAction."""
        return read(meld, self.options)

    def _checked_lay(self, melds: Any) -> Lay:
        if not isinstance(melds, tuple) or not all(isinstance(meld, Declared) for meld in melds):
            raise IllegalAction(Reason.NOT_A_MELD, rule="3")
        if not melds:
            raise IllegalAction(HandReason.NOTHING_LAID, rule="4.2")
        for meld in melds:
            self._held(meld.cards)
        cards = self._held(tuple(card for meld in melds for card in meld.cards))
        meant = iter(self._swapped(cards))
        melds = tuple(replace(meld, cards=tuple(next(meant) for _ in meld.cards)) for meld in melds)
        formed = [self.read(meld) for meld in melds]
        cards = tuple(card for form in formed for card in form.cards)
        if self.duty and self.options.discard_use is not DiscardUse.ANY_MELD and self.taken not in cards:
            raise self._must_meld_taken("7.4")
        if not self.free:
            self._check_opening(formed, len(self.hand) - len(cards))
        jokers = sum(FACE[card] == JOKER for card in cards)
        table = (*self.table, *(table_meld(form, self.seat) for form in formed))
        self._check_finish(cards, (), table, max(0, self.jokers_due - jokers))
        return Lay(tuple(declare(form) for form in formed))

    def _must_meld_taken(self, rule: str) -> IllegalAction:
        return IllegalAction(
            HandReason.MUST_MELD_TAKEN, rule=rule, cards=() if self.taken is None else (self.taken,)
        )

    def _check_opening(self, formed: Sequence[WildMeld], left: int) -> None:
        total = sum(form.value for form in formed)
        if total < self.needed and not self._waived(left):
            best = self.best_opening()
            raise IllegalAction(
                HandReason.BELOW_OPENING,
                rule="4.2",
                cards=[card for form in formed for card in form.cards],
                total=total,
                needed=self.needed,
                best=0 if best is None else best.total,
            )
        if self.options.opening_needs_run and not any(form.kind is MeldKind.RUN for form in formed):
            raise IllegalAction(
                HandReason.NEEDS_RUN,
                rule="11",
                cards=[card for form in formed for card in form.cards],
                total=total,
            )

    def _waived(self, left: int) -> bool:
        """Return whether an opening goes out at once and needs no minimum.

        ``left`` is the number of cards it leaves. See docs/rules/hand.md 4.7, 11.
        """
        return self.options.hand_waives_opening and self.may_go_out and left <= 1

    def _check_finish(
        self,
        gone: Sequence[Card],
        come: Sequence[Card],
        table: tuple[HandMeld, ...],
        jokers_due: int,
    ) -> None:
        """Raise IllegalAction if the turn could not be finished after a play.

        ``gone`` leave the hand, ``come`` enter it, ``jokers_due`` jokers must then be laid. See
        docs/rules/hand.md 2.3, 13.1.
        """
        hand = (*(card for card in self.hand if card not in gone), *come)
        if len(hand) < self.keep:
            reason = HandReason.MUST_KEEP_CARD if self.may_go_out else HandReason.NOT_ON_FIRST_TURN
            rule = "2.3" if self.may_go_out else "8.4"
            raise IllegalAction(reason, rule=rule, cards=gone, keep=self.keep)
        stuck = bool(hand) and all(card == self.taken for card in hand)
        if not (jokers_due or stuck) or can_finish(
            hand, table, jokers_due, self.options, keep=self.keep, taken=self.taken
        ):
            return
        if stuck:
            raise IllegalAction(HandReason.MUST_KEEP_CARD, rule="2.4", cards=gone, keep=2)
        raise IllegalAction(HandReason.MUST_USE_JOKER, rule="13.1", cards=gone, jokers=jokers_due)

    def _meld(self, number: Any) -> HandMeld:
        if type(number) is not int or not 0 <= number < len(self.table):
            raise IllegalAction(HandReason.NO_SUCH_MELD, rule="5.1", melds=len(self.table))
        return self.table[number]

    def _check_free(self) -> None:
        if not self.free:
            best = self.best_opening()
            raise IllegalAction(
                HandReason.NOT_OPENED, rule="4.4", needed=self.needed, best=0 if best is None else best.total
            )

    def _check_duty(self, cards: Sequence[Card]) -> None:
        if self.duty and (self.options.discard_use is not DiscardUse.ANY_USE or self.taken not in cards):
            raise self._must_meld_taken("7.4")

    def _checked_lay_off(self, card: Any, number: Any, end: Any) -> LayOff:
        (card,) = self._swapped(self._held((card,)))
        meld = self._meld(number)
        if end is not None and not isinstance(end, End):
            raise IllegalAction(HandReason.DECLARATION, rule="5.4", cards=(card,))
        self._check_free()
        self._check_duty((card,))
        grown = lay_off(meld, card, end, self.options)
        table = (*self.table[:number], grown, *self.table[number + 1 :])
        self._check_finish((card,), (), table, max(0, self.jokers_due - (FACE[card] == JOKER)))
        return LayOff(card, number, end)

    def _checked_exchange(self, cards: Any, number: Any) -> Exchange:
        cards = self._swapped(self._held(cards))
        meld = self._meld(number)
        if not self.options.joker_exchange:
            raise IllegalAction(HandReason.NO_EXCHANGE, rule="11", cards=cards, played=False)
        self._check_free()
        self._check_duty(cards)
        changed, jokers = exchange(meld, cards, self.options)
        table = (*self.table[:number], changed, *self.table[number + 1 :])
        jokers_due = self.jokers_due + len(jokers) if self.options.taken_joker_must_be_used else 0
        self._check_finish(cards, jokers, table, jokers_due)
        return Exchange(cards, number)

    def _checked_discard(self, card: Any) -> Discard:
        (card,) = self._held((card,))
        if self.jokers_due:
            jokers = [held for held in self.hand if FACE[held] == JOKER]
            raise IllegalAction(HandReason.MUST_USE_JOKER, rule="11", cards=jokers, jokers=self.jokers_due)
        if card == self.taken:
            equal = [held for held in self.hand if held != card and FACE[held] == FACE[card]]
            if not equal:
                raise IllegalAction(Reason.TAKEN_CARD, rule="2.4", cards=(card,))
            card = equal[0]
        return Discard(card)

    # Choices

    def _allows(self, action: Action) -> bool:
        try:
            self.checked(action)
        except IllegalAction:
            return False
        return True

    def choices(self) -> tuple[Action, ...]:
        """List what may be done with the cards: melds, lay-offs, exchanges, discards."""
        found = (*self.lays(), *self._others())
        return found if self.duty else (*found, *self.discards())

    def _others(self) -> list[Action]:
        """List lay-offs and exchanges."""
        if not self.free or (self.duty and self.options.discard_use is not DiscardUse.ANY_USE):
            return []
        held = faces_of(self.hand)
        at = [number for number, takes in enumerate(self.taking) if takes & held]
        if not at:
            return []
        own = self._taken_first()
        tight = self.jokers_due or len(own) <= max(self.keep, 2)
        found: list[Action] = list(lay_offs(self.table, own[:1] if self.duty else own, self.options, at))
        if tight:
            found = [action for action in found if self._allows(action)]
        swaps: list[Action] = list(exchanges(self.table, own, self.options, at))
        if tight or self.duty or self.options.taken_joker_must_be_used:
            swaps = [swap for swap in swaps if self._allows(swap)]
        return found + swaps

    def _taken_first(self) -> tuple[Card, ...]:
        """Return the hand with the taken discard before equal cards."""
        taken, hand = self.taken, self.hand
        return hand if taken is None else (taken, *(card for card in hand if card != taken))

    def discards(self) -> tuple[Discard, ...]:
        """List the discards."""
        if self.jokers_due:
            return ()
        taken = self.taken
        return tuple([_DISCARDS[card] for card in self.hand if card != taken])

    def lays(self) -> tuple[Lay, ...]:
        """List single melds, or some openings if the seat has not opened."""
        if self.free:
            using = self._using
            left = len(self.hand) - self.keep
            own, terms = self._taken_first(), meld_terms(self.options)
            melds = forms(own, terms, using)
            if self.jokers_due:  # a joker in place of a natural in hand may be the only way to finish
                naturals = [card for card in own if FACE[card] != JOKER]
                jokers = [card for card in own if FACE[card] == JOKER]
                melds = tuple(dict.fromkeys((*melds, *smallest_melds(naturals, jokers, terms))))
            singles = (Lay((declare(form),)) for form in melds if len(form.cards) <= left)
            if self.jokers_due or self.taken is not None:
                return tuple(lay for lay in singles if self._allows(lay))
            return tuple(singles)
        return tuple(map(_lay_opening, self.openings()))

    def forms(self) -> tuple[WildMeld, ...]:
        """Return the melds the hand can make, the most valuable first."""
        return forms(self.hand, meld_terms(self.options))

    # Openings

    @property
    def _using(self) -> Card | None:
        """The card that what is laid must contain."""
        return self.taken if self.duty and self.options.discard_use is not DiscardUse.ANY_MELD else None

    def _terms(self) -> OpeningTerms:
        return opening_terms(self.options, self.needed, self.keep)

    def best_opening(self) -> Opening | None:
        """Return the hand's most valuable opening; None if it has none or needs none."""
        return None if self.free else _best_opening(self.hand, self._terms(), self._using)

    def openings(self) -> tuple[Opening, ...]:
        """Return some different openings.

        The most valuable, the one that leaves least, the most valuable that spares jokers, and those that go
        out at once.
        """
        terms, using = self._terms(), self._using
        if out_of_reach(self.hand, terms, using):
            return ()
        if terms.hand_waives_opening and not _can_open(self.hand, terms, using):
            return ()
        found = _openings(self.hand, terms, using)
        if found and self.taken is not None and using is None:
            # Any meld will do (docs/rules/hand.md 11), but the kept card must not be the taken one.
            rest = tuple(card for card in self.hand if card != self.taken)
            without = _best_opening(rest, replace(terms, keep=max(1, self.keep)), None)
            found = (*found, _best_opening(self.hand, terms, self.taken), without)
        distinct = {opening.melds: opening for opening in found if opening is not None}
        return tuple(opening for opening in distinct.values() if self._is_legal(opening))

    def _is_legal(self, opening: Opening) -> bool:
        """Return whether a found opening may be laid."""
        left = len(self.hand) - sum([len(meld.cards) for meld in opening.melds])
        if self.taken is not None and left < 2:
            return self._allows(_lay_opening(opening))  # the card left might be the taken one
        return left >= self.keep and (opening.total >= self.needed or self._waived(left))

    def can_meet_duty(self) -> bool:
        """Return whether the hand alone can use the taken discard as it must.

        See docs/rules/hand.md 7.3.
        """
        if self.free:
            return bool(self._others() or self.lays())
        if self._using is not None:
            terms = self._terms()
            return not out_of_reach(self.hand, terms, self._using) and _can_open(
                self.hand, terms, self._using
            )
        return bool(self.openings())

    def hand_discards(self) -> tuple[Card, ...]:
        """Return the cards to discard so that all others can be laid, each face once.

        If all others have been laid, this is the last card.
        """
        if len(self.hand) == 1:
            return () if self.jokers_due else self.hand
        terms = replace(self._terms(), minimum=0, needs_run=False) if self.free else self._terms()
        found = _finishes(self.hand, terms, self._using)
        return tuple(opening.kept[0] for opening in found if opening.kept)

    def not_feasible(self, top: Card) -> IllegalAction:
        """Return the refusal to take the top discard."""
        facts: dict[str, object] = {}
        if not self.free:
            best = _best_opening((*self.hand, top), self._terms(), top)
            facts = {"needed": self.needed, "best": 0 if best is None else best.total}
        return IllegalAction(HandReason.TAKE_NOT_FEASIBLE, rule="7.3", cards=(top,), keep=self.keep, **facts)


# Every view asks the same questions about unchanged hands, so the answers are cached.
_best_opening: Final = lru_cache(maxsize=_REMEMBERED)(best_opening)
_can_open: Final = lru_cache(maxsize=_REMEMBERED)(can_open)
_finishes: Final = lru_cache(maxsize=_REMEMBERED)(hand_discards)


@lru_cache(maxsize=_REMEMBERED)
def _openings(hand: tuple[Card, ...], terms: OpeningTerms, using: Card | None) -> tuple[Opening | None, ...]:
    """Return good openings, some of them twice or None; empty if the hand cannot open."""
    found: list[Opening | None]
    if terms.hand_waives_opening:
        # Only here is an opening below the minimum legal.
        best = best_opening
        found = [best(hand, terms, using), least_left(hand, terms, using)]
    else:
        best = dearest_opening
        found = [*dearest_and_least(hand, terms, using)]
    if not found or found[0] is None:
        return ()
    found += _finishes(hand, terms, using)[:_FINISHES]
    spared = hand
    for joker in [card for card in hand if FACE[card] == JOKER and card != using]:
        spared = tuple(card for card in spared if card != joker)
        found.append(best(spared, terms, using))
    return tuple(found)


def _lay_opening(opening: Opening) -> Lay:
    return Lay(tuple(declare(meld) for meld in opening.melds))
