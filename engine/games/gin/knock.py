"""What a knock at gin comes to: the limit, melds named by a player, the defence, the score.

Rules/gin.md sections 4, 7, 8 and 11.
"""

from typing import Final, NamedTuple, assert_never

from engine.cards import POINTS, RANK, SUIT, Card, cards_in
from engine.errors import IllegalAction, Reason, SetupError
from engine.games.gin.arrangement import Arrangement, arrangements, best, optimal
from engine.games.gin.terms import Ending, GinOptions, LayoffMode, OklahomaAce, TieRule, Variant
from engine.melds import Melds, lay_off, meld_kind

_PACK_SIZE: Final = 52


def knock_limit(options: GinOptions, first_upcard: Card | None) -> int:
    """Return the most deadwood with which one may knock after this first upcard (sections 1 and 11)."""
    match options.variant:
        case Variant.REGULAR:
            return options.knock_limit
        case Variant.GIN_ONLY:
            return 0
        case Variant.OKLAHOMA:
            if first_upcard is None:
                raise SetupError("first_upcard", None, "a card: it sets the limit in Oklahoma")
            if RANK[first_upcard] == 0:
                return 1 if options.oklahoma_ace is OklahomaAce.ONE else 0
            return POINTS[first_upcard]
        case _:
            assert_never(options.variant)


def points_multiplier(options: GinOptions, first_upcard: Card | None) -> int:
    """Return 2 where a spade upcard doubles every point of the deal, else 1 (section 11)."""
    doubled = options.variant is Variant.OKLAHOMA and options.spades_double
    return 2 if doubled and first_upcard is not None and SUIT[first_upcard] == 0 else 1


class Score(NamedTuple):
    """The points of a knock, ``difference + bonus`` before doubling; ``to_knocker`` is None when nobody
    scores.
    """

    ending: Ending
    to_knocker: bool | None
    difference: int
    bonus: int


def score(options: GinOptions, knocker: int, defender: int, *, big_gin: bool = False) -> Score:
    """Score a knock from the two deadwoods, the defender's after lay-offs (section 8). Gin goes first."""
    if big_gin:
        return Score(Ending.BIG_GIN, True, defender, options.big_gin_bonus)
    if knocker == 0:
        return Score(Ending.GIN, True, defender, options.gin_bonus)
    if knocker < defender:
        return Score(Ending.KNOCK, True, defender - knocker, 0)
    if knocker == defender and options.tie_rule is TieRule.PUSH:
        return Score(Ending.PUSH, None, 0, 0)
    return Score(Ending.UNDERCUT, False, knocker - defender, options.undercut_bonus)


class Defence(NamedTuple):
    """A defence: the melds kept, the cards laid off, the cards left, whose value counts."""

    melds: Melds
    laid_off: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def deadwood(self) -> int:
        """Value of the cards left."""
        return sum(POINTS[card] for card in self.left)


def _defence(arrangement: Arrangement, laid_off: tuple[Card, ...]) -> Defence:
    return Defence(
        arrangement.melds, laid_off, tuple(card for card in arrangement.loose if card not in laid_off)
    )


def best_defence(mode: LayoffMode, melds: Melds, hand: int) -> Defence:
    """Return the defence that the house chooses for a hand (a mask) against the knocker's melds (section 7).

    No melds are given against gin, where nothing may be laid off. ``joint`` weighs own melds and lay-offs
    together; ``manual`` gets the same as a proposal. ``deadwood_only`` keeps a least-deadwood arrangement and
    lays off from what is loose.
    """
    reach = frozenset(lay_off(melds, tuple(cards_in(hand))))
    if mode is LayoffMode.DEADWOOD_ONLY:
        # min() takes the first of equals, and these come in the order of preference (13.5).
        return min(
            (_defence(own, lay_off(melds, own.loose) if reach else ()) for own in optimal(hand)),
            key=lambda defence: defence.deadwood,
        )
    # Without a card that reaches the knocker's melds only the least deadwood of the hand by itself can win.
    candidates = arrangements(hand) if reach else optimal(hand)
    least = best(hand).deadwood
    return min(
        (
            _defence(own, lay_off(melds, own.loose) if reach else ())
            for own in candidates
            if own.deadwood - sum(POINTS[card] for card in own.loose if card in reach) <= least
        ),
        key=lambda defence: (
            defence.deadwood,
            len(defence.left),
            len(defence.laid_off),
            defence.melds,
        ),
    )


def holds(hand: int, card: object) -> bool:
    """Say whether the hand holds the card, whatever has been given for one."""
    return type(card) is int and 0 <= card < _PACK_SIZE and bool(hand >> card & 1)


def named(card: Card) -> tuple[Card, ...]:
    """Return what a refusal may say of a card that somebody has named: the card, if it is one."""
    return (card,) if type(card) is int and 0 <= card < _PACK_SIZE else ()


def melded(melds: Melds, hand: int) -> int:
    """Return the mask of the cards in melds named by a player.

    Raises IllegalAction unless they are disjoint melds of cards in the hand (section 4).
    """
    if type(melds) is not tuple or any(type(meld) is not tuple for meld in melds):
        raise IllegalAction(Reason.NOT_A_MELD, rule="4")
    left = hand
    for meld in melds:
        for card in meld:
            if not holds(hand, card):
                raise IllegalAction(Reason.NOT_IN_HAND, rule="4", cards=named(card))
            if not holds(left, card):
                raise IllegalAction(Reason.CARD_TWICE, rule="4", cards=(card,))
            left ^= 1 << card
        if meld_kind(meld) is None:
            raise IllegalAction(Reason.NOT_A_MELD, rule="4", cards=meld)
    return hand ^ left
