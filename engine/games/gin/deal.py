"""One deal of gin, from the first upcard to the score (docs/rules/gin.md 1–9)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Self, assert_never

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.cards import POINTS, Card, cards_in, cards_of, mask_of, pack
from engine.deal import Deal
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event, TookUpcard
from engine.games.gin.arrangement import arrangements, best, deadwood, deadwood_after_discard, discards
from engine.games.gin.knock import (
    Defence,
    as_cards,
    best_defence,
    contains,
    knock_limit,
    mask_of_melds,
    points_multiplier,
    score,
)
from engine.games.gin.orders import ORDERS
from engine.games.gin.terms import (
    POSSIBLE,
    BigGin,
    DealEnded,
    Defend,
    Defended,
    Ending,
    FirstUpcard,
    GinOptions,
    GinReason,
    GinResult,
    GinView,
    Knock,
    Knocked,
    LayoffMode,
    MeldSelection,
    PassUpcard,
    PassWall,
    Phase,
    UpcardPassed,
    WallAction,
    WallBigGin,
    WallKnock,
    WallPassed,
    untimely,
)
from engine.melds import Melds, canonical, lay_off
from engine.piles import Stock
from engine.views import LaidMeld

_CARDS: Final = pack()
_SEATS: Final = range(2)
_ACTORS: Final = ((0,), (1,))
_NOBODY: Final = -1

# Actions and events are made once; every deal returns the same objects.
_DISCARD: Final = tuple(Discard(card) for card in _CARDS)
_UPCARD_CHOICES: Final = (TakeUpcard(), PassUpcard())
_FORCED_CHOICES: Final = (DrawStock(),)
_DRAW_CHOICES: Final = (TakeUpcard(), DrawStock())
_DREW: Final = tuple(tuple((DrewStock(seat, card),) for card in _CARDS) for seat in _SEATS)
_TOOK: Final = tuple(tuple((TookUpcard(seat, card),) for card in _CARDS) for seat in _SEATS)
_DISCARDED: Final = tuple(tuple((Discarded(seat, card),) for card in _CARDS) for seat in _SEATS)


def _discards_of(suit: int) -> list[tuple[Discard, ...]]:
    """Return the discards of every holding of a suit (13 bits), ascending."""
    table: list[tuple[Discard, ...]] = [()]
    for held in range(1, 1 << 13):
        high = held.bit_length() - 1
        table.append((*table[held ^ 1 << high], _DISCARD[13 * suit + high]))
    return table


_SPADES, _CLUBS, _DIAMONDS, _HEARTS = map(_discards_of, range(4))


class GinDeal(Deal):
    """One deal of gin."""

    __slots__ = (
        "_discarded",
        "_drawn",
        "_first_upcard",
        "_hands",
        "_knocked",
        "_known",
        "_pile",
        "_returned",
        "_stock",
        "_taken",
        "_turn",
        "_upcard_takes",
        "actors",
        "dealer",
        "knock_limit",
        "multiplier",
        "options",
        "phase",
        "ply",
        "result",
        "scores",
    )

    orders = ORDERS

    def __init__(
        self, options: GinOptions, deck: Sequence[Card], dealer: int, scores: tuple[int, ...] = (0, 0)
    ) -> None:
        """Deal ten cards to the non-dealer, ten to the dealer, the upcard; the rest is stock.

        In the eleven-card deal the non-dealer gets the upcard and discards first.
        """
        eldest = 1 - dealer
        upcard = deck[20]
        self.options = options
        self.dealer = dealer
        self.scores = scores
        self.ply = 0
        self.result: GinResult | None = None
        self._hands = [0, 0]  # masks of cards, by seat, as in _known
        self._hands[eldest], self._hands[dealer] = mask_of(deck[:10]), mask_of(deck[10:20])
        self._stock = Stock(tuple(deck[21:]))
        self._pile: list[Card] = []  # oldest first, the upcard last
        self._known = [0, 0]  # cards taken from the pile and still in hand
        self._discarded = [0, 0]  # cards of the pile, by the seat that discarded them
        self._taken: Card | None = None  # from the pile, this turn
        self._drawn: Card | None = None  # from the stock, this turn
        self._returned: Card | None = None  # taken and put back in the previous turn
        self._upcard_takes = 0  # in this deal, counted for upcard_take_cap
        self._knocked: Knocked | None = None  # until the defence is chosen
        self._first_upcard: Card | None = None
        if options.first_upcard is FirstUpcard.OFFER:
            self._first_upcard = upcard
            self._pile.append(upcard)
            self._to(eldest, Phase.FIRST_UPCARD)
        else:
            self._hands[eldest] |= 1 << upcard
            self._to(eldest, Phase.DISCARD)
        self.knock_limit = knock_limit(options, self._first_upcard)
        self.multiplier = points_multiplier(options, self._first_upcard)

    @classmethod
    def at(
        cls,
        options: GinOptions,
        *,
        dealer: int,
        turn: int,
        phase: Phase,
        hands: Sequence[Iterable[Card]],
        stock: Sequence[Card],
        pile: Sequence[Card],
        first_upcard: Card | None,
        taken: Card | None = None,
        upcard_takes: int = 0,
        scores: tuple[int, ...] = (0, 0),
    ) -> Self:
        """Return a deal in a given position, before any knock: for puzzles and tests.

        ``hands`` are by seat, ``stock`` has its top first, ``pile`` its top last. ``taken`` is the card the
        seat on turn took from the pile this turn, ``upcard_takes`` the takes counted for ``upcard_take_cap``.
        Raises SetupError for an impossible position.
        """
        held = [mask_of(cards) for cards in hands]
        everything = (*cards_in(held[0]), *cards_in(held[1]), *stock, *pile)
        eleven = turn if phase is Phase.DISCARD else _NOBODY
        if phase in (Phase.DEFENCE, Phase.OVER):
            raise SetupError("phase", phase, "a phase before a knock")
        if tuple(sorted(everything)) != _CARDS:
            raise SetupError("cards", None, "every card of the pack exactly once")
        if any(held[seat].bit_count() != (11 if seat == eleven else 10) for seat in _SEATS):
            raise SetupError("hands", None, "ten cards each, eleven before a discard")
        if phase is not Phase.DISCARD and not pile:
            raise SetupError("pile", None, "an upcard")
        if phase in (Phase.DRAW, Phase.FORCED_STOCK) and len(stock) <= options.stock_floor:
            raise SetupError("stock", len(stock), "a card that can be drawn")
        if taken is not None and (phase is not Phase.DISCARD or not held[turn] >> taken & 1):
            raise SetupError("taken", None, "a card in the hand that is to discard")
        deal = cls(options, _CARDS, dealer, scores)
        deal._hands = held
        deal._stock = Stock(tuple(stock))
        deal._pile = list(pile)
        deal._first_upcard = first_upcard
        deal.knock_limit = knock_limit(options, first_upcard)
        deal.multiplier = points_multiplier(options, first_upcard)
        deal._upcard_takes = upcard_takes
        deal._to(turn, phase)
        deal._taken = taken
        if taken is not None:
            deal._known[turn] = 1 << taken
        return deal

    # What may be done

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """List what the seat may do: discards ascending, then knocks ascending.

        ``check`` accepts named melds with any knock, but they are listed only where the knocker selects the
        melds: for each card first the knock without named melds, then those with other melds. A manual
        defence starts with the one the program would choose, which is the only one when nothing can be laid
        off.
        """
        if seat not in self.actors:
            return ()
        match self.phase:
            case Phase.DRAW:
                return _DRAW_CHOICES
            case Phase.DISCARD:
                eleven, barred = self._eleven()
                held = eleven if barred < 0 else eleven ^ 1 << barred
                choices: tuple[Action, ...] = (
                    _SPADES[held & 8191]
                    + _CLUBS[held >> 13 & 8191]
                    + _DIAMONDS[held >> 26 & 8191]
                    + _HEARTS[held >> 39]
                )
                knocks = self._knocks(eleven, barred)
                if knocks:
                    choices += self._with_melds(Knock, knocks)
                return (*choices, BigGin()) if self._may_big_gin() else choices
            case Phase.FIRST_UPCARD:
                return _UPCARD_CHOICES
            case Phase.FORCED_STOCK:
                return _FORCED_CHOICES
            case Phase.WALL:
                wall = (PassWall(), *self._with_melds(WallKnock, self._knocks(*self._eleven())))
                return (*wall, WallBigGin()) if self._may_big_gin() else wall
            case Phase.DEFENCE:
                return self._defences()
            case Phase.OVER:
                return ()
            case _:
                assert_never(self.phase)

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now.

        Melds may be named in any order, and runs may be split.
        """
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise untimely(self.phase, kind, on_turn=seat in self.actors)
        if isinstance(action, Discard):
            self._check_discard(action.card)
        elif isinstance(action, Knock | WallKnock):
            self._check_knock(action.card, action.melds)
        elif isinstance(action, BigGin | WallBigGin):
            self._check_big_gin()
        elif isinstance(action, Defend):
            self._check_defence(action)

    def _eleven(self) -> tuple[int, int]:
        """Return the eleven cards of the seat on turn and the one it may not discard (-1: none).

        At the wall the upcard counts as taken (docs/rules/gin.md 3.3, 9.4).
        """
        held, taken = self._hands[self._turn], self._taken
        if self.phase is Phase.WALL:
            taken = self._pile[-1]
            held |= 1 << taken
        return held, -1 if taken is None or self.options.discard_taken_upcard else taken

    def _knocks(self, eleven: int, barred: int) -> tuple[tuple[Card, int], ...]:
        """Return the cards to knock with, ascending, each with the least deadwood left.

        See docs/rules/gin.md 5.2.
        """
        limit = self.knock_limit
        if deadwood_after_discard(eleven, barred) > limit:
            return ()
        return tuple((card, left) for card, left in discards(eleven, barred) if left <= limit)

    def _may_big_gin(self) -> bool:
        return self.options.big_gin and deadwood(self._eleven()[0]) == 0

    def _with_melds(
        self, knock: type[Knock] | type[WallKnock], knocks: tuple[tuple[Card, int], ...]
    ) -> tuple[Knock | WallKnock, ...]:
        """Return the knocks with these discards, without named melds.

        Where the knocker selects the melds, also in all other arrangements within the limit
        (docs/rules/gin.md 6).
        """
        if self.options.meld_selection is MeldSelection.AUTO:
            return tuple(knock(card) for card, _ in knocks)
        held, _ = self._eleven()
        found = []
        for card, _ in knocks:
            hand = held ^ 1 << card
            chosen = best(hand).melds
            found.append(knock(card))
            found += [
                knock(card, own.melds)
                for own in arrangements(hand)
                if own.deadwood <= self.knock_limit and own.melds != chosen
            ]
        return tuple(found)

    def _defences(self) -> tuple[Defend, ...]:
        """Return the program's defence, then every arrangement with all lay-offs and with none.

        If nothing can be laid off, only the program's: no other can be better.
        """
        melds, hand = self._knocker_melds(), self._hands[self._turn]
        automatic = best_defence(LayoffMode.MANUAL, melds, hand)
        found = {Defend(automatic.melds, automatic.laid_off): None}
        if not lay_off(melds, tuple(cards_in(hand))):
            return tuple(found)
        for own in arrangements(hand):
            found[Defend(own.melds, lay_off(melds, own.loose))] = None
            found[Defend(own.melds, ())] = None
        return tuple(found)

    def _knocker_melds(self) -> Melds:
        return self._knocked.melds if self._knocked is not None else ()

    def _check_discard(self, card: Card) -> None:
        held, barred = self._eleven()
        if not contains(held, card):
            raise IllegalAction(Reason.NOT_IN_HAND, rule="3.2", cards=as_cards(card))
        if card == barred:
            raise IllegalAction(Reason.TAKEN_CARD, rule="3.3", cards=(card,))

    def _check_knock(self, card: Card, melds: Melds | None) -> None:
        self._check_discard(card)
        hand = self._eleven()[0] ^ 1 << card
        if melds is None:
            left = deadwood(hand)
        else:
            left = sum(POINTS[loose] for loose in cards_in(hand & ~mask_of_melds(melds, hand)))
        if left > self.knock_limit:
            raise IllegalAction(
                GinReason.TOO_MUCH_DEADWOOD, rule="5.2", cards=(card,), deadwood=left, limit=self.knock_limit
            )

    def _check_big_gin(self) -> None:
        if not self.options.big_gin:
            raise IllegalAction(GinReason.NO_BIG_GIN, rule="5.4")
        left = deadwood(self._eleven()[0])
        if left:
            raise IllegalAction(GinReason.NOT_ALL_MELDED, rule="5.4", deadwood=left)

    def _check_defence(self, action: Defend) -> None:
        hand, laid_off = self._hands[self._turn], action.laid_off
        rest = hand & ~mask_of_melds(action.melds, hand)
        if type(laid_off) is not tuple:
            raise IllegalAction(Reason.DOES_NOT_FIT, rule="7")
        for card in laid_off:
            if not contains(hand, card):
                raise IllegalAction(Reason.NOT_IN_HAND, rule="7", cards=as_cards(card))
            if not contains(rest, card):
                raise IllegalAction(Reason.CARD_TWICE, rule="4", cards=(card,))
            rest ^= 1 << card
        fitting = lay_off(self._knocker_melds(), laid_off)
        stray = [card for card in laid_off if card not in fitting]
        if stray:
            raise IllegalAction(Reason.DOES_NOT_FIT, rule="7", cards=stray)

    # What happens

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Raises IllegalAction and then leaves the state unchanged.
        """
        self.check(seat, action)
        self.ply += 1
        match self.phase:
            case Phase.DRAW:
                if type(action) is DrawStock:
                    return self._draw()
                took = self._take()
                self._upcard_takes += 1
                capped = self._upcard_takes == self.options.upcard_take_cap
                return took + self._end_drawn() if capped else took
            case Phase.DISCARD:
                if isinstance(action, Discard):
                    return self._discard(action.card)
                return self._knock(action, None)
            case Phase.FIRST_UPCARD:
                if type(action) is TakeUpcard:
                    return self._take()
                passed = UpcardPassed(self._turn)
                if self._turn == self.dealer:
                    self._to(1 - self.dealer, Phase.FORCED_STOCK)
                else:
                    self._to(self.dealer, Phase.FIRST_UPCARD)
                return (passed,)
            case Phase.FORCED_STOCK:
                return self._draw()
            case Phase.WALL:
                if type(action) is PassWall:
                    return (WallPassed(self._turn), *self._end_drawn())
                upcard = self._pile[-1]
                self._take()
                return self._knock(action, upcard)
            case Phase.DEFENCE:
                if isinstance(action, Defend) and self._knocked is not None:
                    return self._settle(self._knocked, self._named_defence(action))
            case Phase.OVER:
                pass
            case _:
                assert_never(self.phase)
        raise untimely(self.phase, type(action), on_turn=seat in self.actors)

    def _to(self, seat: int, phase: Phase) -> None:
        """Give a seat the turn in a phase."""
        self._turn = seat
        self.actors = _ACTORS[seat]
        self.phase = phase
        self._taken = self._drawn = None

    def _draw(self) -> tuple[Event, ...]:
        seat = self._turn
        card = self._stock.draw()
        self._hands[seat] |= 1 << card
        self.phase = Phase.DISCARD
        self._drawn = card
        return _DREW[seat][card]

    def _take(self) -> tuple[Event, ...]:
        seat = self._turn
        card = self._pile.pop()
        self._hands[seat] |= 1 << card
        self._known[seat] |= 1 << card
        self._discarded[1 - seat] &= ~(1 << card)
        self.phase = Phase.DISCARD
        self._taken = card
        return _TOOK[seat][card]

    def _discard(self, card: Card) -> tuple[Event, ...]:
        seat, taken = self._turn, self._taken
        self._hands[seat] ^= 1 << card
        self._known[seat] &= ~(1 << card)
        self._discarded[seat] |= 1 << card
        self._pile.append(card)
        discarded = _DISCARDED[seat][card]
        if card == taken:
            if card == self._returned and self.options.repeat_take_draw:
                return discarded + self._end_drawn()
            self._returned = card
        else:
            self._returned = None
        if self._stock.left > self.options.stock_floor:
            self._to(1 - seat, Phase.DRAW)
        elif self.options.wall_action is WallAction.LAST_UPCARD:
            self._to(1 - seat, Phase.WALL)
        else:
            return discarded + self._end_drawn()
        return discarded

    def _knock(self, action: Action, taken: Card | None) -> tuple[Event, ...]:
        """Knock, or declare big gin, with eleven cards in hand.

        ``taken`` is the upcard, if it was taken for the knock at the wall.
        """
        seat = self._turn
        card, melds = (action.card, action.melds) if isinstance(action, Knock | WallKnock) else (None, None)
        if card is not None:
            self._hands[seat] ^= 1 << card
        hand = self._hands[seat]
        self._known[seat] &= hand
        melds = best(hand).melds if melds is None else canonical(melds)
        loose = tuple(cards_in(hand & ~mask_of(c for meld in melds for c in meld)))
        left = sum(POINTS[c] for c in loose)
        self._knocked = knocked = Knocked(seat, card, melds, loose, left, taken)
        if left and self.options.layoff_mode is LayoffMode.MANUAL:
            self._to(1 - seat, Phase.DEFENCE)
            return (knocked,)
        # Nothing may be laid off against gin (docs/rules/gin.md 7).
        defence = best_defence(self.options.layoff_mode, melds if left else (), self._hands[1 - seat])
        return (knocked, *self._settle(knocked, defence))

    def _named_defence(self, action: Defend) -> Defence:
        """Return the defence a defender named; cards not named count (docs/rules/gin.md 7)."""
        melds, laid_off = canonical(action.melds), tuple(sorted(action.laid_off))
        used = mask_of(laid_off) | mask_of(card for meld in melds for card in meld)
        return Defence(melds, laid_off, tuple(cards_in(self._hands[self._turn] & ~used)))

    def _settle(self, knocked: Knocked, defence: Defence) -> tuple[Event, ...]:
        """Score a knock against its defence and end the deal (docs/rules/gin.md 8)."""
        knocker = knocked.seat
        ending, to_knocker, difference, bonus = score(
            self.options, knocked.deadwood, defence.deadwood, big_gin=knocked.card is None
        )
        winner = None if to_knocker is None else knocker if to_knocker else 1 - knocker
        points = (difference + bonus) * self.multiplier
        defended = Defended(1 - knocker, *defence, defence.deadwood)
        ended = DealEnded(self._turn if winner is None else winner, ending, winner, points)
        self._end(
            GinResult(
                ending=ending,
                winner=winner,
                points=tuple(points if seat == winner else 0 for seat in _SEATS),
                chips=(0, 0),
                knocker=knocker,
                throw=knocked.card,
                knocker_melds=knocked.melds,
                knocker_loose=knocked.loose,
                knocker_deadwood=knocked.deadwood,
                defender_melds=defence.melds,
                laid_off=defence.laid_off,
                defender_left=defence.left,
                defender_deadwood=defence.deadwood,
                difference=difference,
                bonus=bonus,
                multiplier=self.multiplier,
            )
        )
        return (defended, ended)

    def _end_drawn(self) -> tuple[Event, ...]:
        """End the deal as a draw; the hands stay hidden."""
        self._end(GinResult(ending=Ending.DRAW, winner=None, points=(0, 0), chips=(0, 0)))
        return (DealEnded(self._turn, Ending.DRAW, None, 0),)

    def _end(self, result: GinResult) -> None:
        self._to(self._turn, Phase.OVER)
        self.actors = ()
        self.result = result

    # What may be known, and copies

    def view(self, seat: int | None) -> GinView:
        """Return what this seat may know; None is a spectator.

        Raises SetupError for a seat that does not exist.
        """
        if seat is not None and seat not in _SEATS:
            raise SetupError("seat", seat, "0, 1 or a spectator")
        on_turn = seat in self.actors
        choosing = on_turn and self.phase in (Phase.DISCARD, Phase.WALL)
        return GinView(
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actors=self.actors,
            hand=() if seat is None else cards_of(self._hands[seat]),
            held=tuple(hand.bit_count() for hand in self._hands),
            stock=self._stock.left,
            pile=tuple(self._pile),
            melds=self._laid_melds(),
            legal=() if seat is None else self.legal_actions(seat),
            scores=self.scores,
            result=self.result,
            knock_limit=self.knock_limit,
            multiplier=self.multiplier,
            first_upcard=self._first_upcard,
            drawn=(self._drawn if self._taken is None else self._taken) if on_turn else None,
            taken=self._taken,
            known=tuple(map(cards_of, self._known)),
            thrown=tuple(map(cards_of, self._discarded)),
            upcard_takes=self._upcard_takes,
            returned=self._returned,
            knocks=self._knocks(*self._eleven()) if choosing else (),
            knocked=self._knocked if self.phase is Phase.DEFENCE else None,
            options=self.options,
        )

    def _laid_melds(self) -> tuple[LaidMeld, ...]:
        """Return the melds a knock put on the table, the knocker's first."""
        if self._knocked is None:
            return ()
        knocker = self._knocked.seat
        laid = tuple(LaidMeld(knocker, meld) for meld in self._knocked.melds)
        if self.result is not None:
            laid += tuple(LaidMeld(1 - knocker, meld) for meld in self.result.defender_melds)
        return laid

    def clone(self) -> Self:
        """Return an independent copy."""
        return self._copy(self._hands.copy(), self._stock.copy(), self._drawn)

    def _copy(self, hands: list[int], stock: Stock, drawn: Card | None) -> Self:
        twin = object.__new__(type(self))
        for name in GinDeal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands, twin._stock, twin._drawn = hands, stock, drawn
        twin._known = self._known.copy()
        twin._discarded = self._discarded.copy()
        twin._pile = self._pile.copy()
        return twin

    def cards(self) -> tuple[Card, ...]:
        """Return every card of the pack: hands, pile, stock, and the card of a knock."""
        discarded = () if self._knocked is None or self._knocked.card is None else (self._knocked.card,)
        held = (card for hand in self._hands for card in cards_in(hand))
        return (*held, *self._pile, *self._stock.cards(), *discarded)

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        These are the stock and the hands that no knock has shown, without cards taken openly from the pile.
        """
        closed = [other for other in _SEATS if other != seat and not self._shown(other)]
        places = [list(cards_in(self._hands[other] & ~self._known[other])) for other in closed]
        hands, drawn = self._hands.copy(), self._drawn
        drew = drawn is not None and self._turn in closed
        if drawn is not None and drew:
            # The drawn card has a place of its own, the first.
            cards = places[closed.index(self._turn)]
            cards.remove(drawn)
            cards.insert(0, drawn)
        dealt = iter(rearrange([*(card for cards in places for card in cards), *self._stock.cards()]))
        for other, cards in zip(closed, places, strict=True):
            new = [next(dealt) for _ in cards]
            hands[other] = self._known[other] | mask_of(new)
            if drew and other == self._turn:
                drawn = new[0]
        return self._copy(hands, Stock(tuple(dealt)), drawn)

    def _shown(self, seat: int) -> bool:
        """Return whether a knock has shown this seat's hand."""
        return self._knocked is not None and (seat == self._knocked.seat or self.phase is Phase.OVER)
