"""The cost of each discard in panguingue: a broken meld, a lost lay-off, a gift to others."""

from collections.abc import Mapping, Sequence

from bot.texts.faces import row
from bot.texts.games.costs import Cost
from bot.texts.games.panguingue.words import melds_in_hand, payers
from bot.texts.localization import message, with_commas
from engine.actions import Discard
from engine.cards import FACE, RANK, SUIT, Card
from engine.games.panguingue.melds import PLACE, fits, form, lay_off, meld_type
from engine.games.panguingue.terms import PanMeld, PanView


def costs(view: PanView, _names: Sequence[str]) -> Mapping[Card, Cost]:
    """Return the cost of each possible discard; empty if there is no choice.

    The measure is how loose a card is: it costs little; then it could start few melds.
    """
    discards = [action.card for action in view.legal if isinstance(action, Discard)]
    if len(discards) < 2:
        return {}
    melds = melds_in_hand(view)
    told = {card: _told(card, melds, view) for card in discards}
    return {card: Cost(with_commas(told[card]), (len(told[card]), _company(card, view))) for card in discards}


def _told(card: Card, melds: Sequence[Sequence[Card]], view: PanView) -> list[str]:
    """Return what a discard loses, and what it gives away."""
    loose = {FACE[other] for other in view.hand if not any(other in meld for meld in melds)}
    told = [
        _breaks(meld, view)
        for meld in melds
        if card in meld and FACE[card] not in loose and not _stays(meld, card, view)
    ]
    own, others = _fitting(card, view.seat, view), _fitting(card, _next(view), view)
    if own:
        told.append(message("panguingue-costs-fits-own", meld=row(own[0].cards)))
    if others:
        told.append(message("panguingue-costs-fits-next", meld=row(others[0].cards)))
    return told


def _stays(meld: Sequence[Card], card: Card, view: PanView) -> bool:
    """Return whether a meld of the hand is still one without a card."""
    return meld_type([other for other in meld if other != card], view.options) is not None


def _breaks(meld: Sequence[Card], view: PanView) -> str:
    chips = sum(line.amount for line in form(0, meld, view.options)[1]) * payers(view)
    if not chips:
        return message("panguingue-costs-breaks", meld=row(meld))
    return message("panguingue-costs-breaks-worth", meld=row(meld), chips=chips)


def _fitting(card: Card, seat: int | None, view: PanView) -> list[PanMeld]:
    """Return a seat's melds on which a card could be laid, the best-paying first."""
    found = [meld for meld in view.melds if meld.owner == seat and fits(meld.cards, card, view.options)]
    return sorted(found, key=lambda meld: -sum(line.amount for line in lay_off(meld, card, view.options)[1]))


def _next(view: PanView) -> int:
    """Return the seat that could take the discard."""
    seats = len(view.held)
    around = ((view.turn + step) % seats for step in range(1, seats))
    return next(seat for seat in around if seat not in view.dropped)


def _company(card: Card, view: PanView) -> int:
    """Return with how many cards of the hand a card could start a meld."""
    return sum(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(PLACE[other] - PLACE[card]) <= 2)
        for other in view.hand
        if other != card
    )
