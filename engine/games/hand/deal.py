"""One round of Hand, from the starter's discard to going out (docs/rules/hand.md 2–9)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, assert_never

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, JOKER, Card
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.hand.meld_forms import table_meld
from engine.games.hand.melds import exchange, lay_off
from engine.games.hand.orders import ORDERS
from engine.games.hand.score import card_penalty, gulf_factor, score
from engine.games.hand.table import HandTable, in_hand
from engine.games.hand.terms import (
    ACTIONS,
    POSSIBLE,
    REFUSALS,
    AskRedeal,
    DealEnded,
    Declared,
    Ending,
    Exchange,
    Exchanged,
    HandMeld,
    HandReason,
    HandResult,
    HandView,
    LaidOff,
    Lay,
    LayOff,
    MeldLaid,
    NoWinner,
    Opened,
    PartnershipView,
    Pass,
    Passed,
    Phase,
    PileShuffled,
    RedealAsked,
    RedealDeclined,
    ReturnUpcard,
    StarterTurn,
    UpcardReturned,
)
from engine.games.hand.turn import Turn
from engine.piles import Stock, shuffled

_PAIRS: Final = 4
_DRAWS: Final = (DrawStock(),)
_TAKES: Final = (TakeUpcard(),)
_PASSES: Final = (Pass(),)


def _pairs(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards in identical pairs; a joker counts as one more pair.

    See docs/rules/hand.md 11 (``pairs_redeal``).
    """
    faces = Counter(FACE[card] for card in hand)
    jokers = tuple(card for card in hand if FACE[card] == JOKER)
    return (*(card for card in hand if FACE[card] != JOKER and faces[FACE[card]] == 2), *jokers[:1])


