"""One deal of rummy 500, from the first turn to the score (docs/rules/rummy500.md 1–7, 9–11)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Self, assert_never

from engine.actions import Action, Discard, DrawStock
from engine.cards import Card, cards_in, cards_of, mask_of, pack
from engine.deal import Deal
from engine.errors import IllegalAction, Reason, SetupError
from engine.events import Discarded, DrewStock, Event
from engine.games.rummy500.melds import (
    Runs,
    additions,
    extend_meld,
    hand_points,
    kind_of,
    melds_in,
    new_meld,
    runs_of,
    smallest_play,
)
from engine.games.rummy500.orders import ORDERS
from engine.games.rummy500.terms import (
    ACTIONS,
    POSSIBLE,
    DealEnded,
    Ending,
    GoingOut,
    LaidOff,
    LayOff,
    Meld,
    MeldLaid,
    Pass,
    Passed,
    Phase,
    Rummy500Meld,
    Rummy500Options,
    Rummy500Reason,
    Rummy500Result,
    Rummy500View,
    SingleTake,
    StockEnd,
    TakeDepth,
    TakeOption,
    TakePile,
    TookPile,
)
from engine.piles import Stock

_CARDS: Final = pack()
_PASS: Final = Pass()
_DRAW: Final = DrawStock()
_DISCARDS: Final = tuple(Discard(card) for card in _CARDS)
_TAKES: Final = tuple(TakePile(count) for count in range(len(_CARDS) + 1))


def hand_size(seats: int) -> int:
    """Return the number of cards dealt to each player (docs/rules/rummy500.md 1.3, 9)."""
    return 13 if seats == 2 else 7


class Rummy500Deal(Deal):
    """One deal of rummy 500.

    Hands are masks. ``_table`` has the melds as masks, ``_melds`` as they lie on the table.
    """

    __slots__ = (
        "_banned",
        "_drawn",
        "_hands",
        "_known",
        "_melded",
        "_melds",
        "_pending",
        "_pile",
        "_stock",
        "_table",
        "_taken",
        "_turn",
        "_turns_without_stock",
        "actors",
        "dealer",
        "options",
        "phase",
        "ply",
        "result",
        "scores",
        "seats",
    )

    orders = ORDERS

    def __init__(
        self, options: Rummy500Options, deck: Sequence[Card], dealer: int, scores: Sequence[int] = (0, 0)
    ) -> None:
        """Deal single cards from the dealer's left; then the upcard, and the rest is the stock."""
        seats = len(scores)
        dealt = seats * hand_size(seats)
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.scores = tuple(scores)
        self.ply = 0
        self.result: Rummy500Result | None = None
        self._hands = [mask_of(deck[(seat - dealer - 1) % seats : dealt : seats]) for seat in range(seats)]
        self._pile = [deck[dealt]]  # its top last
        self._stock = Stock(tuple(deck[dealt + 1 :]))
        self._melds: list[Rummy500Meld] = []
        self._table: list[int] = []
        self._melded = [0] * seats  # points melded, by seat
        self._known = [0] * seats  # cards taken from the pile and still in hand
        self._turns_without_stock = 0  # in a row (docs/rules/rummy500.md 6.3)
        self._begin((dealer + 1) % seats)

    @classmethod
    def at(
        cls,
        options: Rummy500Options,
        *,
        dealer: int,
        turn: int,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        pile: Sequence[Card],
        melds: Sequence[Rummy500Meld] = (),
        phase: Phase = Phase.DRAW,
        turns_without_stock: int = 0,
        scores: Sequence[int] | None = None,
        known: Sequence[Sequence[Card]] = (),
        taken: Sequence[Card] = (),
        drawn: Card | None = None,
        pending: Card | None = None,
        banned: Card | None = None,
    ) -> Self:
        """Return a deal in a given position: for puzzles, tests and searches.

        ``hands`` are by seat, ``stock`` has its top first, ``pile`` its top last. The points melded so far
        are those of the melds. The other parameters are as in the view. Raises SetupError for an impossible
        position.
        """
        on_table = [card for meld in melds for card in meld.cards]
        everything = (*(card for hand in hands for card in hand), *stock, *pile, *on_table)
        if tuple(sorted(everything)) != _CARDS:
            raise SetupError("cards", None, "every card of the pack exactly once")
        if not hands[turn]:
            raise SetupError("hands", None, "a card in the hand of the seat on turn")
        if phase is Phase.OVER:
            raise SetupError("phase", phase, "a phase before the end")
        deal = cls(options, _CARDS, dealer, (0,) * len(hands) if scores is None else scores)
        if any(kind_of(mask_of(meld.cards), deal._runs) is not meld.kind for meld in melds):
            raise SetupError("melds", None, "melds")
        deal._hands = [mask_of(hand) for hand in hands]
        deal._stock = Stock(tuple(stock))
        deal._pile = list(pile)
        deal._melds = list(melds)
        deal._table = [mask_of(meld.cards) for meld in melds]
        for meld in melds:
            for by, value in zip(meld.by, meld.values, strict=True):
                deal._melded[by] += value
        deal._turns_without_stock = turns_without_stock
        deal._begin(turn)
        deal.phase = phase
        deal._known = [mask_of(cards) for cards in known] or deal._known
        deal._taken, deal._drawn, deal._pending, deal._banned = tuple(taken), drawn, pending, banned
        if not deal.legal_actions(turn):
            raise SetupError("stock", len(stock), "a card that can be collected")
        return deal

    @classmethod
    def seen(cls, view: Rummy500View, hands: Sequence[Sequence[Card]], stock: Sequence[Card]) -> Self:
        """Return a deal that looks to the seat on turn like the view, with these hidden cards.

        ``hands`` are by seat, ``stock`` has its top first. Raises SetupError for an impossible position.
        """
        return cls.at(
            view.options,
            dealer=view.dealer,
            turn=view.turn,
            hands=hands,
            stock=stock,
            pile=view.pile,
            melds=view.melds,
            phase=view.phase,
            turns_without_stock=view.turns_without_stock,
            scores=view.scores,
            known=view.known,
            taken=view.taken,
            drawn=view.drawn,
            pending=view.pending,
            banned=view.banned,
        )

    @property
    def _runs(self) -> Runs:
        return runs_of(self.options)

    # What may be done

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """List what the seat may do.

        Before drawing: the stock, the legal takes from the pile (the top card first), passing. Afterwards:
        all new melds (sets, then all runs, parts of longer ones included), what each meld on the table can
        get at one end, and the discards, ascending. Additions at both ends are two actions.
        """
        if seat not in self.actors:
            return ()
        match self.phase:
            case Phase.DRAW:
                return self._collecting(self._takes())
            case Phase.PLAY:
                return (*self._plays(), *self._discards())
            case Phase.OVER:
                return ()
            case _:
                assert_never(self.phase)

    def _collecting(self, takes: Sequence[TakeOption]) -> tuple[Action, ...]:
        found: list[Action] = [_DRAW] if self._stock.left else []
        found += [_TAKES[take.count] for take in reversed(takes) if take.legal]
        if self._may_pass():
            found.append(_PASS)
        return tuple(found)

    def _may_pass(self) -> bool:
        return not self._stock.left and self.options.stock_end is StockEnd.DRAW_NEEDED

    def _takes(self) -> tuple[TakeOption, ...]:
        """Return the take option for each card of the pile, the whole pile first."""
        pool = self._hands[self._turn]
        takes = []
        for count, card in enumerate(reversed(self._pile), 1):
            pool |= 1 << card
            takes.append(self._take_option(count, card, pool))
        return tuple(reversed(takes))

    def _take_option(self, count: int, deepest: Card, pool: int) -> TakeOption:
        """Evaluate taking ``count`` cards (docs/rules/rummy500.md 5, 11.1).

        ``pool`` is the hand together with these cards.
        """
        options = self.options
        if count > 1 and options.take_depth is TakeDepth.TOP:
            return TakeOption(count, legal=False, reason=Rummy500Reason.TOP_ONLY, rule="9")
        if count == 1 and options.single_take is SingleTake.FREE:
            return TakeOption(count, legal=True, banned=deepest)
        found = smallest_play(deepest, pool, self._table, self._runs)
        if found is None:
            rule = "5" if count > 1 else "9"
            return TakeOption(count, legal=False, reason=Rummy500Reason.NO_USE, rule=rule)
        if found.cards == pool and options.go_out is GoingOut.MUST_DROP:
            return TakeOption(count, legal=False, reason=Rummy500Reason.NO_CARD_TO_DROP, rule="11.1")
        cards = tuple(cards_in(found.cards))
        return TakeOption(count, legal=True, must_use=deepest, use=cards, meld=found.meld)

    def _plays(self) -> Iterator[Action]:
        """Yield the new melds and lay-offs after which the turn can be finished.

        While a card must be used, only those that contain it.
        """
        hand, runs = self._hands[self._turn], self._runs
        needed = 0 if self._pending is None else 1 << self._pending
        for cards, meld in melds_in(hand, runs):
            if cards & needed == needed and self._blocked_by(cards, None) is None:
                yield meld
        for number, on_table in enumerate(self._table):
            for cards in additions(on_table, hand, runs):
                if cards & needed == needed and self._blocked_by(cards, number) is None:
                    yield LayOff(tuple(cards_in(cards)), number)

    def _blocked_by(self, cards: int, number: int | None) -> Rummy500Reason | None:
        """Return why the turn could not be finished after a play; None if it could.

        The play is these cards as a new meld, or on the meld with this number. A card that may be discarded
        finishes the turn. So does an empty hand, unless the last card must be discarded, and so does the
        banned card alone if it can be laid off (docs/rules/rummy500.md 5, 10.13, 11.1).
        """
        rest = self._hands[self._turn] ^ cards
        out = self.options.go_out is GoingOut.FREE
        if not rest:
            return None if out else Rummy500Reason.NO_CARD_TO_DROP
        if self._banned is None or rest != 1 << self._banned:
            return None
        # The extended meld still takes what it could take before.
        grown = cards if number is None else self._table[number] | cards
        if out and any(additions(meld, rest, self._runs) for meld in (grown, *self._table)):
            return None
        return Rummy500Reason.LEAVES_TAKEN_CARD

    def _discards(self) -> Iterator[Action]:
        if self._pending is None:
            for card in cards_in(self._hands[self._turn]):
                if card != self._banned:
                    yield _DISCARDS[card]

    def check(self, seat: int, action: Action) -> None:
        """Raise IllegalAction unless the seat may do this now. Cards may be named in any order."""
        kind = type(action)
        if seat not in self.actors or kind not in POSSIBLE[self.phase]:
            raise self._untimely(seat, kind)
        if isinstance(action, TakePile):
            self._check_take(action.count)
        elif isinstance(action, Meld):
            self._check_meld(action.cards)
        elif isinstance(action, LayOff):
            self._check_lay_off(action)
        elif isinstance(action, Discard):
            self._check_discard(action.card)
        elif isinstance(action, DrawStock):
            if not self._stock.left:
                raise IllegalAction(Rummy500Reason.STOCK_EMPTY, rule="9")
        elif not self._may_pass():
            raise IllegalAction(Rummy500Reason.DRAW_INSTEAD, rule="11.3", stock=self._stock.left)

    def _untimely(self, seat: int, kind: type[Action]) -> IllegalAction:
        if self.phase is Phase.OVER:
            return IllegalAction(Reason.DEAL_OVER, rule="6")
        if kind not in ACTIONS:
            return IllegalAction(Reason.UNKNOWN_ACTION)
        if seat not in self.actors:
            return IllegalAction(Reason.NOT_YOUR_TURN, rule="2")
        drawing = self.phase is Phase.DRAW
        return IllegalAction(Rummy500Reason.DRAW_FIRST if drawing else Rummy500Reason.ALREADY_DREW, rule="2")

    def _check_take(self, count: object) -> None:
        pile = self._pile
        if type(count) is not int or not 1 <= count <= len(pile):
            raise IllegalAction(Rummy500Reason.NO_SUCH_DEPTH, rule="5", pile=len(pile))
        pool = self._hands[self._turn] | mask_of(pile[-count:])
        take = self._take_option(count, pile[-count], pool)
        if take.reason is not None:
            possible = tuple(other.count for other in reversed(self._takes()) if other.legal)
            raise IllegalAction(
                take.reason, rule=take.rule, cards=(pile[-count],), count=count, possible=possible
            )

    def _named_cards(self, cards: object, rule: str) -> int:
        """Return the mask of the hand cards that a play names. Raises IllegalAction."""
        if type(cards) is not tuple or not cards:
            raise IllegalAction(Reason.NOT_A_MELD if rule == "3" else Reason.DOES_NOT_FIT, rule=rule)
        hand, named = self._hands[self._turn], 0
        for card in cards:
            if not _holds(hand, card):
                raise IllegalAction(Reason.NOT_IN_HAND, rule=rule, cards=_card(card))
            if _holds(named, card):
                raise IllegalAction(Reason.CARD_TWICE, rule="3", cards=(card,))
            named |= 1 << card
        return named

    def _check_meld(self, cards: tuple[Card, ...]) -> None:
        meld = self._named_cards(cards, "3")
        if kind_of(meld, self._runs) is None:
            raise IllegalAction(Reason.NOT_A_MELD, rule="3", cards=cards)
        self._check_play(cards, meld, None)

    def _check_lay_off(self, action: LayOff) -> None:
        number = action.meld
        if type(number) is not int or not 0 <= number < len(self._melds):
            raise IllegalAction(Rummy500Reason.NO_SUCH_MELD, rule="4", melds=len(self._melds))
        cards = self._named_cards(action.cards, "4")
        if kind_of(self._table[number] | cards, self._runs) is not self._melds[number].kind:
            raise IllegalAction(Reason.DOES_NOT_FIT, rule="4", cards=action.cards, meld=number)
        self._check_play(action.cards, cards, number)

    def _check_play(self, named: tuple[Card, ...], cards: int, number: int | None) -> None:
        """Refuse a play without the pending card, or one that leads into a dead end."""
        self._check_pending(cards)
        reason = self._blocked_by(cards, number)
        if reason is Rummy500Reason.LEAVES_TAKEN_CARD and self._banned is not None:
            raise IllegalAction(reason, rule="10.13", cards=(self._banned,))
        if reason is not None:
            raise IllegalAction(reason, rule="11.1", cards=named)

    def _check_pending(self, cards: int) -> None:
        card = self._pending
        if card is not None and not cards >> card & 1:
            raise IllegalAction(Rummy500Reason.USE_TAKEN_FIRST, rule="5", cards=(card,))

    def _check_discard(self, card: Card) -> None:
        if not _holds(self._hands[self._turn], card):
            raise IllegalAction(Reason.NOT_IN_HAND, rule="2", cards=_card(card))
        self._check_pending(0)
        if card == self._banned:
            raise IllegalAction(Reason.TAKEN_CARD, rule="5", cards=(card,))

    # What happens

    def apply(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Check and perform an action; return the events in order.

        Raises IllegalAction and then leaves the state unchanged.
        """
        self.check(seat, action)
        self.ply += 1
        if isinstance(action, Discard):
            return self._discard(action.card)
        if isinstance(action, Meld):
            return self._lay(mask_of(action.cards))
        if isinstance(action, LayOff):
            return self._add(mask_of(action.cards), action.meld)
        if isinstance(action, TakePile):
            return self._take(action.count)
        if isinstance(action, DrawStock):
            return self._draw()
        return (Passed(seat), *self._end(Ending.STOCK))

    def _begin(self, seat: int) -> None:
        """Start a turn."""
        self._turn = seat
        self.actors: tuple[int, ...] = (seat,)
        self.phase = Phase.DRAW
        self._drawn: Card | None = None
        self._taken: tuple[Card, ...] = ()
        self._clear_marks()

    def _clear_marks(self) -> None:
        self._pending: Card | None = None
        self._banned: Card | None = None

    def _draw(self) -> tuple[Event, ...]:
        seat, card = self._turn, self._stock.draw()
        self._hands[seat] |= 1 << card
        self._drawn = card
        self._turns_without_stock = 0
        self.phase = Phase.PLAY
        return (DrewStock(seat, card),)

    def _take(self, count: int) -> tuple[Event, ...]:
        seat, taken = self._turn, tuple(self._pile[-count:])
        del self._pile[-count:]
        self._hands[seat] |= mask_of(taken)
        self._known[seat] |= mask_of(taken)
        self._taken = taken
        if count == 1 and self.options.single_take is SingleTake.FREE:
            self._banned = taken[0]
        else:
            self._pending = taken[0]
        self.phase = Phase.PLAY
        return (TookPile(seat, taken),)

    def _lay(self, cards: int) -> tuple[Event, ...]:
        seat = self._turn
        meld = new_meld(seat, cards, self._runs)
        self._melds.append(meld)
        self._table.append(cards)
        points = sum(meld.values)
        return (MeldLaid(seat, meld.cards, points), *self._played(cards, points))

    def _add(self, cards: int, number: int) -> tuple[Event, ...]:
        seat = self._turn
        before = self._melds[number]
        meld = extend_meld(before, cards, seat, self._runs)
        self._melds[number] = meld
        self._table[number] |= cards
        points = sum(meld.values) - sum(before.values)
        added = tuple(card for card in meld.cards if cards >> card & 1)
        return (LaidOff(seat, added, number, meld.cards, points), *self._played(cards, points))

    def _played(self, cards: int, points: int) -> tuple[Event, ...]:
        """Credit a play to the seat on turn; end the deal if its hand is empty.

        See docs/rules/rummy500.md 6.1.
        """
        seat = self._turn
        self._hands[seat] ^= cards
        self._known[seat] &= ~cards
        self._melded[seat] += points
        self._pending = None
        return () if self._hands[seat] else self._end(Ending.OUT)

    def _discard(self, card: Card) -> tuple[Event, ...]:
        seat = self._turn
        self._hands[seat] ^= 1 << card
        self._known[seat] &= ~(1 << card)
        self._pile.append(card)
        dropped = Discarded(seat, card)
        if self._drawn is None:
            self._turns_without_stock += 1
        if not self._hands[seat]:
            return (dropped, *self._end(Ending.OUT))
        if not self._stock.left and self.options.stock_end is StockEnd.FINISH_TURN:
            return (dropped, *self._end(Ending.STOCK))
        if self._turns_without_stock >= self.options.stall_limit > 0:
            return (dropped, *self._end(Ending.STALL))
        self._begin((seat + 1) % self.seats)
        return (dropped,)

    def _end(self, ending: Ending) -> tuple[Event, ...]:
        """Score the deal (docs/rules/rummy500.md 7)."""
        left = tuple(tuple(cards_in(hand)) for hand in self._hands)
        held = tuple(hand_points(hand, self.options) for hand in left)
        points = tuple(laid - count for laid, count in zip(self._melded, held, strict=True))
        best = [seat for seat in range(self.seats) if points[seat] == max(points)]
        winner = best[0] if len(best) == 1 else None
        self.result = Rummy500Result(
            ending=ending,
            winner=winner,
            points=points,
            chips=(0,) * self.seats,
            ended_by=self._turn,
            melded=tuple(self._melded),
            left=left,
            against=held,
        )
        self.actors = ()
        self.phase = Phase.OVER
        self._clear_marks()
        return (DealEnded(self._turn, ending, winner, points),)

    # What may be known, and copies

    def view(self, seat: int | None) -> Rummy500View:
        """Return what this seat may know; None is a spectator.

        Raises SetupError for a seat that does not exist.
        """
        if seat is not None and seat not in range(self.seats):
            raise SetupError("seat", seat, f"a seat from 0 to {self.seats - 1}, or a spectator")
        collecting = self.phase is Phase.DRAW and seat == self._turn
        takes = self._takes() if collecting else ()
        legal = self._collecting(takes) if collecting else () if seat is None else self.legal_actions(seat)
        return Rummy500View(
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actors=self.actors,
            hand=() if seat is None else cards_of(self._hands[seat]),
            held=tuple(hand.bit_count() for hand in self._hands),
            stock=self._stock.left,
            pile=tuple(self._pile),
            melds=tuple(self._melds),
            legal=legal,
            scores=self.scores,
            result=self.result,
            turn=self._turn,
            takes=takes,
            taken=self._taken,
            pending=self._pending,
            banned=self._banned,
            drawn=self._drawn if seat in self.actors else None,
            known=tuple(map(cards_of, self._known)),
            melded=tuple(self._melded),
            turns_without_stock=self._turns_without_stock,
            options=self.options,
        )

    def clone(self) -> Self:
        """Return an independent copy."""
        return self._copy(self._hands.copy(), self._stock.copy(), self._drawn)

    def _copy(self, hands: list[int], stock: Stock, drawn: Card | None) -> Self:
        twin = object.__new__(type(self))
        for name in Rummy500Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands, twin._stock, twin._drawn = hands, stock, drawn
        twin._pile, twin._melds, twin._table = self._pile.copy(), self._melds.copy(), self._table.copy()
        twin._known, twin._melded = self._known.copy(), self._melded.copy()
        return twin

    def cards(self) -> tuple[Card, ...]:
        """Return every card of the pack: hands, melds, pile, stock."""
        held = (card for hand in self._hands for card in cards_in(hand))
        on_table = (card for meld in self._melds for card in meld.cards)
        return (*held, *on_table, *self._pile, *self._stock.cards())

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        These are the stock and, until the end shows them, the other hands without the cards taken openly from
        the pile. If a hand must use a card, the cards of its smallest play with it stay in place, because
        everybody knows that such a play exists.
        """
        closed = [] if self.result is not None else [other for other in range(self.seats) if other != seat]
        still = self._known.copy()
        if self._pending is not None:
            found = smallest_play(self._pending, self._hands[self._turn], self._table, self._runs)
            still[self._turn] |= 0 if found is None else found.cards
        places = [list(cards_in(self._hands[other] & ~still[other])) for other in closed]
        hands, drawn = self._hands.copy(), self._drawn
        drew = drawn is not None and self._turn in closed and bool(self._hands[self._turn] >> drawn & 1)
        if drawn is not None and drew:
            # The drawn card has a place of its own, the first.
            cards = places[closed.index(self._turn)]
            cards.remove(drawn)
            cards.insert(0, drawn)
        dealt = iter(rearrange([*(card for cards in places for card in cards), *self._stock.cards()]))
        for other, cards in zip(closed, places, strict=True):
            new = [next(dealt) for _ in cards]
            hands[other] = still[other] | mask_of(new)
            if drew and other == self._turn:
                drawn = new[0]
        return self._copy(hands, Stock(tuple(dealt)), drawn)


def _holds(hand: int, card: object) -> bool:
    return type(card) is int and 0 <= card < len(_CARDS) and bool(hand >> card & 1)


def _card(card: object) -> tuple[Card, ...]:
    """Return the named card for a refusal, or nothing if it is not a card."""
    return (Card(card),) if type(card) is int and 0 <= card < len(_CARDS) else ()
