"""Computer players of gin: ``easy``, ``normal`` and ``strong``, each a function from the view of a seat to an
action.

All three look for what they may do in ``view.legal``, so that they play under every option. What they differ
in:

* *easy* takes what completes a meld, throws what costs most, keeps pairs too long, overlooks things.
* *normal* does so without mistakes, keeps pairs that can still grow, and stops knocking with much deadwood
  late in a deal.
* *strong* looks one draw ahead over the cards it has not seen, weighs what a throw may give away, and knocks
  when that is worth more than waiting for gin or for the other's knock.

The weights of *strong* are points of the score. They were found outside the program by self-play with
duplicate deals (each deck played twice, seats changed) under the default rules: 4,000 to 12,000 decks per
comparison, against itself and against a player who always knocks at the first chance; a standard error of
about 0.1 points a deal. The knock weights were fitted by least squares to some 25,000 chances to knock, each
played out both ways, and then moved to where neither opponent gains much. Of matches to 100, *strong* wins
79 % against that player and 67 % against *normal*; *normal* wins 83 % against *easy*.
"""

from dataclasses import dataclass
from typing import Final

from engine.actions import Action, Discard, DrawStock, TakeUpcard
from engine.ai.policies import Level, Policies
from engine.cards import POINTS, RANK, SUIT, Card, card_of, cards_in, mask_of
from engine.games.gin import BigGin, GinView, Knock, PassUpcard, Phase, WallBigGin, WallKnock
from engine.games.gin.arrangement import deadwood, deadwood_after_throw, throws

_PACK: Final = (1 << 52) - 1
FULL_STOCK: Final = 31
USUAL_BONUS: Final = 25
"""The gin and undercut bonus under which the knock weights were found; they scale with the bonuses in
force.
"""

GIN_OUT: Final = 2.5
"""What each unseen card that would make gin is worth in a hand."""
FEEDING: Final = 6.0
"""What a throw costs that completes a meld of the other player."""
BESIDE_PILE: Final = 0.6
"""How much less likely the other player holds a card for each card in the pile of its rank or next to it in
its suit: nobody wanted those.
"""
DUMPED: Final = 0.6
"""By how much a ten is less likely to be held at the end of the stock than at the start: high cards are
thrown early. Less for lower cards.
"""

WAIT_BASE: Final = -12.0
"""Waiting instead of knocking: what it costs at the start of a deal, when the other player is full of
deadwood.
"""
WAIT_PER_OUT: Final = 2.6
"""… what each card is worth that would make gin."""
WAIT_PER_DRAW: Final = 0.8
"""… what each card drawn from the stock so far is worth: the longer the deal, the lower the other player, the
likelier an undercut.
"""
WAIT_PER_TAKEN: Final = 3.0
"""… what each card is worth that the other player took and kept: it is in a meld by now."""
NEAR_TARGET: Final = 30
WAIT_PER_POINT_NEAR_TARGET: Final = -0.3
"""… and for each point by which the target is nearer than ``NEAR_TARGET``: points beyond the target are worth
nothing. Chosen by reason: in 4,000 matches its effect was below the noise of 1.5 %.
"""
_CERTAIN: Final = 50.0
"""What is not worth a second thought, in points."""
WALL_DEADWOOD: Final = 1
"""The most deadwood to knock with at the wall: a hand that has lasted so long is rarely beaten, and passing
costs nothing.
"""

NORMAL_PAIR_OUT: Final = 0.7
"""*normal*: points of deadwood that it puts up with for a live card that would complete a meld; not tuned."""
NORMAL_EAGER_DRAWS: Final = 12
"""*normal*: draws up to which it knocks at the first chance; later only with less than half the limit."""

EASY_PAIR: Final = 7
"""*easy*: points of deadwood for which it keeps a pair, though the rest of its rank lies in the pile."""
EASY_LAPSE: Final = 6
"""*easy*: one decision in so many is a lapse."""


def easy(view: GinView) -> Action:
    """Play like a beginner. A lapse leaves a useful upcard, misses a knock, or throws the drawn card though a
    dearer one is loose.
    """
    knock = _best_knock(view)
    if knock is not None and (knock.deadwood == 0 or not _lapse(view)):
        return knock.action
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            return _draw(view, takes=_completes_meld(view) and not _lapse(view))
        case Phase.DISCARD:
            options = _discards(view)
            if _lapse(view) and view.taken is None:
                return Discard(min(options, key=lambda option: (option.card != view.drawn, option.card)).card)
            return Discard(min(options, key=lambda option: _dear_alone(option, view.hand)).card)
        case _:
            return _without_choice(view)


