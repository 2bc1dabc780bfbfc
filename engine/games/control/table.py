"""The table of Control Card Rummy: where every card is, and which control cards are in force.

See docs/rules/control.md 1, 3, 9.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Self

from engine.cards import FACE, Card, pack
from engine.deal import Deal
from engine.errors import SetupError
from engine.games.control.control_cards import ControlKind, accepted_faces
from engine.games.control.deck import (
    ControlDeck,
    ControlMode,
    ControlSet,
    control_counts,
    is_control,
    kind_of,
    mix_in,
    shuffle_controls,
)
from engine.games.control.terms import ControlMeld, ControlOptions, ControlResult, ControlView, Phase
from engine.piles import Stock

Cards = tuple[Card, ...]

_BOTH_KINDS: Final = (ControlKind.GROUP, ControlKind.SUIT)
"""The kinds always in force on level 1."""


class ControlTable(Deal):
    """The state of a deal of Control Card Rummy: dealing, setting up, copying, starting a turn."""

    __slots__ = (
        "_control_played",
        "_controls",
        "_drawn",
        "_hands",
        "_held",
        "_idle_turns",
        "_known",
        "_melds",
        "_open",
        "_pile",
        "_played_by",
        "_progress",
        "_stock",
        "_taken",
        "_taking",
        "_turn",
        "_turnovers",
        "actors",
        "beginner",
        "dealer",
        "options",
        "phase",
        "ply",
        "result",
        "scores",
        "seats",
    )

    def __init__(
        self,
        options: ControlOptions,
        deck: Sequence[Card],
        dealer: int,
        scores: tuple[int, ...],
        *,
        seed: bytes,
    ) -> None:
        """Deal single cards from the dealer's left, then the upcard, and turn up control cards.

        ``seed`` decides the order of the control cards, and in mode ``deck`` their places in the stock.
        """
        seats = len(scores)
        dealt = options.hand_size * seats
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.beginner = (dealer + 1) % seats
        self.scores = scores
        self.ply = 0
        self.result: ControlResult | None = None
        self._hands: list[Cards] = [()] * seats
        for place in range(seats):
            self._hands[(self.beginner + place) % seats] = in_hand(deck[place:dealt:seats])
        self._known: list[Cards] = [()] * seats  # cards in hand that everybody has seen
        self._pile: list[Card] = [deck[dealt]]  # its top last
        self._melds: tuple[ControlMeld, ...] = ()
        self._taking: tuple[int, ...] = ()  # by meld, a mask of the faces that can be laid off on it
        self._set_out(tuple(deck[dealt + 1 :]), seed)
        self._open = False  # whether the stock is a turned-over pile, whose order is public
        self._played_by: int | None = None  # the seat, if the last control card was a held one
        self._turnovers = 0  # how often the pile was turned over (docs/rules/control.md 5.4)
        self._idle_turns = 0  # turns in a row without a stock card, meld or lay-off
        self._begin_turn(self.beginner)

    def _set_out(self, stock: Cards, seed: bytes) -> None:
        """Turn up control cards and place the others as the mode asks.

        See docs/rules/control.md 1.4, 9, 12.3.
        """
        options = self.options
        held = options.held_controls if self._mode is ControlMode.HELD else 0
        # A table needs at least the cards turned up and one to take.
        least = self.seats * held + max(2, options.controls_in_force) if held else 0
        controls = shuffle_controls(
            control_counts(options.control_set, options.control_mode, options.custom_controls, least), seed
        )
        up, rest = controls[: options.controls_in_force], controls[options.controls_in_force :]
        self._held: list[Cards] = [rest[seat * held : (seat + 1) * held] for seat in range(self.seats)]
        rest = rest[self.seats * held :]
        if self._mode is ControlMode.DECK:
            stock, rest = mix_in(stock, rest, seed), ()
        self._put_controls(rest, up, seed)
        self._stock = Stock(stock)

    def _put_controls(self, deck: Sequence[Card], pile: Sequence[Card], seed: bytes) -> None:
        options = self.options
        always = _BOTH_KINDS if self._mode is None else options.level_kinds
        self._controls = ControlDeck(deck, pile, seed, options.controls_in_force, always)

    @classmethod
    def at(
        cls,
        options: ControlOptions,
        *,
        dealer: int,
        turn: int,
        pack: Sequence[Card],
        hands: Sequence[Iterable[Card]],
        stock: Sequence[Card],
        pile: Sequence[Card],
        melds: Sequence[ControlMeld] = (),
        control_deck: Sequence[Card] = (),
        control_pile: Sequence[Card] = (),
        held: Sequence[Sequence[Card]] = (),
        turnovers: int = 0,
        idle_turns: int = 0,
        scores: tuple[int, ...] | None = None,
        seed: bytes = bytes(32),
        phase: Phase = Phase.DRAW,
        known: Sequence[Cards] = (),
        drawn: Card | None = None,
        taken: Card | None = None,
        control_played: bool = False,
        played_by: int | None = None,
    ) -> Self:
        """Return a deal in a given position: for puzzles, tests and searches.

        Sequences are by seat; stock and control deck have their top first, piles their top last. Control
        cards are made with ``control_card``. The other parameters are as in the view. Raises SetupError for
        an impossible position.
        """
        seats = len(hands)
        laid = [card for meld in melds for card in meld.cards]
        playing = [card for card in stock if not is_control(card)]
        if sorted([*(card for hand in hands for card in hand), *laid, *playing, *pile]) != sorted(pack):
            raise SetupError("cards", None, "every card of the pack exactly once")
        if not all(hands):
            raise SetupError("hands", None, "a card in every hand")
        deal = cls(options, pack, dealer, (0,) * seats if scores is None else scores, seed=seed)
        deal._hands = [in_hand(hand) for hand in hands]
        deal._stock, deal._pile = Stock(tuple(stock)), list(pile)
        for at, meld in enumerate(melds):
            deal._lay_down(at, meld)
        deal._put_controls(control_deck, control_pile, seed)
        deal._held = [tuple(own) for own in held] or [()] * seats
        deal._turnovers, deal._idle_turns = turnovers, idle_turns
        deal._open = turnovers > 0
        deal._begin_turn(turn)
        deal.phase = phase
        deal._known = [*known] or deal._known
        deal._drawn, deal._taken = drawn, taken
        # The view does not tell whether a take was followed by a lay-off; every other turn has made progress.
        deal._progress = phase is Phase.MELDED or (phase is Phase.PLAY and taken is None)
        deal._control_played, deal._played_by = control_played, played_by
        return deal

    @classmethod
    def seen(
        cls,
        view: ControlView,
        hands: Sequence[Iterable[Card]],
        stock: Sequence[Card],
        *,
        held: Sequence[Sequence[Card]],
        control_deck: Sequence[Card],
        control_pile: Sequence[Card],
        seed: bytes,
    ) -> Self:
        """Return a deal that looks to the seat on turn like the view, with these hidden cards.

        The hidden cards are as in ``at``. ``seed`` decides how the control pile is shuffled when the control
        deck runs out. Raises SetupError for an impossible position.
        """
        return cls.at(
            view.options,
            dealer=view.dealer,
            turn=view.turn,
            pack=pack(view.options.packs(len(view.held))),
            hands=hands,
            stock=stock,
            pile=view.pile,
            melds=view.melds,
            control_deck=control_deck,
            control_pile=control_pile,
            held=held,
            turnovers=view.turnovers,
            idle_turns=view.idle_turns,
            scores=view.scores,
            seed=seed,
            phase=view.phase,
            known=view.known,
            drawn=view.drawn,
            taken=view.taken,
            control_played=view.control_played,
            played_by=view.played_by,
        )

    def _lay_down(self, at: int, meld: ControlMeld) -> None:
        """Put a meld on the table under this number: a new one, or an extended one."""
        self._melds = (*self._melds[:at], meld, *self._melds[at + 1 :])
        takes = accepted_faces(meld.kind, meld.cards, self.options.customs)
        self._taking = (*self._taking[:at], takes, *self._taking[at + 1 :])

    @property
    def _mode(self) -> ControlMode | None:
        """When control cards are played; None on level 1, which has none."""
        level1 = self.options.control_set is ControlSet.LEVEL1
        return None if level1 else self.options.control_mode

    def _preview(self) -> ControlKind | None:
        hidden = self._mode in (None, ControlMode.HELD, ControlMode.DECK) or not self.options.preview
        return None if hidden or not self._controls.deck else kind_of(self._controls.deck[0])

    def _begin_turn(self, seat: int) -> None:
        self._turn = seat
        self._drawn: Card | None = None
        self._taken: Card | None = None  # from the pile this turn, and still in hand
        self._progress = False  # a stock card, meld or lay-off this turn
        self._control_played = False
        self.phase = Phase.DRAW
        self.actors: tuple[int, ...] = (seat,)

    # Copies

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        for name in ControlTable.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._hands = self._hands.copy()
        twin._known = self._known.copy()
        twin._held = self._held.copy()
        twin._pile = self._pile.copy()
        twin._stock = self._stock.copy()
        twin._controls = self._controls.copy()
        return twin

    def cards(self) -> tuple[Card, ...]:
        """Return every playing card: hands, melds, pile and stock."""
        held = (card for hand in self._hands for card in hand)
        laid = (card for meld in self._melds for card in meld.cards)
        stock = (card for card in self._stock.cards() if not is_control(card))
        return (*held, *laid, *self._pile, *stock)

    def resampled(self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]) -> Self:
        """Return a copy with the cards rearranged that this seat cannot place.

        ``rearrange`` is called twice. First with the playing cards: the other hands without their known
        cards, and the stock unless it is a turned-over pile. Then with the control cards: those others hold,
        the control deck without the preview, and those in the stock. Control cards keep their places in the
        stock.
        """
        twin = self.clone()
        self._resample_cards(twin, seat, rearrange)
        self._resample_controls(twin, seat, rearrange)
        return twin

    def _resample_cards(
        self, twin: Self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]
    ) -> None:
        shown = self.result is not None and self.result.left
        others = [] if shown else [other for other in range(self.seats) if other != seat]
        hidden = [
            [card for card in hand if card not in known]
            for hand, known in zip(self._hands, self._known, strict=True)
        ]
        stock = () if self._open else self._stock.cards()
        places = [card for other in others for card in hidden[other]]
        places += [card for card in stock if not is_control(card)]
        dealt = iter(rearrange(places))
        for other in others:
            new = [next(dealt) for _ in hidden[other]]
            twin._hands[other] = in_hand((*self._known[other], *new))
        if stock:
            twin._stock = Stock(tuple(card if is_control(card) else next(dealt) for card in stock))

    def _resample_controls(
        self, twin: Self, seat: int | None, rearrange: Callable[[list[Card]], list[Card]]
    ) -> None:
        others = [other for other in range(self.seats) if other != seat]
        shown = 0 if self._preview() is None else 1
        deck = self._controls.deck
        stock = twin._stock.cards()
        places = [card for other in others for card in self._held[other]]
        places += [*deck[shown:], *(card for card in stock if is_control(card))]
        dealt = iter(rearrange(places))
        for other in others:
            twin._held[other] = tuple(next(dealt) for _ in self._held[other])
        twin._controls.deck = (*deck[:shown], *(next(dealt) for _ in deck[shown:]))
        twin._stock = Stock(tuple(next(dealt) if is_control(card) else card for card in stock))


def in_hand(cards: Iterable[Card]) -> Cards:
    """Return a hand sorted by face."""
    return tuple(sorted(cards, key=lambda card: (FACE[card], card)))
