"""Computer players of panguingue: ``easy``, ``normal`` and ``strong``, each a function from the view of a
seat to an action.

All three look for what they may do in ``view.legal``, so that they play under every option. What they differ
in:

* *easy* plays every hand, lays down whatever it can, keeps company that cannot come any more, and at times
  lets the card it drew go by; it neither splits nor borrows.
* *normal* drops hands without prospects, far too many, lays down all that pays but neither splits nor
  borrows, and throws what has least company.
* *strong* counts which hands to play and which discards to take: it drops when that is cheaper than the chips
  that such a hand loses on average, takes what promises more than a card of the stock, and demands where that
  annoys. It lays and throws by eye, as *normal* does, and splits where that earns more.
* *expert* (engine/ai/panguingue/worlds.py) declares by all that can be counted (``rank_actions``): how
  likely each card is to come, what it would bring, and how far everybody is. Then a net (worth.py) tells what
  each way to finish a turn promises. Who only counts, there too, wins 62 % of matches between two against
  *strong*, which leaves it out, so that there is a step between them.

The value of a position by counting is in chips: the prize for going out times the chance of it, and what the
next cards are expected to bring. At the declaration it predicts what a hand wins: where nobody drops, a chip
more of value was a chip more won (regression slopes of 1.3, 1.1 and 1.1 at 2, 6 and 15 seats, over 3,000,
3,000 and 1,800 hands).
The weights were found outside the program by self-play with duplicate deals (each deck played twice, seats
changed) at six seats, 1,000 to 1,500 deals per comparison, a standard error of 0.15 chips a deal and seat.
Seated alternately with *easy* over 2,000 deals, a seat that counts gains 2.6 chips a deal, and 0.7 among
*normal* ones, who still borrowed then; they gained 1.8 among *easy* ones. What it would take to stay hidden
(not laying down melds that earn nothing yet) and to plan the discard together with the placing made no
difference.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Final, NamedTuple, Protocol

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.policies import Level, Policies
from engine.cards import SUIT, Card, pack
from engine.games.panguingue import (
    PLACE,
    SPADES,
    Borrow,
    Condition,
    Demand,
    DiscardPickup,
    DrawnCard,
    Drop,
    Duty,
    GoOut,
    LayMeld,
    LayOff,
    NoDemand,
    PanMeld,
    PanOptions,
    PanView,
    Phase,
    Split,
    Stay,
    Turn,
    base_value,
    distinct,
    fits,
    form,
    is_group,
    lay_off,
    layoff_value,
    leave,
    split,
)

ADVANTAGE: Final = 1.35
"""How much likelier a player goes out first for each card more that he has melded."""
HORIZON: Final = 4.0
"""For how many draws the cards that are wanted now are reckoned with; 2 and 4 play alike."""
FEED: Final = 0.3
"""What a throw costs in chips that the next player can lay off, beside what it pays him; 0 and 1 play
alike.
"""
FIELD: Final = 2.2
FIELD_POWER: Final = 0.8
"""What an average hand is worth that somebody plays: FIELD times the number of the others to this power."""
DEMAND_UP_TO: Final = 5
"""Cards melded up to which a player is made to lay off what earns him nothing. His hand is worth breaking up
then; in 1,500 deals the effect was below the noise.
"""
OUT_NOW: Final = 10_000.0
"""Added to the prize: whoever can go out goes out, however well placed he would be to wait."""
LOOKAHEAD: Final = 40
"""Positions within a turn that are looked at before the first move is chosen."""

ANNOYED: Final = 0.2
"""What a demand that annoys is taken to be worth in chips."""
WASTED: Final = 1.0
"""What it costs in chips to take a card that has no place."""

ENOUGH_LINKS: Final = 7
"""Pairs of cards that could share a meld, below which a hand is dropped by eye; those with fewer than 6 lost
more than 2 chips on average at six seats. *normal* plays one with no more than these only with three cards of
one place.
"""
EASY_LAPSE: Final = 3
"""*easy*: one decision in so many is a lapse."""

_WIN: Final = 11
_FREE: Final = (0, 9)
_VALLE: Final = (2, 4, 6)


def easy(view: PanView) -> Action:
    """Play like a beginner. A lapse leaves a useful discard, forgets to place a card, and throws what was
    just drawn.
    """
    match view.phase:
        case Phase.DECLARE:
            return Stay()
        case Phase.DEMAND:
            return NoDemand()
        case Phase.START:
            return TakeUpcard() if usable(view) and not _lapse(view) else view.legal[-1]
        case _:
            # What was taken is remembered: two who throw the same card back for ever would never end.
            lapse, throws = _lapse(view) and not _took(view), _throws(view)
            placings = _placings(view, without=(Split, Borrow))
            if placings and not (lapse and throws):
                return max(placings, key=lambda placing: placing.earns).action
            if not throws:
                return view.legal[0]
            drawn = [throw for throw in throws if lapse and throw.card == view.drawn]
            return _least_company(view, drawn or throws)


def normal(view: PanView) -> Action:
    """Play soundly by eye, without counting."""
    if view.phase is Phase.DECLARE:
        short = links(view.hand) <= ENOUGH_LINKS and not _three_of_a_place(view.hand)
        return Drop() if short else _declared(view)
    return _by_eye(view, without=(Split, Borrow))


def playout_policy(view: PanView) -> Action:
    """Play by eye, and split what earns more apart: how the judge goes on with a deal."""
    return _declared(view) if view.phase is Phase.DECLARE else _by_eye(view, without=(Borrow,))


def strong(view: PanView) -> Action:
    """Play by counting whether a hand is worth its chips, what to take, and whom a demand annoys; lay and
    throw by eye.
    """
    return playout_policy(view) if view.phase is Phase.ACT else rank_actions(view)[0][0]


def rank_actions(view: PanView) -> list[tuple[Action, float]]:
    """Return what is worth a thought, with what can be expected of it in chips, the best first; only
    differences mean something. Where the seat can go out, nothing else is.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    found: list[tuple[Action, float]] = []
    match view.phase:
        case Phase.DECLARE:
            found = [(Stay(), _played(view)), (Drop(), -view.options.drop_cost)]
        case Phase.DEMAND:
            annoys = _demand_annoys(view)
            found = [(Demand(), ANNOYED if annoys else -ANNOYED), (NoDemand(), 0.0)]
        case Phase.START:
            drawn = _drawn(view)
            found = [(view.legal[-1], drawn)]
            if TakeUpcard() in view.legal:
                # What could only be taken to be thrown back is worth no more than it was there.
                found.append((TakeUpcard(), _taken(view) if usable(view) else drawn - WASTED))
        case _:
            for value, action in Line(Outlook.of(view), view.seat or 0).ways(
                turn_to_finish(view), view.legal
            ):
                found += _thrown(view) if action is None else [(action, value)]
            found = found or [*_thrown(view)]
    found.sort(key=lambda option: -option[1])
    out = [(action, value - OUT_NOW) for action, value in found if value > OUT_NOW / 2]
    return out or found


