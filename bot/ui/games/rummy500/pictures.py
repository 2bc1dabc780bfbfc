"""Pictures of Rummy 500: the whole pile as a spread, melds with points and who added to them."""

from collections.abc import Sequence

from bot.pictures import CardGroup, GroupKind, HandPicture, ResultPicture, ResultRow, SeatMark, TablePicture
from bot.texts.games.rummy500 import words
from bot.texts.games.rummy500.plays import melds_in_hand
from bot.texts.pictures import badge_of
from bot.ui.pictures import legend, loose_groups, playable, seat_marks, signed
from engine.games.rummy500.terms import Rummy500Meld, Rummy500Result, Rummy500View


def rummy500_hand(view: Rummy500View, sort: str) -> HandPicture | None:
    """Return a hand, its melds under brackets if asked for.

    A card that must be used is set apart and ticked; one that may not be discarded is set apart.
    """
    if not view.hand:
        return None
    ruled = _ruled(view) if view.seat in view.actors else ()
    apart = {card for group in ruled for card in group.cards}
    melds = melds_in_hand(view) if sort == "melds" else []
    melds = [meld for meld in melds if apart.isdisjoint(meld)]
    melded = apart.union(*melds)
    groups = (
        *ruled,
        *(CardGroup(meld, GroupKind.MELD) for meld in melds),
        *loose_groups([card for card in view.hand if card not in melded], sort),
    )
    ticked = playable(view) if view.pending is None else frozenset([view.pending]).intersection(view.hand)
    drawn = view.drawn if view.drawn in view.hand else None
    return HandPicture(groups, drawn, ticked)


def _ruled(view: Rummy500View) -> tuple[CardGroup, ...]:
    """Return the card that the seat on turn must use or may not discard; all saw it taken."""
    if view.pending is not None:
        return (CardGroup((view.pending,), label=str(words.USE)),)
    if view.banned is not None and any(view.banned in known for known in view.known):
        return (CardGroup((view.banned,), label=str(words.KEEP)),)
    return ()


def _meld(meld: Rummy500Meld, before: str = "") -> CardGroup:
    """Return a meld with its points, after ``before``, and the badges of those who added to it."""
    added = tuple(
        (card, badge_of(by)) for card, by in zip(meld.cards, meld.by, strict=True) if by != meld.owner
    )
    return CardGroup(meld.cards, GroupKind.MELD, f"{before}{sum(meld.values)}", added)


def rummy500_table(view: Rummy500View) -> TablePicture:
    """Return seats with totals, the spread, and melds by owner.

    Beside the melds of the seat on turn is the pile card that it must use or may not discard. Which cards can
    be taken is marked only in a seat's own view.
    """
    laid: list[tuple[CardGroup, ...]] = [
        tuple(_meld(meld, f"#{number + 1}: ") for number, meld in enumerate(view.melds) if meld.owner == seat)
        for seat in range(len(view.held))
    ]
    if view.result is None:
        laid[view.turn] = (*_ruled(view), *laid[view.turn])
    can = frozenset(card for card, take in zip(view.pile, view.takes, strict=False) if take.legal)
    return TablePicture(seat_marks(view), tuple(laid), view.stock, view.pile, spread=True, marked=can)


def rummy500_beside(view: Rummy500View, names: Sequence[str]) -> list[str]:
    """Return the legend of the seats with their points laid, and the table's facts."""
    laid = [f" {words.melded(points)}" for points in view.melded]
    return [words.may_not_discard(view, names), legend(names, laid), words.facts(view, names)]


def rummy500_beside_hand(view: Rummy500View, names: Sequence[str]) -> list[str]:
    """Return the same with the legend of the ticks in the spread.

    The panel itself says what may not be discarded.
    """
    return [words.takes_legend(view), *rummy500_beside(view, names)[1:]]


def rummy500_result(view: Rummy500View) -> ResultPicture | None:
    """Return what every seat laid, what it was left with, and the sum of both."""
    result = view.result
    if result is None:
        return None
    rows = []
    for seat in range(len(view.held)):
        left = [CardGroup(result.left[seat], GroupKind.DEADWOOD, f"−{result.against[seat]}")]
        melds = [_meld(meld) for meld in view.melds if meld.owner == seat]
        groups = (*melds, *(left if result.left[seat] else []))
        sums = (f"{result.melded[seat]} − {result.against[seat]}", f"= {signed(result.points[seat])}")
        rows.append(ResultRow(SeatMark(badge_of(seat), won=seat == result.winner), groups, sums))
    return ResultPicture(tuple(rows))


def rummy500_result_beside(
    _result: Rummy500Result, _names: Sequence[str], lines: Sequence[str]
) -> Sequence[str]:
    """Return every seat's sum; the lines between list the cards, which the picture shows."""
    return lines[::2]
