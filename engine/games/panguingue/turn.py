"""What the player on turn may do after drawing (docs/rules/panguingue.md 4.3, 4.4, 7–12)."""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple, assert_never

from engine.actions import Action, Discard
from engine.cards import Card
from engine.errors import IllegalAction, Reason
from engine.games.panguingue.choices import (
    borrowings,
    check_borrow,
    check_cards,
    check_split,
    distinct,
    face,
    layoffs,
    new_melds,
    placeable,
    resolve_cards,
    splits,
)
from engine.games.panguingue.melds import FACE_ORDER, fits, meld_type
from engine.games.panguingue.terms import (
    Borrow,
    BorrowTiming,
    DiscardPickup,
    DrawnCard,
    Duty,
    GoOut,
    LayMeld,
    LayOff,
    PanMeld,
    PanOptions,
    PanReason,
    SafeScope,
    Split,
)

Cards = tuple[Card, ...]

_DISCARD: Final = tuple(Discard(Card(card)) for card in range(len(FACE_ORDER)))
_GO_OUT: Final = GoOut()


def may_begin_meld(options: PanOptions, *, passed: bool) -> bool:
    """Return whether a discard may be used in a new meld.

    ``passed`` means that it was drawn from the stock and discarded at once.
    """
    match options.discard_pickup:
        case DiscardPickup.ANY:
            return True
        case DiscardPickup.STOCK_DRAWN_ONLY:
            return passed
        case DiscardPickup.NONE:
            return False
        case _:
            assert_never(options.discard_pickup)