# What easy and normal see, and strong where it lays and throws


def _declared(view: PanView) -> Action:
    return Drop() if links(view.hand) < ENOUGH_LINKS else Stay()


def _three_of_a_place(cards: Iterable[Card]) -> bool:
    return max(Counter(PLACE[card] for card in cards).values()) >= 3


def _by_eye(view: PanView, without: tuple[type[Action], ...]) -> Action:
    if view.phase is Phase.DEMAND:
        return NoDemand()
    if view.phase is Phase.START:
        return TakeUpcard() if usable(view) else view.legal[-1]
    throws = _throws(view)
    placings = [
        placing
        for placing in _placings(view, without=without if throws else ())
        if placing.earns or not throws or not isinstance(placing.action, Split)
    ]
    if placings:
        return max(placings, key=lambda placing: (placing.earns, placing.size)).action
    return _least_company(view, throws)


class _Placing(NamedTuple):
    """Something to be done before the discard, what it earns and how many cards it puts down."""

    action: Action
    earns: int
    size: int


def _placings(view: PanView, without: tuple[type[Action], ...]) -> list[_Placing]:
    return [
        _Placing(action, earns, len(action.cards) if isinstance(action, LayMeld) else 1)
        for action, earns in zip(view.legal, view.earns, strict=True)
        if not isinstance(action, (Discard, *without))
    ]


