"""The heuristic computer players of panguingue: ``easy``, ``normal`` and ``strong``.

Each is a function from the view of a seat to an action. All choose from ``view.legal``, so they play under
every option. They differ in this:

* *easy* plays every hand, lays down whatever it sees, neither splits nor borrows, and has the lapses of a
  beginner (`docs/levels.md`).
* *normal* drops hands without prospects, far too many, lays down all that pays but neither splits nor
  borrows, and discards the card with the fewest companions.
* *strong* counts which hands to play and which discards to take: it drops when that is cheaper than the mean
  loss of such a hand, takes what promises more than a card of the stock, and demands where that hurts the
  other player. It lays and discards by simple rules, as *normal* does, and splits where that earns more.
* *expert* (engine/ai/panguingue/worlds.py) declares by the full count (``rank_actions``): how likely each
  card is to come, what it would bring, and how far everybody is. After that a network
  (engine/ai/panguingue/value_net.py) values each way to finish a turn. A player who uses ``rank_actions``
  throughout wins 62 % of matches between two against *strong*, which leaves it out to have a step between
  them.

The counted value of a position is in chips: the prize for going out times its probability, plus what the
next cards are expected to bring. At the declaration it predicts what a hand wins: where nobody drops, a chip
more of value was a chip more won (regression slopes of 1.3, 1.1 and 1.1 at 2, 6 and 15 seats, over 3,000,
3,000 and 1,800 hands).

The weights were found outside the program by self-play with duplicate deals (each deck played twice, with
the seats swapped) at six seats, 1,000 to 1,500 deals per comparison, a standard error of 0.15 chips a deal
and seat. Seated alternately with *easy* over 2,000 deals, a seat that counts gains 2.6 chips a deal, and 0.7
among *normal* ones, who still borrowed then; they gained 1.8 among *easy* ones. Hiding melds that earn
nothing yet, and planning the discard together with the melds, made no difference.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.actions import Action, Discard, TakeUpcard
from engine.ai.policies import Lapse, Level, Policies
from engine.cards import SUIT, Card, pack
from engine.games.panguingue.choices import distinct
from engine.games.panguingue.melds import (
    PLACE,
    SPADES,
    base_value,
    fits,
    form,
    is_group,
    lay_off,
    layoff_value,
    leave,
    split,
)
from engine.games.panguingue.terms import (
    Borrow,
    Condition,
    Demand,
    DiscardPickup,
    DrawnCard,
    Drop,
    Duty,
    LayMeld,
    LayOff,
    NoDemand,
    PanMeld,
    PanOptions,
    PanView,
    Phase,
    Split,
    Stay,
)
from engine.games.panguingue.turn import Turn

ADVANTAGE: Final = 1.35
"""Factor on a player's weight in the race to go out, for each card melded."""
HORIZON: Final = 4.0
"""Draws for which the cards wanted now are counted; 2 and 4 play alike."""
FEED: Final = 0.3
"""Cost, in chips, of a discard that the next player can lay off, beside what it pays him.

0 and 1 play alike.
"""
FIELD: Final = 2.2
FIELD_POWER: Final = 0.8
"""Value of an average played hand: FIELD times the number of the others to this power."""
DEMAND_UP_TO: Final = 5
"""Cards melded up to which a player is forced to lay off what earns him nothing.

His hand is worth breaking up then; in 1,500 deals the effect was below the noise.
"""
OUT_NOW: Final = 10_000.0
"""Added to the prize, so that a player who can go out does, even if waiting might pay."""
LOOKAHEAD: Final = 40
"""Positions within a turn that are examined before the first action is chosen."""

ANNOYED: Final = 0.2
"""Value, in chips, of a demand that hurts the other player."""
WASTED: Final = 1.0
"""Cost, in chips, of taking a card that has no place."""

ENOUGH_LINKS: Final = 7
"""Pairs of cards that could share a meld, below which the simple rules drop a hand.

Hands with fewer than 6 lost more than 2 chips on average at six seats. *normal* plays a hand with exactly
this many only with three cards of one place.
"""
LEFT_CARD: Final = Lapse("Left card", 0.33)
"""*easy* leaves a discard that it could put down."""
FORGOTTEN_MELD: Final = Lapse("Forgotten meld", 0.33)
"""*easy* does not see that it could put cards down."""

_WIN: Final = 11
FREE: Final = (0, 9)
VALLE: Final = (2, 4, 6)


