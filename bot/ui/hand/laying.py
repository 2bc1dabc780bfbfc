"""Laying all that can be laid, one action after the other: the opening, further melds, lay-offs."""

from collections import Counter
from collections.abc import Sequence

from bot.texts.hand.melds import is_joker
from engine.actions import Action
from engine.cards import FACE
from engine.games.hand import HandView, Lay, LayOff, card_penalty, free_terms
from engine.games.hand.openings import hand_discards, least_left

__all__ = ["next_laid"]


def next_laid(view: HandView) -> Action | None:
    """Return what is laid next by a seat that lays all it can and then throws; None when that is all.

    It opens with the dearest melds and then lays those that leave least; a Hand goes before both. Lay-offs
    follow, on its own melds first, which cost no Hand. Jokers are laid off only to go out, and nothing is
    exchanged; while a joker that was taken has to be laid, all is left to the player.
    """
    if view.seat is None or view.owed:
        return None
    lays = [action for action in view.legal if isinstance(action, Lay)]
    if not lays:
        return _lay_off(view)
    if view.free[view.seat]:
        return _meld(view, lays) or _lay_off(view)
    out = (lay for lay in lays if sum(len(meld.cards) for meld in lay.melds) == len(view.hand) - 1)
    return next(out, lays[0])


def _meld(view: HandView, lays: Sequence[Lay]) -> Lay | None:
    """Return the longest of the melds that go out as a Hand, else of those that leave least."""
    terms = free_terms(view.options, 1)
    out = hand_discards(view.hand, terms, view.taken) if view.hand_discards else ()
    best = out[0] if out else least_left(view.hand, terms, view.taken) or least_left(view.hand, terms)
    wholes = [(meld, Counter(FACE[card] for card in meld.cards)) for meld in (best.melds if best else ())]
    # Of a long run with jokers only a part may be listed, and one of two equal cards stands for the other.
    parts = [
        (len(lay.melds[0].cards), lay.melds[0].lo == (meld.lo or None), lay)
        for lay in lays
        for meld, faces in wholes
        if Counter(FACE[card] for card in lay.melds[0].cards) <= faces
    ]
    return max(parts, key=lambda part: part[:2])[2] if parts else None


def _lay_off(view: HandView) -> LayOff | None:
    """Return the dearest lay-off, on a meld of the seat's own if there is one."""
    naturals = [card for card in view.hand if not is_joker(card)]
    goes = [
        action
        for action in view.legal
        if isinstance(action, LayOff) and (len(naturals) < 2 or not is_joker(action.card))
    ]
    return max(
        goes,
        key=lambda action: (
            view.melds[action.meld].owner == view.seat,
            not is_joker(action.card),
            card_penalty(action.card, view.options),
        ),
        default=None,
    )