def _throws(view: PanView) -> list[Discard]:
    return [action for action in view.legal if isinstance(action, Discard)]


def _company(card: Card, cards: Iterable[Card]) -> int:
    """Count the other cards that could share a meld with a card."""
    place, suit = PLACE[card], SUIT[card]
    return sum(
        PLACE[other] == place or (SUIT[other] == suit and abs(PLACE[other] - place) <= 2)
        for other in cards
        if other != card
    )


def links(cards: Iterable[Card]) -> int:
    """Count the pairs of cards that could share a meld."""
    held = tuple(cards)
    return sum(_company(card, held) for card in held) // 2


def _least_company(view: PanView, throws: Iterable[Discard]) -> Discard:
    return min(throws, key=lambda throw: (_company(throw.card, view.hand), throw.card))


def _lapse(view: PanView) -> bool:
    """Tell whether this decision is a lapse: as good as chance, but the same for the same view."""
    seen = sum(view.hand) * 1_000_003 + sum(view.pile) * 10_007 + view.stock
    return (seen ^ seen >> 29) * 0x9E3779B97F4A7C15 % (1 << 64) >> 40 < (1 << 24) // EASY_LAPSE


# What strong makes of a turn


def board_of(view: PanView, seat: int | None) -> tuple[PanMeld, ...]:
    """Return the melds of a seat."""
    return tuple(meld for meld in view.melds if meld.owner == seat)


def _turn(view: PanView) -> Turn:
    """Return the turn as it stands. Nobody is spared in it: what may be thrown, ``view.legal`` says."""
    hand = tuple(card for card in view.hand if card != view.drawn)
    board = board_of(view, view.seat)
    return Turn(view.options, board, hand, view.drawn, view.from_pile, view.duty, frozenset(), None)


def with_upcard(view: PanView) -> Turn:
    """Return the turn as it would stand if the discard were taken to be placed."""
    options = view.options
    duty = Duty.LAY_OFF if options.discard_pickup is DiscardPickup.NONE else Duty.PLACE
    return Turn(options, board_of(view, view.seat), view.hand, view.pile[-1], True, duty, frozenset(), None)


def usable(view: PanView) -> bool:
    """Tell whether the discard may be taken and can be placed; some options let it be kept."""
    if TakeUpcard() not in view.legal:
        return False
    return view.options.discard_must_meld or view.demanded or bool(with_upcard(view).choices())


def _took(view: PanView) -> bool:
    """Tell whether a card taken from the pile is still to be placed."""
    return view.from_pile and view.drawn is not None


def _placed(turn: Turn, own: tuple[Card, ...], board: tuple[PanMeld, ...]) -> Turn:
    turn = turn._replace(hand=tuple(card for card in turn.hand if card not in own), board=board)
    return turn._replace(drawn=None, duty=Duty.NONE) if turn.drawn in own else turn


def _after(turn: Turn, action: Action, seat: int) -> tuple[Turn, int] | None:
    """Return the turn after something was placed or divided, and what each of the others pays for it; None
    after anything else.
    """
    options, board = turn.options, turn.board
    match action:
        case LayMeld(cards):
            meld, earned = form(seat, cards, options)
            then = _placed(turn, cards, (*board, meld))
        case LayOff(card, number):
            meld, earned = lay_off(board[number], card, options)
            then = _placed(turn, (card,), (*board[:number], meld, *board[number + 1 :]))
            then = then._replace(laid=turn.laid | {card})
        case Split(number, part):
            halves, earned = split(board[number], part, options)
            then = turn._replace(board=(*board[:number], *halves, *board[number + 1 :]))
        case Borrow(borrowed, cards):
            meld, earned = form(seat, (*borrowed, *cards), options)
            lying = []
            for source in board:
                taken = [card for card in borrowed if card in source.cards]
                rest, residue = leave(source, taken, options) if taken else (source, ())
                lying.append(rest)
                earned += residue
            then = _placed(turn, cards, (*lying, meld))
        case _:
            return None
    return then, sum(line.amount for line in earned)


