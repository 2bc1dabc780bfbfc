"""Knocks in gin: limit, named melds, defence and score (docs/rules/gin.md 4, 7, 8, 11)."""

from typing import Final, NamedTuple, assert_never

from engine.cards import POINTS, RANK, SUIT, Card, cards_in
from engine.errors import IllegalAction, Reason, SetupError
from engine.games.gin.arrangement import Arrangement, arrangements, best, optimal
from engine.games.gin.terms import Ending, GinOptions, LayoffMode, OklahomaAce, TieRule, Variant
from engine.melds import Melds, lay_off, meld_kind

_PACK_SIZE: Final = 52


def knock_limit(options: GinOptions, first_upcard: Card | None) -> int:
    """Return the most deadwood to knock with, given the first upcard (docs/rules/gin.md 1, 11).

    Raises SetupError for Oklahoma without an upcard.
    """
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
    """Return 2 where a spade upcard doubles all points of the deal, else 1."""
    doubled = options.variant is Variant.OKLAHOMA and options.spades_double
    return 2 if doubled and first_upcard is not None and SUIT[first_upcard] == 0 else 1


class Score(NamedTuple):
    """The points of a knock, ``difference + bonus`` before doubling.

    ``to_knocker`` is None when nobody scores.
    """

    ending: Ending
    to_knocker: bool | None
    difference: int
    bonus: int


def score(options: GinOptions, knocker: int, defender: int, *, big_gin: bool = False) -> Score:
    """Score a knock from both players' deadwood (docs/rules/gin.md 8).

    The defender's deadwood is that after lay-offs. Gin is tested first.
    """
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
    """The defender's melds, the cards laid off, and the cards left, which count."""

    melds: Melds
    laid_off: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def deadwood(self) -> int:
        """The points of the cards left."""
        return sum(POINTS[card] for card in self.left)


def _defence(arrangement: Arrangement, laid_off: tuple[Card, ...]) -> Defence:
    return Defence(
        arrangement.melds, laid_off, tuple(card for card in arrangement.loose if card not in laid_off)
    )


def best_defence(mode: LayoffMode, melds: Melds, hand: int) -> Defence:
    """Return the program's choice of defence for a hand (a mask) (docs/rules/gin.md 7).

    ``melds`` are the knocker's; pass ``()`` against gin, where nothing may be laid off. ``joint`` chooses the
    defender's melds and lay-offs together; for ``manual`` the same result is the proposal. ``deadwood_only``
    keeps a least-deadwood arrangement and lays off its loose cards.
    """
    reach = frozenset(lay_off(melds, tuple(cards_in(hand))))
    if mode is LayoffMode.DEADWOOD_ONLY:
        # min() takes the first of equal candidates; optimal() sorts them by preference (docs/rules/gin.md
        # 13.5).
        return min(
            (_defence(own, lay_off(melds, own.loose) if reach else ()) for own in optimal(hand)),
            key=lambda defence: defence.deadwood,
        )
    # If no card fits the knocker's melds, only the hand's own least deadwood can win.
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


def contains(hand: int, card: object) -> bool:
    """Return whether the hand holds the card; ``card`` may be any object."""
    return type(card) is int and 0 <= card < _PACK_SIZE and bool(hand >> card & 1)


def as_cards(card: Card) -> tuple[Card, ...]:
    """Return the card for a refusal, or nothing if it is not a card of the pack."""
    return (card,) if type(card) is int and 0 <= card < _PACK_SIZE else ()


def mask_of_melds(melds: Melds, hand: int) -> int:
    """Return the mask of the cards in melds that a player named.

    Raises IllegalAction unless they are disjoint melds of cards in the hand (docs/rules/gin.md 4).
    """
    if type(melds) is not tuple or any(type(meld) is not tuple for meld in melds):
        raise IllegalAction(Reason.NOT_A_MELD, rule="4")
    left = hand
    for meld in melds:
        for card in meld:
            if not contains(hand, card):
                raise IllegalAction(Reason.NOT_IN_HAND, rule="4", cards=as_cards(card))
            if not contains(left, card):
                raise IllegalAction(Reason.CARD_TWICE, rule="4", cards=(card,))
            left ^= 1 << card
        if meld_kind(meld) is None:
            raise IllegalAction(Reason.NOT_A_MELD, rule="4", cards=meld)
    return hand ^ left
