"""The table of panguingue: cards, chips and turn (docs/rules/panguingue.md 2–4)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Self

from engine.actions import TakeUpcard
from engine.cards import Card
from engine.deal import Deal
from engine.errors import SetupError
from engine.events import TABLE, Paid
from engine.games.panguingue.melds import FACE_ORDER, fits, worth
from engine.games.panguingue.terms import (
    Borrow,
    BorrowTiming,
    DrawnCard,
    Duty,
    Forcing,
    PanMeld,
    PanOptions,
    PanResult,
    PanView,
    Payment,
    Phase,
)
from engine.games.panguingue.turn import Turn
from engine.piles import Stock

HAND: Final = 10
_NO_CARDS: Final[frozenset[Card]] = frozenset()


def in_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in hand order: suit by suit."""
    return tuple(sorted(cards, key=FACE_ORDER.__getitem__))


class PanTable(Deal):
    """The state of a deal and its copies; actions are in deal.py."""

    __slots__ = (
        "_ante_events",
        "_asked",
        "_boards",
        "_carried",
        "_chips",
        "_demanded",
        "_drawn",
        "_dropped",
        "_duty",
        "_foot",
        "_foot_chips",
        "_from_pile",
        "_hands",
        "_laid",
        "_open",
        "_passed",
        "_pile",
        "_pot",
        "_seed",
        "_stakes",
        "_stock",
        "_turn",
        "_turnovers",
        "actors",
        "dealer",
        "deals_left",
        "eldest",
        "options",
        "phase",
        "ply",
        "result",
        "scores",
        "seats",
    )

    def __init__(
        self,
        options: PanOptions,
        deck: Sequence[Card],
        dealer: int,
        scores: tuple[int, ...],
        *,
        seed: bytes,
        foot_chips: int = 0,
        deals_left: int | None = None,
    ) -> None:
        """Deal ten cards each in packets, eldest first, then the upcard; divide the rest.

        The rest is divided into head and foot. ``foot_chips`` are what void hands have left on the foot,
        ``seed`` decides how a pile is shuffled, ``deals_left`` are the deals of the match from this one on.
        The antes are in the pot already; their events come with the
        first action.
        """
        seats = len(scores)
        dealt, packet = HAND * seats, options.deal_packet
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.eldest = (dealer + 1) % seats
        self.scores = scores
        self.deals_left = deals_left
        self.ply = 0
        self.result: PanResult | None = None
        self._hands: list[tuple[Card, ...]] = [()] * seats
        for place in range(seats):
            cards = [
                card for at in range(packet * place, dealt, packet * seats) for card in deck[at : at + packet]
            ]
            self._hands[(self.eldest + place) % seats] = in_hand(cards)
        self._boards: list[tuple[PanMeld, ...]] = [()] * seats
        self._pile: list[Card] = [deck[dealt]] if options.initial_upcard else []  # its top last
        self._stock = Stock(tuple(deck[dealt + len(self._pile) :]))
        self._foot = self._stock.left // 2  # cards in the foot while the head lasts
        self._open = False  # whether the stock is a turned-over pile, whose order is public
        self._turnovers = 0  # how often the pile became the stock (docs/rules/panguingue.md 14)
        self._seed = seed
        self._dropped: tuple[int, ...] = ()
        self._carried = foot_chips  # chips on the table before this deal
        self._foot_chips = foot_chips  # chips on the foot now
        self._pot = options.ante * seats  # antes, in chips
        self._stakes = (options.ante,) * seats  # what each seat has put on the table in this deal
        self._chips = [-options.ante] * seats  # gained in this deal so far
        self._ante_events: tuple[Paid, ...] = ()  # the antes, reported with the first action
        if options.ante:
            self._ante_events = tuple(
                Paid(TABLE, seat, options.ante, Payment.ANTE, "3.5") for seat in range(seats)
            )
        self._passed = False  # whether the top discard was drawn from the stock and discarded at once
        self._asked: tuple[int, ...] = ()  # who still has to answer, in playing order after the turn
        self._demanded = False  # whether the seat on turn must take the discard
        self._drawn: Card | None = None  # drawn this turn and not placed yet
        self._from_pile = False  # whether the drawn card came from the pile
        self._duty = Duty.NONE  # how the drawn card must be used
        self._laid = _NO_CARDS  # laid off this turn
        self._turn = self.eldest
        self.phase = Phase.DECLARE
        self.actors: tuple[int, ...] = (self.eldest,)

    @classmethod
    def at(
        cls,
        options: PanOptions,
        *,
        dealer: int,
        turn: int,
        phase: Phase,
        pack: Sequence[Card],
        hands: Sequence[Iterable[Card]],
        boards: Sequence[Sequence[PanMeld]],
        pile: Sequence[Card],
        head: Sequence[Card],
        foot: Sequence[Card],
        dropped: Sequence[int] = (),
        foot_chips: int = 0,
        pot: int = 0,
        passed: bool = False,
        scores: tuple[int, ...] | None = None,
        seed: bytes = bytes(32),
    ) -> Self:
        """Return a deal in a given position, during the declaration or at the start of a turn.

        For puzzles and tests. Sequences are by seat; stocks have their top first, ``pile`` its top last; a
        dropped seat has the cards it put aside. Recognised conditions have been paid for. ``passed`` means
        that the top discard was drawn from the stock and discarded at once. ``scores`` are the chips before
        this deal. Raises SetupError for an impossible position.
        """
        seats = len(hands)
        cards = [card for hand in hands for card in hand]
        cards += [card for board in boards for meld in board for card in meld.cards]
        if sorted([*cards, *pile, *head, *foot]) != sorted(pack):
            raise SetupError("cards", None, "every card of the pack exactly once")
        deal = cls(options, pack, dealer, (0,) * seats if scores is None else scores, seed=seed)
        deal._hands = [in_hand(hand) for hand in hands]
        deal._boards = [
            tuple(
                meld
                if meld.recognised is None or meld.collected
                else replace(meld, collected=worth(meld.cards, meld.recognised, meld.suit, options))
                for meld in board
            )
            for board in boards
        ]
        if any(len(deal._hands[seat]) + deal._melded(seat) != HAND for seat in range(seats)):
            raise SetupError("hands", None, "ten cards in hand and on the board")
        if phase not in (Phase.DECLARE, Phase.START):
            raise SetupError("phase", phase, "the declaration or the start of a turn")
        deal._pile = list(pile)
        deal._stock = Stock((*head, *foot))
        deal._foot = len(foot)
        deal._dropped = tuple(sorted(dropped))
        deal._foot_chips, deal._pot, deal._carried = foot_chips, pot, foot_chips + pot
        deal._stakes, deal._chips, deal._ante_events = (0,) * seats, [0] * seats, ()
        deal._turn, deal.actors = turn, (turn,)
        if phase is Phase.START:
            deal._begin_turn(turn)
            deal._passed = passed
        return deal

    @classmethod
    def seen(cls, view: PanView, hands: Sequence[Iterable[Card]], stock: Sequence[Card]) -> Self:
        """Return a deal that looks to the acting seat like the view, with these hidden cards.

        ``hands`` are by seat, ``stock`` has its top first. Raises SetupError if their sizes differ from the
        view's.
        """
        seats, options = len(view.held), view.options
        held = [in_hand(hand) for hand in hands]
        if tuple(map(len, held)) != view.held or len(stock) != view.stock:
            raise SetupError("hands", None, "as many cards as the view tells")
        held[view.turn] = tuple(card for card in held[view.turn] if card != view.drawn)
        deal = object.__new__(cls)
        deal.options, deal.seats, deal.scores = options, seats, view.scores
        deal.deals_left = view.deals_left
        deal.dealer, deal.eldest, deal._turn = view.dealer, view.eldest, view.turn
        deal.phase, deal.actors, deal.result, deal.ply = view.phase, view.actors, None, 0
        deal._hands = held
        deal._boards = [tuple(meld for meld in view.melds if meld.owner == seat) for seat in range(seats)]
        deal._pile = list(view.pile)
        deal._stock, deal._foot = Stock(tuple(stock)), view.foot
        deal._open, deal._turnovers, deal._seed = bool(view.turned), view.turnovers, bytes(32)
        deal._dropped, deal._asked, deal._demanded = view.dropped, view.asked, view.demanded
        deal._drawn, deal._from_pile, deal._duty = view.drawn, view.from_pile, view.duty
        deal._foot_chips, deal._pot, deal._chips = view.foot_chips, view.pot, list(view.chips)
        deal._carried = view.foot_chips + view.pot + sum(view.chips)
        deal._stakes = tuple(
            options.ante + options.drop_cost * (seat in view.dropped) for seat in range(seats)
        )
        deal._ante_events = ()
        # Both follow only from what is legal.
        deal._passed = TakeUpcard() in view.legal
        deal._laid = _NO_CARDS
        if options.borrow_timing is BorrowTiming.LATER_TURN and view.phase is Phase.ACT:
            lent = {card for action in view.legal if isinstance(action, Borrow) for card in action.borrowed}
            own = (card for meld in deal._boards[view.turn] for card in meld.cards)
            deal._laid = frozenset(card for card in own if card not in lent)
        return deal

    # Seats and turns

    def _after(self, seat: int) -> int:
        """Return the next active seat."""
        following = (seat + 1) % self.seats
        while following in self._dropped:
            following = (following + 1) % self.seats
        return following

    def _melded(self, seat: int) -> int:
        return sum(len(meld.cards) for meld in self._boards[seat])

    def _active(self, besides: int) -> list[int]:
        """Return the other active seats, in playing order after this one."""
        around = ((besides + step) % self.seats for step in range(1, self.seats))
        return [seat for seat in around if seat not in self._dropped]

    def _begin_turn(self, seat: int) -> None:
        """Start a seat's turn; others may be asked about the discard first.

        See docs/rules/panguingue.md 10.
        """
        self._turn = seat
        self._demanded = False
        self._drawn = None
        self._from_pile = False
        self._duty = Duty.NONE
        self._laid = _NO_CARDS
        forcing = self.options.forcing
        if forcing is not Forcing.OFF and self._pile and self._fits_top(seat):
            if forcing is Forcing.ON_REQUEST:
                self._asked = tuple(self._active(seat))
                self.actors = tuple(sorted(self._asked))
                self.phase = Phase.DEMAND
                return
            self._demanded = True
        self._to_start()

    def _fits_top(self, seat: int) -> bool:
        return any(fits(meld.cards, self._pile[-1], self.options) for meld in self._boards[seat])

    def _to_start(self) -> None:
        self._asked = ()
        self.phase = Phase.START
        self.actors = (self._turn,)

    def _turn_now(self) -> Turn:
        neighbour = self._flat_neighbour()
        return Turn(
            self.options,
            self._boards[self._turn],
            self._hands[self._turn],
            self._drawn,
            self._from_pile,
            self._duty,
            self._laid,
            None if neighbour is None else self._boards[neighbour],
        )

    def _flat_neighbour(self) -> int | None:
        """Return the next active seat if it has ten melded and must not be put out.

        See docs/rules/panguingue.md 11.
        """
        neighbour = self._after(self._turn)
        return None if self._hands[neighbour] or not self.options.safe_discard else neighbour

    # Copies

    def clone(self) -> Self:
        """Return an independent copy."""
        return self._copy(self._hands.copy(), self._stock.copy(), self._drawn)

    def _copy(self, hands: list[tuple[Card, ...]], stock: Stock, drawn: Card | None) -> Self:
        twin = object.__new__(type(self))
        for name in PanTable.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands, twin._stock, twin._drawn = hands, stock, drawn
        twin._boards = self._boards.copy()
        twin._pile = self._pile.copy()
        twin._chips = self._chips.copy()
        return twin

    def cards(self) -> tuple[Card, ...]:
        """Return every card: hands, cards put aside, drawn card, boards, pile, stock."""
        drawn = () if self._drawn is None else (self._drawn,)
        held = (card for hand in self._hands for card in hand)
        laid = (card for board in self._boards for meld in board for card in meld.cards)
        return (*held, *drawn, *laid, *self._pile, *self._stock.cards())

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        These are the other hands and cards put aside, the stock unless it is a turned-over pile, and a card
        just drawn unseen. The hand of a player who must still meld a discard stays, because everybody knows
        that it can.
        """
        sure = (seat, self._turn if self._duty is Duty.PLACE else seat)
        others = [other for other in range(self.seats) if other not in sure]
        unseen = (
            self._drawn is not None
            and not self._from_pile
            and self._turn != seat
            and self.options.drawn_card_rule is DrawnCard.TO_HAND
        )
        places = [] if self._drawn is None or not unseen else [self._drawn]
        places += [card for other in others for card in self._hands[other]]
        if not self._open:
            places += self._stock.cards()
        dealt = iter(rearrange(places))
        drawn = next(dealt) if unseen else self._drawn
        hands = self._hands.copy()
        for other in others:
            hands[other] = in_hand(next(dealt) for _ in hands[other])
        return self._copy(hands, self._stock.copy() if self._open else Stock(tuple(dealt)), drawn)

    def undrawn(self) -> tuple[Card, ...]:
        """Return the stock that nobody has seen, its top first, for the traditional shuffle.

        Empty once the pile has been turned over.
        """
        return () if self._turnovers else self._stock.cards()