def easy(view: PanView) -> Action:
    """Play like a beginner, with lapses."""
    match view.phase:
        case Phase.DECLARE:
            return Stay()
        case Phase.DEMAND:
            return NoDemand()
        case Phase.START:
            return TakeUpcard() if usable(view) and not LEFT_CARD.happens(view) else view.legal[-1]
        case _:
            discards, placings = _discards(view), _placings(view, without=(Split, Borrow))
            # No lapse after a take: two players who discard the same card again and again would never end.
            forgets = discards and not _must_place(view) and FORGOTTEN_MELD.happens(view)
            if placings and not forgets:
                return max(placings, key=lambda placing: placing.earns).action
            if not discards:
                return view.legal[0]
            loose = [
                discard for discard in discards if not any(discard.card in _cards(each) for each in placings)
            ]
            return _least_company(view, loose or discards)


def normal(view: PanView) -> Action:
    """Play soundly, without counting."""
    if view.phase is Phase.DECLARE:
        short = links(view.hand) <= ENOUGH_LINKS and not _three_of_a_place(view.hand)
        return Drop() if short else _declare_by_rules(view)
    return _by_rules(view, without=(Split, Borrow))


def playout_policy(view: PanView) -> Action:
    """Play by simple rules, and split what earns more apart: the policy of playouts."""
    return _declare_by_rules(view) if view.phase is Phase.DECLARE else _by_rules(view, without=(Borrow,))


def strong(view: PanView) -> Action:
    """Count whether to play a hand, what to take, and whom a demand hurts; else simple rules."""
    return playout_policy(view) if view.phase is Phase.ACT else rank_actions(view)[0][0]


def rank_actions(view: PanView) -> list[tuple[Action, float]]:
    """Return the actions worth considering and their values in chips, the best first.

    Only differences of the values are meaningful. Where the seat can go out, no other action is returned.
    """
    if len(view.legal) == 1:
        return [(view.legal[0], 0.0)]
    found: list[tuple[Action, float]] = []
    match view.phase:
        case Phase.DECLARE:
            found = [(Stay(), _stay_value(view)), (Drop(), -view.options.drop_cost)]
        case Phase.DEMAND:
            annoys = _demand_annoys(view)
            found = [(Demand(), ANNOYED if annoys else -ANNOYED), (NoDemand(), 0.0)]
        case Phase.START:
            drawn = _draw_value(view)
            found = [(view.legal[-1], drawn)]
            if TakeUpcard() in view.legal:
                # A card that could only be discarded again is worth no more than it was there.
                found.append((TakeUpcard(), _take_value(view) if usable(view) else drawn - WASTED))
        case _:
            for action, value in _counted(view, turn_to_finish(view), view.legal).items():
                found += _discard_values(view) if action is None else [(action, value)]
            found = found or [*_discard_values(view)]
    found.sort(key=lambda option: -option[1])
    out = [(action, value - OUT_NOW) for action, value in found if value > OUT_NOW / 2]
    return out or found


# Rules of easy and normal, and of strong for laying and discarding


def _declare_by_rules(view: PanView) -> Action:
    return Drop() if links(view.hand) < ENOUGH_LINKS else Stay()


def _three_of_a_place(cards: Iterable[Card]) -> bool:
    return max(Counter(PLACE[card] for card in cards).values()) >= 3


def _by_rules(view: PanView, without: tuple[type[Action], ...]) -> Action:
    if view.phase is Phase.DEMAND:
        return NoDemand()
    if view.phase is Phase.START:
        return TakeUpcard() if usable(view) else view.legal[-1]
    discards = _discards(view)
    placings = [
        placing
        for placing in _placings(view, without=without if discards else ())
        if placing.earns or not discards or not isinstance(placing.action, Split)
    ]
    if placings:
        return max(placings, key=lambda placing: (placing.earns, placing.size)).action
    return _least_company(view, discards)


class _Placing(NamedTuple):
    """An action before the discard, what it earns, and how many cards it puts down."""

    action: Action
    earns: int
    size: int


def _placings(view: PanView, without: tuple[type[Action], ...]) -> list[_Placing]:
    return [
        _Placing(action, earns, len(action.cards) if isinstance(action, LayMeld) else 1)
        for action, earns in zip(view.legal, view.earns, strict=True)
        if not isinstance(action, (Discard, *without))
    ]


def _cards(placing: _Placing) -> tuple[Card, ...]:
    """Return the cards of the hand that a placing puts down."""
    match placing.action:
        case LayMeld(cards):
            return cards
        case LayOff(card):
            return (card,)
        case _:
            return ()


def _discards(view: PanView) -> list[Discard]:
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


def _least_company(view: PanView, discards: Iterable[Discard]) -> Discard:
    return min(discards, key=lambda discard: (_company(discard.card, view.hand), discard.card))


# The turn search of strong


def board_of(view: PanView, seat: int | None) -> tuple[PanMeld, ...]:
    """Return the melds of a seat."""
    return tuple(meld for meld in view.melds if meld.owner == seat)


