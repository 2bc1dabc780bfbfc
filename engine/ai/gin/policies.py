"""The heuristic computer players of gin: ``easy``, ``normal`` and ``strong``.

Each is a function from the view of a seat to an action. All choose from ``view.legal``, so they play under
every option. They differ in this:

* *easy* takes what completes a meld, discards what costs most, keeps pairs too long, and has the lapses of
  a beginner (`docs/levels.md`).
* *normal* makes no such mistakes, keeps pairs that can still grow, and late in a deal no longer knocks with
  much deadwood.
* *strong* looks one draw ahead over the unseen cards, weighs what a discard may give away, and knocks when
  that is worth more than waiting for gin or for the other player's knock.

The weights of *strong* are points of the score. They were found outside the program by self-play with
duplicate deals (each deck played twice, with the seats swapped) under the default rules: 4,000 to 12,000
decks per comparison, against itself and against a player who always knocks at the first chance; the standard
error is about 0.1 points a deal. The knock weights were fitted by least squares to some 25,000 chances to
knock, each played out both ways, and then moved to where neither opponent gains much. In matches to 100,
*strong* wins 79 % against that player and 67 % against *normal*; *normal* wins 83 % against *easy*.
"""

from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.policies import Lapse, Level, Policies
from engine.cards import POINTS, RANK, SUIT, Card, card_of, cards_in, mask_of
from engine.games.gin.arrangement import best, deadwood, deadwood_after_discard, discards
from engine.games.gin.terms import BigGin, GinView, Knock, PassUpcard, Phase, WallBigGin, WallKnock

_PACK: Final = (1 << 52) - 1
FULL_STOCK: Final = 31
USUAL_BONUS: Final = 25
"""The gin and undercut bonus for which the knock weights were found.

The weights scale with the bonuses in force.
"""

GIN_OUT: Final = 2.5
"""Value, in points, of each unseen card that would make gin."""
FEEDING: Final = 6.0
"""Cost, in points, of a discard that completes a meld of the other player."""
BESIDE_PILE: Final = 0.6
"""Factor on the probability that the other player holds a card, for each related card in the pile.

Related cards have the same rank, or are next to it in its suit: nobody wanted those.
"""
DUMPED: Final = 0.6
"""By how much less likely a ten is held at the end of the stock than at the start.

High cards are discarded early. Lower cards have proportionally less.
"""

WAIT_BASE: Final = -12.0
"""Waiting instead of knocking, in points: its value at the start of a deal.

The other player is full of deadwood then.
"""
WAIT_PER_OUT: Final = 2.6
"""Waiting: the value of each card that would make gin."""
WAIT_PER_DRAW: Final = 0.8
"""Waiting: the value of each card drawn from the stock so far.

The longer the deal, the lower the other player's deadwood and the likelier an undercut.
"""
WAIT_PER_TAKEN: Final = 3.0
"""Waiting: the value of each card that the other player took and kept (in a meld)."""
NEAR_TARGET: Final = 30
WAIT_PER_POINT_NEAR_TARGET: Final = -0.3
"""Waiting: the value of each point by which the target is nearer than ``NEAR_TARGET``.

Points beyond the target are worth nothing. Chosen by reasoning: in 4,000 matches its effect was below the
noise of 1.5 %.
"""
_CERTAIN: Final = 50.0
"""The difference, in points, that stands for a clear decision."""
WALL_DEADWOOD: Final = 1
"""The most deadwood to knock with at the wall.

A hand that has lasted so long is rarely beaten, and passing costs nothing.
"""

NORMAL_PAIR_OUT: Final = 0.7
"""*normal*: deadwood points it accepts for a live card that completes a meld; not tuned."""
NORMAL_EAGER_DRAWS: Final = 12
"""*normal*: draws up to which it knocks at the first chance; later only below half the limit."""

EASY_PAIR: Final = 7
"""*easy*: points of deadwood for which it keeps a pair, even if the rest of the rank is gone."""
LEFT_UPCARD: Final = Lapse("Left upcard", 0.25)
"""*easy* leaves an upcard that completes a meld."""
HOPE: Final = Lapse("Hope", 0.4)
"""*easy* takes an upcard that only goes with another card."""
LATE_KNOCK: Final = Lapse("Late knock", 0.3)
"""*easy* waits for gin with a hand that could knock."""
DRAWN_CARD: Final = Lapse("Drawn card", 0.25)
"""*easy* discards the card that it drew, though a more expensive one is loose."""


