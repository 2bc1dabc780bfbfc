"""The cost of each discard in Hand.

A discard can break a meld, lower the opening, or fit a meld on the table.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.texts.games.costs import Cost
from bot.texts.games.hand.melds import arranged, is_joker, meld_words
from bot.texts.localization import message, with_commas
from engine.actions import Discard
from engine.cards import FACE, RANK, SUIT, Card
from engine.games.hand.joker_melds import WildMeld, readings
from engine.games.hand.meld_forms import meld_terms, opening_terms
from engine.games.hand.melds import fitting
from engine.games.hand.openings import OpeningTerms, best_opening
from engine.games.hand.terms import HandView

_NEAR: Final = 2
"""The largest distance in rank of two cards of a suit that may share a run."""
_HIGH: Final = 11
"""The least distance in rank from a low ace of a card that a run can hold with a high ace."""
_PLACES: Final = 3
"""The most melds named that a card fits."""


def costs(view: HandView, _names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return the cost of each possible discard.

    It is the meld that the discard breaks, the possible opening before and after it (in points, until the
    seat has opened), and the table melds that the card fits. Equal cards count as one. Empty if nothing may
    be discarded.

    The measure is how loose a card is: it is no joker, costs nothing and is in no meld of the hand; then it
    goes with few other loose cards. Where a Hand is possible, its last cards are looser than all others.
    """
    discards = {action.card: FACE[action.card] for action in view.legal if isinstance(action, Discard)}
    if len(discards) < 2:
        return {card: Cost() for card in discards}
    melds, closed = arranged(view)
    laid = {FACE[card]: meld for meld in (melds.melds if melds else ()) for card in meld.cards}
    loose = melds.kept if melds is not None else view.hand
    for card in loose:
        laid.pop(FACE[card], None)  # the other copy goes
    fits = {face: _fits(view, face) for face in discards.values()}
    whole = melds.total if melds is not None and closed else 0
    last = {FACE[card] for card in view.hand_discards} or {*discards.values()}
    found = {}
    for card, face in discards.items():
        left = whole
        if face in laid and closed:
            left = _opens_with(view.hand, card, opening_terms(view.options, view.needed, 0))
        parts = [_out_of(laid[face], card, view)] if face in laid and (left < whole or not closed) else []
        parts += [message("hand-costs-opening", before=whole, after=left)] if left < whole else []
        words = " · ".join([*parts, *fits[face]])
        harm = (face not in last, is_joker(card), bool(words), face in laid)
        found[card] = Cost(words, (*harm, _company(card, loose)))
    return found


@lru_cache(maxsize=4096)
def _opens_with(hand: tuple[Card, ...], without: Card, terms: OpeningTerms) -> int:
    """Return the possible opening of the hand after a card of it was discarded."""
    found = best_opening(tuple(card for card in hand if card != without), terms)
    return found.total if found is not None else 0


def _out_of(meld: WildMeld, card: Card, view: HandView) -> str:
    """Return what a meld in the hand loses without a card, or an equal one."""
    rest = [other for other in meld.cards if FACE[other] != FACE[card]]
    if readings(rest, meld_terms(view.options)):
        return message("hand-costs-belongs", meld=meld_words(meld))
    return message("hand-costs-breaks", meld=meld_words(meld))


def _fits(view: HandView, face: int) -> list[str]:
    """Return which melds on the table a card fits."""
    places = [
        f"#{number}" for number, meld in enumerate(view.melds, 1) if face in fitting(meld, view.options)
    ]
    more = " …" if len(places) > _PLACES else ""
    return [message("hand-costs-fits", melds=f"{with_commas(places[:_PLACES])}{more}")] if places else []


def _company(card: Card, loose: Sequence[Card]) -> int:
    """Return how many loose cards may share a meld with this one."""
    return sum(FACE[other] != FACE[card] and _related(card, other) for other in loose)


def _related(card: Card, other: Card) -> bool:
    """Return whether two different cards may be in one meld; an ace is low or high."""
    apart = abs(RANK[card] - RANK[other])
    near = apart <= _NEAR or (apart >= _HIGH and 0 in (RANK[card], RANK[other]))
    return apart == 0 or (SUIT[card] == SUIT[other] and near)