class HandDeal(HandTable):
    """One round of Hand."""

    __slots__ = ()

    orders = ORDERS

    # What may be done

    @property
    def asking(self) -> bool:
        """Whether all seats are asked if they want a new deal; no answer means no."""
        return self.phase is Phase.REDEAL

    @property
    def offered_at(self) -> int:
        """The ply at which all were asked if they want a new deal: the first."""
        return 0 if self.phase is Phase.REDEAL else self.ply

    def _turn_now(self) -> Turn:
        """Return the state of the current turn."""
        seat = self._turn
        duty = self.phase is Phase.MUST_MELD
        return self._turn_of(seat, self._hands[seat], self._taken, duty=duty, jokers_due=self._jokers_due)

    def _turn_of(
        self,
        seat: int,
        hand: tuple[Card, ...],
        taken: Card | None = None,
        *,
        duty: bool = False,
        jokers_due: int = 0,
    ) -> Turn:
        """Return the turn the seat would have if it were on turn with this hand."""
        return Turn(
            options=self.options,
            seat=seat,
            hand=hand,
            table=self._melds,
            taking=self._taking,
            free=self._free(seat),
            needed=self._needed(),
            may_go_out=self._may_go_out(seat),
            taken=taken,
            duty=duty,
            jokers_due=jokers_due,
        )

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """List what the seat may do.

        If the seat is free, these are single melds, lay-offs, exchanges and discards; otherwise a few
        complete openings (see turn.py).
        """
        if seat not in self.actors:
            return ()
        match self.phase:
            case Phase.REDEAL:
                return (*_PASSES, *((AskRedeal(),) if self._has_pairs(seat) else ()))
            case Phase.STARTER_DISCARD:
                may_meld = self.options.starter_first_turn is StarterTurn.MAY_MELD
                return self._turn_now().choices() if may_meld else self._turn_now().discards()
            case Phase.DRAW:
                draws = _DRAWS if self._may_draw(len(self._pile)) else _PASSES
                return (*draws, *_TAKES) if self._may_take() else draws
            case Phase.MUST_MELD:
                returning = (ReturnUpcard(),) if self._may_return() else ()
                return (*self._turn_now().choices(), *returning)
            case Phase.PLAY:
                return self._turn_now().choices()
            case Phase.OVER:
                return ()
            case _:
                assert_never(self.phase)

    def _has_pairs(self, seat: int) -> bool:
        return len(_pairs(self._hands[seat])) > 2 * _PAIRS - 2

    def _may_take(self) -> bool:
        """Return whether the seat on turn could take the top discard and use it as it must.

        See docs/rules/hand.md 7.3.
        """
        if not self._pile or self._returned:
            return False
        seat, top = self._turn, self._pile[-1]
        held = (*self._hands[seat], top)
        return self._turn_of(seat, held, top, duty=True, jokers_due=self._jokers_due).can_meet_duty()

    def _may_return(self) -> bool:
        """Return whether a taken card may be put back: another card must be there to draw.

        See docs/rules/hand.md 7.5.
        """
        return self.options.allow_return_discard and self._may_draw(len(self._pile) + 1)

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now.

        Equal cards stand for each other if one of them is the discard just taken (docs/rules/hand.md 7.6).
        """
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise self._untimely(seat, kind)
        self._checked(seat, action)

    def _untimely(self, seat: int, kind: type[Action]) -> IllegalAction:
        if self.phase is Phase.OVER:
            return IllegalAction(Reason.DEAL_OVER)
        if kind not in ACTIONS:
            return IllegalAction(Reason.UNKNOWN_ACTION)
        if seat not in self.actors:
            if self.phase is Phase.REDEAL:
                return IllegalAction(HandReason.ANSWER_FIRST, rule="11", waiting=self.actors)
            partner = type(seat) is int and self._partner(seat) == self._turn
            reason = HandReason.PARTNERS_TURN if partner else Reason.NOT_YOUR_TURN
            return IllegalAction(reason, rule="2", turn=self._turn)
        reason, rule = REFUSALS[self.phase].get(kind, (Reason.NOT_NOW, ""))
        return IllegalAction(reason, rule=rule, cards=self._cards_taken())

    def _cards_taken(self) -> tuple[Card, ...]:
        return () if self._taken is None else (self._taken,)

    def _checked(self, seat: int, action: Action) -> Action:
        """Return the action with the physical cards it uses. Raises IllegalAction."""
        match action:
            case AskRedeal() if not self._has_pairs(seat):
                raise IllegalAction(HandReason.NO_FOUR_PAIRS, rule="11", cards=_pairs(self._hands[seat]))
            case DrawStock() if not self._may_draw(len(self._pile)):
                raise IllegalAction(HandReason.STOCK_EMPTY, rule="2.7", take=self._may_take())
            case Pass() if self.phase is Phase.DRAW and self._may_draw(len(self._pile)):
                raise IllegalAction(HandReason.STOCK_LEFT, rule="2.7", stock=self._stock.left)
            case TakeUpcard() if not self._pile:
                raise IllegalAction(HandReason.NO_DISCARD, rule="7.1")
            case TakeUpcard() if self._returned:
                raise IllegalAction(HandReason.RETURNED, rule="7.5", cards=self._pile[-1:])
            case TakeUpcard() if not self._may_take():
                raise self._turn_now().not_feasible(self._pile[-1])
            case ReturnUpcard() if not self._may_return():
                raise IllegalAction(HandReason.NO_RETURN, rule="7.5", cards=self._cards_taken())
            case Lay() if (
                self.phase is Phase.STARTER_DISCARD
                and self.options.starter_first_turn is StarterTurn.DISCARD_ONLY
            ):
                raise IllegalAction(HandReason.STARTER_DISCARDS, rule="2.1")
            case Lay() | LayOff() | Exchange() | Discard():
                return self._turn_now().checked(action)
            case _:
                return action

    # What happens

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Raises IllegalAction and then leaves the state unchanged.
        """
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise self._untimely(seat, kind)
        action = self._checked(seat, action)
        self.ply += 1
        return self._do(seat, action)

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        match action:
            case Pass() if self.phase is Phase.REDEAL:
                self.actors = tuple(other for other in self.actors if other != seat)
                if not self.actors:
                    self.actors = (self.starter,)
                    self.phase = Phase.STARTER_DISCARD
                return (RedealDeclined(seat),)
            case AskRedeal():
                return (RedealAsked(seat, _pairs(self._hands[seat])), self._end(seat, Ending.REDEAL))
            case Pass():
                return (Passed(seat), self._end(seat, Ending.EXHAUSTED))
            case DrawStock():
                return self._draw(seat)
            case TakeUpcard():
                taken = self._pile.pop()
                self._hands[seat] = in_hand((*self._hands[seat], taken))
                self._known[seat] |= {taken}
                self._taken = self._drawn = taken
                self.phase = Phase.MUST_MELD
                return (TookUpcard(seat, taken),)
            case ReturnUpcard():
                return self._return(seat)
            case Lay(melds):
                return self._lay(seat, melds)
            case LayOff(card, number, end):
                meld = lay_off(self._melds[number], card, end, self.options)
                self._put(seat, (card,), number, meld)
                return (LaidOff(seat, card, meld, number), *self._go_out_if_empty(seat))
            case Exchange(cards, number):
                meld, jokers = exchange(self._melds[number], cards, self.options)
                self._put(seat, cards, number, meld)
                self._hands[seat] = in_hand((*self._hands[seat], *jokers))
                self._known[seat] |= frozenset(jokers)
                if self.options.taken_joker_must_be_used:
                    self._jokers_due += len(jokers)
                return (Exchanged(seat, cards, jokers, meld, number),)
            case Discard(card):
                return self._discard(seat, card)
            case _:
                raise self._untimely(seat, type(action))

    def _draw(self, seat: int) -> tuple[Event, ...]:
        turned: tuple[Event, ...] = ()
        if not self._stock.left:
            *below, top = self._pile
            self._reshuffles += 1
            self._stock = Stock(shuffled(below, self._seed, self._reshuffles))
            self._pile = [top]
            turned = (PileShuffled(seat, len(below)),)
        card = self._stock.draw()
        self._hands[seat] = in_hand((*self._hands[seat], card))
        self._drawn = card
        self.phase = Phase.PLAY
        return (*turned, DrewStock(seat, card))

    def _return(self, seat: int) -> tuple[Event, ...]:
        card = self._taken
        if card is None:
            raise IllegalAction(HandReason.NOTHING_TAKEN, rule="7.5")
        self._leave(seat, (card,))
        self._pile.append(card)
        self._returned = True
        self.phase = Phase.DRAW
        return (UpcardReturned(seat, card),)

    def _leave(self, seat: int, cards: Sequence[Card]) -> None:
        """Remove cards from the hand and from what is recorded about them."""
        self._hands[seat] = tuple(card for card in self._hands[seat] if card not in cards)
        self._known[seat] = self._known[seat].difference(cards)
        if self._drawn in cards:
            self._drawn = None
        if self._taken in cards:
            self._taken = None

    def _lay(self, seat: int, melds: tuple[Declared, ...]) -> tuple[Event, ...]:
        turn = self._turn_now()
        formed = [turn.read(meld) for meld in melds]
        total = sum(form.value for form in formed)
        cards = [card for form in formed for card in form.cards]
        self._use_jokers(cards)
        self._leave(seat, cards)
        opened: tuple[Event, ...] = ()
        if not self._opened[seat]:
            self._opened[seat] = True
            # A seat that may lay freely needs no minimum and sets none for others (docs/rules/hand.md 11).
            if not turn.free:
                self._last_opening = total
            opened = (Opened(seat, total),)
        first = len(self._melds)
        for number, form in enumerate(formed, first):
            self._lay_down(number, table_meld(form, seat))
        laid = (MeldLaid(seat, meld, number) for number, meld in enumerate(self._melds[first:], first))
        self.phase = Phase.PLAY
        return (*opened, *laid, *self._go_out_if_empty(seat))

    def _put(self, seat: int, cards: Sequence[Card], number: int, meld: HandMeld) -> None:
        """Put cards of the hand into a meld."""
        self._use_jokers(cards)
        self._leave(seat, cards)
        self._lay_down(number, meld)
        self._touched |= meld.owner != seat
        self.phase = Phase.PLAY

    def _use_jokers(self, cards: Sequence[Card]) -> None:
        self._jokers_due = max(0, self._jokers_due - sum(FACE[card] == JOKER for card in cards))

    def _go_out_if_empty(self, seat: int) -> tuple[Event, ...]:
        """End the round if the last card was laid, where the options allow that.

        See docs/rules/hand.md 11 (``final_discard``).
        """
        return () if self._hands[seat] else (self._go_out(seat, None),)

    def _discard(self, seat: int, card: Card) -> tuple[Event, ...]:
        self._leave(seat, (card,))
        self._pile.append(card)
        discarded = Discarded(seat, card)
        if not self._hands[seat]:
            return (discarded, self._go_out(seat, card))
        self._turns[seat] += 1
        self._begin_turn((seat + 1) % self.seats)
        return (discarded,)

    def _go_out(self, seat: int, last: Card | None) -> Event:
        if not self._fresh or self._touched:
            return self._end(seat, Ending.OUT)
        multiplier = self.options.hand_multiplier
        if self.options.gulf_bonus:
            laid = [card for meld in self._melds if meld.owner == seat for card in meld.cards]
            multiplier *= gulf_factor(laid, last)
        return self._end(seat, Ending.HAND, multiplier)

    def _end(self, seat: int, ending: Ending, multiplier: int = 1) -> Event:
        nothing = (0,) * self.seats
        winner = seat if ending in (Ending.OUT, Ending.HAND) else None
        replayed = (
            ending is Ending.EXHAUSTED and self.options.no_winner_round is NoWinner.REPLAY and self._replays
        )
        counts = ending is not Ending.REDEAL and not replayed
        own, points = nothing, nothing
        if counts:
            own, points = score(self._hands, self._opened, winner, multiplier, self.options, self.teams)
        self.phase = Phase.OVER
        self.actors = ()
        left = ((),) * self.seats if ending is Ending.REDEAL else tuple(self._hands)
        self.result = HandResult(
            ending=ending,
            winner=winner,
            points=points,
            chips=nothing,
            penalties=own,
            left=left,
            opened=tuple(self._opened),
            worth=tuple(tuple(card_penalty(card, self.options) for card in cards) for cards in left),
            multiplier=multiplier,
            counts=counts,
        )
        return DealEnded(seat, ending, winner)

    # What may be known

    def view(self, seat: int | None) -> HandView:
        """Return what this seat may know; None is a spectator.

        Raises SetupError for a seat that does not exist.
        """
        if seat is not None and seat not in range(self.seats):
            raise SetupError("seat", seat, f"0 to {self.seats - 1}, or a spectator")
        turn = None
        if seat is not None and self.phase is not Phase.OVER:
            turn = self._turn_now() if seat == self._turn else self._turn_of(seat, self._hands[seat])
        melding = self.phase in (Phase.PLAY, Phase.MUST_MELD)
        goes_out = melding and seat == self._turn and self._fresh and not self._touched
        public = self._drawn in self._known[self._turn]
        kind: Any = PartnershipView if self.teams else HandView
        shown: HandView = kind(
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actors=self.actors,
            hand=() if seat is None else self._hands[seat],
            held=tuple(map(len, self._hands)),
            stock=self._stock.left,
            pile=tuple(self._pile[-1:]),
            melds=self._melds,
            legal=() if seat is None else self.legal_actions(seat),
            scores=self.scores,
            result=self.result,
            pile_size=len(self._pile),
            turn=self._turn,
            starter=self.starter,
            teams=self.teams,
            opened=tuple(self._opened),
            free=tuple(map(self._free, range(self.seats))),
            needed=self._needed(),
            last_opening=self._last_opening,
            drawn=self._drawn if seat == self._turn or public else None,
            taken=self._taken,
            jokers_due=self._jokers_due,
            known=tuple(in_hand(cards) for cards in self._known),
            reshuffles=self._reshuffles,
            forms=() if turn is None else turn.forms(),
            best_opening=None if turn is None else turn.best_opening(),
            hand_discards=turn.hand_discards() if turn is not None and goes_out else (),
            options=self.options,
        )
        return shown
