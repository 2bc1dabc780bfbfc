"""The table of a round of Hand: hands, melds, pile, stock and turn (docs/rules/hand.md 1, 2)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Self

from engine.actions import TakeUpcard
from engine.cards import FACE, Card, pack
from engine.deal import Deal
from engine.errors import SetupError
from engine.games.hand.melds import accepted_faces
from engine.games.hand.terms import (
    HandMeld,
    HandOptions,
    HandResult,
    HandView,
    OpeningRule,
    OpeningScope,
    PartnershipOptions,
    Phase,
    StockEnd,
)
from engine.piles import Stock

HAND: Final = 14
PACK: Final = pack(2, jokers=2)
"""The cards of two packs and two jokers."""
_NO_CARDS: Final[frozenset[Card]] = frozenset()


def in_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in hand order: suit by suit, jokers last, equal cards together."""
    return tuple(sorted(cards, key=lambda card: (FACE[card], card)))


class HandTable(Deal):
    """The state of a round and its copies; actions are in deal.py."""

    __slots__ = (
        "_drawn",
        "_fresh",
        "_hands",
        "_jokers_due",
        "_known",
        "_last_opening",
        "_melds",
        "_opened",
        "_pile",
        "_replays",
        "_reshuffles",
        "_returned",
        "_seed",
        "_stock",
        "_taken",
        "_taking",
        "_touched",
        "_turn",
        "_turns",
        "actors",
        "dealer",
        "options",
        "phase",
        "ply",
        "result",
        "scores",
        "seats",
        "starter",
        "teams",
    )

    def __init__(
        self,
        options: HandOptions,
        deck: Sequence[Card],
        dealer: int,
        scores: tuple[int, ...],
        *,
        seed: bytes,
        teams: tuple[tuple[int, ...], ...] = (),
        replays: bool = True,
    ) -> None:
        """Deal fourteen cards each and a fifteenth to the starter (docs/rules/hand.md 1.5).

        ``seed`` decides how the discards are shuffled. ``replays`` says whether a round without a winner may
        be dealt again, if the options ask for that.
        """
        seats = len(scores)
        self.options = options
        self.seats = seats
        self.teams = teams
        self.dealer = dealer
        self.starter = (dealer + 1) % seats
        self.scores = scores
        self.ply = 0
        self.result: HandResult | None = None
        self._hands: list[tuple[Card, ...]] = [()] * seats
        for place in range(seats):
            # The first seat also gets the card after the last full round.
            last = HAND * seats + (place == 0)
            self._hands[(self.starter + place) % seats] = in_hand(deck[place:last:seats])
        self._stock = Stock(tuple(deck[HAND * seats + 1 :]))
        self._pile: list[Card] = []  # its top last
        self._melds: tuple[HandMeld, ...] = ()
        self._taking: tuple[int, ...] = ()  # by meld, a mask of the faces that can be put into it
        self._seed = seed
        self._reshuffles = 0  # how often the pile became the stock (docs/rules/hand.md 2.7)
        self._replays = replays  # whether a round without a winner may be dealt again
        self._opened = [False] * seats  # whether the seat has a meld of its own on the table
        self._last_opening: int | None = None  # its total; None before the first
        self._known: list[frozenset[Card]] = [_NO_CARDS] * seats  # taken openly and still in hand
        self._turns = [0] * seats  # finished turns, by seat
        self._drawn: Card | None = None  # drawn or taken this turn, while in hand
        self._taken: Card | None = None  # the taken discard, while in hand
        self._begin_turn(self.starter)
        self._drawn = deck[HAND * seats]
        self.phase = Phase.STARTER_DISCARD
        if options.pairs_redeal:
            self.phase = Phase.REDEAL
            self.actors = tuple(range(seats))

    @classmethod
    def at(
        cls,
        options: HandOptions,
        *,
        dealer: int,
        turn: int,
        phase: Phase,
        pack: Sequence[Card],
        hands: Sequence[Iterable[Card]],
        melds: Sequence[HandMeld],
        pile: Sequence[Card],
        stock: Sequence[Card],
        opened: Sequence[bool],
        reshuffles: int = 0,
        last_opening: int | None = None,
        teams: tuple[tuple[int, ...], ...] = (),
        turns: Sequence[int] | None = None,
        scores: tuple[int, ...] | None = None,
        seed: bytes = bytes(32),
        known: Sequence[Iterable[Card]] = (),
        drawn: Card | None = None,
        taken: Card | None = None,
        jokers_due: int = 0,
        returned: bool = False,
        fresh: bool | None = None,
    ) -> Self:
        """Return a round in a given position: for puzzles, tests and searches.

        Sequences are by seat; ``stock`` has its top first, ``pile`` its top last. ``turns`` are the finished
        turns by seat, by default one each. ``returned`` says whether the discard was taken and put back this
        turn, ``fresh`` whether the seat on turn had laid no meld before this turn. The other parameters are
        as in the view. Raises SetupError for an impossible position.
        """
        seats = len(hands)
        cards = [card for hand in hands for card in hand]
        cards += [card for meld in melds for card in meld.cards]
        if sorted([*cards, *pile, *stock]) != sorted(pack):
            raise SetupError("cards", None, "every card of the pack exactly once")
        if phase is Phase.OVER:
            raise SetupError("phase", phase, "a round that goes on")
        deal = cls(options, pack, dealer, scores or (0,) * seats, seed=seed, teams=teams)
        deal._hands = [in_hand(hand) for hand in hands]
        for number, meld in enumerate(melds):
            deal._lay_down(number, meld)
        deal._pile = list(pile)
        deal._stock = Stock(tuple(stock))
        deal._opened = list(opened)
        deal._reshuffles, deal._last_opening = reshuffles, last_opening
        started = phase in (Phase.REDEAL, Phase.STARTER_DISCARD)
        deal._turns = [0 if started else 1] * seats if turns is None else list(turns)
        deal._begin_turn(turn)
        deal.phase = phase
        deal._known = [frozenset(cards) for cards in known] or deal._known
        deal._drawn, deal._taken, deal._jokers_due, deal._returned = drawn, taken, jokers_due, returned
        deal._fresh = deal._fresh if fresh is None else fresh
        return deal

    @classmethod
    def seen(
        cls, view: HandView, hands: Sequence[Iterable[Card]], hidden: Sequence[Card], *, seed: bytes
    ) -> Self:
        """Return a round that looks to the view's seat like the view, with these hidden cards.

        ``hands`` are by seat; ``hidden`` is the stock, its top first, followed by the pile without its top.
        ``seed`` decides how the discards are shuffled. The view does not tell whether cards were laid on
        other seats' melds this turn, nor the number of finished turns; whether a seat has had one matters
        only at the very beginning. Raises SetupError for an impossible position.
        """
        seats, around = len(view.held), (view.turn - view.starter) % len(view.held)
        # In the first turns one card has left the stock for each turn begun, unless a discard was taken.
        gone = len(PACK) - HAND * seats - 1 - view.stock
        first = not view.reshuffles and gone + sum(view.opened) <= around
        deal = cls.at(
            view.options,
            dealer=view.dealer,
            turn=view.turn,
            phase=view.phase,
            pack=PACK,
            hands=hands,
            melds=view.melds,
            pile=(*hidden[view.stock :], *view.pile),
            stock=hidden[: view.stock],
            opened=view.opened,
            reshuffles=view.reshuffles,
            last_opening=view.last_opening,
            teams=view.teams,
            turns=[int(not first or (seat - view.starter) % seats < around) for seat in range(seats)],
            scores=view.scores,
            seed=seed,
            known=view.known,
            drawn=view.drawn,
            taken=view.taken,
            jokers_due=view.jokers_due,
            returned=view.phase is Phase.DRAW and TakeUpcard() not in view.legal,
            fresh=not view.opened[view.turn] or bool(view.hand_discards),
        )
        deal.actors = view.actors
        return deal

    def _begin_turn(self, seat: int) -> None:
        self._turn = seat
        self.actors: tuple[int, ...] = (seat,)
        self.phase = Phase.DRAW
        self._drawn = None
        self._taken = None
        self._returned = False  # whether the discard was taken and put back
        self._jokers_due = 0  # jokers taken out of melds that must be laid before the discard
        self._fresh = not self._opened[seat]  # had laid no meld before this turn
        self._touched = False  # has put a card into another seat's meld

    def _lay_down(self, number: int, meld: HandMeld) -> None:
        """Put a meld on the table under this number: a new one, or a changed one."""
        self._melds = (*self._melds[:number], meld, *self._melds[number + 1 :])
        takes = accepted_faces(meld, self.options)
        self._taking = (*self._taking[:number], takes, *self._taking[number + 1 :])

    # Who may do what

    def _partner(self, seat: int) -> int | None:
        """Return the seat's partner."""
        for team in self.teams:
            if seat in team:
                return next(other for other in team if other != seat)
        return None

    def _free(self, seat: int) -> bool:
        """Return whether the seat may lay without a minimum, lay off and exchange.

        See docs/rules/hand.md 4.5, 11.
        """
        if self._opened[seat]:
            return True
        options = self.options
        if not isinstance(options, PartnershipOptions) or options.opening_scope is not OpeningScope.TEAM:
            return False
        partner = self._partner(seat)
        return partner is not None and self._opened[partner]

    def _needed(self) -> int:
        """Return the points an opening must reach now."""
        last = self._last_opening
        if self.options.opening_rule is OpeningRule.BEAT_LAST and last is not None:
            return max(self.options.opening_min, last + 1)
        return self.options.opening_min

    def _may_draw(self, pile: int) -> bool:
        """Return whether the stock can give a card, with ``pile`` cards in the pile.

        See docs/rules/hand.md 2.7.
        """
        options = self.options
        return bool(self._stock.left) or (
            options.stock_end is StockEnd.RESHUFFLE and self._reshuffles < options.max_reshuffles and pile > 1
        )

    def _may_go_out(self, seat: int) -> bool:
        """Return whether the seat may go out this turn; some tables forbid it on the first turn.

        See docs/rules/hand.md 8.4.
        """
        return self.options.go_out_first_turn or self._turns[seat] > 0

    # Copies

    def cards(self) -> tuple[Card, ...]:
        """Return every card of the pack, the stock last."""
        held = (card for hand in self._hands for card in hand)
        laid = (card for meld in self._melds for card in meld.cards)
        return (*held, *laid, *self._pile, *self._stock.cards())

    def clone(self) -> Self:
        """Return an independent copy."""
        return self._copy(self._hands.copy(), self._stock.copy(), self._drawn)

    def _copy(self, hands: list[tuple[Card, ...]], stock: Stock, drawn: Card | None) -> Self:
        twin = object.__new__(type(self))
        for name in HandTable.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands, twin._stock, twin._drawn = hands, stock, drawn
        twin._pile = self._pile.copy()
        twin._opened = self._opened.copy()
        twin._known = self._known.copy()
        twin._turns = self._turns.copy()
        return twin

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        These are the stock and the other hands without cards taken openly. The hand of a player who must
        still meld a discard or lay a joker stays, because everybody knows that it can. At the end all hands
        are shown.
        """
        sure = {seat}
        if self.phase is Phase.OVER:
            sure |= set(range(self.seats))
        elif self._taken is not None or self._jokers_due:
            sure.add(self._turn)
        others = [other for other in range(self.seats) if other not in sure]
        drew = self._drawn is not None and self._turn in others and self._drawn not in self._known[self._turn]
        # The drawn card has a place of its own, the first.
        places = [self._drawn] if drew and self._drawn is not None else []
        for other in others:
            places += [
                card
                for card in self._hands[other]
                if card not in self._known[other] and not (drew and card == self._drawn)
            ]
        dealt = iter(rearrange([*places, *self._stock.cards()]))
        drawn = next(dealt) if drew else self._drawn
        hands = self._hands.copy()
        for other in others:
            known = self._known[other]
            new = [drawn] if drew and other == self._turn and drawn is not None else []
            new += [next(dealt) for _ in range(len(self._hands[other]) - len(known) - len(new))]
            hands[other] = in_hand((*known, *new))
        return self._copy(hands, Stock(tuple(dealt)), drawn)