def easy(view: GinView) -> Action:
    """Play like a beginner, with lapses."""
    knock = _best_knock(view)
    if knock is not None and (knock.deadwood == 0 or not LATE_KNOCK.happens(view)):
        return knock.action
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            completes = _completes_meld(view)
            tempted = HOPE.happens(view) and _goes_with_a_card(view)
            return _draw(view, takes=not LEFT_UPCARD.happens(view) if completes else tempted)
        case Phase.DISCARD:
            options = _lowering(view, _discards(view))
            loose = best(mask_of(view.hand)).loose
            if view.drawn in loose and view.taken is None and DRAWN_CARD.happens(view):
                return Discard(view.drawn)
            return Discard(min(options, key=lambda option: _easy_order(option, view.hand)).card)
        case _:
            return _forced_action(view)


def normal(view: GinView) -> Action:
    """Play soundly, without counting."""
    knock = _best_knock(view)
    if knock is not None:
        eager = FULL_STOCK - view.stock <= NORMAL_EAGER_DRAWS
        if knock.deadwood == 0 or eager or 2 * knock.deadwood < view.knock_limit:
            return knock.action
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            return _draw(view, takes=_completes_meld(view))
        case Phase.DISCARD:
            live = _PACK & ~mask_of(view.hand) & ~mask_of(view.pile)
            hand = mask_of(view.hand)
            discard = min(
                _lowering(view, _discards(view)),
                key=lambda option: (
                    option.deadwood - NORMAL_PAIR_OUT * _pair_outs(hand ^ 1 << option.card, live),
                    _least_deadwood(option),
                ),
            )
            return Discard(discard.card)
        case _:
            return _forced_action(view)


def strong(view: GinView) -> Action:
    """Play by counting: outs, dangers, and the value of waiting."""
    return rank_actions(view)[0][0]


def rank_actions(view: GinView) -> list[tuple[Action, float]]:
    """Return the actions that *strong* considers and their values in points, the best first.

    Only differences of the values are meaningful.
    """
    knock = _best_knock(view)
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            left = PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()
            gain = _gain_of_taking(view)
            choice: list[tuple[Action, float]] = [(TakeUpcard(), gain), (left, 0.0)]
            return choice if gain > 0 else choice[::-1]
        case Phase.DISCARD:
            outlook = Outlook.of(view)
            prospects = {
                option.card: outlook.after(mask_of(view.hand) ^ 1 << option.card)
                for option in _lowering(view, _discards(view))
            }
            worth = {card: prospect.value - outlook.danger(card) for card, prospect in prospects.items()}
            order = sorted(worth, key=lambda card: (worth[card], POINTS[card], -card), reverse=True)
            found: list[tuple[Action, float]] = [(Discard(card), worth[card]) for card in order]
            if knock is not None:
                gain = -_gain_of_waiting(view, max(p.gin_outs for p in prospects.values()))
                if knock.deadwood == 0:
                    gain = max(gain, _CERTAIN)
                found = [(knock.action, found[0][1] + gain), *found]
            return sorted(found, key=lambda option: -option[1])
        case Phase.WALL if knock is not None:
            gain = float(WALL_DEADWOOD - knock.deadwood) + 0.5
            wall = [(knock.action, gain), (view.legal[0], 0.0)]
            return wall if gain > 0 else wall[::-1]
        case _:
            return [(_forced_action(view), 0.0)]


def considered(view: GinView) -> tuple[BigGin | Knock | None, list[Discard]]:
    """Return the best knock, if one is possible, and the discards that *strong* considers."""
    knock = _best_knock(view)
    action = knock.action if knock is not None and isinstance(knock.action, BigGin | Knock) else None
    return action, [Discard(option.card) for option in _lowering(view, _discards(view))]


# Shared by all three


@dataclass(frozen=True, slots=True)
class _DiscardOption:
    """A legal discard and the least deadwood that it leaves."""

    card: Card
    deadwood: int


@dataclass(frozen=True, slots=True)
class _KnockOption:
    """A legal knock and its deadwood."""

    action: Action
    deadwood: int