def _turn(view: PanView) -> Turn:
    """Return the turn so far; which discards are legal, only ``view.legal`` says."""
    hand = tuple(card for card in view.hand if card != view.drawn)
    board = board_of(view, view.seat)
    return Turn(view.options, board, hand, view.drawn, view.from_pile, view.duty, frozenset(), None)


def with_upcard(view: PanView) -> Turn:
    """Return the turn as it would be after taking the discard to place it."""
    options = view.options
    duty = Duty.LAY_OFF if options.discard_pickup is DiscardPickup.NONE else Duty.PLACE
    return Turn(options, board_of(view, view.seat), view.hand, view.pile[-1], True, duty, frozenset(), None)


def usable(view: PanView) -> bool:
    """Return whether the discard may be taken and placed; some options let it be kept."""
    if TakeUpcard() not in view.legal:
        return False
    return view.options.discard_must_meld or view.demanded or bool(with_upcard(view).choices())


def _must_place(view: PanView) -> bool:
    """Return whether a card taken from the pile is still to be placed."""
    return view.from_pile and view.drawn is not None


def _placed(turn: Turn, own: tuple[Card, ...], board: tuple[PanMeld, ...]) -> Turn:
    turn = turn._replace(hand=tuple(card for card in turn.hand if card not in own), board=board)
    return turn._replace(drawn=None, duty=Duty.NONE) if turn.drawn in own else turn


def _after(turn: Turn, action: Action, seat: int) -> tuple[Turn, int] | None:
    """Return the turn after a placement or a split, and what each of the others pays for it.

    Returns None for any other action.
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


class TurnEnd(NamedTuple):
    """An end of the turn: its first action, and what each of the others pays.

    The action is None where the turn ends at once.
    """

    first: Action | None
    chips: int
    turn: Turn

    @property
    def is_out(self) -> bool:
        """Whether the seat goes out; else it discards."""
        return sum(len(meld.cards) for meld in self.turn.board) == _WIN


class TurnSearch:
    """Searches for the ways to finish a turn, over a limited number of positions."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._left = LOOKAHEAD

    def ends(self, turn: Turn, actions: Iterable[Action]) -> Iterator[TurnEnd]:
        """Yield the ends of a turn that goes on with one of these actions.

        The first is that of ending it here. Where a taken card could not be placed any more, there is none.
        """
        self._left -= 1
        if turn.duty is Duty.NONE:
            yield TurnEnd(None, 0, turn)
        for action in actions:
            done = _after(turn, action, self._seat)
            if done is None:
                continue
            then, each = done
            rest = self.ends(then, then.choices()) if self._left > 0 else [TurnEnd(None, 0, then)]
            for end in rest:
                yield TurnEnd(action, each + end.chips, end.turn)


def best_by_first(values: Iterable[tuple[Action | None, float]]) -> Mapping[Action | None, float]:
    """Return the highest value for each first action of a turn."""
    found: dict[Action | None, float] = {}
    for first, value in values:
        found[first] = max(found.get(first, float("-inf")), value)
    return found


def _counted(view: PanView, turn: Turn, actions: Iterable[Action]) -> Mapping[Action | None, float]:
    """Return the counted values of ways to finish a turn."""
    outlook = Outlook.of(view)

    def value(end: TurnEnd) -> float:
        board = end.turn.board
        left = OUT_NOW + outlook.prize(board) if end.is_out else outlook.kept(end.turn)
        return left + end.chips * outlook.payers

    ends = TurnSearch(view.seat or 0).ends(turn, actions)
    return best_by_first((end.first, value(end)) for end in ends)


def _stay_value(view: PanView) -> float:
    """Return the value of playing the hand, less that of an average played hand."""
    options, turn = view.options, _turn(view)
    value = max(_counted(view, turn, turn.choices()).values())
    others = Outlook.of(view).payers
    average: float = FIELD * others**FIELD_POWER + (options.out_chips - 1) * others / (others + 1)
    return value - average


def _demand_annoys(view: PanView) -> bool:
    """Return whether an unpaid lay-off would take a card from a hand that still promises much."""
    board, top = board_of(view, view.turn), view.pile[-1]
    fitting = [meld for meld in board if fits(meld.cards, top, view.options)]
    unpaid = all(meld.recognised is None for meld in fitting)
    return unpaid and sum(len(meld.cards) for meld in board) <= DEMAND_UP_TO


def _take_value(view: PanView) -> float:
    """Return the value of the best use of the discard."""
    turn = with_upcard(view)
    return max(_counted(view, turn, turn.choices()).values(), default=float("-inf"))


def _draw_value(view: PanView) -> float:
    """Return the value of a card from the stock."""
    outlook, board = Outlook.of(view), board_of(view, view.seat)
    return outlook.value(board, view.hand) + outlook.next_card(board, view.hand)


