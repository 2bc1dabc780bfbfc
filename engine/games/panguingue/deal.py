"""One deal of panguingue, from declaration to settlement (docs/rules/panguingue.md 2–14)."""

from collections.abc import Sequence
from typing import Final, assert_never

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import Card
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import TABLE, Discarded, DrewStock, Event, Paid, TookUpcard
from engine.games.panguingue.choices import placeable
from engine.games.panguingue.melds import Earning, form, lay_off, leave, split
from engine.games.panguingue.orders import ORDERS
from engine.games.panguingue.settlement import Settled, chips_of, payments, settle
from engine.games.panguingue.table import PanTable, in_hand
from engine.games.panguingue.terms import (
    ACTIONS,
    POSSIBLE,
    REFUSALS,
    WHOSE_TURN,
    Borrow,
    Borrowed,
    DealEnded,
    Demand,
    DemandDeclined,
    Demanded,
    DrawnCard,
    DrewOpenly,
    Drop,
    Dropped,
    Duty,
    Ending,
    GoOut,
    LaidOff,
    LayMeld,
    LayOff,
    MeldLaid,
    MeldSplit,
    NoDemand,
    OnExhaustion,
    PanMeld,
    PanReason,
    PanResult,
    PanView,
    Payment,
    Phase,
    PileTurned,
    Split,
    Stay,
    Stayed,
    WentOut,
)
from engine.games.panguingue.turn import may_begin_meld
from engine.piles import Stock, shuffled

_DECLARATIONS: Final = (Stay(), Drop())
_ANSWERS: Final = (NoDemand(), Demand())
_DRAWS: Final = (DrawStock(),)
_FORCED: Final = (TakeUpcard(),)
_BOTH: Final = (TakeUpcard(), DrawStock())