class Best(NamedTuple):
    """What a turn is worth from here on, and how to begin; None: with a discard."""

    value: float
    action: Action | None


class Reckoned(Protocol):
    """What a turn is worth that ends so or so, in chips."""

    @property
    def payers(self) -> int:
        """The others still in."""

    def prize(self, board: Iterable[PanMeld]) -> int:
        """Return what this board wins by going out."""

    def kept(self, turn: Turn) -> float:
        """Return what it is worth to end a turn as it stands, with a discard."""


class Line:
    """The search for the best way to finish a turn, over no more than so many positions."""

    def __init__(self, outlook: Reckoned, seat: int) -> None:
        self._outlook = outlook
        self._seat = seat
        self._left = LOOKAHEAD

    def best(self, turn: Turn, actions: Iterable[Action]) -> Best:
        """Return the best way to go on among these actions; ending the turn is one where it is allowed."""
        nothing = Best(float("-inf"), None)
        return max(self.ways(turn, actions), key=lambda way: way.value, default=nothing)

    def ways(self, turn: Turn, actions: Iterable[Action]) -> Iterator[Best]:
        """Yield what each way to go on is worth, ending the turn before all others."""
        self._left -= 1
        if turn.duty is Duty.NONE:
            yield self._end(turn)
        for action in actions:
            done = _after(turn, action, self._seat)
            if done is None:
                continue
            then, each = done
            rest = self.best(then, then.choices()) if self._left > 0 else self._end(then)
            if isfinite(rest.value):  # else what is owed could not be done any more
                yield Best(rest.value + each * self._outlook.payers, action)

    def _end(self, turn: Turn) -> Best:
        """Return what it is worth to leave it at this: to go out, or to discard."""
        if sum(len(meld.cards) for meld in turn.board) == _WIN:
            return Best(OUT_NOW + self._outlook.prize(turn.board), GoOut())
        return Best(self._outlook.kept(turn), None)


def _played(view: PanView) -> float:
    """Return what the hand is worth beyond an average one that is played."""
    outlook, options, turn = Outlook.of(view), view.options, _turn(view)
    value = Line(outlook, view.seat or 0).best(turn, turn.choices()).value
    others = outlook.payers
    average: float = FIELD * others**FIELD_POWER + (options.out_chips - 1) * others / (others + 1)
    return value - average


def _demand_annoys(view: PanView) -> bool:
    """Tell whether a lay-off that earns nothing would take a card from a hand that still promises much."""
    board, top = board_of(view, view.turn), view.pile[-1]
    fitting = [meld for meld in board if fits(meld.cards, top, view.options)]
    unpaid = all(meld.recognised is None for meld in fitting)
    return unpaid and sum(len(meld.cards) for meld in board) <= DEMAND_UP_TO


def _taken(view: PanView) -> float:
    """Return what the best use of the discard is worth."""
    turn = with_upcard(view)
    return Line(Outlook.of(view), view.seat or 0).best(turn, turn.choices()).value


def _drawn(view: PanView) -> float:
    """Return what a card from the stock is worth."""
    outlook, board = Outlook.of(view), board_of(view, view.seat)
    return outlook.value(board, view.hand) + outlook.next_card(board, view.hand)


def turn_to_finish(view: PanView) -> Turn:
    """Return the turn as it stands; a taken card is placed also where it might be kept or thrown back."""
    turn = _turn(view)
    return turn._replace(duty=Duty.PLACE) if _took(view) else turn