def normal(view: GinView) -> Action:
    """Play soundly by eye, without counting."""
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
            throw = min(
                _lowering(view, _discards(view)),
                key=lambda option: (
                    option.deadwood - NORMAL_PAIR_OUT * _pair_outs(hand ^ 1 << option.card, live),
                    _least_deadwood(option),
                ),
            )
            return Discard(throw.card)
        case _:
            return _without_choice(view)


def strong(view: GinView) -> Action:
    """Play by counting: outs, dangers, and what waiting is worth."""
    return weighed(view)[0][0]


def weighed(view: GinView) -> list[tuple[Action, float]]:
    """Return what *strong* considers, the best first, each with what it thinks that is worth: points of the
    score, of which only the differences mean something.
    """
    knock = _best_knock(view)
    match view.phase:
        case Phase.FIRST_UPCARD | Phase.DRAW:
            left = PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()
            gain = _taking_gains(view)
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
                gain = -_waiting_gains(view, max(p.gin_outs for p in prospects.values()))
                if knock.deadwood == 0:
                    gain = max(gain, _CERTAIN)
                found = [(knock.action, found[0][1] + gain), *found]
            return sorted(found, key=lambda option: -option[1])
        case Phase.WALL if knock is not None:
            gain = float(WALL_DEADWOOD - knock.deadwood) + 0.5
            wall = [(knock.action, gain), (view.legal[0], 0.0)]
            return wall if gain > 0 else wall[::-1]
        case _:
            return [(_without_choice(view), 0.0)]


# What all three share.


@dataclass(frozen=True, slots=True)
class _Throw:
    """A card that may be thrown and the least deadwood that leaves."""

    card: Card
    deadwood: int


@dataclass(frozen=True, slots=True)
class _KnockChance:
    """A knock that may be made and its deadwood."""

    action: Action
    deadwood: int


def _least_deadwood(option: _Throw) -> tuple[int, int, int]:
    return option.deadwood, -POINTS[option.card], option.card


def _dear_alone(option: _Throw, hand: tuple[Card, ...]) -> tuple[int, tuple[int, int, int]]:
    """Rank throws as *easy* does: what is in no pair goes first."""
    paired = sum(RANK[card] == RANK[option.card] for card in hand) == 2
    return option.deadwood + EASY_PAIR * paired, _least_deadwood(option)


def _best_knock(view: GinView) -> _KnockChance | None:
    """Return big gin, or the knock with the least deadwood, the house arranging the melds; None when there is
    none.
    """
    for action in view.legal:
        if isinstance(action, BigGin | WallBigGin):
            return _KnockChance(action, 0)
    if not view.knocks:
        return None
    card, left = min(view.knocks, key=lambda knock: (knock[1], -POINTS[knock[0]], knock[0]))
    return _KnockChance(WallKnock(card) if view.phase == Phase.WALL else Knock(card), left)


def _discards(view: GinView) -> list[_Throw]:
    """Return the legal throws, a taken card only when there is no other: throwing it back helps nobody."""
    legal = {action.card for action in view.legal if isinstance(action, Discard)}
    kept = -1 if view.taken is None or legal == {view.taken} else view.taken
    return [_Throw(card, left) for card, left in throws(mask_of(view.hand), kept) if card in legal]


def _lowering(view: GinView, options: list[_Throw]) -> list[_Throw]:
    """Return the throws after which a taken card has lowered the deadwood, or all if none does.

    Takes that must lower the deadwood cannot go round in circles, whatever the options say about taking
    (section 3).
    """
    if view.taken is None:
        return options
    before = deadwood(mask_of(view.hand) ^ 1 << view.taken)
    return [option for option in options if option.deadwood < before] or options


def _draw(view: GinView, *, takes: bool) -> Action:
    """Take the upcard or not, as far as there is a choice."""
    if takes:
        return TakeUpcard()
    return PassUpcard() if view.phase == Phase.FIRST_UPCARD else DrawStock()


def _without_choice(view: GinView) -> Action:
    """Act where judgement is not asked: the forced draw, the wall left standing, the defence of the house."""
    return view.legal[0]