def turn_to_finish(view: PanView) -> Turn:
    """Return the turn so far; a taken card must be placed even if it could be kept."""
    turn = _turn(view)
    return turn._replace(duty=Duty.PLACE) if _must_place(view) else turn


def _discard_values(view: PanView) -> list[tuple[Discard, float]]:
    """Return the value of each discard, less what the next player can lay off of it."""
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

    def value_without(card: Card) -> float:
        return outlook.value(turn.board, [kept for kept in turn.own if kept != card]) - danger(card)

    return [(discard, value_without(discard.card)) for discard in _discards(view)]


# The counted value


class _Wanted(NamedTuple):
    """A card that would complete a sequence in hand, its length, and whether it earns."""

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


WANTED: Final = tuple(map(_wanted_by, range(1 << 10)))
"""The cards that would make a sequence, by the places of a suit that are in hand, as a mask."""


def index(card: Card) -> int:
    """Return the number of a card among the forty: ten times the suit, plus the place."""
    return 10 * SUIT[card] + PLACE[card]


CARD_OF: Final = {index(card): card for card in pack(1, ranks=(0, 1, 2, 3, 4, 5, 6, 10, 11, 12))}


def unseen(view: PanView) -> list[int]:
    """Count the cards of each of the forty that may still come, whichever seat has them.

    They are in no hand or meld that the seat sees, nor in the pile.
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
    """What one seat can count.

    ``payers`` are the others still in, ``stakes`` the chips on the table, ``live`` the probability of each
    of the forty cards to come next (ten times the suit, plus the place), ``rivals`` the weight of the others
    in the race to go out.
    """

    options: PanOptions
    payers: int
    stakes: int
    live: tuple[float, ...]
    rivals: float

    @classmethod
    def of(cls, view: PanView) -> "Outlook":
        """Count the unseen cards and the melds of all players."""
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
        """Return the probability that the seat goes out first with this many cards melded."""
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
        """Return the value of a board and a hand between two turns, in chips."""
        melded = sum(len(meld.cards) for meld in board)
        return self.chance(melded) * self.prize(board) + HORIZON * self.next_card(board, hand)

    def kept(self, turn: Turn) -> float:
        """Return the value of a turn that ends here, after the best discard."""
        if turn.drawn is None or turn.options.drawn_card_rule is DrawnCard.MELD_OR_DISCARD:
            return self.value(turn.board, turn.hand)
        return max(
            self.value(turn.board, [card for card in turn.own if card != discard])
            for discard in distinct(turn.own)
        )

    def next_card(self, board: Sequence[PanMeld], hand: Iterable[Card]) -> float:
        """Return the expected gain from the next card: chips and a better chance."""
        chances, steps = self.steps(board)
        gains = self.lay_offs(board, steps[1])
        rows = [0, 0, 0, 0]
        ranks: dict[int, list[int]] = {}
        for card in hand:
            place, suit = PLACE[card], SUIT[card]
            rows[suit] |= 1 << place
            ranks.setdefault(place, [0, 0, 0, 0])[suit] += 1
        for suit, row in enumerate(rows):
            for place, size, earns in WANTED[row]:
                chips = self._doubled(suit) * (size - 2 + chances[size]) if earns else 0
                at = 10 * suit + place
                gains[at] = max(gains[at], steps[size] + self.payers * chips)
        for place, counts in ranks.items():
            if sum(counts) >= 2:
                self._groups(place, counts, steps, chances, gains)
        return sum(map(float.__mul__, self.live, gains))

    def steps(self, board: Sequence[PanMeld]) -> tuple[list[float], list[float]]:
        """Return the chance to go out first after 0, 1, … cards more, and what that gains."""
        melded = sum(len(meld.cards) for meld in board)
        now, prize = self.chance(melded), self.prize(board)
        chances = [self.chance(min(_WIN, melded + more)) for more in range(_WIN + 2)]
        return chances, [(chance - now) * prize for chance in chances]

    def lay_offs(self, board: Sequence[PanMeld], step: float) -> list[float]:
        """Return what each of the forty cards would gain, laid off.

        ``step`` is what one card more gains.
        """
        gains = [0.0] * 40
        for meld in board:
            self._lay_offs(meld, step, gains)
        return gains

    def _doubled(self, suit: int) -> int:
        return 2 if suit == SPADES and self.options.spades_double else 1

    def _lay_offs(self, meld: PanMeld, step: float, gains: list[float]) -> None:
        """Add the gains of cards that can be laid off on a meld."""
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
        """Add the gains of cards that would make a group with cards in hand.

        ``counts`` are those cards by suit. A condition pays once at once, and again with the chance to go
        out.
        """
        free, valle = place in FREE, place in VALLE
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