class Turn(NamedTuple):
    """A turn after the draw: the player's cards and duties.

    ``drawn`` is the card drawn and not placed yet, ``from_pile`` whether it came from the pile, ``duty`` how
    it must be used. ``laid`` are the cards laid off this turn. ``flat`` is the board of the next player if
    that player has ten melded and must not be put out.
    """

    options: PanOptions
    board: tuple[PanMeld, ...]
    hand: Cards
    drawn: Card | None
    from_pile: bool
    duty: Duty
    laid: frozenset[Card]
    flat: tuple[PanMeld, ...] | None

    def choices(self) -> tuple[Action, ...]:
        """List what may be done: splits, new melds, lay-offs, borrowings, going out, discards.

        Equal cards are listed once (see choices.py).
        """
        return (*self._placings(), *[_DISCARD[card] for card in self._safe_discards(self._discards())])

    @property
    def own(self) -> Cards:
        """The cards that may be placed, the drawn one first."""
        return self.hand if self.drawn is None else (self.drawn, *self.hand)

    @property
    def shown(self) -> bool:
        """Whether everybody has seen the drawn card."""
        return self.from_pile or self.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD

    @property
    def _barred(self) -> frozenset[Card]:
        """The cards that may not be borrowed this turn."""
        return self.laid if self.options.borrow_timing is BorrowTiming.LATER_TURN else frozenset()

    def _placings(self) -> Iterator[Action]:
        options, board, drawn, own = self.options, self.board, self.drawn, self.own
        for number, meld in enumerate(board):
            for part in splits(meld.cards, options):
                if not self._strands(number, part):
                    yield Split(number, part)
        if not own:
            yield _GO_OUT
            return
        if self.duty is Duty.LAY_OFF:
            for card, number in layoffs(board, own[:1], options):
                yield LayOff(card, number)
            return
        first = self.duty is Duty.PLACE or (drawn is not None and options.meld_requires_drawn_card)
        for cards in new_melds(own, options):
            if not first or drawn in cards:
                yield LayMeld(cards)
        for card, number in layoffs(board, own[:1] if first else own, options):
            yield LayOff(card, number)
        for borrowed, cards in borrowings(board, own, self._barred, options):
            if not first or drawn in cards or (not cards and self.duty is Duty.NONE):
                yield Borrow(borrowed, cards)

    def _discards(self) -> Cards:
        """Return the possible discards, unsafe ones included; equal cards once."""
        if self.duty is not Duty.NONE:
            return ()
        if self.drawn is not None and self.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD:
            return (self.drawn,)
        return distinct(self.own)

    def _safe_discards(self, discards: Cards) -> Cards:
        """Return the discards with which the next player could not go out, or all if none is safe.

        See docs/rules/panguingue.md 11.
        """
        if self.flat is None or len(discards) < 2:
            return discards
        board = [meld.cards for meld in self.flat]
        any_way = self.options.safe_discard_scope is SafeScope.ANY_WAY
        safe = []
        for card in discards:
            passed = card == self.drawn and not self.from_pile
            new_meld = any_way and may_begin_meld(self.options, passed=passed)
            if not placeable(board, (), card, self.options, new_meld=new_meld, rearranged=any_way):
                safe.append(card)
        return tuple(safe) or discards

    def _strands(self, number: int, part: Collection[Card]) -> bool:
        """Return whether after this split the taken card could no longer be placed.

        See docs/rules/panguingue.md 20.7.
        """
        if self.duty is Duty.NONE or self.drawn is None:
            return False
        board = [meld.cards for meld in self.board]
        rest = tuple(card for card in board[number] if card not in part)
        board[number : number + 1] = [tuple(part), rest]
        new_meld = self.duty is Duty.PLACE
        return not placeable(board, self.hand, self.drawn, self.options, new_meld=new_meld)

    # Checking actions in any phrasing

    def checked(self, action: Action) -> Action:
        """Return the action with the physical cards it uses. Raises IllegalAction.

        A card equal to a drawn one that everybody has seen means the drawn one; in a meld equal cards stand
        for each other.
        """
        match action:
            case LayMeld(cards):
                own = self._placed(cards)
                self._require_no_layoff()
                if meld_type(own, self.options) is None:
                    raise IllegalAction(Reason.NOT_A_MELD, rule="5", cards=own)
                return LayMeld(own)
            case LayOff(card, number):
                (own_card,) = self._placed((card,))
                cards = self.board[self._number(number)].cards
                if not fits(cards, own_card, self.options):
                    raise IllegalAction(Reason.DOES_NOT_FIT, rule="7", cards=(own_card, *cards))
                return LayOff(own_card, number)
            case Split(number, part):
                return self._checked_split(number, part)
            case Borrow(borrowed, cards):
                own = self._placed(cards, borrowing=True)
                self._require_no_layoff()
                lent = self._borrowed_cards(check_cards(borrowed))
                check_borrow(self.board, lent, own, self.options)
                return Borrow(lent, own)
            case Discard(card):
                return self._checked_discard(card)
            case _:
                if self.own:
                    melded = sum(len(meld.cards) for meld in self.board)
                    raise IllegalAction(PanReason.NOT_ELEVEN, rule="12", melded=melded)
                return action

    def _own_cards(self, cards: object) -> Cards:
        """Return the named own cards; a twin of a public drawn card means that card."""
        found, own, drawn = check_cards(cards), self.own, self.drawn
        lacking = [card for card in found if card not in own]
        if lacking:
            raise IllegalAction(Reason.NOT_IN_HAND, rule="4.3", cards=lacking)
        if drawn is not None and drawn not in found and self.shown:
            equal = next((card for card in found if face(card) == face(drawn)), None)
            if equal is not None:
                return tuple(drawn if card == equal else card for card in found)
        return found

    def _placed(self, cards: object, *, borrowing: bool = False) -> Cards:
        """Return the own cards to place, if they may be placed now.

        Raises IllegalAction. See docs/rules/panguingue.md 4.3, 12.
        """
        if not self.own:
            raise IllegalAction(PanReason.GO_OUT_NOW, rule="12")
        own = self._own_cards(cards)
        drawn = self.drawn
        if drawn is None or drawn in own:
            return own
        if self.duty is not Duty.NONE:
            raise self._duty_refusal(drawn)
        if self.options.meld_requires_drawn_card and (own or not borrowing):
            raise IllegalAction(PanReason.PLACE_DRAWN_FIRST, rule="4.3", cards=(drawn,))
        return own

    def _duty_refusal(self, taken: Card) -> IllegalAction:
        lay_off = self.duty is Duty.LAY_OFF
        reason = PanReason.LAY_OFF_TAKEN_FIRST if lay_off else PanReason.PLACE_TAKEN_FIRST
        return IllegalAction(reason, rule="4.3", cards=(taken,))

    def _require_no_layoff(self) -> None:
        if self.duty is Duty.LAY_OFF and self.drawn is not None:
            raise self._duty_refusal(self.drawn)

    def _number(self, number: object) -> int:
        if type(number) is not int or number not in range(len(self.board)):
            raise IllegalAction(PanReason.NO_SUCH_MELD, rule="7", melds=len(self.board))
        return number

    def _checked_split(self, number: int, part: Cards) -> Split:
        cards = self.board[self._number(number)].cards
        half, lacking = resolve_cards(check_cards(part), cards)
        if lacking:
            raise IllegalAction(PanReason.NOT_ON_BOARD, rule="8", cards=lacking)
        check_split(cards, half, self.options)
        if self.drawn is not None and self._strands(number, half):
            raise IllegalAction(PanReason.STRANDS_TAKEN, rule="20.7", cards=(self.drawn,))
        return Split(number, half)

    def _borrowed_cards(self, cards: Cards) -> Cards:
        """Return the cards to borrow; a barred card is replaced by an equal one of its meld."""
        lent = list(cards)
        for at, card in enumerate(cards):
            meld = next((meld.cards for meld in self.board if card in meld.cards), None)
            if meld is None:
                raise IllegalAction(PanReason.NOT_ON_BOARD, rule="9", cards=(card,))
            if card in self._barred:
                free = (other for other in meld if face(other) == face(card) and other not in self._barred)
                equal = next((other for other in free if other not in lent), None)
                if equal is None:
                    raise IllegalAction(PanReason.LAID_OFF_THIS_TURN, rule="9", cards=(card,))
                lent[at] = equal
        return tuple(lent)

    def _checked_discard(self, card: Card) -> Discard:
        if not self.own:
            raise IllegalAction(PanReason.GO_OUT_NOW, rule="12")
        (discarded,) = self._own_cards((card,))
        if self.duty is not Duty.NONE and self.drawn is not None:
            raise self._duty_refusal(self.drawn)
        discards = self._discards()
        same = next((other for other in discards if face(other) == face(discarded)), None)
        if same is None:
            raise IllegalAction(PanReason.DISCARD_DRAWN, rule="4.2", cards=discards)
        safe = self._safe_discards(discards)
        if same not in safe:
            raise IllegalAction(PanReason.UNSAFE, rule="11", cards=(discarded,), safe=safe)
        return _DISCARD[discarded]
