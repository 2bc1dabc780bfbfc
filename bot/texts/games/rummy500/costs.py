"""The cost of each discard in Rummy 500: a meld that it breaks, and what others gain by it."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts.faces import row
from bot.texts.games.costs import Cost, fitting
from bot.texts.games.rummy500.plays import fits, melds_in_hand
from bot.texts.localization import message
from engine.actions import Discard
from engine.cards import RANK, SUIT, Card, cards_in, mask_of
from engine.games.rummy500.melds import kind_of, runs_of, smallest_play
from engine.games.rummy500.terms import LayOff, Rummy500View

_NEAR: Final = 2
"""The largest distance in rank of two cards of a suit that may share a run."""


def costs(view: Rummy500View, names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return the cost of each possible discard.

    The measure is how loose a card is: it breaks no meld and helps nobody; then it has few related cards in
    the hand.
    """
    melds = melds_in_hand(view)
    found = {}
    for action in view.legal:
        if isinstance(action, Discard):
            card = action.card
            told = [
                _broken(card, melds, view),
                fitting(_taken_by(card, view), view, names),
                _fed(card, view, names),
            ]
            measure = (*map(bool, told), _company(card, view.hand))
            found[card] = Cost(" · ".join(filter(None, told)), measure)
    return found


def _broken(card: Card, melds: Sequence[tuple[Card, ...]], view: Rummy500View) -> str:
    """Return the meld that loses the card, and whether it is still a meld without it."""
    for meld in melds:
        if card in meld:
            rest = mask_of(meld) & ~(1 << card)
            if kind_of(rest, runs_of(view.options)) is None:
                return message("rummy500-costs-breaks", meld=row(meld))
            return message("rummy500-costs-shortens", meld=row(meld))
    return ""


def _taken_by(card: Card, view: Rummy500View) -> list[int]:
    """Return the table melds (from 0) that the card fits, alone or with others of the hand."""
    own = [one.meld for one in view.legal if isinstance(one, LayOff) and card in one.cards]
    return [*own, *fits([card], view)]


def _fed(card: Card, view: Rummy500View, names: Sequence[str]) -> str:
    """Return the known cards of the next player that could be laid with this one."""
    other = (view.turn + 1) % len(names)
    found = smallest_play(card, mask_of([card, *view.known[other]]), (), runs_of(view.options))
    if found is None:
        return ""
    held = row([held for held in cards_in(found.cards) if held != card])
    return message("rummy500-costs-holds", player=names[other], cards=held)


def _company(card: Card, hand: Sequence[Card]) -> int:
    """Return how many cards of the hand may share a meld with this one."""
    return sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= _NEAR)
        for other in hand
        if other != card
    )