def _thrown(view: PanView) -> list[tuple[Discard, float]]:
    """Return what each throw keeps, less what the next player can lay off of it."""
    options, outlook, turn = view.options, Outlook.of(view), _turn(view)
    seats = len(view.held)
    around = [(view.turn + step) % seats for step in range(1, seats)]
    neighbour = next(seat for seat in around if seat not in view.dropped)
    theirs = board_of(view, neighbour)

    def danger(card: Card) -> float:
        pays = [
            layoff_value(meld.recognised, meld.suit, options) if meld.recognised is not None else 0
            for meld in theirs
            if fits(meld.cards, card, options)
        ]
        if not pays:
            return 0
        return FEED + max(pays) + (0 if view.held[neighbour] else outlook.each_pays(theirs))

    def keeps(card: Card) -> float:
        return outlook.value(turn.board, [kept for kept in turn.own if kept != card]) - danger(card)

    return [(throw, keeps(throw.card)) for throw in _throws(view)]


# How strong counts


class _Wanted(NamedTuple):
    """A card that would make a sequence with others in hand: how many cards that has, and if it earns."""

    place: int
    size: int
    earns: bool


def _wanted_by(row: int) -> tuple[_Wanted, ...]:
    """Return which cards would make a sequence with the places of a suit that are in hand."""
    found = []
    for place in range(10):
        low = high = place
        while low and row >> low - 1 & 1:
            low -= 1
        while row >> high + 1 & 1:
            high += 1
        if high - low >= 2:
            found.append(_Wanted(place, high - low + 1, low == 0 or high == 9))
    return tuple(found)


_WANTED: Final = tuple(map(_wanted_by, range(1 << 10)))


def index(card: Card) -> int:
    """Return the number of a card among the forty: ten times the suit, plus the place."""
    return 10 * SUIT[card] + PLACE[card]


CARD_OF: Final = {index(card): card for card in pack(1, ranks=(0, 1, 2, 3, 4, 5, 6, 10, 11, 12))}