def _completes_meld(view: GinView) -> bool:
    """Tell whether the upcard makes or lengthens a meld and lowers the deadwood."""
    if TakeUpcard() not in view.legal:
        return False
    upcard, hand = view.pile[-1], mask_of(view.hand)
    with_upcard = hand | 1 << upcard
    if deadwood_after_throw(with_upcard, upcard) >= deadwood(hand):
        return False
    return any(with_upcard & pair == pair for pair in MELD_PAIRS[upcard])


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
_BESIDE: Final = tuple(
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


def _lapse(view: GinView) -> bool:
    """Tell whether this decision is a lapse: as good as chance, but the same for the same view."""
    seen = mask_of(view.hand) * 1_000_003 + mask_of(view.pile) * 10_007 + view.stock
    return (seen ^ seen >> 29) * 0x9E3779B97F4A7C15 % (1 << 64) >> 40 < (1 << 24) // EASY_LAPSE


# How strong counts.


@dataclass(frozen=True, slots=True)
class _Prospect:
    """What ten cards promise: their value in points (below zero) and how many unseen cards would make gin."""

    value: float
    gin_outs: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """The cards as one seat may reckon with them: those not seen, and how likely the other player holds each
    card.
    """

    unseen: tuple[Card, ...]
    held: tuple[float, ...]

    @classmethod
    def of(cls, view: GinView) -> "Outlook":
        """Remember the pile and what the other player took, and judge the rest by what lies in the pile."""
        pile, taken = mask_of(view.pile), mask_of(view.known[1 - (view.seat or 0)])
        unseen = tuple(cards_in(_PACK & ~(mask_of(view.hand) | pile | taken)))
        evenly = max(0, 10 - taken.bit_count()) / max(1, len(unseen))
        dumped = DUMPED * (FULL_STOCK - view.stock) / FULL_STOCK / 10
        held = [0.0] * 52
        for card in unseen:
            held[card] = (
                evenly * BESIDE_PILE ** (_BESIDE[card] & pile).bit_count() * (1 - dumped * POINTS[card])
            )
        for card in cards_in(taken):
            held[card] = 1.0
        return cls(unseen, tuple(held))

    def after(self, hand: int) -> _Prospect:
        """Judge ten cards by what the next draw leaves of them: deadwood on average, and outs to gin."""
        lefts = [deadwood_after_throw(hand | 1 << card) for card in self.unseen if not hand >> card & 1]
        if not lefts:
            return _Prospect(-deadwood(hand), 0)
        outs = lefts.count(0)
        return _Prospect(GIN_OUT * outs - sum(lefts) / len(lefts), outs)

    def danger(self, card: Card) -> float:
        """Return what throwing the card is expected to cost by completing a meld of the other player."""
        return FEEDING * self.completing(card)

    def completing(self, card: Card) -> float:
        """Return how likely the card completes a meld of the other player."""
        useless = 1.0
        for one, other in _PARTNERS[card]:
            useless *= 1 - self.held[one] * self.held[other]
        return 1 - useless


_PARTNERS: Final = tuple(tuple(tuple(cards_in(pair)) for pair in pairs) for pairs in MELD_PAIRS)


def _taking_gains(view: GinView) -> float:
    """Weigh the upcard against a card from the stock, each followed by the throw that leaves the least
    deadwood: above zero the upcard is better.
    """
    if TakeUpcard() not in view.legal:
        return -_CERTAIN
    upcard, hand = view.pile[-1], mask_of(view.hand)
    left = deadwood_after_throw(hand | 1 << upcard, upcard)
    if left == 0 or left >= deadwood(hand):
        return _CERTAIN if left == 0 else -_CERTAIN
    outlook = Outlook.of(view)

    def promise(drawn: Card, kept: int) -> float:
        eleven = hand | 1 << drawn
        card = min((_Throw(*throw) for throw in throws(eleven, kept)), key=_least_deadwood).card
        return outlook.after(eleven ^ 1 << card).value - outlook.danger(card)

    from_stock = [promise(card, -1) for card in outlook.unseen]
    return promise(upcard, upcard) - sum(from_stock) / len(from_stock)


def _waiting_gains(view: GinView, gin_outs: int) -> float:
    """Return by how many points waiting is better than knocking now with deadwood left.

    ``gin_outs`` counts the cards that would make gin after the best throw.
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
    """Return how many points the seat lacks, as far as that matters."""
    options = view.options
    # A match of a fixed number of deals has no target, and one of three games has three.
    far = options.deals or options.hollywood
    return NEAR_TARGET if far else options.target - view.scores[view.seat or 0]


POLICIES: Final = Policies(levels={Level.EASY: easy, Level.NORMAL: normal, Level.STRONG: strong})
