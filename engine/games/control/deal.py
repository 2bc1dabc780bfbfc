"""One deal of Control Card Rummy, up to its result (docs/rules/control.md 1–7)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeGuard

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import FACE, Card
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.control.control_cards import (
    CLOSED,
    ControlKind,
    by_face,
    fill_ins,
    in_table_order,
    is_meld,
    joining_cards,
    kind_laid,
    kinds_of,
    melds_of,
)
from engine.games.control.deck import (
    ControlMode,
    is_control,
    kind_of,
)
from engine.games.control.orders import ORDERS
from engine.games.control.score import card_points, credited, melded_points, scores_of
from engine.games.control.table import Cards, ControlTable, in_hand
from engine.games.control.terms import (
    ACTIONS,
    POSSIBLE,
    REFUSALS,
    ControlDeckRenewed,
    ControlMeld,
    ControlPlayed,
    ControlReason,
    ControlResult,
    ControlTaken,
    ControlView,
    DealEnded,
    Ending,
    Fitting,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Occasion,
    Phase,
    PileTurned,
    PlayControl,
    Scoring,
    TurnOver,
)
from engine.piles import Stock

_KNOWN: Final = frozenset(ACTIONS)
# Indexed by whether the pile has an upcard.
_DRAWS: Final = (DrawStock(),), (DrawStock(), TakeUpcard())
_TURNS_OVER: Final = (TurnOver(),), (TurnOver(), TakeUpcard())
_DISCARDS: Final = tuple(Discard(Card(card)) for card in range(len(FACE)))

Fitted = tuple[ControlKind, Cards]
"""A meld in hand with the kind it fits."""


class _After(NamedTuple):
    """The hand and the melds on the table after a meld or lay-off."""

    hand: Cards
    melds: tuple[ControlMeld, ...]


class ControlDeal(ControlTable):
    """One deal of Control Card Rummy."""

    __slots__ = ()

    orders = ORDERS

    # What may be done

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """List what the seat may do: draws; control cards, melds, lay-offs, discards.

        Equal cards are listed once. If a kind has very many melds, 120 are listed (see ``melds_in``).
        Lay-offs are listed card by card, except those that need several cards at once. ``check`` accepts the
        others too.
        """
        return self._legal(seat, None)

    def _legal(self, seat: int, fitting: Sequence[Fitted] | None) -> tuple[Action, ...]:
        """List what the seat may do; ``fitting`` are the fitting melds in its hand, if known."""
        if seat not in self.actors:
            return ()
        phase = self.phase
        if phase is Phase.DRAW:
            return (_DRAWS if self._stock.left else _TURNS_OVER)[bool(self._pile)]
        own = self._own_first(seat)
        melds = []
        if phase is Phase.PLAY:
            melds = self._to_meld(self._fitted(own) if fitting is None else fitting)
        return (*self._controls_to_play(), *melds, *self._others(own))

    def _controls_to_play(self) -> list[Action]:
        if self.options.control_mode is not ControlMode.HELD or self._control_played or self._mode is None:
            return []
        return [PlayControl(kind) for kind in dict.fromkeys(map(kind_of, self._held[self._turn]))]

    def _own_first(self, seat: int) -> dict[int, Card]:
        """Return a seat's hand by face; of equal cards the one taken this turn, else the first."""
        taken, own = self._taken, by_face(self._hands[seat])
        if taken is None or seat != self._turn:
            return own
        face = FACE[taken]
        own.pop(face)
        return {face: taken, **own}

    def _fitting(self, seat: int) -> list[Fitted]:
        """List the melds in hand that fit the control cards in force, in table order."""
        return [] if self.phase is Phase.OVER else self._fitted(self._own_first(seat))

    def _fitted(self, own: Mapping[int, Card]) -> list[Fitted]:
        customs = self.options.customs
        found = melds_of(self._controls.melds, own, customs)
        if customs.ace_high:  # otherwise they are already in table order
            return [(kind, in_table_order(kind, cards, customs)) for kind, cards in found]
        return found

    def _to_meld(self, fitting: Iterable[Fitted]) -> list[Action]:
        most = len(self._hands[self._turn]) - 2
        return [
            Meld(cards, kind)
            for kind, cards in fitting
            if len(cards) <= most or self._stuck(self._after_meld(kind, cards)) is None
        ]

    def _others(self, own: Mapping[int, Card]) -> list[Action]:
        """List the lay-offs and discards of cards given by face."""
        customs, hand, taken = self.options.customs, self._hands[self._turn], self._taken
        found: list[Action] = []
        held = sum([1 << face for face in own])
        for at in [at for at, takes in enumerate(self._taking) if takes & held]:
            meld = self._melds[at]
            lay_offs: list[Cards] = [
                (card,) for card in joining_cards(meld.kind, meld.cards, own.values(), customs)
            ]
            lay_offs += fill_ins(meld.kind, meld.cards, own.values(), customs)
            found += [
                LayOff(cards, at)
                for cards in lay_offs
                if len(cards) <= len(hand) - 2 or self._stuck(self._after_lay_off(cards, at)) is None
            ]
        if len(hand) == 1 and not self._may_empty(self._melds):
            return found
        discards: Iterable[Card] = own.values()
        if taken is not None:
            discards = [card for card in hand if card != taken]
            if len(own) < len(hand):
                discards = by_face(discards).values()
        found += [_DISCARDS[card] for card in discards]
        return found

    def _may_empty(self, melds: Iterable[ControlMeld]) -> bool:
        """Return whether the player on turn may go out with these melds on the table.

        See docs/rules/control.md 9.
        """
        return self._level_done(self._turn, melds)

    def _level_done(self, seat: int, melds: Iterable[ControlMeld]) -> bool:
        kinds = self.options.level_kinds
        if not kinds or not self.options.level_meld_to_go_out:
            return True
        return any(meld.owner == seat and meld.kind in kinds for meld in melds)

    def _after_meld(self, kind: ControlKind, cards: Cards) -> _After:
        laid = in_table_order(kind, cards, self.options.customs)
        meld = ControlMeld(self._turn, laid, kind, (self._turn,) * len(laid))
        return _After(self._without(cards), (*self._melds, meld))

    def _after_lay_off(self, cards: Cards, at: int) -> _After:
        old = self._melds[at]
        laid = in_table_order(old.kind, (*old.cards, *cards), self.options.customs)
        layer = dict(zip(old.cards, old.by, strict=True))
        by = tuple(layer.get(card, self._turn) for card in laid)
        meld = ControlMeld(old.owner, laid, old.kind, by)
        return _After(self._without(cards), (*self._melds[:at], meld, *self._melds[at + 1 :]))

    def _without(self, cards: Cards) -> Cards:
        return tuple(card for card in self._hands[self._turn] if card not in cards)

    def _stuck(self, after: _After) -> IllegalAction | None:
        """Return why the turn could not be finished after this play; None if it could.

        See docs/rules/control.md 5.3, 12.1.
        """
        if len(after.hand) > 1:
            return None
        if not self._may_empty(after.melds):
            return IllegalAction(
                ControlReason.LEVEL_MELD_FIRST, rule="12.1", cards=after.hand, kinds=self.options.level_kinds
            )
        taken = self._taken
        if taken is None or after.hand != (taken,) or self._can_be_laid_off(taken, after.melds):
            return None
        return IllegalAction(ControlReason.LEAVES_TAKEN, rule="5.3", cards=after.hand)

    def _can_be_laid_off(self, card: Card, melds: Iterable[ControlMeld]) -> bool:
        return any(joining_cards(meld.kind, meld.cards, (card,), self.options.customs) for meld in melds)

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now.

        Equal cards of two packs stand for each other: a meld or lay-off uses the one taken from the pile this
        turn, a discard the other one.
        """
        self._checked(seat, action)

    def _checked(self, seat: int, action: Action) -> Action:
        """Return the action with the physical cards it uses. Raises IllegalAction."""
        kind = type(action)
        if self.phase is Phase.OVER:
            raise IllegalAction(Reason.DEAL_OVER)
        if kind not in _KNOWN:
            raise IllegalAction(Reason.UNKNOWN_ACTION)
        if seat not in self.actors:
            raise IllegalAction(Reason.NOT_YOUR_TURN, rule="1.5")
        if kind is PlayControl and self._mode is not ControlMode.HELD:
            raise IllegalAction(ControlReason.NO_HELD_CONTROLS, rule="9")
        if kind not in POSSIBLE[self.phase]:
            reason, rule = REFUSALS[self.phase][kind]
            raise IllegalAction(reason, rule=rule)
        match action:
            case DrawStock() if not self._stock.left:
                raise IllegalAction(ControlReason.STOCK_EMPTY, rule="5.4")
            case TakeUpcard() if not self._pile:
                raise IllegalAction(ControlReason.NO_UPCARD, rule="5.1")
            case TurnOver() if self._stock.left:
                raise IllegalAction(ControlReason.STOCK_LEFT, rule="5.4", stock=self._stock.left)
            case Meld(cards, named):
                return self._checked_meld(cards, named)
            case LayOff(cards, at):
                return self._checked_lay_off(cards, at)
            case PlayControl(wanted):
                self._check_control(wanted)
                return action
            case Discard(card):
                return self._checked_discard(card)
            case _:
                return action

    def _own(self, cards: object) -> Cards:
        """Return the named hand cards; a twin of the card just taken is replaced by that card."""
        named = cards if isinstance(cards, tuple) else ()
        hand, taken = self._hands[self._turn], self._taken
        for card in named:
            if not _is_card(card) or card not in hand:
                raise IllegalAction(Reason.NOT_IN_HAND, rule="2", cards=_faces((card,)))
        if len(set(named)) < len(named):
            raise IllegalAction(Reason.CARD_TWICE, rule="3", cards=named)
        if taken is None or taken in named:
            return named
        twin = next((card for card in named if FACE[card] == FACE[taken]), None)
        return tuple(taken if card == twin else card for card in named)

    def _checked_meld(self, cards: object, named: object) -> Meld:
        own = self._own(cards)
        in_force, customs = self._controls.in_force, self.options.customs
        wanted = named if isinstance(named, ControlKind) else None
        kind = kind_laid(own, in_force, customs, wanted)
        if kind is None or (named is not None and wanted is None):
            raise self._not_laid(own, named)
        stuck = self._stuck(self._after_meld(kind, own))
        if stuck is not None:
            raise stuck
        return Meld(own, kind)

    def _not_laid(self, own: Cards, named: object) -> IllegalAction:
        """Return why the cards are no meld now, with facts that help to find another one.

        ``in_force`` are the kinds that refuse it, ``fits`` the kinds that would accept it, ``fitting`` the
        melds in hand that the control cards in force accept.
        """
        in_force, customs = self._controls.in_force, self.options.customs
        fits = kinds_of(own, customs)
        rule = "3"
        if len({FACE[card] for card in own}) < len(own):
            reason: ControlReason | Reason = ControlReason.TWO_COPIES
        elif kind_laid(own, in_force, customs) is not None:
            reason = ControlReason.NOT_THAT_KIND
        elif fits:
            reason, rule = ControlReason.CONTROL_REFUSES, "10.2"
        else:
            reason = Reason.NOT_A_MELD
        return IllegalAction(
            reason,
            rule=rule,
            cards=own,
            in_force=in_force,
            fits=fits,
            named=named if isinstance(named, ControlKind) else None,
            fitting=tuple([Fitting(*meld) for meld in self._fitting(self._turn)]),
        )

    def _checked_lay_off(self, cards: object, at: object) -> LayOff:
        own = self._own(cards)
        fits = tuple(number for number in range(len(self._melds)) if self._takes(number, own))
        if at is None:
            if len(fits) > 1:
                raise IllegalAction(ControlReason.NAME_THE_MELD, rule="4", cards=own, fits=fits)
            if not fits:
                raise IllegalAction(Reason.DOES_NOT_FIT, rule="4", cards=own, fits=fits)
            at = fits[0]
        if type(at) is not int or at not in range(len(self._melds)):
            raise IllegalAction(ControlReason.NO_SUCH_MELD, rule="4", cards=own, fits=fits)
        if at not in fits:
            kind = self._melds[at].kind
            reason = ControlReason.CLOSED_KIND if kind in CLOSED else Reason.DOES_NOT_FIT
            raise IllegalAction(reason, rule="4", cards=own, meld=at, kind=kind, fits=fits)
        stuck = self._stuck(self._after_lay_off(own, at))
        if stuck is not None:
            raise stuck
        return LayOff(own, at)

    def _takes(self, at: int, cards: Cards) -> bool:
        meld = self._melds[at]
        return (
            bool(cards)
            and meld.kind not in CLOSED
            and is_meld(meld.kind, (*meld.cards, *cards), self.options.customs)
        )

    def _check_control(self, wanted: object) -> None:
        held = tuple(map(kind_of, self._held[self._turn]))
        if self._control_played:
            raise IllegalAction(ControlReason.ONE_CONTROL, rule="9", held=held)
        if not isinstance(wanted, ControlKind) or wanted not in held:
            raise IllegalAction(ControlReason.CONTROL_NOT_HELD, rule="9", held=held)

    def _checked_discard(self, named: object) -> Discard:
        hand, taken = self._hands[self._turn], self._taken
        if not _is_card(named) or named not in hand:
            raise IllegalAction(Reason.NOT_IN_HAND, rule="2.4", cards=_faces((named,)))
        card = named
        if card == taken:
            twins = (own for own in hand if own != taken and FACE[own] == FACE[taken])
            card = next(twins, taken)
        if card == taken:
            raise IllegalAction(Reason.TAKEN_CARD, rule="5.2", cards=(card,))
        if len(hand) == 1 and not self._may_empty(self._melds):
            raise IllegalAction(
                ControlReason.LEVEL_MELD_FIRST, rule="12.1", cards=hand, kinds=self.options.level_kinds
            )
        return Discard(card)

    # What happens

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Raises IllegalAction and then leaves the state unchanged.
        """
        action = self._checked(seat, action)
        self.ply += 1
        return tuple(self._do(seat, action))

    def _do(self, seat: int, action: Action) -> list[Event]:
        match action:
            case DrawStock():
                return self._draw(seat)
            case TakeUpcard():
                self._taken = self._pile.pop()
                self._hold(self._taken, seen=True)
                return [TookUpcard(seat, self._taken)]
            case TurnOver():
                return self._turn_over(seat)
            case PlayControl(kind):
                return self._play_held(seat, kind)
            case Meld(cards, kind) if kind is not None:
                self.phase = Phase.MELDED
                number = len(self._melds)
                self._place(cards, number, self._after_meld(kind, cards))
                events: Event = MeldLaid(seat, kind, self._melds[number].cards, number)
                return [events, *self._end_if_empty(seat)]
            case LayOff(cards, at) if at is not None:
                self._place(cards, at, self._after_lay_off(cards, at))
                meld = self._melds[at]
                return [LaidOff(seat, cards, at, meld.kind, meld.cards), *self._end_if_empty(seat)]
            case Discard(card):
                self._leave((card,), self._without((card,)))
                self._pile.append(card)
                out = self._end_if_empty(seat)
                return [Discarded(seat, card), *(out or self._end_turn(seat))]
            case _:
                raise IllegalAction(Reason.UNKNOWN_ACTION)

    def _hold(self, card: Card, *, seen: bool) -> None:
        """Add a drawn card to the hand of the player on turn."""
        seat = self._turn
        self._hands[seat] = in_hand((*self._hands[seat], card))
        if seen:
            self._known[seat] = in_hand((*self._known[seat], card))
        self._drawn = card
        self.phase = Phase.PLAY

    def _draw(self, seat: int) -> list[Event]:
        """Draw; control cards that come up are played first (mode ``deck``)."""
        events: list[Event] = []
        while self._stock.left:
            card = self._stock.draw()
            if not is_control(card):
                self._progress = True
                self._hold(card, seen=self._open)
                return [*events, DrewStock(seat, card)]
            events.append(self._play(seat, card, Occasion.DECK))
        return events  # the stock is empty: the player chooses again

    def _turn_over(self, seat: int) -> list[Event]:
        """Turn the pile over, the oldest discard on top, and play the next control card.

        See docs/rules/control.md 5.4.
        """
        if not self._pile or self._turnovers >= self.options.most_turnovers:
            return self._end(seat, None)
        pile, self._pile = tuple(self._pile), []
        self._turnovers += 1
        self._open = True
        events: list[Event] = [PileTurned(seat, len(pile), self._turnovers)]
        if self._mode is ControlMode.DECK:
            pile = (*self._controls.lift_oldest(), *pile)
        else:
            events += self._play_next(seat, Occasion.TURN_OVER)
        self._stock = Stock(pile)
        return [*events, *self._draw(seat)]

    def _play(self, seat: int, control: Card, occasion: Occasion) -> Event:
        self._controls.put(control)
        self._played_by = seat if occasion is Occasion.HELD else None
        return ControlPlayed(seat, kind_of(control), occasion, self._controls.in_force)

    def _play_next(self, seat: int, occasion: Occasion) -> list[Event]:
        """Play the next card of the control deck, if there is one."""
        events: list[Event] = []
        renewed = self._controls.renew()
        if renewed:
            events.append(ControlDeckRenewed(seat, renewed))
        control = self._controls.take()
        if control is not None:
            events.append(self._play(seat, control, occasion))
        return events

    def _play_held(self, seat: int, kind: ControlKind) -> list[Event]:
        """Play a held control card and take a new one (docs/rules/control.md 9)."""
        control = next(card for card in self._held[seat] if kind_of(card) is kind)
        self._control_played = True
        events = [self._play(seat, control, Occasion.HELD)]
        renewed = self._controls.renew()
        if renewed:
            events.append(ControlDeckRenewed(seat, renewed))
        left = tuple(card for card in self._held[seat] if card != control)
        new = self._controls.take()
        if new is not None:
            left = (*left, new)
            events.append(ControlTaken(seat, kind_of(new)))
        self._held[seat] = left
        return events

    def _place(self, cards: Cards, at: int, after: _After) -> None:
        self._leave(cards, after.hand)
        self._lay_down(at, after.melds[at])
        self._progress = True

    def _leave(self, cards: Cards, hand: Cards) -> None:
        """Remove cards from the hand of the player on turn."""
        seat = self._turn
        self._hands[seat] = hand
        self._known[seat] = tuple(card for card in self._known[seat] if card not in cards)
        if self._drawn in cards:
            self._drawn = None
        if self._taken in cards:
            self._taken = None

    def _end_turn(self, seat: int) -> list[Event]:
        self._idle_turns = 0 if self._progress else self._idle_turns + 1
        if self._idle_turns >= self.options.most_idle * self.seats:
            return self._end(seat, None)
        self._begin_turn((seat + 1) % self.seats)
        if self._mode is ControlMode.TURN:
            return self._play_next(self._turn, Occasion.TURN)
        if self._mode is ControlMode.ROUND and self._turn == self.beginner:
            return self._play_next(self._turn, Occasion.ROUND)
        return []

    def _end_if_empty(self, seat: int) -> list[Event]:
        return [] if self._hands[seat] else self._end(seat, seat)

    def _end(self, seat: int, out: int | None) -> list[Event]:
        """End the deal: a seat went out, or the hand is dead (docs/rules/control.md 5.6, 6, 7)."""
        options = self.options
        ending = Ending.DEAD if out is None else Ending.OUT
        points = scores_of(self._melds, self._hands, out, options)
        left = tuple(self._hands) if out is not None and options.scoring is Scoring.PENALTY else ()
        self.phase = Phase.OVER
        self.actors = ()
        self.result = ControlResult(
            ending=ending,
            winner=out,
            points=points,
            chips=(0,) * self.seats,
            melded=melded_points(self._melds, self.seats, options),
            credited=credited(self._melds, self.seats, options),
            left=left,
            left_points=tuple(card_points(hand, options) for hand in left),
        )
        return [DealEnded(seat, ending, out, points)]

    # What may be known

    def view(self, seat: int | None) -> ControlView:
        """Return what this seat may know; None is a spectator.

        Raises SetupError for a seat that does not exist.
        """
        if seat is not None and seat not in range(self.seats):
            raise SetupError("seat", seat, f"0 to {self.seats - 1}, or a spectator")
        fitting = [] if seat is None else self._fitting(seat)
        in_stock = sum(map(is_control, self._stock.cards())) if self._mode is ControlMode.DECK else 0
        return ControlView(
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actors=self.actors,
            hand=() if seat is None else self._hands[seat],
            held=tuple(map(len, self._hands)),
            stock=self._stock.left,
            pile=tuple(self._pile),
            melds=self._melds,
            legal=() if seat is None else self._legal(seat, fitting),
            scores=self.scores,
            result=self.result,
            beginner=self.beginner,
            turn=self._turn,
            in_force=self._controls.in_force,
            preview=self._preview(),
            played=self._controls.played,
            played_by=self._played_by,
            controls_left=len(self._controls.deck) + in_stock,
            own_controls=() if seat is None else tuple(map(kind_of, self._held[seat])),
            held_controls=tuple(map(len, self._held)),
            control_played=self._control_played,
            drawn=self._drawn if seat == self._turn else None,
            taken=self._taken,
            known=tuple(self._known),
            turned=self._stock.cards() if self._open else (),
            turnovers=self._turnovers,
            idle_turns=self._idle_turns,
            fitting=tuple([Fitting(*meld) for meld in fitting]),
            level_done=tuple(self._level_done(other, self._melds) for other in range(self.seats)),
            options=self.options,
        )


def _is_card(value: object) -> TypeGuard[Card]:
    return type(value) is int and 0 <= value < len(FACE)


def _faces(values: Iterable[object]) -> list[Card]:
    return [value for value in values if _is_card(value)]
