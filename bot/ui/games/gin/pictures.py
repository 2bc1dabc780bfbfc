"""Pictures of Gin Rummy: the hand in its melds, the table with a knock, and the scoring."""

from collections.abc import Sequence
from typing import Final

from bot.pictures import CardGroup, GroupKind, HandPicture, ResultPicture, ResultRow, SeatMark, TablePicture
from bot.texts.games.gin.costs import arranged
from bot.texts.games.gin.words import knocking
from bot.texts.pictures import badge_of
from bot.ui.pictures import legend, loose_groups, melds_by_seat, seat_marks
from engine.cards import RANK, SUIT, Card
from engine.games.gin.terms import GinResult, GinView, Phase
from engine.melds import Meld, lay_off

_TAKEABLE: Final = (Phase.FIRST_UPCARD, Phase.DRAW, Phase.WALL)


def gin_hand(view: GinView, sort: str) -> HandPicture | None:
    """Return a hand with melds under brackets and deadwood beside them.

    Discards with which one can knock are ticked.
    """
    if not view.hand:
        return None
    if sort == "melds":
        melded = arranged(view)
        loose = tuple(sorted(melded.loose, key=_by_rank))
        melds = tuple(CardGroup(meld, GroupKind.MELD) for meld in melded.melds)
        # Without melds the whole hand is loose, not deadwood.
        apart = GroupKind.DEADWOOD if melds else GroupKind.LOOSE
        groups = (*melds, *([CardGroup(loose, apart)] if loose else []))
    else:
        groups = loose_groups(view.hand, sort)
    knocks = frozenset(card for card, _ in view.knocks if card in view.hand)
    return HandPicture(groups, view.drawn, knocks if view.phase is Phase.DISCARD else frozenset())


def gin_table(view: GinView) -> TablePicture:
    """Return seats, stock and upcard; after a knock the deadwood instead of the upcard."""
    melds = list(melds_by_seat(view))
    knocked = view.knocked
    if knocked is not None and knocked.loose:
        loose = CardGroup(knocked.loose, GroupKind.DEADWOOD, str(knocked.deadwood))
        melds[knocked.seat] = (*melds[knocked.seat], loose)
    upcard = view.pile[-1:] if knocked is None else ()
    marked = frozenset(upcard) if view.phase in _TAKEABLE else frozenset()
    return TablePicture(seat_marks(view), tuple(melds), view.stock, upcard, marked=marked)


def _by_rank(card: Card) -> tuple[int, int]:
    return RANK[card], SUIT[card]


def gin_beside(view: GinView, names: Sequence[str]) -> list[str]:
    """Return the legend of the seats, and the knock limit."""
    return [legend(names, more=knocking(view))]


def gin_result(view: GinView) -> ResultPicture | None:
    """Return both hands as shown after a knock, with lay-offs and points; None after a draw."""
    result = view.result
    if result is None or result.knocker is None:
        return None
    knocker, defender = result.knocker, 1 - result.knocker
    badge = badge_of(defender)
    laid = [_laid_on(meld, lay_off([meld], result.laid_off), badge) for meld in result.knocker_melds]
    own = [CardGroup(meld, GroupKind.MELD) for meld in result.defender_melds]
    return ResultPicture(
        (
            _row(result, knocker, laid, result.knocker_loose, result.knocker_deadwood),
            _row(result, defender, own, result.defender_left, result.defender_deadwood),
        )
    )


def _laid_on(meld: Meld, added: tuple[Card, ...], badge: str) -> CardGroup:
    """Return a meld with the cards that the badge's seat laid off on it."""
    cards = tuple(sorted((*meld, *added), key=_by_rank))
    return CardGroup(cards, GroupKind.MELD, added=tuple((card, badge) for card in added))


def _row(
    result: GinResult, seat: int, melds: Sequence[CardGroup], loose: tuple[Card, ...], deadwood: int
) -> ResultRow:
    left = [CardGroup(loose, GroupKind.DEADWOOD, str(deadwood))] if loose else []
    points = result.points[seat]
    sums = (f"+{points}",) if points else (str(deadwood),)
    return ResultRow(SeatMark(badge_of(seat), won=seat == result.winner), (*melds, *left), sums)


def gin_result_beside(result: GinResult, _names: Sequence[str], lines: Sequence[str]) -> Sequence[str]:
    """Return the scoring line alone: the cards are in the picture."""
    return lines[-1:] if result.knocker is not None else lines