def _least_deadwood(option: _DiscardOption) -> tuple[int, int, int]:
    return option.deadwood, -POINTS[option.card], option.card


def _easy_order(option: _DiscardOption, hand: tuple[Card, ...]) -> tuple[int, tuple[int, int, int]]:
    """Sort key of *easy*: cards in no pair go first."""
    paired = sum(RANK[card] == RANK[option.card] for card in hand) == 2
    return option.deadwood + EASY_PAIR * paired, _least_deadwood(option)


def _best_knock(view: GinView) -> _KnockOption | None:
    """Return big gin, or the knock with the least deadwood in the best arrangement, or None."""
    for action in view.legal:
        if isinstance(action, BigGin | WallBigGin):
            return _KnockOption(action, 0)
    if not view.knocks:
        return None
    card, left = min(view.knocks, key=lambda knock: (knock[1], -POINTS[knock[0]], knock[0]))
    return _KnockOption(WallKnock(card) if view.phase == Phase.WALL else Knock(card), left)


def _discards(view: GinView) -> list[_DiscardOption]:
    """Return the legal discards; a taken card only if there is no other."""
    legal = {action.card for action in view.legal if isinstance(action, Discard)}
    kept = -1 if view.taken is None or legal == {view.taken} else view.taken
    return [_DiscardOption(card, left) for card, left in discards(mask_of(view.hand), kept) if card in legal]


def _lowering(view: GinView, options: list[_DiscardOption]) -> list[_DiscardOption]:
    """Return the discards after which a taken card has lowered the deadwood, or all if none does.

    Takes that must lower the deadwood cannot go round in circles, whatever the options say about taking
    (`docs/rules/gin.md` 3).
    """
    if view.taken is None:
        return options
    before = deadwood(mask_of(view.hand) ^ 1 << view.taken)
    return [option for option in options if option.deadwood < before] or options


def _draw(view: GinView, *, takes: bool) -> Action:
    """Take the upcard, or else pass or draw from the stock."""
    if takes:
        return TakeUpcard()
    return PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()


def _forced_action(view: GinView) -> Action:
    """Return the first legal action: a forced draw, a pass at the wall, the automatic defence."""
    return view.legal[0]


def _completes_meld(view: GinView) -> bool:
    """Return whether the upcard makes or lengthens a meld and lowers the deadwood."""
    if TakeUpcard() not in view.legal:
        return False
    upcard, hand = view.pile[-1], mask_of(view.hand)
    with_upcard = hand | 1 << upcard
    if deadwood_after_discard(with_upcard, upcard) >= deadwood(hand):
        return False
    return any(with_upcard & pair == pair for pair in MELD_PAIRS[upcard])


def _goes_with_a_card(view: GinView) -> bool:
    """Return whether the upcard makes a pair or part of a run, and lowers the deadwood."""
    if TakeUpcard() not in view.legal:
        return False
    upcard, hand = view.pile[-1], mask_of(view.hand)
    near = any(hand & pair for pair in MELD_PAIRS[upcard])
    return near and deadwood_after_discard(hand | 1 << upcard, upcard) < deadwood(hand)


def _meld_pairs() -> tuple[tuple[int, ...], ...]:
    """Return by card the masks of the two cards with which it makes a meld of three."""
    melds = [
        mask_of(card_of(rank, suit) for suit in range(4) if suit != missing)
        for rank in range(13)
        for missing in range(4)
    ]
    melds += [0b111 << 13 * suit + low for suit in range(4) for low in range(11)]
    return tuple(tuple(meld ^ 1 << card for meld in melds if meld >> card & 1) for card in range(52))


MELD_PAIRS: Final = _meld_pairs()
"""By card, the pairs of cards with which it makes a meld, as masks."""
BESIDE: Final = tuple(
    mask_of(
        card_of(rank, suit)
        for suit in range(4)
        for rank in range(13)
        if (rank == RANK[card]) != (suit == SUIT[card] and abs(rank - RANK[card]) == 1)
        and card_of(rank, suit) != card
    )
    for card in range(52)
)
"""By card, the other three of its rank and its neighbours in its suit."""


def _pair_outs(hand: int, live: int) -> int:
    """Count the live cards that would make a meld of three with two cards of the hand."""
    return sum(any(hand & pair == pair for pair in MELD_PAIRS[card]) for card in cards_in(live))