def unseen(view: PanView) -> list[int]:
    """Count the cards of each of the forty that may still come, whoever has them: those that lie in no hand
    or meld that the seat sees, nor in the pile.
    """
    if view.turned:
        left = [0] * 40
        for card in view.turned:
            left[index(card)] += 1
        return left
    options = view.options
    left = [options.packs - (options.drop_one_spade_suit and at < 10) for at in range(40)]
    for card in (*view.hand, *view.pile, *(card for meld in view.melds for card in meld.cards)):
        left[index(card)] -= 1
    return left


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one seat may reckon with.

    ``payers`` are the others still in, ``stakes`` the chips on the table, ``live`` the chance of each of the
    forty cards to come next (ten times the suit, plus the place), ``rivals`` the weight of the others in the
    race to go out.
    """

    options: PanOptions
    payers: int
    stakes: int
    live: tuple[float, ...]
    rivals: float

    @classmethod
    def of(cls, view: PanView) -> "Outlook":
        """Count the cards that have been seen, and those that everybody has melded."""
        melded = [0] * len(view.held)
        for meld in view.melds:
            melded[meld.owner] += len(meld.cards)
        left = unseen(view)
        count = sum(left) or 1
        others = [
            cards for seat, cards in enumerate(melded) if seat != view.seat and seat not in view.dropped
        ]
        return cls(
            view.options,
            len(others),
            view.foot_chips + view.pot,
            tuple(each / count for each in left),
            sum(ADVANTAGE**cards for cards in others),
        )

    def chance(self, melded: int) -> float:
        """Return how likely the seat goes out first with so many cards melded."""
        mine = ADVANTAGE**melded
        return 1.0 if melded >= _WIN else mine / (mine + self.rivals)

    def each_pays(self, board: Iterable[PanMeld]) -> int:
        """Return what each of the others pays when this board goes out."""
        options = self.options
        return options.out_chips + sum(
            base_value(meld.recognised, meld.suit, options) for meld in board if meld.recognised is not None
        )

    def prize(self, board: Iterable[PanMeld]) -> int:
        """Return what this board wins by going out."""
        return self.stakes + self.each_pays(board) * self.payers

    def value(self, board: Sequence[PanMeld], hand: Iterable[Card]) -> float:
        """Return what a board and a hand are worth between two turns, in chips."""
        melded = sum(len(meld.cards) for meld in board)
        return self.chance(melded) * self.prize(board) + HORIZON * self.next_card(board, hand)

    def kept(self, turn: Turn) -> float:
        """Return the value of a turn as it stands; of a drawn card that may be kept, after the best throw."""
        if turn.drawn is None or turn.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD:
            return self.value(turn.board, turn.hand)
        return max(
            self.value(turn.board, [card for card in turn.own if card != throw])
            for throw in distinct(turn.own)
        )

    def next_card(self, board: Sequence[PanMeld], hand: Iterable[Card]) -> float:
        """Return what the next card is expected to bring at once: chips, and a better chance of the prize."""
        melded = sum(len(meld.cards) for meld in board)
        now, prize = self.chance(melded), self.prize(board)
        chances = [self.chance(min(_WIN, melded + more)) for more in range(_WIN + 2)]
        steps = [(chance - now) * prize for chance in chances]
        gains = [0.0] * 40
        for meld in board:
            self._lay_offs(meld, steps[1], gains)
        rows = [0, 0, 0, 0]
        ranks: dict[int, list[int]] = {}
        for card in hand:
            place, suit = PLACE[card], SUIT[card]
            rows[suit] |= 1 << place
            ranks.setdefault(place, [0, 0, 0, 0])[suit] += 1
        for suit, row in enumerate(rows):
            for place, size, earns in _WANTED[row]:
                chips = self._doubled(suit) * (size - 2 + chances[size]) if earns else 0
                at = 10 * suit + place
                gains[at] = max(gains[at], steps[size] + self.payers * chips)
        for place, counts in ranks.items():
            if sum(counts) >= 2:
                self._groups(place, counts, steps, chances, gains)
        return sum(map(float.__mul__, self.live, gains))

    def _doubled(self, suit: int) -> int:
        return 2 if suit == SPADES and self.options.spades_double else 1

    def _lay_offs(self, meld: PanMeld, step: float, gains: list[float]) -> None:
        """Note what can be laid off on a meld."""
        cards, condition = meld.cards, meld.recognised
        place, suit, options = PLACE[cards[0]], SUIT[cards[0]], self.options
        pays = 0
        if condition is not None and options.layoff_pays:
            pays = self.payers * layoff_value(condition, meld.suit, options)
        if is_group(cards):
            for at in range(place, 40, 10):
                if fits(cards, CARD_OF[at], options):
                    counts = condition is not Condition.C3 or at // 10 == meld.suit
                    gains[at] = max(gains[at], step + pays * counts)
            return
        for at in (place - 1, PLACE[cards[-1]] + 1):
            if 0 <= at < 10:
                gains[10 * suit + at] = max(gains[10 * suit + at], step + pays)

    def _groups(
        self,
        place: int,
        counts: Sequence[int],
        steps: Sequence[float],
        chances: Sequence[float],
        gains: list[float],
    ) -> None:
        """Note which cards would make a group with cards in hand, ``counts`` of them by suit.

        The value of a condition comes once at once and once with the chance to go out.
        """
        free, valle = place in _FREE, place in _VALLE
        size = sum(counts) + 1
        for suit in range(4):
            same = counts[suit] + 1
            suits = sum(count > 0 for count in counts) + (same == 1)
            gain = chips = 0.0
            if free or suits >= 3:
                if valle:
                    chips = size - 2 + chances[size]
                elif free and same >= 3:
                    chips = self._doubled(suit) * (same - 2 + chances[size])
                gain = steps[size] + self.payers * chips
            if same >= 3 and not free:
                base = 2 if valle else 1
                chips = self._doubled(suit) * (base + same - 3 + base * chances[same])
                gain = max(gain, steps[same] + self.payers * chips)
            at = 10 * suit + place
            gains[at] = max(gains[at], gain)


POLICIES: Final = Policies(levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong})
