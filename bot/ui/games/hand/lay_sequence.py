"""Lays all that can be laid, one action after another: opening, further melds, lay-offs."""

from collections import Counter
from collections.abc import Sequence

from bot.texts.games.hand.melds import is_joker
from engine.actions import Action
from engine.cards import FACE, Card
from engine.games.hand.deal import HandDeal
from engine.games.hand.meld_forms import free_terms
from engine.games.hand.openings import Opening, hand_discards, least_left
from engine.games.hand.score import card_penalty
from engine.games.hand.terms import Exchange, HandView, Lay, LayOff


def lay_all(deal: HandDeal, view: HandView) -> tuple[list[Action], HandView]:
    """Return all actions of ``next_lay`` one after another, and the view afterwards."""
    laid: list[Action] = []
    after = deal
    while view.seat is not None and (action := next_lay(view)) is not None:
        after = after if laid else deal.clone()
        after.apply(view.seat, action)
        view = after.view(view.seat)
        laid.append(action)
    return laid, view


def next_lay(view: HandView) -> Action | None:
    """Return the next action of a seat that lays all it can before it discards; None when done.

    It opens with the highest melds. Then come melds without jokers, lay-offs, and melds with jokers, each
    chosen to leave the fewest points. Lay-offs go on its own melds first, which does not forfeit a Hand, and
    a Hand takes precedence over all. Jokers are laid off only to go out. Nothing is exchanged, and cards that
    could be are kept. While a taken joker must be laid, everything is left to the player.
    """
    if view.seat is None or view.jokers_due:
        return None
    lays = [action for action in view.legal if isinstance(action, Lay)]
    if lays and not view.free[view.seat]:
        out = (lay for lay in lays if sum(len(meld.cards) for meld in lay.melds) == len(view.hand) - 1)
        return next(out, lays[0])
    if lays and view.hand_discards:
        terms = free_terms(view.options, 1)
        out_with = hand_discards(view.hand, terms, view.taken) or hand_discards(view.hand, terms)
        return _part(lays, out_with[0])
    naturals = tuple(card for card in view.hand if not is_joker(card))
    traded = {card for action in view.legal if isinstance(action, Exchange) for card in action.cards}
    rest = tuple(card for card in view.hand if card not in traded)
    return _meld(view, lays, naturals) or _lay_off(view, rest) or _meld(view, lays, rest)


def _meld(view: HandView, lays: Sequence[Lay], cards: tuple[Card, ...]) -> Lay | None:
    """Return the longest meld of the split that leaves the fewest points.

    If possible, it is a split that uses the upcard taken.
    """
    if not lays:
        return None
    terms = free_terms(view.options, int(len(cards) == len(view.hand)))
    taken = view.taken if view.taken in cards else None
    best = least_left(cards, terms, taken) or least_left(cards, terms)
    return _part(lays, best) if best is not None else None


def _part(lays: Sequence[Lay], melds: Opening) -> Lay | None:
    """Return the longest listed meld that is part of one of ``melds``.

    Of a long run with jokers only a part may be listed, and equal cards are interchangeable.
    """
    wholes = [(meld.lo or None, Counter(FACE[card] for card in meld.cards)) for meld in melds.melds]
    parts = [
        (len(lay.melds[0].cards), lay.melds[0].lo == lo, lay)
        for lay in lays
        for lo, faces in wholes
        if Counter(FACE[card] for card in lay.melds[0].cards) <= faces
    ]
    return max(parts, key=lambda part: part[:2])[2] if parts else None


def _lay_off(view: HandView, cards: Sequence[Card]) -> LayOff | None:
    """Return the lay-off of the highest card, on one of the seat's own melds if possible."""
    goes_out = sum(not is_joker(card) for card in view.hand) < 2
    goes = [
        action
        for action in view.legal
        if isinstance(action, LayOff) and action.card in cards and (goes_out or not is_joker(action.card))
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