# How strong counts


@dataclass(frozen=True, slots=True)
class _Prospect:
    """The prospects of ten cards: their value in points (negative), and outs to gin."""

    value: float
    gin_outs: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """The unseen cards, and the probability that the other player holds each card."""

    unseen: tuple[Card, ...]
    held: tuple[float, ...]

    @classmethod
    def of(cls, view: GinView) -> "Outlook":
        """Build it from the pile and from what the other player took."""
        pile, taken = mask_of(view.pile), mask_of(view.known[1 - (view.seat or 0)])
        unseen = tuple(cards_in(_PACK & ~(mask_of(view.hand) | pile | taken)))
        evenly = max(0, 10 - taken.bit_count()) / max(1, len(unseen))
        dumped = DUMPED * (FULL_STOCK - view.stock) / FULL_STOCK / 10
        held = [0.0] * 52
        for card in unseen:
            held[card] = (
                evenly * BESIDE_PILE ** (BESIDE[card] & pile).bit_count() * (1 - dumped * POINTS[card])
            )
        for card in cards_in(taken):
            held[card] = 1.0
        return cls(unseen, tuple(held))

    def after(self, hand: int) -> _Prospect:
        """Evaluate ten cards by the next draw: mean deadwood, and outs to gin."""
        lefts = [deadwood_after_discard(hand | 1 << card) for card in self.unseen if not hand >> card & 1]
        if not lefts:
            return _Prospect(-deadwood(hand), 0)
        outs = lefts.count(0)
        return _Prospect(GIN_OUT * outs - sum(lefts) / len(lefts), outs)

    def danger(self, card: Card) -> float:
        """Return the expected cost of discarding the card, because it may complete a meld."""
        return FEEDING * self.completing(card)

    def completing(self, card: Card) -> float:
        """Return the probability that the card completes a meld of the other player."""
        useless = 1.0
        for one, other in MELD_PAIR_CARDS[card]:
            useless *= 1 - self.held[one] * self.held[other]
        return 1 - useless


MELD_PAIR_CARDS: Final = tuple(tuple(tuple(cards_in(pair)) for pair in pairs) for pairs in MELD_PAIRS)


def _gain_of_taking(view: GinView) -> float:
    """Return how much better taking the upcard is than drawing, in points.

    Each is followed by the discard that leaves the least deadwood.
    """
    if TakeUpcard() not in view.legal:
        return -_CERTAIN
    upcard, hand = view.pile[-1], mask_of(view.hand)
    left = deadwood_after_discard(hand | 1 << upcard, upcard)
    if left == 0 or left >= deadwood(hand):
        return _CERTAIN if left == 0 else -_CERTAIN
    outlook = Outlook.of(view)

    def promise(drawn: Card, kept: int) -> float:
        eleven = hand | 1 << drawn
        card = min((_DiscardOption(*discard) for discard in discards(eleven, kept)), key=_least_deadwood).card
        return outlook.after(eleven ^ 1 << card).value - outlook.danger(card)

    from_stock = [promise(card, -1) for card in outlook.unseen]
    return promise(upcard, upcard) - sum(from_stock) / len(from_stock)


def _gain_of_waiting(view: GinView, gin_outs: int) -> float:
    """Return by how many points waiting is better than knocking now with deadwood left.

    ``gin_outs`` counts the cards that would make gin after the best discard.
    """
    options, seat = view.options, view.seat or 0
    gin, undercut = options.gin_bonus / USUAL_BONUS, options.undercut_bonus / USUAL_BONUS
    return (
        WAIT_BASE
        + WAIT_PER_OUT * gin * gin_outs
        + WAIT_PER_DRAW * undercut * (FULL_STOCK - view.stock)
        + WAIT_PER_TAKEN * undercut * len(view.known[1 - seat])
        + WAIT_PER_POINT_NEAR_TARGET * max(0, NEAR_TARGET - missing(view))
    )


def missing(view: GinView) -> int:
    """Return how many points the seat needs, as far as that matters."""
    options = view.options
    # A match of a fixed number of deals has no target, and one of three games has three.
    far = options.deals or options.hollywood
    return NEAR_TARGET if far else options.target - view.scores[view.seat or 0]


POLICIES: Final = Policies(levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong})
