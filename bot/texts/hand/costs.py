"""The cost of each discard in Hand, and the best ones.

A discard can break a meld, lower the opening, or fit a meld on the table.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.texts.costs import Cost
from bot.texts.hand.melds import arranged, is_joker, meld_words
from engine.actions import Discard
from engine.ai.hand.features import Outlook
from engine.ai.hand.turn_search import Planner
from engine.cards import FACE, Card
from engine.games.hand.joker_melds import WildMeld, readings
from engine.games.hand.meld_forms import meld_terms, opening_terms
from engine.games.hand.melds import fitting
from engine.games.hand.openings import OpeningTerms, best_opening
from engine.games.hand.terms import HandView

_MARKED: Final = 3
"""The most cards that are marked as best."""
_AS_GOOD: Final = 1.0
"""The points that a discard may cost more than the best one and still be as good."""
_PLACES: Final = 3
"""The most melds named that a card fits."""


def costs(view: HandView, _names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return the cost of each possible discard.

    It is the meld that the discard breaks, the possible opening before and after it (in points, until the
    seat has opened), and the table melds that the card fits. Equal cards count as one. Empty if nothing may
    be discarded.
    """
    throws = {action.card: FACE[action.card] for action in view.legal if isinstance(action, Discard)}
    if len(throws) < 2:
        return {card: Cost(best=True) for card in throws}
    melds, closed = arranged(view)
    laid = {FACE[card]: meld for meld in (melds.melds if melds else ()) for card in meld.cards}
    loose = melds.kept if melds is not None else view.hand
    for card in loose:
        laid.pop(FACE[card], None)  # the other copy goes
    fits = {face: _fits(view, face) for face in throws.values()}
    whole = melds.total if melds is not None and closed else 0
    words = {}
    for card, face in throws.items():
        left = whole
        if face in laid and closed:
            left = _opens_with(view.hand, card, opening_terms(view.options, view.needed, 0))
        parts = [_out_of(laid[face], card, view)] if face in laid and (left < whole or not closed) else []
        parts += [f"opening {whole} → {left}"] if left < whole else []
        words[card] = " · ".join([*parts, *fits[face]])
    dear = {face for face in throws.values() if face in laid or fits[face]}
    best = _best(view, throws, dear, closed=closed)
    return {card: Cost(words[card], face in best) for card, face in throws.items()}


@lru_cache(maxsize=4096)
def _opens_with(hand: tuple[Card, ...], without: Card, terms: OpeningTerms) -> int:
    """Return the possible opening of the hand after a card of it was discarded."""
    found = best_opening(tuple(card for card in hand if card != without), terms)
    return found.total if found is not None else 0


def _out_of(meld: WildMeld, card: Card, view: HandView) -> str:
    """Return what a meld in the hand loses without a card, or an equal one."""
    rest = [other for other in meld.cards if FACE[other] != FACE[card]]
    verb = "belongs to" if readings(rest, meld_terms(view.options)) else "breaks"
    return f"{verb} {meld_words(meld)}"


def _fits(view: HandView, face: int) -> list[str]:
    """Return which melds on the table a card fits."""
    places = [
        f"#{number}" for number, meld in enumerate(view.melds, 1) if face in fitting(meld, view.options)
    ]
    more = " …" if len(places) > _PLACES else ""
    return [f"fits {', '.join(places[:_PLACES])}{more}"] if places else []


def _best(view: HandView, throws: Mapping[Card, int], dear: set[int], *, closed: bool) -> list[int]:
    """Return the faces of the best discards.

    The last card of a Hand; else those that *strong* prefers of the cards that are not ``dear``, without
    jokers. ``closed``: the seat has yet to open.
    """
    once = {face: card for card, face in throws.items()}
    naturals = [card for card in once.values() if not is_joker(card)] or [*once.values()]
    cheap = [card for card in naturals if FACE[card] not in dear] or naturals
    if view.hand_discards:
        cheap = [once[FACE[card]] for card in view.hand_discards if FACE[card] in once] or cheap
    if closed:
        lost = {card: -worth for card, worth in Outlook.of(view).throws(cheap).items()}
    else:
        lost = Planner(view).throws(cheap)
    found = sorted(lost, key=lambda card: (lost[card], card))
    return [FACE[card] for card in found[:_MARKED] if lost[card] <= lost[found[0]] + _AS_GOOD]