class PanDeal(PanTable):
    """One deal of panguingue."""

    __slots__ = ()

    orders = ORDERS

    # What may be done

    @property
    def asking(self) -> bool:
        """Whether others are asked for a demand; no answer means no.

        See docs/rules/panguingue.md 10.
        """
        return self.phase is Phase.DEMAND

    @property
    def offered_at(self) -> int:
        """The ply at which a demand became possible; each answer since leaves one fewer to ask."""
        if self.phase is not Phase.DEMAND:
            return self.ply
        return self.ply - (len(self._active(self._turn)) - len(self._asked))

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """List what the seat may do: splits, new melds, lay-offs, borrowings, going out, discards.

        Equal cards are listed once (see choices.py).
        """
        if seat not in self.actors:
            return ()
        match self.phase:
            case Phase.DECLARE:
                return _DECLARATIONS
            case Phase.DEMAND:
                return _ANSWERS
            case Phase.START:
                if self._demanded:
                    return _FORCED
                return _DRAWS if self._duty_of_taking() is None else _BOTH
            case Phase.ACT:
                return self._turn_now().choices()
            case Phase.OVER:
                return ()
            case _:
                assert_never(self.phase)

    def _duty_of_taking(self) -> Duty | None:
        """Return the duty that taking the top discard would bring; None if it may not be taken.

        See docs/rules/panguingue.md 4.2.
        """
        if not self._pile:
            return None
        if self._demanded:
            return Duty.LAY_OFF
        new_meld = may_begin_meld(self.options, passed=self._passed)
        if new_meld and not self.options.discard_must_meld:
            return Duty.NONE
        board = [meld.cards for meld in self._boards[self._turn]]
        hand = self._hands[self._turn]
        if not placeable(board, hand, self._pile[-1], self.options, new_meld=new_meld):
            return None
        return Duty.PLACE if new_meld else Duty.LAY_OFF

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now.

        A card equal to a drawn one that everybody has seen means the drawn one; in a meld equal cards stand
        for each other.
        """
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise self._untimely(seat, kind)
        self._checked(action)

    def _untimely(self, seat: int, kind: type[Action]) -> IllegalAction:
        if self.phase is Phase.OVER:
            return IllegalAction(Reason.DEAL_OVER)
        if kind not in ACTIONS:
            return IllegalAction(Reason.UNKNOWN_ACTION)
        if seat in self._dropped:
            return IllegalAction(PanReason.DROPPED_OUT, rule="3.3")
        if seat not in self.actors and (kind in (Demand, NoDemand)) == (self.phase is Phase.DEMAND):
            return IllegalAction(Reason.NOT_YOUR_TURN, rule=WHOSE_TURN[self.phase])
        reason, rule = REFUSALS[self.phase].get(kind, (Reason.NOT_NOW, ""))
        return IllegalAction(reason, rule=rule)

    def _checked(self, action: Action) -> Action:
        """Return the action with the physical cards it uses. Raises IllegalAction."""
        match action:
            case DrawStock() if self._demanded:
                raise IllegalAction(PanReason.MUST_TAKE, rule="10", cards=self._pile[-1:])
            case TakeUpcard() if not self._pile:
                raise IllegalAction(PanReason.NO_DISCARD, rule="2.9")
            case TakeUpcard() if self._duty_of_taking() is None:
                raise IllegalAction(PanReason.NOT_USABLE, rule="4.2", cards=self._pile[-1:])
            case _:
                return self._turn_now().checked(action) if self.phase is Phase.ACT else action

    # What happens

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Raises IllegalAction and then leaves the state unchanged.
        """
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise self._untimely(seat, kind)
        action = self._checked(action)
        self.ply += 1
        antes, self._ante_events = self._ante_events, ()
        return (*antes, *self._do(seat, action))

    def _do(self, seat: int, action: Action) -> tuple[Event, ...]:
        match action:
            case Stay():
                return (Stayed(seat), *self._next_to_declare())
            case Drop():
                return self._drop(seat)
            case Demand():
                self._demanded = True
                self._to_start()
                return (Demanded(seat, self._pile[-1]),)
            case NoDemand():
                self._asked = tuple(other for other in self._asked if other != seat)
                self.actors = tuple(sorted(self._asked))
                if not self._asked:
                    self._to_start()
                return (DemandDeclined(seat),)
            case DrawStock():
                return self._draw(seat)
            case TakeUpcard():
                self._duty = self._duty_of_taking() or Duty.NONE
                taken = self._pile.pop()
                self._hold(taken, from_pile=True)
                return (TookUpcard(seat, taken),)
            case LayMeld(cards):
                meld, earned = form(seat, cards, self.options)
                self._place(cards, (*self._boards[seat], meld))
                return (MeldLaid(seat, meld.cards), *self._collect(earned))
            case LayOff(card, number):
                board = self._boards[seat]
                meld, earned = lay_off(board[number], card, self.options)
                self._place((card,), (*board[:number], meld, *board[number + 1 :]))
                self._laid |= {card}
                return (LaidOff(seat, card, meld.cards), *self._collect(earned))
            case Split(number, part):
                board = self._boards[seat]
                halves, earned = split(board[number], part, self.options)
                self._boards[seat] = (*board[:number], *halves, *board[number + 1 :])
                return (MeldSplit(seat, (halves[0].cards, halves[1].cards)), *self._collect(earned))
            case Borrow(borrowed, cards):
                return self._borrow(seat, borrowed, cards)
            case Discard(card):
                return self._discard(seat, card)
            case GoOut():
                return (WentOut(seat), *self._win(seat, Ending.OUT))
            case _:
                raise self._untimely(seat, type(action))

    def _pay(self, paid: Sequence[Paid]) -> Sequence[Paid]:
        """Move the chips; return the payments."""
        for line in paid:
            for seat, amount in ((line.seat, line.amount), (line.payer, -line.amount)):
                if seat != TABLE:
                    self._chips[seat] += amount
        return paid

    def _collect(self, earned: Sequence[Earning]) -> Sequence[Paid]:
        return self._pay(payments(self._turn, self._active(self._turn), earned)) if earned else ()

    def _drop(self, seat: int) -> tuple[Event, ...]:
        cost = self.options.drop_cost
        paid = (Paid(TABLE, seat, cost, Payment.FORFEIT, "3.2"),) if cost else ()
        self._pay(paid)
        self._stakes = tuple(have + cost * (other == seat) for other, have in enumerate(self._stakes))
        self._foot_chips += cost
        self._dropped = tuple(sorted((*self._dropped, seat)))
        if len(self._dropped) == self.seats - 1:
            return (Dropped(seat), *paid, *self._win(self._after(seat), Ending.DROPPED))
        return (Dropped(seat), *paid, *self._next_to_declare())

    def _next_to_declare(self) -> tuple[Event, ...]:
        self._turn = (self._turn + 1) % self.seats
        self.actors = (self._turn,)
        if self._turn == self.eldest:
            self._begin_turn(self._after((self.eldest - 1) % self.seats))
        return ()

    def _hold(self, card: Card, *, from_pile: bool) -> None:
        """Record the drawn card."""
        self._drawn = card
        self._from_pile = from_pile
        self.phase = Phase.ACT

    def _draw(self, seat: int) -> tuple[Event, ...]:
        turned: tuple[Event, ...] = ()
        if not self._stock.left:
            limit = self.options.max_turnovers
            if self.options.on_exhaustion is OnExhaustion.DRAW or self._turnovers == limit:
                return self._void(seat)
            turned = (self._turn_pile(seat),)
        card = self._stock.draw()
        self._hold(card, from_pile=False)
        if self.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD:
            return (*turned, DrewOpenly(seat, card))
        return (*turned, DrewStock(seat, card))

    def _turn_pile(self, seat: int) -> Event:
        """Make the pile the stock, the oldest discard on top (docs/rules/panguingue.md 14)."""
        pile = tuple(self._pile)
        self._turnovers += 1
        self._open = self.options.on_exhaustion is OnExhaustion.TURN_OVER
        self._stock = Stock(pile if self._open else shuffled(pile, self._seed, self._turnovers))
        self._foot = 0
        self._pile = []
        return PileTurned(seat, len(pile), shuffled=not self._open)

    def _place(self, own: tuple[Card, ...], board: tuple[PanMeld, ...]) -> None:
        """Move own cards from the hand, or the drawn card, to the board."""
        seat = self._turn
        self._hands[seat] = tuple(card for card in self._hands[seat] if card not in own)
        self._boards[seat] = board
        if self._drawn in own:
            self._drawn = None
            self._duty = Duty.NONE

    def _borrow(self, seat: int, borrowed: tuple[Card, ...], own: tuple[Card, ...]) -> tuple[Event, ...]:
        board: list[PanMeld] = []
        left = []
        meld, earned = form(seat, (*borrowed, *own), self.options)
        for source in self._boards[seat]:
            if any(card in source.cards for card in borrowed):
                rest, residue = leave(source, borrowed, self.options)
                left.append(rest.cards)
                board.append(rest)
                earned += residue
            else:
                board.append(source)
        self._place(own, (*board, meld))
        return (Borrowed(seat, meld.cards, borrowed, tuple(left)), *self._collect(earned))

    def _discard(self, seat: int, card: Card) -> tuple[Event, ...]:
        drawn = self._drawn
        self._passed = card == drawn and not self._from_pile
        if drawn is not None and card != drawn:
            self._hands[seat] = in_hand((*self._hands[seat], drawn))
        self._hands[seat] = tuple(held for held in self._hands[seat] if held != card)
        self._pile.append(card)
        self._begin_turn(self._after(seat))
        return (Discarded(seat, card),)

    def _settled(self, winner: int, ending: Ending) -> Settled:
        return settle(
            winner,
            self._active(winner),
            self._boards,
            self._foot_chips,
            self._pot,
            self.options,
            went_out=ending is Ending.OUT,
        )

    def _win(self, winner: int, ending: Ending) -> tuple[Event, ...]:
        settled = self._settled(winner, ending)
        self._pay(settled.paid)
        foot, pot, self._foot_chips, self._pot = self._foot_chips, self._pot, 0, 0
        chips = tuple(self._chips)
        self._end(
            PanResult(
                ending=ending,
                winner=winner,
                points=chips,
                chips=chips,
                table=-self._carried,
                dropped=self._dropped,
                standing=settled.standing,
                values=settled.values,
                flat=settled.flat,
                foot=foot,
                antes=pot,
                stakes=(0,) * self.seats,
            )
        )
        return (*settled.paid, DealEnded(winner, ending, winner))

    def _void(self, seat: int) -> tuple[Event, ...]:
        """End the deal without a winner; the chips on the table stay for the next winner.

        See docs/rules/panguingue.md 14.
        """
        chips = tuple(self._chips)
        self._end(
            PanResult(
                ending=Ending.VOID,
                winner=None,
                points=chips,
                chips=chips,
                table=sum(self._stakes),
                dropped=self._dropped,
                flat=(0,) * self.seats,
                stakes=self._stakes,
            )
        )
        return (DealEnded(seat, Ending.VOID, None),)

    def _end(self, result: PanResult) -> None:
        self.phase = Phase.OVER
        self.actors = ()
        self.result = result

    # What may be known

    def view(self, seat: int | None) -> PanView:
        """Return what this seat may know; None is a spectator.

        Raises SetupError for a seat that does not exist.
        """
        if seat is not None and seat not in range(self.seats):
            raise SetupError("seat", seat, f"0 to {self.seats - 1}, or a spectator")
        held = list(map(len, self._hands))
        hand = () if seat is None else self._hands[seat]
        shown = self._drawn
        if shown is not None and self.options.drawn_card_rule is DrawnCard.TO_HAND:
            held[self._turn] += 1
            if seat == self._turn:
                hand = in_hand((*hand, shown))
            elif not self._from_pile:
                shown = None
        legal = () if seat is None else self.legal_actions(seat)
        foot = min(self._foot, self._stock.left)
        neighbour = None if self.phase is not Phase.ACT else self._flat_neighbour()
        return PanView(
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actors=self.actors,
            hand=hand,
            held=tuple(held),
            stock=self._stock.left,
            pile=tuple(self._pile),
            melds=tuple(meld for board in self._boards for meld in board),
            legal=legal,
            scores=self.scores,
            result=self.result,
            eldest=self.eldest,
            turn=self._turn,
            dropped=self._dropped,
            asked=self._asked,
            demanded=self._demanded,
            drawn=shown,
            from_pile=self._from_pile,
            duty=self._duty,
            head=self._stock.left - foot,
            foot=foot,
            turned=self._stock.cards() if self._open else (),
            turnovers=self._turnovers,
            foot_chips=self._foot_chips,
            pot=self._pot,
            chips=tuple(self._chips),
            earns=tuple(map(self._earns, legal)),
            safe_from=neighbour,
            options=self.options,
            deals_left=self.deals_left,
        )

    def _earns(self, action: Action) -> int:
        """Return the chips that a legal action brings the seat on turn at once."""
        options, board = self.options, self._boards[self._turn]
        earned: tuple[Earning, ...] = ()
        match action:
            case Drop():
                return -options.drop_cost
            case GoOut():
                return chips_of(self._settled(self._turn, Ending.OUT).paid, self._turn)
            case LayMeld(cards):
                _, earned = form(self._turn, cards, options)
            case LayOff(card, number):
                _, earned = lay_off(board[number], card, options)
            case Split(number, part):
                _, earned = split(board[number], part, options)
            case Borrow(borrowed, cards):
                _, earned = form(self._turn, (*borrowed, *cards), options)
                for meld in board:
                    if any(card in meld.cards for card in borrowed):
                        earned += leave(meld, borrowed, options)[1]
            case _:
                pass
        return sum(line.amount for line in earned) * (self.seats - 1 - len(self._dropped))
